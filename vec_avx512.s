	.file	"vec.c"
	.text
	.p2align 4
	.type	etch__cosh_f64, @function
etch__cosh_f64:
.LFB154:
	.cfi_startproc
	vmovsd	.LC4(%rip), %xmm2
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm0
	vcomisd	%xmm0, %xmm2
	ja	.L26
	vmovsd	.LC21(%rip), %xmm1
	vcomisd	%xmm0, %xmm1
	ja	.L27
	vcomisd	.LC3(%rip), %xmm0
	ja	.L17
	vmovsd	.LC2(%rip), %xmm1
	vmaxsd	%xmm0, %xmm1, %xmm0
.L12:
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	%xmm0, %xmm0, %xmm3
	vfmadd132sd	.LC6(%rip), %xmm1, %xmm3
	movabsq	$-4843621399236966403, %rax
	vsubsd	%xmm1, %xmm3, %xmm1
	vmovq	%xmm3, %rsi
	vfmadd231sd	.LC8(%rip), %xmm1, %xmm0
	addq	%rsi, %rax
	vfmadd132sd	.LC9(%rip), %xmm0, %xmm1
	vxorpd	%xmm0, %xmm0, %xmm0
	movq	%rax, %rdx
	shrq	%rdx
	movq	%rdx, %rcx
	subq	%rdx, %rax
	salq	$52, %rcx
	salq	$52, %rax
	vmovq	%rcx, %xmm5
	vmovq	%rax, %xmm6
	vaddsd	%xmm0, %xmm1, %xmm0
	vmovsd	.LC10(%rip), %xmm1
	vfmadd213sd	.LC11(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC12(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC13(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC14(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC15(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC16(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC17(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC18(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC19(%rip), %xmm0, %xmm1
	vfmadd132sd	%xmm0, %xmm2, %xmm1
	vmulsd	%xmm0, %xmm0, %xmm2
	vfmadd231sd	%xmm1, %xmm2, %xmm0
	vaddsd	.LC20(%rip), %xmm0, %xmm0
	vmulsd	%xmm5, %xmm0, %xmm0
	vmulsd	%xmm6, %xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	vcomisd	.LC3(%rip), %xmm0
	ja	.L16
	vmovsd	.LC2(%rip), %xmm1
	vmaxsd	%xmm0, %xmm1, %xmm0
.L10:
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	%xmm0, %xmm0, %xmm4
	vfmadd132sd	.LC6(%rip), %xmm1, %xmm4
	movabsq	$-4843621399236966402, %rax
	vsubsd	%xmm1, %xmm4, %xmm1
	vmovq	%xmm4, %rdi
	vfmadd231sd	.LC8(%rip), %xmm1, %xmm0
	addq	%rdi, %rax
	vfmadd132sd	.LC9(%rip), %xmm0, %xmm1
	vxorpd	%xmm0, %xmm0, %xmm0
	movq	%rax, %rdx
	shrq	%rdx
	movq	%rdx, %rcx
	subq	%rdx, %rax
	salq	$52, %rcx
	salq	$52, %rax
	vmovq	%rcx, %xmm7
	vaddsd	%xmm0, %xmm1, %xmm0
	vmovsd	.LC10(%rip), %xmm1
	vfmadd213sd	.LC11(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC12(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC13(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC14(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC15(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC16(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC17(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC18(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC19(%rip), %xmm0, %xmm1
	vmulsd	%xmm0, %xmm0, %xmm3
	vfmadd132sd	%xmm0, %xmm2, %xmm1
	vfmadd132sd	%xmm3, %xmm0, %xmm1
	vaddsd	.LC20(%rip), %xmm1, %xmm1
	vmulsd	%xmm7, %xmm1, %xmm1
	vmovq	%rax, %xmm7
	vmulsd	%xmm7, %xmm1, %xmm1
	vmulsd	%xmm2, %xmm1, %xmm0
	vdivsd	%xmm1, %xmm2, %xmm1
	vaddsd	%xmm1, %xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L26:
	vmovsd	.LC1(%rip), %xmm3
	vcomisd	%xmm3, %xmm0
	jbe	.L28
.L4:
	vmovsd	.LC5(%rip), %xmm1
	vcomisd	%xmm0, %xmm1
	jbe	.L29
.L6:
	vmovsd	.LC20(%rip), %xmm2
	vmulsd	%xmm0, %xmm0, %xmm1
	vaddsd	%xmm2, %xmm0, %xmm0
	vaddsd	%xmm0, %xmm0, %xmm0
	vdivsd	%xmm0, %xmm1, %xmm0
	vaddsd	%xmm2, %xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	movq	.LC3(%rip), %rax
	vmovq	%rax, %xmm0
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L29:
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	%xmm3, %xmm3, %xmm0
	vfmadd132sd	.LC6(%rip), %xmm1, %xmm0
	vsubsd	%xmm1, %xmm0, %xmm1
	vmovq	%xmm0, %rax
	vfmadd231sd	.LC8(%rip), %xmm1, %xmm3
	addq	$1022, %rax
	vfmadd132sd	.LC9(%rip), %xmm3, %xmm1
	salq	$52, %rax
	vmovsd	.LC10(%rip), %xmm3
	vfmadd213sd	.LC11(%rip), %xmm1, %xmm3
	vmovq	%rax, %xmm4
	vfmadd213sd	.LC12(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC13(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC14(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC15(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC16(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC17(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC18(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC19(%rip), %xmm1, %xmm3
	vmulsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm1, %xmm2, %xmm3
	vsubsd	%xmm2, %xmm4, %xmm2
	vfmadd132sd	%xmm3, %xmm1, %xmm0
	vfmadd132sd	%xmm4, %xmm2, %xmm0
	vaddsd	%xmm0, %xmm0, %xmm0
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L28:
	vmovsd	.LC0(%rip), %xmm3
	vmaxsd	%xmm0, %xmm3, %xmm3
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L16:
	movq	.LC3(%rip), %rax
	vmovq	%rax, %xmm0
	jmp	.L10
	.cfi_endproc
.LFE154:
	.size	etch__cosh_f64, .-etch__cosh_f64
	.p2align 4
	.type	etch__lgamma_poly_a, @function
etch__lgamma_poly_a:
.LFB123:
	.cfi_startproc
	vaddsd	.LC23(%rip), %xmm0, %xmm0
	vmovsd	.LC24(%rip), %xmm1
	vfmadd213sd	.LC25(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC26(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC27(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC28(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC29(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC30(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC31(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC32(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC33(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC34(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC35(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC36(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC37(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC38(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC39(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC40(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC41(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC42(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC43(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC44(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC45(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC46(%rip), %xmm1, %xmm0
	ret
	.cfi_endproc
.LFE123:
	.size	etch__lgamma_poly_a, .-etch__lgamma_poly_a
	.p2align 4
	.type	etch__lgamma_poly_b, @function
etch__lgamma_poly_b:
.LFB124:
	.cfi_startproc
	vsubsd	.LC23(%rip), %xmm0, %xmm0
	vmovsd	.LC47(%rip), %xmm1
	vfmadd213sd	.LC48(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC49(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC50(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC51(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC52(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC53(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC54(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC55(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC56(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC57(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC58(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC59(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC60(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC61(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC62(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC63(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC64(%rip), %xmm1, %xmm0
	ret
	.cfi_endproc
.LFE124:
	.size	etch__lgamma_poly_b, .-etch__lgamma_poly_b
	.p2align 4
	.type	etch__lgamma_poly_c, @function
etch__lgamma_poly_c:
.LFB125:
	.cfi_startproc
	vsubsd	.LC65(%rip), %xmm0, %xmm0
	vmovsd	.LC66(%rip), %xmm1
	vfmadd213sd	.LC67(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC68(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC69(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC70(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC71(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC72(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC73(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC74(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC75(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC76(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC77(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC78(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC79(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC80(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC81(%rip), %xmm1, %xmm0
	ret
	.cfi_endproc
.LFE125:
	.size	etch__lgamma_poly_c, .-etch__lgamma_poly_c
	.p2align 4
	.type	etch__lgamma_poly_d, @function
etch__lgamma_poly_d:
.LFB126:
	.cfi_startproc
	vsubsd	.LC82(%rip), %xmm0, %xmm0
	vmovsd	.LC83(%rip), %xmm1
	vfmadd213sd	.LC84(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC85(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC86(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC87(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC88(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC89(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC90(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC91(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC92(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC93(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC94(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC95(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC96(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC97(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC98(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC99(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC100(%rip), %xmm1, %xmm0
	ret
	.cfi_endproc
.LFE126:
	.size	etch__lgamma_poly_d, .-etch__lgamma_poly_d
	.p2align 4
	.type	etch__trig_reduce_slow_f64, @function
etch__trig_reduce_slow_f64:
.LFB114:
	.cfi_startproc
	vmovq	%xmm0, %rsi
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	movq	%rsi, %rax
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	movq	%rdi, %r14
	shrq	$52, %rax
	pushq	%r13
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	andl	$2047, %eax
	pushq	%r12
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
	subl	$1045, %eax
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	movl	%eax, %ecx
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	andl	$31, %ecx
	shrl	$5, %eax
	je	.L51
	leaq	etch__two_over_pi(%rip), %r11
	movl	%eax, %edx
	leal	1(%rax), %edi
	movl	(%r11,%rdx,4), %r9d
	leal	-1(%rax), %edx
	movl	(%r11,%rdx,4), %edx
	salq	$32, %rdx
	orq	%r9, %rdx
	salq	%cl, %rdx
	shrq	$32, %rdx
.L36:
	movl	(%r11,%rdi,4), %edi
	leal	2(%rax), %r8d
	leal	3(%rax), %r10d
	salq	$32, %r9
	movl	(%r11,%r8,4), %r8d
	movl	(%r11,%r10,4), %ebp
	leal	4(%rax), %r10d
	addl	$5, %eax
	orq	%rdi, %r9
	salq	$32, %rdi
	movl	(%r11,%r10,4), %r10d
	movl	(%r11,%rax,4), %eax
	orq	%r8, %rdi
	salq	$32, %r8
	movl	%esi, %r13d
	salq	%cl, %r9
	orq	%rbp, %r8
	salq	$32, %rbp
	movq	%r13, %rbx
	salq	%cl, %rdi
	orq	%r10, %rbp
	salq	$32, %r10
	salq	%cl, %rbp
	orq	%r10, %rax
	movq	%rsi, %r10
	salq	%cl, %r8
	salq	%cl, %rax
	shrq	$32, %r10
	movq	%r13, %rcx
	shrq	$32, %rax
	andl	$1048575, %r10d
	shrq	$32, %rbp
	orq	$1048576, %r10
	imulq	%rax, %rbx
	shrq	$32, %r9
	imulq	%r10, %rax
	shrq	$32, %rdi
	shrq	$32, %r8
	imulq	%rbp, %rcx
	movq	%rbx, %r12
	shrq	$32, %r12
	movl	%eax, %r11d
	shrq	$32, %rax
	addq	%r12, %r11
	movl	%ecx, %r12d
	shrq	$32, %rcx
	addq	%r12, %r11
	addq	%rax, %rcx
	movq	%r11, %rax
	imulq	%r10, %rbp
	movl	%r11d, -24(%rsp)
	shrq	$32, %rax
	addq	%rax, %rcx
	movq	%r13, %rax
	imulq	%r8, %rax
	movq	%rbp, %r12
	movl	%r12d, %r15d
	shrq	$32, %r12
	imulq	%r10, %r8
	movl	%eax, %ebp
	shrq	$32, %rax
	addq	%r15, %rbp
	movl	%ecx, %r15d
	addq	%r12, %rax
	shrq	$32, %rcx
	addq	%r15, %rbp
	addq	%rcx, %rax
	movl	%r8d, %r15d
	shrq	$32, %r8
	movq	%rbp, %r12
	shrq	$32, %r12
	addq	%rax, %r12
	movq	%rdi, %rax
	imulq	%r13, %rax
	imulq	%r10, %rdi
	movl	%eax, %ecx
	shrq	$32, %rax
	addq	%r15, %rcx
	movl	%r12d, %r15d
	addq	%r8, %rax
	shrq	$32, %r12
	addq	%r15, %rcx
	addq	%r12, %rax
	movl	%edi, %r15d
	shrq	$32, %rdi
	movq	%rcx, %r12
	vmovd	%ecx, %xmm6
	shrq	$32, %r12
	vpinsrd	$1, %ebp, %xmm6, %xmm1
	addq	%rax, %r12
	movq	%r9, %rax
	imulq	%r13, %rax
	movl	%eax, %r8d
	shrq	$32, %rax
	addq	%r15, %r8
	movl	%r12d, %r15d
	addq	%rdi, %rax
	addq	%r15, %r8
	shrq	$32, %r12
	imull	%r13d, %edx
	imull	%r9d, %r10d
	movq	%r8, %rdi
	addq	%r12, %rax
	shrq	$32, %rdi
	addl	%eax, %edi
	movl	%edi, %edi
	leaq	(%rdx,%r10), %rax
	addq	%rdi, %rax
	vmovd	%eax, %xmm7
	movl	%eax, %edx
	movl	%eax, %edi
	vpinsrd	$1, %r8d, %xmm7, %xmm0
	shrl	$30, %edx
	andl	$1073741823, %edi
	vpunpcklqdq	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, -40(%rsp)
	andl	$536870912, %eax
	je	.L37
	notl	%ebx
	notl	%r11d
	notl	%ebp
	notl	%ecx
	addq	$1, %rbx
	notl	%r8d
	notl	%edi
	addq	$1, %rdx
	shrq	$32, %rbx
	addq	%rbx, %r11
	movl	%r11d, -24(%rsp)
	shrq	$32, %r11
	addq	%r11, %rbp
	movl	%ebp, -28(%rsp)
	shrq	$32, %rbp
	addq	%rbp, %rcx
	movl	%ecx, -32(%rsp)
	shrq	$32, %rcx
	addq	%rcx, %r8
	movl	%r8d, -36(%rsp)
	shrq	$32, %r8
	addq	%r8, %rdi
	andl	$1073741823, %edi
.L37:
	vxorps	%xmm1, %xmm1, %xmm1
	vcvtsi2sdl	%edi, %xmm1, %xmm2
	vmulsd	.LC101(%rip), %xmm2, %xmm2
	vcvtusi2sdl	-36(%rsp), %xmm1, %xmm4
	vmulsd	.LC102(%rip), %xmm4, %xmm4
	vcvtusi2sdl	-28(%rsp), %xmm1, %xmm0
	vmulsd	.LC103(%rip), %xmm0, %xmm0
	vcvtusi2sdl	-24(%rsp), %xmm1, %xmm5
	vmulsd	.LC104(%rip), %xmm5, %xmm5
	vcvtusi2sdl	-32(%rsp), %xmm1, %xmm1
	vmulsd	.LC105(%rip), %xmm1, %xmm1
	vaddsd	%xmm4, %xmm2, %xmm3
	vaddsd	%xmm5, %xmm0, %xmm0
	vsubsd	%xmm3, %xmm2, %xmm2
	vaddsd	%xmm1, %xmm0, %xmm0
	vaddsd	%xmm4, %xmm2, %xmm2
	vmovsd	.LC106(%rip), %xmm4
	vaddsd	%xmm2, %xmm0, %xmm0
	vaddsd	%xmm0, %xmm3, %xmm1
	vsubsd	%xmm1, %xmm3, %xmm3
	vmovsd	%xmm1, %xmm1, %xmm2
	vaddsd	%xmm0, %xmm3, %xmm3
	vmulsd	%xmm4, %xmm1, %xmm0
	vmulsd	%xmm4, %xmm3, %xmm3
	vfmadd132sd	.LC107(%rip), %xmm3, %xmm1
	vfmsub132sd	%xmm4, %xmm0, %xmm2
	vaddsd	%xmm1, %xmm2, %xmm1
	testq	%rsi, %rsi
	js	.L52
	testl	%eax, %eax
	je	.L40
.L39:
	vmovq	.LC108(%rip), %xmm2
	vxorpd	%xmm2, %xmm0, %xmm0
	vxorpd	%xmm2, %xmm1, %xmm1
.L40:
	vunpcklpd	%xmm1, %xmm0, %xmm0
	movq	%rdx, 16(%r14)
	movq	%r14, %rax
	vmovupd	%xmm0, (%r14)
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 48
	popq	%rbp
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L52:
	.cfi_restore_state
	negq	%rdx
	testl	%eax, %eax
	je	.L39
	jmp	.L40
	.p2align 4,,10
	.p2align 3
.L51:
	movl	$2734261102, %r9d
	movl	$1, %edi
	leaq	etch__two_over_pi(%rip), %r11
	movq	%r9, %rdx
	salq	%cl, %rdx
	shrq	$32, %rdx
	jmp	.L36
	.cfi_endproc
.LFE114:
	.size	etch__trig_reduce_slow_f64, .-etch__trig_reduce_slow_f64
	.p2align 4
	.type	etch__digamma_poly, @function
etch__digamma_poly:
.LFB130:
	.cfi_startproc
	vsubsd	.LC4(%rip), %xmm0, %xmm0
	vmovsd	.LC109(%rip), %xmm1
	vfmadd213sd	.LC110(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC111(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC112(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC113(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC114(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC115(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC116(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC117(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC118(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC119(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC120(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC121(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC122(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC123(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC124(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC125(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC126(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC127(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC128(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC129(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC130(%rip), %xmm1, %xmm0
	ret
	.cfi_endproc
.LFE130:
	.size	etch__digamma_poly, .-etch__digamma_poly
	.p2align 4
	.type	etch__zeta_term_f64, @function
etch__zeta_term_f64:
.LFB134:
	.cfi_startproc
	vmovsd	%xmm0, %xmm0, %xmm10
	vmovsd	.LC132(%rip), %xmm0
	vcomisd	%xmm1, %xmm0
	ja	.L55
	vmovsd	%xmm1, %xmm1, %xmm0
	vxorpd	%xmm6, %xmm6, %xmm6
.L60:
	movabsq	$-4604544271217802189, %rdx
	vmovq	%xmm0, %rax
	movabsq	$4503599627370495, %rcx
	vmovsd	.LC20(%rip), %xmm8
	addq	%rax, %rdx
	andq	%rcx, %rdx
	movabsq	$4604544271217802189, %rcx
	addq	%rcx, %rdx
	vmovq	%rdx, %xmm7
	movabsq	$7141747209585715, %rdx
	addq	%rdx, %rax
	vsubsd	%xmm8, %xmm7, %xmm5
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	orq	%rdx, %rax
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm0
	vaddsd	%xmm6, %xmm0, %xmm0
	vmovsd	.LC134(%rip), %xmm6
	vaddsd	%xmm6, %xmm5, %xmm11
	vdivsd	%xmm11, %xmm8, %xmm9
	vsubsd	%xmm6, %xmm11, %xmm6
	vsubsd	%xmm6, %xmm5, %xmm7
	vmulsd	%xmm9, %xmm5, %xmm6
	vfnmadd132sd	%xmm6, %xmm5, %xmm11
	vmovsd	%xmm6, %xmm6, %xmm13
	vaddsd	%xmm6, %xmm6, %xmm12
	vmovsd	.LC135(%rip), %xmm5
	vfnmadd132sd	%xmm6, %xmm11, %xmm7
	vmovsd	.LC142(%rip), %xmm11
	vmulsd	%xmm7, %xmm9, %xmm9
	vmulsd	%xmm6, %xmm6, %xmm7
	vfmadd213sd	.LC136(%rip), %xmm7, %xmm5
	vfmadd213sd	.LC137(%rip), %xmm7, %xmm5
	vfmadd213sd	.LC138(%rip), %xmm7, %xmm5
	vfmadd213sd	.LC139(%rip), %xmm7, %xmm5
	vfmadd213sd	.LC140(%rip), %xmm7, %xmm5
	vfmsub132sd	%xmm6, %xmm7, %xmm13
	vmovsd	%xmm7, %xmm7, %xmm15
	vfmadd213sd	.LC141(%rip), %xmm7, %xmm5
	vfmadd231sd	%xmm12, %xmm9, %xmm13
	vmulsd	%xmm5, %xmm7, %xmm5
	vaddsd	%xmm11, %xmm5, %xmm14
	vsubsd	%xmm14, %xmm11, %xmm11
	vmulsd	%xmm14, %xmm13, %xmm13
	vaddsd	%xmm5, %xmm11, %xmm11
	vmulsd	%xmm14, %xmm7, %xmm5
	vfmadd132sd	%xmm11, %xmm13, %xmm7
	vfmsub132sd	%xmm14, %xmm5, %xmm15
	vmulsd	%xmm5, %xmm6, %xmm14
	vaddsd	%xmm7, %xmm15, %xmm11
	vmovsd	%xmm6, %xmm6, %xmm7
	vfmsub132sd	%xmm5, %xmm14, %xmm7
	vaddsd	%xmm14, %xmm12, %xmm13
	vmulsd	%xmm5, %xmm9, %xmm5
	vaddsd	%xmm9, %xmm9, %xmm9
	vfmadd132sd	%xmm11, %xmm5, %xmm6
	vmulsd	.LC143(%rip), %xmm0, %xmm5
	vaddsd	%xmm6, %xmm7, %xmm6
	vxorpd	.LC108(%rip), %xmm10, %xmm7
	vaddsd	%xmm5, %xmm13, %xmm11
	vaddsd	%xmm9, %xmm6, %xmm9
	vsubsd	%xmm13, %xmm12, %xmm6
	vaddsd	%xmm14, %xmm6, %xmm6
	vaddsd	%xmm6, %xmm9, %xmm9
	vsubsd	%xmm11, %xmm5, %xmm6
	vfmadd132sd	.LC144(%rip), %xmm9, %xmm0
	vaddsd	%xmm13, %xmm6, %xmm6
	vaddsd	%xmm0, %xmm6, %xmm6
	vmovsd	.LC145(%rip), %xmm0
	vaddsd	%xmm6, %xmm11, %xmm9
	vmulsd	%xmm9, %xmm7, %xmm7
	vaddsd	%xmm3, %xmm7, %xmm5
	vmovq	%xmm5, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm15
	vcomisd	%xmm15, %xmm0
	jbe	.L65
	vdivsd	%xmm1, %xmm2, %xmm2
	vsubsd	%xmm9, %xmm11, %xmm11
	vsubsd	%xmm7, %xmm5, %xmm12
	vfnmsub132sd	%xmm10, %xmm7, %xmm9
	vaddsd	%xmm6, %xmm11, %xmm11
	vsubsd	%xmm12, %xmm5, %xmm0
	vsubsd	%xmm12, %xmm3, %xmm12
	vsubsd	%xmm0, %xmm7, %xmm0
	vaddsd	%xmm12, %xmm0, %xmm3
	vaddsd	%xmm4, %xmm3, %xmm4
	vaddsd	%xmm2, %xmm11, %xmm11
	vmulsd	%xmm10, %xmm11, %xmm11
	vsubsd	%xmm11, %xmm9, %xmm9
	vaddsd	%xmm9, %xmm4, %xmm4
.L56:
	vcomisd	.LC3(%rip), %xmm5
	ja	.L62
	vmovsd	.LC2(%rip), %xmm0
	vmaxsd	%xmm5, %xmm0, %xmm5
.L58:
	vmovsd	.LC7(%rip), %xmm0
	vmovsd	%xmm5, %xmm5, %xmm2
	vfmadd132sd	.LC6(%rip), %xmm0, %xmm2
	movabsq	$-4843621399236966402, %rax
	vsubsd	%xmm0, %xmm2, %xmm0
	vmovq	%xmm2, %rsi
	vfmadd231sd	.LC8(%rip), %xmm0, %xmm5
	addq	%rsi, %rax
	vfmadd132sd	.LC9(%rip), %xmm5, %xmm0
	movq	%rax, %rdx
	shrq	%rdx
	movq	%rdx, %rcx
	subq	%rdx, %rax
	salq	$52, %rcx
	salq	$52, %rax
	vmovq	%rcx, %xmm3
	vaddsd	%xmm0, %xmm4, %xmm4
	vmovsd	.LC10(%rip), %xmm0
	vfmadd213sd	.LC11(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC12(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC13(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC14(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC15(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC16(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC17(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC18(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC19(%rip), %xmm4, %xmm0
	vmulsd	%xmm4, %xmm4, %xmm1
	vfmadd213sd	.LC4(%rip), %xmm4, %xmm0
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vmovq	%rax, %xmm1
	vaddsd	%xmm8, %xmm0, %xmm0
	vmulsd	%xmm3, %xmm0, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L55:
	vmulsd	.LC146(%rip), %xmm1, %xmm0
	vmovsd	.LC131(%rip), %xmm6
	jmp	.L60
	.p2align 4,,10
	.p2align 3
.L62:
	movq	.LC3(%rip), %rax
	vmovq	%rax, %xmm5
	jmp	.L58
	.p2align 4,,10
	.p2align 3
.L65:
	vxorpd	%xmm4, %xmm4, %xmm4
	jmp	.L56
	.cfi_endproc
.LFE134:
	.size	etch__zeta_term_f64, .-etch__zeta_term_f64
	.p2align 4
	.type	etch__zeta_positive_f64, @function
etch__zeta_positive_f64:
.LFB135:
	.cfi_startproc
	subq	$8, %rsp
	.cfi_def_cfa_offset 16
	vxorpd	%xmm18, %xmm18, %xmm18
	vmovsd	.LC20(%rip), %xmm19
	vaddsd	.LC147(%rip), %xmm0, %xmm23
	vmovsd	.LC148(%rip), %xmm22
	vmovsd	%xmm0, %xmm0, %xmm21
	vmovsd	%xmm1, %xmm1, %xmm25
	vmovsd	%xmm2, %xmm2, %xmm26
	vsubsd	%xmm19, %xmm0, %xmm24
	vmovsd	%xmm3, %xmm3, %xmm4
	vmovsd	%xmm18, %xmm18, %xmm20
	vmovsd	%xmm18, %xmm18, %xmm16
	jmp	.L76
	.p2align 4,,10
	.p2align 3
.L87:
	vsubsd	%xmm25, %xmm17, %xmm0
	vsubsd	%xmm0, %xmm18, %xmm2
.L70:
	vmovsd	%xmm26, %xmm26, %xmm3
	vmovsd	%xmm17, %xmm17, %xmm1
	vmovsd	%xmm21, %xmm21, %xmm0
	vmovsd	%xmm4, (%rsp)
	call	etch__zeta_term_f64
	vdivsd	%xmm24, %xmm17, %xmm5
	vcomisd	%xmm23, %xmm17
	jnb	.L71
	vaddsd	%xmm0, %xmm16, %xmm6
	vaddsd	%xmm19, %xmm5, %xmm5
	vmovsd	(%rsp), %xmm4
	vsubsd	%xmm6, %xmm16, %xmm16
	vmulsd	%xmm0, %xmm5, %xmm5
	vaddsd	%xmm0, %xmm16, %xmm16
	vmulsd	%xmm22, %xmm6, %xmm0
	vaddsd	%xmm16, %xmm20, %xmm20
	vucomisd	%xmm0, %xmm5
	jbe	.L86
	vaddsd	%xmm19, %xmm18, %xmm18
	vmovsd	%xmm6, %xmm6, %xmm16
.L76:
	vcomisd	%xmm18, %xmm25
	vaddsd	%xmm25, %xmm18, %xmm17
	jnb	.L87
	vsubsd	%xmm18, %xmm17, %xmm0
	vsubsd	%xmm0, %xmm25, %xmm2
	jmp	.L70
	.p2align 4,,10
	.p2align 3
.L71:
	vdivsd	%xmm17, %xmm21, %xmm4
	movabsq	$9223372036854775807, %rax
	vmulsd	.LC4(%rip), %xmm0, %xmm1
	vmulsd	%xmm5, %xmm0, %xmm5
	vmulsd	%xmm17, %xmm17, %xmm17
	vaddsd	%xmm5, %xmm1, %xmm1
	vdivsd	%xmm17, %xmm19, %xmm17
	vmulsd	%xmm0, %xmm4, %xmm4
	vmulsd	.LC150(%rip), %xmm4, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm1
	vmovq	%xmm0, %rdx
	andq	%rax, %rdx
	vmovq	%rdx, %xmm0
	vaddsd	%xmm1, %xmm16, %xmm2
	vmulsd	%xmm22, %xmm2, %xmm2
	vcomisd	%xmm0, %xmm2
	ja	.L78
	vmovsd	.LC134(%rip), %xmm2
	vxorpd	%xmm3, %xmm3, %xmm3
	vaddsd	%xmm3, %xmm21, %xmm3
	vaddsd	%xmm2, %xmm3, %xmm0
	vaddsd	%xmm19, %xmm3, %xmm3
	vmulsd	%xmm3, %xmm0, %xmm0
	vmulsd	%xmm17, %xmm0, %xmm0
	vmulsd	%xmm4, %xmm0, %xmm0
	vmulsd	.LC151(%rip), %xmm0, %xmm3
	vaddsd	%xmm3, %xmm1, %xmm1
	vmovq	%xmm3, %rcx
	andq	%rax, %rcx
	vmovq	%rcx, %xmm3
	vaddsd	%xmm1, %xmm16, %xmm4
	vmulsd	%xmm22, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L78
	vaddsd	%xmm2, %xmm21, %xmm4
	vaddsd	%xmm19, %xmm4, %xmm3
	vaddsd	%xmm2, %xmm4, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm0, %xmm3, %xmm0
	vmulsd	.LC152(%rip), %xmm0, %xmm3
	vaddsd	%xmm3, %xmm1, %xmm1
	vmovq	%xmm3, %rsi
	andq	%rax, %rsi
	vmovq	%rsi, %xmm3
	vaddsd	%xmm1, %xmm16, %xmm4
	vmulsd	%xmm22, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L78
	vaddsd	.LC153(%rip), %xmm21, %xmm4
	vaddsd	%xmm19, %xmm4, %xmm3
	vaddsd	%xmm2, %xmm4, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm0, %xmm3, %xmm0
	vmulsd	.LC154(%rip), %xmm0, %xmm3
	vaddsd	%xmm3, %xmm1, %xmm1
	vmovq	%xmm3, %rdi
	andq	%rax, %rdi
	vmovq	%rdi, %xmm3
	vaddsd	%xmm1, %xmm16, %xmm4
	vmulsd	%xmm22, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L78
	vaddsd	.LC155(%rip), %xmm21, %xmm4
	vaddsd	%xmm19, %xmm4, %xmm3
	vaddsd	%xmm2, %xmm4, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm0, %xmm3, %xmm0
	vmulsd	.LC156(%rip), %xmm0, %xmm3
	vaddsd	%xmm3, %xmm1, %xmm1
	vmovq	%xmm3, %rdi
	andq	%rax, %rdi
	vmovq	%rdi, %xmm3
	vaddsd	%xmm1, %xmm16, %xmm4
	vmulsd	%xmm22, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L78
	vaddsd	.LC157(%rip), %xmm21, %xmm4
	vaddsd	%xmm19, %xmm4, %xmm3
	vaddsd	%xmm2, %xmm4, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm0, %xmm3, %xmm0
	vmulsd	.LC158(%rip), %xmm0, %xmm3
	vaddsd	%xmm3, %xmm1, %xmm1
	vmovq	%xmm3, %rsi
	andq	%rax, %rsi
	vmovq	%rsi, %xmm3
	vaddsd	%xmm1, %xmm16, %xmm4
	vmulsd	%xmm22, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L78
	vaddsd	.LC159(%rip), %xmm21, %xmm4
	vaddsd	%xmm19, %xmm4, %xmm3
	vaddsd	%xmm2, %xmm4, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm0, %xmm3, %xmm0
	vmulsd	.LC160(%rip), %xmm0, %xmm3
	vaddsd	%xmm3, %xmm1, %xmm1
	vmovq	%xmm3, %rcx
	andq	%rax, %rcx
	vmovq	%rcx, %xmm3
	vaddsd	%xmm1, %xmm16, %xmm4
	vmulsd	%xmm22, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L78
	vaddsd	%xmm19, %xmm23, %xmm3
	vaddsd	%xmm2, %xmm23, %xmm23
	vmulsd	%xmm23, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm0, %xmm3, %xmm0
	vmulsd	.LC161(%rip), %xmm0, %xmm3
	vaddsd	%xmm3, %xmm1, %xmm1
	vmovq	%xmm3, %rdx
	andq	%rax, %rdx
	vmovq	%rdx, %xmm3
	vaddsd	%xmm1, %xmm16, %xmm4
	vmulsd	%xmm22, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L78
	vaddsd	.LC162(%rip), %xmm21, %xmm4
	vaddsd	%xmm19, %xmm4, %xmm3
	vaddsd	%xmm2, %xmm4, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm0, %xmm3, %xmm0
	vmulsd	.LC163(%rip), %xmm0, %xmm3
	vaddsd	%xmm3, %xmm1, %xmm1
	vmovq	%xmm3, %rdi
	andq	%rax, %rdi
	vmovq	%rdi, %xmm3
	vaddsd	%xmm1, %xmm16, %xmm4
	vmulsd	%xmm22, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L78
	vaddsd	.LC164(%rip), %xmm21, %xmm4
	vaddsd	%xmm19, %xmm4, %xmm3
	vaddsd	%xmm2, %xmm4, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm0, %xmm3, %xmm0
	vmulsd	.LC165(%rip), %xmm0, %xmm3
	vaddsd	%xmm3, %xmm1, %xmm1
	vmovq	%xmm3, %rsi
	andq	%rax, %rsi
	vmovq	%rsi, %xmm3
	vaddsd	%xmm1, %xmm16, %xmm4
	vmulsd	%xmm22, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L78
	vaddsd	.LC166(%rip), %xmm21, %xmm4
	vaddsd	%xmm19, %xmm4, %xmm3
	vaddsd	%xmm2, %xmm4, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm0, %xmm3, %xmm3
	vmulsd	.LC167(%rip), %xmm3, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm1
	vmovq	%xmm0, %rcx
	andq	%rax, %rcx
	vmovq	%rcx, %xmm0
	vaddsd	%xmm1, %xmm16, %xmm4
	vmulsd	%xmm22, %xmm4, %xmm4
	vcomisd	%xmm0, %xmm4
	ja	.L78
	vaddsd	.LC168(%rip), %xmm21, %xmm21
	vaddsd	%xmm19, %xmm21, %xmm0
	vaddsd	%xmm2, %xmm21, %xmm21
	vmulsd	%xmm21, %xmm0, %xmm0
	vmulsd	%xmm17, %xmm0, %xmm0
	vmulsd	%xmm3, %xmm0, %xmm0
	vmulsd	.LC169(%rip), %xmm0, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm1
.L78:
	vaddsd	%xmm1, %xmm20, %xmm20
	addq	$8, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	vaddsd	%xmm16, %xmm20, %xmm6
	vmovsd	%xmm6, %xmm6, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L86:
	.cfi_restore_state
	vcmplesd	.LC149(%rip), %xmm6, %xmm1
	vaddsd	%xmm20, %xmm6, %xmm0
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
	vblendvpd	%xmm1, %xmm0, %xmm6, %xmm6
	vmovsd	%xmm6, %xmm6, %xmm0
	ret
	.cfi_endproc
.LFE135:
	.size	etch__zeta_positive_f64, .-etch__zeta_positive_f64
	.p2align 4
	.type	etch__asinh_f64, @function
etch__asinh_f64:
.LFB155:
	.cfi_startproc
	vmovsd	.LC170(%rip), %xmm1
	vmovq	%xmm0, %rax
	movq	%rax, %rdx
	movq	%rax, %rcx
	btrq	$63, %rdx
	vmovq	%rdx, %xmm0
	vcomisd	%xmm0, %xmm1
	ja	.L122
	vmovsd	.LC171(%rip), %xmm1
	vucomisd	%xmm0, %xmm1
	ja	.L137
	vmovsd	.LC132(%rip), %xmm1
	vcomisd	%xmm0, %xmm1
	ja	.L92
	vxorpd	%xmm4, %xmm4, %xmm4
.L120:
	vcomisd	.LC149(%rip), %xmm0
	vmovsd	%xmm0, %xmm0, %xmm2
	ja	.L93
	movabsq	$-4604544271217802189, %rax
	movabsq	$4503599627370495, %rsi
	vmovsd	.LC172(%rip), %xmm5
	addq	%rdx, %rax
	andq	%rsi, %rax
	movabsq	$4604544271217802189, %rsi
	addq	%rsi, %rax
	vmovq	%rax, %xmm7
	vsubsd	.LC20(%rip), %xmm7, %xmm3
	vaddsd	.LC134(%rip), %xmm3, %xmm2
	movabsq	$7141747209585715, %rax
	vmulsd	.LC4(%rip), %xmm3, %xmm6
	addq	%rax, %rdx
	movabsq	$4841369599423283200, %rax
	shrq	$52, %rdx
	vdivsd	%xmm2, %xmm3, %xmm2
	orq	%rax, %rdx
	vmovq	%rdx, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm1
	vmulsd	%xmm3, %xmm6, %xmm6
	vaddsd	%xmm4, %xmm1, %xmm1
	vmulsd	%xmm2, %xmm2, %xmm4
	vfmadd213sd	.LC173(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC174(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC175(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC176(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC177(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC178(%rip), %xmm4, %xmm5
	vmulsd	%xmm5, %xmm4, %xmm4
	vmulsd	.LC144(%rip), %xmm1, %xmm5
	vaddsd	%xmm6, %xmm4, %xmm4
	vfmadd132sd	%xmm4, %xmm5, %xmm2
	vsubsd	%xmm6, %xmm2, %xmm2
	vaddsd	%xmm3, %xmm2, %xmm2
	vfmadd231sd	.LC143(%rip), %xmm1, %xmm2
.L93:
	vxorpd	%xmm1, %xmm1, %xmm1
	vcomisd	%xmm1, %xmm0
	jp	.L131
	movabsq	$-4503599627370496, %rdx
	je	.L99
	jbe	.L131
	vaddsd	.LC179(%rip), %xmm2, %xmm6
	vmovq	%xmm6, %rdx
.L99:
	movabsq	$-9223372036854775808, %rax
	andq	%rcx, %rax
	orq	%rdx, %rax
	vmovq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L137:
	vmovsd	.LC134(%rip), %xmm4
	vcomisd	%xmm4, %xmm0
	ja	.L140
	vmovsd	.LC20(%rip), %xmm2
	vmulsd	%xmm0, %xmm0, %xmm3
	vaddsd	%xmm2, %xmm3, %xmm1
	vsqrtsd	%xmm1, %xmm1, %xmm1
	vaddsd	%xmm2, %xmm1, %xmm1
	vdivsd	%xmm1, %xmm3, %xmm3
	vaddsd	%xmm0, %xmm3, %xmm0
	vcomisd	%xmm2, %xmm0
	vaddsd	%xmm2, %xmm0, %xmm1
	jbe	.L139
	vsubsd	%xmm0, %xmm1, %xmm3
	vsubsd	%xmm3, %xmm2, %xmm3
.L110:
	movabsq	$-4604544271217802189, %rdx
	vmovq	%xmm1, %rsi
	movabsq	$4503599627370495, %rax
	movabsq	$4604544271217802189, %rdi
	addq	%rsi, %rdx
	andq	%rdx, %rax
	addq	%rdi, %rax
	vmovq	%rax, %xmm7
	vsubsd	%xmm2, %xmm7, %xmm1
	vmovsd	.LC146(%rip), %xmm2
	vcomisd	%xmm0, %xmm2
	jbe	.L111
	movabsq	$-4503599627370496, %rax
	andq	%rax, %rdx
	movabsq	$4607182418800017408, %rax
	subq	%rdx, %rax
	vmovq	%rax, %xmm7
	vfmadd132sd	%xmm3, %xmm1, %xmm7
	vmovsd	%xmm7, %xmm7, %xmm1
.L111:
	vmovq	%xmm0, %rax
	vmovsd	%xmm0, %xmm0, %xmm2
	vmovsd	.LC5(%rip), %xmm3
	btrq	$63, %rax
	vmovq	%rax, %xmm7
	vcomisd	%xmm7, %xmm3
	ja	.L113
	vaddsd	%xmm4, %xmm1, %xmm2
	vmovsd	.LC172(%rip), %xmm5
	vmulsd	.LC4(%rip), %xmm1, %xmm6
	movabsq	$7141747209585715, %rax
	movabsq	$4841369599423283200, %rdx
	addq	%rsi, %rax
	shrq	$52, %rax
	vdivsd	%xmm2, %xmm1, %xmm2
	orq	%rdx, %rax
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm3
	vmulsd	%xmm1, %xmm6, %xmm6
	vmulsd	%xmm2, %xmm2, %xmm4
	vfmadd213sd	.LC173(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC174(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC175(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC176(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC177(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC178(%rip), %xmm4, %xmm5
	vmulsd	%xmm5, %xmm4, %xmm4
	vmulsd	.LC144(%rip), %xmm3, %xmm5
	vaddsd	%xmm6, %xmm4, %xmm4
	vfmadd132sd	%xmm4, %xmm5, %xmm2
	vsubsd	%xmm6, %xmm2, %xmm2
	vaddsd	%xmm1, %xmm2, %xmm2
	vfmadd231sd	.LC143(%rip), %xmm3, %xmm2
.L113:
	vcmpngtsd	.LC149(%rip), %xmm0, %xmm1
	vcomisd	.LC180(%rip), %xmm0
	vblendvpd	%xmm1, %xmm2, %xmm0, %xmm2
	jp	.L131
	movabsq	$-4503599627370496, %rdx
	je	.L99
	vmovq	%xmm2, %rdx
	ja	.L99
.L131:
	movabsq	$9221120237041090560, %rdx
	jmp	.L99
	.p2align 4,,10
	.p2align 3
.L122:
	vmovq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L92:
	vmulsd	.LC146(%rip), %xmm0, %xmm7
	vmovsd	.LC131(%rip), %xmm4
	vmovq	%xmm7, %rdx
	jmp	.L120
	.p2align 4,,10
	.p2align 3
.L140:
	vmovsd	.LC20(%rip), %xmm2
	vmovsd	%xmm0, %xmm0, %xmm1
	vfmadd132sd	%xmm0, %xmm2, %xmm1
	vsqrtsd	%xmm1, %xmm1, %xmm1
	vaddsd	%xmm0, %xmm1, %xmm1
	vaddsd	%xmm0, %xmm0, %xmm0
	vdivsd	%xmm1, %xmm2, %xmm1
	vaddsd	%xmm0, %xmm1, %xmm0
	vmovsd	.LC132(%rip), %xmm1
	vcomisd	%xmm0, %xmm1
	ja	.L102
	vmovsd	%xmm0, %xmm0, %xmm3
	vxorpd	%xmm5, %xmm5, %xmm5
.L121:
	vcomisd	.LC149(%rip), %xmm0
	vmovsd	%xmm0, %xmm0, %xmm1
	ja	.L103
	movabsq	$-4604544271217802189, %rdx
	vmovq	%xmm3, %rax
	movabsq	$4503599627370495, %rsi
	addq	%rax, %rdx
	andq	%rsi, %rdx
	movabsq	$4604544271217802189, %rsi
	addq	%rsi, %rdx
	vmovq	%rdx, %xmm7
	movabsq	$7141747209585715, %rdx
	vsubsd	%xmm2, %xmm7, %xmm3
	addq	%rdx, %rax
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	orq	%rdx, %rax
	vaddsd	%xmm4, %xmm3, %xmm2
	vmovq	%rax, %xmm6
	vsubsd	.LC133(%rip), %xmm6, %xmm1
	vmulsd	.LC4(%rip), %xmm3, %xmm6
	vdivsd	%xmm2, %xmm3, %xmm2
	vaddsd	%xmm5, %xmm1, %xmm1
	vmovsd	.LC172(%rip), %xmm5
	vmulsd	%xmm3, %xmm6, %xmm6
	vmulsd	%xmm2, %xmm2, %xmm4
	vfmadd213sd	.LC173(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC174(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC175(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC176(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC177(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC178(%rip), %xmm4, %xmm5
	vmulsd	%xmm5, %xmm4, %xmm4
	vmulsd	.LC144(%rip), %xmm1, %xmm5
	vaddsd	%xmm6, %xmm4, %xmm4
	vfmadd132sd	%xmm4, %xmm5, %xmm2
	vsubsd	%xmm6, %xmm2, %xmm2
	vaddsd	%xmm3, %xmm2, %xmm2
	vfmadd132sd	.LC143(%rip), %xmm2, %xmm1
.L103:
	vxorpd	%xmm2, %xmm2, %xmm2
	vcomisd	%xmm2, %xmm0
	jp	.L131
	movabsq	$-4503599627370496, %rdx
	je	.L99
	vmovq	%xmm1, %rdx
	ja	.L99
	jmp	.L131
	.p2align 4,,10
	.p2align 3
.L102:
	vmulsd	.LC146(%rip), %xmm0, %xmm3
	vmovsd	.LC131(%rip), %xmm5
	jmp	.L121
	.p2align 4,,10
	.p2align 3
.L139:
	vsubsd	%xmm2, %xmm1, %xmm3
	vsubsd	%xmm3, %xmm0, %xmm3
	jmp	.L110
	.cfi_endproc
.LFE155:
	.size	etch__asinh_f64, .-etch__asinh_f64
	.p2align 4
	.type	etch__sin_f64, @function
etch__sin_f64:
.LFB120:
	.cfi_startproc
	vmovsd	.LC182(%rip), %xmm1
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm6
	vcomisd	%xmm6, %xmm1
	ja	.L157
	vmovsd	.LC200(%rip), %xmm1
	vucomisd	%xmm6, %xmm1
	jbe	.L150
	subq	$40, %rsp
	.cfi_def_cfa_offset 48
	movq	%rsp, %rdi
	call	etch__trig_reduce_slow_f64
	vmovsd	(%rsp), %xmm1
	movq	16(%rsp), %rax
	vmovsd	8(%rsp), %xmm4
	vmulsd	%xmm1, %xmm1, %xmm0
	vmulsd	.LC4(%rip), %xmm0, %xmm5
	testb	$1, %al
	je	.L147
	vmovsd	.LC186(%rip), %xmm2
	vfmadd213sd	.LC187(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC188(%rip), %xmm0, %xmm2
	vxorpd	.LC108(%rip), %xmm1, %xmm1
	vfmadd213sd	.LC189(%rip), %xmm0, %xmm2
	vmovsd	.LC20(%rip), %xmm3
	vfmadd213sd	.LC190(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC191(%rip), %xmm0, %xmm2
	vsubsd	%xmm5, %xmm3, %xmm6
	vmulsd	%xmm0, %xmm0, %xmm0
	vmulsd	%xmm4, %xmm1, %xmm1
	vsubsd	%xmm6, %xmm3, %xmm3
	vsubsd	%xmm5, %xmm3, %xmm3
	vfmadd132sd	%xmm2, %xmm1, %xmm0
	vaddsd	%xmm0, %xmm3, %xmm3
	vaddsd	%xmm6, %xmm3, %xmm0
.L148:
	salq	$62, %rax
	vmovq	%xmm0, %rcx
	addq	$40, %rsp
	.cfi_def_cfa_offset 8
	movabsq	$-9223372036854775808, %rdx
	andq	%rdx, %rax
	xorq	%rax, %rcx
	vmovq	%rcx, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L150:
	vmovsd	.LC181(%rip), %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L157:
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	%xmm0, %xmm0, %xmm4
	vfmadd132sd	.LC183(%rip), %xmm1, %xmm4
	vmovsd	.LC107(%rip), %xmm2
	vmovsd	%xmm2, %xmm2, %xmm7
	vsubsd	%xmm1, %xmm4, %xmm1
	vmovq	%xmm4, %rax
	vmulsd	%xmm2, %xmm1, %xmm5
	vmovsd	%xmm1, %xmm1, %xmm3
	vfmadd132sd	.LC184(%rip), %xmm0, %xmm3
	vfmsub132sd	%xmm1, %xmm5, %xmm7
	vsubsd	%xmm5, %xmm3, %xmm2
	vsubsd	%xmm3, %xmm2, %xmm8
	vsubsd	%xmm8, %xmm2, %xmm9
	vaddsd	%xmm8, %xmm5, %xmm5
	vsubsd	%xmm9, %xmm3, %xmm3
	vsubsd	%xmm5, %xmm3, %xmm3
	vsubsd	%xmm7, %xmm3, %xmm3
	vfmadd132sd	.LC185(%rip), %xmm3, %xmm1
	vaddsd	%xmm1, %xmm2, %xmm3
	vsubsd	%xmm3, %xmm2, %xmm2
	vaddsd	%xmm1, %xmm2, %xmm2
	vmulsd	%xmm3, %xmm3, %xmm1
	vmulsd	.LC4(%rip), %xmm1, %xmm7
	testb	$1, %al
	je	.L144
	vmovsd	.LC186(%rip), %xmm4
	vfmadd213sd	.LC187(%rip), %xmm1, %xmm4
	vfmadd213sd	.LC188(%rip), %xmm1, %xmm4
	vxorpd	.LC108(%rip), %xmm3, %xmm3
	vfmadd213sd	.LC189(%rip), %xmm1, %xmm4
	vmovsd	.LC20(%rip), %xmm5
	vfmadd213sd	.LC190(%rip), %xmm1, %xmm4
	vfmadd213sd	.LC191(%rip), %xmm1, %xmm4
	vsubsd	%xmm7, %xmm5, %xmm8
	vmulsd	%xmm2, %xmm3, %xmm3
	vmulsd	%xmm1, %xmm1, %xmm1
	vsubsd	%xmm8, %xmm5, %xmm5
	vsubsd	%xmm7, %xmm5, %xmm5
	vfmadd132sd	%xmm4, %xmm3, %xmm1
	vaddsd	%xmm1, %xmm5, %xmm5
	vaddsd	%xmm8, %xmm5, %xmm3
.L145:
	vmovsd	.LC199(%rip), %xmm1
	vcomisd	%xmm6, %xmm1
	ja	.L154
	salq	$62, %rax
	vmovq	%xmm3, %rsi
	movabsq	$-9223372036854775808, %rdx
	andq	%rdx, %rax
	xorq	%rax, %rsi
	vmovq	%rsi, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L147:
	.cfi_def_cfa_offset 48
	vmovsd	.LC192(%rip), %xmm2
	vmulsd	%xmm0, %xmm1, %xmm3
	vfnmadd132sd	%xmm5, %xmm4, %xmm4
	vfmadd213sd	.LC193(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC194(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC195(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC196(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC197(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC198(%rip), %xmm2, %xmm0
	vfmadd132sd	%xmm3, %xmm4, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm0
	jmp	.L148
	.p2align 4,,10
	.p2align 3
.L144:
	.cfi_def_cfa_offset 8
	vmovsd	.LC192(%rip), %xmm4
	vmulsd	%xmm1, %xmm3, %xmm5
	vfnmadd132sd	%xmm7, %xmm2, %xmm2
	vfmadd213sd	.LC193(%rip), %xmm1, %xmm4
	vfmadd213sd	.LC194(%rip), %xmm1, %xmm4
	vfmadd213sd	.LC195(%rip), %xmm1, %xmm4
	vfmadd213sd	.LC196(%rip), %xmm1, %xmm4
	vfmadd213sd	.LC197(%rip), %xmm1, %xmm4
	vfmadd213sd	.LC198(%rip), %xmm4, %xmm1
	vfmadd132sd	%xmm5, %xmm2, %xmm1
	vaddsd	%xmm1, %xmm3, %xmm3
	jmp	.L145
	.p2align 4,,10
	.p2align 3
.L154:
	ret
	.cfi_endproc
.LFE120:
	.size	etch__sin_f64, .-etch__sin_f64
	.p2align 4
	.type	etch__tan_f64, @function
etch__tan_f64:
.LFB122:
	.cfi_startproc
	vmovsd	.LC182(%rip), %xmm1
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm6
	vcomisd	%xmm6, %xmm1
	ja	.L178
	vmovsd	.LC200(%rip), %xmm1
	vucomisd	%xmm6, %xmm1
	jbe	.L165
	subq	$40, %rsp
	.cfi_def_cfa_offset 48
	movq	%rsp, %rdi
	call	etch__trig_reduce_slow_f64
	vmovsd	(%rsp), %xmm1
	vmovsd	.LC186(%rip), %xmm2
	vmovq	.LC108(%rip), %xmm7
	vmovsd	8(%rsp), %xmm4
	vmovsd	.LC20(%rip), %xmm3
	vmulsd	%xmm1, %xmm1, %xmm0
	vmulsd	.LC4(%rip), %xmm0, %xmm5
	vxorpd	%xmm7, %xmm1, %xmm6
	vfmadd213sd	.LC187(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC188(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC189(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC190(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC191(%rip), %xmm0, %xmm2
	vsubsd	%xmm5, %xmm3, %xmm8
	vmulsd	%xmm0, %xmm0, %xmm9
	vmulsd	%xmm4, %xmm6, %xmm6
	vfnmadd132sd	%xmm5, %xmm4, %xmm4
	vsubsd	%xmm8, %xmm3, %xmm3
	vsubsd	%xmm5, %xmm3, %xmm3
	vfmadd132sd	%xmm9, %xmm6, %xmm2
	vaddsd	%xmm2, %xmm3, %xmm3
	vmovsd	.LC192(%rip), %xmm2
	vfmadd213sd	.LC193(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC194(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC195(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC196(%rip), %xmm0, %xmm2
	vaddsd	%xmm8, %xmm3, %xmm3
	vfmadd213sd	.LC197(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC198(%rip), %xmm0, %xmm2
	vmulsd	%xmm0, %xmm1, %xmm0
	vfmadd132sd	%xmm2, %xmm4, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm0
	testb	$1, 16(%rsp)
	je	.L163
	vxorpd	%xmm7, %xmm3, %xmm7
	vmovsd	%xmm0, %xmm0, %xmm3
	vmovsd	%xmm7, %xmm7, %xmm0
.L163:
	vdivsd	%xmm3, %xmm0, %xmm0
	addq	$40, %rsp
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L165:
	vmovsd	.LC181(%rip), %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L178:
	vmovsd	.LC7(%rip), %xmm2
	vmovsd	%xmm0, %xmm0, %xmm10
	vfmadd132sd	.LC183(%rip), %xmm2, %xmm10
	vmovsd	.LC107(%rip), %xmm1
	vmovq	.LC108(%rip), %xmm9
	vmovsd	%xmm1, %xmm1, %xmm5
	vsubsd	%xmm2, %xmm10, %xmm2
	vmovq	%xmm10, %rax
	vmulsd	%xmm1, %xmm2, %xmm4
	vmovsd	%xmm2, %xmm2, %xmm3
	vfmadd132sd	.LC184(%rip), %xmm0, %xmm3
	vfmsub132sd	%xmm2, %xmm4, %xmm5
	vsubsd	%xmm4, %xmm3, %xmm1
	vsubsd	%xmm3, %xmm1, %xmm7
	vsubsd	%xmm7, %xmm1, %xmm8
	vaddsd	%xmm7, %xmm4, %xmm4
	vsubsd	%xmm8, %xmm3, %xmm3
	vsubsd	%xmm4, %xmm3, %xmm3
	vmovsd	.LC20(%rip), %xmm4
	vsubsd	%xmm5, %xmm3, %xmm3
	vfmadd132sd	.LC185(%rip), %xmm3, %xmm2
	vaddsd	%xmm2, %xmm1, %xmm5
	vsubsd	%xmm5, %xmm1, %xmm1
	vxorpd	%xmm9, %xmm5, %xmm8
	vaddsd	%xmm2, %xmm1, %xmm3
	vmulsd	%xmm5, %xmm5, %xmm1
	vmovsd	.LC186(%rip), %xmm2
	vmulsd	.LC4(%rip), %xmm1, %xmm7
	vfmadd213sd	.LC187(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC188(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC189(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC190(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC191(%rip), %xmm1, %xmm2
	vmulsd	%xmm1, %xmm1, %xmm12
	vsubsd	%xmm7, %xmm4, %xmm11
	vmulsd	%xmm3, %xmm8, %xmm8
	vfnmadd132sd	%xmm7, %xmm3, %xmm3
	vsubsd	%xmm11, %xmm4, %xmm4
	vfmadd132sd	%xmm12, %xmm8, %xmm2
	vsubsd	%xmm7, %xmm4, %xmm4
	vaddsd	%xmm2, %xmm4, %xmm4
	vmovsd	.LC192(%rip), %xmm2
	vfmadd213sd	.LC193(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC194(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC195(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC196(%rip), %xmm1, %xmm2
	vaddsd	%xmm11, %xmm4, %xmm4
	vfmadd213sd	.LC197(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC198(%rip), %xmm1, %xmm2
	vmulsd	%xmm1, %xmm5, %xmm1
	vfmadd132sd	%xmm2, %xmm3, %xmm1
	vaddsd	%xmm1, %xmm5, %xmm1
	testb	$1, %al
	je	.L161
	vxorpd	%xmm9, %xmm4, %xmm9
	vmovsd	%xmm1, %xmm1, %xmm4
	vmovsd	%xmm9, %xmm9, %xmm1
.L161:
	vmovsd	.LC199(%rip), %xmm2
	vcomisd	%xmm6, %xmm2
	jbe	.L179
	ret
	.p2align 4,,10
	.p2align 3
.L179:
	vdivsd	%xmm4, %xmm1, %xmm0
	ret
	.cfi_endproc
.LFE122:
	.size	etch__tan_f64, .-etch__tan_f64
	.p2align 4
	.type	etch__digamma_positive_f64, @function
etch__digamma_positive_f64:
.LFB132:
	.cfi_startproc
	vmovsd	%xmm0, %xmm0, %xmm1
	vmovsd	.LC159(%rip), %xmm0
	vcomisd	%xmm1, %xmm0
	ja	.L204
	vmovsd	.LC20(%rip), %xmm3
	vmovsd	.LC4(%rip), %xmm6
	vmovsd	.LC204(%rip), %xmm4
	vmovsd	.LC132(%rip), %xmm0
	vdivsd	%xmm1, %xmm3, %xmm5
	vcomisd	%xmm1, %xmm0
	vmulsd	%xmm6, %xmm5, %xmm8
	vmulsd	%xmm5, %xmm5, %xmm5
	vfmadd213sd	.LC205(%rip), %xmm5, %xmm4
	vfmadd213sd	.LC206(%rip), %xmm5, %xmm4
	vfmadd213sd	.LC207(%rip), %xmm5, %xmm4
	vfmadd213sd	.LC208(%rip), %xmm5, %xmm4
	vfmadd213sd	.LC209(%rip), %xmm5, %xmm4
	vfmadd213sd	.LC210(%rip), %xmm5, %xmm4
	vfmadd213sd	.LC150(%rip), %xmm5, %xmm4
	ja	.L187
	vmovsd	%xmm1, %xmm1, %xmm7
	vxorpd	%xmm2, %xmm2, %xmm2
.L194:
	vcomisd	.LC149(%rip), %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	ja	.L188
	movabsq	$-4604544271217802189, %rdx
	vmovq	%xmm7, %rax
	movabsq	$4503599627370495, %rcx
	addq	%rax, %rdx
	andq	%rcx, %rdx
	movabsq	$4604544271217802189, %rcx
	addq	%rcx, %rdx
	vmovq	%rdx, %xmm7
	movabsq	$7141747209585715, %rdx
	addq	%rdx, %rax
	vsubsd	%xmm3, %xmm7, %xmm3
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	orq	%rdx, %rax
	vmulsd	%xmm6, %xmm3, %xmm6
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm0
	vmovsd	.LC172(%rip), %xmm7
	vaddsd	%xmm2, %xmm0, %xmm0
	vaddsd	.LC134(%rip), %xmm3, %xmm2
	vmulsd	%xmm3, %xmm6, %xmm9
	vdivsd	%xmm2, %xmm3, %xmm2
	vmulsd	%xmm2, %xmm2, %xmm6
	vfmadd213sd	.LC173(%rip), %xmm6, %xmm7
	vfmadd213sd	.LC174(%rip), %xmm6, %xmm7
	vfmadd213sd	.LC175(%rip), %xmm6, %xmm7
	vfmadd213sd	.LC176(%rip), %xmm6, %xmm7
	vfmadd213sd	.LC177(%rip), %xmm6, %xmm7
	vfmadd213sd	.LC178(%rip), %xmm6, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm6
	vmulsd	.LC144(%rip), %xmm0, %xmm7
	vaddsd	%xmm9, %xmm6, %xmm6
	vfmadd132sd	%xmm6, %xmm7, %xmm2
	vsubsd	%xmm9, %xmm2, %xmm2
	vaddsd	%xmm3, %xmm2, %xmm2
	vfmadd132sd	.LC143(%rip), %xmm2, %xmm0
.L188:
	vxorpd	%xmm2, %xmm2, %xmm2
	vcomisd	%xmm2, %xmm1
	jp	.L198
	je	.L189
	ja	.L193
.L198:
	vmovsd	.LC181(%rip), %xmm0
.L193:
	vfmadd132sd	%xmm5, %xmm8, %xmm4
	vsubsd	%xmm4, %xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L187:
	vmulsd	.LC146(%rip), %xmm1, %xmm7
	vmovsd	.LC131(%rip), %xmm2
	jmp	.L194
	.p2align 4,,10
	.p2align 3
.L204:
	vmovsd	.LC134(%rip), %xmm4
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	.LC20(%rip), %xmm3
	vcomisd	%xmm4, %xmm1
	jbe	.L183
	.p2align 4,,10
	.p2align 3
.L185:
	vsubsd	%xmm3, %xmm1, %xmm1
	vdivsd	%xmm1, %xmm3, %xmm0
	vcomisd	%xmm4, %xmm1
	vaddsd	%xmm0, %xmm2, %xmm2
	ja	.L185
.L183:
	vsubsd	%xmm3, %xmm1, %xmm3
	vmovsd	%xmm3, %xmm3, %xmm0
	call	etch__digamma_poly
	vsubsd	.LC202(%rip), %xmm3, %xmm3
	vsubsd	.LC203(%rip), %xmm3, %xmm3
	vmulsd	%xmm0, %xmm3, %xmm3
	vaddsd	%xmm2, %xmm3, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L189:
	vmovsd	.LC201(%rip), %xmm0
	vfmadd132sd	%xmm5, %xmm8, %xmm4
	vsubsd	%xmm4, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE132:
	.size	etch__digamma_positive_f64, .-etch__digamma_positive_f64
	.p2align 4
	.type	etch__zeta_scaled_f64, @function
etch__zeta_scaled_f64:
.LFB136:
	.cfi_startproc
	vmovsd	.LC20(%rip), %xmm30
	vucomisd	%xmm30, %xmm0
	jp	.L231
	je	.L232
	jbe	.L231
	vucomisd	%xmm1, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm27
	jnp	.L255
.L231:
	vmovsd	.LC181(%rip), %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L255:
	vmovsd	%xmm0, %xmm0, %xmm28
	vxorpd	%xmm0, %xmm0, %xmm0
	vmovsd	%xmm2, %xmm2, %xmm29
	vcomisd	%xmm0, %xmm1
	vmovsd	%xmm3, %xmm3, %xmm4
	jbe	.L245
	vmovsd	.LC149(%rip), %xmm0
	vcomisd	%xmm0, %xmm1
	ja	.L247
	vcomisd	%xmm0, %xmm28
	jbe	.L246
	vucomisd	%xmm30, %xmm1
	ja	.L247
	jp	.L232
	vmovsd	%xmm1, %xmm1, %xmm0
	jne	.L232
	ret
	.p2align 4,,10
	.p2align 3
.L232:
	vmovsd	.LC200(%rip), %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L245:
	vrndscalesd	$9, %xmm1, %xmm1, %xmm31
	vsubsd	%xmm31, %xmm1, %xmm31
	vmulsd	.LC4(%rip), %xmm28, %xmm5
	vucomisd	%xmm0, %xmm31
	vrndscalesd	$4, %xmm5, %xmm5, %xmm6
	jbe	.L256
	vrndscalesd	$4, %xmm28, %xmm28, %xmm0
	vucomisd	%xmm0, %xmm28
	jp	.L231
	jne	.L231
	vcomisd	.LC149(%rip), %xmm28
	ja	.L232
	subq	$24, %rsp
	.cfi_def_cfa_offset 32
	vcomisd	.LC180(%rip), %xmm1
	vmovsd	%xmm6, 16(%rsp)
	vmovsd	%xmm5, 8(%rsp)
	jbe	.L249
	vmovq	.LC108(%rip), %xmm16
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm28, %xmm28, %xmm0
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm4, (%rsp)
	vxorpd	%xmm16, %xmm27, %xmm1
	call	etch__zeta_term_f64
	vmovsd	8(%rsp), %xmm5
	vmovsd	16(%rsp), %xmm6
	vmovsd	(%rsp), %xmm4
	vmovsd	%xmm0, %xmm0, %xmm31
	vucomisd	%xmm6, %xmm5
	jp	.L242
	je	.L221
.L242:
	vxorpd	%xmm16, %xmm31, %xmm31
.L221:
	vaddsd	%xmm30, %xmm27, %xmm1
	vmovsd	%xmm29, %xmm29, %xmm2
	vmovsd	%xmm4, %xmm4, %xmm3
	vmovsd	%xmm28, %xmm28, %xmm0
	call	etch__zeta_positive_f64
	vaddsd	%xmm31, %xmm0, %xmm0
.L205:
	addq	$24, %rsp
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L247:
	vxorpd	%xmm0, %xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L256:
	vucomisd	%xmm6, %xmm5
	jp	.L231
	vmovsd	.LC200(%rip), %xmm0
	jne	.L231
	ret
	.p2align 4,,10
	.p2align 3
.L246:
	vmovsd	%xmm28, %xmm28, %xmm0
	jmp	etch__zeta_positive_f64
	.p2align 4,,10
	.p2align 3
.L249:
	.cfi_def_cfa_offset 32
	vsubsd	%xmm31, %xmm30, %xmm1
	vmovsd	%xmm28, %xmm28, %xmm0
	vmovsd	%xmm3, (%rsp)
	call	etch__zeta_positive_f64
	vsubsd	%xmm27, %xmm30, %xmm1
	vmovsd	(%rsp), %xmm4
	vmovsd	%xmm29, %xmm29, %xmm2
	vmovq	%xmm0, %r8
	vmovsd	%xmm28, %xmm28, %xmm0
	vmovsd	%xmm4, %xmm4, %xmm3
	call	etch__zeta_positive_f64
	vmovsd	(%rsp), %xmm4
	vmovq	%r8, %xmm7
	vmovsd	%xmm29, %xmm29, %xmm2
	vsubsd	%xmm0, %xmm7, %xmm27
	vmovsd	%xmm31, %xmm31, %xmm1
	vmovsd	%xmm28, %xmm28, %xmm0
	vmovsd	%xmm4, %xmm4, %xmm3
	call	etch__zeta_positive_f64
	vmovsd	8(%rsp), %xmm5
	vmovsd	16(%rsp), %xmm6
	vucomisd	%xmm6, %xmm5
	jp	.L243
	je	.L223
.L243:
	vxorpd	.LC108(%rip), %xmm27, %xmm27
.L223:
	vaddsd	%xmm27, %xmm0, %xmm0
	jmp	.L205
	.cfi_endproc
.LFE136:
	.size	etch__zeta_scaled_f64, .-etch__zeta_scaled_f64
	.p2align 4
	.type	etch__lgamma_positive_f64, @function
etch__lgamma_positive_f64:
.LFB128:
	.cfi_startproc
	vmovsd	.LC211(%rip), %xmm1
	vcomisd	%xmm0, %xmm1
	jnb	.L324
	vmovsd	.LC157(%rip), %xmm2
	vcomisd	%xmm0, %xmm2
	vmovsd	.LC20(%rip), %xmm2
	ja	.L325
	vmovsd	.LC212(%rip), %xmm1
	vdivsd	%xmm0, %xmm2, %xmm4
	vmulsd	%xmm4, %xmm4, %xmm3
	vfmadd213sd	.LC213(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC214(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC215(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC216(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC217(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC218(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC150(%rip), %xmm1, %xmm3
	vmovsd	.LC132(%rip), %xmm1
	vfmadd213sd	.LC219(%rip), %xmm3, %xmm4
	vcomisd	%xmm0, %xmm1
	vmovsd	%xmm4, %xmm4, %xmm8
	ja	.L287
	vmovsd	%xmm0, %xmm0, %xmm3
	vxorpd	%xmm1, %xmm1, %xmm1
.L295:
	vcomisd	.LC149(%rip), %xmm0
	ja	.L300
	movabsq	$-4604544271217802189, %rdx
	vmovq	%xmm3, %rax
	movabsq	$4503599627370495, %rcx
	vmovsd	.LC172(%rip), %xmm7
	addq	%rax, %rdx
	andq	%rcx, %rdx
	movabsq	$4604544271217802189, %rcx
	addq	%rcx, %rdx
	vmovq	%rdx, %xmm5
	movabsq	$7141747209585715, %rdx
	addq	%rdx, %rax
	vsubsd	%xmm2, %xmm5, %xmm4
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	orq	%rdx, %rax
	vmovq	%rax, %xmm5
	vsubsd	.LC133(%rip), %xmm5, %xmm3
	vaddsd	.LC134(%rip), %xmm4, %xmm5
	vdivsd	%xmm5, %xmm4, %xmm5
	vaddsd	%xmm1, %xmm3, %xmm3
	vmovsd	.LC4(%rip), %xmm1
	vmulsd	%xmm1, %xmm4, %xmm9
	vmulsd	%xmm4, %xmm9, %xmm9
	vmulsd	%xmm5, %xmm5, %xmm6
	vfmadd213sd	.LC173(%rip), %xmm6, %xmm7
	vfmadd213sd	.LC174(%rip), %xmm6, %xmm7
	vfmadd213sd	.LC175(%rip), %xmm6, %xmm7
	vfmadd213sd	.LC176(%rip), %xmm6, %xmm7
	vfmadd213sd	.LC177(%rip), %xmm6, %xmm7
	vfmadd213sd	.LC178(%rip), %xmm6, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm6
	vmulsd	.LC144(%rip), %xmm3, %xmm7
	vaddsd	%xmm9, %xmm6, %xmm6
	vfmadd132sd	%xmm6, %xmm7, %xmm5
	vsubsd	%xmm9, %xmm5, %xmm5
	vaddsd	%xmm4, %xmm5, %xmm5
	vfmadd132sd	.LC143(%rip), %xmm5, %xmm3
.L288:
	vxorpd	%xmm4, %xmm4, %xmm4
	vcomisd	%xmm4, %xmm0
	jp	.L302
	je	.L289
	ja	.L290
.L302:
	vmovsd	.LC181(%rip), %xmm2
.L293:
	vsubsd	%xmm1, %xmm0, %xmm0
	vfmadd132sd	%xmm2, %xmm8, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L325:
	vcomisd	%xmm1, %xmm0
	vmovsd	%xmm2, %xmm2, %xmm3
	jbe	.L319
	.p2align 4,,10
	.p2align 3
.L272:
	vsubsd	%xmm2, %xmm0, %xmm0
	vmulsd	%xmm0, %xmm3, %xmm3
	vcomisd	%xmm1, %xmm0
	ja	.L272
	vmovsd	.LC132(%rip), %xmm1
	vcomisd	%xmm3, %xmm1
	jbe	.L326
	vmulsd	.LC146(%rip), %xmm3, %xmm5
	movabsq	$-4604544271217802189, %rdx
	movabsq	$4503599627370495, %rcx
	vmovq	%xmm5, %rax
	addq	%rax, %rdx
	andq	%rcx, %rdx
	movabsq	$4604544271217802189, %rcx
	addq	%rcx, %rdx
	vmovq	%rdx, %xmm5
	movabsq	$7141747209585715, %rdx
	addq	%rdx, %rax
	vsubsd	%xmm2, %xmm5, %xmm5
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	orq	%rdx, %rax
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm4
	vsubsd	.LC220(%rip), %xmm4, %xmm4
.L323:
	vaddsd	.LC134(%rip), %xmm5, %xmm7
	vmulsd	.LC144(%rip), %xmm4, %xmm11
	vmovsd	%xmm3, %xmm3, %xmm10
	vmovsd	.LC4(%rip), %xmm1
	vcomisd	.LC149(%rip), %xmm3
	vdivsd	%xmm7, %xmm5, %xmm7
	vmulsd	%xmm1, %xmm5, %xmm9
	vmulsd	%xmm5, %xmm9, %xmm9
	vmulsd	%xmm7, %xmm7, %xmm8
	jbe	.L270
.L274:
	vxorpd	%xmm4, %xmm4, %xmm4
	vcomisd	%xmm4, %xmm10
	jp	.L299
	je	.L275
	ja	.L279
.L299:
	vmovsd	.LC181(%rip), %xmm3
.L279:
	vsubsd	%xmm2, %xmm0, %xmm4
	vcomisd	%xmm4, %xmm1
	jbe	.L320
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm4, %xmm0
	vmovsd	%xmm4, %xmm4, %xmm0
	ja	.L327
	call	etch__lgamma_poly_b
	vmovsd	%xmm0, %xmm0, %xmm1
.L284:
	vsubsd	%xmm2, %xmm4, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vxorpd	%xmm1, %xmm1, %xmm1
	vmulsd	%xmm4, %xmm0, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L324:
	vmovsd	.LC20(%rip), %xmm2
	vsubsd	%xmm2, %xmm0, %xmm3
	vmovsd	.LC4(%rip), %xmm0
	vcomisd	%xmm3, %xmm0
	ja	.L328
	vcomisd	%xmm3, %xmm2
	vmovsd	%xmm3, %xmm3, %xmm0
	ja	.L329
	call	etch__lgamma_poly_d
.L264:
	vsubsd	%xmm2, %xmm3, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm0
	vxorpd	%xmm1, %xmm1, %xmm1
	vmulsd	%xmm3, %xmm0, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L300:
	vmovsd	.LC4(%rip), %xmm1
	vmovsd	%xmm0, %xmm0, %xmm3
	jmp	.L288
	.p2align 4,,10
	.p2align 3
.L287:
	vmulsd	.LC146(%rip), %xmm0, %xmm3
	vmovsd	.LC131(%rip), %xmm1
	jmp	.L295
	.p2align 4,,10
	.p2align 3
.L290:
	vsubsd	%xmm2, %xmm3, %xmm2
	vsubsd	%xmm1, %xmm0, %xmm0
	vfmadd132sd	%xmm2, %xmm8, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L328:
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm3, %xmm0
	vmovsd	%xmm3, %xmm3, %xmm0
	ja	.L330
	call	etch__lgamma_poly_b
	jmp	.L264
	.p2align 4,,10
	.p2align 3
.L319:
	vmovsd	.LC4(%rip), %xmm1
	vxorpd	%xmm11, %xmm11, %xmm11
	vmovsd	%xmm11, %xmm11, %xmm8
	vmovsd	%xmm11, %xmm11, %xmm9
	vmovsd	%xmm11, %xmm11, %xmm7
	vmovsd	%xmm11, %xmm11, %xmm4
	vmovsd	%xmm11, %xmm11, %xmm5
.L270:
	vmovsd	.LC172(%rip), %xmm6
	vmovsd	%xmm3, %xmm3, %xmm10
	vfmadd213sd	.LC173(%rip), %xmm8, %xmm6
	vfmadd213sd	.LC174(%rip), %xmm8, %xmm6
	vfmadd213sd	.LC175(%rip), %xmm8, %xmm6
	vfmadd213sd	.LC176(%rip), %xmm8, %xmm6
	vfmadd213sd	.LC177(%rip), %xmm8, %xmm6
	vfmadd213sd	.LC178(%rip), %xmm8, %xmm6
	vmulsd	%xmm8, %xmm6, %xmm6
	vaddsd	%xmm9, %xmm6, %xmm6
	vfmadd132sd	%xmm7, %xmm11, %xmm6
	vsubsd	%xmm9, %xmm6, %xmm6
	vaddsd	%xmm5, %xmm6, %xmm6
	vfmadd132sd	.LC143(%rip), %xmm6, %xmm4
	vmovsd	%xmm4, %xmm4, %xmm3
	jmp	.L274
	.p2align 4,,10
	.p2align 3
.L320:
	vcomisd	%xmm4, %xmm2
	ja	.L331
	vmovsd	%xmm4, %xmm4, %xmm0
	call	etch__lgamma_poly_d
	vmovsd	%xmm0, %xmm0, %xmm1
	jmp	.L284
	.p2align 4,,10
	.p2align 3
.L326:
	vmovq	%xmm3, %rax
	vxorpd	%xmm1, %xmm1, %xmm1
	movabsq	$-4604544271217802189, %rdx
	movabsq	$4503599627370495, %rcx
	addq	%rax, %rdx
	andq	%rcx, %rdx
	movabsq	$4604544271217802189, %rcx
	addq	%rcx, %rdx
	vmovq	%rdx, %xmm5
	movabsq	$7141747209585715, %rdx
	addq	%rdx, %rax
	vsubsd	%xmm2, %xmm5, %xmm5
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	orq	%rdx, %rax
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm4
	vaddsd	%xmm1, %xmm4, %xmm4
	jmp	.L323
	.p2align 4,,10
	.p2align 3
.L289:
	vmovsd	.LC201(%rip), %xmm2
	jmp	.L293
	.p2align 4,,10
	.p2align 3
.L329:
	call	etch__lgamma_poly_c
	jmp	.L264
	.p2align 4,,10
	.p2align 3
.L330:
	call	etch__lgamma_poly_a
	jmp	.L264
	.p2align 4,,10
	.p2align 3
.L327:
	call	etch__lgamma_poly_a
	vmovsd	%xmm0, %xmm0, %xmm1
	jmp	.L284
	.p2align 4,,10
	.p2align 3
.L331:
	vsubsd	.LC65(%rip), %xmm4, %xmm0
	vmovsd	.LC66(%rip), %xmm1
	vfmadd213sd	.LC67(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC68(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC69(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC70(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC71(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC72(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC73(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC74(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC75(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC76(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC77(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC78(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC79(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC80(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC81(%rip), %xmm0, %xmm1
	jmp	.L284
	.p2align 4,,10
	.p2align 3
.L275:
	vmovsd	.LC201(%rip), %xmm3
	jmp	.L279
	.cfi_endproc
.LFE128:
	.size	etch__lgamma_positive_f64, .-etch__lgamma_positive_f64
	.p2align 4
	.type	etch__lgamma_f64, @function
etch__lgamma_f64:
.LFB129:
	.cfi_startproc
	vmovq	%xmm0, %rax
	vmovsd	%xmm0, %xmm0, %xmm3
	vmovsd	.LC200(%rip), %xmm0
	btrq	$63, %rax
	vmovq	%rax, %xmm10
	vucomisd	%xmm10, %xmm0
	jbe	.L395
	vmovsd	.LC4(%rip), %xmm11
	vcomisd	%xmm11, %xmm3
	jnb	.L396
	subq	$8, %rsp
	.cfi_def_cfa_offset 16
	vcomisd	%xmm10, %xmm11
	ja	.L397
	vrndscalesd	$4, %xmm10, %xmm10, %xmm1
	vsubsd	%xmm1, %xmm10, %xmm1
	vxorpd	%xmm2, %xmm2, %xmm2
	vucomisd	%xmm2, %xmm1
	jp	.L384
	je	.L332
.L384:
	vmovsd	.LC221(%rip), %xmm12
	vmulsd	%xmm12, %xmm1, %xmm0
	call	etch__sin_f64
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm0
	vmulsd	%xmm0, %xmm10, %xmm0
	vdivsd	%xmm0, %xmm12, %xmm2
	vmovsd	.LC132(%rip), %xmm0
	vcomisd	%xmm2, %xmm0
	ja	.L358
	vmovsd	%xmm2, %xmm2, %xmm1
	vxorpd	%xmm0, %xmm0, %xmm0
.L366:
	vcomisd	.LC149(%rip), %xmm2
	vmovsd	%xmm2, %xmm2, %xmm12
	ja	.L359
	movabsq	$-4604544271217802189, %rdx
	vmovq	%xmm1, %rax
	movabsq	$4503599627370495, %rcx
	vmovsd	.LC172(%rip), %xmm5
	addq	%rax, %rdx
	andq	%rcx, %rdx
	movabsq	$4604544271217802189, %rcx
	addq	%rcx, %rdx
	vmovq	%rdx, %xmm6
	vsubsd	.LC20(%rip), %xmm6, %xmm4
	vaddsd	.LC134(%rip), %xmm4, %xmm1
	movabsq	$7141747209585715, %rdx
	addq	%rdx, %rax
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	vdivsd	%xmm1, %xmm4, %xmm1
	orq	%rdx, %rax
	vmulsd	%xmm11, %xmm4, %xmm11
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm3
	vaddsd	%xmm0, %xmm3, %xmm3
	vmulsd	%xmm4, %xmm11, %xmm11
	vmulsd	%xmm1, %xmm1, %xmm0
	vfmadd213sd	.LC173(%rip), %xmm0, %xmm5
	vfmadd213sd	.LC174(%rip), %xmm0, %xmm5
	vfmadd213sd	.LC175(%rip), %xmm0, %xmm5
	vfmadd213sd	.LC176(%rip), %xmm0, %xmm5
	vfmadd213sd	.LC177(%rip), %xmm0, %xmm5
	vfmadd213sd	.LC178(%rip), %xmm0, %xmm5
	vmulsd	%xmm5, %xmm0, %xmm0
	vmulsd	.LC144(%rip), %xmm3, %xmm5
	vaddsd	%xmm11, %xmm0, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vsubsd	%xmm11, %xmm0, %xmm0
	vaddsd	%xmm4, %xmm0, %xmm0
	vfmadd132sd	.LC143(%rip), %xmm0, %xmm3
	vmovsd	%xmm3, %xmm3, %xmm12
.L359:
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm0, %xmm2
	jp	.L375
	je	.L360
	ja	.L364
.L375:
	vmovsd	.LC181(%rip), %xmm12
.L364:
	vmovsd	%xmm10, %xmm10, %xmm0
	call	etch__lgamma_positive_f64
	vsubsd	%xmm0, %xmm12, %xmm0
.L332:
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L395:
	vucomisd	%xmm3, %xmm3
	vmovq	%xmm0, %rax
	vmovq	%xmm3, %rsi
	cmovp	%rsi, %rax
	vmovq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L397:
	.cfi_def_cfa_offset 16
	vmovsd	.LC148(%rip), %xmm0
	vucomisd	%xmm10, %xmm0
	vxorpd	%xmm0, %xmm0, %xmm0
	ja	.L341
	vcomisd	%xmm3, %xmm11
	ja	.L398
	vmovsd	.LC20(%rip), %xmm2
	vmovsd	%xmm3, %xmm3, %xmm0
	vcomisd	%xmm3, %xmm2
	ja	.L399
	call	etch__lgamma_poly_d
.L347:
	vsubsd	%xmm2, %xmm3, %xmm2
	vxorpd	%xmm1, %xmm1, %xmm1
	vmulsd	%xmm0, %xmm2, %xmm0
	vmulsd	%xmm3, %xmm0, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm0
.L341:
	vmovsd	.LC132(%rip), %xmm1
	vcomisd	%xmm10, %xmm1
	ja	.L350
	vxorpd	%xmm2, %xmm2, %xmm2
.L365:
	vcomisd	.LC149(%rip), %xmm10
	vmovsd	%xmm10, %xmm10, %xmm1
	ja	.L351
	movabsq	$-4604544271217802189, %rdx
	movabsq	$4503599627370495, %rcx
	vmovsd	.LC172(%rip), %xmm5
	addq	%rax, %rdx
	andq	%rcx, %rdx
	movabsq	$4604544271217802189, %rcx
	addq	%rcx, %rdx
	vmovq	%rdx, %xmm6
	vsubsd	.LC20(%rip), %xmm6, %xmm3
	movabsq	$7141747209585715, %rdx
	addq	%rdx, %rax
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	vmulsd	%xmm11, %xmm3, %xmm11
	orq	%rdx, %rax
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm1
	vaddsd	%xmm2, %xmm1, %xmm1
	vaddsd	.LC134(%rip), %xmm3, %xmm2
	vmulsd	%xmm3, %xmm11, %xmm11
	vdivsd	%xmm2, %xmm3, %xmm2
	vmulsd	%xmm2, %xmm2, %xmm4
	vfmadd213sd	.LC173(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC174(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC175(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC176(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC177(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC178(%rip), %xmm4, %xmm5
	vmulsd	%xmm5, %xmm4, %xmm4
	vmulsd	.LC144(%rip), %xmm1, %xmm5
	vaddsd	%xmm11, %xmm4, %xmm4
	vfmadd132sd	%xmm4, %xmm5, %xmm2
	vsubsd	%xmm11, %xmm2, %xmm2
	vaddsd	%xmm3, %xmm2, %xmm2
	vfmadd132sd	.LC143(%rip), %xmm2, %xmm1
.L351:
	vxorpd	%xmm2, %xmm2, %xmm2
	vcomisd	%xmm2, %xmm10
	jp	.L371
	je	.L352
	ja	.L356
.L371:
	vmovsd	.LC181(%rip), %xmm1
.L356:
	vsubsd	%xmm1, %xmm0, %xmm0
	addq	$8, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L358:
	.cfi_restore_state
	vmulsd	.LC146(%rip), %xmm2, %xmm1
	vmovsd	.LC131(%rip), %xmm0
	jmp	.L366
	.p2align 4,,10
	.p2align 3
.L396:
	.cfi_def_cfa_offset 8
	vmovsd	%xmm3, %xmm3, %xmm0
	jmp	etch__lgamma_positive_f64
	.p2align 4,,10
	.p2align 3
.L350:
	.cfi_def_cfa_offset 16
	vmulsd	.LC146(%rip), %xmm10, %xmm6
	vmovsd	.LC131(%rip), %xmm2
	vmovq	%xmm6, %rax
	jmp	.L365
	.p2align 4,,10
	.p2align 3
.L398:
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm3, %xmm0
	vmovsd	%xmm3, %xmm3, %xmm0
	ja	.L400
	call	etch__lgamma_poly_b
	vmovsd	.LC20(%rip), %xmm2
	jmp	.L347
	.p2align 4,,10
	.p2align 3
.L360:
	vmovsd	.LC201(%rip), %xmm12
	jmp	.L364
	.p2align 4,,10
	.p2align 3
.L352:
	vmovsd	.LC201(%rip), %xmm1
	jmp	.L356
	.p2align 4,,10
	.p2align 3
.L399:
	call	etch__lgamma_poly_c
	jmp	.L347
	.p2align 4,,10
	.p2align 3
.L400:
	call	etch__lgamma_poly_a
	vmovsd	.LC20(%rip), %xmm2
	jmp	.L347
	.cfi_endproc
.LFE129:
	.size	etch__lgamma_f64, .-etch__lgamma_f64
	.p2align 4
	.globl	v_etch__abs_f32
	.type	v_etch__abs_f32, @function
v_etch__abs_f32:
.LFB178:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L420
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L408
	vbroadcastss	.LC223(%rip), %zmm1
	movl	%edx, %ecx
	xorl	%eax, %eax
	shrl	$4, %ecx
	salq	$6, %rcx
	.p2align 4,,10
	.p2align 3
.L404:
	vandps	(%rdi,%rax), %zmm1, %zmm0
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rcx
	jne	.L404
	movl	%edx, %eax
	andl	$-16, %eax
	movl	%eax, %ecx
	cmpl	%eax, %edx
	je	.L419
.L403:
	movl	%edx, %r8d
	subl	%ecx, %r8d
	leal	-1(%r8), %r9d
	cmpl	$6, %r9d
	jbe	.L406
	vbroadcastss	.LC223(%rip), %ymm0
	vandps	(%rdi,%rcx,4), %ymm0, %ymm0
	vmovups	%ymm0, (%rsi,%rcx,4)
	movl	%r8d, %ecx
	andl	$-8, %ecx
	addl	%ecx, %eax
	andl	$7, %r8d
	je	.L419
.L406:
	movslq	%eax, %r8
	movl	(%rdi,%r8,4), %r9d
	leaq	0(,%r8,4), %rcx
	andl	$2147483647, %r9d
	movl	%r9d, (%rsi,%r8,4)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L419
	movl	4(%rdi,%rcx), %r8d
	andl	$2147483647, %r8d
	movl	%r8d, 4(%rsi,%rcx)
	leal	2(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L419
	movl	8(%rdi,%rcx), %r8d
	andl	$2147483647, %r8d
	movl	%r8d, 8(%rsi,%rcx)
	leal	3(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L419
	movl	12(%rdi,%rcx), %r8d
	andl	$2147483647, %r8d
	movl	%r8d, 12(%rsi,%rcx)
	leal	4(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L419
	movl	16(%rdi,%rcx), %r8d
	andl	$2147483647, %r8d
	movl	%r8d, 16(%rsi,%rcx)
	leal	5(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L419
	movl	20(%rdi,%rcx), %r8d
	addl	$6, %eax
	andl	$2147483647, %r8d
	movl	%r8d, 20(%rsi,%rcx)
	cmpl	%eax, %edx
	jle	.L419
	movl	24(%rdi,%rcx), %eax
	andl	$2147483647, %eax
	movl	%eax, 24(%rsi,%rcx)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L419:
	vzeroupper
.L420:
	ret
.L408:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L403
	.cfi_endproc
.LFE178:
	.size	v_etch__abs_f32, .-v_etch__abs_f32
	.p2align 4
	.globl	v_etch__abs_f64
	.type	v_etch__abs_f64, @function
v_etch__abs_f64:
.LFB179:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L436
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L428
	vbroadcastsd	.LC226(%rip), %zmm1
	movl	%edx, %ecx
	xorl	%eax, %eax
	shrl	$3, %ecx
	salq	$6, %rcx
	.p2align 4,,10
	.p2align 3
.L424:
	vandpd	(%rdi,%rax), %zmm1, %zmm0
	vmovupd	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rcx
	jne	.L424
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %ecx
	cmpl	%eax, %edx
	je	.L435
.L423:
	movl	%edx, %r8d
	subl	%ecx, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L426
	vbroadcastsd	.LC226(%rip), %ymm0
	vandpd	(%rdi,%rcx,8), %ymm0, %ymm0
	vmovupd	%ymm0, (%rsi,%rcx,8)
	movl	%r8d, %ecx
	andl	$-4, %ecx
	addl	%ecx, %eax
	andl	$3, %r8d
	je	.L435
.L426:
	movabsq	$9223372036854775807, %rcx
	movslq	%eax, %r9
	movq	(%rdi,%r9,8), %r10
	leaq	0(,%r9,8), %r8
	andq	%rcx, %r10
	movq	%r10, (%rsi,%r9,8)
	leal	1(%rax), %r9d
	cmpl	%r9d, %edx
	jle	.L435
	movq	8(%rdi,%r8), %r9
	addl	$2, %eax
	andq	%rcx, %r9
	movq	%r9, 8(%rsi,%r8)
	cmpl	%eax, %edx
	jle	.L435
	andq	16(%rdi,%r8), %rcx
	movq	%rcx, 16(%rsi,%r8)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L435:
	vzeroupper
.L436:
	ret
.L428:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L423
	.cfi_endproc
.LFE179:
	.size	v_etch__abs_f64, .-v_etch__abs_f64
	.p2align 4
	.globl	v_etch__at_most_f32
	.type	v_etch__at_most_f32, @function
v_etch__at_most_f32:
.LFB180:
	.cfi_startproc
	testl	%ecx, %ecx
	jle	.L477
	leal	-1(%rcx), %eax
	cmpl	$14, %eax
	jbe	.L458
	movl	%ecx, %r8d
	xorl	%eax, %eax
	shrl	$4, %r8d
	salq	$6, %r8
	.p2align 4,,10
	.p2align 3
.L440:
	vmovups	(%rsi,%rax), %zmm1
	vminps	(%rdi,%rax), %zmm1, %zmm0
	vmovups	%zmm0, (%rdx,%rax)
	addq	$64, %rax
	cmpq	%rax, %r8
	jne	.L440
	movl	%ecx, %r8d
	andl	$-16, %r8d
	movl	%r8d, %eax
	cmpl	%r8d, %ecx
	je	.L476
.L439:
	movl	%ecx, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r10d
	cmpl	$6, %r10d
	jbe	.L442
	vmovups	(%rsi,%rax,4), %ymm2
	vminps	(%rdi,%rax,4), %ymm2, %ymm0
	vmovups	%ymm0, (%rdx,%rax,4)
	movl	%r9d, %eax
	andl	$-8, %eax
	addl	%eax, %r8d
	andl	$7, %r9d
	je	.L476
.L442:
	movslq	%r8d, %r9
	vmovss	(%rsi,%r9,4), %xmm0
	vminss	(%rdi,%r9,4), %xmm0, %xmm0
	leaq	0(,%r9,4), %rax
	leal	1(%r8), %r9d
	vmovss	%xmm0, (%rdx,%rax)
	cmpl	%r9d, %ecx
	jle	.L476
	vmovss	4(%rsi,%rax), %xmm0
	vminss	4(%rdi,%rax), %xmm0, %xmm0
	leal	2(%r8), %r9d
	vmovss	%xmm0, 4(%rdx,%rax)
	cmpl	%r9d, %ecx
	jle	.L476
	vmovss	8(%rsi,%rax), %xmm0
	vminss	8(%rdi,%rax), %xmm0, %xmm0
	leal	3(%r8), %r9d
	vmovss	%xmm0, 8(%rdx,%rax)
	cmpl	%r9d, %ecx
	jle	.L476
	vmovss	12(%rsi,%rax), %xmm0
	vminss	12(%rdi,%rax), %xmm0, %xmm0
	leal	4(%r8), %r9d
	vmovss	%xmm0, 12(%rdx,%rax)
	cmpl	%r9d, %ecx
	jle	.L476
	vmovss	16(%rsi,%rax), %xmm0
	vminss	16(%rdi,%rax), %xmm0, %xmm0
	leal	5(%r8), %r9d
	vmovss	%xmm0, 16(%rdx,%rax)
	cmpl	%r9d, %ecx
	jle	.L476
	vmovss	20(%rsi,%rax), %xmm0
	vminss	20(%rdi,%rax), %xmm0, %xmm0
	addl	$6, %r8d
	vmovss	%xmm0, 20(%rdx,%rax)
	cmpl	%r8d, %ecx
	jle	.L476
	vmovss	24(%rsi,%rax), %xmm0
	vminss	24(%rdi,%rax), %xmm0, %xmm0
	vmovss	%xmm0, 24(%rdx,%rax)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L476:
	vzeroupper
.L477:
	ret
.L458:
	xorl	%eax, %eax
	xorl	%r8d, %r8d
	jmp	.L439
	.cfi_endproc
.LFE180:
	.size	v_etch__at_most_f32, .-v_etch__at_most_f32
	.p2align 4
	.globl	v_etch__at_least_f32
	.type	v_etch__at_least_f32, @function
v_etch__at_least_f32:
.LFB181:
	.cfi_startproc
	testl	%ecx, %ecx
	jle	.L518
	leal	-1(%rcx), %eax
	cmpl	$14, %eax
	jbe	.L499
	movl	%ecx, %r8d
	xorl	%eax, %eax
	shrl	$4, %r8d
	salq	$6, %r8
	.p2align 4,,10
	.p2align 3
.L481:
	vmovups	(%rsi,%rax), %zmm1
	vmaxps	(%rdi,%rax), %zmm1, %zmm0
	vmovups	%zmm0, (%rdx,%rax)
	addq	$64, %rax
	cmpq	%rax, %r8
	jne	.L481
	movl	%ecx, %r8d
	andl	$-16, %r8d
	movl	%r8d, %eax
	cmpl	%r8d, %ecx
	je	.L517
.L480:
	movl	%ecx, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r10d
	cmpl	$6, %r10d
	jbe	.L483
	vmovups	(%rsi,%rax,4), %ymm2
	vmaxps	(%rdi,%rax,4), %ymm2, %ymm0
	vmovups	%ymm0, (%rdx,%rax,4)
	movl	%r9d, %eax
	andl	$-8, %eax
	addl	%eax, %r8d
	andl	$7, %r9d
	je	.L517
.L483:
	movslq	%r8d, %r9
	vmovss	(%rsi,%r9,4), %xmm0
	vmaxss	(%rdi,%r9,4), %xmm0, %xmm0
	leaq	0(,%r9,4), %rax
	leal	1(%r8), %r9d
	vmovss	%xmm0, (%rdx,%rax)
	cmpl	%r9d, %ecx
	jle	.L517
	vmovss	4(%rsi,%rax), %xmm0
	vmaxss	4(%rdi,%rax), %xmm0, %xmm0
	leal	2(%r8), %r9d
	vmovss	%xmm0, 4(%rdx,%rax)
	cmpl	%r9d, %ecx
	jle	.L517
	vmovss	8(%rsi,%rax), %xmm0
	vmaxss	8(%rdi,%rax), %xmm0, %xmm0
	leal	3(%r8), %r9d
	vmovss	%xmm0, 8(%rdx,%rax)
	cmpl	%r9d, %ecx
	jle	.L517
	vmovss	12(%rsi,%rax), %xmm0
	vmaxss	12(%rdi,%rax), %xmm0, %xmm0
	leal	4(%r8), %r9d
	vmovss	%xmm0, 12(%rdx,%rax)
	cmpl	%r9d, %ecx
	jle	.L517
	vmovss	16(%rsi,%rax), %xmm0
	vmaxss	16(%rdi,%rax), %xmm0, %xmm0
	leal	5(%r8), %r9d
	vmovss	%xmm0, 16(%rdx,%rax)
	cmpl	%r9d, %ecx
	jle	.L517
	vmovss	20(%rsi,%rax), %xmm0
	vmaxss	20(%rdi,%rax), %xmm0, %xmm0
	addl	$6, %r8d
	vmovss	%xmm0, 20(%rdx,%rax)
	cmpl	%r8d, %ecx
	jle	.L517
	vmovss	24(%rsi,%rax), %xmm0
	vmaxss	24(%rdi,%rax), %xmm0, %xmm0
	vmovss	%xmm0, 24(%rdx,%rax)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L517:
	vzeroupper
.L518:
	ret
.L499:
	xorl	%eax, %eax
	xorl	%r8d, %r8d
	jmp	.L480
	.cfi_endproc
.LFE181:
	.size	v_etch__at_least_f32, .-v_etch__at_least_f32
	.p2align 4
	.globl	v_etch__at_most_f64
	.type	v_etch__at_most_f64, @function
v_etch__at_most_f64:
.LFB182:
	.cfi_startproc
	testl	%ecx, %ecx
	jle	.L543
	leal	-1(%rcx), %eax
	cmpl	$6, %eax
	jbe	.L532
	movl	%ecx, %r8d
	xorl	%eax, %eax
	shrl	$3, %r8d
	salq	$6, %r8
	.p2align 4,,10
	.p2align 3
.L522:
	vmovupd	(%rsi,%rax), %zmm1
	vminpd	(%rdi,%rax), %zmm1, %zmm0
	vmovupd	%zmm0, (%rdx,%rax)
	addq	$64, %rax
	cmpq	%rax, %r8
	jne	.L522
	movl	%ecx, %r8d
	andl	$-8, %r8d
	movl	%r8d, %eax
	cmpl	%r8d, %ecx
	je	.L542
.L521:
	movl	%ecx, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r10d
	cmpl	$2, %r10d
	jbe	.L524
	vmovupd	(%rsi,%rax,8), %ymm2
	vminpd	(%rdi,%rax,8), %ymm2, %ymm0
	vmovupd	%ymm0, (%rdx,%rax,8)
	movl	%r9d, %eax
	andl	$-4, %eax
	addl	%eax, %r8d
	andl	$3, %r9d
	je	.L542
.L524:
	movslq	%r8d, %r9
	vmovsd	(%rsi,%r9,8), %xmm0
	vminsd	(%rdi,%r9,8), %xmm0, %xmm0
	leaq	0(,%r9,8), %rax
	leal	1(%r8), %r9d
	vmovsd	%xmm0, (%rdx,%rax)
	cmpl	%r9d, %ecx
	jle	.L542
	vmovsd	8(%rsi,%rax), %xmm0
	vminsd	8(%rdi,%rax), %xmm0, %xmm0
	addl	$2, %r8d
	vmovsd	%xmm0, 8(%rdx,%rax)
	cmpl	%r8d, %ecx
	jle	.L542
	vmovsd	16(%rsi,%rax), %xmm0
	vminsd	16(%rdi,%rax), %xmm0, %xmm0
	vmovsd	%xmm0, 16(%rdx,%rax)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L542:
	vzeroupper
.L543:
	ret
.L532:
	xorl	%eax, %eax
	xorl	%r8d, %r8d
	jmp	.L521
	.cfi_endproc
.LFE182:
	.size	v_etch__at_most_f64, .-v_etch__at_most_f64
	.p2align 4
	.globl	v_etch__at_least_f64
	.type	v_etch__at_least_f64, @function
v_etch__at_least_f64:
.LFB183:
	.cfi_startproc
	testl	%ecx, %ecx
	jle	.L568
	leal	-1(%rcx), %eax
	cmpl	$6, %eax
	jbe	.L557
	movl	%ecx, %r8d
	xorl	%eax, %eax
	shrl	$3, %r8d
	salq	$6, %r8
	.p2align 4,,10
	.p2align 3
.L547:
	vmovupd	(%rsi,%rax), %zmm1
	vmaxpd	(%rdi,%rax), %zmm1, %zmm0
	vmovupd	%zmm0, (%rdx,%rax)
	addq	$64, %rax
	cmpq	%rax, %r8
	jne	.L547
	movl	%ecx, %r8d
	andl	$-8, %r8d
	movl	%r8d, %eax
	cmpl	%r8d, %ecx
	je	.L567
.L546:
	movl	%ecx, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r10d
	cmpl	$2, %r10d
	jbe	.L549
	vmovupd	(%rsi,%rax,8), %ymm2
	vmaxpd	(%rdi,%rax,8), %ymm2, %ymm0
	vmovupd	%ymm0, (%rdx,%rax,8)
	movl	%r9d, %eax
	andl	$-4, %eax
	addl	%eax, %r8d
	andl	$3, %r9d
	je	.L567
.L549:
	movslq	%r8d, %r9
	vmovsd	(%rsi,%r9,8), %xmm0
	vmaxsd	(%rdi,%r9,8), %xmm0, %xmm0
	leaq	0(,%r9,8), %rax
	leal	1(%r8), %r9d
	vmovsd	%xmm0, (%rdx,%rax)
	cmpl	%r9d, %ecx
	jle	.L567
	vmovsd	8(%rsi,%rax), %xmm0
	vmaxsd	8(%rdi,%rax), %xmm0, %xmm0
	addl	$2, %r8d
	vmovsd	%xmm0, 8(%rdx,%rax)
	cmpl	%r8d, %ecx
	jle	.L567
	vmovsd	16(%rsi,%rax), %xmm0
	vmaxsd	16(%rdi,%rax), %xmm0, %xmm0
	vmovsd	%xmm0, 16(%rdx,%rax)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L567:
	vzeroupper
.L568:
	ret
.L557:
	xorl	%eax, %eax
	xorl	%r8d, %r8d
	jmp	.L546
	.cfi_endproc
.LFE183:
	.size	v_etch__at_least_f64, .-v_etch__at_least_f64
	.p2align 4
	.globl	v_etch__floordiv_f32
	.type	v_etch__floordiv_f32, @function
v_etch__floordiv_f32:
.LFB184:
	.cfi_startproc
	testl	%ecx, %ecx
	jle	.L588
	leal	-1(%rcx), %eax
	cmpl	$14, %eax
	jbe	.L576
	movl	%ecx, %r8d
	xorl	%eax, %eax
	shrl	$4, %r8d
	salq	$6, %r8
	.p2align 4,,10
	.p2align 3
.L572:
	vmovups	(%rdi,%rax), %zmm1
	vdivps	(%rsi,%rax), %zmm1, %zmm0
	vrndscaleps	$1, %zmm0, %zmm0
	vmovups	%zmm0, (%rdx,%rax)
	addq	$64, %rax
	cmpq	%rax, %r8
	jne	.L572
	movl	%ecx, %eax
	andl	$-16, %eax
	movl	%eax, %r8d
	cmpl	%eax, %ecx
	je	.L587
.L571:
	movl	%ecx, %r9d
	subl	%r8d, %r9d
	leal	-1(%r9), %r10d
	cmpl	$6, %r10d
	jbe	.L574
	vmovups	(%rdi,%r8,4), %ymm2
	vdivps	(%rsi,%r8,4), %ymm2, %ymm0
	vrndscaleps	$1, %ymm0, %ymm0
	vmovups	%ymm0, (%rdx,%r8,4)
	movl	%r9d, %r8d
	andl	$-8, %r8d
	addl	%r8d, %eax
	andl	$7, %r9d
	je	.L587
.L574:
	movslq	%eax, %r9
	vmovss	(%rdi,%r9,4), %xmm0
	leaq	0(,%r9,4), %r8
	vdivss	(%rsi,%r9,4), %xmm0, %xmm0
	vrndscaless	$9, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, (%rdx,%r9,4)
	leal	1(%rax), %r9d
	cmpl	%r9d, %ecx
	jle	.L587
	leal	2(%rax), %r9d
	vmovss	4(%rdi,%r8), %xmm0
	vdivss	4(%rsi,%r8), %xmm0, %xmm0
	vrndscaless	$9, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 4(%rdx,%r8)
	cmpl	%r9d, %ecx
	jle	.L587
	leal	3(%rax), %r9d
	vmovss	8(%rdi,%r8), %xmm0
	vdivss	8(%rsi,%r8), %xmm0, %xmm0
	vrndscaless	$9, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 8(%rdx,%r8)
	cmpl	%r9d, %ecx
	jle	.L587
	leal	4(%rax), %r9d
	vmovss	12(%rdi,%r8), %xmm0
	vdivss	12(%rsi,%r8), %xmm0, %xmm0
	vrndscaless	$9, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 12(%rdx,%r8)
	cmpl	%r9d, %ecx
	jle	.L587
	leal	5(%rax), %r9d
	vmovss	16(%rdi,%r8), %xmm0
	vdivss	16(%rsi,%r8), %xmm0, %xmm0
	vrndscaless	$9, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 16(%rdx,%r8)
	cmpl	%r9d, %ecx
	jle	.L587
	addl	$6, %eax
	vmovss	20(%rdi,%r8), %xmm0
	vdivss	20(%rsi,%r8), %xmm0, %xmm0
	vrndscaless	$9, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 20(%rdx,%r8)
	cmpl	%eax, %ecx
	jle	.L587
	vmovss	24(%rdi,%r8), %xmm0
	vdivss	24(%rsi,%r8), %xmm0, %xmm0
	vrndscaless	$9, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 24(%rdx,%r8)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L587:
	vzeroupper
.L588:
	ret
.L576:
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	jmp	.L571
	.cfi_endproc
.LFE184:
	.size	v_etch__floordiv_f32, .-v_etch__floordiv_f32
	.p2align 4
	.globl	v_etch__floordiv_f64
	.type	v_etch__floordiv_f64, @function
v_etch__floordiv_f64:
.LFB185:
	.cfi_startproc
	testl	%ecx, %ecx
	jle	.L604
	leal	-1(%rcx), %eax
	cmpl	$6, %eax
	jbe	.L596
	movl	%ecx, %r8d
	xorl	%eax, %eax
	shrl	$3, %r8d
	salq	$6, %r8
	.p2align 4,,10
	.p2align 3
.L592:
	vmovupd	(%rdi,%rax), %zmm1
	vdivpd	(%rsi,%rax), %zmm1, %zmm0
	vrndscalepd	$1, %zmm0, %zmm0
	vmovupd	%zmm0, (%rdx,%rax)
	addq	$64, %rax
	cmpq	%rax, %r8
	jne	.L592
	movl	%ecx, %r8d
	andl	$-8, %r8d
	movl	%r8d, %eax
	cmpl	%r8d, %ecx
	je	.L603
.L591:
	movl	%ecx, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r10d
	cmpl	$2, %r10d
	jbe	.L594
	vmovupd	(%rdi,%rax,8), %ymm2
	vdivpd	(%rsi,%rax,8), %ymm2, %ymm0
	vrndscalepd	$1, %ymm0, %ymm0
	vmovupd	%ymm0, (%rdx,%rax,8)
	movl	%r9d, %eax
	andl	$-4, %eax
	addl	%eax, %r8d
	andl	$3, %r9d
	je	.L603
.L594:
	movslq	%r8d, %r9
	vmovsd	(%rdi,%r9,8), %xmm0
	leaq	0(,%r9,8), %rax
	vdivsd	(%rsi,%r9,8), %xmm0, %xmm0
	vrndscalesd	$9, %xmm0, %xmm0, %xmm0
	vmovsd	%xmm0, (%rdx,%r9,8)
	leal	1(%r8), %r9d
	cmpl	%r9d, %ecx
	jle	.L603
	addl	$2, %r8d
	vmovsd	8(%rdi,%rax), %xmm0
	vdivsd	8(%rsi,%rax), %xmm0, %xmm0
	vrndscalesd	$9, %xmm0, %xmm0, %xmm0
	vmovsd	%xmm0, 8(%rdx,%rax)
	cmpl	%r8d, %ecx
	jle	.L603
	vmovsd	16(%rdi,%rax), %xmm0
	vdivsd	16(%rsi,%rax), %xmm0, %xmm0
	vrndscalesd	$9, %xmm0, %xmm0, %xmm0
	vmovsd	%xmm0, 16(%rdx,%rax)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L603:
	vzeroupper
.L604:
	ret
.L596:
	xorl	%eax, %eax
	xorl	%r8d, %r8d
	jmp	.L591
	.cfi_endproc
.LFE185:
	.size	v_etch__floordiv_f64, .-v_etch__floordiv_f64
	.p2align 4
	.globl	v_etch__truncdiv_f32
	.type	v_etch__truncdiv_f32, @function
v_etch__truncdiv_f32:
.LFB186:
	.cfi_startproc
	testl	%ecx, %ecx
	jle	.L624
	leal	-1(%rcx), %eax
	cmpl	$14, %eax
	jbe	.L612
	movl	%ecx, %r8d
	xorl	%eax, %eax
	shrl	$4, %r8d
	salq	$6, %r8
	.p2align 4,,10
	.p2align 3
.L608:
	vmovups	(%rdi,%rax), %zmm1
	vdivps	(%rsi,%rax), %zmm1, %zmm0
	vrndscaleps	$3, %zmm0, %zmm0
	vmovups	%zmm0, (%rdx,%rax)
	addq	$64, %rax
	cmpq	%rax, %r8
	jne	.L608
	movl	%ecx, %eax
	andl	$-16, %eax
	movl	%eax, %r8d
	cmpl	%eax, %ecx
	je	.L623
.L607:
	movl	%ecx, %r9d
	subl	%r8d, %r9d
	leal	-1(%r9), %r10d
	cmpl	$6, %r10d
	jbe	.L610
	vmovups	(%rdi,%r8,4), %ymm2
	vdivps	(%rsi,%r8,4), %ymm2, %ymm0
	vrndscaleps	$3, %ymm0, %ymm0
	vmovups	%ymm0, (%rdx,%r8,4)
	movl	%r9d, %r8d
	andl	$-8, %r8d
	addl	%r8d, %eax
	andl	$7, %r9d
	je	.L623
.L610:
	movslq	%eax, %r9
	vmovss	(%rdi,%r9,4), %xmm0
	leaq	0(,%r9,4), %r8
	vdivss	(%rsi,%r9,4), %xmm0, %xmm0
	vrndscaless	$11, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, (%rdx,%r9,4)
	leal	1(%rax), %r9d
	cmpl	%r9d, %ecx
	jle	.L623
	leal	2(%rax), %r9d
	vmovss	4(%rdi,%r8), %xmm0
	vdivss	4(%rsi,%r8), %xmm0, %xmm0
	vrndscaless	$11, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 4(%rdx,%r8)
	cmpl	%r9d, %ecx
	jle	.L623
	leal	3(%rax), %r9d
	vmovss	8(%rdi,%r8), %xmm0
	vdivss	8(%rsi,%r8), %xmm0, %xmm0
	vrndscaless	$11, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 8(%rdx,%r8)
	cmpl	%r9d, %ecx
	jle	.L623
	leal	4(%rax), %r9d
	vmovss	12(%rdi,%r8), %xmm0
	vdivss	12(%rsi,%r8), %xmm0, %xmm0
	vrndscaless	$11, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 12(%rdx,%r8)
	cmpl	%r9d, %ecx
	jle	.L623
	leal	5(%rax), %r9d
	vmovss	16(%rdi,%r8), %xmm0
	vdivss	16(%rsi,%r8), %xmm0, %xmm0
	vrndscaless	$11, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 16(%rdx,%r8)
	cmpl	%r9d, %ecx
	jle	.L623
	addl	$6, %eax
	vmovss	20(%rdi,%r8), %xmm0
	vdivss	20(%rsi,%r8), %xmm0, %xmm0
	vrndscaless	$11, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 20(%rdx,%r8)
	cmpl	%eax, %ecx
	jle	.L623
	vmovss	24(%rdi,%r8), %xmm0
	vdivss	24(%rsi,%r8), %xmm0, %xmm0
	vrndscaless	$11, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 24(%rdx,%r8)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L623:
	vzeroupper
.L624:
	ret
.L612:
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	jmp	.L607
	.cfi_endproc
.LFE186:
	.size	v_etch__truncdiv_f32, .-v_etch__truncdiv_f32
	.p2align 4
	.globl	v_etch__truncdiv_f64
	.type	v_etch__truncdiv_f64, @function
v_etch__truncdiv_f64:
.LFB187:
	.cfi_startproc
	testl	%ecx, %ecx
	jle	.L640
	leal	-1(%rcx), %eax
	cmpl	$6, %eax
	jbe	.L632
	movl	%ecx, %r8d
	xorl	%eax, %eax
	shrl	$3, %r8d
	salq	$6, %r8
	.p2align 4,,10
	.p2align 3
.L628:
	vmovupd	(%rdi,%rax), %zmm1
	vdivpd	(%rsi,%rax), %zmm1, %zmm0
	vrndscalepd	$3, %zmm0, %zmm0
	vmovupd	%zmm0, (%rdx,%rax)
	addq	$64, %rax
	cmpq	%rax, %r8
	jne	.L628
	movl	%ecx, %r8d
	andl	$-8, %r8d
	movl	%r8d, %eax
	cmpl	%r8d, %ecx
	je	.L639
.L627:
	movl	%ecx, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r10d
	cmpl	$2, %r10d
	jbe	.L630
	vmovupd	(%rdi,%rax,8), %ymm2
	vdivpd	(%rsi,%rax,8), %ymm2, %ymm0
	vrndscalepd	$3, %ymm0, %ymm0
	vmovupd	%ymm0, (%rdx,%rax,8)
	movl	%r9d, %eax
	andl	$-4, %eax
	addl	%eax, %r8d
	andl	$3, %r9d
	je	.L639
.L630:
	movslq	%r8d, %r9
	vmovsd	(%rdi,%r9,8), %xmm0
	leaq	0(,%r9,8), %rax
	vdivsd	(%rsi,%r9,8), %xmm0, %xmm0
	vrndscalesd	$11, %xmm0, %xmm0, %xmm0
	vmovsd	%xmm0, (%rdx,%r9,8)
	leal	1(%r8), %r9d
	cmpl	%r9d, %ecx
	jle	.L639
	addl	$2, %r8d
	vmovsd	8(%rdi,%rax), %xmm0
	vdivsd	8(%rsi,%rax), %xmm0, %xmm0
	vrndscalesd	$11, %xmm0, %xmm0, %xmm0
	vmovsd	%xmm0, 8(%rdx,%rax)
	cmpl	%r8d, %ecx
	jle	.L639
	vmovsd	16(%rdi,%rax), %xmm0
	vdivsd	16(%rsi,%rax), %xmm0, %xmm0
	vrndscalesd	$11, %xmm0, %xmm0, %xmm0
	vmovsd	%xmm0, 16(%rdx,%rax)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L639:
	vzeroupper
.L640:
	ret
.L632:
	xorl	%eax, %eax
	xorl	%r8d, %r8d
	jmp	.L627
	.cfi_endproc
.LFE187:
	.size	v_etch__truncdiv_f64, .-v_etch__truncdiv_f64
	.p2align 4
	.globl	v_etch__truncmod_f32
	.type	v_etch__truncmod_f32, @function
v_etch__truncmod_f32:
.LFB188:
	.cfi_startproc
	movslq	%ecx, %r11
	salq	$2, %r11
	testl	%ecx, %ecx
	jle	.L688
	pushq	%r14
	.cfi_def_cfa_offset 16
	.cfi_offset 14, -16
	xorl	%r10d, %r10d
	vxorps	%xmm2, %xmm2, %xmm2
	pushq	%r13
	.cfi_def_cfa_offset 24
	.cfi_offset 13, -24
	movq	%rdx, %r13
	pushq	%r12
	.cfi_def_cfa_offset 32
	.cfi_offset 12, -32
	pushq	%rbp
	.cfi_def_cfa_offset 40
	.cfi_offset 6, -40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	.cfi_offset 3, -48
	movl	$1, %ebx
	.p2align 4,,10
	.p2align 3
.L656:
	vmovss	(%rsi,%r10), %xmm1
	vmovss	(%rdi,%r10), %xmm0
	vmovd	%xmm1, %ecx
	vmovd	%xmm0, %ebp
	movl	%ecx, %r9d
	movl	%ebp, %eax
	andl	$2147483647, %r9d
	andl	$2147483647, %eax
	leal	-1(%r9), %r8d
	cmpl	$2139095039, %r8d
	ja	.L665
	cmpl	$2139095039, %eax
	ja	.L665
	cmpl	%r9d, %eax
	jb	.L647
	movl	%r9d, %r12d
	movl	%eax, %r14d
	shrl	$23, %r12d
	shrl	$23, %r14d
	je	.L649
	movl	%ebp, %eax
	andl	$8388607, %eax
	orl	$8388608, %eax
	testl	%r12d, %r12d
	jne	.L658
	xorl	%edx, %edx
	leal	-1(%r14), %r8d
	divl	%r9d
	movl	%edx, %edx
	movq	%rdx, %rax
	cmpl	$1, %r14d
	je	.L662
	testq	%rdx, %rdx
	je	.L662
	movl	$1, %r12d
	.p2align 4,,10
	.p2align 3
.L652:
	movl	$40, %ecx
	movq	%rdx, %rax
	cmpl	%ecx, %r8d
	cmovbe	%r8d, %ecx
	xorl	%edx, %edx
	salq	%cl, %rax
	divq	%r9
	subl	%ecx, %r8d
	je	.L651
.L691:
	testq	%rdx, %rdx
	jne	.L652
.L651:
	vcvtsi2ssq	%rdx, %xmm2, %xmm0
	cmpl	$23, %r12d
	jbe	.L654
	subl	$23, %r12d
	sall	$23, %r12d
.L655:
	vmovd	%r12d, %xmm3
	movl	%ebp, %eax
	vmulss	%xmm3, %xmm0, %xmm0
	andl	$-2147483648, %eax
	vmovd	%xmm0, %edx
	orl	%eax, %edx
	vmovd	%edx, %xmm0
.L647:
	vmovss	%xmm0, 0(%r13,%r10)
	addq	$4, %r10
	cmpq	%r11, %r10
	jne	.L656
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 40
	popq	%rbp
	.cfi_def_cfa_offset 32
	popq	%r12
	.cfi_def_cfa_offset 24
	popq	%r13
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L665:
	.cfi_restore_state
	vucomiss	%xmm0, %xmm0
	jnp	.L683
	vaddss	%xmm0, %xmm0, %xmm0
	jmp	.L647
	.p2align 4,,10
	.p2align 3
.L683:
	vmovss	.LC228(%rip), %xmm0
	vucomiss	%xmm1, %xmm1
	jnp	.L647
	vaddss	%xmm1, %xmm1, %xmm0
	jmp	.L647
	.p2align 4,,10
	.p2align 3
.L649:
	testl	%r12d, %r12d
	jne	.L658
	xorl	%edx, %edx
	movl	$1, %r12d
	divl	%r9d
	movl	%edx, %edx
	vcvtsi2ssq	%rdx, %xmm2, %xmm0
.L654:
	leal	-1(%r12), %ecx
	movl	%ebx, %r12d
	sall	%cl, %r12d
	jmp	.L655
	.p2align 4,,10
	.p2align 3
.L658:
	andl	$8388607, %ecx
	movl	$1, %r8d
	orl	$8388608, %ecx
	testl	%r14d, %r14d
	cmovne	%r14d, %r8d
	movl	%ecx, %r9d
	xorl	%edx, %edx
	divl	%r9d
	movl	%edx, %edx
	subl	%r12d, %r8d
	jne	.L691
	jmp	.L651
	.p2align 4,,10
	.p2align 3
.L688:
	.cfi_def_cfa_offset 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	.cfi_restore 14
	ret
.L662:
	.cfi_def_cfa_offset 48
	.cfi_offset 3, -48
	.cfi_offset 6, -40
	.cfi_offset 12, -32
	.cfi_offset 13, -24
	.cfi_offset 14, -16
	vcvtsi2ssq	%rax, %xmm2, %xmm0
	movl	$1, %r12d
	jmp	.L654
	.cfi_endproc
.LFE188:
	.size	v_etch__truncmod_f32, .-v_etch__truncmod_f32
	.p2align 4
	.globl	v_etch__truncmod_f64
	.type	v_etch__truncmod_f64, @function
v_etch__truncmod_f64:
.LFB189:
	.cfi_startproc
	testl	%ecx, %ecx
	jle	.L732
	movslq	%ecx, %rcx
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	vxorps	%xmm5, %xmm5, %xmm5
	xorl	%r10d, %r10d
	movabsq	$-9223372036854775808, %rax
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	movabsq	$4503599627370496, %r14
	pushq	%r13
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	vmovq	%rax, %xmm2
	movq	%rdx, %r13
	pushq	%r12
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
	movabsq	$9218868437227405311, %r12
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	leaq	0(,%rcx,8), %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	movabsq	$9223372036854775807, %rbx
	.p2align 4,,10
	.p2align 3
.L707:
	vmovsd	(%rsi,%r10), %xmm1
	vmovsd	(%rdi,%r10), %xmm0
	vmovq	%xmm1, %rdx
	vmovq	%xmm0, %r11
	movq	%rdx, %r9
	movq	%r11, %rax
	andq	%rbx, %r9
	andq	%rbx, %rax
	leaq	-1(%r9), %rcx
	cmpq	%rcx, %r12
	jb	.L712
	cmpq	%rax, %r12
	jb	.L712
	cmpq	%r9, %rax
	jb	.L698
	movq	%r9, %r15
	movq	%rax, %r8
	shrq	$52, %r15
	shrq	$52, %r8
	je	.L700
	movabsq	$4503599627370495, %rax
	andq	%r11, %rax
	orq	%r14, %rax
	testq	%r15, %r15
	jne	.L708
	movl	$1, %r15d
.L701:
	testq	%r8, %r8
	movl	$1, %edx
	cmove	%rdx, %r8
	xorl	%edx, %edx
	divq	%r9
	subq	%r15, %r8
	jne	.L735
	jmp	.L702
	.p2align 4,,10
	.p2align 3
.L736:
	movl	$11, %ecx
	movq	%rdx, %rax
	cmpq	%rcx, %r8
	cmovbe	%r8, %rcx
	xorl	%edx, %edx
	salq	%cl, %rax
	divq	%r9
	subq	%rcx, %r8
	je	.L702
.L735:
	testq	%rdx, %rdx
	jne	.L736
.L702:
	vcvtsi2sdq	%rdx, %xmm5, %xmm0
	cmpq	$52, %r15
	jbe	.L705
	subq	$52, %r15
	salq	$52, %r15
.L706:
	vmovq	%r15, %xmm4
	vmovq	%xmm2, %rax
	vmulsd	%xmm4, %xmm0, %xmm3
	andq	%r11, %rax
	vmovq	%xmm3, %r15
	orq	%r15, %rax
	vmovq	%rax, %xmm0
.L698:
	vmovsd	%xmm0, 0(%r13,%r10)
	addq	$8, %r10
	cmpq	%rbp, %r10
	jne	.L707
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 48
	popq	%rbp
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L712:
	.cfi_restore_state
	vucomisd	%xmm0, %xmm0
	jnp	.L726
	vaddsd	%xmm0, %xmm0, %xmm0
	jmp	.L698
	.p2align 4,,10
	.p2align 3
.L726:
	vmovsd	.LC181(%rip), %xmm0
	vucomisd	%xmm1, %xmm1
	jnp	.L698
	vaddsd	%xmm1, %xmm1, %xmm0
	jmp	.L698
	.p2align 4,,10
	.p2align 3
.L700:
	testq	%r15, %r15
	jne	.L708
	xorl	%edx, %edx
	movl	$1, %r15d
	divq	%r9
	vcvtsi2sdq	%rdx, %xmm5, %xmm0
.L705:
	leal	-1(%r15), %ecx
	movl	$1, %r15d
	salq	%cl, %r15
	jmp	.L706
	.p2align 4,,10
	.p2align 3
.L708:
	movabsq	$4503599627370495, %rcx
	andq	%rcx, %rdx
	orq	%r14, %rdx
	movq	%rdx, %r9
	jmp	.L701
.L732:
	.cfi_def_cfa_offset 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	.cfi_restore 14
	.cfi_restore 15
	ret
	.cfi_endproc
.LFE189:
	.size	v_etch__truncmod_f64, .-v_etch__truncmod_f64
	.p2align 4
	.globl	v_etch__floormod_f32
	.type	v_etch__floormod_f32, @function
v_etch__floormod_f32:
.LFB190:
	.cfi_startproc
	movslq	%ecx, %r11
	salq	$2, %r11
	testl	%ecx, %ecx
	jle	.L788
	pushq	%r14
	.cfi_def_cfa_offset 16
	.cfi_offset 14, -16
	xorl	%r10d, %r10d
	movq	%rdx, %r14
	vxorps	%xmm3, %xmm3, %xmm3
	pushq	%r13
	.cfi_def_cfa_offset 24
	.cfi_offset 13, -24
	vxorps	%xmm2, %xmm2, %xmm2
	pushq	%r12
	.cfi_def_cfa_offset 32
	.cfi_offset 12, -32
	pushq	%rbp
	.cfi_def_cfa_offset 40
	.cfi_offset 6, -40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	.cfi_offset 3, -48
	movl	$1, %ebx
	.p2align 4,,10
	.p2align 3
.L755:
	vmovss	(%rsi,%r10), %xmm1
	vmovss	(%rdi,%r10), %xmm0
	vmovd	%xmm1, %ecx
	vmovd	%xmm0, %ebp
	movl	%ecx, %r9d
	movl	%ebp, %eax
	andl	$2147483647, %r9d
	andl	$2147483647, %eax
	leal	-1(%r9), %r8d
	cmpl	$2139095039, %r8d
	ja	.L764
	cmpl	$2139095039, %eax
	ja	.L764
	cmpl	%r9d, %eax
	jb	.L743
	movl	%r9d, %r12d
	movl	%eax, %r13d
	shrl	$23, %r12d
	shrl	$23, %r13d
	je	.L746
	movl	%ebp, %eax
	andl	$8388607, %eax
	orl	$8388608, %eax
	testl	%r12d, %r12d
	jne	.L757
	xorl	%edx, %edx
	leal	-1(%r13), %r8d
	divl	%r9d
	movl	%edx, %edx
	movq	%rdx, %rax
	cmpl	$1, %r13d
	je	.L761
	testq	%rdx, %rdx
	je	.L761
	movl	$1, %r12d
	jmp	.L749
	.p2align 4,,10
	.p2align 3
.L791:
	testq	%rdx, %rdx
	je	.L748
.L749:
	movl	$40, %ecx
	movq	%rdx, %rax
	cmpl	%ecx, %r8d
	cmovbe	%r8d, %ecx
	xorl	%edx, %edx
	salq	%cl, %rax
	divq	%r9
	subl	%ecx, %r8d
	jne	.L791
.L748:
	vcvtsi2ssq	%rdx, %xmm3, %xmm0
	cmpl	$23, %r12d
	jbe	.L751
	subl	$23, %r12d
	sall	$23, %r12d
.L752:
	vmovd	%r12d, %xmm4
	movl	%ebp, %eax
	vmulss	%xmm4, %xmm0, %xmm0
	andl	$-2147483648, %eax
	vmovd	%xmm0, %edx
	orl	%eax, %edx
	vmovd	%edx, %xmm0
.L743:
	vucomiss	%xmm2, %xmm0
	jp	.L767
	jne	.L767
.L753:
	vmovss	%xmm0, (%r14,%r10)
	addq	$4, %r10
	cmpq	%r11, %r10
	jne	.L755
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 40
	popq	%rbp
	.cfi_def_cfa_offset 32
	popq	%r12
	.cfi_def_cfa_offset 24
	popq	%r13
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L764:
	.cfi_restore_state
	vucomiss	%xmm0, %xmm0
	jnp	.L783
	vaddss	%xmm0, %xmm0, %xmm0
	jmp	.L743
	.p2align 4,,10
	.p2align 3
.L767:
	vcomiss	%xmm0, %xmm2
	seta	%al
.L744:
	vcomiss	%xmm1, %xmm2
	seta	%dl
	cmpb	%al, %dl
	je	.L753
	vaddss	%xmm1, %xmm0, %xmm0
	jmp	.L753
	.p2align 4,,10
	.p2align 3
.L783:
	vucomiss	%xmm1, %xmm1
	jnp	.L784
	vaddss	%xmm1, %xmm1, %xmm0
	jmp	.L743
	.p2align 4,,10
	.p2align 3
.L746:
	testl	%r12d, %r12d
	jne	.L757
	xorl	%edx, %edx
	movl	$1, %r12d
	divl	%r9d
	movl	%edx, %edx
	vcvtsi2ssq	%rdx, %xmm3, %xmm0
.L751:
	leal	-1(%r12), %ecx
	movl	%ebx, %r12d
	sall	%cl, %r12d
	jmp	.L752
	.p2align 4,,10
	.p2align 3
.L757:
	andl	$8388607, %ecx
	movl	$1, %r8d
	orl	$8388608, %ecx
	testl	%r13d, %r13d
	cmovne	%r13d, %r8d
	movl	%ecx, %r9d
	xorl	%edx, %edx
	divl	%r9d
	movl	%edx, %edx
	subl	%r12d, %r8d
	jne	.L791
	jmp	.L748
	.p2align 4,,10
	.p2align 3
.L784:
	vmovss	.LC228(%rip), %xmm0
	xorl	%eax, %eax
	jmp	.L744
.L788:
	.cfi_def_cfa_offset 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	.cfi_restore 14
	ret
.L761:
	.cfi_def_cfa_offset 48
	.cfi_offset 3, -48
	.cfi_offset 6, -40
	.cfi_offset 12, -32
	.cfi_offset 13, -24
	.cfi_offset 14, -16
	vcvtsi2ssq	%rax, %xmm3, %xmm0
	movl	$1, %r12d
	jmp	.L751
	.cfi_endproc
.LFE190:
	.size	v_etch__floormod_f32, .-v_etch__floormod_f32
	.p2align 4
	.globl	v_etch__floormod_f64
	.type	v_etch__floormod_f64, @function
v_etch__floormod_f64:
.LFB191:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	pushq	%r13
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	pushq	%r12
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	movslq	%ecx, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	salq	$3, %rbp
	testl	%ecx, %ecx
	jle	.L836
	movabsq	$-9223372036854775808, %rax
	movq	%rdx, %r12
	xorl	%r15d, %r15d
	movabsq	$9223372036854775807, %r11
	vxorps	%xmm6, %xmm6, %xmm6
	vxorpd	%xmm2, %xmm2, %xmm2
	movabsq	$9218868437227405311, %rbx
	movabsq	$4503599627370496, %r13
	vmovq	%rax, %xmm3
	.p2align 4,,10
	.p2align 3
.L810:
	vmovsd	(%rsi,%r15), %xmm1
	vmovsd	(%rdi,%r15), %xmm0
	vmovq	%xmm1, %rdx
	vmovq	%xmm0, %r10
	movq	%rdx, %r9
	movq	%r10, %rax
	andq	%r11, %r9
	andq	%r11, %rax
	leaq	-1(%r9), %rcx
	cmpq	%rcx, %rbx
	jb	.L816
	cmpq	%rax, %rbx
	jb	.L816
	cmpq	%r9, %rax
	jb	.L798
	movq	%r9, %r14
	movq	%rax, %r8
	shrq	$52, %r14
	shrq	$52, %r8
	je	.L801
	movabsq	$4503599627370495, %rax
	andq	%r10, %rax
	orq	%r13, %rax
	testq	%r14, %r14
	jne	.L812
	movl	$1, %r14d
.L802:
	testq	%r8, %r8
	movl	$1, %edx
	cmove	%rdx, %r8
	xorl	%edx, %edx
	divq	%r9
	subq	%r14, %r8
	jne	.L838
	jmp	.L803
	.p2align 4,,10
	.p2align 3
.L839:
	movl	$11, %ecx
	movq	%rdx, %rax
	cmpq	%rcx, %r8
	cmovbe	%r8, %rcx
	xorl	%edx, %edx
	salq	%cl, %rax
	divq	%r9
	subq	%rcx, %r8
	je	.L803
.L838:
	testq	%rdx, %rdx
	jne	.L839
.L803:
	vcvtsi2sdq	%rdx, %xmm6, %xmm0
	cmpq	$52, %r14
	jbe	.L806
	subq	$52, %r14
	salq	$52, %r14
.L807:
	vmovq	%r14, %xmm5
	vmovq	%xmm3, %rax
	vmulsd	%xmm5, %xmm0, %xmm4
	andq	%r10, %rax
	vmovq	%xmm4, %r14
	orq	%r14, %rax
	vmovq	%rax, %xmm0
.L798:
	vucomisd	%xmm2, %xmm0
	jp	.L819
	jne	.L819
.L808:
	vmovsd	%xmm0, (%r12,%r15)
	addq	$8, %r15
	cmpq	%rbp, %r15
	jne	.L810
.L836:
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 48
	popq	%rbp
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L816:
	.cfi_restore_state
	vucomisd	%xmm0, %xmm0
	jnp	.L832
	vaddsd	%xmm0, %xmm0, %xmm0
	jmp	.L798
	.p2align 4,,10
	.p2align 3
.L819:
	vcomisd	%xmm0, %xmm2
	seta	%al
.L799:
	vcomisd	%xmm1, %xmm2
	seta	%dl
	cmpb	%al, %dl
	je	.L808
	vaddsd	%xmm1, %xmm0, %xmm0
	jmp	.L808
	.p2align 4,,10
	.p2align 3
.L832:
	vucomisd	%xmm1, %xmm1
	jnp	.L833
	vaddsd	%xmm1, %xmm1, %xmm0
	jmp	.L798
	.p2align 4,,10
	.p2align 3
.L801:
	testq	%r14, %r14
	je	.L840
.L812:
	movabsq	$4503599627370495, %rcx
	andq	%rcx, %rdx
	orq	%r13, %rdx
	movq	%rdx, %r9
	jmp	.L802
	.p2align 4,,10
	.p2align 3
.L840:
	xorl	%edx, %edx
	movl	$1, %r14d
	divq	%r9
	vcvtsi2sdq	%rdx, %xmm6, %xmm0
.L806:
	leal	-1(%r14), %ecx
	movl	$1, %r14d
	salq	%cl, %r14
	jmp	.L807
	.p2align 4,,10
	.p2align 3
.L833:
	vmovsd	.LC181(%rip), %xmm0
	xorl	%eax, %eax
	jmp	.L799
	.cfi_endproc
.LFE191:
	.size	v_etch__floormod_f64, .-v_etch__floormod_f64
	.p2align 4
	.globl	v_etch__exp_tail_f32
	.type	v_etch__exp_tail_f32, @function
v_etch__exp_tail_f32:
.LFB192:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L860
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L848
	vbroadcastss	.LC231(%rip), %zmm6
	movl	%edx, %esi
	xorl	%eax, %eax
	vbroadcastss	.LC233(%rip), %zmm5
	vbroadcastss	.LC235(%rip), %zmm4
	shrl	$4, %esi
	vbroadcastss	.LC237(%rip), %zmm3
	vbroadcastss	.LC239(%rip), %zmm2
	salq	$6, %rsi
	.p2align 4,,10
	.p2align 3
.L844:
	vmovups	(%rdi,%rax), %zmm0
	vmovaps	%zmm0, %zmm1
	vfmadd132ps	%zmm6, %zmm5, %zmm1
	vfmadd132ps	%zmm0, %zmm4, %zmm1
	vfmadd132ps	%zmm0, %zmm3, %zmm1
	vfmadd132ps	%zmm1, %zmm2, %zmm0
	vmovups	%zmm0, (%rcx,%rax)
	addq	$64, %rax
	cmpq	%rax, %rsi
	jne	.L844
	movl	%edx, %eax
	andl	$-16, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L859
.L843:
	movl	%edx, %r8d
	subl	%esi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$6, %r9d
	jbe	.L846
	vmovups	(%rdi,%rsi,4), %ymm0
	vbroadcastss	.LC231(%rip), %ymm1
	vfmadd213ps	.LC233(%rip){1to8}, %ymm0, %ymm1
	vfmadd213ps	.LC235(%rip){1to8}, %ymm0, %ymm1
	vfmadd213ps	.LC237(%rip){1to8}, %ymm0, %ymm1
	vfmadd213ps	.LC239(%rip){1to8}, %ymm1, %ymm0
	vmovups	%ymm0, (%rcx,%rsi,4)
	movl	%r8d, %esi
	andl	$-8, %esi
	addl	%esi, %eax
	andl	$7, %r8d
	je	.L859
.L846:
	vmovss	.LC231(%rip), %xmm0
	movslq	%eax, %r8
	vmovss	.LC233(%rip), %xmm5
	vmovss	(%rdi,%r8,4), %xmm1
	vmovss	.LC235(%rip), %xmm4
	leaq	0(,%r8,4), %rsi
	vmovss	.LC237(%rip), %xmm3
	vmovss	.LC239(%rip), %xmm2
	vmovaps	%xmm1, %xmm6
	vfmadd132ss	%xmm0, %xmm5, %xmm6
	vfmadd132ss	%xmm1, %xmm4, %xmm6
	vfmadd132ss	%xmm1, %xmm3, %xmm6
	vfmadd132ss	%xmm6, %xmm2, %xmm1
	vmovss	%xmm1, (%rcx,%r8,4)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L859
	vmovss	4(%rdi,%rsi), %xmm1
	leal	2(%rax), %r8d
	vmovaps	%xmm1, %xmm6
	vfmadd132ss	%xmm0, %xmm5, %xmm6
	vfmadd132ss	%xmm1, %xmm4, %xmm6
	vfmadd132ss	%xmm1, %xmm3, %xmm6
	vfmadd132ss	%xmm6, %xmm2, %xmm1
	vmovss	%xmm1, 4(%rcx,%rsi)
	cmpl	%r8d, %edx
	jle	.L859
	vmovss	8(%rdi,%rsi), %xmm1
	leal	3(%rax), %r8d
	vmovaps	%xmm1, %xmm6
	vfmadd132ss	%xmm0, %xmm5, %xmm6
	vfmadd132ss	%xmm1, %xmm4, %xmm6
	vfmadd132ss	%xmm1, %xmm3, %xmm6
	vfmadd132ss	%xmm6, %xmm2, %xmm1
	vmovss	%xmm1, 8(%rcx,%rsi)
	cmpl	%r8d, %edx
	jle	.L859
	vmovss	12(%rdi,%rsi), %xmm1
	leal	4(%rax), %r8d
	vmovaps	%xmm1, %xmm6
	vfmadd132ss	%xmm0, %xmm5, %xmm6
	vfmadd132ss	%xmm1, %xmm4, %xmm6
	vfmadd132ss	%xmm1, %xmm3, %xmm6
	vfmadd132ss	%xmm6, %xmm2, %xmm1
	vmovss	%xmm1, 12(%rcx,%rsi)
	cmpl	%r8d, %edx
	jle	.L859
	vmovss	16(%rdi,%rsi), %xmm1
	leal	5(%rax), %r8d
	vmovaps	%xmm1, %xmm6
	vfmadd132ss	%xmm0, %xmm5, %xmm6
	vfmadd132ss	%xmm1, %xmm4, %xmm6
	vfmadd132ss	%xmm1, %xmm3, %xmm6
	vfmadd132ss	%xmm6, %xmm2, %xmm1
	vmovss	%xmm1, 16(%rcx,%rsi)
	cmpl	%r8d, %edx
	jle	.L859
	vmovss	20(%rdi,%rsi), %xmm1
	addl	$6, %eax
	vmovaps	%xmm1, %xmm6
	vfmadd132ss	%xmm0, %xmm5, %xmm6
	vfmadd132ss	%xmm1, %xmm4, %xmm6
	vfmadd132ss	%xmm1, %xmm3, %xmm6
	vfmadd132ss	%xmm6, %xmm2, %xmm1
	vmovss	%xmm1, 20(%rcx,%rsi)
	cmpl	%eax, %edx
	jle	.L859
	vmovss	24(%rdi,%rsi), %xmm1
	vfmadd132ss	%xmm1, %xmm5, %xmm0
	vfmadd132ss	%xmm1, %xmm4, %xmm0
	vfmadd132ss	%xmm1, %xmm3, %xmm0
	vfmadd132ss	%xmm0, %xmm2, %xmm1
	vmovss	%xmm1, 24(%rcx,%rsi)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L859:
	vzeroupper
.L860:
	ret
.L848:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L843
	.cfi_endproc
.LFE192:
	.size	v_etch__exp_tail_f32, .-v_etch__exp_tail_f32
	.p2align 4
	.globl	v_etch__exp_tail_f64
	.type	v_etch__exp_tail_f64, @function
v_etch__exp_tail_f64:
.LFB193:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L876
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L869
	vbroadcastsd	.LC10(%rip), %zmm12
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC11(%rip), %zmm11
	vbroadcastsd	.LC12(%rip), %zmm10
	shrl	$3, %edi
	vbroadcastsd	.LC13(%rip), %zmm9
	vbroadcastsd	.LC14(%rip), %zmm8
	salq	$6, %rdi
	vbroadcastsd	.LC15(%rip), %zmm7
	vbroadcastsd	.LC16(%rip), %zmm6
	vbroadcastsd	.LC17(%rip), %zmm5
	vbroadcastsd	.LC18(%rip), %zmm4
	vbroadcastsd	.LC19(%rip), %zmm3
	vbroadcastsd	.LC4(%rip), %zmm2
	.p2align 4,,10
	.p2align 3
.L864:
	vmovupd	(%rcx,%rax), %zmm1
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm12, %zmm11, %zmm0
	vfmadd132pd	%zmm1, %zmm10, %zmm0
	vfmadd132pd	%zmm1, %zmm9, %zmm0
	vfmadd132pd	%zmm1, %zmm8, %zmm0
	vfmadd132pd	%zmm1, %zmm7, %zmm0
	vfmadd132pd	%zmm1, %zmm6, %zmm0
	vfmadd132pd	%zmm1, %zmm5, %zmm0
	vfmadd132pd	%zmm1, %zmm4, %zmm0
	vfmadd132pd	%zmm1, %zmm3, %zmm0
	vfmadd132pd	%zmm0, %zmm2, %zmm1
	vmovupd	%zmm1, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L864
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%edx, %eax
	je	.L875
.L863:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L866
	vmovupd	(%rcx,%rdi,8), %ymm1
	vbroadcastsd	.LC10(%rip), %ymm0
	vfmadd213pd	.LC11(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC12(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC13(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC14(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC15(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC16(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC17(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC18(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC19(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC4(%rip){1to4}, %ymm0, %ymm1
	vmovupd	%ymm1, (%rsi,%rdi,8)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L875
.L866:
	vmovsd	.LC10(%rip), %xmm12
	cltq
	vmovsd	.LC11(%rip), %xmm11
	vmovsd	.LC12(%rip), %xmm10
	vmovsd	.LC13(%rip), %xmm9
	vmovsd	.LC14(%rip), %xmm8
	vmovsd	.LC15(%rip), %xmm7
	vmovsd	.LC16(%rip), %xmm6
	vmovsd	.LC17(%rip), %xmm5
	vmovsd	.LC18(%rip), %xmm4
	vmovsd	.LC19(%rip), %xmm3
	vmovsd	.LC4(%rip), %xmm2
	.p2align 4,,10
	.p2align 3
.L868:
	vmovsd	(%rcx,%rax,8), %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm12, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vfmadd132sd	%xmm0, %xmm2, %xmm1
	vmovsd	%xmm1, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L868
.L875:
	vzeroupper
.L876:
	ret
.L869:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L863
	.cfi_endproc
.LFE193:
	.size	v_etch__exp_tail_f64, .-v_etch__exp_tail_f64
	.p2align 4
	.globl	v_etch__exp_f32
	.type	v_etch__exp_f32, @function
v_etch__exp_f32:
.LFB194:
	.cfi_startproc
	movq	%rdi, %rcx
	movl	%edx, %edi
	testl	%edx, %edx
	jle	.L898
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L889
	shrl	$4, %edx
	movl	$-1262485250, %r8d
	xorl	%eax, %eax
	vbroadcastss	.LC267(%rip), %zmm4
	vbroadcastss	.LC268(%rip), %zmm3
	salq	$6, %rdx
	vbroadcastss	.LC272(%rip), %zmm16
	vpbroadcastd	%r8d, %zmm6
	vbroadcastss	.LC274(%rip), %zmm15
	vbroadcastss	.LC276(%rip), %zmm14
	vbroadcastss	.LC278(%rip), %zmm13
	vbroadcastss	.LC280(%rip), %zmm12
	vbroadcastss	.LC231(%rip), %zmm11
	vbroadcastss	.LC233(%rip), %zmm10
	vbroadcastss	.LC235(%rip), %zmm9
	vbroadcastss	.LC237(%rip), %zmm8
	vbroadcastss	.LC239(%rip), %zmm7
	vbroadcastss	.LC282(%rip), %zmm5
	.p2align 4,,10
	.p2align 3
.L880:
	vmovups	(%rcx,%rax), %zmm0
	vcmpps	$10, %zmm4, %zmm0, %k1
	vcmpps	$5, %zmm3, %zmm0, %k2{%k1}
	vcmpps	$1, %zmm3, %zmm0, %k1{%k1}
	vblendmps	%zmm3, %zmm0, %zmm2{%k1}
	vcmpps	$1, %zmm0, %zmm4, %k1
	vmovaps	%zmm0, %zmm2{%k2}
	vmovaps	%zmm4, %zmm2{%k1}
	vmovaps	%zmm2, %zmm1
	vfmadd132ps	%zmm16, %zmm15, %zmm1
	vaddps	%zmm14, %zmm1, %zmm0
	vpaddd	%zmm6, %zmm1, %zmm1
	vfmadd231ps	%zmm13, %zmm0, %zmm2
	vfmadd132ps	%zmm12, %zmm2, %zmm0
	vmovaps	%zmm0, %zmm2
	vfmadd132ps	%zmm11, %zmm10, %zmm2
	vfmadd132ps	%zmm0, %zmm9, %zmm2
	vfmadd132ps	%zmm0, %zmm8, %zmm2
	vfmadd132ps	%zmm0, %zmm7, %zmm2
	vfmadd132ps	%zmm0, %zmm5, %zmm2
	vfmadd132ps	%zmm2, %zmm5, %zmm0
	vpsrld	$1, %zmm1, %zmm2
	vpslld	$23, %zmm2, %zmm17
	vpsubd	%zmm2, %zmm1, %zmm1
	vpslld	$23, %zmm1, %zmm1
	vmulps	%zmm17, %zmm0, %zmm0
	vmulps	%zmm1, %zmm0, %zmm0
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdx, %rax
	jne	.L880
	movl	%edi, %edx
	andl	$-16, %edx
	movl	%edx, %eax
	cmpl	%edx, %edi
	je	.L897
.L879:
	movl	%edi, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r8d
	cmpl	$6, %r8d
	jbe	.L882
	vmovups	(%rcx,%rax,4), %ymm2
	movl	$-1262485250, %r8d
	vbroadcastss	.LC267(%rip), %ymm3
	vbroadcastss	.LC268(%rip), %ymm0
	vcmpps	$10, %ymm3, %ymm2, %k1
	vcmpps	$5, %ymm0, %ymm2, %k2{%k1}
	vcmpps	$1, %ymm0, %ymm2, %k1{%k1}
	vblendmps	%ymm0, %ymm2, %ymm1{%k1}
	vcmpps	$1, %ymm2, %ymm3, %k1
	vmovaps	%ymm2, %ymm1{%k2}
	vbroadcastss	.LC272(%rip), %ymm2
	vmovaps	%ymm3, %ymm1{%k1}
	vbroadcastss	.LC282(%rip), %ymm3
	vfmadd213ps	.LC274(%rip){1to8}, %ymm1, %ymm2
	vaddps	.LC276(%rip){1to8}, %ymm2, %ymm0
	vfmadd231ps	.LC278(%rip){1to8}, %ymm0, %ymm1
	vfmadd132ps	.LC280(%rip){1to8}, %ymm1, %ymm0
	vbroadcastss	.LC231(%rip), %ymm1
	vfmadd213ps	.LC233(%rip){1to8}, %ymm0, %ymm1
	vfmadd213ps	.LC235(%rip){1to8}, %ymm0, %ymm1
	vfmadd213ps	.LC237(%rip){1to8}, %ymm0, %ymm1
	vfmadd213ps	.LC239(%rip){1to8}, %ymm0, %ymm1
	vfmadd132ps	%ymm0, %ymm3, %ymm1
	vfmadd132ps	%ymm1, %ymm3, %ymm0
	vpbroadcastd	%r8d, %ymm1
	vpaddd	%ymm1, %ymm2, %ymm1
	vpsrld	$1, %ymm1, %ymm2
	vpslld	$23, %ymm2, %ymm3
	vpsubd	%ymm2, %ymm1, %ymm1
	vpslld	$23, %ymm1, %ymm1
	vmulps	%ymm3, %ymm0, %ymm0
	vmulps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rsi,%rax,4)
	movl	%r9d, %eax
	andl	$-8, %eax
	addl	%eax, %edx
	andl	$7, %r9d
	je	.L897
.L882:
	vmovss	.LC272(%rip), %xmm13
	movslq	%edx, %rdx
	vmovss	.LC274(%rip), %xmm4
	vmovss	.LC278(%rip), %xmm12
	vmovss	.LC280(%rip), %xmm11
	vmovss	.LC231(%rip), %xmm10
	vmovss	.LC233(%rip), %xmm9
	vmovss	.LC235(%rip), %xmm8
	vmovss	.LC237(%rip), %xmm7
	vmovss	.LC239(%rip), %xmm6
	vmovss	.LC282(%rip), %xmm3
	vmovss	.LC268(%rip), %xmm5
	.p2align 4,,10
	.p2align 3
.L886:
	vmovss	(%rcx,%rdx,4), %xmm1
	vmovss	.LC267(%rip), %xmm0
	vmaxss	%xmm1, %xmm5, %xmm2
	vcmpngtss	.LC267(%rip), %xmm1, %xmm1
	vblendvps	%xmm1, %xmm2, %xmm0, %xmm1
	vmovaps	%xmm1, %xmm2
	vfmadd132ss	%xmm13, %xmm4, %xmm2
	vsubss	%xmm4, %xmm2, %xmm0
	vmovd	%xmm2, %eax
	subl	$1262485250, %eax
	movl	%eax, %r8d
	vfmadd231ss	%xmm12, %xmm0, %xmm1
	shrl	%r8d
	movl	%r8d, %r9d
	subl	%r8d, %eax
	sall	$23, %r9d
	sall	$23, %eax
	vmovd	%r9d, %xmm2
	vfmadd132ss	%xmm11, %xmm1, %xmm0
	vmovaps	%xmm0, %xmm1
	vfmadd132ss	%xmm10, %xmm9, %xmm1
	vfmadd132ss	%xmm0, %xmm8, %xmm1
	vfmadd132ss	%xmm0, %xmm7, %xmm1
	vfmadd132ss	%xmm0, %xmm6, %xmm1
	vfmadd132ss	%xmm0, %xmm3, %xmm1
	vfmadd132ss	%xmm1, %xmm3, %xmm0
	vmulss	%xmm2, %xmm0, %xmm0
	vmovd	%eax, %xmm2
	vmulss	%xmm2, %xmm0, %xmm0
	vmovss	%xmm0, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L886
.L897:
	vzeroupper
.L898:
	ret
.L889:
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L879
	.cfi_endproc
.LFE194:
	.size	v_etch__exp_f32, .-v_etch__exp_f32
	.p2align 4
	.globl	v_etch__exp_f64
	.type	v_etch__exp_f64, @function
v_etch__exp_f64:
.LFB195:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L929
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L914
	movl	%edx, %edi
	xorl	%eax, %eax
	movabsq	$-4843621399236966402, %r8
	vbroadcastsd	.LC3(%rip), %zmm5
	shrl	$3, %edi
	vxorpd	%xmm7, %xmm7, %xmm7
	vbroadcastsd	.LC2(%rip), %zmm4
	vbroadcastsd	.LC6(%rip), %zmm24
	vbroadcastsd	.LC7(%rip), %zmm23
	salq	$6, %rdi
	vbroadcastsd	.LC298(%rip), %zmm22
	vpbroadcastq	%r8, %zmm6
	vbroadcastsd	.LC8(%rip), %zmm21
	vbroadcastsd	.LC9(%rip), %zmm20
	vbroadcastsd	.LC10(%rip), %zmm19
	vbroadcastsd	.LC11(%rip), %zmm18
	vbroadcastsd	.LC12(%rip), %zmm17
	vbroadcastsd	.LC13(%rip), %zmm16
	vbroadcastsd	.LC14(%rip), %zmm15
	vbroadcastsd	.LC15(%rip), %zmm14
	vbroadcastsd	.LC16(%rip), %zmm13
	vbroadcastsd	.LC17(%rip), %zmm12
	vbroadcastsd	.LC18(%rip), %zmm11
	vbroadcastsd	.LC19(%rip), %zmm10
	vbroadcastsd	.LC4(%rip), %zmm9
	vbroadcastsd	.LC20(%rip), %zmm8
	.p2align 4,,10
	.p2align 3
.L902:
	vmovupd	(%rcx,%rax), %zmm1
	vcmppd	$10, %zmm5, %zmm1, %k1
	vcmppd	$5, %zmm4, %zmm1, %k2{%k1}
	vcmppd	$1, %zmm4, %zmm1, %k1{%k1}
	vblendmpd	%zmm4, %zmm1, %zmm0{%k1}
	vcmppd	$1, %zmm1, %zmm5, %k1
	vmovapd	%zmm1, %zmm0{%k2}
	vmovapd	%zmm5, %zmm0{%k1}
	vmovapd	%zmm0, %zmm3
	vfmadd132pd	%zmm24, %zmm23, %zmm3
	vaddpd	%zmm22, %zmm3, %zmm1
	vpaddq	%zmm6, %zmm3, %zmm3
	vfmadd231pd	%zmm21, %zmm1, %zmm0
	vfmadd132pd	%zmm20, %zmm0, %zmm1
	vaddpd	%zmm7, %zmm1, %zmm1
	vmulpd	%zmm1, %zmm1, %zmm2
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm19, %zmm18, %zmm0
	vfmadd132pd	%zmm1, %zmm17, %zmm0
	vfmadd132pd	%zmm1, %zmm16, %zmm0
	vfmadd132pd	%zmm1, %zmm15, %zmm0
	vfmadd132pd	%zmm1, %zmm14, %zmm0
	vfmadd132pd	%zmm1, %zmm13, %zmm0
	vfmadd132pd	%zmm1, %zmm12, %zmm0
	vfmadd132pd	%zmm1, %zmm11, %zmm0
	vfmadd132pd	%zmm1, %zmm10, %zmm0
	vfmadd132pd	%zmm1, %zmm9, %zmm0
	vfmadd132pd	%zmm0, %zmm1, %zmm2
	vpsrlq	$1, %zmm3, %zmm0
	vpsllq	$52, %zmm0, %zmm1
	vpsubq	%zmm0, %zmm3, %zmm3
	vpsllq	$52, %zmm3, %zmm3
	vaddpd	%zmm8, %zmm2, %zmm2
	vmulpd	%zmm1, %zmm2, %zmm2
	vmulpd	%zmm3, %zmm2, %zmm2
	vmovupd	%zmm2, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rdi
	jne	.L902
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%edx, %eax
	je	.L928
.L901:
	movl	%edx, %r9d
	subl	%edi, %r9d
	leal	-1(%r9), %r8d
	cmpl	$2, %r8d
	jbe	.L904
	vmovupd	(%rcx,%rdi,8), %ymm1
	vbroadcastsd	.LC3(%rip), %ymm2
	movabsq	$-4843621399236966402, %r8
	vbroadcastsd	.LC2(%rip), %ymm0
	vbroadcastsd	.LC6(%rip), %ymm3
	vcmppd	$10, %ymm2, %ymm1, %k1
	vcmppd	$5, %ymm0, %ymm1, %k2{%k1}
	vcmppd	$1, %ymm0, %ymm1, %k1{%k1}
	vblendmpd	%ymm0, %ymm1, %ymm0{%k1}
	vcmppd	$1, %ymm1, %ymm2, %k1
	vmovapd	%ymm1, %ymm0{%k2}
	vmovapd	%ymm2, %ymm0{%k1}
	vfmadd213pd	.LC7(%rip){1to4}, %ymm0, %ymm3
	vaddpd	.LC298(%rip){1to4}, %ymm3, %ymm1
	vfmadd231pd	.LC8(%rip){1to4}, %ymm1, %ymm0
	vfmadd132pd	.LC9(%rip){1to4}, %ymm0, %ymm1
	vxorpd	%xmm0, %xmm0, %xmm0
	vaddpd	%ymm0, %ymm1, %ymm1
	vbroadcastsd	.LC10(%rip), %ymm0
	vmulpd	%ymm1, %ymm1, %ymm2
	vfmadd213pd	.LC11(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC12(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC13(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC14(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC15(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC16(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC17(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC18(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC19(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC4(%rip){1to4}, %ymm1, %ymm0
	vfmadd132pd	%ymm2, %ymm1, %ymm0
	vpbroadcastq	%r8, %ymm1
	vpaddq	%ymm1, %ymm3, %ymm1
	vpsrlq	$1, %ymm1, %ymm2
	vpsllq	$52, %ymm2, %ymm3
	vpsubq	%ymm2, %ymm1, %ymm1
	vpsllq	$52, %ymm1, %ymm1
	vaddpd	.LC20(%rip){1to4}, %ymm0, %ymm0
	vmulpd	%ymm3, %ymm0, %ymm0
	vmulpd	%ymm1, %ymm0, %ymm0
	vmovupd	%ymm0, (%rsi,%rdi,8)
	movl	%r9d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r9d
	je	.L928
.L904:
	vmovsd	.LC3(%rip), %xmm4
	movslq	%eax, %r8
	vmovsd	(%rcx,%r8,8), %xmm0
	leaq	0(,%r8,8), %rdi
	leaq	(%rsi,%rdi), %r9
	vcomisd	%xmm4, %xmm0
	ja	.L915
	vmovsd	.LC2(%rip), %xmm1
	vmaxsd	%xmm0, %xmm1, %xmm0
.L906:
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	%xmm0, %xmm0, %xmm18
	vmovsd	.LC6(%rip), %xmm3
	movabsq	$-4843621399236966402, %r8
	vmovsd	.LC8(%rip), %xmm7
	vmovsd	.LC9(%rip), %xmm8
	vmovsd	.LC10(%rip), %xmm2
	vfmadd132sd	%xmm3, %xmm1, %xmm18
	vmovsd	.LC11(%rip), %xmm5
	vmovsd	.LC12(%rip), %xmm6
	vmovsd	.LC13(%rip), %xmm9
	vmovsd	.LC14(%rip), %xmm10
	vmovsd	.LC15(%rip), %xmm11
	vmovsd	.LC16(%rip), %xmm12
	vmovsd	.LC17(%rip), %xmm13
	vmovsd	.LC18(%rip), %xmm14
	vmovsd	.LC19(%rip), %xmm15
	vsubsd	%xmm1, %xmm18, %xmm17
	vmovq	%xmm18, %r11
	vmovsd	.LC4(%rip), %xmm16
	addq	%r11, %r8
	movq	%r8, %r10
	vfmadd231sd	%xmm7, %xmm17, %xmm0
	shrq	%r10
	movq	%r10, %r11
	subq	%r10, %r8
	salq	$52, %r11
	salq	$52, %r8
	vmovq	%r11, %xmm25
	vmovq	%r8, %xmm26
	leal	1(%rax), %r8d
	vfmadd132sd	%xmm8, %xmm0, %xmm17
	vxorpd	%xmm0, %xmm0, %xmm0
	vaddsd	%xmm0, %xmm17, %xmm17
	vmulsd	%xmm17, %xmm17, %xmm19
	vmovsd	%xmm17, %xmm17, %xmm0
	vfmadd132sd	%xmm2, %xmm5, %xmm0
	vfmadd132sd	%xmm17, %xmm6, %xmm0
	vfmadd132sd	%xmm17, %xmm9, %xmm0
	vfmadd132sd	%xmm17, %xmm10, %xmm0
	vfmadd132sd	%xmm17, %xmm11, %xmm0
	vfmadd132sd	%xmm17, %xmm12, %xmm0
	vfmadd132sd	%xmm17, %xmm13, %xmm0
	vfmadd132sd	%xmm17, %xmm14, %xmm0
	vfmadd132sd	%xmm17, %xmm15, %xmm0
	vfmadd132sd	%xmm17, %xmm16, %xmm0
	vfmadd132sd	%xmm19, %xmm17, %xmm0
	vmovsd	.LC20(%rip), %xmm17
	vaddsd	%xmm17, %xmm0, %xmm0
	vmulsd	%xmm25, %xmm0, %xmm0
	vmulsd	%xmm26, %xmm0, %xmm0
	vmovsd	%xmm0, (%r9)
	cmpl	%r8d, %edx
	jle	.L928
	vmovsd	8(%rcx,%rdi), %xmm0
	leaq	8(%rsi,%rdi), %r9
	vcomisd	%xmm4, %xmm0
	ja	.L916
	vmovsd	.LC2(%rip), %xmm18
	vmaxsd	%xmm0, %xmm18, %xmm0
.L908:
	vmovsd	%xmm0, %xmm0, %xmm18
	addl	$2, %eax
	movabsq	$-4843621399236966402, %r8
	vfmadd132sd	%xmm3, %xmm1, %xmm18
	vsubsd	%xmm1, %xmm18, %xmm19
	vmovq	%xmm18, %r10
	addq	%r10, %r8
	movq	%r8, %r10
	vfmadd231sd	%xmm7, %xmm19, %xmm0
	shrq	%r10
	movq	%r10, %r11
	subq	%r10, %r8
	salq	$52, %r11
	salq	$52, %r8
	vmovq	%r11, %xmm27
	vmovq	%r8, %xmm28
	vfmadd132sd	%xmm8, %xmm0, %xmm19
	vxorpd	%xmm0, %xmm0, %xmm0
	vaddsd	%xmm0, %xmm19, %xmm19
	vmulsd	%xmm19, %xmm19, %xmm20
	vmovsd	%xmm19, %xmm19, %xmm0
	vfmadd132sd	%xmm2, %xmm5, %xmm0
	vfmadd132sd	%xmm19, %xmm6, %xmm0
	vfmadd132sd	%xmm19, %xmm9, %xmm0
	vfmadd132sd	%xmm19, %xmm10, %xmm0
	vfmadd132sd	%xmm19, %xmm11, %xmm0
	vfmadd132sd	%xmm19, %xmm12, %xmm0
	vfmadd132sd	%xmm19, %xmm13, %xmm0
	vfmadd132sd	%xmm19, %xmm14, %xmm0
	vfmadd132sd	%xmm19, %xmm15, %xmm0
	vfmadd132sd	%xmm19, %xmm16, %xmm0
	vfmadd132sd	%xmm20, %xmm19, %xmm0
	vaddsd	%xmm17, %xmm0, %xmm0
	vmulsd	%xmm27, %xmm0, %xmm0
	vmulsd	%xmm28, %xmm0, %xmm0
	vmovsd	%xmm0, (%r9)
	cmpl	%eax, %edx
	jle	.L928
	vmovsd	16(%rcx,%rdi), %xmm0
	leaq	16(%rsi,%rdi), %rcx
	vcomisd	%xmm4, %xmm0
	jbe	.L925
	vmovsd	%xmm4, %xmm4, %xmm0
.L912:
	movabsq	$-4843621399236966402, %rax
	vfmadd132sd	%xmm0, %xmm1, %xmm3
	vsubsd	%xmm1, %xmm3, %xmm1
	vmovq	%xmm3, %rdx
	addq	%rax, %rdx
	movq	%rdx, %rax
	shrq	%rdx
	vfmadd231sd	%xmm7, %xmm1, %xmm0
	movq	%rdx, %rsi
	subq	%rdx, %rax
	salq	$52, %rsi
	salq	$52, %rax
	vmovq	%rax, %xmm7
	vfmadd132sd	%xmm8, %xmm0, %xmm1
	vxorpd	%xmm0, %xmm0, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm1
	vfmadd132sd	%xmm1, %xmm5, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm0
	vmulsd	%xmm1, %xmm1, %xmm2
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vmovq	%rsi, %xmm6
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm13, %xmm0
	vfmadd132sd	%xmm1, %xmm14, %xmm0
	vfmadd132sd	%xmm1, %xmm15, %xmm0
	vfmadd132sd	%xmm1, %xmm16, %xmm0
	vfmadd132sd	%xmm2, %xmm1, %xmm0
	vaddsd	%xmm17, %xmm0, %xmm0
	vmulsd	%xmm6, %xmm0, %xmm0
	vmulsd	%xmm7, %xmm0, %xmm0
	vmovsd	%xmm0, (%rcx)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L928:
	vzeroupper
.L929:
	ret
	.p2align 4,,10
	.p2align 3
.L915:
	vmovsd	%xmm4, %xmm4, %xmm0
	jmp	.L906
	.p2align 4,,10
	.p2align 3
.L916:
	vmovsd	%xmm4, %xmm4, %xmm0
	jmp	.L908
	.p2align 4,,10
	.p2align 3
.L925:
	vmovsd	.LC2(%rip), %xmm4
	vmaxsd	%xmm0, %xmm4, %xmm0
	jmp	.L912
.L914:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L901
	.cfi_endproc
.LFE195:
	.size	v_etch__exp_f64, .-v_etch__exp_f64
	.p2align 4
	.globl	v_etch__exp_mid_f64
	.type	v_etch__exp_mid_f64, @function
v_etch__exp_mid_f64:
.LFB196:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L945
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L938
	movl	%edx, %edi
	movl	$1023, %r8d
	xorl	%eax, %eax
	vbroadcastsd	.LC6(%rip), %zmm21
	shrl	$3, %edi
	vpbroadcastq	%r8, %zmm4
	vbroadcastsd	.LC7(%rip), %zmm20
	vbroadcastsd	.LC298(%rip), %zmm19
	vbroadcastsd	.LC8(%rip), %zmm18
	salq	$6, %rdi
	vbroadcastsd	.LC9(%rip), %zmm17
	vbroadcastsd	.LC10(%rip), %zmm16
	vbroadcastsd	.LC11(%rip), %zmm15
	vbroadcastsd	.LC12(%rip), %zmm14
	vbroadcastsd	.LC13(%rip), %zmm13
	vbroadcastsd	.LC14(%rip), %zmm12
	vbroadcastsd	.LC15(%rip), %zmm11
	vbroadcastsd	.LC16(%rip), %zmm10
	vbroadcastsd	.LC17(%rip), %zmm9
	vbroadcastsd	.LC18(%rip), %zmm8
	vbroadcastsd	.LC19(%rip), %zmm7
	vbroadcastsd	.LC4(%rip), %zmm6
	vbroadcastsd	.LC20(%rip), %zmm5
	.p2align 4,,10
	.p2align 3
.L933:
	vmovapd	%zmm21, %zmm3
	vfmadd132pd	(%rcx,%rax), %zmm20, %zmm3
	vaddpd	%zmm19, %zmm3, %zmm1
	vpaddq	%zmm4, %zmm3, %zmm3
	vpsllq	$52, %zmm3, %zmm3
	vmovapd	%zmm1, %zmm0
	vfmadd213pd	(%rcx,%rax), %zmm18, %zmm0
	vfmadd132pd	%zmm17, %zmm0, %zmm1
	vmulpd	%zmm1, %zmm1, %zmm2
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm16, %zmm15, %zmm0
	vfmadd132pd	%zmm1, %zmm14, %zmm0
	vfmadd132pd	%zmm1, %zmm13, %zmm0
	vfmadd132pd	%zmm1, %zmm12, %zmm0
	vfmadd132pd	%zmm1, %zmm11, %zmm0
	vfmadd132pd	%zmm1, %zmm10, %zmm0
	vfmadd132pd	%zmm1, %zmm9, %zmm0
	vfmadd132pd	%zmm1, %zmm8, %zmm0
	vfmadd132pd	%zmm1, %zmm7, %zmm0
	vfmadd132pd	%zmm1, %zmm6, %zmm0
	vfmadd132pd	%zmm0, %zmm1, %zmm2
	vaddpd	%zmm5, %zmm2, %zmm2
	vmulpd	%zmm3, %zmm2, %zmm2
	vmovupd	%zmm2, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L933
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%edx, %eax
	je	.L944
.L932:
	movl	%edx, %r9d
	subl	%edi, %r9d
	leal	-1(%r9), %r8d
	cmpl	$2, %r8d
	jbe	.L935
	vmovupd	(%rcx,%rdi,8), %ymm3
	movl	$1023, %r8d
	vbroadcastsd	.LC7(%rip), %ymm4
	vbroadcastsd	.LC8(%rip), %ymm0
	vfmadd132pd	.LC6(%rip){1to4}, %ymm4, %ymm3
	vaddpd	.LC298(%rip){1to4}, %ymm3, %ymm1
	vfmadd213pd	(%rcx,%rdi,8), %ymm1, %ymm0
	vfmadd132pd	.LC9(%rip){1to4}, %ymm0, %ymm1
	vbroadcastsd	.LC10(%rip), %ymm0
	vmulpd	%ymm1, %ymm1, %ymm2
	vfmadd213pd	.LC11(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC12(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC13(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC14(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC15(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC16(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC17(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC18(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC19(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC4(%rip){1to4}, %ymm1, %ymm0
	vfmadd132pd	%ymm2, %ymm1, %ymm0
	vpbroadcastq	%r8, %ymm1
	vpaddq	%ymm1, %ymm3, %ymm3
	vpsllq	$52, %ymm3, %ymm3
	vaddpd	.LC20(%rip){1to4}, %ymm0, %ymm0
	vmulpd	%ymm3, %ymm0, %ymm0
	vmovupd	%ymm0, (%rsi,%rdi,8)
	movl	%r9d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r9d
	je	.L944
.L935:
	vmovsd	.LC6(%rip), %xmm18
	cltq
	vmovsd	.LC7(%rip), %xmm3
	vmovsd	.LC8(%rip), %xmm17
	vmovsd	.LC9(%rip), %xmm16
	vmovsd	.LC10(%rip), %xmm15
	vmovsd	.LC11(%rip), %xmm14
	vmovsd	.LC12(%rip), %xmm13
	vmovsd	.LC13(%rip), %xmm12
	vmovsd	.LC14(%rip), %xmm11
	vmovsd	.LC15(%rip), %xmm10
	vmovsd	.LC16(%rip), %xmm9
	vmovsd	.LC17(%rip), %xmm8
	vmovsd	.LC18(%rip), %xmm7
	vmovsd	.LC19(%rip), %xmm6
	vmovsd	.LC4(%rip), %xmm5
	vmovsd	.LC20(%rip), %xmm4
	.p2align 4,,10
	.p2align 3
.L937:
	vmovsd	(%rcx,%rax,8), %xmm0
	vmovsd	%xmm0, %xmm0, %xmm19
	vfmadd132sd	%xmm18, %xmm3, %xmm19
	vsubsd	%xmm3, %xmm19, %xmm1
	vmovq	%xmm19, %rdi
	addq	$1023, %rdi
	salq	$52, %rdi
	vfmadd231sd	%xmm17, %xmm1, %xmm0
	vfmadd132sd	%xmm16, %xmm0, %xmm1
	vmulsd	%xmm1, %xmm1, %xmm2
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm15, %xmm14, %xmm0
	vfmadd132sd	%xmm1, %xmm13, %xmm0
	vfmadd132sd	%xmm1, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm2, %xmm1, %xmm0
	vmovq	%rdi, %xmm2
	vaddsd	%xmm4, %xmm0, %xmm0
	vmulsd	%xmm2, %xmm0, %xmm0
	vmovsd	%xmm0, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L937
.L944:
	vzeroupper
.L945:
	ret
.L938:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L932
	.cfi_endproc
.LFE196:
	.size	v_etch__exp_mid_f64, .-v_etch__exp_mid_f64
	.p2align 4
	.globl	v_etch__expm1_f32
	.type	v_etch__expm1_f32, @function
v_etch__expm1_f32:
.LFB197:
	.cfi_startproc
	movq	%rdi, %rcx
	movl	%edx, %edi
	testl	%edx, %edx
	jle	.L969
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L959
	shrl	$4, %edx
	movl	$126, %r8d
	xorl	%eax, %eax
	vbroadcastss	.LC267(%rip), %zmm5
	vbroadcastss	.LC314(%rip), %zmm4
	salq	$6, %rdx
	vbroadcastss	.LC272(%rip), %zmm20
	vpbroadcastd	%r8d, %zmm6
	vbroadcastss	.LC274(%rip), %zmm19
	vbroadcastss	.LC276(%rip), %zmm18
	vbroadcastss	.LC278(%rip), %zmm17
	vbroadcastss	.LC280(%rip), %zmm16
	vbroadcastss	.LC231(%rip), %zmm15
	vbroadcastss	.LC233(%rip), %zmm14
	vbroadcastss	.LC235(%rip), %zmm13
	vbroadcastss	.LC237(%rip), %zmm12
	vbroadcastss	.LC239(%rip), %zmm11
	vbroadcastss	.LC318(%rip), %zmm10
	vbroadcastss	.LC223(%rip), %zmm9
	vbroadcastss	.LC320(%rip), %zmm8
	vbroadcastss	.LC322(%rip), %zmm7
	.p2align 4,,10
	.p2align 3
.L949:
	vmovups	(%rcx,%rax), %zmm1
	vcmpps	$10, %zmm5, %zmm1, %k1
	vcmpps	$5, %zmm4, %zmm1, %k2{%k1}
	vcmpps	$1, %zmm4, %zmm1, %k1{%k1}
	vblendmps	%zmm4, %zmm1, %zmm0{%k1}
	vcmpps	$1, %zmm1, %zmm5, %k1
	vmovaps	%zmm1, %zmm0{%k2}
	vmovaps	%zmm5, %zmm0{%k1}
	vmovaps	%zmm0, %zmm3
	vfmadd132ps	%zmm20, %zmm19, %zmm3
	vaddps	%zmm18, %zmm3, %zmm2
	vpaddd	%zmm6, %zmm3, %zmm3
	vpslld	$23, %zmm3, %zmm3
	vfmadd231ps	%zmm17, %zmm2, %zmm0
	vfmadd132ps	%zmm16, %zmm0, %zmm2
	vmulps	%zmm2, %zmm2, %zmm21
	vmovaps	%zmm2, %zmm0
	vfmadd132ps	%zmm15, %zmm14, %zmm0
	vfmadd132ps	%zmm2, %zmm13, %zmm0
	vfmadd132ps	%zmm2, %zmm12, %zmm0
	vfmadd132ps	%zmm2, %zmm11, %zmm0
	vfmadd132ps	%zmm21, %zmm2, %zmm0
	vaddps	%zmm3, %zmm10, %zmm2
	vfmadd132ps	%zmm3, %zmm2, %zmm0
	vandps	%zmm9, %zmm1, %zmm2
	vcmpps	$5, %zmm8, %zmm2, %k1
	vmulps	%zmm7, %zmm0, %zmm1{%k1}
	vmovups	%zmm1, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdx, %rax
	jne	.L949
	movl	%edi, %edx
	andl	$-16, %edx
	movl	%edx, %eax
	cmpl	%edx, %edi
	je	.L968
.L948:
	movl	%edi, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r8d
	cmpl	$6, %r8d
	jbe	.L951
	vmovups	(%rcx,%rax,4), %ymm1
	movl	$126, %r8d
	vbroadcastss	.LC267(%rip), %ymm2
	vbroadcastss	.LC314(%rip), %ymm0
	vbroadcastss	.LC272(%rip), %ymm3
	vcmpps	$10, %ymm2, %ymm1, %k1
	vcmpps	$5, %ymm0, %ymm1, %k2{%k1}
	vcmpps	$1, %ymm0, %ymm1, %k1{%k1}
	vblendmps	%ymm0, %ymm1, %ymm0{%k1}
	vcmpps	$1, %ymm1, %ymm2, %k1
	vmovaps	%ymm1, %ymm0{%k2}
	vmovaps	%ymm2, %ymm0{%k1}
	vfmadd213ps	.LC274(%rip){1to8}, %ymm0, %ymm3
	vaddps	.LC276(%rip){1to8}, %ymm3, %ymm2
	vfmadd231ps	.LC278(%rip){1to8}, %ymm2, %ymm0
	vfmadd132ps	.LC280(%rip){1to8}, %ymm0, %ymm2
	vpbroadcastd	%r8d, %ymm0
	vpaddd	%ymm0, %ymm3, %ymm3
	vbroadcastss	.LC231(%rip), %ymm0
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm2, %ymm2, %ymm4
	vfmadd213ps	.LC233(%rip){1to8}, %ymm2, %ymm0
	vfmadd213ps	.LC235(%rip){1to8}, %ymm2, %ymm0
	vfmadd213ps	.LC237(%rip){1to8}, %ymm2, %ymm0
	vfmadd213ps	.LC239(%rip){1to8}, %ymm2, %ymm0
	vfmadd132ps	%ymm4, %ymm2, %ymm0
	vaddps	.LC318(%rip){1to8}, %ymm3, %ymm2
	vfmadd132ps	%ymm3, %ymm2, %ymm0
	vbroadcastss	.LC223(%rip), %ymm2
	vbroadcastss	.LC320(%rip), %ymm3
	vandps	%ymm2, %ymm1, %ymm2
	vcmpps	$5, %ymm3, %ymm2, %k1
	vmulps	.LC322(%rip){1to8}, %ymm0, %ymm1{%k1}
	vmovups	%ymm1, (%rsi,%rax,4)
	movl	%r9d, %eax
	andl	$-8, %eax
	addl	%eax, %edx
	andl	$7, %r9d
	je	.L968
.L951:
	vmovss	.LC320(%rip), %xmm6
	movslq	%edx, %rdx
	vmovss	.LC267(%rip), %xmm3
	vmovss	.LC314(%rip), %xmm5
	vmovss	.LC272(%rip), %xmm14
	vmovss	.LC274(%rip), %xmm7
	vmovss	.LC278(%rip), %xmm13
	vmovss	.LC280(%rip), %xmm12
	vmovss	.LC231(%rip), %xmm11
	vmovss	.LC233(%rip), %xmm10
	vmovss	.LC235(%rip), %xmm9
	vmovss	.LC237(%rip), %xmm8
	.p2align 4,,10
	.p2align 3
.L955:
	vmovss	(%rcx,%rdx,4), %xmm1
	vcmpngtss	.LC267(%rip), %xmm1, %xmm4
	vmaxss	%xmm1, %xmm5, %xmm2
	vmovd	%xmm1, %eax
	andl	$2147483647, %eax
	vblendvps	%xmm4, %xmm2, %xmm3, %xmm0
	vmovd	%eax, %xmm4
	vcomiss	%xmm4, %xmm6
	jbe	.L967
	vmovss	%xmm1, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L955
.L968:
	vzeroupper
.L969:
	ret
	.p2align 4,,10
	.p2align 3
.L967:
	vmovaps	%xmm0, %xmm1
	vfmadd132ss	%xmm14, %xmm7, %xmm1
	vsubss	%xmm7, %xmm1, %xmm2
	vmovd	%xmm1, %eax
	addl	$126, %eax
	sall	$23, %eax
	vfmadd231ss	%xmm13, %xmm2, %xmm0
	vfmadd132ss	%xmm12, %xmm0, %xmm2
	vmovd	%eax, %xmm0
	vmulss	%xmm2, %xmm2, %xmm4
	vmovaps	%xmm2, %xmm1
	vfmadd132ss	%xmm11, %xmm10, %xmm1
	vfmadd132ss	%xmm2, %xmm9, %xmm1
	vfmadd132ss	%xmm2, %xmm8, %xmm1
	vfmadd213ss	.LC239(%rip), %xmm2, %xmm1
	vfmadd132ss	%xmm4, %xmm2, %xmm1
	vsubss	.LC328(%rip), %xmm0, %xmm2
	vfmadd132ss	%xmm1, %xmm2, %xmm0
	vaddss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L955
	vzeroupper
	jmp	.L969
.L959:
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L948
	.cfi_endproc
.LFE197:
	.size	v_etch__expm1_f32, .-v_etch__expm1_f32
	.p2align 4
	.globl	v_etch__expm1_f64
	.type	v_etch__expm1_f64, @function
v_etch__expm1_f64:
.LFB198:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L1005
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L987
	movl	%edx, %esi
	movl	$1022, %r8d
	xorl	%eax, %eax
	vbroadcastsd	.LC1(%rip), %zmm3
	shrl	$3, %esi
	vpbroadcastq	%r8, %zmm4
	vbroadcastsd	.LC0(%rip), %zmm2
	vbroadcastsd	.LC6(%rip), %zmm24
	vbroadcastsd	.LC7(%rip), %zmm23
	salq	$6, %rsi
	vbroadcastsd	.LC298(%rip), %zmm22
	vbroadcastsd	.LC8(%rip), %zmm21
	vbroadcastsd	.LC9(%rip), %zmm20
	vbroadcastsd	.LC10(%rip), %zmm19
	vbroadcastsd	.LC11(%rip), %zmm18
	vbroadcastsd	.LC12(%rip), %zmm17
	vbroadcastsd	.LC13(%rip), %zmm16
	vbroadcastsd	.LC14(%rip), %zmm15
	vbroadcastsd	.LC15(%rip), %zmm14
	vbroadcastsd	.LC16(%rip), %zmm13
	vbroadcastsd	.LC17(%rip), %zmm12
	vbroadcastsd	.LC18(%rip), %zmm11
	vbroadcastsd	.LC19(%rip), %zmm10
	vbroadcastsd	.LC4(%rip), %zmm9
	vbroadcastsd	.LC333(%rip), %zmm8
	vbroadcastsd	.LC226(%rip), %zmm7
	vbroadcastsd	.LC5(%rip), %zmm6
	vbroadcastsd	.LC134(%rip), %zmm5
	.p2align 4,,10
	.p2align 3
.L973:
	vmovupd	(%rdi,%rax), %zmm1
	vcmppd	$10, %zmm3, %zmm1, %k1
	vcmppd	$5, %zmm2, %zmm1, %k2{%k1}
	vcmppd	$1, %zmm2, %zmm1, %k1{%k1}
	vblendmpd	%zmm2, %zmm1, %zmm0{%k1}
	vcmppd	$1, %zmm1, %zmm3, %k1
	vmovapd	%zmm1, %zmm0{%k2}
	vmovapd	%zmm3, %zmm0{%k1}
	vmovapd	%zmm0, %zmm25
	vfmadd132pd	%zmm24, %zmm23, %zmm25
	vaddpd	%zmm22, %zmm25, %zmm26
	vpaddq	%zmm4, %zmm25, %zmm25
	vpsllq	$52, %zmm25, %zmm25
	vfmadd231pd	%zmm21, %zmm26, %zmm0
	vfmadd132pd	%zmm20, %zmm0, %zmm26
	vmulpd	%zmm26, %zmm26, %zmm27
	vmovapd	%zmm26, %zmm0
	vfmadd132pd	%zmm19, %zmm18, %zmm0
	vfmadd132pd	%zmm26, %zmm17, %zmm0
	vfmadd132pd	%zmm26, %zmm16, %zmm0
	vfmadd132pd	%zmm26, %zmm15, %zmm0
	vfmadd132pd	%zmm26, %zmm14, %zmm0
	vfmadd132pd	%zmm26, %zmm13, %zmm0
	vfmadd132pd	%zmm26, %zmm12, %zmm0
	vfmadd132pd	%zmm26, %zmm11, %zmm0
	vfmadd132pd	%zmm26, %zmm10, %zmm0
	vfmadd132pd	%zmm26, %zmm9, %zmm0
	vfmadd132pd	%zmm27, %zmm26, %zmm0
	vaddpd	%zmm25, %zmm8, %zmm26
	vfmadd132pd	%zmm25, %zmm26, %zmm0
	vandpd	%zmm7, %zmm1, %zmm25
	vcmppd	$5, %zmm6, %zmm25, %k1
	vmulpd	%zmm5, %zmm0, %zmm1{%k1}
	vmovupd	%zmm1, (%rcx,%rax)
	addq	$64, %rax
	cmpq	%rax, %rsi
	jne	.L973
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L1004
.L972:
	movl	%edx, %r9d
	subl	%esi, %r9d
	leal	-1(%r9), %r8d
	cmpl	$2, %r8d
	jbe	.L975
	vmovupd	(%rdi,%rsi,8), %ymm2
	movl	$1022, %r8d
	vbroadcastsd	.LC1(%rip), %ymm1
	vbroadcastsd	.LC0(%rip), %ymm0
	vbroadcastsd	.LC6(%rip), %ymm3
	vcmppd	$10, %ymm1, %ymm2, %k1
	vcmppd	$5, %ymm0, %ymm2, %k2{%k1}
	vcmppd	$1, %ymm0, %ymm2, %k1{%k1}
	vblendmpd	%ymm0, %ymm2, %ymm0{%k1}
	vcmppd	$1, %ymm2, %ymm1, %k1
	vmovapd	%ymm2, %ymm0{%k2}
	vmovapd	%ymm1, %ymm0{%k1}
	vfmadd213pd	.LC7(%rip){1to4}, %ymm0, %ymm3
	vaddpd	.LC298(%rip){1to4}, %ymm3, %ymm1
	vfmadd231pd	.LC8(%rip){1to4}, %ymm1, %ymm0
	vfmadd132pd	.LC9(%rip){1to4}, %ymm0, %ymm1
	vpbroadcastq	%r8, %ymm0
	vpaddq	%ymm0, %ymm3, %ymm3
	vbroadcastsd	.LC10(%rip), %ymm0
	vpsllq	$52, %ymm3, %ymm3
	vmulpd	%ymm1, %ymm1, %ymm4
	vfmadd213pd	.LC11(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC12(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC13(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC14(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC15(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC16(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC17(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC18(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC19(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC4(%rip){1to4}, %ymm1, %ymm0
	vfmadd132pd	%ymm4, %ymm1, %ymm0
	vaddpd	.LC333(%rip){1to4}, %ymm3, %ymm1
	vfmadd132pd	%ymm3, %ymm1, %ymm0
	vbroadcastsd	.LC226(%rip), %ymm1
	vbroadcastsd	.LC5(%rip), %ymm3
	vandpd	%ymm1, %ymm2, %ymm1
	vcmppd	$5, %ymm3, %ymm1, %k1
	vmulpd	.LC134(%rip){1to4}, %ymm0, %ymm2{%k1}
	vmovupd	%ymm2, (%rcx,%rsi,8)
	movl	%r9d, %esi
	andl	$-4, %esi
	addl	%esi, %eax
	andl	$3, %r9d
	je	.L1004
.L975:
	vmovsd	.LC1(%rip), %xmm1
	movslq	%eax, %rsi
	vmovsd	(%rdi,%rsi,8), %xmm0
	leaq	0(,%rsi,8), %r8
	leaq	(%rcx,%r8), %r9
	vmovsd	%xmm1, %xmm1, %xmm3
	vcomisd	%xmm1, %xmm0
	jbe	.L1006
.L977:
	vmovsd	.LC5(%rip), %xmm4
	vmovq	%xmm0, %rsi
	btrq	$63, %rsi
	vmovq	%rsi, %xmm7
	vcomisd	%xmm7, %xmm4
	jbe	.L1007
.L979:
	leal	1(%rax), %esi
	vmovsd	%xmm0, (%r9)
	cmpl	%esi, %edx
	jle	.L1004
	vmovsd	8(%rdi,%r8), %xmm0
	leaq	8(%rcx,%r8), %r9
	vmovsd	%xmm1, %xmm1, %xmm2
	vcomisd	%xmm1, %xmm0
	jbe	.L1008
.L980:
	vmovq	%xmm0, %rsi
	btrq	$63, %rsi
	vmovq	%rsi, %xmm7
	vcomisd	%xmm7, %xmm4
	jbe	.L1009
	addl	$2, %eax
	vmovsd	%xmm0, (%r9)
	cmpl	%eax, %edx
	jle	.L1004
.L1010:
	vmovsd	16(%rdi,%r8), %xmm0
	leaq	16(%rcx,%r8), %rdx
	vcomisd	%xmm1, %xmm0
	ja	.L983
	vmovsd	.LC0(%rip), %xmm1
	vmaxsd	%xmm0, %xmm1, %xmm1
.L983:
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm6
	vcomisd	%xmm6, %xmm4
	ja	.L985
	vmovsd	.LC7(%rip), %xmm2
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	.LC6(%rip), %xmm2, %xmm0
	vmovsd	.LC4(%rip), %xmm3
	vsubsd	%xmm2, %xmm0, %xmm2
	vmovq	%xmm0, %rax
	vmovsd	.LC10(%rip), %xmm0
	vfmadd231sd	.LC8(%rip), %xmm2, %xmm1
	addq	$1022, %rax
	vfmadd132sd	.LC9(%rip), %xmm1, %xmm2
	salq	$52, %rax
	vfmadd213sd	.LC11(%rip), %xmm2, %xmm0
	vmovq	%rax, %xmm1
	vfmadd213sd	.LC12(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC13(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC14(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC15(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC16(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC17(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC18(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC19(%rip), %xmm2, %xmm0
	vmulsd	%xmm2, %xmm2, %xmm4
	vfmadd132sd	%xmm2, %xmm3, %xmm0
	vsubsd	%xmm3, %xmm1, %xmm3
	vfmadd132sd	%xmm4, %xmm2, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vaddsd	%xmm0, %xmm0, %xmm0
.L985:
	vmovsd	%xmm0, (%rdx)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L1004:
	vzeroupper
.L1005:
	ret
	.p2align 4,,10
	.p2align 3
.L1007:
	vmovsd	.LC7(%rip), %xmm2
	vmovsd	%xmm3, %xmm3, %xmm0
	vfmadd132sd	.LC6(%rip), %xmm2, %xmm0
	vmovsd	.LC4(%rip), %xmm5
	vsubsd	%xmm2, %xmm0, %xmm2
	vmovq	%xmm0, %rsi
	vfmadd231sd	.LC8(%rip), %xmm2, %xmm3
	addq	$1022, %rsi
	vfmadd132sd	.LC9(%rip), %xmm3, %xmm2
	salq	$52, %rsi
	vmovsd	.LC10(%rip), %xmm3
	vfmadd213sd	.LC11(%rip), %xmm2, %xmm3
	vmovq	%rsi, %xmm0
	vfmadd213sd	.LC12(%rip), %xmm2, %xmm3
	vfmadd213sd	.LC13(%rip), %xmm2, %xmm3
	vfmadd213sd	.LC14(%rip), %xmm2, %xmm3
	vfmadd213sd	.LC15(%rip), %xmm2, %xmm3
	vfmadd213sd	.LC16(%rip), %xmm2, %xmm3
	vfmadd213sd	.LC17(%rip), %xmm2, %xmm3
	vfmadd213sd	.LC18(%rip), %xmm2, %xmm3
	vfmadd213sd	.LC19(%rip), %xmm2, %xmm3
	vmulsd	%xmm2, %xmm2, %xmm6
	vfmadd132sd	%xmm2, %xmm5, %xmm3
	vsubsd	%xmm5, %xmm0, %xmm5
	vfmadd231sd	%xmm3, %xmm6, %xmm2
	vfmadd132sd	%xmm2, %xmm5, %xmm0
	vaddsd	%xmm0, %xmm0, %xmm0
	jmp	.L979
	.p2align 4,,10
	.p2align 3
.L1006:
	vmovsd	.LC0(%rip), %xmm3
	vmaxsd	%xmm0, %xmm3, %xmm3
	jmp	.L977
	.p2align 4,,10
	.p2align 3
.L1009:
	vmovsd	.LC7(%rip), %xmm0
	vmovsd	%xmm2, %xmm2, %xmm3
	addl	$2, %eax
	vmovsd	.LC4(%rip), %xmm6
	vfmadd132sd	.LC6(%rip), %xmm0, %xmm3
	vsubsd	%xmm0, %xmm3, %xmm0
	vmovq	%xmm3, %rsi
	vfmadd231sd	.LC8(%rip), %xmm0, %xmm2
	addq	$1022, %rsi
	vfmadd132sd	.LC9(%rip), %xmm2, %xmm0
	salq	$52, %rsi
	vmovsd	.LC10(%rip), %xmm2
	vfmadd213sd	.LC11(%rip), %xmm0, %xmm2
	vmovq	%rsi, %xmm5
	vfmadd213sd	.LC12(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC13(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC14(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC15(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC16(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC17(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC18(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC19(%rip), %xmm0, %xmm2
	vmulsd	%xmm0, %xmm0, %xmm3
	vfmadd132sd	%xmm0, %xmm6, %xmm2
	vsubsd	%xmm6, %xmm5, %xmm6
	vfmadd231sd	%xmm2, %xmm3, %xmm0
	vfmadd132sd	%xmm5, %xmm6, %xmm0
	vaddsd	%xmm0, %xmm0, %xmm0
	vmovsd	%xmm0, (%r9)
	cmpl	%eax, %edx
	jg	.L1010
	jmp	.L1004
	.p2align 4,,10
	.p2align 3
.L1008:
	vmovsd	.LC0(%rip), %xmm2
	vmaxsd	%xmm0, %xmm2, %xmm2
	jmp	.L980
.L987:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L972
	.cfi_endproc
.LFE198:
	.size	v_etch__expm1_f64, .-v_etch__expm1_f64
	.p2align 4
	.globl	v_etch__log_core_f32
	.type	v_etch__log_core_f32, @function
v_etch__log_core_f32:
.LFB199:
	.cfi_startproc
	movq	%rdx, %r8
	movl	%ecx, %edx
	testl	%ecx, %ecx
	jle	.L1026
	leal	-1(%rcx), %eax
	cmpl	$14, %eax
	jbe	.L1019
	vbroadcastss	.LC343(%rip), %zmm14
	shrl	$4, %ecx
	xorl	%eax, %eax
	vbroadcastss	.LC345(%rip), %zmm13
	vbroadcastss	.LC347(%rip), %zmm12
	salq	$6, %rcx
	vbroadcastss	.LC349(%rip), %zmm11
	vbroadcastss	.LC351(%rip), %zmm10
	vbroadcastss	.LC353(%rip), %zmm9
	vbroadcastss	.LC355(%rip), %zmm8
	vbroadcastss	.LC357(%rip), %zmm7
	vbroadcastss	.LC318(%rip), %zmm6
	vbroadcastss	.LC359(%rip), %zmm5
	vbroadcastss	.LC361(%rip), %zmm4
	.p2align 4,,10
	.p2align 3
.L1014:
	vmovups	(%rdi,%rax), %zmm1
	vmulps	(%rsi,%rax), %zmm5, %zmm2
	vmulps	%zmm1, %zmm1, %zmm3
	vmovaps	%zmm1, %zmm0
	vfmadd132ps	%zmm14, %zmm13, %zmm0
	vfmadd132ps	%zmm1, %zmm12, %zmm0
	vfmadd132ps	%zmm1, %zmm11, %zmm0
	vfmadd132ps	%zmm1, %zmm10, %zmm0
	vfmadd132ps	%zmm1, %zmm9, %zmm0
	vfmadd132ps	%zmm1, %zmm8, %zmm0
	vfmadd132ps	%zmm1, %zmm7, %zmm0
	vfmadd132ps	%zmm1, %zmm6, %zmm0
	vfmadd132ps	%zmm3, %zmm2, %zmm0
	vaddps	%zmm0, %zmm1, %zmm1
	vfmadd231ps	(%rsi,%rax), %zmm4, %zmm1
	vmovups	%zmm1, (%r8,%rax)
	addq	$64, %rax
	cmpq	%rcx, %rax
	jne	.L1014
	movl	%edx, %eax
	andl	$-16, %eax
	movl	%eax, %ecx
	cmpl	%edx, %eax
	je	.L1025
.L1013:
	movl	%edx, %r9d
	subl	%ecx, %r9d
	leal	-1(%r9), %r10d
	cmpl	$6, %r10d
	jbe	.L1016
	vmovups	(%rdi,%rcx,4), %ymm1
	vbroadcastss	.LC343(%rip), %ymm0
	vbroadcastss	.LC359(%rip), %ymm5
	vmulps	(%rsi,%rcx,4), %ymm5, %ymm2
	vmulps	%ymm1, %ymm1, %ymm3
	vfmadd213ps	.LC345(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC347(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC349(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC351(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC353(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC355(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC357(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC318(%rip){1to8}, %ymm1, %ymm0
	vfmadd132ps	%ymm3, %ymm2, %ymm0
	vaddps	%ymm0, %ymm1, %ymm1
	vmovups	(%rsi,%rcx,4), %ymm0
	vfmadd132ps	.LC361(%rip){1to8}, %ymm1, %ymm0
	vmovups	%ymm0, (%r8,%rcx,4)
	movl	%r9d, %ecx
	andl	$-8, %ecx
	addl	%ecx, %eax
	andl	$7, %r9d
	je	.L1025
.L1016:
	vmovss	.LC343(%rip), %xmm15
	cltq
	vmovss	.LC345(%rip), %xmm14
	vmovss	.LC347(%rip), %xmm13
	vmovss	.LC349(%rip), %xmm12
	vmovss	.LC351(%rip), %xmm11
	vmovss	.LC353(%rip), %xmm10
	vmovss	.LC355(%rip), %xmm9
	vmovss	.LC357(%rip), %xmm8
	vmovss	.LC318(%rip), %xmm7
	vmovss	.LC359(%rip), %xmm6
	vmovss	.LC361(%rip), %xmm5
	.p2align 4,,10
	.p2align 3
.L1018:
	vmovss	(%rdi,%rax,4), %xmm1
	vmovss	(%rsi,%rax,4), %xmm2
	vmulss	%xmm1, %xmm1, %xmm4
	vmovaps	%xmm1, %xmm0
	vmulss	%xmm6, %xmm2, %xmm3
	vfmadd132ss	%xmm15, %xmm14, %xmm0
	vfmadd132ss	%xmm1, %xmm13, %xmm0
	vfmadd132ss	%xmm1, %xmm12, %xmm0
	vfmadd132ss	%xmm1, %xmm11, %xmm0
	vfmadd132ss	%xmm1, %xmm10, %xmm0
	vfmadd132ss	%xmm1, %xmm9, %xmm0
	vfmadd132ss	%xmm1, %xmm8, %xmm0
	vfmadd132ss	%xmm1, %xmm7, %xmm0
	vfmadd132ss	%xmm4, %xmm3, %xmm0
	vaddss	%xmm0, %xmm1, %xmm1
	vfmadd132ss	%xmm5, %xmm1, %xmm2
	vmovss	%xmm2, (%r8,%rax,4)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L1018
.L1025:
	vzeroupper
.L1026:
	ret
.L1019:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L1013
	.cfi_endproc
.LFE199:
	.size	v_etch__log_core_f32, .-v_etch__log_core_f32
	.p2align 4
	.globl	v_etch__log_f32
	.type	v_etch__log_f32, @function
v_etch__log_f32:
.LFB200:
	.cfi_startproc
	movq	%rdi, %rcx
	movl	%edx, %edi
	testl	%edx, %edx
	jle	.L1053
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L1043
	movl	$-1059760811, %r8d
	shrl	$4, %edx
	vbroadcastss	.LC375(%rip), %zmm26
	vbroadcastss	.LC377(%rip), %zmm25
	vpbroadcastd	%r8d, %zmm8
	salq	$6, %rdx
	movl	$8388607, %r8d
	vbroadcastss	.LC373(%rip), %zmm24
	vpbroadcastd	%r8d, %zmm7
	movl	$1059760811, %r8d
	vbroadcastss	.LC383(%rip), %zmm23
	vbroadcastss	.LC343(%rip), %zmm22
	vbroadcastss	.LC345(%rip), %zmm21
	xorl	%eax, %eax
	vbroadcastss	.LC347(%rip), %zmm20
	vpbroadcastd	%r8d, %zmm6
	vbroadcastss	.LC349(%rip), %zmm19
	vxorps	%xmm5, %xmm5, %xmm5
	vbroadcastss	.LC351(%rip), %zmm18
	vbroadcastss	.LC353(%rip), %zmm17
	vbroadcastss	.LC355(%rip), %zmm16
	vbroadcastss	.LC357(%rip), %zmm15
	vbroadcastss	.LC318(%rip), %zmm14
	vbroadcastss	.LC359(%rip), %zmm13
	vbroadcastss	.LC385(%rip), %zmm12
	vbroadcastss	.LC361(%rip), %zmm11
	vbroadcastss	.LC228(%rip), %zmm10
	vbroadcastss	.LC372(%rip), %zmm9
	.p2align 4,,10
	.p2align 3
.L1030:
	vmovups	(%rcx,%rax), %zmm3
	vcmpps	$1, %zmm26, %zmm3, %k1
	vmovaps	%zmm3, %zmm0
	vmulps	%zmm25, %zmm3, %zmm0{%k1}
	vmovaps	%zmm24, %zmm1{%k1}{z}
	vcmpps	$10, %zmm12, %zmm3, %k1
	vpaddd	%zmm8, %zmm0, %zmm0
	vpsrad	$23, %zmm0, %zmm2
	vpandd	%zmm7, %zmm0, %zmm0
	vpaddd	%zmm6, %zmm0, %zmm0
	vcvtdq2ps	%zmm2, %zmm2
	vaddps	%zmm1, %zmm2, %zmm2
	vaddps	%zmm0, %zmm23, %zmm0
	vmulps	%zmm13, %zmm2, %zmm27
	vmulps	%zmm0, %zmm0, %zmm4
	vmovaps	%zmm0, %zmm1
	vfmadd132ps	%zmm22, %zmm21, %zmm1
	vfmadd132ps	%zmm0, %zmm20, %zmm1
	vfmadd132ps	%zmm0, %zmm19, %zmm1
	vfmadd132ps	%zmm0, %zmm18, %zmm1
	vfmadd132ps	%zmm0, %zmm17, %zmm1
	vfmadd132ps	%zmm0, %zmm16, %zmm1
	vfmadd132ps	%zmm0, %zmm15, %zmm1
	vfmadd132ps	%zmm0, %zmm14, %zmm1
	vfmadd132ps	%zmm1, %zmm27, %zmm4
	vaddps	%zmm4, %zmm0, %zmm0
	vfmadd132ps	%zmm11, %zmm0, %zmm2
	vblendmps	%zmm2, %zmm3, %zmm2{%k1}
	vcmpps	$14, %zmm5, %zmm3, %k1
	vcmpps	$13, %zmm5, %zmm3, %k1{%k1}
	vblendmps	%zmm2, %zmm10, %zmm2{%k1}
	vcmpps	$0, %zmm5, %zmm3, %k1
	vmovaps	%zmm9, %zmm2{%k1}
	vmovups	%zmm2, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdx, %rax
	jne	.L1030
	movl	%edi, %edx
	andl	$-16, %edx
	movl	%edx, %eax
	cmpl	%edx, %edi
	je	.L1052
.L1029:
	movl	%edi, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r8d
	cmpl	$6, %r8d
	jbe	.L1032
	vmovups	(%rcx,%rax,4), %ymm3
	movl	$-1059760811, %r8d
	vbroadcastss	.LC375(%rip), %ymm1
	vbroadcastss	.LC373(%rip), %ymm2
	vcmpps	$1, %ymm1, %ymm3, %k1
	vmovaps	%ymm3, %ymm0
	vcmpltps	%ymm1, %ymm3, %ymm1
	vmulps	.LC377(%rip){1to8}, %ymm3, %ymm0{%k1}
	vandps	%ymm2, %ymm1, %ymm1
	vpbroadcastd	%r8d, %ymm2
	movl	$8388607, %r8d
	vpaddd	%ymm2, %ymm0, %ymm0
	vpsrad	$23, %ymm0, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vaddps	%ymm1, %ymm2, %ymm2
	vpbroadcastd	%r8d, %ymm1
	movl	$1059760811, %r8d
	vpand	%ymm1, %ymm0, %ymm0
	vpbroadcastd	%r8d, %ymm1
	vpaddd	%ymm1, %ymm0, %ymm0
	vbroadcastss	.LC343(%rip), %ymm1
	vaddps	.LC383(%rip){1to8}, %ymm0, %ymm0
	vmulps	.LC359(%rip){1to8}, %ymm2, %ymm5
	vmulps	%ymm0, %ymm0, %ymm4
	vfmadd213ps	.LC345(%rip){1to8}, %ymm0, %ymm1
	vfmadd213ps	.LC347(%rip){1to8}, %ymm0, %ymm1
	vfmadd213ps	.LC349(%rip){1to8}, %ymm0, %ymm1
	vfmadd213ps	.LC351(%rip){1to8}, %ymm0, %ymm1
	vfmadd213ps	.LC353(%rip){1to8}, %ymm0, %ymm1
	vfmadd213ps	.LC355(%rip){1to8}, %ymm0, %ymm1
	vfmadd213ps	.LC357(%rip){1to8}, %ymm0, %ymm1
	vfmadd213ps	.LC318(%rip){1to8}, %ymm0, %ymm1
	vfmadd132ps	%ymm4, %ymm5, %ymm1
	vbroadcastss	.LC385(%rip), %ymm4
	vcmpps	$10, %ymm4, %ymm3, %k1
	vaddps	%ymm1, %ymm0, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vfmadd132ps	.LC361(%rip){1to8}, %ymm0, %ymm2
	vbroadcastss	.LC228(%rip), %ymm0
	vblendmps	%ymm2, %ymm3, %ymm2{%k1}
	vcmpps	$14, %ymm1, %ymm3, %k1
	vcmpps	$13, %ymm1, %ymm3, %k1{%k1}
	vmovaps	%ymm2, %ymm0{%k1}
	vcmpps	$0, %ymm1, %ymm3, %k1
	vbroadcastss	.LC372(%rip), %ymm0{%k1}
	vmovups	%ymm0, (%rsi,%rax,4)
	movl	%r9d, %eax
	andl	$-8, %eax
	addl	%eax, %edx
	andl	$7, %r9d
	je	.L1052
.L1032:
	vmovss	.LC375(%rip), %xmm6
	vxorps	%xmm15, %xmm15, %xmm15
	vmovss	.LC377(%rip), %xmm14
	movslq	%edx, %rdx
	vmovss	.LC282(%rip), %xmm13
	vxorps	%xmm5, %xmm5, %xmm5
	vmovss	.LC343(%rip), %xmm12
	vmovss	.LC345(%rip), %xmm11
	vmovss	.LC347(%rip), %xmm10
	vmovss	.LC349(%rip), %xmm9
	vmovss	.LC351(%rip), %xmm8
	vmovss	.LC353(%rip), %xmm7
	jmp	.L1036
	.p2align 4,,10
	.p2align 3
.L1054:
	vmovaps	%xmm3, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
.L1035:
	vcomiss	.LC385(%rip), %xmm3
	vmovaps	%xmm3, %xmm0
	ja	.L1042
	vmovd	%xmm1, %eax
	subl	$1059760811, %eax
	movl	%eax, %r8d
	andl	$8388607, %eax
	sarl	$23, %r8d
	addl	$1059760811, %eax
	vcvtsi2ssl	%r8d, %xmm15, %xmm0
	vmovd	%eax, %xmm4
	vaddss	%xmm2, %xmm0, %xmm2
	vsubss	%xmm13, %xmm4, %xmm0
	vmulss	.LC359(%rip), %xmm2, %xmm16
	vmulss	%xmm0, %xmm0, %xmm4
	vmovaps	%xmm0, %xmm1
	vfmadd132ss	%xmm12, %xmm11, %xmm1
	vfmadd132ss	%xmm0, %xmm10, %xmm1
	vfmadd132ss	%xmm0, %xmm9, %xmm1
	vfmadd132ss	%xmm0, %xmm8, %xmm1
	vfmadd132ss	%xmm0, %xmm7, %xmm1
	vfmadd213ss	.LC355(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC357(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC318(%rip), %xmm0, %xmm1
	vfmadd132ss	%xmm4, %xmm16, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vfmadd231ss	.LC361(%rip), %xmm2, %xmm0
.L1042:
	vcomiss	%xmm5, %xmm3
	jp	.L1045
	je	.L1037
	ja	.L1041
.L1045:
	vmovss	.LC228(%rip), %xmm0
.L1041:
	vmovss	%xmm0, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jle	.L1052
.L1036:
	vmovss	(%rcx,%rdx,4), %xmm3
	vcomiss	%xmm3, %xmm6
	jbe	.L1054
	vmovss	.LC373(%rip), %xmm2
	vmulss	%xmm14, %xmm3, %xmm1
	jmp	.L1035
	.p2align 4,,10
	.p2align 3
.L1052:
	vzeroupper
.L1053:
	ret
	.p2align 4,,10
	.p2align 3
.L1037:
	vmovss	.LC372(%rip), %xmm0
	jmp	.L1041
.L1043:
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L1029
	.cfi_endproc
.LFE200:
	.size	v_etch__log_f32, .-v_etch__log_f32
	.p2align 4
	.globl	v_etch__log1p_f32
	.type	v_etch__log1p_f32, @function
v_etch__log1p_f32:
.LFB201:
	.cfi_startproc
	movq	%rdi, %rcx
	movl	%edx, %edi
	testl	%edx, %edx
	jle	.L1090
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L1076
	movl	$-1059760811, %r8d
	shrl	$4, %edx
	xorl	%eax, %eax
	vbroadcastss	.LC282(%rip), %zmm6
	vpbroadcastd	%r8d, %zmm11
	movl	$8388607, %r8d
	vbroadcastss	.LC383(%rip), %zmm5
	vbroadcastss	.LC399(%rip), %zmm28
	vpbroadcastd	%r8d, %zmm10
	movl	$1059760811, %r8d
	vbroadcastss	.LC343(%rip), %zmm27
	vbroadcastss	.LC345(%rip), %zmm26
	vpbroadcastd	%r8d, %zmm9
	movl	$-8388608, %r8d
	vbroadcastss	.LC347(%rip), %zmm25
	vbroadcastss	.LC349(%rip), %zmm24
	vpbroadcastd	%r8d, %zmm8
	movl	$1065353216, %r8d
	vbroadcastss	.LC351(%rip), %zmm23
	vbroadcastss	.LC353(%rip), %zmm22
	vbroadcastss	.LC355(%rip), %zmm21
	salq	$6, %rdx
	vbroadcastss	.LC357(%rip), %zmm20
	vpbroadcastd	%r8d, %zmm7
	vbroadcastss	.LC318(%rip), %zmm19
	vbroadcastss	.LC359(%rip), %zmm18
	vbroadcastss	.LC223(%rip), %zmm17
	vbroadcastss	.LC320(%rip), %zmm16
	vbroadcastss	.LC361(%rip), %zmm15
	vbroadcastss	.LC385(%rip), %zmm14
	vbroadcastss	.LC228(%rip), %zmm13
	vbroadcastss	.LC372(%rip), %zmm12
	.p2align 4,,10
	.p2align 3
.L1058:
	vmovups	(%rcx,%rax), %zmm3
	vaddps	%zmm6, %zmm3, %zmm0
	vcmpps	$14, %zmm6, %zmm3, %k1
	vaddps	%zmm5, %zmm0, %zmm2
	vsubps	%zmm3, %zmm0, %zmm1
	vpaddd	%zmm11, %zmm0, %zmm0
	vpandd	%zmm8, %zmm0, %zmm4
	vsubps	%zmm2, %zmm3, %zmm2
	vpsubd	%zmm4, %zmm7, %zmm4
	vsubps	%zmm1, %zmm6, %zmm2{%k1}
	vpandd	%zmm10, %zmm0, %zmm1
	vpaddd	%zmm9, %zmm1, %zmm1
	vcmpps	$1, %zmm28, %zmm3, %k1
	vaddps	%zmm1, %zmm5, %zmm1
	vpsrad	$23, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	%zmm18, %zmm0, %zmm29
	vfmadd231ps	%zmm4, %zmm2, %zmm1{%k1}
	vmulps	%zmm1, %zmm1, %zmm4
	vmovaps	%zmm1, %zmm2
	vfmadd132ps	%zmm27, %zmm26, %zmm2
	vfmadd132ps	%zmm1, %zmm25, %zmm2
	vfmadd132ps	%zmm1, %zmm24, %zmm2
	vfmadd132ps	%zmm1, %zmm23, %zmm2
	vfmadd132ps	%zmm1, %zmm22, %zmm2
	vfmadd132ps	%zmm1, %zmm21, %zmm2
	vfmadd132ps	%zmm1, %zmm20, %zmm2
	vfmadd132ps	%zmm1, %zmm19, %zmm2
	vfmadd132ps	%zmm2, %zmm29, %zmm4
	vandps	%zmm17, %zmm3, %zmm2
	vcmpps	$5, %zmm16, %zmm2, %k1
	vaddps	%zmm1, %zmm4, %zmm4
	vfmadd132ps	%zmm15, %zmm4, %zmm0
	vblendmps	%zmm0, %zmm3, %zmm0{%k1}
	vcmpps	$1, %zmm3, %zmm14, %k1
	vmovaps	%zmm3, %zmm0{%k1}
	vcmpps	$14, %zmm5, %zmm3, %k1
	vcmpps	$13, %zmm5, %zmm3, %k1{%k1}
	vblendmps	%zmm0, %zmm13, %zmm0{%k1}
	vcmpps	$0, %zmm5, %zmm3, %k1
	vmovaps	%zmm12, %zmm0{%k1}
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdx, %rax
	jne	.L1058
	movl	%edi, %edx
	andl	$-16, %edx
	movl	%edx, %eax
	cmpl	%edx, %edi
	je	.L1089
.L1057:
	movl	%edi, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r8d
	cmpl	$6, %r8d
	jbe	.L1060
	vbroadcastss	.LC282(%rip), %ymm0
	movl	%eax, %r8d
	vbroadcastss	.LC383(%rip), %ymm4
	movl	$-1059760811, %eax
	vmovups	(%rcx,%r8,4), %ymm3
	vaddps	%ymm0, %ymm3, %ymm1
	vcmpps	$14, %ymm0, %ymm3, %k1
	vaddps	%ymm4, %ymm1, %ymm5
	vsubps	%ymm3, %ymm1, %ymm2
	vsubps	%ymm5, %ymm3, %ymm5
	vsubps	%ymm2, %ymm0, %ymm5{%k1}
	vpbroadcastd	%eax, %ymm0
	movl	$8388607, %eax
	vpaddd	%ymm0, %ymm1, %ymm1
	vpbroadcastd	%eax, %ymm0
	movl	$1059760811, %eax
	vpbroadcastd	%eax, %ymm2
	vpand	%ymm0, %ymm1, %ymm0
	movl	$-8388608, %eax
	vpaddd	%ymm2, %ymm0, %ymm0
	vpbroadcastd	%eax, %ymm6
	vbroadcastss	.LC399(%rip), %ymm2
	movl	$1065353216, %eax
	vaddps	%ymm4, %ymm0, %ymm0
	vpand	%ymm6, %ymm1, %ymm6
	vcmpps	$1, %ymm2, %ymm3, %k1
	vpbroadcastd	%eax, %ymm2
	movl	%r9d, %eax
	vpsubd	%ymm6, %ymm2, %ymm2
	vpsrad	$23, %ymm1, %ymm1
	andl	$-8, %eax
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	.LC359(%rip){1to8}, %ymm1, %ymm6
	addl	%eax, %edx
	andl	$7, %r9d
	vfmadd231ps	%ymm2, %ymm5, %ymm0{%k1}
	vbroadcastss	.LC343(%rip), %ymm2
	vmulps	%ymm0, %ymm0, %ymm5
	vfmadd213ps	.LC345(%rip){1to8}, %ymm0, %ymm2
	vfmadd213ps	.LC347(%rip){1to8}, %ymm0, %ymm2
	vfmadd213ps	.LC349(%rip){1to8}, %ymm0, %ymm2
	vfmadd213ps	.LC351(%rip){1to8}, %ymm0, %ymm2
	vfmadd213ps	.LC353(%rip){1to8}, %ymm0, %ymm2
	vfmadd213ps	.LC355(%rip){1to8}, %ymm0, %ymm2
	vfmadd213ps	.LC357(%rip){1to8}, %ymm0, %ymm2
	vfmadd213ps	.LC318(%rip){1to8}, %ymm0, %ymm2
	vfmadd132ps	%ymm5, %ymm6, %ymm2
	vbroadcastss	.LC223(%rip), %ymm5
	vbroadcastss	.LC320(%rip), %ymm6
	vandps	%ymm5, %ymm3, %ymm5
	vcmpps	$5, %ymm6, %ymm5, %k1
	vaddps	%ymm2, %ymm0, %ymm0
	vfmadd132ps	.LC361(%rip){1to8}, %ymm0, %ymm1
	vbroadcastss	.LC385(%rip), %ymm0
	vblendmps	%ymm1, %ymm3, %ymm1{%k1}
	vcmpps	$1, %ymm3, %ymm0, %k1
	vbroadcastss	.LC228(%rip), %ymm0
	vmovaps	%ymm3, %ymm1{%k1}
	vcmpps	$14, %ymm4, %ymm3, %k1
	vcmpps	$13, %ymm4, %ymm3, %k1{%k1}
	vmovaps	%ymm1, %ymm0{%k1}
	vcmpps	$0, %ymm4, %ymm3, %k1
	vbroadcastss	.LC372(%rip), %ymm0{%k1}
	vmovups	%ymm0, (%rsi,%r8,4)
	je	.L1089
.L1060:
	vmovss	.LC282(%rip), %xmm4
	vxorps	%xmm18, %xmm18, %xmm18
	movslq	%edx, %rdx
	vmovss	.LC383(%rip), %xmm7
	vmovss	.LC320(%rip), %xmm6
	vmovss	.LC399(%rip), %xmm5
	vmovss	.LC343(%rip), %xmm17
	vmovss	.LC345(%rip), %xmm16
	vmovss	.LC347(%rip), %xmm15
	vmovss	.LC349(%rip), %xmm14
	vmovss	.LC351(%rip), %xmm13
	vmovss	.LC353(%rip), %xmm12
	vmovss	.LC355(%rip), %xmm11
	vmovss	.LC357(%rip), %xmm10
	vmovss	.LC318(%rip), %xmm9
	vmovss	.LC359(%rip), %xmm8
	jmp	.L1064
	.p2align 4,,10
	.p2align 3
.L1062:
	vsubss	%xmm1, %xmm0, %xmm2
	vsubss	%xmm2, %xmm4, %xmm2
.L1075:
	vmovd	%xmm0, %eax
	subl	$1059760811, %eax
	movl	%eax, %r8d
	andl	$8388607, %r8d
	addl	$1059760811, %r8d
	vcomiss	%xmm1, %xmm5
	vmovd	%r8d, %xmm3
	vsubss	%xmm4, %xmm3, %xmm0
	jbe	.L1073
	movl	%eax, %r9d
	movl	$1065353216, %r8d
	andl	$-8388608, %r9d
	subl	%r9d, %r8d
	vmovd	%r8d, %xmm3
	vfmadd132ss	%xmm2, %xmm0, %xmm3
	vmovaps	%xmm3, %xmm0
.L1073:
	vmovd	%xmm1, %r8d
	vmovaps	%xmm1, %xmm2
	andl	$2147483647, %r8d
	vmovd	%r8d, %xmm3
	vcomiss	%xmm3, %xmm6
	ja	.L1072
	vmulss	%xmm0, %xmm0, %xmm19
	sarl	$23, %eax
	vcvtsi2ssl	%eax, %xmm18, %xmm2
	vmovaps	%xmm2, %xmm3
	vmovaps	%xmm0, %xmm2
	vmulss	%xmm8, %xmm3, %xmm20
	vfmadd132ss	%xmm17, %xmm16, %xmm2
	vfmadd132ss	%xmm0, %xmm15, %xmm2
	vfmadd132ss	%xmm0, %xmm14, %xmm2
	vfmadd132ss	%xmm0, %xmm13, %xmm2
	vfmadd132ss	%xmm0, %xmm12, %xmm2
	vfmadd132ss	%xmm0, %xmm11, %xmm2
	vfmadd132ss	%xmm0, %xmm10, %xmm2
	vfmadd132ss	%xmm0, %xmm9, %xmm2
	vfmadd132ss	%xmm19, %xmm20, %xmm2
	vaddss	%xmm2, %xmm0, %xmm2
	vfmadd231ss	.LC361(%rip), %xmm3, %xmm2
.L1072:
	vcmpngtss	.LC385(%rip), %xmm1, %xmm0
	vcomiss	%xmm7, %xmm1
	vblendvps	%xmm0, %xmm2, %xmm1, %xmm2
	jp	.L1078
	je	.L1065
	ja	.L1069
.L1078:
	vmovss	.LC228(%rip), %xmm2
.L1069:
	vmovss	%xmm2, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jle	.L1089
.L1064:
	vmovss	(%rcx,%rdx,4), %xmm1
	vcomiss	%xmm4, %xmm1
	vaddss	%xmm4, %xmm1, %xmm0
	ja	.L1062
	vsubss	%xmm4, %xmm0, %xmm2
	vsubss	%xmm2, %xmm1, %xmm2
	jmp	.L1075
	.p2align 4,,10
	.p2align 3
.L1089:
	vzeroupper
.L1090:
	ret
	.p2align 4,,10
	.p2align 3
.L1065:
	vmovss	.LC372(%rip), %xmm2
	jmp	.L1069
.L1076:
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L1057
	.cfi_endproc
.LFE201:
	.size	v_etch__log1p_f32, .-v_etch__log1p_f32
	.p2align 4
	.globl	v_etch__log_series_f64
	.type	v_etch__log_series_f64, @function
v_etch__log_series_f64:
.LFB202:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L1106
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L1099
	vbroadcastsd	.LC172(%rip), %zmm8
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC173(%rip), %zmm7
	vbroadcastsd	.LC174(%rip), %zmm6
	shrl	$3, %edi
	vbroadcastsd	.LC175(%rip), %zmm5
	vbroadcastsd	.LC176(%rip), %zmm4
	salq	$6, %rdi
	vbroadcastsd	.LC177(%rip), %zmm3
	vbroadcastsd	.LC178(%rip), %zmm2
	.p2align 4,,10
	.p2align 3
.L1094:
	vmovupd	(%rcx,%rax), %zmm1
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm8, %zmm7, %zmm0
	vfmadd132pd	%zmm1, %zmm6, %zmm0
	vfmadd132pd	%zmm1, %zmm5, %zmm0
	vfmadd132pd	%zmm1, %zmm4, %zmm0
	vfmadd132pd	%zmm1, %zmm3, %zmm0
	vfmadd132pd	%zmm1, %zmm2, %zmm0
	vmulpd	%zmm0, %zmm1, %zmm1
	vmovupd	%zmm1, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L1094
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%edx, %eax
	je	.L1105
.L1093:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L1096
	vmovupd	(%rcx,%rdi,8), %ymm1
	vbroadcastsd	.LC172(%rip), %ymm0
	vfmadd213pd	.LC173(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC174(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC175(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC176(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC177(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC178(%rip){1to4}, %ymm1, %ymm0
	vmulpd	%ymm0, %ymm1, %ymm1
	vmovupd	%ymm1, (%rsi,%rdi,8)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L1105
.L1096:
	vmovsd	.LC172(%rip), %xmm8
	cltq
	vmovsd	.LC173(%rip), %xmm7
	vmovsd	.LC174(%rip), %xmm6
	vmovsd	.LC175(%rip), %xmm5
	vmovsd	.LC176(%rip), %xmm4
	vmovsd	.LC177(%rip), %xmm3
	vmovsd	.LC178(%rip), %xmm2
	.p2align 4,,10
	.p2align 3
.L1098:
	vmovsd	(%rcx,%rax,8), %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm8, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vfmadd132sd	%xmm1, %xmm2, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vmovsd	%xmm1, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L1098
.L1105:
	vzeroupper
.L1106:
	ret
.L1099:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L1093
	.cfi_endproc
.LFE202:
	.size	v_etch__log_series_f64, .-v_etch__log_series_f64
	.p2align 4
	.globl	v_etch__log_core_f64
	.type	v_etch__log_core_f64, @function
v_etch__log_core_f64:
.LFB203:
	.cfi_startproc
	testl	%ecx, %ecx
	jle	.L1122
	leal	-1(%rcx), %eax
	cmpl	$6, %eax
	jbe	.L1114
	vbroadcastsd	.LC134(%rip), %zmm15
	movl	%ecx, %r8d
	xorl	%eax, %eax
	vbroadcastsd	.LC4(%rip), %zmm14
	vbroadcastsd	.LC172(%rip), %zmm13
	shrl	$3, %r8d
	vbroadcastsd	.LC173(%rip), %zmm12
	vbroadcastsd	.LC174(%rip), %zmm11
	salq	$6, %r8
	vbroadcastsd	.LC175(%rip), %zmm10
	vbroadcastsd	.LC176(%rip), %zmm9
	vbroadcastsd	.LC177(%rip), %zmm8
	vbroadcastsd	.LC178(%rip), %zmm7
	vbroadcastsd	.LC144(%rip), %zmm6
	vbroadcastsd	.LC143(%rip), %zmm5
	.p2align 4,,10
	.p2align 3
.L1110:
	vmovupd	(%rdi,%rax), %zmm3
	vaddpd	%zmm15, %zmm3, %zmm0
	vmulpd	%zmm14, %zmm3, %zmm4
	vdivpd	%zmm0, %zmm3, %zmm0
	vmulpd	%zmm0, %zmm0, %zmm1
	vmulpd	%zmm3, %zmm4, %zmm4
	vmovapd	%zmm1, %zmm2
	vfmadd132pd	%zmm13, %zmm12, %zmm2
	vfmadd132pd	%zmm1, %zmm11, %zmm2
	vfmadd132pd	%zmm1, %zmm10, %zmm2
	vfmadd132pd	%zmm1, %zmm9, %zmm2
	vfmadd132pd	%zmm1, %zmm8, %zmm2
	vfmadd132pd	%zmm1, %zmm7, %zmm2
	vmulpd	%zmm2, %zmm1, %zmm1
	vmulpd	(%rsi,%rax), %zmm6, %zmm2
	vaddpd	%zmm4, %zmm1, %zmm1
	vfmadd132pd	%zmm1, %zmm2, %zmm0
	vsubpd	%zmm4, %zmm0, %zmm0
	vaddpd	%zmm3, %zmm0, %zmm0
	vfmadd231pd	(%rsi,%rax), %zmm5, %zmm0
	vmovupd	%zmm0, (%rdx,%rax)
	addq	$64, %rax
	cmpq	%rax, %r8
	jne	.L1110
	movl	%ecx, %r8d
	andl	$-8, %r8d
	movl	%r8d, %eax
	cmpl	%ecx, %r8d
	je	.L1121
.L1109:
	movl	%ecx, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r10d
	cmpl	$2, %r10d
	jbe	.L1112
	vmovupd	(%rdi,%rax,8), %ymm3
	vmovupd	(%rsi,%rax,8), %ymm7
	vbroadcastsd	.LC172(%rip), %ymm2
	vbroadcastsd	.LC144(%rip), %ymm6
	vaddpd	.LC134(%rip){1to4}, %ymm3, %ymm0
	vmulpd	.LC4(%rip){1to4}, %ymm3, %ymm4
	vdivpd	%ymm0, %ymm3, %ymm0
	vmulpd	%ymm3, %ymm4, %ymm4
	vmulpd	%ymm0, %ymm0, %ymm1
	vfmadd213pd	.LC173(%rip){1to4}, %ymm1, %ymm2
	vfmadd213pd	.LC174(%rip){1to4}, %ymm1, %ymm2
	vfmadd213pd	.LC175(%rip){1to4}, %ymm1, %ymm2
	vfmadd213pd	.LC176(%rip){1to4}, %ymm1, %ymm2
	vfmadd213pd	.LC177(%rip){1to4}, %ymm1, %ymm2
	vfmadd213pd	.LC178(%rip){1to4}, %ymm1, %ymm2
	vmulpd	%ymm2, %ymm1, %ymm1
	vmulpd	(%rsi,%rax,8), %ymm6, %ymm2
	vaddpd	%ymm4, %ymm1, %ymm1
	vfmadd132pd	%ymm1, %ymm2, %ymm0
	vsubpd	%ymm4, %ymm0, %ymm0
	vaddpd	%ymm3, %ymm0, %ymm0
	vfmadd231pd	.LC143(%rip){1to4}, %ymm7, %ymm0
	vmovupd	%ymm0, (%rdx,%rax,8)
	movl	%r9d, %eax
	andl	$-4, %eax
	addl	%eax, %r8d
	andl	$3, %r9d
	je	.L1121
.L1112:
	vmovsd	.LC134(%rip), %xmm0
	movslq	%r8d, %r9
	vmovsd	.LC172(%rip), %xmm1
	vmovsd	(%rdi,%r9,8), %xmm12
	vmovsd	.LC173(%rip), %xmm11
	leaq	0(,%r9,8), %rax
	vmovsd	.LC174(%rip), %xmm10
	vmovsd	.LC175(%rip), %xmm9
	vaddsd	%xmm0, %xmm12, %xmm2
	vmovsd	.LC176(%rip), %xmm8
	vmovsd	.LC177(%rip), %xmm7
	vmovsd	.LC4(%rip), %xmm5
	vmovsd	(%rsi,%r9,8), %xmm13
	vmovsd	.LC178(%rip), %xmm6
	vdivsd	%xmm2, %xmm12, %xmm2
	vmulsd	%xmm5, %xmm12, %xmm14
	vmulsd	%xmm12, %xmm14, %xmm14
	vmulsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm3, %xmm3, %xmm4
	vfmadd132sd	%xmm1, %xmm11, %xmm4
	vfmadd132sd	%xmm3, %xmm10, %xmm4
	vfmadd132sd	%xmm3, %xmm9, %xmm4
	vfmadd132sd	%xmm3, %xmm8, %xmm4
	vfmadd132sd	%xmm3, %xmm7, %xmm4
	vfmadd132sd	%xmm3, %xmm6, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmovsd	.LC144(%rip), %xmm4
	vmulsd	%xmm4, %xmm13, %xmm15
	vaddsd	%xmm14, %xmm3, %xmm3
	vfmadd132sd	%xmm3, %xmm15, %xmm2
	vmovsd	.LC143(%rip), %xmm3
	vsubsd	%xmm14, %xmm2, %xmm2
	vaddsd	%xmm12, %xmm2, %xmm2
	vfmadd132sd	%xmm3, %xmm2, %xmm13
	vmovsd	%xmm13, (%rdx,%r9,8)
	leal	1(%r8), %r9d
	cmpl	%r9d, %ecx
	jle	.L1121
	vmovsd	8(%rdi,%rax), %xmm14
	vmovsd	8(%rsi,%rax), %xmm15
	addl	$2, %r8d
	vaddsd	%xmm0, %xmm14, %xmm2
	vmulsd	%xmm5, %xmm14, %xmm16
	vdivsd	%xmm2, %xmm14, %xmm2
	vmulsd	%xmm14, %xmm16, %xmm16
	vmulsd	%xmm2, %xmm2, %xmm12
	vmovsd	%xmm12, %xmm12, %xmm13
	vfmadd132sd	%xmm1, %xmm11, %xmm13
	vfmadd132sd	%xmm12, %xmm10, %xmm13
	vfmadd132sd	%xmm12, %xmm9, %xmm13
	vfmadd132sd	%xmm12, %xmm8, %xmm13
	vfmadd132sd	%xmm12, %xmm7, %xmm13
	vfmadd132sd	%xmm12, %xmm6, %xmm13
	vmulsd	%xmm13, %xmm12, %xmm12
	vmulsd	%xmm4, %xmm15, %xmm13
	vaddsd	%xmm16, %xmm12, %xmm12
	vfmadd132sd	%xmm12, %xmm13, %xmm2
	vsubsd	%xmm16, %xmm2, %xmm2
	vaddsd	%xmm14, %xmm2, %xmm2
	vfmadd132sd	%xmm3, %xmm2, %xmm15
	vmovsd	%xmm15, 8(%rdx,%rax)
	cmpl	%r8d, %ecx
	jle	.L1121
	vmovsd	16(%rdi,%rax), %xmm13
	vmovsd	16(%rsi,%rax), %xmm12
	vaddsd	%xmm0, %xmm13, %xmm0
	vmulsd	%xmm5, %xmm13, %xmm5
	vmulsd	%xmm4, %xmm12, %xmm4
	vdivsd	%xmm0, %xmm13, %xmm0
	vmulsd	%xmm13, %xmm5, %xmm5
	vmulsd	%xmm0, %xmm0, %xmm2
	vfmadd132sd	%xmm2, %xmm11, %xmm1
	vfmadd132sd	%xmm2, %xmm10, %xmm1
	vfmadd132sd	%xmm2, %xmm9, %xmm1
	vfmadd132sd	%xmm2, %xmm8, %xmm1
	vfmadd132sd	%xmm2, %xmm7, %xmm1
	vfmadd132sd	%xmm2, %xmm6, %xmm1
	vmulsd	%xmm1, %xmm2, %xmm2
	vaddsd	%xmm5, %xmm2, %xmm2
	vfmadd132sd	%xmm2, %xmm4, %xmm0
	vsubsd	%xmm5, %xmm0, %xmm0
	vaddsd	%xmm13, %xmm0, %xmm0
	vfmadd132sd	%xmm3, %xmm0, %xmm12
	vmovsd	%xmm12, 16(%rdx,%rax)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L1121:
	vzeroupper
.L1122:
	ret
.L1114:
	xorl	%eax, %eax
	xorl	%r8d, %r8d
	jmp	.L1109
	.cfi_endproc
.LFE203:
	.size	v_etch__log_core_f64, .-v_etch__log_core_f64
	.p2align 4
	.globl	v_etch__log_f64
	.type	v_etch__log_f64, @function
v_etch__log_f64:
.LFB204:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L1177
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L1154
	movabsq	$-4604544271217802189, %r8
	movl	%edx, %esi
	vbroadcastsd	.LC132(%rip), %zmm25
	vbroadcastsd	.LC146(%rip), %zmm24
	vpbroadcastq	%r8, %zmm6
	shrl	$3, %esi
	movabsq	$4503599627370495, %r8
	vbroadcastsd	.LC131(%rip), %zmm23
	vpbroadcastq	%r8, %zmm5
	salq	$6, %rsi
	movabsq	$4604544271217802189, %r8
	vbroadcastsd	.LC180(%rip), %zmm22
	vpbroadcastq	%r8, %zmm4
	xorl	%eax, %eax
	movabsq	$7141747209585715, %r8
	vbroadcastsd	.LC433(%rip), %zmm21
	vpbroadcastq	%r8, %zmm3
	vxorpd	%xmm1, %xmm1, %xmm1
	movabsq	$4841369599423283200, %r8
	vbroadcastsd	.LC134(%rip), %zmm20
	vbroadcastsd	.LC4(%rip), %zmm19
	vpbroadcastq	%r8, %zmm2
	vbroadcastsd	.LC172(%rip), %zmm18
	vbroadcastsd	.LC173(%rip), %zmm17
	vbroadcastsd	.LC174(%rip), %zmm16
	vbroadcastsd	.LC175(%rip), %zmm15
	vbroadcastsd	.LC176(%rip), %zmm14
	vbroadcastsd	.LC177(%rip), %zmm13
	vbroadcastsd	.LC178(%rip), %zmm12
	vbroadcastsd	.LC144(%rip), %zmm11
	vbroadcastsd	.LC149(%rip), %zmm10
	vbroadcastsd	.LC143(%rip), %zmm9
	vbroadcastsd	.LC181(%rip), %zmm8
	vbroadcastsd	.LC201(%rip), %zmm7
	.p2align 4,,10
	.p2align 3
.L1126:
	vmovupd	(%rdi,%rax), %zmm26
	vcmppd	$1, %zmm25, %zmm26, %k1
	vmovapd	%zmm26, %zmm0
	vmulpd	%zmm24, %zmm26, %zmm0{%k1}
	vmovapd	%zmm23, %zmm27{%k1}{z}
	vcmppd	$10, %zmm10, %zmm26, %k1
	vpaddq	%zmm0, %zmm6, %zmm28
	vpaddq	%zmm0, %zmm3, %zmm0
	vpandq	%zmm5, %zmm28, %zmm28
	vpsrlq	$52, %zmm0, %zmm0
	vpaddq	%zmm4, %zmm28, %zmm28
	vporq	%zmm2, %zmm0, %zmm0
	vaddpd	%zmm28, %zmm22, %zmm28
	vaddpd	%zmm0, %zmm21, %zmm0
	vaddpd	%zmm27, %zmm0, %zmm0
	vaddpd	%zmm20, %zmm28, %zmm27
	vmulpd	%zmm19, %zmm28, %zmm30
	vdivpd	%zmm27, %zmm28, %zmm27
	vmulpd	%zmm27, %zmm27, %zmm31
	vmulpd	%zmm28, %zmm30, %zmm30
	vmovapd	%zmm31, %zmm29
	vfmadd132pd	%zmm18, %zmm17, %zmm29
	vfmadd132pd	%zmm31, %zmm16, %zmm29
	vfmadd132pd	%zmm31, %zmm15, %zmm29
	vfmadd132pd	%zmm31, %zmm14, %zmm29
	vfmadd132pd	%zmm31, %zmm13, %zmm29
	vfmadd132pd	%zmm31, %zmm12, %zmm29
	vmulpd	%zmm29, %zmm31, %zmm29
	vmulpd	%zmm11, %zmm0, %zmm31
	vaddpd	%zmm30, %zmm29, %zmm29
	vfmadd132pd	%zmm29, %zmm31, %zmm27
	vsubpd	%zmm30, %zmm27, %zmm27
	vaddpd	%zmm28, %zmm27, %zmm27
	vfmadd132pd	%zmm9, %zmm27, %zmm0
	vblendmpd	%zmm0, %zmm26, %zmm0{%k1}
	vcmppd	$14, %zmm1, %zmm26, %k1
	vcmppd	$13, %zmm1, %zmm26, %k1{%k1}
	vblendmpd	%zmm0, %zmm8, %zmm0{%k1}
	vcmppd	$0, %zmm1, %zmm26, %k1
	vmovapd	%zmm7, %zmm0{%k1}
	vmovupd	%zmm0, (%rcx,%rax)
	addq	$64, %rax
	cmpq	%rax, %rsi
	jne	.L1126
	movl	%edx, %esi
	andl	$-8, %esi
	movl	%esi, %r8d
	cmpl	%edx, %esi
	je	.L1176
.L1125:
	movl	%edx, %r9d
	subl	%r8d, %r9d
	leal	-1(%r9), %eax
	cmpl	$2, %eax
	jbe	.L1128
	vmovupd	(%rdi,%r8,8), %ymm5
	vbroadcastsd	.LC132(%rip), %ymm0
	movabsq	$-4604544271217802189, %rax
	vbroadcastsd	.LC131(%rip), %ymm1
	vbroadcastsd	.LC172(%rip), %ymm4
	vcmppd	$1, %ymm0, %ymm5, %k1
	vmovapd	%ymm5, %ymm3
	vcmpltpd	%ymm0, %ymm5, %ymm0
	vmulpd	.LC146(%rip){1to4}, %ymm5, %ymm3{%k1}
	vandpd	%ymm1, %ymm0, %ymm2
	vpbroadcastq	%rax, %ymm1
	movabsq	$4503599627370495, %rax
	vpbroadcastq	%rax, %ymm0
	movabsq	$4604544271217802189, %rax
	vpaddq	%ymm3, %ymm1, %ymm1
	vpand	%ymm0, %ymm1, %ymm1
	vpbroadcastq	%rax, %ymm0
	movabsq	$7141747209585715, %rax
	vpaddq	%ymm0, %ymm1, %ymm1
	vpbroadcastq	%rax, %ymm0
	movabsq	$4841369599423283200, %rax
	vpaddq	%ymm3, %ymm0, %ymm0
	vpbroadcastq	%rax, %ymm3
	movl	%r9d, %eax
	vpsrlq	$52, %ymm0, %ymm0
	vaddpd	.LC180(%rip){1to4}, %ymm1, %ymm1
	andl	$-4, %eax
	vpor	%ymm3, %ymm0, %ymm0
	addl	%eax, %esi
	andl	$3, %r9d
	vaddpd	.LC433(%rip){1to4}, %ymm0, %ymm0
	vmulpd	.LC4(%rip){1to4}, %ymm1, %ymm6
	vaddpd	%ymm2, %ymm0, %ymm0
	vaddpd	.LC134(%rip){1to4}, %ymm1, %ymm2
	vdivpd	%ymm2, %ymm1, %ymm2
	vmulpd	%ymm1, %ymm6, %ymm6
	vmulpd	%ymm2, %ymm2, %ymm3
	vfmadd213pd	.LC173(%rip){1to4}, %ymm3, %ymm4
	vfmadd213pd	.LC174(%rip){1to4}, %ymm3, %ymm4
	vfmadd213pd	.LC175(%rip){1to4}, %ymm3, %ymm4
	vfmadd213pd	.LC176(%rip){1to4}, %ymm3, %ymm4
	vfmadd213pd	.LC177(%rip){1to4}, %ymm3, %ymm4
	vfmadd213pd	.LC178(%rip){1to4}, %ymm3, %ymm4
	vmulpd	%ymm4, %ymm3, %ymm3
	vmulpd	.LC144(%rip){1to4}, %ymm0, %ymm4
	vaddpd	%ymm6, %ymm3, %ymm3
	vfmadd132pd	%ymm3, %ymm4, %ymm2
	vbroadcastsd	.LC149(%rip), %ymm3
	vcmppd	$10, %ymm3, %ymm5, %k1
	vsubpd	%ymm6, %ymm2, %ymm2
	vaddpd	%ymm1, %ymm2, %ymm2
	vbroadcastsd	.LC181(%rip), %ymm1
	vfmadd132pd	.LC143(%rip){1to4}, %ymm2, %ymm0
	vxorpd	%xmm2, %xmm2, %xmm2
	vblendmpd	%ymm0, %ymm5, %ymm0{%k1}
	vcmppd	$14, %ymm2, %ymm5, %k1
	vcmppd	$13, %ymm2, %ymm5, %k1{%k1}
	vblendmpd	%ymm0, %ymm1, %ymm0{%k1}
	vcmppd	$0, %ymm2, %ymm5, %k1
	vbroadcastsd	.LC201(%rip), %ymm0{%k1}
	vmovupd	%ymm0, (%rcx,%r8,8)
	je	.L1176
.L1128:
	vmovsd	.LC132(%rip), %xmm4
	movslq	%esi, %rax
	vmovsd	(%rdi,%rax,8), %xmm5
	leaq	0(,%rax,8), %r9
	leaq	(%rcx,%r9), %r10
	vcomisd	%xmm5, %xmm4
	ja	.L1178
	vmovsd	%xmm5, %xmm5, %xmm1
	vxorpd	%xmm6, %xmm6, %xmm6
.L1130:
	vmovsd	.LC149(%rip), %xmm3
	vmovsd	%xmm5, %xmm5, %xmm0
	vcomisd	%xmm3, %xmm5
	ja	.L1132
	movabsq	$-4604544271217802189, %r8
	vmovq	%xmm1, %rax
	movabsq	$4503599627370495, %r11
	addq	%rax, %r8
	andq	%r11, %r8
	movabsq	$4604544271217802189, %r11
	addq	%r11, %r8
	vmovq	%r8, %xmm7
	vsubsd	.LC20(%rip), %xmm7, %xmm2
	vaddsd	.LC134(%rip), %xmm2, %xmm0
	movabsq	$7141747209585715, %r8
	vmulsd	.LC4(%rip), %xmm2, %xmm8
	addq	%r8, %rax
	movabsq	$4841369599423283200, %r8
	shrq	$52, %rax
	vdivsd	%xmm0, %xmm2, %xmm0
	orq	%r8, %rax
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm1
	vmovsd	.LC172(%rip), %xmm7
	vmulsd	%xmm2, %xmm8, %xmm8
	vaddsd	%xmm6, %xmm1, %xmm1
	vmulsd	%xmm0, %xmm0, %xmm6
	vfmadd213sd	.LC173(%rip), %xmm6, %xmm7
	vfmadd213sd	.LC174(%rip), %xmm6, %xmm7
	vfmadd213sd	.LC175(%rip), %xmm6, %xmm7
	vfmadd213sd	.LC176(%rip), %xmm6, %xmm7
	vfmadd213sd	.LC177(%rip), %xmm6, %xmm7
	vfmadd213sd	.LC178(%rip), %xmm6, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm6
	vmulsd	.LC144(%rip), %xmm1, %xmm7
	vaddsd	%xmm8, %xmm6, %xmm6
	vfmadd132sd	%xmm6, %xmm7, %xmm0
	vsubsd	%xmm8, %xmm0, %xmm0
	vaddsd	%xmm2, %xmm0, %xmm0
	vfmadd231sd	.LC143(%rip), %xmm1, %xmm0
.L1132:
	vxorpd	%xmm1, %xmm1, %xmm1
	vcomisd	%xmm1, %xmm5
	jp	.L1158
	je	.L1133
	ja	.L1137
.L1158:
	vmovsd	.LC181(%rip), %xmm0
.L1137:
	leal	1(%rsi), %eax
	vmovsd	%xmm0, (%r10)
	cmpl	%eax, %edx
	jle	.L1176
	vmovsd	8(%rdi,%r9), %xmm5
	leaq	8(%rcx,%r9), %r10
	vcomisd	%xmm5, %xmm4
	jbe	.L1173
	vmulsd	.LC146(%rip), %xmm5, %xmm1
	vmovsd	.LC131(%rip), %xmm6
.L1138:
	vcomisd	%xmm3, %xmm5
	vmovsd	%xmm5, %xmm5, %xmm0
	ja	.L1140
	movabsq	$-4604544271217802189, %r8
	vmovq	%xmm1, %rax
	movabsq	$4503599627370495, %r11
	vmovsd	.LC172(%rip), %xmm0
	addq	%rax, %r8
	andq	%r11, %r8
	movabsq	$4604544271217802189, %r11
	addq	%r11, %r8
	vmovq	%r8, %xmm7
	vsubsd	.LC20(%rip), %xmm7, %xmm2
	movabsq	$7141747209585715, %r8
	vmulsd	.LC4(%rip), %xmm2, %xmm8
	addq	%r8, %rax
	movabsq	$4841369599423283200, %r8
	shrq	$52, %rax
	orq	%r8, %rax
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm1
	vaddsd	.LC134(%rip), %xmm2, %xmm7
	vmulsd	%xmm2, %xmm8, %xmm8
	vdivsd	%xmm7, %xmm2, %xmm7
	vaddsd	%xmm6, %xmm1, %xmm1
	vmulsd	%xmm7, %xmm7, %xmm6
	vfmadd213sd	.LC173(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC174(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC175(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC176(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC177(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC178(%rip), %xmm6, %xmm0
	vmulsd	%xmm6, %xmm0, %xmm0
	vmulsd	.LC144(%rip), %xmm1, %xmm6
	vaddsd	%xmm8, %xmm0, %xmm0
	vfmadd132sd	%xmm7, %xmm6, %xmm0
	vsubsd	%xmm8, %xmm0, %xmm0
	vaddsd	%xmm2, %xmm0, %xmm0
	vfmadd231sd	.LC143(%rip), %xmm1, %xmm0
.L1140:
	vxorpd	%xmm1, %xmm1, %xmm1
	vcomisd	%xmm1, %xmm5
	jp	.L1162
	je	.L1141
	ja	.L1145
.L1162:
	vmovsd	.LC181(%rip), %xmm0
.L1145:
	addl	$2, %esi
	vmovsd	%xmm0, (%r10)
	cmpl	%esi, %edx
	jle	.L1176
	vmovsd	16(%rdi,%r9), %xmm5
	leaq	16(%rcx,%r9), %rcx
	vcomisd	%xmm5, %xmm4
	ja	.L1146
	vmovsd	%xmm5, %xmm5, %xmm1
	vxorpd	%xmm4, %xmm4, %xmm4
.L1147:
	vcomisd	%xmm3, %xmm5
	vmovsd	%xmm5, %xmm5, %xmm0
	ja	.L1153
	movabsq	$-4604544271217802189, %rdx
	vmovq	%xmm1, %rax
	movabsq	$4503599627370495, %rsi
	addq	%rax, %rdx
	andq	%rsi, %rdx
	movabsq	$4604544271217802189, %rsi
	addq	%rsi, %rdx
	vmovq	%rdx, %xmm7
	vsubsd	.LC20(%rip), %xmm7, %xmm2
	vaddsd	.LC134(%rip), %xmm2, %xmm0
	movabsq	$7141747209585715, %rdx
	vmulsd	.LC4(%rip), %xmm2, %xmm6
	addq	%rdx, %rax
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	vdivsd	%xmm0, %xmm2, %xmm0
	orq	%rdx, %rax
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm1
	vmulsd	%xmm2, %xmm6, %xmm6
	vaddsd	%xmm4, %xmm1, %xmm1
	vmovsd	.LC172(%rip), %xmm4
	vmulsd	%xmm0, %xmm0, %xmm3
	vfmadd213sd	.LC173(%rip), %xmm3, %xmm4
	vfmadd213sd	.LC174(%rip), %xmm3, %xmm4
	vfmadd213sd	.LC175(%rip), %xmm3, %xmm4
	vfmadd213sd	.LC176(%rip), %xmm3, %xmm4
	vfmadd213sd	.LC177(%rip), %xmm3, %xmm4
	vfmadd213sd	.LC178(%rip), %xmm3, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	.LC144(%rip), %xmm1, %xmm4
	vaddsd	%xmm6, %xmm3, %xmm3
	vfmadd132sd	%xmm3, %xmm4, %xmm0
	vsubsd	%xmm6, %xmm0, %xmm0
	vaddsd	%xmm2, %xmm0, %xmm0
	vfmadd231sd	.LC143(%rip), %xmm1, %xmm0
.L1153:
	vxorpd	%xmm1, %xmm1, %xmm1
	vcomisd	%xmm1, %xmm5
	jp	.L1164
	je	.L1148
	jbe	.L1164
.L1152:
	vmovsd	%xmm0, (%rcx)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L1176:
	vzeroupper
.L1177:
	ret
	.p2align 4,,10
	.p2align 3
.L1178:
	vmulsd	.LC146(%rip), %xmm5, %xmm1
	vmovsd	.LC131(%rip), %xmm6
	jmp	.L1130
	.p2align 4,,10
	.p2align 3
.L1173:
	vmovsd	%xmm5, %xmm5, %xmm1
	vxorpd	%xmm6, %xmm6, %xmm6
	jmp	.L1138
	.p2align 4,,10
	.p2align 3
.L1146:
	vmulsd	.LC146(%rip), %xmm5, %xmm1
	vmovsd	.LC131(%rip), %xmm4
	jmp	.L1147
	.p2align 4,,10
	.p2align 3
.L1164:
	vmovsd	.LC181(%rip), %xmm0
	vmovsd	%xmm0, (%rcx)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L1133:
	vmovsd	.LC201(%rip), %xmm0
	jmp	.L1137
	.p2align 4,,10
	.p2align 3
.L1141:
	vmovsd	.LC201(%rip), %xmm0
	jmp	.L1145
	.p2align 4,,10
	.p2align 3
.L1148:
	vmovsd	.LC201(%rip), %xmm0
	jmp	.L1152
.L1154:
	xorl	%r8d, %r8d
	xorl	%esi, %esi
	jmp	.L1125
	.cfi_endproc
.LFE204:
	.size	v_etch__log_f64, .-v_etch__log_f64
	.p2align 4
	.globl	v_etch__log1p_f64
	.type	v_etch__log1p_f64, @function
v_etch__log1p_f64:
.LFB205:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L1256
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rsi, %rcx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%rbx
	andq	$-64, %rsp
	subq	$8, %rsp
	.cfi_offset 3, -24
	cmpl	$6, %eax
	jbe	.L1225
	movabsq	$-4604544271217802189, %r8
	movl	%edx, %esi
	xorl	%eax, %eax
	vbroadcastsd	.LC20(%rip), %zmm7
	vpbroadcastq	%r8, %zmm12
	shrl	$3, %esi
	movabsq	$4503599627370495, %r8
	vbroadcastsd	.LC180(%rip), %zmm5
	vpbroadcastq	%r8, %zmm11
	salq	$6, %rsi
	movabsq	$4604544271217802189, %r8
	vbroadcastsd	.LC146(%rip), %zmm30
	vbroadcastsd	.LC433(%rip), %zmm29
	vpbroadcastq	%r8, %zmm10
	movabsq	$-4503599627370496, %r8
	vbroadcastsd	.LC134(%rip), %zmm28
	vbroadcastsd	.LC4(%rip), %zmm27
	vpbroadcastq	%r8, %zmm9
	movabsq	$4607182418800017408, %r8
	vbroadcastsd	.LC172(%rip), %zmm26
	vbroadcastsd	.LC173(%rip), %zmm25
	vpbroadcastq	%r8, %zmm8
	movabsq	$7141747209585715, %r8
	vbroadcastsd	.LC174(%rip), %zmm24
	vbroadcastsd	.LC175(%rip), %zmm23
	vpbroadcastq	%r8, %zmm6
	movabsq	$4841369599423283200, %r8
	vbroadcastsd	.LC176(%rip), %zmm22
	vmovdqa64	%zmm6, -56(%rsp)
	vpbroadcastq	%r8, %zmm6
	vbroadcastsd	.LC177(%rip), %zmm21
	vbroadcastsd	.LC178(%rip), %zmm20
	vbroadcastsd	.LC144(%rip), %zmm19
	vbroadcastsd	.LC226(%rip), %zmm18
	vmovdqa64	%zmm6, -120(%rsp)
	vbroadcastsd	.LC5(%rip), %zmm17
	vbroadcastsd	.LC143(%rip), %zmm16
	vbroadcastsd	.LC149(%rip), %zmm15
	vbroadcastsd	.LC181(%rip), %zmm14
	vbroadcastsd	.LC201(%rip), %zmm13
	.p2align 4,,10
	.p2align 3
.L1182:
	vmovupd	(%rdi,%rax), %zmm1
	vaddpd	%zmm7, %zmm1, %zmm0
	vcmppd	$14, %zmm7, %zmm1, %k1
	vaddpd	%zmm5, %zmm0, %zmm3
	vsubpd	%zmm1, %zmm0, %zmm2
	vpaddq	%zmm0, %zmm12, %zmm4
	vpaddq	-56(%rsp), %zmm0, %zmm0
	vsubpd	%zmm3, %zmm1, %zmm3
	vpsrlq	$52, %zmm0, %zmm0
	vporq	-120(%rsp), %zmm0, %zmm0
	vaddpd	%zmm0, %zmm29, %zmm0
	vsubpd	%zmm2, %zmm7, %zmm3{%k1}
	vpandq	%zmm11, %zmm4, %zmm2
	vpandq	%zmm9, %zmm4, %zmm4
	vpaddq	%zmm10, %zmm2, %zmm2
	vcmppd	$1, %zmm30, %zmm1, %k1
	vpsubq	%zmm4, %zmm8, %zmm4
	vaddpd	%zmm2, %zmm5, %zmm2
	vfmadd231pd	%zmm4, %zmm3, %zmm2{%k1}
	vaddpd	%zmm28, %zmm2, %zmm3
	vmulpd	%zmm27, %zmm2, %zmm6
	vdivpd	%zmm3, %zmm2, %zmm3
	vmulpd	%zmm3, %zmm3, %zmm4
	vmulpd	%zmm2, %zmm6, %zmm6
	vmovapd	%zmm4, %zmm31
	vfmadd132pd	%zmm26, %zmm25, %zmm31
	vfmadd132pd	%zmm4, %zmm24, %zmm31
	vfmadd132pd	%zmm4, %zmm23, %zmm31
	vfmadd132pd	%zmm4, %zmm22, %zmm31
	vfmadd132pd	%zmm4, %zmm21, %zmm31
	vfmadd132pd	%zmm4, %zmm20, %zmm31
	vmulpd	%zmm31, %zmm4, %zmm4
	vmulpd	%zmm19, %zmm0, %zmm31
	vaddpd	%zmm6, %zmm4, %zmm4
	vfmadd132pd	%zmm4, %zmm31, %zmm3
	vandpd	%zmm18, %zmm1, %zmm4
	vcmppd	$5, %zmm17, %zmm4, %k1
	vsubpd	%zmm6, %zmm3, %zmm3
	vaddpd	%zmm2, %zmm3, %zmm3
	vfmadd132pd	%zmm16, %zmm3, %zmm0
	vblendmpd	%zmm0, %zmm1, %zmm0{%k1}
	vcmppd	$1, %zmm1, %zmm15, %k1
	vmovapd	%zmm1, %zmm0{%k1}
	vcmppd	$14, %zmm5, %zmm1, %k1
	vcmppd	$13, %zmm5, %zmm1, %k1{%k1}
	vblendmpd	%zmm0, %zmm14, %zmm0{%k1}
	vcmppd	$0, %zmm5, %zmm1, %k1
	vmovapd	%zmm13, %zmm0{%k1}
	vmovupd	%zmm0, (%rcx,%rax)
	addq	$64, %rax
	cmpq	%rax, %rsi
	jne	.L1182
	movl	%edx, %esi
	andl	$-8, %esi
	movl	%esi, %r8d
	cmpl	%esi, %edx
	je	.L1253
.L1181:
	movl	%edx, %r9d
	subl	%r8d, %r9d
	leal	-1(%r9), %eax
	cmpl	$2, %eax
	jbe	.L1184
	vmovupd	(%rdi,%r8,8), %ymm5
	vbroadcastsd	.LC20(%rip), %ymm0
	movabsq	$-4604544271217802189, %rax
	vbroadcastsd	.LC180(%rip), %ymm6
	vaddpd	%ymm0, %ymm5, %ymm4
	vcmppd	$14, %ymm0, %ymm5, %k1
	vaddpd	%ymm6, %ymm4, %ymm3
	vsubpd	%ymm5, %ymm4, %ymm1
	vsubpd	%ymm3, %ymm5, %ymm3
	vsubpd	%ymm1, %ymm0, %ymm3{%k1}
	vpbroadcastq	%rax, %ymm0
	movabsq	$4503599627370495, %rax
	vpaddq	%ymm4, %ymm0, %ymm0
	vpbroadcastq	%rax, %ymm1
	movabsq	$4604544271217802189, %rax
	vpbroadcastq	%rax, %ymm2
	vpand	%ymm1, %ymm0, %ymm1
	movabsq	$-4503599627370496, %rax
	vpaddq	%ymm2, %ymm1, %ymm1
	vbroadcastsd	.LC146(%rip), %ymm2
	vaddpd	%ymm6, %ymm1, %ymm1
	vcmppd	$1, %ymm2, %ymm5, %k1
	vpbroadcastq	%rax, %ymm2
	movabsq	$4607182418800017408, %rax
	vpand	%ymm2, %ymm0, %ymm0
	vpbroadcastq	%rax, %ymm2
	movabsq	$7141747209585715, %rax
	vpsubq	%ymm0, %ymm2, %ymm0
	vfmadd231pd	%ymm0, %ymm3, %ymm1{%k1}
	vpbroadcastq	%rax, %ymm0
	movabsq	$4841369599423283200, %rax
	vpaddq	%ymm4, %ymm0, %ymm0
	vpbroadcastq	%rax, %ymm2
	movl	%r9d, %eax
	vbroadcastsd	.LC172(%rip), %ymm4
	vpsrlq	$52, %ymm0, %ymm0
	andl	$-4, %eax
	vpor	%ymm2, %ymm0, %ymm0
	addl	%eax, %esi
	andl	$3, %r9d
	vaddpd	.LC433(%rip){1to4}, %ymm0, %ymm0
	vaddpd	.LC134(%rip){1to4}, %ymm1, %ymm2
	vmulpd	.LC4(%rip){1to4}, %ymm1, %ymm7
	vdivpd	%ymm2, %ymm1, %ymm2
	vmulpd	%ymm1, %ymm7, %ymm7
	vmulpd	%ymm2, %ymm2, %ymm3
	vfmadd213pd	.LC173(%rip){1to4}, %ymm3, %ymm4
	vfmadd213pd	.LC174(%rip){1to4}, %ymm3, %ymm4
	vfmadd213pd	.LC175(%rip){1to4}, %ymm3, %ymm4
	vfmadd213pd	.LC176(%rip){1to4}, %ymm3, %ymm4
	vfmadd213pd	.LC177(%rip){1to4}, %ymm3, %ymm4
	vfmadd213pd	.LC178(%rip){1to4}, %ymm3, %ymm4
	vmulpd	%ymm4, %ymm3, %ymm3
	vmulpd	.LC144(%rip){1to4}, %ymm0, %ymm4
	vaddpd	%ymm7, %ymm3, %ymm3
	vfmadd132pd	%ymm3, %ymm4, %ymm2
	vbroadcastsd	.LC226(%rip), %ymm3
	vbroadcastsd	.LC5(%rip), %ymm4
	vandpd	%ymm3, %ymm5, %ymm3
	vcmppd	$5, %ymm4, %ymm3, %k1
	vsubpd	%ymm7, %ymm2, %ymm2
	vaddpd	%ymm1, %ymm2, %ymm2
	vbroadcastsd	.LC149(%rip), %ymm1
	vfmadd132pd	.LC143(%rip){1to4}, %ymm2, %ymm0
	vblendmpd	%ymm0, %ymm5, %ymm0{%k1}
	vcmppd	$1, %ymm5, %ymm1, %k1
	vbroadcastsd	.LC181(%rip), %ymm1
	vmovapd	%ymm5, %ymm0{%k1}
	vcmppd	$14, %ymm6, %ymm5, %k1
	vcmppd	$13, %ymm6, %ymm5, %k1{%k1}
	vblendmpd	%ymm0, %ymm1, %ymm0{%k1}
	vcmppd	$0, %ymm6, %ymm5, %k1
	vbroadcastsd	.LC201(%rip), %ymm0{%k1}
	vmovupd	%ymm0, (%rcx,%r8,8)
	je	.L1253
.L1184:
	vmovsd	.LC20(%rip), %xmm0
	movslq	%esi, %rax
	vmovsd	(%rdi,%rax,8), %xmm3
	leaq	0(,%rax,8), %r9
	leaq	(%rcx,%r9), %r11
	vcomisd	%xmm0, %xmm3
	vaddsd	%xmm0, %xmm3, %xmm2
	jbe	.L1247
	vsubsd	%xmm3, %xmm2, %xmm1
	vsubsd	%xmm1, %xmm0, %xmm1
.L1188:
	movabsq	$-4604544271217802189, %r8
	vmovq	%xmm2, %r10
	vmovsd	.LC146(%rip), %xmm8
	movabsq	$4503599627370495, %rax
	movabsq	$4604544271217802189, %rbx
	addq	%r10, %r8
	andq	%r8, %rax
	addq	%rbx, %rax
	vcomisd	%xmm3, %xmm8
	vmovq	%rax, %xmm7
	vsubsd	%xmm0, %xmm7, %xmm2
	jbe	.L1189
	movabsq	$-4503599627370496, %rax
	andq	%rax, %r8
	movabsq	$4607182418800017408, %rax
	subq	%r8, %rax
	vmovq	%rax, %xmm7
	vfmadd132sd	%xmm1, %xmm2, %xmm7
	vmovsd	%xmm7, %xmm7, %xmm2
.L1189:
	vmovq	%xmm3, %rax
	vmovsd	%xmm3, %xmm3, %xmm1
	vmovsd	.LC5(%rip), %xmm7
	btrq	$63, %rax
	vmovq	%rax, %xmm5
	vcomisd	%xmm5, %xmm7
	ja	.L1191
	vaddsd	.LC134(%rip), %xmm2, %xmm1
	movabsq	$7141747209585715, %rax
	movabsq	$4841369599423283200, %r8
	vmovsd	.LC172(%rip), %xmm6
	vmulsd	.LC4(%rip), %xmm2, %xmm9
	addq	%r10, %rax
	shrq	$52, %rax
	vdivsd	%xmm1, %xmm2, %xmm1
	orq	%r8, %rax
	vmovq	%rax, %xmm5
	vsubsd	.LC133(%rip), %xmm5, %xmm4
	vmulsd	%xmm2, %xmm9, %xmm9
	vmulsd	%xmm1, %xmm1, %xmm5
	vfmadd213sd	.LC173(%rip), %xmm5, %xmm6
	vfmadd213sd	.LC174(%rip), %xmm5, %xmm6
	vfmadd213sd	.LC175(%rip), %xmm5, %xmm6
	vfmadd213sd	.LC176(%rip), %xmm5, %xmm6
	vfmadd213sd	.LC177(%rip), %xmm5, %xmm6
	vfmadd213sd	.LC178(%rip), %xmm5, %xmm6
	vmulsd	%xmm6, %xmm5, %xmm5
	vmulsd	.LC144(%rip), %xmm4, %xmm6
	vaddsd	%xmm9, %xmm5, %xmm5
	vfmadd132sd	%xmm5, %xmm6, %xmm1
	vsubsd	%xmm9, %xmm1, %xmm1
	vaddsd	%xmm2, %xmm1, %xmm1
	vfmadd231sd	.LC143(%rip), %xmm4, %xmm1
.L1191:
	vmovsd	.LC149(%rip), %xmm6
	vmovsd	.LC180(%rip), %xmm9
	vcmpnltsd	%xmm3, %xmm6, %xmm2
	vcomisd	%xmm9, %xmm3
	vblendvpd	%xmm2, %xmm1, %xmm3, %xmm1
	jp	.L1228
	je	.L1194
	ja	.L1198
.L1228:
	vmovsd	.LC181(%rip), %xmm1
.L1198:
	leal	1(%rsi), %eax
	vmovsd	%xmm1, (%r11)
	cmpl	%eax, %edx
	jle	.L1253
	vmovsd	8(%rdi,%r9), %xmm10
	leaq	8(%rcx,%r9), %r11
	vcomisd	%xmm0, %xmm10
	vaddsd	%xmm0, %xmm10, %xmm2
	jbe	.L1248
	vsubsd	%xmm10, %xmm2, %xmm1
	vsubsd	%xmm1, %xmm0, %xmm1
.L1201:
	movabsq	$-4604544271217802189, %r10
	vmovq	%xmm2, %rax
	movabsq	$4503599627370495, %r8
	movabsq	$4604544271217802189, %rbx
	addq	%rax, %r10
	andq	%r10, %r8
	addq	%rbx, %r8
	vcomisd	%xmm10, %xmm8
	vmovq	%r8, %xmm5
	vsubsd	%xmm0, %xmm5, %xmm2
	jbe	.L1202
	movabsq	$-4503599627370496, %r8
	andq	%r8, %r10
	movabsq	$4607182418800017408, %r8
	subq	%r10, %r8
	vmovq	%r8, %xmm5
	vfmadd132sd	%xmm1, %xmm2, %xmm5
	vmovsd	%xmm5, %xmm5, %xmm2
.L1202:
	vmovq	%xmm10, %r8
	vmovsd	%xmm10, %xmm10, %xmm1
	btrq	$63, %r8
	vmovq	%r8, %xmm5
	vcomisd	%xmm5, %xmm7
	ja	.L1204
	vaddsd	.LC134(%rip), %xmm2, %xmm1
	vmulsd	.LC4(%rip), %xmm2, %xmm11
	movabsq	$7141747209585715, %r8
	addq	%r8, %rax
	movabsq	$4841369599423283200, %r8
	shrq	$52, %rax
	vdivsd	%xmm1, %xmm2, %xmm1
	orq	%r8, %rax
	vmovq	%rax, %xmm5
	vsubsd	.LC133(%rip), %xmm5, %xmm3
	vmovsd	.LC172(%rip), %xmm5
	vmulsd	%xmm2, %xmm11, %xmm11
	vmulsd	%xmm1, %xmm1, %xmm4
	vfmadd213sd	.LC173(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC174(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC175(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC176(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC177(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC178(%rip), %xmm4, %xmm5
	vmulsd	%xmm5, %xmm4, %xmm4
	vmulsd	.LC144(%rip), %xmm3, %xmm5
	vaddsd	%xmm11, %xmm4, %xmm4
	vfmadd132sd	%xmm4, %xmm5, %xmm1
	vsubsd	%xmm11, %xmm1, %xmm1
	vaddsd	%xmm2, %xmm1, %xmm1
	vfmadd231sd	.LC143(%rip), %xmm3, %xmm1
.L1204:
	vcmpnltsd	%xmm10, %xmm6, %xmm2
	vcomisd	%xmm9, %xmm10
	vblendvpd	%xmm2, %xmm1, %xmm10, %xmm1
	jp	.L1231
	je	.L1207
	ja	.L1211
.L1231:
	vmovsd	.LC181(%rip), %xmm1
.L1211:
	addl	$2, %esi
	vmovsd	%xmm1, (%r11)
	cmpl	%esi, %edx
	jle	.L1253
	vmovsd	16(%rdi,%r9), %xmm2
	leaq	16(%rcx,%r9), %rsi
	vcomisd	%xmm0, %xmm2
	vaddsd	%xmm0, %xmm2, %xmm1
	jbe	.L1259
	vsubsd	%xmm2, %xmm1, %xmm3
	vsubsd	%xmm3, %xmm0, %xmm3
.L1224:
	movabsq	$-4604544271217802189, %rcx
	vmovq	%xmm1, %rdx
	movabsq	$4503599627370495, %rax
	movabsq	$4604544271217802189, %rdi
	addq	%rdx, %rcx
	andq	%rcx, %rax
	addq	%rdi, %rax
	vcomisd	%xmm2, %xmm8
	vmovq	%rax, %xmm5
	vsubsd	%xmm0, %xmm5, %xmm1
	jbe	.L1222
	movabsq	$-4503599627370496, %rax
	andq	%rax, %rcx
	movabsq	$4607182418800017408, %rax
	subq	%rcx, %rax
	vmovq	%rax, %xmm5
	vfmadd132sd	%xmm3, %xmm1, %xmm5
	vmovsd	%xmm5, %xmm5, %xmm1
.L1222:
	vmovq	%xmm2, %rax
	vmovsd	%xmm2, %xmm2, %xmm0
	btrq	$63, %rax
	vmovq	%rax, %xmm5
	vcomisd	%xmm5, %xmm7
	ja	.L1221
	vaddsd	.LC134(%rip), %xmm1, %xmm3
	vmovsd	.LC172(%rip), %xmm5
	movabsq	$7141747209585715, %rax
	addq	%rdx, %rax
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	vdivsd	%xmm3, %xmm1, %xmm3
	orq	%rdx, %rax
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm0
	vmulsd	.LC4(%rip), %xmm1, %xmm7
	vmulsd	%xmm1, %xmm7, %xmm7
	vmulsd	%xmm3, %xmm3, %xmm4
	vfmadd213sd	.LC173(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC174(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC175(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC176(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC177(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC178(%rip), %xmm4, %xmm5
	vmulsd	%xmm5, %xmm4, %xmm4
	vmulsd	.LC144(%rip), %xmm0, %xmm5
	vaddsd	%xmm7, %xmm4, %xmm4
	vfmadd132sd	%xmm4, %xmm5, %xmm3
	vsubsd	%xmm7, %xmm3, %xmm3
	vaddsd	%xmm1, %xmm3, %xmm3
	vfmadd132sd	.LC143(%rip), %xmm3, %xmm0
.L1221:
	vcmpnltsd	%xmm2, %xmm6, %xmm6
	vcomisd	%xmm9, %xmm2
	vblendvpd	%xmm6, %xmm0, %xmm2, %xmm0
	jp	.L1233
	je	.L1214
	jbe	.L1233
.L1218:
	vmovsd	%xmm0, (%rsi)
	vzeroupper
.L1260:
	movq	-8(%rbp), %rbx
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L1253:
	.cfi_restore_state
	vzeroupper
	movq	-8(%rbp), %rbx
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L1247:
	.cfi_restore_state
	vsubsd	%xmm0, %xmm2, %xmm1
	vsubsd	%xmm1, %xmm3, %xmm1
	jmp	.L1188
	.p2align 4,,10
	.p2align 3
.L1248:
	vsubsd	%xmm0, %xmm2, %xmm1
	vsubsd	%xmm1, %xmm10, %xmm1
	jmp	.L1201
	.p2align 4,,10
	.p2align 3
.L1233:
	vmovsd	.LC181(%rip), %xmm0
	vmovsd	%xmm0, (%rsi)
	vzeroupper
	jmp	.L1260
	.p2align 4,,10
	.p2align 3
.L1259:
	vsubsd	%xmm0, %xmm1, %xmm3
	vsubsd	%xmm3, %xmm2, %xmm3
	jmp	.L1224
	.p2align 4,,10
	.p2align 3
.L1194:
	vmovsd	.LC201(%rip), %xmm1
	jmp	.L1198
	.p2align 4,,10
	.p2align 3
.L1256:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	ret
	.p2align 4,,10
	.p2align 3
.L1207:
	.cfi_def_cfa 6, 16
	.cfi_offset 3, -24
	.cfi_offset 6, -16
	vmovsd	.LC201(%rip), %xmm1
	jmp	.L1211
	.p2align 4,,10
	.p2align 3
.L1214:
	vmovsd	.LC201(%rip), %xmm0
	jmp	.L1218
.L1225:
	xorl	%r8d, %r8d
	xorl	%esi, %esi
	jmp	.L1181
	.cfi_endproc
.LFE205:
	.size	v_etch__log1p_f64, .-v_etch__log1p_f64
	.p2align 4
	.globl	v_etch__rsqrt_f32
	.type	v_etch__rsqrt_f32, @function
v_etch__rsqrt_f32:
.LFB206:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L1280
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L1268
	vbroadcastss	.LC282(%rip), %zmm1
	movl	%edx, %esi
	xorl	%eax, %eax
	shrl	$4, %esi
	salq	$6, %rsi
	.p2align 4,,10
	.p2align 3
.L1264:
	vsqrtps	(%rdi,%rax), %zmm0
	vdivps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rcx,%rax)
	addq	$64, %rax
	cmpq	%rax, %rsi
	jne	.L1264
	movl	%edx, %eax
	andl	$-16, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L1279
.L1263:
	movl	%edx, %r8d
	subl	%esi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$6, %r9d
	jbe	.L1266
	vsqrtps	(%rdi,%rsi,4), %ymm1
	vbroadcastss	.LC282(%rip), %ymm0
	vdivps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%rsi,4)
	movl	%r8d, %esi
	andl	$-8, %esi
	addl	%esi, %eax
	andl	$7, %r8d
	je	.L1279
.L1266:
	movslq	%eax, %r8
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	.LC282(%rip), %xmm1
	vsqrtss	(%rdi,%r8,4), %xmm0, %xmm2
	leaq	0(,%r8,4), %rsi
	vdivss	%xmm2, %xmm1, %xmm2
	vmovss	%xmm2, (%rcx,%r8,4)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L1279
	vsqrtss	4(%rdi,%rsi), %xmm0, %xmm2
	leal	2(%rax), %r8d
	vdivss	%xmm2, %xmm1, %xmm2
	vmovss	%xmm2, 4(%rcx,%rsi)
	cmpl	%r8d, %edx
	jle	.L1279
	vsqrtss	8(%rdi,%rsi), %xmm0, %xmm2
	leal	3(%rax), %r8d
	vdivss	%xmm2, %xmm1, %xmm2
	vmovss	%xmm2, 8(%rcx,%rsi)
	cmpl	%r8d, %edx
	jle	.L1279
	vsqrtss	12(%rdi,%rsi), %xmm0, %xmm2
	leal	4(%rax), %r8d
	vdivss	%xmm2, %xmm1, %xmm2
	vmovss	%xmm2, 12(%rcx,%rsi)
	cmpl	%r8d, %edx
	jle	.L1279
	vsqrtss	16(%rdi,%rsi), %xmm0, %xmm2
	leal	5(%rax), %r8d
	vdivss	%xmm2, %xmm1, %xmm2
	vmovss	%xmm2, 16(%rcx,%rsi)
	cmpl	%r8d, %edx
	jle	.L1279
	vsqrtss	20(%rdi,%rsi), %xmm0, %xmm2
	addl	$6, %eax
	vdivss	%xmm2, %xmm1, %xmm2
	vmovss	%xmm2, 20(%rcx,%rsi)
	cmpl	%eax, %edx
	jle	.L1279
	vsqrtss	24(%rdi,%rsi), %xmm0, %xmm0
	vdivss	%xmm0, %xmm1, %xmm1
	vmovss	%xmm1, 24(%rcx,%rsi)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L1279:
	vzeroupper
.L1280:
	ret
.L1268:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L1263
	.cfi_endproc
.LFE206:
	.size	v_etch__rsqrt_f32, .-v_etch__rsqrt_f32
	.p2align 4
	.globl	v_etch__rsqrt_f64
	.type	v_etch__rsqrt_f64, @function
v_etch__rsqrt_f64:
.LFB207:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L1296
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L1288
	vbroadcastsd	.LC20(%rip), %zmm1
	movl	%edx, %ecx
	xorl	%eax, %eax
	shrl	$3, %ecx
	salq	$6, %rcx
	.p2align 4,,10
	.p2align 3
.L1284:
	vsqrtpd	(%rdi,%rax), %zmm0
	vdivpd	%zmm0, %zmm1, %zmm0
	vmovupd	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rcx
	jne	.L1284
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %ecx
	cmpl	%eax, %edx
	je	.L1295
.L1283:
	movl	%edx, %r8d
	subl	%ecx, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L1286
	vsqrtpd	(%rdi,%rcx,8), %ymm1
	vbroadcastsd	.LC20(%rip), %ymm0
	vdivpd	%ymm1, %ymm0, %ymm0
	vmovupd	%ymm0, (%rsi,%rcx,8)
	movl	%r8d, %ecx
	andl	$-4, %ecx
	addl	%ecx, %eax
	andl	$3, %r8d
	je	.L1295
.L1286:
	movslq	%eax, %r8
	vxorps	%xmm0, %xmm0, %xmm0
	vmovsd	.LC20(%rip), %xmm2
	vsqrtsd	(%rdi,%r8,8), %xmm0, %xmm1
	leaq	0(,%r8,8), %rcx
	vdivsd	%xmm1, %xmm2, %xmm1
	vmovsd	%xmm1, (%rsi,%r8,8)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L1295
	vsqrtsd	8(%rdi,%rcx), %xmm0, %xmm1
	addl	$2, %eax
	vdivsd	%xmm1, %xmm2, %xmm1
	vmovsd	%xmm1, 8(%rsi,%rcx)
	cmpl	%eax, %edx
	jle	.L1295
	vsqrtsd	16(%rdi,%rcx), %xmm0, %xmm0
	vdivsd	%xmm0, %xmm2, %xmm2
	vmovsd	%xmm2, 16(%rsi,%rcx)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L1295:
	vzeroupper
.L1296:
	ret
.L1288:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L1283
	.cfi_endproc
.LFE207:
	.size	v_etch__rsqrt_f64, .-v_etch__rsqrt_f64
	.p2align 4
	.globl	v_etch__lgamma_poly_a
	.type	v_etch__lgamma_poly_a, @function
v_etch__lgamma_poly_a:
.LFB208:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L1312
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L1305
	vbroadcastsd	.LC23(%rip), %zmm25
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC24(%rip), %zmm24
	vbroadcastsd	.LC25(%rip), %zmm23
	shrl	$3, %edi
	vbroadcastsd	.LC26(%rip), %zmm22
	vbroadcastsd	.LC27(%rip), %zmm21
	salq	$6, %rdi
	vbroadcastsd	.LC28(%rip), %zmm20
	vbroadcastsd	.LC29(%rip), %zmm19
	vbroadcastsd	.LC30(%rip), %zmm18
	vbroadcastsd	.LC31(%rip), %zmm17
	vbroadcastsd	.LC32(%rip), %zmm16
	vbroadcastsd	.LC33(%rip), %zmm15
	vbroadcastsd	.LC34(%rip), %zmm14
	vbroadcastsd	.LC35(%rip), %zmm13
	vbroadcastsd	.LC36(%rip), %zmm12
	vbroadcastsd	.LC37(%rip), %zmm11
	vbroadcastsd	.LC38(%rip), %zmm10
	vbroadcastsd	.LC39(%rip), %zmm9
	vbroadcastsd	.LC40(%rip), %zmm8
	vbroadcastsd	.LC41(%rip), %zmm7
	vbroadcastsd	.LC42(%rip), %zmm6
	vbroadcastsd	.LC43(%rip), %zmm5
	vbroadcastsd	.LC44(%rip), %zmm4
	vbroadcastsd	.LC45(%rip), %zmm3
	vbroadcastsd	.LC46(%rip), %zmm2
	.p2align 4,,10
	.p2align 3
.L1300:
	vaddpd	(%rcx,%rax), %zmm25, %zmm1
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm24, %zmm23, %zmm0
	vfmadd132pd	%zmm1, %zmm22, %zmm0
	vfmadd132pd	%zmm1, %zmm21, %zmm0
	vfmadd132pd	%zmm1, %zmm20, %zmm0
	vfmadd132pd	%zmm1, %zmm19, %zmm0
	vfmadd132pd	%zmm1, %zmm18, %zmm0
	vfmadd132pd	%zmm1, %zmm17, %zmm0
	vfmadd132pd	%zmm1, %zmm16, %zmm0
	vfmadd132pd	%zmm1, %zmm15, %zmm0
	vfmadd132pd	%zmm1, %zmm14, %zmm0
	vfmadd132pd	%zmm1, %zmm13, %zmm0
	vfmadd132pd	%zmm1, %zmm12, %zmm0
	vfmadd132pd	%zmm1, %zmm11, %zmm0
	vfmadd132pd	%zmm1, %zmm10, %zmm0
	vfmadd132pd	%zmm1, %zmm9, %zmm0
	vfmadd132pd	%zmm1, %zmm8, %zmm0
	vfmadd132pd	%zmm1, %zmm7, %zmm0
	vfmadd132pd	%zmm1, %zmm6, %zmm0
	vfmadd132pd	%zmm1, %zmm5, %zmm0
	vfmadd132pd	%zmm1, %zmm4, %zmm0
	vfmadd132pd	%zmm1, %zmm3, %zmm0
	vfmadd132pd	%zmm0, %zmm2, %zmm1
	vmovupd	%zmm1, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L1300
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%edx, %eax
	je	.L1311
.L1299:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L1302
	vbroadcastsd	.LC23(%rip), %ymm1
	vaddpd	(%rcx,%rdi,8), %ymm1, %ymm1
	vbroadcastsd	.LC24(%rip), %ymm0
	vfmadd213pd	.LC25(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC26(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC27(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC28(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC29(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC30(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC31(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC32(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC33(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC34(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC35(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC36(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC37(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC38(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC39(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC40(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC41(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC42(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC43(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC44(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC45(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC46(%rip){1to4}, %ymm0, %ymm1
	vmovupd	%ymm1, (%rsi,%rdi,8)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L1311
.L1302:
	vmovsd	.LC23(%rip), %xmm25
	cltq
	vmovsd	.LC24(%rip), %xmm24
	vmovsd	.LC25(%rip), %xmm23
	vmovsd	.LC26(%rip), %xmm22
	vmovsd	.LC27(%rip), %xmm21
	vmovsd	.LC28(%rip), %xmm20
	vmovsd	.LC29(%rip), %xmm19
	vmovsd	.LC30(%rip), %xmm18
	vmovsd	.LC31(%rip), %xmm17
	vmovsd	.LC32(%rip), %xmm16
	vmovsd	.LC33(%rip), %xmm15
	vmovsd	.LC34(%rip), %xmm14
	vmovsd	.LC35(%rip), %xmm13
	vmovsd	.LC36(%rip), %xmm12
	vmovsd	.LC37(%rip), %xmm11
	vmovsd	.LC38(%rip), %xmm10
	vmovsd	.LC39(%rip), %xmm9
	vmovsd	.LC40(%rip), %xmm8
	vmovsd	.LC41(%rip), %xmm7
	vmovsd	.LC42(%rip), %xmm6
	vmovsd	.LC43(%rip), %xmm5
	vmovsd	.LC44(%rip), %xmm4
	vmovsd	.LC45(%rip), %xmm3
	vmovsd	.LC46(%rip), %xmm2
	.p2align 4,,10
	.p2align 3
.L1304:
	vaddsd	(%rcx,%rax,8), %xmm25, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm24, %xmm23, %xmm0
	vfmadd132sd	%xmm1, %xmm22, %xmm0
	vfmadd132sd	%xmm1, %xmm21, %xmm0
	vfmadd132sd	%xmm1, %xmm20, %xmm0
	vfmadd132sd	%xmm1, %xmm19, %xmm0
	vfmadd132sd	%xmm1, %xmm18, %xmm0
	vfmadd132sd	%xmm1, %xmm17, %xmm0
	vfmadd132sd	%xmm1, %xmm16, %xmm0
	vfmadd132sd	%xmm1, %xmm15, %xmm0
	vfmadd132sd	%xmm1, %xmm14, %xmm0
	vfmadd132sd	%xmm1, %xmm13, %xmm0
	vfmadd132sd	%xmm1, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vfmadd132sd	%xmm0, %xmm2, %xmm1
	vmovsd	%xmm1, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L1304
.L1311:
	vzeroupper
.L1312:
	ret
.L1305:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L1299
	.cfi_endproc
.LFE208:
	.size	v_etch__lgamma_poly_a, .-v_etch__lgamma_poly_a
	.p2align 4
	.globl	v_etch__lgamma_poly_b
	.type	v_etch__lgamma_poly_b, @function
v_etch__lgamma_poly_b:
.LFB209:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L1328
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L1321
	vbroadcastsd	.LC503(%rip), %zmm20
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC47(%rip), %zmm19
	vbroadcastsd	.LC48(%rip), %zmm18
	shrl	$3, %edi
	vbroadcastsd	.LC49(%rip), %zmm17
	vbroadcastsd	.LC50(%rip), %zmm16
	salq	$6, %rdi
	vbroadcastsd	.LC51(%rip), %zmm15
	vbroadcastsd	.LC52(%rip), %zmm14
	vbroadcastsd	.LC53(%rip), %zmm13
	vbroadcastsd	.LC54(%rip), %zmm12
	vbroadcastsd	.LC55(%rip), %zmm11
	vbroadcastsd	.LC56(%rip), %zmm10
	vbroadcastsd	.LC57(%rip), %zmm9
	vbroadcastsd	.LC58(%rip), %zmm8
	vbroadcastsd	.LC59(%rip), %zmm7
	vbroadcastsd	.LC60(%rip), %zmm6
	vbroadcastsd	.LC61(%rip), %zmm5
	vbroadcastsd	.LC62(%rip), %zmm4
	vbroadcastsd	.LC63(%rip), %zmm3
	vbroadcastsd	.LC64(%rip), %zmm2
	.p2align 4,,10
	.p2align 3
.L1316:
	vaddpd	(%rcx,%rax), %zmm20, %zmm1
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm19, %zmm18, %zmm0
	vfmadd132pd	%zmm1, %zmm17, %zmm0
	vfmadd132pd	%zmm1, %zmm16, %zmm0
	vfmadd132pd	%zmm1, %zmm15, %zmm0
	vfmadd132pd	%zmm1, %zmm14, %zmm0
	vfmadd132pd	%zmm1, %zmm13, %zmm0
	vfmadd132pd	%zmm1, %zmm12, %zmm0
	vfmadd132pd	%zmm1, %zmm11, %zmm0
	vfmadd132pd	%zmm1, %zmm10, %zmm0
	vfmadd132pd	%zmm1, %zmm9, %zmm0
	vfmadd132pd	%zmm1, %zmm8, %zmm0
	vfmadd132pd	%zmm1, %zmm7, %zmm0
	vfmadd132pd	%zmm1, %zmm6, %zmm0
	vfmadd132pd	%zmm1, %zmm5, %zmm0
	vfmadd132pd	%zmm1, %zmm4, %zmm0
	vfmadd132pd	%zmm1, %zmm3, %zmm0
	vfmadd132pd	%zmm0, %zmm2, %zmm1
	vmovupd	%zmm1, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L1316
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%edx, %eax
	je	.L1327
.L1315:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L1318
	vbroadcastsd	.LC503(%rip), %ymm1
	vaddpd	(%rcx,%rdi,8), %ymm1, %ymm1
	vbroadcastsd	.LC47(%rip), %ymm0
	vfmadd213pd	.LC48(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC49(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC50(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC51(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC52(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC53(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC54(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC55(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC56(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC57(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC58(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC59(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC60(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC61(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC62(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC63(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC64(%rip){1to4}, %ymm0, %ymm1
	vmovupd	%ymm1, (%rsi,%rdi,8)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L1327
.L1318:
	vmovsd	.LC23(%rip), %xmm20
	cltq
	vmovsd	.LC47(%rip), %xmm19
	vmovsd	.LC48(%rip), %xmm18
	vmovsd	.LC49(%rip), %xmm17
	vmovsd	.LC50(%rip), %xmm16
	vmovsd	.LC51(%rip), %xmm15
	vmovsd	.LC52(%rip), %xmm14
	vmovsd	.LC53(%rip), %xmm13
	vmovsd	.LC54(%rip), %xmm12
	vmovsd	.LC55(%rip), %xmm11
	vmovsd	.LC56(%rip), %xmm10
	vmovsd	.LC57(%rip), %xmm9
	vmovsd	.LC58(%rip), %xmm8
	vmovsd	.LC59(%rip), %xmm7
	vmovsd	.LC60(%rip), %xmm6
	vmovsd	.LC61(%rip), %xmm5
	vmovsd	.LC62(%rip), %xmm4
	vmovsd	.LC63(%rip), %xmm3
	vmovsd	.LC64(%rip), %xmm2
	.p2align 4,,10
	.p2align 3
.L1320:
	vmovsd	(%rcx,%rax,8), %xmm1
	vsubsd	%xmm20, %xmm1, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm19, %xmm18, %xmm0
	vfmadd132sd	%xmm1, %xmm17, %xmm0
	vfmadd132sd	%xmm1, %xmm16, %xmm0
	vfmadd132sd	%xmm1, %xmm15, %xmm0
	vfmadd132sd	%xmm1, %xmm14, %xmm0
	vfmadd132sd	%xmm1, %xmm13, %xmm0
	vfmadd132sd	%xmm1, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vfmadd132sd	%xmm0, %xmm2, %xmm1
	vmovsd	%xmm1, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L1320
.L1327:
	vzeroupper
.L1328:
	ret
.L1321:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L1315
	.cfi_endproc
.LFE209:
	.size	v_etch__lgamma_poly_b, .-v_etch__lgamma_poly_b
	.p2align 4
	.globl	v_etch__lgamma_poly_c
	.type	v_etch__lgamma_poly_c, @function
v_etch__lgamma_poly_c:
.LFB210:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L1344
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L1337
	vbroadcastsd	.LC542(%rip), %zmm18
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC66(%rip), %zmm17
	vbroadcastsd	.LC67(%rip), %zmm16
	shrl	$3, %edi
	vbroadcastsd	.LC68(%rip), %zmm15
	vbroadcastsd	.LC69(%rip), %zmm14
	salq	$6, %rdi
	vbroadcastsd	.LC70(%rip), %zmm13
	vbroadcastsd	.LC71(%rip), %zmm12
	vbroadcastsd	.LC72(%rip), %zmm11
	vbroadcastsd	.LC73(%rip), %zmm10
	vbroadcastsd	.LC74(%rip), %zmm9
	vbroadcastsd	.LC75(%rip), %zmm8
	vbroadcastsd	.LC76(%rip), %zmm7
	vbroadcastsd	.LC77(%rip), %zmm6
	vbroadcastsd	.LC78(%rip), %zmm5
	vbroadcastsd	.LC79(%rip), %zmm4
	vbroadcastsd	.LC80(%rip), %zmm3
	vbroadcastsd	.LC81(%rip), %zmm2
	.p2align 4,,10
	.p2align 3
.L1332:
	vaddpd	(%rcx,%rax), %zmm18, %zmm1
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm17, %zmm16, %zmm0
	vfmadd132pd	%zmm1, %zmm15, %zmm0
	vfmadd132pd	%zmm1, %zmm14, %zmm0
	vfmadd132pd	%zmm1, %zmm13, %zmm0
	vfmadd132pd	%zmm1, %zmm12, %zmm0
	vfmadd132pd	%zmm1, %zmm11, %zmm0
	vfmadd132pd	%zmm1, %zmm10, %zmm0
	vfmadd132pd	%zmm1, %zmm9, %zmm0
	vfmadd132pd	%zmm1, %zmm8, %zmm0
	vfmadd132pd	%zmm1, %zmm7, %zmm0
	vfmadd132pd	%zmm1, %zmm6, %zmm0
	vfmadd132pd	%zmm1, %zmm5, %zmm0
	vfmadd132pd	%zmm1, %zmm4, %zmm0
	vfmadd132pd	%zmm1, %zmm3, %zmm0
	vfmadd132pd	%zmm0, %zmm2, %zmm1
	vmovupd	%zmm1, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L1332
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%edx, %eax
	je	.L1343
.L1331:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L1334
	vbroadcastsd	.LC542(%rip), %ymm1
	vaddpd	(%rcx,%rdi,8), %ymm1, %ymm1
	vbroadcastsd	.LC66(%rip), %ymm0
	vfmadd213pd	.LC67(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC68(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC69(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC70(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC71(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC72(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC73(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC74(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC75(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC76(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC77(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC78(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC79(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC80(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC81(%rip){1to4}, %ymm0, %ymm1
	vmovupd	%ymm1, (%rsi,%rdi,8)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L1343
.L1334:
	vmovsd	.LC65(%rip), %xmm18
	cltq
	vmovsd	.LC66(%rip), %xmm17
	vmovsd	.LC67(%rip), %xmm16
	vmovsd	.LC68(%rip), %xmm15
	vmovsd	.LC69(%rip), %xmm14
	vmovsd	.LC70(%rip), %xmm13
	vmovsd	.LC71(%rip), %xmm12
	vmovsd	.LC72(%rip), %xmm11
	vmovsd	.LC73(%rip), %xmm10
	vmovsd	.LC74(%rip), %xmm9
	vmovsd	.LC75(%rip), %xmm8
	vmovsd	.LC76(%rip), %xmm7
	vmovsd	.LC77(%rip), %xmm6
	vmovsd	.LC78(%rip), %xmm5
	vmovsd	.LC79(%rip), %xmm4
	vmovsd	.LC80(%rip), %xmm3
	vmovsd	.LC81(%rip), %xmm2
	.p2align 4,,10
	.p2align 3
.L1336:
	vmovsd	(%rcx,%rax,8), %xmm1
	vsubsd	%xmm18, %xmm1, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm17, %xmm16, %xmm0
	vfmadd132sd	%xmm1, %xmm15, %xmm0
	vfmadd132sd	%xmm1, %xmm14, %xmm0
	vfmadd132sd	%xmm1, %xmm13, %xmm0
	vfmadd132sd	%xmm1, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vfmadd132sd	%xmm0, %xmm2, %xmm1
	vmovsd	%xmm1, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L1336
.L1343:
	vzeroupper
.L1344:
	ret
.L1337:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L1331
	.cfi_endproc
.LFE210:
	.size	v_etch__lgamma_poly_c, .-v_etch__lgamma_poly_c
	.p2align 4
	.globl	v_etch__lgamma_poly_d
	.type	v_etch__lgamma_poly_d, @function
v_etch__lgamma_poly_d:
.LFB211:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L1360
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L1353
	vbroadcastsd	.LC577(%rip), %zmm20
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC83(%rip), %zmm19
	vbroadcastsd	.LC84(%rip), %zmm18
	shrl	$3, %edi
	vbroadcastsd	.LC85(%rip), %zmm17
	vbroadcastsd	.LC86(%rip), %zmm16
	salq	$6, %rdi
	vbroadcastsd	.LC87(%rip), %zmm15
	vbroadcastsd	.LC88(%rip), %zmm14
	vbroadcastsd	.LC89(%rip), %zmm13
	vbroadcastsd	.LC90(%rip), %zmm12
	vbroadcastsd	.LC91(%rip), %zmm11
	vbroadcastsd	.LC92(%rip), %zmm10
	vbroadcastsd	.LC93(%rip), %zmm9
	vbroadcastsd	.LC94(%rip), %zmm8
	vbroadcastsd	.LC95(%rip), %zmm7
	vbroadcastsd	.LC96(%rip), %zmm6
	vbroadcastsd	.LC97(%rip), %zmm5
	vbroadcastsd	.LC98(%rip), %zmm4
	vbroadcastsd	.LC99(%rip), %zmm3
	vbroadcastsd	.LC100(%rip), %zmm2
	.p2align 4,,10
	.p2align 3
.L1348:
	vaddpd	(%rcx,%rax), %zmm20, %zmm1
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm19, %zmm18, %zmm0
	vfmadd132pd	%zmm1, %zmm17, %zmm0
	vfmadd132pd	%zmm1, %zmm16, %zmm0
	vfmadd132pd	%zmm1, %zmm15, %zmm0
	vfmadd132pd	%zmm1, %zmm14, %zmm0
	vfmadd132pd	%zmm1, %zmm13, %zmm0
	vfmadd132pd	%zmm1, %zmm12, %zmm0
	vfmadd132pd	%zmm1, %zmm11, %zmm0
	vfmadd132pd	%zmm1, %zmm10, %zmm0
	vfmadd132pd	%zmm1, %zmm9, %zmm0
	vfmadd132pd	%zmm1, %zmm8, %zmm0
	vfmadd132pd	%zmm1, %zmm7, %zmm0
	vfmadd132pd	%zmm1, %zmm6, %zmm0
	vfmadd132pd	%zmm1, %zmm5, %zmm0
	vfmadd132pd	%zmm1, %zmm4, %zmm0
	vfmadd132pd	%zmm1, %zmm3, %zmm0
	vfmadd132pd	%zmm0, %zmm2, %zmm1
	vmovupd	%zmm1, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L1348
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%edx, %eax
	je	.L1359
.L1347:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L1350
	vbroadcastsd	.LC577(%rip), %ymm1
	vaddpd	(%rcx,%rdi,8), %ymm1, %ymm1
	vbroadcastsd	.LC83(%rip), %ymm0
	vfmadd213pd	.LC84(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC85(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC86(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC87(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC88(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC89(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC90(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC91(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC92(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC93(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC94(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC95(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC96(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC97(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC98(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC99(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC100(%rip){1to4}, %ymm0, %ymm1
	vmovupd	%ymm1, (%rsi,%rdi,8)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L1359
.L1350:
	vmovsd	.LC82(%rip), %xmm20
	cltq
	vmovsd	.LC83(%rip), %xmm19
	vmovsd	.LC84(%rip), %xmm18
	vmovsd	.LC85(%rip), %xmm17
	vmovsd	.LC86(%rip), %xmm16
	vmovsd	.LC87(%rip), %xmm15
	vmovsd	.LC88(%rip), %xmm14
	vmovsd	.LC89(%rip), %xmm13
	vmovsd	.LC90(%rip), %xmm12
	vmovsd	.LC91(%rip), %xmm11
	vmovsd	.LC92(%rip), %xmm10
	vmovsd	.LC93(%rip), %xmm9
	vmovsd	.LC94(%rip), %xmm8
	vmovsd	.LC95(%rip), %xmm7
	vmovsd	.LC96(%rip), %xmm6
	vmovsd	.LC97(%rip), %xmm5
	vmovsd	.LC98(%rip), %xmm4
	vmovsd	.LC99(%rip), %xmm3
	vmovsd	.LC100(%rip), %xmm2
	.p2align 4,,10
	.p2align 3
.L1352:
	vmovsd	(%rcx,%rax,8), %xmm1
	vsubsd	%xmm20, %xmm1, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm19, %xmm18, %xmm0
	vfmadd132sd	%xmm1, %xmm17, %xmm0
	vfmadd132sd	%xmm1, %xmm16, %xmm0
	vfmadd132sd	%xmm1, %xmm15, %xmm0
	vfmadd132sd	%xmm1, %xmm14, %xmm0
	vfmadd132sd	%xmm1, %xmm13, %xmm0
	vfmadd132sd	%xmm1, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vfmadd132sd	%xmm0, %xmm2, %xmm1
	vmovsd	%xmm1, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L1352
.L1359:
	vzeroupper
.L1360:
	ret
.L1353:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L1347
	.cfi_endproc
.LFE211:
	.size	v_etch__lgamma_poly_d, .-v_etch__lgamma_poly_d
	.p2align 4
	.globl	v_etch__lgamma_near_f64
	.type	v_etch__lgamma_near_f64, @function
v_etch__lgamma_near_f64:
.LFB212:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L1386
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L1376
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC4(%rip), %zmm10
	vbroadcastsd	.LC20(%rip), %zmm9
	shrl	$3, %edi
	vxorpd	%xmm8, %xmm8, %xmm8
	vbroadcastsd	.LC577(%rip), %zmm31
	vbroadcastsd	.LC83(%rip), %zmm30
	vbroadcastsd	.LC85(%rip), %zmm29
	salq	$6, %rdi
	vbroadcastsd	.LC86(%rip), %zmm28
	vbroadcastsd	.LC87(%rip), %zmm27
	vbroadcastsd	.LC88(%rip), %zmm26
	vbroadcastsd	.LC89(%rip), %zmm25
	vbroadcastsd	.LC90(%rip), %zmm24
	vbroadcastsd	.LC91(%rip), %zmm23
	vbroadcastsd	.LC92(%rip), %zmm22
	vbroadcastsd	.LC93(%rip), %zmm21
	vbroadcastsd	.LC94(%rip), %zmm20
	vbroadcastsd	.LC95(%rip), %zmm19
	vbroadcastsd	.LC96(%rip), %zmm18
	vbroadcastsd	.LC97(%rip), %zmm17
	vbroadcastsd	.LC98(%rip), %zmm16
	vbroadcastsd	.LC99(%rip), %zmm15
	vbroadcastsd	.LC46(%rip), %zmm14
	vbroadcastsd	.LC81(%rip), %zmm13
	vbroadcastsd	.LC100(%rip), %zmm12
	vbroadcastsd	.LC180(%rip), %zmm11
	.p2align 4,,10
	.p2align 3
.L1364:
	vmovupd	(%rcx,%rax), %zmm2
	vbroadcastsd	.LC24(%rip), %zmm0
	vaddpd	.LC454(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC456(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC457(%rip), %zmm1, %zmm0
	vaddpd	%zmm31, %zmm2, %zmm5
	vaddpd	.LC502(%rip), %zmm2, %zmm7
	vcmppd	$1, %zmm10, %zmm2, %k2
	vcmppd	$5, %zmm10, %zmm2, %k1
	vbroadcastsd	.LC47(%rip), %zmm3
	vfmadd213pd	.LC458(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC505(%rip), %zmm7, %zmm3
	vfmadd213pd	.LC459(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC506(%rip), %zmm7, %zmm3
	vcmppd	$1, %zmm8, %zmm2, %k4{%k2}
	vcmppd	$5, %zmm8, %zmm2, %k2{%k2}
	vfmadd213pd	.LC460(%rip), %zmm1, %zmm0
	vcmppd	$1, %zmm9, %zmm2, %k3{%k1}
	vfmadd213pd	.LC461(%rip), %zmm1, %zmm0
	vcmppd	$5, %zmm9, %zmm2, %k1{%k1}
	vfmadd213pd	.LC462(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC507(%rip), %zmm7, %zmm3
	vfmadd213pd	.LC463(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC508(%rip), %zmm7, %zmm3
	vfmadd213pd	.LC464(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC509(%rip), %zmm7, %zmm3
	vfmadd213pd	.LC465(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC510(%rip), %zmm7, %zmm3
	vfmadd213pd	.LC466(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC467(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC468(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC469(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC470(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC471(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC472(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC473(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC474(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC475(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC476(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC511(%rip), %zmm7, %zmm3
	vfmadd213pd	.LC512(%rip), %zmm7, %zmm3
	vaddpd	.LC541(%rip), %zmm2, %zmm6
	vfmadd213pd	.LC513(%rip), %zmm7, %zmm3
	vbroadcastsd	.LC66(%rip), %zmm4
	vfmadd213pd	.LC514(%rip), %zmm7, %zmm3
	vfmadd213pd	.LC544(%rip), %zmm6, %zmm4
	vfmadd213pd	.LC515(%rip), %zmm7, %zmm3
	vfmadd213pd	.LC545(%rip), %zmm6, %zmm4
	vfmadd213pd	.LC516(%rip), %zmm7, %zmm3
	vfmadd132pd	%zmm0, %zmm14, %zmm1
	vaddpd	%zmm11, %zmm2, %zmm0
	vfmadd213pd	.LC517(%rip), %zmm7, %zmm3
	vfmadd213pd	.LC546(%rip), %zmm6, %zmm4
	vfmadd213pd	.LC518(%rip), %zmm7, %zmm3
	vfmadd213pd	.LC547(%rip), %zmm6, %zmm4
	vfmadd213pd	.LC519(%rip), %zmm7, %zmm3
	vfmadd213pd	.LC548(%rip), %zmm6, %zmm4
	vfmadd213pd	.LC520(%rip), %zmm7, %zmm3
	vfmadd213pd	.LC549(%rip), %zmm6, %zmm4
	vfmadd213pd	.LC521(%rip), %zmm3, %zmm7
	vmovapd	%zmm5, %zmm3
	vfmadd213pd	.LC579(%rip), %zmm30, %zmm3
	vfmadd213pd	.LC550(%rip), %zmm6, %zmm4
	vfmadd213pd	.LC551(%rip), %zmm6, %zmm4
	vfmadd213pd	.LC552(%rip), %zmm6, %zmm4
	vfmadd213pd	.LC553(%rip), %zmm6, %zmm4
	vfmadd213pd	.LC554(%rip), %zmm6, %zmm4
	vblendmpd	%zmm1, %zmm7, %zmm1{%k4}
	vfmadd132pd	%zmm5, %zmm29, %zmm3
	vmovapd	%zmm7, %zmm1{%k2}
	vfmadd213pd	.LC555(%rip), %zmm6, %zmm4
	vfmadd213pd	.LC556(%rip), %zmm6, %zmm4
	vfmadd213pd	.LC557(%rip), %zmm6, %zmm4
	vfmadd132pd	%zmm5, %zmm28, %zmm3
	vfmadd132pd	%zmm4, %zmm13, %zmm6
	vfmadd132pd	%zmm5, %zmm27, %zmm3
	vmovapd	%zmm6, %zmm1{%k3}
	vfmadd132pd	%zmm5, %zmm26, %zmm3
	vfmadd132pd	%zmm5, %zmm25, %zmm3
	vfmadd132pd	%zmm5, %zmm24, %zmm3
	vfmadd132pd	%zmm5, %zmm23, %zmm3
	vfmadd132pd	%zmm5, %zmm22, %zmm3
	vfmadd132pd	%zmm5, %zmm21, %zmm3
	vfmadd132pd	%zmm5, %zmm20, %zmm3
	vfmadd132pd	%zmm5, %zmm19, %zmm3
	vfmadd132pd	%zmm5, %zmm18, %zmm3
	vfmadd132pd	%zmm5, %zmm17, %zmm3
	vfmadd132pd	%zmm5, %zmm16, %zmm3
	vfmadd132pd	%zmm5, %zmm15, %zmm3
	vfmadd132pd	%zmm3, %zmm12, %zmm5
	vmovapd	%zmm5, %zmm1{%k1}
	vmulpd	%zmm1, %zmm0, %zmm0
	vmulpd	%zmm2, %zmm0, %zmm0
	vaddpd	%zmm8, %zmm0, %zmm0
	vmovupd	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L1364
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%eax, %edx
	je	.L1385
.L1363:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L1366
	vmovupd	(%rcx,%rdi,8), %ymm3
	vxorpd	%xmm4, %xmm4, %xmm4
	vbroadcastsd	.LC24(%rip), %ymm0
	vbroadcastsd	.LC47(%rip), %ymm2
	vbroadcastsd	.LC4(%rip), %ymm8
	vaddpd	.LC23(%rip){1to4}, %ymm3, %ymm1
	vaddpd	.LC503(%rip){1to4}, %ymm3, %ymm7
	vcmppd	$1, %ymm8, %ymm3, %k2
	vcmppd	$5, %ymm8, %ymm3, %k1
	vfmadd213pd	.LC25(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC48(%rip){1to4}, %ymm7, %ymm2
	vcmppd	$1, %ymm4, %ymm3, %k4{%k2}
	vcmppd	$5, %ymm4, %ymm3, %k2{%k2}
	vfmadd213pd	.LC26(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC49(%rip){1to4}, %ymm7, %ymm2
	vfmadd213pd	.LC27(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC50(%rip){1to4}, %ymm7, %ymm2
	vfmadd213pd	.LC28(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC51(%rip){1to4}, %ymm7, %ymm2
	vfmadd213pd	.LC29(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC52(%rip){1to4}, %ymm7, %ymm2
	vfmadd213pd	.LC30(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC31(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC32(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC33(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC34(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC35(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC36(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC37(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC38(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC39(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC40(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC41(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC42(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC43(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC44(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC45(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC53(%rip){1to4}, %ymm7, %ymm2
	vaddpd	.LC542(%rip){1to4}, %ymm3, %ymm6
	vbroadcastsd	.LC66(%rip), %ymm5
	vbroadcastsd	.LC20(%rip), %ymm9
	vaddpd	.LC577(%rip){1to4}, %ymm3, %ymm8
	vfmadd213pd	.LC67(%rip){1to4}, %ymm6, %ymm5
	vcmppd	$1, %ymm9, %ymm3, %k3{%k1}
	vcmppd	$5, %ymm9, %ymm3, %k1{%k1}
	vfmadd213pd	.LC54(%rip){1to4}, %ymm7, %ymm2
	vfmadd213pd	.LC68(%rip){1to4}, %ymm6, %ymm5
	vfmadd213pd	.LC55(%rip){1to4}, %ymm7, %ymm2
	vfmadd213pd	.LC69(%rip){1to4}, %ymm6, %ymm5
	vfmadd213pd	.LC56(%rip){1to4}, %ymm7, %ymm2
	vfmadd213pd	.LC70(%rip){1to4}, %ymm6, %ymm5
	vfmadd213pd	.LC57(%rip){1to4}, %ymm7, %ymm2
	vfmadd213pd	.LC71(%rip){1to4}, %ymm6, %ymm5
	vfmadd213pd	.LC58(%rip){1to4}, %ymm7, %ymm2
	vfmadd213pd	.LC72(%rip){1to4}, %ymm6, %ymm5
	vfmadd213pd	.LC59(%rip){1to4}, %ymm7, %ymm2
	vfmadd213pd	.LC73(%rip){1to4}, %ymm6, %ymm5
	vfmadd213pd	.LC60(%rip){1to4}, %ymm7, %ymm2
	vfmadd213pd	.LC74(%rip){1to4}, %ymm6, %ymm5
	vfmadd213pd	.LC61(%rip){1to4}, %ymm7, %ymm2
	vfmadd213pd	.LC75(%rip){1to4}, %ymm6, %ymm5
	vfmadd213pd	.LC62(%rip){1to4}, %ymm7, %ymm2
	vfmadd213pd	.LC76(%rip){1to4}, %ymm6, %ymm5
	vfmadd213pd	.LC63(%rip){1to4}, %ymm7, %ymm2
	vfmadd213pd	.LC77(%rip){1to4}, %ymm6, %ymm5
	vfmadd213pd	.LC64(%rip){1to4}, %ymm2, %ymm7
	vbroadcastsd	.LC83(%rip), %ymm2
	vfmadd213pd	.LC84(%rip){1to4}, %ymm8, %ymm2
	vfmadd213pd	.LC78(%rip){1to4}, %ymm6, %ymm5
	vfmadd213pd	.LC79(%rip){1to4}, %ymm6, %ymm5
	vfmadd213pd	.LC80(%rip){1to4}, %ymm6, %ymm5
	vfmadd213pd	.LC85(%rip){1to4}, %ymm8, %ymm2
	vfmadd213pd	.LC46(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC86(%rip){1to4}, %ymm8, %ymm2
	vfmadd213pd	.LC81(%rip){1to4}, %ymm5, %ymm6
	vblendmpd	%ymm1, %ymm7, %ymm0{%k4}
	vaddpd	.LC180(%rip){1to4}, %ymm3, %ymm1
	vmovapd	%ymm7, %ymm0{%k2}
	vfmadd213pd	.LC87(%rip){1to4}, %ymm8, %ymm2
	vmovapd	%ymm6, %ymm0{%k3}
	vfmadd213pd	.LC88(%rip){1to4}, %ymm8, %ymm2
	vfmadd213pd	.LC89(%rip){1to4}, %ymm8, %ymm2
	vfmadd213pd	.LC90(%rip){1to4}, %ymm8, %ymm2
	vfmadd213pd	.LC91(%rip){1to4}, %ymm8, %ymm2
	vfmadd213pd	.LC92(%rip){1to4}, %ymm8, %ymm2
	vfmadd213pd	.LC93(%rip){1to4}, %ymm8, %ymm2
	vfmadd213pd	.LC94(%rip){1to4}, %ymm8, %ymm2
	vfmadd213pd	.LC95(%rip){1to4}, %ymm8, %ymm2
	vfmadd213pd	.LC96(%rip){1to4}, %ymm8, %ymm2
	vfmadd213pd	.LC97(%rip){1to4}, %ymm8, %ymm2
	vfmadd213pd	.LC98(%rip){1to4}, %ymm8, %ymm2
	vfmadd213pd	.LC99(%rip){1to4}, %ymm8, %ymm2
	vfmadd213pd	.LC100(%rip){1to4}, %ymm2, %ymm8
	vmovapd	%ymm8, %ymm0{%k1}
	vmulpd	%ymm0, %ymm1, %ymm0
	vmulpd	%ymm3, %ymm0, %ymm0
	vaddpd	%ymm4, %ymm0, %ymm0
	vmovupd	%ymm0, (%rsi,%rdi,8)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L1385
.L1366:
	vmovsd	.LC4(%rip), %xmm5
	cltq
	vmovsd	.LC20(%rip), %xmm4
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovsd	.LC65(%rip), %xmm14
	vmovsd	.LC66(%rip), %xmm13
	vmovsd	.LC67(%rip), %xmm12
	vmovsd	.LC68(%rip), %xmm11
	vmovsd	.LC69(%rip), %xmm10
	vmovsd	.LC70(%rip), %xmm9
	vmovsd	.LC71(%rip), %xmm8
	vmovsd	.LC72(%rip), %xmm7
	vmovsd	.LC73(%rip), %xmm6
	jmp	.L1370
	.p2align 4,,10
	.p2align 3
.L1368:
	vcomisd	%xmm2, %xmm3
	ja	.L1387
	vsubsd	.LC23(%rip), %xmm2, %xmm0
	vmovsd	.LC47(%rip), %xmm1
	vfmadd213sd	.LC48(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC49(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC50(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC51(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC52(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC53(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC54(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC55(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC56(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC57(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC58(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC59(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC60(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC61(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC62(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC63(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC64(%rip), %xmm1, %xmm0
.L1371:
	vsubsd	%xmm4, %xmm2, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm0
	vmulsd	%xmm2, %xmm0, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm0
	vmovsd	%xmm0, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jle	.L1385
.L1370:
	vmovsd	(%rcx,%rax,8), %xmm2
	vcomisd	%xmm2, %xmm5
	ja	.L1368
	vcomisd	%xmm2, %xmm4
	ja	.L1388
	vsubsd	.LC82(%rip), %xmm2, %xmm0
	vmovsd	.LC83(%rip), %xmm1
	vfmadd213sd	.LC84(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC85(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC86(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC87(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC88(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC89(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC90(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC91(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC92(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC93(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC94(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC95(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC96(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC97(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC98(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC99(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC100(%rip), %xmm1, %xmm0
	jmp	.L1371
	.p2align 4,,10
	.p2align 3
.L1385:
	vzeroupper
.L1386:
	ret
	.p2align 4,,10
	.p2align 3
.L1387:
	vaddsd	.LC23(%rip), %xmm2, %xmm0
	vmovsd	.LC24(%rip), %xmm1
	vfmadd213sd	.LC25(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC26(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC27(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC28(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC29(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC30(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC31(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC32(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC33(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC34(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC35(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC36(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC37(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC38(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC39(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC40(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC41(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC42(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC43(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC44(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC45(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC46(%rip), %xmm1, %xmm0
	jmp	.L1371
	.p2align 4,,10
	.p2align 3
.L1388:
	vsubsd	%xmm14, %xmm2, %xmm0
	vmovsd	%xmm0, %xmm0, %xmm1
	vfmadd132sd	%xmm13, %xmm12, %xmm1
	vfmadd132sd	%xmm0, %xmm11, %xmm1
	vfmadd132sd	%xmm0, %xmm10, %xmm1
	vfmadd132sd	%xmm0, %xmm9, %xmm1
	vfmadd132sd	%xmm0, %xmm8, %xmm1
	vfmadd132sd	%xmm0, %xmm7, %xmm1
	vfmadd132sd	%xmm0, %xmm6, %xmm1
	vfmadd213sd	.LC74(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC75(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC76(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC77(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC78(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC79(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC80(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC81(%rip), %xmm1, %xmm0
	jmp	.L1371
.L1376:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L1363
	.cfi_endproc
.LFE212:
	.size	v_etch__lgamma_near_f64, .-v_etch__lgamma_near_f64
	.p2align 4
	.globl	v_etch__lgamma_positive_f64
	.type	v_etch__lgamma_positive_f64, @function
v_etch__lgamma_positive_f64:
.LFB213:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L1459
	vmovsd	.LC211(%rip), %xmm4
	movslq	%edx, %rdx
	vmovsd	.LC20(%rip), %xmm3
	vmovsd	.LC4(%rip), %xmm15
	leaq	(%rdi,%rdx,8), %rax
	vmovsd	.LC157(%rip), %xmm5
	vmovsd	.LC212(%rip), %xmm14
	vmovsd	.LC213(%rip), %xmm13
	vmovsd	.LC214(%rip), %xmm12
	vmovsd	.LC215(%rip), %xmm11
	vmovsd	.LC216(%rip), %xmm10
	vmovsd	.LC217(%rip), %xmm9
	vmovsd	.LC218(%rip), %xmm8
	vmovsd	.LC150(%rip), %xmm7
	vmovsd	.LC219(%rip), %xmm6
	jmp	.L1427
	.p2align 4,,10
	.p2align 3
.L1450:
	vcomisd	%xmm0, %xmm5
	ja	.L1461
	vdivsd	%xmm0, %xmm3, %xmm17
	vmulsd	%xmm17, %xmm17, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm1
	vfmadd132sd	%xmm14, %xmm13, %xmm1
	vfmadd132sd	%xmm2, %xmm12, %xmm1
	vfmadd132sd	%xmm2, %xmm11, %xmm1
	vfmadd132sd	%xmm2, %xmm10, %xmm1
	vfmadd132sd	%xmm2, %xmm9, %xmm1
	vfmadd132sd	%xmm2, %xmm8, %xmm1
	vfmadd132sd	%xmm1, %xmm7, %xmm2
	vmovsd	.LC132(%rip), %xmm1
	vcomisd	%xmm0, %xmm1
	vfmadd132sd	%xmm2, %xmm6, %xmm17
	ja	.L1420
	vmovsd	%xmm0, %xmm0, %xmm16
	vxorpd	%xmm2, %xmm2, %xmm2
.L1430:
	vcomisd	.LC149(%rip), %xmm0
	vmovsd	%xmm0, %xmm0, %xmm1
	ja	.L1421
	movabsq	$-4604544271217802189, %rcx
	vmovq	%xmm16, %rdx
	movabsq	$4503599627370495, %r8
	vmovsd	.LC172(%rip), %xmm19
	addq	%rdx, %rcx
	andq	%r8, %rcx
	movabsq	$4604544271217802189, %r8
	addq	%r8, %rcx
	vmovq	%rcx, %xmm1
	movabsq	$7141747209585715, %rcx
	addq	%rcx, %rdx
	vsubsd	%xmm3, %xmm1, %xmm1
	movabsq	$4841369599423283200, %rcx
	shrq	$52, %rdx
	orq	%rcx, %rdx
	vmulsd	%xmm15, %xmm1, %xmm20
	vmovq	%rdx, %xmm23
	vsubsd	.LC133(%rip), %xmm23, %xmm16
	vaddsd	%xmm2, %xmm16, %xmm16
	vaddsd	.LC134(%rip), %xmm1, %xmm2
	vmulsd	%xmm1, %xmm20, %xmm20
	vdivsd	%xmm2, %xmm1, %xmm2
	vmulsd	%xmm2, %xmm2, %xmm18
	vfmadd213sd	.LC173(%rip), %xmm18, %xmm19
	vfmadd213sd	.LC174(%rip), %xmm18, %xmm19
	vfmadd213sd	.LC175(%rip), %xmm18, %xmm19
	vfmadd213sd	.LC176(%rip), %xmm18, %xmm19
	vfmadd213sd	.LC177(%rip), %xmm18, %xmm19
	vfmadd213sd	.LC178(%rip), %xmm18, %xmm19
	vmulsd	%xmm19, %xmm18, %xmm18
	vmulsd	.LC144(%rip), %xmm16, %xmm19
	vaddsd	%xmm20, %xmm18, %xmm18
	vfmadd132sd	%xmm18, %xmm19, %xmm2
	vsubsd	%xmm20, %xmm2, %xmm2
	vaddsd	%xmm1, %xmm2, %xmm1
	vfmadd231sd	.LC143(%rip), %xmm16, %xmm1
.L1421:
	vxorpd	%xmm2, %xmm2, %xmm2
	vcomisd	%xmm2, %xmm0
	jp	.L1437
	je	.L1422
	jbe	.L1437
	vsubsd	%xmm3, %xmm1, %xmm1
.L1426:
	vsubsd	%xmm15, %xmm0, %xmm0
	vfmadd132sd	%xmm1, %xmm17, %xmm0
.L1400:
	addq	$8, %rdi
	vmovsd	%xmm0, (%rsi)
	addq	$8, %rsi
	cmpq	%rax, %rdi
	je	.L1462
.L1427:
	vmovsd	(%rdi), %xmm0
	vcomisd	%xmm0, %xmm4
	jb	.L1450
	vsubsd	%xmm3, %xmm0, %xmm2
	vcomisd	%xmm2, %xmm15
	jbe	.L1451
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm2, %xmm0
	ja	.L1463
	vsubsd	.LC23(%rip), %xmm2, %xmm0
	vmovsd	.LC47(%rip), %xmm1
	vfmadd213sd	.LC48(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC49(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC50(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC51(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC52(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC53(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC54(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC55(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC56(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC57(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC58(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC59(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC60(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC61(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC62(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC63(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC64(%rip), %xmm0, %xmm1
.L1397:
	vsubsd	%xmm3, %xmm2, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vxorpd	%xmm1, %xmm1, %xmm1
	vmulsd	%xmm2, %xmm0, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm0
	jmp	.L1400
	.p2align 4,,10
	.p2align 3
.L1461:
	vcomisd	%xmm4, %xmm0
	vmovsd	%xmm3, %xmm3, %xmm2
	jbe	.L1455
	.p2align 4,,10
	.p2align 3
.L1405:
	vsubsd	%xmm3, %xmm0, %xmm0
	vmulsd	%xmm0, %xmm2, %xmm2
	vcomisd	%xmm4, %xmm0
	ja	.L1405
	vmovsd	.LC132(%rip), %xmm1
	vcomisd	%xmm2, %xmm1
	jbe	.L1464
	vmulsd	.LC146(%rip), %xmm2, %xmm1
	movabsq	$-4604544271217802189, %rcx
	movabsq	$4503599627370495, %r8
	vmovq	%xmm1, %rdx
	addq	%rdx, %rcx
	andq	%r8, %rcx
	movabsq	$4604544271217802189, %r8
	addq	%r8, %rcx
	vmovq	%rcx, %xmm1
	movabsq	$7141747209585715, %rcx
	addq	%rcx, %rdx
	vsubsd	%xmm3, %xmm1, %xmm16
	movabsq	$4841369599423283200, %rcx
	shrq	$52, %rdx
	orq	%rcx, %rdx
	vmovq	%rdx, %xmm1
	vsubsd	.LC133(%rip), %xmm1, %xmm1
	vsubsd	.LC220(%rip), %xmm1, %xmm1
.L1460:
	vaddsd	.LC134(%rip), %xmm16, %xmm18
	vmulsd	%xmm15, %xmm16, %xmm20
	vmovsd	%xmm2, %xmm2, %xmm21
	vcomisd	.LC149(%rip), %xmm2
	vmulsd	.LC144(%rip), %xmm1, %xmm22
	vdivsd	%xmm18, %xmm16, %xmm18
	vmulsd	%xmm16, %xmm20, %xmm20
	vmulsd	%xmm18, %xmm18, %xmm19
	jbe	.L1403
.L1407:
	vxorpd	%xmm1, %xmm1, %xmm1
	vcomisd	%xmm1, %xmm21
	jp	.L1434
	je	.L1408
	ja	.L1412
.L1434:
	vmovsd	.LC181(%rip), %xmm2
.L1412:
	vsubsd	%xmm3, %xmm0, %xmm16
	vcomisd	%xmm16, %xmm15
	jbe	.L1456
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm16, %xmm0
	vmovsd	%xmm16, %xmm16, %xmm0
	ja	.L1465
	call	etch__lgamma_poly_b
.L1417:
	vsubsd	%xmm3, %xmm16, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm0
	vxorpd	%xmm1, %xmm1, %xmm1
	vmulsd	%xmm16, %xmm0, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm0
	vaddsd	%xmm2, %xmm0, %xmm0
	jmp	.L1400
	.p2align 4,,10
	.p2align 3
.L1420:
	vmulsd	.LC146(%rip), %xmm0, %xmm16
	vmovsd	.LC131(%rip), %xmm2
	jmp	.L1430
	.p2align 4,,10
	.p2align 3
.L1437:
	vmovsd	.LC181(%rip), %xmm1
	jmp	.L1426
	.p2align 4,,10
	.p2align 3
.L1451:
	vcomisd	%xmm2, %xmm3
	ja	.L1466
	vsubsd	.LC82(%rip), %xmm2, %xmm0
	vmovsd	.LC83(%rip), %xmm1
	vfmadd213sd	.LC84(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC85(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC86(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC87(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC88(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC89(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC90(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC91(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC92(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC93(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC94(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC95(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC96(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC97(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC98(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC99(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC100(%rip), %xmm0, %xmm1
	jmp	.L1397
.L1459:
	ret
	.p2align 4,,10
	.p2align 3
.L1455:
	vxorpd	%xmm22, %xmm22, %xmm22
	vmovsd	%xmm22, %xmm22, %xmm19
	vmovsd	%xmm22, %xmm22, %xmm20
	vmovsd	%xmm22, %xmm22, %xmm18
	vmovsd	%xmm22, %xmm22, %xmm1
	vmovsd	%xmm22, %xmm22, %xmm16
.L1403:
	vmovsd	.LC172(%rip), %xmm17
	vmovsd	%xmm2, %xmm2, %xmm21
	vfmadd213sd	.LC173(%rip), %xmm19, %xmm17
	vmovsd	%xmm1, %xmm1, %xmm2
	vfmadd213sd	.LC174(%rip), %xmm19, %xmm17
	vfmadd213sd	.LC175(%rip), %xmm19, %xmm17
	vfmadd213sd	.LC176(%rip), %xmm19, %xmm17
	vfmadd213sd	.LC177(%rip), %xmm19, %xmm17
	vfmadd213sd	.LC178(%rip), %xmm19, %xmm17
	vmulsd	%xmm19, %xmm17, %xmm17
	vaddsd	%xmm20, %xmm17, %xmm17
	vfmadd132sd	%xmm18, %xmm22, %xmm17
	vsubsd	%xmm20, %xmm17, %xmm17
	vaddsd	%xmm16, %xmm17, %xmm17
	vfmadd132sd	.LC143(%rip), %xmm17, %xmm2
	jmp	.L1407
	.p2align 4,,10
	.p2align 3
.L1456:
	vcomisd	%xmm16, %xmm3
	vmovsd	%xmm16, %xmm16, %xmm0
	ja	.L1467
	call	etch__lgamma_poly_d
	jmp	.L1417
	.p2align 4,,10
	.p2align 3
.L1462:
	ret
	.p2align 4,,10
	.p2align 3
.L1464:
	vmovq	%xmm2, %rdx
	vxorpd	%xmm17, %xmm17, %xmm17
	movabsq	$-4604544271217802189, %rcx
	movabsq	$4503599627370495, %r8
	addq	%rdx, %rcx
	andq	%r8, %rcx
	movabsq	$4604544271217802189, %r8
	addq	%r8, %rcx
	vmovq	%rcx, %xmm1
	movabsq	$7141747209585715, %rcx
	addq	%rcx, %rdx
	vsubsd	%xmm3, %xmm1, %xmm16
	movabsq	$4841369599423283200, %rcx
	shrq	$52, %rdx
	orq	%rcx, %rdx
	vmovq	%rdx, %xmm1
	vsubsd	.LC133(%rip), %xmm1, %xmm1
	vaddsd	%xmm17, %xmm1, %xmm1
	jmp	.L1460
	.p2align 4,,10
	.p2align 3
.L1422:
	vmovsd	.LC201(%rip), %xmm1
	jmp	.L1426
	.p2align 4,,10
	.p2align 3
.L1463:
	vmovsd	%xmm2, %xmm2, %xmm0
	call	etch__lgamma_poly_a
	vmovsd	%xmm0, %xmm0, %xmm1
	jmp	.L1397
	.p2align 4,,10
	.p2align 3
.L1466:
	vsubsd	.LC65(%rip), %xmm2, %xmm0
	vmovsd	.LC66(%rip), %xmm1
	vfmadd213sd	.LC67(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC68(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC69(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC70(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC71(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC72(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC73(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC74(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC75(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC76(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC77(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC78(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC79(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC80(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC81(%rip), %xmm0, %xmm1
	jmp	.L1397
	.p2align 4,,10
	.p2align 3
.L1465:
	call	etch__lgamma_poly_a
	jmp	.L1417
	.p2align 4,,10
	.p2align 3
.L1467:
	call	etch__lgamma_poly_c
	jmp	.L1417
	.p2align 4,,10
	.p2align 3
.L1408:
	vmovsd	.LC201(%rip), %xmm2
	jmp	.L1412
	.cfi_endproc
.LFE213:
	.size	v_etch__lgamma_positive_f64, .-v_etch__lgamma_positive_f64
	.p2align 4
	.globl	v_etch__lgamma_f64
	.type	v_etch__lgamma_f64, @function
v_etch__lgamma_f64:
.LFB214:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L1474
	movslq	%edx, %rdx
	pushq	%r12
	.cfi_def_cfa_offset 16
	.cfi_offset 12, -16
	leaq	(%rdi,%rdx,8), %r12
	pushq	%rbp
	.cfi_def_cfa_offset 24
	.cfi_offset 6, -24
	movq	%rsi, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 32
	.cfi_offset 3, -32
	movq	%rdi, %rbx
	.p2align 4,,10
	.p2align 3
.L1470:
	vmovsd	(%rbx), %xmm0
	addq	$8, %rbx
	addq	$8, %rbp
	call	etch__lgamma_f64
	vmovsd	%xmm0, -8(%rbp)
	cmpq	%r12, %rbx
	jne	.L1470
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%rbp
	.cfi_def_cfa_offset 16
	popq	%r12
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1474:
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	ret
	.cfi_endproc
.LFE214:
	.size	v_etch__lgamma_f64, .-v_etch__lgamma_f64
	.p2align 4
	.globl	v_etch__digamma_poly
	.type	v_etch__digamma_poly, @function
v_etch__digamma_poly:
.LFB215:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L1492
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L1485
	vbroadcastsd	.LC333(%rip), %zmm24
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC109(%rip), %zmm23
	vbroadcastsd	.LC110(%rip), %zmm22
	shrl	$3, %edi
	vbroadcastsd	.LC111(%rip), %zmm21
	vbroadcastsd	.LC112(%rip), %zmm20
	salq	$6, %rdi
	vbroadcastsd	.LC113(%rip), %zmm19
	vbroadcastsd	.LC114(%rip), %zmm18
	vbroadcastsd	.LC115(%rip), %zmm17
	vbroadcastsd	.LC116(%rip), %zmm16
	vbroadcastsd	.LC117(%rip), %zmm15
	vbroadcastsd	.LC118(%rip), %zmm14
	vbroadcastsd	.LC119(%rip), %zmm13
	vbroadcastsd	.LC120(%rip), %zmm12
	vbroadcastsd	.LC121(%rip), %zmm11
	vbroadcastsd	.LC122(%rip), %zmm10
	vbroadcastsd	.LC123(%rip), %zmm9
	vbroadcastsd	.LC124(%rip), %zmm8
	vbroadcastsd	.LC125(%rip), %zmm7
	vbroadcastsd	.LC126(%rip), %zmm6
	vbroadcastsd	.LC127(%rip), %zmm5
	vbroadcastsd	.LC128(%rip), %zmm4
	vbroadcastsd	.LC129(%rip), %zmm3
	vbroadcastsd	.LC130(%rip), %zmm2
	.p2align 4,,10
	.p2align 3
.L1480:
	vaddpd	(%rcx,%rax), %zmm24, %zmm1
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm23, %zmm22, %zmm0
	vfmadd132pd	%zmm1, %zmm21, %zmm0
	vfmadd132pd	%zmm1, %zmm20, %zmm0
	vfmadd132pd	%zmm1, %zmm19, %zmm0
	vfmadd132pd	%zmm1, %zmm18, %zmm0
	vfmadd132pd	%zmm1, %zmm17, %zmm0
	vfmadd132pd	%zmm1, %zmm16, %zmm0
	vfmadd132pd	%zmm1, %zmm15, %zmm0
	vfmadd132pd	%zmm1, %zmm14, %zmm0
	vfmadd132pd	%zmm1, %zmm13, %zmm0
	vfmadd132pd	%zmm1, %zmm12, %zmm0
	vfmadd132pd	%zmm1, %zmm11, %zmm0
	vfmadd132pd	%zmm1, %zmm10, %zmm0
	vfmadd132pd	%zmm1, %zmm9, %zmm0
	vfmadd132pd	%zmm1, %zmm8, %zmm0
	vfmadd132pd	%zmm1, %zmm7, %zmm0
	vfmadd132pd	%zmm1, %zmm6, %zmm0
	vfmadd132pd	%zmm1, %zmm5, %zmm0
	vfmadd132pd	%zmm1, %zmm4, %zmm0
	vfmadd132pd	%zmm1, %zmm3, %zmm0
	vfmadd132pd	%zmm0, %zmm2, %zmm1
	vmovupd	%zmm1, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L1480
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%edx, %eax
	je	.L1491
.L1479:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L1482
	vbroadcastsd	.LC333(%rip), %ymm1
	vaddpd	(%rcx,%rdi,8), %ymm1, %ymm1
	vbroadcastsd	.LC109(%rip), %ymm0
	vfmadd213pd	.LC110(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC111(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC112(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC113(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC114(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC115(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC116(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC117(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC118(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC119(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC120(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC121(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC122(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC123(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC124(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC125(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC126(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC127(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC128(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC129(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC130(%rip){1to4}, %ymm0, %ymm1
	vmovupd	%ymm1, (%rsi,%rdi,8)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L1491
.L1482:
	vmovsd	.LC4(%rip), %xmm24
	cltq
	vmovsd	.LC109(%rip), %xmm23
	vmovsd	.LC110(%rip), %xmm22
	vmovsd	.LC111(%rip), %xmm21
	vmovsd	.LC112(%rip), %xmm20
	vmovsd	.LC113(%rip), %xmm19
	vmovsd	.LC114(%rip), %xmm18
	vmovsd	.LC115(%rip), %xmm17
	vmovsd	.LC116(%rip), %xmm16
	vmovsd	.LC117(%rip), %xmm15
	vmovsd	.LC118(%rip), %xmm14
	vmovsd	.LC119(%rip), %xmm13
	vmovsd	.LC120(%rip), %xmm12
	vmovsd	.LC121(%rip), %xmm11
	vmovsd	.LC122(%rip), %xmm10
	vmovsd	.LC123(%rip), %xmm9
	vmovsd	.LC124(%rip), %xmm8
	vmovsd	.LC125(%rip), %xmm7
	vmovsd	.LC126(%rip), %xmm6
	vmovsd	.LC127(%rip), %xmm5
	vmovsd	.LC128(%rip), %xmm4
	vmovsd	.LC129(%rip), %xmm3
	vmovsd	.LC130(%rip), %xmm2
	.p2align 4,,10
	.p2align 3
.L1484:
	vmovsd	(%rcx,%rax,8), %xmm1
	vsubsd	%xmm24, %xmm1, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm23, %xmm22, %xmm0
	vfmadd132sd	%xmm1, %xmm21, %xmm0
	vfmadd132sd	%xmm1, %xmm20, %xmm0
	vfmadd132sd	%xmm1, %xmm19, %xmm0
	vfmadd132sd	%xmm1, %xmm18, %xmm0
	vfmadd132sd	%xmm1, %xmm17, %xmm0
	vfmadd132sd	%xmm1, %xmm16, %xmm0
	vfmadd132sd	%xmm1, %xmm15, %xmm0
	vfmadd132sd	%xmm1, %xmm14, %xmm0
	vfmadd132sd	%xmm1, %xmm13, %xmm0
	vfmadd132sd	%xmm1, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vfmadd132sd	%xmm0, %xmm2, %xmm1
	vmovsd	%xmm1, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L1484
.L1491:
	vzeroupper
.L1492:
	ret
.L1485:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L1479
	.cfi_endproc
.LFE215:
	.size	v_etch__digamma_poly, .-v_etch__digamma_poly
	.p2align 4
	.globl	v_etch__digamma_near_f64
	.type	v_etch__digamma_near_f64, @function
v_etch__digamma_near_f64:
.LFB216:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L1508
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L1501
	vbroadcastsd	.LC333(%rip), %zmm26
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC109(%rip), %zmm25
	vbroadcastsd	.LC110(%rip), %zmm24
	shrl	$3, %edi
	vbroadcastsd	.LC111(%rip), %zmm23
	vbroadcastsd	.LC112(%rip), %zmm22
	salq	$6, %rdi
	vbroadcastsd	.LC113(%rip), %zmm21
	vbroadcastsd	.LC114(%rip), %zmm20
	vbroadcastsd	.LC115(%rip), %zmm19
	vbroadcastsd	.LC116(%rip), %zmm18
	vbroadcastsd	.LC117(%rip), %zmm17
	vbroadcastsd	.LC118(%rip), %zmm16
	vbroadcastsd	.LC119(%rip), %zmm15
	vbroadcastsd	.LC120(%rip), %zmm14
	vbroadcastsd	.LC121(%rip), %zmm13
	vbroadcastsd	.LC122(%rip), %zmm12
	vbroadcastsd	.LC123(%rip), %zmm11
	vbroadcastsd	.LC124(%rip), %zmm10
	vbroadcastsd	.LC125(%rip), %zmm9
	vbroadcastsd	.LC126(%rip), %zmm8
	vbroadcastsd	.LC127(%rip), %zmm7
	vbroadcastsd	.LC128(%rip), %zmm6
	vbroadcastsd	.LC129(%rip), %zmm5
	vbroadcastsd	.LC130(%rip), %zmm4
	vbroadcastsd	.LC660(%rip), %zmm3
	vbroadcastsd	.LC662(%rip), %zmm2
	.p2align 4,,10
	.p2align 3
.L1496:
	vaddpd	(%rcx,%rax), %zmm26, %zmm1
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm25, %zmm24, %zmm0
	vfmadd132pd	%zmm1, %zmm23, %zmm0
	vfmadd132pd	%zmm1, %zmm22, %zmm0
	vfmadd132pd	%zmm1, %zmm21, %zmm0
	vfmadd132pd	%zmm1, %zmm20, %zmm0
	vfmadd132pd	%zmm1, %zmm19, %zmm0
	vfmadd132pd	%zmm1, %zmm18, %zmm0
	vfmadd132pd	%zmm1, %zmm17, %zmm0
	vfmadd132pd	%zmm1, %zmm16, %zmm0
	vfmadd132pd	%zmm1, %zmm15, %zmm0
	vfmadd132pd	%zmm1, %zmm14, %zmm0
	vfmadd132pd	%zmm1, %zmm13, %zmm0
	vfmadd132pd	%zmm1, %zmm12, %zmm0
	vfmadd132pd	%zmm1, %zmm11, %zmm0
	vfmadd132pd	%zmm1, %zmm10, %zmm0
	vfmadd132pd	%zmm1, %zmm9, %zmm0
	vfmadd132pd	%zmm1, %zmm8, %zmm0
	vfmadd132pd	%zmm1, %zmm7, %zmm0
	vfmadd132pd	%zmm1, %zmm6, %zmm0
	vfmadd132pd	%zmm1, %zmm5, %zmm0
	vfmadd132pd	%zmm0, %zmm4, %zmm1
	vaddpd	(%rcx,%rax), %zmm3, %zmm0
	vaddpd	%zmm2, %zmm0, %zmm0
	vmulpd	%zmm1, %zmm0, %zmm0
	vmovupd	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L1496
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%edx, %eax
	je	.L1507
.L1495:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L1498
	vbroadcastsd	.LC333(%rip), %ymm3
	vaddpd	(%rcx,%rdi,8), %ymm3, %ymm1
	vbroadcastsd	.LC109(%rip), %ymm0
	vbroadcastsd	.LC660(%rip), %ymm4
	vfmadd213pd	.LC110(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC111(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC112(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC113(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC114(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC115(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC116(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC117(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC118(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC119(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC120(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC121(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC122(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC123(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC124(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC125(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC126(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC127(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC128(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC129(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC130(%rip){1to4}, %ymm0, %ymm1
	vaddpd	(%rcx,%rdi,8), %ymm4, %ymm0
	vaddpd	.LC662(%rip){1to4}, %ymm0, %ymm0
	vmulpd	%ymm1, %ymm0, %ymm0
	vmovupd	%ymm0, (%rsi,%rdi,8)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L1507
.L1498:
	vmovsd	.LC4(%rip), %xmm27
	cltq
	vmovsd	.LC109(%rip), %xmm26
	vmovsd	.LC110(%rip), %xmm25
	vmovsd	.LC111(%rip), %xmm24
	vmovsd	.LC112(%rip), %xmm23
	vmovsd	.LC113(%rip), %xmm22
	vmovsd	.LC114(%rip), %xmm21
	vmovsd	.LC115(%rip), %xmm20
	vmovsd	.LC116(%rip), %xmm19
	vmovsd	.LC117(%rip), %xmm18
	vmovsd	.LC118(%rip), %xmm17
	vmovsd	.LC119(%rip), %xmm16
	vmovsd	.LC120(%rip), %xmm15
	vmovsd	.LC121(%rip), %xmm14
	vmovsd	.LC122(%rip), %xmm13
	vmovsd	.LC123(%rip), %xmm12
	vmovsd	.LC124(%rip), %xmm11
	vmovsd	.LC125(%rip), %xmm10
	vmovsd	.LC126(%rip), %xmm9
	vmovsd	.LC127(%rip), %xmm8
	vmovsd	.LC128(%rip), %xmm7
	vmovsd	.LC129(%rip), %xmm6
	vmovsd	.LC130(%rip), %xmm5
	vmovsd	.LC202(%rip), %xmm4
	vmovsd	.LC203(%rip), %xmm3
	.p2align 4,,10
	.p2align 3
.L1500:
	vmovsd	(%rcx,%rax,8), %xmm2
	vsubsd	%xmm27, %xmm2, %xmm1
	vsubsd	%xmm4, %xmm2, %xmm2
	vmovsd	%xmm1, %xmm1, %xmm0
	vsubsd	%xmm3, %xmm2, %xmm2
	vfmadd132sd	%xmm26, %xmm25, %xmm0
	vfmadd132sd	%xmm1, %xmm24, %xmm0
	vfmadd132sd	%xmm1, %xmm23, %xmm0
	vfmadd132sd	%xmm1, %xmm22, %xmm0
	vfmadd132sd	%xmm1, %xmm21, %xmm0
	vfmadd132sd	%xmm1, %xmm20, %xmm0
	vfmadd132sd	%xmm1, %xmm19, %xmm0
	vfmadd132sd	%xmm1, %xmm18, %xmm0
	vfmadd132sd	%xmm1, %xmm17, %xmm0
	vfmadd132sd	%xmm1, %xmm16, %xmm0
	vfmadd132sd	%xmm1, %xmm15, %xmm0
	vfmadd132sd	%xmm1, %xmm14, %xmm0
	vfmadd132sd	%xmm1, %xmm13, %xmm0
	vfmadd132sd	%xmm1, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm0, %xmm5, %xmm1
	vmulsd	%xmm1, %xmm2, %xmm2
	vmovsd	%xmm2, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L1500
.L1507:
	vzeroupper
.L1508:
	ret
.L1501:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L1495
	.cfi_endproc
.LFE216:
	.size	v_etch__digamma_near_f64, .-v_etch__digamma_near_f64
	.p2align 4
	.globl	v_etch__digamma_positive_f64
	.type	v_etch__digamma_positive_f64, @function
v_etch__digamma_positive_f64:
.LFB217:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L1536
	vmovsd	.LC159(%rip), %xmm5
	movslq	%edx, %rdx
	vmovsd	.LC20(%rip), %xmm4
	vmovsd	.LC4(%rip), %xmm15
	leaq	(%rdi,%rdx,8), %rax
	vmovsd	.LC204(%rip), %xmm14
	vmovsd	.LC205(%rip), %xmm13
	vmovsd	.LC206(%rip), %xmm12
	vmovsd	.LC207(%rip), %xmm11
	vmovsd	.LC208(%rip), %xmm10
	vmovsd	.LC209(%rip), %xmm9
	vmovsd	.LC210(%rip), %xmm8
	vmovsd	.LC150(%rip), %xmm7
	vmovsd	.LC132(%rip), %xmm6
	jmp	.L1524
	.p2align 4,,10
	.p2align 3
.L1535:
	vdivsd	%xmm0, %xmm4, %xmm16
	vcomisd	%xmm0, %xmm6
	vmulsd	%xmm15, %xmm16, %xmm17
	vmulsd	%xmm16, %xmm16, %xmm16
	vmovsd	%xmm16, %xmm16, %xmm3
	vfmadd132sd	%xmm14, %xmm13, %xmm3
	vfmadd132sd	%xmm16, %xmm12, %xmm3
	vfmadd132sd	%xmm16, %xmm11, %xmm3
	vfmadd132sd	%xmm16, %xmm10, %xmm3
	vfmadd132sd	%xmm16, %xmm9, %xmm3
	vfmadd132sd	%xmm16, %xmm8, %xmm3
	vfmadd132sd	%xmm16, %xmm7, %xmm3
	ja	.L1517
	vmovsd	%xmm0, %xmm0, %xmm18
	vxorpd	%xmm2, %xmm2, %xmm2
.L1525:
	vcomisd	.LC149(%rip), %xmm0
	vmovsd	%xmm0, %xmm0, %xmm1
	ja	.L1518
	movabsq	$-4604544271217802189, %rcx
	vmovq	%xmm18, %rdx
	movabsq	$4503599627370495, %r8
	vmovsd	.LC172(%rip), %xmm20
	addq	%rdx, %rcx
	andq	%r8, %rcx
	movabsq	$4604544271217802189, %r8
	addq	%r8, %rcx
	vmovq	%rcx, %xmm1
	movabsq	$7141747209585715, %rcx
	addq	%rcx, %rdx
	vsubsd	%xmm4, %xmm1, %xmm18
	movabsq	$4841369599423283200, %rcx
	shrq	$52, %rdx
	orq	%rcx, %rdx
	vmulsd	%xmm15, %xmm18, %xmm21
	vmovq	%rdx, %xmm1
	vsubsd	.LC133(%rip), %xmm1, %xmm1
	vaddsd	%xmm2, %xmm1, %xmm1
	vaddsd	.LC134(%rip), %xmm18, %xmm2
	vmulsd	%xmm18, %xmm21, %xmm21
	vdivsd	%xmm2, %xmm18, %xmm2
	vmulsd	%xmm2, %xmm2, %xmm19
	vfmadd213sd	.LC173(%rip), %xmm19, %xmm20
	vfmadd213sd	.LC174(%rip), %xmm19, %xmm20
	vfmadd213sd	.LC175(%rip), %xmm19, %xmm20
	vfmadd213sd	.LC176(%rip), %xmm19, %xmm20
	vfmadd213sd	.LC177(%rip), %xmm19, %xmm20
	vfmadd213sd	.LC178(%rip), %xmm19, %xmm20
	vmulsd	%xmm20, %xmm19, %xmm19
	vmulsd	.LC144(%rip), %xmm1, %xmm20
	vaddsd	%xmm21, %xmm19, %xmm19
	vfmadd132sd	%xmm19, %xmm20, %xmm2
	vsubsd	%xmm21, %xmm2, %xmm2
	vaddsd	%xmm18, %xmm2, %xmm2
	vfmadd132sd	.LC143(%rip), %xmm2, %xmm1
.L1518:
	vxorpd	%xmm2, %xmm2, %xmm2
	vcomisd	%xmm2, %xmm0
	jp	.L1529
	je	.L1519
	ja	.L1523
.L1529:
	vmovsd	.LC181(%rip), %xmm1
.L1523:
	vfmadd132sd	%xmm16, %xmm17, %xmm3
	vsubsd	%xmm3, %xmm1, %xmm1
.L1516:
	addq	$8, %rdi
	vmovsd	%xmm1, (%rsi)
	addq	$8, %rsi
	cmpq	%rdi, %rax
	je	.L1537
.L1524:
	vmovsd	(%rdi), %xmm0
	vcomisd	%xmm0, %xmm5
	jbe	.L1535
	vmovsd	.LC134(%rip), %xmm2
	vxorpd	%xmm3, %xmm3, %xmm3
	vcomisd	%xmm2, %xmm0
	jbe	.L1513
	.p2align 4,,10
	.p2align 3
.L1515:
	vsubsd	%xmm4, %xmm0, %xmm0
	vdivsd	%xmm0, %xmm4, %xmm1
	vcomisd	%xmm2, %xmm0
	vaddsd	%xmm1, %xmm3, %xmm3
	ja	.L1515
.L1513:
	vsubsd	%xmm4, %xmm0, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm0
	call	etch__digamma_poly
	vsubsd	.LC202(%rip), %xmm2, %xmm1
	vsubsd	.LC203(%rip), %xmm1, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm1
	vaddsd	%xmm3, %xmm1, %xmm1
	jmp	.L1516
	.p2align 4,,10
	.p2align 3
.L1517:
	vmulsd	.LC146(%rip), %xmm0, %xmm18
	vmovsd	.LC131(%rip), %xmm2
	jmp	.L1525
	.p2align 4,,10
	.p2align 3
.L1519:
	vmovsd	.LC201(%rip), %xmm1
	jmp	.L1523
.L1536:
	ret
	.p2align 4,,10
	.p2align 3
.L1537:
	ret
	.cfi_endproc
.LFE217:
	.size	v_etch__digamma_positive_f64, .-v_etch__digamma_positive_f64
	.p2align 4
	.globl	v_etch__digamma_f64
	.type	v_etch__digamma_f64, @function
v_etch__digamma_f64:
.LFB218:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L1563
	pushq	%r13
	.cfi_def_cfa_offset 16
	.cfi_offset 13, -16
	movslq	%edx, %rdx
	xorl	%r13d, %r13d
	pushq	%r12
	.cfi_def_cfa_offset 24
	.cfi_offset 12, -24
	leaq	(%rdi,%rdx,8), %r12
	pushq	%rbp
	.cfi_def_cfa_offset 32
	.cfi_offset 6, -32
	movq	%rsi, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 40
	.cfi_offset 3, -40
	movq	%rdi, %rbx
	subq	$8, %rsp
	.cfi_def_cfa_offset 48
	vmovsd	.LC20(%rip), %xmm14
	vmovsd	.LC333(%rip), %xmm15
	vmovsd	.LC665(%rip), %xmm16
	jmp	.L1549
	.p2align 4,,10
	.p2align 3
.L1559:
	vcomisd	%xmm15, %xmm2
	ja	.L1566
	vrndscalesd	$4, %xmm2, %xmm2, %xmm10
	vsubsd	%xmm10, %xmm2, %xmm10
	vucomisd	%xmm1, %xmm10
	setnp	%al
	cmovne	%r13d, %eax
	testb	%al, %al
	jne	.L1551
	vcomisd	%xmm2, %xmm16
	ja	.L1551
	vsubsd	%xmm2, %xmm14, %xmm0
	call	etch__digamma_positive_f64
	vmovsd	.LC221(%rip), %xmm17
	vmovsd	%xmm0, %xmm0, %xmm13
	vmulsd	%xmm17, %xmm10, %xmm0
	call	etch__tan_f64
	vdivsd	%xmm0, %xmm17, %xmm17
	vsubsd	%xmm17, %xmm13, %xmm2
	.p2align 4,,10
	.p2align 3
.L1540:
	addq	$8, %rbx
	vmovsd	%xmm2, 0(%rbp)
	addq	$8, %rbp
	cmpq	%rbx, %r12
	je	.L1567
.L1549:
	vmovsd	(%rbx), %xmm2
	vucomisd	%xmm2, %xmm2
	jp	.L1540
	vcomisd	.LC149(%rip), %xmm2
	ja	.L1540
	vcomisd	%xmm14, %xmm2
	jnb	.L1568
	vxorpd	%xmm1, %xmm1, %xmm1
	vcomisd	%xmm1, %xmm2
	jb	.L1559
	vucomisd	%xmm1, %xmm2
	jp	.L1554
	je	.L1551
.L1554:
	vmovsd	%xmm2, %xmm2, %xmm0
	call	etch__digamma_poly
	vmovsd	%xmm0, %xmm0, %xmm1
	vsubsd	.LC202(%rip), %xmm2, %xmm0
	vsubsd	.LC203(%rip), %xmm0, %xmm0
	vdivsd	%xmm2, %xmm14, %xmm2
	vmulsd	%xmm1, %xmm0, %xmm0
	vsubsd	%xmm2, %xmm0, %xmm2
	jmp	.L1540
	.p2align 4,,10
	.p2align 3
.L1551:
	vmovsd	.LC181(%rip), %xmm2
	jmp	.L1540
	.p2align 4,,10
	.p2align 3
.L1568:
	vmovsd	%xmm2, %xmm2, %xmm0
	call	etch__digamma_positive_f64
	vmovsd	%xmm0, %xmm0, %xmm2
	jmp	.L1540
	.p2align 4,,10
	.p2align 3
.L1567:
	addq	$8, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 40
	popq	%rbx
	.cfi_def_cfa_offset 32
	popq	%rbp
	.cfi_def_cfa_offset 24
	popq	%r12
	.cfi_def_cfa_offset 16
	popq	%r13
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1566:
	.cfi_restore_state
	vaddsd	%xmm14, %xmm2, %xmm3
	vdivsd	%xmm2, %xmm14, %xmm2
	vmovsd	%xmm3, %xmm3, %xmm0
	call	etch__digamma_poly
	vmovsd	%xmm0, %xmm0, %xmm1
	vsubsd	.LC202(%rip), %xmm3, %xmm0
	vsubsd	.LC203(%rip), %xmm0, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vdivsd	%xmm3, %xmm14, %xmm3
	vsubsd	%xmm3, %xmm0, %xmm0
	vsubsd	%xmm2, %xmm0, %xmm2
	jmp	.L1540
	.p2align 4,,10
	.p2align 3
.L1563:
	.cfi_def_cfa_offset 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	ret
	.cfi_endproc
.LFE218:
	.size	v_etch__digamma_f64, .-v_etch__digamma_f64
	.p2align 4
	.globl	v_etch__zeta_f64
	.type	v_etch__zeta_f64, @function
v_etch__zeta_f64:
.LFB219:
	.cfi_startproc
	testl	%ecx, %ecx
	jle	.L1635
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
	movslq	%ecx, %rcx
	movq	%rdi, %r10
	movq	%rsi, %rbx
	movq	%rdx, %r11
	leaq	0(,%rcx,8), %r9
	xorl	%r8d, %r8d
	subq	$32, %rsp
	.cfi_def_cfa_offset 48
	vmovsd	.LC20(%rip), %xmm31
	vmovsd	.LC149(%rip), %xmm30
	vmovsd	.LC200(%rip), %xmm29
	jmp	.L1600
	.p2align 4,,10
	.p2align 3
.L1603:
	movq	.LC181(%rip), %rax
	vmovq	%rax, %xmm27
.L1571:
	vmovsd	%xmm27, (%r11,%r8)
	addq	$8, %r8
	cmpq	%r9, %r8
	je	.L1638
.L1600:
	vmovsd	(%r10,%r8), %xmm28
	vucomisd	%xmm31, %xmm28
	jp	.L1611
	vmovsd	%xmm29, %xmm29, %xmm27
	je	.L1571
.L1611:
	vucomisd	%xmm31, %xmm28
	vmovsd	(%rbx,%r8), %xmm27
	jbe	.L1603
	vucomisd	%xmm27, %xmm27
	jp	.L1603
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm0, %xmm27
	jbe	.L1626
	vcomisd	%xmm30, %xmm27
	ja	.L1628
	vcomisd	%xmm30, %xmm28
	jbe	.L1627
	vucomisd	%xmm31, %xmm27
	ja	.L1628
	jp	.L1610
	je	.L1571
.L1610:
	vmovsd	.LC200(%rip), %xmm27
	vmovsd	%xmm27, (%r11,%r8)
	addq	$8, %r8
	cmpq	%r9, %r8
	jne	.L1600
.L1638:
	addq	$32, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1628:
	.cfi_restore_state
	vxorpd	%xmm27, %xmm27, %xmm27
	jmp	.L1571
	.p2align 4,,10
	.p2align 3
.L1626:
	vrndscalesd	$9, %xmm27, %xmm27, %xmm4
	vsubsd	%xmm4, %xmm27, %xmm4
	vmulsd	.LC4(%rip), %xmm28, %xmm6
	vucomisd	%xmm0, %xmm4
	vrndscalesd	$4, %xmm6, %xmm6, %xmm7
	jbe	.L1639
	vrndscalesd	$4, %xmm28, %xmm28, %xmm0
	vucomisd	%xmm0, %xmm28
	jp	.L1609
	jne	.L1609
	vcomisd	.LC149(%rip), %xmm28
	ja	.L1610
	vcomisd	.LC180(%rip), %xmm27
	jbe	.L1632
	vmovq	.LC108(%rip), %xmm16
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovsd	%xmm28, %xmm28, %xmm0
	vmovsd	%xmm7, 8(%rsp)
	vmovsd	%xmm3, %xmm3, %xmm4
	vmovsd	%xmm3, %xmm3, %xmm2
	vmovsd	%xmm6, (%rsp)
	vxorpd	%xmm16, %xmm27, %xmm1
	call	etch__zeta_term_f64
	vmovsd	(%rsp), %xmm6
	vmovsd	8(%rsp), %xmm7
	vmovsd	%xmm0, %xmm0, %xmm4
	vucomisd	%xmm7, %xmm6
	jp	.L1622
	jne	.L1622
.L1596:
	vaddsd	%xmm31, %xmm27, %xmm1
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm28, %xmm28, %xmm0
	vmovsd	%xmm4, (%rsp)
	vmovsd	%xmm2, %xmm2, %xmm3
	call	etch__zeta_positive_f64
	vmovsd	(%rsp), %xmm4
	vaddsd	%xmm4, %xmm0, %xmm27
	jmp	.L1571
	.p2align 4,,10
	.p2align 3
.L1639:
	vucomisd	%xmm7, %xmm6
	jp	.L1609
	vmovsd	.LC200(%rip), %xmm27
	je	.L1571
.L1609:
	vmovsd	.LC181(%rip), %xmm27
	jmp	.L1571
	.p2align 4,,10
	.p2align 3
.L1627:
	vxorpd	%xmm22, %xmm22, %xmm22
	vsubsd	%xmm31, %xmm28, %xmm21
	vaddsd	.LC147(%rip), %xmm28, %xmm20
	vmovsd	.LC148(%rip), %xmm19
	vmovsd	%xmm22, %xmm22, %xmm18
	vmovsd	%xmm22, %xmm22, %xmm16
	jmp	.L1588
	.p2align 4,,10
	.p2align 3
.L1641:
	vsubsd	%xmm27, %xmm17, %xmm2
	vsubsd	%xmm2, %xmm22, %xmm2
.L1582:
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovsd	%xmm17, %xmm17, %xmm1
	vmovsd	%xmm28, %xmm28, %xmm0
	vmovsd	%xmm3, %xmm3, %xmm4
	call	etch__zeta_term_f64
	vdivsd	%xmm21, %xmm17, %xmm2
	vcomisd	%xmm20, %xmm17
	jnb	.L1583
	vaddsd	%xmm16, %xmm0, %xmm1
	vaddsd	%xmm31, %xmm2, %xmm2
	vsubsd	%xmm1, %xmm16, %xmm16
	vmulsd	%xmm0, %xmm2, %xmm2
	vaddsd	%xmm0, %xmm16, %xmm16
	vmulsd	%xmm19, %xmm1, %xmm0
	vaddsd	%xmm16, %xmm18, %xmm18
	vucomisd	%xmm0, %xmm2
	jbe	.L1640
	vaddsd	%xmm31, %xmm22, %xmm22
	vmovsd	%xmm1, %xmm1, %xmm16
.L1588:
	vcomisd	%xmm22, %xmm27
	vaddsd	%xmm22, %xmm27, %xmm17
	jnb	.L1641
	vsubsd	%xmm22, %xmm17, %xmm2
	vsubsd	%xmm2, %xmm27, %xmm2
	jmp	.L1582
	.p2align 4,,10
	.p2align 3
.L1583:
	vdivsd	%xmm17, %xmm28, %xmm4
	movabsq	$9223372036854775807, %rax
	vmulsd	.LC4(%rip), %xmm0, %xmm1
	vmulsd	%xmm2, %xmm0, %xmm2
	vmulsd	%xmm17, %xmm17, %xmm17
	vaddsd	%xmm2, %xmm1, %xmm2
	vdivsd	%xmm17, %xmm31, %xmm17
	vmulsd	%xmm0, %xmm4, %xmm4
	vmulsd	.LC150(%rip), %xmm4, %xmm1
	vaddsd	%xmm1, %xmm2, %xmm0
	vmovq	%xmm1, %rdx
	andq	%rax, %rdx
	vmovq	%rdx, %xmm1
	vaddsd	%xmm16, %xmm0, %xmm2
	vmulsd	%xmm19, %xmm2, %xmm2
	vcomisd	%xmm1, %xmm2
	ja	.L1589
	vmovsd	.LC134(%rip), %xmm1
	vxorpd	%xmm3, %xmm3, %xmm3
	vaddsd	%xmm3, %xmm28, %xmm3
	vaddsd	%xmm31, %xmm3, %xmm2
	vaddsd	%xmm1, %xmm3, %xmm3
	vmulsd	%xmm3, %xmm2, %xmm2
	vmulsd	%xmm17, %xmm2, %xmm2
	vmulsd	%xmm4, %xmm2, %xmm2
	vmulsd	.LC151(%rip), %xmm2, %xmm3
	vaddsd	%xmm3, %xmm0, %xmm0
	vmovq	%xmm3, %rsi
	andq	%rax, %rsi
	vmovq	%rsi, %xmm3
	vaddsd	%xmm0, %xmm16, %xmm4
	vmulsd	%xmm19, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L1589
	vaddsd	%xmm1, %xmm28, %xmm4
	vaddsd	%xmm31, %xmm4, %xmm3
	vaddsd	%xmm1, %xmm4, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm2, %xmm3, %xmm2
	vmulsd	.LC152(%rip), %xmm2, %xmm3
	vaddsd	%xmm3, %xmm0, %xmm0
	vmovq	%xmm3, %rdi
	andq	%rax, %rdi
	vmovq	%rdi, %xmm3
	vaddsd	%xmm0, %xmm16, %xmm4
	vmulsd	%xmm19, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L1589
	vaddsd	.LC153(%rip), %xmm28, %xmm4
	vaddsd	%xmm31, %xmm4, %xmm3
	vaddsd	%xmm1, %xmm4, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm2, %xmm3, %xmm2
	vmulsd	.LC154(%rip), %xmm2, %xmm3
	vaddsd	%xmm3, %xmm0, %xmm0
	vmovq	%xmm3, %rdi
	andq	%rax, %rdi
	vmovq	%rdi, %xmm3
	vaddsd	%xmm0, %xmm16, %xmm4
	vmulsd	%xmm19, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L1589
	vaddsd	.LC155(%rip), %xmm28, %xmm4
	vaddsd	%xmm31, %xmm4, %xmm3
	vaddsd	%xmm1, %xmm4, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm2, %xmm3, %xmm2
	vmulsd	.LC156(%rip), %xmm2, %xmm3
	vaddsd	%xmm3, %xmm0, %xmm0
	vmovq	%xmm3, %rsi
	andq	%rax, %rsi
	vmovq	%rsi, %xmm3
	vaddsd	%xmm0, %xmm16, %xmm4
	vmulsd	%xmm19, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L1589
	vaddsd	.LC157(%rip), %xmm28, %xmm4
	vaddsd	%xmm31, %xmm4, %xmm3
	vaddsd	%xmm1, %xmm4, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm2, %xmm3, %xmm2
	vmulsd	.LC158(%rip), %xmm2, %xmm3
	vaddsd	%xmm3, %xmm0, %xmm0
	vmovq	%xmm3, %rdx
	andq	%rax, %rdx
	vmovq	%rdx, %xmm3
	vaddsd	%xmm0, %xmm16, %xmm4
	vmulsd	%xmm19, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L1589
	vaddsd	.LC159(%rip), %xmm28, %xmm4
	vaddsd	%xmm31, %xmm4, %xmm3
	vaddsd	%xmm1, %xmm4, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm2, %xmm3, %xmm2
	vmulsd	.LC160(%rip), %xmm2, %xmm3
	vaddsd	%xmm3, %xmm0, %xmm0
	vmovq	%xmm3, %rdx
	andq	%rax, %rdx
	vmovq	%rdx, %xmm3
	vaddsd	%xmm0, %xmm16, %xmm4
	vmulsd	%xmm19, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L1589
	vaddsd	%xmm31, %xmm20, %xmm3
	vaddsd	%xmm1, %xmm20, %xmm20
	vmulsd	%xmm20, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm2, %xmm3, %xmm2
	vmulsd	.LC161(%rip), %xmm2, %xmm3
	vaddsd	%xmm3, %xmm0, %xmm0
	vmovq	%xmm3, %rsi
	andq	%rax, %rsi
	vmovq	%rsi, %xmm3
	vaddsd	%xmm0, %xmm16, %xmm4
	vmulsd	%xmm19, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L1589
	vaddsd	.LC162(%rip), %xmm28, %xmm4
	vaddsd	%xmm31, %xmm4, %xmm3
	vaddsd	%xmm1, %xmm4, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm2, %xmm3, %xmm2
	vmulsd	.LC163(%rip), %xmm2, %xmm3
	vaddsd	%xmm3, %xmm0, %xmm0
	vmovq	%xmm3, %rdi
	andq	%rax, %rdi
	vmovq	%rdi, %xmm3
	vaddsd	%xmm0, %xmm16, %xmm4
	vmulsd	%xmm19, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L1589
	vaddsd	.LC164(%rip), %xmm28, %xmm4
	vaddsd	%xmm31, %xmm4, %xmm3
	vaddsd	%xmm1, %xmm4, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm2, %xmm3, %xmm2
	vmulsd	.LC165(%rip), %xmm2, %xmm3
	vaddsd	%xmm3, %xmm0, %xmm0
	vmovq	%xmm3, %rdi
	andq	%rax, %rdi
	vmovq	%rdi, %xmm3
	vaddsd	%xmm0, %xmm16, %xmm4
	vmulsd	%xmm19, %xmm4, %xmm4
	vcomisd	%xmm3, %xmm4
	ja	.L1589
	vaddsd	.LC166(%rip), %xmm28, %xmm4
	vaddsd	%xmm31, %xmm4, %xmm3
	vaddsd	%xmm1, %xmm4, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm17, %xmm3, %xmm3
	vmulsd	%xmm2, %xmm3, %xmm3
	vmulsd	.LC167(%rip), %xmm3, %xmm2
	vaddsd	%xmm2, %xmm0, %xmm0
	vmovq	%xmm2, %rsi
	andq	%rax, %rsi
	vmovq	%rsi, %xmm2
	vaddsd	%xmm0, %xmm16, %xmm4
	vmulsd	%xmm19, %xmm4, %xmm4
	vcomisd	%xmm2, %xmm4
	ja	.L1589
	vaddsd	.LC168(%rip), %xmm28, %xmm28
	vaddsd	%xmm31, %xmm28, %xmm2
	vaddsd	%xmm1, %xmm28, %xmm28
	vmulsd	%xmm28, %xmm2, %xmm1
	vmulsd	%xmm17, %xmm1, %xmm1
	vmulsd	%xmm3, %xmm1, %xmm1
	vmulsd	.LC169(%rip), %xmm1, %xmm1
	vaddsd	%xmm1, %xmm0, %xmm0
.L1589:
	vaddsd	%xmm0, %xmm18, %xmm18
	vaddsd	%xmm16, %xmm18, %xmm27
	jmp	.L1571
	.p2align 4,,10
	.p2align 3
.L1640:
	vmovsd	%xmm30, %xmm30, %xmm5
	vaddsd	%xmm18, %xmm1, %xmm0
	vcmplesd	%xmm5, %xmm1, %xmm2
	vblendvpd	%xmm2, %xmm0, %xmm1, %xmm5
	vmovsd	%xmm5, %xmm5, %xmm27
	jmp	.L1571
	.p2align 4,,10
	.p2align 3
.L1622:
	vxorpd	%xmm16, %xmm4, %xmm4
	jmp	.L1596
	.p2align 4,,10
	.p2align 3
.L1632:
	vsubsd	%xmm4, %xmm31, %xmm1
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm28, %xmm28, %xmm0
	vmovsd	%xmm7, 24(%rsp)
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm6, 16(%rsp)
	vmovsd	%xmm4, 8(%rsp)
	call	etch__zeta_positive_f64
	vsubsd	%xmm27, %xmm31, %xmm1
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm0, (%rsp)
	vmovsd	%xmm28, %xmm28, %xmm0
	call	etch__zeta_positive_f64
	vmovsd	(%rsp), %xmm8
	vmovsd	8(%rsp), %xmm4
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm3
	vsubsd	%xmm0, %xmm8, %xmm27
	vmovsd	%xmm4, %xmm4, %xmm1
	vmovsd	%xmm28, %xmm28, %xmm0
	call	etch__zeta_positive_f64
	vmovsd	16(%rsp), %xmm6
	vmovsd	24(%rsp), %xmm7
	vucomisd	%xmm7, %xmm6
	jp	.L1623
	je	.L1598
.L1623:
	vxorpd	.LC108(%rip), %xmm27, %xmm27
.L1598:
	vaddsd	%xmm27, %xmm0, %xmm27
	jmp	.L1571
	.p2align 4,,10
	.p2align 3
.L1635:
	.cfi_def_cfa_offset 8
	.cfi_restore 3
	ret
	.cfi_endproc
.LFE219:
	.size	v_etch__zeta_f64, .-v_etch__zeta_f64
	.p2align 4
	.globl	v_etch__polygamma_f64
	.type	v_etch__polygamma_f64, @function
v_etch__polygamma_f64:
.LFB220:
	.cfi_startproc
	pushq	%r14
	.cfi_def_cfa_offset 16
	.cfi_offset 14, -16
	pushq	%r13
	.cfi_def_cfa_offset 24
	.cfi_offset 13, -24
	pushq	%r12
	.cfi_def_cfa_offset 32
	.cfi_offset 12, -32
	pushq	%rbp
	.cfi_def_cfa_offset 40
	.cfi_offset 6, -40
	movslq	%ecx, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 48
	.cfi_offset 3, -48
	salq	$3, %rbp
	subq	$48, %rsp
	.cfi_def_cfa_offset 96
	testl	%ecx, %ecx
	jle	.L1742
	movq	%rdi, %r13
	movq	%rsi, %r12
	movq	%rdx, %r14
	xorl	%ebx, %ebx
	vxorps	%xmm5, %xmm5, %xmm5
	.p2align 4,,10
	.p2align 3
.L1687:
	vmovsd	0(%r13,%rbx), %xmm6
	vxorpd	%xmm0, %xmm0, %xmm0
	vucomisd	%xmm0, %xmm6
	jb	.L1691
	vcomisd	.LC149(%rip), %xmm6
	ja	.L1691
	vrndscalesd	$4, %xmm6, %xmm6, %xmm1
	vucomisd	%xmm1, %xmm6
	jp	.L1691
	jne	.L1691
	vucomisd	%xmm0, %xmm6
	vmovsd	(%r12,%rbx), %xmm29
	jp	.L1646
	je	.L1748
.L1646:
	vmovsd	.LC666(%rip), %xmm0
	vaddsd	.LC20(%rip), %xmm6, %xmm30
	vmovsd	.LC200(%rip), %xmm27
	vcomisd	%xmm6, %xmm0
	jb	.L1656
	vcvttsd2sil	%xmm6, %edx
	cmpl	$1, %edx
	jle	.L1696
	movq	.LC20(%rip), %rax
	addl	$1, %edx
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovq	%rax, %xmm1
	movl	$2, %eax
	.p2align 4,,10
	.p2align 3
.L1659:
	vcvtsi2sdl	%eax, %xmm5, %xmm0
	vmovsd	%xmm1, %xmm1, %xmm2
	addl	$1, %eax
	vmulsd	%xmm0, %xmm1, %xmm1
	vfmsub132sd	%xmm0, %xmm1, %xmm2
	vfmadd132sd	%xmm0, %xmm2, %xmm3
	cmpl	%edx, %eax
	jne	.L1659
	vaddsd	%xmm3, %xmm1, %xmm27
.L1656:
	vucomisd	.LC20(%rip), %xmm30
	jp	.L1745
	je	.L1744
	vucomisd	.LC20(%rip), %xmm30
	jbe	.L1745
	vucomisd	%xmm29, %xmm29
	jp	.L1745
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm0, %xmm29
	jbe	.L1733
	vmovsd	.LC149(%rip), %xmm31
	vcomisd	%xmm31, %xmm29
	ja	.L1747
	vcomisd	%xmm31, %xmm30
	jbe	.L1735
	vucomisd	.LC20(%rip), %xmm29
	ja	.L1747
	jp	.L1746
	jne	.L1746
	vcomisd	%xmm31, %xmm27
	ja	.L1746
	vmovsd	.LC4(%rip), %xmm4
	vmovsd	%xmm27, %xmm27, %xmm0
	vmovsd	%xmm4, 8(%rsp)
	jmp	.L1682
	.p2align 4,,10
	.p2align 3
.L1733:
	vrndscalesd	$9, %xmm29, %xmm29, %xmm4
	vsubsd	%xmm4, %xmm29, %xmm4
	vucomisd	%xmm0, %xmm4
	jbe	.L1744
	vrndscalesd	$4, %xmm30, %xmm30, %xmm0
	vucomisd	%xmm0, %xmm30
	jp	.L1745
	vmovsd	.LC149(%rip), %xmm31
	jne	.L1747
	vmovsd	.LC4(%rip), %xmm7
	vcomisd	%xmm31, %xmm30
	vmovsd	%xmm7, 8(%rsp)
	ja	.L1680
	vmulsd	%xmm7, %xmm30, %xmm28
	vcomisd	.LC180(%rip), %xmm29
	vrndscalesd	$4, %xmm28, %xmm28, %xmm17
	vmovsd	%xmm17, 16(%rsp)
	jbe	.L1740
	vmovq	.LC108(%rip), %xmm16
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovsd	%xmm30, %xmm30, %xmm0
	vmovsd	%xmm6, 16(%rsp)
	vmovsd	%xmm3, %xmm3, %xmm4
	vmovsd	%xmm3, %xmm3, %xmm2
	vxorpd	%xmm16, %xmm29, %xmm1
	call	etch__zeta_term_f64
	vucomisd	%xmm17, %xmm28
	vmovsd	16(%rsp), %xmm6
	vmovsd	%xmm0, %xmm0, %xmm4
	jp	.L1710
	jne	.L1710
.L1674:
	vaddsd	.LC20(%rip), %xmm29, %xmm1
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm30, %xmm30, %xmm0
	vmovsd	%xmm4, 24(%rsp)
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm6, 16(%rsp)
	call	etch__zeta_positive_f64
	vmovsd	24(%rsp), %xmm4
	vmovsd	16(%rsp), %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vaddsd	%xmm4, %xmm0, %xmm0
.L1670:
	vmovq	%xmm0, %rax
	vmulsd	%xmm0, %xmm27, %xmm0
	btrq	$63, %rax
	vcomisd	%xmm31, %xmm27
	vmovq	%rax, %xmm2
	ja	.L1680
	vucomisd	.LC667(%rip), %xmm2
	jbe	.L1680
	vmovsd	.LC200(%rip), %xmm1
	vucomisd	%xmm2, %xmm1
	ja	.L1682
	jmp	.L1680
	.p2align 4,,10
	.p2align 3
.L1747:
	vmovsd	.LC4(%rip), %xmm7
	vmovsd	%xmm7, 8(%rsp)
	.p2align 4,,10
	.p2align 3
.L1680:
	vmovsd	%xmm30, %xmm30, %xmm0
	vmovsd	%xmm6, 16(%rsp)
	call	etch__lgamma_f64
	vcomisd	%xmm27, %xmm31
	vmovsd	16(%rsp), %xmm6
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovsd	%xmm0, %xmm0, %xmm2
	jb	.L1684
	vmovsd	.LC132(%rip), %xmm0
	vcomisd	%xmm27, %xmm0
	ja	.L1685
	vxorpd	%xmm2, %xmm2, %xmm2
.L1689:
	movabsq	$-4604544271217802189, %rdx
	vmovq	%xmm27, %rax
	movabsq	$4503599627370495, %rcx
	addq	%rax, %rdx
	andq	%rcx, %rdx
	movabsq	$4604544271217802189, %rcx
	addq	%rcx, %rdx
	vmovq	%rdx, %xmm7
	vsubsd	.LC20(%rip), %xmm7, %xmm1
	movabsq	$7141747209585715, %rdx
	addq	%rdx, %rax
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	orq	%rdx, %rax
	vmovq	%rax, %xmm4
	vsubsd	.LC133(%rip), %xmm4, %xmm0
	vmovsd	.LC20(%rip), %xmm4
	vaddsd	%xmm2, %xmm0, %xmm0
	vmovsd	.LC134(%rip), %xmm2
	vaddsd	%xmm2, %xmm1, %xmm7
	vdivsd	%xmm7, %xmm4, %xmm4
	vsubsd	%xmm2, %xmm7, %xmm2
	vsubsd	%xmm2, %xmm1, %xmm3
	vmulsd	%xmm4, %xmm1, %xmm2
	vfnmadd132sd	%xmm2, %xmm1, %xmm7
	vmovsd	%xmm2, %xmm2, %xmm9
	vaddsd	%xmm2, %xmm2, %xmm8
	vmovsd	.LC135(%rip), %xmm1
	vfnmadd132sd	%xmm2, %xmm7, %xmm3
	vmovsd	.LC142(%rip), %xmm7
	vmulsd	%xmm3, %xmm4, %xmm4
	vmulsd	%xmm2, %xmm2, %xmm3
	vfmadd213sd	.LC136(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC137(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC138(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC139(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC140(%rip), %xmm3, %xmm1
	vfmsub132sd	%xmm2, %xmm3, %xmm9
	vmovsd	%xmm3, %xmm3, %xmm11
	vfmadd213sd	.LC141(%rip), %xmm3, %xmm1
	vfmadd231sd	%xmm8, %xmm4, %xmm9
	vmulsd	%xmm1, %xmm3, %xmm1
	vaddsd	%xmm7, %xmm1, %xmm10
	vsubsd	%xmm10, %xmm7, %xmm7
	vmulsd	%xmm10, %xmm9, %xmm9
	vaddsd	%xmm1, %xmm7, %xmm7
	vmulsd	%xmm10, %xmm3, %xmm1
	vfmadd132sd	%xmm7, %xmm9, %xmm3
	vmovsd	%xmm2, %xmm2, %xmm7
	vfmsub132sd	%xmm10, %xmm1, %xmm11
	vmulsd	%xmm1, %xmm2, %xmm10
	vaddsd	%xmm3, %xmm11, %xmm3
	vfmsub132sd	%xmm1, %xmm10, %xmm7
	vaddsd	%xmm10, %xmm8, %xmm9
	vmulsd	%xmm1, %xmm4, %xmm1
	vfmadd132sd	%xmm3, %xmm1, %xmm2
	vmulsd	.LC143(%rip), %xmm0, %xmm3
	vaddsd	%xmm2, %xmm7, %xmm2
	vaddsd	%xmm4, %xmm4, %xmm7
	vsubsd	%xmm9, %xmm8, %xmm4
	vaddsd	%xmm3, %xmm9, %xmm1
	vaddsd	%xmm7, %xmm2, %xmm2
	vaddsd	%xmm10, %xmm4, %xmm4
	vsubsd	%xmm1, %xmm3, %xmm3
	vaddsd	%xmm4, %xmm2, %xmm2
	vaddsd	%xmm9, %xmm3, %xmm3
	vfmadd132sd	.LC144(%rip), %xmm2, %xmm0
	vaddsd	%xmm0, %xmm3, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm2
	vsubsd	%xmm2, %xmm1, %xmm3
	vaddsd	%xmm0, %xmm3, %xmm3
.L1684:
	vmovsd	%xmm29, %xmm29, %xmm1
	vmovsd	%xmm30, %xmm30, %xmm0
	vmovsd	%xmm6, 16(%rsp)
	call	etch__zeta_scaled_f64
	vmovsd	16(%rsp), %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
.L1682:
	vmulsd	8(%rsp), %xmm6, %xmm6
	vrndscalesd	$4, %xmm6, %xmm6, %xmm1
	vucomisd	%xmm1, %xmm6
	jp	.L1644
	jne	.L1644
	vxorpd	.LC108(%rip), %xmm0, %xmm0
	vmovsd	%xmm0, (%r14,%rbx)
	addq	$8, %rbx
	cmpq	%rbx, %rbp
	jne	.L1687
.L1742:
	addq	$48, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 48
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%rbp
	.cfi_def_cfa_offset 32
	popq	%r12
	.cfi_def_cfa_offset 24
	popq	%r13
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1744:
	.cfi_restore_state
	vmovsd	.LC4(%rip), %xmm4
	vmovsd	.LC149(%rip), %xmm31
	vmovsd	%xmm4, 8(%rsp)
	jmp	.L1680
	.p2align 4,,10
	.p2align 3
.L1691:
	movq	.LC181(%rip), %rax
	vmovq	%rax, %xmm0
.L1644:
	vmovsd	%xmm0, (%r14,%rbx)
	addq	$8, %rbx
	cmpq	%rbx, %rbp
	jne	.L1687
	addq	$48, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 48
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%rbp
	.cfi_def_cfa_offset 32
	popq	%r12
	.cfi_def_cfa_offset 24
	popq	%r13
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1745:
	.cfi_restore_state
	vmovsd	.LC4(%rip), %xmm7
	vmovsd	.LC149(%rip), %xmm31
	vmovsd	%xmm7, 8(%rsp)
	jmp	.L1680
	.p2align 4,,10
	.p2align 3
.L1748:
	vucomisd	%xmm29, %xmm29
	jp	.L1692
	vcomisd	.LC149(%rip), %xmm29
	ja	.L1692
	vmovsd	.LC20(%rip), %xmm2
	vcomisd	%xmm2, %xmm29
	jnb	.L1749
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm0, %xmm29
	jnb	.L1750
	vcomisd	.LC333(%rip), %xmm29
	ja	.L1751
	vrndscalesd	$4, %xmm29, %xmm29, %xmm10
	vsubsd	%xmm10, %xmm29, %xmm10
	movl	$0, %edx
	vucomisd	%xmm0, %xmm10
	setnp	%al
	cmovne	%edx, %eax
	testb	%al, %al
	jne	.L1694
	vmovsd	.LC665(%rip), %xmm0
	vcomisd	%xmm29, %xmm0
	ja	.L1694
	vsubsd	%xmm29, %xmm2, %xmm0
	call	etch__digamma_positive_f64
	vmovsd	.LC221(%rip), %xmm14
	vmovsd	%xmm0, %xmm0, %xmm13
	vmulsd	%xmm14, %xmm10, %xmm0
	call	etch__tan_f64
	vxorps	%xmm5, %xmm5, %xmm5
	vdivsd	%xmm0, %xmm14, %xmm14
	vsubsd	%xmm14, %xmm13, %xmm0
	jmp	.L1644
	.p2align 4,,10
	.p2align 3
.L1685:
	vmulsd	.LC146(%rip), %xmm27, %xmm27
	vmovsd	.LC131(%rip), %xmm2
	jmp	.L1689
	.p2align 4,,10
	.p2align 3
.L1692:
	vmovsd	%xmm29, %xmm29, %xmm0
	jmp	.L1644
	.p2align 4,,10
	.p2align 3
.L1750:
	vucomisd	%xmm0, %xmm29
	jp	.L1701
	vmovsd	.LC181(%rip), %xmm0
	je	.L1644
.L1701:
	vdivsd	%xmm29, %xmm2, %xmm2
	vmovsd	%xmm29, %xmm29, %xmm0
	call	etch__digamma_poly
	vmovsd	%xmm0, %xmm0, %xmm1
	vsubsd	.LC202(%rip), %xmm29, %xmm0
	vsubsd	.LC203(%rip), %xmm0, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vsubsd	%xmm2, %xmm0, %xmm0
	jmp	.L1644
	.p2align 4,,10
	.p2align 3
.L1735:
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm29, %xmm29, %xmm1
	vmovsd	%xmm30, %xmm30, %xmm0
	vmovsd	%xmm6, 16(%rsp)
	vmovsd	%xmm2, %xmm2, %xmm3
	call	etch__zeta_positive_f64
	vmovsd	16(%rsp), %xmm6
	vmovsd	.LC4(%rip), %xmm5
	vmovsd	%xmm5, 8(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	jmp	.L1670
	.p2align 4,,10
	.p2align 3
.L1696:
	movq	.LC20(%rip), %rax
	vmovq	%rax, %xmm27
	jmp	.L1656
.L1749:
	vmovsd	%xmm29, %xmm29, %xmm0
	call	etch__digamma_positive_f64
	vxorps	%xmm5, %xmm5, %xmm5
	jmp	.L1644
.L1746:
	vmovsd	.LC4(%rip), %xmm4
	vmovsd	%xmm4, 8(%rsp)
	jmp	.L1680
.L1751:
	vaddsd	%xmm2, %xmm29, %xmm3
	vmovsd	%xmm3, %xmm3, %xmm0
	call	etch__digamma_poly
	vmovsd	%xmm0, %xmm0, %xmm1
	vsubsd	.LC202(%rip), %xmm3, %xmm0
	vsubsd	.LC203(%rip), %xmm0, %xmm0
	vdivsd	%xmm3, %xmm2, %xmm3
	vmulsd	%xmm1, %xmm0, %xmm0
	vdivsd	%xmm29, %xmm2, %xmm2
	vsubsd	%xmm3, %xmm0, %xmm0
	vsubsd	%xmm2, %xmm0, %xmm0
	jmp	.L1644
.L1694:
	vmovsd	.LC181(%rip), %xmm0
	jmp	.L1644
.L1740:
	vmovsd	.LC20(%rip), %xmm5
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm30, %xmm30, %xmm0
	vmovsd	%xmm6, 40(%rsp)
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm4, 32(%rsp)
	vsubsd	%xmm4, %xmm5, %xmm1
	call	etch__zeta_positive_f64
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	.LC20(%rip), %xmm5
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm0, 24(%rsp)
	vmovsd	%xmm30, %xmm30, %xmm0
	vsubsd	%xmm29, %xmm5, %xmm1
	call	etch__zeta_positive_f64
	vmovsd	24(%rsp), %xmm8
	vmovsd	32(%rsp), %xmm4
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm3
	vsubsd	%xmm0, %xmm8, %xmm8
	vmovsd	%xmm4, %xmm4, %xmm1
	vmovsd	%xmm30, %xmm30, %xmm0
	vmovsd	%xmm8, 24(%rsp)
	call	etch__zeta_positive_f64
	vucomisd	16(%rsp), %xmm28
	vmovsd	24(%rsp), %xmm8
	vxorps	%xmm5, %xmm5, %xmm5
	vmovsd	40(%rsp), %xmm6
	jp	.L1711
	jne	.L1711
.L1676:
	vaddsd	%xmm8, %xmm0, %xmm0
	jmp	.L1670
.L1710:
	vxorpd	%xmm16, %xmm4, %xmm4
	jmp	.L1674
.L1711:
	vxorpd	.LC108(%rip), %xmm8, %xmm8
	jmp	.L1676
	.cfi_endproc
.LFE220:
	.size	v_etch__polygamma_f64, .-v_etch__polygamma_f64
	.p2align 4
	.globl	v_etch__lgamma_f32
	.type	v_etch__lgamma_f32, @function
v_etch__lgamma_f32:
.LFB221:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L1817
	vmovsd	.LC200(%rip), %xmm13
	movslq	%edx, %rdx
	pushq	%r12
	.cfi_def_cfa_offset 16
	.cfi_offset 12, -16
	vmovsd	.LC4(%rip), %xmm14
	pushq	%rbp
	.cfi_def_cfa_offset 24
	.cfi_offset 6, -24
	leaq	(%rdi,%rdx,4), %r12
	movq	%rsi, %rbp
	vmovsd	.LC221(%rip), %xmm15
	pushq	%rbx
	.cfi_def_cfa_offset 32
	.cfi_offset 3, -32
	movq	%rdi, %rbx
	vmovsd	.LC132(%rip), %xmm16
	jmp	.L1786
	.p2align 4,,10
	.p2align 3
.L1808:
	vcomiss	.LC328(%rip), %xmm0
	jnb	.L1820
	vcomisd	%xmm10, %xmm14
	ja	.L1821
	vrndscalesd	$4, %xmm10, %xmm10, %xmm0
	vsubsd	%xmm0, %xmm10, %xmm0
	vxorpd	%xmm1, %xmm1, %xmm1
	vucomisd	%xmm1, %xmm0
	jp	.L1806
	je	.L1795
.L1806:
	vmulsd	%xmm15, %xmm0, %xmm0
	call	etch__sin_f64
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm1
	vmulsd	%xmm1, %xmm10, %xmm1
	vdivsd	%xmm1, %xmm15, %xmm1
	vcomisd	%xmm1, %xmm16
	ja	.L1779
	vmovsd	%xmm1, %xmm1, %xmm2
	vxorpd	%xmm0, %xmm0, %xmm0
.L1789:
	vcomisd	.LC149(%rip), %xmm1
	vmovsd	%xmm1, %xmm1, %xmm12
	ja	.L1780
	movabsq	$-4604544271217802189, %rdx
	vmovq	%xmm2, %rax
	movabsq	$4503599627370495, %rcx
	vmovsd	.LC172(%rip), %xmm5
	addq	%rax, %rdx
	andq	%rcx, %rdx
	movabsq	$4604544271217802189, %rcx
	addq	%rcx, %rdx
	vmovq	%rdx, %xmm7
	vsubsd	.LC20(%rip), %xmm7, %xmm3
	movabsq	$7141747209585715, %rdx
	addq	%rdx, %rax
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	vmulsd	%xmm14, %xmm3, %xmm6
	orq	%rdx, %rax
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm2
	vaddsd	%xmm0, %xmm2, %xmm2
	vaddsd	.LC134(%rip), %xmm3, %xmm0
	vmulsd	%xmm3, %xmm6, %xmm6
	vdivsd	%xmm0, %xmm3, %xmm0
	vmulsd	%xmm0, %xmm0, %xmm4
	vfmadd213sd	.LC173(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC174(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC175(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC176(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC177(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC178(%rip), %xmm4, %xmm5
	vmulsd	%xmm5, %xmm4, %xmm4
	vmulsd	.LC144(%rip), %xmm2, %xmm5
	vaddsd	%xmm6, %xmm4, %xmm4
	vfmadd132sd	%xmm4, %xmm5, %xmm0
	vsubsd	%xmm6, %xmm0, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm0
	vfmadd132sd	.LC143(%rip), %xmm0, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm12
.L1780:
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm0, %xmm1
	jp	.L1798
	je	.L1781
	ja	.L1785
.L1798:
	vmovsd	.LC181(%rip), %xmm12
.L1785:
	vmovsd	%xmm10, %xmm10, %xmm0
	call	etch__lgamma_positive_f64
	vsubsd	%xmm0, %xmm12, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
.L1756:
	addq	$4, %rbx
	vmovss	%xmm0, 0(%rbp)
	addq	$4, %rbp
	cmpq	%r12, %rbx
	je	.L1822
.L1786:
	vmovss	(%rbx), %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm2
	vmovq	%xmm2, %rdx
	btrq	$63, %rdx
	vmovq	%rdx, %xmm10
	vucomisd	%xmm10, %xmm13
	ja	.L1808
	vucomiss	%xmm0, %xmm0
	vmovd	%xmm0, %eax
	cmovnp	.LC668(%rip), %eax
	vmovd	%eax, %xmm0
	jmp	.L1756
	.p2align 4,,10
	.p2align 3
.L1821:
	vmovsd	.LC148(%rip), %xmm1
	vucomisd	%xmm10, %xmm1
	ja	.L1811
	vmovss	.LC328(%rip), %xmm1
	vcomiss	%xmm0, %xmm1
	ja	.L1823
	vmovss	.LC282(%rip), %xmm1
	vcomiss	%xmm0, %xmm1
	vmovsd	%xmm2, %xmm2, %xmm0
	ja	.L1824
	call	etch__lgamma_poly_d
.L1768:
	vsubsd	.LC20(%rip), %xmm2, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm0
	vxorpd	%xmm1, %xmm1, %xmm1
	vmulsd	%xmm2, %xmm0, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm0
	jmp	.L1762
	.p2align 4,,10
	.p2align 3
.L1820:
	vmovsd	%xmm2, %xmm2, %xmm0
	call	etch__lgamma_positive_f64
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	jmp	.L1756
	.p2align 4,,10
	.p2align 3
.L1795:
	vmovss	.LC668(%rip), %xmm0
	jmp	.L1756
	.p2align 4,,10
	.p2align 3
.L1779:
	vmulsd	.LC146(%rip), %xmm1, %xmm2
	vmovsd	.LC131(%rip), %xmm0
	jmp	.L1789
	.p2align 4,,10
	.p2align 3
.L1822:
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 24
	popq	%rbp
	.cfi_def_cfa_offset 16
	popq	%r12
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1811:
	.cfi_restore_state
	vxorpd	%xmm0, %xmm0, %xmm0
.L1762:
	vmovsd	.LC132(%rip), %xmm1
	vcomisd	%xmm10, %xmm1
	ja	.L1771
	vxorpd	%xmm3, %xmm3, %xmm3
.L1788:
	vcomisd	.LC149(%rip), %xmm10
	vmovsd	%xmm10, %xmm10, %xmm1
	ja	.L1772
	movabsq	$-4604544271217802189, %rax
	movabsq	$4503599627370495, %rcx
	vmovsd	.LC172(%rip), %xmm5
	addq	%rdx, %rax
	andq	%rcx, %rax
	movabsq	$4604544271217802189, %rcx
	addq	%rcx, %rax
	vmovq	%rax, %xmm7
	vsubsd	.LC20(%rip), %xmm7, %xmm2
	movabsq	$7141747209585715, %rax
	addq	%rdx, %rax
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	vmulsd	%xmm14, %xmm2, %xmm6
	orq	%rdx, %rax
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm1
	vaddsd	%xmm3, %xmm1, %xmm1
	vaddsd	.LC134(%rip), %xmm2, %xmm3
	vmulsd	%xmm2, %xmm6, %xmm6
	vdivsd	%xmm3, %xmm2, %xmm3
	vmulsd	%xmm3, %xmm3, %xmm4
	vfmadd213sd	.LC173(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC174(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC175(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC176(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC177(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC178(%rip), %xmm4, %xmm5
	vmulsd	%xmm5, %xmm4, %xmm4
	vmulsd	.LC144(%rip), %xmm1, %xmm5
	vaddsd	%xmm6, %xmm4, %xmm4
	vfmadd132sd	%xmm4, %xmm5, %xmm3
	vsubsd	%xmm6, %xmm3, %xmm3
	vaddsd	%xmm2, %xmm3, %xmm3
	vfmadd132sd	.LC143(%rip), %xmm3, %xmm1
.L1772:
	vxorpd	%xmm2, %xmm2, %xmm2
	vcomisd	%xmm2, %xmm10
	jp	.L1794
	je	.L1773
	ja	.L1777
.L1794:
	vmovsd	.LC181(%rip), %xmm1
.L1777:
	vsubsd	%xmm1, %xmm0, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	jmp	.L1756
	.p2align 4,,10
	.p2align 3
.L1771:
	vmulsd	.LC146(%rip), %xmm10, %xmm7
	vmovsd	.LC131(%rip), %xmm3
	vmovq	%xmm7, %rdx
	jmp	.L1788
	.p2align 4,,10
	.p2align 3
.L1823:
	vxorps	%xmm1, %xmm1, %xmm1
	vcomiss	%xmm0, %xmm1
	vmovsd	%xmm2, %xmm2, %xmm0
	ja	.L1825
	call	etch__lgamma_poly_b
	jmp	.L1768
	.p2align 4,,10
	.p2align 3
.L1781:
	vmovsd	.LC201(%rip), %xmm12
	jmp	.L1785
	.p2align 4,,10
	.p2align 3
.L1773:
	vmovsd	.LC201(%rip), %xmm1
	jmp	.L1777
	.p2align 4,,10
	.p2align 3
.L1824:
	call	etch__lgamma_poly_c
	jmp	.L1768
	.p2align 4,,10
	.p2align 3
.L1825:
	call	etch__lgamma_poly_a
	jmp	.L1768
	.p2align 4,,10
	.p2align 3
.L1817:
	.cfi_def_cfa_offset 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	ret
	.cfi_endproc
.LFE221:
	.size	v_etch__lgamma_f32, .-v_etch__lgamma_f32
	.p2align 4
	.globl	v_etch__digamma_f32
	.type	v_etch__digamma_f32, @function
v_etch__digamma_f32:
.LFB222:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L1852
	pushq	%r13
	.cfi_def_cfa_offset 16
	.cfi_offset 13, -16
	movslq	%edx, %rdx
	xorl	%r13d, %r13d
	pushq	%r12
	.cfi_def_cfa_offset 24
	.cfi_offset 12, -24
	leaq	(%rdi,%rdx,4), %r12
	pushq	%rbp
	.cfi_def_cfa_offset 32
	.cfi_offset 6, -32
	movq	%rsi, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 40
	.cfi_offset 3, -40
	movq	%rdi, %rbx
	subq	$8, %rsp
	.cfi_def_cfa_offset 48
	vmovss	.LC282(%rip), %xmm13
	vmovsd	.LC665(%rip), %xmm14
	jmp	.L1837
	.p2align 4,,10
	.p2align 3
.L1848:
	vcomiss	.LC318(%rip), %xmm0
	ja	.L1855
	vrndscaless	$4, %xmm0, %xmm0, %xmm10
	vcvtss2sd	%xmm10, %xmm10, %xmm10
	vsubsd	%xmm10, %xmm2, %xmm10
	vxorpd	%xmm0, %xmm0, %xmm0
	vucomisd	%xmm0, %xmm10
	setnp	%al
	cmovne	%r13d, %eax
	testb	%al, %al
	jne	.L1840
	vcomisd	%xmm2, %xmm14
	ja	.L1840
	vmovsd	.LC20(%rip), %xmm0
	vsubsd	%xmm2, %xmm0, %xmm0
	call	etch__digamma_positive_f64
	vmovsd	.LC221(%rip), %xmm16
	vmovsd	%xmm0, %xmm0, %xmm15
	vmulsd	%xmm16, %xmm10, %xmm0
	call	etch__tan_f64
	vdivsd	%xmm0, %xmm16, %xmm16
	vsubsd	%xmm16, %xmm15, %xmm15
	vcvtsd2ss	%xmm15, %xmm15, %xmm0
	.p2align 4,,10
	.p2align 3
.L1828:
	addq	$4, %rbx
	vmovss	%xmm0, 0(%rbp)
	addq	$4, %rbp
	cmpq	%rbx, %r12
	je	.L1856
.L1837:
	vmovss	(%rbx), %xmm0
	vucomiss	%xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm2
	jp	.L1828
	vcomisd	.LC149(%rip), %xmm2
	ja	.L1828
	vcomiss	%xmm13, %xmm0
	jnb	.L1857
	vxorps	%xmm1, %xmm1, %xmm1
	vcomiss	%xmm1, %xmm0
	jb	.L1848
	vucomiss	%xmm1, %xmm0
	jp	.L1843
	vmovss	.LC228(%rip), %xmm0
	je	.L1828
.L1843:
	vmovsd	%xmm2, %xmm2, %xmm0
	call	etch__digamma_poly
	vmovsd	%xmm0, %xmm0, %xmm1
	vsubsd	.LC202(%rip), %xmm2, %xmm0
	vsubsd	.LC203(%rip), %xmm0, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vmovsd	.LC20(%rip), %xmm1
	vdivsd	%xmm2, %xmm1, %xmm1
	vsubsd	%xmm1, %xmm0, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	jmp	.L1828
	.p2align 4,,10
	.p2align 3
.L1857:
	vmovsd	%xmm2, %xmm2, %xmm0
	call	etch__digamma_positive_f64
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	jmp	.L1828
	.p2align 4,,10
	.p2align 3
.L1856:
	addq	$8, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 40
	popq	%rbx
	.cfi_def_cfa_offset 32
	popq	%rbp
	.cfi_def_cfa_offset 24
	popq	%r12
	.cfi_def_cfa_offset 16
	popq	%r13
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1855:
	.cfi_restore_state
	vmovsd	.LC20(%rip), %xmm3
	vaddsd	%xmm3, %xmm2, %xmm4
	vmovsd	%xmm4, %xmm4, %xmm0
	call	etch__digamma_poly
	vmovsd	%xmm0, %xmm0, %xmm1
	vsubsd	.LC202(%rip), %xmm4, %xmm0
	vsubsd	.LC203(%rip), %xmm0, %xmm0
	vdivsd	%xmm4, %xmm3, %xmm4
	vmulsd	%xmm1, %xmm0, %xmm0
	vdivsd	%xmm2, %xmm3, %xmm3
	vsubsd	%xmm4, %xmm0, %xmm0
	vsubsd	%xmm3, %xmm0, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	jmp	.L1828
	.p2align 4,,10
	.p2align 3
.L1840:
	vmovss	.LC228(%rip), %xmm0
	jmp	.L1828
	.p2align 4,,10
	.p2align 3
.L1852:
	.cfi_def_cfa_offset 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	ret
	.cfi_endproc
.LFE222:
	.size	v_etch__digamma_f32, .-v_etch__digamma_f32
	.p2align 4
	.globl	v_etch__zeta_f32
	.type	v_etch__zeta_f32, @function
v_etch__zeta_f32:
.LFB223:
	.cfi_startproc
	testl	%ecx, %ecx
	jle	.L1908
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
	movslq	%ecx, %rcx
	movq	%rdi, %r10
	movq	%rsi, %r11
	movq	%rdx, %rbx
	leaq	0(,%rcx,4), %r9
	xorl	%r8d, %r8d
	subq	$32, %rsp
	.cfi_def_cfa_offset 48
	vmovss	.LC282(%rip), %xmm27
	vmovsd	.LC20(%rip), %xmm28
	.p2align 4,,10
	.p2align 3
.L1879:
	vmovss	(%r10,%r8), %xmm1
	vmovss	(%r11,%r8), %xmm0
	vucomiss	%xmm27, %xmm1
	jp	.L1889
	je	.L1888
.L1889:
	vcvtss2sd	%xmm1, %xmm1, %xmm29
	vucomisd	%xmm28, %xmm29
	jbe	.L1887
	vucomiss	%xmm0, %xmm0
	jp	.L1887
	vxorps	%xmm2, %xmm2, %xmm2
	vcvtss2sd	%xmm0, %xmm0, %xmm31
	vcomiss	%xmm2, %xmm0
	jbe	.L1901
	vcomisd	.LC149(%rip), %xmm31
	ja	.L1903
	vcomisd	.LC149(%rip), %xmm29
	jbe	.L1902
	vucomisd	%xmm28, %xmm31
	ja	.L1903
	vucomiss	%xmm27, %xmm0
	jp	.L1888
	je	.L1860
	.p2align 4,,10
	.p2align 3
.L1888:
	vmovss	.LC668(%rip), %xmm0
	vmovss	%xmm0, (%rbx,%r8)
	addq	$4, %r8
	cmpq	%r9, %r8
	jne	.L1879
	addq	$32, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1903:
	.cfi_restore_state
	vxorps	%xmm0, %xmm0, %xmm0
.L1860:
	vmovss	%xmm0, (%rbx,%r8)
	addq	$4, %r8
	cmpq	%r9, %r8
	jne	.L1879
	addq	$32, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1911:
	.cfi_restore_state
	vucomisd	%xmm8, %xmm7
	jp	.L1887
	vmovss	.LC668(%rip), %xmm0
	je	.L1860
	.p2align 4,,10
	.p2align 3
.L1887:
	vmovss	.LC228(%rip), %xmm0
	jmp	.L1860
	.p2align 4,,10
	.p2align 3
.L1901:
	vrndscaless	$9, %xmm0, %xmm0, %xmm30
	vcvtss2sd	%xmm30, %xmm30, %xmm30
	vsubsd	%xmm30, %xmm31, %xmm30
	vmulsd	.LC4(%rip), %xmm29, %xmm7
	vxorpd	%xmm2, %xmm2, %xmm2
	vucomisd	%xmm2, %xmm30
	vrndscalesd	$4, %xmm7, %xmm7, %xmm8
	jbe	.L1911
	vrndscaless	$4, %xmm1, %xmm1, %xmm2
	vucomiss	%xmm2, %xmm1
	jp	.L1887
	jne	.L1887
	vcomisd	.LC149(%rip), %xmm29
	ja	.L1888
	vcomiss	.LC383(%rip), %xmm0
	jbe	.L1905
	vmovq	.LC108(%rip), %xmm16
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovsd	%xmm29, %xmm29, %xmm0
	vmovsd	%xmm8, 16(%rsp)
	vmovsd	%xmm3, %xmm3, %xmm4
	vmovsd	%xmm3, %xmm3, %xmm2
	vmovsd	%xmm7, 8(%rsp)
	vxorpd	%xmm16, %xmm31, %xmm1
	call	etch__zeta_term_f64
	vmovsd	8(%rsp), %xmm7
	vmovsd	16(%rsp), %xmm8
	vmovsd	%xmm0, %xmm0, %xmm30
	vucomisd	%xmm8, %xmm7
	jp	.L1897
	jne	.L1897
.L1875:
	vaddsd	%xmm28, %xmm31, %xmm1
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm29, %xmm29, %xmm0
	vmovsd	%xmm2, %xmm2, %xmm3
	call	etch__zeta_positive_f64
	vaddsd	%xmm30, %xmm0, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	jmp	.L1860
	.p2align 4,,10
	.p2align 3
.L1902:
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm31, %xmm31, %xmm1
	vmovsd	%xmm29, %xmm29, %xmm0
	vmovsd	%xmm2, %xmm2, %xmm3
	call	etch__zeta_positive_f64
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	jmp	.L1860
	.p2align 4,,10
	.p2align 3
.L1897:
	vxorpd	%xmm16, %xmm30, %xmm30
	jmp	.L1875
	.p2align 4,,10
	.p2align 3
.L1905:
	vsubsd	%xmm30, %xmm28, %xmm1
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm29, %xmm29, %xmm0
	vmovsd	%xmm8, 24(%rsp)
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm7, 16(%rsp)
	call	etch__zeta_positive_f64
	vsubsd	%xmm31, %xmm28, %xmm1
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm0, 8(%rsp)
	vmovsd	%xmm29, %xmm29, %xmm0
	call	etch__zeta_positive_f64
	vmovsd	8(%rsp), %xmm4
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm30, %xmm30, %xmm1
	vmovsd	%xmm2, %xmm2, %xmm3
	vsubsd	%xmm0, %xmm4, %xmm31
	vmovsd	%xmm29, %xmm29, %xmm0
	call	etch__zeta_positive_f64
	vmovsd	16(%rsp), %xmm7
	vmovsd	24(%rsp), %xmm8
	vucomisd	%xmm8, %xmm7
	jp	.L1898
	je	.L1877
.L1898:
	vxorpd	.LC108(%rip), %xmm31, %xmm31
.L1877:
	vaddsd	%xmm31, %xmm0, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	jmp	.L1860
	.p2align 4,,10
	.p2align 3
.L1908:
	.cfi_def_cfa_offset 8
	.cfi_restore 3
	ret
	.cfi_endproc
.LFE223:
	.size	v_etch__zeta_f32, .-v_etch__zeta_f32
	.p2align 4
	.globl	v_etch__polygamma_f32
	.type	v_etch__polygamma_f32, @function
v_etch__polygamma_f32:
.LFB224:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	pushq	%r13
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	pushq	%r12
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	movslq	%ecx, %rbx
	salq	$2, %rbx
	subq	$40, %rsp
	.cfi_def_cfa_offset 96
	testl	%ecx, %ecx
	jle	.L1966
	movq	%rdi, %rbp
	movq	%rsi, %r13
	movq	%rdx, %r12
	xorl	%r14d, %r14d
	vxorps	%xmm5, %xmm5, %xmm5
	jmp	.L1937
	.p2align 4,,10
	.p2align 3
.L1972:
	vxorps	%xmm3, %xmm3, %xmm3
	vmovss	0(%r13,%r14), %xmm0
	vucomiss	%xmm3, %xmm2
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	jp	.L1916
	je	.L1970
.L1916:
	vmovss	.LC669(%rip), %xmm0
	vaddsd	.LC20(%rip), %xmm6, %xmm7
	vcomiss	%xmm2, %xmm0
	vmovq	%xmm7, %r15
	jnb	.L1971
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm7, %xmm7, %xmm0
	vmovsd	%xmm6, 16(%rsp)
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm1, 8(%rsp)
	call	etch__zeta_scaled_f64
	vmovq	%r15, %xmm0
	call	etch__lgamma_f64
	vmovsd	8(%rsp), %xmm1
	vmovsd	16(%rsp), %xmm6
	vmovsd	%xmm0, %xmm0, %xmm2
.L1940:
	vxorpd	%xmm3, %xmm3, %xmm3
.L1933:
	vmovq	%r15, %xmm0
	vmovsd	%xmm6, 8(%rsp)
	call	etch__zeta_scaled_f64
	vmovsd	8(%rsp), %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
.L1931:
	vmulsd	.LC4(%rip), %xmm6, %xmm6
	vrndscalesd	$4, %xmm6, %xmm6, %xmm1
	vucomisd	%xmm1, %xmm6
	jp	.L1969
	jne	.L1969
	vxorpd	.LC108(%rip), %xmm0, %xmm0
.L1969:
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
.L1914:
	vmovss	%xmm0, (%r12,%r14)
	addq	$4, %r14
	cmpq	%rbx, %r14
	je	.L1966
.L1937:
	vmovss	0(%rbp,%r14), %xmm2
	vxorpd	%xmm0, %xmm0, %xmm0
	vcvtss2sd	%xmm2, %xmm2, %xmm6
	vucomisd	%xmm0, %xmm6
	jb	.L1945
	vcomisd	.LC149(%rip), %xmm6
	ja	.L1945
	vrndscaless	$4, %xmm2, %xmm2, %xmm0
	vucomiss	%xmm0, %xmm2
	jp	.L1945
	je	.L1972
.L1945:
	vmovss	.LC228(%rip), %xmm0
	vmovss	%xmm0, (%r12,%r14)
	addq	$4, %r14
	cmpq	%rbx, %r14
	jne	.L1937
.L1966:
	addq	$40, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%rbp
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1971:
	.cfi_restore_state
	vcvttss2sil	%xmm2, %edx
	cmpl	$1, %edx
	jle	.L1928
	movq	.LC20(%rip), %rax
	addl	$1, %edx
	vxorpd	%xmm4, %xmm4, %xmm4
	vmovq	%rax, %xmm0
	movl	$2, %eax
	.p2align 4,,10
	.p2align 3
.L1929:
	vcvtsi2sdl	%eax, %xmm5, %xmm2
	vmovsd	%xmm0, %xmm0, %xmm3
	addl	$1, %eax
	vmulsd	%xmm2, %xmm0, %xmm0
	vfmsub132sd	%xmm2, %xmm0, %xmm3
	vfmadd132sd	%xmm2, %xmm3, %xmm4
	cmpl	%edx, %eax
	jne	.L1929
	vaddsd	%xmm4, %xmm0, %xmm4
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovq	%r15, %xmm0
	vmovsd	%xmm6, 24(%rsp)
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm1, 8(%rsp)
	vmovsd	%xmm4, 16(%rsp)
	call	etch__zeta_scaled_f64
	vmovsd	16(%rsp), %xmm4
	vmovsd	.LC149(%rip), %xmm13
	vxorps	%xmm5, %xmm5, %xmm5
	vmovq	%xmm0, %rax
	vmovsd	8(%rsp), %xmm1
	vmovsd	24(%rsp), %xmm6
	movq	%rax, %rsi
	btrq	$63, %rsi
	vcomisd	%xmm13, %xmm4
	vmovq	%rsi, %xmm0
	ja	.L1930
.L1941:
	vucomisd	.LC667(%rip), %xmm0
	jbe	.L1968
	vmovsd	.LC200(%rip), %xmm2
	vucomisd	%xmm0, %xmm2
	jbe	.L1968
	vmovq	%rax, %xmm7
	vmulsd	%xmm7, %xmm4, %xmm0
	jmp	.L1931
	.p2align 4,,10
	.p2align 3
.L1968:
	vmovsd	.LC149(%rip), %xmm13
.L1930:
	vmovq	%r15, %xmm0
	vmovsd	%xmm4, 24(%rsp)
	vmovsd	%xmm6, 16(%rsp)
	vmovsd	%xmm1, 8(%rsp)
	call	etch__lgamma_f64
	vmovsd	24(%rsp), %xmm4
	vmovsd	8(%rsp), %xmm1
	vmovsd	16(%rsp), %xmm6
	vmovsd	%xmm0, %xmm0, %xmm2
	vcomisd	%xmm4, %xmm13
	jb	.L1940
	vmovsd	.LC132(%rip), %xmm0
	vcomisd	%xmm4, %xmm0
	ja	.L1934
	vxorpd	%xmm3, %xmm3, %xmm3
.L1939:
	movabsq	$-4604544271217802189, %rdx
	vmovq	%xmm4, %rax
	movabsq	$4503599627370495, %rcx
	addq	%rax, %rdx
	andq	%rcx, %rdx
	movabsq	$4604544271217802189, %rcx
	addq	%rcx, %rdx
	vmovq	%rdx, %xmm7
	vsubsd	.LC20(%rip), %xmm7, %xmm2
	movabsq	$7141747209585715, %rdx
	addq	%rdx, %rax
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	orq	%rdx, %rax
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm0
	vmovsd	.LC20(%rip), %xmm7
	vaddsd	%xmm3, %xmm0, %xmm0
	vmovsd	.LC134(%rip), %xmm3
	vaddsd	%xmm3, %xmm2, %xmm8
	vdivsd	%xmm8, %xmm7, %xmm7
	vsubsd	%xmm3, %xmm8, %xmm3
	vsubsd	%xmm3, %xmm2, %xmm4
	vmulsd	%xmm7, %xmm2, %xmm3
	vfnmadd132sd	%xmm3, %xmm2, %xmm8
	vmovsd	%xmm3, %xmm3, %xmm10
	vaddsd	%xmm3, %xmm3, %xmm9
	vmovsd	.LC135(%rip), %xmm2
	vfnmadd132sd	%xmm3, %xmm8, %xmm4
	vmovsd	.LC142(%rip), %xmm8
	vmulsd	%xmm4, %xmm7, %xmm7
	vmulsd	%xmm3, %xmm3, %xmm4
	vfmadd213sd	.LC136(%rip), %xmm4, %xmm2
	vfmadd213sd	.LC137(%rip), %xmm4, %xmm2
	vfmadd213sd	.LC138(%rip), %xmm4, %xmm2
	vfmadd213sd	.LC139(%rip), %xmm4, %xmm2
	vfmadd213sd	.LC140(%rip), %xmm4, %xmm2
	vfmsub132sd	%xmm3, %xmm4, %xmm10
	vmovsd	%xmm4, %xmm4, %xmm12
	vfmadd213sd	.LC141(%rip), %xmm4, %xmm2
	vfmadd231sd	%xmm9, %xmm7, %xmm10
	vmulsd	%xmm2, %xmm4, %xmm2
	vaddsd	%xmm8, %xmm2, %xmm11
	vsubsd	%xmm11, %xmm8, %xmm8
	vmulsd	%xmm11, %xmm10, %xmm10
	vaddsd	%xmm2, %xmm8, %xmm8
	vmulsd	%xmm11, %xmm4, %xmm2
	vfmadd132sd	%xmm8, %xmm10, %xmm4
	vmovsd	%xmm3, %xmm3, %xmm8
	vfmsub132sd	%xmm11, %xmm2, %xmm12
	vmulsd	%xmm2, %xmm3, %xmm11
	vaddsd	%xmm4, %xmm12, %xmm4
	vfmsub132sd	%xmm2, %xmm11, %xmm8
	vaddsd	%xmm11, %xmm9, %xmm10
	vmulsd	%xmm2, %xmm7, %xmm2
	vfmadd132sd	%xmm4, %xmm2, %xmm3
	vmulsd	.LC143(%rip), %xmm0, %xmm2
	vaddsd	%xmm3, %xmm8, %xmm3
	vaddsd	%xmm7, %xmm7, %xmm8
	vsubsd	%xmm10, %xmm9, %xmm7
	vaddsd	%xmm2, %xmm10, %xmm4
	vaddsd	%xmm8, %xmm3, %xmm3
	vaddsd	%xmm11, %xmm7, %xmm7
	vsubsd	%xmm4, %xmm2, %xmm2
	vaddsd	%xmm7, %xmm3, %xmm3
	vaddsd	%xmm10, %xmm2, %xmm2
	vfmadd132sd	.LC144(%rip), %xmm3, %xmm0
	vaddsd	%xmm0, %xmm2, %xmm0
	vaddsd	%xmm0, %xmm4, %xmm2
	vsubsd	%xmm2, %xmm4, %xmm3
	vaddsd	%xmm0, %xmm3, %xmm3
	jmp	.L1933
	.p2align 4,,10
	.p2align 3
.L1970:
	vucomiss	%xmm0, %xmm0
	jp	.L1914
	vcomisd	.LC149(%rip), %xmm1
	ja	.L1914
	vcomiss	.LC282(%rip), %xmm0
	jnb	.L1973
	vxorps	%xmm2, %xmm2, %xmm2
	vcomiss	%xmm2, %xmm0
	jnb	.L1974
	vcomiss	.LC318(%rip), %xmm0
	ja	.L1975
	vrndscaless	$4, %xmm0, %xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm0
	vsubsd	%xmm0, %xmm1, %xmm10
	vxorpd	%xmm0, %xmm0, %xmm0
	movl	$0, %edx
	vucomisd	%xmm0, %xmm10
	setnp	%al
	cmovne	%edx, %eax
	testb	%al, %al
	jne	.L1945
	vmovsd	.LC665(%rip), %xmm0
	vcomisd	%xmm1, %xmm0
	ja	.L1945
	vmovsd	.LC20(%rip), %xmm0
	vsubsd	%xmm1, %xmm0, %xmm0
	call	etch__digamma_positive_f64
	vmovsd	.LC221(%rip), %xmm14
	vmovsd	%xmm0, %xmm0, %xmm13
	vmulsd	%xmm14, %xmm10, %xmm0
	call	etch__tan_f64
	vxorps	%xmm5, %xmm5, %xmm5
	vdivsd	%xmm0, %xmm14, %xmm14
	vsubsd	%xmm14, %xmm13, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	jmp	.L1914
	.p2align 4,,10
	.p2align 3
.L1934:
	vmulsd	.LC146(%rip), %xmm4, %xmm4
	vmovsd	.LC131(%rip), %xmm3
	jmp	.L1939
	.p2align 4,,10
	.p2align 3
.L1974:
	vucomiss	%xmm2, %xmm0
	jp	.L1950
	vmovss	.LC228(%rip), %xmm0
	je	.L1914
.L1950:
	vmovsd	%xmm1, %xmm1, %xmm0
	vmovsd	%xmm1, 8(%rsp)
	call	etch__digamma_poly
	vmovsd	8(%rsp), %xmm1
	vmovsd	%xmm0, %xmm0, %xmm2
	vsubsd	.LC202(%rip), %xmm1, %xmm0
	vsubsd	.LC203(%rip), %xmm0, %xmm0
	vmulsd	%xmm2, %xmm0, %xmm0
	vmovsd	.LC20(%rip), %xmm2
	vdivsd	%xmm1, %xmm2, %xmm2
	vsubsd	%xmm2, %xmm0, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	jmp	.L1914
	.p2align 4,,10
	.p2align 3
.L1928:
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm7, %xmm7, %xmm0
	vmovsd	%xmm6, 16(%rsp)
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm1, 8(%rsp)
	call	etch__zeta_scaled_f64
	vmovsd	8(%rsp), %xmm1
	vmovsd	16(%rsp), %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vmovq	%xmm0, %rax
	movq	%rax, %rdi
	btrq	$63, %rdi
	vmovq	%rdi, %xmm0
	movq	.LC20(%rip), %rdi
	vmovq	%rdi, %xmm4
	jmp	.L1941
.L1973:
	vmovsd	%xmm1, %xmm1, %xmm0
	call	etch__digamma_positive_f64
	vxorps	%xmm5, %xmm5, %xmm5
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	jmp	.L1914
.L1975:
	vmovsd	.LC20(%rip), %xmm2
	vmovsd	%xmm1, 8(%rsp)
	vaddsd	%xmm2, %xmm1, %xmm3
	vmovsd	%xmm3, %xmm3, %xmm0
	call	etch__digamma_poly
	vmovsd	8(%rsp), %xmm1
	vmovsd	%xmm0, %xmm0, %xmm4
	vsubsd	.LC202(%rip), %xmm3, %xmm0
	vsubsd	.LC203(%rip), %xmm0, %xmm0
	vdivsd	%xmm3, %xmm2, %xmm3
	vmulsd	%xmm4, %xmm0, %xmm0
	vdivsd	%xmm1, %xmm2, %xmm2
	vsubsd	%xmm3, %xmm0, %xmm0
	vsubsd	%xmm2, %xmm0, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	jmp	.L1914
	.cfi_endproc
.LFE224:
	.size	v_etch__polygamma_f32, .-v_etch__polygamma_f32
	.p2align 4
	.globl	v_etch__f16_from_f32
	.type	v_etch__f16_from_f32, @function
v_etch__f16_from_f32:
.LFB225:
	.cfi_startproc
	movq	%rsi, %r8
	movl	%edx, %esi
	testl	%edx, %edx
	jle	.L1998
	leal	-1(%rdx), %eax
	cmpl	$30, %eax
	jbe	.L1989
	vbroadcastss	.LC328(%rip), %zmm16
	movl	%edx, %ecx
	movl	$2147483647, %edx
	xorl	%eax, %eax
	vpbroadcastd	%edx, %zmm14
	movl	$1199570944, %edx
	shrl	$5, %ecx
	vmovdqa64	.LC682(%rip), %zmm15
	vpbroadcastd	%edx, %zmm13
	movl	$1, %edx
	salq	$6, %rcx
	vpbroadcastd	%edx, %zmm12
	movl	$-939520001, %edx
	vpbroadcastd	%edx, %zmm11
	movl	$947912703, %edx
	vpbroadcastd	%edx, %zmm10
	movl	$-1056964608, %edx
	vpbroadcastd	%edx, %zmm9
	movl	$-947912704, %edx
	vpbroadcastd	%edx, %zmm8
	movl	$1191182336, %edx
	vpbroadcastd	%edx, %zmm7
	movl	$2139095040, %edx
	vpbroadcastd	%edx, %zmm6
	movl	$511, %edx
	vpbroadcastd	%edx, %zmm5
	.p2align 4,,10
	.p2align 3
.L1979:
	vpandd	(%rdi,%rax,2), %zmm14, %zmm1
	vpandd	64(%rdi,%rax,2), %zmm14, %zmm0
	movl	$32256, %edx
	vpminud	%zmm13, %zmm1, %zmm3
	vpminud	%zmm13, %zmm0, %zmm2
	vpcmpud	$2, %zmm10, %zmm1, %k1
	vpsrld	$13, %zmm3, %zmm4
	vpaddd	%zmm11, %zmm3, %zmm3
	vaddps	%zmm1, %zmm16, %zmm17
	vpandd	%zmm12, %zmm4, %zmm4
	vaddps	%zmm0, %zmm16, %zmm18
	vpaddd	%zmm3, %zmm4, %zmm4
	vpsrld	$13, %zmm2, %zmm3
	vpaddd	%zmm11, %zmm2, %zmm2
	vpsrld	$13, %zmm4, %zmm4
	vpandd	%zmm12, %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm3
	vmovdqa32	%zmm4, %zmm2
	vpaddd	%zmm9, %zmm17, %zmm2{%k1}
	vpcmpud	$2, %zmm10, %zmm0, %k1
	vpsrld	$13, %zmm3, %zmm3
	vmovdqa32	%zmm3, %zmm17
	vpaddd	%zmm9, %zmm18, %zmm17{%k1}
	vpaddd	%zmm8, %zmm1, %zmm18
	vpcmpud	$2, %zmm7, %zmm18, %k1
	vmovdqa32	%zmm4, %zmm2{%k1}
	vpaddd	%zmm8, %zmm0, %zmm4
	vpcmpud	$2, %zmm7, %zmm4, %k1
	vpbroadcastd	%edx, %zmm4
	movl	$-32768, %edx
	vpblendmd	%zmm3, %zmm17, %zmm3{%k1}
	vpcmpud	$6, %zmm6, %zmm1, %k1
	vpsrld	$13, %zmm1, %zmm1
	vpandd	%zmm5, %zmm1, %zmm1
	vpord	%zmm4, %zmm1, %zmm2{%k1}
	vpcmpud	$6, %zmm6, %zmm0, %k1
	vpsrld	$13, %zmm0, %zmm0
	vpsrld	$16, (%rdi,%rax,2), %zmm1
	vpandd	%zmm5, %zmm0, %zmm0
	vpord	%zmm4, %zmm0, %zmm3{%k1}
	vpsrld	$16, 64(%rdi,%rax,2), %zmm0
	vpermt2w	%zmm0, %zmm15, %zmm1
	vmovdqa64	%zmm2, %zmm0
	vpbroadcastw	%edx, %zmm2
	vpermt2w	%zmm3, %zmm15, %zmm0
	vpternlogd	$248, %zmm1, %zmm2, %zmm0
	vmovdqu16	%zmm0, (%r8,%rax)
	addq	$64, %rax
	cmpq	%rax, %rcx
	jne	.L1979
	movl	%esi, %ecx
	andl	$-32, %ecx
	movl	%ecx, %edx
	cmpl	%ecx, %esi
	je	.L1997
.L1978:
	movl	%esi, %r9d
	subl	%edx, %r9d
	leal	-1(%r9), %eax
	cmpl	$14, %eax
	jbe	.L1981
	leaq	(%rdi,%rdx,4), %rax
	vmovups	(%rax), %ymm5
	vmovups	32(%rax), %ymm8
	movl	$2147483647, %eax
	vpbroadcastd	%eax, %ymm0
	movl	$1199570944, %eax
	vpand	%ymm5, %ymm0, %ymm1
	vpbroadcastd	%eax, %ymm2
	movl	$1, %eax
	vpminud	%ymm2, %ymm1, %ymm3
	vpbroadcastd	%eax, %ymm7
	movl	$-939520001, %eax
	vpand	%ymm8, %ymm0, %ymm0
	vpsrld	$13, %ymm3, %ymm4
	vpbroadcastd	%eax, %ymm6
	movl	$947912703, %eax
	vpminud	%ymm2, %ymm0, %ymm2
	vpaddd	%ymm6, %ymm3, %ymm3
	vpand	%ymm7, %ymm4, %ymm4
	vpsrld	$16, %ymm5, %ymm5
	vpsrld	$16, %ymm8, %ymm8
	vpaddd	%ymm3, %ymm4, %ymm4
	vpsrld	$13, %ymm2, %ymm3
	vpsrld	$13, %ymm4, %ymm4
	vpbroadcastd	%eax, %ymm9
	movl	$-1056964608, %eax
	vpand	%ymm7, %ymm3, %ymm3
	vpcmpud	$2, %ymm9, %ymm1, %k1
	vbroadcastss	.LC328(%rip), %ymm7
	vpaddd	%ymm6, %ymm2, %ymm2
	vpaddd	%ymm2, %ymm3, %ymm2
	vmovdqa	%ymm4, %ymm6
	vpbroadcastd	%eax, %ymm3
	movl	$-947912704, %eax
	vaddps	%ymm7, %ymm1, %ymm10
	vpsrld	$13, %ymm2, %ymm2
	vpaddd	%ymm3, %ymm10, %ymm6{%k1}
	vpcmpud	$2, %ymm9, %ymm0, %k1
	vaddps	%ymm7, %ymm0, %ymm9
	vmovdqa	%ymm2, %ymm7
	vpaddd	%ymm3, %ymm9, %ymm7{%k1}
	vpbroadcastd	%eax, %ymm3
	movl	$1191182336, %eax
	vpbroadcastd	%eax, %ymm9
	vpaddd	%ymm3, %ymm1, %ymm10
	movl	$2139095040, %eax
	vpcmpud	$2, %ymm9, %ymm10, %k1
	vpaddd	%ymm3, %ymm0, %ymm3
	vpblendmd	%ymm4, %ymm6, %ymm4{%k1}
	vpcmpud	$2, %ymm9, %ymm3, %k1
	vpbroadcastd	%eax, %ymm9
	movl	$511, %eax
	vpblendmd	%ymm2, %ymm7, %ymm3{%k1}
	vpcmpud	$6, %ymm9, %ymm1, %k1
	vpbroadcastd	%eax, %ymm7
	movl	$32256, %eax
	vpsrld	$13, %ymm1, %ymm1
	vpbroadcastd	%eax, %ymm6
	movl	$-32768, %eax
	vpand	%ymm7, %ymm1, %ymm1
	vpord	%ymm6, %ymm1, %ymm4{%k1}
	vpcmpud	$6, %ymm9, %ymm0, %k1
	vmovdqa	%ymm3, %ymm1
	vpsrld	$13, %ymm0, %ymm0
	vpand	%ymm7, %ymm0, %ymm0
	vpord	%ymm6, %ymm0, %ymm1{%k1}
	vmovdqa	.LC696(%rip), %ymm0
	vpermt2w	%ymm8, %ymm0, %ymm5
	vpermi2w	%ymm1, %ymm4, %ymm0
	vpbroadcastw	%eax, %ymm1
	movl	%r9d, %eax
	andl	$-16, %eax
	vpternlogd	$248, %ymm5, %ymm1, %ymm0
	addl	%eax, %ecx
	andl	$15, %r9d
	vmovdqu16	%ymm0, (%r8,%rdx,2)
	je	.L1997
.L1981:
	vmovss	.LC328(%rip), %xmm0
	movslq	%ecx, %rcx
	jmp	.L1985
	.p2align 4,,10
	.p2align 3
.L1983:
	vmovd	%edx, %xmm6
	vaddss	%xmm0, %xmm6, %xmm5
	vmovd	%xmm5, %edx
	subl	$1056964608, %edx
.L1986:
	shrl	$16, %eax
	andw	$-32768, %ax
	orl	%edx, %eax
	movw	%ax, (%r8,%rcx,2)
	addq	$1, %rcx
	cmpl	%ecx, %esi
	jle	.L1997
.L1985:
	movl	(%rdi,%rcx,4), %eax
	movl	%eax, %edx
	andl	$2147483647, %edx
	cmpl	$947912703, %edx
	jbe	.L1983
	cmpl	$2139095040, %edx
	jbe	.L1999
	shrl	$13, %edx
	andl	$511, %edx
	orb	$126, %dh
	jmp	.L1986
	.p2align 4,,10
	.p2align 3
.L1999:
	movl	$1199570944, %r9d
	cmpl	%r9d, %edx
	cmova	%r9d, %edx
	movl	%edx, %r9d
	shrl	$13, %r9d
	andl	$1, %r9d
	leal	-939520001(%rdx,%r9), %edx
	shrl	$13, %edx
	jmp	.L1986
	.p2align 4,,10
	.p2align 3
.L1997:
	vzeroupper
.L1998:
	ret
.L1989:
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	jmp	.L1978
	.cfi_endproc
.LFE225:
	.size	v_etch__f16_from_f32, .-v_etch__f16_from_f32
	.p2align 4
	.globl	v_etch__f32_from_f16
	.type	v_etch__f32_from_f16, @function
v_etch__f32_from_f16:
.LFB226:
	.cfi_startproc
	movq	%rdi, %r9
	movq	%rsi, %r8
	movl	%edx, %edi
	testl	%edx, %edx
	jle	.L2022
	leal	-1(%rdx), %eax
	cmpl	$30, %eax
	jbe	.L2013
	movl	$31744, %ecx
	shrl	$5, %edx
	xorl	%eax, %eax
	vbroadcastss	.LC705(%rip), %zmm16
	vpbroadcastw	%ecx, %zmm15
	movl	$268427264, %ecx
	salq	$6, %rdx
	vpbroadcastd	%ecx, %zmm14
	movl	$260046848, %ecx
	vpbroadcastd	%ecx, %zmm13
	movl	$4194304, %ecx
	vpbroadcastd	%ecx, %zmm12
	movl	$939524096, %ecx
	vpbroadcastd	%ecx, %zmm11
	movl	$947912704, %ecx
	vpbroadcastd	%ecx, %zmm10
	movl	$2139095040, %ecx
	vpbroadcastd	%ecx, %zmm9
	movl	$-2147483648, %ecx
	vpbroadcastd	%ecx, %zmm8
	.p2align 4,,10
	.p2align 3
.L2003:
	vpmovzxwd	(%r9,%rax), %zmm5
	vmovdqu16	(%r9,%rax), %zmm6
	vpslld	$13, %zmm5, %zmm1
	vextracti64x4	$0x1, %zmm6, %ymm4
	vpandq	%zmm6, %zmm15, %zmm2
	vpandd	%zmm14, %zmm1, %zmm1
	vpmovzxwd	%ymm4, %zmm4
	vpcmpud	$6, %zmm13, %zmm1, %k1
	vpslld	$13, %zmm4, %zmm0
	vpaddd	%zmm11, %zmm1, %zmm7
	vptestnmw	%zmm2, %zmm2, %k3
	vpandd	%zmm14, %zmm0, %zmm0
	vmovaps	%zmm7, %zmm3
	vpcmpw	$0, %zmm15, %zmm2, %k2
	vpaddd	%zmm11, %zmm0, %zmm6
	vpaddd	%zmm10, %zmm1, %zmm2
	vmovdqa32	%zmm12, %zmm18{%k1}{z}
	vpcmpud	$6, %zmm13, %zmm0, %k1
	vpaddd	%zmm10, %zmm0, %zmm19
	vaddps	%zmm2, %zmm16, %zmm3{%k3}
	vpord	%zmm9, %zmm1, %zmm1
	vmovaps	%zmm6, %zmm2
	vpord	%zmm9, %zmm0, %zmm0
	vpslld	$16, %zmm5, %zmm5
	vmovdqa32	%zmm12, %zmm17{%k1}{z}
	kord	%k2, %k3, %k1
	kshiftrd	$16, %k3, %k3
	vaddps	%zmm19, %zmm16, %zmm2{%k3}
	knotd	%k1, %k1
	vmovdqa32	%zmm7, %zmm3{%k1}
	kshiftrd	$16, %k1, %k1
	vpslld	$16, %zmm4, %zmm4
	vpord	%zmm18, %zmm1, %zmm3{%k2}
	kshiftrd	$16, %k2, %k2
	vmovdqa32	%zmm6, %zmm2{%k1}
	vpternlogd	$248, %zmm5, %zmm8, %zmm3
	vmovdqa32	%zmm2, %zmm1
	vmovups	%zmm3, (%r8,%rax,2)
	vpord	%zmm17, %zmm0, %zmm1{%k2}
	vpternlogd	$248, %zmm4, %zmm8, %zmm1
	vmovups	%zmm1, 64(%r8,%rax,2)
	addq	$64, %rax
	cmpq	%rdx, %rax
	jne	.L2003
	movl	%edi, %edx
	andl	$-32, %edx
	movl	%edx, %eax
	cmpl	%edx, %edi
	je	.L2021
.L2002:
	movl	%edi, %ecx
	subl	%eax, %ecx
	leal	-1(%rcx), %esi
	cmpl	$14, %esi
	jbe	.L2005
	vmovdqu16	(%r9,%rax,2), %ymm0
	leaq	(%r8,%rax,4), %rsi
	movl	$31744, %eax
	vbroadcastss	.LC705(%rip), %ymm11
	vpbroadcastw	%eax, %ymm4
	movl	$268427264, %eax
	vextracti128	$0x1, %ymm0, %xmm6
	vpmovzxwd	%xmm0, %ymm7
	vpand	%ymm4, %ymm0, %ymm3
	vpmovzxwd	%xmm6, %ymm6
	vpbroadcastd	%eax, %ymm0
	movl	$260046848, %eax
	vpslld	$13, %ymm7, %ymm2
	vpslld	$13, %ymm6, %ymm1
	vpand	%ymm0, %ymm2, %ymm2
	vpslld	$16, %ymm7, %ymm7
	vpand	%ymm0, %ymm1, %ymm1
	vpbroadcastd	%eax, %ymm0
	vptestnmw	%ymm3, %ymm3, %k3
	movl	$4194304, %eax
	vpminud	%ymm0, %ymm2, %ymm9
	vpminud	%ymm0, %ymm1, %ymm0
	vpbroadcastd	%eax, %ymm5
	movl	$939524096, %eax
	vpcmpeqd	%ymm9, %ymm2, %ymm9
	vpcmpeqd	%ymm0, %ymm1, %ymm0
	vpcmpw	$0, %ymm4, %ymm3, %k2
	vpslld	$16, %ymm6, %ymm6
	vpandn	%ymm5, %ymm9, %ymm9
	vpandn	%ymm5, %ymm0, %ymm0
	vpbroadcastd	%eax, %ymm5
	movl	$947912704, %eax
	vpaddd	%ymm5, %ymm2, %ymm10
	vpbroadcastd	%eax, %ymm3
	vpaddd	%ymm5, %ymm1, %ymm5
	korw	%k2, %k3, %k1
	vpaddd	%ymm3, %ymm2, %ymm8
	vmovaps	%ymm10, %ymm4
	movl	$2139095040, %eax
	knotw	%k1, %k1
	vaddps	%ymm8, %ymm11, %ymm4{%k3}
	vpaddd	%ymm3, %ymm1, %ymm8
	kshiftrw	$8, %k3, %k3
	vmovaps	%ymm5, %ymm3
	vaddps	%ymm11, %ymm8, %ymm3{%k3}
	vmovdqa32	%ymm10, %ymm4{%k1}
	kshiftrw	$8, %k1, %k1
	vmovdqa32	%ymm5, %ymm3{%k1}
	vpbroadcastd	%eax, %ymm5
	movl	$-2147483648, %eax
	vpor	%ymm5, %ymm2, %ymm2
	vpor	%ymm5, %ymm1, %ymm1
	vpord	%ymm9, %ymm2, %ymm4{%k2}
	kshiftrw	$8, %k2, %k2
	vpord	%ymm0, %ymm1, %ymm3{%k2}
	vpbroadcastd	%eax, %ymm1
	movl	%ecx, %eax
	vmovdqa	%ymm3, %ymm2
	vpternlogd	$248, %ymm7, %ymm1, %ymm4
	andl	$-16, %eax
	vpternlogd	$248, %ymm6, %ymm1, %ymm2
	vmovups	%ymm4, (%rsi)
	addl	%eax, %edx
	andl	$15, %ecx
	vmovups	%ymm2, 32(%rsi)
	je	.L2021
.L2005:
	vmovss	.LC715(%rip), %xmm0
	movslq	%edx, %rdx
	jmp	.L2009
	.p2align 4,,10
	.p2align 3
.L2007:
	addl	$947912704, %esi
	vmovd	%esi, %xmm7
	vsubss	%xmm0, %xmm7, %xmm7
	vmovd	%xmm7, %ecx
.L2010:
	sall	$16, %eax
	andl	$-2147483648, %eax
	orl	%ecx, %eax
	movl	%eax, (%r8,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jle	.L2021
.L2009:
	movzwl	(%r9,%rdx,2), %eax
	movl	%eax, %esi
	movl	%eax, %ecx
	sall	$13, %esi
	andl	$268427264, %esi
	andw	$31744, %cx
	je	.L2007
	cmpw	$31744, %cx
	je	.L2023
	leal	939524096(%rsi), %ecx
	jmp	.L2010
	.p2align 4,,10
	.p2align 3
.L2021:
	vzeroupper
.L2022:
	ret
	.p2align 4,,10
	.p2align 3
.L2023:
	xorl	%ecx, %ecx
	cmpl	$260046848, %esi
	seta	%cl
	sall	$22, %ecx
	orl	%esi, %ecx
	orl	$2139095040, %ecx
	jmp	.L2010
.L2013:
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L2002
	.cfi_endproc
.LFE226:
	.size	v_etch__f32_from_f16, .-v_etch__f32_from_f16
	.p2align 4
	.globl	v_etch__bf16_from_f32
	.type	v_etch__bf16_from_f32, @function
v_etch__bf16_from_f32:
.LFB227:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2085
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	cmpl	$30, %eax
	jbe	.L2062
	movl	$2147483647, %edi
	movl	%edx, %r8d
	xorl	%eax, %eax
	vmovdqa64	.LC682(%rip), %zmm9
	vpbroadcastd	%edi, %zmm7
	movl	$2139095040, %edi
	shrl	$5, %r8d
	vpbroadcastd	%edi, %zmm6
	movl	$32767, %edi
	salq	$6, %r8
	vpbroadcastd	%edi, %zmm5
	movl	$1, %edi
	vpbroadcastd	%edi, %zmm4
	movl	$4194304, %edi
	vpbroadcastd	%edi, %zmm3
	.p2align 4,,10
	.p2align 3
.L2027:
	vpandd	(%rcx,%rax,2), %zmm7, %zmm0
	vpsrld	$16, (%rcx,%rax,2), %zmm1
	vpaddd	(%rcx,%rax,2), %zmm5, %zmm2
	vpaddd	64(%rcx,%rax,2), %zmm5, %zmm8
	vpcmpud	$2, %zmm6, %zmm0, %k1
	vpord	(%rcx,%rax,2), %zmm3, %zmm0
	vpandd	%zmm4, %zmm1, %zmm1
	vpaddd	%zmm1, %zmm2, %zmm0{%k1}
	vpandd	64(%rcx,%rax,2), %zmm7, %zmm1
	vpsrld	$16, 64(%rcx,%rax,2), %zmm2
	vpsrld	$16, %zmm0, %zmm0
	vpcmpud	$2, %zmm6, %zmm1, %k1
	vpord	64(%rcx,%rax,2), %zmm3, %zmm1
	vpandd	%zmm4, %zmm2, %zmm2
	vpaddd	%zmm2, %zmm8, %zmm1{%k1}
	vpsrld	$16, %zmm1, %zmm1
	vpermt2w	%zmm1, %zmm9, %zmm0
	vmovdqu16	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %r8
	jne	.L2027
	movl	%edx, %edi
	andl	$-32, %edi
	movl	%edi, %r8d
	cmpl	%edi, %edx
	je	.L2068
.L2026:
	movl	%edx, %r9d
	subl	%r8d, %r9d
	leal	-1(%r9), %eax
	cmpl	$14, %eax
	jbe	.L2029
	leaq	(%rcx,%r8,4), %rax
	vmovups	(%rax), %ymm0
	vmovups	32(%rax), %ymm4
	movl	$2147483647, %eax
	vpbroadcastd	%eax, %ymm3
	movl	$2139095040, %eax
	vpbroadcastd	%eax, %ymm6
	movl	$32767, %eax
	vpand	%ymm0, %ymm3, %ymm1
	vpbroadcastd	%eax, %ymm2
	movl	$1, %eax
	vpand	%ymm4, %ymm3, %ymm3
	vpcmpud	$2, %ymm6, %ymm1, %k1
	vpbroadcastd	%eax, %ymm5
	movl	$4194304, %eax
	vpbroadcastd	%eax, %ymm1
	vpsrld	$16, %ymm0, %ymm7
	vpaddd	%ymm0, %ymm2, %ymm8
	movl	%r9d, %eax
	vpor	%ymm0, %ymm1, %ymm0
	vpand	%ymm5, %ymm7, %ymm7
	vpaddd	%ymm4, %ymm2, %ymm2
	andl	$-16, %eax
	vpaddd	%ymm7, %ymm8, %ymm0{%k1}
	vpcmpud	$2, %ymm6, %ymm3, %k1
	vpor	%ymm4, %ymm1, %ymm1
	addl	%eax, %edi
	vpsrld	$16, %ymm4, %ymm3
	vpsrld	$16, %ymm0, %ymm0
	andl	$15, %r9d
	vpand	%ymm5, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm2, %ymm1{%k1}
	vmovdqa	.LC696(%rip), %ymm2
	vpsrld	$16, %ymm1, %ymm1
	vpermt2w	%ymm1, %ymm2, %ymm0
	vmovdqu16	%ymm0, (%rsi,%r8,2)
	je	.L2068
.L2029:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movslq	%edi, %r9
	leaq	(%r9,%r9), %rax
	leaq	0(,%r9,4), %r8
	leaq	(%rsi,%rax), %r11
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%rbx
	.cfi_offset 3, -24
	movl	(%rcx,%r9,4), %r10d
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	jbe	.L2087
.L2032:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	1(%rdi), %r9d
	cmpl	%r9d, %edx
	jle	.L2082
	movl	4(%rcx,%r8), %r10d
	leaq	2(%rsi,%rax), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	jbe	.L2088
.L2034:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	2(%rdi), %r9d
	cmpl	%r9d, %edx
	jle	.L2082
	movl	8(%rcx,%r8), %r10d
	leaq	4(%rsi,%rax), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	jbe	.L2089
.L2036:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	3(%rdi), %r9d
	cmpl	%r9d, %edx
	jle	.L2082
	movl	12(%rcx,%r8), %r10d
	leaq	6(%rsi,%rax), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	jbe	.L2090
.L2038:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	4(%rdi), %r9d
	cmpl	%r9d, %edx
	jle	.L2082
	movl	16(%rcx,%r8), %r10d
	leaq	8(%rsi,%rax), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	jbe	.L2091
.L2040:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	5(%rdi), %r9d
	cmpl	%r9d, %edx
	jle	.L2082
	movl	20(%rcx,%r8), %r10d
	leaq	10(%rsi,%rax), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	ja	.L2042
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
.L2042:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	6(%rdi), %r9d
	cmpl	%r9d, %edx
	jle	.L2082
	movl	24(%rcx,%r8), %r10d
	leaq	12(%rsi,%rax), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	ja	.L2044
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
.L2044:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	7(%rdi), %r9d
	cmpl	%r9d, %edx
	jle	.L2082
	movl	28(%rcx,%r8), %r10d
	leaq	14(%rsi,%rax), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	jbe	.L2092
.L2046:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	8(%rdi), %r9d
	cmpl	%r9d, %edx
	jle	.L2082
	movl	32(%rcx,%r8), %r10d
	leaq	16(%rsi,%rax), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	jbe	.L2093
.L2048:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	9(%rdi), %r9d
	cmpl	%r9d, %edx
	jle	.L2082
	movl	36(%rcx,%r8), %r10d
	leaq	18(%rsi,%rax), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	jbe	.L2094
.L2050:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	10(%rdi), %r9d
	cmpl	%r9d, %edx
	jle	.L2082
	movl	40(%rcx,%r8), %r10d
	leaq	20(%rsi,%rax), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	jbe	.L2095
.L2052:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	11(%rdi), %r9d
	cmpl	%r9d, %edx
	jle	.L2082
	movl	44(%rcx,%r8), %r10d
	leaq	22(%rsi,%rax), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	jbe	.L2096
.L2054:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	12(%rdi), %r9d
	cmpl	%r9d, %edx
	jle	.L2082
	movl	48(%rcx,%r8), %r10d
	leaq	24(%rsi,%rax), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	jbe	.L2097
.L2056:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	13(%rdi), %r9d
	cmpl	%r9d, %edx
	jle	.L2082
	movl	52(%rcx,%r8), %r10d
	leaq	26(%rsi,%rax), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	ja	.L2058
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
.L2058:
	shrl	$16, %r9d
	addl	$14, %edi
	movw	%r9w, (%r11)
	cmpl	%edi, %edx
	jle	.L2082
	movl	56(%rcx,%r8), %edx
	leaq	28(%rsi,%rax), %rsi
	movl	%edx, %ecx
	movl	%edx, %eax
	andl	$2147483647, %ecx
	orl	$4194304, %eax
	cmpl	$2139095040, %ecx
	ja	.L2061
	movl	%edx, %eax
	shrl	$16, %eax
	andl	$1, %eax
	leal	32767(%rdx,%rax), %eax
.L2061:
	shrl	$16, %eax
	movw	%ax, (%rsi)
	vzeroupper
	movq	-8(%rbp), %rbx
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2082:
	.cfi_restore_state
	vzeroupper
	movq	-8(%rbp), %rbx
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2087:
	.cfi_restore_state
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
	jmp	.L2032
	.p2align 4,,10
	.p2align 3
.L2088:
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
	jmp	.L2034
	.p2align 4,,10
	.p2align 3
.L2089:
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
	jmp	.L2036
	.p2align 4,,10
	.p2align 3
.L2090:
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
	jmp	.L2038
	.p2align 4,,10
	.p2align 3
.L2091:
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
	jmp	.L2040
	.p2align 4,,10
	.p2align 3
.L2085:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	ret
	.p2align 4,,10
	.p2align 3
.L2092:
	.cfi_def_cfa 6, 16
	.cfi_offset 3, -24
	.cfi_offset 6, -16
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
	jmp	.L2046
	.p2align 4,,10
	.p2align 3
.L2093:
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
	jmp	.L2048
	.p2align 4,,10
	.p2align 3
.L2094:
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
	jmp	.L2050
	.p2align 4,,10
	.p2align 3
.L2095:
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
	jmp	.L2052
	.p2align 4,,10
	.p2align 3
.L2096:
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
	jmp	.L2054
	.p2align 4,,10
	.p2align 3
.L2097:
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
	jmp	.L2056
	.p2align 4,,10
	.p2align 3
.L2068:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	vzeroupper
	ret
.L2062:
	xorl	%r8d, %r8d
	xorl	%edi, %edi
	jmp	.L2026
	.cfi_endproc
.LFE227:
	.size	v_etch__bf16_from_f32, .-v_etch__bf16_from_f32
	.p2align 4
	.globl	v_etch__f32_from_bf16
	.type	v_etch__f32_from_bf16, @function
v_etch__f32_from_bf16:
.LFB228:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L2141
	leal	-1(%rdx), %eax
	cmpl	$30, %eax
	jbe	.L2121
	movl	$2147483647, %esi
	movl	%edx, %r8d
	xorl	%eax, %eax
	vpbroadcastd	%esi, %zmm4
	movl	$2139095040, %esi
	shrl	$5, %r8d
	vpbroadcastd	%esi, %zmm3
	movl	$4194304, %esi
	salq	$6, %r8
	vpbroadcastd	%esi, %zmm2
	.p2align 4,,10
	.p2align 3
.L2101:
	vpmovzxwd	(%rdi,%rax), %zmm1
	vmovdqu16	(%rdi,%rax), %zmm6
	vpslld	$16, %zmm1, %zmm1
	vextracti64x4	$0x1, %zmm6, %ymm0
	vpandd	%zmm4, %zmm1, %zmm5
	vpmovzxwd	%ymm0, %zmm0
	vpcmpud	$6, %zmm3, %zmm5, %k1
	vpslld	$16, %zmm0, %zmm0
	vmovdqa32	%zmm1, %zmm5
	vpord	%zmm2, %zmm1, %zmm5{%k1}
	vpandd	%zmm4, %zmm0, %zmm1
	vpcmpud	$6, %zmm3, %zmm1, %k1
	vmovups	%zmm5, (%rcx,%rax,2)
	vpord	%zmm2, %zmm0, %zmm0{%k1}
	vmovups	%zmm0, 64(%rcx,%rax,2)
	addq	$64, %rax
	cmpq	%rax, %r8
	jne	.L2101
	movl	%edx, %eax
	andl	$-32, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L2140
.L2100:
	movl	%edx, %r8d
	subl	%esi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$14, %r9d
	jbe	.L2103
	vmovdqu16	(%rdi,%rsi,2), %ymm0
	leaq	(%rcx,%rsi,4), %r9
	movl	$2147483647, %esi
	vpbroadcastd	%esi, %ymm2
	movl	$2139095040, %esi
	vpmovzxwd	%xmm0, %ymm1
	vpbroadcastd	%esi, %ymm4
	vextracti128	$0x1, %ymm0, %xmm0
	movl	$4194304, %esi
	vpslld	$16, %ymm1, %ymm1
	vpmovzxwd	%xmm0, %ymm0
	vpand	%ymm2, %ymm1, %ymm3
	vpslld	$16, %ymm0, %ymm0
	vmovdqa	%ymm1, %ymm5
	vpcmpud	$6, %ymm4, %ymm3, %k1
	vpand	%ymm2, %ymm0, %ymm2
	vpbroadcastd	%esi, %ymm3
	movl	%r8d, %esi
	andl	$-16, %esi
	addl	%esi, %eax
	andl	$15, %r8d
	vpord	%ymm3, %ymm1, %ymm5{%k1}
	vpcmpud	$6, %ymm4, %ymm2, %k1
	vmovups	%ymm5, (%r9)
	vpord	%ymm3, %ymm0, %ymm0{%k1}
	vmovups	%ymm0, 32(%r9)
	je	.L2140
.L2103:
	movslq	%eax, %r8
	leaq	0(,%r8,4), %rsi
	leaq	(%r8,%r8), %r9
	movzwl	(%rdi,%r8,2), %r8d
	sall	$16, %r8d
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %r8d
	movl	%r8d, (%rcx,%rsi)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L2140
	movzwl	2(%rdi,%r9), %r8d
	sall	$16, %r8d
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %r8d
	movl	%r8d, 4(%rcx,%rsi)
	leal	2(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L2140
	movzwl	4(%rdi,%r9), %r8d
	sall	$16, %r8d
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %r8d
	movl	%r8d, 8(%rcx,%rsi)
	leal	3(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L2140
	movzwl	6(%rdi,%r9), %r8d
	sall	$16, %r8d
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %r8d
	movl	%r8d, 12(%rcx,%rsi)
	leal	4(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L2140
	movzwl	8(%rdi,%r9), %r8d
	sall	$16, %r8d
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %r8d
	movl	%r8d, 16(%rcx,%rsi)
	leal	5(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L2140
	movzwl	10(%rdi,%r9), %r8d
	sall	$16, %r8d
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %r8d
	movl	%r8d, 20(%rcx,%rsi)
	leal	6(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L2140
	movzwl	12(%rdi,%r9), %r8d
	sall	$16, %r8d
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %r8d
	movl	%r8d, 24(%rcx,%rsi)
	leal	7(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L2140
	movzwl	14(%rdi,%r9), %r8d
	sall	$16, %r8d
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %r8d
	movl	%r8d, 28(%rcx,%rsi)
	leal	8(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L2140
	movzwl	16(%rdi,%r9), %r8d
	sall	$16, %r8d
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %r8d
	movl	%r8d, 32(%rcx,%rsi)
	leal	9(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L2140
	movzwl	18(%rdi,%r9), %r8d
	sall	$16, %r8d
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %r8d
	movl	%r8d, 36(%rcx,%rsi)
	leal	10(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L2140
	movzwl	20(%rdi,%r9), %r8d
	sall	$16, %r8d
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %r8d
	movl	%r8d, 40(%rcx,%rsi)
	leal	11(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L2140
	movzwl	22(%rdi,%r9), %r8d
	sall	$16, %r8d
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %r8d
	movl	%r8d, 44(%rcx,%rsi)
	leal	12(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L2140
	movzwl	24(%rdi,%r9), %r8d
	sall	$16, %r8d
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %r8d
	movl	%r8d, 48(%rcx,%rsi)
	leal	13(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L2140
	movzwl	26(%rdi,%r9), %r8d
	sall	$16, %r8d
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %r8d
	addl	$14, %eax
	movl	%r8d, 52(%rcx,%rsi)
	cmpl	%eax, %edx
	jle	.L2140
	movzwl	28(%rdi,%r9), %eax
	sall	$16, %eax
	movl	%eax, %edi
	movl	%eax, %edx
	andl	$2147483647, %edi
	orl	$4194304, %edx
	cmpl	$2139095040, %edi
	cmova	%edx, %eax
	movl	%eax, 56(%rcx,%rsi)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L2140:
	vzeroupper
.L2141:
	ret
.L2121:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L2100
	.cfi_endproc
.LFE228:
	.size	v_etch__f32_from_bf16, .-v_etch__f32_from_bf16
	.p2align 4
	.globl	v_etch__f32_from_f64_to_odd
	.type	v_etch__f32_from_f64_to_odd, @function
v_etch__f32_from_f64_to_odd:
.LFB229:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2163
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movl	%edx, %edi
	cmpl	$14, %eax
	jbe	.L2149
	vbroadcastsd	.LC226(%rip), %zmm3
	movl	%edx, %r8d
	movl	$1, %edx
	xorl	%eax, %eax
	shrl	$4, %r8d
	vpbroadcastq	%rdx, %zmm2
	vmovdqa32	.LC719(%rip), %zmm6
	salq	$6, %r8
	.p2align 4,,10
	.p2align 3
.L2145:
	vandpd	(%rcx,%rax,2), %zmm3, %zmm5
	vcvtpd2ps	(%rcx,%rax,2), %ymm0
	vcvtpd2ps	64(%rcx,%rax,2), %ymm1
	vinsertf64x4	$0x1, %ymm1, %zmm0, %zmm4
	vcvtps2pd	%ymm0, %zmm0
	vandpd	%zmm3, %zmm0, %zmm7
	vcvtps2pd	%ymm1, %zmm1
	vandpd	%zmm3, %zmm1, %zmm8
	vcmppd	$1, %zmm7, %zmm5, %k1
	vandpd	64(%rcx,%rax,2), %zmm3, %zmm7
	vmovdqa64	%zmm2, %zmm5{%k1}{z}
	vcmppd	$1, %zmm8, %zmm7, %k1
	vmovdqa64	%zmm2, %zmm7{%k1}{z}
	vpermt2d	%zmm7, %zmm6, %zmm5
	vmovupd	(%rcx,%rax,2), %zmm7
	vcmppd	$12, %zmm0, %zmm7, %k1
	vmovupd	64(%rcx,%rax,2), %zmm7
	vmovdqa64	%zmm2, %zmm0{%k1}{z}
	vcmppd	$12, %zmm1, %zmm7, %k1
	vmovdqa64	%zmm2, %zmm1{%k1}{z}
	vpermt2d	%zmm1, %zmm6, %zmm0
	vpsubd	%zmm5, %zmm4, %zmm1
	vpord	%zmm1, %zmm0, %zmm0
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %r8
	jne	.L2145
	movl	%edi, %edx
	andl	$-16, %edx
	movl	%edx, %r8d
	cmpl	%edi, %edx
	je	.L2154
.L2144:
	movl	%edi, %r9d
	subl	%r8d, %r9d
	leal	-1(%r9), %eax
	cmpl	$6, %eax
	jbe	.L2147
	vbroadcastsd	.LC226(%rip), %ymm0
	leaq	(%rcx,%r8,8), %rax
	vmovupd	(%rax), %ymm3
	vmovupd	32(%rax), %ymm5
	movl	$1, %eax
	vpbroadcastq	%rax, %ymm1
	movl	%r9d, %eax
	vandpd	%ymm0, %ymm3, %ymm2
	vcvtpd2psy	%ymm3, %xmm7
	vcvtpd2psy	%ymm5, %xmm6
	andl	$-8, %eax
	vinsertf128	$0x1, %xmm6, %ymm7, %ymm8
	vcvtps2pd	%xmm7, %ymm7
	vcmpneq_oqpd	%ymm7, %ymm3, %ymm3
	addl	%eax, %edx
	vandpd	%ymm0, %ymm7, %ymm4
	vcvtps2pd	%xmm6, %ymm6
	andl	$7, %r9d
	vcmpltpd	%ymm4, %ymm2, %ymm2
	vandpd	%ymm0, %ymm6, %ymm4
	vandpd	%ymm0, %ymm5, %ymm0
	vcmpltpd	%ymm4, %ymm0, %ymm0
	vcmpneq_oqpd	%ymm6, %ymm5, %ymm5
	vpand	%ymm3, %ymm1, %ymm3
	vmovdqa	.LC721(%rip), %ymm4
	vpand	%ymm2, %ymm1, %ymm2
	vpand	%ymm0, %ymm1, %ymm0
	vpand	%ymm5, %ymm1, %ymm1
	vpermt2d	%ymm0, %ymm4, %ymm2
	vpermi2d	%ymm1, %ymm3, %ymm4
	vpsubd	%ymm2, %ymm8, %ymm0
	vpor	%ymm0, %ymm4, %ymm4
	vmovups	%ymm4, (%rsi,%r8,4)
	je	.L2154
.L2147:
	movabsq	$9223372036854775807, %rax
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movslq	%edx, %r11
	leaq	0(,%r11,8), %r10
	leaq	0(,%r11,4), %r9
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%rbx
	.cfi_offset 3, -24
	movq	(%rcx,%r11,8), %r8
	vcvtsd2ss	(%rcx,%r11,8), %xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovq	%xmm1, %rbx
	andq	%rax, %r8
	andq	%rax, %rbx
	vmovq	%rbx, %xmm6
	vmovq	%r8, %xmm4
	xorl	%ebx, %ebx
	vcomisd	%xmm4, %xmm6
	vmovsd	(%rcx,%r11,8), %xmm6
	vmovd	%xmm0, %r8d
	seta	%bl
	subl	%ebx, %r8d
	xorl	%ebx, %ebx
	vcomisd	%xmm1, %xmm6
	setne	%bl
	orl	%ebx, %r8d
	movl	%r8d, (%rsi,%r11,4)
	leal	1(%rdx), %r8d
	cmpl	%r8d, %edi
	jle	.L2160
	movq	8(%rcx,%r10), %r8
	vcvtsd2ss	8(%rcx,%r10), %xmm0, %xmm0
	xorl	%r11d, %r11d
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovq	%xmm1, %rbx
	andq	%rax, %r8
	andq	%rax, %rbx
	vmovq	%r8, %xmm4
	vmovq	%rbx, %xmm6
	vmovd	%xmm0, %r8d
	vcomisd	%xmm4, %xmm6
	seta	%r11b
	subl	%r11d, %r8d
	xorl	%r11d, %r11d
	vcomisd	8(%rcx,%r10), %xmm1
	setne	%r11b
	orl	%r11d, %r8d
	movl	%r8d, 4(%rsi,%r9)
	leal	2(%rdx), %r8d
	cmpl	%r8d, %edi
	jle	.L2160
	movq	16(%rcx,%r10), %r8
	vcvtsd2ss	16(%rcx,%r10), %xmm0, %xmm0
	xorl	%r11d, %r11d
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovq	%xmm1, %rbx
	andq	%rax, %r8
	andq	%rax, %rbx
	vmovq	%r8, %xmm4
	vmovq	%rbx, %xmm6
	vmovd	%xmm0, %r8d
	vcomisd	%xmm4, %xmm6
	seta	%r11b
	subl	%r11d, %r8d
	xorl	%r11d, %r11d
	vcomisd	16(%rcx,%r10), %xmm1
	setne	%r11b
	orl	%r11d, %r8d
	movl	%r8d, 8(%rsi,%r9)
	leal	3(%rdx), %r8d
	cmpl	%r8d, %edi
	jle	.L2160
	movq	24(%rcx,%r10), %r8
	vcvtsd2ss	24(%rcx,%r10), %xmm0, %xmm0
	xorl	%r11d, %r11d
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovq	%xmm1, %rbx
	andq	%rax, %r8
	andq	%rax, %rbx
	vmovq	%rbx, %xmm6
	vmovq	%r8, %xmm4
	vmovd	%xmm0, %r8d
	vcomisd	%xmm4, %xmm6
	vmovsd	24(%rcx,%r10), %xmm6
	seta	%r11b
	subl	%r11d, %r8d
	xorl	%r11d, %r11d
	vcomisd	%xmm1, %xmm6
	setne	%r11b
	orl	%r11d, %r8d
	movl	%r8d, 12(%rsi,%r9)
	leal	4(%rdx), %r8d
	cmpl	%r8d, %edi
	jle	.L2160
	movq	32(%rcx,%r10), %r8
	vcvtsd2ss	32(%rcx,%r10), %xmm0, %xmm0
	xorl	%r11d, %r11d
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovq	%xmm1, %rbx
	andq	%rax, %r8
	andq	%rax, %rbx
	vmovq	%rbx, %xmm6
	vmovq	%r8, %xmm4
	vmovd	%xmm0, %r8d
	vcomisd	%xmm4, %xmm6
	vmovsd	32(%rcx,%r10), %xmm6
	seta	%r11b
	subl	%r11d, %r8d
	xorl	%r11d, %r11d
	vcomisd	%xmm1, %xmm6
	setne	%r11b
	orl	%r11d, %r8d
	movl	%r8d, 16(%rsi,%r9)
	leal	5(%rdx), %r8d
	cmpl	%r8d, %edi
	jle	.L2160
	movq	40(%rcx,%r10), %r8
	vcvtsd2ss	40(%rcx,%r10), %xmm0, %xmm0
	xorl	%r11d, %r11d
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovq	%xmm1, %rbx
	andq	%rax, %r8
	andq	%rax, %rbx
	vmovq	%rbx, %xmm6
	vmovq	%r8, %xmm3
	vmovd	%xmm0, %r8d
	vcomisd	%xmm3, %xmm6
	vmovsd	40(%rcx,%r10), %xmm6
	seta	%r11b
	subl	%r11d, %r8d
	xorl	%r11d, %r11d
	vcomisd	%xmm1, %xmm6
	setne	%r11b
	addl	$6, %edx
	orl	%r11d, %r8d
	movl	%r8d, 20(%rsi,%r9)
	cmpl	%edx, %edi
	jle	.L2160
	vmovsd	48(%rcx,%r10), %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovq	%xmm1, %rdx
	vcvtss2sd	%xmm0, %xmm0, %xmm2
	vmovq	%xmm2, %rdi
	andq	%rax, %rdx
	andq	%rdi, %rax
	vmovq	%rax, %xmm6
	vmovq	%rdx, %xmm4
	xorl	%edx, %edx
	vcomisd	%xmm4, %xmm6
	vmovd	%xmm0, %eax
	seta	%dl
	subl	%edx, %eax
	xorl	%edx, %edx
	vcomisd	%xmm2, %xmm1
	setne	%dl
	orl	%edx, %eax
	movl	%eax, 24(%rsi,%r9)
	vzeroupper
	movq	-8(%rbp), %rbx
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2160:
	.cfi_restore_state
	vzeroupper
	movq	-8(%rbp), %rbx
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2163:
	.cfi_restore 3
	.cfi_restore 6
	ret
	.p2align 4,,10
	.p2align 3
.L2154:
	vzeroupper
	ret
.L2149:
	xorl	%r8d, %r8d
	xorl	%edx, %edx
	jmp	.L2144
	.cfi_endproc
.LFE229:
	.size	v_etch__f32_from_f64_to_odd, .-v_etch__f32_from_f64_to_odd
	.p2align 4
	.globl	v_etch__f16_from_f64
	.type	v_etch__f16_from_f64, @function
v_etch__f16_from_f64:
.LFB230:
	.cfi_startproc
	movq	%rsi, %r8
	movl	%edx, %r9d
	testl	%edx, %edx
	jle	.L2187
	leal	-1(%rdx), %eax
	cmpl	$30, %eax
	jbe	.L2178
	vbroadcastsd	.LC226(%rip), %zmm7
	movq	%rsi, %rcx
	movl	%edx, %esi
	movl	$1, %edx
	vpbroadcastq	%rdx, %zmm6
	shrl	$5, %esi
	movq	%rdi, %rax
	movl	$2147483647, %edx
	vpbroadcastd	%edx, %zmm17
	movl	$1199570944, %edx
	salq	$8, %rsi
	vmovdqa32	.LC719(%rip), %zmm8
	vpbroadcastd	%edx, %zmm16
	movl	$1, %edx
	addq	%rdi, %rsi
	vbroadcastss	.LC328(%rip), %zmm19
	vmovdqa64	.LC682(%rip), %zmm18
	vpbroadcastd	%edx, %zmm15
	movl	$-939520001, %edx
	vpbroadcastd	%edx, %zmm14
	movl	$947912703, %edx
	vpbroadcastd	%edx, %zmm13
	movl	$-1056964608, %edx
	vpbroadcastd	%edx, %zmm12
	movl	$-947912704, %edx
	vpbroadcastd	%edx, %zmm11
	movl	$1191182336, %edx
	vpbroadcastd	%edx, %zmm10
	movl	$2139095040, %edx
	vpbroadcastd	%edx, %zmm9
	.p2align 4,,10
	.p2align 3
.L2168:
	vcvtpd2ps	(%rax), %ymm5
	movl	$511, %edx
	addq	$64, %rcx
	vcvtpd2ps	192(%rax), %ymm1
	vcvtpd2ps	128(%rax), %ymm4
	vcvtps2pd	%ymm1, %zmm0
	vinsertf32x8	$0x1, %ymm1, %zmm4, %zmm22
	vandpd	(%rax), %zmm7, %zmm1
	vcvtpd2ps	64(%rax), %ymm20
	vinsertf32x8	$0x1, %ymm20, %zmm5, %zmm2
	vcvtps2pd	%ymm5, %zmm5
	vandpd	%zmm7, %zmm5, %zmm3
	vcmppd	$1, %zmm3, %zmm1, %k1
	vandpd	64(%rax), %zmm7, %zmm1
	vcvtps2pd	%ymm20, %zmm20
	vandpd	%zmm7, %zmm20, %zmm21
	vcvtps2pd	%ymm4, %zmm4
	vandpd	%zmm7, %zmm0, %zmm24
	vmovupd	(%rax), %zmm25
	vmovupd	64(%rax), %zmm26
	vmovupd	128(%rax), %zmm27
	addq	$256, %rax
	vmovdqa64	%zmm6, %zmm3{%k1}{z}
	vcmppd	$1, %zmm21, %zmm1, %k1
	vandpd	-128(%rax), %zmm7, %zmm1
	vandpd	%zmm7, %zmm4, %zmm21
	vmovdqa64	%zmm6, %zmm23{%k1}{z}
	vcmppd	$1, %zmm21, %zmm1, %k1
	vandpd	-64(%rax), %zmm7, %zmm21
	vpermt2d	%zmm23, %zmm8, %zmm3
	vpsubd	%zmm3, %zmm2, %zmm2
	vmovdqa64	%zmm6, %zmm1{%k1}{z}
	vcmppd	$1, %zmm24, %zmm21, %k1
	vmovdqa64	%zmm6, %zmm21{%k1}{z}
	vcmppd	$12, %zmm5, %zmm25, %k1
	vpermt2d	%zmm21, %zmm8, %zmm1
	vmovdqa64	%zmm6, %zmm5{%k1}{z}
	vcmppd	$12, %zmm20, %zmm26, %k1
	vmovdqa64	%zmm6, %zmm20{%k1}{z}
	vcmppd	$12, %zmm4, %zmm27, %k1
	vmovupd	-64(%rax), %zmm4
	vpermt2d	%zmm20, %zmm8, %zmm5
	vpord	%zmm2, %zmm5, %zmm5
	vmovdqa64	%zmm6, %zmm21{%k1}{z}
	vcmppd	$12, %zmm0, %zmm4, %k1
	vmovdqa64	%zmm6, %zmm0{%k1}{z}
	vpermt2d	%zmm0, %zmm8, %zmm21
	vpsubd	%zmm1, %zmm22, %zmm0
	vpandd	%zmm17, %zmm5, %zmm1
	vpord	%zmm0, %zmm21, %zmm21
	vpminud	%zmm16, %zmm1, %zmm2
	vpandd	%zmm17, %zmm21, %zmm20
	vpsrld	$13, %zmm2, %zmm4
	vpaddd	%zmm14, %zmm2, %zmm2
	vpminud	%zmm16, %zmm20, %zmm0
	vpandd	%zmm15, %zmm4, %zmm4
	vpsrld	$13, %zmm0, %zmm3
	vpaddd	%zmm14, %zmm0, %zmm0
	vpaddd	%zmm2, %zmm4, %zmm4
	vpandd	%zmm15, %zmm3, %zmm3
	vpcmpud	$2, %zmm13, %zmm1, %k1
	vpaddd	%zmm0, %zmm3, %zmm3
	vaddps	%zmm1, %zmm19, %zmm0
	vpsrld	$13, %zmm4, %zmm4
	vmovdqa32	%zmm4, %zmm2
	vpsrld	$13, %zmm3, %zmm3
	vmovdqa32	%zmm3, %zmm22
	vpsrld	$16, %zmm5, %zmm5
	vpaddd	%zmm12, %zmm0, %zmm2{%k1}
	vpcmpud	$2, %zmm13, %zmm20, %k1
	vaddps	%zmm20, %zmm19, %zmm0
	vpsrld	$16, %zmm21, %zmm21
	vpermt2w	%zmm21, %zmm18, %zmm5
	vpaddd	%zmm12, %zmm0, %zmm22{%k1}
	vpaddd	%zmm11, %zmm1, %zmm0
	vpcmpud	$2, %zmm10, %zmm0, %k1
	vpblendmd	%zmm4, %zmm2, %zmm0{%k1}
	vpaddd	%zmm11, %zmm20, %zmm2
	vpcmpud	$2, %zmm10, %zmm2, %k1
	vmovdqa32	%zmm0, %zmm2
	vpsrld	$13, %zmm20, %zmm0
	vpblendmd	%zmm3, %zmm22, %zmm3{%k1}
	vpcmpud	$6, %zmm9, %zmm1, %k1
	vpbroadcastd	%edx, %zmm22
	movl	$32256, %edx
	vpsrld	$13, %zmm1, %zmm1
	vpbroadcastd	%edx, %zmm4
	vpandd	%zmm22, %zmm0, %zmm0
	movl	$-32768, %edx
	vpandd	%zmm22, %zmm1, %zmm1
	vpord	%zmm4, %zmm1, %zmm2{%k1}
	vpcmpud	$6, %zmm9, %zmm20, %k1
	vpbroadcastw	%edx, %zmm1
	vpord	%zmm4, %zmm0, %zmm3{%k1}
	vmovdqa64	%zmm2, %zmm0
	vpermt2w	%zmm3, %zmm18, %zmm0
	vpternlogd	$248, %zmm5, %zmm1, %zmm0
	vmovdqu16	%zmm0, -64(%rcx)
	cmpq	%rsi, %rax
	jne	.L2168
	movl	%r9d, %ecx
	andl	$-32, %ecx
	movl	%ecx, %edx
	cmpl	%ecx, %r9d
	je	.L2186
.L2167:
	movl	%r9d, %esi
	subl	%edx, %esi
	leal	-1(%rsi), %eax
	cmpl	$14, %eax
	jbe	.L2170
	vbroadcastsd	.LC226(%rip), %ymm0
	leaq	(%rdi,%rdx,8), %rax
	vmovupd	(%rax), %ymm2
	vmovupd	32(%rax), %ymm7
	vmovupd	64(%rax), %ymm5
	vmovupd	96(%rax), %ymm9
	movl	$1, %eax
	vandpd	%ymm0, %ymm2, %ymm6
	vcvtpd2psy	%ymm2, %xmm3
	vcvtpd2psy	%ymm7, %xmm13
	vinsertf128	$0x1, %xmm13, %ymm3, %ymm14
	vcvtps2pd	%xmm3, %ymm3
	vandpd	%ymm0, %ymm3, %ymm4
	vandpd	%ymm0, %ymm7, %ymm15
	vcvtps2pd	%xmm13, %ymm13
	vcmpltpd	%ymm4, %ymm6, %ymm6
	vcvtpd2psy	%ymm5, %xmm11
	vandpd	%ymm0, %ymm13, %ymm4
	vcvtpd2psy	%ymm9, %xmm10
	vcmpltpd	%ymm4, %ymm15, %ymm15
	vcmpneq_oqpd	%ymm3, %ymm2, %ymm3
	vandpd	%ymm0, %ymm5, %ymm4
	vinsertf128	$0x1, %xmm10, %ymm11, %ymm12
	vcvtps2pd	%xmm11, %ymm11
	vandpd	%ymm0, %ymm11, %ymm8
	vcvtps2pd	%xmm10, %ymm10
	vcmpltpd	%ymm8, %ymm4, %ymm4
	vcmpneq_oqpd	%ymm13, %ymm7, %ymm7
	vandpd	%ymm0, %ymm10, %ymm8
	vandpd	%ymm0, %ymm9, %ymm0
	vcmpneq_oqpd	%ymm11, %ymm5, %ymm5
	vpbroadcastq	%rax, %ymm1
	movl	$2147483647, %eax
	vcmpltpd	%ymm8, %ymm0, %ymm0
	vcmpneq_oqpd	%ymm10, %ymm9, %ymm9
	vpand	%ymm6, %ymm1, %ymm6
	vmovdqa	.LC721(%rip), %ymm8
	vpand	%ymm15, %ymm1, %ymm15
	vpand	%ymm7, %ymm1, %ymm7
	vpand	%ymm3, %ymm1, %ymm3
	vpermt2d	%ymm15, %ymm8, %ymm6
	vpermt2d	%ymm7, %ymm8, %ymm3
	vpand	%ymm4, %ymm1, %ymm4
	vpand	%ymm0, %ymm1, %ymm0
	vpsubd	%ymm6, %ymm14, %ymm14
	vpand	%ymm5, %ymm1, %ymm5
	vpermt2d	%ymm0, %ymm8, %ymm4
	vpand	%ymm9, %ymm1, %ymm1
	vpor	%ymm14, %ymm3, %ymm3
	vpbroadcastd	%eax, %ymm0
	movl	$1199570944, %eax
	vpermi2d	%ymm1, %ymm5, %ymm8
	vpbroadcastd	%eax, %ymm2
	vpand	%ymm0, %ymm3, %ymm1
	movl	$1, %eax
	vpsubd	%ymm4, %ymm12, %ymm12
	vpbroadcastd	%eax, %ymm7
	vpminud	%ymm2, %ymm1, %ymm4
	movl	$-939520001, %eax
	vpor	%ymm12, %ymm8, %ymm8
	vpsrld	$13, %ymm4, %ymm5
	vpbroadcastd	%eax, %ymm6
	movl	$947912703, %eax
	vpand	%ymm0, %ymm8, %ymm0
	vpaddd	%ymm6, %ymm4, %ymm4
	vpand	%ymm7, %ymm5, %ymm5
	vpminud	%ymm2, %ymm0, %ymm2
	vpaddd	%ymm4, %ymm5, %ymm5
	vpbroadcastd	%eax, %ymm9
	movl	$-1056964608, %eax
	vpsrld	$13, %ymm2, %ymm4
	vpsrld	$13, %ymm5, %ymm5
	vpaddd	%ymm6, %ymm2, %ymm2
	vpand	%ymm7, %ymm4, %ymm4
	vpsrld	$16, %ymm3, %ymm3
	vmovdqa	%ymm5, %ymm6
	vbroadcastss	.LC328(%rip), %ymm7
	vpcmpud	$2, %ymm9, %ymm1, %k1
	vpsrld	$16, %ymm8, %ymm8
	vpaddd	%ymm2, %ymm4, %ymm2
	vaddps	%ymm7, %ymm1, %ymm10
	vpsrld	$13, %ymm2, %ymm2
	vpbroadcastd	%eax, %ymm4
	movl	$-947912704, %eax
	vpaddd	%ymm4, %ymm10, %ymm6{%k1}
	vpcmpud	$2, %ymm9, %ymm0, %k1
	vaddps	%ymm7, %ymm0, %ymm9
	vmovdqa	%ymm2, %ymm7
	vpaddd	%ymm4, %ymm9, %ymm7{%k1}
	vpbroadcastd	%eax, %ymm4
	movl	$1191182336, %eax
	vpbroadcastd	%eax, %ymm9
	vpaddd	%ymm4, %ymm1, %ymm10
	movl	$2139095040, %eax
	vpcmpud	$2, %ymm9, %ymm10, %k1
	vpaddd	%ymm4, %ymm0, %ymm4
	vpblendmd	%ymm5, %ymm6, %ymm5{%k1}
	vpcmpud	$2, %ymm9, %ymm4, %k1
	vpbroadcastd	%eax, %ymm9
	movl	$511, %eax
	vpblendmd	%ymm2, %ymm7, %ymm4{%k1}
	vpcmpud	$6, %ymm9, %ymm1, %k1
	vpbroadcastd	%eax, %ymm7
	movl	$32256, %eax
	vpsrld	$13, %ymm1, %ymm1
	vpbroadcastd	%eax, %ymm6
	movl	$-32768, %eax
	vpand	%ymm7, %ymm1, %ymm1
	vpord	%ymm6, %ymm1, %ymm5{%k1}
	vpcmpud	$6, %ymm9, %ymm0, %k1
	vpbroadcastw	%eax, %ymm1
	movl	%esi, %eax
	vpsrld	$13, %ymm0, %ymm0
	andl	$-16, %eax
	vpand	%ymm7, %ymm0, %ymm0
	addl	%eax, %ecx
	andl	$15, %esi
	vpord	%ymm6, %ymm0, %ymm4{%k1}
	vmovdqa	.LC696(%rip), %ymm0
	vpermt2w	%ymm8, %ymm0, %ymm3
	vpermi2w	%ymm4, %ymm5, %ymm0
	vpternlogd	$248, %ymm3, %ymm1, %ymm0
	vmovdqu16	%ymm0, (%r8,%rdx,2)
	je	.L2186
.L2170:
	vmovss	.LC328(%rip), %xmm2
	movslq	%ecx, %rcx
	movabsq	$9223372036854775807, %rsi
	jmp	.L2174
	.p2align 4,,10
	.p2align 3
.L2172:
	vmovd	%edx, %xmm7
	vaddss	%xmm2, %xmm7, %xmm7
	vmovd	%xmm7, %edx
	subl	$1056964608, %edx
.L2175:
	shrl	$16, %eax
	andw	$-32768, %ax
	orl	%edx, %eax
	movw	%ax, (%r8,%rcx,2)
	addq	$1, %rcx
	cmpl	%ecx, %r9d
	jle	.L2186
.L2174:
	movq	(%rdi,%rcx,8), %rax
	vcvtsd2ss	(%rdi,%rcx,8), %xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovq	%xmm1, %rdx
	andq	%rsi, %rdx
	andq	%rsi, %rax
	vmovq	%rdx, %xmm6
	xorl	%edx, %edx
	vmovq	%rax, %xmm7
	vmovd	%xmm0, %eax
	vcomisd	%xmm7, %xmm6
	vmovsd	(%rdi,%rcx,8), %xmm6
	seta	%dl
	subl	%edx, %eax
	xorl	%edx, %edx
	vcomisd	%xmm1, %xmm6
	setne	%dl
	orl	%edx, %eax
	movl	%eax, %edx
	andl	$2147483647, %edx
	cmpl	$947912703, %edx
	jbe	.L2172
	cmpl	$2139095040, %edx
	jbe	.L2188
	shrl	$13, %edx
	andl	$511, %edx
	orb	$126, %dh
	jmp	.L2175
	.p2align 4,,10
	.p2align 3
.L2188:
	movl	$1199570944, %r10d
	cmpl	%r10d, %edx
	cmova	%r10d, %edx
	movl	%edx, %r10d
	shrl	$13, %r10d
	andl	$1, %r10d
	leal	-939520001(%rdx,%r10), %edx
	shrl	$13, %edx
	jmp	.L2175
	.p2align 4,,10
	.p2align 3
.L2186:
	vzeroupper
.L2187:
	ret
.L2178:
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	jmp	.L2167
	.cfi_endproc
.LFE230:
	.size	v_etch__f16_from_f64, .-v_etch__f16_from_f64
	.p2align 4
	.globl	v_etch__bf16_from_f64
	.type	v_etch__bf16_from_f64, @function
v_etch__bf16_from_f64:
.LFB231:
	.cfi_startproc
	movq	%rsi, %r8
	movl	%edx, %r9d
	testl	%edx, %edx
	jle	.L2207
	leal	-1(%rdx), %eax
	cmpl	$30, %eax
	jbe	.L2200
	movq	%rsi, %rdx
	movl	%r9d, %ecx
	movq	%rdi, %rax
	movl	$1, %esi
	vpbroadcastq	%rsi, %zmm2
	movl	$2147483647, %esi
	shrl	$5, %ecx
	vbroadcastsd	.LC226(%rip), %zmm3
	vpbroadcastd	%esi, %zmm11
	movl	$2139095040, %esi
	salq	$8, %rcx
	vmovdqa32	.LC719(%rip), %zmm6
	vpbroadcastd	%esi, %zmm10
	movl	$32767, %esi
	addq	%rdi, %rcx
	vmovdqa64	.LC682(%rip), %zmm12
	vpbroadcastd	%esi, %zmm9
	movl	$1, %esi
	vpbroadcastd	%esi, %zmm8
	movl	$4194304, %esi
	vpbroadcastd	%esi, %zmm7
	.p2align 4,,10
	.p2align 3
.L2192:
	vandpd	(%rax), %zmm3, %zmm13
	vcvtpd2ps	(%rax), %ymm0
	vcvtpd2ps	64(%rax), %ymm5
	vinsertf32x8	$0x1, %ymm5, %zmm0, %zmm16
	vcvtps2pd	%ymm0, %zmm0
	vandpd	%zmm3, %zmm0, %zmm14
	vcvtps2pd	%ymm5, %zmm5
	vandpd	%zmm3, %zmm5, %zmm17
	vmovupd	(%rax), %zmm20
	addq	$256, %rax
	addq	$64, %rdx
	vcvtpd2ps	-128(%rax), %ymm1
	vcmppd	$1, %zmm14, %zmm13, %k1
	vcvtpd2ps	-64(%rax), %ymm4
	vandpd	-192(%rax), %zmm3, %zmm13
	vinsertf64x4	$0x1, %ymm4, %zmm1, %zmm15
	vcvtps2pd	%ymm1, %zmm1
	vcvtps2pd	%ymm4, %zmm4
	vandpd	%zmm3, %zmm4, %zmm19
	vmovupd	-192(%rax), %zmm21
	vmovupd	-128(%rax), %zmm22
	vmovupd	-64(%rax), %zmm23
	vmovdqa64	%zmm2, %zmm14{%k1}{z}
	vcmppd	$1, %zmm17, %zmm13, %k1
	vandpd	-128(%rax), %zmm3, %zmm13
	vandpd	%zmm3, %zmm1, %zmm17
	vmovdqa64	%zmm2, %zmm18{%k1}{z}
	vcmppd	$1, %zmm17, %zmm13, %k1
	vandpd	-64(%rax), %zmm3, %zmm17
	vpermt2d	%zmm18, %zmm6, %zmm14
	vmovdqa64	%zmm2, %zmm13{%k1}{z}
	vcmppd	$1, %zmm19, %zmm17, %k1
	vmovdqa64	%zmm2, %zmm17{%k1}{z}
	vcmppd	$12, %zmm0, %zmm20, %k1
	vpermt2d	%zmm17, %zmm6, %zmm13
	vmovdqa64	%zmm2, %zmm0{%k1}{z}
	vcmppd	$12, %zmm5, %zmm21, %k1
	vmovdqa64	%zmm2, %zmm5{%k1}{z}
	vcmppd	$12, %zmm1, %zmm22, %k1
	vpermt2d	%zmm5, %zmm6, %zmm0
	vpsubd	%zmm14, %zmm16, %zmm5
	vpord	%zmm5, %zmm0, %zmm0
	vmovdqa64	%zmm2, %zmm1{%k1}{z}
	vcmppd	$12, %zmm4, %zmm23, %k1
	vpaddd	%zmm9, %zmm0, %zmm5
	vmovdqa64	%zmm2, %zmm4{%k1}{z}
	vpermt2d	%zmm4, %zmm6, %zmm1
	vpsubd	%zmm13, %zmm15, %zmm4
	vpord	%zmm4, %zmm1, %zmm1
	vpandd	%zmm11, %zmm0, %zmm4
	vpcmpud	$2, %zmm10, %zmm4, %k1
	vpsrld	$16, %zmm0, %zmm4
	vpord	%zmm7, %zmm0, %zmm0
	vpandd	%zmm8, %zmm4, %zmm4
	vpaddd	%zmm4, %zmm5, %zmm0{%k1}
	vpandd	%zmm11, %zmm1, %zmm4
	vpaddd	%zmm9, %zmm1, %zmm5
	vpcmpud	$2, %zmm10, %zmm4, %k1
	vpsrld	$16, %zmm1, %zmm4
	vpord	%zmm7, %zmm1, %zmm1
	vpandd	%zmm8, %zmm4, %zmm4
	vpsrld	$16, %zmm0, %zmm0
	vpaddd	%zmm4, %zmm5, %zmm1{%k1}
	vpsrld	$16, %zmm1, %zmm1
	vpermt2w	%zmm1, %zmm12, %zmm0
	vmovdqu16	%zmm0, -64(%rdx)
	cmpq	%rcx, %rax
	jne	.L2192
	movl	%r9d, %edx
	andl	$-32, %edx
	movl	%edx, %ecx
	cmpl	%edx, %r9d
	je	.L2206
.L2191:
	movl	%r9d, %esi
	subl	%ecx, %esi
	leal	-1(%rsi), %eax
	cmpl	$14, %eax
	jbe	.L2194
	vbroadcastsd	.LC226(%rip), %ymm1
	leaq	(%rdi,%rcx,8), %rax
	vmovupd	(%rax), %ymm0
	vmovupd	32(%rax), %ymm7
	vmovupd	64(%rax), %ymm5
	vmovupd	96(%rax), %ymm8
	movl	$1, %eax
	vandpd	%ymm1, %ymm0, %ymm6
	vcvtpd2psy	%ymm0, %xmm14
	vcvtpd2psy	%ymm7, %xmm12
	vinsertf128	$0x1, %xmm12, %ymm14, %ymm13
	vcvtps2pd	%xmm14, %ymm14
	vandpd	%ymm1, %ymm14, %ymm2
	vandpd	%ymm1, %ymm7, %ymm15
	vcvtps2pd	%xmm12, %ymm12
	vcmpltpd	%ymm2, %ymm6, %ymm6
	vandpd	%ymm1, %ymm12, %ymm2
	vandpd	%ymm1, %ymm5, %ymm4
	vcvtpd2psy	%ymm5, %xmm10
	vcvtpd2psy	%ymm8, %xmm9
	vcmpltpd	%ymm2, %ymm15, %ymm15
	vcmpneq_oqpd	%ymm14, %ymm0, %ymm0
	vinsertf128	$0x1, %xmm9, %ymm10, %ymm11
	vcvtps2pd	%xmm10, %ymm10
	vcmpneq_oqpd	%ymm12, %ymm7, %ymm7
	vandpd	%ymm1, %ymm10, %ymm2
	vcvtps2pd	%xmm9, %ymm9
	vcmpltpd	%ymm2, %ymm4, %ymm4
	vcmpneq_oqpd	%ymm10, %ymm5, %ymm5
	vandpd	%ymm1, %ymm9, %ymm16
	vandpd	%ymm1, %ymm8, %ymm2
	vmovapd	%ymm16, %ymm1
	vpbroadcastq	%rax, %ymm3
	movl	$2147483647, %eax
	vcmpltpd	%ymm1, %ymm2, %ymm2
	vcmpneq_oqpd	%ymm9, %ymm8, %ymm8
	vpand	%ymm6, %ymm3, %ymm6
	vmovdqa	.LC721(%rip), %ymm1
	vpand	%ymm15, %ymm3, %ymm15
	vpand	%ymm7, %ymm3, %ymm7
	vpand	%ymm0, %ymm3, %ymm0
	vpermt2d	%ymm15, %ymm1, %ymm6
	vpand	%ymm5, %ymm3, %ymm5
	vpermt2d	%ymm7, %ymm1, %ymm0
	vpand	%ymm2, %ymm3, %ymm2
	vpand	%ymm4, %ymm3, %ymm4
	vpsubd	%ymm6, %ymm13, %ymm13
	vpand	%ymm8, %ymm3, %ymm3
	vpermt2d	%ymm2, %ymm1, %ymm4
	vpor	%ymm13, %ymm0, %ymm0
	vpermi2d	%ymm3, %ymm5, %ymm1
	vpsrld	$16, %ymm0, %ymm7
	vpbroadcastd	%eax, %ymm3
	movl	$2139095040, %eax
	vpand	%ymm3, %ymm0, %ymm2
	vpbroadcastd	%eax, %ymm6
	movl	$32767, %eax
	vpcmpud	$2, %ymm6, %ymm2, %k1
	vpbroadcastd	%eax, %ymm2
	movl	$1, %eax
	vpbroadcastd	%eax, %ymm5
	vpsubd	%ymm4, %ymm11, %ymm11
	movl	$4194304, %eax
	vpor	%ymm11, %ymm1, %ymm1
	vpbroadcastd	%eax, %ymm4
	vpaddd	%ymm2, %ymm0, %ymm8
	movl	%esi, %eax
	vpand	%ymm3, %ymm1, %ymm3
	vpand	%ymm5, %ymm7, %ymm7
	vpor	%ymm4, %ymm0, %ymm0
	andl	$-16, %eax
	vpaddd	%ymm7, %ymm8, %ymm0{%k1}
	vpcmpud	$2, %ymm6, %ymm3, %k1
	vpaddd	%ymm2, %ymm1, %ymm2
	addl	%eax, %edx
	vpsrld	$16, %ymm1, %ymm3
	vpor	%ymm4, %ymm1, %ymm1
	andl	$15, %esi
	vpand	%ymm5, %ymm3, %ymm3
	vpsrld	$16, %ymm0, %ymm0
	vpaddd	%ymm3, %ymm2, %ymm1{%k1}
	vmovdqa	.LC696(%rip), %ymm2
	vpsrld	$16, %ymm1, %ymm1
	vpermt2w	%ymm1, %ymm2, %ymm0
	vmovdqu16	%ymm0, (%r8,%rcx,2)
	je	.L2206
.L2194:
	movabsq	$9223372036854775807, %rcx
	movslq	%edx, %rdx
	.p2align 4,,10
	.p2align 3
.L2198:
	movq	(%rdi,%rdx,8), %rax
	vcvtsd2ss	(%rdi,%rdx,8), %xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovq	%xmm1, %rsi
	andq	%rcx, %rsi
	andq	%rcx, %rax
	vmovq	%rsi, %xmm7
	xorl	%esi, %esi
	vmovq	%rax, %xmm6
	vmovd	%xmm0, %eax
	vcomisd	%xmm6, %xmm7
	vmovsd	(%rdi,%rdx,8), %xmm7
	seta	%sil
	subl	%esi, %eax
	xorl	%esi, %esi
	vcomisd	%xmm1, %xmm7
	setne	%sil
	orl	%esi, %eax
	movl	%eax, %esi
	andl	$2147483647, %esi
	cmpl	$2139095040, %esi
	jbe	.L2205
	shrl	$16, %eax
	orl	$64, %eax
	movw	%ax, (%r8,%rdx,2)
	addq	$1, %rdx
	cmpl	%edx, %r9d
	jg	.L2198
.L2206:
	vzeroupper
.L2207:
	ret
	.p2align 4,,10
	.p2align 3
.L2205:
	movl	%eax, %esi
	shrl	$16, %esi
	andl	$1, %esi
	leal	32767(%rax,%rsi), %eax
	shrl	$16, %eax
	movw	%ax, (%r8,%rdx,2)
	addq	$1, %rdx
	cmpl	%edx, %r9d
	jg	.L2198
	vzeroupper
	jmp	.L2207
.L2200:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.L2191
	.cfi_endproc
.LFE231:
	.size	v_etch__bf16_from_f64, .-v_etch__bf16_from_f64
	.p2align 4
	.globl	v_etch__f64_from_f16
	.type	v_etch__f64_from_f16, @function
v_etch__f64_from_f16:
.LFB232:
	.cfi_startproc
	movq	%rsi, %r8
	movl	%edx, %r9d
	testl	%edx, %edx
	jle	.L2230
	leal	-1(%rdx), %eax
	cmpl	$30, %eax
	jbe	.L2221
	movq	%rsi, %rax
	movl	$31744, %esi
	movl	%r9d, %ecx
	movq	%rdi, %rdx
	vpbroadcastw	%esi, %zmm13
	movl	$268427264, %esi
	shrl	$5, %ecx
	vbroadcastss	.LC705(%rip), %zmm14
	vpbroadcastd	%esi, %zmm12
	movl	$260046848, %esi
	salq	$6, %rcx
	vpbroadcastd	%esi, %zmm11
	movl	$4194304, %esi
	addq	%rdi, %rcx
	vpbroadcastd	%esi, %zmm10
	movl	$939524096, %esi
	vpbroadcastd	%esi, %zmm9
	movl	$947912704, %esi
	vpbroadcastd	%esi, %zmm8
	movl	$2139095040, %esi
	vpbroadcastd	%esi, %zmm7
	movl	$-2147483648, %esi
	vpbroadcastd	%esi, %zmm6
	.p2align 4,,10
	.p2align 3
.L2211:
	vpmovzxwd	(%rdx), %zmm5
	vmovdqu16	(%rdx), %zmm4
	addq	$64, %rdx
	addq	$256, %rax
	vpandq	-64(%rdx), %zmm13, %zmm0
	vpslld	$13, %zmm5, %zmm3
	vextracti64x4	$0x1, %zmm4, %ymm4
	vpandd	%zmm12, %zmm3, %zmm3
	vpmovzxwd	%ymm4, %zmm4
	vpcmpud	$6, %zmm11, %zmm3, %k1
	vpslld	$13, %zmm4, %zmm2
	vpaddd	%zmm9, %zmm3, %zmm16
	vptestnmw	%zmm0, %zmm0, %k3
	vpandd	%zmm12, %zmm2, %zmm2
	vmovaps	%zmm16, %zmm1
	vpcmpw	$0, %zmm13, %zmm0, %k2
	vpaddd	%zmm9, %zmm2, %zmm15
	vpaddd	%zmm8, %zmm3, %zmm0
	vmovdqa32	%zmm10, %zmm18{%k1}{z}
	vpcmpud	$6, %zmm11, %zmm2, %k1
	vpaddd	%zmm8, %zmm2, %zmm19
	vaddps	%zmm0, %zmm14, %zmm1{%k3}
	vmovaps	%zmm15, %zmm0
	vpord	%zmm7, %zmm3, %zmm3
	vpord	%zmm7, %zmm2, %zmm2
	vpslld	$16, %zmm5, %zmm5
	vmovdqa32	%zmm10, %zmm17{%k1}{z}
	kord	%k2, %k3, %k1
	kshiftrd	$16, %k3, %k3
	vaddps	%zmm19, %zmm14, %zmm0{%k3}
	knotd	%k1, %k1
	vmovdqa32	%zmm16, %zmm1{%k1}
	kshiftrd	$16, %k1, %k1
	vpslld	$16, %zmm4, %zmm4
	vpord	%zmm18, %zmm3, %zmm1{%k2}
	kshiftrd	$16, %k2, %k2
	vmovdqa32	%zmm15, %zmm0{%k1}
	vpternlogd	$248, %zmm5, %zmm6, %zmm1
	vpord	%zmm17, %zmm2, %zmm0{%k2}
	vcvtps2pd	%ymm1, %zmm2
	vextractf32x8	$0x1, %zmm1, %ymm1
	vmovupd	%zmm2, -256(%rax)
	vpternlogd	$248, %zmm4, %zmm6, %zmm0
	vcvtps2pd	%ymm1, %zmm1
	vmovupd	%zmm1, -192(%rax)
	vcvtps2pd	%ymm0, %zmm1
	vextractf32x8	$0x1, %zmm0, %ymm0
	vmovupd	%zmm1, -128(%rax)
	vcvtps2pd	%ymm0, %zmm0
	vmovupd	%zmm0, -64(%rax)
	cmpq	%rdx, %rcx
	jne	.L2211
	movl	%r9d, %edx
	andl	$-32, %edx
	movl	%edx, %eax
	cmpl	%edx, %r9d
	je	.L2229
.L2210:
	movl	%r9d, %ecx
	subl	%eax, %ecx
	leal	-1(%rcx), %esi
	cmpl	$14, %esi
	jbe	.L2213
	vmovdqu16	(%rdi,%rax,2), %ymm0
	leaq	(%r8,%rax,8), %rsi
	movl	$31744, %eax
	vbroadcastss	.LC705(%rip), %ymm11
	vpbroadcastw	%eax, %ymm8
	movl	$268427264, %eax
	vextracti128	$0x1, %ymm0, %xmm6
	vpmovzxwd	%xmm0, %ymm7
	vpand	%ymm8, %ymm0, %ymm1
	vpmovzxwd	%xmm6, %ymm6
	vpbroadcastd	%eax, %ymm0
	movl	$260046848, %eax
	vpslld	$13, %ymm7, %ymm4
	vpslld	$13, %ymm6, %ymm3
	vpand	%ymm0, %ymm4, %ymm4
	vpslld	$16, %ymm7, %ymm7
	vpand	%ymm0, %ymm3, %ymm3
	vpbroadcastd	%eax, %ymm0
	vptestnmw	%ymm1, %ymm1, %k3
	movl	$4194304, %eax
	vpminud	%ymm0, %ymm4, %ymm9
	vpminud	%ymm0, %ymm3, %ymm2
	vpbroadcastd	%eax, %ymm5
	movl	$939524096, %eax
	vpcmpeqd	%ymm9, %ymm4, %ymm9
	vpcmpeqd	%ymm2, %ymm3, %ymm2
	vpcmpw	$0, %ymm8, %ymm1, %k2
	vpslld	$16, %ymm6, %ymm6
	vpandn	%ymm5, %ymm2, %ymm2
	vpandn	%ymm5, %ymm9, %ymm9
	vpbroadcastd	%eax, %ymm5
	movl	$947912704, %eax
	vpaddd	%ymm5, %ymm4, %ymm10
	vpbroadcastd	%eax, %ymm0
	vpaddd	%ymm5, %ymm3, %ymm5
	korw	%k2, %k3, %k1
	vpaddd	%ymm0, %ymm4, %ymm8
	vmovaps	%ymm10, %ymm1
	movl	$2139095040, %eax
	knotw	%k1, %k1
	vaddps	%ymm8, %ymm11, %ymm1{%k3}
	vpaddd	%ymm0, %ymm3, %ymm8
	kshiftrw	$8, %k3, %k3
	vmovaps	%ymm5, %ymm0
	vaddps	%ymm11, %ymm8, %ymm0{%k3}
	vmovdqa32	%ymm10, %ymm1{%k1}
	kshiftrw	$8, %k1, %k1
	vmovdqa32	%ymm5, %ymm0{%k1}
	vpbroadcastd	%eax, %ymm5
	movl	$-2147483648, %eax
	vpor	%ymm5, %ymm4, %ymm4
	vpor	%ymm5, %ymm3, %ymm3
	vpord	%ymm9, %ymm4, %ymm1{%k2}
	kshiftrw	$8, %k2, %k2
	vpord	%ymm2, %ymm3, %ymm0{%k2}
	vpbroadcastd	%eax, %ymm2
	vpternlogd	$248, %ymm7, %ymm2, %ymm1
	movl	%ecx, %eax
	vpternlogd	$248, %ymm6, %ymm2, %ymm0
	andl	$-16, %eax
	vcvtps2pd	%xmm1, %ymm2
	vextractf128	$0x1, %ymm1, %xmm1
	vmovupd	%ymm2, (%rsi)
	vcvtps2pd	%xmm1, %ymm1
	addl	%eax, %edx
	vmovupd	%ymm1, 32(%rsi)
	andl	$15, %ecx
	vcvtps2pd	%xmm0, %ymm1
	vextractf128	$0x1, %ymm0, %xmm0
	vmovupd	%ymm1, 64(%rsi)
	vcvtps2pd	%xmm0, %ymm0
	vmovupd	%ymm0, 96(%rsi)
	je	.L2229
.L2213:
	vmovss	.LC715(%rip), %xmm1
	movslq	%edx, %rdx
	jmp	.L2217
	.p2align 4,,10
	.p2align 3
.L2215:
	addl	$947912704, %esi
	vmovd	%esi, %xmm7
	vsubss	%xmm1, %xmm7, %xmm7
	vmovd	%xmm7, %ecx
.L2218:
	sall	$16, %eax
	andl	$-2147483648, %eax
	orl	%ecx, %eax
	vmovd	%eax, %xmm6
	vcvtss2sd	%xmm6, %xmm6, %xmm0
	vmovsd	%xmm0, (%r8,%rdx,8)
	addq	$1, %rdx
	cmpl	%edx, %r9d
	jle	.L2229
.L2217:
	movzwl	(%rdi,%rdx,2), %eax
	movl	%eax, %esi
	movl	%eax, %ecx
	sall	$13, %esi
	andl	$268427264, %esi
	andw	$31744, %cx
	je	.L2215
	cmpw	$31744, %cx
	je	.L2231
	leal	939524096(%rsi), %ecx
	jmp	.L2218
	.p2align 4,,10
	.p2align 3
.L2229:
	vzeroupper
.L2230:
	ret
	.p2align 4,,10
	.p2align 3
.L2231:
	xorl	%ecx, %ecx
	cmpl	$260046848, %esi
	seta	%cl
	sall	$22, %ecx
	orl	%esi, %ecx
	orl	$2139095040, %ecx
	jmp	.L2218
.L2221:
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L2210
	.cfi_endproc
.LFE232:
	.size	v_etch__f64_from_f16, .-v_etch__f64_from_f16
	.p2align 4
	.globl	v_etch__f64_from_bf16
	.type	v_etch__f64_from_bf16, @function
v_etch__f64_from_bf16:
.LFB233:
	.cfi_startproc
	movq	%rsi, %r8
	movl	%edx, %ecx
	testl	%edx, %edx
	jle	.L2275
	leal	-1(%rdx), %eax
	cmpl	$30, %eax
	jbe	.L2255
	movq	%rsi, %rax
	movl	%ecx, %r9d
	movl	$2147483647, %esi
	movq	%rdi, %rdx
	shrl	$5, %r9d
	vpbroadcastd	%esi, %zmm5
	movl	$2139095040, %esi
	salq	$6, %r9
	vpbroadcastd	%esi, %zmm4
	movl	$4194304, %esi
	addq	%rdi, %r9
	vpbroadcastd	%esi, %zmm3
	.p2align 4,,10
	.p2align 3
.L2235:
	vpmovzxwd	(%rdx), %zmm1
	vmovdqu16	(%rdx), %zmm6
	addq	$64, %rdx
	addq	$256, %rax
	vpslld	$16, %zmm1, %zmm1
	vextracti64x4	$0x1, %zmm6, %ymm0
	vpandd	%zmm5, %zmm1, %zmm2
	vpmovzxwd	%ymm0, %zmm0
	vpcmpud	$6, %zmm4, %zmm2, %k1
	vpslld	$16, %zmm0, %zmm0
	vmovdqa32	%zmm1, %zmm2
	vpord	%zmm3, %zmm1, %zmm2{%k1}
	vpandd	%zmm5, %zmm0, %zmm1
	vpcmpud	$6, %zmm4, %zmm1, %k1
	vpord	%zmm3, %zmm0, %zmm0{%k1}
	vmovdqa32	%zmm0, %zmm1
	vcvtps2pd	%ymm2, %zmm0
	vextractf32x8	$0x1, %zmm2, %ymm2
	vmovupd	%zmm0, -256(%rax)
	vcvtps2pd	%ymm1, %zmm0
	vextractf32x8	$0x1, %zmm1, %ymm1
	vcvtps2pd	%ymm2, %zmm2
	vmovupd	%zmm0, -128(%rax)
	vmovupd	%zmm2, -192(%rax)
	vcvtps2pd	%ymm1, %zmm1
	vmovupd	%zmm1, -64(%rax)
	cmpq	%r9, %rdx
	jne	.L2235
	movl	%ecx, %eax
	andl	$-32, %eax
	movl	%eax, %edx
	cmpl	%eax, %ecx
	je	.L2274
.L2234:
	movl	%ecx, %r9d
	subl	%edx, %r9d
	leal	-1(%r9), %esi
	cmpl	$14, %esi
	jbe	.L2237
	vmovdqu16	(%rdi,%rdx,2), %ymm0
	leaq	(%r8,%rdx,8), %rsi
	movl	$2147483647, %edx
	vpbroadcastd	%edx, %ymm3
	movl	$2139095040, %edx
	vpmovzxwd	%xmm0, %ymm1
	vpbroadcastd	%edx, %ymm5
	vextracti128	$0x1, %ymm0, %xmm0
	movl	$4194304, %edx
	vpslld	$16, %ymm1, %ymm1
	vpmovzxwd	%xmm0, %ymm0
	vpbroadcastd	%edx, %ymm4
	movl	%r9d, %edx
	vpand	%ymm3, %ymm1, %ymm2
	vpslld	$16, %ymm0, %ymm0
	andl	$-16, %edx
	vpcmpud	$6, %ymm5, %ymm2, %k1
	vpand	%ymm3, %ymm0, %ymm3
	vmovdqa	%ymm1, %ymm2
	addl	%edx, %eax
	andl	$15, %r9d
	vpord	%ymm4, %ymm1, %ymm2{%k1}
	vpcmpud	$6, %ymm5, %ymm3, %k1
	vmovdqa	%ymm0, %ymm1
	vpord	%ymm4, %ymm0, %ymm1{%k1}
	vcvtps2pd	%xmm2, %ymm0
	vextractf128	$0x1, %ymm2, %xmm2
	vmovupd	%ymm0, (%rsi)
	vcvtps2pd	%xmm1, %ymm0
	vextractf128	$0x1, %ymm1, %xmm1
	vcvtps2pd	%xmm2, %ymm2
	vmovupd	%ymm0, 64(%rsi)
	vcvtps2pd	%xmm1, %ymm1
	vmovupd	%ymm2, 32(%rsi)
	vmovupd	%ymm1, 96(%rsi)
	je	.L2274
.L2237:
	movslq	%eax, %rdx
	leaq	0(,%rdx,8), %rsi
	leaq	(%rdx,%rdx), %r9
	movzwl	(%rdi,%rdx,2), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	vmovd	%edx, %xmm7
	leal	1(%rax), %edx
	vcvtss2sd	%xmm7, %xmm7, %xmm0
	vmovsd	%xmm0, (%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2274
	movzwl	2(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	vmovd	%edx, %xmm7
	leal	2(%rax), %edx
	vcvtss2sd	%xmm7, %xmm7, %xmm0
	vmovsd	%xmm0, 8(%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2274
	movzwl	4(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	vmovd	%edx, %xmm7
	leal	3(%rax), %edx
	vcvtss2sd	%xmm7, %xmm7, %xmm0
	vmovsd	%xmm0, 16(%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2274
	movzwl	6(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	vmovd	%edx, %xmm7
	leal	4(%rax), %edx
	vcvtss2sd	%xmm7, %xmm7, %xmm0
	vmovsd	%xmm0, 24(%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2274
	movzwl	8(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	vmovd	%edx, %xmm7
	leal	5(%rax), %edx
	vcvtss2sd	%xmm7, %xmm7, %xmm0
	vmovsd	%xmm0, 32(%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2274
	movzwl	10(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	vmovd	%edx, %xmm7
	leal	6(%rax), %edx
	vcvtss2sd	%xmm7, %xmm7, %xmm0
	vmovsd	%xmm0, 40(%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2274
	movzwl	12(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	vmovd	%edx, %xmm7
	leal	7(%rax), %edx
	vcvtss2sd	%xmm7, %xmm7, %xmm0
	vmovsd	%xmm0, 48(%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2274
	movzwl	14(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	vmovd	%edx, %xmm7
	leal	8(%rax), %edx
	vcvtss2sd	%xmm7, %xmm7, %xmm0
	vmovsd	%xmm0, 56(%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2274
	movzwl	16(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	vmovd	%edx, %xmm7
	leal	9(%rax), %edx
	vcvtss2sd	%xmm7, %xmm7, %xmm0
	vmovsd	%xmm0, 64(%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2274
	movzwl	18(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	vmovd	%edx, %xmm7
	leal	10(%rax), %edx
	vcvtss2sd	%xmm7, %xmm7, %xmm0
	vmovsd	%xmm0, 72(%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2274
	movzwl	20(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	vmovd	%edx, %xmm6
	leal	11(%rax), %edx
	vcvtss2sd	%xmm6, %xmm6, %xmm0
	vmovsd	%xmm0, 80(%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2274
	movzwl	22(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	vmovd	%edx, %xmm6
	leal	12(%rax), %edx
	vcvtss2sd	%xmm6, %xmm6, %xmm0
	vmovsd	%xmm0, 88(%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2274
	movzwl	24(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	vmovd	%edx, %xmm7
	leal	13(%rax), %edx
	vcvtss2sd	%xmm7, %xmm7, %xmm0
	vmovsd	%xmm0, 96(%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2274
	movzwl	26(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	addl	$14, %eax
	vmovd	%edx, %xmm7
	vcvtss2sd	%xmm7, %xmm7, %xmm0
	vmovsd	%xmm0, 104(%r8,%rsi)
	cmpl	%eax, %ecx
	jle	.L2274
	movzwl	28(%rdi,%r9), %eax
	sall	$16, %eax
	movl	%eax, %ecx
	movl	%eax, %edx
	andl	$2147483647, %ecx
	orl	$4194304, %edx
	cmpl	$2139095040, %ecx
	cmova	%edx, %eax
	vmovd	%eax, %xmm6
	vcvtss2sd	%xmm6, %xmm6, %xmm0
	vmovsd	%xmm0, 112(%r8,%rsi)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L2274:
	vzeroupper
.L2275:
	ret
.L2255:
	xorl	%edx, %edx
	xorl	%eax, %eax
	jmp	.L2234
	.cfi_endproc
.LFE233:
	.size	v_etch__f64_from_bf16, .-v_etch__f64_from_bf16
	.p2align 4
	.globl	v_etch__sinh_f64
	.type	v_etch__sinh_f64, @function
v_etch__sinh_f64:
.LFB234:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2310
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movl	%edx, %r8d
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-64, %rsp
	subq	$72, %rsp
	cmpl	$6, %eax
	jbe	.L2294
	movabsq	$9223372036854775807, %rcx
	shrl	$3, %edx
	xorl	%eax, %eax
	vbroadcastsd	.LC21(%rip), %zmm25
	vpbroadcastq	%rcx, %zmm28
	salq	$6, %rdx
	movabsq	$-4592545720011063296, %rcx
	vbroadcastsd	.LC1(%rip), %zmm6
	vbroadcastsd	.LC3(%rip), %zmm5
	vpbroadcastq	%rcx, %zmm27
	movabsq	$-4573598935641227264, %rcx
	vbroadcastsd	.LC0(%rip), %zmm24
	vbroadcastsd	.LC2(%rip), %zmm23
	vpbroadcastq	%rcx, %zmm26
	movabsq	$-4843621399236966403, %rcx
	vbroadcastsd	.LC6(%rip), %zmm22
	vbroadcastsd	.LC7(%rip), %zmm21
	vpbroadcastq	%rcx, %zmm3
	movl	$1022, %ecx
	vbroadcastsd	.LC298(%rip), %zmm20
	vmovdqa64	%zmm3, 8(%rsp)
	vpbroadcastq	%rcx, %zmm3
	movabsq	$-9223372036854775808, %rcx
	vbroadcastsd	.LC8(%rip), %zmm19
	vmovdqa64	%zmm3, -56(%rsp)
	vpbroadcastq	%rcx, %zmm3
	vbroadcastsd	.LC9(%rip), %zmm18
	vbroadcastsd	.LC10(%rip), %zmm17
	vbroadcastsd	.LC11(%rip), %zmm16
	vbroadcastsd	.LC12(%rip), %zmm15
	vmovdqa64	%zmm3, -120(%rsp)
	vbroadcastsd	.LC13(%rip), %zmm14
	vbroadcastsd	.LC14(%rip), %zmm13
	vbroadcastsd	.LC15(%rip), %zmm12
	vbroadcastsd	.LC16(%rip), %zmm11
	vbroadcastsd	.LC17(%rip), %zmm10
	vbroadcastsd	.LC18(%rip), %zmm9
	vbroadcastsd	.LC19(%rip), %zmm8
	vbroadcastsd	.LC4(%rip), %zmm4
	vbroadcastsd	.LC20(%rip), %zmm7
	.p2align 4,,10
	.p2align 3
.L2279:
	vmovupd	(%rdi,%rax), %zmm3
	vmovdqa64	%zmm27, %zmm31
	vmovdqa64	%zmm26, %zmm0
	vxorpd	%xmm2, %xmm2, %xmm2
	vpandq	%zmm3, %zmm28, %zmm1
	vcmppd	$5, .LC723(%rip), %zmm1, %k4
	vcmppd	$1, %zmm25, %zmm1, %k3{%k4}
	vcmppd	$5, %zmm25, %zmm1, %k1{%k4}
	vcmppd	$10, %zmm6, %zmm1, %k2{%k3}
	vcmppd	$14, %zmm5, %zmm1, %k5{%k1}
	vcmppd	$10, %zmm5, %zmm1, %k1{%k1}
	vcmppd	$14, %zmm6, %zmm1, %k6{%k3}
	vcmppd	$5, %zmm24, %zmm1, %k7{%k2}
	vcmppd	$1, %zmm24, %zmm1, %k2{%k2}
	vcmppd	$1, %zmm23, %zmm1, %k0{%k1}
	vcmppd	$5, %zmm23, %zmm1, %k1{%k1}
	knotb	%k2, %k2
	vpandq	%zmm3, %zmm28, %zmm31{%k2}
	knotb	%k0, %k2
	vpandq	%zmm3, %zmm28, %zmm0{%k2}
	vpandq	%zmm3, %zmm28, %zmm31{%k7}
	vpandq	%zmm3, %zmm28, %zmm0{%k1}
	vmovapd	%zmm6, %zmm31{%k6}
	vmovapd	%zmm5, %zmm0{%k5}
	vcmppd	$5, .LC334(%rip), %zmm1, %k1{%k3}
	vmovapd	%zmm0, %zmm30
	vfmadd132pd	%zmm22, %zmm21, %zmm30
	vaddpd	%zmm20, %zmm30, %zmm29
	vpaddq	8(%rsp), %zmm30, %zmm30
	vfmadd231pd	%zmm19, %zmm29, %zmm0
	vfmadd132pd	%zmm18, %zmm0, %zmm29
	vaddpd	%zmm2, %zmm29, %zmm29
	vmulpd	%zmm29, %zmm29, %zmm2
	vmovapd	%zmm29, %zmm0
	vfmadd132pd	%zmm17, %zmm16, %zmm0
	vfmadd132pd	%zmm29, %zmm15, %zmm0
	vfmadd132pd	%zmm29, %zmm14, %zmm0
	vfmadd132pd	%zmm29, %zmm13, %zmm0
	vfmadd132pd	%zmm29, %zmm12, %zmm0
	vfmadd132pd	%zmm29, %zmm11, %zmm0
	vfmadd132pd	%zmm29, %zmm10, %zmm0
	vfmadd132pd	%zmm29, %zmm9, %zmm0
	vfmadd132pd	%zmm29, %zmm8, %zmm0
	vfmadd132pd	%zmm29, %zmm4, %zmm0
	vfmadd132pd	%zmm0, %zmm29, %zmm2
	vpsrlq	$1, %zmm30, %zmm0
	vpsllq	$52, %zmm0, %zmm29
	vpsubq	%zmm0, %zmm30, %zmm30
	vpsllq	$52, %zmm30, %zmm30
	vaddpd	%zmm7, %zmm2, %zmm2
	vmulpd	%zmm29, %zmm2, %zmm2
	vmovapd	%zmm31, %zmm29
	vfmadd132pd	%zmm22, %zmm21, %zmm29
	vmulpd	%zmm30, %zmm2, %zmm2
	vaddpd	%zmm20, %zmm29, %zmm30
	vpaddq	-56(%rsp), %zmm29, %zmm29
	vpsllq	$52, %zmm29, %zmm29
	vfmadd231pd	%zmm19, %zmm30, %zmm31
	vfmadd132pd	%zmm18, %zmm31, %zmm30
	vmulpd	%zmm30, %zmm30, %zmm31
	vmovapd	%zmm30, %zmm0
	vfmadd132pd	%zmm17, %zmm16, %zmm0
	vfmadd132pd	%zmm30, %zmm15, %zmm0
	vfmadd132pd	%zmm30, %zmm14, %zmm0
	vfmadd132pd	%zmm30, %zmm13, %zmm0
	vfmadd132pd	%zmm30, %zmm12, %zmm0
	vfmadd132pd	%zmm30, %zmm11, %zmm0
	vfmadd132pd	%zmm30, %zmm10, %zmm0
	vfmadd132pd	%zmm30, %zmm9, %zmm0
	vfmadd132pd	%zmm30, %zmm8, %zmm0
	vfmadd132pd	%zmm30, %zmm4, %zmm0
	vfmadd132pd	%zmm31, %zmm30, %zmm0
	vaddpd	.LC332(%rip), %zmm29, %zmm30
	vfmadd132pd	%zmm29, %zmm30, %zmm0
	vmulpd	.LC335(%rip), %zmm0, %zmm1{%k1}
	vaddpd	%zmm7, %zmm1, %zmm0
	vdivpd	%zmm0, %zmm1, %zmm0
	vaddpd	%zmm1, %zmm0, %zmm0
	vmulpd	%zmm4, %zmm0, %zmm2{%k3}
	vpandq	-120(%rsp), %zmm3, %zmm0
	vporq	%zmm0, %zmm2, %zmm3{%k4}
	vmovupd	%zmm3, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rdx
	jne	.L2279
	movl	%r8d, %edx
	andl	$-8, %edx
	movl	%edx, %ecx
	cmpl	%r8d, %edx
	je	.L2307
.L2278:
	movl	%r8d, %r9d
	subl	%ecx, %r9d
	leal	-1(%r9), %eax
	cmpl	$2, %eax
	jbe	.L2281
	vmovupd	(%rdi,%rcx,8), %ymm7
	movabsq	$9223372036854775807, %rax
	vbroadcastsd	.LC170(%rip), %ymm0
	vbroadcastsd	.LC3(%rip), %ymm2
	vpbroadcastq	%rax, %ymm1
	vbroadcastsd	.LC0(%rip), %ymm3
	movabsq	$-4592545720011063296, %rax
	vpand	%ymm7, %ymm1, %ymm4
	vpbroadcastq	%rax, %ymm6
	vbroadcastsd	.LC2(%rip), %ymm5
	movabsq	$-4573598935641227264, %rax
	vcmppd	$5, %ymm0, %ymm4, %k4
	vbroadcastsd	.LC21(%rip), %ymm0
	vbroadcastsd	.LC7(%rip), %ymm20
	vbroadcastsd	.LC8(%rip), %ymm8
	vbroadcastsd	.LC9(%rip), %ymm19
	vbroadcastsd	.LC11(%rip), %ymm18
	vbroadcastsd	.LC12(%rip), %ymm17
	vcmppd	$1, %ymm0, %ymm4, %k3{%k4}
	vcmppd	$5, %ymm0, %ymm4, %k1{%k4}
	vbroadcastsd	.LC1(%rip), %ymm0
	vbroadcastsd	.LC13(%rip), %ymm16
	vbroadcastsd	.LC14(%rip), %ymm15
	vbroadcastsd	.LC15(%rip), %ymm14
	vbroadcastsd	.LC16(%rip), %ymm13
	vbroadcastsd	.LC17(%rip), %ymm12
	vcmppd	$10, %ymm0, %ymm4, %k2{%k3}
	vcmppd	$14, %ymm2, %ymm4, %k5{%k1}
	vbroadcastsd	.LC18(%rip), %ymm11
	vbroadcastsd	.LC19(%rip), %ymm10
	vcmppd	$10, %ymm2, %ymm4, %k1{%k1}
	vcmppd	$14, %ymm0, %ymm4, %k6{%k3}
	vbroadcastsd	.LC4(%rip), %ymm9
	vcmppd	$5, %ymm3, %ymm4, %k7{%k2}
	vcmppd	$1, %ymm3, %ymm4, %k2{%k2}
	vcmppd	$1, %ymm5, %ymm4, %k0{%k1}
	vcmppd	$5, %ymm5, %ymm4, %k1{%k1}
	vbroadcastsd	.LC6(%rip), %ymm5
	knotb	%k2, %k2
	vpandq	%ymm7, %ymm1, %ymm6{%k2}
	vpandq	%ymm7, %ymm1, %ymm6{%k7}
	knotb	%k0, %k2
	vmovapd	%ymm0, %ymm6{%k6}
	vpbroadcastq	%rax, %ymm0
	movabsq	$-4843621399236966403, %rax
	vpandq	%ymm7, %ymm1, %ymm0{%k2}
	vpandq	%ymm7, %ymm1, %ymm0{%k1}
	vbroadcastsd	.LC298(%rip), %ymm1
	vmovapd	%ymm2, %ymm0{%k5}
	vmovapd	%ymm0, %ymm21
	vfmadd132pd	%ymm5, %ymm20, %ymm21
	vfmadd132pd	%ymm6, %ymm20, %ymm5
	vaddpd	%ymm1, %ymm21, %ymm3
	vaddpd	%ymm1, %ymm5, %ymm1
	vfmadd231pd	%ymm8, %ymm3, %ymm0
	vfmadd132pd	%ymm1, %ymm6, %ymm8
	vfmadd132pd	%ymm19, %ymm0, %ymm3
	vfmadd132pd	%ymm19, %ymm8, %ymm1
	vxorpd	%xmm0, %xmm0, %xmm0
	vaddpd	%ymm0, %ymm3, %ymm3
	vbroadcastsd	.LC10(%rip), %ymm0
	vmulpd	%ymm3, %ymm3, %ymm22
	vmovapd	%ymm3, %ymm2
	vfmadd132pd	%ymm0, %ymm18, %ymm2
	vfmadd132pd	%ymm1, %ymm18, %ymm0
	vfmadd132pd	%ymm3, %ymm17, %ymm2
	vfmadd132pd	%ymm1, %ymm17, %ymm0
	vfmadd132pd	%ymm3, %ymm16, %ymm2
	vfmadd132pd	%ymm1, %ymm16, %ymm0
	vfmadd132pd	%ymm3, %ymm15, %ymm2
	vfmadd132pd	%ymm1, %ymm15, %ymm0
	vfmadd132pd	%ymm3, %ymm14, %ymm2
	vfmadd132pd	%ymm1, %ymm14, %ymm0
	vfmadd132pd	%ymm3, %ymm13, %ymm2
	vfmadd132pd	%ymm1, %ymm13, %ymm0
	vfmadd132pd	%ymm3, %ymm12, %ymm2
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vfmadd132pd	%ymm3, %ymm11, %ymm2
	vfmadd132pd	%ymm1, %ymm11, %ymm0
	vfmadd132pd	%ymm3, %ymm10, %ymm2
	vfmadd132pd	%ymm1, %ymm10, %ymm0
	vfmadd132pd	%ymm3, %ymm9, %ymm2
	vfmadd132pd	%ymm1, %ymm9, %ymm0
	vfmadd132pd	%ymm22, %ymm3, %ymm2
	vpbroadcastq	%rax, %ymm3
	movl	$1022, %eax
	vpbroadcastq	%rax, %ymm6
	vpaddq	%ymm3, %ymm21, %ymm21
	vbroadcastsd	.LC20(%rip), %ymm3
	movabsq	$-9223372036854775808, %rax
	vpaddq	%ymm6, %ymm5, %ymm5
	vmulpd	%ymm1, %ymm1, %ymm6
	vpsllq	$52, %ymm5, %ymm5
	vpsrlq	$1, %ymm21, %ymm22
	vpsllq	$52, %ymm22, %ymm23
	vpsubq	%ymm22, %ymm21, %ymm21
	vaddpd	%ymm3, %ymm2, %ymm2
	vpsllq	$52, %ymm21, %ymm21
	vfmadd132pd	%ymm6, %ymm1, %ymm0
	vaddpd	.LC333(%rip){1to4}, %ymm5, %ymm1
	vmulpd	%ymm23, %ymm2, %ymm2
	vfmadd132pd	%ymm5, %ymm1, %ymm0
	vbroadcastsd	.LC5(%rip), %ymm1
	vmulpd	%ymm21, %ymm2, %ymm2
	vcmppd	$5, %ymm1, %ymm4, %k1{%k3}
	vmulpd	.LC134(%rip){1to4}, %ymm0, %ymm4{%k1}
	vpbroadcastq	%rax, %ymm0
	movl	%r9d, %eax
	andl	$-4, %eax
	vpand	%ymm7, %ymm0, %ymm0
	addl	%eax, %edx
	andl	$3, %r9d
	vaddpd	%ymm3, %ymm4, %ymm3
	vdivpd	%ymm3, %ymm4, %ymm3
	vaddpd	%ymm4, %ymm3, %ymm3
	vmulpd	%ymm9, %ymm3, %ymm2{%k3}
	vporq	%ymm0, %ymm2, %ymm7{%k4}
	vmovupd	%ymm7, (%rsi,%rcx,8)
	je	.L2307
.L2281:
	vmovsd	.LC170(%rip), %xmm2
	movslq	%edx, %rdx
	vmovsd	.LC21(%rip), %xmm4
	vmovsd	.LC3(%rip), %xmm3
	vmovsd	.LC2(%rip), %xmm11
	vmovsd	.LC6(%rip), %xmm10
	vmovsd	.LC7(%rip), %xmm6
	vmovsd	.LC8(%rip), %xmm9
	vmovsd	.LC9(%rip), %xmm8
	vmovsd	.LC10(%rip), %xmm7
	vmovsd	.LC1(%rip), %xmm5
	jmp	.L2285
	.p2align 4,,10
	.p2align 3
.L2313:
	movabsq	$-4843621399236966403, %rax
	vmaxsd	%xmm0, %xmm11, %xmm12
	vcmpnltsd	%xmm0, %xmm3, %xmm0
	vblendvpd	%xmm0, %xmm12, %xmm3, %xmm0
	vmovsd	%xmm0, %xmm0, %xmm13
	vfmadd132sd	%xmm10, %xmm6, %xmm13
	vsubsd	%xmm6, %xmm13, %xmm1
	vmovq	%xmm13, %r11
	addq	%r11, %rax
	movq	%rax, %r9
	vfmadd231sd	%xmm9, %xmm1, %xmm0
	shrq	%r9
	movq	%r9, %r10
	subq	%r9, %rax
	salq	$52, %r10
	salq	$52, %rax
	vfmadd132sd	%xmm8, %xmm0, %xmm1
	vxorpd	%xmm0, %xmm0, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm1
	vmulsd	%xmm1, %xmm1, %xmm12
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd213sd	.LC11(%rip), %xmm7, %xmm0
	vfmadd213sd	.LC12(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC13(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC14(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC15(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC16(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC17(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC18(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC19(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC4(%rip), %xmm1, %xmm0
	vfmadd132sd	%xmm12, %xmm1, %xmm0
	vaddsd	.LC20(%rip), %xmm0, %xmm1
	vmovq	%r10, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vmovq	%rax, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
.L2287:
	movabsq	$-9223372036854775808, %rax
	andq	%rcx, %rax
	vmovq	%xmm1, %rcx
	orq	%rax, %rcx
	vmovq	%rcx, %xmm1
.L2286:
	vmovsd	%xmm1, (%rsi,%rdx,8)
	addq	$1, %rdx
	cmpl	%edx, %r8d
	jle	.L2307
.L2285:
	vmovsd	(%rdi,%rdx,8), %xmm1
	vmovq	%xmm1, %rcx
	movq	%rcx, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm0
	vcomisd	%xmm0, %xmm2
	ja	.L2286
	vcomisd	%xmm0, %xmm4
	jbe	.L2313
	vcomisd	%xmm5, %xmm0
	vmovsd	%xmm5, %xmm5, %xmm1
	ja	.L2289
	vmovsd	.LC0(%rip), %xmm1
	vmaxsd	%xmm0, %xmm1, %xmm1
.L2289:
	vmovsd	.LC5(%rip), %xmm12
	vmovsd	.LC4(%rip), %xmm13
	vcomisd	%xmm0, %xmm12
	ja	.L2288
	vmovsd	.LC7(%rip), %xmm12
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	.LC6(%rip), %xmm12, %xmm0
	vsubsd	%xmm12, %xmm0, %xmm12
	vmovq	%xmm0, %rax
	vfmadd231sd	.LC8(%rip), %xmm12, %xmm1
	addq	$1022, %rax
	vfmadd132sd	.LC9(%rip), %xmm1, %xmm12
	salq	$52, %rax
	vmovsd	.LC10(%rip), %xmm1
	vfmadd213sd	.LC11(%rip), %xmm12, %xmm1
	vmovq	%rax, %xmm0
	vfmadd213sd	.LC12(%rip), %xmm12, %xmm1
	vfmadd213sd	.LC13(%rip), %xmm12, %xmm1
	vfmadd213sd	.LC14(%rip), %xmm12, %xmm1
	vfmadd213sd	.LC15(%rip), %xmm12, %xmm1
	vfmadd213sd	.LC16(%rip), %xmm12, %xmm1
	vfmadd213sd	.LC17(%rip), %xmm12, %xmm1
	vfmadd213sd	.LC18(%rip), %xmm12, %xmm1
	vfmadd213sd	.LC19(%rip), %xmm12, %xmm1
	vmulsd	%xmm12, %xmm12, %xmm14
	vfmadd132sd	%xmm12, %xmm13, %xmm1
	vfmadd132sd	%xmm14, %xmm12, %xmm1
	vsubsd	%xmm13, %xmm0, %xmm12
	vfmadd132sd	%xmm1, %xmm12, %xmm0
	vaddsd	%xmm0, %xmm0, %xmm0
.L2288:
	vaddsd	.LC20(%rip), %xmm0, %xmm1
	vdivsd	%xmm1, %xmm0, %xmm1
	vaddsd	%xmm0, %xmm1, %xmm1
	vmulsd	%xmm13, %xmm1, %xmm1
	jmp	.L2287
	.p2align 4,,10
	.p2align 3
.L2307:
	vzeroupper
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2310:
	.cfi_restore 6
	ret
.L2294:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.L2278
	.cfi_endproc
.LFE234:
	.size	v_etch__sinh_f64, .-v_etch__sinh_f64
	.p2align 4
	.globl	v_etch__cosh_f64
	.type	v_etch__cosh_f64, @function
v_etch__cosh_f64:
.LFB235:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2318
	movslq	%edx, %rdx
	movq	%rdi, %r8
	movq	%rsi, %r9
	leaq	(%rdi,%rdx,8), %r10
	.p2align 4,,10
	.p2align 3
.L2316:
	vmovsd	(%r8), %xmm0
	addq	$8, %r8
	addq	$8, %r9
	call	etch__cosh_f64
	vmovsd	%xmm0, -8(%r9)
	cmpq	%r10, %r8
	jne	.L2316
.L2318:
	ret
	.cfi_endproc
.LFE235:
	.size	v_etch__cosh_f64, .-v_etch__cosh_f64
	.p2align 4
	.globl	v_etch__asinh_f64
	.type	v_etch__asinh_f64, @function
v_etch__asinh_f64:
.LFB236:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2323
	movslq	%edx, %rdx
	movq	%rdi, %r8
	movq	%rsi, %r9
	leaq	(%rdi,%rdx,8), %r10
	.p2align 4,,10
	.p2align 3
.L2321:
	vmovsd	(%r8), %xmm0
	addq	$8, %r8
	addq	$8, %r9
	call	etch__asinh_f64
	vmovsd	%xmm0, -8(%r9)
	cmpq	%r10, %r8
	jne	.L2321
.L2323:
	ret
	.cfi_endproc
.LFE236:
	.size	v_etch__asinh_f64, .-v_etch__asinh_f64
	.p2align 4
	.globl	v_etch__acosh_f64
	.type	v_etch__acosh_f64, @function
v_etch__acosh_f64:
.LFB237:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2379
	vmovsd	.LC20(%rip), %xmm3
	movslq	%edx, %rdx
	vmovsd	.LC171(%rip), %xmm4
	vmovsd	.LC134(%rip), %xmm5
	leaq	(%rdi,%rdx,8), %rcx
	vmovsd	.LC146(%rip), %xmm9
	vmovsd	.LC5(%rip), %xmm8
	vmovsd	.LC149(%rip), %xmm7
	vmovsd	.LC180(%rip), %xmm6
	vmovsd	.LC133(%rip), %xmm13
	vmovsd	.LC4(%rip), %xmm12
	vmovsd	.LC172(%rip), %xmm11
	vmovsd	.LC173(%rip), %xmm10
	.p2align 4,,10
	.p2align 3
.L2356:
	vmovsd	(%rdi), %xmm0
	vucomisd	%xmm3, %xmm0
	jb	.L2369
	vcomisd	%xmm4, %xmm0
	jnb	.L2384
	vcomisd	%xmm5, %xmm0
	ja	.L2385
	vsubsd	%xmm3, %xmm0, %xmm0
	vaddsd	%xmm0, %xmm0, %xmm1
	vfmadd231sd	%xmm0, %xmm0, %xmm1
	vsqrtsd	%xmm1, %xmm1, %xmm1
	vaddsd	%xmm1, %xmm0, %xmm0
	vcomisd	%xmm3, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm2
	jbe	.L2378
	vsubsd	%xmm0, %xmm2, %xmm1
	vsubsd	%xmm1, %xmm3, %xmm1
.L2346:
	movabsq	$-4604544271217802189, %r8
	vmovq	%xmm2, %rax
	movabsq	$4503599627370495, %rdx
	movabsq	$4604544271217802189, %r9
	addq	%rax, %r8
	andq	%r8, %rdx
	addq	%r9, %rdx
	vcomisd	%xmm0, %xmm9
	vmovq	%rdx, %xmm2
	vsubsd	%xmm3, %xmm2, %xmm14
	jbe	.L2347
	movabsq	$-4503599627370496, %rdx
	andq	%rdx, %r8
	movabsq	$4607182418800017408, %rdx
	subq	%r8, %rdx
	vmovq	%rdx, %xmm2
	vfmadd132sd	%xmm1, %xmm14, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm14
.L2347:
	vmovq	%xmm0, %rdx
	vmovsd	%xmm0, %xmm0, %xmm1
	btrq	$63, %rdx
	vmovq	%rdx, %xmm2
	vcomisd	%xmm2, %xmm8
	ja	.L2349
	movabsq	$7141747209585715, %rdx
	vmulsd	%xmm12, %xmm14, %xmm17
	addq	%rdx, %rax
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	orq	%rdx, %rax
	vmovq	%rax, %xmm2
	vsubsd	%xmm13, %xmm2, %xmm1
	vaddsd	%xmm5, %xmm14, %xmm2
	vmulsd	%xmm14, %xmm17, %xmm17
	vdivsd	%xmm2, %xmm14, %xmm2
	vmulsd	%xmm2, %xmm2, %xmm15
	vmovsd	%xmm15, %xmm15, %xmm16
	vfmadd132sd	%xmm11, %xmm10, %xmm16
	vfmadd213sd	.LC174(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC175(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC176(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC177(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC178(%rip), %xmm15, %xmm16
	vmulsd	%xmm16, %xmm15, %xmm15
	vmulsd	.LC144(%rip), %xmm1, %xmm16
	vaddsd	%xmm17, %xmm15, %xmm15
	vfmadd132sd	%xmm15, %xmm16, %xmm2
	vsubsd	%xmm17, %xmm2, %xmm2
	vaddsd	%xmm14, %xmm2, %xmm2
	vfmadd132sd	.LC143(%rip), %xmm2, %xmm1
.L2349:
	vcmpnltsd	%xmm0, %xmm7, %xmm2
	vcomisd	%xmm6, %xmm0
	vblendvpd	%xmm2, %xmm1, %xmm0, %xmm1
	jp	.L2369
	je	.L2352
.L2386:
	ja	.L2326
.L2369:
	vmovsd	.LC181(%rip), %xmm1
.L2326:
	addq	$8, %rdi
	vmovsd	%xmm1, (%rsi)
	addq	$8, %rsi
	cmpq	%rcx, %rdi
	jne	.L2356
	ret
	.p2align 4,,10
	.p2align 3
.L2384:
	vmovsd	.LC132(%rip), %xmm1
	vcomisd	%xmm0, %xmm1
	ja	.L2329
	vmovsd	%xmm0, %xmm0, %xmm2
	vxorpd	%xmm15, %xmm15, %xmm15
.L2358:
	vcomisd	.LC149(%rip), %xmm0
	vmovsd	%xmm0, %xmm0, %xmm1
	ja	.L2330
	movabsq	$-4604544271217802189, %rdx
	vmovq	%xmm2, %rax
	movabsq	$4503599627370495, %r8
	vmovsd	.LC172(%rip), %xmm16
	addq	%rax, %rdx
	andq	%r8, %rdx
	movabsq	$4604544271217802189, %r8
	addq	%r8, %rdx
	vmovq	%rdx, %xmm2
	movabsq	$7141747209585715, %rdx
	vsubsd	%xmm3, %xmm2, %xmm14
	vaddsd	.LC134(%rip), %xmm14, %xmm1
	addq	%rdx, %rax
	movabsq	$4841369599423283200, %rdx
	vmulsd	.LC4(%rip), %xmm14, %xmm17
	shrq	$52, %rax
	orq	%rdx, %rax
	vdivsd	%xmm1, %xmm14, %xmm1
	vmovq	%rax, %xmm2
	vsubsd	.LC133(%rip), %xmm2, %xmm2
	vaddsd	%xmm15, %xmm2, %xmm2
	vmulsd	%xmm14, %xmm17, %xmm17
	vmulsd	%xmm1, %xmm1, %xmm15
	vfmadd213sd	.LC173(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC174(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC175(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC176(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC177(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC178(%rip), %xmm15, %xmm16
	vmulsd	%xmm16, %xmm15, %xmm15
	vmulsd	.LC144(%rip), %xmm2, %xmm16
	vaddsd	%xmm17, %xmm15, %xmm15
	vfmadd132sd	%xmm15, %xmm16, %xmm1
	vsubsd	%xmm17, %xmm1, %xmm1
	vaddsd	%xmm14, %xmm1, %xmm1
	vfmadd231sd	.LC143(%rip), %xmm2, %xmm1
.L2330:
	vxorpd	%xmm2, %xmm2, %xmm2
	vcomisd	%xmm2, %xmm0
	jp	.L2369
	je	.L2352
	jbe	.L2369
	vaddsd	.LC179(%rip), %xmm1, %xmm1
	jmp	.L2326
	.p2align 4,,10
	.p2align 3
.L2385:
	vmovsd	%xmm0, %xmm0, %xmm1
	vaddsd	%xmm0, %xmm0, %xmm14
	vfmadd213sd	.LC180(%rip), %xmm0, %xmm1
	vsqrtsd	%xmm1, %xmm1, %xmm1
	vaddsd	%xmm1, %xmm0, %xmm0
	vdivsd	%xmm0, %xmm3, %xmm0
	vsubsd	%xmm0, %xmm14, %xmm14
	vmovsd	.LC132(%rip), %xmm0
	vcomisd	%xmm14, %xmm0
	ja	.L2338
	vmovsd	%xmm14, %xmm14, %xmm2
	vxorpd	%xmm0, %xmm0, %xmm0
.L2359:
	vcomisd	.LC149(%rip), %xmm14
	vmovsd	%xmm14, %xmm14, %xmm1
	ja	.L2339
	movabsq	$-4604544271217802189, %rdx
	vmovq	%xmm2, %rax
	movabsq	$4503599627370495, %r8
	vmovsd	.LC172(%rip), %xmm16
	addq	%rax, %rdx
	andq	%r8, %rdx
	movabsq	$4604544271217802189, %r8
	addq	%r8, %rdx
	vmovq	%rdx, %xmm2
	movabsq	$7141747209585715, %rdx
	addq	%rdx, %rax
	vsubsd	%xmm3, %xmm2, %xmm2
	movabsq	$4841369599423283200, %rdx
	vmulsd	.LC4(%rip), %xmm2, %xmm17
	shrq	$52, %rax
	orq	%rdx, %rax
	vmovq	%rax, %xmm1
	vsubsd	.LC133(%rip), %xmm1, %xmm1
	vaddsd	%xmm0, %xmm1, %xmm1
	vaddsd	%xmm5, %xmm2, %xmm0
	vmulsd	%xmm2, %xmm17, %xmm17
	vdivsd	%xmm0, %xmm2, %xmm0
	vmulsd	%xmm0, %xmm0, %xmm15
	vfmadd213sd	.LC173(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC174(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC175(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC176(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC177(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC178(%rip), %xmm15, %xmm16
	vmulsd	%xmm16, %xmm15, %xmm15
	vmulsd	.LC144(%rip), %xmm1, %xmm16
	vaddsd	%xmm17, %xmm15, %xmm15
	vfmadd132sd	%xmm15, %xmm16, %xmm0
	vsubsd	%xmm17, %xmm0, %xmm0
	vaddsd	%xmm2, %xmm0, %xmm0
	vfmadd132sd	.LC143(%rip), %xmm0, %xmm1
.L2339:
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm0, %xmm14
	jp	.L2369
	jne	.L2386
.L2352:
	vmovsd	.LC201(%rip), %xmm1
	jmp	.L2326
	.p2align 4,,10
	.p2align 3
.L2379:
	ret
	.p2align 4,,10
	.p2align 3
.L2378:
	vsubsd	%xmm3, %xmm2, %xmm1
	vsubsd	%xmm1, %xmm0, %xmm1
	jmp	.L2346
	.p2align 4,,10
	.p2align 3
.L2329:
	vmulsd	.LC146(%rip), %xmm0, %xmm2
	vmovsd	.LC131(%rip), %xmm15
	jmp	.L2358
	.p2align 4,,10
	.p2align 3
.L2338:
	vmulsd	.LC146(%rip), %xmm14, %xmm2
	vmovsd	.LC131(%rip), %xmm0
	jmp	.L2359
	.cfi_endproc
.LFE237:
	.size	v_etch__acosh_f64, .-v_etch__acosh_f64
	.p2align 4
	.globl	v_etch__atanh_f64
	.type	v_etch__atanh_f64, @function
v_etch__atanh_f64:
.LFB238:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2458
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movl	%edx, %edi
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-64, %rsp
	subq	$392, %rsp
	cmpl	$6, %eax
	jbe	.L2430
	movabsq	$9223372036854775807, %r8
	shrl	$3, %edx
	xorl	%eax, %eax
	vbroadcastsd	.LC20(%rip), %zmm10
	vpbroadcastq	%r8, %zmm4
	salq	$6, %rdx
	movabsq	$-4604544271217802189, %r8
	vbroadcastsd	.LC170(%rip), %zmm30
	vbroadcastsd	.LC4(%rip), %zmm13
	vpbroadcastq	%r8, %zmm2
	movabsq	$4503599627370495, %r8
	vmovdqa64	%zmm4, 136(%rsp)
	vpbroadcastq	%r8, %zmm4
	movabsq	$4604544271217802189, %r8
	vmovdqa64	%zmm2, 72(%rsp)
	vbroadcastsd	.LC180(%rip), %zmm7
	vbroadcastsd	.LC146(%rip), %zmm29
	vpbroadcastq	%r8, %zmm2
	movabsq	$-4503599627370496, %r8
	vmovdqa64	%zmm4, 328(%rsp)
	vpbroadcastq	%r8, %zmm16
	movabsq	$4607182418800017408, %r8
	vmovdqa64	%zmm2, 8(%rsp)
	vbroadcastsd	.LC226(%rip), %zmm28
	vbroadcastsd	.LC5(%rip), %zmm27
	vpbroadcastq	%r8, %zmm18
	movabsq	$7141747209585715, %r8
	vbroadcastsd	.LC433(%rip), %zmm26
	vbroadcastsd	.LC134(%rip), %zmm25
	vpbroadcastq	%r8, %zmm4
	movabsq	$4841369599423283200, %r8
	vbroadcastsd	.LC172(%rip), %zmm24
	vbroadcastsd	.LC173(%rip), %zmm23
	vpbroadcastq	%r8, %zmm2
	movabsq	$9221120237041090560, %r8
	vmovdqa64	%zmm4, 264(%rsp)
	vbroadcastsd	.LC174(%rip), %zmm22
	vpbroadcastq	%r8, %zmm4
	movabsq	$-9223372036854775808, %r8
	vmovdqa64	%zmm2, 200(%rsp)
	vbroadcastsd	.LC175(%rip), %zmm21
	vpbroadcastq	%r8, %zmm2
	vbroadcastsd	.LC176(%rip), %zmm20
	vmovdqa64	%zmm4, -56(%rsp)
	vbroadcastsd	.LC738(%rip), %zmm19
	vmovdqa64	%zmm2, -120(%rsp)
	.p2align 4,,10
	.p2align 3
.L2390:
	vmovupd	(%rcx,%rax), %zmm11
	vmovdqa64	72(%rsp), %zmm14
	vpandq	136(%rsp), %zmm11, %zmm4
	vmovdqa64	8(%rsp), %zmm17
	vmulpd	.LC736(%rip), %zmm11, %zmm12
	vaddpd	%zmm4, %zmm4, %zmm2
	vsubpd	%zmm4, %zmm10, %zmm0
	vcmppd	$5, %zmm30, %zmm4, %k2
	vmulpd	%zmm4, %zmm2, %zmm3
	vcmppd	$1, %zmm13, %zmm4, %k1{%k2}
	vcmppd	$5, %zmm13, %zmm4, %k2{%k2}
	vcmppd	$1, %zmm10, %zmm4, %k3{%k2}
	vcmppd	$5, %zmm10, %zmm4, %k2{%k2}
	vdivpd	%zmm0, %zmm3, %zmm3
	vaddpd	%zmm2, %zmm3, %zmm3
	vdivpd	%zmm0, %zmm2, %zmm2
	vaddpd	%zmm10, %zmm2, %zmm0
	vcmppd	$14, %zmm10, %zmm2, %k5{%k3}
	vcmppd	$0, %zmm10, %zmm4, %k6{%k2}
	vaddpd	%zmm10, %zmm3, %zmm1
	vcmppd	$14, %zmm10, %zmm3, %k4{%k1}
	vaddpd	%zmm7, %zmm0, %zmm15
	vcmppd	$14, .LC434(%rip), %zmm2, %k7{%k3}
	vcmppd	$4, %zmm10, %zmm4, %k2{%k2}
	vaddpd	%zmm7, %zmm1, %zmm9
	vsubpd	%zmm3, %zmm1, %zmm5
	vpaddq	%zmm14, %zmm1, %zmm8
	vsubpd	%zmm15, %zmm2, %zmm15
	vpandq	328(%rsp), %zmm8, %zmm6
	vpandq	%zmm16, %zmm8, %zmm8
	vpaddq	%zmm14, %zmm0, %zmm14
	vpaddq	264(%rsp), %zmm1, %zmm1
	vsubpd	%zmm9, %zmm3, %zmm9
	vpaddq	%zmm17, %zmm6, %zmm6
	vaddpd	%zmm6, %zmm7, %zmm6
	vpsubq	%zmm8, %zmm18, %zmm8
	vpsrlq	$52, %zmm1, %zmm1
	vporq	200(%rsp), %zmm1, %zmm1
	vsubpd	%zmm5, %zmm10, %zmm9{%k4}
	vcmppd	$5, %zmm29, %zmm3, %k4{%k1}
	vsubpd	%zmm2, %zmm0, %zmm5
	vaddpd	%zmm1, %zmm26, %zmm1
	vpaddq	264(%rsp), %zmm0, %zmm0
	knotb	%k4, %k4
	vfmadd231pd	%zmm8, %zmm9, %zmm6{%k4}
	vandpd	%zmm28, %zmm3, %zmm8
	vsubpd	%zmm5, %zmm10, %zmm15{%k5}
	vcmppd	$1, %zmm27, %zmm8, %k4{%k1}
	vcmppd	$5, %zmm29, %zmm2, %k5{%k3}
	vpandq	328(%rsp), %zmm14, %zmm5
	vpandq	%zmm16, %zmm14, %zmm14
	vpsrlq	$52, %zmm0, %zmm0
	vporq	200(%rsp), %zmm0, %zmm0
	vpaddq	%zmm17, %zmm5, %zmm5
	vpsubq	%zmm14, %zmm18, %zmm14
	vaddpd	%zmm5, %zmm7, %zmm5
	knotb	%k5, %k5
	knotb	%k4, %k4
	vaddpd	%zmm0, %zmm26, %zmm0
	vaddpd	%zmm25, %zmm6, %zmm8
	vmulpd	%zmm13, %zmm6, %zmm17
	vfmadd231pd	%zmm14, %zmm15, %zmm5{%k5}
	vcmppd	$14, .LC434(%rip), %zmm3, %k5{%k1}
	vdivpd	%zmm8, %zmm6, %zmm8
	vmulpd	%zmm8, %zmm8, %zmm9
	vmulpd	%zmm6, %zmm17, %zmm17
	vmulpd	%zmm13, %zmm5, %zmm14
	vmovapd	%zmm9, %zmm31
	vfmadd132pd	%zmm24, %zmm23, %zmm31
	vmulpd	%zmm5, %zmm14, %zmm14
	vfmadd132pd	%zmm9, %zmm22, %zmm31
	vfmadd132pd	%zmm9, %zmm21, %zmm31
	vfmadd132pd	%zmm9, %zmm20, %zmm31
	vfmadd213pd	.LC410(%rip), %zmm9, %zmm31
	vfmadd213pd	.LC411(%rip), %zmm9, %zmm31
	vmulpd	%zmm31, %zmm9, %zmm9
	vmulpd	.LC419(%rip), %zmm1, %zmm31
	vaddpd	%zmm17, %zmm9, %zmm9
	vfmadd132pd	%zmm9, %zmm31, %zmm8
	vsubpd	%zmm17, %zmm8, %zmm8
	vaddpd	%zmm6, %zmm8, %zmm8
	vandpd	%zmm28, %zmm2, %zmm6
	vfmadd132pd	.LC420(%rip), %zmm8, %zmm1
	vblendmpd	%zmm1, %zmm3, %zmm1{%k4}
	vcmppd	$1, %zmm27, %zmm6, %k4{%k3}
	vaddpd	%zmm25, %zmm5, %zmm6
	vmovapd	%zmm3, %zmm1{%k5}
	vcmppd	$0, %zmm7, %zmm3, %k5{%k1}
	vdivpd	%zmm6, %zmm5, %zmm6
	vmulpd	%zmm6, %zmm6, %zmm8
	knotb	%k4, %k4
	vmovapd	%zmm8, %zmm9
	vfmadd132pd	%zmm24, %zmm23, %zmm9
	vfmadd132pd	%zmm8, %zmm22, %zmm9
	vfmadd132pd	%zmm8, %zmm21, %zmm9
	vfmadd132pd	%zmm8, %zmm20, %zmm9
	vfmadd213pd	.LC410(%rip), %zmm8, %zmm9
	vfmadd213pd	.LC411(%rip), %zmm8, %zmm9
	vmulpd	%zmm9, %zmm8, %zmm8
	vmulpd	.LC419(%rip), %zmm0, %zmm9
	vaddpd	%zmm14, %zmm8, %zmm8
	vfmadd132pd	%zmm8, %zmm9, %zmm6
	vsubpd	%zmm14, %zmm6, %zmm6
	vaddpd	%zmm5, %zmm6, %zmm6
	vmovdqa64	-56(%rsp), %zmm5
	vfmadd132pd	.LC420(%rip), %zmm6, %zmm0
	vblendmpd	%zmm0, %zmm2, %zmm0{%k4}
	vcmppd	$4, %zmm7, %zmm3, %k4{%k1}
	vmovapd	%zmm2, %zmm0{%k7}
	vcmppd	$9, %zmm7, %zmm3, %k7{%k4}
	vcmppd	$13, %zmm7, %zmm3, %k4{%k4}
	vmovapd	%zmm19, %zmm3
	vmulpd	%zmm13, %zmm1, %zmm3{%k4}
	vcmppd	$4, %zmm7, %zmm2, %k4{%k3}
	vmovapd	%zmm19, %zmm1
	vmovdqa64	%zmm5, %zmm3{%k7}
	vcmppd	$9, %zmm7, %zmm2, %k7{%k4}
	vcmppd	$13, %zmm7, %zmm2, %k4{%k4}
	vmovdqa64	%zmm16, %zmm3{%k5}
	vcmppd	$0, %zmm7, %zmm2, %k5{%k3}
	vmulpd	%zmm13, %zmm0, %zmm1{%k4}
	vmovdqa64	%zmm5, %zmm1{%k7}
	vmovdqa64	%zmm16, %zmm1{%k5}
	vmovdqa64	%zmm3, %zmm1{%k1}
	korb	%k3, %k1, %k1
	vcmppd	$1, %zmm30, %zmm4, %k3
	vblendmpd	%zmm11, %zmm12, %zmm0{%k3}
	vpandq	-120(%rsp), %zmm11, %zmm11
	vmovapd	%zmm12, %zmm0{%k6}
	vporq	%zmm11, %zmm1, %zmm0{%k1}
	vmovapd	.LC435(%rip), %zmm0{%k2}
	vmovupd	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdx, %rax
	jne	.L2390
	movl	%edi, %eax
	andl	$-8, %eax
	movl	%eax, %r8d
	cmpl	%eax, %edi
	je	.L2455
.L2389:
	movl	%edi, %r9d
	subl	%r8d, %r9d
	leal	-1(%r9), %edx
	cmpl	$2, %edx
	jbe	.L2394
	movabsq	$9223372036854775807, %rdx
	vbroadcastsd	.LC20(%rip), %ymm0
	vbroadcastsd	.LC170(%rip), %ymm23
	vbroadcastsd	.LC180(%rip), %ymm9
	vpbroadcastq	%rdx, %ymm5
	vpand	(%rcx,%r8,8), %ymm5, %ymm5
	movabsq	$-4604544271217802189, %rdx
	vbroadcastsd	.LC4(%rip), %ymm14
	vpbroadcastq	%rdx, %ymm11
	movabsq	$4503599627370495, %rdx
	vbroadcastsd	.LC200(%rip), %ymm13
	vaddpd	%ymm5, %ymm5, %ymm2
	vsubpd	%ymm5, %ymm0, %ymm4
	vcmppd	$5, %ymm23, %ymm5, %k2
	vbroadcastsd	.LC146(%rip), %ymm12
	vmulpd	(%rcx,%r8,8), %ymm13, %ymm22
	vbroadcastsd	.LC173(%rip), %ymm29
	vbroadcastsd	.LC174(%rip), %ymm28
	vbroadcastsd	.LC175(%rip), %ymm27
	vmulpd	%ymm5, %ymm2, %ymm3
	vcmppd	$1, %ymm14, %ymm5, %k1{%k2}
	vbroadcastsd	.LC176(%rip), %ymm26
	vbroadcastsd	.LC177(%rip), %ymm25
	vcmppd	$5, %ymm14, %ymm5, %k2{%k2}
	vbroadcastsd	.LC226(%rip), %ymm19
	vbroadcastsd	.LC178(%rip), %ymm24
	vbroadcastsd	.LC5(%rip), %ymm31
	vbroadcastsd	.LC433(%rip), %ymm30
	vbroadcastsd	.LC144(%rip), %ymm16
	vcmppd	$1, %ymm0, %ymm5, %k3{%k2}
	vcmppd	$5, %ymm0, %ymm5, %k2{%k2}
	vdivpd	%ymm4, %ymm3, %ymm3
	vcmppd	$0, %ymm0, %ymm5, %k6{%k2}
	vcmppd	$4, %ymm0, %ymm5, %k2{%k2}
	vaddpd	%ymm2, %ymm3, %ymm3
	vdivpd	%ymm4, %ymm2, %ymm2
	vaddpd	%ymm0, %ymm3, %ymm1
	vcmppd	$14, %ymm0, %ymm3, %k4{%k1}
	vaddpd	%ymm9, %ymm1, %ymm6
	vsubpd	%ymm3, %ymm1, %ymm4
	vpaddq	%ymm1, %ymm11, %ymm15
	vsubpd	%ymm6, %ymm3, %ymm6
	vsubpd	%ymm4, %ymm0, %ymm6{%k4}
	vpbroadcastq	%rdx, %ymm4
	movabsq	$4604544271217802189, %rdx
	vpbroadcastq	%rdx, %ymm7
	vpand	%ymm4, %ymm15, %ymm10
	movabsq	$-4503599627370496, %rdx
	vpaddq	%ymm7, %ymm10, %ymm10
	vcmppd	$5, %ymm12, %ymm3, %k4{%k1}
	vaddpd	%ymm9, %ymm10, %ymm10
	knotb	%k4, %k4
	vaddpd	%ymm0, %ymm2, %ymm18
	vcmppd	$14, %ymm0, %ymm2, %k5{%k3}
	vaddpd	%ymm9, %ymm18, %ymm8
	vsubpd	%ymm2, %ymm18, %ymm13
	vpaddq	%ymm18, %ymm11, %ymm11
	vpand	%ymm4, %ymm11, %ymm4
	vsubpd	%ymm8, %ymm2, %ymm8
	vpaddq	%ymm7, %ymm4, %ymm4
	vbroadcastsd	.LC134(%rip), %ymm7
	vaddpd	%ymm9, %ymm4, %ymm4
	vsubpd	%ymm13, %ymm0, %ymm8{%k5}
	vpbroadcastq	%rdx, %ymm13
	movabsq	$4607182418800017408, %rdx
	vpbroadcastq	%rdx, %ymm20
	vpand	%ymm13, %ymm15, %ymm0
	vpand	%ymm13, %ymm11, %ymm11
	movabsq	$7141747209585715, %rdx
	vpsubq	%ymm0, %ymm20, %ymm0
	vcmppd	$5, %ymm12, %ymm2, %k5{%k3}
	vpsubq	%ymm11, %ymm20, %ymm11
	vmovapd	%ymm8, 328(%rsp)
	vfmadd231pd	%ymm0, %ymm6, %ymm10{%k4}
	vbroadcastsd	.LC172(%rip), %ymm8
	vandpd	%ymm19, %ymm3, %ymm0
	vcmppd	$1, %ymm31, %ymm0, %k4{%k1}
	vpbroadcastq	%rdx, %ymm0
	movabsq	$4841369599423283200, %rdx
	knotb	%k5, %k5
	vpaddq	%ymm1, %ymm0, %ymm1
	vfmadd231pd	328(%rsp), %ymm11, %ymm4{%k5}
	vpbroadcastq	%rdx, %ymm17
	vpsrlq	$52, %ymm1, %ymm1
	vpaddq	%ymm18, %ymm0, %ymm0
	vandpd	%ymm19, %ymm2, %ymm19
	movabsq	$9221120237041090560, %rdx
	vporq	%ymm17, %ymm1, %ymm1
	vpsrlq	$52, %ymm0, %ymm0
	knotb	%k4, %k4
	vaddpd	%ymm7, %ymm10, %ymm15
	vmulpd	%ymm14, %ymm10, %ymm21
	vaddpd	%ymm30, %ymm1, %ymm1
	vporq	%ymm17, %ymm0, %ymm0
	vaddpd	%ymm7, %ymm4, %ymm7
	vaddpd	%ymm30, %ymm0, %ymm0
	vdivpd	%ymm15, %ymm10, %ymm15
	vmulpd	%ymm10, %ymm21, %ymm21
	vdivpd	%ymm7, %ymm4, %ymm7
	vmulpd	%ymm15, %ymm15, %ymm12
	vmovapd	%ymm12, %ymm6
	vfmadd132pd	%ymm8, %ymm29, %ymm6
	vfmadd132pd	%ymm12, %ymm28, %ymm6
	vfmadd132pd	%ymm12, %ymm27, %ymm6
	vmulpd	%ymm7, %ymm7, %ymm11
	vfmadd132pd	%ymm12, %ymm26, %ymm6
	vfmadd132pd	%ymm11, %ymm29, %ymm8
	vfmadd132pd	%ymm12, %ymm25, %ymm6
	vfmadd132pd	%ymm11, %ymm28, %ymm8
	vfmadd132pd	%ymm12, %ymm24, %ymm6
	vfmadd132pd	%ymm11, %ymm27, %ymm8
	vmulpd	%ymm6, %ymm12, %ymm6
	vmulpd	%ymm16, %ymm1, %ymm12
	vmulpd	%ymm16, %ymm0, %ymm16
	vfmadd132pd	%ymm11, %ymm26, %ymm8
	vaddpd	%ymm21, %ymm6, %ymm6
	vfmadd231pd	%ymm6, %ymm15, %ymm12
	vbroadcastsd	.LC143(%rip), %ymm6
	vfmadd132pd	%ymm11, %ymm25, %ymm8
	vsubpd	%ymm21, %ymm12, %ymm12
	vfmadd132pd	%ymm11, %ymm24, %ymm8
	vaddpd	%ymm10, %ymm12, %ymm12
	vmulpd	%ymm14, %ymm4, %ymm10
	vmulpd	%ymm8, %ymm11, %ymm8
	vfmadd132pd	%ymm6, %ymm12, %ymm1
	vmulpd	%ymm4, %ymm10, %ymm10
	vblendmpd	%ymm1, %ymm3, %ymm1{%k4}
	vcmppd	$1, %ymm31, %ymm19, %k4{%k3}
	vaddpd	%ymm10, %ymm8, %ymm8
	knotb	%k4, %k4
	vfmadd132pd	%ymm8, %ymm16, %ymm7
	vbroadcastsd	.LC149(%rip), %ymm8
	vcmppd	$14, %ymm8, %ymm3, %k5{%k1}
	vcmppd	$14, %ymm8, %ymm2, %k7{%k3}
	vsubpd	%ymm10, %ymm7, %ymm7
	vaddpd	%ymm4, %ymm7, %ymm7
	vblendmpd	%ymm3, %ymm1, %ymm4{%k5}
	vcmppd	$0, %ymm9, %ymm3, %k5{%k1}
	vfmadd132pd	%ymm6, %ymm7, %ymm0
	vblendmpd	%ymm0, %ymm2, %ymm0{%k4}
	vcmppd	$4, %ymm9, %ymm3, %k4{%k1}
	vmovapd	%ymm2, %ymm0{%k7}
	vcmppd	$9, %ymm9, %ymm3, %k7{%k4}
	vcmppd	$13, %ymm9, %ymm3, %k4{%k4}
	vbroadcastsd	.LC738(%rip), %ymm3
	vmovapd	%ymm3, %ymm1
	vmulpd	%ymm14, %ymm4, %ymm1{%k4}
	vcmppd	$4, %ymm9, %ymm2, %k4{%k3}
	vpbroadcastq	%rdx, %ymm1{%k7}
	vcmppd	$9, %ymm9, %ymm2, %k7{%k4}
	vcmppd	$13, %ymm9, %ymm2, %k4{%k4}
	vmovdqa64	%ymm13, %ymm1{%k5}
	vcmppd	$0, %ymm9, %ymm2, %k5{%k3}
	vmulpd	%ymm14, %ymm0, %ymm3{%k4}
	vpbroadcastq	%rdx, %ymm3{%k7}
	movabsq	$-9223372036854775808, %rdx
	vpblendmq	%ymm13, %ymm3, %ymm0{%k5}
	vpbroadcastq	%rdx, %ymm2
	movl	%r9d, %edx
	vmovdqa64	%ymm1, %ymm0{%k1}
	korb	%k3, %k1, %k1
	vcmppd	$1, %ymm23, %ymm5, %k3
	andl	$-4, %edx
	vpand	(%rcx,%r8,8), %ymm2, %ymm2
	addl	%edx, %eax
	andl	$3, %r9d
	vblendmpd	(%rcx,%r8,8), %ymm22, %ymm1{%k3}
	vmovapd	%ymm22, %ymm1{%k6}
	vporq	%ymm2, %ymm0, %ymm1{%k1}
	vmovapd	%ymm1, %ymm0
	vbroadcastsd	.LC181(%rip), %ymm0{%k2}
	vmovupd	%ymm0, (%rsi,%r8,8)
	je	.L2455
.L2394:
	vmovsd	.LC170(%rip), %xmm7
	cltq
	vmovsd	.LC4(%rip), %xmm6
	vmovsd	.LC20(%rip), %xmm5
	vmovsd	.LC146(%rip), %xmm9
	vmovsd	.LC5(%rip), %xmm8
	vmovsd	.LC133(%rip), %xmm15
	vmovsd	.LC134(%rip), %xmm14
	vmovsd	.LC172(%rip), %xmm13
	vmovsd	.LC173(%rip), %xmm12
	vmovsd	.LC174(%rip), %xmm11
	vmovsd	.LC175(%rip), %xmm10
	jmp	.L2398
	.p2align 4,,10
	.p2align 3
.L2403:
	vaddsd	%xmm0, %xmm0, %xmm2
	vmulsd	%xmm2, %xmm0, %xmm1
	vsubsd	%xmm0, %xmm5, %xmm0
	vdivsd	%xmm0, %xmm1, %xmm0
	vaddsd	%xmm2, %xmm0, %xmm0
	vcomisd	%xmm5, %xmm0
	vaddsd	%xmm5, %xmm0, %xmm1
	jbe	.L2461
	vsubsd	%xmm0, %xmm1, %xmm2
	vsubsd	%xmm2, %xmm5, %xmm2
.L2415:
	movabsq	$-4604544271217802189, %r10
	vmovq	%xmm1, %r9
	movabsq	$4503599627370495, %rdx
	movabsq	$4604544271217802189, %r11
	addq	%r9, %r10
	andq	%r10, %rdx
	addq	%r11, %rdx
	vcomisd	%xmm0, %xmm9
	vmovq	%rdx, %xmm4
	vsubsd	%xmm5, %xmm4, %xmm1
	jbe	.L2413
	movabsq	$-4503599627370496, %rdx
	andq	%rdx, %r10
	movabsq	$4607182418800017408, %rdx
	subq	%r10, %rdx
	vmovq	%rdx, %xmm4
	vfmadd132sd	%xmm2, %xmm1, %xmm4
	vmovsd	%xmm4, %xmm4, %xmm1
.L2413:
	vmovq	%xmm0, %rdx
	vmovsd	%xmm0, %xmm0, %xmm2
	btrq	$63, %rdx
	vmovq	%rdx, %xmm4
	vcomisd	%xmm4, %xmm8
	ja	.L2412
	vaddsd	%xmm14, %xmm1, %xmm17
	vmulsd	%xmm6, %xmm1, %xmm18
	movabsq	$7141747209585715, %rdx
	addq	%r9, %rdx
	movabsq	$4841369599423283200, %r9
	shrq	$52, %rdx
	vdivsd	%xmm17, %xmm1, %xmm17
	orq	%r9, %rdx
	vmovq	%rdx, %xmm4
	vsubsd	%xmm15, %xmm4, %xmm2
	vmulsd	%xmm1, %xmm18, %xmm18
	vmulsd	.LC144(%rip), %xmm2, %xmm3
	vmulsd	%xmm17, %xmm17, %xmm4
	vmovsd	%xmm4, %xmm4, %xmm16
	vfmadd132sd	%xmm13, %xmm12, %xmm16
	vfmadd132sd	%xmm4, %xmm11, %xmm16
	vfmadd132sd	%xmm4, %xmm10, %xmm16
	vfmadd213sd	.LC176(%rip), %xmm4, %xmm16
	vfmadd213sd	.LC177(%rip), %xmm4, %xmm16
	vfmadd213sd	.LC178(%rip), %xmm4, %xmm16
	vmulsd	%xmm16, %xmm4, %xmm4
	vaddsd	%xmm18, %xmm4, %xmm4
	vfmadd231sd	%xmm4, %xmm17, %xmm3
	vsubsd	%xmm18, %xmm3, %xmm3
	vaddsd	%xmm1, %xmm3, %xmm3
	vfmadd132sd	.LC143(%rip), %xmm3, %xmm2
.L2412:
	vcmpngtsd	.LC149(%rip), %xmm0, %xmm1
	vcomisd	.LC180(%rip), %xmm0
	vblendvpd	%xmm1, %xmm2, %xmm0, %xmm2
	jp	.L2433
	movabsq	$-4503599627370496, %r9
	je	.L2405
	jbe	.L2433
	vmulsd	%xmm6, %xmm2, %xmm4
	vmovq	%xmm4, %r9
.L2405:
	movabsq	$-9223372036854775808, %rdx
	andq	%r8, %rdx
	orq	%r9, %rdx
	vmovq	%rdx, %xmm1
.L2399:
	vmovsd	%xmm1, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edi
	jle	.L2455
.L2398:
	vmovsd	(%rcx,%rax,8), %xmm1
	vmovq	%xmm1, %r8
	movq	%r8, %rdx
	btrq	$63, %rdx
	vmovq	%rdx, %xmm0
	vcomisd	%xmm0, %xmm7
	ja	.L2399
	vcomisd	%xmm0, %xmm6
	ja	.L2403
	vmovsd	.LC20(%rip), %xmm3
	vcomisd	%xmm0, %xmm3
	jbe	.L2462
	vaddsd	%xmm0, %xmm0, %xmm1
	vsubsd	%xmm0, %xmm3, %xmm0
	vdivsd	%xmm0, %xmm1, %xmm0
	vcomisd	%xmm3, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm1
	jbe	.L2463
	vsubsd	%xmm0, %xmm1, %xmm4
	vsubsd	%xmm4, %xmm3, %xmm4
.L2427:
	movabsq	$-4604544271217802189, %r10
	vmovq	%xmm1, %r9
	movabsq	$4503599627370495, %rdx
	vmovsd	.LC146(%rip), %xmm1
	movabsq	$4604544271217802189, %r11
	addq	%r9, %r10
	andq	%r10, %rdx
	addq	%r11, %rdx
	vcomisd	%xmm0, %xmm1
	vmovq	%rdx, %xmm2
	vsubsd	%xmm3, %xmm2, %xmm2
	jbe	.L2425
	movabsq	$-4503599627370496, %rdx
	andq	%rdx, %r10
	movabsq	$4607182418800017408, %rdx
	subq	%r10, %rdx
	vmovq	%rdx, %xmm3
	vfmadd132sd	%xmm4, %xmm2, %xmm3
	vmovsd	%xmm3, %xmm3, %xmm2
.L2425:
	vmovq	%xmm0, %rdx
	vmovsd	%xmm0, %xmm0, %xmm1
	vmovsd	.LC5(%rip), %xmm3
	btrq	$63, %rdx
	vmovq	%rdx, %xmm4
	vcomisd	%xmm4, %xmm3
	ja	.L2424
	vaddsd	.LC134(%rip), %xmm2, %xmm17
	vmulsd	%xmm6, %xmm2, %xmm18
	movabsq	$7141747209585715, %rdx
	vmovsd	.LC172(%rip), %xmm16
	addq	%r9, %rdx
	movabsq	$4841369599423283200, %r9
	shrq	$52, %rdx
	vdivsd	%xmm17, %xmm2, %xmm17
	orq	%r9, %rdx
	vmovq	%rdx, %xmm4
	vsubsd	.LC133(%rip), %xmm4, %xmm1
	vmulsd	%xmm2, %xmm18, %xmm18
	vmulsd	.LC144(%rip), %xmm1, %xmm3
	vmulsd	%xmm17, %xmm17, %xmm4
	vfmadd213sd	.LC173(%rip), %xmm4, %xmm16
	vfmadd213sd	.LC174(%rip), %xmm4, %xmm16
	vfmadd213sd	.LC175(%rip), %xmm4, %xmm16
	vfmadd213sd	.LC176(%rip), %xmm4, %xmm16
	vfmadd213sd	.LC177(%rip), %xmm4, %xmm16
	vfmadd213sd	.LC178(%rip), %xmm4, %xmm16
	vmulsd	%xmm16, %xmm4, %xmm4
	vaddsd	%xmm18, %xmm4, %xmm4
	vfmadd231sd	%xmm4, %xmm17, %xmm3
	vsubsd	%xmm18, %xmm3, %xmm3
	vaddsd	%xmm2, %xmm3, %xmm3
	vfmadd132sd	.LC143(%rip), %xmm3, %xmm1
.L2424:
	vcmpngtsd	.LC149(%rip), %xmm0, %xmm2
	vcomisd	.LC180(%rip), %xmm0
	vblendvpd	%xmm2, %xmm1, %xmm0, %xmm1
	jp	.L2433
	movabsq	$-4503599627370496, %r9
	je	.L2405
	jbe	.L2433
	vmulsd	%xmm6, %xmm1, %xmm2
	vmovq	%xmm2, %r9
	jmp	.L2405
	.p2align 4,,10
	.p2align 3
.L2433:
	movabsq	$9221120237041090560, %r9
	jmp	.L2405
	.p2align 4,,10
	.p2align 3
.L2455:
	vzeroupper
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2462:
	.cfi_restore_state
	vucomisd	%xmm3, %xmm0
	jp	.L2431
	jne	.L2431
	vmulsd	.LC200(%rip), %xmm1, %xmm1
	jmp	.L2399
	.p2align 4,,10
	.p2align 3
.L2461:
	vsubsd	%xmm5, %xmm1, %xmm2
	vsubsd	%xmm2, %xmm0, %xmm2
	jmp	.L2415
	.p2align 4,,10
	.p2align 3
.L2463:
	vsubsd	%xmm3, %xmm1, %xmm4
	vsubsd	%xmm4, %xmm0, %xmm4
	jmp	.L2427
	.p2align 4,,10
	.p2align 3
.L2431:
	vmovsd	.LC181(%rip), %xmm1
	jmp	.L2399
	.p2align 4,,10
	.p2align 3
.L2458:
	.cfi_def_cfa 7, 8
	.cfi_restore 6
	ret
.L2430:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	jmp	.L2389
	.cfi_endproc
.LFE238:
	.size	v_etch__atanh_f64, .-v_etch__atanh_f64
	.p2align 4
	.globl	v_etch__sinh_f32
	.type	v_etch__sinh_f32, @function
v_etch__sinh_f32:
.LFB239:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2497
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movl	%edx, %edi
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-64, %rsp
	subq	$264, %rsp
	cmpl	$14, %eax
	jbe	.L2482
	movabsq	$9223372036854775807, %r8
	shrl	$4, %edx
	xorl	%eax, %eax
	vbroadcastsd	.LC170(%rip), %zmm27
	vpbroadcastq	%r8, %zmm31
	salq	$6, %rdx
	movabsq	$-4592545720011063296, %r8
	vbroadcastsd	.LC21(%rip), %zmm26
	vbroadcastsd	.LC1(%rip), %zmm12
	vpbroadcastq	%r8, %zmm6
	movabsq	$-4573598935641227264, %r8
	vbroadcastsd	.LC3(%rip), %zmm11
	vmovdqa64	%zmm6, 136(%rsp)
	vpbroadcastq	%r8, %zmm6
	movabsq	$-4843621399236966403, %r8
	vbroadcastsd	.LC0(%rip), %zmm25
	vmovdqa64	%zmm6, 72(%rsp)
	vpbroadcastq	%r8, %zmm6
	movl	$1022, %r8d
	vbroadcastsd	.LC2(%rip), %zmm24
	vmovdqa64	%zmm6, 8(%rsp)
	vpbroadcastq	%r8, %zmm6
	movabsq	$-9223372036854775808, %r8
	vbroadcastsd	.LC6(%rip), %zmm23
	vmovdqa64	%zmm6, -56(%rsp)
	vpbroadcastq	%r8, %zmm6
	vbroadcastsd	.LC7(%rip), %zmm22
	vbroadcastsd	.LC298(%rip), %zmm21
	vbroadcastsd	.LC8(%rip), %zmm20
	vbroadcastsd	.LC9(%rip), %zmm19
	vmovdqa64	%zmm6, -120(%rsp)
	vbroadcastsd	.LC10(%rip), %zmm18
	vbroadcastsd	.LC11(%rip), %zmm17
	vbroadcastsd	.LC12(%rip), %zmm16
	vbroadcastsd	.LC13(%rip), %zmm15
	vbroadcastsd	.LC14(%rip), %zmm14
	vbroadcastsd	.LC4(%rip), %zmm10
	.p2align 4,,10
	.p2align 3
.L2467:
	vcvtps2pd	(%rcx,%rax), %zmm8
	vmovups	(%rcx,%rax), %zmm6
	vpandq	%zmm8, %zmm31, %zmm7
	vmovdqa64	72(%rsp), %zmm4
	vcmppd	$5, %zmm27, %zmm7, %k2
	vmovdqa64	136(%rsp), %zmm5
	vextractf32x8	$0x1, %zmm6, %ymm0
	vcvtps2pd	%ymm0, %zmm30
	vpandq	%zmm30, %zmm31, %zmm6
	vmovdqa64	%zmm4, %zmm0
	vmovdqa64	%zmm5, %zmm28
	vcmppd	$1, %zmm26, %zmm7, %k5{%k2}
	vcmppd	$5, %zmm27, %zmm6, %k1
	vcmppd	$5, %zmm26, %zmm7, %k2{%k2}
	vcmppd	$1, %zmm26, %zmm6, %k4{%k1}
	vcmppd	$14, %zmm12, %zmm7, %k0{%k5}
	vcmppd	$5, %zmm26, %zmm6, %k1{%k1}
	vcmppd	$10, %zmm12, %zmm7, %k3{%k5}
	kmovb	%k0, %r11d
	vcmppd	$14, %zmm12, %zmm6, %k0{%k4}
	vcmppd	$10, %zmm12, %zmm6, %k6{%k4}
	vcmppd	$14, %zmm11, %zmm6, %k7{%k1}
	vcmppd	$10, %zmm11, %zmm6, %k1{%k1}
	kmovb	%k0, %r10d
	vcmppd	$14, %zmm11, %zmm7, %k0{%k2}
	vcmppd	$10, %zmm11, %zmm7, %k2{%k2}
	kmovb	%k7, %r8d
	vcmppd	$5, %zmm25, %zmm7, %k7{%k3}
	vcmppd	$1, %zmm25, %zmm7, %k3{%k3}
	kmovb	%k0, %r9d
	vcmppd	$1, %zmm25, %zmm6, %k0{%k6}
	vcmppd	$5, %zmm25, %zmm6, %k6{%k6}
	kmovb	%k7, 262(%rsp)
	vcmppd	$1, %zmm24, %zmm7, %k7{%k2}
	vcmppd	$5, %zmm24, %zmm7, %k2{%k2}
	knotb	%k3, %k3
	vpandq	%zmm8, %zmm31, %zmm28{%k3}
	kmovb	%k0, 263(%rsp)
	vcmppd	$1, %zmm24, %zmm6, %k0{%k1}
	vcmppd	$5, %zmm24, %zmm6, %k1{%k1}
	kmovb	263(%rsp), %k3
	knotb	%k7, %k7
	vpandq	%zmm8, %zmm31, %zmm0{%k7}
	knotb	%k3, %k3
	vpandq	%zmm30, %zmm31, %zmm5{%k3}
	vpandq	%zmm8, %zmm31, %zmm0{%k2}
	vmovdqa64	%zmm5, %zmm9
	kmovb	262(%rsp), %k3
	vpandq	%zmm8, %zmm31, %zmm28{%k3}
	knotb	%k0, %k0
	kmovb	%k0, %k7
	vpandq	%zmm30, %zmm31, %zmm4{%k7}
	kmovb	%r9d, %k7
	vmovapd	%zmm11, %zmm0{%k7}
	kmovb	%r8d, %k7
	vmovdqa64	%zmm4, %zmm2
	vpandq	%zmm30, %zmm31, %zmm9{%k6}
	vmovapd	%zmm0, %zmm5
	kmovb	%r11d, %k6
	vpandq	%zmm30, %zmm31, %zmm2{%k1}
	vmovapd	%zmm12, %zmm28{%k6}
	vfmadd132pd	%zmm23, %zmm22, %zmm5
	kmovb	%r10d, %k6
	vmovapd	%zmm11, %zmm2{%k7}
	vmovapd	%zmm12, %zmm9{%k6}
	vmovapd	%zmm2, %zmm4
	vcmppd	$1, %zmm27, %zmm7, %k0
	vfmadd132pd	%zmm23, %zmm22, %zmm4
	vcmppd	$1, .LC334(%rip), %zmm7, %k2{%k5}
	vcmppd	$1, .LC334(%rip), %zmm6, %k1{%k4}
	vaddpd	%zmm21, %zmm5, %zmm3
	knotb	%k2, %k2
	knotb	%k1, %k1
	vaddpd	%zmm21, %zmm4, %zmm1
	vfmadd231pd	%zmm20, %zmm3, %zmm0
	vfmadd231pd	%zmm20, %zmm1, %zmm2
	vfmadd231pd	%zmm19, %zmm3, %zmm0
	vxorpd	%xmm3, %xmm3, %xmm3
	vfmadd132pd	%zmm19, %zmm2, %zmm1
	vaddpd	%zmm3, %zmm0, %zmm0
	vaddpd	%zmm3, %zmm1, %zmm1
	vmulpd	%zmm0, %zmm0, %zmm3
	vmovapd	%zmm0, %zmm2
	vfmadd132pd	%zmm18, %zmm17, %zmm2
	vmulpd	%zmm1, %zmm1, %zmm29
	vmovapd	%zmm3, %zmm13
	vmovapd	%zmm1, %zmm3
	vfmadd132pd	%zmm18, %zmm17, %zmm3
	vfmadd132pd	%zmm0, %zmm16, %zmm2
	vfmadd132pd	%zmm1, %zmm16, %zmm3
	vfmadd132pd	%zmm0, %zmm15, %zmm2
	vfmadd132pd	%zmm1, %zmm15, %zmm3
	vfmadd132pd	%zmm0, %zmm14, %zmm2
	vfmadd213pd	.LC250(%rip), %zmm0, %zmm2
	vfmadd213pd	.LC251(%rip), %zmm0, %zmm2
	vfmadd213pd	.LC252(%rip), %zmm0, %zmm2
	vfmadd213pd	.LC253(%rip), %zmm0, %zmm2
	vfmadd213pd	.LC254(%rip), %zmm0, %zmm2
	vfmadd132pd	%zmm1, %zmm14, %zmm3
	vfmadd213pd	.LC250(%rip), %zmm1, %zmm3
	vfmadd213pd	.LC251(%rip), %zmm1, %zmm3
	vfmadd213pd	.LC252(%rip), %zmm1, %zmm3
	vfmadd213pd	.LC253(%rip), %zmm1, %zmm3
	vfmadd213pd	.LC254(%rip), %zmm1, %zmm3
	vfmadd132pd	%zmm0, %zmm10, %zmm2
	vfmadd132pd	%zmm1, %zmm10, %zmm3
	vfmadd132pd	%zmm13, %zmm0, %zmm2
	vaddpd	.LC302(%rip), %zmm2, %zmm2
	vfmadd132pd	%zmm29, %zmm1, %zmm3
	vmovdqa64	8(%rsp), %zmm1
	vaddpd	.LC302(%rip), %zmm3, %zmm3
	vpaddq	%zmm1, %zmm4, %zmm4
	vpaddq	%zmm1, %zmm5, %zmm5
	vpsrlq	$1, %zmm5, %zmm1
	vpsrlq	$1, %zmm4, %zmm0
	vpsllq	$52, %zmm1, %zmm29
	vpsubq	%zmm1, %zmm5, %zmm5
	vpsubq	%zmm0, %zmm4, %zmm4
	vpsllq	$52, %zmm0, %zmm1
	vmovapd	%zmm9, %zmm0
	vmulpd	%zmm1, %zmm3, %zmm3
	vmovapd	%zmm28, %zmm1
	vfmadd132pd	%zmm23, %zmm22, %zmm1
	vfmadd132pd	%zmm23, %zmm22, %zmm0
	vmulpd	%zmm29, %zmm2, %zmm2
	vpsllq	$52, %zmm5, %zmm5
	vpsllq	$52, %zmm4, %zmm4
	vmulpd	%zmm4, %zmm3, %zmm3
	vaddpd	%zmm21, %zmm0, %zmm4
	vmulpd	%zmm5, %zmm2, %zmm2
	vaddpd	%zmm21, %zmm1, %zmm5
	vfmadd231pd	%zmm20, %zmm4, %zmm9
	vfmadd231pd	%zmm20, %zmm5, %zmm28
	vfmadd132pd	%zmm19, %zmm9, %zmm4
	vmovdqa64	-56(%rsp), %zmm9
	vfmadd132pd	%zmm19, %zmm28, %zmm5
	vpaddq	%zmm9, %zmm1, %zmm28
	vpaddq	%zmm9, %zmm0, %zmm9
	vpsllq	$52, %zmm28, %zmm28
	vpsllq	$52, %zmm9, %zmm9
	vmulpd	%zmm4, %zmm4, %zmm29
	vmovapd	%zmm4, %zmm0
	vmovapd	%zmm5, %zmm1
	vfmadd132pd	%zmm18, %zmm17, %zmm0
	vmulpd	%zmm5, %zmm5, %zmm13
	vfmadd132pd	%zmm18, %zmm17, %zmm1
	vfmadd132pd	%zmm4, %zmm16, %zmm0
	vfmadd132pd	%zmm5, %zmm16, %zmm1
	vfmadd132pd	%zmm4, %zmm15, %zmm0
	vfmadd132pd	%zmm5, %zmm15, %zmm1
	vfmadd132pd	%zmm4, %zmm14, %zmm0
	vfmadd213pd	.LC250(%rip), %zmm4, %zmm0
	vfmadd132pd	%zmm5, %zmm14, %zmm1
	vfmadd213pd	.LC250(%rip), %zmm5, %zmm1
	vfmadd213pd	.LC251(%rip), %zmm4, %zmm0
	vfmadd213pd	.LC251(%rip), %zmm5, %zmm1
	vfmadd213pd	.LC252(%rip), %zmm4, %zmm0
	vfmadd213pd	.LC252(%rip), %zmm5, %zmm1
	vfmadd213pd	.LC253(%rip), %zmm4, %zmm0
	vfmadd213pd	.LC253(%rip), %zmm5, %zmm1
	vfmadd213pd	.LC254(%rip), %zmm5, %zmm1
	vfmadd213pd	.LC254(%rip), %zmm4, %zmm0
	vfmadd132pd	%zmm5, %zmm10, %zmm1
	vfmadd132pd	%zmm4, %zmm10, %zmm0
	vfmadd132pd	%zmm13, %zmm5, %zmm1
	vfmadd132pd	%zmm0, %zmm4, %zmm29
	vaddpd	.LC332(%rip), %zmm28, %zmm0
	vmovapd	%zmm7, %zmm4
	vmovdqa64	-120(%rsp), %zmm7
	vfmadd231pd	%zmm28, %zmm1, %zmm0
	vaddpd	.LC332(%rip), %zmm9, %zmm1
	vmulpd	.LC335(%rip), %zmm0, %zmm4{%k2}
	vfmadd132pd	%zmm9, %zmm1, %zmm29
	vmovapd	%zmm6, %zmm1
	vmulpd	.LC335(%rip), %zmm29, %zmm1{%k1}
	vcmppd	$1, %zmm27, %zmm6, %k1
	vaddpd	.LC302(%rip), %zmm1, %zmm0
	kunpckbw	%k0, %k1, %k1
	vdivpd	%zmm0, %zmm1, %zmm0
	vaddpd	%zmm1, %zmm0, %zmm0
	vaddpd	.LC302(%rip), %zmm4, %zmm1
	vdivpd	%zmm1, %zmm4, %zmm1
	vaddpd	%zmm4, %zmm1, %zmm1
	vmulpd	%zmm10, %zmm0, %zmm3{%k4}
	vmulpd	%zmm10, %zmm1, %zmm2{%k5}
	vpternlogq	$248, %zmm7, %zmm30, %zmm3
	vcvtpd2ps	%zmm3, %ymm3
	vpternlogq	$248, %zmm7, %zmm8, %zmm2
	vcvtpd2ps	%zmm2, %ymm2
	vinsertf64x4	$0x1, %ymm3, %zmm2, %zmm2
	vmovups	(%rcx,%rax), %zmm2{%k1}
	vmovups	%zmm2, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdx, %rax
	jne	.L2467
	movl	%edi, %edx
	andl	$-16, %edx
	movl	%edx, %r8d
	cmpl	%edi, %edx
	je	.L2494
.L2466:
	movl	%edi, %r9d
	subl	%r8d, %r9d
	leal	-1(%r9), %eax
	cmpl	$6, %eax
	jbe	.L2471
	vmovups	(%rcx,%r8,4), %ymm28
	movabsq	$9223372036854775807, %rax
	vbroadcastsd	.LC170(%rip), %ymm16
	vbroadcastsd	.LC21(%rip), %ymm0
	vpbroadcastq	%rax, %ymm1
	vbroadcastsd	.LC3(%rip), %ymm3
	movabsq	$-4592545720011063296, %rax
	vcvtps2pd	%xmm28, %ymm12
	vpand	%ymm12, %ymm1, %ymm7
	vextractf32x4	$0x1, %ymm28, %xmm10
	vbroadcastsd	.LC0(%rip), %ymm2
	vcvtps2pd	%xmm10, %ymm10
	vpand	%ymm10, %ymm1, %ymm6
	vcmppd	$5, %ymm16, %ymm7, %k2
	vpbroadcastq	%rax, %ymm9
	vcmppd	$5, %ymm16, %ymm6, %k1
	vmovdqa	%ymm9, %ymm11
	vbroadcastsd	.LC2(%rip), %ymm4
	movabsq	$-4573598935641227264, %rax
	vbroadcastsd	.LC6(%rip), %ymm27
	vbroadcastsd	.LC7(%rip), %ymm8
	vcmppd	$1, %ymm0, %ymm7, %k5{%k2}
	vcmppd	$5, %ymm0, %ymm7, %k2{%k2}
	vbroadcastsd	.LC8(%rip), %ymm14
	vbroadcastsd	.LC9(%rip), %ymm26
	vcmppd	$1, %ymm0, %ymm6, %k4{%k1}
	vcmppd	$5, %ymm0, %ymm6, %k1{%k1}
	vbroadcastsd	.LC1(%rip), %ymm0
	vbroadcastsd	.LC11(%rip), %ymm25
	vbroadcastsd	.LC12(%rip), %ymm24
	vbroadcastsd	.LC13(%rip), %ymm23
	vcmppd	$14, %ymm0, %ymm7, %k6{%k5}
	vcmppd	$14, %ymm3, %ymm7, %k0{%k2}
	vbroadcastsd	.LC14(%rip), %ymm22
	vbroadcastsd	.LC15(%rip), %ymm21
	vcmppd	$14, %ymm0, %ymm6, %k3{%k4}
	vcmppd	$14, %ymm3, %ymm6, %k7{%k1}
	vbroadcastsd	.LC16(%rip), %ymm20
	vbroadcastsd	.LC17(%rip), %ymm19
	vcmppd	$10, %ymm3, %ymm7, %k2{%k2}
	vcmppd	$10, %ymm3, %ymm6, %k1{%k1}
	vbroadcastsd	.LC18(%rip), %ymm18
	vbroadcastsd	.LC19(%rip), %ymm17
	kmovb	%k6, 263(%rsp)
	vcmppd	$10, %ymm0, %ymm6, %k6{%k4}
	kmovb	%k0, 136(%rsp)
	vbroadcastsd	.LC4(%rip), %ymm13
	kmovb	%k3, 262(%rsp)
	kmovb	%k7, %r11d
	vcmppd	$10, %ymm0, %ymm7, %k3{%k5}
	vcmppd	$1, %ymm4, %ymm6, %k0{%k1}
	vcmppd	$5, %ymm4, %ymm6, %k1{%k1}
	vcmppd	$1, %ymm2, %ymm6, %k7{%k6}
	vcmppd	$5, %ymm2, %ymm6, %k6{%k6}
	knotb	%k0, %k0
	kmovb	%k7, %r10d
	vcmppd	$5, %ymm2, %ymm7, %k7{%k3}
	notl	%r10d
	vcmppd	$1, %ymm2, %ymm7, %k3{%k3}
	kmovb	%k7, 72(%rsp)
	vcmppd	$1, %ymm4, %ymm7, %k7{%k2}
	vcmppd	$5, %ymm4, %ymm7, %k2{%k2}
	knotb	%k3, %k3
	vpandq	%ymm12, %ymm1, %ymm11{%k3}
	kmovb	%r10d, %k3
	vpandq	%ymm10, %ymm1, %ymm9{%k3}
	vpandq	%ymm10, %ymm1, %ymm9{%k6}
	kmovb	72(%rsp), %k3
	vpandq	%ymm12, %ymm1, %ymm11{%k3}
	kmovb	263(%rsp), %k6
	vmovapd	%ymm0, %ymm11{%k6}
	knotb	%k7, %k7
	kmovb	262(%rsp), %k6
	vmovapd	%ymm0, %ymm9{%k6}
	kmovb	136(%rsp), %k6
	vpbroadcastq	%rax, %ymm0
	movabsq	$-4843621399236966403, %rax
	vmovdqa	%ymm0, %ymm2
	vpandq	%ymm12, %ymm1, %ymm2{%k7}
	kmovb	%k0, %k7
	vpandq	%ymm10, %ymm1, %ymm0{%k7}
	kmovb	%r11d, %k7
	vpandq	%ymm12, %ymm1, %ymm2{%k2}
	vpandq	%ymm10, %ymm1, %ymm0{%k1}
	vblendmpd	%ymm3, %ymm2, %ymm1{%k6}
	vmovapd	%ymm3, %ymm0{%k7}
	vbroadcastsd	.LC298(%rip), %ymm3
	vmovapd	%ymm1, %ymm15
	vmovapd	%ymm0, %ymm29
	vfmadd132pd	%ymm27, %ymm8, %ymm15
	vfmadd132pd	%ymm27, %ymm8, %ymm29
	vcmppd	$1, %ymm16, %ymm6, %k0
	kshiftlb	$4, %k0, %k0
	vaddpd	%ymm3, %ymm15, %ymm5
	vaddpd	%ymm3, %ymm29, %ymm4
	vfmadd231pd	%ymm14, %ymm5, %ymm1
	vfmadd231pd	%ymm14, %ymm4, %ymm0
	vfmadd132pd	%ymm26, %ymm1, %ymm5
	vfmadd132pd	%ymm26, %ymm0, %ymm4
	vxorpd	%xmm0, %xmm0, %xmm0
	vaddpd	%ymm0, %ymm5, %ymm5
	vaddpd	%ymm0, %ymm4, %ymm4
	vbroadcastsd	.LC10(%rip), %ymm0
	vmovapd	%ymm5, %ymm2
	vmovapd	%ymm4, %ymm1
	vfmadd132pd	%ymm0, %ymm25, %ymm2
	vfmadd132pd	%ymm0, %ymm25, %ymm1
	vmulpd	%ymm5, %ymm5, %ymm31
	vmulpd	%ymm4, %ymm4, %ymm30
	vfmadd132pd	%ymm5, %ymm24, %ymm2
	vfmadd132pd	%ymm4, %ymm24, %ymm1
	vfmadd132pd	%ymm5, %ymm23, %ymm2
	vfmadd132pd	%ymm4, %ymm23, %ymm1
	vfmadd132pd	%ymm5, %ymm22, %ymm2
	vfmadd132pd	%ymm4, %ymm22, %ymm1
	vfmadd132pd	%ymm5, %ymm21, %ymm2
	vfmadd132pd	%ymm4, %ymm21, %ymm1
	vfmadd132pd	%ymm5, %ymm20, %ymm2
	vfmadd132pd	%ymm4, %ymm20, %ymm1
	vfmadd132pd	%ymm5, %ymm19, %ymm2
	vfmadd132pd	%ymm4, %ymm19, %ymm1
	vfmadd132pd	%ymm5, %ymm18, %ymm2
	vfmadd132pd	%ymm4, %ymm18, %ymm1
	vfmadd132pd	%ymm5, %ymm17, %ymm2
	vfmadd132pd	%ymm4, %ymm17, %ymm1
	vfmadd132pd	%ymm5, %ymm13, %ymm2
	vfmadd132pd	%ymm4, %ymm13, %ymm1
	vfmadd132pd	%ymm31, %ymm5, %ymm2
	vfmadd132pd	%ymm30, %ymm4, %ymm1
	vpbroadcastq	%rax, %ymm5
	movl	$1022, %eax
	vpaddq	%ymm5, %ymm15, %ymm15
	vpaddq	%ymm5, %ymm29, %ymm5
	vbroadcastsd	.LC20(%rip), %ymm29
	vpsrlq	$1, %ymm15, %ymm4
	vpsrlq	$1, %ymm5, %ymm31
	vpsllq	$52, %ymm4, %ymm30
	vpsubq	%ymm31, %ymm5, %ymm5
	vpsubq	%ymm4, %ymm15, %ymm4
	vpsllq	$52, %ymm5, %ymm5
	vpsllq	$52, %ymm4, %ymm4
	vaddpd	%ymm29, %ymm2, %ymm2
	vaddpd	%ymm29, %ymm1, %ymm1
	vmulpd	%ymm30, %ymm2, %ymm30
	vpsllq	$52, %ymm31, %ymm2
	vmulpd	%ymm2, %ymm1, %ymm1
	vbroadcastsd	.LC5(%rip), %ymm2
	vcmppd	$1, %ymm2, %ymm6, %k1{%k4}
	vcmppd	$1, %ymm2, %ymm7, %k2{%k5}
	vmulpd	%ymm4, %ymm30, %ymm4
	vmulpd	%ymm5, %ymm1, %ymm1
	vmovapd	%ymm11, %ymm5
	knotb	%k2, %k2
	knotb	%k1, %k1
	vfmadd132pd	%ymm27, %ymm8, %ymm5
	vfmadd231pd	%ymm27, %ymm9, %ymm8
	vaddpd	%ymm3, %ymm5, %ymm2
	vaddpd	%ymm3, %ymm8, %ymm3
	vfmadd231pd	%ymm14, %ymm2, %ymm11
	vfmadd132pd	%ymm3, %ymm9, %ymm14
	vpbroadcastq	%rax, %ymm9
	movl	$15, %eax
	vpaddq	%ymm9, %ymm5, %ymm5
	vpaddq	%ymm9, %ymm8, %ymm8
	vpsllq	$52, %ymm5, %ymm5
	vpsllq	$52, %ymm8, %ymm8
	vfmadd132pd	%ymm26, %ymm11, %ymm2
	vfmadd132pd	%ymm26, %ymm14, %ymm3
	vmulpd	%ymm2, %ymm2, %ymm14
	vmovapd	%ymm2, %ymm9
	vmulpd	%ymm3, %ymm3, %ymm11
	vfmadd132pd	%ymm0, %ymm25, %ymm9
	vfmadd132pd	%ymm3, %ymm25, %ymm0
	vfmadd132pd	%ymm2, %ymm24, %ymm9
	vfmadd132pd	%ymm3, %ymm24, %ymm0
	vfmadd132pd	%ymm2, %ymm23, %ymm9
	vfmadd132pd	%ymm3, %ymm23, %ymm0
	vfmadd132pd	%ymm2, %ymm22, %ymm9
	vfmadd132pd	%ymm3, %ymm22, %ymm0
	vfmadd132pd	%ymm2, %ymm21, %ymm9
	vfmadd132pd	%ymm3, %ymm21, %ymm0
	vfmadd132pd	%ymm2, %ymm20, %ymm9
	vfmadd132pd	%ymm3, %ymm20, %ymm0
	vfmadd132pd	%ymm2, %ymm19, %ymm9
	vfmadd132pd	%ymm3, %ymm19, %ymm0
	vfmadd132pd	%ymm2, %ymm18, %ymm9
	vfmadd132pd	%ymm3, %ymm18, %ymm0
	vfmadd132pd	%ymm2, %ymm17, %ymm9
	vfmadd132pd	%ymm3, %ymm17, %ymm0
	vfmadd132pd	%ymm2, %ymm13, %ymm9
	vfmadd132pd	%ymm3, %ymm13, %ymm0
	vfmadd231pd	%ymm14, %ymm9, %ymm2
	vfmadd132pd	%ymm11, %ymm3, %ymm0
	vbroadcastsd	.LC333(%rip), %ymm3
	vaddpd	%ymm5, %ymm3, %ymm9
	vaddpd	%ymm8, %ymm3, %ymm3
	vfmadd132pd	%ymm5, %ymm9, %ymm2
	vfmadd132pd	%ymm8, %ymm3, %ymm0
	vmovapd	%ymm7, %ymm3
	vbroadcastsd	.LC134(%rip), %ymm5
	vmulpd	%ymm5, %ymm2, %ymm3{%k2}
	vmovapd	%ymm6, %ymm2
	vmulpd	%ymm5, %ymm0, %ymm2{%k1}
	vcmppd	$1, %ymm16, %ymm7, %k1
	vaddpd	%ymm29, %ymm2, %ymm0
	vaddpd	%ymm29, %ymm3, %ymm29
	vdivpd	%ymm0, %ymm2, %ymm0
	vdivpd	%ymm29, %ymm3, %ymm29
	vaddpd	%ymm2, %ymm0, %ymm0
	vmulpd	%ymm13, %ymm0, %ymm1{%k4}
	kmovb	%eax, %k4
	kandb	%k4, %k1, %k1
	movabsq	$-9223372036854775808, %rax
	vpbroadcastq	%rax, %ymm0
	movl	%r9d, %eax
	korb	%k0, %k1, %k1
	andl	$-8, %eax
	addl	%eax, %edx
	andl	$7, %r9d
	vpternlogq	$248, %ymm0, %ymm10, %ymm1
	vcvtpd2psy	%ymm1, %xmm1
	vaddpd	%ymm3, %ymm29, %ymm29
	vmulpd	%ymm13, %ymm29, %ymm4{%k5}
	vpternlogq	$248, %ymm0, %ymm12, %ymm4
	vcvtpd2psy	%ymm4, %xmm0
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vmovaps	%ymm28, %ymm0{%k1}
	vmovups	%ymm0, (%rsi,%r8,4)
	je	.L2494
.L2471:
	vmovsd	.LC170(%rip), %xmm2
	movslq	%edx, %rdx
	vmovsd	.LC21(%rip), %xmm4
	vmovsd	.LC3(%rip), %xmm3
	vmovsd	.LC2(%rip), %xmm11
	vmovsd	.LC6(%rip), %xmm10
	vmovsd	.LC7(%rip), %xmm6
	vmovsd	.LC8(%rip), %xmm9
	vmovsd	.LC9(%rip), %xmm8
	vmovsd	.LC10(%rip), %xmm7
	vmovsd	.LC1(%rip), %xmm5
	jmp	.L2475
	.p2align 4,,10
	.p2align 3
.L2500:
	movabsq	$-4843621399236966403, %rax
	vmaxsd	%xmm0, %xmm11, %xmm12
	vcmpnltsd	%xmm0, %xmm3, %xmm0
	vblendvpd	%xmm0, %xmm12, %xmm3, %xmm0
	vmovsd	%xmm0, %xmm0, %xmm13
	vfmadd132sd	%xmm10, %xmm6, %xmm13
	vsubsd	%xmm6, %xmm13, %xmm1
	vmovq	%xmm13, %r11
	addq	%r11, %rax
	movq	%rax, %r8
	vfmadd231sd	%xmm9, %xmm1, %xmm0
	shrq	%r8
	movq	%r8, %r10
	subq	%r8, %rax
	salq	$52, %r10
	salq	$52, %rax
	vfmadd132sd	%xmm8, %xmm0, %xmm1
	vxorpd	%xmm0, %xmm0, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm1
	vmulsd	%xmm1, %xmm1, %xmm12
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd213sd	.LC11(%rip), %xmm7, %xmm0
	vfmadd213sd	.LC12(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC13(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC14(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC15(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC16(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC17(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC18(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC19(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC4(%rip), %xmm1, %xmm0
	vfmadd132sd	%xmm12, %xmm1, %xmm0
	vmovq	%r10, %xmm1
	vaddsd	.LC20(%rip), %xmm0, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vmovq	%rax, %xmm1
	vmulsd	%xmm1, %xmm0, %xmm0
.L2477:
	movabsq	$-9223372036854775808, %rax
	vmovq	%xmm0, %r11
	andq	%r9, %rax
	orq	%r11, %rax
	vmovq	%rax, %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
.L2476:
	vmovss	%xmm1, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jle	.L2494
.L2475:
	vmovss	(%rcx,%rdx,4), %xmm1
	vcvtss2sd	%xmm1, %xmm1, %xmm0
	vmovq	%xmm0, %r9
	movq	%r9, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm0
	vcomisd	%xmm0, %xmm2
	ja	.L2476
	vcomisd	%xmm0, %xmm4
	jbe	.L2500
	vcomisd	%xmm5, %xmm0
	vmovsd	%xmm5, %xmm5, %xmm1
	ja	.L2479
	vmovsd	.LC0(%rip), %xmm1
	vmaxsd	%xmm0, %xmm1, %xmm1
.L2479:
	vmovsd	.LC5(%rip), %xmm13
	vmovsd	.LC4(%rip), %xmm12
	vcomisd	%xmm0, %xmm13
	ja	.L2478
	vmovsd	.LC7(%rip), %xmm13
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	.LC6(%rip), %xmm13, %xmm0
	vsubsd	%xmm13, %xmm0, %xmm13
	vmovq	%xmm0, %rax
	vfmadd231sd	.LC8(%rip), %xmm13, %xmm1
	addq	$1022, %rax
	vfmadd132sd	.LC9(%rip), %xmm1, %xmm13
	salq	$52, %rax
	vmovsd	.LC10(%rip), %xmm1
	vfmadd213sd	.LC11(%rip), %xmm13, %xmm1
	vmovq	%rax, %xmm0
	vfmadd213sd	.LC12(%rip), %xmm13, %xmm1
	vfmadd213sd	.LC13(%rip), %xmm13, %xmm1
	vfmadd213sd	.LC14(%rip), %xmm13, %xmm1
	vfmadd213sd	.LC15(%rip), %xmm13, %xmm1
	vfmadd213sd	.LC16(%rip), %xmm13, %xmm1
	vfmadd213sd	.LC17(%rip), %xmm13, %xmm1
	vfmadd213sd	.LC18(%rip), %xmm13, %xmm1
	vfmadd213sd	.LC19(%rip), %xmm13, %xmm1
	vmulsd	%xmm13, %xmm13, %xmm14
	vfmadd132sd	%xmm13, %xmm12, %xmm1
	vfmadd132sd	%xmm14, %xmm13, %xmm1
	vsubsd	%xmm12, %xmm0, %xmm13
	vfmadd132sd	%xmm1, %xmm13, %xmm0
	vaddsd	%xmm0, %xmm0, %xmm0
.L2478:
	vaddsd	.LC20(%rip), %xmm0, %xmm1
	vdivsd	%xmm1, %xmm0, %xmm1
	vaddsd	%xmm0, %xmm1, %xmm0
	vmulsd	%xmm12, %xmm0, %xmm0
	jmp	.L2477
	.p2align 4,,10
	.p2align 3
.L2494:
	vzeroupper
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2497:
	.cfi_restore 6
	ret
.L2482:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%r8d, %r8d
	xorl	%edx, %edx
	jmp	.L2466
	.cfi_endproc
.LFE239:
	.size	v_etch__sinh_f32, .-v_etch__sinh_f32
	.p2align 4
	.globl	v_etch__cosh_f32
	.type	v_etch__cosh_f32, @function
v_etch__cosh_f32:
.LFB240:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2505
	movslq	%edx, %rdx
	vxorps	%xmm8, %xmm8, %xmm8
	movq	%rdi, %r8
	movq	%rsi, %r9
	leaq	(%rdi,%rdx,4), %r10
	.p2align 4,,10
	.p2align 3
.L2503:
	vcvtss2sd	(%r8), %xmm8, %xmm0
	addq	$4, %r8
	addq	$4, %r9
	call	etch__cosh_f64
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, -4(%r9)
	cmpq	%r8, %r10
	jne	.L2503
.L2505:
	ret
	.cfi_endproc
.LFE240:
	.size	v_etch__cosh_f32, .-v_etch__cosh_f32
	.p2align 4
	.globl	v_etch__asinh_f32
	.type	v_etch__asinh_f32, @function
v_etch__asinh_f32:
.LFB241:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2510
	movslq	%edx, %rdx
	vxorps	%xmm8, %xmm8, %xmm8
	movq	%rdi, %r8
	movq	%rsi, %r9
	leaq	(%rdi,%rdx,4), %r10
	.p2align 4,,10
	.p2align 3
.L2508:
	vcvtss2sd	(%r8), %xmm8, %xmm0
	addq	$4, %r8
	addq	$4, %r9
	call	etch__asinh_f64
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, -4(%r9)
	cmpq	%r8, %r10
	jne	.L2508
.L2510:
	ret
	.cfi_endproc
.LFE241:
	.size	v_etch__asinh_f32, .-v_etch__asinh_f32
	.p2align 4
	.globl	v_etch__acosh_f32
	.type	v_etch__acosh_f32, @function
v_etch__acosh_f32:
.LFB242:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2565
	vmovsd	.LC20(%rip), %xmm3
	movslq	%edx, %rdx
	vmovss	.LC228(%rip), %xmm4
	vmovsd	.LC146(%rip), %xmm8
	leaq	(%rdi,%rdx,4), %rdx
	vmovsd	.LC5(%rip), %xmm7
	vmovsd	.LC149(%rip), %xmm6
	vmovsd	.LC180(%rip), %xmm5
	vmovsd	.LC133(%rip), %xmm12
	vmovsd	.LC134(%rip), %xmm11
	vmovsd	.LC4(%rip), %xmm10
	vmovsd	.LC172(%rip), %xmm9
	jmp	.L2543
	.p2align 4,,10
	.p2align 3
.L2562:
	vcomiss	.LC322(%rip), %xmm2
	ja	.L2566
	vsubsd	%xmm3, %xmm0, %xmm0
	vaddsd	%xmm0, %xmm0, %xmm1
	vfmadd231sd	%xmm0, %xmm0, %xmm1
	vsqrtsd	%xmm1, %xmm1, %xmm1
	vaddsd	%xmm1, %xmm0, %xmm0
	vcomisd	%xmm3, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm2
	jbe	.L2564
	vsubsd	%xmm0, %xmm2, %xmm1
	vsubsd	%xmm1, %xmm3, %xmm1
.L2533:
	movabsq	$-4604544271217802189, %r8
	vmovq	%xmm2, %rax
	movabsq	$4503599627370495, %rcx
	movabsq	$4604544271217802189, %r9
	addq	%rax, %r8
	andq	%r8, %rcx
	addq	%r9, %rcx
	vcomisd	%xmm0, %xmm8
	vmovq	%rcx, %xmm2
	vsubsd	%xmm3, %xmm2, %xmm13
	jbe	.L2534
	movabsq	$-4503599627370496, %rcx
	andq	%rcx, %r8
	movabsq	$4607182418800017408, %rcx
	subq	%r8, %rcx
	vmovq	%rcx, %xmm2
	vfmadd132sd	%xmm1, %xmm13, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm13
.L2534:
	vmovq	%xmm0, %rcx
	vmovsd	%xmm0, %xmm0, %xmm1
	btrq	$63, %rcx
	vmovq	%rcx, %xmm2
	vcomisd	%xmm2, %xmm7
	ja	.L2536
	movabsq	$7141747209585715, %rcx
	vmulsd	%xmm10, %xmm13, %xmm16
	addq	%rcx, %rax
	movabsq	$4841369599423283200, %rcx
	shrq	$52, %rax
	orq	%rcx, %rax
	vmovq	%rax, %xmm2
	vsubsd	%xmm12, %xmm2, %xmm14
	vaddsd	%xmm11, %xmm13, %xmm2
	vmulsd	%xmm13, %xmm16, %xmm16
	vdivsd	%xmm2, %xmm13, %xmm2
	vmulsd	%xmm2, %xmm2, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm15
	vfmadd213sd	.LC173(%rip), %xmm9, %xmm15
	vfmadd213sd	.LC174(%rip), %xmm1, %xmm15
	vfmadd213sd	.LC175(%rip), %xmm1, %xmm15
	vfmadd213sd	.LC176(%rip), %xmm1, %xmm15
	vfmadd213sd	.LC177(%rip), %xmm1, %xmm15
	vfmadd213sd	.LC178(%rip), %xmm1, %xmm15
	vmulsd	%xmm15, %xmm1, %xmm1
	vmulsd	.LC144(%rip), %xmm14, %xmm15
	vaddsd	%xmm16, %xmm1, %xmm1
	vfmadd132sd	%xmm2, %xmm15, %xmm1
	vsubsd	%xmm16, %xmm1, %xmm1
	vaddsd	%xmm13, %xmm1, %xmm1
	vfmadd231sd	.LC143(%rip), %xmm14, %xmm1
.L2536:
	vcmpnltsd	%xmm0, %xmm6, %xmm2
	vcomisd	%xmm5, %xmm0
	vblendvpd	%xmm2, %xmm1, %xmm0, %xmm1
	jp	.L2555
	je	.L2539
	ja	.L2540
.L2555:
	vmovaps	%xmm4, %xmm1
	.p2align 4,,10
	.p2align 3
.L2513:
	addq	$4, %rdi
	vmovss	%xmm1, (%rsi)
	addq	$4, %rsi
	cmpq	%rdx, %rdi
	je	.L2567
.L2543:
	vmovss	(%rdi), %xmm2
	vmovaps	%xmm4, %xmm1
	vcvtss2sd	%xmm2, %xmm2, %xmm0
	vucomisd	%xmm3, %xmm0
	jb	.L2513
	vcomiss	.LC743(%rip), %xmm2
	jb	.L2562
	vmovsd	.LC132(%rip), %xmm1
	vcomisd	%xmm0, %xmm1
	ja	.L2516
	vmovsd	%xmm0, %xmm0, %xmm13
	vxorpd	%xmm1, %xmm1, %xmm1
.L2545:
	vcomisd	.LC149(%rip), %xmm0
	ja	.L2517
	movabsq	$-4604544271217802189, %rcx
	vmovq	%xmm13, %rax
	movabsq	$4503599627370495, %r8
	vmovsd	.LC172(%rip), %xmm15
	addq	%rax, %rcx
	andq	%r8, %rcx
	movabsq	$4604544271217802189, %r8
	addq	%r8, %rcx
	vmovq	%rcx, %xmm0
	movabsq	$7141747209585715, %rcx
	addq	%rcx, %rax
	vsubsd	%xmm3, %xmm0, %xmm13
	movabsq	$4841369599423283200, %rcx
	vmulsd	.LC4(%rip), %xmm13, %xmm16
	shrq	$52, %rax
	orq	%rcx, %rax
	vmovq	%rax, %xmm0
	vsubsd	.LC133(%rip), %xmm0, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm0
	vaddsd	.LC134(%rip), %xmm13, %xmm1
	vmulsd	%xmm13, %xmm16, %xmm16
	vdivsd	%xmm1, %xmm13, %xmm1
	vmulsd	%xmm1, %xmm1, %xmm14
	vfmadd213sd	.LC173(%rip), %xmm14, %xmm15
	vfmadd213sd	.LC174(%rip), %xmm14, %xmm15
	vfmadd213sd	.LC175(%rip), %xmm14, %xmm15
	vfmadd213sd	.LC176(%rip), %xmm14, %xmm15
	vfmadd213sd	.LC177(%rip), %xmm14, %xmm15
	vfmadd213sd	.LC178(%rip), %xmm14, %xmm15
	vmulsd	%xmm15, %xmm14, %xmm14
	vmulsd	.LC144(%rip), %xmm0, %xmm15
	vaddsd	%xmm16, %xmm14, %xmm14
	vfmadd132sd	%xmm14, %xmm15, %xmm1
	vsubsd	%xmm16, %xmm1, %xmm1
	vaddsd	%xmm13, %xmm1, %xmm1
	vfmadd132sd	.LC143(%rip), %xmm1, %xmm0
.L2517:
	vxorps	%xmm1, %xmm1, %xmm1
	vcomiss	%xmm1, %xmm2
	jp	.L2552
	je	.L2539
	jbe	.L2552
	vaddsd	.LC179(%rip), %xmm0, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm1
	jmp	.L2513
	.p2align 4,,10
	.p2align 3
.L2566:
	vmovsd	%xmm0, %xmm0, %xmm1
	vaddsd	%xmm0, %xmm0, %xmm15
	vfmadd213sd	.LC180(%rip), %xmm0, %xmm1
	vsqrtsd	%xmm1, %xmm1, %xmm1
	vaddsd	%xmm1, %xmm0, %xmm0
	vdivsd	%xmm0, %xmm3, %xmm0
	vsubsd	%xmm0, %xmm15, %xmm15
	vmovsd	.LC132(%rip), %xmm0
	vcomisd	%xmm15, %xmm0
	ja	.L2525
	vmovsd	%xmm15, %xmm15, %xmm2
	vxorpd	%xmm0, %xmm0, %xmm0
.L2546:
	vcomisd	.LC149(%rip), %xmm15
	vmovsd	%xmm15, %xmm15, %xmm1
	ja	.L2526
	movabsq	$-4604544271217802189, %rcx
	vmovq	%xmm2, %rax
	movabsq	$4503599627370495, %r8
	vmovsd	.LC172(%rip), %xmm14
	addq	%rax, %rcx
	andq	%r8, %rcx
	movabsq	$4604544271217802189, %r8
	addq	%r8, %rcx
	vmovq	%rcx, %xmm2
	movabsq	$7141747209585715, %rcx
	addq	%rcx, %rax
	vsubsd	%xmm3, %xmm2, %xmm1
	movabsq	$4841369599423283200, %rcx
	vmulsd	.LC4(%rip), %xmm1, %xmm16
	shrq	$52, %rax
	orq	%rcx, %rax
	vmovq	%rax, %xmm2
	vsubsd	.LC133(%rip), %xmm2, %xmm2
	vaddsd	%xmm0, %xmm2, %xmm2
	vaddsd	.LC134(%rip), %xmm1, %xmm0
	vmulsd	%xmm1, %xmm16, %xmm16
	vdivsd	%xmm0, %xmm1, %xmm0
	vmulsd	%xmm0, %xmm0, %xmm13
	vfmadd213sd	.LC173(%rip), %xmm13, %xmm14
	vfmadd213sd	.LC174(%rip), %xmm13, %xmm14
	vfmadd213sd	.LC175(%rip), %xmm13, %xmm14
	vfmadd213sd	.LC176(%rip), %xmm13, %xmm14
	vfmadd213sd	.LC177(%rip), %xmm13, %xmm14
	vfmadd213sd	.LC178(%rip), %xmm13, %xmm14
	vmulsd	%xmm14, %xmm13, %xmm13
	vmulsd	.LC144(%rip), %xmm2, %xmm14
	vaddsd	%xmm16, %xmm13, %xmm13
	vfmadd132sd	%xmm13, %xmm14, %xmm0
	vsubsd	%xmm16, %xmm0, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm1
	vfmadd231sd	.LC143(%rip), %xmm2, %xmm1
.L2526:
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm0, %xmm15
	jp	.L2552
	je	.L2539
	jbe	.L2552
.L2540:
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
	jmp	.L2513
	.p2align 4,,10
	.p2align 3
.L2552:
	vmovss	.LC228(%rip), %xmm1
	jmp	.L2513
	.p2align 4,,10
	.p2align 3
.L2539:
	vmovss	.LC372(%rip), %xmm1
	jmp	.L2513
	.p2align 4,,10
	.p2align 3
.L2565:
	ret
	.p2align 4,,10
	.p2align 3
.L2564:
	vsubsd	%xmm3, %xmm2, %xmm1
	vsubsd	%xmm1, %xmm0, %xmm1
	jmp	.L2533
	.p2align 4,,10
	.p2align 3
.L2516:
	vmulsd	.LC146(%rip), %xmm0, %xmm13
	vmovsd	.LC131(%rip), %xmm1
	jmp	.L2545
	.p2align 4,,10
	.p2align 3
.L2567:
	ret
	.p2align 4,,10
	.p2align 3
.L2525:
	vmulsd	.LC146(%rip), %xmm15, %xmm2
	vmovsd	.LC131(%rip), %xmm0
	jmp	.L2546
	.cfi_endproc
.LFE242:
	.size	v_etch__acosh_f32, .-v_etch__acosh_f32
	.p2align 4
	.globl	v_etch__atanh_f32
	.type	v_etch__atanh_f32, @function
v_etch__atanh_f32:
.LFB243:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2639
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	andq	$-64, %rsp
	subq	$648, %rsp
	.cfi_offset 15, -24
	.cfi_offset 14, -32
	.cfi_offset 3, -40
	cmpl	$14, %eax
	jbe	.L2611
	movabsq	$9223372036854775807, %r8
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC20(%rip), %zmm1
	vpbroadcastq	%r8, %zmm5
	shrl	$4, %edi
	movabsq	$-4604544271217802189, %r8
	vbroadcastsd	.LC4(%rip), %zmm16
	vmovdqa64	%zmm5, 264(%rsp)
	vpbroadcastq	%r8, %zmm5
	salq	$6, %rdi
	movabsq	$4503599627370495, %r8
	vmovdqa64	%zmm5, 200(%rsp)
	vpbroadcastq	%r8, %zmm5
	movabsq	$4604544271217802189, %r8
	vbroadcastsd	.LC180(%rip), %zmm0
	vmovdqa64	%zmm5, 136(%rsp)
	vpbroadcastq	%r8, %zmm5
	movabsq	$-4503599627370496, %r8
	vpbroadcastq	%r8, %zmm31
	vmovdqa64	%zmm5, 72(%rsp)
	movabsq	$4607182418800017408, %r8
	vpbroadcastq	%r8, %zmm4
	movabsq	$7141747209585715, %r8
	vpbroadcastq	%r8, %zmm5
	movabsq	$4841369599423283200, %r8
	vmovdqa64	%zmm4, 584(%rsp)
	vpbroadcastq	%r8, %zmm4
	movabsq	$9221120237041090560, %r8
	vmovdqa64	%zmm5, 520(%rsp)
	vpbroadcastq	%r8, %zmm6
	movabsq	$-9223372036854775808, %r8
	vmovdqa64	%zmm4, 456(%rsp)
	vpbroadcastq	%r8, %zmm5
	vmovdqa64	%zmm6, 8(%rsp)
	vmovdqa64	%zmm5, -56(%rsp)
	.p2align 4,,10
	.p2align 3
.L2571:
	vmovups	(%rcx,%rax), %zmm6
	vmovdqa64	264(%rsp), %zmm7
	vcvtps2pd	(%rcx,%rax), %zmm30
	vmulpd	.LC736(%rip), %zmm30, %zmm21
	vmovdqa64	72(%rsp), %zmm28
	vextractf32x8	$0x1, %zmm6, %ymm23
	vpandq	%zmm7, %zmm30, %zmm13
	vmovdqa64	200(%rsp), %zmm26
	vmovdqa64	136(%rsp), %zmm27
	vcvtps2pd	%ymm23, %zmm23
	vpandq	%zmm7, %zmm23, %zmm12
	vaddpd	%zmm13, %zmm13, %zmm6
	vsubpd	%zmm13, %zmm1, %zmm3
	vaddpd	%zmm12, %zmm12, %zmm7
	vsubpd	%zmm12, %zmm1, %zmm2
	vcmppd	$5, .LC723(%rip), %zmm12, %k2
	vmovdqa64	584(%rsp), %zmm29
	vcmppd	$5, .LC723(%rip), %zmm13, %k3
	vmulpd	%zmm13, %zmm6, %zmm8
	vcvtpd2ps	%zmm21, %ymm21
	vmulpd	%zmm12, %zmm7, %zmm9
	vcmppd	$1, %zmm16, %zmm12, %k1{%k2}
	vcmppd	$5, %zmm16, %zmm12, %k2{%k2}
	vcmppd	$1, %zmm16, %zmm13, %k4{%k3}
	vcmppd	$5, %zmm16, %zmm13, %k3{%k3}
	vdivpd	%zmm3, %zmm8, %zmm8
	vaddpd	%zmm6, %zmm8, %zmm8
	vcmppd	$1, %zmm1, %zmm12, %k0{%k2}
	vdivpd	%zmm3, %zmm6, %zmm6
	vdivpd	%zmm2, %zmm9, %zmm9
	vaddpd	%zmm7, %zmm9, %zmm9
	vcmppd	$1, %zmm1, %zmm13, %k6{%k3}
	vdivpd	%zmm2, %zmm7, %zmm7
	vcmppd	$5, %zmm1, %zmm13, %k3{%k3}
	vaddpd	%zmm1, %zmm6, %zmm3
	vaddpd	%zmm1, %zmm7, %zmm2
	vaddpd	%zmm1, %zmm8, %zmm5
	kmovb	%k0, %r14d
	vcmppd	$14, %zmm1, %zmm8, %k0{%k4}
	vaddpd	%zmm1, %zmm9, %zmm4
	vcmppd	$14, %zmm1, %zmm9, %k7{%k1}
	vcmppd	$5, %zmm1, %zmm12, %k2{%k2}
	vaddpd	%zmm0, %zmm2, %zmm24
	vaddpd	%zmm0, %zmm3, %zmm25
	vaddpd	%zmm0, %zmm5, %zmm20
	vsubpd	%zmm8, %zmm5, %zmm14
	kmovb	%k0, %k5
	vaddpd	%zmm0, %zmm4, %zmm11
	vsubpd	%zmm9, %zmm4, %zmm10
	vpaddq	%zmm26, %zmm5, %zmm19
	vsubpd	%zmm7, %zmm2, %zmm15
	vsubpd	%zmm20, %zmm8, %zmm20
	vpandq	%zmm27, %zmm19, %zmm18
	vsubpd	%zmm24, %zmm7, %zmm24
	vsubpd	%zmm11, %zmm9, %zmm11
	vsubpd	%zmm25, %zmm6, %zmm25
	vpandq	%zmm31, %zmm19, %zmm19
	vpaddq	%zmm28, %zmm18, %zmm18
	vpsubq	%zmm19, %zmm29, %zmm19
	vsubpd	%zmm14, %zmm1, %zmm20{%k5}
	vcmppd	$14, %zmm1, %zmm6, %k5{%k6}
	vaddpd	%zmm18, %zmm0, %zmm18
	vsubpd	%zmm10, %zmm1, %zmm11{%k7}
	kmovb	%r14d, %k7
	vcmppd	$14, %zmm1, %zmm7, %k0{%k7}
	vpaddq	%zmm26, %zmm4, %zmm10
	vmulpd	.LC736(%rip), %zmm23, %zmm14
	vpandq	%zmm27, %zmm10, %zmm17
	vpandq	%zmm31, %zmm10, %zmm10
	vpaddq	%zmm28, %zmm17, %zmm17
	vpsubq	%zmm10, %zmm29, %zmm10
	vcmppd	$5, .LC424(%rip), %zmm9, %k7{%k1}
	kmovb	%k0, %r10d
	vaddpd	%zmm17, %zmm0, %zmm17
	vpaddq	%zmm26, %zmm3, %zmm22
	vcmppd	$0, %zmm1, %zmm13, %k0{%k3}
	vcmppd	$4, %zmm1, %zmm13, %k3{%k3}
	knotb	%k7, %k7
	kmovb	%k0, %r9d
	vcvtpd2ps	%zmm14, %ymm14
	vfmadd231pd	%zmm10, %zmm11, %zmm17{%k7}
	vcmppd	$0, %zmm1, %zmm12, %k0{%k2}
	vinsertf32x8	$0x1, %ymm14, %zmm21, %zmm14
	kmovb	%r14d, %k7
	vpaddq	%zmm26, %zmm2, %zmm21
	vmovdqa64	520(%rsp), %zmm26
	vmovaps	%zmm14, 392(%rsp)
	vsubpd	%zmm6, %zmm3, %zmm14
	vandpd	.LC225(%rip), %zmm8, %zmm10
	vmovdqa64	456(%rsp), %zmm11
	kmovb	%k0, %r8d
	vpaddq	%zmm26, %zmm5, %zmm5
	vcmppd	$5, .LC424(%rip), %zmm8, %k0{%k4}
	vpaddq	%zmm26, %zmm4, %zmm4
	vpsrlq	$52, %zmm5, %zmm5
	vpsrlq	$52, %zmm4, %zmm4
	vaddpd	.LC335(%rip), %zmm17, %zmm26
	vsubpd	%zmm14, %zmm1, %zmm25{%k5}
	kmovb	%r10d, %k5
	vporq	%zmm11, %zmm5, %zmm5
	vsubpd	%zmm15, %zmm1, %zmm24{%k5}
	knotb	%k0, %k0
	kmovb	%k0, %k5
	vfmadd231pd	%zmm19, %zmm20, %zmm18{%k5}
	vporq	%zmm11, %zmm4, %zmm4
	vpandq	%zmm27, %zmm22, %zmm14
	vpandq	%zmm27, %zmm21, %zmm15
	vaddpd	.LC335(%rip), %zmm18, %zmm27
	vdivpd	%zmm26, %zmm17, %zmm26
	vbroadcastsd	.LC172(%rip), %zmm11
	vmulpd	%zmm26, %zmm26, %zmm20
	vcmppd	$5, .LC424(%rip), %zmm6, %k0{%k6}
	vaddpd	.LC432(%rip), %zmm5, %zmm5
	vaddpd	.LC432(%rip), %zmm4, %zmm4
	vpaddq	%zmm28, %zmm14, %zmm14
	vpandq	%zmm31, %zmm22, %zmm22
	vpaddq	%zmm28, %zmm15, %zmm15
	vmulpd	%zmm16, %zmm17, %zmm28
	vaddpd	%zmm14, %zmm0, %zmm14
	kmovb	%k0, %r11d
	vdivpd	%zmm27, %zmm18, %zmm27
	notl	%r11d
	vcmppd	$5, .LC424(%rip), %zmm7, %k0{%k7}
	vmulpd	%zmm27, %zmm27, %zmm19
	vaddpd	%zmm15, %zmm0, %zmm15
	vpandq	%zmm31, %zmm21, %zmm21
	kmovb	%r11d, %k5
	vmulpd	%zmm16, %zmm18, %zmm29
	vcmppd	$4, %zmm1, %zmm12, %k2{%k2}
	vfmadd213pd	.LC406(%rip), %zmm19, %zmm11
	kmovb	%k0, %r10d
	vcmppd	$1, .LC334(%rip), %zmm10, %k0{%k4}
	vandpd	.LC225(%rip), %zmm9, %zmm10
	vfmadd213pd	.LC407(%rip), %zmm19, %zmm11
	notl	%r10d
	vcmppd	$1, .LC334(%rip), %zmm10, %k7{%k1}
	kunpckbw	%k3, %k2, %k2
	vbroadcastsd	.LC172(%rip), %zmm10
	vfmadd213pd	.LC406(%rip), %zmm20, %zmm10
	vfmadd213pd	.LC407(%rip), %zmm20, %zmm10
	knotb	%k0, %k0
	vfmadd213pd	.LC408(%rip), %zmm19, %zmm11
	vfmadd213pd	.LC409(%rip), %zmm19, %zmm11
	vfmadd213pd	.LC408(%rip), %zmm20, %zmm10
	vfmadd213pd	.LC410(%rip), %zmm19, %zmm11
	knotb	%k7, %k7
	vfmadd213pd	.LC409(%rip), %zmm20, %zmm10
	vfmadd213pd	.LC411(%rip), %zmm19, %zmm11
	vfmadd213pd	.LC410(%rip), %zmm20, %zmm10
	vmulpd	%zmm18, %zmm29, %zmm29
	vfmadd213pd	.LC411(%rip), %zmm20, %zmm10
	vmulpd	%zmm17, %zmm28, %zmm28
	vmulpd	%zmm11, %zmm19, %zmm11
	vmulpd	%zmm10, %zmm20, %zmm10
	vaddpd	%zmm29, %zmm11, %zmm19
	vmulpd	.LC419(%rip), %zmm5, %zmm11
	vaddpd	%zmm28, %zmm10, %zmm10
	vfmadd231pd	%zmm19, %zmm27, %zmm11
	vmulpd	.LC419(%rip), %zmm4, %zmm19
	vsubpd	%zmm29, %zmm11, %zmm11
	vfmadd231pd	%zmm10, %zmm26, %zmm19
	vmovdqa64	584(%rsp), %zmm10
	vpsubq	%zmm22, %zmm10, %zmm22
	vpsubq	%zmm21, %zmm10, %zmm21
	vandpd	.LC225(%rip), %zmm6, %zmm10
	vfmadd231pd	%zmm22, %zmm25, %zmm14{%k5}
	kmovb	%r10d, %k5
	vfmadd231pd	%zmm21, %zmm24, %zmm15{%k5}
	kmovb	%k0, %k5
	vbroadcastsd	.LC172(%rip), %zmm22
	vaddpd	%zmm18, %zmm11, %zmm11
	vcmppd	$1, .LC334(%rip), %zmm10, %k0{%k6}
	vandpd	.LC225(%rip), %zmm7, %zmm10
	vfmadd132pd	.LC420(%rip), %zmm11, %zmm5
	vsubpd	%zmm28, %zmm19, %zmm19
	vmovdqa64	456(%rsp), %zmm11
	knotb	%k0, %k0
	vaddpd	%zmm17, %zmm19, %zmm19
	vmulpd	%zmm16, %zmm14, %zmm20
	vfmadd132pd	.LC420(%rip), %zmm19, %zmm4
	vbroadcastsd	.LC172(%rip), %zmm19
	vmulpd	%zmm16, %zmm15, %zmm21
	vblendmpd	%zmm5, %zmm8, %zmm5{%k5}
	vmulpd	%zmm14, %zmm20, %zmm20
	vblendmpd	%zmm4, %zmm9, %zmm4{%k7}
	kmovb	%r14d, %k7
	vcmppd	$1, .LC334(%rip), %zmm10, %k7{%k7}
	vmovdqa64	520(%rsp), %zmm10
	vmulpd	%zmm15, %zmm21, %zmm21
	vpaddq	%zmm10, %zmm3, %zmm3
	vpaddq	%zmm10, %zmm2, %zmm2
	vpsrlq	$52, %zmm3, %zmm3
	vpsrlq	$52, %zmm2, %zmm2
	knotb	%k7, %k7
	vaddpd	.LC335(%rip), %zmm15, %zmm10
	vporq	%zmm11, %zmm3, %zmm3
	vporq	%zmm11, %zmm2, %zmm2
	vaddpd	.LC335(%rip), %zmm14, %zmm11
	vaddpd	.LC432(%rip), %zmm2, %zmm2
	vaddpd	.LC432(%rip), %zmm3, %zmm3
	vdivpd	%zmm10, %zmm15, %zmm10
	vmulpd	%zmm10, %zmm10, %zmm17
	vfmadd213pd	.LC406(%rip), %zmm17, %zmm22
	vdivpd	%zmm11, %zmm14, %zmm11
	vmulpd	%zmm11, %zmm11, %zmm18
	vfmadd213pd	.LC407(%rip), %zmm17, %zmm22
	vfmadd213pd	.LC406(%rip), %zmm18, %zmm19
	vfmadd213pd	.LC408(%rip), %zmm17, %zmm22
	vfmadd213pd	.LC407(%rip), %zmm18, %zmm19
	vfmadd213pd	.LC408(%rip), %zmm18, %zmm19
	vfmadd213pd	.LC409(%rip), %zmm18, %zmm19
	vfmadd213pd	.LC409(%rip), %zmm17, %zmm22
	vfmadd213pd	.LC410(%rip), %zmm18, %zmm19
	vfmadd213pd	.LC410(%rip), %zmm17, %zmm22
	vfmadd213pd	.LC411(%rip), %zmm18, %zmm19
	vfmadd213pd	.LC411(%rip), %zmm17, %zmm22
	vcmppd	$14, .LC434(%rip), %zmm8, %k5{%k4}
	kmovb	%k5, %r11d
	vcmppd	$14, .LC434(%rip), %zmm9, %k5{%k1}
	vmulpd	%zmm19, %zmm18, %zmm18
	vmulpd	.LC419(%rip), %zmm3, %zmm19
	vmulpd	%zmm22, %zmm17, %zmm17
	kmovb	%k5, %r10d
	kmovb	%k0, %k5
	vaddpd	%zmm20, %zmm18, %zmm18
	vaddpd	%zmm21, %zmm17, %zmm17
	vfmadd132pd	%zmm18, %zmm19, %zmm11
	vmulpd	.LC419(%rip), %zmm2, %zmm18
	vsubpd	%zmm20, %zmm11, %zmm11
	vfmadd132pd	%zmm17, %zmm18, %zmm10
	vaddpd	%zmm14, %zmm11, %zmm11
	vfmadd132pd	.LC420(%rip), %zmm11, %zmm3
	vsubpd	%zmm21, %zmm10, %zmm10
	vblendmpd	%zmm3, %zmm6, %zmm3{%k5}
	kmovb	%r11d, %k5
	vblendmpd	%zmm8, %zmm5, %zmm11{%k5}
	kmovb	%r10d, %k5
	vbroadcastsd	.LC738(%rip), %zmm5
	vaddpd	%zmm15, %zmm10, %zmm10
	vfmadd231pd	.LC420(%rip), %zmm2, %zmm10
	vblendmpd	%zmm9, %zmm4, %zmm2{%k5}
	vcmppd	$0, %zmm0, %zmm8, %k5{%k4}
	vbroadcastsd	.LC738(%rip), %zmm4
	kmovb	%k5, %r11d
	vcmppd	$0, %zmm0, %zmm9, %k5{%k1}
	vblendmpd	%zmm10, %zmm7, %zmm10{%k7}
	kmovb	%r14d, %k7
	vcmppd	$14, .LC434(%rip), %zmm7, %k0{%k7}
	vcmppd	$4, %zmm0, %zmm9, %k7{%k1}
	kmovb	%k5, %r10d
	vcmppd	$14, .LC434(%rip), %zmm6, %k5{%k6}
	kmovb	%k0, %ebx
	vcmppd	$4, %zmm0, %zmm8, %k0{%k4}
	vmovapd	%zmm6, %zmm3{%k5}
	kmovb	%ebx, %k5
	vmovapd	%zmm7, %zmm10{%k5}
	vcmppd	$13, %zmm0, %zmm9, %k5{%k7}
	vcmppd	$9, %zmm0, %zmm9, %k7{%k7}
	vmovdqa64	8(%rsp), %zmm9
	kmovb	%k5, 360(%rsp)
	kmovb	%k0, %k5
	vcmppd	$9, %zmm0, %zmm8, %k5{%k5}
	kmovb	%k5, %ebx
	kmovb	%k0, %k5
	vcmppd	$13, %zmm0, %zmm8, %k0{%k5}
	kmovb	%k0, %k5
	vmulpd	%zmm16, %zmm11, %zmm5{%k5}
	kmovb	360(%rsp), %k5
	vcmppd	$4, %zmm0, %zmm6, %k0{%k6}
	vmulpd	%zmm16, %zmm2, %zmm4{%k5}
	kmovb	%ebx, %k5
	vbroadcastsd	.LC738(%rip), %zmm2
	vmovdqa64	%zmm9, %zmm5{%k5}
	vcmppd	$0, %zmm0, %zmm6, %k5{%k6}
	korb	%k6, %k4, %k6
	vmovdqa64	%zmm9, %zmm4{%k7}
	kmovb	%r11d, %k7
	vmovdqa64	%zmm31, %zmm5{%k7}
	kmovb	%r10d, %k7
	vmovdqa64	%zmm31, %zmm4{%k7}
	kmovb	%r14d, %k7
	vcmppd	$4, %zmm0, %zmm7, %k7{%k7}
	kmovb	%k5, %r11d
	kmovb	%r14d, %k5
	vcmppd	$0, %zmm0, %zmm7, %k5{%k5}
	kmovb	%k5, %r10d
	vcmppd	$13, %zmm0, %zmm7, %k5{%k7}
	vcmppd	$9, %zmm0, %zmm7, %k7{%k7}
	vmovdqa64	-56(%rsp), %zmm7
	kmovb	%k5, 360(%rsp)
	kmovb	%k0, %k5
	vcmppd	$9, %zmm0, %zmm6, %k5{%k5}
	kmovb	%k5, %ebx
	kmovb	%k0, %k5
	vcmppd	$13, %zmm0, %zmm6, %k0{%k5}
	vmovaps	392(%rsp), %zmm6
	kmovb	%k0, %k5
	vmulpd	%zmm16, %zmm3, %zmm2{%k5}
	vbroadcastsd	.LC738(%rip), %zmm3
	kmovb	360(%rsp), %k5
	vmulpd	%zmm16, %zmm10, %zmm3{%k5}
	kmovb	%ebx, %k5
	vmovdqa64	%zmm9, %zmm2{%k5}
	vcmppd	$1, .LC723(%rip), %zmm13, %k5
	vmovdqa64	%zmm9, %zmm3{%k7}
	kmovb	%r11d, %k7
	vmovdqa64	%zmm31, %zmm2{%k7}
	kmovb	%r10d, %k7
	vmovdqa64	%zmm31, %zmm3{%k7}
	vmovdqa64	%zmm5, %zmm2{%k4}
	kmovb	%r14d, %k4
	kmovb	%r9d, %k7
	vmovdqa64	%zmm4, %zmm3{%k1}
	korb	%k4, %k1, %k1
	vpternlogq	$248, %zmm7, %zmm30, %zmm2
	kunpckbw	%k6, %k1, %k1
	vpternlogq	$248, %zmm7, %zmm23, %zmm3
	vcvtpd2ps	%zmm2, %ymm2
	vcmppd	$1, .LC723(%rip), %zmm12, %k4
	vcvtpd2ps	%zmm3, %ymm3
	vinsertf64x4	$0x1, %ymm3, %zmm2, %zmm2
	kunpckbw	%k5, %k4, %k4
	vblendmps	(%rcx,%rax), %zmm6, %zmm3{%k4}
	kmovb	%r8d, %k4
	kunpckbw	%k7, %k4, %k4
	vmovaps	%zmm6, %zmm3{%k4}
	vblendmps	%zmm2, %zmm3, %zmm2{%k1}
	vmovaps	.LC386(%rip), %zmm2{%k2}
	vmovups	%zmm2, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L2571
	movl	%edx, %edi
	andl	$-16, %edi
	movl	%edi, %eax
	cmpl	%edi, %edx
	je	.L2636
.L2570:
	movl	%edx, %r8d
	subl	%eax, %r8d
	leal	-1(%r8), %r9d
	cmpl	$6, %r9d
	jbe	.L2575
	vmovups	(%rcx,%rax,4), %ymm7
	vcvtps2pd	(%rcx,%rax,4), %ymm25
	movabsq	$9223372036854775807, %r9
	vbroadcastsd	.LC20(%rip), %ymm17
	vbroadcastsd	.LC4(%rip), %ymm10
	vpbroadcastq	%r9, %ymm3
	vbroadcastsd	.LC200(%rip), %ymm18
	vmovapd	%ymm25, 360(%rsp)
	vextractf128	$0x1, %ymm7, %xmm0
	vpandq	%ymm25, %ymm3, %ymm9
	movabsq	$-4604544271217802189, %r9
	vbroadcastsd	.LC5(%rip), %ymm27
	vcvtps2pd	%xmm0, %ymm30
	vpandq	%ymm30, %ymm3, %ymm3
	vaddpd	%ymm9, %ymm9, %ymm4
	vsubpd	%ymm9, %ymm17, %ymm2
	vaddpd	%ymm3, %ymm3, %ymm5
	vsubpd	%ymm3, %ymm17, %ymm1
	vcmppd	$5, .LC730(%rip), %ymm3, %k2
	vbroadcastsd	.LC180(%rip), %ymm0
	vmulpd	%ymm25, %ymm18, %ymm25
	vpbroadcastq	%r9, %ymm23
	movabsq	$4503599627370495, %r9
	movabsq	$7141747209585715, %rbx
	vmulpd	%ymm9, %ymm4, %ymm6
	vpbroadcastq	%r9, %ymm19
	movabsq	$4604544271217802189, %r9
	movabsq	$4841369599423283200, %r11
	vmulpd	%ymm3, %ymm5, %ymm7
	vcmppd	$1, %ymm10, %ymm3, %k0{%k2}
	vpbroadcastq	%r9, %ymm22
	vmovapd	%ymm30, 264(%rsp)
	vmulpd	%ymm30, %ymm18, %ymm18
	vcmppd	$5, %ymm10, %ymm3, %k2{%k2}
	vcmppd	$5, .LC730(%rip), %ymm9, %k3
	kmovb	%k0, %k6
	vcvtpd2psy	%ymm25, %xmm25
	vdivpd	%ymm2, %ymm6, %ymm6
	vcmppd	$1, %ymm17, %ymm3, %k5{%k2}
	vcmppd	$1, %ymm10, %ymm9, %k4{%k3}
	vcmppd	$5, %ymm10, %ymm9, %k3{%k3}
	vcmppd	$5, %ymm17, %ymm3, %k2{%k2}
	vcvtpd2psy	%ymm18, %xmm18
	vinsertf32x4	$0x1, %xmm18, %ymm25, %ymm31
	vbroadcastsd	.LC146(%rip), %ymm18
	vmovaps	%ymm31, 200(%rsp)
	vcmppd	$1, %ymm17, %ymm9, %k1{%k3}
	vcmppd	$5, %ymm17, %ymm9, %k3{%k3}
	vdivpd	%ymm1, %ymm7, %ymm7
	vaddpd	%ymm4, %ymm6, %ymm6
	vaddpd	%ymm17, %ymm6, %ymm13
	vcmppd	$14, %ymm17, %ymm6, %k7{%k4}
	vaddpd	%ymm0, %ymm13, %ymm21
	vsubpd	%ymm6, %ymm13, %ymm12
	vpaddq	%ymm13, %ymm23, %ymm15
	vsubpd	%ymm21, %ymm6, %ymm21
	vdivpd	%ymm2, %ymm4, %ymm4
	vsubpd	%ymm12, %ymm17, %ymm21{%k7}
	vpandq	%ymm19, %ymm15, %ymm12
	vcmppd	$0, %ymm17, %ymm3, %k7{%k2}
	vpaddq	%ymm22, %ymm12, %ymm12
	vaddpd	%ymm0, %ymm12, %ymm12
	kmovb	%k7, 72(%rsp)
	vcmppd	$5, %ymm18, %ymm6, %k7{%k4}
	knotb	%k7, %k7
	vaddpd	%ymm5, %ymm7, %ymm7
	vaddpd	%ymm17, %ymm7, %ymm8
	vcmppd	$14, %ymm17, %ymm7, %k6{%k6}
	vaddpd	%ymm0, %ymm8, %ymm16
	vsubpd	%ymm7, %ymm8, %ymm11
	vpaddq	%ymm8, %ymm23, %ymm14
	vsubpd	%ymm16, %ymm7, %ymm16
	vdivpd	%ymm1, %ymm5, %ymm5
	vsubpd	%ymm11, %ymm17, %ymm16{%k6}
	vpandq	%ymm19, %ymm14, %ymm11
	vpaddq	%ymm22, %ymm11, %ymm11
	vaddpd	%ymm0, %ymm11, %ymm11
	vaddpd	%ymm17, %ymm4, %ymm2
	vaddpd	%ymm0, %ymm2, %ymm26
	vsubpd	%ymm4, %ymm2, %ymm25
	vsubpd	%ymm26, %ymm4, %ymm26
	vaddpd	%ymm17, %ymm5, %ymm1
	vcmppd	$14, %ymm17, %ymm5, %k6{%k5}
	vaddpd	%ymm0, %ymm1, %ymm20
	kmovb	%k6, %r10d
	vsubpd	%ymm5, %ymm1, %ymm24
	vcmppd	$0, %ymm17, %ymm9, %k6{%k3}
	vcmppd	$4, %ymm17, %ymm9, %k3{%k3}
	kmovb	%k6, 136(%rsp)
	vsubpd	%ymm20, %ymm5, %ymm20
	kmovb	%k0, %k6
	vcmppd	$5, %ymm18, %ymm7, %k6{%k6}
	kmovb	%k3, %r14d
	vcmppd	$4, %ymm17, %ymm3, %k3{%k2}
	vcmppd	$14, %ymm17, %ymm4, %k2{%k1}
	knotb	%k6, %k6
	vsubpd	%ymm25, %ymm17, %ymm26{%k2}
	kmovb	%r10d, %k2
	vsubpd	%ymm24, %ymm17, %ymm20{%k2}
	movabsq	$-4503599627370496, %r10
	vpaddq	%ymm1, %ymm23, %ymm24
	kmovb	%k3, %r15d
	vcmppd	$5, %ymm18, %ymm4, %k2{%k1}
	vbroadcastsd	.LC174(%rip), %ymm25
	vmovdqa64	%ymm24, 8(%rsp)
	vmovapd	%ymm20, 392(%rsp)
	vpaddq	%ymm2, %ymm23, %ymm20
	vpandq	%ymm19, %ymm20, %ymm17
	vpandq	%ymm24, %ymm19, %ymm19
	vmovapd	%ymm26, 456(%rsp)
	vbroadcastsd	.LC172(%rip), %ymm26
	vpaddq	%ymm22, %ymm17, %ymm17
	vpaddq	%ymm22, %ymm19, %ymm19
	vaddpd	%ymm0, %ymm17, %ymm23
	vpbroadcastq	%r10, %ymm17
	movabsq	$4607182418800017408, %r10
	vaddpd	%ymm0, %ymm19, %ymm29
	vpandq	%ymm17, %ymm14, %ymm14
	vpbroadcastq	%r10, %ymm19
	vpsubq	%ymm14, %ymm19, %ymm14
	vpandq	%ymm17, %ymm15, %ymm15
	vpandq	%ymm17, %ymm20, %ymm20
	vfmadd231pd	%ymm14, %ymm16, %ymm11{%k6}
	vcmppd	$5, %ymm18, %ymm5, %k6{%k5}
	vbroadcastsd	.LC226(%rip), %ymm18
	vpsubq	%ymm15, %ymm19, %ymm15
	vfmadd231pd	%ymm15, %ymm21, %ymm12{%k7}
	vpbroadcastq	%r11, %ymm15
	kmovb	%k2, %r11d
	vmovapd	%ymm23, -56(%rsp)
	vandpd	%ymm18, %ymm6, %ymm14
	notl	%r11d
	vpsubq	%ymm20, %ymm19, %ymm20
	vmovdqa	%ymm15, 520(%rsp)
	vcmppd	$1, %ymm27, %ymm14, %k7{%k4}
	vandpd	%ymm18, %ymm7, %ymm14
	kmovb	%k6, %k3
	kmovb	%k0, %k6
	vcmppd	$1, %ymm27, %ymm14, %k6{%k6}
	vpbroadcastq	%rbx, %ymm14
	kmovb	%r11d, %k2
	vmovapd	%ymm29, 328(%rsp)
	vpaddq	%ymm14, %ymm13, %ymm13
	vpaddq	%ymm14, %ymm8, %ymm8
	vmulpd	%ymm10, %ymm11, %ymm28
	vmovdqa	%ymm14, -120(%rsp)
	vpsrlq	$52, %ymm13, %ymm13
	vpsrlq	$52, %ymm8, %ymm8
	kmovb	%k3, %r11d
	vaddpd	.LC341(%rip), %ymm12, %ymm14
	vpor	%ymm15, %ymm13, %ymm13
	vpor	%ymm15, %ymm8, %ymm8
	notl	%r11d
	knotb	%k7, %k7
	vaddpd	.LC446(%rip), %ymm13, %ymm13
	vmulpd	%ymm10, %ymm12, %ymm29
	knotb	%k6, %k6
	vaddpd	.LC446(%rip), %ymm8, %ymm8
	vdivpd	%ymm14, %ymm12, %ymm14
	vmulpd	%ymm11, %ymm28, %ymm28
	vmovapd	%ymm13, 584(%rsp)
	vaddpd	.LC341(%rip), %ymm11, %ymm13
	vmovapd	%ymm8, -88(%rsp)
	vbroadcastsd	.LC173(%rip), %ymm8
	vbroadcastsd	.LC175(%rip), %ymm24
	vbroadcastsd	.LC176(%rip), %ymm23
	vmulpd	%ymm12, %ymm29, %ymm29
	vbroadcastsd	.LC177(%rip), %ymm22
	vdivpd	%ymm13, %ymm11, %ymm13
	vmulpd	%ymm14, %ymm14, %ymm16
	vmovapd	%ymm16, %ymm21
	vfmadd132pd	%ymm26, %ymm8, %ymm21
	vmovapd	%ymm21, %ymm30
	vfmadd132pd	%ymm16, %ymm25, %ymm30
	vfmadd132pd	%ymm16, %ymm24, %ymm30
	vmulpd	%ymm13, %ymm13, %ymm15
	vfmadd132pd	%ymm16, %ymm23, %ymm30
	vmovapd	%ymm15, %ymm21
	vfmadd132pd	%ymm26, %ymm8, %ymm21
	vfmadd132pd	%ymm16, %ymm22, %ymm30
	vmovapd	%ymm21, %ymm31
	vbroadcastsd	.LC178(%rip), %ymm21
	vfmadd132pd	%ymm15, %ymm25, %ymm31
	vfmadd132pd	%ymm16, %ymm21, %ymm30
	vfmadd132pd	%ymm15, %ymm24, %ymm31
	vmulpd	%ymm30, %ymm16, %ymm16
	vbroadcastsd	.LC144(%rip), %ymm30
	vfmadd132pd	%ymm15, %ymm23, %ymm31
	vaddpd	%ymm29, %ymm16, %ymm16
	vfmadd132pd	%ymm15, %ymm22, %ymm31
	vfmadd132pd	%ymm15, %ymm21, %ymm31
	vmulpd	%ymm31, %ymm15, %ymm15
	vmulpd	584(%rsp), %ymm30, %ymm31
	vaddpd	%ymm28, %ymm15, %ymm15
	vfmadd132pd	%ymm16, %ymm31, %ymm14
	vmovapd	-88(%rsp), %ymm31
	vmulpd	%ymm31, %ymm30, %ymm16
	vsubpd	%ymm29, %ymm14, %ymm14
	vmovapd	328(%rsp), %ymm29
	vfmadd132pd	%ymm15, %ymm16, %ymm13
	vandpd	%ymm18, %ymm4, %ymm16
	vandpd	%ymm18, %ymm5, %ymm18
	vaddpd	%ymm12, %ymm14, %ymm14
	vpandq	8(%rsp), %ymm17, %ymm12
	vpsubq	%ymm12, %ymm19, %ymm12
	vsubpd	%ymm28, %ymm13, %ymm13
	vaddpd	%ymm11, %ymm13, %ymm13
	vmovapd	-56(%rsp), %ymm11
	vfmadd231pd	456(%rsp), %ymm20, %ymm11{%k2}
	kmovb	%r11d, %k2
	vfmadd231pd	392(%rsp), %ymm12, %ymm29{%k2}
	vcmppd	$1, %ymm27, %ymm16, %k2{%k1}
	vbroadcastsd	.LC143(%rip), %ymm12
	vfmadd231pd	584(%rsp), %ymm12, %ymm14
	vfmadd231pd	%ymm31, %ymm12, %ymm13
	vmovdqa64	-120(%rsp), %ymm31
	kmovb	%k2, %r10d
	vcmppd	$1, %ymm27, %ymm18, %k2{%k5}
	notl	%r10d
	vaddpd	.LC341(%rip), %ymm11, %ymm27
	vaddpd	.LC341(%rip), %ymm29, %ymm18
	vpaddq	%ymm31, %ymm1, %ymm1
	vmulpd	%ymm10, %ymm11, %ymm28
	vpsrlq	$52, %ymm1, %ymm1
	vmovapd	%ymm29, %ymm15
	vpor	520(%rsp), %ymm1, %ymm1
	vdivpd	%ymm27, %ymm11, %ymm27
	vpaddq	%ymm31, %ymm2, %ymm2
	kmovb	%k2, %r9d
	vaddpd	.LC446(%rip), %ymm1, %ymm16
	vpsrlq	$52, %ymm2, %ymm2
	notl	%r9d
	vblendmpd	%ymm14, %ymm6, %ymm14{%k7}
	kmovb	%r10d, %k2
	vpor	520(%rsp), %ymm2, %ymm2
	vblendmpd	%ymm13, %ymm7, %ymm13{%k6}
	vaddpd	.LC446(%rip), %ymm2, %ymm2
	kmovb	%k0, %k6
	vmulpd	%ymm11, %ymm28, %ymm28
	movabsq	$9221120237041090560, %r10
	vdivpd	%ymm18, %ymm29, %ymm18
	vmulpd	%ymm10, %ymm29, %ymm29
	vmulpd	%ymm15, %ymm29, %ymm29
	vmulpd	%ymm27, %ymm27, %ymm1
	vmovapd	%ymm1, %ymm20
	vfmadd132pd	%ymm26, %ymm8, %ymm20
	vfmadd132pd	%ymm1, %ymm25, %ymm20
	vfmadd132pd	%ymm1, %ymm24, %ymm20
	vmulpd	%ymm18, %ymm18, %ymm19
	vfmadd132pd	%ymm1, %ymm23, %ymm20
	vfmadd231pd	%ymm26, %ymm19, %ymm8
	vfmadd132pd	%ymm1, %ymm22, %ymm20
	vfmadd132pd	%ymm19, %ymm25, %ymm8
	vfmadd132pd	%ymm1, %ymm21, %ymm20
	vfmadd132pd	%ymm19, %ymm24, %ymm8
	vmulpd	%ymm20, %ymm1, %ymm1
	vfmadd132pd	%ymm19, %ymm23, %ymm8
	vaddpd	%ymm28, %ymm1, %ymm1
	vfmadd132pd	%ymm19, %ymm22, %ymm8
	vfmadd132pd	%ymm19, %ymm21, %ymm8
	vmulpd	%ymm8, %ymm19, %ymm19
	vmulpd	%ymm30, %ymm2, %ymm8
	vmulpd	%ymm30, %ymm16, %ymm30
	vaddpd	%ymm29, %ymm19, %ymm19
	vfmadd132pd	%ymm27, %ymm8, %ymm1
	vbroadcastsd	.LC149(%rip), %ymm8
	vfmadd132pd	%ymm19, %ymm30, %ymm18
	vcmppd	$14, %ymm8, %ymm6, %k7{%k4}
	vcmppd	$14, %ymm8, %ymm7, %k6{%k6}
	vsubpd	%ymm28, %ymm1, %ymm1
	vmovapd	%ymm6, %ymm14{%k7}
	vmovapd	%ymm7, %ymm13{%k6}
	vcmppd	$4, %ymm0, %ymm6, %k6{%k4}
	vsubpd	%ymm29, %ymm18, %ymm18
	vaddpd	%ymm11, %ymm1, %ymm1
	vaddpd	%ymm15, %ymm18, %ymm18
	vfmadd132pd	%ymm12, %ymm1, %ymm2
	vbroadcastsd	.LC738(%rip), %ymm1
	vfmadd132pd	%ymm12, %ymm18, %ymm16
	vblendmpd	%ymm2, %ymm4, %ymm2{%k2}
	kmovb	%r9d, %k2
	vblendmpd	%ymm16, %ymm5, %ymm16{%k2}
	vcmppd	$14, %ymm8, %ymm5, %k2{%k5}
	kmovb	%k2, %k3
	kmovb	%k0, %k2
	vcmppd	$4, %ymm0, %ymm7, %k7{%k2}
	vcmppd	$0, %ymm0, %ymm6, %k2{%k4}
	vmovapd	%ymm5, %ymm16{%k3}
	vcmppd	$9, %ymm0, %ymm6, %k3{%k6}
	kmovb	%k2, %ebx
	kmovb	%k0, %k2
	vcmppd	$0, %ymm0, %ymm7, %k2{%k2}
	kmovb	%k3, 584(%rsp)
	vcmppd	$9, %ymm0, %ymm7, %k3{%k7}
	kmovb	%k2, %r11d
	vcmppd	$14, %ymm8, %ymm4, %k2{%k1}
	kmovb	%k3, %r9d
	vcmppd	$13, %ymm0, %ymm6, %k3{%k6}
	vmovapd	%ymm1, %ymm6
	kmovb	584(%rsp), %k6
	vmovapd	%ymm4, %ymm2{%k2}
	vcmppd	$13, %ymm0, %ymm7, %k2{%k7}
	vmovapd	%ymm1, %ymm7
	vmulpd	%ymm10, %ymm14, %ymm7{%k3}
	vcmppd	$0, %ymm0, %ymm4, %k3{%k1}
	vcmppd	$4, %ymm0, %ymm5, %k7{%k5}
	vmulpd	%ymm10, %ymm13, %ymm6{%k2}
	vcmppd	$0, %ymm0, %ymm5, %k2{%k5}
	kmovb	%k3, 584(%rsp)
	kmovb	%k2, 520(%rsp)
	vpbroadcastq	%r10, %ymm7{%k6}
	kmovb	%r9d, %k6
	vcmppd	$13, %ymm0, %ymm5, %k2{%k7}
	vpbroadcastq	%r10, %ymm6{%k6}
	kmovb	%ebx, %k6
	vmovdqa64	%ymm17, %ymm7{%k6}
	kmovb	%r11d, %k6
	vmovdqa64	%ymm17, %ymm6{%k6}
	vcmppd	$4, %ymm0, %ymm4, %k6{%k1}
	korb	%k1, %k4, %k1
	movl	$15, %ebx
	vcmppd	$9, %ymm0, %ymm4, %k3{%k6}
	kmovb	%k3, 456(%rsp)
	vcmppd	$9, %ymm0, %ymm5, %k3{%k7}
	vmovdqa	360(%rsp), %ymm5
	kmovb	%k3, %r9d
	vcmppd	$13, %ymm0, %ymm4, %k3{%k6}
	kmovb	%r9d, %k6
	vmovapd	%ymm1, %ymm4
	movabsq	$-9223372036854775808, %r9
	vmovapd	%ymm1, %ymm0
	vmulpd	%ymm10, %ymm16, %ymm0{%k2}
	kmovb	456(%rsp), %k2
	vmulpd	%ymm10, %ymm2, %ymm4{%k3}
	vpbroadcastq	%r9, %ymm2
	vpbroadcastq	%r10, %ymm0{%k6}
	kmovb	520(%rsp), %k6
	vmovdqa	%ymm4, %ymm1
	vmovdqa64	%ymm17, %ymm0{%k6}
	vpbroadcastq	%r10, %ymm1{%k2}
	kmovb	584(%rsp), %k2
	vmovdqa64	%ymm17, %ymm1{%k2}
	kmovb	%k0, %k2
	vmovdqa64	%ymm6, %ymm0{%k2}
	korb	%k5, %k0, %k0
	vmovdqa64	%ymm7, %ymm1{%k4}
	kmovb	%ebx, %k5
	kshiftlb	$4, %k0, %k0
	kandb	%k5, %k1, %k1
	vpternlogq	$248, %ymm2, %ymm5, %ymm1
	korb	%k0, %k1, %k1
	vmovdqa	264(%rsp), %ymm5
	kmovb	72(%rsp), %k7
	vcmppd	$1, .LC730(%rip), %ymm9, %k4
	vcvtpd2psy	%ymm1, %xmm1
	kshiftlb	$4, %k7, %k7
	vcmppd	$1, .LC730(%rip), %ymm3, %k3
	kmovb	136(%rsp), %k6
	vpternlogq	$248, %ymm2, %ymm5, %ymm0
	vmovaps	200(%rsp), %ymm6
	vcvtpd2psy	%ymm0, %xmm0
	vinsertf128	$0x1, %xmm0, %ymm1, %ymm0
	kshiftlb	$4, %k3, %k3
	kandb	%k5, %k4, %k4
	korb	%k3, %k4, %k4
	vblendmps	(%rcx,%rax,4), %ymm6, %ymm1{%k4}
	kandb	%k5, %k6, %k4
	korb	%k7, %k4, %k4
	vmovaps	%ymm6, %ymm1{%k4}
	vblendmps	%ymm0, %ymm1, %ymm0{%k1}
	kmovb	%r14d, %k1
	kandb	%k5, %k1, %k3
	kmovb	%r15d, %k1
	kshiftlb	$4, %k1, %k2
	korb	%k2, %k3, %k3
	vbroadcastss	.LC228(%rip), %ymm0{%k3}
	vmovups	%ymm0, (%rsi,%rax,4)
	movl	%r8d, %eax
	andl	$-8, %eax
	addl	%eax, %edi
	andl	$7, %r8d
	je	.L2636
.L2575:
	vmovsd	.LC170(%rip), %xmm6
	movslq	%edi, %rdi
	vmovsd	.LC4(%rip), %xmm5
	vmovsd	.LC20(%rip), %xmm4
	vmovsd	.LC146(%rip), %xmm8
	vmovsd	.LC5(%rip), %xmm7
	vmovsd	.LC133(%rip), %xmm14
	vmovsd	.LC134(%rip), %xmm13
	vmovsd	.LC172(%rip), %xmm12
	vmovsd	.LC173(%rip), %xmm11
	vmovsd	.LC174(%rip), %xmm10
	vmovsd	.LC175(%rip), %xmm9
	jmp	.L2579
	.p2align 4,,10
	.p2align 3
.L2584:
	vaddsd	%xmm1, %xmm1, %xmm2
	vmulsd	%xmm2, %xmm1, %xmm0
	vsubsd	%xmm1, %xmm4, %xmm1
	vdivsd	%xmm1, %xmm0, %xmm0
	vaddsd	%xmm2, %xmm0, %xmm0
	vcomisd	%xmm4, %xmm0
	vaddsd	%xmm4, %xmm0, %xmm1
	jbe	.L2647
	vsubsd	%xmm0, %xmm1, %xmm2
	vsubsd	%xmm2, %xmm4, %xmm2
.L2596:
	movabsq	$-4604544271217802189, %r10
	vmovq	%xmm1, %r9
	movabsq	$4503599627370495, %rax
	movabsq	$4604544271217802189, %r11
	addq	%r9, %r10
	andq	%r10, %rax
	addq	%r11, %rax
	vcomisd	%xmm0, %xmm8
	vmovq	%rax, %xmm1
	vsubsd	%xmm4, %xmm1, %xmm16
	jbe	.L2594
	movabsq	$-4503599627370496, %rax
	andq	%rax, %r10
	movabsq	$4607182418800017408, %rax
	subq	%r10, %rax
	vmovq	%rax, %xmm1
	vfmadd132sd	%xmm2, %xmm16, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm16
.L2594:
	vmovq	%xmm0, %rax
	vmovsd	%xmm0, %xmm0, %xmm1
	btrq	$63, %rax
	vmovq	%rax, %xmm3
	vcomisd	%xmm3, %xmm7
	ja	.L2605
	vaddsd	%xmm13, %xmm16, %xmm2
	vmulsd	%xmm5, %xmm16, %xmm17
	movabsq	$7141747209585715, %rax
	addq	%r9, %rax
	movabsq	$4841369599423283200, %r9
	shrq	$52, %rax
	vdivsd	%xmm2, %xmm16, %xmm2
	orq	%r9, %rax
	vmovq	%rax, %xmm1
	vmulsd	%xmm16, %xmm17, %xmm17
	vsubsd	%xmm14, %xmm1, %xmm1
	vmulsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm3, %xmm3, %xmm15
	vfmadd132sd	%xmm12, %xmm11, %xmm15
	vfmadd132sd	%xmm3, %xmm10, %xmm15
	vfmadd132sd	%xmm3, %xmm9, %xmm15
	vfmadd213sd	.LC176(%rip), %xmm3, %xmm15
	vfmadd213sd	.LC177(%rip), %xmm3, %xmm15
	vfmadd213sd	.LC178(%rip), %xmm3, %xmm15
	vmulsd	%xmm15, %xmm3, %xmm3
	vmulsd	.LC144(%rip), %xmm1, %xmm15
	vaddsd	%xmm17, %xmm3, %xmm3
	vfmadd132sd	%xmm3, %xmm15, %xmm2
	vsubsd	%xmm17, %xmm2, %xmm2
	vaddsd	%xmm16, %xmm2, %xmm2
	vfmadd132sd	.LC143(%rip), %xmm2, %xmm1
.L2605:
	vcmpngtsd	.LC149(%rip), %xmm0, %xmm2
	vcomisd	.LC180(%rip), %xmm0
	vblendvpd	%xmm2, %xmm1, %xmm0, %xmm1
	jp	.L2614
	movabsq	$-4503599627370496, %r9
	je	.L2586
	jbe	.L2614
	vmulsd	%xmm5, %xmm1, %xmm0
	vmovq	%xmm0, %r9
.L2586:
	movabsq	$-9223372036854775808, %rax
	andq	%r8, %rax
	orq	%r9, %rax
	vmovq	%rax, %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
.L2580:
	vmovss	%xmm0, (%rsi,%rdi,4)
	addq	$1, %rdi
	cmpl	%edi, %edx
	jle	.L2636
.L2579:
	vmovss	(%rcx,%rdi,4), %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm3
	vmovq	%xmm3, %r8
	movq	%r8, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm1
	vcomisd	%xmm1, %xmm6
	ja	.L2580
	vcomisd	%xmm1, %xmm5
	ja	.L2584
	vmovsd	.LC20(%rip), %xmm2
	vcomisd	%xmm1, %xmm2
	jbe	.L2648
	vaddsd	%xmm1, %xmm1, %xmm0
	vsubsd	%xmm1, %xmm2, %xmm1
	vdivsd	%xmm1, %xmm0, %xmm0
	vcomisd	%xmm2, %xmm0
	vaddsd	%xmm2, %xmm0, %xmm1
	jbe	.L2649
	vsubsd	%xmm0, %xmm1, %xmm3
	vsubsd	%xmm3, %xmm2, %xmm3
.L2608:
	movabsq	$-4604544271217802189, %r10
	vmovq	%xmm1, %r9
	movabsq	$4503599627370495, %rax
	movabsq	$4604544271217802189, %r11
	addq	%r9, %r10
	andq	%r10, %rax
	addq	%r11, %rax
	vmovq	%rax, %xmm1
	vsubsd	%xmm2, %xmm1, %xmm2
	vmovsd	.LC146(%rip), %xmm1
	vcomisd	%xmm0, %xmm1
	jbe	.L2606
	movabsq	$-4503599627370496, %rax
	andq	%rax, %r10
	movabsq	$4607182418800017408, %rax
	subq	%r10, %rax
	vmovq	%rax, %xmm1
	vfmadd132sd	%xmm3, %xmm2, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm2
.L2606:
	vmovq	%xmm0, %rax
	vmovsd	%xmm0, %xmm0, %xmm1
	vmovsd	.LC5(%rip), %xmm3
	btrq	$63, %rax
	vmovq	%rax, %xmm15
	vcomisd	%xmm15, %xmm3
	ja	.L2605
	vmovsd	.LC172(%rip), %xmm16
	vmulsd	%xmm5, %xmm2, %xmm17
	movabsq	$7141747209585715, %rax
	addq	%r9, %rax
	movabsq	$4841369599423283200, %r9
	shrq	$52, %rax
	orq	%r9, %rax
	vmovq	%rax, %xmm3
	vsubsd	.LC133(%rip), %xmm3, %xmm1
	vaddsd	.LC134(%rip), %xmm2, %xmm3
	vmulsd	%xmm2, %xmm17, %xmm17
	vdivsd	%xmm3, %xmm2, %xmm3
	vmulsd	%xmm3, %xmm3, %xmm15
	vfmadd213sd	.LC173(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC174(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC175(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC176(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC177(%rip), %xmm15, %xmm16
	vfmadd213sd	.LC178(%rip), %xmm15, %xmm16
	vmulsd	%xmm16, %xmm15, %xmm15
	vmulsd	.LC144(%rip), %xmm1, %xmm16
	vaddsd	%xmm17, %xmm15, %xmm15
	vfmadd132sd	%xmm15, %xmm16, %xmm3
	vsubsd	%xmm17, %xmm3, %xmm3
	vaddsd	%xmm2, %xmm3, %xmm3
	vfmadd132sd	.LC143(%rip), %xmm3, %xmm1
	jmp	.L2605
	.p2align 4,,10
	.p2align 3
.L2614:
	movabsq	$9221120237041090560, %r9
	jmp	.L2586
	.p2align 4,,10
	.p2align 3
.L2648:
	vucomisd	%xmm2, %xmm1
	jp	.L2612
	jne	.L2612
	vmulss	.LC668(%rip), %xmm0, %xmm0
	vmovss	%xmm0, (%rsi,%rdi,4)
	addq	$1, %rdi
	cmpl	%edi, %edx
	jg	.L2579
.L2636:
	vzeroupper
	leaq	-24(%rbp), %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2647:
	.cfi_restore_state
	vsubsd	%xmm4, %xmm1, %xmm2
	vsubsd	%xmm2, %xmm0, %xmm2
	jmp	.L2596
	.p2align 4,,10
	.p2align 3
.L2649:
	vsubsd	%xmm2, %xmm1, %xmm3
	vsubsd	%xmm3, %xmm0, %xmm3
	jmp	.L2608
	.p2align 4,,10
	.p2align 3
.L2612:
	vmovss	.LC228(%rip), %xmm0
	jmp	.L2580
	.p2align 4,,10
	.p2align 3
.L2639:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 14
	.cfi_restore 15
	ret
.L2611:
	.cfi_def_cfa 6, 16
	.cfi_offset 3, -40
	.cfi_offset 6, -16
	.cfi_offset 14, -32
	.cfi_offset 15, -24
	xorl	%eax, %eax
	xorl	%edi, %edi
	jmp	.L2570
	.cfi_endproc
.LFE243:
	.size	v_etch__atanh_f32, .-v_etch__atanh_f32
	.p2align 4
	.globl	v_etch__atan_poly_f64
	.type	v_etch__atan_poly_f64, @function
v_etch__atan_poly_f64:
.LFB244:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L2665
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L2658
	vbroadcastsd	.LC745(%rip), %zmm13
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC747(%rip), %zmm12
	vbroadcastsd	.LC749(%rip), %zmm11
	shrl	$3, %edi
	vbroadcastsd	.LC751(%rip), %zmm10
	vbroadcastsd	.LC753(%rip), %zmm9
	salq	$6, %rdi
	vbroadcastsd	.LC755(%rip), %zmm8
	vbroadcastsd	.LC757(%rip), %zmm7
	vbroadcastsd	.LC759(%rip), %zmm6
	vbroadcastsd	.LC761(%rip), %zmm5
	vbroadcastsd	.LC763(%rip), %zmm4
	vbroadcastsd	.LC765(%rip), %zmm3
	vbroadcastsd	.LC767(%rip), %zmm2
	.p2align 4,,10
	.p2align 3
.L2653:
	vmovupd	(%rcx,%rax), %zmm1
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm13, %zmm12, %zmm0
	vfmadd132pd	%zmm1, %zmm11, %zmm0
	vfmadd132pd	%zmm1, %zmm10, %zmm0
	vfmadd132pd	%zmm1, %zmm9, %zmm0
	vfmadd132pd	%zmm1, %zmm8, %zmm0
	vfmadd132pd	%zmm1, %zmm7, %zmm0
	vfmadd132pd	%zmm1, %zmm6, %zmm0
	vfmadd132pd	%zmm1, %zmm5, %zmm0
	vfmadd132pd	%zmm1, %zmm4, %zmm0
	vfmadd132pd	%zmm1, %zmm3, %zmm0
	vfmadd132pd	%zmm1, %zmm2, %zmm0
	vmulpd	%zmm0, %zmm1, %zmm1
	vmovupd	%zmm1, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L2653
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%edx, %eax
	je	.L2664
.L2652:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L2655
	vmovupd	(%rcx,%rdi,8), %ymm1
	vbroadcastsd	.LC745(%rip), %ymm0
	vfmadd213pd	.LC747(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC749(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC751(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC753(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC755(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC757(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC759(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC761(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC763(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC765(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC767(%rip){1to4}, %ymm1, %ymm0
	vmulpd	%ymm0, %ymm1, %ymm1
	vmovupd	%ymm1, (%rsi,%rdi,8)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L2664
.L2655:
	vmovsd	.LC745(%rip), %xmm13
	cltq
	vmovsd	.LC747(%rip), %xmm12
	vmovsd	.LC749(%rip), %xmm11
	vmovsd	.LC751(%rip), %xmm10
	vmovsd	.LC753(%rip), %xmm9
	vmovsd	.LC755(%rip), %xmm8
	vmovsd	.LC757(%rip), %xmm7
	vmovsd	.LC759(%rip), %xmm6
	vmovsd	.LC761(%rip), %xmm5
	vmovsd	.LC763(%rip), %xmm4
	vmovsd	.LC765(%rip), %xmm3
	vmovsd	.LC767(%rip), %xmm2
	.p2align 4,,10
	.p2align 3
.L2657:
	vmovsd	(%rcx,%rax,8), %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm13, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vfmadd132sd	%xmm1, %xmm2, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vmovsd	%xmm1, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L2657
.L2664:
	vzeroupper
.L2665:
	ret
.L2658:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L2652
	.cfi_endproc
.LFE244:
	.size	v_etch__atan_poly_f64, .-v_etch__atan_poly_f64
	.p2align 4
	.globl	v_etch__atan_f64
	.type	v_etch__atan_f64, @function
v_etch__atan_f64:
.LFB245:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2687
	vmovsd	.LC199(%rip), %xmm3
	movslq	%edx, %rdx
	vmovsd	.LC786(%rip), %xmm13
	vmovsd	.LC745(%rip), %xmm12
	leaq	(%rdi,%rdx,8), %rdx
	vmovsd	.LC747(%rip), %xmm11
	vmovsd	.LC749(%rip), %xmm10
	vmovsd	.LC751(%rip), %xmm9
	vmovsd	.LC753(%rip), %xmm8
	vmovsd	.LC755(%rip), %xmm7
	vmovsd	.LC757(%rip), %xmm6
	vmovsd	.LC759(%rip), %xmm5
	vmovsd	.LC761(%rip), %xmm4
	jmp	.L2677
	.p2align 4,,10
	.p2align 3
.L2688:
	vmovsd	.LC787(%rip), %xmm0
	vcomisd	%xmm2, %xmm0
	jbe	.L2684
	vmovsd	.LC134(%rip), %xmm0
	vmovsd	%xmm2, %xmm2, %xmm1
	vfmadd213sd	.LC180(%rip), %xmm0, %xmm1
	vmovsd	.LC780(%rip), %xmm15
	vmovsd	.LC781(%rip), %xmm14
	vaddsd	%xmm0, %xmm2, %xmm2
	vdivsd	%xmm2, %xmm1, %xmm2
.L2670:
	vmulsd	%xmm2, %xmm2, %xmm1
	movabsq	$-9223372036854775808, %rcx
	andq	%rcx, %rax
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm12, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vfmadd213sd	.LC763(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC765(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC767(%rip), %xmm1, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vfmadd132sd	%xmm2, %xmm15, %xmm1
	vaddsd	%xmm1, %xmm2, %xmm2
	vaddsd	%xmm14, %xmm2, %xmm0
	vmovq	%xmm0, %rcx
	orq	%rax, %rcx
	vmovq	%rcx, %xmm0
.L2668:
	addq	$8, %rdi
	vmovsd	%xmm0, (%rsi)
	addq	$8, %rsi
	cmpq	%rdi, %rdx
	je	.L2687
.L2677:
	vmovsd	(%rdi), %xmm0
	vmovq	%xmm0, %rax
	movq	%rax, %rcx
	btrq	$63, %rcx
	vmovq	%rcx, %xmm2
	vcomisd	%xmm2, %xmm3
	ja	.L2668
	vucomisd	%xmm0, %xmm0
	jp	.L2668
	vcomisd	%xmm2, %xmm13
	jbe	.L2688
	vxorpd	%xmm15, %xmm15, %xmm15
	vmovsd	%xmm15, %xmm15, %xmm14
	jmp	.L2670
	.p2align 4,,10
	.p2align 3
.L2684:
	vmovsd	.LC788(%rip), %xmm0
	vcomisd	%xmm2, %xmm0
	jbe	.L2685
	vmovsd	.LC20(%rip), %xmm0
	vmovsd	.LC782(%rip), %xmm15
	vmovsd	.LC783(%rip), %xmm14
	vsubsd	%xmm0, %xmm2, %xmm1
	vaddsd	%xmm0, %xmm2, %xmm2
	vdivsd	%xmm2, %xmm1, %xmm2
	jmp	.L2670
	.p2align 4,,10
	.p2align 3
.L2687:
	ret
	.p2align 4,,10
	.p2align 3
.L2685:
	vmovsd	.LC789(%rip), %xmm0
	vcomisd	%xmm2, %xmm0
	jbe	.L2686
	vmovsd	.LC82(%rip), %xmm0
	vmovsd	%xmm2, %xmm2, %xmm1
	vfmadd213sd	.LC20(%rip), %xmm0, %xmm1
	vmovsd	.LC784(%rip), %xmm15
	vmovsd	.LC785(%rip), %xmm14
	vsubsd	%xmm0, %xmm2, %xmm2
	vdivsd	%xmm1, %xmm2, %xmm2
	jmp	.L2670
	.p2align 4,,10
	.p2align 3
.L2686:
	vmovsd	.LC180(%rip), %xmm0
	vmovsd	.LC107(%rip), %xmm15
	vmovsd	.LC106(%rip), %xmm14
	vdivsd	%xmm2, %xmm0, %xmm2
	jmp	.L2670
	.cfi_endproc
.LFE245:
	.size	v_etch__atan_f64, .-v_etch__atan_f64
	.p2align 4
	.globl	v_etch__atan2_f64
	.type	v_etch__atan2_f64, @function
v_etch__atan2_f64:
.LFB246:
	.cfi_startproc
	pushq	%r14
	.cfi_def_cfa_offset 16
	.cfi_offset 14, -16
	pushq	%r13
	.cfi_def_cfa_offset 24
	.cfi_offset 13, -24
	pushq	%r12
	.cfi_def_cfa_offset 32
	.cfi_offset 12, -32
	movq	%rsi, %r12
	movslq	%ecx, %rsi
	pushq	%rbp
	.cfi_def_cfa_offset 40
	.cfi_offset 6, -40
	salq	$3, %rsi
	pushq	%rbx
	.cfi_def_cfa_offset 48
	.cfi_offset 3, -48
	testl	%ecx, %ecx
	jle	.L2747
	movq	%rdi, %r13
	xorl	%r9d, %r9d
	movq	%rdx, %rdi
	movabsq	$9223372036854775807, %r8
	xorl	%edx, %edx
	vxorpd	%xmm2, %xmm2, %xmm2
	movabsq	$-9223372036854775808, %rbp
	movabsq	$4609753056924675352, %r11
	movabsq	$4614256656552045848, %r10
	jmp	.L2716
	.p2align 4,,10
	.p2align 3
.L2725:
	vaddsd	%xmm1, %xmm0, %xmm0
	vmovsd	%xmm0, (%rdi,%rdx)
	addq	$8, %rdx
	cmpq	%rdx, %rsi
	je	.L2747
.L2716:
	vmovsd	(%r12,%rdx), %xmm0
	vmovsd	0(%r13,%rdx), %xmm1
	vucomisd	%xmm0, %xmm0
	jp	.L2725
	vucomisd	%xmm1, %xmm1
	jp	.L2725
	vmovq	%xmm1, %rax
	vmovq	%xmm0, %rbx
	movq	%rax, %rcx
	andq	%r8, %rcx
	vmovq	%rcx, %xmm0
	vucomisd	%xmm2, %xmm0
	jp	.L2696
	jne	.L2696
	testq	%rbx, %rbx
	movq	%r10, %rcx
	cmovns	%r9, %rcx
.L2698:
	andq	%rbp, %rax
	orq	%rcx, %rax
	vmovq	%rax, %xmm0
	vmovsd	%xmm0, (%rdi,%rdx)
	addq	$8, %rdx
	cmpq	%rdx, %rsi
	jne	.L2716
.L2747:
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 40
	popq	%rbp
	.cfi_def_cfa_offset 32
	popq	%r12
	.cfi_def_cfa_offset 24
	popq	%r13
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L2696:
	.cfi_restore_state
	movq	%rbx, %rcx
	andq	%r8, %rcx
	vmovq	%rcx, %xmm1
	vucomisd	%xmm2, %xmm1
	jp	.L2727
	movq	%r11, %rcx
	je	.L2698
.L2727:
	vcomisd	.LC149(%rip), %xmm1
	ja	.L2728
	vcomisd	.LC149(%rip), %xmm0
	ja	.L2728
	vdivsd	%xmm1, %xmm0, %xmm0
	vmovsd	.LC199(%rip), %xmm1
	vmovq	%xmm0, %rcx
	movq	%rcx, %r14
	btrq	$63, %r14
	vmovq	%r14, %xmm3
	vcomisd	%xmm3, %xmm1
	ja	.L2707
	vucomisd	%xmm0, %xmm0
	jnp	.L2749
.L2707:
	testq	%rbx, %rbx
	jns	.L2698
.L2752:
	vsubsd	.LC790(%rip), %xmm0, %xmm0
	vmovsd	.LC221(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm6
	vmovq	%xmm6, %rcx
	jmp	.L2698
	.p2align 4,,10
	.p2align 3
.L2728:
	vmovsd	.LC149(%rip), %xmm3
	testq	%rbx, %rbx
	js	.L2750
	vucomisd	%xmm1, %xmm3
	jnb	.L2743
	vcomisd	%xmm0, %xmm3
	movl	$0, %ecx
	movabsq	$4605249457297304856, %rbx
	cmovb	%rbx, %rcx
	jmp	.L2698
	.p2align 4,,10
	.p2align 3
.L2749:
	vmovsd	.LC786(%rip), %xmm0
	vcomisd	%xmm3, %xmm0
	jbe	.L2751
	vxorpd	%xmm5, %xmm5, %xmm5
	vmovsd	%xmm5, %xmm5, %xmm4
.L2709:
	vmovsd	.LC745(%rip), %xmm0
	vmulsd	%xmm3, %xmm3, %xmm1
	movabsq	$-9223372036854775808, %r14
	vfmadd213sd	.LC747(%rip), %xmm1, %xmm0
	andq	%r14, %rcx
	vfmadd213sd	.LC749(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC751(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC753(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC755(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC757(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC759(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC761(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC763(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC765(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC767(%rip), %xmm1, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vfmadd132sd	%xmm3, %xmm5, %xmm1
	vaddsd	%xmm1, %xmm3, %xmm3
	vaddsd	%xmm4, %xmm3, %xmm3
	vmovq	%xmm3, %r14
	orq	%r14, %rcx
	vmovq	%rcx, %xmm0
	testq	%rbx, %rbx
	jns	.L2698
	jmp	.L2752
	.p2align 4,,10
	.p2align 3
.L2750:
	vucomisd	%xmm1, %xmm3
	jnb	.L2743
	movabsq	$4614256656552045848, %rcx
	vcomisd	%xmm0, %xmm3
	movabsq	$4612488097114038738, %rbx
	cmovb	%rbx, %rcx
	jmp	.L2698
	.p2align 4,,10
	.p2align 3
.L2743:
	movabsq	$4609753056924675352, %rcx
	jmp	.L2698
	.p2align 4,,10
	.p2align 3
.L2751:
	vmovsd	.LC787(%rip), %xmm0
	vcomisd	%xmm3, %xmm0
	ja	.L2753
	vmovsd	.LC788(%rip), %xmm0
	vcomisd	%xmm3, %xmm0
	jbe	.L2745
	vmovsd	.LC20(%rip), %xmm0
	vmovsd	.LC782(%rip), %xmm5
	vmovsd	.LC783(%rip), %xmm4
	vsubsd	%xmm0, %xmm3, %xmm1
	vaddsd	%xmm0, %xmm3, %xmm3
	vdivsd	%xmm3, %xmm1, %xmm3
	jmp	.L2709
	.p2align 4,,10
	.p2align 3
.L2753:
	vmovsd	.LC134(%rip), %xmm0
	vmovsd	%xmm3, %xmm3, %xmm1
	vfmadd213sd	.LC180(%rip), %xmm0, %xmm1
	vmovsd	.LC780(%rip), %xmm5
	vmovsd	.LC781(%rip), %xmm4
	vaddsd	%xmm0, %xmm3, %xmm3
	vdivsd	%xmm3, %xmm1, %xmm3
	jmp	.L2709
.L2745:
	vmovsd	.LC789(%rip), %xmm0
	vcomisd	%xmm3, %xmm0
	jbe	.L2746
	vmovsd	.LC82(%rip), %xmm0
	vmovsd	%xmm3, %xmm3, %xmm1
	vfmadd213sd	.LC20(%rip), %xmm0, %xmm1
	vmovsd	.LC784(%rip), %xmm5
	vmovsd	.LC785(%rip), %xmm4
	vsubsd	%xmm0, %xmm3, %xmm3
	vdivsd	%xmm1, %xmm3, %xmm3
	jmp	.L2709
.L2746:
	vmovsd	.LC180(%rip), %xmm0
	vmovsd	.LC107(%rip), %xmm5
	vmovsd	.LC106(%rip), %xmm4
	vdivsd	%xmm3, %xmm0, %xmm3
	jmp	.L2709
	.cfi_endproc
.LFE246:
	.size	v_etch__atan2_f64, .-v_etch__atan2_f64
	.p2align 4
	.globl	v_etch__asin_poly_f64
	.type	v_etch__asin_poly_f64, @function
v_etch__asin_poly_f64:
.LFB247:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L2769
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L2762
	vbroadcastsd	.LC792(%rip), %zmm14
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC794(%rip), %zmm13
	vbroadcastsd	.LC796(%rip), %zmm12
	shrl	$3, %edi
	vbroadcastsd	.LC798(%rip), %zmm11
	vbroadcastsd	.LC800(%rip), %zmm10
	salq	$6, %rdi
	vbroadcastsd	.LC802(%rip), %zmm9
	vbroadcastsd	.LC804(%rip), %zmm8
	vbroadcastsd	.LC806(%rip), %zmm7
	vbroadcastsd	.LC808(%rip), %zmm6
	vbroadcastsd	.LC810(%rip), %zmm5
	vbroadcastsd	.LC812(%rip), %zmm4
	vbroadcastsd	.LC814(%rip), %zmm3
	vbroadcastsd	.LC816(%rip), %zmm2
	.p2align 4,,10
	.p2align 3
.L2757:
	vmovupd	(%rcx,%rax), %zmm1
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm14, %zmm13, %zmm0
	vfmadd132pd	%zmm1, %zmm12, %zmm0
	vfmadd132pd	%zmm1, %zmm11, %zmm0
	vfmadd132pd	%zmm1, %zmm10, %zmm0
	vfmadd132pd	%zmm1, %zmm9, %zmm0
	vfmadd132pd	%zmm1, %zmm8, %zmm0
	vfmadd132pd	%zmm1, %zmm7, %zmm0
	vfmadd132pd	%zmm1, %zmm6, %zmm0
	vfmadd132pd	%zmm1, %zmm5, %zmm0
	vfmadd132pd	%zmm1, %zmm4, %zmm0
	vfmadd132pd	%zmm1, %zmm3, %zmm0
	vfmadd132pd	%zmm1, %zmm2, %zmm0
	vmulpd	%zmm0, %zmm1, %zmm1
	vmovupd	%zmm1, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L2757
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%edx, %eax
	je	.L2768
.L2756:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L2759
	vmovupd	(%rcx,%rdi,8), %ymm1
	vbroadcastsd	.LC792(%rip), %ymm0
	vfmadd213pd	.LC794(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC796(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC798(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC800(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC802(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC804(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC806(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC808(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC810(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC812(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC814(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC816(%rip){1to4}, %ymm1, %ymm0
	vmulpd	%ymm0, %ymm1, %ymm1
	vmovupd	%ymm1, (%rsi,%rdi,8)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L2768
.L2759:
	vmovsd	.LC792(%rip), %xmm14
	cltq
	vmovsd	.LC794(%rip), %xmm13
	vmovsd	.LC796(%rip), %xmm12
	vmovsd	.LC798(%rip), %xmm11
	vmovsd	.LC800(%rip), %xmm10
	vmovsd	.LC802(%rip), %xmm9
	vmovsd	.LC804(%rip), %xmm8
	vmovsd	.LC806(%rip), %xmm7
	vmovsd	.LC808(%rip), %xmm6
	vmovsd	.LC810(%rip), %xmm5
	vmovsd	.LC812(%rip), %xmm4
	vmovsd	.LC814(%rip), %xmm3
	vmovsd	.LC816(%rip), %xmm2
	.p2align 4,,10
	.p2align 3
.L2761:
	vmovsd	(%rcx,%rax,8), %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm14, %xmm13, %xmm0
	vfmadd132sd	%xmm1, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vfmadd132sd	%xmm1, %xmm2, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vmovsd	%xmm1, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L2761
.L2768:
	vzeroupper
.L2769:
	ret
.L2762:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L2756
	.cfi_endproc
.LFE247:
	.size	v_etch__asin_poly_f64, .-v_etch__asin_poly_f64
	.p2align 4
	.globl	v_etch__asin_f64
	.type	v_etch__asin_f64, @function
v_etch__asin_f64:
.LFB248:
	.cfi_startproc
	movq	%rdi, %rcx
	movl	%edx, %edi
	testl	%edx, %edx
	jle	.L2800
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L2786
	movabsq	$9223372036854775807, %r8
	shrl	$3, %edx
	vbroadcastsd	.LC792(%rip), %zmm21
	vbroadcastsd	.LC794(%rip), %zmm20
	vpbroadcastq	%r8, %zmm23
	addq	$1, %r8
	vbroadcastsd	.LC796(%rip), %zmm19
	vbroadcastsd	.LC798(%rip), %zmm18
	vbroadcastsd	.LC800(%rip), %zmm17
	salq	$6, %rdx
	vbroadcastsd	.LC802(%rip), %zmm16
	xorl	%eax, %eax
	vbroadcastsd	.LC804(%rip), %zmm15
	vxorpd	%xmm24, %xmm24, %xmm24
	vbroadcastsd	.LC806(%rip), %zmm14
	vpbroadcastq	%r8, %zmm22
	vbroadcastsd	.LC808(%rip), %zmm13
	vbroadcastsd	.LC810(%rip), %zmm12
	vbroadcastsd	.LC812(%rip), %zmm11
	vbroadcastsd	.LC814(%rip), %zmm10
	vbroadcastsd	.LC816(%rip), %zmm9
	vbroadcastsd	.LC199(%rip), %zmm8
	vbroadcastsd	.LC4(%rip), %zmm6
	vbroadcastsd	.LC20(%rip), %zmm7
	vbroadcastsd	.LC181(%rip), %zmm27
	vbroadcastsd	.LC106(%rip), %zmm26
	vbroadcastsd	.LC107(%rip), %zmm25
	.p2align 4,,10
	.p2align 3
.L2773:
	vmovupd	(%rcx,%rax), %zmm4
	vmulpd	%zmm4, %zmm4, %zmm2
	vpandq	%zmm4, %zmm23, %zmm5
	vcmppd	$5, %zmm8, %zmm5, %k1
	vcmppd	$2, %zmm6, %zmm5, %k3{%k1}
	vcmppd	$6, %zmm6, %zmm5, %k1{%k1}
	vmovapd	%zmm2, %zmm0
	vfmadd132pd	%zmm21, %zmm20, %zmm0
	vcmppd	$6, %zmm7, %zmm5, %k2{%k1}
	vcmppd	$2, %zmm7, %zmm5, %k1{%k1}
	vfmadd132pd	%zmm2, %zmm19, %zmm0
	vfmadd132pd	%zmm2, %zmm18, %zmm0
	vfmadd132pd	%zmm2, %zmm17, %zmm0
	vfmadd132pd	%zmm2, %zmm16, %zmm0
	vfmadd132pd	%zmm2, %zmm15, %zmm0
	vfmadd132pd	%zmm2, %zmm14, %zmm0
	vfmadd132pd	%zmm2, %zmm13, %zmm0
	vfmadd132pd	%zmm2, %zmm12, %zmm0
	vfmadd132pd	%zmm2, %zmm11, %zmm0
	vfmadd132pd	%zmm2, %zmm10, %zmm0
	vfmadd132pd	%zmm2, %zmm9, %zmm0
	vmulpd	%zmm0, %zmm2, %zmm2
	vsubpd	%zmm5, %zmm7, %zmm0
	vmulpd	%zmm6, %zmm0, %zmm0
	vfmadd132pd	%zmm4, %zmm4, %zmm2
	vsqrtpd	%zmm0, %zmm3
	vmovapd	%zmm3, %zmm1
	vcmppd	$14, %zmm24, %zmm3, %k4{%k1}
	vfnmadd132pd	%zmm3, %zmm0, %zmm1
	vmulpd	%zmm6, %zmm1, %zmm1
	vdivpd	%zmm3, %zmm1, %zmm28{%k4}{z}
	vmovapd	%zmm0, %zmm1
	vcmppd	$1, %zmm8, %zmm5, %k4
	vfmadd132pd	%zmm21, %zmm20, %zmm1
	vfmadd132pd	%zmm0, %zmm19, %zmm1
	vfmadd132pd	%zmm0, %zmm18, %zmm1
	vfmadd132pd	%zmm0, %zmm17, %zmm1
	vfmadd132pd	%zmm0, %zmm16, %zmm1
	vfmadd132pd	%zmm0, %zmm15, %zmm1
	vfmadd132pd	%zmm0, %zmm14, %zmm1
	vfmadd132pd	%zmm0, %zmm13, %zmm1
	vfmadd132pd	%zmm0, %zmm12, %zmm1
	vfmadd132pd	%zmm0, %zmm11, %zmm1
	vfmadd132pd	%zmm0, %zmm10, %zmm1
	vfmadd132pd	%zmm0, %zmm9, %zmm1
	vmulpd	%zmm1, %zmm0, %zmm0
	vblendmpd	%zmm4, %zmm2, %zmm1{%k4}
	vpandq	%zmm4, %zmm22, %zmm4
	vmovapd	%zmm2, %zmm1{%k3}
	vmovapd	%zmm27, %zmm1{%k2}
	vfmadd132pd	%zmm3, %zmm28, %zmm0
	vaddpd	%zmm3, %zmm3, %zmm3
	vsubpd	%zmm3, %zmm26, %zmm3
	vaddpd	%zmm0, %zmm0, %zmm0
	vsubpd	%zmm0, %zmm25, %zmm0
	vaddpd	%zmm0, %zmm3, %zmm3
	vporq	%zmm4, %zmm3, %zmm1{%k1}
	vmovupd	%zmm1, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rdx
	jne	.L2773
	movl	%edi, %eax
	andl	$-8, %eax
	movl	%eax, %r8d
	cmpl	%eax, %edi
	je	.L2799
.L2772:
	movl	%edi, %r9d
	subl	%r8d, %r9d
	leal	-1(%r9), %edx
	cmpl	$2, %edx
	jbe	.L2775
	vmovupd	(%rcx,%r8,8), %ymm3
	vxorpd	%xmm21, %xmm21, %xmm21
	vbroadcastsd	.LC792(%rip), %ymm1
	movabsq	$9223372036854775807, %rdx
	vbroadcastsd	.LC794(%rip), %ymm19
	vpbroadcastq	%rdx, %ymm5
	vbroadcastsd	.LC796(%rip), %ymm18
	addq	$1, %rdx
	vmulpd	%ymm3, %ymm3, %ymm2
	vpand	%ymm3, %ymm5, %ymm5
	vbroadcastsd	.LC798(%rip), %ymm17
	vbroadcastsd	.LC800(%rip), %ymm15
	vbroadcastsd	.LC802(%rip), %ymm14
	vbroadcastsd	.LC804(%rip), %ymm13
	vbroadcastsd	.LC806(%rip), %ymm12
	vbroadcastsd	.LC808(%rip), %ymm11
	vbroadcastsd	.LC810(%rip), %ymm10
	vbroadcastsd	.LC812(%rip), %ymm9
	vbroadcastsd	.LC814(%rip), %ymm8
	vbroadcastsd	.LC816(%rip), %ymm7
	vbroadcastsd	.LC20(%rip), %ymm20
	vmovapd	%ymm2, %ymm0
	vbroadcastsd	.LC4(%rip), %ymm16
	vbroadcastsd	.LC199(%rip), %ymm6
	vfmadd132pd	%ymm1, %ymm19, %ymm0
	vcmppd	$5, %ymm6, %ymm5, %k1
	vfmadd132pd	%ymm2, %ymm18, %ymm0
	vcmppd	$2, %ymm16, %ymm5, %k3{%k1}
	vcmppd	$6, %ymm16, %ymm5, %k1{%k1}
	vcmppd	$6, %ymm20, %ymm5, %k2{%k1}
	vcmppd	$2, %ymm20, %ymm5, %k1{%k1}
	vfmadd132pd	%ymm2, %ymm17, %ymm0
	vfmadd132pd	%ymm2, %ymm15, %ymm0
	vfmadd132pd	%ymm2, %ymm14, %ymm0
	vfmadd132pd	%ymm2, %ymm13, %ymm0
	vfmadd132pd	%ymm2, %ymm12, %ymm0
	vfmadd132pd	%ymm2, %ymm11, %ymm0
	vfmadd132pd	%ymm2, %ymm10, %ymm0
	vfmadd132pd	%ymm2, %ymm9, %ymm0
	vfmadd132pd	%ymm2, %ymm8, %ymm0
	vfmadd132pd	%ymm2, %ymm7, %ymm0
	vmulpd	%ymm0, %ymm2, %ymm2
	vsubpd	%ymm5, %ymm20, %ymm0
	vmulpd	%ymm16, %ymm0, %ymm0
	vfmadd132pd	%ymm3, %ymm3, %ymm2
	vfmadd132pd	%ymm0, %ymm19, %ymm1
	vsqrtpd	%ymm0, %ymm4
	vmovapd	%ymm4, %ymm20
	vcmppd	$14, %ymm21, %ymm4, %k4{%k1}
	vfmadd132pd	%ymm0, %ymm18, %ymm1
	vfnmadd132pd	%ymm4, %ymm0, %ymm20
	vmulpd	%ymm16, %ymm20, %ymm20
	vfmadd132pd	%ymm0, %ymm17, %ymm1
	vdivpd	%ymm4, %ymm20, %ymm16{%k4}{z}
	vfmadd132pd	%ymm0, %ymm15, %ymm1
	vcmppd	$1, %ymm6, %ymm5, %k4
	vfmadd132pd	%ymm0, %ymm14, %ymm1
	vfmadd132pd	%ymm0, %ymm13, %ymm1
	vfmadd132pd	%ymm0, %ymm12, %ymm1
	vfmadd132pd	%ymm0, %ymm11, %ymm1
	vfmadd132pd	%ymm0, %ymm10, %ymm1
	vfmadd132pd	%ymm0, %ymm9, %ymm1
	vfmadd132pd	%ymm0, %ymm8, %ymm1
	vfmadd132pd	%ymm0, %ymm7, %ymm1
	vbroadcastsd	.LC106(%rip), %ymm7
	vmulpd	%ymm1, %ymm0, %ymm0
	vblendmpd	%ymm3, %ymm2, %ymm1{%k4}
	vmovapd	%ymm2, %ymm1{%k3}
	vpbroadcastq	%rdx, %ymm2
	movl	%r9d, %edx
	vbroadcastsd	.LC181(%rip), %ymm1{%k2}
	andl	$-4, %edx
	vpand	%ymm3, %ymm2, %ymm2
	addl	%edx, %eax
	andl	$3, %r9d
	vfmadd132pd	%ymm4, %ymm16, %ymm0
	vaddpd	%ymm4, %ymm4, %ymm4
	vsubpd	%ymm4, %ymm7, %ymm4
	vbroadcastsd	.LC107(%rip), %ymm7
	vaddpd	%ymm0, %ymm0, %ymm0
	vsubpd	%ymm0, %ymm7, %ymm0
	vaddpd	%ymm0, %ymm4, %ymm4
	vmovdqa	%ymm1, %ymm0
	vporq	%ymm2, %ymm4, %ymm0{%k1}
	vmovupd	%ymm0, (%rsi,%r8,8)
	je	.L2799
.L2775:
	vmovsd	.LC199(%rip), %xmm2
	cltq
	vmovsd	.LC4(%rip), %xmm3
	vmovsd	.LC792(%rip), %xmm12
	vmovsd	.LC794(%rip), %xmm11
	vmovsd	.LC796(%rip), %xmm10
	vmovsd	.LC798(%rip), %xmm9
	vmovsd	.LC800(%rip), %xmm8
	vmovsd	.LC802(%rip), %xmm7
	vmovsd	.LC804(%rip), %xmm6
	vmovsd	.LC806(%rip), %xmm5
	vmovsd	.LC808(%rip), %xmm4
	jmp	.L2779
	.p2align 4,,10
	.p2align 3
.L2797:
	vmovsd	.LC20(%rip), %xmm1
	vmovsd	.LC181(%rip), %xmm0
	vucomisd	%xmm13, %xmm1
	jb	.L2780
	vsubsd	%xmm13, %xmm1, %xmm1
	vxorpd	%xmm0, %xmm0, %xmm0
	vxorpd	%xmm14, %xmm14, %xmm14
	vmulsd	%xmm3, %xmm1, %xmm1
	vsqrtsd	%xmm1, %xmm1, %xmm13
	vcomisd	%xmm0, %xmm13
	jbe	.L2784
	vmovsd	%xmm13, %xmm13, %xmm14
	vfnmadd132sd	%xmm13, %xmm1, %xmm14
	vmulsd	%xmm3, %xmm14, %xmm14
	vdivsd	%xmm13, %xmm14, %xmm14
.L2784:
	vmovsd	.LC792(%rip), %xmm0
	vfmadd213sd	.LC794(%rip), %xmm1, %xmm0
	movabsq	$-9223372036854775808, %r8
	vfmadd213sd	.LC796(%rip), %xmm1, %xmm0
	andq	%r8, %rdx
	vfmadd213sd	.LC798(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC800(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC802(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC804(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC806(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC808(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC810(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC812(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC814(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC816(%rip), %xmm1, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vmovsd	.LC106(%rip), %xmm1
	vfmadd132sd	%xmm13, %xmm14, %xmm0
	vaddsd	%xmm13, %xmm13, %xmm13
	vsubsd	%xmm13, %xmm1, %xmm13
	vmovsd	.LC107(%rip), %xmm1
	vaddsd	%xmm0, %xmm0, %xmm0
	vsubsd	%xmm0, %xmm1, %xmm0
	vaddsd	%xmm0, %xmm13, %xmm13
	vmovq	%xmm13, %r11
	orq	%rdx, %r11
	vmovq	%r11, %xmm0
.L2780:
	vmovsd	%xmm0, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edi
	jle	.L2799
.L2779:
	vmovsd	(%rcx,%rax,8), %xmm0
	vmovq	%xmm0, %rdx
	movq	%rdx, %r10
	btrq	$63, %r10
	vmovq	%r10, %xmm13
	vcomisd	%xmm13, %xmm2
	ja	.L2780
	vcomisd	%xmm13, %xmm3
	jb	.L2797
	vmulsd	%xmm0, %xmm0, %xmm13
	vmovsd	%xmm13, %xmm13, %xmm1
	vfmadd132sd	%xmm12, %xmm11, %xmm1
	vfmadd132sd	%xmm13, %xmm10, %xmm1
	vfmadd132sd	%xmm13, %xmm9, %xmm1
	vfmadd132sd	%xmm13, %xmm8, %xmm1
	vfmadd132sd	%xmm13, %xmm7, %xmm1
	vfmadd132sd	%xmm13, %xmm6, %xmm1
	vfmadd132sd	%xmm13, %xmm5, %xmm1
	vfmadd132sd	%xmm13, %xmm4, %xmm1
	vfmadd213sd	.LC810(%rip), %xmm13, %xmm1
	vfmadd213sd	.LC812(%rip), %xmm13, %xmm1
	vfmadd213sd	.LC814(%rip), %xmm13, %xmm1
	vfmadd213sd	.LC816(%rip), %xmm13, %xmm1
	vmulsd	%xmm1, %xmm13, %xmm13
	vfmadd132sd	%xmm13, %xmm0, %xmm0
	vmovsd	%xmm0, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edi
	jg	.L2779
	.p2align 4,,10
	.p2align 3
.L2799:
	vzeroupper
.L2800:
	ret
.L2786:
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	jmp	.L2772
	.cfi_endproc
.LFE248:
	.size	v_etch__asin_f64, .-v_etch__asin_f64
	.p2align 4
	.globl	v_etch__acos_f64
	.type	v_etch__acos_f64, @function
v_etch__acos_f64:
.LFB249:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L2831
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L2817
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC226(%rip), %zmm28
	vbroadcastsd	.LC792(%rip), %zmm21
	shrl	$3, %edi
	vxorpd	%xmm7, %xmm7, %xmm7
	vbroadcastsd	.LC794(%rip), %zmm20
	vbroadcastsd	.LC796(%rip), %zmm19
	vbroadcastsd	.LC798(%rip), %zmm18
	salq	$6, %rdi
	vbroadcastsd	.LC800(%rip), %zmm17
	vbroadcastsd	.LC802(%rip), %zmm16
	vbroadcastsd	.LC804(%rip), %zmm15
	vbroadcastsd	.LC806(%rip), %zmm14
	vbroadcastsd	.LC808(%rip), %zmm13
	vbroadcastsd	.LC810(%rip), %zmm12
	vbroadcastsd	.LC812(%rip), %zmm11
	vbroadcastsd	.LC814(%rip), %zmm10
	vbroadcastsd	.LC816(%rip), %zmm9
	vbroadcastsd	.LC107(%rip), %zmm27
	vbroadcastsd	.LC4(%rip), %zmm6
	vbroadcastsd	.LC20(%rip), %zmm8
	vbroadcastsd	.LC106(%rip), %zmm26
	vbroadcastsd	.LC738(%rip), %zmm25
	vbroadcastsd	.LC181(%rip), %zmm24
	vbroadcastsd	.LC221(%rip), %zmm23
	vbroadcastsd	.LC790(%rip), %zmm22
	.p2align 4,,10
	.p2align 3
.L2804:
	vmovupd	(%rcx,%rax), %zmm4
	vmulpd	%zmm4, %zmm4, %zmm2
	vandpd	%zmm28, %zmm4, %zmm5
	vcmppd	$6, %zmm6, %zmm5, %k1
	vcmppd	$2, %zmm6, %zmm5, %k4
	vcmppd	$6, %zmm8, %zmm5, %k3{%k1}
	vcmppd	$2, %zmm8, %zmm5, %k1{%k1}
	vmovapd	%zmm2, %zmm0
	vfmadd132pd	%zmm21, %zmm20, %zmm0
	vfmadd132pd	%zmm2, %zmm19, %zmm0
	vfmadd132pd	%zmm2, %zmm18, %zmm0
	vfmadd132pd	%zmm2, %zmm17, %zmm0
	vfmadd132pd	%zmm2, %zmm16, %zmm0
	vfmadd132pd	%zmm2, %zmm15, %zmm0
	vfmadd132pd	%zmm2, %zmm14, %zmm0
	vfmadd132pd	%zmm2, %zmm13, %zmm0
	vfmadd132pd	%zmm2, %zmm12, %zmm0
	vfmadd132pd	%zmm2, %zmm11, %zmm0
	vfmadd132pd	%zmm2, %zmm10, %zmm0
	vfmadd132pd	%zmm2, %zmm9, %zmm0
	vmulpd	%zmm0, %zmm2, %zmm2
	vsubpd	%zmm5, %zmm8, %zmm0
	vmulpd	%zmm6, %zmm0, %zmm0
	vfnmadd132pd	%zmm4, %zmm27, %zmm2
	vsqrtpd	%zmm0, %zmm3
	vmovapd	%zmm3, %zmm1
	vcmppd	$14, %zmm7, %zmm3, %k2{%k1}
	vfnmadd132pd	%zmm3, %zmm0, %zmm1
	vsubpd	%zmm2, %zmm4, %zmm2
	vmulpd	%zmm6, %zmm1, %zmm1
	vdivpd	%zmm3, %zmm1, %zmm29{%k2}{z}
	vmovapd	%zmm0, %zmm1
	vcmppd	$14, %zmm7, %zmm4, %k2{%k1}
	vfmadd132pd	%zmm21, %zmm20, %zmm1
	vcmppd	$10, %zmm7, %zmm4, %k1{%k1}
	vfmadd132pd	%zmm0, %zmm19, %zmm1
	vfmadd132pd	%zmm0, %zmm18, %zmm1
	vfmadd132pd	%zmm0, %zmm17, %zmm1
	vfmadd132pd	%zmm0, %zmm16, %zmm1
	vfmadd132pd	%zmm0, %zmm15, %zmm1
	vfmadd132pd	%zmm0, %zmm14, %zmm1
	vfmadd132pd	%zmm0, %zmm13, %zmm1
	vfmadd132pd	%zmm0, %zmm12, %zmm1
	vfmadd132pd	%zmm0, %zmm11, %zmm1
	vfmadd132pd	%zmm0, %zmm10, %zmm1
	vfmadd132pd	%zmm0, %zmm9, %zmm1
	vmulpd	%zmm1, %zmm0, %zmm0
	vmovapd	%zmm25, %zmm1
	vsubpd	%zmm2, %zmm26, %zmm1{%k4}
	vmovapd	%zmm24, %zmm1{%k3}
	vfmadd132pd	%zmm3, %zmm29, %zmm0
	vaddpd	%zmm3, %zmm3, %zmm3
	vaddpd	%zmm0, %zmm0, %zmm0
	vaddpd	%zmm3, %zmm0, %zmm1{%k2}
	vsubpd	%zmm3, %zmm23, %zmm3
	vsubpd	%zmm0, %zmm22, %zmm0
	vaddpd	%zmm0, %zmm3, %zmm1{%k1}
	vmovupd	%zmm1, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L2804
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%eax, %edx
	je	.L2830
.L2803:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L2806
	vmovupd	(%rcx,%rdi,8), %ymm5
	vbroadcastsd	.LC792(%rip), %ymm1
	vbroadcastsd	.LC794(%rip), %ymm20
	vbroadcastsd	.LC796(%rip), %ymm19
	vbroadcastsd	.LC798(%rip), %ymm18
	vmulpd	%ymm5, %ymm5, %ymm2
	vbroadcastsd	.LC800(%rip), %ymm17
	vbroadcastsd	.LC802(%rip), %ymm15
	vbroadcastsd	.LC804(%rip), %ymm14
	vbroadcastsd	.LC806(%rip), %ymm13
	vbroadcastsd	.LC808(%rip), %ymm12
	vbroadcastsd	.LC810(%rip), %ymm11
	vbroadcastsd	.LC812(%rip), %ymm10
	vbroadcastsd	.LC814(%rip), %ymm9
	vbroadcastsd	.LC816(%rip), %ymm8
	vbroadcastsd	.LC226(%rip), %ymm4
	vmovapd	%ymm2, %ymm0
	vbroadcastsd	.LC20(%rip), %ymm7
	vbroadcastsd	.LC4(%rip), %ymm6
	vfmadd132pd	%ymm1, %ymm20, %ymm0
	vandpd	%ymm4, %ymm5, %ymm4
	vcmppd	$6, %ymm6, %ymm4, %k1
	vcmppd	$2, %ymm6, %ymm4, %k4
	vfmadd132pd	%ymm2, %ymm19, %ymm0
	vcmppd	$6, %ymm7, %ymm4, %k3{%k1}
	vcmppd	$2, %ymm7, %ymm4, %k1{%k1}
	vfmadd132pd	%ymm2, %ymm18, %ymm0
	vfmadd132pd	%ymm2, %ymm17, %ymm0
	vfmadd132pd	%ymm2, %ymm15, %ymm0
	vfmadd132pd	%ymm2, %ymm14, %ymm0
	vfmadd132pd	%ymm2, %ymm13, %ymm0
	vfmadd132pd	%ymm2, %ymm12, %ymm0
	vfmadd132pd	%ymm2, %ymm11, %ymm0
	vfmadd132pd	%ymm2, %ymm10, %ymm0
	vfmadd132pd	%ymm2, %ymm9, %ymm0
	vfmadd132pd	%ymm2, %ymm8, %ymm0
	vmulpd	%ymm0, %ymm2, %ymm2
	vsubpd	%ymm4, %ymm7, %ymm0
	vxorpd	%xmm7, %xmm7, %xmm7
	vmulpd	%ymm6, %ymm0, %ymm0
	vfnmadd213pd	.LC107(%rip){1to4}, %ymm5, %ymm2
	vfmadd132pd	%ymm0, %ymm20, %ymm1
	vsqrtpd	%ymm0, %ymm3
	vsubpd	%ymm2, %ymm5, %ymm2
	vmovapd	%ymm3, %ymm21
	vcmppd	$14, %ymm7, %ymm3, %k2{%k1}
	vfmadd132pd	%ymm0, %ymm19, %ymm1
	vfnmadd132pd	%ymm3, %ymm0, %ymm21
	vmulpd	%ymm6, %ymm21, %ymm21
	vfmadd132pd	%ymm0, %ymm18, %ymm1
	vbroadcastsd	.LC221(%rip), %ymm6
	vdivpd	%ymm3, %ymm21, %ymm16{%k2}{z}
	vfmadd132pd	%ymm0, %ymm17, %ymm1
	vcmppd	$14, %ymm7, %ymm5, %k2{%k1}
	vcmppd	$10, %ymm7, %ymm5, %k1{%k1}
	vbroadcastsd	.LC106(%rip), %ymm7
	vfmadd132pd	%ymm0, %ymm15, %ymm1
	vfmadd132pd	%ymm0, %ymm14, %ymm1
	vfmadd132pd	%ymm0, %ymm13, %ymm1
	vfmadd132pd	%ymm0, %ymm12, %ymm1
	vfmadd132pd	%ymm0, %ymm11, %ymm1
	vfmadd132pd	%ymm0, %ymm10, %ymm1
	vfmadd132pd	%ymm0, %ymm9, %ymm1
	vfmadd132pd	%ymm0, %ymm8, %ymm1
	vmulpd	%ymm1, %ymm0, %ymm0
	vbroadcastsd	.LC738(%rip), %ymm1
	vsubpd	%ymm2, %ymm7, %ymm1{%k4}
	vbroadcastsd	.LC790(%rip), %ymm7
	vbroadcastsd	.LC181(%rip), %ymm1{%k3}
	vfmadd132pd	%ymm3, %ymm16, %ymm0
	vaddpd	%ymm3, %ymm3, %ymm3
	vaddpd	%ymm0, %ymm0, %ymm0
	vaddpd	%ymm3, %ymm0, %ymm1{%k2}
	vsubpd	%ymm3, %ymm6, %ymm3
	vsubpd	%ymm0, %ymm7, %ymm0
	vaddpd	%ymm0, %ymm3, %ymm1{%k1}
	vmovupd	%ymm1, (%rsi,%rdi,8)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L2830
.L2806:
	vmovsd	.LC4(%rip), %xmm1
	cltq
	vmovsd	.LC792(%rip), %xmm11
	vmovsd	.LC794(%rip), %xmm10
	vmovsd	.LC796(%rip), %xmm9
	vmovsd	.LC798(%rip), %xmm8
	vmovsd	.LC800(%rip), %xmm7
	vmovsd	.LC802(%rip), %xmm6
	vmovsd	.LC804(%rip), %xmm5
	vmovsd	.LC806(%rip), %xmm4
	vmovsd	.LC808(%rip), %xmm3
	vmovsd	.LC810(%rip), %xmm2
	jmp	.L2810
	.p2align 4,,10
	.p2align 3
.L2826:
	vmovsd	.LC20(%rip), %xmm12
	vmovsd	.LC181(%rip), %xmm0
	vucomisd	%xmm14, %xmm12
	jb	.L2811
	vsubsd	%xmm14, %xmm12, %xmm12
	vxorpd	%xmm0, %xmm0, %xmm0
	vxorpd	%xmm15, %xmm15, %xmm15
	vmulsd	%xmm1, %xmm12, %xmm12
	vsqrtsd	%xmm12, %xmm12, %xmm14
	vcomisd	%xmm0, %xmm14
	jbe	.L2815
	vmovsd	%xmm14, %xmm14, %xmm15
	vfnmadd132sd	%xmm14, %xmm12, %xmm15
	vmulsd	%xmm1, %xmm15, %xmm15
	vdivsd	%xmm14, %xmm15, %xmm15
.L2815:
	vmovsd	.LC792(%rip), %xmm0
	vfmadd213sd	.LC794(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC796(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC798(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC800(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC802(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC804(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC806(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC808(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC810(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC812(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC814(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC816(%rip), %xmm12, %xmm0
	vmulsd	%xmm12, %xmm0, %xmm0
	vxorpd	%xmm12, %xmm12, %xmm12
	vcomisd	%xmm12, %xmm13
	vfmadd132sd	%xmm14, %xmm15, %xmm0
	vaddsd	%xmm14, %xmm14, %xmm14
	vaddsd	%xmm0, %xmm0, %xmm0
	jbe	.L2832
	vaddsd	%xmm14, %xmm0, %xmm0
.L2811:
	vmovsd	%xmm0, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jle	.L2830
.L2810:
	vmovsd	(%rcx,%rax,8), %xmm13
	vmovq	%xmm13, %rdi
	btrq	$63, %rdi
	vmovq	%rdi, %xmm14
	vcomisd	%xmm14, %xmm1
	jb	.L2826
	vmulsd	%xmm13, %xmm13, %xmm12
	vmovsd	%xmm12, %xmm12, %xmm0
	vfmadd132sd	%xmm11, %xmm10, %xmm0
	vfmadd132sd	%xmm12, %xmm9, %xmm0
	vfmadd132sd	%xmm12, %xmm8, %xmm0
	vfmadd132sd	%xmm12, %xmm7, %xmm0
	vfmadd132sd	%xmm12, %xmm6, %xmm0
	vfmadd132sd	%xmm12, %xmm5, %xmm0
	vfmadd132sd	%xmm12, %xmm4, %xmm0
	vfmadd132sd	%xmm12, %xmm3, %xmm0
	vfmadd132sd	%xmm12, %xmm2, %xmm0
	vfmadd213sd	.LC812(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC814(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC816(%rip), %xmm12, %xmm0
	vmulsd	%xmm0, %xmm12, %xmm12
	vmovsd	.LC106(%rip), %xmm0
	vfnmadd213sd	.LC107(%rip), %xmm13, %xmm12
	vsubsd	%xmm12, %xmm13, %xmm12
	vsubsd	%xmm12, %xmm0, %xmm0
	vmovsd	%xmm0, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L2810
.L2830:
	vzeroupper
.L2831:
	ret
	.p2align 4,,10
	.p2align 3
.L2832:
	vmovsd	.LC221(%rip), %xmm13
	vmovsd	.LC790(%rip), %xmm12
	vsubsd	%xmm14, %xmm13, %xmm13
	vsubsd	%xmm0, %xmm12, %xmm0
	vaddsd	%xmm0, %xmm13, %xmm0
	jmp	.L2811
.L2817:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L2803
	.cfi_endproc
.LFE249:
	.size	v_etch__acos_f64, .-v_etch__acos_f64
	.p2align 4
	.globl	v_etch__asin_f32
	.type	v_etch__asin_f32, @function
v_etch__asin_f32:
.LFB250:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2867
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rsi, %rcx
	leal	-1(%rdx), %esi
	movq	%rdi, %rax
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-64, %rsp
	subq	$8, %rsp
	cmpl	$14, %esi
	jbe	.L2851
	movabsq	$9223372036854775807, %r8
	movl	%edx, %edi
	vbroadcastsd	.LC792(%rip), %zmm26
	vbroadcastsd	.LC794(%rip), %zmm25
	vpbroadcastq	%r8, %zmm7
	shrl	$4, %edi
	addq	$1, %r8
	vbroadcastsd	.LC796(%rip), %zmm24
	vbroadcastsd	.LC798(%rip), %zmm23
	salq	$6, %rdi
	vbroadcastsd	.LC800(%rip), %zmm22
	xorl	%esi, %esi
	vbroadcastsd	.LC802(%rip), %zmm21
	vxorpd	%xmm31, %xmm31, %xmm31
	vbroadcastsd	.LC804(%rip), %zmm20
	vmovdqa64	%zmm7, -120(%rsp)
	vbroadcastsd	.LC806(%rip), %zmm19
	vpbroadcastq	%r8, %zmm30
	vbroadcastsd	.LC808(%rip), %zmm18
	vbroadcastsd	.LC810(%rip), %zmm17
	vbroadcastsd	.LC812(%rip), %zmm16
	vbroadcastsd	.LC814(%rip), %zmm15
	vbroadcastsd	.LC816(%rip), %zmm14
	vbroadcastsd	.LC199(%rip), %zmm13
	vbroadcastsd	.LC4(%rip), %zmm8
	vbroadcastsd	.LC20(%rip), %zmm12
	vbroadcastsd	.LC106(%rip), %zmm29
	vbroadcastsd	.LC107(%rip), %zmm28
	.p2align 4,,10
	.p2align 3
.L2836:
	vmovups	(%rax,%rsi), %zmm7
	vcvtps2pd	(%rax,%rsi), %zmm11
	vmulpd	%zmm11, %zmm11, %zmm4
	vmovdqa64	-120(%rsp), %zmm6
	vxorpd	%xmm27, %xmm27, %xmm27
	vextractf32x8	$0x1, %zmm7, %ymm7
	vpandq	%zmm6, %zmm11, %zmm10
	vcvtps2pd	%ymm7, %zmm7
	vmulpd	%zmm7, %zmm7, %zmm1
	vpandq	%zmm6, %zmm7, %zmm9
	vcmppd	$5, %zmm13, %zmm10, %k2
	vcmppd	$5, %zmm13, %zmm9, %k1
	vmovapd	%zmm4, %zmm0
	vfmadd132pd	%zmm26, %zmm25, %zmm0
	vcmppd	$2, %zmm8, %zmm10, %k7{%k2}
	vcmppd	$6, %zmm8, %zmm10, %k2{%k2}
	vmovapd	%zmm1, %zmm2
	vcmppd	$2, %zmm8, %zmm9, %k4{%k1}
	vfmadd132pd	%zmm26, %zmm25, %zmm2
	vcmppd	$6, %zmm8, %zmm9, %k1{%k1}
	vcmppd	$6, %zmm12, %zmm10, %k0{%k2}
	vcmppd	$2, %zmm12, %zmm10, %k2{%k2}
	vfmadd132pd	%zmm4, %zmm24, %zmm0
	kunpckbw	%k7, %k4, %k4
	vcmppd	$6, %zmm12, %zmm9, %k3{%k1}
	vcmppd	$2, %zmm12, %zmm9, %k1{%k1}
	vfmadd132pd	%zmm1, %zmm24, %zmm2
	kunpckbw	%k0, %k3, %k3
	vfmadd132pd	%zmm4, %zmm23, %zmm0
	vfmadd132pd	%zmm1, %zmm23, %zmm2
	vfmadd132pd	%zmm4, %zmm22, %zmm0
	vfmadd132pd	%zmm1, %zmm22, %zmm2
	vfmadd132pd	%zmm4, %zmm21, %zmm0
	vfmadd132pd	%zmm1, %zmm21, %zmm2
	vfmadd132pd	%zmm4, %zmm20, %zmm0
	vfmadd132pd	%zmm1, %zmm20, %zmm2
	vfmadd132pd	%zmm4, %zmm19, %zmm0
	vfmadd132pd	%zmm1, %zmm19, %zmm2
	vfmadd132pd	%zmm4, %zmm18, %zmm0
	vfmadd132pd	%zmm1, %zmm18, %zmm2
	vfmadd132pd	%zmm4, %zmm17, %zmm0
	vfmadd132pd	%zmm1, %zmm17, %zmm2
	vfmadd132pd	%zmm4, %zmm16, %zmm0
	vfmadd132pd	%zmm1, %zmm16, %zmm2
	vfmadd132pd	%zmm4, %zmm15, %zmm0
	vfmadd132pd	%zmm1, %zmm15, %zmm2
	vfmadd132pd	%zmm4, %zmm14, %zmm0
	vfmadd132pd	%zmm1, %zmm14, %zmm2
	vmulpd	%zmm0, %zmm4, %zmm4
	vsubpd	%zmm9, %zmm12, %zmm0
	vmulpd	%zmm2, %zmm1, %zmm1
	vmulpd	%zmm8, %zmm0, %zmm0
	vfmadd132pd	%zmm11, %zmm11, %zmm4
	vfmadd132pd	%zmm7, %zmm7, %zmm1
	vsqrtpd	%zmm0, %zmm6
	vmovapd	%zmm6, %zmm2
	vcmppd	$10, %zmm31, %zmm6, %k5{%k1}
	kunpckbw	%k2, %k1, %k1
	vcvtpd2ps	%zmm4, %ymm4
	vfnmadd132pd	%zmm6, %zmm0, %zmm2
	knotb	%k5, %k5
	vcvtpd2ps	%zmm1, %ymm1
	vinsertf64x4	$0x1, %ymm1, %zmm4, %zmm4
	vsubpd	%zmm10, %zmm12, %zmm1
	vmulpd	%zmm8, %zmm2, %zmm2
	vmulpd	%zmm8, %zmm1, %zmm1
	vsqrtpd	%zmm1, %zmm5
	vmovapd	%zmm5, %zmm3
	vcmppd	$10, %zmm31, %zmm5, %k6{%k2}
	vfnmadd132pd	%zmm5, %zmm1, %zmm3
	knotb	%k6, %k6
	vmulpd	%zmm8, %zmm3, %zmm3
	vdivpd	%zmm5, %zmm3, %zmm27{%k6}
	vxorpd	%xmm3, %xmm3, %xmm3
	vcmppd	$1, %zmm13, %zmm10, %k6
	vdivpd	%zmm6, %zmm2, %zmm3{%k5}
	vmovapd	%zmm1, %zmm2
	vmovapd	%zmm3, -56(%rsp)
	vmovapd	%zmm0, %zmm3
	vfmadd132pd	%zmm26, %zmm25, %zmm2
	vfmadd132pd	%zmm26, %zmm25, %zmm3
	vcmppd	$1, %zmm13, %zmm9, %k5
	kunpckbw	%k6, %k5, %k5
	vfmadd132pd	%zmm1, %zmm24, %zmm2
	vfmadd132pd	%zmm0, %zmm24, %zmm3
	vfmadd132pd	%zmm1, %zmm23, %zmm2
	vfmadd132pd	%zmm0, %zmm23, %zmm3
	vfmadd132pd	%zmm1, %zmm22, %zmm2
	vfmadd132pd	%zmm0, %zmm22, %zmm3
	vfmadd132pd	%zmm1, %zmm21, %zmm2
	vfmadd132pd	%zmm0, %zmm21, %zmm3
	vfmadd132pd	%zmm1, %zmm20, %zmm2
	vfmadd132pd	%zmm0, %zmm20, %zmm3
	vfmadd132pd	%zmm1, %zmm19, %zmm2
	vfmadd132pd	%zmm0, %zmm19, %zmm3
	vfmadd132pd	%zmm1, %zmm18, %zmm2
	vfmadd132pd	%zmm0, %zmm18, %zmm3
	vfmadd132pd	%zmm1, %zmm17, %zmm2
	vfmadd132pd	%zmm0, %zmm17, %zmm3
	vfmadd132pd	%zmm1, %zmm16, %zmm2
	vfmadd132pd	%zmm0, %zmm16, %zmm3
	vfmadd132pd	%zmm1, %zmm15, %zmm2
	vfmadd132pd	%zmm0, %zmm15, %zmm3
	vfmadd132pd	%zmm1, %zmm14, %zmm2
	vfmadd132pd	%zmm0, %zmm14, %zmm3
	vmulpd	%zmm2, %zmm1, %zmm1
	vmulpd	%zmm3, %zmm0, %zmm0
	vfmadd213pd	-56(%rsp), %zmm6, %zmm0
	vaddpd	%zmm6, %zmm6, %zmm6
	vfmadd132pd	%zmm5, %zmm27, %zmm1
	vaddpd	%zmm5, %zmm5, %zmm5
	vsubpd	%zmm6, %zmm29, %zmm6
	vaddpd	%zmm0, %zmm0, %zmm0
	vsubpd	%zmm5, %zmm29, %zmm5
	vaddpd	%zmm1, %zmm1, %zmm1
	vsubpd	%zmm0, %zmm28, %zmm0
	vsubpd	%zmm1, %zmm28, %zmm1
	vaddpd	%zmm0, %zmm6, %zmm0
	vaddpd	%zmm1, %zmm5, %zmm5
	vpternlogq	$248, %zmm30, %zmm7, %zmm0
	vcvtpd2ps	%zmm0, %ymm0
	vpternlogq	$248, %zmm30, %zmm11, %zmm5
	vcvtpd2ps	%zmm5, %ymm5
	vinsertf64x4	$0x1, %ymm0, %zmm5, %zmm5
	vblendmps	(%rax,%rsi), %zmm4, %zmm0{%k5}
	vmovaps	%zmm4, %zmm0{%k4}
	vmovaps	.LC386(%rip), %zmm0{%k3}
	vmovaps	%zmm5, %zmm0{%k1}
	vmovups	%zmm0, (%rcx,%rsi)
	addq	$64, %rsi
	cmpq	%rsi, %rdi
	jne	.L2836
	movl	%edx, %esi
	andl	$-16, %esi
	movl	%esi, %edi
	cmpl	%esi, %edx
	je	.L2864
.L2835:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$6, %r9d
	jbe	.L2840
	vmovups	(%rax,%rdi,4), %ymm6
	vxorpd	%xmm14, %xmm14, %xmm14
	vbroadcastsd	.LC792(%rip), %ymm0
	movabsq	$9223372036854775807, %r9
	vbroadcastsd	.LC794(%rip), %ymm26
	vpbroadcastq	%r9, %ymm5
	vbroadcastsd	.LC796(%rip), %ymm25
	addq	$1, %r9
	vextractf128	$0x1, %ymm6, %xmm8
	vcvtps2pd	%xmm6, %ymm10
	vbroadcastsd	.LC798(%rip), %ymm24
	vbroadcastsd	.LC800(%rip), %ymm23
	vmulpd	%ymm10, %ymm10, %ymm3
	vcvtps2pd	%xmm8, %ymm8
	vbroadcastsd	.LC802(%rip), %ymm22
	vbroadcastsd	.LC804(%rip), %ymm21
	vmulpd	%ymm8, %ymm8, %ymm2
	vpand	%ymm10, %ymm5, %ymm9
	vbroadcastsd	.LC806(%rip), %ymm20
	vbroadcastsd	.LC808(%rip), %ymm19
	vbroadcastsd	.LC810(%rip), %ymm18
	vpand	%ymm8, %ymm5, %ymm5
	vbroadcastsd	.LC812(%rip), %ymm17
	movl	$15, %r11d
	vbroadcastsd	.LC814(%rip), %ymm16
	vbroadcastsd	.LC816(%rip), %ymm15
	vbroadcastsd	.LC20(%rip), %ymm13
	vbroadcastsd	.LC199(%rip), %ymm11
	vmovapd	%ymm3, %ymm1
	vmovapd	%ymm2, %ymm4
	vfmadd132pd	%ymm0, %ymm26, %ymm1
	vfmadd132pd	%ymm0, %ymm26, %ymm4
	vcmppd	$5, %ymm11, %ymm9, %k1
	vcmppd	$5, %ymm11, %ymm5, %k2
	vfmadd132pd	%ymm3, %ymm25, %ymm1
	vfmadd132pd	%ymm2, %ymm25, %ymm4
	vfmadd132pd	%ymm3, %ymm24, %ymm1
	vfmadd132pd	%ymm2, %ymm24, %ymm4
	vfmadd132pd	%ymm3, %ymm23, %ymm1
	vfmadd132pd	%ymm2, %ymm23, %ymm4
	vfmadd132pd	%ymm3, %ymm22, %ymm1
	vfmadd132pd	%ymm2, %ymm22, %ymm4
	vfmadd132pd	%ymm3, %ymm21, %ymm1
	vfmadd132pd	%ymm2, %ymm21, %ymm4
	vfmadd132pd	%ymm3, %ymm20, %ymm1
	vfmadd132pd	%ymm2, %ymm20, %ymm4
	vfmadd132pd	%ymm3, %ymm19, %ymm1
	vfmadd132pd	%ymm2, %ymm19, %ymm4
	vfmadd132pd	%ymm3, %ymm18, %ymm1
	vfmadd132pd	%ymm2, %ymm18, %ymm4
	vfmadd132pd	%ymm3, %ymm17, %ymm1
	vfmadd132pd	%ymm2, %ymm17, %ymm4
	vfmadd132pd	%ymm3, %ymm16, %ymm1
	vfmadd132pd	%ymm2, %ymm16, %ymm4
	vfmadd132pd	%ymm3, %ymm15, %ymm1
	vfmadd132pd	%ymm2, %ymm15, %ymm4
	vmulpd	%ymm4, %ymm2, %ymm2
	vmulpd	%ymm1, %ymm3, %ymm4
	vsubpd	%ymm9, %ymm13, %ymm1
	vbroadcastsd	.LC4(%rip), %ymm3
	vcmppd	$2, %ymm3, %ymm9, %k4{%k1}
	vcmppd	$2, %ymm3, %ymm5, %k7{%k2}
	vmulpd	%ymm3, %ymm1, %ymm1
	vcmppd	$6, %ymm3, %ymm9, %k1{%k1}
	vfmadd132pd	%ymm8, %ymm8, %ymm2
	vcmppd	$6, %ymm3, %ymm5, %k2{%k2}
	vfmadd132pd	%ymm10, %ymm10, %ymm4
	kshiftlb	$4, %k7, %k7
	vcmppd	$6, %ymm13, %ymm9, %k0{%k1}
	vcmppd	$2, %ymm13, %ymm9, %k1{%k1}
	vcmppd	$6, %ymm13, %ymm5, %k6{%k2}
	vcmppd	$2, %ymm13, %ymm5, %k2{%k2}
	vsqrtpd	%ymm1, %ymm12
	vcvtpd2psy	%ymm2, %xmm2
	kmovb	%k0, %r10d
	vcvtpd2psy	%ymm4, %xmm4
	vinsertf128	$0x1, %xmm2, %ymm4, %ymm4
	vsubpd	%ymm5, %ymm13, %ymm2
	kshiftlb	$4, %k6, %k6
	vmovapd	%ymm12, %ymm27
	vcmppd	$10, %ymm14, %ymm12, %k0{%k1}
	vmulpd	%ymm3, %ymm2, %ymm2
	vfnmadd132pd	%ymm12, %ymm1, %ymm27
	knotb	%k0, %k0
	kmovb	%k0, %k3
	vcmppd	$1, %ymm11, %ymm5, %k0
	vmulpd	%ymm3, %ymm27, %ymm27
	vsqrtpd	%ymm2, %ymm7
	vmovapd	%ymm7, %ymm13
	vcmppd	$10, %ymm14, %ymm7, %k5{%k2}
	kshiftlb	$4, %k2, %k2
	vdivpd	%ymm12, %ymm27, %ymm14{%k3}{z}
	vfnmadd132pd	%ymm7, %ymm2, %ymm13
	knotb	%k5, %k5
	vmulpd	%ymm3, %ymm13, %ymm3
	vdivpd	%ymm7, %ymm3, %ymm13{%k5}{z}
	vmovapd	%ymm1, %ymm3
	vfmadd132pd	%ymm0, %ymm26, %ymm3
	vfmadd132pd	%ymm2, %ymm26, %ymm0
	vcmppd	$1, %ymm11, %ymm9, %k5
	vfmadd132pd	%ymm1, %ymm25, %ymm3
	vfmadd132pd	%ymm2, %ymm25, %ymm0
	vfmadd132pd	%ymm1, %ymm24, %ymm3
	vfmadd132pd	%ymm2, %ymm24, %ymm0
	vfmadd132pd	%ymm1, %ymm23, %ymm3
	vfmadd132pd	%ymm2, %ymm23, %ymm0
	vfmadd132pd	%ymm1, %ymm22, %ymm3
	vfmadd132pd	%ymm2, %ymm22, %ymm0
	vfmadd132pd	%ymm1, %ymm21, %ymm3
	vfmadd132pd	%ymm2, %ymm21, %ymm0
	vfmadd132pd	%ymm1, %ymm20, %ymm3
	vfmadd132pd	%ymm2, %ymm20, %ymm0
	vfmadd132pd	%ymm1, %ymm19, %ymm3
	vfmadd132pd	%ymm2, %ymm19, %ymm0
	vfmadd132pd	%ymm1, %ymm18, %ymm3
	vfmadd132pd	%ymm2, %ymm18, %ymm0
	vfmadd132pd	%ymm1, %ymm17, %ymm3
	vfmadd132pd	%ymm2, %ymm17, %ymm0
	vfmadd132pd	%ymm1, %ymm16, %ymm3
	vfmadd132pd	%ymm2, %ymm16, %ymm0
	vfmadd132pd	%ymm1, %ymm15, %ymm3
	vfmadd132pd	%ymm2, %ymm15, %ymm0
	vmulpd	%ymm3, %ymm1, %ymm1
	vbroadcastsd	.LC106(%rip), %ymm3
	vmulpd	%ymm0, %ymm2, %ymm2
	vaddpd	%ymm12, %ymm12, %ymm0
	vsubpd	%ymm0, %ymm3, %ymm0
	vfmadd132pd	%ymm12, %ymm14, %ymm1
	vpbroadcastq	%r9, %ymm12
	kmovb	%k0, %r9d
	kmovb	%r11d, %k0
	kmovb	%r9d, %k3
	kandb	%k0, %k5, %k5
	kshiftlb	$4, %k3, %k3
	korb	%k3, %k5, %k5
	vfmadd132pd	%ymm7, %ymm13, %ymm2
	vaddpd	%ymm7, %ymm7, %ymm7
	kandb	%k0, %k4, %k4
	korb	%k7, %k4, %k4
	vblendmps	%ymm6, %ymm4, %ymm6{%k5}
	kmovb	%r10d, %k7
	kandb	%k0, %k7, %k3
	korb	%k6, %k3, %k3
	vbroadcastsd	.LC107(%rip), %ymm13
	vmovaps	%ymm4, %ymm6{%k4}
	kandb	%k0, %k1, %k1
	vbroadcastss	.LC228(%rip), %ymm6{%k3}
	vaddpd	%ymm1, %ymm1, %ymm1
	korb	%k2, %k1, %k1
	vaddpd	%ymm2, %ymm2, %ymm2
	vsubpd	%ymm1, %ymm13, %ymm1
	vsubpd	%ymm2, %ymm13, %ymm13
	vaddpd	%ymm1, %ymm0, %ymm0
	vsubpd	%ymm7, %ymm3, %ymm1
	vaddpd	%ymm13, %ymm1, %ymm1
	vpternlogq	$248, %ymm12, %ymm10, %ymm0
	vcvtpd2psy	%ymm0, %xmm0
	vpternlogq	$248, %ymm12, %ymm8, %ymm1
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vblendmps	%ymm0, %ymm6, %ymm0{%k1}
	vmovups	%ymm0, (%rcx,%rdi,4)
	movl	%r8d, %edi
	andl	$-8, %edi
	addl	%edi, %esi
	andl	$7, %r8d
	je	.L2864
.L2840:
	vmovsd	.LC199(%rip), %xmm1
	movslq	%esi, %rsi
	vmovsd	.LC4(%rip), %xmm2
	vmovsd	.LC792(%rip), %xmm11
	vmovsd	.LC794(%rip), %xmm10
	vmovsd	.LC796(%rip), %xmm9
	vmovsd	.LC798(%rip), %xmm8
	vmovsd	.LC800(%rip), %xmm7
	vmovsd	.LC802(%rip), %xmm6
	vmovsd	.LC804(%rip), %xmm5
	vmovsd	.LC806(%rip), %xmm4
	vmovsd	.LC808(%rip), %xmm3
	jmp	.L2844
	.p2align 4,,10
	.p2align 3
.L2862:
	vmovsd	.LC20(%rip), %xmm12
	vmovss	.LC228(%rip), %xmm0
	vucomisd	%xmm14, %xmm12
	jb	.L2845
	vsubsd	%xmm14, %xmm12, %xmm12
	vxorpd	%xmm0, %xmm0, %xmm0
	vxorpd	%xmm15, %xmm15, %xmm15
	vmulsd	%xmm2, %xmm12, %xmm12
	vsqrtsd	%xmm12, %xmm12, %xmm13
	vcomisd	%xmm0, %xmm13
	jbe	.L2849
	vmovsd	%xmm13, %xmm13, %xmm14
	vfnmadd132sd	%xmm13, %xmm12, %xmm14
	vmulsd	%xmm2, %xmm14, %xmm14
	vdivsd	%xmm13, %xmm14, %xmm15
.L2849:
	vmovsd	.LC792(%rip), %xmm0
	vfmadd213sd	.LC794(%rip), %xmm12, %xmm0
	movabsq	$-9223372036854775808, %r8
	vfmadd213sd	.LC796(%rip), %xmm12, %xmm0
	andq	%r8, %rdi
	vfmadd213sd	.LC798(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC800(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC802(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC804(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC806(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC808(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC810(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC812(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC814(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC816(%rip), %xmm12, %xmm0
	vmulsd	%xmm12, %xmm0, %xmm14
	vmovsd	.LC106(%rip), %xmm0
	vfmadd132sd	%xmm13, %xmm15, %xmm14
	vaddsd	%xmm13, %xmm13, %xmm13
	vsubsd	%xmm13, %xmm0, %xmm13
	vmovsd	.LC107(%rip), %xmm0
	vaddsd	%xmm14, %xmm14, %xmm14
	vsubsd	%xmm14, %xmm0, %xmm0
	vaddsd	%xmm0, %xmm13, %xmm13
	vmovq	%xmm13, %r11
	orq	%r11, %rdi
	vmovq	%rdi, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
.L2845:
	vmovss	%xmm0, (%rcx,%rsi,4)
	addq	$1, %rsi
	cmpl	%esi, %edx
	jle	.L2864
.L2844:
	vmovss	(%rax,%rsi,4), %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm13
	vmovq	%xmm13, %rdi
	movq	%rdi, %r10
	btrq	$63, %r10
	vmovq	%r10, %xmm14
	vcomisd	%xmm14, %xmm1
	ja	.L2845
	vcomisd	%xmm14, %xmm2
	jb	.L2862
	vmulsd	%xmm13, %xmm13, %xmm12
	vmovsd	%xmm12, %xmm12, %xmm0
	vfmadd132sd	%xmm11, %xmm10, %xmm0
	vfmadd132sd	%xmm12, %xmm9, %xmm0
	vfmadd132sd	%xmm12, %xmm8, %xmm0
	vfmadd132sd	%xmm12, %xmm7, %xmm0
	vfmadd132sd	%xmm12, %xmm6, %xmm0
	vfmadd132sd	%xmm12, %xmm5, %xmm0
	vfmadd132sd	%xmm12, %xmm4, %xmm0
	vfmadd132sd	%xmm12, %xmm3, %xmm0
	vfmadd213sd	.LC810(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC812(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC814(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC816(%rip), %xmm12, %xmm0
	vmulsd	%xmm0, %xmm12, %xmm12
	vfmadd132sd	%xmm12, %xmm13, %xmm13
	vcvtsd2ss	%xmm13, %xmm13, %xmm0
	vmovss	%xmm0, (%rcx,%rsi,4)
	addq	$1, %rsi
	cmpl	%esi, %edx
	jg	.L2844
.L2864:
	vzeroupper
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2867:
	.cfi_restore 6
	ret
.L2851:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%edi, %edi
	xorl	%esi, %esi
	jmp	.L2835
	.cfi_endproc
.LFE250:
	.size	v_etch__asin_f32, .-v_etch__asin_f32
	.p2align 4
	.globl	v_etch__acos_f32
	.type	v_etch__acos_f32, @function
v_etch__acos_f32:
.LFB251:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2904
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-64, %rsp
	cmpl	$14, %eax
	jbe	.L2888
	movl	%edx, %edi
	vxorpd	%xmm30, %xmm30, %xmm30
	vxorps	%xmm11, %xmm11, %xmm11
	xorl	%eax, %eax
	vbroadcastsd	.LC226(%rip), %zmm29
	shrl	$4, %edi
	vbroadcastsd	.LC792(%rip), %zmm24
	vbroadcastsd	.LC794(%rip), %zmm23
	salq	$6, %rdi
	vbroadcastsd	.LC796(%rip), %zmm22
	vbroadcastsd	.LC798(%rip), %zmm21
	vbroadcastsd	.LC800(%rip), %zmm20
	vbroadcastsd	.LC802(%rip), %zmm19
	vbroadcastsd	.LC804(%rip), %zmm18
	vbroadcastsd	.LC806(%rip), %zmm17
	vbroadcastsd	.LC808(%rip), %zmm16
	vbroadcastsd	.LC810(%rip), %zmm15
	vbroadcastsd	.LC812(%rip), %zmm14
	vbroadcastsd	.LC814(%rip), %zmm13
	vbroadcastsd	.LC816(%rip), %zmm12
	vbroadcastsd	.LC107(%rip), %zmm28
	vbroadcastsd	.LC106(%rip), %zmm27
	vbroadcastsd	.LC4(%rip), %zmm7
	vbroadcastsd	.LC20(%rip), %zmm8
	vbroadcastsd	.LC221(%rip), %zmm26
	vbroadcastsd	.LC790(%rip), %zmm25
	.p2align 4,,10
	.p2align 3
.L2873:
	vmovups	(%rcx,%rax), %zmm6
	vcvtps2pd	(%rcx,%rax), %zmm4
	vmulpd	%zmm4, %zmm4, %zmm2
	vandpd	%zmm29, %zmm4, %zmm9
	vcmppd	$6, %zmm7, %zmm9, %k3
	vextractf32x8	$0x1, %zmm6, %ymm3
	vcvtps2pd	%ymm3, %zmm3
	vmulpd	%zmm3, %zmm3, %zmm1
	vandpd	%zmm29, %zmm3, %zmm6
	vcmppd	$6, %zmm7, %zmm6, %k1
	vcmppd	$6, %zmm8, %zmm9, %k6{%k3}
	vmovapd	%zmm2, %zmm5
	vcmppd	$2, %zmm8, %zmm9, %k3{%k3}
	vfmadd132pd	%zmm24, %zmm23, %zmm5
	vcmppd	$2, %zmm7, %zmm6, %k0
	vcmppd	$6, %zmm8, %zmm6, %k2{%k1}
	vcmppd	$2, %zmm8, %zmm6, %k1{%k1}
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm24, %zmm23, %zmm0
	kunpckbw	%k6, %k2, %k2
	vfmadd132pd	%zmm2, %zmm22, %zmm5
	vfmadd132pd	%zmm1, %zmm22, %zmm0
	vfmadd132pd	%zmm2, %zmm21, %zmm5
	vfmadd132pd	%zmm1, %zmm21, %zmm0
	vfmadd132pd	%zmm2, %zmm20, %zmm5
	vfmadd132pd	%zmm1, %zmm20, %zmm0
	vfmadd132pd	%zmm2, %zmm19, %zmm5
	vfmadd132pd	%zmm1, %zmm19, %zmm0
	vfmadd132pd	%zmm2, %zmm18, %zmm5
	vfmadd132pd	%zmm1, %zmm18, %zmm0
	vfmadd132pd	%zmm2, %zmm17, %zmm5
	vfmadd132pd	%zmm1, %zmm17, %zmm0
	vfmadd132pd	%zmm2, %zmm16, %zmm5
	vfmadd132pd	%zmm1, %zmm16, %zmm0
	vfmadd132pd	%zmm2, %zmm15, %zmm5
	vfmadd132pd	%zmm1, %zmm15, %zmm0
	vfmadd132pd	%zmm2, %zmm14, %zmm5
	vfmadd132pd	%zmm1, %zmm14, %zmm0
	vfmadd132pd	%zmm2, %zmm13, %zmm5
	vfmadd132pd	%zmm1, %zmm13, %zmm0
	vfmadd132pd	%zmm2, %zmm12, %zmm5
	vfmadd132pd	%zmm1, %zmm12, %zmm0
	vmulpd	%zmm5, %zmm2, %zmm2
	vmulpd	%zmm0, %zmm1, %zmm1
	vsubpd	%zmm6, %zmm8, %zmm0
	vbroadcastss	.LC228(%rip), %zmm6
	vfnmadd132pd	%zmm4, %zmm28, %zmm2
	vmulpd	%zmm7, %zmm0, %zmm0
	vfnmadd132pd	%zmm3, %zmm28, %zmm1
	vsubpd	%zmm2, %zmm4, %zmm4
	vsqrtpd	%zmm0, %zmm5
	vmovapd	%zmm5, %zmm2
	vcmppd	$10, %zmm30, %zmm5, %k4{%k1}
	kunpckbw	%k3, %k1, %k1
	vfnmadd132pd	%zmm5, %zmm0, %zmm2
	vsubpd	%zmm1, %zmm3, %zmm3
	vsubpd	%zmm9, %zmm8, %zmm1
	vsubpd	%zmm4, %zmm27, %zmm4
	knotb	%k4, %k4
	vmulpd	%zmm7, %zmm1, %zmm1
	vsubpd	%zmm3, %zmm27, %zmm3
	vcvtpd2ps	%zmm4, %ymm4
	vmulpd	%zmm7, %zmm2, %zmm2
	vcvtpd2ps	%zmm3, %ymm3
	vinsertf64x4	$0x1, %ymm3, %zmm4, %zmm4
	vmovaps	%zmm4, -64(%rsp)
	vsqrtpd	%zmm1, %zmm4
	vmovapd	%zmm4, %zmm3
	vcmppd	$10, %zmm30, %zmm4, %k5{%k3}
	vfnmadd132pd	%zmm4, %zmm1, %zmm3
	vdivpd	%zmm5, %zmm2, %zmm10{%k4}{z}
	vmovapd	%zmm1, %zmm2
	vfmadd132pd	%zmm24, %zmm23, %zmm2
	vcmppd	$2, %zmm7, %zmm9, %k4
	knotb	%k5, %k5
	kunpckbw	%k4, %k0, %k0
	kandnw	%k0, %k2, %k2
	vmulpd	%zmm7, %zmm3, %zmm3
	vfmadd132pd	%zmm1, %zmm22, %zmm2
	vdivpd	%zmm4, %zmm3, %zmm31{%k5}{z}
	vmovapd	%zmm0, %zmm3
	vfmadd132pd	%zmm24, %zmm23, %zmm3
	vfmadd132pd	%zmm1, %zmm21, %zmm2
	vfmadd132pd	%zmm0, %zmm22, %zmm3
	vfmadd132pd	%zmm1, %zmm20, %zmm2
	vfmadd132pd	%zmm0, %zmm21, %zmm3
	vfmadd132pd	%zmm1, %zmm19, %zmm2
	vfmadd132pd	%zmm0, %zmm20, %zmm3
	vfmadd132pd	%zmm1, %zmm18, %zmm2
	vfmadd132pd	%zmm0, %zmm19, %zmm3
	vfmadd132pd	%zmm1, %zmm17, %zmm2
	vfmadd132pd	%zmm0, %zmm18, %zmm3
	vfmadd132pd	%zmm1, %zmm16, %zmm2
	vfmadd132pd	%zmm0, %zmm17, %zmm3
	vfmadd132pd	%zmm1, %zmm15, %zmm2
	vfmadd132pd	%zmm0, %zmm16, %zmm3
	vfmadd132pd	%zmm1, %zmm14, %zmm2
	vfmadd132pd	%zmm0, %zmm15, %zmm3
	vfmadd132pd	%zmm1, %zmm13, %zmm2
	vfmadd132pd	%zmm0, %zmm14, %zmm3
	vfmadd132pd	%zmm1, %zmm12, %zmm2
	vmulpd	%zmm2, %zmm1, %zmm1
	vfmadd132pd	%zmm0, %zmm13, %zmm3
	vfmadd132pd	%zmm0, %zmm12, %zmm3
	vfmadd132pd	%zmm4, %zmm31, %zmm1
	vaddpd	%zmm4, %zmm4, %zmm4
	vmulpd	%zmm3, %zmm0, %zmm0
	vaddpd	%zmm1, %zmm1, %zmm1
	vaddpd	%zmm4, %zmm1, %zmm2
	vsubpd	%zmm4, %zmm26, %zmm4
	vfmadd132pd	%zmm5, %zmm10, %zmm0
	vaddpd	%zmm5, %zmm5, %zmm5
	vcvtpd2ps	%zmm2, %ymm2
	vaddpd	%zmm0, %zmm0, %zmm0
	vaddpd	%zmm5, %zmm0, %zmm3
	vsubpd	%zmm0, %zmm25, %zmm0
	vsubpd	%zmm5, %zmm26, %zmm5
	vcvtpd2ps	%zmm3, %ymm3
	vinsertf64x4	$0x1, %ymm3, %zmm2, %zmm2
	vmovups	(%rcx,%rax), %zmm3
	vaddpd	%zmm0, %zmm5, %zmm5
	vblendmps	-64(%rsp), %zmm6, %zmm0{%k2}
	vcmpps	$14, %zmm11, %zmm3, %k3{%k1}
	vsubpd	%zmm1, %zmm25, %zmm3
	vcvtpd2ps	%zmm5, %ymm5
	vaddpd	%zmm3, %zmm4, %zmm1
	vmovaps	%zmm2, %zmm0{%k3}
	vcvtpd2ps	%zmm1, %ymm1
	vinsertf64x4	$0x1, %ymm5, %zmm1, %zmm1
	vmovups	(%rcx,%rax), %zmm5
	vcmpps	$10, %zmm11, %zmm5, %k1{%k1}
	vmovaps	%zmm1, %zmm0{%k1}
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L2873
	movl	%edx, %eax
	andl	$-16, %eax
	movl	%eax, %edi
	cmpl	%eax, %edx
	je	.L2901
.L2872:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$6, %r9d
	jbe	.L2877
	vmovups	(%rcx,%rdi,4), %ymm9
	vxorpd	%xmm12, %xmm12, %xmm12
	vbroadcastsd	.LC792(%rip), %ymm0
	movl	$15, %r10d
	vbroadcastsd	.LC794(%rip), %ymm24
	vbroadcastsd	.LC796(%rip), %ymm23
	vextractf128	$0x1, %ymm9, %xmm7
	vcvtps2pd	%xmm9, %ymm4
	vbroadcastsd	.LC798(%rip), %ymm22
	vbroadcastsd	.LC800(%rip), %ymm21
	vmulpd	%ymm4, %ymm4, %ymm3
	vcvtps2pd	%xmm7, %ymm7
	vbroadcastsd	.LC802(%rip), %ymm20
	vbroadcastsd	.LC804(%rip), %ymm19
	vbroadcastsd	.LC806(%rip), %ymm18
	vmulpd	%ymm7, %ymm7, %ymm2
	vbroadcastsd	.LC808(%rip), %ymm17
	vbroadcastsd	.LC810(%rip), %ymm16
	vbroadcastsd	.LC812(%rip), %ymm15
	vbroadcastsd	.LC814(%rip), %ymm14
	vbroadcastsd	.LC816(%rip), %ymm13
	vbroadcastsd	.LC226(%rip), %ymm6
	vmovapd	%ymm3, %ymm1
	vmovapd	%ymm2, %ymm5
	vfmadd132pd	%ymm0, %ymm24, %ymm1
	vandpd	%ymm6, %ymm4, %ymm8
	vfmadd132pd	%ymm0, %ymm24, %ymm5
	vandpd	%ymm6, %ymm7, %ymm6
	vfmadd132pd	%ymm3, %ymm23, %ymm1
	vfmadd132pd	%ymm2, %ymm23, %ymm5
	vfmadd132pd	%ymm3, %ymm22, %ymm1
	vfmadd132pd	%ymm2, %ymm22, %ymm5
	vfmadd132pd	%ymm3, %ymm21, %ymm1
	vfmadd132pd	%ymm2, %ymm21, %ymm5
	vfmadd132pd	%ymm3, %ymm20, %ymm1
	vfmadd132pd	%ymm2, %ymm20, %ymm5
	vfmadd132pd	%ymm3, %ymm19, %ymm1
	vfmadd132pd	%ymm2, %ymm19, %ymm5
	vfmadd132pd	%ymm3, %ymm18, %ymm1
	vfmadd132pd	%ymm2, %ymm18, %ymm5
	vfmadd132pd	%ymm3, %ymm17, %ymm1
	vfmadd132pd	%ymm2, %ymm17, %ymm5
	vfmadd132pd	%ymm3, %ymm16, %ymm1
	vfmadd132pd	%ymm2, %ymm16, %ymm5
	vfmadd132pd	%ymm3, %ymm15, %ymm1
	vfmadd132pd	%ymm2, %ymm15, %ymm5
	vfmadd132pd	%ymm3, %ymm14, %ymm1
	vfmadd132pd	%ymm2, %ymm14, %ymm5
	vfmadd132pd	%ymm3, %ymm13, %ymm1
	vfmadd132pd	%ymm2, %ymm13, %ymm5
	vmulpd	%ymm1, %ymm3, %ymm3
	vbroadcastsd	.LC107(%rip), %ymm1
	vmulpd	%ymm5, %ymm2, %ymm2
	vfnmadd132pd	%ymm4, %ymm1, %ymm3
	vfnmadd132pd	%ymm7, %ymm1, %ymm2
	vbroadcastsd	.LC106(%rip), %ymm1
	vsubpd	%ymm3, %ymm4, %ymm5
	vbroadcastsd	.LC20(%rip), %ymm3
	vsubpd	%ymm2, %ymm7, %ymm7
	vsubpd	%ymm6, %ymm3, %ymm2
	vsubpd	%ymm5, %ymm1, %ymm5
	vsubpd	%ymm7, %ymm1, %ymm1
	vbroadcastsd	.LC4(%rip), %ymm7
	vcvtpd2psy	%ymm5, %xmm5
	vmulpd	%ymm7, %ymm2, %ymm2
	vcmppd	$6, %ymm7, %ymm8, %k1
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm5, %ymm5
	vsubpd	%ymm8, %ymm3, %ymm1
	vcmppd	$6, %ymm7, %ymm6, %k3
	vcmppd	$2, %ymm7, %ymm8, %k0
	vcmppd	$6, %ymm3, %ymm8, %k2{%k1}
	vcmppd	$2, %ymm3, %ymm8, %k1{%k1}
	vmulpd	%ymm7, %ymm1, %ymm1
	vsqrtpd	%ymm2, %ymm10
	vcmppd	$6, %ymm3, %ymm6, %k4{%k3}
	vcmppd	$2, %ymm3, %ymm6, %k3{%k3}
	kshiftlb	$4, %k4, %k4
	vsqrtpd	%ymm1, %ymm4
	vmovapd	%ymm10, %ymm3
	vfnmadd132pd	%ymm10, %ymm2, %ymm3
	vcmppd	$10, %ymm12, %ymm10, %k5{%k3}
	kshiftlb	$4, %k3, %k3
	vmovapd	%ymm4, %ymm11
	vcmppd	$10, %ymm12, %ymm4, %k6{%k1}
	knotb	%k5, %k5
	vfnmadd132pd	%ymm4, %ymm1, %ymm11
	vmulpd	%ymm7, %ymm3, %ymm3
	knotb	%k6, %k6
	vmulpd	%ymm7, %ymm11, %ymm11
	vdivpd	%ymm4, %ymm11, %ymm12{%k6}{z}
	vdivpd	%ymm10, %ymm3, %ymm11{%k5}{z}
	vmovapd	%ymm1, %ymm3
	kmovb	%r10d, %k5
	kandb	%k5, %k1, %k1
	vfmadd132pd	%ymm0, %ymm24, %ymm3
	korb	%k3, %k1, %k1
	kandb	%k5, %k0, %k0
	kandb	%k5, %k2, %k2
	vfmadd132pd	%ymm2, %ymm24, %ymm0
	vcmppd	$2, %ymm7, %ymm6, %k3
	korb	%k4, %k2, %k2
	kshiftlb	$4, %k3, %k3
	korb	%k3, %k0, %k0
	kandnb	%k0, %k2, %k2
	vfmadd132pd	%ymm1, %ymm23, %ymm3
	vfmadd132pd	%ymm2, %ymm23, %ymm0
	vfmadd132pd	%ymm1, %ymm22, %ymm3
	vfmadd132pd	%ymm2, %ymm22, %ymm0
	vfmadd132pd	%ymm1, %ymm21, %ymm3
	vfmadd132pd	%ymm2, %ymm21, %ymm0
	vfmadd132pd	%ymm1, %ymm20, %ymm3
	vfmadd132pd	%ymm2, %ymm20, %ymm0
	vfmadd132pd	%ymm1, %ymm19, %ymm3
	vfmadd132pd	%ymm2, %ymm19, %ymm0
	vfmadd132pd	%ymm1, %ymm18, %ymm3
	vfmadd132pd	%ymm2, %ymm18, %ymm0
	vfmadd132pd	%ymm1, %ymm17, %ymm3
	vfmadd132pd	%ymm2, %ymm17, %ymm0
	vfmadd132pd	%ymm1, %ymm16, %ymm3
	vfmadd132pd	%ymm2, %ymm16, %ymm0
	vfmadd132pd	%ymm1, %ymm15, %ymm3
	vfmadd132pd	%ymm2, %ymm15, %ymm0
	vfmadd132pd	%ymm1, %ymm14, %ymm3
	vfmadd132pd	%ymm2, %ymm14, %ymm0
	vfmadd132pd	%ymm1, %ymm13, %ymm3
	vfmadd132pd	%ymm2, %ymm13, %ymm0
	vmulpd	%ymm3, %ymm1, %ymm1
	vbroadcastsd	.LC221(%rip), %ymm3
	vmulpd	%ymm0, %ymm2, %ymm2
	vfmadd132pd	%ymm4, %ymm12, %ymm1
	vaddpd	%ymm4, %ymm4, %ymm4
	vxorps	%xmm12, %xmm12, %xmm12
	vfmadd132pd	%ymm10, %ymm11, %ymm2
	vaddpd	%ymm10, %ymm10, %ymm10
	vcmpps	$14, %ymm12, %ymm9, %k6{%k1}
	vcmpps	$10, %ymm12, %ymm9, %k1{%k1}
	vaddpd	%ymm1, %ymm1, %ymm1
	vaddpd	%ymm2, %ymm2, %ymm2
	vaddpd	%ymm4, %ymm1, %ymm11
	vaddpd	%ymm10, %ymm2, %ymm0
	vcvtpd2psy	%ymm11, %xmm11
	vcvtpd2psy	%ymm0, %xmm0
	vinsertf128	$0x1, %xmm0, %ymm11, %ymm11
	vsubpd	%ymm4, %ymm3, %ymm0
	vbroadcastsd	.LC790(%rip), %ymm4
	vsubpd	%ymm10, %ymm3, %ymm3
	vsubpd	%ymm1, %ymm4, %ymm1
	vsubpd	%ymm2, %ymm4, %ymm4
	vaddpd	%ymm1, %ymm0, %ymm0
	vaddpd	%ymm4, %ymm3, %ymm3
	vbroadcastss	.LC228(%rip), %ymm1
	vmovaps	%ymm5, %ymm1{%k2}
	vmovaps	%ymm11, %ymm1{%k6}
	vcvtpd2psy	%ymm0, %xmm0
	vcvtpd2psy	%ymm3, %xmm3
	vinsertf128	$0x1, %xmm3, %ymm0, %ymm0
	vblendmps	%ymm0, %ymm1, %ymm0{%k1}
	vmovups	%ymm0, (%rsi,%rdi,4)
	movl	%r8d, %edi
	andl	$-8, %edi
	addl	%edi, %eax
	andl	$7, %r8d
	je	.L2901
.L2877:
	vmovsd	.LC4(%rip), %xmm1
	cltq
	vmovsd	.LC792(%rip), %xmm11
	vmovsd	.LC794(%rip), %xmm10
	vmovsd	.LC796(%rip), %xmm9
	vmovsd	.LC798(%rip), %xmm8
	vmovsd	.LC800(%rip), %xmm7
	vmovsd	.LC802(%rip), %xmm6
	vmovsd	.LC804(%rip), %xmm5
	vmovsd	.LC806(%rip), %xmm4
	vmovsd	.LC808(%rip), %xmm3
	vmovsd	.LC810(%rip), %xmm2
	jmp	.L2881
	.p2align 4,,10
	.p2align 3
.L2897:
	vmovsd	.LC20(%rip), %xmm12
	vmovss	.LC228(%rip), %xmm0
	vucomisd	%xmm14, %xmm12
	jb	.L2882
	vsubsd	%xmm14, %xmm12, %xmm12
	vxorpd	%xmm0, %xmm0, %xmm0
	vxorpd	%xmm14, %xmm14, %xmm14
	vmulsd	%xmm1, %xmm12, %xmm12
	vsqrtsd	%xmm12, %xmm12, %xmm13
	vcomisd	%xmm0, %xmm13
	jbe	.L2886
	vmovsd	%xmm13, %xmm13, %xmm14
	vfnmadd132sd	%xmm13, %xmm12, %xmm14
	vmulsd	%xmm1, %xmm14, %xmm14
	vdivsd	%xmm13, %xmm14, %xmm14
.L2886:
	vmovsd	.LC792(%rip), %xmm0
	vfmadd213sd	.LC794(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC796(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC798(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC800(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC802(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC804(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC806(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC808(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC810(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC812(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC814(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC816(%rip), %xmm12, %xmm0
	vmulsd	%xmm12, %xmm0, %xmm0
	vxorps	%xmm12, %xmm12, %xmm12
	vcomiss	%xmm12, %xmm15
	vfmadd132sd	%xmm13, %xmm14, %xmm0
	vaddsd	%xmm13, %xmm13, %xmm13
	vaddsd	%xmm0, %xmm0, %xmm0
	jbe	.L2907
	vaddsd	%xmm13, %xmm0, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
.L2882:
	vmovss	%xmm0, (%rsi,%rax,4)
	addq	$1, %rax
	cmpl	%eax, %edx
	jle	.L2901
.L2881:
	vmovss	(%rcx,%rax,4), %xmm15
	vcvtss2sd	%xmm15, %xmm15, %xmm13
	vmovq	%xmm13, %rdi
	btrq	$63, %rdi
	vmovq	%rdi, %xmm14
	vcomisd	%xmm14, %xmm1
	jb	.L2897
	vmulsd	%xmm13, %xmm13, %xmm12
	vmovsd	%xmm12, %xmm12, %xmm0
	vfmadd132sd	%xmm11, %xmm10, %xmm0
	vfmadd132sd	%xmm12, %xmm9, %xmm0
	vfmadd132sd	%xmm12, %xmm8, %xmm0
	vfmadd132sd	%xmm12, %xmm7, %xmm0
	vfmadd132sd	%xmm12, %xmm6, %xmm0
	vfmadd132sd	%xmm12, %xmm5, %xmm0
	vfmadd132sd	%xmm12, %xmm4, %xmm0
	vfmadd132sd	%xmm12, %xmm3, %xmm0
	vfmadd132sd	%xmm12, %xmm2, %xmm0
	vfmadd213sd	.LC812(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC814(%rip), %xmm12, %xmm0
	vfmadd213sd	.LC816(%rip), %xmm12, %xmm0
	vmulsd	%xmm0, %xmm12, %xmm12
	vmovsd	.LC106(%rip), %xmm0
	vfnmadd213sd	.LC107(%rip), %xmm13, %xmm12
	vsubsd	%xmm12, %xmm13, %xmm13
	vsubsd	%xmm13, %xmm0, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, (%rsi,%rax,4)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L2881
.L2901:
	vzeroupper
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2907:
	.cfi_restore_state
	vmovsd	.LC221(%rip), %xmm12
	vsubsd	%xmm13, %xmm12, %xmm13
	vmovsd	.LC790(%rip), %xmm12
	vsubsd	%xmm0, %xmm12, %xmm0
	vaddsd	%xmm0, %xmm13, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	jmp	.L2882
	.p2align 4,,10
	.p2align 3
.L2904:
	.cfi_def_cfa 7, 8
	.cfi_restore 6
	ret
.L2888:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L2872
	.cfi_endproc
.LFE251:
	.size	v_etch__acos_f32, .-v_etch__acos_f32
	.p2align 4
	.globl	v_etch__atan_f32
	.type	v_etch__atan_f32, @function
v_etch__atan_f32:
.LFB252:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2930
	vmovsd	.LC199(%rip), %xmm3
	movslq	%edx, %rdx
	vmovsd	.LC786(%rip), %xmm13
	vmovsd	.LC745(%rip), %xmm12
	leaq	(%rdi,%rdx,4), %rax
	vmovsd	.LC747(%rip), %xmm11
	vmovsd	.LC749(%rip), %xmm10
	vmovsd	.LC751(%rip), %xmm9
	vmovsd	.LC753(%rip), %xmm8
	vmovsd	.LC755(%rip), %xmm7
	vmovsd	.LC757(%rip), %xmm6
	vmovsd	.LC759(%rip), %xmm5
	vmovsd	.LC761(%rip), %xmm4
	jmp	.L2919
	.p2align 4,,10
	.p2align 3
.L2931:
	vmovsd	.LC787(%rip), %xmm0
	vcomisd	%xmm2, %xmm0
	jbe	.L2927
	vmovsd	.LC134(%rip), %xmm0
	vmovsd	%xmm2, %xmm2, %xmm1
	vfmadd213sd	.LC180(%rip), %xmm0, %xmm1
	vmovsd	.LC780(%rip), %xmm15
	vmovsd	.LC781(%rip), %xmm14
	vaddsd	%xmm0, %xmm2, %xmm2
	vdivsd	%xmm2, %xmm1, %xmm2
.L2912:
	vmulsd	%xmm2, %xmm2, %xmm1
	movabsq	$-9223372036854775808, %rcx
	andq	%rcx, %rdx
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm12, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vfmadd213sd	.LC763(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC765(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC767(%rip), %xmm1, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vfmadd132sd	%xmm2, %xmm15, %xmm1
	vaddsd	%xmm1, %xmm2, %xmm2
	vaddsd	%xmm14, %xmm2, %xmm2
	vmovq	%xmm2, %rcx
	orq	%rcx, %rdx
	vmovq	%rdx, %xmm2
	vcvtsd2ss	%xmm2, %xmm2, %xmm0
.L2910:
	addq	$4, %rdi
	vmovss	%xmm0, (%rsi)
	addq	$4, %rsi
	cmpq	%rdi, %rax
	je	.L2930
.L2919:
	vmovss	(%rdi), %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm2
	vmovq	%xmm2, %rdx
	movq	%rdx, %rcx
	btrq	$63, %rcx
	vmovq	%rcx, %xmm2
	vcomisd	%xmm2, %xmm3
	ja	.L2910
	vucomiss	%xmm0, %xmm0
	jp	.L2910
	vcomisd	%xmm2, %xmm13
	jbe	.L2931
	vxorpd	%xmm15, %xmm15, %xmm15
	vmovsd	%xmm15, %xmm15, %xmm14
	jmp	.L2912
	.p2align 4,,10
	.p2align 3
.L2927:
	vmovsd	.LC788(%rip), %xmm0
	vcomisd	%xmm2, %xmm0
	jbe	.L2928
	vmovsd	.LC20(%rip), %xmm0
	vmovsd	.LC782(%rip), %xmm15
	vmovsd	.LC783(%rip), %xmm14
	vsubsd	%xmm0, %xmm2, %xmm1
	vaddsd	%xmm0, %xmm2, %xmm2
	vdivsd	%xmm2, %xmm1, %xmm2
	jmp	.L2912
	.p2align 4,,10
	.p2align 3
.L2930:
	ret
	.p2align 4,,10
	.p2align 3
.L2928:
	vmovsd	.LC789(%rip), %xmm0
	vcomisd	%xmm2, %xmm0
	jbe	.L2929
	vmovsd	.LC82(%rip), %xmm0
	vmovsd	%xmm2, %xmm2, %xmm1
	vfmadd213sd	.LC20(%rip), %xmm0, %xmm1
	vmovsd	.LC784(%rip), %xmm15
	vmovsd	.LC785(%rip), %xmm14
	vsubsd	%xmm0, %xmm2, %xmm2
	vdivsd	%xmm1, %xmm2, %xmm2
	jmp	.L2912
	.p2align 4,,10
	.p2align 3
.L2929:
	vmovsd	.LC180(%rip), %xmm0
	vmovsd	.LC107(%rip), %xmm15
	vmovsd	.LC106(%rip), %xmm14
	vdivsd	%xmm2, %xmm0, %xmm2
	jmp	.L2912
	.cfi_endproc
.LFE252:
	.size	v_etch__atan_f32, .-v_etch__atan_f32
	.p2align 4
	.globl	v_etch__atan2_f32
	.type	v_etch__atan2_f32, @function
v_etch__atan2_f32:
.LFB253:
	.cfi_startproc
	pushq	%r14
	.cfi_def_cfa_offset 16
	.cfi_offset 14, -16
	pushq	%r13
	.cfi_def_cfa_offset 24
	.cfi_offset 13, -24
	pushq	%r12
	.cfi_def_cfa_offset 32
	.cfi_offset 12, -32
	pushq	%rbp
	.cfi_def_cfa_offset 40
	.cfi_offset 6, -40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	.cfi_offset 3, -48
	movq	%rsi, %rbx
	movslq	%ecx, %rsi
	salq	$2, %rsi
	testl	%ecx, %ecx
	jle	.L2990
	movq	%rdi, %rbp
	movq	%rdx, %r11
	vxorpd	%xmm4, %xmm4, %xmm4
	xorl	%edx, %edx
	movabsq	$9223372036854775807, %rdi
	xorl	%r8d, %r8d
	movabsq	$-9223372036854775808, %r13
	movabsq	$4609753056924675352, %r10
	movabsq	$4614256656552045848, %r9
	jmp	.L2959
	.p2align 4,,10
	.p2align 3
.L2968:
	vaddsd	%xmm3, %xmm0, %xmm0
.L2938:
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, (%r11,%rdx)
	addq	$4, %rdx
	cmpq	%rdx, %rsi
	je	.L2990
.L2959:
	vmovss	(%rbx,%rdx), %xmm1
	vmovss	0(%rbp,%rdx), %xmm2
	vucomiss	%xmm1, %xmm1
	vcvtss2sd	%xmm1, %xmm1, %xmm0
	vcvtss2sd	%xmm2, %xmm2, %xmm3
	jp	.L2968
	vucomiss	%xmm2, %xmm2
	jp	.L2968
	vmovq	%xmm3, %rax
	vmovq	%xmm0, %r12
	movq	%rax, %rcx
	andq	%rdi, %rcx
	vmovq	%rcx, %xmm0
	vucomisd	%xmm4, %xmm0
	jp	.L2939
	jne	.L2939
	testq	%r12, %r12
	movq	%r9, %rcx
	cmovns	%r8, %rcx
.L2941:
	andq	%r13, %rax
	orq	%rcx, %rax
	vmovq	%rax, %xmm0
	jmp	.L2938
	.p2align 4,,10
	.p2align 3
.L2939:
	movq	%r12, %rcx
	andq	%rdi, %rcx
	vmovq	%rcx, %xmm1
	vucomisd	%xmm4, %xmm1
	jp	.L2970
	movq	%r10, %rcx
	je	.L2941
.L2970:
	vcomisd	.LC149(%rip), %xmm1
	ja	.L2971
	vcomisd	.LC149(%rip), %xmm0
	ja	.L2971
	vdivsd	%xmm1, %xmm0, %xmm0
	vmovsd	.LC199(%rip), %xmm1
	vmovq	%xmm0, %rcx
	movq	%rcx, %r14
	btrq	$63, %r14
	vmovq	%r14, %xmm2
	vcomisd	%xmm2, %xmm1
	ja	.L2950
	vucomisd	%xmm0, %xmm0
	jnp	.L2992
.L2950:
	testq	%r12, %r12
	jns	.L2941
.L2995:
	vsubsd	.LC790(%rip), %xmm0, %xmm0
	vmovsd	.LC221(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm6
	vmovq	%xmm6, %rcx
	jmp	.L2941
	.p2align 4,,10
	.p2align 3
.L2990:
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 40
	popq	%rbp
	.cfi_def_cfa_offset 32
	popq	%r12
	.cfi_def_cfa_offset 24
	popq	%r13
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L2971:
	.cfi_restore_state
	vmovsd	.LC149(%rip), %xmm2
	testq	%r12, %r12
	js	.L2993
	vucomisd	%xmm1, %xmm2
	jnb	.L2986
	vcomisd	%xmm0, %xmm2
	movl	$0, %ecx
	movabsq	$4605249457297304856, %r12
	cmovb	%r12, %rcx
	jmp	.L2941
	.p2align 4,,10
	.p2align 3
.L2992:
	vmovsd	.LC786(%rip), %xmm0
	vcomisd	%xmm2, %xmm0
	jbe	.L2994
	vxorpd	%xmm5, %xmm5, %xmm5
	vmovsd	%xmm5, %xmm5, %xmm3
.L2952:
	vmovsd	.LC745(%rip), %xmm0
	vmulsd	%xmm2, %xmm2, %xmm1
	movabsq	$-9223372036854775808, %r14
	vfmadd213sd	.LC747(%rip), %xmm1, %xmm0
	andq	%r14, %rcx
	vfmadd213sd	.LC749(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC751(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC753(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC755(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC757(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC759(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC761(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC763(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC765(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC767(%rip), %xmm1, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vfmadd132sd	%xmm2, %xmm5, %xmm1
	vaddsd	%xmm1, %xmm2, %xmm2
	vaddsd	%xmm3, %xmm2, %xmm2
	vmovq	%xmm2, %r14
	orq	%r14, %rcx
	vmovq	%rcx, %xmm0
	testq	%r12, %r12
	jns	.L2941
	jmp	.L2995
	.p2align 4,,10
	.p2align 3
.L2993:
	vucomisd	%xmm1, %xmm2
	jnb	.L2986
	movabsq	$4614256656552045848, %rcx
	vcomisd	%xmm0, %xmm2
	movabsq	$4612488097114038738, %r12
	cmovb	%r12, %rcx
	jmp	.L2941
	.p2align 4,,10
	.p2align 3
.L2986:
	movabsq	$4609753056924675352, %rcx
	jmp	.L2941
	.p2align 4,,10
	.p2align 3
.L2994:
	vmovsd	.LC787(%rip), %xmm0
	vcomisd	%xmm2, %xmm0
	ja	.L2996
	vmovsd	.LC788(%rip), %xmm0
	vcomisd	%xmm2, %xmm0
	jbe	.L2988
	vmovsd	.LC20(%rip), %xmm0
	vmovsd	.LC782(%rip), %xmm5
	vmovsd	.LC783(%rip), %xmm3
	vsubsd	%xmm0, %xmm2, %xmm1
	vaddsd	%xmm0, %xmm2, %xmm2
	vdivsd	%xmm2, %xmm1, %xmm2
	jmp	.L2952
	.p2align 4,,10
	.p2align 3
.L2996:
	vmovsd	.LC134(%rip), %xmm0
	vmovsd	%xmm2, %xmm2, %xmm1
	vfmadd213sd	.LC180(%rip), %xmm0, %xmm1
	vmovsd	.LC780(%rip), %xmm5
	vmovsd	.LC781(%rip), %xmm3
	vaddsd	%xmm0, %xmm2, %xmm2
	vdivsd	%xmm2, %xmm1, %xmm2
	jmp	.L2952
.L2988:
	vmovsd	.LC789(%rip), %xmm0
	vcomisd	%xmm2, %xmm0
	jbe	.L2989
	vmovsd	.LC82(%rip), %xmm0
	vmovsd	%xmm2, %xmm2, %xmm1
	vfmadd213sd	.LC20(%rip), %xmm0, %xmm1
	vmovsd	.LC784(%rip), %xmm5
	vmovsd	.LC785(%rip), %xmm3
	vsubsd	%xmm0, %xmm2, %xmm2
	vdivsd	%xmm1, %xmm2, %xmm2
	jmp	.L2952
.L2989:
	vmovsd	.LC180(%rip), %xmm0
	vmovsd	.LC107(%rip), %xmm5
	vmovsd	.LC106(%rip), %xmm3
	vdivsd	%xmm2, %xmm0, %xmm2
	jmp	.L2952
	.cfi_endproc
.LFE253:
	.size	v_etch__atan2_f32, .-v_etch__atan2_f32
	.p2align 4
	.globl	v_etch__pow_f64
	.type	v_etch__pow_f64, @function
v_etch__pow_f64:
.LFB254:
	.cfi_startproc
	testl	%ecx, %ecx
	jle	.L3071
	leal	-1(%rcx), %eax
	movq	%rdi, %r8
	movq	%rsi, %r9
	movq	%rdx, %r10
	movl	%ecx, %r11d
	cmpl	$6, %eax
	jbe	.L3033
	movl	%ecx, %edx
	xorl	%eax, %eax
	movabsq	$9223372036854775807, %rcx
	vbroadcastsd	.LC20(%rip), %zmm9
	vpbroadcastq	%rcx, %zmm30
	shrl	$3, %edx
	movabsq	$-4604544271217802189, %rcx
	vbroadcastsd	.LC142(%rip), %zmm20
	vpbroadcastq	%rcx, %zmm29
	salq	$6, %rdx
	movabsq	$4503599627370495, %rcx
	vbroadcastsd	.LC226(%rip), %zmm19
	vpbroadcastq	%rcx, %zmm28
	vxorpd	%xmm12, %xmm12, %xmm12
	movabsq	$4604544271217802189, %rcx
	vbroadcastsd	.LC3(%rip), %zmm17
	vbroadcastsd	.LC2(%rip), %zmm16
	vpbroadcastq	%rcx, %zmm27
	movabsq	$7141747209585715, %rcx
	vbroadcastsd	.LC4(%rip), %zmm18
	vbroadcastsd	.LC18(%rip), %zmm31
	vpbroadcastq	%rcx, %zmm26
	movabsq	$4841369599423283200, %rcx
	vbroadcastsd	.LC200(%rip), %zmm15
	vbroadcastsd	.LC149(%rip), %zmm14
	vpbroadcastq	%rcx, %zmm25
	movabsq	$-4843621399236966402, %rcx
	vpbroadcastq	%rcx, %zmm24
	movabsq	$9221120237041090560, %rcx
	vpbroadcastq	%rcx, %zmm23
	movabsq	$-9223372036854775808, %rcx
	vpbroadcastq	%rcx, %zmm22
	.p2align 4,,10
	.p2align 3
.L3000:
	vmovupd	(%r8,%rax), %zmm3
	vmovupd	(%r9,%rax), %zmm1
	vpandq	%zmm3, %zmm30, %zmm2
	vcmppd	$1, %zmm12, %zmm1, %k3
	vmovapd	%zmm2, %zmm0
	vcmppd	$14, %zmm12, %zmm1, %k0
	vcmppd	$1, .LC423(%rip), %zmm2, %k1
	vmulpd	.LC424(%rip), %zmm2, %zmm0{%k1}
	vmovapd	.LC425(%rip), %zmm4{%k1}{z}
	vpaddq	%zmm0, %zmm29, %zmm5
	vpaddq	%zmm0, %zmm26, %zmm0
	vpandq	%zmm28, %zmm5, %zmm5
	vpsrlq	$52, %zmm0, %zmm0
	vpaddq	%zmm27, %zmm5, %zmm5
	vporq	%zmm25, %zmm0, %zmm0
	vaddpd	.LC429(%rip), %zmm5, %zmm5
	vaddpd	.LC335(%rip), %zmm5, %zmm7
	vaddpd	.LC432(%rip), %zmm0, %zmm0
	vdivpd	%zmm7, %zmm9, %zmm8
	vmulpd	%zmm5, %zmm8, %zmm6
	vaddpd	%zmm4, %zmm0, %zmm0
	vaddpd	.LC840(%rip), %zmm7, %zmm4
	vsubpd	%zmm4, %zmm5, %zmm4
	vfnmadd132pd	%zmm6, %zmm5, %zmm7
	vmovapd	%zmm6, %zmm10
	vbroadcastsd	.LC135(%rip), %zmm5
	vfnmadd132pd	%zmm6, %zmm7, %zmm4
	vmulpd	%zmm6, %zmm6, %zmm7
	vfmadd213pd	.LC843(%rip), %zmm7, %zmm5
	vfmadd213pd	.LC844(%rip), %zmm7, %zmm5
	vfmadd213pd	.LC845(%rip), %zmm7, %zmm5
	vfmadd213pd	.LC846(%rip), %zmm7, %zmm5
	vfmadd213pd	.LC847(%rip), %zmm7, %zmm5
	vfmsub132pd	%zmm6, %zmm7, %zmm10
	vfmadd213pd	.LC848(%rip), %zmm7, %zmm5
	vmulpd	%zmm8, %zmm4, %zmm4
	vaddpd	%zmm6, %zmm6, %zmm8
	vmulpd	%zmm7, %zmm5, %zmm5
	vfmadd231pd	%zmm4, %zmm8, %zmm10
	vaddpd	%zmm20, %zmm5, %zmm11
	vsubpd	%zmm11, %zmm20, %zmm13
	vmovapd	%zmm11, %zmm21
	vaddpd	%zmm5, %zmm13, %zmm13
	vmulpd	%zmm7, %zmm11, %zmm5
	vmulpd	%zmm10, %zmm11, %zmm11
	vfmsub132pd	%zmm7, %zmm5, %zmm21
	vfmadd132pd	%zmm7, %zmm11, %zmm13
	vmovapd	%zmm5, %zmm11
	vmulpd	%zmm6, %zmm5, %zmm7
	vmulpd	%zmm4, %zmm5, %zmm5
	vaddpd	%zmm4, %zmm4, %zmm4
	vaddpd	%zmm21, %zmm13, %zmm13
	vfmsub132pd	%zmm6, %zmm7, %zmm11
	vaddpd	%zmm8, %zmm7, %zmm10
	vfmadd132pd	%zmm6, %zmm5, %zmm13
	vmulpd	.LC420(%rip), %zmm0, %zmm6
	vsubpd	%zmm10, %zmm8, %zmm8
	vaddpd	%zmm7, %zmm8, %zmm8
	vaddpd	%zmm11, %zmm13, %zmm13
	vaddpd	%zmm10, %zmm6, %zmm5
	vaddpd	%zmm13, %zmm4, %zmm4
	vsubpd	%zmm5, %zmm6, %zmm6
	vaddpd	%zmm8, %zmm4, %zmm4
	vfmadd132pd	.LC419(%rip), %zmm4, %zmm0
	vaddpd	%zmm10, %zmm6, %zmm6
	vaddpd	%zmm6, %zmm0, %zmm0
	vaddpd	%zmm0, %zmm5, %zmm4
	vsubpd	%zmm4, %zmm5, %zmm5
	vmulpd	%zmm1, %zmm4, %zmm6
	vaddpd	%zmm0, %zmm5, %zmm5
	vfmsub132pd	%zmm1, %zmm6, %zmm4
	vandpd	%zmm19, %zmm6, %zmm0
	vmulpd	%zmm1, %zmm5, %zmm5
	vcmppd	$1, .LC850(%rip), %zmm0, %k1
	vaddpd	%zmm4, %zmm5, %zmm8{%k1}{z}
	vcmppd	$10, %zmm17, %zmm6, %k1
	vrndscalepd	$4, %zmm1, %zmm4
	vmulpd	%zmm18, %zmm1, %zmm5
	vcmppd	$5, %zmm16, %zmm6, %k2{%k1}
	vcmppd	$1, %zmm16, %zmm6, %k1{%k1}
	vblendmpd	%zmm16, %zmm6, %zmm0{%k1}
	vcmppd	$1, %zmm6, %zmm17, %k1
	vmovapd	%zmm6, %zmm0{%k2}
	vrndscalepd	$4, %zmm5, %zmm6
	vmovapd	%zmm17, %zmm0{%k1}
	vcmppd	$4, %zmm9, %zmm2, %k1
	vcmppd	$4, %zmm6, %zmm5, %k2
	vbroadcastsd	.LC6(%rip), %zmm5
	vfmadd213pd	.LC296(%rip), %zmm0, %zmm5
	vaddpd	.LC297(%rip), %zmm5, %zmm7
	vfmadd231pd	.LC299(%rip), %zmm7, %zmm0
	vfmadd132pd	.LC300(%rip), %zmm0, %zmm7
	vbroadcastsd	.LC10(%rip), %zmm0
	vcmppd	$0, %zmm4, %zmm1, %k2{%k2}
	vpaddq	%zmm24, %zmm5, %zmm5
	vpsrlq	$1, %zmm5, %zmm6
	vaddpd	%zmm8, %zmm7, %zmm7
	vpsubq	%zmm6, %zmm5, %zmm5
	vfmadd213pd	.LC246(%rip), %zmm7, %zmm0
	vpsllq	$52, %zmm6, %zmm6
	vpsllq	$52, %zmm5, %zmm5
	vfmadd213pd	.LC247(%rip), %zmm7, %zmm0
	vfmadd213pd	.LC248(%rip), %zmm7, %zmm0
	vfmadd213pd	.LC249(%rip), %zmm7, %zmm0
	vfmadd213pd	.LC250(%rip), %zmm7, %zmm0
	vfmadd213pd	.LC251(%rip), %zmm7, %zmm0
	vfmadd213pd	.LC252(%rip), %zmm7, %zmm0
	vmulpd	%zmm7, %zmm7, %zmm8
	vfmadd132pd	%zmm7, %zmm31, %zmm0
	vfmadd213pd	.LC254(%rip), %zmm7, %zmm0
	vfmadd132pd	%zmm7, %zmm18, %zmm0
	vfmadd132pd	%zmm8, %zmm7, %zmm0
	vaddpd	%zmm9, %zmm0, %zmm0
	vmulpd	%zmm6, %zmm0, %zmm0
	vmovapd	%zmm9, %zmm6
	vmulpd	%zmm0, %zmm5, %zmm6{%k1}
	vblendmpd	%zmm12, %zmm15, %zmm5{%k3}
	vmovapd	%zmm15, %zmm0{%k3}{z}
	vcmppd	$4, %zmm12, %zmm2, %k3
	vmovapd	%zmm6, %zmm0{%k3}
	vcmppd	$1, %zmm2, %zmm14, %k3
	vandpd	%zmm19, %zmm1, %zmm6
	vcmppd	$14, %zmm14, %zmm6, %k1{%k1}
	vmovapd	%zmm5, %zmm0{%k3}
	vcmppd	$10, %zmm9, %zmm2, %k3
	kxorb	%k0, %k3, %k3
	vmovapd	%zmm15, %zmm5{%k3}{z}
	vcmppd	$4, %zmm1, %zmm1, %k0
	vmovapd	%zmm5, %zmm0{%k1}
	vcmppd	$4, %zmm4, %zmm1, %k1
	vcmppd	$1, %zmm12, %zmm3, %k1{%k1}
	vcmppd	$10, %zmm14, %zmm2, %k1{%k1}
	vpandq	%zmm3, %zmm22, %zmm2
	vpblendmq	%zmm23, %zmm0, %zmm4{%k1}
	vmovapd	.LC737(%rip), %zmm0{%k1}
	vcmppd	$4, %zmm3, %zmm3, %k1
	vpxorq	%zmm2, %zmm4, %zmm0{%k2}
	korb	%k0, %k1, %k1
	vaddpd	%zmm1, %zmm3, %zmm0{%k1}
	vcmppd	$4, %zmm9, %zmm3, %k1
	vcmppd	$4, %zmm12, %zmm1, %k1{%k1}
	vblendmpd	%zmm0, %zmm9, %zmm0{%k1}
	vmovupd	%zmm0, (%r10,%rax)
	addq	$64, %rax
	cmpq	%rax, %rdx
	jne	.L3000
	movl	%r11d, %edx
	andl	$-8, %edx
	movl	%edx, %ecx
	cmpl	%r11d, %edx
	je	.L3068
.L2999:
	movl	%r11d, %esi
	subl	%ecx, %esi
	leal	-1(%rsi), %eax
	cmpl	$2, %eax
	jbe	.L3004
	vmovupd	(%r8,%rcx,8), %ymm4
	movabsq	$9223372036854775807, %rax
	vbroadcastsd	.LC132(%rip), %ymm0
	vpbroadcastq	%rax, %ymm5
	vmovupd	(%r9,%rcx,8), %ymm2
	vbroadcastsd	.LC131(%rip), %ymm1
	movabsq	$-4604544271217802189, %rax
	vpand	%ymm4, %ymm5, %ymm5
	vcmppd	$1, %ymm0, %ymm5, %k1
	vcmpltpd	%ymm0, %ymm5, %ymm3
	vmovapd	%ymm5, %ymm6
	vmulpd	.LC146(%rip){1to4}, %ymm5, %ymm6{%k1}
	vandpd	%ymm1, %ymm3, %ymm3
	vpbroadcastq	%rax, %ymm1
	movabsq	$4503599627370495, %rax
	vpbroadcastq	%rax, %ymm0
	movabsq	$4604544271217802189, %rax
	vpaddq	%ymm6, %ymm1, %ymm1
	vpand	%ymm0, %ymm1, %ymm1
	vpbroadcastq	%rax, %ymm0
	movabsq	$7141747209585715, %rax
	vpaddq	%ymm0, %ymm1, %ymm1
	vpbroadcastq	%rax, %ymm0
	movabsq	$4841369599423283200, %rax
	vpaddq	%ymm6, %ymm0, %ymm0
	vpbroadcastq	%rax, %ymm6
	vaddpd	.LC180(%rip){1to4}, %ymm1, %ymm1
	movabsq	$-4843621399236966402, %rax
	vpsrlq	$52, %ymm0, %ymm0
	vpor	%ymm6, %ymm0, %ymm0
	vaddpd	.LC433(%rip){1to4}, %ymm0, %ymm0
	vaddpd	.LC134(%rip){1to4}, %ymm1, %ymm9
	vaddpd	%ymm3, %ymm0, %ymm0
	vaddpd	.LC841(%rip){1to4}, %ymm9, %ymm7
	vbroadcastsd	.LC20(%rip), %ymm3
	vdivpd	%ymm9, %ymm3, %ymm8
	vsubpd	%ymm7, %ymm1, %ymm7
	vmulpd	%ymm8, %ymm1, %ymm6
	vfnmadd132pd	%ymm6, %ymm1, %ymm9
	vmovapd	%ymm6, %ymm11
	vbroadcastsd	.LC135(%rip), %ymm1
	vaddpd	%ymm6, %ymm6, %ymm10
	vfnmadd132pd	%ymm6, %ymm9, %ymm7
	vbroadcastsd	.LC142(%rip), %ymm9
	vmulpd	%ymm7, %ymm8, %ymm8
	vmulpd	%ymm6, %ymm6, %ymm7
	vfmadd213pd	.LC136(%rip){1to4}, %ymm7, %ymm1
	vfmsub132pd	%ymm6, %ymm7, %ymm11
	vmovapd	%ymm7, %ymm13
	vfmadd213pd	.LC137(%rip){1to4}, %ymm7, %ymm1
	vfmadd231pd	%ymm10, %ymm8, %ymm11
	vfmadd213pd	.LC138(%rip){1to4}, %ymm7, %ymm1
	vfmadd213pd	.LC139(%rip){1to4}, %ymm7, %ymm1
	vfmadd213pd	.LC140(%rip){1to4}, %ymm7, %ymm1
	vfmadd213pd	.LC141(%rip){1to4}, %ymm7, %ymm1
	vmulpd	%ymm1, %ymm7, %ymm1
	vaddpd	%ymm9, %ymm1, %ymm12
	vsubpd	%ymm12, %ymm9, %ymm9
	vmulpd	%ymm12, %ymm11, %ymm11
	vaddpd	%ymm1, %ymm9, %ymm9
	vmulpd	%ymm12, %ymm7, %ymm1
	vfmadd132pd	%ymm9, %ymm11, %ymm7
	vmovapd	%ymm6, %ymm9
	vmulpd	%ymm1, %ymm6, %ymm11
	vfmsub132pd	%ymm12, %ymm1, %ymm13
	vfmsub132pd	%ymm1, %ymm11, %ymm9
	vaddpd	%ymm7, %ymm13, %ymm7
	vaddpd	%ymm11, %ymm10, %ymm12
	vmulpd	%ymm1, %ymm8, %ymm1
	vfmadd132pd	%ymm7, %ymm1, %ymm6
	vmulpd	.LC143(%rip){1to4}, %ymm0, %ymm7
	vaddpd	%ymm6, %ymm9, %ymm6
	vaddpd	%ymm8, %ymm8, %ymm9
	vsubpd	%ymm12, %ymm10, %ymm8
	vaddpd	%ymm7, %ymm12, %ymm1
	vbroadcastsd	.LC4(%rip), %ymm10
	vaddpd	%ymm9, %ymm6, %ymm6
	vbroadcastsd	.LC145(%rip), %ymm9
	vaddpd	%ymm11, %ymm8, %ymm8
	vsubpd	%ymm1, %ymm7, %ymm7
	vmovapd	%ymm3, %ymm11
	vaddpd	%ymm8, %ymm6, %ymm6
	vaddpd	%ymm12, %ymm7, %ymm7
	vfmadd132pd	.LC144(%rip){1to4}, %ymm6, %ymm0
	vaddpd	%ymm0, %ymm7, %ymm0
	vaddpd	%ymm0, %ymm1, %ymm6
	vmulpd	%ymm6, %ymm2, %ymm7
	vsubpd	%ymm6, %ymm1, %ymm1
	vaddpd	%ymm0, %ymm1, %ymm1
	vfmsub132pd	%ymm2, %ymm7, %ymm6
	vmulpd	%ymm2, %ymm1, %ymm1
	vmovapd	%ymm6, %ymm0
	vbroadcastsd	.LC226(%rip), %ymm6
	vandpd	%ymm6, %ymm7, %ymm8
	vandpd	%ymm6, %ymm2, %ymm6
	vcmppd	$1, %ymm9, %ymm8, %k1
	vrndscalepd	$4, %ymm2, %ymm8
	vaddpd	%ymm0, %ymm1, %ymm9{%k1}{z}
	vbroadcastsd	.LC3(%rip), %ymm1
	vbroadcastsd	.LC2(%rip), %ymm0
	vcmppd	$10, %ymm1, %ymm7, %k1
	vcmppd	$5, %ymm0, %ymm7, %k2{%k1}
	vcmppd	$1, %ymm0, %ymm7, %k1{%k1}
	vblendmpd	%ymm0, %ymm7, %ymm0{%k1}
	vcmppd	$1, %ymm7, %ymm1, %k1
	vmovapd	%ymm7, %ymm0{%k2}
	vmovapd	%ymm1, %ymm0{%k1}
	vcmppd	$4, %ymm3, %ymm5, %k1
	vmulpd	%ymm10, %ymm2, %ymm1
	vrndscalepd	$4, %ymm1, %ymm7
	vcmppd	$4, %ymm7, %ymm1, %k2
	vbroadcastsd	.LC6(%rip), %ymm7
	vfmadd213pd	.LC7(%rip){1to4}, %ymm0, %ymm7
	vcmppd	$0, %ymm8, %ymm2, %k2{%k2}
	vaddpd	.LC298(%rip){1to4}, %ymm7, %ymm1
	vfmadd231pd	.LC8(%rip){1to4}, %ymm1, %ymm0
	vfmadd132pd	.LC9(%rip){1to4}, %ymm0, %ymm1
	vpbroadcastq	%rax, %ymm0
	movabsq	$9221120237041090560, %rax
	vpaddq	%ymm0, %ymm7, %ymm7
	vbroadcastsd	.LC10(%rip), %ymm0
	vaddpd	%ymm9, %ymm1, %ymm1
	vpsrlq	$1, %ymm7, %ymm9
	vpsubq	%ymm9, %ymm7, %ymm7
	vpsllq	$52, %ymm9, %ymm9
	vpsllq	$52, %ymm7, %ymm7
	vfmadd213pd	.LC11(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC12(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC13(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC14(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC15(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC16(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC17(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC18(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC19(%rip){1to4}, %ymm1, %ymm0
	vfmadd132pd	%ymm1, %ymm10, %ymm0
	vmulpd	%ymm1, %ymm1, %ymm10
	vfmadd132pd	%ymm10, %ymm1, %ymm0
	vxorpd	%xmm1, %xmm1, %xmm1
	vcmppd	$1, %ymm1, %ymm2, %k3
	vcmppd	$14, %ymm1, %ymm2, %k0
	vaddpd	%ymm3, %ymm0, %ymm0
	vmulpd	%ymm9, %ymm0, %ymm0
	vbroadcastsd	.LC200(%rip), %ymm9
	vblendmpd	%ymm1, %ymm9, %ymm10{%k3}
	vmulpd	%ymm0, %ymm7, %ymm11{%k1}
	vblendmpd	%ymm9, %ymm1, %ymm0{%k3}
	vbroadcastsd	.LC149(%rip), %ymm7
	vcmppd	$4, %ymm1, %ymm5, %k3
	vcmppd	$14, %ymm7, %ymm6, %k1{%k1}
	vmovapd	%ymm11, %ymm0{%k3}
	vcmppd	$1, %ymm5, %ymm7, %k3
	vmovapd	%ymm10, %ymm0{%k3}
	vcmppd	$10, %ymm3, %ymm5, %k3
	kxorb	%k0, %k3, %k3
	vblendmpd	%ymm9, %ymm1, %ymm10{%k3}
	vcmppd	$4, %ymm2, %ymm2, %k0
	vmovapd	%ymm10, %ymm0{%k1}
	vcmppd	$10, %ymm7, %ymm5, %k1
	vmovdqa	%ymm0, %ymm6
	vcmppd	$1, %ymm1, %ymm4, %k1{%k1}
	vcmppd	$4, %ymm8, %ymm2, %k1{%k1}
	vbroadcastsd	.LC738(%rip), %ymm0{%k1}
	vpbroadcastq	%rax, %ymm6{%k1}
	vcmppd	$4, %ymm4, %ymm4, %k1
	movabsq	$-9223372036854775808, %rax
	vpbroadcastq	%rax, %ymm5
	movl	%esi, %eax
	vpand	%ymm4, %ymm5, %ymm5
	andl	$-4, %eax
	vpxorq	%ymm5, %ymm6, %ymm0{%k2}
	korb	%k0, %k1, %k1
	addl	%eax, %edx
	andl	$3, %esi
	vaddpd	%ymm4, %ymm2, %ymm0{%k1}
	vcmppd	$4, %ymm3, %ymm4, %k1
	vcmppd	$4, %ymm1, %ymm2, %k1{%k1}
	vmovapd	%ymm0, %ymm3{%k1}
	vmovupd	%ymm3, (%r10,%rcx,8)
	je	.L3068
.L3004:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movslq	%edx, %rdx
	vmovsd	.LC132(%rip), %xmm31
	movabsq	$9223372036854775807, %rsi
	vmovsd	.LC20(%rip), %xmm8
	vxorpd	%xmm11, %xmm11, %xmm11
	vmovsd	.LC4(%rip), %xmm17
	vmovsd	.LC3(%rip), %xmm13
	vmovsd	.LC133(%rip), %xmm29
	vmovsd	.LC134(%rip), %xmm15
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r13
	.cfi_offset 13, -24
	movl	$1, %r13d
	vmovsd	.LC135(%rip), %xmm28
	pushq	%r12
	vmovsd	.LC136(%rip), %xmm27
	pushq	%rbx
	.cfi_offset 12, -32
	.cfi_offset 3, -40
	vmovsd	.LC137(%rip), %xmm26
	vmovsd	.LC138(%rip), %xmm25
	vmovsd	.LC139(%rip), %xmm24
	vmovsd	.LC140(%rip), %xmm23
	vmovsd	.LC141(%rip), %xmm22
	vmovsd	.LC142(%rip), %xmm14
	vmovsd	.LC143(%rip), %xmm21
	vmovsd	.LC145(%rip), %xmm19
	vmovsd	.LC2(%rip), %xmm18
	vmovsd	.LC7(%rip), %xmm30
	.p2align 4,,10
	.p2align 3
.L3008:
	vmovsd	(%r8,%rdx,8), %xmm20
	vmovsd	(%r9,%rdx,8), %xmm2
	vxorpd	%xmm6, %xmm6, %xmm6
	vmovq	%xmm20, %rdi
	movq	%rdi, %rax
	andq	%rsi, %rax
	vmovq	%rax, %xmm5
	vcomisd	%xmm5, %xmm31
	jbe	.L3007
	vmulsd	.LC146(%rip), %xmm5, %xmm6
	movq	.LC131(%rip), %rcx
	vmovq	%xmm6, %rax
	vmovq	%rcx, %xmm6
.L3007:
	movabsq	$-4604544271217802189, %rbx
	movabsq	$4503599627370495, %r12
	addq	%rax, %rbx
	andq	%r12, %rbx
	movabsq	$4604544271217802189, %r12
	addq	%r12, %rbx
	vmovq	%rbx, %xmm3
	movabsq	$7141747209585715, %rbx
	vsubsd	%xmm8, %xmm3, %xmm1
	addq	%rbx, %rax
	movabsq	$4841369599423283200, %rbx
	shrq	$52, %rax
	orq	%rbx, %rax
	vaddsd	%xmm15, %xmm1, %xmm7
	vmovq	%rax, %xmm3
	vsubsd	%xmm29, %xmm3, %xmm0
	vdivsd	%xmm7, %xmm8, %xmm3
	vsubsd	%xmm15, %xmm7, %xmm4
	vaddsd	%xmm6, %xmm0, %xmm6
	vsubsd	%xmm4, %xmm1, %xmm4
	vmulsd	%xmm3, %xmm1, %xmm0
	vfnmadd132sd	%xmm0, %xmm1, %xmm7
	vmovsd	%xmm0, %xmm0, %xmm9
	vmulsd	%xmm0, %xmm0, %xmm1
	vfnmadd132sd	%xmm0, %xmm7, %xmm4
	vmovsd	%xmm1, %xmm1, %xmm7
	vfmsub132sd	%xmm0, %xmm1, %xmm9
	vfmadd132sd	%xmm28, %xmm27, %xmm7
	vmulsd	%xmm4, %xmm3, %xmm3
	vaddsd	%xmm0, %xmm0, %xmm4
	vfmadd132sd	%xmm1, %xmm26, %xmm7
	vfmadd231sd	%xmm4, %xmm3, %xmm9
	vfmadd132sd	%xmm1, %xmm25, %xmm7
	vfmadd132sd	%xmm1, %xmm24, %xmm7
	vfmadd132sd	%xmm1, %xmm23, %xmm7
	vfmadd132sd	%xmm1, %xmm22, %xmm7
	vmulsd	%xmm7, %xmm1, %xmm7
	vaddsd	%xmm14, %xmm7, %xmm10
	vsubsd	%xmm10, %xmm14, %xmm12
	vmulsd	%xmm10, %xmm1, %xmm16
	vmulsd	%xmm10, %xmm9, %xmm9
	vaddsd	%xmm7, %xmm12, %xmm7
	vmovsd	%xmm1, %xmm1, %xmm12
	vfmsub132sd	%xmm10, %xmm16, %xmm12
	vmulsd	%xmm16, %xmm0, %xmm10
	vfmadd132sd	%xmm7, %xmm9, %xmm1
	vaddsd	%xmm1, %xmm12, %xmm9
	vmulsd	%xmm21, %xmm6, %xmm1
	vmovsd	%xmm0, %xmm0, %xmm12
	vfmsub132sd	%xmm16, %xmm10, %xmm12
	vmulsd	%xmm16, %xmm3, %xmm16
	vaddsd	%xmm3, %xmm3, %xmm3
	vfmadd132sd	%xmm9, %xmm16, %xmm0
	vaddsd	%xmm10, %xmm4, %xmm9
	vsubsd	%xmm9, %xmm4, %xmm4
	vaddsd	%xmm1, %xmm9, %xmm7
	vaddsd	%xmm0, %xmm12, %xmm0
	vaddsd	%xmm10, %xmm4, %xmm4
	vsubsd	%xmm7, %xmm1, %xmm1
	vaddsd	%xmm3, %xmm0, %xmm3
	vaddsd	%xmm9, %xmm1, %xmm1
	vaddsd	%xmm4, %xmm3, %xmm3
	vfmadd132sd	.LC144(%rip), %xmm3, %xmm6
	vaddsd	%xmm6, %xmm1, %xmm1
	vaddsd	%xmm1, %xmm7, %xmm3
	vmulsd	%xmm3, %xmm2, %xmm0
	vmovq	%xmm0, %rax
	andq	%rsi, %rax
	vmovq	%rax, %xmm4
	vcomisd	%xmm4, %xmm19
	ja	.L3032
	vxorpd	%xmm7, %xmm7, %xmm7
.L3031:
	vmulsd	%xmm17, %xmm2, %xmm4
	vrndscalesd	$4, %xmm2, %xmm2, %xmm6
	vucomisd	%xmm6, %xmm2
	movl	$0, %ebx
	vmaxsd	%xmm0, %xmm18, %xmm3
	vcmpnltsd	%xmm0, %xmm13, %xmm0
	setnp	%al
	cmovne	%ebx, %eax
	vblendvpd	%xmm0, %xmm3, %xmm13, %xmm0
	vrndscalesd	$4, %xmm4, %xmm4, %xmm1
	vucomisd	%xmm1, %xmm4
	setp	%bl
	cmovne	%r13d, %ebx
	andl	%ebx, %eax
	vucomisd	%xmm8, %xmm5
	jp	.L3027
	jne	.L3027
	vcomisd	%xmm2, %xmm11
	ja	.L3039
	vmovsd	.LC200(%rip), %xmm1
	vmovsd	%xmm5, %xmm5, %xmm0
	vxorpd	%xmm4, %xmm4, %xmm4
.L3025:
	vucomisd	%xmm11, %xmm5
	jp	.L3044
	jne	.L3044
.L3023:
	vmovsd	.LC149(%rip), %xmm3
	vucomisd	%xmm8, %xmm5
	vcmpltsd	%xmm5, %xmm3, %xmm0
	setbe	%r12b
	vcomisd	%xmm11, %xmm2
	vblendvpd	%xmm0, %xmm1, %xmm4, %xmm1
	vmovsd	.LC200(%rip), %xmm0
	seta	%bl
	cmpb	%bl, %r12b
	jne	.L3021
	vxorpd	%xmm0, %xmm0, %xmm0
.L3021:
	vmovq	%xmm2, %rcx
	andq	%rsi, %rcx
	vmovq	%rcx, %xmm3
	vcomisd	.LC149(%rip), %xmm3
	jbe	.L3043
	vucomisd	%xmm8, %xmm5
	setp	%bl
	cmovne	%r13d, %ebx
	testb	%bl, %bl
	je	.L3043
.L3019:
	vcomisd	%xmm20, %xmm11
	seta	%r12b
	vucomisd	.LC149(%rip), %xmm5
	setbe	%bl
	testb	%bl, %r12b
	je	.L3042
	vucomisd	%xmm6, %xmm2
	setp	%bl
	cmovne	%r13d, %ebx
	testb	%bl, %bl
	je	.L3042
	vmovsd	.LC738(%rip), %xmm0
	movabsq	$9221120237041090560, %rbx
.L3017:
	testb	%al, %al
	je	.L3016
	movabsq	$-9223372036854775808, %rax
	andq	%rdi, %rax
	xorq	%rbx, %rax
	vmovq	%rax, %xmm0
.L3016:
	vucomisd	%xmm20, %xmm20
	jp	.L3041
	vucomisd	%xmm2, %xmm2
	jnp	.L3012
.L3041:
	vaddsd	%xmm20, %xmm2, %xmm0
.L3012:
	vucomisd	%xmm11, %xmm2
	setp	%al
	cmovne	%r13d, %eax
	testb	%al, %al
	je	.L3040
	vucomisd	%xmm8, %xmm20
	setp	%al
	cmovne	%r13d, %eax
	testb	%al, %al
	je	.L3040
	vmovsd	%xmm0, (%r10,%rdx,8)
	addq	$1, %rdx
	cmpl	%edx, %r11d
	jg	.L3008
	vzeroupper
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3040:
	.cfi_restore_state
	vmovsd	%xmm8, (%r10,%rdx,8)
	addq	$1, %rdx
	cmpl	%edx, %r11d
	jg	.L3008
	vzeroupper
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3042:
	.cfi_restore_state
	vmovq	%xmm0, %rbx
	jmp	.L3017
	.p2align 4,,10
	.p2align 3
.L3043:
	vmovsd	%xmm1, %xmm1, %xmm0
	jmp	.L3019
	.p2align 4,,10
	.p2align 3
.L3027:
	vmovsd	.LC6(%rip), %xmm4
	vmovsd	.LC10(%rip), %xmm1
	movabsq	$-4843621399236966402, %rbx
	vfmadd132sd	%xmm0, %xmm30, %xmm4
	vsubsd	%xmm30, %xmm4, %xmm3
	vmovq	%xmm4, %rcx
	vfmadd231sd	.LC8(%rip), %xmm3, %xmm0
	addq	%rcx, %rbx
	vfmadd132sd	.LC9(%rip), %xmm0, %xmm3
	movq	%rbx, %r12
	shrq	%r12
	movq	%r12, %rcx
	subq	%r12, %rbx
	salq	$52, %rcx
	salq	$52, %rbx
	vcomisd	%xmm2, %xmm11
	vaddsd	%xmm7, %xmm3, %xmm3
	vfmadd213sd	.LC11(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC12(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC13(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC14(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC15(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC16(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC17(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC18(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC19(%rip), %xmm3, %xmm1
	vmulsd	%xmm3, %xmm3, %xmm0
	vfmadd132sd	%xmm3, %xmm17, %xmm1
	vfmadd132sd	%xmm0, %xmm3, %xmm1
	vmovq	%rcx, %xmm0
	vmovq	%rbx, %xmm3
	vaddsd	%xmm8, %xmm1, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm0
	vmulsd	%xmm3, %xmm0, %xmm0
	ja	.L3074
	vmovsd	.LC200(%rip), %xmm1
	vxorpd	%xmm4, %xmm4, %xmm4
	jmp	.L3025
	.p2align 4,,10
	.p2align 3
.L3032:
	vsubsd	%xmm3, %xmm7, %xmm7
	vfmsub132sd	%xmm2, %xmm0, %xmm3
	vaddsd	%xmm1, %xmm7, %xmm7
	vmulsd	%xmm2, %xmm7, %xmm7
	vaddsd	%xmm3, %xmm7, %xmm7
	jmp	.L3031
	.p2align 4,,10
	.p2align 3
.L3044:
	vmovsd	%xmm0, %xmm0, %xmm4
	jmp	.L3023
	.p2align 4,,10
	.p2align 3
.L3074:
	vmovsd	.LC200(%rip), %xmm4
	vxorpd	%xmm1, %xmm1, %xmm1
	jmp	.L3025
	.p2align 4,,10
	.p2align 3
.L3039:
	vmovsd	%xmm5, %xmm5, %xmm4
	vxorpd	%xmm1, %xmm1, %xmm1
	jmp	.L3023
	.p2align 4,,10
	.p2align 3
.L3071:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	ret
	.p2align 4,,10
	.p2align 3
.L3068:
	vzeroupper
	ret
.L3033:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.L2999
	.cfi_endproc
.LFE254:
	.size	v_etch__pow_f64, .-v_etch__pow_f64
	.p2align 4
	.globl	v_etch__pow_f32
	.type	v_etch__pow_f32, @function
v_etch__pow_f32:
.LFB255:
	.cfi_startproc
	testl	%ecx, %ecx
	jle	.L3147
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rcx), %eax
	movq	%rdx, %r8
	movl	%ecx, %r9d
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$72, %rsp
	.cfi_offset 13, -24
	.cfi_offset 12, -32
	.cfi_offset 3, -40
	cmpl	$14, %eax
	jbe	.L3108
	movl	%ecx, %edx
	xorl	%eax, %eax
	movabsq	$-4604544271217802189, %rcx
	vbroadcastsd	.LC226(%rip), %zmm31
	vpbroadcastq	%rcx, %zmm26
	shrl	$4, %edx
	movabsq	$4503599627370495, %rcx
	vbroadcastsd	.LC180(%rip), %zmm30
	vpbroadcastq	%rcx, %zmm25
	salq	$6, %rdx
	movabsq	$4604544271217802189, %rcx
	vbroadcastsd	.LC433(%rip), %zmm29
	vpbroadcastq	%rcx, %zmm24
	vxorps	%xmm12, %xmm12, %xmm12
	movabsq	$7141747209585715, %rcx
	vbroadcastsd	.LC134(%rip), %zmm28
	vbroadcastsd	.LC4(%rip), %zmm18
	vpbroadcastq	%rcx, %zmm23
	movabsq	$4841369599423283200, %rcx
	vbroadcastsd	.LC172(%rip), %zmm27
	vbroadcastsd	.LC862(%rip), %zmm14
	vpbroadcastq	%rcx, %zmm22
	movl	$2147483647, %ecx
	vbroadcastsd	.LC863(%rip), %zmm13
	vbroadcastss	.LC282(%rip), %zmm15
	vpbroadcastd	%ecx, %zmm7
	movl	$1023, %ecx
	vbroadcastss	.LC668(%rip), %zmm20
	vpbroadcastq	%rcx, %zmm21
	movl	$2143289344, %ecx
	vmovdqa32	%zmm7, 8(%rsp)
	vbroadcastss	.LC385(%rip), %zmm19
	vpbroadcastd	%ecx, %zmm7
	movl	$-2147483648, %ecx
	vmovdqa32	%zmm7, -56(%rsp)
	vpbroadcastd	%ecx, %zmm7
	vmovdqa32	%zmm7, -120(%rsp)
	.p2align 4,,10
	.p2align 3
.L3078:
	vmovups	(%rdi,%rax), %zmm2
	vmovups	(%rsi,%rax), %zmm1
	vcvtps2pd	%ymm2, %zmm3
	vandpd	%zmm31, %zmm3, %zmm3
	vextractf32x8	$0x1, %zmm2, %ymm0
	vpaddq	%zmm3, %zmm26, %zmm5
	vcvtps2pd	%ymm0, %zmm0
	vandpd	%zmm31, %zmm0, %zmm0
	vpaddq	%zmm3, %zmm23, %zmm3
	vpandq	%zmm25, %zmm5, %zmm5
	vpaddq	%zmm0, %zmm26, %zmm6
	vpaddq	%zmm0, %zmm23, %zmm0
	vpaddq	%zmm24, %zmm5, %zmm5
	vpandq	%zmm25, %zmm6, %zmm6
	vaddpd	%zmm5, %zmm30, %zmm5
	vpaddq	%zmm24, %zmm6, %zmm6
	vpsrlq	$52, %zmm3, %zmm3
	vaddpd	%zmm6, %zmm30, %zmm6
	vporq	%zmm22, %zmm3, %zmm3
	vaddpd	%zmm3, %zmm29, %zmm8
	vpsrlq	$52, %zmm0, %zmm0
	vaddpd	%zmm28, %zmm5, %zmm11
	vmulpd	%zmm18, %zmm5, %zmm9
	vporq	%zmm22, %zmm0, %zmm0
	vaddpd	%zmm28, %zmm6, %zmm4
	vmulpd	%zmm18, %zmm6, %zmm10
	vaddpd	%zmm0, %zmm29, %zmm0
	vcmpps	$14, %zmm12, %zmm1, %k0
	vdivpd	%zmm11, %zmm5, %zmm11
	vmulpd	%zmm11, %zmm11, %zmm3
	vdivpd	%zmm4, %zmm6, %zmm4
	vmulpd	%zmm4, %zmm4, %zmm7
	vmulpd	%zmm5, %zmm9, %zmm9
	vmulpd	%zmm6, %zmm10, %zmm10
	vmovapd	%zmm3, %zmm16
	vfmadd213pd	.LC406(%rip), %zmm27, %zmm16
	vfmadd213pd	.LC407(%rip), %zmm3, %zmm16
	vmovapd	%zmm7, %zmm17
	vfmadd213pd	.LC408(%rip), %zmm3, %zmm16
	vfmadd213pd	.LC406(%rip), %zmm27, %zmm17
	vfmadd213pd	.LC409(%rip), %zmm3, %zmm16
	vfmadd213pd	.LC407(%rip), %zmm7, %zmm17
	vfmadd213pd	.LC410(%rip), %zmm3, %zmm16
	vfmadd213pd	.LC408(%rip), %zmm7, %zmm17
	vfmadd213pd	.LC411(%rip), %zmm3, %zmm16
	vfmadd213pd	.LC409(%rip), %zmm7, %zmm17
	vfmadd213pd	.LC410(%rip), %zmm7, %zmm17
	vfmadd213pd	.LC411(%rip), %zmm7, %zmm17
	vmulpd	%zmm16, %zmm3, %zmm3
	vmulpd	.LC419(%rip), %zmm8, %zmm16
	vmulpd	%zmm17, %zmm7, %zmm7
	vaddpd	%zmm9, %zmm3, %zmm3
	vaddpd	%zmm10, %zmm7, %zmm7
	vfmadd132pd	%zmm11, %zmm16, %zmm3
	vmulpd	.LC419(%rip), %zmm0, %zmm11
	vsubpd	%zmm9, %zmm3, %zmm3
	vfmadd132pd	%zmm7, %zmm11, %zmm4
	vbroadcastsd	.LC6(%rip), %zmm7
	vaddpd	%zmm5, %zmm3, %zmm3
	vcvtps2pd	%ymm1, %zmm5
	vfmadd231pd	.LC420(%rip), %zmm8, %zmm3
	vsubpd	%zmm10, %zmm4, %zmm4
	vmulpd	%zmm3, %zmm5, %zmm5
	vextractf32x8	$0x1, %zmm1, %ymm3
	vaddpd	%zmm6, %zmm4, %zmm4
	vcvtps2pd	%ymm3, %zmm3
	vfmadd132pd	.LC420(%rip), %zmm4, %zmm0
	vcmppd	$10, %zmm14, %zmm5, %k2
	vmulpd	%zmm0, %zmm3, %zmm0
	vmulps	.LC675(%rip), %zmm1, %zmm3
	vcmppd	$5, %zmm13, %zmm5, %k3{%k2}
	vcmppd	$1, %zmm13, %zmm5, %k2{%k2}
	vcmppd	$10, %zmm14, %zmm0, %k1
	vblendmpd	%zmm13, %zmm5, %zmm9{%k2}
	vmovapd	%zmm5, %zmm9{%k3}
	vcmpps	$1, %zmm12, %zmm1, %k3
	vcmppd	$1, %zmm13, %zmm0, %k4{%k1}
	vcmppd	$5, %zmm13, %zmm0, %k1{%k1}
	vblendmpd	%zmm13, %zmm0, %zmm4{%k4}
	vmovapd	%zmm0, %zmm4{%k1}
	vcmppd	$1, %zmm5, %zmm14, %k1
	vrndscaleps	$4, %zmm3, %zmm5
	vmovapd	%zmm14, %zmm9{%k1}
	vcmppd	$1, %zmm0, %zmm14, %k1
	vfmadd213pd	.LC296(%rip), %zmm9, %zmm7
	vaddpd	.LC297(%rip), %zmm7, %zmm8
	vfmadd231pd	.LC299(%rip), %zmm8, %zmm9
	vfmadd132pd	.LC300(%rip), %zmm9, %zmm8
	vblendmpd	%zmm14, %zmm4, %zmm0{%k1}
	vrndscaleps	$4, %zmm1, %zmm4
	vcmpps	$4, %zmm5, %zmm3, %k2
	vpandd	8(%rsp), %zmm2, %zmm3
	vbroadcastsd	.LC6(%rip), %zmm5
	vfmadd213pd	.LC296(%rip), %zmm0, %zmm5
	vaddpd	.LC297(%rip), %zmm5, %zmm6
	vpaddq	%zmm21, %zmm7, %zmm7
	vfmadd231pd	.LC299(%rip), %zmm6, %zmm0
	vpsllq	$52, %zmm7, %zmm7
	vcmpps	$4, %zmm15, %zmm3, %k1
	vfmadd132pd	.LC300(%rip), %zmm0, %zmm6
	vbroadcastsd	.LC10(%rip), %zmm0
	vfmadd213pd	.LC246(%rip), %zmm8, %zmm0
	vbroadcastsd	.LC10(%rip), %zmm9
	vfmadd213pd	.LC247(%rip), %zmm8, %zmm0
	vpaddq	%zmm21, %zmm5, %zmm5
	vmulpd	%zmm8, %zmm8, %zmm11
	vcmpps	$0, %zmm4, %zmm1, %k2{%k2}
	vfmadd213pd	.LC248(%rip), %zmm8, %zmm0
	vfmadd213pd	.LC246(%rip), %zmm6, %zmm9
	vfmadd213pd	.LC249(%rip), %zmm8, %zmm0
	vfmadd213pd	.LC247(%rip), %zmm6, %zmm9
	vfmadd213pd	.LC250(%rip), %zmm8, %zmm0
	vfmadd213pd	.LC248(%rip), %zmm6, %zmm9
	vfmadd213pd	.LC251(%rip), %zmm8, %zmm0
	vfmadd213pd	.LC249(%rip), %zmm6, %zmm9
	vfmadd213pd	.LC252(%rip), %zmm8, %zmm0
	vfmadd213pd	.LC250(%rip), %zmm6, %zmm9
	vfmadd213pd	.LC253(%rip), %zmm8, %zmm0
	vfmadd213pd	.LC251(%rip), %zmm6, %zmm9
	vfmadd213pd	.LC254(%rip), %zmm8, %zmm0
	vfmadd213pd	.LC252(%rip), %zmm6, %zmm9
	vfmadd213pd	.LC253(%rip), %zmm6, %zmm9
	vfmadd213pd	.LC254(%rip), %zmm6, %zmm9
	vmulpd	%zmm6, %zmm6, %zmm10
	vfmadd132pd	%zmm8, %zmm18, %zmm0
	vfmadd132pd	%zmm6, %zmm18, %zmm9
	vfmadd132pd	%zmm11, %zmm8, %zmm0
	vaddpd	.LC302(%rip), %zmm0, %zmm0
	vfmadd231pd	%zmm10, %zmm9, %zmm6
	vmulpd	%zmm7, %zmm0, %zmm0
	vpsllq	$52, %zmm5, %zmm7
	vaddpd	.LC302(%rip), %zmm6, %zmm5
	vblendmps	%zmm12, %zmm20, %zmm6{%k3}
	vmulpd	%zmm7, %zmm5, %zmm5
	vcvtpd2ps	%zmm0, %ymm0
	vcvtpd2ps	%zmm5, %ymm5
	vinsertf64x4	$0x1, %ymm5, %zmm0, %zmm0
	vmovaps	%zmm20, %zmm5{%k3}{z}
	vcmpps	$4, %zmm12, %zmm3, %k3
	vblendmps	%zmm0, %zmm15, %zmm0{%k1}
	vblendmps	%zmm0, %zmm5, %zmm0{%k3}
	vcmpps	$1, %zmm3, %zmm19, %k3
	vmovaps	%zmm6, %zmm0{%k3}
	vcmpps	$10, %zmm15, %zmm3, %k3
	vandps	.LC222(%rip), %zmm1, %zmm6
	vcmpps	$14, %zmm19, %zmm6, %k1{%k1}
	kxorw	%k0, %k3, %k3
	vmovaps	%zmm20, %zmm5{%k3}{z}
	vcmpps	$4, %zmm1, %zmm1, %k0
	vmovaps	%zmm5, %zmm0{%k1}
	vcmpps	$4, %zmm4, %zmm1, %k1
	vcmpps	$1, %zmm12, %zmm2, %k1{%k1}
	vcmpps	$10, %zmm19, %zmm3, %k1{%k1}
	vpandd	-120(%rsp), %zmm2, %zmm3
	vpblendmd	-56(%rsp), %zmm0, %zmm4{%k1}
	vmovaps	.LC868(%rip), %zmm0{%k1}
	vcmpps	$4, %zmm2, %zmm2, %k1
	vpxord	%zmm3, %zmm4, %zmm0{%k2}
	korw	%k0, %k1, %k1
	vaddps	%zmm2, %zmm1, %zmm0{%k1}
	vcmpps	$4, %zmm15, %zmm2, %k1
	vcmpps	$4, %zmm12, %zmm1, %k1{%k1}
	vblendmps	%zmm0, %zmm15, %zmm0{%k1}
	vmovups	%zmm0, (%r8,%rax)
	addq	$64, %rax
	cmpq	%rax, %rdx
	jne	.L3078
	movl	%r9d, %ecx
	andl	$-16, %ecx
	movl	%ecx, %edx
	cmpl	%ecx, %r9d
	je	.L3144
.L3077:
	movl	%r9d, %r10d
	subl	%edx, %r10d
	leal	-1(%r10), %eax
	cmpl	$6, %eax
	jbe	.L3082
	vmovups	(%rdi,%rdx,4), %ymm3
	vbroadcastsd	.LC226(%rip), %ymm0
	movabsq	$-4604544271217802189, %rax
	vbroadcastsd	.LC180(%rip), %ymm7
	vmovups	(%rsi,%rdx,4), %ymm2
	vextractf128	$0x1, %ymm3, %xmm5
	vcvtps2pd	%xmm3, %ymm4
	vandpd	%ymm0, %ymm4, %ymm4
	vbroadcastsd	.LC173(%rip), %ymm15
	vbroadcastsd	.LC4(%rip), %ymm10
	vcvtps2pd	%xmm5, %ymm5
	vandpd	%ymm0, %ymm5, %ymm5
	vpbroadcastq	%rax, %ymm0
	movabsq	$4503599627370495, %rax
	vpaddq	%ymm4, %ymm0, %ymm8
	vpaddq	%ymm5, %ymm0, %ymm0
	vpbroadcastq	%rax, %ymm6
	movabsq	$4604544271217802189, %rax
	vpbroadcastq	%rax, %ymm1
	vpand	%ymm6, %ymm8, %ymm8
	vpand	%ymm6, %ymm0, %ymm0
	movabsq	$7141747209585715, %rax
	vpaddq	%ymm1, %ymm8, %ymm8
	vpaddq	%ymm1, %ymm0, %ymm0
	vpbroadcastq	%rax, %ymm1
	movabsq	$4841369599423283200, %rax
	vaddpd	%ymm7, %ymm8, %ymm8
	vpaddq	%ymm4, %ymm1, %ymm4
	vpbroadcastq	%rax, %ymm6
	movl	$2147483647, %eax
	vpaddq	%ymm5, %ymm1, %ymm1
	vaddpd	%ymm7, %ymm0, %ymm0
	vpsrlq	$52, %ymm4, %ymm4
	vbroadcastsd	.LC433(%rip), %ymm7
	vbroadcastsd	.LC134(%rip), %ymm5
	vpsrlq	$52, %ymm1, %ymm1
	vpor	%ymm6, %ymm4, %ymm4
	vaddpd	%ymm7, %ymm4, %ymm4
	vmulpd	%ymm10, %ymm8, %ymm13
	vpor	%ymm6, %ymm1, %ymm1
	vbroadcastsd	.LC172(%rip), %ymm6
	vaddpd	%ymm7, %ymm1, %ymm1
	vaddpd	%ymm5, %ymm8, %ymm7
	vmulpd	%ymm10, %ymm0, %ymm14
	vaddpd	%ymm5, %ymm0, %ymm5
	vdivpd	%ymm7, %ymm8, %ymm7
	vmulpd	%ymm8, %ymm13, %ymm13
	vmulpd	%ymm0, %ymm14, %ymm14
	vdivpd	%ymm5, %ymm0, %ymm5
	vmulpd	%ymm7, %ymm7, %ymm11
	vmovapd	%ymm11, %ymm12
	vfmadd132pd	%ymm6, %ymm15, %ymm12
	vmulpd	%ymm5, %ymm5, %ymm9
	vfmadd132pd	%ymm9, %ymm15, %ymm6
	vbroadcastsd	.LC174(%rip), %ymm15
	vfmadd132pd	%ymm11, %ymm15, %ymm12
	vfmadd132pd	%ymm9, %ymm15, %ymm6
	vbroadcastsd	.LC175(%rip), %ymm15
	vfmadd132pd	%ymm11, %ymm15, %ymm12
	vfmadd132pd	%ymm9, %ymm15, %ymm6
	vbroadcastsd	.LC176(%rip), %ymm15
	vfmadd132pd	%ymm11, %ymm15, %ymm12
	vfmadd132pd	%ymm9, %ymm15, %ymm6
	vbroadcastsd	.LC177(%rip), %ymm15
	vfmadd132pd	%ymm11, %ymm15, %ymm12
	vfmadd132pd	%ymm9, %ymm15, %ymm6
	vbroadcastsd	.LC178(%rip), %ymm15
	vfmadd132pd	%ymm11, %ymm15, %ymm12
	vfmadd132pd	%ymm9, %ymm15, %ymm6
	vmulpd	%ymm12, %ymm11, %ymm11
	vmulpd	%ymm6, %ymm9, %ymm9
	vbroadcastsd	.LC144(%rip), %ymm6
	vmulpd	%ymm6, %ymm4, %ymm12
	vaddpd	%ymm13, %ymm11, %ymm11
	vmulpd	%ymm6, %ymm1, %ymm6
	vaddpd	%ymm14, %ymm9, %ymm9
	vfmadd132pd	%ymm11, %ymm12, %ymm7
	vfmadd132pd	%ymm9, %ymm6, %ymm5
	vbroadcastsd	.LC6(%rip), %ymm6
	vsubpd	%ymm13, %ymm7, %ymm7
	vsubpd	%ymm14, %ymm5, %ymm5
	vaddpd	%ymm8, %ymm7, %ymm7
	vbroadcastsd	.LC298(%rip), %ymm8
	vaddpd	%ymm0, %ymm5, %ymm5
	vbroadcastsd	.LC143(%rip), %ymm0
	vfmadd132pd	%ymm0, %ymm7, %ymm4
	vfmadd132pd	%ymm0, %ymm5, %ymm1
	vcvtps2pd	%xmm2, %ymm0
	vbroadcastsd	.LC862(%rip), %ymm5
	vmulpd	%ymm4, %ymm0, %ymm4
	vextractf128	$0x1, %ymm2, %xmm0
	vcvtps2pd	%xmm0, %ymm0
	vmulpd	%ymm1, %ymm0, %ymm1
	vbroadcastsd	.LC863(%rip), %ymm0
	vcmppd	$10, %ymm5, %ymm4, %k2
	vcmppd	$10, %ymm5, %ymm1, %k1
	vcmppd	$5, %ymm0, %ymm4, %k3{%k2}
	vcmppd	$1, %ymm0, %ymm4, %k2{%k2}
	vcmppd	$1, %ymm0, %ymm1, %k4{%k1}
	vcmppd	$5, %ymm0, %ymm1, %k1{%k1}
	vblendmpd	%ymm0, %ymm4, %ymm11{%k2}
	vblendmpd	%ymm0, %ymm1, %ymm0{%k4}
	vmovapd	%ymm4, %ymm11{%k3}
	vmovapd	%ymm1, %ymm0{%k1}
	vcmppd	$1, %ymm4, %ymm5, %k1
	vmovapd	%ymm5, %ymm11{%k1}
	vcmppd	$1, %ymm1, %ymm5, %k1
	vmulps	.LC328(%rip){1to8}, %ymm2, %ymm1
	vmovapd	%ymm11, %ymm7
	vmovapd	%ymm5, %ymm0{%k1}
	vrndscaleps	$4, %ymm2, %ymm5
	vrndscaleps	$4, %ymm1, %ymm4
	vcmpps	$4, %ymm4, %ymm1, %k2
	vpbroadcastd	%eax, %ymm4
	vbroadcastsd	.LC7(%rip), %ymm1
	movl	$1023, %eax
	vpand	%ymm3, %ymm4, %ymm4
	vfmadd132pd	%ymm6, %ymm1, %ymm7
	vfmadd132pd	%ymm0, %ymm1, %ymm6
	vbroadcastsd	.LC8(%rip), %ymm1
	vcmpps	$0, %ymm5, %ymm2, %k2{%k2}
	vaddpd	%ymm8, %ymm7, %ymm9
	vaddpd	%ymm8, %ymm6, %ymm8
	vfmadd231pd	%ymm1, %ymm9, %ymm11
	vfmadd132pd	%ymm8, %ymm0, %ymm1
	vbroadcastsd	.LC9(%rip), %ymm0
	vfmadd132pd	%ymm0, %ymm11, %ymm9
	vfmadd132pd	%ymm0, %ymm1, %ymm8
	vbroadcastsd	.LC11(%rip), %ymm11
	vbroadcastsd	.LC10(%rip), %ymm1
	vmovapd	%ymm9, %ymm0
	vfmadd132pd	%ymm1, %ymm11, %ymm0
	vfmadd132pd	%ymm8, %ymm11, %ymm1
	vbroadcastsd	.LC12(%rip), %ymm11
	vfmadd132pd	%ymm9, %ymm11, %ymm0
	vfmadd132pd	%ymm8, %ymm11, %ymm1
	vbroadcastsd	.LC13(%rip), %ymm11
	vfmadd132pd	%ymm9, %ymm11, %ymm0
	vfmadd132pd	%ymm8, %ymm11, %ymm1
	vbroadcastsd	.LC14(%rip), %ymm11
	vfmadd132pd	%ymm9, %ymm11, %ymm0
	vfmadd132pd	%ymm8, %ymm11, %ymm1
	vbroadcastsd	.LC15(%rip), %ymm11
	vfmadd132pd	%ymm9, %ymm11, %ymm0
	vfmadd132pd	%ymm8, %ymm11, %ymm1
	vbroadcastsd	.LC16(%rip), %ymm11
	vfmadd132pd	%ymm9, %ymm11, %ymm0
	vfmadd132pd	%ymm8, %ymm11, %ymm1
	vbroadcastsd	.LC17(%rip), %ymm11
	vfmadd132pd	%ymm9, %ymm11, %ymm0
	vfmadd132pd	%ymm8, %ymm11, %ymm1
	vbroadcastsd	.LC18(%rip), %ymm11
	vfmadd132pd	%ymm9, %ymm11, %ymm0
	vfmadd132pd	%ymm8, %ymm11, %ymm1
	vbroadcastsd	.LC19(%rip), %ymm11
	vfmadd132pd	%ymm9, %ymm11, %ymm0
	vfmadd132pd	%ymm8, %ymm11, %ymm1
	vmulpd	%ymm9, %ymm9, %ymm11
	vfmadd132pd	%ymm9, %ymm10, %ymm0
	vfmadd132pd	%ymm8, %ymm10, %ymm1
	vmulpd	%ymm8, %ymm8, %ymm10
	vfmadd132pd	%ymm11, %ymm9, %ymm0
	vpbroadcastq	%rax, %ymm9
	movl	$2143289344, %eax
	vfmadd132pd	%ymm10, %ymm8, %ymm1
	vpaddq	%ymm9, %ymm7, %ymm7
	vbroadcastsd	.LC20(%rip), %ymm10
	vpaddq	%ymm9, %ymm6, %ymm6
	vpsllq	$52, %ymm7, %ymm7
	vpsllq	$52, %ymm6, %ymm6
	vbroadcastss	.LC282(%rip), %ymm8
	vcmpps	$4, %ymm8, %ymm4, %k1
	vaddpd	%ymm10, %ymm0, %ymm0
	vaddpd	%ymm10, %ymm1, %ymm1
	vmulpd	%ymm7, %ymm0, %ymm0
	vbroadcastss	.LC668(%rip), %ymm7
	vmulpd	%ymm6, %ymm1, %ymm1
	vxorps	%xmm6, %xmm6, %xmm6
	vcmpps	$1, %ymm6, %ymm2, %k3
	vcmpps	$14, %ymm6, %ymm2, %k0
	vblendmps	%ymm6, %ymm7, %ymm9{%k3}
	vcvtpd2psy	%ymm0, %xmm0
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vblendmps	%ymm7, %ymm6, %ymm1{%k3}
	vcmpps	$4, %ymm6, %ymm4, %k3
	vblendmps	%ymm0, %ymm8, %ymm0{%k1}
	vblendmps	%ymm0, %ymm1, %ymm0{%k3}
	vbroadcastss	.LC385(%rip), %ymm1
	vcmpps	$1, %ymm4, %ymm1, %k3
	vmovaps	%ymm9, %ymm0{%k3}
	vcmpps	$10, %ymm8, %ymm4, %k3
	kxorb	%k0, %k3, %k3
	vblendmps	%ymm7, %ymm6, %ymm9{%k3}
	vbroadcastss	.LC223(%rip), %ymm7
	vcmpps	$4, %ymm2, %ymm2, %k0
	vandps	%ymm7, %ymm2, %ymm7
	vcmpps	$14, %ymm1, %ymm7, %k1{%k1}
	vmovaps	%ymm9, %ymm0{%k1}
	vcmpps	$10, %ymm1, %ymm4, %k1
	vmovdqa	%ymm0, %ymm4
	vcmpps	$1, %ymm6, %ymm3, %k1{%k1}
	vcmpps	$4, %ymm5, %ymm2, %k1{%k1}
	vbroadcastss	.LC861(%rip), %ymm0{%k1}
	vpbroadcastd	%eax, %ymm4{%k1}
	movl	$-2147483648, %eax
	vpbroadcastd	%eax, %ymm1
	vcmpps	$4, %ymm3, %ymm3, %k1
	movl	%r10d, %eax
	vpand	%ymm3, %ymm1, %ymm1
	andl	$-8, %eax
	vpxord	%ymm1, %ymm4, %ymm0{%k2}
	addl	%eax, %ecx
	andl	$7, %r10d
	korb	%k0, %k1, %k1
	vaddps	%ymm3, %ymm2, %ymm0{%k1}
	vcmpps	$4, %ymm8, %ymm3, %k1
	vcmpps	$4, %ymm6, %ymm2, %k1{%k1}
	vmovaps	%ymm0, %ymm8{%k1}
	vmovups	%ymm8, (%r8,%rdx,4)
	je	.L3144
.L3082:
	vmovsd	.LC20(%rip), %xmm11
	movslq	%ecx, %rcx
	vmovsd	.LC133(%rip), %xmm24
	movl	$1, %ebx
	vmovsd	.LC134(%rip), %xmm23
	vxorps	%xmm7, %xmm7, %xmm7
	vmovsd	.LC4(%rip), %xmm10
	vmovsd	.LC172(%rip), %xmm22
	vmovsd	.LC173(%rip), %xmm21
	vmovsd	.LC174(%rip), %xmm20
	vmovsd	.LC175(%rip), %xmm19
	vmovsd	.LC176(%rip), %xmm18
	vmovsd	.LC177(%rip), %xmm17
	vmovsd	.LC178(%rip), %xmm16
	vmovsd	.LC144(%rip), %xmm15
	vmovsd	.LC143(%rip), %xmm14
	vmovsd	.LC862(%rip), %xmm9
	vmovss	.LC282(%rip), %xmm8
	vmovss	.LC328(%rip), %xmm13
	vmovsd	.LC863(%rip), %xmm12
	vmovsd	.LC6(%rip), %xmm31
	vmovsd	.LC7(%rip), %xmm25
	vmovsd	.LC8(%rip), %xmm30
	vmovsd	.LC9(%rip), %xmm29
	vmovsd	.LC10(%rip), %xmm28
	vmovsd	.LC11(%rip), %xmm27
	.p2align 4,,10
	.p2align 3
.L3086:
	vmovss	(%rdi,%rcx,4), %xmm26
	vmovss	(%rsi,%rcx,4), %xmm0
	movabsq	$-4604544271217802189, %r10
	movabsq	$4503599627370495, %r11
	vcvtss2sd	%xmm26, %xmm26, %xmm6
	vmovq	%xmm6, %rax
	btrq	$63, %rax
	addq	%rax, %r10
	andq	%r11, %r10
	movabsq	$4604544271217802189, %r11
	addq	%r11, %r10
	vmovq	%r10, %xmm6
	movabsq	$7141747209585715, %r10
	vsubsd	%xmm11, %xmm6, %xmm5
	addq	%r10, %rax
	movabsq	$4841369599423283200, %r10
	shrq	$52, %rax
	orq	%r10, %rax
	vaddsd	%xmm23, %xmm5, %xmm3
	vmulsd	%xmm10, %xmm5, %xmm1
	vmovq	%rax, %xmm6
	movl	$0, %eax
	vsubsd	%xmm24, %xmm6, %xmm6
	vdivsd	%xmm3, %xmm5, %xmm3
	vmulsd	%xmm5, %xmm1, %xmm1
	vmulsd	%xmm3, %xmm3, %xmm4
	vmovsd	%xmm4, %xmm4, %xmm2
	vfmadd132sd	%xmm22, %xmm21, %xmm2
	vfmadd132sd	%xmm4, %xmm20, %xmm2
	vfmadd132sd	%xmm4, %xmm19, %xmm2
	vfmadd132sd	%xmm4, %xmm18, %xmm2
	vfmadd132sd	%xmm4, %xmm17, %xmm2
	vfmadd132sd	%xmm4, %xmm16, %xmm2
	vmulsd	%xmm2, %xmm4, %xmm4
	vmulsd	%xmm15, %xmm6, %xmm2
	vaddsd	%xmm1, %xmm4, %xmm4
	vfmadd132sd	%xmm3, %xmm2, %xmm4
	vsubsd	%xmm1, %xmm4, %xmm4
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vaddsd	%xmm5, %xmm4, %xmm4
	vfmadd132sd	%xmm14, %xmm4, %xmm6
	vrndscaless	$4, %xmm0, %xmm0, %xmm4
	vucomiss	%xmm4, %xmm0
	setnp	%r10b
	cmovne	%eax, %r10d
	vmulsd	%xmm6, %xmm1, %xmm1
	vmaxsd	%xmm1, %xmm12, %xmm3
	vcmpnltsd	%xmm1, %xmm9, %xmm1
	vblendvpd	%xmm1, %xmm3, %xmm9, %xmm1
	vmulss	%xmm13, %xmm0, %xmm3
	vrndscaless	$4, %xmm3, %xmm3, %xmm2
	vucomiss	%xmm2, %xmm3
	setp	%al
	cmovne	%ebx, %eax
	andl	%eax, %r10d
	vmovd	%xmm26, %eax
	movl	%eax, %edx
	andl	$2147483647, %edx
	vmovd	%edx, %xmm5
	vucomiss	%xmm8, %xmm5
	jp	.L3105
	jne	.L3105
	vcomiss	%xmm0, %xmm7
	ja	.L3114
	vmovss	.LC668(%rip), %xmm1
	vmovaps	%xmm5, %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
.L3103:
	vucomiss	%xmm7, %xmm5
	jp	.L3119
	jne	.L3119
.L3101:
	vucomiss	%xmm8, %xmm5
	movl	.LC668(%rip), %r11d
	vcmpgtss	.LC385(%rip), %xmm5, %xmm3
	setbe	%r13b
	vcomiss	%xmm7, %xmm0
	vblendvps	%xmm3, %xmm1, %xmm2, %xmm1
	seta	%r12b
	cmpb	%r12b, %r13b
	jne	.L3099
	xorl	%r11d, %r11d
.L3099:
	vmovd	%xmm0, %edx
	andl	$2147483647, %edx
	vmovd	%edx, %xmm6
	vcomiss	.LC385(%rip), %xmm6
	jbe	.L3118
	vucomiss	%xmm8, %xmm5
	setp	%r12b
	cmovne	%ebx, %r12d
	testb	%r12b, %r12b
	je	.L3118
.L3097:
	vcomiss	%xmm26, %xmm7
	seta	%r13b
	vucomiss	.LC385(%rip), %xmm5
	setbe	%r12b
	testb	%r12b, %r13b
	je	.L3117
	vucomiss	%xmm4, %xmm0
	setp	%r12b
	cmovne	%ebx, %r12d
	testb	%r12b, %r12b
	je	.L3117
	movl	.LC861(%rip), %r11d
	movl	$2143289344, %r12d
.L3095:
	andl	$-2147483648, %eax
	xorl	%r12d, %eax
	testb	%r10b, %r10b
	cmove	%r11d, %eax
	vucomiss	%xmm26, %xmm26
	movl	%eax, %r11d
	jnp	.L3150
.L3116:
	vaddss	%xmm26, %xmm0, %xmm4
	vmovd	%xmm4, %r11d
.L3090:
	vucomiss	%xmm7, %xmm0
	setp	%al
	cmovne	%ebx, %eax
	testb	%al, %al
	je	.L3115
	vucomiss	%xmm8, %xmm26
	setp	%al
	cmovne	%ebx, %eax
	testb	%al, %al
	je	.L3115
	movl	%r11d, (%r8,%rcx,4)
	addq	$1, %rcx
	cmpl	%ecx, %r9d
	jg	.L3086
.L3144:
	vzeroupper
	leaq	-24(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3115:
	.cfi_restore_state
	vmovss	%xmm8, (%r8,%rcx,4)
	addq	$1, %rcx
	cmpl	%ecx, %r9d
	jg	.L3086
	vzeroupper
	leaq	-24(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3150:
	.cfi_restore_state
	vucomiss	%xmm0, %xmm0
	jnp	.L3090
	jmp	.L3116
	.p2align 4,,10
	.p2align 3
.L3117:
	movl	%r11d, %r12d
	jmp	.L3095
	.p2align 4,,10
	.p2align 3
.L3118:
	vmovd	%xmm1, %r11d
	jmp	.L3097
	.p2align 4,,10
	.p2align 3
.L3105:
	vmovsd	%xmm1, %xmm1, %xmm6
	vfmadd132sd	%xmm31, %xmm25, %xmm6
	vsubsd	%xmm25, %xmm6, %xmm3
	vmovq	%xmm6, %rdx
	leaq	1023(%rdx), %r11
	salq	$52, %r11
	vcomiss	%xmm0, %xmm7
	vfmadd231sd	%xmm30, %xmm3, %xmm1
	vmovq	%r11, %xmm6
	vfmadd231sd	%xmm29, %xmm3, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm2
	vfmadd132sd	%xmm28, %xmm27, %xmm2
	vfmadd213sd	.LC12(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC13(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC14(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC15(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC16(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC17(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC18(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC19(%rip), %xmm1, %xmm2
	vfmadd132sd	%xmm1, %xmm10, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm3
	vmulsd	%xmm1, %xmm1, %xmm2
	vfmadd132sd	%xmm2, %xmm1, %xmm3
	vaddsd	%xmm11, %xmm3, %xmm3
	vmulsd	%xmm6, %xmm3, %xmm3
	vcvtsd2ss	%xmm3, %xmm3, %xmm3
	ja	.L3151
	vmovss	.LC668(%rip), %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	jmp	.L3103
	.p2align 4,,10
	.p2align 3
.L3119:
	vmovaps	%xmm3, %xmm2
	jmp	.L3101
	.p2align 4,,10
	.p2align 3
.L3114:
	vmovaps	%xmm5, %xmm2
	vxorps	%xmm1, %xmm1, %xmm1
	jmp	.L3101
	.p2align 4,,10
	.p2align 3
.L3151:
	vmovss	.LC668(%rip), %xmm2
	vxorps	%xmm1, %xmm1, %xmm1
	jmp	.L3103
	.p2align 4,,10
	.p2align 3
.L3147:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	ret
.L3108:
	.cfi_def_cfa 6, 16
	.cfi_offset 3, -40
	.cfi_offset 6, -16
	.cfi_offset 12, -32
	.cfi_offset 13, -24
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	jmp	.L3077
	.cfi_endproc
.LFE255:
	.size	v_etch__pow_f32, .-v_etch__pow_f32
	.p2align 4
	.globl	v_etch__floor_f32
	.type	v_etch__floor_f32, @function
v_etch__floor_f32:
.LFB256:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3171
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L3159
	movl	%edx, %ecx
	xorl	%eax, %eax
	shrl	$4, %ecx
	salq	$6, %rcx
	.p2align 4,,10
	.p2align 3
.L3155:
	vrndscaleps	$1, (%rdi,%rax), %zmm0
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rcx
	jne	.L3155
	movl	%edx, %eax
	andl	$-16, %eax
	movl	%eax, %ecx
	cmpl	%eax, %edx
	je	.L3170
.L3154:
	movl	%edx, %r8d
	subl	%ecx, %r8d
	leal	-1(%r8), %r9d
	cmpl	$6, %r9d
	jbe	.L3157
	vrndscaleps	$1, (%rdi,%rcx,4), %ymm0
	vmovups	%ymm0, (%rsi,%rcx,4)
	movl	%r8d, %ecx
	andl	$-8, %ecx
	addl	%ecx, %eax
	andl	$7, %r8d
	je	.L3170
.L3157:
	movslq	%eax, %r8
	vxorps	%xmm0, %xmm0, %xmm0
	vrndscaless	$9, (%rdi,%r8,4), %xmm0, %xmm1
	leaq	0(,%r8,4), %rcx
	vmovss	%xmm1, (%rsi,%r8,4)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L3170
	vrndscaless	$9, 4(%rdi,%rcx), %xmm0, %xmm1
	leal	2(%rax), %r8d
	vmovss	%xmm1, 4(%rsi,%rcx)
	cmpl	%r8d, %edx
	jle	.L3170
	vrndscaless	$9, 8(%rdi,%rcx), %xmm0, %xmm1
	leal	3(%rax), %r8d
	vmovss	%xmm1, 8(%rsi,%rcx)
	cmpl	%r8d, %edx
	jle	.L3170
	vrndscaless	$9, 12(%rdi,%rcx), %xmm0, %xmm1
	leal	4(%rax), %r8d
	vmovss	%xmm1, 12(%rsi,%rcx)
	cmpl	%r8d, %edx
	jle	.L3170
	vrndscaless	$9, 16(%rdi,%rcx), %xmm0, %xmm1
	leal	5(%rax), %r8d
	vmovss	%xmm1, 16(%rsi,%rcx)
	cmpl	%r8d, %edx
	jle	.L3170
	vrndscaless	$9, 20(%rdi,%rcx), %xmm0, %xmm1
	addl	$6, %eax
	vmovss	%xmm1, 20(%rsi,%rcx)
	cmpl	%eax, %edx
	jle	.L3170
	vrndscaless	$9, 24(%rdi,%rcx), %xmm0, %xmm0
	vmovss	%xmm0, 24(%rsi,%rcx)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L3170:
	vzeroupper
.L3171:
	ret
.L3159:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L3154
	.cfi_endproc
.LFE256:
	.size	v_etch__floor_f32, .-v_etch__floor_f32
	.p2align 4
	.globl	v_etch__ceil_f32
	.type	v_etch__ceil_f32, @function
v_etch__ceil_f32:
.LFB257:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3191
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L3179
	movl	%edx, %ecx
	xorl	%eax, %eax
	shrl	$4, %ecx
	salq	$6, %rcx
	.p2align 4,,10
	.p2align 3
.L3175:
	vrndscaleps	$2, (%rdi,%rax), %zmm0
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rcx
	jne	.L3175
	movl	%edx, %eax
	andl	$-16, %eax
	movl	%eax, %ecx
	cmpl	%eax, %edx
	je	.L3190
.L3174:
	movl	%edx, %r8d
	subl	%ecx, %r8d
	leal	-1(%r8), %r9d
	cmpl	$6, %r9d
	jbe	.L3177
	vrndscaleps	$2, (%rdi,%rcx,4), %ymm0
	vmovups	%ymm0, (%rsi,%rcx,4)
	movl	%r8d, %ecx
	andl	$-8, %ecx
	addl	%ecx, %eax
	andl	$7, %r8d
	je	.L3190
.L3177:
	movslq	%eax, %r8
	vxorps	%xmm0, %xmm0, %xmm0
	vrndscaless	$10, (%rdi,%r8,4), %xmm0, %xmm1
	leaq	0(,%r8,4), %rcx
	vmovss	%xmm1, (%rsi,%r8,4)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L3190
	vrndscaless	$10, 4(%rdi,%rcx), %xmm0, %xmm1
	leal	2(%rax), %r8d
	vmovss	%xmm1, 4(%rsi,%rcx)
	cmpl	%r8d, %edx
	jle	.L3190
	vrndscaless	$10, 8(%rdi,%rcx), %xmm0, %xmm1
	leal	3(%rax), %r8d
	vmovss	%xmm1, 8(%rsi,%rcx)
	cmpl	%r8d, %edx
	jle	.L3190
	vrndscaless	$10, 12(%rdi,%rcx), %xmm0, %xmm1
	leal	4(%rax), %r8d
	vmovss	%xmm1, 12(%rsi,%rcx)
	cmpl	%r8d, %edx
	jle	.L3190
	vrndscaless	$10, 16(%rdi,%rcx), %xmm0, %xmm1
	leal	5(%rax), %r8d
	vmovss	%xmm1, 16(%rsi,%rcx)
	cmpl	%r8d, %edx
	jle	.L3190
	vrndscaless	$10, 20(%rdi,%rcx), %xmm0, %xmm1
	addl	$6, %eax
	vmovss	%xmm1, 20(%rsi,%rcx)
	cmpl	%eax, %edx
	jle	.L3190
	vrndscaless	$10, 24(%rdi,%rcx), %xmm0, %xmm0
	vmovss	%xmm0, 24(%rsi,%rcx)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L3190:
	vzeroupper
.L3191:
	ret
.L3179:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L3174
	.cfi_endproc
.LFE257:
	.size	v_etch__ceil_f32, .-v_etch__ceil_f32
	.p2align 4
	.globl	v_etch__trunc_f32
	.type	v_etch__trunc_f32, @function
v_etch__trunc_f32:
.LFB258:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3211
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L3199
	movl	%edx, %ecx
	xorl	%eax, %eax
	shrl	$4, %ecx
	salq	$6, %rcx
	.p2align 4,,10
	.p2align 3
.L3195:
	vrndscaleps	$3, (%rdi,%rax), %zmm0
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rcx
	jne	.L3195
	movl	%edx, %eax
	andl	$-16, %eax
	movl	%eax, %ecx
	cmpl	%eax, %edx
	je	.L3210
.L3194:
	movl	%edx, %r8d
	subl	%ecx, %r8d
	leal	-1(%r8), %r9d
	cmpl	$6, %r9d
	jbe	.L3197
	vrndscaleps	$3, (%rdi,%rcx,4), %ymm0
	vmovups	%ymm0, (%rsi,%rcx,4)
	movl	%r8d, %ecx
	andl	$-8, %ecx
	addl	%ecx, %eax
	andl	$7, %r8d
	je	.L3210
.L3197:
	movslq	%eax, %r8
	vxorps	%xmm0, %xmm0, %xmm0
	vrndscaless	$11, (%rdi,%r8,4), %xmm0, %xmm1
	leaq	0(,%r8,4), %rcx
	vmovss	%xmm1, (%rsi,%r8,4)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L3210
	vrndscaless	$11, 4(%rdi,%rcx), %xmm0, %xmm1
	leal	2(%rax), %r8d
	vmovss	%xmm1, 4(%rsi,%rcx)
	cmpl	%r8d, %edx
	jle	.L3210
	vrndscaless	$11, 8(%rdi,%rcx), %xmm0, %xmm1
	leal	3(%rax), %r8d
	vmovss	%xmm1, 8(%rsi,%rcx)
	cmpl	%r8d, %edx
	jle	.L3210
	vrndscaless	$11, 12(%rdi,%rcx), %xmm0, %xmm1
	leal	4(%rax), %r8d
	vmovss	%xmm1, 12(%rsi,%rcx)
	cmpl	%r8d, %edx
	jle	.L3210
	vrndscaless	$11, 16(%rdi,%rcx), %xmm0, %xmm1
	leal	5(%rax), %r8d
	vmovss	%xmm1, 16(%rsi,%rcx)
	cmpl	%r8d, %edx
	jle	.L3210
	vrndscaless	$11, 20(%rdi,%rcx), %xmm0, %xmm1
	addl	$6, %eax
	vmovss	%xmm1, 20(%rsi,%rcx)
	cmpl	%eax, %edx
	jle	.L3210
	vrndscaless	$11, 24(%rdi,%rcx), %xmm0, %xmm0
	vmovss	%xmm0, 24(%rsi,%rcx)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L3210:
	vzeroupper
.L3211:
	ret
.L3199:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L3194
	.cfi_endproc
.LFE258:
	.size	v_etch__trunc_f32, .-v_etch__trunc_f32
	.p2align 4
	.globl	v_etch__rint_f32
	.type	v_etch__rint_f32, @function
v_etch__rint_f32:
.LFB259:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3231
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L3219
	movl	%edx, %ecx
	xorl	%eax, %eax
	shrl	$4, %ecx
	salq	$6, %rcx
	.p2align 4,,10
	.p2align 3
.L3215:
	vrndscaleps	$4, (%rdi,%rax), %zmm0
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rcx
	jne	.L3215
	movl	%edx, %eax
	andl	$-16, %eax
	movl	%eax, %ecx
	cmpl	%eax, %edx
	je	.L3230
.L3214:
	movl	%edx, %r8d
	subl	%ecx, %r8d
	leal	-1(%r8), %r9d
	cmpl	$6, %r9d
	jbe	.L3217
	vrndscaleps	$4, (%rdi,%rcx,4), %ymm0
	vmovups	%ymm0, (%rsi,%rcx,4)
	movl	%r8d, %ecx
	andl	$-8, %ecx
	addl	%ecx, %eax
	andl	$7, %r8d
	je	.L3230
.L3217:
	movslq	%eax, %r8
	vxorps	%xmm0, %xmm0, %xmm0
	vrndscaless	$4, (%rdi,%r8,4), %xmm0, %xmm1
	leaq	0(,%r8,4), %rcx
	vmovss	%xmm1, (%rsi,%r8,4)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L3230
	vrndscaless	$4, 4(%rdi,%rcx), %xmm0, %xmm1
	leal	2(%rax), %r8d
	vmovss	%xmm1, 4(%rsi,%rcx)
	cmpl	%r8d, %edx
	jle	.L3230
	vrndscaless	$4, 8(%rdi,%rcx), %xmm0, %xmm1
	leal	3(%rax), %r8d
	vmovss	%xmm1, 8(%rsi,%rcx)
	cmpl	%r8d, %edx
	jle	.L3230
	vrndscaless	$4, 12(%rdi,%rcx), %xmm0, %xmm1
	leal	4(%rax), %r8d
	vmovss	%xmm1, 12(%rsi,%rcx)
	cmpl	%r8d, %edx
	jle	.L3230
	vrndscaless	$4, 16(%rdi,%rcx), %xmm0, %xmm1
	leal	5(%rax), %r8d
	vmovss	%xmm1, 16(%rsi,%rcx)
	cmpl	%r8d, %edx
	jle	.L3230
	vrndscaless	$4, 20(%rdi,%rcx), %xmm0, %xmm1
	addl	$6, %eax
	vmovss	%xmm1, 20(%rsi,%rcx)
	cmpl	%eax, %edx
	jle	.L3230
	vrndscaless	$4, 24(%rdi,%rcx), %xmm0, %xmm0
	vmovss	%xmm0, 24(%rsi,%rcx)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L3230:
	vzeroupper
.L3231:
	ret
.L3219:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L3214
	.cfi_endproc
.LFE259:
	.size	v_etch__rint_f32, .-v_etch__rint_f32
	.p2align 4
	.globl	v_etch__floor_f64
	.type	v_etch__floor_f64, @function
v_etch__floor_f64:
.LFB260:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3247
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3239
	movl	%edx, %ecx
	xorl	%eax, %eax
	shrl	$3, %ecx
	salq	$6, %rcx
	.p2align 4,,10
	.p2align 3
.L3235:
	vrndscalepd	$1, (%rdi,%rax), %zmm0
	vmovupd	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rcx
	jne	.L3235
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %ecx
	cmpl	%eax, %edx
	je	.L3246
.L3234:
	movl	%edx, %r8d
	subl	%ecx, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3237
	vrndscalepd	$1, (%rdi,%rcx,8), %ymm0
	vmovupd	%ymm0, (%rsi,%rcx,8)
	movl	%r8d, %ecx
	andl	$-4, %ecx
	addl	%ecx, %eax
	andl	$3, %r8d
	je	.L3246
.L3237:
	movslq	%eax, %r8
	vxorps	%xmm0, %xmm0, %xmm0
	vrndscalesd	$9, (%rdi,%r8,8), %xmm0, %xmm1
	leaq	0(,%r8,8), %rcx
	vmovsd	%xmm1, (%rsi,%r8,8)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L3246
	vrndscalesd	$9, 8(%rdi,%rcx), %xmm0, %xmm1
	addl	$2, %eax
	vmovsd	%xmm1, 8(%rsi,%rcx)
	cmpl	%eax, %edx
	jle	.L3246
	vrndscalesd	$9, 16(%rdi,%rcx), %xmm0, %xmm0
	vmovsd	%xmm0, 16(%rsi,%rcx)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L3246:
	vzeroupper
.L3247:
	ret
.L3239:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L3234
	.cfi_endproc
.LFE260:
	.size	v_etch__floor_f64, .-v_etch__floor_f64
	.p2align 4
	.globl	v_etch__ceil_f64
	.type	v_etch__ceil_f64, @function
v_etch__ceil_f64:
.LFB261:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3263
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3255
	movl	%edx, %ecx
	xorl	%eax, %eax
	shrl	$3, %ecx
	salq	$6, %rcx
	.p2align 4,,10
	.p2align 3
.L3251:
	vrndscalepd	$2, (%rdi,%rax), %zmm0
	vmovupd	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rcx
	jne	.L3251
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %ecx
	cmpl	%eax, %edx
	je	.L3262
.L3250:
	movl	%edx, %r8d
	subl	%ecx, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3253
	vrndscalepd	$2, (%rdi,%rcx,8), %ymm0
	vmovupd	%ymm0, (%rsi,%rcx,8)
	movl	%r8d, %ecx
	andl	$-4, %ecx
	addl	%ecx, %eax
	andl	$3, %r8d
	je	.L3262
.L3253:
	movslq	%eax, %r8
	vxorps	%xmm0, %xmm0, %xmm0
	vrndscalesd	$10, (%rdi,%r8,8), %xmm0, %xmm1
	leaq	0(,%r8,8), %rcx
	vmovsd	%xmm1, (%rsi,%r8,8)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L3262
	vrndscalesd	$10, 8(%rdi,%rcx), %xmm0, %xmm1
	addl	$2, %eax
	vmovsd	%xmm1, 8(%rsi,%rcx)
	cmpl	%eax, %edx
	jle	.L3262
	vrndscalesd	$10, 16(%rdi,%rcx), %xmm0, %xmm0
	vmovsd	%xmm0, 16(%rsi,%rcx)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L3262:
	vzeroupper
.L3263:
	ret
.L3255:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L3250
	.cfi_endproc
.LFE261:
	.size	v_etch__ceil_f64, .-v_etch__ceil_f64
	.p2align 4
	.globl	v_etch__trunc_f64
	.type	v_etch__trunc_f64, @function
v_etch__trunc_f64:
.LFB262:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3279
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3271
	movl	%edx, %ecx
	xorl	%eax, %eax
	shrl	$3, %ecx
	salq	$6, %rcx
	.p2align 4,,10
	.p2align 3
.L3267:
	vrndscalepd	$3, (%rdi,%rax), %zmm0
	vmovupd	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rcx
	jne	.L3267
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %ecx
	cmpl	%eax, %edx
	je	.L3278
.L3266:
	movl	%edx, %r8d
	subl	%ecx, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3269
	vrndscalepd	$3, (%rdi,%rcx,8), %ymm0
	vmovupd	%ymm0, (%rsi,%rcx,8)
	movl	%r8d, %ecx
	andl	$-4, %ecx
	addl	%ecx, %eax
	andl	$3, %r8d
	je	.L3278
.L3269:
	movslq	%eax, %r8
	vxorps	%xmm0, %xmm0, %xmm0
	vrndscalesd	$11, (%rdi,%r8,8), %xmm0, %xmm1
	leaq	0(,%r8,8), %rcx
	vmovsd	%xmm1, (%rsi,%r8,8)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L3278
	vrndscalesd	$11, 8(%rdi,%rcx), %xmm0, %xmm1
	addl	$2, %eax
	vmovsd	%xmm1, 8(%rsi,%rcx)
	cmpl	%eax, %edx
	jle	.L3278
	vrndscalesd	$11, 16(%rdi,%rcx), %xmm0, %xmm0
	vmovsd	%xmm0, 16(%rsi,%rcx)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L3278:
	vzeroupper
.L3279:
	ret
.L3271:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L3266
	.cfi_endproc
.LFE262:
	.size	v_etch__trunc_f64, .-v_etch__trunc_f64
	.p2align 4
	.globl	v_etch__rint_f64
	.type	v_etch__rint_f64, @function
v_etch__rint_f64:
.LFB263:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3295
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3287
	movl	%edx, %ecx
	xorl	%eax, %eax
	shrl	$3, %ecx
	salq	$6, %rcx
	.p2align 4,,10
	.p2align 3
.L3283:
	vrndscalepd	$4, (%rdi,%rax), %zmm0
	vmovupd	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rcx
	jne	.L3283
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %ecx
	cmpl	%eax, %edx
	je	.L3294
.L3282:
	movl	%edx, %r8d
	subl	%ecx, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3285
	vrndscalepd	$4, (%rdi,%rcx,8), %ymm0
	vmovupd	%ymm0, (%rsi,%rcx,8)
	movl	%r8d, %ecx
	andl	$-4, %ecx
	addl	%ecx, %eax
	andl	$3, %r8d
	je	.L3294
.L3285:
	movslq	%eax, %r8
	vxorps	%xmm0, %xmm0, %xmm0
	vrndscalesd	$4, (%rdi,%r8,8), %xmm0, %xmm1
	leaq	0(,%r8,8), %rcx
	vmovsd	%xmm1, (%rsi,%r8,8)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L3294
	vrndscalesd	$4, 8(%rdi,%rcx), %xmm0, %xmm1
	addl	$2, %eax
	vmovsd	%xmm1, 8(%rsi,%rcx)
	cmpl	%eax, %edx
	jle	.L3294
	vrndscalesd	$4, 16(%rdi,%rcx), %xmm0, %xmm0
	vmovsd	%xmm0, 16(%rsi,%rcx)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L3294:
	vzeroupper
.L3295:
	ret
.L3287:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L3282
	.cfi_endproc
.LFE263:
	.size	v_etch__rint_f64, .-v_etch__rint_f64
	.p2align 4
	.globl	v_etch__tanh_f32
	.type	v_etch__tanh_f32, @function
v_etch__tanh_f32:
.LFB264:
	.cfi_startproc
	movq	%rsi, %r8
	movl	%edx, %esi
	testl	%edx, %edx
	jle	.L3317
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L3309
	movl	$2147483647, %ecx
	shrl	$4, %edx
	xorl	%eax, %eax
	vbroadcastss	.LC874(%rip), %zmm4
	vpbroadcastd	%ecx, %zmm7
	movl	$126, %ecx
	vbroadcastss	.LC272(%rip), %zmm19
	vbroadcastss	.LC274(%rip), %zmm18
	vpbroadcastd	%ecx, %zmm6
	movl	$-2147483648, %ecx
	vbroadcastss	.LC276(%rip), %zmm17
	vbroadcastss	.LC877(%rip), %zmm16
	vbroadcastss	.LC231(%rip), %zmm15
	salq	$6, %rdx
	vbroadcastss	.LC233(%rip), %zmm14
	vpbroadcastd	%ecx, %zmm5
	vbroadcastss	.LC235(%rip), %zmm13
	vbroadcastss	.LC237(%rip), %zmm12
	vbroadcastss	.LC239(%rip), %zmm11
	vbroadcastss	.LC318(%rip), %zmm10
	vbroadcastss	.LC282(%rip), %zmm9
	vbroadcastss	.LC879(%rip), %zmm8
	.p2align 4,,10
	.p2align 3
.L3299:
	vpandd	(%rdi,%rax), %zmm7, %zmm2
	vaddps	%zmm2, %zmm2, %zmm2
	vcmpps	$5, %zmm2, %zmm4, %k1
	vblendmps	%zmm2, %zmm4, %zmm2{%k1}
	vmovaps	%zmm2, %zmm3
	vcmpps	$1, %zmm8, %zmm2, %k1
	vfmadd132ps	%zmm19, %zmm18, %zmm3
	vaddps	%zmm17, %zmm3, %zmm1
	vfmadd132ps	%zmm16, %zmm2, %zmm1
	vmulps	%zmm1, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm20
	vfmadd132ps	%zmm15, %zmm14, %zmm20
	vfmadd132ps	%zmm1, %zmm13, %zmm20
	vfmadd132ps	%zmm1, %zmm12, %zmm20
	vfmadd132ps	%zmm1, %zmm11, %zmm20
	vfmadd132ps	%zmm20, %zmm1, %zmm0
	vpaddd	%zmm6, %zmm3, %zmm1
	vpslld	$23, %zmm1, %zmm1
	vaddps	%zmm1, %zmm10, %zmm3
	vfmadd132ps	%zmm1, %zmm3, %zmm0
	vmovdqu32	(%rdi,%rax), %zmm3
	vaddps	%zmm9, %zmm0, %zmm1
	vdivps	%zmm1, %zmm0, %zmm1
	vfnmadd132ps	%zmm1, %zmm0, %zmm0
	vmovaps	%zmm0, %zmm1{%k1}
	vpternlogd	$248, %zmm5, %zmm3, %zmm1
	vmovups	%zmm1, (%r8,%rax)
	addq	$64, %rax
	cmpq	%rdx, %rax
	jne	.L3299
	movl	%esi, %ecx
	andl	$-16, %ecx
	movl	%ecx, %edx
	cmpl	%ecx, %esi
	je	.L3316
.L3298:
	movl	%esi, %r9d
	subl	%edx, %r9d
	leal	-1(%r9), %eax
	cmpl	$6, %eax
	jbe	.L3301
	movl	$2147483647, %eax
	vbroadcastss	.LC874(%rip), %ymm4
	vbroadcastss	.LC272(%rip), %ymm2
	vpbroadcastd	%eax, %ymm0
	vpand	(%rdi,%rdx,4), %ymm0, %ymm0
	vbroadcastss	.LC231(%rip), %ymm3
	movl	$126, %eax
	vmovdqu	(%rdi,%rdx,4), %ymm7
	vaddps	%ymm0, %ymm0, %ymm0
	vcmpps	$5, %ymm0, %ymm4, %k1
	vmovaps	%ymm0, %ymm4{%k1}
	vfmadd213ps	.LC274(%rip){1to8}, %ymm4, %ymm2
	vaddps	.LC276(%rip){1to8}, %ymm2, %ymm1
	vfmadd132ps	.LC877(%rip){1to8}, %ymm4, %ymm1
	vmulps	%ymm1, %ymm1, %ymm0
	vfmadd213ps	.LC233(%rip){1to8}, %ymm1, %ymm3
	vfmadd213ps	.LC235(%rip){1to8}, %ymm1, %ymm3
	vfmadd213ps	.LC237(%rip){1to8}, %ymm1, %ymm3
	vfmadd213ps	.LC239(%rip){1to8}, %ymm1, %ymm3
	vfmadd132ps	%ymm3, %ymm1, %ymm0
	vpbroadcastd	%eax, %ymm1
	movl	$-2147483648, %eax
	vpaddd	%ymm1, %ymm2, %ymm1
	vpslld	$23, %ymm1, %ymm1
	vaddps	.LC318(%rip){1to8}, %ymm1, %ymm2
	vfmadd132ps	%ymm1, %ymm2, %ymm0
	vbroadcastss	.LC879(%rip), %ymm2
	vcmpps	$1, %ymm2, %ymm4, %k1
	vaddps	.LC282(%rip){1to8}, %ymm0, %ymm1
	vdivps	%ymm1, %ymm0, %ymm1
	vfnmadd132ps	%ymm1, %ymm0, %ymm0
	vmovaps	%ymm0, %ymm1{%k1}
	vpbroadcastd	%eax, %ymm0
	movl	%r9d, %eax
	andl	$-8, %eax
	vpternlogd	$248, %ymm0, %ymm7, %ymm1
	addl	%eax, %ecx
	andl	$7, %r9d
	vmovups	%ymm1, (%r8,%rdx,4)
	je	.L3316
.L3301:
	vmovss	.LC272(%rip), %xmm16
	movslq	%ecx, %rcx
	vmovss	.LC274(%rip), %xmm6
	vmovss	.LC877(%rip), %xmm15
	vmovss	.LC231(%rip), %xmm14
	vmovss	.LC233(%rip), %xmm13
	vmovss	.LC235(%rip), %xmm12
	vmovss	.LC237(%rip), %xmm11
	vmovss	.LC239(%rip), %xmm10
	vmovss	.LC328(%rip), %xmm9
	vmovss	.LC282(%rip), %xmm8
	vmovss	.LC879(%rip), %xmm7
	vmovss	.LC874(%rip), %xmm5
	jmp	.L3305
	.p2align 4,,10
	.p2align 3
.L3320:
	andl	$-2147483648, %edx
	vmovd	%xmm2, %eax
	orl	%eax, %edx
	movl	%edx, (%r8,%rcx,4)
	addq	$1, %rcx
	cmpl	%ecx, %esi
	jle	.L3316
.L3305:
	movl	(%rdi,%rcx,4), %edx
	movl	%edx, %eax
	andl	$2147483647, %eax
	vmovd	%eax, %xmm0
	vaddss	%xmm0, %xmm0, %xmm0
	vcmpltss	%xmm0, %xmm5, %xmm1
	vblendvps	%xmm1, %xmm5, %xmm0, %xmm0
	vmovaps	%xmm0, %xmm3
	vfmadd132ss	%xmm16, %xmm6, %xmm3
	vsubss	%xmm6, %xmm3, %xmm1
	vmovd	%xmm3, %eax
	addl	$126, %eax
	sall	$23, %eax
	vcomiss	%xmm0, %xmm7
	vfmadd132ss	%xmm15, %xmm0, %xmm1
	vmulss	%xmm1, %xmm1, %xmm2
	vmovaps	%xmm1, %xmm4
	vfmadd132ss	%xmm14, %xmm13, %xmm4
	vfmadd132ss	%xmm1, %xmm12, %xmm4
	vfmadd132ss	%xmm1, %xmm11, %xmm4
	vfmadd132ss	%xmm1, %xmm10, %xmm4
	vfmadd231ss	%xmm4, %xmm2, %xmm1
	vmovd	%eax, %xmm2
	vsubss	%xmm9, %xmm2, %xmm3
	vfmadd132ss	%xmm2, %xmm3, %xmm1
	vaddss	%xmm8, %xmm1, %xmm2
	vdivss	%xmm2, %xmm1, %xmm2
	jbe	.L3320
	vfnmadd132ss	%xmm2, %xmm1, %xmm1
	andl	$-2147483648, %edx
	vmovd	%xmm1, %eax
	orl	%eax, %edx
	movl	%edx, (%r8,%rcx,4)
	addq	$1, %rcx
	cmpl	%ecx, %esi
	jg	.L3305
.L3316:
	vzeroupper
.L3317:
	ret
.L3309:
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	jmp	.L3298
	.cfi_endproc
.LFE264:
	.size	v_etch__tanh_f32, .-v_etch__tanh_f32
	.p2align 4
	.globl	v_etch__tanh_f64
	.type	v_etch__tanh_f64, @function
v_etch__tanh_f64:
.LFB265:
	.cfi_startproc
	movq	%rsi, %r8
	movq	%rdi, %rcx
	movl	%edx, %esi
	testl	%edx, %edx
	jle	.L3342
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3334
	movabsq	$9223372036854775807, %rdi
	shrl	$3, %edx
	xorl	%eax, %eax
	vbroadcastsd	.LC883(%rip), %zmm5
	vpbroadcastq	%rdi, %zmm8
	movl	$1022, %edi
	vbroadcastsd	.LC6(%rip), %zmm27
	vbroadcastsd	.LC7(%rip), %zmm26
	vpbroadcastq	%rdi, %zmm7
	salq	$6, %rdx
	movabsq	$-9223372036854775808, %rdi
	vbroadcastsd	.LC298(%rip), %zmm25
	vbroadcastsd	.LC8(%rip), %zmm24
	vpbroadcastq	%rdi, %zmm6
	vbroadcastsd	.LC9(%rip), %zmm23
	vbroadcastsd	.LC10(%rip), %zmm22
	vbroadcastsd	.LC11(%rip), %zmm21
	vbroadcastsd	.LC12(%rip), %zmm20
	vbroadcastsd	.LC13(%rip), %zmm19
	vbroadcastsd	.LC14(%rip), %zmm18
	vbroadcastsd	.LC15(%rip), %zmm17
	vbroadcastsd	.LC16(%rip), %zmm16
	vbroadcastsd	.LC17(%rip), %zmm15
	vbroadcastsd	.LC18(%rip), %zmm14
	vbroadcastsd	.LC19(%rip), %zmm13
	vbroadcastsd	.LC4(%rip), %zmm12
	vbroadcastsd	.LC333(%rip), %zmm11
	vbroadcastsd	.LC20(%rip), %zmm10
	vbroadcastsd	.LC886(%rip), %zmm9
	.p2align 4,,10
	.p2align 3
.L3324:
	vpandq	(%rcx,%rax), %zmm8, %zmm3
	vaddpd	%zmm3, %zmm3, %zmm3
	vcmppd	$5, %zmm3, %zmm5, %k1
	vblendmpd	%zmm3, %zmm5, %zmm3{%k1}
	vmovapd	%zmm3, %zmm4
	vcmppd	$1, %zmm9, %zmm3, %k1
	vfmadd132pd	%zmm27, %zmm26, %zmm4
	vaddpd	%zmm25, %zmm4, %zmm1
	vpaddq	%zmm7, %zmm4, %zmm4
	vpsllq	$52, %zmm4, %zmm4
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm24, %zmm3, %zmm0
	vmovdqu64	(%rcx,%rax), %zmm3
	vfmadd132pd	%zmm23, %zmm0, %zmm1
	vmulpd	%zmm1, %zmm1, %zmm2
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm22, %zmm21, %zmm0
	vfmadd132pd	%zmm1, %zmm20, %zmm0
	vfmadd132pd	%zmm1, %zmm19, %zmm0
	vfmadd132pd	%zmm1, %zmm18, %zmm0
	vfmadd132pd	%zmm1, %zmm17, %zmm0
	vfmadd132pd	%zmm1, %zmm16, %zmm0
	vfmadd132pd	%zmm1, %zmm15, %zmm0
	vfmadd132pd	%zmm1, %zmm14, %zmm0
	vfmadd132pd	%zmm1, %zmm13, %zmm0
	vfmadd132pd	%zmm1, %zmm12, %zmm0
	vfmadd132pd	%zmm0, %zmm1, %zmm2
	vaddpd	%zmm4, %zmm11, %zmm0
	vfmadd132pd	%zmm4, %zmm0, %zmm2
	vaddpd	%zmm10, %zmm2, %zmm0
	vdivpd	%zmm0, %zmm2, %zmm0
	vfnmadd132pd	%zmm0, %zmm2, %zmm2
	vmovapd	%zmm2, %zmm0{%k1}
	vpternlogq	$248, %zmm6, %zmm3, %zmm0
	vmovupd	%zmm0, (%r8,%rax)
	addq	$64, %rax
	cmpq	%rdx, %rax
	jne	.L3324
	movl	%esi, %edx
	andl	$-8, %edx
	movl	%edx, %edi
	cmpl	%edx, %esi
	je	.L3341
.L3323:
	movl	%esi, %r9d
	subl	%edi, %r9d
	leal	-1(%r9), %eax
	cmpl	$2, %eax
	jbe	.L3326
	movabsq	$9223372036854775807, %rax
	vmovdqu	(%rcx,%rdi,8), %ymm6
	vbroadcastsd	.LC883(%rip), %ymm4
	vbroadcastsd	.LC6(%rip), %ymm3
	vpbroadcastq	%rax, %ymm0
	vpand	(%rcx,%rdi,8), %ymm0, %ymm0
	movl	$1022, %eax
	vaddpd	%ymm0, %ymm0, %ymm0
	vcmppd	$5, %ymm0, %ymm4, %k1
	vmovapd	%ymm0, %ymm4{%k1}
	vfmadd213pd	.LC7(%rip){1to4}, %ymm4, %ymm3
	vaddpd	.LC298(%rip){1to4}, %ymm3, %ymm1
	vmovapd	%ymm1, %ymm0
	vfmadd132pd	.LC8(%rip){1to4}, %ymm4, %ymm0
	vfmadd132pd	.LC9(%rip){1to4}, %ymm0, %ymm1
	vbroadcastsd	.LC10(%rip), %ymm0
	vmulpd	%ymm1, %ymm1, %ymm2
	vfmadd213pd	.LC11(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC12(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC13(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC14(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC15(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC16(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC17(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC18(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC19(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC4(%rip){1to4}, %ymm1, %ymm0
	vfmadd132pd	%ymm2, %ymm1, %ymm0
	vpbroadcastq	%rax, %ymm1
	movabsq	$-9223372036854775808, %rax
	vpaddq	%ymm1, %ymm3, %ymm1
	vpsllq	$52, %ymm1, %ymm1
	vaddpd	.LC333(%rip){1to4}, %ymm1, %ymm2
	vfmadd132pd	%ymm1, %ymm2, %ymm0
	vbroadcastsd	.LC886(%rip), %ymm2
	vcmppd	$1, %ymm2, %ymm4, %k1
	vaddpd	.LC20(%rip){1to4}, %ymm0, %ymm1
	vdivpd	%ymm1, %ymm0, %ymm1
	vfnmadd132pd	%ymm1, %ymm0, %ymm0
	vmovapd	%ymm0, %ymm1{%k1}
	vpbroadcastq	%rax, %ymm0
	movl	%r9d, %eax
	andl	$-4, %eax
	vpternlogq	$248, %ymm0, %ymm6, %ymm1
	addl	%eax, %edx
	andl	$3, %r9d
	vmovupd	%ymm1, (%r8,%rdi,8)
	je	.L3341
.L3326:
	vmovsd	.LC883(%rip), %xmm20
	movslq	%edx, %rdx
	vmovsd	.LC6(%rip), %xmm19
	movabsq	$9223372036854775807, %rdi
	vmovsd	.LC7(%rip), %xmm4
	vmovsd	.LC8(%rip), %xmm18
	movabsq	$-9223372036854775808, %r10
	vmovsd	.LC9(%rip), %xmm17
	vmovsd	.LC10(%rip), %xmm16
	vmovsd	.LC11(%rip), %xmm15
	vmovsd	.LC12(%rip), %xmm14
	vmovsd	.LC13(%rip), %xmm13
	vmovsd	.LC14(%rip), %xmm12
	vmovsd	.LC15(%rip), %xmm11
	vmovsd	.LC16(%rip), %xmm10
	vmovsd	.LC17(%rip), %xmm9
	vmovsd	.LC18(%rip), %xmm8
	vmovsd	.LC19(%rip), %xmm7
	vmovsd	.LC4(%rip), %xmm3
	vmovsd	.LC20(%rip), %xmm6
	vmovsd	.LC886(%rip), %xmm5
	.p2align 4,,10
	.p2align 3
.L3330:
	movq	(%rcx,%rdx,8), %rax
	movq	%rax, %r11
	andq	%rdi, %r11
	vmovq	%r11, %xmm2
	vaddsd	%xmm2, %xmm2, %xmm2
	vminsd	%xmm2, %xmm20, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm22
	vfmadd132sd	%xmm19, %xmm4, %xmm22
	vsubsd	%xmm4, %xmm22, %xmm1
	vmovq	%xmm22, %r11
	leaq	1022(%r11), %r9
	salq	$52, %r9
	vcomisd	%xmm2, %xmm5
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm18, %xmm2, %xmm0
	vfmadd132sd	%xmm17, %xmm0, %xmm1
	vmulsd	%xmm1, %xmm1, %xmm21
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm16, %xmm15, %xmm0
	vfmadd132sd	%xmm1, %xmm14, %xmm0
	vfmadd132sd	%xmm1, %xmm13, %xmm0
	vfmadd132sd	%xmm1, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vfmadd132sd	%xmm21, %xmm1, %xmm0
	vmovq	%r9, %xmm1
	vsubsd	%xmm3, %xmm1, %xmm21
	vfmadd132sd	%xmm1, %xmm21, %xmm0
	vaddsd	%xmm6, %xmm0, %xmm1
	vdivsd	%xmm1, %xmm0, %xmm1
	ja	.L3336
	andq	%r10, %rax
	vmovq	%xmm1, %r11
	orq	%r11, %rax
	movq	%rax, (%r8,%rdx,8)
	addq	$1, %rdx
	cmpl	%edx, %esi
	jg	.L3330
.L3341:
	vzeroupper
.L3342:
	ret
	.p2align 4,,10
	.p2align 3
.L3336:
	vfnmadd132sd	%xmm1, %xmm0, %xmm0
	andq	%r10, %rax
	vmovq	%xmm0, %r9
	orq	%r9, %rax
	movq	%rax, (%r8,%rdx,8)
	addq	$1, %rdx
	cmpl	%edx, %esi
	jg	.L3330
	vzeroupper
	jmp	.L3342
.L3334:
	xorl	%edi, %edi
	xorl	%edx, %edx
	jmp	.L3323
	.cfi_endproc
.LFE265:
	.size	v_etch__tanh_f64, .-v_etch__tanh_f64
	.p2align 4
	.globl	v_etch__sigmoid_f32
	.type	v_etch__sigmoid_f32, @function
v_etch__sigmoid_f32:
.LFB266:
	.cfi_startproc
	movq	%rdi, %rcx
	movl	%edx, %edi
	testl	%edx, %edx
	jle	.L3367
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L3356
	shrl	$4, %edx
	movl	$-1262485250, %r8d
	vbroadcastss	.LC223(%rip), %zmm21
	vbroadcastss	.LC890(%rip), %zmm5
	vbroadcastss	.LC892(%rip), %zmm20
	salq	$6, %rdx
	vbroadcastss	.LC894(%rip), %zmm4
	xorl	%eax, %eax
	vbroadcastss	.LC268(%rip), %zmm19
	vpbroadcastd	%r8d, %zmm6
	vbroadcastss	.LC267(%rip), %zmm18
	vxorps	%xmm7, %xmm7, %xmm7
	vbroadcastss	.LC272(%rip), %zmm17
	vbroadcastss	.LC274(%rip), %zmm16
	vbroadcastss	.LC276(%rip), %zmm15
	vbroadcastss	.LC278(%rip), %zmm14
	vbroadcastss	.LC280(%rip), %zmm13
	vbroadcastss	.LC231(%rip), %zmm12
	vbroadcastss	.LC233(%rip), %zmm11
	vbroadcastss	.LC235(%rip), %zmm10
	vbroadcastss	.LC237(%rip), %zmm9
	vbroadcastss	.LC239(%rip), %zmm8
	vbroadcastss	.LC282(%rip), %zmm3
	.p2align 4,,10
	.p2align 3
.L3346:
	vandps	(%rcx,%rax), %zmm21, %zmm0
	vcmpps	$5, %zmm5, %zmm0, %k1
	vxorps	%zmm20, %zmm0, %zmm1
	vcmpps	$10, %zmm4, %zmm0, %k2{%k1}
	vcmpps	$14, %zmm4, %zmm0, %k1{%k1}
	vblendmps	%zmm19, %zmm1, %zmm2{%k1}
	vcmpps	$1, %zmm5, %zmm0, %k1
	vmovaps	%zmm1, %zmm2{%k2}
	vmovaps	%zmm18, %zmm2{%k1}
	vmovaps	%zmm2, %zmm1
	vfmadd132ps	%zmm17, %zmm16, %zmm1
	vaddps	%zmm15, %zmm1, %zmm0
	vpaddd	%zmm6, %zmm1, %zmm1
	vfmadd231ps	%zmm14, %zmm0, %zmm2
	vfmadd132ps	%zmm13, %zmm2, %zmm0
	vmovaps	%zmm0, %zmm2
	vfmadd132ps	%zmm12, %zmm11, %zmm2
	vfmadd132ps	%zmm0, %zmm10, %zmm2
	vfmadd132ps	%zmm0, %zmm9, %zmm2
	vfmadd132ps	%zmm0, %zmm8, %zmm2
	vfmadd132ps	%zmm0, %zmm3, %zmm2
	vfmadd132ps	%zmm2, %zmm3, %zmm0
	vpsrld	$1, %zmm1, %zmm2
	vpslld	$23, %zmm2, %zmm22
	vpsubd	%zmm2, %zmm1, %zmm1
	vpslld	$23, %zmm1, %zmm1
	vmulps	%zmm22, %zmm0, %zmm0
	vmulps	%zmm1, %zmm0, %zmm0
	vaddps	%zmm3, %zmm0, %zmm1
	vdivps	%zmm1, %zmm0, %zmm1
	vsubps	%zmm1, %zmm0, %zmm2
	vfnmadd132ps	%zmm1, %zmm2, %zmm0
	vsubps	%zmm1, %zmm3, %zmm2
	vfmadd132ps	%zmm2, %zmm1, %zmm0
	vmovups	(%rcx,%rax), %zmm1
	vcmpps	$5, %zmm7, %zmm1, %k1
	vsubps	%zmm0, %zmm3, %zmm0{%k1}
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdx, %rax
	jne	.L3346
	movl	%edi, %edx
	andl	$-16, %edx
	movl	%edx, %eax
	cmpl	%edi, %edx
	je	.L3366
.L3345:
	movl	%edi, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r8d
	cmpl	$6, %r8d
	jbe	.L3348
	vbroadcastss	.LC890(%rip), %ymm3
	movl	$-1262485250, %r8d
	vbroadcastss	.LC223(%rip), %ymm0
	vandps	(%rcx,%rax,4), %ymm0, %ymm0
	vmovups	(%rcx,%rax,4), %ymm6
	vbroadcastss	.LC894(%rip), %ymm2
	vbroadcastss	.LC892(%rip), %ymm1
	vcmpps	$5, %ymm3, %ymm0, %k1
	vxorps	%ymm1, %ymm0, %ymm1
	vcmpps	$10, %ymm2, %ymm0, %k2{%k1}
	vcmpps	$14, %ymm2, %ymm0, %k1{%k1}
	vmovaps	%ymm1, %ymm2
	vbroadcastss	.LC268(%rip), %ymm2{%k1}
	vcmpps	$1, %ymm3, %ymm0, %k1
	vbroadcastss	.LC282(%rip), %ymm3
	vmovaps	%ymm1, %ymm2{%k2}
	vbroadcastss	.LC272(%rip), %ymm1
	vbroadcastss	.LC267(%rip), %ymm2{%k1}
	vfmadd213ps	.LC274(%rip){1to8}, %ymm2, %ymm1
	vaddps	.LC276(%rip){1to8}, %ymm1, %ymm0
	vfmadd231ps	.LC278(%rip){1to8}, %ymm0, %ymm2
	vfmadd132ps	.LC280(%rip){1to8}, %ymm2, %ymm0
	vbroadcastss	.LC231(%rip), %ymm2
	vfmadd213ps	.LC233(%rip){1to8}, %ymm0, %ymm2
	vfmadd213ps	.LC235(%rip){1to8}, %ymm0, %ymm2
	vfmadd213ps	.LC237(%rip){1to8}, %ymm0, %ymm2
	vfmadd213ps	.LC239(%rip){1to8}, %ymm0, %ymm2
	vfmadd132ps	%ymm0, %ymm3, %ymm2
	vfmadd132ps	%ymm2, %ymm3, %ymm0
	vpbroadcastd	%r8d, %ymm2
	vpaddd	%ymm2, %ymm1, %ymm1
	vpsrld	$1, %ymm1, %ymm2
	vpslld	$23, %ymm2, %ymm4
	vpsubd	%ymm2, %ymm1, %ymm1
	vpslld	$23, %ymm1, %ymm1
	vmulps	%ymm4, %ymm0, %ymm0
	vmulps	%ymm1, %ymm0, %ymm0
	vaddps	%ymm3, %ymm0, %ymm1
	vdivps	%ymm1, %ymm0, %ymm1
	vsubps	%ymm1, %ymm0, %ymm2
	vfnmadd132ps	%ymm1, %ymm2, %ymm0
	vsubps	%ymm1, %ymm3, %ymm2
	vfmadd132ps	%ymm2, %ymm1, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpps	$5, %ymm1, %ymm6, %k1
	vsubps	%ymm0, %ymm3, %ymm0{%k1}
	vmovups	%ymm0, (%rsi,%rax,4)
	movl	%r9d, %eax
	andl	$-8, %eax
	addl	%eax, %edx
	andl	$7, %r9d
	je	.L3366
.L3348:
	vmovss	.LC890(%rip), %xmm14
	movslq	%edx, %rdx
	vmovss	.LC272(%rip), %xmm13
	vxorps	%xmm16, %xmm16, %xmm16
	vmovss	.LC274(%rip), %xmm4
	vmovss	.LC278(%rip), %xmm12
	vmovss	.LC280(%rip), %xmm11
	vmovss	.LC231(%rip), %xmm10
	vmovss	.LC233(%rip), %xmm9
	vmovss	.LC235(%rip), %xmm8
	vmovss	.LC237(%rip), %xmm7
	vmovss	.LC239(%rip), %xmm6
	vmovss	.LC282(%rip), %xmm3
	vmovss	.LC267(%rip), %xmm5
	.p2align 4,,10
	.p2align 3
.L3352:
	vmovss	(%rcx,%rdx,4), %xmm15
	vmovaps	%xmm5, %xmm2
	vmovd	%xmm15, %eax
	andl	$2147483647, %eax
	vmovd	%eax, %xmm0
	vcomiss	%xmm0, %xmm14
	ja	.L3350
	vcomiss	.LC894(%rip), %xmm0
	jbe	.L3370
	vmovss	.LC268(%rip), %xmm2
.L3350:
	vmovaps	%xmm2, %xmm1
	vfmadd132ss	%xmm13, %xmm4, %xmm1
	vsubss	%xmm4, %xmm1, %xmm0
	vmovd	%xmm1, %eax
	subl	$1262485250, %eax
	movl	%eax, %r8d
	vfmadd231ss	%xmm12, %xmm0, %xmm2
	shrl	%r8d
	movl	%r8d, %r9d
	subl	%r8d, %eax
	sall	$23, %r9d
	sall	$23, %eax
	vucomiss	%xmm15, %xmm16
	vmovd	%r9d, %xmm1
	vfmadd132ss	%xmm11, %xmm2, %xmm0
	vmovaps	%xmm0, %xmm2
	vfmadd132ss	%xmm10, %xmm9, %xmm2
	vfmadd132ss	%xmm0, %xmm8, %xmm2
	vfmadd132ss	%xmm0, %xmm7, %xmm2
	vfmadd132ss	%xmm0, %xmm6, %xmm2
	vfmadd132ss	%xmm0, %xmm3, %xmm2
	vfmadd132ss	%xmm2, %xmm3, %xmm0
	vmulss	%xmm1, %xmm0, %xmm0
	vmovd	%eax, %xmm1
	vmulss	%xmm1, %xmm0, %xmm0
	vaddss	%xmm3, %xmm0, %xmm1
	vdivss	%xmm1, %xmm0, %xmm1
	vsubss	%xmm1, %xmm0, %xmm2
	vfnmadd132ss	%xmm1, %xmm2, %xmm0
	vsubss	%xmm1, %xmm3, %xmm2
	vfmadd132ss	%xmm2, %xmm1, %xmm0
	ja	.L3369
	vsubss	%xmm0, %xmm3, %xmm0
.L3369:
	vmovss	%xmm0, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L3352
.L3366:
	vzeroupper
.L3367:
	ret
.L3356:
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L3345
.L3370:
	vxorps	.LC898(%rip), %xmm0, %xmm2
	jmp	.L3350
	.cfi_endproc
.LFE266:
	.size	v_etch__sigmoid_f32, .-v_etch__sigmoid_f32
	.p2align 4
	.globl	v_etch__sigmoid_f64
	.type	v_etch__sigmoid_f64, @function
v_etch__sigmoid_f64:
.LFB267:
	.cfi_startproc
	movq	%rdi, %rcx
	movq	%rsi, %rdi
	testl	%edx, %edx
	jle	.L3395
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3384
	movl	%edx, %esi
	xorl	%eax, %eax
	movabsq	$-4843621399236966402, %r8
	vbroadcastsd	.LC226(%rip), %zmm25
	shrl	$3, %esi
	vxorpd	%xmm2, %xmm2, %xmm2
	vbroadcastsd	.LC900(%rip), %zmm4
	vbroadcastsd	.LC902(%rip), %zmm24
	vbroadcastsd	.LC904(%rip), %zmm3
	salq	$6, %rsi
	vbroadcastsd	.LC2(%rip), %zmm23
	vpbroadcastq	%r8, %zmm5
	vbroadcastsd	.LC3(%rip), %zmm22
	vbroadcastsd	.LC6(%rip), %zmm21
	vbroadcastsd	.LC7(%rip), %zmm20
	vbroadcastsd	.LC298(%rip), %zmm19
	vbroadcastsd	.LC8(%rip), %zmm18
	vbroadcastsd	.LC9(%rip), %zmm17
	vbroadcastsd	.LC10(%rip), %zmm16
	vbroadcastsd	.LC11(%rip), %zmm15
	vbroadcastsd	.LC12(%rip), %zmm14
	vbroadcastsd	.LC13(%rip), %zmm13
	vbroadcastsd	.LC14(%rip), %zmm12
	vbroadcastsd	.LC15(%rip), %zmm11
	vbroadcastsd	.LC16(%rip), %zmm10
	vbroadcastsd	.LC17(%rip), %zmm9
	vbroadcastsd	.LC18(%rip), %zmm8
	vbroadcastsd	.LC19(%rip), %zmm7
	vbroadcastsd	.LC4(%rip), %zmm6
	vbroadcastsd	.LC20(%rip), %zmm1
	.p2align 4,,10
	.p2align 3
.L3374:
	vandpd	(%rcx,%rax), %zmm25, %zmm26
	vmovupd	(%rcx,%rax), %zmm29
	vcmppd	$5, %zmm4, %zmm26, %k1
	vxorpd	%zmm24, %zmm26, %zmm27
	vcmppd	$10, %zmm3, %zmm26, %k2{%k1}
	vcmppd	$14, %zmm3, %zmm26, %k1{%k1}
	vblendmpd	%zmm23, %zmm27, %zmm0{%k1}
	vcmppd	$1, %zmm4, %zmm26, %k1
	vmovapd	%zmm27, %zmm0{%k2}
	vmovapd	%zmm22, %zmm0{%k1}
	vcmppd	$5, %zmm2, %zmm29, %k1
	vmovapd	%zmm0, %zmm27
	vfmadd132pd	%zmm21, %zmm20, %zmm27
	vaddpd	%zmm19, %zmm27, %zmm28
	vpaddq	%zmm5, %zmm27, %zmm27
	vfmadd231pd	%zmm18, %zmm28, %zmm0
	vfmadd132pd	%zmm17, %zmm0, %zmm28
	vaddpd	%zmm2, %zmm28, %zmm28
	vmulpd	%zmm28, %zmm28, %zmm0
	vmovapd	%zmm28, %zmm26
	vfmadd132pd	%zmm16, %zmm15, %zmm26
	vfmadd132pd	%zmm28, %zmm14, %zmm26
	vfmadd132pd	%zmm28, %zmm13, %zmm26
	vfmadd132pd	%zmm28, %zmm12, %zmm26
	vfmadd132pd	%zmm28, %zmm11, %zmm26
	vfmadd132pd	%zmm28, %zmm10, %zmm26
	vfmadd132pd	%zmm28, %zmm9, %zmm26
	vfmadd132pd	%zmm28, %zmm8, %zmm26
	vfmadd132pd	%zmm28, %zmm7, %zmm26
	vfmadd132pd	%zmm28, %zmm6, %zmm26
	vfmadd132pd	%zmm26, %zmm28, %zmm0
	vpsrlq	$1, %zmm27, %zmm26
	vpsllq	$52, %zmm26, %zmm28
	vpsubq	%zmm26, %zmm27, %zmm27
	vpsllq	$52, %zmm27, %zmm27
	vaddpd	%zmm1, %zmm0, %zmm0
	vmulpd	%zmm28, %zmm0, %zmm0
	vmulpd	%zmm27, %zmm0, %zmm0
	vaddpd	%zmm1, %zmm0, %zmm26
	vdivpd	%zmm26, %zmm0, %zmm26
	vsubpd	%zmm26, %zmm0, %zmm27
	vfnmadd132pd	%zmm26, %zmm27, %zmm0
	vsubpd	%zmm26, %zmm1, %zmm27
	vfmadd132pd	%zmm27, %zmm26, %zmm0
	vsubpd	%zmm0, %zmm1, %zmm0{%k1}
	vmovupd	%zmm0, (%rdi,%rax)
	addq	$64, %rax
	cmpq	%rsi, %rax
	jne	.L3374
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %esi
	cmpl	%edx, %eax
	je	.L3394
.L3373:
	movl	%edx, %r9d
	subl	%esi, %r9d
	leal	-1(%r9), %r8d
	cmpl	$2, %r8d
	jbe	.L3376
	vbroadcastsd	.LC900(%rip), %ymm3
	vxorpd	%xmm4, %xmm4, %xmm4
	vbroadcastsd	.LC226(%rip), %ymm1
	movabsq	$-4843621399236966402, %r8
	vandpd	(%rcx,%rsi,8), %ymm1, %ymm1
	vmovupd	(%rcx,%rsi,8), %ymm6
	vbroadcastsd	.LC904(%rip), %ymm0
	vbroadcastsd	.LC902(%rip), %ymm2
	vcmppd	$5, %ymm3, %ymm1, %k1
	vxorpd	%ymm2, %ymm1, %ymm2
	vcmppd	$10, %ymm0, %ymm1, %k2{%k1}
	vcmppd	$14, %ymm0, %ymm1, %k1{%k1}
	vmovapd	%ymm2, %ymm0
	vbroadcastsd	.LC2(%rip), %ymm0{%k1}
	vcmppd	$1, %ymm3, %ymm1, %k1
	vbroadcastsd	.LC6(%rip), %ymm3
	vbroadcastsd	.LC10(%rip), %ymm1
	vmovapd	%ymm2, %ymm0{%k2}
	vbroadcastsd	.LC3(%rip), %ymm0{%k1}
	vcmppd	$5, %ymm4, %ymm6, %k1
	vfmadd213pd	.LC7(%rip){1to4}, %ymm0, %ymm3
	vaddpd	.LC298(%rip){1to4}, %ymm3, %ymm2
	vfmadd231pd	.LC8(%rip){1to4}, %ymm2, %ymm0
	vfmadd132pd	.LC9(%rip){1to4}, %ymm0, %ymm2
	vaddpd	%ymm4, %ymm2, %ymm2
	vmulpd	%ymm2, %ymm2, %ymm0
	vfmadd213pd	.LC11(%rip){1to4}, %ymm2, %ymm1
	vfmadd213pd	.LC12(%rip){1to4}, %ymm2, %ymm1
	vfmadd213pd	.LC13(%rip){1to4}, %ymm2, %ymm1
	vfmadd213pd	.LC14(%rip){1to4}, %ymm2, %ymm1
	vfmadd213pd	.LC15(%rip){1to4}, %ymm2, %ymm1
	vfmadd213pd	.LC16(%rip){1to4}, %ymm2, %ymm1
	vfmadd213pd	.LC17(%rip){1to4}, %ymm2, %ymm1
	vfmadd213pd	.LC18(%rip){1to4}, %ymm2, %ymm1
	vfmadd213pd	.LC19(%rip){1to4}, %ymm2, %ymm1
	vfmadd213pd	.LC4(%rip){1to4}, %ymm2, %ymm1
	vfmadd132pd	%ymm1, %ymm2, %ymm0
	vpbroadcastq	%r8, %ymm1
	vbroadcastsd	.LC20(%rip), %ymm2
	vpaddq	%ymm1, %ymm3, %ymm1
	vpsrlq	$1, %ymm1, %ymm3
	vpsllq	$52, %ymm3, %ymm5
	vpsubq	%ymm3, %ymm1, %ymm1
	vpsllq	$52, %ymm1, %ymm1
	vaddpd	%ymm2, %ymm0, %ymm0
	vmulpd	%ymm5, %ymm0, %ymm0
	vmulpd	%ymm1, %ymm0, %ymm0
	vaddpd	%ymm2, %ymm0, %ymm1
	vdivpd	%ymm1, %ymm0, %ymm1
	vsubpd	%ymm1, %ymm0, %ymm3
	vfnmadd132pd	%ymm1, %ymm3, %ymm0
	vsubpd	%ymm1, %ymm2, %ymm3
	vfmadd132pd	%ymm3, %ymm1, %ymm0
	vsubpd	%ymm0, %ymm2, %ymm0{%k1}
	vmovupd	%ymm0, (%rdi,%rsi,8)
	movl	%r9d, %esi
	andl	$-4, %esi
	addl	%esi, %eax
	andl	$3, %r9d
	je	.L3394
.L3376:
	vmovsd	.LC900(%rip), %xmm20
	cltq
	vmovsd	.LC6(%rip), %xmm19
	movabsq	$9223372036854775807, %rsi
	vmovsd	.LC7(%rip), %xmm4
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovsd	.LC8(%rip), %xmm18
	movabsq	$-4843621399236966402, %r9
	vmovsd	.LC9(%rip), %xmm17
	vmovsd	.LC10(%rip), %xmm16
	vmovsd	.LC11(%rip), %xmm15
	vmovsd	.LC12(%rip), %xmm14
	vmovsd	.LC13(%rip), %xmm13
	vmovsd	.LC14(%rip), %xmm12
	vmovsd	.LC15(%rip), %xmm11
	vmovsd	.LC16(%rip), %xmm10
	vmovsd	.LC17(%rip), %xmm9
	vmovsd	.LC18(%rip), %xmm8
	vmovsd	.LC19(%rip), %xmm7
	vmovsd	.LC4(%rip), %xmm6
	vmovsd	.LC20(%rip), %xmm2
	vmovsd	.LC3(%rip), %xmm5
	vmovsd	.LC904(%rip), %xmm21
	.p2align 4,,10
	.p2align 3
.L3380:
	vmovsd	(%rcx,%rax,8), %xmm23
	vmovsd	%xmm5, %xmm5, %xmm0
	vmovq	%xmm23, %r11
	andq	%rsi, %r11
	vmovq	%r11, %xmm1
	vcomisd	%xmm1, %xmm20
	ja	.L3378
	vcomisd	%xmm21, %xmm1
	jbe	.L3398
	movq	.LC2(%rip), %r8
	vmovq	%r8, %xmm0
.L3378:
	vmovsd	%xmm0, %xmm0, %xmm24
	vfmadd132sd	%xmm19, %xmm4, %xmm24
	vsubsd	%xmm4, %xmm24, %xmm1
	vmovq	%xmm24, %r10
	leaq	(%r10,%r9), %r8
	movq	%r8, %r10
	vfmadd231sd	%xmm18, %xmm1, %xmm0
	shrq	%r10
	movq	%r10, %r11
	subq	%r10, %r8
	salq	$52, %r11
	salq	$52, %r8
	vucomisd	%xmm23, %xmm3
	vfmadd132sd	%xmm17, %xmm0, %xmm1
	vaddsd	%xmm3, %xmm1, %xmm1
	vmulsd	%xmm1, %xmm1, %xmm22
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm16, %xmm15, %xmm0
	vfmadd132sd	%xmm1, %xmm14, %xmm0
	vfmadd132sd	%xmm1, %xmm13, %xmm0
	vfmadd132sd	%xmm1, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm22, %xmm1, %xmm0
	vmovq	%r11, %xmm1
	vaddsd	%xmm2, %xmm0, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vmovq	%r8, %xmm1
	vmulsd	%xmm1, %xmm0, %xmm0
	vaddsd	%xmm2, %xmm0, %xmm1
	vdivsd	%xmm1, %xmm0, %xmm1
	vsubsd	%xmm1, %xmm0, %xmm22
	vfnmadd132sd	%xmm1, %xmm22, %xmm0
	vsubsd	%xmm1, %xmm2, %xmm22
	vfmadd132sd	%xmm22, %xmm1, %xmm0
	ja	.L3397
	vsubsd	%xmm0, %xmm2, %xmm0
.L3397:
	vmovsd	%xmm0, (%rdi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L3380
.L3394:
	vzeroupper
.L3395:
	ret
.L3384:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3373
.L3398:
	vxorpd	.LC108(%rip), %xmm1, %xmm0
	jmp	.L3378
	.cfi_endproc
.LFE267:
	.size	v_etch__sigmoid_f64, .-v_etch__sigmoid_f64
	.p2align 4
	.globl	v_etch__erf_f32
	.type	v_etch__erf_f32, @function
v_etch__erf_f32:
.LFB268:
	.cfi_startproc
	movq	%rdi, %rcx
	movl	%edx, %edi
	testl	%edx, %edx
	jle	.L3424
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L3415
	movl	$2147483647, %r8d
	shrl	$4, %edx
	xorl	%eax, %eax
	vbroadcastss	.LC909(%rip), %zmm30
	vpbroadcastd	%r8d, %zmm5
	movl	$1065353216, %r8d
	vbroadcastss	.LC911(%rip), %zmm29
	vbroadcastss	.LC913(%rip), %zmm28
	vpbroadcastd	%r8d, %zmm4
	movl	$-2147483648, %r8d
	vbroadcastss	.LC915(%rip), %zmm27
	vbroadcastss	.LC917(%rip), %zmm26
	vbroadcastss	.LC919(%rip), %zmm25
	salq	$6, %rdx
	vbroadcastss	.LC921(%rip), %zmm24
	vpbroadcastd	%r8d, %zmm3
	vbroadcastss	.LC923(%rip), %zmm23
	vbroadcastss	.LC925(%rip), %zmm22
	vbroadcastss	.LC927(%rip), %zmm21
	vbroadcastss	.LC929(%rip), %zmm20
	vbroadcastss	.LC931(%rip), %zmm19
	vbroadcastss	.LC933(%rip), %zmm18
	vbroadcastss	.LC935(%rip), %zmm17
	vbroadcastss	.LC937(%rip), %zmm16
	vbroadcastss	.LC939(%rip), %zmm15
	vbroadcastss	.LC941(%rip), %zmm14
	vbroadcastss	.LC943(%rip), %zmm13
	vbroadcastss	.LC945(%rip), %zmm12
	vbroadcastss	.LC947(%rip), %zmm11
	vbroadcastss	.LC949(%rip), %zmm10
	vbroadcastss	.LC951(%rip), %zmm9
	vbroadcastss	.LC953(%rip), %zmm8
	vbroadcastss	.LC282(%rip), %zmm7
	vbroadcastss	.LC955(%rip), %zmm6
	.p2align 4,,10
	.p2align 3
.L3402:
	vpandd	(%rcx,%rax), %zmm5, %zmm2
	vaddps	%zmm2, %zmm30, %zmm1
	vmulps	%zmm2, %zmm2, %zmm31
	vcmpps	$14, %zmm8, %zmm2, %k1
	vmovaps	%zmm1, %zmm0
	vfmadd132ps	%zmm29, %zmm28, %zmm0
	vfmadd132ps	%zmm1, %zmm27, %zmm0
	vfmadd132ps	%zmm1, %zmm26, %zmm0
	vfmadd132ps	%zmm1, %zmm25, %zmm0
	vfmadd132ps	%zmm1, %zmm24, %zmm0
	vfmadd132ps	%zmm1, %zmm23, %zmm0
	vfmadd132ps	%zmm1, %zmm22, %zmm0
	vfmadd132ps	%zmm1, %zmm21, %zmm0
	vfmadd132ps	%zmm1, %zmm20, %zmm0
	vfmadd132ps	%zmm1, %zmm19, %zmm0
	vfmadd132ps	%zmm1, %zmm18, %zmm0
	vfmadd132ps	%zmm0, %zmm17, %zmm1
	vmovaps	%zmm31, %zmm0
	vfmadd132ps	%zmm16, %zmm15, %zmm0
	vfmadd132ps	%zmm31, %zmm14, %zmm0
	vfmadd132ps	%zmm31, %zmm13, %zmm0
	vfmadd132ps	%zmm31, %zmm12, %zmm0
	vfmadd132ps	%zmm31, %zmm11, %zmm0
	vfmadd132ps	%zmm31, %zmm10, %zmm0
	vfmadd132ps	%zmm31, %zmm9, %zmm0
	vfmadd132ps	%zmm2, %zmm2, %zmm0
	vsubps	%zmm1, %zmm7, %zmm0{%k1}
	vcmpps	$5, %zmm2, %zmm6, %k1
	vmovdqu32	(%rcx,%rax), %zmm2
	vpblendmd	%zmm0, %zmm4, %zmm0{%k1}
	vpternlogd	$248, %zmm3, %zmm2, %zmm0
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdx, %rax
	jne	.L3402
	movl	%edi, %edx
	andl	$-16, %edx
	movl	%edx, %r8d
	cmpl	%edx, %edi
	je	.L3423
.L3401:
	movl	%edi, %r9d
	subl	%r8d, %r9d
	leal	-1(%r9), %eax
	cmpl	$6, %eax
	jbe	.L3406
	movl	$2147483647, %eax
	vbroadcastss	.LC911(%rip), %ymm0
	vbroadcastss	.LC937(%rip), %ymm3
	vpbroadcastd	%eax, %ymm2
	vpand	(%rcx,%r8,4), %ymm2, %ymm2
	vbroadcastss	.LC282(%rip), %ymm4
	movl	$1065353216, %eax
	vmovdqu	(%rcx,%r8,4), %ymm5
	vaddps	.LC909(%rip){1to8}, %ymm2, %ymm1
	vfmadd213ps	.LC913(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC915(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC917(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC919(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC921(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC923(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC925(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC927(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC929(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC931(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC933(%rip){1to8}, %ymm1, %ymm0
	vfmadd213ps	.LC935(%rip){1to8}, %ymm0, %ymm1
	vmulps	%ymm2, %ymm2, %ymm0
	vfmadd213ps	.LC939(%rip){1to8}, %ymm0, %ymm3
	vfmadd213ps	.LC941(%rip){1to8}, %ymm0, %ymm3
	vfmadd213ps	.LC943(%rip){1to8}, %ymm0, %ymm3
	vfmadd213ps	.LC945(%rip){1to8}, %ymm0, %ymm3
	vfmadd213ps	.LC947(%rip){1to8}, %ymm0, %ymm3
	vfmadd213ps	.LC949(%rip){1to8}, %ymm0, %ymm3
	vfmadd213ps	.LC951(%rip){1to8}, %ymm3, %ymm0
	vbroadcastss	.LC953(%rip), %ymm3
	vcmpps	$14, %ymm3, %ymm2, %k1
	vfmadd132ps	%ymm2, %ymm2, %ymm0
	vsubps	%ymm1, %ymm4, %ymm0{%k1}
	vbroadcastss	.LC955(%rip), %ymm1
	vcmpps	$5, %ymm2, %ymm1, %k1
	vpbroadcastd	%eax, %ymm1
	movl	$-2147483648, %eax
	vpblendmd	%ymm0, %ymm1, %ymm0{%k1}
	vpbroadcastd	%eax, %ymm1
	movl	%r9d, %eax
	andl	$-8, %eax
	vpternlogd	$248, %ymm1, %ymm5, %ymm0
	addl	%eax, %edx
	andl	$7, %r9d
	vmovups	%ymm0, (%rsi,%r8,4)
	je	.L3423
.L3406:
	vmovss	.LC980(%rip), %xmm11
	movslq	%edx, %rdx
	vmovss	.LC911(%rip), %xmm10
	vmovss	.LC913(%rip), %xmm9
	vmovss	.LC915(%rip), %xmm8
	vmovss	.LC917(%rip), %xmm7
	vmovss	.LC919(%rip), %xmm6
	vmovss	.LC921(%rip), %xmm5
	vmovss	.LC923(%rip), %xmm4
	vmovss	.LC925(%rip), %xmm3
	vmovss	.LC927(%rip), %xmm2
	.p2align 4,,10
	.p2align 3
.L3410:
	movl	(%rcx,%rdx,4), %eax
	movl	%eax, %r10d
	andl	$2147483647, %r10d
	vmovd	%r10d, %xmm12
	vcomiss	.LC953(%rip), %xmm12
	jbe	.L3425
	vucomiss	.LC955(%rip), %xmm12
	vsubss	%xmm11, %xmm12, %xmm1
	vmovaps	%xmm1, %xmm0
	vfmadd132ss	%xmm10, %xmm9, %xmm0
	vfmadd132ss	%xmm1, %xmm8, %xmm0
	vfmadd132ss	%xmm1, %xmm7, %xmm0
	vfmadd132ss	%xmm1, %xmm6, %xmm0
	vfmadd132ss	%xmm1, %xmm5, %xmm0
	vfmadd132ss	%xmm1, %xmm4, %xmm0
	vfmadd132ss	%xmm1, %xmm3, %xmm0
	vfmadd132ss	%xmm1, %xmm2, %xmm0
	vfmadd213ss	.LC929(%rip), %xmm1, %xmm0
	vfmadd213ss	.LC931(%rip), %xmm1, %xmm0
	vfmadd213ss	.LC933(%rip), %xmm1, %xmm0
	vfmadd213ss	.LC935(%rip), %xmm0, %xmm1
	vmovss	.LC282(%rip), %xmm0
	vsubss	%xmm1, %xmm0, %xmm0
	ja	.L3422
.L3426:
	andl	$-2147483648, %eax
	vmovd	%xmm0, %r11d
	orl	%r11d, %eax
	movl	%eax, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L3410
.L3423:
	vzeroupper
.L3424:
	ret
	.p2align 4,,10
	.p2align 3
.L3425:
	vmovss	.LC937(%rip), %xmm1
	vmulss	%xmm12, %xmm12, %xmm0
	vucomiss	.LC955(%rip), %xmm12
	vfmadd213ss	.LC939(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC941(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC943(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC945(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC947(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC949(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC951(%rip), %xmm1, %xmm0
	vfmadd132ss	%xmm12, %xmm12, %xmm0
	jbe	.L3426
.L3422:
	andl	$-2147483648, %eax
	orl	$1065353216, %eax
	movl	%eax, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L3410
	vzeroupper
	jmp	.L3424
.L3415:
	xorl	%r8d, %r8d
	xorl	%edx, %edx
	jmp	.L3401
	.cfi_endproc
.LFE268:
	.size	v_etch__erf_f32, .-v_etch__erf_f32
	.p2align 4
	.globl	v_etch__erf_small_f64
	.type	v_etch__erf_small_f64, @function
v_etch__erf_small_f64:
.LFB269:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L3442
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3435
	vbroadcastsd	.LC982(%rip), %zmm14
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC984(%rip), %zmm13
	vbroadcastsd	.LC986(%rip), %zmm12
	shrl	$3, %edi
	vbroadcastsd	.LC988(%rip), %zmm11
	vbroadcastsd	.LC990(%rip), %zmm10
	salq	$6, %rdi
	vbroadcastsd	.LC992(%rip), %zmm9
	vbroadcastsd	.LC994(%rip), %zmm8
	vbroadcastsd	.LC996(%rip), %zmm7
	vbroadcastsd	.LC998(%rip), %zmm6
	vbroadcastsd	.LC1000(%rip), %zmm5
	vbroadcastsd	.LC1002(%rip), %zmm4
	vbroadcastsd	.LC1004(%rip), %zmm3
	vbroadcastsd	.LC1006(%rip), %zmm2
	.p2align 4,,10
	.p2align 3
.L3430:
	vmovupd	(%rcx,%rax), %zmm1
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm14, %zmm13, %zmm0
	vfmadd132pd	%zmm1, %zmm12, %zmm0
	vfmadd132pd	%zmm1, %zmm11, %zmm0
	vfmadd132pd	%zmm1, %zmm10, %zmm0
	vfmadd132pd	%zmm1, %zmm9, %zmm0
	vfmadd132pd	%zmm1, %zmm8, %zmm0
	vfmadd132pd	%zmm1, %zmm7, %zmm0
	vfmadd132pd	%zmm1, %zmm6, %zmm0
	vfmadd132pd	%zmm1, %zmm5, %zmm0
	vfmadd132pd	%zmm1, %zmm4, %zmm0
	vfmadd132pd	%zmm1, %zmm3, %zmm0
	vfmadd132pd	%zmm0, %zmm2, %zmm1
	vmovupd	%zmm1, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L3430
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%edx, %eax
	je	.L3441
.L3429:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3432
	vmovupd	(%rcx,%rdi,8), %ymm1
	vbroadcastsd	.LC982(%rip), %ymm0
	vfmadd213pd	.LC984(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC986(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC988(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC990(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC992(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC994(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC996(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC998(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1000(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1002(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1004(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1006(%rip){1to4}, %ymm0, %ymm1
	vmovupd	%ymm1, (%rsi,%rdi,8)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L3441
.L3432:
	vmovsd	.LC982(%rip), %xmm14
	cltq
	vmovsd	.LC984(%rip), %xmm13
	vmovsd	.LC986(%rip), %xmm12
	vmovsd	.LC988(%rip), %xmm11
	vmovsd	.LC990(%rip), %xmm10
	vmovsd	.LC992(%rip), %xmm9
	vmovsd	.LC994(%rip), %xmm8
	vmovsd	.LC996(%rip), %xmm7
	vmovsd	.LC998(%rip), %xmm6
	vmovsd	.LC1000(%rip), %xmm5
	vmovsd	.LC1002(%rip), %xmm4
	vmovsd	.LC1004(%rip), %xmm3
	vmovsd	.LC1006(%rip), %xmm2
	.p2align 4,,10
	.p2align 3
.L3434:
	vmovsd	(%rcx,%rax,8), %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm14, %xmm13, %xmm0
	vfmadd132sd	%xmm1, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vfmadd132sd	%xmm0, %xmm2, %xmm1
	vmovsd	%xmm1, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L3434
.L3441:
	vzeroupper
.L3442:
	ret
.L3435:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L3429
	.cfi_endproc
.LFE269:
	.size	v_etch__erf_small_f64, .-v_etch__erf_small_f64
	.p2align 4
	.globl	v_etch__erfc_large_f64
	.type	v_etch__erfc_large_f64, @function
v_etch__erfc_large_f64:
.LFB270:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L3467
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3456
	movabsq	$-4843621399236966402, %r8
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC134(%rip), %zmm30
	shrl	$3, %edi
	vpbroadcastq	%r8, %zmm8
	vbroadcastsd	.LC1024(%rip), %zmm6
	vbroadcastsd	.LC1023(%rip), %zmm29
	vbroadcastsd	.LC1022(%rip), %zmm28
	salq	$6, %rdi
	vbroadcastsd	.LC1021(%rip), %zmm27
	vbroadcastsd	.LC1020(%rip), %zmm26
	vbroadcastsd	.LC900(%rip), %zmm5
	vbroadcastsd	.LC904(%rip), %zmm4
	vbroadcastsd	.LC6(%rip), %zmm25
	vbroadcastsd	.LC7(%rip), %zmm24
	vbroadcastsd	.LC298(%rip), %zmm23
	vbroadcastsd	.LC8(%rip), %zmm22
	vbroadcastsd	.LC9(%rip), %zmm21
	vbroadcastsd	.LC10(%rip), %zmm20
	vbroadcastsd	.LC11(%rip), %zmm19
	vbroadcastsd	.LC12(%rip), %zmm18
	vbroadcastsd	.LC13(%rip), %zmm17
	vbroadcastsd	.LC14(%rip), %zmm16
	vbroadcastsd	.LC15(%rip), %zmm15
	vbroadcastsd	.LC16(%rip), %zmm14
	vbroadcastsd	.LC17(%rip), %zmm13
	vbroadcastsd	.LC18(%rip), %zmm12
	vbroadcastsd	.LC19(%rip), %zmm11
	vbroadcastsd	.LC4(%rip), %zmm10
	vbroadcastsd	.LC20(%rip), %zmm9
	.p2align 4,,10
	.p2align 3
.L3446:
	vmovupd	(%rcx,%rax), %zmm0
	vmovapd	%zmm28, %zmm31
	vcmppd	$10, %zmm6, %zmm0, %k1
	vaddpd	%zmm30, %zmm0, %zmm3
	vmulpd	%zmm0, %zmm0, %zmm1
	vblendmpd	%zmm0, %zmm6, %zmm2{%k1}
	vblendmpd	%zmm3, %zmm29, %zmm7{%k1}
	vaddpd	.LC840(%rip), %zmm0, %zmm0
	vdivpd	%zmm3, %zmm0, %zmm31{%k1}
	vblendmpd	%zmm1, %zmm27, %zmm3{%k1}
	vbroadcastsd	.LC1031(%rip), %zmm0
	vfmadd213pd	.LC1032(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1034(%rip), %zmm31, %zmm0
	vxorpd	.LC901(%rip), %zmm1, %zmm1
	vfmadd213pd	.LC1036(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1038(%rip), %zmm31, %zmm0
	vblendmpd	%zmm1, %zmm26, %zmm1{%k1}
	vfmadd213pd	.LC1040(%rip), %zmm31, %zmm0
	vcmppd	$5, %zmm5, %zmm3, %k1
	vfmadd213pd	.LC1042(%rip), %zmm31, %zmm0
	vfmadd132pd	%zmm2, %zmm1, %zmm2
	vfmadd213pd	.LC1044(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1046(%rip), %zmm31, %zmm0
	vcmppd	$10, %zmm4, %zmm3, %k2{%k1}
	vfmadd213pd	.LC1048(%rip), %zmm31, %zmm0
	vcmppd	$14, %zmm4, %zmm3, %k1{%k1}
	vfmadd213pd	.LC1050(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1052(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1054(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1056(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1058(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1060(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1062(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1064(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1066(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1068(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1070(%rip), %zmm31, %zmm0
	vblendmpd	.LC294(%rip), %zmm1, %zmm31{%k1}
	vcmppd	$1, %zmm5, %zmm3, %k1
	vblendmpd	%zmm1, %zmm31, %zmm1{%k2}
	vmovapd	.LC293(%rip), %zmm1{%k1}
	vmovapd	%zmm1, %zmm31
	vfmadd132pd	%zmm25, %zmm24, %zmm31
	vaddpd	%zmm23, %zmm31, %zmm3
	vpaddq	%zmm8, %zmm31, %zmm31
	vfmadd231pd	%zmm22, %zmm3, %zmm1
	vfmadd132pd	%zmm21, %zmm1, %zmm3
	vsubpd	%zmm2, %zmm3, %zmm2
	vmulpd	%zmm2, %zmm2, %zmm3
	vmovapd	%zmm2, %zmm1
	vfmadd132pd	%zmm20, %zmm19, %zmm1
	vfmadd132pd	%zmm2, %zmm18, %zmm1
	vfmadd132pd	%zmm2, %zmm17, %zmm1
	vfmadd132pd	%zmm2, %zmm16, %zmm1
	vfmadd132pd	%zmm2, %zmm15, %zmm1
	vfmadd132pd	%zmm2, %zmm14, %zmm1
	vfmadd132pd	%zmm2, %zmm13, %zmm1
	vfmadd132pd	%zmm2, %zmm12, %zmm1
	vfmadd132pd	%zmm2, %zmm11, %zmm1
	vfmadd132pd	%zmm2, %zmm10, %zmm1
	vfmadd132pd	%zmm1, %zmm2, %zmm3
	vpsrlq	$1, %zmm31, %zmm1
	vpsllq	$52, %zmm1, %zmm2
	vpsubq	%zmm1, %zmm31, %zmm31
	vpsllq	$52, %zmm31, %zmm31
	vaddpd	%zmm9, %zmm3, %zmm3
	vmulpd	%zmm2, %zmm3, %zmm3
	vmulpd	%zmm31, %zmm3, %zmm3
	vmulpd	%zmm0, %zmm3, %zmm0
	vdivpd	%zmm7, %zmm0, %zmm0
	vmovupd	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L3446
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%edx, %eax
	je	.L3466
.L3445:
	movl	%edx, %r9d
	subl	%edi, %r9d
	leal	-1(%r9), %r8d
	cmpl	$2, %r8d
	jbe	.L3450
	vmovupd	(%rcx,%rdi,8), %ymm0
	vbroadcastsd	.LC1024(%rip), %ymm3
	movabsq	$-4843621399236966402, %r8
	vbroadcastsd	.LC1022(%rip), %ymm1
	vbroadcastsd	.LC1023(%rip), %ymm2
	vcmppd	$10, %ymm3, %ymm0, %k1
	vaddpd	.LC134(%rip){1to4}, %ymm0, %ymm5
	vmulpd	%ymm0, %ymm0, %ymm4
	vmovapd	%ymm0, %ymm3{%k1}
	vaddpd	.LC841(%rip){1to4}, %ymm0, %ymm0
	vmovapd	%ymm5, %ymm2{%k1}
	vmovapd	%ymm3, %ymm6
	vdivpd	%ymm5, %ymm0, %ymm1{%k1}
	vbroadcastsd	.LC1021(%rip), %ymm5
	vbroadcastsd	.LC902(%rip), %ymm0
	vmovapd	%ymm4, %ymm5{%k1}
	vxorpd	%ymm0, %ymm4, %ymm0
	vbroadcastsd	.LC1020(%rip), %ymm4
	vmovapd	%ymm0, %ymm4{%k1}
	vbroadcastsd	.LC1031(%rip), %ymm0
	vfmadd132pd	%ymm3, %ymm4, %ymm6
	vbroadcastsd	.LC900(%rip), %ymm3
	vcmppd	$5, %ymm3, %ymm5, %k1
	vfmadd213pd	.LC1033(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1035(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1037(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1039(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1041(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1043(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1045(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1047(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1049(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1051(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1053(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1055(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1057(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1059(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1061(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1063(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1065(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1067(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1069(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1071(%rip){1to4}, %ymm1, %ymm0
	vbroadcastsd	.LC904(%rip), %ymm1
	vcmppd	$10, %ymm1, %ymm5, %k2{%k1}
	vcmppd	$14, %ymm1, %ymm5, %k1{%k1}
	vmovapd	%ymm4, %ymm1
	vbroadcastsd	.LC2(%rip), %ymm1{%k1}
	vcmppd	$1, %ymm3, %ymm5, %k1
	vbroadcastsd	.LC6(%rip), %ymm5
	vmovapd	%ymm4, %ymm1{%k2}
	vbroadcastsd	.LC3(%rip), %ymm1{%k1}
	vfmadd213pd	.LC7(%rip){1to4}, %ymm1, %ymm5
	vaddpd	.LC298(%rip){1to4}, %ymm5, %ymm3
	vfmadd231pd	.LC8(%rip){1to4}, %ymm3, %ymm1
	vfmadd132pd	.LC9(%rip){1to4}, %ymm1, %ymm3
	vbroadcastsd	.LC10(%rip), %ymm1
	vsubpd	%ymm6, %ymm3, %ymm3
	vmulpd	%ymm3, %ymm3, %ymm4
	vfmadd213pd	.LC11(%rip){1to4}, %ymm3, %ymm1
	vfmadd213pd	.LC12(%rip){1to4}, %ymm3, %ymm1
	vfmadd213pd	.LC13(%rip){1to4}, %ymm3, %ymm1
	vfmadd213pd	.LC14(%rip){1to4}, %ymm3, %ymm1
	vfmadd213pd	.LC15(%rip){1to4}, %ymm3, %ymm1
	vfmadd213pd	.LC16(%rip){1to4}, %ymm3, %ymm1
	vfmadd213pd	.LC17(%rip){1to4}, %ymm3, %ymm1
	vfmadd213pd	.LC18(%rip){1to4}, %ymm3, %ymm1
	vfmadd213pd	.LC19(%rip){1to4}, %ymm3, %ymm1
	vfmadd213pd	.LC4(%rip){1to4}, %ymm3, %ymm1
	vfmadd132pd	%ymm4, %ymm3, %ymm1
	vpbroadcastq	%r8, %ymm3
	vpaddq	%ymm3, %ymm5, %ymm3
	vpsrlq	$1, %ymm3, %ymm4
	vpsllq	$52, %ymm4, %ymm5
	vpsubq	%ymm4, %ymm3, %ymm3
	vpsllq	$52, %ymm3, %ymm3
	vaddpd	.LC20(%rip){1to4}, %ymm1, %ymm1
	vmulpd	%ymm5, %ymm1, %ymm1
	vmulpd	%ymm3, %ymm1, %ymm1
	vmulpd	%ymm0, %ymm1, %ymm0
	vdivpd	%ymm2, %ymm0, %ymm0
	vmovupd	%ymm0, (%rsi,%rdi,8)
	movl	%r9d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r9d
	je	.L3466
.L3450:
	vmovsd	.LC1024(%rip), %xmm7
	cltq
	vmovsd	.LC6(%rip), %xmm31
	movabsq	$-4843621399236966402, %rdi
	vmovsd	.LC7(%rip), %xmm6
	vmovsd	.LC8(%rip), %xmm30
	vmovsd	.LC9(%rip), %xmm29
	vmovsd	.LC10(%rip), %xmm28
	vmovsd	.LC11(%rip), %xmm27
	vmovsd	.LC12(%rip), %xmm26
	vmovsd	.LC13(%rip), %xmm25
	vmovsd	.LC14(%rip), %xmm24
	vmovsd	.LC15(%rip), %xmm23
	vmovsd	.LC16(%rip), %xmm22
	vmovsd	.LC17(%rip), %xmm21
	vmovsd	.LC18(%rip), %xmm20
	vmovsd	.LC19(%rip), %xmm19
	vmovsd	.LC4(%rip), %xmm18
	vmovsd	.LC20(%rip), %xmm17
	vmovsd	.LC1031(%rip), %xmm16
	vmovsd	.LC1063(%rip), %xmm15
	vmovsd	.LC1065(%rip), %xmm14
	vmovsd	.LC1067(%rip), %xmm13
	vmovsd	.LC1069(%rip), %xmm12
	vmovsd	.LC1071(%rip), %xmm11
	vmovsd	.LC900(%rip), %xmm10
	vmovsd	.LC134(%rip), %xmm9
	vmovsd	.LC904(%rip), %xmm8
	jmp	.L3454
	.p2align 4,,10
	.p2align 3
.L3457:
	movq	.LC1020(%rip), %r10
	movq	.LC1021(%rip), %r11
	vmovsd	%xmm7, %xmm7, %xmm3
	vmovq	%r10, %xmm2
	vmovq	%r11, %xmm4
	movq	.LC1022(%rip), %r10
	movq	.LC1023(%rip), %r11
	vmovq	%r10, %xmm1
	vmovq	%r11, %xmm5
.L3452:
	vmovsd	.LC1033(%rip), %xmm0
	vcomisd	%xmm4, %xmm10
	vfmadd132sd	%xmm3, %xmm2, %xmm3
	vfmadd231sd	%xmm16, %xmm1, %xmm0
	vfmadd213sd	.LC1035(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1037(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1039(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1041(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1043(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1045(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1047(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1049(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1051(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1053(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1055(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1057(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1059(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1061(%rip), %xmm1, %xmm0
	vfmadd132sd	%xmm1, %xmm15, %xmm0
	vfmadd132sd	%xmm1, %xmm14, %xmm0
	vfmadd132sd	%xmm1, %xmm13, %xmm0
	vfmadd132sd	%xmm1, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	ja	.L3458
	vmovsd	.LC2(%rip), %xmm1
	vcmpnltsd	%xmm4, %xmm8, %xmm4
	vblendvpd	%xmm4, %xmm2, %xmm1, %xmm2
.L3455:
	vmovsd	%xmm2, %xmm2, %xmm4
	vfmadd132sd	%xmm31, %xmm6, %xmm4
	vsubsd	%xmm6, %xmm4, %xmm1
	vmovq	%xmm4, %r11
	leaq	(%r11,%rdi), %r8
	movq	%r8, %r9
	vfmadd231sd	%xmm30, %xmm1, %xmm2
	shrq	%r9
	movq	%r9, %r10
	subq	%r9, %r8
	salq	$52, %r10
	salq	$52, %r8
	vmovq	%r8, %xmm4
	vfmadd231sd	%xmm29, %xmm1, %xmm2
	vsubsd	%xmm3, %xmm2, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm1
	vfmadd132sd	%xmm28, %xmm27, %xmm1
	vfmadd132sd	%xmm2, %xmm26, %xmm1
	vfmadd132sd	%xmm2, %xmm25, %xmm1
	vfmadd132sd	%xmm2, %xmm24, %xmm1
	vfmadd132sd	%xmm2, %xmm23, %xmm1
	vfmadd132sd	%xmm2, %xmm22, %xmm1
	vfmadd132sd	%xmm2, %xmm21, %xmm1
	vfmadd132sd	%xmm2, %xmm20, %xmm1
	vfmadd132sd	%xmm2, %xmm19, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm3
	vmulsd	%xmm2, %xmm2, %xmm1
	vfmadd132sd	%xmm2, %xmm18, %xmm3
	vfmadd132sd	%xmm3, %xmm2, %xmm1
	vmovq	%r10, %xmm2
	vaddsd	%xmm17, %xmm1, %xmm1
	vmulsd	%xmm2, %xmm1, %xmm1
	vmulsd	%xmm4, %xmm1, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm1
	vdivsd	%xmm5, %xmm1, %xmm1
	vmovsd	%xmm1, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jle	.L3466
.L3454:
	vmovsd	(%rcx,%rax,8), %xmm3
	vcomisd	%xmm7, %xmm3
	ja	.L3457
	vaddsd	%xmm9, %xmm3, %xmm5
	vsubsd	%xmm9, %xmm3, %xmm1
	vmulsd	%xmm3, %xmm3, %xmm4
	vxorpd	.LC108(%rip), %xmm4, %xmm2
	vdivsd	%xmm5, %xmm1, %xmm1
	jmp	.L3452
	.p2align 4,,10
	.p2align 3
.L3458:
	movq	.LC3(%rip), %r11
	vmovq	%r11, %xmm2
	jmp	.L3455
	.p2align 4,,10
	.p2align 3
.L3466:
	vzeroupper
.L3467:
	ret
.L3456:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L3445
	.cfi_endproc
.LFE270:
	.size	v_etch__erfc_large_f64, .-v_etch__erfc_large_f64
	.p2align 4
	.globl	v_etch__erfc_f64
	.type	v_etch__erfc_f64, @function
v_etch__erfc_f64:
.LFB271:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3500
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movl	%edx, %r8d
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-64, %rsp
	cmpl	$6, %eax
	jbe	.L3486
	movabsq	$9223372036854775807, %rcx
	shrl	$3, %edx
	xorl	%eax, %eax
	vbroadcastsd	.LC134(%rip), %zmm9
	vpbroadcastq	%rcx, %zmm11
	salq	$6, %rdx
	movabsq	$4628574517030027264, %rcx
	vbroadcastsd	.LC1023(%rip), %zmm16
	vbroadcastsd	.LC1022(%rip), %zmm15
	vpbroadcastq	%rcx, %zmm12
	movabsq	$-4843621399236966402, %rcx
	vbroadcastsd	.LC1021(%rip), %zmm14
	vbroadcastsd	.LC1020(%rip), %zmm13
	vpbroadcastq	%rcx, %zmm5
	vbroadcastsd	.LC900(%rip), %zmm8
	vbroadcastsd	.LC904(%rip), %zmm7
	vbroadcastsd	.LC17(%rip), %zmm30
	vmovdqa64	%zmm5, -64(%rsp)
	vbroadcastsd	.LC18(%rip), %zmm29
	vbroadcastsd	.LC19(%rip), %zmm28
	vbroadcastsd	.LC4(%rip), %zmm27
	vbroadcastsd	.LC20(%rip), %zmm6
	vbroadcastsd	.LC982(%rip), %zmm26
	vbroadcastsd	.LC984(%rip), %zmm25
	vbroadcastsd	.LC986(%rip), %zmm24
	vbroadcastsd	.LC988(%rip), %zmm23
	vbroadcastsd	.LC990(%rip), %zmm22
	vbroadcastsd	.LC992(%rip), %zmm21
	vbroadcastsd	.LC994(%rip), %zmm20
	vbroadcastsd	.LC996(%rip), %zmm19
	vbroadcastsd	.LC998(%rip), %zmm18
	vbroadcastsd	.LC1000(%rip), %zmm17
	.p2align 4,,10
	.p2align 3
.L3471:
	vmovupd	(%rdi,%rax), %zmm1
	vmovapd	%zmm15, %zmm31
	vmovdqa64	%zmm12, %zmm4
	vpandq	%zmm1, %zmm11, %zmm3
	vaddpd	.LC840(%rip), %zmm3, %zmm5
	vaddpd	%zmm3, %zmm9, %zmm0
	vmulpd	%zmm3, %zmm3, %zmm2
	vcmppd	$10, .LC1025(%rip), %zmm3, %k1
	vdivpd	%zmm0, %zmm5, %zmm31{%k1}
	vblendmpd	%zmm0, %zmm16, %zmm10{%k1}
	vbroadcastsd	.LC1031(%rip), %zmm0
	vfmadd213pd	.LC1032(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1034(%rip), %zmm31, %zmm0
	vblendmpd	%zmm2, %zmm14, %zmm5{%k1}
	vxorpd	.LC901(%rip), %zmm2, %zmm2
	vfmadd213pd	.LC1036(%rip), %zmm31, %zmm0
	vpandq	%zmm1, %zmm11, %zmm4{%k1}
	vfmadd213pd	.LC1038(%rip), %zmm31, %zmm0
	vblendmpd	%zmm2, %zmm13, %zmm2{%k1}
	vfmadd213pd	.LC1040(%rip), %zmm31, %zmm0
	vcmppd	$5, %zmm8, %zmm5, %k1
	vfmadd213pd	.LC1042(%rip), %zmm31, %zmm0
	vfmadd132pd	%zmm4, %zmm2, %zmm4
	vfmadd213pd	.LC1044(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1046(%rip), %zmm31, %zmm0
	vcmppd	$10, %zmm7, %zmm5, %k2{%k1}
	vfmadd213pd	.LC1048(%rip), %zmm31, %zmm0
	vcmppd	$14, %zmm7, %zmm5, %k1{%k1}
	vfmadd213pd	.LC1050(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1052(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1054(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1056(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1058(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1060(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1062(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1064(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1066(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1068(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1070(%rip), %zmm31, %zmm0
	vblendmpd	.LC294(%rip), %zmm2, %zmm31{%k1}
	vcmppd	$1, %zmm8, %zmm5, %k1
	vblendmpd	%zmm2, %zmm31, %zmm2{%k2}
	vbroadcastsd	.LC6(%rip), %zmm31
	vmovapd	.LC293(%rip), %zmm2{%k1}
	vfmadd213pd	.LC296(%rip), %zmm2, %zmm31
	vaddpd	.LC297(%rip), %zmm31, %zmm5
	vfmadd231pd	.LC299(%rip), %zmm5, %zmm2
	vfmadd132pd	.LC300(%rip), %zmm2, %zmm5
	vbroadcastsd	.LC10(%rip), %zmm2
	vpaddq	-64(%rsp), %zmm31, %zmm31
	vsubpd	%zmm4, %zmm5, %zmm4
	vfmadd213pd	.LC246(%rip), %zmm4, %zmm2
	vfmadd213pd	.LC247(%rip), %zmm4, %zmm2
	vfmadd213pd	.LC248(%rip), %zmm4, %zmm2
	vfmadd213pd	.LC249(%rip), %zmm4, %zmm2
	vfmadd213pd	.LC250(%rip), %zmm4, %zmm2
	vfmadd213pd	.LC251(%rip), %zmm4, %zmm2
	vmulpd	%zmm4, %zmm4, %zmm5
	vfmadd132pd	%zmm4, %zmm30, %zmm2
	vfmadd132pd	%zmm4, %zmm29, %zmm2
	vfmadd132pd	%zmm4, %zmm28, %zmm2
	vfmadd132pd	%zmm4, %zmm27, %zmm2
	vfmadd132pd	%zmm5, %zmm4, %zmm2
	vpsrlq	$1, %zmm31, %zmm4
	vpsllq	$52, %zmm4, %zmm5
	vpsubq	%zmm4, %zmm31, %zmm31
	vmulpd	%zmm1, %zmm1, %zmm4
	vpsllq	$52, %zmm31, %zmm31
	vaddpd	%zmm6, %zmm2, %zmm2
	vmulpd	%zmm5, %zmm2, %zmm2
	vxorpd	%xmm5, %xmm5, %xmm5
	vcmppd	$1, %zmm5, %zmm1, %k1
	vmulpd	%zmm31, %zmm2, %zmm2
	vmulpd	%zmm0, %zmm2, %zmm2
	vmovapd	%zmm4, %zmm0
	vfmadd132pd	%zmm26, %zmm25, %zmm0
	vdivpd	%zmm10, %zmm2, %zmm2
	vsubpd	%zmm2, %zmm9, %zmm2{%k1}
	vcmppd	$1, %zmm6, %zmm3, %k1
	vfmadd132pd	%zmm4, %zmm24, %zmm0
	vfmadd132pd	%zmm4, %zmm23, %zmm0
	vfmadd132pd	%zmm4, %zmm22, %zmm0
	vfmadd132pd	%zmm4, %zmm21, %zmm0
	vfmadd132pd	%zmm4, %zmm20, %zmm0
	vfmadd132pd	%zmm4, %zmm19, %zmm0
	vfmadd132pd	%zmm4, %zmm18, %zmm0
	vfmadd132pd	%zmm4, %zmm17, %zmm0
	vfmadd213pd	.LC1001(%rip), %zmm4, %zmm0
	vfmadd213pd	.LC1003(%rip), %zmm4, %zmm0
	vfmadd213pd	.LC1005(%rip), %zmm0, %zmm4
	vsubpd	%zmm1, %zmm6, %zmm0
	vfnmadd132pd	%zmm4, %zmm0, %zmm1
	vmovapd	%zmm1, %zmm2{%k1}
	vmovupd	%zmm2, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdx, %rax
	jne	.L3471
	movl	%r8d, %eax
	andl	$-8, %eax
	movl	%eax, %ecx
	cmpl	%r8d, %eax
	je	.L3497
.L3470:
	movl	%r8d, %r9d
	subl	%ecx, %r9d
	leal	-1(%r9), %edx
	cmpl	$2, %edx
	jbe	.L3475
	vmovupd	(%rdi,%rcx,8), %ymm2
	movabsq	$9223372036854775807, %rdx
	vbroadcastsd	.LC1024(%rip), %ymm4
	vbroadcastsd	.LC134(%rip), %ymm5
	vpbroadcastq	%rdx, %ymm1
	movabsq	$4628574517030027264, %rdx
	vbroadcastsd	.LC900(%rip), %ymm9
	vpand	%ymm2, %ymm1, %ymm3
	vpbroadcastq	%rdx, %ymm6
	movabsq	$-4843621399236966402, %rdx
	vcmppd	$10, %ymm4, %ymm3, %k1
	vaddpd	%ymm3, %ymm5, %ymm7
	vaddpd	.LC841(%rip){1to4}, %ymm3, %ymm8
	vbroadcastsd	.LC1023(%rip), %ymm4
	vmulpd	%ymm3, %ymm3, %ymm0
	vpandq	%ymm2, %ymm1, %ymm6{%k1}
	vmovapd	%ymm7, %ymm4{%k1}
	vbroadcastsd	.LC1022(%rip), %ymm1
	vdivpd	%ymm7, %ymm8, %ymm1{%k1}
	vbroadcastsd	.LC902(%rip), %ymm8
	vbroadcastsd	.LC1021(%rip), %ymm7
	vmovapd	%ymm0, %ymm7{%k1}
	vxorpd	%ymm8, %ymm0, %ymm0
	vbroadcastsd	.LC1020(%rip), %ymm8
	vmovapd	%ymm0, %ymm8{%k1}
	vcmppd	$5, %ymm9, %ymm7, %k1
	vbroadcastsd	.LC1031(%rip), %ymm0
	vfmadd132pd	%ymm6, %ymm8, %ymm6
	vfmadd213pd	.LC1033(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1035(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1037(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1039(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1041(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1043(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1045(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1047(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1049(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1051(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1053(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1055(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1057(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1059(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1061(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1063(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1065(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1067(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1069(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1071(%rip){1to4}, %ymm1, %ymm0
	vbroadcastsd	.LC904(%rip), %ymm1
	vcmppd	$10, %ymm1, %ymm7, %k2{%k1}
	vcmppd	$14, %ymm1, %ymm7, %k1{%k1}
	vmovapd	%ymm8, %ymm1
	vbroadcastsd	.LC2(%rip), %ymm1{%k1}
	vcmppd	$1, %ymm9, %ymm7, %k1
	vmovapd	%ymm8, %ymm1{%k2}
	vbroadcastsd	.LC6(%rip), %ymm8
	vbroadcastsd	.LC3(%rip), %ymm1{%k1}
	vfmadd213pd	.LC7(%rip){1to4}, %ymm1, %ymm8
	vaddpd	.LC298(%rip){1to4}, %ymm8, %ymm7
	vfmadd231pd	.LC8(%rip){1to4}, %ymm7, %ymm1
	vfmadd132pd	.LC9(%rip){1to4}, %ymm1, %ymm7
	vbroadcastsd	.LC10(%rip), %ymm1
	vsubpd	%ymm6, %ymm7, %ymm7
	vmulpd	%ymm7, %ymm7, %ymm6
	vfmadd213pd	.LC11(%rip){1to4}, %ymm7, %ymm1
	vfmadd213pd	.LC12(%rip){1to4}, %ymm7, %ymm1
	vfmadd213pd	.LC13(%rip){1to4}, %ymm7, %ymm1
	vfmadd213pd	.LC14(%rip){1to4}, %ymm7, %ymm1
	vfmadd213pd	.LC15(%rip){1to4}, %ymm7, %ymm1
	vfmadd213pd	.LC16(%rip){1to4}, %ymm7, %ymm1
	vfmadd213pd	.LC17(%rip){1to4}, %ymm7, %ymm1
	vfmadd213pd	.LC18(%rip){1to4}, %ymm7, %ymm1
	vfmadd213pd	.LC19(%rip){1to4}, %ymm7, %ymm1
	vfmadd213pd	.LC4(%rip){1to4}, %ymm7, %ymm1
	vfmadd132pd	%ymm6, %ymm7, %ymm1
	vpbroadcastq	%rdx, %ymm6
	movl	%r9d, %edx
	vpaddq	%ymm6, %ymm8, %ymm6
	andl	$-4, %edx
	vbroadcastsd	.LC20(%rip), %ymm8
	vpsrlq	$1, %ymm6, %ymm7
	addl	%edx, %eax
	andl	$3, %r9d
	vpsllq	$52, %ymm7, %ymm9
	vpsubq	%ymm7, %ymm6, %ymm6
	vpsllq	$52, %ymm6, %ymm6
	vaddpd	%ymm8, %ymm1, %ymm1
	vmulpd	%ymm9, %ymm1, %ymm1
	vmulpd	%ymm6, %ymm1, %ymm1
	vmulpd	%ymm0, %ymm1, %ymm0
	vxorpd	%xmm1, %xmm1, %xmm1
	vcmppd	$1, %ymm1, %ymm2, %k1
	vdivpd	%ymm4, %ymm0, %ymm0
	vmulpd	%ymm2, %ymm2, %ymm4
	vmovapd	%ymm0, %ymm1
	vsubpd	%ymm0, %ymm5, %ymm1{%k1}
	vcmppd	$1, %ymm8, %ymm3, %k1
	vbroadcastsd	.LC982(%rip), %ymm0
	vfmadd213pd	.LC984(%rip){1to4}, %ymm4, %ymm0
	vfmadd213pd	.LC986(%rip){1to4}, %ymm4, %ymm0
	vfmadd213pd	.LC988(%rip){1to4}, %ymm4, %ymm0
	vfmadd213pd	.LC990(%rip){1to4}, %ymm4, %ymm0
	vfmadd213pd	.LC992(%rip){1to4}, %ymm4, %ymm0
	vfmadd213pd	.LC994(%rip){1to4}, %ymm4, %ymm0
	vfmadd213pd	.LC996(%rip){1to4}, %ymm4, %ymm0
	vfmadd213pd	.LC998(%rip){1to4}, %ymm4, %ymm0
	vfmadd213pd	.LC1000(%rip){1to4}, %ymm4, %ymm0
	vfmadd213pd	.LC1002(%rip){1to4}, %ymm4, %ymm0
	vfmadd213pd	.LC1004(%rip){1to4}, %ymm4, %ymm0
	vfmadd213pd	.LC1006(%rip){1to4}, %ymm0, %ymm4
	vsubpd	%ymm2, %ymm8, %ymm0
	vfnmadd132pd	%ymm4, %ymm0, %ymm2
	vblendmpd	%ymm2, %ymm1, %ymm0{%k1}
	vmovupd	%ymm0, (%rsi,%rcx,8)
	je	.L3497
.L3475:
	vmovsd	.LC1024(%rip), %xmm9
	cltq
	vmovsd	.LC20(%rip), %xmm6
	vmovsd	.LC6(%rip), %xmm31
	vmovsd	.LC7(%rip), %xmm8
	vmovsd	.LC8(%rip), %xmm30
	vmovsd	.LC9(%rip), %xmm29
	vmovsd	.LC10(%rip), %xmm28
	vmovsd	.LC11(%rip), %xmm27
	vmovsd	.LC12(%rip), %xmm26
	vmovsd	.LC13(%rip), %xmm25
	vmovsd	.LC14(%rip), %xmm24
	vmovsd	.LC15(%rip), %xmm23
	vmovsd	.LC16(%rip), %xmm22
	vmovsd	.LC17(%rip), %xmm21
	vmovsd	.LC18(%rip), %xmm20
	vmovsd	.LC19(%rip), %xmm19
	vmovsd	.LC4(%rip), %xmm18
	vmovsd	.LC1031(%rip), %xmm17
	vmovsd	.LC1033(%rip), %xmm16
	vmovsd	.LC1035(%rip), %xmm15
	vmovsd	.LC1037(%rip), %xmm14
	vmovsd	.LC900(%rip), %xmm11
	vmovsd	.LC134(%rip), %xmm7
	vmovsd	.LC904(%rip), %xmm10
	.p2align 4,,10
	.p2align 3
.L3479:
	vmovsd	(%rdi,%rax,8), %xmm13
	vmovq	%xmm13, %rcx
	btrq	$63, %rcx
	vmovq	%rcx, %xmm12
	vcomisd	%xmm9, %xmm12
	jbe	.L3503
	movq	.LC1020(%rip), %rdx
	movq	.LC1021(%rip), %rcx
	vmovsd	%xmm9, %xmm9, %xmm1
	vmovq	%rdx, %xmm5
	vmovq	%rcx, %xmm4
	movq	.LC1022(%rip), %rdx
	movq	.LC1023(%rip), %rcx
	vmovq	%rdx, %xmm3
	vmovq	%rcx, %xmm2
.L3477:
	vmovsd	%xmm3, %xmm3, %xmm0
	vcomisd	%xmm4, %xmm11
	vfmadd132sd	%xmm17, %xmm16, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm1
	vfmadd132sd	%xmm3, %xmm15, %xmm0
	vfmadd132sd	%xmm3, %xmm14, %xmm0
	vfmadd213sd	.LC1039(%rip), %xmm3, %xmm0
	vfmadd213sd	.LC1041(%rip), %xmm3, %xmm0
	vfmadd213sd	.LC1043(%rip), %xmm3, %xmm0
	vfmadd213sd	.LC1045(%rip), %xmm3, %xmm0
	vfmadd213sd	.LC1047(%rip), %xmm3, %xmm0
	vfmadd213sd	.LC1049(%rip), %xmm3, %xmm0
	vfmadd213sd	.LC1051(%rip), %xmm3, %xmm0
	vfmadd213sd	.LC1053(%rip), %xmm3, %xmm0
	vfmadd213sd	.LC1055(%rip), %xmm3, %xmm0
	vfmadd213sd	.LC1057(%rip), %xmm3, %xmm0
	vfmadd213sd	.LC1059(%rip), %xmm3, %xmm0
	vfmadd213sd	.LC1061(%rip), %xmm3, %xmm0
	vfmadd213sd	.LC1063(%rip), %xmm3, %xmm0
	vfmadd213sd	.LC1065(%rip), %xmm3, %xmm0
	vfmadd213sd	.LC1067(%rip), %xmm3, %xmm0
	vfmadd213sd	.LC1069(%rip), %xmm3, %xmm0
	vfmadd213sd	.LC1071(%rip), %xmm3, %xmm0
	ja	.L3488
	vmovsd	.LC2(%rip), %xmm3
	vcmpnltsd	%xmm4, %xmm10, %xmm4
	vblendvpd	%xmm4, %xmm5, %xmm3, %xmm5
.L3485:
	movabsq	$-4843621399236966402, %r9
	vmovsd	%xmm5, %xmm5, %xmm4
	vfmadd132sd	%xmm31, %xmm8, %xmm4
	vsubsd	%xmm8, %xmm4, %xmm3
	vmovq	%xmm4, %rdx
	addq	%rdx, %r9
	movq	%r9, %r10
	vfmadd231sd	%xmm30, %xmm3, %xmm5
	shrq	%r10
	movq	%r10, %r11
	subq	%r10, %r9
	salq	$52, %r11
	salq	$52, %r9
	vcomisd	%xmm12, %xmm6
	vfmadd132sd	%xmm29, %xmm5, %xmm3
	vsubsd	%xmm1, %xmm3, %xmm3
	vmovsd	%xmm3, %xmm3, %xmm1
	vfmadd132sd	%xmm28, %xmm27, %xmm1
	vfmadd132sd	%xmm3, %xmm26, %xmm1
	vfmadd132sd	%xmm3, %xmm25, %xmm1
	vfmadd132sd	%xmm3, %xmm24, %xmm1
	vfmadd132sd	%xmm3, %xmm23, %xmm1
	vfmadd132sd	%xmm3, %xmm22, %xmm1
	vfmadd132sd	%xmm3, %xmm21, %xmm1
	vfmadd132sd	%xmm3, %xmm20, %xmm1
	vfmadd132sd	%xmm3, %xmm19, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm5
	vmulsd	%xmm3, %xmm3, %xmm1
	vfmadd132sd	%xmm3, %xmm18, %xmm5
	vfmadd132sd	%xmm5, %xmm3, %xmm1
	vmovq	%r11, %xmm5
	vaddsd	%xmm6, %xmm1, %xmm1
	vmulsd	%xmm5, %xmm1, %xmm1
	vmovq	%r9, %xmm5
	vmulsd	%xmm5, %xmm1, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm1
	vdivsd	%xmm2, %xmm1, %xmm1
	vxorpd	%xmm2, %xmm2, %xmm2
	vcmpltsd	%xmm2, %xmm13, %xmm2
	vmovsd	%xmm1, %xmm1, %xmm0
	vsubsd	%xmm1, %xmm7, %xmm1
	vblendvpd	%xmm2, %xmm1, %xmm0, %xmm1
	ja	.L3504
	vmovsd	%xmm1, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %r8d
	jg	.L3479
.L3497:
	vzeroupper
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3488:
	.cfi_restore_state
	movq	.LC3(%rip), %rcx
	vmovq	%rcx, %xmm5
	jmp	.L3485
	.p2align 4,,10
	.p2align 3
.L3503:
	vsubsd	%xmm7, %xmm12, %xmm1
	vaddsd	%xmm7, %xmm12, %xmm2
	vmulsd	%xmm12, %xmm12, %xmm4
	vxorpd	.LC108(%rip), %xmm4, %xmm5
	vdivsd	%xmm2, %xmm1, %xmm3
	vmovsd	%xmm12, %xmm12, %xmm1
	jmp	.L3477
	.p2align 4,,10
	.p2align 3
.L3504:
	vmovsd	.LC982(%rip), %xmm1
	vmulsd	%xmm13, %xmm13, %xmm0
	vfmadd213sd	.LC984(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC986(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC988(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC990(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC992(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC994(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC996(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC998(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1000(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1002(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1004(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1006(%rip), %xmm1, %xmm0
	vsubsd	%xmm13, %xmm6, %xmm1
	vfnmadd132sd	%xmm13, %xmm1, %xmm0
	vmovsd	%xmm0, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %r8d
	jg	.L3479
	vzeroupper
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3500:
	.cfi_restore 6
	ret
.L3486:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L3470
	.cfi_endproc
.LFE271:
	.size	v_etch__erfc_f64, .-v_etch__erfc_f64
	.p2align 4
	.globl	v_etch__erf_f64
	.type	v_etch__erf_f64, @function
v_etch__erf_f64:
.LFB272:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3533
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movl	%edx, %r8d
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-64, %rsp
	subq	$8, %rsp
	cmpl	$6, %eax
	jbe	.L3520
	movabsq	$9223372036854775807, %rcx
	shrl	$3, %edx
	xorl	%eax, %eax
	vbroadcastsd	.LC20(%rip), %zmm5
	vpbroadcastq	%rcx, %zmm9
	salq	$6, %rdx
	movabsq	$4628574517030027264, %rcx
	vbroadcastsd	.LC1022(%rip), %zmm10
	vbroadcastsd	.LC1069(%rip), %zmm30
	vpbroadcastq	%rcx, %zmm11
	movabsq	$-4843621399236966402, %rcx
	vbroadcastsd	.LC900(%rip), %zmm7
	vbroadcastsd	.LC904(%rip), %zmm6
	vpbroadcastq	%rcx, %zmm4
	movabsq	$-9223372036854775808, %rcx
	vbroadcastsd	.LC2(%rip), %zmm29
	vmovdqa64	%zmm4, -56(%rsp)
	vpbroadcastq	%rcx, %zmm4
	vbroadcastsd	.LC3(%rip), %zmm28
	vbroadcastsd	.LC6(%rip), %zmm27
	vbroadcastsd	.LC7(%rip), %zmm26
	vbroadcastsd	.LC298(%rip), %zmm25
	vmovdqa64	%zmm4, -120(%rsp)
	vbroadcastsd	.LC8(%rip), %zmm24
	vbroadcastsd	.LC9(%rip), %zmm23
	vbroadcastsd	.LC10(%rip), %zmm22
	vbroadcastsd	.LC11(%rip), %zmm21
	vbroadcastsd	.LC12(%rip), %zmm20
	vbroadcastsd	.LC13(%rip), %zmm19
	vbroadcastsd	.LC14(%rip), %zmm18
	vbroadcastsd	.LC15(%rip), %zmm17
	vbroadcastsd	.LC16(%rip), %zmm16
	vbroadcastsd	.LC17(%rip), %zmm15
	vbroadcastsd	.LC18(%rip), %zmm14
	vbroadcastsd	.LC19(%rip), %zmm13
	vbroadcastsd	.LC4(%rip), %zmm12
	.p2align 4,,10
	.p2align 3
.L3508:
	vpandq	(%rdi,%rax), %zmm9, %zmm0
	vmovapd	%zmm10, %zmm31
	vbroadcastsd	.LC982(%rip), %zmm1
	vmovdqa64	%zmm11, %zmm3
	vaddpd	.LC335(%rip), %zmm0, %zmm4
	vmulpd	%zmm0, %zmm0, %zmm2
	vcmppd	$5, %zmm5, %zmm0, %k1
	vfmadd213pd	.LC983(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC985(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC987(%rip), %zmm2, %zmm1
	vcmppd	$14, .LC1025(%rip), %zmm0, %k2{%k1}
	vfmadd213pd	.LC989(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC991(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC993(%rip), %zmm2, %zmm1
	knotb	%k2, %k3
	vblendmpd	.LC1026(%rip), %zmm4, %zmm8{%k2}
	vpandq	(%rdi,%rax), %zmm9, %zmm3{%k3}
	vfmadd213pd	.LC995(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC997(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC999(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC1001(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC1003(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC1005(%rip), %zmm2, %zmm1
	vfmadd132pd	%zmm0, %zmm0, %zmm1
	vaddpd	.LC840(%rip), %zmm0, %zmm0
	vdivpd	%zmm4, %zmm0, %zmm31{%k3}
	vbroadcastsd	.LC1031(%rip), %zmm0
	vfmadd213pd	.LC1032(%rip), %zmm31, %zmm0
	vblendmpd	.LC1028(%rip), %zmm2, %zmm4{%k2}
	vfmadd213pd	.LC1034(%rip), %zmm31, %zmm0
	vcmppd	$1, %zmm7, %zmm4, %k3{%k1}
	vxorpd	.LC901(%rip), %zmm2, %zmm2
	vfmadd213pd	.LC1036(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1038(%rip), %zmm31, %zmm0
	vmovapd	.LC1029(%rip), %zmm2{%k2}
	vfmadd213pd	.LC1040(%rip), %zmm31, %zmm0
	vcmppd	$5, %zmm7, %zmm4, %k2{%k1}
	vfmadd213pd	.LC1042(%rip), %zmm31, %zmm0
	vfmadd132pd	%zmm3, %zmm2, %zmm3
	vfmadd213pd	.LC1044(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1046(%rip), %zmm31, %zmm0
	vcmppd	$10, %zmm6, %zmm4, %k4{%k2}
	vfmadd213pd	.LC1048(%rip), %zmm31, %zmm0
	vcmppd	$14, %zmm6, %zmm4, %k2{%k2}
	vfmadd213pd	.LC1050(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1052(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1054(%rip), %zmm31, %zmm0
	vblendmpd	%zmm29, %zmm2, %zmm4{%k2}
	vfmadd213pd	.LC1056(%rip), %zmm31, %zmm0
	vblendmpd	%zmm2, %zmm4, %zmm2{%k4}
	vfmadd213pd	.LC1058(%rip), %zmm31, %zmm0
	vmovapd	%zmm28, %zmm2{%k3}
	vfmadd213pd	.LC1060(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1062(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1064(%rip), %zmm31, %zmm0
	vfmadd213pd	.LC1066(%rip), %zmm31, %zmm0
	vfmadd132pd	%zmm31, %zmm30, %zmm0
	vfmadd213pd	.LC1070(%rip), %zmm31, %zmm0
	vmovapd	%zmm2, %zmm31
	vfmadd132pd	%zmm27, %zmm26, %zmm31
	vaddpd	%zmm25, %zmm31, %zmm4
	vpaddq	-56(%rsp), %zmm31, %zmm31
	vfmadd231pd	%zmm24, %zmm4, %zmm2
	vfmadd132pd	%zmm23, %zmm2, %zmm4
	vsubpd	%zmm3, %zmm4, %zmm3
	vmulpd	%zmm3, %zmm3, %zmm4
	vmovapd	%zmm3, %zmm2
	vfmadd132pd	%zmm22, %zmm21, %zmm2
	vfmadd132pd	%zmm3, %zmm20, %zmm2
	vfmadd132pd	%zmm3, %zmm19, %zmm2
	vfmadd132pd	%zmm3, %zmm18, %zmm2
	vfmadd132pd	%zmm3, %zmm17, %zmm2
	vfmadd132pd	%zmm3, %zmm16, %zmm2
	vfmadd132pd	%zmm3, %zmm15, %zmm2
	vfmadd132pd	%zmm3, %zmm14, %zmm2
	vfmadd132pd	%zmm3, %zmm13, %zmm2
	vfmadd132pd	%zmm3, %zmm12, %zmm2
	vfmadd132pd	%zmm2, %zmm3, %zmm4
	vpsrlq	$1, %zmm31, %zmm2
	vpsllq	$52, %zmm2, %zmm3
	vpsubq	%zmm2, %zmm31, %zmm31
	vpsllq	$52, %zmm31, %zmm31
	vaddpd	%zmm5, %zmm4, %zmm4
	vmulpd	%zmm3, %zmm4, %zmm4
	vmulpd	%zmm31, %zmm4, %zmm4
	vmulpd	%zmm0, %zmm4, %zmm0
	vmovdqu64	(%rdi,%rax), %zmm4
	vdivpd	%zmm8, %zmm0, %zmm0
	vsubpd	%zmm0, %zmm5, %zmm1{%k1}
	vpternlogq	$248, -120(%rsp), %zmm4, %zmm1
	vmovupd	%zmm1, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rdx
	jne	.L3508
	movl	%r8d, %edx
	andl	$-8, %edx
	movl	%edx, %eax
	cmpl	%r8d, %edx
	je	.L3530
.L3507:
	movl	%r8d, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %ecx
	cmpl	$2, %ecx
	jbe	.L3512
	vmovupd	(%rdi,%rax,8), %ymm2
	movabsq	$9223372036854775807, %rcx
	vbroadcastsd	.LC982(%rip), %ymm1
	vbroadcastsd	.LC20(%rip), %ymm4
	vpbroadcastq	%rcx, %ymm5
	vbroadcastsd	.LC1024(%rip), %ymm6
	movabsq	$4628574517030027264, %rcx
	vpand	%ymm2, %ymm5, %ymm3
	vpbroadcastq	%rcx, %ymm7
	movabsq	$-4843621399236966402, %rcx
	vmulpd	%ymm3, %ymm3, %ymm0
	vcmppd	$5, %ymm4, %ymm3, %k1
	vaddpd	.LC134(%rip){1to4}, %ymm3, %ymm8
	vcmppd	$14, %ymm6, %ymm3, %k2{%k1}
	vaddpd	.LC841(%rip){1to4}, %ymm3, %ymm6
	vfmadd213pd	.LC984(%rip){1to4}, %ymm0, %ymm1
	knotb	%k2, %k3
	vpandq	%ymm2, %ymm5, %ymm7{%k3}
	vmovapd	%ymm8, %ymm5
	vbroadcastsd	.LC1023(%rip), %ymm5{%k2}
	vfmadd213pd	.LC986(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC988(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC990(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC992(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC994(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC996(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC998(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC1000(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC1002(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC1004(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC1006(%rip){1to4}, %ymm0, %ymm1
	vfmadd132pd	%ymm3, %ymm3, %ymm1
	vbroadcastsd	.LC1022(%rip), %ymm3
	vdivpd	%ymm8, %ymm6, %ymm3{%k3}
	vmovapd	%ymm0, %ymm8
	vbroadcastsd	.LC902(%rip), %ymm6
	vbroadcastsd	.LC1021(%rip), %ymm8{%k2}
	vxorpd	%ymm6, %ymm0, %ymm6
	vbroadcastsd	.LC1031(%rip), %ymm0
	vbroadcastsd	.LC1020(%rip), %ymm6{%k2}
	vfmadd132pd	%ymm7, %ymm6, %ymm7
	vfmadd213pd	.LC1033(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1035(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1037(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1039(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1041(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1043(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1045(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1047(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1049(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1051(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1053(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1055(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1057(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1059(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1061(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1063(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1065(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1067(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1069(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1071(%rip){1to4}, %ymm3, %ymm0
	vbroadcastsd	.LC900(%rip), %ymm3
	vcmppd	$5, %ymm3, %ymm8, %k2{%k1}
	vcmppd	$1, %ymm3, %ymm8, %k3{%k1}
	vbroadcastsd	.LC904(%rip), %ymm3
	vcmppd	$10, %ymm3, %ymm8, %k4{%k2}
	vcmppd	$14, %ymm3, %ymm8, %k2{%k2}
	vmovapd	%ymm6, %ymm3
	vbroadcastsd	.LC2(%rip), %ymm3{%k2}
	vbroadcastsd	.LC6(%rip), %ymm8
	vmovapd	%ymm6, %ymm3{%k4}
	vbroadcastsd	.LC3(%rip), %ymm3{%k3}
	vfmadd213pd	.LC7(%rip){1to4}, %ymm3, %ymm8
	vaddpd	.LC298(%rip){1to4}, %ymm8, %ymm6
	vfmadd231pd	.LC8(%rip){1to4}, %ymm6, %ymm3
	vfmadd132pd	.LC9(%rip){1to4}, %ymm3, %ymm6
	vbroadcastsd	.LC10(%rip), %ymm3
	vsubpd	%ymm7, %ymm6, %ymm6
	vmulpd	%ymm6, %ymm6, %ymm7
	vfmadd213pd	.LC11(%rip){1to4}, %ymm6, %ymm3
	vfmadd213pd	.LC12(%rip){1to4}, %ymm6, %ymm3
	vfmadd213pd	.LC13(%rip){1to4}, %ymm6, %ymm3
	vfmadd213pd	.LC14(%rip){1to4}, %ymm6, %ymm3
	vfmadd213pd	.LC15(%rip){1to4}, %ymm6, %ymm3
	vfmadd213pd	.LC16(%rip){1to4}, %ymm6, %ymm3
	vfmadd213pd	.LC17(%rip){1to4}, %ymm6, %ymm3
	vfmadd213pd	.LC18(%rip){1to4}, %ymm6, %ymm3
	vfmadd213pd	.LC19(%rip){1to4}, %ymm6, %ymm3
	vfmadd213pd	.LC4(%rip){1to4}, %ymm6, %ymm3
	vfmadd132pd	%ymm7, %ymm6, %ymm3
	vpbroadcastq	%rcx, %ymm6
	movabsq	$-9223372036854775808, %rcx
	vpaddq	%ymm6, %ymm8, %ymm6
	vpsrlq	$1, %ymm6, %ymm7
	vpsllq	$52, %ymm7, %ymm8
	vpsubq	%ymm7, %ymm6, %ymm6
	vpsllq	$52, %ymm6, %ymm6
	vaddpd	%ymm4, %ymm3, %ymm3
	vmulpd	%ymm8, %ymm3, %ymm3
	vmulpd	%ymm6, %ymm3, %ymm3
	vmulpd	%ymm0, %ymm3, %ymm0
	vdivpd	%ymm5, %ymm0, %ymm0
	vsubpd	%ymm0, %ymm4, %ymm1{%k1}
	vpbroadcastq	%rcx, %ymm0
	vpternlogq	$248, %ymm0, %ymm2, %ymm1
	vmovupd	%ymm1, (%rsi,%rax,8)
	movl	%r9d, %eax
	andl	$-4, %eax
	addl	%eax, %edx
	andl	$3, %r9d
	je	.L3530
.L3512:
	vmovsd	.LC20(%rip), %xmm1
	movslq	%edx, %rdx
	vmovsd	.LC1024(%rip), %xmm2
	vmovsd	.LC134(%rip), %xmm9
	vmovq	.LC108(%rip), %xmm10
	vmovsd	.LC1031(%rip), %xmm8
	vmovsd	.LC1033(%rip), %xmm7
	vmovsd	.LC1035(%rip), %xmm6
	vmovsd	.LC1037(%rip), %xmm5
	vmovsd	.LC1039(%rip), %xmm4
	vmovsd	.LC1041(%rip), %xmm3
	jmp	.L3516
	.p2align 4,,10
	.p2align 3
.L3514:
	vcomisd	%xmm2, %xmm13
	ja	.L3523
	vaddsd	%xmm9, %xmm13, %xmm16
	vsubsd	%xmm9, %xmm13, %xmm15
	vxorpd	%xmm10, %xmm14, %xmm0
	vdivsd	%xmm16, %xmm15, %xmm15
.L3519:
	vmovsd	%xmm15, %xmm15, %xmm11
	vmovsd	%xmm13, %xmm13, %xmm12
	vfmadd132sd	%xmm8, %xmm7, %xmm11
	vfmadd132sd	%xmm13, %xmm0, %xmm12
	vmovsd	.LC900(%rip), %xmm13
	vcomisd	%xmm14, %xmm13
	vfmadd132sd	%xmm15, %xmm6, %xmm11
	vfmadd132sd	%xmm15, %xmm5, %xmm11
	vfmadd132sd	%xmm15, %xmm4, %xmm11
	vfmadd132sd	%xmm15, %xmm3, %xmm11
	vfmadd213sd	.LC1043(%rip), %xmm15, %xmm11
	vfmadd213sd	.LC1045(%rip), %xmm15, %xmm11
	vfmadd213sd	.LC1047(%rip), %xmm15, %xmm11
	vfmadd213sd	.LC1049(%rip), %xmm15, %xmm11
	vfmadd213sd	.LC1051(%rip), %xmm15, %xmm11
	vfmadd213sd	.LC1053(%rip), %xmm15, %xmm11
	vfmadd213sd	.LC1055(%rip), %xmm15, %xmm11
	vfmadd213sd	.LC1057(%rip), %xmm15, %xmm11
	vfmadd213sd	.LC1059(%rip), %xmm15, %xmm11
	vfmadd213sd	.LC1061(%rip), %xmm15, %xmm11
	vfmadd213sd	.LC1063(%rip), %xmm15, %xmm11
	vfmadd213sd	.LC1065(%rip), %xmm15, %xmm11
	vfmadd213sd	.LC1067(%rip), %xmm15, %xmm11
	vfmadd213sd	.LC1069(%rip), %xmm15, %xmm11
	vfmadd213sd	.LC1071(%rip), %xmm15, %xmm11
	ja	.L3521
	vcomisd	.LC904(%rip), %xmm14
	jbe	.L3518
	vmovsd	.LC2(%rip), %xmm0
.L3518:
	vmovsd	.LC7(%rip), %xmm13
	vmovsd	%xmm0, %xmm0, %xmm15
	vfmadd132sd	.LC6(%rip), %xmm13, %xmm15
	movabsq	$-4843621399236966402, %rax
	vsubsd	%xmm13, %xmm15, %xmm13
	vmovq	%xmm15, %r11
	vfmadd231sd	.LC8(%rip), %xmm13, %xmm0
	addq	%r11, %rax
	vfmadd132sd	.LC9(%rip), %xmm0, %xmm13
	movq	%rax, %r9
	shrq	%r9
	movq	%r9, %r10
	subq	%r9, %rax
	salq	$52, %r10
	salq	$52, %rax
	vsubsd	%xmm12, %xmm13, %xmm0
	vmovsd	.LC10(%rip), %xmm13
	vfmadd213sd	.LC11(%rip), %xmm0, %xmm13
	vfmadd213sd	.LC12(%rip), %xmm0, %xmm13
	vfmadd213sd	.LC13(%rip), %xmm0, %xmm13
	vfmadd213sd	.LC14(%rip), %xmm0, %xmm13
	vfmadd213sd	.LC15(%rip), %xmm0, %xmm13
	vfmadd213sd	.LC16(%rip), %xmm0, %xmm13
	vfmadd213sd	.LC17(%rip), %xmm0, %xmm13
	vfmadd213sd	.LC18(%rip), %xmm0, %xmm13
	vfmadd213sd	.LC19(%rip), %xmm0, %xmm13
	vmulsd	%xmm0, %xmm0, %xmm12
	vfmadd213sd	.LC4(%rip), %xmm0, %xmm13
	vfmadd132sd	%xmm12, %xmm0, %xmm13
	vmovq	%r10, %xmm12
	vaddsd	%xmm1, %xmm13, %xmm0
	vmulsd	%xmm12, %xmm0, %xmm0
	vmovq	%rax, %xmm12
	vmulsd	%xmm12, %xmm0, %xmm0
	vmulsd	%xmm11, %xmm0, %xmm0
	vdivsd	%xmm16, %xmm0, %xmm0
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovq	%xmm0, %rax
.L3517:
	movabsq	$-9223372036854775808, %r9
	andq	%r9, %rcx
	orq	%rcx, %rax
	movq	%rax, (%rsi,%rdx,8)
	addq	$1, %rdx
	cmpl	%edx, %r8d
	jle	.L3530
.L3516:
	movq	(%rdi,%rdx,8), %rcx
	movq	%rcx, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm13
	vmulsd	%xmm13, %xmm13, %xmm14
	vucomisd	%xmm13, %xmm1
	jbe	.L3514
	vmovsd	.LC982(%rip), %xmm0
	vfmadd213sd	.LC984(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC986(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC988(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC990(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC992(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC994(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC996(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC998(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC1000(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC1002(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC1004(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC1006(%rip), %xmm14, %xmm0
	vfmadd132sd	%xmm0, %xmm13, %xmm13
	vmovq	%xmm13, %rax
	jmp	.L3517
	.p2align 4,,10
	.p2align 3
.L3521:
	vmovsd	.LC3(%rip), %xmm0
	jmp	.L3518
	.p2align 4,,10
	.p2align 3
.L3523:
	vmovsd	.LC1020(%rip), %xmm0
	vmovsd	%xmm2, %xmm2, %xmm13
	vmovsd	.LC1021(%rip), %xmm14
	vmovsd	.LC1022(%rip), %xmm15
	vmovsd	.LC1023(%rip), %xmm16
	jmp	.L3519
	.p2align 4,,10
	.p2align 3
.L3530:
	vzeroupper
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3533:
	.cfi_restore 6
	ret
.L3520:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L3507
	.cfi_endproc
.LFE272:
	.size	v_etch__erf_f64, .-v_etch__erf_f64
	.p2align 4
	.globl	v_etch__erfc_f32
	.type	v_etch__erfc_f32, @function
v_etch__erfc_f32:
.LFB273:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3563
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movl	%edx, %edi
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-64, %rsp
	cmpl	$14, %eax
	jbe	.L3551
	shrl	$4, %edx
	movl	$1023, %r8d
	xorl	%eax, %eax
	vbroadcastsd	.LC226(%rip), %zmm30
	vbroadcastsd	.LC153(%rip), %zmm29
	salq	$6, %rdx
	vbroadcastsd	.LC20(%rip), %zmm8
	vpbroadcastq	%r8, %zmm11
	vbroadcastsd	.LC1105(%rip), %zmm7
	vbroadcastsd	.LC1102(%rip), %zmm28
	vbroadcastsd	.LC1108(%rip), %zmm27
	vbroadcastsd	.LC1101(%rip), %zmm26
	vbroadcastsd	.LC902(%rip), %zmm25
	vbroadcastsd	.LC1100(%rip), %zmm24
	vbroadcastsd	.LC1112(%rip), %zmm23
	vbroadcastsd	.LC1114(%rip), %zmm22
	vbroadcastsd	.LC1116(%rip), %zmm21
	vbroadcastsd	.LC1118(%rip), %zmm20
	vbroadcastsd	.LC1120(%rip), %zmm19
	vbroadcastsd	.LC1122(%rip), %zmm18
	vbroadcastsd	.LC1124(%rip), %zmm17
	vbroadcastsd	.LC1126(%rip), %zmm16
	vbroadcastsd	.LC1128(%rip), %zmm15
	vbroadcastsd	.LC18(%rip), %zmm14
	vbroadcastsd	.LC19(%rip), %zmm13
	vbroadcastsd	.LC4(%rip), %zmm12
	vbroadcastsd	.LC134(%rip), %zmm31
	.p2align 4,,10
	.p2align 3
.L3539:
	vmovups	(%rcx,%rax), %zmm6
	vcvtps2pd	(%rcx,%rax), %zmm1
	vandpd	%zmm30, %zmm1, %zmm1
	vmovapd	%zmm26, %zmm4
	vcmppd	$10, %zmm7, %zmm1, %k2
	vcmppd	$5, %zmm1, %zmm7, %k1
	vaddpd	%zmm27, %zmm1, %zmm9
	vaddpd	%zmm29, %zmm1, %zmm2
	vextractf32x8	$0x1, %zmm6, %ymm0
	vcvtps2pd	%ymm0, %zmm0
	vandpd	%zmm30, %zmm0, %zmm0
	vaddpd	%zmm29, %zmm0, %zmm5
	vcmppd	$5, %zmm0, %zmm7, %k3
	vdivpd	%zmm2, %zmm8, %zmm2
	vmulpd	%zmm9, %zmm2, %zmm4{%k2}
	vblendmpd	%zmm2, %zmm28, %zmm6{%k1}
	vaddpd	%zmm27, %zmm0, %zmm9
	vcmppd	$10, %zmm7, %zmm0, %k1
	vmovapd	%zmm26, %zmm2
	vdivpd	%zmm5, %zmm8, %zmm5
	vblendmpd	%zmm5, %zmm28, %zmm3{%k3}
	vmulpd	%zmm9, %zmm5, %zmm2{%k1}
	vxorpd	%zmm25, %zmm1, %zmm5
	vmovapd	%zmm24, %zmm9
	vmulpd	%zmm5, %zmm1, %zmm9{%k2}
	vxorpd	%zmm25, %zmm0, %zmm5
	vmovapd	%zmm24, %zmm1
	vmulpd	%zmm5, %zmm0, %zmm1{%k1}
	vmovapd	%zmm4, %zmm5
	vfmadd132pd	%zmm23, %zmm22, %zmm5
	vmovapd	%zmm2, %zmm0
	vfmadd132pd	%zmm23, %zmm22, %zmm0
	vfmadd132pd	%zmm4, %zmm21, %zmm5
	vfmadd132pd	%zmm2, %zmm21, %zmm0
	vfmadd132pd	%zmm4, %zmm20, %zmm5
	vfmadd132pd	%zmm2, %zmm20, %zmm0
	vfmadd132pd	%zmm4, %zmm19, %zmm5
	vfmadd132pd	%zmm2, %zmm19, %zmm0
	vfmadd132pd	%zmm4, %zmm18, %zmm5
	vfmadd132pd	%zmm2, %zmm18, %zmm0
	vfmadd132pd	%zmm4, %zmm17, %zmm5
	vfmadd132pd	%zmm2, %zmm17, %zmm0
	vfmadd132pd	%zmm4, %zmm16, %zmm5
	vfmadd132pd	%zmm2, %zmm16, %zmm0
	vfmadd132pd	%zmm4, %zmm15, %zmm5
	vfmadd213pd	.LC1129(%rip), %zmm4, %zmm5
	vfmadd213pd	.LC1131(%rip), %zmm5, %zmm4
	vbroadcastsd	.LC6(%rip), %zmm5
	vfmadd213pd	.LC296(%rip), %zmm9, %zmm5
	vfmadd132pd	%zmm2, %zmm15, %zmm0
	vfmadd213pd	.LC1129(%rip), %zmm2, %zmm0
	vfmadd213pd	.LC1131(%rip), %zmm2, %zmm0
	vmulpd	%zmm4, %zmm6, %zmm6
	vbroadcastsd	.LC6(%rip), %zmm4
	vfmadd213pd	.LC296(%rip), %zmm1, %zmm4
	vaddpd	.LC297(%rip), %zmm4, %zmm2
	vfmadd231pd	.LC299(%rip), %zmm2, %zmm1
	vfmadd132pd	.LC300(%rip), %zmm1, %zmm2
	vbroadcastsd	.LC10(%rip), %zmm1
	vmulpd	%zmm0, %zmm3, %zmm3
	vbroadcastsd	.LC10(%rip), %zmm0
	vfmadd213pd	.LC246(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC247(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC248(%rip), %zmm2, %zmm1
	vpaddq	%zmm11, %zmm4, %zmm4
	vfmadd213pd	.LC249(%rip), %zmm2, %zmm1
	vpsllq	$52, %zmm4, %zmm4
	vfmadd213pd	.LC250(%rip), %zmm2, %zmm1
	vmovapd	%zmm3, -64(%rsp)
	vaddpd	.LC297(%rip), %zmm5, %zmm3
	vpaddq	%zmm11, %zmm5, %zmm5
	vfmadd231pd	.LC299(%rip), %zmm3, %zmm9
	vfmadd132pd	.LC300(%rip), %zmm9, %zmm3
	vpsllq	$52, %zmm5, %zmm5
	vfmadd213pd	.LC246(%rip), %zmm3, %zmm0
	vfmadd213pd	.LC251(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC247(%rip), %zmm3, %zmm0
	vfmadd213pd	.LC248(%rip), %zmm3, %zmm0
	vfmadd213pd	.LC249(%rip), %zmm3, %zmm0
	vfmadd213pd	.LC250(%rip), %zmm3, %zmm0
	vfmadd213pd	.LC251(%rip), %zmm3, %zmm0
	vfmadd213pd	.LC252(%rip), %zmm3, %zmm0
	vfmadd213pd	.LC252(%rip), %zmm2, %zmm1
	vmulpd	%zmm3, %zmm3, %zmm10
	vmulpd	%zmm2, %zmm2, %zmm9
	vfmadd132pd	%zmm3, %zmm14, %zmm0
	vfmadd132pd	%zmm2, %zmm14, %zmm1
	vfmadd132pd	%zmm3, %zmm13, %zmm0
	vfmadd132pd	%zmm2, %zmm13, %zmm1
	vfmadd132pd	%zmm3, %zmm12, %zmm0
	vfmadd132pd	%zmm2, %zmm12, %zmm1
	vfmadd132pd	%zmm10, %zmm3, %zmm0
	vfmadd132pd	%zmm9, %zmm2, %zmm1
	vxorps	%xmm3, %xmm3, %xmm3
	vaddpd	%zmm8, %zmm0, %zmm0
	vaddpd	%zmm8, %zmm1, %zmm1
	vmulpd	%zmm5, %zmm0, %zmm0
	vmulpd	%zmm4, %zmm1, %zmm1
	vmulpd	-64(%rsp), %zmm1, %zmm1
	vmulpd	%zmm6, %zmm0, %zmm0
	vmovups	(%rcx,%rax), %zmm6
	vcmpps	$5, %zmm3, %zmm6, %k0
	knotb	%k0, %k1
	kshiftrw	$8, %k0, %k0
	vsubpd	%zmm0, %zmm31, %zmm0{%k1}
	knotb	%k0, %k0
	kmovb	%k0, %k4
	vsubpd	%zmm1, %zmm31, %zmm1{%k4}
	vcvtpd2ps	%zmm0, %ymm0
	vcvtpd2ps	%zmm1, %ymm1
	vinsertf64x4	$0x1, %ymm1, %zmm0, %zmm0
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rdx
	jne	.L3539
	movl	%edi, %edx
	andl	$-16, %edx
	movl	%edx, %eax
	cmpl	%edx, %edi
	je	.L3560
.L3538:
	movl	%edi, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r8d
	cmpl	$6, %r8d
	jbe	.L3543
	vmovups	(%rcx,%rax,4), %ymm4
	movl	$1023, %r8d
	vbroadcastsd	.LC226(%rip), %ymm2
	vbroadcastsd	.LC153(%rip), %ymm5
	vbroadcastsd	.LC20(%rip), %ymm3
	vcvtps2pd	%xmm4, %ymm1
	vandpd	%ymm2, %ymm1, %ymm1
	vextractf128	$0x1, %ymm4, %xmm0
	vbroadcastsd	.LC1102(%rip), %ymm9
	vaddpd	%ymm5, %ymm1, %ymm8
	vcvtps2pd	%xmm0, %ymm0
	vandpd	%ymm2, %ymm0, %ymm0
	vbroadcastsd	.LC1105(%rip), %ymm2
	vbroadcastsd	.LC1108(%rip), %ymm7
	vaddpd	%ymm5, %ymm0, %ymm5
	vbroadcastsd	.LC11(%rip), %ymm12
	vcmppd	$5, %ymm1, %ymm2, %k1
	vcmppd	$10, %ymm2, %ymm1, %k2
	vdivpd	%ymm8, %ymm3, %ymm8
	vaddpd	%ymm7, %ymm1, %ymm11
	vaddpd	%ymm7, %ymm0, %ymm7
	vcmppd	$5, %ymm0, %ymm2, %k3
	vdivpd	%ymm5, %ymm3, %ymm5
	vblendmpd	%ymm8, %ymm9, %ymm10{%k1}
	vcmppd	$10, %ymm2, %ymm0, %k1
	vbroadcastsd	.LC1101(%rip), %ymm2
	vmovapd	%ymm2, %ymm6
	vmulpd	%ymm11, %ymm8, %ymm6{%k2}
	vbroadcastsd	.LC902(%rip), %ymm8
	vxorpd	%ymm8, %ymm1, %ymm11
	vxorpd	%ymm8, %ymm0, %ymm8
	vmulpd	%ymm7, %ymm5, %ymm2{%k1}
	vmovapd	%ymm5, %ymm9{%k3}
	vbroadcastsd	.LC1100(%rip), %ymm5
	vmovapd	%ymm5, %ymm7
	vmulpd	%ymm8, %ymm0, %ymm5{%k1}
	vbroadcastsd	.LC1114(%rip), %ymm8
	vbroadcastsd	.LC1112(%rip), %ymm0
	vmulpd	%ymm11, %ymm1, %ymm7{%k2}
	vmovapd	%ymm6, %ymm1
	vfmadd132pd	%ymm0, %ymm8, %ymm1
	vfmadd132pd	%ymm2, %ymm8, %ymm0
	vbroadcastsd	.LC1116(%rip), %ymm8
	vmovapd	%ymm7, %ymm11
	vfmadd132pd	%ymm2, %ymm8, %ymm0
	vfmadd132pd	%ymm6, %ymm8, %ymm1
	vbroadcastsd	.LC1118(%rip), %ymm8
	vfmadd132pd	%ymm2, %ymm8, %ymm0
	vfmadd132pd	%ymm6, %ymm8, %ymm1
	vbroadcastsd	.LC1120(%rip), %ymm8
	vfmadd132pd	%ymm2, %ymm8, %ymm0
	vfmadd132pd	%ymm6, %ymm8, %ymm1
	vbroadcastsd	.LC1122(%rip), %ymm8
	vfmadd132pd	%ymm2, %ymm8, %ymm0
	vfmadd132pd	%ymm6, %ymm8, %ymm1
	vbroadcastsd	.LC1124(%rip), %ymm8
	vfmadd132pd	%ymm2, %ymm8, %ymm0
	vfmadd132pd	%ymm6, %ymm8, %ymm1
	vbroadcastsd	.LC1126(%rip), %ymm8
	vfmadd132pd	%ymm2, %ymm8, %ymm0
	vfmadd132pd	%ymm6, %ymm8, %ymm1
	vbroadcastsd	.LC1128(%rip), %ymm8
	vfmadd132pd	%ymm2, %ymm8, %ymm0
	vfmadd132pd	%ymm6, %ymm8, %ymm1
	vbroadcastsd	.LC1130(%rip), %ymm8
	vfmadd132pd	%ymm2, %ymm8, %ymm0
	vfmadd132pd	%ymm6, %ymm8, %ymm1
	vbroadcastsd	.LC1132(%rip), %ymm8
	vfmadd132pd	%ymm2, %ymm8, %ymm0
	vfmadd132pd	%ymm6, %ymm8, %ymm1
	vbroadcastsd	.LC6(%rip), %ymm8
	vbroadcastsd	.LC9(%rip), %ymm2
	vmulpd	%ymm0, %ymm9, %ymm9
	vbroadcastsd	.LC7(%rip), %ymm0
	vmulpd	%ymm1, %ymm10, %ymm10
	vbroadcastsd	.LC298(%rip), %ymm1
	vfmadd132pd	%ymm8, %ymm0, %ymm11
	vfmadd132pd	%ymm5, %ymm0, %ymm8
	vbroadcastsd	.LC8(%rip), %ymm0
	vaddpd	%ymm1, %ymm11, %ymm6
	vaddpd	%ymm1, %ymm8, %ymm1
	vfmadd231pd	%ymm0, %ymm6, %ymm7
	vfmadd132pd	%ymm1, %ymm5, %ymm0
	vfmadd132pd	%ymm2, %ymm7, %ymm6
	vfmadd132pd	%ymm2, %ymm0, %ymm1
	vbroadcastsd	.LC10(%rip), %ymm0
	vmulpd	%ymm6, %ymm6, %ymm5
	vmovapd	%ymm6, %ymm2
	vmulpd	%ymm1, %ymm1, %ymm7
	vfmadd132pd	%ymm0, %ymm12, %ymm2
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vbroadcastsd	.LC12(%rip), %ymm12
	vfmadd132pd	%ymm6, %ymm12, %ymm2
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vbroadcastsd	.LC13(%rip), %ymm12
	vfmadd132pd	%ymm6, %ymm12, %ymm2
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vbroadcastsd	.LC14(%rip), %ymm12
	vfmadd132pd	%ymm6, %ymm12, %ymm2
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vbroadcastsd	.LC15(%rip), %ymm12
	vfmadd132pd	%ymm6, %ymm12, %ymm2
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vbroadcastsd	.LC16(%rip), %ymm12
	vfmadd132pd	%ymm6, %ymm12, %ymm2
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vbroadcastsd	.LC17(%rip), %ymm12
	vfmadd132pd	%ymm6, %ymm12, %ymm2
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vbroadcastsd	.LC18(%rip), %ymm12
	vfmadd132pd	%ymm6, %ymm12, %ymm2
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vbroadcastsd	.LC19(%rip), %ymm12
	vfmadd132pd	%ymm6, %ymm12, %ymm2
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vbroadcastsd	.LC4(%rip), %ymm12
	vfmadd132pd	%ymm6, %ymm12, %ymm2
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vfmadd132pd	%ymm2, %ymm6, %ymm5
	vpbroadcastq	%r8, %ymm2
	vfmadd231pd	%ymm0, %ymm7, %ymm1
	vpaddq	%ymm2, %ymm11, %ymm11
	vpaddq	%ymm2, %ymm8, %ymm8
	vpsllq	$52, %ymm11, %ymm11
	vpsllq	$52, %ymm8, %ymm8
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpps	$5, %ymm2, %ymm4, %k0
	vbroadcastsd	.LC134(%rip), %ymm2
	vaddpd	%ymm3, %ymm5, %ymm0
	vaddpd	%ymm3, %ymm1, %ymm1
	knotb	%k0, %k1
	kshiftrb	$4, %k0, %k0
	knotb	%k0, %k0
	kmovb	%k0, %k5
	vmulpd	%ymm11, %ymm0, %ymm0
	vmulpd	%ymm8, %ymm1, %ymm1
	vmulpd	%ymm10, %ymm0, %ymm0
	vmulpd	%ymm9, %ymm1, %ymm1
	vsubpd	%ymm0, %ymm2, %ymm0{%k1}
	vsubpd	%ymm1, %ymm2, %ymm1{%k5}
	vcvtpd2psy	%ymm0, %xmm0
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rsi,%rax,4)
	movl	%r9d, %eax
	andl	$-8, %eax
	addl	%eax, %edx
	andl	$7, %r9d
	je	.L3560
.L3543:
	vmovsd	.LC1105(%rip), %xmm31
	movslq	%edx, %rdx
	vmovsd	.LC1112(%rip), %xmm30
	movabsq	$9223372036854775807, %r9
	vmovsd	.LC1114(%rip), %xmm29
	vxorps	%xmm8, %xmm8, %xmm8
	vmovsd	.LC1116(%rip), %xmm28
	vmovsd	.LC1118(%rip), %xmm27
	vmovsd	.LC1120(%rip), %xmm26
	vmovsd	.LC1122(%rip), %xmm25
	vmovsd	.LC1124(%rip), %xmm24
	vmovsd	.LC1126(%rip), %xmm23
	vmovsd	.LC1128(%rip), %xmm22
	vmovsd	.LC1130(%rip), %xmm21
	vmovsd	.LC1132(%rip), %xmm20
	vmovsd	.LC6(%rip), %xmm19
	vmovsd	.LC7(%rip), %xmm6
	vmovsd	.LC8(%rip), %xmm18
	vmovsd	.LC9(%rip), %xmm17
	vmovsd	.LC10(%rip), %xmm16
	vmovsd	.LC11(%rip), %xmm15
	vmovsd	.LC12(%rip), %xmm14
	vmovsd	.LC13(%rip), %xmm13
	vmovsd	.LC14(%rip), %xmm12
	vmovsd	.LC15(%rip), %xmm11
	vmovsd	.LC16(%rip), %xmm10
	vmovsd	.LC20(%rip), %xmm7
	jmp	.L3547
	.p2align 4,,10
	.p2align 3
.L3552:
	movq	.LC1100(%rip), %rax
	vmovq	%rax, %xmm5
	movq	.LC1101(%rip), %rax
	vmovq	%rax, %xmm1
	movq	.LC1102(%rip), %rax
	vmovq	%rax, %xmm4
.L3545:
	vmovsd	%xmm1, %xmm1, %xmm0
	vmovsd	%xmm5, %xmm5, %xmm9
	vmovsd	%xmm1, %xmm1, %xmm2
	vfmadd132sd	%xmm30, %xmm29, %xmm0
	vfmadd132sd	%xmm19, %xmm6, %xmm9
	vfmadd132sd	%xmm1, %xmm28, %xmm0
	vmovq	%xmm9, %rax
	addq	$1023, %rax
	salq	$52, %rax
	vcomiss	%xmm3, %xmm8
	vfmadd132sd	%xmm1, %xmm27, %xmm0
	vfmadd132sd	%xmm1, %xmm26, %xmm0
	vfmadd132sd	%xmm1, %xmm25, %xmm0
	vfmadd132sd	%xmm1, %xmm24, %xmm0
	vfmadd132sd	%xmm1, %xmm23, %xmm0
	vfmadd132sd	%xmm1, %xmm22, %xmm0
	vfmadd132sd	%xmm1, %xmm21, %xmm0
	vsubsd	%xmm6, %xmm9, %xmm1
	vfmadd231sd	%xmm18, %xmm1, %xmm5
	vfmadd132sd	%xmm0, %xmm20, %xmm2
	vfmadd132sd	%xmm17, %xmm5, %xmm1
	vmovsd	.LC4(%rip), %xmm5
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm16, %xmm15, %xmm0
	vfmadd132sd	%xmm1, %xmm14, %xmm0
	vfmadd132sd	%xmm1, %xmm13, %xmm0
	vfmadd132sd	%xmm1, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd213sd	.LC17(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC18(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC19(%rip), %xmm1, %xmm0
	vfmadd231sd	%xmm0, %xmm1, %xmm5
	vmulsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm5, %xmm1, %xmm0
	vmovq	%rax, %xmm5
	vmulsd	%xmm2, %xmm4, %xmm1
	vaddsd	%xmm7, %xmm0, %xmm0
	vmulsd	%xmm5, %xmm0, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	jbe	.L3567
	vmovsd	.LC134(%rip), %xmm3
	vsubsd	%xmm0, %xmm3, %xmm0
.L3567:
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jle	.L3560
.L3547:
	vmovss	(%rcx,%rdx,4), %xmm3
	vcvtss2sd	%xmm3, %xmm3, %xmm0
	vmovq	%xmm0, %rax
	andq	%r9, %rax
	vmovq	%rax, %xmm0
	vcomisd	%xmm31, %xmm0
	ja	.L3552
	vaddsd	.LC153(%rip), %xmm0, %xmm4
	vsubsd	.LC153(%rip), %xmm0, %xmm1
	vxorpd	.LC108(%rip), %xmm0, %xmm5
	vdivsd	%xmm4, %xmm7, %xmm4
	vmulsd	%xmm0, %xmm5, %xmm5
	vmulsd	%xmm4, %xmm1, %xmm1
	jmp	.L3545
	.p2align 4,,10
	.p2align 3
.L3560:
	vzeroupper
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3563:
	.cfi_restore 6
	ret
.L3551:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L3538
	.cfi_endproc
.LFE273:
	.size	v_etch__erfc_f32, .-v_etch__erfc_f32
	.p2align 4
	.globl	v_etch__erfinv_central_f64
	.type	v_etch__erfinv_central_f64, @function
v_etch__erfinv_central_f64:
.LFB274:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L3583
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3576
	vbroadcastsd	.LC1151(%rip), %zmm14
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC1153(%rip), %zmm13
	vbroadcastsd	.LC1155(%rip), %zmm12
	shrl	$3, %edi
	vbroadcastsd	.LC1157(%rip), %zmm11
	vbroadcastsd	.LC1159(%rip), %zmm10
	salq	$6, %rdi
	vbroadcastsd	.LC1161(%rip), %zmm9
	vbroadcastsd	.LC1163(%rip), %zmm8
	vbroadcastsd	.LC1165(%rip), %zmm7
	vbroadcastsd	.LC1167(%rip), %zmm6
	vbroadcastsd	.LC1169(%rip), %zmm5
	vbroadcastsd	.LC1171(%rip), %zmm4
	vbroadcastsd	.LC1173(%rip), %zmm3
	vbroadcastsd	.LC1175(%rip), %zmm2
	.p2align 4,,10
	.p2align 3
.L3571:
	vaddpd	(%rcx,%rax), %zmm14, %zmm1
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm13, %zmm12, %zmm0
	vfmadd132pd	%zmm1, %zmm11, %zmm0
	vfmadd132pd	%zmm1, %zmm10, %zmm0
	vfmadd132pd	%zmm1, %zmm9, %zmm0
	vfmadd132pd	%zmm1, %zmm8, %zmm0
	vfmadd132pd	%zmm1, %zmm7, %zmm0
	vfmadd132pd	%zmm1, %zmm6, %zmm0
	vfmadd132pd	%zmm1, %zmm5, %zmm0
	vfmadd132pd	%zmm1, %zmm4, %zmm0
	vfmadd132pd	%zmm1, %zmm3, %zmm0
	vfmadd132pd	%zmm0, %zmm2, %zmm1
	vmovupd	%zmm1, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L3571
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%edx, %eax
	je	.L3582
.L3570:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3573
	vbroadcastsd	.LC1151(%rip), %ymm1
	vaddpd	(%rcx,%rdi,8), %ymm1, %ymm1
	vbroadcastsd	.LC1153(%rip), %ymm0
	vfmadd213pd	.LC1155(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1157(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1159(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1161(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1163(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1165(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1167(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1169(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1171(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1173(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1175(%rip){1to4}, %ymm0, %ymm1
	vmovupd	%ymm1, (%rsi,%rdi,8)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L3582
.L3573:
	vmovsd	.LC1189(%rip), %xmm14
	cltq
	vmovsd	.LC1153(%rip), %xmm13
	vmovsd	.LC1155(%rip), %xmm12
	vmovsd	.LC1157(%rip), %xmm11
	vmovsd	.LC1159(%rip), %xmm10
	vmovsd	.LC1161(%rip), %xmm9
	vmovsd	.LC1163(%rip), %xmm8
	vmovsd	.LC1165(%rip), %xmm7
	vmovsd	.LC1167(%rip), %xmm6
	vmovsd	.LC1169(%rip), %xmm5
	vmovsd	.LC1171(%rip), %xmm4
	vmovsd	.LC1173(%rip), %xmm3
	vmovsd	.LC1175(%rip), %xmm2
	.p2align 4,,10
	.p2align 3
.L3575:
	vmovsd	(%rcx,%rax,8), %xmm1
	vsubsd	%xmm14, %xmm1, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm13, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vfmadd132sd	%xmm0, %xmm2, %xmm1
	vmovsd	%xmm1, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L3575
.L3582:
	vzeroupper
.L3583:
	ret
.L3576:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L3570
	.cfi_endproc
.LFE274:
	.size	v_etch__erfinv_central_f64, .-v_etch__erfinv_central_f64
	.p2align 4
	.globl	v_etch__erfinv_tail_f64
	.type	v_etch__erfinv_tail_f64, @function
v_etch__erfinv_tail_f64:
.LFB275:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L3599
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3592
	vbroadcastsd	.LC1191(%rip), %zmm14
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC1193(%rip), %zmm13
	vbroadcastsd	.LC1195(%rip), %zmm12
	shrl	$3, %edi
	vbroadcastsd	.LC1197(%rip), %zmm11
	vbroadcastsd	.LC1199(%rip), %zmm10
	salq	$6, %rdi
	vbroadcastsd	.LC1201(%rip), %zmm9
	vbroadcastsd	.LC1203(%rip), %zmm8
	vbroadcastsd	.LC1205(%rip), %zmm7
	vbroadcastsd	.LC1207(%rip), %zmm6
	vbroadcastsd	.LC1209(%rip), %zmm5
	vbroadcastsd	.LC1211(%rip), %zmm4
	vbroadcastsd	.LC1213(%rip), %zmm3
	vbroadcastsd	.LC1215(%rip), %zmm2
	.p2align 4,,10
	.p2align 3
.L3587:
	vaddpd	(%rcx,%rax), %zmm14, %zmm1
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm13, %zmm12, %zmm0
	vfmadd132pd	%zmm1, %zmm11, %zmm0
	vfmadd132pd	%zmm1, %zmm10, %zmm0
	vfmadd132pd	%zmm1, %zmm9, %zmm0
	vfmadd132pd	%zmm1, %zmm8, %zmm0
	vfmadd132pd	%zmm1, %zmm7, %zmm0
	vfmadd132pd	%zmm1, %zmm6, %zmm0
	vfmadd132pd	%zmm1, %zmm5, %zmm0
	vfmadd132pd	%zmm1, %zmm4, %zmm0
	vfmadd132pd	%zmm1, %zmm3, %zmm0
	vfmadd132pd	%zmm0, %zmm2, %zmm1
	vmovupd	%zmm1, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L3587
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%edx, %eax
	je	.L3598
.L3586:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3589
	vbroadcastsd	.LC1191(%rip), %ymm1
	vaddpd	(%rcx,%rdi,8), %ymm1, %ymm1
	vbroadcastsd	.LC1193(%rip), %ymm0
	vfmadd213pd	.LC1195(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1197(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1199(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1201(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1203(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1205(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1207(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1209(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1211(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1213(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1215(%rip){1to4}, %ymm0, %ymm1
	vmovupd	%ymm1, (%rsi,%rdi,8)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L3598
.L3589:
	vmovsd	.LC1229(%rip), %xmm14
	cltq
	vmovsd	.LC1193(%rip), %xmm13
	vmovsd	.LC1195(%rip), %xmm12
	vmovsd	.LC1197(%rip), %xmm11
	vmovsd	.LC1199(%rip), %xmm10
	vmovsd	.LC1201(%rip), %xmm9
	vmovsd	.LC1203(%rip), %xmm8
	vmovsd	.LC1205(%rip), %xmm7
	vmovsd	.LC1207(%rip), %xmm6
	vmovsd	.LC1209(%rip), %xmm5
	vmovsd	.LC1211(%rip), %xmm4
	vmovsd	.LC1213(%rip), %xmm3
	vmovsd	.LC1215(%rip), %xmm2
	.p2align 4,,10
	.p2align 3
.L3591:
	vmovsd	(%rcx,%rax,8), %xmm1
	vsubsd	%xmm14, %xmm1, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm13, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vfmadd132sd	%xmm0, %xmm2, %xmm1
	vmovsd	%xmm1, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L3591
.L3598:
	vzeroupper
.L3599:
	ret
.L3592:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L3586
	.cfi_endproc
.LFE275:
	.size	v_etch__erfinv_tail_f64, .-v_etch__erfinv_tail_f64
	.p2align 4
	.globl	v_etch__erfinv_far_f64
	.type	v_etch__erfinv_far_f64, @function
v_etch__erfinv_far_f64:
.LFB276:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L3615
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3608
	vbroadcastsd	.LC1231(%rip), %zmm11
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC1233(%rip), %zmm10
	vbroadcastsd	.LC1235(%rip), %zmm9
	shrl	$3, %edi
	vbroadcastsd	.LC1237(%rip), %zmm8
	vbroadcastsd	.LC1239(%rip), %zmm7
	salq	$6, %rdi
	vbroadcastsd	.LC1241(%rip), %zmm6
	vbroadcastsd	.LC1243(%rip), %zmm5
	vbroadcastsd	.LC1245(%rip), %zmm4
	vbroadcastsd	.LC1247(%rip), %zmm3
	vbroadcastsd	.LC1249(%rip), %zmm2
	.p2align 4,,10
	.p2align 3
.L3603:
	vaddpd	(%rcx,%rax), %zmm11, %zmm1
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm10, %zmm9, %zmm0
	vfmadd132pd	%zmm1, %zmm8, %zmm0
	vfmadd132pd	%zmm1, %zmm7, %zmm0
	vfmadd132pd	%zmm1, %zmm6, %zmm0
	vfmadd132pd	%zmm1, %zmm5, %zmm0
	vfmadd132pd	%zmm1, %zmm4, %zmm0
	vfmadd132pd	%zmm1, %zmm3, %zmm0
	vfmadd132pd	%zmm0, %zmm2, %zmm1
	vmovupd	%zmm1, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L3603
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%edx, %eax
	je	.L3614
.L3602:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3605
	vbroadcastsd	.LC1231(%rip), %ymm1
	vaddpd	(%rcx,%rdi,8), %ymm1, %ymm1
	vbroadcastsd	.LC1233(%rip), %ymm0
	vfmadd213pd	.LC1235(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1237(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1239(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1241(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1243(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1245(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1247(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC1249(%rip){1to4}, %ymm0, %ymm1
	vmovupd	%ymm1, (%rsi,%rdi,8)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L3614
.L3605:
	vmovsd	.LC1260(%rip), %xmm11
	cltq
	vmovsd	.LC1233(%rip), %xmm10
	vmovsd	.LC1235(%rip), %xmm9
	vmovsd	.LC1237(%rip), %xmm8
	vmovsd	.LC1239(%rip), %xmm7
	vmovsd	.LC1241(%rip), %xmm6
	vmovsd	.LC1243(%rip), %xmm5
	vmovsd	.LC1245(%rip), %xmm4
	vmovsd	.LC1247(%rip), %xmm3
	vmovsd	.LC1249(%rip), %xmm2
	.p2align 4,,10
	.p2align 3
.L3607:
	vmovsd	(%rcx,%rax,8), %xmm1
	vsubsd	%xmm11, %xmm1, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm10, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vfmadd132sd	%xmm0, %xmm2, %xmm1
	vmovsd	%xmm1, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L3607
.L3614:
	vzeroupper
.L3615:
	ret
.L3608:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L3602
	.cfi_endproc
.LFE276:
	.size	v_etch__erfinv_far_f64, .-v_etch__erfinv_far_f64
	.p2align 4
	.globl	v_etch__erfinv_f32
	.type	v_etch__erfinv_f32, @function
v_etch__erfinv_f32:
.LFB277:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L3643
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L3634
	movabsq	$-4604544271217802189, %r8
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC20(%rip), %zmm31
	vpbroadcastq	%r8, %zmm20
	shrl	$4, %edi
	movabsq	$4503599627370495, %r8
	vbroadcastsd	.LC180(%rip), %zmm30
	vpbroadcastq	%r8, %zmm19
	salq	$6, %rdi
	movabsq	$4604544271217802189, %r8
	vbroadcastsd	.LC433(%rip), %zmm29
	vbroadcastsd	.LC1151(%rip), %zmm28
	vpbroadcastq	%r8, %zmm18
	movabsq	$7141747209585715, %r8
	vbroadcastsd	.LC1205(%rip), %zmm12
	vbroadcastsd	.LC1207(%rip), %zmm27
	vpbroadcastq	%r8, %zmm17
	vbroadcastsd	.LC1209(%rip), %zmm26
	movabsq	$4841369599423283200, %r8
	vbroadcastsd	.LC1211(%rip), %zmm25
	vpbroadcastq	%r8, %zmm16
	vbroadcastsd	.LC1213(%rip), %zmm24
	vbroadcastsd	.LC1215(%rip), %zmm23
	vbroadcastsd	.LC1231(%rip), %zmm22
	vbroadcastsd	.LC1175(%rip), %zmm21
	vbroadcastss	.LC282(%rip), %zmm15
	.p2align 4,,10
	.p2align 3
.L3619:
	vmovups	(%rcx,%rax), %zmm4
	vcvtps2pd	(%rcx,%rax), %zmm2
	vbroadcastsd	.LC172(%rip), %zmm8
	vbroadcastsd	.LC172(%rip), %zmm9
	vextractf32x8	$0x1, %zmm4, %ymm10
	vmovapd	%zmm2, %zmm4
	vfnmadd132pd	%zmm2, %zmm31, %zmm4
	vcvtps2pd	%ymm10, %zmm10
	vmovapd	%zmm10, %zmm3
	vfnmadd132pd	%zmm10, %zmm31, %zmm3
	vpaddq	%zmm4, %zmm20, %zmm5
	vpaddq	%zmm4, %zmm17, %zmm4
	vpandq	%zmm19, %zmm5, %zmm5
	vpaddq	%zmm3, %zmm20, %zmm6
	vpaddq	%zmm3, %zmm17, %zmm3
	vpaddq	%zmm18, %zmm5, %zmm5
	vpandq	%zmm19, %zmm6, %zmm6
	vaddpd	%zmm5, %zmm30, %zmm5
	vpaddq	%zmm18, %zmm6, %zmm6
	vmulpd	.LC255(%rip), %zmm5, %zmm13
	vaddpd	.LC335(%rip), %zmm5, %zmm11
	vaddpd	%zmm6, %zmm30, %zmm6
	vmulpd	.LC255(%rip), %zmm6, %zmm14
	vpsrlq	$52, %zmm4, %zmm4
	vpsrlq	$52, %zmm3, %zmm3
	vaddpd	.LC335(%rip), %zmm6, %zmm1
	vporq	%zmm16, %zmm4, %zmm4
	vporq	%zmm16, %zmm3, %zmm3
	vdivpd	%zmm11, %zmm5, %zmm11
	vmulpd	%zmm11, %zmm11, %zmm0
	vaddpd	%zmm4, %zmm29, %zmm4
	vaddpd	%zmm3, %zmm29, %zmm3
	vfmadd213pd	.LC406(%rip), %zmm0, %zmm8
	vdivpd	%zmm1, %zmm6, %zmm1
	vfmadd213pd	.LC407(%rip), %zmm0, %zmm8
	vfmadd213pd	.LC408(%rip), %zmm0, %zmm8
	vfmadd213pd	.LC409(%rip), %zmm0, %zmm8
	vmulpd	%zmm1, %zmm1, %zmm7
	vfmadd213pd	.LC410(%rip), %zmm0, %zmm8
	vfmadd213pd	.LC406(%rip), %zmm7, %zmm9
	vfmadd213pd	.LC411(%rip), %zmm0, %zmm8
	vfmadd213pd	.LC407(%rip), %zmm7, %zmm9
	vfmadd213pd	.LC408(%rip), %zmm7, %zmm9
	vfmadd213pd	.LC409(%rip), %zmm7, %zmm9
	vfmadd213pd	.LC410(%rip), %zmm7, %zmm9
	vmulpd	%zmm5, %zmm13, %zmm13
	vfmadd213pd	.LC411(%rip), %zmm7, %zmm9
	vmulpd	%zmm8, %zmm0, %zmm0
	vmulpd	.LC419(%rip), %zmm4, %zmm8
	vmulpd	%zmm6, %zmm14, %zmm14
	vmulpd	%zmm9, %zmm7, %zmm7
	vaddpd	%zmm13, %zmm0, %zmm0
	vfmadd132pd	%zmm11, %zmm8, %zmm0
	vmulpd	.LC419(%rip), %zmm3, %zmm8
	vaddpd	%zmm14, %zmm7, %zmm7
	vsubpd	%zmm13, %zmm0, %zmm0
	vfmadd132pd	%zmm7, %zmm8, %zmm1
	vaddpd	%zmm5, %zmm0, %zmm0
	vfmadd132pd	.LC420(%rip), %zmm0, %zmm4
	vbroadcastsd	.LC1153(%rip), %zmm0
	vsubpd	%zmm14, %zmm1, %zmm1
	vsubpd	%zmm4, %zmm28, %zmm9
	vcmppd	$14, %zmm22, %zmm4, %k1
	vaddpd	%zmm6, %zmm1, %zmm1
	vfmadd231pd	.LC420(%rip), %zmm3, %zmm1
	vbroadcastsd	.LC1153(%rip), %zmm3
	vfmadd213pd	.LC1154(%rip), %zmm9, %zmm3
	vfmadd213pd	.LC1156(%rip), %zmm9, %zmm3
	vfmadd213pd	.LC1158(%rip), %zmm9, %zmm3
	vsubpd	%zmm1, %zmm28, %zmm8
	vfmadd213pd	.LC1154(%rip), %zmm8, %zmm0
	vfmadd213pd	.LC1156(%rip), %zmm8, %zmm0
	vfmadd213pd	.LC1158(%rip), %zmm8, %zmm0
	vfmadd213pd	.LC1160(%rip), %zmm9, %zmm3
	vxorpd	.LC901(%rip), %zmm4, %zmm6
	vbroadcastsd	.LC1193(%rip), %zmm11
	vxorpd	.LC901(%rip), %zmm1, %zmm5
	vbroadcastsd	.LC1193(%rip), %zmm7
	vsqrtpd	%zmm6, %zmm6
	vmovups	(%rcx,%rax), %zmm4
	vaddpd	.LC1190(%rip), %zmm6, %zmm6
	vfmadd213pd	.LC1194(%rip), %zmm6, %zmm11
	vsqrtpd	%zmm5, %zmm5
	vaddpd	.LC1190(%rip), %zmm5, %zmm5
	vfmadd213pd	.LC1196(%rip), %zmm6, %zmm11
	vfmadd213pd	.LC1194(%rip), %zmm5, %zmm7
	vfmadd213pd	.LC1198(%rip), %zmm6, %zmm11
	vfmadd213pd	.LC1196(%rip), %zmm5, %zmm7
	vfmadd213pd	.LC1200(%rip), %zmm6, %zmm11
	vfmadd213pd	.LC1198(%rip), %zmm5, %zmm7
	vfmadd213pd	.LC1202(%rip), %zmm6, %zmm11
	vfmadd213pd	.LC1200(%rip), %zmm5, %zmm7
	vfmadd213pd	.LC1202(%rip), %zmm5, %zmm7
	vfmadd213pd	.LC1162(%rip), %zmm9, %zmm3
	vfmadd213pd	.LC1164(%rip), %zmm9, %zmm3
	vfmadd213pd	.LC1160(%rip), %zmm8, %zmm0
	vfmadd213pd	.LC1166(%rip), %zmm9, %zmm3
	vfmadd213pd	.LC1162(%rip), %zmm8, %zmm0
	vfmadd213pd	.LC1168(%rip), %zmm9, %zmm3
	vfmadd213pd	.LC1164(%rip), %zmm8, %zmm0
	vfmadd213pd	.LC1170(%rip), %zmm9, %zmm3
	vfmadd132pd	%zmm6, %zmm12, %zmm11
	vfmadd213pd	.LC1166(%rip), %zmm8, %zmm0
	vfmadd132pd	%zmm5, %zmm12, %zmm7
	vfmadd213pd	.LC1172(%rip), %zmm9, %zmm3
	vfmadd213pd	.LC1168(%rip), %zmm8, %zmm0
	vfmadd213pd	.LC1170(%rip), %zmm8, %zmm0
	vfmadd213pd	.LC1172(%rip), %zmm8, %zmm0
	vfmadd132pd	%zmm6, %zmm27, %zmm11
	vfmadd132pd	%zmm5, %zmm27, %zmm7
	vfmadd132pd	%zmm9, %zmm21, %zmm3
	vfmadd132pd	%zmm8, %zmm21, %zmm0
	vfmadd132pd	%zmm6, %zmm26, %zmm11
	vfmadd132pd	%zmm5, %zmm26, %zmm7
	vfmadd132pd	%zmm6, %zmm25, %zmm11
	vfmadd132pd	%zmm5, %zmm25, %zmm7
	vfmadd132pd	%zmm6, %zmm24, %zmm11
	vfmadd132pd	%zmm5, %zmm24, %zmm7
	vfmadd132pd	%zmm11, %zmm23, %zmm6
	vfmadd132pd	%zmm7, %zmm23, %zmm5
	vmovapd	%zmm3, %zmm6{%k1}
	vcmppd	$14, %zmm22, %zmm1, %k1
	vmulpd	%zmm6, %zmm2, %zmm2
	vmovapd	%zmm0, %zmm5{%k1}
	vandps	.LC222(%rip), %zmm4, %zmm0
	vbroadcastss	.LC228(%rip), %zmm4
	vmulpd	%zmm5, %zmm10, %zmm10
	vcmpps	$2, %zmm15, %zmm0, %k1
	vcvtpd2ps	%zmm2, %ymm2
	vcmpps	$4, %zmm15, %zmm0, %k1{%k1}
	vcvtpd2ps	%zmm10, %ymm10
	vinsertf64x4	$0x1, %ymm10, %zmm2, %zmm2
	vblendmps	%zmm2, %zmm4, %zmm2{%k1}
	vmovups	(%rcx,%rax), %zmm4
	vcmpps	$0, %zmm15, %zmm0, %k1
	vmulps	.LC866(%rip), %zmm4, %zmm2{%k1}
	vmovups	%zmm2, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rdi
	jne	.L3619
	movl	%edx, %eax
	andl	$-16, %eax
	movl	%eax, %edi
	cmpl	%eax, %edx
	je	.L3642
.L3618:
	movl	%edx, %r9d
	subl	%edi, %r9d
	leal	-1(%r9), %r8d
	cmpl	$6, %r8d
	jbe	.L3621
	vbroadcastsd	.LC20(%rip), %ymm3
	movl	%edi, %r8d
	movabsq	$-4604544271217802189, %rdi
	vbroadcastsd	.LC180(%rip), %ymm5
	vmovups	(%rcx,%r8,4), %ymm9
	vpbroadcastq	%rdi, %ymm0
	movabsq	$4503599627370495, %rdi
	vbroadcastsd	.LC173(%rip), %ymm15
	vbroadcastsd	.LC4(%rip), %ymm14
	vpbroadcastq	%rdi, %ymm4
	movabsq	$4604544271217802189, %rdi
	vcvtps2pd	%xmm9, %ymm7
	vextractf128	$0x1, %ymm9, %xmm8
	vmovapd	%ymm7, %ymm2
	vpbroadcastq	%rdi, %ymm1
	vfnmadd132pd	%ymm7, %ymm3, %ymm2
	vcvtps2pd	%xmm8, %ymm8
	vfnmadd231pd	%ymm8, %ymm8, %ymm3
	movabsq	$7141747209585715, %rdi
	vpaddq	%ymm2, %ymm0, %ymm12
	vpaddq	%ymm3, %ymm0, %ymm0
	vpand	%ymm4, %ymm12, %ymm12
	vpand	%ymm4, %ymm0, %ymm0
	vpaddq	%ymm1, %ymm12, %ymm12
	vpaddq	%ymm1, %ymm0, %ymm0
	vpbroadcastq	%rdi, %ymm1
	movabsq	$4841369599423283200, %rdi
	vaddpd	%ymm5, %ymm12, %ymm12
	vpaddq	%ymm2, %ymm1, %ymm4
	vpbroadcastq	%rdi, %ymm2
	movl	%r9d, %edi
	vpaddq	%ymm3, %ymm1, %ymm3
	vaddpd	%ymm5, %ymm0, %ymm0
	vpsrlq	$52, %ymm4, %ymm4
	andl	$-8, %edi
	vbroadcastsd	.LC433(%rip), %ymm5
	vpsrlq	$52, %ymm3, %ymm3
	vpor	%ymm2, %ymm4, %ymm4
	addl	%edi, %eax
	vmulpd	%ymm14, %ymm12, %ymm13
	vpor	%ymm2, %ymm3, %ymm3
	andl	$7, %r9d
	vbroadcastsd	.LC134(%rip), %ymm1
	vaddpd	%ymm5, %ymm4, %ymm4
	vaddpd	%ymm5, %ymm3, %ymm3
	vbroadcastsd	.LC172(%rip), %ymm2
	vmulpd	%ymm14, %ymm0, %ymm14
	vaddpd	%ymm1, %ymm12, %ymm5
	vaddpd	%ymm1, %ymm0, %ymm1
	vdivpd	%ymm5, %ymm12, %ymm5
	vmulpd	%ymm12, %ymm13, %ymm13
	vmulpd	%ymm0, %ymm14, %ymm14
	vdivpd	%ymm1, %ymm0, %ymm1
	vmulpd	%ymm5, %ymm5, %ymm10
	vmovapd	%ymm10, %ymm11
	vfmadd132pd	%ymm2, %ymm15, %ymm11
	vmulpd	%ymm1, %ymm1, %ymm6
	vfmadd132pd	%ymm6, %ymm15, %ymm2
	vbroadcastsd	.LC174(%rip), %ymm15
	vfmadd132pd	%ymm10, %ymm15, %ymm11
	vfmadd132pd	%ymm6, %ymm15, %ymm2
	vbroadcastsd	.LC175(%rip), %ymm15
	vfmadd132pd	%ymm10, %ymm15, %ymm11
	vfmadd132pd	%ymm6, %ymm15, %ymm2
	vbroadcastsd	.LC176(%rip), %ymm15
	vfmadd132pd	%ymm10, %ymm15, %ymm11
	vfmadd132pd	%ymm6, %ymm15, %ymm2
	vbroadcastsd	.LC177(%rip), %ymm15
	vfmadd132pd	%ymm10, %ymm15, %ymm11
	vfmadd132pd	%ymm6, %ymm15, %ymm2
	vbroadcastsd	.LC178(%rip), %ymm15
	vfmadd132pd	%ymm10, %ymm15, %ymm11
	vfmadd132pd	%ymm6, %ymm15, %ymm2
	vmulpd	%ymm11, %ymm10, %ymm10
	vmulpd	%ymm2, %ymm6, %ymm6
	vbroadcastsd	.LC144(%rip), %ymm2
	vmulpd	%ymm2, %ymm4, %ymm11
	vaddpd	%ymm13, %ymm10, %ymm10
	vmulpd	%ymm2, %ymm3, %ymm2
	vaddpd	%ymm14, %ymm6, %ymm6
	vfmadd132pd	%ymm10, %ymm11, %ymm5
	vfmadd132pd	%ymm6, %ymm2, %ymm1
	vbroadcastsd	.LC902(%rip), %ymm2
	vsubpd	%ymm13, %ymm5, %ymm5
	vbroadcastsd	.LC1195(%rip), %ymm13
	vsubpd	%ymm14, %ymm1, %ymm1
	vaddpd	%ymm12, %ymm5, %ymm5
	vaddpd	%ymm0, %ymm1, %ymm0
	vbroadcastsd	.LC143(%rip), %ymm1
	vfmadd132pd	%ymm1, %ymm5, %ymm4
	vbroadcastsd	.LC1151(%rip), %ymm5
	vfmadd132pd	%ymm1, %ymm0, %ymm3
	vbroadcastsd	.LC1153(%rip), %ymm0
	vbroadcastsd	.LC1155(%rip), %ymm1
	vsubpd	%ymm4, %ymm5, %ymm6
	vxorpd	%ymm2, %ymm4, %ymm11
	vsubpd	%ymm3, %ymm5, %ymm5
	vxorpd	%ymm2, %ymm3, %ymm2
	vsqrtpd	%ymm11, %ymm11
	vsqrtpd	%ymm2, %ymm2
	vmovapd	%ymm6, %ymm10
	vfmadd132pd	%ymm0, %ymm1, %ymm10
	vfmadd231pd	%ymm0, %ymm5, %ymm1
	vbroadcastsd	.LC1157(%rip), %ymm0
	vfmadd132pd	%ymm6, %ymm0, %ymm10
	vfmadd132pd	%ymm5, %ymm0, %ymm1
	vbroadcastsd	.LC1159(%rip), %ymm0
	vfmadd132pd	%ymm6, %ymm0, %ymm10
	vfmadd132pd	%ymm5, %ymm0, %ymm1
	vbroadcastsd	.LC1161(%rip), %ymm0
	vfmadd132pd	%ymm6, %ymm0, %ymm10
	vfmadd132pd	%ymm5, %ymm0, %ymm1
	vbroadcastsd	.LC1163(%rip), %ymm0
	vfmadd132pd	%ymm6, %ymm0, %ymm10
	vfmadd132pd	%ymm5, %ymm0, %ymm1
	vbroadcastsd	.LC1165(%rip), %ymm0
	vfmadd132pd	%ymm6, %ymm0, %ymm10
	vfmadd132pd	%ymm5, %ymm0, %ymm1
	vbroadcastsd	.LC1167(%rip), %ymm0
	vfmadd132pd	%ymm6, %ymm0, %ymm10
	vfmadd132pd	%ymm5, %ymm0, %ymm1
	vbroadcastsd	.LC1169(%rip), %ymm0
	vfmadd132pd	%ymm6, %ymm0, %ymm10
	vfmadd132pd	%ymm5, %ymm0, %ymm1
	vbroadcastsd	.LC1171(%rip), %ymm0
	vfmadd132pd	%ymm6, %ymm0, %ymm10
	vfmadd132pd	%ymm5, %ymm0, %ymm1
	vbroadcastsd	.LC1173(%rip), %ymm0
	vfmadd132pd	%ymm6, %ymm0, %ymm10
	vfmadd132pd	%ymm5, %ymm0, %ymm1
	vbroadcastsd	.LC1191(%rip), %ymm0
	vaddpd	%ymm0, %ymm11, %ymm11
	vaddpd	%ymm0, %ymm2, %ymm2
	vbroadcastsd	.LC1193(%rip), %ymm0
	vmovapd	%ymm11, %ymm12
	vfmadd132pd	%ymm0, %ymm13, %ymm12
	vfmadd132pd	%ymm2, %ymm13, %ymm0
	vbroadcastsd	.LC1197(%rip), %ymm13
	vfmadd132pd	%ymm2, %ymm13, %ymm0
	vfmadd132pd	%ymm11, %ymm13, %ymm12
	vbroadcastsd	.LC1199(%rip), %ymm13
	vfmadd132pd	%ymm2, %ymm13, %ymm0
	vfmadd132pd	%ymm11, %ymm13, %ymm12
	vbroadcastsd	.LC1201(%rip), %ymm13
	vfmadd132pd	%ymm2, %ymm13, %ymm0
	vfmadd132pd	%ymm11, %ymm13, %ymm12
	vbroadcastsd	.LC1203(%rip), %ymm13
	vfmadd132pd	%ymm2, %ymm13, %ymm0
	vfmadd132pd	%ymm11, %ymm13, %ymm12
	vbroadcastsd	.LC1205(%rip), %ymm13
	vfmadd132pd	%ymm2, %ymm13, %ymm0
	vfmadd132pd	%ymm11, %ymm13, %ymm12
	vbroadcastsd	.LC1207(%rip), %ymm13
	vfmadd132pd	%ymm2, %ymm13, %ymm0
	vfmadd132pd	%ymm11, %ymm13, %ymm12
	vbroadcastsd	.LC1209(%rip), %ymm13
	vfmadd132pd	%ymm2, %ymm13, %ymm0
	vfmadd132pd	%ymm11, %ymm13, %ymm12
	vbroadcastsd	.LC1211(%rip), %ymm13
	vfmadd132pd	%ymm2, %ymm13, %ymm0
	vfmadd132pd	%ymm11, %ymm13, %ymm12
	vbroadcastsd	.LC1213(%rip), %ymm13
	vfmadd132pd	%ymm2, %ymm13, %ymm0
	vfmadd132pd	%ymm11, %ymm13, %ymm12
	vbroadcastsd	.LC1215(%rip), %ymm13
	vfmadd132pd	%ymm0, %ymm13, %ymm2
	vfmadd132pd	%ymm12, %ymm13, %ymm11
	vbroadcastsd	.LC1175(%rip), %ymm0
	vbroadcastsd	.LC1231(%rip), %ymm12
	vfmadd132pd	%ymm6, %ymm0, %ymm10
	vcmppd	$14, %ymm12, %ymm4, %k1
	vfmadd132pd	%ymm5, %ymm0, %ymm1
	vbroadcastss	.LC228(%rip), %ymm0
	vmovapd	%ymm10, %ymm11{%k1}
	vcmppd	$14, %ymm12, %ymm3, %k1
	vbroadcastss	.LC282(%rip), %ymm3
	vmulpd	%ymm11, %ymm7, %ymm7
	vmovapd	%ymm1, %ymm2{%k1}
	vbroadcastss	.LC223(%rip), %ymm1
	vmulpd	%ymm2, %ymm8, %ymm8
	vandps	%ymm1, %ymm9, %ymm1
	vcmpps	$4, %ymm3, %ymm1, %k1
	vcvtpd2psy	%ymm7, %xmm7
	vcmpps	$2, %ymm3, %ymm1, %k1{%k1}
	vcvtpd2psy	%ymm8, %xmm8
	vinsertf128	$0x1, %xmm8, %ymm7, %ymm7
	vmovaps	%ymm7, %ymm0{%k1}
	vcmpps	$0, %ymm3, %ymm1, %k1
	vmulps	.LC668(%rip){1to8}, %ymm9, %ymm0{%k1}
	vmovups	%ymm0, (%rsi,%r8,4)
	je	.L3642
.L3621:
	vmovsd	.LC20(%rip), %xmm6
	cltq
	vmovsd	.LC133(%rip), %xmm21
	vmovsd	.LC134(%rip), %xmm20
	vmovsd	.LC4(%rip), %xmm19
	vmovsd	.LC172(%rip), %xmm18
	vmovsd	.LC173(%rip), %xmm17
	vmovsd	.LC174(%rip), %xmm16
	vmovsd	.LC175(%rip), %xmm15
	vmovsd	.LC176(%rip), %xmm14
	vmovsd	.LC177(%rip), %xmm13
	vmovsd	.LC178(%rip), %xmm12
	vmovsd	.LC144(%rip), %xmm11
	vmovsd	.LC143(%rip), %xmm10
	vmovq	.LC108(%rip), %xmm9
	vmovsd	.LC1231(%rip), %xmm8
	vmovss	.LC282(%rip), %xmm7
	vmovsd	.LC1189(%rip), %xmm30
	vmovsd	.LC1153(%rip), %xmm29
	vmovsd	.LC1155(%rip), %xmm28
	vmovsd	.LC1157(%rip), %xmm27
	vmovsd	.LC1159(%rip), %xmm26
	vmovsd	.LC1161(%rip), %xmm25
	vmovsd	.LC1163(%rip), %xmm24
	vmovsd	.LC1165(%rip), %xmm23
	jmp	.L3625
	.p2align 4,,10
	.p2align 3
.L3623:
	vsubsd	%xmm30, %xmm0, %xmm0
	vmovsd	%xmm0, %xmm0, %xmm1
	vfmadd132sd	%xmm29, %xmm28, %xmm1
	vfmadd132sd	%xmm0, %xmm27, %xmm1
	vfmadd132sd	%xmm0, %xmm26, %xmm1
	vfmadd132sd	%xmm0, %xmm25, %xmm1
	vfmadd132sd	%xmm0, %xmm24, %xmm1
	vfmadd132sd	%xmm0, %xmm23, %xmm1
	vfmadd213sd	.LC1167(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1169(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1171(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1173(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1175(%rip), %xmm1, %xmm0
.L3633:
	vmovd	%xmm22, %edi
	andl	$2147483647, %edi
	vmovd	%edi, %xmm5
	vcomiss	%xmm7, %xmm5
	jp	.L3635
	je	.L3627
	ja	.L3635
	vmulsd	%xmm0, %xmm4, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
.L3626:
	vmovss	%xmm0, (%rsi,%rax,4)
	addq	$1, %rax
	cmpl	%eax, %edx
	jle	.L3642
.L3625:
	vmovss	(%rcx,%rax,4), %xmm22
	movabsq	$-4604544271217802189, %r9
	movabsq	$4503599627370495, %r10
	vcvtss2sd	%xmm22, %xmm22, %xmm4
	vmovsd	%xmm4, %xmm4, %xmm2
	vfnmadd132sd	%xmm4, %xmm6, %xmm2
	vmovq	%xmm2, %r8
	addq	%r8, %r9
	andq	%r10, %r9
	movabsq	$4604544271217802189, %r10
	addq	%r10, %r9
	vmovq	%r9, %xmm2
	movabsq	$7141747209585715, %r9
	addq	%r9, %r8
	vsubsd	%xmm6, %xmm2, %xmm31
	movabsq	$4841369599423283200, %r9
	shrq	$52, %r8
	orq	%r9, %r8
	vmulsd	%xmm19, %xmm31, %xmm1
	vmovq	%r8, %xmm2
	vsubsd	%xmm21, %xmm2, %xmm5
	vaddsd	%xmm20, %xmm31, %xmm2
	vdivsd	%xmm2, %xmm31, %xmm2
	vmulsd	%xmm31, %xmm1, %xmm1
	vmulsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm3, %xmm3, %xmm0
	vfmadd132sd	%xmm18, %xmm17, %xmm0
	vfmadd132sd	%xmm3, %xmm16, %xmm0
	vfmadd132sd	%xmm3, %xmm15, %xmm0
	vfmadd132sd	%xmm3, %xmm14, %xmm0
	vfmadd132sd	%xmm3, %xmm13, %xmm0
	vfmadd132sd	%xmm3, %xmm12, %xmm0
	vmulsd	%xmm0, %xmm3, %xmm3
	vmulsd	%xmm11, %xmm5, %xmm0
	vaddsd	%xmm1, %xmm3, %xmm3
	vfmadd132sd	%xmm2, %xmm0, %xmm3
	vsubsd	%xmm1, %xmm3, %xmm1
	vaddsd	%xmm31, %xmm1, %xmm1
	vfmadd231sd	%xmm10, %xmm5, %xmm1
	vcomisd	%xmm8, %xmm1
	vxorpd	%xmm9, %xmm1, %xmm0
	ja	.L3623
	vmovsd	.LC1193(%rip), %xmm1
	vsqrtsd	%xmm0, %xmm0, %xmm0
	vsubsd	.LC1229(%rip), %xmm0, %xmm0
	vfmadd213sd	.LC1195(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1197(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1199(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1201(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1203(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1205(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1207(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1209(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1211(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1213(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1215(%rip), %xmm1, %xmm0
	jmp	.L3633
	.p2align 4,,10
	.p2align 3
.L3635:
	vmovss	.LC228(%rip), %xmm0
	vmovss	%xmm0, (%rsi,%rax,4)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L3625
.L3642:
	vzeroupper
.L3643:
	ret
	.p2align 4,,10
	.p2align 3
.L3627:
	vmulss	.LC668(%rip), %xmm22, %xmm0
	jmp	.L3626
.L3634:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L3618
	.cfi_endproc
.LFE277:
	.size	v_etch__erfinv_f32, .-v_etch__erfinv_f32
	.p2align 4
	.globl	v_etch__erfinv_f64
	.type	v_etch__erfinv_f64, @function
v_etch__erfinv_f64:
.LFB278:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3742
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movl	%edx, %edi
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r14
	pushq	%rbx
	andq	$-64, %rsp
	subq	$584, %rsp
	.cfi_offset 14, -24
	.cfi_offset 3, -32
	cmpl	$6, %eax
	jbe	.L3703
	movabsq	$9223372036854775807, %r8
	shrl	$3, %edx
	xorl	%eax, %eax
	vbroadcastsd	.LC20(%rip), %zmm5
	vpbroadcastq	%r8, %zmm28
	addq	$1, %r8
	vbroadcastsd	.LC902(%rip), %zmm20
	vbroadcastsd	.LC4(%rip), %zmm9
	vpbroadcastq	%r8, %zmm7
	salq	$6, %rdx
	movabsq	$-4604544271217802189, %r8
	vbroadcastsd	.LC180(%rip), %zmm8
	vmovdqa64	%zmm7, 456(%rsp)
	vpbroadcastq	%r8, %zmm7
	movabsq	$4503599627370495, %r8
	vbroadcastsd	.LC134(%rip), %zmm19
	vmovdqa64	%zmm7, 136(%rsp)
	vpbroadcastq	%r8, %zmm7
	movabsq	$4604544271217802189, %r8
	vbroadcastsd	.LC200(%rip), %zmm2
	vmovdqa64	%zmm7, 520(%rsp)
	vpbroadcastq	%r8, %zmm7
	movabsq	$7141747209585715, %r8
	vbroadcastsd	.LC900(%rip), %zmm18
	vpbroadcastq	%r8, %zmm3
	movabsq	$4841369599423283200, %r8
	vmovdqa64	%zmm7, 72(%rsp)
	vbroadcastsd	.LC904(%rip), %zmm17
	vbroadcastsd	.LC2(%rip), %zmm13
	vpbroadcastq	%r8, %zmm7
	movabsq	$-4503599627370496, %r8
	vmovdqa64	%zmm3, 392(%rsp)
	vbroadcastsd	.LC3(%rip), %zmm12
	vpbroadcastq	%r8, %zmm3
	movabsq	$4607182418800017408, %r8
	vmovdqa64	%zmm7, 328(%rsp)
	vpbroadcastq	%r8, %zmm7
	movabsq	$4628574517030027264, %r8
	vmovdqa64	%zmm3, 8(%rsp)
	vbroadcastsd	.LC6(%rip), %zmm27
	vpbroadcastq	%r8, %zmm3
	vbroadcastsd	.LC7(%rip), %zmm26
	vbroadcastsd	.LC298(%rip), %zmm25
	vmovdqa64	%zmm7, -56(%rsp)
	vbroadcastsd	.LC8(%rip), %zmm24
	vmovdqa64	%zmm3, -120(%rsp)
	vbroadcastsd	.LC9(%rip), %zmm23
	vbroadcastsd	.LC19(%rip), %zmm29
	.p2align 4,,10
	.p2align 3
.L3647:
	vpandq	(%rcx,%rax), %zmm28, %zmm3
	vmovdqa64	456(%rsp), %zmm7
	vxorpd	%xmm15, %xmm15, %xmm15
	vpandq	(%rcx,%rax), %zmm7, %zmm7
	vmovdqa64	72(%rsp), %zmm31
	vcmppd	$4, %zmm5, %zmm3, %k7
	vxorpd	%zmm20, %zmm3, %zmm4
	vsubpd	%zmm3, %zmm5, %zmm14
	vmovdqa64	136(%rsp), %zmm10
	vmulpd	%zmm3, %zmm4, %zmm4
	vcmppd	$1, %zmm5, %zmm3, %k2
	vmovdqa64	%zmm7, 264(%rsp)
	vaddpd	%zmm3, %zmm5, %zmm7
	vbroadcastsd	.LC131(%rip), %zmm11
	vmovapd	%zmm3, %zmm6
	vmovdqa64	520(%rsp), %zmm22
	vcmppd	$5, %zmm5, %zmm3, %k0{%k7}
	vfmadd132pd	.LC1262(%rip), %zmm3, %zmm6
	vmulpd	%zmm14, %zmm7, %zmm7
	vaddpd	%zmm5, %zmm4, %zmm1
	kmovb	%k0, %ebx
	vcmppd	$1, .LC723(%rip), %zmm3, %k0{%k2}
	vcmppd	$5, .LC723(%rip), %zmm3, %k2{%k2}
	vmovapd	%zmm6, 200(%rsp)
	vaddpd	%zmm8, %zmm1, %zmm21
	vsubpd	%zmm4, %zmm1, %zmm0
	kmovb	%k0, %r9d
	vcmppd	$1, %zmm9, %zmm3, %k3{%k2}
	vcmppd	$5, %zmm9, %zmm3, %k1{%k2}
	vpaddq	%zmm10, %zmm1, %zmm16
	vpandq	%zmm22, %zmm16, %zmm6
	vpandq	8(%rsp), %zmm16, %zmm16
	vsubpd	%zmm21, %zmm4, %zmm21
	vpaddq	%zmm31, %zmm6, %zmm6
	vcmppd	$14, %zmm5, %zmm4, %k5{%k3}
	vaddpd	%zmm6, %zmm8, %zmm6
	vcmppd	$5, .LC423(%rip), %zmm7, %k4{%k1}
	vcmppd	$0, %zmm15, %zmm7, %k6{%k1}
	vsubpd	%zmm0, %zmm5, %zmm21{%k5}
	vmovapd	%zmm7, %zmm0
	knotb	%k4, %k5
	vmovapd	%zmm15, %zmm11{%k4}
	vcmppd	$14, .LC434(%rip), %zmm7, %k4{%k1}
	vmulpd	.LC424(%rip), %zmm7, %zmm0{%k5}
	vcmppd	$5, .LC424(%rip), %zmm4, %k5{%k3}
	knotb	%k4, %k4
	knotb	%k5, %k5
	vpaddq	%zmm10, %zmm0, %zmm10
	vpaddq	392(%rsp), %zmm0, %zmm0
	vpandq	%zmm22, %zmm10, %zmm10
	vpaddq	%zmm31, %zmm10, %zmm10
	vpsrlq	$52, %zmm0, %zmm0
	vporq	328(%rsp), %zmm0, %zmm0
	vbroadcastsd	.LC172(%rip), %zmm31
	vaddpd	.LC432(%rip), %zmm0, %zmm0
	vaddpd	%zmm10, %zmm8, %zmm10
	vaddpd	%zmm19, %zmm10, %zmm22
	vaddpd	%zmm11, %zmm0, %zmm0
	vmulpd	%zmm9, %zmm10, %zmm30
	vdivpd	%zmm22, %zmm10, %zmm22
	vmulpd	%zmm22, %zmm22, %zmm11
	vfmadd213pd	.LC406(%rip), %zmm11, %zmm31
	vfmadd213pd	.LC407(%rip), %zmm11, %zmm31
	vfmadd213pd	.LC408(%rip), %zmm11, %zmm31
	vfmadd213pd	.LC409(%rip), %zmm11, %zmm31
	vfmadd213pd	.LC410(%rip), %zmm11, %zmm31
	vfmadd213pd	.LC411(%rip), %zmm11, %zmm31
	vmulpd	%zmm10, %zmm30, %zmm30
	vmulpd	%zmm31, %zmm11, %zmm11
	vmulpd	.LC419(%rip), %zmm0, %zmm31
	vaddpd	%zmm30, %zmm11, %zmm11
	vfmadd231pd	%zmm11, %zmm22, %zmm31
	vmovdqa64	-56(%rsp), %zmm11
	vpsubq	%zmm16, %zmm11, %zmm16
	vfmadd231pd	%zmm16, %zmm21, %zmm6{%k5}
	vsubpd	%zmm30, %zmm31, %zmm31
	vaddpd	%zmm10, %zmm31, %zmm31
	vmulpd	%zmm9, %zmm6, %zmm21
	vandpd	.LC225(%rip), %zmm4, %zmm10
	vfmadd132pd	.LC420(%rip), %zmm31, %zmm0
	vcmppd	$1, .LC334(%rip), %zmm10, %k5{%k3}
	vaddpd	%zmm19, %zmm6, %zmm10
	vpaddq	392(%rsp), %zmm1, %zmm1
	vbroadcastsd	.LC172(%rip), %zmm11
	vpsrlq	$52, %zmm1, %zmm1
	vporq	328(%rsp), %zmm1, %zmm1
	vaddpd	.LC432(%rip), %zmm1, %zmm1
	vdivpd	%zmm10, %zmm6, %zmm16
	vmulpd	%zmm16, %zmm16, %zmm10
	knotb	%k5, %k5
	vfmadd213pd	.LC406(%rip), %zmm10, %zmm11
	vblendmpd	%zmm0, %zmm7, %zmm0{%k4}
	vfmadd213pd	.LC407(%rip), %zmm10, %zmm11
	vcmppd	$4, %zmm15, %zmm7, %k4{%k1}
	vxorpd	%zmm20, %zmm0, %zmm0
	vfmadd213pd	.LC408(%rip), %zmm10, %zmm11
	vfmadd213pd	.LC409(%rip), %zmm10, %zmm11
	vfmadd213pd	.LC410(%rip), %zmm10, %zmm11
	vfmadd213pd	.LC411(%rip), %zmm10, %zmm11
	vmulpd	%zmm6, %zmm21, %zmm21
	vmulpd	%zmm11, %zmm10, %zmm11
	vaddpd	%zmm21, %zmm11, %zmm10
	vmulpd	.LC419(%rip), %zmm1, %zmm11
	vfmadd132pd	%zmm16, %zmm11, %zmm10
	vsubpd	%zmm21, %zmm10, %zmm10
	vaddpd	%zmm6, %zmm10, %zmm6
	vfmadd132pd	.LC420(%rip), %zmm6, %zmm1
	vbroadcastsd	.LC1261(%rip), %zmm10
	vblendmpd	%zmm1, %zmm4, %zmm1{%k5}
	vcmppd	$9, %zmm15, %zmm7, %k5{%k4}
	vcmppd	$13, %zmm15, %zmm7, %k4{%k4}
	kandnb	%k4, %k5, %k4
	vblendmpd	%zmm0, %zmm10, %zmm0{%k4}
	vcmppd	$14, .LC434(%rip), %zmm4, %k4{%k3}
	vmovapd	%zmm2, %zmm0{%k6}
	vcmppd	$0, %zmm8, %zmm4, %k6{%k3}
	vmovapd	%zmm4, %zmm1{%k4}
	vcmppd	$4, %zmm8, %zmm4, %k4{%k3}
	vxorpd	%zmm20, %zmm1, %zmm1
	vcmppd	$9, %zmm8, %zmm4, %k5{%k4}
	vcmppd	$13, %zmm8, %zmm4, %k4{%k4}
	kandnb	%k4, %k5, %k4
	vblendmpd	%zmm1, %zmm10, %zmm1{%k4}
	vmovapd	%zmm2, %zmm1{%k6}
	vmovapd	%zmm1, %zmm0{%k3}
	vbroadcastsd	.LC1153(%rip), %zmm1
	vaddpd	.LC1150(%rip), %zmm0, %zmm6
	vfmadd213pd	.LC1154(%rip), %zmm6, %zmm1
	vsqrtpd	%zmm0, %zmm2
	vaddpd	.LC1190(%rip), %zmm2, %zmm4
	vfmadd213pd	.LC1156(%rip), %zmm6, %zmm1
	vcmppd	$1, .LC1265(%rip), %zmm0, %k6{%k2}
	vfmadd213pd	.LC1158(%rip), %zmm6, %zmm1
	vcmppd	$5, .LC1265(%rip), %zmm0, %k4{%k2}
	vfmadd213pd	.LC1160(%rip), %zmm6, %zmm1
	vfmadd213pd	.LC1162(%rip), %zmm6, %zmm1
	vfmadd213pd	.LC1164(%rip), %zmm6, %zmm1
	vfmadd213pd	.LC1166(%rip), %zmm6, %zmm1
	vfmadd213pd	.LC1168(%rip), %zmm6, %zmm1
	vfmadd213pd	.LC1170(%rip), %zmm6, %zmm1
	vfmadd213pd	.LC1172(%rip), %zmm6, %zmm1
	vfmadd213pd	.LC1174(%rip), %zmm1, %zmm6
	vbroadcastsd	.LC1193(%rip), %zmm1
	vfmadd213pd	.LC1194(%rip), %zmm4, %zmm1
	vfmadd213pd	.LC1196(%rip), %zmm4, %zmm1
	vaddpd	.LC1230(%rip), %zmm2, %zmm2
	vfmadd213pd	.LC1198(%rip), %zmm4, %zmm1
	vcmppd	$1, .LC1266(%rip), %zmm0, %k5{%k4}
	vfmadd213pd	.LC1200(%rip), %zmm4, %zmm1
	vcmppd	$5, .LC1266(%rip), %zmm0, %k4{%k4}
	vfmadd213pd	.LC1202(%rip), %zmm4, %zmm1
	vfmadd213pd	.LC1204(%rip), %zmm4, %zmm1
	vfmadd213pd	.LC1206(%rip), %zmm4, %zmm1
	vfmadd213pd	.LC1208(%rip), %zmm4, %zmm1
	vfmadd213pd	.LC1210(%rip), %zmm4, %zmm1
	vfmadd213pd	.LC1212(%rip), %zmm4, %zmm1
	vfmadd213pd	.LC1214(%rip), %zmm1, %zmm4
	vbroadcastsd	.LC1233(%rip), %zmm1
	vfmadd213pd	.LC1234(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC1236(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC1238(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC1240(%rip), %zmm2, %zmm1
	vmulpd	%zmm3, %zmm4, %zmm4
	vfmadd213pd	.LC1242(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC1244(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC1246(%rip), %zmm2, %zmm1
	vfmadd213pd	.LC1248(%rip), %zmm1, %zmm2
	vmovapd	%zmm4, %zmm0
	vmulpd	%zmm3, %zmm6, %zmm0{%k6}
	vblendmpd	%zmm4, %zmm0, %zmm4{%k5}
	vbroadcastsd	.LC982(%rip), %zmm0
	vmulpd	%zmm3, %zmm2, %zmm4{%k4}
	vpandq	%zmm4, %zmm28, %zmm30
	vmulpd	%zmm30, %zmm30, %zmm2
	vcmppd	$5, %zmm5, %zmm30, %k4{%k3}
	vaddpd	%zmm30, %zmm19, %zmm7
	vfmadd213pd	.LC983(%rip), %zmm2, %zmm0
	vcmppd	$1, %zmm5, %zmm30, %k0
	vfmadd213pd	.LC985(%rip), %zmm2, %zmm0
	vfmadd213pd	.LC987(%rip), %zmm2, %zmm0
	vfmadd213pd	.LC989(%rip), %zmm2, %zmm0
	kandb	%k0, %k3, %k7
	kmovb	%k7, %r8d
	notl	%r8d
	vfmadd213pd	.LC991(%rip), %zmm2, %zmm0
	vxorpd	%zmm20, %zmm2, %zmm6
	vfmadd213pd	.LC993(%rip), %zmm2, %zmm0
	vfmadd213pd	.LC995(%rip), %zmm2, %zmm0
	vfmadd213pd	.LC997(%rip), %zmm2, %zmm0
	vfmadd213pd	.LC999(%rip), %zmm2, %zmm0
	vfmadd213pd	.LC1001(%rip), %zmm2, %zmm0
	vcmppd	$14, .LC1025(%rip), %zmm30, %k5
	vmovdqa64	-120(%rsp), %zmm10
	vfmadd213pd	.LC1003(%rip), %zmm2, %zmm0
	vfmadd213pd	.LC1005(%rip), %zmm2, %zmm0
	vmovdqa64	%zmm10, %zmm11
	kandb	%k5, %k1, %k6
	kmovb	%k6, %r10d
	notl	%r10d
	kandb	%k5, %k4, %k5
	vblendmpd	.LC1028(%rip), %zmm2, %zmm16{%k6}
	kmovb	%r10d, %k7
	vpandq	%zmm4, %zmm28, %zmm11{%k7}
	vblendmpd	.LC1029(%rip), %zmm6, %zmm21{%k6}
	vcmppd	$1, %zmm18, %zmm16, %k7{%k1}
	vfmadd132pd	%zmm11, %zmm21, %zmm11
	vblendmpd	.LC1026(%rip), %zmm7, %zmm22{%k6}
	vfmadd132pd	%zmm30, %zmm30, %zmm0
	vaddpd	.LC840(%rip), %zmm30, %zmm30
	kmovb	%k7, %r10d
	vdivpd	%zmm7, %zmm30, %zmm30
	vblendmpd	.LC1027(%rip), %zmm30, %zmm1{%k6}
	knotb	%k5, %k6
	vpandq	%zmm4, %zmm28, %zmm10{%k6}
	vmovapd	.LC1026(%rip), %zmm7{%k5}
	vmovapd	%zmm0, %zmm31
	vbroadcastsd	.LC1031(%rip), %zmm0
	vfmadd213pd	.LC1032(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1034(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1036(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1038(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1040(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1042(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1044(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1046(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1048(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1050(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1052(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1054(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1056(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1058(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1060(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1062(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1064(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1066(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1068(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC1070(%rip), %zmm0, %zmm1
	vmovapd	.LC1027(%rip), %zmm30{%k5}
	vmovapd	.LC1028(%rip), %zmm2{%k5}
	vbroadcastsd	.LC1031(%rip), %zmm0
	vmovapd	.LC1029(%rip), %zmm6{%k5}
	vcmppd	$1, %zmm18, %zmm2, %k7{%k4}
	vcmppd	$5, %zmm18, %zmm16, %k5{%k1}
	vcmppd	$5, %zmm18, %zmm2, %k4{%k4}
	vfmadd213pd	.LC1032(%rip), %zmm30, %zmm0
	vfmadd132pd	%zmm10, %zmm6, %zmm10
	vfmadd213pd	.LC1034(%rip), %zmm30, %zmm0
	kmovb	%k7, %r14d
	vcmppd	$10, %zmm17, %zmm16, %k7{%k5}
	vcmppd	$14, %zmm17, %zmm16, %k5{%k5}
	vcmppd	$14, %zmm17, %zmm2, %k6{%k4}
	vcmppd	$10, %zmm17, %zmm2, %k4{%k4}
	vfmadd213pd	.LC1036(%rip), %zmm30, %zmm0
	vfmadd213pd	.LC1038(%rip), %zmm30, %zmm0
	vblendmpd	%zmm13, %zmm21, %zmm2{%k5}
	vfmadd213pd	.LC1040(%rip), %zmm30, %zmm0
	vmovapd	%zmm21, %zmm2{%k7}
	kmovb	%r10d, %k7
	movabsq	$-4843621399236966402, %r10
	vfmadd213pd	.LC1042(%rip), %zmm30, %zmm0
	vmovapd	%zmm12, %zmm2{%k7}
	kmovb	%r9d, %k7
	vfmadd213pd	.LC1044(%rip), %zmm30, %zmm0
	vmovapd	%zmm2, %zmm21
	vfmadd213pd	.LC1046(%rip), %zmm30, %zmm0
	vfmadd132pd	%zmm27, %zmm26, %zmm21
	vfmadd213pd	.LC1048(%rip), %zmm30, %zmm0
	vfmadd213pd	.LC1050(%rip), %zmm30, %zmm0
	vfmadd213pd	.LC1052(%rip), %zmm30, %zmm0
	vfmadd213pd	.LC1054(%rip), %zmm30, %zmm0
	vfmadd213pd	.LC1056(%rip), %zmm30, %zmm0
	vaddpd	%zmm25, %zmm21, %zmm16
	vfmadd213pd	.LC1058(%rip), %zmm30, %zmm0
	vfmadd213pd	.LC1060(%rip), %zmm30, %zmm0
	vfmadd213pd	.LC1062(%rip), %zmm30, %zmm0
	vfmadd231pd	%zmm24, %zmm16, %zmm2
	vfmadd213pd	.LC1064(%rip), %zmm30, %zmm0
	vfmadd213pd	.LC1066(%rip), %zmm30, %zmm0
	vfmadd213pd	.LC1068(%rip), %zmm30, %zmm0
	vfmadd213pd	.LC1070(%rip), %zmm30, %zmm0
	vfmadd231pd	%zmm23, %zmm16, %zmm2
	vbroadcastsd	.LC10(%rip), %zmm16
	vsubpd	%zmm11, %zmm2, %zmm2
	vfmadd213pd	.LC246(%rip), %zmm2, %zmm16
	vfmadd213pd	.LC247(%rip), %zmm2, %zmm16
	vfmadd213pd	.LC248(%rip), %zmm2, %zmm16
	vfmadd213pd	.LC249(%rip), %zmm2, %zmm16
	vfmadd213pd	.LC250(%rip), %zmm2, %zmm16
	vfmadd213pd	.LC251(%rip), %zmm2, %zmm16
	vfmadd213pd	.LC252(%rip), %zmm2, %zmm16
	vfmadd213pd	.LC253(%rip), %zmm2, %zmm16
	vmulpd	%zmm2, %zmm2, %zmm11
	vfmadd132pd	%zmm2, %zmm29, %zmm16
	vfmadd132pd	%zmm2, %zmm9, %zmm16
	vfmadd132pd	%zmm16, %zmm2, %zmm11
	vpbroadcastq	%r10, %zmm16
	vpaddq	%zmm16, %zmm21, %zmm21
	vpsrlq	$1, %zmm21, %zmm2
	vpsllq	$52, %zmm2, %zmm30
	vpsubq	%zmm2, %zmm21, %zmm2
	vpsllq	$52, %zmm2, %zmm2
	vaddpd	%zmm5, %zmm11, %zmm11
	vmulpd	%zmm30, %zmm11, %zmm11
	vmulpd	%zmm2, %zmm11, %zmm2
	vmulpd	%zmm4, %zmm4, %zmm11
	vmulpd	%zmm1, %zmm2, %zmm2
	vblendmpd	%zmm13, %zmm6, %zmm1{%k6}
	kmovb	%r14d, %k6
	vmovapd	%zmm6, %zmm1{%k4}
	vcmppd	$5, %zmm15, %zmm4, %k4{%k1}
	kandb	%k0, %k1, %k1
	vmovapd	%zmm12, %zmm1{%k6}
	kmovb	%ebx, %k6
	vmovapd	%zmm1, %zmm21
	vfmadd132pd	%zmm27, %zmm26, %zmm21
	knotb	%k4, %k4
	vdivpd	%zmm22, %zmm2, %zmm2
	vsubpd	%zmm2, %zmm19, %zmm2{%k4}
	vbroadcastsd	.LC10(%rip), %zmm22
	vaddpd	%zmm25, %zmm21, %zmm6
	vfmadd231pd	%zmm24, %zmm6, %zmm1
	vfmadd231pd	%zmm23, %zmm6, %zmm1
	vsubpd	%zmm10, %zmm1, %zmm1
	vfmadd213pd	.LC246(%rip), %zmm1, %zmm22
	vmulpd	%zmm1, %zmm1, %zmm10
	vmovapd	%zmm22, %zmm6
	vfmadd213pd	.LC247(%rip), %zmm1, %zmm6
	vfmadd213pd	.LC248(%rip), %zmm1, %zmm6
	vfmadd213pd	.LC249(%rip), %zmm1, %zmm6
	vfmadd213pd	.LC250(%rip), %zmm1, %zmm6
	vfmadd213pd	.LC251(%rip), %zmm1, %zmm6
	vfmadd213pd	.LC252(%rip), %zmm1, %zmm6
	vfmadd213pd	.LC253(%rip), %zmm1, %zmm6
	vfmadd132pd	%zmm1, %zmm29, %zmm6
	vfmadd132pd	%zmm1, %zmm9, %zmm6
	vfmadd132pd	%zmm10, %zmm1, %zmm6
	vpaddq	%zmm16, %zmm21, %zmm1
	vpsrlq	$1, %zmm1, %zmm10
	vpsllq	$52, %zmm10, %zmm21
	vpsubq	%zmm10, %zmm1, %zmm1
	vpsllq	$52, %zmm1, %zmm1
	vaddpd	%zmm5, %zmm6, %zmm6
	vmulpd	%zmm21, %zmm6, %zmm6
	vmulpd	%zmm1, %zmm6, %zmm1
	vsubpd	%zmm4, %zmm5, %zmm6
	vmulpd	%zmm0, %zmm1, %zmm0
	vbroadcastsd	.LC982(%rip), %zmm1
	vfmadd213pd	.LC983(%rip), %zmm11, %zmm1
	vfmadd213pd	.LC985(%rip), %zmm11, %zmm1
	vfmadd213pd	.LC987(%rip), %zmm11, %zmm1
	vfmadd213pd	.LC989(%rip), %zmm11, %zmm1
	vfmadd213pd	.LC991(%rip), %zmm11, %zmm1
	vfmadd213pd	.LC993(%rip), %zmm11, %zmm1
	vdivpd	%zmm7, %zmm0, %zmm0
	vfmadd213pd	.LC995(%rip), %zmm11, %zmm1
	vfmadd213pd	.LC997(%rip), %zmm11, %zmm1
	vfmadd213pd	.LC999(%rip), %zmm11, %zmm1
	vfmadd213pd	.LC1001(%rip), %zmm11, %zmm1
	vfmadd213pd	.LC1003(%rip), %zmm11, %zmm1
	vfmadd213pd	.LC1005(%rip), %zmm11, %zmm1
	vfnmadd132pd	%zmm4, %zmm6, %zmm1
	vmovapd	%zmm1, %zmm2{%k1}
	kmovb	%r8d, %k1
	vsubpd	%zmm0, %zmm5, %zmm31{%k1}
	vcmppd	$10, %zmm12, %zmm11, %k1{%k2}
	vsubpd	%zmm2, %zmm14, %zmm14
	vpternlogq	$248, 456(%rsp), %zmm4, %zmm31
	vcmppd	$5, %zmm13, %zmm11, %k4{%k1}
	vcmppd	$1, %zmm13, %zmm11, %k1{%k1}
	vsubpd	%zmm3, %zmm31, %zmm14{%k3}
	vcmppd	$14, %zmm12, %zmm11, %k3{%k2}
	vblendmpd	%zmm13, %zmm11, %zmm0{%k1}
	vcmppd	$0, %zmm5, %zmm3, %k1
	vmovapd	%zmm11, %zmm0{%k4}
	vmovapd	%zmm12, %zmm0{%k3}
	vmovapd	%zmm0, %zmm2
	vfmadd132pd	%zmm27, %zmm26, %zmm2
	vaddpd	%zmm25, %zmm2, %zmm1
	vpaddq	%zmm16, %zmm2, %zmm2
	vfmadd231pd	%zmm24, %zmm1, %zmm0
	vfmadd132pd	%zmm23, %zmm0, %zmm1
	vbroadcastsd	.LC10(%rip), %zmm0
	vaddpd	%zmm15, %zmm1, %zmm1
	vfmadd213pd	.LC246(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC247(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC248(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC249(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC250(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC251(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC252(%rip), %zmm1, %zmm0
	vfmadd213pd	.LC253(%rip), %zmm1, %zmm0
	vmovdqa64	264(%rsp), %zmm7
	vmulpd	%zmm1, %zmm1, %zmm6
	vmulpd	.LC1267(%rip), %zmm14, %zmm14
	vfmadd132pd	%zmm1, %zmm29, %zmm0
	vfmadd132pd	%zmm1, %zmm9, %zmm0
	vfmadd132pd	%zmm0, %zmm1, %zmm6
	vpsrlq	$1, %zmm2, %zmm0
	vpsllq	$52, %zmm0, %zmm1
	vpsubq	%zmm0, %zmm2, %zmm2
	vpsllq	$52, %zmm2, %zmm2
	vaddpd	%zmm5, %zmm6, %zmm6
	vmulpd	%zmm1, %zmm6, %zmm6
	vmulpd	%zmm2, %zmm6, %zmm6
	vbroadcastsd	.LC200(%rip), %zmm2
	vmulpd	%zmm14, %zmm6, %zmm14
	vmovapd	200(%rsp), %zmm6
	vporq	%zmm7, %zmm6, %zmm0
	vmulpd	(%rcx,%rax), %zmm2, %zmm0{%k1}
	vmovapd	%zmm14, %zmm1
	vfmadd132pd	%zmm4, %zmm5, %zmm1
	vporq	%zmm6, %zmm7, %zmm0{%k7}
	vdivpd	%zmm1, %zmm14, %zmm14
	vsubpd	%zmm14, %zmm4, %zmm4
	vporq	%zmm7, %zmm4, %zmm0{%k2}
	vmovapd	.LC435(%rip), %zmm0{%k6}
	vmovupd	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rax, %rdx
	jne	.L3647
	movl	%edi, %edx
	andl	$-8, %edx
	movl	%edx, %eax
	cmpl	%edx, %edi
	je	.L3739
.L3646:
	movl	%edi, %r8d
	subl	%eax, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3651
	movabsq	$9223372036854775807, %r9
	vxorpd	%xmm27, %xmm27, %xmm27
	vbroadcastsd	.LC20(%rip), %ymm30
	vbroadcastsd	.LC902(%rip), %ymm12
	vbroadcastsd	.LC170(%rip), %ymm0
	vpbroadcastq	%r9, %ymm4
	vpandq	(%rcx,%rax,8), %ymm4, %ymm29
	addq	$1, %r9
	vbroadcastsd	.LC180(%rip), %ymm10
	vpbroadcastq	%r9, %ymm5
	vbroadcastsd	.LC4(%rip), %ymm31
	movabsq	$-4604544271217802189, %r9
	vmovapd	%ymm29, %ymm3
	vcmppd	$4, %ymm30, %ymm29, %k7
	vsubpd	%ymm29, %ymm30, %ymm7
	vbroadcastsd	.LC146(%rip), %ymm2
	vfmadd132pd	.LC1263(%rip){1to4}, %ymm29, %ymm3
	vaddpd	%ymm29, %ymm30, %ymm8
	vbroadcastsd	.LC134(%rip), %ymm28
	vbroadcastsd	.LC433(%rip), %ymm24
	vcmppd	$1, %ymm30, %ymm29, %k4
	vmovdqa	%ymm5, 72(%rsp)
	vpand	(%rcx,%rax,8), %ymm5, %ymm5
	vbroadcastsd	.LC172(%rip), %ymm23
	vcmppd	$5, %ymm30, %ymm29, %k0{%k7}
	vmovapd	%ymm7, 392(%rsp)
	vbroadcastsd	.LC174(%rip), %ymm22
	vbroadcastsd	.LC175(%rip), %ymm21
	vbroadcastsd	.LC176(%rip), %ymm20
	vmulpd	%ymm7, %ymm8, %ymm8
	vmovdqa	%ymm5, 520(%rsp)
	vbroadcastsd	.LC131(%rip), %ymm5
	vbroadcastsd	.LC177(%rip), %ymm19
	vbroadcastsd	.LC178(%rip), %ymm18
	vmovapd	%ymm3, 456(%rsp)
	vxorpd	%ymm12, %ymm29, %ymm3
	kmovb	%k0, %ebx
	vcmppd	$1, %ymm0, %ymm29, %k0{%k4}
	vmulpd	%ymm29, %ymm3, %ymm3
	vcmppd	$5, %ymm0, %ymm29, %k4{%k4}
	vbroadcastsd	.LC132(%rip), %ymm0
	vbroadcastsd	.LC149(%rip), %ymm17
	vmovapd	%ymm8, %ymm6
	kmovb	%k0, %r11d
	vcmppd	$1, %ymm31, %ymm29, %k5{%k4}
	vcmppd	$5, %ymm31, %ymm29, %k1{%k4}
	vaddpd	%ymm30, %ymm3, %ymm15
	vcmppd	$5, %ymm0, %ymm8, %k2{%k1}
	vcmppd	$14, %ymm30, %ymm3, %k3{%k5}
	vcmppd	$0, %ymm27, %ymm8, %k6{%k1}
	vaddpd	%ymm10, %ymm15, %ymm11
	vsubpd	%ymm3, %ymm15, %ymm0
	vmovapd	%ymm27, %ymm5{%k2}
	vsubpd	%ymm11, %ymm3, %ymm11
	vsubpd	%ymm0, %ymm30, %ymm11{%k3}
	knotb	%k2, %k3
	vmulpd	%ymm2, %ymm8, %ymm6{%k3}
	vpbroadcastq	%r9, %ymm0
	movabsq	$4503599627370495, %r9
	vcmppd	$5, %ymm2, %ymm3, %k3{%k5}
	vpaddq	%ymm15, %ymm0, %ymm25
	vpbroadcastq	%r9, %ymm9
	vcmppd	$14, %ymm17, %ymm8, %k2{%k1}
	movabsq	$4604544271217802189, %r9
	vpbroadcastq	%r9, %ymm1
	vpandq	%ymm9, %ymm25, %ymm7
	movabsq	$7141747209585715, %r9
	vpaddq	%ymm1, %ymm7, %ymm7
	knotb	%k3, %k3
	vpaddq	%ymm6, %ymm0, %ymm2
	vaddpd	%ymm10, %ymm7, %ymm7
	knotb	%k2, %k2
	vpand	%ymm9, %ymm2, %ymm2
	vpaddq	%ymm1, %ymm2, %ymm2
	vpbroadcastq	%r9, %ymm1
	movabsq	$4841369599423283200, %r9
	vaddpd	%ymm10, %ymm2, %ymm2
	vpaddq	%ymm6, %ymm1, %ymm6
	vpbroadcastq	%r9, %ymm14
	movabsq	$-4503599627370496, %r9
	vpsrlq	$52, %ymm6, %ymm6
	vpaddq	%ymm15, %ymm1, %ymm1
	vpor	%ymm14, %ymm6, %ymm6
	vpsrlq	$52, %ymm1, %ymm1
	vaddpd	%ymm28, %ymm2, %ymm0
	vaddpd	%ymm24, %ymm6, %ymm6
	vmulpd	%ymm31, %ymm2, %ymm16
	vpor	%ymm14, %ymm1, %ymm1
	vaddpd	%ymm24, %ymm1, %ymm1
	vdivpd	%ymm0, %ymm2, %ymm0
	vaddpd	%ymm5, %ymm6, %ymm6
	vbroadcastsd	.LC173(%rip), %ymm5
	vmulpd	%ymm2, %ymm16, %ymm16
	vmulpd	%ymm0, %ymm0, %ymm9
	vmovapd	%ymm9, %ymm13
	vfmadd132pd	%ymm23, %ymm5, %ymm13
	vfmadd132pd	%ymm9, %ymm22, %ymm13
	vfmadd132pd	%ymm9, %ymm21, %ymm13
	vfmadd132pd	%ymm9, %ymm20, %ymm13
	vfmadd132pd	%ymm9, %ymm19, %ymm13
	vfmadd132pd	%ymm9, %ymm18, %ymm13
	vmulpd	%ymm13, %ymm9, %ymm9
	vbroadcastsd	.LC144(%rip), %ymm13
	vmulpd	%ymm13, %ymm6, %ymm26
	vmulpd	%ymm13, %ymm1, %ymm13
	vaddpd	%ymm16, %ymm9, %ymm9
	vfmadd132pd	%ymm9, %ymm26, %ymm0
	vpbroadcastq	%r9, %ymm9
	movabsq	$4607182418800017408, %r9
	vpandq	%ymm9, %ymm25, %ymm9
	vsubpd	%ymm16, %ymm0, %ymm0
	vaddpd	%ymm2, %ymm0, %ymm0
	vpbroadcastq	%r9, %ymm2
	movabsq	$4628574517030027264, %r9
	vpsubq	%ymm9, %ymm2, %ymm2
	vbroadcastsd	.LC5(%rip), %ymm9
	vfmadd231pd	%ymm2, %ymm11, %ymm7{%k3}
	vbroadcastsd	.LC143(%rip), %ymm2
	vfmadd231pd	%ymm2, %ymm6, %ymm0
	vbroadcastsd	.LC226(%rip), %ymm6
	vandpd	%ymm6, %ymm3, %ymm6
	vmulpd	%ymm31, %ymm7, %ymm11
	vcmppd	$1, %ymm9, %ymm6, %k3{%k5}
	vaddpd	%ymm28, %ymm7, %ymm6
	vblendmpd	%ymm0, %ymm8, %ymm0{%k2}
	vcmppd	$4, %ymm27, %ymm8, %k2{%k1}
	vdivpd	%ymm6, %ymm7, %ymm6
	knotb	%k3, %k3
	vmulpd	%ymm7, %ymm11, %ymm11
	vmulpd	%ymm6, %ymm6, %ymm9
	vfmadd231pd	%ymm23, %ymm9, %ymm5
	vfmadd132pd	%ymm9, %ymm22, %ymm5
	vfmadd132pd	%ymm9, %ymm21, %ymm5
	vfmadd132pd	%ymm9, %ymm20, %ymm5
	vfmadd132pd	%ymm9, %ymm19, %ymm5
	vfmadd132pd	%ymm9, %ymm18, %ymm5
	vmulpd	%ymm5, %ymm9, %ymm9
	vaddpd	%ymm11, %ymm9, %ymm9
	vfmadd132pd	%ymm9, %ymm13, %ymm6
	vsubpd	%ymm11, %ymm6, %ymm6
	vaddpd	%ymm7, %ymm6, %ymm6
	vfmadd132pd	%ymm1, %ymm6, %ymm2
	vxorpd	%ymm12, %ymm0, %ymm1
	vbroadcastsd	.LC1261(%rip), %ymm0
	vblendmpd	%ymm2, %ymm3, %ymm2{%k3}
	vcmppd	$9, %ymm27, %ymm8, %k3{%k2}
	vcmppd	$13, %ymm27, %ymm8, %k2{%k2}
	kandnb	%k2, %k3, %k2
	vblendmpd	%ymm1, %ymm0, %ymm1{%k2}
	vcmppd	$14, %ymm17, %ymm3, %k2{%k5}
	vmovapd	.LC740(%rip), %ymm1{%k6}
	vcmppd	$0, %ymm10, %ymm3, %k6{%k5}
	vmovapd	%ymm3, %ymm2{%k2}
	vcmppd	$4, %ymm10, %ymm3, %k2{%k5}
	vxorpd	%ymm12, %ymm2, %ymm2
	vcmppd	$9, %ymm10, %ymm3, %k3{%k2}
	vcmppd	$13, %ymm10, %ymm3, %k2{%k2}
	kandnb	%k2, %k3, %k2
	vmovapd	%ymm2, %ymm0{%k2}
	vmovapd	.LC740(%rip), %ymm0{%k6}
	vmovapd	%ymm0, %ymm1{%k5}
	vaddpd	.LC1151(%rip){1to4}, %ymm1, %ymm5
	vsqrtpd	%ymm1, %ymm3
	vbroadcastsd	.LC1153(%rip), %ymm0
	vbroadcastsd	.LC1233(%rip), %ymm15
	vbroadcastsd	.LC164(%rip), %ymm6
	vfmadd213pd	.LC1155(%rip){1to4}, %ymm5, %ymm0
	vaddpd	.LC1191(%rip){1to4}, %ymm3, %ymm2
	vfmadd213pd	.LC1157(%rip){1to4}, %ymm5, %ymm0
	vfmadd213pd	.LC1159(%rip){1to4}, %ymm5, %ymm0
	vfmadd213pd	.LC1161(%rip){1to4}, %ymm5, %ymm0
	vfmadd213pd	.LC1163(%rip){1to4}, %ymm5, %ymm0
	vfmadd213pd	.LC1165(%rip){1to4}, %ymm5, %ymm0
	vfmadd213pd	.LC1167(%rip){1to4}, %ymm5, %ymm0
	vfmadd213pd	.LC1169(%rip){1to4}, %ymm5, %ymm0
	vfmadd213pd	.LC1171(%rip){1to4}, %ymm5, %ymm0
	vfmadd213pd	.LC1173(%rip){1to4}, %ymm5, %ymm0
	vfmadd213pd	.LC1175(%rip){1to4}, %ymm0, %ymm5
	vbroadcastsd	.LC1260(%rip), %ymm0
	vcmppd	$1, %ymm0, %ymm1, %k6{%k4}
	vcmppd	$5, %ymm0, %ymm1, %k2{%k4}
	vbroadcastsd	.LC1193(%rip), %ymm0
	vfmadd213pd	.LC1195(%rip){1to4}, %ymm2, %ymm0
	vcmppd	$1, %ymm6, %ymm1, %k3{%k2}
	vcmppd	$5, %ymm6, %ymm1, %k2{%k2}
	vfmadd213pd	.LC1197(%rip){1to4}, %ymm2, %ymm0
	vfmadd213pd	.LC1199(%rip){1to4}, %ymm2, %ymm0
	vfmadd213pd	.LC1201(%rip){1to4}, %ymm2, %ymm0
	vfmadd213pd	.LC1203(%rip){1to4}, %ymm2, %ymm0
	vfmadd213pd	.LC1205(%rip){1to4}, %ymm2, %ymm0
	vfmadd213pd	.LC1207(%rip){1to4}, %ymm2, %ymm0
	vfmadd213pd	.LC1209(%rip){1to4}, %ymm2, %ymm0
	vfmadd213pd	.LC1211(%rip){1to4}, %ymm2, %ymm0
	vfmadd213pd	.LC1213(%rip){1to4}, %ymm2, %ymm0
	vfmadd213pd	.LC1215(%rip){1to4}, %ymm0, %ymm2
	vaddpd	.LC1231(%rip){1to4}, %ymm3, %ymm0
	vfmadd213pd	.LC1235(%rip){1to4}, %ymm0, %ymm15
	vmulpd	%ymm29, %ymm2, %ymm2
	vmovapd	%ymm15, %ymm3
	vfmadd213pd	.LC1237(%rip){1to4}, %ymm0, %ymm3
	vmovapd	%ymm2, %ymm1
	vmulpd	%ymm29, %ymm5, %ymm1{%k6}
	vpbroadcastq	%r9, %ymm5
	vmovdqa	%ymm5, %ymm7
	vfmadd213pd	.LC1239(%rip){1to4}, %ymm0, %ymm3
	vbroadcastsd	.LC1035(%rip), %ymm25
	vbroadcastsd	.LC1037(%rip), %ymm24
	vmovapd	%ymm2, %ymm1{%k3}
	vfmadd213pd	.LC1241(%rip){1to4}, %ymm0, %ymm3
	vfmadd213pd	.LC1243(%rip){1to4}, %ymm0, %ymm3
	vfmadd213pd	.LC1245(%rip){1to4}, %ymm0, %ymm3
	vfmadd213pd	.LC1247(%rip){1to4}, %ymm0, %ymm3
	vfmadd213pd	.LC1249(%rip){1to4}, %ymm3, %ymm0
	vmulpd	%ymm29, %ymm0, %ymm1{%k2}
	vbroadcastsd	.LC982(%rip), %ymm0
	vmovapd	%ymm1, %ymm26
	vpand	%ymm1, %ymm4, %ymm1
	vmulpd	%ymm1, %ymm1, %ymm2
	vcmppd	$5, %ymm30, %ymm1, %k2{%k5}
	vaddpd	%ymm1, %ymm28, %ymm6
	vfmadd213pd	.LC1008(%rip), %ymm2, %ymm0
	vcmppd	$1, %ymm30, %ymm1, %k0
	vfmadd213pd	.LC1009(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1010(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1011(%rip), %ymm2, %ymm0
	kandb	%k0, %k5, %k6
	kmovb	%k6, %r10d
	notl	%r10d
	vfmadd213pd	.LC1012(%rip), %ymm2, %ymm0
	vxorpd	%ymm12, %ymm2, %ymm12
	vfmadd213pd	.LC1013(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1014(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1015(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1016(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1017(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1018(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1019(%rip), %ymm2, %ymm0
	vfmadd132pd	%ymm1, %ymm1, %ymm0
	vmovapd	%ymm0, 328(%rsp)
	vbroadcastsd	.LC1024(%rip), %ymm0
	vcmppd	$14, %ymm0, %ymm1, %k3
	vaddpd	.LC841(%rip){1to4}, %ymm1, %ymm1
	vbroadcastsd	.LC1031(%rip), %ymm0
	vdivpd	%ymm6, %ymm1, %ymm1
	kandb	%k3, %k1, %k6
	knotb	%k6, %k7
	vblendmpd	.LC1073(%rip), %ymm6, %ymm15{%k6}
	vpandq	%ymm26, %ymm4, %ymm7{%k7}
	kandb	%k3, %k2, %k3
	vblendmpd	.LC1075(%rip), %ymm2, %ymm8{%k6}
	vmovapd	%ymm15, 264(%rsp)
	vmovdqa	%ymm7, 136(%rsp)
	vblendmpd	.LC1076(%rip), %ymm12, %ymm7{%k6}
	vblendmpd	.LC1074(%rip), %ymm1, %ymm3{%k6}
	knotb	%k3, %k6
	vfmadd213pd	.LC1078(%rip), %ymm3, %ymm0
	vpandq	%ymm26, %ymm4, %ymm5{%k6}
	vbroadcastsd	.LC1039(%rip), %ymm23
	vmovapd	.LC1074(%rip), %ymm1{%k3}
	vbroadcastsd	.LC1031(%rip), %ymm4
	vmovapd	.LC1075(%rip), %ymm2{%k3}
	vfmadd213pd	.LC1078(%rip), %ymm1, %ymm4
	vbroadcastsd	.LC1041(%rip), %ymm22
	vmovapd	.LC1073(%rip), %ymm6{%k3}
	vbroadcastsd	.LC1043(%rip), %ymm21
	vbroadcastsd	.LC1045(%rip), %ymm20
	vbroadcastsd	.LC1047(%rip), %ymm19
	vbroadcastsd	.LC1049(%rip), %ymm18
	vbroadcastsd	.LC1051(%rip), %ymm17
	vfmadd132pd	%ymm3, %ymm25, %ymm0
	vbroadcastsd	.LC1053(%rip), %ymm16
	vbroadcastsd	.LC1055(%rip), %ymm15
	vbroadcastsd	.LC1057(%rip), %ymm14
	vbroadcastsd	.LC1059(%rip), %ymm13
	vfmadd132pd	%ymm1, %ymm25, %ymm4
	vbroadcastsd	.LC1063(%rip), %ymm11
	vbroadcastsd	.LC1065(%rip), %ymm10
	vbroadcastsd	.LC1067(%rip), %ymm9
	vfmadd132pd	%ymm3, %ymm24, %ymm0
	vfmadd132pd	%ymm1, %ymm24, %ymm4
	vfmadd132pd	%ymm3, %ymm23, %ymm0
	vfmadd132pd	%ymm1, %ymm23, %ymm4
	vfmadd132pd	%ymm3, %ymm22, %ymm0
	vfmadd132pd	%ymm1, %ymm22, %ymm4
	vmovapd	%ymm5, %ymm22
	vfmadd132pd	%ymm3, %ymm21, %ymm0
	vfmadd132pd	%ymm1, %ymm21, %ymm4
	vfmadd132pd	%ymm3, %ymm20, %ymm0
	vfmadd132pd	%ymm1, %ymm20, %ymm4
	vfmadd132pd	%ymm3, %ymm19, %ymm0
	vfmadd132pd	%ymm1, %ymm19, %ymm4
	vfmadd132pd	%ymm3, %ymm18, %ymm0
	vfmadd132pd	%ymm1, %ymm18, %ymm4
	vfmadd132pd	%ymm3, %ymm17, %ymm0
	vfmadd132pd	%ymm1, %ymm17, %ymm4
	vfmadd132pd	%ymm3, %ymm16, %ymm0
	vfmadd132pd	%ymm1, %ymm16, %ymm4
	vfmadd132pd	%ymm3, %ymm15, %ymm0
	vfmadd132pd	%ymm1, %ymm15, %ymm4
	vfmadd132pd	%ymm3, %ymm14, %ymm0
	vfmadd132pd	%ymm1, %ymm14, %ymm4
	vfmadd132pd	%ymm3, %ymm13, %ymm0
	vfmadd213pd	.LC1092(%rip), %ymm3, %ymm0
	vfmadd132pd	%ymm1, %ymm13, %ymm4
	vfmadd213pd	.LC1092(%rip), %ymm1, %ymm4
	vfmadd132pd	%ymm3, %ymm11, %ymm0
	vfmadd132pd	%ymm1, %ymm11, %ymm4
	vfmadd132pd	%ymm3, %ymm10, %ymm0
	vfmadd132pd	%ymm1, %ymm10, %ymm4
	vfmadd132pd	%ymm3, %ymm9, %ymm0
	vfmadd213pd	.LC1096(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC1097(%rip), %ymm0, %ymm3
	vfmadd132pd	%ymm1, %ymm9, %ymm4
	vbroadcastsd	.LC2(%rip), %ymm9
	vfmadd213pd	.LC1096(%rip), %ymm1, %ymm4
	vfmadd213pd	.LC1097(%rip), %ymm4, %ymm1
	vbroadcastsd	.LC900(%rip), %ymm4
	vcmppd	$1, %ymm4, %ymm8, %k6{%k1}
	vmovapd	%ymm3, 200(%rsp)
	vmovdqa	136(%rsp), %ymm3
	vmovapd	%ymm3, %ymm0
	kmovb	%k6, %r9d
	vcmppd	$1, %ymm4, %ymm2, %k6{%k2}
	vfmadd132pd	%ymm3, %ymm7, %ymm0
	vcmppd	$5, %ymm4, %ymm2, %k2{%k2}
	vblendmpd	.LC1076(%rip), %ymm12, %ymm3{%k3}
	vbroadcastsd	.LC3(%rip), %ymm12
	vcmppd	$5, %ymm4, %ymm8, %k3{%k1}
	vfmadd132pd	%ymm5, %ymm3, %ymm22
	vbroadcastsd	.LC904(%rip), %ymm4
	vbroadcastsd	.LC6(%rip), %ymm23
	vbroadcastsd	.LC298(%rip), %ymm5
	kmovb	%k6, %r14d
	vbroadcastsd	.LC8(%rip), %ymm11
	vcmppd	$14, %ymm4, %ymm2, %k6{%k2}
	vcmppd	$10, %ymm4, %ymm2, %k2{%k2}
	vbroadcastsd	.LC9(%rip), %ymm21
	vbroadcastsd	.LC11(%rip), %ymm24
	vcmppd	$10, %ymm4, %ymm8, %k7{%k3}
	vcmppd	$14, %ymm4, %ymm8, %k3{%k3}
	vbroadcastsd	.LC7(%rip), %ymm8
	vbroadcastsd	.LC12(%rip), %ymm20
	vbroadcastsd	.LC13(%rip), %ymm19
	vbroadcastsd	.LC14(%rip), %ymm18
	vbroadcastsd	.LC15(%rip), %ymm17
	vbroadcastsd	.LC16(%rip), %ymm16
	vbroadcastsd	.LC17(%rip), %ymm15
	vblendmpd	%ymm9, %ymm7, %ymm2{%k3}
	vbroadcastsd	.LC18(%rip), %ymm14
	kmovb	%r14d, %k3
	vbroadcastsd	.LC19(%rip), %ymm13
	vmovapd	%ymm7, %ymm2{%k7}
	kmovb	%r9d, %k7
	movabsq	$-4843621399236966402, %r9
	vmovapd	%ymm12, %ymm2{%k7}
	kmovb	%r11d, %k7
	vmovapd	%ymm2, %ymm4
	vfmadd132pd	%ymm23, %ymm8, %ymm4
	vaddpd	%ymm5, %ymm4, %ymm10
	vmovapd	%ymm4, %ymm7
	vbroadcastsd	.LC10(%rip), %ymm4
	vfmadd231pd	%ymm11, %ymm10, %ymm2
	vfmadd132pd	%ymm21, %ymm2, %ymm10
	vsubpd	%ymm0, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm10, %ymm0
	vmovapd	%ymm10, %ymm2
	vfmadd132pd	%ymm4, %ymm24, %ymm2
	vfmadd132pd	%ymm10, %ymm20, %ymm2
	vfmadd132pd	%ymm10, %ymm19, %ymm2
	vfmadd132pd	%ymm10, %ymm18, %ymm2
	vfmadd132pd	%ymm10, %ymm17, %ymm2
	vfmadd132pd	%ymm10, %ymm16, %ymm2
	vfmadd132pd	%ymm10, %ymm15, %ymm2
	vfmadd132pd	%ymm10, %ymm14, %ymm2
	vfmadd132pd	%ymm10, %ymm13, %ymm2
	vfmadd132pd	%ymm10, %ymm31, %ymm2
	vfmadd132pd	%ymm2, %ymm10, %ymm0
	vpbroadcastq	%r9, %ymm10
	vpaddq	%ymm10, %ymm7, %ymm7
	vpsrlq	$1, %ymm7, %ymm25
	vpsllq	$52, %ymm25, %ymm2
	vpsubq	%ymm25, %ymm7, %ymm7
	vpsllq	$52, %ymm7, %ymm7
	vaddpd	%ymm30, %ymm0, %ymm0
	vmulpd	%ymm2, %ymm0, %ymm0
	vmulpd	%ymm7, %ymm0, %ymm0
	vmulpd	200(%rsp), %ymm0, %ymm0
	vdivpd	264(%rsp), %ymm0, %ymm2
	vblendmpd	%ymm9, %ymm3, %ymm0{%k6}
	vmulpd	%ymm26, %ymm26, %ymm7
	vmovapd	%ymm3, %ymm0{%k2}
	vmovapd	%ymm12, %ymm0{%k3}
	vcmppd	$5, %ymm27, %ymm26, %k2{%k1}
	kandb	%k0, %k1, %k1
	vmovapd	%ymm0, %ymm25
	vfmadd132pd	%ymm23, %ymm8, %ymm25
	knotb	%k2, %k2
	vsubpd	%ymm2, %ymm28, %ymm2{%k2}
	vcmppd	$14, %ymm12, %ymm7, %k2{%k4}
	vmovapd	%ymm25, %ymm3
	vaddpd	%ymm5, %ymm25, %ymm25
	vpaddq	%ymm10, %ymm3, %ymm3
	vfmadd231pd	%ymm11, %ymm25, %ymm0
	vfmadd132pd	%ymm21, %ymm0, %ymm25
	vsubpd	%ymm22, %ymm25, %ymm22
	vmulpd	%ymm22, %ymm22, %ymm25
	vmovapd	%ymm22, %ymm0
	vfmadd132pd	%ymm4, %ymm24, %ymm0
	vfmadd132pd	%ymm22, %ymm20, %ymm0
	vfmadd132pd	%ymm22, %ymm19, %ymm0
	vfmadd132pd	%ymm22, %ymm18, %ymm0
	vfmadd132pd	%ymm22, %ymm17, %ymm0
	vfmadd132pd	%ymm22, %ymm16, %ymm0
	vfmadd132pd	%ymm22, %ymm15, %ymm0
	vfmadd132pd	%ymm22, %ymm14, %ymm0
	vfmadd132pd	%ymm22, %ymm13, %ymm0
	vfmadd132pd	%ymm22, %ymm31, %ymm0
	vfmadd132pd	%ymm25, %ymm22, %ymm0
	vpsrlq	$1, %ymm3, %ymm22
	vpsllq	$52, %ymm22, %ymm25
	vpsubq	%ymm22, %ymm3, %ymm3
	vpsllq	$52, %ymm3, %ymm3
	vaddpd	%ymm30, %ymm0, %ymm0
	vmulpd	%ymm25, %ymm0, %ymm0
	vmulpd	%ymm3, %ymm0, %ymm0
	vsubpd	%ymm26, %ymm30, %ymm3
	vmulpd	%ymm1, %ymm0, %ymm0
	vbroadcastsd	.LC982(%rip), %ymm1
	vfmadd213pd	.LC1008(%rip), %ymm7, %ymm1
	vfmadd213pd	.LC1009(%rip), %ymm7, %ymm1
	vfmadd213pd	.LC1010(%rip), %ymm7, %ymm1
	vfmadd213pd	.LC1011(%rip), %ymm7, %ymm1
	vfmadd213pd	.LC1012(%rip), %ymm7, %ymm1
	vdivpd	%ymm6, %ymm0, %ymm0
	vfmadd213pd	.LC1013(%rip), %ymm7, %ymm1
	vmovapd	392(%rsp), %ymm6
	vfmadd213pd	.LC1014(%rip), %ymm7, %ymm1
	vfmadd213pd	.LC1015(%rip), %ymm7, %ymm1
	vfmadd213pd	.LC1016(%rip), %ymm7, %ymm1
	vfmadd213pd	.LC1017(%rip), %ymm7, %ymm1
	vfmadd213pd	.LC1018(%rip), %ymm7, %ymm1
	vfmadd213pd	.LC1019(%rip), %ymm7, %ymm1
	vfnmadd132pd	%ymm26, %ymm3, %ymm1
	vmovapd	%ymm1, %ymm2{%k1}
	kmovb	%r10d, %k1
	vmovapd	328(%rsp), %ymm1
	vsubpd	%ymm2, %ymm6, %ymm2
	vsubpd	%ymm0, %ymm30, %ymm1{%k1}
	vcmppd	$10, %ymm12, %ymm7, %k1{%k4}
	vcmppd	$5, %ymm9, %ymm7, %k3{%k1}
	vcmppd	$1, %ymm9, %ymm7, %k1{%k1}
	vpternlogq	$248, 72(%rsp), %ymm26, %ymm1
	vsubpd	%ymm29, %ymm1, %ymm2{%k5}
	vblendmpd	%ymm9, %ymm7, %ymm9{%k1}
	vcmppd	$0, %ymm30, %ymm29, %k1
	vmulpd	.LC1268(%rip){1to4}, %ymm2, %ymm2
	vmovapd	%ymm7, %ymm9{%k3}
	kmovb	%ebx, %k3
	vmovupd	(%rcx,%rax,8), %ymm7
	vmovapd	%ymm12, %ymm9{%k2}
	vfmadd231pd	%ymm23, %ymm9, %ymm8
	vaddpd	%ymm5, %ymm8, %ymm5
	vpaddq	%ymm10, %ymm8, %ymm8
	vfmadd132pd	%ymm5, %ymm9, %ymm11
	vfmadd132pd	%ymm21, %ymm11, %ymm5
	vaddpd	%ymm27, %ymm5, %ymm5
	vmulpd	%ymm5, %ymm5, %ymm1
	vfmadd132pd	%ymm5, %ymm24, %ymm4
	vmovapd	%ymm4, %ymm0
	vfmadd132pd	%ymm5, %ymm20, %ymm0
	vfmadd132pd	%ymm5, %ymm19, %ymm0
	vfmadd132pd	%ymm5, %ymm18, %ymm0
	vfmadd132pd	%ymm5, %ymm17, %ymm0
	vfmadd132pd	%ymm5, %ymm16, %ymm0
	vfmadd132pd	%ymm5, %ymm15, %ymm0
	vfmadd132pd	%ymm5, %ymm14, %ymm0
	vfmadd132pd	%ymm5, %ymm13, %ymm0
	vfmadd132pd	%ymm5, %ymm31, %ymm0
	vfmadd132pd	%ymm1, %ymm5, %ymm0
	vpsrlq	$1, %ymm8, %ymm1
	vmovdqa	520(%rsp), %ymm5
	vpsllq	$52, %ymm1, %ymm3
	vpsubq	%ymm1, %ymm8, %ymm8
	vpsllq	$52, %ymm8, %ymm8
	vaddpd	%ymm30, %ymm0, %ymm0
	vmulpd	%ymm3, %ymm0, %ymm0
	vmovapd	456(%rsp), %ymm3
	vpor	%ymm5, %ymm3, %ymm1
	vmulpd	.LC740(%rip), %ymm7, %ymm1{%k1}
	vmulpd	%ymm8, %ymm0, %ymm0
	vporq	%ymm3, %ymm5, %ymm1{%k7}
	vmulpd	%ymm2, %ymm0, %ymm2
	vmovapd	%ymm26, %ymm0
	vfmadd132pd	%ymm2, %ymm30, %ymm0
	vdivpd	%ymm0, %ymm2, %ymm2
	vsubpd	%ymm2, %ymm26, %ymm0
	vporq	%ymm5, %ymm0, %ymm1{%k4}
	vmovapd	%ymm1, %ymm0
	vbroadcastsd	.LC181(%rip), %ymm0{%k3}
	vmovupd	%ymm0, (%rsi,%rax,8)
	movl	%r8d, %eax
	andl	$-4, %eax
	addl	%eax, %edx
	andl	$3, %r8d
	je	.L3739
.L3651:
	vmovq	.LC108(%rip), %xmm6
	movslq	%edx, %rdx
	vmovsd	.LC20(%rip), %xmm3
	vmovsd	.LC170(%rip), %xmm5
	vmovsd	.LC4(%rip), %xmm4
	vmovsd	.LC164(%rip), %xmm8
	vmovapd	%xmm6, %xmm9
	vmovsd	.LC1229(%rip), %xmm10
	vmovsd	.LC1024(%rip), %xmm7
	.p2align 4,,10
	.p2align 3
.L3655:
	vmovsd	(%rcx,%rdx,8), %xmm0
	vmovq	%xmm0, %r8
	movq	%r8, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm27
	vucomisd	%xmm27, %xmm3
	jbe	.L3747
	movabsq	$-9223372036854775808, %rax
	andq	%rax, %r8
	vcomisd	%xmm27, %xmm5
	ja	.L3748
	vcomisd	%xmm27, %xmm4
	jbe	.L3749
	vxorpd	%xmm6, %xmm27, %xmm1
	vmulsd	%xmm27, %xmm1, %xmm1
	vcomisd	%xmm3, %xmm1
	vaddsd	%xmm3, %xmm1, %xmm0
	jbe	.L3750
	vsubsd	%xmm1, %xmm0, %xmm11
	vsubsd	%xmm11, %xmm3, %xmm11
.L3682:
	movabsq	$-4604544271217802189, %r10
	vmovq	%xmm0, %r9
	movabsq	$4503599627370495, %rax
	vmovsd	.LC146(%rip), %xmm0
	movabsq	$4604544271217802189, %r11
	addq	%r9, %r10
	andq	%r10, %rax
	addq	%r11, %rax
	vcomisd	%xmm1, %xmm0
	vmovq	%rax, %xmm2
	vsubsd	%xmm3, %xmm2, %xmm2
	jbe	.L3680
	movabsq	$-4503599627370496, %rax
	andq	%rax, %r10
	movabsq	$4607182418800017408, %rax
	subq	%r10, %rax
	vmovq	%rax, %xmm0
	vfmadd132sd	%xmm11, %xmm2, %xmm0
	vmovsd	%xmm0, %xmm0, %xmm2
.L3680:
	vmovq	%xmm1, %rax
	vmovsd	%xmm1, %xmm1, %xmm0
	vmovsd	.LC5(%rip), %xmm11
	btrq	$63, %rax
	vmovq	%rax, %xmm15
	vcomisd	%xmm15, %xmm11
	ja	.L3679
	vaddsd	.LC134(%rip), %xmm2, %xmm11
	vmulsd	%xmm4, %xmm2, %xmm14
	vmovsd	.LC172(%rip), %xmm13
	movabsq	$7141747209585715, %rax
	addq	%r9, %rax
	movabsq	$4841369599423283200, %r9
	shrq	$52, %rax
	vdivsd	%xmm11, %xmm2, %xmm11
	orq	%r9, %rax
	vmovq	%rax, %xmm0
	vsubsd	.LC133(%rip), %xmm0, %xmm0
	vmulsd	%xmm2, %xmm14, %xmm14
	vmulsd	%xmm11, %xmm11, %xmm12
	vfmadd213sd	.LC173(%rip), %xmm12, %xmm13
	vfmadd213sd	.LC174(%rip), %xmm12, %xmm13
	vfmadd213sd	.LC175(%rip), %xmm12, %xmm13
	vfmadd213sd	.LC176(%rip), %xmm12, %xmm13
	vfmadd213sd	.LC177(%rip), %xmm12, %xmm13
	vfmadd213sd	.LC178(%rip), %xmm12, %xmm13
	vmulsd	%xmm13, %xmm12, %xmm12
	vmulsd	.LC144(%rip), %xmm0, %xmm13
	vaddsd	%xmm14, %xmm12, %xmm12
	vfmadd132sd	%xmm12, %xmm13, %xmm11
	vsubsd	%xmm14, %xmm11, %xmm11
	vaddsd	%xmm2, %xmm11, %xmm11
	vfmadd132sd	.LC143(%rip), %xmm11, %xmm0
.L3679:
	vcmpngtsd	.LC149(%rip), %xmm1, %xmm2
	vcomisd	.LC180(%rip), %xmm1
	vblendvpd	%xmm2, %xmm0, %xmm1, %xmm0
	jp	.L3715
	je	.L3687
	jbe	.L3715
	vxorpd	%xmm6, %xmm0, %xmm0
.L3677:
	vmovsd	.LC1260(%rip), %xmm1
	vcomisd	%xmm0, %xmm1
	jbe	.L3671
	vsubsd	.LC1189(%rip), %xmm0, %xmm0
	vmovsd	.LC1153(%rip), %xmm1
	vfmadd213sd	.LC1155(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1157(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1159(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1161(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1163(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1165(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1167(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1169(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1171(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1173(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1175(%rip), %xmm1, %xmm0
	vmulsd	%xmm0, %xmm27, %xmm0
.L3669:
	vmovq	%xmm0, %r10
	movq	%r10, %rax
	btrq	$63, %rax
	vcomisd	%xmm27, %xmm4
	vmovq	%rax, %xmm30
	jbe	.L3751
	vmulsd	%xmm30, %xmm30, %xmm2
	vucomisd	%xmm30, %xmm3
	ja	.L3752
	vcomisd	.LC1024(%rip), %xmm30
	ja	.L3709
	vmovsd	.LC134(%rip), %xmm25
	vxorpd	.LC108(%rip), %xmm2, %xmm11
	vaddsd	%xmm25, %xmm30, %xmm26
	vsubsd	%xmm25, %xmm30, %xmm25
	vdivsd	%xmm26, %xmm25, %xmm25
.L3664:
	vmovsd	.LC1031(%rip), %xmm1
	vfmadd132sd	%xmm30, %xmm11, %xmm30
	vfmadd213sd	.LC1033(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1035(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1037(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1039(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1041(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1043(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1045(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1047(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1049(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1051(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1053(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1055(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1057(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1059(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1061(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1063(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1065(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1067(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1069(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1071(%rip), %xmm1, %xmm25
	vmovsd	.LC900(%rip), %xmm1
	vcomisd	%xmm2, %xmm1
	ja	.L3707
	vcomisd	.LC904(%rip), %xmm2
	jbe	.L3745
	vmovsd	.LC2(%rip), %xmm11
.L3745:
	vmovsd	.LC3(%rip), %xmm24
.L3663:
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	%xmm11, %xmm11, %xmm29
	vmovsd	.LC6(%rip), %xmm12
	movabsq	$-4843621399236966402, %rax
	vmovsd	.LC8(%rip), %xmm22
	vmovsd	.LC9(%rip), %xmm23
	vmovsd	.LC11(%rip), %xmm13
	vfmadd132sd	%xmm12, %xmm1, %xmm29
	vmovsd	.LC12(%rip), %xmm14
	vmovsd	.LC13(%rip), %xmm15
	vmovsd	.LC14(%rip), %xmm21
	vmovsd	.LC15(%rip), %xmm20
	vmovsd	.LC16(%rip), %xmm19
	vmovsd	.LC17(%rip), %xmm18
	vmovsd	.LC18(%rip), %xmm17
	vmovsd	.LC19(%rip), %xmm16
	vsubsd	%xmm1, %xmm29, %xmm2
	vmovq	%xmm29, %r11
	addq	%r11, %rax
	movq	%rax, %r9
	vfmadd231sd	%xmm22, %xmm2, %xmm11
	shrq	%r9
	movq	%r9, %r11
	subq	%r9, %rax
	salq	$52, %r11
	salq	$52, %rax
	vmovq	%r11, %xmm29
	vfmadd132sd	%xmm23, %xmm11, %xmm2
	vsubsd	%xmm30, %xmm2, %xmm30
	vmovsd	.LC10(%rip), %xmm2
	vmulsd	%xmm30, %xmm30, %xmm11
	vmovsd	%xmm30, %xmm30, %xmm28
	vfmadd132sd	%xmm2, %xmm13, %xmm28
	vfmadd132sd	%xmm30, %xmm14, %xmm28
	vfmadd132sd	%xmm30, %xmm15, %xmm28
	vfmadd132sd	%xmm30, %xmm21, %xmm28
	vfmadd132sd	%xmm30, %xmm20, %xmm28
	vfmadd132sd	%xmm30, %xmm19, %xmm28
	vfmadd132sd	%xmm30, %xmm18, %xmm28
	vfmadd132sd	%xmm30, %xmm17, %xmm28
	vfmadd132sd	%xmm30, %xmm16, %xmm28
	vfmadd132sd	%xmm30, %xmm4, %xmm28
	vfmadd132sd	%xmm28, %xmm30, %xmm11
	vmovq	%rax, %xmm28
	vaddsd	%xmm3, %xmm11, %xmm11
	vmulsd	%xmm29, %xmm11, %xmm11
	vmulsd	%xmm28, %xmm11, %xmm11
	vmulsd	%xmm25, %xmm11, %xmm11
	vdivsd	%xmm26, %xmm11, %xmm11
	vsubsd	%xmm11, %xmm3, %xmm11
	vmovq	%xmm11, %r9
	jmp	.L3662
	.p2align 4,,10
	.p2align 3
.L3747:
	vucomisd	%xmm3, %xmm27
	jp	.L3704
	jne	.L3704
	vmulsd	.LC200(%rip), %xmm0, %xmm2
	vmovq	%xmm2, %r8
	.p2align 4,,10
	.p2align 3
.L3656:
	movq	%r8, (%rsi,%rdx,8)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L3655
.L3739:
	vzeroupper
	leaq	-16(%rbp), %rsp
	popq	%rbx
	popq	%r14
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3748:
	.cfi_restore_state
	vmovsd	%xmm27, %xmm27, %xmm0
	vfmadd132sd	.LC1263(%rip), %xmm27, %xmm0
	vmovq	%xmm0, %rax
	orq	%rax, %r8
	jmp	.L3656
	.p2align 4,,10
	.p2align 3
.L3749:
	vaddsd	%xmm3, %xmm27, %xmm0
	vsubsd	%xmm27, %xmm3, %xmm13
	vmulsd	%xmm0, %xmm13, %xmm13
	vmovsd	.LC132(%rip), %xmm0
	vcomisd	%xmm13, %xmm0
	jbe	.L3737
	vmulsd	.LC146(%rip), %xmm13, %xmm2
	vmovsd	.LC131(%rip), %xmm1
.L3693:
	vcomisd	.LC149(%rip), %xmm13
	vmovsd	%xmm13, %xmm13, %xmm0
	ja	.L3692
	movabsq	$-4604544271217802189, %r9
	vmovq	%xmm2, %rax
	movabsq	$4503599627370495, %r10
	vmovsd	.LC172(%rip), %xmm12
	addq	%rax, %r9
	andq	%r10, %r9
	movabsq	$4604544271217802189, %r10
	addq	%r10, %r9
	vmovq	%r9, %xmm2
	movabsq	$7141747209585715, %r9
	addq	%r9, %rax
	vsubsd	%xmm3, %xmm2, %xmm11
	movabsq	$4841369599423283200, %r9
	shrq	$52, %rax
	orq	%r9, %rax
	vmulsd	%xmm4, %xmm11, %xmm14
	vmovq	%rax, %xmm2
	vsubsd	.LC133(%rip), %xmm2, %xmm2
	vaddsd	%xmm1, %xmm2, %xmm2
	vaddsd	.LC134(%rip), %xmm11, %xmm1
	vmulsd	%xmm11, %xmm14, %xmm14
	vdivsd	%xmm1, %xmm11, %xmm1
	vmulsd	%xmm1, %xmm1, %xmm0
	vfmadd213sd	.LC173(%rip), %xmm0, %xmm12
	vfmadd213sd	.LC174(%rip), %xmm0, %xmm12
	vfmadd213sd	.LC175(%rip), %xmm0, %xmm12
	vfmadd213sd	.LC176(%rip), %xmm0, %xmm12
	vfmadd213sd	.LC177(%rip), %xmm0, %xmm12
	vfmadd213sd	.LC178(%rip), %xmm0, %xmm12
	vmulsd	%xmm12, %xmm0, %xmm0
	vmulsd	.LC144(%rip), %xmm2, %xmm12
	vaddsd	%xmm14, %xmm0, %xmm0
	vfmadd132sd	%xmm1, %xmm12, %xmm0
	vsubsd	%xmm14, %xmm0, %xmm0
	vaddsd	%xmm11, %xmm0, %xmm0
	vfmadd231sd	.LC143(%rip), %xmm2, %xmm0
.L3692:
	vxorpd	%xmm1, %xmm1, %xmm1
	vcomisd	%xmm1, %xmm13
	jp	.L3715
	je	.L3687
	jbe	.L3715
	vxorpd	.LC108(%rip), %xmm0, %xmm0
	jmp	.L3677
	.p2align 4,,10
	.p2align 3
.L3751:
	vcomisd	%xmm7, %xmm30
	vsubsd	%xmm27, %xmm3, %xmm27
	ja	.L3720
	vmovsd	.LC134(%rip), %xmm25
	vmulsd	%xmm30, %xmm30, %xmm11
	vmovsd	%xmm30, %xmm30, %xmm29
	vaddsd	%xmm25, %xmm30, %xmm26
	vsubsd	%xmm25, %xmm30, %xmm25
	vdivsd	%xmm26, %xmm25, %xmm25
	vxorpd	%xmm9, %xmm11, %xmm2
.L3702:
	vmovsd	.LC1031(%rip), %xmm1
	vfmadd132sd	%xmm29, %xmm2, %xmm29
	vfmadd213sd	.LC1033(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1035(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1037(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1039(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1041(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1043(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1045(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1047(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1049(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1051(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1053(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1055(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1057(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1059(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1061(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1063(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1065(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1067(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1069(%rip), %xmm25, %xmm1
	vfmadd213sd	.LC1071(%rip), %xmm1, %xmm25
	vmovsd	.LC900(%rip), %xmm1
	vcomisd	%xmm11, %xmm1
	ja	.L3718
	vcomisd	.LC904(%rip), %xmm11
	jbe	.L3746
	vmovsd	.LC2(%rip), %xmm2
.L3746:
	vmovsd	.LC3(%rip), %xmm24
.L3701:
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	%xmm2, %xmm2, %xmm31
	vmovsd	.LC6(%rip), %xmm12
	movabsq	$-4843621399236966402, %rax
	vmovsd	.LC8(%rip), %xmm22
	vmovsd	.LC9(%rip), %xmm23
	vmovsd	.LC11(%rip), %xmm13
	vfmadd132sd	%xmm12, %xmm1, %xmm31
	vmovsd	.LC12(%rip), %xmm14
	vmovsd	.LC13(%rip), %xmm15
	vmovsd	.LC14(%rip), %xmm21
	vmovsd	.LC15(%rip), %xmm20
	vmovsd	.LC16(%rip), %xmm19
	vmovsd	.LC17(%rip), %xmm18
	vmovsd	.LC18(%rip), %xmm17
	vmovsd	.LC19(%rip), %xmm16
	vsubsd	%xmm1, %xmm31, %xmm11
	vmovq	%xmm31, %r11
	addq	%r11, %rax
	movq	%rax, %r9
	vfmadd231sd	%xmm22, %xmm11, %xmm2
	shrq	%r9
	movq	%r9, %r10
	subq	%r9, %rax
	salq	$52, %r10
	salq	$52, %rax
	vfmadd132sd	%xmm23, %xmm2, %xmm11
	vmovsd	.LC10(%rip), %xmm2
	vsubsd	%xmm29, %xmm11, %xmm29
	vmulsd	%xmm29, %xmm29, %xmm11
	vmovsd	%xmm29, %xmm29, %xmm28
	vfmadd132sd	%xmm2, %xmm13, %xmm28
	vfmadd132sd	%xmm29, %xmm14, %xmm28
	vfmadd132sd	%xmm29, %xmm15, %xmm28
	vfmadd132sd	%xmm29, %xmm21, %xmm28
	vfmadd132sd	%xmm29, %xmm20, %xmm28
	vfmadd132sd	%xmm29, %xmm19, %xmm28
	vfmadd132sd	%xmm29, %xmm18, %xmm28
	vfmadd132sd	%xmm29, %xmm17, %xmm28
	vfmadd132sd	%xmm29, %xmm16, %xmm28
	vfmadd132sd	%xmm29, %xmm4, %xmm28
	vfmadd132sd	%xmm28, %xmm29, %xmm11
	vmovq	%r10, %xmm29
	vaddsd	%xmm3, %xmm11, %xmm11
	vmulsd	%xmm29, %xmm11, %xmm11
	vmovq	%rax, %xmm29
	vmulsd	%xmm29, %xmm11, %xmm11
	vmulsd	%xmm25, %xmm11, %xmm11
	vmulsd	%xmm0, %xmm0, %xmm25
	vdivsd	%xmm26, %xmm11, %xmm11
	vxorpd	%xmm26, %xmm26, %xmm26
	vcomisd	%xmm0, %xmm26
	jbe	.L3699
	vmovsd	.LC134(%rip), %xmm26
	vsubsd	%xmm11, %xmm26, %xmm11
.L3699:
	vcomisd	%xmm30, %xmm3
	jbe	.L3697
	vmovsd	.LC982(%rip), %xmm11
	vsubsd	%xmm0, %xmm3, %xmm26
	vfmadd213sd	.LC984(%rip), %xmm25, %xmm11
	vfmadd213sd	.LC986(%rip), %xmm25, %xmm11
	vfmadd213sd	.LC988(%rip), %xmm25, %xmm11
	vfmadd213sd	.LC990(%rip), %xmm25, %xmm11
	vfmadd213sd	.LC992(%rip), %xmm25, %xmm11
	vfmadd213sd	.LC994(%rip), %xmm25, %xmm11
	vfmadd213sd	.LC996(%rip), %xmm25, %xmm11
	vfmadd213sd	.LC998(%rip), %xmm25, %xmm11
	vfmadd213sd	.LC1000(%rip), %xmm25, %xmm11
	vfmadd213sd	.LC1002(%rip), %xmm25, %xmm11
	vfmadd213sd	.LC1004(%rip), %xmm25, %xmm11
	vfmadd213sd	.LC1006(%rip), %xmm25, %xmm11
	vfnmadd132sd	%xmm0, %xmm26, %xmm11
.L3697:
	vsubsd	%xmm11, %xmm27, %xmm11
.L3661:
	vmulsd	.LC1268(%rip), %xmm11, %xmm11
	vcomisd	%xmm24, %xmm25
	ja	.L3705
	vmovsd	.LC2(%rip), %xmm24
	vmaxsd	%xmm25, %xmm24, %xmm25
.L3660:
	movabsq	$-4843621399236966402, %rax
	vfmadd132sd	%xmm25, %xmm1, %xmm12
	vsubsd	%xmm1, %xmm12, %xmm1
	vmovq	%xmm12, %r11
	addq	%rax, %r11
	movq	%r11, %r9
	movq	%r11, %rax
	vfmadd231sd	%xmm22, %xmm1, %xmm25
	vxorpd	%xmm22, %xmm22, %xmm22
	shrq	%r9
	movq	%r9, %r10
	subq	%r9, %rax
	salq	$52, %r10
	salq	$52, %rax
	vfmadd132sd	%xmm23, %xmm25, %xmm1
	vaddsd	%xmm22, %xmm1, %xmm22
	vmulsd	%xmm22, %xmm22, %xmm1
	vfmadd132sd	%xmm22, %xmm13, %xmm2
	vfmadd132sd	%xmm22, %xmm14, %xmm2
	vfmadd132sd	%xmm22, %xmm15, %xmm2
	vfmadd132sd	%xmm22, %xmm21, %xmm2
	vfmadd132sd	%xmm22, %xmm20, %xmm2
	vfmadd132sd	%xmm22, %xmm19, %xmm2
	vfmadd132sd	%xmm22, %xmm18, %xmm2
	vfmadd132sd	%xmm22, %xmm17, %xmm2
	vfmadd132sd	%xmm22, %xmm16, %xmm2
	vfmadd132sd	%xmm22, %xmm4, %xmm2
	vfmadd132sd	%xmm2, %xmm22, %xmm1
	vmovq	%r10, %xmm2
	vaddsd	%xmm3, %xmm1, %xmm1
	vmulsd	%xmm2, %xmm1, %xmm1
	vmovq	%rax, %xmm2
	vmulsd	%xmm2, %xmm1, %xmm1
	vmulsd	%xmm11, %xmm1, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm2
	vfmadd132sd	%xmm0, %xmm3, %xmm2
	vdivsd	%xmm2, %xmm1, %xmm1
	vsubsd	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, %rax
	orq	%rax, %r8
	jmp	.L3656
	.p2align 4,,10
	.p2align 3
.L3715:
	vmovsd	.LC1261(%rip), %xmm0
.L3671:
	vcomisd	%xmm0, %xmm8
	vsqrtsd	%xmm0, %xmm0, %xmm1
	jbe	.L3753
	vsubsd	%xmm10, %xmm1, %xmm0
	vmovsd	.LC1193(%rip), %xmm1
	vfmadd213sd	.LC1195(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1197(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1199(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1201(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1203(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1205(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1207(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1209(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1211(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1213(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1215(%rip), %xmm1, %xmm0
	vmulsd	%xmm0, %xmm27, %xmm0
	jmp	.L3669
	.p2align 4,,10
	.p2align 3
.L3705:
	vmovsd	%xmm24, %xmm24, %xmm25
	jmp	.L3660
	.p2align 4,,10
	.p2align 3
.L3704:
	movq	.LC181(%rip), %r8
	jmp	.L3656
	.p2align 4,,10
	.p2align 3
.L3737:
	vmovsd	%xmm13, %xmm13, %xmm2
	vxorpd	%xmm1, %xmm1, %xmm1
	jmp	.L3693
	.p2align 4,,10
	.p2align 3
.L3752:
	vmovsd	.LC982(%rip), %xmm1
	vfmadd213sd	.LC984(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC986(%rip), %xmm2, %xmm1
	vmovsd	.LC6(%rip), %xmm12
	vfmadd213sd	.LC988(%rip), %xmm2, %xmm1
	vmovsd	.LC8(%rip), %xmm22
	vfmadd213sd	.LC990(%rip), %xmm2, %xmm1
	vmovsd	.LC9(%rip), %xmm23
	vfmadd213sd	.LC992(%rip), %xmm2, %xmm1
	vmovsd	.LC11(%rip), %xmm13
	vfmadd213sd	.LC994(%rip), %xmm2, %xmm1
	vmovsd	.LC12(%rip), %xmm14
	vfmadd213sd	.LC996(%rip), %xmm2, %xmm1
	vmovsd	.LC13(%rip), %xmm15
	vfmadd213sd	.LC998(%rip), %xmm2, %xmm1
	vmovsd	.LC14(%rip), %xmm21
	vfmadd213sd	.LC1000(%rip), %xmm2, %xmm1
	vmovsd	.LC15(%rip), %xmm20
	vfmadd213sd	.LC1002(%rip), %xmm2, %xmm1
	vmovsd	.LC16(%rip), %xmm19
	vfmadd213sd	.LC1004(%rip), %xmm2, %xmm1
	vmovsd	.LC17(%rip), %xmm18
	vfmadd213sd	.LC1006(%rip), %xmm2, %xmm1
	vmovsd	.LC18(%rip), %xmm17
	vmovsd	.LC10(%rip), %xmm2
	vmovsd	.LC19(%rip), %xmm16
	vmovsd	.LC3(%rip), %xmm24
	vfmadd132sd	%xmm30, %xmm30, %xmm1
	vmovq	%xmm1, %r9
	vmovsd	.LC7(%rip), %xmm1
.L3662:
	movabsq	$-9223372036854775808, %rax
	vmulsd	%xmm0, %xmm0, %xmm25
	andq	%r10, %rax
	orq	%r9, %rax
	vmovq	%rax, %xmm11
	vsubsd	%xmm27, %xmm11, %xmm11
	jmp	.L3661
	.p2align 4,,10
	.p2align 3
.L3718:
	movq	.LC3(%rip), %rax
	vmovq	%rax, %xmm24
	vmovq	%rax, %xmm2
	jmp	.L3701
	.p2align 4,,10
	.p2align 3
.L3720:
	vmovsd	.LC1020(%rip), %xmm2
	vmovsd	%xmm7, %xmm7, %xmm29
	vmovsd	.LC1021(%rip), %xmm11
	vmovsd	.LC1022(%rip), %xmm25
	vmovsd	.LC1023(%rip), %xmm26
	jmp	.L3702
	.p2align 4,,10
	.p2align 3
.L3753:
	vsubsd	.LC1260(%rip), %xmm1, %xmm0
	vmovsd	.LC1233(%rip), %xmm1
	vfmadd213sd	.LC1235(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1237(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1239(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1241(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1243(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1245(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1247(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1249(%rip), %xmm1, %xmm0
	vmulsd	%xmm0, %xmm27, %xmm0
	jmp	.L3669
	.p2align 4,,10
	.p2align 3
.L3750:
	vsubsd	%xmm3, %xmm0, %xmm11
	vsubsd	%xmm11, %xmm1, %xmm11
	jmp	.L3682
	.p2align 4,,10
	.p2align 3
.L3687:
	vmovsd	.LC200(%rip), %xmm0
	jmp	.L3671
	.p2align 4,,10
	.p2align 3
.L3709:
	movq	.LC1024(%rip), %rax
	vmovsd	.LC1020(%rip), %xmm11
	vmovsd	.LC1021(%rip), %xmm2
	vmovsd	.LC1022(%rip), %xmm25
	vmovsd	.LC1023(%rip), %xmm26
	vmovq	%rax, %xmm30
	jmp	.L3664
	.p2align 4,,10
	.p2align 3
.L3707:
	vmovsd	.LC3(%rip), %xmm11
	vmovsd	%xmm11, %xmm11, %xmm24
	jmp	.L3663
	.p2align 4,,10
	.p2align 3
.L3742:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 14
	ret
.L3703:
	.cfi_def_cfa 6, 16
	.cfi_offset 3, -32
	.cfi_offset 6, -16
	.cfi_offset 14, -24
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L3646
	.cfi_endproc
.LFE278:
	.size	v_etch__erfinv_f64, .-v_etch__erfinv_f64
	.p2align 4
	.globl	v_etch__sin_poly_f32
	.type	v_etch__sin_poly_f32, @function
v_etch__sin_poly_f32:
.LFB279:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L3769
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3761
	vbroadcastsd	.LC1275(%rip), %zmm6
	movl	%edx, %esi
	xorl	%eax, %eax
	vbroadcastsd	.LC1277(%rip), %zmm5
	vbroadcastsd	.LC1279(%rip), %zmm4
	shrl	$3, %esi
	vbroadcastsd	.LC1281(%rip), %zmm3
	vbroadcastsd	.LC20(%rip), %zmm2
	salq	$6, %rsi
	.p2align 4,,10
	.p2align 3
.L3757:
	vmovupd	(%rdi,%rax), %zmm7
	vmulpd	%zmm7, %zmm7, %zmm0
	vmovapd	%zmm0, %zmm1
	vfmadd132pd	%zmm6, %zmm5, %zmm1
	vfmadd132pd	%zmm0, %zmm4, %zmm1
	vfmadd132pd	%zmm0, %zmm3, %zmm1
	vfmadd132pd	%zmm1, %zmm2, %zmm0
	vmulpd	%zmm7, %zmm0, %zmm0
	vmovupd	%zmm0, (%rcx,%rax)
	addq	$64, %rax
	cmpq	%rax, %rsi
	jne	.L3757
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %esi
	cmpl	%edx, %eax
	je	.L3768
.L3756:
	movl	%edx, %r8d
	subl	%esi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3759
	vmovupd	(%rdi,%rsi,8), %ymm1
	vbroadcastsd	.LC1275(%rip), %ymm2
	vmulpd	%ymm1, %ymm1, %ymm0
	vfmadd213pd	.LC1277(%rip){1to4}, %ymm0, %ymm2
	vfmadd213pd	.LC1279(%rip){1to4}, %ymm0, %ymm2
	vfmadd213pd	.LC1281(%rip){1to4}, %ymm0, %ymm2
	vfmadd213pd	.LC20(%rip){1to4}, %ymm2, %ymm0
	vmulpd	%ymm0, %ymm1, %ymm1
	vmovupd	%ymm1, (%rcx,%rsi,8)
	movl	%r8d, %esi
	andl	$-4, %esi
	addl	%esi, %eax
	andl	$3, %r8d
	je	.L3768
.L3759:
	vmovsd	.LC1275(%rip), %xmm0
	movslq	%eax, %r8
	vmovsd	.LC1277(%rip), %xmm7
	vmovsd	(%rdi,%r8,8), %xmm2
	vmovsd	.LC1279(%rip), %xmm6
	leaq	0(,%r8,8), %rsi
	vmovsd	.LC1281(%rip), %xmm5
	vmovsd	.LC20(%rip), %xmm4
	vmulsd	%xmm2, %xmm2, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm3
	vfmadd132sd	%xmm0, %xmm7, %xmm3
	vfmadd132sd	%xmm1, %xmm6, %xmm3
	vfmadd132sd	%xmm1, %xmm5, %xmm3
	vfmadd132sd	%xmm3, %xmm4, %xmm1
	vmulsd	%xmm1, %xmm2, %xmm2
	vmovsd	%xmm2, (%rcx,%r8,8)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L3768
	vmovsd	8(%rdi,%rsi), %xmm2
	addl	$2, %eax
	vmulsd	%xmm2, %xmm2, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm3
	vfmadd132sd	%xmm0, %xmm7, %xmm3
	vfmadd132sd	%xmm1, %xmm6, %xmm3
	vfmadd132sd	%xmm1, %xmm5, %xmm3
	vfmadd132sd	%xmm3, %xmm4, %xmm1
	vmulsd	%xmm1, %xmm2, %xmm2
	vmovsd	%xmm2, 8(%rcx,%rsi)
	cmpl	%eax, %edx
	jle	.L3768
	vmovsd	16(%rdi,%rsi), %xmm2
	vmulsd	%xmm2, %xmm2, %xmm1
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm0, %xmm4, %xmm1
	vmulsd	%xmm1, %xmm2, %xmm2
	vmovsd	%xmm2, 16(%rcx,%rsi)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L3768:
	vzeroupper
.L3769:
	ret
.L3761:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3756
	.cfi_endproc
.LFE279:
	.size	v_etch__sin_poly_f32, .-v_etch__sin_poly_f32
	.p2align 4
	.globl	v_etch__cos_poly_f32
	.type	v_etch__cos_poly_f32, @function
v_etch__cos_poly_f32:
.LFB280:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L3785
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3777
	vbroadcastsd	.LC1287(%rip), %zmm7
	movl	%edx, %esi
	xorl	%eax, %eax
	vbroadcastsd	.LC1289(%rip), %zmm6
	vbroadcastsd	.LC1291(%rip), %zmm5
	shrl	$3, %esi
	vbroadcastsd	.LC1293(%rip), %zmm4
	vbroadcastsd	.LC1295(%rip), %zmm3
	salq	$6, %rsi
	vbroadcastsd	.LC20(%rip), %zmm2
	.p2align 4,,10
	.p2align 3
.L3773:
	vmovupd	(%rdi,%rax), %zmm0
	vmulpd	%zmm0, %zmm0, %zmm0
	vmovapd	%zmm0, %zmm1
	vfmadd132pd	%zmm7, %zmm6, %zmm1
	vfmadd132pd	%zmm0, %zmm5, %zmm1
	vfmadd132pd	%zmm0, %zmm4, %zmm1
	vfmadd132pd	%zmm0, %zmm3, %zmm1
	vfmadd132pd	%zmm1, %zmm2, %zmm0
	vmovupd	%zmm0, (%rcx,%rax)
	addq	$64, %rax
	cmpq	%rax, %rsi
	jne	.L3773
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %esi
	cmpl	%edx, %eax
	je	.L3784
.L3772:
	movl	%edx, %r8d
	subl	%esi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3775
	vmovupd	(%rdi,%rsi,8), %ymm3
	vbroadcastsd	.LC1287(%rip), %ymm1
	vmulpd	%ymm3, %ymm3, %ymm0
	vfmadd213pd	.LC1289(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC1291(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC1293(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC1295(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC20(%rip){1to4}, %ymm1, %ymm0
	vmovupd	%ymm0, (%rcx,%rsi,8)
	movl	%r8d, %esi
	andl	$-4, %esi
	addl	%esi, %eax
	andl	$3, %r8d
	je	.L3784
.L3775:
	vmovsd	.LC1287(%rip), %xmm1
	movslq	%eax, %r8
	vmovsd	.LC1289(%rip), %xmm7
	vmovsd	(%rdi,%r8,8), %xmm0
	vmovsd	.LC1291(%rip), %xmm6
	leaq	0(,%r8,8), %rsi
	vmovsd	.LC1293(%rip), %xmm5
	vmovsd	.LC1295(%rip), %xmm4
	vmovsd	.LC20(%rip), %xmm3
	vmulsd	%xmm0, %xmm0, %xmm0
	vmovsd	%xmm0, %xmm0, %xmm2
	vfmadd132sd	%xmm1, %xmm7, %xmm2
	vfmadd132sd	%xmm0, %xmm6, %xmm2
	vfmadd132sd	%xmm0, %xmm5, %xmm2
	vfmadd132sd	%xmm0, %xmm4, %xmm2
	vfmadd132sd	%xmm2, %xmm3, %xmm0
	vmovsd	%xmm0, (%rcx,%r8,8)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L3784
	vmovsd	8(%rdi,%rsi), %xmm0
	addl	$2, %eax
	vmulsd	%xmm0, %xmm0, %xmm0
	vmovsd	%xmm0, %xmm0, %xmm2
	vfmadd132sd	%xmm1, %xmm7, %xmm2
	vfmadd132sd	%xmm0, %xmm6, %xmm2
	vfmadd132sd	%xmm0, %xmm5, %xmm2
	vfmadd132sd	%xmm0, %xmm4, %xmm2
	vfmadd132sd	%xmm2, %xmm3, %xmm0
	vmovsd	%xmm0, 8(%rcx,%rsi)
	cmpl	%eax, %edx
	jle	.L3784
	vmovsd	16(%rdi,%rsi), %xmm2
	vmulsd	%xmm2, %xmm2, %xmm2
	vfmadd132sd	%xmm2, %xmm7, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm2, %xmm6, %xmm0
	vfmadd132sd	%xmm2, %xmm5, %xmm0
	vfmadd132sd	%xmm2, %xmm4, %xmm0
	vfmadd132sd	%xmm0, %xmm3, %xmm2
	vmovsd	%xmm2, 16(%rcx,%rsi)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L3784:
	vzeroupper
.L3785:
	ret
.L3777:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3772
	.cfi_endproc
.LFE280:
	.size	v_etch__cos_poly_f32, .-v_etch__cos_poly_f32
	.p2align 4
	.globl	v_etch__sin_f32
	.type	v_etch__sin_f32, @function
v_etch__sin_f32:
.LFB281:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3827
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-64, %rsp
	cmpl	$14, %eax
	jbe	.L3808
	movl	$1, %r8d
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC1317(%rip), %zmm21
	vpbroadcastq	%r8, %zmm4
	shrl	$4, %edi
	movabsq	$-9223372036854775808, %r8
	vbroadcastsd	.LC1319(%rip), %zmm20
	vbroadcastsd	.LC1321(%rip), %zmm19
	salq	$6, %rdi
	vbroadcastsd	.LC1311(%rip), %zmm31
	vmovdqa64	%zmm4, -64(%rsp)
	vbroadcastsd	.LC1310(%rip), %zmm30
	vpbroadcastq	%r8, %zmm24
	vbroadcastsd	.LC1309(%rip), %zmm29
	vbroadcastsd	.LC1308(%rip), %zmm28
	vbroadcastsd	.LC7(%rip), %zmm8
	vbroadcastsd	.LC298(%rip), %zmm7
	vbroadcastsd	.LC20(%rip), %zmm18
	vbroadcastsd	.LC1289(%rip), %zmm27
	vbroadcastsd	.LC1293(%rip), %zmm26
	vbroadcastsd	.LC1295(%rip), %zmm25
	.p2align 4,,10
	.p2align 3
.L3789:
	vmovups	(%rcx,%rax), %zmm5
	vcvtps2pd	(%rcx,%rax), %zmm11
	vandpd	.LC225(%rip), %zmm11, %zmm10
	vextractf32x8	$0x1, %zmm5, %ymm6
	vcmppd	$5, %zmm21, %zmm10, %k0
	vcvtps2pd	%ymm6, %zmm6
	vcmppd	$1, %zmm21, %zmm10, %k2
	vandpd	.LC225(%rip), %zmm6, %zmm9
	vcmppd	$1, %zmm21, %zmm9, %k1
	kmovb	%k0, %k5
	vcmppd	$1, %zmm19, %zmm10, %k6{%k5}
	vcmppd	$1, %zmm20, %zmm10, %k4{%k2}
	vcmppd	$5, %zmm20, %zmm10, %k2{%k2}
	vcmppd	$5, %zmm20, %zmm9, %k7{%k1}
	vcmppd	$1, %zmm20, %zmm9, %k3{%k1}
	kmovb	%k0, %k1
	vcmppd	$5, %zmm19, %zmm10, %k0{%k1}
	kmovb	%k7, %r9d
	vcmppd	$5, %zmm21, %zmm9, %k7
	kandnb	%k0, %k2, %k2
	kmovb	%r9d, %k0
	vblendmpd	.LC1322(%rip), %zmm31, %zmm5{%k2}
	vblendmpd	.LC1326(%rip), %zmm30, %zmm1{%k2}
	vmovapd	.LC1324(%rip), %zmm5{%k6}
	vmovapd	.LC1328(%rip), %zmm1{%k6}
	vblendmpd	.LC1330(%rip), %zmm29, %zmm2{%k2}
	vcmppd	$1, %zmm19, %zmm9, %k5{%k7}
	vcmppd	$5, %zmm19, %zmm9, %k7{%k7}
	vmovapd	.LC1325(%rip), %zmm5{%k4}
	vmulpd	%zmm5, %zmm11, %zmm5
	vmovapd	.LC1329(%rip), %zmm1{%k4}
	vmovapd	.LC1332(%rip), %zmm2{%k6}
	vmovapd	.LC1333(%rip), %zmm2{%k4}
	vblendmpd	.LC1334(%rip), %zmm28, %zmm17{%k2}
	vmovapd	.LC1336(%rip), %zmm17{%k6}
	kandnb	%k7, %k0, %k1
	vblendmpd	.LC1322(%rip), %zmm31, %zmm4{%k1}
	vblendmpd	.LC1326(%rip), %zmm30, %zmm0{%k1}
	vmovapd	.LC1324(%rip), %zmm4{%k5}
	vmovapd	.LC1328(%rip), %zmm0{%k5}
	vblendmpd	.LC1330(%rip), %zmm29, %zmm3{%k1}
	vmovapd	.LC1325(%rip), %zmm4{%k3}
	vmovapd	.LC1329(%rip), %zmm0{%k3}
	vmovapd	.LC1332(%rip), %zmm3{%k5}
	vmulpd	%zmm4, %zmm6, %zmm4
	vmovapd	.LC1333(%rip), %zmm3{%k3}
	vblendmpd	.LC1334(%rip), %zmm28, %zmm12{%k1}
	vmulpd	%zmm5, %zmm1, %zmm1
	vmovapd	.LC1336(%rip), %zmm12{%k5}
	vmovapd	.LC1337(%rip), %zmm17{%k4}
	vmulpd	%zmm5, %zmm2, %zmm2
	vmovapd	.LC1337(%rip), %zmm12{%k3}
	vmulpd	%zmm4, %zmm0, %zmm0
	vaddpd	%zmm8, %zmm1, %zmm16
	vmulpd	%zmm4, %zmm3, %zmm3
	vaddpd	%zmm8, %zmm2, %zmm23
	vaddpd	%zmm7, %zmm16, %zmm13
	vaddpd	%zmm8, %zmm0, %zmm14
	vpaddq	%zmm23, %zmm16, %zmm16
	vaddpd	%zmm8, %zmm3, %zmm22
	vsubpd	%zmm13, %zmm1, %zmm1
	vaddpd	%zmm7, %zmm14, %zmm13
	vpaddq	%zmm22, %zmm14, %zmm14
	vsubpd	%zmm13, %zmm0, %zmm0
	vaddpd	%zmm7, %zmm23, %zmm13
	vsubpd	%zmm13, %zmm2, %zmm2
	vaddpd	%zmm7, %zmm22, %zmm13
	vsubpd	%zmm13, %zmm3, %zmm3
	vaddpd	%zmm2, %zmm1, %zmm15
	vaddpd	%zmm3, %zmm0, %zmm13
	vaddpd	%zmm8, %zmm15, %zmm15
	vaddpd	%zmm8, %zmm13, %zmm13
	vaddpd	%zmm7, %zmm13, %zmm22
	vsubpd	%zmm22, %zmm0, %zmm0
	vaddpd	%zmm3, %zmm0, %zmm0
	vaddpd	%zmm7, %zmm15, %zmm3
	vsubpd	%zmm3, %zmm1, %zmm1
	vfmadd231pd	%zmm4, %zmm12, %zmm0
	vmovapd	%zmm6, %zmm4
	vfmadd132pd	.LC1338(%rip), %zmm8, %zmm4
	vaddpd	%zmm2, %zmm1, %zmm1
	vfmadd231pd	%zmm5, %zmm17, %zmm1
	vmovapd	%zmm11, %zmm5
	vaddpd	%zmm7, %zmm4, %zmm2
	vfmadd132pd	.LC1338(%rip), %zmm8, %zmm5
	vfmadd231pd	.LC1339(%rip), %zmm2, %zmm6
	vaddpd	%zmm7, %zmm5, %zmm3
	vfmadd231pd	.LC1339(%rip), %zmm3, %zmm11
	vfmadd132pd	.LC1340(%rip), %zmm11, %zmm3
	vcmppd	$5, .LC1342(%rip), %zmm10, %k2
	vfmadd132pd	.LC1340(%rip), %zmm6, %zmm2
	vcmppd	$5, .LC1342(%rip), %zmm9, %k1
	vbroadcastsd	.LC1275(%rip), %zmm9
	vmulpd	.LC831(%rip), %zmm1, %zmm3{%k2}
	vbroadcastsd	.LC1275(%rip), %zmm6
	vmulpd	.LC831(%rip), %zmm0, %zmm2{%k1}
	vpaddq	%zmm15, %zmm16, %zmm5{%k2}
	vpaddq	%zmm13, %zmm14, %zmm4{%k1}
	vmovdqa64	-64(%rsp), %zmm14
	vmulpd	%zmm3, %zmm3, %zmm0
	vmulpd	%zmm2, %zmm2, %zmm1
	vfmadd213pd	.LC1276(%rip), %zmm0, %zmm9
	vfmadd213pd	.LC1276(%rip), %zmm1, %zmm6
	vfmadd213pd	.LC1278(%rip), %zmm0, %zmm9
	vfmadd213pd	.LC1278(%rip), %zmm1, %zmm6
	vfmadd213pd	.LC1280(%rip), %zmm0, %zmm9
	vfmadd213pd	.LC1280(%rip), %zmm1, %zmm6
	vmovapd	%zmm0, %zmm11
	vfmadd132pd	.LC1286(%rip), %zmm27, %zmm11
	vfmadd213pd	.LC1290(%rip), %zmm0, %zmm11
	vmovapd	%zmm1, %zmm10
	vfmadd132pd	.LC1286(%rip), %zmm27, %zmm10
	vfmadd213pd	.LC1290(%rip), %zmm1, %zmm10
	vfmadd132pd	%zmm0, %zmm18, %zmm9
	vfmadd132pd	%zmm1, %zmm18, %zmm6
	vfmadd132pd	%zmm0, %zmm26, %zmm11
	vfmadd132pd	%zmm1, %zmm26, %zmm10
	vfmadd132pd	%zmm0, %zmm25, %zmm11
	vfmadd132pd	%zmm1, %zmm25, %zmm10
	vfmadd132pd	%zmm11, %zmm18, %zmm0
	vfmadd132pd	%zmm10, %zmm18, %zmm1
	vpandq	%zmm14, %zmm5, %zmm10
	vptestnmq	%zmm10, %zmm10, %k1
	vpsllq	$62, %zmm5, %zmm5
	vmulpd	%zmm9, %zmm3, %zmm0{%k1}
	vpandq	%zmm14, %zmm4, %zmm3
	vptestnmq	%zmm3, %zmm3, %k1
	vpsllq	$62, %zmm4, %zmm4
	vmulpd	%zmm2, %zmm6, %zmm1{%k1}
	vmovups	(%rcx,%rax), %zmm6
	vandps	.LC222(%rip), %zmm6, %zmm2
	vpternlogq	$120, %zmm5, %zmm24, %zmm0
	vbroadcastss	.LC228(%rip), %zmm5
	vcmpps	$2, .LC384(%rip), %zmm2, %k1
	vcvtpd2ps	%zmm0, %ymm0
	vpternlogq	$120, %zmm4, %zmm24, %zmm1
	vcvtpd2ps	%zmm1, %ymm1
	vinsertf64x4	$0x1, %ymm1, %zmm0, %zmm0
	vblendmps	%zmm0, %zmm5, %zmm0{%k1}
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L3789
	movl	%edx, %edi
	andl	$-16, %edi
	movl	%edi, %r8d
	cmpl	%edx, %edi
	je	.L3824
.L3788:
	movl	%edx, %r9d
	subl	%r8d, %r9d
	leal	-1(%r9), %eax
	cmpl	$6, %eax
	jbe	.L3791
	vmovups	(%rcx,%r8,4), %ymm4
	vbroadcastsd	.LC226(%rip), %ymm5
	vbroadcastsd	.LC1317(%rip), %ymm0
	vbroadcastsd	.LC1319(%rip), %ymm1
	vextractf128	$0x1, %ymm4, %xmm10
	vcvtps2pd	%xmm4, %ymm11
	vandpd	%ymm5, %ymm11, %ymm9
	vbroadcastsd	.LC1302(%rip), %ymm3
	vcvtps2pd	%xmm10, %ymm10
	vandpd	%ymm5, %ymm10, %ymm5
	vcmppd	$5, %ymm0, %ymm9, %k0
	vbroadcastsd	.LC1301(%rip), %ymm7
	vcmppd	$1, %ymm0, %ymm5, %k1
	vcmppd	$1, %ymm0, %ymm9, %k2
	vbroadcastsd	.LC7(%rip), %ymm20
	vbroadcastsd	.LC298(%rip), %ymm12
	vcmppd	$5, %ymm0, %ymm5, %k7
	vbroadcastsd	.LC1321(%rip), %ymm0
	vcmppd	$5, %ymm1, %ymm5, %k6{%k1}
	vcmppd	$1, %ymm1, %ymm9, %k4{%k2}
	vcmppd	$1, %ymm1, %ymm5, %k3{%k1}
	vcmppd	$1, %ymm0, %ymm5, %k5{%k7}
	kmovb	%k0, %k1
	vcmppd	$5, %ymm0, %ymm5, %k7{%k7}
	vcmppd	$5, %ymm1, %ymm9, %k2{%k2}
	vbroadcastsd	.LC105(%rip), %ymm1
	kmovb	%k6, %eax
	kmovb	%k0, %k6
	vcmppd	$5, %ymm0, %ymm9, %k0{%k1}
	vcmppd	$1, %ymm0, %ymm9, %k6{%k6}
	vbroadcastsd	.LC1311(%rip), %ymm0
	kandnb	%k0, %k2, %k2
	kmovb	%eax, %k0
	vblendmpd	%ymm1, %ymm0, %ymm19{%k2}
	kandnb	%k7, %k0, %k1
	vmovapd	%ymm1, %ymm0{%k1}
	movl	$1, %eax
	vbroadcastsd	.LC1307(%rip), %ymm1
	vmovapd	%ymm1, %ymm0{%k5}
	vmovapd	%ymm1, %ymm19{%k6}
	vbroadcastsd	.LC1315(%rip), %ymm1
	vblendmpd	%ymm1, %ymm0, %ymm8{%k3}
	vmovapd	%ymm1, %ymm19{%k4}
	vbroadcastsd	.LC1310(%rip), %ymm0
	vbroadcastsd	.LC1303(%rip), %ymm1
	vmulpd	%ymm19, %ymm11, %ymm19
	vmulpd	%ymm8, %ymm10, %ymm8
	vblendmpd	%ymm1, %ymm0, %ymm6{%k2}
	vmovapd	%ymm1, %ymm0{%k1}
	vbroadcastsd	.LC1306(%rip), %ymm1
	vmovapd	%ymm1, %ymm0{%k5}
	vmovapd	%ymm1, %ymm6{%k6}
	vbroadcastsd	.LC1314(%rip), %ymm1
	vmovapd	%ymm1, %ymm6{%k4}
	vblendmpd	%ymm1, %ymm0, %ymm1{%k3}
	vbroadcastsd	.LC1309(%rip), %ymm0
	vmulpd	%ymm19, %ymm6, %ymm6
	vmulpd	%ymm8, %ymm1, %ymm1
	vblendmpd	%ymm3, %ymm0, %ymm2{%k2}
	vmovapd	%ymm3, %ymm0{%k1}
	vbroadcastsd	.LC1305(%rip), %ymm3
	vmovapd	%ymm3, %ymm2{%k6}
	vmovapd	%ymm3, %ymm0{%k5}
	vbroadcastsd	.LC1313(%rip), %ymm3
	vmovapd	%ymm3, %ymm2{%k4}
	vmovapd	%ymm3, %ymm0{%k3}
	vbroadcastsd	.LC1308(%rip), %ymm3
	vaddpd	%ymm20, %ymm6, %ymm16
	vmulpd	%ymm19, %ymm2, %ymm2
	vaddpd	%ymm20, %ymm1, %ymm14
	vmulpd	%ymm8, %ymm0, %ymm0
	vblendmpd	%ymm7, %ymm3, %ymm18{%k2}
	vmovapd	%ymm7, %ymm3{%k1}
	vbroadcastsd	.LC1304(%rip), %ymm7
	vmovapd	%ymm7, %ymm3{%k5}
	vmovapd	%ymm7, %ymm18{%k6}
	vbroadcastsd	.LC1312(%rip), %ymm7
	vblendmpd	%ymm7, %ymm3, %ymm17{%k3}
	vmovapd	%ymm7, %ymm18{%k4}
	vaddpd	%ymm12, %ymm16, %ymm7
	vaddpd	%ymm20, %ymm2, %ymm21
	vaddpd	%ymm20, %ymm0, %ymm3
	vsubpd	%ymm7, %ymm6, %ymm6
	vaddpd	%ymm12, %ymm14, %ymm7
	vpaddq	%ymm3, %ymm14, %ymm14
	vpaddq	%ymm21, %ymm16, %ymm16
	vsubpd	%ymm7, %ymm1, %ymm1
	vaddpd	%ymm12, %ymm21, %ymm7
	vsubpd	%ymm7, %ymm2, %ymm7
	vaddpd	%ymm12, %ymm3, %ymm2
	vsubpd	%ymm2, %ymm0, %ymm0
	vaddpd	%ymm7, %ymm6, %ymm15
	vaddpd	%ymm0, %ymm1, %ymm13
	vaddpd	%ymm20, %ymm15, %ymm15
	vaddpd	%ymm20, %ymm13, %ymm13
	vaddpd	%ymm12, %ymm13, %ymm2
	vsubpd	%ymm2, %ymm1, %ymm3
	vmovapd	%ymm11, %ymm1
	vaddpd	%ymm0, %ymm3, %ymm3
	vaddpd	%ymm12, %ymm15, %ymm0
	vsubpd	%ymm0, %ymm6, %ymm2
	vfmadd231pd	%ymm8, %ymm17, %ymm3
	vbroadcastsd	.LC183(%rip), %ymm6
	vmovapd	%ymm11, %ymm8
	vfmadd132pd	%ymm6, %ymm20, %ymm8
	vfmadd132pd	%ymm10, %ymm20, %ymm6
	vaddpd	%ymm7, %ymm2, %ymm2
	vfmadd231pd	%ymm19, %ymm18, %ymm2
	vaddpd	%ymm12, %ymm8, %ymm7
	vaddpd	%ymm12, %ymm6, %ymm0
	vbroadcastsd	.LC184(%rip), %ymm12
	vfmadd231pd	%ymm12, %ymm7, %ymm1
	vfmadd132pd	%ymm0, %ymm10, %ymm12
	vbroadcastsd	.LC1341(%rip), %ymm10
	vfmadd132pd	%ymm10, %ymm12, %ymm0
	vfmadd132pd	%ymm10, %ymm1, %ymm7
	vbroadcastsd	.LC1343(%rip), %ymm10
	vbroadcastsd	.LC106(%rip), %ymm1
	vcmppd	$5, %ymm10, %ymm9, %k2
	vcmppd	$5, %ymm10, %ymm5, %k1
	vbroadcastsd	.LC1277(%rip), %ymm9
	vmulpd	%ymm1, %ymm2, %ymm7{%k2}
	vmovapd	%ymm0, %ymm5
	vbroadcastsd	.LC1275(%rip), %ymm2
	vpaddq	%ymm15, %ymm16, %ymm8{%k2}
	vmulpd	%ymm1, %ymm3, %ymm5{%k1}
	vpaddq	%ymm13, %ymm14, %ymm6{%k1}
	vmulpd	%ymm7, %ymm7, %ymm0
	vmulpd	%ymm5, %ymm5, %ymm1
	vmovapd	%ymm0, %ymm3
	vfmadd132pd	%ymm2, %ymm9, %ymm3
	vfmadd132pd	%ymm1, %ymm9, %ymm2
	vbroadcastsd	.LC1279(%rip), %ymm9
	vfmadd132pd	%ymm1, %ymm9, %ymm2
	vfmadd132pd	%ymm0, %ymm9, %ymm3
	vbroadcastsd	.LC1281(%rip), %ymm9
	vfmadd132pd	%ymm1, %ymm9, %ymm2
	vfmadd132pd	%ymm0, %ymm9, %ymm3
	vbroadcastsd	.LC20(%rip), %ymm9
	vbroadcastsd	.LC1289(%rip), %ymm12
	vfmadd132pd	%ymm1, %ymm9, %ymm2
	vfmadd132pd	%ymm0, %ymm9, %ymm3
	vmovapd	%ymm2, %ymm11
	vmovapd	%ymm3, %ymm10
	vbroadcastsd	.LC1287(%rip), %ymm2
	vmovapd	%ymm0, %ymm3
	vfmadd132pd	%ymm2, %ymm12, %ymm3
	vfmadd132pd	%ymm1, %ymm12, %ymm2
	vbroadcastsd	.LC1291(%rip), %ymm12
	vfmadd132pd	%ymm0, %ymm12, %ymm3
	vfmadd132pd	%ymm1, %ymm12, %ymm2
	vbroadcastsd	.LC1293(%rip), %ymm12
	vfmadd132pd	%ymm0, %ymm12, %ymm3
	vfmadd132pd	%ymm1, %ymm12, %ymm2
	vbroadcastsd	.LC1295(%rip), %ymm12
	vfmadd132pd	%ymm0, %ymm12, %ymm3
	vfmadd132pd	%ymm1, %ymm12, %ymm2
	vfmadd132pd	%ymm3, %ymm9, %ymm0
	vfmadd132pd	%ymm2, %ymm9, %ymm1
	vpbroadcastq	%rax, %ymm3
	movabsq	$-9223372036854775808, %rax
	vpand	%ymm3, %ymm8, %ymm2
	vpsllq	$62, %ymm8, %ymm8
	vpand	%ymm3, %ymm6, %ymm3
	vptestnmq	%ymm2, %ymm2, %k1
	vpsllq	$62, %ymm6, %ymm6
	vbroadcastss	.LC223(%rip), %ymm2
	vandps	%ymm2, %ymm4, %ymm4
	vpbroadcastq	%rax, %ymm2
	movl	%r9d, %eax
	vmulpd	%ymm7, %ymm10, %ymm0{%k1}
	vptestnmq	%ymm3, %ymm3, %k1
	andl	$-8, %eax
	addl	%eax, %edi
	andl	$7, %r9d
	vmulpd	%ymm5, %ymm11, %ymm1{%k1}
	vpternlogq	$120, %ymm8, %ymm2, %ymm0
	vcvtpd2psy	%ymm0, %xmm0
	vpternlogq	$120, %ymm6, %ymm2, %ymm1
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vbroadcastss	.LC385(%rip), %ymm1
	vcmpps	$2, %ymm1, %ymm4, %k1
	vbroadcastss	.LC228(%rip), %ymm1
	vblendmps	%ymm0, %ymm1, %ymm0{%k1}
	vmovups	%ymm0, (%rsi,%r8,4)
	je	.L3824
.L3791:
	vmovsd	.LC1317(%rip), %xmm7
	movslq	%edi, %rdi
	vmovss	.LC385(%rip), %xmm6
	vmovsd	.LC20(%rip), %xmm8
	vmovsd	.LC7(%rip), %xmm4
	vmovsd	.LC1343(%rip), %xmm5
	vmovsd	.LC1319(%rip), %xmm10
	vmovsd	.LC1321(%rip), %xmm9
	.p2align 4,,10
	.p2align 3
.L3795:
	vmovss	(%rcx,%rdi,4), %xmm2
	vcvtss2sd	%xmm2, %xmm2, %xmm0
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm11
	vcomisd	%xmm11, %xmm7
	jbe	.L3830
	vcomisd	%xmm11, %xmm10
	jbe	.L3823
	movq	.LC1312(%rip), %rax
	vmovq	%rax, %xmm1
	movq	.LC1313(%rip), %rax
	vmovq	%rax, %xmm15
	movq	.LC1314(%rip), %rax
	vmovq	%rax, %xmm13
	movq	.LC1315(%rip), %rax
	vmovq	%rax, %xmm3
.L3805:
	vucomisd	%xmm11, %xmm5
	ja	.L3831
	vmulsd	%xmm3, %xmm0, %xmm0
	vmulsd	%xmm13, %xmm0, %xmm13
	vmulsd	%xmm15, %xmm0, %xmm15
	vaddsd	%xmm4, %xmm13, %xmm12
	vaddsd	%xmm4, %xmm15, %xmm14
	vsubsd	%xmm4, %xmm12, %xmm11
	vmovq	%xmm12, %rax
	vsubsd	%xmm4, %xmm14, %xmm3
	vmovq	%xmm14, %r9
	addq	%r9, %rax
	vsubsd	%xmm11, %xmm13, %xmm13
	vsubsd	%xmm3, %xmm15, %xmm15
	vaddsd	%xmm15, %xmm13, %xmm11
	vaddsd	%xmm4, %xmm11, %xmm11
	vmovq	%xmm11, %r11
	vsubsd	%xmm4, %xmm11, %xmm11
	addq	%r11, %rax
	vsubsd	%xmm11, %xmm13, %xmm13
	vaddsd	%xmm15, %xmm13, %xmm13
	vfmadd132sd	%xmm1, %xmm13, %xmm0
	vmulsd	.LC106(%rip), %xmm0, %xmm3
.L3802:
	vmulsd	%xmm3, %xmm3, %xmm1
	testb	$1, %al
	jne	.L3832
	vmovsd	.LC1275(%rip), %xmm0
	vfmadd213sd	.LC1277(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1279(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1281(%rip), %xmm1, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vmulsd	%xmm3, %xmm0, %xmm0
.L3799:
	vmovd	%xmm2, %r10d
	andl	$2147483647, %r10d
	vmovd	%r10d, %xmm2
	vcomiss	%xmm2, %xmm6
	jb	.L3819
	salq	$62, %rax
	vmovq	%xmm0, %r11
	movabsq	$-9223372036854775808, %r8
	andq	%r8, %rax
	xorq	%r11, %rax
	vmovq	%rax, %xmm2
	vcvtsd2ss	%xmm2, %xmm2, %xmm0
	vmovss	%xmm0, (%rsi,%rdi,4)
	addq	$1, %rdi
	cmpl	%edi, %edx
	jg	.L3795
.L3824:
	vzeroupper
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3819:
	.cfi_restore_state
	movl	$0x7fc00000, (%rsi,%rdi,4)
	addq	$1, %rdi
	cmpl	%edi, %edx
	jg	.L3795
	jmp	.L3824
	.p2align 4,,10
	.p2align 3
.L3832:
	vmovsd	.LC1287(%rip), %xmm0
	vfmadd213sd	.LC1289(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1291(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1293(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1295(%rip), %xmm1, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	jmp	.L3799
	.p2align 4,,10
	.p2align 3
.L3831:
	vmovsd	%xmm0, %xmm0, %xmm1
	vfmadd132sd	.LC183(%rip), %xmm4, %xmm1
	vsubsd	%xmm4, %xmm1, %xmm3
	vmovq	%xmm1, %rax
	vfmadd231sd	.LC184(%rip), %xmm3, %xmm0
	vfmadd132sd	.LC1341(%rip), %xmm0, %xmm3
	jmp	.L3802
	.p2align 4,,10
	.p2align 3
.L3830:
	vcomisd	%xmm11, %xmm9
	jbe	.L3822
	vmovsd	.LC1304(%rip), %xmm1
	vmovsd	.LC1305(%rip), %xmm15
	vmovsd	.LC1306(%rip), %xmm13
	vmovsd	.LC1307(%rip), %xmm3
	jmp	.L3805
	.p2align 4,,10
	.p2align 3
.L3823:
	movq	.LC1308(%rip), %rax
	vmovq	%rax, %xmm1
	movq	.LC1309(%rip), %rax
	vmovq	%rax, %xmm15
	movq	.LC1310(%rip), %rax
	vmovq	%rax, %xmm13
	movq	.LC1311(%rip), %rax
	vmovq	%rax, %xmm3
	jmp	.L3805
	.p2align 4,,10
	.p2align 3
.L3822:
	vmovsd	.LC1301(%rip), %xmm1
	vmovsd	.LC1302(%rip), %xmm15
	vmovsd	.LC1303(%rip), %xmm13
	vmovsd	.LC105(%rip), %xmm3
	jmp	.L3805
	.p2align 4,,10
	.p2align 3
.L3827:
	.cfi_def_cfa 7, 8
	.cfi_restore 6
	ret
.L3808:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%r8d, %r8d
	xorl	%edi, %edi
	jmp	.L3788
	.cfi_endproc
.LFE281:
	.size	v_etch__sin_f32, .-v_etch__sin_f32
	.p2align 4
	.globl	v_etch__cos_f32
	.type	v_etch__cos_f32, @function
v_etch__cos_f32:
.LFB282:
	.cfi_startproc
	movq	%rdi, %rcx
	movl	%edx, %edi
	testl	%edx, %edx
	jle	.L3872
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L3855
	movl	$1, %r8d
	shrl	$4, %edx
	xorl	%eax, %eax
	vbroadcastsd	.LC226(%rip), %zmm31
	vpbroadcastq	%r8, %zmm18
	salq	$6, %rdx
	movabsq	$-9223372036854775808, %r8
	vbroadcastsd	.LC1317(%rip), %zmm22
	vbroadcastsd	.LC1319(%rip), %zmm21
	vpbroadcastq	%r8, %zmm25
	vbroadcastsd	.LC1321(%rip), %zmm20
	vbroadcastsd	.LC1311(%rip), %zmm30
	vbroadcastsd	.LC1310(%rip), %zmm29
	vbroadcastsd	.LC1309(%rip), %zmm28
	vbroadcastsd	.LC1308(%rip), %zmm27
	vbroadcastsd	.LC7(%rip), %zmm8
	vbroadcastsd	.LC298(%rip), %zmm7
	vbroadcastsd	.LC20(%rip), %zmm19
	vbroadcastsd	.LC1293(%rip), %zmm26
	.p2align 4,,10
	.p2align 3
.L3836:
	vmovups	(%rcx,%rax), %zmm4
	vcvtps2pd	(%rcx,%rax), %zmm11
	vandpd	%zmm31, %zmm11, %zmm10
	vcmppd	$5, %zmm22, %zmm10, %k0
	vcmppd	$1, %zmm22, %zmm10, %k2
	vextractf32x8	$0x1, %zmm4, %ymm6
	vcvtps2pd	%ymm6, %zmm6
	vandpd	%zmm31, %zmm6, %zmm9
	vcmppd	$1, %zmm22, %zmm9, %k1
	vcmppd	$1, %zmm21, %zmm10, %k4{%k2}
	kmovb	%k0, %k5
	vcmppd	$5, %zmm21, %zmm10, %k2{%k2}
	vcmppd	$1, %zmm20, %zmm10, %k6{%k5}
	vcmppd	$5, %zmm21, %zmm9, %k7{%k1}
	vcmppd	$1, %zmm21, %zmm9, %k3{%k1}
	kmovb	%k0, %k1
	vcmppd	$5, %zmm20, %zmm10, %k0{%k1}
	kmovb	%k7, %r9d
	vcmppd	$5, %zmm22, %zmm9, %k7
	kandnb	%k0, %k2, %k2
	kmovb	%r9d, %k0
	vblendmpd	.LC1322(%rip), %zmm30, %zmm5{%k2}
	vblendmpd	.LC1326(%rip), %zmm29, %zmm1{%k2}
	vmovapd	.LC1324(%rip), %zmm5{%k6}
	vmovapd	.LC1328(%rip), %zmm1{%k6}
	vblendmpd	.LC1330(%rip), %zmm28, %zmm2{%k2}
	vcmppd	$1, %zmm20, %zmm9, %k5{%k7}
	vcmppd	$5, %zmm20, %zmm9, %k7{%k7}
	vmovapd	.LC1325(%rip), %zmm5{%k4}
	vmulpd	%zmm5, %zmm11, %zmm5
	vmovapd	.LC1329(%rip), %zmm1{%k4}
	vmovapd	.LC1332(%rip), %zmm2{%k6}
	vmovapd	.LC1333(%rip), %zmm2{%k4}
	vblendmpd	.LC1334(%rip), %zmm27, %zmm17{%k2}
	vmovapd	.LC1336(%rip), %zmm17{%k6}
	kandnb	%k7, %k0, %k1
	vblendmpd	.LC1322(%rip), %zmm30, %zmm4{%k1}
	vblendmpd	.LC1326(%rip), %zmm29, %zmm0{%k1}
	vmovapd	.LC1324(%rip), %zmm4{%k5}
	vmovapd	.LC1328(%rip), %zmm0{%k5}
	vblendmpd	.LC1330(%rip), %zmm28, %zmm3{%k1}
	vmovapd	.LC1325(%rip), %zmm4{%k3}
	vmovapd	.LC1329(%rip), %zmm0{%k3}
	vmovapd	.LC1332(%rip), %zmm3{%k5}
	vmulpd	%zmm4, %zmm6, %zmm4
	vmovapd	.LC1333(%rip), %zmm3{%k3}
	vblendmpd	.LC1334(%rip), %zmm27, %zmm12{%k1}
	vmulpd	%zmm5, %zmm1, %zmm1
	vmovapd	.LC1336(%rip), %zmm12{%k5}
	vmovapd	.LC1337(%rip), %zmm17{%k4}
	vmulpd	%zmm5, %zmm2, %zmm2
	vmovapd	.LC1337(%rip), %zmm12{%k3}
	vmulpd	%zmm4, %zmm0, %zmm0
	vaddpd	%zmm8, %zmm1, %zmm16
	vmulpd	%zmm4, %zmm3, %zmm3
	vaddpd	%zmm8, %zmm2, %zmm24
	vaddpd	%zmm7, %zmm16, %zmm13
	vaddpd	%zmm8, %zmm0, %zmm14
	vpaddq	%zmm24, %zmm16, %zmm16
	vaddpd	%zmm8, %zmm3, %zmm23
	vsubpd	%zmm13, %zmm1, %zmm1
	vaddpd	%zmm7, %zmm14, %zmm13
	vpaddq	%zmm23, %zmm14, %zmm14
	vsubpd	%zmm13, %zmm0, %zmm0
	vaddpd	%zmm7, %zmm24, %zmm13
	vsubpd	%zmm13, %zmm2, %zmm2
	vaddpd	%zmm7, %zmm23, %zmm13
	vsubpd	%zmm13, %zmm3, %zmm3
	vaddpd	%zmm2, %zmm1, %zmm15
	vaddpd	%zmm3, %zmm0, %zmm13
	vaddpd	%zmm8, %zmm15, %zmm15
	vaddpd	%zmm8, %zmm13, %zmm13
	vaddpd	%zmm7, %zmm13, %zmm23
	vsubpd	%zmm23, %zmm0, %zmm0
	vaddpd	%zmm3, %zmm0, %zmm0
	vaddpd	%zmm7, %zmm15, %zmm3
	vsubpd	%zmm3, %zmm1, %zmm1
	vmovapd	%zmm11, %zmm3
	vfmadd132pd	.LC1338(%rip), %zmm8, %zmm3
	vfmadd231pd	%zmm4, %zmm12, %zmm0
	vaddpd	%zmm2, %zmm1, %zmm1
	vmovapd	%zmm6, %zmm2
	vfmadd132pd	.LC1338(%rip), %zmm8, %zmm2
	vfmadd231pd	%zmm5, %zmm17, %zmm1
	vaddpd	%zmm7, %zmm3, %zmm5
	vfmadd231pd	.LC1339(%rip), %zmm5, %zmm11
	vfmadd132pd	.LC1340(%rip), %zmm11, %zmm5
	vaddpd	%zmm7, %zmm2, %zmm4
	vfmadd231pd	.LC1339(%rip), %zmm4, %zmm6
	vfmadd132pd	.LC1340(%rip), %zmm6, %zmm4
	vcmppd	$5, .LC1342(%rip), %zmm10, %k2
	vbroadcastsd	.LC1287(%rip), %zmm11
	vmulpd	.LC831(%rip), %zmm1, %zmm5{%k2}
	vcmppd	$5, .LC1342(%rip), %zmm9, %k1
	vbroadcastsd	.LC1287(%rip), %zmm10
	vmulpd	.LC831(%rip), %zmm0, %zmm4{%k1}
	vbroadcastsd	.LC1275(%rip), %zmm9
	vbroadcastsd	.LC1275(%rip), %zmm6
	vpaddq	%zmm15, %zmm16, %zmm3{%k2}
	vpaddq	%zmm18, %zmm3, %zmm3
	vpaddq	%zmm13, %zmm14, %zmm2{%k1}
	vpaddq	%zmm18, %zmm2, %zmm2
	vmulpd	%zmm5, %zmm5, %zmm0
	vmulpd	%zmm4, %zmm4, %zmm1
	vfmadd213pd	.LC1288(%rip), %zmm0, %zmm11
	vfmadd213pd	.LC1288(%rip), %zmm1, %zmm10
	vfmadd213pd	.LC1290(%rip), %zmm0, %zmm11
	vfmadd213pd	.LC1290(%rip), %zmm1, %zmm10
	vfmadd213pd	.LC1276(%rip), %zmm0, %zmm9
	vfmadd213pd	.LC1276(%rip), %zmm1, %zmm6
	vfmadd213pd	.LC1278(%rip), %zmm0, %zmm9
	vfmadd213pd	.LC1278(%rip), %zmm1, %zmm6
	vfmadd213pd	.LC1280(%rip), %zmm0, %zmm9
	vfmadd213pd	.LC1280(%rip), %zmm1, %zmm6
	vfmadd132pd	%zmm0, %zmm26, %zmm11
	vfmadd213pd	.LC1294(%rip), %zmm0, %zmm11
	vfmadd132pd	%zmm1, %zmm26, %zmm10
	vfmadd213pd	.LC1294(%rip), %zmm1, %zmm10
	vfmadd132pd	%zmm0, %zmm19, %zmm9
	vfmadd132pd	%zmm1, %zmm19, %zmm6
	vfmadd132pd	%zmm11, %zmm19, %zmm0
	vfmadd132pd	%zmm10, %zmm19, %zmm1
	vpandq	%zmm18, %zmm3, %zmm10
	vptestnmq	%zmm10, %zmm10, %k1
	vpsllq	$62, %zmm3, %zmm3
	vmulpd	%zmm9, %zmm5, %zmm0{%k1}
	vpandq	%zmm18, %zmm2, %zmm5
	vptestnmq	%zmm5, %zmm5, %k1
	vpsllq	$62, %zmm2, %zmm2
	vmulpd	%zmm4, %zmm6, %zmm1{%k1}
	vmovups	(%rcx,%rax), %zmm4
	vandps	.LC222(%rip), %zmm4, %zmm4
	vpternlogq	$120, %zmm3, %zmm25, %zmm0
	vcmpps	$2, .LC384(%rip), %zmm4, %k1
	vcvtpd2ps	%zmm0, %ymm0
	vbroadcastss	.LC228(%rip), %zmm4
	vpternlogq	$120, %zmm2, %zmm25, %zmm1
	vcvtpd2ps	%zmm1, %ymm1
	vinsertf64x4	$0x1, %ymm1, %zmm0, %zmm0
	vblendmps	%zmm0, %zmm4, %zmm0{%k1}
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdx, %rax
	jne	.L3836
	movl	%edi, %edx
	andl	$-16, %edx
	movl	%edx, %r8d
	cmpl	%edi, %edx
	je	.L3871
.L3835:
	movl	%edi, %r9d
	subl	%r8d, %r9d
	leal	-1(%r9), %eax
	cmpl	$6, %eax
	jbe	.L3838
	vmovups	(%rcx,%r8,4), %ymm4
	vbroadcastsd	.LC226(%rip), %ymm6
	vbroadcastsd	.LC1317(%rip), %ymm0
	vbroadcastsd	.LC1319(%rip), %ymm1
	vextractf128	$0x1, %ymm4, %xmm8
	vcvtps2pd	%xmm4, %ymm9
	vandpd	%ymm6, %ymm9, %ymm7
	vbroadcastsd	.LC1302(%rip), %ymm5
	vcvtps2pd	%xmm8, %ymm8
	vandpd	%ymm6, %ymm8, %ymm6
	vcmppd	$5, %ymm0, %ymm7, %k0
	vbroadcastsd	.LC1301(%rip), %ymm12
	vcmppd	$1, %ymm0, %ymm6, %k1
	vcmppd	$1, %ymm0, %ymm7, %k2
	vbroadcastsd	.LC7(%rip), %ymm18
	vcmppd	$5, %ymm0, %ymm6, %k7
	vbroadcastsd	.LC1321(%rip), %ymm0
	vcmppd	$5, %ymm1, %ymm6, %k6{%k1}
	vcmppd	$1, %ymm1, %ymm7, %k4{%k2}
	vcmppd	$1, %ymm1, %ymm6, %k3{%k1}
	vcmppd	$1, %ymm0, %ymm6, %k5{%k7}
	kmovb	%k0, %k1
	vcmppd	$5, %ymm0, %ymm6, %k7{%k7}
	vcmppd	$5, %ymm1, %ymm7, %k2{%k2}
	vbroadcastsd	.LC105(%rip), %ymm1
	kmovb	%k6, %eax
	kmovb	%k0, %k6
	vcmppd	$5, %ymm0, %ymm7, %k0{%k1}
	vcmppd	$1, %ymm0, %ymm7, %k6{%k6}
	vbroadcastsd	.LC1311(%rip), %ymm0
	kandnb	%k0, %k2, %k2
	kmovb	%eax, %k0
	vblendmpd	%ymm1, %ymm0, %ymm17{%k2}
	kandnb	%k7, %k0, %k1
	vmovapd	%ymm1, %ymm0{%k1}
	movl	$1, %eax
	vbroadcastsd	.LC1307(%rip), %ymm1
	vmovapd	%ymm1, %ymm0{%k5}
	vmovapd	%ymm1, %ymm17{%k6}
	vbroadcastsd	.LC1315(%rip), %ymm1
	vblendmpd	%ymm1, %ymm0, %ymm10{%k3}
	vmovapd	%ymm1, %ymm17{%k4}
	vbroadcastsd	.LC1310(%rip), %ymm0
	vbroadcastsd	.LC1303(%rip), %ymm1
	vmulpd	%ymm17, %ymm9, %ymm17
	vmulpd	%ymm10, %ymm8, %ymm10
	vblendmpd	%ymm1, %ymm0, %ymm3{%k2}
	vmovapd	%ymm1, %ymm0{%k1}
	vbroadcastsd	.LC1306(%rip), %ymm1
	vmovapd	%ymm1, %ymm0{%k5}
	vmovapd	%ymm1, %ymm3{%k6}
	vbroadcastsd	.LC1314(%rip), %ymm1
	vmovapd	%ymm1, %ymm3{%k4}
	vblendmpd	%ymm1, %ymm0, %ymm1{%k3}
	vbroadcastsd	.LC1309(%rip), %ymm0
	vmulpd	%ymm17, %ymm3, %ymm3
	vmulpd	%ymm10, %ymm1, %ymm1
	vblendmpd	%ymm5, %ymm0, %ymm2{%k2}
	vmovapd	%ymm5, %ymm0{%k1}
	vbroadcastsd	.LC1305(%rip), %ymm5
	vmovapd	%ymm5, %ymm2{%k6}
	vmovapd	%ymm5, %ymm0{%k5}
	vbroadcastsd	.LC1313(%rip), %ymm5
	vmovapd	%ymm5, %ymm2{%k4}
	vmovapd	%ymm5, %ymm0{%k3}
	vbroadcastsd	.LC1308(%rip), %ymm5
	vaddpd	%ymm18, %ymm3, %ymm16
	vmulpd	%ymm17, %ymm2, %ymm2
	vaddpd	%ymm18, %ymm1, %ymm14
	vmulpd	%ymm10, %ymm0, %ymm0
	vblendmpd	%ymm12, %ymm5, %ymm11{%k2}
	vmovapd	%ymm12, %ymm5{%k1}
	vbroadcastsd	.LC1304(%rip), %ymm12
	vmovapd	%ymm12, %ymm11{%k6}
	vmovapd	%ymm12, %ymm5{%k5}
	vbroadcastsd	.LC1312(%rip), %ymm12
	vmovapd	%ymm12, %ymm11{%k4}
	vmovapd	%ymm12, %ymm5{%k3}
	vbroadcastsd	.LC298(%rip), %ymm12
	vaddpd	%ymm18, %ymm2, %ymm20
	vaddpd	%ymm18, %ymm0, %ymm19
	vaddpd	%ymm12, %ymm16, %ymm13
	vpaddq	%ymm20, %ymm16, %ymm16
	vsubpd	%ymm13, %ymm3, %ymm3
	vaddpd	%ymm12, %ymm14, %ymm13
	vpaddq	%ymm19, %ymm14, %ymm14
	vsubpd	%ymm13, %ymm1, %ymm1
	vaddpd	%ymm12, %ymm20, %ymm13
	vsubpd	%ymm13, %ymm2, %ymm2
	vaddpd	%ymm12, %ymm19, %ymm13
	vsubpd	%ymm13, %ymm0, %ymm0
	vaddpd	%ymm2, %ymm3, %ymm15
	vaddpd	%ymm0, %ymm1, %ymm13
	vaddpd	%ymm18, %ymm15, %ymm15
	vaddpd	%ymm18, %ymm13, %ymm13
	vaddpd	%ymm12, %ymm13, %ymm19
	vsubpd	%ymm19, %ymm1, %ymm1
	vaddpd	%ymm0, %ymm1, %ymm1
	vaddpd	%ymm12, %ymm15, %ymm0
	vfmadd132pd	%ymm10, %ymm1, %ymm5
	vsubpd	%ymm0, %ymm3, %ymm3
	vbroadcastsd	.LC183(%rip), %ymm1
	vmovapd	%ymm9, %ymm10
	vfmadd132pd	%ymm1, %ymm18, %ymm10
	vfmadd132pd	%ymm8, %ymm18, %ymm1
	vaddpd	%ymm2, %ymm3, %ymm3
	vmovapd	%ymm9, %ymm2
	vfmadd231pd	%ymm17, %ymm11, %ymm3
	vaddpd	%ymm12, %ymm1, %ymm0
	vaddpd	%ymm12, %ymm10, %ymm11
	vbroadcastsd	.LC184(%rip), %ymm12
	vfmadd231pd	%ymm12, %ymm11, %ymm2
	vfmadd132pd	%ymm0, %ymm8, %ymm12
	vmovapd	%ymm11, %ymm9
	vbroadcastsd	.LC1341(%rip), %ymm8
	vpbroadcastq	%rax, %ymm11
	movabsq	$-9223372036854775808, %rax
	vfmadd132pd	%ymm8, %ymm12, %ymm0
	vfmadd132pd	%ymm8, %ymm2, %ymm9
	vbroadcastsd	.LC1343(%rip), %ymm8
	vbroadcastsd	.LC106(%rip), %ymm2
	vcmppd	$5, %ymm8, %ymm7, %k2
	vcmppd	$5, %ymm8, %ymm6, %k1
	vmulpd	%ymm2, %ymm3, %ymm9{%k2}
	vmovapd	%ymm0, %ymm6
	vpaddq	%ymm13, %ymm14, %ymm1{%k1}
	vmulpd	%ymm2, %ymm5, %ymm6{%k1}
	vpaddq	%ymm11, %ymm1, %ymm7
	vbroadcastsd	.LC1277(%rip), %ymm5
	vbroadcastsd	.LC1275(%rip), %ymm2
	vpaddq	%ymm15, %ymm16, %ymm10{%k2}
	vpaddq	%ymm11, %ymm10, %ymm8
	vmulpd	%ymm9, %ymm9, %ymm0
	vmulpd	%ymm6, %ymm6, %ymm1
	vmovapd	%ymm0, %ymm3
	vfmadd132pd	%ymm2, %ymm5, %ymm3
	vfmadd132pd	%ymm1, %ymm5, %ymm2
	vbroadcastsd	.LC1279(%rip), %ymm5
	vfmadd132pd	%ymm1, %ymm5, %ymm2
	vfmadd132pd	%ymm0, %ymm5, %ymm3
	vbroadcastsd	.LC1281(%rip), %ymm5
	vbroadcastsd	.LC20(%rip), %ymm10
	vbroadcastsd	.LC1289(%rip), %ymm13
	vfmadd132pd	%ymm1, %ymm5, %ymm2
	vfmadd132pd	%ymm0, %ymm5, %ymm3
	vmovapd	%ymm0, %ymm5
	vfmadd132pd	%ymm1, %ymm10, %ymm2
	vfmadd132pd	%ymm0, %ymm10, %ymm3
	vmovapd	%ymm2, %ymm12
	vbroadcastsd	.LC1287(%rip), %ymm2
	vfmadd132pd	%ymm2, %ymm13, %ymm5
	vfmadd132pd	%ymm1, %ymm13, %ymm2
	vbroadcastsd	.LC1291(%rip), %ymm13
	vfmadd132pd	%ymm0, %ymm13, %ymm5
	vfmadd132pd	%ymm1, %ymm13, %ymm2
	vbroadcastsd	.LC1293(%rip), %ymm13
	vfmadd132pd	%ymm0, %ymm13, %ymm5
	vfmadd132pd	%ymm1, %ymm13, %ymm2
	vbroadcastsd	.LC1295(%rip), %ymm13
	vfmadd132pd	%ymm0, %ymm13, %ymm5
	vfmadd132pd	%ymm1, %ymm13, %ymm2
	vfmadd132pd	%ymm5, %ymm10, %ymm0
	vfmadd132pd	%ymm2, %ymm10, %ymm1
	vpand	%ymm11, %ymm8, %ymm2
	vptestnmq	%ymm2, %ymm2, %k1
	vpsllq	$62, %ymm8, %ymm8
	vbroadcastss	.LC223(%rip), %ymm2
	vandps	%ymm2, %ymm4, %ymm4
	vpbroadcastq	%rax, %ymm2
	movl	%r9d, %eax
	andl	$-8, %eax
	vmulpd	%ymm9, %ymm3, %ymm0{%k1}
	vpand	%ymm11, %ymm7, %ymm3
	addl	%eax, %edx
	andl	$7, %r9d
	vptestnmq	%ymm3, %ymm3, %k1
	vpsllq	$62, %ymm7, %ymm7
	vmulpd	%ymm6, %ymm12, %ymm1{%k1}
	vpternlogq	$120, %ymm8, %ymm2, %ymm0
	vcvtpd2psy	%ymm0, %xmm0
	vpternlogq	$120, %ymm7, %ymm2, %ymm1
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vbroadcastss	.LC385(%rip), %ymm1
	vcmpps	$2, %ymm1, %ymm4, %k1
	vbroadcastss	.LC228(%rip), %ymm1
	vblendmps	%ymm0, %ymm1, %ymm0{%k1}
	vmovups	%ymm0, (%rsi,%r8,4)
	je	.L3871
.L3838:
	vmovsd	.LC1317(%rip), %xmm6
	movslq	%edx, %rdx
	vmovss	.LC385(%rip), %xmm5
	vmovsd	.LC20(%rip), %xmm7
	vmovsd	.LC7(%rip), %xmm3
	vmovsd	.LC1343(%rip), %xmm4
	vmovsd	.LC1319(%rip), %xmm9
	vmovsd	.LC1321(%rip), %xmm8
	.p2align 4,,10
	.p2align 3
.L3842:
	vmovss	(%rcx,%rdx,4), %xmm10
	vcvtss2sd	%xmm10, %xmm10, %xmm0
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm2
	vcomisd	%xmm2, %xmm6
	jbe	.L3873
	vcomisd	%xmm2, %xmm9
	jbe	.L3870
	movq	.LC1312(%rip), %rax
	vmovq	%rax, %xmm11
	movq	.LC1313(%rip), %rax
	vmovq	%rax, %xmm15
	movq	.LC1314(%rip), %rax
	vmovq	%rax, %xmm13
	movq	.LC1315(%rip), %rax
	vmovq	%rax, %xmm1
.L3852:
	vucomisd	%xmm2, %xmm4
	ja	.L3874
	vmulsd	%xmm1, %xmm0, %xmm0
	vmulsd	%xmm13, %xmm0, %xmm13
	vmulsd	%xmm15, %xmm0, %xmm15
	vaddsd	%xmm3, %xmm13, %xmm1
	vaddsd	%xmm3, %xmm15, %xmm14
	vsubsd	%xmm3, %xmm1, %xmm2
	vmovq	%xmm1, %rax
	vmovq	%xmm14, %r10
	addq	%r10, %rax
	vsubsd	%xmm2, %xmm13, %xmm13
	vsubsd	%xmm3, %xmm14, %xmm2
	vsubsd	%xmm2, %xmm15, %xmm15
	vmovsd	%xmm0, %xmm0, %xmm2
	vaddsd	%xmm15, %xmm13, %xmm12
	vaddsd	%xmm3, %xmm12, %xmm12
	vmovq	%xmm12, %r11
	vsubsd	%xmm3, %xmm12, %xmm12
	addq	%r11, %rax
	vsubsd	%xmm12, %xmm13, %xmm13
	vaddsd	%xmm15, %xmm13, %xmm13
	vfmadd132sd	%xmm11, %xmm13, %xmm2
	vmulsd	.LC106(%rip), %xmm2, %xmm2
.L3849:
	vmulsd	%xmm2, %xmm2, %xmm1
	leaq	1(%rax), %r8
	testb	$1, %al
	je	.L3875
	vmovsd	.LC1275(%rip), %xmm0
	vfmadd213sd	.LC1277(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1279(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1281(%rip), %xmm1, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vmulsd	%xmm2, %xmm0, %xmm0
.L3846:
	vmovd	%xmm10, %eax
	andl	$2147483647, %eax
	vmovd	%eax, %xmm10
	vcomiss	%xmm10, %xmm5
	jb	.L3866
	movabsq	$-9223372036854775808, %rax
	salq	$62, %r8
	andq	%rax, %r8
	vmovq	%xmm0, %rax
	xorq	%rax, %r8
	vmovq	%r8, %xmm2
	vcvtsd2ss	%xmm2, %xmm2, %xmm0
	vmovss	%xmm0, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L3842
.L3871:
	vzeroupper
.L3872:
	ret
	.p2align 4,,10
	.p2align 3
.L3866:
	movl	$0x7fc00000, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L3842
	jmp	.L3871
	.p2align 4,,10
	.p2align 3
.L3875:
	vmovsd	.LC1287(%rip), %xmm0
	vfmadd213sd	.LC1289(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1291(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1293(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1295(%rip), %xmm1, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	jmp	.L3846
	.p2align 4,,10
	.p2align 3
.L3874:
	vmovsd	%xmm0, %xmm0, %xmm1
	vfmadd132sd	.LC183(%rip), %xmm3, %xmm1
	vsubsd	%xmm3, %xmm1, %xmm2
	vmovq	%xmm1, %rax
	vfmadd231sd	.LC184(%rip), %xmm2, %xmm0
	vfmadd132sd	.LC1341(%rip), %xmm0, %xmm2
	jmp	.L3849
	.p2align 4,,10
	.p2align 3
.L3873:
	vcomisd	%xmm2, %xmm8
	jbe	.L3869
	vmovsd	.LC1304(%rip), %xmm11
	vmovsd	.LC1305(%rip), %xmm15
	vmovsd	.LC1306(%rip), %xmm13
	vmovsd	.LC1307(%rip), %xmm1
	jmp	.L3852
	.p2align 4,,10
	.p2align 3
.L3870:
	movq	.LC1308(%rip), %rax
	vmovq	%rax, %xmm11
	movq	.LC1309(%rip), %rax
	vmovq	%rax, %xmm15
	movq	.LC1310(%rip), %rax
	vmovq	%rax, %xmm13
	movq	.LC1311(%rip), %rax
	vmovq	%rax, %xmm1
	jmp	.L3852
	.p2align 4,,10
	.p2align 3
.L3869:
	vmovsd	.LC1301(%rip), %xmm11
	vmovsd	.LC1302(%rip), %xmm15
	vmovsd	.LC1303(%rip), %xmm13
	vmovsd	.LC105(%rip), %xmm1
	jmp	.L3852
.L3855:
	xorl	%r8d, %r8d
	xorl	%edx, %edx
	jmp	.L3835
	.cfi_endproc
.LFE282:
	.size	v_etch__cos_f32, .-v_etch__cos_f32
	.p2align 4
	.globl	v_etch__tan_f32
	.type	v_etch__tan_f32, @function
v_etch__tan_f32:
.LFB283:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L3915
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L3896
	movl	%edx, %edi
	movl	$1, %r8d
	xorl	%eax, %eax
	vbroadcastsd	.LC1317(%rip), %zmm21
	shrl	$4, %edi
	vpbroadcastq	%r8, %zmm24
	vbroadcastsd	.LC1319(%rip), %zmm20
	vbroadcastsd	.LC1321(%rip), %zmm19
	vbroadcastsd	.LC1311(%rip), %zmm31
	salq	$6, %rdi
	vbroadcastsd	.LC1310(%rip), %zmm30
	vbroadcastsd	.LC1309(%rip), %zmm29
	vbroadcastsd	.LC1308(%rip), %zmm28
	vbroadcastsd	.LC7(%rip), %zmm8
	vbroadcastsd	.LC298(%rip), %zmm7
	vbroadcastsd	.LC20(%rip), %zmm18
	vbroadcastsd	.LC1277(%rip), %zmm27
	vbroadcastsd	.LC1281(%rip), %zmm26
	vbroadcastsd	.LC902(%rip), %zmm25
	.p2align 4,,10
	.p2align 3
.L3879:
	vmovups	(%rcx,%rax), %zmm5
	vcvtps2pd	(%rcx,%rax), %zmm11
	vandpd	.LC225(%rip), %zmm11, %zmm10
	vextractf32x8	$0x1, %zmm5, %ymm5
	vcmppd	$5, %zmm21, %zmm10, %k0
	vcvtps2pd	%ymm5, %zmm5
	vcmppd	$1, %zmm21, %zmm10, %k2
	vandpd	.LC225(%rip), %zmm5, %zmm9
	vcmppd	$1, %zmm21, %zmm9, %k1
	kmovb	%k0, %k5
	vcmppd	$1, %zmm19, %zmm10, %k6{%k5}
	vcmppd	$1, %zmm20, %zmm10, %k4{%k2}
	vcmppd	$5, %zmm20, %zmm10, %k2{%k2}
	vcmppd	$5, %zmm20, %zmm9, %k7{%k1}
	vcmppd	$1, %zmm20, %zmm9, %k3{%k1}
	kmovb	%k0, %k1
	vcmppd	$5, %zmm19, %zmm10, %k0{%k1}
	kmovb	%k7, %r9d
	vcmppd	$5, %zmm21, %zmm9, %k7
	kandnb	%k0, %k2, %k2
	kmovb	%r9d, %k0
	vblendmpd	.LC1322(%rip), %zmm31, %zmm4{%k2}
	vblendmpd	.LC1326(%rip), %zmm30, %zmm2{%k2}
	vmovapd	.LC1324(%rip), %zmm4{%k6}
	vmovapd	.LC1328(%rip), %zmm2{%k6}
	vblendmpd	.LC1330(%rip), %zmm29, %zmm1{%k2}
	vcmppd	$1, %zmm19, %zmm9, %k5{%k7}
	vcmppd	$5, %zmm19, %zmm9, %k7{%k7}
	vmovapd	.LC1325(%rip), %zmm4{%k4}
	vmulpd	%zmm4, %zmm11, %zmm4
	vmovapd	.LC1329(%rip), %zmm2{%k4}
	vmovapd	.LC1332(%rip), %zmm1{%k6}
	vmovapd	.LC1333(%rip), %zmm1{%k4}
	vblendmpd	.LC1334(%rip), %zmm28, %zmm13{%k2}
	vmovapd	.LC1336(%rip), %zmm13{%k6}
	kandnb	%k7, %k0, %k1
	vblendmpd	.LC1322(%rip), %zmm31, %zmm3{%k1}
	vblendmpd	.LC1326(%rip), %zmm30, %zmm0{%k1}
	vmovapd	.LC1324(%rip), %zmm3{%k5}
	vblendmpd	.LC1330(%rip), %zmm29, %zmm6{%k1}
	vmovapd	.LC1328(%rip), %zmm0{%k5}
	vmovapd	.LC1325(%rip), %zmm3{%k3}
	vmovapd	.LC1332(%rip), %zmm6{%k5}
	vmovapd	.LC1329(%rip), %zmm0{%k3}
	vmulpd	%zmm3, %zmm5, %zmm3
	vmovapd	.LC1333(%rip), %zmm6{%k3}
	vblendmpd	.LC1334(%rip), %zmm28, %zmm12{%k1}
	vmulpd	%zmm4, %zmm2, %zmm2
	vmovapd	.LC1336(%rip), %zmm12{%k5}
	vmovapd	.LC1337(%rip), %zmm13{%k4}
	vmulpd	%zmm4, %zmm1, %zmm1
	vmovapd	.LC1337(%rip), %zmm12{%k3}
	vmulpd	%zmm3, %zmm6, %zmm6
	vmulpd	%zmm3, %zmm0, %zmm0
	vaddpd	%zmm8, %zmm2, %zmm17
	vaddpd	%zmm8, %zmm1, %zmm15
	vaddpd	%zmm7, %zmm17, %zmm22
	vaddpd	%zmm8, %zmm6, %zmm14
	vaddpd	%zmm8, %zmm0, %zmm16
	vsubpd	%zmm22, %zmm2, %zmm2
	vaddpd	%zmm7, %zmm14, %zmm23
	vaddpd	%zmm7, %zmm16, %zmm22
	vpaddq	%zmm14, %zmm16, %zmm14
	vsubpd	%zmm23, %zmm6, %zmm23
	vsubpd	%zmm22, %zmm0, %zmm0
	vaddpd	%zmm7, %zmm15, %zmm22
	vpaddq	%zmm15, %zmm17, %zmm15
	vsubpd	%zmm22, %zmm1, %zmm1
	vaddpd	%zmm23, %zmm0, %zmm6
	vaddpd	%zmm1, %zmm2, %zmm22
	vaddpd	%zmm8, %zmm6, %zmm6
	vaddpd	%zmm8, %zmm22, %zmm22
	vaddpd	%zmm7, %zmm6, %zmm16
	vsubpd	%zmm16, %zmm0, %zmm0
	vaddpd	%zmm7, %zmm22, %zmm16
	vsubpd	%zmm16, %zmm2, %zmm2
	vaddpd	%zmm23, %zmm0, %zmm0
	vaddpd	%zmm1, %zmm2, %zmm2
	vfmadd231pd	%zmm3, %zmm12, %zmm0
	vmovapd	%zmm5, %zmm3
	vfmadd132pd	.LC1338(%rip), %zmm8, %zmm3
	vfmadd231pd	%zmm4, %zmm13, %zmm2
	vmovapd	%zmm11, %zmm4
	vfmadd132pd	.LC1338(%rip), %zmm8, %zmm4
	vaddpd	%zmm7, %zmm3, %zmm1
	vfmadd231pd	.LC1339(%rip), %zmm1, %zmm5
	vaddpd	%zmm7, %zmm4, %zmm12
	vfmadd231pd	.LC1339(%rip), %zmm12, %zmm11
	vfmadd231pd	.LC1340(%rip), %zmm12, %zmm11
	vfmadd231pd	.LC1340(%rip), %zmm1, %zmm5
	vcmppd	$5, .LC1342(%rip), %zmm9, %k1
	vcmppd	$5, .LC1342(%rip), %zmm10, %k2
	vmovdqa64	%zmm3, %zmm9
	vbroadcastsd	.LC1287(%rip), %zmm3
	vmulpd	.LC831(%rip), %zmm0, %zmm5{%k1}
	vbroadcastsd	.LC1287(%rip), %zmm0
	vmulpd	.LC831(%rip), %zmm2, %zmm11{%k2}
	vpaddq	%zmm6, %zmm14, %zmm9{%k1}
	vpaddq	%zmm22, %zmm15, %zmm4{%k2}
	vpandq	%zmm24, %zmm9, %zmm9
	vpandq	%zmm24, %zmm4, %zmm4
	vptestnmq	%zmm9, %zmm9, %k1
	vptestnmq	%zmm4, %zmm4, %k2
	vmulpd	%zmm5, %zmm5, %zmm1
	vmulpd	%zmm11, %zmm11, %zmm2
	vfmadd213pd	.LC1288(%rip), %zmm1, %zmm3
	vfmadd213pd	.LC1288(%rip), %zmm2, %zmm0
	vfmadd213pd	.LC1290(%rip), %zmm1, %zmm3
	vfmadd213pd	.LC1290(%rip), %zmm2, %zmm0
	vfmadd213pd	.LC1292(%rip), %zmm1, %zmm3
	vfmadd213pd	.LC1292(%rip), %zmm2, %zmm0
	vfmadd213pd	.LC1294(%rip), %zmm1, %zmm3
	vfmadd213pd	.LC1294(%rip), %zmm2, %zmm0
	vmovapd	%zmm1, %zmm6
	vfmadd132pd	.LC1274(%rip), %zmm27, %zmm6
	vmovapd	%zmm2, %zmm10
	vfmadd213pd	.LC1278(%rip), %zmm1, %zmm6
	vfmadd132pd	.LC1274(%rip), %zmm27, %zmm10
	vfmadd213pd	.LC1278(%rip), %zmm2, %zmm10
	vfmadd132pd	%zmm1, %zmm18, %zmm3
	vfmadd132pd	%zmm2, %zmm18, %zmm0
	vfmadd132pd	%zmm1, %zmm26, %zmm6
	vfmadd132pd	%zmm2, %zmm26, %zmm10
	vfmadd132pd	%zmm6, %zmm18, %zmm1
	vmovups	(%rcx,%rax), %zmm6
	vfmadd132pd	%zmm10, %zmm18, %zmm2
	vmulpd	%zmm5, %zmm1, %zmm1
	vmulpd	%zmm2, %zmm11, %zmm11
	vxorpd	%zmm25, %zmm3, %zmm2
	vblendmpd	%zmm3, %zmm1, %zmm4{%k1}
	vblendmpd	%zmm1, %zmm2, %zmm1{%k1}
	vandps	.LC222(%rip), %zmm6, %zmm2
	vblendmpd	%zmm0, %zmm11, %zmm5{%k2}
	vxorpd	%zmm25, %zmm0, %zmm0
	vdivpd	%zmm4, %zmm1, %zmm1
	vcvtpd2ps	%zmm1, %ymm1
	vcmpps	$2, .LC384(%rip), %zmm2, %k1
	vmovapd	%zmm11, %zmm0{%k2}
	vdivpd	%zmm5, %zmm0, %zmm0
	vcvtpd2ps	%zmm0, %ymm0
	vbroadcastss	.LC228(%rip), %zmm5
	vinsertf64x4	$0x1, %ymm1, %zmm0, %zmm0
	vblendmps	%zmm0, %zmm5, %zmm0{%k1}
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L3879
	movl	%edx, %eax
	andl	$-16, %eax
	movl	%eax, %r8d
	cmpl	%eax, %edx
	je	.L3914
.L3878:
	movl	%edx, %r9d
	subl	%r8d, %r9d
	leal	-1(%r9), %edi
	cmpl	$6, %edi
	jbe	.L3881
	vmovups	(%rcx,%r8,4), %ymm5
	vbroadcastsd	.LC226(%rip), %ymm4
	vbroadcastsd	.LC1317(%rip), %ymm0
	vbroadcastsd	.LC1319(%rip), %ymm1
	vextractf128	$0x1, %ymm5, %xmm7
	vcvtps2pd	%xmm5, %ymm8
	vandpd	%ymm4, %ymm8, %ymm6
	vbroadcastsd	.LC1302(%rip), %ymm3
	vcvtps2pd	%xmm7, %ymm7
	vandpd	%ymm4, %ymm7, %ymm4
	vcmppd	$5, %ymm0, %ymm6, %k0
	vbroadcastsd	.LC1301(%rip), %ymm10
	vcmppd	$1, %ymm0, %ymm4, %k1
	vcmppd	$1, %ymm0, %ymm6, %k2
	vbroadcastsd	.LC7(%rip), %ymm20
	vbroadcastsd	.LC298(%rip), %ymm16
	vcmppd	$5, %ymm0, %ymm4, %k7
	vbroadcastsd	.LC1321(%rip), %ymm0
	vcmppd	$5, %ymm1, %ymm4, %k6{%k1}
	vcmppd	$1, %ymm1, %ymm6, %k4{%k2}
	vcmppd	$1, %ymm1, %ymm4, %k3{%k1}
	vcmppd	$1, %ymm0, %ymm4, %k5{%k7}
	kmovb	%k0, %k1
	vcmppd	$5, %ymm0, %ymm4, %k7{%k7}
	vcmppd	$5, %ymm1, %ymm6, %k2{%k2}
	vbroadcastsd	.LC105(%rip), %ymm1
	kmovb	%k6, %edi
	kmovb	%k0, %k6
	vcmppd	$5, %ymm0, %ymm6, %k0{%k1}
	vcmppd	$1, %ymm0, %ymm6, %k6{%k6}
	vbroadcastsd	.LC1311(%rip), %ymm0
	kandnb	%k0, %k2, %k2
	kmovb	%edi, %k0
	vblendmpd	%ymm1, %ymm0, %ymm19{%k2}
	kandnb	%k7, %k0, %k1
	vmovapd	%ymm1, %ymm0{%k1}
	movl	$1, %edi
	vbroadcastsd	.LC1307(%rip), %ymm1
	vmovapd	%ymm1, %ymm0{%k5}
	vmovapd	%ymm1, %ymm19{%k6}
	vbroadcastsd	.LC1315(%rip), %ymm1
	vblendmpd	%ymm1, %ymm0, %ymm11{%k3}
	vmovapd	%ymm1, %ymm19{%k4}
	vbroadcastsd	.LC1310(%rip), %ymm0
	vbroadcastsd	.LC1303(%rip), %ymm1
	vmulpd	%ymm19, %ymm8, %ymm19
	vmulpd	%ymm11, %ymm7, %ymm11
	vblendmpd	%ymm1, %ymm0, %ymm9{%k2}
	vmovapd	%ymm1, %ymm0{%k1}
	vbroadcastsd	.LC1306(%rip), %ymm1
	vmovapd	%ymm1, %ymm0{%k5}
	vmovapd	%ymm1, %ymm9{%k6}
	vbroadcastsd	.LC1314(%rip), %ymm1
	vmovapd	%ymm1, %ymm9{%k4}
	vblendmpd	%ymm1, %ymm0, %ymm1{%k3}
	vbroadcastsd	.LC1309(%rip), %ymm0
	vmulpd	%ymm19, %ymm9, %ymm9
	vmulpd	%ymm11, %ymm1, %ymm1
	vblendmpd	%ymm3, %ymm0, %ymm2{%k2}
	vmovapd	%ymm3, %ymm0{%k1}
	vbroadcastsd	.LC1305(%rip), %ymm3
	vmovapd	%ymm3, %ymm2{%k6}
	vmovapd	%ymm3, %ymm0{%k5}
	vbroadcastsd	.LC1313(%rip), %ymm3
	vmovapd	%ymm3, %ymm2{%k4}
	vmovapd	%ymm3, %ymm0{%k3}
	vbroadcastsd	.LC1308(%rip), %ymm3
	vaddpd	%ymm20, %ymm9, %ymm15
	vmulpd	%ymm19, %ymm2, %ymm2
	vaddpd	%ymm20, %ymm1, %ymm13
	vmulpd	%ymm11, %ymm0, %ymm0
	vblendmpd	%ymm10, %ymm3, %ymm18{%k2}
	vmovapd	%ymm10, %ymm3{%k1}
	vbroadcastsd	.LC1304(%rip), %ymm10
	vmovapd	%ymm10, %ymm3{%k5}
	vmovapd	%ymm10, %ymm18{%k6}
	vbroadcastsd	.LC1312(%rip), %ymm10
	vmovapd	%ymm10, %ymm18{%k4}
	vblendmpd	%ymm10, %ymm3, %ymm17{%k3}
	vaddpd	%ymm16, %ymm15, %ymm10
	vaddpd	%ymm20, %ymm2, %ymm21
	vaddpd	%ymm20, %ymm0, %ymm3
	vsubpd	%ymm10, %ymm9, %ymm9
	vaddpd	%ymm16, %ymm13, %ymm10
	vpaddq	%ymm3, %ymm13, %ymm13
	vpaddq	%ymm21, %ymm15, %ymm15
	vsubpd	%ymm10, %ymm1, %ymm1
	vaddpd	%ymm16, %ymm21, %ymm10
	vsubpd	%ymm10, %ymm2, %ymm10
	vaddpd	%ymm16, %ymm3, %ymm2
	vsubpd	%ymm2, %ymm0, %ymm0
	vaddpd	%ymm10, %ymm9, %ymm14
	vaddpd	%ymm0, %ymm1, %ymm12
	vaddpd	%ymm20, %ymm14, %ymm14
	vaddpd	%ymm20, %ymm12, %ymm12
	vaddpd	%ymm16, %ymm12, %ymm2
	vsubpd	%ymm2, %ymm1, %ymm3
	vmovapd	%ymm8, %ymm1
	vaddpd	%ymm0, %ymm3, %ymm3
	vaddpd	%ymm16, %ymm14, %ymm0
	vsubpd	%ymm0, %ymm9, %ymm2
	vfmadd132pd	%ymm11, %ymm3, %ymm17
	vbroadcastsd	.LC183(%rip), %ymm9
	vbroadcastsd	.LC184(%rip), %ymm11
	vaddpd	%ymm10, %ymm2, %ymm2
	vfmadd231pd	%ymm19, %ymm18, %ymm2
	vmovapd	%ymm8, %ymm18
	vfmadd132pd	%ymm9, %ymm20, %ymm18
	vfmadd132pd	%ymm7, %ymm20, %ymm9
	vaddpd	%ymm16, %ymm18, %ymm10
	vaddpd	%ymm16, %ymm9, %ymm0
	vfmadd231pd	%ymm11, %ymm10, %ymm1
	vfmadd132pd	%ymm0, %ymm7, %ymm11
	vmovapd	%ymm10, %ymm3
	vbroadcastsd	.LC1341(%rip), %ymm7
	vfmadd132pd	%ymm7, %ymm11, %ymm0
	vfmadd132pd	%ymm7, %ymm1, %ymm3
	vmovdqa64	%ymm18, %ymm11
	vbroadcastsd	.LC1343(%rip), %ymm7
	vbroadcastsd	.LC106(%rip), %ymm1
	vcmppd	$5, %ymm7, %ymm4, %k1
	vcmppd	$5, %ymm7, %ymm6, %k2
	vmovapd	%ymm0, %ymm7
	vpaddq	%ymm12, %ymm13, %ymm9{%k1}
	vbroadcastsd	.LC1289(%rip), %ymm0
	vpaddq	%ymm14, %ymm15, %ymm11{%k2}
	vmulpd	%ymm1, %ymm17, %ymm7{%k1}
	vmulpd	%ymm1, %ymm2, %ymm3{%k2}
	vbroadcastsd	.LC1287(%rip), %ymm1
	vmovapd	%ymm1, %ymm4
	vmulpd	%ymm7, %ymm7, %ymm2
	vmovapd	%ymm3, %ymm10
	vmulpd	%ymm3, %ymm3, %ymm3
	vfmadd132pd	%ymm2, %ymm0, %ymm4
	vmovapd	%ymm3, %ymm6
	vfmadd132pd	%ymm1, %ymm0, %ymm6
	vbroadcastsd	.LC1291(%rip), %ymm0
	vfmadd132pd	%ymm2, %ymm0, %ymm4
	vfmadd132pd	%ymm3, %ymm0, %ymm6
	vbroadcastsd	.LC1293(%rip), %ymm0
	vfmadd132pd	%ymm2, %ymm0, %ymm4
	vmovapd	%ymm6, %ymm1
	vmovapd	%ymm3, %ymm6
	vfmadd132pd	%ymm3, %ymm0, %ymm1
	vbroadcastsd	.LC1295(%rip), %ymm0
	vbroadcastsd	.LC20(%rip), %ymm8
	vbroadcastsd	.LC1277(%rip), %ymm12
	vfmadd132pd	%ymm2, %ymm0, %ymm4
	vfmadd132pd	%ymm3, %ymm0, %ymm1
	vfmadd132pd	%ymm2, %ymm8, %ymm4
	vfmadd132pd	%ymm3, %ymm8, %ymm1
	vmovapd	%ymm4, %ymm0
	vbroadcastsd	.LC1275(%rip), %ymm4
	vfmadd132pd	%ymm4, %ymm12, %ymm6
	vfmadd132pd	%ymm2, %ymm12, %ymm4
	vbroadcastsd	.LC1279(%rip), %ymm12
	vfmadd132pd	%ymm3, %ymm12, %ymm6
	vfmadd132pd	%ymm2, %ymm12, %ymm4
	vbroadcastsd	.LC1281(%rip), %ymm12
	vfmadd132pd	%ymm3, %ymm12, %ymm6
	vfmadd132pd	%ymm2, %ymm12, %ymm4
	vfmadd132pd	%ymm6, %ymm8, %ymm3
	vfmadd132pd	%ymm4, %ymm8, %ymm2
	vmulpd	%ymm3, %ymm10, %ymm3
	vmulpd	%ymm2, %ymm7, %ymm7
	vpbroadcastq	%rdi, %ymm2
	movl	%r9d, %edi
	vpand	%ymm2, %ymm11, %ymm11
	vpand	%ymm2, %ymm9, %ymm9
	andl	$-8, %edi
	vbroadcastsd	.LC902(%rip), %ymm2
	vptestnmq	%ymm9, %ymm9, %k1
	vptestnmq	%ymm11, %ymm11, %k2
	addl	%edi, %eax
	andl	$7, %r9d
	vblendmpd	%ymm0, %ymm7, %ymm4{%k1}
	vblendmpd	%ymm1, %ymm3, %ymm6{%k2}
	vxorpd	%ymm2, %ymm1, %ymm1
	vxorpd	%ymm2, %ymm0, %ymm2
	vmovapd	%ymm3, %ymm1{%k2}
	vbroadcastss	.LC223(%rip), %ymm0
	vmovapd	%ymm7, %ymm2{%k1}
	vandps	%ymm0, %ymm5, %ymm5
	vdivpd	%ymm6, %ymm1, %ymm0
	vdivpd	%ymm4, %ymm2, %ymm1
	vcvtpd2psy	%ymm0, %xmm0
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vbroadcastss	.LC385(%rip), %ymm1
	vcmpps	$2, %ymm1, %ymm5, %k1
	vbroadcastss	.LC228(%rip), %ymm1
	vblendmps	%ymm0, %ymm1, %ymm0{%k1}
	vmovups	%ymm0, (%rsi,%r8,4)
	je	.L3914
.L3881:
	vmovsd	.LC1317(%rip), %xmm16
	cltq
	vmovss	.LC385(%rip), %xmm15
	vmovsd	.LC1287(%rip), %xmm14
	vmovsd	.LC1289(%rip), %xmm13
	vmovsd	.LC1291(%rip), %xmm12
	vmovsd	.LC1293(%rip), %xmm11
	vmovsd	.LC1295(%rip), %xmm10
	vmovsd	.LC20(%rip), %xmm4
	vmovsd	.LC1275(%rip), %xmm9
	vmovsd	.LC1277(%rip), %xmm8
	vmovsd	.LC1279(%rip), %xmm7
	vmovsd	.LC1281(%rip), %xmm6
	vmovsd	.LC7(%rip), %xmm3
	vmovsd	.LC1343(%rip), %xmm5
	vmovsd	.LC1319(%rip), %xmm18
	vmovq	.LC108(%rip), %xmm17
	.p2align 4,,10
	.p2align 3
.L3885:
	vmovss	(%rcx,%rax,4), %xmm20
	vcvtss2sd	%xmm20, %xmm20, %xmm0
	vmovq	%xmm0, %rdi
	btrq	$63, %rdi
	vmovq	%rdi, %xmm19
	vcomisd	%xmm19, %xmm16
	jbe	.L3916
	vcomisd	%xmm19, %xmm18
	jbe	.L3913
	movq	.LC1312(%rip), %rdi
	vmovq	%rdi, %xmm2
	movq	.LC1313(%rip), %rdi
	vmovq	%rdi, %xmm21
	movq	.LC1314(%rip), %rdi
	vmovq	%rdi, %xmm1
	movq	.LC1315(%rip), %rdi
	vmovq	%rdi, %xmm22
.L3893:
	vucomisd	%xmm19, %xmm5
	ja	.L3917
.L3891:
	vmulsd	%xmm22, %xmm0, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm1
	vmulsd	%xmm21, %xmm0, %xmm21
	vaddsd	%xmm3, %xmm1, %xmm22
	vaddsd	%xmm3, %xmm21, %xmm23
	vsubsd	%xmm3, %xmm22, %xmm19
	vmovq	%xmm22, %rdi
	vmovq	%xmm23, %r10
	addq	%r10, %rdi
	vsubsd	%xmm19, %xmm1, %xmm1
	vsubsd	%xmm3, %xmm23, %xmm19
	vsubsd	%xmm19, %xmm21, %xmm21
	vaddsd	%xmm21, %xmm1, %xmm19
	vaddsd	%xmm3, %xmm19, %xmm19
	vmovq	%xmm19, %r11
	vsubsd	%xmm3, %xmm19, %xmm19
	addq	%r11, %rdi
	vsubsd	%xmm19, %xmm1, %xmm1
	vaddsd	%xmm21, %xmm1, %xmm1
	vfmadd132sd	%xmm2, %xmm1, %xmm0
	vmulsd	.LC106(%rip), %xmm0, %xmm2
.L3890:
	vmulsd	%xmm2, %xmm2, %xmm21
	andl	$1, %edi
	vmovsd	%xmm21, %xmm21, %xmm1
	vmovsd	%xmm21, %xmm21, %xmm19
	vfmadd132sd	%xmm14, %xmm13, %xmm1
	vfmadd132sd	%xmm9, %xmm8, %xmm19
	vfmadd132sd	%xmm21, %xmm12, %xmm1
	vfmadd132sd	%xmm21, %xmm7, %xmm19
	vfmadd132sd	%xmm21, %xmm11, %xmm1
	vfmadd132sd	%xmm21, %xmm6, %xmm19
	vfmadd132sd	%xmm21, %xmm10, %xmm1
	vfmadd132sd	%xmm21, %xmm4, %xmm1
	vfmadd132sd	%xmm19, %xmm4, %xmm21
	vmulsd	%xmm21, %xmm2, %xmm2
	je	.L3889
	vxorpd	%xmm17, %xmm1, %xmm0
	vmovsd	%xmm2, %xmm2, %xmm1
	vmovsd	%xmm0, %xmm0, %xmm2
.L3889:
	vmovd	%xmm20, %edi
	andl	$2147483647, %edi
	vmovd	%edi, %xmm20
	vcomiss	%xmm20, %xmm15
	jb	.L3910
	vdivsd	%xmm1, %xmm2, %xmm2
	vcvtsd2ss	%xmm2, %xmm2, %xmm2
	vmovss	%xmm2, (%rsi,%rax,4)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L3885
.L3914:
	vzeroupper
.L3915:
	ret
	.p2align 4,,10
	.p2align 3
.L3916:
	vmovsd	.LC1321(%rip), %xmm1
	vcomisd	%xmm19, %xmm1
	jbe	.L3912
	vmovsd	.LC1304(%rip), %xmm2
	vucomisd	%xmm19, %xmm5
	vmovsd	.LC1305(%rip), %xmm21
	vmovsd	.LC1306(%rip), %xmm1
	vmovsd	.LC1307(%rip), %xmm22
	jbe	.L3891
.L3917:
	vmovsd	%xmm0, %xmm0, %xmm1
	vfmadd132sd	.LC183(%rip), %xmm3, %xmm1
	vsubsd	%xmm3, %xmm1, %xmm2
	vmovq	%xmm1, %rdi
	vfmadd231sd	.LC184(%rip), %xmm2, %xmm0
	vfmadd132sd	.LC1341(%rip), %xmm0, %xmm2
	jmp	.L3890
	.p2align 4,,10
	.p2align 3
.L3910:
	movl	$0x7fc00000, (%rsi,%rax,4)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L3885
	vzeroupper
	jmp	.L3915
	.p2align 4,,10
	.p2align 3
.L3913:
	movq	.LC1308(%rip), %rdi
	vmovq	%rdi, %xmm2
	movq	.LC1309(%rip), %rdi
	vmovq	%rdi, %xmm21
	movq	.LC1310(%rip), %rdi
	vmovq	%rdi, %xmm1
	movq	.LC1311(%rip), %rdi
	vmovq	%rdi, %xmm22
	jmp	.L3893
	.p2align 4,,10
	.p2align 3
.L3912:
	vmovsd	.LC1301(%rip), %xmm2
	vmovsd	.LC1302(%rip), %xmm21
	vmovsd	.LC1303(%rip), %xmm1
	vmovsd	.LC105(%rip), %xmm22
	jmp	.L3893
.L3896:
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	jmp	.L3878
	.cfi_endproc
.LFE283:
	.size	v_etch__tan_f32, .-v_etch__tan_f32
	.p2align 4
	.globl	v_etch__sin_bounded_f32
	.type	v_etch__sin_bounded_f32, @function
v_etch__sin_bounded_f32:
.LFB284:
	.cfi_startproc
	movl	%edx, %ecx
	testl	%edx, %edx
	jle	.L3936
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L3929
	movl	$1, %r8d
	shrl	$4, %edx
	xorl	%eax, %eax
	vbroadcastsd	.LC183(%rip), %zmm18
	vpbroadcastq	%r8, %zmm4
	salq	$6, %rdx
	movabsq	$-9223372036854775808, %r8
	vbroadcastsd	.LC7(%rip), %zmm17
	vbroadcastsd	.LC298(%rip), %zmm16
	vpbroadcastq	%r8, %zmm3
	vbroadcastsd	.LC184(%rip), %zmm15
	vbroadcastsd	.LC1341(%rip), %zmm14
	vbroadcastsd	.LC1275(%rip), %zmm13
	vbroadcastsd	.LC1277(%rip), %zmm12
	vbroadcastsd	.LC1279(%rip), %zmm11
	vbroadcastsd	.LC1281(%rip), %zmm10
	vbroadcastsd	.LC20(%rip), %zmm2
	vbroadcastsd	.LC1287(%rip), %zmm9
	vbroadcastsd	.LC1289(%rip), %zmm8
	vbroadcastsd	.LC1291(%rip), %zmm7
	vbroadcastsd	.LC1293(%rip), %zmm6
	vbroadcastsd	.LC1295(%rip), %zmm5
	.p2align 4,,10
	.p2align 3
.L3921:
	vmovups	(%rdi,%rax), %zmm0
	vcvtps2pd	(%rdi,%rax), %zmm1
	vmovapd	%zmm1, %zmm23
	vfmadd132pd	%zmm18, %zmm17, %zmm23
	vextractf32x8	$0x1, %zmm0, %ymm0
	vcvtps2pd	%ymm0, %zmm0
	vmovapd	%zmm0, %zmm22
	vfmadd132pd	%zmm18, %zmm17, %zmm22
	vaddpd	%zmm16, %zmm23, %zmm25
	vaddpd	%zmm16, %zmm22, %zmm24
	vfmadd231pd	%zmm15, %zmm25, %zmm1
	vfmadd231pd	%zmm15, %zmm24, %zmm0
	vfmadd132pd	%zmm14, %zmm1, %zmm25
	vfmadd132pd	%zmm14, %zmm0, %zmm24
	vmulpd	%zmm25, %zmm25, %zmm0
	vmulpd	%zmm24, %zmm24, %zmm1
	vmovapd	%zmm0, %zmm26
	vmovapd	%zmm0, %zmm20
	vfmadd132pd	%zmm9, %zmm8, %zmm26
	vfmadd132pd	%zmm13, %zmm12, %zmm20
	vmovapd	%zmm1, %zmm21
	vmovapd	%zmm1, %zmm19
	vfmadd132pd	%zmm9, %zmm8, %zmm21
	vfmadd132pd	%zmm13, %zmm12, %zmm19
	vfmadd132pd	%zmm0, %zmm7, %zmm26
	vfmadd132pd	%zmm0, %zmm11, %zmm20
	vfmadd132pd	%zmm1, %zmm7, %zmm21
	vfmadd132pd	%zmm1, %zmm11, %zmm19
	vfmadd132pd	%zmm0, %zmm6, %zmm26
	vfmadd132pd	%zmm0, %zmm10, %zmm20
	vfmadd132pd	%zmm1, %zmm6, %zmm21
	vfmadd132pd	%zmm1, %zmm10, %zmm19
	vfmadd132pd	%zmm0, %zmm5, %zmm26
	vfmadd132pd	%zmm0, %zmm2, %zmm20
	vfmadd132pd	%zmm1, %zmm5, %zmm21
	vfmadd132pd	%zmm1, %zmm2, %zmm19
	vfmadd132pd	%zmm26, %zmm2, %zmm0
	vfmadd132pd	%zmm21, %zmm2, %zmm1
	vpandq	%zmm23, %zmm4, %zmm21
	vptestnmq	%zmm21, %zmm21, %k1
	vpsllq	$62, %zmm23, %zmm23
	vmulpd	%zmm20, %zmm25, %zmm0{%k1}
	vpandq	%zmm22, %zmm4, %zmm20
	vptestnmq	%zmm20, %zmm20, %k1
	vpsllq	$62, %zmm22, %zmm22
	vmulpd	%zmm19, %zmm24, %zmm1{%k1}
	vpternlogq	$120, %zmm23, %zmm3, %zmm0
	vcvtpd2ps	%zmm0, %ymm0
	vpternlogq	$120, %zmm22, %zmm3, %zmm1
	vcvtpd2ps	%zmm1, %ymm1
	vinsertf64x4	$0x1, %ymm1, %zmm0, %zmm0
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdx, %rax
	jne	.L3921
	movl	%ecx, %edx
	andl	$-16, %edx
	movl	%edx, %r8d
	cmpl	%edx, %ecx
	je	.L3935
.L3920:
	movl	%ecx, %r9d
	subl	%r8d, %r9d
	leal	-1(%r9), %eax
	cmpl	$6, %eax
	jbe	.L3923
	vbroadcastsd	.LC7(%rip), %ymm1
	vmovups	(%rdi,%r8,4), %ymm6
	movl	$1, %eax
	vcvtps2pd	(%rdi,%r8,4), %ymm2
	vbroadcastsd	.LC183(%rip), %ymm5
	vmovapd	%ymm2, %ymm8
	vbroadcastsd	.LC298(%rip), %ymm4
	vbroadcastsd	.LC1277(%rip), %ymm3
	vextractf128	$0x1, %ymm6, %xmm0
	vbroadcastsd	.LC1289(%rip), %ymm11
	vfmadd132pd	%ymm5, %ymm1, %ymm8
	vcvtps2pd	%xmm0, %ymm0
	vfmadd132pd	%ymm0, %ymm1, %ymm5
	vbroadcastsd	.LC184(%rip), %ymm1
	vbroadcastsd	.LC20(%rip), %ymm10
	vaddpd	%ymm4, %ymm8, %ymm9
	vaddpd	%ymm4, %ymm5, %ymm4
	vfmadd231pd	%ymm1, %ymm9, %ymm2
	vfmadd132pd	%ymm4, %ymm0, %ymm1
	vbroadcastsd	.LC1341(%rip), %ymm0
	vfmadd132pd	%ymm0, %ymm2, %ymm9
	vfmadd132pd	%ymm0, %ymm1, %ymm4
	vbroadcastsd	.LC1275(%rip), %ymm2
	vmulpd	%ymm9, %ymm9, %ymm0
	vmulpd	%ymm4, %ymm4, %ymm1
	vmovapd	%ymm0, %ymm6
	vmovapd	%ymm0, %ymm7
	vfmadd132pd	%ymm2, %ymm3, %ymm6
	vfmadd231pd	%ymm2, %ymm1, %ymm3
	vbroadcastsd	.LC1279(%rip), %ymm2
	vfmadd132pd	%ymm0, %ymm2, %ymm6
	vfmadd132pd	%ymm1, %ymm2, %ymm3
	vbroadcastsd	.LC1281(%rip), %ymm2
	vfmadd132pd	%ymm0, %ymm2, %ymm6
	vfmadd132pd	%ymm1, %ymm2, %ymm3
	vbroadcastsd	.LC1287(%rip), %ymm2
	vfmadd132pd	%ymm2, %ymm11, %ymm7
	vfmadd132pd	%ymm1, %ymm11, %ymm2
	vbroadcastsd	.LC1291(%rip), %ymm11
	vfmadd132pd	%ymm0, %ymm10, %ymm6
	vfmadd132pd	%ymm1, %ymm10, %ymm3
	vfmadd132pd	%ymm0, %ymm11, %ymm7
	vfmadd132pd	%ymm1, %ymm11, %ymm2
	vbroadcastsd	.LC1293(%rip), %ymm11
	vfmadd132pd	%ymm0, %ymm11, %ymm7
	vfmadd132pd	%ymm1, %ymm11, %ymm2
	vbroadcastsd	.LC1295(%rip), %ymm11
	vfmadd132pd	%ymm0, %ymm11, %ymm7
	vfmadd132pd	%ymm1, %ymm11, %ymm2
	vfmadd132pd	%ymm7, %ymm10, %ymm0
	vfmadd132pd	%ymm2, %ymm10, %ymm1
	vpbroadcastq	%rax, %ymm2
	movabsq	$-9223372036854775808, %rax
	vpand	%ymm8, %ymm2, %ymm7
	vpsllq	$62, %ymm8, %ymm8
	vpand	%ymm5, %ymm2, %ymm2
	vptestnmq	%ymm7, %ymm7, %k1
	vpsllq	$62, %ymm5, %ymm5
	vmulpd	%ymm6, %ymm9, %ymm0{%k1}
	vptestnmq	%ymm2, %ymm2, %k1
	vpbroadcastq	%rax, %ymm2
	movl	%r9d, %eax
	andl	$-8, %eax
	addl	%eax, %edx
	andl	$7, %r9d
	vmulpd	%ymm3, %ymm4, %ymm1{%k1}
	vpternlogq	$120, %ymm8, %ymm2, %ymm0
	vcvtpd2psy	%ymm0, %xmm0
	vpternlogq	$120, %ymm5, %ymm2, %ymm1
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rsi,%r8,4)
	je	.L3935
.L3923:
	vmovsd	.LC183(%rip), %xmm6
	vxorps	%xmm7, %xmm7, %xmm7
	movslq	%edx, %rdx
	vmovsd	.LC7(%rip), %xmm3
	vmovsd	.LC184(%rip), %xmm5
	vmovsd	.LC1341(%rip), %xmm4
	movabsq	$-9223372036854775808, %r8
	vmovsd	.LC20(%rip), %xmm8
	vmovsd	.LC1287(%rip), %xmm17
	vmovsd	.LC1289(%rip), %xmm16
	vmovsd	.LC1291(%rip), %xmm15
	vmovsd	.LC1293(%rip), %xmm14
	vmovsd	.LC1295(%rip), %xmm13
	vmovsd	.LC1275(%rip), %xmm12
	vmovsd	.LC1277(%rip), %xmm11
	vmovsd	.LC1279(%rip), %xmm10
	vmovsd	.LC1281(%rip), %xmm9
	jmp	.L3927
	.p2align 4,,10
	.p2align 3
.L3939:
	vmovsd	%xmm1, %xmm1, %xmm2
	salq	$62, %rax
	vfmadd132sd	%xmm12, %xmm11, %xmm2
	andq	%r8, %rax
	vfmadd132sd	%xmm1, %xmm10, %xmm2
	vfmadd132sd	%xmm1, %xmm9, %xmm2
	vfmadd132sd	%xmm2, %xmm8, %xmm1
	vmulsd	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, %r10
	xorq	%r10, %rax
.L3938:
	vmovq	%rax, %xmm2
	vcvtsd2ss	%xmm2, %xmm2, %xmm0
	vmovss	%xmm0, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %ecx
	jle	.L3935
.L3927:
	vcvtss2sd	(%rdi,%rdx,4), %xmm7, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm0
	vfmadd132sd	%xmm6, %xmm3, %xmm0
	vsubsd	%xmm3, %xmm0, %xmm1
	vmovq	%xmm0, %rax
	vfmadd231sd	%xmm5, %xmm1, %xmm2
	vfmadd132sd	%xmm4, %xmm2, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vmulsd	%xmm1, %xmm1, %xmm1
	testb	$1, %al
	je	.L3939
	vmovsd	%xmm1, %xmm1, %xmm0
	salq	$62, %rax
	vfmadd132sd	%xmm17, %xmm16, %xmm0
	andq	%r8, %rax
	vfmadd132sd	%xmm1, %xmm15, %xmm0
	vfmadd132sd	%xmm1, %xmm14, %xmm0
	vfmadd132sd	%xmm1, %xmm13, %xmm0
	vfmadd132sd	%xmm0, %xmm8, %xmm1
	vmovq	%xmm1, %r11
	xorq	%r11, %rax
	jmp	.L3938
	.p2align 4,,10
	.p2align 3
.L3935:
	vzeroupper
.L3936:
	ret
.L3929:
	xorl	%r8d, %r8d
	xorl	%edx, %edx
	jmp	.L3920
	.cfi_endproc
.LFE284:
	.size	v_etch__sin_bounded_f32, .-v_etch__sin_bounded_f32
	.p2align 4
	.globl	v_etch__cos_bounded_f32
	.type	v_etch__cos_bounded_f32, @function
v_etch__cos_bounded_f32:
.LFB285:
	.cfi_startproc
	movl	%edx, %ecx
	testl	%edx, %edx
	jle	.L3958
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L3951
	movl	$1, %r8d
	shrl	$4, %edx
	xorl	%eax, %eax
	vbroadcastsd	.LC183(%rip), %zmm18
	vpbroadcastq	%r8, %zmm2
	salq	$6, %rdx
	movabsq	$-9223372036854775808, %r8
	vbroadcastsd	.LC7(%rip), %zmm17
	vbroadcastsd	.LC298(%rip), %zmm16
	vpbroadcastq	%r8, %zmm4
	vbroadcastsd	.LC184(%rip), %zmm15
	vbroadcastsd	.LC1341(%rip), %zmm14
	vbroadcastsd	.LC1275(%rip), %zmm13
	vbroadcastsd	.LC1277(%rip), %zmm12
	vbroadcastsd	.LC1279(%rip), %zmm11
	vbroadcastsd	.LC1281(%rip), %zmm10
	vbroadcastsd	.LC20(%rip), %zmm3
	vbroadcastsd	.LC1287(%rip), %zmm9
	vbroadcastsd	.LC1289(%rip), %zmm8
	vbroadcastsd	.LC1291(%rip), %zmm7
	vbroadcastsd	.LC1293(%rip), %zmm6
	vbroadcastsd	.LC1295(%rip), %zmm5
	.p2align 4,,10
	.p2align 3
.L3943:
	vmovups	(%rdi,%rax), %zmm0
	vcvtps2pd	(%rdi,%rax), %zmm1
	vmovapd	%zmm1, %zmm20
	vfmadd132pd	%zmm18, %zmm17, %zmm20
	vextractf32x8	$0x1, %zmm0, %ymm0
	vcvtps2pd	%ymm0, %zmm0
	vmovapd	%zmm0, %zmm19
	vfmadd132pd	%zmm18, %zmm17, %zmm19
	vaddpd	%zmm16, %zmm20, %zmm25
	vpaddq	%zmm2, %zmm20, %zmm20
	vaddpd	%zmm16, %zmm19, %zmm24
	vfmadd231pd	%zmm15, %zmm25, %zmm1
	vpaddq	%zmm2, %zmm19, %zmm19
	vfmadd231pd	%zmm15, %zmm24, %zmm0
	vfmadd132pd	%zmm14, %zmm1, %zmm25
	vfmadd132pd	%zmm14, %zmm0, %zmm24
	vmulpd	%zmm25, %zmm25, %zmm0
	vmulpd	%zmm24, %zmm24, %zmm1
	vmovapd	%zmm0, %zmm26
	vmovapd	%zmm0, %zmm22
	vfmadd132pd	%zmm9, %zmm8, %zmm26
	vfmadd132pd	%zmm13, %zmm12, %zmm22
	vmovapd	%zmm1, %zmm23
	vmovapd	%zmm1, %zmm21
	vfmadd132pd	%zmm9, %zmm8, %zmm23
	vfmadd132pd	%zmm13, %zmm12, %zmm21
	vfmadd132pd	%zmm0, %zmm7, %zmm26
	vfmadd132pd	%zmm0, %zmm11, %zmm22
	vfmadd132pd	%zmm1, %zmm7, %zmm23
	vfmadd132pd	%zmm1, %zmm11, %zmm21
	vfmadd132pd	%zmm0, %zmm6, %zmm26
	vfmadd132pd	%zmm0, %zmm10, %zmm22
	vfmadd132pd	%zmm1, %zmm6, %zmm23
	vfmadd132pd	%zmm1, %zmm10, %zmm21
	vfmadd132pd	%zmm0, %zmm5, %zmm26
	vfmadd132pd	%zmm0, %zmm3, %zmm22
	vfmadd132pd	%zmm1, %zmm5, %zmm23
	vfmadd132pd	%zmm1, %zmm3, %zmm21
	vfmadd132pd	%zmm26, %zmm3, %zmm0
	vfmadd132pd	%zmm23, %zmm3, %zmm1
	vpandq	%zmm2, %zmm20, %zmm23
	vptestnmq	%zmm23, %zmm23, %k1
	vpsllq	$62, %zmm20, %zmm20
	vmulpd	%zmm22, %zmm25, %zmm0{%k1}
	vpandq	%zmm2, %zmm19, %zmm22
	vptestnmq	%zmm22, %zmm22, %k1
	vpsllq	$62, %zmm19, %zmm19
	vmulpd	%zmm21, %zmm24, %zmm1{%k1}
	vpternlogq	$120, %zmm20, %zmm4, %zmm0
	vcvtpd2ps	%zmm0, %ymm0
	vpternlogq	$120, %zmm19, %zmm4, %zmm1
	vcvtpd2ps	%zmm1, %ymm1
	vinsertf64x4	$0x1, %ymm1, %zmm0, %zmm0
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdx, %rax
	jne	.L3943
	movl	%ecx, %edx
	andl	$-16, %edx
	movl	%edx, %eax
	cmpl	%edx, %ecx
	je	.L3957
.L3942:
	movl	%ecx, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r8d
	cmpl	$6, %r8d
	jbe	.L3945
	vmovups	(%rdi,%rax,4), %ymm6
	vcvtps2pd	(%rdi,%rax,4), %ymm3
	vmovapd	%ymm3, %ymm9
	vbroadcastsd	.LC7(%rip), %ymm1
	vbroadcastsd	.LC183(%rip), %ymm2
	movl	$1, %r8d
	vbroadcastsd	.LC298(%rip), %ymm5
	vbroadcastsd	.LC1277(%rip), %ymm4
	vextractf128	$0x1, %ymm6, %xmm0
	vbroadcastsd	.LC1289(%rip), %ymm12
	vpbroadcastq	%r8, %ymm6
	vfmadd132pd	%ymm2, %ymm1, %ymm9
	vcvtps2pd	%xmm0, %ymm0
	vfmadd132pd	%ymm0, %ymm1, %ymm2
	vbroadcastsd	.LC184(%rip), %ymm1
	vbroadcastsd	.LC20(%rip), %ymm11
	movabsq	$-9223372036854775808, %r8
	vaddpd	%ymm5, %ymm9, %ymm10
	vaddpd	%ymm5, %ymm2, %ymm5
	vpaddq	%ymm6, %ymm9, %ymm9
	vpaddq	%ymm6, %ymm2, %ymm2
	vfmadd231pd	%ymm1, %ymm10, %ymm3
	vfmadd132pd	%ymm5, %ymm0, %ymm1
	vbroadcastsd	.LC1341(%rip), %ymm0
	vfmadd132pd	%ymm0, %ymm3, %ymm10
	vfmadd132pd	%ymm0, %ymm1, %ymm5
	vbroadcastsd	.LC1275(%rip), %ymm3
	vmulpd	%ymm10, %ymm10, %ymm0
	vmulpd	%ymm5, %ymm5, %ymm1
	vmovapd	%ymm0, %ymm7
	vmovapd	%ymm0, %ymm8
	vfmadd132pd	%ymm3, %ymm4, %ymm7
	vfmadd132pd	%ymm1, %ymm4, %ymm3
	vbroadcastsd	.LC1279(%rip), %ymm4
	vfmadd132pd	%ymm0, %ymm4, %ymm7
	vfmadd132pd	%ymm1, %ymm4, %ymm3
	vbroadcastsd	.LC1281(%rip), %ymm4
	vfmadd132pd	%ymm0, %ymm4, %ymm7
	vfmadd132pd	%ymm1, %ymm4, %ymm3
	vbroadcastsd	.LC1287(%rip), %ymm4
	vfmadd132pd	%ymm4, %ymm12, %ymm8
	vfmadd132pd	%ymm1, %ymm12, %ymm4
	vbroadcastsd	.LC1291(%rip), %ymm12
	vfmadd132pd	%ymm0, %ymm11, %ymm7
	vfmadd132pd	%ymm1, %ymm11, %ymm3
	vfmadd132pd	%ymm0, %ymm12, %ymm8
	vfmadd132pd	%ymm1, %ymm12, %ymm4
	vbroadcastsd	.LC1293(%rip), %ymm12
	vfmadd132pd	%ymm0, %ymm12, %ymm8
	vfmadd132pd	%ymm1, %ymm12, %ymm4
	vbroadcastsd	.LC1295(%rip), %ymm12
	vfmadd132pd	%ymm0, %ymm12, %ymm8
	vfmadd132pd	%ymm1, %ymm12, %ymm4
	vfmadd132pd	%ymm8, %ymm11, %ymm0
	vfmadd132pd	%ymm4, %ymm11, %ymm1
	vpand	%ymm6, %ymm9, %ymm4
	vptestnmq	%ymm4, %ymm4, %k1
	vpsllq	$62, %ymm9, %ymm9
	vpand	%ymm6, %ymm2, %ymm6
	vpsllq	$62, %ymm2, %ymm2
	vmulpd	%ymm7, %ymm10, %ymm0{%k1}
	vptestnmq	%ymm6, %ymm6, %k1
	vmulpd	%ymm3, %ymm5, %ymm1{%k1}
	vpbroadcastq	%r8, %ymm3
	vpternlogq	$120, %ymm9, %ymm3, %ymm0
	vcvtpd2psy	%ymm0, %xmm0
	vpternlogq	$120, %ymm2, %ymm3, %ymm1
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rsi,%rax,4)
	movl	%r9d, %eax
	andl	$-8, %eax
	addl	%eax, %edx
	andl	$7, %r9d
	je	.L3957
.L3945:
	vmovsd	.LC183(%rip), %xmm6
	vxorps	%xmm7, %xmm7, %xmm7
	movslq	%edx, %rdx
	vmovsd	.LC7(%rip), %xmm3
	vmovsd	.LC184(%rip), %xmm5
	vmovsd	.LC1341(%rip), %xmm4
	movabsq	$-9223372036854775808, %r8
	vmovsd	.LC20(%rip), %xmm8
	vmovsd	.LC1287(%rip), %xmm17
	vmovsd	.LC1289(%rip), %xmm16
	vmovsd	.LC1291(%rip), %xmm15
	vmovsd	.LC1293(%rip), %xmm14
	vmovsd	.LC1295(%rip), %xmm13
	vmovsd	.LC1275(%rip), %xmm12
	vmovsd	.LC1277(%rip), %xmm11
	vmovsd	.LC1279(%rip), %xmm10
	vmovsd	.LC1281(%rip), %xmm9
	jmp	.L3949
	.p2align 4,,10
	.p2align 3
.L3961:
	vmovsd	%xmm0, %xmm0, %xmm2
	salq	$62, %rax
	vfmadd132sd	%xmm12, %xmm11, %xmm2
	andq	%r8, %rax
	vfmadd132sd	%xmm0, %xmm10, %xmm2
	vfmadd132sd	%xmm0, %xmm9, %xmm2
	vfmadd132sd	%xmm2, %xmm8, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vmovq	%xmm1, %r10
	xorq	%r10, %rax
.L3960:
	vmovq	%rax, %xmm2
	vcvtsd2ss	%xmm2, %xmm2, %xmm0
	vmovss	%xmm0, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %ecx
	jle	.L3957
.L3949:
	vcvtss2sd	(%rdi,%rdx,4), %xmm7, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm0
	vfmadd132sd	%xmm6, %xmm3, %xmm0
	vsubsd	%xmm3, %xmm0, %xmm1
	vmovq	%xmm0, %rax
	addq	$1, %rax
	vfmadd231sd	%xmm5, %xmm1, %xmm2
	vfmadd132sd	%xmm4, %xmm2, %xmm1
	vmulsd	%xmm1, %xmm1, %xmm0
	testb	$1, %al
	je	.L3961
	vmovsd	%xmm0, %xmm0, %xmm1
	salq	$62, %rax
	vfmadd132sd	%xmm17, %xmm16, %xmm1
	andq	%r8, %rax
	vfmadd132sd	%xmm0, %xmm15, %xmm1
	vfmadd132sd	%xmm0, %xmm14, %xmm1
	vfmadd132sd	%xmm0, %xmm13, %xmm1
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vmovq	%xmm0, %r11
	xorq	%r11, %rax
	jmp	.L3960
	.p2align 4,,10
	.p2align 3
.L3957:
	vzeroupper
.L3958:
	ret
.L3951:
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L3942
	.cfi_endproc
.LFE285:
	.size	v_etch__cos_bounded_f32, .-v_etch__cos_bounded_f32
	.p2align 4
	.globl	v_etch__tan_bounded_f32
	.type	v_etch__tan_bounded_f32, @function
v_etch__tan_bounded_f32:
.LFB286:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L3978
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L3972
	vbroadcastsd	.LC183(%rip), %zmm19
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC7(%rip), %zmm18
	vbroadcastsd	.LC298(%rip), %zmm17
	shrl	$4, %edi
	vbroadcastsd	.LC184(%rip), %zmm16
	vbroadcastsd	.LC1341(%rip), %zmm15
	salq	$6, %rdi
	vbroadcastsd	.LC1287(%rip), %zmm14
	vbroadcastsd	.LC1289(%rip), %zmm13
	vbroadcastsd	.LC1291(%rip), %zmm12
	vbroadcastsd	.LC1293(%rip), %zmm11
	vbroadcastsd	.LC1295(%rip), %zmm10
	vbroadcastsd	.LC20(%rip), %zmm3
	vbroadcastsd	.LC1275(%rip), %zmm9
	vbroadcastsd	.LC1277(%rip), %zmm8
	vbroadcastsd	.LC1279(%rip), %zmm7
	vbroadcastsd	.LC1281(%rip), %zmm6
	vbroadcastsd	.LC1368(%rip), %zmm5
	vbroadcastsd	.LC902(%rip), %zmm4
	.p2align 4,,10
	.p2align 3
.L3965:
	vcvtps2pd	(%rcx,%rax), %zmm1
	vmovapd	%zmm1, %zmm22
	vmovups	(%rcx,%rax), %zmm2
	vfmadd132pd	%zmm19, %zmm18, %zmm22
	vextractf32x8	$0x1, %zmm2, %ymm0
	vcvtps2pd	%ymm0, %zmm0
	vmovapd	%zmm0, %zmm21
	vfmadd132pd	%zmm19, %zmm18, %zmm21
	vaddpd	%zmm17, %zmm22, %zmm23
	vandpd	%zmm5, %zmm22, %zmm22
	vptestnmq	%zmm22, %zmm22, %k2
	vfmadd231pd	%zmm16, %zmm23, %zmm1
	vaddpd	%zmm17, %zmm21, %zmm24
	vandpd	%zmm5, %zmm21, %zmm21
	vptestnmq	%zmm21, %zmm21, %k1
	vfmadd231pd	%zmm16, %zmm24, %zmm0
	vfmadd132pd	%zmm15, %zmm1, %zmm23
	vfmadd132pd	%zmm15, %zmm0, %zmm24
	vmulpd	%zmm23, %zmm23, %zmm2
	vmulpd	%zmm24, %zmm24, %zmm25
	vmovapd	%zmm2, %zmm0
	vmovapd	%zmm2, %zmm26
	vfmadd132pd	%zmm14, %zmm13, %zmm0
	vfmadd132pd	%zmm9, %zmm8, %zmm26
	vmovapd	%zmm25, %zmm20
	vmovapd	%zmm25, %zmm1
	vfmadd132pd	%zmm14, %zmm13, %zmm20
	vfmadd132pd	%zmm9, %zmm8, %zmm1
	vfmadd132pd	%zmm2, %zmm12, %zmm0
	vfmadd132pd	%zmm2, %zmm7, %zmm26
	vfmadd132pd	%zmm25, %zmm12, %zmm20
	vfmadd132pd	%zmm25, %zmm7, %zmm1
	vfmadd132pd	%zmm2, %zmm11, %zmm0
	vfmadd132pd	%zmm2, %zmm6, %zmm26
	vfmadd132pd	%zmm25, %zmm11, %zmm20
	vfmadd132pd	%zmm25, %zmm6, %zmm1
	vfmadd132pd	%zmm2, %zmm10, %zmm0
	vfmadd132pd	%zmm25, %zmm10, %zmm20
	vfmadd132pd	%zmm25, %zmm3, %zmm1
	vfmadd132pd	%zmm2, %zmm3, %zmm0
	vfmadd132pd	%zmm26, %zmm3, %zmm2
	vmulpd	%zmm1, %zmm24, %zmm24
	vfmadd132pd	%zmm25, %zmm3, %zmm20
	vmulpd	%zmm2, %zmm23, %zmm23
	vxorpd	%zmm4, %zmm20, %zmm1
	vblendmpd	%zmm20, %zmm24, %zmm2{%k1}
	vmovapd	%zmm24, %zmm1{%k1}
	vblendmpd	%zmm0, %zmm23, %zmm22{%k2}
	vxorpd	%zmm4, %zmm0, %zmm0
	vdivpd	%zmm2, %zmm1, %zmm1
	vcvtpd2ps	%zmm1, %ymm1
	vmovapd	%zmm23, %zmm0{%k2}
	vdivpd	%zmm22, %zmm0, %zmm0
	vcvtpd2ps	%zmm0, %ymm0
	vinsertf64x4	$0x1, %ymm1, %zmm0, %zmm0
	vmovups	%zmm0, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L3965
	movl	%edx, %eax
	andl	$-16, %eax
	movl	%eax, %edi
	cmpl	%eax, %edx
	je	.L3977
.L3964:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$6, %r9d
	jbe	.L3967
	vmovups	(%rcx,%rdi,4), %ymm6
	vcvtps2pd	(%rcx,%rdi,4), %ymm2
	vmovapd	%ymm2, %ymm8
	vbroadcastsd	.LC7(%rip), %ymm1
	vbroadcastsd	.LC183(%rip), %ymm7
	vbroadcastsd	.LC298(%rip), %ymm5
	vbroadcastsd	.LC1289(%rip), %ymm4
	vextractf128	$0x1, %ymm6, %xmm0
	vbroadcastsd	.LC1277(%rip), %ymm11
	vfmadd132pd	%ymm7, %ymm1, %ymm8
	vcvtps2pd	%xmm0, %ymm0
	vfmadd132pd	%ymm0, %ymm1, %ymm7
	vbroadcastsd	.LC184(%rip), %ymm1
	vbroadcastsd	.LC20(%rip), %ymm10
	vaddpd	%ymm5, %ymm8, %ymm3
	vaddpd	%ymm5, %ymm7, %ymm5
	vfmadd231pd	%ymm1, %ymm3, %ymm2
	vfmadd132pd	%ymm5, %ymm0, %ymm1
	vbroadcastsd	.LC1341(%rip), %ymm0
	vfmadd132pd	%ymm0, %ymm2, %ymm3
	vfmadd132pd	%ymm0, %ymm1, %ymm5
	vbroadcastsd	.LC1287(%rip), %ymm0
	vmulpd	%ymm5, %ymm5, %ymm2
	vmovapd	%ymm3, %ymm9
	vmulpd	%ymm3, %ymm3, %ymm3
	vmovapd	%ymm3, %ymm1
	vmovapd	%ymm3, %ymm6
	vfmadd132pd	%ymm0, %ymm4, %ymm1
	vfmadd132pd	%ymm2, %ymm4, %ymm0
	vbroadcastsd	.LC1291(%rip), %ymm4
	vfmadd132pd	%ymm3, %ymm4, %ymm1
	vfmadd132pd	%ymm2, %ymm4, %ymm0
	vbroadcastsd	.LC1293(%rip), %ymm4
	vfmadd132pd	%ymm3, %ymm4, %ymm1
	vfmadd132pd	%ymm2, %ymm4, %ymm0
	vbroadcastsd	.LC1295(%rip), %ymm4
	vfmadd132pd	%ymm3, %ymm4, %ymm1
	vfmadd132pd	%ymm2, %ymm4, %ymm0
	vbroadcastsd	.LC1275(%rip), %ymm4
	vfmadd132pd	%ymm4, %ymm11, %ymm6
	vfmadd132pd	%ymm2, %ymm11, %ymm4
	vbroadcastsd	.LC1279(%rip), %ymm11
	vfmadd132pd	%ymm2, %ymm10, %ymm0
	vfmadd132pd	%ymm3, %ymm10, %ymm1
	vfmadd132pd	%ymm2, %ymm11, %ymm4
	vfmadd132pd	%ymm3, %ymm11, %ymm6
	vbroadcastsd	.LC1281(%rip), %ymm11
	vfmadd132pd	%ymm2, %ymm11, %ymm4
	vfmadd132pd	%ymm3, %ymm11, %ymm6
	vfmadd132pd	%ymm4, %ymm10, %ymm2
	vfmadd132pd	%ymm6, %ymm10, %ymm3
	vmulpd	%ymm2, %ymm5, %ymm5
	vbroadcastsd	.LC1368(%rip), %ymm2
	vmulpd	%ymm3, %ymm9, %ymm3
	vandpd	%ymm2, %ymm8, %ymm8
	vandpd	%ymm2, %ymm7, %ymm7
	vbroadcastsd	.LC902(%rip), %ymm2
	vptestnmq	%ymm8, %ymm8, %k2
	vptestnmq	%ymm7, %ymm7, %k1
	vblendmpd	%ymm1, %ymm3, %ymm6{%k2}
	vblendmpd	%ymm0, %ymm5, %ymm4{%k1}
	vxorpd	%ymm2, %ymm1, %ymm1
	vxorpd	%ymm2, %ymm0, %ymm0
	vmovapd	%ymm3, %ymm1{%k2}
	vblendmpd	%ymm5, %ymm0, %ymm2{%k1}
	vdivpd	%ymm6, %ymm1, %ymm0
	vdivpd	%ymm4, %ymm2, %ymm1
	vcvtpd2psy	%ymm0, %xmm0
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rsi,%rdi,4)
	movl	%r8d, %edi
	andl	$-8, %edi
	addl	%edi, %eax
	andl	$7, %r8d
	je	.L3977
.L3967:
	vmovsd	.LC183(%rip), %xmm16
	vxorps	%xmm17, %xmm17, %xmm17
	cltq
	vmovsd	.LC7(%rip), %xmm4
	vmovsd	.LC184(%rip), %xmm15
	vmovsd	.LC1341(%rip), %xmm14
	vmovsd	.LC1287(%rip), %xmm13
	vmovsd	.LC1289(%rip), %xmm12
	vmovsd	.LC1291(%rip), %xmm11
	vmovsd	.LC1293(%rip), %xmm10
	vmovsd	.LC1295(%rip), %xmm9
	vmovsd	.LC20(%rip), %xmm3
	vmovsd	.LC1275(%rip), %xmm8
	vmovsd	.LC1277(%rip), %xmm7
	vmovsd	.LC1279(%rip), %xmm6
	vmovsd	.LC1281(%rip), %xmm5
	vmovq	.LC108(%rip), %xmm18
	.p2align 4,,10
	.p2align 3
.L3970:
	vcvtss2sd	(%rcx,%rax,4), %xmm17, %xmm0
	vmovsd	%xmm0, %xmm0, %xmm20
	vfmadd132sd	%xmm16, %xmm4, %xmm20
	vsubsd	%xmm4, %xmm20, %xmm2
	vmovq	%xmm20, %rdi
	andl	$1, %edi
	vfmadd231sd	%xmm15, %xmm2, %xmm0
	vfmadd132sd	%xmm14, %xmm0, %xmm2
	vmulsd	%xmm2, %xmm2, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vmovsd	%xmm1, %xmm1, %xmm19
	vfmadd132sd	%xmm13, %xmm12, %xmm0
	vfmadd132sd	%xmm8, %xmm7, %xmm19
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm19
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm19
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vfmadd132sd	%xmm19, %xmm3, %xmm1
	vmulsd	%xmm1, %xmm2, %xmm2
	jne	.L3969
	vdivsd	%xmm0, %xmm2, %xmm2
	vcvtsd2ss	%xmm2, %xmm2, %xmm2
	vmovss	%xmm2, (%rsi,%rax,4)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L3970
.L3977:
	vzeroupper
.L3978:
	ret
	.p2align 4,,10
	.p2align 3
.L3969:
	vxorpd	%xmm18, %xmm0, %xmm0
	vdivsd	%xmm2, %xmm0, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, (%rsi,%rax,4)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L3970
	vzeroupper
	jmp	.L3978
.L3972:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L3964
	.cfi_endproc
.LFE286:
	.size	v_etch__tan_bounded_f32, .-v_etch__tan_bounded_f32
	.p2align 4
	.globl	v_etch__trig_needs_slow_f64
	.type	v_etch__trig_needs_slow_f64, @function
v_etch__trig_needs_slow_f64:
.LFB287:
	.cfi_startproc
	movq	%rsi, %r8
	movl	%edx, %ecx
	testl	%edx, %edx
	jle	.L3994
	leal	-1(%rdx), %eax
	cmpl	$62, %eax
	jbe	.L3987
	vbroadcastsd	.LC226(%rip), %zmm3
	movl	%edx, %r9d
	movq	%rdi, %rax
	movl	$1, %edx
	shrl	$6, %r9d
	vpbroadcastq	%rdx, %zmm1
	vbroadcastsd	.LC182(%rip), %zmm2
	vmovdqa32	.LC719(%rip), %zmm5
	vmovdqa64	.LC682(%rip), %zmm8
	salq	$9, %r9
	addq	%rdi, %r9
	.p2align 4,,10
	.p2align 3
.L3982:
	vandpd	(%rax), %zmm3, %zmm0
	addq	$512, %rax
	vandpd	-448(%rax), %zmm3, %zmm12
	addq	$64, %rsi
	vandpd	-384(%rax), %zmm3, %zmm7
	vandpd	-320(%rax), %zmm3, %zmm11
	vcmppd	$5, %zmm2, %zmm0, %k1
	vandpd	-128(%rax), %zmm3, %zmm6
	vandpd	-256(%rax), %zmm3, %zmm4
	vandpd	-192(%rax), %zmm3, %zmm10
	vandpd	-64(%rax), %zmm3, %zmm9
	vmovdqa64	%zmm1, %zmm0{%k1}{z}
	vcmppd	$5, %zmm2, %zmm12, %k1
	vmovdqa64	%zmm1, %zmm12{%k1}{z}
	vcmppd	$5, %zmm2, %zmm7, %k1
	vpermt2d	%zmm12, %zmm5, %zmm0
	vmovdqa64	%zmm1, %zmm7{%k1}{z}
	vcmppd	$5, %zmm2, %zmm11, %k1
	vmovdqa64	%zmm1, %zmm11{%k1}{z}
	vcmppd	$5, %zmm2, %zmm4, %k1
	vpermt2d	%zmm11, %zmm5, %zmm7
	vpermt2w	%zmm7, %zmm8, %zmm0
	vmovdqa64	%zmm1, %zmm4{%k1}{z}
	vcmppd	$5, %zmm2, %zmm10, %k1
	vpmovwb	%zmm0, %ymm0
	vmovdqa64	%zmm1, %zmm10{%k1}{z}
	vcmppd	$5, %zmm2, %zmm6, %k1
	vpermt2d	%zmm10, %zmm5, %zmm4
	vmovdqa64	%zmm1, %zmm6{%k1}{z}
	vcmppd	$5, %zmm2, %zmm9, %k1
	vmovdqa64	%zmm1, %zmm9{%k1}{z}
	vpermt2d	%zmm9, %zmm5, %zmm6
	vpermt2w	%zmm6, %zmm8, %zmm4
	vpmovwb	%zmm4, %ymm4
	vinserti64x4	$0x1, %ymm4, %zmm0, %zmm0
	vmovdqu8	%zmm0, -64(%rsi)
	cmpq	%rax, %r9
	jne	.L3982
	movl	%ecx, %eax
	andl	$-64, %eax
	movl	%eax, %esi
	cmpl	%eax, %ecx
	je	.L3993
.L3981:
	movl	%ecx, %r9d
	subl	%esi, %r9d
	leal	-1(%r9), %edx
	cmpl	$30, %edx
	jbe	.L3984
	vbroadcastsd	.LC226(%rip), %ymm0
	leaq	(%rdi,%rsi,8), %rdx
	vbroadcastsd	.LC182(%rip), %ymm2
	vandpd	64(%rdx), %ymm0, %ymm4
	vandpd	32(%rdx), %ymm0, %ymm9
	vandpd	224(%rdx), %ymm0, %ymm5
	vandpd	96(%rdx), %ymm0, %ymm8
	vandpd	128(%rdx), %ymm0, %ymm3
	vcmpnltpd	%ymm2, %ymm4, %ymm4
	vandpd	160(%rdx), %ymm0, %ymm7
	vandpd	192(%rdx), %ymm0, %ymm6
	vcmpnltpd	%ymm2, %ymm9, %ymm9
	vandpd	(%rdx), %ymm0, %ymm0
	movl	$1, %edx
	vcmpnltpd	%ymm2, %ymm8, %ymm8
	vcmpnltpd	%ymm2, %ymm3, %ymm3
	vpbroadcastq	%rdx, %ymm1
	movl	$255, %edx
	vcmpnltpd	%ymm2, %ymm0, %ymm0
	vcmpnltpd	%ymm2, %ymm7, %ymm7
	vpand	%ymm4, %ymm1, %ymm4
	vcmpnltpd	%ymm2, %ymm6, %ymm6
	vcmpnltpd	%ymm2, %ymm5, %ymm2
	vpand	%ymm9, %ymm1, %ymm9
	vmovdqa	.LC721(%rip), %ymm5
	vpand	%ymm8, %ymm1, %ymm8
	vpand	%ymm3, %ymm1, %ymm3
	vpand	%ymm0, %ymm1, %ymm0
	vpand	%ymm7, %ymm1, %ymm7
	vpand	%ymm6, %ymm1, %ymm6
	vpand	%ymm2, %ymm1, %ymm1
	vmovdqa	%ymm4, %ymm2
	vmovdqa	.LC696(%rip), %ymm4
	vpermt2d	%ymm8, %ymm5, %ymm2
	vpermt2d	%ymm9, %ymm5, %ymm0
	vpermt2w	%ymm2, %ymm4, %ymm0
	vmovdqa	%ymm3, %ymm2
	vpermt2d	%ymm7, %ymm5, %ymm2
	vpermi2d	%ymm1, %ymm6, %ymm5
	vpbroadcastw	%edx, %ymm1
	movl	%r9d, %edx
	vpermi2w	%ymm5, %ymm2, %ymm4
	vpand	%ymm0, %ymm1, %ymm0
	andl	$-32, %edx
	vpand	%ymm4, %ymm1, %ymm1
	addl	%edx, %eax
	andl	$31, %r9d
	vpackuswb	%ymm1, %ymm0, %ymm0
	vpermq	$216, %ymm0, %ymm0
	vmovdqu8	%ymm0, (%r8,%rsi)
	je	.L3993
.L3984:
	vmovsd	.LC182(%rip), %xmm0
	cltq
	movabsq	$9223372036854775807, %rsi
	.p2align 4,,10
	.p2align 3
.L3986:
	movq	(%rdi,%rax,8), %rdx
	andq	%rsi, %rdx
	vmovq	%rdx, %xmm5
	vucomisd	%xmm5, %xmm0
	setbe	(%r8,%rax)
	addq	$1, %rax
	cmpl	%eax, %ecx
	jg	.L3986
.L3993:
	vzeroupper
.L3994:
	ret
.L3987:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3981
	.cfi_endproc
.LFE287:
	.size	v_etch__trig_needs_slow_f64, .-v_etch__trig_needs_slow_f64
	.p2align 4
	.globl	v_etch__sin_poly_f64
	.type	v_etch__sin_poly_f64, @function
v_etch__sin_poly_f64:
.LFB288:
	.cfi_startproc
	testl	%ecx, %ecx
	jle	.L4010
	leal	-1(%rcx), %eax
	cmpl	$6, %eax
	jbe	.L4002
	vbroadcastsd	.LC192(%rip), %zmm11
	movl	%ecx, %r8d
	xorl	%eax, %eax
	vbroadcastsd	.LC193(%rip), %zmm10
	vbroadcastsd	.LC194(%rip), %zmm9
	shrl	$3, %r8d
	vbroadcastsd	.LC195(%rip), %zmm8
	vbroadcastsd	.LC196(%rip), %zmm7
	salq	$6, %r8
	vbroadcastsd	.LC197(%rip), %zmm6
	vbroadcastsd	.LC198(%rip), %zmm5
	vbroadcastsd	.LC333(%rip), %zmm4
	.p2align 4,,10
	.p2align 3
.L3998:
	vmovupd	(%rdi,%rax), %zmm2
	vmovupd	(%rsi,%rax), %zmm13
	vmulpd	%zmm2, %zmm2, %zmm1
	vmulpd	%zmm4, %zmm1, %zmm3
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm11, %zmm10, %zmm0
	vfmadd132pd	%zmm13, %zmm13, %zmm3
	vfmadd132pd	%zmm1, %zmm9, %zmm0
	vfmadd132pd	%zmm1, %zmm8, %zmm0
	vfmadd132pd	%zmm1, %zmm7, %zmm0
	vfmadd132pd	%zmm1, %zmm6, %zmm0
	vfmadd132pd	%zmm1, %zmm5, %zmm0
	vmulpd	%zmm2, %zmm1, %zmm1
	vfmadd132pd	%zmm1, %zmm3, %zmm0
	vaddpd	%zmm0, %zmm2, %zmm2
	vmovupd	%zmm2, (%rdx,%rax)
	addq	$64, %rax
	cmpq	%rax, %r8
	jne	.L3998
	movl	%ecx, %r8d
	andl	$-8, %r8d
	movl	%r8d, %eax
	cmpl	%ecx, %r8d
	je	.L4009
.L3997:
	movl	%ecx, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r10d
	cmpl	$2, %r10d
	jbe	.L4000
	vmovupd	(%rdi,%rax,8), %ymm2
	vmovupd	(%rsi,%rax,8), %ymm5
	vbroadcastsd	.LC192(%rip), %ymm0
	vmulpd	%ymm2, %ymm2, %ymm1
	vmulpd	.LC333(%rip){1to4}, %ymm1, %ymm3
	vfmadd213pd	.LC193(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC194(%rip){1to4}, %ymm1, %ymm0
	vfmadd132pd	%ymm5, %ymm5, %ymm3
	vfmadd213pd	.LC195(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC196(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC197(%rip){1to4}, %ymm1, %ymm0
	vfmadd213pd	.LC198(%rip){1to4}, %ymm1, %ymm0
	vmulpd	%ymm1, %ymm2, %ymm1
	vfmadd132pd	%ymm1, %ymm3, %ymm0
	vaddpd	%ymm0, %ymm2, %ymm2
	vmovupd	%ymm2, (%rdx,%rax,8)
	movl	%r9d, %eax
	andl	$-4, %eax
	addl	%eax, %r8d
	andl	$3, %r9d
	je	.L4009
.L4000:
	vmovsd	.LC192(%rip), %xmm0
	movslq	%r8d, %r9
	vmovsd	.LC193(%rip), %xmm10
	vmovsd	(%rdi,%r9,8), %xmm3
	vmovsd	.LC194(%rip), %xmm9
	leaq	0(,%r9,8), %rax
	vmovsd	.LC195(%rip), %xmm8
	vmovsd	.LC196(%rip), %xmm7
	vmulsd	%xmm3, %xmm3, %xmm1
	vmovsd	(%rsi,%r9,8), %xmm11
	vmovsd	.LC197(%rip), %xmm6
	vmovsd	.LC333(%rip), %xmm4
	vmovsd	.LC198(%rip), %xmm5
	vmulsd	%xmm4, %xmm1, %xmm12
	vmovsd	%xmm1, %xmm1, %xmm2
	vfmadd132sd	%xmm0, %xmm10, %xmm2
	vfmadd132sd	%xmm12, %xmm11, %xmm11
	vfmadd132sd	%xmm1, %xmm9, %xmm2
	vfmadd132sd	%xmm1, %xmm8, %xmm2
	vfmadd132sd	%xmm1, %xmm7, %xmm2
	vfmadd132sd	%xmm1, %xmm6, %xmm2
	vfmadd132sd	%xmm1, %xmm5, %xmm2
	vmulsd	%xmm1, %xmm3, %xmm1
	vfmadd132sd	%xmm2, %xmm11, %xmm1
	vaddsd	%xmm1, %xmm3, %xmm3
	vmovsd	%xmm3, (%rdx,%r9,8)
	leal	1(%r8), %r9d
	cmpl	%r9d, %ecx
	jle	.L4009
	vmovsd	8(%rdi,%rax), %xmm3
	vmovsd	8(%rsi,%rax), %xmm11
	addl	$2, %r8d
	vmulsd	%xmm3, %xmm3, %xmm2
	vmulsd	%xmm4, %xmm2, %xmm12
	vmovsd	%xmm2, %xmm2, %xmm1
	vfmadd132sd	%xmm0, %xmm10, %xmm1
	vfmadd132sd	%xmm12, %xmm11, %xmm11
	vfmadd132sd	%xmm2, %xmm9, %xmm1
	vfmadd132sd	%xmm2, %xmm8, %xmm1
	vfmadd132sd	%xmm2, %xmm7, %xmm1
	vfmadd132sd	%xmm2, %xmm6, %xmm1
	vfmadd132sd	%xmm2, %xmm5, %xmm1
	vmulsd	%xmm2, %xmm3, %xmm2
	vfmadd132sd	%xmm2, %xmm11, %xmm1
	vaddsd	%xmm3, %xmm1, %xmm1
	vmovsd	%xmm1, 8(%rdx,%rax)
	cmpl	%r8d, %ecx
	jle	.L4009
	vmovsd	16(%rdi,%rax), %xmm2
	vmovsd	16(%rsi,%rax), %xmm3
	vmulsd	%xmm2, %xmm2, %xmm1
	vmulsd	%xmm4, %xmm1, %xmm4
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm4, %xmm3, %xmm3
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vmulsd	%xmm1, %xmm2, %xmm1
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vaddsd	%xmm0, %xmm2, %xmm2
	vmovsd	%xmm2, 16(%rdx,%rax)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L4009:
	vzeroupper
.L4010:
	ret
.L4002:
	xorl	%eax, %eax
	xorl	%r8d, %r8d
	jmp	.L3997
	.cfi_endproc
.LFE288:
	.size	v_etch__sin_poly_f64, .-v_etch__sin_poly_f64
	.p2align 4
	.globl	v_etch__cos_poly_f64
	.type	v_etch__cos_poly_f64, @function
v_etch__cos_poly_f64:
.LFB289:
	.cfi_startproc
	testl	%ecx, %ecx
	jle	.L4026
	leal	-1(%rcx), %eax
	cmpl	$6, %eax
	jbe	.L4018
	vbroadcastsd	.LC186(%rip), %zmm13
	movl	%ecx, %r8d
	xorl	%eax, %eax
	vbroadcastsd	.LC187(%rip), %zmm12
	vbroadcastsd	.LC188(%rip), %zmm11
	shrl	$3, %r8d
	vbroadcastsd	.LC189(%rip), %zmm10
	vbroadcastsd	.LC190(%rip), %zmm9
	salq	$6, %r8
	vbroadcastsd	.LC191(%rip), %zmm8
	vbroadcastsd	.LC4(%rip), %zmm7
	vbroadcastsd	.LC20(%rip), %zmm5
	vbroadcastsd	.LC902(%rip), %zmm6
	.p2align 4,,10
	.p2align 3
.L4014:
	vmovupd	(%rdi,%rax), %zmm4
	vmulpd	%zmm4, %zmm4, %zmm1
	vmulpd	%zmm7, %zmm1, %zmm3
	vmovapd	%zmm1, %zmm0
	vfmadd132pd	%zmm13, %zmm12, %zmm0
	vsubpd	%zmm3, %zmm5, %zmm4
	vfmadd132pd	%zmm1, %zmm11, %zmm0
	vsubpd	%zmm4, %zmm5, %zmm2
	vfmadd132pd	%zmm1, %zmm10, %zmm0
	vsubpd	%zmm3, %zmm2, %zmm2
	vxorpd	(%rdi,%rax), %zmm6, %zmm3
	vmulpd	(%rsi,%rax), %zmm3, %zmm3
	vfmadd132pd	%zmm1, %zmm9, %zmm0
	vfmadd132pd	%zmm1, %zmm8, %zmm0
	vmulpd	%zmm1, %zmm1, %zmm1
	vfmadd132pd	%zmm1, %zmm3, %zmm0
	vaddpd	%zmm0, %zmm2, %zmm0
	vaddpd	%zmm4, %zmm0, %zmm0
	vmovupd	%zmm0, (%rdx,%rax)
	addq	$64, %rax
	cmpq	%rax, %r8
	jne	.L4014
	movl	%ecx, %r8d
	andl	$-8, %r8d
	movl	%r8d, %eax
	cmpl	%ecx, %r8d
	je	.L4025
.L4013:
	movl	%ecx, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r10d
	cmpl	$2, %r10d
	jbe	.L4016
	vmovupd	(%rdi,%rax,8), %ymm7
	vbroadcastsd	.LC186(%rip), %ymm0
	vbroadcastsd	.LC20(%rip), %ymm1
	vmulpd	%ymm7, %ymm7, %ymm2
	vmulpd	.LC4(%rip){1to4}, %ymm2, %ymm3
	vfmadd213pd	.LC187(%rip){1to4}, %ymm2, %ymm0
	vfmadd213pd	.LC188(%rip){1to4}, %ymm2, %ymm0
	vsubpd	%ymm3, %ymm1, %ymm4
	vsubpd	%ymm4, %ymm1, %ymm1
	vfmadd213pd	.LC189(%rip){1to4}, %ymm2, %ymm0
	vsubpd	%ymm3, %ymm1, %ymm1
	vbroadcastsd	.LC902(%rip), %ymm3
	vxorpd	%ymm3, %ymm7, %ymm3
	vmulpd	(%rsi,%rax,8), %ymm3, %ymm3
	vfmadd213pd	.LC190(%rip){1to4}, %ymm2, %ymm0
	vfmadd213pd	.LC191(%rip){1to4}, %ymm2, %ymm0
	vmulpd	%ymm2, %ymm2, %ymm2
	vfmadd132pd	%ymm2, %ymm3, %ymm0
	vaddpd	%ymm0, %ymm1, %ymm0
	vaddpd	%ymm4, %ymm0, %ymm0
	vmovupd	%ymm0, (%rdx,%rax,8)
	movl	%r9d, %eax
	andl	$-4, %eax
	addl	%eax, %r8d
	andl	$3, %r9d
	je	.L4025
.L4016:
	vmovsd	.LC186(%rip), %xmm0
	movslq	%r8d, %r9
	vmovsd	.LC187(%rip), %xmm10
	vmovsd	(%rdi,%r9,8), %xmm11
	vmovsd	.LC188(%rip), %xmm9
	leaq	0(,%r9,8), %rax
	vmovsd	.LC189(%rip), %xmm8
	vmovsd	.LC190(%rip), %xmm7
	vmovsd	.LC4(%rip), %xmm4
	vmulsd	%xmm11, %xmm11, %xmm3
	vmovsd	.LC191(%rip), %xmm6
	vmovq	.LC108(%rip), %xmm5
	vmovsd	.LC20(%rip), %xmm1
	vxorpd	%xmm5, %xmm11, %xmm11
	vmulsd	(%rsi,%r9,8), %xmm11, %xmm11
	vmulsd	%xmm4, %xmm3, %xmm13
	vmovsd	%xmm3, %xmm3, %xmm2
	vfmadd132sd	%xmm0, %xmm10, %xmm2
	vsubsd	%xmm13, %xmm1, %xmm12
	vfmadd132sd	%xmm3, %xmm9, %xmm2
	vfmadd132sd	%xmm3, %xmm8, %xmm2
	vfmadd132sd	%xmm3, %xmm7, %xmm2
	vfmadd132sd	%xmm3, %xmm6, %xmm2
	vmulsd	%xmm3, %xmm3, %xmm3
	vfmadd132sd	%xmm3, %xmm11, %xmm2
	vsubsd	%xmm12, %xmm1, %xmm3
	vsubsd	%xmm13, %xmm3, %xmm3
	vaddsd	%xmm2, %xmm3, %xmm2
	vaddsd	%xmm12, %xmm2, %xmm2
	vmovsd	%xmm2, (%rdx,%r9,8)
	leal	1(%r8), %r9d
	cmpl	%r9d, %ecx
	jle	.L4025
	vmovsd	8(%rdi,%rax), %xmm11
	addl	$2, %r8d
	vmulsd	%xmm11, %xmm11, %xmm3
	vxorpd	%xmm5, %xmm11, %xmm11
	vmulsd	8(%rsi,%rax), %xmm11, %xmm11
	vmulsd	%xmm4, %xmm3, %xmm13
	vmovsd	%xmm3, %xmm3, %xmm2
	vfmadd132sd	%xmm0, %xmm10, %xmm2
	vsubsd	%xmm13, %xmm1, %xmm12
	vfmadd132sd	%xmm3, %xmm9, %xmm2
	vfmadd132sd	%xmm3, %xmm8, %xmm2
	vfmadd132sd	%xmm3, %xmm7, %xmm2
	vfmadd132sd	%xmm3, %xmm6, %xmm2
	vmulsd	%xmm3, %xmm3, %xmm3
	vfmadd132sd	%xmm3, %xmm11, %xmm2
	vsubsd	%xmm12, %xmm1, %xmm3
	vsubsd	%xmm13, %xmm3, %xmm3
	vaddsd	%xmm2, %xmm3, %xmm2
	vaddsd	%xmm12, %xmm2, %xmm2
	vmovsd	%xmm2, 8(%rdx,%rax)
	cmpl	%r8d, %ecx
	jle	.L4025
	vmovsd	16(%rdi,%rax), %xmm3
	vmulsd	%xmm3, %xmm3, %xmm2
	vxorpd	%xmm5, %xmm3, %xmm3
	vmulsd	16(%rsi,%rax), %xmm3, %xmm3
	vmulsd	%xmm4, %xmm2, %xmm4
	vfmadd132sd	%xmm2, %xmm10, %xmm0
	vfmadd132sd	%xmm2, %xmm9, %xmm0
	vfmadd132sd	%xmm2, %xmm8, %xmm0
	vfmadd132sd	%xmm2, %xmm7, %xmm0
	vfmadd132sd	%xmm2, %xmm6, %xmm0
	vsubsd	%xmm4, %xmm1, %xmm6
	vmulsd	%xmm2, %xmm2, %xmm2
	vsubsd	%xmm6, %xmm1, %xmm1
	vfmadd132sd	%xmm2, %xmm3, %xmm0
	vsubsd	%xmm4, %xmm1, %xmm1
	vaddsd	%xmm0, %xmm1, %xmm0
	vaddsd	%xmm6, %xmm0, %xmm0
	vmovsd	%xmm0, 16(%rdx,%rax)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L4025:
	vzeroupper
.L4026:
	ret
.L4018:
	xorl	%eax, %eax
	xorl	%r8d, %r8d
	jmp	.L4013
	.cfi_endproc
.LFE289:
	.size	v_etch__cos_poly_f64, .-v_etch__cos_poly_f64
	.p2align 4
	.globl	v_etch__sin_bounded_f64
	.type	v_etch__sin_bounded_f64, @function
v_etch__sin_bounded_f64:
.LFB290:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L4049
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movl	%edx, %edi
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-64, %rsp
	subq	$8, %rsp
	cmpl	$6, %eax
	jbe	.L4040
	movl	$1, %r8d
	shrl	$3, %edx
	xorl	%eax, %eax
	vbroadcastsd	.LC183(%rip), %zmm30
	vpbroadcastq	%r8, %zmm6
	salq	$6, %rdx
	movabsq	$-9223372036854775808, %r8
	vbroadcastsd	.LC7(%rip), %zmm29
	vpbroadcastq	%r8, %zmm4
	vbroadcastsd	.LC298(%rip), %zmm28
	vbroadcastsd	.LC184(%rip), %zmm27
	vmovdqa64	%zmm6, -56(%rsp)
	vbroadcastsd	.LC107(%rip), %zmm9
	vbroadcastsd	.LC185(%rip), %zmm26
	vmovdqa64	%zmm4, -120(%rsp)
	vbroadcastsd	.LC4(%rip), %zmm25
	vbroadcastsd	.LC192(%rip), %zmm24
	vbroadcastsd	.LC193(%rip), %zmm23
	vbroadcastsd	.LC194(%rip), %zmm22
	vbroadcastsd	.LC195(%rip), %zmm21
	vbroadcastsd	.LC196(%rip), %zmm20
	vbroadcastsd	.LC197(%rip), %zmm19
	vbroadcastsd	.LC198(%rip), %zmm18
	vbroadcastsd	.LC20(%rip), %zmm8
	vbroadcastsd	.LC902(%rip), %zmm17
	vbroadcastsd	.LC186(%rip), %zmm16
	vbroadcastsd	.LC187(%rip), %zmm15
	vbroadcastsd	.LC188(%rip), %zmm14
	vbroadcastsd	.LC189(%rip), %zmm13
	vbroadcastsd	.LC190(%rip), %zmm12
	vbroadcastsd	.LC191(%rip), %zmm11
	vbroadcastsd	.LC226(%rip), %zmm10
	.p2align 4,,10
	.p2align 3
.L4030:
	vmovupd	(%rcx,%rax), %zmm4
	vmovapd	%zmm4, %zmm3
	vfmadd132pd	%zmm30, %zmm29, %zmm3
	vaddpd	%zmm28, %zmm3, %zmm1
	vmovapd	%zmm1, %zmm0
	vmovapd	%zmm1, %zmm5
	vmulpd	%zmm9, %zmm1, %zmm2
	vfmadd132pd	%zmm27, %zmm4, %zmm0
	vsubpd	%zmm2, %zmm0, %zmm31
	vfmsub132pd	%zmm9, %zmm2, %zmm5
	vsubpd	%zmm0, %zmm31, %zmm6
	vsubpd	%zmm6, %zmm31, %zmm7
	vaddpd	%zmm6, %zmm2, %zmm2
	vsubpd	%zmm7, %zmm0, %zmm0
	vsubpd	%zmm2, %zmm0, %zmm0
	vsubpd	%zmm5, %zmm0, %zmm0
	vfmadd231pd	%zmm26, %zmm1, %zmm0
	vaddpd	%zmm0, %zmm31, %zmm1
	vsubpd	%zmm1, %zmm31, %zmm31
	vaddpd	%zmm0, %zmm31, %zmm31
	vmulpd	%zmm1, %zmm1, %zmm0
	vmovapd	%zmm31, %zmm7
	vmulpd	%zmm25, %zmm0, %zmm6
	vmovapd	%zmm0, %zmm5
	vmulpd	%zmm0, %zmm1, %zmm2
	vfmadd132pd	%zmm24, %zmm23, %zmm5
	vfnmadd132pd	%zmm6, %zmm31, %zmm7
	vfmadd132pd	%zmm0, %zmm22, %zmm5
	vfmadd132pd	%zmm0, %zmm21, %zmm5
	vfmadd132pd	%zmm0, %zmm20, %zmm5
	vfmadd132pd	%zmm0, %zmm19, %zmm5
	vfmadd132pd	%zmm0, %zmm18, %zmm5
	vfmadd132pd	%zmm5, %zmm7, %zmm2
	vsubpd	%zmm6, %zmm8, %zmm7
	vmulpd	%zmm0, %zmm0, %zmm5
	vaddpd	%zmm2, %zmm1, %zmm2
	vxorpd	%zmm17, %zmm1, %zmm1
	vmulpd	%zmm31, %zmm1, %zmm1
	vmovapd	%zmm0, %zmm31
	vfmadd132pd	%zmm16, %zmm15, %zmm31
	vfmadd132pd	%zmm0, %zmm14, %zmm31
	vfmadd132pd	%zmm0, %zmm13, %zmm31
	vfmadd132pd	%zmm0, %zmm12, %zmm31
	vfmadd132pd	%zmm31, %zmm11, %zmm0
	vfmadd132pd	%zmm5, %zmm1, %zmm0
	vpandq	-56(%rsp), %zmm3, %zmm1
	vpxor	%xmm5, %xmm5, %xmm5
	vpsllq	$62, %zmm3, %zmm3
	vpandq	-120(%rsp), %zmm3, %zmm3
	vpcmpq	$4, %zmm5, %zmm1, %k1
	vsubpd	%zmm7, %zmm8, %zmm5
	vsubpd	%zmm6, %zmm5, %zmm5
	vaddpd	%zmm0, %zmm5, %zmm5
	vandpd	%zmm10, %zmm4, %zmm0
	vaddpd	%zmm5, %zmm7, %zmm2{%k1}
	vcmppd	$5, .LC830(%rip), %zmm0, %k1
	vpxorq	%zmm2, %zmm3, %zmm4{%k1}
	vmovupd	%zmm4, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdx, %rax
	jne	.L4030
	movl	%edi, %edx
	andl	$-8, %edx
	movl	%edx, %r8d
	cmpl	%edx, %edi
	je	.L4046
.L4029:
	movl	%edi, %r9d
	subl	%r8d, %r9d
	leal	-1(%r9), %eax
	cmpl	$2, %eax
	jbe	.L4032
	vmovupd	(%rcx,%r8,8), %ymm6
	movl	$1, %eax
	vbroadcastsd	.LC183(%rip), %ymm5
	vbroadcastsd	.LC107(%rip), %ymm0
	vbroadcastsd	.LC902(%rip), %ymm10
	vfmadd213pd	.LC7(%rip){1to4}, %ymm6, %ymm5
	vmovapd	%ymm0, %ymm4
	vaddpd	.LC298(%rip){1to4}, %ymm5, %ymm2
	vmulpd	%ymm0, %ymm2, %ymm3
	vmovapd	%ymm2, %ymm1
	vfmadd132pd	.LC184(%rip){1to4}, %ymm6, %ymm1
	vfmsub132pd	%ymm2, %ymm3, %ymm4
	vsubpd	%ymm3, %ymm1, %ymm0
	vsubpd	%ymm1, %ymm0, %ymm7
	vsubpd	%ymm7, %ymm0, %ymm8
	vaddpd	%ymm7, %ymm3, %ymm3
	vsubpd	%ymm8, %ymm1, %ymm1
	vsubpd	%ymm3, %ymm1, %ymm1
	vsubpd	%ymm4, %ymm1, %ymm1
	vfmadd231pd	.LC185(%rip){1to4}, %ymm2, %ymm1
	vaddpd	%ymm1, %ymm0, %ymm2
	vsubpd	%ymm2, %ymm0, %ymm0
	vaddpd	%ymm1, %ymm0, %ymm3
	vmulpd	%ymm2, %ymm2, %ymm0
	vbroadcastsd	.LC192(%rip), %ymm1
	vmovapd	%ymm3, %ymm7
	vmulpd	.LC4(%rip){1to4}, %ymm0, %ymm8
	vfmadd213pd	.LC193(%rip){1to4}, %ymm0, %ymm1
	vmulpd	%ymm0, %ymm2, %ymm4
	vfmadd213pd	.LC194(%rip){1to4}, %ymm0, %ymm1
	vfnmadd132pd	%ymm8, %ymm3, %ymm7
	vfmadd213pd	.LC195(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC196(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC197(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC198(%rip){1to4}, %ymm0, %ymm1
	vfmadd132pd	%ymm1, %ymm7, %ymm4
	vbroadcastsd	.LC20(%rip), %ymm1
	vmulpd	%ymm0, %ymm0, %ymm7
	vsubpd	%ymm8, %ymm1, %ymm9
	vaddpd	%ymm4, %ymm2, %ymm4
	vxorpd	%ymm10, %ymm2, %ymm2
	vsubpd	%ymm9, %ymm1, %ymm1
	vmulpd	%ymm3, %ymm2, %ymm2
	vbroadcastsd	.LC186(%rip), %ymm3
	vfmadd213pd	.LC187(%rip){1to4}, %ymm0, %ymm3
	vsubpd	%ymm8, %ymm1, %ymm1
	vfmadd213pd	.LC188(%rip){1to4}, %ymm0, %ymm3
	vfmadd213pd	.LC189(%rip){1to4}, %ymm0, %ymm3
	vfmadd213pd	.LC190(%rip){1to4}, %ymm0, %ymm3
	vfmadd213pd	.LC191(%rip){1to4}, %ymm3, %ymm0
	vpxor	%xmm3, %xmm3, %xmm3
	vfmadd231pd	%ymm0, %ymm7, %ymm2
	vpbroadcastq	%rax, %ymm0
	movabsq	$-9223372036854775808, %rax
	vpand	%ymm5, %ymm0, %ymm0
	vpsllq	$62, %ymm5, %ymm5
	vpcmpq	$4, %ymm3, %ymm0, %k1
	vaddpd	%ymm2, %ymm1, %ymm1
	vbroadcastsd	.LC199(%rip), %ymm2
	vaddpd	%ymm1, %ymm9, %ymm4{%k1}
	vbroadcastsd	.LC226(%rip), %ymm1
	vandpd	%ymm1, %ymm6, %ymm1
	vcmppd	$5, %ymm2, %ymm1, %k1
	vpbroadcastq	%rax, %ymm1
	movl	%r9d, %eax
	andl	$-4, %eax
	vpand	%ymm1, %ymm5, %ymm5
	addl	%eax, %edx
	andl	$3, %r9d
	vpxorq	%ymm4, %ymm5, %ymm6{%k1}
	vmovupd	%ymm6, (%rsi,%r8,8)
	je	.L4046
.L4032:
	vmovsd	.LC183(%rip), %xmm9
	movslq	%edx, %rdx
	vmovsd	.LC7(%rip), %xmm3
	vmovsd	.LC184(%rip), %xmm8
	vmovsd	.LC107(%rip), %xmm2
	vmovsd	.LC185(%rip), %xmm7
	vmovsd	.LC4(%rip), %xmm6
	vmovsd	.LC199(%rip), %xmm5
	vmovsd	.LC20(%rip), %xmm4
	vmovsd	.LC186(%rip), %xmm18
	vmovsd	.LC187(%rip), %xmm17
	vmovsd	.LC188(%rip), %xmm16
	vmovsd	.LC189(%rip), %xmm15
	vmovsd	.LC190(%rip), %xmm14
	vmovsd	.LC191(%rip), %xmm13
	vmovq	.LC108(%rip), %xmm12
	vmovsd	.LC192(%rip), %xmm11
	vmovsd	.LC193(%rip), %xmm10
	.p2align 4,,10
	.p2align 3
.L4036:
	vmovsd	(%rcx,%rdx,8), %xmm21
	vmovsd	%xmm21, %xmm21, %xmm25
	vfmadd132sd	%xmm9, %xmm3, %xmm25
	vsubsd	%xmm3, %xmm25, %xmm19
	vmovq	%xmm25, %rax
	vmulsd	%xmm2, %xmm19, %xmm20
	vmovsd	%xmm19, %xmm19, %xmm0
	vmovsd	%xmm19, %xmm19, %xmm23
	vfmadd132sd	%xmm8, %xmm21, %xmm0
	vfmsub132sd	%xmm2, %xmm20, %xmm23
	vsubsd	%xmm20, %xmm0, %xmm1
	vsubsd	%xmm0, %xmm1, %xmm22
	vsubsd	%xmm22, %xmm1, %xmm24
	vaddsd	%xmm22, %xmm20, %xmm20
	vsubsd	%xmm24, %xmm0, %xmm0
	vsubsd	%xmm20, %xmm0, %xmm0
	vsubsd	%xmm23, %xmm0, %xmm0
	vfmadd132sd	%xmm7, %xmm0, %xmm19
	vaddsd	%xmm19, %xmm1, %xmm22
	vsubsd	%xmm22, %xmm1, %xmm1
	vaddsd	%xmm19, %xmm1, %xmm19
	vmulsd	%xmm22, %xmm22, %xmm1
	vmulsd	%xmm6, %xmm1, %xmm23
	testb	$1, %al
	jne	.L4052
	vmulsd	%xmm1, %xmm22, %xmm0
	vfnmadd132sd	%xmm23, %xmm19, %xmm19
	vmovsd	%xmm1, %xmm1, %xmm20
	vfmadd132sd	%xmm11, %xmm10, %xmm20
	vfmadd213sd	.LC194(%rip), %xmm1, %xmm20
	vfmadd213sd	.LC195(%rip), %xmm1, %xmm20
	vfmadd213sd	.LC196(%rip), %xmm1, %xmm20
	vfmadd213sd	.LC197(%rip), %xmm1, %xmm20
	vfmadd213sd	.LC198(%rip), %xmm1, %xmm20
	vfmadd132sd	%xmm20, %xmm19, %xmm0
	vaddsd	%xmm0, %xmm22, %xmm0
.L4039:
	vmovq	%xmm21, %r8
	btrq	$63, %r8
	vmovq	%r8, %xmm1
	vcomisd	%xmm1, %xmm5
	ja	.L4037
	salq	$62, %rax
	vmovq	%xmm0, %r10
	movabsq	$-9223372036854775808, %r8
	andq	%r8, %rax
	xorq	%r10, %rax
	movq	%rax, (%rsi,%rdx,8)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L4036
.L4046:
	vzeroupper
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L4037:
	.cfi_restore_state
	vmovsd	%xmm21, (%rsi,%rdx,8)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L4036
	jmp	.L4046
	.p2align 4,,10
	.p2align 3
.L4052:
	vmovsd	%xmm1, %xmm1, %xmm20
	vxorpd	%xmm12, %xmm22, %xmm22
	vsubsd	%xmm23, %xmm4, %xmm24
	vmulsd	%xmm19, %xmm22, %xmm22
	vfmadd132sd	%xmm18, %xmm17, %xmm20
	vsubsd	%xmm24, %xmm4, %xmm0
	vfmadd132sd	%xmm1, %xmm16, %xmm20
	vsubsd	%xmm23, %xmm0, %xmm0
	vfmadd132sd	%xmm1, %xmm15, %xmm20
	vfmadd132sd	%xmm1, %xmm14, %xmm20
	vfmadd132sd	%xmm1, %xmm13, %xmm20
	vmulsd	%xmm1, %xmm1, %xmm1
	vfmadd132sd	%xmm20, %xmm22, %xmm1
	vaddsd	%xmm1, %xmm0, %xmm0
	vaddsd	%xmm24, %xmm0, %xmm0
	jmp	.L4039
	.p2align 4,,10
	.p2align 3
.L4049:
	.cfi_def_cfa 7, 8
	.cfi_restore 6
	ret
.L4040:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%r8d, %r8d
	xorl	%edx, %edx
	jmp	.L4029
	.cfi_endproc
.LFE290:
	.size	v_etch__sin_bounded_f64, .-v_etch__sin_bounded_f64
	.p2align 4
	.globl	v_etch__cos_bounded_f64
	.type	v_etch__cos_bounded_f64, @function
v_etch__cos_bounded_f64:
.LFB291:
	.cfi_startproc
	movq	%rdi, %rcx
	movl	%edx, %edi
	testl	%edx, %edx
	jle	.L4071
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L4064
	movl	$1, %r8d
	shrl	$3, %edx
	xorl	%eax, %eax
	vbroadcastsd	.LC183(%rip), %zmm30
	vpbroadcastq	%r8, %zmm6
	salq	$6, %rdx
	movabsq	$-9223372036854775808, %r8
	vbroadcastsd	.LC7(%rip), %zmm29
	vbroadcastsd	.LC298(%rip), %zmm28
	vpbroadcastq	%r8, %zmm10
	vbroadcastsd	.LC184(%rip), %zmm27
	vbroadcastsd	.LC107(%rip), %zmm8
	vbroadcastsd	.LC185(%rip), %zmm26
	vbroadcastsd	.LC4(%rip), %zmm25
	vbroadcastsd	.LC192(%rip), %zmm24
	vbroadcastsd	.LC193(%rip), %zmm23
	vbroadcastsd	.LC194(%rip), %zmm22
	vbroadcastsd	.LC195(%rip), %zmm21
	vbroadcastsd	.LC196(%rip), %zmm20
	vbroadcastsd	.LC197(%rip), %zmm19
	vbroadcastsd	.LC198(%rip), %zmm18
	vbroadcastsd	.LC20(%rip), %zmm7
	vbroadcastsd	.LC902(%rip), %zmm17
	vbroadcastsd	.LC186(%rip), %zmm16
	vbroadcastsd	.LC187(%rip), %zmm15
	vbroadcastsd	.LC188(%rip), %zmm14
	vbroadcastsd	.LC189(%rip), %zmm13
	vbroadcastsd	.LC190(%rip), %zmm12
	vbroadcastsd	.LC191(%rip), %zmm11
	.p2align 4,,10
	.p2align 3
.L4056:
	vmovapd	%zmm30, %zmm3
	vfmadd132pd	(%rcx,%rax), %zmm29, %zmm3
	vaddpd	%zmm28, %zmm3, %zmm1
	vpaddq	%zmm6, %zmm3, %zmm3
	vmulpd	%zmm8, %zmm1, %zmm2
	vmovapd	%zmm1, %zmm0
	vmovapd	%zmm1, %zmm4
	vfmadd213pd	(%rcx,%rax), %zmm27, %zmm0
	vfmsub132pd	%zmm8, %zmm2, %zmm4
	vsubpd	%zmm2, %zmm0, %zmm31
	vsubpd	%zmm0, %zmm31, %zmm5
	vsubpd	%zmm5, %zmm31, %zmm9
	vaddpd	%zmm5, %zmm2, %zmm2
	vsubpd	%zmm9, %zmm0, %zmm0
	vsubpd	%zmm2, %zmm0, %zmm0
	vsubpd	%zmm4, %zmm0, %zmm0
	vfmadd231pd	%zmm26, %zmm1, %zmm0
	vaddpd	%zmm0, %zmm31, %zmm1
	vsubpd	%zmm1, %zmm31, %zmm31
	vaddpd	%zmm0, %zmm31, %zmm31
	vmulpd	%zmm1, %zmm1, %zmm0
	vmovapd	%zmm31, %zmm9
	vmulpd	%zmm25, %zmm0, %zmm5
	vmovapd	%zmm0, %zmm4
	vmulpd	%zmm0, %zmm1, %zmm2
	vfmadd132pd	%zmm24, %zmm23, %zmm4
	vfnmadd132pd	%zmm5, %zmm31, %zmm9
	vfmadd132pd	%zmm0, %zmm22, %zmm4
	vfmadd132pd	%zmm0, %zmm21, %zmm4
	vfmadd132pd	%zmm0, %zmm20, %zmm4
	vfmadd132pd	%zmm0, %zmm19, %zmm4
	vfmadd132pd	%zmm0, %zmm18, %zmm4
	vfmadd132pd	%zmm4, %zmm9, %zmm2
	vsubpd	%zmm5, %zmm7, %zmm9
	vmulpd	%zmm0, %zmm0, %zmm4
	vaddpd	%zmm2, %zmm1, %zmm2
	vxorpd	%zmm17, %zmm1, %zmm1
	vmulpd	%zmm31, %zmm1, %zmm1
	vmovapd	%zmm0, %zmm31
	vfmadd132pd	%zmm16, %zmm15, %zmm31
	vfmadd132pd	%zmm0, %zmm14, %zmm31
	vfmadd132pd	%zmm0, %zmm13, %zmm31
	vfmadd132pd	%zmm0, %zmm12, %zmm31
	vfmadd132pd	%zmm31, %zmm11, %zmm0
	vfmadd132pd	%zmm4, %zmm1, %zmm0
	vpandq	%zmm6, %zmm3, %zmm1
	vpxor	%xmm4, %xmm4, %xmm4
	vpcmpq	$4, %zmm4, %zmm1, %k1
	vsubpd	%zmm9, %zmm7, %zmm4
	vpsllq	$62, %zmm3, %zmm3
	vsubpd	%zmm5, %zmm4, %zmm4
	vaddpd	%zmm0, %zmm4, %zmm4
	vaddpd	%zmm4, %zmm9, %zmm2{%k1}
	vpternlogq	$120, %zmm3, %zmm10, %zmm2
	vmovupd	%zmm2, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdx, %rax
	jne	.L4056
	movl	%edi, %edx
	andl	$-8, %edx
	movl	%edx, %r8d
	cmpl	%edx, %edi
	je	.L4070
.L4055:
	movl	%edi, %r9d
	subl	%r8d, %r9d
	leal	-1(%r9), %eax
	cmpl	$2, %eax
	jbe	.L4058
	vbroadcastsd	.LC7(%rip), %ymm6
	movl	$1, %eax
	vmovupd	(%rcx,%r8,8), %ymm5
	vbroadcastsd	.LC107(%rip), %ymm1
	vbroadcastsd	.LC184(%rip), %ymm0
	vbroadcastsd	.LC902(%rip), %ymm10
	vfmadd132pd	.LC183(%rip){1to4}, %ymm6, %ymm5
	vmovapd	%ymm1, %ymm4
	vaddpd	.LC298(%rip){1to4}, %ymm5, %ymm2
	vfmadd213pd	(%rcx,%r8,8), %ymm2, %ymm0
	vmulpd	%ymm1, %ymm2, %ymm3
	vsubpd	%ymm3, %ymm0, %ymm1
	vfmsub132pd	%ymm2, %ymm3, %ymm4
	vsubpd	%ymm0, %ymm1, %ymm6
	vsubpd	%ymm6, %ymm1, %ymm7
	vaddpd	%ymm6, %ymm3, %ymm3
	vpbroadcastq	%rax, %ymm6
	movabsq	$-9223372036854775808, %rax
	vpaddq	%ymm6, %ymm5, %ymm5
	vpand	%ymm6, %ymm5, %ymm6
	vpsllq	$62, %ymm5, %ymm5
	vsubpd	%ymm7, %ymm0, %ymm0
	vsubpd	%ymm3, %ymm0, %ymm0
	vsubpd	%ymm4, %ymm0, %ymm0
	vfmadd231pd	.LC185(%rip){1to4}, %ymm2, %ymm0
	vaddpd	%ymm0, %ymm1, %ymm2
	vsubpd	%ymm2, %ymm1, %ymm1
	vaddpd	%ymm0, %ymm1, %ymm3
	vmulpd	%ymm2, %ymm2, %ymm0
	vbroadcastsd	.LC192(%rip), %ymm1
	vmovapd	%ymm3, %ymm7
	vmulpd	.LC4(%rip){1to4}, %ymm0, %ymm8
	vfmadd213pd	.LC193(%rip){1to4}, %ymm0, %ymm1
	vmulpd	%ymm0, %ymm2, %ymm4
	vfmadd213pd	.LC194(%rip){1to4}, %ymm0, %ymm1
	vfnmadd132pd	%ymm8, %ymm3, %ymm7
	vfmadd213pd	.LC195(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC196(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC197(%rip){1to4}, %ymm0, %ymm1
	vfmadd213pd	.LC198(%rip){1to4}, %ymm0, %ymm1
	vfmadd132pd	%ymm4, %ymm7, %ymm1
	vbroadcastsd	.LC20(%rip), %ymm4
	vmulpd	%ymm0, %ymm0, %ymm7
	vsubpd	%ymm8, %ymm4, %ymm9
	vaddpd	%ymm1, %ymm2, %ymm1
	vxorpd	%ymm10, %ymm2, %ymm2
	vsubpd	%ymm9, %ymm4, %ymm4
	vmulpd	%ymm3, %ymm2, %ymm2
	vbroadcastsd	.LC186(%rip), %ymm3
	vfmadd213pd	.LC187(%rip){1to4}, %ymm0, %ymm3
	vsubpd	%ymm8, %ymm4, %ymm4
	vfmadd213pd	.LC188(%rip){1to4}, %ymm0, %ymm3
	vfmadd213pd	.LC189(%rip){1to4}, %ymm0, %ymm3
	vfmadd213pd	.LC190(%rip){1to4}, %ymm0, %ymm3
	vfmadd213pd	.LC191(%rip){1to4}, %ymm3, %ymm0
	vfmadd132pd	%ymm7, %ymm2, %ymm0
	vpxor	%xmm2, %xmm2, %xmm2
	vpcmpq	$4, %ymm2, %ymm6, %k1
	vaddpd	%ymm0, %ymm4, %ymm4
	vaddpd	%ymm4, %ymm9, %ymm1{%k1}
	vmovapd	%ymm1, %ymm0
	vpbroadcastq	%rax, %ymm1
	movl	%r9d, %eax
	andl	$-4, %eax
	vpternlogq	$120, %ymm5, %ymm1, %ymm0
	addl	%eax, %edx
	andl	$3, %r9d
	vmovupd	%ymm0, (%rsi,%r8,8)
	je	.L4070
.L4058:
	vmovsd	.LC183(%rip), %xmm9
	movslq	%edx, %rdx
	vmovsd	.LC7(%rip), %xmm4
	vmovsd	.LC184(%rip), %xmm8
	vmovsd	.LC107(%rip), %xmm3
	vmovsd	.LC185(%rip), %xmm7
	vmovsd	.LC4(%rip), %xmm6
	vmovsd	.LC20(%rip), %xmm5
	vmovsd	.LC186(%rip), %xmm18
	vmovsd	.LC187(%rip), %xmm17
	vmovsd	.LC188(%rip), %xmm16
	vmovsd	.LC189(%rip), %xmm15
	vmovsd	.LC190(%rip), %xmm14
	vmovsd	.LC191(%rip), %xmm13
	vmovq	.LC108(%rip), %xmm12
	vmovsd	.LC192(%rip), %xmm11
	vmovsd	.LC193(%rip), %xmm10
	.p2align 4,,10
	.p2align 3
.L4062:
	vmovsd	(%rcx,%rdx,8), %xmm19
	vmovsd	%xmm19, %xmm19, %xmm20
	vfmadd132sd	%xmm9, %xmm4, %xmm20
	vsubsd	%xmm4, %xmm20, %xmm2
	vmovq	%xmm20, %rax
	addq	$1, %rax
	vmulsd	%xmm3, %xmm2, %xmm21
	vfmadd231sd	%xmm8, %xmm2, %xmm19
	vmovsd	%xmm2, %xmm2, %xmm23
	vsubsd	%xmm21, %xmm19, %xmm1
	vfmsub132sd	%xmm3, %xmm21, %xmm23
	vsubsd	%xmm19, %xmm1, %xmm22
	vsubsd	%xmm22, %xmm1, %xmm0
	vaddsd	%xmm22, %xmm21, %xmm21
	vsubsd	%xmm0, %xmm19, %xmm0
	vsubsd	%xmm21, %xmm0, %xmm0
	vsubsd	%xmm23, %xmm0, %xmm0
	vfmadd132sd	%xmm7, %xmm0, %xmm2
	vaddsd	%xmm2, %xmm1, %xmm21
	vmulsd	%xmm21, %xmm21, %xmm19
	vsubsd	%xmm21, %xmm1, %xmm1
	vaddsd	%xmm2, %xmm1, %xmm1
	vmulsd	%xmm6, %xmm19, %xmm2
	testb	$1, %al
	jne	.L4069
	vmulsd	%xmm19, %xmm21, %xmm0
	vfnmadd132sd	%xmm2, %xmm1, %xmm1
	vmovsd	%xmm19, %xmm19, %xmm2
	salq	$62, %rax
	movabsq	$-9223372036854775808, %r8
	vfmadd132sd	%xmm11, %xmm10, %xmm2
	vfmadd213sd	.LC194(%rip), %xmm19, %xmm2
	andq	%r8, %rax
	vfmadd213sd	.LC195(%rip), %xmm19, %xmm2
	vfmadd213sd	.LC196(%rip), %xmm19, %xmm2
	vfmadd213sd	.LC197(%rip), %xmm19, %xmm2
	vfmadd213sd	.LC198(%rip), %xmm19, %xmm2
	vfmadd132sd	%xmm2, %xmm1, %xmm0
	vaddsd	%xmm0, %xmm21, %xmm0
	vmovq	%xmm0, %r10
	xorq	%r10, %rax
	movq	%rax, (%rsi,%rdx,8)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L4062
.L4070:
	vzeroupper
.L4071:
	ret
	.p2align 4,,10
	.p2align 3
.L4069:
	vmovsd	%xmm19, %xmm19, %xmm20
	vxorpd	%xmm12, %xmm21, %xmm21
	vsubsd	%xmm2, %xmm5, %xmm0
	salq	$62, %rax
	vmulsd	%xmm1, %xmm21, %xmm21
	vfmadd132sd	%xmm18, %xmm17, %xmm20
	movabsq	$-9223372036854775808, %r8
	andq	%r8, %rax
	vsubsd	%xmm0, %xmm5, %xmm1
	vfmadd132sd	%xmm19, %xmm16, %xmm20
	vsubsd	%xmm2, %xmm1, %xmm1
	vfmadd132sd	%xmm19, %xmm15, %xmm20
	vfmadd132sd	%xmm19, %xmm14, %xmm20
	vfmadd132sd	%xmm19, %xmm13, %xmm20
	vmulsd	%xmm19, %xmm19, %xmm19
	vfmadd132sd	%xmm20, %xmm21, %xmm19
	vaddsd	%xmm19, %xmm1, %xmm1
	vaddsd	%xmm0, %xmm1, %xmm0
	vmovq	%xmm0, %r11
	xorq	%r11, %rax
	movq	%rax, (%rsi,%rdx,8)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L4062
	vzeroupper
	jmp	.L4071
.L4064:
	xorl	%r8d, %r8d
	xorl	%edx, %edx
	jmp	.L4055
	.cfi_endproc
.LFE291:
	.size	v_etch__cos_bounded_f64, .-v_etch__cos_bounded_f64
	.p2align 4
	.globl	v_etch__tan_bounded_f64
	.type	v_etch__tan_bounded_f64, @function
v_etch__tan_bounded_f64:
.LFB292:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L4090
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L4084
	vbroadcastsd	.LC183(%rip), %zmm31
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC7(%rip), %zmm30
	vbroadcastsd	.LC298(%rip), %zmm29
	shrl	$3, %edi
	vbroadcastsd	.LC184(%rip), %zmm28
	vbroadcastsd	.LC107(%rip), %zmm12
	salq	$6, %rdi
	vbroadcastsd	.LC185(%rip), %zmm27
	vbroadcastsd	.LC186(%rip), %zmm26
	vbroadcastsd	.LC187(%rip), %zmm25
	vbroadcastsd	.LC188(%rip), %zmm24
	vbroadcastsd	.LC189(%rip), %zmm23
	vbroadcastsd	.LC190(%rip), %zmm22
	vbroadcastsd	.LC191(%rip), %zmm21
	vbroadcastsd	.LC4(%rip), %zmm20
	vbroadcastsd	.LC20(%rip), %zmm11
	vbroadcastsd	.LC902(%rip), %zmm10
	vbroadcastsd	.LC192(%rip), %zmm19
	vbroadcastsd	.LC193(%rip), %zmm18
	vbroadcastsd	.LC194(%rip), %zmm17
	vbroadcastsd	.LC195(%rip), %zmm16
	vbroadcastsd	.LC196(%rip), %zmm15
	vbroadcastsd	.LC197(%rip), %zmm14
	.p2align 4,,10
	.p2align 3
.L4075:
	vmovupd	(%rcx,%rax), %zmm4
	vmovapd	%zmm4, %zmm5
	vfmadd132pd	%zmm31, %zmm30, %zmm5
	vaddpd	%zmm29, %zmm5, %zmm1
	vandpd	.LC1367(%rip), %zmm5, %zmm5
	vptestnmq	%zmm5, %zmm5, %k1
	vmovapd	%zmm1, %zmm0
	vmovapd	%zmm1, %zmm7
	vmulpd	%zmm12, %zmm1, %zmm2
	vfmadd132pd	%zmm28, %zmm4, %zmm0
	vsubpd	%zmm2, %zmm0, %zmm6
	vfmsub132pd	%zmm12, %zmm2, %zmm7
	vsubpd	%zmm0, %zmm6, %zmm3
	vsubpd	%zmm3, %zmm6, %zmm8
	vaddpd	%zmm3, %zmm2, %zmm2
	vsubpd	%zmm8, %zmm0, %zmm0
	vsubpd	%zmm2, %zmm0, %zmm0
	vsubpd	%zmm7, %zmm0, %zmm0
	vfmadd132pd	%zmm27, %zmm0, %zmm1
	vaddpd	%zmm1, %zmm6, %zmm3
	vmulpd	%zmm3, %zmm3, %zmm0
	vsubpd	%zmm3, %zmm6, %zmm6
	vxorpd	%zmm10, %zmm3, %zmm9
	vaddpd	%zmm1, %zmm6, %zmm6
	vmulpd	%zmm20, %zmm0, %zmm7
	vmovapd	%zmm0, %zmm1
	vmulpd	%zmm0, %zmm0, %zmm13
	vfmadd132pd	%zmm26, %zmm25, %zmm1
	vmulpd	%zmm6, %zmm9, %zmm9
	vsubpd	%zmm7, %zmm11, %zmm8
	vfnmadd132pd	%zmm7, %zmm6, %zmm6
	vfmadd132pd	%zmm0, %zmm24, %zmm1
	vsubpd	%zmm8, %zmm11, %zmm2
	vfmadd132pd	%zmm0, %zmm23, %zmm1
	vsubpd	%zmm7, %zmm2, %zmm2
	vfmadd132pd	%zmm0, %zmm22, %zmm1
	vfmadd132pd	%zmm0, %zmm21, %zmm1
	vfmadd132pd	%zmm13, %zmm9, %zmm1
	vaddpd	%zmm1, %zmm2, %zmm2
	vmovapd	%zmm0, %zmm1
	vfmadd132pd	%zmm19, %zmm18, %zmm1
	vaddpd	%zmm8, %zmm2, %zmm2
	vfmadd132pd	%zmm0, %zmm17, %zmm1
	vfmadd132pd	%zmm0, %zmm16, %zmm1
	vfmadd132pd	%zmm0, %zmm15, %zmm1
	vfmadd132pd	%zmm0, %zmm14, %zmm1
	vfmadd213pd	.LC1379(%rip), %zmm0, %zmm1
	vmulpd	%zmm0, %zmm3, %zmm0
	vfmadd132pd	%zmm1, %zmm6, %zmm0
	vandpd	.LC225(%rip), %zmm4, %zmm1
	vaddpd	%zmm0, %zmm3, %zmm3
	vblendmpd	%zmm2, %zmm3, %zmm0{%k1}
	vxorpd	%zmm10, %zmm2, %zmm2
	vmovapd	%zmm3, %zmm2{%k1}
	vcmppd	$5, .LC830(%rip), %zmm1, %k1
	vdivpd	%zmm0, %zmm2, %zmm4{%k1}
	vmovupd	%zmm4, (%rsi,%rax)
	addq	$64, %rax
	cmpq	%rdi, %rax
	jne	.L4075
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%eax, %edx
	je	.L4089
.L4074:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L4077
	vmovupd	(%rcx,%rdi,8), %ymm5
	vbroadcastsd	.LC183(%rip), %ymm6
	vbroadcastsd	.LC107(%rip), %ymm0
	vbroadcastsd	.LC902(%rip), %ymm9
	vfmadd213pd	.LC7(%rip){1to4}, %ymm5, %ymm6
	vmovapd	%ymm0, %ymm4
	vaddpd	.LC298(%rip){1to4}, %ymm6, %ymm2
	vmulpd	%ymm0, %ymm2, %ymm3
	vmovapd	%ymm2, %ymm1
	vfmadd132pd	.LC184(%rip){1to4}, %ymm5, %ymm1
	vfmsub132pd	%ymm2, %ymm3, %ymm4
	vsubpd	%ymm3, %ymm1, %ymm0
	vsubpd	%ymm1, %ymm0, %ymm7
	vsubpd	%ymm7, %ymm0, %ymm8
	vaddpd	%ymm7, %ymm3, %ymm3
	vsubpd	%ymm8, %ymm1, %ymm1
	vsubpd	%ymm3, %ymm1, %ymm1
	vsubpd	%ymm4, %ymm1, %ymm1
	vfmadd132pd	.LC185(%rip){1to4}, %ymm1, %ymm2
	vbroadcastsd	.LC20(%rip), %ymm1
	vaddpd	%ymm2, %ymm0, %ymm4
	vsubpd	%ymm4, %ymm0, %ymm0
	vxorpd	%ymm9, %ymm4, %ymm8
	vaddpd	%ymm2, %ymm0, %ymm3
	vmulpd	%ymm4, %ymm4, %ymm0
	vbroadcastsd	.LC186(%rip), %ymm2
	vmulpd	%ymm3, %ymm8, %ymm8
	vmulpd	.LC4(%rip){1to4}, %ymm0, %ymm7
	vfmadd213pd	.LC187(%rip){1to4}, %ymm0, %ymm2
	vmulpd	%ymm0, %ymm0, %ymm11
	vfmadd213pd	.LC188(%rip){1to4}, %ymm0, %ymm2
	vfnmadd132pd	%ymm7, %ymm3, %ymm3
	vsubpd	%ymm7, %ymm1, %ymm10
	vsubpd	%ymm10, %ymm1, %ymm1
	vfmadd213pd	.LC189(%rip){1to4}, %ymm0, %ymm2
	vsubpd	%ymm7, %ymm1, %ymm1
	vfmadd213pd	.LC190(%rip){1to4}, %ymm0, %ymm2
	vfmadd213pd	.LC191(%rip){1to4}, %ymm0, %ymm2
	vfmadd132pd	%ymm11, %ymm8, %ymm2
	vaddpd	%ymm2, %ymm1, %ymm1
	vbroadcastsd	.LC192(%rip), %ymm2
	vfmadd213pd	.LC193(%rip){1to4}, %ymm0, %ymm2
	vaddpd	%ymm10, %ymm1, %ymm1
	vfmadd213pd	.LC194(%rip){1to4}, %ymm0, %ymm2
	vfmadd213pd	.LC195(%rip){1to4}, %ymm0, %ymm2
	vfmadd213pd	.LC196(%rip){1to4}, %ymm0, %ymm2
	vfmadd213pd	.LC197(%rip){1to4}, %ymm0, %ymm2
	vfmadd213pd	.LC198(%rip){1to4}, %ymm0, %ymm2
	vmulpd	%ymm0, %ymm4, %ymm0
	vfmadd132pd	%ymm2, %ymm3, %ymm0
	vbroadcastsd	.LC199(%rip), %ymm3
	vaddpd	%ymm0, %ymm4, %ymm4
	vbroadcastsd	.LC1368(%rip), %ymm0
	vandpd	%ymm0, %ymm6, %ymm6
	vbroadcastsd	.LC226(%rip), %ymm0
	vptestnmq	%ymm6, %ymm6, %k1
	vandpd	%ymm0, %ymm5, %ymm0
	vblendmpd	%ymm1, %ymm4, %ymm2{%k1}
	vxorpd	%ymm9, %ymm1, %ymm1
	vmovapd	%ymm4, %ymm1{%k1}
	vcmppd	$5, %ymm3, %ymm0, %k1
	vdivpd	%ymm2, %ymm1, %ymm5{%k1}
	vmovupd	%ymm5, (%rsi,%rdi,8)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L4089
.L4077:
	vmovsd	.LC183(%rip), %xmm25
	cltq
	vmovsd	.LC7(%rip), %xmm6
	movabsq	$9223372036854775807, %rdi
	vmovsd	.LC184(%rip), %xmm24
	vmovsd	.LC107(%rip), %xmm5
	vmovsd	.LC185(%rip), %xmm23
	vmovsd	.LC186(%rip), %xmm22
	vmovsd	.LC187(%rip), %xmm21
	vmovsd	.LC188(%rip), %xmm20
	vmovsd	.LC189(%rip), %xmm19
	vmovsd	.LC190(%rip), %xmm18
	vmovsd	.LC191(%rip), %xmm17
	vmovsd	.LC4(%rip), %xmm16
	vmovsd	.LC20(%rip), %xmm4
	vmovq	.LC108(%rip), %xmm7
	vmovsd	.LC192(%rip), %xmm15
	vmovsd	.LC193(%rip), %xmm14
	vmovsd	.LC194(%rip), %xmm13
	vmovsd	.LC195(%rip), %xmm12
	vmovsd	.LC196(%rip), %xmm11
	vmovsd	.LC197(%rip), %xmm10
	vmovsd	.LC198(%rip), %xmm9
	vmovsd	.LC199(%rip), %xmm8
	.p2align 4,,10
	.p2align 3
.L4081:
	vmovsd	(%rcx,%rax,8), %xmm26
	vmovsd	%xmm26, %xmm26, %xmm31
	vfmadd132sd	%xmm25, %xmm6, %xmm31
	vsubsd	%xmm6, %xmm31, %xmm1
	vmovq	%xmm31, %r10
	andl	$1, %r10d
	vmulsd	%xmm5, %xmm1, %xmm3
	vmovsd	%xmm1, %xmm1, %xmm0
	vmovsd	%xmm1, %xmm1, %xmm28
	vfmadd132sd	%xmm24, %xmm26, %xmm0
	vfmsub132sd	%xmm5, %xmm3, %xmm28
	vsubsd	%xmm3, %xmm0, %xmm2
	vsubsd	%xmm0, %xmm2, %xmm27
	vsubsd	%xmm27, %xmm2, %xmm29
	vaddsd	%xmm27, %xmm3, %xmm3
	vsubsd	%xmm29, %xmm0, %xmm0
	vsubsd	%xmm3, %xmm0, %xmm0
	vsubsd	%xmm28, %xmm0, %xmm0
	vfmadd132sd	%xmm23, %xmm0, %xmm1
	vaddsd	%xmm1, %xmm2, %xmm27
	vsubsd	%xmm27, %xmm2, %xmm2
	vxorpd	%xmm7, %xmm27, %xmm3
	vaddsd	%xmm1, %xmm2, %xmm0
	vmulsd	%xmm27, %xmm27, %xmm2
	vmulsd	%xmm0, %xmm3, %xmm3
	vmulsd	%xmm16, %xmm2, %xmm28
	vmovsd	%xmm2, %xmm2, %xmm1
	vmulsd	%xmm2, %xmm2, %xmm30
	vfmadd132sd	%xmm22, %xmm21, %xmm1
	vsubsd	%xmm28, %xmm4, %xmm29
	vfnmadd132sd	%xmm28, %xmm0, %xmm0
	vfmadd132sd	%xmm2, %xmm20, %xmm1
	vfmadd132sd	%xmm2, %xmm19, %xmm1
	vfmadd132sd	%xmm2, %xmm18, %xmm1
	vfmadd132sd	%xmm2, %xmm17, %xmm1
	vfmadd132sd	%xmm30, %xmm3, %xmm1
	vsubsd	%xmm29, %xmm4, %xmm3
	vsubsd	%xmm28, %xmm3, %xmm3
	vaddsd	%xmm1, %xmm3, %xmm3
	vmovsd	%xmm2, %xmm2, %xmm1
	vfmadd132sd	%xmm15, %xmm14, %xmm1
	vaddsd	%xmm29, %xmm3, %xmm3
	vfmadd132sd	%xmm2, %xmm13, %xmm1
	vfmadd132sd	%xmm2, %xmm12, %xmm1
	vfmadd132sd	%xmm2, %xmm11, %xmm1
	vfmadd132sd	%xmm2, %xmm10, %xmm1
	vfmadd132sd	%xmm2, %xmm9, %xmm1
	vmulsd	%xmm2, %xmm27, %xmm2
	vfmadd132sd	%xmm2, %xmm0, %xmm1
	vaddsd	%xmm1, %xmm27, %xmm1
	je	.L4080
	vxorpd	%xmm7, %xmm3, %xmm0
	vmovsd	%xmm1, %xmm1, %xmm3
	vmovsd	%xmm0, %xmm0, %xmm1
.L4080:
	vmovq	%xmm26, %r8
	andq	%rdi, %r8
	vmovq	%r8, %xmm2
	vcomisd	%xmm2, %xmm8
	ja	.L4082
	vdivsd	%xmm3, %xmm1, %xmm1
	vmovsd	%xmm1, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L4081
.L4089:
	vzeroupper
.L4090:
	ret
	.p2align 4,,10
	.p2align 3
.L4082:
	vmovsd	%xmm26, (%rsi,%rax,8)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L4081
	vzeroupper
	jmp	.L4090
.L4084:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L4074
	.cfi_endproc
.LFE292:
	.size	v_etch__tan_bounded_f64, .-v_etch__tan_bounded_f64
	.p2align 4
	.globl	v_etch__sin_f64
	.type	v_etch__sin_f64, @function
v_etch__sin_f64:
.LFB293:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L4107
	pushq	%r12
	.cfi_def_cfa_offset 16
	.cfi_offset 12, -16
	movslq	%edx, %rdx
	pushq	%rbp
	.cfi_def_cfa_offset 24
	.cfi_offset 6, -24
	leaq	(%rdi,%rdx,8), %r12
	movq	%rsi, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 32
	.cfi_offset 3, -32
	movq	%rdi, %rbx
	subq	$32, %rsp
	.cfi_def_cfa_offset 64
	vmovq	.LC108(%rip), %xmm9
	vmovsd	.LC182(%rip), %xmm11
	vmovsd	.LC200(%rip), %xmm8
	vmovapd	%xmm9, %xmm10
	jmp	.L4100
	.p2align 4,,10
	.p2align 3
.L4104:
	vucomisd	%xmm4, %xmm8
	jbe	.L4101
	movq	%rsp, %rdi
	call	etch__trig_reduce_slow_f64
	vmovsd	(%rsp), %xmm1
	movq	16(%rsp), %rax
	vmovsd	8(%rsp), %xmm4
	vmulsd	%xmm1, %xmm1, %xmm0
	vmulsd	.LC4(%rip), %xmm0, %xmm5
	testb	$1, %al
	je	.L4098
	vmovsd	.LC186(%rip), %xmm2
	vxorpd	%xmm9, %xmm1, %xmm1
	vfmadd213sd	.LC187(%rip), %xmm0, %xmm2
	vmovsd	.LC20(%rip), %xmm3
	vmulsd	%xmm4, %xmm1, %xmm1
	vfmadd213sd	.LC188(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC189(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC190(%rip), %xmm0, %xmm2
	vsubsd	%xmm5, %xmm3, %xmm6
	vfmadd213sd	.LC191(%rip), %xmm0, %xmm2
	vmulsd	%xmm0, %xmm0, %xmm0
	vsubsd	%xmm6, %xmm3, %xmm3
	vsubsd	%xmm5, %xmm3, %xmm3
	vfmadd132sd	%xmm2, %xmm1, %xmm0
	vaddsd	%xmm0, %xmm3, %xmm3
	vaddsd	%xmm6, %xmm3, %xmm0
.L4099:
	salq	$62, %rax
	vmovq	%xmm0, %rcx
	movabsq	$-9223372036854775808, %rdx
	andq	%rdx, %rax
	xorq	%rax, %rcx
	vmovq	%rcx, %xmm0
.L4097:
	addq	$8, %rbx
	vmovsd	%xmm0, 0(%rbp)
	addq	$8, %rbp
	cmpq	%r12, %rbx
	je	.L4110
.L4100:
	vmovsd	(%rbx), %xmm0
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm4
	vcomisd	%xmm4, %xmm11
	jbe	.L4104
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	%xmm0, %xmm0, %xmm13
	vfmadd132sd	.LC183(%rip), %xmm1, %xmm13
	vmovsd	.LC107(%rip), %xmm2
	vmovsd	%xmm2, %xmm2, %xmm6
	vsubsd	%xmm1, %xmm13, %xmm1
	vmovq	%xmm13, %rax
	vmulsd	%xmm2, %xmm1, %xmm5
	vmovsd	%xmm1, %xmm1, %xmm3
	vfmadd132sd	.LC184(%rip), %xmm0, %xmm3
	vfmsub132sd	%xmm1, %xmm5, %xmm6
	vsubsd	%xmm5, %xmm3, %xmm2
	vsubsd	%xmm3, %xmm2, %xmm7
	vsubsd	%xmm7, %xmm2, %xmm12
	vaddsd	%xmm7, %xmm5, %xmm5
	vsubsd	%xmm12, %xmm3, %xmm3
	vsubsd	%xmm5, %xmm3, %xmm3
	vsubsd	%xmm6, %xmm3, %xmm3
	vfmadd132sd	.LC185(%rip), %xmm3, %xmm1
	vaddsd	%xmm1, %xmm2, %xmm3
	vsubsd	%xmm3, %xmm2, %xmm2
	vaddsd	%xmm1, %xmm2, %xmm2
	vmulsd	%xmm3, %xmm3, %xmm1
	vmulsd	.LC4(%rip), %xmm1, %xmm7
	testb	$1, %al
	je	.L4095
	vmovsd	.LC186(%rip), %xmm5
	vxorpd	%xmm10, %xmm3, %xmm3
	vfmadd213sd	.LC187(%rip), %xmm1, %xmm5
	vmovsd	.LC20(%rip), %xmm6
	vmulsd	%xmm2, %xmm3, %xmm3
	vfmadd213sd	.LC188(%rip), %xmm1, %xmm5
	vfmadd213sd	.LC189(%rip), %xmm1, %xmm5
	vfmadd213sd	.LC190(%rip), %xmm1, %xmm5
	vsubsd	%xmm7, %xmm6, %xmm12
	vfmadd213sd	.LC191(%rip), %xmm1, %xmm5
	vmulsd	%xmm1, %xmm1, %xmm1
	vsubsd	%xmm12, %xmm6, %xmm6
	vsubsd	%xmm7, %xmm6, %xmm6
	vfmadd132sd	%xmm5, %xmm3, %xmm1
	vaddsd	%xmm1, %xmm6, %xmm6
	vaddsd	%xmm12, %xmm6, %xmm3
.L4096:
	vmovsd	.LC199(%rip), %xmm1
	vcomisd	%xmm4, %xmm1
	ja	.L4097
	salq	$62, %rax
	vmovq	%xmm3, %rsi
	movabsq	$-9223372036854775808, %rdx
	andq	%rdx, %rax
	xorq	%rax, %rsi
	vmovq	%rsi, %xmm0
	jmp	.L4097
	.p2align 4,,10
	.p2align 3
.L4101:
	movq	.LC181(%rip), %rax
	vmovq	%rax, %xmm0
	jmp	.L4097
	.p2align 4,,10
	.p2align 3
.L4098:
	vmovsd	.LC192(%rip), %xmm2
	vmulsd	%xmm0, %xmm1, %xmm3
	vfnmadd132sd	%xmm5, %xmm4, %xmm4
	vfmadd213sd	.LC193(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC194(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC195(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC196(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC197(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC198(%rip), %xmm2, %xmm0
	vfmadd132sd	%xmm3, %xmm4, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm0
	jmp	.L4099
	.p2align 4,,10
	.p2align 3
.L4095:
	vmovsd	.LC192(%rip), %xmm5
	vmulsd	%xmm1, %xmm3, %xmm6
	vfnmadd132sd	%xmm7, %xmm2, %xmm2
	vfmadd213sd	.LC193(%rip), %xmm1, %xmm5
	vfmadd213sd	.LC194(%rip), %xmm1, %xmm5
	vfmadd213sd	.LC195(%rip), %xmm1, %xmm5
	vfmadd213sd	.LC196(%rip), %xmm1, %xmm5
	vfmadd213sd	.LC197(%rip), %xmm1, %xmm5
	vfmadd213sd	.LC198(%rip), %xmm5, %xmm1
	vfmadd132sd	%xmm6, %xmm2, %xmm1
	vaddsd	%xmm1, %xmm3, %xmm3
	jmp	.L4096
	.p2align 4,,10
	.p2align 3
.L4110:
	addq	$32, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%rbp
	.cfi_def_cfa_offset 16
	popq	%r12
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L4107:
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	ret
	.cfi_endproc
.LFE293:
	.size	v_etch__sin_f64, .-v_etch__sin_f64
	.p2align 4
	.globl	v_etch__cos_f64
	.type	v_etch__cos_f64, @function
v_etch__cos_f64:
.LFB294:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L4127
	pushq	%r12
	.cfi_def_cfa_offset 16
	.cfi_offset 12, -16
	movslq	%edx, %rdx
	pushq	%rbp
	.cfi_def_cfa_offset 24
	.cfi_offset 6, -24
	leaq	(%rdi,%rdx,8), %r12
	movq	%rsi, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 32
	.cfi_offset 3, -32
	movq	%rdi, %rbx
	subq	$32, %rsp
	.cfi_def_cfa_offset 64
	vmovq	.LC108(%rip), %xmm10
	vmovsd	.LC182(%rip), %xmm12
	vmovsd	.LC200(%rip), %xmm9
	vmovsd	.LC181(%rip), %xmm8
	vmovapd	%xmm10, %xmm11
	jmp	.L4120
	.p2align 4,,10
	.p2align 3
.L4124:
	vucomisd	%xmm1, %xmm9
	vmovq	%xmm8, %rax
	jbe	.L4117
	movq	%rsp, %rdi
	call	etch__trig_reduce_slow_f64
	movq	16(%rsp), %rdx
	vmovsd	(%rsp), %xmm1
	vmovsd	8(%rsp), %xmm4
	vmulsd	%xmm1, %xmm1, %xmm0
	leaq	1(%rdx), %rax
	andl	$1, %edx
	vmulsd	.LC4(%rip), %xmm0, %xmm5
	jne	.L4118
	vmovsd	.LC186(%rip), %xmm2
	vxorpd	%xmm10, %xmm1, %xmm1
	vfmadd213sd	.LC187(%rip), %xmm0, %xmm2
	vmovsd	.LC20(%rip), %xmm3
	vmulsd	%xmm4, %xmm1, %xmm1
	vfmadd213sd	.LC188(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC189(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC190(%rip), %xmm0, %xmm2
	vsubsd	%xmm5, %xmm3, %xmm6
	vfmadd213sd	.LC191(%rip), %xmm0, %xmm2
	vmulsd	%xmm0, %xmm0, %xmm0
	vsubsd	%xmm6, %xmm3, %xmm3
	vsubsd	%xmm5, %xmm3, %xmm3
	vfmadd132sd	%xmm2, %xmm1, %xmm0
	vaddsd	%xmm0, %xmm3, %xmm3
	vaddsd	%xmm6, %xmm3, %xmm1
.L4119:
	salq	$62, %rax
	vmovq	%xmm1, %rcx
	movabsq	$-9223372036854775808, %rdx
	andq	%rdx, %rax
	xorq	%rcx, %rax
.L4117:
	addq	$8, %rbx
	movq	%rax, 0(%rbp)
	addq	$8, %rbp
	cmpq	%r12, %rbx
	je	.L4130
.L4120:
	vmovsd	(%rbx), %xmm0
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm1
	vcomisd	%xmm1, %xmm12
	jbe	.L4124
	vmovsd	.LC7(%rip), %xmm2
	vmovsd	%xmm0, %xmm0, %xmm1
	vfmadd132sd	.LC183(%rip), %xmm2, %xmm1
	vmovsd	.LC107(%rip), %xmm3
	vmovsd	%xmm3, %xmm3, %xmm5
	vsubsd	%xmm2, %xmm1, %xmm2
	vmovq	%xmm1, %rax
	vfmadd231sd	.LC184(%rip), %xmm2, %xmm0
	addq	$1, %rax
	vmulsd	%xmm3, %xmm2, %xmm4
	vsubsd	%xmm4, %xmm0, %xmm3
	vfmsub132sd	%xmm2, %xmm4, %xmm5
	vsubsd	%xmm0, %xmm3, %xmm6
	vsubsd	%xmm6, %xmm3, %xmm7
	vaddsd	%xmm6, %xmm4, %xmm4
	vsubsd	%xmm7, %xmm0, %xmm0
	vsubsd	%xmm4, %xmm0, %xmm0
	vsubsd	%xmm5, %xmm0, %xmm0
	vfmadd132sd	.LC185(%rip), %xmm0, %xmm2
	vaddsd	%xmm2, %xmm3, %xmm4
	vsubsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm4, %xmm4, %xmm0
	vmulsd	.LC4(%rip), %xmm0, %xmm5
	vaddsd	%xmm2, %xmm3, %xmm3
	testb	$1, %al
	je	.L4115
	vmovsd	.LC186(%rip), %xmm1
	vxorpd	%xmm11, %xmm4, %xmm4
	vfmadd213sd	.LC187(%rip), %xmm0, %xmm1
	vmovsd	.LC20(%rip), %xmm2
	vmulsd	%xmm3, %xmm4, %xmm4
	vfmadd213sd	.LC188(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC189(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC190(%rip), %xmm0, %xmm1
	vsubsd	%xmm5, %xmm2, %xmm6
	vfmadd213sd	.LC191(%rip), %xmm0, %xmm1
	vmulsd	%xmm0, %xmm0, %xmm0
	vsubsd	%xmm6, %xmm2, %xmm2
	vsubsd	%xmm5, %xmm2, %xmm2
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vaddsd	%xmm0, %xmm2, %xmm2
	vaddsd	%xmm6, %xmm2, %xmm4
.L4116:
	salq	$62, %rax
	vmovq	%xmm4, %rsi
	movabsq	$-9223372036854775808, %rdx
	andq	%rdx, %rax
	xorq	%rsi, %rax
	jmp	.L4117
	.p2align 4,,10
	.p2align 3
.L4118:
	vmovsd	.LC192(%rip), %xmm2
	vmulsd	%xmm0, %xmm1, %xmm3
	vfnmadd132sd	%xmm5, %xmm4, %xmm4
	vfmadd213sd	.LC193(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC194(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC195(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC196(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC197(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC198(%rip), %xmm2, %xmm0
	vfmadd132sd	%xmm3, %xmm4, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm1
	jmp	.L4119
	.p2align 4,,10
	.p2align 3
.L4115:
	vmovsd	.LC192(%rip), %xmm1
	vmulsd	%xmm0, %xmm4, %xmm2
	vfnmadd132sd	%xmm5, %xmm3, %xmm3
	vfmadd213sd	.LC193(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC194(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC195(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC196(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC197(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC198(%rip), %xmm1, %xmm0
	vfmadd132sd	%xmm2, %xmm3, %xmm0
	vaddsd	%xmm0, %xmm4, %xmm4
	jmp	.L4116
	.p2align 4,,10
	.p2align 3
.L4130:
	addq	$32, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%rbp
	.cfi_def_cfa_offset 16
	popq	%r12
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L4127:
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	ret
	.cfi_endproc
.LFE294:
	.size	v_etch__cos_f64, .-v_etch__cos_f64
	.p2align 4
	.globl	v_etch__tan_f64
	.type	v_etch__tan_f64, @function
v_etch__tan_f64:
.LFB295:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L4151
	pushq	%r12
	.cfi_def_cfa_offset 16
	.cfi_offset 12, -16
	movslq	%edx, %rdx
	pushq	%rbp
	.cfi_def_cfa_offset 24
	.cfi_offset 6, -24
	leaq	(%rdi,%rdx,8), %r12
	movq	%rsi, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 32
	.cfi_offset 3, -32
	movq	%rdi, %rbx
	subq	$32, %rsp
	.cfi_def_cfa_offset 64
	vmovq	.LC108(%rip), %xmm8
	vmovsd	.LC182(%rip), %xmm11
	vmovsd	.LC200(%rip), %xmm9
	vmovapd	%xmm8, %xmm10
	jmp	.L4138
	.p2align 4,,10
	.p2align 3
.L4148:
	vucomisd	%xmm6, %xmm9
	jbe	.L4139
	movq	%rsp, %rdi
	call	etch__trig_reduce_slow_f64
	vmovsd	(%rsp), %xmm0
	vmovsd	.LC186(%rip), %xmm2
	vmovsd	8(%rsp), %xmm4
	vmovsd	.LC20(%rip), %xmm3
	vmulsd	%xmm0, %xmm0, %xmm1
	vxorpd	%xmm8, %xmm0, %xmm6
	vmulsd	.LC4(%rip), %xmm1, %xmm5
	vfmadd213sd	.LC187(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC188(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC189(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC190(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC191(%rip), %xmm1, %xmm2
	vmulsd	%xmm1, %xmm1, %xmm12
	vsubsd	%xmm5, %xmm3, %xmm7
	vmulsd	%xmm4, %xmm6, %xmm6
	vfnmadd132sd	%xmm5, %xmm4, %xmm4
	vsubsd	%xmm7, %xmm3, %xmm3
	vfmadd132sd	%xmm12, %xmm6, %xmm2
	vsubsd	%xmm5, %xmm3, %xmm3
	vaddsd	%xmm2, %xmm3, %xmm3
	vmovsd	.LC192(%rip), %xmm2
	vfmadd213sd	.LC193(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC194(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC195(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC196(%rip), %xmm1, %xmm2
	vaddsd	%xmm7, %xmm3, %xmm3
	vfmadd213sd	.LC197(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC198(%rip), %xmm1, %xmm2
	vmulsd	%xmm1, %xmm0, %xmm1
	vfmadd132sd	%xmm2, %xmm4, %xmm1
	vaddsd	%xmm1, %xmm0, %xmm0
	testb	$1, 16(%rsp)
	je	.L4137
	vxorpd	%xmm8, %xmm3, %xmm1
	vmovsd	%xmm0, %xmm0, %xmm3
	vmovsd	%xmm1, %xmm1, %xmm0
.L4137:
	vdivsd	%xmm3, %xmm0, %xmm0
.L4136:
	addq	$8, %rbx
	vmovsd	%xmm0, 0(%rbp)
	addq	$8, %rbp
	cmpq	%r12, %rbx
	je	.L4154
.L4138:
	vmovsd	(%rbx), %xmm0
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm6
	vcomisd	%xmm6, %xmm11
	jbe	.L4148
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	%xmm0, %xmm0, %xmm7
	vfmadd132sd	.LC183(%rip), %xmm1, %xmm7
	vmovsd	.LC107(%rip), %xmm3
	vmovsd	%xmm3, %xmm3, %xmm5
	vsubsd	%xmm1, %xmm7, %xmm1
	vmovq	%xmm7, %rax
	vmulsd	%xmm3, %xmm1, %xmm4
	vmovsd	%xmm1, %xmm1, %xmm2
	vfmadd132sd	.LC184(%rip), %xmm0, %xmm2
	vfmsub132sd	%xmm1, %xmm4, %xmm5
	vsubsd	%xmm4, %xmm2, %xmm3
	vsubsd	%xmm2, %xmm3, %xmm12
	vsubsd	%xmm12, %xmm3, %xmm13
	vaddsd	%xmm12, %xmm4, %xmm4
	vsubsd	%xmm13, %xmm2, %xmm2
	vsubsd	%xmm4, %xmm2, %xmm2
	vsubsd	%xmm5, %xmm2, %xmm2
	vfmadd132sd	.LC185(%rip), %xmm2, %xmm1
	vmovsd	.LC186(%rip), %xmm2
	vaddsd	%xmm1, %xmm3, %xmm5
	vsubsd	%xmm5, %xmm3, %xmm3
	vxorpd	%xmm10, %xmm5, %xmm13
	vaddsd	%xmm1, %xmm3, %xmm4
	vmulsd	%xmm5, %xmm5, %xmm1
	vmovsd	.LC20(%rip), %xmm3
	vmulsd	.LC4(%rip), %xmm1, %xmm12
	vfmadd213sd	.LC187(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC188(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC189(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC190(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC191(%rip), %xmm1, %xmm2
	vmulsd	%xmm1, %xmm1, %xmm15
	vsubsd	%xmm12, %xmm3, %xmm14
	vmulsd	%xmm4, %xmm13, %xmm13
	vfnmadd132sd	%xmm12, %xmm4, %xmm4
	vsubsd	%xmm14, %xmm3, %xmm3
	vfmadd132sd	%xmm15, %xmm13, %xmm2
	vsubsd	%xmm12, %xmm3, %xmm3
	vaddsd	%xmm2, %xmm3, %xmm3
	vmovsd	.LC192(%rip), %xmm2
	vfmadd213sd	.LC193(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC194(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC195(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC196(%rip), %xmm1, %xmm2
	vaddsd	%xmm14, %xmm3, %xmm3
	vfmadd213sd	.LC197(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC198(%rip), %xmm1, %xmm2
	vmulsd	%xmm1, %xmm5, %xmm1
	vfmadd132sd	%xmm2, %xmm4, %xmm1
	vaddsd	%xmm1, %xmm5, %xmm1
	testb	$1, %al
	je	.L4135
	vxorpd	%xmm10, %xmm3, %xmm2
	vmovsd	%xmm1, %xmm1, %xmm3
	vmovsd	%xmm2, %xmm2, %xmm1
.L4135:
	vmovsd	.LC199(%rip), %xmm2
	vcomisd	%xmm6, %xmm2
	ja	.L4136
	vdivsd	%xmm3, %xmm1, %xmm0
	jmp	.L4136
	.p2align 4,,10
	.p2align 3
.L4139:
	movq	.LC181(%rip), %rax
	vmovq	%rax, %xmm0
	jmp	.L4136
	.p2align 4,,10
	.p2align 3
.L4154:
	addq	$32, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%rbp
	.cfi_def_cfa_offset 16
	popq	%r12
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L4151:
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	ret
	.cfi_endproc
.LFE295:
	.size	v_etch__tan_f64, .-v_etch__tan_f64
	.section	.rodata
	.align 32
	.type	etch__two_over_pi, @object
	.size	etch__two_over_pi, 160
etch__two_over_pi:
	.long	-1560706194
	.long	1313084713
	.long	-64530479
	.long	-181084736
	.long	-614296167
	.long	1011060801
	.long	-28220501
	.long	-558119583
	.long	-1222349254
	.long	1112396512
	.long	105459434
	.long	164729372
	.long	-31593700
	.long	-1322670274
	.long	-394119691
	.long	784024708
	.long	-375623642
	.long	-1268810175
	.long	965858873
	.long	-2091697676
	.long	-1669046389
	.long	-1107744709
	.long	536385535
	.long	-570058737
	.long	-282127989
	.long	1510632735
	.long	1832287951
	.long	667617719
	.long	1330003814
	.long	-1637881299
	.long	1965537991
	.long	-337251973
	.long	1023883767
	.long	-1974299926
	.long	1811636145
	.long	529358088
	.long	1443049542
	.long	-59020373
	.long	-254821344
	.long	-1695271395
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	-1069285376
	.align 8
.LC1:
	.long	0
	.long	1082535936
	.set	.LC2,.LC294
	.set	.LC3,.LC293
	.set	.LC4,.LC255
	.set	.LC5,.LC334
	.align 8
.LC6:
	.long	1697350398
	.long	1073157447
	.set	.LC7,.LC296
	.set	.LC8,.LC299
	.set	.LC9,.LC300
	.align 8
.LC10:
	.long	-1830040853
	.long	1042411938
	.set	.LC11,.LC246
	.set	.LC12,.LC247
	.set	.LC13,.LC248
	.set	.LC14,.LC249
	.set	.LC15,.LC250
	.set	.LC16,.LC251
	.set	.LC17,.LC252
	.set	.LC18,.LC253
	.set	.LC19,.LC254
	.set	.LC20,.LC302
	.align 8
.LC21:
	.long	0
	.long	1077280768
	.set	.LC23,.LC454
	.align 8
.LC24:
	.long	-68896933
	.long	1077304850
	.set	.LC25,.LC456
	.set	.LC26,.LC457
	.set	.LC27,.LC458
	.set	.LC28,.LC459
	.set	.LC29,.LC460
	.set	.LC30,.LC461
	.set	.LC31,.LC462
	.set	.LC32,.LC463
	.set	.LC33,.LC464
	.set	.LC34,.LC465
	.set	.LC35,.LC466
	.set	.LC36,.LC467
	.set	.LC37,.LC468
	.set	.LC38,.LC469
	.set	.LC39,.LC470
	.set	.LC40,.LC471
	.set	.LC41,.LC472
	.set	.LC42,.LC473
	.set	.LC43,.LC474
	.set	.LC44,.LC475
	.set	.LC45,.LC476
	.align 8
.LC46:
	.long	1599185291
	.long	1071960291
	.align 8
.LC47:
	.long	1946428199
	.long	-1085862031
	.set	.LC48,.LC505
	.set	.LC49,.LC506
	.set	.LC50,.LC507
	.set	.LC51,.LC508
	.set	.LC52,.LC509
	.set	.LC53,.LC510
	.set	.LC54,.LC511
	.set	.LC55,.LC512
	.set	.LC56,.LC513
	.set	.LC57,.LC514
	.set	.LC58,.LC515
	.set	.LC59,.LC516
	.set	.LC60,.LC517
	.set	.LC61,.LC518
	.set	.LC62,.LC519
	.set	.LC63,.LC520
	.set	.LC64,.LC521
	.align 8
.LC65:
	.long	0
	.long	1072168960
	.align 8
.LC66:
	.long	-709176363
	.long	-1092807416
	.set	.LC67,.LC544
	.set	.LC68,.LC545
	.set	.LC69,.LC546
	.set	.LC70,.LC547
	.set	.LC71,.LC548
	.set	.LC72,.LC549
	.set	.LC73,.LC550
	.set	.LC74,.LC551
	.set	.LC75,.LC552
	.set	.LC76,.LC553
	.set	.LC77,.LC554
	.set	.LC78,.LC555
	.set	.LC79,.LC556
	.set	.LC80,.LC557
	.align 8
.LC81:
	.long	503959016
	.long	1071435541
	.align 8
.LC82:
	.long	0
	.long	1073217536
	.align 8
.LC83:
	.long	-1003228427
	.long	-1103810161
	.set	.LC84,.LC579
	.align 8
.LC85:
	.long	473798496
	.long	-1101088129
	.align 8
.LC86:
	.long	-1380153673
	.long	1047811249
	.align 8
.LC87:
	.long	-1285078046
	.long	-1098163580
	.align 8
.LC88:
	.long	932583474
	.long	1050820089
	.align 8
.LC89:
	.long	1693528097
	.long	-1095208483
	.align 8
.LC90:
	.long	2053942787
	.long	1053850732
	.align 8
.LC91:
	.long	704884499
	.long	-1092196600
	.align 8
.LC92:
	.long	2090321196
	.long	1056880887
	.align 8
.LC93:
	.long	-1347392417
	.long	-1089122278
	.align 8
.LC94:
	.long	-1016535115
	.long	1059980739
	.align 8
.LC95:
	.long	947624
	.long	-1085958894
	.align 8
.LC96:
	.long	-1961663439
	.long	1063251696
	.align 8
.LC97:
	.long	-540682257
	.long	-1082611934
	.align 8
.LC98:
	.long	1259009639
	.long	1066689028
	.align 8
.LC99:
	.long	-382586864
	.long	-1078780634
	.align 8
.LC100:
	.long	13492191
	.long	1071139582
	.align 8
.LC101:
	.long	0
	.long	1041235968
	.align 8
.LC102:
	.long	0
	.long	1007681536
	.align 8
.LC103:
	.long	0
	.long	940572672
	.align 8
.LC104:
	.long	0
	.long	907018240
	.set	.LC105,.LC1322
	.set	.LC106,.LC831
	.align 8
.LC107:
	.long	856972295
	.long	1016178214
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC108:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.section	.rodata.cst8
	.align 8
.LC109:
	.long	-149249756
	.long	-1087983353
	.align 8
.LC110:
	.long	-796296360
	.long	1060177097
	.align 8
.LC111:
	.long	-1284662712
	.long	-1088169211
	.align 8
.LC112:
	.long	145690564
	.long	1059965102
	.align 8
.LC113:
	.long	700254065
	.long	-1086350859
	.align 8
.LC114:
	.long	453720269
	.long	1061663668
	.align 8
.LC115:
	.long	-1352509963
	.long	-1085210582
	.align 8
.LC116:
	.long	-1667298328
	.long	1062830332
	.align 8
.LC117:
	.long	-116968093
	.long	-1084017055
	.align 8
.LC118:
	.long	756379669
	.long	1064096740
	.align 8
.LC119:
	.long	-951692453
	.long	-1082810255
	.align 8
.LC120:
	.long	-2145670824
	.long	1065368576
	.align 8
.LC121:
	.long	-151615593
	.long	-1081580715
	.align 8
.LC122:
	.long	1583008117
	.long	1066554951
	.align 8
.LC123:
	.long	325555613
	.long	-1080320117
	.align 8
.LC124:
	.long	-1604504552
	.long	1067769498
	.align 8
.LC125:
	.long	43834356
	.long	-1079004094
	.align 8
.LC126:
	.long	1493553536
	.long	1069044014
	.align 8
.LC127:
	.long	-1182106408
	.long	-1077739794
	.align 8
.LC128:
	.long	-1685164639
	.long	1070516760
	.align 8
.LC129:
	.long	805695127
	.long	-1076159306
	.align 8
.LC130:
	.long	-1148766697
	.long	1072590604
	.set	.LC131,.LC425
	.set	.LC132,.LC423
	.align 8
.LC133:
	.long	1024
	.long	1127219200
	.set	.LC134,.LC335
	.align 8
.LC135:
	.long	1415289427
	.long	1069609142
	.set	.LC136,.LC843
	.set	.LC137,.LC844
	.set	.LC138,.LC845
	.set	.LC139,.LC846
	.set	.LC140,.LC847
	.set	.LC141,.LC848
	.align 8
.LC142:
	.long	1431655765
	.long	1071994197
	.set	.LC143,.LC420
	.set	.LC144,.LC419
	.set	.LC145,.LC850
	.set	.LC146,.LC424
	.align 8
.LC147:
	.long	0
	.long	1076363264
	.align 8
.LC148:
	.long	0
	.long	1009778688
	.set	.LC149,.LC434
	.align 8
.LC150:
	.long	1431655765
	.long	1068848469
	.align 8
.LC151:
	.long	381774871
	.long	-1084833428
	.align 8
.LC152:
	.long	-1140779673
	.long	1057052266
	.align 8
.LC153:
	.long	0
	.long	1074790400
	.align 8
.LC154:
	.long	-1825247477
	.long	-1096041097
	.align 8
.LC155:
	.long	0
	.long	1075314688
	.align 8
.LC156:
	.long	737611454
	.long	1045850767
	.align 8
.LC157:
	.long	0
	.long	1075838976
	.align 8
.LC158:
	.long	-700176769
	.long	-1107154939
	.align 8
.LC159:
	.long	0
	.long	1076101120
	.align 8
.LC160:
	.long	-991915678
	.long	1034775986
	.align 8
.LC161:
	.long	528061788
	.long	-1118315954
	.align 8
.LC162:
	.long	0
	.long	1076625408
	.align 8
.LC163:
	.long	493170334
	.long	1023628679
	.set	.LC164,.LC1266
	.align 8
.LC165:
	.long	1758113009
	.long	-1129359399
	.align 8
.LC166:
	.long	0
	.long	1077018624
	.align 8
.LC167:
	.long	-258197649
	.long	1012492257
	.align 8
.LC168:
	.long	0
	.long	1077149696
	.align 8
.LC169:
	.long	54143836
	.long	-1140549671
	.set	.LC170,.LC723
	.align 8
.LC171:
	.long	0
	.long	1102053376
	.align 8
.LC172:
	.long	1842612294
	.long	1069740213
	.set	.LC173,.LC406
	.set	.LC174,.LC407
	.set	.LC175,.LC408
	.set	.LC176,.LC409
	.set	.LC177,.LC410
	.set	.LC178,.LC411
	.align 8
.LC179:
	.long	-17155601
	.long	1072049730
	.set	.LC180,.LC429
	.set	.LC181,.LC435
	.align 8
.LC182:
	.long	0
	.long	1114636288
	.set	.LC183,.LC1338
	.set	.LC184,.LC1339
	.align 8
.LC185:
	.long	-1209167940
	.long	958339446
	.align 8
.LC186:
	.long	507007552
	.long	-1112999320
	.align 8
.LC187:
	.long	-1123187034
	.long	1042411165
	.align 8
.LC188:
	.long	2132399282
	.long	-1097695665
	.align 8
.LC189:
	.long	432600046
	.long	1056571808
	.align 8
.LC190:
	.long	381767702
	.long	-1084833428
	.align 8
.LC191:
	.long	1431655755
	.long	1067799893
	.align 8
.LC192:
	.long	100211357
	.long	-1117104674
	.align 8
.LC193:
	.long	2136893162
	.long	1038487882
	.align 8
.LC194:
	.long	-731516025
	.long	-1101339069
	.align 8
.LC195:
	.long	-1543394195
	.long	1053236707
	.align 8
.LC196:
	.long	436235666
	.long	-1087766112
	.align 8
.LC197:
	.long	286331019
	.long	1065423121
	.set	.LC198,.LC1379
	.set	.LC199,.LC830
	.set	.LC200,.LC736
	.align 8
.LC201:
	.long	0
	.long	-1048576
	.align 8
.LC202:
	.long	-1923417860
	.long	1071483745
	.align 8
.LC203:
	.long	572094505
	.long	1016825511
	.align 8
.LC204:
	.long	96926781
	.long	-1076501123
	.align 8
.LC205:
	.long	89083320
	.long	1068822618
	.align 8
.LC206:
	.long	1669282897
	.long	-1080715767
	.align 8
.LC207:
	.long	1338208045
	.long	1065289650
	.align 8
.LC208:
	.long	117264501
	.long	-1083109103
	.align 8
.LC209:
	.long	272486320
	.long	1064321284
	.align 8
.LC210:
	.long	286331103
	.long	-1082060527
	.align 8
.LC211:
	.long	0
	.long	1074266112
	.align 8
.LC212:
	.long	1907780142
	.long	-1080730822
	.align 8
.LC213:
	.long	102019475
	.long	1064922548
	.align 8
.LC214:
	.long	-36835256
	.long	-1084268558
	.align 8
.LC215:
	.long	-698801774
	.long	1061917942
	.align 8
.LC216:
	.long	-335085241
	.long	-1086095049
	.align 8
.LC217:
	.long	435031486
	.long	1061814688
	.align 8
.LC218:
	.long	381774633
	.long	-1083784852
	.align 8
.LC219:
	.long	-1865843351
	.long	1071304675
	.align 8
.LC220:
	.long	0
	.long	1078657024
	.align 8
.LC221:
	.long	1413754136
	.long	1074340347
	.section	.rodata
	.align 64
.LC222:
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.set	.LC223,.LC222
	.align 64
.LC225:
	.long	-1
	.long	2147483647
	.long	-1
	.long	2147483647
	.long	-1
	.long	2147483647
	.long	-1
	.long	2147483647
	.long	-1
	.long	2147483647
	.long	-1
	.long	2147483647
	.long	-1
	.long	2147483647
	.long	-1
	.long	2147483647
	.set	.LC226,.LC225
	.set	.LC228,.LC386
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC231:
	.long	984988058
	.align 4
.LC233:
	.long	1007227847
	.align 4
.LC235:
	.long	1026206603
	.align 4
.LC237:
	.long	1042983512
	.align 4
.LC239:
	.long	1056964607
	.section	.rodata
	.align 64
.LC246:
	.long	575294708
	.long	1046148593
	.long	575294708
	.long	1046148593
	.long	575294708
	.long	1046148593
	.long	575294708
	.long	1046148593
	.long	575294708
	.long	1046148593
	.long	575294708
	.long	1046148593
	.long	575294708
	.long	1046148593
	.long	575294708
	.long	1046148593
	.align 64
.LC247:
	.long	866751887
	.long	1049787985
	.long	866751887
	.long	1049787985
	.long	866751887
	.long	1049787985
	.long	866751887
	.long	1049787985
	.long	866751887
	.long	1049787985
	.long	866751887
	.long	1049787985
	.long	866751887
	.long	1049787985
	.long	866751887
	.long	1049787985
	.align 64
.LC248:
	.long	-2118471552
	.long	1053236703
	.long	-2118471552
	.long	1053236703
	.long	-2118471552
	.long	1053236703
	.long	-2118471552
	.long	1053236703
	.long	-2118471552
	.long	1053236703
	.long	-2118471552
	.long	1053236703
	.long	-2118471552
	.long	1053236703
	.long	-2118471552
	.long	1053236703
	.align 64
.LC249:
	.long	417402524
	.long	1056571808
	.long	417402524
	.long	1056571808
	.long	417402524
	.long	1056571808
	.long	417402524
	.long	1056571808
	.long	417402524
	.long	1056571808
	.long	417402524
	.long	1056571808
	.long	417402524
	.long	1056571808
	.long	417402524
	.long	1056571808
	.align 64
.LC250:
	.long	452984433
	.long	1059717536
	.long	452984433
	.long	1059717536
	.long	452984433
	.long	1059717536
	.long	452984433
	.long	1059717536
	.long	452984433
	.long	1059717536
	.long	452984433
	.long	1059717536
	.long	452984433
	.long	1059717536
	.long	452984433
	.long	1059717536
	.align 64
.LC251:
	.long	381790967
	.long	1062650220
	.long	381790967
	.long	1062650220
	.long	381790967
	.long	1062650220
	.long	381790967
	.long	1062650220
	.long	381790967
	.long	1062650220
	.long	381790967
	.long	1062650220
	.long	381790967
	.long	1062650220
	.long	381790967
	.long	1062650220
	.align 64
.LC252:
	.long	286324314
	.long	1065423121
	.long	286324314
	.long	1065423121
	.long	286324314
	.long	1065423121
	.long	286324314
	.long	1065423121
	.long	286324314
	.long	1065423121
	.long	286324314
	.long	1065423121
	.long	286324314
	.long	1065423121
	.long	286324314
	.long	1065423121
	.align 64
.LC253:
	.long	1431655757
	.long	1067799893
	.long	1431655757
	.long	1067799893
	.long	1431655757
	.long	1067799893
	.long	1431655757
	.long	1067799893
	.long	1431655757
	.long	1067799893
	.long	1431655757
	.long	1067799893
	.long	1431655757
	.long	1067799893
	.long	1431655757
	.long	1067799893
	.align 64
.LC254:
	.long	1431655769
	.long	1069897045
	.long	1431655769
	.long	1069897045
	.long	1431655769
	.long	1069897045
	.long	1431655769
	.long	1069897045
	.long	1431655769
	.long	1069897045
	.long	1431655769
	.long	1069897045
	.long	1431655769
	.long	1069897045
	.long	1431655769
	.long	1069897045
	.align 64
.LC255:
	.long	0
	.long	1071644672
	.long	0
	.long	1071644672
	.long	0
	.long	1071644672
	.long	0
	.long	1071644672
	.long	0
	.long	1071644672
	.long	0
	.long	1071644672
	.long	0
	.long	1071644672
	.long	0
	.long	1071644672
	.section	.rodata.cst4
	.align 4
.LC267:
	.long	1118961664
	.align 4
.LC268:
	.long	-1026555904
	.align 4
.LC272:
	.long	1069066811
	.align 4
.LC274:
	.long	1262485504
	.align 4
.LC276:
	.long	-884998144
	.align 4
.LC278:
	.long	-1087278592
	.align 4
.LC280:
	.long	-1245725042
	.align 4
.LC282:
	.long	1065353216
	.section	.rodata
	.align 64
.LC293:
	.long	0
	.long	1082537984
	.long	0
	.long	1082537984
	.long	0
	.long	1082537984
	.long	0
	.long	1082537984
	.long	0
	.long	1082537984
	.long	0
	.long	1082537984
	.long	0
	.long	1082537984
	.long	0
	.long	1082537984
	.align 64
.LC294:
	.long	0
	.long	-1064873984
	.long	0
	.long	-1064873984
	.long	0
	.long	-1064873984
	.long	0
	.long	-1064873984
	.long	0
	.long	-1064873984
	.long	0
	.long	-1064873984
	.long	0
	.long	-1064873984
	.long	0
	.long	-1064873984
	.align 64
.LC296:
	.long	0
	.long	1127743488
	.long	0
	.long	1127743488
	.long	0
	.long	1127743488
	.long	0
	.long	1127743488
	.long	0
	.long	1127743488
	.long	0
	.long	1127743488
	.long	0
	.long	1127743488
	.long	0
	.long	1127743488
	.align 64
.LC297:
	.long	0
	.long	-1019740160
	.long	0
	.long	-1019740160
	.long	0
	.long	-1019740160
	.long	0
	.long	-1019740160
	.long	0
	.long	-1019740160
	.long	0
	.long	-1019740160
	.long	0
	.long	-1019740160
	.long	0
	.long	-1019740160
	.set	.LC298,.LC297
	.align 64
.LC299:
	.long	-17156096
	.long	-1075433918
	.long	-17156096
	.long	-1075433918
	.long	-17156096
	.long	-1075433918
	.long	-17156096
	.long	-1075433918
	.long	-17156096
	.long	-1075433918
	.long	-17156096
	.long	-1075433918
	.long	-17156096
	.long	-1075433918
	.long	-17156096
	.long	-1075433918
	.align 64
.LC300:
	.long	-1815648464
	.long	-1120996521
	.long	-1815648464
	.long	-1120996521
	.long	-1815648464
	.long	-1120996521
	.long	-1815648464
	.long	-1120996521
	.long	-1815648464
	.long	-1120996521
	.long	-1815648464
	.long	-1120996521
	.long	-1815648464
	.long	-1120996521
	.long	-1815648464
	.long	-1120996521
	.align 64
.LC302:
	.long	0
	.long	1072693248
	.long	0
	.long	1072693248
	.long	0
	.long	1072693248
	.long	0
	.long	1072693248
	.long	0
	.long	1072693248
	.long	0
	.long	1072693248
	.long	0
	.long	1072693248
	.long	0
	.long	1072693248
	.section	.rodata.cst4
	.align 4
.LC314:
	.long	-1046478848
	.align 4
.LC318:
	.long	-1090519040
	.align 4
.LC320:
	.long	855638016
	.set	.LC322,.LC335+4
	.set	.LC328,.LC675
	.section	.rodata
	.align 64
.LC332:
	.long	0
	.long	-1075838976
	.long	0
	.long	-1075838976
	.long	0
	.long	-1075838976
	.long	0
	.long	-1075838976
	.long	0
	.long	-1075838976
	.long	0
	.long	-1075838976
	.long	0
	.long	-1075838976
	.long	0
	.long	-1075838976
	.set	.LC333,.LC332
	.align 64
.LC334:
	.long	0
	.long	1016070144
	.long	0
	.long	1016070144
	.long	0
	.long	1016070144
	.long	0
	.long	1016070144
	.long	0
	.long	1016070144
	.long	0
	.long	1016070144
	.long	0
	.long	1016070144
	.long	0
	.long	1016070144
	.align 64
.LC335:
	.long	0
	.long	1073741824
	.long	0
	.long	1073741824
	.long	0
	.long	1073741824
	.long	0
	.long	1073741824
	.long	0
	.long	1073741824
	.long	0
	.long	1073741824
	.long	0
	.long	1073741824
	.long	0
	.long	1073741824
	.set	.LC341,.LC335
	.section	.rodata.cst4
	.align 4
.LC343:
	.long	-1107073282
	.align 4
.LC345:
	.long	1041195900
	.align 4
.LC347:
	.long	-1107700753
	.align 4
.LC349:
	.long	1041195111
	.align 4
.LC351:
	.long	-1104491519
	.align 4
.LC353:
	.long	1045227747
	.align 4
.LC355:
	.long	-1098907766
	.align 4
.LC357:
	.long	1051372161
	.align 4
.LC359:
	.long	901758606
	.align 4
.LC361:
	.long	1060205056
	.align 4
.LC372:
	.long	-8388608
	.align 4
.LC373:
	.long	-1044905984
	.align 4
.LC375:
	.long	8388608
	.align 4
.LC377:
	.long	1258291200
	.align 4
.LC383:
	.long	-1082130432
	.section	.rodata
	.align 64
.LC384:
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.set	.LC385,.LC384
	.align 64
.LC386:
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.section	.rodata.cst4
	.align 4
.LC399:
	.long	1275068416
	.section	.rodata
	.align 64
.LC406:
	.long	737102768
	.long	1069783570
	.long	737102768
	.long	1069783570
	.long	737102768
	.long	1069783570
	.long	737102768
	.long	1069783570
	.long	737102768
	.long	1069783570
	.long	737102768
	.long	1069783570
	.long	737102768
	.long	1069783570
	.long	737102768
	.long	1069783570
	.align 64
.LC407:
	.long	1309279911
	.long	1070024292
	.long	1309279911
	.long	1070024292
	.long	1309279911
	.long	1070024292
	.long	1309279911
	.long	1070024292
	.long	1309279911
	.long	1070024292
	.long	1309279911
	.long	1070024292
	.long	1309279911
	.long	1070024292
	.long	1309279911
	.long	1070024292
	.align 64
.LC408:
	.long	515370011
	.long	1070363077
	.long	515370011
	.long	1070363077
	.long	515370011
	.long	1070363077
	.long	515370011
	.long	1070363077
	.long	515370011
	.long	1070363077
	.long	515370011
	.long	1070363077
	.long	515370011
	.long	1070363077
	.long	515370011
	.long	1070363077
	.align 64
.LC409:
	.long	-1809745268
	.long	1070745892
	.long	-1809745268
	.long	1070745892
	.long	-1809745268
	.long	1070745892
	.long	-1809745268
	.long	1070745892
	.long	-1809745268
	.long	1070745892
	.long	-1809745268
	.long	1070745892
	.long	-1809745268
	.long	1070745892
	.long	-1809745268
	.long	1070745892
	.align 64
.LC410:
	.long	-1718093117
	.long	1071225241
	.long	-1718093117
	.long	1071225241
	.long	-1718093117
	.long	1071225241
	.long	-1718093117
	.long	1071225241
	.long	-1718093117
	.long	1071225241
	.long	-1718093117
	.long	1071225241
	.long	-1718093117
	.long	1071225241
	.long	-1718093117
	.long	1071225241
	.align 64
.LC411:
	.long	1431655827
	.long	1071994197
	.long	1431655827
	.long	1071994197
	.long	1431655827
	.long	1071994197
	.long	1431655827
	.long	1071994197
	.long	1431655827
	.long	1071994197
	.long	1431655827
	.long	1071994197
	.long	1431655827
	.long	1071994197
	.long	1431655827
	.long	1071994197
	.align 64
.LC419:
	.long	-1815648464
	.long	1026487127
	.long	-1815648464
	.long	1026487127
	.long	-1815648464
	.long	1026487127
	.long	-1815648464
	.long	1026487127
	.long	-1815648464
	.long	1026487127
	.long	-1815648464
	.long	1026487127
	.long	-1815648464
	.long	1026487127
	.long	-1815648464
	.long	1026487127
	.align 64
.LC420:
	.long	-17156096
	.long	1072049730
	.long	-17156096
	.long	1072049730
	.long	-17156096
	.long	1072049730
	.long	-17156096
	.long	1072049730
	.long	-17156096
	.long	1072049730
	.long	-17156096
	.long	1072049730
	.long	-17156096
	.long	1072049730
	.long	-17156096
	.long	1072049730
	.align 64
.LC423:
	.long	0
	.long	1048576
	.long	0
	.long	1048576
	.long	0
	.long	1048576
	.long	0
	.long	1048576
	.long	0
	.long	1048576
	.long	0
	.long	1048576
	.long	0
	.long	1048576
	.long	0
	.long	1048576
	.align 64
.LC424:
	.long	0
	.long	1129316352
	.long	0
	.long	1129316352
	.long	0
	.long	1129316352
	.long	0
	.long	1129316352
	.long	0
	.long	1129316352
	.long	0
	.long	1129316352
	.long	0
	.long	1129316352
	.long	0
	.long	1129316352
	.align 64
.LC425:
	.long	0
	.long	-1068826624
	.long	0
	.long	-1068826624
	.long	0
	.long	-1068826624
	.long	0
	.long	-1068826624
	.long	0
	.long	-1068826624
	.long	0
	.long	-1068826624
	.long	0
	.long	-1068826624
	.long	0
	.long	-1068826624
	.align 64
.LC429:
	.long	0
	.long	-1074790400
	.long	0
	.long	-1074790400
	.long	0
	.long	-1074790400
	.long	0
	.long	-1074790400
	.long	0
	.long	-1074790400
	.long	0
	.long	-1074790400
	.long	0
	.long	-1074790400
	.long	0
	.long	-1074790400
	.align 64
.LC432:
	.long	1024
	.long	-1020264448
	.long	1024
	.long	-1020264448
	.long	1024
	.long	-1020264448
	.long	1024
	.long	-1020264448
	.long	1024
	.long	-1020264448
	.long	1024
	.long	-1020264448
	.long	1024
	.long	-1020264448
	.long	1024
	.long	-1020264448
	.set	.LC433,.LC432
	.align 64
.LC434:
	.long	-1
	.long	2146435071
	.long	-1
	.long	2146435071
	.long	-1
	.long	2146435071
	.long	-1
	.long	2146435071
	.long	-1
	.long	2146435071
	.long	-1
	.long	2146435071
	.long	-1
	.long	2146435071
	.long	-1
	.long	2146435071
	.align 64
.LC435:
	.long	0
	.long	2146959360
	.long	0
	.long	2146959360
	.long	0
	.long	2146959360
	.long	0
	.long	2146959360
	.long	0
	.long	2146959360
	.long	0
	.long	2146959360
	.long	0
	.long	2146959360
	.long	0
	.long	2146959360
	.set	.LC446,.LC432
	.align 64
.LC454:
	.long	0
	.long	1070596096
	.long	0
	.long	1070596096
	.long	0
	.long	1070596096
	.long	0
	.long	1070596096
	.long	0
	.long	1070596096
	.long	0
	.long	1070596096
	.long	0
	.long	1070596096
	.long	0
	.long	1070596096
	.align 64
.LC456:
	.long	-198905026
	.long	-1070498147
	.long	-198905026
	.long	-1070498147
	.long	-198905026
	.long	-1070498147
	.long	-198905026
	.long	-1070498147
	.long	-198905026
	.long	-1070498147
	.long	-198905026
	.long	-1070498147
	.long	-198905026
	.long	-1070498147
	.long	-198905026
	.long	-1070498147
	.align 64
.LC457:
	.long	-1011692000
	.long	1075228273
	.long	-1011692000
	.long	1075228273
	.long	-1011692000
	.long	1075228273
	.long	-1011692000
	.long	1075228273
	.long	-1011692000
	.long	1075228273
	.long	-1011692000
	.long	1075228273
	.long	-1011692000
	.long	1075228273
	.long	-1011692000
	.long	1075228273
	.align 64
.LC458:
	.long	-321254874
	.long	-1072568290
	.long	-321254874
	.long	-1072568290
	.long	-321254874
	.long	-1072568290
	.long	-321254874
	.long	-1072568290
	.long	-321254874
	.long	-1072568290
	.long	-321254874
	.long	-1072568290
	.long	-321254874
	.long	-1072568290
	.long	-321254874
	.long	-1072568290
	.align 64
.LC459:
	.long	-893846457
	.long	1075000056
	.long	-893846457
	.long	1075000056
	.long	-893846457
	.long	1075000056
	.long	-893846457
	.long	1075000056
	.long	-893846457
	.long	1075000056
	.long	-893846457
	.long	1075000056
	.long	-893846457
	.long	1075000056
	.long	-893846457
	.long	1075000056
	.align 64
.LC460:
	.long	-1301175524
	.long	-1072800189
	.long	-1301175524
	.long	-1072800189
	.long	-1301175524
	.long	-1072800189
	.long	-1301175524
	.long	-1072800189
	.long	-1301175524
	.long	-1072800189
	.long	-1301175524
	.long	-1072800189
	.long	-1301175524
	.long	-1072800189
	.long	-1301175524
	.long	-1072800189
	.align 64
.LC461:
	.long	-1813078892
	.long	1074213314
	.long	-1813078892
	.long	1074213314
	.long	-1813078892
	.long	1074213314
	.long	-1813078892
	.long	1074213314
	.long	-1813078892
	.long	1074213314
	.long	-1813078892
	.long	1074213314
	.long	-1813078892
	.long	1074213314
	.long	-1813078892
	.long	1074213314
	.align 64
.LC462:
	.long	-263587606
	.long	-1073579784
	.long	-263587606
	.long	-1073579784
	.long	-263587606
	.long	-1073579784
	.long	-263587606
	.long	-1073579784
	.long	-263587606
	.long	-1073579784
	.long	-263587606
	.long	-1073579784
	.long	-263587606
	.long	-1073579784
	.long	-263587606
	.long	-1073579784
	.align 64
.LC463:
	.long	1892653169
	.long	1073586945
	.long	1892653169
	.long	1073586945
	.long	1892653169
	.long	1073586945
	.long	1892653169
	.long	1073586945
	.long	1892653169
	.long	1073586945
	.long	1892653169
	.long	1073586945
	.long	1892653169
	.long	1073586945
	.long	1892653169
	.long	1073586945
	.align 64
.LC464:
	.long	-1410668268
	.long	-1074279559
	.long	-1410668268
	.long	-1074279559
	.long	-1410668268
	.long	-1074279559
	.long	-1410668268
	.long	-1074279559
	.long	-1410668268
	.long	-1074279559
	.long	-1410668268
	.long	-1074279559
	.long	-1410668268
	.long	-1074279559
	.long	-1410668268
	.long	-1074279559
	.align 64
.LC465:
	.long	-979757760
	.long	1072902695
	.long	-979757760
	.long	1072902695
	.long	-979757760
	.long	1072902695
	.long	-979757760
	.long	1072902695
	.long	-979757760
	.long	1072902695
	.long	-979757760
	.long	1072902695
	.long	-979757760
	.long	1072902695
	.long	-979757760
	.long	1072902695
	.align 64
.LC466:
	.long	1414820758
	.long	-1074845687
	.long	1414820758
	.long	-1074845687
	.long	1414820758
	.long	-1074845687
	.long	1414820758
	.long	-1074845687
	.long	1414820758
	.long	-1074845687
	.long	1414820758
	.long	-1074845687
	.long	1414820758
	.long	-1074845687
	.long	1414820758
	.long	-1074845687
	.align 64
.LC467:
	.long	-1245234774
	.long	1072264352
	.long	-1245234774
	.long	1072264352
	.long	-1245234774
	.long	1072264352
	.long	-1245234774
	.long	1072264352
	.long	-1245234774
	.long	1072264352
	.long	-1245234774
	.long	1072264352
	.long	-1245234774
	.long	1072264352
	.long	-1245234774
	.long	1072264352
	.align 64
.LC468:
	.long	-296114938
	.long	-1075513599
	.long	-296114938
	.long	-1075513599
	.long	-296114938
	.long	-1075513599
	.long	-296114938
	.long	-1075513599
	.long	-296114938
	.long	-1075513599
	.long	-296114938
	.long	-1075513599
	.long	-296114938
	.long	-1075513599
	.long	-296114938
	.long	-1075513599
	.align 64
.LC469:
	.long	-525997554
	.long	1071738687
	.long	-525997554
	.long	1071738687
	.long	-525997554
	.long	1071738687
	.long	-525997554
	.long	1071738687
	.long	-525997554
	.long	1071738687
	.long	-525997554
	.long	1071738687
	.long	-525997554
	.long	1071738687
	.long	-525997554
	.long	1071738687
	.align 64
.LC470:
	.long	-2138755073
	.long	-1076012767
	.long	-2138755073
	.long	-1076012767
	.long	-2138755073
	.long	-1076012767
	.long	-2138755073
	.long	-1076012767
	.long	-2138755073
	.long	-1076012767
	.long	-2138755073
	.long	-1076012767
	.long	-2138755073
	.long	-1076012767
	.long	-2138755073
	.long	-1076012767
	.align 64
.LC471:
	.long	455538286
	.long	1071191461
	.long	455538286
	.long	1071191461
	.long	455538286
	.long	1071191461
	.long	455538286
	.long	1071191461
	.long	455538286
	.long	1071191461
	.long	455538286
	.long	1071191461
	.long	455538286
	.long	1071191461
	.long	455538286
	.long	1071191461
	.align 64
.LC472:
	.long	-1385770521
	.long	-1076501765
	.long	-1385770521
	.long	-1076501765
	.long	-1385770521
	.long	-1076501765
	.long	-1385770521
	.long	-1076501765
	.long	-1385770521
	.long	-1076501765
	.long	-1385770521
	.long	-1076501765
	.long	-1385770521
	.long	-1076501765
	.long	-1385770521
	.long	-1076501765
	.align 64
.LC473:
	.long	-1308416033
	.long	1070836267
	.long	-1308416033
	.long	1070836267
	.long	-1308416033
	.long	1070836267
	.long	-1308416033
	.long	1070836267
	.long	-1308416033
	.long	1070836267
	.long	-1308416033
	.long	1070836267
	.long	-1308416033
	.long	1070836267
	.long	-1308416033
	.long	1070836267
	.align 64
.LC474:
	.long	1757689640
	.long	-1076724347
	.long	1757689640
	.long	-1076724347
	.long	1757689640
	.long	-1076724347
	.long	1757689640
	.long	-1076724347
	.long	1757689640
	.long	-1076724347
	.long	1757689640
	.long	-1076724347
	.long	1757689640
	.long	-1076724347
	.long	1757689640
	.long	-1076724347
	.align 64
.LC475:
	.long	1855816418
	.long	1070781003
	.long	1855816418
	.long	1070781003
	.long	1855816418
	.long	1070781003
	.long	1855816418
	.long	1070781003
	.long	1855816418
	.long	1070781003
	.long	1855816418
	.long	1070781003
	.long	1855816418
	.long	1070781003
	.long	1855816418
	.long	1070781003
	.align 64
.LC476:
	.long	1917464406
	.long	-1076458226
	.long	1917464406
	.long	-1076458226
	.long	1917464406
	.long	-1076458226
	.long	1917464406
	.long	-1076458226
	.long	1917464406
	.long	-1076458226
	.long	1917464406
	.long	-1076458226
	.long	1917464406
	.long	-1076458226
	.long	1917464406
	.long	-1076458226
	.align 64
.LC502:
	.long	0
	.long	-1076887552
	.long	0
	.long	-1076887552
	.long	0
	.long	-1076887552
	.long	0
	.long	-1076887552
	.long	0
	.long	-1076887552
	.long	0
	.long	-1076887552
	.long	0
	.long	-1076887552
	.long	0
	.long	-1076887552
	.set	.LC503,.LC502
	.align 64
.LC505:
	.long	2022567523
	.long	1062103423
	.long	2022567523
	.long	1062103423
	.long	2022567523
	.long	1062103423
	.long	2022567523
	.long	1062103423
	.long	2022567523
	.long	1062103423
	.long	2022567523
	.long	1062103423
	.long	2022567523
	.long	1062103423
	.long	2022567523
	.long	1062103423
	.align 64
.LC506:
	.long	668579938
	.long	-1085218993
	.long	668579938
	.long	-1085218993
	.long	668579938
	.long	-1085218993
	.long	668579938
	.long	-1085218993
	.long	668579938
	.long	-1085218993
	.long	668579938
	.long	-1085218993
	.long	668579938
	.long	-1085218993
	.long	668579938
	.long	-1085218993
	.align 64
.LC507:
	.long	-944826815
	.long	1062628478
	.long	-944826815
	.long	1062628478
	.long	-944826815
	.long	1062628478
	.long	-944826815
	.long	1062628478
	.long	-944826815
	.long	1062628478
	.long	-944826815
	.long	1062628478
	.long	-944826815
	.long	1062628478
	.long	-944826815
	.long	1062628478
	.align 64
.LC508:
	.long	-1277707123
	.long	-1084338849
	.long	-1277707123
	.long	-1084338849
	.long	-1277707123
	.long	-1084338849
	.long	-1277707123
	.long	-1084338849
	.long	-1277707123
	.long	-1084338849
	.long	-1277707123
	.long	-1084338849
	.long	-1277707123
	.long	-1084338849
	.long	-1277707123
	.long	-1084338849
	.align 64
.LC509:
	.long	1189675903
	.long	1063538320
	.long	1189675903
	.long	1063538320
	.long	1189675903
	.long	1063538320
	.long	1189675903
	.long	1063538320
	.long	1189675903
	.long	1063538320
	.long	1189675903
	.long	1063538320
	.long	1189675903
	.long	1063538320
	.long	1189675903
	.long	1063538320
	.align 64
.LC510:
	.long	-1465347306
	.long	-1083483739
	.long	-1465347306
	.long	-1083483739
	.long	-1465347306
	.long	-1083483739
	.long	-1465347306
	.long	-1083483739
	.long	-1465347306
	.long	-1083483739
	.long	-1465347306
	.long	-1083483739
	.long	-1465347306
	.long	-1083483739
	.long	-1465347306
	.long	-1083483739
	.align 64
.LC511:
	.long	2099996135
	.long	1064471228
	.long	2099996135
	.long	1064471228
	.long	2099996135
	.long	1064471228
	.long	2099996135
	.long	1064471228
	.long	2099996135
	.long	1064471228
	.long	2099996135
	.long	1064471228
	.long	2099996135
	.long	1064471228
	.long	2099996135
	.long	1064471228
	.align 64
.LC512:
	.long	-1675313389
	.long	-1082567588
	.long	-1675313389
	.long	-1082567588
	.long	-1675313389
	.long	-1082567588
	.long	-1675313389
	.long	-1082567588
	.long	-1675313389
	.long	-1082567588
	.long	-1675313389
	.long	-1082567588
	.long	-1675313389
	.long	-1082567588
	.long	-1675313389
	.long	-1082567588
	.align 64
.LC513:
	.long	10711326
	.long	1065448862
	.long	10711326
	.long	1065448862
	.long	10711326
	.long	1065448862
	.long	10711326
	.long	1065448862
	.long	10711326
	.long	1065448862
	.long	10711326
	.long	1065448862
	.long	10711326
	.long	1065448862
	.long	10711326
	.long	1065448862
	.align 64
.LC514:
	.long	1318587147
	.long	-1081583396
	.long	1318587147
	.long	-1081583396
	.long	1318587147
	.long	-1081583396
	.long	1318587147
	.long	-1081583396
	.long	1318587147
	.long	-1081583396
	.long	1318587147
	.long	-1081583396
	.long	1318587147
	.long	-1081583396
	.long	1318587147
	.long	-1081583396
	.align 64
.LC515:
	.long	1830717236
	.long	1066482502
	.long	1830717236
	.long	1066482502
	.long	1830717236
	.long	1066482502
	.long	1830717236
	.long	1066482502
	.long	1830717236
	.long	1066482502
	.long	1830717236
	.long	1066482502
	.long	1830717236
	.long	1066482502
	.long	1830717236
	.long	1066482502
	.align 64
.LC516:
	.long	1252275572
	.long	-1080499096
	.long	1252275572
	.long	-1080499096
	.long	1252275572
	.long	-1080499096
	.long	1252275572
	.long	-1080499096
	.long	1252275572
	.long	-1080499096
	.long	1252275572
	.long	-1080499096
	.long	1252275572
	.long	-1080499096
	.long	1252275572
	.long	-1080499096
	.align 64
.LC517:
	.long	-309798205
	.long	1067615079
	.long	-309798205
	.long	1067615079
	.long	-309798205
	.long	1067615079
	.long	-309798205
	.long	1067615079
	.long	-309798205
	.long	1067615079
	.long	-309798205
	.long	1067615079
	.long	-309798205
	.long	1067615079
	.long	-309798205
	.long	1067615079
	.align 64
.LC518:
	.long	935343171
	.long	-1079193634
	.long	935343171
	.long	-1079193634
	.long	935343171
	.long	-1079193634
	.long	935343171
	.long	-1079193634
	.long	935343171
	.long	-1079193634
	.long	935343171
	.long	-1079193634
	.long	935343171
	.long	-1079193634
	.long	935343171
	.long	-1079193634
	.align 64
.LC519:
	.long	-802389067
	.long	1069036917
	.long	-802389067
	.long	1069036917
	.long	-802389067
	.long	1069036917
	.long	-802389067
	.long	1069036917
	.long	-802389067
	.long	1069036917
	.long	-802389067
	.long	1069036917
	.long	-802389067
	.long	1069036917
	.long	-802389067
	.long	1069036917
	.align 64
.LC520:
	.long	-257037681
	.long	-1077436517
	.long	-257037681
	.long	-1077436517
	.long	-257037681
	.long	-1077436517
	.long	-257037681
	.long	-1077436517
	.long	-257037681
	.long	-1077436517
	.long	-257037681
	.long	-1077436517
	.long	-257037681
	.long	-1077436517
	.long	-257037681
	.long	-1077436517
	.align 64
.LC521:
	.long	-497169876
	.long	1071695247
	.long	-497169876
	.long	1071695247
	.long	-497169876
	.long	1071695247
	.long	-497169876
	.long	1071695247
	.long	-497169876
	.long	1071695247
	.long	-497169876
	.long	1071695247
	.long	-497169876
	.long	1071695247
	.long	-497169876
	.long	1071695247
	.align 64
.LC541:
	.long	0
	.long	-1075314688
	.long	0
	.long	-1075314688
	.long	0
	.long	-1075314688
	.long	0
	.long	-1075314688
	.long	0
	.long	-1075314688
	.long	0
	.long	-1075314688
	.long	0
	.long	-1075314688
	.long	0
	.long	-1075314688
	.set	.LC542,.LC541
	.align 64
.LC544:
	.long	-1719848774
	.long	1055587151
	.long	-1719848774
	.long	1055587151
	.long	-1719848774
	.long	1055587151
	.long	-1719848774
	.long	1055587151
	.long	-1719848774
	.long	1055587151
	.long	-1719848774
	.long	1055587151
	.long	-1719848774
	.long	1055587151
	.long	-1719848774
	.long	1055587151
	.align 64
.LC545:
	.long	-2044849755
	.long	-1091088560
	.long	-2044849755
	.long	-1091088560
	.long	-2044849755
	.long	-1091088560
	.long	-2044849755
	.long	-1091088560
	.long	-2044849755
	.long	-1091088560
	.long	-2044849755
	.long	-1091088560
	.long	-2044849755
	.long	-1091088560
	.long	-2044849755
	.long	-1091088560
	.align 64
.LC546:
	.long	-2010720487
	.long	1057345758
	.long	-2010720487
	.long	1057345758
	.long	-2010720487
	.long	1057345758
	.long	-2010720487
	.long	1057345758
	.long	-2010720487
	.long	1057345758
	.long	-2010720487
	.long	1057345758
	.long	-2010720487
	.long	1057345758
	.long	-2010720487
	.long	1057345758
	.align 64
.LC547:
	.long	1201655832
	.long	-1089171030
	.long	1201655832
	.long	-1089171030
	.long	1201655832
	.long	-1089171030
	.long	1201655832
	.long	-1089171030
	.long	1201655832
	.long	-1089171030
	.long	1201655832
	.long	-1089171030
	.long	1201655832
	.long	-1089171030
	.long	1201655832
	.long	-1089171030
	.align 64
.LC548:
	.long	1541489487
	.long	1059288977
	.long	1541489487
	.long	1059288977
	.long	1541489487
	.long	1059288977
	.long	1541489487
	.long	1059288977
	.long	1541489487
	.long	1059288977
	.long	1541489487
	.long	1059288977
	.long	1541489487
	.long	1059288977
	.long	1541489487
	.long	1059288977
	.align 64
.LC549:
	.long	425661225
	.long	-1087205594
	.long	425661225
	.long	-1087205594
	.long	425661225
	.long	-1087205594
	.long	425661225
	.long	-1087205594
	.long	425661225
	.long	-1087205594
	.long	425661225
	.long	-1087205594
	.long	425661225
	.long	-1087205594
	.long	425661225
	.long	-1087205594
	.align 64
.LC550:
	.long	173925951
	.long	1061280493
	.long	173925951
	.long	1061280493
	.long	173925951
	.long	1061280493
	.long	173925951
	.long	1061280493
	.long	173925951
	.long	1061280493
	.long	173925951
	.long	1061280493
	.long	173925951
	.long	1061280493
	.long	173925951
	.long	1061280493
	.align 64
.LC551:
	.long	660518886
	.long	-1085185962
	.long	660518886
	.long	-1085185962
	.long	660518886
	.long	-1085185962
	.long	660518886
	.long	-1085185962
	.long	660518886
	.long	-1085185962
	.long	660518886
	.long	-1085185962
	.long	660518886
	.long	-1085185962
	.long	660518886
	.long	-1085185962
	.align 64
.LC552:
	.long	801925648
	.long	1063332519
	.long	801925648
	.long	1063332519
	.long	801925648
	.long	1063332519
	.long	801925648
	.long	1063332519
	.long	801925648
	.long	1063332519
	.long	801925648
	.long	1063332519
	.long	801925648
	.long	1063332519
	.long	801925648
	.long	1063332519
	.align 64
.LC553:
	.long	1491776497
	.long	-1083093124
	.long	1491776497
	.long	-1083093124
	.long	1491776497
	.long	-1083093124
	.long	1491776497
	.long	-1083093124
	.long	1491776497
	.long	-1083093124
	.long	1491776497
	.long	-1083093124
	.long	1491776497
	.long	-1083093124
	.long	1491776497
	.long	-1083093124
	.align 64
.LC554:
	.long	2141303131
	.long	1065482584
	.long	2141303131
	.long	1065482584
	.long	2141303131
	.long	1065482584
	.long	2141303131
	.long	1065482584
	.long	2141303131
	.long	1065482584
	.long	2141303131
	.long	1065482584
	.long	2141303131
	.long	1065482584
	.long	2141303131
	.long	1065482584
	.align 64
.LC555:
	.long	1995836174
	.long	-1080851743
	.long	1995836174
	.long	-1080851743
	.long	1995836174
	.long	-1080851743
	.long	1995836174
	.long	-1080851743
	.long	1995836174
	.long	-1080851743
	.long	1995836174
	.long	-1080851743
	.long	1995836174
	.long	-1080851743
	.long	1995836174
	.long	-1080851743
	.align 64
.LC556:
	.long	1366366474
	.long	1067895650
	.long	1366366474
	.long	1067895650
	.long	1366366474
	.long	1067895650
	.long	1366366474
	.long	1067895650
	.long	1366366474
	.long	1067895650
	.long	1366366474
	.long	1067895650
	.long	1366366474
	.long	1067895650
	.long	1366366474
	.long	1067895650
	.align 64
.LC557:
	.long	1661441134
	.long	-1078028712
	.long	1661441134
	.long	-1078028712
	.long	1661441134
	.long	-1078028712
	.long	1661441134
	.long	-1078028712
	.long	1661441134
	.long	-1078028712
	.long	1661441134
	.long	-1078028712
	.long	1661441134
	.long	-1078028712
	.long	1661441134
	.long	-1078028712
	.section	.rodata.cst8
	.align 8
.LC577:
	.long	0
	.long	-1074266112
	.section	.rodata
	.align 64
.LC579:
	.long	-1364804091
	.long	1045158047
	.long	-1364804091
	.long	1045158047
	.long	-1364804091
	.long	1045158047
	.long	-1364804091
	.long	1045158047
	.long	-1364804091
	.long	1045158047
	.long	-1364804091
	.long	1045158047
	.long	-1364804091
	.long	1045158047
	.long	-1364804091
	.long	1045158047
	.section	.rodata.cst8
	.align 8
.LC660:
	.long	-1923417860
	.long	-1075999903
	.align 8
.LC662:
	.long	572094505
	.long	-1130658137
	.align 8
.LC665:
	.long	-1
	.long	-1048577
	.align 8
.LC666:
	.long	0
	.long	1080377344
	.align 8
.LC667:
	.long	0
	.long	3145728
	.set	.LC668,.LC866
	.section	.rodata.cst4
	.align 4
.LC669:
	.long	1126825984
	.section	.rodata
	.align 64
.LC675:
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.align 64
.LC682:
	.value	0
	.value	2
	.value	4
	.value	6
	.value	8
	.value	10
	.value	12
	.value	14
	.value	16
	.value	18
	.value	20
	.value	22
	.value	24
	.value	26
	.value	28
	.value	30
	.value	32
	.value	34
	.value	36
	.value	38
	.value	40
	.value	42
	.value	44
	.value	46
	.value	48
	.value	50
	.value	52
	.value	54
	.value	56
	.value	58
	.value	60
	.value	62
	.set	.LC696,.LC682
	.section	.rodata.cst4
	.align 4
.LC705:
	.long	-1199570944
	.align 4
.LC715:
	.long	947912704
	.section	.rodata
	.align 64
.LC719:
	.long	0
	.long	2
	.long	4
	.long	6
	.long	8
	.long	10
	.long	12
	.long	14
	.long	16
	.long	18
	.long	20
	.long	22
	.long	24
	.long	26
	.long	28
	.long	30
	.set	.LC721,.LC719
	.align 64
.LC723:
	.long	0
	.long	1043333120
	.long	0
	.long	1043333120
	.long	0
	.long	1043333120
	.long	0
	.long	1043333120
	.long	0
	.long	1043333120
	.long	0
	.long	1043333120
	.long	0
	.long	1043333120
	.long	0
	.long	1043333120
	.set	.LC730,.LC723
	.align 64
.LC736:
	.long	0
	.long	2146435072
	.long	0
	.long	2146435072
	.long	0
	.long	2146435072
	.long	0
	.long	2146435072
	.long	0
	.long	2146435072
	.long	0
	.long	2146435072
	.long	0
	.long	2146435072
	.long	0
	.long	2146435072
	.set	.LC737,.LC435
	.set	.LC738,.LC435
	.set	.LC740,.LC736
	.section	.rodata.cst4
	.align 4
.LC743:
	.long	1300234240
	.section	.rodata.cst8
	.align 8
.LC745:
	.long	2051393302
	.long	1066141985
	.align 8
.LC747:
	.long	1986661972
	.long	-1080011032
	.align 8
.LC749:
	.long	137433419
	.long	1067889213
	.align 8
.LC751:
	.long	-1302999102
	.long	-1079337004
	.align 8
.LC753:
	.long	1135688878
	.long	1068372784
	.align 8
.LC755:
	.long	-642656908
	.long	-1078914928
	.align 8
.LC757:
	.long	6415118
	.long	1068740915
	.align 8
.LC759:
	.long	489548897
	.long	-1078508079
	.align 8
.LC761:
	.long	437865018
	.long	1069314503
	.align 8
.LC763:
	.long	-1841010525
	.long	-1077786332
	.align 8
.LC765:
	.long	-1717989365
	.long	1070176665
	.align 8
.LC767:
	.long	1431655762
	.long	-1076538027
	.align 8
.LC780:
	.long	573531618
	.long	1014639487
	.align 8
.LC781:
	.long	90291023
	.long	1071492199
	.align 8
.LC782:
	.long	856972295
	.long	1015129638
	.align 8
.LC783:
	.long	1413754136
	.long	1072243195
	.align 8
.LC784:
	.long	2062601149
	.long	1013974920
	.align 8
.LC785:
	.long	-763234661
	.long	1072657163
	.align 8
.LC786:
	.long	0
	.long	1071382528
	.align 8
.LC787:
	.long	0
	.long	1072037888
	.align 8
.LC788:
	.long	0
	.long	1072889856
	.align 8
.LC789:
	.long	0
	.long	1073971200
	.align 8
.LC790:
	.long	856972295
	.long	1017226790
	.align 8
.LC792:
	.long	1529553304
	.long	1067497248
	.align 8
.LC794:
	.long	-1269886523
	.long	-1080719323
	.align 8
.LC796:
	.long	1355314001
	.long	1066811235
	.align 8
.LC798:
	.long	458538271
	.long	1064193485
	.align 8
.LC800:
	.long	-1414456591
	.long	1065751777
	.align 8
.LC802:
	.long	-1466613517
	.long	1065834537
	.align 8
.LC804:
	.long	647434446
	.long	1066181118
	.align 8
.LC806:
	.long	-768230086
	.long	1066517662
	.align 8
.LC808:
	.long	-259029709
	.long	1066854589
	.align 8
.LC810:
	.long	-1455712277
	.long	1067392113
	.align 8
.LC812:
	.long	-1222553861
	.long	1067899757
	.align 8
.LC814:
	.long	858972432
	.long	1068708659
	.align 8
.LC816:
	.long	1431655799
	.long	1069897045
	.section	.rodata
	.align 64
.LC830:
	.long	0
	.long	1044381696
	.long	0
	.long	1044381696
	.long	0
	.long	1044381696
	.long	0
	.long	1044381696
	.long	0
	.long	1044381696
	.long	0
	.long	1044381696
	.long	0
	.long	1044381696
	.long	0
	.long	1044381696
	.align 64
.LC831:
	.long	1413754136
	.long	1073291771
	.long	1413754136
	.long	1073291771
	.long	1413754136
	.long	1073291771
	.long	1413754136
	.long	1073291771
	.long	1413754136
	.long	1073291771
	.long	1413754136
	.long	1073291771
	.long	1413754136
	.long	1073291771
	.long	1413754136
	.long	1073291771
	.align 64
.LC840:
	.long	0
	.long	-1073741824
	.long	0
	.long	-1073741824
	.long	0
	.long	-1073741824
	.long	0
	.long	-1073741824
	.long	0
	.long	-1073741824
	.long	0
	.long	-1073741824
	.long	0
	.long	-1073741824
	.long	0
	.long	-1073741824
	.set	.LC841,.LC840
	.align 64
.LC843:
	.long	301392344
	.long	1069610617
	.long	301392344
	.long	1069610617
	.long	301392344
	.long	1069610617
	.long	301392344
	.long	1069610617
	.long	301392344
	.long	1069610617
	.long	301392344
	.long	1069610617
	.long	301392344
	.long	1069610617
	.long	301392344
	.long	1069610617
	.align 64
.LC844:
	.long	185798822
	.long	1069789698
	.long	185798822
	.long	1069789698
	.long	185798822
	.long	1069789698
	.long	185798822
	.long	1069789698
	.long	185798822
	.long	1069789698
	.long	185798822
	.long	1069789698
	.long	185798822
	.long	1069789698
	.long	185798822
	.long	1069789698
	.align 64
.LC845:
	.long	504777895
	.long	1070024142
	.long	504777895
	.long	1070024142
	.long	504777895
	.long	1070024142
	.long	504777895
	.long	1070024142
	.long	504777895
	.long	1070024142
	.long	504777895
	.long	1070024142
	.long	504777895
	.long	1070024142
	.long	504777895
	.long	1070024142
	.align 64
.LC846:
	.long	615588646
	.long	1070363079
	.long	615588646
	.long	1070363079
	.long	615588646
	.long	1070363079
	.long	615588646
	.long	1070363079
	.long	615588646
	.long	1070363079
	.long	615588646
	.long	1070363079
	.long	615588646
	.long	1070363079
	.long	615588646
	.long	1070363079
	.align 64
.LC847:
	.long	-1841062779
	.long	1070745892
	.long	-1841062779
	.long	1070745892
	.long	-1841062779
	.long	1070745892
	.long	-1841062779
	.long	1070745892
	.long	-1841062779
	.long	1070745892
	.long	-1841062779
	.long	1070745892
	.long	-1841062779
	.long	1070745892
	.long	-1841062779
	.long	1070745892
	.align 64
.LC848:
	.long	-1717986034
	.long	1071225241
	.long	-1717986034
	.long	1071225241
	.long	-1717986034
	.long	1071225241
	.long	-1717986034
	.long	1071225241
	.long	-1717986034
	.long	1071225241
	.long	-1717986034
	.long	1071225241
	.long	-1717986034
	.long	1071225241
	.long	-1717986034
	.long	1071225241
	.align 64
.LC850:
	.long	0
	.long	1083129856
	.long	0
	.long	1083129856
	.long	0
	.long	1083129856
	.long	0
	.long	1083129856
	.long	0
	.long	1083129856
	.long	0
	.long	1083129856
	.long	0
	.long	1083129856
	.long	0
	.long	1083129856
	.set	.LC861,.LC386
	.section	.rodata.cst8
	.align 8
.LC862:
	.long	0
	.long	1079574528
	.align 8
.LC863:
	.long	0
	.long	-1067581440
	.section	.rodata
	.align 64
.LC866:
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.set	.LC868,.LC386
	.section	.rodata.cst4
	.align 4
.LC874:
	.long	1100480512
	.align 4
.LC877:
	.long	-1087278568
	.align 4
.LC879:
	.long	1060320051
	.section	.rodata.cst8
	.align 8
.LC883:
	.long	0
	.long	1078198272
	.align 8
.LC886:
	.long	1717986918
	.long	1072064102
	.section	.rodata.cst4
	.align 4
.LC890:
	.long	-1028521984
	.set	.LC892,.LC901+4
	.align 4
.LC894:
	.long	1120927744
	.section	.rodata.cst16
	.align 16
.LC898:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.section	.rodata.cst8
	.align 8
.LC900:
	.long	0
	.long	-1064945664
	.section	.rodata
	.align 64
.LC901:
	.long	0
	.long	-2147483648
	.long	0
	.long	-2147483648
	.long	0
	.long	-2147483648
	.long	0
	.long	-2147483648
	.long	0
	.long	-2147483648
	.long	0
	.long	-2147483648
	.long	0
	.long	-2147483648
	.long	0
	.long	-2147483648
	.set	.LC902,.LC901
	.section	.rodata.cst8
	.align 8
.LC904:
	.long	0
	.long	1082609664
	.section	.rodata.cst4
	.align 4
.LC909:
	.long	-1071644672
	.align 4
.LC911:
	.long	923645480
	.align 4
.LC913:
	.long	-1213880290
	.align 4
.LC915:
	.long	-1200051777
	.align 4
.LC917:
	.long	965696512
	.align 4
.LC919:
	.long	-1181220976
	.align 4
.LC921:
	.long	-1173137676
	.align 4
.LC923:
	.long	993578362
	.align 4
.LC925:
	.long	-1144509556
	.align 4
.LC927:
	.long	1007494781
	.align 4
.LC929:
	.long	-1140271620
	.align 4
.LC931:
	.long	1001552261
	.align 4
.LC933:
	.long	-1156661285
	.align 4
.LC935:
	.long	970283451
	.align 4
.LC937:
	.long	-1224693605
	.align 4
.LC939:
	.long	953882491
	.align 4
.LC941:
	.long	-1168446407
	.align 4
.LC943:
	.long	1001044756
	.align 4
.LC945:
	.long	-1126429818
	.align 4
.LC947:
	.long	1038554894
	.align 4
.LC949:
	.long	-1094675551
	.align 4
.LC951:
	.long	1040414164
	.align 4
.LC953:
	.long	1067450368
	.align 4
.LC955:
	.long	1081790693
	.set	.LC980,.LC157+4
	.section	.rodata.cst8
	.align 8
.LC982:
	.long	69135549
	.long	1037211523
	.section	.rodata
	.align 64
.LC983:
	.long	-22047991
	.long	-1105959020
	.long	-22047991
	.long	-1105959020
	.long	-22047991
	.long	-1105959020
	.long	-22047991
	.long	-1105959020
	.long	-22047991
	.long	-1105959020
	.long	-22047991
	.long	-1105959020
	.long	-22047991
	.long	-1105959020
	.long	-22047991
	.long	-1105959020
	.set	.LC984,.LC983
	.align 64
.LC985:
	.long	-1127283672
	.long	1045415820
	.long	-1127283672
	.long	1045415820
	.long	-1127283672
	.long	1045415820
	.long	-1127283672
	.long	1045415820
	.long	-1127283672
	.long	1045415820
	.long	-1127283672
	.long	1045415820
	.long	-1127283672
	.long	1045415820
	.long	-1127283672
	.long	1045415820
	.set	.LC986,.LC985
	.align 64
.LC987:
	.long	-1940531763
	.long	-1098516094
	.long	-1940531763
	.long	-1098516094
	.long	-1940531763
	.long	-1098516094
	.long	-1940531763
	.long	-1098516094
	.long	-1940531763
	.long	-1098516094
	.long	-1940531763
	.long	-1098516094
	.long	-1940531763
	.long	-1098516094
	.long	-1940531763
	.long	-1098516094
	.set	.LC988,.LC987
	.align 64
.LC989:
	.long	1481701055
	.long	1052483305
	.long	1481701055
	.long	1052483305
	.long	1481701055
	.long	1052483305
	.long	1481701055
	.long	1052483305
	.long	1481701055
	.long	1052483305
	.long	1481701055
	.long	1052483305
	.long	1481701055
	.long	1052483305
	.long	1481701055
	.long	1052483305
	.set	.LC990,.LC989
	.align 64
.LC991:
	.long	948221385
	.long	-1091613389
	.long	948221385
	.long	-1091613389
	.long	948221385
	.long	-1091613389
	.long	948221385
	.long	-1091613389
	.long	948221385
	.long	-1091613389
	.long	948221385
	.long	-1091613389
	.long	948221385
	.long	-1091613389
	.long	948221385
	.long	-1091613389
	.set	.LC992,.LC991
	.align 64
.LC993:
	.long	1401475829
	.long	1059035699
	.long	1401475829
	.long	1059035699
	.long	1401475829
	.long	1059035699
	.long	1401475829
	.long	1059035699
	.long	1401475829
	.long	1059035699
	.long	1401475829
	.long	1059035699
	.long	1401475829
	.long	1059035699
	.long	1401475829
	.long	1059035699
	.set	.LC994,.LC993
	.align 64
.LC995:
	.long	1236309254
	.long	-1085537573
	.long	1236309254
	.long	-1085537573
	.long	1236309254
	.long	-1085537573
	.long	1236309254
	.long	-1085537573
	.long	1236309254
	.long	-1085537573
	.long	1236309254
	.long	-1085537573
	.long	1236309254
	.long	-1085537573
	.long	1236309254
	.long	-1085537573
	.set	.LC996,.LC995
	.align 64
.LC997:
	.long	-785804864
	.long	1064658364
	.long	-785804864
	.long	1064658364
	.long	-785804864
	.long	1064658364
	.long	-785804864
	.long	1064658364
	.long	-785804864
	.long	1064658364
	.long	-785804864
	.long	1064658364
	.long	-785804864
	.long	1064658364
	.long	-785804864
	.long	1064658364
	.set	.LC998,.LC997
	.align 64
.LC999:
	.long	824885000
	.long	-1080327474
	.long	824885000
	.long	-1080327474
	.long	824885000
	.long	-1080327474
	.long	824885000
	.long	-1080327474
	.long	824885000
	.long	-1080327474
	.long	824885000
	.long	-1080327474
	.long	824885000
	.long	-1080327474
	.long	824885000
	.long	-1080327474
	.set	.LC1000,.LC999
	.align 64
.LC1001:
	.long	436483629
	.long	1069343474
	.long	436483629
	.long	1069343474
	.long	436483629
	.long	1069343474
	.long	436483629
	.long	1069343474
	.long	436483629
	.long	1069343474
	.long	436483629
	.long	1069343474
	.long	436483629
	.long	1069343474
	.long	436483629
	.long	1069343474
	.set	.LC1002,.LC1001
	.align 64
.LC1003:
	.long	1795389949
	.long	-1076358540
	.long	1795389949
	.long	-1076358540
	.long	1795389949
	.long	-1076358540
	.long	1795389949
	.long	-1076358540
	.long	1795389949
	.long	-1076358540
	.long	1795389949
	.long	-1076358540
	.long	1795389949
	.long	-1076358540
	.long	1795389949
	.long	-1076358540
	.set	.LC1004,.LC1003
	.align 64
.LC1005:
	.long	-2112562327
	.long	1069575866
	.long	-2112562327
	.long	1069575866
	.long	-2112562327
	.long	1069575866
	.long	-2112562327
	.long	1069575866
	.long	-2112562327
	.long	1069575866
	.long	-2112562327
	.long	1069575866
	.long	-2112562327
	.long	1069575866
	.long	-2112562327
	.long	1069575866
	.set	.LC1006,.LC1005
	.set	.LC1008,.LC983
	.set	.LC1009,.LC985
	.set	.LC1010,.LC987
	.set	.LC1011,.LC989
	.set	.LC1012,.LC991
	.set	.LC1013,.LC993
	.set	.LC1014,.LC995
	.set	.LC1015,.LC997
	.set	.LC1016,.LC999
	.set	.LC1017,.LC1001
	.set	.LC1018,.LC1003
	.set	.LC1019,.LC1005
	.set	.LC1020,.LC1029
	.set	.LC1021,.LC1028
	.set	.LC1022,.LC1027
	.set	.LC1023,.LC1026
	.set	.LC1024,.LC1025
	.align 64
.LC1025:
	.long	0
	.long	1077673984
	.long	0
	.long	1077673984
	.long	0
	.long	1077673984
	.long	0
	.long	1077673984
	.long	0
	.long	1077673984
	.long	0
	.long	1077673984
	.long	0
	.long	1077673984
	.long	0
	.long	1077673984
	.align 64
.LC1026:
	.long	0
	.long	1077805056
	.long	0
	.long	1077805056
	.long	0
	.long	1077805056
	.long	0
	.long	1077805056
	.long	0
	.long	1077805056
	.long	0
	.long	1077805056
	.long	0
	.long	1077805056
	.long	0
	.long	1077805056
	.align 64
.LC1027:
	.long	-1145324612
	.long	1072413627
	.long	-1145324612
	.long	1072413627
	.long	-1145324612
	.long	1072413627
	.long	-1145324612
	.long	1072413627
	.long	-1145324612
	.long	1072413627
	.long	-1145324612
	.long	1072413627
	.long	-1145324612
	.long	1072413627
	.long	-1145324612
	.long	1072413627
	.align 64
.LC1028:
	.long	0
	.long	1082687488
	.long	0
	.long	1082687488
	.long	0
	.long	1082687488
	.long	0
	.long	1082687488
	.long	0
	.long	1082687488
	.long	0
	.long	1082687488
	.long	0
	.long	1082687488
	.long	0
	.long	1082687488
	.align 64
.LC1029:
	.long	0
	.long	-1064796160
	.long	0
	.long	-1064796160
	.long	0
	.long	-1064796160
	.long	0
	.long	-1064796160
	.long	0
	.long	-1064796160
	.long	0
	.long	-1064796160
	.long	0
	.long	-1064796160
	.long	0
	.long	-1064796160
	.section	.rodata.cst8
	.align 8
.LC1031:
	.long	-1018600242
	.long	-1098339943
	.section	.rodata
	.align 64
.LC1032:
	.long	1124026161
	.long	1052534447
	.long	1124026161
	.long	1052534447
	.long	1124026161
	.long	1052534447
	.long	1124026161
	.long	1052534447
	.long	1124026161
	.long	1052534447
	.long	1124026161
	.long	1052534447
	.long	1124026161
	.long	1052534447
	.long	1124026161
	.long	1052534447
	.set	.LC1033,.LC1032
	.align 64
.LC1034:
	.long	-325283445
	.long	-1093469169
	.long	-325283445
	.long	-1093469169
	.long	-325283445
	.long	-1093469169
	.long	-325283445
	.long	-1093469169
	.long	-325283445
	.long	-1093469169
	.long	-325283445
	.long	-1093469169
	.long	-325283445
	.long	-1093469169
	.long	-325283445
	.long	-1093469169
	.set	.LC1035,.LC1034
	.align 64
.LC1036:
	.long	1241067287
	.long	1053524237
	.long	1241067287
	.long	1053524237
	.long	1241067287
	.long	1053524237
	.long	1241067287
	.long	1053524237
	.long	1241067287
	.long	1053524237
	.long	1241067287
	.long	1053524237
	.long	1241067287
	.long	1053524237
	.long	1241067287
	.long	1053524237
	.set	.LC1037,.LC1036
	.align 64
.LC1038:
	.long	421806527
	.long	1052144024
	.long	421806527
	.long	1052144024
	.long	421806527
	.long	1052144024
	.long	421806527
	.long	1052144024
	.long	421806527
	.long	1052144024
	.long	421806527
	.long	1052144024
	.long	421806527
	.long	1052144024
	.long	421806527
	.long	1052144024
	.set	.LC1039,.LC1038
	.align 64
.LC1040:
	.long	-627198174
	.long	1053245284
	.long	-627198174
	.long	1053245284
	.long	-627198174
	.long	1053245284
	.long	-627198174
	.long	1053245284
	.long	-627198174
	.long	1053245284
	.long	-627198174
	.long	1053245284
	.long	-627198174
	.long	1053245284
	.long	-627198174
	.long	1053245284
	.set	.LC1041,.LC1040
	.align 64
.LC1042:
	.long	-25378145
	.long	-1096743013
	.long	-25378145
	.long	-1096743013
	.long	-25378145
	.long	-1096743013
	.long	-25378145
	.long	-1096743013
	.long	-25378145
	.long	-1096743013
	.long	-25378145
	.long	-1096743013
	.long	-25378145
	.long	-1096743013
	.long	-25378145
	.long	-1096743013
	.set	.LC1043,.LC1042
	.align 64
.LC1044:
	.long	-245211935
	.long	-1091506475
	.long	-245211935
	.long	-1091506475
	.long	-245211935
	.long	-1091506475
	.long	-245211935
	.long	-1091506475
	.long	-245211935
	.long	-1091506475
	.long	-245211935
	.long	-1091506475
	.long	-245211935
	.long	-1091506475
	.long	-245211935
	.long	-1091506475
	.set	.LC1045,.LC1044
	.align 64
.LC1046:
	.long	143911957
	.long	-1091118001
	.long	143911957
	.long	-1091118001
	.long	143911957
	.long	-1091118001
	.long	143911957
	.long	-1091118001
	.long	143911957
	.long	-1091118001
	.long	143911957
	.long	-1091118001
	.long	143911957
	.long	-1091118001
	.long	143911957
	.long	-1091118001
	.set	.LC1047,.LC1046
	.align 64
.LC1048:
	.long	-264892868
	.long	1057090357
	.long	-264892868
	.long	1057090357
	.long	-264892868
	.long	1057090357
	.long	-264892868
	.long	1057090357
	.long	-264892868
	.long	1057090357
	.long	-264892868
	.long	1057090357
	.long	-264892868
	.long	1057090357
	.long	-264892868
	.long	1057090357
	.set	.LC1049,.LC1048
	.align 64
.LC1050:
	.long	1057516029
	.long	1059254237
	.long	1057516029
	.long	1059254237
	.long	1057516029
	.long	1059254237
	.long	1057516029
	.long	1059254237
	.long	1057516029
	.long	1059254237
	.long	1057516029
	.long	1059254237
	.long	1057516029
	.long	1059254237
	.long	1057516029
	.long	1059254237
	.set	.LC1051,.LC1050
	.align 64
.LC1052:
	.long	-496149317
	.long	1057096902
	.long	-496149317
	.long	1057096902
	.long	-496149317
	.long	1057096902
	.long	-496149317
	.long	1057096902
	.long	-496149317
	.long	1057096902
	.long	-496149317
	.long	1057096902
	.long	-496149317
	.long	1057096902
	.long	-496149317
	.long	1057096902
	.set	.LC1053,.LC1052
	.align 64
.LC1054:
	.long	-1364033044
	.long	-1085949373
	.long	-1364033044
	.long	-1085949373
	.long	-1364033044
	.long	-1085949373
	.long	-1364033044
	.long	-1085949373
	.long	-1364033044
	.long	-1085949373
	.long	-1364033044
	.long	-1085949373
	.long	-1364033044
	.long	-1085949373
	.long	-1364033044
	.long	-1085949373
	.set	.LC1055,.LC1054
	.align 64
.LC1056:
	.long	730255523
	.long	-1085575233
	.long	730255523
	.long	-1085575233
	.long	730255523
	.long	-1085575233
	.long	730255523
	.long	-1085575233
	.long	730255523
	.long	-1085575233
	.long	730255523
	.long	-1085575233
	.long	730255523
	.long	-1085575233
	.long	730255523
	.long	-1085575233
	.set	.LC1057,.LC1056
	.align 64
.LC1058:
	.long	-1248547475
	.long	1063866747
	.long	-1248547475
	.long	1063866747
	.long	-1248547475
	.long	1063866747
	.long	-1248547475
	.long	1063866747
	.long	-1248547475
	.long	1063866747
	.long	-1248547475
	.long	1063866747
	.long	-1248547475
	.long	1063866747
	.long	-1248547475
	.long	1063866747
	.set	.LC1059,.LC1058
	.align 64
.LC1060:
	.long	-14312395
	.long	1064995306
	.long	-14312395
	.long	1064995306
	.long	-14312395
	.long	1064995306
	.long	-14312395
	.long	1064995306
	.long	-14312395
	.long	1064995306
	.long	-14312395
	.long	1064995306
	.long	-14312395
	.long	1064995306
	.long	-14312395
	.long	1064995306
	.set	.LC1061,.LC1060
	.align 64
.LC1062:
	.long	357607134
	.long	-1080686876
	.long	357607134
	.long	-1080686876
	.long	357607134
	.long	-1080686876
	.long	357607134
	.long	-1080686876
	.long	357607134
	.long	-1080686876
	.long	357607134
	.long	-1080686876
	.long	357607134
	.long	-1080686876
	.long	357607134
	.long	-1080686876
	.set	.LC1063,.LC1062
	.align 64
.LC1064:
	.long	1627893666
	.long	-1079859058
	.long	1627893666
	.long	-1079859058
	.long	1627893666
	.long	-1079859058
	.long	1627893666
	.long	-1079859058
	.long	1627893666
	.long	-1079859058
	.long	1627893666
	.long	-1079859058
	.long	1627893666
	.long	-1079859058
	.long	1627893666
	.long	-1079859058
	.set	.LC1065,.LC1064
	.align 64
.LC1066:
	.long	-362082033
	.long	1070719710
	.long	-362082033
	.long	1070719710
	.long	-362082033
	.long	1070719710
	.long	-362082033
	.long	1070719710
	.long	-362082033
	.long	1070719710
	.long	-362082033
	.long	1070719710
	.long	-362082033
	.long	1070719710
	.long	-362082033
	.long	1070719710
	.set	.LC1067,.LC1066
	.align 64
.LC1068:
	.long	1733619707
	.long	-1075446472
	.long	1733619707
	.long	-1075446472
	.long	1733619707
	.long	-1075446472
	.long	1733619707
	.long	-1075446472
	.long	1733619707
	.long	-1075446472
	.long	1733619707
	.long	-1075446472
	.long	1733619707
	.long	-1075446472
	.long	1733619707
	.long	-1075446472
	.set	.LC1069,.LC1068
	.align 64
.LC1070:
	.long	458409846
	.long	1072715879
	.long	458409846
	.long	1072715879
	.long	458409846
	.long	1072715879
	.long	458409846
	.long	1072715879
	.long	458409846
	.long	1072715879
	.long	458409846
	.long	1072715879
	.long	458409846
	.long	1072715879
	.long	458409846
	.long	1072715879
	.set	.LC1071,.LC1070
	.set	.LC1073,.LC1026
	.set	.LC1074,.LC1027
	.set	.LC1075,.LC1028
	.set	.LC1076,.LC1029
	.set	.LC1078,.LC1032
	.set	.LC1092,.LC1060
	.set	.LC1096,.LC1068
	.set	.LC1097,.LC1070
	.section	.rodata.cst8
	.align 8
.LC1100:
	.long	-687194768
	.long	-1067876189
	.align 8
.LC1101:
	.long	213225327
	.long	1071362077
	.align 8
.LC1102:
	.long	2040870985
	.long	1068640241
	.align 8
.LC1105:
	.long	858993459
	.long	1076114227
	.align 8
.LC1108:
	.long	0
	.long	-1072693248
	.align 8
.LC1112:
	.long	-265043354
	.long	-1085723980
	.align 8
.LC1114:
	.long	2058065345
	.long	-1086625173
	.align 8
.LC1116:
	.long	-2040905709
	.long	1064920113
	.align 8
.LC1118:
	.long	-1330533060
	.long	-1080366216
	.align 8
.LC1120:
	.long	-1981314656
	.long	1068731831
	.align 8
.LC1122:
	.long	1066158819
	.long	-1077524884
	.align 8
.LC1124:
	.long	2000384383
	.long	1070935206
	.align 8
.LC1126:
	.long	-14538353
	.long	-1075753302
	.align 8
.LC1128:
	.long	1468169607
	.long	1072217632
	.section	.rodata
	.align 64
.LC1129:
	.long	647297403
	.long	-1074839581
	.long	647297403
	.long	-1074839581
	.long	647297403
	.long	-1074839581
	.long	647297403
	.long	-1074839581
	.long	647297403
	.long	-1074839581
	.long	647297403
	.long	-1074839581
	.long	647297403
	.long	-1074839581
	.long	647297403
	.long	-1074839581
	.set	.LC1130,.LC1129
	.align 64
.LC1131:
	.long	-1092324633
	.long	1072793906
	.long	-1092324633
	.long	1072793906
	.long	-1092324633
	.long	1072793906
	.long	-1092324633
	.long	1072793906
	.long	-1092324633
	.long	1072793906
	.long	-1092324633
	.long	1072793906
	.long	-1092324633
	.long	1072793906
	.long	-1092324633
	.long	1072793906
	.set	.LC1132,.LC1131
	.align 64
.LC1150:
	.long	0
	.long	-1073479680
	.long	0
	.long	-1073479680
	.long	0
	.long	-1073479680
	.long	0
	.long	-1073479680
	.long	0
	.long	-1073479680
	.long	0
	.long	-1073479680
	.long	0
	.long	-1073479680
	.long	0
	.long	-1073479680
	.set	.LC1151,.LC1150
	.section	.rodata.cst8
	.align 8
.LC1153:
	.long	-851075697
	.long	1038153744
	.section	.rodata
	.align 64
.LC1154:
	.long	-2037364453
	.long	1040045084
	.long	-2037364453
	.long	1040045084
	.long	-2037364453
	.long	1040045084
	.long	-2037364453
	.long	1040045084
	.long	-2037364453
	.long	1040045084
	.long	-2037364453
	.long	1040045084
	.long	-2037364453
	.long	1040045084
	.long	-2037364453
	.long	1040045084
	.set	.LC1155,.LC1154
	.align 64
.LC1156:
	.long	2058842
	.long	-1102621871
	.long	2058842
	.long	-1102621871
	.long	2058842
	.long	-1102621871
	.long	2058842
	.long	-1102621871
	.long	2058842
	.long	-1102621871
	.long	2058842
	.long	-1102621871
	.long	2058842
	.long	-1102621871
	.long	2058842
	.long	-1102621871
	.set	.LC1157,.LC1156
	.align 64
.LC1158:
	.long	-1264715836
	.long	1045543036
	.long	-1264715836
	.long	1045543036
	.long	-1264715836
	.long	1045543036
	.long	-1264715836
	.long	1045543036
	.long	-1264715836
	.long	1045543036
	.long	-1264715836
	.long	1045543036
	.long	-1264715836
	.long	1045543036
	.long	-1264715836
	.long	1045543036
	.set	.LC1159,.LC1158
	.align 64
.LC1160:
	.long	-854320965
	.long	1050677225
	.long	-854320965
	.long	1050677225
	.long	-854320965
	.long	1050677225
	.long	-854320965
	.long	1050677225
	.long	-854320965
	.long	1050677225
	.long	-854320965
	.long	1050677225
	.long	-854320965
	.long	1050677225
	.long	-854320965
	.long	1050677225
	.set	.LC1161,.LC1160
	.align 64
.LC1162:
	.long	-993299597
	.long	-1093878311
	.long	-993299597
	.long	-1093878311
	.long	-993299597
	.long	-1093878311
	.long	-993299597
	.long	-1093878311
	.long	-993299597
	.long	-1093878311
	.long	-993299597
	.long	-1093878311
	.long	-993299597
	.long	-1093878311
	.long	-993299597
	.long	-1093878311
	.set	.LC1163,.LC1162
	.align 64
.LC1164:
	.long	229215378
	.long	-1093340054
	.long	229215378
	.long	-1093340054
	.long	229215378
	.long	-1093340054
	.long	229215378
	.long	-1093340054
	.long	229215378
	.long	-1093340054
	.long	229215378
	.long	-1093340054
	.long	229215378
	.long	-1093340054
	.long	229215378
	.long	-1093340054
	.set	.LC1165,.LC1164
	.align 64
.LC1166:
	.long	-1892442318
	.long	1059888058
	.long	-1892442318
	.long	1059888058
	.long	-1892442318
	.long	1059888058
	.long	-1892442318
	.long	1059888058
	.long	-1892442318
	.long	1059888058
	.long	-1892442318
	.long	1059888058
	.long	-1892442318
	.long	1059888058
	.long	-1892442318
	.long	1059888058
	.set	.LC1167,.LC1166
	.align 64
.LC1168:
	.long	-313229822
	.long	-1084979652
	.long	-313229822
	.long	-1084979652
	.long	-313229822
	.long	-1084979652
	.long	-313229822
	.long	-1084979652
	.long	-313229822
	.long	-1084979652
	.long	-313229822
	.long	-1084979652
	.long	-313229822
	.long	-1084979652
	.long	-313229822
	.long	-1084979652
	.set	.LC1169,.LC1168
	.align 64
.LC1170:
	.long	699362050
	.long	-1083106242
	.long	699362050
	.long	-1083106242
	.long	699362050
	.long	-1083106242
	.long	699362050
	.long	-1083106242
	.long	699362050
	.long	-1083106242
	.long	699362050
	.long	-1083106242
	.long	699362050
	.long	-1083106242
	.long	699362050
	.long	-1083106242
	.set	.LC1171,.LC1170
	.align 64
.LC1172:
	.long	-1723761984
	.long	1070567912
	.long	-1723761984
	.long	1070567912
	.long	-1723761984
	.long	1070567912
	.long	-1723761984
	.long	1070567912
	.long	-1723761984
	.long	1070567912
	.long	-1723761984
	.long	1070567912
	.long	-1723761984
	.long	1070567912
	.long	-1723761984
	.long	1070567912
	.set	.LC1173,.LC1172
	.align 64
.LC1174:
	.long	-805655567
	.long	1073219013
	.long	-805655567
	.long	1073219013
	.long	-805655567
	.long	1073219013
	.long	-805655567
	.long	1073219013
	.long	-805655567
	.long	1073219013
	.long	-805655567
	.long	1073219013
	.long	-805655567
	.long	1073219013
	.long	-805655567
	.long	1073219013
	.set	.LC1175,.LC1174
	.section	.rodata.cst8
	.align 8
.LC1189:
	.long	0
	.long	1074003968
	.section	.rodata
	.align 64
.LC1190:
	.long	0
	.long	-1073152000
	.long	0
	.long	-1073152000
	.long	0
	.long	-1073152000
	.long	0
	.long	-1073152000
	.long	0
	.long	-1073152000
	.long	0
	.long	-1073152000
	.long	0
	.long	-1073152000
	.long	0
	.long	-1073152000
	.set	.LC1191,.LC1190
	.section	.rodata.cst8
	.align 8
.LC1193:
	.long	-2111285484
	.long	-1092217834
	.section	.rodata
	.align 64
.LC1194:
	.long	-618113210
	.long	-1090499409
	.long	-618113210
	.long	-1090499409
	.long	-618113210
	.long	-1090499409
	.long	-618113210
	.long	-1090499409
	.long	-618113210
	.long	-1090499409
	.long	-618113210
	.long	-1090499409
	.long	-618113210
	.long	-1090499409
	.long	-618113210
	.long	-1090499409
	.set	.LC1195,.LC1194
	.align 64
.LC1196:
	.long	-957470035
	.long	1059279622
	.long	-957470035
	.long	1059279622
	.long	-957470035
	.long	1059279622
	.long	-957470035
	.long	1059279622
	.long	-957470035
	.long	1059279622
	.long	-957470035
	.long	1059279622
	.long	-957470035
	.long	1059279622
	.long	-957470035
	.long	1059279622
	.set	.LC1197,.LC1196
	.align 64
.LC1198:
	.long	-450039130
	.long	-1088560887
	.long	-450039130
	.long	-1088560887
	.long	-450039130
	.long	-1088560887
	.long	-450039130
	.long	-1088560887
	.long	-450039130
	.long	-1088560887
	.long	-450039130
	.long	-1088560887
	.long	-450039130
	.long	-1088560887
	.long	-450039130
	.long	-1088560887
	.set	.LC1199,.LC1198
	.align 64
.LC1200:
	.long	1632542746
	.long	-1086988901
	.long	1632542746
	.long	-1086988901
	.long	1632542746
	.long	-1086988901
	.long	1632542746
	.long	-1086988901
	.long	1632542746
	.long	-1086988901
	.long	1632542746
	.long	-1086988901
	.long	1632542746
	.long	-1086988901
	.long	1632542746
	.long	-1086988901
	.set	.LC1201,.LC1200
	.align 64
.LC1202:
	.long	-55861273
	.long	1062523144
	.long	-55861273
	.long	1062523144
	.long	-55861273
	.long	1062523144
	.long	-55861273
	.long	1062523144
	.long	-55861273
	.long	1062523144
	.long	-55861273
	.long	1062523144
	.long	-55861273
	.long	1062523144
	.long	-55861273
	.long	1062523144
	.set	.LC1203,.LC1202
	.align 64
.LC1204:
	.long	1037476047
	.long	-1083923876
	.long	1037476047
	.long	-1083923876
	.long	1037476047
	.long	-1083923876
	.long	1037476047
	.long	-1083923876
	.long	1037476047
	.long	-1083923876
	.long	1037476047
	.long	-1083923876
	.long	1037476047
	.long	-1083923876
	.long	1037476047
	.long	-1083923876
	.set	.LC1205,.LC1204
	.align 64
.LC1206:
	.long	1623308434
	.long	1064243633
	.long	1623308434
	.long	1064243633
	.long	1623308434
	.long	1064243633
	.long	1623308434
	.long	1064243633
	.long	1623308434
	.long	1064243633
	.long	1623308434
	.long	1064243633
	.long	1623308434
	.long	1064243633
	.long	1623308434
	.long	1064243633
	.set	.LC1207,.LC1206
	.align 64
.LC1208:
	.long	502546933
	.long	-1082804580
	.long	502546933
	.long	-1082804580
	.long	502546933
	.long	-1082804580
	.long	502546933
	.long	-1082804580
	.long	502546933
	.long	-1082804580
	.long	502546933
	.long	-1082804580
	.long	502546933
	.long	-1082804580
	.long	502546933
	.long	-1082804580
	.set	.LC1209,.LC1208
	.align 64
.LC1210:
	.long	1956648495
	.long	1065147998
	.long	1956648495
	.long	1065147998
	.long	1956648495
	.long	1065147998
	.long	1956648495
	.long	1065147998
	.long	1956648495
	.long	1065147998
	.long	1956648495
	.long	1065147998
	.long	1956648495
	.long	1065147998
	.long	1956648495
	.long	1065147998
	.set	.LC1211,.LC1210
	.align 64
.LC1212:
	.long	1431172782
	.long	1072697147
	.long	1431172782
	.long	1072697147
	.long	1431172782
	.long	1072697147
	.long	1431172782
	.long	1072697147
	.long	1431172782
	.long	1072697147
	.long	1431172782
	.long	1072697147
	.long	1431172782
	.long	1072697147
	.long	1431172782
	.long	1072697147
	.set	.LC1213,.LC1212
	.align 64
.LC1214:
	.long	-1055519145
	.long	1074244259
	.long	-1055519145
	.long	1074244259
	.long	-1055519145
	.long	1074244259
	.long	-1055519145
	.long	1074244259
	.long	-1055519145
	.long	1074244259
	.long	-1055519145
	.long	1074244259
	.long	-1055519145
	.long	1074244259
	.long	-1055519145
	.long	1074244259
	.set	.LC1215,.LC1214
	.section	.rodata.cst8
	.align 8
.LC1229:
	.long	0
	.long	1074331648
	.section	.rodata
	.align 64
.LC1230:
	.long	0
	.long	-1072431104
	.long	0
	.long	-1072431104
	.long	0
	.long	-1072431104
	.long	0
	.long	-1072431104
	.long	0
	.long	-1072431104
	.long	0
	.long	-1072431104
	.long	0
	.long	-1072431104
	.long	0
	.long	-1072431104
	.set	.LC1231,.LC1230
	.section	.rodata.cst8
	.align 8
.LC1233:
	.long	-814441087
	.long	1049992947
	.section	.rodata
	.align 64
.LC1234:
	.long	1541629785
	.long	-1095474746
	.long	1541629785
	.long	-1095474746
	.long	1541629785
	.long	-1095474746
	.long	1541629785
	.long	-1095474746
	.long	1541629785
	.long	-1095474746
	.long	1541629785
	.long	-1095474746
	.long	1541629785
	.long	-1095474746
	.long	1541629785
	.long	-1095474746
	.set	.LC1235,.LC1234
	.align 64
.LC1236:
	.long	-1519653723
	.long	1053994229
	.long	-1519653723
	.long	1053994229
	.long	-1519653723
	.long	1053994229
	.long	-1519653723
	.long	1053994229
	.long	-1519653723
	.long	1053994229
	.long	-1519653723
	.long	1053994229
	.long	-1519653723
	.long	1053994229
	.long	-1519653723
	.long	1053994229
	.set	.LC1237,.LC1236
	.align 64
.LC1238:
	.long	593114915
	.long	-1091276428
	.long	593114915
	.long	-1091276428
	.long	593114915
	.long	-1091276428
	.long	593114915
	.long	-1091276428
	.long	593114915
	.long	-1091276428
	.long	593114915
	.long	-1091276428
	.long	593114915
	.long	-1091276428
	.long	593114915
	.long	-1091276428
	.set	.LC1239,.LC1238
	.align 64
.LC1240:
	.long	-1410145652
	.long	1058270526
	.long	-1410145652
	.long	1058270526
	.long	-1410145652
	.long	1058270526
	.long	-1410145652
	.long	1058270526
	.long	-1410145652
	.long	1058270526
	.long	-1410145652
	.long	1058270526
	.long	-1410145652
	.long	1058270526
	.long	-1410145652
	.long	1058270526
	.set	.LC1241,.LC1240
	.align 64
.LC1242:
	.long	-33245757
	.long	-1087622905
	.long	-33245757
	.long	-1087622905
	.long	-33245757
	.long	-1087622905
	.long	-33245757
	.long	-1087622905
	.long	-33245757
	.long	-1087622905
	.long	-33245757
	.long	-1087622905
	.long	-33245757
	.long	-1087622905
	.long	-33245757
	.long	-1087622905
	.set	.LC1243,.LC1242
	.align 64
.LC1244:
	.long	-1447886949
	.long	-1088278866
	.long	-1447886949
	.long	-1088278866
	.long	-1447886949
	.long	-1088278866
	.long	-1447886949
	.long	-1088278866
	.long	-1447886949
	.long	-1088278866
	.long	-1447886949
	.long	-1088278866
	.long	-1447886949
	.long	-1088278866
	.long	-1447886949
	.long	-1088278866
	.set	.LC1245,.LC1244
	.align 64
.LC1246:
	.long	-753343075
	.long	1072704048
	.long	-753343075
	.long	1072704048
	.long	-753343075
	.long	1072704048
	.long	-753343075
	.long	1072704048
	.long	-753343075
	.long	1072704048
	.long	-753343075
	.long	1072704048
	.long	-753343075
	.long	1072704048
	.long	-753343075
	.long	1072704048
	.set	.LC1247,.LC1246
	.align 64
.LC1248:
	.long	-585466666
	.long	1075013197
	.long	-585466666
	.long	1075013197
	.long	-585466666
	.long	1075013197
	.long	-585466666
	.long	1075013197
	.long	-585466666
	.long	1075013197
	.long	-585466666
	.long	1075013197
	.long	-585466666
	.long	1075013197
	.long	-585466666
	.long	1075013197
	.set	.LC1249,.LC1248
	.set	.LC1260,.LC1265
	.section	.rodata.cst8
	.align 8
.LC1261:
	.long	0
	.long	-524288
	.section	.rodata
	.align 64
.LC1262:
	.long	1918403755
	.long	-1078124485
	.long	1918403755
	.long	-1078124485
	.long	1918403755
	.long	-1078124485
	.long	1918403755
	.long	-1078124485
	.long	1918403755
	.long	-1078124485
	.long	1918403755
	.long	-1078124485
	.long	1918403755
	.long	-1078124485
	.long	1918403755
	.long	-1078124485
	.set	.LC1263,.LC1262
	.align 64
.LC1265:
	.long	0
	.long	1075052544
	.long	0
	.long	1075052544
	.long	0
	.long	1075052544
	.long	0
	.long	1075052544
	.long	0
	.long	1075052544
	.long	0
	.long	1075052544
	.long	0
	.long	1075052544
	.long	0
	.long	1075052544
	.align 64
.LC1266:
	.long	0
	.long	1076887552
	.long	0
	.long	1076887552
	.long	0
	.long	1076887552
	.long	0
	.long	1076887552
	.long	0
	.long	1076887552
	.long	0
	.long	1076887552
	.long	0
	.long	1076887552
	.long	0
	.long	1076887552
	.align 64
.LC1267:
	.long	-1850413205
	.long	1072454648
	.long	-1850413205
	.long	1072454648
	.long	-1850413205
	.long	1072454648
	.long	-1850413205
	.long	1072454648
	.long	-1850413205
	.long	1072454648
	.long	-1850413205
	.long	1072454648
	.long	-1850413205
	.long	1072454648
	.long	-1850413205
	.long	1072454648
	.set	.LC1268,.LC1267
	.align 64
.LC1274:
	.long	-804503908
	.long	1053216025
	.long	-804503908
	.long	1053216025
	.long	-804503908
	.long	1053216025
	.long	-804503908
	.long	1053216025
	.long	-804503908
	.long	1053216025
	.long	-804503908
	.long	1053216025
	.long	-804503908
	.long	1053216025
	.long	-804503908
	.long	1053216025
	.set	.LC1275,.LC1274
	.align 64
.LC1276:
	.long	-600912118
	.long	-1087766281
	.long	-600912118
	.long	-1087766281
	.long	-600912118
	.long	-1087766281
	.long	-600912118
	.long	-1087766281
	.long	-600912118
	.long	-1087766281
	.long	-600912118
	.long	-1087766281
	.long	-600912118
	.long	-1087766281
	.long	-600912118
	.long	-1087766281
	.set	.LC1277,.LC1276
	.align 64
.LC1278:
	.long	-2037749269
	.long	1065423120
	.long	-2037749269
	.long	1065423120
	.long	-2037749269
	.long	1065423120
	.long	-2037749269
	.long	1065423120
	.long	-2037749269
	.long	1065423120
	.long	-2037749269
	.long	1065423120
	.long	-2037749269
	.long	1065423120
	.long	-2037749269
	.long	1065423120
	.set	.LC1279,.LC1278
	.align 64
.LC1280:
	.long	1422325527
	.long	-1077586603
	.long	1422325527
	.long	-1077586603
	.long	1422325527
	.long	-1077586603
	.long	1422325527
	.long	-1077586603
	.long	1422325527
	.long	-1077586603
	.long	1422325527
	.long	-1077586603
	.long	1422325527
	.long	-1077586603
	.long	1422325527
	.long	-1077586603
	.set	.LC1281,.LC1280
	.align 64
.LC1286:
	.long	2132600432
	.long	-1097712493
	.long	2132600432
	.long	-1097712493
	.long	2132600432
	.long	-1097712493
	.long	2132600432
	.long	-1097712493
	.long	2132600432
	.long	-1097712493
	.long	2132600432
	.long	-1097712493
	.long	2132600432
	.long	-1097712493
	.long	2132600432
	.long	-1097712493
	.set	.LC1287,.LC1286
	.align 64
.LC1288:
	.long	-2102596245
	.long	1056571627
	.long	-2102596245
	.long	1056571627
	.long	-2102596245
	.long	1056571627
	.long	-2102596245
	.long	1056571627
	.long	-2102596245
	.long	1056571627
	.long	-2102596245
	.long	1056571627
	.long	-2102596245
	.long	1056571627
	.long	-2102596245
	.long	1056571627
	.set	.LC1289,.LC1288
	.align 64
.LC1290:
	.long	878574048
	.long	-1084833429
	.long	878574048
	.long	-1084833429
	.long	878574048
	.long	-1084833429
	.long	878574048
	.long	-1084833429
	.long	878574048
	.long	-1084833429
	.long	878574048
	.long	-1084833429
	.long	878574048
	.long	-1084833429
	.long	878574048
	.long	-1084833429
	.set	.LC1291,.LC1290
	.align 64
.LC1292:
	.long	1415319009
	.long	1067799893
	.long	1415319009
	.long	1067799893
	.long	1415319009
	.long	1067799893
	.long	1415319009
	.long	1067799893
	.long	1415319009
	.long	1067799893
	.long	1415319009
	.long	1067799893
	.long	1415319009
	.long	1067799893
	.long	1415319009
	.long	1067799893
	.set	.LC1293,.LC1292
	.align 64
.LC1294:
	.long	-92107
	.long	-1075838977
	.long	-92107
	.long	-1075838977
	.long	-92107
	.long	-1075838977
	.long	-92107
	.long	-1075838977
	.long	-92107
	.long	-1075838977
	.long	-92107
	.long	-1075838977
	.long	-92107
	.long	-1075838977
	.long	-92107
	.long	-1075838977
	.set	.LC1295,.LC1294
	.set	.LC1301,.LC1334
	.set	.LC1302,.LC1330
	.set	.LC1303,.LC1326
	.set	.LC1304,.LC1336
	.set	.LC1305,.LC1332
	.set	.LC1306,.LC1328
	.set	.LC1307,.LC1324
	.section	.rodata.cst8
	.align 8
.LC1308:
	.long	230041946
	.long	1012092380
	.align 8
.LC1309:
	.long	-100663296
	.long	1042525160
	.align 8
.LC1310:
	.long	-268435456
	.long	1072714919
	.align 8
.LC1311:
	.long	0
	.long	1024458752
	.set	.LC1312,.LC1337
	.set	.LC1313,.LC1333
	.set	.LC1314,.LC1329
	.set	.LC1315,.LC1325
	.align 8
.LC1317:
	.long	0
	.long	1170210816
	.align 8
.LC1319:
	.long	0
	.long	1145044992
	.align 8
.LC1321:
	.long	0
	.long	1195376640
	.section	.rodata
	.align 64
.LC1322:
	.long	0
	.long	974127104
	.long	0
	.long	974127104
	.long	0
	.long	974127104
	.long	0
	.long	974127104
	.long	0
	.long	974127104
	.long	0
	.long	974127104
	.long	0
	.long	974127104
	.long	0
	.long	974127104
	.align 64
.LC1324:
	.long	0
	.long	999292928
	.long	0
	.long	999292928
	.long	0
	.long	999292928
	.long	0
	.long	999292928
	.long	0
	.long	999292928
	.long	0
	.long	999292928
	.long	0
	.long	999292928
	.long	0
	.long	999292928
	.align 64
.LC1325:
	.long	0
	.long	1049624576
	.long	0
	.long	1049624576
	.long	0
	.long	1049624576
	.long	0
	.long	1049624576
	.long	0
	.long	1049624576
	.long	0
	.long	1049624576
	.long	0
	.long	1049624576
	.long	0
	.long	1049624576
	.align 64
.LC1326:
	.long	-671088640
	.long	1071600461
	.long	-671088640
	.long	1071600461
	.long	-671088640
	.long	1071600461
	.long	-671088640
	.long	1071600461
	.long	-671088640
	.long	1071600461
	.long	-671088640
	.long	1071600461
	.long	-671088640
	.long	1071600461
	.long	-671088640
	.long	1071600461
	.align 64
.LC1328:
	.long	-1560281088
	.long	1074286255
	.long	-1560281088
	.long	1074286255
	.long	-1560281088
	.long	1074286255
	.long	-1560281088
	.long	1074286255
	.long	-1560281088
	.long	1074286255
	.long	-1560281088
	.long	1074286255
	.long	-1560281088
	.long	1074286255
	.long	-1560281088
	.long	1074286255
	.align 64
.LC1329:
	.long	536870912
	.long	1072394866
	.long	536870912
	.long	1072394866
	.long	536870912
	.long	1072394866
	.long	536870912
	.long	1072394866
	.long	536870912
	.long	1072394866
	.long	536870912
	.long	1072394866
	.long	536870912
	.long	1072394866
	.long	536870912
	.long	1072394866
	.align 64
.LC1330:
	.long	-1526726656
	.long	1043347160
	.long	-1526726656
	.long	1043347160
	.long	-1526726656
	.long	1043347160
	.long	-1526726656
	.long	1043347160
	.long	-1526726656
	.long	1043347160
	.long	-1526726656
	.long	1043347160
	.long	-1526726656
	.long	1043347160
	.long	-1526726656
	.long	1043347160
	.align 64
.LC1332:
	.long	1879048192
	.long	1044204855
	.long	1879048192
	.long	1044204855
	.long	1879048192
	.long	1044204855
	.long	1879048192
	.long	1044204855
	.long	1879048192
	.long	1044204855
	.long	1879048192
	.long	1044204855
	.long	1879048192
	.long	1044204855
	.long	1879048192
	.long	1044204855
	.align 64
.LC1333:
	.long	603979776
	.long	1041574396
	.long	603979776
	.long	1041574396
	.long	603979776
	.long	1041574396
	.long	603979776
	.long	1041574396
	.long	603979776
	.long	1041574396
	.long	603979776
	.long	1041574396
	.long	603979776
	.long	1041574396
	.long	603979776
	.long	1041574396
	.align 64
.LC1334:
	.long	956571621
	.long	1012503492
	.long	956571621
	.long	1012503492
	.long	956571621
	.long	1012503492
	.long	956571621
	.long	1012503492
	.long	956571621
	.long	1012503492
	.long	956571621
	.long	1012503492
	.long	956571621
	.long	1012503492
	.long	956571621
	.long	1012503492
	.align 64
.LC1336:
	.long	-1289254798
	.long	1011575890
	.long	-1289254798
	.long	1011575890
	.long	-1289254798
	.long	1011575890
	.long	-1289254798
	.long	1011575890
	.long	-1289254798
	.long	1011575890
	.long	-1289254798
	.long	1011575890
	.long	-1289254798
	.long	1011575890
	.long	-1289254798
	.long	1011575890
	.align 64
.LC1337:
	.long	-1448677881
	.long	1013628559
	.long	-1448677881
	.long	1013628559
	.long	-1448677881
	.long	1013628559
	.long	-1448677881
	.long	1013628559
	.long	-1448677881
	.long	1013628559
	.long	-1448677881
	.long	1013628559
	.long	-1448677881
	.long	1013628559
	.long	-1448677881
	.long	1013628559
	.align 64
.LC1338:
	.long	1841940611
	.long	1071931184
	.long	1841940611
	.long	1071931184
	.long	1841940611
	.long	1071931184
	.long	1841940611
	.long	1071931184
	.long	1841940611
	.long	1071931184
	.long	1841940611
	.long	1071931184
	.long	1841940611
	.long	1071931184
	.long	1841940611
	.long	1071931184
	.align 64
.LC1339:
	.long	1413754136
	.long	-1074191877
	.long	1413754136
	.long	-1074191877
	.long	1413754136
	.long	-1074191877
	.long	1413754136
	.long	-1074191877
	.long	1413754136
	.long	-1074191877
	.long	1413754136
	.long	-1074191877
	.long	1413754136
	.long	-1074191877
	.long	1413754136
	.long	-1074191877
	.align 64
.LC1340:
	.long	856972295
	.long	-1131305434
	.long	856972295
	.long	-1131305434
	.long	856972295
	.long	-1131305434
	.long	856972295
	.long	-1131305434
	.long	856972295
	.long	-1131305434
	.long	856972295
	.long	-1131305434
	.long	856972295
	.long	-1131305434
	.long	856972295
	.long	-1131305434
	.set	.LC1341,.LC1340
	.align 64
.LC1342:
	.long	0
	.long	1119879168
	.long	0
	.long	1119879168
	.long	0
	.long	1119879168
	.long	0
	.long	1119879168
	.long	0
	.long	1119879168
	.long	0
	.long	1119879168
	.long	0
	.long	1119879168
	.long	0
	.long	1119879168
	.set	.LC1343,.LC1342
	.align 64
.LC1367:
	.long	1
	.long	0
	.long	1
	.long	0
	.long	1
	.long	0
	.long	1
	.long	0
	.long	1
	.long	0
	.long	1
	.long	0
	.long	1
	.long	0
	.long	1
	.long	0
	.set	.LC1368,.LC1367
	.align 64
.LC1379:
	.long	1431655765
	.long	-1077586603
	.long	1431655765
	.long	-1077586603
	.long	1431655765
	.long	-1077586603
	.long	1431655765
	.long	-1077586603
	.long	1431655765
	.long	-1077586603
	.long	1431655765
	.long	-1077586603
	.long	1431655765
	.long	-1077586603
	.long	1431655765
	.long	-1077586603
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
