/* lgamma, digamma, polygamma, zeta, erfinv and large angles in f64 against points computed with hundreds of digits, and
 * what TensorFlow gives where there is no number. The tables are the output of docs/math/points.py. */
#include "unit/kernel/math_testing.h"

#include "kernel/math/gamma.h"
#include "kernel/math/tanh_erf.h"
#include "kernel/math/trig.h"

int etch_test_math_special(void);

/* clang-format off */
static const struct {
    double x, y;
} digamma_at[] = {
    { 0x1.56e1fc2f8f359p-997, -0x1.7e43c8800759bp996 },
    { 0x1.79ca10c924223p-67, -0x1.5af1d78b58c4p66 },
    { 0x1.0624dd2f1a9fcp-10, -0x1.f449ac574fcf7p9 },
    { 0x1p-2, -0x1.0e8e9943cd7c3p2 },
    { 0x1p-1, -0x1.f6a897d3214fcp0 },
    { 0x1.8p-1, -0x1.15fafa86b04dbp0 },
    { 0x1.ff7ced916872bp-1, -0x1.286092f9eba6bp-1 },
    { 0x1p0, -0x1.2788cfc6fb619p-1 },
    { 0x1.004189374bc6ap0, -0x1.26b15d3f3dd75p-1 },
    { 0x1.4p0, -0x1.d1d32879af85dp-3 },
    { 0x1.6666666666666p0, -0x1.f6dcb86f223a3p-5 },
    { 0x1.762d86356be3fp0, -0x1.aa2d9b3ce29ep-54 },
    { 0x1.762d86356be4p0, 0x1.1a5beef0723bbp-53 },
    { 0x1.7631f8a0902dep0, 0x1.13653c532cb2ep-14 },
    { 0x1.8p0, 0x1.2aed059bd608ap-5 },
    { 0x1.cp0, 0x1.fad2d675283d3p-3 },
    { 0x1p1, 0x1.b0ee6072093cep-2 },
    { 0x1.4p1, 0x1.680425af12b5ep-1 },
    { 0x1.8p1, 0x1.d8773039049e7p-1 },
    { 0x1.2p2, 0x1.638d0b871453ap0 },
    { 0x1.ff5c28f5c28f6p2, 0x1.01d4e2745c204p1 },
    { 0x1p3, 0x1.02008a3a23e5dp1 },
    { 0x1.3fae147ae147bp3, 0x1.2016f32733d79p1 },
    { 0x1.4p3, 0x1.20396dc85cc95p1 },
    { 0x1.9p3, 0x1.3e1ae41f318ecp1 },
    { 0x1.91p6, 0x1.26922a6806b0fp2 },
    { 0x1.86ap16, 0x1.7069d82dcebc1p3 },
    { 0x1.c6bf52634p49, 0x1.144f69ff9ffc4p5 },
    { 0x1.249ad2594c37dp332, 0x1.cc845b54b54f2p7 },
    { 0x1.7e43c8800759cp996, 0x1.5963447f87fb5p9 },
    { 0x1.5bc400b2b1c3ep1, 0x1.9bd00730cdae7p-1 },
    { 0x1.07858755c2b6fp1, 0x1.d70a749a73e8dp-2 },
    { 0x1.2656ed0a3cfe5p1, 0x1.3316d78a3ef67p-1 },
    { 0x1.5b5f65074202ap1, 0x1.9b1d445b868d2p-1 },
    { 0x1.8f184f4168eddp-1, -0x1.035d606f27efbp0 },
    { 0x1.e83ccab18962p0, 0x1.71c6ebcd1106ep-2 },
    { 0x1.5b7fc814df6f5p1, 0x1.9b56d6aa13104p-1 },
    { 0x1.4ee5e77fb76b4p1, 0x1.84729064a5895p-1 },
    { 0x1.b804b816ebd92p0, 0x1.c9774d86e4189p-3 },
    { 0x1.042a2c852e1f8p-1, -0x1.ec85d681e56fcp0 },
    { 0x1.3c0cb9e70c0c6p0, -0x1.f7fd8f274d46fp-3 },
    { 0x1.7da2408399b34p1, 0x1.d4b6cc5e649ap-1 },
    { 0x1.8c78b79c097bap1, 0x1.ebcd4b67f554ap-1 },
    { 0x1.325fa320edbc8p3, 0x1.1a5c27d8cbaddp1 },
    { 0x1.c804ce3ad705cp4, 0x1.aa88ca95bc944p1 },
    { 0x1.af6cbad17014ep3, 0x1.482b02170d0ap1 },
    { 0x1.909ce98ff4b45p2, 0x1.c08a842f43e56p0 },
    { 0x1.303a52ab0b79cp3, 0x1.19695bf8ab917p1 },
    { 0x1.b4252c30e1061p4, 0x1.a4ba2ede424ep1 },
    { 0x1.4225640f72eddp3, 0x1.211fba63a647bp1 },
};

static const struct {
    double x, y;
} digamma_negative_at[] = {
    { -0x1.56e1fc2f8f359p-997, 0x1.7e43c8800759bp996 },
    { -0x1.b7cdfd9d7bdbbp-34, 0x1.2a05f1ffb61ddp33 },
    { -0x1p-2, 0x1.750282bca7d92p1 },
    { -0x1.fef9db22d0e56p-2, 0x1.741ddbd79bac1p-5 },
    { -0x1.0083126e978d5p-1, 0x1.c374e4d629624p-6 },
    { -0x1.8p-1, -0x1.727287dcf04dbp1 },
    { -0x1.4p0, 0x1.db68e9230e3f9p1 },
    { -0x1.cp1, 0x1.638d0b871453ap0 },
    { -0x1.44p3, 0x1.3e5674fa1e28cp3 },
    { -0x1.93p6, 0x1.79db67e23246cp0 },
    { -0x1.81c88p13, 0x1.93703fff0a977p4 },
    { -0x1.02172b05ee26p-1, 0x1.502e5780c52dap-54 },
    { -0x1.6e7b67c89501cp3, 0x1.79f8dca48cc3bp1 },
    { -0x1.dc908f6d24e18p2, 0x1.4dd9fc8b8ae0ep1 },
    { -0x1.f1b3c4b2ac8dp1, -0x1.c673c97e00a4fp2 },
    { -0x1.450c1c2f9af8fp3, 0x1.05bae7c38ed2cp3 },
    { -0x1.25ee4e7fbf0b7p4, 0x1.1283138781183p2 },
    { -0x1.1125486c96af2p3, 0x1.d8cc0803a58c8p0 },
    { -0x1.34c4d757ed672p4, 0x1.530c3d078f4bbp2 },
    { -0x1.21c083a4a6629p4, 0x1.762d77d4f1d64p3 },
    { -0x1.03178c75dcf32p4, 0x1.d59f9033f91bcp2 },
    { -0x1.886629c5b0fp2, 0x1.226dc7ce80554p3 },
    { -0x1.ca93e0e7984dp3, 0x1.2309c3d16eb23p2 },
    { -0x1.8c7af136ea2c8p2, 0x1.97d242e97b419p2 },
};

static const struct {
    double x, y;
} lgamma_at[] = {
    { 0x0.0000000000001p-1022, 0x1.74385446d71c3p9 },
    { 0x1.56e1fc2f8f359p-997, 0x1.5963447f87fb5p9 },
    { 0x1.79ca10c924223p-67, 0x1.7069e2aa2aa5bp5 },
    { 0x1p-3, 0x1.027c4cfd515bp1 },
    { 0x1.fef9db22d0e56p-2, 0x1.260eb3e81cff8p-1 },
    { 0x1p-1, 0x1.250d048e7a1bdp-1 },
    { 0x1.8p-1, 0x1.a051c372609eep-3 },
    { 0x1.ffffde7210be9p-1, 0x1.35e407ab00e3dp-21 },
    { 0x1.000010c6f7a0bp0, -0x1.35e3cdca2d678p-21 },
    { 0x1.4p0, -0x1.92857d38caf41p-4 },
    { 0x1.762d86356be3fp0, -0x1.f19b9bcc38a42p-4 },
    { 0x1.8p0, -0x1.eeb95b094c191p-4 },
    { 0x1.cp0, -0x1.59b4fd6875a6ep-4 },
    { 0x1.fffffe5280d65p0, -0x1.6b2b405fa85a3p-25 },
    { 0x1.000000d6bf94dp1, 0x1.6b2b43f393939p-25 },
    { 0x1.4p1, 0x1.2383e809a67e8p-2 },
    { 0x1.8p1, 0x1.62e42fefa39efp-1 },
    { 0x1.ap1, 0x1.df216e434a8ecp-1 },
    { 0x1.6p2, 0x1.fa99a5e94985ap1 },
    { 0x1.ffef9db22d0e5p2, 0x1.10bd9c3b52f7dp3 },
    { 0x1p3, 0x1.10ce1f32dcc3p3 },
    { 0x1.48p4, 0x1.46a6e9fba19d8p5 },
    { 0x1.573f7ced91687p7, 0x1.62e3f06aaf966p9 },
    { 0x1.2a05f2p33, 0x1.9a43710f467c1p37 },
    { 0x1.249ad2594c37dp332, 0x1.060a2246099aep340 },
    { 0x1.6c8e5ca239029p1014, 0x1.f3fc83052cbf4p1023 },
    { -0x1.56e1fc2f8f359p-997, 0x1.5963447f87fb5p9 },
    { -0x1.79ca10c924223p-67, 0x1.7069e2aa2aa5bp5 },
    { -0x1p-3, 0x1.15288efd88c03p1 },
    { -0x1.fef9db22d0e56p-2, 0x1.43fb496515fd4p0 },
    { 0x1.f5cf3b6f9979p0, -0x1.0b4b59264a899p-6 },
    { 0x1.6990995bc8ba8p0, -0x1.ecb9223012882p-4 },
    { 0x1.1edc299af6418p-2, 0x1.2afac0e766d4bp0 },
    { 0x1.0f055cab3ae56p3, 0x1.2f8aba100976ap3 },
    { 0x1.49e63588603ecp3, 0x1.b01bc42ded526p3 },
    { 0x1.516808ae31dc8p1, 0x1.89f9a2cd38342p-2 },
    { 0x1.6ce813cac1202p1, 0x1.1eb59be5ecfdep-1 },
    { 0x1.3effa596bd3cp-3, 0x1.c9c1611abddd7p0 },
    { 0x1.ef40545b4becap2, 0x1.0012b4fab43d6p3 },
    { 0x1.cdf22b75a4f98p1, 0x1.52b6eb6ad81ebp0 },
    { 0x1.a478c28acba94p0, -0x1.b41da0ead48ecp-4 },
    { 0x1.f0cc84403e0adp2, 0x1.019b4c33e48bfp3 },
};

static const struct {
    double x, y;
} lgamma_negative_at[] = {
    { -0x1.0083126e978d5p-1, 0x1.43f680ffc85f8p0 },
    { -0x1.8p-1, 0x1.93616060ea5ep0 },
    { -0x1.8p0, 0x1.b858151820f86p-1 },
    { -0x1.2p1, 0x1.1c6ab2d17b786p-1 },
    { -0x1.3a7fc9600f86cp1, 0x1.0323b6d1fe86dp-54 },
    { -0x1.ffdf3b645a1cbp1, 0x1.dd984282bcecep1 },
    { -0x1.5p3, -0x1.e4b670d05976ap3 },
    { -0x1.91p5, -0x1.25b9cd22151cep7 },
    { -0x1.f46p9, -0x1.71bd17f37e5d3p12 },
    { -0x1.09c429dbbd376p3, -0x1.3d62dcef5311bp3 },
    { -0x1.68d45cfd4aea4p3, -0x1.0c36f1d2bfd04p4 },
    { -0x1.104285cb0674ep4, -0x1.d6e501d14f243p4 },
    { -0x1.e2f06329496b4p2, -0x1.0fac03afb3df7p3 },
    { -0x1.253ff7770a8c1p3, -0x1.6a411d7086039p3 },
    { -0x1.71dea8e1c669cp3, -0x1.1b7d0976bc443p4 },
    { -0x1.0c9f59d62cbd8p4, -0x1.f45b3ce3533d2p4 },
    { -0x1.e342736700b1p0, 0x1.9d9918f6f06aep0 },
    { -0x1.9586bad23cb8p1, -0x1.6afc10fa5ddf2p-3 },
    { -0x1.a3204208787c6p2, -0x1.9e46ce6e80951p2 },
    { -0x1.27e9a472d828p-1, 0x1.4a4976f0ec8dcp0 },
    { -0x1.15dabbfe92b87p3, -0x1.58bf6fcc06db5p3 },
};

static const struct {
    double n, x, y;
} polygamma_at[] = {
    { 0x1p0, 0x1.47ae147ae147bp-7, 0x1.388cf83ecc5f8p13 },
    { 0x1p0, 0x1p-1, 0x1.3bd3cc9be45dep2 },
    { 0x1p0, 0x1p0, 0x1.a51a6625307d3p0 },
    { 0x1p0, 0x1.6p1, 0x1.c012ae051644fp-2 },
    { 0x1p0, 0x1.7p3, 0x1.741ba0f1ffdc1p-4 },
    { 0x1p0, 0x1.e2p5, 0x1.1233eb070b1c6p-6 },
    { 0x1p0, 0x1.2cp8, 0x1.b5a2ba308eed3p-9 },
    { 0x1p1, 0x1.47ae147ae147bp-7, -0x1.e848257245e21p20 },
    { 0x1p1, 0x1p-1, -0x1.0d42c0452055dp4 },
    { 0x1p1, 0x1p0, -0x1.33ba004f00621p1 },
    { 0x1p1, 0x1.6p1, -0x1.827cd1492b2c1p-3 },
    { 0x1p1, 0x1.7p3, -0x1.0e40c8ec75183p-7 },
    { 0x1p1, 0x1.e2p5, -0x1.25b16c721aefbp-12 },
    { 0x1p1, 0x1.2cp8, -0x1.761264c69a30ep-17 },
    { 0x1.8p1, 0x1.47ae147ae147bp-7, 0x1.1e1a3032022cbp29 },
    { 0x1.8p1, 0x1p-1, 0x1.85a2e8c290826p6 },
    { 0x1.8p1, 0x1p0, 0x1.9f9cb402bc46cp2 },
    { 0x1.8p1, 0x1.6p1, 0x1.48f11bb638313p-3 },
    { 0x1.8p1, 0x1.7p3, 0x1.884a0caeb530ep-10 },
    { 0x1.8p1, 0x1.e2p5, 0x1.3a8fb3e657061p-17 },
    { 0x1.8p1, 0x1.2cp8, 0x1.3fbd6fee7d385p-24 },
    { 0x1p2, 0x1.47ae147ae147bp-7, -0x1.bf08eb00bd9b7p37 },
    { 0x1p2, 0x1p-1, -0x1.81bcb437e3d5bp9 },
    { 0x1p2, 0x1p0, -0x1.8e2e2562fbb35p4 },
    { 0x1p2, 0x1.6p1, -0x1.9ed5676e0dbb8p-3 },
    { 0x1p2, 0x1.7p3, -0x1.aac8f20b57a28p-12 },
    { 0x1p2, 0x1.e2p5, -0x1.f95b588563704p-22 },
    { 0x1p2, 0x1.2cp8, -0x1.99f2ebfed5403p-31 },
    { 0x1.cp2, 0x1.47ae147ae147bp-7, 0x1.5db8627c13d8p65 },
    { 0x1.cp2, 0x1p-1, 0x1.3b0c837db02e8p20 },
    { 0x1.cp2, 0x1p0, 0x1.3c48cc49fa28bp12 },
    { 0x1.cp2, 0x1.6p1, 0x1.b1fbe0f5d01cep0 },
    { 0x1.cp2, 0x1.7p3, 0x1.301621484e21cp-15 },
    { 0x1.cp2, 0x1.e2p5, 0x1.22fe53317479p-32 },
    { 0x1.cp2, 0x1.2cp8, 0x1.e0035ffc68a62p-49 },
    { 0x1.4p3, 0x1.47ae147ae147bp-7, -0x1.d502eb9707e23p94 },
    { 0x1.4p3, 0x1p-1, -0x1.baf8a47cdbd85p32 },
    { 0x1.4p3, 0x1p0, -0x1.bb300a7e2b9dcp21 },
    { 0x1.4p3, 0x1.6p1, -0x1.ba0c4f7ca657p5 },
    { 0x1.4p3, 0x1.7p3, -0x1.c44ddac30f424p-17 },
    { 0x1.4p3, 0x1.e2p5, -0x1.5fccf11503c88p-41 },
    { 0x1.4p3, 0x1.2cp8, -0x1.27132c681f7dep-64 },
    { 0x1.4p4, 0x1.47ae147ae147bp-7, -0x1.83956a269123fp200 },
    { 0x1.4p4, 0x1p-1, -0x1.0e1b3be484882p82 },
    { 0x1.4p4, 0x1p0, -0x1.0e1b44555eaadp61 },
    { 0x1.4p4, 0x1.6p1, -0x1.593e8dc0d630cp30 },
    { 0x1.4p4, 0x1.7p3, -0x1.4a48f7eab8b9ap-13 },
    { 0x1.4p4, 0x1.e2p5, -0x1.a8ec7023bfa0cp-62 },
    { 0x1.4p4, 0x1.2cp8, -0x1.2b9b8d45ae38cp-108 },
    { 0x1.9p5, 0x1.47ae147ae147bp-7, -0x1.08133117f44a3p553 },
    { 0x1.9p5, 0x1p-1, -0x1.27baf2587b49ep265 },
    { 0x1.9p5, 0x1p0, -0x1.27baf2587b4a1p214 },
    { 0x1.9p5, 0x1.6p1, -0x1.b6b5e8f39a1c6p139 },
    { 0x1.9p5, 0x1.7p3, -0x1.70f298c476ee4p34 },
    { 0x1.9p5, 0x1.e2p5, -0x1.64a4077ba512dp-87 },
    { 0x1.9p5, 0x1.2cp8, -0x1.2ebef6fe4c777p-203 },
    { 0x1.9p6, 0x1p-1, -0x1.b30964ec395dcp625 },
    { 0x1.9p6, 0x1p0, -0x1.b30964ec395dcp524 },
    { 0x1.9p6, 0x1.6p1, -0x1.491aa096cd5c5p377 },
    { 0x1.9p6, 0x1.7p3, -0x1.d8f3fe9abbf8ep168 },
    { 0x1.9p6, 0x1.e2p5, -0x1.d379031fc33e3p-73 },
    { 0x1.9p6, 0x1.2cp8, -0x1.635d5d0a7d616p-305 },
    { 0x1.54p7, 0x1.6p1, -0x1.bfc7ab3657069p769 },
    { 0x1.54p7, 0x1.7p3, -0x1.ca5df3a855a6ap416 },
    { 0x1.54p7, 0x1.e2p5, -0x1.475f0d6bc257fp8 },
    { 0x1.54p7, 0x1.2cp8, -0x1.5dd7dce15016bp-387 },
};

static const struct {
    double n, x, y;
} polygamma_negative_at[] = {
    { 0x1p0, -0x1.0624dd2f1a9fcp-10, 0x1.e84834b70560dp19 },
    { 0x1p0, -0x1p-2, 0x1.28ab89fe51e18p4 },
    { 0x1p0, -0x1.8p-1, 0x1.2f9a09ba04438p4 },
    { 0x1p0, -0x1.2p0, 0x1.0b2ef714c5015p6 },
    { 0x1p0, -0x1.78p2, 0x1.0cf306ca03191p6 },
    { 0x1p0, -0x1.e4p4, 0x1.3b4e9b94a18ffp4 },
    { 0x1p0, -0x1.902p7, 0x1.034f76b6fd8e7p8 },
    { 0x1p1, -0x1.0624dd2f1a9fcp-10, 0x1.dcd64ff65b865p30 },
    { 0x1p1, -0x1p-2, 0x1.eaca1a84a4961p6 },
    { 0x1p1, -0x1.8p-1, -0x1.f259165144125p6 },
    { 0x1p1, -0x1.2p0, 0x1.fef90d3e96601p9 },
    { 0x1p1, -0x1.78p2, -0x1.ff28cfff2dbf5p9 },
    { 0x1p1, -0x1.e4p4, 0x1.f018a069ddb79p6 },
    { 0x1p1, -0x1.902p7, 0x1.fff2d9f9ce2d2p12 },
    { 0x1.8p1, -0x1.0624dd2f1a9fcp-10, 0x1.5d3ef79801a13p42 },
    { 0x1.8p1, -0x1p-2, 0x1.84f0da1cd173ep10 },
    { 0x1.8p1, -0x1.8p-1, 0x1.856fafd5275a6p10 },
    { 0x1.8p1, -0x1.2p0, 0x1.803a6b302ca27p14 },
    { 0x1.8p1, -0x1.78p2, 0x1.803bfa9220669p14 },
    { 0x1.8p1, -0x1.e4p4, 0x1.85a2e7a2360b6p10 },
    { 0x1.8p1, -0x1.902p7, 0x1.80035e2904a05p18 },
    { 0x1p2, -0x1.0624dd2f1a9fcp-10, 0x1.550f7dca6fff9p54 },
    { 0x1p2, -0x1p-2, 0x1.7e64cc2dfd373p14 },
    { 0x1p2, -0x1.8p-1, -0x1.7e8cf556139e4p14 },
    { 0x1p2, -0x1.2p0, 0x1.7ffbaa697013fp19 },
    { 0x1p2, -0x1.78p2, -0x1.7ffbbfdfc87d7p19 },
    { 0x1p2, -0x1.e4p4, 0x1.7e864c921c4fdp14 },
    { 0x1p2, -0x1.902p7, 0x1.7ffff0527b332p24 },
    { 0x1.cp2, -0x1.0624dd2f1a9fcp-10, 0x1.048fd83776286p92 },
    { 0x1.cp2, -0x1p-2, 0x1.3b0c4e22581p28 },
    { 0x1.cp2, -0x1.8p-1, 0x1.3b0c7fcdd306fp28 },
    { 0x1.cp2, -0x1.2p0, 0x1.3b000411a57adp36 },
    { 0x1.cp2, -0x1.78p2, 0x1.3b00041271752p36 },
    { 0x1.cp2, -0x1.e4p4, 0x1.3b0c837db02e8p28 },
    { 0x1.cp2, -0x1.902p7, 0x1.3b000002d47d3p44 },
};

static const struct {
    double s, q, y;
} zeta_at[] = {
    { 0x1.00068db8bac71p0, 0x1.0624dd2f1a9fcp-10, 0x1.57ca21fbaca76p13 },
    { 0x1.00068db8bac71p0, 0x1.3333333333333p-2, 0x1.389c05fc13ef1p13 },
    { 0x1.00068db8bac71p0, 0x1p0, 0x1.38849e2710917p13 },
    { 0x1.00068db8bac71p0, 0x1.cp0, 0x1.387e052d9159ap13 },
    { 0x1.00068db8bac71p0, 0x1.6p2, 0x1.38731cbf2607p13 },
    { 0x1.00068db8bac71p0, 0x1.9p4, 0x1.38666a05e0d7cp13 },
    { 0x1.00068db8bac71p0, 0x1.f44p9, 0x1.3848c1cd5da2bp13 },
    { 0x1.8p0, 0x1.0624dd2f1a9fcp-10, 0x1.ee258c410ddd3p14 },
    { 0x1.8p0, 0x1.3333333333333p-2, 0x1.079bbe5d652d9p3 },
    { 0x1.8p0, 0x1p0, 0x1.4e6250bfbd89dp1 },
    { 0x1.8p0, 0x1.cp0, 0x1.c1e728020e654p0 },
    { 0x1.8p0, 0x1.6p2, 0x1.c96146cc317cbp-1 },
    { 0x1.8p0, 0x1.9p4, 0x1.9dbca8c8e8a75p-2 },
    { 0x1.8p0, 0x1.f44p9, 0x1.030dc462320d2p-4 },
    { 0x1p1, 0x1.0624dd2f1a9fcp-10, 0x1.e848348fa1c6dp19 },
    { 0x1p1, 0x1.3333333333333p-2, 0x1.87da06bfa42ddp3 },
    { 0x1p1, 0x1p0, 0x1.a51a6625307d3p0 },
    { 0x1p1, 0x1.cp0, 0x1.87385c3c034c4p-1 },
    { 0x1p1, 0x1.6p2, 0x1.9840d2469dc03p-3 },
    { 0x1p1, 0x1.9p4, 0x1.4e522a00923fdp-5 },
    { 0x1p1, 0x1.f44p9, 0x1.0624dbc099aa2p-10 },
    { 0x1.ap1, 0x1.0624dd2f1a9fcp-10, 0x1.4f2e7a050f269p32 },
    { 0x1.ap1, 0x1.3333333333333p-2, 0x1.94a33bd498c43p5 },
    { 0x1.ap1, 0x1p0, 0x1.28be2f3d9645fp0 },
    { 0x1.ap1, 0x1.cp0, 0x1.d725daa021e7fp-3 },
    { 0x1.ap1, 0x1.6p2, 0x1.80f08f6bc44bep-7 },
    { 0x1.ap1, 0x1.9p4, 0x1.5ccc2cf920d3bp-12 },
    { 0x1.ap1, 0x1.f44p9, 0x1.53737accfeee2p-24 },
    { 0x1.4p3, 0x1.0624dd2f1a9fcp-10, 0x1.93e5939a08ce8p99 },
    { 0x1.4p3, 0x1.3333333333333p-2, 0x1.4ac379b6234c6p17 },
    { 0x1.4p3, 0x1p0, 0x1.00412e33a5bb9p0 },
    { 0x1.4p3, 0x1.cp0, 0x1.ec1db5a83f9afp-9 },
    { 0x1.4p3, 0x1.6p2, 0x1.a8e77d7bcd6ep-25 },
    { 0x1.4p3, 0x1.9p4, 0x1.38b6efd306834p-45 },
    { 0x1.4p3, 0x1.f44p9, 0x1.19b2f6b60a943p-93 },
    { 0x1.0cp5, 0x1.0624dd2f1a9fcp-10, 0x1.cea6159a7eaa1p333 },
    { 0x1.0cp5, 0x1.3333333333333p-2, 0x1.23b3806ee2f99p58 },
    { 0x1.0cp5, 0x1p0, 0x1.000000005a828p0 },
    { 0x1.0cp5, 0x1.cp0, 0x1.efcc73742a853p-28 },
    { 0x1.0cp5, 0x1.6p2, 0x1.87ec8f05c2057p-83 },
    { 0x1.0cp5, 0x1.9p4, 0x1.db55624dfb6adp-156 },
    { 0x1.0cp5, 0x1.f44p9, 0x1.106623879b06ep-329 },
    { 0x1.4p6, 0x1.0624dd2f1a9fcp-10, 0x1.33234de7ad7dap797 },
    { 0x1.4p6, 0x1.3333333333333p-2, 0x1.f10cd4e61a63fp138 },
    { 0x1.4p6, 0x1p0, 0x1p0 },
    { 0x1.4p6, 0x1.cp0, 0x1.5485c14ba9f01p-65 },
    { 0x1.4p6, 0x1.6p2, 0x1.2f7bb205f692ap-197 },
    { 0x1.4p6, 0x1.9p4, 0x1.7855a4f8d8fbp-372 },
    { 0x1.4p6, 0x1.f44p9, 0x1.518837551431dp-794 },
};

static const struct {
    double x, y;
} erfinv_at[] = {
    { 0x1.56e1fc2f8f359p-997, 0x1.2fdf36bf69b9fp-997 },
    { 0x1.5798ee2308c3ap-27, 0x1.308158419499ap-27 },
    { 0x1.0624dd2f1a9fcp-10, 0x1.d0a36543e1fd3p-11 },
    { 0x1.999999999999ap-4, 0x1.6bf442539fd74p-4 },
    { 0x1p-2, 0x1.cd70681d5ff7p-3 },
    { 0x1.fef9db22d0e56p-2, 0x1.e73e7af424744p-2 },
    { 0x1p-1, 0x1.e861fbb24c00ap-2 },
    { 0x1.0083126e978d5p-1, 0x1.e985cbad8f57p-2 },
    { 0x1.8p-1, 0x1.a07890f6b2ba1p-1 },
    { 0x1.ccccccccccccdp-1, 0x1.29c0146770651p0 },
    { 0x1.fae147ae147aep-1, 0x1.d2466082bb20ep0 },
    { 0x1.fe425aee631f9p-1, 0x1.091b7957fd392p1 },
    { 0x1.fe4f765fd8adbp-1, 0x1.09f23015eea1p1 },
    { 0x1.ff7ced916872bp-1, 0x1.29d311405cdb4p1 },
    { 0x1.ffffde7210be9p-1, 0x1.babd964830d58p1 },
    { 0x1.fffffdfc9a9adp-1, 0x1.ea74326f78db4p1 },
    { 0x1.ffffffff2419p-1, 0x1.24a92a03d21cdp2 },
    { 0x1.fffffffffep-1, 0x1.4347bf36fbae8p2 },
    { 0x1.ffffffffffff8p-1, 0x1.6be9874412264p2 },
    { 0x1.fffffffffffffp-1, 0x1.7744f8f74e94ap2 },
    { 0x1.610d569caccccp-2, 0x1.43506a96b369cp-2 },
    { 0x1.dc9035d048bp-4, 0x1.a7d9ec41b7b52p-4 },
    { 0x1.37229483513b7p-1, 0x1.35b2af0b5d5c7p-1 },
    { 0x1.09fa5d8c609b8p-1, 0x1.fed267989bd7ep-2 },
    { 0x1.bee95e160ec38p-2, 0x1.a2324160f8145p-2 },
    { 0x1.fc3aa28b0763dp-1, 0x1.e51b9030ac00ap0 },
    { 0x1.add0a8052f00ap-1, 0x1.fc0f9a401f347p-1 },
    { 0x1.d6597f9160ap-4, 0x1.a24936d23b7c8p-4 },
    { 0x1.c4b7a752c85bep-1, 0x1.1cb0ce27fd5a9p0 },
    { 0x1.061e33d75ddp-9, 0x1.d097ae87be1f6p-10 },
    { 0x1.4d8cfb331845dp-1, 0x1.5363733292db9p-1 },
    { 0x1.42e502560ce06p-2, 0x1.260b3148f7a4ap-2 },
};

static const struct {
    double x, sin, cos;
} angles[] = {
    { 0x1.921fb54442d18p0, 0x1p0, 0x1.1a62633145c07p-54 },
    { 0x1.921fb54442d18p0, 0x1p0, 0x1.1a62633145c07p-54 },
    { 0x1.6c6cbc45dc8dep5, 0x1p0, -0x1.6d61b58c99c43p-61 },
    { 0x1.6c6cbc45dc8dep8, 0x1.6d61b58c99c43p-58, 0x1p0 },
    { 0x1.6c6cbc45dc8dep11, 0x1.6d61b58c99c43p-55, 0x1p0 },
    { 0x1.67e57cdd4dc54p15, -0x1p0, 0x1.396f53352c401p-53 },
    { 0x1.39c6fd67805a7p18, -0x1p0, -0x1.988efe18ff83fp-55 },
    { 0x1.9eb7148f354d6p20, 0x1p0, -0x1.d0afa32c646cap-55 },
    { 0x1.b951f1572eba5p24, 0x1.f54f5227a4e84p-59, -0x1p0 },
    { 0x1.b951f1572eba5p27, -0x1.f54f5227a4e84p-56, 0x1p0 },
    { 0x1.55202aefde314p29, -0x1p0, 0x1.10c745b9374bcp-53 },
    { 0x1.5c9508c58aafap32, 0x1p0, 0x1.7091a64747dabp-54 },
    { 0x1.46546a5bd73ccp35, -0x1p0, -0x1.8dc15e293c9cdp-54 },
    { 0x1.6ac5b262ca1ffp849, 0x1p0, -0x1.14ae72e6ba22fp-61 },
    { 0x1.0f0cf064dd592p73, -0x1.b453ab76bf397p-1, 0x1.0be2cef01c8f4p-1 },
    { 0x1p40, -0x1.9f7122716d5d9p-2, -0x1.d3f8577b3aa88p-1 },
    { 0x1.00000000002p41, 0x1.c4e201e89eb1bp-1, 0x1.ddaa6bbbb5194p-2 },
    { 0x1p60, -0x1.a94adab06665cp-1, -0x1.1d146047d6947p-1 },
    { 0x1p100, -0x1.be8ed97ac1f59p-1, 0x1.f4eb3ff66e36dp-2 },
    { 0x1p1023, 0x1.205248cbdb76p-1, -0x1.a719f26c232bfp-1 },
    { 0x1.fffffffffffffp1023, 0x1.452fc98b34e97p-8, -0x1.fffe62ecfab75p-1 },
    { 0x1.6ac5b262ca1ffp849, 0x1p0, -0x1.14ae72e6ba22fp-61 },
    { 0x1.7e43c8800759cp996, -0x1.a2c16b010e385p-1, -0x1.2699022adc4c1p-1 },
    { 0x1.61bcca7119916p256, 0x1.b96d7fbe6d42cp-4, -0x1.fd049c7469b1ep-1 },
    { 0x1.bad32fccddf7ep1015, 0x1.961c3d8d61614p-1, 0x1.37cc75daf48ccp-1 },
    { 0x1.75187d30f89d8p814, -0x1.d6ec53150c36cp-2, -0x1.c6a50e509b3fp-1 },
    { 0x1.c34e9d5737146p95, 0x1.064580ff9348cp-2, -0x1.eeebefa19aee1p-1 },
    { 0x1.d5f882355ae39p208, -0x1.7af10cd73ee1dp-2, -0x1.dba6e8d00b336p-1 },
    { 0x1.1e177c1e04be4p506, 0x1.994beecc837a2p-1, -0x1.339aa65d7439p-1 },
    { 0x1.8ea995caac40bp52, -0x1.4dfde78cb6e2cp-4, 0x1.fe4b876d0d194p-1 },
    { 0x1.12b6d5125cc5cp805, 0x1.be02bc976becbp-1, -0x1.f6dd9aea446ecp-2 },
    { 0x1.1bcd4b42fc01cp380, -0x1.fe0107e00b3dep-3, 0x1.efded528ba33ap-1 },
    { 0x1.41df2a9490f84p127, -0x1.cf0ce9407a0d8p-1, -0x1.b4efa638856p-2 },
    { 0x1.f4c926d531635p839, 0x1.6aaf5bd4c150dp-2, 0x1.decf541e769dfp-1 },
    { 0x1.4d0eec353c928p85, 0x1.48563ca58adf2p-1, -0x1.88dc22b16b662p-1 },
    { 0x1.c9a20e20de5e2p239, -0x1.f87975d5e1467p-1, 0x1.5dd8a3f0e84e2p-3 },
    { 0x1.383a10306b9p558, -0x1.8605948f674a6p-3, -0x1.f6a138b6673a8p-1 },
    { 0x1.b3664320638f8p200, -0x1.02bc7c61313ddp-1, -0x1.b9d05d26382eap-1 },
    { 0x1.0616c7bd9e0f8p722, -0x1.434bfa5f8522cp-1, -0x1.8d0492e2236bap-1 },
    { 0x1.bea74bb0dfa1p957, 0x1.ff94838ca237dp-1, -0x1.4bb192923ebd4p-5 },
    { 0x1.2297ee5c8a8c4p359, 0x1.f25677a6af6e8p-1, 0x1.d5f3e6e7f6344p-3 },
    { 0x1.dff83c24087adp469, 0x1.ae5cd681fb16ep-4, -0x1.fd2a81fcf9ad2p-1 },
    { 0x1.466912637ec06p437, -0x1.ad58dfe801a6dp-1, -0x1.16ef7ca020e77p-1 },
    { 0x1.19403c66f9df4p285, -0x1.7751635144e2cp-3, -0x1.f75435da1c839p-1 },
};
/* clang-format on */

/* `want` is itself rounded, which is worth half an ulp. */
static void check(const char *name, double a, double b, double got, double want, double bound)
{
    double e = fabs(got - want) / (nextafter(fabs(want), INFINITY) - fabs(want));
    if (!(e <= bound + 0.5)) {
        print_error("%s(%a, %a) = %a, expected %a: %.3f ulp\n", name, a, b, got, want, e);
        fail();
    }
}

static void check_near(const char *name, double a, double b, double got, double want, double tolerance)
{
    if (!(fabs(got - want) <= tolerance)) {
        print_error("%s(%a, %a) = %a, expected %a: off by %g\n", name, a, b, got, want, fabs(got - want));
        fail();
    }
}

static void test_digamma(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(digamma_at); i++) {
        double x = digamma_at[i].x, y = digamma_at[i].y;
        check("digamma", x, 0.0, etch__digamma_f64(x), y, 3.0);
        double f = (double)etch__digamma_f32((float)x); /* the float is another number: only for those that are not */
        if ((double)(float)x == x && fabs(y) < 1e38)
            check_near("digamma_f32", x, 0.0, f, y, 0x1p-24 * fabs(y) * 1.001);
    }
    for (size_t i = 0; i < COUNT_OF(digamma_negative_at); i++) {
        double x = digamma_negative_at[i].x, y = digamma_negative_at[i].y;
        check_near("digamma", x, 0.0, etch__digamma_f64(x), y, 1e-15 * (3.0 + fabs(y)));
    }
    assert_true(isnan(etch__digamma_f64(0.0)) && isnan(etch__digamma_f64(-0.0)) && isnan(etch__digamma_f64(-3.0)));
    assert_true(isnan(etch__digamma_f64(-INFINITY)) && isnan(etch__digamma_f64(NAN)));
    assert_true(etch__digamma_f64(INFINITY) == INFINITY && isnan(etch__digamma_f64(-0x1p60)));
}

static void test_lgamma(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(lgamma_at); i++)
        check("lgamma", lgamma_at[i].x, 0.0, etch__lgamma_f64(lgamma_at[i].x), lgamma_at[i].y, 3.0);
    for (size_t i = 0; i < COUNT_OF(lgamma_negative_at); i++) {
        double x = lgamma_negative_at[i].x, y = lgamma_negative_at[i].y;
        double size = 1.0 + fabs(y) + fabs(etch__lgamma_f64(-x));
        check_near("lgamma", x, 0.0, etch__lgamma_f64(x), y, 4e-16 * size);
    }
    assert_true(etch__lgamma_f64(1.0) == 0.0 && !signbit(etch__lgamma_f64(1.0)));
    assert_true(etch__lgamma_f64(2.0) == 0.0 && !signbit(etch__lgamma_f64(2.0)));
    assert_true(etch__lgamma_f64(0.0) == INFINITY && etch__lgamma_f64(-0.0) == INFINITY);
    assert_true(etch__lgamma_f64(-1.0) == INFINITY && etch__lgamma_f64(-0x1p53) == INFINITY);
    assert_true(etch__lgamma_f64(INFINITY) == INFINITY && etch__lgamma_f64(-INFINITY) == INFINITY);
    assert_true(isnan(etch__lgamma_f64(NAN)) && etch__lgamma_f64(1.7e308) == INFINITY);
}

static void test_polygamma(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(polygamma_at); i++) {
        double n = polygamma_at[i].n, x = polygamma_at[i].x;
        check("polygamma", n, x, etch__polygamma_f64(n, x), polygamma_at[i].y, 4.5);
    }
    for (size_t i = 0; i < COUNT_OF(polygamma_negative_at); i++) {
        double n = polygamma_negative_at[i].n, x = polygamma_negative_at[i].x;
        /* In the middle between two poles terms cancel: against n! times the nearest of them. */
        double size = tgamma(n + 1.0) * pow(0.5, -(n + 1.0)) + fabs(polygamma_negative_at[i].y);
        check_near("polygamma", n, x, etch__polygamma_f64(n, x), polygamma_negative_at[i].y, 1e-15 * size);
    }
    assert_true(etch__polygamma_f64(0.0, 2.0) == etch__digamma_f64(2.0));
    assert_true(isnan(etch__polygamma_f64(-1.0, 2.0)) && isnan(etch__polygamma_f64(1.5, 2.0)));
    assert_true(isnan(etch__polygamma_f64(NAN, 2.0)) && isnan(etch__polygamma_f64(1.0, NAN)));
    assert_true(isnan(etch__polygamma_f64(INFINITY, 2.0)));
    assert_true(etch__polygamma_f64(1.0, 0.0) == INFINITY && etch__polygamma_f64(3.0, -2.0) == INFINITY);
    assert_true(isnan(etch__polygamma_f64(2.0, 0.0)) && isnan(etch__polygamma_f64(2.0, -1.0)));
    assert_true(etch__polygamma_f64(1.0, INFINITY) == 0.0);
    /* 200! overflows and 100^-201 underflows; the product does not. */
    check_near("polygamma", 200.0, 100.0, etch__polygamma_f64(200.0, 100.0), -0x1.21323d9521ffap-90, 0x1p-90 * 1e-12);
}

static void test_zeta(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(zeta_at); i++) {
        double s = zeta_at[i].s, q = zeta_at[i].q;
        check("zeta", s, q, etch__zeta_f64(s, q), zeta_at[i].y, 3.5);
    }
    assert_true(etch__zeta_f64(1.0, 3.0) == INFINITY && etch__zeta_f64(1.0, -0.5) == INFINITY);
    assert_true(isnan(etch__zeta_f64(0.5, 3.0)) && isnan(etch__zeta_f64(NAN, 3.0)) && isnan(etch__zeta_f64(2.0, NAN)));
    assert_true(etch__zeta_f64(2.0, 0.0) == INFINITY && etch__zeta_f64(2.0, -1.0) == INFINITY);
    assert_true(isnan(etch__zeta_f64(3.0, -1.0)) && isnan(etch__zeta_f64(2.5, -0.5)));
    check("zeta", 2.0, -0.5, etch__zeta_f64(2.0, -0.5), 8.934802200544679, 3.0);
    assert_true(etch__zeta_f64(2.0, INFINITY) == 0.0 && etch__zeta_f64(INFINITY, 1.0) == 1.0);
    assert_true(etch__zeta_f64(INFINITY, 2.0) == 0.0 && etch__zeta_f64(INFINITY, 0.5) == INFINITY);
}

static void test_erfinv(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(erfinv_at); i++) {
        double x = erfinv_at[i].x, y = erfinv_at[i].y;
        check("erfinv", x, 0.0, etch__erfinv_f64(x), y, 2.5);
        check("erfinv", -x, 0.0, etch__erfinv_f64(-x), -y, 2.5);
    }
    assert_true(etch__erfinv_f64(1.0) == INFINITY && etch__erfinv_f64(-1.0) == -INFINITY);
    assert_true(isnan(etch__erfinv_f64(1.5)) && isnan(etch__erfinv_f64(-INFINITY)) && isnan(etch__erfinv_f64(NAN)));
    assert_true(etch__erfinv_f64(0.0) == 0.0 && signbit(etch__erfinv_f64(-0.0)));
}

static void test_angles(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(angles); i++) {
        double x = angles[i].x;
        check("sin", x, 0.0, etch__sin_f64(x), angles[i].sin, 0.8);
        check("cos", x, 0.0, etch__cos_f64(x), angles[i].cos, 0.8);
        check("sin", -x, 0.0, etch__sin_f64(-x), -angles[i].sin, 0.8);
        check("cos", -x, 0.0, etch__cos_f64(-x), angles[i].cos, 0.8);
        check("tan", x, 0.0, etch__tan_f64(x), angles[i].sin / angles[i].cos, 3.0);
    }
}

int etch_test_math_special(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_digamma), cmocka_unit_test(test_lgamma), cmocka_unit_test(test_polygamma),
        cmocka_unit_test(test_zeta),    cmocka_unit_test(test_erfinv), cmocka_unit_test(test_angles),
    };
    return cmocka_run_group_tests_name("kernel/math_special", tests, NULL, NULL);
}
