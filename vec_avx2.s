	.file	"vec.c"
	.text
	.p2align 4
	.type	etch__cosh_f64, @function
etch__cosh_f64:
.LFB154:
	.cfi_startproc
	vmovq	%xmm0, %rax
	vmovsd	.LC4(%rip), %xmm2
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
	vmovsd	.LC5(%rip), %xmm1
	vmovsd	.LC0(%rip), %xmm3
	vcomisd	%xmm0, %xmm1
	vmaxsd	%xmm0, %xmm3, %xmm3
	ja	.L6
	jmp	.L29
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
	vmovq	%xmm0, %r8
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	movq	%rdi, %r9
	movq	%r8, %rax
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
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
	je	.L59
	leaq	etch__two_over_pi(%rip), %rbx
	movl	%eax, %edx
	leal	1(%rax), %esi
	movl	(%rbx,%rdx,4), %r11d
	leal	-1(%rax), %edx
	movl	(%rbx,%rdx,4), %edx
	salq	$32, %rdx
	orq	%r11, %rdx
	salq	%cl, %rdx
	shrq	$32, %rdx
.L36:
	movl	(%rbx,%rsi,4), %esi
	leal	2(%rax), %edi
	salq	$32, %r11
	leal	3(%rax), %r10d
	movl	(%rbx,%rdi,4), %edi
	movl	(%rbx,%r10,4), %r10d
	leal	4(%rax), %ebp
	addl	$5, %eax
	orq	%rsi, %r11
	salq	$32, %rsi
	movl	(%rbx,%rbp,4), %ebp
	movl	(%rbx,%rax,4), %eax
	orq	%rdi, %rsi
	salq	$32, %rdi
	movq	%r8, %r12
	movl	%r8d, %r14d
	shrq	$32, %r12
	orq	%r10, %rdi
	salq	$32, %r10
	salq	%cl, %r11
	orq	%rbp, %r10
	andl	$1048575, %r12d
	salq	%cl, %rsi
	salq	$32, %rbp
	orq	$1048576, %r12
	salq	%cl, %r10
	salq	%cl, %rdi
	orq	%rbp, %rax
	movq	%r14, %rbp
	shrq	$32, %r10
	salq	%cl, %rax
	movq	%r14, %rcx
	shrq	$32, %r11
	shrq	$32, %rax
	imulq	%r10, %rcx
	shrq	$32, %rsi
	imulq	%rax, %rbp
	shrq	$32, %rdi
	imulq	%r12, %rax
	movq	%rbp, %r13
	shrq	$32, %r13
	movl	%eax, %ebx
	shrq	$32, %rax
	addq	%r13, %rbx
	movl	%ecx, %r13d
	shrq	$32, %rcx
	addq	%r13, %rbx
	addq	%rcx, %rax
	movq	%rbx, %rcx
	imulq	%r12, %r10
	movl	%ebx, -24(%rsp)
	shrq	$32, %rcx
	addq	%rcx, %rax
	movq	%r14, %rcx
	imulq	%rdi, %rcx
	movl	%r10d, %r15d
	shrq	$32, %r10
	imulq	%r12, %rdi
	movl	%ecx, %r13d
	shrq	$32, %rcx
	addq	%r15, %r13
	movl	%eax, %r15d
	addq	%rcx, %r10
	shrq	$32, %rax
	addq	%r15, %r13
	addq	%r10, %rax
	movl	%edi, %r15d
	shrq	$32, %rdi
	movq	%r13, %r10
	shrq	$32, %r10
	addq	%rax, %r10
	movq	%rsi, %rax
	imulq	%r14, %rax
	imulq	%r12, %rsi
	movl	%eax, %ecx
	shrq	$32, %rax
	addq	%r15, %rcx
	movl	%r10d, %r15d
	addq	%rdi, %rax
	shrq	$32, %r10
	addq	%r15, %rcx
	addq	%r10, %rax
	movl	%esi, %r15d
	shrq	$32, %rsi
	movq	%rcx, %r10
	vmovd	%ecx, %xmm6
	shrq	$32, %r10
	vpinsrd	$1, %r13d, %xmm6, %xmm1
	addq	%rax, %r10
	movq	%r11, %rax
	imulq	%r14, %rax
	movl	%eax, %edi
	shrq	$32, %rax
	addq	%r15, %rdi
	movl	%r10d, %r15d
	addq	%rsi, %rax
	addq	%r15, %rdi
	shrq	$32, %r10
	imull	%r14d, %edx
	imull	%r11d, %r12d
	movq	%rdi, %rsi
	addq	%r10, %rax
	shrq	$32, %rsi
	addl	%eax, %esi
	movl	%esi, %esi
	leaq	(%rdx,%r12), %rax
	addq	%rsi, %rax
	vmovd	%eax, %xmm7
	movl	%eax, %edx
	movl	%eax, %esi
	vpinsrd	$1, %edi, %xmm7, %xmm0
	shrl	$30, %edx
	andl	$1073741823, %esi
	vpunpcklqdq	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, -40(%rsp)
	andl	$536870912, %eax
	je	.L37
	notl	%ebp
	notl	%ebx
	notl	%r13d
	notl	%ecx
	addq	$1, %rbp
	notl	%edi
	notl	%esi
	addq	$1, %rdx
	shrq	$32, %rbp
	addq	%rbp, %rbx
	movq	%rbx, %r10
	shrq	$32, %r10
	addq	%r10, %r13
	movq	%r13, %r10
	vmovd	%r13d, %xmm6
	shrq	$32, %r10
	vpinsrd	$1, %ebx, %xmm6, %xmm1
	addq	%r10, %rcx
	movq	%rcx, %r10
	shrq	$32, %r10
	addq	%r10, %rdi
	vmovd	%edi, %xmm7
	shrq	$32, %rdi
	vpinsrd	$1, %ecx, %xmm7, %xmm0
	addq	%rdi, %rsi
	vpunpcklqdq	%xmm1, %xmm0, %xmm0
	andl	$1073741823, %esi
	vmovdqu	%xmm0, -36(%rsp)
.L37:
	movl	-36(%rsp), %ecx
	vxorps	%xmm1, %xmm1, %xmm1
	vcvtsi2sdl	%esi, %xmm1, %xmm2
	vmulsd	.LC101(%rip), %xmm2, %xmm2
	vcvtsi2sdq	%rcx, %xmm1, %xmm3
	movl	-28(%rsp), %ecx
	vmulsd	.LC102(%rip), %xmm3, %xmm3
	vcvtsi2sdq	%rcx, %xmm1, %xmm0
	movl	-24(%rsp), %ecx
	vmulsd	.LC103(%rip), %xmm0, %xmm0
	vcvtsi2sdq	%rcx, %xmm1, %xmm5
	vmulsd	.LC104(%rip), %xmm5, %xmm5
	movl	-32(%rsp), %ecx
	vaddsd	%xmm3, %xmm2, %xmm4
	vcvtsi2sdq	%rcx, %xmm1, %xmm1
	vmulsd	.LC105(%rip), %xmm1, %xmm1
	vsubsd	%xmm4, %xmm2, %xmm2
	vaddsd	%xmm5, %xmm0, %xmm0
	vaddsd	%xmm3, %xmm2, %xmm2
	vaddsd	%xmm1, %xmm0, %xmm0
	vaddsd	%xmm2, %xmm0, %xmm0
	vaddsd	%xmm0, %xmm4, %xmm2
	vsubsd	%xmm2, %xmm4, %xmm1
	vmovsd	.LC106(%rip), %xmm4
	vmovsd	%xmm2, %xmm2, %xmm3
	vaddsd	%xmm0, %xmm1, %xmm0
	vmulsd	%xmm4, %xmm2, %xmm1
	vmulsd	%xmm4, %xmm0, %xmm0
	vfmadd132sd	.LC107(%rip), %xmm0, %xmm2
	vfmsub132sd	%xmm4, %xmm1, %xmm3
	vaddsd	%xmm2, %xmm3, %xmm3
	testq	%r8, %r8
	js	.L60
	testl	%eax, %eax
	je	.L48
.L47:
	vmovq	.LC108(%rip), %xmm2
	vxorpd	%xmm2, %xmm1, %xmm1
	vxorpd	%xmm2, %xmm3, %xmm3
.L48:
	vunpcklpd	%xmm3, %xmm1, %xmm1
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 48
	movq	%r9, %rax
	popq	%rbp
	.cfi_def_cfa_offset 40
	movq	%rdx, 16(%r9)
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	vmovupd	%xmm1, (%r9)
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L60:
	.cfi_restore_state
	negq	%rdx
	testl	%eax, %eax
	je	.L47
	jmp	.L48
	.p2align 4,,10
	.p2align 3
.L59:
	movl	$2734261102, %r11d
	movl	$1, %esi
	leaq	etch__two_over_pi(%rip), %rbx
	movq	%r11, %rdx
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
	vmovsd	%xmm0, %xmm0, %xmm7
	vmovsd	.LC132(%rip), %xmm0
	vcomisd	%xmm1, %xmm0
	ja	.L63
	vmovsd	%xmm1, %xmm1, %xmm0
	vxorpd	%xmm6, %xmm6, %xmm6
.L68:
	vmovq	%xmm0, %rax
	vmovsd	.LC20(%rip), %xmm5
	movabsq	$-4604544271217802189, %rdx
	movabsq	$4503599627370495, %rcx
	addq	%rax, %rdx
	vmovsd	.LC142(%rip), %xmm13
	andq	%rcx, %rdx
	movabsq	$4604544271217802189, %rcx
	addq	%rcx, %rdx
	vmovq	%rdx, %xmm0
	movabsq	$7141747209585715, %rdx
	addq	%rdx, %rax
	vsubsd	%xmm5, %xmm0, %xmm11
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	orq	%rdx, %rax
	vmovq	%rax, %xmm0
	vsubsd	.LC133(%rip), %xmm0, %xmm0
	vaddsd	%xmm6, %xmm0, %xmm0
	vmovsd	.LC134(%rip), %xmm6
	vaddsd	%xmm6, %xmm11, %xmm9
	vdivsd	%xmm9, %xmm5, %xmm10
	vsubsd	%xmm6, %xmm9, %xmm6
	vsubsd	%xmm6, %xmm11, %xmm6
	vmulsd	%xmm10, %xmm11, %xmm8
	vfnmadd132sd	%xmm8, %xmm11, %xmm9
	vmovsd	%xmm8, %xmm8, %xmm12
	vaddsd	%xmm8, %xmm8, %xmm11
	vfnmadd132sd	%xmm8, %xmm9, %xmm6
	vmulsd	%xmm8, %xmm8, %xmm9
	vmulsd	%xmm6, %xmm10, %xmm10
	vmovsd	.LC135(%rip), %xmm6
	vfmadd213sd	.LC136(%rip), %xmm9, %xmm6
	vfmadd213sd	.LC137(%rip), %xmm9, %xmm6
	vfmsub132sd	%xmm8, %xmm9, %xmm12
	vmovsd	%xmm9, %xmm9, %xmm15
	vfmadd213sd	.LC138(%rip), %xmm9, %xmm6
	vfmadd213sd	.LC139(%rip), %xmm9, %xmm6
	vfmadd213sd	.LC140(%rip), %xmm9, %xmm6
	vfmadd213sd	.LC141(%rip), %xmm9, %xmm6
	vfmadd231sd	%xmm11, %xmm10, %xmm12
	vmulsd	%xmm6, %xmm9, %xmm6
	vaddsd	%xmm13, %xmm6, %xmm14
	vsubsd	%xmm14, %xmm13, %xmm13
	vmulsd	%xmm14, %xmm12, %xmm12
	vaddsd	%xmm6, %xmm13, %xmm13
	vmulsd	%xmm14, %xmm9, %xmm6
	vfmadd132sd	%xmm13, %xmm12, %xmm9
	vmulsd	%xmm6, %xmm8, %xmm13
	vfmsub132sd	%xmm14, %xmm6, %xmm15
	vmovsd	%xmm8, %xmm8, %xmm14
	vfmsub132sd	%xmm6, %xmm13, %xmm14
	vaddsd	%xmm9, %xmm15, %xmm15
	vaddsd	%xmm13, %xmm11, %xmm12
	vmulsd	%xmm6, %xmm10, %xmm6
	vaddsd	%xmm10, %xmm10, %xmm10
	vsubsd	%xmm12, %xmm11, %xmm11
	vfmadd132sd	%xmm15, %xmm6, %xmm8
	vaddsd	%xmm13, %xmm11, %xmm11
	vmulsd	.LC143(%rip), %xmm0, %xmm6
	vaddsd	%xmm8, %xmm14, %xmm8
	vaddsd	%xmm6, %xmm12, %xmm9
	vaddsd	%xmm10, %xmm8, %xmm10
	vxorpd	.LC108(%rip), %xmm7, %xmm8
	vsubsd	%xmm9, %xmm6, %xmm6
	vaddsd	%xmm11, %xmm10, %xmm10
	vmovsd	.LC145(%rip), %xmm11
	vfmadd132sd	.LC144(%rip), %xmm10, %xmm0
	vaddsd	%xmm12, %xmm6, %xmm6
	vaddsd	%xmm0, %xmm6, %xmm6
	vaddsd	%xmm6, %xmm9, %xmm10
	vmulsd	%xmm10, %xmm8, %xmm8
	vaddsd	%xmm3, %xmm8, %xmm0
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm15
	vcomisd	%xmm15, %xmm11
	jbe	.L73
	vdivsd	%xmm1, %xmm2, %xmm2
	vsubsd	%xmm10, %xmm9, %xmm9
	vsubsd	%xmm8, %xmm0, %xmm12
	vaddsd	%xmm6, %xmm9, %xmm9
	vsubsd	%xmm12, %xmm0, %xmm11
	vsubsd	%xmm12, %xmm3, %xmm12
	vsubsd	%xmm11, %xmm8, %xmm11
	vaddsd	%xmm12, %xmm11, %xmm3
	vaddsd	%xmm4, %xmm3, %xmm4
	vaddsd	%xmm2, %xmm9, %xmm9
	vmulsd	%xmm7, %xmm9, %xmm9
	vfnmsub132sd	%xmm10, %xmm8, %xmm7
	vsubsd	%xmm9, %xmm7, %xmm1
	vaddsd	%xmm1, %xmm4, %xmm4
.L64:
	vcomisd	.LC3(%rip), %xmm0
	ja	.L70
	vmovsd	.LC2(%rip), %xmm1
	vmaxsd	%xmm0, %xmm1, %xmm0
.L66:
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	%xmm0, %xmm0, %xmm2
	vfmadd132sd	.LC6(%rip), %xmm1, %xmm2
	movabsq	$-4843621399236966402, %rax
	vsubsd	%xmm1, %xmm2, %xmm1
	vmovq	%xmm2, %rsi
	vfmadd231sd	.LC8(%rip), %xmm1, %xmm0
	addq	%rsi, %rax
	vfmadd132sd	.LC9(%rip), %xmm0, %xmm1
	movq	%rax, %rdx
	vmovsd	.LC10(%rip), %xmm0
	shrq	%rdx
	movq	%rdx, %rcx
	subq	%rdx, %rax
	salq	$52, %rcx
	salq	$52, %rax
	vmovq	%rcx, %xmm7
	vaddsd	%xmm1, %xmm4, %xmm4
	vfmadd213sd	.LC11(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC12(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC13(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC14(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC15(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC16(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC17(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC18(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC19(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC4(%rip), %xmm4, %xmm0
	vmulsd	%xmm4, %xmm4, %xmm1
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vaddsd	%xmm5, %xmm0, %xmm0
	vmovq	%rax, %xmm5
	vmulsd	%xmm7, %xmm0, %xmm0
	vmulsd	%xmm5, %xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L63:
	vmulsd	.LC146(%rip), %xmm1, %xmm0
	vmovsd	.LC131(%rip), %xmm6
	jmp	.L68
	.p2align 4,,10
	.p2align 3
.L70:
	movq	.LC3(%rip), %rax
	vmovq	%rax, %xmm0
	jmp	.L66
	.p2align 4,,10
	.p2align 3
.L73:
	vxorpd	%xmm4, %xmm4, %xmm4
	jmp	.L64
	.cfi_endproc
.LFE134:
	.size	etch__zeta_term_f64, .-etch__zeta_term_f64
	.p2align 4
	.type	etch__zeta_positive_f64, @function
etch__zeta_positive_f64:
.LFB135:
	.cfi_startproc
	vmovsd	%xmm3, %xmm3, %xmm4
	vxorpd	%xmm6, %xmm6, %xmm6
	vmovsd	%xmm1, %xmm1, %xmm8
	subq	$72, %rsp
	.cfi_def_cfa_offset 80
	vaddsd	.LC147(%rip), %xmm0, %xmm3
	vmovsd	%xmm0, 48(%rsp)
	vmovq	%xmm2, %rdi
	vmovsd	%xmm6, %xmm6, %xmm5
	vmovsd	%xmm6, (%rsp)
	vmovsd	%xmm3, 56(%rsp)
	vsubsd	.LC20(%rip), %xmm0, %xmm3
	vmovsd	%xmm3, 64(%rsp)
	jmp	.L84
	.p2align 4,,10
	.p2align 3
.L95:
	vsubsd	%xmm8, %xmm1, %xmm2
	vsubsd	%xmm2, %xmm6, %xmm2
.L78:
	vmovsd	48(%rsp), %xmm0
	vmovq	%rdi, %xmm3
	vmovsd	%xmm5, 16(%rsp)
	vmovsd	%xmm1, 8(%rsp)
	vmovsd	%xmm8, 40(%rsp)
	vmovsd	%xmm6, 32(%rsp)
	vmovsd	%xmm4, 24(%rsp)
	call	etch__zeta_term_f64
	vmovsd	8(%rsp), %xmm1
	vcomisd	56(%rsp), %xmm1
	vdivsd	64(%rsp), %xmm1, %xmm2
	vmovsd	16(%rsp), %xmm5
	jnb	.L79
	vaddsd	%xmm0, %xmm5, %xmm7
	vaddsd	.LC20(%rip), %xmm2, %xmm2
	vmovsd	24(%rsp), %xmm4
	vmovsd	32(%rsp), %xmm6
	vmovsd	40(%rsp), %xmm8
	vsubsd	%xmm7, %xmm5, %xmm5
	vmulsd	%xmm0, %xmm2, %xmm2
	vaddsd	%xmm0, %xmm5, %xmm5
	vmulsd	.LC148(%rip), %xmm7, %xmm0
	vaddsd	(%rsp), %xmm5, %xmm3
	vmovsd	%xmm3, (%rsp)
	vucomisd	%xmm0, %xmm2
	jbe	.L94
	vaddsd	.LC20(%rip), %xmm6, %xmm6
	vmovsd	%xmm7, %xmm7, %xmm5
.L84:
	vcomisd	%xmm6, %xmm8
	vaddsd	%xmm8, %xmm6, %xmm1
	jnb	.L95
	vsubsd	%xmm6, %xmm1, %xmm2
	vsubsd	%xmm2, %xmm8, %xmm2
	jmp	.L78
	.p2align 4,,10
	.p2align 3
.L79:
	vmovsd	48(%rsp), %xmm7
	vmulsd	%xmm2, %xmm0, %xmm2
	movabsq	$9223372036854775807, %rax
	vmovsd	.LC20(%rip), %xmm4
	vmulsd	.LC4(%rip), %xmm0, %xmm3
	vdivsd	%xmm1, %xmm7, %xmm6
	vmulsd	%xmm1, %xmm1, %xmm1
	vaddsd	%xmm2, %xmm3, %xmm3
	vdivsd	%xmm1, %xmm4, %xmm1
	vmulsd	%xmm0, %xmm6, %xmm6
	vmulsd	.LC150(%rip), %xmm6, %xmm0
	vaddsd	%xmm0, %xmm3, %xmm3
	vmovq	%xmm0, %rdx
	andq	%rax, %rdx
	vmovq	%rdx, %xmm0
	vaddsd	%xmm3, %xmm5, %xmm2
	vmulsd	.LC148(%rip), %xmm2, %xmm2
	vcomisd	%xmm0, %xmm2
	ja	.L86
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	.LC134(%rip), %xmm4
	vaddsd	%xmm7, %xmm2, %xmm2
	vaddsd	%xmm4, %xmm2, %xmm0
	vaddsd	.LC20(%rip), %xmm2, %xmm2
	vmulsd	%xmm2, %xmm0, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vmulsd	%xmm6, %xmm0, %xmm0
	vmulsd	.LC151(%rip), %xmm0, %xmm2
	vaddsd	%xmm2, %xmm3, %xmm3
	vmovq	%xmm2, %rcx
	andq	%rax, %rcx
	vmovq	%rcx, %xmm2
	vaddsd	%xmm3, %xmm5, %xmm6
	vmulsd	.LC148(%rip), %xmm6, %xmm6
	vcomisd	%xmm2, %xmm6
	ja	.L86
	vaddsd	%xmm7, %xmm4, %xmm6
	vaddsd	.LC20(%rip), %xmm6, %xmm2
	vaddsd	%xmm4, %xmm6, %xmm6
	vmulsd	%xmm6, %xmm2, %xmm2
	vmulsd	%xmm1, %xmm2, %xmm2
	vmulsd	%xmm0, %xmm2, %xmm0
	vmulsd	.LC152(%rip), %xmm0, %xmm2
	vaddsd	%xmm2, %xmm3, %xmm3
	vmovq	%xmm2, %rsi
	andq	%rax, %rsi
	vmovq	%rsi, %xmm2
	vaddsd	%xmm3, %xmm5, %xmm6
	vmulsd	.LC148(%rip), %xmm6, %xmm6
	vcomisd	%xmm2, %xmm6
	ja	.L86
	vaddsd	.LC153(%rip), %xmm7, %xmm6
	vaddsd	.LC20(%rip), %xmm6, %xmm2
	vaddsd	%xmm4, %xmm6, %xmm6
	vmulsd	%xmm6, %xmm2, %xmm2
	vmulsd	%xmm1, %xmm2, %xmm2
	vmulsd	%xmm0, %xmm2, %xmm0
	vmulsd	.LC154(%rip), %xmm0, %xmm2
	vaddsd	%xmm2, %xmm3, %xmm3
	vmovq	%xmm2, %rsi
	andq	%rax, %rsi
	vmovq	%rsi, %xmm2
	vaddsd	%xmm3, %xmm5, %xmm6
	vmulsd	.LC148(%rip), %xmm6, %xmm6
	vcomisd	%xmm2, %xmm6
	ja	.L86
	vaddsd	.LC155(%rip), %xmm7, %xmm6
	vaddsd	.LC20(%rip), %xmm6, %xmm2
	vaddsd	%xmm4, %xmm6, %xmm6
	vmulsd	%xmm6, %xmm2, %xmm2
	vmulsd	%xmm1, %xmm2, %xmm2
	vmulsd	%xmm0, %xmm2, %xmm0
	vmulsd	.LC156(%rip), %xmm0, %xmm2
	vaddsd	%xmm2, %xmm3, %xmm3
	vmovq	%xmm2, %rcx
	andq	%rax, %rcx
	vmovq	%rcx, %xmm2
	vaddsd	%xmm3, %xmm5, %xmm6
	vmulsd	.LC148(%rip), %xmm6, %xmm6
	vcomisd	%xmm2, %xmm6
	ja	.L86
	vaddsd	.LC157(%rip), %xmm7, %xmm6
	vaddsd	.LC20(%rip), %xmm6, %xmm2
	vaddsd	%xmm4, %xmm6, %xmm6
	vmulsd	%xmm6, %xmm2, %xmm2
	vmulsd	%xmm1, %xmm2, %xmm2
	vmulsd	%xmm0, %xmm2, %xmm0
	vmulsd	.LC158(%rip), %xmm0, %xmm2
	vaddsd	%xmm2, %xmm3, %xmm3
	vmovq	%xmm2, %rdx
	andq	%rax, %rdx
	vmovq	%rdx, %xmm2
	vaddsd	%xmm3, %xmm5, %xmm6
	vmulsd	.LC148(%rip), %xmm6, %xmm6
	vcomisd	%xmm2, %xmm6
	ja	.L86
	vaddsd	.LC159(%rip), %xmm7, %xmm6
	vaddsd	.LC20(%rip), %xmm6, %xmm2
	vaddsd	%xmm4, %xmm6, %xmm6
	vmulsd	%xmm6, %xmm2, %xmm2
	vmulsd	%xmm1, %xmm2, %xmm2
	vmulsd	%xmm0, %xmm2, %xmm2
	vmulsd	.LC160(%rip), %xmm2, %xmm0
	vaddsd	%xmm0, %xmm3, %xmm3
	vmovq	%xmm0, %rcx
	andq	%rax, %rcx
	vmovq	%rcx, %xmm0
	vaddsd	%xmm3, %xmm5, %xmm6
	vmulsd	.LC148(%rip), %xmm6, %xmm6
	vcomisd	%xmm0, %xmm6
	ja	.L86
	vmovsd	56(%rsp), %xmm0
	vmovsd	.LC20(%rip), %xmm6
	vaddsd	%xmm0, %xmm6, %xmm6
	vaddsd	%xmm0, %xmm4, %xmm0
	vmulsd	%xmm0, %xmm6, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vmulsd	%xmm2, %xmm0, %xmm0
	vmulsd	.LC161(%rip), %xmm0, %xmm2
	vaddsd	%xmm2, %xmm3, %xmm3
	vmovq	%xmm2, %rsi
	andq	%rax, %rsi
	vmovq	%rsi, %xmm2
	vaddsd	%xmm3, %xmm5, %xmm6
	vmulsd	.LC148(%rip), %xmm6, %xmm6
	vcomisd	%xmm2, %xmm6
	ja	.L86
	vaddsd	.LC162(%rip), %xmm7, %xmm6
	vaddsd	.LC20(%rip), %xmm6, %xmm2
	vaddsd	%xmm4, %xmm6, %xmm6
	vmulsd	%xmm6, %xmm2, %xmm2
	vmulsd	%xmm1, %xmm2, %xmm2
	vmulsd	%xmm0, %xmm2, %xmm0
	vmulsd	.LC163(%rip), %xmm0, %xmm2
	vaddsd	%xmm2, %xmm3, %xmm3
	vmovq	%xmm2, %rdx
	andq	%rax, %rdx
	vmovq	%rdx, %xmm2
	vaddsd	%xmm3, %xmm5, %xmm6
	vmulsd	.LC148(%rip), %xmm6, %xmm6
	vcomisd	%xmm2, %xmm6
	ja	.L86
	vaddsd	.LC164(%rip), %xmm7, %xmm6
	vaddsd	.LC20(%rip), %xmm6, %xmm2
	vaddsd	%xmm4, %xmm6, %xmm6
	vmulsd	%xmm6, %xmm2, %xmm2
	vmulsd	%xmm1, %xmm2, %xmm2
	vmulsd	%xmm0, %xmm2, %xmm0
	vmulsd	.LC165(%rip), %xmm0, %xmm2
	vaddsd	%xmm2, %xmm3, %xmm3
	vmovq	%xmm2, %rdx
	andq	%rax, %rdx
	vmovq	%rdx, %xmm2
	vaddsd	%xmm3, %xmm5, %xmm6
	vmulsd	.LC148(%rip), %xmm6, %xmm6
	vcomisd	%xmm2, %xmm6
	ja	.L86
	vaddsd	.LC166(%rip), %xmm7, %xmm2
	vaddsd	.LC20(%rip), %xmm2, %xmm6
	vaddsd	%xmm4, %xmm2, %xmm2
	vmulsd	%xmm2, %xmm6, %xmm6
	vmulsd	%xmm1, %xmm6, %xmm6
	vmulsd	%xmm0, %xmm6, %xmm6
	vmulsd	.LC167(%rip), %xmm6, %xmm0
	vaddsd	%xmm0, %xmm3, %xmm3
	vmovq	%xmm0, %rsi
	andq	%rax, %rsi
	vmovq	%rsi, %xmm0
	vaddsd	%xmm3, %xmm5, %xmm2
	vmulsd	.LC148(%rip), %xmm2, %xmm2
	vcomisd	%xmm0, %xmm2
	ja	.L86
	vaddsd	.LC168(%rip), %xmm7, %xmm2
	vaddsd	.LC20(%rip), %xmm2, %xmm0
	vaddsd	%xmm4, %xmm2, %xmm2
	vmulsd	%xmm2, %xmm0, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vmulsd	%xmm6, %xmm0, %xmm0
	vmulsd	.LC169(%rip), %xmm0, %xmm0
	vaddsd	%xmm0, %xmm3, %xmm3
.L86:
	vaddsd	(%rsp), %xmm3, %xmm0
	addq	$72, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	vaddsd	%xmm5, %xmm0, %xmm7
	vmovsd	%xmm7, %xmm7, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L94:
	.cfi_restore_state
	vcmplesd	.LC149(%rip), %xmm7, %xmm1
	vaddsd	%xmm3, %xmm7, %xmm0
	addq	$72, %rsp
	.cfi_def_cfa_offset 8
	vblendvpd	%xmm1, %xmm0, %xmm7, %xmm7
	vmovsd	%xmm7, %xmm7, %xmm0
	ret
	.cfi_endproc
.LFE135:
	.size	etch__zeta_positive_f64, .-etch__zeta_positive_f64
	.p2align 4
	.type	etch__asinh_f64, @function
etch__asinh_f64:
.LFB155:
	.cfi_startproc
	vmovq	%xmm0, %rax
	vmovsd	.LC170(%rip), %xmm1
	movq	%rax, %rdx
	movq	%rax, %rcx
	btrq	$63, %rdx
	vmovq	%rdx, %xmm0
	vcomisd	%xmm0, %xmm1
	ja	.L130
	vmovsd	.LC171(%rip), %xmm1
	vucomisd	%xmm0, %xmm1
	ja	.L145
	vmovsd	.LC132(%rip), %xmm1
	vcomisd	%xmm0, %xmm1
	ja	.L100
	vxorpd	%xmm4, %xmm4, %xmm4
.L128:
	vcomisd	.LC149(%rip), %xmm0
	vmovsd	%xmm0, %xmm0, %xmm2
	ja	.L101
	movabsq	$-4604544271217802189, %rax
	vmovsd	.LC172(%rip), %xmm5
	movabsq	$4503599627370495, %rsi
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
.L101:
	vxorpd	%xmm1, %xmm1, %xmm1
	vcomisd	%xmm1, %xmm0
	jp	.L139
	movabsq	$-4503599627370496, %rdx
	je	.L107
	jbe	.L139
	vaddsd	.LC179(%rip), %xmm2, %xmm7
	vmovq	%xmm7, %rdx
.L107:
	movabsq	$-9223372036854775808, %rax
	andq	%rcx, %rax
	orq	%rdx, %rax
	vmovq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L145:
	vmovsd	.LC134(%rip), %xmm4
	vcomisd	%xmm4, %xmm0
	ja	.L148
	vmulsd	%xmm0, %xmm0, %xmm2
	vmovsd	.LC20(%rip), %xmm5
	vaddsd	%xmm5, %xmm2, %xmm1
	vsqrtsd	%xmm1, %xmm1, %xmm1
	vaddsd	%xmm5, %xmm1, %xmm1
	vdivsd	%xmm1, %xmm2, %xmm2
	vaddsd	%xmm0, %xmm2, %xmm0
	vcomisd	%xmm5, %xmm0
	vaddsd	%xmm5, %xmm0, %xmm2
	jbe	.L147
	vsubsd	%xmm0, %xmm2, %xmm1
	vsubsd	%xmm1, %xmm5, %xmm1
.L118:
	movabsq	$-4604544271217802189, %rsi
	vmovq	%xmm2, %rax
	movabsq	$4503599627370495, %rdx
	vmovsd	.LC146(%rip), %xmm2
	movabsq	$4604544271217802189, %rdi
	addq	%rax, %rsi
	andq	%rsi, %rdx
	addq	%rdi, %rdx
	vcomisd	%xmm0, %xmm2
	vmovq	%rdx, %xmm7
	vsubsd	%xmm5, %xmm7, %xmm3
	jbe	.L119
	movabsq	$-4503599627370496, %rdx
	andq	%rdx, %rsi
	movabsq	$4607182418800017408, %rdx
	subq	%rsi, %rdx
	vmovq	%rdx, %xmm6
	vfmadd132sd	%xmm1, %xmm3, %xmm6
	vmovsd	%xmm6, %xmm6, %xmm3
.L119:
	vmovq	%xmm0, %rdx
	vmovsd	.LC5(%rip), %xmm2
	vmovsd	%xmm0, %xmm0, %xmm1
	btrq	$63, %rdx
	vmovq	%rdx, %xmm7
	vcomisd	%xmm7, %xmm2
	ja	.L121
	vaddsd	%xmm4, %xmm3, %xmm2
	vmovsd	.LC172(%rip), %xmm5
	movabsq	$7141747209585715, %rdx
	addq	%rdx, %rax
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	vdivsd	%xmm2, %xmm3, %xmm2
	orq	%rdx, %rax
	vmovq	%rax, %xmm6
	vsubsd	.LC133(%rip), %xmm6, %xmm1
	vmulsd	.LC4(%rip), %xmm3, %xmm6
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
.L121:
	vcmpngtsd	.LC149(%rip), %xmm0, %xmm2
	vcomisd	.LC180(%rip), %xmm0
	vblendvpd	%xmm2, %xmm1, %xmm0, %xmm1
	jp	.L139
	movabsq	$-4503599627370496, %rdx
	je	.L107
	vmovq	%xmm1, %rdx
	ja	.L107
.L139:
	movabsq	$9221120237041090560, %rdx
	jmp	.L107
	.p2align 4,,10
	.p2align 3
.L130:
	vmovq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L100:
	vmulsd	.LC146(%rip), %xmm0, %xmm7
	vmovsd	.LC131(%rip), %xmm4
	vmovq	%xmm7, %rdx
	jmp	.L128
	.p2align 4,,10
	.p2align 3
.L148:
	vmovsd	.LC20(%rip), %xmm5
	vmovsd	%xmm0, %xmm0, %xmm1
	vfmadd132sd	%xmm0, %xmm5, %xmm1
	vsqrtsd	%xmm1, %xmm1, %xmm1
	vaddsd	%xmm0, %xmm1, %xmm1
	vaddsd	%xmm0, %xmm0, %xmm0
	vdivsd	%xmm1, %xmm5, %xmm1
	vaddsd	%xmm0, %xmm1, %xmm0
	vmovsd	.LC132(%rip), %xmm1
	vcomisd	%xmm0, %xmm1
	ja	.L110
	vmovsd	%xmm0, %xmm0, %xmm1
	vxorpd	%xmm6, %xmm6, %xmm6
.L129:
	vcomisd	.LC149(%rip), %xmm0
	vmovsd	%xmm0, %xmm0, %xmm2
	ja	.L111
	movabsq	$-4604544271217802189, %rdx
	vmovq	%xmm1, %rax
	movabsq	$4503599627370495, %rsi
	addq	%rax, %rdx
	andq	%rsi, %rdx
	movabsq	$4604544271217802189, %rsi
	addq	%rsi, %rdx
	vmovq	%rdx, %xmm7
	movabsq	$7141747209585715, %rdx
	vsubsd	%xmm5, %xmm7, %xmm3
	addq	%rdx, %rax
	vmovsd	.LC172(%rip), %xmm5
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	orq	%rdx, %rax
	vaddsd	%xmm4, %xmm3, %xmm2
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm1
	vdivsd	%xmm2, %xmm3, %xmm2
	vaddsd	%xmm6, %xmm1, %xmm1
	vmulsd	.LC4(%rip), %xmm3, %xmm6
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
	vfmadd231sd	.LC143(%rip), %xmm1, %xmm2
.L111:
	vxorpd	%xmm1, %xmm1, %xmm1
	vcomisd	%xmm1, %xmm0
	jp	.L139
	movabsq	$-4503599627370496, %rdx
	je	.L107
	vmovq	%xmm2, %rdx
	ja	.L107
	jmp	.L139
	.p2align 4,,10
	.p2align 3
.L110:
	vmulsd	.LC146(%rip), %xmm0, %xmm1
	vmovsd	.LC131(%rip), %xmm6
	jmp	.L129
	.p2align 4,,10
	.p2align 3
.L147:
	vsubsd	%xmm5, %xmm2, %xmm1
	vsubsd	%xmm1, %xmm0, %xmm1
	jmp	.L118
	.cfi_endproc
.LFE155:
	.size	etch__asinh_f64, .-etch__asinh_f64
	.p2align 4
	.type	etch__sin_f64, @function
etch__sin_f64:
.LFB120:
	.cfi_startproc
	vmovq	%xmm0, %rax
	vmovsd	.LC182(%rip), %xmm1
	btrq	$63, %rax
	vmovq	%rax, %xmm6
	vcomisd	%xmm6, %xmm1
	ja	.L165
	vmovsd	.LC200(%rip), %xmm1
	vucomisd	%xmm6, %xmm1
	jbe	.L158
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
	je	.L155
	vmovsd	.LC186(%rip), %xmm2
	vxorpd	.LC108(%rip), %xmm1, %xmm1
	vfmadd213sd	.LC187(%rip), %xmm0, %xmm2
	vmovsd	.LC20(%rip), %xmm3
	vfmadd213sd	.LC188(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC189(%rip), %xmm0, %xmm2
	vsubsd	%xmm5, %xmm3, %xmm6
	vfmadd213sd	.LC190(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC191(%rip), %xmm0, %xmm2
	vmulsd	%xmm4, %xmm1, %xmm1
	vsubsd	%xmm6, %xmm3, %xmm3
	vmulsd	%xmm0, %xmm0, %xmm0
	vsubsd	%xmm5, %xmm3, %xmm3
	vfmadd132sd	%xmm2, %xmm1, %xmm0
	vaddsd	%xmm0, %xmm3, %xmm3
	vaddsd	%xmm6, %xmm3, %xmm7
	vmovq	%xmm7, %rdx
.L156:
	salq	$62, %rax
	addq	$40, %rsp
	.cfi_def_cfa_offset 8
	movabsq	$-9223372036854775808, %rcx
	andq	%rcx, %rax
	xorq	%rdx, %rax
	vmovq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L158:
	vmovsd	.LC181(%rip), %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L165:
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	%xmm0, %xmm0, %xmm3
	vfmadd132sd	.LC183(%rip), %xmm1, %xmm3
	vmovsd	.LC107(%rip), %xmm4
	vmovsd	%xmm4, %xmm4, %xmm7
	vsubsd	%xmm1, %xmm3, %xmm1
	vmovq	%xmm3, %rax
	vmulsd	%xmm4, %xmm1, %xmm5
	vmovsd	%xmm1, %xmm1, %xmm2
	vfmadd132sd	.LC184(%rip), %xmm0, %xmm2
	vfmsub132sd	%xmm1, %xmm5, %xmm7
	vsubsd	%xmm5, %xmm2, %xmm4
	vsubsd	%xmm2, %xmm4, %xmm8
	vsubsd	%xmm8, %xmm4, %xmm9
	vaddsd	%xmm8, %xmm5, %xmm5
	vsubsd	%xmm9, %xmm2, %xmm2
	vsubsd	%xmm5, %xmm2, %xmm2
	vsubsd	%xmm7, %xmm2, %xmm2
	vfmadd132sd	.LC185(%rip), %xmm2, %xmm1
	vaddsd	%xmm1, %xmm4, %xmm5
	vsubsd	%xmm5, %xmm4, %xmm4
	vaddsd	%xmm1, %xmm4, %xmm4
	vmulsd	%xmm5, %xmm5, %xmm1
	vmulsd	.LC4(%rip), %xmm1, %xmm8
	testb	$1, %al
	je	.L152
	vmovsd	.LC186(%rip), %xmm2
	vxorpd	.LC108(%rip), %xmm5, %xmm5
	vfmadd213sd	.LC187(%rip), %xmm1, %xmm2
	vmovsd	.LC20(%rip), %xmm3
	vfmadd213sd	.LC188(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC189(%rip), %xmm1, %xmm2
	vsubsd	%xmm8, %xmm3, %xmm7
	vfmadd213sd	.LC190(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC191(%rip), %xmm1, %xmm2
	vmulsd	%xmm4, %xmm5, %xmm5
	vmulsd	%xmm1, %xmm1, %xmm1
	vfmadd132sd	%xmm2, %xmm5, %xmm1
	vsubsd	%xmm7, %xmm3, %xmm2
	vsubsd	%xmm8, %xmm2, %xmm2
	vaddsd	%xmm1, %xmm2, %xmm1
	vmovsd	.LC199(%rip), %xmm2
	vcomisd	%xmm6, %xmm2
	vaddsd	%xmm7, %xmm1, %xmm1
	ja	.L162
.L166:
	salq	$62, %rax
	vmovq	%xmm1, %rsi
	movabsq	$-9223372036854775808, %rdx
	andq	%rdx, %rax
	xorq	%rax, %rsi
	vmovq	%rsi, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L155:
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
	vaddsd	%xmm0, %xmm1, %xmm7
	vmovq	%xmm7, %rdx
	jmp	.L156
	.p2align 4,,10
	.p2align 3
.L152:
	.cfi_def_cfa_offset 8
	vmovsd	.LC192(%rip), %xmm2
	vmulsd	%xmm1, %xmm5, %xmm3
	vfnmadd132sd	%xmm8, %xmm4, %xmm4
	vfmadd213sd	.LC193(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC194(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC195(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC196(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC197(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC198(%rip), %xmm2, %xmm1
	vmovsd	.LC199(%rip), %xmm2
	vcomisd	%xmm6, %xmm2
	vfmadd132sd	%xmm3, %xmm4, %xmm1
	vaddsd	%xmm1, %xmm5, %xmm1
	jbe	.L166
.L162:
	ret
	.cfi_endproc
.LFE120:
	.size	etch__sin_f64, .-etch__sin_f64
	.p2align 4
	.type	etch__tan_f64, @function
etch__tan_f64:
.LFB122:
	.cfi_startproc
	vmovq	%xmm0, %rax
	vmovsd	.LC182(%rip), %xmm1
	btrq	$63, %rax
	vmovq	%rax, %xmm7
	vcomisd	%xmm7, %xmm1
	ja	.L187
	vmovsd	.LC200(%rip), %xmm1
	vucomisd	%xmm7, %xmm1
	jbe	.L174
	subq	$40, %rsp
	.cfi_def_cfa_offset 48
	movq	%rsp, %rdi
	call	etch__trig_reduce_slow_f64
	vmovsd	(%rsp), %xmm1
	vmovsd	.LC186(%rip), %xmm2
	vmovq	.LC108(%rip), %xmm5
	vmovsd	8(%rsp), %xmm4
	vmulsd	%xmm1, %xmm1, %xmm0
	vmovsd	.LC20(%rip), %xmm3
	vmulsd	.LC4(%rip), %xmm0, %xmm6
	vxorpd	%xmm5, %xmm1, %xmm7
	vfmadd213sd	.LC187(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC188(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC189(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC190(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC191(%rip), %xmm0, %xmm2
	vsubsd	%xmm6, %xmm3, %xmm8
	vmulsd	%xmm0, %xmm0, %xmm9
	vmulsd	%xmm4, %xmm7, %xmm7
	vfnmadd132sd	%xmm6, %xmm4, %xmm4
	vsubsd	%xmm8, %xmm3, %xmm3
	vsubsd	%xmm6, %xmm3, %xmm3
	vfmadd132sd	%xmm9, %xmm7, %xmm2
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
	je	.L172
	vxorpd	%xmm5, %xmm3, %xmm5
	vmovsd	%xmm0, %xmm0, %xmm3
	vmovsd	%xmm5, %xmm5, %xmm0
.L172:
	vdivsd	%xmm3, %xmm0, %xmm0
	addq	$40, %rsp
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L174:
	vmovsd	.LC181(%rip), %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L187:
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	%xmm0, %xmm0, %xmm9
	vfmadd132sd	.LC183(%rip), %xmm1, %xmm9
	vmovsd	.LC107(%rip), %xmm4
	vmovsd	%xmm4, %xmm4, %xmm5
	vsubsd	%xmm1, %xmm9, %xmm1
	vmovq	%xmm9, %rax
	vmulsd	%xmm4, %xmm1, %xmm3
	vmovsd	%xmm1, %xmm1, %xmm2
	vfmadd132sd	.LC184(%rip), %xmm0, %xmm2
	vfmsub132sd	%xmm1, %xmm3, %xmm5
	vsubsd	%xmm3, %xmm2, %xmm4
	vsubsd	%xmm2, %xmm4, %xmm6
	vsubsd	%xmm6, %xmm4, %xmm8
	vaddsd	%xmm6, %xmm3, %xmm3
	vmovq	.LC108(%rip), %xmm6
	vsubsd	%xmm8, %xmm2, %xmm2
	vsubsd	%xmm3, %xmm2, %xmm2
	vsubsd	%xmm5, %xmm2, %xmm2
	vmovsd	.LC20(%rip), %xmm5
	vfmadd132sd	.LC185(%rip), %xmm2, %xmm1
	vmovsd	.LC186(%rip), %xmm2
	vaddsd	%xmm1, %xmm4, %xmm3
	vsubsd	%xmm3, %xmm4, %xmm4
	vxorpd	%xmm6, %xmm3, %xmm10
	vaddsd	%xmm1, %xmm4, %xmm4
	vmulsd	%xmm3, %xmm3, %xmm1
	vmulsd	.LC4(%rip), %xmm1, %xmm8
	vfmadd213sd	.LC187(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC188(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC189(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC190(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC191(%rip), %xmm1, %xmm2
	vmulsd	%xmm1, %xmm1, %xmm12
	vsubsd	%xmm8, %xmm5, %xmm11
	vmulsd	%xmm4, %xmm10, %xmm10
	vfnmadd132sd	%xmm8, %xmm4, %xmm4
	vsubsd	%xmm11, %xmm5, %xmm5
	vfmadd132sd	%xmm12, %xmm10, %xmm2
	vsubsd	%xmm8, %xmm5, %xmm5
	vaddsd	%xmm2, %xmm5, %xmm5
	vmovsd	.LC192(%rip), %xmm2
	vfmadd213sd	.LC193(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC194(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC195(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC196(%rip), %xmm1, %xmm2
	vaddsd	%xmm11, %xmm5, %xmm5
	vfmadd213sd	.LC197(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC198(%rip), %xmm1, %xmm2
	vmulsd	%xmm1, %xmm3, %xmm1
	vfmadd132sd	%xmm2, %xmm4, %xmm1
	vaddsd	%xmm1, %xmm3, %xmm3
	testb	$1, %al
	je	.L170
	vxorpd	%xmm6, %xmm5, %xmm6
	vmovsd	%xmm3, %xmm3, %xmm5
	vmovsd	%xmm6, %xmm6, %xmm3
.L170:
	vmovsd	.LC199(%rip), %xmm1
	vcomisd	%xmm7, %xmm1
	jbe	.L188
	ret
	.p2align 4,,10
	.p2align 3
.L188:
	vdivsd	%xmm5, %xmm3, %xmm0
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
	ja	.L213
	vmovsd	.LC20(%rip), %xmm2
	vmovsd	.LC4(%rip), %xmm7
	vmovsd	.LC204(%rip), %xmm3
	vmovsd	.LC132(%rip), %xmm0
	vdivsd	%xmm1, %xmm2, %xmm4
	vcomisd	%xmm1, %xmm0
	vmulsd	%xmm7, %xmm4, %xmm5
	vmulsd	%xmm4, %xmm4, %xmm4
	vfmadd213sd	.LC205(%rip), %xmm4, %xmm3
	vfmadd213sd	.LC206(%rip), %xmm4, %xmm3
	vfmadd213sd	.LC207(%rip), %xmm4, %xmm3
	vfmadd213sd	.LC208(%rip), %xmm4, %xmm3
	vfmadd213sd	.LC209(%rip), %xmm4, %xmm3
	vfmadd213sd	.LC210(%rip), %xmm4, %xmm3
	vfmadd213sd	.LC150(%rip), %xmm4, %xmm3
	ja	.L196
	vmovsd	%xmm1, %xmm1, %xmm6
	vxorpd	%xmm8, %xmm8, %xmm8
.L203:
	vcomisd	.LC149(%rip), %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	ja	.L197
	vmovq	%xmm6, %rax
	vmovsd	.LC172(%rip), %xmm9
	movabsq	$-4604544271217802189, %rdx
	movabsq	$4503599627370495, %rcx
	addq	%rax, %rdx
	andq	%rcx, %rdx
	movabsq	$4604544271217802189, %rcx
	addq	%rcx, %rdx
	vmovq	%rdx, %xmm6
	movabsq	$7141747209585715, %rdx
	vsubsd	%xmm2, %xmm6, %xmm0
	vaddsd	.LC134(%rip), %xmm0, %xmm2
	addq	%rdx, %rax
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	orq	%rdx, %rax
	vdivsd	%xmm2, %xmm0, %xmm2
	vmovq	%rax, %xmm6
	vsubsd	.LC133(%rip), %xmm6, %xmm6
	vmulsd	%xmm7, %xmm0, %xmm7
	vaddsd	%xmm8, %xmm6, %xmm6
	vmulsd	%xmm0, %xmm7, %xmm7
	vmulsd	%xmm2, %xmm2, %xmm8
	vfmadd213sd	.LC173(%rip), %xmm8, %xmm9
	vfmadd213sd	.LC174(%rip), %xmm8, %xmm9
	vfmadd213sd	.LC175(%rip), %xmm8, %xmm9
	vfmadd213sd	.LC176(%rip), %xmm8, %xmm9
	vfmadd213sd	.LC177(%rip), %xmm8, %xmm9
	vfmadd213sd	.LC178(%rip), %xmm8, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm8
	vmulsd	.LC144(%rip), %xmm6, %xmm9
	vaddsd	%xmm7, %xmm8, %xmm8
	vfmadd132sd	%xmm8, %xmm9, %xmm2
	vsubsd	%xmm7, %xmm2, %xmm2
	vaddsd	%xmm0, %xmm2, %xmm0
	vfmadd231sd	.LC143(%rip), %xmm6, %xmm0
.L197:
	vxorpd	%xmm2, %xmm2, %xmm2
	vcomisd	%xmm2, %xmm1
	jp	.L207
	je	.L198
	ja	.L202
.L207:
	vmovsd	.LC181(%rip), %xmm0
.L202:
	vfmadd132sd	%xmm4, %xmm5, %xmm3
	vsubsd	%xmm3, %xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L196:
	vmulsd	.LC146(%rip), %xmm1, %xmm6
	vmovsd	.LC131(%rip), %xmm8
	jmp	.L203
	.p2align 4,,10
	.p2align 3
.L213:
	vmovsd	.LC134(%rip), %xmm4
	vmovsd	.LC20(%rip), %xmm2
	vxorpd	%xmm3, %xmm3, %xmm3
	vcomisd	%xmm4, %xmm1
	jbe	.L192
	.p2align 4,,10
	.p2align 3
.L194:
	vsubsd	%xmm2, %xmm1, %xmm1
	vdivsd	%xmm1, %xmm2, %xmm0
	vcomisd	%xmm4, %xmm1
	vaddsd	%xmm0, %xmm3, %xmm3
	ja	.L194
.L192:
	vsubsd	%xmm2, %xmm1, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm0
	call	etch__digamma_poly
	vmovsd	%xmm0, %xmm0, %xmm1
	vsubsd	.LC202(%rip), %xmm2, %xmm0
	vsubsd	.LC203(%rip), %xmm0, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L198:
	vfmadd132sd	%xmm4, %xmm5, %xmm3
	vmovsd	.LC201(%rip), %xmm0
	vsubsd	%xmm3, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE132:
	.size	etch__digamma_positive_f64, .-etch__digamma_positive_f64
	.p2align 4
	.type	etch__zeta_scaled_f64, @function
etch__zeta_scaled_f64:
.LFB136:
	.cfi_startproc
	vmovsd	.LC20(%rip), %xmm8
	vucomisd	%xmm8, %xmm0
	jp	.L240
	je	.L241
	jbe	.L240
	vucomisd	%xmm1, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm5
	jnp	.L264
.L240:
	vmovsd	.LC181(%rip), %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L264:
	vmovsd	%xmm0, %xmm0, %xmm6
	vxorpd	%xmm0, %xmm0, %xmm0
	vmovsd	%xmm3, %xmm3, %xmm4
	vcomisd	%xmm0, %xmm1
	jbe	.L254
	vmovsd	.LC149(%rip), %xmm0
	vcomisd	%xmm0, %xmm1
	ja	.L256
	vcomisd	%xmm0, %xmm6
	jbe	.L255
	vucomisd	%xmm8, %xmm1
	ja	.L256
	jp	.L241
	vmovsd	%xmm1, %xmm1, %xmm0
	jne	.L241
	ret
	.p2align 4,,10
	.p2align 3
.L241:
	vmovsd	.LC200(%rip), %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L254:
	vroundsd	$9, %xmm1, %xmm1, %xmm9
	vsubsd	%xmm9, %xmm1, %xmm9
	vmulsd	.LC4(%rip), %xmm6, %xmm10
	vucomisd	%xmm0, %xmm9
	vroundsd	$4, %xmm10, %xmm10, %xmm11
	jbe	.L265
	vroundsd	$4, %xmm6, %xmm6, %xmm0
	vucomisd	%xmm0, %xmm6
	jp	.L240
	jne	.L240
	vcomisd	.LC149(%rip), %xmm6
	ja	.L241
	subq	$64, %rsp
	.cfi_def_cfa_offset 72
	vcomisd	.LC180(%rip), %xmm1
	jbe	.L258
	vmovq	.LC108(%rip), %xmm12
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm2, 16(%rsp)
	vmovsd	%xmm6, %xmm6, %xmm0
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm11, 40(%rsp)
	vxorpd	%xmm12, %xmm5, %xmm1
	vmovsd	%xmm10, 32(%rsp)
	vmovsd	%xmm5, 24(%rsp)
	vmovsd	%xmm4, 8(%rsp)
	vmovsd	%xmm6, (%rsp)
	call	etch__zeta_term_f64
	vmovsd	32(%rsp), %xmm10
	vmovsd	40(%rsp), %xmm11
	movq	.LC20(%rip), %rax
	vmovsd	(%rsp), %xmm6
	vmovsd	%xmm0, %xmm0, %xmm9
	vucomisd	%xmm11, %xmm10
	vmovsd	8(%rsp), %xmm4
	vmovsd	16(%rsp), %xmm7
	vmovsd	24(%rsp), %xmm5
	vmovq	.LC108(%rip), %xmm12
	vmovq	%rax, %xmm8
	jp	.L251
	je	.L230
.L251:
	vxorpd	%xmm12, %xmm9, %xmm9
.L230:
	vaddsd	%xmm8, %xmm5, %xmm1
	vmovsd	%xmm7, %xmm7, %xmm2
	vmovsd	%xmm4, %xmm4, %xmm3
	vmovsd	%xmm9, (%rsp)
	vmovsd	%xmm6, %xmm6, %xmm0
	call	etch__zeta_positive_f64
	vmovsd	(%rsp), %xmm9
	vaddsd	%xmm9, %xmm0, %xmm0
.L214:
	addq	$64, %rsp
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L256:
	vxorpd	%xmm0, %xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L265:
	vucomisd	%xmm11, %xmm10
	jp	.L240
	vmovsd	.LC200(%rip), %xmm0
	jne	.L240
	ret
	.p2align 4,,10
	.p2align 3
.L255:
	vmovsd	%xmm6, %xmm6, %xmm0
	jmp	etch__zeta_positive_f64
	.p2align 4,,10
	.p2align 3
.L258:
	.cfi_def_cfa_offset 72
	vmovsd	%xmm1, 56(%rsp)
	vsubsd	%xmm9, %xmm8, %xmm1
	vmovsd	%xmm6, %xmm6, %xmm0
	vmovsd	%xmm11, 48(%rsp)
	vmovsd	%xmm10, 40(%rsp)
	vmovsd	%xmm9, 32(%rsp)
	vmovsd	%xmm2, 16(%rsp)
	vmovsd	%xmm3, 8(%rsp)
	vmovsd	%xmm6, (%rsp)
	call	etch__zeta_positive_f64
	vmovsd	56(%rsp), %xmm5
	vmovsd	(%rsp), %xmm6
	vmovsd	16(%rsp), %xmm7
	movq	.LC20(%rip), %rax
	vmovq	%xmm0, %r8
	vmovsd	8(%rsp), %xmm4
	vmovsd	%xmm6, %xmm6, %xmm0
	vmovsd	%xmm6, 8(%rsp)
	vmovq	%rax, %xmm8
	vmovsd	%xmm7, %xmm7, %xmm2
	vmovsd	%xmm7, 24(%rsp)
	vsubsd	%xmm5, %xmm8, %xmm1
	vmovsd	%xmm4, %xmm4, %xmm3
	vmovsd	%xmm4, 16(%rsp)
	call	etch__zeta_positive_f64
	vmovq	%r8, %xmm7
	vmovsd	16(%rsp), %xmm4
	vmovsd	32(%rsp), %xmm9
	vsubsd	%xmm0, %xmm7, %xmm5
	vmovsd	8(%rsp), %xmm6
	vmovsd	24(%rsp), %xmm7
	vmovsd	%xmm4, %xmm4, %xmm3
	vmovsd	%xmm9, %xmm9, %xmm1
	vmovsd	%xmm7, %xmm7, %xmm2
	vmovsd	%xmm6, %xmm6, %xmm0
	vmovsd	%xmm5, (%rsp)
	call	etch__zeta_positive_f64
	vmovsd	40(%rsp), %xmm10
	vmovsd	48(%rsp), %xmm11
	vmovsd	(%rsp), %xmm5
	vucomisd	%xmm11, %xmm10
	jp	.L252
	je	.L232
.L252:
	vxorpd	.LC108(%rip), %xmm5, %xmm5
.L232:
	vaddsd	%xmm5, %xmm0, %xmm0
	jmp	.L214
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
	jnb	.L333
	vmovsd	.LC157(%rip), %xmm2
	vcomisd	%xmm0, %xmm2
	vmovsd	.LC20(%rip), %xmm2
	ja	.L334
	vdivsd	%xmm0, %xmm2, %xmm5
	vmovsd	.LC212(%rip), %xmm1
	vmulsd	%xmm5, %xmm5, %xmm3
	vfmadd213sd	.LC213(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC214(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC215(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC216(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC217(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC218(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC150(%rip), %xmm1, %xmm3
	vmovsd	.LC132(%rip), %xmm1
	vfmadd213sd	.LC219(%rip), %xmm3, %xmm5
	vcomisd	%xmm0, %xmm1
	ja	.L296
	vmovsd	%xmm0, %xmm0, %xmm3
	vxorpd	%xmm1, %xmm1, %xmm1
.L304:
	vcomisd	.LC149(%rip), %xmm0
	ja	.L309
	vmovq	%xmm3, %rax
	vmovsd	.LC172(%rip), %xmm8
	movabsq	$-4604544271217802189, %rdx
	movabsq	$4503599627370495, %rcx
	addq	%rax, %rdx
	andq	%rcx, %rdx
	movabsq	$4604544271217802189, %rcx
	addq	%rcx, %rdx
	vmovq	%rdx, %xmm7
	movabsq	$7141747209585715, %rdx
	vsubsd	%xmm2, %xmm7, %xmm4
	vaddsd	.LC134(%rip), %xmm4, %xmm6
	addq	%rdx, %rax
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	orq	%rdx, %rax
	vdivsd	%xmm6, %xmm4, %xmm6
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm3
	vaddsd	%xmm1, %xmm3, %xmm3
	vmovsd	.LC4(%rip), %xmm1
	vmulsd	%xmm1, %xmm4, %xmm9
	vmulsd	%xmm4, %xmm9, %xmm9
	vmulsd	%xmm6, %xmm6, %xmm7
	vfmadd213sd	.LC173(%rip), %xmm7, %xmm8
	vfmadd213sd	.LC174(%rip), %xmm7, %xmm8
	vfmadd213sd	.LC175(%rip), %xmm7, %xmm8
	vfmadd213sd	.LC176(%rip), %xmm7, %xmm8
	vfmadd213sd	.LC177(%rip), %xmm7, %xmm8
	vfmadd213sd	.LC178(%rip), %xmm7, %xmm8
	vmulsd	%xmm8, %xmm7, %xmm7
	vmulsd	.LC144(%rip), %xmm3, %xmm8
	vaddsd	%xmm9, %xmm7, %xmm7
	vfmadd132sd	%xmm7, %xmm8, %xmm6
	vsubsd	%xmm9, %xmm6, %xmm6
	vaddsd	%xmm4, %xmm6, %xmm6
	vfmadd132sd	.LC143(%rip), %xmm6, %xmm3
.L297:
	vxorpd	%xmm4, %xmm4, %xmm4
	vcomisd	%xmm4, %xmm0
	jp	.L311
	je	.L298
	ja	.L299
.L311:
	vmovsd	.LC181(%rip), %xmm2
.L302:
	vsubsd	%xmm1, %xmm0, %xmm0
	vfmadd132sd	%xmm2, %xmm5, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L334:
	vcomisd	%xmm1, %xmm0
	vmovsd	%xmm2, %xmm2, %xmm3
	jbe	.L328
	.p2align 4,,10
	.p2align 3
.L281:
	vsubsd	%xmm2, %xmm0, %xmm0
	vmulsd	%xmm0, %xmm3, %xmm3
	vcomisd	%xmm1, %xmm0
	ja	.L281
	vmovsd	.LC132(%rip), %xmm1
	vcomisd	%xmm3, %xmm1
	jbe	.L335
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
.L332:
	vaddsd	.LC134(%rip), %xmm5, %xmm7
	vmovsd	.LC4(%rip), %xmm1
	vmovsd	%xmm3, %xmm3, %xmm11
	vmulsd	.LC144(%rip), %xmm4, %xmm9
	vcomisd	.LC149(%rip), %xmm3
	vmulsd	%xmm1, %xmm5, %xmm8
	vdivsd	%xmm7, %xmm5, %xmm7
	vmulsd	%xmm5, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm7, %xmm10
	jbe	.L279
.L283:
	vxorpd	%xmm4, %xmm4, %xmm4
	vcomisd	%xmm4, %xmm11
	jp	.L308
	je	.L284
	ja	.L288
.L308:
	vmovsd	.LC181(%rip), %xmm3
.L288:
	vsubsd	%xmm2, %xmm0, %xmm4
	vcomisd	%xmm4, %xmm1
	jbe	.L329
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm4, %xmm0
	vmovsd	%xmm4, %xmm4, %xmm0
	ja	.L336
	call	etch__lgamma_poly_b
	vmovsd	%xmm0, %xmm0, %xmm1
.L293:
	vsubsd	%xmm2, %xmm4, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vxorpd	%xmm1, %xmm1, %xmm1
	vmulsd	%xmm4, %xmm0, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L333:
	vmovsd	.LC20(%rip), %xmm2
	vsubsd	%xmm2, %xmm0, %xmm3
	vmovsd	.LC4(%rip), %xmm0
	vcomisd	%xmm3, %xmm0
	ja	.L337
	vcomisd	%xmm3, %xmm2
	vmovsd	%xmm3, %xmm3, %xmm0
	ja	.L338
	call	etch__lgamma_poly_d
.L273:
	vsubsd	%xmm2, %xmm3, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm0
	vxorpd	%xmm1, %xmm1, %xmm1
	vmulsd	%xmm3, %xmm0, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L309:
	vmovsd	.LC4(%rip), %xmm1
	vmovsd	%xmm0, %xmm0, %xmm3
	jmp	.L297
	.p2align 4,,10
	.p2align 3
.L296:
	vmulsd	.LC146(%rip), %xmm0, %xmm3
	vmovsd	.LC131(%rip), %xmm1
	jmp	.L304
	.p2align 4,,10
	.p2align 3
.L299:
	vsubsd	%xmm2, %xmm3, %xmm2
	vsubsd	%xmm1, %xmm0, %xmm0
	vfmadd132sd	%xmm2, %xmm5, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L337:
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm3, %xmm0
	vmovsd	%xmm3, %xmm3, %xmm0
	ja	.L339
	call	etch__lgamma_poly_b
	jmp	.L273
	.p2align 4,,10
	.p2align 3
.L328:
	vxorpd	%xmm9, %xmm9, %xmm9
	vmovsd	.LC4(%rip), %xmm1
	vmovsd	%xmm9, %xmm9, %xmm10
	vmovsd	%xmm9, %xmm9, %xmm8
	vmovsd	%xmm9, %xmm9, %xmm7
	vmovsd	%xmm9, %xmm9, %xmm4
	vmovsd	%xmm9, %xmm9, %xmm5
.L279:
	vmovsd	.LC172(%rip), %xmm6
	vmovsd	%xmm3, %xmm3, %xmm11
	vfmadd213sd	.LC173(%rip), %xmm10, %xmm6
	vfmadd213sd	.LC174(%rip), %xmm10, %xmm6
	vfmadd213sd	.LC175(%rip), %xmm10, %xmm6
	vfmadd213sd	.LC176(%rip), %xmm10, %xmm6
	vfmadd213sd	.LC177(%rip), %xmm10, %xmm6
	vfmadd213sd	.LC178(%rip), %xmm10, %xmm6
	vmulsd	%xmm10, %xmm6, %xmm6
	vaddsd	%xmm8, %xmm6, %xmm6
	vfmadd132sd	%xmm7, %xmm9, %xmm6
	vsubsd	%xmm8, %xmm6, %xmm6
	vaddsd	%xmm5, %xmm6, %xmm6
	vfmadd132sd	.LC143(%rip), %xmm6, %xmm4
	vmovsd	%xmm4, %xmm4, %xmm3
	jmp	.L283
	.p2align 4,,10
	.p2align 3
.L329:
	vcomisd	%xmm4, %xmm2
	ja	.L340
	vmovsd	%xmm4, %xmm4, %xmm0
	call	etch__lgamma_poly_d
	vmovsd	%xmm0, %xmm0, %xmm1
	jmp	.L293
	.p2align 4,,10
	.p2align 3
.L335:
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
	jmp	.L332
	.p2align 4,,10
	.p2align 3
.L298:
	vmovsd	.LC201(%rip), %xmm2
	jmp	.L302
	.p2align 4,,10
	.p2align 3
.L338:
	call	etch__lgamma_poly_c
	jmp	.L273
	.p2align 4,,10
	.p2align 3
.L339:
	call	etch__lgamma_poly_a
	jmp	.L273
	.p2align 4,,10
	.p2align 3
.L336:
	call	etch__lgamma_poly_a
	vmovsd	%xmm0, %xmm0, %xmm1
	jmp	.L293
	.p2align 4,,10
	.p2align 3
.L340:
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
	jmp	.L293
	.p2align 4,,10
	.p2align 3
.L284:
	vmovsd	.LC201(%rip), %xmm3
	jmp	.L288
	.cfi_endproc
.LFE128:
	.size	etch__lgamma_positive_f64, .-etch__lgamma_positive_f64
	.p2align 4
	.type	etch__lgamma_f64, @function
etch__lgamma_f64:
.LFB129:
	.cfi_startproc
	vmovq	%xmm0, %rax
	vmovsd	%xmm0, %xmm0, %xmm2
	vmovsd	.LC200(%rip), %xmm0
	btrq	$63, %rax
	vmovq	%rax, %xmm10
	vucomisd	%xmm10, %xmm0
	jbe	.L404
	vmovsd	.LC4(%rip), %xmm11
	vcomisd	%xmm11, %xmm2
	jnb	.L405
	subq	$8, %rsp
	.cfi_def_cfa_offset 16
	vcomisd	%xmm10, %xmm11
	ja	.L406
	vroundsd	$4, %xmm10, %xmm10, %xmm1
	vsubsd	%xmm1, %xmm10, %xmm1
	vxorpd	%xmm2, %xmm2, %xmm2
	vucomisd	%xmm2, %xmm1
	jp	.L393
	je	.L341
.L393:
	vmovsd	.LC221(%rip), %xmm12
	vmulsd	%xmm12, %xmm1, %xmm0
	call	etch__sin_f64
	vmovq	%xmm0, %rax
	vmovsd	.LC132(%rip), %xmm0
	btrq	$63, %rax
	vmovq	%rax, %xmm2
	vmulsd	%xmm2, %xmm10, %xmm2
	vdivsd	%xmm2, %xmm12, %xmm2
	vcomisd	%xmm2, %xmm0
	ja	.L367
	vmovsd	%xmm2, %xmm2, %xmm1
	vxorpd	%xmm0, %xmm0, %xmm0
.L375:
	vcomisd	.LC149(%rip), %xmm2
	vmovsd	%xmm2, %xmm2, %xmm12
	ja	.L368
	vmovq	%xmm1, %rax
	vmovsd	.LC172(%rip), %xmm5
	movabsq	$-4604544271217802189, %rdx
	movabsq	$4503599627370495, %rcx
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
.L368:
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm0, %xmm2
	jp	.L384
	je	.L369
	ja	.L373
.L384:
	vmovsd	.LC181(%rip), %xmm12
.L373:
	vmovsd	%xmm10, %xmm10, %xmm0
	call	etch__lgamma_positive_f64
	vsubsd	%xmm0, %xmm12, %xmm0
.L341:
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L404:
	vucomisd	%xmm2, %xmm2
	vmovq	%xmm0, %rax
	vmovq	%xmm2, %rsi
	cmovp	%rsi, %rax
	vmovq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L406:
	.cfi_def_cfa_offset 16
	vmovsd	.LC148(%rip), %xmm0
	vucomisd	%xmm10, %xmm0
	vxorpd	%xmm0, %xmm0, %xmm0
	ja	.L350
	vcomisd	%xmm2, %xmm11
	ja	.L407
	vmovsd	.LC20(%rip), %xmm3
	vmovsd	%xmm2, %xmm2, %xmm0
	vcomisd	%xmm2, %xmm3
	ja	.L408
	call	etch__lgamma_poly_d
.L356:
	vsubsd	%xmm3, %xmm2, %xmm3
	vxorpd	%xmm1, %xmm1, %xmm1
	vmulsd	%xmm0, %xmm3, %xmm0
	vmulsd	%xmm2, %xmm0, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm0
.L350:
	vmovsd	.LC132(%rip), %xmm1
	vcomisd	%xmm10, %xmm1
	ja	.L359
	vxorpd	%xmm2, %xmm2, %xmm2
.L374:
	vcomisd	.LC149(%rip), %xmm10
	vmovsd	%xmm10, %xmm10, %xmm1
	ja	.L360
	movabsq	$-4604544271217802189, %rdx
	vmovsd	.LC172(%rip), %xmm5
	movabsq	$4503599627370495, %rcx
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
.L360:
	vxorpd	%xmm2, %xmm2, %xmm2
	vcomisd	%xmm2, %xmm10
	jp	.L380
	je	.L361
	ja	.L365
.L380:
	vmovsd	.LC181(%rip), %xmm1
.L365:
	vsubsd	%xmm1, %xmm0, %xmm0
	addq	$8, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L367:
	.cfi_restore_state
	vmulsd	.LC146(%rip), %xmm2, %xmm1
	vmovsd	.LC131(%rip), %xmm0
	jmp	.L375
	.p2align 4,,10
	.p2align 3
.L405:
	.cfi_def_cfa_offset 8
	vmovsd	%xmm2, %xmm2, %xmm0
	jmp	etch__lgamma_positive_f64
	.p2align 4,,10
	.p2align 3
.L359:
	.cfi_def_cfa_offset 16
	vmulsd	.LC146(%rip), %xmm10, %xmm6
	vmovsd	.LC131(%rip), %xmm2
	vmovq	%xmm6, %rax
	jmp	.L374
	.p2align 4,,10
	.p2align 3
.L407:
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm2, %xmm0
	vmovsd	%xmm2, %xmm2, %xmm0
	ja	.L409
	call	etch__lgamma_poly_b
	vmovsd	.LC20(%rip), %xmm3
	jmp	.L356
	.p2align 4,,10
	.p2align 3
.L369:
	vmovsd	.LC201(%rip), %xmm12
	jmp	.L373
	.p2align 4,,10
	.p2align 3
.L361:
	vmovsd	.LC201(%rip), %xmm1
	jmp	.L365
	.p2align 4,,10
	.p2align 3
.L408:
	call	etch__lgamma_poly_c
	jmp	.L356
	.p2align 4,,10
	.p2align 3
.L409:
	call	etch__lgamma_poly_a
	vmovsd	.LC20(%rip), %xmm3
	jmp	.L356
	.cfi_endproc
.LFE129:
	.size	etch__lgamma_f64, .-etch__lgamma_f64
	.p2align 4
	.globl	v_etch__abs_f32
	.type	v_etch__abs_f32, @function
v_etch__abs_f32:
.LFB178:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L423
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L417
	vbroadcastss	.LC223(%rip), %ymm1
	movl	%edx, %esi
	xorl	%eax, %eax
	shrl	$3, %esi
	salq	$5, %rsi
	.p2align 4,,10
	.p2align 3
.L413:
	vandps	(%rdi,%rax), %ymm1, %ymm0
	vmovups	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L413
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L424
	vzeroupper
.L412:
	movl	%edx, %r8d
	subl	%esi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L415
	vbroadcastss	.LC223(%rip), %xmm0
	vandps	(%rdi,%rsi,4), %xmm0, %xmm0
	vmovups	%xmm0, (%rcx,%rsi,4)
	movl	%r8d, %esi
	andl	$-4, %esi
	addl	%esi, %eax
	andl	$3, %r8d
	je	.L423
.L415:
	movslq	%eax, %r8
	movl	(%rdi,%r8,4), %r9d
	leaq	0(,%r8,4), %rsi
	andl	$2147483647, %r9d
	movl	%r9d, (%rcx,%r8,4)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L423
	movl	4(%rdi,%rsi), %r8d
	addl	$2, %eax
	andl	$2147483647, %r8d
	movl	%r8d, 4(%rcx,%rsi)
	cmpl	%eax, %edx
	jle	.L423
	movl	8(%rdi,%rsi), %eax
	andl	$2147483647, %eax
	movl	%eax, 8(%rcx,%rsi)
.L423:
	ret
	.p2align 4,,10
	.p2align 3
.L424:
	vzeroupper
	ret
.L417:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L412
	.cfi_endproc
.LFE178:
	.size	v_etch__abs_f32, .-v_etch__abs_f32
	.p2align 4
	.globl	v_etch__abs_f64
	.type	v_etch__abs_f64, @function
v_etch__abs_f64:
.LFB179:
	.cfi_startproc
	movq	%rsi, %rcx
	movl	%edx, %esi
	testl	%edx, %edx
	jle	.L433
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L430
	vbroadcastsd	.LC226(%rip), %ymm1
	shrl	$2, %edx
	xorl	%eax, %eax
	salq	$5, %rdx
	.p2align 4,,10
	.p2align 3
.L428:
	vandpd	(%rdi,%rax), %ymm1, %ymm0
	vmovupd	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rdx
	jne	.L428
	movl	%esi, %eax
	andl	$-4, %eax
	testb	$3, %sil
	je	.L434
	vzeroupper
.L427:
	movabsq	$9223372036854775807, %rdx
	movslq	%eax, %r9
	movq	(%rdi,%r9,8), %r10
	leaq	0(,%r9,8), %r8
	andq	%rdx, %r10
	movq	%r10, (%rcx,%r9,8)
	leal	1(%rax), %r9d
	cmpl	%r9d, %esi
	jle	.L433
	movq	8(%rdi,%r8), %r9
	addl	$2, %eax
	andq	%rdx, %r9
	movq	%r9, 8(%rcx,%r8)
	cmpl	%eax, %esi
	jle	.L433
	andq	16(%rdi,%r8), %rdx
	movq	%rdx, 16(%rcx,%r8)
.L433:
	ret
	.p2align 4,,10
	.p2align 3
.L434:
	vzeroupper
	ret
.L430:
	xorl	%eax, %eax
	jmp	.L427
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
	jle	.L457
	leal	-1(%rcx), %eax
	cmpl	$6, %eax
	jbe	.L448
	movl	%ecx, %r8d
	xorl	%eax, %eax
	shrl	$3, %r8d
	salq	$5, %r8
	.p2align 4,,10
	.p2align 3
.L438:
	vmovups	(%rsi,%rax), %ymm1
	vminps	(%rdi,%rax), %ymm1, %ymm0
	vmovups	%ymm0, (%rdx,%rax)
	addq	$32, %rax
	cmpq	%rax, %r8
	jne	.L438
	movl	%ecx, %r8d
	andl	$-8, %r8d
	movl	%r8d, %eax
	cmpl	%r8d, %ecx
	je	.L458
	vzeroupper
.L437:
	movl	%ecx, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r10d
	cmpl	$2, %r10d
	jbe	.L440
	vmovups	(%rsi,%rax,4), %xmm2
	vminps	(%rdi,%rax,4), %xmm2, %xmm0
	vmovups	%xmm0, (%rdx,%rax,4)
	movl	%r9d, %eax
	andl	$-4, %eax
	addl	%eax, %r8d
	andl	$3, %r9d
	je	.L457
.L440:
	movslq	%r8d, %r9
	vmovss	(%rsi,%r9,4), %xmm0
	vminss	(%rdi,%r9,4), %xmm0, %xmm0
	leaq	0(,%r9,4), %rax
	leal	1(%r8), %r9d
	vmovss	%xmm0, (%rdx,%rax)
	cmpl	%r9d, %ecx
	jle	.L457
	vmovss	4(%rsi,%rax), %xmm0
	vminss	4(%rdi,%rax), %xmm0, %xmm0
	addl	$2, %r8d
	vmovss	%xmm0, 4(%rdx,%rax)
	cmpl	%r8d, %ecx
	jle	.L457
	vmovss	8(%rsi,%rax), %xmm0
	vminss	8(%rdi,%rax), %xmm0, %xmm0
	vmovss	%xmm0, 8(%rdx,%rax)
.L457:
	ret
	.p2align 4,,10
	.p2align 3
.L458:
	vzeroupper
	ret
.L448:
	xorl	%eax, %eax
	xorl	%r8d, %r8d
	jmp	.L437
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
	jle	.L481
	leal	-1(%rcx), %eax
	cmpl	$6, %eax
	jbe	.L472
	movl	%ecx, %r8d
	xorl	%eax, %eax
	shrl	$3, %r8d
	salq	$5, %r8
	.p2align 4,,10
	.p2align 3
.L462:
	vmovups	(%rsi,%rax), %ymm1
	vmaxps	(%rdi,%rax), %ymm1, %ymm0
	vmovups	%ymm0, (%rdx,%rax)
	addq	$32, %rax
	cmpq	%rax, %r8
	jne	.L462
	movl	%ecx, %r8d
	andl	$-8, %r8d
	movl	%r8d, %eax
	cmpl	%r8d, %ecx
	je	.L482
	vzeroupper
.L461:
	movl	%ecx, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r10d
	cmpl	$2, %r10d
	jbe	.L464
	vmovups	(%rsi,%rax,4), %xmm2
	vmaxps	(%rdi,%rax,4), %xmm2, %xmm0
	vmovups	%xmm0, (%rdx,%rax,4)
	movl	%r9d, %eax
	andl	$-4, %eax
	addl	%eax, %r8d
	andl	$3, %r9d
	je	.L481
.L464:
	movslq	%r8d, %r9
	vmovss	(%rsi,%r9,4), %xmm0
	vmaxss	(%rdi,%r9,4), %xmm0, %xmm0
	leaq	0(,%r9,4), %rax
	leal	1(%r8), %r9d
	vmovss	%xmm0, (%rdx,%rax)
	cmpl	%r9d, %ecx
	jle	.L481
	vmovss	4(%rsi,%rax), %xmm0
	vmaxss	4(%rdi,%rax), %xmm0, %xmm0
	addl	$2, %r8d
	vmovss	%xmm0, 4(%rdx,%rax)
	cmpl	%r8d, %ecx
	jle	.L481
	vmovss	8(%rsi,%rax), %xmm0
	vmaxss	8(%rdi,%rax), %xmm0, %xmm0
	vmovss	%xmm0, 8(%rdx,%rax)
.L481:
	ret
	.p2align 4,,10
	.p2align 3
.L482:
	vzeroupper
	ret
.L472:
	xorl	%eax, %eax
	xorl	%r8d, %r8d
	jmp	.L461
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
	jle	.L502
	leal	-1(%rcx), %eax
	cmpl	$2, %eax
	jbe	.L492
	movl	%ecx, %r8d
	xorl	%eax, %eax
	shrl	$2, %r8d
	salq	$5, %r8
	.p2align 4,,10
	.p2align 3
.L486:
	vmovupd	(%rsi,%rax), %ymm1
	vminpd	(%rdi,%rax), %ymm1, %ymm0
	vmovupd	%ymm0, (%rdx,%rax)
	addq	$32, %rax
	cmpq	%rax, %r8
	jne	.L486
	movl	%ecx, %eax
	andl	$-4, %eax
	movl	%eax, %r8d
	cmpl	%eax, %ecx
	je	.L503
	vzeroupper
.L485:
	subl	%r8d, %ecx
	cmpl	$1, %ecx
	je	.L488
	vmovupd	(%rsi,%r8,8), %xmm2
	vminpd	(%rdi,%r8,8), %xmm2, %xmm0
	vmovupd	%xmm0, (%rdx,%r8,8)
	testb	$1, %cl
	je	.L502
	andl	$-2, %ecx
	addl	%ecx, %eax
.L488:
	cltq
	vmovsd	(%rsi,%rax,8), %xmm0
	vminsd	(%rdi,%rax,8), %xmm0, %xmm0
	vmovsd	%xmm0, (%rdx,%rax,8)
.L502:
	ret
	.p2align 4,,10
	.p2align 3
.L503:
	vzeroupper
	ret
.L492:
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	jmp	.L485
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
	jle	.L523
	leal	-1(%rcx), %eax
	cmpl	$2, %eax
	jbe	.L513
	movl	%ecx, %r8d
	xorl	%eax, %eax
	shrl	$2, %r8d
	salq	$5, %r8
	.p2align 4,,10
	.p2align 3
.L507:
	vmovupd	(%rsi,%rax), %ymm1
	vmaxpd	(%rdi,%rax), %ymm1, %ymm0
	vmovupd	%ymm0, (%rdx,%rax)
	addq	$32, %rax
	cmpq	%rax, %r8
	jne	.L507
	movl	%ecx, %eax
	andl	$-4, %eax
	movl	%eax, %r8d
	cmpl	%eax, %ecx
	je	.L524
	vzeroupper
.L506:
	subl	%r8d, %ecx
	cmpl	$1, %ecx
	je	.L509
	vmovupd	(%rsi,%r8,8), %xmm2
	vmaxpd	(%rdi,%r8,8), %xmm2, %xmm0
	vmovupd	%xmm0, (%rdx,%r8,8)
	testb	$1, %cl
	je	.L523
	andl	$-2, %ecx
	addl	%ecx, %eax
.L509:
	cltq
	vmovsd	(%rsi,%rax,8), %xmm0
	vmaxsd	(%rdi,%rax,8), %xmm0, %xmm0
	vmovsd	%xmm0, (%rdx,%rax,8)
.L523:
	ret
	.p2align 4,,10
	.p2align 3
.L524:
	vzeroupper
	ret
.L513:
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	jmp	.L506
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
	jle	.L538
	leal	-1(%rcx), %eax
	cmpl	$6, %eax
	jbe	.L532
	movl	%ecx, %r8d
	xorl	%eax, %eax
	shrl	$3, %r8d
	salq	$5, %r8
	.p2align 4,,10
	.p2align 3
.L528:
	vmovups	(%rdi,%rax), %ymm1
	vdivps	(%rsi,%rax), %ymm1, %ymm0
	vroundps	$1, %ymm0, %ymm0
	vmovups	%ymm0, (%rdx,%rax)
	addq	$32, %rax
	cmpq	%rax, %r8
	jne	.L528
	movl	%ecx, %r8d
	andl	$-8, %r8d
	movl	%r8d, %eax
	cmpl	%r8d, %ecx
	je	.L539
	vzeroupper
.L527:
	movl	%ecx, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r10d
	cmpl	$2, %r10d
	jbe	.L530
	vmovups	(%rdi,%rax,4), %xmm2
	vdivps	(%rsi,%rax,4), %xmm2, %xmm0
	vroundps	$1, %xmm0, %xmm0
	vmovups	%xmm0, (%rdx,%rax,4)
	movl	%r9d, %eax
	andl	$-4, %eax
	addl	%eax, %r8d
	andl	$3, %r9d
	je	.L538
.L530:
	movslq	%r8d, %r9
	vmovss	(%rdi,%r9,4), %xmm0
	leaq	0(,%r9,4), %rax
	vdivss	(%rsi,%r9,4), %xmm0, %xmm0
	vroundss	$9, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, (%rdx,%r9,4)
	leal	1(%r8), %r9d
	cmpl	%r9d, %ecx
	jle	.L538
	addl	$2, %r8d
	vmovss	4(%rdi,%rax), %xmm0
	vdivss	4(%rsi,%rax), %xmm0, %xmm0
	vroundss	$9, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 4(%rdx,%rax)
	cmpl	%r8d, %ecx
	jle	.L538
	vmovss	8(%rdi,%rax), %xmm0
	vdivss	8(%rsi,%rax), %xmm0, %xmm0
	vroundss	$9, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 8(%rdx,%rax)
.L538:
	ret
	.p2align 4,,10
	.p2align 3
.L539:
	vzeroupper
	ret
.L532:
	xorl	%eax, %eax
	xorl	%r8d, %r8d
	jmp	.L527
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
	jle	.L556
	leal	-1(%rcx), %eax
	cmpl	$2, %eax
	jbe	.L547
	movl	%ecx, %r8d
	xorl	%eax, %eax
	shrl	$2, %r8d
	salq	$5, %r8
	.p2align 4,,10
	.p2align 3
.L543:
	vmovupd	(%rdi,%rax), %ymm1
	vdivpd	(%rsi,%rax), %ymm1, %ymm0
	vroundpd	$1, %ymm0, %ymm0
	vmovupd	%ymm0, (%rdx,%rax)
	addq	$32, %rax
	cmpq	%rax, %r8
	jne	.L543
	movl	%ecx, %eax
	andl	$-4, %eax
	movl	%eax, %r8d
	cmpl	%eax, %ecx
	je	.L557
	vzeroupper
.L542:
	subl	%r8d, %ecx
	cmpl	$1, %ecx
	je	.L545
	vmovupd	(%rdi,%r8,8), %xmm2
	vdivpd	(%rsi,%r8,8), %xmm2, %xmm0
	vroundpd	$1, %xmm0, %xmm0
	vmovupd	%xmm0, (%rdx,%r8,8)
	testb	$1, %cl
	je	.L556
	andl	$-2, %ecx
	addl	%ecx, %eax
.L545:
	cltq
	vmovsd	(%rdi,%rax,8), %xmm0
	vdivsd	(%rsi,%rax,8), %xmm0, %xmm0
	vroundsd	$9, %xmm0, %xmm0, %xmm0
	vmovsd	%xmm0, (%rdx,%rax,8)
.L556:
	ret
	.p2align 4,,10
	.p2align 3
.L557:
	vzeroupper
	ret
.L547:
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	jmp	.L542
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
	jle	.L571
	leal	-1(%rcx), %eax
	cmpl	$6, %eax
	jbe	.L565
	movl	%ecx, %r8d
	xorl	%eax, %eax
	shrl	$3, %r8d
	salq	$5, %r8
	.p2align 4,,10
	.p2align 3
.L561:
	vmovups	(%rdi,%rax), %ymm1
	vdivps	(%rsi,%rax), %ymm1, %ymm0
	vroundps	$3, %ymm0, %ymm0
	vmovups	%ymm0, (%rdx,%rax)
	addq	$32, %rax
	cmpq	%rax, %r8
	jne	.L561
	movl	%ecx, %r8d
	andl	$-8, %r8d
	movl	%r8d, %eax
	cmpl	%r8d, %ecx
	je	.L572
	vzeroupper
.L560:
	movl	%ecx, %r9d
	subl	%eax, %r9d
	leal	-1(%r9), %r10d
	cmpl	$2, %r10d
	jbe	.L563
	vmovups	(%rdi,%rax,4), %xmm2
	vdivps	(%rsi,%rax,4), %xmm2, %xmm0
	vroundps	$3, %xmm0, %xmm0
	vmovups	%xmm0, (%rdx,%rax,4)
	movl	%r9d, %eax
	andl	$-4, %eax
	addl	%eax, %r8d
	andl	$3, %r9d
	je	.L571
.L563:
	movslq	%r8d, %r9
	vmovss	(%rdi,%r9,4), %xmm0
	leaq	0(,%r9,4), %rax
	vdivss	(%rsi,%r9,4), %xmm0, %xmm0
	vroundss	$11, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, (%rdx,%r9,4)
	leal	1(%r8), %r9d
	cmpl	%r9d, %ecx
	jle	.L571
	addl	$2, %r8d
	vmovss	4(%rdi,%rax), %xmm0
	vdivss	4(%rsi,%rax), %xmm0, %xmm0
	vroundss	$11, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 4(%rdx,%rax)
	cmpl	%r8d, %ecx
	jle	.L571
	vmovss	8(%rdi,%rax), %xmm0
	vdivss	8(%rsi,%rax), %xmm0, %xmm0
	vroundss	$11, %xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 8(%rdx,%rax)
.L571:
	ret
	.p2align 4,,10
	.p2align 3
.L572:
	vzeroupper
	ret
.L565:
	xorl	%eax, %eax
	xorl	%r8d, %r8d
	jmp	.L560
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
	jle	.L589
	leal	-1(%rcx), %eax
	cmpl	$2, %eax
	jbe	.L580
	movl	%ecx, %r8d
	xorl	%eax, %eax
	shrl	$2, %r8d
	salq	$5, %r8
	.p2align 4,,10
	.p2align 3
.L576:
	vmovupd	(%rdi,%rax), %ymm1
	vdivpd	(%rsi,%rax), %ymm1, %ymm0
	vroundpd	$3, %ymm0, %ymm0
	vmovupd	%ymm0, (%rdx,%rax)
	addq	$32, %rax
	cmpq	%rax, %r8
	jne	.L576
	movl	%ecx, %eax
	andl	$-4, %eax
	movl	%eax, %r8d
	cmpl	%eax, %ecx
	je	.L590
	vzeroupper
.L575:
	subl	%r8d, %ecx
	cmpl	$1, %ecx
	je	.L578
	vmovupd	(%rdi,%r8,8), %xmm2
	vdivpd	(%rsi,%r8,8), %xmm2, %xmm0
	vroundpd	$3, %xmm0, %xmm0
	vmovupd	%xmm0, (%rdx,%r8,8)
	testb	$1, %cl
	je	.L589
	andl	$-2, %ecx
	addl	%ecx, %eax
.L578:
	cltq
	vmovsd	(%rdi,%rax,8), %xmm0
	vdivsd	(%rsi,%rax,8), %xmm0, %xmm0
	vroundsd	$11, %xmm0, %xmm0, %xmm0
	vmovsd	%xmm0, (%rdx,%rax,8)
.L589:
	ret
	.p2align 4,,10
	.p2align 3
.L590:
	vzeroupper
	ret
.L580:
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	jmp	.L575
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
	jle	.L638
	pushq	%r13
	.cfi_def_cfa_offset 16
	.cfi_offset 13, -16
	xorl	%r8d, %r8d
	vxorps	%xmm2, %xmm2, %xmm2
	movl	$1, %r13d
	pushq	%r12
	.cfi_def_cfa_offset 24
	.cfi_offset 12, -24
	movq	%rdi, %r12
	pushq	%rbp
	.cfi_def_cfa_offset 32
	.cfi_offset 6, -32
	movq	%rsi, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 40
	.cfi_offset 3, -40
	movq	%rdx, %rbx
	.p2align 4,,10
	.p2align 3
.L606:
	vmovss	0(%rbp,%r8), %xmm1
	vmovss	(%r12,%r8), %xmm0
	vmovd	%xmm1, %edx
	vmovd	%xmm0, %r10d
	movl	%edx, %edi
	movl	%r10d, %eax
	andl	$2147483647, %edi
	andl	$2147483647, %eax
	leal	-1(%rdi), %ecx
	cmpl	$2139095039, %ecx
	ja	.L615
	cmpl	$2139095039, %eax
	ja	.L615
	cmpl	%edi, %eax
	jb	.L597
	movl	%edi, %r9d
	movl	%eax, %ecx
	shrl	$23, %r9d
	shrl	$23, %ecx
	je	.L599
	movl	%r10d, %eax
	andl	$8388607, %eax
	orl	$8388608, %eax
	testl	%r9d, %r9d
	jne	.L608
	xorl	%edx, %edx
	leal	-1(%rcx), %esi
	divl	%edi
	movl	%edx, %edx
	movq	%rdx, %rax
	cmpl	$1, %ecx
	je	.L612
	testq	%rdx, %rdx
	je	.L612
	movl	$1, %r9d
	.p2align 4,,10
	.p2align 3
.L602:
	movl	$40, %ecx
	movq	%rdx, %rax
	cmpl	%ecx, %esi
	cmovbe	%esi, %ecx
	xorl	%edx, %edx
	salq	%cl, %rax
	divq	%rdi
	subl	%ecx, %esi
	je	.L601
.L641:
	testq	%rdx, %rdx
	jne	.L602
.L601:
	vcvtsi2ssq	%rdx, %xmm2, %xmm0
	cmpl	$23, %r9d
	jbe	.L604
	subl	$23, %r9d
	sall	$23, %r9d
.L605:
	vmovd	%r9d, %xmm3
	movl	%r10d, %eax
	vmulss	%xmm3, %xmm0, %xmm0
	andl	$-2147483648, %eax
	vmovd	%xmm0, %esi
	orl	%eax, %esi
	vmovd	%esi, %xmm0
.L597:
	vmovss	%xmm0, (%rbx,%r8)
	addq	$4, %r8
	cmpq	%r11, %r8
	jne	.L606
	popq	%rbx
	.cfi_remember_state
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
.L615:
	.cfi_restore_state
	vucomiss	%xmm0, %xmm0
	jnp	.L633
	vaddss	%xmm0, %xmm0, %xmm0
	jmp	.L597
	.p2align 4,,10
	.p2align 3
.L633:
	vucomiss	%xmm1, %xmm1
	vmovss	.LC227(%rip), %xmm0
	jnp	.L597
	vaddss	%xmm1, %xmm1, %xmm0
	jmp	.L597
	.p2align 4,,10
	.p2align 3
.L599:
	testl	%r9d, %r9d
	jne	.L608
	xorl	%edx, %edx
	movl	$1, %r9d
	divl	%edi
	movl	%edx, %edx
	vcvtsi2ssq	%rdx, %xmm2, %xmm0
.L604:
	leal	-1(%r9), %ecx
	movl	%r13d, %r9d
	sall	%cl, %r9d
	jmp	.L605
	.p2align 4,,10
	.p2align 3
.L608:
	andl	$8388607, %edx
	movl	$1, %esi
	movl	%edx, %edi
	orl	$8388608, %edi
	testl	%ecx, %ecx
	cmovne	%ecx, %esi
	xorl	%edx, %edx
	divl	%edi
	movl	%edx, %edx
	subl	%r9d, %esi
	jne	.L641
	jmp	.L601
	.p2align 4,,10
	.p2align 3
.L638:
	.cfi_def_cfa_offset 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	ret
.L612:
	.cfi_def_cfa_offset 40
	.cfi_offset 3, -40
	.cfi_offset 6, -32
	.cfi_offset 12, -24
	.cfi_offset 13, -16
	vcvtsi2ssq	%rax, %xmm2, %xmm0
	movl	$1, %r9d
	jmp	.L604
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
	jle	.L682
	movslq	%ecx, %rcx
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%r8d, %r8d
	movabsq	$9223372036854775807, %r11
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	movq	%rdx, %r14
	movabsq	$-9223372036854775808, %r15
	pushq	%r13
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	movq	%rsi, %r13
	pushq	%r12
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
	movq	%rdi, %r12
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	movabsq	$9218868437227405311, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	leaq	0(,%rcx,8), %rbx
	.p2align 4,,10
	.p2align 3
.L657:
	vmovsd	0(%r13,%r8), %xmm1
	vmovsd	(%r12,%r8), %xmm0
	vmovq	%xmm1, %rdx
	vmovq	%xmm0, %r9
	movq	%rdx, %rdi
	movq	%r9, %rax
	andq	%r11, %rdi
	andq	%r11, %rax
	leaq	-1(%rdi), %rcx
	cmpq	%rcx, %rbp
	jb	.L662
	cmpq	%rax, %rbp
	jb	.L662
	cmpq	%rdi, %rax
	jb	.L648
	movq	%rdi, %r10
	movq	%rax, %rsi
	shrq	$52, %r10
	shrq	$52, %rsi
	je	.L650
	movabsq	$4503599627370495, %rax
	movabsq	$4503599627370496, %rcx
	andq	%r9, %rax
	orq	%rcx, %rax
	testq	%r10, %r10
	jne	.L658
	movl	$1, %r10d
.L651:
	testq	%rsi, %rsi
	movl	$1, %edx
	cmove	%rdx, %rsi
	xorl	%edx, %edx
	divq	%rdi
	subq	%r10, %rsi
	jne	.L685
	jmp	.L652
	.p2align 4,,10
	.p2align 3
.L686:
	movl	$11, %ecx
	movq	%rdx, %rax
	cmpq	%rcx, %rsi
	cmovbe	%rsi, %rcx
	xorl	%edx, %edx
	salq	%cl, %rax
	divq	%rdi
	subq	%rcx, %rsi
	je	.L652
.L685:
	testq	%rdx, %rdx
	jne	.L686
.L652:
	vcvtsi2sdq	%rdx, %xmm2, %xmm0
	cmpq	$52, %r10
	jbe	.L655
	subq	$52, %r10
	salq	$52, %r10
.L656:
	vmovq	%r10, %xmm4
	movq	%r9, %rax
	vmulsd	%xmm4, %xmm0, %xmm3
	andq	%r15, %rax
	vmovq	%xmm3, %r10
	orq	%r10, %rax
	vmovq	%rax, %xmm0
.L648:
	vmovsd	%xmm0, (%r14,%r8)
	addq	$8, %r8
	cmpq	%rbx, %r8
	jne	.L657
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
.L662:
	.cfi_restore_state
	vucomisd	%xmm0, %xmm0
	jnp	.L676
	vaddsd	%xmm0, %xmm0, %xmm0
	jmp	.L648
	.p2align 4,,10
	.p2align 3
.L676:
	vucomisd	%xmm1, %xmm1
	vmovsd	.LC181(%rip), %xmm0
	jnp	.L648
	vaddsd	%xmm1, %xmm1, %xmm0
	jmp	.L648
	.p2align 4,,10
	.p2align 3
.L650:
	testq	%r10, %r10
	jne	.L658
	xorl	%edx, %edx
	movl	$1, %r10d
	divq	%rdi
	vcvtsi2sdq	%rdx, %xmm2, %xmm0
.L655:
	leal	-1(%r10), %ecx
	movl	$1, %r10d
	salq	%cl, %r10
	jmp	.L656
	.p2align 4,,10
	.p2align 3
.L658:
	movabsq	$4503599627370495, %rdi
	andq	%rdi, %rdx
	addq	$1, %rdi
	orq	%rdx, %rdi
	jmp	.L651
.L682:
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
	jle	.L738
	pushq	%r13
	.cfi_def_cfa_offset 16
	.cfi_offset 13, -16
	xorl	%r8d, %r8d
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
	pushq	%r12
	.cfi_def_cfa_offset 24
	.cfi_offset 12, -24
	movl	$1, %r13d
	movq	%rdi, %r12
	pushq	%rbp
	.cfi_def_cfa_offset 32
	.cfi_offset 6, -32
	movq	%rsi, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 40
	.cfi_offset 3, -40
	movq	%rdx, %rbx
	.p2align 4,,10
	.p2align 3
.L705:
	vmovss	0(%rbp,%r8), %xmm1
	vmovss	(%r12,%r8), %xmm0
	vmovd	%xmm1, %edx
	vmovd	%xmm0, %r10d
	movl	%edx, %edi
	movl	%r10d, %eax
	andl	$2147483647, %edi
	andl	$2147483647, %eax
	leal	-1(%rdi), %ecx
	cmpl	$2139095039, %ecx
	ja	.L714
	cmpl	$2139095039, %eax
	ja	.L714
	cmpl	%edi, %eax
	jb	.L693
	movl	%edi, %r9d
	movl	%eax, %ecx
	shrl	$23, %r9d
	shrl	$23, %ecx
	je	.L696
	movl	%r10d, %eax
	andl	$8388607, %eax
	orl	$8388608, %eax
	testl	%r9d, %r9d
	jne	.L707
	xorl	%edx, %edx
	leal	-1(%rcx), %esi
	divl	%edi
	movl	%edx, %edx
	movq	%rdx, %rax
	cmpl	$1, %ecx
	je	.L711
	testq	%rdx, %rdx
	je	.L711
	movl	$1, %r9d
	jmp	.L699
	.p2align 4,,10
	.p2align 3
.L741:
	testq	%rdx, %rdx
	je	.L698
.L699:
	movl	$40, %ecx
	movq	%rdx, %rax
	cmpl	%ecx, %esi
	cmovbe	%esi, %ecx
	xorl	%edx, %edx
	salq	%cl, %rax
	divq	%rdi
	subl	%ecx, %esi
	jne	.L741
.L698:
	vcvtsi2ssq	%rdx, %xmm3, %xmm0
	cmpl	$23, %r9d
	jbe	.L701
	subl	$23, %r9d
	sall	$23, %r9d
.L702:
	vmovd	%r9d, %xmm4
	movl	%r10d, %eax
	vmulss	%xmm4, %xmm0, %xmm0
	andl	$-2147483648, %eax
	vmovd	%xmm0, %esi
	orl	%eax, %esi
	vmovd	%esi, %xmm0
.L693:
	vucomiss	%xmm2, %xmm0
	jp	.L717
	jne	.L717
.L703:
	vmovss	%xmm0, (%rbx,%r8)
	addq	$4, %r8
	cmpq	%r11, %r8
	jne	.L705
	popq	%rbx
	.cfi_remember_state
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
.L714:
	.cfi_restore_state
	vucomiss	%xmm0, %xmm0
	jnp	.L733
	vaddss	%xmm0, %xmm0, %xmm0
	jmp	.L693
	.p2align 4,,10
	.p2align 3
.L717:
	vcomiss	%xmm0, %xmm2
	seta	%al
.L694:
	vcomiss	%xmm1, %xmm2
	seta	%dl
	cmpb	%al, %dl
	je	.L703
	vaddss	%xmm1, %xmm0, %xmm0
	jmp	.L703
	.p2align 4,,10
	.p2align 3
.L733:
	vucomiss	%xmm1, %xmm1
	jnp	.L734
	vaddss	%xmm1, %xmm1, %xmm0
	jmp	.L693
	.p2align 4,,10
	.p2align 3
.L696:
	testl	%r9d, %r9d
	jne	.L707
	xorl	%edx, %edx
	movl	$1, %r9d
	divl	%edi
	movl	%edx, %edx
	vcvtsi2ssq	%rdx, %xmm3, %xmm0
.L701:
	leal	-1(%r9), %ecx
	movl	%r13d, %r9d
	sall	%cl, %r9d
	jmp	.L702
	.p2align 4,,10
	.p2align 3
.L707:
	andl	$8388607, %edx
	movl	$1, %esi
	movl	%edx, %edi
	orl	$8388608, %edi
	testl	%ecx, %ecx
	cmovne	%ecx, %esi
	xorl	%edx, %edx
	divl	%edi
	movl	%edx, %edx
	subl	%r9d, %esi
	jne	.L741
	jmp	.L698
	.p2align 4,,10
	.p2align 3
.L734:
	vmovss	.LC227(%rip), %xmm0
	xorl	%eax, %eax
	jmp	.L694
.L738:
	.cfi_def_cfa_offset 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	ret
.L711:
	.cfi_def_cfa_offset 40
	.cfi_offset 3, -40
	.cfi_offset 6, -32
	.cfi_offset 12, -24
	.cfi_offset 13, -16
	vcvtsi2ssq	%rax, %xmm3, %xmm0
	movl	$1, %r9d
	jmp	.L701
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
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	movslq	%ecx, %rbx
	salq	$3, %rbx
	testl	%ecx, %ecx
	jle	.L786
	movq	%rdi, %rbp
	movq	%rsi, %r13
	movq	%rdx, %r14
	xorl	%r15d, %r15d
	vxorps	%xmm3, %xmm3, %xmm3
	vxorpd	%xmm2, %xmm2, %xmm2
	movabsq	$9223372036854775807, %r10
	movabsq	$9218868437227405311, %r11
	movabsq	$-9223372036854775808, %r12
	.p2align 4,,10
	.p2align 3
.L760:
	vmovsd	0(%r13,%r15), %xmm1
	vmovsd	0(%rbp,%r15), %xmm0
	vmovq	%xmm1, %rdx
	vmovq	%xmm0, %r8
	movq	%rdx, %rdi
	movq	%r8, %rax
	andq	%r10, %rdi
	andq	%r10, %rax
	leaq	-1(%rdi), %rcx
	cmpq	%rcx, %r11
	jb	.L766
	cmpq	%rax, %r11
	jb	.L766
	cmpq	%rdi, %rax
	jb	.L748
	movq	%rdi, %r9
	movq	%rax, %rsi
	shrq	$52, %r9
	shrq	$52, %rsi
	je	.L751
	movabsq	$4503599627370495, %rax
	movabsq	$4503599627370496, %rcx
	andq	%r8, %rax
	orq	%rcx, %rax
	testq	%r9, %r9
	jne	.L762
	movl	$1, %r9d
.L752:
	testq	%rsi, %rsi
	movl	$1, %edx
	cmove	%rdx, %rsi
	xorl	%edx, %edx
	divq	%rdi
	subq	%r9, %rsi
	jne	.L788
	jmp	.L753
	.p2align 4,,10
	.p2align 3
.L789:
	movl	$11, %ecx
	movq	%rdx, %rax
	cmpq	%rcx, %rsi
	cmovbe	%rsi, %rcx
	xorl	%edx, %edx
	salq	%cl, %rax
	divq	%rdi
	subq	%rcx, %rsi
	je	.L753
.L788:
	testq	%rdx, %rdx
	jne	.L789
.L753:
	vcvtsi2sdq	%rdx, %xmm3, %xmm0
	cmpq	$52, %r9
	jbe	.L756
	subq	$52, %r9
	salq	$52, %r9
.L757:
	vmovq	%r9, %xmm5
	movq	%r8, %rax
	vmulsd	%xmm5, %xmm0, %xmm4
	andq	%r12, %rax
	vmovq	%xmm4, %r9
	orq	%r9, %rax
	vmovq	%rax, %xmm0
.L748:
	vucomisd	%xmm2, %xmm0
	jp	.L769
	jne	.L769
.L758:
	vmovsd	%xmm0, (%r14,%r15)
	addq	$8, %r15
	cmpq	%rbx, %r15
	jne	.L760
.L786:
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
.L766:
	.cfi_restore_state
	vucomisd	%xmm0, %xmm0
	jnp	.L782
	vaddsd	%xmm0, %xmm0, %xmm0
	jmp	.L748
	.p2align 4,,10
	.p2align 3
.L769:
	vcomisd	%xmm0, %xmm2
	seta	%al
.L749:
	vcomisd	%xmm1, %xmm2
	seta	%dl
	cmpb	%al, %dl
	je	.L758
	vaddsd	%xmm1, %xmm0, %xmm0
	jmp	.L758
	.p2align 4,,10
	.p2align 3
.L782:
	vucomisd	%xmm1, %xmm1
	jnp	.L783
	vaddsd	%xmm1, %xmm1, %xmm0
	jmp	.L748
	.p2align 4,,10
	.p2align 3
.L751:
	testq	%r9, %r9
	je	.L790
.L762:
	movabsq	$4503599627370495, %rdi
	andq	%rdi, %rdx
	addq	$1, %rdi
	orq	%rdx, %rdi
	jmp	.L752
	.p2align 4,,10
	.p2align 3
.L790:
	xorl	%edx, %edx
	movl	$1, %r9d
	divq	%rdi
	vcvtsi2sdq	%rdx, %xmm3, %xmm0
.L756:
	leal	-1(%r9), %ecx
	movl	$1, %r9d
	salq	%cl, %r9
	jmp	.L757
	.p2align 4,,10
	.p2align 3
.L783:
	vmovsd	.LC181(%rip), %xmm0
	xorl	%eax, %eax
	jmp	.L749
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
	jle	.L804
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L798
	vbroadcastss	.LC230(%rip), %ymm6
	movl	%edx, %esi
	xorl	%eax, %eax
	vbroadcastss	.LC232(%rip), %ymm5
	vbroadcastss	.LC234(%rip), %ymm4
	shrl	$3, %esi
	vbroadcastss	.LC236(%rip), %ymm3
	vbroadcastss	.LC238(%rip), %ymm2
	salq	$5, %rsi
	.p2align 4,,10
	.p2align 3
.L794:
	vmovups	(%rdi,%rax), %ymm0
	vmovaps	%ymm0, %ymm1
	vfmadd132ps	%ymm6, %ymm5, %ymm1
	vfmadd132ps	%ymm0, %ymm4, %ymm1
	vfmadd132ps	%ymm0, %ymm3, %ymm1
	vfmadd132ps	%ymm1, %ymm2, %ymm0
	vmovups	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L794
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L805
	vzeroupper
.L793:
	movl	%edx, %r8d
	subl	%esi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L796
	vbroadcastss	.LC232(%rip), %xmm2
	vmovups	(%rdi,%rsi,4), %xmm1
	vbroadcastss	.LC230(%rip), %xmm0
	vfmadd132ps	%xmm1, %xmm2, %xmm0
	vbroadcastss	.LC234(%rip), %xmm2
	vfmadd132ps	%xmm1, %xmm2, %xmm0
	vbroadcastss	.LC236(%rip), %xmm2
	vfmadd132ps	%xmm1, %xmm2, %xmm0
	vbroadcastss	.LC238(%rip), %xmm2
	vfmadd132ps	%xmm0, %xmm2, %xmm1
	vmovups	%xmm1, (%rcx,%rsi,4)
	movl	%r8d, %esi
	andl	$-4, %esi
	addl	%esi, %eax
	andl	$3, %r8d
	je	.L804
.L796:
	movslq	%eax, %r8
	vmovss	.LC230(%rip), %xmm0
	vmovss	.LC232(%rip), %xmm6
	vmovss	(%rdi,%r8,4), %xmm1
	vmovss	.LC234(%rip), %xmm5
	leaq	0(,%r8,4), %rsi
	vmovss	.LC236(%rip), %xmm4
	vmovss	.LC238(%rip), %xmm3
	vmovaps	%xmm1, %xmm2
	vfmadd132ss	%xmm0, %xmm6, %xmm2
	vfmadd132ss	%xmm1, %xmm5, %xmm2
	vfmadd132ss	%xmm1, %xmm4, %xmm2
	vfmadd132ss	%xmm2, %xmm3, %xmm1
	vmovss	%xmm1, (%rcx,%r8,4)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L804
	vmovss	4(%rdi,%rsi), %xmm1
	addl	$2, %eax
	vmovaps	%xmm1, %xmm2
	vfmadd132ss	%xmm0, %xmm6, %xmm2
	vfmadd132ss	%xmm1, %xmm5, %xmm2
	vfmadd132ss	%xmm1, %xmm4, %xmm2
	vfmadd132ss	%xmm2, %xmm3, %xmm1
	vmovss	%xmm1, 4(%rcx,%rsi)
	cmpl	%eax, %edx
	jle	.L804
	vmovss	8(%rdi,%rsi), %xmm1
	vfmadd132ss	%xmm1, %xmm6, %xmm0
	vfmadd132ss	%xmm1, %xmm5, %xmm0
	vfmadd132ss	%xmm1, %xmm4, %xmm0
	vfmadd132ss	%xmm0, %xmm3, %xmm1
	vmovss	%xmm1, 8(%rcx,%rsi)
.L804:
	ret
	.p2align 4,,10
	.p2align 3
.L805:
	vzeroupper
	ret
.L798:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L793
	.cfi_endproc
.LFE192:
	.size	v_etch__exp_tail_f32, .-v_etch__exp_tail_f32
	.p2align 4
	.globl	v_etch__exp_tail_f64
	.type	v_etch__exp_tail_f64, @function
v_etch__exp_tail_f64:
.LFB193:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L822
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L813
	vbroadcastsd	.LC10(%rip), %ymm12
	movl	%edx, %esi
	xorl	%eax, %eax
	vbroadcastsd	.LC11(%rip), %ymm11
	vbroadcastsd	.LC12(%rip), %ymm10
	shrl	$2, %esi
	vbroadcastsd	.LC13(%rip), %ymm9
	vbroadcastsd	.LC14(%rip), %ymm8
	salq	$5, %rsi
	vbroadcastsd	.LC15(%rip), %ymm7
	vbroadcastsd	.LC16(%rip), %ymm6
	vbroadcastsd	.LC17(%rip), %ymm5
	vbroadcastsd	.LC18(%rip), %ymm4
	vbroadcastsd	.LC19(%rip), %ymm3
	vbroadcastsd	.LC4(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L809:
	vmovupd	(%rdi,%rax), %ymm1
	vmovapd	%ymm1, %ymm0
	vfmadd132pd	%ymm12, %ymm11, %ymm0
	vfmadd132pd	%ymm1, %ymm10, %ymm0
	vfmadd132pd	%ymm1, %ymm9, %ymm0
	vfmadd132pd	%ymm1, %ymm8, %ymm0
	vfmadd132pd	%ymm1, %ymm7, %ymm0
	vfmadd132pd	%ymm1, %ymm6, %ymm0
	vfmadd132pd	%ymm1, %ymm5, %ymm0
	vfmadd132pd	%ymm1, %ymm4, %ymm0
	vfmadd132pd	%ymm1, %ymm3, %ymm0
	vfmadd132pd	%ymm0, %ymm2, %ymm1
	vmovupd	%ymm1, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L809
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%edx, %eax
	je	.L823
	vzeroupper
.L808:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L811
	vmovupd	(%rdi,%rsi,8), %xmm1
	vmovddup	.LC11(%rip), %xmm2
	vmovddup	.LC10(%rip), %xmm0
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC12(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC13(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC14(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC15(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC16(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC17(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC18(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC19(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC4(%rip), %xmm2
	vfmadd132pd	%xmm0, %xmm2, %xmm1
	vmovupd	%xmm1, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L822
	andl	$-2, %edx
	addl	%edx, %eax
.L811:
	cltq
	vmovsd	.LC10(%rip), %xmm0
	vmovsd	(%rdi,%rax,8), %xmm1
	vfmadd213sd	.LC11(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC12(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC13(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC14(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC15(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC16(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC17(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC18(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC19(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC4(%rip), %xmm0, %xmm1
	vmovsd	%xmm1, (%rcx,%rax,8)
.L822:
	ret
	.p2align 4,,10
	.p2align 3
.L823:
	vzeroupper
	ret
.L813:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L808
	.cfi_endproc
.LFE193:
	.size	v_etch__exp_tail_f64, .-v_etch__exp_tail_f64
	.p2align 4
	.globl	v_etch__exp_f32
	.type	v_etch__exp_f32, @function
v_etch__exp_f32:
.LFB194:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L854
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rsi, %rcx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	cmpl	$6, %eax
	jbe	.L839
	movl	$-1262485250, %r8d
	movl	%edx, %esi
	xorl	%eax, %eax
	vbroadcastss	.LC266(%rip), %ymm3
	vbroadcastss	.LC267(%rip), %ymm2
	vmovd	%r8d, %xmm1
	shrl	$3, %esi
	vbroadcastss	.LC271(%rip), %ymm13
	vpbroadcastd	%xmm1, %ymm1
	salq	$5, %rsi
	vbroadcastss	.LC273(%rip), %ymm12
	vbroadcastss	.LC275(%rip), %ymm11
	vbroadcastss	.LC277(%rip), %ymm10
	vmovdqa	%ymm1, -32(%rsp)
	vbroadcastss	.LC279(%rip), %ymm9
	vbroadcastss	.LC230(%rip), %ymm8
	vbroadcastss	.LC232(%rip), %ymm7
	vbroadcastss	.LC234(%rip), %ymm6
	vbroadcastss	.LC236(%rip), %ymm5
	vbroadcastss	.LC281(%rip), %ymm4
	.p2align 4,,10
	.p2align 3
.L827:
	vmovups	(%rdi,%rax), %ymm1
	vcmpnltps	%ymm1, %ymm3, %ymm15
	vcmpltps	%ymm2, %ymm1, %ymm0
	vcmpnltps	%ymm2, %ymm1, %ymm14
	vpand	%ymm15, %ymm0, %ymm0
	vpand	%ymm15, %ymm14, %ymm14
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vblendvps	%ymm14, %ymm1, %ymm0, %ymm0
	vcmpltps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm0, %ymm0
	vmovaps	%ymm0, %ymm1
	vfmadd132ps	%ymm13, %ymm12, %ymm1
	vaddps	%ymm11, %ymm1, %ymm14
	vpaddd	-32(%rsp), %ymm1, %ymm1
	vfmadd231ps	%ymm10, %ymm14, %ymm0
	vfmadd132ps	%ymm9, %ymm0, %ymm14
	vmovaps	%ymm14, %ymm0
	vfmadd132ps	%ymm8, %ymm7, %ymm0
	vfmadd132ps	%ymm14, %ymm6, %ymm0
	vfmadd132ps	%ymm14, %ymm5, %ymm0
	vfmadd213ps	.LC237(%rip), %ymm14, %ymm0
	vfmadd132ps	%ymm14, %ymm4, %ymm0
	vfmadd132ps	%ymm14, %ymm4, %ymm0
	vpsrld	$1, %ymm1, %ymm14
	vpslld	$23, %ymm14, %ymm15
	vpsubd	%ymm14, %ymm1, %ymm1
	vpslld	$23, %ymm1, %ymm1
	vmulps	%ymm15, %ymm0, %ymm0
	vmulps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L827
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L857
	vzeroupper
.L826:
	movl	%edx, %r8d
	subl	%esi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L829
	vmovups	(%rdi,%rsi,4), %xmm2
	movl	$-1262485250, %r11d
	vbroadcastss	.LC266(%rip), %xmm3
	vbroadcastss	.LC267(%rip), %xmm0
	vcmpnltps	%xmm2, %xmm3, %xmm5
	vcmpltps	%xmm0, %xmm2, %xmm1
	vcmpnltps	%xmm0, %xmm2, %xmm4
	vpand	%xmm5, %xmm1, %xmm1
	vpand	%xmm5, %xmm4, %xmm4
	vblendvps	%xmm1, %xmm0, %xmm2, %xmm1
	vbroadcastss	.LC273(%rip), %xmm0
	vblendvps	%xmm4, %xmm2, %xmm1, %xmm1
	vcmpltps	%xmm2, %xmm3, %xmm2
	vblendvps	%xmm2, %xmm3, %xmm1, %xmm1
	vbroadcastss	.LC271(%rip), %xmm2
	vbroadcastss	.LC277(%rip), %xmm3
	vfmadd132ps	%xmm1, %xmm0, %xmm2
	vbroadcastss	.LC275(%rip), %xmm0
	vaddps	%xmm0, %xmm2, %xmm0
	vfmadd231ps	%xmm3, %xmm0, %xmm1
	vbroadcastss	.LC279(%rip), %xmm3
	vfmadd132ps	%xmm3, %xmm1, %xmm0
	vbroadcastss	.LC232(%rip), %xmm3
	vbroadcastss	.LC230(%rip), %xmm1
	vfmadd132ps	%xmm0, %xmm3, %xmm1
	vbroadcastss	.LC234(%rip), %xmm3
	vfmadd132ps	%xmm0, %xmm3, %xmm1
	vbroadcastss	.LC236(%rip), %xmm3
	vfmadd132ps	%xmm0, %xmm3, %xmm1
	vbroadcastss	.LC238(%rip), %xmm3
	vfmadd132ps	%xmm0, %xmm3, %xmm1
	vbroadcastss	.LC281(%rip), %xmm3
	vfmadd132ps	%xmm0, %xmm3, %xmm1
	vfmadd132ps	%xmm1, %xmm3, %xmm0
	vmovd	%r11d, %xmm1
	vpshufd	$0, %xmm1, %xmm1
	vpaddd	%xmm1, %xmm2, %xmm1
	vpsrld	$1, %xmm1, %xmm2
	vpslld	$23, %xmm2, %xmm3
	vpsubd	%xmm2, %xmm1, %xmm1
	vmulps	%xmm3, %xmm0, %xmm0
	vpslld	$23, %xmm1, %xmm1
	vmulps	%xmm1, %xmm0, %xmm0
	vmovups	%xmm0, (%rcx,%rsi,4)
	movl	%r8d, %esi
	andl	$-4, %esi
	addl	%esi, %eax
	andl	$3, %r8d
	je	.L852
.L829:
	movslq	%eax, %r8
	vmovss	(%rdi,%r8,4), %xmm1
	vcomiss	.LC266(%rip), %xmm1
	leaq	0(,%r8,4), %rsi
	leaq	(%rcx,%rsi), %r9
	ja	.L840
	vmovss	.LC267(%rip), %xmm0
	vmaxss	%xmm1, %xmm0, %xmm1
.L831:
	vmovss	.LC273(%rip), %xmm0
	vmovss	.LC271(%rip), %xmm3
	vmovaps	%xmm1, %xmm12
	vmovss	.LC277(%rip), %xmm6
	vmovss	.LC279(%rip), %xmm7
	vfmadd132ss	%xmm3, %xmm0, %xmm12
	vmovss	.LC230(%rip), %xmm2
	vmovss	.LC232(%rip), %xmm4
	vmovss	.LC234(%rip), %xmm5
	vmovss	.LC236(%rip), %xmm8
	vmovss	.LC238(%rip), %xmm9
	vmovss	.LC281(%rip), %xmm10
	vsubss	%xmm0, %xmm12, %xmm11
	vmovd	%xmm12, %r11d
	leal	-1262485250(%r11), %r8d
	movl	%r8d, %r10d
	vfmadd231ss	%xmm6, %xmm11, %xmm1
	shrl	%r10d
	subl	%r10d, %r8d
	sall	$23, %r10d
	vmovd	%r10d, %xmm13
	sall	$23, %r8d
	vfmadd132ss	%xmm7, %xmm1, %xmm11
	vmovaps	%xmm11, %xmm1
	vfmadd132ss	%xmm2, %xmm4, %xmm1
	vfmadd132ss	%xmm11, %xmm5, %xmm1
	vfmadd132ss	%xmm11, %xmm8, %xmm1
	vfmadd132ss	%xmm11, %xmm9, %xmm1
	vfmadd132ss	%xmm11, %xmm10, %xmm1
	vfmadd132ss	%xmm11, %xmm10, %xmm1
	vmulss	%xmm13, %xmm1, %xmm1
	vmovd	%r8d, %xmm13
	leal	1(%rax), %r8d
	vmulss	%xmm13, %xmm1, %xmm1
	vmovss	%xmm1, (%r9)
	cmpl	%r8d, %edx
	jle	.L852
	vmovss	4(%rdi,%rsi), %xmm1
	vcomiss	.LC266(%rip), %xmm1
	leaq	4(%rcx,%rsi), %r9
	ja	.L841
	vmovss	.LC267(%rip), %xmm11
	vmaxss	%xmm1, %xmm11, %xmm1
.L833:
	vmovaps	%xmm1, %xmm12
	addl	$2, %eax
	vfmadd132ss	%xmm3, %xmm0, %xmm12
	vsubss	%xmm0, %xmm12, %xmm11
	vmovd	%xmm12, %r11d
	leal	-1262485250(%r11), %r8d
	movl	%r8d, %r10d
	vfmadd231ss	%xmm6, %xmm11, %xmm1
	shrl	%r10d
	subl	%r10d, %r8d
	sall	$23, %r10d
	vmovd	%r10d, %xmm13
	sall	$23, %r8d
	vfmadd132ss	%xmm7, %xmm1, %xmm11
	vmovaps	%xmm11, %xmm1
	vfmadd132ss	%xmm2, %xmm4, %xmm1
	vfmadd132ss	%xmm11, %xmm5, %xmm1
	vfmadd132ss	%xmm11, %xmm8, %xmm1
	vfmadd132ss	%xmm11, %xmm9, %xmm1
	vfmadd132ss	%xmm11, %xmm10, %xmm1
	vfmadd132ss	%xmm11, %xmm10, %xmm1
	vmulss	%xmm13, %xmm1, %xmm1
	vmovd	%r8d, %xmm13
	vmulss	%xmm13, %xmm1, %xmm1
	vmovss	%xmm1, (%r9)
	cmpl	%eax, %edx
	jle	.L852
	vmovss	8(%rdi,%rsi), %xmm1
	vcomiss	.LC266(%rip), %xmm1
	leaq	8(%rcx,%rsi), %rcx
	jbe	.L850
	vmovss	.LC266(%rip), %xmm1
.L837:
	vfmadd132ss	%xmm1, %xmm0, %xmm3
	vsubss	%xmm0, %xmm3, %xmm0
	vmovd	%xmm3, %eax
	subl	$1262485250, %eax
	movl	%eax, %edx
	vfmadd231ss	%xmm6, %xmm0, %xmm1
	shrl	%edx
	movl	%edx, %esi
	subl	%edx, %eax
	sall	$23, %esi
	sall	$23, %eax
	vmovd	%esi, %xmm6
	vfmadd132ss	%xmm7, %xmm1, %xmm0
	vmovd	%eax, %xmm7
	vfmadd132ss	%xmm0, %xmm4, %xmm2
	vmovaps	%xmm2, %xmm1
	vfmadd132ss	%xmm0, %xmm5, %xmm1
	vfmadd132ss	%xmm0, %xmm8, %xmm1
	vfmadd132ss	%xmm0, %xmm9, %xmm1
	vfmadd132ss	%xmm0, %xmm10, %xmm1
	vfmadd132ss	%xmm1, %xmm10, %xmm0
	vmulss	%xmm6, %xmm0, %xmm0
	vmulss	%xmm7, %xmm0, %xmm0
	vmovss	%xmm0, (%rcx)
.L852:
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L840:
	.cfi_restore_state
	vmovss	.LC266(%rip), %xmm1
	jmp	.L831
	.p2align 4,,10
	.p2align 3
.L841:
	vmovss	.LC266(%rip), %xmm1
	jmp	.L833
	.p2align 4,,10
	.p2align 3
.L850:
	vmovss	.LC267(%rip), %xmm11
	vmaxss	%xmm1, %xmm11, %xmm1
	jmp	.L837
	.p2align 4,,10
	.p2align 3
.L854:
	.cfi_def_cfa 7, 8
	.cfi_restore 6
	ret
	.p2align 4,,10
	.p2align 3
.L857:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	vzeroupper
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L839:
	.cfi_restore_state
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L826
	.cfi_endproc
.LFE194:
	.size	v_etch__exp_f32, .-v_etch__exp_f32
	.p2align 4
	.globl	v_etch__exp_f64
	.type	v_etch__exp_f64, @function
v_etch__exp_f64:
.LFB195:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L881
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L869
	movl	%edx, %ecx
	xorl	%eax, %eax
	vxorpd	%xmm5, %xmm5, %xmm5
	movabsq	$-4843621399236966402, %r9
	shrl	$2, %ecx
	vmovq	%r9, %xmm4
	vbroadcastsd	.LC3(%rip), %ymm3
	vbroadcastsd	.LC2(%rip), %ymm2
	vbroadcastsd	.LC6(%rip), %ymm13
	salq	$5, %rcx
	vbroadcastsd	.LC7(%rip), %ymm12
	vpbroadcastq	%xmm4, %ymm4
	vbroadcastsd	.LC297(%rip), %ymm11
	vbroadcastsd	.LC8(%rip), %ymm10
	vbroadcastsd	.LC9(%rip), %ymm9
	vbroadcastsd	.LC10(%rip), %ymm8
	vbroadcastsd	.LC4(%rip), %ymm7
	vbroadcastsd	.LC20(%rip), %ymm6
	.p2align 4,,10
	.p2align 3
.L861:
	vmovupd	(%rdi,%rax), %ymm1
	vcmpnltpd	%ymm1, %ymm3, %ymm15
	vcmpltpd	%ymm2, %ymm1, %ymm0
	vcmpnltpd	%ymm2, %ymm1, %ymm14
	vpand	%ymm15, %ymm0, %ymm0
	vpand	%ymm15, %ymm14, %ymm14
	vblendvpd	%ymm0, %ymm2, %ymm1, %ymm0
	vblendvpd	%ymm14, %ymm1, %ymm0, %ymm0
	vcmpltpd	%ymm1, %ymm3, %ymm1
	vblendvpd	%ymm1, %ymm3, %ymm0, %ymm0
	vmovapd	%ymm0, %ymm15
	vfmadd132pd	%ymm13, %ymm12, %ymm15
	vaddpd	%ymm11, %ymm15, %ymm1
	vpaddq	%ymm4, %ymm15, %ymm15
	vfmadd231pd	%ymm10, %ymm1, %ymm0
	vfmadd132pd	%ymm9, %ymm0, %ymm1
	vaddpd	%ymm5, %ymm1, %ymm1
	vmulpd	%ymm1, %ymm1, %ymm14
	vmovapd	%ymm1, %ymm0
	vfmadd213pd	.LC245(%rip), %ymm8, %ymm0
	vfmadd213pd	.LC246(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC247(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC248(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC249(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC250(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC251(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC252(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC253(%rip), %ymm1, %ymm0
	vfmadd132pd	%ymm1, %ymm7, %ymm0
	vfmadd132pd	%ymm0, %ymm1, %ymm14
	vpsrlq	$1, %ymm15, %ymm0
	vpsllq	$52, %ymm0, %ymm1
	vpsubq	%ymm0, %ymm15, %ymm15
	vpsllq	$52, %ymm15, %ymm15
	vaddpd	%ymm6, %ymm14, %ymm14
	vmulpd	%ymm1, %ymm14, %ymm14
	vmulpd	%ymm15, %ymm14, %ymm14
	vmovupd	%ymm14, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rax, %rcx
	jne	.L861
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %ecx
	cmpl	%edx, %eax
	je	.L882
	vzeroupper
.L860:
	subl	%ecx, %edx
	cmpl	$1, %edx
	je	.L863
	vmovupd	(%rdi,%rcx,8), %xmm1
	vmovddup	.LC3(%rip), %xmm2
	vmovddup	.LC2(%rip), %xmm0
	movabsq	$-4843621399236966402, %r8
	vcmpnltpd	%xmm1, %xmm2, %xmm5
	vcmpltpd	%xmm0, %xmm1, %xmm4
	vcmpnltpd	%xmm0, %xmm1, %xmm3
	vpand	%xmm5, %xmm4, %xmm4
	vblendvpd	%xmm4, %xmm0, %xmm1, %xmm0
	vpand	%xmm5, %xmm3, %xmm3
	vmovddup	.LC11(%rip), %xmm4
	vblendvpd	%xmm3, %xmm1, %xmm0, %xmm0
	vcmpltpd	%xmm1, %xmm2, %xmm1
	vblendvpd	%xmm1, %xmm2, %xmm0, %xmm0
	vmovddup	.LC6(%rip), %xmm1
	vmovapd	%xmm1, %xmm3
	vmovddup	.LC7(%rip), %xmm2
	vfmadd132pd	%xmm0, %xmm2, %xmm3
	vmovddup	.LC297(%rip), %xmm2
	vmovddup	.LC8(%rip), %xmm1
	vaddpd	%xmm2, %xmm3, %xmm2
	vfmadd231pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC9(%rip), %xmm1
	vfmadd132pd	%xmm2, %xmm0, %xmm1
	vxorpd	%xmm0, %xmm0, %xmm0
	vaddpd	%xmm0, %xmm1, %xmm1
	vmovddup	.LC10(%rip), %xmm0
	vmulpd	%xmm1, %xmm1, %xmm2
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC12(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC13(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC14(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC15(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC16(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC17(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC18(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC19(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC4(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vfmadd132pd	%xmm2, %xmm1, %xmm0
	vmovq	%r8, %xmm1
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpaddq	%xmm1, %xmm3, %xmm1
	vmovddup	.LC20(%rip), %xmm3
	vpsrlq	$1, %xmm1, %xmm2
	vpsubq	%xmm2, %xmm1, %xmm1
	vaddpd	%xmm3, %xmm0, %xmm0
	vpsllq	$52, %xmm2, %xmm3
	vpsllq	$52, %xmm1, %xmm1
	vmulpd	%xmm3, %xmm0, %xmm0
	vmulpd	%xmm1, %xmm0, %xmm0
	vmovupd	%xmm0, (%rsi,%rcx,8)
	testb	$1, %dl
	je	.L881
	andl	$-2, %edx
	addl	%edx, %eax
.L863:
	cltq
	vmovsd	(%rdi,%rax,8), %xmm1
	vcomisd	.LC3(%rip), %xmm1
	leaq	(%rsi,%rax,8), %rdx
	jbe	.L879
	movq	.LC3(%rip), %rax
	vmovq	%rax, %xmm1
.L867:
	vmovsd	.LC7(%rip), %xmm0
	vmovsd	%xmm1, %xmm1, %xmm3
	vfmadd132sd	.LC6(%rip), %xmm0, %xmm3
	movabsq	$-4843621399236966402, %rax
	vsubsd	%xmm0, %xmm3, %xmm0
	vmovq	%xmm3, %rdi
	vfmadd231sd	.LC8(%rip), %xmm0, %xmm1
	addq	%rdi, %rax
	vfmadd132sd	.LC9(%rip), %xmm1, %xmm0
	vxorpd	%xmm1, %xmm1, %xmm1
	movq	%rax, %rcx
	shrq	%rcx
	movq	%rcx, %rsi
	subq	%rcx, %rax
	salq	$52, %rsi
	salq	$52, %rax
	vmovq	%rsi, %xmm6
	vmovq	%rax, %xmm7
	vaddsd	%xmm1, %xmm0, %xmm0
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
	vfmadd213sd	.LC4(%rip), %xmm0, %xmm1
	vmulsd	%xmm0, %xmm0, %xmm2
	vfmadd231sd	%xmm1, %xmm2, %xmm0
	vaddsd	.LC20(%rip), %xmm0, %xmm0
	vmulsd	%xmm6, %xmm0, %xmm0
	vmulsd	%xmm7, %xmm0, %xmm0
	vmovsd	%xmm0, (%rdx)
	ret
	.p2align 4,,10
	.p2align 3
.L879:
	vmovsd	.LC2(%rip), %xmm0
	vmaxsd	%xmm1, %xmm0, %xmm1
	jmp	.L867
	.p2align 4,,10
	.p2align 3
.L881:
	ret
	.p2align 4,,10
	.p2align 3
.L882:
	vzeroupper
	ret
.L869:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L860
	.cfi_endproc
.LFE195:
	.size	v_etch__exp_f64, .-v_etch__exp_f64
	.p2align 4
	.globl	v_etch__exp_mid_f64
	.type	v_etch__exp_mid_f64, @function
v_etch__exp_mid_f64:
.LFB196:
	.cfi_startproc
	movq	%rsi, %rax
	movl	%edx, %esi
	testl	%edx, %edx
	jle	.L899
	leal	-1(%rdx), %edx
	cmpl	$2, %edx
	jbe	.L890
	vbroadcastsd	.LC6(%rip), %ymm15
	movl	%esi, %edx
	xorl	%ecx, %ecx
	vbroadcastsd	.LC7(%rip), %ymm14
	vbroadcastsd	.LC297(%rip), %ymm13
	shrl	$2, %edx
	vbroadcastsd	.LC8(%rip), %ymm12
	vbroadcastsd	.LC9(%rip), %ymm11
	salq	$5, %rdx
	vbroadcastsd	.LC10(%rip), %ymm10
	vbroadcastsd	.LC11(%rip), %ymm9
	vbroadcastsd	.LC12(%rip), %ymm8
	vbroadcastsd	.LC13(%rip), %ymm7
	vbroadcastsd	.LC14(%rip), %ymm6
	vbroadcastsd	.LC15(%rip), %ymm5
	vpbroadcastq	.LC313(%rip), %ymm4
	.p2align 4,,10
	.p2align 3
.L886:
	vmovapd	%ymm15, %ymm3
	vfmadd132pd	(%rdi,%rcx), %ymm14, %ymm3
	vaddpd	%ymm13, %ymm3, %ymm1
	vpaddq	%ymm4, %ymm3, %ymm3
	vpsllq	$52, %ymm3, %ymm3
	vmovapd	%ymm1, %ymm0
	vfmadd213pd	(%rdi,%rcx), %ymm12, %ymm0
	vfmadd132pd	%ymm11, %ymm0, %ymm1
	vmulpd	%ymm1, %ymm1, %ymm2
	vmovapd	%ymm1, %ymm0
	vfmadd132pd	%ymm10, %ymm9, %ymm0
	vfmadd132pd	%ymm1, %ymm8, %ymm0
	vfmadd132pd	%ymm1, %ymm7, %ymm0
	vfmadd132pd	%ymm1, %ymm6, %ymm0
	vfmadd132pd	%ymm1, %ymm5, %ymm0
	vfmadd213pd	.LC250(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC251(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC252(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC253(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC254(%rip), %ymm1, %ymm0
	vfmadd132pd	%ymm0, %ymm1, %ymm2
	vaddpd	.LC301(%rip), %ymm2, %ymm2
	vmulpd	%ymm3, %ymm2, %ymm2
	vmovupd	%ymm2, (%rax,%rcx)
	addq	$32, %rcx
	cmpq	%rcx, %rdx
	jne	.L886
	movl	%esi, %edx
	andl	$-4, %edx
	movl	%edx, %ecx
	cmpl	%esi, %edx
	je	.L900
	vzeroupper
.L885:
	subl	%ecx, %esi
	cmpl	$1, %esi
	je	.L888
	vmovddup	.LC6(%rip), %xmm1
	vmovddup	.LC7(%rip), %xmm0
	vmovapd	%xmm1, %xmm2
	vfmadd132pd	(%rdi,%rcx,8), %xmm0, %xmm2
	vmovddup	.LC8(%rip), %xmm1
	vmovddup	.LC297(%rip), %xmm0
	vmovddup	.LC9(%rip), %xmm3
	vmovddup	.LC11(%rip), %xmm4
	movl	$1023, %r8d
	vaddpd	%xmm0, %xmm2, %xmm0
	vfmadd213pd	(%rdi,%rcx,8), %xmm0, %xmm1
	vfmadd231pd	%xmm3, %xmm0, %xmm1
	vmovddup	.LC10(%rip), %xmm0
	vmulpd	%xmm1, %xmm1, %xmm3
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC12(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC13(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC14(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC15(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC16(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC17(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC18(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC19(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC4(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vfmadd132pd	%xmm3, %xmm1, %xmm0
	vmovq	%r8, %xmm1
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpaddq	%xmm1, %xmm2, %xmm1
	vmovddup	.LC20(%rip), %xmm2
	vpsllq	$52, %xmm1, %xmm1
	vaddpd	%xmm2, %xmm0, %xmm0
	vmulpd	%xmm1, %xmm0, %xmm0
	vmovupd	%xmm0, (%rax,%rcx,8)
	testb	$1, %sil
	je	.L899
	andl	$-2, %esi
	addl	%esi, %edx
.L888:
	movslq	%edx, %rdx
	vmovsd	.LC7(%rip), %xmm0
	vmovsd	(%rdi,%rdx,8), %xmm1
	vmovsd	%xmm1, %xmm1, %xmm3
	vfmadd132sd	.LC6(%rip), %xmm0, %xmm3
	vsubsd	%xmm0, %xmm3, %xmm0
	vmovq	%xmm3, %rsi
	vfmadd231sd	.LC8(%rip), %xmm0, %xmm1
	leaq	1023(%rsi), %rcx
	vfmadd132sd	.LC9(%rip), %xmm1, %xmm0
	salq	$52, %rcx
	vmovsd	.LC10(%rip), %xmm1
	vfmadd213sd	.LC11(%rip), %xmm0, %xmm1
	vmovq	%rcx, %xmm5
	vfmadd213sd	.LC12(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC13(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC14(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC15(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC16(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC17(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC18(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC19(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC4(%rip), %xmm0, %xmm1
	vmulsd	%xmm0, %xmm0, %xmm2
	vfmadd231sd	%xmm1, %xmm2, %xmm0
	vaddsd	.LC20(%rip), %xmm0, %xmm0
	vmulsd	%xmm5, %xmm0, %xmm0
	vmovsd	%xmm0, (%rax,%rdx,8)
.L899:
	ret
	.p2align 4,,10
	.p2align 3
.L900:
	vzeroupper
	ret
.L890:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.L885
	.cfi_endproc
.LFE196:
	.size	v_etch__exp_mid_f64, .-v_etch__exp_mid_f64
	.p2align 4
	.globl	v_etch__expm1_f32
	.type	v_etch__expm1_f32, @function
v_etch__expm1_f32:
.LFB197:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L936
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rsi, %rcx
	movl	%edx, %esi
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	cmpl	$6, %eax
	jbe	.L918
	movl	$126, %r8d
	shrl	$3, %edx
	xorl	%eax, %eax
	vbroadcastss	.LC266(%rip), %ymm5
	vmovd	%r8d, %xmm6
	salq	$5, %rdx
	vbroadcastss	.LC314(%rip), %ymm4
	vbroadcastss	.LC271(%rip), %ymm15
	vbroadcastss	.LC273(%rip), %ymm14
	vpbroadcastd	%xmm6, %ymm6
	vbroadcastss	.LC275(%rip), %ymm13
	vbroadcastss	.LC277(%rip), %ymm12
	vmovdqa	%ymm6, -32(%rsp)
	vbroadcastss	.LC279(%rip), %ymm11
	vbroadcastss	.LC230(%rip), %ymm10
	vbroadcastss	.LC232(%rip), %ymm9
	vbroadcastss	.LC234(%rip), %ymm8
	vbroadcastss	.LC236(%rip), %ymm7
	.p2align 4,,10
	.p2align 3
.L904:
	vmovups	(%rdi,%rax), %ymm1
	vcmpnltps	%ymm1, %ymm5, %ymm3
	vcmpltps	%ymm4, %ymm1, %ymm0
	vcmpnltps	%ymm4, %ymm1, %ymm2
	vpand	%ymm3, %ymm0, %ymm0
	vpand	%ymm3, %ymm2, %ymm2
	vblendvps	%ymm0, %ymm4, %ymm1, %ymm0
	vblendvps	%ymm2, %ymm1, %ymm0, %ymm0
	vcmpltps	%ymm1, %ymm5, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm0, %ymm0
	vmovaps	%ymm0, %ymm2
	vfmadd132ps	%ymm15, %ymm14, %ymm2
	vaddps	%ymm13, %ymm2, %ymm3
	vpaddd	-32(%rsp), %ymm2, %ymm2
	vpslld	$23, %ymm2, %ymm2
	vfmadd231ps	%ymm12, %ymm3, %ymm0
	vfmadd132ps	%ymm11, %ymm0, %ymm3
	vmulps	%ymm3, %ymm3, %ymm6
	vmovaps	%ymm3, %ymm0
	vfmadd132ps	%ymm10, %ymm9, %ymm0
	vfmadd132ps	%ymm3, %ymm8, %ymm0
	vfmadd132ps	%ymm3, %ymm7, %ymm0
	vfmadd213ps	.LC237(%rip), %ymm3, %ymm0
	vfmadd132ps	%ymm6, %ymm3, %ymm0
	vaddps	.LC317(%rip), %ymm2, %ymm3
	vfmadd132ps	%ymm2, %ymm3, %ymm0
	vandps	.LC222(%rip), %ymm1, %ymm2
	vcmpltps	.LC319(%rip), %ymm2, %ymm2
	vaddps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm2, %ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rdx
	jne	.L904
	movl	%esi, %eax
	andl	$-8, %eax
	movl	%eax, %edx
	cmpl	%eax, %esi
	je	.L939
	vzeroupper
.L903:
	movl	%esi, %r8d
	subl	%edx, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L906
	vmovups	(%rdi,%rdx,4), %xmm3
	movl	$126, %r10d
	vbroadcastss	.LC266(%rip), %xmm1
	vbroadcastss	.LC314(%rip), %xmm0
	vcmpnltps	%xmm3, %xmm1, %xmm5
	vcmpltps	%xmm0, %xmm3, %xmm4
	vcmpnltps	%xmm0, %xmm3, %xmm2
	vpand	%xmm5, %xmm4, %xmm4
	vpand	%xmm5, %xmm2, %xmm2
	vblendvps	%xmm4, %xmm0, %xmm3, %xmm0
	vbroadcastss	.LC277(%rip), %xmm4
	vblendvps	%xmm2, %xmm3, %xmm0, %xmm0
	vcmpltps	%xmm3, %xmm1, %xmm2
	vblendvps	%xmm2, %xmm1, %xmm0, %xmm0
	vbroadcastss	.LC273(%rip), %xmm1
	vbroadcastss	.LC271(%rip), %xmm2
	vfmadd132ps	%xmm0, %xmm1, %xmm2
	vbroadcastss	.LC275(%rip), %xmm1
	vaddps	%xmm1, %xmm2, %xmm1
	vfmadd231ps	%xmm4, %xmm1, %xmm0
	vbroadcastss	.LC279(%rip), %xmm4
	vfmadd132ps	%xmm4, %xmm0, %xmm1
	vmovd	%r10d, %xmm0
	vbroadcastss	.LC232(%rip), %xmm4
	vpshufd	$0, %xmm0, %xmm0
	vpaddd	%xmm0, %xmm2, %xmm2
	vbroadcastss	.LC230(%rip), %xmm0
	vpslld	$23, %xmm2, %xmm2
	vfmadd132ps	%xmm1, %xmm4, %xmm0
	vbroadcastss	.LC234(%rip), %xmm4
	vfmadd132ps	%xmm1, %xmm4, %xmm0
	vbroadcastss	.LC236(%rip), %xmm4
	vfmadd132ps	%xmm1, %xmm4, %xmm0
	vbroadcastss	.LC238(%rip), %xmm4
	vfmadd132ps	%xmm1, %xmm4, %xmm0
	vmulps	%xmm1, %xmm1, %xmm4
	vfmadd132ps	%xmm4, %xmm1, %xmm0
	vbroadcastss	.LC318(%rip), %xmm1
	vaddps	%xmm2, %xmm1, %xmm1
	vfmadd132ps	%xmm2, %xmm1, %xmm0
	vbroadcastss	.LC223(%rip), %xmm1
	vbroadcastss	.LC320(%rip), %xmm2
	vandps	%xmm1, %xmm3, %xmm1
	vcmpltps	%xmm2, %xmm1, %xmm1
	vaddps	%xmm0, %xmm0, %xmm0
	vblendvps	%xmm1, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, (%rcx,%rdx,4)
	movl	%r8d, %edx
	andl	$-4, %edx
	addl	%edx, %eax
	andl	$3, %r8d
	je	.L934
.L906:
	movslq	%eax, %rdx
	vmovss	.LC266(%rip), %xmm3
	vmovss	(%rdi,%rdx,4), %xmm0
	leaq	0(,%rdx,4), %r8
	leaq	(%rcx,%r8), %r9
	vcomiss	%xmm3, %xmm0
	jbe	.L940
.L908:
	vmovd	%xmm0, %edx
	vmovss	.LC320(%rip), %xmm2
	andl	$2147483647, %edx
	vmovd	%edx, %xmm7
	vcomiss	%xmm7, %xmm2
	jbe	.L941
.L910:
	leal	1(%rax), %edx
	vmovss	%xmm0, (%r9)
	cmpl	%edx, %esi
	jle	.L934
	vmovss	4(%rdi,%r8), %xmm0
	vmovss	.LC266(%rip), %xmm3
	leaq	4(%rcx,%r8), %r9
	vcomiss	%xmm3, %xmm0
	jbe	.L942
.L911:
	vmovd	%xmm0, %edx
	andl	$2147483647, %edx
	vmovd	%edx, %xmm7
	vcomiss	%xmm7, %xmm2
	jbe	.L943
	addl	$2, %eax
	vmovss	%xmm0, (%r9)
	cmpl	%eax, %esi
	jle	.L934
.L944:
	vmovss	8(%rdi,%r8), %xmm0
	vmovss	.LC266(%rip), %xmm3
	leaq	8(%rcx,%r8), %rdx
	vcomiss	%xmm3, %xmm0
	ja	.L914
	vmovss	.LC314(%rip), %xmm3
	vmaxss	%xmm0, %xmm3, %xmm3
.L914:
	vmovd	%xmm0, %eax
	andl	$2147483647, %eax
	vmovd	%eax, %xmm7
	vcomiss	%xmm7, %xmm2
	ja	.L916
	vmovss	.LC273(%rip), %xmm1
	vmovaps	%xmm3, %xmm0
	vfmadd132ss	.LC271(%rip), %xmm1, %xmm0
	vmovss	.LC230(%rip), %xmm2
	vsubss	%xmm1, %xmm0, %xmm1
	vmovd	%xmm0, %eax
	vfmadd231ss	.LC277(%rip), %xmm1, %xmm3
	addl	$126, %eax
	vfmadd132ss	.LC279(%rip), %xmm3, %xmm1
	sall	$23, %eax
	vfmadd213ss	.LC232(%rip), %xmm1, %xmm2
	vmovd	%eax, %xmm0
	vfmadd213ss	.LC234(%rip), %xmm1, %xmm2
	vfmadd213ss	.LC236(%rip), %xmm1, %xmm2
	vfmadd213ss	.LC238(%rip), %xmm1, %xmm2
	vmulss	%xmm1, %xmm1, %xmm3
	vfmadd231ss	%xmm3, %xmm2, %xmm1
	vsubss	.LC325(%rip), %xmm0, %xmm2
	vfmadd132ss	%xmm1, %xmm2, %xmm0
	vaddss	%xmm0, %xmm0, %xmm0
.L916:
	vmovss	%xmm0, (%rdx)
.L934:
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L941:
	.cfi_restore_state
	vmovss	.LC273(%rip), %xmm1
	vmovaps	%xmm3, %xmm0
	vfmadd132ss	.LC271(%rip), %xmm1, %xmm0
	vsubss	%xmm1, %xmm0, %xmm1
	vmovd	%xmm0, %edx
	vfmadd231ss	.LC277(%rip), %xmm1, %xmm3
	addl	$126, %edx
	vfmadd132ss	.LC279(%rip), %xmm3, %xmm1
	sall	$23, %edx
	vmovss	.LC230(%rip), %xmm3
	vfmadd213ss	.LC232(%rip), %xmm1, %xmm3
	vmovd	%edx, %xmm0
	vfmadd213ss	.LC234(%rip), %xmm1, %xmm3
	vfmadd213ss	.LC236(%rip), %xmm1, %xmm3
	vfmadd213ss	.LC238(%rip), %xmm1, %xmm3
	vmulss	%xmm1, %xmm1, %xmm4
	vfmadd231ss	%xmm3, %xmm4, %xmm1
	vsubss	.LC325(%rip), %xmm0, %xmm3
	vfmadd132ss	%xmm1, %xmm3, %xmm0
	vaddss	%xmm0, %xmm0, %xmm0
	jmp	.L910
	.p2align 4,,10
	.p2align 3
.L940:
	vmovss	.LC314(%rip), %xmm3
	vmaxss	%xmm0, %xmm3, %xmm3
	jmp	.L908
	.p2align 4,,10
	.p2align 3
.L943:
	vmovss	.LC273(%rip), %xmm1
	vmovaps	%xmm3, %xmm0
	vmovss	.LC230(%rip), %xmm4
	addl	$2, %eax
	vfmadd132ss	.LC271(%rip), %xmm1, %xmm0
	vsubss	%xmm1, %xmm0, %xmm1
	vmovd	%xmm0, %edx
	vfmadd231ss	.LC277(%rip), %xmm1, %xmm3
	addl	$126, %edx
	vfmadd132ss	.LC279(%rip), %xmm3, %xmm1
	sall	$23, %edx
	vfmadd213ss	.LC232(%rip), %xmm1, %xmm4
	vmovd	%edx, %xmm3
	vfmadd213ss	.LC234(%rip), %xmm1, %xmm4
	vfmadd213ss	.LC236(%rip), %xmm1, %xmm4
	vfmadd213ss	.LC238(%rip), %xmm1, %xmm4
	vmulss	%xmm1, %xmm1, %xmm0
	vfmadd132ss	%xmm4, %xmm1, %xmm0
	vsubss	.LC325(%rip), %xmm3, %xmm1
	vfmadd132ss	%xmm3, %xmm1, %xmm0
	vaddss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, (%r9)
	cmpl	%eax, %esi
	jg	.L944
	jmp	.L934
	.p2align 4,,10
	.p2align 3
.L942:
	vmovss	.LC314(%rip), %xmm3
	vmaxss	%xmm0, %xmm3, %xmm3
	jmp	.L911
	.p2align 4,,10
	.p2align 3
.L936:
	.cfi_def_cfa 7, 8
	.cfi_restore 6
	ret
	.p2align 4,,10
	.p2align 3
.L939:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	vzeroupper
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L918:
	.cfi_restore_state
	xorl	%edx, %edx
	xorl	%eax, %eax
	jmp	.L903
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
	jle	.L969
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L956
	vbroadcastsd	.LC1(%rip), %ymm5
	movl	%edx, %esi
	xorl	%eax, %eax
	vbroadcastsd	.LC0(%rip), %ymm4
	vbroadcastsd	.LC6(%rip), %ymm15
	shrl	$2, %esi
	vbroadcastsd	.LC7(%rip), %ymm14
	vbroadcastsd	.LC297(%rip), %ymm13
	salq	$5, %rsi
	vbroadcastsd	.LC8(%rip), %ymm12
	vbroadcastsd	.LC4(%rip), %ymm11
	vbroadcastsd	.LC330(%rip), %ymm10
	vbroadcastsd	.LC226(%rip), %ymm9
	vbroadcastsd	.LC5(%rip), %ymm8
	vpbroadcastq	.LC338(%rip), %ymm7
	.p2align 4,,10
	.p2align 3
.L948:
	vmovupd	(%rdi,%rax), %ymm1
	vcmpnltpd	%ymm1, %ymm5, %ymm3
	vcmpltpd	%ymm4, %ymm1, %ymm0
	vcmpnltpd	%ymm4, %ymm1, %ymm2
	vpand	%ymm3, %ymm0, %ymm0
	vpand	%ymm3, %ymm2, %ymm2
	vblendvpd	%ymm0, %ymm4, %ymm1, %ymm0
	vblendvpd	%ymm2, %ymm1, %ymm0, %ymm0
	vcmpltpd	%ymm1, %ymm5, %ymm2
	vblendvpd	%ymm2, %ymm5, %ymm0, %ymm0
	vmovapd	%ymm0, %ymm2
	vfmadd132pd	%ymm15, %ymm14, %ymm2
	vaddpd	%ymm13, %ymm2, %ymm3
	vpaddq	%ymm7, %ymm2, %ymm2
	vpsllq	$52, %ymm2, %ymm2
	vfmadd231pd	%ymm12, %ymm3, %ymm0
	vfmadd132pd	.LC299(%rip), %ymm0, %ymm3
	vbroadcastsd	.LC10(%rip), %ymm0
	vfmadd213pd	.LC245(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC246(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC247(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC248(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC249(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC250(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC251(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC252(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC253(%rip), %ymm3, %ymm0
	vmulpd	%ymm3, %ymm3, %ymm6
	vfmadd132pd	%ymm3, %ymm11, %ymm0
	vfmadd132pd	%ymm6, %ymm3, %ymm0
	vaddpd	%ymm2, %ymm10, %ymm3
	vfmadd132pd	%ymm2, %ymm3, %ymm0
	vandpd	%ymm9, %ymm1, %ymm2
	vcmpltpd	%ymm8, %ymm2, %ymm2
	vaddpd	%ymm0, %ymm0, %ymm0
	vblendvpd	%ymm2, %ymm1, %ymm0, %ymm0
	vmovupd	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L948
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L970
	vzeroupper
.L947:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L950
	vmovupd	(%rdi,%rsi,8), %xmm2
	vmovddup	.LC1(%rip), %xmm1
	vmovddup	.LC0(%rip), %xmm0
	movl	$1022, %r8d
	vcmpnltpd	%xmm2, %xmm1, %xmm5
	vcmpltpd	%xmm0, %xmm2, %xmm4
	vcmpnltpd	%xmm0, %xmm2, %xmm3
	vpand	%xmm5, %xmm4, %xmm4
	vpand	%xmm5, %xmm3, %xmm3
	vblendvpd	%xmm4, %xmm0, %xmm2, %xmm0
	vmovddup	.LC8(%rip), %xmm4
	vblendvpd	%xmm3, %xmm2, %xmm0, %xmm0
	vcmpltpd	%xmm2, %xmm1, %xmm3
	vblendvpd	%xmm3, %xmm1, %xmm0, %xmm0
	vmovddup	.LC7(%rip), %xmm1
	vmovddup	.LC6(%rip), %xmm3
	vfmadd132pd	%xmm0, %xmm1, %xmm3
	vmovddup	.LC297(%rip), %xmm1
	vaddpd	%xmm1, %xmm3, %xmm1
	vfmadd231pd	%xmm4, %xmm1, %xmm0
	vmovddup	.LC9(%rip), %xmm4
	vfmadd132pd	%xmm4, %xmm0, %xmm1
	vmovq	%r8, %xmm0
	vmovddup	.LC11(%rip), %xmm4
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vpaddq	%xmm0, %xmm3, %xmm3
	vmovddup	.LC10(%rip), %xmm0
	vpsllq	$52, %xmm3, %xmm3
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC12(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC13(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC14(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC15(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC16(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC17(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC18(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC19(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC4(%rip), %xmm4
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmulpd	%xmm1, %xmm1, %xmm4
	vfmadd132pd	%xmm4, %xmm1, %xmm0
	vmovddup	.LC330(%rip), %xmm1
	vaddpd	%xmm3, %xmm1, %xmm1
	vfmadd132pd	%xmm3, %xmm1, %xmm0
	vmovddup	.LC226(%rip), %xmm1
	vandpd	%xmm1, %xmm2, %xmm1
	vmovddup	.LC5(%rip), %xmm3
	vcmpltpd	%xmm3, %xmm1, %xmm1
	vaddpd	%xmm0, %xmm0, %xmm0
	vblendvpd	%xmm1, %xmm2, %xmm0, %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L969
	andl	$-2, %edx
	addl	%edx, %eax
.L950:
	cltq
	vmovsd	.LC1(%rip), %xmm1
	vmovsd	(%rdi,%rax,8), %xmm0
	leaq	(%rcx,%rax,8), %rdx
	vcomisd	%xmm1, %xmm0
	ja	.L952
	vmovsd	.LC0(%rip), %xmm1
	vmaxsd	%xmm0, %xmm1, %xmm1
.L952:
	vmovq	%xmm0, %rax
	vmovsd	.LC5(%rip), %xmm2
	btrq	$63, %rax
	vmovq	%rax, %xmm7
	vcomisd	%xmm7, %xmm2
	ja	.L954
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
.L954:
	vmovsd	%xmm0, (%rdx)
	ret
	.p2align 4,,10
	.p2align 3
.L969:
	ret
	.p2align 4,,10
	.p2align 3
.L970:
	vzeroupper
	ret
.L956:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L947
	.cfi_endproc
.LFE198:
	.size	v_etch__expm1_f64, .-v_etch__expm1_f64
	.p2align 4
	.globl	v_etch__log_core_f32
	.type	v_etch__log_core_f32, @function
v_etch__log_core_f32:
.LFB199:
	.cfi_startproc
	testl	%ecx, %ecx
	jle	.L986
	leal	-1(%rcx), %eax
	cmpl	$6, %eax
	jbe	.L979
	vbroadcastss	.LC340(%rip), %ymm12
	movl	%ecx, %r8d
	xorl	%eax, %eax
	vbroadcastss	.LC342(%rip), %ymm11
	vbroadcastss	.LC344(%rip), %ymm10
	shrl	$3, %r8d
	vbroadcastss	.LC346(%rip), %ymm9
	vbroadcastss	.LC348(%rip), %ymm8
	salq	$5, %r8
	vbroadcastss	.LC350(%rip), %ymm7
	vbroadcastss	.LC352(%rip), %ymm6
	vbroadcastss	.LC354(%rip), %ymm5
	vbroadcastss	.LC318(%rip), %ymm4
	vbroadcastss	.LC356(%rip), %ymm3
	vbroadcastss	.LC358(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L974:
	vmovups	(%rdi,%rax), %ymm1
	vmulps	(%rsi,%rax), %ymm3, %ymm13
	vmulps	%ymm1, %ymm1, %ymm14
	vmovaps	%ymm1, %ymm0
	vfmadd132ps	%ymm12, %ymm11, %ymm0
	vfmadd132ps	%ymm1, %ymm10, %ymm0
	vfmadd132ps	%ymm1, %ymm9, %ymm0
	vfmadd132ps	%ymm1, %ymm8, %ymm0
	vfmadd132ps	%ymm1, %ymm7, %ymm0
	vfmadd132ps	%ymm1, %ymm6, %ymm0
	vfmadd132ps	%ymm1, %ymm5, %ymm0
	vfmadd132ps	%ymm1, %ymm4, %ymm0
	vfmadd132ps	%ymm14, %ymm13, %ymm0
	vaddps	%ymm0, %ymm1, %ymm1
	vfmadd231ps	(%rsi,%rax), %ymm2, %ymm1
	vmovups	%ymm1, (%rdx,%rax)
	addq	$32, %rax
	cmpq	%r8, %rax
	jne	.L974
	movl	%ecx, %eax
	andl	$-8, %eax
	movl	%eax, %r8d
	cmpl	%ecx, %eax
	je	.L987
	vzeroupper
.L973:
	movl	%ecx, %r9d
	subl	%r8d, %r9d
	leal	-1(%r9), %r10d
	cmpl	$2, %r10d
	jbe	.L976
	vbroadcastss	.LC342(%rip), %xmm2
	vmovups	(%rdi,%r8,4), %xmm1
	vbroadcastss	.LC340(%rip), %xmm0
	vmulps	%xmm1, %xmm1, %xmm3
	vfmadd132ps	%xmm1, %xmm2, %xmm0
	vbroadcastss	.LC344(%rip), %xmm2
	vfmadd132ps	%xmm1, %xmm2, %xmm0
	vbroadcastss	.LC346(%rip), %xmm2
	vfmadd132ps	%xmm1, %xmm2, %xmm0
	vbroadcastss	.LC348(%rip), %xmm2
	vfmadd132ps	%xmm1, %xmm2, %xmm0
	vbroadcastss	.LC350(%rip), %xmm2
	vfmadd132ps	%xmm1, %xmm2, %xmm0
	vbroadcastss	.LC352(%rip), %xmm2
	vfmadd132ps	%xmm1, %xmm2, %xmm0
	vbroadcastss	.LC354(%rip), %xmm2
	vfmadd132ps	%xmm1, %xmm2, %xmm0
	vbroadcastss	.LC318(%rip), %xmm2
	vfmadd132ps	%xmm1, %xmm2, %xmm0
	vbroadcastss	.LC356(%rip), %xmm2
	vmulps	(%rsi,%r8,4), %xmm2, %xmm2
	vfmadd132ps	%xmm3, %xmm2, %xmm0
	vaddps	%xmm0, %xmm1, %xmm1
	vbroadcastss	.LC358(%rip), %xmm0
	vfmadd132ps	(%rsi,%r8,4), %xmm1, %xmm0
	vmovups	%xmm0, (%rdx,%r8,4)
	movl	%r9d, %r8d
	andl	$-4, %r8d
	addl	%r8d, %eax
	andl	$3, %r9d
	je	.L986
.L976:
	vmovss	.LC340(%rip), %xmm13
	vmovss	.LC342(%rip), %xmm12
	cltq
	vmovss	.LC344(%rip), %xmm11
	vmovss	.LC346(%rip), %xmm10
	vmovss	.LC348(%rip), %xmm9
	vmovss	.LC350(%rip), %xmm8
	vmovss	.LC352(%rip), %xmm7
	vmovss	.LC354(%rip), %xmm6
	vmovss	.LC318(%rip), %xmm5
	vmovss	.LC356(%rip), %xmm4
	vmovss	.LC358(%rip), %xmm3
	.p2align 4,,10
	.p2align 3
.L978:
	vmovss	(%rdi,%rax,4), %xmm1
	vmovss	(%rsi,%rax,4), %xmm2
	vmulss	%xmm1, %xmm1, %xmm15
	vmovaps	%xmm1, %xmm0
	vmulss	%xmm4, %xmm2, %xmm14
	vfmadd132ss	%xmm13, %xmm12, %xmm0
	vfmadd132ss	%xmm1, %xmm11, %xmm0
	vfmadd132ss	%xmm1, %xmm10, %xmm0
	vfmadd132ss	%xmm1, %xmm9, %xmm0
	vfmadd132ss	%xmm1, %xmm8, %xmm0
	vfmadd132ss	%xmm1, %xmm7, %xmm0
	vfmadd132ss	%xmm1, %xmm6, %xmm0
	vfmadd132ss	%xmm1, %xmm5, %xmm0
	vfmadd132ss	%xmm15, %xmm14, %xmm0
	vaddss	%xmm0, %xmm1, %xmm1
	vfmadd132ss	%xmm3, %xmm1, %xmm2
	vmovss	%xmm2, (%rdx,%rax,4)
	addq	$1, %rax
	cmpl	%eax, %ecx
	jg	.L978
.L986:
	ret
	.p2align 4,,10
	.p2align 3
.L987:
	vzeroupper
	ret
.L979:
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	jmp	.L973
	.cfi_endproc
.LFE199:
	.size	v_etch__log_core_f32, .-v_etch__log_core_f32
	.p2align 4
	.globl	v_etch__log_f32
	.type	v_etch__log_f32, @function
v_etch__log_f32:
.LFB200:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L1040
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L1019
	movl	$-1059760811, %r8d
	movl	%edx, %esi
	vxorps	%xmm5, %xmm5, %xmm5
	xorl	%eax, %eax
	vbroadcastss	.LC372(%rip), %ymm6
	vmovd	%r8d, %xmm10
	shrl	$3, %esi
	movl	$8388607, %r8d
	vmovd	%r8d, %xmm9
	movl	$1059760811, %r8d
	vbroadcastss	.LC374(%rip), %ymm15
	vbroadcastss	.LC369(%rip), %ymm14
	vmovd	%r8d, %xmm8
	salq	$5, %rsi
	vbroadcastss	.LC382(%rip), %ymm13
	vbroadcastss	.LC227(%rip), %ymm12
	vpbroadcastd	%xmm10, %ymm10
	vpbroadcastd	%xmm9, %ymm9
	vpbroadcastd	%xmm8, %ymm8
	vbroadcastss	.LC370(%rip), %ymm11
	.p2align 4,,10
	.p2align 3
.L991:
	vmovups	(%rdi,%rax), %ymm3
	vmulps	%ymm15, %ymm3, %ymm0
	vcmpnltps	%ymm6, %ymm3, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm0, %ymm0
	vcmpltps	%ymm6, %ymm3, %ymm1
	vpaddd	%ymm10, %ymm0, %ymm0
	vpsrad	$23, %ymm0, %ymm2
	vpand	%ymm9, %ymm0, %ymm0
	vandps	%ymm14, %ymm1, %ymm1
	vpaddd	%ymm8, %ymm0, %ymm0
	vcvtdq2ps	%ymm2, %ymm2
	vaddps	.LC379(%rip), %ymm0, %ymm0
	vaddps	%ymm1, %ymm2, %ymm2
	vmulps	.LC355(%rip), %ymm2, %ymm7
	vbroadcastss	.LC340(%rip), %ymm1
	vfmadd213ps	.LC341(%rip), %ymm0, %ymm1
	vfmadd213ps	.LC343(%rip), %ymm0, %ymm1
	vfmadd213ps	.LC345(%rip), %ymm0, %ymm1
	vfmadd213ps	.LC347(%rip), %ymm0, %ymm1
	vfmadd213ps	.LC349(%rip), %ymm0, %ymm1
	vfmadd213ps	.LC351(%rip), %ymm0, %ymm1
	vfmadd213ps	.LC353(%rip), %ymm0, %ymm1
	vfmadd213ps	.LC317(%rip), %ymm0, %ymm1
	vmulps	%ymm0, %ymm0, %ymm4
	vfmadd132ps	%ymm1, %ymm7, %ymm4
	vcmpleps	%ymm3, %ymm5, %ymm1
	vaddps	%ymm4, %ymm0, %ymm0
	vfmadd132ps	.LC357(%rip), %ymm0, %ymm2
	vcmpltps	%ymm3, %ymm13, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm2
	vcmpltps	%ymm3, %ymm5, %ymm0
	vcmpeqps	%ymm5, %ymm3, %ymm3
	vpand	%ymm1, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm12, %ymm2
	vblendvps	%ymm3, %ymm11, %ymm2, %ymm2
	vmovups	%ymm2, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L991
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L1041
	vzeroupper
.L990:
	movl	%edx, %r8d
	subl	%esi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L993
	vmovups	(%rdi,%rsi,4), %xmm2
	movl	$-1059760811, %r11d
	vbroadcastss	.LC374(%rip), %xmm0
	movl	$8388607, %r10d
	vbroadcastss	.LC372(%rip), %xmm1
	vbroadcastss	.LC342(%rip), %xmm5
	vmulps	%xmm0, %xmm2, %xmm0
	vcmpnltps	%xmm1, %xmm2, %xmm3
	vcmpltps	%xmm1, %xmm2, %xmm1
	vblendvps	%xmm3, %xmm2, %xmm0, %xmm0
	vbroadcastss	.LC369(%rip), %xmm3
	vandps	%xmm3, %xmm1, %xmm1
	vmovd	%r11d, %xmm3
	movl	$1059760811, %r11d
	vpshufd	$0, %xmm3, %xmm3
	vpaddd	%xmm3, %xmm0, %xmm0
	vpsrad	$23, %xmm0, %xmm3
	vcvtdq2ps	%xmm3, %xmm3
	vaddps	%xmm1, %xmm3, %xmm3
	vmovd	%r10d, %xmm1
	vpshufd	$0, %xmm1, %xmm1
	vpand	%xmm1, %xmm0, %xmm0
	vmovd	%r11d, %xmm1
	vpshufd	$0, %xmm1, %xmm1
	vpaddd	%xmm1, %xmm0, %xmm0
	vbroadcastss	.LC380(%rip), %xmm1
	vaddps	%xmm1, %xmm0, %xmm0
	vbroadcastss	.LC340(%rip), %xmm1
	vmulps	%xmm0, %xmm0, %xmm4
	vfmadd132ps	%xmm0, %xmm5, %xmm1
	vbroadcastss	.LC344(%rip), %xmm5
	vfmadd132ps	%xmm0, %xmm5, %xmm1
	vbroadcastss	.LC346(%rip), %xmm5
	vfmadd132ps	%xmm0, %xmm5, %xmm1
	vbroadcastss	.LC348(%rip), %xmm5
	vfmadd132ps	%xmm0, %xmm5, %xmm1
	vbroadcastss	.LC350(%rip), %xmm5
	vfmadd132ps	%xmm0, %xmm5, %xmm1
	vbroadcastss	.LC352(%rip), %xmm5
	vfmadd132ps	%xmm0, %xmm5, %xmm1
	vbroadcastss	.LC354(%rip), %xmm5
	vfmadd132ps	%xmm0, %xmm5, %xmm1
	vbroadcastss	.LC318(%rip), %xmm5
	vfmadd132ps	%xmm0, %xmm5, %xmm1
	vbroadcastss	.LC356(%rip), %xmm5
	vmulps	%xmm5, %xmm3, %xmm5
	vfmadd132ps	%xmm4, %xmm5, %xmm1
	vaddps	%xmm1, %xmm0, %xmm0
	vbroadcastss	.LC358(%rip), %xmm1
	vfmadd132ps	%xmm1, %xmm0, %xmm3
	vxorps	%xmm1, %xmm1, %xmm1
	vbroadcastss	.LC382(%rip), %xmm0
	vcmpltps	%xmm2, %xmm1, %xmm4
	vcmpltps	%xmm2, %xmm0, %xmm0
	vblendvps	%xmm0, %xmm2, %xmm3, %xmm3
	vcmpleps	%xmm2, %xmm1, %xmm0
	vcmpeqps	%xmm1, %xmm2, %xmm2
	vbroadcastss	.LC370(%rip), %xmm1
	vpand	%xmm0, %xmm4, %xmm4
	vbroadcastss	.LC227(%rip), %xmm0
	vblendvps	%xmm4, %xmm3, %xmm0, %xmm0
	vblendvps	%xmm2, %xmm1, %xmm0, %xmm0
	vmovups	%xmm0, (%rcx,%rsi,4)
	movl	%r8d, %esi
	andl	$-4, %esi
	addl	%esi, %eax
	andl	$3, %r8d
	je	.L1040
.L993:
	movslq	%eax, %rsi
	vmovss	.LC372(%rip), %xmm3
	vmovss	(%rdi,%rsi,4), %xmm4
	leaq	0(,%rsi,4), %r8
	leaq	(%rcx,%r8), %r9
	vcomiss	%xmm4, %xmm3
	ja	.L1042
	vmovaps	%xmm4, %xmm0
	vxorps	%xmm5, %xmm5, %xmm5
.L995:
	vcomiss	.LC382(%rip), %xmm4
	vxorps	%xmm2, %xmm2, %xmm2
	vmovaps	%xmm4, %xmm1
	ja	.L997
	vmovd	%xmm0, %esi
	subl	$1059760811, %esi
	movl	%esi, %r10d
	andl	$8388607, %esi
	sarl	$23, %r10d
	addl	$1059760811, %esi
	vcvtsi2ssl	%r10d, %xmm2, %xmm1
	vmovd	%esi, %xmm7
	vsubss	.LC281(%rip), %xmm7, %xmm0
	vmulss	%xmm0, %xmm0, %xmm6
	vaddss	%xmm5, %xmm1, %xmm5
	vmovss	.LC340(%rip), %xmm1
	vfmadd213ss	.LC342(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC344(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC346(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC348(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC350(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC352(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC354(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC318(%rip), %xmm0, %xmm1
	vmulss	.LC356(%rip), %xmm5, %xmm7
	vfmadd132ss	%xmm6, %xmm7, %xmm1
	vaddss	%xmm1, %xmm0, %xmm1
	vfmadd231ss	.LC358(%rip), %xmm5, %xmm1
.L997:
	vxorps	%xmm0, %xmm0, %xmm0
	vcomiss	%xmm0, %xmm4
	jp	.L1023
	je	.L998
	ja	.L1002
.L1023:
	vmovss	.LC227(%rip), %xmm1
.L1002:
	leal	1(%rax), %esi
	vmovss	%xmm1, (%r9)
	cmpl	%esi, %edx
	jle	.L1040
	vmovss	4(%rdi,%r8), %xmm5
	leaq	4(%rcx,%r8), %r9
	vcomiss	%xmm5, %xmm3
	jbe	.L1038
	vmulss	.LC374(%rip), %xmm5, %xmm0
	vmovss	.LC369(%rip), %xmm4
.L1003:
	vcomiss	.LC382(%rip), %xmm5
	vmovaps	%xmm5, %xmm1
	ja	.L1005
	vmovd	%xmm0, %esi
	subl	$1059760811, %esi
	movl	%esi, %r10d
	andl	$8388607, %esi
	sarl	$23, %r10d
	addl	$1059760811, %esi
	vcvtsi2ssl	%r10d, %xmm2, %xmm1
	vmovd	%esi, %xmm7
	vsubss	.LC281(%rip), %xmm7, %xmm0
	vmulss	%xmm0, %xmm0, %xmm6
	vaddss	%xmm4, %xmm1, %xmm4
	vmovss	.LC340(%rip), %xmm1
	vfmadd213ss	.LC342(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC344(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC346(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC348(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC350(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC352(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC354(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC318(%rip), %xmm0, %xmm1
	vmulss	.LC356(%rip), %xmm4, %xmm7
	vfmadd132ss	%xmm6, %xmm7, %xmm1
	vaddss	%xmm0, %xmm1, %xmm1
	vfmadd231ss	.LC358(%rip), %xmm4, %xmm1
.L1005:
	vxorps	%xmm0, %xmm0, %xmm0
	vcomiss	%xmm0, %xmm5
	jp	.L1027
	je	.L1006
	ja	.L1010
.L1027:
	vmovss	.LC227(%rip), %xmm1
.L1010:
	addl	$2, %eax
	vmovss	%xmm1, (%r9)
	cmpl	%eax, %edx
	jle	.L1040
	vmovss	8(%rdi,%r8), %xmm4
	leaq	8(%rcx,%r8), %rdx
	vcomiss	%xmm4, %xmm3
	ja	.L1011
	vmovaps	%xmm4, %xmm0
	vxorps	%xmm3, %xmm3, %xmm3
.L1012:
	vcomiss	.LC382(%rip), %xmm4
	vmovaps	%xmm4, %xmm1
	ja	.L1018
	vmovd	%xmm0, %eax
	subl	$1059760811, %eax
	movl	%eax, %ecx
	andl	$8388607, %eax
	sarl	$23, %ecx
	addl	$1059760811, %eax
	vcvtsi2ssl	%ecx, %xmm2, %xmm1
	vmovd	%eax, %xmm6
	vsubss	.LC281(%rip), %xmm6, %xmm0
	vaddss	%xmm3, %xmm1, %xmm2
	vmovss	.LC340(%rip), %xmm1
	vmulss	%xmm0, %xmm0, %xmm3
	vfmadd213ss	.LC342(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC344(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC346(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC348(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC350(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC352(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC354(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC318(%rip), %xmm0, %xmm1
	vmulss	.LC356(%rip), %xmm2, %xmm5
	vfmadd132ss	%xmm3, %xmm5, %xmm1
	vaddss	%xmm1, %xmm0, %xmm1
	vfmadd231ss	.LC358(%rip), %xmm2, %xmm1
.L1018:
	vxorps	%xmm0, %xmm0, %xmm0
	vcomiss	%xmm0, %xmm4
	jp	.L1029
	je	.L1013
	jbe	.L1029
.L1017:
	vmovss	%xmm1, (%rdx)
	ret
	.p2align 4,,10
	.p2align 3
.L1040:
	ret
	.p2align 4,,10
	.p2align 3
.L1042:
	vmulss	.LC374(%rip), %xmm4, %xmm0
	vmovss	.LC369(%rip), %xmm5
	jmp	.L995
	.p2align 4,,10
	.p2align 3
.L1038:
	vmovaps	%xmm5, %xmm0
	vxorps	%xmm4, %xmm4, %xmm4
	jmp	.L1003
	.p2align 4,,10
	.p2align 3
.L1011:
	vmulss	.LC374(%rip), %xmm4, %xmm0
	vmovss	.LC369(%rip), %xmm3
	jmp	.L1012
	.p2align 4,,10
	.p2align 3
.L1029:
	vmovss	.LC227(%rip), %xmm1
	vmovss	%xmm1, (%rdx)
	ret
	.p2align 4,,10
	.p2align 3
.L998:
	vmovss	.LC370(%rip), %xmm1
	jmp	.L1002
	.p2align 4,,10
	.p2align 3
.L1006:
	vmovss	.LC370(%rip), %xmm1
	jmp	.L1010
	.p2align 4,,10
	.p2align 3
.L1041:
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L1013:
	vmovss	.LC370(%rip), %xmm1
	jmp	.L1017
.L1019:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L990
	.cfi_endproc
.LFE200:
	.size	v_etch__log_f32, .-v_etch__log_f32
	.p2align 4
	.globl	v_etch__log1p_f32
	.type	v_etch__log1p_f32, @function
v_etch__log1p_f32:
.LFB201:
	.cfi_startproc
	movq	%rsi, %rcx
	movl	%edx, %esi
	testl	%edx, %edx
	jle	.L1116
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L1089
	movl	$-1059760811, %r8d
	shrl	$3, %edx
	xorl	%eax, %eax
	vbroadcastss	.LC281(%rip), %ymm6
	vmovd	%r8d, %xmm12
	movl	$8388607, %r8d
	vbroadcastss	.LC380(%rip), %ymm4
	vbroadcastss	.LC382(%rip), %ymm15
	vmovd	%r8d, %xmm11
	movl	$1059760811, %r8d
	salq	$5, %rdx
	vbroadcastss	.LC227(%rip), %ymm14
	vmovd	%r8d, %xmm10
	movl	$-8388608, %r8d
	vpbroadcastd	%xmm12, %ymm12
	vbroadcastss	.LC370(%rip), %ymm13
	vmovd	%r8d, %xmm9
	movl	$1065353216, %r8d
	vpbroadcastd	%xmm11, %ymm11
	vmovd	%r8d, %xmm8
	vpbroadcastd	%xmm10, %ymm10
	vpbroadcastd	%xmm9, %ymm9
	vpbroadcastd	%xmm8, %ymm8
	.p2align 4,,10
	.p2align 3
.L1046:
	vmovups	(%rdi,%rax), %ymm3
	vaddps	%ymm6, %ymm3, %ymm0
	vcmpltps	%ymm3, %ymm6, %ymm5
	vsubps	%ymm3, %ymm0, %ymm2
	vaddps	%ymm4, %ymm0, %ymm1
	vpaddd	%ymm12, %ymm0, %ymm0
	vsubps	%ymm2, %ymm6, %ymm2
	vsubps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm5, %ymm2, %ymm1, %ymm1
	vpand	%ymm11, %ymm0, %ymm2
	vpand	%ymm9, %ymm0, %ymm5
	vpaddd	%ymm10, %ymm2, %ymm2
	vpsubd	%ymm5, %ymm8, %ymm5
	vpsrad	$23, %ymm0, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	.LC355(%rip), %ymm0, %ymm7
	vfmadd132ps	%ymm5, %ymm2, %ymm1
	vcmpnltps	.LC397(%rip), %ymm3, %ymm5
	vblendvps	%ymm5, %ymm2, %ymm1, %ymm1
	vbroadcastss	.LC340(%rip), %ymm2
	vfmadd213ps	.LC341(%rip), %ymm1, %ymm2
	vfmadd213ps	.LC343(%rip), %ymm1, %ymm2
	vfmadd213ps	.LC345(%rip), %ymm1, %ymm2
	vfmadd213ps	.LC347(%rip), %ymm1, %ymm2
	vfmadd213ps	.LC349(%rip), %ymm1, %ymm2
	vfmadd213ps	.LC351(%rip), %ymm1, %ymm2
	vfmadd213ps	.LC353(%rip), %ymm1, %ymm2
	vfmadd213ps	.LC317(%rip), %ymm1, %ymm2
	vmulps	%ymm1, %ymm1, %ymm5
	vfmadd132ps	%ymm2, %ymm7, %ymm5
	vcmpleps	%ymm3, %ymm4, %ymm2
	vaddps	%ymm5, %ymm1, %ymm1
	vfmadd132ps	.LC357(%rip), %ymm1, %ymm0
	vandps	.LC222(%rip), %ymm3, %ymm1
	vcmpltps	.LC319(%rip), %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm0, %ymm0
	vcmpltps	%ymm3, %ymm15, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm0, %ymm0
	vcmpltps	%ymm3, %ymm4, %ymm1
	vcmpeqps	%ymm4, %ymm3, %ymm3
	vpand	%ymm2, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm14, %ymm0
	vblendvps	%ymm3, %ymm13, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rdx
	jne	.L1046
	movl	%esi, %eax
	andl	$-8, %eax
	movl	%eax, %edx
	cmpl	%eax, %esi
	je	.L1117
	vzeroupper
.L1045:
	movl	%esi, %r8d
	subl	%edx, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L1048
	vmovups	(%rdi,%rdx,4), %xmm2
	movl	$-1059760811, %r11d
	vbroadcastss	.LC281(%rip), %xmm1
	movl	$1059760811, %r9d
	vbroadcastss	.LC380(%rip), %xmm3
	vaddps	%xmm1, %xmm2, %xmm4
	vsubps	%xmm2, %xmm4, %xmm5
	vaddps	%xmm3, %xmm4, %xmm0
	vsubps	%xmm5, %xmm1, %xmm5
	vsubps	%xmm0, %xmm2, %xmm0
	vcmpltps	%xmm2, %xmm1, %xmm1
	vblendvps	%xmm1, %xmm5, %xmm0, %xmm0
	vmovd	%r11d, %xmm1
	movl	$8388607, %r11d
	vpshufd	$0, %xmm1, %xmm1
	vmovd	%r9d, %xmm5
	movl	$1065353216, %r9d
	vpaddd	%xmm1, %xmm4, %xmm4
	vmovd	%r11d, %xmm1
	vpshufd	$0, %xmm5, %xmm5
	movl	$-8388608, %r11d
	vpshufd	$0, %xmm1, %xmm1
	vmovd	%r11d, %xmm6
	vpand	%xmm1, %xmm4, %xmm1
	vpshufd	$0, %xmm6, %xmm6
	vpaddd	%xmm5, %xmm1, %xmm1
	vmovd	%r9d, %xmm5
	vpand	%xmm6, %xmm4, %xmm6
	vaddps	%xmm3, %xmm1, %xmm1
	vpsrad	$23, %xmm4, %xmm4
	vpshufd	$0, %xmm5, %xmm5
	vpsubd	%xmm6, %xmm5, %xmm5
	vcvtdq2ps	%xmm4, %xmm4
	vbroadcastss	.LC342(%rip), %xmm6
	vfmadd132ps	%xmm5, %xmm1, %xmm0
	vbroadcastss	.LC398(%rip), %xmm5
	vcmpnltps	%xmm5, %xmm2, %xmm5
	vblendvps	%xmm5, %xmm1, %xmm0, %xmm0
	vbroadcastss	.LC340(%rip), %xmm1
	vmulps	%xmm0, %xmm0, %xmm5
	vfmadd132ps	%xmm0, %xmm6, %xmm1
	vbroadcastss	.LC344(%rip), %xmm6
	vfmadd132ps	%xmm0, %xmm6, %xmm1
	vbroadcastss	.LC346(%rip), %xmm6
	vfmadd132ps	%xmm0, %xmm6, %xmm1
	vbroadcastss	.LC348(%rip), %xmm6
	vfmadd132ps	%xmm0, %xmm6, %xmm1
	vbroadcastss	.LC350(%rip), %xmm6
	vfmadd132ps	%xmm0, %xmm6, %xmm1
	vbroadcastss	.LC352(%rip), %xmm6
	vfmadd132ps	%xmm0, %xmm6, %xmm1
	vbroadcastss	.LC354(%rip), %xmm6
	vfmadd132ps	%xmm0, %xmm6, %xmm1
	vbroadcastss	.LC318(%rip), %xmm6
	vfmadd132ps	%xmm0, %xmm6, %xmm1
	vbroadcastss	.LC356(%rip), %xmm6
	vmulps	%xmm6, %xmm4, %xmm6
	vfmadd132ps	%xmm5, %xmm6, %xmm1
	vaddps	%xmm1, %xmm0, %xmm0
	vbroadcastss	.LC358(%rip), %xmm1
	vfmadd132ps	%xmm1, %xmm0, %xmm4
	vbroadcastss	.LC223(%rip), %xmm0
	vbroadcastss	.LC320(%rip), %xmm1
	vandps	%xmm0, %xmm2, %xmm0
	vcmpltps	%xmm1, %xmm0, %xmm0
	vcmpltps	%xmm2, %xmm3, %xmm1
	vblendvps	%xmm0, %xmm2, %xmm4, %xmm4
	vbroadcastss	.LC382(%rip), %xmm0
	vcmpltps	%xmm2, %xmm0, %xmm0
	vblendvps	%xmm0, %xmm2, %xmm4, %xmm4
	vcmpleps	%xmm2, %xmm3, %xmm0
	vpand	%xmm0, %xmm1, %xmm1
	vbroadcastss	.LC227(%rip), %xmm0
	vblendvps	%xmm1, %xmm4, %xmm0, %xmm1
	vcmpeqps	%xmm3, %xmm2, %xmm0
	vbroadcastss	.LC370(%rip), %xmm2
	vblendvps	%xmm0, %xmm2, %xmm1, %xmm0
	vmovups	%xmm0, (%rcx,%rdx,4)
	movl	%r8d, %edx
	andl	$-4, %edx
	addl	%edx, %eax
	andl	$3, %r8d
	je	.L1116
.L1048:
	movslq	%eax, %r8
	vmovss	.LC281(%rip), %xmm2
	vmovss	(%rdi,%r8,4), %xmm1
	leaq	0(,%r8,4), %rdx
	leaq	(%rcx,%rdx), %r8
	vcomiss	%xmm2, %xmm1
	vaddss	%xmm2, %xmm1, %xmm0
	jbe	.L1111
	vsubss	%xmm1, %xmm0, %xmm3
	vsubss	%xmm3, %xmm2, %xmm3
.L1052:
	vmovd	%xmm0, %r9d
	vmovss	.LC398(%rip), %xmm5
	subl	$1059760811, %r9d
	movl	%r9d, %r10d
	andl	$8388607, %r10d
	addl	$1059760811, %r10d
	vcomiss	%xmm1, %xmm5
	vmovd	%r10d, %xmm7
	vsubss	%xmm2, %xmm7, %xmm0
	jbe	.L1053
	movl	%r9d, %r11d
	movl	$1065353216, %r10d
	andl	$-8388608, %r11d
	subl	%r11d, %r10d
	vmovd	%r10d, %xmm7
	vfmadd132ss	%xmm3, %xmm0, %xmm7
	vmovaps	%xmm7, %xmm0
.L1053:
	vmovd	%xmm1, %r10d
	vmovss	.LC320(%rip), %xmm4
	vxorps	%xmm6, %xmm6, %xmm6
	vmovaps	%xmm1, %xmm3
	andl	$2147483647, %r10d
	vmovd	%r10d, %xmm7
	vcomiss	%xmm7, %xmm4
	ja	.L1055
	vmulss	%xmm0, %xmm0, %xmm8
	sarl	$23, %r9d
	vcvtsi2ssl	%r9d, %xmm6, %xmm3
	vmovaps	%xmm3, %xmm7
	vmovss	.LC340(%rip), %xmm3
	vfmadd213ss	.LC342(%rip), %xmm0, %xmm3
	vfmadd213ss	.LC344(%rip), %xmm0, %xmm3
	vfmadd213ss	.LC346(%rip), %xmm0, %xmm3
	vfmadd213ss	.LC348(%rip), %xmm0, %xmm3
	vfmadd213ss	.LC350(%rip), %xmm0, %xmm3
	vfmadd213ss	.LC352(%rip), %xmm0, %xmm3
	vfmadd213ss	.LC354(%rip), %xmm0, %xmm3
	vfmadd213ss	.LC318(%rip), %xmm0, %xmm3
	vmulss	.LC356(%rip), %xmm7, %xmm9
	vfmadd132ss	%xmm8, %xmm9, %xmm3
	vaddss	%xmm3, %xmm0, %xmm3
	vfmadd231ss	.LC358(%rip), %xmm7, %xmm3
.L1055:
	vmovss	.LC380(%rip), %xmm7
	vcmpngtss	.LC382(%rip), %xmm1, %xmm0
	vcomiss	%xmm7, %xmm1
	vblendvps	%xmm0, %xmm3, %xmm1, %xmm3
	jp	.L1092
	je	.L1058
	ja	.L1062
.L1092:
	vmovss	.LC227(%rip), %xmm3
.L1062:
	vmovss	%xmm3, (%r8)
	leal	1(%rax), %r8d
	cmpl	%r8d, %esi
	jle	.L1116
	vmovss	4(%rdi,%rdx), %xmm1
	leaq	4(%rcx,%rdx), %r8
	vcomiss	%xmm2, %xmm1
	vaddss	%xmm2, %xmm1, %xmm0
	jbe	.L1112
	vsubss	%xmm1, %xmm0, %xmm3
	vsubss	%xmm3, %xmm2, %xmm3
.L1065:
	vmovd	%xmm0, %r9d
	subl	$1059760811, %r9d
	movl	%r9d, %r10d
	andl	$8388607, %r10d
	addl	$1059760811, %r10d
	vcomiss	%xmm1, %xmm5
	vmovd	%r10d, %xmm0
	vsubss	%xmm2, %xmm0, %xmm0
	jbe	.L1066
	movl	%r9d, %r11d
	movl	$1065353216, %r10d
	andl	$-8388608, %r11d
	subl	%r11d, %r10d
	vmovd	%r10d, %xmm11
	vfmadd132ss	%xmm3, %xmm0, %xmm11
	vmovaps	%xmm11, %xmm0
.L1066:
	vmovd	%xmm1, %r10d
	vmovaps	%xmm1, %xmm8
	andl	$2147483647, %r10d
	vmovd	%r10d, %xmm3
	vcomiss	%xmm3, %xmm4
	ja	.L1068
	vmulss	%xmm0, %xmm0, %xmm9
	sarl	$23, %r9d
	vcvtsi2ssl	%r9d, %xmm6, %xmm3
	vmovaps	%xmm3, %xmm8
	vmovss	.LC340(%rip), %xmm3
	vfmadd213ss	.LC342(%rip), %xmm0, %xmm3
	vfmadd213ss	.LC344(%rip), %xmm0, %xmm3
	vfmadd213ss	.LC346(%rip), %xmm0, %xmm3
	vfmadd213ss	.LC348(%rip), %xmm0, %xmm3
	vfmadd213ss	.LC350(%rip), %xmm0, %xmm3
	vfmadd213ss	.LC352(%rip), %xmm0, %xmm3
	vfmadd213ss	.LC354(%rip), %xmm0, %xmm3
	vfmadd213ss	.LC318(%rip), %xmm0, %xmm3
	vmulss	.LC356(%rip), %xmm8, %xmm10
	vfmadd132ss	%xmm9, %xmm10, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vfmadd132ss	.LC358(%rip), %xmm0, %xmm8
.L1068:
	vcmpngtss	.LC382(%rip), %xmm1, %xmm0
	vcomiss	%xmm7, %xmm1
	vblendvps	%xmm0, %xmm8, %xmm1, %xmm8
	jp	.L1095
	je	.L1071
	ja	.L1075
.L1095:
	vmovss	.LC227(%rip), %xmm8
.L1075:
	addl	$2, %eax
	vmovss	%xmm8, (%r8)
	cmpl	%eax, %esi
	jle	.L1116
	vmovss	8(%rdi,%rdx), %xmm1
	leaq	8(%rcx,%rdx), %rdx
	vcomiss	%xmm2, %xmm1
	vaddss	%xmm2, %xmm1, %xmm0
	jbe	.L1118
	vsubss	%xmm1, %xmm0, %xmm3
	vsubss	%xmm3, %xmm2, %xmm3
.L1088:
	vmovd	%xmm0, %eax
	subl	$1059760811, %eax
	movl	%eax, %ecx
	andl	$8388607, %ecx
	addl	$1059760811, %ecx
	vcomiss	%xmm1, %xmm5
	vmovd	%ecx, %xmm0
	vsubss	%xmm2, %xmm0, %xmm0
	jbe	.L1086
	movl	%eax, %esi
	movl	$1065353216, %ecx
	andl	$-8388608, %esi
	subl	%esi, %ecx
	vmovd	%ecx, %xmm5
	vfmadd132ss	%xmm3, %xmm0, %xmm5
	vmovaps	%xmm5, %xmm0
.L1086:
	vmovd	%xmm1, %ecx
	vmovaps	%xmm1, %xmm2
	andl	$2147483647, %ecx
	vmovd	%ecx, %xmm5
	vcomiss	%xmm5, %xmm4
	ja	.L1085
	vmulss	%xmm0, %xmm0, %xmm4
	sarl	$23, %eax
	vcvtsi2ssl	%eax, %xmm6, %xmm2
	vmovaps	%xmm2, %xmm3
	vmovss	.LC340(%rip), %xmm2
	vfmadd213ss	.LC342(%rip), %xmm0, %xmm2
	vfmadd213ss	.LC344(%rip), %xmm0, %xmm2
	vfmadd213ss	.LC346(%rip), %xmm0, %xmm2
	vfmadd213ss	.LC348(%rip), %xmm0, %xmm2
	vfmadd213ss	.LC350(%rip), %xmm0, %xmm2
	vfmadd213ss	.LC352(%rip), %xmm0, %xmm2
	vfmadd213ss	.LC354(%rip), %xmm0, %xmm2
	vfmadd213ss	.LC318(%rip), %xmm0, %xmm2
	vmulss	.LC356(%rip), %xmm3, %xmm5
	vfmadd132ss	%xmm4, %xmm5, %xmm2
	vaddss	%xmm2, %xmm0, %xmm2
	vfmadd231ss	.LC358(%rip), %xmm3, %xmm2
.L1085:
	vcmpngtss	.LC382(%rip), %xmm1, %xmm0
	vcomiss	%xmm7, %xmm1
	vblendvps	%xmm0, %xmm2, %xmm1, %xmm2
	jp	.L1097
	je	.L1078
	jbe	.L1097
.L1082:
	vmovss	%xmm2, (%rdx)
	ret
	.p2align 4,,10
	.p2align 3
.L1116:
	ret
	.p2align 4,,10
	.p2align 3
.L1111:
	vsubss	%xmm2, %xmm0, %xmm3
	vsubss	%xmm3, %xmm1, %xmm3
	jmp	.L1052
	.p2align 4,,10
	.p2align 3
.L1112:
	vsubss	%xmm2, %xmm0, %xmm3
	vsubss	%xmm3, %xmm1, %xmm3
	jmp	.L1065
	.p2align 4,,10
	.p2align 3
.L1097:
	vmovss	.LC227(%rip), %xmm2
	vmovss	%xmm2, (%rdx)
	ret
	.p2align 4,,10
	.p2align 3
.L1118:
	vsubss	%xmm2, %xmm0, %xmm3
	vsubss	%xmm3, %xmm1, %xmm3
	jmp	.L1088
	.p2align 4,,10
	.p2align 3
.L1058:
	vmovss	.LC370(%rip), %xmm3
	jmp	.L1062
	.p2align 4,,10
	.p2align 3
.L1071:
	vmovss	.LC370(%rip), %xmm8
	jmp	.L1075
	.p2align 4,,10
	.p2align 3
.L1117:
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L1078:
	vmovss	.LC370(%rip), %xmm2
	jmp	.L1082
.L1089:
	xorl	%edx, %edx
	xorl	%eax, %eax
	jmp	.L1045
	.cfi_endproc
.LFE201:
	.size	v_etch__log1p_f32, .-v_etch__log1p_f32
	.p2align 4
	.globl	v_etch__log_series_f64
	.type	v_etch__log_series_f64, @function
v_etch__log_series_f64:
.LFB202:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L1135
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L1126
	vbroadcastsd	.LC172(%rip), %ymm8
	movl	%edx, %esi
	xorl	%eax, %eax
	vbroadcastsd	.LC173(%rip), %ymm7
	vbroadcastsd	.LC174(%rip), %ymm6
	shrl	$2, %esi
	vbroadcastsd	.LC175(%rip), %ymm5
	vbroadcastsd	.LC176(%rip), %ymm4
	salq	$5, %rsi
	vbroadcastsd	.LC177(%rip), %ymm3
	vbroadcastsd	.LC178(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L1122:
	vmovupd	(%rdi,%rax), %ymm1
	vmovapd	%ymm1, %ymm0
	vfmadd132pd	%ymm8, %ymm7, %ymm0
	vfmadd132pd	%ymm1, %ymm6, %ymm0
	vfmadd132pd	%ymm1, %ymm5, %ymm0
	vfmadd132pd	%ymm1, %ymm4, %ymm0
	vfmadd132pd	%ymm1, %ymm3, %ymm0
	vfmadd132pd	%ymm1, %ymm2, %ymm0
	vmulpd	%ymm0, %ymm1, %ymm1
	vmovupd	%ymm1, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L1122
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L1136
	vzeroupper
.L1121:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L1124
	vmovupd	(%rdi,%rsi,8), %xmm1
	vmovddup	.LC173(%rip), %xmm2
	vmovddup	.LC172(%rip), %xmm0
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC174(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC175(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC176(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC177(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC178(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmulpd	%xmm0, %xmm1, %xmm1
	vmovupd	%xmm1, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L1135
	andl	$-2, %edx
	addl	%edx, %eax
.L1124:
	cltq
	vmovsd	.LC172(%rip), %xmm0
	vmovsd	(%rdi,%rax,8), %xmm1
	vfmadd213sd	.LC173(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC174(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC175(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC176(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC177(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC178(%rip), %xmm1, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vmovsd	%xmm1, (%rcx,%rax,8)
.L1135:
	ret
	.p2align 4,,10
	.p2align 3
.L1136:
	vzeroupper
	ret
.L1126:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L1121
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
	jle	.L1153
	leal	-1(%rcx), %eax
	cmpl	$2, %eax
	jbe	.L1144
	vbroadcastsd	.LC134(%rip), %ymm14
	movl	%ecx, %r8d
	xorl	%eax, %eax
	vbroadcastsd	.LC4(%rip), %ymm13
	vbroadcastsd	.LC172(%rip), %ymm12
	shrl	$2, %r8d
	vbroadcastsd	.LC173(%rip), %ymm11
	vbroadcastsd	.LC174(%rip), %ymm10
	salq	$5, %r8
	vbroadcastsd	.LC175(%rip), %ymm9
	vbroadcastsd	.LC176(%rip), %ymm8
	vbroadcastsd	.LC177(%rip), %ymm7
	vbroadcastsd	.LC178(%rip), %ymm6
	vbroadcastsd	.LC144(%rip), %ymm5
	vbroadcastsd	.LC143(%rip), %ymm4
	.p2align 4,,10
	.p2align 3
.L1140:
	vmovupd	(%rdi,%rax), %ymm2
	vaddpd	%ymm14, %ymm2, %ymm0
	vmulpd	%ymm13, %ymm2, %ymm3
	vdivpd	%ymm0, %ymm2, %ymm0
	vmulpd	%ymm2, %ymm3, %ymm3
	vmulpd	%ymm0, %ymm0, %ymm1
	vmovapd	%ymm1, %ymm15
	vfmadd132pd	%ymm12, %ymm11, %ymm15
	vfmadd132pd	%ymm1, %ymm10, %ymm15
	vfmadd132pd	%ymm1, %ymm9, %ymm15
	vfmadd132pd	%ymm1, %ymm8, %ymm15
	vfmadd132pd	%ymm1, %ymm7, %ymm15
	vfmadd132pd	%ymm1, %ymm6, %ymm15
	vmulpd	%ymm15, %ymm1, %ymm1
	vmulpd	(%rsi,%rax), %ymm5, %ymm15
	vaddpd	%ymm3, %ymm1, %ymm1
	vfmadd132pd	%ymm1, %ymm15, %ymm0
	vsubpd	%ymm3, %ymm0, %ymm0
	vaddpd	%ymm2, %ymm0, %ymm0
	vfmadd231pd	(%rsi,%rax), %ymm4, %ymm0
	vmovupd	%ymm0, (%rdx,%rax)
	addq	$32, %rax
	cmpq	%rax, %r8
	jne	.L1140
	movl	%ecx, %eax
	andl	$-4, %eax
	movl	%eax, %r8d
	cmpl	%ecx, %eax
	je	.L1154
	vzeroupper
.L1139:
	subl	%r8d, %ecx
	cmpl	$1, %ecx
	je	.L1142
	vmovupd	(%rdi,%r8,8), %xmm4
	vmovddup	.LC134(%rip), %xmm0
	vmovddup	.LC173(%rip), %xmm5
	vmovddup	.LC172(%rip), %xmm1
	vmovddup	.LC4(%rip), %xmm3
	vaddpd	%xmm0, %xmm4, %xmm0
	vmulpd	%xmm3, %xmm4, %xmm3
	vdivpd	%xmm0, %xmm4, %xmm0
	vmulpd	%xmm4, %xmm3, %xmm3
	vmulpd	%xmm0, %xmm0, %xmm2
	vfmadd132pd	%xmm2, %xmm5, %xmm1
	vmovddup	.LC174(%rip), %xmm5
	vfmadd132pd	%xmm2, %xmm5, %xmm1
	vmovddup	.LC175(%rip), %xmm5
	vfmadd132pd	%xmm2, %xmm5, %xmm1
	vmovddup	.LC176(%rip), %xmm5
	vfmadd132pd	%xmm2, %xmm5, %xmm1
	vmovddup	.LC177(%rip), %xmm5
	vfmadd132pd	%xmm2, %xmm5, %xmm1
	vmovddup	.LC178(%rip), %xmm5
	vfmadd132pd	%xmm2, %xmm5, %xmm1
	vmulpd	%xmm1, %xmm2, %xmm2
	vmovddup	.LC144(%rip), %xmm1
	vmulpd	(%rsi,%r8,8), %xmm1, %xmm1
	vaddpd	%xmm3, %xmm2, %xmm2
	vfmadd132pd	%xmm2, %xmm1, %xmm0
	vmovddup	.LC143(%rip), %xmm1
	vsubpd	%xmm3, %xmm0, %xmm0
	vaddpd	%xmm4, %xmm0, %xmm0
	vfmadd231pd	(%rsi,%r8,8), %xmm1, %xmm0
	vmovupd	%xmm0, (%rdx,%r8,8)
	testb	$1, %cl
	je	.L1153
	andl	$-2, %ecx
	addl	%ecx, %eax
.L1142:
	cltq
	vmovsd	.LC172(%rip), %xmm2
	vmovsd	(%rdi,%rax,8), %xmm3
	vaddsd	.LC134(%rip), %xmm3, %xmm0
	vmulsd	.LC4(%rip), %xmm3, %xmm5
	vmovsd	(%rsi,%rax,8), %xmm4
	vdivsd	%xmm0, %xmm3, %xmm0
	vmulsd	%xmm3, %xmm5, %xmm5
	vmulsd	%xmm0, %xmm0, %xmm1
	vfmadd213sd	.LC173(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC174(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC175(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC176(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC177(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC178(%rip), %xmm1, %xmm2
	vmulsd	%xmm2, %xmm1, %xmm1
	vmulsd	.LC144(%rip), %xmm4, %xmm2
	vaddsd	%xmm5, %xmm1, %xmm1
	vfmadd132sd	%xmm1, %xmm2, %xmm0
	vsubsd	%xmm5, %xmm0, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm0
	vfmadd132sd	.LC143(%rip), %xmm0, %xmm4
	vmovsd	%xmm4, (%rdx,%rax,8)
.L1153:
	ret
	.p2align 4,,10
	.p2align 3
.L1154:
	vzeroupper
	ret
.L1144:
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	jmp	.L1139
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
	jle	.L1182
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L1170
	movabsq	$-4604544271217802189, %r9
	movl	%edx, %esi
	xorl	%eax, %eax
	movabsq	$4503599627370495, %r10
	vmovq	%r9, %xmm12
	vmovq	%r10, %xmm11
	shrl	$2, %esi
	vxorpd	%xmm6, %xmm6, %xmm6
	movabsq	$4604544271217802189, %r11
	salq	$5, %rsi
	movabsq	$7141747209585715, %r9
	movabsq	$4841369599423283200, %r10
	vmovq	%r11, %xmm10
	vmovq	%r9, %xmm9
	vmovq	%r10, %xmm8
	vbroadcastsd	.LC132(%rip), %ymm7
	vpbroadcastq	%xmm12, %ymm12
	vpbroadcastq	%xmm11, %ymm11
	vpbroadcastq	%xmm10, %ymm10
	vbroadcastsd	.LC149(%rip), %ymm14
	vbroadcastsd	.LC181(%rip), %ymm13
	vpbroadcastq	%xmm9, %ymm9
	vpbroadcastq	%xmm8, %ymm8
	.p2align 4,,10
	.p2align 3
.L1158:
	vbroadcastsd	.LC172(%rip), %ymm15
	vmovupd	(%rdi,%rax), %ymm1
	vmulpd	.LC423(%rip), %ymm1, %ymm0
	vcmpnltpd	%ymm7, %ymm1, %ymm2
	vblendvpd	%ymm2, %ymm1, %ymm0, %ymm0
	vcmpltpd	%ymm7, %ymm1, %ymm2
	vandpd	.LC424(%rip), %ymm2, %ymm2
	vpaddq	%ymm0, %ymm12, %ymm3
	vpaddq	%ymm0, %ymm9, %ymm0
	vpsrlq	$52, %ymm0, %ymm0
	vpand	%ymm11, %ymm3, %ymm3
	vpor	%ymm8, %ymm0, %ymm0
	vaddpd	.LC431(%rip), %ymm0, %ymm0
	vpaddq	%ymm10, %ymm3, %ymm3
	vaddpd	.LC428(%rip), %ymm3, %ymm3
	vmulpd	.LC254(%rip), %ymm3, %ymm5
	vaddpd	%ymm2, %ymm0, %ymm0
	vaddpd	.LC416(%rip), %ymm3, %ymm2
	vdivpd	%ymm2, %ymm3, %ymm2
	vmulpd	%ymm3, %ymm5, %ymm5
	vmulpd	%ymm2, %ymm2, %ymm4
	vfmadd213pd	.LC403(%rip), %ymm4, %ymm15
	vfmadd213pd	.LC404(%rip), %ymm4, %ymm15
	vfmadd213pd	.LC405(%rip), %ymm4, %ymm15
	vfmadd213pd	.LC406(%rip), %ymm4, %ymm15
	vfmadd213pd	.LC407(%rip), %ymm4, %ymm15
	vfmadd213pd	.LC408(%rip), %ymm4, %ymm15
	vmulpd	%ymm15, %ymm4, %ymm4
	vmulpd	.LC417(%rip), %ymm0, %ymm15
	vaddpd	%ymm5, %ymm4, %ymm4
	vfmadd132pd	%ymm4, %ymm15, %ymm2
	vsubpd	%ymm5, %ymm2, %ymm2
	vaddpd	%ymm3, %ymm2, %ymm2
	vcmplepd	%ymm1, %ymm6, %ymm3
	vfmadd132pd	.LC418(%rip), %ymm2, %ymm0
	vcmpltpd	%ymm1, %ymm14, %ymm2
	vblendvpd	%ymm2, %ymm1, %ymm0, %ymm0
	vcmpltpd	%ymm1, %ymm6, %ymm2
	vcmpeqpd	%ymm6, %ymm1, %ymm1
	vpand	%ymm3, %ymm2, %ymm2
	vblendvpd	%ymm2, %ymm0, %ymm13, %ymm0
	vblendvpd	%ymm1, .LC435(%rip), %ymm0, %ymm0
	vmovupd	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L1158
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%edx, %eax
	je	.L1183
	vzeroupper
.L1157:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L1160
	vmovupd	(%rdi,%rsi,8), %xmm5
	vmovddup	.LC146(%rip), %xmm1
	vmovddup	.LC132(%rip), %xmm0
	movabsq	$-4604544271217802189, %r8
	vmovq	%r8, %xmm4
	movabsq	$4503599627370495, %r9
	movabsq	$4604544271217802189, %r10
	movabsq	$7141747209585715, %r11
	vmulpd	%xmm1, %xmm5, %xmm1
	vcmpnltpd	%xmm0, %xmm5, %xmm2
	vpunpcklqdq	%xmm4, %xmm4, %xmm4
	movabsq	$4841369599423283200, %r8
	vcmpltpd	%xmm0, %xmm5, %xmm0
	vmovddup	.LC173(%rip), %xmm7
	vmovddup	.LC4(%rip), %xmm6
	vblendvpd	%xmm2, %xmm5, %xmm1, %xmm1
	vmovddup	.LC131(%rip), %xmm2
	vandpd	%xmm2, %xmm0, %xmm2
	vmovq	%r9, %xmm0
	vpaddq	%xmm1, %xmm4, %xmm4
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vpand	%xmm0, %xmm4, %xmm4
	vmovq	%r10, %xmm0
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vpaddq	%xmm0, %xmm4, %xmm4
	vmovddup	.LC180(%rip), %xmm0
	vaddpd	%xmm0, %xmm4, %xmm4
	vmovq	%r11, %xmm0
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vpaddq	%xmm1, %xmm0, %xmm0
	vmovq	%r8, %xmm1
	vmulpd	%xmm6, %xmm4, %xmm6
	vpsrlq	$52, %xmm0, %xmm0
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpor	%xmm1, %xmm0, %xmm0
	vmovddup	.LC432(%rip), %xmm1
	vaddpd	%xmm1, %xmm0, %xmm0
	vmovddup	.LC134(%rip), %xmm1
	vaddpd	%xmm1, %xmm4, %xmm1
	vdivpd	%xmm1, %xmm4, %xmm1
	vaddpd	%xmm2, %xmm0, %xmm0
	vmovddup	.LC172(%rip), %xmm2
	vmulpd	%xmm4, %xmm6, %xmm6
	vmulpd	%xmm1, %xmm1, %xmm3
	vfmadd132pd	%xmm3, %xmm7, %xmm2
	vmovddup	.LC174(%rip), %xmm7
	vfmadd132pd	%xmm3, %xmm7, %xmm2
	vmovddup	.LC175(%rip), %xmm7
	vfmadd132pd	%xmm3, %xmm7, %xmm2
	vmovddup	.LC176(%rip), %xmm7
	vfmadd132pd	%xmm3, %xmm7, %xmm2
	vmovddup	.LC177(%rip), %xmm7
	vfmadd132pd	%xmm3, %xmm7, %xmm2
	vmovddup	.LC178(%rip), %xmm7
	vfmadd132pd	%xmm3, %xmm7, %xmm2
	vmulpd	%xmm2, %xmm3, %xmm3
	vmovddup	.LC144(%rip), %xmm2
	vmulpd	%xmm2, %xmm0, %xmm2
	vaddpd	%xmm6, %xmm3, %xmm3
	vfmadd132pd	%xmm3, %xmm2, %xmm1
	vmovddup	.LC143(%rip), %xmm2
	vsubpd	%xmm6, %xmm1, %xmm1
	vaddpd	%xmm4, %xmm1, %xmm1
	vfmadd132pd	%xmm2, %xmm1, %xmm0
	vmovddup	.LC149(%rip), %xmm1
	vcmpltpd	%xmm5, %xmm1, %xmm1
	vxorpd	%xmm2, %xmm2, %xmm2
	vcmpltpd	%xmm5, %xmm2, %xmm3
	vblendvpd	%xmm1, %xmm5, %xmm0, %xmm0
	vcmplepd	%xmm5, %xmm2, %xmm1
	vpand	%xmm1, %xmm3, %xmm3
	vmovddup	.LC181(%rip), %xmm1
	vblendvpd	%xmm3, %xmm0, %xmm1, %xmm1
	vcmpeqpd	%xmm2, %xmm5, %xmm0
	vmovddup	.LC201(%rip), %xmm2
	vblendvpd	%xmm0, %xmm2, %xmm1, %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L1182
	andl	$-2, %edx
	addl	%edx, %eax
.L1160:
	cltq
	vmovsd	.LC132(%rip), %xmm0
	vmovsd	(%rdi,%rax,8), %xmm3
	leaq	(%rcx,%rax,8), %rdx
	vcomisd	%xmm3, %xmm0
	ja	.L1162
	vmovsd	%xmm3, %xmm3, %xmm2
	vxorpd	%xmm1, %xmm1, %xmm1
.L1163:
	vcomisd	.LC149(%rip), %xmm3
	vmovsd	%xmm3, %xmm3, %xmm0
	ja	.L1169
	vmovq	%xmm2, %rax
	vmovsd	.LC172(%rip), %xmm5
	movabsq	$-4604544271217802189, %rcx
	movabsq	$4503599627370495, %rsi
	addq	%rax, %rcx
	andq	%rsi, %rcx
	movabsq	$4604544271217802189, %rsi
	addq	%rsi, %rcx
	vmovq	%rcx, %xmm7
	vsubsd	.LC20(%rip), %xmm7, %xmm2
	movabsq	$7141747209585715, %rcx
	vmulsd	.LC4(%rip), %xmm2, %xmm6
	addq	%rcx, %rax
	movabsq	$4841369599423283200, %rcx
	shrq	$52, %rax
	orq	%rcx, %rax
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm0
	vmulsd	%xmm2, %xmm6, %xmm6
	vaddsd	%xmm1, %xmm0, %xmm0
	vaddsd	.LC134(%rip), %xmm2, %xmm1
	vdivsd	%xmm1, %xmm2, %xmm1
	vmulsd	%xmm1, %xmm1, %xmm4
	vfmadd213sd	.LC173(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC174(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC175(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC176(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC177(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC178(%rip), %xmm4, %xmm5
	vmulsd	%xmm5, %xmm4, %xmm4
	vmulsd	.LC144(%rip), %xmm0, %xmm5
	vaddsd	%xmm6, %xmm4, %xmm4
	vfmadd132sd	%xmm4, %xmm5, %xmm1
	vsubsd	%xmm6, %xmm1, %xmm1
	vaddsd	%xmm2, %xmm1, %xmm1
	vfmadd132sd	.LC143(%rip), %xmm1, %xmm0
.L1169:
	vxorpd	%xmm1, %xmm1, %xmm1
	vcomisd	%xmm1, %xmm3
	jp	.L1172
	je	.L1164
	ja	.L1168
.L1172:
	vmovsd	.LC181(%rip), %xmm0
.L1168:
	vmovsd	%xmm0, (%rdx)
	ret
	.p2align 4,,10
	.p2align 3
.L1162:
	vmulsd	.LC146(%rip), %xmm3, %xmm2
	vmovsd	.LC131(%rip), %xmm1
	jmp	.L1163
	.p2align 4,,10
	.p2align 3
.L1164:
	vmovsd	.LC201(%rip), %xmm0
	vmovsd	%xmm0, (%rdx)
	ret
	.p2align 4,,10
	.p2align 3
.L1182:
	ret
	.p2align 4,,10
	.p2align 3
.L1183:
	vzeroupper
	ret
.L1170:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L1157
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
	jle	.L1222
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rsi, %rcx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	cmpl	$2, %eax
	jbe	.L1204
	movabsq	$-4604544271217802189, %r8
	movl	%edx, %esi
	xorl	%eax, %eax
	movabsq	$4604544271217802189, %r9
	vmovq	%r8, %xmm6
	vmovq	%r9, %xmm12
	shrl	$2, %esi
	movabsq	$4503599627370495, %r8
	vpbroadcastq	%xmm6, %ymm6
	salq	$5, %rsi
	movabsq	$-4503599627370496, %r10
	movabsq	$4607182418800017408, %r11
	vmovdqa	%ymm6, -32(%rsp)
	vmovq	%r8, %xmm6
	vmovq	%r10, %xmm11
	movabsq	$7141747209585715, %r8
	vpbroadcastq	%xmm6, %ymm6
	vmovq	%r11, %xmm10
	vmovq	%r8, %xmm9
	movabsq	$4841369599423283200, %r9
	vmovq	%r9, %xmm8
	vmovdqa	%ymm6, -64(%rsp)
	vbroadcastsd	.LC20(%rip), %ymm7
	vbroadcastsd	.LC180(%rip), %ymm5
	vpbroadcastq	%xmm12, %ymm12
	vpbroadcastq	%xmm11, %ymm11
	vpbroadcastq	%xmm10, %ymm10
	vbroadcastsd	.LC149(%rip), %ymm14
	vbroadcastsd	.LC181(%rip), %ymm13
	vpbroadcastq	%xmm9, %ymm9
	vpbroadcastq	%xmm8, %ymm8
	.p2align 4,,10
	.p2align 3
.L1187:
	vbroadcastsd	.LC172(%rip), %ymm15
	vmovupd	(%rdi,%rax), %ymm1
	vaddpd	%ymm7, %ymm1, %ymm0
	vcmpltpd	%ymm1, %ymm7, %ymm4
	vsubpd	%ymm1, %ymm0, %ymm3
	vaddpd	%ymm5, %ymm0, %ymm2
	vsubpd	%ymm3, %ymm7, %ymm3
	vsubpd	%ymm2, %ymm1, %ymm2
	vblendvpd	%ymm4, %ymm3, %ymm2, %ymm2
	vpaddq	-32(%rsp), %ymm0, %ymm3
	vpaddq	%ymm0, %ymm9, %ymm0
	vpand	-64(%rsp), %ymm3, %ymm4
	vpsrlq	$52, %ymm0, %ymm0
	vpand	%ymm11, %ymm3, %ymm3
	vpor	%ymm8, %ymm0, %ymm0
	vaddpd	.LC431(%rip), %ymm0, %ymm0
	vpaddq	%ymm12, %ymm4, %ymm4
	vpsubq	%ymm3, %ymm10, %ymm3
	vaddpd	%ymm4, %ymm5, %ymm4
	vfmadd132pd	%ymm3, %ymm4, %ymm2
	vcmpnltpd	.LC423(%rip), %ymm1, %ymm3
	vblendvpd	%ymm3, %ymm4, %ymm2, %ymm2
	vaddpd	.LC416(%rip), %ymm2, %ymm3
	vmulpd	.LC254(%rip), %ymm2, %ymm6
	vdivpd	%ymm3, %ymm2, %ymm3
	vmulpd	%ymm2, %ymm6, %ymm6
	vmulpd	%ymm3, %ymm3, %ymm4
	vfmadd213pd	.LC403(%rip), %ymm4, %ymm15
	vfmadd213pd	.LC404(%rip), %ymm4, %ymm15
	vfmadd213pd	.LC405(%rip), %ymm4, %ymm15
	vfmadd213pd	.LC406(%rip), %ymm4, %ymm15
	vfmadd213pd	.LC407(%rip), %ymm4, %ymm15
	vfmadd213pd	.LC408(%rip), %ymm4, %ymm15
	vmulpd	%ymm15, %ymm4, %ymm4
	vmulpd	.LC417(%rip), %ymm0, %ymm15
	vaddpd	%ymm6, %ymm4, %ymm4
	vfmadd132pd	%ymm4, %ymm15, %ymm3
	vsubpd	%ymm6, %ymm3, %ymm3
	vaddpd	%ymm2, %ymm3, %ymm3
	vandpd	.LC225(%rip), %ymm1, %ymm2
	vfmadd132pd	.LC418(%rip), %ymm3, %ymm0
	vcmplepd	%ymm1, %ymm5, %ymm3
	vcmpltpd	.LC331(%rip), %ymm2, %ymm2
	vblendvpd	%ymm2, %ymm1, %ymm0, %ymm0
	vcmpltpd	%ymm1, %ymm14, %ymm2
	vblendvpd	%ymm2, %ymm1, %ymm0, %ymm0
	vcmpltpd	%ymm1, %ymm5, %ymm2
	vcmpeqpd	%ymm5, %ymm1, %ymm1
	vpand	%ymm3, %ymm2, %ymm2
	vblendvpd	%ymm2, %ymm0, %ymm13, %ymm0
	vblendvpd	%ymm1, .LC435(%rip), %ymm0, %ymm0
	vmovupd	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L1187
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L1225
	vzeroupper
.L1186:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L1189
	vmovupd	(%rdi,%rsi,8), %xmm1
	vmovddup	.LC20(%rip), %xmm0
	vmovddup	.LC180(%rip), %xmm5
	movabsq	$-4604544271217802189, %r9
	vmovddup	.LC173(%rip), %xmm8
	vmovddup	.LC4(%rip), %xmm7
	movabsq	$4503599627370495, %r10
	movabsq	$4604544271217802189, %r11
	vaddpd	%xmm0, %xmm1, %xmm3
	vmovq	%r11, %xmm4
	movabsq	$7141747209585715, %r11
	movabsq	$4841369599423283200, %r8
	vpunpcklqdq	%xmm4, %xmm4, %xmm4
	vsubpd	%xmm1, %xmm3, %xmm2
	vaddpd	%xmm5, %xmm3, %xmm6
	vsubpd	%xmm2, %xmm0, %xmm2
	vsubpd	%xmm6, %xmm1, %xmm6
	vcmpltpd	%xmm1, %xmm0, %xmm0
	vblendvpd	%xmm0, %xmm2, %xmm6, %xmm6
	vmovq	%r9, %xmm2
	vmovq	%r10, %xmm0
	movabsq	$-4503599627370496, %r9
	vpunpcklqdq	%xmm2, %xmm2, %xmm2
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	movabsq	$4607182418800017408, %r10
	vpaddq	%xmm3, %xmm2, %xmm2
	vpand	%xmm0, %xmm2, %xmm0
	vpaddq	%xmm4, %xmm0, %xmm0
	vmovq	%r9, %xmm4
	vpunpcklqdq	%xmm4, %xmm4, %xmm4
	vaddpd	%xmm5, %xmm0, %xmm0
	vpand	%xmm4, %xmm2, %xmm2
	vmovq	%r10, %xmm4
	vpunpcklqdq	%xmm4, %xmm4, %xmm4
	vpsubq	%xmm2, %xmm4, %xmm2
	vfmadd132pd	%xmm2, %xmm0, %xmm6
	vmovddup	.LC146(%rip), %xmm2
	vcmpnltpd	%xmm2, %xmm1, %xmm2
	vblendvpd	%xmm2, %xmm0, %xmm6, %xmm6
	vmovq	%r11, %xmm0
	vmovq	%r8, %xmm2
	vmulpd	%xmm7, %xmm6, %xmm7
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vpunpcklqdq	%xmm2, %xmm2, %xmm2
	vpaddq	%xmm3, %xmm0, %xmm0
	vmovddup	.LC172(%rip), %xmm3
	vpsrlq	$52, %xmm0, %xmm0
	vpor	%xmm2, %xmm0, %xmm0
	vmovddup	.LC432(%rip), %xmm2
	vaddpd	%xmm2, %xmm0, %xmm0
	vmovddup	.LC134(%rip), %xmm2
	vaddpd	%xmm2, %xmm6, %xmm2
	vmulpd	%xmm6, %xmm7, %xmm7
	vdivpd	%xmm2, %xmm6, %xmm2
	vmulpd	%xmm2, %xmm2, %xmm4
	vfmadd132pd	%xmm4, %xmm8, %xmm3
	vmovddup	.LC174(%rip), %xmm8
	vfmadd132pd	%xmm4, %xmm8, %xmm3
	vmovddup	.LC175(%rip), %xmm8
	vfmadd132pd	%xmm4, %xmm8, %xmm3
	vmovddup	.LC176(%rip), %xmm8
	vfmadd132pd	%xmm4, %xmm8, %xmm3
	vmovddup	.LC177(%rip), %xmm8
	vfmadd132pd	%xmm4, %xmm8, %xmm3
	vmovddup	.LC178(%rip), %xmm8
	vfmadd132pd	%xmm4, %xmm8, %xmm3
	vmulpd	%xmm3, %xmm4, %xmm4
	vmovddup	.LC144(%rip), %xmm3
	vmulpd	%xmm3, %xmm0, %xmm3
	vaddpd	%xmm7, %xmm4, %xmm4
	vfmadd132pd	%xmm4, %xmm3, %xmm2
	vmovddup	.LC143(%rip), %xmm3
	vsubpd	%xmm7, %xmm2, %xmm2
	vaddpd	%xmm6, %xmm2, %xmm2
	vfmadd132pd	%xmm3, %xmm2, %xmm0
	vmovddup	.LC226(%rip), %xmm2
	vandpd	%xmm2, %xmm1, %xmm2
	vmovddup	.LC5(%rip), %xmm3
	vcmpltpd	%xmm3, %xmm2, %xmm2
	vcmpltpd	%xmm1, %xmm5, %xmm3
	vblendvpd	%xmm2, %xmm1, %xmm0, %xmm0
	vmovddup	.LC149(%rip), %xmm2
	vcmpltpd	%xmm1, %xmm2, %xmm2
	vblendvpd	%xmm2, %xmm1, %xmm0, %xmm0
	vcmplepd	%xmm1, %xmm5, %xmm2
	vcmpeqpd	%xmm5, %xmm1, %xmm1
	vpand	%xmm2, %xmm3, %xmm3
	vmovddup	.LC181(%rip), %xmm2
	vblendvpd	%xmm3, %xmm0, %xmm2, %xmm0
	vmovddup	.LC201(%rip), %xmm2
	vblendvpd	%xmm1, %xmm2, %xmm0, %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L1220
	andl	$-2, %edx
	addl	%edx, %eax
.L1189:
	cltq
	vmovsd	.LC20(%rip), %xmm0
	vmovsd	(%rdi,%rax,8), %xmm1
	leaq	(%rcx,%rax,8), %rdx
	vcomisd	%xmm0, %xmm1
	vaddsd	%xmm0, %xmm1, %xmm2
	jbe	.L1226
	vsubsd	%xmm1, %xmm2, %xmm3
	vsubsd	%xmm3, %xmm0, %xmm3
.L1203:
	movabsq	$-4604544271217802189, %rcx
	vmovq	%xmm2, %rsi
	movabsq	$4503599627370495, %rax
	movabsq	$4604544271217802189, %rdi
	addq	%rsi, %rcx
	andq	%rcx, %rax
	addq	%rdi, %rax
	vmovq	%rax, %xmm7
	vsubsd	%xmm0, %xmm7, %xmm2
	vmovsd	.LC146(%rip), %xmm0
	vcomisd	%xmm1, %xmm0
	jbe	.L1201
	movabsq	$-4503599627370496, %rax
	andq	%rax, %rcx
	movabsq	$4607182418800017408, %rax
	subq	%rcx, %rax
	vmovq	%rax, %xmm7
	vfmadd132sd	%xmm3, %xmm2, %xmm7
	vmovsd	%xmm7, %xmm7, %xmm2
.L1201:
	vmovq	%xmm1, %rax
	vmovsd	.LC5(%rip), %xmm3
	vmovsd	%xmm1, %xmm1, %xmm0
	btrq	$63, %rax
	vmovq	%rax, %xmm7
	vcomisd	%xmm7, %xmm3
	ja	.L1200
	vaddsd	.LC134(%rip), %xmm2, %xmm3
	vmovsd	.LC172(%rip), %xmm5
	movabsq	$7141747209585715, %rax
	movabsq	$4841369599423283200, %rcx
	vmulsd	.LC4(%rip), %xmm2, %xmm6
	addq	%rsi, %rax
	shrq	$52, %rax
	vdivsd	%xmm3, %xmm2, %xmm3
	orq	%rcx, %rax
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm0
	vmulsd	%xmm2, %xmm6, %xmm6
	vmulsd	%xmm3, %xmm3, %xmm4
	vfmadd213sd	.LC173(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC174(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC175(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC176(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC177(%rip), %xmm4, %xmm5
	vfmadd213sd	.LC178(%rip), %xmm4, %xmm5
	vmulsd	%xmm5, %xmm4, %xmm4
	vmulsd	.LC144(%rip), %xmm0, %xmm5
	vaddsd	%xmm6, %xmm4, %xmm4
	vfmadd132sd	%xmm4, %xmm5, %xmm3
	vsubsd	%xmm6, %xmm3, %xmm3
	vaddsd	%xmm2, %xmm3, %xmm3
	vfmadd132sd	.LC143(%rip), %xmm3, %xmm0
.L1200:
	vcmpngtsd	.LC149(%rip), %xmm1, %xmm2
	vcomisd	.LC180(%rip), %xmm1
	vblendvpd	%xmm2, %xmm0, %xmm1, %xmm0
	jp	.L1206
	je	.L1193
	ja	.L1197
.L1206:
	vmovsd	.LC181(%rip), %xmm0
.L1197:
	vmovsd	%xmm0, (%rdx)
.L1220:
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L1226:
	.cfi_restore_state
	vsubsd	%xmm0, %xmm2, %xmm3
	vsubsd	%xmm3, %xmm1, %xmm3
	jmp	.L1203
	.p2align 4,,10
	.p2align 3
.L1193:
	vmovsd	.LC201(%rip), %xmm0
	jmp	.L1197
	.p2align 4,,10
	.p2align 3
.L1225:
	vzeroupper
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L1222:
	.cfi_restore 6
	ret
.L1204:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L1186
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
	jle	.L1240
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L1234
	vbroadcastss	.LC281(%rip), %ymm1
	movl	%edx, %esi
	xorl	%eax, %eax
	shrl	$3, %esi
	salq	$5, %rsi
	.p2align 4,,10
	.p2align 3
.L1230:
	vsqrtps	(%rdi,%rax), %ymm0
	vdivps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L1230
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L1241
	vzeroupper
.L1229:
	movl	%edx, %r8d
	subl	%esi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L1232
	vbroadcastss	.LC281(%rip), %xmm0
	vsqrtps	(%rdi,%rsi,4), %xmm1
	vdivps	%xmm1, %xmm0, %xmm0
	vmovups	%xmm0, (%rcx,%rsi,4)
	movl	%r8d, %esi
	andl	$-4, %esi
	addl	%esi, %eax
	andl	$3, %r8d
	je	.L1240
.L1232:
	movslq	%eax, %r8
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	.LC281(%rip), %xmm2
	vsqrtss	(%rdi,%r8,4), %xmm0, %xmm1
	leaq	0(,%r8,4), %rsi
	vdivss	%xmm1, %xmm2, %xmm1
	vmovss	%xmm1, (%rcx,%r8,4)
	leal	1(%rax), %r8d
	cmpl	%edx, %r8d
	jge	.L1240
	vsqrtss	4(%rdi,%rsi), %xmm0, %xmm1
	addl	$2, %eax
	vdivss	%xmm1, %xmm2, %xmm1
	vmovss	%xmm1, 4(%rcx,%rsi)
	cmpl	%eax, %edx
	jle	.L1240
	vsqrtss	8(%rdi,%rsi), %xmm0, %xmm0
	vdivss	%xmm0, %xmm2, %xmm2
	vmovss	%xmm2, 8(%rcx,%rsi)
.L1240:
	ret
	.p2align 4,,10
	.p2align 3
.L1241:
	vzeroupper
	ret
.L1234:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L1229
	.cfi_endproc
.LFE206:
	.size	v_etch__rsqrt_f32, .-v_etch__rsqrt_f32
	.p2align 4
	.globl	v_etch__rsqrt_f64
	.type	v_etch__rsqrt_f64, @function
v_etch__rsqrt_f64:
.LFB207:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L1258
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L1249
	vbroadcastsd	.LC20(%rip), %ymm1
	movl	%edx, %esi
	xorl	%eax, %eax
	shrl	$2, %esi
	salq	$5, %rsi
	.p2align 4,,10
	.p2align 3
.L1245:
	vsqrtpd	(%rdi,%rax), %ymm0
	vdivpd	%ymm0, %ymm1, %ymm0
	vmovupd	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L1245
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L1259
	vzeroupper
.L1244:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L1247
	vsqrtpd	(%rdi,%rsi,8), %xmm1
	vmovddup	.LC20(%rip), %xmm0
	vdivpd	%xmm1, %xmm0, %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L1258
	andl	$-2, %edx
	addl	%edx, %eax
.L1247:
	cltq
	vxorps	%xmm0, %xmm0, %xmm0
	vmovsd	.LC20(%rip), %xmm1
	vsqrtsd	(%rdi,%rax,8), %xmm0, %xmm0
	vdivsd	%xmm0, %xmm1, %xmm1
	vmovsd	%xmm1, (%rcx,%rax,8)
.L1258:
	ret
	.p2align 4,,10
	.p2align 3
.L1259:
	vzeroupper
	ret
.L1249:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L1244
	.cfi_endproc
.LFE207:
	.size	v_etch__rsqrt_f64, .-v_etch__rsqrt_f64
	.p2align 4
	.globl	v_etch__lgamma_poly_a
	.type	v_etch__lgamma_poly_a, @function
v_etch__lgamma_poly_a:
.LFB208:
	.cfi_startproc
	movq	%rsi, %rax
	movl	%edx, %esi
	testl	%edx, %edx
	jle	.L1276
	leal	-1(%rdx), %edx
	cmpl	$2, %edx
	jbe	.L1267
	vbroadcastsd	.LC23(%rip), %ymm15
	movl	%esi, %edx
	xorl	%ecx, %ecx
	vbroadcastsd	.LC24(%rip), %ymm14
	vbroadcastsd	.LC25(%rip), %ymm13
	shrl	$2, %edx
	vbroadcastsd	.LC26(%rip), %ymm12
	vbroadcastsd	.LC27(%rip), %ymm11
	salq	$5, %rdx
	vbroadcastsd	.LC28(%rip), %ymm10
	vbroadcastsd	.LC29(%rip), %ymm9
	vbroadcastsd	.LC40(%rip), %ymm8
	vbroadcastsd	.LC41(%rip), %ymm7
	vbroadcastsd	.LC42(%rip), %ymm6
	vbroadcastsd	.LC43(%rip), %ymm5
	vbroadcastsd	.LC44(%rip), %ymm4
	vbroadcastsd	.LC45(%rip), %ymm3
	vbroadcastsd	.LC46(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L1263:
	vaddpd	(%rdi,%rcx), %ymm15, %ymm1
	vmovapd	%ymm1, %ymm0
	vfmadd132pd	%ymm14, %ymm13, %ymm0
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vfmadd132pd	%ymm1, %ymm11, %ymm0
	vfmadd132pd	%ymm1, %ymm10, %ymm0
	vfmadd132pd	%ymm1, %ymm9, %ymm0
	vfmadd213pd	.LC460(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC461(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC462(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC463(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC464(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC465(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC466(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC467(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC468(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC469(%rip), %ymm1, %ymm0
	vfmadd132pd	%ymm1, %ymm8, %ymm0
	vfmadd132pd	%ymm1, %ymm7, %ymm0
	vfmadd132pd	%ymm1, %ymm6, %ymm0
	vfmadd132pd	%ymm1, %ymm5, %ymm0
	vfmadd132pd	%ymm1, %ymm4, %ymm0
	vfmadd132pd	%ymm1, %ymm3, %ymm0
	vfmadd132pd	%ymm0, %ymm2, %ymm1
	vmovupd	%ymm1, (%rax,%rcx)
	addq	$32, %rcx
	cmpq	%rcx, %rdx
	jne	.L1263
	movl	%esi, %edx
	andl	$-4, %edx
	movl	%edx, %ecx
	cmpl	%esi, %edx
	je	.L1277
	vzeroupper
.L1262:
	subl	%ecx, %esi
	cmpl	$1, %esi
	je	.L1265
	vmovddup	.LC23(%rip), %xmm1
	vaddpd	(%rdi,%rcx,8), %xmm1, %xmm1
	vmovddup	.LC25(%rip), %xmm2
	vmovddup	.LC24(%rip), %xmm0
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC26(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC27(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC28(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC29(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC30(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC31(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC32(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC33(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC34(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC35(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC36(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC37(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC38(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC39(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC40(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC41(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC42(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC43(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC44(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC45(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC46(%rip), %xmm2
	vfmadd132pd	%xmm0, %xmm2, %xmm1
	vmovupd	%xmm1, (%rax,%rcx,8)
	testb	$1, %sil
	je	.L1276
	andl	$-2, %esi
	addl	%esi, %edx
.L1265:
	movslq	%edx, %rdx
	vmovsd	.LC23(%rip), %xmm1
	vmovsd	.LC24(%rip), %xmm0
	vaddsd	(%rdi,%rdx,8), %xmm1, %xmm1
	vfmadd213sd	.LC25(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC26(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC27(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC28(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC29(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC30(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC31(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC32(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC33(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC34(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC35(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC36(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC37(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC38(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC39(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC40(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC41(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC42(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC43(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC44(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC45(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC46(%rip), %xmm0, %xmm1
	vmovsd	%xmm1, (%rax,%rdx,8)
.L1276:
	ret
	.p2align 4,,10
	.p2align 3
.L1277:
	vzeroupper
	ret
.L1267:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.L1262
	.cfi_endproc
.LFE208:
	.size	v_etch__lgamma_poly_a, .-v_etch__lgamma_poly_a
	.p2align 4
	.globl	v_etch__lgamma_poly_b
	.type	v_etch__lgamma_poly_b, @function
v_etch__lgamma_poly_b:
.LFB209:
	.cfi_startproc
	movq	%rsi, %rax
	movl	%edx, %esi
	testl	%edx, %edx
	jle	.L1294
	leal	-1(%rdx), %edx
	cmpl	$2, %edx
	jbe	.L1285
	vbroadcastsd	.LC502(%rip), %ymm15
	movl	%esi, %edx
	xorl	%ecx, %ecx
	vbroadcastsd	.LC47(%rip), %ymm14
	vbroadcastsd	.LC48(%rip), %ymm13
	shrl	$2, %edx
	vbroadcastsd	.LC49(%rip), %ymm12
	vbroadcastsd	.LC50(%rip), %ymm11
	salq	$5, %rdx
	vbroadcastsd	.LC51(%rip), %ymm10
	vbroadcastsd	.LC52(%rip), %ymm9
	vbroadcastsd	.LC53(%rip), %ymm8
	vbroadcastsd	.LC54(%rip), %ymm7
	vbroadcastsd	.LC55(%rip), %ymm6
	vbroadcastsd	.LC56(%rip), %ymm5
	vbroadcastsd	.LC57(%rip), %ymm4
	vbroadcastsd	.LC63(%rip), %ymm3
	vbroadcastsd	.LC64(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L1281:
	vaddpd	(%rdi,%rcx), %ymm15, %ymm1
	vmovapd	%ymm1, %ymm0
	vfmadd132pd	%ymm14, %ymm13, %ymm0
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vfmadd132pd	%ymm1, %ymm11, %ymm0
	vfmadd132pd	%ymm1, %ymm10, %ymm0
	vfmadd132pd	%ymm1, %ymm9, %ymm0
	vfmadd132pd	%ymm1, %ymm8, %ymm0
	vfmadd132pd	%ymm1, %ymm7, %ymm0
	vfmadd132pd	%ymm1, %ymm6, %ymm0
	vfmadd132pd	%ymm1, %ymm5, %ymm0
	vfmadd132pd	%ymm1, %ymm4, %ymm0
	vfmadd213pd	.LC514(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC515(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC516(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC517(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC518(%rip), %ymm1, %ymm0
	vfmadd132pd	%ymm1, %ymm3, %ymm0
	vfmadd132pd	%ymm0, %ymm2, %ymm1
	vmovupd	%ymm1, (%rax,%rcx)
	addq	$32, %rcx
	cmpq	%rcx, %rdx
	jne	.L1281
	movl	%esi, %edx
	andl	$-4, %edx
	movl	%edx, %ecx
	cmpl	%esi, %edx
	je	.L1295
	vzeroupper
.L1280:
	subl	%ecx, %esi
	cmpl	$1, %esi
	je	.L1283
	vmovddup	.LC502(%rip), %xmm1
	vaddpd	(%rdi,%rcx,8), %xmm1, %xmm1
	vmovddup	.LC48(%rip), %xmm2
	vmovddup	.LC47(%rip), %xmm0
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC49(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC50(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC51(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC52(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC53(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC54(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC55(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC56(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC57(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC58(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC59(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC60(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC61(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC62(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC63(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC64(%rip), %xmm2
	vfmadd132pd	%xmm0, %xmm2, %xmm1
	vmovupd	%xmm1, (%rax,%rcx,8)
	testb	$1, %sil
	je	.L1294
	andl	$-2, %esi
	addl	%esi, %edx
.L1283:
	movslq	%edx, %rdx
	vmovsd	.LC47(%rip), %xmm0
	vmovsd	(%rdi,%rdx,8), %xmm1
	vsubsd	.LC23(%rip), %xmm1, %xmm1
	vfmadd213sd	.LC48(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC49(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC50(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC51(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC52(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC53(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC54(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC55(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC56(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC57(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC58(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC59(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC60(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC61(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC62(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC63(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC64(%rip), %xmm0, %xmm1
	vmovsd	%xmm1, (%rax,%rdx,8)
.L1294:
	ret
	.p2align 4,,10
	.p2align 3
.L1295:
	vzeroupper
	ret
.L1285:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.L1280
	.cfi_endproc
.LFE209:
	.size	v_etch__lgamma_poly_b, .-v_etch__lgamma_poly_b
	.p2align 4
	.globl	v_etch__lgamma_poly_c
	.type	v_etch__lgamma_poly_c, @function
v_etch__lgamma_poly_c:
.LFB210:
	.cfi_startproc
	movq	%rsi, %rax
	movl	%edx, %esi
	testl	%edx, %edx
	jle	.L1312
	leal	-1(%rdx), %edx
	cmpl	$2, %edx
	jbe	.L1303
	vbroadcastsd	.LC541(%rip), %ymm15
	movl	%esi, %edx
	xorl	%ecx, %ecx
	vbroadcastsd	.LC66(%rip), %ymm14
	vbroadcastsd	.LC67(%rip), %ymm13
	shrl	$2, %edx
	vbroadcastsd	.LC68(%rip), %ymm12
	vbroadcastsd	.LC69(%rip), %ymm11
	salq	$5, %rdx
	vbroadcastsd	.LC70(%rip), %ymm10
	vbroadcastsd	.LC71(%rip), %ymm9
	vbroadcastsd	.LC72(%rip), %ymm8
	vbroadcastsd	.LC73(%rip), %ymm7
	vbroadcastsd	.LC74(%rip), %ymm6
	vbroadcastsd	.LC75(%rip), %ymm5
	vbroadcastsd	.LC76(%rip), %ymm4
	vbroadcastsd	.LC77(%rip), %ymm3
	vbroadcastsd	.LC78(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L1299:
	vaddpd	(%rdi,%rcx), %ymm15, %ymm1
	vmovapd	%ymm1, %ymm0
	vfmadd132pd	%ymm14, %ymm13, %ymm0
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vfmadd132pd	%ymm1, %ymm11, %ymm0
	vfmadd132pd	%ymm1, %ymm10, %ymm0
	vfmadd132pd	%ymm1, %ymm9, %ymm0
	vfmadd132pd	%ymm1, %ymm8, %ymm0
	vfmadd132pd	%ymm1, %ymm7, %ymm0
	vfmadd132pd	%ymm1, %ymm6, %ymm0
	vfmadd132pd	%ymm1, %ymm5, %ymm0
	vfmadd132pd	%ymm1, %ymm4, %ymm0
	vfmadd132pd	%ymm1, %ymm3, %ymm0
	vfmadd132pd	%ymm1, %ymm2, %ymm0
	vfmadd213pd	.LC555(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC556(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC557(%rip), %ymm0, %ymm1
	vmovupd	%ymm1, (%rax,%rcx)
	addq	$32, %rcx
	cmpq	%rcx, %rdx
	jne	.L1299
	movl	%esi, %edx
	andl	$-4, %edx
	movl	%edx, %ecx
	cmpl	%esi, %edx
	je	.L1313
	vzeroupper
.L1298:
	subl	%ecx, %esi
	cmpl	$1, %esi
	je	.L1301
	vmovddup	.LC541(%rip), %xmm1
	vaddpd	(%rdi,%rcx,8), %xmm1, %xmm1
	vmovddup	.LC67(%rip), %xmm2
	vmovddup	.LC66(%rip), %xmm0
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC68(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC69(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC70(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC71(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC72(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC73(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC74(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC75(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC76(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC77(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC78(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC79(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC80(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC81(%rip), %xmm2
	vfmadd132pd	%xmm0, %xmm2, %xmm1
	vmovupd	%xmm1, (%rax,%rcx,8)
	testb	$1, %sil
	je	.L1312
	andl	$-2, %esi
	addl	%esi, %edx
.L1301:
	movslq	%edx, %rdx
	vmovsd	.LC66(%rip), %xmm0
	vmovsd	(%rdi,%rdx,8), %xmm1
	vsubsd	.LC65(%rip), %xmm1, %xmm1
	vfmadd213sd	.LC67(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC68(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC69(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC70(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC71(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC72(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC73(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC74(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC75(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC76(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC77(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC78(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC79(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC80(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC81(%rip), %xmm0, %xmm1
	vmovsd	%xmm1, (%rax,%rdx,8)
.L1312:
	ret
	.p2align 4,,10
	.p2align 3
.L1313:
	vzeroupper
	ret
.L1303:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.L1298
	.cfi_endproc
.LFE210:
	.size	v_etch__lgamma_poly_c, .-v_etch__lgamma_poly_c
	.p2align 4
	.globl	v_etch__lgamma_poly_d
	.type	v_etch__lgamma_poly_d, @function
v_etch__lgamma_poly_d:
.LFB211:
	.cfi_startproc
	movq	%rsi, %rax
	movl	%edx, %esi
	testl	%edx, %edx
	jle	.L1330
	leal	-1(%rdx), %edx
	cmpl	$2, %edx
	jbe	.L1321
	vbroadcastsd	.LC576(%rip), %ymm15
	movl	%esi, %edx
	xorl	%ecx, %ecx
	vbroadcastsd	.LC83(%rip), %ymm14
	vbroadcastsd	.LC84(%rip), %ymm13
	shrl	$2, %edx
	vbroadcastsd	.LC85(%rip), %ymm12
	vbroadcastsd	.LC86(%rip), %ymm11
	salq	$5, %rdx
	vbroadcastsd	.LC87(%rip), %ymm10
	vbroadcastsd	.LC88(%rip), %ymm9
	vbroadcastsd	.LC89(%rip), %ymm8
	vbroadcastsd	.LC90(%rip), %ymm7
	vbroadcastsd	.LC91(%rip), %ymm6
	vbroadcastsd	.LC92(%rip), %ymm5
	vbroadcastsd	.LC93(%rip), %ymm4
	vbroadcastsd	.LC99(%rip), %ymm3
	vbroadcastsd	.LC100(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L1317:
	vaddpd	(%rdi,%rcx), %ymm15, %ymm1
	vmovapd	%ymm1, %ymm0
	vfmadd132pd	%ymm14, %ymm13, %ymm0
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vfmadd132pd	%ymm1, %ymm11, %ymm0
	vfmadd132pd	%ymm1, %ymm10, %ymm0
	vfmadd132pd	%ymm1, %ymm9, %ymm0
	vfmadd132pd	%ymm1, %ymm8, %ymm0
	vfmadd132pd	%ymm1, %ymm7, %ymm0
	vfmadd132pd	%ymm1, %ymm6, %ymm0
	vfmadd132pd	%ymm1, %ymm5, %ymm0
	vfmadd132pd	%ymm1, %ymm4, %ymm0
	vfmadd213pd	.LC588(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC589(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC590(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC591(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC592(%rip), %ymm1, %ymm0
	vfmadd132pd	%ymm1, %ymm3, %ymm0
	vfmadd132pd	%ymm0, %ymm2, %ymm1
	vmovupd	%ymm1, (%rax,%rcx)
	addq	$32, %rcx
	cmpq	%rcx, %rdx
	jne	.L1317
	movl	%esi, %edx
	andl	$-4, %edx
	movl	%edx, %ecx
	cmpl	%esi, %edx
	je	.L1331
	vzeroupper
.L1316:
	subl	%ecx, %esi
	cmpl	$1, %esi
	je	.L1319
	vmovddup	.LC576(%rip), %xmm1
	vaddpd	(%rdi,%rcx,8), %xmm1, %xmm1
	vmovddup	.LC84(%rip), %xmm2
	vmovddup	.LC83(%rip), %xmm0
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC85(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC86(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC87(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC88(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC89(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC90(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC91(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC92(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC93(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC94(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC95(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC96(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC97(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC98(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC99(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC100(%rip), %xmm2
	vfmadd132pd	%xmm0, %xmm2, %xmm1
	vmovupd	%xmm1, (%rax,%rcx,8)
	testb	$1, %sil
	je	.L1330
	andl	$-2, %esi
	addl	%esi, %edx
.L1319:
	movslq	%edx, %rdx
	vmovsd	.LC83(%rip), %xmm0
	vmovsd	(%rdi,%rdx,8), %xmm1
	vsubsd	.LC82(%rip), %xmm1, %xmm1
	vfmadd213sd	.LC84(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC85(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC86(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC87(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC88(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC89(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC90(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC91(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC92(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC93(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC94(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC95(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC96(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC97(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC98(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC99(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC100(%rip), %xmm0, %xmm1
	vmovsd	%xmm1, (%rax,%rdx,8)
.L1330:
	ret
	.p2align 4,,10
	.p2align 3
.L1331:
	vzeroupper
	ret
.L1321:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.L1316
	.cfi_endproc
.LFE211:
	.size	v_etch__lgamma_poly_d, .-v_etch__lgamma_poly_d
	.p2align 4
	.globl	v_etch__lgamma_near_f64
	.type	v_etch__lgamma_near_f64, @function
v_etch__lgamma_near_f64:
.LFB212:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L1358
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L1346
	movl	%edx, %esi
	xorl	%eax, %eax
	vxorpd	%xmm8, %xmm8, %xmm8
	vbroadcastsd	.LC4(%rip), %ymm11
	vbroadcastsd	.LC20(%rip), %ymm10
	shrl	$2, %esi
	vbroadcastsd	.LC98(%rip), %ymm14
	vbroadcastsd	.LC99(%rip), %ymm13
	salq	$5, %rsi
	vbroadcastsd	.LC180(%rip), %ymm12
	.p2align 4,,10
	.p2align 3
.L1335:
	vbroadcastsd	.LC24(%rip), %ymm0
	vmovupd	(%rdi,%rax), %ymm1
	vaddpd	.LC453(%rip), %ymm1, %ymm2
	vaddpd	.LC501(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC455(%rip), %ymm2, %ymm0
	vcmpltpd	%ymm11, %ymm1, %ymm4
	vfmadd213pd	.LC456(%rip), %ymm2, %ymm0
	vcmpltpd	%ymm8, %ymm1, %ymm7
	vfmadd213pd	.LC457(%rip), %ymm2, %ymm0
	vcmpnltpd	%ymm8, %ymm1, %ymm6
	vfmadd213pd	.LC458(%rip), %ymm2, %ymm0
	vcmpnltpd	%ymm11, %ymm1, %ymm9
	vfmadd213pd	.LC459(%rip), %ymm2, %ymm0
	vcmpltpd	%ymm10, %ymm1, %ymm5
	vpand	%ymm4, %ymm7, %ymm7
	vfmadd213pd	.LC460(%rip), %ymm2, %ymm0
	vpand	%ymm4, %ymm6, %ymm6
	vfmadd213pd	.LC461(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC462(%rip), %ymm2, %ymm0
	vpand	%ymm9, %ymm5, %ymm5
	vfmadd213pd	.LC463(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC464(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC465(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC466(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC467(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC468(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC469(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC470(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC471(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC472(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC473(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC474(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC475(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC476(%rip), %ymm2, %ymm0
	vbroadcastsd	.LC47(%rip), %ymm2
	vfmadd213pd	.LC504(%rip), %ymm3, %ymm2
	vfmadd213pd	.LC505(%rip), %ymm3, %ymm2
	vfmadd213pd	.LC506(%rip), %ymm3, %ymm2
	vfmadd213pd	.LC507(%rip), %ymm3, %ymm2
	vfmadd213pd	.LC508(%rip), %ymm3, %ymm2
	vfmadd213pd	.LC509(%rip), %ymm3, %ymm2
	vaddpd	.LC540(%rip), %ymm1, %ymm4
	vfmadd213pd	.LC510(%rip), %ymm3, %ymm2
	vaddpd	.LC575(%rip), %ymm1, %ymm15
	vfmadd213pd	.LC511(%rip), %ymm3, %ymm2
	vfmadd213pd	.LC512(%rip), %ymm3, %ymm2
	vfmadd213pd	.LC513(%rip), %ymm3, %ymm2
	vfmadd213pd	.LC514(%rip), %ymm3, %ymm2
	vfmadd213pd	.LC515(%rip), %ymm3, %ymm2
	vfmadd213pd	.LC516(%rip), %ymm3, %ymm2
	vfmadd213pd	.LC517(%rip), %ymm3, %ymm2
	vfmadd213pd	.LC518(%rip), %ymm3, %ymm2
	vfmadd213pd	.LC519(%rip), %ymm3, %ymm2
	vfmadd213pd	.LC520(%rip), %ymm2, %ymm3
	vbroadcastsd	.LC66(%rip), %ymm2
	vfmadd213pd	.LC543(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC544(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC545(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC546(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC547(%rip), %ymm4, %ymm2
	vblendvpd	%ymm7, %ymm0, %ymm3, %ymm0
	vfmadd213pd	.LC548(%rip), %ymm4, %ymm2
	vblendvpd	%ymm6, %ymm3, %ymm0, %ymm0
	vfmadd213pd	.LC549(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC550(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC551(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC552(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC553(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC554(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC555(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC556(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC557(%rip), %ymm2, %ymm4
	vbroadcastsd	.LC83(%rip), %ymm2
	vfmadd213pd	.LC578(%rip), %ymm15, %ymm2
	vfmadd213pd	.LC579(%rip), %ymm15, %ymm2
	vfmadd213pd	.LC580(%rip), %ymm15, %ymm2
	vfmadd213pd	.LC581(%rip), %ymm15, %ymm2
	vfmadd213pd	.LC582(%rip), %ymm15, %ymm2
	vblendvpd	%ymm5, %ymm4, %ymm0, %ymm0
	vfmadd213pd	.LC583(%rip), %ymm15, %ymm2
	vfmadd213pd	.LC584(%rip), %ymm15, %ymm2
	vfmadd213pd	.LC585(%rip), %ymm15, %ymm2
	vfmadd213pd	.LC586(%rip), %ymm15, %ymm2
	vfmadd213pd	.LC587(%rip), %ymm15, %ymm2
	vfmadd213pd	.LC588(%rip), %ymm15, %ymm2
	vfmadd213pd	.LC589(%rip), %ymm15, %ymm2
	vfmadd213pd	.LC590(%rip), %ymm15, %ymm2
	vfmadd213pd	.LC591(%rip), %ymm15, %ymm2
	vfmadd132pd	%ymm15, %ymm14, %ymm2
	vfmadd132pd	%ymm15, %ymm13, %ymm2
	vfmadd213pd	.LC594(%rip), %ymm15, %ymm2
	vcmpnltpd	%ymm10, %ymm1, %ymm15
	vpand	%ymm9, %ymm15, %ymm9
	vblendvpd	%ymm9, %ymm2, %ymm0, %ymm0
	vaddpd	%ymm12, %ymm1, %ymm2
	vmulpd	%ymm0, %ymm2, %ymm0
	vmulpd	%ymm1, %ymm0, %ymm0
	vaddpd	%ymm8, %ymm0, %ymm0
	vmovupd	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L1335
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L1359
	vzeroupper
.L1334:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L1337
	vmovupd	(%rdi,%rsi,8), %xmm1
	vmovddup	.LC23(%rip), %xmm2
	vmovddup	.LC25(%rip), %xmm3
	vmovddup	.LC24(%rip), %xmm0
	vmovddup	.LC48(%rip), %xmm5
	vmovddup	.LC4(%rip), %xmm7
	vxorpd	%xmm8, %xmm8, %xmm8
	vcmpltpd	%xmm7, %xmm1, %xmm4
	vcmpltpd	%xmm8, %xmm1, %xmm11
	vaddpd	%xmm2, %xmm1, %xmm2
	vcmpnltpd	%xmm8, %xmm1, %xmm10
	vcmpnltpd	%xmm7, %xmm1, %xmm7
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC26(%rip), %xmm3
	vpand	%xmm4, %xmm11, %xmm11
	vpand	%xmm4, %xmm10, %xmm10
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC27(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC28(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC29(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC30(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC31(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC32(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC33(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC34(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC35(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC36(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC37(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC38(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC39(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC40(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC41(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC42(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC43(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC44(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC45(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC46(%rip), %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vmovddup	.LC502(%rip), %xmm3
	vaddpd	%xmm3, %xmm1, %xmm3
	vmovddup	.LC47(%rip), %xmm2
	vfmadd132pd	%xmm3, %xmm5, %xmm2
	vmovddup	.LC49(%rip), %xmm5
	vfmadd132pd	%xmm3, %xmm5, %xmm2
	vmovddup	.LC50(%rip), %xmm5
	vfmadd132pd	%xmm3, %xmm5, %xmm2
	vmovddup	.LC51(%rip), %xmm5
	vfmadd132pd	%xmm3, %xmm5, %xmm2
	vmovddup	.LC52(%rip), %xmm5
	vmovddup	.LC67(%rip), %xmm4
	vmovddup	.LC20(%rip), %xmm6
	vcmpltpd	%xmm6, %xmm1, %xmm9
	vcmpnltpd	%xmm6, %xmm1, %xmm6
	vpand	%xmm7, %xmm9, %xmm9
	vpand	%xmm7, %xmm6, %xmm6
	vfmadd132pd	%xmm3, %xmm5, %xmm2
	vmovddup	.LC53(%rip), %xmm5
	vfmadd132pd	%xmm3, %xmm5, %xmm2
	vmovddup	.LC54(%rip), %xmm5
	vfmadd132pd	%xmm3, %xmm5, %xmm2
	vmovddup	.LC55(%rip), %xmm5
	vfmadd132pd	%xmm3, %xmm5, %xmm2
	vmovddup	.LC56(%rip), %xmm5
	vfmadd132pd	%xmm3, %xmm5, %xmm2
	vmovddup	.LC57(%rip), %xmm5
	vfmadd132pd	%xmm3, %xmm5, %xmm2
	vmovddup	.LC58(%rip), %xmm5
	vfmadd132pd	%xmm3, %xmm5, %xmm2
	vmovddup	.LC59(%rip), %xmm5
	vfmadd132pd	%xmm3, %xmm5, %xmm2
	vmovddup	.LC60(%rip), %xmm5
	vfmadd132pd	%xmm3, %xmm5, %xmm2
	vmovddup	.LC61(%rip), %xmm5
	vfmadd132pd	%xmm3, %xmm5, %xmm2
	vmovddup	.LC62(%rip), %xmm5
	vfmadd132pd	%xmm3, %xmm5, %xmm2
	vmovddup	.LC63(%rip), %xmm5
	vfmadd132pd	%xmm3, %xmm5, %xmm2
	vmovddup	.LC64(%rip), %xmm5
	vfmadd132pd	%xmm2, %xmm5, %xmm3
	vmovddup	.LC541(%rip), %xmm5
	vaddpd	%xmm5, %xmm1, %xmm5
	vmovddup	.LC66(%rip), %xmm2
	vfmadd132pd	%xmm5, %xmm4, %xmm2
	vmovddup	.LC68(%rip), %xmm4
	vfmadd132pd	%xmm5, %xmm4, %xmm2
	vmovddup	.LC69(%rip), %xmm4
	vfmadd132pd	%xmm5, %xmm4, %xmm2
	vmovddup	.LC70(%rip), %xmm4
	vfmadd132pd	%xmm5, %xmm4, %xmm2
	vmovddup	.LC71(%rip), %xmm4
	vfmadd132pd	%xmm5, %xmm4, %xmm2
	vmovddup	.LC72(%rip), %xmm4
	vfmadd132pd	%xmm5, %xmm4, %xmm2
	vmovddup	.LC73(%rip), %xmm4
	vfmadd132pd	%xmm5, %xmm4, %xmm2
	vmovddup	.LC74(%rip), %xmm4
	vfmadd132pd	%xmm5, %xmm4, %xmm2
	vmovddup	.LC75(%rip), %xmm4
	vfmadd132pd	%xmm5, %xmm4, %xmm2
	vmovddup	.LC76(%rip), %xmm4
	vfmadd132pd	%xmm5, %xmm4, %xmm2
	vmovddup	.LC77(%rip), %xmm4
	vfmadd132pd	%xmm5, %xmm4, %xmm2
	vmovddup	.LC78(%rip), %xmm4
	vfmadd132pd	%xmm5, %xmm4, %xmm2
	vmovddup	.LC79(%rip), %xmm4
	vfmadd132pd	%xmm5, %xmm4, %xmm2
	vmovddup	.LC80(%rip), %xmm4
	vfmadd132pd	%xmm5, %xmm4, %xmm2
	vmovddup	.LC81(%rip), %xmm4
	vfmadd132pd	%xmm2, %xmm4, %xmm5
	vmovddup	.LC576(%rip), %xmm4
	vaddpd	%xmm4, %xmm1, %xmm4
	vmovddup	.LC83(%rip), %xmm2
	vmovddup	.LC84(%rip), %xmm12
	vfmadd132pd	%xmm4, %xmm12, %xmm2
	vmovddup	.LC85(%rip), %xmm12
	vfmadd132pd	%xmm4, %xmm12, %xmm2
	vmovddup	.LC86(%rip), %xmm12
	vfmadd132pd	%xmm4, %xmm12, %xmm2
	vmovddup	.LC87(%rip), %xmm12
	vfmadd132pd	%xmm4, %xmm12, %xmm2
	vmovddup	.LC88(%rip), %xmm12
	vfmadd132pd	%xmm4, %xmm12, %xmm2
	vmovddup	.LC89(%rip), %xmm12
	vfmadd132pd	%xmm4, %xmm12, %xmm2
	vmovddup	.LC90(%rip), %xmm12
	vfmadd132pd	%xmm4, %xmm12, %xmm2
	vmovddup	.LC91(%rip), %xmm12
	vfmadd132pd	%xmm4, %xmm12, %xmm2
	vmovddup	.LC92(%rip), %xmm12
	vfmadd132pd	%xmm4, %xmm12, %xmm2
	vmovddup	.LC93(%rip), %xmm12
	vfmadd132pd	%xmm4, %xmm12, %xmm2
	vmovddup	.LC94(%rip), %xmm12
	vfmadd132pd	%xmm4, %xmm12, %xmm2
	vmovddup	.LC95(%rip), %xmm12
	vfmadd132pd	%xmm4, %xmm12, %xmm2
	vmovddup	.LC96(%rip), %xmm12
	vfmadd132pd	%xmm4, %xmm12, %xmm2
	vmovddup	.LC97(%rip), %xmm12
	vfmadd132pd	%xmm4, %xmm12, %xmm2
	vmovddup	.LC98(%rip), %xmm12
	vfmadd132pd	%xmm4, %xmm12, %xmm2
	vmovddup	.LC99(%rip), %xmm12
	vfmadd132pd	%xmm4, %xmm12, %xmm2
	vmovddup	.LC100(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm4
	vblendvpd	%xmm11, %xmm0, %xmm3, %xmm2
	vmovddup	.LC180(%rip), %xmm0
	vaddpd	%xmm0, %xmm1, %xmm0
	vblendvpd	%xmm10, %xmm3, %xmm2, %xmm2
	vblendvpd	%xmm9, %xmm5, %xmm2, %xmm2
	vblendvpd	%xmm6, %xmm4, %xmm2, %xmm2
	vmulpd	%xmm2, %xmm0, %xmm0
	vmulpd	%xmm1, %xmm0, %xmm0
	vaddpd	%xmm8, %xmm0, %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L1358
	andl	$-2, %edx
	addl	%edx, %eax
.L1337:
	cltq
	vmovsd	.LC4(%rip), %xmm0
	vmovsd	(%rdi,%rax,8), %xmm2
	leaq	(%rcx,%rax,8), %rax
	vcomisd	%xmm2, %xmm0
	jbe	.L1360
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm2, %xmm0
	ja	.L1361
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
	vmovsd	.LC20(%rip), %xmm1
.L1341:
	vsubsd	%xmm1, %xmm2, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm1
	vxorpd	%xmm0, %xmm0, %xmm0
	vmulsd	%xmm2, %xmm1, %xmm1
	vaddsd	%xmm0, %xmm1, %xmm1
	vmovsd	%xmm1, (%rax)
	ret
	.p2align 4,,10
	.p2align 3
.L1360:
	vmovsd	.LC20(%rip), %xmm1
	vcomisd	%xmm2, %xmm1
	ja	.L1362
	vsubsd	.LC82(%rip), %xmm2, %xmm0
	vmovsd	.LC83(%rip), %xmm3
	vfmadd213sd	.LC84(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC85(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC86(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC87(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC88(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC89(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC90(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC91(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC92(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC93(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC94(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC95(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC96(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC97(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC98(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC99(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC100(%rip), %xmm3, %xmm0
	jmp	.L1341
	.p2align 4,,10
	.p2align 3
.L1361:
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
	vmovsd	.LC20(%rip), %xmm1
	jmp	.L1341
	.p2align 4,,10
	.p2align 3
.L1362:
	vsubsd	.LC65(%rip), %xmm2, %xmm0
	vmovsd	.LC66(%rip), %xmm3
	vfmadd213sd	.LC67(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC68(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC69(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC70(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC71(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC72(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC73(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC74(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC75(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC76(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC77(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC78(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC79(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC80(%rip), %xmm0, %xmm3
	vfmadd213sd	.LC81(%rip), %xmm3, %xmm0
	jmp	.L1341
	.p2align 4,,10
	.p2align 3
.L1358:
	ret
	.p2align 4,,10
	.p2align 3
.L1359:
	vzeroupper
	ret
.L1346:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L1334
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
	jle	.L1433
	movslq	%edx, %rdx
	vmovsd	.LC211(%rip), %xmm4
	vmovsd	.LC20(%rip), %xmm3
	vmovsd	.LC4(%rip), %xmm6
	vmovsd	.LC157(%rip), %xmm9
	leaq	(%rdi,%rdx,8), %rax
	vmovsd	.LC212(%rip), %xmm13
	vmovsd	.LC213(%rip), %xmm12
	vmovsd	.LC214(%rip), %xmm11
	jmp	.L1401
	.p2align 4,,10
	.p2align 3
.L1424:
	vcomisd	%xmm2, %xmm9
	ja	.L1435
	vdivsd	%xmm2, %xmm3, %xmm5
	vmovsd	.LC132(%rip), %xmm0
	vcomisd	%xmm2, %xmm0
	vmulsd	%xmm5, %xmm5, %xmm7
	vmovsd	%xmm7, %xmm7, %xmm1
	vfmadd132sd	%xmm13, %xmm12, %xmm1
	vfmadd132sd	%xmm7, %xmm11, %xmm1
	vfmadd213sd	.LC215(%rip), %xmm7, %xmm1
	vfmadd213sd	.LC216(%rip), %xmm7, %xmm1
	vfmadd213sd	.LC217(%rip), %xmm7, %xmm1
	vfmadd213sd	.LC218(%rip), %xmm7, %xmm1
	vfmadd213sd	.LC150(%rip), %xmm1, %xmm7
	vfmadd213sd	.LC219(%rip), %xmm7, %xmm5
	ja	.L1394
	vmovsd	%xmm2, %xmm2, %xmm1
	vxorpd	%xmm0, %xmm0, %xmm0
.L1404:
	vcomisd	.LC149(%rip), %xmm2
	vmovsd	%xmm2, %xmm2, %xmm15
	ja	.L1395
	vmovq	%xmm1, %rdx
	vmovsd	.LC172(%rip), %xmm14
	movabsq	$-4604544271217802189, %rcx
	movabsq	$4503599627370495, %r8
	addq	%rdx, %rcx
	andq	%r8, %rcx
	movabsq	$4604544271217802189, %r8
	addq	%r8, %rcx
	vmovq	%rcx, %xmm7
	movabsq	$7141747209585715, %rcx
	vsubsd	%xmm3, %xmm7, %xmm1
	vaddsd	.LC134(%rip), %xmm1, %xmm10
	addq	%rcx, %rdx
	movabsq	$4841369599423283200, %rcx
	shrq	$52, %rdx
	orq	%rcx, %rdx
	vdivsd	%xmm10, %xmm1, %xmm10
	vmovq	%rdx, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm15
	vmulsd	%xmm6, %xmm1, %xmm8
	vaddsd	%xmm0, %xmm15, %xmm15
	vmulsd	.LC144(%rip), %xmm15, %xmm7
	vmulsd	%xmm1, %xmm8, %xmm8
	vmulsd	%xmm10, %xmm10, %xmm0
	vfmadd213sd	.LC173(%rip), %xmm0, %xmm14
	vfmadd213sd	.LC174(%rip), %xmm0, %xmm14
	vfmadd213sd	.LC175(%rip), %xmm0, %xmm14
	vfmadd213sd	.LC176(%rip), %xmm0, %xmm14
	vfmadd213sd	.LC177(%rip), %xmm0, %xmm14
	vfmadd213sd	.LC178(%rip), %xmm0, %xmm14
	vmulsd	%xmm14, %xmm0, %xmm0
	vaddsd	%xmm8, %xmm0, %xmm0
	vfmadd231sd	%xmm0, %xmm10, %xmm7
	vsubsd	%xmm8, %xmm7, %xmm7
	vaddsd	%xmm1, %xmm7, %xmm7
	vfmadd132sd	.LC143(%rip), %xmm7, %xmm15
.L1395:
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm0, %xmm2
	jp	.L1411
	je	.L1396
	jbe	.L1411
	vsubsd	%xmm3, %xmm15, %xmm15
.L1400:
	vsubsd	%xmm6, %xmm2, %xmm0
	vfmadd132sd	%xmm15, %xmm5, %xmm0
.L1374:
	addq	$8, %rdi
	vmovsd	%xmm0, (%rsi)
	addq	$8, %rsi
	cmpq	%rax, %rdi
	je	.L1436
.L1401:
	vmovsd	(%rdi), %xmm2
	vcomisd	%xmm2, %xmm4
	jb	.L1424
	vsubsd	%xmm3, %xmm2, %xmm2
	vcomisd	%xmm2, %xmm6
	jbe	.L1425
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm2, %xmm0
	ja	.L1437
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
	vsubsd	%xmm3, %xmm2, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm0
	vxorpd	%xmm1, %xmm1, %xmm1
	vmulsd	%xmm2, %xmm0, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm0
	jmp	.L1374
	.p2align 4,,10
	.p2align 3
.L1435:
	vcomisd	%xmm4, %xmm2
	vmovsd	%xmm3, %xmm3, %xmm8
	jbe	.L1429
	.p2align 4,,10
	.p2align 3
.L1379:
	vsubsd	%xmm3, %xmm2, %xmm2
	vmulsd	%xmm2, %xmm8, %xmm8
	vcomisd	%xmm4, %xmm2
	ja	.L1379
	vmovsd	.LC132(%rip), %xmm0
	vcomisd	%xmm8, %xmm0
	jbe	.L1438
	vmulsd	.LC146(%rip), %xmm8, %xmm5
	movabsq	$-4604544271217802189, %rcx
	movabsq	$4503599627370495, %r8
	vmovq	%xmm5, %rdx
	addq	%rdx, %rcx
	andq	%r8, %rcx
	movabsq	$4604544271217802189, %r8
	addq	%r8, %rcx
	vmovq	%rcx, %xmm5
	movabsq	$7141747209585715, %rcx
	addq	%rcx, %rdx
	vsubsd	%xmm3, %xmm5, %xmm0
	movabsq	$4841369599423283200, %rcx
	shrq	$52, %rdx
	orq	%rcx, %rdx
	vmovq	%rdx, %xmm5
	vsubsd	.LC133(%rip), %xmm5, %xmm10
	vsubsd	.LC220(%rip), %xmm10, %xmm10
.L1434:
	vaddsd	.LC134(%rip), %xmm0, %xmm1
	vmulsd	%xmm6, %xmm0, %xmm15
	vmovsd	%xmm8, %xmm8, %xmm5
	vmulsd	.LC144(%rip), %xmm10, %xmm7
	vcomisd	.LC149(%rip), %xmm8
	vdivsd	%xmm1, %xmm0, %xmm1
	vmulsd	%xmm0, %xmm15, %xmm15
	vmulsd	%xmm1, %xmm1, %xmm14
	jbe	.L1377
.L1381:
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm0, %xmm5
	jp	.L1408
	je	.L1382
	ja	.L1386
.L1408:
	vmovsd	.LC181(%rip), %xmm8
.L1386:
	vsubsd	%xmm3, %xmm2, %xmm2
	vcomisd	%xmm2, %xmm6
	jbe	.L1430
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm2, %xmm0
	vmovsd	%xmm2, %xmm2, %xmm0
	ja	.L1439
	call	etch__lgamma_poly_b
.L1391:
	vsubsd	%xmm3, %xmm2, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm0
	vxorpd	%xmm1, %xmm1, %xmm1
	vmulsd	%xmm2, %xmm0, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm0
	vaddsd	%xmm8, %xmm0, %xmm0
	jmp	.L1374
	.p2align 4,,10
	.p2align 3
.L1394:
	vmulsd	.LC146(%rip), %xmm2, %xmm1
	vmovsd	.LC131(%rip), %xmm0
	jmp	.L1404
	.p2align 4,,10
	.p2align 3
.L1411:
	vmovsd	.LC181(%rip), %xmm15
	jmp	.L1400
	.p2align 4,,10
	.p2align 3
.L1425:
	vcomisd	%xmm2, %xmm3
	ja	.L1440
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
.L1433:
	ret
	.p2align 4,,10
	.p2align 3
.L1429:
	vxorpd	%xmm7, %xmm7, %xmm7
	vmovsd	%xmm7, %xmm7, %xmm14
	vmovsd	%xmm7, %xmm7, %xmm15
	vmovsd	%xmm7, %xmm7, %xmm1
	vmovsd	%xmm7, %xmm7, %xmm10
	vmovsd	%xmm7, %xmm7, %xmm0
.L1377:
	vmovsd	.LC172(%rip), %xmm5
	vfmadd213sd	.LC173(%rip), %xmm14, %xmm5
	vfmadd213sd	.LC174(%rip), %xmm14, %xmm5
	vfmadd213sd	.LC175(%rip), %xmm14, %xmm5
	vfmadd213sd	.LC176(%rip), %xmm14, %xmm5
	vfmadd213sd	.LC177(%rip), %xmm14, %xmm5
	vfmadd213sd	.LC178(%rip), %xmm14, %xmm5
	vmulsd	%xmm14, %xmm5, %xmm5
	vaddsd	%xmm15, %xmm5, %xmm5
	vfmadd231sd	%xmm1, %xmm5, %xmm7
	vmovsd	%xmm8, %xmm8, %xmm5
	vsubsd	%xmm15, %xmm7, %xmm7
	vaddsd	%xmm0, %xmm7, %xmm7
	vfmadd132sd	.LC143(%rip), %xmm7, %xmm10
	vmovsd	%xmm10, %xmm10, %xmm8
	jmp	.L1381
	.p2align 4,,10
	.p2align 3
.L1430:
	vcomisd	%xmm2, %xmm3
	vmovsd	%xmm2, %xmm2, %xmm0
	ja	.L1441
	call	etch__lgamma_poly_d
	jmp	.L1391
	.p2align 4,,10
	.p2align 3
.L1436:
	ret
	.p2align 4,,10
	.p2align 3
.L1438:
	vmovq	%xmm8, %rdx
	vxorpd	%xmm10, %xmm10, %xmm10
	movabsq	$-4604544271217802189, %rcx
	movabsq	$4503599627370495, %r8
	addq	%rdx, %rcx
	andq	%r8, %rcx
	movabsq	$4604544271217802189, %r8
	addq	%r8, %rcx
	vmovq	%rcx, %xmm5
	movabsq	$7141747209585715, %rcx
	addq	%rcx, %rdx
	vsubsd	%xmm3, %xmm5, %xmm0
	movabsq	$4841369599423283200, %rcx
	shrq	$52, %rdx
	orq	%rcx, %rdx
	vmovq	%rdx, %xmm5
	vsubsd	.LC133(%rip), %xmm5, %xmm1
	vaddsd	%xmm10, %xmm1, %xmm10
	jmp	.L1434
	.p2align 4,,10
	.p2align 3
.L1396:
	vmovsd	.LC201(%rip), %xmm15
	jmp	.L1400
	.p2align 4,,10
	.p2align 3
.L1437:
	vmovsd	%xmm2, %xmm2, %xmm0
	call	etch__lgamma_poly_a
	jmp	.L1371
	.p2align 4,,10
	.p2align 3
.L1440:
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
	vfmadd213sd	.LC81(%rip), %xmm1, %xmm0
	jmp	.L1371
	.p2align 4,,10
	.p2align 3
.L1439:
	call	etch__lgamma_poly_a
	jmp	.L1391
	.p2align 4,,10
	.p2align 3
.L1441:
	call	etch__lgamma_poly_c
	jmp	.L1391
	.p2align 4,,10
	.p2align 3
.L1382:
	vmovsd	.LC201(%rip), %xmm8
	jmp	.L1386
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
	jle	.L1507
	movslq	%edx, %rdx
	pushq	%r13
	.cfi_def_cfa_offset 16
	.cfi_offset 13, -16
	vmovsd	.LC200(%rip), %xmm14
	movq	%rsi, %r13
	pushq	%r12
	.cfi_def_cfa_offset 24
	.cfi_offset 12, -24
	vmovsd	.LC4(%rip), %xmm12
	movq	%rdi, %r12
	pushq	%rbp
	.cfi_def_cfa_offset 32
	.cfi_offset 6, -32
	vmovsd	.LC221(%rip), %xmm13
	leaq	(%rdi,%rdx,8), %rbp
	jmp	.L1476
	.p2align 4,,10
	.p2align 3
.L1498:
	vcomisd	%xmm12, %xmm2
	jnb	.L1510
	vcomisd	%xmm10, %xmm12
	ja	.L1511
	vroundsd	$4, %xmm10, %xmm10, %xmm0
	vsubsd	%xmm0, %xmm10, %xmm0
	vxorpd	%xmm1, %xmm1, %xmm1
	vucomisd	%xmm1, %xmm0
	jp	.L1496
	vmovsd	%xmm14, %xmm14, %xmm2
	je	.L1446
.L1496:
	vmulsd	%xmm13, %xmm0, %xmm0
	call	etch__sin_f64
	vmovsd	.LC132(%rip), %xmm7
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm1
	vmulsd	%xmm1, %xmm10, %xmm1
	vdivsd	%xmm1, %xmm13, %xmm1
	vcomisd	%xmm1, %xmm7
	ja	.L1469
	vmovsd	%xmm1, %xmm1, %xmm2
	vxorpd	%xmm0, %xmm0, %xmm0
.L1479:
	vcomisd	.LC149(%rip), %xmm1
	vmovsd	%xmm1, %xmm1, %xmm15
	ja	.L1470
	vmovq	%xmm2, %rax
	vmovsd	.LC20(%rip), %xmm3
	movabsq	$-4604544271217802189, %rdx
	movabsq	$4503599627370495, %rcx
	addq	%rax, %rdx
	vmovsd	.LC172(%rip), %xmm5
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
	vmulsd	%xmm12, %xmm3, %xmm6
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
	vmovsd	%xmm2, %xmm2, %xmm15
.L1470:
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm0, %xmm1
	jp	.L1488
	je	.L1471
	ja	.L1475
.L1488:
	vmovsd	.LC181(%rip), %xmm15
.L1475:
	vmovsd	%xmm10, %xmm10, %xmm0
	call	etch__lgamma_positive_f64
	vsubsd	%xmm0, %xmm15, %xmm2
.L1446:
	addq	$8, %r12
	vmovsd	%xmm2, 0(%r13)
	addq	$8, %r13
	cmpq	%rbp, %r12
	je	.L1512
.L1476:
	vmovsd	(%r12), %xmm2
	vmovq	%xmm2, %rdx
	btrq	$63, %rdx
	vmovq	%rdx, %xmm10
	vucomisd	%xmm10, %xmm14
	ja	.L1498
	vucomisd	%xmm2, %xmm2
	vmovq	%xmm2, %rax
	vmovq	%xmm14, %rsi
	cmovnp	%rsi, %rax
	vmovq	%rax, %xmm2
	jmp	.L1446
	.p2align 4,,10
	.p2align 3
.L1511:
	vmovsd	.LC148(%rip), %xmm0
	vxorpd	%xmm6, %xmm6, %xmm6
	vucomisd	%xmm10, %xmm0
	ja	.L1452
	vcomisd	%xmm2, %xmm12
	ja	.L1513
	vmovsd	.LC20(%rip), %xmm3
	vmovsd	%xmm2, %xmm2, %xmm0
	vcomisd	%xmm2, %xmm3
	ja	.L1514
	call	etch__lgamma_poly_d
.L1458:
	vsubsd	%xmm3, %xmm2, %xmm4
	vxorpd	%xmm6, %xmm6, %xmm6
	vmulsd	%xmm0, %xmm4, %xmm4
	vmulsd	%xmm2, %xmm4, %xmm4
	vaddsd	%xmm6, %xmm4, %xmm6
.L1452:
	vmovsd	.LC132(%rip), %xmm0
	vcomisd	%xmm10, %xmm0
	ja	.L1461
	vxorpd	%xmm1, %xmm1, %xmm1
.L1478:
	vcomisd	.LC149(%rip), %xmm10
	vmovsd	%xmm10, %xmm10, %xmm2
	ja	.L1462
	vmovsd	.LC20(%rip), %xmm3
	vmovsd	.LC172(%rip), %xmm4
	movabsq	$-4604544271217802189, %rax
	movabsq	$4503599627370495, %rcx
	addq	%rdx, %rax
	andq	%rcx, %rax
	movabsq	$4604544271217802189, %rcx
	addq	%rcx, %rax
	vmovq	%rax, %xmm7
	movabsq	$7141747209585715, %rax
	addq	%rdx, %rax
	vsubsd	%xmm3, %xmm7, %xmm0
	movabsq	$4841369599423283200, %rdx
	shrq	$52, %rax
	orq	%rdx, %rax
	vmulsd	%xmm12, %xmm0, %xmm5
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm2
	vaddsd	%xmm1, %xmm2, %xmm2
	vaddsd	.LC134(%rip), %xmm0, %xmm1
	vmulsd	%xmm0, %xmm5, %xmm5
	vdivsd	%xmm1, %xmm0, %xmm1
	vmulsd	%xmm1, %xmm1, %xmm3
	vfmadd213sd	.LC173(%rip), %xmm3, %xmm4
	vfmadd213sd	.LC174(%rip), %xmm3, %xmm4
	vfmadd213sd	.LC175(%rip), %xmm3, %xmm4
	vfmadd213sd	.LC176(%rip), %xmm3, %xmm4
	vfmadd213sd	.LC177(%rip), %xmm3, %xmm4
	vfmadd213sd	.LC178(%rip), %xmm3, %xmm4
	vmulsd	%xmm4, %xmm3, %xmm3
	vmulsd	.LC144(%rip), %xmm2, %xmm4
	vaddsd	%xmm5, %xmm3, %xmm3
	vfmadd132sd	%xmm3, %xmm4, %xmm1
	vsubsd	%xmm5, %xmm1, %xmm1
	vaddsd	%xmm0, %xmm1, %xmm1
	vfmadd132sd	.LC143(%rip), %xmm1, %xmm2
.L1462:
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm0, %xmm10
	jp	.L1484
	je	.L1463
	ja	.L1467
.L1484:
	vmovsd	.LC181(%rip), %xmm2
.L1467:
	vsubsd	%xmm2, %xmm6, %xmm2
	jmp	.L1446
	.p2align 4,,10
	.p2align 3
.L1510:
	vmovsd	%xmm2, %xmm2, %xmm0
	call	etch__lgamma_positive_f64
	vmovsd	%xmm0, %xmm0, %xmm2
	jmp	.L1446
	.p2align 4,,10
	.p2align 3
.L1469:
	vmulsd	.LC146(%rip), %xmm1, %xmm2
	vmovsd	.LC131(%rip), %xmm0
	jmp	.L1479
	.p2align 4,,10
	.p2align 3
.L1512:
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa_offset 24
	popq	%r12
	.cfi_def_cfa_offset 16
	popq	%r13
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1461:
	.cfi_restore_state
	vmulsd	.LC146(%rip), %xmm10, %xmm7
	vmovsd	.LC131(%rip), %xmm1
	vmovq	%xmm7, %rdx
	jmp	.L1478
	.p2align 4,,10
	.p2align 3
.L1513:
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm2, %xmm0
	vmovsd	%xmm2, %xmm2, %xmm0
	ja	.L1515
	call	etch__lgamma_poly_b
	vmovsd	.LC20(%rip), %xmm3
	jmp	.L1458
	.p2align 4,,10
	.p2align 3
.L1471:
	vmovsd	.LC201(%rip), %xmm15
	jmp	.L1475
	.p2align 4,,10
	.p2align 3
.L1463:
	vmovsd	.LC201(%rip), %xmm2
	jmp	.L1467
	.p2align 4,,10
	.p2align 3
.L1514:
	call	etch__lgamma_poly_c
	jmp	.L1458
	.p2align 4,,10
	.p2align 3
.L1515:
	call	etch__lgamma_poly_a
	vmovsd	.LC20(%rip), %xmm3
	jmp	.L1458
	.p2align 4,,10
	.p2align 3
.L1507:
	.cfi_def_cfa_offset 8
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
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
	movq	%rsi, %rax
	movl	%edx, %esi
	testl	%edx, %edx
	jle	.L1532
	leal	-1(%rdx), %edx
	cmpl	$2, %edx
	jbe	.L1523
	vbroadcastsd	.LC330(%rip), %ymm15
	movl	%esi, %edx
	xorl	%ecx, %ecx
	vbroadcastsd	.LC109(%rip), %ymm14
	vbroadcastsd	.LC110(%rip), %ymm13
	shrl	$2, %edx
	vbroadcastsd	.LC111(%rip), %ymm12
	vbroadcastsd	.LC112(%rip), %ymm11
	salq	$5, %rdx
	vbroadcastsd	.LC113(%rip), %ymm10
	vbroadcastsd	.LC114(%rip), %ymm9
	vbroadcastsd	.LC115(%rip), %ymm8
	vbroadcastsd	.LC125(%rip), %ymm7
	vbroadcastsd	.LC126(%rip), %ymm6
	vbroadcastsd	.LC127(%rip), %ymm5
	vbroadcastsd	.LC128(%rip), %ymm4
	vbroadcastsd	.LC129(%rip), %ymm3
	vbroadcastsd	.LC130(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L1519:
	vaddpd	(%rdi,%rcx), %ymm15, %ymm1
	vmovapd	%ymm1, %ymm0
	vfmadd132pd	%ymm14, %ymm13, %ymm0
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vfmadd132pd	%ymm1, %ymm11, %ymm0
	vfmadd132pd	%ymm1, %ymm10, %ymm0
	vfmadd132pd	%ymm1, %ymm9, %ymm0
	vfmadd132pd	%ymm1, %ymm8, %ymm0
	vfmadd213pd	.LC621(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC622(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC623(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC624(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC625(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC626(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC627(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC628(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC629(%rip), %ymm1, %ymm0
	vfmadd132pd	%ymm1, %ymm7, %ymm0
	vfmadd132pd	%ymm1, %ymm6, %ymm0
	vfmadd132pd	%ymm1, %ymm5, %ymm0
	vfmadd132pd	%ymm1, %ymm4, %ymm0
	vfmadd132pd	%ymm1, %ymm3, %ymm0
	vfmadd132pd	%ymm0, %ymm2, %ymm1
	vmovupd	%ymm1, (%rax,%rcx)
	addq	$32, %rcx
	cmpq	%rcx, %rdx
	jne	.L1519
	movl	%esi, %edx
	andl	$-4, %edx
	movl	%edx, %ecx
	cmpl	%esi, %edx
	je	.L1533
	vzeroupper
.L1518:
	subl	%ecx, %esi
	cmpl	$1, %esi
	je	.L1521
	vmovddup	.LC330(%rip), %xmm1
	vaddpd	(%rdi,%rcx,8), %xmm1, %xmm1
	vmovddup	.LC110(%rip), %xmm2
	vmovddup	.LC109(%rip), %xmm0
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC111(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC112(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC113(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC114(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC115(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC116(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC117(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC118(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC119(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC120(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC121(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC122(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC123(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC124(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC125(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC126(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC127(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC128(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC129(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC130(%rip), %xmm2
	vfmadd132pd	%xmm0, %xmm2, %xmm1
	vmovupd	%xmm1, (%rax,%rcx,8)
	testb	$1, %sil
	je	.L1532
	andl	$-2, %esi
	addl	%esi, %edx
.L1521:
	movslq	%edx, %rdx
	vmovsd	.LC109(%rip), %xmm0
	vmovsd	(%rdi,%rdx,8), %xmm1
	vsubsd	.LC4(%rip), %xmm1, %xmm1
	vfmadd213sd	.LC110(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC111(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC112(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC113(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC114(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC115(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC116(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC117(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC118(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC119(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC120(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC121(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC122(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC123(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC124(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC125(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC126(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC127(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC128(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC129(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC130(%rip), %xmm0, %xmm1
	vmovsd	%xmm1, (%rax,%rdx,8)
.L1532:
	ret
	.p2align 4,,10
	.p2align 3
.L1533:
	vzeroupper
	ret
.L1523:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.L1518
	.cfi_endproc
.LFE215:
	.size	v_etch__digamma_poly, .-v_etch__digamma_poly
	.p2align 4
	.globl	v_etch__digamma_near_f64
	.type	v_etch__digamma_near_f64, @function
v_etch__digamma_near_f64:
.LFB216:
	.cfi_startproc
	movq	%rsi, %rax
	movl	%edx, %esi
	testl	%edx, %edx
	jle	.L1550
	leal	-1(%rdx), %edx
	cmpl	$2, %edx
	jbe	.L1541
	vbroadcastsd	.LC330(%rip), %ymm14
	movl	%esi, %edx
	xorl	%ecx, %ecx
	vbroadcastsd	.LC109(%rip), %ymm13
	vbroadcastsd	.LC110(%rip), %ymm12
	shrl	$2, %edx
	vbroadcastsd	.LC111(%rip), %ymm11
	vbroadcastsd	.LC112(%rip), %ymm10
	salq	$5, %rdx
	vbroadcastsd	.LC113(%rip), %ymm9
	vbroadcastsd	.LC125(%rip), %ymm8
	vbroadcastsd	.LC126(%rip), %ymm7
	vbroadcastsd	.LC127(%rip), %ymm6
	vbroadcastsd	.LC128(%rip), %ymm5
	vbroadcastsd	.LC129(%rip), %ymm4
	vbroadcastsd	.LC130(%rip), %ymm3
	vbroadcastsd	.LC659(%rip), %ymm2
	vbroadcastsd	.LC661(%rip), %ymm1
	.p2align 4,,10
	.p2align 3
.L1537:
	vaddpd	(%rdi,%rcx), %ymm14, %ymm15
	vmovapd	%ymm15, %ymm0
	vfmadd132pd	%ymm13, %ymm12, %ymm0
	vfmadd132pd	%ymm15, %ymm11, %ymm0
	vfmadd132pd	%ymm15, %ymm10, %ymm0
	vfmadd132pd	%ymm15, %ymm9, %ymm0
	vfmadd213pd	.LC619(%rip), %ymm15, %ymm0
	vfmadd213pd	.LC620(%rip), %ymm15, %ymm0
	vfmadd213pd	.LC621(%rip), %ymm15, %ymm0
	vfmadd213pd	.LC622(%rip), %ymm15, %ymm0
	vfmadd213pd	.LC623(%rip), %ymm15, %ymm0
	vfmadd213pd	.LC624(%rip), %ymm15, %ymm0
	vfmadd213pd	.LC625(%rip), %ymm15, %ymm0
	vfmadd213pd	.LC626(%rip), %ymm15, %ymm0
	vfmadd213pd	.LC627(%rip), %ymm15, %ymm0
	vfmadd213pd	.LC628(%rip), %ymm15, %ymm0
	vfmadd213pd	.LC629(%rip), %ymm15, %ymm0
	vfmadd132pd	%ymm15, %ymm8, %ymm0
	vfmadd132pd	%ymm15, %ymm7, %ymm0
	vfmadd132pd	%ymm15, %ymm6, %ymm0
	vfmadd132pd	%ymm15, %ymm5, %ymm0
	vfmadd132pd	%ymm15, %ymm4, %ymm0
	vfmadd132pd	%ymm15, %ymm3, %ymm0
	vaddpd	(%rdi,%rcx), %ymm2, %ymm15
	vaddpd	%ymm1, %ymm15, %ymm15
	vmulpd	%ymm0, %ymm15, %ymm0
	vmovupd	%ymm0, (%rax,%rcx)
	addq	$32, %rcx
	cmpq	%rcx, %rdx
	jne	.L1537
	movl	%esi, %edx
	andl	$-4, %edx
	movl	%edx, %ecx
	cmpl	%esi, %edx
	je	.L1551
	vzeroupper
.L1536:
	subl	%ecx, %esi
	cmpl	$1, %esi
	je	.L1539
	vmovddup	.LC330(%rip), %xmm1
	vaddpd	(%rdi,%rcx,8), %xmm1, %xmm1
	vmovddup	.LC110(%rip), %xmm2
	vmovddup	.LC109(%rip), %xmm0
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC111(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC112(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC113(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC114(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC115(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC116(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC117(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC118(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC119(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC120(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC121(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC122(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC123(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC124(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC125(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC126(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC127(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC128(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC129(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC130(%rip), %xmm2
	vfmadd132pd	%xmm0, %xmm2, %xmm1
	vmovddup	.LC659(%rip), %xmm0
	vaddpd	(%rdi,%rcx,8), %xmm0, %xmm0
	vmovddup	.LC661(%rip), %xmm2
	vaddpd	%xmm2, %xmm0, %xmm0
	vmulpd	%xmm1, %xmm0, %xmm0
	vmovupd	%xmm0, (%rax,%rcx,8)
	testb	$1, %sil
	je	.L1550
	andl	$-2, %esi
	addl	%esi, %edx
.L1539:
	movslq	%edx, %rdx
	vmovsd	.LC109(%rip), %xmm0
	vmovsd	(%rdi,%rdx,8), %xmm2
	vsubsd	.LC4(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC110(%rip), %xmm1, %xmm0
	vsubsd	.LC202(%rip), %xmm2, %xmm2
	vfmadd213sd	.LC111(%rip), %xmm1, %xmm0
	vsubsd	.LC203(%rip), %xmm2, %xmm2
	vfmadd213sd	.LC112(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC113(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC114(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC115(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC116(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC117(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC118(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC119(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC120(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC121(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC122(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC123(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC124(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC125(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC126(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC127(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC128(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC129(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC130(%rip), %xmm0, %xmm1
	vmulsd	%xmm1, %xmm2, %xmm2
	vmovsd	%xmm2, (%rax,%rdx,8)
.L1550:
	ret
	.p2align 4,,10
	.p2align 3
.L1551:
	vzeroupper
	ret
.L1541:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.L1536
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
	jle	.L1579
	movslq	%edx, %rdx
	vmovsd	.LC159(%rip), %xmm8
	vmovsd	.LC20(%rip), %xmm3
	vmovsd	.LC4(%rip), %xmm13
	vmovsd	.LC204(%rip), %xmm12
	leaq	(%rdi,%rdx,8), %rdx
	vmovsd	.LC205(%rip), %xmm11
	vmovsd	.LC132(%rip), %xmm9
	jmp	.L1567
	.p2align 4,,10
	.p2align 3
.L1578:
	vdivsd	%xmm0, %xmm3, %xmm2
	vcomisd	%xmm0, %xmm9
	vmulsd	%xmm13, %xmm2, %xmm7
	vmulsd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm1
	vfmadd132sd	%xmm12, %xmm11, %xmm1
	vfmadd213sd	.LC206(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC207(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC208(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC209(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC210(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC150(%rip), %xmm2, %xmm1
	ja	.L1560
	vmovsd	%xmm0, %xmm0, %xmm4
	vxorpd	%xmm6, %xmm6, %xmm6
.L1568:
	vcomisd	.LC149(%rip), %xmm0
	vmovsd	%xmm0, %xmm0, %xmm5
	ja	.L1561
	vmovq	%xmm4, %rax
	vmovsd	.LC172(%rip), %xmm15
	movabsq	$-4604544271217802189, %rcx
	movabsq	$4503599627370495, %r8
	addq	%rax, %rcx
	andq	%r8, %rcx
	movabsq	$4604544271217802189, %r8
	addq	%r8, %rcx
	vmovq	%rcx, %xmm4
	movabsq	$7141747209585715, %rcx
	addq	%rcx, %rax
	vsubsd	%xmm3, %xmm4, %xmm14
	movabsq	$4841369599423283200, %rcx
	shrq	$52, %rax
	orq	%rcx, %rax
	vmovq	%rax, %xmm5
	vsubsd	.LC133(%rip), %xmm5, %xmm10
	vmulsd	%xmm13, %xmm14, %xmm5
	vaddsd	%xmm6, %xmm10, %xmm10
	vaddsd	.LC134(%rip), %xmm14, %xmm6
	vdivsd	%xmm6, %xmm14, %xmm6
	vmulsd	%xmm14, %xmm5, %xmm5
	vmulsd	%xmm6, %xmm6, %xmm4
	vfmadd213sd	.LC173(%rip), %xmm4, %xmm15
	vfmadd213sd	.LC174(%rip), %xmm4, %xmm15
	vfmadd213sd	.LC175(%rip), %xmm4, %xmm15
	vfmadd213sd	.LC176(%rip), %xmm4, %xmm15
	vfmadd213sd	.LC177(%rip), %xmm4, %xmm15
	vfmadd213sd	.LC178(%rip), %xmm4, %xmm15
	vmulsd	%xmm15, %xmm4, %xmm4
	vmulsd	.LC144(%rip), %xmm10, %xmm15
	vaddsd	%xmm5, %xmm4, %xmm4
	vfmadd132sd	%xmm4, %xmm15, %xmm6
	vsubsd	%xmm5, %xmm6, %xmm6
	vmovsd	%xmm10, %xmm10, %xmm5
	vaddsd	%xmm14, %xmm6, %xmm6
	vfmadd132sd	.LC143(%rip), %xmm6, %xmm5
.L1561:
	vxorpd	%xmm4, %xmm4, %xmm4
	vcomisd	%xmm4, %xmm0
	jp	.L1572
	je	.L1562
	ja	.L1566
.L1572:
	vmovsd	.LC181(%rip), %xmm5
.L1566:
	vfmadd132sd	%xmm2, %xmm7, %xmm1
	vsubsd	%xmm1, %xmm5, %xmm5
.L1559:
	addq	$8, %rdi
	vmovsd	%xmm5, (%rsi)
	addq	$8, %rsi
	cmpq	%rdi, %rdx
	je	.L1580
.L1567:
	vmovsd	(%rdi), %xmm0
	vcomisd	%xmm0, %xmm8
	jbe	.L1578
	vmovsd	.LC134(%rip), %xmm4
	vxorpd	%xmm2, %xmm2, %xmm2
	vcomisd	%xmm4, %xmm0
	jbe	.L1556
	.p2align 4,,10
	.p2align 3
.L1558:
	vsubsd	%xmm3, %xmm0, %xmm0
	vdivsd	%xmm0, %xmm3, %xmm1
	vcomisd	%xmm4, %xmm0
	vaddsd	%xmm1, %xmm2, %xmm2
	ja	.L1558
.L1556:
	vsubsd	%xmm3, %xmm0, %xmm5
	vmovsd	%xmm5, %xmm5, %xmm0
	call	etch__digamma_poly
	vsubsd	.LC202(%rip), %xmm5, %xmm5
	vsubsd	.LC203(%rip), %xmm5, %xmm5
	vmulsd	%xmm0, %xmm5, %xmm5
	vaddsd	%xmm2, %xmm5, %xmm5
	jmp	.L1559
	.p2align 4,,10
	.p2align 3
.L1560:
	vmulsd	.LC146(%rip), %xmm0, %xmm4
	vmovsd	.LC131(%rip), %xmm6
	jmp	.L1568
	.p2align 4,,10
	.p2align 3
.L1562:
	vmovsd	.LC201(%rip), %xmm5
	jmp	.L1566
.L1579:
	ret
	.p2align 4,,10
	.p2align 3
.L1580:
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
	jle	.L1606
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
	vmovsd	.LC20(%rip), %xmm13
	jmp	.L1592
	.p2align 4,,10
	.p2align 3
.L1602:
	vcomisd	.LC330(%rip), %xmm2
	ja	.L1609
	vroundsd	$4, %xmm2, %xmm2, %xmm10
	vsubsd	%xmm10, %xmm2, %xmm10
	vucomisd	%xmm1, %xmm10
	setnp	%al
	cmovne	%r13d, %eax
	testb	%al, %al
	jne	.L1594
	vmovsd	.LC664(%rip), %xmm4
	vcomisd	%xmm2, %xmm4
	ja	.L1594
	vsubsd	%xmm2, %xmm13, %xmm0
	call	etch__digamma_positive_f64
	vmovsd	.LC221(%rip), %xmm14
	vmovsd	%xmm0, %xmm0, %xmm15
	vmulsd	%xmm14, %xmm10, %xmm0
	call	etch__tan_f64
	vdivsd	%xmm0, %xmm14, %xmm14
	vsubsd	%xmm14, %xmm15, %xmm2
	.p2align 4,,10
	.p2align 3
.L1583:
	addq	$8, %rbx
	vmovsd	%xmm2, 0(%rbp)
	addq	$8, %rbp
	cmpq	%rbx, %r12
	je	.L1610
.L1592:
	vmovsd	(%rbx), %xmm2
	vucomisd	%xmm2, %xmm2
	jp	.L1583
	vcomisd	.LC149(%rip), %xmm2
	ja	.L1583
	vcomisd	%xmm13, %xmm2
	jnb	.L1611
	vxorpd	%xmm1, %xmm1, %xmm1
	vcomisd	%xmm1, %xmm2
	jb	.L1602
	vucomisd	%xmm1, %xmm2
	jp	.L1597
	je	.L1594
.L1597:
	vmovsd	%xmm2, %xmm2, %xmm0
	call	etch__digamma_poly
	vmovsd	%xmm0, %xmm0, %xmm1
	vsubsd	.LC202(%rip), %xmm2, %xmm0
	vsubsd	.LC203(%rip), %xmm0, %xmm0
	vdivsd	%xmm2, %xmm13, %xmm2
	vmulsd	%xmm1, %xmm0, %xmm0
	vsubsd	%xmm2, %xmm0, %xmm2
	jmp	.L1583
	.p2align 4,,10
	.p2align 3
.L1594:
	vmovsd	.LC181(%rip), %xmm2
	jmp	.L1583
	.p2align 4,,10
	.p2align 3
.L1611:
	vmovsd	%xmm2, %xmm2, %xmm0
	call	etch__digamma_positive_f64
	vmovsd	%xmm0, %xmm0, %xmm2
	jmp	.L1583
	.p2align 4,,10
	.p2align 3
.L1610:
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
.L1609:
	.cfi_restore_state
	vaddsd	%xmm13, %xmm2, %xmm3
	vdivsd	%xmm2, %xmm13, %xmm2
	vmovsd	%xmm3, %xmm3, %xmm0
	call	etch__digamma_poly
	vmovsd	%xmm0, %xmm0, %xmm1
	vsubsd	.LC202(%rip), %xmm3, %xmm0
	vsubsd	.LC203(%rip), %xmm0, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vdivsd	%xmm3, %xmm13, %xmm3
	vsubsd	%xmm3, %xmm0, %xmm0
	vsubsd	%xmm2, %xmm0, %xmm2
	jmp	.L1583
	.p2align 4,,10
	.p2align 3
.L1606:
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
	jle	.L1661
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
	movslq	%ecx, %rcx
	movq	%rdi, %r10
	movq	%rsi, %r11
	movq	%rdx, %rbx
	leaq	0(,%rcx,8), %r9
	xorl	%r8d, %r8d
	subq	$48, %rsp
	.cfi_def_cfa_offset 64
	vmovsd	.LC20(%rip), %xmm7
	jmp	.L1633
	.p2align 4,,10
	.p2align 3
.L1666:
	jbe	.L1635
	vucomisd	%xmm5, %xmm5
	jnp	.L1664
.L1635:
	movq	.LC181(%rip), %rax
	vmovq	%rax, %xmm5
.L1614:
	vmovsd	%xmm5, (%rbx,%r8)
	addq	$8, %r8
	cmpq	%r8, %r9
	je	.L1665
.L1633:
	vmovsd	(%r10,%r8), %xmm6
	vmovsd	(%r11,%r8), %xmm5
	vucomisd	%xmm7, %xmm6
	jp	.L1635
	jne	.L1666
	movq	.LC200(%rip), %rax
	vmovq	%rax, %xmm5
	vmovsd	%xmm5, (%rbx,%r8)
	addq	$8, %r8
	cmpq	%r8, %r9
	jne	.L1633
.L1665:
	addq	$48, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1664:
	.cfi_restore_state
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm0, %xmm5
	jbe	.L1654
	vcomisd	.LC149(%rip), %xmm5
	ja	.L1656
	vcomisd	.LC149(%rip), %xmm6
	jbe	.L1655
	vucomisd	%xmm7, %xmm5
	ja	.L1656
	jp	.L1641
	je	.L1614
.L1641:
	vmovsd	.LC200(%rip), %xmm5
	jmp	.L1614
	.p2align 4,,10
	.p2align 3
.L1656:
	vxorpd	%xmm5, %xmm5, %xmm5
	jmp	.L1614
	.p2align 4,,10
	.p2align 3
.L1654:
	vroundsd	$9, %xmm5, %xmm5, %xmm4
	vsubsd	%xmm4, %xmm5, %xmm4
	vmulsd	.LC4(%rip), %xmm6, %xmm8
	vucomisd	%xmm0, %xmm4
	vroundsd	$4, %xmm8, %xmm8, %xmm9
	jbe	.L1667
	vroundsd	$4, %xmm6, %xmm6, %xmm0
	vucomisd	%xmm0, %xmm6
	jp	.L1640
	jne	.L1640
	vcomisd	.LC149(%rip), %xmm6
	ja	.L1641
	vcomisd	.LC180(%rip), %xmm5
	jbe	.L1658
	vmovq	.LC108(%rip), %xmm10
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovsd	%xmm6, %xmm6, %xmm0
	vmovsd	%xmm9, 24(%rsp)
	vmovsd	%xmm3, %xmm3, %xmm4
	vmovsd	%xmm3, %xmm3, %xmm2
	vmovsd	%xmm6, (%rsp)
	vxorpd	%xmm10, %xmm5, %xmm1
	vmovsd	%xmm8, 16(%rsp)
	vmovsd	%xmm5, 8(%rsp)
	call	etch__zeta_term_f64
	vmovsd	16(%rsp), %xmm8
	vmovsd	24(%rsp), %xmm9
	movq	.LC20(%rip), %rax
	vmovsd	(%rsp), %xmm6
	vmovsd	%xmm0, %xmm0, %xmm4
	vucomisd	%xmm9, %xmm8
	vmovsd	8(%rsp), %xmm5
	vmovq	.LC108(%rip), %xmm10
	vmovq	%rax, %xmm7
	jp	.L1650
	jne	.L1650
.L1629:
	vaddsd	%xmm7, %xmm5, %xmm1
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm6, %xmm6, %xmm0
	vmovsd	%xmm4, (%rsp)
	vmovsd	%xmm2, %xmm2, %xmm3
	call	etch__zeta_positive_f64
	vmovsd	(%rsp), %xmm4
	movq	.LC20(%rip), %rax
	vaddsd	%xmm4, %xmm0, %xmm5
	vmovq	%rax, %xmm7
	jmp	.L1614
	.p2align 4,,10
	.p2align 3
.L1667:
	vucomisd	%xmm9, %xmm8
	jp	.L1640
	vmovsd	.LC200(%rip), %xmm5
	je	.L1614
.L1640:
	vmovsd	.LC181(%rip), %xmm5
	jmp	.L1614
	.p2align 4,,10
	.p2align 3
.L1655:
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm5, %xmm5, %xmm1
	vmovsd	%xmm6, %xmm6, %xmm0
	vmovsd	%xmm2, %xmm2, %xmm3
	call	etch__zeta_positive_f64
	movq	.LC20(%rip), %rax
	vmovsd	%xmm0, %xmm0, %xmm5
	vmovq	%rax, %xmm7
	jmp	.L1614
	.p2align 4,,10
	.p2align 3
.L1650:
	vxorpd	%xmm10, %xmm4, %xmm4
	jmp	.L1629
	.p2align 4,,10
	.p2align 3
.L1658:
	vsubsd	%xmm4, %xmm7, %xmm1
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm6, %xmm6, %xmm0
	vmovsd	%xmm9, 40(%rsp)
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm8, 32(%rsp)
	vmovsd	%xmm4, 16(%rsp)
	vmovsd	%xmm5, 24(%rsp)
	vmovsd	%xmm6, 8(%rsp)
	call	etch__zeta_positive_f64
	movq	.LC20(%rip), %rax
	vmovsd	24(%rsp), %xmm5
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	8(%rsp), %xmm6
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm0, (%rsp)
	vmovq	%rax, %xmm7
	vsubsd	%xmm5, %xmm7, %xmm1
	vmovsd	%xmm6, %xmm6, %xmm0
	call	etch__zeta_positive_f64
	vmovsd	(%rsp), %xmm10
	vmovsd	16(%rsp), %xmm4
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	8(%rsp), %xmm6
	vmovsd	%xmm2, %xmm2, %xmm3
	vsubsd	%xmm0, %xmm10, %xmm10
	vmovsd	%xmm4, %xmm4, %xmm1
	vmovsd	%xmm6, %xmm6, %xmm0
	vmovsd	%xmm10, (%rsp)
	call	etch__zeta_positive_f64
	vmovsd	32(%rsp), %xmm8
	vmovsd	40(%rsp), %xmm9
	movq	.LC20(%rip), %rax
	vmovsd	(%rsp), %xmm10
	vmovsd	%xmm0, %xmm0, %xmm5
	vucomisd	%xmm9, %xmm8
	vmovq	%rax, %xmm7
	jp	.L1651
	je	.L1631
.L1651:
	vxorpd	.LC108(%rip), %xmm10, %xmm10
.L1631:
	vaddsd	%xmm10, %xmm5, %xmm5
	jmp	.L1614
	.p2align 4,,10
	.p2align 3
.L1661:
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
	subq	$80, %rsp
	.cfi_def_cfa_offset 128
	testl	%ecx, %ecx
	jle	.L1768
	movq	%rdi, %r13
	movq	%rsi, %r12
	movq	%rdx, %r14
	xorl	%ebx, %ebx
	vxorps	%xmm9, %xmm9, %xmm9
	.p2align 4,,10
	.p2align 3
.L1713:
	vmovsd	0(%r13,%rbx), %xmm6
	vxorpd	%xmm0, %xmm0, %xmm0
	vucomisd	%xmm0, %xmm6
	jb	.L1717
	vcomisd	.LC149(%rip), %xmm6
	ja	.L1717
	vroundsd	$4, %xmm6, %xmm6, %xmm1
	vucomisd	%xmm1, %xmm6
	jp	.L1717
	jne	.L1717
	vucomisd	%xmm0, %xmm6
	vmovsd	(%r12,%rbx), %xmm7
	jp	.L1672
	je	.L1772
.L1672:
	vmovsd	.LC665(%rip), %xmm0
	vaddsd	.LC20(%rip), %xmm6, %xmm8
	vmovsd	.LC200(%rip), %xmm5
	vcomisd	%xmm6, %xmm0
	jb	.L1682
	vcvttsd2sil	%xmm6, %edx
	cmpl	$1, %edx
	jle	.L1722
	movq	.LC20(%rip), %rax
	addl	$1, %edx
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovq	%rax, %xmm1
	movl	$2, %eax
	.p2align 4,,10
	.p2align 3
.L1685:
	vcvtsi2sdl	%eax, %xmm9, %xmm0
	vmovsd	%xmm1, %xmm1, %xmm2
	addl	$1, %eax
	vmulsd	%xmm0, %xmm1, %xmm1
	vfmsub132sd	%xmm0, %xmm1, %xmm2
	vfmadd132sd	%xmm0, %xmm2, %xmm3
	cmpl	%eax, %edx
	jne	.L1685
	vaddsd	%xmm3, %xmm1, %xmm5
.L1682:
	vucomisd	.LC20(%rip), %xmm8
	jp	.L1771
	je	.L1771
	vucomisd	.LC20(%rip), %xmm8
	jbe	.L1771
	vucomisd	%xmm7, %xmm7
	jp	.L1771
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm0, %xmm7
	jbe	.L1759
	vmovsd	.LC149(%rip), %xmm10
	vcomisd	%xmm10, %xmm7
	ja	.L1770
	vcomisd	%xmm10, %xmm8
	jbe	.L1761
	vucomisd	.LC20(%rip), %xmm7
	ja	.L1770
	jp	.L1770
	jne	.L1770
	vcomisd	%xmm10, %xmm5
	ja	.L1770
	vmovsd	.LC4(%rip), %xmm7
	vmovsd	%xmm5, %xmm5, %xmm0
	vmovsd	%xmm7, (%rsp)
	jmp	.L1708
	.p2align 4,,10
	.p2align 3
.L1759:
	vroundsd	$9, %xmm7, %xmm7, %xmm4
	vsubsd	%xmm4, %xmm7, %xmm4
	vucomisd	%xmm0, %xmm4
	jbe	.L1771
	vroundsd	$4, %xmm8, %xmm8, %xmm0
	vucomisd	%xmm0, %xmm8
	jp	.L1771
	vmovsd	.LC149(%rip), %xmm10
	jne	.L1770
	vcomisd	%xmm10, %xmm8
	ja	.L1770
	vmovsd	.LC4(%rip), %xmm3
	vcomisd	.LC180(%rip), %xmm7
	vmulsd	%xmm3, %xmm8, %xmm11
	vmovsd	%xmm3, (%rsp)
	vroundsd	$4, %xmm11, %xmm11, %xmm3
	vmovsd	%xmm3, 8(%rsp)
	jbe	.L1766
	vmovq	.LC108(%rip), %xmm12
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovsd	%xmm8, %xmm8, %xmm0
	vmovsd	%xmm10, 56(%rsp)
	vmovsd	%xmm3, %xmm3, %xmm4
	vmovsd	%xmm3, %xmm3, %xmm2
	vmovsd	%xmm11, 48(%rsp)
	vxorpd	%xmm12, %xmm7, %xmm1
	vmovsd	%xmm5, 40(%rsp)
	vmovsd	%xmm6, 32(%rsp)
	vmovsd	%xmm7, 24(%rsp)
	vmovsd	%xmm8, 16(%rsp)
	call	etch__zeta_term_f64
	vmovsd	48(%rsp), %xmm11
	vucomisd	8(%rsp), %xmm11
	vmovsd	16(%rsp), %xmm8
	vmovsd	24(%rsp), %xmm7
	vmovsd	%xmm0, %xmm0, %xmm4
	vmovq	.LC108(%rip), %xmm12
	vmovsd	32(%rsp), %xmm6
	vmovsd	40(%rsp), %xmm5
	vmovsd	56(%rsp), %xmm10
	jp	.L1736
	jne	.L1736
.L1700:
	vaddsd	.LC20(%rip), %xmm7, %xmm1
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm8, %xmm8, %xmm0
	vmovsd	%xmm10, 48(%rsp)
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm4, 40(%rsp)
	vmovsd	%xmm5, 32(%rsp)
	vmovsd	%xmm6, 24(%rsp)
	vmovsd	%xmm7, 16(%rsp)
	vmovsd	%xmm8, 8(%rsp)
	call	etch__zeta_positive_f64
	vmovsd	40(%rsp), %xmm4
	vxorps	%xmm9, %xmm9, %xmm9
	vmovsd	8(%rsp), %xmm8
	vmovsd	16(%rsp), %xmm7
	vmovsd	24(%rsp), %xmm6
	vaddsd	%xmm4, %xmm0, %xmm0
	vmovsd	32(%rsp), %xmm5
	vmovsd	48(%rsp), %xmm10
.L1696:
	vmovq	%xmm0, %rax
	vmulsd	%xmm0, %xmm5, %xmm0
	btrq	$63, %rax
	vcomisd	%xmm10, %xmm5
	vmovq	%rax, %xmm2
	ja	.L1706
	vucomisd	.LC666(%rip), %xmm2
	jbe	.L1706
	vmovsd	.LC200(%rip), %xmm1
	vucomisd	%xmm2, %xmm1
	ja	.L1708
	jmp	.L1706
	.p2align 4,,10
	.p2align 3
.L1770:
	vmovsd	.LC4(%rip), %xmm4
	vmovsd	%xmm4, (%rsp)
.L1706:
	vmovsd	%xmm8, %xmm8, %xmm0
	vmovsd	%xmm10, 40(%rsp)
	vmovsd	%xmm5, 32(%rsp)
	vmovsd	%xmm6, 24(%rsp)
	vmovsd	%xmm7, 16(%rsp)
	vmovsd	%xmm8, 8(%rsp)
	call	etch__lgamma_f64
	vmovsd	32(%rsp), %xmm5
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovsd	40(%rsp), %xmm10
	vmovsd	8(%rsp), %xmm8
	vmovsd	16(%rsp), %xmm7
	vmovsd	%xmm0, %xmm0, %xmm2
	vcomisd	%xmm5, %xmm10
	vmovsd	24(%rsp), %xmm6
	jb	.L1710
	vmovsd	.LC132(%rip), %xmm0
	vcomisd	%xmm5, %xmm0
	ja	.L1711
	vxorpd	%xmm2, %xmm2, %xmm2
.L1715:
	vmovq	%xmm5, %rax
	vmovsd	.LC142(%rip), %xmm11
	movabsq	$-4604544271217802189, %rdx
	movabsq	$4503599627370495, %rcx
	addq	%rax, %rdx
	andq	%rcx, %rdx
	movabsq	$4604544271217802189, %rcx
	addq	%rcx, %rdx
	vmovq	%rdx, %xmm4
	vsubsd	.LC20(%rip), %xmm4, %xmm1
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
	vaddsd	%xmm2, %xmm1, %xmm5
	vdivsd	%xmm5, %xmm4, %xmm4
	vsubsd	%xmm2, %xmm5, %xmm2
	vsubsd	%xmm2, %xmm1, %xmm3
	vmulsd	%xmm4, %xmm1, %xmm2
	vfnmadd132sd	%xmm2, %xmm1, %xmm5
	vmovsd	.LC135(%rip), %xmm1
	vmovsd	%xmm2, %xmm2, %xmm10
	vfnmadd132sd	%xmm2, %xmm5, %xmm3
	vaddsd	%xmm2, %xmm2, %xmm5
	vmulsd	%xmm3, %xmm4, %xmm4
	vmulsd	%xmm2, %xmm2, %xmm3
	vfmadd213sd	.LC136(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC137(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC138(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC139(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC140(%rip), %xmm3, %xmm1
	vfmsub132sd	%xmm2, %xmm3, %xmm10
	vmovsd	%xmm3, %xmm3, %xmm13
	vfmadd213sd	.LC141(%rip), %xmm3, %xmm1
	vfmadd231sd	%xmm5, %xmm4, %xmm10
	vmulsd	%xmm1, %xmm3, %xmm1
	vaddsd	%xmm11, %xmm1, %xmm12
	vsubsd	%xmm12, %xmm11, %xmm11
	vmulsd	%xmm12, %xmm10, %xmm10
	vaddsd	%xmm1, %xmm11, %xmm11
	vmulsd	%xmm12, %xmm3, %xmm1
	vfmadd132sd	%xmm11, %xmm10, %xmm3
	vmovsd	%xmm2, %xmm2, %xmm10
	vfmsub132sd	%xmm12, %xmm1, %xmm13
	vmulsd	%xmm1, %xmm2, %xmm12
	vaddsd	%xmm3, %xmm13, %xmm3
	vfmsub132sd	%xmm1, %xmm12, %xmm10
	vaddsd	%xmm12, %xmm5, %xmm11
	vmulsd	%xmm1, %xmm4, %xmm1
	vaddsd	%xmm4, %xmm4, %xmm4
	vsubsd	%xmm11, %xmm5, %xmm5
	vfmadd132sd	%xmm3, %xmm1, %xmm2
	vaddsd	%xmm12, %xmm5, %xmm5
	vmulsd	.LC143(%rip), %xmm0, %xmm3
	vaddsd	%xmm2, %xmm10, %xmm2
	vaddsd	%xmm3, %xmm11, %xmm1
	vaddsd	%xmm4, %xmm2, %xmm2
	vsubsd	%xmm1, %xmm3, %xmm3
	vaddsd	%xmm5, %xmm2, %xmm2
	vfmadd132sd	.LC144(%rip), %xmm2, %xmm0
	vaddsd	%xmm11, %xmm3, %xmm3
	vaddsd	%xmm0, %xmm3, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm2
	vsubsd	%xmm2, %xmm1, %xmm3
	vaddsd	%xmm0, %xmm3, %xmm3
.L1710:
	vmovsd	%xmm7, %xmm7, %xmm1
	vmovsd	%xmm8, %xmm8, %xmm0
	vmovsd	%xmm6, 8(%rsp)
	call	etch__zeta_scaled_f64
	vmovsd	8(%rsp), %xmm6
	vxorps	%xmm9, %xmm9, %xmm9
.L1708:
	vmulsd	(%rsp), %xmm6, %xmm6
	vroundsd	$4, %xmm6, %xmm6, %xmm1
	vucomisd	%xmm1, %xmm6
	jp	.L1670
	jne	.L1670
	vxorpd	.LC108(%rip), %xmm0, %xmm0
	vmovsd	%xmm0, (%r14,%rbx)
	addq	$8, %rbx
	cmpq	%rbx, %rbp
	jne	.L1713
.L1768:
	addq	$80, %rsp
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
.L1771:
	.cfi_restore_state
	vmovsd	.LC4(%rip), %xmm4
	vmovsd	.LC149(%rip), %xmm10
	vmovsd	%xmm4, (%rsp)
	jmp	.L1706
	.p2align 4,,10
	.p2align 3
.L1717:
	movq	.LC181(%rip), %rax
	vmovq	%rax, %xmm0
.L1670:
	vmovsd	%xmm0, (%r14,%rbx)
	addq	$8, %rbx
	cmpq	%rbx, %rbp
	jne	.L1713
	addq	$80, %rsp
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
.L1772:
	.cfi_restore_state
	vucomisd	%xmm7, %xmm7
	jp	.L1718
	vcomisd	.LC149(%rip), %xmm7
	ja	.L1718
	vmovsd	.LC20(%rip), %xmm2
	vcomisd	%xmm2, %xmm7
	jnb	.L1773
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm0, %xmm7
	jnb	.L1774
	vcomisd	.LC330(%rip), %xmm7
	ja	.L1775
	vroundsd	$4, %xmm7, %xmm7, %xmm10
	vsubsd	%xmm10, %xmm7, %xmm10
	movl	$0, %edx
	vucomisd	%xmm0, %xmm10
	setnp	%al
	cmovne	%edx, %eax
	testb	%al, %al
	jne	.L1720
	vmovsd	.LC664(%rip), %xmm0
	vcomisd	%xmm7, %xmm0
	ja	.L1720
	vsubsd	%xmm7, %xmm2, %xmm0
	call	etch__digamma_positive_f64
	vmovsd	.LC221(%rip), %xmm14
	vmovsd	%xmm0, %xmm0, %xmm13
	vmulsd	%xmm14, %xmm10, %xmm0
	call	etch__tan_f64
	vxorps	%xmm9, %xmm9, %xmm9
	vdivsd	%xmm0, %xmm14, %xmm14
	vsubsd	%xmm14, %xmm13, %xmm0
	jmp	.L1670
	.p2align 4,,10
	.p2align 3
.L1711:
	vmulsd	.LC146(%rip), %xmm5, %xmm5
	vmovsd	.LC131(%rip), %xmm2
	jmp	.L1715
	.p2align 4,,10
	.p2align 3
.L1718:
	vmovsd	%xmm7, %xmm7, %xmm0
	jmp	.L1670
	.p2align 4,,10
	.p2align 3
.L1774:
	vucomisd	%xmm0, %xmm7
	jp	.L1727
	vmovsd	.LC181(%rip), %xmm0
	je	.L1670
.L1727:
	vdivsd	%xmm7, %xmm2, %xmm2
	vmovsd	%xmm7, %xmm7, %xmm0
	call	etch__digamma_poly
	vmovsd	%xmm0, %xmm0, %xmm1
	vsubsd	.LC202(%rip), %xmm7, %xmm0
	vsubsd	.LC203(%rip), %xmm0, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vsubsd	%xmm2, %xmm0, %xmm0
	jmp	.L1670
	.p2align 4,,10
	.p2align 3
.L1761:
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm7, %xmm7, %xmm1
	vmovsd	%xmm8, %xmm8, %xmm0
	vmovsd	%xmm10, 40(%rsp)
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm5, 32(%rsp)
	vmovsd	%xmm6, 24(%rsp)
	vmovsd	%xmm7, 16(%rsp)
	vmovsd	%xmm8, 8(%rsp)
	call	etch__zeta_positive_f64
	vmovsd	8(%rsp), %xmm8
	vxorps	%xmm9, %xmm9, %xmm9
	vmovsd	.LC4(%rip), %xmm7
	vmovsd	24(%rsp), %xmm6
	vmovsd	32(%rsp), %xmm5
	vmovsd	%xmm7, (%rsp)
	vmovsd	40(%rsp), %xmm10
	vmovsd	16(%rsp), %xmm7
	jmp	.L1696
	.p2align 4,,10
	.p2align 3
.L1722:
	movq	.LC20(%rip), %rax
	vmovq	%rax, %xmm5
	jmp	.L1682
.L1773:
	vmovsd	%xmm7, %xmm7, %xmm0
	call	etch__digamma_positive_f64
	vxorps	%xmm9, %xmm9, %xmm9
	jmp	.L1670
.L1775:
	vaddsd	%xmm2, %xmm7, %xmm3
	vmovsd	%xmm3, %xmm3, %xmm0
	call	etch__digamma_poly
	vmovsd	%xmm0, %xmm0, %xmm1
	vsubsd	.LC202(%rip), %xmm3, %xmm0
	vsubsd	.LC203(%rip), %xmm0, %xmm0
	vdivsd	%xmm3, %xmm2, %xmm3
	vmulsd	%xmm1, %xmm0, %xmm0
	vdivsd	%xmm7, %xmm2, %xmm2
	vsubsd	%xmm3, %xmm0, %xmm0
	vsubsd	%xmm2, %xmm0, %xmm0
	jmp	.L1670
.L1720:
	vmovsd	.LC181(%rip), %xmm0
	jmp	.L1670
.L1766:
	vmovsd	%xmm7, 32(%rsp)
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm8, %xmm8, %xmm0
	vmovsd	.LC20(%rip), %xmm7
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm10, 72(%rsp)
	vsubsd	%xmm4, %xmm7, %xmm1
	vmovsd	%xmm11, 64(%rsp)
	vmovsd	%xmm6, 48(%rsp)
	vmovsd	%xmm4, 40(%rsp)
	vmovsd	%xmm5, 56(%rsp)
	vmovsd	%xmm8, 16(%rsp)
	call	etch__zeta_positive_f64
	vmovsd	32(%rsp), %xmm7
	vmovsd	16(%rsp), %xmm8
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	.LC20(%rip), %xmm5
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm0, 24(%rsp)
	vmovsd	%xmm8, %xmm8, %xmm0
	vsubsd	%xmm7, %xmm5, %xmm1
	call	etch__zeta_positive_f64
	vmovsd	24(%rsp), %xmm12
	vmovsd	16(%rsp), %xmm8
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	40(%rsp), %xmm4
	vmovsd	%xmm2, %xmm2, %xmm3
	vsubsd	%xmm0, %xmm12, %xmm12
	vmovsd	%xmm8, %xmm8, %xmm0
	vmovsd	%xmm4, %xmm4, %xmm1
	vmovsd	%xmm12, 24(%rsp)
	call	etch__zeta_positive_f64
	vmovsd	64(%rsp), %xmm11
	vxorps	%xmm9, %xmm9, %xmm9
	vucomisd	8(%rsp), %xmm11
	vmovsd	16(%rsp), %xmm8
	vmovsd	24(%rsp), %xmm12
	vmovsd	32(%rsp), %xmm7
	vmovsd	48(%rsp), %xmm6
	vmovsd	56(%rsp), %xmm5
	vmovsd	72(%rsp), %xmm10
	jp	.L1737
	jne	.L1737
.L1702:
	vaddsd	%xmm12, %xmm0, %xmm0
	jmp	.L1696
.L1736:
	vxorpd	%xmm12, %xmm4, %xmm4
	jmp	.L1700
.L1737:
	vxorpd	.LC108(%rip), %xmm12, %xmm12
	jmp	.L1702
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
	jle	.L1782
	movslq	%edx, %rdx
	pushq	%r12
	.cfi_def_cfa_offset 16
	.cfi_offset 12, -16
	vxorps	%xmm13, %xmm13, %xmm13
	pushq	%rbp
	.cfi_def_cfa_offset 24
	.cfi_offset 6, -24
	leaq	(%rdi,%rdx,4), %r12
	movq	%rsi, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 32
	.cfi_offset 3, -32
	movq	%rdi, %rbx
	.p2align 4,,10
	.p2align 3
.L1778:
	vcvtss2sd	(%rbx), %xmm13, %xmm0
	addq	$4, %rbx
	addq	$4, %rbp
	call	etch__lgamma_f64
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, -4(%rbp)
	cmpq	%r12, %rbx
	jne	.L1778
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%rbp
	.cfi_def_cfa_offset 16
	popq	%r12
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1782:
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
	jle	.L1811
	pushq	%r13
	.cfi_def_cfa_offset 16
	.cfi_offset 13, -16
	movslq	%edx, %rdx
	pushq	%r12
	.cfi_def_cfa_offset 24
	.cfi_offset 12, -24
	leaq	(%rdi,%rdx,4), %r13
	movq	%rsi, %r12
	pushq	%rbp
	.cfi_def_cfa_offset 32
	.cfi_offset 6, -32
	movq	%rdi, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 40
	.cfi_offset 3, -40
	xorl	%ebx, %ebx
	subq	$8, %rsp
	.cfi_def_cfa_offset 48
	vmovss	.LC281(%rip), %xmm13
	jmp	.L1796
	.p2align 4,,10
	.p2align 3
.L1807:
	vcomiss	.LC318(%rip), %xmm0
	ja	.L1814
	vroundss	$4, %xmm0, %xmm0, %xmm10
	vcvtss2sd	%xmm10, %xmm10, %xmm10
	vsubsd	%xmm10, %xmm2, %xmm10
	vxorpd	%xmm0, %xmm0, %xmm0
	vucomisd	%xmm0, %xmm10
	setnp	%al
	cmovne	%ebx, %eax
	testb	%al, %al
	jne	.L1799
	vmovsd	.LC664(%rip), %xmm5
	vcomisd	%xmm2, %xmm5
	ja	.L1799
	vmovsd	.LC20(%rip), %xmm0
	vsubsd	%xmm2, %xmm0, %xmm0
	call	etch__digamma_positive_f64
	vmovsd	.LC221(%rip), %xmm15
	vmovsd	%xmm0, %xmm0, %xmm14
	vmulsd	%xmm15, %xmm10, %xmm0
	call	etch__tan_f64
	vdivsd	%xmm0, %xmm15, %xmm15
	vsubsd	%xmm15, %xmm14, %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	.p2align 4,,10
	.p2align 3
.L1787:
	addq	$4, %rbp
	vmovss	%xmm0, (%r12)
	addq	$4, %r12
	cmpq	%rbp, %r13
	je	.L1815
.L1796:
	vmovss	0(%rbp), %xmm0
	vucomiss	%xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm2
	jp	.L1787
	vcomisd	.LC149(%rip), %xmm2
	ja	.L1787
	vcomiss	%xmm13, %xmm0
	jnb	.L1816
	vxorps	%xmm1, %xmm1, %xmm1
	vcomiss	%xmm1, %xmm0
	jb	.L1807
	vucomiss	%xmm1, %xmm0
	jp	.L1802
	vmovss	.LC227(%rip), %xmm0
	je	.L1787
.L1802:
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
	jmp	.L1787
	.p2align 4,,10
	.p2align 3
.L1816:
	vmovsd	%xmm2, %xmm2, %xmm0
	call	etch__digamma_positive_f64
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	jmp	.L1787
	.p2align 4,,10
	.p2align 3
.L1815:
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
.L1814:
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
	jmp	.L1787
	.p2align 4,,10
	.p2align 3
.L1799:
	vmovss	.LC227(%rip), %xmm0
	jmp	.L1787
	.p2align 4,,10
	.p2align 3
.L1811:
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
	jle	.L1882
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
	movslq	%ecx, %rcx
	movq	%rdi, %r10
	movq	%rsi, %r11
	movq	%rdx, %rbx
	leaq	0(,%rcx,4), %r9
	xorl	%r8d, %r8d
	subq	$64, %rsp
	.cfi_def_cfa_offset 80
	vmovsd	.LC20(%rip), %xmm6
	.p2align 4,,10
	.p2align 3
.L1848:
	vmovss	(%r10,%r8), %xmm1
	vucomiss	.LC281(%rip), %xmm1
	jp	.L1858
	je	.L1857
.L1858:
	vcvtss2sd	%xmm1, %xmm1, %xmm11
	vucomisd	%xmm6, %xmm11
	vmovss	(%r11,%r8), %xmm0
	jbe	.L1856
	vucomiss	%xmm0, %xmm0
	jp	.L1856
	vxorps	%xmm2, %xmm2, %xmm2
	vcvtss2sd	%xmm0, %xmm0, %xmm8
	vcomiss	%xmm2, %xmm0
	jbe	.L1873
	vcomisd	.LC149(%rip), %xmm8
	ja	.L1875
	vcomisd	.LC149(%rip), %xmm11
	jbe	.L1874
	vucomisd	%xmm6, %xmm8
	ja	.L1875
	vucomiss	.LC281(%rip), %xmm0
	jp	.L1857
	je	.L1819
	.p2align 4,,10
	.p2align 3
.L1857:
	vmovss	.LC667(%rip), %xmm0
	vmovss	%xmm0, (%rbx,%r8)
	addq	$4, %r8
	cmpq	%r9, %r8
	jne	.L1848
	addq	$64, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1875:
	.cfi_restore_state
	vxorps	%xmm0, %xmm0, %xmm0
.L1819:
	vmovss	%xmm0, (%rbx,%r8)
	addq	$4, %r8
	cmpq	%r9, %r8
	jne	.L1848
	addq	$64, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1885:
	.cfi_restore_state
	vucomisd	%xmm5, %xmm9
	jp	.L1856
	vmovss	.LC667(%rip), %xmm0
	je	.L1819
	.p2align 4,,10
	.p2align 3
.L1856:
	vmovss	.LC227(%rip), %xmm0
	jmp	.L1819
	.p2align 4,,10
	.p2align 3
.L1873:
	vroundss	$9, %xmm0, %xmm0, %xmm4
	vcvtss2sd	%xmm4, %xmm4, %xmm4
	vsubsd	%xmm4, %xmm8, %xmm4
	vxorpd	%xmm2, %xmm2, %xmm2
	vmulsd	.LC4(%rip), %xmm11, %xmm9
	vucomisd	%xmm2, %xmm4
	vroundsd	$4, %xmm9, %xmm9, %xmm5
	jbe	.L1885
	vroundss	$4, %xmm1, %xmm1, %xmm2
	vucomiss	%xmm2, %xmm1
	jp	.L1856
	jne	.L1856
	vcomisd	.LC149(%rip), %xmm11
	ja	.L1857
	vcomiss	.LC380(%rip), %xmm0
	jbe	.L1879
	vmovq	.LC108(%rip), %xmm7
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovsd	%xmm11, %xmm11, %xmm0
	vmovsd	%xmm5, 24(%rsp)
	vmovsd	%xmm3, %xmm3, %xmm4
	vmovsd	%xmm3, %xmm3, %xmm2
	vmovsd	%xmm11, (%rsp)
	vxorpd	%xmm7, %xmm8, %xmm1
	vmovsd	%xmm9, 16(%rsp)
	vmovsd	%xmm8, 8(%rsp)
	call	etch__zeta_term_f64
	vmovsd	16(%rsp), %xmm9
	vmovsd	24(%rsp), %xmm5
	movq	.LC20(%rip), %rax
	vmovsd	(%rsp), %xmm11
	vmovsd	%xmm0, %xmm0, %xmm4
	vucomisd	%xmm5, %xmm9
	vmovsd	8(%rsp), %xmm8
	vmovq	.LC108(%rip), %xmm7
	vmovq	%rax, %xmm6
	jp	.L1869
	jne	.L1869
.L1844:
	vaddsd	%xmm6, %xmm8, %xmm1
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm11, %xmm11, %xmm0
	vmovsd	%xmm4, (%rsp)
	vmovsd	%xmm2, %xmm2, %xmm3
	call	etch__zeta_positive_f64
	vmovsd	(%rsp), %xmm4
	movq	.LC20(%rip), %rax
	vaddsd	%xmm4, %xmm0, %xmm0
	vmovq	%rax, %xmm6
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	jmp	.L1819
	.p2align 4,,10
	.p2align 3
.L1874:
	vaddsd	.LC147(%rip), %xmm11, %xmm10
	vsubsd	%xmm6, %xmm11, %xmm4
	vxorpd	%xmm7, %xmm7, %xmm7
	vmovsd	%xmm11, 40(%rsp)
	vmovsd	%xmm7, (%rsp)
	vmovsd	%xmm7, %xmm7, %xmm5
	vmovsd	%xmm4, 56(%rsp)
	vmovsd	%xmm10, 48(%rsp)
	jmp	.L1836
	.p2align 4,,10
	.p2align 3
.L1887:
	vsubsd	%xmm8, %xmm1, %xmm2
	vsubsd	%xmm2, %xmm7, %xmm2
.L1830:
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovsd	40(%rsp), %xmm0
	vmovsd	%xmm5, 16(%rsp)
	vmovsd	%xmm3, %xmm3, %xmm4
	vmovsd	%xmm1, 8(%rsp)
	vmovsd	%xmm7, 32(%rsp)
	vmovsd	%xmm8, 24(%rsp)
	call	etch__zeta_term_f64
	vmovsd	8(%rsp), %xmm1
	vcomisd	48(%rsp), %xmm1
	vdivsd	56(%rsp), %xmm1, %xmm3
	movq	.LC20(%rip), %rax
	vmovsd	16(%rsp), %xmm5
	vmovq	%rax, %xmm6
	jnb	.L1831
	vaddsd	%xmm5, %xmm0, %xmm4
	vaddsd	%xmm6, %xmm3, %xmm3
	vmovsd	24(%rsp), %xmm8
	vmovsd	32(%rsp), %xmm7
	vsubsd	%xmm4, %xmm5, %xmm5
	vmulsd	%xmm0, %xmm3, %xmm3
	vaddsd	%xmm0, %xmm5, %xmm5
	vmulsd	.LC148(%rip), %xmm4, %xmm0
	vaddsd	(%rsp), %xmm5, %xmm2
	vmovsd	%xmm2, (%rsp)
	vucomisd	%xmm0, %xmm3
	jbe	.L1886
	vaddsd	%xmm6, %xmm7, %xmm7
	vmovsd	%xmm4, %xmm4, %xmm5
.L1836:
	vcomisd	%xmm7, %xmm8
	vaddsd	%xmm7, %xmm8, %xmm1
	jnb	.L1887
	vsubsd	%xmm7, %xmm1, %xmm2
	vsubsd	%xmm2, %xmm8, %xmm2
	jmp	.L1830
	.p2align 4,,10
	.p2align 3
.L1831:
	vmovsd	40(%rsp), %xmm11
	vmulsd	%xmm3, %xmm0, %xmm3
	movabsq	$9223372036854775807, %rax
	vmovsd	48(%rsp), %xmm10
	vmulsd	.LC4(%rip), %xmm0, %xmm12
	vdivsd	%xmm1, %xmm11, %xmm4
	vmulsd	%xmm1, %xmm1, %xmm1
	vaddsd	%xmm3, %xmm12, %xmm12
	vdivsd	%xmm1, %xmm6, %xmm7
	vmulsd	%xmm0, %xmm4, %xmm4
	vmulsd	.LC150(%rip), %xmm4, %xmm2
	vaddsd	%xmm2, %xmm12, %xmm12
	vmovq	%xmm2, %rdx
	andq	%rax, %rdx
	vmovq	%rdx, %xmm2
	vaddsd	%xmm5, %xmm12, %xmm3
	vmulsd	.LC148(%rip), %xmm3, %xmm3
	vcomisd	%xmm2, %xmm3
	ja	.L1837
	vxorpd	%xmm1, %xmm1, %xmm1
	vmovsd	.LC134(%rip), %xmm2
	vaddsd	%xmm1, %xmm11, %xmm1
	vaddsd	%xmm6, %xmm1, %xmm0
	vaddsd	%xmm2, %xmm1, %xmm1
	vmulsd	%xmm1, %xmm0, %xmm0
	vmulsd	%xmm7, %xmm0, %xmm0
	vmulsd	%xmm4, %xmm0, %xmm0
	vmulsd	.LC151(%rip), %xmm0, %xmm8
	vaddsd	%xmm8, %xmm12, %xmm12
	vmovq	%xmm8, %rsi
	andq	%rax, %rsi
	vmovq	%rsi, %xmm8
	vaddsd	%xmm12, %xmm5, %xmm9
	vmulsd	.LC148(%rip), %xmm9, %xmm9
	vcomisd	%xmm8, %xmm9
	ja	.L1837
	vaddsd	%xmm2, %xmm11, %xmm3
	vaddsd	%xmm6, %xmm3, %xmm1
	vaddsd	%xmm2, %xmm3, %xmm3
	vmulsd	%xmm3, %xmm1, %xmm1
	vmulsd	%xmm7, %xmm1, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm0
	vmulsd	.LC152(%rip), %xmm0, %xmm8
	vaddsd	%xmm8, %xmm12, %xmm12
	vmovq	%xmm8, %rdi
	andq	%rax, %rdi
	vmovq	%rdi, %xmm8
	vaddsd	%xmm12, %xmm5, %xmm9
	vmulsd	.LC148(%rip), %xmm9, %xmm9
	vcomisd	%xmm8, %xmm9
	ja	.L1837
	vaddsd	.LC153(%rip), %xmm11, %xmm3
	vaddsd	%xmm6, %xmm3, %xmm1
	vaddsd	%xmm2, %xmm3, %xmm3
	vmulsd	%xmm3, %xmm1, %xmm1
	vmulsd	%xmm7, %xmm1, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm0
	vmulsd	.LC154(%rip), %xmm0, %xmm8
	vaddsd	%xmm8, %xmm12, %xmm12
	vmovq	%xmm8, %rdi
	andq	%rax, %rdi
	vmovq	%rdi, %xmm8
	vaddsd	%xmm12, %xmm5, %xmm9
	vmulsd	.LC148(%rip), %xmm9, %xmm9
	vcomisd	%xmm8, %xmm9
	ja	.L1837
	vaddsd	.LC155(%rip), %xmm11, %xmm3
	vaddsd	%xmm6, %xmm3, %xmm1
	vaddsd	%xmm2, %xmm3, %xmm3
	vmulsd	%xmm3, %xmm1, %xmm1
	vmulsd	%xmm7, %xmm1, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm0
	vmulsd	.LC156(%rip), %xmm0, %xmm8
	vaddsd	%xmm8, %xmm12, %xmm12
	vmovq	%xmm8, %rsi
	andq	%rax, %rsi
	vmovq	%rsi, %xmm8
	vaddsd	%xmm12, %xmm5, %xmm9
	vmulsd	.LC148(%rip), %xmm9, %xmm9
	vcomisd	%xmm8, %xmm9
	ja	.L1837
	vaddsd	.LC157(%rip), %xmm11, %xmm3
	vaddsd	%xmm6, %xmm3, %xmm1
	vaddsd	%xmm2, %xmm3, %xmm3
	vmulsd	%xmm3, %xmm1, %xmm1
	vmulsd	%xmm7, %xmm1, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm0
	vmulsd	.LC158(%rip), %xmm0, %xmm8
	vaddsd	%xmm8, %xmm12, %xmm12
	vmovq	%xmm8, %rdx
	andq	%rax, %rdx
	vmovq	%rdx, %xmm8
	vaddsd	%xmm12, %xmm5, %xmm9
	vmulsd	.LC148(%rip), %xmm9, %xmm9
	vcomisd	%xmm8, %xmm9
	ja	.L1837
	vaddsd	.LC159(%rip), %xmm11, %xmm3
	vaddsd	%xmm6, %xmm3, %xmm1
	vaddsd	%xmm2, %xmm3, %xmm3
	vmulsd	%xmm3, %xmm1, %xmm1
	vmulsd	%xmm7, %xmm1, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm0
	vmulsd	.LC160(%rip), %xmm0, %xmm8
	vaddsd	%xmm8, %xmm12, %xmm12
	vmovq	%xmm8, %rdx
	andq	%rax, %rdx
	vmovq	%rdx, %xmm8
	vaddsd	%xmm12, %xmm5, %xmm9
	vmulsd	.LC148(%rip), %xmm9, %xmm9
	vcomisd	%xmm8, %xmm9
	ja	.L1837
	vaddsd	%xmm6, %xmm10, %xmm1
	vaddsd	%xmm2, %xmm10, %xmm10
	vmulsd	%xmm10, %xmm1, %xmm1
	vmulsd	%xmm7, %xmm1, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm0
	vmulsd	.LC161(%rip), %xmm0, %xmm4
	vaddsd	%xmm4, %xmm12, %xmm12
	vmovq	%xmm4, %rsi
	andq	%rax, %rsi
	vmovq	%rsi, %xmm4
	vaddsd	%xmm12, %xmm5, %xmm8
	vmulsd	.LC148(%rip), %xmm8, %xmm8
	vcomisd	%xmm4, %xmm8
	ja	.L1837
	vaddsd	.LC162(%rip), %xmm11, %xmm3
	vaddsd	%xmm6, %xmm3, %xmm1
	vaddsd	%xmm2, %xmm3, %xmm3
	vmulsd	%xmm3, %xmm1, %xmm1
	vmulsd	%xmm7, %xmm1, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm0
	vmulsd	.LC163(%rip), %xmm0, %xmm4
	vaddsd	%xmm4, %xmm12, %xmm12
	vmovq	%xmm4, %rdi
	andq	%rax, %rdi
	vmovq	%rdi, %xmm4
	vaddsd	%xmm12, %xmm5, %xmm8
	vmulsd	.LC148(%rip), %xmm8, %xmm8
	vcomisd	%xmm4, %xmm8
	ja	.L1837
	vaddsd	.LC164(%rip), %xmm11, %xmm3
	vaddsd	%xmm6, %xmm3, %xmm1
	vaddsd	%xmm2, %xmm3, %xmm3
	vmulsd	%xmm3, %xmm1, %xmm1
	vmulsd	%xmm7, %xmm1, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm0
	vmulsd	.LC165(%rip), %xmm0, %xmm4
	vaddsd	%xmm4, %xmm12, %xmm12
	vmovq	%xmm4, %rdi
	andq	%rax, %rdi
	vmovq	%rdi, %xmm4
	vaddsd	%xmm12, %xmm5, %xmm8
	vmulsd	.LC148(%rip), %xmm8, %xmm8
	vcomisd	%xmm4, %xmm8
	ja	.L1837
	vaddsd	.LC166(%rip), %xmm11, %xmm3
	vaddsd	%xmm6, %xmm3, %xmm1
	vaddsd	%xmm2, %xmm3, %xmm3
	vmulsd	%xmm3, %xmm1, %xmm1
	vmulsd	%xmm7, %xmm1, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm0
	vmulsd	.LC167(%rip), %xmm0, %xmm3
	vaddsd	%xmm3, %xmm12, %xmm12
	vmovq	%xmm3, %rsi
	andq	%rax, %rsi
	vmovq	%rsi, %xmm3
	vaddsd	%xmm12, %xmm5, %xmm8
	vmulsd	.LC148(%rip), %xmm8, %xmm8
	vcomisd	%xmm3, %xmm8
	ja	.L1837
	vaddsd	.LC168(%rip), %xmm11, %xmm11
	vaddsd	%xmm6, %xmm11, %xmm1
	vaddsd	%xmm2, %xmm11, %xmm11
	vmulsd	%xmm11, %xmm1, %xmm1
	vmulsd	%xmm7, %xmm1, %xmm1
	vmulsd	%xmm0, %xmm1, %xmm1
	vmulsd	.LC169(%rip), %xmm1, %xmm1
	vaddsd	%xmm1, %xmm12, %xmm12
.L1837:
	vaddsd	(%rsp), %xmm12, %xmm1
	vaddsd	%xmm5, %xmm1, %xmm4
.L1834:
	vcvtsd2ss	%xmm4, %xmm4, %xmm0
	jmp	.L1819
	.p2align 4,,10
	.p2align 3
.L1886:
	vaddsd	%xmm2, %xmm4, %xmm1
	vcmplesd	.LC149(%rip), %xmm4, %xmm2
	vblendvpd	%xmm2, %xmm1, %xmm4, %xmm4
	jmp	.L1834
	.p2align 4,,10
	.p2align 3
.L1869:
	vxorpd	%xmm7, %xmm4, %xmm4
	jmp	.L1844
	.p2align 4,,10
	.p2align 3
.L1879:
	vsubsd	%xmm4, %xmm6, %xmm1
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	%xmm11, %xmm11, %xmm0
	vmovsd	%xmm5, 40(%rsp)
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm9, 32(%rsp)
	vmovsd	%xmm4, 16(%rsp)
	vmovsd	%xmm8, 24(%rsp)
	vmovsd	%xmm11, 8(%rsp)
	call	etch__zeta_positive_f64
	movq	.LC20(%rip), %rax
	vmovsd	24(%rsp), %xmm8
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	8(%rsp), %xmm11
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm0, (%rsp)
	vmovq	%rax, %xmm6
	vsubsd	%xmm8, %xmm6, %xmm1
	vmovsd	%xmm11, %xmm11, %xmm0
	call	etch__zeta_positive_f64
	vmovsd	(%rsp), %xmm10
	vmovsd	16(%rsp), %xmm4
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovsd	8(%rsp), %xmm11
	vmovsd	%xmm2, %xmm2, %xmm3
	vsubsd	%xmm0, %xmm10, %xmm10
	vmovsd	%xmm4, %xmm4, %xmm1
	vmovsd	%xmm11, %xmm11, %xmm0
	vmovsd	%xmm10, (%rsp)
	call	etch__zeta_positive_f64
	vmovsd	32(%rsp), %xmm9
	vmovsd	40(%rsp), %xmm5
	movq	.LC20(%rip), %rax
	vmovsd	(%rsp), %xmm10
	vucomisd	%xmm5, %xmm9
	vmovq	%rax, %xmm6
	jp	.L1870
	je	.L1846
.L1870:
	vxorpd	.LC108(%rip), %xmm10, %xmm10
.L1846:
	vaddsd	%xmm10, %xmm0, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	jmp	.L1819
	.p2align 4,,10
	.p2align 3
.L1882:
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
	jle	.L1942
	movq	%rdi, %rbp
	movq	%rsi, %r13
	movq	%rdx, %r12
	xorl	%r14d, %r14d
	vxorps	%xmm5, %xmm5, %xmm5
	jmp	.L1913
	.p2align 4,,10
	.p2align 3
.L1948:
	vxorps	%xmm3, %xmm3, %xmm3
	vmovss	0(%r13,%r14), %xmm0
	vucomiss	%xmm3, %xmm2
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	jp	.L1892
	je	.L1946
.L1892:
	vmovss	.LC668(%rip), %xmm0
	vaddsd	.LC20(%rip), %xmm6, %xmm7
	vcomiss	%xmm2, %xmm0
	vmovq	%xmm7, %r15
	jnb	.L1947
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
.L1916:
	vxorpd	%xmm3, %xmm3, %xmm3
.L1909:
	vmovq	%r15, %xmm0
	vmovsd	%xmm6, 8(%rsp)
	call	etch__zeta_scaled_f64
	vmovsd	8(%rsp), %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
.L1907:
	vmulsd	.LC4(%rip), %xmm6, %xmm6
	vroundsd	$4, %xmm6, %xmm6, %xmm1
	vucomisd	%xmm1, %xmm6
	jp	.L1945
	jne	.L1945
	vxorpd	.LC108(%rip), %xmm0, %xmm0
.L1945:
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
.L1890:
	vmovss	%xmm0, (%r12,%r14)
	addq	$4, %r14
	cmpq	%r14, %rbx
	je	.L1942
.L1913:
	vmovss	0(%rbp,%r14), %xmm2
	vxorpd	%xmm0, %xmm0, %xmm0
	vcvtss2sd	%xmm2, %xmm2, %xmm6
	vucomisd	%xmm0, %xmm6
	jb	.L1921
	vcomisd	.LC149(%rip), %xmm6
	ja	.L1921
	vroundss	$4, %xmm2, %xmm2, %xmm0
	vucomiss	%xmm0, %xmm2
	jp	.L1921
	je	.L1948
.L1921:
	vmovss	.LC227(%rip), %xmm0
	vmovss	%xmm0, (%r12,%r14)
	addq	$4, %r14
	cmpq	%r14, %rbx
	jne	.L1913
.L1942:
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
.L1947:
	.cfi_restore_state
	vcvttss2sil	%xmm2, %edx
	cmpl	$1, %edx
	jle	.L1904
	movq	.LC20(%rip), %rax
	addl	$1, %edx
	vxorpd	%xmm4, %xmm4, %xmm4
	vmovq	%rax, %xmm0
	movl	$2, %eax
	.p2align 4,,10
	.p2align 3
.L1905:
	vcvtsi2sdl	%eax, %xmm5, %xmm2
	vmovsd	%xmm0, %xmm0, %xmm3
	addl	$1, %eax
	vmulsd	%xmm2, %xmm0, %xmm0
	vfmsub132sd	%xmm2, %xmm0, %xmm3
	vfmadd132sd	%xmm2, %xmm3, %xmm4
	cmpl	%eax, %edx
	jne	.L1905
	vaddsd	%xmm4, %xmm0, %xmm4
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovq	%r15, %xmm0
	vmovsd	%xmm6, 24(%rsp)
	vmovsd	%xmm2, %xmm2, %xmm3
	vmovsd	%xmm1, 8(%rsp)
	vmovsd	%xmm4, 16(%rsp)
	call	etch__zeta_scaled_f64
	vmovsd	16(%rsp), %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vmovsd	.LC149(%rip), %xmm13
	vmovq	%xmm0, %rax
	vmovsd	8(%rsp), %xmm1
	vmovsd	24(%rsp), %xmm6
	movq	%rax, %rsi
	btrq	$63, %rsi
	vcomisd	%xmm13, %xmm4
	vmovq	%rsi, %xmm0
	ja	.L1906
.L1917:
	vucomisd	.LC666(%rip), %xmm0
	jbe	.L1944
	vmovsd	.LC200(%rip), %xmm2
	vucomisd	%xmm0, %xmm2
	jbe	.L1944
	vmovq	%rax, %xmm7
	vmulsd	%xmm7, %xmm4, %xmm0
	jmp	.L1907
	.p2align 4,,10
	.p2align 3
.L1944:
	vmovsd	.LC149(%rip), %xmm13
.L1906:
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
	jb	.L1916
	vmovsd	.LC132(%rip), %xmm0
	vcomisd	%xmm4, %xmm0
	ja	.L1910
	vxorpd	%xmm3, %xmm3, %xmm3
.L1915:
	vmovq	%xmm4, %rax
	vmovsd	.LC142(%rip), %xmm10
	movabsq	$-4604544271217802189, %rdx
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
	vmovsd	.LC135(%rip), %xmm2
	vmovsd	%xmm3, %xmm3, %xmm9
	vfnmadd132sd	%xmm3, %xmm8, %xmm4
	vaddsd	%xmm3, %xmm3, %xmm8
	vmulsd	%xmm4, %xmm7, %xmm7
	vmulsd	%xmm3, %xmm3, %xmm4
	vfmadd213sd	.LC136(%rip), %xmm4, %xmm2
	vfmadd213sd	.LC137(%rip), %xmm4, %xmm2
	vfmadd213sd	.LC138(%rip), %xmm4, %xmm2
	vfmadd213sd	.LC139(%rip), %xmm4, %xmm2
	vfmadd213sd	.LC140(%rip), %xmm4, %xmm2
	vfmsub132sd	%xmm3, %xmm4, %xmm9
	vmovsd	%xmm4, %xmm4, %xmm12
	vfmadd213sd	.LC141(%rip), %xmm4, %xmm2
	vfmadd231sd	%xmm8, %xmm7, %xmm9
	vmulsd	%xmm2, %xmm4, %xmm2
	vaddsd	%xmm10, %xmm2, %xmm11
	vsubsd	%xmm11, %xmm10, %xmm10
	vmulsd	%xmm11, %xmm9, %xmm9
	vaddsd	%xmm2, %xmm10, %xmm10
	vmulsd	%xmm11, %xmm4, %xmm2
	vfmadd132sd	%xmm10, %xmm9, %xmm4
	vmovsd	%xmm3, %xmm3, %xmm9
	vfmsub132sd	%xmm11, %xmm2, %xmm12
	vmulsd	%xmm2, %xmm3, %xmm11
	vaddsd	%xmm4, %xmm12, %xmm4
	vfmsub132sd	%xmm2, %xmm11, %xmm9
	vaddsd	%xmm11, %xmm8, %xmm10
	vmulsd	%xmm2, %xmm7, %xmm2
	vaddsd	%xmm7, %xmm7, %xmm7
	vsubsd	%xmm10, %xmm8, %xmm8
	vfmadd132sd	%xmm4, %xmm2, %xmm3
	vaddsd	%xmm11, %xmm8, %xmm8
	vmulsd	.LC143(%rip), %xmm0, %xmm2
	vaddsd	%xmm3, %xmm9, %xmm3
	vaddsd	%xmm2, %xmm10, %xmm4
	vaddsd	%xmm7, %xmm3, %xmm3
	vsubsd	%xmm4, %xmm2, %xmm2
	vaddsd	%xmm8, %xmm3, %xmm3
	vfmadd132sd	.LC144(%rip), %xmm3, %xmm0
	vaddsd	%xmm10, %xmm2, %xmm2
	vaddsd	%xmm0, %xmm2, %xmm0
	vaddsd	%xmm0, %xmm4, %xmm2
	vsubsd	%xmm2, %xmm4, %xmm3
	vaddsd	%xmm0, %xmm3, %xmm3
	jmp	.L1909
	.p2align 4,,10
	.p2align 3
.L1946:
	vucomiss	%xmm0, %xmm0
	jp	.L1890
	vcomisd	.LC149(%rip), %xmm1
	ja	.L1890
	vcomiss	.LC281(%rip), %xmm0
	jnb	.L1949
	vxorps	%xmm2, %xmm2, %xmm2
	vcomiss	%xmm2, %xmm0
	jnb	.L1950
	vcomiss	.LC318(%rip), %xmm0
	ja	.L1951
	vroundss	$4, %xmm0, %xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm0
	vsubsd	%xmm0, %xmm1, %xmm10
	vxorpd	%xmm0, %xmm0, %xmm0
	movl	$0, %edx
	vucomisd	%xmm0, %xmm10
	setnp	%al
	cmovne	%edx, %eax
	testb	%al, %al
	jne	.L1921
	vmovsd	.LC664(%rip), %xmm0
	vcomisd	%xmm1, %xmm0
	ja	.L1921
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
	jmp	.L1890
	.p2align 4,,10
	.p2align 3
.L1910:
	vmulsd	.LC146(%rip), %xmm4, %xmm4
	vmovsd	.LC131(%rip), %xmm3
	jmp	.L1915
	.p2align 4,,10
	.p2align 3
.L1950:
	vucomiss	%xmm2, %xmm0
	jp	.L1926
	vmovss	.LC227(%rip), %xmm0
	je	.L1890
.L1926:
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
	jmp	.L1890
	.p2align 4,,10
	.p2align 3
.L1904:
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
	jmp	.L1917
.L1949:
	vmovsd	%xmm1, %xmm1, %xmm0
	call	etch__digamma_positive_f64
	vxorps	%xmm5, %xmm5, %xmm5
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	jmp	.L1890
.L1951:
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
	jmp	.L1890
	.cfi_endproc
.LFE224:
	.size	v_etch__polygamma_f32, .-v_etch__polygamma_f32
	.p2align 4
	.globl	v_etch__f16_from_f32
	.type	v_etch__f16_from_f32, @function
v_etch__f16_from_f32:
.LFB225:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L1992
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movl	%edx, %edi
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%rbx
	andq	$-32, %rsp
	.cfi_offset 3, -24
	cmpl	$14, %eax
	jbe	.L1982
	vbroadcastss	.LC325(%rip), %ymm14
	movl	%edx, %r8d
	xorl	%eax, %eax
	movl	$2147483647, %edx
	vmovd	%edx, %xmm13
	movl	$1199570944, %edx
	shrl	$4, %r8d
	vmovd	%edx, %xmm12
	movl	$1, %edx
	salq	$5, %r8
	vpbroadcastd	%xmm13, %ymm13
	vmovd	%edx, %xmm11
	movl	$-939520001, %edx
	vpbroadcastd	%xmm12, %ymm12
	vmovd	%edx, %xmm10
	movl	$947912703, %edx
	vpbroadcastd	%xmm11, %ymm11
	vmovd	%edx, %xmm9
	movl	$-1056964608, %edx
	vpbroadcastd	%xmm10, %ymm10
	vmovd	%edx, %xmm8
	movl	$-947912704, %edx
	vpbroadcastd	%xmm9, %ymm9
	vmovd	%edx, %xmm6
	movl	$1191182336, %edx
	vpbroadcastd	%xmm8, %ymm8
	vpbroadcastd	%xmm6, %ymm6
	vmovdqa	%ymm6, -32(%rsp)
	vmovd	%edx, %xmm6
	movl	$2139095040, %edx
	vpbroadcastd	%xmm6, %ymm6
	vmovdqa	%ymm6, -64(%rsp)
	vmovd	%edx, %xmm6
	movl	$511, %edx
	vpbroadcastd	%xmm6, %ymm6
	vmovd	%edx, %xmm15
	vmovdqa	%ymm6, -96(%rsp)
	vpbroadcastd	%xmm15, %ymm15
	.p2align 4,,10
	.p2align 3
.L1955:
	vpand	(%rcx,%rax,2), %ymm13, %ymm1
	vpand	32(%rcx,%rax,2), %ymm13, %ymm0
	movl	$32256, %edx
	vpminud	%ymm12, %ymm1, %ymm3
	vpminud	%ymm12, %ymm0, %ymm4
	vpsrld	$13, %ymm3, %ymm2
	vpaddd	%ymm10, %ymm3, %ymm3
	vaddps	%ymm1, %ymm14, %ymm5
	vpand	%ymm11, %ymm2, %ymm2
	vpaddd	%ymm3, %ymm2, %ymm2
	vpsrld	$13, %ymm4, %ymm3
	vpaddd	%ymm10, %ymm4, %ymm4
	vpand	%ymm11, %ymm3, %ymm3
	vpsrld	$13, %ymm2, %ymm2
	vpaddd	%ymm8, %ymm5, %ymm5
	vpaddd	%ymm4, %ymm3, %ymm3
	vaddps	%ymm0, %ymm14, %ymm4
	vpsrld	$13, %ymm3, %ymm6
	vpminud	%ymm9, %ymm1, %ymm3
	vpcmpeqd	%ymm3, %ymm1, %ymm3
	vpaddd	%ymm8, %ymm4, %ymm4
	vpblendvb	%ymm3, %ymm5, %ymm2, %ymm5
	vpminud	%ymm9, %ymm0, %ymm3
	vpcmpeqd	%ymm3, %ymm0, %ymm3
	vpblendvb	%ymm3, %ymm4, %ymm6, %ymm4
	vpaddd	-32(%rsp), %ymm1, %ymm3
	vpminud	-64(%rsp), %ymm3, %ymm7
	vpcmpeqd	%ymm7, %ymm3, %ymm3
	vmovdqa	-96(%rsp), %ymm7
	vpblendvb	%ymm3, %ymm2, %ymm5, %ymm3
	vpaddd	-32(%rsp), %ymm0, %ymm2
	vpminud	-64(%rsp), %ymm2, %ymm5
	vpcmpeqd	%ymm5, %ymm2, %ymm2
	vpsrld	$13, %ymm1, %ymm5
	vpand	%ymm15, %ymm5, %ymm5
	vpblendvb	%ymm2, %ymm6, %ymm4, %ymm2
	vpminud	%ymm7, %ymm1, %ymm6
	vmovd	%edx, %xmm4
	movl	$65535, %edx
	vpcmpeqd	%ymm6, %ymm1, %ymm1
	vpbroadcastd	%xmm4, %ymm4
	vpor	%ymm4, %ymm5, %ymm5
	vpblendvb	%ymm1, %ymm3, %ymm5, %ymm1
	vpsrld	$13, %ymm0, %ymm3
	vpand	%ymm15, %ymm3, %ymm3
	vpor	%ymm4, %ymm3, %ymm3
	vpminud	%ymm7, %ymm0, %ymm4
	vmovdqu	(%rcx,%rax,2), %ymm7
	vpcmpeqd	%ymm4, %ymm0, %ymm0
	vpblendvb	%ymm0, %ymm2, %ymm3, %ymm3
	vpsrld	$16, %ymm7, %ymm2
	vmovd	%edx, %xmm0
	vmovdqu	32(%rcx,%rax,2), %ymm7
	vpbroadcastd	%xmm0, %ymm0
	movl	$-32768, %edx
	vpsrld	$16, %ymm7, %ymm4
	vpand	%ymm2, %ymm0, %ymm2
	vpand	%ymm1, %ymm0, %ymm1
	vpand	%ymm4, %ymm0, %ymm4
	vpand	%ymm3, %ymm0, %ymm0
	vpackusdw	%ymm4, %ymm2, %ymm2
	vmovd	%edx, %xmm4
	vpackusdw	%ymm0, %ymm1, %ymm1
	vpermq	$216, %ymm2, %ymm2
	vpbroadcastw	%xmm4, %ymm4
	vpermq	$216, %ymm1, %ymm1
	vpand	%ymm2, %ymm4, %ymm2
	vpor	%ymm1, %ymm2, %ymm2
	vmovdqu	%ymm2, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rax, %r8
	jne	.L1955
	movl	%edi, %eax
	andl	$-16, %eax
	movl	%eax, %edx
	cmpl	%eax, %edi
	je	.L1995
	vzeroupper
.L1954:
	movl	%edi, %r8d
	subl	%edx, %r8d
	leal	-1(%r8), %r9d
	cmpl	$6, %r9d
	jbe	.L1957
	leaq	(%rcx,%rdx,4), %r9
	movl	$2147483647, %ebx
	vmovups	(%r9), %xmm0
	vmovd	%ebx, %xmm1
	movl	$1199570944, %ebx
	vmovups	16(%r9), %xmm4
	vpshufd	$0, %xmm1, %xmm1
	vmovd	%ebx, %xmm2
	movl	$1, %ebx
	movl	$-32768, %r9d
	vpand	%xmm0, %xmm1, %xmm3
	vpshufd	$0, %xmm2, %xmm2
	vmovd	%ebx, %xmm6
	movl	$-939520001, %ebx
	vpminud	%xmm2, %xmm3, %xmm7
	vmovd	%ebx, %xmm5
	vpand	%xmm4, %xmm1, %xmm1
	movl	$947912703, %ebx
	vpshufd	$0, %xmm6, %xmm6
	vpshufd	$0, %xmm5, %xmm5
	vpminud	%xmm2, %xmm1, %xmm2
	vpsrld	$13, %xmm7, %xmm8
	vpsrld	$16, %xmm0, %xmm0
	vpaddd	%xmm5, %xmm7, %xmm7
	vpand	%xmm6, %xmm8, %xmm8
	vpsrld	$16, %xmm4, %xmm4
	vpaddd	%xmm7, %xmm8, %xmm8
	vpsrld	$13, %xmm2, %xmm7
	vpaddd	%xmm5, %xmm2, %xmm2
	vbroadcastss	.LC325(%rip), %xmm5
	vpand	%xmm6, %xmm7, %xmm7
	vpsrld	$13, %xmm8, %xmm8
	vpaddd	%xmm2, %xmm7, %xmm7
	vmovd	%ebx, %xmm2
	vaddps	%xmm5, %xmm3, %xmm9
	movl	$-1056964608, %ebx
	vpshufd	$0, %xmm2, %xmm2
	vaddps	%xmm5, %xmm1, %xmm5
	vmovd	%ebx, %xmm6
	movl	$-947912704, %ebx
	vpminud	%xmm2, %xmm3, %xmm10
	vpminud	%xmm2, %xmm1, %xmm2
	vpshufd	$0, %xmm6, %xmm6
	vpcmpeqd	%xmm2, %xmm1, %xmm2
	vpcmpeqd	%xmm10, %xmm3, %xmm10
	vpaddd	%xmm6, %xmm9, %xmm9
	vpsrld	$13, %xmm7, %xmm7
	vpaddd	%xmm6, %xmm5, %xmm5
	vpblendvb	%xmm2, %xmm5, %xmm7, %xmm6
	vmovd	%ebx, %xmm2
	movl	$1191182336, %ebx
	vpshufd	$0, %xmm2, %xmm2
	vmovd	%ebx, %xmm5
	vpblendvb	%xmm10, %xmm9, %xmm8, %xmm9
	movl	$2139095040, %ebx
	vpaddd	%xmm2, %xmm3, %xmm10
	vpshufd	$0, %xmm5, %xmm5
	vpaddd	%xmm2, %xmm1, %xmm2
	vpminud	%xmm5, %xmm10, %xmm11
	vpminud	%xmm5, %xmm2, %xmm5
	vpcmpeqd	%xmm5, %xmm2, %xmm2
	vpcmpeqd	%xmm11, %xmm10, %xmm10
	vpblendvb	%xmm2, %xmm7, %xmm6, %xmm5
	vmovd	%ebx, %xmm6
	movl	$511, %ebx
	vpshufd	$0, %xmm6, %xmm6
	vpsrld	$13, %xmm3, %xmm2
	vpblendvb	%xmm10, %xmm8, %xmm9, %xmm8
	vmovd	%ebx, %xmm9
	vpminud	%xmm6, %xmm3, %xmm10
	movl	$32256, %ebx
	vpcmpeqd	%xmm10, %xmm3, %xmm3
	vpshufd	$0, %xmm9, %xmm9
	vmovd	%ebx, %xmm7
	movl	$65535, %ebx
	vpshufd	$0, %xmm7, %xmm7
	vpand	%xmm9, %xmm2, %xmm2
	vpminud	%xmm6, %xmm1, %xmm6
	vpor	%xmm7, %xmm2, %xmm2
	vpblendvb	%xmm3, %xmm8, %xmm2, %xmm2
	vpsrld	$13, %xmm1, %xmm3
	vpcmpeqd	%xmm6, %xmm1, %xmm1
	vpand	%xmm9, %xmm3, %xmm3
	vpor	%xmm7, %xmm3, %xmm3
	vpblendvb	%xmm1, %xmm5, %xmm3, %xmm3
	vmovd	%ebx, %xmm1
	vpshufd	$0, %xmm1, %xmm1
	vpand	%xmm4, %xmm1, %xmm4
	vpand	%xmm0, %xmm1, %xmm0
	vpand	%xmm2, %xmm1, %xmm2
	vpackusdw	%xmm4, %xmm0, %xmm0
	vmovd	%r9d, %xmm4
	vpand	%xmm3, %xmm1, %xmm1
	vpbroadcastw	%xmm4, %xmm4
	vpackusdw	%xmm1, %xmm2, %xmm2
	vpand	%xmm4, %xmm0, %xmm0
	vpor	%xmm2, %xmm0, %xmm0
	vmovdqu	%xmm0, (%rsi,%rdx,2)
	movl	%r8d, %edx
	andl	$-8, %edx
	addl	%edx, %eax
	andl	$7, %r8d
	je	.L1990
.L1957:
	movslq	%eax, %rdx
	leaq	(%rdx,%rdx), %r9
	leaq	0(,%rdx,4), %r10
	movl	(%rcx,%rdx,4), %edx
	leaq	(%rsi,%r9), %r11
	movl	%edx, %r8d
	andl	$2147483647, %r8d
	cmpl	$947912703, %r8d
	ja	.L1996
	vmovd	%r8d, %xmm6
	vaddss	.LC325(%rip), %xmm6, %xmm6
	vmovd	%xmm6, %r8d
	subl	$1056964608, %r8d
.L1961:
	shrl	$16, %edx
	andw	$-32768, %dx
	orl	%r8d, %edx
	movw	%dx, (%r11)
	leal	1(%rax), %edx
	cmpl	%edx, %edi
	jle	.L1990
	movl	4(%rcx,%r10), %edx
	leaq	2(%rsi,%r9), %r11
	movl	%edx, %r8d
	andl	$2147483647, %r8d
	cmpl	$947912703, %r8d
	jbe	.L1962
	cmpl	$2139095040, %r8d
	jbe	.L1963
	shrl	$13, %r8d
	andl	$511, %r8d
	orl	$32256, %r8d
	jmp	.L1964
	.p2align 4,,10
	.p2align 3
.L1974:
	vmovd	%r8d, %xmm7
	vaddss	.LC325(%rip), %xmm7, %xmm6
	vmovd	%xmm6, %r8d
	subl	$1056964608, %r8d
.L1976:
	shrl	$16, %edx
	addl	$6, %eax
	andw	$-32768, %dx
	orl	%r8d, %edx
	movw	%dx, (%r11)
	cmpl	%eax, %edi
	jle	.L1990
	movl	24(%rcx,%r10), %edx
	leaq	12(%rsi,%r9), %rsi
	movl	%edx, %eax
	andl	$2147483647, %eax
	cmpl	$947912703, %eax
	jbe	.L1977
	cmpl	$2139095040, %eax
	jbe	.L1997
	shrl	$13, %eax
	andl	$511, %eax
	orb	$126, %ah
.L1979:
	shrl	$16, %edx
	andw	$-32768, %dx
	orl	%eax, %edx
	movw	%dx, (%rsi)
.L1990:
	movq	-8(%rbp), %rbx
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L1996:
	.cfi_restore_state
	cmpl	$2139095040, %r8d
	jbe	.L1960
	shrl	$13, %r8d
	andl	$511, %r8d
	orl	$32256, %r8d
	jmp	.L1961
	.p2align 4,,10
	.p2align 3
.L1962:
	vmovd	%r8d, %xmm7
	vaddss	.LC325(%rip), %xmm7, %xmm6
	vmovd	%xmm6, %r8d
	subl	$1056964608, %r8d
.L1964:
	shrl	$16, %edx
	andw	$-32768, %dx
	orl	%r8d, %edx
	movw	%dx, (%r11)
	leal	2(%rax), %edx
	cmpl	%edx, %edi
	jle	.L1990
	movl	8(%rcx,%r10), %edx
	leaq	4(%rsi,%r9), %r11
	movl	%edx, %r8d
	andl	$2147483647, %r8d
	cmpl	$947912703, %r8d
	jbe	.L1965
	cmpl	$2139095040, %r8d
	jbe	.L1966
	shrl	$13, %r8d
	andl	$511, %r8d
	orl	$32256, %r8d
	jmp	.L1967
	.p2align 4,,10
	.p2align 3
.L1965:
	vmovd	%r8d, %xmm7
	vaddss	.LC325(%rip), %xmm7, %xmm6
	vmovd	%xmm6, %r8d
	subl	$1056964608, %r8d
.L1967:
	shrl	$16, %edx
	andw	$-32768, %dx
	orl	%r8d, %edx
	movw	%dx, (%r11)
	leal	3(%rax), %edx
	cmpl	%edx, %edi
	jle	.L1990
	movl	12(%rcx,%r10), %edx
	leaq	6(%rsi,%r9), %r11
	movl	%edx, %r8d
	andl	$2147483647, %r8d
	cmpl	$947912703, %r8d
	jbe	.L1968
	cmpl	$2139095040, %r8d
	jbe	.L1969
	shrl	$13, %r8d
	andl	$511, %r8d
	orl	$32256, %r8d
	jmp	.L1970
	.p2align 4,,10
	.p2align 3
.L1968:
	vmovd	%r8d, %xmm7
	vaddss	.LC325(%rip), %xmm7, %xmm6
	vmovd	%xmm6, %r8d
	subl	$1056964608, %r8d
.L1970:
	shrl	$16, %edx
	andw	$-32768, %dx
	orl	%r8d, %edx
	movw	%dx, (%r11)
	leal	4(%rax), %edx
	cmpl	%edx, %edi
	jle	.L1990
	movl	16(%rcx,%r10), %edx
	leaq	8(%rsi,%r9), %r11
	movl	%edx, %r8d
	andl	$2147483647, %r8d
	cmpl	$947912703, %r8d
	jbe	.L1971
	cmpl	$2139095040, %r8d
	jbe	.L1972
	shrl	$13, %r8d
	andl	$511, %r8d
	orl	$32256, %r8d
	jmp	.L1973
	.p2align 4,,10
	.p2align 3
.L1971:
	vmovd	%r8d, %xmm7
	vaddss	.LC325(%rip), %xmm7, %xmm6
	vmovd	%xmm6, %r8d
	subl	$1056964608, %r8d
.L1973:
	shrl	$16, %edx
	andw	$-32768, %dx
	orl	%r8d, %edx
	movw	%dx, (%r11)
	leal	5(%rax), %edx
	cmpl	%edx, %edi
	jle	.L1990
	movl	20(%rcx,%r10), %edx
	leaq	10(%rsi,%r9), %r11
	movl	%edx, %r8d
	andl	$2147483647, %r8d
	cmpl	$947912703, %r8d
	jbe	.L1974
	cmpl	$2139095040, %r8d
	jbe	.L1975
	shrl	$13, %r8d
	andl	$511, %r8d
	orl	$32256, %r8d
	jmp	.L1976
	.p2align 4,,10
	.p2align 3
.L1960:
	movl	$1199570944, %ebx
	cmpl	%ebx, %r8d
	cmova	%ebx, %r8d
	movl	%r8d, %ebx
	shrl	$13, %ebx
	andl	$1, %ebx
	leal	-939520001(%r8,%rbx), %r8d
	shrl	$13, %r8d
	jmp	.L1961
	.p2align 4,,10
	.p2align 3
.L1977:
	vmovd	%eax, %xmm7
	vaddss	.LC325(%rip), %xmm7, %xmm6
	vmovd	%xmm6, %eax
	subl	$1056964608, %eax
	jmp	.L1979
	.p2align 4,,10
	.p2align 3
.L1963:
	movl	$1199570944, %ebx
	cmpl	%ebx, %r8d
	cmova	%ebx, %r8d
	movl	%r8d, %ebx
	shrl	$13, %ebx
	andl	$1, %ebx
	leal	-939520001(%r8,%rbx), %r8d
	shrl	$13, %r8d
	jmp	.L1964
	.p2align 4,,10
	.p2align 3
.L1966:
	movl	$1199570944, %ebx
	cmpl	%ebx, %r8d
	cmova	%ebx, %r8d
	movl	%r8d, %ebx
	shrl	$13, %ebx
	andl	$1, %ebx
	leal	-939520001(%r8,%rbx), %r8d
	shrl	$13, %r8d
	jmp	.L1967
	.p2align 4,,10
	.p2align 3
.L1969:
	movl	$1199570944, %ebx
	cmpl	%ebx, %r8d
	cmova	%ebx, %r8d
	movl	%r8d, %ebx
	shrl	$13, %ebx
	andl	$1, %ebx
	leal	-939520001(%r8,%rbx), %r8d
	shrl	$13, %r8d
	jmp	.L1970
	.p2align 4,,10
	.p2align 3
.L1972:
	movl	$1199570944, %ebx
	cmpl	%ebx, %r8d
	cmova	%ebx, %r8d
	movl	%r8d, %ebx
	shrl	$13, %ebx
	andl	$1, %ebx
	leal	-939520001(%r8,%rbx), %r8d
	shrl	$13, %r8d
	jmp	.L1973
	.p2align 4,,10
	.p2align 3
.L1975:
	movl	$1199570944, %ebx
	cmpl	%ebx, %r8d
	cmova	%ebx, %r8d
	movl	%r8d, %ebx
	shrl	$13, %ebx
	andl	$1, %ebx
	leal	-939520001(%r8,%rbx), %r8d
	shrl	$13, %r8d
	jmp	.L1976
	.p2align 4,,10
	.p2align 3
.L1992:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	ret
	.p2align 4,,10
	.p2align 3
.L1997:
	.cfi_def_cfa 6, 16
	.cfi_offset 3, -24
	.cfi_offset 6, -16
	movl	$1199570944, %ecx
	cmpl	%ecx, %eax
	cmova	%ecx, %eax
	movl	%eax, %ecx
	shrl	$13, %ecx
	andl	$1, %ecx
	leal	-939520001(%rax,%rcx), %eax
	shrl	$13, %eax
	jmp	.L1979
.L1982:
	xorl	%edx, %edx
	xorl	%eax, %eax
	jmp	.L1954
.L1995:
	vzeroupper
	jmp	.L1990
	.cfi_endproc
.LFE225:
	.size	v_etch__f16_from_f32, .-v_etch__f16_from_f32
	.p2align 4
	.globl	v_etch__f32_from_f16
	.type	v_etch__f32_from_f16, @function
v_etch__f32_from_f16:
.LFB226:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2038
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rsi, %rcx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%rbx
	andq	$-32, %rsp
	subq	$40, %rsp
	.cfi_offset 3, -24
	cmpl	$14, %eax
	jbe	.L2028
	movl	$31744, %r8d
	movl	%edx, %esi
	xorl	%eax, %eax
	vbroadcastss	.LC704(%rip), %ymm15
	vmovd	%r8d, %xmm14
	movl	$268427264, %r8d
	shrl	$4, %esi
	vmovd	%r8d, %xmm13
	movl	$260046848, %r8d
	salq	$5, %rsi
	vpbroadcastw	%xmm14, %ymm14
	vmovd	%r8d, %xmm12
	movl	$4194304, %r8d
	vpbroadcastd	%xmm13, %ymm13
	vmovd	%r8d, %xmm4
	movl	$2139095040, %r8d
	vpbroadcastd	%xmm12, %ymm12
	vpbroadcastd	%xmm4, %ymm4
	vmovdqa	%ymm4, -24(%rsp)
	vmovd	%r8d, %xmm4
	movl	$939524096, %r8d
	vpbroadcastd	%xmm4, %ymm4
	vmovdqa	%ymm4, -56(%rsp)
	vmovd	%r8d, %xmm4
	movl	$947912704, %r8d
	vpbroadcastd	%xmm4, %ymm4
	vmovdqa	%ymm4, -88(%rsp)
	vmovd	%r8d, %xmm4
	movl	$-2147483648, %r8d
	vpbroadcastd	%xmm4, %ymm4
	vmovdqa	%ymm4, 8(%rsp)
	vmovd	%r8d, %xmm4
	vpbroadcastd	%xmm4, %ymm4
	vmovdqa	%ymm4, -120(%rsp)
	.p2align 4,,10
	.p2align 3
.L2001:
	vmovdqu	(%rdi,%rax), %ymm1
	vmovdqa	-24(%rsp), %ymm7
	vextracti128	$0x1, %ymm1, %xmm3
	vpmovzxwd	%xmm1, %ymm4
	vpand	%ymm14, %ymm1, %ymm1
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$13, %ymm4, %ymm2
	vpslld	$13, %ymm3, %ymm0
	vpslld	$16, %ymm4, %ymm4
	vpand	%ymm13, %ymm2, %ymm2
	vpand	%ymm13, %ymm0, %ymm0
	vpslld	$16, %ymm3, %ymm3
	vpminud	%ymm12, %ymm2, %ymm6
	vpminud	%ymm12, %ymm0, %ymm5
	vpcmpeqd	%ymm6, %ymm2, %ymm6
	vpcmpeqd	%ymm5, %ymm0, %ymm5
	vpandn	%ymm7, %ymm6, %ymm6
	vpandn	%ymm7, %ymm5, %ymm5
	vmovdqa	-56(%rsp), %ymm7
	vpor	%ymm7, %ymm2, %ymm8
	vpor	%ymm7, %ymm0, %ymm7
	vpor	%ymm6, %ymm8, %ymm8
	vmovdqa	-88(%rsp), %ymm6
	vpor	%ymm5, %ymm7, %ymm7
	vpxor	%xmm5, %xmm5, %xmm5
	vpaddd	%ymm6, %ymm2, %ymm10
	vpaddd	%ymm6, %ymm0, %ymm9
	vpcmpeqw	%ymm5, %ymm1, %ymm6
	vpaddd	8(%rsp), %ymm0, %ymm0
	vpcmpeqw	%ymm14, %ymm1, %ymm1
	vpaddd	8(%rsp), %ymm2, %ymm2
	vaddps	%ymm0, %ymm15, %ymm0
	vpmovsxwd	%xmm6, %ymm11
	vaddps	%ymm2, %ymm15, %ymm2
	vpor	%ymm1, %ymm6, %ymm5
	vextracti128	$0x1, %ymm6, %xmm6
	vpxor	.LC715(%rip), %ymm5, %ymm5
	vpmovsxwd	%xmm6, %ymm6
	vpblendvb	%ymm6, %ymm0, %ymm9, %ymm0
	vpmovsxwd	%xmm5, %ymm6
	vextracti128	$0x1, %ymm5, %xmm5
	vpmovsxwd	%xmm5, %ymm5
	vpblendvb	%ymm11, %ymm2, %ymm10, %ymm2
	vpblendvb	%ymm5, %ymm9, %ymm0, %ymm0
	vpmovsxwd	%xmm1, %ymm5
	vextracti128	$0x1, %ymm1, %xmm1
	vpmovsxwd	%xmm1, %ymm1
	vpblendvb	%ymm6, %ymm10, %ymm2, %ymm2
	vpblendvb	%ymm1, %ymm7, %ymm0, %ymm0
	vmovdqa	-120(%rsp), %ymm1
	vpblendvb	%ymm5, %ymm8, %ymm2, %ymm2
	vpand	%ymm1, %ymm4, %ymm4
	vpand	%ymm1, %ymm3, %ymm3
	vpor	%ymm2, %ymm4, %ymm4
	vpor	%ymm0, %ymm3, %ymm3
	vmovups	%ymm4, (%rcx,%rax,2)
	vmovups	%ymm3, 32(%rcx,%rax,2)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L2001
	movl	%edx, %eax
	andl	$-16, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L2041
	vzeroupper
.L2000:
	movl	%edx, %r8d
	subl	%esi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$6, %r9d
	jbe	.L2003
	vmovdqu	(%rdi,%rsi,2), %xmm5
	movl	$268427264, %ebx
	leaq	(%rcx,%rsi,4), %r9
	vpcmpeqd	%xmm11, %xmm11, %xmm11
	vmovd	%ebx, %xmm3
	movl	$260046848, %ebx
	movl	$31744, %esi
	vbroadcastss	.LC704(%rip), %xmm12
	vpsrldq	$8, %xmm5, %xmm2
	vpmovzxwd	%xmm5, %xmm4
	vpshufd	$0, %xmm3, %xmm3
	vpmovzxwd	%xmm2, %xmm2
	vpslld	$13, %xmm4, %xmm1
	vmovd	%esi, %xmm7
	movl	%r8d, %esi
	vpslld	$13, %xmm2, %xmm0
	vpand	%xmm3, %xmm1, %xmm1
	vpbroadcastw	%xmm7, %xmm7
	andl	$-8, %esi
	vpand	%xmm3, %xmm0, %xmm0
	vmovd	%ebx, %xmm3
	movl	$4194304, %ebx
	addl	%esi, %eax
	vpshufd	$0, %xmm3, %xmm3
	vmovd	%ebx, %xmm6
	movl	$2139095040, %ebx
	andl	$7, %r8d
	vpminud	%xmm3, %xmm1, %xmm9
	vpminud	%xmm3, %xmm0, %xmm3
	vpshufd	$0, %xmm6, %xmm6
	vpcmpeqd	%xmm9, %xmm1, %xmm9
	vpcmpeqd	%xmm3, %xmm0, %xmm3
	vpand	%xmm7, %xmm5, %xmm5
	vpslld	$16, %xmm4, %xmm4
	vpslld	$16, %xmm2, %xmm2
	vpandn	%xmm6, %xmm9, %xmm9
	vpandn	%xmm6, %xmm3, %xmm3
	vmovd	%ebx, %xmm6
	movl	$939524096, %ebx
	vpshufd	$0, %xmm6, %xmm6
	vpor	%xmm6, %xmm1, %xmm8
	vpor	%xmm6, %xmm0, %xmm6
	vpor	%xmm3, %xmm6, %xmm6
	vpxor	%xmm3, %xmm3, %xmm3
	vpor	%xmm9, %xmm8, %xmm8
	vpcmpeqw	%xmm3, %xmm5, %xmm3
	vpcmpeqw	%xmm7, %xmm5, %xmm5
	vmovd	%ebx, %xmm9
	movl	$947912704, %ebx
	vpshufd	$0, %xmm9, %xmm9
	vpaddd	%xmm9, %xmm1, %xmm10
	vpaddd	%xmm9, %xmm0, %xmm9
	vpor	%xmm5, %xmm3, %xmm7
	vpmovsxwd	%xmm3, %xmm13
	vpxor	%xmm11, %xmm7, %xmm7
	vpsrldq	$8, %xmm3, %xmm3
	vmovd	%ebx, %xmm11
	movl	$-2147483648, %ebx
	vpshufd	$0, %xmm11, %xmm11
	vpmovsxwd	%xmm3, %xmm3
	vpaddd	%xmm11, %xmm1, %xmm1
	vpaddd	%xmm11, %xmm0, %xmm0
	vaddps	%xmm12, %xmm1, %xmm1
	vaddps	%xmm12, %xmm0, %xmm0
	vpblendvb	%xmm13, %xmm1, %xmm10, %xmm1
	vpblendvb	%xmm3, %xmm0, %xmm9, %xmm0
	vpmovsxwd	%xmm7, %xmm3
	vpblendvb	%xmm3, %xmm10, %xmm1, %xmm1
	vpsrldq	$8, %xmm7, %xmm7
	vpmovsxwd	%xmm5, %xmm3
	vpblendvb	%xmm3, %xmm8, %xmm1, %xmm1
	vpmovsxwd	%xmm7, %xmm7
	vmovd	%ebx, %xmm3
	vpsrldq	$8, %xmm5, %xmm5
	vpshufd	$0, %xmm3, %xmm3
	vpblendvb	%xmm7, %xmm9, %xmm0, %xmm0
	vpmovsxwd	%xmm5, %xmm5
	vpand	%xmm3, %xmm4, %xmm4
	vpand	%xmm3, %xmm2, %xmm2
	vpblendvb	%xmm5, %xmm6, %xmm0, %xmm0
	vpor	%xmm1, %xmm4, %xmm4
	vpor	%xmm0, %xmm2, %xmm2
	vmovups	%xmm4, (%r9)
	vmovups	%xmm2, 16(%r9)
	je	.L2036
.L2003:
	movslq	%eax, %rsi
	movzwl	(%rdi,%rsi,2), %r8d
	leaq	(%rsi,%rsi), %r9
	salq	$2, %rsi
	leaq	(%rcx,%rsi), %rbx
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	sall	$13, %r11d
	andl	$268427264, %r11d
	andw	$31744, %r10w
	je	.L2005
	cmpw	$31744, %r10w
	je	.L2006
	leal	939524096(%r11), %r10d
.L2007:
	sall	$16, %r8d
	andl	$-2147483648, %r8d
	orl	%r10d, %r8d
	movl	%r8d, (%rbx)
	leal	1(%rax), %r8d
	cmpl	%edx, %r8d
	jge	.L2036
	movzwl	2(%rdi,%r9), %r8d
	leaq	4(%rcx,%rsi), %rbx
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	sall	$13, %r11d
	andl	$268427264, %r11d
	andw	$31744, %r10w
	je	.L2008
	cmpw	$31744, %r10w
	je	.L2009
	leal	939524096(%r11), %r10d
.L2010:
	sall	$16, %r8d
	andl	$-2147483648, %r8d
	orl	%r10d, %r8d
	movl	%r8d, (%rbx)
	leal	2(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L2036
	movzwl	4(%rdi,%r9), %r8d
	leaq	8(%rcx,%rsi), %rbx
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	sall	$13, %r11d
	andl	$268427264, %r11d
	andw	$31744, %r10w
	je	.L2011
	cmpw	$31744, %r10w
	je	.L2012
	leal	939524096(%r11), %r10d
	jmp	.L2013
	.p2align 4,,10
	.p2align 3
.L2020:
	addl	$947912704, %r11d
	vmovd	%r11d, %xmm4
	vsubss	.LC714(%rip), %xmm4, %xmm4
	vmovd	%xmm4, %r10d
.L2022:
	sall	$16, %r8d
	addl	$6, %eax
	andl	$-2147483648, %r8d
	orl	%r10d, %r8d
	movl	%r8d, (%rbx)
	cmpl	%eax, %edx
	jle	.L2036
	movzwl	12(%rdi,%r9), %eax
	leaq	24(%rcx,%rsi), %rsi
	movl	%eax, %ecx
	movl	%eax, %edx
	sall	$13, %ecx
	andl	$268427264, %ecx
	andw	$31744, %dx
	je	.L2023
	cmpw	$31744, %dx
	je	.L2042
	leal	939524096(%rcx), %edx
.L2025:
	sall	$16, %eax
	andl	$-2147483648, %eax
	orl	%edx, %eax
	movl	%eax, (%rsi)
.L2036:
	movq	-8(%rbp), %rbx
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2005:
	.cfi_restore_state
	addl	$947912704, %r11d
	vmovd	%r11d, %xmm4
	vsubss	.LC714(%rip), %xmm4, %xmm4
	vmovd	%xmm4, %r10d
	jmp	.L2007
	.p2align 4,,10
	.p2align 3
.L2008:
	addl	$947912704, %r11d
	vmovd	%r11d, %xmm4
	vsubss	.LC714(%rip), %xmm4, %xmm4
	vmovd	%xmm4, %r10d
	jmp	.L2010
	.p2align 4,,10
	.p2align 3
.L2011:
	addl	$947912704, %r11d
	vmovd	%r11d, %xmm4
	vsubss	.LC714(%rip), %xmm4, %xmm4
	vmovd	%xmm4, %r10d
.L2013:
	sall	$16, %r8d
	andl	$-2147483648, %r8d
	orl	%r10d, %r8d
	movl	%r8d, (%rbx)
	leal	3(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L2036
	movzwl	6(%rdi,%r9), %r8d
	leaq	12(%rcx,%rsi), %rbx
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	sall	$13, %r11d
	andl	$268427264, %r11d
	andw	$31744, %r10w
	je	.L2014
	cmpw	$31744, %r10w
	je	.L2015
	leal	939524096(%r11), %r10d
	jmp	.L2016
	.p2align 4,,10
	.p2align 3
.L2014:
	addl	$947912704, %r11d
	vmovd	%r11d, %xmm4
	vsubss	.LC714(%rip), %xmm4, %xmm4
	vmovd	%xmm4, %r10d
.L2016:
	sall	$16, %r8d
	andl	$-2147483648, %r8d
	orl	%r10d, %r8d
	movl	%r8d, (%rbx)
	leal	4(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L2036
	movzwl	8(%rdi,%r9), %r8d
	leaq	16(%rcx,%rsi), %rbx
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	sall	$13, %r11d
	andl	$268427264, %r11d
	andw	$31744, %r10w
	je	.L2017
	cmpw	$31744, %r10w
	je	.L2018
	leal	939524096(%r11), %r10d
	jmp	.L2019
	.p2align 4,,10
	.p2align 3
.L2017:
	addl	$947912704, %r11d
	vmovd	%r11d, %xmm4
	vsubss	.LC714(%rip), %xmm4, %xmm4
	vmovd	%xmm4, %r10d
.L2019:
	sall	$16, %r8d
	andl	$-2147483648, %r8d
	orl	%r10d, %r8d
	movl	%r8d, (%rbx)
	leal	5(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L2036
	movzwl	10(%rdi,%r9), %r8d
	leaq	20(%rcx,%rsi), %rbx
	movl	%r8d, %r11d
	movl	%r8d, %r10d
	sall	$13, %r11d
	andl	$268427264, %r11d
	andw	$31744, %r10w
	je	.L2020
	cmpw	$31744, %r10w
	je	.L2021
	leal	939524096(%r11), %r10d
	jmp	.L2022
	.p2align 4,,10
	.p2align 3
.L2023:
	addl	$947912704, %ecx
	vmovd	%ecx, %xmm4
	vsubss	.LC714(%rip), %xmm4, %xmm4
	vmovd	%xmm4, %edx
	jmp	.L2025
	.p2align 4,,10
	.p2align 3
.L2012:
	xorl	%r10d, %r10d
	cmpl	$260046848, %r11d
	seta	%r10b
	sall	$22, %r10d
	orl	%r11d, %r10d
	orl	$2139095040, %r10d
	jmp	.L2013
.L2015:
	xorl	%r10d, %r10d
	cmpl	$260046848, %r11d
	seta	%r10b
	sall	$22, %r10d
	orl	%r11d, %r10d
	orl	$2139095040, %r10d
	jmp	.L2016
.L2018:
	xorl	%r10d, %r10d
	cmpl	$260046848, %r11d
	seta	%r10b
	sall	$22, %r10d
	orl	%r11d, %r10d
	orl	$2139095040, %r10d
	jmp	.L2019
.L2021:
	xorl	%r10d, %r10d
	cmpl	$260046848, %r11d
	seta	%r10b
	sall	$22, %r10d
	orl	%r11d, %r10d
	orl	$2139095040, %r10d
	jmp	.L2022
	.p2align 4,,10
	.p2align 3
.L2006:
	xorl	%r10d, %r10d
	cmpl	$260046848, %r11d
	seta	%r10b
	sall	$22, %r10d
	orl	%r11d, %r10d
	orl	$2139095040, %r10d
	jmp	.L2007
	.p2align 4,,10
	.p2align 3
.L2009:
	xorl	%r10d, %r10d
	cmpl	$260046848, %r11d
	seta	%r10b
	sall	$22, %r10d
	orl	%r11d, %r10d
	orl	$2139095040, %r10d
	jmp	.L2010
	.p2align 4,,10
	.p2align 3
.L2038:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	ret
.L2028:
	.cfi_def_cfa 6, 16
	.cfi_offset 3, -24
	.cfi_offset 6, -16
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L2000
.L2042:
	xorl	%edx, %edx
	cmpl	$260046848, %ecx
	seta	%dl
	sall	$22, %edx
	orl	%ecx, %edx
	orl	$2139095040, %edx
	jmp	.L2025
.L2041:
	vzeroupper
	jmp	.L2036
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
	jle	.L2074
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	cmpl	$14, %eax
	jbe	.L2065
	movl	$1, %r8d
	movl	%edx, %edi
	xorl	%eax, %eax
	vmovd	%r8d, %xmm7
	movl	$32767, %r8d
	shrl	$4, %edi
	vmovd	%r8d, %xmm6
	movl	$2147483647, %r8d
	salq	$5, %rdi
	vpbroadcastd	%xmm7, %ymm7
	vmovd	%r8d, %xmm5
	movl	$2139095040, %r8d
	vpbroadcastd	%xmm6, %ymm6
	vmovd	%r8d, %xmm4
	movl	$4194304, %r8d
	vpbroadcastd	%xmm5, %ymm5
	vmovd	%r8d, %xmm3
	movl	$65535, %r8d
	vpbroadcastd	%xmm4, %ymm4
	vmovd	%r8d, %xmm2
	vpbroadcastd	%xmm3, %ymm3
	vpbroadcastd	%xmm2, %ymm2
	.p2align 4,,10
	.p2align 3
.L2046:
	vmovups	32(%rcx,%rax,2), %ymm1
	vmovups	(%rcx,%rax,2), %ymm0
	vpsrld	$16, %ymm1, %ymm8
	vpaddd	%ymm1, %ymm6, %ymm9
	vpand	%ymm0, %ymm5, %ymm10
	vpand	%ymm7, %ymm8, %ymm8
	vpaddd	%ymm0, %ymm6, %ymm11
	vpaddd	%ymm9, %ymm8, %ymm8
	vpsrld	$16, %ymm0, %ymm9
	vpor	%ymm0, %ymm3, %ymm0
	vpand	%ymm7, %ymm9, %ymm9
	vpaddd	%ymm11, %ymm9, %ymm9
	vpminud	%ymm4, %ymm10, %ymm11
	vpcmpeqd	%ymm11, %ymm10, %ymm10
	vpblendvb	%ymm10, %ymm9, %ymm0, %ymm0
	vpand	%ymm1, %ymm5, %ymm9
	vpor	%ymm1, %ymm3, %ymm1
	vpminud	%ymm4, %ymm9, %ymm10
	vpsrld	$16, %ymm0, %ymm0
	vpcmpeqd	%ymm10, %ymm9, %ymm9
	vpand	%ymm0, %ymm2, %ymm0
	vpblendvb	%ymm9, %ymm8, %ymm1, %ymm1
	vpsrld	$16, %ymm1, %ymm1
	vpand	%ymm1, %ymm2, %ymm1
	vpackusdw	%ymm1, %ymm0, %ymm0
	vpermq	$216, %ymm0, %ymm0
	vmovdqu	%ymm0, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rax, %rdi
	jne	.L2046
	movl	%edx, %eax
	andl	$-16, %eax
	movl	%eax, %edi
	cmpl	%eax, %edx
	je	.L2076
	vzeroupper
.L2045:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%rbx
	.cfi_offset 3, -24
	cmpl	$6, %r9d
	jbe	.L2048
	leaq	(%rcx,%rdi,4), %r9
	movl	$1, %ebx
	vmovups	16(%r9), %xmm6
	vmovd	%ebx, %xmm8
	movl	$32767, %ebx
	vmovups	(%r9), %xmm0
	vmovd	%ebx, %xmm1
	vpshufd	$0, %xmm8, %xmm8
	movl	$2147483647, %ebx
	vpsrld	$16, %xmm6, %xmm4
	vpsrld	$16, %xmm0, %xmm5
	vpshufd	$0, %xmm1, %xmm1
	vpaddd	%xmm6, %xmm1, %xmm2
	vpand	%xmm8, %xmm4, %xmm4
	vpaddd	%xmm0, %xmm1, %xmm1
	vpaddd	%xmm2, %xmm4, %xmm4
	vmovd	%ebx, %xmm2
	movl	$2139095040, %ebx
	vpshufd	$0, %xmm2, %xmm2
	vmovd	%ebx, %xmm3
	vpand	%xmm8, %xmm5, %xmm5
	movl	$4194304, %ebx
	vpand	%xmm0, %xmm2, %xmm7
	vpshufd	$0, %xmm3, %xmm3
	vpand	%xmm6, %xmm2, %xmm2
	vpminud	%xmm3, %xmm7, %xmm8
	vpminud	%xmm3, %xmm2, %xmm3
	vpcmpeqd	%xmm3, %xmm2, %xmm2
	vpcmpeqd	%xmm8, %xmm7, %xmm7
	vpaddd	%xmm1, %xmm5, %xmm5
	vmovd	%ebx, %xmm1
	movl	$65535, %ebx
	vpshufd	$0, %xmm1, %xmm1
	vpor	%xmm0, %xmm1, %xmm0
	vpor	%xmm6, %xmm1, %xmm1
	vpblendvb	%xmm2, %xmm4, %xmm1, %xmm1
	vpblendvb	%xmm7, %xmm5, %xmm0, %xmm0
	vmovd	%ebx, %xmm2
	vpsrld	$16, %xmm0, %xmm0
	vpsrld	$16, %xmm1, %xmm1
	vpshufd	$0, %xmm2, %xmm2
	vpand	%xmm0, %xmm2, %xmm0
	vpand	%xmm1, %xmm2, %xmm2
	vpackusdw	%xmm2, %xmm0, %xmm0
	vmovdqu	%xmm0, (%rsi,%rdi,2)
	movl	%r8d, %edi
	andl	$-8, %edi
	addl	%edi, %eax
	andl	$7, %r8d
	je	.L2072
.L2048:
	movslq	%eax, %r9
	movl	(%rcx,%r9,4), %r10d
	leaq	(%r9,%r9), %rdi
	leaq	0(,%r9,4), %r8
	leaq	(%rsi,%rdi), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	jbe	.L2077
.L2051:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	1(%rax), %r9d
	cmpl	%r9d, %edx
	jle	.L2072
	movl	4(%rcx,%r8), %r10d
	leaq	2(%rsi,%rdi), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	jbe	.L2078
.L2053:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	2(%rax), %r9d
	cmpl	%r9d, %edx
	jle	.L2072
	movl	8(%rcx,%r8), %r10d
	leaq	4(%rsi,%rdi), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	jbe	.L2079
.L2055:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	3(%rax), %r9d
	cmpl	%r9d, %edx
	jle	.L2072
	movl	12(%rcx,%r8), %r10d
	leaq	6(%rsi,%rdi), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	jbe	.L2080
.L2057:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	4(%rax), %r9d
	cmpl	%r9d, %edx
	jle	.L2072
	movl	16(%rcx,%r8), %r10d
	leaq	8(%rsi,%rdi), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	ja	.L2059
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
.L2059:
	shrl	$16, %r9d
	movw	%r9w, (%r11)
	leal	5(%rax), %r9d
	cmpl	%r9d, %edx
	jle	.L2072
	movl	20(%rcx,%r8), %r10d
	leaq	10(%rsi,%rdi), %r11
	movl	%r10d, %ebx
	movl	%r10d, %r9d
	andl	$2147483647, %ebx
	orl	$4194304, %r9d
	cmpl	$2139095040, %ebx
	ja	.L2061
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
.L2061:
	shrl	$16, %r9d
	addl	$6, %eax
	movw	%r9w, (%r11)
	cmpl	%eax, %edx
	jle	.L2072
	movl	24(%rcx,%r8), %edx
	leaq	12(%rsi,%rdi), %rsi
	movl	%edx, %ecx
	movl	%edx, %eax
	andl	$2147483647, %ecx
	orl	$4194304, %eax
	cmpl	$2139095040, %ecx
	jbe	.L2070
	shrl	$16, %eax
	movw	%ax, (%rsi)
.L2072:
	movq	-8(%rbp), %rbx
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2077:
	.cfi_restore_state
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
	jmp	.L2051
	.p2align 4,,10
	.p2align 3
.L2078:
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
	jmp	.L2053
	.p2align 4,,10
	.p2align 3
.L2079:
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
	jmp	.L2055
	.p2align 4,,10
	.p2align 3
.L2080:
	movl	%r10d, %r9d
	shrl	$16, %r9d
	andl	$1, %r9d
	leal	32767(%r10,%r9), %r9d
	jmp	.L2057
	.p2align 4,,10
	.p2align 3
.L2070:
	movl	%edx, %eax
	shrl	$16, %eax
	andl	$1, %eax
	leal	32767(%rdx,%rax), %eax
	shrl	$16, %eax
	movw	%ax, (%rsi)
	jmp	.L2072
.L2065:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L2045
.L2076:
	vzeroupper
	ret
.L2074:
	ret
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
	jle	.L2102
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L2096
	movl	$2147483647, %r8d
	movl	%edx, %esi
	xorl	%eax, %eax
	vmovd	%r8d, %xmm6
	movl	$2139095040, %r8d
	shrl	$4, %esi
	vmovd	%r8d, %xmm5
	movl	$4194304, %r8d
	salq	$5, %rsi
	vpbroadcastd	%xmm6, %ymm6
	vmovd	%r8d, %xmm4
	vpbroadcastd	%xmm5, %ymm5
	vpbroadcastd	%xmm4, %ymm4
	.p2align 4,,10
	.p2align 3
.L2084:
	vpmovzxwd	(%rdi,%rax), %ymm1
	vmovdqu	(%rdi,%rax), %ymm7
	vpslld	$16, %ymm1, %ymm1
	vextracti128	$0x1, %ymm7, %xmm0
	vpand	%ymm6, %ymm1, %ymm2
	vpmovzxwd	%xmm0, %ymm0
	vpor	%ymm4, %ymm1, %ymm3
	vpminud	%ymm5, %ymm2, %ymm7
	vpslld	$16, %ymm0, %ymm0
	vpcmpeqd	%ymm7, %ymm2, %ymm2
	vpblendvb	%ymm2, %ymm1, %ymm3, %ymm3
	vpand	%ymm6, %ymm0, %ymm1
	vpor	%ymm4, %ymm0, %ymm2
	vpminud	%ymm5, %ymm1, %ymm7
	vmovups	%ymm3, (%rcx,%rax,2)
	vpcmpeqd	%ymm7, %ymm1, %ymm1
	vpblendvb	%ymm1, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 32(%rcx,%rax,2)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L2084
	movl	%edx, %eax
	andl	$-16, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L2103
	vzeroupper
.L2083:
	movl	%edx, %r8d
	subl	%esi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$6, %r9d
	jbe	.L2086
	vmovdqu	(%rdi,%rsi,2), %xmm0
	leaq	(%rcx,%rsi,4), %r9
	movl	$2147483647, %esi
	vmovd	%esi, %xmm1
	movl	$2139095040, %esi
	vpmovzxwd	%xmm0, %xmm4
	vpsrldq	$8, %xmm0, %xmm0
	vpshufd	$0, %xmm1, %xmm1
	vpmovzxwd	%xmm0, %xmm0
	vpslld	$16, %xmm4, %xmm4
	vmovd	%esi, %xmm3
	movl	$4194304, %esi
	vpslld	$16, %xmm0, %xmm0
	vpand	%xmm1, %xmm4, %xmm5
	vpshufd	$0, %xmm3, %xmm3
	vpand	%xmm1, %xmm0, %xmm1
	vpminud	%xmm3, %xmm5, %xmm7
	vmovd	%esi, %xmm2
	movl	%r8d, %esi
	vpminud	%xmm3, %xmm1, %xmm3
	vpcmpeqd	%xmm7, %xmm5, %xmm5
	vpshufd	$0, %xmm2, %xmm2
	andl	$-8, %esi
	vpcmpeqd	%xmm3, %xmm1, %xmm1
	vpor	%xmm2, %xmm4, %xmm6
	vpor	%xmm2, %xmm0, %xmm2
	addl	%esi, %eax
	andl	$7, %r8d
	vpblendvb	%xmm5, %xmm4, %xmm6, %xmm4
	vpblendvb	%xmm1, %xmm0, %xmm2, %xmm2
	vmovups	%xmm4, (%r9)
	vmovups	%xmm2, 16(%r9)
	je	.L2102
.L2086:
	movslq	%eax, %rsi
	leaq	0(,%rsi,4), %r8
	leaq	(%rsi,%rsi), %r9
	movzwl	(%rdi,%rsi,2), %esi
	sall	$16, %esi
	movl	%esi, %r11d
	movl	%esi, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %esi
	movl	%esi, (%rcx,%r8)
	leal	1(%rax), %esi
	cmpl	%esi, %edx
	jle	.L2102
	movzwl	2(%rdi,%r9), %esi
	sall	$16, %esi
	movl	%esi, %r11d
	movl	%esi, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %esi
	movl	%esi, 4(%rcx,%r8)
	leal	2(%rax), %esi
	cmpl	%esi, %edx
	jle	.L2102
	movzwl	4(%rdi,%r9), %esi
	sall	$16, %esi
	movl	%esi, %r11d
	movl	%esi, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %esi
	movl	%esi, 8(%rcx,%r8)
	leal	3(%rax), %esi
	cmpl	%esi, %edx
	jle	.L2102
	movzwl	6(%rdi,%r9), %esi
	sall	$16, %esi
	movl	%esi, %r11d
	movl	%esi, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %esi
	movl	%esi, 12(%rcx,%r8)
	leal	4(%rax), %esi
	cmpl	%esi, %edx
	jle	.L2102
	movzwl	8(%rdi,%r9), %esi
	sall	$16, %esi
	movl	%esi, %r11d
	movl	%esi, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %esi
	movl	%esi, 16(%rcx,%r8)
	leal	5(%rax), %esi
	cmpl	%esi, %edx
	jle	.L2102
	movzwl	10(%rdi,%r9), %esi
	sall	$16, %esi
	movl	%esi, %r11d
	movl	%esi, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %esi
	addl	$6, %eax
	movl	%esi, 20(%rcx,%r8)
	cmpl	%eax, %edx
	jle	.L2102
	movzwl	12(%rdi,%r9), %eax
	sall	$16, %eax
	movl	%eax, %esi
	movl	%eax, %edx
	andl	$2147483647, %esi
	orl	$4194304, %edx
	cmpl	$2139095040, %esi
	cmova	%edx, %eax
	movl	%eax, 24(%rcx,%r8)
.L2102:
	ret
.L2096:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L2083
.L2103:
	vzeroupper
	ret
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
	jle	.L2121
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movl	%edx, %edi
	cmpl	$6, %eax
	jbe	.L2111
	vbroadcastsd	.LC226(%rip), %ymm5
	shrl	$3, %edx
	xorl	%eax, %eax
	vpbroadcastq	.LC720(%rip), %ymm4
	salq	$5, %rdx
	.p2align 4,,10
	.p2align 3
.L2107:
	vmovupd	(%rcx,%rax,2), %ymm0
	vmovupd	32(%rcx,%rax,2), %ymm2
	vcvtpd2psy	%ymm0, %xmm8
	vcvtpd2psy	%ymm2, %xmm7
	vandpd	%ymm5, %ymm0, %ymm1
	vinsertf128	$0x1, %xmm7, %ymm8, %ymm3
	vcvtps2pd	%xmm8, %ymm8
	vandpd	%ymm5, %ymm8, %ymm6
	vcvtps2pd	%xmm7, %ymm7
	vandpd	%ymm5, %ymm7, %ymm9
	vcmpltpd	%ymm6, %ymm1, %ymm1
	vcmpneq_oqpd	%ymm8, %ymm0, %ymm0
	vandpd	%ymm5, %ymm2, %ymm6
	vcmpltpd	%ymm9, %ymm6, %ymm6
	vcmpneq_oqpd	%ymm7, %ymm2, %ymm2
	vpand	%ymm1, %ymm4, %ymm1
	vpand	%ymm0, %ymm4, %ymm0
	vpand	%ymm6, %ymm4, %ymm6
	vpand	%ymm2, %ymm4, %ymm2
	vperm2i128	$32, %ymm6, %ymm1, %ymm9
	vperm2i128	$49, %ymm6, %ymm1, %ymm1
	vpshufd	$216, %ymm1, %ymm1
	vpshufd	$216, %ymm9, %ymm6
	vpunpcklqdq	%ymm1, %ymm6, %ymm6
	vperm2i128	$32, %ymm2, %ymm0, %ymm1
	vperm2i128	$49, %ymm2, %ymm0, %ymm0
	vpshufd	$216, %ymm1, %ymm1
	vpshufd	$216, %ymm0, %ymm0
	vpsubd	%ymm6, %ymm3, %ymm3
	vpunpcklqdq	%ymm0, %ymm1, %ymm0
	vpor	%ymm0, %ymm3, %ymm3
	vmovups	%ymm3, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rax, %rdx
	jne	.L2107
	movl	%edi, %eax
	andl	$-8, %eax
	movl	%eax, %edx
	cmpl	%eax, %edi
	je	.L2123
.L2106:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movl	%edi, %r8d
	subl	%edx, %r8d
	leal	-1(%r8), %r9d
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%rbx
	.cfi_offset 3, -24
	cmpl	$2, %r9d
	jbe	.L2109
	leaq	(%rcx,%rdx,8), %r9
	vxorps	%xmm1, %xmm1, %xmm1
	movl	$1, %ebx
	vmovupd	(%r9), %xmm0
	vmovupd	16(%r9), %xmm6
	vmovq	%rbx, %xmm2
	vpunpcklqdq	%xmm2, %xmm2, %xmm2
	vinsertf128	$0x1, %xmm6, %ymm0, %ymm4
	vcvtpd2psy	%ymm4, %xmm4
	vmovhlps	%xmm4, %xmm1, %xmm1
	vcvtps2pd	%xmm4, %xmm7
	vcvtps2pd	%xmm1, %xmm5
	vmovddup	.LC226(%rip), %xmm1
	vandpd	%xmm1, %xmm7, %xmm8
	vandpd	%xmm1, %xmm0, %xmm3
	vcmpltpd	%xmm8, %xmm3, %xmm3
	vcmpneq_oqpd	%xmm7, %xmm0, %xmm0
	vandpd	%xmm1, %xmm5, %xmm8
	vandpd	%xmm1, %xmm6, %xmm1
	vcmpltpd	%xmm8, %xmm1, %xmm1
	vpand	%xmm3, %xmm2, %xmm3
	vpand	%xmm0, %xmm2, %xmm0
	vpand	%xmm1, %xmm2, %xmm1
	vshufps	$136, %xmm1, %xmm3, %xmm1
	vcmpneq_oqpd	%xmm5, %xmm6, %xmm3
	vpsubd	%xmm1, %xmm4, %xmm4
	vpand	%xmm3, %xmm2, %xmm2
	vshufps	$136, %xmm2, %xmm0, %xmm0
	vpor	%xmm4, %xmm0, %xmm0
	vmovups	%xmm0, (%rsi,%rdx,4)
	movl	%r8d, %edx
	andl	$-4, %edx
	addl	%edx, %eax
	andl	$3, %r8d
	je	.L2118
.L2109:
	movabsq	$9223372036854775807, %rdx
	movslq	%eax, %r11
	movq	(%rcx,%r11,8), %r8
	vcvtsd2ss	(%rcx,%r11,8), %xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovq	%xmm1, %rbx
	andq	%rdx, %rbx
	leaq	0(,%r11,8), %r10
	leaq	0(,%r11,4), %r9
	andq	%rdx, %r8
	vmovq	%rbx, %xmm5
	xorl	%ebx, %ebx
	vmovq	%r8, %xmm4
	vmovd	%xmm0, %r8d
	vcomisd	%xmm4, %xmm5
	vmovsd	(%rcx,%r11,8), %xmm5
	seta	%bl
	subl	%ebx, %r8d
	xorl	%ebx, %ebx
	vcomisd	%xmm1, %xmm5
	setne	%bl
	orl	%ebx, %r8d
	movl	%r8d, (%rsi,%r11,4)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edi
	jle	.L2118
	movq	8(%rcx,%r10), %r8
	vcvtsd2ss	8(%rcx,%r10), %xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovq	%xmm1, %rbx
	andq	%rdx, %rbx
	xorl	%r11d, %r11d
	andq	%rdx, %r8
	vmovq	%rbx, %xmm5
	vmovq	%r8, %xmm4
	vmovd	%xmm0, %r8d
	vcomisd	%xmm4, %xmm5
	seta	%r11b
	subl	%r11d, %r8d
	xorl	%r11d, %r11d
	vcomisd	8(%rcx,%r10), %xmm1
	setne	%r11b
	addl	$2, %eax
	orl	%r11d, %r8d
	movl	%r8d, 4(%rsi,%r9)
	cmpl	%eax, %edi
	jle	.L2118
	vmovsd	16(%rcx,%r10), %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovq	%xmm1, %rax
	vcvtss2sd	%xmm0, %xmm0, %xmm2
	vmovq	%xmm2, %rbx
	andq	%rdx, %rax
	andq	%rbx, %rdx
	vmovq	%rdx, %xmm5
	vmovq	%rax, %xmm7
	vmovd	%xmm0, %eax
	xorl	%edx, %edx
	vcomisd	%xmm7, %xmm5
	seta	%dl
	subl	%edx, %eax
	xorl	%edx, %edx
	vcomisd	%xmm2, %xmm1
	setne	%dl
	orl	%edx, %eax
	movl	%eax, 8(%rsi,%r9)
	vzeroupper
	movq	-8(%rbp), %rbx
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2118:
	.cfi_restore_state
	vzeroupper
	movq	-8(%rbp), %rbx
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2121:
	.cfi_restore 3
	.cfi_restore 6
	ret
	.p2align 4,,10
	.p2align 3
.L2123:
	vzeroupper
	ret
.L2111:
	xorl	%edx, %edx
	xorl	%eax, %eax
	jmp	.L2106
	.cfi_endproc
.LFE229:
	.size	v_etch__f32_from_f64_to_odd, .-v_etch__f32_from_f64_to_odd
	.p2align 4
	.globl	v_etch__f16_from_f64
	.type	v_etch__f16_from_f64, @function
v_etch__f16_from_f64:
.LFB230:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2170
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rsi, %r9
	movl	%edx, %ecx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%rbx
	andq	$-32, %rsp
	subq	$168, %rsp
	.cfi_offset 3, -24
	cmpl	$14, %eax
	jbe	.L2154
	movl	$2147483647, %r8d
	movq	%rsi, %rdx
	movl	%ecx, %esi
	vbroadcastsd	.LC226(%rip), %ymm8
	vmovd	%r8d, %xmm3
	movl	$1199570944, %r8d
	shrl	$4, %esi
	movq	%rdi, %rax
	vpbroadcastd	%xmm3, %ymm3
	salq	$7, %rsi
	vpbroadcastq	.LC720(%rip), %ymm11
	vmovdqa	%ymm3, 136(%rsp)
	vmovd	%r8d, %xmm3
	addq	%rdi, %rsi
	movl	$1, %r8d
	vpbroadcastd	%xmm3, %ymm3
	vmovd	%r8d, %xmm0
	movl	$-939520001, %r8d
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm3, 104(%rsp)
	vmovd	%r8d, %xmm3
	movl	$947912703, %r8d
	vpbroadcastd	%xmm3, %ymm3
	vmovdqa	%ymm0, 72(%rsp)
	vmovd	%r8d, %xmm0
	movl	$-1056964608, %r8d
	vmovdqa	%ymm3, 40(%rsp)
	vmovd	%r8d, %xmm3
	movl	$-947912704, %r8d
	vpbroadcastd	%xmm0, %ymm0
	vmovd	%r8d, %xmm6
	movl	$1191182336, %r8d
	vpbroadcastd	%xmm3, %ymm3
	vmovdqa	%ymm0, 8(%rsp)
	vmovd	%r8d, %xmm0
	movl	$2139095040, %r8d
	vmovdqa	%ymm3, -24(%rsp)
	vpbroadcastd	%xmm6, %ymm6
	vmovd	%r8d, %xmm3
	vpbroadcastd	%xmm0, %ymm0
	vmovdqa	%ymm6, -56(%rsp)
	vpbroadcastd	%xmm3, %ymm3
	vmovdqa	%ymm0, -88(%rsp)
	vmovdqa	%ymm3, -120(%rsp)
	.p2align 4,,10
	.p2align 3
.L2127:
	vmovupd	(%rax), %ymm2
	vmovupd	32(%rax), %ymm6
	vcvtpd2psy	96(%rax), %xmm10
	movl	$511, %r8d
	vmovupd	64(%rax), %ymm1
	subq	$-128, %rax
	addq	$32, %rdx
	vcvtpd2psy	%ymm2, %xmm14
	vcvtpd2psy	%ymm6, %xmm13
	vandpd	%ymm8, %ymm2, %ymm9
	vandpd	%ymm8, %ymm6, %ymm5
	vinsertf128	$0x1, %xmm13, %ymm14, %ymm0
	vcvtps2pd	%xmm14, %ymm14
	vandpd	%ymm8, %ymm14, %ymm4
	vcvtps2pd	%xmm13, %ymm13
	vcmpltpd	%ymm4, %ymm9, %ymm9
	vandpd	%ymm8, %ymm13, %ymm4
	vcvtpd2psy	%ymm1, %xmm12
	vinsertf128	$0x1, %xmm10, %ymm12, %ymm3
	vcmpltpd	%ymm4, %ymm5, %ymm5
	vcvtps2pd	%xmm12, %ymm12
	vandpd	%ymm8, %ymm1, %ymm4
	vandpd	%ymm8, %ymm12, %ymm7
	vcmpltpd	%ymm7, %ymm4, %ymm4
	vandpd	-32(%rax), %ymm8, %ymm7
	vcvtps2pd	%xmm10, %ymm10
	vandpd	%ymm8, %ymm10, %ymm15
	vcmpneq_oqpd	%ymm14, %ymm2, %ymm2
	vpand	%ymm9, %ymm11, %ymm9
	vmovdqa	-24(%rsp), %ymm14
	vcmpltpd	%ymm15, %ymm7, %ymm7
	vcmpneq_oqpd	%ymm13, %ymm6, %ymm6
	vpand	%ymm5, %ymm11, %ymm5
	vmovdqa	40(%rsp), %ymm13
	vperm2i128	$32, %ymm5, %ymm9, %ymm15
	vperm2i128	$49, %ymm5, %ymm9, %ymm5
	vpand	%ymm4, %ymm11, %ymm4
	vpshufd	$216, %ymm5, %ymm5
	vpshufd	$216, %ymm15, %ymm15
	vpand	%ymm2, %ymm11, %ymm2
	vpand	%ymm7, %ymm11, %ymm7
	vpunpcklqdq	%ymm5, %ymm15, %ymm15
	vpand	%ymm6, %ymm11, %ymm6
	vperm2i128	$32, %ymm7, %ymm4, %ymm9
	vperm2i128	$49, %ymm7, %ymm4, %ymm5
	vperm2i128	$32, %ymm6, %ymm2, %ymm7
	vpshufd	$216, %ymm9, %ymm4
	vpshufd	$216, %ymm5, %ymm5
	vperm2i128	$49, %ymm6, %ymm2, %ymm2
	vpunpcklqdq	%ymm5, %ymm4, %ymm4
	vcmpneq_oqpd	%ymm12, %ymm1, %ymm1
	vpshufd	$216, %ymm7, %ymm6
	vmovdqa	136(%rsp), %ymm7
	vcmpneq_oqpd	-32(%rax), %ymm10, %ymm5
	vpshufd	$216, %ymm2, %ymm2
	vpsubd	%ymm15, %ymm0, %ymm0
	vmovdqa	8(%rsp), %ymm12
	vpunpcklqdq	%ymm2, %ymm6, %ymm2
	vpsubd	%ymm4, %ymm3, %ymm3
	vmovdqa	-56(%rsp), %ymm15
	vpand	%ymm1, %ymm11, %ymm1
	vpor	%ymm2, %ymm0, %ymm0
	vpand	%ymm5, %ymm11, %ymm5
	vpand	%ymm7, %ymm0, %ymm6
	vperm2i128	$32, %ymm5, %ymm1, %ymm2
	vpsrld	$16, %ymm0, %ymm0
	vperm2i128	$49, %ymm5, %ymm1, %ymm1
	vpshufd	$216, %ymm2, %ymm2
	vpshufd	$216, %ymm1, %ymm1
	vpunpcklqdq	%ymm1, %ymm2, %ymm1
	vpor	%ymm1, %ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm1
	vmovdqa	104(%rsp), %ymm7
	vpsrld	$16, %ymm3, %ymm3
	vpminud	%ymm12, %ymm1, %ymm9
	vpminud	%ymm7, %ymm1, %ymm5
	vpminud	%ymm7, %ymm6, %ymm4
	vmovdqa	72(%rsp), %ymm7
	vpcmpeqd	%ymm9, %ymm1, %ymm9
	vpsrld	$13, %ymm4, %ymm2
	vpaddd	%ymm13, %ymm4, %ymm4
	vpand	%ymm7, %ymm2, %ymm2
	vpaddd	%ymm4, %ymm2, %ymm2
	vpsrld	$13, %ymm5, %ymm4
	vpaddd	%ymm13, %ymm5, %ymm5
	vmovdqa	-88(%rsp), %ymm13
	vpand	%ymm7, %ymm4, %ymm4
	vpsrld	$13, %ymm2, %ymm2
	vpminud	%ymm12, %ymm6, %ymm7
	vpaddd	%ymm5, %ymm4, %ymm4
	vaddps	.LC674(%rip), %ymm6, %ymm5
	vpcmpeqd	%ymm7, %ymm6, %ymm7
	vpsrld	$13, %ymm4, %ymm4
	vpaddd	%ymm14, %ymm5, %ymm5
	vpblendvb	%ymm7, %ymm5, %ymm2, %ymm5
	vaddps	.LC674(%rip), %ymm1, %ymm7
	vpaddd	%ymm14, %ymm7, %ymm7
	vmovdqa	-120(%rsp), %ymm14
	vpblendvb	%ymm9, %ymm7, %ymm4, %ymm7
	vpaddd	%ymm15, %ymm6, %ymm9
	vpminud	%ymm13, %ymm9, %ymm10
	vpcmpeqd	%ymm10, %ymm9, %ymm9
	vmovd	%r8d, %xmm10
	movl	$32256, %r8d
	vpbroadcastd	%xmm10, %ymm10
	vpblendvb	%ymm9, %ymm2, %ymm5, %ymm5
	vpaddd	%ymm15, %ymm1, %ymm2
	vpminud	%ymm13, %ymm2, %ymm9
	vpcmpeqd	%ymm9, %ymm2, %ymm2
	vmovd	%r8d, %xmm9
	movl	$65535, %r8d
	vpbroadcastd	%xmm9, %ymm9
	vpblendvb	%ymm2, %ymm4, %ymm7, %ymm7
	vpsrld	$13, %ymm6, %ymm4
	vpminud	%ymm14, %ymm6, %ymm2
	vpcmpeqd	%ymm2, %ymm6, %ymm2
	vpand	%ymm10, %ymm4, %ymm4
	vpor	%ymm9, %ymm4, %ymm4
	vpblendvb	%ymm2, %ymm5, %ymm4, %ymm4
	vpsrld	$13, %ymm1, %ymm5
	vpminud	%ymm14, %ymm1, %ymm2
	vpcmpeqd	%ymm2, %ymm1, %ymm1
	vpand	%ymm10, %ymm5, %ymm5
	vpor	%ymm9, %ymm5, %ymm5
	vpblendvb	%ymm1, %ymm7, %ymm5, %ymm5
	vmovd	%r8d, %xmm1
	movl	$-32768, %r8d
	vpbroadcastd	%xmm1, %ymm1
	vmovd	%r8d, %xmm2
	vpand	%ymm0, %ymm1, %ymm0
	vpand	%ymm3, %ymm1, %ymm3
	vpbroadcastw	%xmm2, %ymm2
	vpackusdw	%ymm3, %ymm0, %ymm0
	vpermq	$216, %ymm0, %ymm0
	vpand	%ymm0, %ymm2, %ymm0
	vpand	%ymm4, %ymm1, %ymm2
	vpand	%ymm5, %ymm1, %ymm1
	vpackusdw	%ymm1, %ymm2, %ymm1
	vpermq	$216, %ymm1, %ymm1
	vpor	%ymm1, %ymm0, %ymm0
	vmovdqu	%ymm0, -32(%rdx)
	cmpq	%rax, %rsi
	jne	.L2127
	movl	%ecx, %eax
	andl	$-16, %eax
	movl	%eax, %edx
	cmpl	%eax, %ecx
	je	.L2167
.L2126:
	movl	%ecx, %esi
	subl	%edx, %esi
	leal	-1(%rsi), %r8d
	cmpl	$6, %r8d
	jbe	.L2129
	leaq	(%rdi,%rdx,8), %r8
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm8, %xmm8, %xmm8
	vmovddup	.LC226(%rip), %xmm2
	vmovupd	(%r8), %xmm0
	vmovupd	16(%r8), %xmm7
	movl	$1, %ebx
	vmovupd	32(%r8), %xmm1
	vmovupd	48(%r8), %xmm10
	vmovq	%rbx, %xmm3
	movl	$2147483647, %ebx
	vinsertf128	$0x1, %xmm7, %ymm0, %ymm5
	vandpd	%xmm2, %xmm0, %xmm12
	vpunpcklqdq	%xmm3, %xmm3, %xmm3
	movl	$-32768, %r8d
	vcvtpd2psy	%ymm5, %xmm5
	vcvtps2pd	%xmm5, %xmm14
	vmovhlps	%xmm5, %xmm9, %xmm9
	vandpd	%xmm2, %xmm14, %xmm6
	vinsertf128	$0x1, %xmm10, %ymm1, %ymm4
	vcvtps2pd	%xmm9, %xmm9
	vcmpltpd	%xmm6, %xmm12, %xmm12
	vandpd	%xmm2, %xmm9, %xmm11
	vandpd	%xmm2, %xmm7, %xmm6
	vcvtpd2psy	%ymm4, %xmm4
	vcvtps2pd	%xmm4, %xmm13
	vmovhlps	%xmm4, %xmm8, %xmm8
	vandpd	%xmm2, %xmm13, %xmm15
	vcmpltpd	%xmm11, %xmm6, %xmm6
	vandpd	%xmm2, %xmm1, %xmm11
	vcvtps2pd	%xmm8, %xmm8
	vcmpltpd	%xmm15, %xmm11, %xmm11
	vandpd	%xmm2, %xmm8, %xmm15
	vandpd	%xmm2, %xmm10, %xmm2
	vcmpltpd	%xmm15, %xmm2, %xmm2
	vcmpneq_oqpd	%xmm8, %xmm10, %xmm10
	vpand	%xmm12, %xmm3, %xmm12
	vcmpneq_oqpd	%xmm9, %xmm7, %xmm7
	vcmpneq_oqpd	%xmm14, %xmm0, %xmm0
	vpand	%xmm6, %xmm3, %xmm6
	vcmpneq_oqpd	%xmm13, %xmm1, %xmm1
	vpand	%xmm11, %xmm3, %xmm11
	vshufps	$136, %xmm6, %xmm12, %xmm6
	vpsubd	%xmm6, %xmm5, %xmm5
	vpand	%xmm2, %xmm3, %xmm2
	vpand	%xmm7, %xmm3, %xmm7
	vshufps	$136, %xmm2, %xmm11, %xmm2
	vpand	%xmm0, %xmm3, %xmm0
	vpsubd	%xmm2, %xmm4, %xmm4
	vpand	%xmm1, %xmm3, %xmm1
	vmovd	%ebx, %xmm2
	vpand	%xmm10, %xmm3, %xmm3
	movl	$1199570944, %ebx
	vpshufd	$0, %xmm2, %xmm2
	vshufps	$136, %xmm7, %xmm0, %xmm0
	vshufps	$136, %xmm3, %xmm1, %xmm1
	vpor	%xmm5, %xmm0, %xmm0
	vmovd	%ebx, %xmm3
	movl	$1, %ebx
	vpor	%xmm4, %xmm1, %xmm1
	vpshufd	$0, %xmm3, %xmm3
	vpand	%xmm2, %xmm0, %xmm4
	vmovd	%ebx, %xmm6
	movl	$-939520001, %ebx
	vpminud	%xmm3, %xmm4, %xmm7
	vmovd	%ebx, %xmm5
	vpand	%xmm2, %xmm1, %xmm2
	movl	$947912703, %ebx
	vpshufd	$0, %xmm6, %xmm6
	vpshufd	$0, %xmm5, %xmm5
	vpminud	%xmm3, %xmm2, %xmm3
	vpsrld	$13, %xmm7, %xmm8
	vpsrld	$16, %xmm0, %xmm0
	vpaddd	%xmm5, %xmm7, %xmm7
	vpand	%xmm6, %xmm8, %xmm8
	vpsrld	$16, %xmm1, %xmm1
	vpaddd	%xmm7, %xmm8, %xmm8
	vpsrld	$13, %xmm3, %xmm7
	vpaddd	%xmm5, %xmm3, %xmm3
	vbroadcastss	.LC325(%rip), %xmm5
	vpand	%xmm6, %xmm7, %xmm7
	vpsrld	$13, %xmm8, %xmm8
	vpaddd	%xmm3, %xmm7, %xmm7
	vmovd	%ebx, %xmm3
	vaddps	%xmm5, %xmm4, %xmm9
	movl	$-1056964608, %ebx
	vpshufd	$0, %xmm3, %xmm3
	vaddps	%xmm5, %xmm2, %xmm5
	vmovd	%ebx, %xmm6
	movl	$-947912704, %ebx
	vpminud	%xmm3, %xmm4, %xmm10
	vpminud	%xmm3, %xmm2, %xmm3
	vpshufd	$0, %xmm6, %xmm6
	vpcmpeqd	%xmm3, %xmm2, %xmm3
	vpcmpeqd	%xmm10, %xmm4, %xmm10
	vpaddd	%xmm6, %xmm9, %xmm9
	vpsrld	$13, %xmm7, %xmm7
	vpaddd	%xmm6, %xmm5, %xmm5
	vpblendvb	%xmm3, %xmm5, %xmm7, %xmm6
	vmovd	%ebx, %xmm3
	movl	$1191182336, %ebx
	vpshufd	$0, %xmm3, %xmm3
	vmovd	%ebx, %xmm5
	vpblendvb	%xmm10, %xmm9, %xmm8, %xmm9
	movl	$2139095040, %ebx
	vpaddd	%xmm3, %xmm4, %xmm10
	vpshufd	$0, %xmm5, %xmm5
	vpaddd	%xmm3, %xmm2, %xmm3
	vpminud	%xmm5, %xmm10, %xmm11
	vpminud	%xmm5, %xmm3, %xmm5
	vpcmpeqd	%xmm5, %xmm3, %xmm3
	vpcmpeqd	%xmm11, %xmm10, %xmm10
	vpblendvb	%xmm3, %xmm7, %xmm6, %xmm5
	vmovd	%ebx, %xmm6
	movl	$511, %ebx
	vpshufd	$0, %xmm6, %xmm6
	vpsrld	$13, %xmm4, %xmm3
	vpblendvb	%xmm10, %xmm8, %xmm9, %xmm8
	vmovd	%ebx, %xmm9
	vpminud	%xmm6, %xmm4, %xmm10
	movl	$32256, %ebx
	vpcmpeqd	%xmm10, %xmm4, %xmm4
	vpshufd	$0, %xmm9, %xmm9
	vmovd	%ebx, %xmm7
	movl	$65535, %ebx
	vpshufd	$0, %xmm7, %xmm7
	vpand	%xmm9, %xmm3, %xmm3
	vpminud	%xmm6, %xmm2, %xmm6
	vpor	%xmm7, %xmm3, %xmm3
	vpblendvb	%xmm4, %xmm8, %xmm3, %xmm3
	vpsrld	$13, %xmm2, %xmm4
	vpcmpeqd	%xmm6, %xmm2, %xmm2
	vpand	%xmm9, %xmm4, %xmm4
	vpor	%xmm7, %xmm4, %xmm4
	vpblendvb	%xmm2, %xmm5, %xmm4, %xmm4
	vmovd	%ebx, %xmm2
	vpshufd	$0, %xmm2, %xmm2
	vpand	%xmm1, %xmm2, %xmm1
	vpand	%xmm0, %xmm2, %xmm0
	vpand	%xmm3, %xmm2, %xmm3
	vpackusdw	%xmm1, %xmm0, %xmm0
	vmovd	%r8d, %xmm1
	vpand	%xmm4, %xmm2, %xmm2
	vpbroadcastw	%xmm1, %xmm1
	vpackusdw	%xmm2, %xmm3, %xmm3
	vpand	%xmm1, %xmm0, %xmm0
	vpor	%xmm3, %xmm0, %xmm0
	vmovdqu	%xmm0, (%r9,%rdx,2)
	movl	%esi, %edx
	andl	$-8, %edx
	addl	%edx, %eax
	andl	$7, %esi
	je	.L2167
.L2129:
	movabsq	$9223372036854775807, %rdx
	movslq	%eax, %rsi
	vmovsd	(%rdi,%rsi,8), %xmm1
	leaq	0(,%rsi,8), %r10
	addq	%rsi, %rsi
	leaq	(%r9,%rsi), %r11
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovq	%xmm1, %r8
	vcvtss2sd	%xmm0, %xmm0, %xmm2
	vmovq	%xmm2, %rbx
	andq	%rdx, %r8
	andq	%rbx, %rdx
	vmovq	%rdx, %xmm6
	vmovq	%r8, %xmm3
	vmovd	%xmm0, %edx
	xorl	%r8d, %r8d
	vcomisd	%xmm3, %xmm6
	seta	%r8b
	subl	%r8d, %edx
	xorl	%r8d, %r8d
	vcomisd	%xmm2, %xmm1
	setne	%r8b
	orl	%r8d, %edx
	movl	%edx, %r8d
	andl	$2147483647, %r8d
	cmpl	$947912703, %r8d
	ja	.L2173
	vmovd	%r8d, %xmm0
	vaddss	.LC325(%rip), %xmm0, %xmm0
	vmovd	%xmm0, %r8d
	subl	$1056964608, %r8d
.L2133:
	shrl	$16, %edx
	andw	$-32768, %dx
	orl	%r8d, %edx
	movw	%dx, (%r11)
	leal	1(%rax), %edx
	cmpl	%edx, %ecx
	jle	.L2167
	movq	8(%rdi,%r10), %r8
	vcvtsd2ss	8(%rdi,%r10), %xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	movabsq	$9223372036854775807, %rdx
	vmovq	%xmm1, %rbx
	leaq	2(%r9,%rsi), %r11
	andq	%rdx, %r8
	andq	%rbx, %rdx
	vmovq	%rdx, %xmm6
	vmovq	%r8, %xmm3
	vmovd	%xmm0, %edx
	xorl	%r8d, %r8d
	vcomisd	%xmm3, %xmm6
	vmovsd	8(%rdi,%r10), %xmm0
	seta	%r8b
	subl	%r8d, %edx
	xorl	%r8d, %r8d
	vcomisd	%xmm1, %xmm0
	setne	%r8b
	orl	%r8d, %edx
	movl	%edx, %r8d
	andl	$2147483647, %r8d
	cmpl	$947912703, %r8d
	jbe	.L2134
	cmpl	$2139095040, %r8d
	jbe	.L2135
	shrl	$13, %r8d
	andl	$511, %r8d
	orl	$32256, %r8d
	jmp	.L2136
	.p2align 4,,10
	.p2align 3
.L2167:
	vzeroupper
	movq	-8(%rbp), %rbx
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2173:
	.cfi_restore_state
	cmpl	$2139095040, %r8d
	jbe	.L2132
	shrl	$13, %r8d
	andl	$511, %r8d
	orl	$32256, %r8d
	jmp	.L2133
	.p2align 4,,10
	.p2align 3
.L2134:
	vmovd	%r8d, %xmm0
	vaddss	.LC325(%rip), %xmm0, %xmm0
	vmovd	%xmm0, %r8d
	subl	$1056964608, %r8d
.L2136:
	shrl	$16, %edx
	andw	$-32768, %dx
	orl	%r8d, %edx
	movw	%dx, (%r11)
	leal	2(%rax), %edx
	cmpl	%edx, %ecx
	jle	.L2167
	movq	16(%rdi,%r10), %r8
	vcvtsd2ss	16(%rdi,%r10), %xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	movabsq	$9223372036854775807, %rdx
	vmovq	%xmm1, %rbx
	leaq	4(%r9,%rsi), %r11
	andq	%rdx, %r8
	andq	%rbx, %rdx
	vmovq	%rdx, %xmm6
	vmovq	%r8, %xmm3
	vmovd	%xmm0, %edx
	xorl	%r8d, %r8d
	vcomisd	%xmm3, %xmm6
	seta	%r8b
	subl	%r8d, %edx
	xorl	%r8d, %r8d
	vcomisd	16(%rdi,%r10), %xmm1
	setne	%r8b
	orl	%r8d, %edx
	movl	%edx, %r8d
	andl	$2147483647, %r8d
	cmpl	$947912703, %r8d
	jbe	.L2137
	cmpl	$2139095040, %r8d
	jbe	.L2138
	shrl	$13, %r8d
	andl	$511, %r8d
	orl	$32256, %r8d
	jmp	.L2139
	.p2align 4,,10
	.p2align 3
.L2137:
	vmovd	%r8d, %xmm0
	vaddss	.LC325(%rip), %xmm0, %xmm6
	vmovd	%xmm6, %r8d
	subl	$1056964608, %r8d
.L2139:
	shrl	$16, %edx
	andw	$-32768, %dx
	orl	%r8d, %edx
	movw	%dx, (%r11)
	leal	3(%rax), %edx
	cmpl	%edx, %ecx
	jle	.L2167
	movq	24(%rdi,%r10), %r8
	vcvtsd2ss	24(%rdi,%r10), %xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	movabsq	$9223372036854775807, %rdx
	vmovq	%xmm1, %rbx
	leaq	6(%r9,%rsi), %r11
	andq	%rdx, %r8
	andq	%rbx, %rdx
	vmovq	%rdx, %xmm6
	vmovq	%r8, %xmm3
	vmovd	%xmm0, %edx
	xorl	%r8d, %r8d
	vcomisd	%xmm3, %xmm6
	vmovsd	24(%rdi,%r10), %xmm0
	seta	%r8b
	subl	%r8d, %edx
	xorl	%r8d, %r8d
	vcomisd	%xmm1, %xmm0
	setne	%r8b
	orl	%r8d, %edx
	movl	%edx, %r8d
	andl	$2147483647, %r8d
	cmpl	$947912703, %r8d
	jbe	.L2140
	cmpl	$2139095040, %r8d
	jbe	.L2141
	shrl	$13, %r8d
	andl	$511, %r8d
	orl	$32256, %r8d
	jmp	.L2142
	.p2align 4,,10
	.p2align 3
.L2140:
	vmovd	%r8d, %xmm0
	vaddss	.LC325(%rip), %xmm0, %xmm6
	vmovd	%xmm6, %r8d
	subl	$1056964608, %r8d
.L2142:
	shrl	$16, %edx
	andw	$-32768, %dx
	orl	%r8d, %edx
	movw	%dx, (%r11)
	leal	4(%rax), %edx
	cmpl	%edx, %ecx
	jle	.L2167
	movq	32(%rdi,%r10), %r8
	vcvtsd2ss	32(%rdi,%r10), %xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	movabsq	$9223372036854775807, %rdx
	vmovq	%xmm1, %rbx
	leaq	8(%r9,%rsi), %r11
	andq	%rdx, %r8
	andq	%rbx, %rdx
	vmovq	%rdx, %xmm6
	vmovq	%r8, %xmm3
	vmovd	%xmm0, %edx
	xorl	%r8d, %r8d
	vcomisd	%xmm3, %xmm6
	vmovsd	32(%rdi,%r10), %xmm0
	seta	%r8b
	subl	%r8d, %edx
	xorl	%r8d, %r8d
	vcomisd	%xmm1, %xmm0
	setne	%r8b
	orl	%r8d, %edx
	movl	%edx, %r8d
	andl	$2147483647, %r8d
	cmpl	$947912703, %r8d
	jbe	.L2143
	cmpl	$2139095040, %r8d
	jbe	.L2144
	shrl	$13, %r8d
	andl	$511, %r8d
	orl	$32256, %r8d
	jmp	.L2145
	.p2align 4,,10
	.p2align 3
.L2143:
	vmovd	%r8d, %xmm6
	vaddss	.LC325(%rip), %xmm6, %xmm3
	vmovd	%xmm3, %r8d
	subl	$1056964608, %r8d
.L2145:
	shrl	$16, %edx
	andw	$-32768, %dx
	orl	%r8d, %edx
	movw	%dx, (%r11)
	leal	5(%rax), %edx
	cmpl	%edx, %ecx
	jle	.L2167
	movq	40(%rdi,%r10), %r8
	vcvtsd2ss	40(%rdi,%r10), %xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	movabsq	$9223372036854775807, %rdx
	vmovq	%xmm1, %rbx
	leaq	10(%r9,%rsi), %r11
	andq	%rdx, %r8
	andq	%rbx, %rdx
	vmovq	%rdx, %xmm6
	vmovq	%r8, %xmm3
	vmovd	%xmm0, %edx
	xorl	%r8d, %r8d
	vcomisd	%xmm3, %xmm6
	vmovsd	40(%rdi,%r10), %xmm0
	seta	%r8b
	subl	%r8d, %edx
	xorl	%r8d, %r8d
	vcomisd	%xmm1, %xmm0
	setne	%r8b
	orl	%r8d, %edx
	movl	%edx, %r8d
	andl	$2147483647, %r8d
	cmpl	$947912703, %r8d
	jbe	.L2146
	cmpl	$2139095040, %r8d
	jbe	.L2147
	shrl	$13, %r8d
	andl	$511, %r8d
	orl	$32256, %r8d
	jmp	.L2148
	.p2align 4,,10
	.p2align 3
.L2146:
	vmovd	%r8d, %xmm3
	vaddss	.LC325(%rip), %xmm3, %xmm0
	vmovd	%xmm0, %r8d
	subl	$1056964608, %r8d
.L2148:
	shrl	$16, %edx
	addl	$6, %eax
	andw	$-32768, %dx
	orl	%r8d, %edx
	movw	%dx, (%r11)
	cmpl	%eax, %ecx
	jle	.L2167
	vmovsd	48(%rdi,%r10), %xmm1
	leaq	12(%r9,%rsi), %rcx
	movabsq	$9223372036854775807, %rax
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovq	%xmm1, %rdx
	vcvtss2sd	%xmm0, %xmm0, %xmm2
	vmovq	%xmm2, %rdi
	andq	%rax, %rdx
	andq	%rdi, %rax
	vmovq	%rax, %xmm6
	vmovq	%rdx, %xmm3
	vmovd	%xmm0, %eax
	xorl	%edx, %edx
	vcomisd	%xmm3, %xmm6
	seta	%dl
	subl	%edx, %eax
	xorl	%edx, %edx
	vcomisd	%xmm2, %xmm1
	setne	%dl
	orl	%edx, %eax
	movl	%eax, %edx
	andl	$2147483647, %edx
	cmpl	$947912703, %edx
	jbe	.L2149
	cmpl	$2139095040, %edx
	jbe	.L2174
	shrl	$13, %edx
	andl	$511, %edx
	orb	$126, %dh
.L2151:
	shrl	$16, %eax
	andw	$-32768, %ax
	orl	%edx, %eax
	movw	%ax, (%rcx)
	vzeroupper
	movq	-8(%rbp), %rbx
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2132:
	.cfi_restore_state
	movl	$1199570944, %ebx
	cmpl	%ebx, %r8d
	cmova	%ebx, %r8d
	movl	%r8d, %ebx
	shrl	$13, %ebx
	andl	$1, %ebx
	leal	-939520001(%r8,%rbx), %r8d
	shrl	$13, %r8d
	jmp	.L2133
	.p2align 4,,10
	.p2align 3
.L2149:
	vmovd	%edx, %xmm6
	vaddss	.LC325(%rip), %xmm6, %xmm0
	vmovd	%xmm0, %edx
	subl	$1056964608, %edx
	jmp	.L2151
	.p2align 4,,10
	.p2align 3
.L2135:
	movl	$1199570944, %ebx
	cmpl	%ebx, %r8d
	cmova	%ebx, %r8d
	movl	%r8d, %ebx
	shrl	$13, %ebx
	andl	$1, %ebx
	leal	-939520001(%r8,%rbx), %r8d
	shrl	$13, %r8d
	jmp	.L2136
	.p2align 4,,10
	.p2align 3
.L2138:
	movl	$1199570944, %ebx
	cmpl	%ebx, %r8d
	cmova	%ebx, %r8d
	movl	%r8d, %ebx
	shrl	$13, %ebx
	andl	$1, %ebx
	leal	-939520001(%r8,%rbx), %r8d
	shrl	$13, %r8d
	jmp	.L2139
	.p2align 4,,10
	.p2align 3
.L2141:
	movl	$1199570944, %ebx
	cmpl	%ebx, %r8d
	cmova	%ebx, %r8d
	movl	%r8d, %ebx
	shrl	$13, %ebx
	andl	$1, %ebx
	leal	-939520001(%r8,%rbx), %r8d
	shrl	$13, %r8d
	jmp	.L2142
	.p2align 4,,10
	.p2align 3
.L2144:
	movl	$1199570944, %ebx
	cmpl	%ebx, %r8d
	cmova	%ebx, %r8d
	movl	%r8d, %ebx
	shrl	$13, %ebx
	andl	$1, %ebx
	leal	-939520001(%r8,%rbx), %r8d
	shrl	$13, %r8d
	jmp	.L2145
	.p2align 4,,10
	.p2align 3
.L2147:
	movl	$1199570944, %ebx
	cmpl	%ebx, %r8d
	cmova	%ebx, %r8d
	movl	%r8d, %ebx
	shrl	$13, %ebx
	andl	$1, %ebx
	leal	-939520001(%r8,%rbx), %r8d
	shrl	$13, %r8d
	jmp	.L2148
	.p2align 4,,10
	.p2align 3
.L2170:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	ret
	.p2align 4,,10
	.p2align 3
.L2174:
	.cfi_def_cfa 6, 16
	.cfi_offset 3, -24
	.cfi_offset 6, -16
	movl	$1199570944, %esi
	cmpl	%esi, %edx
	cmova	%esi, %edx
	movl	%edx, %esi
	shrl	$13, %esi
	andl	$1, %esi
	leal	-939520001(%rdx,%rsi), %edx
	shrl	$13, %edx
	jmp	.L2151
.L2154:
	xorl	%edx, %edx
	xorl	%eax, %eax
	jmp	.L2126
	.cfi_endproc
.LFE230:
	.size	v_etch__f16_from_f64, .-v_etch__f16_from_f64
	.p2align 4
	.globl	v_etch__bf16_from_f64
	.type	v_etch__bf16_from_f64, @function
v_etch__bf16_from_f64:
.LFB231:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2212
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rsi, %r8
	movl	%edx, %ecx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%rbx
	andq	$-32, %rsp
	subq	$72, %rsp
	.cfi_offset 3, -24
	cmpl	$14, %eax
	jbe	.L2197
	movl	$1, %r9d
	movq	%rsi, %rdx
	movl	%ecx, %esi
	vbroadcastsd	.LC226(%rip), %ymm8
	vmovd	%r9d, %xmm7
	movl	$32767, %r9d
	shrl	$4, %esi
	movq	%rdi, %rax
	vmovd	%r9d, %xmm4
	movl	$2147483647, %r9d
	vpbroadcastd	%xmm7, %ymm7
	salq	$7, %rsi
	vmovd	%r9d, %xmm5
	movl	$2139095040, %r9d
	addq	%rdi, %rsi
	vmovdqa	%ymm7, 40(%rsp)
	vmovd	%r9d, %xmm7
	movl	$4194304, %r9d
	vpbroadcastd	%xmm4, %ymm4
	vpbroadcastq	.LC720(%rip), %ymm11
	vmovd	%r9d, %xmm1
	movl	$65535, %r9d
	vmovdqa	%ymm4, 8(%rsp)
	vpbroadcastd	%xmm5, %ymm5
	vmovd	%r9d, %xmm4
	vpbroadcastd	%xmm7, %ymm7
	vpbroadcastd	%xmm1, %ymm1
	vmovdqa	%ymm5, -24(%rsp)
	vpbroadcastd	%xmm4, %ymm4
	vmovdqa	%ymm7, -56(%rsp)
	vmovdqa	%ymm1, -88(%rsp)
	vmovdqa	%ymm4, -120(%rsp)
	.p2align 4,,10
	.p2align 3
.L2178:
	vmovupd	(%rax), %ymm3
	vmovupd	32(%rax), %ymm6
	vcvtpd2psy	96(%rax), %xmm10
	subq	$-128, %rax
	vmovupd	-64(%rax), %ymm2
	addq	$32, %rdx
	vcvtpd2psy	%ymm3, %xmm14
	vcvtpd2psy	%ymm6, %xmm13
	vandpd	%ymm8, %ymm3, %ymm9
	vandpd	%ymm8, %ymm6, %ymm5
	vinsertf128	$0x1, %xmm13, %ymm14, %ymm0
	vcvtps2pd	%xmm14, %ymm14
	vandpd	%ymm8, %ymm14, %ymm4
	vcvtps2pd	%xmm13, %ymm13
	vcmpltpd	%ymm4, %ymm9, %ymm9
	vandpd	%ymm8, %ymm13, %ymm4
	vcvtpd2psy	%ymm2, %xmm12
	vinsertf128	$0x1, %xmm10, %ymm12, %ymm1
	vcmpltpd	%ymm4, %ymm5, %ymm5
	vcvtps2pd	%xmm12, %ymm12
	vandpd	%ymm8, %ymm2, %ymm4
	vandpd	%ymm8, %ymm12, %ymm7
	vcmpltpd	%ymm7, %ymm4, %ymm4
	vandpd	-32(%rax), %ymm8, %ymm7
	vcvtps2pd	%xmm10, %ymm10
	vandpd	%ymm8, %ymm10, %ymm15
	vcmpneq_oqpd	%ymm13, %ymm6, %ymm6
	vpand	%ymm9, %ymm11, %ymm9
	vmovdqa	-24(%rsp), %ymm13
	vcmpltpd	%ymm15, %ymm7, %ymm7
	vcmpneq_oqpd	%ymm14, %ymm3, %ymm3
	vpand	%ymm5, %ymm11, %ymm5
	vperm2i128	$32, %ymm5, %ymm9, %ymm15
	vperm2i128	$49, %ymm5, %ymm9, %ymm5
	vpand	%ymm4, %ymm11, %ymm4
	vpshufd	$216, %ymm5, %ymm5
	vpshufd	$216, %ymm15, %ymm15
	vpand	%ymm6, %ymm11, %ymm6
	vpand	%ymm7, %ymm11, %ymm7
	vpunpcklqdq	%ymm5, %ymm15, %ymm15
	vpand	%ymm3, %ymm11, %ymm3
	vperm2i128	$49, %ymm7, %ymm4, %ymm5
	vperm2i128	$32, %ymm7, %ymm4, %ymm9
	vperm2i128	$32, %ymm6, %ymm3, %ymm7
	vpshufd	$216, %ymm5, %ymm5
	vpshufd	$216, %ymm9, %ymm4
	vperm2i128	$49, %ymm6, %ymm3, %ymm3
	vpunpcklqdq	%ymm5, %ymm4, %ymm4
	vcmpneq_oqpd	%ymm12, %ymm2, %ymm2
	vpshufd	$216, %ymm7, %ymm6
	vmovdqa	40(%rsp), %ymm7
	vcmpneq_oqpd	-32(%rax), %ymm10, %ymm5
	vpshufd	$216, %ymm3, %ymm3
	vpsubd	%ymm15, %ymm0, %ymm0
	vpunpcklqdq	%ymm3, %ymm6, %ymm3
	vpsubd	%ymm4, %ymm1, %ymm1
	vmovdqa	8(%rsp), %ymm6
	vpand	%ymm2, %ymm11, %ymm2
	vpor	%ymm3, %ymm0, %ymm0
	vpand	%ymm5, %ymm11, %ymm5
	vperm2i128	$32, %ymm5, %ymm2, %ymm3
	vperm2i128	$49, %ymm5, %ymm2, %ymm2
	vpaddd	%ymm6, %ymm0, %ymm5
	vpshufd	$216, %ymm3, %ymm3
	vpshufd	$216, %ymm2, %ymm2
	vpunpcklqdq	%ymm2, %ymm3, %ymm2
	vpor	%ymm2, %ymm1, %ymm1
	vpsrld	$16, %ymm1, %ymm2
	vpaddd	%ymm6, %ymm1, %ymm3
	vmovdqa	-56(%rsp), %ymm6
	vpand	%ymm7, %ymm2, %ymm2
	vpaddd	%ymm3, %ymm2, %ymm4
	vpsrld	$16, %ymm0, %ymm2
	vpand	%ymm13, %ymm0, %ymm3
	vpand	%ymm7, %ymm2, %ymm2
	vmovdqa	-88(%rsp), %ymm7
	vpaddd	%ymm5, %ymm2, %ymm2
	vpminud	%ymm6, %ymm3, %ymm5
	vpcmpeqd	%ymm5, %ymm3, %ymm3
	vpor	%ymm7, %ymm0, %ymm0
	vpblendvb	%ymm3, %ymm2, %ymm0, %ymm0
	vpand	%ymm13, %ymm1, %ymm2
	vpor	%ymm7, %ymm1, %ymm1
	vpminud	%ymm6, %ymm2, %ymm3
	vpsrld	$16, %ymm0, %ymm0
	vpcmpeqd	%ymm3, %ymm2, %ymm2
	vpblendvb	%ymm2, %ymm4, %ymm1, %ymm1
	vmovdqa	-120(%rsp), %ymm4
	vpsrld	$16, %ymm1, %ymm1
	vpand	%ymm4, %ymm0, %ymm0
	vpand	%ymm4, %ymm1, %ymm1
	vpackusdw	%ymm1, %ymm0, %ymm0
	vpermq	$216, %ymm0, %ymm0
	vmovdqu	%ymm0, -32(%rdx)
	cmpq	%rax, %rsi
	jne	.L2178
	movl	%ecx, %eax
	andl	$-16, %eax
	movl	%eax, %edx
	cmpl	%eax, %ecx
	je	.L2209
.L2177:
	movl	%ecx, %r9d
	subl	%edx, %r9d
	leal	-1(%r9), %esi
	cmpl	$6, %esi
	jbe	.L2180
	leaq	(%rdi,%rdx,8), %rsi
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm8, %xmm8, %xmm8
	vmovddup	.LC226(%rip), %xmm1
	vmovupd	(%rsi), %xmm0
	vmovupd	16(%rsi), %xmm7
	movl	$1, %ebx
	vmovupd	32(%rsi), %xmm2
	vmovupd	48(%rsi), %xmm10
	vmovq	%rbx, %xmm3
	vinsertf128	$0x1, %xmm7, %ymm0, %ymm5
	vandpd	%xmm1, %xmm0, %xmm12
	vpunpcklqdq	%xmm3, %xmm3, %xmm3
	vcvtpd2psy	%ymm5, %xmm5
	vcvtps2pd	%xmm5, %xmm14
	vmovhlps	%xmm5, %xmm9, %xmm9
	vandpd	%xmm1, %xmm14, %xmm6
	vinsertf128	$0x1, %xmm10, %ymm2, %ymm4
	vcmpltpd	%xmm6, %xmm12, %xmm12
	vcvtps2pd	%xmm9, %xmm9
	vandpd	%xmm1, %xmm7, %xmm6
	vandpd	%xmm1, %xmm9, %xmm11
	vcvtpd2psy	%ymm4, %xmm4
	vcvtps2pd	%xmm4, %xmm13
	vmovhlps	%xmm4, %xmm8, %xmm8
	vandpd	%xmm1, %xmm13, %xmm15
	vcmpltpd	%xmm11, %xmm6, %xmm6
	vandpd	%xmm1, %xmm2, %xmm11
	vcvtps2pd	%xmm8, %xmm8
	vcmpltpd	%xmm15, %xmm11, %xmm11
	vandpd	%xmm1, %xmm8, %xmm15
	vandpd	%xmm1, %xmm10, %xmm1
	vcmpltpd	%xmm15, %xmm1, %xmm1
	vcmpneq_oqpd	%xmm8, %xmm10, %xmm10
	vpand	%xmm12, %xmm3, %xmm12
	vcmpneq_oqpd	%xmm9, %xmm7, %xmm7
	vpand	%xmm6, %xmm3, %xmm6
	vmovd	%ebx, %xmm8
	movl	$32767, %ebx
	vpand	%xmm11, %xmm3, %xmm11
	vpshufd	$0, %xmm8, %xmm8
	vshufps	$136, %xmm6, %xmm12, %xmm6
	vpsubd	%xmm6, %xmm5, %xmm5
	vpand	%xmm1, %xmm3, %xmm1
	vshufps	$136, %xmm1, %xmm11, %xmm11
	vcmpneq_oqpd	%xmm14, %xmm0, %xmm1
	vcmpneq_oqpd	%xmm13, %xmm2, %xmm0
	vpand	%xmm7, %xmm3, %xmm7
	vpsubd	%xmm11, %xmm4, %xmm4
	vpand	%xmm1, %xmm3, %xmm1
	vpand	%xmm0, %xmm3, %xmm0
	vpand	%xmm10, %xmm3, %xmm3
	vshufps	$136, %xmm3, %xmm0, %xmm0
	vpor	%xmm4, %xmm0, %xmm0
	vmovd	%ebx, %xmm4
	movl	$2147483647, %ebx
	vpsrld	$16, %xmm0, %xmm6
	vpshufd	$0, %xmm4, %xmm4
	vshufps	$136, %xmm7, %xmm1, %xmm1
	vpor	%xmm5, %xmm1, %xmm1
	vpaddd	%xmm4, %xmm0, %xmm2
	vpand	%xmm8, %xmm6, %xmm6
	vpaddd	%xmm4, %xmm1, %xmm4
	vpaddd	%xmm2, %xmm6, %xmm6
	vpsrld	$16, %xmm1, %xmm5
	vmovd	%ebx, %xmm2
	movl	$2139095040, %ebx
	vpshufd	$0, %xmm2, %xmm2
	vmovd	%ebx, %xmm3
	vpand	%xmm8, %xmm5, %xmm5
	movl	$4194304, %ebx
	vpand	%xmm2, %xmm1, %xmm7
	vpshufd	$0, %xmm3, %xmm3
	vpand	%xmm2, %xmm0, %xmm2
	vpminud	%xmm3, %xmm7, %xmm8
	vpminud	%xmm3, %xmm2, %xmm3
	vpcmpeqd	%xmm8, %xmm7, %xmm7
	vpcmpeqd	%xmm3, %xmm2, %xmm2
	vpaddd	%xmm4, %xmm5, %xmm4
	vmovd	%ebx, %xmm5
	movl	$65535, %ebx
	vpshufd	$0, %xmm5, %xmm5
	vpor	%xmm5, %xmm0, %xmm0
	vpor	%xmm5, %xmm1, %xmm1
	vpblendvb	%xmm2, %xmm6, %xmm0, %xmm2
	vpblendvb	%xmm7, %xmm4, %xmm1, %xmm1
	vpsrld	$16, %xmm1, %xmm0
	vpsrld	$16, %xmm2, %xmm1
	vmovd	%ebx, %xmm2
	vpshufd	$0, %xmm2, %xmm2
	vpand	%xmm0, %xmm2, %xmm0
	vpand	%xmm1, %xmm2, %xmm2
	vpackusdw	%xmm2, %xmm0, %xmm0
	vmovdqu	%xmm0, (%r8,%rdx,2)
	movl	%r9d, %edx
	andl	$-8, %edx
	addl	%edx, %eax
	andl	$7, %r9d
	je	.L2209
.L2180:
	movabsq	$9223372036854775807, %rsi
	movslq	%eax, %rdx
	vmovsd	(%rdi,%rdx,8), %xmm1
	leaq	0(,%rdx,8), %r9
	addq	%rdx, %rdx
	leaq	(%r8,%rdx), %r11
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovq	%xmm1, %r10
	vcvtss2sd	%xmm0, %xmm0, %xmm2
	vmovq	%xmm2, %rbx
	andq	%rsi, %r10
	andq	%rbx, %rsi
	vmovq	%rsi, %xmm5
	vmovq	%r10, %xmm7
	vmovd	%xmm0, %esi
	xorl	%r10d, %r10d
	vcomisd	%xmm7, %xmm5
	seta	%r10b
	subl	%r10d, %esi
	xorl	%r10d, %r10d
	vcomisd	%xmm2, %xmm1
	setne	%r10b
	orl	%r10d, %esi
	movl	%esi, %ebx
	movl	%esi, %r10d
	andl	$2147483647, %ebx
	orl	$4194304, %r10d
	cmpl	$2139095040, %ebx
	jbe	.L2215
.L2183:
	shrl	$16, %r10d
	leal	1(%rax), %esi
	movw	%r10w, (%r11)
	cmpl	%esi, %ecx
	jle	.L2209
	movq	8(%rdi,%r9), %r10
	vcvtsd2ss	8(%rdi,%r9), %xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	movabsq	$9223372036854775807, %rsi
	vmovq	%xmm1, %rbx
	vmovsd	8(%rdi,%r9), %xmm6
	leaq	2(%r8,%rdx), %r11
	andq	%rsi, %r10
	andq	%rbx, %rsi
	vmovq	%rsi, %xmm5
	vmovq	%r10, %xmm4
	vmovd	%xmm0, %esi
	xorl	%r10d, %r10d
	vcomisd	%xmm4, %xmm5
	seta	%r10b
	subl	%r10d, %esi
	xorl	%r10d, %r10d
	vcomisd	%xmm1, %xmm6
	setne	%r10b
	orl	%r10d, %esi
	movl	%esi, %ebx
	movl	%esi, %r10d
	andl	$2147483647, %ebx
	orl	$4194304, %r10d
	cmpl	$2139095040, %ebx
	jbe	.L2216
.L2185:
	shrl	$16, %r10d
	leal	2(%rax), %esi
	movw	%r10w, (%r11)
	cmpl	%esi, %ecx
	jle	.L2209
	movq	16(%rdi,%r9), %r10
	vcvtsd2ss	16(%rdi,%r9), %xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	movabsq	$9223372036854775807, %rsi
	vmovq	%xmm1, %rbx
	vmovsd	16(%rdi,%r9), %xmm4
	leaq	4(%r8,%rdx), %r11
	andq	%rsi, %r10
	andq	%rbx, %rsi
	vmovq	%rsi, %xmm7
	vmovq	%r10, %xmm5
	vmovd	%xmm0, %esi
	xorl	%r10d, %r10d
	vcomisd	%xmm5, %xmm7
	seta	%r10b
	subl	%r10d, %esi
	xorl	%r10d, %r10d
	vcomisd	%xmm1, %xmm4
	setne	%r10b
	orl	%r10d, %esi
	movl	%esi, %ebx
	movl	%esi, %r10d
	andl	$2147483647, %ebx
	orl	$4194304, %r10d
	cmpl	$2139095040, %ebx
	jbe	.L2217
.L2187:
	shrl	$16, %r10d
	leal	3(%rax), %esi
	movw	%r10w, (%r11)
	cmpl	%esi, %ecx
	jle	.L2209
	movq	24(%rdi,%r9), %r10
	vcvtsd2ss	24(%rdi,%r9), %xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	movabsq	$9223372036854775807, %rsi
	vmovq	%xmm1, %rbx
	vmovsd	24(%rdi,%r9), %xmm5
	leaq	6(%r8,%rdx), %r11
	andq	%rsi, %r10
	andq	%rbx, %rsi
	vmovq	%rsi, %xmm6
	vmovq	%r10, %xmm7
	vmovd	%xmm0, %esi
	xorl	%r10d, %r10d
	vcomisd	%xmm7, %xmm6
	seta	%r10b
	subl	%r10d, %esi
	xorl	%r10d, %r10d
	vcomisd	%xmm1, %xmm5
	setne	%r10b
	orl	%r10d, %esi
	movl	%esi, %ebx
	movl	%esi, %r10d
	andl	$2147483647, %ebx
	orl	$4194304, %r10d
	cmpl	$2139095040, %ebx
	jbe	.L2218
	shrl	$16, %r10d
	leal	4(%rax), %esi
	movw	%r10w, (%r11)
	cmpl	%esi, %ecx
	jle	.L2209
.L2219:
	movq	32(%rdi,%r9), %r10
	vcvtsd2ss	32(%rdi,%r9), %xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	movabsq	$9223372036854775807, %rsi
	vmovq	%xmm1, %rbx
	vmovsd	32(%rdi,%r9), %xmm4
	leaq	8(%r8,%rdx), %r11
	andq	%rsi, %r10
	andq	%rbx, %rsi
	vmovq	%rsi, %xmm6
	vmovq	%r10, %xmm7
	vmovd	%xmm0, %esi
	xorl	%r10d, %r10d
	vcomisd	%xmm7, %xmm6
	seta	%r10b
	subl	%r10d, %esi
	xorl	%r10d, %r10d
	vcomisd	%xmm1, %xmm4
	setne	%r10b
	orl	%r10d, %esi
	movl	%esi, %ebx
	movl	%esi, %r10d
	andl	$2147483647, %ebx
	orl	$4194304, %r10d
	cmpl	$2139095040, %ebx
	ja	.L2191
	movl	%esi, %r10d
	shrl	$16, %r10d
	andl	$1, %r10d
	leal	32767(%rsi,%r10), %r10d
.L2191:
	shrl	$16, %r10d
	leal	5(%rax), %esi
	movw	%r10w, (%r11)
	cmpl	%esi, %ecx
	jle	.L2209
	movq	40(%rdi,%r9), %r10
	vcvtsd2ss	40(%rdi,%r9), %xmm0, %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	movabsq	$9223372036854775807, %rsi
	vmovq	%xmm1, %rbx
	leaq	10(%r8,%rdx), %r11
	andq	%rsi, %r10
	andq	%rbx, %rsi
	vmovq	%rsi, %xmm6
	vmovq	%r10, %xmm7
	vmovd	%xmm0, %esi
	xorl	%r10d, %r10d
	vcomisd	%xmm7, %xmm6
	vmovsd	40(%rdi,%r9), %xmm0
	seta	%r10b
	subl	%r10d, %esi
	xorl	%r10d, %r10d
	vcomisd	%xmm1, %xmm0
	setne	%r10b
	orl	%r10d, %esi
	movl	%esi, %ebx
	movl	%esi, %r10d
	andl	$2147483647, %ebx
	orl	$4194304, %r10d
	cmpl	$2139095040, %ebx
	ja	.L2193
	movl	%esi, %r10d
	shrl	$16, %r10d
	andl	$1, %r10d
	leal	32767(%rsi,%r10), %r10d
.L2193:
	shrl	$16, %r10d
	addl	$6, %eax
	movw	%r10w, (%r11)
	cmpl	%eax, %ecx
	jle	.L2209
	vmovsd	48(%rdi,%r9), %xmm1
	leaq	12(%r8,%rdx), %rcx
	movabsq	$9223372036854775807, %rax
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovq	%xmm1, %rdx
	vcvtss2sd	%xmm0, %xmm0, %xmm2
	vmovq	%xmm2, %rdi
	andq	%rax, %rdx
	andq	%rdi, %rax
	vmovq	%rax, %xmm4
	vmovq	%rdx, %xmm5
	vmovd	%xmm0, %eax
	xorl	%edx, %edx
	vcomisd	%xmm5, %xmm4
	seta	%dl
	subl	%edx, %eax
	xorl	%edx, %edx
	vcomisd	%xmm2, %xmm1
	setne	%dl
	orl	%edx, %eax
	movl	%eax, %esi
	movl	%eax, %edx
	andl	$2147483647, %esi
	orl	$4194304, %edx
	cmpl	$2139095040, %esi
	jbe	.L2202
	shrl	$16, %edx
	movw	%dx, (%rcx)
	vzeroupper
.L2220:
	movq	-8(%rbp), %rbx
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2209:
	.cfi_restore_state
	vzeroupper
	movq	-8(%rbp), %rbx
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2215:
	.cfi_restore_state
	movl	%esi, %r10d
	shrl	$16, %r10d
	andl	$1, %r10d
	leal	32767(%rsi,%r10), %r10d
	jmp	.L2183
	.p2align 4,,10
	.p2align 3
.L2216:
	movl	%esi, %r10d
	shrl	$16, %r10d
	andl	$1, %r10d
	leal	32767(%rsi,%r10), %r10d
	jmp	.L2185
	.p2align 4,,10
	.p2align 3
.L2217:
	movl	%esi, %r10d
	shrl	$16, %r10d
	andl	$1, %r10d
	leal	32767(%rsi,%r10), %r10d
	jmp	.L2187
	.p2align 4,,10
	.p2align 3
.L2218:
	movl	%esi, %r10d
	shrl	$16, %r10d
	andl	$1, %r10d
	leal	32767(%rsi,%r10), %r10d
	leal	4(%rax), %esi
	shrl	$16, %r10d
	movw	%r10w, (%r11)
	cmpl	%esi, %ecx
	jg	.L2219
	jmp	.L2209
	.p2align 4,,10
	.p2align 3
.L2202:
	movl	%eax, %edx
	shrl	$16, %edx
	andl	$1, %edx
	leal	32767(%rax,%rdx), %edx
	shrl	$16, %edx
	movw	%dx, (%rcx)
	vzeroupper
	jmp	.L2220
	.p2align 4,,10
	.p2align 3
.L2212:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	ret
.L2197:
	.cfi_def_cfa 6, 16
	.cfi_offset 3, -24
	.cfi_offset 6, -16
	xorl	%edx, %edx
	xorl	%eax, %eax
	jmp	.L2177
	.cfi_endproc
.LFE231:
	.size	v_etch__bf16_from_f64, .-v_etch__bf16_from_f64
	.p2align 4
	.globl	v_etch__f64_from_f16
	.type	v_etch__f64_from_f16, @function
v_etch__f64_from_f16:
.LFB232:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2261
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rsi, %r8
	movl	%edx, %ecx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%rbx
	andq	$-32, %rsp
	subq	$40, %rsp
	.cfi_offset 3, -24
	cmpl	$14, %eax
	jbe	.L2251
	movl	$31744, %r9d
	movq	%rsi, %rax
	movl	%ecx, %esi
	movq	%rdi, %rdx
	vbroadcastss	.LC704(%rip), %ymm15
	vmovd	%r9d, %xmm14
	shrl	$4, %esi
	movl	$268427264, %r9d
	vmovd	%r9d, %xmm13
	movl	$260046848, %r9d
	salq	$5, %rsi
	vpbroadcastw	%xmm14, %ymm14
	vmovd	%r9d, %xmm12
	movl	$4194304, %r9d
	addq	%rdi, %rsi
	vmovd	%r9d, %xmm3
	movl	$2139095040, %r9d
	vpbroadcastd	%xmm13, %ymm13
	vpbroadcastd	%xmm3, %ymm3
	vpbroadcastd	%xmm12, %ymm12
	vmovdqa	%ymm3, -24(%rsp)
	vmovd	%r9d, %xmm3
	movl	$939524096, %r9d
	vpbroadcastd	%xmm3, %ymm3
	vmovdqa	%ymm3, -56(%rsp)
	vmovd	%r9d, %xmm3
	movl	$947912704, %r9d
	vpbroadcastd	%xmm3, %ymm3
	vmovdqa	%ymm3, -88(%rsp)
	vmovd	%r9d, %xmm3
	movl	$-2147483648, %r9d
	vpbroadcastd	%xmm3, %ymm3
	vmovdqa	%ymm3, 8(%rsp)
	vmovd	%r9d, %xmm3
	vpbroadcastd	%xmm3, %ymm3
	vmovdqa	%ymm3, -120(%rsp)
	.p2align 4,,10
	.p2align 3
.L2224:
	vmovdqu	(%rdx), %ymm4
	vmovdqa	-24(%rsp), %ymm7
	addq	$32, %rdx
	subq	$-128, %rax
	vextracti128	$0x1, %ymm4, %xmm0
	vpmovzxwd	%xmm4, %ymm1
	vpand	%ymm14, %ymm4, %ymm4
	vpmovzxwd	%xmm0, %ymm3
	vpslld	$13, %ymm1, %ymm5
	vpslld	$13, %ymm3, %ymm0
	vpslld	$16, %ymm1, %ymm1
	vpand	%ymm13, %ymm5, %ymm5
	vpand	%ymm13, %ymm0, %ymm0
	vpminud	%ymm12, %ymm5, %ymm6
	vpminud	%ymm12, %ymm0, %ymm2
	vpcmpeqd	%ymm6, %ymm5, %ymm6
	vpcmpeqd	%ymm2, %ymm0, %ymm2
	vpandn	%ymm7, %ymm6, %ymm6
	vpandn	%ymm7, %ymm2, %ymm2
	vmovdqa	-56(%rsp), %ymm7
	vpor	%ymm7, %ymm5, %ymm9
	vpor	%ymm7, %ymm0, %ymm8
	vpxor	%xmm7, %xmm7, %xmm7
	vpor	%ymm6, %ymm9, %ymm9
	vmovdqa	-88(%rsp), %ymm6
	vpcmpeqw	%ymm7, %ymm4, %ymm7
	vpor	%ymm2, %ymm8, %ymm8
	vpcmpeqw	%ymm14, %ymm4, %ymm4
	vpaddd	%ymm6, %ymm5, %ymm11
	vpaddd	8(%rsp), %ymm5, %ymm5
	vpaddd	%ymm6, %ymm0, %ymm10
	vpaddd	8(%rsp), %ymm0, %ymm0
	vpmovsxwd	%xmm7, %ymm2
	vaddps	%ymm5, %ymm15, %ymm5
	vpor	%ymm4, %ymm7, %ymm6
	vpxor	.LC715(%rip), %ymm6, %ymm6
	vextracti128	$0x1, %ymm7, %xmm7
	vpmovsxwd	%xmm7, %ymm7
	vpblendvb	%ymm2, %ymm5, %ymm11, %ymm5
	vaddps	%ymm0, %ymm15, %ymm2
	vpmovsxwd	%xmm6, %ymm0
	vextracti128	$0x1, %ymm6, %xmm6
	vpblendvb	%ymm0, %ymm11, %ymm5, %ymm0
	vpmovsxwd	%xmm4, %ymm5
	vpmovsxwd	%xmm6, %ymm6
	vextracti128	$0x1, %ymm4, %xmm4
	vpblendvb	%ymm5, %ymm9, %ymm0, %ymm0
	vpblendvb	%ymm7, %ymm2, %ymm10, %ymm2
	vpmovsxwd	%xmm4, %ymm4
	vpblendvb	%ymm6, %ymm10, %ymm2, %ymm2
	vpblendvb	%ymm4, %ymm8, %ymm2, %ymm2
	vmovdqa	-120(%rsp), %ymm4
	vpand	%ymm4, %ymm1, %ymm1
	vpor	%ymm0, %ymm1, %ymm1
	vpslld	$16, %ymm3, %ymm0
	vpand	%ymm4, %ymm0, %ymm0
	vpor	%ymm2, %ymm0, %ymm0
	vcvtps2pd	%xmm1, %ymm2
	vextractf128	$0x1, %ymm1, %xmm1
	vmovupd	%ymm2, -128(%rax)
	vcvtps2pd	%xmm1, %ymm1
	vmovupd	%ymm1, -96(%rax)
	vcvtps2pd	%xmm0, %ymm1
	vextractf128	$0x1, %ymm0, %xmm0
	vcvtps2pd	%xmm0, %ymm0
	vmovupd	%ymm1, -64(%rax)
	vmovupd	%ymm0, -32(%rax)
	cmpq	%rdx, %rsi
	jne	.L2224
	movl	%ecx, %eax
	andl	$-16, %eax
	movl	%eax, %edx
	cmpl	%eax, %ecx
	je	.L2264
	vzeroupper
.L2223:
	movl	%ecx, %r9d
	subl	%edx, %r9d
	leal	-1(%r9), %esi
	cmpl	$6, %esi
	jbe	.L2226
	vmovdqu	(%rdi,%rdx,2), %xmm5
	movl	$268427264, %ebx
	leaq	(%r8,%rdx,8), %rsi
	vpcmpeqd	%xmm11, %xmm11, %xmm11
	vmovd	%ebx, %xmm2
	movl	$260046848, %ebx
	movl	$31744, %edx
	vbroadcastss	.LC704(%rip), %xmm12
	vpsrldq	$8, %xmm5, %xmm3
	vpmovzxwd	%xmm5, %xmm4
	vpshufd	$0, %xmm2, %xmm2
	vpmovzxwd	%xmm3, %xmm3
	vpslld	$13, %xmm4, %xmm1
	vmovd	%edx, %xmm7
	movl	%r9d, %edx
	vpslld	$13, %xmm3, %xmm0
	vpand	%xmm2, %xmm1, %xmm1
	vpbroadcastw	%xmm7, %xmm7
	andl	$-8, %edx
	vpand	%xmm2, %xmm0, %xmm0
	vmovd	%ebx, %xmm2
	movl	$4194304, %ebx
	addl	%edx, %eax
	vpshufd	$0, %xmm2, %xmm2
	vmovd	%ebx, %xmm6
	movl	$2139095040, %ebx
	andl	$7, %r9d
	vpminud	%xmm2, %xmm1, %xmm9
	vpminud	%xmm2, %xmm0, %xmm2
	vpshufd	$0, %xmm6, %xmm6
	vpcmpeqd	%xmm9, %xmm1, %xmm9
	vpcmpeqd	%xmm2, %xmm0, %xmm2
	vpand	%xmm7, %xmm5, %xmm5
	vpslld	$16, %xmm3, %xmm3
	vpandn	%xmm6, %xmm9, %xmm9
	vpandn	%xmm6, %xmm2, %xmm2
	vmovd	%ebx, %xmm6
	movl	$939524096, %ebx
	vpshufd	$0, %xmm6, %xmm6
	vpor	%xmm6, %xmm1, %xmm8
	vpor	%xmm6, %xmm0, %xmm6
	vpor	%xmm2, %xmm6, %xmm6
	vpxor	%xmm2, %xmm2, %xmm2
	vpor	%xmm9, %xmm8, %xmm8
	vpcmpeqw	%xmm2, %xmm5, %xmm2
	vpcmpeqw	%xmm7, %xmm5, %xmm5
	vmovd	%ebx, %xmm9
	movl	$947912704, %ebx
	vpshufd	$0, %xmm9, %xmm9
	vpaddd	%xmm9, %xmm1, %xmm10
	vpaddd	%xmm9, %xmm0, %xmm9
	vpor	%xmm5, %xmm2, %xmm7
	vpmovsxwd	%xmm2, %xmm13
	vpxor	%xmm11, %xmm7, %xmm7
	vpsrldq	$8, %xmm2, %xmm2
	vmovd	%ebx, %xmm11
	movl	$-2147483648, %ebx
	vpshufd	$0, %xmm11, %xmm11
	vpmovsxwd	%xmm2, %xmm2
	vpaddd	%xmm11, %xmm1, %xmm1
	vpaddd	%xmm11, %xmm0, %xmm0
	vaddps	%xmm12, %xmm1, %xmm1
	vaddps	%xmm12, %xmm0, %xmm0
	vpblendvb	%xmm13, %xmm1, %xmm10, %xmm1
	vpblendvb	%xmm2, %xmm0, %xmm9, %xmm0
	vpmovsxwd	%xmm7, %xmm2
	vpblendvb	%xmm2, %xmm10, %xmm1, %xmm1
	vpsrldq	$8, %xmm7, %xmm7
	vpmovsxwd	%xmm5, %xmm2
	vpblendvb	%xmm2, %xmm8, %xmm1, %xmm2
	vpslld	$16, %xmm4, %xmm1
	vmovd	%ebx, %xmm4
	vpshufd	$0, %xmm4, %xmm4
	vpsrldq	$8, %xmm5, %xmm5
	vpmovsxwd	%xmm7, %xmm7
	vpblendvb	%xmm7, %xmm9, %xmm0, %xmm0
	vpmovsxwd	%xmm5, %xmm5
	vpand	%xmm4, %xmm1, %xmm1
	vpor	%xmm2, %xmm1, %xmm1
	vpblendvb	%xmm5, %xmm6, %xmm0, %xmm0
	vpand	%xmm4, %xmm3, %xmm3
	vcvtps2pd	%xmm1, %xmm2
	vpor	%xmm0, %xmm3, %xmm0
	vmovupd	%xmm2, (%rsi)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovhlps	%xmm1, %xmm2, %xmm2
	vcvtps2pd	%xmm0, %xmm1
	vmovupd	%xmm1, 32(%rsi)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovhlps	%xmm0, %xmm1, %xmm1
	vcvtps2pd	%xmm2, %xmm2
	vmovupd	%xmm2, 16(%rsi)
	vcvtps2pd	%xmm1, %xmm1
	vmovupd	%xmm1, 48(%rsi)
	je	.L2259
.L2226:
	movslq	%eax, %rsi
	movzwl	(%rdi,%rsi,2), %edx
	leaq	(%rsi,%rsi), %r9
	salq	$3, %rsi
	leaq	(%r8,%rsi), %r11
	movl	%edx, %ebx
	movl	%edx, %r10d
	sall	$13, %ebx
	andl	$268427264, %ebx
	andw	$31744, %r10w
	je	.L2228
	cmpw	$31744, %r10w
	je	.L2229
	leal	939524096(%rbx), %r10d
.L2230:
	sall	$16, %edx
	andl	$-2147483648, %edx
	orl	%r10d, %edx
	vmovd	%edx, %xmm3
	leal	1(%rax), %edx
	vcvtss2sd	%xmm3, %xmm3, %xmm0
	vmovsd	%xmm0, (%r11)
	cmpl	%edx, %ecx
	jle	.L2259
	movzwl	2(%rdi,%r9), %edx
	leaq	8(%r8,%rsi), %r11
	movl	%edx, %ebx
	movl	%edx, %r10d
	sall	$13, %ebx
	andl	$268427264, %ebx
	andw	$31744, %r10w
	je	.L2231
	cmpw	$31744, %r10w
	je	.L2232
	leal	939524096(%rbx), %r10d
.L2233:
	sall	$16, %edx
	andl	$-2147483648, %edx
	orl	%r10d, %edx
	vmovd	%edx, %xmm3
	leal	2(%rax), %edx
	vcvtss2sd	%xmm3, %xmm3, %xmm0
	vmovsd	%xmm0, (%r11)
	cmpl	%edx, %ecx
	jle	.L2259
	movzwl	4(%rdi,%r9), %edx
	leaq	16(%r8,%rsi), %r11
	movl	%edx, %ebx
	movl	%edx, %r10d
	sall	$13, %ebx
	andl	$268427264, %ebx
	andw	$31744, %r10w
	je	.L2234
	cmpw	$31744, %r10w
	je	.L2235
	leal	939524096(%rbx), %r10d
	jmp	.L2236
	.p2align 4,,10
	.p2align 3
.L2243:
	addl	$947912704, %ebx
	vmovd	%ebx, %xmm3
	vsubss	.LC714(%rip), %xmm3, %xmm3
	vmovd	%xmm3, %r10d
.L2245:
	sall	$16, %edx
	addl	$6, %eax
	andl	$-2147483648, %edx
	orl	%r10d, %edx
	vmovd	%edx, %xmm3
	vcvtss2sd	%xmm3, %xmm3, %xmm0
	vmovsd	%xmm0, (%r11)
	cmpl	%eax, %ecx
	jle	.L2259
	movzwl	12(%rdi,%r9), %eax
	leaq	48(%r8,%rsi), %rsi
	movl	%eax, %ecx
	movl	%eax, %edx
	sall	$13, %ecx
	andl	$268427264, %ecx
	andw	$31744, %dx
	je	.L2246
	cmpw	$31744, %dx
	je	.L2265
	leal	939524096(%rcx), %edx
.L2248:
	sall	$16, %eax
	andl	$-2147483648, %eax
	orl	%edx, %eax
	vmovd	%eax, %xmm3
	vcvtss2sd	%xmm3, %xmm3, %xmm0
	vmovsd	%xmm0, (%rsi)
.L2259:
	movq	-8(%rbp), %rbx
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2228:
	.cfi_restore_state
	addl	$947912704, %ebx
	vmovd	%ebx, %xmm3
	vsubss	.LC714(%rip), %xmm3, %xmm3
	vmovd	%xmm3, %r10d
	jmp	.L2230
	.p2align 4,,10
	.p2align 3
.L2231:
	addl	$947912704, %ebx
	vmovd	%ebx, %xmm3
	vsubss	.LC714(%rip), %xmm3, %xmm3
	vmovd	%xmm3, %r10d
	jmp	.L2233
	.p2align 4,,10
	.p2align 3
.L2234:
	addl	$947912704, %ebx
	vmovd	%ebx, %xmm3
	vsubss	.LC714(%rip), %xmm3, %xmm3
	vmovd	%xmm3, %r10d
.L2236:
	sall	$16, %edx
	andl	$-2147483648, %edx
	orl	%r10d, %edx
	vmovd	%edx, %xmm3
	leal	3(%rax), %edx
	vcvtss2sd	%xmm3, %xmm3, %xmm0
	vmovsd	%xmm0, (%r11)
	cmpl	%edx, %ecx
	jle	.L2259
	movzwl	6(%rdi,%r9), %edx
	leaq	24(%r8,%rsi), %r11
	movl	%edx, %ebx
	movl	%edx, %r10d
	sall	$13, %ebx
	andl	$268427264, %ebx
	andw	$31744, %r10w
	je	.L2237
	cmpw	$31744, %r10w
	je	.L2238
	leal	939524096(%rbx), %r10d
	jmp	.L2239
	.p2align 4,,10
	.p2align 3
.L2237:
	addl	$947912704, %ebx
	vmovd	%ebx, %xmm3
	vsubss	.LC714(%rip), %xmm3, %xmm3
	vmovd	%xmm3, %r10d
.L2239:
	sall	$16, %edx
	andl	$-2147483648, %edx
	orl	%r10d, %edx
	vmovd	%edx, %xmm3
	leal	4(%rax), %edx
	vcvtss2sd	%xmm3, %xmm3, %xmm0
	vmovsd	%xmm0, (%r11)
	cmpl	%edx, %ecx
	jle	.L2259
	movzwl	8(%rdi,%r9), %edx
	leaq	32(%r8,%rsi), %r11
	movl	%edx, %ebx
	movl	%edx, %r10d
	sall	$13, %ebx
	andl	$268427264, %ebx
	andw	$31744, %r10w
	je	.L2240
	cmpw	$31744, %r10w
	je	.L2241
	leal	939524096(%rbx), %r10d
	jmp	.L2242
	.p2align 4,,10
	.p2align 3
.L2240:
	addl	$947912704, %ebx
	vmovd	%ebx, %xmm3
	vsubss	.LC714(%rip), %xmm3, %xmm3
	vmovd	%xmm3, %r10d
.L2242:
	sall	$16, %edx
	andl	$-2147483648, %edx
	orl	%r10d, %edx
	vmovd	%edx, %xmm3
	leal	5(%rax), %edx
	vcvtss2sd	%xmm3, %xmm3, %xmm0
	vmovsd	%xmm0, (%r11)
	cmpl	%edx, %ecx
	jle	.L2259
	movzwl	10(%rdi,%r9), %edx
	leaq	40(%r8,%rsi), %r11
	movl	%edx, %ebx
	movl	%edx, %r10d
	sall	$13, %ebx
	andl	$268427264, %ebx
	andw	$31744, %r10w
	je	.L2243
	cmpw	$31744, %r10w
	je	.L2244
	leal	939524096(%rbx), %r10d
	jmp	.L2245
	.p2align 4,,10
	.p2align 3
.L2246:
	addl	$947912704, %ecx
	vmovd	%ecx, %xmm3
	vsubss	.LC714(%rip), %xmm3, %xmm3
	vmovd	%xmm3, %edx
	jmp	.L2248
	.p2align 4,,10
	.p2align 3
.L2235:
	xorl	%r10d, %r10d
	cmpl	$260046848, %ebx
	seta	%r10b
	sall	$22, %r10d
	orl	%ebx, %r10d
	orl	$2139095040, %r10d
	jmp	.L2236
.L2238:
	xorl	%r10d, %r10d
	cmpl	$260046848, %ebx
	seta	%r10b
	sall	$22, %r10d
	orl	%ebx, %r10d
	orl	$2139095040, %r10d
	jmp	.L2239
.L2241:
	xorl	%r10d, %r10d
	cmpl	$260046848, %ebx
	seta	%r10b
	sall	$22, %r10d
	orl	%ebx, %r10d
	orl	$2139095040, %r10d
	jmp	.L2242
.L2244:
	xorl	%r10d, %r10d
	cmpl	$260046848, %ebx
	seta	%r10b
	sall	$22, %r10d
	orl	%ebx, %r10d
	orl	$2139095040, %r10d
	jmp	.L2245
	.p2align 4,,10
	.p2align 3
.L2229:
	xorl	%r10d, %r10d
	cmpl	$260046848, %ebx
	seta	%r10b
	sall	$22, %r10d
	orl	%ebx, %r10d
	orl	$2139095040, %r10d
	jmp	.L2230
	.p2align 4,,10
	.p2align 3
.L2232:
	xorl	%r10d, %r10d
	cmpl	$260046848, %ebx
	seta	%r10b
	sall	$22, %r10d
	orl	%ebx, %r10d
	orl	$2139095040, %r10d
	jmp	.L2233
	.p2align 4,,10
	.p2align 3
.L2261:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	ret
.L2251:
	.cfi_def_cfa 6, 16
	.cfi_offset 3, -24
	.cfi_offset 6, -16
	xorl	%edx, %edx
	xorl	%eax, %eax
	jmp	.L2223
.L2265:
	xorl	%edx, %edx
	cmpl	$260046848, %ecx
	seta	%dl
	sall	$22, %edx
	orl	%ecx, %edx
	orl	$2139095040, %edx
	jmp	.L2248
.L2264:
	vzeroupper
	jmp	.L2259
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
	jle	.L2287
	leal	-1(%rdx), %eax
	cmpl	$14, %eax
	jbe	.L2281
	movl	$2147483647, %r9d
	movq	%rsi, %rax
	movl	%ecx, %esi
	movq	%rdi, %rdx
	vmovd	%r9d, %xmm5
	movl	$2139095040, %r9d
	shrl	$4, %esi
	vmovd	%r9d, %xmm4
	movl	$4194304, %r9d
	salq	$5, %rsi
	vpbroadcastd	%xmm5, %ymm5
	vmovd	%r9d, %xmm3
	addq	%rdi, %rsi
	vpbroadcastd	%xmm4, %ymm4
	vpbroadcastd	%xmm3, %ymm3
	.p2align 4,,10
	.p2align 3
.L2269:
	vpmovzxwd	(%rdx), %ymm1
	vmovdqu	(%rdx), %ymm7
	addq	$32, %rdx
	subq	$-128, %rax
	vpslld	$16, %ymm1, %ymm1
	vextracti128	$0x1, %ymm7, %xmm0
	vpand	%ymm5, %ymm1, %ymm6
	vpmovzxwd	%xmm0, %ymm0
	vpor	%ymm3, %ymm1, %ymm2
	vpminud	%ymm4, %ymm6, %ymm7
	vpslld	$16, %ymm0, %ymm0
	vpcmpeqd	%ymm7, %ymm6, %ymm6
	vpblendvb	%ymm6, %ymm1, %ymm2, %ymm2
	vpand	%ymm5, %ymm0, %ymm6
	vpor	%ymm3, %ymm0, %ymm1
	vpminud	%ymm4, %ymm6, %ymm7
	vpcmpeqd	%ymm7, %ymm6, %ymm6
	vpblendvb	%ymm6, %ymm0, %ymm1, %ymm0
	vcvtps2pd	%xmm2, %ymm1
	vextractf128	$0x1, %ymm2, %xmm2
	vmovupd	%ymm1, -128(%rax)
	vcvtps2pd	%xmm0, %ymm1
	vextractf128	$0x1, %ymm0, %xmm0
	vcvtps2pd	%xmm2, %ymm2
	vmovupd	%ymm1, -64(%rax)
	vcvtps2pd	%xmm0, %ymm0
	vmovupd	%ymm2, -96(%rax)
	vmovupd	%ymm0, -32(%rax)
	cmpq	%rdx, %rsi
	jne	.L2269
	movl	%ecx, %eax
	andl	$-16, %eax
	movl	%eax, %edx
	cmpl	%eax, %ecx
	je	.L2288
	vzeroupper
.L2268:
	movl	%ecx, %r9d
	subl	%edx, %r9d
	leal	-1(%r9), %esi
	cmpl	$6, %esi
	jbe	.L2271
	vmovdqu	(%rdi,%rdx,2), %xmm0
	leaq	(%r8,%rdx,8), %rsi
	movl	$2147483647, %edx
	vmovd	%edx, %xmm2
	movl	$2139095040, %edx
	vpmovzxwd	%xmm0, %xmm4
	vpsrldq	$8, %xmm0, %xmm0
	vpshufd	$0, %xmm2, %xmm2
	vpslld	$16, %xmm4, %xmm4
	vmovd	%edx, %xmm3
	vpmovzxwd	%xmm0, %xmm0
	movl	$4194304, %edx
	vpand	%xmm2, %xmm4, %xmm6
	vpslld	$16, %xmm0, %xmm0
	vpshufd	$0, %xmm3, %xmm3
	vpand	%xmm2, %xmm0, %xmm2
	vpminud	%xmm3, %xmm6, %xmm7
	vmovd	%edx, %xmm1
	movl	%r9d, %edx
	vpcmpeqd	%xmm7, %xmm6, %xmm6
	vpminud	%xmm3, %xmm2, %xmm3
	vpshufd	$0, %xmm1, %xmm1
	andl	$-8, %edx
	vpcmpeqd	%xmm3, %xmm2, %xmm2
	vpor	%xmm1, %xmm4, %xmm5
	vpor	%xmm1, %xmm0, %xmm1
	addl	%edx, %eax
	andl	$7, %r9d
	vpblendvb	%xmm6, %xmm4, %xmm5, %xmm4
	vpblendvb	%xmm2, %xmm0, %xmm1, %xmm0
	vcvtps2pd	%xmm4, %xmm1
	vmovupd	%xmm1, (%rsi)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovhlps	%xmm4, %xmm1, %xmm1
	vcvtps2pd	%xmm1, %xmm1
	vmovupd	%xmm1, 16(%rsi)
	vcvtps2pd	%xmm0, %xmm1
	vmovupd	%xmm1, 32(%rsi)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovhlps	%xmm0, %xmm1, %xmm1
	vcvtps2pd	%xmm1, %xmm1
	vmovupd	%xmm1, 48(%rsi)
	je	.L2287
.L2271:
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
	vmovd	%edx, %xmm5
	leal	1(%rax), %edx
	vcvtss2sd	%xmm5, %xmm5, %xmm0
	vmovsd	%xmm0, (%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2287
	movzwl	2(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	vmovd	%edx, %xmm5
	leal	2(%rax), %edx
	vcvtss2sd	%xmm5, %xmm5, %xmm0
	vmovsd	%xmm0, 8(%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2287
	movzwl	4(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	vmovd	%edx, %xmm5
	leal	3(%rax), %edx
	vcvtss2sd	%xmm5, %xmm5, %xmm0
	vmovsd	%xmm0, 16(%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2287
	movzwl	6(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	vmovd	%edx, %xmm5
	leal	4(%rax), %edx
	vcvtss2sd	%xmm5, %xmm5, %xmm0
	vmovsd	%xmm0, 24(%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2287
	movzwl	8(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	vmovd	%edx, %xmm5
	leal	5(%rax), %edx
	vcvtss2sd	%xmm5, %xmm5, %xmm0
	vmovsd	%xmm0, 32(%r8,%rsi)
	cmpl	%edx, %ecx
	jle	.L2287
	movzwl	10(%rdi,%r9), %edx
	sall	$16, %edx
	movl	%edx, %r11d
	movl	%edx, %r10d
	andl	$2147483647, %r11d
	orl	$4194304, %r10d
	cmpl	$2139095040, %r11d
	cmova	%r10d, %edx
	addl	$6, %eax
	vmovd	%edx, %xmm5
	vcvtss2sd	%xmm5, %xmm5, %xmm0
	vmovsd	%xmm0, 40(%r8,%rsi)
	cmpl	%eax, %ecx
	jle	.L2287
	movzwl	12(%rdi,%r9), %eax
	sall	$16, %eax
	movl	%eax, %ecx
	movl	%eax, %edx
	andl	$2147483647, %ecx
	orl	$4194304, %edx
	cmpl	$2139095040, %ecx
	cmova	%edx, %eax
	vmovd	%eax, %xmm5
	vcvtss2sd	%xmm5, %xmm5, %xmm0
	vmovsd	%xmm0, 48(%r8,%rsi)
.L2287:
	ret
.L2281:
	xorl	%edx, %edx
	xorl	%eax, %eax
	jmp	.L2268
.L2288:
	vzeroupper
	ret
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
	jle	.L2324
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rsi, %rcx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	subq	$8, %rsp
	cmpl	$2, %eax
	jbe	.L2306
	movabsq	$9223372036854775807, %r8
	movl	%edx, %esi
	xorl	%eax, %eax
	vbroadcastsd	.LC170(%rip), %ymm14
	vmovq	%r8, %xmm4
	shrl	$2, %esi
	movabsq	$-4843621399236966403, %r8
	vbroadcastsd	.LC21(%rip), %ymm5
	vpbroadcastq	%xmm4, %ymm4
	salq	$5, %rsi
	vbroadcastsd	.LC1(%rip), %ymm13
	vbroadcastsd	.LC3(%rip), %ymm12
	vbroadcastsd	.LC0(%rip), %ymm11
	vmovdqa	%ymm4, -24(%rsp)
	vmovq	%r8, %xmm4
	movabsq	$-9223372036854775808, %r8
	vbroadcastsd	.LC2(%rip), %ymm10
	vpbroadcastq	%xmm4, %ymm4
	vbroadcastsd	.LC4(%rip), %ymm9
	vmovdqa	%ymm4, -56(%rsp)
	vpbroadcastq	.LC338(%rip), %ymm4
	vmovdqa	%ymm4, -88(%rsp)
	vmovq	%r8, %xmm4
	vpbroadcastq	%xmm4, %ymm4
	vmovdqa	%ymm4, -120(%rsp)
	.p2align 4,,10
	.p2align 3
.L2292:
	vmovdqa	-24(%rsp), %ymm4
	vpand	(%rdi,%rax), %ymm4, %ymm0
	vcmpngtpd	%ymm0, %ymm14, %ymm1
	vcmpngtpd	%ymm0, %ymm5, %ymm3
	vcmpnltpd	%ymm0, %ymm12, %ymm2
	vcmpltpd	%ymm0, %ymm12, %ymm6
	vcmpgtpd	%ymm0, %ymm5, %ymm4
	vcmpngtpd	%ymm0, %ymm10, %ymm15
	vcmpngtpd	%ymm0, %ymm11, %ymm8
	vcmpltpd	%ymm0, %ymm13, %ymm7
	vpand	%ymm1, %ymm3, %ymm3
	vpand	%ymm6, %ymm3, %ymm6
	vpand	%ymm2, %ymm3, %ymm3
	vcmpgtpd	%ymm0, %ymm10, %ymm2
	vpand	%ymm1, %ymm4, %ymm4
	vcmpnltpd	%ymm0, %ymm13, %ymm1
	vpand	%ymm7, %ymm4, %ymm7
	vpand	%ymm2, %ymm3, %ymm2
	vpand	%ymm15, %ymm3, %ymm3
	vcmpgtpd	%ymm0, %ymm11, %ymm15
	vpand	%ymm1, %ymm4, %ymm1
	vblendvpd	%ymm2, %ymm10, %ymm0, %ymm2
	vpand	%ymm8, %ymm1, %ymm8
	vblendvpd	%ymm3, %ymm0, %ymm2, %ymm2
	vbroadcastsd	.LC10(%rip), %ymm3
	vblendvpd	%ymm6, %ymm12, %ymm2, %ymm2
	vpand	%ymm15, %ymm1, %ymm1
	vblendvpd	%ymm1, %ymm11, %ymm0, %ymm1
	vblendvpd	%ymm8, %ymm0, %ymm1, %ymm1
	vblendvpd	%ymm7, %ymm13, %ymm1, %ymm1
	vbroadcastsd	.LC6(%rip), %ymm7
	vfmadd213pd	.LC295(%rip), %ymm2, %ymm7
	vaddpd	.LC296(%rip), %ymm7, %ymm6
	vpaddq	-56(%rsp), %ymm7, %ymm7
	vfmadd231pd	.LC298(%rip), %ymm6, %ymm2
	vfmadd132pd	.LC299(%rip), %ymm2, %ymm6
	vxorpd	%xmm2, %xmm2, %xmm2
	vaddpd	%ymm2, %ymm6, %ymm6
	vfmadd213pd	.LC245(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC246(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC247(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC248(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC249(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC250(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC251(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC252(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC253(%rip), %ymm6, %ymm3
	vmulpd	%ymm6, %ymm6, %ymm2
	vfmadd132pd	%ymm6, %ymm9, %ymm3
	vfmadd132pd	%ymm3, %ymm6, %ymm2
	vpsrlq	$1, %ymm7, %ymm3
	vaddpd	.LC301(%rip), %ymm2, %ymm2
	vpsllq	$52, %ymm3, %ymm6
	vpsubq	%ymm3, %ymm7, %ymm7
	vbroadcastsd	.LC6(%rip), %ymm3
	vfmadd213pd	.LC295(%rip), %ymm1, %ymm3
	vpsllq	$52, %ymm7, %ymm7
	vmulpd	%ymm6, %ymm2, %ymm2
	vaddpd	.LC296(%rip), %ymm3, %ymm6
	vpaddq	-88(%rsp), %ymm3, %ymm3
	vfmadd231pd	.LC298(%rip), %ymm6, %ymm1
	vfmadd132pd	.LC299(%rip), %ymm1, %ymm6
	vpsllq	$52, %ymm3, %ymm3
	vbroadcastsd	.LC10(%rip), %ymm1
	vfmadd213pd	.LC245(%rip), %ymm6, %ymm1
	vfmadd213pd	.LC246(%rip), %ymm6, %ymm1
	vfmadd213pd	.LC247(%rip), %ymm6, %ymm1
	vfmadd213pd	.LC248(%rip), %ymm6, %ymm1
	vfmadd213pd	.LC249(%rip), %ymm6, %ymm1
	vfmadd213pd	.LC250(%rip), %ymm6, %ymm1
	vfmadd213pd	.LC251(%rip), %ymm6, %ymm1
	vfmadd213pd	.LC252(%rip), %ymm6, %ymm1
	vfmadd213pd	.LC253(%rip), %ymm6, %ymm1
	vmulpd	%ymm7, %ymm2, %ymm2
	vmulpd	%ymm6, %ymm6, %ymm7
	vfmadd132pd	%ymm6, %ymm9, %ymm1
	vfmadd132pd	%ymm7, %ymm6, %ymm1
	vaddpd	.LC329(%rip), %ymm3, %ymm6
	vbroadcastsd	.LC5(%rip), %ymm7
	vfmadd132pd	%ymm3, %ymm6, %ymm1
	vcmpngtpd	%ymm0, %ymm7, %ymm3
	vpand	%ymm3, %ymm4, %ymm3
	vaddpd	%ymm1, %ymm1, %ymm1
	vblendvpd	%ymm3, %ymm1, %ymm0, %ymm1
	vaddpd	.LC301(%rip), %ymm1, %ymm3
	vcmpgtpd	%ymm0, %ymm14, %ymm0
	vdivpd	%ymm3, %ymm1, %ymm3
	vaddpd	%ymm1, %ymm3, %ymm1
	vmulpd	%ymm9, %ymm1, %ymm1
	vblendvpd	%ymm4, %ymm1, %ymm2, %ymm2
	vmovdqa	-120(%rsp), %ymm4
	vpand	(%rdi,%rax), %ymm4, %ymm1
	vpor	%ymm2, %ymm1, %ymm2
	vblendvpd	%ymm0, (%rdi,%rax), %ymm2, %ymm0
	vmovupd	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rsi, %rax
	jne	.L2292
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%edx, %eax
	je	.L2327
	vzeroupper
.L2291:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L2294
	movabsq	$9223372036854775807, %r9
	vmovddup	.LC170(%rip), %xmm15
	vmovddup	.LC21(%rip), %xmm2
	vmovddup	.LC3(%rip), %xmm4
	vmovq	%r9, %xmm0
	vmovddup	.LC1(%rip), %xmm9
	vmovddup	.LC0(%rip), %xmm5
	vmovddup	.LC6(%rip), %xmm13
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vpand	(%rdi,%rsi,8), %xmm0, %xmm0
	movl	$1022, %r11d
	addq	$1, %r9
	movabsq	$-4843621399236966403, %r10
	vcmpnltpd	%xmm15, %xmm0, %xmm1
	vcmpltpd	%xmm2, %xmm0, %xmm7
	vcmpnltpd	%xmm2, %xmm0, %xmm2
	vcmpltpd	%xmm0, %xmm4, %xmm6
	vcmpnltpd	%xmm0, %xmm9, %xmm11
	vcmpnltpd	%xmm5, %xmm0, %xmm12
	vpand	%xmm1, %xmm7, %xmm7
	vcmpltpd	%xmm0, %xmm9, %xmm10
	vpand	%xmm1, %xmm2, %xmm2
	vcmpnltpd	%xmm0, %xmm4, %xmm1
	vpand	%xmm6, %xmm2, %xmm6
	vpand	%xmm11, %xmm7, %xmm11
	vpand	%xmm12, %xmm11, %xmm12
	vpand	%xmm10, %xmm7, %xmm10
	vpand	%xmm1, %xmm2, %xmm2
	vmovddup	.LC2(%rip), %xmm1
	vcmpltpd	%xmm1, %xmm0, %xmm8
	vcmpnltpd	%xmm1, %xmm0, %xmm3
	vpand	%xmm8, %xmm2, %xmm8
	vpand	%xmm3, %xmm2, %xmm3
	vcmpltpd	%xmm5, %xmm0, %xmm2
	vpand	%xmm2, %xmm11, %xmm11
	vblendvpd	%xmm8, %xmm1, %xmm0, %xmm2
	vmovddup	.LC8(%rip), %xmm8
	vblendvpd	%xmm3, %xmm0, %xmm2, %xmm2
	vmovddup	.LC10(%rip), %xmm3
	vblendvpd	%xmm11, %xmm5, %xmm0, %xmm5
	vmovddup	.LC18(%rip), %xmm11
	vblendvpd	%xmm6, %xmm4, %xmm2, %xmm2
	vmovddup	.LC7(%rip), %xmm4
	vblendvpd	%xmm12, %xmm0, %xmm5, %xmm5
	vmovddup	.LC17(%rip), %xmm12
	vmovapd	%xmm2, %xmm6
	vblendvpd	%xmm10, %xmm9, %xmm5, %xmm5
	vmovddup	.LC19(%rip), %xmm10
	vmovddup	.LC4(%rip), %xmm9
	vfmadd132pd	%xmm13, %xmm4, %xmm6
	vfmadd231pd	%xmm13, %xmm5, %xmm4
	vaddpd	.LC306(%rip), %xmm6, %xmm14
	vfmadd231pd	%xmm8, %xmm14, %xmm2
	vfmadd132pd	.LC308(%rip), %xmm2, %xmm14
	vxorpd	%xmm2, %xmm2, %xmm2
	vaddpd	%xmm2, %xmm14, %xmm14
	vfmadd213pd	.LC256(%rip), %xmm14, %xmm3
	vfmadd213pd	.LC257(%rip), %xmm14, %xmm3
	vfmadd213pd	.LC258(%rip), %xmm14, %xmm3
	vfmadd213pd	.LC259(%rip), %xmm14, %xmm3
	vfmadd213pd	.LC260(%rip), %xmm14, %xmm3
	vfmadd213pd	.LC261(%rip), %xmm14, %xmm3
	vmulpd	%xmm14, %xmm14, %xmm2
	vfmadd132pd	%xmm14, %xmm12, %xmm3
	vfmadd132pd	%xmm14, %xmm11, %xmm3
	vfmadd132pd	%xmm14, %xmm10, %xmm3
	vfmadd132pd	%xmm14, %xmm9, %xmm3
	vfmadd132pd	%xmm3, %xmm14, %xmm2
	vmovq	%r10, %xmm3
	vpunpcklqdq	%xmm3, %xmm3, %xmm3
	vpaddq	%xmm3, %xmm6, %xmm6
	vmovddup	.LC20(%rip), %xmm3
	vpsrlq	$1, %xmm6, %xmm14
	vpsllq	$52, %xmm14, %xmm1
	vpsubq	%xmm14, %xmm6, %xmm6
	vaddpd	%xmm3, %xmm2, %xmm2
	vpsllq	$52, %xmm6, %xmm6
	vmulpd	%xmm1, %xmm2, %xmm2
	vaddpd	.LC306(%rip), %xmm4, %xmm1
	vfmadd132pd	%xmm1, %xmm5, %xmm8
	vmovq	%r11, %xmm5
	vfmadd132pd	.LC308(%rip), %xmm8, %xmm1
	vpunpcklqdq	%xmm5, %xmm5, %xmm5
	vpaddq	%xmm5, %xmm4, %xmm4
	vmovddup	.LC10(%rip), %xmm5
	vmulpd	%xmm6, %xmm2, %xmm2
	vfmadd213pd	.LC256(%rip), %xmm1, %xmm5
	vpsllq	$52, %xmm4, %xmm4
	vfmadd213pd	.LC257(%rip), %xmm1, %xmm5
	vfmadd213pd	.LC258(%rip), %xmm1, %xmm5
	vfmadd213pd	.LC259(%rip), %xmm1, %xmm5
	vfmadd213pd	.LC260(%rip), %xmm1, %xmm5
	vfmadd213pd	.LC261(%rip), %xmm1, %xmm5
	vmulpd	%xmm1, %xmm1, %xmm6
	vfmadd132pd	%xmm1, %xmm12, %xmm5
	vfmadd132pd	%xmm1, %xmm11, %xmm5
	vfmadd132pd	%xmm1, %xmm10, %xmm5
	vfmadd132pd	%xmm1, %xmm9, %xmm5
	vfmadd231pd	%xmm6, %xmm5, %xmm1
	vmovddup	.LC330(%rip), %xmm5
	vaddpd	%xmm4, %xmm5, %xmm5
	vfmadd132pd	%xmm4, %xmm5, %xmm1
	vmovddup	.LC5(%rip), %xmm4
	vcmpnltpd	%xmm4, %xmm0, %xmm4
	vpand	%xmm4, %xmm7, %xmm4
	vaddpd	%xmm1, %xmm1, %xmm1
	vblendvpd	%xmm4, %xmm1, %xmm0, %xmm1
	vcmpltpd	%xmm15, %xmm0, %xmm0
	vaddpd	%xmm3, %xmm1, %xmm3
	vdivpd	%xmm3, %xmm1, %xmm3
	vaddpd	%xmm1, %xmm3, %xmm1
	vmulpd	%xmm9, %xmm1, %xmm1
	vblendvpd	%xmm7, %xmm1, %xmm2, %xmm2
	vmovq	%r9, %xmm1
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	(%rdi,%rsi,8), %xmm1, %xmm1
	vpor	%xmm2, %xmm1, %xmm2
	vblendvpd	%xmm0, (%rdi,%rsi,8), %xmm2, %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L2322
	andl	$-2, %edx
	addl	%edx, %eax
.L2294:
	cltq
	vmovsd	.LC170(%rip), %xmm2
	vmovsd	(%rdi,%rax,8), %xmm1
	leaq	(%rcx,%rax,8), %rcx
	vmovq	%xmm1, %rdx
	movq	%rdx, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm0
	vcomisd	%xmm0, %xmm2
	ja	.L2298
	vmovsd	.LC21(%rip), %xmm1
	vcomisd	%xmm0, %xmm1
	ja	.L2303
	vcomisd	.LC3(%rip), %xmm0
	ja	.L2309
	vmovsd	.LC2(%rip), %xmm1
	vmaxsd	%xmm0, %xmm1, %xmm0
.L2304:
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	%xmm0, %xmm0, %xmm3
	vfmadd132sd	.LC6(%rip), %xmm1, %xmm3
	movabsq	$-4843621399236966403, %rax
	vsubsd	%xmm1, %xmm3, %xmm1
	vmovq	%xmm3, %rdi
	vfmadd231sd	.LC8(%rip), %xmm1, %xmm0
	addq	%rdi, %rax
	vfmadd132sd	.LC9(%rip), %xmm0, %xmm1
	vxorpd	%xmm0, %xmm0, %xmm0
	movq	%rax, %rsi
	shrq	%rsi
	movq	%rsi, %rdi
	subq	%rsi, %rax
	salq	$52, %rdi
	salq	$52, %rax
	vmovq	%rdi, %xmm5
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
	vfmadd213sd	.LC4(%rip), %xmm0, %xmm1
	vmulsd	%xmm0, %xmm0, %xmm2
	vfmadd231sd	%xmm1, %xmm2, %xmm0
	vaddsd	.LC20(%rip), %xmm0, %xmm0
	vmulsd	%xmm5, %xmm0, %xmm0
	vmovq	%rax, %xmm5
	vmulsd	%xmm5, %xmm0, %xmm5
	vmovq	%xmm5, %rsi
.L2299:
	movabsq	$-9223372036854775808, %rax
	andq	%rdx, %rax
	orq	%rsi, %rax
	vmovq	%rax, %xmm1
.L2298:
	vmovsd	%xmm1, (%rcx)
.L2322:
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2303:
	.cfi_restore_state
	vmovsd	.LC1(%rip), %xmm1
	vcomisd	%xmm1, %xmm0
	ja	.L2301
	vmovsd	.LC0(%rip), %xmm1
	vmaxsd	%xmm0, %xmm1, %xmm1
.L2301:
	vmovsd	.LC5(%rip), %xmm3
	vmovsd	.LC4(%rip), %xmm2
	vcomisd	%xmm0, %xmm3
	ja	.L2300
	vmovsd	.LC7(%rip), %xmm3
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	.LC6(%rip), %xmm3, %xmm0
	vsubsd	%xmm3, %xmm0, %xmm3
	vmovq	%xmm0, %rax
	vfmadd231sd	.LC8(%rip), %xmm3, %xmm1
	addq	$1022, %rax
	vfmadd132sd	.LC9(%rip), %xmm1, %xmm3
	salq	$52, %rax
	vmovsd	.LC10(%rip), %xmm1
	vfmadd213sd	.LC11(%rip), %xmm3, %xmm1
	vmovq	%rax, %xmm0
	vfmadd213sd	.LC12(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC13(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC14(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC15(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC16(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC17(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC18(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC19(%rip), %xmm3, %xmm1
	vmulsd	%xmm3, %xmm3, %xmm4
	vfmadd132sd	%xmm3, %xmm2, %xmm1
	vfmadd132sd	%xmm4, %xmm3, %xmm1
	vsubsd	%xmm2, %xmm0, %xmm3
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vaddsd	%xmm0, %xmm0, %xmm0
.L2300:
	vaddsd	.LC20(%rip), %xmm0, %xmm1
	vdivsd	%xmm1, %xmm0, %xmm1
	vaddsd	%xmm0, %xmm1, %xmm0
	vmulsd	%xmm2, %xmm0, %xmm5
	vmovq	%xmm5, %rsi
	jmp	.L2299
	.p2align 4,,10
	.p2align 3
.L2309:
	movq	.LC3(%rip), %rax
	vmovq	%rax, %xmm0
	jmp	.L2304
	.p2align 4,,10
	.p2align 3
.L2327:
	vzeroupper
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2324:
	.cfi_restore 6
	ret
.L2306:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L2291
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
	jle	.L2332
	movslq	%edx, %rdx
	movq	%rdi, %r8
	movq	%rsi, %r9
	leaq	(%rdi,%rdx,8), %r10
	.p2align 4,,10
	.p2align 3
.L2330:
	vmovsd	(%r8), %xmm0
	addq	$8, %r8
	addq	$8, %r9
	call	etch__cosh_f64
	vmovsd	%xmm0, -8(%r9)
	cmpq	%r10, %r8
	jne	.L2330
.L2332:
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
	jle	.L2337
	movslq	%edx, %rdx
	movq	%rdi, %r8
	movq	%rsi, %r9
	leaq	(%rdi,%rdx,8), %r10
	.p2align 4,,10
	.p2align 3
.L2335:
	vmovsd	(%r8), %xmm0
	addq	$8, %r8
	addq	$8, %r9
	call	etch__asinh_f64
	vmovsd	%xmm0, -8(%r9)
	cmpq	%r10, %r8
	jne	.L2335
.L2337:
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
	jle	.L2393
	movslq	%edx, %rdx
	vmovsd	.LC20(%rip), %xmm2
	vmovsd	.LC171(%rip), %xmm5
	vmovsd	.LC134(%rip), %xmm6
	vmovsd	.LC146(%rip), %xmm10
	leaq	(%rdi,%rdx,8), %rdx
	vmovsd	.LC5(%rip), %xmm9
	vmovsd	.LC149(%rip), %xmm8
	vmovsd	.LC180(%rip), %xmm7
	vmovsd	.LC133(%rip), %xmm13
	vmovsd	.LC4(%rip), %xmm12
	.p2align 4,,10
	.p2align 3
.L2370:
	vmovsd	(%rdi), %xmm0
	vucomisd	%xmm2, %xmm0
	jb	.L2383
	vcomisd	%xmm5, %xmm0
	jnb	.L2398
	vcomisd	%xmm6, %xmm0
	ja	.L2399
	vsubsd	%xmm2, %xmm0, %xmm0
	vaddsd	%xmm0, %xmm0, %xmm1
	vfmadd231sd	%xmm0, %xmm0, %xmm1
	vsqrtsd	%xmm1, %xmm1, %xmm1
	vaddsd	%xmm1, %xmm0, %xmm0
	vcomisd	%xmm2, %xmm0
	vaddsd	%xmm2, %xmm0, %xmm1
	jbe	.L2392
	vsubsd	%xmm0, %xmm1, %xmm3
	vsubsd	%xmm3, %xmm2, %xmm3
.L2360:
	movabsq	$-4604544271217802189, %r8
	vmovq	%xmm1, %rax
	movabsq	$4503599627370495, %rcx
	movabsq	$4604544271217802189, %r9
	addq	%rax, %r8
	andq	%r8, %rcx
	addq	%r9, %rcx
	vcomisd	%xmm0, %xmm10
	vmovq	%rcx, %xmm4
	vsubsd	%xmm2, %xmm4, %xmm4
	jbe	.L2361
	movabsq	$-4503599627370496, %rcx
	andq	%rcx, %r8
	movabsq	$4607182418800017408, %rcx
	subq	%r8, %rcx
	vmovq	%rcx, %xmm1
	vfmadd132sd	%xmm3, %xmm4, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm4
.L2361:
	vmovq	%xmm0, %rcx
	vmovsd	%xmm0, %xmm0, %xmm3
	btrq	$63, %rcx
	vmovq	%rcx, %xmm1
	vcomisd	%xmm1, %xmm9
	ja	.L2363
	vmovsd	.LC172(%rip), %xmm3
	vmulsd	%xmm12, %xmm4, %xmm15
	movabsq	$7141747209585715, %rcx
	addq	%rcx, %rax
	movabsq	$4841369599423283200, %rcx
	shrq	$52, %rax
	orq	%rcx, %rax
	vmovq	%rax, %xmm1
	vsubsd	%xmm13, %xmm1, %xmm11
	vaddsd	%xmm6, %xmm4, %xmm1
	vmulsd	%xmm4, %xmm15, %xmm15
	vdivsd	%xmm1, %xmm4, %xmm1
	vmulsd	%xmm1, %xmm1, %xmm14
	vfmadd213sd	.LC173(%rip), %xmm14, %xmm3
	vfmadd213sd	.LC174(%rip), %xmm14, %xmm3
	vfmadd213sd	.LC175(%rip), %xmm14, %xmm3
	vfmadd213sd	.LC176(%rip), %xmm14, %xmm3
	vfmadd213sd	.LC177(%rip), %xmm14, %xmm3
	vfmadd213sd	.LC178(%rip), %xmm14, %xmm3
	vmulsd	%xmm3, %xmm14, %xmm14
	vmulsd	.LC144(%rip), %xmm11, %xmm3
	vaddsd	%xmm15, %xmm14, %xmm14
	vfmadd132sd	%xmm14, %xmm3, %xmm1
	vmovsd	%xmm11, %xmm11, %xmm3
	vsubsd	%xmm15, %xmm1, %xmm1
	vaddsd	%xmm4, %xmm1, %xmm1
	vfmadd132sd	.LC143(%rip), %xmm1, %xmm3
.L2363:
	vcmpnltsd	%xmm0, %xmm8, %xmm1
	vcomisd	%xmm7, %xmm0
	vblendvpd	%xmm1, %xmm3, %xmm0, %xmm3
	jp	.L2383
	je	.L2366
.L2400:
	ja	.L2340
.L2383:
	vmovsd	.LC181(%rip), %xmm3
.L2340:
	addq	$8, %rdi
	vmovsd	%xmm3, (%rsi)
	addq	$8, %rsi
	cmpq	%rdx, %rdi
	jne	.L2370
	ret
	.p2align 4,,10
	.p2align 3
.L2398:
	vmovsd	.LC132(%rip), %xmm1
	vcomisd	%xmm0, %xmm1
	ja	.L2343
	vmovsd	%xmm0, %xmm0, %xmm4
	vxorpd	%xmm1, %xmm1, %xmm1
.L2372:
	vcomisd	.LC149(%rip), %xmm0
	vmovsd	%xmm0, %xmm0, %xmm3
	ja	.L2344
	movabsq	$-4604544271217802189, %rcx
	vmovq	%xmm4, %rax
	movabsq	$4503599627370495, %r8
	addq	%rax, %rcx
	andq	%r8, %rcx
	movabsq	$4604544271217802189, %r8
	addq	%r8, %rcx
	vmovq	%rcx, %xmm4
	movabsq	$7141747209585715, %rcx
	vsubsd	%xmm2, %xmm4, %xmm4
	vaddsd	.LC134(%rip), %xmm4, %xmm14
	addq	%rcx, %rax
	movabsq	$4841369599423283200, %rcx
	vmulsd	.LC4(%rip), %xmm4, %xmm15
	shrq	$52, %rax
	orq	%rcx, %rax
	vdivsd	%xmm14, %xmm4, %xmm14
	vmovq	%rax, %xmm3
	vsubsd	.LC133(%rip), %xmm3, %xmm11
	vmovsd	.LC172(%rip), %xmm3
	vaddsd	%xmm1, %xmm11, %xmm11
	vmulsd	%xmm4, %xmm15, %xmm15
	vmulsd	%xmm14, %xmm14, %xmm1
	vfmadd213sd	.LC173(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC174(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC175(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC176(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC177(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC178(%rip), %xmm1, %xmm3
	vmulsd	%xmm3, %xmm1, %xmm1
	vmulsd	.LC144(%rip), %xmm11, %xmm3
	vaddsd	%xmm15, %xmm1, %xmm1
	vfmadd231sd	%xmm1, %xmm14, %xmm3
	vsubsd	%xmm15, %xmm3, %xmm3
	vaddsd	%xmm4, %xmm3, %xmm3
	vfmadd231sd	.LC143(%rip), %xmm11, %xmm3
.L2344:
	vxorpd	%xmm1, %xmm1, %xmm1
	vcomisd	%xmm1, %xmm0
	jp	.L2383
	je	.L2366
	jbe	.L2383
	vaddsd	.LC179(%rip), %xmm3, %xmm3
	jmp	.L2340
	.p2align 4,,10
	.p2align 3
.L2399:
	vmovsd	%xmm0, %xmm0, %xmm3
	vaddsd	%xmm0, %xmm0, %xmm1
	vfmadd213sd	.LC180(%rip), %xmm0, %xmm3
	vsqrtsd	%xmm3, %xmm3, %xmm3
	vaddsd	%xmm3, %xmm0, %xmm3
	vmovsd	.LC132(%rip), %xmm0
	vdivsd	%xmm3, %xmm2, %xmm3
	vsubsd	%xmm3, %xmm1, %xmm1
	vcomisd	%xmm1, %xmm0
	ja	.L2352
	vmovsd	%xmm1, %xmm1, %xmm4
	vxorpd	%xmm0, %xmm0, %xmm0
.L2373:
	vcomisd	.LC149(%rip), %xmm1
	vmovsd	%xmm1, %xmm1, %xmm3
	ja	.L2353
	vmovq	%xmm4, %rax
	vmovsd	.LC172(%rip), %xmm3
	movabsq	$-4604544271217802189, %rcx
	movabsq	$4503599627370495, %r8
	addq	%rax, %rcx
	andq	%r8, %rcx
	movabsq	$4604544271217802189, %r8
	addq	%r8, %rcx
	vmovq	%rcx, %xmm4
	movabsq	$7141747209585715, %rcx
	addq	%rcx, %rax
	vsubsd	%xmm2, %xmm4, %xmm14
	movabsq	$4841369599423283200, %rcx
	vmulsd	.LC4(%rip), %xmm14, %xmm15
	shrq	$52, %rax
	orq	%rcx, %rax
	vmovq	%rax, %xmm4
	vsubsd	.LC133(%rip), %xmm4, %xmm11
	vaddsd	%xmm0, %xmm11, %xmm11
	vaddsd	%xmm6, %xmm14, %xmm0
	vmulsd	%xmm14, %xmm15, %xmm15
	vdivsd	%xmm0, %xmm14, %xmm0
	vmulsd	%xmm0, %xmm0, %xmm4
	vfmadd213sd	.LC173(%rip), %xmm4, %xmm3
	vfmadd213sd	.LC174(%rip), %xmm4, %xmm3
	vfmadd213sd	.LC175(%rip), %xmm4, %xmm3
	vfmadd213sd	.LC176(%rip), %xmm4, %xmm3
	vfmadd213sd	.LC177(%rip), %xmm4, %xmm3
	vfmadd213sd	.LC178(%rip), %xmm4, %xmm3
	vmulsd	%xmm3, %xmm4, %xmm4
	vmulsd	.LC144(%rip), %xmm11, %xmm3
	vaddsd	%xmm15, %xmm4, %xmm4
	vfmadd132sd	%xmm4, %xmm3, %xmm0
	vmovsd	%xmm11, %xmm11, %xmm3
	vsubsd	%xmm15, %xmm0, %xmm0
	vaddsd	%xmm14, %xmm0, %xmm0
	vfmadd132sd	.LC143(%rip), %xmm0, %xmm3
.L2353:
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm0, %xmm1
	jp	.L2383
	jne	.L2400
.L2366:
	vmovsd	.LC201(%rip), %xmm3
	jmp	.L2340
	.p2align 4,,10
	.p2align 3
.L2393:
	ret
	.p2align 4,,10
	.p2align 3
.L2392:
	vsubsd	%xmm2, %xmm1, %xmm3
	vsubsd	%xmm3, %xmm0, %xmm3
	jmp	.L2360
	.p2align 4,,10
	.p2align 3
.L2343:
	vmulsd	.LC146(%rip), %xmm0, %xmm4
	vmovsd	.LC131(%rip), %xmm1
	jmp	.L2372
	.p2align 4,,10
	.p2align 3
.L2352:
	vmulsd	.LC146(%rip), %xmm1, %xmm4
	vmovsd	.LC131(%rip), %xmm0
	jmp	.L2373
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
	jle	.L2473
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rsi, %rcx
	movl	%edx, %esi
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	subq	$360, %rsp
	cmpl	$2, %eax
	jbe	.L2443
	movabsq	$9223372036854775807, %r8
	shrl	$2, %edx
	xorl	%eax, %eax
	vbroadcastsd	.LC20(%rip), %ymm13
	vmovq	%r8, %xmm2
	salq	$5, %rdx
	movabsq	$-4604544271217802189, %r8
	vbroadcastsd	.LC180(%rip), %ymm14
	vmovq	%r8, %xmm1
	vpbroadcastq	%xmm2, %ymm2
	movabsq	$4503599627370495, %r8
	vmovdqa	%ymm2, -56(%rsp)
	vpbroadcastq	%xmm1, %ymm2
	vmovq	%r8, %xmm1
	movabsq	$4604544271217802189, %r8
	vmovdqa	%ymm2, 296(%rsp)
	vpbroadcastq	%xmm1, %ymm2
	vmovq	%r8, %xmm1
	movabsq	$-4503599627370496, %r8
	vmovdqa	%ymm2, 264(%rsp)
	vpbroadcastq	%xmm1, %ymm2
	vmovq	%r8, %xmm1
	movabsq	$4607182418800017408, %r8
	vmovdqa	%ymm2, 232(%rsp)
	vpbroadcastq	%xmm1, %ymm2
	vmovq	%r8, %xmm1
	movabsq	$7141747209585715, %r8
	vmovdqa	%ymm2, 328(%rsp)
	vpbroadcastq	%xmm1, %ymm2
	vmovq	%r8, %xmm1
	movabsq	$4841369599423283200, %r8
	vmovdqa	%ymm2, 200(%rsp)
	vpbroadcastq	%xmm1, %ymm2
	vmovq	%r8, %xmm1
	movabsq	$9221120237041090560, %r8
	vmovdqa	%ymm2, 168(%rsp)
	vpbroadcastq	%xmm1, %ymm2
	vmovq	%r8, %xmm1
	movabsq	$-9223372036854775808, %r8
	vmovdqa	%ymm2, 136(%rsp)
	vpbroadcastq	%xmm1, %ymm2
	vmovq	%r8, %xmm1
	vmovdqa	%ymm2, -88(%rsp)
	vpbroadcastq	%xmm1, %ymm2
	vmovdqa	%ymm2, -120(%rsp)
	.p2align 4,,10
	.p2align 3
.L2404:
	vmovdqa	-56(%rsp), %ymm2
	vpand	(%rdi,%rax), %ymm2, %ymm1
	vbroadcastsd	.LC4(%rip), %ymm7
	vmovupd	(%rdi,%rax), %ymm9
	vaddpd	%ymm1, %ymm1, %ymm2
	vsubpd	%ymm1, %ymm13, %ymm0
	vbroadcastsd	.LC170(%rip), %ymm4
	vmulpd	.LC731(%rip), %ymm9, %ymm9
	vcmpngtpd	%ymm1, %ymm4, %ymm6
	vcmpgtpd	%ymm1, %ymm7, %ymm4
	vmulpd	%ymm1, %ymm2, %ymm3
	vpand	%ymm6, %ymm4, %ymm12
	vcmpngtpd	%ymm1, %ymm7, %ymm4
	vmovapd	%ymm9, 72(%rsp)
	vcmpeqpd	%ymm1, %ymm13, %ymm9
	vdivpd	%ymm0, %ymm3, %ymm3
	vpand	%ymm6, %ymm4, %ymm4
	vcmpgtpd	%ymm1, %ymm13, %ymm6
	vpand	%ymm6, %ymm4, %ymm15
	vcmpngtpd	%ymm1, %ymm13, %ymm6
	vmovdqa	%ymm15, 104(%rsp)
	vpand	%ymm6, %ymm4, %ymm4
	vpand	%ymm9, %ymm4, %ymm9
	vmovdqa	%ymm9, 40(%rsp)
	vcmpneqpd	%ymm1, %ymm13, %ymm9
	vpand	%ymm9, %ymm4, %ymm4
	vmovdqa	%ymm4, 8(%rsp)
	vmovdqa	200(%rsp), %ymm4
	vaddpd	%ymm2, %ymm3, %ymm3
	vdivpd	%ymm0, %ymm2, %ymm2
	vaddpd	%ymm13, %ymm3, %ymm5
	vcmpltpd	%ymm3, %ymm13, %ymm8
	vsubpd	%ymm3, %ymm5, %ymm7
	vaddpd	%ymm14, %ymm5, %ymm6
	vpand	%ymm8, %ymm12, %ymm8
	vsubpd	%ymm7, %ymm13, %ymm7
	vsubpd	%ymm6, %ymm3, %ymm6
	vblendvpd	%ymm8, %ymm7, %ymm6, %ymm6
	vpaddq	296(%rsp), %ymm5, %ymm8
	vpand	264(%rsp), %ymm8, %ymm7
	vpaddq	232(%rsp), %ymm7, %ymm7
	vpand	328(%rsp), %ymm8, %ymm8
	vpaddq	168(%rsp), %ymm5, %ymm5
	vaddpd	%ymm7, %ymm14, %ymm7
	vpsubq	%ymm8, %ymm4, %ymm8
	vpsrlq	$52, %ymm5, %ymm5
	vpor	136(%rsp), %ymm5, %ymm5
	vaddpd	.LC431(%rip), %ymm5, %ymm5
	vfmadd132pd	%ymm8, %ymm7, %ymm6
	vcmpnltpd	.LC423(%rip), %ymm3, %ymm8
	vpand	%ymm8, %ymm12, %ymm8
	vblendvpd	%ymm8, %ymm7, %ymm6, %ymm6
	vmovdqa	200(%rsp), %ymm8
	vmulpd	.LC254(%rip), %ymm6, %ymm7
	vaddpd	%ymm13, %ymm2, %ymm0
	vcmpltpd	%ymm2, %ymm13, %ymm11
	vpaddq	296(%rsp), %ymm0, %ymm4
	vsubpd	%ymm2, %ymm0, %ymm9
	vaddpd	%ymm14, %ymm0, %ymm10
	vpand	%ymm15, %ymm11, %ymm11
	vsubpd	%ymm10, %ymm2, %ymm10
	vsubpd	%ymm9, %ymm13, %ymm9
	vblendvpd	%ymm11, %ymm9, %ymm10, %ymm9
	vandpd	.LC225(%rip), %ymm3, %ymm11
	vpand	264(%rsp), %ymm4, %ymm10
	vpaddq	232(%rsp), %ymm10, %ymm10
	vpand	328(%rsp), %ymm4, %ymm4
	vcmpltpd	.LC331(%rip), %ymm11, %ymm11
	vaddpd	%ymm10, %ymm14, %ymm10
	vpsubq	%ymm4, %ymm8, %ymm4
	vmovapd	%ymm9, %ymm8
	vmulpd	%ymm6, %ymm7, %ymm9
	vpand	%ymm11, %ymm12, %ymm11
	vfmadd132pd	%ymm4, %ymm10, %ymm8
	vaddpd	.LC416(%rip), %ymm6, %ymm4
	vdivpd	%ymm4, %ymm6, %ymm4
	vmovapd	%ymm8, -24(%rsp)
	vcmpnltpd	.LC423(%rip), %ymm2, %ymm8
	vpand	%ymm15, %ymm8, %ymm8
	vbroadcastsd	.LC172(%rip), %ymm15
	vmulpd	%ymm4, %ymm4, %ymm7
	vfmadd213pd	.LC403(%rip), %ymm7, %ymm15
	vfmadd213pd	.LC404(%rip), %ymm7, %ymm15
	vpaddq	168(%rsp), %ymm0, %ymm0
	vfmadd213pd	.LC405(%rip), %ymm7, %ymm15
	vfmadd213pd	.LC406(%rip), %ymm7, %ymm15
	vpsrlq	$52, %ymm0, %ymm0
	vpor	136(%rsp), %ymm0, %ymm0
	vfmadd213pd	.LC407(%rip), %ymm7, %ymm15
	vaddpd	.LC431(%rip), %ymm0, %ymm0
	vfmadd213pd	.LC408(%rip), %ymm7, %ymm15
	vmulpd	%ymm15, %ymm7, %ymm7
	vmulpd	.LC417(%rip), %ymm5, %ymm15
	vaddpd	%ymm9, %ymm7, %ymm7
	vfmadd132pd	%ymm7, %ymm15, %ymm4
	vandpd	.LC225(%rip), %ymm2, %ymm7
	vmovdqa	-88(%rsp), %ymm15
	vcmpltpd	.LC331(%rip), %ymm7, %ymm7
	vsubpd	%ymm9, %ymm4, %ymm4
	vaddpd	%ymm6, %ymm4, %ymm4
	vfmadd231pd	.LC418(%rip), %ymm5, %ymm4
	vmovapd	-24(%rsp), %ymm5
	vblendvpd	%ymm8, %ymm10, %ymm5, %ymm8
	vaddpd	.LC416(%rip), %ymm8, %ymm5
	vbroadcastsd	.LC172(%rip), %ymm10
	vmulpd	.LC254(%rip), %ymm8, %ymm9
	vdivpd	%ymm5, %ymm8, %ymm5
	vblendvpd	%ymm11, %ymm3, %ymm4, %ymm4
	vmovdqa	104(%rsp), %ymm11
	vpand	%ymm11, %ymm7, %ymm7
	vmulpd	%ymm8, %ymm9, %ymm9
	vmulpd	%ymm5, %ymm5, %ymm6
	vfmadd213pd	.LC403(%rip), %ymm6, %ymm10
	vfmadd213pd	.LC404(%rip), %ymm6, %ymm10
	vfmadd213pd	.LC405(%rip), %ymm6, %ymm10
	vfmadd213pd	.LC406(%rip), %ymm6, %ymm10
	vfmadd213pd	.LC407(%rip), %ymm6, %ymm10
	vfmadd213pd	.LC408(%rip), %ymm6, %ymm10
	vmulpd	%ymm10, %ymm6, %ymm6
	vmulpd	.LC417(%rip), %ymm0, %ymm10
	vaddpd	%ymm9, %ymm6, %ymm6
	vfmadd132pd	%ymm6, %ymm10, %ymm5
	vbroadcastsd	.LC149(%rip), %ymm6
	vcmpltpd	%ymm2, %ymm6, %ymm6
	vsubpd	%ymm9, %ymm5, %ymm5
	vpand	%ymm11, %ymm6, %ymm6
	vmovdqa	328(%rsp), %ymm9
	vaddpd	%ymm8, %ymm5, %ymm5
	vfmadd132pd	.LC418(%rip), %ymm5, %ymm0
	vbroadcastsd	.LC149(%rip), %ymm5
	vcmpltpd	%ymm3, %ymm5, %ymm5
	vpand	%ymm5, %ymm12, %ymm5
	vblendvpd	%ymm7, %ymm2, %ymm0, %ymm0
	vblendvpd	%ymm5, %ymm3, %ymm4, %ymm4
	vcmpneqpd	%ymm14, %ymm3, %ymm5
	vblendvpd	%ymm6, %ymm2, %ymm0, %ymm0
	vmulpd	.LC254(%rip), %ymm4, %ymm4
	vcmpeqpd	%ymm14, %ymm3, %ymm7
	vcmpnlepd	%ymm3, %ymm14, %ymm6
	vcmplepd	%ymm3, %ymm14, %ymm3
	vpand	%ymm5, %ymm12, %ymm5
	vpand	%ymm7, %ymm12, %ymm7
	vpand	%ymm6, %ymm5, %ymm6
	vpand	%ymm3, %ymm5, %ymm5
	vpandn	%ymm5, %ymm6, %ymm6
	vcmpneqpd	%ymm14, %ymm2, %ymm3
	vcmpeqpd	%ymm14, %ymm2, %ymm5
	vpblendvb	%ymm6, %ymm4, %ymm15, %ymm4
	vcmpnlepd	%ymm2, %ymm14, %ymm6
	vcmplepd	%ymm2, %ymm14, %ymm2
	vpblendvb	%ymm7, %ymm9, %ymm4, %ymm4
	vpand	%ymm11, %ymm3, %ymm3
	vpand	%ymm11, %ymm5, %ymm5
	vpand	%ymm6, %ymm3, %ymm6
	vpand	%ymm2, %ymm3, %ymm3
	vpor	%ymm11, %ymm12, %ymm2
	vpandn	%ymm3, %ymm6, %ymm6
	vmulpd	.LC254(%rip), %ymm0, %ymm3
	vbroadcastsd	.LC170(%rip), %ymm0
	vcmpgtpd	%ymm1, %ymm0, %ymm0
	vmovapd	72(%rsp), %ymm1
	vmovapd	40(%rsp), %ymm7
	vblendvpd	%ymm0, (%rdi,%rax), %ymm1, %ymm0
	vpblendvb	%ymm6, %ymm3, %ymm15, %ymm3
	vblendvpd	%ymm7, %ymm1, %ymm0, %ymm0
	vpblendvb	%ymm5, %ymm9, %ymm3, %ymm3
	vmovdqa	-120(%rsp), %ymm1
	vpand	(%rdi,%rax), %ymm1, %ymm1
	vpblendvb	%ymm12, %ymm4, %ymm3, %ymm3
	vpor	%ymm3, %ymm1, %ymm1
	vblendvpd	%ymm2, %ymm1, %ymm0, %ymm0
	vmovapd	8(%rsp), %ymm2
	vblendvpd	%ymm2, .LC434(%rip), %ymm0, %ymm0
	vmovupd	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rdx, %rax
	jne	.L2404
	movl	%esi, %eax
	andl	$-4, %eax
	movl	%eax, %r8d
	cmpl	%eax, %esi
	je	.L2476
	vzeroupper
.L2403:
	movl	%esi, %edx
	subl	%r8d, %edx
	cmpl	$1, %edx
	je	.L2408
	movabsq	$9223372036854775807, %r9
	movl	%r8d, %esi
	vmovddup	.LC20(%rip), %xmm3
	movabsq	$-4604544271217802189, %r10
	movabsq	$4503599627370495, %r8
	vmovq	%r9, %xmm0
	movabsq	$4607182418800017408, %r11
	movabsq	$9221120237041090560, %r9
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vpand	(%rdi,%rsi,8), %xmm0, %xmm0
	vmovq	%r8, %xmm14
	movabsq	$4604544271217802189, %r8
	vpunpcklqdq	%xmm14, %xmm14, %xmm14
	vmovq	%r8, %xmm11
	movabsq	$-4503599627370496, %r8
	vaddpd	%xmm0, %xmm0, %xmm2
	vsubpd	%xmm0, %xmm3, %xmm4
	vcmpnltpd	.LC727(%rip), %xmm0, %xmm7
	vmovdqa	%xmm14, 136(%rsp)
	vcmpltpd	.LC265(%rip), %xmm0, %xmm6
	vpunpcklqdq	%xmm11, %xmm11, %xmm11
	vmovdqa	%xmm11, 104(%rsp)
	vmulpd	%xmm0, %xmm2, %xmm1
	vpand	%xmm7, %xmm6, %xmm12
	vcmpnltpd	.LC265(%rip), %xmm0, %xmm6
	vpand	%xmm7, %xmm6, %xmm6
	vdivpd	%xmm4, %xmm1, %xmm1
	vaddpd	%xmm2, %xmm1, %xmm1
	vdivpd	%xmm4, %xmm2, %xmm2
	vcmpltpd	%xmm3, %xmm0, %xmm4
	vaddpd	%xmm3, %xmm1, %xmm5
	vcmpltpd	%xmm1, %xmm3, %xmm9
	vpand	%xmm4, %xmm6, %xmm15
	vcmpnltpd	%xmm3, %xmm0, %xmm4
	vsubpd	%xmm1, %xmm5, %xmm7
	vpand	%xmm9, %xmm12, %xmm9
	vpand	%xmm4, %xmm6, %xmm6
	vmovddup	.LC180(%rip), %xmm4
	vaddpd	%xmm4, %xmm5, %xmm8
	vsubpd	%xmm7, %xmm3, %xmm7
	vsubpd	%xmm8, %xmm1, %xmm8
	vblendvpd	%xmm9, %xmm7, %xmm8, %xmm8
	vmovq	%r10, %xmm7
	movabsq	$-9223372036854775808, %r10
	vpunpcklqdq	%xmm7, %xmm7, %xmm7
	vpaddq	%xmm5, %xmm7, %xmm9
	vpand	%xmm14, %xmm9, %xmm10
	vpaddq	%xmm11, %xmm10, %xmm10
	vaddpd	%xmm4, %xmm10, %xmm10
	vcmpltpd	%xmm2, %xmm3, %xmm14
	vaddpd	%xmm3, %xmm2, %xmm13
	vpand	%xmm14, %xmm15, %xmm11
	vmovapd	%xmm13, %xmm14
	vaddpd	%xmm13, %xmm4, %xmm13
	vmovdqa	%xmm11, 264(%rsp)
	vmovddup	.LC200(%rip), %xmm11
	vmulpd	(%rdi,%rsi,8), %xmm11, %xmm11
	vmovapd	%xmm14, 328(%rsp)
	vsubpd	%xmm2, %xmm14, %xmm14
	vpaddq	328(%rsp), %xmm7, %xmm7
	vsubpd	%xmm13, %xmm2, %xmm13
	vmovapd	%xmm11, 232(%rsp)
	vcmpeqpd	%xmm3, %xmm0, %xmm11
	vpand	%xmm11, %xmm6, %xmm11
	vmovdqa	%xmm11, 200(%rsp)
	vcmpneqpd	%xmm3, %xmm0, %xmm11
	vsubpd	%xmm14, %xmm3, %xmm3
	vmovapd	264(%rsp), %xmm14
	vpand	%xmm11, %xmm6, %xmm6
	vblendvpd	%xmm14, %xmm3, %xmm13, %xmm3
	vpand	136(%rsp), %xmm7, %xmm13
	vmovddup	.LC146(%rip), %xmm11
	vmovdqa	%xmm6, 168(%rsp)
	vpaddq	104(%rsp), %xmm13, %xmm13
	vmovq	%r8, %xmm6
	movabsq	$7141747209585715, %r8
	vpunpcklqdq	%xmm6, %xmm6, %xmm6
	vmovdqa	%xmm6, 296(%rsp)
	vaddpd	%xmm4, %xmm13, %xmm13
	vpand	296(%rsp), %xmm7, %xmm7
	vpand	%xmm6, %xmm9, %xmm6
	vmovq	%r11, %xmm9
	vpunpcklqdq	%xmm9, %xmm9, %xmm9
	vpsubq	%xmm6, %xmm9, %xmm6
	vpsubq	%xmm7, %xmm9, %xmm9
	vfmadd132pd	%xmm9, %xmm13, %xmm3
	vfmadd132pd	%xmm6, %xmm10, %xmm8
	vmovq	%r8, %xmm9
	movabsq	$4841369599423283200, %r8
	vcmpnltpd	%xmm11, %xmm1, %xmm6
	vcmpnltpd	%xmm11, %xmm2, %xmm11
	vpand	%xmm6, %xmm12, %xmm6
	vmovapd	%xmm3, 264(%rsp)
	vblendvpd	%xmm6, %xmm10, %xmm8, %xmm6
	vandpd	.LC336(%rip), %xmm1, %xmm3
	vpand	%xmm11, %xmm15, %xmm8
	vmovdqa	%xmm8, 136(%rsp)
	vpunpcklqdq	%xmm9, %xmm9, %xmm8
	vmovq	%r8, %xmm9
	vcmpltpd	.LC337(%rip), %xmm3, %xmm3
	vpaddq	%xmm8, %xmm5, %xmm5
	vmovdqa	%xmm8, 72(%rsp)
	vmulpd	.LC265(%rip), %xmm6, %xmm8
	vpsrlq	$52, %xmm5, %xmm5
	vpand	%xmm3, %xmm12, %xmm10
	vaddpd	.LC419(%rip), %xmm6, %xmm3
	vmovdqa	%xmm10, 104(%rsp)
	vpunpcklqdq	%xmm9, %xmm9, %xmm10
	vmovdqa	%xmm10, 40(%rsp)
	vpor	%xmm10, %xmm5, %xmm5
	vaddpd	.LC445(%rip), %xmm5, %xmm5
	vmovddup	.LC172(%rip), %xmm9
	vdivpd	%xmm3, %xmm6, %xmm3
	vmovddup	.LC176(%rip), %xmm14
	vmovddup	.LC144(%rip), %xmm10
	vmovddup	.LC143(%rip), %xmm11
	vmulpd	%xmm6, %xmm8, %xmm8
	vmulpd	%xmm3, %xmm3, %xmm7
	vfmadd213pd	.LC410(%rip), %xmm7, %xmm9
	vfmadd213pd	.LC411(%rip), %xmm7, %xmm9
	vfmadd213pd	.LC412(%rip), %xmm7, %xmm9
	vfmadd132pd	%xmm7, %xmm14, %xmm9
	vfmadd213pd	.LC414(%rip), %xmm7, %xmm9
	vfmadd213pd	.LC415(%rip), %xmm7, %xmm9
	vmulpd	%xmm9, %xmm7, %xmm7
	vmulpd	%xmm10, %xmm5, %xmm9
	vaddpd	%xmm8, %xmm7, %xmm7
	vfmadd132pd	%xmm7, %xmm9, %xmm3
	vmovapd	264(%rsp), %xmm7
	vmovapd	136(%rsp), %xmm9
	vsubpd	%xmm8, %xmm3, %xmm3
	vblendvpd	%xmm9, %xmm13, %xmm7, %xmm8
	vmovapd	104(%rsp), %xmm9
	vaddpd	%xmm6, %xmm3, %xmm3
	vfmadd231pd	%xmm11, %xmm5, %xmm3
	vblendvpd	%xmm9, %xmm1, %xmm3, %xmm9
	vandpd	.LC336(%rip), %xmm2, %xmm3
	vmovapd	%xmm9, 264(%rsp)
	vmulpd	.LC265(%rip), %xmm8, %xmm9
	vcmpltpd	.LC337(%rip), %xmm3, %xmm3
	vpand	%xmm3, %xmm15, %xmm13
	vmovdqa	72(%rsp), %xmm3
	vpaddq	328(%rsp), %xmm3, %xmm6
	vaddpd	.LC419(%rip), %xmm8, %xmm3
	vmulpd	%xmm8, %xmm9, %xmm9
	vmovdqa	%xmm13, 136(%rsp)
	vmovddup	.LC172(%rip), %xmm13
	vpsrlq	$52, %xmm6, %xmm6
	vpor	40(%rsp), %xmm6, %xmm6
	vaddpd	.LC445(%rip), %xmm6, %xmm6
	vdivpd	%xmm3, %xmm8, %xmm3
	vmulpd	%xmm10, %xmm6, %xmm10
	vmulpd	%xmm3, %xmm3, %xmm7
	vfmadd213pd	.LC410(%rip), %xmm7, %xmm13
	vmovapd	%xmm13, %xmm5
	vfmadd213pd	.LC411(%rip), %xmm7, %xmm5
	vfmadd213pd	.LC412(%rip), %xmm7, %xmm5
	vfmadd132pd	%xmm7, %xmm14, %xmm5
	vfmadd213pd	.LC414(%rip), %xmm7, %xmm5
	vfmadd213pd	.LC415(%rip), %xmm7, %xmm5
	vmulpd	%xmm5, %xmm7, %xmm7
	vaddpd	%xmm9, %xmm7, %xmm7
	vfmadd132pd	%xmm7, %xmm10, %xmm3
	vmovapd	136(%rsp), %xmm7
	vsubpd	%xmm9, %xmm3, %xmm3
	vmovapd	264(%rsp), %xmm9
	vaddpd	%xmm8, %xmm3, %xmm3
	vcmpeqpd	%xmm4, %xmm1, %xmm8
	vfmadd231pd	%xmm11, %xmm6, %xmm3
	vmovddup	.LC149(%rip), %xmm6
	vcmpltpd	%xmm1, %xmm6, %xmm5
	vpand	%xmm8, %xmm12, %xmm8
	vcmpltpd	%xmm2, %xmm6, %xmm6
	vpand	%xmm5, %xmm12, %xmm5
	vpand	%xmm6, %xmm15, %xmm6
	vblendvpd	%xmm5, %xmm1, %xmm9, %xmm5
	vmulpd	.LC265(%rip), %xmm5, %xmm5
	vblendvpd	%xmm7, %xmm2, %xmm3, %xmm3
	vmovdqa	296(%rsp), %xmm14
	vcmpneqpd	%xmm4, %xmm1, %xmm7
	vblendvpd	%xmm6, %xmm2, %xmm3, %xmm6
	vmulpd	.LC265(%rip), %xmm6, %xmm6
	vcmpnlepd	%xmm1, %xmm4, %xmm3
	vcmpltpd	.LC727(%rip), %xmm0, %xmm0
	vcmplepd	%xmm1, %xmm4, %xmm1
	vpand	%xmm7, %xmm12, %xmm7
	vpand	%xmm3, %xmm7, %xmm3
	vpand	%xmm1, %xmm7, %xmm7
	vmovq	%r9, %xmm1
	vpandn	%xmm7, %xmm3, %xmm7
	vcmpneqpd	%xmm4, %xmm2, %xmm3
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpblendvb	%xmm7, %xmm5, %xmm1, %xmm5
	vcmpnlepd	%xmm2, %xmm4, %xmm7
	vpblendvb	%xmm8, %xmm14, %xmm5, %xmm5
	vcmpeqpd	%xmm4, %xmm2, %xmm8
	vcmplepd	%xmm2, %xmm4, %xmm4
	vpand	%xmm3, %xmm15, %xmm3
	vpor	%xmm15, %xmm12, %xmm2
	vpand	%xmm7, %xmm3, %xmm7
	vpand	%xmm8, %xmm15, %xmm8
	vpand	%xmm4, %xmm3, %xmm3
	vpandn	%xmm3, %xmm7, %xmm7
	vmovapd	200(%rsp), %xmm3
	vpblendvb	%xmm7, %xmm6, %xmm1, %xmm1
	vpblendvb	%xmm8, %xmm14, %xmm1, %xmm1
	vpblendvb	%xmm12, %xmm5, %xmm1, %xmm1
	vmovapd	232(%rsp), %xmm5
	vblendvpd	%xmm0, (%rdi,%rsi,8), %xmm5, %xmm0
	vblendvpd	%xmm3, %xmm5, %xmm0, %xmm0
	vmovq	%r10, %xmm3
	vpunpcklqdq	%xmm3, %xmm3, %xmm3
	vpand	(%rdi,%rsi,8), %xmm3, %xmm3
	vpor	%xmm1, %xmm3, %xmm1
	vblendvpd	%xmm2, %xmm1, %xmm0, %xmm0
	vmovddup	.LC181(%rip), %xmm1
	vmovapd	168(%rsp), %xmm2
	vblendvpd	%xmm2, %xmm1, %xmm0, %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L2471
	andl	$-2, %edx
	addl	%edx, %eax
.L2408:
	cltq
	vmovsd	.LC170(%rip), %xmm2
	vmovsd	(%rdi,%rax,8), %xmm1
	leaq	(%rcx,%rax,8), %rdx
	vmovq	%xmm1, %rcx
	movq	%rcx, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm0
	vcomisd	%xmm0, %xmm2
	ja	.L2412
	vmovsd	.LC4(%rip), %xmm5
	vcomisd	%xmm0, %xmm5
	jbe	.L2477
	vaddsd	%xmm0, %xmm0, %xmm3
	vmovsd	.LC20(%rip), %xmm2
	vmulsd	%xmm3, %xmm0, %xmm1
	vsubsd	%xmm0, %xmm2, %xmm0
	vdivsd	%xmm0, %xmm1, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm0
	vcomisd	%xmm2, %xmm0
	vaddsd	%xmm2, %xmm0, %xmm1
	jbe	.L2478
	vsubsd	%xmm0, %xmm1, %xmm3
	vsubsd	%xmm3, %xmm2, %xmm3
.L2428:
	movabsq	$-4604544271217802189, %rsi
	vmovq	%xmm1, %rdi
	movabsq	$4503599627370495, %rax
	movabsq	$4604544271217802189, %r8
	addq	%rdi, %rsi
	andq	%rsi, %rax
	addq	%r8, %rax
	vmovq	%rax, %xmm1
	vsubsd	%xmm2, %xmm1, %xmm1
	vmovsd	.LC146(%rip), %xmm2
	vcomisd	%xmm0, %xmm2
	jbe	.L2426
	movabsq	$-4503599627370496, %rax
	andq	%rax, %rsi
	movabsq	$4607182418800017408, %rax
	subq	%rsi, %rax
	vmovq	%rax, %xmm2
	vfmadd132sd	%xmm3, %xmm1, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm1
.L2426:
	vmovq	%xmm0, %rax
	vmovsd	.LC5(%rip), %xmm3
	vmovsd	%xmm0, %xmm0, %xmm2
	btrq	$63, %rax
	vmovq	%rax, %xmm7
	vcomisd	%xmm7, %xmm3
	ja	.L2425
	vaddsd	.LC134(%rip), %xmm1, %xmm3
	vmulsd	%xmm5, %xmm1, %xmm7
	vmovsd	.LC172(%rip), %xmm6
	movabsq	$7141747209585715, %rax
	movabsq	$4841369599423283200, %rsi
	addq	%rdi, %rax
	shrq	$52, %rax
	vdivsd	%xmm3, %xmm1, %xmm3
	orq	%rsi, %rax
	vmovq	%rax, %xmm2
	vsubsd	.LC133(%rip), %xmm2, %xmm2
	vmulsd	%xmm1, %xmm7, %xmm7
	vmulsd	%xmm3, %xmm3, %xmm4
	vfmadd213sd	.LC173(%rip), %xmm4, %xmm6
	vfmadd213sd	.LC174(%rip), %xmm4, %xmm6
	vfmadd213sd	.LC175(%rip), %xmm4, %xmm6
	vfmadd213sd	.LC176(%rip), %xmm4, %xmm6
	vfmadd213sd	.LC177(%rip), %xmm4, %xmm6
	vfmadd213sd	.LC178(%rip), %xmm4, %xmm6
	vmulsd	%xmm6, %xmm4, %xmm4
	vmulsd	.LC144(%rip), %xmm2, %xmm6
	vaddsd	%xmm7, %xmm4, %xmm4
	vfmadd132sd	%xmm4, %xmm6, %xmm3
	vsubsd	%xmm7, %xmm3, %xmm3
	vaddsd	%xmm1, %xmm3, %xmm3
	vfmadd132sd	.LC143(%rip), %xmm3, %xmm2
.L2425:
	vcmpngtsd	.LC149(%rip), %xmm0, %xmm1
	vcomisd	.LC180(%rip), %xmm0
	vblendvpd	%xmm1, %xmm2, %xmm0, %xmm2
	jp	.L2446
	movabsq	$-4503599627370496, %rsi
	je	.L2418
	jbe	.L2446
	vmulsd	%xmm5, %xmm2, %xmm2
	vmovq	%xmm2, %rsi
.L2418:
	movabsq	$-9223372036854775808, %rax
	andq	%rcx, %rax
	orq	%rsi, %rax
	vmovq	%rax, %xmm1
.L2412:
	vmovsd	%xmm1, (%rdx)
.L2471:
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2477:
	.cfi_restore_state
	vmovsd	.LC20(%rip), %xmm2
	vcomisd	%xmm0, %xmm2
	jbe	.L2479
	vaddsd	%xmm0, %xmm0, %xmm1
	vsubsd	%xmm0, %xmm2, %xmm0
	vdivsd	%xmm0, %xmm1, %xmm0
	vcomisd	%xmm2, %xmm0
	vaddsd	%xmm2, %xmm0, %xmm1
	jbe	.L2480
	vsubsd	%xmm0, %xmm1, %xmm3
	vsubsd	%xmm3, %xmm2, %xmm3
.L2440:
	movabsq	$-4604544271217802189, %rsi
	vmovq	%xmm1, %rdi
	movabsq	$4503599627370495, %rax
	movabsq	$4604544271217802189, %r8
	addq	%rdi, %rsi
	andq	%rsi, %rax
	addq	%r8, %rax
	vmovq	%rax, %xmm1
	vsubsd	%xmm2, %xmm1, %xmm1
	vmovsd	.LC146(%rip), %xmm2
	vcomisd	%xmm0, %xmm2
	jbe	.L2438
	movabsq	$-4503599627370496, %rax
	andq	%rax, %rsi
	movabsq	$4607182418800017408, %rax
	subq	%rsi, %rax
	vmovq	%rax, %xmm2
	vfmadd132sd	%xmm3, %xmm1, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm1
.L2438:
	vmovq	%xmm0, %rax
	vmovsd	.LC5(%rip), %xmm3
	vmovsd	%xmm0, %xmm0, %xmm2
	btrq	$63, %rax
	vmovq	%rax, %xmm7
	vcomisd	%xmm7, %xmm3
	ja	.L2437
	vaddsd	.LC134(%rip), %xmm1, %xmm3
	vmulsd	%xmm5, %xmm1, %xmm7
	vmovsd	.LC172(%rip), %xmm6
	movabsq	$7141747209585715, %rax
	movabsq	$4841369599423283200, %rsi
	addq	%rdi, %rax
	shrq	$52, %rax
	vdivsd	%xmm3, %xmm1, %xmm3
	orq	%rsi, %rax
	vmovq	%rax, %xmm2
	vsubsd	.LC133(%rip), %xmm2, %xmm2
	vmulsd	%xmm1, %xmm7, %xmm7
	vmulsd	%xmm3, %xmm3, %xmm4
	vfmadd213sd	.LC173(%rip), %xmm4, %xmm6
	vfmadd213sd	.LC174(%rip), %xmm4, %xmm6
	vfmadd213sd	.LC175(%rip), %xmm4, %xmm6
	vfmadd213sd	.LC176(%rip), %xmm4, %xmm6
	vfmadd213sd	.LC177(%rip), %xmm4, %xmm6
	vfmadd213sd	.LC178(%rip), %xmm4, %xmm6
	vmulsd	%xmm6, %xmm4, %xmm4
	vmulsd	.LC144(%rip), %xmm2, %xmm6
	vaddsd	%xmm7, %xmm4, %xmm4
	vfmadd132sd	%xmm4, %xmm6, %xmm3
	vsubsd	%xmm7, %xmm3, %xmm3
	vaddsd	%xmm1, %xmm3, %xmm3
	vfmadd132sd	.LC143(%rip), %xmm3, %xmm2
.L2437:
	vcmpngtsd	.LC149(%rip), %xmm0, %xmm1
	vcomisd	.LC180(%rip), %xmm0
	vblendvpd	%xmm1, %xmm2, %xmm0, %xmm2
	jp	.L2446
	movabsq	$-4503599627370496, %rsi
	je	.L2418
	jbe	.L2446
	vmulsd	%xmm5, %xmm2, %xmm1
	vmovq	%xmm1, %rsi
	jmp	.L2418
	.p2align 4,,10
	.p2align 3
.L2446:
	movabsq	$9221120237041090560, %rsi
	jmp	.L2418
	.p2align 4,,10
	.p2align 3
.L2479:
	vucomisd	%xmm2, %xmm0
	jp	.L2444
	jne	.L2444
	vmulsd	.LC200(%rip), %xmm1, %xmm1
	jmp	.L2412
	.p2align 4,,10
	.p2align 3
.L2478:
	vsubsd	%xmm2, %xmm1, %xmm3
	vsubsd	%xmm3, %xmm0, %xmm3
	jmp	.L2428
	.p2align 4,,10
	.p2align 3
.L2444:
	vmovsd	.LC181(%rip), %xmm1
	jmp	.L2412
	.p2align 4,,10
	.p2align 3
.L2480:
	vsubsd	%xmm2, %xmm1, %xmm3
	vsubsd	%xmm3, %xmm0, %xmm3
	jmp	.L2440
	.p2align 4,,10
	.p2align 3
.L2476:
	vzeroupper
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2473:
	.cfi_restore 6
	ret
.L2443:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	jmp	.L2403
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
	jle	.L2514
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movl	%edx, %edi
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	subq	$136, %rsp
	cmpl	$6, %eax
	jbe	.L2499
	movabsq	$9223372036854775807, %r8
	shrl	$3, %edx
	xorl	%eax, %eax
	vmovq	%r8, %xmm6
	salq	$5, %rdx
	movabsq	$-4843621399236966403, %r8
	vpbroadcastq	%xmm6, %ymm7
	vmovq	%r8, %xmm6
	movabsq	$-9223372036854775808, %r8
	vmovdqa	%ymm7, 8(%rsp)
	vpbroadcastq	%xmm6, %ymm7
	vmovdqa	%ymm7, -24(%rsp)
	vpbroadcastq	.LC338(%rip), %ymm7
	vmovdqa	%ymm7, -56(%rsp)
	vmovq	%r8, %xmm7
	vpbroadcastq	%xmm7, %ymm6
	vmovdqa	%ymm6, -88(%rsp)
	.p2align 4,,10
	.p2align 3
.L2484:
	vmovups	(%rcx,%rax), %ymm6
	vmovdqa	8(%rsp), %ymm4
	vcvtps2pd	(%rcx,%rax), %ymm7
	vmovapd	%ymm7, 40(%rsp)
	vbroadcastsd	.LC170(%rip), %ymm5
	vextractf128	$0x1, %ymm6, %xmm0
	vcvtps2pd	%xmm0, %ymm6
	vpand	%ymm4, %ymm7, %ymm0
	vmovapd	%ymm6, 104(%rsp)
	vpand	104(%rsp), %ymm4, %ymm1
	vbroadcastsd	.LC21(%rip), %ymm4
	vcmpngtpd	%ymm0, %ymm5, %ymm3
	vcmpngtpd	%ymm1, %ymm5, %ymm2
	vmovapd	%ymm4, %ymm5
	vcmpgtpd	%ymm0, %ymm4, %ymm8
	vcmpngtpd	%ymm1, %ymm5, %ymm7
	vcmpgtpd	%ymm1, %ymm4, %ymm4
	vcmpngtpd	%ymm0, %ymm5, %ymm6
	vbroadcastsd	.LC0(%rip), %ymm5
	vpand	%ymm3, %ymm8, %ymm8
	vpand	%ymm2, %ymm4, %ymm15
	vcmpngtpd	%ymm0, %ymm5, %ymm14
	vpand	%ymm2, %ymm7, %ymm7
	vbroadcastsd	.LC1(%rip), %ymm2
	vpand	%ymm3, %ymm6, %ymm6
	vmovdqa	%ymm15, 72(%rsp)
	vcmpltpd	%ymm1, %ymm2, %ymm12
	vcmpltpd	%ymm0, %ymm2, %ymm13
	vmovapd	%ymm2, %ymm4
	vcmpnltpd	%ymm1, %ymm4, %ymm9
	vcmpnltpd	%ymm0, %ymm2, %ymm2
	vbroadcastsd	.LC3(%rip), %ymm4
	vcmpnltpd	%ymm0, %ymm4, %ymm3
	vcmpltpd	%ymm0, %ymm4, %ymm11
	vpand	%ymm15, %ymm12, %ymm12
	vcmpltpd	%ymm1, %ymm4, %ymm10
	vpand	%ymm15, %ymm9, %ymm9
	vpand	%ymm2, %ymm8, %ymm2
	vbroadcastsd	.LC2(%rip), %ymm15
	vpand	%ymm14, %ymm2, %ymm14
	vpand	%ymm13, %ymm8, %ymm13
	vpand	%ymm11, %ymm6, %ymm11
	vcmpngtpd	%ymm0, %ymm15, %ymm15
	vpand	%ymm3, %ymm6, %ymm6
	vcmpnltpd	%ymm1, %ymm4, %ymm3
	vcmpngtpd	%ymm1, %ymm5, %ymm4
	vpand	%ymm10, %ymm7, %ymm10
	vbroadcastsd	.LC2(%rip), %ymm5
	vcmpgtpd	%ymm0, %ymm5, %ymm5
	vpand	%ymm3, %ymm7, %ymm7
	vbroadcastsd	.LC0(%rip), %ymm3
	vcmpgtpd	%ymm1, %ymm3, %ymm3
	vpand	%ymm5, %ymm6, %ymm5
	vpand	%ymm15, %ymm6, %ymm6
	vbroadcastsd	.LC2(%rip), %ymm15
	vblendvpd	%ymm5, .LC293(%rip), %ymm0, %ymm5
	vcmpngtpd	%ymm1, %ymm15, %ymm15
	vblendvpd	%ymm6, %ymm0, %ymm5, %ymm5
	vblendvpd	%ymm11, .LC292(%rip), %ymm5, %ymm5
	vpand	%ymm3, %ymm9, %ymm3
	vpand	%ymm4, %ymm9, %ymm9
	vbroadcastsd	.LC2(%rip), %ymm4
	vblendvpd	%ymm3, .LC327(%rip), %ymm1, %ymm3
	vcmpgtpd	%ymm1, %ymm4, %ymm4
	vblendvpd	%ymm9, %ymm1, %ymm3, %ymm3
	vbroadcastsd	.LC6(%rip), %ymm9
	vblendvpd	%ymm12, .LC326(%rip), %ymm3, %ymm3
	vpand	%ymm4, %ymm7, %ymm4
	vpand	%ymm15, %ymm7, %ymm7
	vbroadcastsd	.LC0(%rip), %ymm15
	vblendvpd	%ymm4, .LC293(%rip), %ymm1, %ymm4
	vcmpgtpd	%ymm0, %ymm15, %ymm15
	vblendvpd	%ymm7, %ymm1, %ymm4, %ymm4
	vblendvpd	%ymm10, .LC292(%rip), %ymm4, %ymm4
	vbroadcastsd	.LC6(%rip), %ymm10
	vfmadd213pd	.LC295(%rip), %ymm4, %ymm9
	vfmadd213pd	.LC295(%rip), %ymm5, %ymm10
	vaddpd	.LC296(%rip), %ymm9, %ymm6
	vpand	%ymm15, %ymm2, %ymm2
	vaddpd	.LC296(%rip), %ymm10, %ymm7
	vblendvpd	%ymm2, .LC327(%rip), %ymm0, %ymm2
	vblendvpd	%ymm14, %ymm0, %ymm2, %ymm2
	vblendvpd	%ymm13, .LC326(%rip), %ymm2, %ymm2
	vfmadd231pd	.LC298(%rip), %ymm7, %ymm5
	vmovdqa	-24(%rsp), %ymm14
	vfmadd231pd	.LC298(%rip), %ymm6, %ymm4
	vmovdqa	72(%rsp), %ymm15
	vfmadd132pd	.LC299(%rip), %ymm5, %ymm7
	vxorpd	%xmm5, %xmm5, %xmm5
	vpaddq	%ymm14, %ymm10, %ymm10
	vfmadd132pd	.LC299(%rip), %ymm4, %ymm6
	vpaddq	%ymm14, %ymm9, %ymm9
	vbroadcastsd	.LC10(%rip), %ymm4
	vaddpd	%ymm5, %ymm7, %ymm7
	vaddpd	%ymm5, %ymm6, %ymm6
	vbroadcastsd	.LC10(%rip), %ymm5
	vfmadd213pd	.LC245(%rip), %ymm7, %ymm5
	vfmadd213pd	.LC246(%rip), %ymm7, %ymm5
	vfmadd213pd	.LC245(%rip), %ymm6, %ymm4
	vfmadd213pd	.LC247(%rip), %ymm7, %ymm5
	vfmadd213pd	.LC246(%rip), %ymm6, %ymm4
	vfmadd213pd	.LC248(%rip), %ymm7, %ymm5
	vfmadd213pd	.LC247(%rip), %ymm6, %ymm4
	vfmadd213pd	.LC249(%rip), %ymm7, %ymm5
	vfmadd213pd	.LC248(%rip), %ymm6, %ymm4
	vfmadd213pd	.LC250(%rip), %ymm7, %ymm5
	vfmadd213pd	.LC249(%rip), %ymm6, %ymm4
	vfmadd213pd	.LC251(%rip), %ymm7, %ymm5
	vfmadd213pd	.LC250(%rip), %ymm6, %ymm4
	vfmadd213pd	.LC252(%rip), %ymm7, %ymm5
	vfmadd213pd	.LC251(%rip), %ymm6, %ymm4
	vfmadd213pd	.LC253(%rip), %ymm7, %ymm5
	vfmadd213pd	.LC252(%rip), %ymm6, %ymm4
	vmulpd	%ymm7, %ymm7, %ymm12
	vfmadd213pd	.LC254(%rip), %ymm7, %ymm5
	vfmadd213pd	.LC253(%rip), %ymm6, %ymm4
	vmulpd	%ymm6, %ymm6, %ymm11
	vfmadd213pd	.LC254(%rip), %ymm6, %ymm4
	vfmadd132pd	%ymm12, %ymm7, %ymm5
	vpsrlq	$1, %ymm10, %ymm7
	vbroadcastsd	.LC5(%rip), %ymm12
	vaddpd	.LC301(%rip), %ymm5, %ymm5
	vpsubq	%ymm7, %ymm10, %ymm10
	vfmadd132pd	%ymm11, %ymm6, %ymm4
	vpsllq	$52, %ymm7, %ymm11
	vaddpd	.LC301(%rip), %ymm4, %ymm4
	vpsllq	$52, %ymm10, %ymm10
	vmulpd	%ymm11, %ymm5, %ymm5
	vpsrlq	$1, %ymm9, %ymm6
	vbroadcastsd	.LC5(%rip), %ymm11
	vbroadcastsd	.LC6(%rip), %ymm13
	vpsllq	$52, %ymm6, %ymm7
	vcmpgtpd	%ymm0, %ymm12, %ymm12
	vpsubq	%ymm6, %ymm9, %ymm9
	vfmadd213pd	.LC295(%rip), %ymm2, %ymm13
	vpsllq	$52, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm4, %ymm4
	vaddpd	.LC296(%rip), %ymm13, %ymm7
	vfmadd231pd	.LC298(%rip), %ymm7, %ymm2
	vcmpgtpd	%ymm1, %ymm11, %ymm11
	vpand	%ymm12, %ymm8, %ymm12
	vmulpd	%ymm10, %ymm5, %ymm5
	vbroadcastsd	.LC6(%rip), %ymm10
	vfmadd213pd	.LC295(%rip), %ymm3, %ymm10
	vfmadd132pd	.LC299(%rip), %ymm2, %ymm7
	vmovdqa	-56(%rsp), %ymm2
	vaddpd	.LC296(%rip), %ymm10, %ymm6
	vpand	%ymm15, %ymm11, %ymm11
	vfmadd231pd	.LC298(%rip), %ymm6, %ymm3
	vpaddq	%ymm2, %ymm13, %ymm13
	vfmadd132pd	.LC299(%rip), %ymm3, %ymm6
	vpsllq	$52, %ymm13, %ymm13
	vbroadcastsd	.LC10(%rip), %ymm3
	vpaddq	%ymm2, %ymm10, %ymm10
	vmulpd	%ymm9, %ymm4, %ymm4
	vbroadcastsd	.LC10(%rip), %ymm2
	vfmadd213pd	.LC245(%rip), %ymm7, %ymm2
	vpsllq	$52, %ymm10, %ymm10
	vfmadd213pd	.LC246(%rip), %ymm7, %ymm2
	vfmadd213pd	.LC245(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC247(%rip), %ymm7, %ymm2
	vfmadd213pd	.LC246(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC248(%rip), %ymm7, %ymm2
	vfmadd213pd	.LC247(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC249(%rip), %ymm7, %ymm2
	vfmadd213pd	.LC248(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC250(%rip), %ymm7, %ymm2
	vfmadd213pd	.LC249(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC251(%rip), %ymm7, %ymm2
	vfmadd213pd	.LC250(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC252(%rip), %ymm7, %ymm2
	vfmadd213pd	.LC251(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC253(%rip), %ymm7, %ymm2
	vfmadd213pd	.LC252(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC254(%rip), %ymm7, %ymm2
	vfmadd213pd	.LC253(%rip), %ymm6, %ymm3
	vmulpd	%ymm7, %ymm7, %ymm14
	vfmadd213pd	.LC254(%rip), %ymm6, %ymm3
	vmulpd	%ymm6, %ymm6, %ymm9
	vfmadd132pd	%ymm14, %ymm7, %ymm2
	vmovdqa	-88(%rsp), %ymm7
	vfmadd132pd	%ymm3, %ymm6, %ymm9
	vaddpd	.LC329(%rip), %ymm13, %ymm3
	vfmadd132pd	%ymm13, %ymm3, %ymm2
	vaddpd	.LC329(%rip), %ymm10, %ymm3
	vfmadd132pd	%ymm10, %ymm3, %ymm9
	vaddpd	%ymm2, %ymm2, %ymm2
	vblendvpd	%ymm12, %ymm0, %ymm2, %ymm2
	vaddpd	.LC301(%rip), %ymm2, %ymm3
	vaddpd	%ymm9, %ymm9, %ymm9
	vdivpd	%ymm3, %ymm2, %ymm3
	vblendvpd	%ymm11, %ymm1, %ymm9, %ymm9
	vaddpd	%ymm2, %ymm3, %ymm3
	vaddpd	.LC301(%rip), %ymm9, %ymm2
	vmulpd	.LC254(%rip), %ymm3, %ymm3
	vdivpd	%ymm2, %ymm9, %ymm2
	vblendvpd	%ymm8, %ymm3, %ymm5, %ymm3
	vaddpd	%ymm9, %ymm2, %ymm2
	vmulpd	.LC254(%rip), %ymm2, %ymm2
	vblendvpd	%ymm15, %ymm2, %ymm4, %ymm2
	vbroadcastsd	.LC170(%rip), %ymm4
	vcmpgtpd	%ymm1, %ymm4, %ymm1
	vcmpgtpd	%ymm0, %ymm4, %ymm0
	vperm2i128	$32, %ymm1, %ymm0, %ymm4
	vperm2i128	$49, %ymm1, %ymm0, %ymm0
	vmovdqa	40(%rsp), %ymm1
	vpshufd	$216, %ymm0, %ymm0
	vpshufd	$216, %ymm4, %ymm4
	vpunpcklqdq	%ymm0, %ymm4, %ymm4
	vpand	%ymm7, %ymm1, %ymm0
	vpand	104(%rsp), %ymm7, %ymm1
	vpor	%ymm3, %ymm0, %ymm0
	vpor	%ymm2, %ymm1, %ymm1
	vcvtpd2psy	%ymm0, %xmm0
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vblendvps	%ymm4, (%rcx,%rax), %ymm0, %ymm0
	vmovups	%ymm0, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rdx, %rax
	jne	.L2484
	movl	%edi, %edx
	andl	$-8, %edx
	movl	%edx, %eax
	cmpl	%edi, %edx
	je	.L2511
.L2483:
	movl	%edi, %r8d
	subl	%eax, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L2488
	movabsq	$9223372036854775807, %r11
	vcvtps2pd	(%rcx,%rax,4), %xmm7
	vmovapd	%xmm7, 40(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovq	%r11, %xmm1
	vmovddup	.LC21(%rip), %xmm4
	vmovlps	8(%rcx,%rax,4), %xmm0, %xmm0
	vmovddup	.LC1(%rip), %xmm10
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	40(%rsp), %xmm1, %xmm2
	vcvtps2pd	%xmm0, %xmm6
	vmovapd	%xmm6, 8(%rsp)
	vpand	8(%rsp), %xmm1, %xmm1
	vmovddup	.LC3(%rip), %xmm8
	vmovddup	.LC2(%rip), %xmm9
	movabsq	$-4843621399236966403, %r11
	vcmpnltpd	.LC727(%rip), %xmm2, %xmm3
	vcmpltpd	%xmm4, %xmm2, %xmm5
	movabsq	$-9223372036854775808, %r10
	vcmpnltpd	.LC727(%rip), %xmm1, %xmm0
	vcmpnltpd	%xmm4, %xmm2, %xmm7
	vcmpnltpd	%xmm1, %xmm10, %xmm11
	vcmpltpd	%xmm2, %xmm10, %xmm12
	vpand	%xmm3, %xmm5, %xmm6
	vcmpltpd	%xmm4, %xmm1, %xmm5
	vcmpnltpd	%xmm4, %xmm1, %xmm4
	vcmpnltpd	%xmm9, %xmm2, %xmm15
	vpand	%xmm3, %xmm7, %xmm7
	vpand	%xmm6, %xmm12, %xmm12
	vmovdqa	%xmm6, %xmm3
	vpand	%xmm0, %xmm5, %xmm5
	vcmpnltpd	%xmm2, %xmm10, %xmm6
	vmovdqa	%xmm3, 104(%rsp)
	vpand	%xmm0, %xmm4, %xmm4
	vcmpltpd	%xmm1, %xmm10, %xmm0
	vpand	%xmm5, %xmm11, %xmm11
	vmovdqa	%xmm5, 72(%rsp)
	vpand	%xmm3, %xmm6, %xmm6
	vcmpltpd	%xmm9, %xmm1, %xmm3
	vpand	%xmm5, %xmm0, %xmm0
	vmovddup	.LC0(%rip), %xmm5
	vmovdqa	%xmm0, -24(%rsp)
	vcmpltpd	%xmm2, %xmm8, %xmm0
	vpand	%xmm0, %xmm7, %xmm14
	vcmpltpd	%xmm1, %xmm8, %xmm0
	vmovdqa	%xmm14, -56(%rsp)
	vcmpltpd	%xmm5, %xmm1, %xmm14
	vpand	%xmm0, %xmm4, %xmm13
	vcmpnltpd	%xmm2, %xmm8, %xmm0
	vpand	%xmm14, %xmm11, %xmm14
	vmovdqa	%xmm13, -88(%rsp)
	vcmpnltpd	%xmm5, %xmm2, %xmm13
	vpand	%xmm0, %xmm7, %xmm7
	vcmpnltpd	%xmm1, %xmm8, %xmm0
	vpand	%xmm13, %xmm6, %xmm13
	vpand	%xmm0, %xmm4, %xmm4
	vcmpnltpd	%xmm5, %xmm1, %xmm0
	vpand	%xmm3, %xmm4, %xmm3
	vblendvpd	%xmm3, %xmm9, %xmm1, %xmm3
	vpand	%xmm0, %xmm11, %xmm11
	vcmpltpd	%xmm9, %xmm2, %xmm0
	vpand	%xmm0, %xmm7, %xmm0
	vpand	%xmm15, %xmm7, %xmm7
	vcmpnltpd	%xmm9, %xmm1, %xmm15
	vblendvpd	%xmm0, %xmm9, %xmm2, %xmm0
	vblendvpd	%xmm7, %xmm2, %xmm0, %xmm0
	vpand	%xmm15, %xmm4, %xmm4
	vcmpltpd	%xmm5, %xmm2, %xmm15
	vblendvpd	%xmm4, %xmm1, %xmm3, %xmm3
	vmovapd	-56(%rsp), %xmm4
	vblendvpd	%xmm4, %xmm8, %xmm0, %xmm0
	vmovapd	-88(%rsp), %xmm4
	vpand	%xmm15, %xmm6, %xmm6
	vblendvpd	%xmm6, %xmm5, %xmm2, %xmm6
	vblendvpd	%xmm14, %xmm5, %xmm1, %xmm5
	vblendvpd	%xmm4, %xmm8, %xmm3, %xmm3
	vmovddup	.LC6(%rip), %xmm4
	vfmadd213pd	.LC305(%rip), %xmm0, %xmm4
	vblendvpd	%xmm11, %xmm1, %xmm5, %xmm5
	vaddpd	.LC306(%rip), %xmm4, %xmm7
	vmovapd	-24(%rsp), %xmm11
	vblendvpd	%xmm13, %xmm2, %xmm6, %xmm6
	vmovddup	.LC6(%rip), %xmm13
	vfmadd231pd	.LC307(%rip), %xmm7, %xmm0
	vblendvpd	%xmm12, %xmm10, %xmm6, %xmm14
	vfmadd231pd	.LC308(%rip), %xmm7, %xmm0
	vblendvpd	%xmm11, %xmm10, %xmm5, %xmm12
	vmovapd	%xmm14, -104(%rsp)
	vfmadd213pd	.LC305(%rip), %xmm3, %xmm13
	vmovapd	%xmm12, -24(%rsp)
	vaddpd	.LC306(%rip), %xmm13, %xmm5
	vmovapd	%xmm4, %xmm6
	vfmadd231pd	.LC307(%rip), %xmm5, %xmm3
	vfmadd132pd	.LC308(%rip), %xmm3, %xmm5
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovddup	.LC10(%rip), %xmm8
	vmovddup	.LC15(%rip), %xmm12
	vaddpd	%xmm3, %xmm0, %xmm4
	vmovddup	.LC10(%rip), %xmm0
	vfmadd213pd	.LC256(%rip), %xmm4, %xmm8
	vmovddup	.LC16(%rip), %xmm11
	vmovddup	.LC17(%rip), %xmm10
	vmovddup	.LC18(%rip), %xmm9
	vmovddup	.LC4(%rip), %xmm7
	vmulpd	%xmm4, %xmm4, %xmm14
	vaddpd	%xmm3, %xmm5, %xmm5
	vfmadd213pd	.LC256(%rip), %xmm5, %xmm0
	vfmadd213pd	.LC257(%rip), %xmm5, %xmm0
	vmovapd	%xmm8, %xmm3
	vmovddup	.LC19(%rip), %xmm8
	vfmadd213pd	.LC257(%rip), %xmm4, %xmm3
	vfmadd213pd	.LC258(%rip), %xmm5, %xmm0
	vfmadd213pd	.LC258(%rip), %xmm4, %xmm3
	vfmadd213pd	.LC259(%rip), %xmm5, %xmm0
	vfmadd213pd	.LC259(%rip), %xmm4, %xmm3
	vmulpd	%xmm5, %xmm5, %xmm15
	vfmadd132pd	%xmm5, %xmm12, %xmm0
	vfmadd132pd	%xmm4, %xmm12, %xmm3
	vfmadd132pd	%xmm5, %xmm11, %xmm0
	vfmadd132pd	%xmm4, %xmm11, %xmm3
	vfmadd132pd	%xmm5, %xmm10, %xmm0
	vfmadd132pd	%xmm4, %xmm10, %xmm3
	vfmadd132pd	%xmm5, %xmm9, %xmm0
	vfmadd132pd	%xmm4, %xmm9, %xmm3
	vfmadd132pd	%xmm5, %xmm8, %xmm0
	vfmadd132pd	%xmm4, %xmm8, %xmm3
	vfmadd132pd	%xmm5, %xmm7, %xmm0
	vfmadd132pd	%xmm4, %xmm7, %xmm3
	vfmadd132pd	%xmm15, %xmm5, %xmm0
	vmovq	%r11, %xmm5
	movl	$1022, %r11d
	vfmadd132pd	%xmm14, %xmm4, %xmm3
	vpunpcklqdq	%xmm5, %xmm5, %xmm5
	vmovddup	.LC20(%rip), %xmm4
	vpaddq	%xmm5, %xmm6, %xmm6
	vpaddq	%xmm5, %xmm13, %xmm5
	vpsrlq	$1, %xmm6, %xmm14
	vpsrlq	$1, %xmm5, %xmm13
	vpsllq	$52, %xmm14, %xmm15
	vpsubq	%xmm14, %xmm6, %xmm6
	vpsubq	%xmm13, %xmm5, %xmm5
	vpsllq	$52, %xmm6, %xmm6
	vpsllq	$52, %xmm5, %xmm5
	vaddpd	%xmm4, %xmm0, %xmm0
	vaddpd	%xmm4, %xmm3, %xmm3
	vmulpd	%xmm15, %xmm3, %xmm3
	vmulpd	%xmm6, %xmm3, %xmm15
	vpsllq	$52, %xmm13, %xmm3
	vmulpd	%xmm3, %xmm0, %xmm0
	vmovapd	%xmm15, -56(%rsp)
	vmulpd	%xmm5, %xmm0, %xmm13
	vmovddup	.LC5(%rip), %xmm0
	vcmpltpd	%xmm0, %xmm2, %xmm3
	vpand	104(%rsp), %xmm3, %xmm14
	vcmpltpd	%xmm0, %xmm1, %xmm0
	vmovapd	-24(%rsp), %xmm3
	vpand	72(%rsp), %xmm0, %xmm15
	vmovdqa	%xmm14, -120(%rsp)
	vmovapd	-104(%rsp), %xmm0
	vmovddup	.LC6(%rip), %xmm14
	vfmadd213pd	.LC305(%rip), %xmm0, %xmm14
	vaddpd	.LC306(%rip), %xmm14, %xmm6
	vmovapd	%xmm13, -88(%rsp)
	vmovddup	.LC6(%rip), %xmm13
	vfmadd213pd	.LC305(%rip), %xmm3, %xmm13
	vaddpd	.LC306(%rip), %xmm13, %xmm5
	vfmadd231pd	.LC307(%rip), %xmm6, %xmm0
	vfmadd132pd	.LC308(%rip), %xmm0, %xmm6
	vmovq	%r11, %xmm0
	vfmadd231pd	.LC307(%rip), %xmm5, %xmm3
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vfmadd132pd	.LC308(%rip), %xmm3, %xmm5
	vpaddq	%xmm0, %xmm14, %xmm14
	vmovddup	.LC10(%rip), %xmm3
	vfmadd213pd	.LC256(%rip), %xmm6, %xmm3
	vpsllq	$52, %xmm14, %xmm14
	vpaddq	%xmm0, %xmm13, %xmm13
	vmovddup	.LC10(%rip), %xmm0
	vfmadd213pd	.LC257(%rip), %xmm6, %xmm3
	vpsllq	$52, %xmm13, %xmm13
	vfmadd213pd	.LC256(%rip), %xmm5, %xmm0
	vfmadd213pd	.LC258(%rip), %xmm6, %xmm3
	vfmadd213pd	.LC257(%rip), %xmm5, %xmm0
	vfmadd213pd	.LC259(%rip), %xmm6, %xmm3
	vfmadd213pd	.LC258(%rip), %xmm5, %xmm0
	vfmadd213pd	.LC259(%rip), %xmm5, %xmm0
	vfmadd132pd	%xmm6, %xmm12, %xmm3
	vfmadd132pd	%xmm5, %xmm12, %xmm0
	vfmadd132pd	%xmm6, %xmm11, %xmm3
	vfmadd132pd	%xmm5, %xmm11, %xmm0
	vfmadd132pd	%xmm6, %xmm10, %xmm3
	vfmadd132pd	%xmm5, %xmm10, %xmm0
	vfmadd132pd	%xmm6, %xmm9, %xmm3
	vfmadd132pd	%xmm5, %xmm9, %xmm0
	vmulpd	%xmm5, %xmm5, %xmm9
	vfmadd132pd	%xmm6, %xmm8, %xmm3
	vfmadd132pd	%xmm5, %xmm8, %xmm0
	vmulpd	%xmm6, %xmm6, %xmm8
	vfmadd132pd	%xmm6, %xmm7, %xmm3
	vfmadd132pd	%xmm5, %xmm7, %xmm0
	vfmadd132pd	%xmm3, %xmm6, %xmm8
	vmovddup	.LC330(%rip), %xmm3
	vfmadd132pd	%xmm9, %xmm5, %xmm0
	vaddpd	%xmm14, %xmm3, %xmm5
	vaddpd	%xmm13, %xmm3, %xmm3
	vfmadd231pd	%xmm14, %xmm8, %xmm5
	vmovapd	-120(%rsp), %xmm8
	vfmadd231pd	%xmm13, %xmm0, %xmm3
	vaddpd	%xmm5, %xmm5, %xmm5
	vaddpd	%xmm3, %xmm3, %xmm3
	vblendvpd	%xmm8, %xmm2, %xmm5, %xmm5
	vmovapd	104(%rsp), %xmm8
	vcmpltpd	.LC727(%rip), %xmm2, %xmm2
	vaddpd	%xmm4, %xmm5, %xmm0
	vblendvpd	%xmm15, %xmm1, %xmm3, %xmm3
	vcmpltpd	.LC727(%rip), %xmm1, %xmm1
	vdivpd	%xmm0, %xmm5, %xmm0
	vshufps	$136, %xmm1, %xmm2, %xmm2
	vmovq	%r10, %xmm1
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vaddpd	%xmm5, %xmm0, %xmm5
	vmovapd	-56(%rsp), %xmm0
	vmulpd	%xmm7, %xmm5, %xmm5
	vblendvpd	%xmm8, %xmm5, %xmm0, %xmm5
	vaddpd	%xmm4, %xmm3, %xmm0
	vmovapd	72(%rsp), %xmm4
	vdivpd	%xmm0, %xmm3, %xmm0
	vaddpd	%xmm3, %xmm0, %xmm0
	vmovapd	-88(%rsp), %xmm3
	vmulpd	%xmm7, %xmm0, %xmm0
	vblendvpd	%xmm4, %xmm0, %xmm3, %xmm3
	vpand	40(%rsp), %xmm1, %xmm0
	vpand	8(%rsp), %xmm1, %xmm1
	vpor	%xmm5, %xmm0, %xmm0
	vpor	%xmm3, %xmm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vcvtpd2psy	%ymm0, %xmm0
	vblendvps	%xmm2, (%rcx,%rax,4), %xmm0, %xmm0
	vmovups	%xmm0, (%rsi,%rax,4)
	movl	%r8d, %eax
	andl	$-4, %eax
	addl	%eax, %edx
	andl	$3, %r8d
	je	.L2511
.L2488:
	vmovsd	.LC170(%rip), %xmm2
	vmovsd	.LC21(%rip), %xmm4
	movslq	%edx, %rdx
	vmovsd	.LC3(%rip), %xmm3
	vmovsd	.LC2(%rip), %xmm11
	vmovsd	.LC6(%rip), %xmm10
	vmovsd	.LC7(%rip), %xmm6
	vmovsd	.LC8(%rip), %xmm9
	vmovsd	.LC9(%rip), %xmm8
	vmovsd	.LC10(%rip), %xmm7
	vmovsd	.LC1(%rip), %xmm5
	jmp	.L2492
	.p2align 4,,10
	.p2align 3
.L2517:
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
	vmovq	%r10, %xmm1
	vaddsd	.LC20(%rip), %xmm0, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vmovq	%rax, %xmm1
	vmulsd	%xmm1, %xmm0, %xmm1
	vmovq	%xmm1, %r9
.L2494:
	movabsq	$-9223372036854775808, %rax
	andq	%r8, %rax
	orq	%r9, %rax
	vmovq	%rax, %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
.L2493:
	vmovss	%xmm1, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jle	.L2511
.L2492:
	vmovss	(%rcx,%rdx,4), %xmm1
	vcvtss2sd	%xmm1, %xmm1, %xmm0
	vmovq	%xmm0, %r8
	movq	%r8, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm0
	vcomisd	%xmm0, %xmm2
	ja	.L2493
	vcomisd	%xmm0, %xmm4
	jbe	.L2517
	vcomisd	%xmm5, %xmm0
	vmovsd	%xmm5, %xmm5, %xmm1
	ja	.L2496
	vmovsd	.LC0(%rip), %xmm1
	vmaxsd	%xmm0, %xmm1, %xmm1
.L2496:
	vmovsd	.LC5(%rip), %xmm13
	vmovsd	.LC4(%rip), %xmm12
	vcomisd	%xmm0, %xmm13
	ja	.L2495
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
.L2495:
	vaddsd	.LC20(%rip), %xmm0, %xmm1
	vdivsd	%xmm1, %xmm0, %xmm1
	vaddsd	%xmm0, %xmm1, %xmm0
	vmulsd	%xmm12, %xmm0, %xmm1
	vmovq	%xmm1, %r9
	jmp	.L2494
	.p2align 4,,10
	.p2align 3
.L2511:
	vzeroupper
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2514:
	.cfi_restore 6
	ret
.L2499:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L2483
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
	jle	.L2522
	movslq	%edx, %rdx
	vxorps	%xmm8, %xmm8, %xmm8
	movq	%rdi, %r8
	movq	%rsi, %r9
	leaq	(%rdi,%rdx,4), %r10
	.p2align 4,,10
	.p2align 3
.L2520:
	vcvtss2sd	(%r8), %xmm8, %xmm0
	addq	$4, %r8
	addq	$4, %r9
	call	etch__cosh_f64
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, -4(%r9)
	cmpq	%r8, %r10
	jne	.L2520
.L2522:
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
	jle	.L2527
	movslq	%edx, %rdx
	vxorps	%xmm8, %xmm8, %xmm8
	movq	%rdi, %r8
	movq	%rsi, %r9
	leaq	(%rdi,%rdx,4), %r10
	.p2align 4,,10
	.p2align 3
.L2525:
	vcvtss2sd	(%r8), %xmm8, %xmm0
	addq	$4, %r8
	addq	$4, %r9
	call	etch__asinh_f64
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, -4(%r9)
	cmpq	%r8, %r10
	jne	.L2525
.L2527:
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
	jle	.L2582
	movslq	%edx, %rdx
	vmovsd	.LC20(%rip), %xmm3
	vmovss	.LC227(%rip), %xmm4
	vmovsd	.LC146(%rip), %xmm8
	vmovsd	.LC5(%rip), %xmm7
	leaq	(%rdi,%rdx,4), %rdx
	vmovsd	.LC149(%rip), %xmm6
	vmovsd	.LC180(%rip), %xmm5
	vmovsd	.LC133(%rip), %xmm12
	vmovsd	.LC134(%rip), %xmm11
	vmovsd	.LC172(%rip), %xmm9
	jmp	.L2560
	.p2align 4,,10
	.p2align 3
.L2579:
	vcomiss	.LC736(%rip), %xmm2
	ja	.L2583
	vsubsd	%xmm3, %xmm0, %xmm0
	vaddsd	%xmm0, %xmm0, %xmm1
	vfmadd231sd	%xmm0, %xmm0, %xmm1
	vsqrtsd	%xmm1, %xmm1, %xmm1
	vaddsd	%xmm1, %xmm0, %xmm0
	vcomisd	%xmm3, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm2
	jbe	.L2581
	vsubsd	%xmm0, %xmm2, %xmm1
	vsubsd	%xmm1, %xmm3, %xmm1
.L2550:
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
	jbe	.L2551
	movabsq	$-4503599627370496, %rcx
	andq	%rcx, %r8
	movabsq	$4607182418800017408, %rcx
	subq	%r8, %rcx
	vmovq	%rcx, %xmm2
	vfmadd132sd	%xmm1, %xmm13, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm13
.L2551:
	vmovq	%xmm0, %rcx
	vmovsd	%xmm0, %xmm0, %xmm1
	btrq	$63, %rcx
	vmovq	%rcx, %xmm2
	vcomisd	%xmm2, %xmm7
	ja	.L2553
	movabsq	$7141747209585715, %rcx
	vmulsd	.LC4(%rip), %xmm13, %xmm14
	addq	%rcx, %rax
	movabsq	$4841369599423283200, %rcx
	shrq	$52, %rax
	orq	%rcx, %rax
	vmovq	%rax, %xmm2
	vsubsd	%xmm12, %xmm2, %xmm10
	vaddsd	%xmm11, %xmm13, %xmm2
	vmulsd	%xmm13, %xmm14, %xmm14
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
	vmulsd	.LC144(%rip), %xmm10, %xmm15
	vaddsd	%xmm14, %xmm1, %xmm1
	vfmadd132sd	%xmm2, %xmm15, %xmm1
	vsubsd	%xmm14, %xmm1, %xmm1
	vaddsd	%xmm13, %xmm1, %xmm1
	vfmadd231sd	.LC143(%rip), %xmm10, %xmm1
.L2553:
	vcmpnltsd	%xmm0, %xmm6, %xmm2
	vcomisd	%xmm5, %xmm0
	vblendvpd	%xmm2, %xmm1, %xmm0, %xmm1
	jp	.L2572
	je	.L2556
	ja	.L2557
.L2572:
	vmovaps	%xmm4, %xmm1
	.p2align 4,,10
	.p2align 3
.L2530:
	addq	$4, %rdi
	vmovss	%xmm1, (%rsi)
	addq	$4, %rsi
	cmpq	%rdx, %rdi
	je	.L2584
.L2560:
	vmovss	(%rdi), %xmm2
	vmovaps	%xmm4, %xmm1
	vcvtss2sd	%xmm2, %xmm2, %xmm0
	vucomisd	%xmm3, %xmm0
	jb	.L2530
	vcomiss	.LC735(%rip), %xmm2
	jb	.L2579
	vmovsd	.LC132(%rip), %xmm1
	vcomisd	%xmm0, %xmm1
	ja	.L2533
	vmovsd	%xmm0, %xmm0, %xmm13
	vxorpd	%xmm1, %xmm1, %xmm1
.L2562:
	vcomisd	.LC149(%rip), %xmm0
	ja	.L2534
	vmovq	%xmm13, %rax
	vmovsd	.LC172(%rip), %xmm15
	movabsq	$-4604544271217802189, %rcx
	movabsq	$4503599627370495, %r8
	addq	%rax, %rcx
	andq	%r8, %rcx
	movabsq	$4604544271217802189, %r8
	addq	%r8, %rcx
	vmovq	%rcx, %xmm0
	movabsq	$7141747209585715, %rcx
	addq	%rcx, %rax
	vsubsd	%xmm3, %xmm0, %xmm13
	movabsq	$4841369599423283200, %rcx
	vmulsd	.LC4(%rip), %xmm13, %xmm14
	shrq	$52, %rax
	orq	%rcx, %rax
	vmovq	%rax, %xmm0
	vsubsd	.LC133(%rip), %xmm0, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm10
	vaddsd	.LC134(%rip), %xmm13, %xmm1
	vmulsd	%xmm13, %xmm14, %xmm14
	vdivsd	%xmm1, %xmm13, %xmm1
	vmulsd	%xmm1, %xmm1, %xmm0
	vfmadd213sd	.LC173(%rip), %xmm0, %xmm15
	vfmadd213sd	.LC174(%rip), %xmm0, %xmm15
	vfmadd213sd	.LC175(%rip), %xmm0, %xmm15
	vfmadd213sd	.LC176(%rip), %xmm0, %xmm15
	vfmadd213sd	.LC177(%rip), %xmm0, %xmm15
	vfmadd213sd	.LC178(%rip), %xmm0, %xmm15
	vmulsd	%xmm15, %xmm0, %xmm0
	vmulsd	.LC144(%rip), %xmm10, %xmm15
	vaddsd	%xmm14, %xmm0, %xmm0
	vfmadd132sd	%xmm1, %xmm15, %xmm0
	vsubsd	%xmm14, %xmm0, %xmm0
	vaddsd	%xmm13, %xmm0, %xmm0
	vfmadd231sd	.LC143(%rip), %xmm10, %xmm0
.L2534:
	vxorps	%xmm1, %xmm1, %xmm1
	vcomiss	%xmm1, %xmm2
	jp	.L2569
	je	.L2556
	jbe	.L2569
	vaddsd	.LC179(%rip), %xmm0, %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
	jmp	.L2530
	.p2align 4,,10
	.p2align 3
.L2583:
	vmovsd	%xmm0, %xmm0, %xmm1
	vaddsd	%xmm0, %xmm0, %xmm2
	vfmadd213sd	.LC180(%rip), %xmm0, %xmm1
	vsqrtsd	%xmm1, %xmm1, %xmm1
	vaddsd	%xmm1, %xmm0, %xmm1
	vdivsd	%xmm1, %xmm3, %xmm1
	vsubsd	%xmm1, %xmm2, %xmm0
	vmovsd	.LC132(%rip), %xmm1
	vcomisd	%xmm0, %xmm1
	ja	.L2542
	vmovsd	%xmm0, %xmm0, %xmm2
	vxorpd	%xmm13, %xmm13, %xmm13
.L2563:
	vcomisd	.LC149(%rip), %xmm0
	vmovsd	%xmm0, %xmm0, %xmm1
	ja	.L2543
	vmovq	%xmm2, %rax
	vmovsd	.LC172(%rip), %xmm15
	movabsq	$-4604544271217802189, %rcx
	movabsq	$4503599627370495, %r8
	addq	%rax, %rcx
	andq	%r8, %rcx
	movabsq	$4604544271217802189, %r8
	addq	%r8, %rcx
	vmovq	%rcx, %xmm2
	movabsq	$7141747209585715, %rcx
	addq	%rcx, %rax
	vsubsd	%xmm3, %xmm2, %xmm2
	movabsq	$4841369599423283200, %rcx
	vmulsd	.LC4(%rip), %xmm2, %xmm14
	shrq	$52, %rax
	orq	%rcx, %rax
	vmovq	%rax, %xmm1
	vsubsd	.LC133(%rip), %xmm1, %xmm1
	vaddsd	%xmm13, %xmm1, %xmm10
	vaddsd	.LC134(%rip), %xmm2, %xmm1
	vmulsd	%xmm2, %xmm14, %xmm14
	vdivsd	%xmm1, %xmm2, %xmm1
	vmulsd	%xmm1, %xmm1, %xmm13
	vfmadd213sd	.LC173(%rip), %xmm13, %xmm15
	vfmadd213sd	.LC174(%rip), %xmm13, %xmm15
	vfmadd213sd	.LC175(%rip), %xmm13, %xmm15
	vfmadd213sd	.LC176(%rip), %xmm13, %xmm15
	vfmadd213sd	.LC177(%rip), %xmm13, %xmm15
	vfmadd213sd	.LC178(%rip), %xmm13, %xmm15
	vmulsd	%xmm15, %xmm13, %xmm13
	vmulsd	.LC144(%rip), %xmm10, %xmm15
	vaddsd	%xmm14, %xmm13, %xmm13
	vfmadd132sd	%xmm13, %xmm15, %xmm1
	vsubsd	%xmm14, %xmm1, %xmm1
	vaddsd	%xmm2, %xmm1, %xmm1
	vfmadd231sd	.LC143(%rip), %xmm10, %xmm1
.L2543:
	vxorpd	%xmm2, %xmm2, %xmm2
	vcomisd	%xmm2, %xmm0
	jp	.L2569
	je	.L2556
	jbe	.L2569
.L2557:
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
	jmp	.L2530
	.p2align 4,,10
	.p2align 3
.L2569:
	vmovss	.LC227(%rip), %xmm1
	jmp	.L2530
	.p2align 4,,10
	.p2align 3
.L2556:
	vmovss	.LC370(%rip), %xmm1
	jmp	.L2530
	.p2align 4,,10
	.p2align 3
.L2582:
	ret
	.p2align 4,,10
	.p2align 3
.L2581:
	vsubsd	%xmm3, %xmm2, %xmm1
	vsubsd	%xmm1, %xmm0, %xmm1
	jmp	.L2550
	.p2align 4,,10
	.p2align 3
.L2533:
	vmulsd	.LC146(%rip), %xmm0, %xmm13
	vmovsd	.LC131(%rip), %xmm1
	jmp	.L2562
	.p2align 4,,10
	.p2align 3
.L2584:
	ret
	.p2align 4,,10
	.p2align 3
.L2542:
	vmulsd	.LC146(%rip), %xmm0, %xmm2
	vmovsd	.LC131(%rip), %xmm13
	jmp	.L2563
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
	jle	.L2656
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movl	%edx, %r8d
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%rbx
	andq	$-32, %rsp
	subq	$1032, %rsp
	.cfi_offset 3, -24
	cmpl	$6, %eax
	jbe	.L2628
	movabsq	$9223372036854775807, %rcx
	shrl	$3, %edx
	xorl	%eax, %eax
	vbroadcastsd	.LC20(%rip), %ymm10
	vmovq	%rcx, %xmm0
	salq	$5, %rdx
	movabsq	$-4604544271217802189, %rcx
	vbroadcastsd	.LC180(%rip), %ymm9
	vpbroadcastq	%xmm0, %ymm0
	vmovdqa	%ymm0, -88(%rsp)
	vmovq	%rcx, %xmm0
	movabsq	$4503599627370495, %rcx
	vpbroadcastq	%xmm0, %ymm0
	vmovdqa	%ymm0, 552(%rsp)
	vmovq	%rcx, %xmm0
	movabsq	$4604544271217802189, %rcx
	vpbroadcastq	%xmm0, %ymm0
	vmovdqa	%ymm0, 648(%rsp)
	vmovq	%rcx, %xmm0
	movabsq	$-4503599627370496, %rcx
	vpbroadcastq	%xmm0, %ymm0
	vmovdqa	%ymm0, 616(%rsp)
	vmovq	%rcx, %xmm0
	movabsq	$4607182418800017408, %rcx
	vpbroadcastq	%xmm0, %ymm0
	vmovdqa	%ymm0, 808(%rsp)
	vmovq	%rcx, %xmm0
	movabsq	$7141747209585715, %rcx
	vpbroadcastq	%xmm0, %ymm0
	vmovdqa	%ymm0, 520(%rsp)
	vmovq	%rcx, %xmm0
	movabsq	$4841369599423283200, %rcx
	vpbroadcastq	%xmm0, %ymm0
	vmovdqa	%ymm0, 488(%rsp)
	vmovq	%rcx, %xmm0
	movabsq	$9221120237041090560, %rcx
	vpbroadcastq	%xmm0, %ymm0
	vmovdqa	%ymm0, 456(%rsp)
	vmovq	%rcx, %xmm0
	movabsq	$-9223372036854775808, %rcx
	vpbroadcastq	%xmm0, %ymm0
	vmovdqa	%ymm0, 424(%rsp)
	vmovq	%rcx, %xmm0
	vpbroadcastq	%xmm0, %ymm0
	vmovdqa	%ymm0, -120(%rsp)
	.p2align 4,,10
	.p2align 3
.L2588:
	vmovups	(%rdi,%rax), %ymm0
	vmovdqa	-88(%rsp), %ymm1
	vcvtps2pd	(%rdi,%rax), %ymm3
	vmovapd	%ymm3, 392(%rsp)
	vbroadcastsd	.LC170(%rip), %ymm5
	vextractf128	$0x1, %ymm0, %xmm0
	vpand	%ymm1, %ymm3, %ymm13
	vcvtps2pd	%xmm0, %ymm0
	vcmpngtpd	%ymm13, %ymm5, %ymm3
	vaddpd	%ymm13, %ymm13, %ymm7
	vsubpd	%ymm13, %ymm10, %ymm11
	vmovapd	%ymm0, 584(%rsp)
	vpand	584(%rsp), %ymm1, %ymm12
	vmovdqa	%ymm13, 840(%rsp)
	vaddpd	%ymm12, %ymm12, %ymm6
	vsubpd	%ymm12, %ymm10, %ymm8
	vcmpngtpd	%ymm12, %ymm5, %ymm2
	vbroadcastsd	.LC4(%rip), %ymm5
	vmovdqa	%ymm12, 968(%rsp)
	vmulpd	%ymm13, %ymm7, %ymm1
	vcmpgtpd	%ymm13, %ymm5, %ymm4
	vmulpd	%ymm12, %ymm6, %ymm0
	vpand	%ymm3, %ymm4, %ymm4
	vmovdqa	%ymm4, 936(%rsp)
	vcmpgtpd	%ymm12, %ymm5, %ymm4
	vcmpngtpd	%ymm13, %ymm5, %ymm5
	vdivpd	%ymm11, %ymm1, %ymm1
	vpand	%ymm3, %ymm5, %ymm5
	vpand	%ymm2, %ymm4, %ymm15
	vbroadcastsd	.LC4(%rip), %ymm4
	vmovdqa	%ymm15, 904(%rsp)
	vcmpngtpd	968(%rsp), %ymm4, %ymm4
	vpand	%ymm2, %ymm4, %ymm4
	vdivpd	%ymm8, %ymm0, %ymm0
	vaddpd	%ymm7, %ymm1, %ymm1
	vdivpd	%ymm8, %ymm6, %ymm12
	vaddpd	%ymm6, %ymm0, %ymm0
	vcmpgtpd	%ymm13, %ymm10, %ymm6
	vaddpd	%ymm10, %ymm1, %ymm13
	vcmpltpd	%ymm0, %ymm10, %ymm3
	vaddpd	%ymm10, %ymm0, %ymm14
	vmovapd	%ymm13, 296(%rsp)
	vpand	%ymm15, %ymm3, %ymm3
	vaddpd	%ymm9, %ymm14, %ymm2
	vsubpd	%ymm2, %ymm0, %ymm2
	vdivpd	%ymm11, %ymm7, %ymm15
	vmovdqa	968(%rsp), %ymm7
	vaddpd	%ymm12, %ymm10, %ymm8
	vmovapd	%ymm8, 680(%rsp)
	vmovapd	%ymm15, 776(%rsp)
	vaddpd	%ymm15, %ymm10, %ymm11
	vmovapd	%ymm11, 712(%rsp)
	vpand	%ymm6, %ymm5, %ymm11
	vcmpgtpd	%ymm7, %ymm10, %ymm6
	vsubpd	%ymm1, %ymm13, %ymm7
	vmovdqa	%ymm11, 872(%rsp)
	vpand	%ymm6, %ymm4, %ymm8
	vsubpd	%ymm7, %ymm10, %ymm7
	vcmpngtpd	840(%rsp), %ymm10, %ymm6
	vmovdqa	%ymm8, 1000(%rsp)
	vcmpltpd	%ymm1, %ymm10, %ymm8
	vpand	936(%rsp), %ymm8, %ymm8
	vpand	%ymm6, %ymm5, %ymm5
	vcmpngtpd	968(%rsp), %ymm10, %ymm6
	vpand	%ymm6, %ymm4, %ymm4
	vaddpd	%ymm13, %ymm9, %ymm6
	vsubpd	%ymm6, %ymm1, %ymm6
	vblendvpd	%ymm8, %ymm7, %ymm6, %ymm7
	vsubpd	%ymm0, %ymm14, %ymm6
	vmovapd	%ymm7, 360(%rsp)
	vmovdqa	648(%rsp), %ymm7
	vsubpd	%ymm6, %ymm10, %ymm6
	vblendvpd	%ymm3, %ymm6, %ymm2, %ymm2
	vmovapd	%ymm2, 328(%rsp)
	vmovdqa	552(%rsp), %ymm2
	vpaddq	%ymm2, %ymm13, %ymm3
	vpaddq	%ymm2, %ymm14, %ymm6
	vmovdqa	616(%rsp), %ymm2
	vpand	%ymm7, %ymm3, %ymm8
	vpand	%ymm7, %ymm6, %ymm7
	vpaddq	%ymm2, %ymm8, %ymm8
	vpaddq	%ymm2, %ymm7, %ymm7
	vcmpltpd	%ymm15, %ymm10, %ymm2
	vaddpd	%ymm8, %ymm9, %ymm8
	vaddpd	%ymm7, %ymm9, %ymm7
	vpand	%ymm11, %ymm2, %ymm13
	vmovapd	%ymm12, %ymm2
	vmovdqa	%ymm13, 264(%rsp)
	vcmpltpd	%ymm12, %ymm10, %ymm12
	vaddpd	712(%rsp), %ymm9, %ymm13
	vpand	1000(%rsp), %ymm12, %ymm12
	vaddpd	680(%rsp), %ymm9, %ymm11
	vmovapd	%ymm2, 744(%rsp)
	vsubpd	%ymm13, %ymm15, %ymm13
	vmovapd	392(%rsp), %ymm15
	vmulpd	.LC731(%rip), %ymm15, %ymm15
	vsubpd	%ymm11, %ymm2, %ymm11
	vmovapd	584(%rsp), %ymm2
	vmulpd	.LC731(%rip), %ymm2, %ymm2
	vcvtpd2psy	%ymm15, %xmm15
	vcvtpd2psy	%ymm2, %xmm2
	vinsertf128	$0x1, %xmm2, %ymm15, %ymm15
	vmovaps	%ymm15, 232(%rsp)
	vmovdqa	840(%rsp), %ymm15
	vcmpeqpd	%ymm15, %ymm10, %ymm2
	vcmpnltpd	.LC423(%rip), %ymm1, %ymm15
	vpand	936(%rsp), %ymm15, %ymm15
	vpand	%ymm2, %ymm5, %ymm2
	vmovdqa	%ymm2, 200(%rsp)
	vcmpeqpd	968(%rsp), %ymm10, %ymm2
	vpand	%ymm2, %ymm4, %ymm2
	vmovdqa	%ymm2, 168(%rsp)
	vcmpneqpd	840(%rsp), %ymm10, %ymm2
	vpand	%ymm2, %ymm5, %ymm5
	vcmpneqpd	968(%rsp), %ymm10, %ymm2
	vmovdqa	%ymm5, 136(%rsp)
	vpand	%ymm2, %ymm4, %ymm5
	vmovdqa	520(%rsp), %ymm4
	vcmpnltpd	.LC423(%rip), %ymm0, %ymm2
	vpand	904(%rsp), %ymm2, %ymm2
	vmovdqa	%ymm5, 104(%rsp)
	vmovdqa	808(%rsp), %ymm5
	vpand	%ymm5, %ymm3, %ymm3
	vpand	%ymm5, %ymm6, %ymm6
	vmovapd	264(%rsp), %ymm5
	vpsubq	%ymm3, %ymm4, %ymm3
	vpsubq	%ymm6, %ymm4, %ymm6
	vmovapd	712(%rsp), %ymm4
	vfmadd132pd	328(%rsp), %ymm7, %ymm6
	vsubpd	776(%rsp), %ymm4, %ymm4
	vfmadd132pd	360(%rsp), %ymm8, %ymm3
	vsubpd	%ymm4, %ymm10, %ymm4
	vblendvpd	%ymm15, %ymm8, %ymm3, %ymm3
	vblendvpd	%ymm5, %ymm4, %ymm13, %ymm13
	vmovapd	680(%rsp), %ymm5
	vsubpd	744(%rsp), %ymm5, %ymm4
	vsubpd	%ymm4, %ymm10, %ymm4
	vblendvpd	%ymm12, %ymm4, %ymm11, %ymm11
	vmovdqa	552(%rsp), %ymm12
	vmovdqa	712(%rsp), %ymm4
	vpaddq	%ymm12, %ymm4, %ymm5
	vpaddq	680(%rsp), %ymm12, %ymm4
	vpand	648(%rsp), %ymm5, %ymm12
	vpaddq	616(%rsp), %ymm12, %ymm12
	vmovdqa	808(%rsp), %ymm8
	vmovapd	776(%rsp), %ymm15
	vaddpd	%ymm12, %ymm9, %ymm12
	vpand	%ymm8, %ymm5, %ymm5
	vmovapd	%ymm12, 360(%rsp)
	vpand	648(%rsp), %ymm4, %ymm12
	vpand	%ymm8, %ymm4, %ymm4
	vpaddq	616(%rsp), %ymm12, %ymm12
	vaddpd	%ymm12, %ymm9, %ymm12
	vmovapd	%ymm12, 328(%rsp)
	vblendvpd	%ymm2, %ymm7, %ymm6, %ymm12
	vmovdqa	520(%rsp), %ymm7
	vcmpnltpd	.LC423(%rip), %ymm15, %ymm2
	vpsubq	%ymm5, %ymm7, %ymm5
	vpsubq	%ymm4, %ymm7, %ymm4
	vfmadd213pd	360(%rsp), %ymm5, %ymm13
	vpand	872(%rsp), %ymm2, %ymm7
	vmovapd	744(%rsp), %ymm2
	vfmadd213pd	328(%rsp), %ymm4, %ymm11
	vcmpnltpd	.LC423(%rip), %ymm2, %ymm2
	vmovdqa	%ymm7, 40(%rsp)
	vpand	1000(%rsp), %ymm2, %ymm6
	vandpd	.LC225(%rip), %ymm1, %ymm2
	vcmpltpd	.LC331(%rip), %ymm2, %ymm2
	vmovdqa	%ymm6, 8(%rsp)
	vmovapd	%ymm13, 264(%rsp)
	vpand	936(%rsp), %ymm2, %ymm13
	vandpd	.LC225(%rip), %ymm0, %ymm2
	vmovapd	%ymm11, 72(%rsp)
	vcmpltpd	.LC331(%rip), %ymm2, %ymm2
	vmovdqa	%ymm13, -24(%rsp)
	vpand	904(%rsp), %ymm2, %ymm6
	vmovdqa	296(%rsp), %ymm13
	vmovdqa	%ymm6, -56(%rsp)
	vmovdqa	488(%rsp), %ymm6
	vpaddq	%ymm6, %ymm13, %ymm5
	vpaddq	%ymm6, %ymm14, %ymm2
	vmovdqa	456(%rsp), %ymm13
	vpsrlq	$52, %ymm5, %ymm5
	vpsrlq	$52, %ymm2, %ymm2
	vpor	%ymm13, %ymm5, %ymm5
	vpor	%ymm13, %ymm2, %ymm2
	vaddpd	.LC431(%rip), %ymm5, %ymm5
	vaddpd	.LC431(%rip), %ymm2, %ymm2
	vaddpd	.LC416(%rip), %ymm3, %ymm4
	vaddpd	.LC416(%rip), %ymm12, %ymm6
	vmulpd	.LC254(%rip), %ymm3, %ymm14
	vbroadcastsd	.LC172(%rip), %ymm13
	vmulpd	.LC254(%rip), %ymm12, %ymm15
	vdivpd	%ymm4, %ymm3, %ymm4
	vmulpd	%ymm3, %ymm14, %ymm14
	vmulpd	%ymm12, %ymm15, %ymm15
	vdivpd	%ymm6, %ymm12, %ymm6
	vmulpd	%ymm4, %ymm4, %ymm8
	vfmadd213pd	.LC403(%rip), %ymm8, %ymm13
	vmovapd	%ymm13, %ymm11
	vfmadd213pd	.LC404(%rip), %ymm8, %ymm11
	vbroadcastsd	.LC172(%rip), %ymm13
	vfmadd213pd	.LC405(%rip), %ymm8, %ymm11
	vfmadd213pd	.LC406(%rip), %ymm8, %ymm11
	vfmadd213pd	.LC407(%rip), %ymm8, %ymm11
	vfmadd213pd	.LC408(%rip), %ymm8, %ymm11
	vmulpd	%ymm11, %ymm8, %ymm8
	vmulpd	.LC417(%rip), %ymm5, %ymm11
	vmulpd	%ymm6, %ymm6, %ymm7
	vaddpd	%ymm14, %ymm8, %ymm8
	vfmadd213pd	.LC403(%rip), %ymm7, %ymm13
	vfmadd213pd	.LC404(%rip), %ymm7, %ymm13
	vfmadd213pd	.LC405(%rip), %ymm7, %ymm13
	vfmadd132pd	%ymm8, %ymm11, %ymm4
	vfmadd213pd	.LC406(%rip), %ymm7, %ymm13
	vfmadd213pd	.LC407(%rip), %ymm7, %ymm13
	vfmadd213pd	.LC408(%rip), %ymm7, %ymm13
	vmulpd	.LC417(%rip), %ymm2, %ymm8
	vsubpd	%ymm14, %ymm4, %ymm4
	vmovapd	40(%rsp), %ymm14
	vmulpd	%ymm13, %ymm7, %ymm7
	vaddpd	%ymm3, %ymm4, %ymm4
	vmovapd	264(%rsp), %ymm3
	vfmadd231pd	.LC418(%rip), %ymm5, %ymm4
	vaddpd	%ymm15, %ymm7, %ymm7
	vfmadd132pd	%ymm7, %ymm8, %ymm6
	vmovapd	8(%rsp), %ymm7
	vsubpd	%ymm15, %ymm6, %ymm6
	vaddpd	%ymm12, %ymm6, %ymm6
	vfmadd132pd	.LC418(%rip), %ymm6, %ymm2
	vblendvpd	%ymm14, 360(%rsp), %ymm3, %ymm12
	vmovapd	72(%rsp), %ymm3
	vmovapd	-24(%rsp), %ymm14
	vblendvpd	%ymm7, 328(%rsp), %ymm3, %ymm13
	vmovapd	-56(%rsp), %ymm3
	vblendvpd	%ymm14, %ymm1, %ymm4, %ymm14
	vmovapd	%ymm14, 360(%rsp)
	vblendvpd	%ymm3, %ymm0, %ymm2, %ymm3
	vmovapd	%ymm3, 328(%rsp)
	vmovapd	776(%rsp), %ymm15
	vandpd	.LC225(%rip), %ymm15, %ymm2
	vaddpd	.LC416(%rip), %ymm12, %ymm3
	vmovdqa	488(%rsp), %ymm6
	vcmpltpd	.LC331(%rip), %ymm2, %ymm2
	vpand	872(%rsp), %ymm2, %ymm14
	vpaddq	712(%rsp), %ymm6, %ymm4
	vmovdqa	456(%rsp), %ymm5
	vmulpd	.LC254(%rip), %ymm13, %ymm15
	vmovdqa	%ymm14, 296(%rsp)
	vdivpd	%ymm3, %ymm12, %ymm3
	vmovapd	744(%rsp), %ymm14
	vandpd	.LC225(%rip), %ymm14, %ymm2
	vbroadcastsd	.LC172(%rip), %ymm11
	vpsrlq	$52, %ymm4, %ymm4
	vcmpltpd	.LC331(%rip), %ymm2, %ymm2
	vpor	%ymm5, %ymm4, %ymm4
	vpand	1000(%rsp), %ymm2, %ymm7
	vaddpd	.LC431(%rip), %ymm4, %ymm4
	vmulpd	.LC254(%rip), %ymm12, %ymm14
	vpaddq	680(%rsp), %ymm6, %ymm2
	vmulpd	%ymm13, %ymm15, %ymm15
	vmovdqa	%ymm7, 264(%rsp)
	vpsrlq	$52, %ymm2, %ymm2
	vpor	%ymm5, %ymm2, %ymm2
	vaddpd	.LC416(%rip), %ymm13, %ymm5
	vaddpd	.LC431(%rip), %ymm2, %ymm2
	vmulpd	%ymm12, %ymm14, %ymm14
	vdivpd	%ymm5, %ymm13, %ymm5
	vmulpd	%ymm3, %ymm3, %ymm7
	vfmadd213pd	.LC403(%rip), %ymm7, %ymm11
	vmovapd	%ymm11, %ymm8
	vbroadcastsd	.LC172(%rip), %ymm11
	vfmadd213pd	.LC404(%rip), %ymm7, %ymm8
	vfmadd213pd	.LC405(%rip), %ymm7, %ymm8
	vfmadd213pd	.LC406(%rip), %ymm7, %ymm8
	vfmadd213pd	.LC407(%rip), %ymm7, %ymm8
	vmulpd	%ymm5, %ymm5, %ymm6
	vfmadd213pd	.LC403(%rip), %ymm6, %ymm11
	vfmadd213pd	.LC404(%rip), %ymm6, %ymm11
	vfmadd213pd	.LC405(%rip), %ymm6, %ymm11
	vfmadd213pd	.LC406(%rip), %ymm6, %ymm11
	vfmadd213pd	.LC407(%rip), %ymm6, %ymm11
	vfmadd213pd	.LC408(%rip), %ymm7, %ymm8
	vfmadd213pd	.LC408(%rip), %ymm6, %ymm11
	vmulpd	%ymm8, %ymm7, %ymm7
	vmulpd	.LC417(%rip), %ymm4, %ymm8
	vmulpd	%ymm11, %ymm6, %ymm6
	vmovapd	296(%rsp), %ymm11
	vaddpd	%ymm14, %ymm7, %ymm7
	vaddpd	%ymm15, %ymm6, %ymm6
	vfmadd132pd	%ymm7, %ymm8, %ymm3
	vcmpneqpd	%ymm9, %ymm1, %ymm8
	vmulpd	.LC417(%rip), %ymm2, %ymm7
	vsubpd	%ymm14, %ymm3, %ymm3
	vmovapd	744(%rsp), %ymm14
	vfmadd132pd	%ymm6, %ymm7, %ymm5
	vaddpd	%ymm12, %ymm3, %ymm3
	vbroadcastsd	.LC149(%rip), %ymm12
	vfmadd231pd	.LC418(%rip), %ymm4, %ymm3
	vmovdqa	936(%rsp), %ymm4
	vcmpltpd	%ymm1, %ymm12, %ymm7
	vcmpltpd	%ymm0, %ymm12, %ymm6
	vmovdqa	904(%rsp), %ymm12
	vsubpd	%ymm15, %ymm5, %ymm5
	vpand	%ymm4, %ymm8, %ymm8
	vmovapd	776(%rsp), %ymm15
	vpand	%ymm4, %ymm7, %ymm7
	vpand	%ymm12, %ymm6, %ymm6
	vaddpd	%ymm13, %ymm5, %ymm5
	vmovapd	360(%rsp), %ymm13
	vfmadd132pd	.LC418(%rip), %ymm5, %ymm2
	vblendvpd	%ymm11, %ymm15, %ymm3, %ymm5
	vmovapd	264(%rsp), %ymm11
	vblendvpd	%ymm7, %ymm1, %ymm13, %ymm7
	vmovapd	328(%rsp), %ymm13
	vmulpd	.LC254(%rip), %ymm7, %ymm7
	vblendvpd	%ymm6, %ymm0, %ymm13, %ymm6
	vbroadcastsd	.LC149(%rip), %ymm13
	vmulpd	.LC254(%rip), %ymm6, %ymm6
	vblendvpd	%ymm11, %ymm14, %ymm2, %ymm2
	vcmpltpd	%ymm14, %ymm13, %ymm3
	vcmpeqpd	%ymm9, %ymm1, %ymm13
	vpand	1000(%rsp), %ymm3, %ymm3
	vcmpneqpd	%ymm9, %ymm0, %ymm11
	vblendvpd	%ymm3, %ymm14, %ymm2, %ymm3
	vcmplepd	%ymm0, %ymm9, %ymm2
	vmulpd	.LC254(%rip), %ymm3, %ymm3
	vpand	%ymm4, %ymm13, %ymm13
	vbroadcastsd	.LC149(%rip), %ymm4
	vpand	%ymm12, %ymm11, %ymm11
	vcmpeqpd	%ymm9, %ymm0, %ymm12
	vpand	904(%rsp), %ymm12, %ymm12
	vcmpltpd	%ymm15, %ymm4, %ymm4
	vcmpnlepd	%ymm0, %ymm9, %ymm0
	vpand	%ymm2, %ymm11, %ymm2
	vpand	872(%rsp), %ymm4, %ymm4
	vblendvpd	%ymm4, %ymm15, %ymm5, %ymm4
	vcmpnlepd	%ymm1, %ymm9, %ymm5
	vpand	%ymm0, %ymm11, %ymm0
	vmovdqa	872(%rsp), %ymm11
	vcmplepd	%ymm1, %ymm9, %ymm1
	vpandn	%ymm2, %ymm0, %ymm0
	vmulpd	.LC254(%rip), %ymm4, %ymm4
	vcmpeqpd	%ymm14, %ymm9, %ymm2
	vpand	%ymm5, %ymm8, %ymm5
	vpand	%ymm1, %ymm8, %ymm8
	vmovdqa	424(%rsp), %ymm1
	vpandn	%ymm8, %ymm5, %ymm8
	vcmpeqpd	%ymm15, %ymm9, %ymm5
	vpblendvb	%ymm8, %ymm7, %ymm1, %ymm7
	vpblendvb	%ymm0, %ymm6, %ymm1, %ymm6
	vmovdqa	808(%rsp), %ymm8
	vcmpneqpd	%ymm14, %ymm9, %ymm0
	vcmpneqpd	%ymm15, %ymm9, %ymm1
	vpblendvb	%ymm13, %ymm8, %ymm7, %ymm7
	vpblendvb	%ymm12, %ymm8, %ymm6, %ymm6
	vmovdqa	%ymm8, %ymm13
	vmovdqa	1000(%rsp), %ymm8
	vpand	%ymm11, %ymm5, %ymm5
	vcmplepd	%ymm15, %ymm9, %ymm12
	vpand	%ymm11, %ymm1, %ymm1
	vpand	%ymm8, %ymm0, %ymm0
	vpand	%ymm8, %ymm2, %ymm2
	vcmpnlepd	%ymm14, %ymm9, %ymm11
	vcmplepd	%ymm14, %ymm9, %ymm8
	vmovdqa	424(%rsp), %ymm14
	vpand	%ymm8, %ymm0, %ymm8
	vpand	%ymm11, %ymm0, %ymm0
	vcmpnlepd	%ymm15, %ymm9, %ymm11
	vpandn	%ymm8, %ymm0, %ymm0
	vpblendvb	%ymm0, %ymm3, %ymm14, %ymm3
	vpblendvb	%ymm2, %ymm13, %ymm3, %ymm3
	vpand	%ymm11, %ymm1, %ymm11
	vpand	%ymm12, %ymm1, %ymm1
	vmovdqa	904(%rsp), %ymm12
	vpandn	%ymm1, %ymm11, %ymm1
	vpblendvb	%ymm1, %ymm4, %ymm14, %ymm4
	vpblendvb	%ymm12, %ymm6, %ymm3, %ymm3
	vmovdqa	392(%rsp), %ymm14
	vpblendvb	%ymm5, %ymm13, %ymm4, %ymm4
	vmovdqa	936(%rsp), %ymm5
	vmovdqa	-120(%rsp), %ymm1
	vmovdqa	872(%rsp), %ymm11
	vmovdqa	200(%rsp), %ymm6
	vpand	%ymm1, %ymm14, %ymm0
	vpblendvb	%ymm5, %ymm7, %ymm4, %ymm4
	vpand	584(%rsp), %ymm1, %ymm1
	vbroadcastsd	.LC170(%rip), %ymm14
	vpor	%ymm4, %ymm0, %ymm0
	vpor	%ymm5, %ymm11, %ymm2
	vmovaps	232(%rsp), %ymm7
	vmovdqa	1000(%rsp), %ymm8
	vpor	%ymm3, %ymm1, %ymm1
	vcvtpd2psy	%ymm0, %xmm0
	vcmpgtpd	968(%rsp), %ymm14, %ymm4
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vpor	%ymm12, %ymm8, %ymm3
	vbroadcastsd	.LC170(%rip), %ymm1
	vcmpgtpd	840(%rsp), %ymm1, %ymm1
	vperm2i128	$32, %ymm4, %ymm1, %ymm5
	vperm2i128	$49, %ymm4, %ymm1, %ymm1
	vpshufd	$216, %ymm1, %ymm1
	vpshufd	$216, %ymm5, %ymm4
	vpunpcklqdq	%ymm1, %ymm4, %ymm1
	vmovdqa	168(%rsp), %ymm4
	vblendvps	%ymm1, (%rdi,%rax), %ymm7, %ymm1
	vperm2i128	$32, %ymm4, %ymm6, %ymm5
	vperm2i128	$49, %ymm4, %ymm6, %ymm4
	vpshufd	$216, %ymm5, %ymm5
	vpshufd	$216, %ymm4, %ymm4
	vpunpcklqdq	%ymm4, %ymm5, %ymm4
	vmovdqa	104(%rsp), %ymm5
	vblendvps	%ymm4, %ymm7, %ymm1, %ymm1
	vperm2i128	$32, %ymm3, %ymm2, %ymm4
	vperm2i128	$49, %ymm3, %ymm2, %ymm2
	vpshufd	$216, %ymm2, %ymm2
	vpshufd	$216, %ymm4, %ymm3
	vpunpcklqdq	%ymm2, %ymm3, %ymm2
	vmovdqa	136(%rsp), %ymm3
	vblendvps	%ymm2, %ymm0, %ymm1, %ymm0
	vperm2i128	$32, %ymm5, %ymm3, %ymm2
	vperm2i128	$49, %ymm5, %ymm3, %ymm1
	vpshufd	$216, %ymm2, %ymm2
	vpshufd	$216, %ymm1, %ymm1
	vpunpcklqdq	%ymm1, %ymm2, %ymm1
	vblendvps	%ymm1, .LC383(%rip), %ymm0, %ymm0
	vmovups	%ymm0, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rdx, %rax
	jne	.L2588
	movl	%r8d, %edx
	andl	$-8, %edx
	movl	%edx, %eax
	cmpl	%edx, %r8d
	je	.L2653
.L2587:
	movl	%r8d, %ecx
	subl	%eax, %ecx
	leal	-1(%rcx), %r9d
	cmpl	$2, %r9d
	jbe	.L2592
	vxorps	%xmm0, %xmm0, %xmm0
	vcvtps2pd	(%rdi,%rax,4), %xmm11
	movabsq	$9223372036854775807, %rbx
	movabsq	$-4503599627370496, %r9
	vmovlps	8(%rdi,%rax,4), %xmm0, %xmm0
	vcvtps2pd	%xmm0, %xmm3
	vmovq	%rbx, %xmm0
	vmovapd	%xmm3, 648(%rsp)
	vmovddup	.LC20(%rip), %xmm3
	movabsq	$-4604544271217802189, %rbx
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vpand	648(%rsp), %xmm0, %xmm13
	vpand	%xmm11, %xmm0, %xmm12
	vaddpd	%xmm12, %xmm12, %xmm5
	vsubpd	%xmm12, %xmm3, %xmm9
	vcmpnltpd	.LC727(%rip), %xmm12, %xmm1
	vmovdqa	%xmm12, 680(%rsp)
	vaddpd	%xmm13, %xmm13, %xmm4
	vsubpd	%xmm13, %xmm3, %xmm8
	vcmpltpd	.LC265(%rip), %xmm12, %xmm2
	vmulpd	%xmm12, %xmm5, %xmm0
	vpand	%xmm1, %xmm2, %xmm7
	vcmpltpd	.LC265(%rip), %xmm13, %xmm2
	vmovdqa	%xmm7, 712(%rsp)
	vcmpnltpd	.LC265(%rip), %xmm12, %xmm7
	vdivpd	%xmm9, %xmm0, %xmm0
	vpand	%xmm1, %xmm7, %xmm7
	vaddpd	%xmm5, %xmm0, %xmm6
	vmulpd	%xmm13, %xmm4, %xmm0
	vmovapd	%xmm6, 1000(%rsp)
	vdivpd	%xmm8, %xmm0, %xmm0
	vaddpd	%xmm4, %xmm0, %xmm10
	vaddpd	%xmm6, %xmm3, %xmm0
	vcmpnltpd	.LC265(%rip), %xmm13, %xmm6
	vmovapd	%xmm0, 776(%rsp)
	vaddpd	%xmm10, %xmm3, %xmm15
	vcmpnltpd	.LC727(%rip), %xmm13, %xmm0
	vmovapd	%xmm10, 808(%rsp)
	vpand	%xmm0, %xmm2, %xmm14
	vcmpltpd	%xmm10, %xmm3, %xmm2
	vpand	%xmm0, %xmm6, %xmm6
	vmovddup	.LC180(%rip), %xmm0
	vmovdqa	%xmm14, 904(%rsp)
	vaddpd	%xmm15, %xmm0, %xmm1
	vmovapd	%xmm15, 744(%rsp)
	vmovdqa	%xmm13, %xmm15
	vpand	%xmm14, %xmm2, %xmm2
	vdivpd	%xmm9, %xmm5, %xmm14
	vsubpd	%xmm1, %xmm10, %xmm1
	vmovapd	776(%rsp), %xmm9
	vdivpd	%xmm8, %xmm4, %xmm5
	vaddpd	%xmm3, %xmm14, %xmm4
	vmovapd	%xmm4, 616(%rsp)
	vcmpltpd	%xmm3, %xmm12, %xmm4
	vpand	%xmm4, %xmm7, %xmm4
	vmovdqa	%xmm4, 936(%rsp)
	vcmpltpd	%xmm3, %xmm13, %xmm4
	vmovapd	%xmm5, 968(%rsp)
	vaddpd	%xmm5, %xmm3, %xmm8
	vmovapd	%xmm8, 872(%rsp)
	vpand	%xmm4, %xmm6, %xmm8
	vcmpnltpd	%xmm3, %xmm12, %xmm4
	vmovapd	1000(%rsp), %xmm12
	vmovdqa	%xmm8, 840(%rsp)
	vsubpd	%xmm12, %xmm9, %xmm5
	vcmpltpd	%xmm12, %xmm3, %xmm8
	vpand	712(%rsp), %xmm8, %xmm8
	vpand	%xmm4, %xmm7, %xmm7
	vcmpnltpd	%xmm3, %xmm13, %xmm4
	vsubpd	%xmm5, %xmm3, %xmm5
	vpand	%xmm4, %xmm6, %xmm6
	vaddpd	%xmm9, %xmm0, %xmm4
	vsubpd	%xmm4, %xmm12, %xmm4
	vblendvpd	%xmm8, %xmm5, %xmm4, %xmm13
	vmovapd	744(%rsp), %xmm5
	vmovapd	%xmm13, 584(%rsp)
	vsubpd	%xmm10, %xmm5, %xmm4
	vsubpd	%xmm4, %xmm3, %xmm4
	vblendvpd	%xmm2, %xmm4, %xmm1, %xmm1
	vmovq	%rbx, %xmm4
	movabsq	$4503599627370495, %rbx
	vpunpcklqdq	%xmm4, %xmm4, %xmm4
	vmovq	%rbx, %xmm5
	vmovapd	%xmm1, 424(%rsp)
	movabsq	$4604544271217802189, %rbx
	vpaddq	776(%rsp), %xmm4, %xmm1
	vpunpcklqdq	%xmm5, %xmm5, %xmm5
	vmovq	%rbx, %xmm8
	movabsq	$4607182418800017408, %rbx
	vpaddq	744(%rsp), %xmm4, %xmm2
	vpunpcklqdq	%xmm8, %xmm8, %xmm8
	vpand	%xmm5, %xmm1, %xmm9
	vpaddq	%xmm8, %xmm9, %xmm9
	vaddpd	%xmm0, %xmm9, %xmm13
	vpand	%xmm5, %xmm2, %xmm9
	vpaddq	%xmm8, %xmm9, %xmm9
	vaddpd	%xmm0, %xmm9, %xmm12
	vcmpltpd	%xmm14, %xmm3, %xmm9
	vmovapd	%xmm13, 552(%rsp)
	vpand	936(%rsp), %xmm9, %xmm9
	vmovapd	968(%rsp), %xmm10
	vmovapd	%xmm11, 456(%rsp)
	vmovdqa	%xmm9, 392(%rsp)
	vcmpltpd	%xmm10, %xmm3, %xmm13
	vaddpd	616(%rsp), %xmm0, %xmm9
	vpand	840(%rsp), %xmm13, %xmm13
	vmovapd	%xmm12, 520(%rsp)
	vaddpd	872(%rsp), %xmm0, %xmm12
	vmovdqa	%xmm15, 488(%rsp)
	vsubpd	%xmm9, %xmm14, %xmm9
	vsubpd	%xmm12, %xmm10, %xmm12
	vmovapd	%xmm9, 360(%rsp)
	vmovddup	.LC200(%rip), %xmm9
	vmulpd	%xmm11, %xmm9, %xmm10
	vmulpd	648(%rsp), %xmm9, %xmm9
	vinsertf128	$0x1, %xmm9, %ymm10, %ymm10
	vcvtpd2psy	%ymm10, %xmm11
	vmovdqa	680(%rsp), %xmm10
	vmovaps	%xmm11, 328(%rsp)
	vcmpeqpd	%xmm10, %xmm3, %xmm9
	vpand	%xmm9, %xmm7, %xmm11
	vcmpeqpd	%xmm15, %xmm3, %xmm9
	vmovdqa	%xmm11, 296(%rsp)
	vmovapd	552(%rsp), %xmm11
	vpand	%xmm9, %xmm6, %xmm9
	vmovdqa	%xmm9, 264(%rsp)
	vcmpneqpd	680(%rsp), %xmm3, %xmm9
	vpand	%xmm9, %xmm7, %xmm7
	vmovapd	1000(%rsp), %xmm9
	vmovdqa	%xmm7, 232(%rsp)
	vcmpneqpd	488(%rsp), %xmm3, %xmm7
	vpand	%xmm7, %xmm6, %xmm6
	vmovq	%r9, %xmm7
	movabsq	$7141747209585715, %r9
	vmovdqa	%xmm6, 200(%rsp)
	vpunpcklqdq	%xmm7, %xmm7, %xmm7
	vmovq	%rbx, %xmm6
	movabsq	$9221120237041090560, %rbx
	vpunpcklqdq	%xmm6, %xmm6, %xmm6
	vpand	%xmm7, %xmm1, %xmm1
	vpand	%xmm7, %xmm2, %xmm2
	vpsubq	%xmm1, %xmm6, %xmm1
	vpsubq	%xmm2, %xmm6, %xmm2
	vfmadd132pd	584(%rsp), %xmm11, %xmm1
	vmovdqa	%xmm7, 584(%rsp)
	vmovapd	520(%rsp), %xmm7
	vfmadd132pd	424(%rsp), %xmm7, %xmm2
	vmovddup	.LC146(%rip), %xmm7
	vcmpnltpd	%xmm7, %xmm9, %xmm9
	vpand	712(%rsp), %xmm9, %xmm10
	vaddpd	%xmm3, %xmm14, %xmm9
	vmovapd	360(%rsp), %xmm11
	vmovdqa	%xmm10, 424(%rsp)
	vmovapd	808(%rsp), %xmm10
	vsubpd	%xmm14, %xmm9, %xmm9
	vcmpnltpd	%xmm7, %xmm10, %xmm10
	vpand	904(%rsp), %xmm10, %xmm10
	vmovapd	392(%rsp), %xmm15
	vblendvpd	%xmm10, 520(%rsp), %xmm2, %xmm2
	vsubpd	%xmm9, %xmm3, %xmm9
	vmovapd	968(%rsp), %xmm10
	vblendvpd	%xmm15, %xmm9, %xmm11, %xmm9
	vmovapd	872(%rsp), %xmm11
	vsubpd	968(%rsp), %xmm11, %xmm15
	vsubpd	%xmm15, %xmm3, %xmm3
	vmovapd	424(%rsp), %xmm15
	vblendvpd	%xmm15, 552(%rsp), %xmm1, %xmm1
	vblendvpd	%xmm13, %xmm3, %xmm12, %xmm3
	vpaddq	616(%rsp), %xmm4, %xmm12
	vpaddq	872(%rsp), %xmm4, %xmm4
	vpand	%xmm5, %xmm12, %xmm13
	vpand	%xmm5, %xmm4, %xmm5
	vpaddq	%xmm8, %xmm5, %xmm5
	vpaddq	%xmm8, %xmm13, %xmm13
	vaddpd	%xmm0, %xmm5, %xmm8
	vaddpd	%xmm0, %xmm13, %xmm13
	vmovdqa	584(%rsp), %xmm5
	vpand	%xmm5, %xmm4, %xmm4
	vpand	%xmm5, %xmm12, %xmm12
	vmovapd	%xmm13, 552(%rsp)
	vpsubq	%xmm12, %xmm6, %xmm12
	vpsubq	%xmm4, %xmm6, %xmm6
	vmovq	%r9, %xmm4
	vfmadd132pd	%xmm6, %xmm8, %xmm3
	vfmadd132pd	%xmm12, %xmm13, %xmm9
	vmovapd	1000(%rsp), %xmm6
	vpunpcklqdq	%xmm4, %xmm4, %xmm11
	movabsq	$4841369599423283200, %r9
	vmovapd	%xmm8, 520(%rsp)
	vmovq	%r9, %xmm4
	vmovapd	%xmm3, 392(%rsp)
	vcmpnltpd	%xmm7, %xmm14, %xmm3
	vpand	936(%rsp), %xmm3, %xmm15
	vandpd	.LC336(%rip), %xmm6, %xmm3
	vmovapd	%xmm9, 424(%rsp)
	vcmpnltpd	%xmm7, %xmm10, %xmm7
	vmovapd	808(%rsp), %xmm10
	vpand	840(%rsp), %xmm7, %xmm7
	vcmpltpd	.LC337(%rip), %xmm3, %xmm3
	vpand	712(%rsp), %xmm3, %xmm13
	vandpd	.LC336(%rip), %xmm10, %xmm3
	vmovdqa	%xmm7, 360(%rsp)
	vcmpltpd	.LC337(%rip), %xmm3, %xmm3
	vpand	904(%rsp), %xmm3, %xmm7
	vpaddq	776(%rsp), %xmm11, %xmm3
	vmovdqa	%xmm13, 168(%rsp)
	vmovddup	.LC432(%rip), %xmm13
	vmovdqa	%xmm7, 136(%rsp)
	vpsrlq	$52, %xmm3, %xmm3
	vpunpcklqdq	%xmm4, %xmm4, %xmm7
	vpor	%xmm7, %xmm3, %xmm3
	vmovdqa	%xmm7, 104(%rsp)
	vaddpd	%xmm13, %xmm3, %xmm4
	vpaddq	744(%rsp), %xmm11, %xmm3
	vpsrlq	$52, %xmm3, %xmm3
	vmovapd	%xmm4, 776(%rsp)
	vpor	%xmm7, %xmm3, %xmm3
	vaddpd	%xmm13, %xmm3, %xmm4
	vmovapd	%xmm4, 744(%rsp)
	vmovddup	.LC134(%rip), %xmm12
	vaddpd	%xmm12, %xmm1, %xmm3
	vaddpd	%xmm12, %xmm2, %xmm4
	vmovddup	.LC172(%rip), %xmm7
	vmovddup	.LC172(%rip), %xmm10
	vmulpd	.LC265(%rip), %xmm1, %xmm8
	vmulpd	.LC265(%rip), %xmm2, %xmm9
	vdivpd	%xmm3, %xmm1, %xmm3
	vmulpd	%xmm1, %xmm8, %xmm8
	vmulpd	%xmm2, %xmm9, %xmm9
	vdivpd	%xmm4, %xmm2, %xmm4
	vmulpd	%xmm3, %xmm3, %xmm6
	vfmadd213pd	.LC410(%rip), %xmm6, %xmm7
	vfmadd213pd	.LC411(%rip), %xmm6, %xmm7
	vfmadd213pd	.LC412(%rip), %xmm6, %xmm7
	vfmadd213pd	.LC413(%rip), %xmm6, %xmm7
	vfmadd213pd	.LC414(%rip), %xmm6, %xmm7
	vfmadd213pd	.LC415(%rip), %xmm6, %xmm7
	vmulpd	%xmm7, %xmm6, %xmm6
	vmovddup	.LC144(%rip), %xmm7
	vaddpd	%xmm8, %xmm6, %xmm6
	vmulpd	%xmm4, %xmm4, %xmm5
	vfmadd213pd	.LC410(%rip), %xmm5, %xmm10
	vfmadd213pd	.LC411(%rip), %xmm5, %xmm10
	vfmadd213pd	.LC412(%rip), %xmm5, %xmm10
	vfmadd213pd	.LC413(%rip), %xmm5, %xmm10
	vfmadd213pd	.LC414(%rip), %xmm5, %xmm10
	vfmadd213pd	.LC415(%rip), %xmm5, %xmm10
	vmulpd	%xmm10, %xmm5, %xmm5
	vmulpd	776(%rsp), %xmm7, %xmm10
	vaddpd	%xmm9, %xmm5, %xmm5
	vfmadd132pd	%xmm6, %xmm10, %xmm3
	vmovapd	744(%rsp), %xmm10
	vmulpd	%xmm10, %xmm7, %xmm6
	vsubpd	%xmm8, %xmm3, %xmm3
	vfmadd132pd	%xmm5, %xmm6, %xmm4
	vaddpd	%xmm1, %xmm3, %xmm3
	vmovapd	776(%rsp), %xmm1
	vfmadd231pd	.LC421(%rip), %xmm1, %xmm3
	vmovapd	%xmm10, %xmm1
	vsubpd	%xmm9, %xmm4, %xmm4
	vaddpd	%xmm2, %xmm4, %xmm4
	vmovapd	424(%rsp), %xmm2
	vfmadd132pd	.LC421(%rip), %xmm4, %xmm1
	vmovapd	168(%rsp), %xmm4
	vblendvpd	%xmm15, 552(%rsp), %xmm2, %xmm8
	vmovapd	392(%rsp), %xmm2
	vmovapd	360(%rsp), %xmm15
	vblendvpd	%xmm15, 520(%rsp), %xmm2, %xmm9
	vblendvpd	%xmm4, 1000(%rsp), %xmm3, %xmm15
	vmovapd	136(%rsp), %xmm4
	vblendvpd	%xmm4, 808(%rsp), %xmm1, %xmm1
	vmovapd	%xmm1, 776(%rsp)
	vandpd	.LC336(%rip), %xmm14, %xmm1
	vmovapd	968(%rsp), %xmm10
	vmovddup	.LC172(%rip), %xmm5
	vmovddup	.LC172(%rip), %xmm6
	vcmpltpd	.LC337(%rip), %xmm1, %xmm1
	vpand	936(%rsp), %xmm1, %xmm4
	vandpd	.LC336(%rip), %xmm10, %xmm1
	vaddpd	%xmm12, %xmm8, %xmm10
	vcmpltpd	.LC337(%rip), %xmm1, %xmm1
	vpand	840(%rsp), %xmm1, %xmm2
	vpaddq	616(%rsp), %xmm11, %xmm1
	vmovdqa	%xmm4, 744(%rsp)
	vmovdqa	%xmm2, 552(%rsp)
	vmovdqa	104(%rsp), %xmm2
	vpsrlq	$52, %xmm1, %xmm1
	vdivpd	%xmm10, %xmm8, %xmm10
	vpor	%xmm2, %xmm1, %xmm1
	vaddpd	%xmm13, %xmm1, %xmm4
	vpaddq	872(%rsp), %xmm11, %xmm1
	vpsrlq	$52, %xmm1, %xmm1
	vmovapd	%xmm4, 616(%rsp)
	vpor	%xmm2, %xmm1, %xmm1
	vaddpd	%xmm12, %xmm9, %xmm2
	vmulpd	.LC265(%rip), %xmm8, %xmm12
	vaddpd	%xmm13, %xmm1, %xmm1
	vmulpd	.LC265(%rip), %xmm9, %xmm13
	vmulpd	%xmm8, %xmm12, %xmm12
	vmulpd	%xmm9, %xmm13, %xmm13
	vdivpd	%xmm2, %xmm9, %xmm2
	vmulpd	%xmm10, %xmm10, %xmm4
	vfmadd213pd	.LC410(%rip), %xmm4, %xmm5
	vfmadd213pd	.LC411(%rip), %xmm4, %xmm5
	vfmadd213pd	.LC412(%rip), %xmm4, %xmm5
	vfmadd213pd	.LC413(%rip), %xmm4, %xmm5
	vfmadd213pd	.LC414(%rip), %xmm4, %xmm5
	vfmadd213pd	.LC415(%rip), %xmm4, %xmm5
	vmulpd	%xmm5, %xmm4, %xmm4
	vaddpd	%xmm12, %xmm4, %xmm4
	vmulpd	%xmm2, %xmm2, %xmm3
	vfmadd213pd	.LC410(%rip), %xmm3, %xmm6
	vfmadd213pd	.LC411(%rip), %xmm3, %xmm6
	vfmadd213pd	.LC412(%rip), %xmm3, %xmm6
	vfmadd213pd	.LC413(%rip), %xmm3, %xmm6
	vfmadd213pd	.LC414(%rip), %xmm3, %xmm6
	vfmadd213pd	.LC415(%rip), %xmm3, %xmm6
	vmulpd	%xmm6, %xmm3, %xmm3
	vmovapd	616(%rsp), %xmm6
	vmulpd	%xmm6, %xmm7, %xmm5
	vmulpd	%xmm7, %xmm1, %xmm7
	vaddpd	%xmm13, %xmm3, %xmm3
	vfmadd231pd	%xmm4, %xmm10, %xmm5
	vfmadd132pd	%xmm3, %xmm7, %xmm2
	vsubpd	%xmm12, %xmm5, %xmm5
	vsubpd	%xmm13, %xmm2, %xmm2
	vaddpd	%xmm8, %xmm5, %xmm5
	vfmadd231pd	.LC421(%rip), %xmm6, %xmm5
	vaddpd	%xmm9, %xmm2, %xmm2
	vfmadd132pd	.LC421(%rip), %xmm2, %xmm1
	vmovddup	.LC149(%rip), %xmm2
	vmovapd	1000(%rsp), %xmm6
	vmovapd	744(%rsp), %xmm8
	vmovapd	808(%rsp), %xmm13
	vcmpltpd	%xmm6, %xmm2, %xmm4
	vmovapd	%xmm6, %xmm10
	vmovdqa	712(%rsp), %xmm12
	vmovapd	968(%rsp), %xmm11
	vcmpltpd	%xmm13, %xmm2, %xmm3
	vcmpeqpd	%xmm10, %xmm0, %xmm10
	vmovdqa	904(%rsp), %xmm9
	vblendvpd	%xmm8, %xmm14, %xmm5, %xmm5
	vcmpltpd	%xmm11, %xmm2, %xmm7
	vmovapd	552(%rsp), %xmm8
	vpand	840(%rsp), %xmm7, %xmm7
	vpand	%xmm12, %xmm4, %xmm4
	vcmpltpd	%xmm14, %xmm2, %xmm2
	vblendvpd	%xmm8, %xmm11, %xmm1, %xmm1
	vcmpneqpd	%xmm13, %xmm0, %xmm8
	vblendvpd	%xmm4, %xmm6, %xmm15, %xmm4
	vmovapd	776(%rsp), %xmm15
	vpand	%xmm9, %xmm3, %xmm3
	vblendvpd	%xmm7, %xmm11, %xmm1, %xmm7
	vpand	%xmm12, %xmm10, %xmm10
	vcmplepd	%xmm13, %xmm0, %xmm1
	vblendvpd	%xmm3, %xmm13, %xmm15, %xmm3
	vmovdqa	%xmm9, %xmm15
	vpand	%xmm9, %xmm8, %xmm8
	vcmpeqpd	%xmm13, %xmm0, %xmm9
	vmulpd	.LC265(%rip), %xmm3, %xmm3
	vcmpneqpd	%xmm6, %xmm0, %xmm6
	vmulpd	.LC265(%rip), %xmm4, %xmm4
	vpand	%xmm1, %xmm8, %xmm1
	vmulpd	.LC265(%rip), %xmm7, %xmm7
	vpand	%xmm15, %xmm9, %xmm9
	vmovdqa	936(%rsp), %xmm15
	vpand	%xmm12, %xmm6, %xmm6
	vpand	%xmm15, %xmm2, %xmm2
	vblendvpd	%xmm2, %xmm14, %xmm5, %xmm2
	vcmpnlepd	%xmm13, %xmm0, %xmm5
	vmovapd	1000(%rsp), %xmm13
	vmulpd	.LC265(%rip), %xmm2, %xmm2
	vcmplepd	%xmm13, %xmm0, %xmm11
	vpand	%xmm5, %xmm8, %xmm5
	vcmpnlepd	%xmm13, %xmm0, %xmm8
	vmovdqa	584(%rsp), %xmm13
	vpandn	%xmm1, %xmm5, %xmm5
	vmovdqa	%xmm15, %xmm1
	vpand	%xmm8, %xmm6, %xmm8
	vpand	%xmm11, %xmm6, %xmm6
	vpandn	%xmm6, %xmm8, %xmm6
	vmovq	%rbx, %xmm8
	movabsq	$-9223372036854775808, %rbx
	vpunpcklqdq	%xmm8, %xmm8, %xmm8
	vpblendvb	%xmm5, %xmm3, %xmm8, %xmm3
	vcmpneqpd	%xmm0, %xmm14, %xmm5
	vpblendvb	%xmm6, %xmm4, %xmm8, %xmm4
	vpblendvb	%xmm9, %xmm13, %xmm3, %xmm3
	vcmpeqpd	%xmm0, %xmm14, %xmm9
	vpblendvb	%xmm10, %xmm13, %xmm4, %xmm4
	vmovdqa	840(%rsp), %xmm10
	vpand	%xmm15, %xmm5, %xmm5
	vmovapd	968(%rsp), %xmm15
	vpand	%xmm1, %xmm9, %xmm9
	vcmpneqpd	%xmm15, %xmm0, %xmm11
	vcmpeqpd	%xmm15, %xmm0, %xmm6
	vmovapd	%xmm15, %xmm1
	vmovdqa	%xmm10, %xmm15
	vpand	%xmm10, %xmm11, %xmm11
	vpand	%xmm10, %xmm6, %xmm6
	vcmplepd	%xmm1, %xmm0, %xmm10
	vcmpnlepd	%xmm1, %xmm0, %xmm1
	vpand	%xmm10, %xmm11, %xmm10
	vpand	%xmm1, %xmm11, %xmm1
	vcmpnlepd	%xmm14, %xmm0, %xmm11
	vcmplepd	%xmm14, %xmm0, %xmm0
	vpandn	%xmm10, %xmm1, %xmm1
	vpand	%xmm11, %xmm5, %xmm11
	vpand	%xmm0, %xmm5, %xmm5
	vmovq	%rbx, %xmm0
	vpandn	%xmm5, %xmm11, %xmm5
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vpblendvb	%xmm5, %xmm2, %xmm8, %xmm2
	vpblendvb	%xmm1, %xmm7, %xmm8, %xmm8
	vpand	456(%rsp), %xmm0, %xmm1
	vmovapd	488(%rsp), %xmm5
	vpblendvb	%xmm9, %xmm13, %xmm2, %xmm2
	vpblendvb	%xmm6, %xmm13, %xmm8, %xmm8
	vmovdqa	904(%rsp), %xmm9
	vpand	648(%rsp), %xmm0, %xmm0
	vmovaps	328(%rsp), %xmm6
	vpblendvb	%xmm12, %xmm4, %xmm2, %xmm2
	vpblendvb	%xmm9, %xmm3, %xmm8, %xmm8
	vpor	%xmm2, %xmm1, %xmm1
	vpor	%xmm9, %xmm15, %xmm4
	vcmpltpd	.LC727(%rip), %xmm5, %xmm2
	vpor	%xmm8, %xmm0, %xmm0
	vmovdqa	296(%rsp), %xmm5
	vinsertf128	$0x1, %xmm0, %ymm1, %ymm1
	vmovdqa	936(%rsp), %xmm0
	vcvtpd2psy	%ymm1, %xmm1
	vpor	%xmm12, %xmm0, %xmm3
	vmovapd	680(%rsp), %xmm0
	vshufps	$136, %xmm4, %xmm3, %xmm3
	vcmpltpd	.LC727(%rip), %xmm0, %xmm0
	vshufps	$136, %xmm2, %xmm0, %xmm0
	vblendvps	%xmm0, (%rdi,%rax,4), %xmm6, %xmm0
	vshufps	$136, 264(%rsp), %xmm5, %xmm2
	vblendvps	%xmm2, %xmm6, %xmm0, %xmm0
	vblendvps	%xmm3, %xmm1, %xmm0, %xmm0
	vmovdqa	232(%rsp), %xmm3
	vshufps	$136, 200(%rsp), %xmm3, %xmm1
	vbroadcastss	.LC227(%rip), %xmm2
	vblendvps	%xmm1, %xmm2, %xmm0, %xmm0
	vmovups	%xmm0, (%rsi,%rax,4)
	movl	%ecx, %eax
	andl	$-4, %eax
	addl	%eax, %edx
	andl	$3, %ecx
	je	.L2653
.L2592:
	vmovsd	.LC170(%rip), %xmm4
	vmovsd	.LC4(%rip), %xmm3
	movslq	%edx, %rdx
	vmovsd	.LC20(%rip), %xmm2
	vmovsd	.LC146(%rip), %xmm6
	vmovsd	.LC5(%rip), %xmm5
	vmovsd	.LC133(%rip), %xmm12
	vmovsd	.LC134(%rip), %xmm11
	vmovsd	.LC172(%rip), %xmm10
	vmovsd	.LC173(%rip), %xmm9
	jmp	.L2596
	.p2align 4,,10
	.p2align 3
.L2601:
	vaddsd	%xmm1, %xmm1, %xmm7
	vmulsd	%xmm7, %xmm1, %xmm0
	vsubsd	%xmm1, %xmm2, %xmm1
	vdivsd	%xmm1, %xmm0, %xmm0
	vaddsd	%xmm7, %xmm0, %xmm7
	vcomisd	%xmm2, %xmm7
	vaddsd	%xmm2, %xmm7, %xmm0
	jbe	.L2665
	vsubsd	%xmm7, %xmm0, %xmm1
	vsubsd	%xmm1, %xmm2, %xmm1
.L2613:
	movabsq	$-4604544271217802189, %r11
	vmovq	%xmm0, %r10
	movabsq	$4503599627370495, %rcx
	movabsq	$4604544271217802189, %rbx
	addq	%r10, %r11
	andq	%r11, %rcx
	addq	%rbx, %rcx
	vcomisd	%xmm7, %xmm6
	vmovq	%rcx, %xmm0
	vsubsd	%xmm2, %xmm0, %xmm0
	jbe	.L2611
	movabsq	$-4503599627370496, %rcx
	andq	%rcx, %r11
	movabsq	$4607182418800017408, %rcx
	subq	%r11, %rcx
	vmovq	%rcx, %xmm14
	vfmadd132sd	%xmm1, %xmm0, %xmm14
	vmovsd	%xmm14, %xmm14, %xmm0
.L2611:
	vmovq	%xmm7, %rcx
	vmovsd	%xmm7, %xmm7, %xmm8
	btrq	$63, %rcx
	vmovq	%rcx, %xmm1
	vcomisd	%xmm1, %xmm5
	ja	.L2622
	vaddsd	%xmm11, %xmm0, %xmm13
	vmulsd	%xmm3, %xmm0, %xmm15
	movabsq	$7141747209585715, %rcx
	addq	%r10, %rcx
	movabsq	$4841369599423283200, %r10
	shrq	$52, %rcx
	vdivsd	%xmm13, %xmm0, %xmm13
	orq	%r10, %rcx
	vmovq	%rcx, %xmm1
	vsubsd	%xmm12, %xmm1, %xmm8
	vmulsd	%xmm0, %xmm15, %xmm15
	vmulsd	%xmm13, %xmm13, %xmm14
	vmovsd	%xmm14, %xmm14, %xmm1
	vfmadd132sd	%xmm10, %xmm9, %xmm1
.L2664:
	vfmadd213sd	.LC174(%rip), %xmm14, %xmm1
	vfmadd213sd	.LC175(%rip), %xmm14, %xmm1
	vfmadd213sd	.LC176(%rip), %xmm14, %xmm1
	vfmadd213sd	.LC177(%rip), %xmm14, %xmm1
	vfmadd213sd	.LC178(%rip), %xmm14, %xmm1
	vmulsd	%xmm1, %xmm14, %xmm14
	vmulsd	.LC144(%rip), %xmm8, %xmm1
	vaddsd	%xmm15, %xmm14, %xmm14
	vfmadd132sd	%xmm14, %xmm1, %xmm13
	vsubsd	%xmm15, %xmm13, %xmm13
	vaddsd	%xmm0, %xmm13, %xmm13
	vfmadd132sd	.LC143(%rip), %xmm13, %xmm8
.L2622:
	vcmpngtsd	.LC149(%rip), %xmm7, %xmm0
	vcomisd	.LC180(%rip), %xmm7
	vblendvpd	%xmm0, %xmm8, %xmm7, %xmm8
	jp	.L2631
	movabsq	$-4503599627370496, %rcx
	je	.L2603
	jbe	.L2631
	vmulsd	%xmm3, %xmm8, %xmm0
	vmovq	%xmm0, %rcx
.L2603:
	movabsq	$-9223372036854775808, %rax
	andq	%r9, %rax
	orq	%rcx, %rax
	vmovq	%rax, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
.L2597:
	vmovss	%xmm0, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %r8d
	jle	.L2653
.L2596:
	vmovss	(%rdi,%rdx,4), %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm7
	vmovq	%xmm7, %r9
	movq	%r9, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm1
	vcomisd	%xmm1, %xmm4
	ja	.L2597
	vcomisd	%xmm1, %xmm3
	ja	.L2601
	vmovsd	.LC20(%rip), %xmm13
	vcomisd	%xmm1, %xmm13
	jbe	.L2666
	vaddsd	%xmm1, %xmm1, %xmm7
	vsubsd	%xmm1, %xmm13, %xmm1
	vdivsd	%xmm1, %xmm7, %xmm7
	vcomisd	%xmm13, %xmm7
	vaddsd	%xmm13, %xmm7, %xmm0
	jbe	.L2667
	vsubsd	%xmm7, %xmm0, %xmm1
	vsubsd	%xmm1, %xmm13, %xmm1
.L2625:
	vmovq	%xmm0, %r11
	movabsq	$-4604544271217802189, %r10
	vmovsd	.LC146(%rip), %xmm8
	movabsq	$4503599627370495, %rcx
	movabsq	$4604544271217802189, %rbx
	addq	%r11, %r10
	andq	%r10, %rcx
	addq	%rbx, %rcx
	vcomisd	%xmm7, %xmm8
	vmovq	%rcx, %xmm0
	vsubsd	%xmm13, %xmm0, %xmm0
	jbe	.L2623
	movabsq	$-4503599627370496, %rcx
	andq	%rcx, %r10
	movabsq	$4607182418800017408, %rcx
	subq	%r10, %rcx
	vmovq	%rcx, %xmm14
	vfmadd132sd	%xmm1, %xmm0, %xmm14
	vmovsd	%xmm14, %xmm14, %xmm0
.L2623:
	vmovq	%xmm7, %rcx
	vmovsd	.LC5(%rip), %xmm1
	vmovsd	%xmm7, %xmm7, %xmm8
	btrq	$63, %rcx
	vmovq	%rcx, %xmm14
	vcomisd	%xmm14, %xmm1
	ja	.L2622
	vaddsd	.LC134(%rip), %xmm0, %xmm13
	vmulsd	%xmm3, %xmm0, %xmm15
	movabsq	$7141747209585715, %rcx
	movabsq	$4841369599423283200, %r10
	addq	%r11, %rcx
	shrq	$52, %rcx
	vdivsd	%xmm13, %xmm0, %xmm13
	orq	%r10, %rcx
	vmovq	%rcx, %xmm1
	vsubsd	.LC133(%rip), %xmm1, %xmm8
	vmovsd	.LC172(%rip), %xmm1
	vmulsd	%xmm0, %xmm15, %xmm15
	vmulsd	%xmm13, %xmm13, %xmm14
	vfmadd213sd	.LC173(%rip), %xmm14, %xmm1
	jmp	.L2664
	.p2align 4,,10
	.p2align 3
.L2631:
	movabsq	$9221120237041090560, %rcx
	jmp	.L2603
	.p2align 4,,10
	.p2align 3
.L2653:
	vzeroupper
	movq	-8(%rbp), %rbx
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2666:
	.cfi_restore_state
	vucomisd	%xmm13, %xmm1
	jp	.L2629
	jne	.L2629
	vmulss	.LC667(%rip), %xmm0, %xmm0
	jmp	.L2597
	.p2align 4,,10
	.p2align 3
.L2665:
	vsubsd	%xmm2, %xmm0, %xmm1
	vsubsd	%xmm1, %xmm7, %xmm1
	jmp	.L2613
	.p2align 4,,10
	.p2align 3
.L2667:
	vsubsd	%xmm13, %xmm0, %xmm1
	vsubsd	%xmm1, %xmm7, %xmm1
	jmp	.L2625
	.p2align 4,,10
	.p2align 3
.L2629:
	vmovss	.LC227(%rip), %xmm0
	jmp	.L2597
	.p2align 4,,10
	.p2align 3
.L2656:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	ret
.L2628:
	.cfi_def_cfa 6, 16
	.cfi_offset 3, -24
	.cfi_offset 6, -16
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L2587
	.cfi_endproc
.LFE243:
	.size	v_etch__atanh_f32, .-v_etch__atanh_f32
	.p2align 4
	.globl	v_etch__atan_poly_f64
	.type	v_etch__atan_poly_f64, @function
v_etch__atan_poly_f64:
.LFB244:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L2684
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L2675
	vbroadcastsd	.LC738(%rip), %ymm13
	movl	%edx, %esi
	xorl	%eax, %eax
	vbroadcastsd	.LC740(%rip), %ymm12
	vbroadcastsd	.LC742(%rip), %ymm11
	shrl	$2, %esi
	vbroadcastsd	.LC744(%rip), %ymm10
	vbroadcastsd	.LC746(%rip), %ymm9
	salq	$5, %rsi
	vbroadcastsd	.LC748(%rip), %ymm8
	vbroadcastsd	.LC750(%rip), %ymm7
	vbroadcastsd	.LC752(%rip), %ymm6
	vbroadcastsd	.LC754(%rip), %ymm5
	vbroadcastsd	.LC756(%rip), %ymm4
	vbroadcastsd	.LC758(%rip), %ymm3
	vbroadcastsd	.LC760(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L2671:
	vmovupd	(%rdi,%rax), %ymm1
	vmovapd	%ymm1, %ymm0
	vfmadd132pd	%ymm13, %ymm12, %ymm0
	vfmadd132pd	%ymm1, %ymm11, %ymm0
	vfmadd132pd	%ymm1, %ymm10, %ymm0
	vfmadd132pd	%ymm1, %ymm9, %ymm0
	vfmadd132pd	%ymm1, %ymm8, %ymm0
	vfmadd132pd	%ymm1, %ymm7, %ymm0
	vfmadd132pd	%ymm1, %ymm6, %ymm0
	vfmadd132pd	%ymm1, %ymm5, %ymm0
	vfmadd132pd	%ymm1, %ymm4, %ymm0
	vfmadd132pd	%ymm1, %ymm3, %ymm0
	vfmadd132pd	%ymm1, %ymm2, %ymm0
	vmulpd	%ymm0, %ymm1, %ymm1
	vmovupd	%ymm1, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L2671
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%edx, %eax
	je	.L2685
	vzeroupper
.L2670:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L2673
	vmovupd	(%rdi,%rsi,8), %xmm1
	vmovddup	.LC740(%rip), %xmm2
	vmovddup	.LC738(%rip), %xmm0
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC742(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC744(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC746(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC748(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC750(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC752(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC754(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC756(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC758(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC760(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmulpd	%xmm0, %xmm1, %xmm1
	vmovupd	%xmm1, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L2684
	andl	$-2, %edx
	addl	%edx, %eax
.L2673:
	cltq
	vmovsd	.LC738(%rip), %xmm0
	vmovsd	(%rdi,%rax,8), %xmm1
	vfmadd213sd	.LC740(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC742(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC744(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC746(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC748(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC750(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC752(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC754(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC756(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC758(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC760(%rip), %xmm1, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vmovsd	%xmm1, (%rcx,%rax,8)
.L2684:
	ret
	.p2align 4,,10
	.p2align 3
.L2685:
	vzeroupper
	ret
.L2675:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L2670
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
	jle	.L2707
	movslq	%edx, %rdx
	vmovsd	.LC199(%rip), %xmm4
	vmovsd	.LC779(%rip), %xmm14
	vmovsd	.LC738(%rip), %xmm13
	vmovsd	.LC740(%rip), %xmm12
	leaq	(%rdi,%rdx,8), %rdx
	vmovsd	.LC742(%rip), %xmm11
	vmovsd	.LC744(%rip), %xmm10
	vmovsd	.LC746(%rip), %xmm9
	vmovsd	.LC748(%rip), %xmm8
	vmovsd	.LC750(%rip), %xmm7
	vmovsd	.LC752(%rip), %xmm6
	vmovsd	.LC754(%rip), %xmm5
	jmp	.L2697
	.p2align 4,,10
	.p2align 3
.L2708:
	vmovsd	.LC780(%rip), %xmm0
	vcomisd	%xmm15, %xmm0
	jbe	.L2704
	vmovsd	.LC134(%rip), %xmm0
	vmovsd	%xmm15, %xmm15, %xmm1
	vfmadd213sd	.LC180(%rip), %xmm0, %xmm1
	vmovsd	.LC773(%rip), %xmm3
	vmovsd	.LC774(%rip), %xmm2
	vaddsd	%xmm0, %xmm15, %xmm0
	vdivsd	%xmm0, %xmm1, %xmm15
.L2690:
	vmulsd	%xmm15, %xmm15, %xmm1
	movabsq	$-9223372036854775808, %rcx
	andq	%rcx, %rax
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm13, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd213sd	.LC756(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC758(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC760(%rip), %xmm1, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vfmadd132sd	%xmm15, %xmm3, %xmm1
	vaddsd	%xmm1, %xmm15, %xmm15
	vaddsd	%xmm2, %xmm15, %xmm2
	vmovq	%xmm2, %rcx
	orq	%rax, %rcx
	vmovq	%rcx, %xmm2
.L2688:
	addq	$8, %rdi
	vmovsd	%xmm2, (%rsi)
	addq	$8, %rsi
	cmpq	%rdi, %rdx
	je	.L2707
.L2697:
	vmovsd	(%rdi), %xmm2
	vmovq	%xmm2, %rax
	movq	%rax, %rcx
	btrq	$63, %rcx
	vmovq	%rcx, %xmm15
	vcomisd	%xmm15, %xmm4
	ja	.L2688
	vucomisd	%xmm2, %xmm2
	jp	.L2688
	vcomisd	%xmm15, %xmm14
	jbe	.L2708
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovsd	%xmm3, %xmm3, %xmm2
	jmp	.L2690
	.p2align 4,,10
	.p2align 3
.L2704:
	vmovsd	.LC781(%rip), %xmm0
	vcomisd	%xmm15, %xmm0
	jbe	.L2705
	vmovsd	.LC20(%rip), %xmm0
	vmovsd	.LC775(%rip), %xmm3
	vmovsd	.LC776(%rip), %xmm2
	vsubsd	%xmm0, %xmm15, %xmm1
	vaddsd	%xmm0, %xmm15, %xmm0
	vdivsd	%xmm0, %xmm1, %xmm15
	jmp	.L2690
	.p2align 4,,10
	.p2align 3
.L2707:
	ret
	.p2align 4,,10
	.p2align 3
.L2705:
	vmovsd	.LC782(%rip), %xmm0
	vcomisd	%xmm15, %xmm0
	jbe	.L2706
	vmovsd	.LC82(%rip), %xmm0
	vmovsd	%xmm15, %xmm15, %xmm1
	vfmadd213sd	.LC20(%rip), %xmm0, %xmm1
	vmovsd	.LC777(%rip), %xmm3
	vmovsd	.LC778(%rip), %xmm2
	vsubsd	%xmm0, %xmm15, %xmm15
	vdivsd	%xmm1, %xmm15, %xmm15
	jmp	.L2690
	.p2align 4,,10
	.p2align 3
.L2706:
	vmovsd	.LC180(%rip), %xmm0
	vmovsd	.LC107(%rip), %xmm3
	vmovsd	.LC106(%rip), %xmm2
	vdivsd	%xmm15, %xmm0, %xmm15
	jmp	.L2690
	.cfi_endproc
.LFE245:
	.size	v_etch__atan_f64, .-v_etch__atan_f64
	.p2align 4
	.globl	v_etch__atan2_f64
	.type	v_etch__atan2_f64, @function
v_etch__atan2_f64:
.LFB246:
	.cfi_startproc
	movq	%rsi, %r8
	movslq	%ecx, %rsi
	salq	$3, %rsi
	testl	%ecx, %ecx
	jle	.L2769
	pushq	%r14
	.cfi_def_cfa_offset 16
	.cfi_offset 14, -16
	movq	%rdi, %r9
	vxorpd	%xmm2, %xmm2, %xmm2
	movq	%rdx, %rdi
	movabsq	$9223372036854775807, %r10
	pushq	%r13
	.cfi_def_cfa_offset 24
	.cfi_offset 13, -24
	xorl	%edx, %edx
	movabsq	$-9223372036854775808, %r11
	pushq	%r12
	.cfi_def_cfa_offset 32
	.cfi_offset 12, -32
	movabsq	$4609753056924675352, %r12
	pushq	%rbp
	.cfi_def_cfa_offset 40
	.cfi_offset 6, -40
	movabsq	$4614256656552045848, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 48
	.cfi_offset 3, -48
	xorl	%ebx, %ebx
	jmp	.L2736
	.p2align 4,,10
	.p2align 3
.L2745:
	vaddsd	%xmm1, %xmm0, %xmm0
	vmovsd	%xmm0, (%rdi,%rdx)
	addq	$8, %rdx
	cmpq	%rdx, %rsi
	je	.L2772
.L2736:
	vmovsd	(%r8,%rdx), %xmm0
	vmovsd	(%r9,%rdx), %xmm1
	vucomisd	%xmm0, %xmm0
	jp	.L2745
	vucomisd	%xmm1, %xmm1
	jp	.L2745
	vmovq	%xmm1, %rax
	vmovq	%xmm0, %r13
	movq	%rax, %rcx
	andq	%r10, %rcx
	vmovq	%rcx, %xmm0
	vucomisd	%xmm2, %xmm0
	jp	.L2716
	jne	.L2716
	testq	%r13, %r13
	movq	%rbp, %rcx
	cmovns	%rbx, %rcx
.L2718:
	andq	%r11, %rax
	orq	%rcx, %rax
	vmovq	%rax, %xmm0
	vmovsd	%xmm0, (%rdi,%rdx)
	addq	$8, %rdx
	cmpq	%rdx, %rsi
	jne	.L2736
.L2772:
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
.L2716:
	.cfi_restore_state
	movq	%r13, %rcx
	andq	%r10, %rcx
	vmovq	%rcx, %xmm1
	vucomisd	%xmm2, %xmm1
	jp	.L2747
	movq	%r12, %rcx
	je	.L2718
.L2747:
	vcomisd	.LC149(%rip), %xmm1
	ja	.L2748
	vcomisd	.LC149(%rip), %xmm0
	ja	.L2748
	vdivsd	%xmm1, %xmm0, %xmm0
	vmovsd	.LC199(%rip), %xmm1
	vmovq	%xmm0, %rcx
	movq	%rcx, %r14
	btrq	$63, %r14
	vmovq	%r14, %xmm3
	vcomisd	%xmm3, %xmm1
	ja	.L2727
	vucomisd	%xmm0, %xmm0
	jnp	.L2773
.L2727:
	testq	%r13, %r13
	jns	.L2718
.L2776:
	vsubsd	.LC783(%rip), %xmm0, %xmm0
	vmovsd	.LC221(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm6
	vmovq	%xmm6, %rcx
	jmp	.L2718
	.p2align 4,,10
	.p2align 3
.L2748:
	vmovsd	.LC149(%rip), %xmm3
	testq	%r13, %r13
	js	.L2774
	vucomisd	%xmm1, %xmm3
	jnb	.L2763
	vcomisd	%xmm0, %xmm3
	movl	$0, %ecx
	movabsq	$4605249457297304856, %r13
	cmovb	%r13, %rcx
	jmp	.L2718
	.p2align 4,,10
	.p2align 3
.L2773:
	vmovsd	.LC779(%rip), %xmm0
	vcomisd	%xmm3, %xmm0
	jbe	.L2775
	vxorpd	%xmm5, %xmm5, %xmm5
	vmovsd	%xmm5, %xmm5, %xmm4
.L2729:
	vmulsd	%xmm3, %xmm3, %xmm1
	vmovsd	.LC738(%rip), %xmm0
	movabsq	$-9223372036854775808, %r14
	vfmadd213sd	.LC740(%rip), %xmm1, %xmm0
	andq	%r14, %rcx
	vfmadd213sd	.LC742(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC744(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC746(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC748(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC750(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC752(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC754(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC756(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC758(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC760(%rip), %xmm1, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vfmadd132sd	%xmm3, %xmm5, %xmm1
	vaddsd	%xmm1, %xmm3, %xmm3
	vaddsd	%xmm4, %xmm3, %xmm3
	vmovq	%xmm3, %r14
	orq	%r14, %rcx
	vmovq	%rcx, %xmm0
	testq	%r13, %r13
	jns	.L2718
	jmp	.L2776
	.p2align 4,,10
	.p2align 3
.L2774:
	vucomisd	%xmm1, %xmm3
	jnb	.L2763
	movabsq	$4614256656552045848, %rcx
	vcomisd	%xmm0, %xmm3
	movabsq	$4612488097114038738, %r13
	cmovb	%r13, %rcx
	jmp	.L2718
	.p2align 4,,10
	.p2align 3
.L2763:
	movabsq	$4609753056924675352, %rcx
	jmp	.L2718
	.p2align 4,,10
	.p2align 3
.L2775:
	vmovsd	.LC780(%rip), %xmm0
	vcomisd	%xmm3, %xmm0
	ja	.L2777
	vmovsd	.LC781(%rip), %xmm0
	vcomisd	%xmm3, %xmm0
	jbe	.L2765
	vmovsd	.LC20(%rip), %xmm0
	vmovsd	.LC775(%rip), %xmm5
	vmovsd	.LC776(%rip), %xmm4
	vsubsd	%xmm0, %xmm3, %xmm1
	vaddsd	%xmm0, %xmm3, %xmm0
	vdivsd	%xmm0, %xmm1, %xmm3
	jmp	.L2729
	.p2align 4,,10
	.p2align 3
.L2777:
	vmovsd	.LC134(%rip), %xmm0
	vmovsd	%xmm3, %xmm3, %xmm1
	vfmadd213sd	.LC180(%rip), %xmm0, %xmm1
	vmovsd	.LC773(%rip), %xmm5
	vmovsd	.LC774(%rip), %xmm4
	vaddsd	%xmm0, %xmm3, %xmm0
	vdivsd	%xmm0, %xmm1, %xmm3
	jmp	.L2729
	.p2align 4,,10
	.p2align 3
.L2769:
	.cfi_def_cfa_offset 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	.cfi_restore 14
	ret
.L2765:
	.cfi_def_cfa_offset 48
	.cfi_offset 3, -48
	.cfi_offset 6, -40
	.cfi_offset 12, -32
	.cfi_offset 13, -24
	.cfi_offset 14, -16
	vmovsd	.LC782(%rip), %xmm0
	vcomisd	%xmm3, %xmm0
	jbe	.L2766
	vmovsd	.LC82(%rip), %xmm0
	vmovsd	%xmm3, %xmm3, %xmm1
	vfmadd213sd	.LC20(%rip), %xmm0, %xmm1
	vmovsd	.LC777(%rip), %xmm5
	vmovsd	.LC778(%rip), %xmm4
	vsubsd	%xmm0, %xmm3, %xmm3
	vdivsd	%xmm1, %xmm3, %xmm3
	jmp	.L2729
.L2766:
	vmovsd	.LC180(%rip), %xmm0
	vmovsd	.LC107(%rip), %xmm5
	vmovsd	.LC106(%rip), %xmm4
	vdivsd	%xmm3, %xmm0, %xmm3
	jmp	.L2729
	.cfi_endproc
.LFE246:
	.size	v_etch__atan2_f64, .-v_etch__atan2_f64
	.p2align 4
	.globl	v_etch__asin_poly_f64
	.type	v_etch__asin_poly_f64, @function
v_etch__asin_poly_f64:
.LFB247:
	.cfi_startproc
	movq	%rsi, %rax
	movl	%edx, %esi
	testl	%edx, %edx
	jle	.L2794
	leal	-1(%rdx), %edx
	cmpl	$2, %edx
	jbe	.L2785
	vbroadcastsd	.LC785(%rip), %ymm14
	movl	%esi, %edx
	xorl	%ecx, %ecx
	vbroadcastsd	.LC787(%rip), %ymm13
	vbroadcastsd	.LC789(%rip), %ymm12
	shrl	$2, %edx
	vbroadcastsd	.LC791(%rip), %ymm11
	vbroadcastsd	.LC793(%rip), %ymm10
	salq	$5, %rdx
	vbroadcastsd	.LC795(%rip), %ymm9
	vbroadcastsd	.LC797(%rip), %ymm8
	vbroadcastsd	.LC799(%rip), %ymm7
	vbroadcastsd	.LC801(%rip), %ymm6
	vbroadcastsd	.LC803(%rip), %ymm5
	vbroadcastsd	.LC805(%rip), %ymm4
	vbroadcastsd	.LC807(%rip), %ymm3
	vbroadcastsd	.LC809(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L2781:
	vmovupd	(%rdi,%rcx), %ymm1
	vmovapd	%ymm1, %ymm0
	vfmadd132pd	%ymm14, %ymm13, %ymm0
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vfmadd132pd	%ymm1, %ymm11, %ymm0
	vfmadd132pd	%ymm1, %ymm10, %ymm0
	vfmadd132pd	%ymm1, %ymm9, %ymm0
	vfmadd132pd	%ymm1, %ymm8, %ymm0
	vfmadd132pd	%ymm1, %ymm7, %ymm0
	vfmadd132pd	%ymm1, %ymm6, %ymm0
	vfmadd132pd	%ymm1, %ymm5, %ymm0
	vfmadd132pd	%ymm1, %ymm4, %ymm0
	vfmadd132pd	%ymm1, %ymm3, %ymm0
	vfmadd132pd	%ymm1, %ymm2, %ymm0
	vmulpd	%ymm0, %ymm1, %ymm1
	vmovupd	%ymm1, (%rax,%rcx)
	addq	$32, %rcx
	cmpq	%rcx, %rdx
	jne	.L2781
	movl	%esi, %edx
	andl	$-4, %edx
	movl	%edx, %ecx
	cmpl	%esi, %edx
	je	.L2795
	vzeroupper
.L2780:
	subl	%ecx, %esi
	cmpl	$1, %esi
	je	.L2783
	vmovupd	(%rdi,%rcx,8), %xmm1
	vmovddup	.LC787(%rip), %xmm2
	vmovddup	.LC785(%rip), %xmm0
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC789(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC791(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC793(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC795(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC797(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC799(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC801(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC803(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC805(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC807(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC809(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmulpd	%xmm0, %xmm1, %xmm1
	vmovupd	%xmm1, (%rax,%rcx,8)
	testb	$1, %sil
	je	.L2794
	andl	$-2, %esi
	addl	%esi, %edx
.L2783:
	movslq	%edx, %rdx
	vmovsd	.LC785(%rip), %xmm0
	vmovsd	(%rdi,%rdx,8), %xmm1
	vfmadd213sd	.LC787(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC789(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC791(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC793(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC795(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC797(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC799(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC801(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC803(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC805(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC807(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC809(%rip), %xmm1, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vmovsd	%xmm1, (%rax,%rdx,8)
.L2794:
	ret
	.p2align 4,,10
	.p2align 3
.L2795:
	vzeroupper
	ret
.L2785:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.L2780
	.cfi_endproc
.LFE247:
	.size	v_etch__asin_poly_f64, .-v_etch__asin_poly_f64
	.p2align 4
	.globl	v_etch__asin_f64
	.type	v_etch__asin_f64, @function
v_etch__asin_f64:
.LFB248:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2829
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rsi, %rcx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	cmpl	$2, %eax
	jbe	.L2811
	movabsq	$9223372036854775807, %r8
	movl	%edx, %esi
	xorl	%eax, %eax
	vbroadcastsd	.LC785(%rip), %ymm15
	vmovq	%r8, %xmm6
	addq	$1, %r8
	shrl	$2, %esi
	vbroadcastsd	.LC787(%rip), %ymm14
	vpbroadcastq	%xmm6, %ymm6
	salq	$5, %rsi
	vbroadcastsd	.LC789(%rip), %ymm13
	vbroadcastsd	.LC199(%rip), %ymm12
	vbroadcastsd	.LC4(%rip), %ymm8
	vmovdqa	%ymm6, -32(%rsp)
	vmovq	%r8, %xmm6
	vbroadcastsd	.LC20(%rip), %ymm11
	vpbroadcastq	%xmm6, %ymm6
	vmovdqa	%ymm6, -64(%rsp)
	.p2align 4,,10
	.p2align 3
.L2799:
	vmovupd	(%rdi,%rax), %ymm5
	vpand	-32(%rsp), %ymm5, %ymm3
	vmulpd	%ymm5, %ymm5, %ymm2
	vcmpgepd	%ymm3, %ymm8, %ymm9
	vcmpngepd	%ymm3, %ymm8, %ymm6
	vcmpgepd	%ymm3, %ymm11, %ymm1
	vcmpngepd	%ymm3, %ymm11, %ymm7
	vmovapd	%ymm2, %ymm0
	vfmadd132pd	%ymm15, %ymm14, %ymm0
	vfmadd132pd	%ymm2, %ymm13, %ymm0
	vfmadd213pd	.LC790(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC792(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC794(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC796(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC798(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC800(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC802(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC804(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC806(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC808(%rip), %ymm2, %ymm0
	vmulpd	%ymm0, %ymm2, %ymm2
	vcmpngtpd	%ymm3, %ymm12, %ymm0
	vpand	%ymm0, %ymm6, %ymm6
	vpand	%ymm0, %ymm9, %ymm9
	vsubpd	%ymm3, %ymm11, %ymm0
	vpand	%ymm7, %ymm6, %ymm7
	vcmpgtpd	%ymm3, %ymm12, %ymm3
	vpand	%ymm1, %ymm6, %ymm6
	vxorpd	%xmm1, %xmm1, %xmm1
	vfmadd132pd	%ymm5, %ymm5, %ymm2
	vmulpd	%ymm8, %ymm0, %ymm0
	vblendvpd	%ymm3, %ymm5, %ymm2, %ymm3
	vpand	-64(%rsp), %ymm5, %ymm5
	vsqrtpd	%ymm0, %ymm4
	vblendvpd	%ymm9, %ymm2, %ymm3, %ymm3
	vblendvpd	%ymm7, .LC434(%rip), %ymm3, %ymm3
	vbroadcastsd	.LC106(%rip), %ymm7
	vmovapd	%ymm4, %ymm10
	vcmpltpd	%ymm4, %ymm1, %ymm1
	vfnmadd132pd	%ymm4, %ymm0, %ymm10
	vpand	%ymm1, %ymm6, %ymm1
	vmulpd	%ymm8, %ymm10, %ymm10
	vdivpd	%ymm4, %ymm10, %ymm10
	vandpd	%ymm1, %ymm10, %ymm10
	vmovapd	%ymm0, %ymm1
	vfmadd132pd	%ymm15, %ymm14, %ymm1
	vfmadd132pd	%ymm0, %ymm13, %ymm1
	vfmadd213pd	.LC790(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC792(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC794(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC796(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC798(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC800(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC802(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC804(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC806(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC808(%rip), %ymm0, %ymm1
	vmulpd	%ymm1, %ymm0, %ymm0
	vfmadd132pd	%ymm4, %ymm10, %ymm0
	vaddpd	%ymm4, %ymm4, %ymm4
	vsubpd	%ymm4, %ymm7, %ymm4
	vbroadcastsd	.LC107(%rip), %ymm7
	vaddpd	%ymm0, %ymm0, %ymm0
	vsubpd	%ymm0, %ymm7, %ymm0
	vaddpd	%ymm0, %ymm4, %ymm4
	vpor	%ymm4, %ymm5, %ymm5
	vblendvpd	%ymm6, %ymm5, %ymm3, %ymm3
	vmovupd	%ymm3, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rsi, %rax
	jne	.L2799
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L2832
	vzeroupper
.L2798:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L2801
	vmovupd	(%rdi,%rsi,8), %xmm6
	vmovddup	.LC785(%rip), %xmm0
	vmovddup	.LC787(%rip), %xmm15
	vmovddup	.LC789(%rip), %xmm14
	vmovddup	.LC791(%rip), %xmm13
	vxorpd	%xmm8, %xmm8, %xmm8
	vmovddup	.LC793(%rip), %xmm12
	vmovddup	.LC795(%rip), %xmm11
	vmulpd	%xmm6, %xmm6, %xmm3
	vmovddup	.LC4(%rip), %xmm9
	movabsq	$9223372036854775807, %r9
	vmovddup	.LC20(%rip), %xmm7
	movabsq	$-9223372036854775808, %r10
	vmovq	%r9, %xmm2
	vpunpcklqdq	%xmm2, %xmm2, %xmm2
	vpand	%xmm6, %xmm2, %xmm2
	vcmplepd	%xmm9, %xmm2, %xmm4
	vcmpnlepd	%xmm7, %xmm2, %xmm10
	vmovapd	%xmm3, %xmm1
	vfmadd132pd	%xmm0, %xmm15, %xmm1
	vfmadd132pd	%xmm3, %xmm14, %xmm1
	vfmadd132pd	%xmm3, %xmm13, %xmm1
	vfmadd132pd	%xmm3, %xmm12, %xmm1
	vfmadd132pd	%xmm3, %xmm11, %xmm1
	vfmadd213pd	.LC816(%rip), %xmm3, %xmm1
	vfmadd213pd	.LC817(%rip), %xmm3, %xmm1
	vfmadd213pd	.LC818(%rip), %xmm3, %xmm1
	vfmadd213pd	.LC819(%rip), %xmm3, %xmm1
	vfmadd213pd	.LC820(%rip), %xmm3, %xmm1
	vfmadd213pd	.LC821(%rip), %xmm3, %xmm1
	vfmadd213pd	.LC822(%rip), %xmm3, %xmm1
	vmulpd	%xmm1, %xmm3, %xmm3
	vcmpnltpd	.LC826(%rip), %xmm2, %xmm1
	vpand	%xmm1, %xmm4, %xmm5
	vmovdqa	%xmm5, -32(%rsp)
	vcmpnlepd	%xmm9, %xmm2, %xmm5
	vfmadd132pd	%xmm6, %xmm6, %xmm3
	vpand	%xmm1, %xmm5, %xmm5
	vsubpd	%xmm2, %xmm7, %xmm1
	vcmplepd	%xmm7, %xmm2, %xmm7
	vpand	%xmm10, %xmm5, %xmm10
	vmulpd	%xmm9, %xmm1, %xmm1
	vpand	%xmm7, %xmm5, %xmm5
	vsqrtpd	%xmm1, %xmm4
	vmovapd	%xmm4, %xmm7
	vfmadd132pd	%xmm1, %xmm15, %xmm0
	vfnmadd132pd	%xmm4, %xmm1, %xmm7
	vcmpltpd	%xmm4, %xmm8, %xmm8
	vpand	%xmm8, %xmm5, %xmm8
	vfmadd132pd	%xmm1, %xmm14, %xmm0
	vmulpd	%xmm9, %xmm7, %xmm7
	vfmadd132pd	%xmm1, %xmm13, %xmm0
	vdivpd	%xmm4, %xmm7, %xmm7
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vfmadd132pd	%xmm1, %xmm11, %xmm0
	vfmadd213pd	.LC816(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC817(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC818(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC819(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC820(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC821(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC822(%rip), %xmm1, %xmm0
	vmulpd	%xmm0, %xmm1, %xmm1
	vcmpltpd	.LC826(%rip), %xmm2, %xmm0
	vmovddup	.LC181(%rip), %xmm2
	vblendvpd	%xmm0, %xmm6, %xmm3, %xmm0
	vandpd	%xmm8, %xmm7, %xmm7
	vfmadd132pd	%xmm4, %xmm7, %xmm1
	vaddpd	%xmm4, %xmm4, %xmm4
	vmovapd	-32(%rsp), %xmm7
	vblendvpd	%xmm7, %xmm3, %xmm0, %xmm0
	vmovddup	.LC107(%rip), %xmm3
	vblendvpd	%xmm10, %xmm2, %xmm0, %xmm0
	vmovddup	.LC106(%rip), %xmm2
	vsubpd	%xmm4, %xmm2, %xmm2
	vaddpd	%xmm1, %xmm1, %xmm1
	vsubpd	%xmm1, %xmm3, %xmm1
	vaddpd	%xmm1, %xmm2, %xmm2
	vmovq	%r10, %xmm1
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	%xmm6, %xmm1, %xmm1
	vpor	%xmm2, %xmm1, %xmm1
	vblendvpd	%xmm5, %xmm1, %xmm0, %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L2827
	andl	$-2, %edx
	addl	%edx, %eax
.L2801:
	cltq
	vmovsd	.LC199(%rip), %xmm1
	vmovsd	(%rdi,%rax,8), %xmm0
	leaq	(%rcx,%rax,8), %rdx
	vmovq	%xmm0, %rcx
	movq	%rcx, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm2
	vcomisd	%xmm2, %xmm1
	ja	.L2805
	vmovsd	.LC4(%rip), %xmm3
	vcomisd	%xmm2, %xmm3
	jnb	.L2833
	vmovsd	.LC20(%rip), %xmm1
	vmovsd	.LC181(%rip), %xmm0
	vucomisd	%xmm2, %xmm1
	jb	.L2805
	vsubsd	%xmm2, %xmm1, %xmm1
	vxorpd	%xmm0, %xmm0, %xmm0
	vmulsd	%xmm3, %xmm1, %xmm1
	vsqrtsd	%xmm1, %xmm1, %xmm2
	vcomisd	%xmm0, %xmm2
	jbe	.L2825
	vmovsd	%xmm2, %xmm2, %xmm0
	vfnmadd132sd	%xmm2, %xmm1, %xmm0
	vmulsd	%xmm3, %xmm0, %xmm3
	vdivsd	%xmm2, %xmm3, %xmm3
.L2809:
	vmovsd	.LC785(%rip), %xmm0
	vfmadd213sd	.LC787(%rip), %xmm1, %xmm0
	movabsq	$-9223372036854775808, %rax
	vfmadd213sd	.LC789(%rip), %xmm1, %xmm0
	andq	%rcx, %rax
	vfmadd213sd	.LC791(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC793(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC795(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC797(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC799(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC801(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC803(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC805(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC807(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC809(%rip), %xmm1, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vmovsd	.LC106(%rip), %xmm1
	vfmadd132sd	%xmm2, %xmm3, %xmm0
	vaddsd	%xmm2, %xmm2, %xmm2
	vsubsd	%xmm2, %xmm1, %xmm2
	vmovsd	.LC107(%rip), %xmm1
	vaddsd	%xmm0, %xmm0, %xmm0
	vsubsd	%xmm0, %xmm1, %xmm0
	vaddsd	%xmm0, %xmm2, %xmm2
	vmovq	%xmm2, %rdi
	orq	%rax, %rdi
	vmovq	%rdi, %xmm0
.L2805:
	vmovsd	%xmm0, (%rdx)
.L2827:
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2833:
	.cfi_restore_state
	vmulsd	%xmm0, %xmm0, %xmm2
	vmovsd	.LC785(%rip), %xmm1
	vfmadd213sd	.LC787(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC789(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC791(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC793(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC795(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC797(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC799(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC801(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC803(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC805(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC807(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC809(%rip), %xmm2, %xmm1
	vmulsd	%xmm1, %xmm2, %xmm2
	vfmadd132sd	%xmm2, %xmm0, %xmm0
	jmp	.L2805
	.p2align 4,,10
	.p2align 3
.L2825:
	vxorpd	%xmm3, %xmm3, %xmm3
	jmp	.L2809
	.p2align 4,,10
	.p2align 3
.L2832:
	vzeroupper
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2829:
	.cfi_restore 6
	ret
.L2811:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L2798
	.cfi_endproc
.LFE248:
	.size	v_etch__asin_f64, .-v_etch__asin_f64
	.p2align 4
	.globl	v_etch__acos_f64
	.type	v_etch__acos_f64, @function
v_etch__acos_f64:
.LFB249:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L2867
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rsi, %rcx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	cmpl	$2, %eax
	jbe	.L2849
	movl	%edx, %esi
	xorl	%eax, %eax
	vxorpd	%xmm8, %xmm8, %xmm8
	vbroadcastsd	.LC785(%rip), %ymm14
	vbroadcastsd	.LC787(%rip), %ymm13
	shrl	$2, %esi
	vbroadcastsd	.LC789(%rip), %ymm12
	vbroadcastsd	.LC791(%rip), %ymm11
	salq	$5, %rsi
	vbroadcastsd	.LC793(%rip), %ymm10
	vbroadcastsd	.LC20(%rip), %ymm9
	vbroadcastsd	.LC4(%rip), %ymm7
	.p2align 4,,10
	.p2align 3
.L2837:
	vmovupd	(%rdi,%rax), %ymm2
	vandpd	.LC225(%rip), %ymm2, %ymm5
	vmulpd	%ymm2, %ymm2, %ymm3
	vcmpnlepd	%ymm7, %ymm5, %ymm1
	vcmplepd	%ymm9, %ymm5, %ymm6
	vpand	%ymm1, %ymm6, %ymm6
	vmovapd	%ymm3, %ymm0
	vfmadd132pd	%ymm14, %ymm13, %ymm0
	vfmadd132pd	%ymm3, %ymm12, %ymm0
	vfmadd132pd	%ymm3, %ymm11, %ymm0
	vfmadd132pd	%ymm3, %ymm10, %ymm0
	vfmadd213pd	.LC794(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC796(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC798(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC800(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC802(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC804(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC806(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC808(%rip), %ymm3, %ymm0
	vmulpd	%ymm0, %ymm3, %ymm3
	vsubpd	%ymm5, %ymm9, %ymm0
	vfnmadd213pd	.LC825(%rip), %ymm2, %ymm3
	vcmplepd	%ymm7, %ymm5, %ymm5
	vmulpd	%ymm7, %ymm0, %ymm0
	vsqrtpd	%ymm0, %ymm4
	vmovapd	%ymm4, %ymm15
	vcmpltpd	%ymm4, %ymm8, %ymm1
	vfnmadd132pd	%ymm4, %ymm0, %ymm15
	vpand	%ymm1, %ymm6, %ymm1
	vmulpd	%ymm7, %ymm15, %ymm15
	vdivpd	%ymm4, %ymm15, %ymm15
	vandpd	%ymm1, %ymm15, %ymm15
	vmovapd	%ymm0, %ymm1
	vfmadd132pd	%ymm14, %ymm13, %ymm1
	vfmadd132pd	%ymm0, %ymm12, %ymm1
	vfmadd132pd	%ymm0, %ymm11, %ymm1
	vfmadd132pd	%ymm0, %ymm10, %ymm1
	vfmadd213pd	.LC794(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC796(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC798(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC800(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC802(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC804(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC806(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC808(%rip), %ymm0, %ymm1
	vmulpd	%ymm1, %ymm0, %ymm0
	vcmpltpd	%ymm2, %ymm8, %ymm1
	vpand	%ymm1, %ymm6, %ymm1
	vmovdqa	%ymm1, -32(%rsp)
	vbroadcastsd	.LC221(%rip), %ymm1
	vfmadd132pd	%ymm4, %ymm15, %ymm0
	vaddpd	%ymm4, %ymm4, %ymm4
	vaddpd	%ymm0, %ymm0, %ymm0
	vaddpd	%ymm4, %ymm0, %ymm15
	vsubpd	%ymm4, %ymm1, %ymm4
	vbroadcastsd	.LC783(%rip), %ymm1
	vsubpd	%ymm0, %ymm1, %ymm0
	vaddpd	%ymm0, %ymm4, %ymm4
	vcmpnltpd	%ymm2, %ymm8, %ymm0
	vpand	%ymm0, %ymm6, %ymm6
	vsubpd	%ymm3, %ymm2, %ymm0
	vbroadcastsd	.LC106(%rip), %ymm2
	vsubpd	%ymm0, %ymm2, %ymm0
	vbroadcastsd	.LC181(%rip), %ymm2
	vblendvpd	%ymm5, %ymm0, %ymm2, %ymm0
	vmovapd	-32(%rsp), %ymm5
	vblendvpd	%ymm5, %ymm15, %ymm0, %ymm0
	vblendvpd	%ymm6, %ymm4, %ymm0, %ymm0
	vmovupd	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L2837
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L2870
	vzeroupper
.L2836:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L2839
	vmovupd	(%rdi,%rsi,8), %xmm4
	vmovddup	.LC785(%rip), %xmm0
	vmovddup	.LC787(%rip), %xmm15
	vmovddup	.LC789(%rip), %xmm14
	vmovddup	.LC791(%rip), %xmm13
	vmovddup	.LC793(%rip), %xmm12
	vmovddup	.LC795(%rip), %xmm11
	vmovddup	.LC797(%rip), %xmm10
	vmulpd	%xmm4, %xmm4, %xmm2
	vmovddup	.LC226(%rip), %xmm5
	vandpd	%xmm5, %xmm4, %xmm5
	vxorpd	%xmm7, %xmm7, %xmm7
	vmovddup	.LC4(%rip), %xmm8
	vcmpnlepd	%xmm8, %xmm5, %xmm6
	vmovapd	%xmm2, %xmm1
	vfmadd132pd	%xmm0, %xmm15, %xmm1
	vfmadd132pd	%xmm2, %xmm14, %xmm1
	vfmadd132pd	%xmm2, %xmm13, %xmm1
	vfmadd132pd	%xmm2, %xmm12, %xmm1
	vfmadd132pd	%xmm2, %xmm11, %xmm1
	vfmadd132pd	%xmm2, %xmm10, %xmm1
	vfmadd213pd	.LC817(%rip), %xmm2, %xmm1
	vfmadd213pd	.LC818(%rip), %xmm2, %xmm1
	vfmadd213pd	.LC819(%rip), %xmm2, %xmm1
	vfmadd213pd	.LC820(%rip), %xmm2, %xmm1
	vfmadd213pd	.LC821(%rip), %xmm2, %xmm1
	vfmadd213pd	.LC822(%rip), %xmm2, %xmm1
	vmulpd	%xmm1, %xmm2, %xmm1
	vmovddup	.LC107(%rip), %xmm2
	vfnmadd132pd	%xmm4, %xmm2, %xmm1
	vmovddup	.LC20(%rip), %xmm2
	vmovapd	%xmm1, -32(%rsp)
	vsubpd	%xmm5, %xmm2, %xmm1
	vcmplepd	%xmm2, %xmm5, %xmm2
	vcmplepd	%xmm8, %xmm5, %xmm5
	vmulpd	%xmm8, %xmm1, %xmm1
	vpand	%xmm6, %xmm2, %xmm2
	vfmadd132pd	%xmm1, %xmm15, %xmm0
	vsqrtpd	%xmm1, %xmm3
	vmovapd	%xmm3, %xmm6
	vfnmadd132pd	%xmm3, %xmm1, %xmm6
	vcmpltpd	%xmm3, %xmm7, %xmm9
	vpand	%xmm9, %xmm2, %xmm9
	vfmadd132pd	%xmm1, %xmm14, %xmm0
	vmulpd	%xmm8, %xmm6, %xmm6
	vfmadd132pd	%xmm1, %xmm13, %xmm0
	vdivpd	%xmm3, %xmm6, %xmm6
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vfmadd132pd	%xmm1, %xmm11, %xmm0
	vfmadd132pd	%xmm1, %xmm10, %xmm0
	vfmadd213pd	.LC817(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC818(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC819(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC820(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC821(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC822(%rip), %xmm1, %xmm0
	vmulpd	%xmm0, %xmm1, %xmm1
	vmovddup	.LC221(%rip), %xmm0
	vandpd	%xmm9, %xmm6, %xmm6
	vfmadd132pd	%xmm3, %xmm6, %xmm1
	vcmpltpd	%xmm4, %xmm7, %xmm6
	vaddpd	%xmm3, %xmm3, %xmm3
	vcmpnltpd	%xmm4, %xmm7, %xmm7
	vsubpd	-32(%rsp), %xmm4, %xmm4
	vpand	%xmm6, %xmm2, %xmm6
	vpand	%xmm7, %xmm2, %xmm2
	vaddpd	%xmm1, %xmm1, %xmm1
	vaddpd	%xmm3, %xmm1, %xmm9
	vsubpd	%xmm3, %xmm0, %xmm3
	vmovddup	.LC783(%rip), %xmm0
	vsubpd	%xmm1, %xmm0, %xmm0
	vaddpd	%xmm0, %xmm3, %xmm1
	vmovddup	.LC106(%rip), %xmm3
	vsubpd	%xmm4, %xmm3, %xmm3
	vmovddup	.LC181(%rip), %xmm0
	vblendvpd	%xmm5, %xmm3, %xmm0, %xmm0
	vblendvpd	%xmm6, %xmm9, %xmm0, %xmm0
	vblendvpd	%xmm2, %xmm1, %xmm0, %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L2865
	andl	$-2, %edx
	addl	%edx, %eax
.L2839:
	cltq
	vmovsd	.LC4(%rip), %xmm5
	vmovsd	(%rdi,%rax,8), %xmm2
	leaq	(%rcx,%rax,8), %rax
	vmovq	%xmm2, %rcx
	btrq	$63, %rcx
	vmovq	%rcx, %xmm1
	vcomisd	%xmm1, %xmm5
	jnb	.L2871
	vmovsd	.LC20(%rip), %xmm4
	vmovsd	.LC181(%rip), %xmm0
	vucomisd	%xmm1, %xmm4
	jb	.L2843
	vsubsd	%xmm1, %xmm4, %xmm4
	vxorpd	%xmm0, %xmm0, %xmm0
	vxorpd	%xmm3, %xmm3, %xmm3
	vmulsd	%xmm5, %xmm4, %xmm4
	vsqrtsd	%xmm4, %xmm4, %xmm1
	vcomisd	%xmm0, %xmm1
	jbe	.L2847
	vmovsd	%xmm1, %xmm1, %xmm3
	vfnmadd132sd	%xmm1, %xmm4, %xmm3
	vmulsd	%xmm5, %xmm3, %xmm3
	vdivsd	%xmm1, %xmm3, %xmm3
.L2847:
	vmovsd	.LC785(%rip), %xmm0
	vfmadd213sd	.LC787(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC789(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC791(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC793(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC795(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC797(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC799(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC801(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC803(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC805(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC807(%rip), %xmm4, %xmm0
	vfmadd213sd	.LC809(%rip), %xmm4, %xmm0
	vmulsd	%xmm4, %xmm0, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vxorpd	%xmm3, %xmm3, %xmm3
	vaddsd	%xmm1, %xmm1, %xmm1
	vcomisd	%xmm3, %xmm2
	vaddsd	%xmm0, %xmm0, %xmm0
	jbe	.L2872
	vaddsd	%xmm1, %xmm0, %xmm0
	.p2align 4,,10
	.p2align 3
.L2843:
	vmovsd	%xmm0, (%rax)
.L2865:
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2871:
	.cfi_restore_state
	vmulsd	%xmm2, %xmm2, %xmm1
	vmovsd	.LC785(%rip), %xmm0
	vfmadd213sd	.LC787(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC789(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC791(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC793(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC795(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC797(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC799(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC801(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC803(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC805(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC807(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC809(%rip), %xmm1, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vmovsd	.LC106(%rip), %xmm0
	vfnmadd213sd	.LC107(%rip), %xmm2, %xmm1
	vsubsd	%xmm1, %xmm2, %xmm1
	vsubsd	%xmm1, %xmm0, %xmm0
	jmp	.L2843
	.p2align 4,,10
	.p2align 3
.L2872:
	vmovsd	.LC221(%rip), %xmm2
	vsubsd	%xmm1, %xmm2, %xmm2
	vmovsd	.LC783(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vaddsd	%xmm0, %xmm2, %xmm0
	jmp	.L2843
	.p2align 4,,10
	.p2align 3
.L2870:
	vzeroupper
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2867:
	.cfi_restore 6
	ret
.L2849:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L2836
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
	jle	.L2907
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movl	%edx, %edi
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	subq	$136, %rsp
	cmpl	$6, %eax
	jbe	.L2891
	movabsq	$9223372036854775807, %r8
	shrl	$3, %edx
	xorl	%eax, %eax
	vbroadcastsd	.LC4(%rip), %ymm15
	vmovq	%r8, %xmm6
	addq	$1, %r8
	salq	$5, %rdx
	vbroadcastsd	.LC20(%rip), %ymm14
	vpbroadcastq	%xmm6, %ymm6
	vmovdqa	%ymm6, -88(%rsp)
	vmovq	%r8, %xmm6
	vpbroadcastq	%xmm6, %ymm6
	vmovdqa	%ymm6, -120(%rsp)
	.p2align 4,,10
	.p2align 3
.L2876:
	vmovups	(%rcx,%rax), %ymm6
	vcvtps2pd	(%rcx,%rax), %ymm4
	vmulpd	%ymm4, %ymm4, %ymm2
	vbroadcastsd	.LC785(%rip), %ymm0
	vbroadcastsd	.LC785(%rip), %ymm3
	vmovdqa	-88(%rsp), %ymm7
	vfmadd213pd	.LC786(%rip), %ymm2, %ymm0
	vextractf128	$0x1, %ymm6, %xmm6
	vcvtps2pd	%xmm6, %ymm6
	vmulpd	%ymm6, %ymm6, %ymm1
	vpand	%ymm7, %ymm4, %ymm5
	vpand	%ymm7, %ymm6, %ymm10
	vfmadd213pd	.LC786(%rip), %ymm1, %ymm3
	vcmpngepd	%ymm10, %ymm15, %ymm11
	vfmadd213pd	.LC788(%rip), %ymm2, %ymm0
	vcmpngepd	%ymm5, %ymm15, %ymm8
	vfmadd213pd	.LC788(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC790(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC790(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC792(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC792(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC794(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC794(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC796(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC796(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC798(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC798(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC800(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC800(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC802(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC802(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC804(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC804(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC806(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC806(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC808(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC808(%rip), %ymm1, %ymm3
	vmulpd	%ymm0, %ymm2, %ymm2
	vmulpd	%ymm3, %ymm1, %ymm1
	vbroadcastsd	.LC199(%rip), %ymm3
	vcmpngtpd	%ymm10, %ymm3, %ymm0
	vfmadd132pd	%ymm4, %ymm4, %ymm2
	vfmadd132pd	%ymm6, %ymm6, %ymm1
	vpand	%ymm0, %ymm11, %ymm11
	vcvtpd2psy	%ymm2, %xmm2
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm2, %ymm7
	vcmpngtpd	%ymm5, %ymm3, %ymm1
	vcmpgepd	%ymm5, %ymm15, %ymm2
	vmovaps	%ymm7, 104(%rsp)
	vpand	%ymm1, %ymm8, %ymm8
	vpand	%ymm1, %ymm2, %ymm3
	vcmpgepd	%ymm10, %ymm15, %ymm2
	vmovdqa	%ymm3, 72(%rsp)
	vpand	%ymm0, %ymm2, %ymm2
	vcmpngepd	%ymm5, %ymm14, %ymm0
	vmovdqa	%ymm2, 40(%rsp)
	vcmpgepd	%ymm5, %ymm14, %ymm2
	vpand	%ymm0, %ymm8, %ymm0
	vmovdqa	%ymm0, 8(%rsp)
	vcmpngepd	%ymm10, %ymm14, %ymm0
	vpand	%ymm2, %ymm8, %ymm8
	vcmpgepd	%ymm10, %ymm14, %ymm2
	vpand	%ymm0, %ymm11, %ymm1
	vsubpd	%ymm5, %ymm14, %ymm0
	vmovdqa	%ymm1, -24(%rsp)
	vsubpd	%ymm10, %ymm14, %ymm1
	vpand	%ymm2, %ymm11, %ymm11
	vmulpd	%ymm15, %ymm0, %ymm0
	vmulpd	%ymm15, %ymm1, %ymm1
	vsqrtpd	%ymm0, %ymm9
	vsqrtpd	%ymm1, %ymm7
	vmovapd	%ymm9, %ymm13
	vmovapd	%ymm7, %ymm12
	vfnmadd132pd	%ymm9, %ymm0, %ymm13
	vfnmadd132pd	%ymm7, %ymm1, %ymm12
	vmulpd	%ymm15, %ymm13, %ymm13
	vmulpd	%ymm15, %ymm12, %ymm12
	vdivpd	%ymm9, %ymm13, %ymm13
	vdivpd	%ymm7, %ymm12, %ymm3
	vxorpd	%xmm12, %xmm12, %xmm12
	vmovapd	%ymm3, -56(%rsp)
	vxorpd	%xmm3, %xmm3, %xmm3
	vcmpnltpd	%ymm7, %ymm3, %ymm2
	vcmpnltpd	%ymm9, %ymm3, %ymm3
	vpand	%ymm3, %ymm8, %ymm3
	vpand	%ymm2, %ymm11, %ymm2
	vblendvpd	%ymm3, %ymm12, %ymm13, %ymm13
	vmovapd	-56(%rsp), %ymm3
	vblendvpd	%ymm2, %ymm12, %ymm3, %ymm12
	vbroadcastsd	.LC785(%rip), %ymm2
	vfmadd213pd	.LC786(%rip), %ymm0, %ymm2
	vfmadd213pd	.LC788(%rip), %ymm0, %ymm2
	vbroadcastsd	.LC785(%rip), %ymm3
	vfmadd213pd	.LC790(%rip), %ymm0, %ymm2
	vfmadd213pd	.LC786(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC792(%rip), %ymm0, %ymm2
	vfmadd213pd	.LC788(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC794(%rip), %ymm0, %ymm2
	vfmadd213pd	.LC790(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC796(%rip), %ymm0, %ymm2
	vfmadd213pd	.LC792(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC798(%rip), %ymm0, %ymm2
	vfmadd213pd	.LC794(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC800(%rip), %ymm0, %ymm2
	vfmadd213pd	.LC796(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC802(%rip), %ymm0, %ymm2
	vfmadd213pd	.LC798(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC804(%rip), %ymm0, %ymm2
	vfmadd213pd	.LC800(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC806(%rip), %ymm0, %ymm2
	vfmadd213pd	.LC802(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC808(%rip), %ymm0, %ymm2
	vfmadd213pd	.LC804(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC806(%rip), %ymm1, %ymm3
	vfmadd213pd	.LC808(%rip), %ymm1, %ymm3
	vmulpd	%ymm2, %ymm0, %ymm0
	vmulpd	%ymm3, %ymm1, %ymm1
	vfmadd132pd	%ymm9, %ymm13, %ymm0
	vaddpd	%ymm9, %ymm9, %ymm9
	vbroadcastsd	.LC107(%rip), %ymm13
	vfmadd132pd	%ymm7, %ymm12, %ymm1
	vaddpd	%ymm7, %ymm7, %ymm7
	vbroadcastsd	.LC106(%rip), %ymm12
	vsubpd	%ymm9, %ymm12, %ymm9
	vmovdqa	-120(%rsp), %ymm12
	vaddpd	%ymm0, %ymm0, %ymm0
	vpand	%ymm12, %ymm4, %ymm4
	vpand	%ymm12, %ymm6, %ymm6
	vaddpd	%ymm1, %ymm1, %ymm1
	vsubpd	%ymm0, %ymm13, %ymm0
	vsubpd	%ymm1, %ymm13, %ymm1
	vaddpd	%ymm0, %ymm9, %ymm0
	vbroadcastsd	.LC106(%rip), %ymm9
	vsubpd	%ymm7, %ymm9, %ymm7
	vpor	%ymm0, %ymm4, %ymm4
	vcvtpd2psy	%ymm4, %xmm4
	vaddpd	%ymm1, %ymm7, %ymm7
	vpor	%ymm7, %ymm6, %ymm6
	vmovdqa	40(%rsp), %ymm7
	vcvtpd2psy	%ymm6, %xmm6
	vinsertf128	$0x1, %xmm6, %ymm4, %ymm0
	vmovaps	104(%rsp), %ymm6
	vbroadcastsd	.LC199(%rip), %ymm4
	vcmpgtpd	%ymm5, %ymm4, %ymm5
	vcmpgtpd	%ymm10, %ymm4, %ymm10
	vperm2i128	$32, %ymm10, %ymm5, %ymm1
	vperm2i128	$49, %ymm10, %ymm5, %ymm5
	vpshufd	$216, %ymm5, %ymm5
	vpshufd	$216, %ymm1, %ymm1
	vpunpcklqdq	%ymm5, %ymm1, %ymm1
	vmovdqa	72(%rsp), %ymm5
	vblendvps	%ymm1, (%rcx,%rax), %ymm6, %ymm4
	vperm2i128	$32, %ymm7, %ymm5, %ymm2
	vperm2i128	$49, %ymm7, %ymm5, %ymm1
	vmovdqa	-24(%rsp), %ymm5
	vpshufd	$216, %ymm2, %ymm2
	vpshufd	$216, %ymm1, %ymm1
	vpunpcklqdq	%ymm1, %ymm2, %ymm1
	vblendvps	%ymm1, %ymm6, %ymm4, %ymm4
	vmovdqa	8(%rsp), %ymm6
	vperm2i128	$32, %ymm5, %ymm6, %ymm2
	vperm2i128	$49, %ymm5, %ymm6, %ymm1
	vpshufd	$216, %ymm2, %ymm2
	vpshufd	$216, %ymm1, %ymm1
	vpunpcklqdq	%ymm1, %ymm2, %ymm1
	vblendvps	%ymm1, .LC383(%rip), %ymm4, %ymm4
	vperm2i128	$32, %ymm11, %ymm8, %ymm1
	vperm2i128	$49, %ymm11, %ymm8, %ymm8
	vpshufd	$216, %ymm1, %ymm1
	vpshufd	$216, %ymm8, %ymm8
	vpunpcklqdq	%ymm8, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm4, %ymm4
	vmovups	%ymm4, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rdx, %rax
	jne	.L2876
	movl	%edi, %edx
	andl	$-8, %edx
	movl	%edx, %eax
	cmpl	%edx, %edi
	je	.L2904
.L2875:
	movl	%edi, %r8d
	subl	%eax, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L2880
	vxorps	%xmm0, %xmm0, %xmm0
	vcvtps2pd	(%rcx,%rax,4), %xmm11
	vmovddup	.LC785(%rip), %xmm12
	movabsq	$9223372036854775807, %r11
	vmulpd	%xmm11, %xmm11, %xmm4
	vmovlps	8(%rcx,%rax,4), %xmm0, %xmm0
	vmovq	%r11, %xmm3
	vmovddup	.LC4(%rip), %xmm7
	vcvtps2pd	%xmm0, %xmm10
	vmulpd	%xmm10, %xmm10, %xmm5
	vpunpcklqdq	%xmm3, %xmm3, %xmm3
	vmovddup	.LC199(%rip), %xmm15
	movabsq	$-9223372036854775808, %r9
	vpand	%xmm11, %xmm3, %xmm6
	vpand	%xmm10, %xmm3, %xmm3
	vcmpnlepd	%xmm7, %xmm3, %xmm9
	vcmpnlepd	%xmm7, %xmm6, %xmm13
	vmovapd	%xmm4, %xmm1
	vfmadd213pd	.LC811(%rip), %xmm12, %xmm1
	vfmadd213pd	.LC812(%rip), %xmm4, %xmm1
	vmovapd	%xmm5, %xmm2
	vfmadd213pd	.LC811(%rip), %xmm12, %xmm2
	vfmadd213pd	.LC813(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC812(%rip), %xmm5, %xmm2
	vfmadd213pd	.LC814(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC813(%rip), %xmm5, %xmm2
	vfmadd213pd	.LC815(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC814(%rip), %xmm5, %xmm2
	vfmadd213pd	.LC816(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC815(%rip), %xmm5, %xmm2
	vfmadd213pd	.LC817(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC816(%rip), %xmm5, %xmm2
	vfmadd213pd	.LC818(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC817(%rip), %xmm5, %xmm2
	vfmadd213pd	.LC819(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC818(%rip), %xmm5, %xmm2
	vfmadd213pd	.LC820(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC819(%rip), %xmm5, %xmm2
	vfmadd213pd	.LC821(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC820(%rip), %xmm5, %xmm2
	vfmadd213pd	.LC822(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC821(%rip), %xmm5, %xmm2
	vfmadd213pd	.LC822(%rip), %xmm5, %xmm2
	vmulpd	%xmm1, %xmm4, %xmm4
	vcmpnltpd	%xmm15, %xmm3, %xmm1
	vmulpd	%xmm2, %xmm5, %xmm5
	vcmpnltpd	%xmm15, %xmm6, %xmm2
	vpand	%xmm1, %xmm9, %xmm9
	vfmadd132pd	%xmm11, %xmm11, %xmm4
	vpand	%xmm2, %xmm13, %xmm13
	vfmadd132pd	%xmm10, %xmm10, %xmm5
	vinsertf128	$0x1, %xmm5, %ymm4, %ymm4
	vcvtpd2psy	%ymm4, %xmm4
	vmovaps	%xmm4, 72(%rsp)
	vcmplepd	%xmm7, %xmm6, %xmm4
	vpand	%xmm2, %xmm4, %xmm5
	vcmplepd	%xmm7, %xmm3, %xmm4
	vmovdqa	%xmm5, 40(%rsp)
	vpand	%xmm1, %xmm4, %xmm14
	vmovdqa	%xmm14, 8(%rsp)
	vmovddup	.LC20(%rip), %xmm8
	vcmpnlepd	%xmm8, %xmm6, %xmm1
	vcmplepd	%xmm8, %xmm6, %xmm14
	vpand	%xmm1, %xmm13, %xmm2
	vcmpnlepd	%xmm8, %xmm3, %xmm1
	vpand	%xmm14, %xmm13, %xmm14
	vmovdqa	%xmm2, -24(%rsp)
	vsubpd	%xmm3, %xmm8, %xmm2
	vxorpd	%xmm13, %xmm13, %xmm13
	vmovdqa	%xmm14, 104(%rsp)
	vpand	%xmm1, %xmm9, %xmm1
	vmovdqa	%xmm1, -56(%rsp)
	vsubpd	%xmm6, %xmm8, %xmm1
	vcmplepd	%xmm8, %xmm3, %xmm8
	vmulpd	%xmm7, %xmm2, %xmm2
	vcmpltpd	%xmm15, %xmm3, %xmm3
	vcmpltpd	%xmm15, %xmm6, %xmm6
	vmulpd	%xmm7, %xmm1, %xmm1
	vpand	%xmm8, %xmm9, %xmm8
	vmovdqa	%xmm8, %xmm0
	vmovdqa	%xmm0, -88(%rsp)
	vshufps	$136, %xmm3, %xmm6, %xmm6
	vsqrtpd	%xmm2, %xmm4
	vmovapd	%xmm4, %xmm8
	vcmpnltpd	%xmm4, %xmm13, %xmm14
	vfnmadd132pd	%xmm4, %xmm2, %xmm8
	vsqrtpd	%xmm1, %xmm5
	vmovapd	%xmm5, %xmm9
	vfnmadd132pd	%xmm5, %xmm1, %xmm9
	vpand	%xmm0, %xmm14, %xmm14
	vcmpnltpd	%xmm5, %xmm13, %xmm0
	vpand	104(%rsp), %xmm0, %xmm0
	vmulpd	%xmm7, %xmm8, %xmm8
	vmulpd	%xmm7, %xmm9, %xmm9
	vmovapd	%xmm1, %xmm7
	vfmadd213pd	.LC811(%rip), %xmm12, %xmm7
	vfmadd213pd	.LC812(%rip), %xmm1, %xmm7
	vdivpd	%xmm4, %xmm8, %xmm8
	vfmadd213pd	.LC813(%rip), %xmm1, %xmm7
	vfmadd213pd	.LC814(%rip), %xmm1, %xmm7
	vfmadd213pd	.LC815(%rip), %xmm1, %xmm7
	vfmadd213pd	.LC816(%rip), %xmm1, %xmm7
	vfmadd213pd	.LC817(%rip), %xmm1, %xmm7
	vfmadd213pd	.LC818(%rip), %xmm1, %xmm7
	vfmadd213pd	.LC819(%rip), %xmm1, %xmm7
	vfmadd213pd	.LC820(%rip), %xmm1, %xmm7
	vfmadd213pd	.LC821(%rip), %xmm1, %xmm7
	vfmadd213pd	.LC822(%rip), %xmm1, %xmm7
	vmulpd	%xmm7, %xmm1, %xmm1
	vmovddup	.LC106(%rip), %xmm7
	vdivpd	%xmm5, %xmm9, %xmm9
	vblendvpd	%xmm14, %xmm13, %xmm8, %xmm8
	vblendvpd	%xmm0, %xmm13, %xmm9, %xmm9
	vmovapd	%xmm12, %xmm0
	vfmadd213pd	.LC811(%rip), %xmm2, %xmm0
	vfmadd132pd	%xmm5, %xmm9, %xmm1
	vaddpd	%xmm5, %xmm5, %xmm5
	vfmadd213pd	.LC812(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC813(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC814(%rip), %xmm2, %xmm0
	vsubpd	%xmm5, %xmm7, %xmm5
	vfmadd213pd	.LC815(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC816(%rip), %xmm2, %xmm0
	vaddpd	%xmm1, %xmm1, %xmm1
	vfmadd213pd	.LC817(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC818(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC819(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC820(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC821(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC822(%rip), %xmm2, %xmm0
	vmulpd	%xmm0, %xmm2, %xmm2
	vmovq	%r9, %xmm0
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vfmadd132pd	%xmm4, %xmm8, %xmm2
	vaddpd	%xmm4, %xmm4, %xmm4
	vmovddup	.LC107(%rip), %xmm8
	vsubpd	%xmm1, %xmm8, %xmm1
	vsubpd	%xmm4, %xmm7, %xmm4
	vaddpd	%xmm1, %xmm5, %xmm5
	vpand	%xmm11, %xmm0, %xmm1
	vpand	%xmm10, %xmm0, %xmm0
	vaddpd	%xmm2, %xmm2, %xmm2
	vpor	%xmm5, %xmm1, %xmm1
	vsubpd	%xmm2, %xmm8, %xmm8
	vaddpd	%xmm8, %xmm4, %xmm4
	vpor	%xmm4, %xmm0, %xmm0
	vmovaps	72(%rsp), %xmm4
	vbroadcastss	.LC227(%rip), %xmm3
	vinsertf128	$0x1, %xmm0, %ymm1, %ymm1
	vblendvps	%xmm6, (%rcx,%rax,4), %xmm4, %xmm0
	vmovdqa	40(%rsp), %xmm6
	vcvtpd2psy	%ymm1, %xmm1
	vshufps	$136, 8(%rsp), %xmm6, %xmm2
	vblendvps	%xmm2, %xmm4, %xmm0, %xmm0
	vmovdqa	-24(%rsp), %xmm6
	vshufps	$136, -56(%rsp), %xmm6, %xmm2
	vmovdqa	104(%rsp), %xmm6
	vblendvps	%xmm2, %xmm3, %xmm0, %xmm0
	vshufps	$136, -88(%rsp), %xmm6, %xmm2
	vblendvps	%xmm2, %xmm1, %xmm0, %xmm0
	vmovups	%xmm0, (%rsi,%rax,4)
	movl	%r8d, %eax
	andl	$-4, %eax
	addl	%eax, %edx
	andl	$3, %r8d
	je	.L2904
.L2880:
	vmovsd	.LC199(%rip), %xmm2
	vmovsd	.LC4(%rip), %xmm3
	movslq	%edx, %rdx
	vmovsd	.LC785(%rip), %xmm12
	vmovsd	.LC787(%rip), %xmm11
	vmovsd	.LC789(%rip), %xmm10
	vmovsd	.LC791(%rip), %xmm9
	vmovsd	.LC793(%rip), %xmm8
	vmovsd	.LC795(%rip), %xmm7
	vmovsd	.LC797(%rip), %xmm6
	vmovsd	.LC799(%rip), %xmm5
	vmovsd	.LC801(%rip), %xmm4
	jmp	.L2884
	.p2align 4,,10
	.p2align 3
.L2902:
	vmovsd	.LC20(%rip), %xmm13
	vmovss	.LC227(%rip), %xmm0
	vucomisd	%xmm1, %xmm13
	jb	.L2885
	vsubsd	%xmm1, %xmm13, %xmm1
	vxorpd	%xmm0, %xmm0, %xmm0
	vxorpd	%xmm15, %xmm15, %xmm15
	vmulsd	%xmm3, %xmm1, %xmm1
	vsqrtsd	%xmm1, %xmm1, %xmm14
	vcomisd	%xmm0, %xmm14
	jbe	.L2889
	vmovsd	%xmm14, %xmm14, %xmm13
	vfnmadd132sd	%xmm14, %xmm1, %xmm13
	vmulsd	%xmm3, %xmm13, %xmm13
	vdivsd	%xmm14, %xmm13, %xmm15
.L2889:
	vmovsd	.LC785(%rip), %xmm0
	vfmadd213sd	.LC787(%rip), %xmm1, %xmm0
	movabsq	$-9223372036854775808, %rax
	vfmadd213sd	.LC789(%rip), %xmm1, %xmm0
	andq	%r8, %rax
	vfmadd213sd	.LC791(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC793(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC795(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC797(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC799(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC801(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC803(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC805(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC807(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC809(%rip), %xmm1, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm13
	vmovsd	.LC106(%rip), %xmm1
	vmovsd	.LC107(%rip), %xmm0
	vfmadd132sd	%xmm14, %xmm15, %xmm13
	vaddsd	%xmm14, %xmm14, %xmm14
	vsubsd	%xmm14, %xmm1, %xmm1
	vaddsd	%xmm13, %xmm13, %xmm13
	vsubsd	%xmm13, %xmm0, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm1
	vmovq	%xmm1, %r10
	orq	%r10, %rax
	vmovq	%rax, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
.L2885:
	vmovss	%xmm0, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jle	.L2904
.L2884:
	vmovss	(%rcx,%rdx,4), %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm13
	vmovq	%xmm13, %r8
	movq	%r8, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm1
	vcomisd	%xmm1, %xmm2
	ja	.L2885
	vcomisd	%xmm1, %xmm3
	jb	.L2902
	vmulsd	%xmm13, %xmm13, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm12, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vfmadd213sd	.LC803(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC805(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC807(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC809(%rip), %xmm1, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vfmadd132sd	%xmm1, %xmm13, %xmm13
	vcvtsd2ss	%xmm13, %xmm13, %xmm0
	vmovss	%xmm0, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L2884
.L2904:
	vzeroupper
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2907:
	.cfi_restore 6
	ret
.L2891:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L2875
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
	jle	.L2944
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	subq	$8, %rsp
	cmpl	$6, %eax
	jbe	.L2928
	vbroadcastsd	.LC4(%rip), %ymm9
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC20(%rip), %ymm15
	shrl	$3, %edi
	salq	$5, %rdi
	.p2align 4,,10
	.p2align 3
.L2913:
	vmovups	(%rcx,%rax), %ymm7
	vcvtps2pd	(%rcx,%rax), %ymm4
	vbroadcastsd	.LC785(%rip), %ymm5
	vmulpd	%ymm4, %ymm4, %ymm2
	vbroadcastsd	.LC785(%rip), %ymm0
	vandpd	.LC225(%rip), %ymm4, %ymm6
	vfmadd213pd	.LC786(%rip), %ymm2, %ymm0
	vextractf128	$0x1, %ymm7, %xmm3
	vcvtps2pd	%xmm3, %ymm3
	vmulpd	%ymm3, %ymm3, %ymm1
	vcmpnlepd	%ymm15, %ymm6, %ymm8
	vandpd	.LC225(%rip), %ymm3, %ymm10
	vfmadd213pd	.LC786(%rip), %ymm1, %ymm5
	vfmadd213pd	.LC788(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC788(%rip), %ymm1, %ymm5
	vcmpnlepd	%ymm15, %ymm10, %ymm14
	vfmadd213pd	.LC790(%rip), %ymm1, %ymm5
	vcmplepd	%ymm15, %ymm10, %ymm13
	vfmadd213pd	.LC792(%rip), %ymm1, %ymm5
	vfmadd213pd	.LC790(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC794(%rip), %ymm1, %ymm5
	vfmadd213pd	.LC792(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC796(%rip), %ymm1, %ymm5
	vfmadd213pd	.LC794(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC798(%rip), %ymm1, %ymm5
	vfmadd213pd	.LC796(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC800(%rip), %ymm1, %ymm5
	vfmadd213pd	.LC798(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC802(%rip), %ymm1, %ymm5
	vfmadd213pd	.LC800(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC804(%rip), %ymm1, %ymm5
	vfmadd213pd	.LC802(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC806(%rip), %ymm1, %ymm5
	vfmadd213pd	.LC804(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC808(%rip), %ymm1, %ymm5
	vfmadd213pd	.LC806(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC808(%rip), %ymm2, %ymm0
	vmulpd	%ymm5, %ymm1, %ymm1
	vfnmadd213pd	.LC825(%rip), %ymm3, %ymm1
	vmulpd	%ymm0, %ymm2, %ymm2
	vsubpd	%ymm10, %ymm15, %ymm0
	vfnmadd213pd	.LC825(%rip), %ymm4, %ymm2
	vbroadcastsd	.LC106(%rip), %ymm7
	vmulpd	%ymm9, %ymm0, %ymm0
	vsubpd	%ymm1, %ymm3, %ymm3
	vsubpd	%ymm6, %ymm15, %ymm1
	vsubpd	%ymm2, %ymm4, %ymm4
	vcmpnlepd	%ymm9, %ymm10, %ymm2
	vmulpd	%ymm9, %ymm1, %ymm1
	vcmplepd	%ymm9, %ymm10, %ymm10
	vsubpd	%ymm3, %ymm7, %ymm3
	vsqrtpd	%ymm0, %ymm5
	vsubpd	%ymm4, %ymm7, %ymm4
	vpand	%ymm2, %ymm13, %ymm13
	vpand	%ymm2, %ymm14, %ymm14
	vcvtpd2psy	%ymm3, %xmm3
	vcvtpd2psy	%ymm4, %xmm4
	vinsertf128	$0x1, %xmm3, %ymm4, %ymm7
	vsqrtpd	%ymm1, %ymm4
	vmovapd	%ymm5, %ymm11
	vfnmadd132pd	%ymm5, %ymm0, %ymm11
	vcmpnlepd	%ymm9, %ymm6, %ymm3
	vmovaps	%ymm7, -24(%rsp)
	vcmplepd	%ymm15, %ymm6, %ymm7
	vcmplepd	%ymm9, %ymm6, %ymm6
	vmovapd	%ymm4, %ymm12
	vpand	%ymm3, %ymm8, %ymm8
	vfnmadd132pd	%ymm4, %ymm1, %ymm12
	vpand	%ymm3, %ymm7, %ymm7
	vxorpd	%xmm3, %xmm3, %xmm3
	vmulpd	%ymm9, %ymm11, %ymm11
	vcmpnltpd	%ymm5, %ymm3, %ymm2
	vpand	%ymm2, %ymm13, %ymm3
	vxorpd	%xmm2, %xmm2, %xmm2
	vmulpd	%ymm9, %ymm12, %ymm12
	vmovdqa	%ymm3, -56(%rsp)
	vxorpd	%xmm3, %xmm3, %xmm3
	vdivpd	%ymm5, %ymm11, %ymm11
	vcmpnltpd	%ymm4, %ymm3, %ymm3
	vpand	%ymm3, %ymm7, %ymm3
	vdivpd	%ymm4, %ymm12, %ymm12
	vblendvpd	%ymm3, %ymm2, %ymm12, %ymm12
	vmovapd	%ymm2, %ymm3
	vmovapd	-56(%rsp), %ymm2
	vblendvpd	%ymm2, %ymm3, %ymm11, %ymm11
	vbroadcastsd	.LC785(%rip), %ymm2
	vbroadcastsd	.LC785(%rip), %ymm3
	vfmadd213pd	.LC786(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC786(%rip), %ymm0, %ymm3
	vfmadd213pd	.LC788(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC788(%rip), %ymm0, %ymm3
	vfmadd213pd	.LC790(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC790(%rip), %ymm0, %ymm3
	vfmadd213pd	.LC792(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC792(%rip), %ymm0, %ymm3
	vfmadd213pd	.LC794(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC794(%rip), %ymm0, %ymm3
	vfmadd213pd	.LC796(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC796(%rip), %ymm0, %ymm3
	vfmadd213pd	.LC798(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC798(%rip), %ymm0, %ymm3
	vfmadd213pd	.LC800(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC800(%rip), %ymm0, %ymm3
	vfmadd213pd	.LC802(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC802(%rip), %ymm0, %ymm3
	vfmadd213pd	.LC804(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC804(%rip), %ymm0, %ymm3
	vfmadd213pd	.LC806(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC806(%rip), %ymm0, %ymm3
	vfmadd213pd	.LC808(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC808(%rip), %ymm0, %ymm3
	vmulpd	%ymm2, %ymm1, %ymm1
	vmulpd	%ymm3, %ymm0, %ymm0
	vfmadd132pd	%ymm4, %ymm12, %ymm1
	vaddpd	%ymm4, %ymm4, %ymm4
	vbroadcastsd	.LC221(%rip), %ymm12
	vfmadd132pd	%ymm5, %ymm11, %ymm0
	vaddpd	%ymm5, %ymm5, %ymm5
	vperm2i128	$32, %ymm13, %ymm7, %ymm11
	vaddpd	%ymm1, %ymm1, %ymm1
	vaddpd	%ymm0, %ymm0, %ymm0
	vaddpd	%ymm4, %ymm1, %ymm2
	vsubpd	%ymm4, %ymm12, %ymm4
	vaddpd	%ymm5, %ymm0, %ymm3
	vsubpd	%ymm5, %ymm12, %ymm5
	vcvtpd2psy	%ymm2, %xmm2
	vcvtpd2psy	%ymm3, %xmm3
	vinsertf128	$0x1, %xmm3, %ymm2, %ymm2
	vperm2i128	$49, %ymm13, %ymm7, %ymm3
	vpshufd	$216, %ymm11, %ymm7
	vpshufd	$216, %ymm3, %ymm3
	vpunpcklqdq	%ymm3, %ymm7, %ymm7
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	(%rcx,%rax), %ymm3, %ymm3
	vbroadcastsd	.LC783(%rip), %ymm11
	vsubpd	%ymm1, %ymm11, %ymm1
	vsubpd	%ymm0, %ymm11, %ymm0
	vpand	%ymm7, %ymm3, %ymm3
	vaddpd	%ymm1, %ymm4, %ymm4
	vaddpd	%ymm0, %ymm5, %ymm5
	vperm2i128	$32, %ymm14, %ymm8, %ymm1
	vperm2i128	$49, %ymm14, %ymm8, %ymm8
	vpshufd	$216, %ymm1, %ymm1
	vpshufd	$216, %ymm8, %ymm8
	vcvtpd2psy	%ymm5, %xmm5
	vcvtpd2psy	%ymm4, %xmm4
	vinsertf128	$0x1, %xmm5, %ymm4, %ymm4
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpnltps	(%rcx,%rax), %ymm5, %ymm0
	vperm2i128	$32, %ymm10, %ymm6, %ymm5
	vperm2i128	$49, %ymm10, %ymm6, %ymm6
	vpshufd	$216, %ymm6, %ymm6
	vpshufd	$216, %ymm5, %ymm5
	vpunpcklqdq	%ymm8, %ymm1, %ymm1
	vpunpcklqdq	%ymm6, %ymm5, %ymm5
	vbroadcastss	.LC227(%rip), %ymm6
	vpandn	%ymm5, %ymm1, %ymm1
	vpand	%ymm7, %ymm0, %ymm0
	vblendvps	%ymm1, -24(%rsp), %ymm6, %ymm1
	vblendvps	%ymm3, %ymm2, %ymm1, %ymm1
	vblendvps	%ymm0, %ymm4, %ymm1, %ymm0
	vmovups	%ymm0, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rdi, %rax
	jne	.L2913
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%eax, %edx
	je	.L2941
.L2912:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L2917
	vxorps	%xmm8, %xmm8, %xmm8
	vcvtps2pd	(%rcx,%rdi,4), %xmm6
	vmovddup	.LC785(%rip), %xmm12
	vmovddup	.LC787(%rip), %xmm0
	vmulpd	%xmm6, %xmm6, %xmm3
	vmovlps	8(%rcx,%rdi,4), %xmm8, %xmm8
	vmovddup	.LC807(%rip), %xmm15
	vmovddup	.LC809(%rip), %xmm14
	vcvtps2pd	%xmm8, %xmm8
	vmulpd	%xmm8, %xmm8, %xmm4
	vmovddup	.LC226(%rip), %xmm5
	vandpd	%xmm5, %xmm6, %xmm7
	vandpd	%xmm5, %xmm8, %xmm5
	vxorpd	%xmm13, %xmm13, %xmm13
	vmovapd	%xmm3, %xmm2
	vmovapd	%xmm4, %xmm1
	vfmadd132pd	%xmm12, %xmm0, %xmm2
	vfmadd213pd	.LC812(%rip), %xmm3, %xmm2
	vfmadd132pd	%xmm12, %xmm0, %xmm1
	vfmadd213pd	.LC812(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC813(%rip), %xmm3, %xmm2
	vfmadd213pd	.LC813(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC814(%rip), %xmm3, %xmm2
	vfmadd213pd	.LC814(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC815(%rip), %xmm3, %xmm2
	vfmadd213pd	.LC815(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC816(%rip), %xmm3, %xmm2
	vfmadd213pd	.LC816(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC817(%rip), %xmm3, %xmm2
	vfmadd213pd	.LC817(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC818(%rip), %xmm3, %xmm2
	vfmadd213pd	.LC818(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC819(%rip), %xmm3, %xmm2
	vfmadd213pd	.LC819(%rip), %xmm4, %xmm1
	vfmadd213pd	.LC820(%rip), %xmm3, %xmm2
	vfmadd213pd	.LC820(%rip), %xmm4, %xmm1
	vfmadd132pd	%xmm3, %xmm15, %xmm2
	vfmadd132pd	%xmm4, %xmm15, %xmm1
	vfmadd132pd	%xmm3, %xmm14, %xmm2
	vfmadd132pd	%xmm4, %xmm14, %xmm1
	vmulpd	%xmm2, %xmm3, %xmm3
	vmovddup	.LC107(%rip), %xmm2
	vmulpd	%xmm1, %xmm4, %xmm1
	vfnmadd132pd	%xmm6, %xmm2, %xmm3
	vfnmadd231pd	%xmm1, %xmm8, %xmm2
	vmovddup	.LC106(%rip), %xmm1
	vsubpd	%xmm3, %xmm6, %xmm6
	vmovddup	.LC20(%rip), %xmm3
	vcmplepd	%xmm3, %xmm7, %xmm11
	vsubpd	%xmm2, %xmm8, %xmm8
	vsubpd	%xmm6, %xmm1, %xmm6
	vsubpd	%xmm8, %xmm1, %xmm1
	vmovddup	.LC4(%rip), %xmm8
	vcmpnlepd	%xmm8, %xmm7, %xmm10
	vcmpnlepd	%xmm8, %xmm5, %xmm9
	vinsertf128	$0x1, %xmm1, %ymm6, %ymm6
	vcmpnlepd	%xmm3, %xmm7, %xmm1
	vpand	%xmm10, %xmm11, %xmm11
	vcvtpd2psy	%ymm6, %xmm6
	vmovaps	%xmm6, -56(%rsp)
	vpand	%xmm10, %xmm1, %xmm4
	vcmpnlepd	%xmm3, %xmm5, %xmm1
	vmovdqa	%xmm4, -72(%rsp)
	vpand	%xmm9, %xmm1, %xmm2
	vsubpd	%xmm7, %xmm3, %xmm1
	vmovdqa	%xmm2, -88(%rsp)
	vsubpd	%xmm5, %xmm3, %xmm2
	vcmplepd	%xmm3, %xmm5, %xmm3
	vcmplepd	%xmm8, %xmm7, %xmm7
	vcmplepd	%xmm8, %xmm5, %xmm5
	vmulpd	%xmm8, %xmm1, %xmm1
	vmulpd	%xmm8, %xmm2, %xmm2
	vpand	%xmm9, %xmm3, %xmm3
	vmovdqa	%xmm3, -24(%rsp)
	vshufps	$136, %xmm5, %xmm7, %xmm7
	vsqrtpd	%xmm1, %xmm4
	vmovapd	%xmm4, %xmm10
	vsqrtpd	%xmm2, %xmm6
	vmovapd	%xmm6, %xmm9
	vfnmadd132pd	%xmm4, %xmm1, %xmm10
	vfnmadd132pd	%xmm6, %xmm2, %xmm9
	vmovapd	%xmm10, -104(%rsp)
	vcmpnltpd	%xmm6, %xmm13, %xmm10
	vpand	-24(%rsp), %xmm10, %xmm10
	vmulpd	%xmm8, %xmm9, %xmm9
	vdivpd	%xmm6, %xmm9, %xmm3
	vmovapd	%xmm3, -120(%rsp)
	vmovdqa	%xmm10, %xmm3
	vcmpnltpd	%xmm4, %xmm13, %xmm10
	vpand	%xmm10, %xmm11, %xmm10
	vmovdqa	%xmm10, %xmm9
	vmulpd	-104(%rsp), %xmm8, %xmm10
	vdivpd	%xmm4, %xmm10, %xmm10
	vblendvpd	%xmm9, %xmm13, %xmm10, %xmm10
	vmovapd	%xmm3, %xmm9
	vmovapd	-120(%rsp), %xmm3
	vblendvpd	%xmm9, %xmm13, %xmm3, %xmm9
	vmovapd	%xmm1, %xmm13
	vshufps	$136, -24(%rsp), %xmm11, %xmm3
	vmovddup	.LC783(%rip), %xmm11
	vfmadd132pd	%xmm12, %xmm0, %xmm13
	vfmadd231pd	%xmm12, %xmm2, %xmm0
	vfmadd213pd	.LC812(%rip), %xmm1, %xmm13
	vfmadd213pd	.LC812(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC813(%rip), %xmm1, %xmm13
	vfmadd213pd	.LC813(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC814(%rip), %xmm1, %xmm13
	vfmadd213pd	.LC814(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC815(%rip), %xmm1, %xmm13
	vfmadd213pd	.LC815(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC816(%rip), %xmm1, %xmm13
	vfmadd213pd	.LC816(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC817(%rip), %xmm1, %xmm13
	vfmadd213pd	.LC817(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC818(%rip), %xmm1, %xmm13
	vfmadd213pd	.LC818(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC819(%rip), %xmm1, %xmm13
	vfmadd213pd	.LC819(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC820(%rip), %xmm1, %xmm13
	vfmadd213pd	.LC820(%rip), %xmm2, %xmm0
	vfmadd132pd	%xmm1, %xmm15, %xmm13
	vfmadd132pd	%xmm2, %xmm15, %xmm0
	vfmadd132pd	%xmm1, %xmm14, %xmm13
	vfmadd132pd	%xmm2, %xmm14, %xmm0
	vmulpd	%xmm13, %xmm1, %xmm1
	vmulpd	%xmm0, %xmm2, %xmm0
	vfmadd132pd	%xmm4, %xmm10, %xmm1
	vaddpd	%xmm4, %xmm4, %xmm4
	vfmadd132pd	%xmm6, %xmm9, %xmm0
	vaddpd	%xmm6, %xmm6, %xmm6
	vmovddup	.LC221(%rip), %xmm9
	vaddpd	%xmm1, %xmm1, %xmm1
	vaddpd	%xmm0, %xmm0, %xmm0
	vaddpd	%xmm4, %xmm1, %xmm10
	vsubpd	%xmm4, %xmm9, %xmm4
	vaddpd	%xmm6, %xmm0, %xmm2
	vsubpd	%xmm1, %xmm11, %xmm1
	vsubpd	%xmm6, %xmm9, %xmm9
	vsubpd	%xmm0, %xmm11, %xmm11
	vbroadcastss	.LC227(%rip), %xmm0
	vinsertf128	$0x1, %xmm2, %ymm10, %ymm10
	vxorps	%xmm2, %xmm2, %xmm2
	vaddpd	%xmm1, %xmm4, %xmm1
	vmovdqa	-72(%rsp), %xmm4
	vcmpltps	(%rcx,%rdi,4), %xmm2, %xmm12
	vcmpnltps	(%rcx,%rdi,4), %xmm2, %xmm2
	vaddpd	%xmm11, %xmm9, %xmm9
	vcvtpd2psy	%ymm10, %xmm10
	vpand	%xmm12, %xmm3, %xmm12
	vpand	%xmm2, %xmm3, %xmm2
	vshufps	$136, -88(%rsp), %xmm4, %xmm3
	vpandn	%xmm7, %xmm3, %xmm3
	vblendvps	%xmm3, -56(%rsp), %xmm0, %xmm0
	vinsertf128	$0x1, %xmm9, %ymm1, %ymm1
	vblendvps	%xmm12, %xmm10, %xmm0, %xmm0
	vcvtpd2psy	%ymm1, %xmm1
	vblendvps	%xmm2, %xmm1, %xmm0, %xmm0
	vmovups	%xmm0, (%rsi,%rdi,4)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L2941
.L2917:
	vmovsd	.LC4(%rip), %xmm2
	vmovsd	.LC785(%rip), %xmm12
	cltq
	vmovsd	.LC787(%rip), %xmm11
	vmovsd	.LC789(%rip), %xmm10
	vmovsd	.LC791(%rip), %xmm9
	vmovsd	.LC793(%rip), %xmm8
	vmovsd	.LC795(%rip), %xmm7
	vmovsd	.LC797(%rip), %xmm6
	vmovsd	.LC799(%rip), %xmm5
	vmovsd	.LC801(%rip), %xmm4
	vmovsd	.LC803(%rip), %xmm3
	jmp	.L2921
	.p2align 4,,10
	.p2align 3
.L2937:
	vmovsd	.LC20(%rip), %xmm14
	vmovss	.LC227(%rip), %xmm1
	vucomisd	%xmm0, %xmm14
	jb	.L2922
	vsubsd	%xmm0, %xmm14, %xmm14
	vxorpd	%xmm0, %xmm0, %xmm0
	vxorpd	%xmm13, %xmm13, %xmm13
	vmulsd	%xmm2, %xmm14, %xmm14
	vsqrtsd	%xmm14, %xmm14, %xmm1
	vcomisd	%xmm0, %xmm1
	jbe	.L2926
	vmovsd	%xmm1, %xmm1, %xmm13
	vfnmadd132sd	%xmm1, %xmm14, %xmm13
	vmulsd	%xmm2, %xmm13, %xmm13
	vdivsd	%xmm1, %xmm13, %xmm13
.L2926:
	vmovsd	.LC785(%rip), %xmm0
	vfmadd213sd	.LC787(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC789(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC791(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC793(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC795(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC797(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC799(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC801(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC803(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC805(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC807(%rip), %xmm14, %xmm0
	vfmadd213sd	.LC809(%rip), %xmm14, %xmm0
	vmulsd	%xmm14, %xmm0, %xmm0
	vfmadd231sd	%xmm1, %xmm0, %xmm13
	vxorps	%xmm0, %xmm0, %xmm0
	vaddsd	%xmm1, %xmm1, %xmm1
	vcomiss	%xmm0, %xmm15
	vaddsd	%xmm13, %xmm13, %xmm13
	jbe	.L2947
	vaddsd	%xmm1, %xmm13, %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
.L2922:
	vmovss	%xmm1, (%rsi,%rax,4)
	addq	$1, %rax
	cmpl	%eax, %edx
	jle	.L2941
.L2921:
	vmovss	(%rcx,%rax,4), %xmm15
	vcvtss2sd	%xmm15, %xmm15, %xmm13
	vmovq	%xmm13, %rdi
	btrq	$63, %rdi
	vmovq	%rdi, %xmm0
	vcomisd	%xmm0, %xmm2
	jb	.L2937
	vmulsd	%xmm13, %xmm13, %xmm1
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
	vfmadd213sd	.LC805(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC807(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC809(%rip), %xmm1, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vfnmadd213sd	.LC107(%rip), %xmm13, %xmm1
	vsubsd	%xmm1, %xmm13, %xmm13
	vmovsd	.LC106(%rip), %xmm1
	vsubsd	%xmm13, %xmm1, %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
	vmovss	%xmm1, (%rsi,%rax,4)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L2921
.L2941:
	vzeroupper
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L2947:
	.cfi_restore_state
	vmovsd	.LC221(%rip), %xmm0
	vsubsd	%xmm1, %xmm0, %xmm1
	vmovsd	.LC783(%rip), %xmm0
	vsubsd	%xmm13, %xmm0, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
	jmp	.L2922
	.p2align 4,,10
	.p2align 3
.L2944:
	.cfi_def_cfa 7, 8
	.cfi_restore 6
	ret
.L2928:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L2912
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
	jle	.L2970
	movslq	%edx, %rdx
	vmovsd	.LC199(%rip), %xmm4
	vmovsd	.LC779(%rip), %xmm14
	vmovsd	.LC738(%rip), %xmm13
	vmovsd	.LC740(%rip), %xmm12
	leaq	(%rdi,%rdx,4), %rdx
	vmovsd	.LC742(%rip), %xmm11
	vmovsd	.LC744(%rip), %xmm10
	vmovsd	.LC746(%rip), %xmm9
	vmovsd	.LC748(%rip), %xmm8
	vmovsd	.LC750(%rip), %xmm7
	vmovsd	.LC752(%rip), %xmm6
	vmovsd	.LC754(%rip), %xmm5
	jmp	.L2959
	.p2align 4,,10
	.p2align 3
.L2971:
	vmovsd	.LC780(%rip), %xmm0
	vcomisd	%xmm15, %xmm0
	jbe	.L2967
	vmovsd	.LC134(%rip), %xmm0
	vmovsd	%xmm15, %xmm15, %xmm1
	vfmadd213sd	.LC180(%rip), %xmm0, %xmm1
	vmovsd	.LC773(%rip), %xmm3
	vmovsd	.LC774(%rip), %xmm2
	vaddsd	%xmm0, %xmm15, %xmm0
	vdivsd	%xmm0, %xmm1, %xmm15
.L2952:
	vmulsd	%xmm15, %xmm15, %xmm1
	movabsq	$-9223372036854775808, %rcx
	andq	%rcx, %rax
	vmovsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm13, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd132sd	%xmm1, %xmm9, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm0
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vfmadd213sd	.LC756(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC758(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC760(%rip), %xmm1, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vfmadd132sd	%xmm15, %xmm3, %xmm1
	vaddsd	%xmm1, %xmm15, %xmm15
	vaddsd	%xmm2, %xmm15, %xmm15
	vmovq	%xmm15, %rcx
	orq	%rcx, %rax
	vmovq	%rax, %xmm3
	vcvtsd2ss	%xmm3, %xmm3, %xmm0
.L2950:
	addq	$4, %rdi
	vmovss	%xmm0, (%rsi)
	addq	$4, %rsi
	cmpq	%rdi, %rdx
	je	.L2970
.L2959:
	vmovss	(%rdi), %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm2
	vmovq	%xmm2, %rax
	movq	%rax, %rcx
	btrq	$63, %rcx
	vmovq	%rcx, %xmm15
	vcomisd	%xmm15, %xmm4
	ja	.L2950
	vucomiss	%xmm0, %xmm0
	jp	.L2950
	vcomisd	%xmm15, %xmm14
	jbe	.L2971
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovsd	%xmm3, %xmm3, %xmm2
	jmp	.L2952
	.p2align 4,,10
	.p2align 3
.L2967:
	vmovsd	.LC781(%rip), %xmm0
	vcomisd	%xmm15, %xmm0
	jbe	.L2968
	vmovsd	.LC20(%rip), %xmm0
	vmovsd	.LC775(%rip), %xmm3
	vmovsd	.LC776(%rip), %xmm2
	vsubsd	%xmm0, %xmm15, %xmm1
	vaddsd	%xmm0, %xmm15, %xmm0
	vdivsd	%xmm0, %xmm1, %xmm15
	jmp	.L2952
	.p2align 4,,10
	.p2align 3
.L2970:
	ret
	.p2align 4,,10
	.p2align 3
.L2968:
	vmovsd	.LC782(%rip), %xmm0
	vcomisd	%xmm15, %xmm0
	jbe	.L2969
	vmovsd	.LC82(%rip), %xmm0
	vmovsd	%xmm15, %xmm15, %xmm1
	vfmadd213sd	.LC20(%rip), %xmm0, %xmm1
	vmovsd	.LC777(%rip), %xmm3
	vmovsd	.LC778(%rip), %xmm2
	vsubsd	%xmm0, %xmm15, %xmm15
	vdivsd	%xmm1, %xmm15, %xmm15
	jmp	.L2952
	.p2align 4,,10
	.p2align 3
.L2969:
	vmovsd	.LC180(%rip), %xmm0
	vmovsd	.LC107(%rip), %xmm3
	vmovsd	.LC106(%rip), %xmm2
	vdivsd	%xmm15, %xmm0, %xmm15
	jmp	.L2952
	.cfi_endproc
.LFE252:
	.size	v_etch__atan_f32, .-v_etch__atan_f32
	.p2align 4
	.globl	v_etch__atan2_f32
	.type	v_etch__atan2_f32, @function
v_etch__atan2_f32:
.LFB253:
	.cfi_startproc
	movq	%rsi, %r8
	movslq	%ecx, %rsi
	salq	$2, %rsi
	testl	%ecx, %ecx
	jle	.L3032
	pushq	%r14
	.cfi_def_cfa_offset 16
	.cfi_offset 14, -16
	movq	%rdi, %r9
	vxorpd	%xmm4, %xmm4, %xmm4
	movq	%rdx, %rdi
	movabsq	$9223372036854775807, %r10
	pushq	%r13
	.cfi_def_cfa_offset 24
	.cfi_offset 13, -24
	xorl	%edx, %edx
	movabsq	$-9223372036854775808, %r11
	pushq	%r12
	.cfi_def_cfa_offset 32
	.cfi_offset 12, -32
	movabsq	$4609753056924675352, %r12
	pushq	%rbp
	.cfi_def_cfa_offset 40
	.cfi_offset 6, -40
	movabsq	$4614256656552045848, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 48
	.cfi_offset 3, -48
	xorl	%ebx, %ebx
	jmp	.L2999
	.p2align 4,,10
	.p2align 3
.L3008:
	vaddsd	%xmm3, %xmm0, %xmm0
.L2978:
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, (%rdi,%rdx)
	addq	$4, %rdx
	cmpq	%rdx, %rsi
	je	.L3035
.L2999:
	vmovss	(%r8,%rdx), %xmm1
	vmovss	(%r9,%rdx), %xmm2
	vucomiss	%xmm1, %xmm1
	vcvtss2sd	%xmm1, %xmm1, %xmm0
	vcvtss2sd	%xmm2, %xmm2, %xmm3
	jp	.L3008
	vucomiss	%xmm2, %xmm2
	jp	.L3008
	vmovq	%xmm3, %rax
	vmovq	%xmm0, %r13
	movq	%rax, %rcx
	andq	%r10, %rcx
	vmovq	%rcx, %xmm0
	vucomisd	%xmm4, %xmm0
	jp	.L2979
	jne	.L2979
	testq	%r13, %r13
	movq	%rbp, %rcx
	cmovns	%rbx, %rcx
.L2981:
	andq	%r11, %rax
	orq	%rcx, %rax
	vmovq	%rax, %xmm0
	jmp	.L2978
	.p2align 4,,10
	.p2align 3
.L2979:
	movq	%r13, %rcx
	andq	%r10, %rcx
	vmovq	%rcx, %xmm1
	vucomisd	%xmm4, %xmm1
	jp	.L3010
	movq	%r12, %rcx
	je	.L2981
.L3010:
	vcomisd	.LC149(%rip), %xmm1
	ja	.L3011
	vcomisd	.LC149(%rip), %xmm0
	ja	.L3011
	vdivsd	%xmm1, %xmm0, %xmm0
	vmovsd	.LC199(%rip), %xmm1
	vmovq	%xmm0, %rcx
	movq	%rcx, %r14
	btrq	$63, %r14
	vmovq	%r14, %xmm2
	vcomisd	%xmm2, %xmm1
	ja	.L2990
	vucomisd	%xmm0, %xmm0
	jnp	.L3036
.L2990:
	testq	%r13, %r13
	jns	.L2981
.L3039:
	vsubsd	.LC783(%rip), %xmm0, %xmm0
	vmovsd	.LC221(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm6
	vmovq	%xmm6, %rcx
	jmp	.L2981
	.p2align 4,,10
	.p2align 3
.L3035:
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
.L3011:
	.cfi_restore_state
	vmovsd	.LC149(%rip), %xmm2
	testq	%r13, %r13
	js	.L3037
	vucomisd	%xmm1, %xmm2
	jnb	.L3026
	vcomisd	%xmm0, %xmm2
	movl	$0, %ecx
	movabsq	$4605249457297304856, %r13
	cmovb	%r13, %rcx
	jmp	.L2981
	.p2align 4,,10
	.p2align 3
.L3036:
	vmovsd	.LC779(%rip), %xmm0
	vcomisd	%xmm2, %xmm0
	jbe	.L3038
	vxorpd	%xmm5, %xmm5, %xmm5
	vmovsd	%xmm5, %xmm5, %xmm3
.L2992:
	vmulsd	%xmm2, %xmm2, %xmm1
	vmovsd	.LC738(%rip), %xmm0
	movabsq	$-9223372036854775808, %r14
	vfmadd213sd	.LC740(%rip), %xmm1, %xmm0
	andq	%r14, %rcx
	vfmadd213sd	.LC742(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC744(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC746(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC748(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC750(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC752(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC754(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC756(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC758(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC760(%rip), %xmm1, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vfmadd132sd	%xmm2, %xmm5, %xmm1
	vaddsd	%xmm1, %xmm2, %xmm2
	vaddsd	%xmm3, %xmm2, %xmm2
	vmovq	%xmm2, %r14
	orq	%r14, %rcx
	vmovq	%rcx, %xmm0
	testq	%r13, %r13
	jns	.L2981
	jmp	.L3039
	.p2align 4,,10
	.p2align 3
.L3037:
	vucomisd	%xmm1, %xmm2
	jnb	.L3026
	movabsq	$4614256656552045848, %rcx
	vcomisd	%xmm0, %xmm2
	movabsq	$4612488097114038738, %r13
	cmovb	%r13, %rcx
	jmp	.L2981
	.p2align 4,,10
	.p2align 3
.L3026:
	movabsq	$4609753056924675352, %rcx
	jmp	.L2981
	.p2align 4,,10
	.p2align 3
.L3038:
	vmovsd	.LC780(%rip), %xmm0
	vcomisd	%xmm2, %xmm0
	ja	.L3040
	vmovsd	.LC781(%rip), %xmm0
	vcomisd	%xmm2, %xmm0
	jbe	.L3028
	vmovsd	.LC20(%rip), %xmm0
	vmovsd	.LC775(%rip), %xmm5
	vmovsd	.LC776(%rip), %xmm3
	vsubsd	%xmm0, %xmm2, %xmm1
	vaddsd	%xmm0, %xmm2, %xmm0
	vdivsd	%xmm0, %xmm1, %xmm2
	jmp	.L2992
	.p2align 4,,10
	.p2align 3
.L3040:
	vmovsd	.LC134(%rip), %xmm0
	vmovsd	%xmm2, %xmm2, %xmm1
	vfmadd213sd	.LC180(%rip), %xmm0, %xmm1
	vmovsd	.LC773(%rip), %xmm5
	vmovsd	.LC774(%rip), %xmm3
	vaddsd	%xmm0, %xmm2, %xmm0
	vdivsd	%xmm0, %xmm1, %xmm2
	jmp	.L2992
	.p2align 4,,10
	.p2align 3
.L3032:
	.cfi_def_cfa_offset 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	.cfi_restore 14
	ret
.L3028:
	.cfi_def_cfa_offset 48
	.cfi_offset 3, -48
	.cfi_offset 6, -40
	.cfi_offset 12, -32
	.cfi_offset 13, -24
	.cfi_offset 14, -16
	vmovsd	.LC782(%rip), %xmm0
	vcomisd	%xmm2, %xmm0
	jbe	.L3029
	vmovsd	.LC82(%rip), %xmm0
	vmovsd	%xmm2, %xmm2, %xmm1
	vfmadd213sd	.LC20(%rip), %xmm0, %xmm1
	vmovsd	.LC777(%rip), %xmm5
	vmovsd	.LC778(%rip), %xmm3
	vsubsd	%xmm0, %xmm2, %xmm2
	vdivsd	%xmm1, %xmm2, %xmm2
	jmp	.L2992
.L3029:
	vmovsd	.LC180(%rip), %xmm0
	vmovsd	.LC107(%rip), %xmm5
	vmovsd	.LC106(%rip), %xmm3
	vdivsd	%xmm2, %xmm0, %xmm2
	jmp	.L2992
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
	jle	.L3115
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rcx), %eax
	movq	%rsi, %r8
	movl	%ecx, %r9d
	movq	%rdx, %rsi
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	subq	$200, %rsp
	cmpl	$2, %eax
	jbe	.L3075
	vbroadcastsd	.LC20(%rip), %ymm9
	movl	%ecx, %eax
	vxorpd	%xmm12, %xmm12, %xmm12
	movabsq	$9223372036854775807, %rcx
	vmovq	%rcx, %xmm3
	shrl	$2, %eax
	movabsq	$-4604544271217802189, %rcx
	vbroadcastsd	.LC3(%rip), %ymm15
	vbroadcastsd	.LC149(%rip), %ymm14
	vpbroadcastq	%xmm3, %ymm3
	movl	%eax, %edx
	xorl	%eax, %eax
	vmovdqa	%ymm3, 136(%rsp)
	vmovq	%rcx, %xmm3
	movabsq	$4503599627370495, %rcx
	salq	$5, %rdx
	vpbroadcastq	%xmm3, %ymm3
	vmovdqa	%ymm3, 104(%rsp)
	vmovq	%rcx, %xmm3
	movabsq	$4604544271217802189, %rcx
	vpbroadcastq	%xmm3, %ymm3
	vmovdqa	%ymm3, 72(%rsp)
	vmovq	%rcx, %xmm3
	movabsq	$7141747209585715, %rcx
	vpbroadcastq	%xmm3, %ymm3
	vmovdqa	%ymm3, 40(%rsp)
	vmovq	%rcx, %xmm3
	movabsq	$4841369599423283200, %rcx
	vpbroadcastq	%xmm3, %ymm3
	vmovdqa	%ymm3, 8(%rsp)
	vmovq	%rcx, %xmm3
	movabsq	$-4843621399236966402, %rcx
	vpbroadcastq	%xmm3, %ymm3
	vmovdqa	%ymm3, -24(%rsp)
	vmovq	%rcx, %xmm3
	movabsq	$9221120237041090560, %rcx
	vpbroadcastq	%xmm3, %ymm3
	vmovdqa	%ymm3, -56(%rsp)
	vmovq	%rcx, %xmm3
	movabsq	$-9223372036854775808, %rcx
	vpbroadcastq	%xmm3, %ymm3
	vmovdqa	%ymm3, -88(%rsp)
	vmovq	%rcx, %xmm3
	vpbroadcastq	%xmm3, %ymm3
	vmovdqa	%ymm3, -120(%rsp)
	.p2align 4,,10
	.p2align 3
.L3044:
	vmovupd	(%rdi,%rax), %ymm13
	vmovupd	(%r8,%rax), %ymm1
	vpand	136(%rsp), %ymm13, %ymm3
	vbroadcastsd	.LC132(%rip), %ymm6
	vmulpd	.LC423(%rip), %ymm3, %ymm0
	vbroadcastsd	.LC132(%rip), %ymm2
	vbroadcastsd	.LC135(%rip), %ymm8
	vcmpngtpd	%ymm3, %ymm6, %ymm4
	vcmpgtpd	%ymm3, %ymm2, %ymm2
	vandpd	.LC424(%rip), %ymm2, %ymm2
	vpblendvb	%ymm4, %ymm3, %ymm0, %ymm0
	vpaddq	104(%rsp), %ymm0, %ymm4
	vpand	72(%rsp), %ymm4, %ymm4
	vpaddq	40(%rsp), %ymm4, %ymm4
	vaddpd	.LC428(%rip), %ymm4, %ymm4
	vaddpd	.LC416(%rip), %ymm4, %ymm6
	vpaddq	8(%rsp), %ymm0, %ymm0
	vpsrlq	$52, %ymm0, %ymm0
	vpor	-24(%rsp), %ymm0, %ymm0
	vaddpd	.LC431(%rip), %ymm0, %ymm0
	vdivpd	%ymm6, %ymm9, %ymm7
	vaddpd	%ymm2, %ymm0, %ymm0
	vaddpd	.LC834(%rip), %ymm6, %ymm2
	vmovapd	%ymm0, 168(%rsp)
	vsubpd	%ymm2, %ymm4, %ymm2
	vmulpd	%ymm4, %ymm7, %ymm5
	vfnmadd132pd	%ymm5, %ymm4, %ymm6
	vmovapd	%ymm5, %ymm11
	vbroadcastsd	.LC142(%rip), %ymm4
	vfnmadd132pd	%ymm5, %ymm6, %ymm2
	vmulpd	%ymm5, %ymm5, %ymm6
	vfmadd213pd	.LC837(%rip), %ymm6, %ymm8
	vfmadd213pd	.LC838(%rip), %ymm6, %ymm8
	vfmadd213pd	.LC839(%rip), %ymm6, %ymm8
	vfmadd213pd	.LC840(%rip), %ymm6, %ymm8
	vfmadd213pd	.LC841(%rip), %ymm6, %ymm8
	vfmsub132pd	%ymm5, %ymm6, %ymm11
	vfmadd213pd	.LC842(%rip), %ymm6, %ymm8
	vmulpd	%ymm7, %ymm2, %ymm2
	vaddpd	%ymm5, %ymm5, %ymm7
	vmulpd	%ymm6, %ymm8, %ymm8
	vaddpd	.LC843(%rip), %ymm8, %ymm10
	vfmadd231pd	%ymm2, %ymm7, %ymm11
	vsubpd	%ymm10, %ymm4, %ymm4
	vmovapd	%ymm10, %ymm0
	vaddpd	%ymm8, %ymm4, %ymm4
	vmulpd	%ymm6, %ymm10, %ymm8
	vmulpd	%ymm11, %ymm10, %ymm10
	vfmsub132pd	%ymm6, %ymm8, %ymm0
	vmovapd	%ymm8, %ymm11
	vfmadd132pd	%ymm6, %ymm10, %ymm4
	vmulpd	%ymm5, %ymm8, %ymm10
	vmulpd	%ymm2, %ymm8, %ymm8
	vaddpd	%ymm2, %ymm2, %ymm2
	vaddpd	%ymm0, %ymm4, %ymm4
	vmovapd	168(%rsp), %ymm0
	vmulpd	.LC418(%rip), %ymm0, %ymm6
	vfmsub132pd	%ymm5, %ymm10, %ymm11
	vfmadd132pd	%ymm5, %ymm8, %ymm4
	vaddpd	%ymm7, %ymm10, %ymm8
	vsubpd	%ymm8, %ymm7, %ymm7
	vaddpd	%ymm6, %ymm8, %ymm5
	vaddpd	%ymm11, %ymm4, %ymm4
	vaddpd	%ymm10, %ymm7, %ymm7
	vsubpd	%ymm5, %ymm6, %ymm6
	vaddpd	%ymm4, %ymm2, %ymm2
	vaddpd	%ymm8, %ymm6, %ymm6
	vaddpd	%ymm7, %ymm2, %ymm2
	vfmadd132pd	.LC417(%rip), %ymm2, %ymm0
	vaddpd	%ymm0, %ymm6, %ymm6
	vaddpd	%ymm5, %ymm6, %ymm4
	vsubpd	%ymm4, %ymm5, %ymm0
	vmulpd	%ymm4, %ymm1, %ymm2
	vandpd	.LC225(%rip), %ymm2, %ymm7
	vcmpltpd	.LC844(%rip), %ymm7, %ymm7
	vaddpd	%ymm6, %ymm0, %ymm0
	vfmsub132pd	%ymm1, %ymm2, %ymm4
	vcmpnltpd	%ymm2, %ymm15, %ymm5
	vmulpd	%ymm1, %ymm0, %ymm0
	vaddpd	%ymm4, %ymm0, %ymm0
	vcmpnltpd	.LC293(%rip), %ymm2, %ymm4
	vandpd	%ymm0, %ymm7, %ymm7
	vpand	%ymm5, %ymm4, %ymm4
	vcmpltpd	.LC293(%rip), %ymm2, %ymm0
	vpand	%ymm5, %ymm0, %ymm0
	vblendvpd	%ymm0, .LC293(%rip), %ymm2, %ymm0
	vblendvpd	%ymm4, %ymm2, %ymm0, %ymm0
	vcmpltpd	%ymm2, %ymm15, %ymm2
	vmulpd	.LC254(%rip), %ymm1, %ymm4
	vblendvpd	%ymm2, %ymm15, %ymm0, %ymm0
	vroundpd	$4, %ymm1, %ymm2
	vcmpeqpd	%ymm2, %ymm1, %ymm5
	vcmpneqpd	%ymm2, %ymm1, %ymm2
	vroundpd	$4, %ymm4, %ymm6
	vcmpneqpd	%ymm6, %ymm4, %ymm4
	vpand	%ymm5, %ymm4, %ymm4
	vbroadcastsd	.LC6(%rip), %ymm5
	vfmadd213pd	.LC295(%rip), %ymm0, %ymm5
	vaddpd	.LC296(%rip), %ymm5, %ymm6
	vpaddq	-56(%rsp), %ymm5, %ymm5
	vfmadd231pd	.LC298(%rip), %ymm6, %ymm0
	vfmadd132pd	.LC299(%rip), %ymm0, %ymm6
	vbroadcastsd	.LC10(%rip), %ymm0
	vaddpd	%ymm6, %ymm7, %ymm7
	vpsrlq	$1, %ymm5, %ymm6
	vfmadd213pd	.LC245(%rip), %ymm7, %ymm0
	vpsubq	%ymm6, %ymm5, %ymm5
	vfmadd213pd	.LC246(%rip), %ymm7, %ymm0
	vpsllq	$52, %ymm5, %ymm5
	vfmadd213pd	.LC247(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC248(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC249(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC250(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC251(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC252(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC253(%rip), %ymm7, %ymm0
	vmulpd	%ymm7, %ymm7, %ymm8
	vfmadd213pd	.LC254(%rip), %ymm7, %ymm0
	vfmadd132pd	%ymm8, %ymm7, %ymm0
	vpsllq	$52, %ymm6, %ymm7
	vcmpneqpd	%ymm3, %ymm9, %ymm6
	vcmpneqpd	%ymm12, %ymm3, %ymm8
	vaddpd	%ymm9, %ymm0, %ymm0
	vmulpd	%ymm7, %ymm0, %ymm0
	vbroadcastsd	.LC200(%rip), %ymm7
	vmulpd	%ymm5, %ymm0, %ymm0
	vcmpltpd	%ymm12, %ymm1, %ymm5
	vblendvpd	%ymm5, %ymm12, %ymm7, %ymm7
	vandpd	.LC731(%rip), %ymm5, %ymm5
	vblendvpd	%ymm6, %ymm0, %ymm9, %ymm0
	vblendvpd	%ymm8, %ymm0, %ymm5, %ymm0
	vcmpltpd	%ymm3, %ymm14, %ymm5
	vblendvpd	%ymm5, %ymm7, %ymm0, %ymm0
	vcmpnltpd	%ymm3, %ymm9, %ymm7
	vcmpltpd	%ymm1, %ymm12, %ymm5
	vcmpnltpd	%ymm3, %ymm14, %ymm3
	vpxor	%ymm7, %ymm5, %ymm5
	vandpd	.LC225(%rip), %ymm1, %ymm7
	vandpd	.LC731(%rip), %ymm5, %ymm5
	vcmpltpd	%ymm7, %ymm14, %ymm7
	vpand	%ymm7, %ymm6, %ymm6
	vblendvpd	%ymm6, %ymm5, %ymm0, %ymm0
	vcmpltpd	%ymm12, %ymm13, %ymm5
	vpand	%ymm5, %ymm2, %ymm2
	vpand	%ymm3, %ymm2, %ymm2
	vpblendvb	%ymm2, -88(%rsp), %ymm0, %ymm3
	vblendvpd	%ymm2, .LC845(%rip), %ymm0, %ymm0
	vpand	-120(%rsp), %ymm13, %ymm2
	vpxor	%ymm3, %ymm2, %ymm2
	vcmpneqpd	%ymm13, %ymm13, %ymm3
	vblendvpd	%ymm4, %ymm2, %ymm0, %ymm0
	vcmpneqpd	%ymm1, %ymm1, %ymm2
	vpor	%ymm3, %ymm2, %ymm2
	vaddpd	%ymm1, %ymm13, %ymm3
	vcmpneqpd	%ymm12, %ymm1, %ymm1
	vblendvpd	%ymm2, %ymm3, %ymm0, %ymm0
	vcmpneqpd	%ymm9, %ymm13, %ymm2
	vpand	%ymm1, %ymm2, %ymm1
	vblendvpd	%ymm1, %ymm0, %ymm9, %ymm0
	vmovupd	%ymm0, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rdx, %rax
	jne	.L3044
	movl	%r9d, %eax
	andl	$-4, %eax
	movl	%eax, %ecx
	cmpl	%r9d, %eax
	je	.L3118
	vzeroupper
.L3043:
	movl	%r9d, %edx
	subl	%ecx, %edx
	cmpl	$1, %edx
	je	.L3048
	movabsq	$9223372036854775807, %r10
	vmovupd	(%rdi,%rcx,8), %xmm3
	vmovddup	.LC146(%rip), %xmm6
	vmovddup	.LC132(%rip), %xmm0
	vmovq	%r10, %xmm2
	vmovddup	.LC131(%rip), %xmm5
	movabsq	$-4604544271217802189, %r11
	movabsq	$4503599627370495, %r10
	vpunpcklqdq	%xmm2, %xmm2, %xmm2
	vmovddup	.LC134(%rip), %xmm9
	vmovddup	.LC835(%rip), %xmm7
	vmovddup	.LC136(%rip), %xmm11
	vpand	%xmm3, %xmm2, %xmm2
	vmovupd	(%r8,%rcx,8), %xmm1
	movabsq	$-4843621399236966402, %r9
	vmulpd	%xmm2, %xmm6, %xmm6
	vcmpltpd	%xmm0, %xmm2, %xmm4
	vcmpnltpd	%xmm0, %xmm2, %xmm0
	vandpd	%xmm5, %xmm4, %xmm4
	vmovq	%r10, %xmm5
	movabsq	$7141747209585715, %r10
	vpunpcklqdq	%xmm5, %xmm5, %xmm5
	vpblendvb	%xmm0, %xmm2, %xmm6, %xmm6
	vmovq	%r11, %xmm0
	movabsq	$4604544271217802189, %r11
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vpaddq	%xmm6, %xmm0, %xmm0
	vpand	%xmm5, %xmm0, %xmm0
	vmovq	%r11, %xmm5
	movabsq	$4841369599423283200, %r11
	vpunpcklqdq	%xmm5, %xmm5, %xmm5
	vpaddq	%xmm5, %xmm0, %xmm0
	vmovddup	.LC180(%rip), %xmm5
	vaddpd	%xmm5, %xmm0, %xmm5
	vmovq	%r10, %xmm0
	movabsq	$9221120237041090560, %r10
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vpaddq	%xmm6, %xmm0, %xmm0
	vmovq	%r11, %xmm6
	movabsq	$-9223372036854775808, %r11
	vpunpcklqdq	%xmm6, %xmm6, %xmm6
	vpsrlq	$52, %xmm0, %xmm0
	vaddpd	%xmm9, %xmm5, %xmm9
	vpor	%xmm6, %xmm0, %xmm0
	vmovddup	.LC432(%rip), %xmm6
	vaddpd	%xmm6, %xmm0, %xmm0
	vaddpd	%xmm7, %xmm9, %xmm7
	vaddpd	%xmm4, %xmm0, %xmm0
	vmovddup	.LC20(%rip), %xmm4
	vdivpd	%xmm9, %xmm4, %xmm8
	vsubpd	%xmm7, %xmm5, %xmm7
	vmulpd	%xmm8, %xmm5, %xmm6
	vfnmadd132pd	%xmm6, %xmm5, %xmm9
	vmovddup	.LC135(%rip), %xmm5
	vmovapd	%xmm6, %xmm10
	vfnmadd132pd	%xmm6, %xmm9, %xmm7
	vaddpd	%xmm6, %xmm6, %xmm9
	vmulpd	%xmm7, %xmm8, %xmm8
	vmulpd	%xmm6, %xmm6, %xmm7
	vfmadd132pd	%xmm7, %xmm11, %xmm5
	vfmsub132pd	%xmm6, %xmm7, %xmm10
	vmovapd	%xmm7, %xmm13
	vmovddup	.LC137(%rip), %xmm11
	vfmadd132pd	%xmm7, %xmm11, %xmm5
	vmovddup	.LC138(%rip), %xmm11
	vfmadd231pd	%xmm9, %xmm8, %xmm10
	vfmadd132pd	%xmm7, %xmm11, %xmm5
	vmovddup	.LC139(%rip), %xmm11
	vfmadd132pd	%xmm7, %xmm11, %xmm5
	vmovddup	.LC140(%rip), %xmm11
	vfmadd132pd	%xmm7, %xmm11, %xmm5
	vmovddup	.LC141(%rip), %xmm11
	vfmadd132pd	%xmm7, %xmm11, %xmm5
	vmovddup	.LC142(%rip), %xmm11
	vmulpd	%xmm5, %xmm7, %xmm5
	vaddpd	%xmm11, %xmm5, %xmm12
	vsubpd	%xmm12, %xmm11, %xmm11
	vmulpd	%xmm12, %xmm10, %xmm10
	vaddpd	%xmm5, %xmm11, %xmm11
	vmulpd	%xmm12, %xmm7, %xmm5
	vfmadd132pd	%xmm11, %xmm10, %xmm7
	vmovapd	%xmm6, %xmm10
	vmulpd	%xmm5, %xmm6, %xmm11
	vfmsub132pd	%xmm12, %xmm5, %xmm13
	vfmsub132pd	%xmm5, %xmm11, %xmm10
	vaddpd	%xmm7, %xmm13, %xmm7
	vaddpd	%xmm11, %xmm9, %xmm12
	vmulpd	%xmm5, %xmm8, %xmm5
	vaddpd	%xmm8, %xmm8, %xmm8
	vsubpd	%xmm12, %xmm9, %xmm9
	vfmadd132pd	%xmm7, %xmm5, %xmm6
	vmovddup	.LC143(%rip), %xmm7
	vaddpd	%xmm11, %xmm9, %xmm9
	vmulpd	%xmm7, %xmm0, %xmm7
	vaddpd	%xmm6, %xmm10, %xmm6
	vaddpd	%xmm7, %xmm12, %xmm5
	vaddpd	%xmm8, %xmm6, %xmm6
	vmovddup	.LC144(%rip), %xmm8
	vsubpd	%xmm5, %xmm7, %xmm7
	vaddpd	%xmm9, %xmm6, %xmm6
	vaddpd	%xmm12, %xmm7, %xmm7
	vmovddup	.LC8(%rip), %xmm12
	vfmadd132pd	%xmm8, %xmm6, %xmm0
	vaddpd	%xmm0, %xmm7, %xmm7
	vaddpd	%xmm7, %xmm5, %xmm6
	vmulpd	%xmm6, %xmm1, %xmm8
	vsubpd	%xmm6, %xmm5, %xmm0
	vaddpd	%xmm7, %xmm0, %xmm0
	vmovddup	.LC3(%rip), %xmm7
	vfmsub132pd	%xmm1, %xmm8, %xmm6
	vcmpnltpd	%xmm8, %xmm7, %xmm11
	vmulpd	%xmm1, %xmm0, %xmm0
	vmovapd	%xmm6, %xmm5
	vmovddup	.LC226(%rip), %xmm6
	vandpd	%xmm6, %xmm8, %xmm10
	vandpd	%xmm6, %xmm1, %xmm6
	vaddpd	%xmm5, %xmm0, %xmm0
	vmovddup	.LC145(%rip), %xmm5
	vcmpltpd	%xmm5, %xmm10, %xmm10
	vmovddup	.LC2(%rip), %xmm5
	vcmpltpd	%xmm5, %xmm8, %xmm9
	vandpd	%xmm0, %xmm10, %xmm10
	vcmpnltpd	%xmm5, %xmm8, %xmm0
	vpand	%xmm11, %xmm9, %xmm9
	vblendvpd	%xmm9, %xmm5, %xmm8, %xmm5
	vpand	%xmm11, %xmm0, %xmm0
	vmovddup	.LC4(%rip), %xmm11
	vblendvpd	%xmm0, %xmm8, %xmm5, %xmm5
	vcmpltpd	%xmm8, %xmm7, %xmm0
	vblendvpd	%xmm0, %xmm7, %xmm5, %xmm0
	vroundpd	$4, %xmm1, %xmm7
	vcmpeqpd	%xmm7, %xmm1, %xmm8
	vmulpd	%xmm11, %xmm1, %xmm5
	vcmpneqpd	%xmm7, %xmm1, %xmm7
	vroundpd	$4, %xmm5, %xmm9
	vcmpneqpd	%xmm9, %xmm5, %xmm5
	vmovddup	.LC7(%rip), %xmm9
	vpand	%xmm8, %xmm5, %xmm5
	vmovddup	.LC6(%rip), %xmm8
	vfmadd132pd	%xmm0, %xmm9, %xmm8
	vmovddup	.LC297(%rip), %xmm9
	vaddpd	%xmm9, %xmm8, %xmm9
	vfmadd231pd	%xmm12, %xmm9, %xmm0
	vmovddup	.LC9(%rip), %xmm12
	vfmadd132pd	%xmm12, %xmm0, %xmm9
	vmovq	%r9, %xmm0
	vmovddup	.LC11(%rip), %xmm12
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vpaddq	%xmm0, %xmm8, %xmm8
	vmovddup	.LC10(%rip), %xmm0
	vaddpd	%xmm9, %xmm10, %xmm10
	vpsrlq	$1, %xmm8, %xmm9
	vpsubq	%xmm9, %xmm8, %xmm8
	vpsllq	$52, %xmm8, %xmm8
	vfmadd132pd	%xmm10, %xmm12, %xmm0
	vmovddup	.LC12(%rip), %xmm12
	vfmadd132pd	%xmm10, %xmm12, %xmm0
	vmovddup	.LC13(%rip), %xmm12
	vfmadd132pd	%xmm10, %xmm12, %xmm0
	vmovddup	.LC14(%rip), %xmm12
	vfmadd132pd	%xmm10, %xmm12, %xmm0
	vmovddup	.LC15(%rip), %xmm12
	vfmadd132pd	%xmm10, %xmm12, %xmm0
	vmovddup	.LC16(%rip), %xmm12
	vfmadd132pd	%xmm10, %xmm12, %xmm0
	vmovddup	.LC17(%rip), %xmm12
	vfmadd132pd	%xmm10, %xmm12, %xmm0
	vmovddup	.LC18(%rip), %xmm12
	vfmadd132pd	%xmm10, %xmm12, %xmm0
	vmovddup	.LC19(%rip), %xmm12
	vfmadd132pd	%xmm10, %xmm12, %xmm0
	vfmadd132pd	%xmm10, %xmm11, %xmm0
	vmulpd	%xmm10, %xmm10, %xmm11
	vfmadd132pd	%xmm11, %xmm10, %xmm0
	vpsllq	$52, %xmm9, %xmm10
	vxorpd	%xmm9, %xmm9, %xmm9
	vcmpneqpd	%xmm4, %xmm2, %xmm11
	vcmpneqpd	%xmm9, %xmm2, %xmm13
	vaddpd	%xmm4, %xmm0, %xmm0
	vmulpd	%xmm10, %xmm0, %xmm0
	vcmpltpd	%xmm9, %xmm1, %xmm10
	vmulpd	%xmm8, %xmm0, %xmm0
	vmovddup	.LC200(%rip), %xmm8
	vblendvpd	%xmm10, %xmm9, %xmm8, %xmm12
	vandpd	%xmm10, %xmm8, %xmm10
	vblendvpd	%xmm11, %xmm0, %xmm4, %xmm0
	vblendvpd	%xmm13, %xmm0, %xmm10, %xmm10
	vmovddup	.LC149(%rip), %xmm0
	vcmpltpd	%xmm2, %xmm0, %xmm13
	vcmpltpd	%xmm6, %xmm0, %xmm6
	vcmpnltpd	%xmm2, %xmm0, %xmm0
	vblendvpd	%xmm13, %xmm12, %xmm10, %xmm10
	vcmpnltpd	%xmm2, %xmm4, %xmm13
	vmovq	%r10, %xmm2
	vcmpltpd	%xmm1, %xmm9, %xmm12
	vpand	%xmm6, %xmm11, %xmm11
	vpunpcklqdq	%xmm2, %xmm2, %xmm2
	vcmpltpd	%xmm9, %xmm3, %xmm6
	vpxor	%xmm13, %xmm12, %xmm12
	vpand	%xmm6, %xmm0, %xmm0
	vandpd	%xmm12, %xmm8, %xmm8
	vmovddup	.LC833(%rip), %xmm6
	vpand	%xmm7, %xmm0, %xmm0
	vblendvpd	%xmm11, %xmm8, %xmm10, %xmm8
	vpblendvb	%xmm0, %xmm2, %xmm8, %xmm2
	vblendvpd	%xmm0, %xmm6, %xmm8, %xmm8
	vmovq	%r11, %xmm0
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vpand	%xmm3, %xmm0, %xmm0
	vpxor	%xmm2, %xmm0, %xmm0
	vcmpneqpd	%xmm3, %xmm3, %xmm2
	vblendvpd	%xmm5, %xmm0, %xmm8, %xmm8
	vcmpneqpd	%xmm1, %xmm1, %xmm0
	vpor	%xmm2, %xmm0, %xmm0
	vaddpd	%xmm3, %xmm1, %xmm2
	vcmpneqpd	%xmm4, %xmm3, %xmm3
	vcmpneqpd	%xmm9, %xmm1, %xmm1
	vblendvpd	%xmm0, %xmm2, %xmm8, %xmm8
	vpand	%xmm1, %xmm3, %xmm3
	vblendvpd	%xmm3, %xmm8, %xmm4, %xmm4
	vmovupd	%xmm4, (%rsi,%rcx,8)
	testb	$1, %dl
	je	.L3113
	andl	$-2, %edx
	addl	%edx, %eax
.L3048:
	cltq
	vmovsd	.LC132(%rip), %xmm0
	vxorpd	%xmm4, %xmm4, %xmm4
	vmovsd	(%rdi,%rax,8), %xmm10
	vmovsd	(%r8,%rax,8), %xmm6
	leaq	(%rsi,%rax,8), %rcx
	vmovq	%xmm10, %rdx
	movq	%rdx, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm2
	vcomisd	%xmm2, %xmm0
	jbe	.L3051
	vmulsd	.LC146(%rip), %xmm2, %xmm3
	vmovsd	.LC131(%rip), %xmm4
	vmovq	%xmm3, %rax
.L3051:
	vmovsd	.LC20(%rip), %xmm3
	vmovsd	.LC142(%rip), %xmm11
	movabsq	$-4604544271217802189, %rsi
	movabsq	$4503599627370495, %rdi
	addq	%rax, %rsi
	andq	%rdi, %rsi
	movabsq	$4604544271217802189, %rdi
	addq	%rdi, %rsi
	vmovq	%rsi, %xmm7
	movabsq	$7141747209585715, %rsi
	addq	%rsi, %rax
	vsubsd	%xmm3, %xmm7, %xmm1
	movabsq	$4841369599423283200, %rsi
	shrq	$52, %rax
	orq	%rsi, %rax
	vmovq	%rax, %xmm7
	vsubsd	.LC133(%rip), %xmm7, %xmm0
	vaddsd	%xmm4, %xmm0, %xmm0
	vmovsd	.LC134(%rip), %xmm4
	vaddsd	%xmm4, %xmm1, %xmm8
	vdivsd	%xmm8, %xmm3, %xmm7
	vsubsd	%xmm4, %xmm8, %xmm4
	vsubsd	%xmm4, %xmm1, %xmm5
	vmulsd	%xmm7, %xmm1, %xmm4
	vfnmadd132sd	%xmm4, %xmm1, %xmm8
	vmovsd	%xmm5, %xmm5, %xmm1
	vmovsd	%xmm4, %xmm4, %xmm9
	vmulsd	%xmm4, %xmm4, %xmm5
	vfnmadd132sd	%xmm4, %xmm8, %xmm1
	vaddsd	%xmm4, %xmm4, %xmm8
	vfmsub132sd	%xmm4, %xmm5, %xmm9
	vmovsd	%xmm5, %xmm5, %xmm13
	vmulsd	%xmm1, %xmm7, %xmm7
	vmovsd	.LC135(%rip), %xmm1
	vfmadd213sd	.LC136(%rip), %xmm5, %xmm1
	vfmadd213sd	.LC137(%rip), %xmm5, %xmm1
	vfmadd213sd	.LC138(%rip), %xmm5, %xmm1
	vfmadd213sd	.LC139(%rip), %xmm5, %xmm1
	vfmadd213sd	.LC140(%rip), %xmm5, %xmm1
	vfmadd213sd	.LC141(%rip), %xmm5, %xmm1
	vfmadd231sd	%xmm8, %xmm7, %xmm9
	vmulsd	%xmm1, %xmm5, %xmm1
	vaddsd	%xmm11, %xmm1, %xmm12
	vsubsd	%xmm12, %xmm11, %xmm11
	vmulsd	%xmm12, %xmm9, %xmm9
	vaddsd	%xmm1, %xmm11, %xmm11
	vmulsd	%xmm12, %xmm5, %xmm1
	vfmadd132sd	%xmm11, %xmm9, %xmm5
	vmovsd	%xmm4, %xmm4, %xmm9
	vfmsub132sd	%xmm12, %xmm1, %xmm13
	vmulsd	%xmm1, %xmm4, %xmm12
	vaddsd	%xmm5, %xmm13, %xmm5
	vfmsub132sd	%xmm1, %xmm12, %xmm9
	vaddsd	%xmm12, %xmm8, %xmm11
	vmulsd	%xmm1, %xmm7, %xmm1
	vaddsd	%xmm7, %xmm7, %xmm7
	vsubsd	%xmm11, %xmm8, %xmm8
	vfmadd132sd	%xmm5, %xmm1, %xmm4
	vaddsd	%xmm12, %xmm8, %xmm8
	vmulsd	.LC143(%rip), %xmm0, %xmm5
	vaddsd	%xmm4, %xmm9, %xmm4
	vaddsd	%xmm5, %xmm11, %xmm1
	vaddsd	%xmm7, %xmm4, %xmm7
	vsubsd	%xmm1, %xmm5, %xmm5
	vaddsd	%xmm8, %xmm7, %xmm7
	vfmadd132sd	.LC144(%rip), %xmm7, %xmm0
	vaddsd	%xmm11, %xmm5, %xmm5
	vaddsd	%xmm0, %xmm5, %xmm5
	vmovsd	.LC145(%rip), %xmm0
	vaddsd	%xmm5, %xmm1, %xmm4
	vmulsd	%xmm4, %xmm6, %xmm7
	vmovq	%xmm7, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm14
	vcomisd	%xmm14, %xmm0
	ja	.L3074
	vcomisd	.LC3(%rip), %xmm7
	vxorpd	%xmm0, %xmm0, %xmm0
	ja	.L3079
.L3119:
	vmovsd	.LC2(%rip), %xmm1
	vmaxsd	%xmm7, %xmm1, %xmm7
.L3072:
	vroundsd	$4, %xmm6, %xmm6, %xmm4
	vucomisd	%xmm4, %xmm6
	movl	$0, %esi
	vmovsd	.LC4(%rip), %xmm5
	movl	$1, %edi
	vmulsd	%xmm5, %xmm6, %xmm1
	setnp	%al
	cmovne	%esi, %eax
	vroundsd	$4, %xmm1, %xmm1, %xmm8
	vucomisd	%xmm8, %xmm1
	setp	%sil
	cmovne	%edi, %esi
	andl	%esi, %eax
	vucomisd	%xmm3, %xmm2
	jp	.L3069
	jne	.L3069
	vxorpd	%xmm0, %xmm0, %xmm0
	vcomisd	%xmm6, %xmm0
	ja	.L3081
	vmovsd	.LC200(%rip), %xmm1
	vmovsd	%xmm2, %xmm2, %xmm0
	vxorpd	%xmm5, %xmm5, %xmm5
.L3067:
	vxorpd	%xmm7, %xmm7, %xmm7
	vucomisd	%xmm7, %xmm2
	jp	.L3086
	jne	.L3086
.L3065:
	vcmpgtsd	.LC149(%rip), %xmm2, %xmm0
	vucomisd	%xmm3, %xmm2
	vblendvpd	%xmm0, %xmm1, %xmm5, %xmm1
	vxorpd	%xmm0, %xmm0, %xmm0
	setbe	%dil
	vcomisd	%xmm0, %xmm6
	vmovsd	.LC200(%rip), %xmm0
	seta	%sil
	cmpb	%sil, %dil
	jne	.L3063
	vxorpd	%xmm0, %xmm0, %xmm0
.L3063:
	vmovq	%xmm6, %rdi
	btrq	$63, %rdi
	vmovq	%rdi, %xmm7
	vcomisd	.LC149(%rip), %xmm7
	jbe	.L3085
	vucomisd	%xmm3, %xmm2
	movl	$1, %edi
	setp	%sil
	cmovne	%edi, %esi
	testb	%sil, %sil
	je	.L3085
.L3061:
	vxorpd	%xmm1, %xmm1, %xmm1
	vcomisd	%xmm10, %xmm1
	seta	%dil
	vucomisd	.LC149(%rip), %xmm2
	setbe	%sil
	testb	%sil, %dil
	je	.L3084
	vucomisd	%xmm4, %xmm6
	movl	$1, %edi
	setp	%sil
	cmovne	%edi, %esi
	testb	%sil, %sil
	je	.L3084
	vmovsd	.LC833(%rip), %xmm0
	movabsq	$9221120237041090560, %rsi
.L3059:
	testb	%al, %al
	je	.L3058
	movabsq	$-9223372036854775808, %rax
	andq	%rdx, %rax
	xorq	%rsi, %rax
	vmovq	%rax, %xmm0
.L3058:
	vucomisd	%xmm10, %xmm10
	jp	.L3083
	vucomisd	%xmm6, %xmm6
	jnp	.L3054
.L3083:
	vaddsd	%xmm10, %xmm6, %xmm0
.L3054:
	vxorpd	%xmm1, %xmm1, %xmm1
	movl	$1, %edx
	vucomisd	%xmm1, %xmm6
	setp	%al
	cmovne	%edx, %eax
	testb	%al, %al
	je	.L3082
	vucomisd	%xmm3, %xmm10
	setp	%al
	cmovne	%edx, %eax
	testb	%al, %al
	je	.L3082
.L3052:
	vmovsd	%xmm0, (%rcx)
.L3113:
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3082:
	.cfi_restore_state
	vmovsd	%xmm3, %xmm3, %xmm0
	jmp	.L3052
	.p2align 4,,10
	.p2align 3
.L3084:
	vmovq	%xmm0, %rsi
	jmp	.L3059
	.p2align 4,,10
	.p2align 3
.L3085:
	vmovsd	%xmm1, %xmm1, %xmm0
	jmp	.L3061
	.p2align 4,,10
	.p2align 3
.L3069:
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	%xmm7, %xmm7, %xmm8
	vfmadd132sd	.LC6(%rip), %xmm1, %xmm8
	movabsq	$-4843621399236966402, %rsi
	vsubsd	%xmm1, %xmm8, %xmm1
	vmovq	%xmm8, %rdi
	vfmadd231sd	.LC8(%rip), %xmm1, %xmm7
	addq	%rdi, %rsi
	vfmadd132sd	.LC9(%rip), %xmm7, %xmm1
	movq	%rsi, %rdi
	shrq	%rdi
	movq	%rdi, %r8
	subq	%rdi, %rsi
	salq	$52, %r8
	salq	$52, %rsi
	vmovq	%r8, %xmm7
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
	vfmadd132sd	%xmm0, %xmm5, %xmm1
	vmulsd	%xmm0, %xmm0, %xmm5
	vfmadd231sd	%xmm5, %xmm1, %xmm0
	vxorpd	%xmm1, %xmm1, %xmm1
	vmovsd	.LC200(%rip), %xmm5
	vcomisd	%xmm6, %xmm1
	vaddsd	%xmm3, %xmm0, %xmm0
	vmulsd	%xmm7, %xmm0, %xmm0
	vmovq	%rsi, %xmm7
	vmulsd	%xmm7, %xmm0, %xmm0
	ja	.L3067
	vmovsd	.LC200(%rip), %xmm1
	vxorpd	%xmm5, %xmm5, %xmm5
	jmp	.L3067
	.p2align 4,,10
	.p2align 3
.L3074:
	vsubsd	%xmm4, %xmm1, %xmm0
	vfmsub132sd	%xmm6, %xmm7, %xmm4
	vcomisd	.LC3(%rip), %xmm7
	vaddsd	%xmm5, %xmm0, %xmm0
	vmulsd	%xmm6, %xmm0, %xmm0
	vaddsd	%xmm4, %xmm0, %xmm0
	jbe	.L3119
.L3079:
	movq	.LC3(%rip), %rax
	vmovq	%rax, %xmm7
	jmp	.L3072
	.p2align 4,,10
	.p2align 3
.L3086:
	vmovsd	%xmm0, %xmm0, %xmm5
	jmp	.L3065
	.p2align 4,,10
	.p2align 3
.L3081:
	vmovsd	%xmm2, %xmm2, %xmm5
	vxorpd	%xmm1, %xmm1, %xmm1
	jmp	.L3065
	.p2align 4,,10
	.p2align 3
.L3118:
	vzeroupper
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3115:
	.cfi_restore 6
	ret
.L3075:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L3043
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
	jle	.L3192
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rcx), %eax
	movq	%rdi, %r10
	movq	%rsi, %r11
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	pushq	%r14
	pushq	%r13
	pushq	%r12
	.cfi_offset 14, -24
	.cfi_offset 13, -32
	.cfi_offset 12, -40
	movl	%ecx, %r12d
	pushq	%rbx
	.cfi_offset 3, -48
	movq	%rdx, %rbx
	andq	$-32, %rsp
	subq	$200, %rsp
	cmpl	$6, %eax
	jbe	.L3153
	movl	%ecx, %edx
	xorl	%eax, %eax
	vxorps	%xmm12, %xmm12, %xmm12
	movabsq	$-4604544271217802189, %rcx
	vmovq	%rcx, %xmm6
	shrl	$3, %edx
	movabsq	$4503599627370495, %rcx
	vbroadcastsd	.LC858(%rip), %ymm13
	vpbroadcastq	%xmm6, %ymm6
	salq	$5, %rdx
	vbroadcastsd	.LC859(%rip), %ymm15
	vmovdqa	%ymm6, 136(%rsp)
	vmovq	%rcx, %xmm6
	movabsq	$4604544271217802189, %rcx
	vpbroadcastq	%xmm6, %ymm6
	vmovdqa	%ymm6, 104(%rsp)
	vmovq	%rcx, %xmm6
	movabsq	$7141747209585715, %rcx
	vpbroadcastq	%xmm6, %ymm6
	vmovdqa	%ymm6, 72(%rsp)
	vmovq	%rcx, %xmm6
	movabsq	$4841369599423283200, %rcx
	vpbroadcastq	%xmm6, %ymm6
	vmovdqa	%ymm6, 40(%rsp)
	vmovq	%rcx, %xmm6
	movl	$2147483647, %ecx
	vpbroadcastq	%xmm6, %ymm6
	vmovdqa	%ymm6, 8(%rsp)
	vmovd	%ecx, %xmm6
	movl	$2143289344, %ecx
	vpbroadcastd	%xmm6, %ymm6
	vmovdqa	%ymm6, -24(%rsp)
	vpbroadcastq	.LC313(%rip), %ymm6
	vmovdqa	%ymm6, -56(%rsp)
	vmovd	%ecx, %xmm6
	movl	$-2147483648, %ecx
	vpbroadcastd	%xmm6, %ymm6
	vmovdqa	%ymm6, -88(%rsp)
	vmovd	%ecx, %xmm6
	vpbroadcastd	%xmm6, %ymm6
	vmovdqa	%ymm6, -120(%rsp)
	.p2align 4,,10
	.p2align 3
.L3123:
	vmovups	(%r10,%rax), %ymm14
	vmovdqa	104(%rsp), %ymm4
	vmovdqa	136(%rsp), %ymm7
	vmovdqa	72(%rsp), %ymm1
	vextractf128	$0x1, %ymm14, %xmm0
	vcvtps2pd	%xmm14, %ymm3
	vmovups	(%r11,%rax), %ymm2
	vandpd	.LC225(%rip), %ymm3, %ymm3
	vbroadcastsd	.LC172(%rip), %ymm8
	vcvtps2pd	%xmm0, %ymm0
	vandpd	.LC225(%rip), %ymm0, %ymm0
	vpaddq	%ymm7, %ymm3, %ymm5
	vpaddq	%ymm7, %ymm0, %ymm6
	vpand	%ymm4, %ymm5, %ymm5
	vmovdqa	40(%rsp), %ymm7
	vpaddq	%ymm1, %ymm5, %ymm5
	vaddpd	.LC428(%rip), %ymm5, %ymm5
	vpand	%ymm4, %ymm6, %ymm6
	vmovdqa	8(%rsp), %ymm4
	vpaddq	%ymm7, %ymm3, %ymm3
	vpaddq	%ymm7, %ymm0, %ymm0
	vmulpd	.LC254(%rip), %ymm5, %ymm11
	vpsrlq	$52, %ymm3, %ymm3
	vaddpd	.LC416(%rip), %ymm5, %ymm10
	vpaddq	%ymm1, %ymm6, %ymm6
	vpsrlq	$52, %ymm0, %ymm0
	vaddpd	.LC428(%rip), %ymm6, %ymm6
	vpor	%ymm4, %ymm3, %ymm3
	vpor	%ymm4, %ymm0, %ymm0
	vaddpd	.LC416(%rip), %ymm6, %ymm4
	vaddpd	.LC431(%rip), %ymm0, %ymm0
	vdivpd	%ymm10, %ymm5, %ymm10
	vaddpd	.LC431(%rip), %ymm3, %ymm3
	vmulpd	.LC254(%rip), %ymm6, %ymm1
	vmulpd	%ymm5, %ymm11, %ymm11
	vmulpd	%ymm6, %ymm1, %ymm9
	vmovapd	%ymm9, 168(%rsp)
	vbroadcastsd	.LC172(%rip), %ymm9
	vdivpd	%ymm4, %ymm6, %ymm4
	vmulpd	%ymm10, %ymm10, %ymm1
	vfmadd213pd	.LC403(%rip), %ymm1, %ymm8
	vfmadd213pd	.LC404(%rip), %ymm1, %ymm8
	vfmadd213pd	.LC405(%rip), %ymm1, %ymm8
	vfmadd213pd	.LC406(%rip), %ymm1, %ymm8
	vfmadd213pd	.LC407(%rip), %ymm1, %ymm8
	vfmadd213pd	.LC408(%rip), %ymm1, %ymm8
	vmulpd	%ymm8, %ymm1, %ymm1
	vaddpd	%ymm11, %ymm1, %ymm1
	vmulpd	%ymm4, %ymm4, %ymm7
	vfmadd213pd	.LC403(%rip), %ymm7, %ymm9
	vfmadd213pd	.LC404(%rip), %ymm7, %ymm9
	vfmadd213pd	.LC405(%rip), %ymm7, %ymm9
	vfmadd213pd	.LC406(%rip), %ymm7, %ymm9
	vfmadd213pd	.LC407(%rip), %ymm7, %ymm9
	vfmadd213pd	.LC408(%rip), %ymm7, %ymm9
	vmulpd	%ymm9, %ymm7, %ymm7
	vmovapd	168(%rsp), %ymm9
	vmulpd	.LC417(%rip), %ymm3, %ymm8
	vaddpd	%ymm9, %ymm7, %ymm7
	vfmadd132pd	%ymm10, %ymm8, %ymm1
	vmulpd	.LC417(%rip), %ymm0, %ymm8
	vsubpd	%ymm11, %ymm1, %ymm1
	vfmadd132pd	%ymm7, %ymm8, %ymm4
	vbroadcastsd	.LC6(%rip), %ymm8
	vaddpd	%ymm5, %ymm1, %ymm1
	vfmadd132pd	.LC418(%rip), %ymm1, %ymm3
	vcvtps2pd	%xmm2, %ymm1
	vsubpd	%ymm9, %ymm4, %ymm4
	vmulpd	%ymm3, %ymm1, %ymm1
	vaddpd	%ymm6, %ymm4, %ymm4
	vfmadd231pd	.LC418(%rip), %ymm0, %ymm4
	vextractf128	$0x1, %ymm2, %xmm0
	vcvtps2pd	%xmm0, %ymm0
	vcmpnltpd	%ymm1, %ymm13, %ymm7
	vcmpnltpd	%ymm15, %ymm1, %ymm6
	vmulpd	%ymm4, %ymm0, %ymm0
	vpand	%ymm7, %ymm6, %ymm6
	vcmpnltpd	%ymm0, %ymm13, %ymm4
	vcmpltpd	%ymm15, %ymm0, %ymm5
	vcmpnltpd	%ymm15, %ymm0, %ymm3
	vpand	%ymm4, %ymm5, %ymm5
	vpand	%ymm4, %ymm3, %ymm3
	vcmpltpd	%ymm15, %ymm1, %ymm4
	vblendvpd	%ymm5, %ymm15, %ymm0, %ymm5
	vblendvpd	%ymm3, %ymm0, %ymm5, %ymm5
	vcmpltpd	%ymm0, %ymm13, %ymm0
	vpand	%ymm7, %ymm4, %ymm4
	vbroadcastsd	.LC6(%rip), %ymm7
	vblendvpd	%ymm4, %ymm15, %ymm1, %ymm4
	vblendvpd	%ymm0, %ymm13, %ymm5, %ymm0
	vpand	-24(%rsp), %ymm14, %ymm5
	vfmadd213pd	.LC295(%rip), %ymm0, %ymm7
	vblendvpd	%ymm6, %ymm1, %ymm4, %ymm4
	vmulps	.LC674(%rip), %ymm2, %ymm6
	vcmpltpd	%ymm1, %ymm13, %ymm1
	vblendvpd	%ymm1, %ymm13, %ymm4, %ymm9
	vroundps	$4, %ymm2, %ymm4
	vcmpeqps	%ymm4, %ymm2, %ymm1
	vfmadd213pd	.LC295(%rip), %ymm9, %ymm8
	vcmpneqps	%ymm4, %ymm2, %ymm4
	vroundps	$4, %ymm6, %ymm3
	vcmpneqps	%ymm3, %ymm6, %ymm6
	vaddpd	.LC296(%rip), %ymm8, %ymm3
	vfmadd231pd	.LC298(%rip), %ymm3, %ymm9
	vfmadd132pd	.LC299(%rip), %ymm9, %ymm3
	vbroadcastsd	.LC10(%rip), %ymm9
	vfmadd213pd	.LC245(%rip), %ymm3, %ymm9
	vpand	%ymm1, %ymm6, %ymm6
	vaddpd	.LC296(%rip), %ymm7, %ymm1
	vfmadd231pd	.LC298(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC246(%rip), %ymm3, %ymm9
	vfmadd132pd	.LC299(%rip), %ymm0, %ymm1
	vbroadcastsd	.LC10(%rip), %ymm0
	vfmadd213pd	.LC245(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC247(%rip), %ymm3, %ymm9
	vfmadd213pd	.LC246(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC248(%rip), %ymm3, %ymm9
	vfmadd213pd	.LC247(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC249(%rip), %ymm3, %ymm9
	vfmadd213pd	.LC248(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC250(%rip), %ymm3, %ymm9
	vfmadd213pd	.LC249(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC251(%rip), %ymm3, %ymm9
	vfmadd213pd	.LC250(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC251(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC252(%rip), %ymm3, %ymm9
	vfmadd213pd	.LC252(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC253(%rip), %ymm3, %ymm9
	vfmadd213pd	.LC253(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC254(%rip), %ymm3, %ymm9
	vmulpd	%ymm1, %ymm1, %ymm10
	vfmadd213pd	.LC254(%rip), %ymm1, %ymm0
	vmulpd	%ymm3, %ymm3, %ymm11
	vfmadd132pd	%ymm10, %ymm1, %ymm0
	vbroadcastss	.LC382(%rip), %ymm10
	vfmadd132pd	%ymm11, %ymm3, %ymm9
	vmovdqa	-56(%rsp), %ymm3
	vaddpd	.LC301(%rip), %ymm0, %ymm0
	vaddpd	.LC301(%rip), %ymm9, %ymm1
	vpaddq	%ymm3, %ymm8, %ymm8
	vpaddq	%ymm3, %ymm7, %ymm7
	vcmpneqps	.LC280(%rip), %ymm5, %ymm3
	vpsllq	$52, %ymm8, %ymm8
	vpsllq	$52, %ymm7, %ymm7
	vmulpd	%ymm8, %ymm1, %ymm1
	vcmpneqps	%ymm12, %ymm5, %ymm8
	vmulpd	%ymm7, %ymm0, %ymm0
	vbroadcastss	.LC281(%rip), %ymm7
	vcvtpd2psy	%ymm1, %xmm1
	vcvtpd2psy	%ymm0, %xmm0
	vinsertf128	$0x1, %xmm0, %ymm1, %ymm1
	vcmpltps	%ymm12, %ymm2, %ymm0
	vblendvps	%ymm3, %ymm1, %ymm7, %ymm1
	vbroadcastss	.LC667(%rip), %ymm7
	vblendvps	%ymm0, %ymm12, %ymm7, %ymm7
	vandps	.LC862(%rip), %ymm0, %ymm0
	vblendvps	%ymm8, %ymm1, %ymm0, %ymm0
	vbroadcastss	.LC382(%rip), %ymm1
	vcmpltps	%ymm5, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm7, %ymm0, %ymm0
	vcmpltps	%ymm2, %ymm12, %ymm1
	vbroadcastss	.LC281(%rip), %ymm7
	vcmpnltps	%ymm5, %ymm7, %ymm7
	vcmpnltps	%ymm5, %ymm10, %ymm5
	vpxor	%ymm7, %ymm1, %ymm1
	vandps	.LC222(%rip), %ymm2, %ymm7
	vandps	.LC862(%rip), %ymm1, %ymm1
	vcmpltps	%ymm7, %ymm10, %ymm7
	vpand	%ymm7, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm0, %ymm0
	vcmpltps	%ymm12, %ymm14, %ymm1
	vpand	%ymm1, %ymm4, %ymm4
	vpand	-120(%rsp), %ymm14, %ymm1
	vpand	%ymm5, %ymm4, %ymm4
	vpblendvb	%ymm4, -88(%rsp), %ymm0, %ymm3
	vblendvps	%ymm4, .LC864(%rip), %ymm0, %ymm0
	vpxor	%ymm3, %ymm1, %ymm1
	vcmpneqps	%ymm14, %ymm14, %ymm3
	vblendvps	%ymm6, %ymm1, %ymm0, %ymm0
	vcmpneqps	%ymm2, %ymm2, %ymm1
	vbroadcastss	.LC281(%rip), %ymm6
	vpor	%ymm3, %ymm1, %ymm1
	vaddps	%ymm14, %ymm2, %ymm3
	vcmpneqps	%ymm12, %ymm2, %ymm2
	vblendvps	%ymm1, %ymm3, %ymm0, %ymm1
	vcmpneqps	.LC280(%rip), %ymm14, %ymm0
	vpand	%ymm2, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm6, %ymm0
	vmovups	%ymm0, (%rbx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rdx
	jne	.L3123
	movl	%r12d, %r8d
	andl	$-8, %r8d
	movl	%r8d, %eax
	cmpl	%r8d, %r12d
	je	.L3189
.L3122:
	movl	%r12d, %edx
	subl	%eax, %edx
	leal	-1(%rdx), %ecx
	cmpl	$2, %ecx
	jbe	.L3127
	vmovups	(%r10,%rax,4), %xmm4
	vxorps	%xmm6, %xmm6, %xmm6
	movabsq	$-4604544271217802189, %rsi
	vmovddup	.LC226(%rip), %xmm0
	vmovddup	.LC180(%rip), %xmm9
	vmovddup	.LC173(%rip), %xmm15
	vmovddup	.LC172(%rip), %xmm11
	vmovddup	.LC4(%rip), %xmm10
	vmovhlps	%xmm4, %xmm6, %xmm6
	vcvtps2pd	%xmm4, %xmm5
	vandpd	%xmm0, %xmm5, %xmm5
	vmovups	(%r11,%rax,4), %xmm3
	vcvtps2pd	%xmm6, %xmm6
	vandpd	%xmm0, %xmm6, %xmm6
	vmovq	%rsi, %xmm0
	movabsq	$4503599627370495, %rsi
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vmovq	%rsi, %xmm8
	movabsq	$4604544271217802189, %rsi
	vpaddq	%xmm5, %xmm0, %xmm2
	vpunpcklqdq	%xmm8, %xmm8, %xmm8
	vmovq	%rsi, %xmm7
	movabsq	$7141747209585715, %rsi
	vpunpcklqdq	%xmm7, %xmm7, %xmm7
	vpaddq	%xmm6, %xmm0, %xmm1
	vpand	%xmm8, %xmm2, %xmm2
	vmovq	%rsi, %xmm0
	vpaddq	%xmm7, %xmm2, %xmm2
	vpand	%xmm8, %xmm1, %xmm1
	movabsq	$4841369599423283200, %rsi
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vaddpd	%xmm9, %xmm2, %xmm2
	vmovq	%rsi, %xmm8
	movl	$2147483647, %esi
	vpaddq	%xmm5, %xmm0, %xmm5
	vpunpcklqdq	%xmm8, %xmm8, %xmm8
	vpaddq	%xmm7, %xmm1, %xmm1
	vpsrlq	$52, %xmm5, %xmm5
	vaddpd	%xmm9, %xmm1, %xmm1
	vpaddq	%xmm6, %xmm0, %xmm0
	vmovddup	.LC432(%rip), %xmm9
	vpor	%xmm8, %xmm5, %xmm5
	vpsrlq	$52, %xmm0, %xmm0
	vaddpd	%xmm9, %xmm5, %xmm7
	vmovddup	.LC134(%rip), %xmm5
	vaddpd	%xmm5, %xmm2, %xmm13
	vpor	%xmm8, %xmm0, %xmm0
	vaddpd	%xmm5, %xmm1, %xmm5
	vaddpd	%xmm9, %xmm0, %xmm8
	vmulpd	%xmm10, %xmm2, %xmm9
	vmulpd	%xmm10, %xmm1, %xmm12
	vdivpd	%xmm13, %xmm2, %xmm13
	vmulpd	%xmm2, %xmm9, %xmm9
	vmulpd	%xmm1, %xmm12, %xmm12
	vdivpd	%xmm5, %xmm1, %xmm5
	vmulpd	%xmm13, %xmm13, %xmm0
	vmovapd	%xmm0, %xmm14
	vfmadd132pd	%xmm11, %xmm15, %xmm14
	vmulpd	%xmm5, %xmm5, %xmm6
	vfmadd132pd	%xmm6, %xmm15, %xmm11
	vmovddup	.LC174(%rip), %xmm15
	vfmadd132pd	%xmm0, %xmm15, %xmm14
	vfmadd132pd	%xmm6, %xmm15, %xmm11
	vmovddup	.LC175(%rip), %xmm15
	vfmadd132pd	%xmm0, %xmm15, %xmm14
	vfmadd132pd	%xmm6, %xmm15, %xmm11
	vmovddup	.LC176(%rip), %xmm15
	vfmadd132pd	%xmm0, %xmm15, %xmm14
	vfmadd132pd	%xmm6, %xmm15, %xmm11
	vmovddup	.LC177(%rip), %xmm15
	vfmadd132pd	%xmm0, %xmm15, %xmm14
	vfmadd132pd	%xmm6, %xmm15, %xmm11
	vmovddup	.LC178(%rip), %xmm15
	vfmadd132pd	%xmm0, %xmm15, %xmm14
	vmulpd	%xmm14, %xmm0, %xmm0
	vfmadd132pd	%xmm6, %xmm15, %xmm11
	vmulpd	%xmm11, %xmm6, %xmm6
	vmovddup	.LC144(%rip), %xmm11
	vaddpd	%xmm9, %xmm0, %xmm0
	vmulpd	%xmm11, %xmm7, %xmm14
	vmulpd	%xmm11, %xmm8, %xmm11
	vaddpd	%xmm12, %xmm6, %xmm6
	vfmadd132pd	%xmm13, %xmm14, %xmm0
	vfmadd132pd	%xmm6, %xmm11, %xmm5
	vmovddup	.LC858(%rip), %xmm6
	vsubpd	%xmm9, %xmm0, %xmm0
	vsubpd	%xmm12, %xmm5, %xmm5
	vmovddup	.LC8(%rip), %xmm12
	vaddpd	%xmm2, %xmm0, %xmm0
	vmovddup	.LC143(%rip), %xmm2
	vaddpd	%xmm1, %xmm5, %xmm1
	vmovapd	%xmm7, %xmm5
	vfmadd132pd	%xmm2, %xmm0, %xmm5
	vmovapd	%xmm8, %xmm0
	vfmadd132pd	%xmm2, %xmm1, %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vcvtps2pd	%xmm3, %xmm2
	vmovhlps	%xmm3, %xmm1, %xmm1
	vcvtps2pd	%xmm1, %xmm1
	vmulpd	%xmm5, %xmm2, %xmm2
	vmulpd	%xmm0, %xmm1, %xmm1
	vmovddup	.LC859(%rip), %xmm0
	vcmpnltpd	%xmm2, %xmm6, %xmm11
	vcmpnltpd	%xmm0, %xmm2, %xmm8
	vcmpnltpd	%xmm1, %xmm6, %xmm5
	vcmpltpd	%xmm0, %xmm1, %xmm9
	vcmpnltpd	%xmm0, %xmm1, %xmm7
	vpand	%xmm11, %xmm8, %xmm8
	vpand	%xmm5, %xmm9, %xmm9
	vpand	%xmm5, %xmm7, %xmm7
	vcmpltpd	%xmm0, %xmm2, %xmm5
	vpand	%xmm11, %xmm5, %xmm5
	vblendvpd	%xmm5, %xmm0, %xmm2, %xmm5
	vblendvpd	%xmm9, %xmm0, %xmm1, %xmm0
	vroundps	$4, %xmm3, %xmm9
	vblendvpd	%xmm7, %xmm1, %xmm0, %xmm0
	vblendvpd	%xmm8, %xmm2, %xmm5, %xmm5
	vbroadcastss	.LC325(%rip), %xmm7
	vcmpltpd	%xmm2, %xmm6, %xmm2
	vcmpltpd	%xmm1, %xmm6, %xmm1
	vmulps	%xmm7, %xmm3, %xmm7
	vblendvpd	%xmm2, %xmm6, %xmm5, %xmm11
	vblendvpd	%xmm1, %xmm6, %xmm0, %xmm0
	vmovd	%esi, %xmm5
	vmovddup	.LC6(%rip), %xmm6
	vcmpeqps	%xmm9, %xmm3, %xmm1
	vmovapd	%xmm11, %xmm8
	movl	$1023, %esi
	vpshufd	$0, %xmm5, %xmm5
	vcmpneqps	%xmm9, %xmm3, %xmm9
	vroundps	$4, %xmm7, %xmm2
	vcmpneqps	%xmm2, %xmm7, %xmm7
	vpand	%xmm4, %xmm5, %xmm5
	vpand	%xmm1, %xmm7, %xmm7
	vmovddup	.LC7(%rip), %xmm1
	vfmadd132pd	%xmm6, %xmm1, %xmm8
	vfmadd132pd	%xmm0, %xmm1, %xmm6
	vmovddup	.LC297(%rip), %xmm1
	vaddpd	%xmm1, %xmm8, %xmm2
	vaddpd	%xmm1, %xmm6, %xmm1
	vfmadd231pd	%xmm12, %xmm2, %xmm11
	vfmadd132pd	%xmm1, %xmm0, %xmm12
	vmovddup	.LC9(%rip), %xmm0
	vfmadd132pd	%xmm0, %xmm11, %xmm2
	vfmadd132pd	%xmm0, %xmm12, %xmm1
	vmovddup	.LC11(%rip), %xmm12
	vmovddup	.LC10(%rip), %xmm0
	vmovapd	%xmm2, %xmm11
	vfmadd132pd	%xmm0, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmovddup	.LC12(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmovddup	.LC13(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmovddup	.LC14(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmovddup	.LC15(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmovddup	.LC16(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmovddup	.LC17(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmovddup	.LC18(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmovddup	.LC19(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmulpd	%xmm2, %xmm2, %xmm12
	vfmadd132pd	%xmm2, %xmm10, %xmm11
	vfmadd132pd	%xmm1, %xmm10, %xmm0
	vmulpd	%xmm1, %xmm1, %xmm10
	vfmadd132pd	%xmm12, %xmm2, %xmm11
	vmovddup	.LC20(%rip), %xmm12
	vbroadcastss	.LC281(%rip), %xmm2
	vfmadd132pd	%xmm10, %xmm1, %xmm0
	vmovq	%rsi, %xmm10
	movl	$2143289344, %esi
	vpunpcklqdq	%xmm10, %xmm10, %xmm10
	vpaddq	%xmm10, %xmm8, %xmm8
	vpaddq	%xmm10, %xmm6, %xmm6
	vpsllq	$52, %xmm8, %xmm8
	vpsllq	$52, %xmm6, %xmm6
	vaddpd	%xmm12, %xmm11, %xmm1
	vcmpneqps	%xmm2, %xmm5, %xmm11
	vaddpd	%xmm12, %xmm0, %xmm0
	vmulpd	%xmm8, %xmm1, %xmm1
	vmulpd	%xmm6, %xmm0, %xmm0
	vxorps	%xmm6, %xmm6, %xmm6
	vcmpltps	%xmm6, %xmm3, %xmm8
	vcmpneqps	%xmm6, %xmm5, %xmm12
	vinsertf128	$0x1, %xmm0, %ymm1, %ymm1
	vbroadcastss	.LC667(%rip), %xmm0
	vcvtpd2psy	%ymm1, %xmm1
	vblendvps	%xmm11, %xmm1, %xmm2, %xmm1
	vblendvps	%xmm8, %xmm6, %xmm0, %xmm10
	vandps	%xmm8, %xmm0, %xmm8
	vblendvps	%xmm12, %xmm1, %xmm8, %xmm8
	vbroadcastss	.LC382(%rip), %xmm1
	vcmpltps	%xmm5, %xmm1, %xmm12
	vblendvps	%xmm12, %xmm10, %xmm8, %xmm8
	vcmpnltps	%xmm5, %xmm2, %xmm12
	vcmpltps	%xmm3, %xmm6, %xmm10
	vpxor	%xmm12, %xmm10, %xmm10
	vandps	%xmm10, %xmm0, %xmm0
	vbroadcastss	.LC223(%rip), %xmm10
	vandps	%xmm10, %xmm3, %xmm10
	vcmpltps	%xmm10, %xmm1, %xmm10
	vcmpnltps	%xmm5, %xmm1, %xmm1
	vmovd	%esi, %xmm5
	movl	$-2147483648, %esi
	vpshufd	$0, %xmm5, %xmm5
	vpand	%xmm10, %xmm11, %xmm11
	vblendvps	%xmm11, %xmm0, %xmm8, %xmm0
	vcmpltps	%xmm6, %xmm4, %xmm8
	vpand	%xmm8, %xmm1, %xmm1
	vbroadcastss	.LC857(%rip), %xmm8
	vpand	%xmm9, %xmm1, %xmm1
	vpblendvb	%xmm1, %xmm5, %xmm0, %xmm5
	vblendvps	%xmm1, %xmm8, %xmm0, %xmm0
	vmovd	%esi, %xmm1
	vpshufd	$0, %xmm1, %xmm1
	vpand	%xmm4, %xmm1, %xmm1
	vpxor	%xmm5, %xmm1, %xmm1
	vcmpneqps	%xmm4, %xmm4, %xmm5
	vblendvps	%xmm7, %xmm1, %xmm0, %xmm0
	vcmpneqps	%xmm3, %xmm3, %xmm1
	vpor	%xmm5, %xmm1, %xmm1
	vaddps	%xmm4, %xmm3, %xmm5
	vcmpneqps	%xmm2, %xmm4, %xmm4
	vcmpneqps	%xmm6, %xmm3, %xmm3
	vblendvps	%xmm1, %xmm5, %xmm0, %xmm0
	vpand	%xmm3, %xmm4, %xmm4
	vblendvps	%xmm4, %xmm0, %xmm2, %xmm2
	vmovups	%xmm2, (%rbx,%rax,4)
	movl	%edx, %eax
	andl	$-4, %eax
	addl	%eax, %r8d
	andl	$3, %edx
	je	.L3189
.L3127:
	vmovsd	.LC20(%rip), %xmm9
	vmovsd	.LC133(%rip), %xmm14
	movslq	%r8d, %r8
	movl	$1, %r9d
	vmovsd	.LC134(%rip), %xmm13
	vmovsd	.LC4(%rip), %xmm8
	vxorps	%xmm5, %xmm5, %xmm5
	vmovsd	.LC858(%rip), %xmm7
	vmovss	.LC281(%rip), %xmm6
	vmovsd	.LC859(%rip), %xmm10
	.p2align 4,,10
	.p2align 3
.L3131:
	vmovss	(%r10,%r8,4), %xmm12
	vmovsd	.LC172(%rip), %xmm15
	movabsq	$-4604544271217802189, %rcx
	movabsq	$4503599627370495, %rdi
	vmovss	(%r11,%r8,4), %xmm11
	vcvtss2sd	%xmm12, %xmm12, %xmm2
	vmovq	%xmm2, %rdx
	btrq	$63, %rdx
	addq	%rdx, %rcx
	andq	%rdi, %rcx
	movabsq	$4604544271217802189, %rdi
	addq	%rdi, %rcx
	vmovq	%rcx, %xmm2
	movabsq	$7141747209585715, %rcx
	addq	%rcx, %rdx
	vsubsd	%xmm9, %xmm2, %xmm3
	movabsq	$4841369599423283200, %rcx
	shrq	$52, %rdx
	orq	%rcx, %rdx
	vmulsd	%xmm8, %xmm3, %xmm1
	vmovq	%rdx, %xmm2
	movl	$0, %edx
	vsubsd	%xmm14, %xmm2, %xmm4
	vaddsd	%xmm13, %xmm3, %xmm2
	vdivsd	%xmm2, %xmm3, %xmm2
	vmulsd	%xmm3, %xmm1, %xmm1
	vmulsd	%xmm2, %xmm2, %xmm0
	vfmadd213sd	.LC173(%rip), %xmm0, %xmm15
	vfmadd213sd	.LC174(%rip), %xmm0, %xmm15
	vfmadd213sd	.LC175(%rip), %xmm0, %xmm15
	vfmadd213sd	.LC176(%rip), %xmm0, %xmm15
	vfmadd213sd	.LC177(%rip), %xmm0, %xmm15
	vfmadd213sd	.LC178(%rip), %xmm0, %xmm15
	vmulsd	%xmm15, %xmm0, %xmm0
	vmulsd	.LC144(%rip), %xmm4, %xmm15
	vaddsd	%xmm1, %xmm0, %xmm0
	vfmadd132sd	%xmm2, %xmm15, %xmm0
	vsubsd	%xmm1, %xmm0, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm0
	vroundss	$4, %xmm11, %xmm11, %xmm3
	vucomiss	%xmm3, %xmm11
	vfmadd132sd	.LC143(%rip), %xmm0, %xmm4
	vcvtss2sd	%xmm11, %xmm11, %xmm0
	setnp	%dil
	cmovne	%edx, %edi
	vmulsd	%xmm4, %xmm0, %xmm0
	vmaxsd	%xmm0, %xmm10, %xmm2
	vcmpnltsd	%xmm0, %xmm7, %xmm0
	vblendvpd	%xmm0, %xmm2, %xmm7, %xmm0
	vmulss	.LC325(%rip), %xmm11, %xmm2
	vroundss	$4, %xmm2, %xmm2, %xmm1
	vucomiss	%xmm1, %xmm2
	setp	%dl
	cmovne	%r9d, %edx
	andl	%edx, %edi
	vmovd	%xmm12, %edx
	movl	%edx, %eax
	andl	$2147483647, %eax
	vmovd	%eax, %xmm4
	vucomiss	%xmm6, %xmm4
	jp	.L3150
	jne	.L3150
	vcomiss	%xmm11, %xmm5
	ja	.L3159
	vmovss	.LC667(%rip), %xmm0
	vmovaps	%xmm4, %xmm2
	vxorps	%xmm1, %xmm1, %xmm1
.L3148:
	vucomiss	%xmm5, %xmm4
	jp	.L3164
	jne	.L3164
.L3146:
	vucomiss	%xmm6, %xmm4
	movl	.LC667(%rip), %ecx
	vcmpgtss	.LC382(%rip), %xmm4, %xmm2
	setbe	%r14b
	vcomiss	%xmm5, %xmm11
	vblendvps	%xmm2, %xmm0, %xmm1, %xmm0
	seta	%r13b
	cmpb	%r13b, %r14b
	jne	.L3144
	xorl	%ecx, %ecx
.L3144:
	vmovd	%xmm11, %eax
	andl	$2147483647, %eax
	vmovd	%eax, %xmm2
	vcomiss	.LC382(%rip), %xmm2
	jbe	.L3163
	vucomiss	%xmm6, %xmm4
	setp	%r13b
	cmovne	%r9d, %r13d
	testb	%r13b, %r13b
	je	.L3163
.L3142:
	vcomiss	%xmm12, %xmm5
	seta	%r14b
	vucomiss	.LC382(%rip), %xmm4
	setbe	%r13b
	testb	%r13b, %r14b
	je	.L3162
	vucomiss	%xmm3, %xmm11
	setp	%r13b
	cmovne	%r9d, %r13d
	testb	%r13b, %r13b
	je	.L3162
	movl	.LC857(%rip), %ecx
	movl	$2143289344, %r13d
.L3140:
	andl	$-2147483648, %edx
	xorl	%r13d, %edx
	testb	%dil, %dil
	cmove	%ecx, %edx
	vucomiss	%xmm12, %xmm12
	movl	%edx, %ecx
	jnp	.L3195
.L3161:
	vaddss	%xmm12, %xmm11, %xmm2
	vmovd	%xmm2, %ecx
.L3135:
	vucomiss	%xmm5, %xmm11
	setp	%al
	cmovne	%r9d, %eax
	testb	%al, %al
	je	.L3160
	vucomiss	%xmm6, %xmm12
	setp	%al
	cmovne	%r9d, %eax
	testb	%al, %al
	je	.L3160
	movl	%ecx, (%rbx,%r8,4)
	addq	$1, %r8
	cmpl	%r8d, %r12d
	jg	.L3131
.L3189:
	vzeroupper
	leaq	-32(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3160:
	.cfi_restore_state
	vmovss	%xmm6, (%rbx,%r8,4)
	addq	$1, %r8
	cmpl	%r8d, %r12d
	jg	.L3131
	vzeroupper
	leaq	-32(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%rbp
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3195:
	.cfi_restore_state
	vucomiss	%xmm11, %xmm11
	jnp	.L3135
	jmp	.L3161
	.p2align 4,,10
	.p2align 3
.L3162:
	movl	%ecx, %r13d
	jmp	.L3140
	.p2align 4,,10
	.p2align 3
.L3163:
	vmovd	%xmm0, %ecx
	jmp	.L3142
	.p2align 4,,10
	.p2align 3
.L3150:
	vmovsd	.LC6(%rip), %xmm15
	vfmadd213sd	.LC7(%rip), %xmm0, %xmm15
	vsubsd	.LC7(%rip), %xmm15, %xmm1
	vfmadd231sd	.LC8(%rip), %xmm1, %xmm0
	vfmadd132sd	.LC9(%rip), %xmm0, %xmm1
	vmovsd	.LC10(%rip), %xmm0
	vfmadd213sd	.LC11(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC12(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC13(%rip), %xmm1, %xmm0
	vmovq	%xmm15, %rax
	vfmadd213sd	.LC14(%rip), %xmm1, %xmm0
	leaq	1023(%rax), %rcx
	vfmadd213sd	.LC15(%rip), %xmm1, %xmm0
	salq	$52, %rcx
	vcomiss	%xmm11, %xmm5
	vfmadd213sd	.LC16(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC17(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC18(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC19(%rip), %xmm1, %xmm0
	vmovsd	%xmm0, %xmm0, %xmm2
	vmulsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm1, %xmm8, %xmm2
	vfmadd132sd	%xmm0, %xmm1, %xmm2
	vmovq	%rcx, %xmm1
	vaddsd	%xmm9, %xmm2, %xmm2
	vmulsd	%xmm1, %xmm2, %xmm2
	vcvtsd2ss	%xmm2, %xmm2, %xmm2
	ja	.L3196
	vmovss	.LC667(%rip), %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	jmp	.L3148
	.p2align 4,,10
	.p2align 3
.L3164:
	vmovaps	%xmm2, %xmm1
	jmp	.L3146
	.p2align 4,,10
	.p2align 3
.L3159:
	vmovaps	%xmm4, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	jmp	.L3146
	.p2align 4,,10
	.p2align 3
.L3196:
	vmovss	.LC667(%rip), %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	jmp	.L3148
	.p2align 4,,10
	.p2align 3
.L3192:
	.cfi_def_cfa 7, 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	.cfi_restore 14
	ret
.L3153:
	.cfi_def_cfa 6, 16
	.cfi_offset 3, -48
	.cfi_offset 6, -16
	.cfi_offset 12, -40
	.cfi_offset 13, -32
	.cfi_offset 14, -24
	xorl	%eax, %eax
	xorl	%r8d, %r8d
	jmp	.L3122
	.cfi_endproc
.LFE255:
	.size	v_etch__pow_f32, .-v_etch__pow_f32
	.p2align 4
	.globl	v_etch__floor_f32
	.type	v_etch__floor_f32, @function
v_etch__floor_f32:
.LFB256:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L3210
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3204
	movl	%edx, %esi
	xorl	%eax, %eax
	shrl	$3, %esi
	salq	$5, %rsi
	.p2align 4,,10
	.p2align 3
.L3200:
	vroundps	$1, (%rdi,%rax), %ymm0
	vmovups	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L3200
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L3211
	vzeroupper
.L3199:
	movl	%edx, %r8d
	subl	%esi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3202
	vroundps	$1, (%rdi,%rsi,4), %xmm0
	vmovups	%xmm0, (%rcx,%rsi,4)
	movl	%r8d, %esi
	andl	$-4, %esi
	addl	%esi, %eax
	andl	$3, %r8d
	je	.L3210
.L3202:
	movslq	%eax, %r8
	vxorps	%xmm0, %xmm0, %xmm0
	vroundss	$9, (%rdi,%r8,4), %xmm0, %xmm1
	leaq	0(,%r8,4), %rsi
	vmovss	%xmm1, (%rcx,%r8,4)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L3210
	addl	$2, %eax
	vroundss	$9, 4(%rdi,%rsi), %xmm0, %xmm1
	vmovss	%xmm1, 4(%rcx,%rsi)
	cmpl	%eax, %edx
	jle	.L3210
	vroundss	$9, 8(%rdi,%rsi), %xmm0, %xmm0
	vmovss	%xmm0, 8(%rcx,%rsi)
.L3210:
	ret
	.p2align 4,,10
	.p2align 3
.L3211:
	vzeroupper
	ret
.L3204:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3199
	.cfi_endproc
.LFE256:
	.size	v_etch__floor_f32, .-v_etch__floor_f32
	.p2align 4
	.globl	v_etch__ceil_f32
	.type	v_etch__ceil_f32, @function
v_etch__ceil_f32:
.LFB257:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L3225
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3219
	movl	%edx, %esi
	xorl	%eax, %eax
	shrl	$3, %esi
	salq	$5, %rsi
	.p2align 4,,10
	.p2align 3
.L3215:
	vroundps	$2, (%rdi,%rax), %ymm0
	vmovups	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L3215
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L3226
	vzeroupper
.L3214:
	movl	%edx, %r8d
	subl	%esi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3217
	vroundps	$2, (%rdi,%rsi,4), %xmm0
	vmovups	%xmm0, (%rcx,%rsi,4)
	movl	%r8d, %esi
	andl	$-4, %esi
	addl	%esi, %eax
	andl	$3, %r8d
	je	.L3225
.L3217:
	movslq	%eax, %r8
	vxorps	%xmm0, %xmm0, %xmm0
	vroundss	$10, (%rdi,%r8,4), %xmm0, %xmm1
	leaq	0(,%r8,4), %rsi
	vmovss	%xmm1, (%rcx,%r8,4)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L3225
	addl	$2, %eax
	vroundss	$10, 4(%rdi,%rsi), %xmm0, %xmm1
	vmovss	%xmm1, 4(%rcx,%rsi)
	cmpl	%eax, %edx
	jle	.L3225
	vroundss	$10, 8(%rdi,%rsi), %xmm0, %xmm0
	vmovss	%xmm0, 8(%rcx,%rsi)
.L3225:
	ret
	.p2align 4,,10
	.p2align 3
.L3226:
	vzeroupper
	ret
.L3219:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3214
	.cfi_endproc
.LFE257:
	.size	v_etch__ceil_f32, .-v_etch__ceil_f32
	.p2align 4
	.globl	v_etch__trunc_f32
	.type	v_etch__trunc_f32, @function
v_etch__trunc_f32:
.LFB258:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L3240
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3234
	movl	%edx, %esi
	xorl	%eax, %eax
	shrl	$3, %esi
	salq	$5, %rsi
	.p2align 4,,10
	.p2align 3
.L3230:
	vroundps	$3, (%rdi,%rax), %ymm0
	vmovups	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L3230
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L3241
	vzeroupper
.L3229:
	movl	%edx, %r8d
	subl	%esi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3232
	vroundps	$3, (%rdi,%rsi,4), %xmm0
	vmovups	%xmm0, (%rcx,%rsi,4)
	movl	%r8d, %esi
	andl	$-4, %esi
	addl	%esi, %eax
	andl	$3, %r8d
	je	.L3240
.L3232:
	movslq	%eax, %r8
	vxorps	%xmm0, %xmm0, %xmm0
	vroundss	$11, (%rdi,%r8,4), %xmm0, %xmm1
	leaq	0(,%r8,4), %rsi
	vmovss	%xmm1, (%rcx,%r8,4)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L3240
	addl	$2, %eax
	vroundss	$11, 4(%rdi,%rsi), %xmm0, %xmm1
	vmovss	%xmm1, 4(%rcx,%rsi)
	cmpl	%eax, %edx
	jle	.L3240
	vroundss	$11, 8(%rdi,%rsi), %xmm0, %xmm0
	vmovss	%xmm0, 8(%rcx,%rsi)
.L3240:
	ret
	.p2align 4,,10
	.p2align 3
.L3241:
	vzeroupper
	ret
.L3234:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3229
	.cfi_endproc
.LFE258:
	.size	v_etch__trunc_f32, .-v_etch__trunc_f32
	.p2align 4
	.globl	v_etch__rint_f32
	.type	v_etch__rint_f32, @function
v_etch__rint_f32:
.LFB259:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L3255
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3249
	movl	%edx, %esi
	xorl	%eax, %eax
	shrl	$3, %esi
	salq	$5, %rsi
	.p2align 4,,10
	.p2align 3
.L3245:
	vroundps	$4, (%rdi,%rax), %ymm0
	vmovups	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L3245
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L3256
	vzeroupper
.L3244:
	movl	%edx, %r8d
	subl	%esi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3247
	vroundps	$4, (%rdi,%rsi,4), %xmm0
	vmovups	%xmm0, (%rcx,%rsi,4)
	movl	%r8d, %esi
	andl	$-4, %esi
	addl	%esi, %eax
	andl	$3, %r8d
	je	.L3255
.L3247:
	movslq	%eax, %r8
	vxorps	%xmm0, %xmm0, %xmm0
	vroundss	$4, (%rdi,%r8,4), %xmm0, %xmm1
	leaq	0(,%r8,4), %rsi
	vmovss	%xmm1, (%rcx,%r8,4)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L3255
	addl	$2, %eax
	vroundss	$4, 4(%rdi,%rsi), %xmm0, %xmm1
	vmovss	%xmm1, 4(%rcx,%rsi)
	cmpl	%eax, %edx
	jle	.L3255
	vroundss	$4, 8(%rdi,%rsi), %xmm0, %xmm0
	vmovss	%xmm0, 8(%rcx,%rsi)
.L3255:
	ret
	.p2align 4,,10
	.p2align 3
.L3256:
	vzeroupper
	ret
.L3249:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3244
	.cfi_endproc
.LFE259:
	.size	v_etch__rint_f32, .-v_etch__rint_f32
	.p2align 4
	.globl	v_etch__floor_f64
	.type	v_etch__floor_f64, @function
v_etch__floor_f64:
.LFB260:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L3273
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L3264
	movl	%edx, %esi
	xorl	%eax, %eax
	shrl	$2, %esi
	salq	$5, %rsi
	.p2align 4,,10
	.p2align 3
.L3260:
	vroundpd	$1, (%rdi,%rax), %ymm0
	vmovupd	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L3260
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L3274
	vzeroupper
.L3259:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L3262
	vroundpd	$1, (%rdi,%rsi,8), %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L3273
	andl	$-2, %edx
	addl	%edx, %eax
.L3262:
	cltq
	vxorps	%xmm0, %xmm0, %xmm0
	vroundsd	$9, (%rdi,%rax,8), %xmm0, %xmm0
	vmovsd	%xmm0, (%rcx,%rax,8)
.L3273:
	ret
	.p2align 4,,10
	.p2align 3
.L3274:
	vzeroupper
	ret
.L3264:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3259
	.cfi_endproc
.LFE260:
	.size	v_etch__floor_f64, .-v_etch__floor_f64
	.p2align 4
	.globl	v_etch__ceil_f64
	.type	v_etch__ceil_f64, @function
v_etch__ceil_f64:
.LFB261:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L3291
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L3282
	movl	%edx, %esi
	xorl	%eax, %eax
	shrl	$2, %esi
	salq	$5, %rsi
	.p2align 4,,10
	.p2align 3
.L3278:
	vroundpd	$2, (%rdi,%rax), %ymm0
	vmovupd	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L3278
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L3292
	vzeroupper
.L3277:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L3280
	vroundpd	$2, (%rdi,%rsi,8), %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L3291
	andl	$-2, %edx
	addl	%edx, %eax
.L3280:
	cltq
	vxorps	%xmm0, %xmm0, %xmm0
	vroundsd	$10, (%rdi,%rax,8), %xmm0, %xmm0
	vmovsd	%xmm0, (%rcx,%rax,8)
.L3291:
	ret
	.p2align 4,,10
	.p2align 3
.L3292:
	vzeroupper
	ret
.L3282:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3277
	.cfi_endproc
.LFE261:
	.size	v_etch__ceil_f64, .-v_etch__ceil_f64
	.p2align 4
	.globl	v_etch__trunc_f64
	.type	v_etch__trunc_f64, @function
v_etch__trunc_f64:
.LFB262:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L3309
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L3300
	movl	%edx, %esi
	xorl	%eax, %eax
	shrl	$2, %esi
	salq	$5, %rsi
	.p2align 4,,10
	.p2align 3
.L3296:
	vroundpd	$3, (%rdi,%rax), %ymm0
	vmovupd	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L3296
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L3310
	vzeroupper
.L3295:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L3298
	vroundpd	$3, (%rdi,%rsi,8), %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L3309
	andl	$-2, %edx
	addl	%edx, %eax
.L3298:
	cltq
	vxorps	%xmm0, %xmm0, %xmm0
	vroundsd	$11, (%rdi,%rax,8), %xmm0, %xmm0
	vmovsd	%xmm0, (%rcx,%rax,8)
.L3309:
	ret
	.p2align 4,,10
	.p2align 3
.L3310:
	vzeroupper
	ret
.L3300:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3295
	.cfi_endproc
.LFE262:
	.size	v_etch__trunc_f64, .-v_etch__trunc_f64
	.p2align 4
	.globl	v_etch__rint_f64
	.type	v_etch__rint_f64, @function
v_etch__rint_f64:
.LFB263:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L3327
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L3318
	movl	%edx, %esi
	xorl	%eax, %eax
	shrl	$2, %esi
	salq	$5, %rsi
	.p2align 4,,10
	.p2align 3
.L3314:
	vroundpd	$4, (%rdi,%rax), %ymm0
	vmovupd	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L3314
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L3328
	vzeroupper
.L3313:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L3316
	vroundpd	$4, (%rdi,%rsi,8), %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L3327
	andl	$-2, %edx
	addl	%edx, %eax
.L3316:
	cltq
	vxorps	%xmm0, %xmm0, %xmm0
	vroundsd	$4, (%rdi,%rax,8), %xmm0, %xmm0
	vmovsd	%xmm0, (%rcx,%rax,8)
.L3327:
	ret
	.p2align 4,,10
	.p2align 3
.L3328:
	vzeroupper
	ret
.L3318:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3313
	.cfi_endproc
.LFE263:
	.size	v_etch__rint_f64, .-v_etch__rint_f64
	.p2align 4
	.globl	v_etch__tanh_f32
	.type	v_etch__tanh_f32, @function
v_etch__tanh_f32:
.LFB264:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3362
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	cmpl	$6, %eax
	jbe	.L3348
	movl	$2147483647, %r8d
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastss	.LC870(%rip), %ymm4
	vbroadcastss	.LC271(%rip), %ymm15
	vmovd	%r8d, %xmm5
	shrl	$3, %edi
	movl	$126, %r8d
	vpbroadcastd	%xmm5, %ymm5
	salq	$5, %rdi
	vbroadcastss	.LC273(%rip), %ymm14
	vbroadcastss	.LC275(%rip), %ymm13
	vbroadcastss	.LC873(%rip), %ymm12
	vmovdqa	%ymm5, -32(%rsp)
	vmovd	%r8d, %xmm5
	movl	$-2147483648, %r8d
	vbroadcastss	.LC230(%rip), %ymm11
	vpbroadcastd	%xmm5, %ymm5
	vbroadcastss	.LC232(%rip), %ymm10
	vbroadcastss	.LC234(%rip), %ymm9
	vmovdqa	%ymm5, -64(%rsp)
	vmovd	%r8d, %xmm5
	vbroadcastss	.LC236(%rip), %ymm8
	vbroadcastss	.LC238(%rip), %ymm7
	vpbroadcastd	%xmm5, %ymm5
	vbroadcastss	.LC318(%rip), %ymm6
	vmovdqa	%ymm5, -96(%rsp)
	.p2align 4,,10
	.p2align 3
.L3332:
	vmovdqa	-32(%rsp), %ymm5
	vpand	(%rcx,%rax), %ymm5, %ymm1
	vaddps	%ymm1, %ymm1, %ymm1
	vcmpnltps	%ymm1, %ymm4, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm4, %ymm1
	vmovaps	%ymm1, %ymm2
	vfmadd132ps	%ymm15, %ymm14, %ymm2
	vaddps	%ymm13, %ymm2, %ymm3
	vpaddd	-64(%rsp), %ymm2, %ymm2
	vpslld	$23, %ymm2, %ymm2
	vfmadd132ps	%ymm12, %ymm1, %ymm3
	vcmpnltps	.LC874(%rip), %ymm1, %ymm1
	vmulps	%ymm3, %ymm3, %ymm5
	vmovaps	%ymm3, %ymm0
	vfmadd132ps	%ymm11, %ymm10, %ymm0
	vfmadd132ps	%ymm3, %ymm9, %ymm0
	vfmadd132ps	%ymm3, %ymm8, %ymm0
	vfmadd132ps	%ymm3, %ymm7, %ymm0
	vfmadd132ps	%ymm5, %ymm3, %ymm0
	vaddps	%ymm2, %ymm6, %ymm3
	vmovdqa	-96(%rsp), %ymm5
	vfmadd132ps	%ymm2, %ymm3, %ymm0
	vaddps	.LC280(%rip), %ymm0, %ymm2
	vdivps	%ymm2, %ymm0, %ymm2
	vfnmadd132ps	%ymm2, %ymm0, %ymm0
	vblendvps	%ymm1, %ymm2, %ymm0, %ymm0
	vpand	(%rcx,%rax), %ymm5, %ymm1
	vpor	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rdi, %rax
	jne	.L3332
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%eax, %edx
	je	.L3365
	vzeroupper
.L3331:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3334
	movl	$2147483647, %r11d
	movl	$126, %r10d
	vbroadcastss	.LC870(%rip), %xmm4
	vbroadcastss	.LC271(%rip), %xmm3
	vbroadcastss	.LC232(%rip), %xmm5
	vmovd	%r11d, %xmm0
	vbroadcastss	.LC230(%rip), %xmm2
	movl	$-2147483648, %r11d
	vpshufd	$0, %xmm0, %xmm0
	vpand	(%rcx,%rdi,4), %xmm0, %xmm0
	vaddps	%xmm0, %xmm0, %xmm0
	vcmpnltps	%xmm0, %xmm4, %xmm1
	vblendvps	%xmm1, %xmm0, %xmm4, %xmm4
	vbroadcastss	.LC273(%rip), %xmm0
	vbroadcastss	.LC275(%rip), %xmm1
	vfmadd132ps	%xmm4, %xmm0, %xmm3
	vbroadcastss	.LC873(%rip), %xmm0
	vaddps	%xmm1, %xmm3, %xmm1
	vfmadd132ps	%xmm0, %xmm4, %xmm1
	vmulps	%xmm1, %xmm1, %xmm0
	vfmadd132ps	%xmm1, %xmm5, %xmm2
	vbroadcastss	.LC234(%rip), %xmm5
	vfmadd132ps	%xmm1, %xmm5, %xmm2
	vbroadcastss	.LC236(%rip), %xmm5
	vfmadd132ps	%xmm1, %xmm5, %xmm2
	vbroadcastss	.LC238(%rip), %xmm5
	vfmadd132ps	%xmm1, %xmm5, %xmm2
	vfmadd132ps	%xmm2, %xmm1, %xmm0
	vmovd	%r10d, %xmm1
	vbroadcastss	.LC318(%rip), %xmm2
	vpshufd	$0, %xmm1, %xmm1
	vpaddd	%xmm1, %xmm3, %xmm1
	vpslld	$23, %xmm1, %xmm1
	vaddps	%xmm1, %xmm2, %xmm2
	vfmadd132ps	%xmm1, %xmm2, %xmm0
	vbroadcastss	.LC281(%rip), %xmm1
	vbroadcastss	.LC875(%rip), %xmm2
	vcmpnltps	%xmm2, %xmm4, %xmm4
	vaddps	%xmm1, %xmm0, %xmm1
	vdivps	%xmm1, %xmm0, %xmm1
	vfnmadd132ps	%xmm1, %xmm0, %xmm0
	vblendvps	%xmm4, %xmm1, %xmm0, %xmm0
	vmovd	%r11d, %xmm1
	vpshufd	$0, %xmm1, %xmm1
	vpand	(%rcx,%rdi,4), %xmm1, %xmm1
	vpor	%xmm0, %xmm1, %xmm0
	vmovups	%xmm0, (%rsi,%rdi,4)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L3360
.L3334:
	movslq	%eax, %rdi
	vmovss	.LC870(%rip), %xmm0
	vmovss	.LC271(%rip), %xmm2
	movl	(%rcx,%rdi,4), %r9d
	leaq	0(,%rdi,4), %r8
	vmovss	.LC873(%rip), %xmm11
	vmovss	.LC230(%rip), %xmm3
	vmovss	.LC232(%rip), %xmm10
	leaq	(%rsi,%r8), %r10
	movl	%r9d, %edi
	vmovss	.LC234(%rip), %xmm9
	vmovss	.LC236(%rip), %xmm8
	andl	$2147483647, %edi
	vmovss	.LC238(%rip), %xmm7
	vmovd	%edi, %xmm12
	vaddss	%xmm12, %xmm12, %xmm12
	vcmpltss	%xmm12, %xmm0, %xmm1
	vblendvps	%xmm1, %xmm0, %xmm12, %xmm12
	vmovss	.LC273(%rip), %xmm0
	vmovaps	%xmm12, %xmm1
	vfmadd132ss	%xmm2, %xmm0, %xmm1
	vsubss	%xmm0, %xmm1, %xmm5
	vmovd	%xmm1, %edi
	addl	$126, %edi
	sall	$23, %edi
	vfmadd132ss	%xmm11, %xmm12, %xmm5
	vmovd	%edi, %xmm1
	vmulss	%xmm5, %xmm5, %xmm6
	vmovaps	%xmm5, %xmm4
	vfmadd132ss	%xmm3, %xmm10, %xmm4
	vfmadd132ss	%xmm5, %xmm9, %xmm4
	vfmadd132ss	%xmm5, %xmm8, %xmm4
	vfmadd132ss	%xmm5, %xmm7, %xmm4
	vfmadd132ss	%xmm6, %xmm5, %xmm4
	vmovss	.LC325(%rip), %xmm5
	vsubss	%xmm5, %xmm1, %xmm6
	vfmadd132ss	%xmm4, %xmm6, %xmm1
	vmovss	.LC281(%rip), %xmm4
	vmovss	.LC875(%rip), %xmm6
	vcomiss	%xmm12, %xmm6
	vaddss	%xmm4, %xmm1, %xmm13
	vdivss	%xmm13, %xmm1, %xmm13
	ja	.L3366
.L3338:
	vmovd	%xmm13, %edi
	andl	$-2147483648, %r9d
	orl	%edi, %r9d
	leal	1(%rax), %edi
	movl	%r9d, (%r10)
	cmpl	%edi, %edx
	jle	.L3360
	movl	4(%rcx,%r8), %r9d
	vmovss	.LC870(%rip), %xmm1
	leaq	4(%rsi,%r8), %r10
	movl	%r9d, %edi
	andl	$2147483647, %edi
	vmovd	%edi, %xmm12
	vaddss	%xmm12, %xmm12, %xmm12
	vcmpltss	%xmm12, %xmm1, %xmm13
	vblendvps	%xmm13, %xmm1, %xmm12, %xmm12
	vmovaps	%xmm12, %xmm14
	vfmadd132ss	%xmm2, %xmm0, %xmm14
	vsubss	%xmm0, %xmm14, %xmm13
	vmovd	%xmm14, %edi
	addl	$126, %edi
	sall	$23, %edi
	vcomiss	%xmm12, %xmm6
	vfmadd132ss	%xmm11, %xmm12, %xmm13
	vmulss	%xmm13, %xmm13, %xmm15
	vmovaps	%xmm13, %xmm1
	vfmadd132ss	%xmm3, %xmm10, %xmm1
	vfmadd132ss	%xmm13, %xmm9, %xmm1
	vfmadd132ss	%xmm13, %xmm8, %xmm1
	vfmadd132ss	%xmm13, %xmm7, %xmm1
	vfmadd132ss	%xmm15, %xmm13, %xmm1
	vmovd	%edi, %xmm13
	vsubss	%xmm5, %xmm13, %xmm14
	vfmadd132ss	%xmm13, %xmm14, %xmm1
	vaddss	%xmm4, %xmm1, %xmm13
	vdivss	%xmm13, %xmm1, %xmm13
	jbe	.L3342
	vfnmadd132ss	%xmm1, %xmm1, %xmm13
.L3342:
	andl	$-2147483648, %r9d
	vmovd	%xmm13, %edi
	addl	$2, %eax
	orl	%edi, %r9d
	movl	%r9d, (%r10)
	cmpl	%eax, %edx
	jle	.L3360
	movl	8(%rcx,%r8), %edx
	vmovss	.LC870(%rip), %xmm12
	leaq	8(%rsi,%r8), %rsi
	movl	%edx, %eax
	andl	$2147483647, %eax
	vmovd	%eax, %xmm1
	vaddss	%xmm1, %xmm1, %xmm1
	vcmpltss	%xmm1, %xmm12, %xmm13
	vblendvps	%xmm13, %xmm12, %xmm1, %xmm1
	vfmadd132ss	%xmm1, %xmm0, %xmm2
	vsubss	%xmm0, %xmm2, %xmm0
	vmovd	%xmm2, %eax
	addl	$126, %eax
	sall	$23, %eax
	vcomiss	%xmm1, %xmm6
	vfmadd132ss	%xmm11, %xmm1, %xmm0
	vfmadd132ss	%xmm0, %xmm10, %xmm3
	vfmadd132ss	%xmm0, %xmm9, %xmm3
	vfmadd132ss	%xmm0, %xmm8, %xmm3
	vfmadd132ss	%xmm0, %xmm7, %xmm3
	vmulss	%xmm0, %xmm0, %xmm7
	vfmadd132ss	%xmm7, %xmm0, %xmm3
	vmovd	%eax, %xmm0
	vsubss	%xmm5, %xmm0, %xmm5
	vfmadd132ss	%xmm3, %xmm5, %xmm0
	vaddss	%xmm4, %xmm0, %xmm4
	vdivss	%xmm4, %xmm0, %xmm4
	jbe	.L3346
	vfnmadd132ss	%xmm0, %xmm0, %xmm4
.L3346:
	andl	$-2147483648, %edx
	vmovd	%xmm4, %eax
	orl	%eax, %edx
	movl	%edx, (%rsi)
.L3360:
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3366:
	.cfi_restore_state
	vfnmadd132ss	%xmm1, %xmm1, %xmm13
	jmp	.L3338
	.p2align 4,,10
	.p2align 3
.L3362:
	.cfi_def_cfa 7, 8
	.cfi_restore 6
	ret
	.p2align 4,,10
	.p2align 3
.L3365:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	vzeroupper
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
.L3348:
	.cfi_restore_state
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L3331
	.cfi_endproc
.LFE264:
	.size	v_etch__tanh_f32, .-v_etch__tanh_f32
	.p2align 4
	.globl	v_etch__tanh_f64
	.type	v_etch__tanh_f64, @function
v_etch__tanh_f64:
.LFB265:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L3389
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L3378
	movabsq	$9223372036854775807, %r11
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC879(%rip), %ymm4
	vmovq	%r11, %xmm8
	addq	$1, %r11
	shrl	$2, %edi
	vbroadcastsd	.LC6(%rip), %ymm15
	vmovq	%r11, %xmm6
	salq	$5, %rdi
	vbroadcastsd	.LC7(%rip), %ymm14
	vbroadcastsd	.LC297(%rip), %ymm13
	vbroadcastsd	.LC8(%rip), %ymm12
	vpbroadcastq	%xmm8, %ymm8
	vbroadcastsd	.LC330(%rip), %ymm11
	vpbroadcastq	%xmm6, %ymm6
	vbroadcastsd	.LC20(%rip), %ymm10
	vbroadcastsd	.LC882(%rip), %ymm9
	vpbroadcastq	.LC338(%rip), %ymm7
	.p2align 4,,10
	.p2align 3
.L3370:
	vpand	(%rcx,%rax), %ymm8, %ymm2
	vaddpd	%ymm2, %ymm2, %ymm2
	vcmpnltpd	%ymm2, %ymm4, %ymm0
	vblendvpd	%ymm0, %ymm2, %ymm4, %ymm2
	vmovapd	%ymm2, %ymm3
	vfmadd132pd	%ymm15, %ymm14, %ymm3
	vaddpd	%ymm13, %ymm3, %ymm1
	vpaddq	%ymm7, %ymm3, %ymm3
	vpsllq	$52, %ymm3, %ymm3
	vmovapd	%ymm1, %ymm0
	vfmadd132pd	%ymm12, %ymm2, %ymm0
	vcmpnltpd	%ymm9, %ymm2, %ymm2
	vfmadd132pd	.LC299(%rip), %ymm0, %ymm1
	vbroadcastsd	.LC10(%rip), %ymm0
	vfmadd213pd	.LC245(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC246(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC247(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC248(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC249(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC250(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC251(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC252(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC253(%rip), %ymm1, %ymm0
	vmulpd	%ymm1, %ymm1, %ymm5
	vfmadd213pd	.LC254(%rip), %ymm1, %ymm0
	vfmadd132pd	%ymm5, %ymm1, %ymm0
	vaddpd	%ymm3, %ymm11, %ymm1
	vfmadd132pd	%ymm3, %ymm1, %ymm0
	vaddpd	%ymm10, %ymm0, %ymm1
	vdivpd	%ymm1, %ymm0, %ymm1
	vfnmadd132pd	%ymm1, %ymm0, %ymm0
	vblendvpd	%ymm2, %ymm1, %ymm0, %ymm0
	vpand	(%rcx,%rax), %ymm6, %ymm1
	vpor	%ymm0, %ymm1, %ymm0
	vmovupd	%ymm0, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rdi, %rax
	jne	.L3370
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %edi
	cmpl	%eax, %edx
	je	.L3390
	vzeroupper
.L3369:
	subl	%edi, %edx
	cmpl	$1, %edx
	je	.L3372
	movabsq	$9223372036854775807, %r8
	vmovddup	.LC879(%rip), %xmm2
	vmovddup	.LC9(%rip), %xmm4
	vmovddup	.LC11(%rip), %xmm5
	vmovq	%r8, %xmm0
	movl	$1022, %r9d
	movabsq	$-9223372036854775808, %r10
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vpand	(%rcx,%rdi,8), %xmm0, %xmm0
	vaddpd	%xmm0, %xmm0, %xmm0
	vcmpnltpd	%xmm0, %xmm2, %xmm1
	vblendvpd	%xmm1, %xmm0, %xmm2, %xmm2
	vmovddup	.LC6(%rip), %xmm1
	vmovapd	%xmm1, %xmm3
	vmovddup	.LC7(%rip), %xmm0
	vfmadd132pd	%xmm2, %xmm0, %xmm3
	vmovddup	.LC297(%rip), %xmm1
	vaddpd	%xmm1, %xmm3, %xmm0
	vmovddup	.LC8(%rip), %xmm1
	vfmadd132pd	%xmm0, %xmm2, %xmm1
	vfmadd231pd	%xmm4, %xmm0, %xmm1
	vmovddup	.LC10(%rip), %xmm0
	vmulpd	%xmm1, %xmm1, %xmm4
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC12(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC13(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC14(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC15(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC16(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC17(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC18(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC19(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC4(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vfmadd132pd	%xmm4, %xmm1, %xmm0
	vmovq	%r9, %xmm1
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpaddq	%xmm1, %xmm3, %xmm1
	vmovddup	.LC330(%rip), %xmm3
	vpsllq	$52, %xmm1, %xmm1
	vaddpd	%xmm1, %xmm3, %xmm3
	vfmadd132pd	%xmm1, %xmm3, %xmm0
	vmovddup	.LC20(%rip), %xmm1
	vmovddup	.LC882(%rip), %xmm3
	vcmpnltpd	%xmm3, %xmm2, %xmm2
	vaddpd	%xmm1, %xmm0, %xmm1
	vdivpd	%xmm1, %xmm0, %xmm1
	vfnmadd132pd	%xmm1, %xmm0, %xmm0
	vblendvpd	%xmm2, %xmm1, %xmm0, %xmm0
	vmovq	%r10, %xmm1
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	(%rcx,%rdi,8), %xmm1, %xmm1
	vpor	%xmm0, %xmm1, %xmm0
	vmovupd	%xmm0, (%rsi,%rdi,8)
	testb	$1, %dl
	je	.L3389
	andl	$-2, %edx
	addl	%edx, %eax
.L3372:
	cltq
	vmovsd	.LC879(%rip), %xmm0
	vmovsd	.LC4(%rip), %xmm5
	leaq	(%rsi,%rax,8), %rdx
	movq	(%rcx,%rax,8), %rax
	movq	%rax, %rsi
	btrq	$63, %rsi
	vmovq	%rsi, %xmm2
	vaddsd	%xmm2, %xmm2, %xmm2
	vminsd	%xmm2, %xmm0, %xmm2
	vmovsd	.LC7(%rip), %xmm0
	vmovsd	%xmm2, %xmm2, %xmm4
	vfmadd132sd	.LC6(%rip), %xmm0, %xmm4
	vsubsd	%xmm0, %xmm4, %xmm0
	vmovq	%xmm4, %rdi
	leaq	1022(%rdi), %rcx
	salq	$52, %rcx
	vmovsd	%xmm0, %xmm0, %xmm1
	vfmadd132sd	.LC8(%rip), %xmm2, %xmm1
	vfmadd132sd	.LC9(%rip), %xmm1, %xmm0
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
	vfmadd132sd	%xmm0, %xmm5, %xmm1
	vfmadd231sd	%xmm1, %xmm3, %xmm0
	vmovq	%rcx, %xmm1
	vmovsd	.LC882(%rip), %xmm3
	vsubsd	%xmm5, %xmm1, %xmm5
	vcomisd	%xmm2, %xmm3
	vfmadd132sd	%xmm1, %xmm5, %xmm0
	vaddsd	.LC20(%rip), %xmm0, %xmm1
	vdivsd	%xmm1, %xmm0, %xmm1
	jbe	.L3376
	vfnmadd132sd	%xmm0, %xmm0, %xmm1
.L3376:
	movabsq	$-9223372036854775808, %rcx
	vmovq	%xmm1, %rdi
	andq	%rcx, %rax
	orq	%rdi, %rax
	movq	%rax, (%rdx)
	ret
	.p2align 4,,10
	.p2align 3
.L3389:
	ret
	.p2align 4,,10
	.p2align 3
.L3390:
	vzeroupper
	ret
.L3378:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L3369
	.cfi_endproc
.LFE265:
	.size	v_etch__tanh_f64, .-v_etch__tanh_f64
	.p2align 4
	.globl	v_etch__sigmoid_f32
	.type	v_etch__sigmoid_f32, @function
v_etch__sigmoid_f32:
.LFB266:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L3424
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3408
	movl	%edx, %esi
	movl	$-1262485250, %r8d
	vxorps	%xmm9, %xmm9, %xmm9
	xorl	%eax, %eax
	vbroadcastss	.LC223(%rip), %ymm15
	shrl	$3, %esi
	vmovd	%r8d, %xmm8
	vbroadcastss	.LC886(%rip), %ymm7
	vbroadcastss	.LC888(%rip), %ymm14
	salq	$5, %rsi
	vbroadcastss	.LC890(%rip), %ymm6
	vpbroadcastd	%xmm8, %ymm8
	vbroadcastss	.LC267(%rip), %ymm13
	vbroadcastss	.LC266(%rip), %ymm12
	vbroadcastss	.LC271(%rip), %ymm11
	vbroadcastss	.LC273(%rip), %ymm10
	vbroadcastss	.LC281(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L3394:
	vandps	(%rdi,%rax), %ymm15, %ymm0
	vcmpnltps	%ymm7, %ymm0, %ymm5
	vcmpltps	%ymm0, %ymm6, %ymm1
	vxorps	%ymm14, %ymm0, %ymm4
	vcmpnltps	%ymm0, %ymm6, %ymm3
	vcmpltps	%ymm7, %ymm0, %ymm0
	vpand	%ymm5, %ymm1, %ymm1
	vpand	%ymm5, %ymm3, %ymm3
	vblendvps	%ymm1, %ymm13, %ymm4, %ymm1
	vmovups	(%rdi,%rax), %ymm5
	vblendvps	%ymm3, %ymm4, %ymm1, %ymm1
	vblendvps	%ymm0, %ymm12, %ymm1, %ymm1
	vmovaps	%ymm1, %ymm3
	vfmadd132ps	%ymm11, %ymm10, %ymm3
	vaddps	.LC274(%rip), %ymm3, %ymm0
	vfmadd231ps	.LC276(%rip), %ymm0, %ymm1
	vfmadd132ps	.LC278(%rip), %ymm1, %ymm0
	vbroadcastss	.LC230(%rip), %ymm1
	vfmadd213ps	.LC231(%rip), %ymm0, %ymm1
	vfmadd213ps	.LC233(%rip), %ymm0, %ymm1
	vfmadd213ps	.LC235(%rip), %ymm0, %ymm1
	vfmadd213ps	.LC237(%rip), %ymm0, %ymm1
	vfmadd132ps	%ymm0, %ymm2, %ymm1
	vfmadd132ps	%ymm1, %ymm2, %ymm0
	vpaddd	%ymm8, %ymm3, %ymm1
	vpsrld	$1, %ymm1, %ymm3
	vpslld	$23, %ymm3, %ymm4
	vpsubd	%ymm3, %ymm1, %ymm1
	vpslld	$23, %ymm1, %ymm1
	vmulps	%ymm4, %ymm0, %ymm0
	vmulps	%ymm1, %ymm0, %ymm0
	vaddps	%ymm2, %ymm0, %ymm1
	vdivps	%ymm1, %ymm0, %ymm1
	vsubps	%ymm1, %ymm0, %ymm3
	vfnmadd132ps	%ymm1, %ymm3, %ymm0
	vsubps	%ymm1, %ymm2, %ymm3
	vfmadd132ps	%ymm3, %ymm1, %ymm0
	vcmpltps	%ymm9, %ymm5, %ymm1
	vsubps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L3394
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L3425
	vzeroupper
.L3393:
	movl	%edx, %r8d
	subl	%esi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3396
	vbroadcastss	.LC886(%rip), %xmm5
	movl	$-1262485250, %r11d
	vbroadcastss	.LC890(%rip), %xmm1
	vbroadcastss	.LC223(%rip), %xmm0
	vandps	(%rdi,%rsi,4), %xmm0, %xmm0
	vbroadcastss	.LC888(%rip), %xmm3
	vmovups	(%rdi,%rsi,4), %xmm6
	vcmpnltps	%xmm5, %xmm0, %xmm2
	vcmpnltps	%xmm0, %xmm1, %xmm4
	vcmpltps	%xmm0, %xmm1, %xmm1
	vxorps	%xmm3, %xmm0, %xmm3
	vcmpltps	%xmm5, %xmm0, %xmm0
	vpand	%xmm2, %xmm4, %xmm4
	vpand	%xmm2, %xmm1, %xmm2
	vbroadcastss	.LC267(%rip), %xmm1
	vblendvps	%xmm2, %xmm1, %xmm3, %xmm1
	vbroadcastss	.LC266(%rip), %xmm2
	vblendvps	%xmm4, %xmm3, %xmm1, %xmm1
	vbroadcastss	.LC277(%rip), %xmm3
	vblendvps	%xmm0, %xmm2, %xmm1, %xmm1
	vbroadcastss	.LC273(%rip), %xmm0
	vbroadcastss	.LC271(%rip), %xmm2
	vfmadd132ps	%xmm1, %xmm0, %xmm2
	vbroadcastss	.LC275(%rip), %xmm0
	vaddps	%xmm0, %xmm2, %xmm0
	vfmadd231ps	%xmm3, %xmm0, %xmm1
	vbroadcastss	.LC279(%rip), %xmm3
	vfmadd132ps	%xmm3, %xmm1, %xmm0
	vbroadcastss	.LC232(%rip), %xmm3
	vbroadcastss	.LC230(%rip), %xmm1
	vfmadd132ps	%xmm0, %xmm3, %xmm1
	vbroadcastss	.LC234(%rip), %xmm3
	vfmadd132ps	%xmm0, %xmm3, %xmm1
	vbroadcastss	.LC236(%rip), %xmm3
	vfmadd132ps	%xmm0, %xmm3, %xmm1
	vbroadcastss	.LC238(%rip), %xmm3
	vfmadd132ps	%xmm0, %xmm3, %xmm1
	vbroadcastss	.LC281(%rip), %xmm3
	vfmadd132ps	%xmm0, %xmm3, %xmm1
	vfmadd132ps	%xmm1, %xmm3, %xmm0
	vmovd	%r11d, %xmm1
	vpshufd	$0, %xmm1, %xmm1
	vpaddd	%xmm1, %xmm2, %xmm2
	vpsrld	$1, %xmm2, %xmm1
	vpslld	$23, %xmm1, %xmm4
	vpsubd	%xmm1, %xmm2, %xmm2
	vmulps	%xmm4, %xmm0, %xmm0
	vpslld	$23, %xmm2, %xmm2
	vmulps	%xmm2, %xmm0, %xmm0
	vaddps	%xmm3, %xmm0, %xmm1
	vdivps	%xmm1, %xmm0, %xmm1
	vsubps	%xmm1, %xmm0, %xmm2
	vfnmadd132ps	%xmm1, %xmm2, %xmm0
	vsubps	%xmm1, %xmm3, %xmm2
	vfmadd132ps	%xmm2, %xmm1, %xmm0
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%xmm2, %xmm6, %xmm2
	vsubps	%xmm0, %xmm3, %xmm1
	vblendvps	%xmm2, %xmm0, %xmm1, %xmm0
	vmovups	%xmm0, (%rcx,%rsi,4)
	movl	%r8d, %esi
	andl	$-4, %esi
	addl	%esi, %eax
	andl	$3, %r8d
	je	.L3424
.L3396:
	movslq	%eax, %r8
	vmovss	.LC886(%rip), %xmm11
	vmovss	.LC266(%rip), %xmm1
	vmovss	(%rdi,%r8,4), %xmm14
	leaq	0(,%r8,4), %rsi
	leaq	(%rcx,%rsi), %r9
	vmovd	%xmm14, %r11d
	andl	$2147483647, %r11d
	vmovd	%r11d, %xmm0
	vcomiss	%xmm0, %xmm11
	jbe	.L3426
.L3398:
	vmovss	.LC273(%rip), %xmm0
	vmovss	.LC271(%rip), %xmm4
	vmovaps	%xmm1, %xmm13
	vmovss	.LC277(%rip), %xmm8
	vmovss	.LC279(%rip), %xmm10
	vfmadd132ss	%xmm4, %xmm0, %xmm13
	vmovss	.LC230(%rip), %xmm3
	vmovss	.LC232(%rip), %xmm5
	vmovss	.LC234(%rip), %xmm6
	vmovss	.LC236(%rip), %xmm7
	vmovss	.LC238(%rip), %xmm9
	vmovss	.LC281(%rip), %xmm2
	vsubss	%xmm0, %xmm13, %xmm12
	vmovd	%xmm13, %r10d
	leal	-1262485250(%r10), %r8d
	movl	%r8d, %r10d
	vfmadd231ss	%xmm8, %xmm12, %xmm1
	shrl	%r10d
	subl	%r10d, %r8d
	sall	$23, %r10d
	vmovd	%r10d, %xmm15
	sall	$23, %r8d
	vfmadd132ss	%xmm10, %xmm1, %xmm12
	vmovaps	%xmm12, %xmm1
	vfmadd132ss	%xmm3, %xmm5, %xmm1
	vfmadd132ss	%xmm12, %xmm6, %xmm1
	vfmadd132ss	%xmm12, %xmm7, %xmm1
	vfmadd132ss	%xmm12, %xmm9, %xmm1
	vfmadd132ss	%xmm12, %xmm2, %xmm1
	vfmadd132ss	%xmm12, %xmm2, %xmm1
	vmulss	%xmm15, %xmm1, %xmm1
	vmovd	%r8d, %xmm15
	vmulss	%xmm15, %xmm1, %xmm1
	vaddss	%xmm2, %xmm1, %xmm13
	vdivss	%xmm13, %xmm1, %xmm13
	vsubss	%xmm13, %xmm1, %xmm12
	vfnmadd132ss	%xmm13, %xmm12, %xmm1
	vsubss	%xmm13, %xmm2, %xmm12
	vfmadd132ss	%xmm12, %xmm13, %xmm1
	vxorps	%xmm12, %xmm12, %xmm12
	vucomiss	%xmm14, %xmm12
	vsubss	%xmm1, %xmm2, %xmm15
	vmovd	%xmm1, %r11d
	vmovd	%xmm15, %r8d
	cmovbe	%r8d, %r11d
	leal	1(%rax), %r8d
	movl	%r11d, (%r9)
	cmpl	%r8d, %edx
	jle	.L3424
	vmovss	4(%rdi,%rsi), %xmm14
	vmovss	.LC266(%rip), %xmm1
	leaq	4(%rcx,%rsi), %r9
	vmovd	%xmm14, %r11d
	andl	$2147483647, %r11d
	vmovd	%r11d, %xmm12
	vcomiss	%xmm12, %xmm11
	ja	.L3401
	vcomiss	.LC890(%rip), %xmm12
	jbe	.L3427
	vmovss	.LC267(%rip), %xmm1
.L3401:
	vmovaps	%xmm1, %xmm13
	vfmadd132ss	%xmm4, %xmm0, %xmm13
	vsubss	%xmm0, %xmm13, %xmm12
	vmovd	%xmm13, %r11d
	leal	-1262485250(%r11), %r8d
	movl	%r8d, %r10d
	vfmadd231ss	%xmm8, %xmm12, %xmm1
	shrl	%r10d
	subl	%r10d, %r8d
	sall	$23, %r10d
	vmovd	%r10d, %xmm15
	sall	$23, %r8d
	vfmadd132ss	%xmm10, %xmm1, %xmm12
	vmovaps	%xmm12, %xmm1
	vfmadd132ss	%xmm3, %xmm5, %xmm1
	vfmadd132ss	%xmm12, %xmm6, %xmm1
	vfmadd132ss	%xmm12, %xmm7, %xmm1
	vfmadd132ss	%xmm12, %xmm9, %xmm1
	vfmadd132ss	%xmm12, %xmm2, %xmm1
	vfmadd132ss	%xmm12, %xmm2, %xmm1
	vmulss	%xmm15, %xmm1, %xmm1
	vmovd	%r8d, %xmm15
	vmulss	%xmm15, %xmm1, %xmm1
	vaddss	%xmm2, %xmm1, %xmm12
	vdivss	%xmm12, %xmm1, %xmm12
	vsubss	%xmm12, %xmm1, %xmm13
	vfnmadd132ss	%xmm12, %xmm13, %xmm1
	vsubss	%xmm12, %xmm2, %xmm13
	vfmadd132ss	%xmm13, %xmm12, %xmm1
	vxorps	%xmm12, %xmm12, %xmm12
	vucomiss	%xmm14, %xmm12
	vsubss	%xmm1, %xmm2, %xmm14
	vmovd	%xmm1, %r11d
	vmovd	%xmm14, %r8d
	cmovbe	%r8d, %r11d
	addl	$2, %eax
	movl	%r11d, (%r9)
	cmpl	%eax, %edx
	jle	.L3424
	vmovss	8(%rdi,%rsi), %xmm12
	vmovss	.LC266(%rip), %xmm1
	leaq	8(%rcx,%rsi), %rcx
	vmovd	%xmm12, %eax
	andl	$2147483647, %eax
	vmovd	%eax, %xmm13
	vcomiss	%xmm13, %xmm11
	ja	.L3404
	vcomiss	.LC890(%rip), %xmm13
	jbe	.L3428
	vmovss	.LC267(%rip), %xmm1
.L3404:
	vfmadd132ss	%xmm1, %xmm0, %xmm4
	vsubss	%xmm0, %xmm4, %xmm0
	vmovd	%xmm4, %eax
	subl	$1262485250, %eax
	movl	%eax, %edx
	vfmadd231ss	%xmm8, %xmm0, %xmm1
	shrl	%edx
	movl	%edx, %esi
	subl	%edx, %eax
	sall	$23, %esi
	sall	$23, %eax
	vfmadd132ss	%xmm10, %xmm1, %xmm0
	vfmadd132ss	%xmm0, %xmm5, %xmm3
	vmovaps	%xmm3, %xmm1
	vfmadd132ss	%xmm0, %xmm6, %xmm1
	vfmadd132ss	%xmm0, %xmm7, %xmm1
	vmovd	%esi, %xmm7
	vfmadd132ss	%xmm0, %xmm9, %xmm1
	vfmadd132ss	%xmm0, %xmm2, %xmm1
	vfmadd132ss	%xmm1, %xmm2, %xmm0
	vmulss	%xmm7, %xmm0, %xmm0
	vmovd	%eax, %xmm7
	vmulss	%xmm7, %xmm0, %xmm0
	vaddss	%xmm2, %xmm0, %xmm1
	vdivss	%xmm1, %xmm0, %xmm1
	vsubss	%xmm1, %xmm0, %xmm3
	vfnmadd132ss	%xmm1, %xmm3, %xmm0
	vsubss	%xmm1, %xmm2, %xmm3
	vfmadd132ss	%xmm3, %xmm1, %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vucomiss	%xmm12, %xmm1
	vsubss	%xmm0, %xmm2, %xmm2
	vmovd	%xmm0, %eax
	vmovd	%xmm2, %edx
	cmovbe	%edx, %eax
	movl	%eax, (%rcx)
	ret
	.p2align 4,,10
	.p2align 3
.L3424:
	ret
	.p2align 4,,10
	.p2align 3
.L3426:
	vcomiss	.LC890(%rip), %xmm0
	jbe	.L3429
	vmovss	.LC267(%rip), %xmm1
	jmp	.L3398
	.p2align 4,,10
	.p2align 3
.L3425:
	vzeroupper
	ret
.L3408:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3393
.L3428:
	vxorps	.LC894(%rip), %xmm13, %xmm1
	jmp	.L3404
.L3429:
	vxorps	.LC894(%rip), %xmm0, %xmm1
	jmp	.L3398
.L3427:
	vxorps	.LC894(%rip), %xmm12, %xmm1
	jmp	.L3401
	.cfi_endproc
.LFE266:
	.size	v_etch__sigmoid_f32, .-v_etch__sigmoid_f32
	.p2align 4
	.globl	v_etch__sigmoid_f64
	.type	v_etch__sigmoid_f64, @function
v_etch__sigmoid_f64:
.LFB267:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3454
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L3441
	movl	%edx, %ecx
	xorl	%eax, %eax
	vxorpd	%xmm6, %xmm6, %xmm6
	movabsq	$-4843621399236966402, %r9
	shrl	$2, %ecx
	vmovq	%r9, %xmm9
	vbroadcastsd	.LC226(%rip), %ymm15
	vbroadcastsd	.LC896(%rip), %ymm8
	vbroadcastsd	.LC900(%rip), %ymm7
	salq	$5, %rcx
	vbroadcastsd	.LC16(%rip), %ymm14
	vpbroadcastq	%xmm9, %ymm9
	vbroadcastsd	.LC17(%rip), %ymm13
	vbroadcastsd	.LC18(%rip), %ymm12
	vbroadcastsd	.LC19(%rip), %ymm11
	vbroadcastsd	.LC4(%rip), %ymm10
	vbroadcastsd	.LC20(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L3433:
	vandpd	(%rdi,%rax), %ymm15, %ymm1
	vxorpd	.LC897(%rip), %ymm1, %ymm4
	vcmpnltpd	%ymm8, %ymm1, %ymm5
	vcmpltpd	%ymm1, %ymm7, %ymm0
	vcmpnltpd	%ymm1, %ymm7, %ymm3
	vcmpltpd	%ymm8, %ymm1, %ymm1
	vpand	%ymm5, %ymm0, %ymm0
	vblendvpd	%ymm0, .LC293(%rip), %ymm4, %ymm0
	vpand	%ymm5, %ymm3, %ymm3
	vmovupd	(%rdi,%rax), %ymm5
	vblendvpd	%ymm3, %ymm4, %ymm0, %ymm0
	vbroadcastsd	.LC6(%rip), %ymm4
	vblendvpd	%ymm1, .LC292(%rip), %ymm0, %ymm0
	vfmadd213pd	.LC295(%rip), %ymm0, %ymm4
	vaddpd	.LC296(%rip), %ymm4, %ymm1
	vfmadd231pd	.LC298(%rip), %ymm1, %ymm0
	vfmadd132pd	.LC299(%rip), %ymm0, %ymm1
	vbroadcastsd	.LC10(%rip), %ymm0
	vpaddq	%ymm9, %ymm4, %ymm4
	vaddpd	%ymm6, %ymm1, %ymm1
	vfmadd213pd	.LC245(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC246(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC247(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC248(%rip), %ymm1, %ymm0
	vfmadd213pd	.LC249(%rip), %ymm1, %ymm0
	vmulpd	%ymm1, %ymm1, %ymm3
	vfmadd132pd	%ymm1, %ymm14, %ymm0
	vfmadd132pd	%ymm1, %ymm13, %ymm0
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vfmadd132pd	%ymm1, %ymm11, %ymm0
	vfmadd132pd	%ymm1, %ymm10, %ymm0
	vfmadd132pd	%ymm0, %ymm1, %ymm3
	vpsrlq	$1, %ymm4, %ymm0
	vpsllq	$52, %ymm0, %ymm1
	vpsubq	%ymm0, %ymm4, %ymm4
	vpsllq	$52, %ymm4, %ymm4
	vaddpd	%ymm2, %ymm3, %ymm3
	vmulpd	%ymm1, %ymm3, %ymm3
	vmulpd	%ymm4, %ymm3, %ymm3
	vaddpd	%ymm2, %ymm3, %ymm0
	vdivpd	%ymm0, %ymm3, %ymm0
	vsubpd	%ymm0, %ymm3, %ymm1
	vfnmadd132pd	%ymm0, %ymm1, %ymm3
	vsubpd	%ymm0, %ymm2, %ymm1
	vfmadd132pd	%ymm1, %ymm0, %ymm3
	vcmpltpd	%ymm6, %ymm5, %ymm0
	vsubpd	%ymm3, %ymm2, %ymm1
	vblendvpd	%ymm0, %ymm3, %ymm1, %ymm0
	vmovupd	%ymm0, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rax, %rcx
	jne	.L3433
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %ecx
	cmpl	%edx, %eax
	je	.L3455
	vzeroupper
.L3432:
	subl	%ecx, %edx
	cmpl	$1, %edx
	je	.L3435
	vmovddup	.LC226(%rip), %xmm0
	vandpd	(%rdi,%rcx,8), %xmm0, %xmm0
	vmovddup	.LC896(%rip), %xmm5
	vmovddup	.LC900(%rip), %xmm1
	vmovddup	.LC898(%rip), %xmm3
	vmovupd	(%rdi,%rcx,8), %xmm6
	movabsq	$-4843621399236966402, %r8
	vcmpnltpd	%xmm5, %xmm0, %xmm2
	vcmpnltpd	%xmm0, %xmm1, %xmm4
	vxorpd	%xmm3, %xmm0, %xmm3
	vcmpltpd	%xmm0, %xmm1, %xmm1
	vcmpltpd	%xmm5, %xmm0, %xmm0
	vmovddup	.LC11(%rip), %xmm5
	vpand	%xmm2, %xmm4, %xmm4
	vpand	%xmm2, %xmm1, %xmm2
	vmovddup	.LC2(%rip), %xmm1
	vblendvpd	%xmm2, %xmm1, %xmm3, %xmm1
	vmovddup	.LC3(%rip), %xmm2
	vblendvpd	%xmm4, %xmm3, %xmm1, %xmm1
	vblendvpd	%xmm0, %xmm2, %xmm1, %xmm0
	vmovddup	.LC6(%rip), %xmm1
	vmovapd	%xmm1, %xmm3
	vmovddup	.LC7(%rip), %xmm2
	vfmadd132pd	%xmm0, %xmm2, %xmm3
	vmovddup	.LC297(%rip), %xmm1
	vmovddup	.LC8(%rip), %xmm2
	vaddpd	%xmm1, %xmm3, %xmm1
	vfmadd231pd	%xmm2, %xmm1, %xmm0
	vmovddup	.LC9(%rip), %xmm2
	vfmadd132pd	%xmm2, %xmm0, %xmm1
	vxorpd	%xmm2, %xmm2, %xmm2
	vmovddup	.LC10(%rip), %xmm0
	vaddpd	%xmm2, %xmm1, %xmm1
	vcmpltpd	%xmm2, %xmm6, %xmm2
	vmulpd	%xmm1, %xmm1, %xmm4
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC12(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC13(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC14(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC15(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC16(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC17(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC18(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC19(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vmovddup	.LC4(%rip), %xmm5
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vfmadd132pd	%xmm4, %xmm1, %xmm0
	vmovq	%r8, %xmm1
	vmovddup	.LC20(%rip), %xmm4
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpaddq	%xmm1, %xmm3, %xmm1
	vpsrlq	$1, %xmm1, %xmm3
	vpsllq	$52, %xmm3, %xmm5
	vpsubq	%xmm3, %xmm1, %xmm1
	vaddpd	%xmm4, %xmm0, %xmm0
	vpsllq	$52, %xmm1, %xmm1
	vmulpd	%xmm5, %xmm0, %xmm0
	vmulpd	%xmm1, %xmm0, %xmm0
	vaddpd	%xmm4, %xmm0, %xmm3
	vdivpd	%xmm3, %xmm0, %xmm3
	vsubpd	%xmm3, %xmm0, %xmm1
	vfnmadd132pd	%xmm3, %xmm1, %xmm0
	vsubpd	%xmm3, %xmm4, %xmm1
	vfmadd132pd	%xmm1, %xmm3, %xmm0
	vsubpd	%xmm0, %xmm4, %xmm1
	vblendvpd	%xmm2, %xmm0, %xmm1, %xmm0
	vmovupd	%xmm0, (%rsi,%rcx,8)
	testb	$1, %dl
	je	.L3454
	andl	$-2, %edx
	addl	%edx, %eax
.L3435:
	cltq
	vmovsd	.LC896(%rip), %xmm2
	vmovsd	.LC3(%rip), %xmm1
	vmovsd	(%rdi,%rax,8), %xmm5
	leaq	(%rsi,%rax,8), %rdx
	vmovq	%xmm5, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm0
	vcomisd	%xmm0, %xmm2
	ja	.L3437
	vcomisd	.LC900(%rip), %xmm0
	jbe	.L3456
	vmovsd	.LC2(%rip), %xmm1
.L3437:
	vmovsd	.LC7(%rip), %xmm0
	vmovsd	%xmm1, %xmm1, %xmm4
	vfmadd132sd	.LC6(%rip), %xmm0, %xmm4
	vxorpd	%xmm3, %xmm3, %xmm3
	vmovsd	.LC10(%rip), %xmm2
	movabsq	$-4843621399236966402, %rax
	vsubsd	%xmm0, %xmm4, %xmm0
	vmovq	%xmm4, %rdi
	vfmadd231sd	.LC8(%rip), %xmm0, %xmm1
	addq	%rdi, %rax
	vfmadd132sd	.LC9(%rip), %xmm1, %xmm0
	movq	%rax, %rcx
	shrq	%rcx
	movq	%rcx, %rsi
	subq	%rcx, %rax
	salq	$52, %rsi
	salq	$52, %rax
	vucomisd	%xmm5, %xmm3
	vmovq	%rsi, %xmm6
	vmovq	%rax, %xmm7
	vaddsd	%xmm3, %xmm0, %xmm0
	vfmadd213sd	.LC11(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC12(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC13(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC14(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC15(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC16(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC17(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC18(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC19(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC4(%rip), %xmm0, %xmm2
	vmulsd	%xmm0, %xmm0, %xmm1
	vfmadd231sd	%xmm2, %xmm1, %xmm0
	vmovsd	.LC20(%rip), %xmm1
	vaddsd	%xmm1, %xmm0, %xmm0
	vmulsd	%xmm6, %xmm0, %xmm0
	vmulsd	%xmm7, %xmm0, %xmm0
	vaddsd	%xmm1, %xmm0, %xmm2
	vdivsd	%xmm2, %xmm0, %xmm2
	vsubsd	%xmm2, %xmm0, %xmm4
	vfnmadd132sd	%xmm2, %xmm4, %xmm0
	vsubsd	%xmm2, %xmm1, %xmm4
	vfmadd132sd	%xmm4, %xmm2, %xmm0
	vsubsd	%xmm0, %xmm1, %xmm1
	vmovq	%xmm0, %rax
	vmovq	%xmm1, %rdi
	cmovbe	%rdi, %rax
	movq	%rax, (%rdx)
	ret
	.p2align 4,,10
	.p2align 3
.L3454:
	ret
	.p2align 4,,10
	.p2align 3
.L3455:
	vzeroupper
	ret
.L3441:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L3432
.L3456:
	vxorpd	.LC108(%rip), %xmm0, %xmm1
	jmp	.L3437
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
	jle	.L3482
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L3473
	movl	$2147483647, %r8d
	shrl	$3, %edx
	xorl	%eax, %eax
	vbroadcastss	.LC905(%rip), %ymm14
	vmovd	%r8d, %xmm5
	movl	$1065353216, %r8d
	vbroadcastss	.LC939(%rip), %ymm13
	vbroadcastss	.LC941(%rip), %ymm12
	vmovd	%r8d, %xmm4
	movl	$-2147483648, %r8d
	vbroadcastss	.LC943(%rip), %ymm11
	vbroadcastss	.LC945(%rip), %ymm10
	vmovd	%r8d, %xmm3
	salq	$5, %rdx
	vbroadcastss	.LC947(%rip), %ymm9
	vbroadcastss	.LC949(%rip), %ymm8
	vpbroadcastd	%xmm5, %ymm5
	vpbroadcastd	%xmm4, %ymm4
	vpbroadcastd	%xmm3, %ymm3
	vbroadcastss	.LC281(%rip), %ymm7
	vbroadcastss	.LC951(%rip), %ymm6
	.p2align 4,,10
	.p2align 3
.L3460:
	vbroadcastss	.LC907(%rip), %ymm0
	vpand	(%rcx,%rax), %ymm5, %ymm1
	vbroadcastss	.LC933(%rip), %ymm15
	vaddps	%ymm1, %ymm14, %ymm2
	vfmadd213ps	.LC908(%rip), %ymm2, %ymm0
	vfmadd213ps	.LC910(%rip), %ymm2, %ymm0
	vfmadd213ps	.LC912(%rip), %ymm2, %ymm0
	vfmadd213ps	.LC914(%rip), %ymm2, %ymm0
	vfmadd213ps	.LC916(%rip), %ymm2, %ymm0
	vfmadd213ps	.LC918(%rip), %ymm2, %ymm0
	vfmadd213ps	.LC920(%rip), %ymm2, %ymm0
	vfmadd213ps	.LC922(%rip), %ymm2, %ymm0
	vfmadd213ps	.LC924(%rip), %ymm2, %ymm0
	vfmadd213ps	.LC926(%rip), %ymm2, %ymm0
	vfmadd213ps	.LC928(%rip), %ymm2, %ymm0
	vfmadd213ps	.LC930(%rip), %ymm2, %ymm0
	vmulps	%ymm1, %ymm1, %ymm2
	vfmadd213ps	.LC934(%rip), %ymm2, %ymm15
	vfmadd213ps	.LC936(%rip), %ymm2, %ymm15
	vsubps	%ymm0, %ymm7, %ymm0
	vfmadd132ps	%ymm2, %ymm13, %ymm15
	vfmadd132ps	%ymm2, %ymm12, %ymm15
	vfmadd132ps	%ymm2, %ymm11, %ymm15
	vfmadd132ps	%ymm2, %ymm10, %ymm15
	vfmadd132ps	%ymm15, %ymm9, %ymm2
	vcmpnltps	%ymm1, %ymm8, %ymm15
	vfmadd132ps	%ymm1, %ymm1, %ymm2
	vcmpnltps	%ymm1, %ymm6, %ymm1
	vblendvps	%ymm15, %ymm2, %ymm0, %ymm0
	vpblendvb	%ymm1, %ymm0, %ymm4, %ymm0
	vpand	(%rcx,%rax), %ymm3, %ymm1
	vpor	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rdx, %rax
	jne	.L3460
	movl	%edi, %edx
	andl	$-8, %edx
	movl	%edx, %eax
	cmpl	%edx, %edi
	je	.L3483
	vzeroupper
.L3459:
	movl	%edi, %r8d
	subl	%eax, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3464
	movl	$2147483647, %r9d
	movl	$-2147483648, %r11d
	vbroadcastss	.LC905(%rip), %xmm1
	vbroadcastss	.LC909(%rip), %xmm3
	vbroadcastss	.LC907(%rip), %xmm0
	vmovd	%r9d, %xmm2
	vbroadcastss	.LC935(%rip), %xmm4
	movl	$1065353216, %r9d
	vpshufd	$0, %xmm2, %xmm2
	vpand	(%rcx,%rax,4), %xmm2, %xmm2
	vaddps	%xmm2, %xmm1, %xmm1
	vfmadd132ps	%xmm1, %xmm3, %xmm0
	vbroadcastss	.LC911(%rip), %xmm3
	vfmadd132ps	%xmm1, %xmm3, %xmm0
	vbroadcastss	.LC913(%rip), %xmm3
	vfmadd132ps	%xmm1, %xmm3, %xmm0
	vbroadcastss	.LC915(%rip), %xmm3
	vfmadd132ps	%xmm1, %xmm3, %xmm0
	vbroadcastss	.LC917(%rip), %xmm3
	vfmadd132ps	%xmm1, %xmm3, %xmm0
	vbroadcastss	.LC919(%rip), %xmm3
	vfmadd132ps	%xmm1, %xmm3, %xmm0
	vbroadcastss	.LC921(%rip), %xmm3
	vfmadd132ps	%xmm1, %xmm3, %xmm0
	vbroadcastss	.LC923(%rip), %xmm3
	vfmadd132ps	%xmm1, %xmm3, %xmm0
	vbroadcastss	.LC925(%rip), %xmm3
	vfmadd132ps	%xmm1, %xmm3, %xmm0
	vbroadcastss	.LC927(%rip), %xmm3
	vfmadd132ps	%xmm1, %xmm3, %xmm0
	vbroadcastss	.LC929(%rip), %xmm3
	vfmadd132ps	%xmm1, %xmm3, %xmm0
	vbroadcastss	.LC931(%rip), %xmm3
	vfmadd132ps	%xmm0, %xmm3, %xmm1
	vbroadcastss	.LC933(%rip), %xmm0
	vmulps	%xmm2, %xmm2, %xmm3
	vfmadd132ps	%xmm3, %xmm4, %xmm0
	vbroadcastss	.LC937(%rip), %xmm4
	vfmadd132ps	%xmm3, %xmm4, %xmm0
	vbroadcastss	.LC939(%rip), %xmm4
	vfmadd132ps	%xmm3, %xmm4, %xmm0
	vbroadcastss	.LC941(%rip), %xmm4
	vfmadd132ps	%xmm3, %xmm4, %xmm0
	vbroadcastss	.LC943(%rip), %xmm4
	vfmadd132ps	%xmm3, %xmm4, %xmm0
	vbroadcastss	.LC945(%rip), %xmm4
	vfmadd132ps	%xmm3, %xmm4, %xmm0
	vbroadcastss	.LC947(%rip), %xmm4
	vfmadd132ps	%xmm0, %xmm4, %xmm3
	vbroadcastss	.LC281(%rip), %xmm0
	vsubps	%xmm1, %xmm0, %xmm0
	vbroadcastss	.LC949(%rip), %xmm1
	vcmpnltps	%xmm2, %xmm1, %xmm1
	vfmadd132ps	%xmm2, %xmm2, %xmm3
	vblendvps	%xmm1, %xmm3, %xmm0, %xmm0
	vbroadcastss	.LC951(%rip), %xmm1
	vcmpnltps	%xmm2, %xmm1, %xmm2
	vmovd	%r9d, %xmm1
	vpshufd	$0, %xmm1, %xmm1
	vpblendvb	%xmm2, %xmm0, %xmm1, %xmm1
	vmovd	%r11d, %xmm0
	vpshufd	$0, %xmm0, %xmm0
	vpand	(%rcx,%rax,4), %xmm0, %xmm0
	vpor	%xmm1, %xmm0, %xmm0
	vmovups	%xmm0, (%rsi,%rax,4)
	movl	%r8d, %eax
	andl	$-4, %eax
	addl	%eax, %edx
	andl	$3, %r8d
	je	.L3482
.L3464:
	vmovss	.LC976(%rip), %xmm11
	vmovss	.LC907(%rip), %xmm10
	movslq	%edx, %rdx
	vmovss	.LC909(%rip), %xmm9
	vmovss	.LC911(%rip), %xmm8
	vmovss	.LC913(%rip), %xmm7
	vmovss	.LC915(%rip), %xmm6
	vmovss	.LC917(%rip), %xmm5
	vmovss	.LC919(%rip), %xmm4
	vmovss	.LC921(%rip), %xmm3
	vmovss	.LC923(%rip), %xmm2
	.p2align 4,,10
	.p2align 3
.L3468:
	movl	(%rcx,%rdx,4), %eax
	movl	%eax, %r10d
	andl	$2147483647, %r10d
	vmovd	%r10d, %xmm12
	vcomiss	.LC949(%rip), %xmm12
	jbe	.L3484
	vsubss	%xmm11, %xmm12, %xmm1
	vucomiss	.LC951(%rip), %xmm12
	vmovaps	%xmm1, %xmm0
	vfmadd132ss	%xmm10, %xmm9, %xmm0
	vfmadd132ss	%xmm1, %xmm8, %xmm0
	vfmadd132ss	%xmm1, %xmm7, %xmm0
	vfmadd132ss	%xmm1, %xmm6, %xmm0
	vfmadd132ss	%xmm1, %xmm5, %xmm0
	vfmadd132ss	%xmm1, %xmm4, %xmm0
	vfmadd132ss	%xmm1, %xmm3, %xmm0
	vfmadd132ss	%xmm1, %xmm2, %xmm0
	vfmadd213ss	.LC925(%rip), %xmm1, %xmm0
	vfmadd213ss	.LC927(%rip), %xmm1, %xmm0
	vfmadd213ss	.LC929(%rip), %xmm1, %xmm0
	vfmadd213ss	.LC931(%rip), %xmm1, %xmm0
	vmovss	.LC281(%rip), %xmm1
	vsubss	%xmm0, %xmm1, %xmm0
	ja	.L3480
.L3485:
	andl	$-2147483648, %eax
	vmovd	%xmm0, %r11d
	orl	%r11d, %eax
	movl	%eax, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L3468
	ret
	.p2align 4,,10
	.p2align 3
.L3484:
	vmulss	%xmm12, %xmm12, %xmm0
	vmovss	.LC933(%rip), %xmm1
	vucomiss	.LC951(%rip), %xmm12
	vfmadd213ss	.LC935(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC937(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC939(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC941(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC943(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC945(%rip), %xmm0, %xmm1
	vfmadd213ss	.LC947(%rip), %xmm1, %xmm0
	vfmadd132ss	%xmm12, %xmm12, %xmm0
	jbe	.L3485
.L3480:
	andl	$-2147483648, %eax
	orl	$1065353216, %eax
	movl	%eax, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L3468
	ret
	.p2align 4,,10
	.p2align 3
.L3482:
	ret
	.p2align 4,,10
	.p2align 3
.L3483:
	vzeroupper
	ret
.L3473:
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L3459
	.cfi_endproc
.LFE268:
	.size	v_etch__erf_f32, .-v_etch__erf_f32
	.p2align 4
	.globl	v_etch__erf_small_f64
	.type	v_etch__erf_small_f64, @function
v_etch__erf_small_f64:
.LFB269:
	.cfi_startproc
	movq	%rsi, %rax
	movl	%edx, %esi
	testl	%edx, %edx
	jle	.L3502
	leal	-1(%rdx), %edx
	cmpl	$2, %edx
	jbe	.L3493
	vbroadcastsd	.LC978(%rip), %ymm14
	movl	%esi, %edx
	xorl	%ecx, %ecx
	vbroadcastsd	.LC980(%rip), %ymm13
	vbroadcastsd	.LC982(%rip), %ymm12
	shrl	$2, %edx
	vbroadcastsd	.LC984(%rip), %ymm11
	vbroadcastsd	.LC986(%rip), %ymm10
	salq	$5, %rdx
	vbroadcastsd	.LC988(%rip), %ymm9
	vbroadcastsd	.LC990(%rip), %ymm8
	vbroadcastsd	.LC992(%rip), %ymm7
	vbroadcastsd	.LC994(%rip), %ymm6
	vbroadcastsd	.LC996(%rip), %ymm5
	vbroadcastsd	.LC998(%rip), %ymm4
	vbroadcastsd	.LC1000(%rip), %ymm3
	vbroadcastsd	.LC1002(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L3489:
	vmovupd	(%rdi,%rcx), %ymm1
	vmovapd	%ymm1, %ymm0
	vfmadd132pd	%ymm14, %ymm13, %ymm0
	vfmadd132pd	%ymm1, %ymm12, %ymm0
	vfmadd132pd	%ymm1, %ymm11, %ymm0
	vfmadd132pd	%ymm1, %ymm10, %ymm0
	vfmadd132pd	%ymm1, %ymm9, %ymm0
	vfmadd132pd	%ymm1, %ymm8, %ymm0
	vfmadd132pd	%ymm1, %ymm7, %ymm0
	vfmadd132pd	%ymm1, %ymm6, %ymm0
	vfmadd132pd	%ymm1, %ymm5, %ymm0
	vfmadd132pd	%ymm1, %ymm4, %ymm0
	vfmadd132pd	%ymm1, %ymm3, %ymm0
	vfmadd132pd	%ymm0, %ymm2, %ymm1
	vmovupd	%ymm1, (%rax,%rcx)
	addq	$32, %rcx
	cmpq	%rcx, %rdx
	jne	.L3489
	movl	%esi, %edx
	andl	$-4, %edx
	movl	%edx, %ecx
	cmpl	%esi, %edx
	je	.L3503
	vzeroupper
.L3488:
	subl	%ecx, %esi
	cmpl	$1, %esi
	je	.L3491
	vmovupd	(%rdi,%rcx,8), %xmm1
	vmovddup	.LC980(%rip), %xmm2
	vmovddup	.LC978(%rip), %xmm0
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC982(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC984(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC986(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC988(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC990(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC992(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC994(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC996(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC998(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1000(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1002(%rip), %xmm2
	vfmadd132pd	%xmm0, %xmm2, %xmm1
	vmovupd	%xmm1, (%rax,%rcx,8)
	testb	$1, %sil
	je	.L3502
	andl	$-2, %esi
	addl	%esi, %edx
.L3491:
	movslq	%edx, %rdx
	vmovsd	.LC978(%rip), %xmm0
	vmovsd	(%rdi,%rdx,8), %xmm1
	vfmadd213sd	.LC980(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC982(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC984(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC986(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC988(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC990(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC992(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC994(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC996(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC998(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1000(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1002(%rip), %xmm0, %xmm1
	vmovsd	%xmm1, (%rax,%rdx,8)
.L3502:
	ret
	.p2align 4,,10
	.p2align 3
.L3503:
	vzeroupper
	ret
.L3493:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.L3488
	.cfi_endproc
.LFE269:
	.size	v_etch__erf_small_f64, .-v_etch__erf_small_f64
	.p2align 4
	.globl	v_etch__erfc_large_f64
	.type	v_etch__erfc_large_f64, @function
v_etch__erfc_large_f64:
.LFB270:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3529
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L3516
	movabsq	$-4843621399236966402, %r9
	movl	%edx, %ecx
	xorl	%eax, %eax
	vbroadcastsd	.LC1020(%rip), %ymm10
	shrl	$2, %ecx
	vmovq	%r9, %xmm11
	vbroadcastsd	.LC1019(%rip), %ymm15
	vbroadcastsd	.LC1018(%rip), %ymm14
	vbroadcastsd	.LC1017(%rip), %ymm13
	salq	$5, %rcx
	vbroadcastsd	.LC1016(%rip), %ymm12
	vpbroadcastq	%xmm11, %ymm11
	vbroadcastsd	.LC896(%rip), %ymm9
	vbroadcastsd	.LC900(%rip), %ymm8
	.p2align 4,,10
	.p2align 3
.L3507:
	vmovupd	(%rdi,%rax), %ymm1
	vaddpd	.LC416(%rip), %ymm1, %ymm4
	vaddpd	.LC834(%rip), %ymm1, %ymm5
	vmulpd	%ymm1, %ymm1, %ymm2
	vcmpnltpd	%ymm1, %ymm10, %ymm0
	vdivpd	%ymm4, %ymm5, %ymm5
	vblendvpd	%ymm0, %ymm1, %ymm10, %ymm1
	vblendvpd	%ymm0, %ymm4, %ymm15, %ymm4
	vblendvpd	%ymm0, %ymm2, %ymm13, %ymm3
	vxorpd	.LC897(%rip), %ymm2, %ymm2
	vcmpnltpd	%ymm9, %ymm3, %ymm7
	vcmpnltpd	%ymm3, %ymm8, %ymm6
	vblendvpd	%ymm0, %ymm2, %ymm12, %ymm2
	vfmadd132pd	%ymm1, %ymm2, %ymm1
	vpand	%ymm7, %ymm6, %ymm6
	vblendvpd	%ymm0, %ymm5, %ymm14, %ymm5
	vbroadcastsd	.LC1027(%rip), %ymm0
	vfmadd213pd	.LC1028(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1030(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1032(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1034(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1036(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1038(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1040(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1042(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1044(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1046(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1048(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1050(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1052(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1054(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1056(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1058(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1060(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1062(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1064(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1066(%rip), %ymm5, %ymm0
	vcmpltpd	%ymm3, %ymm8, %ymm5
	vcmpltpd	%ymm9, %ymm3, %ymm3
	vpand	%ymm7, %ymm5, %ymm5
	vblendvpd	%ymm5, .LC293(%rip), %ymm2, %ymm5
	vblendvpd	%ymm6, %ymm2, %ymm5, %ymm2
	vbroadcastsd	.LC6(%rip), %ymm5
	vblendvpd	%ymm3, .LC292(%rip), %ymm2, %ymm3
	vfmadd213pd	.LC295(%rip), %ymm3, %ymm5
	vaddpd	.LC296(%rip), %ymm5, %ymm2
	vfmadd231pd	.LC298(%rip), %ymm2, %ymm3
	vfmadd132pd	.LC299(%rip), %ymm3, %ymm2
	vpaddq	%ymm11, %ymm5, %ymm5
	vsubpd	%ymm1, %ymm2, %ymm1
	vbroadcastsd	.LC10(%rip), %ymm2
	vfmadd213pd	.LC245(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC246(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC247(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC248(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC249(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC250(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC251(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC252(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC253(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC254(%rip), %ymm1, %ymm2
	vmulpd	%ymm1, %ymm1, %ymm3
	vfmadd132pd	%ymm2, %ymm1, %ymm3
	vpsrlq	$1, %ymm5, %ymm1
	vaddpd	.LC301(%rip), %ymm3, %ymm3
	vpsllq	$52, %ymm1, %ymm2
	vpsubq	%ymm1, %ymm5, %ymm5
	vpsllq	$52, %ymm5, %ymm5
	vmulpd	%ymm2, %ymm3, %ymm3
	vmulpd	%ymm5, %ymm3, %ymm3
	vmulpd	%ymm0, %ymm3, %ymm0
	vdivpd	%ymm4, %ymm0, %ymm0
	vmovupd	%ymm0, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rax, %rcx
	jne	.L3507
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %ecx
	cmpl	%edx, %eax
	je	.L3530
	vzeroupper
.L3506:
	subl	%ecx, %edx
	cmpl	$1, %edx
	je	.L3511
	vmovupd	(%rdi,%rcx,8), %xmm0
	vmovddup	.LC134(%rip), %xmm5
	vmovddup	.LC835(%rip), %xmm1
	vmovddup	.LC1020(%rip), %xmm2
	vmovddup	.LC1019(%rip), %xmm4
	vmovddup	.LC896(%rip), %xmm8
	movabsq	$-4843621399236966402, %r8
	vaddpd	%xmm5, %xmm0, %xmm5
	vaddpd	%xmm1, %xmm0, %xmm1
	vmulpd	%xmm0, %xmm0, %xmm3
	vcmpnltpd	%xmm0, %xmm2, %xmm6
	vdivpd	%xmm5, %xmm1, %xmm1
	vblendvpd	%xmm6, %xmm0, %xmm2, %xmm2
	vblendvpd	%xmm6, %xmm5, %xmm4, %xmm4
	vmovddup	.LC898(%rip), %xmm0
	vmovddup	.LC1018(%rip), %xmm5
	vxorpd	%xmm0, %xmm3, %xmm0
	vblendvpd	%xmm6, %xmm1, %xmm5, %xmm5
	vmovddup	.LC1017(%rip), %xmm1
	vblendvpd	%xmm6, %xmm3, %xmm1, %xmm1
	vmovddup	.LC1016(%rip), %xmm3
	vblendvpd	%xmm6, %xmm0, %xmm3, %xmm3
	vmovddup	.LC1029(%rip), %xmm6
	vmovddup	.LC1027(%rip), %xmm0
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1031(%rip), %xmm6
	vfmadd132pd	%xmm2, %xmm3, %xmm2
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1033(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1035(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1037(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1039(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1041(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1043(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1045(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1047(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1049(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1051(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1053(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1055(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1057(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1059(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1061(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1063(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1065(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1067(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vcmpnltpd	%xmm8, %xmm1, %xmm6
	vmovddup	.LC900(%rip), %xmm5
	vcmpnltpd	%xmm1, %xmm5, %xmm7
	vcmpltpd	%xmm1, %xmm5, %xmm5
	vcmpltpd	%xmm8, %xmm1, %xmm1
	vpand	%xmm6, %xmm7, %xmm7
	vpand	%xmm6, %xmm5, %xmm6
	vmovddup	.LC2(%rip), %xmm5
	vblendvpd	%xmm6, %xmm5, %xmm3, %xmm5
	vmovddup	.LC8(%rip), %xmm6
	vblendvpd	%xmm7, %xmm3, %xmm5, %xmm3
	vmovddup	.LC3(%rip), %xmm5
	vblendvpd	%xmm1, %xmm5, %xmm3, %xmm1
	vmovddup	.LC7(%rip), %xmm5
	vmovddup	.LC6(%rip), %xmm3
	vfmadd132pd	%xmm1, %xmm5, %xmm3
	vmovddup	.LC297(%rip), %xmm5
	vaddpd	%xmm5, %xmm3, %xmm5
	vfmadd231pd	%xmm6, %xmm5, %xmm1
	vmovddup	.LC9(%rip), %xmm6
	vfmadd132pd	%xmm6, %xmm1, %xmm5
	vmovddup	.LC11(%rip), %xmm6
	vmovddup	.LC10(%rip), %xmm1
	vsubpd	%xmm2, %xmm5, %xmm2
	vmulpd	%xmm2, %xmm2, %xmm5
	vfmadd132pd	%xmm2, %xmm6, %xmm1
	vmovddup	.LC12(%rip), %xmm6
	vfmadd132pd	%xmm2, %xmm6, %xmm1
	vmovddup	.LC13(%rip), %xmm6
	vfmadd132pd	%xmm2, %xmm6, %xmm1
	vmovddup	.LC14(%rip), %xmm6
	vfmadd132pd	%xmm2, %xmm6, %xmm1
	vmovddup	.LC15(%rip), %xmm6
	vfmadd132pd	%xmm2, %xmm6, %xmm1
	vmovddup	.LC16(%rip), %xmm6
	vfmadd132pd	%xmm2, %xmm6, %xmm1
	vmovddup	.LC17(%rip), %xmm6
	vfmadd132pd	%xmm2, %xmm6, %xmm1
	vmovddup	.LC18(%rip), %xmm6
	vfmadd132pd	%xmm2, %xmm6, %xmm1
	vmovddup	.LC19(%rip), %xmm6
	vfmadd132pd	%xmm2, %xmm6, %xmm1
	vmovddup	.LC4(%rip), %xmm6
	vfmadd132pd	%xmm2, %xmm6, %xmm1
	vfmadd132pd	%xmm5, %xmm2, %xmm1
	vmovq	%r8, %xmm2
	vmovddup	.LC20(%rip), %xmm5
	vpunpcklqdq	%xmm2, %xmm2, %xmm2
	vpaddq	%xmm2, %xmm3, %xmm2
	vpsrlq	$1, %xmm2, %xmm3
	vpsubq	%xmm3, %xmm2, %xmm2
	vaddpd	%xmm5, %xmm1, %xmm1
	vpsllq	$52, %xmm3, %xmm5
	vpsllq	$52, %xmm2, %xmm2
	vmulpd	%xmm5, %xmm1, %xmm1
	vmulpd	%xmm2, %xmm1, %xmm1
	vmulpd	%xmm0, %xmm1, %xmm0
	vdivpd	%xmm4, %xmm0, %xmm0
	vmovupd	%xmm0, (%rsi,%rcx,8)
	testb	$1, %dl
	je	.L3529
	andl	$-2, %edx
	addl	%edx, %eax
.L3511:
	cltq
	vmovsd	(%rdi,%rax,8), %xmm1
	vcomisd	.LC1020(%rip), %xmm1
	leaq	(%rsi,%rax,8), %rax
	jbe	.L3531
	movq	.LC1020(%rip), %rdi
	vmovsd	.LC1016(%rip), %xmm2
	vmovsd	.LC1017(%rip), %xmm3
	vmovsd	.LC1018(%rip), %xmm5
	vmovsd	.LC1019(%rip), %xmm4
	vmovq	%rdi, %xmm1
.L3513:
	vmovsd	.LC1027(%rip), %xmm0
	vfmadd132sd	%xmm1, %xmm2, %xmm1
	vfmadd213sd	.LC1029(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1031(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1033(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1035(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1037(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1039(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1041(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1043(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1045(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1047(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1049(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1051(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1053(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1055(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1057(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1059(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1061(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1063(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1065(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1067(%rip), %xmm0, %xmm5
	vmovsd	.LC896(%rip), %xmm0
	vcomisd	%xmm3, %xmm0
	ja	.L3518
	vcomisd	.LC900(%rip), %xmm3
	jbe	.L3515
	vmovsd	.LC2(%rip), %xmm2
.L3515:
	vmovsd	.LC7(%rip), %xmm0
	vmovsd	%xmm2, %xmm2, %xmm3
	vfmadd132sd	.LC6(%rip), %xmm0, %xmm3
	movabsq	$-4843621399236966402, %rdx
	vsubsd	%xmm0, %xmm3, %xmm0
	vmovq	%xmm3, %rdi
	vfmadd231sd	.LC8(%rip), %xmm0, %xmm2
	addq	%rdi, %rdx
	vfmadd132sd	.LC9(%rip), %xmm2, %xmm0
	movq	%rdx, %rcx
	shrq	%rcx
	movq	%rcx, %rsi
	subq	%rcx, %rdx
	salq	$52, %rsi
	salq	$52, %rdx
	vmovq	%rsi, %xmm7
	vsubsd	%xmm1, %xmm0, %xmm1
	vmovsd	.LC10(%rip), %xmm0
	vfmadd213sd	.LC11(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC12(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC13(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC14(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC15(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC16(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC17(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC18(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC19(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC4(%rip), %xmm1, %xmm0
	vmulsd	%xmm1, %xmm1, %xmm2
	vfmadd132sd	%xmm2, %xmm1, %xmm0
	vaddsd	.LC20(%rip), %xmm0, %xmm0
	vmulsd	%xmm7, %xmm0, %xmm0
	vmovq	%rdx, %xmm7
	vmulsd	%xmm7, %xmm0, %xmm0
	vmulsd	%xmm5, %xmm0, %xmm0
	vdivsd	%xmm4, %xmm0, %xmm0
	vmovsd	%xmm0, (%rax)
	ret
	.p2align 4,,10
	.p2align 3
.L3518:
	vmovsd	.LC3(%rip), %xmm2
	jmp	.L3515
	.p2align 4,,10
	.p2align 3
.L3531:
	vmovsd	.LC134(%rip), %xmm5
	vmulsd	%xmm1, %xmm1, %xmm3
	vxorpd	.LC108(%rip), %xmm3, %xmm2
	vaddsd	%xmm5, %xmm1, %xmm4
	vsubsd	%xmm5, %xmm1, %xmm5
	vdivsd	%xmm4, %xmm5, %xmm5
	jmp	.L3513
	.p2align 4,,10
	.p2align 3
.L3529:
	ret
	.p2align 4,,10
	.p2align 3
.L3530:
	vzeroupper
	ret
.L3516:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	jmp	.L3506
	.cfi_endproc
.LFE270:
	.size	v_etch__erfc_large_f64, .-v_etch__erfc_large_f64
	.p2align 4
	.globl	v_etch__erfc_f64
	.type	v_etch__erfc_f64, @function
v_etch__erfc_f64:
.LFB271:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L3562
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L3548
	movabsq	$-4843621399236966402, %r9
	movl	%edx, %esi
	xorl	%eax, %eax
	vbroadcastsd	.LC134(%rip), %ymm14
	shrl	$2, %esi
	vmovq	%r9, %xmm15
	vbroadcastsd	.LC1020(%rip), %ymm13
	vbroadcastsd	.LC896(%rip), %ymm12
	vbroadcastsd	.LC900(%rip), %ymm11
	salq	$5, %rsi
	vpbroadcastq	%xmm15, %ymm15
	vbroadcastsd	.LC20(%rip), %ymm9
	.p2align 4,,10
	.p2align 3
.L3535:
	vbroadcastsd	.LC1019(%rip), %ymm4
	vmovupd	(%rdi,%rax), %ymm2
	vandpd	.LC225(%rip), %ymm2, %ymm1
	vaddpd	.LC834(%rip), %ymm1, %ymm7
	vbroadcastsd	.LC1016(%rip), %ymm10
	vmulpd	%ymm1, %ymm1, %ymm3
	vcmpnltpd	%ymm1, %ymm13, %ymm0
	vaddpd	%ymm14, %ymm1, %ymm5
	vdivpd	%ymm5, %ymm7, %ymm7
	vblendvpd	%ymm0, %ymm5, %ymm4, %ymm5
	vblendvpd	%ymm0, %ymm1, %ymm13, %ymm6
	vbroadcastsd	.LC1018(%rip), %ymm4
	vcmpltpd	%ymm9, %ymm1, %ymm1
	vblendvpd	%ymm0, %ymm7, %ymm4, %ymm7
	vbroadcastsd	.LC1017(%rip), %ymm4
	vblendvpd	%ymm0, %ymm3, %ymm4, %ymm4
	vxorpd	.LC897(%rip), %ymm3, %ymm3
	vcmpnltpd	%ymm4, %ymm11, %ymm8
	vblendvpd	%ymm0, %ymm3, %ymm10, %ymm3
	vcmpnltpd	%ymm12, %ymm4, %ymm10
	vbroadcastsd	.LC1027(%rip), %ymm0
	vfmadd213pd	.LC1028(%rip), %ymm7, %ymm0
	vfmadd132pd	%ymm6, %ymm3, %ymm6
	vfmadd213pd	.LC1030(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC1032(%rip), %ymm7, %ymm0
	vpand	%ymm10, %ymm8, %ymm8
	vfmadd213pd	.LC1034(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC1036(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC1038(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC1040(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC1042(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC1044(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC1046(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC1048(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC1050(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC1052(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC1054(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC1056(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC1058(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC1060(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC1062(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC1064(%rip), %ymm7, %ymm0
	vfmadd213pd	.LC1066(%rip), %ymm7, %ymm0
	vcmpltpd	%ymm4, %ymm11, %ymm7
	vcmpltpd	%ymm12, %ymm4, %ymm4
	vpand	%ymm10, %ymm7, %ymm7
	vblendvpd	%ymm7, .LC293(%rip), %ymm3, %ymm7
	vblendvpd	%ymm8, %ymm3, %ymm7, %ymm3
	vbroadcastsd	.LC6(%rip), %ymm7
	vblendvpd	%ymm4, .LC292(%rip), %ymm3, %ymm4
	vfmadd213pd	.LC295(%rip), %ymm4, %ymm7
	vaddpd	.LC296(%rip), %ymm7, %ymm3
	vfmadd231pd	.LC298(%rip), %ymm3, %ymm4
	vfmadd132pd	.LC299(%rip), %ymm4, %ymm3
	vpaddq	%ymm15, %ymm7, %ymm7
	vsubpd	%ymm6, %ymm3, %ymm6
	vbroadcastsd	.LC10(%rip), %ymm3
	vfmadd213pd	.LC245(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC246(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC247(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC248(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC249(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC250(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC251(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC252(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC253(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC254(%rip), %ymm6, %ymm3
	vmulpd	%ymm6, %ymm6, %ymm4
	vfmadd132pd	%ymm3, %ymm6, %ymm4
	vpsrlq	$1, %ymm7, %ymm3
	vpsllq	$52, %ymm3, %ymm6
	vpsubq	%ymm3, %ymm7, %ymm7
	vpsllq	$52, %ymm7, %ymm7
	vaddpd	%ymm9, %ymm4, %ymm4
	vmulpd	%ymm6, %ymm4, %ymm4
	vxorpd	%xmm6, %xmm6, %xmm6
	vcmpnltpd	%ymm6, %ymm2, %ymm3
	vmulpd	%ymm7, %ymm4, %ymm4
	vmulpd	%ymm0, %ymm4, %ymm0
	vdivpd	%ymm5, %ymm0, %ymm0
	vsubpd	%ymm0, %ymm14, %ymm4
	vblendvpd	%ymm3, %ymm0, %ymm4, %ymm4
	vbroadcastsd	.LC978(%rip), %ymm0
	vmulpd	%ymm2, %ymm2, %ymm3
	vfmadd213pd	.LC979(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC981(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC983(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC985(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC987(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC989(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC991(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC993(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC995(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC997(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC999(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC1001(%rip), %ymm0, %ymm3
	vsubpd	%ymm2, %ymm9, %ymm0
	vfnmadd132pd	%ymm3, %ymm0, %ymm2
	vblendvpd	%ymm1, %ymm2, %ymm4, %ymm4
	vmovupd	%ymm4, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L3535
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%edx, %eax
	je	.L3563
	vzeroupper
.L3534:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L3539
	vmovupd	(%rdi,%rsi,8), %xmm3
	vmovddup	.LC226(%rip), %xmm1
	vmovddup	.LC134(%rip), %xmm2
	vmovddup	.LC835(%rip), %xmm4
	vmovddup	.LC1020(%rip), %xmm5
	vmovddup	.LC898(%rip), %xmm9
	vmovddup	.LC1019(%rip), %xmm7
	vmovddup	.LC896(%rip), %xmm11
	movabsq	$-4843621399236966402, %r8
	vandpd	%xmm1, %xmm3, %xmm1
	vaddpd	%xmm2, %xmm1, %xmm8
	vaddpd	%xmm4, %xmm1, %xmm4
	vmulpd	%xmm1, %xmm1, %xmm6
	vcmpnltpd	%xmm1, %xmm5, %xmm0
	vdivpd	%xmm8, %xmm4, %xmm4
	vblendvpd	%xmm0, %xmm8, %xmm7, %xmm7
	vmovddup	.LC1018(%rip), %xmm8
	vblendvpd	%xmm0, %xmm1, %xmm5, %xmm5
	vblendvpd	%xmm0, %xmm4, %xmm8, %xmm8
	vmovddup	.LC1017(%rip), %xmm4
	vblendvpd	%xmm0, %xmm6, %xmm4, %xmm4
	vxorpd	%xmm9, %xmm6, %xmm6
	vmovddup	.LC1016(%rip), %xmm9
	vblendvpd	%xmm0, %xmm6, %xmm9, %xmm6
	vmovddup	.LC1029(%rip), %xmm9
	vmovddup	.LC1027(%rip), %xmm0
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1031(%rip), %xmm9
	vfmadd132pd	%xmm5, %xmm6, %xmm5
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1033(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1035(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1037(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1039(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1041(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1043(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1045(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1047(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1049(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1051(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1053(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1055(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1057(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1059(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1061(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1063(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1065(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC1067(%rip), %xmm9
	vfmadd132pd	%xmm8, %xmm9, %xmm0
	vmovddup	.LC900(%rip), %xmm8
	vcmpnltpd	%xmm11, %xmm4, %xmm9
	vcmpnltpd	%xmm4, %xmm8, %xmm10
	vcmpltpd	%xmm4, %xmm8, %xmm8
	vcmpltpd	%xmm11, %xmm4, %xmm4
	vpand	%xmm9, %xmm10, %xmm10
	vpand	%xmm9, %xmm8, %xmm9
	vmovddup	.LC2(%rip), %xmm8
	vblendvpd	%xmm9, %xmm8, %xmm6, %xmm8
	vmovddup	.LC8(%rip), %xmm9
	vblendvpd	%xmm10, %xmm6, %xmm8, %xmm6
	vmovddup	.LC3(%rip), %xmm8
	vblendvpd	%xmm4, %xmm8, %xmm6, %xmm4
	vmovddup	.LC7(%rip), %xmm6
	vmovddup	.LC6(%rip), %xmm8
	vfmadd132pd	%xmm4, %xmm6, %xmm8
	vmovddup	.LC297(%rip), %xmm6
	vaddpd	%xmm6, %xmm8, %xmm6
	vfmadd231pd	%xmm9, %xmm6, %xmm4
	vmovddup	.LC9(%rip), %xmm9
	vfmadd132pd	%xmm9, %xmm4, %xmm6
	vmovddup	.LC11(%rip), %xmm9
	vmovddup	.LC10(%rip), %xmm4
	vsubpd	%xmm5, %xmm6, %xmm5
	vmulpd	%xmm5, %xmm5, %xmm6
	vfmadd132pd	%xmm5, %xmm9, %xmm4
	vmovddup	.LC12(%rip), %xmm9
	vfmadd132pd	%xmm5, %xmm9, %xmm4
	vmovddup	.LC13(%rip), %xmm9
	vfmadd132pd	%xmm5, %xmm9, %xmm4
	vmovddup	.LC14(%rip), %xmm9
	vfmadd132pd	%xmm5, %xmm9, %xmm4
	vmovddup	.LC15(%rip), %xmm9
	vfmadd132pd	%xmm5, %xmm9, %xmm4
	vmovddup	.LC16(%rip), %xmm9
	vfmadd132pd	%xmm5, %xmm9, %xmm4
	vmovddup	.LC17(%rip), %xmm9
	vfmadd132pd	%xmm5, %xmm9, %xmm4
	vmovddup	.LC18(%rip), %xmm9
	vfmadd132pd	%xmm5, %xmm9, %xmm4
	vmovddup	.LC19(%rip), %xmm9
	vfmadd132pd	%xmm5, %xmm9, %xmm4
	vmovddup	.LC4(%rip), %xmm9
	vfmadd132pd	%xmm5, %xmm9, %xmm4
	vfmadd231pd	%xmm4, %xmm6, %xmm5
	vmovq	%r8, %xmm4
	vpunpcklqdq	%xmm4, %xmm4, %xmm4
	vpaddq	%xmm4, %xmm8, %xmm8
	vmovddup	.LC20(%rip), %xmm4
	vcmpltpd	%xmm4, %xmm1, %xmm1
	vpsrlq	$1, %xmm8, %xmm6
	vpsllq	$52, %xmm6, %xmm9
	vpsubq	%xmm6, %xmm8, %xmm8
	vmovddup	.LC980(%rip), %xmm6
	vaddpd	%xmm4, %xmm5, %xmm5
	vpsllq	$52, %xmm8, %xmm8
	vmulpd	%xmm9, %xmm5, %xmm5
	vmulpd	%xmm8, %xmm5, %xmm5
	vmulpd	%xmm0, %xmm5, %xmm0
	vxorpd	%xmm5, %xmm5, %xmm5
	vcmpnltpd	%xmm5, %xmm3, %xmm5
	vdivpd	%xmm7, %xmm0, %xmm0
	vsubpd	%xmm0, %xmm2, %xmm2
	vblendvpd	%xmm5, %xmm0, %xmm2, %xmm2
	vmovddup	.LC978(%rip), %xmm0
	vmulpd	%xmm3, %xmm3, %xmm5
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC982(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC984(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC986(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC988(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC990(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC992(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC994(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC996(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC998(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1000(%rip), %xmm6
	vfmadd132pd	%xmm5, %xmm6, %xmm0
	vmovddup	.LC1002(%rip), %xmm6
	vfmadd132pd	%xmm0, %xmm6, %xmm5
	vsubpd	%xmm3, %xmm4, %xmm0
	vfnmadd132pd	%xmm5, %xmm0, %xmm3
	vblendvpd	%xmm1, %xmm3, %xmm2, %xmm2
	vmovupd	%xmm2, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L3562
	andl	$-2, %edx
	addl	%edx, %eax
.L3539:
	cltq
	vmovsd	(%rdi,%rax,8), %xmm6
	leaq	(%rcx,%rax,8), %rax
	vmovq	%xmm6, %rdi
	btrq	$63, %rdi
	vmovq	%rdi, %xmm7
	vcomisd	.LC1020(%rip), %xmm7
	jbe	.L3564
	movq	.LC1020(%rip), %rdi
	vmovsd	.LC1016(%rip), %xmm2
	vmovsd	.LC1017(%rip), %xmm3
	vmovsd	.LC1018(%rip), %xmm5
	vmovsd	.LC1019(%rip), %xmm4
	vmovq	%rdi, %xmm1
.L3541:
	vmovsd	.LC1027(%rip), %xmm0
	vfmadd132sd	%xmm1, %xmm2, %xmm1
	vfmadd213sd	.LC1029(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1031(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1033(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1035(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1037(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1039(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1041(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1043(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1045(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1047(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1049(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1051(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1053(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1055(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1057(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1059(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1061(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1063(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1065(%rip), %xmm5, %xmm0
	vfmadd213sd	.LC1067(%rip), %xmm0, %xmm5
	vmovsd	.LC896(%rip), %xmm0
	vcomisd	%xmm3, %xmm0
	ja	.L3550
	vcomisd	.LC900(%rip), %xmm3
	jbe	.L3547
	vmovsd	.LC2(%rip), %xmm2
.L3547:
	vmovsd	.LC7(%rip), %xmm0
	vmovsd	%xmm2, %xmm2, %xmm8
	vfmadd132sd	.LC6(%rip), %xmm0, %xmm8
	movabsq	$-4843621399236966402, %rdx
	vmovsd	.LC10(%rip), %xmm3
	vsubsd	%xmm0, %xmm8, %xmm0
	vmovq	%xmm8, %rdi
	vfmadd231sd	.LC8(%rip), %xmm0, %xmm2
	addq	%rdi, %rdx
	vfmadd132sd	.LC9(%rip), %xmm2, %xmm0
	movq	%rdx, %rcx
	vmovsd	.LC20(%rip), %xmm2
	shrq	%rcx
	movq	%rcx, %rsi
	subq	%rcx, %rdx
	salq	$52, %rsi
	salq	$52, %rdx
	vsubsd	%xmm1, %xmm0, %xmm1
	vfmadd213sd	.LC11(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC12(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC13(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC14(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC15(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC16(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC17(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC18(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC19(%rip), %xmm1, %xmm3
	vfmadd213sd	.LC4(%rip), %xmm1, %xmm3
	vmulsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm3, %xmm1, %xmm0
	vmovq	%rsi, %xmm1
	vaddsd	%xmm2, %xmm0, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	vmovq	%rdx, %xmm1
	vmulsd	%xmm1, %xmm0, %xmm0
	vxorpd	%xmm1, %xmm1, %xmm1
	vcomisd	%xmm6, %xmm1
	vmulsd	%xmm5, %xmm0, %xmm0
	vdivsd	%xmm4, %xmm0, %xmm0
	jbe	.L3545
	vmovsd	.LC134(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
.L3545:
	vcomisd	%xmm7, %xmm2
	jbe	.L3543
	vmulsd	%xmm6, %xmm6, %xmm0
	vmovsd	.LC978(%rip), %xmm1
	vsubsd	%xmm6, %xmm2, %xmm2
	vfmadd213sd	.LC980(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC982(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC984(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC986(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC988(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC990(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC992(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC994(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC996(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC998(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1000(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1002(%rip), %xmm1, %xmm0
	vfnmadd132sd	%xmm6, %xmm2, %xmm0
.L3543:
	vmovsd	%xmm0, (%rax)
	ret
	.p2align 4,,10
	.p2align 3
.L3550:
	vmovsd	.LC3(%rip), %xmm2
	jmp	.L3547
	.p2align 4,,10
	.p2align 3
.L3564:
	vmovsd	.LC134(%rip), %xmm5
	vmulsd	%xmm7, %xmm7, %xmm3
	vmovsd	%xmm7, %xmm7, %xmm1
	vxorpd	.LC108(%rip), %xmm3, %xmm2
	vaddsd	%xmm5, %xmm7, %xmm4
	vsubsd	%xmm5, %xmm7, %xmm5
	vdivsd	%xmm4, %xmm5, %xmm5
	jmp	.L3541
	.p2align 4,,10
	.p2align 3
.L3562:
	ret
	.p2align 4,,10
	.p2align 3
.L3563:
	vzeroupper
	ret
.L3548:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3534
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
	jle	.L3594
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rsi, %rcx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	cmpl	$2, %eax
	jbe	.L3579
	movabsq	$9223372036854775807, %r8
	movl	%edx, %esi
	xorl	%eax, %eax
	movabsq	$-9223372036854775808, %r9
	vmovq	%r8, %xmm5
	shrl	$2, %esi
	movabsq	$-4843621399236966402, %r8
	vmovq	%r9, %xmm14
	vpbroadcastq	%xmm5, %ymm5
	vmovq	%r8, %xmm15
	vbroadcastsd	.LC20(%rip), %ymm8
	vbroadcastsd	.LC1020(%rip), %ymm13
	salq	$5, %rsi
	vpbroadcastq	%xmm15, %ymm15
	vpbroadcastq	%xmm14, %ymm14
	vbroadcastsd	.LC896(%rip), %ymm12
	vbroadcastsd	.LC900(%rip), %ymm11
	vmovdqa	%ymm5, -32(%rsp)
	.p2align 4,,10
	.p2align 3
.L3568:
	vbroadcastsd	.LC978(%rip), %ymm1
	vmovdqa	-32(%rsp), %ymm5
	vpand	(%rdi,%rax), %ymm5, %ymm3
	vaddpd	.LC416(%rip), %ymm3, %ymm5
	vaddpd	.LC834(%rip), %ymm3, %ymm9
	vmulpd	%ymm3, %ymm3, %ymm2
	vcmpngtpd	%ymm3, %ymm8, %ymm7
	vfmadd213pd	.LC979(%rip), %ymm2, %ymm1
	vcmpltpd	%ymm3, %ymm13, %ymm0
	vdivpd	%ymm5, %ymm9, %ymm9
	vfmadd213pd	.LC981(%rip), %ymm2, %ymm1
	vfmadd213pd	.LC983(%rip), %ymm2, %ymm1
	vfmadd213pd	.LC985(%rip), %ymm2, %ymm1
	vpand	%ymm7, %ymm0, %ymm0
	vfmadd213pd	.LC987(%rip), %ymm2, %ymm1
	vblendvpd	%ymm0, %ymm13, %ymm3, %ymm6
	vblendvpd	%ymm0, .LC1024(%rip), %ymm2, %ymm4
	vfmadd213pd	.LC989(%rip), %ymm2, %ymm1
	vcmpnltpd	%ymm12, %ymm4, %ymm10
	vblendvpd	%ymm0, .LC1022(%rip), %ymm5, %ymm5
	vfmadd213pd	.LC991(%rip), %ymm2, %ymm1
	vfmadd213pd	.LC993(%rip), %ymm2, %ymm1
	vfmadd213pd	.LC995(%rip), %ymm2, %ymm1
	vfmadd213pd	.LC997(%rip), %ymm2, %ymm1
	vfmadd213pd	.LC999(%rip), %ymm2, %ymm1
	vfmadd213pd	.LC1001(%rip), %ymm2, %ymm1
	vxorpd	.LC897(%rip), %ymm2, %ymm2
	vblendvpd	%ymm0, .LC1025(%rip), %ymm2, %ymm2
	vfmadd132pd	%ymm6, %ymm2, %ymm6
	vfmadd132pd	%ymm3, %ymm3, %ymm1
	vcmpgtpd	%ymm3, %ymm8, %ymm3
	vblendvpd	%ymm0, .LC1023(%rip), %ymm9, %ymm9
	vbroadcastsd	.LC1027(%rip), %ymm0
	vfmadd213pd	.LC1028(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1030(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1032(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1034(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1036(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1038(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1040(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1042(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1044(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1046(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1048(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1050(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1052(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1054(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1056(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1058(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1060(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1062(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1064(%rip), %ymm9, %ymm0
	vfmadd213pd	.LC1066(%rip), %ymm9, %ymm0
	vcmpltpd	%ymm12, %ymm4, %ymm9
	vpand	%ymm7, %ymm9, %ymm9
	vpand	%ymm7, %ymm10, %ymm7
	vcmpnltpd	%ymm4, %ymm11, %ymm10
	vcmpltpd	%ymm4, %ymm11, %ymm4
	vpand	%ymm10, %ymm7, %ymm10
	vpand	%ymm4, %ymm7, %ymm7
	vblendvpd	%ymm7, .LC293(%rip), %ymm2, %ymm7
	vblendvpd	%ymm10, %ymm2, %ymm7, %ymm2
	vbroadcastsd	.LC6(%rip), %ymm7
	vblendvpd	%ymm9, .LC292(%rip), %ymm2, %ymm2
	vfmadd213pd	.LC295(%rip), %ymm2, %ymm7
	vaddpd	.LC296(%rip), %ymm7, %ymm4
	vfmadd231pd	.LC298(%rip), %ymm4, %ymm2
	vfmadd132pd	.LC299(%rip), %ymm2, %ymm4
	vbroadcastsd	.LC10(%rip), %ymm2
	vpaddq	%ymm15, %ymm7, %ymm7
	vsubpd	%ymm6, %ymm4, %ymm6
	vfmadd213pd	.LC245(%rip), %ymm6, %ymm2
	vfmadd213pd	.LC246(%rip), %ymm6, %ymm2
	vfmadd213pd	.LC247(%rip), %ymm6, %ymm2
	vfmadd213pd	.LC248(%rip), %ymm6, %ymm2
	vfmadd213pd	.LC249(%rip), %ymm6, %ymm2
	vfmadd213pd	.LC250(%rip), %ymm6, %ymm2
	vfmadd213pd	.LC251(%rip), %ymm6, %ymm2
	vfmadd213pd	.LC252(%rip), %ymm6, %ymm2
	vfmadd213pd	.LC253(%rip), %ymm6, %ymm2
	vfmadd213pd	.LC254(%rip), %ymm6, %ymm2
	vmulpd	%ymm6, %ymm6, %ymm4
	vfmadd132pd	%ymm2, %ymm6, %ymm4
	vpsrlq	$1, %ymm7, %ymm2
	vpsllq	$52, %ymm2, %ymm6
	vpsubq	%ymm2, %ymm7, %ymm7
	vpsllq	$52, %ymm7, %ymm7
	vaddpd	%ymm8, %ymm4, %ymm4
	vmulpd	%ymm6, %ymm4, %ymm4
	vmulpd	%ymm7, %ymm4, %ymm4
	vmulpd	%ymm0, %ymm4, %ymm0
	vdivpd	%ymm5, %ymm0, %ymm0
	vsubpd	%ymm0, %ymm8, %ymm0
	vblendvpd	%ymm3, %ymm1, %ymm0, %ymm3
	vpand	(%rdi,%rax), %ymm14, %ymm0
	vpor	%ymm3, %ymm0, %ymm0
	vmovupd	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rsi, %rax
	jne	.L3568
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%edx, %eax
	je	.L3597
	vzeroupper
.L3567:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L3572
	vmovddup	.LC980(%rip), %xmm0
	vmovddup	.LC978(%rip), %xmm1
	movabsq	$9223372036854775807, %r9
	vmovddup	.LC134(%rip), %xmm5
	vmovq	%r9, %xmm3
	vmovddup	.LC835(%rip), %xmm9
	vmovddup	.LC20(%rip), %xmm7
	vmovddup	.LC1020(%rip), %xmm4
	vpunpcklqdq	%xmm3, %xmm3, %xmm3
	vpand	(%rdi,%rsi,8), %xmm3, %xmm3
	vmovddup	.LC1019(%rip), %xmm6
	vmovddup	.LC898(%rip), %xmm10
	movabsq	$-4843621399236966402, %r10
	movabsq	$-9223372036854775808, %r11
	vmulpd	%xmm3, %xmm3, %xmm2
	vaddpd	%xmm3, %xmm5, %xmm5
	vaddpd	%xmm3, %xmm9, %xmm9
	vcmpnltpd	%xmm7, %xmm3, %xmm8
	vdivpd	%xmm5, %xmm9, %xmm9
	vfmadd132pd	%xmm2, %xmm0, %xmm1
	vmovddup	.LC982(%rip), %xmm0
	vfmadd132pd	%xmm2, %xmm0, %xmm1
	vmovddup	.LC984(%rip), %xmm0
	vfmadd132pd	%xmm2, %xmm0, %xmm1
	vmovddup	.LC986(%rip), %xmm0
	vfmadd132pd	%xmm2, %xmm0, %xmm1
	vmovddup	.LC988(%rip), %xmm0
	vfmadd132pd	%xmm2, %xmm0, %xmm1
	vmovddup	.LC990(%rip), %xmm0
	vfmadd132pd	%xmm2, %xmm0, %xmm1
	vmovddup	.LC992(%rip), %xmm0
	vfmadd132pd	%xmm2, %xmm0, %xmm1
	vmovddup	.LC994(%rip), %xmm0
	vfmadd132pd	%xmm2, %xmm0, %xmm1
	vmovddup	.LC996(%rip), %xmm0
	vfmadd132pd	%xmm2, %xmm0, %xmm1
	vmovddup	.LC998(%rip), %xmm0
	vfmadd132pd	%xmm2, %xmm0, %xmm1
	vmovddup	.LC1000(%rip), %xmm0
	vfmadd132pd	%xmm2, %xmm0, %xmm1
	vmovddup	.LC1002(%rip), %xmm0
	vfmadd132pd	%xmm2, %xmm0, %xmm1
	vcmpltpd	%xmm3, %xmm4, %xmm0
	vpand	%xmm8, %xmm0, %xmm0
	vblendvpd	%xmm0, %xmm6, %xmm5, %xmm5
	vmovddup	.LC1018(%rip), %xmm6
	vblendvpd	%xmm0, %xmm6, %xmm9, %xmm9
	vmovddup	.LC1017(%rip), %xmm6
	vblendvpd	%xmm0, %xmm6, %xmm2, %xmm6
	vxorpd	%xmm10, %xmm2, %xmm2
	vblendvpd	%xmm0, %xmm4, %xmm3, %xmm4
	vmovddup	.LC1016(%rip), %xmm10
	vblendvpd	%xmm0, %xmm10, %xmm2, %xmm2
	vmovddup	.LC1029(%rip), %xmm10
	vfmadd132pd	%xmm3, %xmm3, %xmm1
	vmovddup	.LC1027(%rip), %xmm0
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1031(%rip), %xmm10
	vfmadd132pd	%xmm4, %xmm2, %xmm4
	vcmpltpd	%xmm7, %xmm3, %xmm3
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1033(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1035(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1037(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1039(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1041(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1043(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1045(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1047(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1049(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1051(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1053(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1055(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1057(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1059(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1061(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1063(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1065(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC1067(%rip), %xmm10
	vfmadd132pd	%xmm9, %xmm10, %xmm0
	vmovddup	.LC896(%rip), %xmm9
	vcmpltpd	%xmm9, %xmm6, %xmm10
	vcmpnltpd	%xmm9, %xmm6, %xmm9
	vpand	%xmm8, %xmm10, %xmm10
	vpand	%xmm8, %xmm9, %xmm8
	vmovddup	.LC900(%rip), %xmm9
	vcmpnltpd	%xmm6, %xmm9, %xmm11
	vcmpltpd	%xmm6, %xmm9, %xmm9
	vmovddup	.LC2(%rip), %xmm6
	vpand	%xmm11, %xmm8, %xmm11
	vpand	%xmm9, %xmm8, %xmm8
	vmovddup	.LC8(%rip), %xmm9
	vblendvpd	%xmm8, %xmm6, %xmm2, %xmm6
	vmovddup	.LC6(%rip), %xmm8
	vblendvpd	%xmm11, %xmm2, %xmm6, %xmm2
	vmovddup	.LC3(%rip), %xmm6
	vblendvpd	%xmm10, %xmm6, %xmm2, %xmm2
	vmovddup	.LC7(%rip), %xmm6
	vfmadd132pd	%xmm2, %xmm6, %xmm8
	vmovddup	.LC297(%rip), %xmm6
	vaddpd	%xmm6, %xmm8, %xmm6
	vfmadd231pd	%xmm9, %xmm6, %xmm2
	vmovddup	.LC9(%rip), %xmm9
	vfmadd132pd	%xmm9, %xmm2, %xmm6
	vmovddup	.LC11(%rip), %xmm9
	vmovddup	.LC10(%rip), %xmm2
	vsubpd	%xmm4, %xmm6, %xmm4
	vmulpd	%xmm4, %xmm4, %xmm6
	vfmadd132pd	%xmm4, %xmm9, %xmm2
	vmovddup	.LC12(%rip), %xmm9
	vfmadd132pd	%xmm4, %xmm9, %xmm2
	vmovddup	.LC13(%rip), %xmm9
	vfmadd132pd	%xmm4, %xmm9, %xmm2
	vmovddup	.LC14(%rip), %xmm9
	vfmadd132pd	%xmm4, %xmm9, %xmm2
	vmovddup	.LC15(%rip), %xmm9
	vfmadd132pd	%xmm4, %xmm9, %xmm2
	vmovddup	.LC16(%rip), %xmm9
	vfmadd132pd	%xmm4, %xmm9, %xmm2
	vmovddup	.LC17(%rip), %xmm9
	vfmadd132pd	%xmm4, %xmm9, %xmm2
	vmovddup	.LC18(%rip), %xmm9
	vfmadd132pd	%xmm4, %xmm9, %xmm2
	vmovddup	.LC19(%rip), %xmm9
	vfmadd132pd	%xmm4, %xmm9, %xmm2
	vmovddup	.LC4(%rip), %xmm9
	vfmadd132pd	%xmm4, %xmm9, %xmm2
	vfmadd132pd	%xmm6, %xmm4, %xmm2
	vmovq	%r10, %xmm4
	vpunpcklqdq	%xmm4, %xmm4, %xmm4
	vpaddq	%xmm4, %xmm8, %xmm8
	vpsrlq	$1, %xmm8, %xmm4
	vpsllq	$52, %xmm4, %xmm6
	vpsubq	%xmm4, %xmm8, %xmm8
	vaddpd	%xmm7, %xmm2, %xmm2
	vpsllq	$52, %xmm8, %xmm8
	vmulpd	%xmm6, %xmm2, %xmm2
	vmulpd	%xmm8, %xmm2, %xmm2
	vmulpd	%xmm0, %xmm2, %xmm0
	vdivpd	%xmm5, %xmm0, %xmm0
	vsubpd	%xmm0, %xmm7, %xmm0
	vblendvpd	%xmm3, %xmm1, %xmm0, %xmm0
	vmovq	%r11, %xmm1
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	(%rdi,%rsi,8), %xmm1, %xmm1
	vpor	%xmm0, %xmm1, %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L3592
	andl	$-2, %edx
	addl	%edx, %eax
.L3572:
	cltq
	vmovsd	.LC20(%rip), %xmm3
	movq	(%rdi,%rax,8), %rdx
	leaq	(%rcx,%rax,8), %rcx
	movq	%rdx, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm1
	vmulsd	%xmm1, %xmm1, %xmm2
	vucomisd	%xmm1, %xmm3
	ja	.L3598
	vcomisd	.LC1020(%rip), %xmm1
	ja	.L3582
	vmovsd	.LC134(%rip), %xmm6
	vxorpd	.LC108(%rip), %xmm2, %xmm5
	vaddsd	%xmm6, %xmm1, %xmm4
	vsubsd	%xmm6, %xmm1, %xmm6
	vdivsd	%xmm4, %xmm6, %xmm6
.L3578:
	vmovsd	.LC1027(%rip), %xmm0
	vfmadd132sd	%xmm1, %xmm5, %xmm1
	vfmadd213sd	.LC1029(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1031(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1033(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1035(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1037(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1039(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1041(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1043(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1045(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1047(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1049(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1051(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1053(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1055(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1057(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1059(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1061(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1063(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1065(%rip), %xmm6, %xmm0
	vfmadd213sd	.LC1067(%rip), %xmm0, %xmm6
	vmovsd	.LC896(%rip), %xmm0
	vcomisd	%xmm2, %xmm0
	ja	.L3580
	vcomisd	.LC900(%rip), %xmm2
	jbe	.L3577
	vmovsd	.LC2(%rip), %xmm5
.L3577:
	vmovsd	.LC7(%rip), %xmm0
	vmovsd	%xmm5, %xmm5, %xmm7
	vfmadd132sd	.LC6(%rip), %xmm0, %xmm7
	movabsq	$-4843621399236966402, %rax
	vmovsd	.LC10(%rip), %xmm2
	vsubsd	%xmm0, %xmm7, %xmm0
	vmovq	%xmm7, %rdi
	vfmadd231sd	.LC8(%rip), %xmm0, %xmm5
	addq	%rdi, %rax
	vfmadd132sd	.LC9(%rip), %xmm5, %xmm0
	movq	%rax, %rsi
	shrq	%rsi
	movq	%rsi, %rdi
	subq	%rsi, %rax
	salq	$52, %rdi
	salq	$52, %rax
	vmovq	%rdi, %xmm5
	vsubsd	%xmm1, %xmm0, %xmm1
	vfmadd213sd	.LC11(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC12(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC13(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC14(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC15(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC16(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC17(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC18(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC19(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC4(%rip), %xmm1, %xmm2
	vmulsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm2, %xmm1, %xmm0
	vaddsd	%xmm3, %xmm0, %xmm0
	vmulsd	%xmm5, %xmm0, %xmm0
	vmovq	%rax, %xmm5
	vmulsd	%xmm5, %xmm0, %xmm0
	vmulsd	%xmm6, %xmm0, %xmm0
	vdivsd	%xmm4, %xmm0, %xmm0
	vsubsd	%xmm0, %xmm3, %xmm5
	vmovq	%xmm5, %rax
.L3576:
	movabsq	$-9223372036854775808, %rsi
	andq	%rsi, %rdx
	orq	%rdx, %rax
	movq	%rax, (%rcx)
.L3592:
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3598:
	.cfi_restore_state
	vmovsd	.LC978(%rip), %xmm0
	vfmadd213sd	.LC980(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC982(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC984(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC986(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC988(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC990(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC992(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC994(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC996(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC998(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC1000(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC1002(%rip), %xmm2, %xmm0
	vfmadd132sd	%xmm0, %xmm1, %xmm1
	vmovq	%xmm1, %rax
	jmp	.L3576
	.p2align 4,,10
	.p2align 3
.L3580:
	vmovsd	.LC3(%rip), %xmm5
	jmp	.L3577
	.p2align 4,,10
	.p2align 3
.L3582:
	movq	.LC1020(%rip), %rax
	vmovsd	.LC1016(%rip), %xmm5
	vmovsd	.LC1017(%rip), %xmm2
	vmovsd	.LC1018(%rip), %xmm6
	vmovsd	.LC1019(%rip), %xmm4
	vmovq	%rax, %xmm1
	jmp	.L3578
	.p2align 4,,10
	.p2align 3
.L3597:
	vzeroupper
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3594:
	.cfi_restore 6
	ret
.L3579:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3567
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
	jle	.L3626
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movl	%edx, %edi
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	cmpl	$6, %eax
	jbe	.L3614
	vpbroadcastq	.LC313(%rip), %ymm7
	shrl	$3, %edx
	xorl	%eax, %eax
	vbroadcastsd	.LC20(%rip), %ymm10
	vbroadcastsd	.LC1101(%rip), %ymm15
	salq	$5, %rdx
	vbroadcastsd	.LC1096(%rip), %ymm14
	vbroadcastsd	.LC1095(%rip), %ymm13
	vmovdqa	%ymm7, -32(%rsp)
	vbroadcastsd	.LC1094(%rip), %ymm11
	vbroadcastsd	.LC134(%rip), %ymm12
	.p2align 4,,10
	.p2align 3
.L3602:
	vmovups	(%rcx,%rax), %ymm7
	vcvtps2pd	(%rcx,%rax), %ymm6
	vandpd	.LC225(%rip), %ymm6, %ymm6
	vaddpd	.LC1097(%rip), %ymm6, %ymm5
	vaddpd	.LC1098(%rip), %ymm6, %ymm3
	vextractf128	$0x1, %ymm7, %xmm0
	vxorpd	.LC897(%rip), %ymm6, %ymm8
	vcvtps2pd	%xmm0, %ymm0
	vandpd	.LC225(%rip), %ymm0, %ymm0
	vaddpd	.LC1097(%rip), %ymm0, %ymm4
	vdivpd	%ymm5, %ymm10, %ymm5
	vaddpd	.LC1098(%rip), %ymm0, %ymm2
	vxorpd	.LC897(%rip), %ymm0, %ymm1
	vmulpd	%ymm6, %ymm8, %ymm8
	vcmpnltpd	%ymm6, %ymm15, %ymm6
	vmulpd	%ymm0, %ymm1, %ymm1
	vcmpnltpd	%ymm0, %ymm15, %ymm0
	vblendvpd	%ymm6, %ymm8, %ymm11, %ymm8
	vblendvpd	%ymm0, %ymm1, %ymm11, %ymm1
	vdivpd	%ymm4, %ymm10, %ymm4
	vmulpd	%ymm5, %ymm3, %ymm3
	vblendvpd	%ymm6, %ymm5, %ymm14, %ymm5
	vblendvpd	%ymm6, %ymm3, %ymm13, %ymm3
	vbroadcastsd	.LC1106(%rip), %ymm6
	vfmadd213pd	.LC1107(%rip), %ymm3, %ymm6
	vfmadd213pd	.LC1109(%rip), %ymm3, %ymm6
	vfmadd213pd	.LC1111(%rip), %ymm3, %ymm6
	vfmadd213pd	.LC1113(%rip), %ymm3, %ymm6
	vfmadd213pd	.LC1115(%rip), %ymm3, %ymm6
	vfmadd213pd	.LC1117(%rip), %ymm3, %ymm6
	vfmadd213pd	.LC1119(%rip), %ymm3, %ymm6
	vfmadd213pd	.LC1121(%rip), %ymm3, %ymm6
	vfmadd213pd	.LC1123(%rip), %ymm3, %ymm6
	vfmadd213pd	.LC1125(%rip), %ymm6, %ymm3
	vmulpd	%ymm3, %ymm5, %ymm5
	vmulpd	%ymm4, %ymm2, %ymm2
	vblendvpd	%ymm0, %ymm4, %ymm14, %ymm4
	vblendvpd	%ymm0, %ymm2, %ymm13, %ymm2
	vbroadcastsd	.LC1106(%rip), %ymm0
	vfmadd213pd	.LC1107(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1109(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1111(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1113(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1115(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1117(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1119(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1121(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1123(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1125(%rip), %ymm0, %ymm2
	vbroadcastsd	.LC6(%rip), %ymm7
	vfmadd213pd	.LC295(%rip), %ymm8, %ymm7
	vbroadcastsd	.LC6(%rip), %ymm6
	vaddpd	.LC296(%rip), %ymm7, %ymm3
	vfmadd213pd	.LC295(%rip), %ymm1, %ymm6
	vfmadd231pd	.LC298(%rip), %ymm3, %ymm8
	vbroadcastsd	.LC10(%rip), %ymm0
	vfmadd132pd	.LC299(%rip), %ymm8, %ymm3
	vmulpd	%ymm2, %ymm4, %ymm4
	vaddpd	.LC296(%rip), %ymm6, %ymm2
	vfmadd231pd	.LC298(%rip), %ymm2, %ymm1
	vfmadd132pd	.LC299(%rip), %ymm1, %ymm2
	vbroadcastsd	.LC10(%rip), %ymm1
	vfmadd213pd	.LC245(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC245(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC246(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC246(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC247(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC247(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC248(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC248(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC249(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC249(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC250(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC250(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC251(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC251(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC252(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC252(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC253(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC253(%rip), %ymm2, %ymm0
	vmulpd	%ymm3, %ymm3, %ymm9
	vfmadd213pd	.LC254(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC254(%rip), %ymm2, %ymm0
	vmulpd	%ymm2, %ymm2, %ymm8
	vfmadd132pd	%ymm9, %ymm3, %ymm1
	vmovdqa	-32(%rsp), %ymm3
	vfmadd132pd	%ymm8, %ymm2, %ymm0
	vpaddq	%ymm3, %ymm7, %ymm7
	vpaddq	%ymm3, %ymm6, %ymm6
	vpsllq	$52, %ymm7, %ymm7
	vpsllq	$52, %ymm6, %ymm6
	vaddpd	%ymm10, %ymm1, %ymm1
	vaddpd	%ymm10, %ymm0, %ymm0
	vmulpd	%ymm7, %ymm1, %ymm1
	vmovups	(%rcx,%rax), %ymm7
	vmulpd	%ymm6, %ymm0, %ymm0
	vmulpd	%ymm5, %ymm1, %ymm1
	vmulpd	%ymm4, %ymm0, %ymm0
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpnltps	%ymm4, %ymm7, %ymm2
	vsubpd	%ymm1, %ymm12, %ymm3
	vpmovsxdq	%xmm2, %ymm4
	vextracti128	$0x1, %ymm2, %xmm2
	vpmovsxdq	%xmm2, %ymm2
	vblendvpd	%ymm4, %ymm1, %ymm3, %ymm1
	vsubpd	%ymm0, %ymm12, %ymm3
	vblendvpd	%ymm2, %ymm0, %ymm3, %ymm2
	vcvtpd2psy	%ymm1, %xmm0
	vcvtpd2psy	%ymm2, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rdx, %rax
	jne	.L3602
	movl	%edi, %edx
	andl	$-8, %edx
	movl	%edx, %eax
	cmpl	%edx, %edi
	je	.L3623
.L3601:
	movl	%edi, %r8d
	subl	%eax, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3606
	vmovups	(%rcx,%rax,4), %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
	vmovddup	.LC226(%rip), %xmm1
	vmovddup	.LC153(%rip), %xmm5
	vmovddup	.LC20(%rip), %xmm9
	vmovddup	.LC1099(%rip), %xmm4
	vmovddup	.LC898(%rip), %xmm7
	vmovddup	.LC1101(%rip), %xmm8
	vmovhlps	%xmm3, %xmm2, %xmm2
	vcvtps2pd	%xmm3, %xmm0
	vandpd	%xmm1, %xmm0, %xmm0
	vmovddup	.LC11(%rip), %xmm12
	vaddpd	%xmm5, %xmm0, %xmm6
	vcvtps2pd	%xmm2, %xmm2
	vandpd	%xmm1, %xmm2, %xmm2
	vaddpd	%xmm4, %xmm0, %xmm1
	vaddpd	%xmm5, %xmm2, %xmm5
	vaddpd	%xmm4, %xmm2, %xmm4
	movl	$1023, %r10d
	vdivpd	%xmm6, %xmm9, %xmm6
	vdivpd	%xmm5, %xmm9, %xmm5
	vmulpd	%xmm6, %xmm1, %xmm1
	vmulpd	%xmm5, %xmm4, %xmm10
	vxorpd	%xmm7, %xmm0, %xmm4
	vxorpd	%xmm7, %xmm2, %xmm7
	vmulpd	%xmm2, %xmm7, %xmm11
	vmovddup	.LC1096(%rip), %xmm7
	vmulpd	%xmm0, %xmm4, %xmm4
	vcmpnltpd	%xmm0, %xmm8, %xmm0
	vcmpnltpd	%xmm2, %xmm8, %xmm8
	vmovddup	.LC1095(%rip), %xmm2
	vblendvpd	%xmm0, %xmm1, %xmm2, %xmm1
	vblendvpd	%xmm0, %xmm6, %xmm7, %xmm6
	vblendvpd	%xmm8, %xmm10, %xmm2, %xmm2
	vblendvpd	%xmm8, %xmm5, %xmm7, %xmm7
	vmovapd	%xmm1, %xmm5
	vmovddup	.LC1094(%rip), %xmm10
	vblendvpd	%xmm0, %xmm4, %xmm10, %xmm4
	vblendvpd	%xmm8, %xmm11, %xmm10, %xmm10
	vmovddup	.LC1106(%rip), %xmm0
	vmovddup	.LC1108(%rip), %xmm8
	vfmadd132pd	%xmm0, %xmm8, %xmm5
	vfmadd132pd	%xmm2, %xmm8, %xmm0
	vmovddup	.LC1110(%rip), %xmm8
	vfmadd132pd	%xmm1, %xmm8, %xmm5
	vfmadd132pd	%xmm2, %xmm8, %xmm0
	vmovddup	.LC1112(%rip), %xmm8
	vfmadd132pd	%xmm1, %xmm8, %xmm5
	vfmadd132pd	%xmm2, %xmm8, %xmm0
	vmovddup	.LC1114(%rip), %xmm8
	vfmadd132pd	%xmm1, %xmm8, %xmm5
	vfmadd132pd	%xmm2, %xmm8, %xmm0
	vmovddup	.LC1116(%rip), %xmm8
	vfmadd132pd	%xmm1, %xmm8, %xmm5
	vfmadd132pd	%xmm2, %xmm8, %xmm0
	vmovddup	.LC1118(%rip), %xmm8
	vfmadd132pd	%xmm1, %xmm8, %xmm5
	vfmadd132pd	%xmm2, %xmm8, %xmm0
	vmovddup	.LC1120(%rip), %xmm8
	vfmadd132pd	%xmm1, %xmm8, %xmm5
	vfmadd132pd	%xmm2, %xmm8, %xmm0
	vmovddup	.LC1122(%rip), %xmm8
	vfmadd132pd	%xmm1, %xmm8, %xmm5
	vfmadd132pd	%xmm2, %xmm8, %xmm0
	vmovddup	.LC1124(%rip), %xmm8
	vfmadd132pd	%xmm1, %xmm8, %xmm5
	vfmadd132pd	%xmm2, %xmm8, %xmm0
	vmovddup	.LC1126(%rip), %xmm8
	vfmadd132pd	%xmm5, %xmm8, %xmm1
	vfmadd132pd	%xmm0, %xmm8, %xmm2
	vmovapd	%xmm4, %xmm8
	vmovddup	.LC7(%rip), %xmm0
	vmovddup	.LC6(%rip), %xmm5
	vfmadd132pd	%xmm5, %xmm0, %xmm8
	vfmadd132pd	%xmm10, %xmm0, %xmm5
	vmovddup	.LC8(%rip), %xmm0
	vmulpd	%xmm1, %xmm6, %xmm6
	vmovddup	.LC297(%rip), %xmm1
	vmulpd	%xmm2, %xmm7, %xmm7
	vaddpd	%xmm1, %xmm8, %xmm2
	vaddpd	%xmm1, %xmm5, %xmm1
	vfmadd231pd	%xmm0, %xmm2, %xmm4
	vfmadd132pd	%xmm1, %xmm10, %xmm0
	vmovddup	.LC9(%rip), %xmm10
	vfmadd132pd	%xmm10, %xmm4, %xmm2
	vfmadd132pd	%xmm10, %xmm0, %xmm1
	vmovddup	.LC10(%rip), %xmm0
	vmulpd	%xmm2, %xmm2, %xmm4
	vmovapd	%xmm2, %xmm11
	vmulpd	%xmm1, %xmm1, %xmm10
	vfmadd132pd	%xmm0, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmovddup	.LC12(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmovddup	.LC13(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmovddup	.LC14(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmovddup	.LC15(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmovddup	.LC16(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmovddup	.LC17(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmovddup	.LC18(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmovddup	.LC19(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vmovddup	.LC4(%rip), %xmm12
	vfmadd132pd	%xmm2, %xmm12, %xmm11
	vfmadd132pd	%xmm1, %xmm12, %xmm0
	vfmadd132pd	%xmm11, %xmm2, %xmm4
	vmovq	%r10, %xmm2
	vfmadd132pd	%xmm10, %xmm1, %xmm0
	vpunpcklqdq	%xmm2, %xmm2, %xmm2
	vpaddq	%xmm2, %xmm8, %xmm8
	vpaddq	%xmm2, %xmm5, %xmm5
	vxorps	%xmm2, %xmm2, %xmm2
	vpsllq	$52, %xmm5, %xmm5
	vpsllq	$52, %xmm8, %xmm8
	vcmpnltps	%xmm2, %xmm3, %xmm3
	vaddpd	%xmm9, %xmm4, %xmm1
	vmovddup	.LC134(%rip), %xmm4
	vaddpd	%xmm9, %xmm0, %xmm0
	vmulpd	%xmm8, %xmm1, %xmm1
	vmulpd	%xmm5, %xmm0, %xmm0
	vpmovsxdq	%xmm3, %xmm5
	vpsrldq	$8, %xmm3, %xmm3
	vpmovsxdq	%xmm3, %xmm3
	vmulpd	%xmm6, %xmm1, %xmm1
	vmulpd	%xmm7, %xmm0, %xmm0
	vsubpd	%xmm1, %xmm4, %xmm2
	vsubpd	%xmm0, %xmm4, %xmm4
	vblendvpd	%xmm5, %xmm1, %xmm2, %xmm1
	vblendvpd	%xmm3, %xmm0, %xmm4, %xmm4
	vinsertf128	$0x1, %xmm4, %ymm1, %ymm0
	vcvtpd2psy	%ymm0, %xmm0
	vmovups	%xmm0, (%rsi,%rax,4)
	movl	%r8d, %eax
	andl	$-4, %eax
	addl	%eax, %edx
	andl	$3, %r8d
	je	.L3623
.L3606:
	vmovsd	.LC7(%rip), %xmm6
	vmovsd	.LC13(%rip), %xmm15
	movslq	%edx, %rdx
	movabsq	$9223372036854775807, %r9
	vmovsd	.LC14(%rip), %xmm14
	vmovsd	.LC15(%rip), %xmm13
	vxorps	%xmm8, %xmm8, %xmm8
	vmovsd	.LC17(%rip), %xmm12
	vmovsd	.LC18(%rip), %xmm11
	vmovsd	.LC19(%rip), %xmm10
	vmovsd	.LC20(%rip), %xmm7
	jmp	.L3610
	.p2align 4,,10
	.p2align 3
.L3615:
	movq	.LC1094(%rip), %rax
	vmovq	%rax, %xmm5
	movq	.LC1095(%rip), %rax
	vmovq	%rax, %xmm1
	movq	.LC1096(%rip), %rax
	vmovq	%rax, %xmm4
.L3608:
	vmovsd	.LC1106(%rip), %xmm0
	vmovsd	.LC6(%rip), %xmm9
	vfmadd213sd	.LC1108(%rip), %xmm1, %xmm0
	vmovsd	.LC1126(%rip), %xmm2
	vfmadd213sd	.LC1110(%rip), %xmm1, %xmm0
	vfmadd132sd	%xmm5, %xmm6, %xmm9
	vfmadd213sd	.LC1112(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1114(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1116(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1118(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1120(%rip), %xmm1, %xmm0
	vmovq	%xmm9, %rax
	vfmadd213sd	.LC1122(%rip), %xmm1, %xmm0
	addq	$1023, %rax
	vfmadd213sd	.LC1124(%rip), %xmm1, %xmm0
	salq	$52, %rax
	vcomiss	%xmm3, %xmm8
	vfmadd231sd	%xmm0, %xmm1, %xmm2
	vsubsd	%xmm6, %xmm9, %xmm1
	vmovsd	.LC10(%rip), %xmm0
	vfmadd231sd	.LC8(%rip), %xmm1, %xmm5
	vfmadd132sd	.LC9(%rip), %xmm5, %xmm1
	vmovsd	.LC4(%rip), %xmm5
	vfmadd213sd	.LC11(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC12(%rip), %xmm1, %xmm0
	vfmadd132sd	%xmm1, %xmm15, %xmm0
	vfmadd132sd	%xmm1, %xmm14, %xmm0
	vfmadd132sd	%xmm1, %xmm13, %xmm0
	vfmadd213sd	.LC16(%rip), %xmm1, %xmm0
	vfmadd132sd	%xmm1, %xmm12, %xmm0
	vfmadd132sd	%xmm1, %xmm11, %xmm0
	vfmadd132sd	%xmm1, %xmm10, %xmm0
	vfmadd231sd	%xmm0, %xmm1, %xmm5
	vmulsd	%xmm1, %xmm1, %xmm0
	vfmadd132sd	%xmm5, %xmm1, %xmm0
	vmovq	%rax, %xmm5
	vmulsd	%xmm2, %xmm4, %xmm1
	vaddsd	%xmm7, %xmm0, %xmm0
	vmulsd	%xmm5, %xmm0, %xmm0
	vmulsd	%xmm1, %xmm0, %xmm0
	jbe	.L3630
	vmovsd	.LC134(%rip), %xmm4
	vsubsd	%xmm0, %xmm4, %xmm0
.L3630:
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jle	.L3623
.L3610:
	vmovss	(%rcx,%rdx,4), %xmm3
	vcvtss2sd	%xmm3, %xmm3, %xmm0
	vmovq	%xmm0, %rax
	andq	%r9, %rax
	vmovq	%rax, %xmm0
	vcomisd	.LC1101(%rip), %xmm0
	ja	.L3615
	vaddsd	.LC153(%rip), %xmm0, %xmm4
	vsubsd	.LC153(%rip), %xmm0, %xmm1
	vxorpd	.LC108(%rip), %xmm0, %xmm5
	vdivsd	%xmm4, %xmm7, %xmm4
	vmulsd	%xmm0, %xmm5, %xmm5
	vmulsd	%xmm4, %xmm1, %xmm1
	jmp	.L3608
	.p2align 4,,10
	.p2align 3
.L3623:
	vzeroupper
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3626:
	.cfi_restore 6
	ret
.L3614:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L3601
	.cfi_endproc
.LFE273:
	.size	v_etch__erfc_f32, .-v_etch__erfc_f32
	.p2align 4
	.globl	v_etch__erfinv_central_f64
	.type	v_etch__erfinv_central_f64, @function
v_etch__erfinv_central_f64:
.LFB274:
	.cfi_startproc
	movq	%rsi, %rax
	movl	%edx, %esi
	testl	%edx, %edx
	jle	.L3647
	leal	-1(%rdx), %edx
	cmpl	$2, %edx
	jbe	.L3638
	vbroadcastsd	.LC1145(%rip), %ymm14
	movl	%esi, %edx
	xorl	%ecx, %ecx
	vbroadcastsd	.LC1147(%rip), %ymm13
	vbroadcastsd	.LC1149(%rip), %ymm12
	shrl	$2, %edx
	vbroadcastsd	.LC1151(%rip), %ymm11
	vbroadcastsd	.LC1153(%rip), %ymm10
	salq	$5, %rdx
	vbroadcastsd	.LC1155(%rip), %ymm9
	vbroadcastsd	.LC1157(%rip), %ymm8
	vbroadcastsd	.LC1159(%rip), %ymm7
	vbroadcastsd	.LC1161(%rip), %ymm6
	vbroadcastsd	.LC1163(%rip), %ymm5
	vbroadcastsd	.LC1165(%rip), %ymm4
	vbroadcastsd	.LC1167(%rip), %ymm3
	vbroadcastsd	.LC1169(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L3634:
	vaddpd	(%rdi,%rcx), %ymm14, %ymm1
	vmovapd	%ymm1, %ymm0
	vfmadd132pd	%ymm13, %ymm12, %ymm0
	vfmadd132pd	%ymm1, %ymm11, %ymm0
	vfmadd132pd	%ymm1, %ymm10, %ymm0
	vfmadd132pd	%ymm1, %ymm9, %ymm0
	vfmadd132pd	%ymm1, %ymm8, %ymm0
	vfmadd132pd	%ymm1, %ymm7, %ymm0
	vfmadd132pd	%ymm1, %ymm6, %ymm0
	vfmadd132pd	%ymm1, %ymm5, %ymm0
	vfmadd132pd	%ymm1, %ymm4, %ymm0
	vfmadd132pd	%ymm1, %ymm3, %ymm0
	vfmadd132pd	%ymm0, %ymm2, %ymm1
	vmovupd	%ymm1, (%rax,%rcx)
	addq	$32, %rcx
	cmpq	%rcx, %rdx
	jne	.L3634
	movl	%esi, %edx
	andl	$-4, %edx
	movl	%edx, %ecx
	cmpl	%esi, %edx
	je	.L3648
	vzeroupper
.L3633:
	subl	%ecx, %esi
	cmpl	$1, %esi
	je	.L3636
	vmovddup	.LC1145(%rip), %xmm1
	vaddpd	(%rdi,%rcx,8), %xmm1, %xmm1
	vmovddup	.LC1149(%rip), %xmm2
	vmovddup	.LC1147(%rip), %xmm0
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1151(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1153(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1155(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1157(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1159(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1161(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1163(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1165(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1167(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1169(%rip), %xmm2
	vfmadd132pd	%xmm0, %xmm2, %xmm1
	vmovupd	%xmm1, (%rax,%rcx,8)
	testb	$1, %sil
	je	.L3647
	andl	$-2, %esi
	addl	%esi, %edx
.L3636:
	movslq	%edx, %rdx
	vmovsd	.LC1147(%rip), %xmm0
	vmovsd	(%rdi,%rdx,8), %xmm1
	vsubsd	.LC1183(%rip), %xmm1, %xmm1
	vfmadd213sd	.LC1149(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1151(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1153(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1155(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1157(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1159(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1161(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1163(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1165(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1167(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1169(%rip), %xmm0, %xmm1
	vmovsd	%xmm1, (%rax,%rdx,8)
.L3647:
	ret
	.p2align 4,,10
	.p2align 3
.L3648:
	vzeroupper
	ret
.L3638:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.L3633
	.cfi_endproc
.LFE274:
	.size	v_etch__erfinv_central_f64, .-v_etch__erfinv_central_f64
	.p2align 4
	.globl	v_etch__erfinv_tail_f64
	.type	v_etch__erfinv_tail_f64, @function
v_etch__erfinv_tail_f64:
.LFB275:
	.cfi_startproc
	movq	%rsi, %rax
	movl	%edx, %esi
	testl	%edx, %edx
	jle	.L3665
	leal	-1(%rdx), %edx
	cmpl	$2, %edx
	jbe	.L3656
	vbroadcastsd	.LC1185(%rip), %ymm14
	movl	%esi, %edx
	xorl	%ecx, %ecx
	vbroadcastsd	.LC1187(%rip), %ymm13
	vbroadcastsd	.LC1189(%rip), %ymm12
	shrl	$2, %edx
	vbroadcastsd	.LC1191(%rip), %ymm11
	vbroadcastsd	.LC1193(%rip), %ymm10
	salq	$5, %rdx
	vbroadcastsd	.LC1195(%rip), %ymm9
	vbroadcastsd	.LC1197(%rip), %ymm8
	vbroadcastsd	.LC1199(%rip), %ymm7
	vbroadcastsd	.LC1201(%rip), %ymm6
	vbroadcastsd	.LC1203(%rip), %ymm5
	vbroadcastsd	.LC1205(%rip), %ymm4
	vbroadcastsd	.LC1207(%rip), %ymm3
	vbroadcastsd	.LC1209(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L3652:
	vaddpd	(%rdi,%rcx), %ymm14, %ymm1
	vmovapd	%ymm1, %ymm0
	vfmadd132pd	%ymm13, %ymm12, %ymm0
	vfmadd132pd	%ymm1, %ymm11, %ymm0
	vfmadd132pd	%ymm1, %ymm10, %ymm0
	vfmadd132pd	%ymm1, %ymm9, %ymm0
	vfmadd132pd	%ymm1, %ymm8, %ymm0
	vfmadd132pd	%ymm1, %ymm7, %ymm0
	vfmadd132pd	%ymm1, %ymm6, %ymm0
	vfmadd132pd	%ymm1, %ymm5, %ymm0
	vfmadd132pd	%ymm1, %ymm4, %ymm0
	vfmadd132pd	%ymm1, %ymm3, %ymm0
	vfmadd132pd	%ymm0, %ymm2, %ymm1
	vmovupd	%ymm1, (%rax,%rcx)
	addq	$32, %rcx
	cmpq	%rcx, %rdx
	jne	.L3652
	movl	%esi, %edx
	andl	$-4, %edx
	movl	%edx, %ecx
	cmpl	%esi, %edx
	je	.L3666
	vzeroupper
.L3651:
	subl	%ecx, %esi
	cmpl	$1, %esi
	je	.L3654
	vmovddup	.LC1185(%rip), %xmm1
	vaddpd	(%rdi,%rcx,8), %xmm1, %xmm1
	vmovddup	.LC1189(%rip), %xmm2
	vmovddup	.LC1187(%rip), %xmm0
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1191(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1193(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1195(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1197(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1199(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1201(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1203(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1205(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1207(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1209(%rip), %xmm2
	vfmadd132pd	%xmm0, %xmm2, %xmm1
	vmovupd	%xmm1, (%rax,%rcx,8)
	testb	$1, %sil
	je	.L3665
	andl	$-2, %esi
	addl	%esi, %edx
.L3654:
	movslq	%edx, %rdx
	vmovsd	.LC1187(%rip), %xmm0
	vmovsd	(%rdi,%rdx,8), %xmm1
	vsubsd	.LC1223(%rip), %xmm1, %xmm1
	vfmadd213sd	.LC1189(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1191(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1193(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1195(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1197(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1199(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1201(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1203(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1205(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1207(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1209(%rip), %xmm0, %xmm1
	vmovsd	%xmm1, (%rax,%rdx,8)
.L3665:
	ret
	.p2align 4,,10
	.p2align 3
.L3666:
	vzeroupper
	ret
.L3656:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.L3651
	.cfi_endproc
.LFE275:
	.size	v_etch__erfinv_tail_f64, .-v_etch__erfinv_tail_f64
	.p2align 4
	.globl	v_etch__erfinv_far_f64
	.type	v_etch__erfinv_far_f64, @function
v_etch__erfinv_far_f64:
.LFB276:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L3683
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L3674
	vbroadcastsd	.LC1225(%rip), %ymm11
	movl	%edx, %esi
	xorl	%eax, %eax
	vbroadcastsd	.LC1227(%rip), %ymm10
	vbroadcastsd	.LC1229(%rip), %ymm9
	shrl	$2, %esi
	vbroadcastsd	.LC1231(%rip), %ymm8
	vbroadcastsd	.LC1233(%rip), %ymm7
	salq	$5, %rsi
	vbroadcastsd	.LC1235(%rip), %ymm6
	vbroadcastsd	.LC1237(%rip), %ymm5
	vbroadcastsd	.LC1239(%rip), %ymm4
	vbroadcastsd	.LC1241(%rip), %ymm3
	vbroadcastsd	.LC1243(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L3670:
	vaddpd	(%rdi,%rax), %ymm11, %ymm1
	vmovapd	%ymm1, %ymm0
	vfmadd132pd	%ymm10, %ymm9, %ymm0
	vfmadd132pd	%ymm1, %ymm8, %ymm0
	vfmadd132pd	%ymm1, %ymm7, %ymm0
	vfmadd132pd	%ymm1, %ymm6, %ymm0
	vfmadd132pd	%ymm1, %ymm5, %ymm0
	vfmadd132pd	%ymm1, %ymm4, %ymm0
	vfmadd132pd	%ymm1, %ymm3, %ymm0
	vfmadd132pd	%ymm0, %ymm2, %ymm1
	vmovupd	%ymm1, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L3670
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%edx, %eax
	je	.L3684
	vzeroupper
.L3669:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L3672
	vmovddup	.LC1225(%rip), %xmm1
	vaddpd	(%rdi,%rsi,8), %xmm1, %xmm1
	vmovddup	.LC1229(%rip), %xmm2
	vmovddup	.LC1227(%rip), %xmm0
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1231(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1233(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1235(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1237(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1239(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1241(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovddup	.LC1243(%rip), %xmm2
	vfmadd132pd	%xmm0, %xmm2, %xmm1
	vmovupd	%xmm1, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L3683
	andl	$-2, %edx
	addl	%edx, %eax
.L3672:
	cltq
	vmovsd	.LC1227(%rip), %xmm0
	vmovsd	(%rdi,%rax,8), %xmm1
	vsubsd	.LC1254(%rip), %xmm1, %xmm1
	vfmadd213sd	.LC1229(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1231(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1233(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1235(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1237(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1239(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1241(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1243(%rip), %xmm0, %xmm1
	vmovsd	%xmm1, (%rcx,%rax,8)
.L3683:
	ret
	.p2align 4,,10
	.p2align 3
.L3684:
	vzeroupper
	ret
.L3674:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3669
	.cfi_endproc
.LFE276:
	.size	v_etch__erfinv_far_f64, .-v_etch__erfinv_far_f64
	.p2align 4
	.globl	v_etch__erfinv_f32
	.type	v_etch__erfinv_f32, @function
v_etch__erfinv_f32:
.LFB277:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3714
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movl	%edx, %edi
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	subq	$40, %rsp
	cmpl	$6, %eax
	jbe	.L3703
	movabsq	$-4604544271217802189, %r8
	shrl	$3, %edx
	xorl	%eax, %eax
	vbroadcastss	.LC281(%rip), %ymm15
	vmovq	%r8, %xmm7
	salq	$5, %rdx
	movabsq	$4503599627370495, %r8
	vpbroadcastq	%xmm7, %ymm7
	vmovdqa	%ymm7, 8(%rsp)
	vmovq	%r8, %xmm7
	movabsq	$4604544271217802189, %r8
	vpbroadcastq	%xmm7, %ymm7
	vmovdqa	%ymm7, -24(%rsp)
	vmovq	%r8, %xmm7
	movabsq	$7141747209585715, %r8
	vpbroadcastq	%xmm7, %ymm7
	vmovdqa	%ymm7, -56(%rsp)
	vmovq	%r8, %xmm7
	movabsq	$4841369599423283200, %r8
	vpbroadcastq	%xmm7, %ymm7
	vmovdqa	%ymm7, -88(%rsp)
	vmovq	%r8, %xmm7
	vpbroadcastq	%xmm7, %ymm7
	vmovdqa	%ymm7, -120(%rsp)
	.p2align 4,,10
	.p2align 3
.L3688:
	vmovups	(%rcx,%rax), %ymm9
	vmovdqa	8(%rsp), %ymm4
	vmovdqa	-24(%rsp), %ymm2
	vmovdqa	-56(%rsp), %ymm1
	vcvtps2pd	%xmm9, %ymm7
	vmovapd	%ymm7, %ymm6
	vfnmadd213pd	.LC301(%rip), %ymm7, %ymm6
	vextractf128	$0x1, %ymm9, %xmm8
	vbroadcastsd	.LC172(%rip), %ymm13
	vcvtps2pd	%xmm8, %ymm8
	vmovapd	%ymm8, %ymm5
	vfnmadd213pd	.LC301(%rip), %ymm8, %ymm5
	vbroadcastsd	.LC172(%rip), %ymm14
	vpaddq	%ymm4, %ymm6, %ymm3
	vpand	%ymm2, %ymm3, %ymm3
	vpaddq	%ymm4, %ymm5, %ymm4
	vpaddq	%ymm1, %ymm3, %ymm3
	vaddpd	.LC428(%rip), %ymm3, %ymm3
	vpand	%ymm2, %ymm4, %ymm4
	vmovdqa	-88(%rsp), %ymm2
	vaddpd	.LC416(%rip), %ymm3, %ymm12
	vpaddq	%ymm1, %ymm4, %ymm4
	vmovdqa	-120(%rsp), %ymm1
	vpaddq	%ymm2, %ymm6, %ymm6
	vpaddq	%ymm2, %ymm5, %ymm5
	vmulpd	.LC254(%rip), %ymm3, %ymm10
	vpsrlq	$52, %ymm6, %ymm6
	vpsrlq	$52, %ymm5, %ymm5
	vaddpd	.LC428(%rip), %ymm4, %ymm4
	vdivpd	%ymm12, %ymm3, %ymm12
	vpor	%ymm1, %ymm6, %ymm6
	vpor	%ymm1, %ymm5, %ymm5
	vaddpd	.LC416(%rip), %ymm4, %ymm1
	vmulpd	.LC254(%rip), %ymm4, %ymm11
	vaddpd	.LC431(%rip), %ymm6, %ymm6
	vaddpd	.LC431(%rip), %ymm5, %ymm5
	vmulpd	%ymm3, %ymm10, %ymm10
	vmulpd	%ymm4, %ymm11, %ymm11
	vdivpd	%ymm1, %ymm4, %ymm1
	vmulpd	%ymm12, %ymm12, %ymm0
	vfmadd213pd	.LC403(%rip), %ymm0, %ymm13
	vfmadd213pd	.LC404(%rip), %ymm0, %ymm13
	vfmadd213pd	.LC405(%rip), %ymm0, %ymm13
	vfmadd213pd	.LC406(%rip), %ymm0, %ymm13
	vfmadd213pd	.LC407(%rip), %ymm0, %ymm13
	vfmadd213pd	.LC408(%rip), %ymm0, %ymm13
	vmulpd	%ymm13, %ymm0, %ymm0
	vmulpd	.LC417(%rip), %ymm6, %ymm13
	vaddpd	%ymm10, %ymm0, %ymm0
	vfmadd132pd	%ymm12, %ymm13, %ymm0
	vmulpd	%ymm1, %ymm1, %ymm2
	vfmadd213pd	.LC403(%rip), %ymm2, %ymm14
	vfmadd213pd	.LC404(%rip), %ymm2, %ymm14
	vfmadd213pd	.LC405(%rip), %ymm2, %ymm14
	vfmadd213pd	.LC406(%rip), %ymm2, %ymm14
	vsubpd	%ymm10, %ymm0, %ymm0
	vfmadd213pd	.LC407(%rip), %ymm2, %ymm14
	vfmadd213pd	.LC408(%rip), %ymm2, %ymm14
	vmulpd	.LC417(%rip), %ymm5, %ymm12
	vaddpd	%ymm3, %ymm0, %ymm0
	vfmadd132pd	.LC418(%rip), %ymm0, %ymm6
	vbroadcastsd	.LC1145(%rip), %ymm3
	vbroadcastsd	.LC1147(%rip), %ymm0
	vmulpd	%ymm14, %ymm2, %ymm2
	vsubpd	%ymm6, %ymm3, %ymm3
	vaddpd	%ymm11, %ymm2, %ymm2
	vfmadd132pd	%ymm2, %ymm12, %ymm1
	vsubpd	%ymm11, %ymm1, %ymm1
	vaddpd	%ymm4, %ymm1, %ymm1
	vfmadd132pd	.LC418(%rip), %ymm1, %ymm5
	vbroadcastsd	.LC1145(%rip), %ymm4
	vbroadcastsd	.LC1147(%rip), %ymm1
	vfmadd213pd	.LC1148(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC1150(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC1152(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC1154(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC1156(%rip), %ymm3, %ymm1
	vsubpd	%ymm5, %ymm4, %ymm2
	vfmadd213pd	.LC1148(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1158(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC1150(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1160(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC1152(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1162(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC1154(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1164(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC1156(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1166(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC1158(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1168(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC1160(%rip), %ymm2, %ymm0
	vxorpd	.LC897(%rip), %ymm6, %ymm3
	vfmadd213pd	.LC1162(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1164(%rip), %ymm2, %ymm0
	vsqrtpd	%ymm3, %ymm3
	vaddpd	.LC1184(%rip), %ymm3, %ymm3
	vfmadd213pd	.LC1166(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1168(%rip), %ymm2, %ymm0
	vxorpd	.LC897(%rip), %ymm5, %ymm2
	vsqrtpd	%ymm2, %ymm2
	vaddpd	.LC1184(%rip), %ymm2, %ymm2
	vbroadcastsd	.LC1187(%rip), %ymm10
	vbroadcastsd	.LC1187(%rip), %ymm4
	vfmadd213pd	.LC1188(%rip), %ymm3, %ymm10
	vfmadd213pd	.LC1188(%rip), %ymm2, %ymm4
	vfmadd213pd	.LC1190(%rip), %ymm3, %ymm10
	vfmadd213pd	.LC1190(%rip), %ymm2, %ymm4
	vfmadd213pd	.LC1192(%rip), %ymm3, %ymm10
	vfmadd213pd	.LC1192(%rip), %ymm2, %ymm4
	vfmadd213pd	.LC1194(%rip), %ymm3, %ymm10
	vfmadd213pd	.LC1194(%rip), %ymm2, %ymm4
	vfmadd213pd	.LC1196(%rip), %ymm3, %ymm10
	vfmadd213pd	.LC1196(%rip), %ymm2, %ymm4
	vfmadd213pd	.LC1198(%rip), %ymm3, %ymm10
	vfmadd213pd	.LC1198(%rip), %ymm2, %ymm4
	vfmadd213pd	.LC1200(%rip), %ymm3, %ymm10
	vfmadd213pd	.LC1200(%rip), %ymm2, %ymm4
	vfmadd213pd	.LC1202(%rip), %ymm3, %ymm10
	vfmadd213pd	.LC1202(%rip), %ymm2, %ymm4
	vfmadd213pd	.LC1204(%rip), %ymm3, %ymm10
	vfmadd213pd	.LC1204(%rip), %ymm2, %ymm4
	vfmadd213pd	.LC1206(%rip), %ymm3, %ymm10
	vfmadd213pd	.LC1206(%rip), %ymm2, %ymm4
	vfmadd213pd	.LC1208(%rip), %ymm10, %ymm3
	vfmadd213pd	.LC1208(%rip), %ymm4, %ymm2
	vbroadcastsd	.LC1225(%rip), %ymm4
	vcmpltpd	%ymm6, %ymm4, %ymm6
	vcmpltpd	%ymm5, %ymm4, %ymm5
	vblendvpd	%ymm6, %ymm1, %ymm3, %ymm3
	vblendvpd	%ymm5, %ymm0, %ymm2, %ymm2
	vandps	.LC222(%rip), %ymm9, %ymm0
	vbroadcastss	.LC227(%rip), %ymm6
	vmulpd	%ymm3, %ymm7, %ymm7
	vmulpd	%ymm2, %ymm8, %ymm8
	vcmpneqps	%ymm15, %ymm0, %ymm4
	vmulps	.LC862(%rip), %ymm9, %ymm9
	vcmpleps	%ymm15, %ymm0, %ymm1
	vcmpeqps	%ymm15, %ymm0, %ymm0
	vpand	%ymm4, %ymm1, %ymm1
	vcvtpd2psy	%ymm7, %xmm7
	vcvtpd2psy	%ymm8, %xmm8
	vinsertf128	$0x1, %xmm8, %ymm7, %ymm7
	vblendvps	%ymm1, %ymm7, %ymm6, %ymm7
	vblendvps	%ymm0, %ymm9, %ymm7, %ymm9
	vmovups	%ymm9, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rax, %rdx
	jne	.L3688
	movl	%edi, %edx
	andl	$-8, %edx
	movl	%edx, %eax
	cmpl	%edx, %edi
	je	.L3711
.L3687:
	movl	%edi, %r8d
	subl	%eax, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3690
	vmovups	(%rcx,%rax,4), %xmm9
	vxorps	%xmm8, %xmm8, %xmm8
	vmovddup	.LC20(%rip), %xmm2
	movabsq	$-4604544271217802189, %r11
	vmovq	%r11, %xmm0
	vmovddup	.LC180(%rip), %xmm5
	movabsq	$4503599627370495, %r11
	vmovddup	.LC173(%rip), %xmm15
	vcvtps2pd	%xmm9, %xmm7
	vmovapd	%xmm7, %xmm6
	vmovhlps	%xmm9, %xmm8, %xmm8
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vfnmadd132pd	%xmm7, %xmm2, %xmm6
	vcvtps2pd	%xmm8, %xmm8
	vfnmadd231pd	%xmm8, %xmm8, %xmm2
	vmovq	%r11, %xmm4
	movabsq	$4604544271217802189, %r11
	vpunpcklqdq	%xmm4, %xmm4, %xmm4
	vmovddup	.LC4(%rip), %xmm12
	vmovq	%r11, %xmm3
	movabsq	$7141747209585715, %r11
	vpunpcklqdq	%xmm3, %xmm3, %xmm3
	vpaddq	%xmm6, %xmm0, %xmm10
	vpaddq	%xmm2, %xmm0, %xmm1
	vmovq	%r11, %xmm0
	movabsq	$4841369599423283200, %r11
	vpand	%xmm4, %xmm10, %xmm10
	vpand	%xmm4, %xmm1, %xmm1
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vmovddup	.LC432(%rip), %xmm4
	vpaddq	%xmm3, %xmm10, %xmm10
	vpaddq	%xmm3, %xmm1, %xmm1
	vmovq	%r11, %xmm3
	vaddpd	%xmm5, %xmm10, %xmm10
	vaddpd	%xmm5, %xmm1, %xmm1
	vpunpcklqdq	%xmm3, %xmm3, %xmm3
	vpaddq	%xmm2, %xmm0, %xmm5
	vmovddup	.LC134(%rip), %xmm2
	vpaddq	%xmm6, %xmm0, %xmm6
	vpsrlq	$52, %xmm6, %xmm6
	vpsrlq	$52, %xmm5, %xmm5
	vaddpd	%xmm2, %xmm10, %xmm13
	vaddpd	%xmm2, %xmm1, %xmm2
	vpor	%xmm3, %xmm6, %xmm6
	vaddpd	%xmm4, %xmm6, %xmm6
	vmulpd	%xmm12, %xmm10, %xmm11
	vpor	%xmm3, %xmm5, %xmm5
	vmovddup	.LC172(%rip), %xmm3
	vaddpd	%xmm4, %xmm5, %xmm5
	vmulpd	%xmm12, %xmm1, %xmm12
	vdivpd	%xmm13, %xmm10, %xmm13
	vmulpd	%xmm10, %xmm11, %xmm11
	vmulpd	%xmm1, %xmm12, %xmm12
	vdivpd	%xmm2, %xmm1, %xmm2
	vmulpd	%xmm13, %xmm13, %xmm0
	vmovapd	%xmm0, %xmm14
	vfmadd132pd	%xmm3, %xmm15, %xmm14
	vmulpd	%xmm2, %xmm2, %xmm4
	vfmadd132pd	%xmm4, %xmm15, %xmm3
	vmovddup	.LC174(%rip), %xmm15
	vfmadd132pd	%xmm0, %xmm15, %xmm14
	vfmadd132pd	%xmm4, %xmm15, %xmm3
	vmovddup	.LC175(%rip), %xmm15
	vfmadd132pd	%xmm0, %xmm15, %xmm14
	vfmadd132pd	%xmm4, %xmm15, %xmm3
	vmovddup	.LC176(%rip), %xmm15
	vfmadd132pd	%xmm0, %xmm15, %xmm14
	vfmadd132pd	%xmm4, %xmm15, %xmm3
	vmovddup	.LC177(%rip), %xmm15
	vfmadd132pd	%xmm0, %xmm15, %xmm14
	vfmadd132pd	%xmm4, %xmm15, %xmm3
	vmovddup	.LC178(%rip), %xmm15
	vfmadd132pd	%xmm0, %xmm15, %xmm14
	vmulpd	%xmm14, %xmm0, %xmm0
	vfmadd132pd	%xmm4, %xmm15, %xmm3
	vmulpd	%xmm3, %xmm4, %xmm4
	vmovddup	.LC144(%rip), %xmm3
	vaddpd	%xmm11, %xmm0, %xmm0
	vmulpd	%xmm3, %xmm6, %xmm14
	vmulpd	%xmm3, %xmm5, %xmm3
	vaddpd	%xmm12, %xmm4, %xmm4
	vfmadd132pd	%xmm13, %xmm14, %xmm0
	vfmadd132pd	%xmm4, %xmm3, %xmm2
	vmovddup	.LC1149(%rip), %xmm4
	vsubpd	%xmm11, %xmm0, %xmm0
	vmovddup	.LC1189(%rip), %xmm11
	vsubpd	%xmm12, %xmm2, %xmm2
	vaddpd	%xmm10, %xmm0, %xmm0
	vaddpd	%xmm1, %xmm2, %xmm2
	vmovddup	.LC143(%rip), %xmm1
	vfmadd132pd	%xmm1, %xmm0, %xmm6
	vmovddup	.LC1147(%rip), %xmm0
	vfmadd132pd	%xmm1, %xmm2, %xmm5
	vmovddup	.LC1145(%rip), %xmm1
	vsubpd	%xmm6, %xmm1, %xmm2
	vsubpd	%xmm5, %xmm1, %xmm1
	vmovapd	%xmm2, %xmm3
	vfmadd132pd	%xmm0, %xmm4, %xmm3
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC1151(%rip), %xmm4
	vfmadd132pd	%xmm2, %xmm4, %xmm3
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC1153(%rip), %xmm4
	vfmadd132pd	%xmm2, %xmm4, %xmm3
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC1155(%rip), %xmm4
	vfmadd132pd	%xmm2, %xmm4, %xmm3
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC1157(%rip), %xmm4
	vfmadd132pd	%xmm2, %xmm4, %xmm3
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC1159(%rip), %xmm4
	vfmadd132pd	%xmm2, %xmm4, %xmm3
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC1161(%rip), %xmm4
	vfmadd132pd	%xmm2, %xmm4, %xmm3
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC1163(%rip), %xmm4
	vfmadd132pd	%xmm2, %xmm4, %xmm3
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC1165(%rip), %xmm4
	vfmadd132pd	%xmm2, %xmm4, %xmm3
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC1167(%rip), %xmm4
	vfmadd132pd	%xmm2, %xmm4, %xmm3
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC1169(%rip), %xmm4
	vfmadd132pd	%xmm2, %xmm4, %xmm3
	vmovddup	.LC1185(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm4, %xmm0
	vmovddup	.LC898(%rip), %xmm1
	vxorpd	%xmm1, %xmm6, %xmm4
	vxorpd	%xmm1, %xmm5, %xmm1
	vsqrtpd	%xmm4, %xmm4
	vaddpd	%xmm2, %xmm4, %xmm4
	vsqrtpd	%xmm1, %xmm1
	vaddpd	%xmm2, %xmm1, %xmm1
	vmovddup	.LC1187(%rip), %xmm2
	vmovapd	%xmm4, %xmm10
	vfmadd132pd	%xmm2, %xmm11, %xmm10
	vfmadd132pd	%xmm1, %xmm11, %xmm2
	vmovddup	.LC1191(%rip), %xmm11
	vfmadd132pd	%xmm4, %xmm11, %xmm10
	vfmadd132pd	%xmm1, %xmm11, %xmm2
	vmovddup	.LC1193(%rip), %xmm11
	vfmadd132pd	%xmm4, %xmm11, %xmm10
	vfmadd132pd	%xmm1, %xmm11, %xmm2
	vmovddup	.LC1195(%rip), %xmm11
	vfmadd132pd	%xmm4, %xmm11, %xmm10
	vfmadd132pd	%xmm1, %xmm11, %xmm2
	vmovddup	.LC1197(%rip), %xmm11
	vfmadd132pd	%xmm4, %xmm11, %xmm10
	vfmadd132pd	%xmm1, %xmm11, %xmm2
	vmovddup	.LC1199(%rip), %xmm11
	vfmadd132pd	%xmm4, %xmm11, %xmm10
	vfmadd132pd	%xmm1, %xmm11, %xmm2
	vmovddup	.LC1201(%rip), %xmm11
	vfmadd132pd	%xmm4, %xmm11, %xmm10
	vfmadd132pd	%xmm1, %xmm11, %xmm2
	vmovddup	.LC1203(%rip), %xmm11
	vfmadd132pd	%xmm4, %xmm11, %xmm10
	vfmadd132pd	%xmm1, %xmm11, %xmm2
	vmovddup	.LC1205(%rip), %xmm11
	vfmadd132pd	%xmm4, %xmm11, %xmm10
	vfmadd132pd	%xmm1, %xmm11, %xmm2
	vmovddup	.LC1207(%rip), %xmm11
	vfmadd132pd	%xmm1, %xmm11, %xmm2
	vfmadd132pd	%xmm4, %xmm11, %xmm10
	vmovddup	.LC1209(%rip), %xmm11
	vfmadd132pd	%xmm2, %xmm11, %xmm1
	vfmadd132pd	%xmm10, %xmm11, %xmm4
	vmovddup	.LC1225(%rip), %xmm2
	vcmpltpd	%xmm6, %xmm2, %xmm6
	vcmpltpd	%xmm5, %xmm2, %xmm2
	vblendvpd	%xmm6, %xmm3, %xmm4, %xmm4
	vblendvpd	%xmm2, %xmm0, %xmm1, %xmm1
	vbroadcastss	.LC223(%rip), %xmm0
	vbroadcastss	.LC281(%rip), %xmm2
	vmulpd	%xmm1, %xmm8, %xmm8
	vbroadcastss	.LC227(%rip), %xmm1
	vmulpd	%xmm4, %xmm7, %xmm7
	vandps	%xmm0, %xmm9, %xmm0
	vcmpleps	%xmm2, %xmm0, %xmm5
	vcmpneqps	%xmm2, %xmm0, %xmm3
	vcmpeqps	%xmm2, %xmm0, %xmm0
	vpand	%xmm5, %xmm3, %xmm3
	vinsertf128	$0x1, %xmm8, %ymm7, %ymm7
	vcvtpd2psy	%ymm7, %xmm7
	vblendvps	%xmm3, %xmm7, %xmm1, %xmm1
	vbroadcastss	.LC667(%rip), %xmm3
	vmulps	%xmm3, %xmm9, %xmm9
	vblendvps	%xmm0, %xmm9, %xmm1, %xmm0
	vmovups	%xmm0, (%rsi,%rax,4)
	movl	%r8d, %eax
	andl	$-4, %eax
	addl	%eax, %edx
	andl	$3, %r8d
	je	.L3711
.L3690:
	vmovsd	.LC20(%rip), %xmm6
	vmovsd	.LC133(%rip), %xmm14
	movslq	%edx, %rdx
	vmovsd	.LC134(%rip), %xmm13
	vmovsd	.LC4(%rip), %xmm12
	vmovsd	.LC172(%rip), %xmm11
	vmovsd	.LC173(%rip), %xmm10
	vmovsd	.LC174(%rip), %xmm9
	vmovq	.LC108(%rip), %xmm7
	jmp	.L3694
	.p2align 4,,10
	.p2align 3
.L3692:
	vsubsd	.LC1183(%rip), %xmm1, %xmm1
	vmovsd	.LC1147(%rip), %xmm0
	vfmadd213sd	.LC1149(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1151(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1153(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1155(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1157(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1159(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1161(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1163(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1165(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1167(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC1169(%rip), %xmm0, %xmm1
.L3702:
	vmovd	%xmm8, %eax
	andl	$2147483647, %eax
	vmovd	%eax, %xmm5
	vcomiss	.LC281(%rip), %xmm5
	jp	.L3704
	je	.L3696
	ja	.L3704
	vmulsd	%xmm1, %xmm3, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
.L3695:
	vmovss	%xmm0, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jle	.L3711
.L3694:
	movabsq	$-4604544271217802189, %r9
	vmovss	(%rcx,%rdx,4), %xmm8
	movabsq	$4503599627370495, %r10
	vcvtss2sd	%xmm8, %xmm8, %xmm3
	vmovsd	%xmm3, %xmm3, %xmm5
	vfnmadd132sd	%xmm3, %xmm6, %xmm5
	vmovq	%xmm5, %r8
	addq	%r8, %r9
	andq	%r10, %r9
	movabsq	$4604544271217802189, %r10
	addq	%r10, %r9
	vmovq	%r9, %xmm5
	movabsq	$7141747209585715, %r9
	vsubsd	%xmm6, %xmm5, %xmm5
	addq	%r9, %r8
	movabsq	$4841369599423283200, %r9
	shrq	$52, %r8
	orq	%r9, %r8
	vaddsd	%xmm13, %xmm5, %xmm1
	vmulsd	%xmm12, %xmm5, %xmm0
	vmovq	%r8, %xmm4
	vsubsd	%xmm14, %xmm4, %xmm4
	vdivsd	%xmm1, %xmm5, %xmm1
	vmulsd	%xmm5, %xmm0, %xmm0
	vmulsd	%xmm1, %xmm1, %xmm2
	vmovsd	%xmm2, %xmm2, %xmm15
	vfmadd132sd	%xmm11, %xmm10, %xmm15
	vfmadd132sd	%xmm2, %xmm9, %xmm15
	vfmadd213sd	.LC175(%rip), %xmm2, %xmm15
	vfmadd213sd	.LC176(%rip), %xmm2, %xmm15
	vfmadd213sd	.LC177(%rip), %xmm2, %xmm15
	vfmadd213sd	.LC178(%rip), %xmm2, %xmm15
	vmulsd	%xmm15, %xmm2, %xmm2
	vmulsd	.LC144(%rip), %xmm4, %xmm15
	vaddsd	%xmm0, %xmm2, %xmm2
	vfmadd132sd	%xmm1, %xmm15, %xmm2
	vsubsd	%xmm0, %xmm2, %xmm0
	vaddsd	%xmm5, %xmm0, %xmm0
	vfmadd231sd	.LC143(%rip), %xmm4, %xmm0
	vcomisd	.LC1225(%rip), %xmm0
	vxorpd	%xmm7, %xmm0, %xmm1
	ja	.L3692
	vsqrtsd	%xmm1, %xmm1, %xmm0
	vmovsd	.LC1187(%rip), %xmm1
	vsubsd	.LC1223(%rip), %xmm0, %xmm0
	vfmadd213sd	.LC1189(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1191(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1193(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1195(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1197(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1199(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1201(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1203(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1205(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1207(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1209(%rip), %xmm0, %xmm1
	jmp	.L3702
	.p2align 4,,10
	.p2align 3
.L3704:
	vmovss	.LC227(%rip), %xmm0
	vmovss	%xmm0, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L3694
.L3711:
	vzeroupper
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3696:
	.cfi_restore_state
	vmulss	.LC667(%rip), %xmm8, %xmm0
	jmp	.L3695
	.p2align 4,,10
	.p2align 3
.L3714:
	.cfi_def_cfa 7, 8
	.cfi_restore 6
	ret
.L3703:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L3687
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
	jle	.L3816
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rsi, %rcx
	movl	%edx, %esi
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	subq	$1192, %rsp
	cmpl	$2, %eax
	jbe	.L3775
	vbroadcastsd	.LC4(%rip), %ymm4
	shrl	$2, %edx
	xorl	%eax, %eax
	vbroadcastsd	.LC200(%rip), %ymm15
	vbroadcastsd	.LC20(%rip), %ymm12
	salq	$5, %rdx
	movabsq	$9223372036854775807, %r8
	vmovapd	%ymm4, 1128(%rsp)
	vbroadcastsd	.LC6(%rip), %ymm4
	vmovapd	%ymm4, 424(%rsp)
	vbroadcastsd	.LC7(%rip), %ymm4
	vmovapd	%ymm4, 1064(%rsp)
	vbroadcastsd	.LC297(%rip), %ymm4
	vmovapd	%ymm4, 904(%rsp)
	vbroadcastsd	.LC8(%rip), %ymm4
	vmovapd	%ymm4, 1032(%rsp)
	vbroadcastsd	.LC9(%rip), %ymm4
	vmovapd	%ymm4, 392(%rsp)
	vbroadcastsd	.LC10(%rip), %ymm4
	vmovapd	%ymm4, 360(%rsp)
	vbroadcastsd	.LC11(%rip), %ymm4
	vmovapd	%ymm4, 1000(%rsp)
	vbroadcastsd	.LC12(%rip), %ymm4
	vmovapd	%ymm4, 968(%rsp)
	vbroadcastsd	.LC13(%rip), %ymm4
	vmovapd	%ymm4, 936(%rsp)
	vbroadcastsd	.LC14(%rip), %ymm4
	vmovapd	%ymm4, 872(%rsp)
	vbroadcastsd	.LC15(%rip), %ymm4
	vmovapd	%ymm4, 840(%rsp)
	vbroadcastsd	.LC16(%rip), %ymm4
	vmovapd	%ymm4, 808(%rsp)
	vbroadcastsd	.LC17(%rip), %ymm4
	vmovapd	%ymm4, 776(%rsp)
	vbroadcastsd	.LC18(%rip), %ymm4
	vmovapd	%ymm4, 744(%rsp)
	vbroadcastsd	.LC19(%rip), %ymm4
	vmovapd	%ymm15, 680(%rsp)
	vmovapd	%ymm4, 712(%rsp)
	vmovq	%r8, %xmm4
	addq	$1, %r8
	vpbroadcastq	%xmm4, %ymm4
	vmovdqa	%ymm4, 648(%rsp)
	vmovq	%r8, %xmm4
	movabsq	$-4604544271217802189, %r8
	vpbroadcastq	%xmm4, %ymm4
	vmovdqa	%ymm4, 616(%rsp)
	vmovq	%r8, %xmm4
	movabsq	$4503599627370495, %r8
	vmovq	%r8, %xmm7
	vpbroadcastq	%xmm4, %ymm4
	movabsq	$4604544271217802189, %r8
	vmovdqa	%ymm4, -56(%rsp)
	vpbroadcastq	%xmm7, %ymm4
	vmovq	%r8, %xmm7
	movabsq	$-4503599627370496, %r8
	vmovdqa	%ymm4, 584(%rsp)
	vpbroadcastq	%xmm7, %ymm4
	vmovq	%r8, %xmm7
	movabsq	$4607182418800017408, %r8
	vmovdqa	%ymm4, 552(%rsp)
	vpbroadcastq	%xmm7, %ymm4
	vmovq	%r8, %xmm7
	movabsq	$7141747209585715, %r8
	vmovdqa	%ymm4, -88(%rsp)
	vpbroadcastq	%xmm7, %ymm4
	vmovq	%r8, %xmm7
	movabsq	$4841369599423283200, %r8
	vmovdqa	%ymm4, -120(%rsp)
	vpbroadcastq	%xmm7, %ymm4
	vmovq	%r8, %xmm7
	movabsq	$-4843621399236966402, %r8
	vmovdqa	%ymm4, 520(%rsp)
	vpbroadcastq	%xmm7, %ymm4
	vmovq	%r8, %xmm7
	vmovdqa	%ymm4, 488(%rsp)
	vpbroadcastq	%xmm7, %ymm4
	vmovdqa	%ymm4, 456(%rsp)
	.p2align 4,,10
	.p2align 3
.L3720:
	vmovdqa	648(%rsp), %ymm7
	vpand	(%rdi,%rax), %ymm7, %ymm4
	vmovdqa	616(%rsp), %ymm1
	vpand	(%rdi,%rax), %ymm1, %ymm3
	vcmpngtpd	%ymm4, %ymm12, %ymm0
	vcmpneqpd	%ymm4, %ymm12, %ymm1
	vbroadcastsd	.LC170(%rip), %ymm2
	vbroadcastsd	.LC170(%rip), %ymm14
	vmovapd	1128(%rsp), %ymm15
	vmovdqa	-56(%rsp), %ymm6
	vmovdqa	%ymm3, 328(%rsp)
	vbroadcastsd	.LC131(%rip), %ymm9
	vpand	%ymm0, %ymm1, %ymm5
	vcmpgtpd	%ymm4, %ymm12, %ymm0
	vcmpgtpd	%ymm4, %ymm2, %ymm1
	vcmpgtpd	%ymm4, %ymm15, %ymm7
	vmovdqa	%ymm5, 296(%rsp)
	vmovapd	%ymm4, %ymm5
	vfmadd132pd	.LC1256(%rip), %ymm4, %ymm5
	vpand	%ymm0, %ymm1, %ymm2
	vcmpngtpd	%ymm4, %ymm14, %ymm1
	vmovdqa	%ymm2, 264(%rsp)
	vsubpd	%ymm4, %ymm12, %ymm2
	vpand	%ymm0, %ymm1, %ymm14
	vxorpd	.LC897(%rip), %ymm4, %ymm1
	vpor	%ymm3, %ymm5, %ymm5
	vcmpngtpd	%ymm4, %ymm15, %ymm0
	vmovdqa	%ymm5, -24(%rsp)
	vaddpd	%ymm4, %ymm12, %ymm3
	vpand	%ymm14, %ymm7, %ymm7
	vmovapd	%ymm2, 232(%rsp)
	vmulpd	%ymm4, %ymm1, %ymm1
	vmovdqa	%ymm14, 1096(%rsp)
	vmulpd	%ymm2, %ymm3, %ymm3
	vpand	%ymm14, %ymm0, %ymm13
	vxorpd	%xmm14, %xmm14, %xmm14
	vmovdqa	%ymm13, 1160(%rsp)
	vaddpd	%ymm12, %ymm1, %ymm5
	vaddpd	.LC428(%rip), %ymm5, %ymm10
	vcmpltpd	%ymm1, %ymm12, %ymm2
	vcmpnltpd	.LC422(%rip), %ymm3, %ymm8
	vsubpd	%ymm1, %ymm5, %ymm0
	vsubpd	%ymm10, %ymm1, %ymm10
	vpand	%ymm2, %ymm7, %ymm2
	vpand	%ymm13, %ymm8, %ymm8
	vsubpd	%ymm0, %ymm12, %ymm0
	vblendvpd	%ymm2, %ymm0, %ymm10, %ymm10
	vpaddq	%ymm6, %ymm5, %ymm2
	vpand	584(%rsp), %ymm2, %ymm11
	vmulpd	.LC423(%rip), %ymm3, %ymm0
	vpand	-88(%rsp), %ymm2, %ymm2
	vpaddq	552(%rsp), %ymm11, %ymm11
	vaddpd	.LC428(%rip), %ymm11, %ymm11
	vblendvpd	%ymm8, %ymm3, %ymm0, %ymm0
	vblendvpd	%ymm8, %ymm14, %ymm9, %ymm8
	vmovdqa	-120(%rsp), %ymm9
	vbroadcastsd	.LC149(%rip), %ymm14
	vpaddq	%ymm6, %ymm0, %ymm6
	vpand	584(%rsp), %ymm6, %ymm6
	vpaddq	552(%rsp), %ymm6, %ymm6
	vpsubq	%ymm2, %ymm9, %ymm2
	vaddpd	.LC428(%rip), %ymm6, %ymm6
	vcmpltpd	%ymm3, %ymm14, %ymm14
	vcmpnltpd	.LC423(%rip), %ymm1, %ymm9
	vfmadd132pd	%ymm2, %ymm11, %ymm10
	vpaddq	520(%rsp), %ymm0, %ymm2
	vpsrlq	$52, %ymm2, %ymm2
	vpand	%ymm13, %ymm14, %ymm14
	vpor	488(%rsp), %ymm2, %ymm2
	vaddpd	.LC416(%rip), %ymm6, %ymm0
	vaddpd	.LC431(%rip), %ymm2, %ymm2
	vmulpd	%ymm15, %ymm6, %ymm13
	vbroadcastsd	.LC172(%rip), %ymm15
	vpand	%ymm9, %ymm7, %ymm9
	vpaddq	520(%rsp), %ymm5, %ymm5
	vblendvpd	%ymm9, %ymm11, %ymm10, %ymm9
	vbroadcastsd	.LC172(%rip), %ymm11
	vdivpd	%ymm0, %ymm6, %ymm0
	vpsrlq	$52, %ymm5, %ymm5
	vaddpd	%ymm8, %ymm2, %ymm2
	vmulpd	1128(%rsp), %ymm9, %ymm10
	vpor	488(%rsp), %ymm5, %ymm5
	vmulpd	%ymm6, %ymm13, %ymm13
	vaddpd	.LC431(%rip), %ymm5, %ymm5
	vmulpd	%ymm9, %ymm10, %ymm10
	vmulpd	%ymm0, %ymm0, %ymm8
	vfmadd213pd	.LC403(%rip), %ymm8, %ymm15
	vfmadd213pd	.LC404(%rip), %ymm8, %ymm15
	vfmadd213pd	.LC405(%rip), %ymm8, %ymm15
	vfmadd213pd	.LC406(%rip), %ymm8, %ymm15
	vfmadd213pd	.LC407(%rip), %ymm8, %ymm15
	vfmadd213pd	.LC408(%rip), %ymm8, %ymm15
	vmulpd	%ymm15, %ymm8, %ymm8
	vmulpd	.LC417(%rip), %ymm2, %ymm15
	vaddpd	%ymm13, %ymm8, %ymm8
	vfmadd132pd	%ymm8, %ymm15, %ymm0
	vandpd	.LC225(%rip), %ymm1, %ymm8
	vcmpltpd	.LC331(%rip), %ymm8, %ymm8
	vsubpd	%ymm13, %ymm0, %ymm0
	vpand	%ymm8, %ymm7, %ymm8
	vmovdqa	1160(%rsp), %ymm13
	vaddpd	%ymm6, %ymm0, %ymm0
	vfmadd231pd	.LC418(%rip), %ymm2, %ymm0
	vaddpd	.LC416(%rip), %ymm9, %ymm2
	vdivpd	%ymm2, %ymm9, %ymm2
	vblendvpd	%ymm14, %ymm3, %ymm0, %ymm0
	vxorpd	.LC897(%rip), %ymm0, %ymm0
	vmulpd	%ymm2, %ymm2, %ymm6
	vfmadd213pd	.LC403(%rip), %ymm6, %ymm11
	vfmadd213pd	.LC404(%rip), %ymm6, %ymm11
	vfmadd213pd	.LC405(%rip), %ymm6, %ymm11
	vfmadd213pd	.LC406(%rip), %ymm6, %ymm11
	vfmadd213pd	.LC407(%rip), %ymm6, %ymm11
	vfmadd213pd	.LC408(%rip), %ymm6, %ymm11
	vmulpd	%ymm11, %ymm6, %ymm6
	vmulpd	.LC417(%rip), %ymm5, %ymm11
	vaddpd	%ymm10, %ymm6, %ymm6
	vfmadd132pd	%ymm6, %ymm11, %ymm2
	vsubpd	%ymm10, %ymm2, %ymm2
	vxorpd	%xmm10, %xmm10, %xmm10
	vcmpeqpd	%ymm10, %ymm3, %ymm6
	vaddpd	%ymm9, %ymm2, %ymm2
	vfmadd231pd	.LC418(%rip), %ymm5, %ymm2
	vcmpneqpd	%ymm10, %ymm3, %ymm5
	vpand	%ymm13, %ymm6, %ymm6
	vpand	%ymm13, %ymm5, %ymm5
	vblendvpd	%ymm8, %ymm1, %ymm2, %ymm2
	vcmpnlepd	%ymm3, %ymm10, %ymm8
	vcmplepd	%ymm3, %ymm10, %ymm3
	vbroadcastsd	.LC1255(%rip), %ymm10
	vpand	%ymm8, %ymm5, %ymm8
	vpand	%ymm3, %ymm5, %ymm5
	vpandn	%ymm5, %ymm8, %ymm5
	vblendvpd	%ymm5, %ymm0, %ymm10, %ymm0
	vmovapd	680(%rsp), %ymm10
	vbroadcastsd	.LC149(%rip), %ymm8
	vcmpeqpd	.LC428(%rip), %ymm1, %ymm5
	vbroadcastsd	.LC1255(%rip), %ymm11
	vmovdqa	1096(%rsp), %ymm14
	vcmpltpd	%ymm1, %ymm8, %ymm3
	vblendvpd	%ymm6, %ymm10, %ymm0, %ymm0
	vbroadcastsd	.LC180(%rip), %ymm8
	vpand	%ymm5, %ymm7, %ymm5
	vcmpnlepd	%ymm1, %ymm8, %ymm6
	vpand	%ymm3, %ymm7, %ymm3
	vblendvpd	%ymm3, %ymm1, %ymm2, %ymm2
	vxorpd	.LC897(%rip), %ymm2, %ymm2
	vcmpneqpd	.LC428(%rip), %ymm1, %ymm3
	vcmplepd	%ymm1, %ymm8, %ymm1
	vpand	%ymm3, %ymm7, %ymm3
	vpand	%ymm6, %ymm3, %ymm6
	vpand	%ymm1, %ymm3, %ymm3
	vpandn	%ymm3, %ymm6, %ymm3
	vblendvpd	%ymm3, %ymm2, %ymm11, %ymm2
	vblendvpd	%ymm5, %ymm10, %ymm2, %ymm2
	vbroadcastsd	.LC1147(%rip), %ymm10
	vbroadcastsd	.LC1187(%rip), %ymm5
	vblendvpd	%ymm7, %ymm2, %ymm0, %ymm0
	vaddpd	.LC1144(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC1148(%rip), %ymm1, %ymm10
	vsqrtpd	%ymm0, %ymm3
	vcmpltpd	.LC1259(%rip), %ymm0, %ymm9
	vcmpnltpd	.LC1259(%rip), %ymm0, %ymm6
	vpand	%ymm14, %ymm9, %ymm9
	vpand	%ymm14, %ymm6, %ymm6
	vmovapd	%ymm10, %ymm2
	vfmadd213pd	.LC1150(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC1152(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC1154(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC1156(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC1158(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC1160(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC1162(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC1164(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC1166(%rip), %ymm1, %ymm2
	vfmadd213pd	.LC1168(%rip), %ymm2, %ymm1
	vaddpd	.LC1184(%rip), %ymm3, %ymm2
	vfmadd213pd	.LC1188(%rip), %ymm2, %ymm5
	vfmadd213pd	.LC1190(%rip), %ymm2, %ymm5
	vfmadd213pd	.LC1192(%rip), %ymm2, %ymm5
	vfmadd213pd	.LC1194(%rip), %ymm2, %ymm5
	vfmadd213pd	.LC1196(%rip), %ymm2, %ymm5
	vfmadd213pd	.LC1198(%rip), %ymm2, %ymm5
	vfmadd213pd	.LC1200(%rip), %ymm2, %ymm5
	vfmadd213pd	.LC1202(%rip), %ymm2, %ymm5
	vfmadd213pd	.LC1204(%rip), %ymm2, %ymm5
	vaddpd	.LC1224(%rip), %ymm3, %ymm3
	vfmadd213pd	.LC1206(%rip), %ymm2, %ymm5
	vcmpltpd	.LC1260(%rip), %ymm0, %ymm8
	vfmadd213pd	.LC1208(%rip), %ymm5, %ymm2
	vbroadcastsd	.LC1227(%rip), %ymm5
	vcmpnltpd	.LC1260(%rip), %ymm0, %ymm0
	vfmadd213pd	.LC1228(%rip), %ymm3, %ymm5
	vfmadd213pd	.LC1230(%rip), %ymm3, %ymm5
	vpand	%ymm8, %ymm6, %ymm8
	vfmadd213pd	.LC1232(%rip), %ymm3, %ymm5
	vpand	%ymm0, %ymm6, %ymm6
	vbroadcastsd	.LC978(%rip), %ymm0
	vfmadd213pd	.LC1234(%rip), %ymm3, %ymm5
	vfmadd213pd	.LC1236(%rip), %ymm3, %ymm5
	vfmadd213pd	.LC1238(%rip), %ymm3, %ymm5
	vfmadd213pd	.LC1240(%rip), %ymm3, %ymm5
	vfmadd213pd	.LC1242(%rip), %ymm5, %ymm3
	vmulpd	%ymm4, %ymm2, %ymm2
	vmulpd	%ymm4, %ymm1, %ymm1
	vmulpd	%ymm4, %ymm3, %ymm3
	vblendvpd	%ymm9, %ymm1, %ymm2, %ymm1
	vblendvpd	%ymm8, %ymm2, %ymm1, %ymm1
	vblendvpd	%ymm6, %ymm3, %ymm1, %ymm1
	vpand	648(%rsp), %ymm1, %ymm6
	vmulpd	%ymm6, %ymm6, %ymm3
	vcmpgtpd	%ymm6, %ymm12, %ymm10
	vfmadd213pd	.LC979(%rip), %ymm3, %ymm0
	vcmpngtpd	%ymm6, %ymm12, %ymm11
	vfmadd213pd	.LC981(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC983(%rip), %ymm3, %ymm0
	vmovapd	%ymm10, 680(%rsp)
	vpand	680(%rsp), %ymm7, %ymm8
	vfmadd213pd	.LC985(%rip), %ymm3, %ymm0
	vpand	%ymm11, %ymm7, %ymm11
	vfmadd213pd	.LC987(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC989(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC991(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC993(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC995(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC997(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC999(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC1001(%rip), %ymm3, %ymm0
	vfmadd132pd	%ymm6, %ymm6, %ymm0
	vmovapd	%ymm0, 200(%rsp)
	vmovdqa	%ymm8, 168(%rsp)
	vaddpd	.LC416(%rip), %ymm6, %ymm14
	vaddpd	.LC834(%rip), %ymm6, %ymm2
	vbroadcastsd	.LC1020(%rip), %ymm9
	vxorpd	.LC897(%rip), %ymm3, %ymm15
	vbroadcastsd	.LC1027(%rip), %ymm0
	vdivpd	%ymm14, %ymm2, %ymm2
	vcmpltpd	%ymm6, %ymm9, %ymm8
	vpand	%ymm13, %ymm8, %ymm9
	vpand	%ymm8, %ymm11, %ymm8
	vblendvpd	%ymm9, .LC1022(%rip), %ymm14, %ymm10
	vblendvpd	%ymm9, .LC1021(%rip), %ymm6, %ymm13
	vmovapd	%ymm10, 136(%rsp)
	vblendvpd	%ymm9, .LC1024(%rip), %ymm3, %ymm10
	vblendvpd	%ymm9, .LC1023(%rip), %ymm2, %ymm5
	vfmadd213pd	.LC1028(%rip), %ymm5, %ymm0
	vblendvpd	%ymm9, .LC1025(%rip), %ymm15, %ymm9
	vfmadd213pd	.LC1030(%rip), %ymm5, %ymm0
	vfmadd132pd	%ymm13, %ymm9, %ymm13
	vfmadd213pd	.LC1032(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1034(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1036(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1038(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1040(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1042(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1044(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1046(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1048(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1050(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1052(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1054(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1056(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1058(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1060(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1062(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1064(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1066(%rip), %ymm0, %ymm5
	vmovapd	%ymm5, 104(%rsp)
	vblendvpd	%ymm8, .LC1021(%rip), %ymm6, %ymm6
	vblendvpd	%ymm8, .LC1022(%rip), %ymm14, %ymm0
	vblendvpd	%ymm8, .LC1023(%rip), %ymm2, %ymm2
	vblendvpd	%ymm8, .LC1024(%rip), %ymm3, %ymm3
	vmovapd	%ymm0, 72(%rsp)
	vbroadcastsd	.LC1027(%rip), %ymm0
	vfmadd213pd	.LC1028(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1030(%rip), %ymm2, %ymm0
	vblendvpd	%ymm8, .LC1025(%rip), %ymm15, %ymm8
	vmovdqa	1160(%rsp), %ymm5
	vfmadd213pd	.LC1032(%rip), %ymm2, %ymm0
	vfmadd132pd	%ymm6, %ymm8, %ymm6
	vfmadd213pd	.LC1034(%rip), %ymm2, %ymm0
	vcmpltpd	.LC895(%rip), %ymm10, %ymm15
	vfmadd213pd	.LC1036(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1038(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1040(%rip), %ymm2, %ymm0
	vpand	%ymm5, %ymm15, %ymm15
	vfmadd213pd	.LC1042(%rip), %ymm2, %ymm0
	vmovapd	%ymm6, 8(%rsp)
	vfmadd213pd	.LC1044(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1046(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1048(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1050(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1052(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1054(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1056(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1058(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1060(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1062(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1064(%rip), %ymm2, %ymm0
	vfmadd213pd	.LC1066(%rip), %ymm0, %ymm2
	vcmpnltpd	.LC895(%rip), %ymm10, %ymm0
	vpand	%ymm5, %ymm0, %ymm0
	vmovapd	%ymm2, 40(%rsp)
	vcmpltpd	.LC895(%rip), %ymm3, %ymm14
	vcmpnltpd	.LC895(%rip), %ymm3, %ymm5
	vbroadcastsd	.LC900(%rip), %ymm6
	vbroadcastsd	.LC900(%rip), %ymm2
	vpand	%ymm5, %ymm11, %ymm5
	vcmpltpd	%ymm3, %ymm2, %ymm2
	vpand	%ymm14, %ymm11, %ymm14
	vbroadcastsd	.LC900(%rip), %ymm11
	vcmpnltpd	%ymm3, %ymm6, %ymm3
	vcmpnltpd	%ymm10, %ymm11, %ymm11
	vcmpltpd	%ymm10, %ymm6, %ymm10
	vmovapd	392(%rsp), %ymm6
	vpand	%ymm2, %ymm5, %ymm2
	vblendvpd	%ymm2, .LC293(%rip), %ymm8, %ymm2
	vpand	%ymm3, %ymm5, %ymm3
	vpand	%ymm11, %ymm0, %ymm11
	vpand	%ymm10, %ymm0, %ymm0
	vblendvpd	%ymm3, %ymm8, %ymm2, %ymm2
	vblendvpd	%ymm0, .LC293(%rip), %ymm9, %ymm0
	vblendvpd	%ymm14, .LC292(%rip), %ymm2, %ymm2
	vblendvpd	%ymm11, %ymm9, %ymm0, %ymm0
	vmovapd	424(%rsp), %ymm11
	vblendvpd	%ymm15, .LC292(%rip), %ymm0, %ymm0
	vmovapd	1128(%rsp), %ymm15
	vmovapd	%ymm11, %ymm10
	vmovapd	%ymm11, %ymm3
	vfmadd213pd	1064(%rsp), %ymm0, %ymm10
	vfmadd213pd	1064(%rsp), %ymm2, %ymm3
	vaddpd	904(%rsp), %ymm10, %ymm9
	vfmadd231pd	1032(%rsp), %ymm9, %ymm0
	vaddpd	904(%rsp), %ymm3, %ymm8
	vfmadd231pd	1032(%rsp), %ymm8, %ymm2
	vmovapd	%ymm10, %ymm5
	vpaddq	456(%rsp), %ymm5, %ymm5
	vfmadd132pd	%ymm6, %ymm0, %ymm9
	vfmadd132pd	%ymm6, %ymm2, %ymm8
	vsubpd	8(%rsp), %ymm8, %ymm6
	vsubpd	%ymm13, %ymm9, %ymm9
	vmulpd	%ymm6, %ymm6, %ymm8
	vmovapd	360(%rsp), %ymm13
	vmovapd	%ymm13, %ymm0
	vmovapd	%ymm13, %ymm2
	vfmadd213pd	1000(%rsp), %ymm9, %ymm0
	vfmadd213pd	968(%rsp), %ymm9, %ymm0
	vfmadd213pd	936(%rsp), %ymm9, %ymm0
	vfmadd213pd	872(%rsp), %ymm9, %ymm0
	vfmadd213pd	840(%rsp), %ymm9, %ymm0
	vfmadd213pd	808(%rsp), %ymm9, %ymm0
	vfmadd213pd	776(%rsp), %ymm9, %ymm0
	vfmadd213pd	744(%rsp), %ymm9, %ymm0
	vfmadd213pd	712(%rsp), %ymm9, %ymm0
	vmulpd	%ymm9, %ymm9, %ymm10
	vfmadd132pd	%ymm9, %ymm15, %ymm0
	vfmadd132pd	%ymm10, %ymm9, %ymm0
	vpsrlq	$1, %ymm5, %ymm9
	vpsllq	$52, %ymm9, %ymm10
	vpsubq	%ymm9, %ymm5, %ymm5
	vpsllq	$52, %ymm5, %ymm5
	vaddpd	%ymm12, %ymm0, %ymm0
	vmulpd	%ymm10, %ymm0, %ymm0
	vmulpd	%ymm5, %ymm0, %ymm0
	vmulpd	104(%rsp), %ymm0, %ymm0
	vdivpd	136(%rsp), %ymm0, %ymm0
	vmulpd	%ymm1, %ymm1, %ymm5
	vfmadd213pd	1000(%rsp), %ymm6, %ymm2
	vbroadcastsd	.LC978(%rip), %ymm11
	vfmadd213pd	968(%rsp), %ymm6, %ymm2
	vfmadd213pd	.LC979(%rip), %ymm5, %ymm11
	vfmadd213pd	936(%rsp), %ymm6, %ymm2
	vmovdqa	1160(%rsp), %ymm13
	vfmadd213pd	872(%rsp), %ymm6, %ymm2
	vmovdqa	456(%rsp), %ymm10
	vfmadd213pd	840(%rsp), %ymm6, %ymm2
	vfmadd213pd	808(%rsp), %ymm6, %ymm2
	vpaddq	%ymm10, %ymm3, %ymm3
	vfmadd213pd	776(%rsp), %ymm6, %ymm2
	vfmadd213pd	744(%rsp), %ymm6, %ymm2
	vfmadd213pd	712(%rsp), %ymm6, %ymm2
	vfmadd132pd	%ymm6, %ymm15, %ymm2
	vxorpd	%xmm15, %xmm15, %xmm15
	vfmadd132pd	%ymm8, %ymm6, %ymm2
	vpsrlq	$1, %ymm3, %ymm8
	vxorpd	%xmm6, %xmm6, %xmm6
	vcmpnltpd	%ymm6, %ymm1, %ymm9
	vpsubq	%ymm8, %ymm3, %ymm3
	vbroadcastsd	.LC134(%rip), %ymm6
	vpsllq	$52, %ymm3, %ymm3
	vsubpd	%ymm0, %ymm6, %ymm6
	vpand	%ymm13, %ymm9, %ymm9
	vaddpd	%ymm12, %ymm2, %ymm2
	vblendvpd	%ymm9, %ymm0, %ymm6, %ymm6
	vmovapd	%ymm11, %ymm0
	vsubpd	%ymm1, %ymm12, %ymm9
	vfmadd213pd	.LC981(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC983(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC985(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC987(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC989(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC991(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC993(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC995(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC997(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC999(%rip), %ymm5, %ymm0
	vfmadd213pd	.LC1001(%rip), %ymm5, %ymm0
	vfnmadd132pd	%ymm1, %ymm9, %ymm0
	vpand	680(%rsp), %ymm13, %ymm9
	vmovapd	232(%rsp), %ymm13
	vblendvpd	%ymm9, %ymm0, %ymm6, %ymm6
	vpsllq	$52, %ymm8, %ymm0
	vmulpd	%ymm0, %ymm2, %ymm2
	vsubpd	%ymm6, %ymm13, %ymm6
	vmovapd	168(%rsp), %ymm13
	vpand	616(%rsp), %ymm1, %ymm0
	vmulpd	%ymm3, %ymm2, %ymm2
	vmulpd	40(%rsp), %ymm2, %ymm2
	vdivpd	72(%rsp), %ymm2, %ymm2
	vsubpd	%ymm2, %ymm12, %ymm2
	vblendvpd	%ymm13, 200(%rsp), %ymm2, %ymm2
	vpor	%ymm2, %ymm0, %ymm0
	vsubpd	%ymm4, %ymm0, %ymm0
	vblendvpd	%ymm7, %ymm0, %ymm6, %ymm6
	vbroadcastsd	.LC3(%rip), %ymm0
	vmovdqa	1096(%rsp), %ymm14
	vcmpltpd	.LC293(%rip), %ymm5, %ymm2
	vcmpnltpd	.LC293(%rip), %ymm5, %ymm7
	vbroadcastsd	.LC7(%rip), %ymm12
	vbroadcastsd	.LC11(%rip), %ymm13
	vbroadcastsd	.LC16(%rip), %ymm8
	vcmpltpd	%ymm5, %ymm0, %ymm3
	vcmpnltpd	%ymm5, %ymm0, %ymm0
	vmovapd	%ymm12, 1064(%rsp)
	vmovapd	%ymm13, 1000(%rsp)
	vpand	%ymm14, %ymm0, %ymm0
	vpand	%ymm14, %ymm3, %ymm3
	vmovapd	%ymm8, 808(%rsp)
	vpand	%ymm2, %ymm0, %ymm2
	vpand	%ymm7, %ymm0, %ymm7
	vbroadcastsd	.LC6(%rip), %ymm0
	vblendvpd	%ymm2, .LC293(%rip), %ymm5, %ymm2
	vmovapd	%ymm0, 424(%rsp)
	vblendvpd	%ymm7, %ymm5, %ymm2, %ymm2
	vblendvpd	%ymm3, .LC292(%rip), %ymm2, %ymm2
	vbroadcastsd	.LC10(%rip), %ymm3
	vfmadd132pd	%ymm2, %ymm12, %ymm0
	vbroadcastsd	.LC297(%rip), %ymm12
	vmovapd	%ymm3, 360(%rsp)
	vmovapd	%ymm12, 904(%rsp)
	vaddpd	%ymm12, %ymm0, %ymm5
	vpaddq	%ymm10, %ymm0, %ymm0
	vbroadcastsd	.LC8(%rip), %ymm12
	vmovapd	%ymm12, 1032(%rsp)
	vfmadd231pd	%ymm12, %ymm5, %ymm2
	vbroadcastsd	.LC9(%rip), %ymm12
	vmovapd	%ymm12, 392(%rsp)
	vfmadd132pd	%ymm12, %ymm2, %ymm5
	vbroadcastsd	.LC12(%rip), %ymm12
	vmovapd	%ymm12, 968(%rsp)
	vaddpd	%ymm15, %ymm5, %ymm5
	vmulpd	%ymm5, %ymm5, %ymm2
	vfmadd132pd	%ymm5, %ymm13, %ymm3
	vbroadcastsd	.LC13(%rip), %ymm13
	vmovapd	%ymm13, 936(%rsp)
	vfmadd132pd	%ymm5, %ymm12, %ymm3
	vbroadcastsd	.LC14(%rip), %ymm12
	vmovapd	%ymm12, 872(%rsp)
	vfmadd132pd	%ymm5, %ymm13, %ymm3
	vbroadcastsd	.LC15(%rip), %ymm13
	vmovapd	%ymm13, 840(%rsp)
	vfmadd132pd	%ymm5, %ymm12, %ymm3
	vbroadcastsd	.LC17(%rip), %ymm12
	vmovapd	%ymm12, 776(%rsp)
	vfmadd132pd	%ymm5, %ymm13, %ymm3
	vbroadcastsd	.LC18(%rip), %ymm13
	vmovdqa	-24(%rsp), %ymm7
	vmulpd	.LC1261(%rip), %ymm6, %ymm6
	vmovapd	%ymm13, 744(%rsp)
	vfmadd132pd	%ymm5, %ymm8, %ymm3
	vbroadcastsd	.LC19(%rip), %ymm8
	vmovapd	%ymm8, 712(%rsp)
	vfmadd132pd	%ymm5, %ymm12, %ymm3
	vbroadcastsd	.LC4(%rip), %ymm12
	vmovapd	%ymm12, 1128(%rsp)
	vfmadd132pd	%ymm5, %ymm13, %ymm3
	vfmadd132pd	%ymm5, %ymm8, %ymm3
	vfmadd132pd	%ymm5, %ymm12, %ymm3
	vbroadcastsd	.LC20(%rip), %ymm12
	vcmpeqpd	%ymm4, %ymm12, %ymm4
	vfmadd132pd	%ymm3, %ymm5, %ymm2
	vpsrlq	$1, %ymm0, %ymm3
	vpsllq	$52, %ymm3, %ymm5
	vpsubq	%ymm3, %ymm0, %ymm0
	vpsllq	$52, %ymm0, %ymm0
	vaddpd	%ymm12, %ymm2, %ymm2
	vmulpd	%ymm5, %ymm2, %ymm2
	vmulpd	%ymm0, %ymm2, %ymm0
	vmulpd	%ymm6, %ymm0, %ymm0
	vmovapd	%ymm1, %ymm6
	vfmadd132pd	%ymm0, %ymm12, %ymm6
	vmovapd	%ymm6, %ymm3
	vbroadcastsd	.LC200(%rip), %ymm6
	vdivpd	%ymm3, %ymm0, %ymm0
	vmovapd	%ymm6, 680(%rsp)
	vmulpd	(%rdi,%rax), %ymm6, %ymm2
	vblendvpd	%ymm4, %ymm2, %ymm7, %ymm2
	vmovapd	264(%rsp), %ymm4
	vblendvpd	%ymm4, %ymm7, %ymm2, %ymm2
	vmovapd	296(%rsp), %ymm7
	vsubpd	%ymm0, %ymm1, %ymm1
	vpor	328(%rsp), %ymm1, %ymm1
	vblendvpd	%ymm14, %ymm1, %ymm2, %ymm2
	vblendvpd	%ymm7, .LC434(%rip), %ymm2, %ymm2
	vmovupd	%ymm2, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rdx, %rax
	jne	.L3720
	movl	%esi, %eax
	andl	$-4, %eax
	movl	%eax, %r8d
	cmpl	%eax, %esi
	je	.L3821
	vzeroupper
.L3719:
	movl	%esi, %edx
	subl	%r8d, %edx
	cmpl	$1, %edx
	je	.L3724
	movl	%r8d, %esi
	movabsq	$9223372036854775807, %r8
	vmovddup	.LC20(%rip), %xmm13
	movabsq	$-4604544271217802189, %r10
	vmovq	%r8, %xmm4
	addq	$1, %r8
	movabsq	$4503599627370495, %r11
	vmovddup	.LC146(%rip), %xmm8
	vpunpcklqdq	%xmm4, %xmm4, %xmm4
	vpand	(%rdi,%rsi,8), %xmm4, %xmm10
	vmovq	%r8, %xmm7
	movabsq	$-4503599627370496, %r8
	vmovdqa	%xmm4, 840(%rsp)
	vpunpcklqdq	%xmm7, %xmm7, %xmm7
	vpand	(%rdi,%rsi,8), %xmm7, %xmm6
	vcmpnltpd	%xmm13, %xmm10, %xmm0
	vcmpneqpd	%xmm13, %xmm10, %xmm1
	vmovdqa	%xmm7, 680(%rsp)
	vmovddup	.LC132(%rip), %xmm7
	vmovdqa	%xmm6, 1032(%rsp)
	vpand	%xmm0, %xmm1, %xmm1
	vmovddup	.LC1257(%rip), %xmm0
	vfmadd132pd	%xmm10, %xmm10, %xmm0
	vmovdqa	%xmm1, 1000(%rsp)
	vpor	%xmm6, %xmm0, %xmm1
	vmovddup	.LC170(%rip), %xmm0
	vcmpltpd	%xmm0, %xmm10, %xmm2
	vmovq	%r11, %xmm6
	vcmpnltpd	%xmm0, %xmm10, %xmm0
	vpunpcklqdq	%xmm6, %xmm6, %xmm6
	vmovdqa	%xmm1, 648(%rsp)
	movabsq	$4607182418800017408, %r11
	vcmpltpd	%xmm13, %xmm10, %xmm1
	vpand	%xmm1, %xmm0, %xmm12
	vxorpd	.LC902(%rip), %xmm10, %xmm0
	vpand	%xmm1, %xmm2, %xmm3
	vcmpltpd	.LC265(%rip), %xmm10, %xmm1
	vaddpd	%xmm10, %xmm13, %xmm2
	vmovdqa	%xmm3, 968(%rsp)
	vsubpd	%xmm10, %xmm13, %xmm3
	vmovdqa	%xmm12, 1096(%rsp)
	vmulpd	%xmm10, %xmm0, %xmm0
	vmulpd	%xmm3, %xmm2, %xmm2
	vpand	%xmm12, %xmm1, %xmm4
	vmovapd	%xmm3, 936(%rsp)
	vcmpnltpd	.LC265(%rip), %xmm10, %xmm1
	vmovdqa	%xmm4, 1128(%rsp)
	vaddpd	%xmm13, %xmm0, %xmm15
	vcmpltpd	%xmm0, %xmm13, %xmm3
	vpand	%xmm12, %xmm1, %xmm11
	vmovddup	.LC180(%rip), %xmm12
	vmovdqa	%xmm11, 1160(%rsp)
	vcmpnltpd	%xmm7, %xmm2, %xmm7
	vsubpd	%xmm0, %xmm15, %xmm1
	vaddpd	%xmm12, %xmm15, %xmm9
	vpand	%xmm4, %xmm3, %xmm3
	vmovddup	.LC131(%rip), %xmm4
	vpand	%xmm11, %xmm7, %xmm7
	vsubpd	%xmm1, %xmm13, %xmm1
	vsubpd	%xmm9, %xmm0, %xmm9
	vblendvpd	%xmm3, %xmm1, %xmm9, %xmm9
	vmovq	%r10, %xmm1
	movabsq	$4604544271217802189, %r10
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vmovq	%r10, %xmm5
	movabsq	$-4843621399236966402, %r10
	vpaddq	%xmm15, %xmm1, %xmm11
	vpunpcklqdq	%xmm5, %xmm5, %xmm5
	vpand	%xmm6, %xmm11, %xmm3
	vpaddq	%xmm5, %xmm3, %xmm3
	vaddpd	%xmm12, %xmm3, %xmm14
	vmulpd	%xmm8, %xmm2, %xmm3
	vcmpnltpd	%xmm8, %xmm0, %xmm8
	vpand	1128(%rsp), %xmm8, %xmm8
	vmovapd	%xmm14, 1064(%rsp)
	vxorpd	%xmm14, %xmm14, %xmm14
	vmovdqa	%xmm8, 904(%rsp)
	vblendvpd	%xmm7, %xmm14, %xmm4, %xmm4
	vmovq	%r8, %xmm14
	movabsq	$7141747209585715, %r8
	vblendvpd	%xmm7, %xmm2, %xmm3, %xmm3
	vpunpcklqdq	%xmm14, %xmm14, %xmm7
	vmovapd	1064(%rsp), %xmm14
	vpand	%xmm7, %xmm11, %xmm11
	vmovq	%r11, %xmm7
	vpaddq	%xmm3, %xmm1, %xmm1
	vpunpcklqdq	%xmm7, %xmm7, %xmm7
	vpand	%xmm6, %xmm1, %xmm1
	vpsubq	%xmm11, %xmm7, %xmm7
	vpaddq	%xmm5, %xmm1, %xmm1
	vmovq	%r8, %xmm5
	movabsq	$4841369599423283200, %r8
	vfmadd132pd	%xmm7, %xmm14, %xmm9
	vaddpd	%xmm12, %xmm1, %xmm1
	vmovapd	%xmm9, 1064(%rsp)
	vmovddup	.LC149(%rip), %xmm9
	vcmpltpd	%xmm2, %xmm9, %xmm7
	vpand	1160(%rsp), %xmm7, %xmm8
	vmovdqa	%xmm8, 872(%rsp)
	vpunpcklqdq	%xmm5, %xmm5, %xmm8
	vmovq	%r8, %xmm5
	vpaddq	%xmm8, %xmm3, %xmm3
	vpunpcklqdq	%xmm5, %xmm5, %xmm5
	vmovdqa	%xmm8, 808(%rsp)
	vmovdqa	%xmm5, 776(%rsp)
	vpsrlq	$52, %xmm3, %xmm3
	vpor	%xmm5, %xmm3, %xmm3
	vaddpd	.LC445(%rip), %xmm3, %xmm3
	vmovddup	.LC172(%rip), %xmm8
	vmovddup	.LC177(%rip), %xmm11
	vmulpd	.LC265(%rip), %xmm1, %xmm6
	vaddpd	%xmm4, %xmm3, %xmm3
	vaddpd	.LC419(%rip), %xmm1, %xmm4
	vdivpd	%xmm4, %xmm1, %xmm4
	vmulpd	%xmm1, %xmm6, %xmm6
	vmulpd	%xmm4, %xmm4, %xmm5
	vfmadd213pd	.LC410(%rip), %xmm5, %xmm8
	vmovapd	%xmm8, %xmm7
	vmovddup	.LC144(%rip), %xmm8
	vfmadd213pd	.LC411(%rip), %xmm5, %xmm7
	vfmadd213pd	.LC412(%rip), %xmm5, %xmm7
	vfmadd213pd	.LC413(%rip), %xmm5, %xmm7
	vfmadd132pd	%xmm5, %xmm11, %xmm7
	vfmadd213pd	.LC415(%rip), %xmm5, %xmm7
	vmulpd	%xmm7, %xmm5, %xmm5
	vmulpd	%xmm8, %xmm3, %xmm7
	vaddpd	%xmm6, %xmm5, %xmm5
	vfmadd132pd	%xmm5, %xmm7, %xmm4
	vmovddup	.LC226(%rip), %xmm5
	vandpd	%xmm5, %xmm0, %xmm5
	vsubpd	%xmm6, %xmm4, %xmm4
	vmovapd	904(%rsp), %xmm6
	vaddpd	%xmm1, %xmm4, %xmm4
	vmovapd	1064(%rsp), %xmm1
	vfmadd231pd	.LC421(%rip), %xmm3, %xmm4
	vpaddq	808(%rsp), %xmm15, %xmm3
	vmovddup	.LC172(%rip), %xmm15
	vblendvpd	%xmm6, %xmm14, %xmm1, %xmm6
	vmovddup	.LC5(%rip), %xmm1
	vcmpltpd	%xmm1, %xmm5, %xmm5
	vaddpd	.LC419(%rip), %xmm6, %xmm1
	vmovapd	872(%rsp), %xmm14
	vpsrlq	$52, %xmm3, %xmm3
	vpor	776(%rsp), %xmm3, %xmm3
	vmulpd	.LC265(%rip), %xmm6, %xmm7
	vaddpd	.LC445(%rip), %xmm3, %xmm3
	vdivpd	%xmm1, %xmm6, %xmm1
	vblendvpd	%xmm14, %xmm2, %xmm4, %xmm14
	vpand	1128(%rsp), %xmm5, %xmm5
	vmulpd	%xmm8, %xmm3, %xmm8
	vmulpd	%xmm6, %xmm7, %xmm7
	vmulpd	%xmm1, %xmm1, %xmm4
	vfmadd213pd	.LC410(%rip), %xmm4, %xmm15
	vfmadd213pd	.LC411(%rip), %xmm4, %xmm15
	vfmadd213pd	.LC412(%rip), %xmm4, %xmm15
	vfmadd213pd	.LC413(%rip), %xmm4, %xmm15
	vfmadd132pd	%xmm4, %xmm11, %xmm15
	vmovdqa	1160(%rsp), %xmm11
	vfmadd213pd	.LC415(%rip), %xmm4, %xmm15
	vmulpd	%xmm15, %xmm4, %xmm4
	vaddpd	%xmm7, %xmm4, %xmm4
	vfmadd132pd	%xmm4, %xmm8, %xmm1
	vsubpd	%xmm7, %xmm1, %xmm1
	vxorpd	%xmm7, %xmm7, %xmm7
	vcmpeqpd	%xmm7, %xmm2, %xmm4
	vaddpd	%xmm6, %xmm1, %xmm1
	vcmpnlepd	%xmm0, %xmm12, %xmm6
	vfmadd231pd	.LC421(%rip), %xmm3, %xmm1
	vcmpneqpd	%xmm7, %xmm2, %xmm3
	vpand	%xmm11, %xmm4, %xmm4
	vpand	%xmm11, %xmm3, %xmm3
	vblendvpd	%xmm5, %xmm0, %xmm1, %xmm1
	vcmpnlepd	%xmm2, %xmm7, %xmm5
	vcmplepd	%xmm2, %xmm7, %xmm2
	vpand	%xmm5, %xmm3, %xmm5
	vpand	%xmm2, %xmm3, %xmm3
	vmovapd	.LC902(%rip), %xmm2
	vpandn	%xmm3, %xmm5, %xmm3
	vmovddup	.LC1255(%rip), %xmm5
	vmovddup	.LC1189(%rip), %xmm7
	vxorpd	%xmm14, %xmm2, %xmm2
	vmovdqa	1128(%rsp), %xmm14
	vblendvpd	%xmm3, %xmm2, %xmm5, %xmm2
	vcmpltpd	%xmm0, %xmm9, %xmm3
	vblendvpd	%xmm4, .LC733(%rip), %xmm2, %xmm2
	vcmpeqpd	%xmm12, %xmm0, %xmm4
	vpand	%xmm14, %xmm3, %xmm3
	vblendvpd	%xmm3, %xmm0, %xmm1, %xmm1
	vcmpneqpd	%xmm12, %xmm0, %xmm3
	vpand	%xmm14, %xmm4, %xmm4
	vcmplepd	%xmm0, %xmm12, %xmm0
	vxorpd	.LC902(%rip), %xmm1, %xmm1
	vmovdqa	1096(%rsp), %xmm12
	vpand	%xmm14, %xmm3, %xmm3
	vpand	%xmm6, %xmm3, %xmm6
	vpand	%xmm0, %xmm3, %xmm3
	vmovddup	.LC1145(%rip), %xmm0
	vpandn	%xmm3, %xmm6, %xmm3
	vblendvpd	%xmm3, %xmm1, %xmm5, %xmm5
	vmovddup	.LC1147(%rip), %xmm1
	vmovddup	.LC1149(%rip), %xmm3
	vblendvpd	%xmm4, .LC733(%rip), %xmm5, %xmm5
	vmovddup	.LC1254(%rip), %xmm4
	vblendvpd	%xmm14, %xmm5, %xmm2, %xmm2
	vmovddup	.LC1187(%rip), %xmm5
	vaddpd	%xmm0, %xmm2, %xmm0
	vcmpltpd	%xmm4, %xmm2, %xmm6
	vcmpnltpd	%xmm4, %xmm2, %xmm4
	vfmadd231pd	%xmm1, %xmm0, %xmm3
	vmovddup	.LC1151(%rip), %xmm1
	vpand	%xmm12, %xmm6, %xmm6
	vpand	%xmm12, %xmm4, %xmm4
	vfmadd231pd	%xmm3, %xmm0, %xmm1
	vmovddup	.LC1153(%rip), %xmm3
	vfmadd231pd	%xmm1, %xmm0, %xmm3
	vmovddup	.LC1155(%rip), %xmm1
	vfmadd231pd	%xmm3, %xmm0, %xmm1
	vmovddup	.LC1157(%rip), %xmm3
	vfmadd231pd	%xmm1, %xmm0, %xmm3
	vmovddup	.LC1159(%rip), %xmm1
	vfmadd231pd	%xmm3, %xmm0, %xmm1
	vmovddup	.LC1161(%rip), %xmm3
	vfmadd231pd	%xmm1, %xmm0, %xmm3
	vmovddup	.LC1163(%rip), %xmm1
	vfmadd231pd	%xmm3, %xmm0, %xmm1
	vmovddup	.LC1165(%rip), %xmm3
	vfmadd231pd	%xmm1, %xmm0, %xmm3
	vmovddup	.LC1167(%rip), %xmm1
	vfmadd231pd	%xmm3, %xmm0, %xmm1
	vmovddup	.LC1169(%rip), %xmm3
	vfmadd132pd	%xmm1, %xmm3, %xmm0
	vsqrtpd	%xmm2, %xmm3
	vmovddup	.LC1185(%rip), %xmm1
	vaddpd	%xmm1, %xmm3, %xmm1
	vfmadd231pd	%xmm5, %xmm1, %xmm7
	vmovddup	.LC1191(%rip), %xmm5
	vmulpd	%xmm10, %xmm0, %xmm0
	vfmadd231pd	%xmm7, %xmm1, %xmm5
	vmovddup	.LC1193(%rip), %xmm7
	vfmadd231pd	%xmm5, %xmm1, %xmm7
	vmovddup	.LC1195(%rip), %xmm5
	vfmadd231pd	%xmm7, %xmm1, %xmm5
	vmovddup	.LC1197(%rip), %xmm7
	vfmadd231pd	%xmm5, %xmm1, %xmm7
	vmovddup	.LC1199(%rip), %xmm5
	vfmadd231pd	%xmm7, %xmm1, %xmm5
	vmovddup	.LC1201(%rip), %xmm7
	vfmadd231pd	%xmm5, %xmm1, %xmm7
	vmovddup	.LC1203(%rip), %xmm5
	vfmadd231pd	%xmm7, %xmm1, %xmm5
	vmovddup	.LC1205(%rip), %xmm7
	vfmadd231pd	%xmm5, %xmm1, %xmm7
	vmovddup	.LC1207(%rip), %xmm5
	vfmadd231pd	%xmm7, %xmm1, %xmm5
	vmovddup	.LC1209(%rip), %xmm7
	vmovddup	.LC1227(%rip), %xmm9
	vmovddup	.LC164(%rip), %xmm8
	vfmadd132pd	%xmm5, %xmm7, %xmm1
	vmovddup	.LC1225(%rip), %xmm7
	vaddpd	%xmm7, %xmm3, %xmm3
	vmovddup	.LC1229(%rip), %xmm7
	vcmpltpd	%xmm8, %xmm2, %xmm5
	vcmpnltpd	%xmm8, %xmm2, %xmm2
	vfmadd231pd	%xmm9, %xmm3, %xmm7
	vmovddup	.LC1231(%rip), %xmm9
	vpand	%xmm5, %xmm4, %xmm5
	vpand	%xmm2, %xmm4, %xmm4
	vmovddup	.LC978(%rip), %xmm2
	vmulpd	%xmm10, %xmm1, %xmm1
	vfmadd231pd	%xmm7, %xmm3, %xmm9
	vmovddup	.LC1233(%rip), %xmm7
	vblendvpd	%xmm6, %xmm0, %xmm1, %xmm0
	vblendvpd	%xmm5, %xmm1, %xmm0, %xmm0
	vfmadd231pd	%xmm9, %xmm3, %xmm7
	vmovddup	.LC1235(%rip), %xmm9
	vfmadd231pd	%xmm7, %xmm3, %xmm9
	vmovddup	.LC1237(%rip), %xmm7
	vfmadd231pd	%xmm9, %xmm3, %xmm7
	vmovddup	.LC1239(%rip), %xmm9
	vfmadd231pd	%xmm7, %xmm3, %xmm9
	vmovddup	.LC1241(%rip), %xmm7
	vfmadd231pd	%xmm9, %xmm3, %xmm7
	vmovddup	.LC1243(%rip), %xmm9
	vfmadd132pd	%xmm7, %xmm9, %xmm3
	vmulpd	%xmm10, %xmm3, %xmm3
	vblendvpd	%xmm4, %xmm3, %xmm0, %xmm8
	vpand	840(%rsp), %xmm8, %xmm3
	vaddpd	.LC419(%rip), %xmm3, %xmm12
	vmulpd	%xmm3, %xmm3, %xmm1
	vcmpnltpd	%xmm13, %xmm3, %xmm0
	vfmadd213pd	.LC1004(%rip), %xmm1, %xmm2
	vpand	%xmm14, %xmm0, %xmm5
	vmovapd	%xmm2, %xmm0
	vcmpltpd	%xmm13, %xmm3, %xmm2
	vfmadd213pd	.LC1005(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC1006(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC1007(%rip), %xmm1, %xmm0
	vmovapd	%xmm2, 1064(%rsp)
	vpand	1064(%rsp), %xmm14, %xmm15
	vfmadd213pd	.LC1008(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC1009(%rip), %xmm1, %xmm0
	vmovdqa	%xmm15, 872(%rsp)
	vmovddup	.LC1020(%rip), %xmm15
	vcmpltpd	%xmm3, %xmm15, %xmm4
	vfmadd213pd	.LC1010(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC1011(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC1012(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC1013(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC1014(%rip), %xmm1, %xmm0
	vfmadd213pd	.LC1015(%rip), %xmm1, %xmm0
	vfmadd132pd	%xmm3, %xmm3, %xmm0
	vmovapd	%xmm0, 904(%rsp)
	vpand	%xmm11, %xmm4, %xmm0
	vmovddup	.LC835(%rip), %xmm2
	vaddpd	%xmm3, %xmm2, %xmm2
	vxorpd	.LC902(%rip), %xmm1, %xmm6
	vblendvpd	%xmm0, %xmm15, %xmm3, %xmm14
	vpand	%xmm4, %xmm5, %xmm4
	vblendvpd	%xmm0, .LC1069(%rip), %xmm12, %xmm9
	vblendvpd	%xmm4, %xmm15, %xmm3, %xmm3
	vblendvpd	%xmm0, .LC1071(%rip), %xmm1, %xmm11
	vmovapd	%xmm9, 840(%rsp)
	vdivpd	%xmm12, %xmm2, %xmm7
	vblendvpd	%xmm0, .LC1072(%rip), %xmm6, %xmm9
	vblendvpd	%xmm4, .LC1069(%rip), %xmm12, %xmm15
	vmovapd	%xmm15, 776(%rsp)
	vfmadd132pd	%xmm14, %xmm9, %xmm14
	vblendvpd	%xmm0, .LC1070(%rip), %xmm7, %xmm2
	vmovddup	.LC1027(%rip), %xmm0
	vfmadd213pd	.LC1074(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1075(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1076(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1077(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1078(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1079(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1080(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1081(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1082(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1083(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1084(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1085(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1086(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1087(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1088(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1089(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1090(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1091(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1092(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1093(%rip), %xmm0, %xmm2
	vblendvpd	%xmm4, .LC1070(%rip), %xmm7, %xmm0
	vmovapd	%xmm2, 808(%rsp)
	vblendvpd	%xmm4, .LC1071(%rip), %xmm1, %xmm1
	vmovddup	.LC1027(%rip), %xmm15
	vfmadd213pd	.LC1074(%rip), %xmm0, %xmm15
	vblendvpd	%xmm4, .LC1072(%rip), %xmm6, %xmm4
	vmovddup	.LC896(%rip), %xmm7
	vmovdqa	1160(%rsp), %xmm6
	vmovapd	%xmm15, %xmm2
	vmovapd	%xmm0, %xmm15
	vfmadd213pd	.LC1075(%rip), %xmm0, %xmm2
	vfmadd213pd	.LC1076(%rip), %xmm0, %xmm2
	vfmadd213pd	.LC1077(%rip), %xmm0, %xmm2
	vfmadd213pd	.LC1078(%rip), %xmm0, %xmm2
	vfmadd213pd	.LC1079(%rip), %xmm0, %xmm2
	vfmadd213pd	.LC1080(%rip), %xmm0, %xmm2
	vfmadd213pd	.LC1081(%rip), %xmm0, %xmm2
	vfmadd213pd	.LC1082(%rip), %xmm0, %xmm2
	vfmadd213pd	.LC1083(%rip), %xmm0, %xmm2
	vfmadd213pd	.LC1084(%rip), %xmm0, %xmm2
	vfmadd213pd	.LC1085(%rip), %xmm0, %xmm2
	vfmadd213pd	.LC1086(%rip), %xmm0, %xmm2
	vfmadd213pd	.LC1087(%rip), %xmm0, %xmm2
	vfmadd213pd	.LC1088(%rip), %xmm0, %xmm2
	vfmadd213pd	.LC1089(%rip), %xmm0, %xmm2
	vfmadd213pd	.LC1090(%rip), %xmm0, %xmm2
	vfmadd213pd	.LC1091(%rip), %xmm0, %xmm2
	vfmadd213pd	.LC1092(%rip), %xmm0, %xmm2
	vcmpltpd	%xmm7, %xmm1, %xmm0
	vfmadd213pd	.LC1093(%rip), %xmm2, %xmm15
	vcmpltpd	%xmm7, %xmm11, %xmm2
	vpand	%xmm0, %xmm5, %xmm12
	vmovddup	.LC900(%rip), %xmm0
	vpand	%xmm6, %xmm2, %xmm2
	vmovapd	%xmm15, 744(%rsp)
	vmovapd	%xmm3, %xmm15
	vfmadd132pd	%xmm3, %xmm4, %xmm15
	vcmpnltpd	%xmm7, %xmm11, %xmm3
	vcmpnltpd	%xmm7, %xmm1, %xmm7
	vpand	%xmm6, %xmm3, %xmm3
	vcmpnltpd	%xmm11, %xmm0, %xmm6
	vpand	%xmm7, %xmm5, %xmm7
	vcmpltpd	%xmm1, %xmm0, %xmm5
	vmovapd	%xmm15, 712(%rsp)
	vcmpnltpd	%xmm1, %xmm0, %xmm1
	vcmpltpd	%xmm11, %xmm0, %xmm0
	vpand	%xmm6, %xmm3, %xmm6
	vpand	%xmm5, %xmm7, %xmm5
	vpand	%xmm0, %xmm3, %xmm0
	vmovddup	.LC2(%rip), %xmm3
	vpand	%xmm1, %xmm7, %xmm1
	vmovddup	.LC3(%rip), %xmm7
	vblendvpd	%xmm0, %xmm3, %xmm9, %xmm0
	vblendvpd	%xmm5, %xmm3, %xmm4, %xmm5
	vblendvpd	%xmm6, %xmm9, %xmm0, %xmm0
	vmovddup	.LC6(%rip), %xmm9
	vblendvpd	%xmm1, %xmm4, %xmm5, %xmm5
	vblendvpd	%xmm2, %xmm7, %xmm0, %xmm0
	vblendvpd	%xmm12, %xmm7, %xmm5, %xmm1
	vfmadd213pd	.LC305(%rip), %xmm0, %xmm9
	vaddpd	.LC306(%rip), %xmm9, %xmm11
	vmovddup	.LC11(%rip), %xmm15
	vfmadd231pd	.LC307(%rip), %xmm11, %xmm0
	vmovddup	.LC6(%rip), %xmm5
	vfmadd132pd	.LC308(%rip), %xmm0, %xmm11
	vfmadd213pd	.LC305(%rip), %xmm1, %xmm5
	vmovapd	%xmm9, %xmm2
	vsubpd	%xmm14, %xmm11, %xmm11
	vmulpd	%xmm11, %xmm11, %xmm0
	vmovapd	%xmm11, %xmm9
	vfmadd132pd	.LC255(%rip), %xmm15, %xmm9
	vmovapd	%xmm9, %xmm6
	vmovddup	.LC18(%rip), %xmm9
	vfmadd213pd	.LC257(%rip), %xmm11, %xmm6
	vfmadd213pd	.LC258(%rip), %xmm11, %xmm6
	vfmadd213pd	.LC259(%rip), %xmm11, %xmm6
	vfmadd213pd	.LC260(%rip), %xmm11, %xmm6
	vfmadd213pd	.LC261(%rip), %xmm11, %xmm6
	vfmadd213pd	.LC262(%rip), %xmm11, %xmm6
	vfmadd132pd	%xmm11, %xmm9, %xmm6
	vfmadd213pd	.LC264(%rip), %xmm11, %xmm6
	vfmadd213pd	.LC265(%rip), %xmm11, %xmm6
	vfmadd132pd	%xmm6, %xmm11, %xmm0
	vmovq	%r10, %xmm6
	vpunpcklqdq	%xmm6, %xmm6, %xmm6
	vpaddq	%xmm6, %xmm2, %xmm2
	vpsrlq	$1, %xmm2, %xmm11
	vpsllq	$52, %xmm11, %xmm14
	vpsubq	%xmm11, %xmm2, %xmm2
	vaddpd	.LC306(%rip), %xmm5, %xmm11
	vaddpd	%xmm13, %xmm0, %xmm0
	vpsllq	$52, %xmm2, %xmm2
	vpaddq	%xmm6, %xmm5, %xmm5
	vfmadd231pd	.LC307(%rip), %xmm11, %xmm1
	vfmadd132pd	.LC308(%rip), %xmm1, %xmm11
	vsubpd	712(%rsp), %xmm11, %xmm11
	vmulpd	%xmm14, %xmm0, %xmm0
	vxorpd	%xmm14, %xmm14, %xmm14
	vcmpnltpd	%xmm14, %xmm8, %xmm12
	vmovdqa	1160(%rsp), %xmm14
	vmulpd	%xmm11, %xmm11, %xmm1
	vmovapd	%xmm11, %xmm4
	vfmadd132pd	.LC255(%rip), %xmm15, %xmm4
	vpand	%xmm14, %xmm12, %xmm12
	vfmadd213pd	.LC257(%rip), %xmm11, %xmm4
	vfmadd213pd	.LC258(%rip), %xmm11, %xmm4
	vfmadd213pd	.LC259(%rip), %xmm11, %xmm4
	vfmadd213pd	.LC260(%rip), %xmm11, %xmm4
	vfmadd213pd	.LC261(%rip), %xmm11, %xmm4
	vfmadd213pd	.LC262(%rip), %xmm11, %xmm4
	vmulpd	%xmm2, %xmm0, %xmm0
	vmulpd	808(%rsp), %xmm0, %xmm0
	vdivpd	840(%rsp), %xmm0, %xmm0
	vmulpd	%xmm8, %xmm8, %xmm2
	vfmadd132pd	%xmm11, %xmm9, %xmm4
	vfmadd213pd	.LC264(%rip), %xmm11, %xmm4
	vfmadd213pd	.LC265(%rip), %xmm11, %xmm4
	vfmadd132pd	%xmm4, %xmm11, %xmm1
	vmovddup	.LC134(%rip), %xmm4
	vsubpd	%xmm0, %xmm4, %xmm4
	vpsrlq	$1, %xmm5, %xmm11
	vpsubq	%xmm11, %xmm5, %xmm5
	vblendvpd	%xmm12, %xmm0, %xmm4, %xmm4
	vpsllq	$52, %xmm5, %xmm5
	vsubpd	%xmm8, %xmm13, %xmm12
	vmovddup	.LC978(%rip), %xmm0
	vfmadd213pd	.LC1004(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1005(%rip), %xmm2, %xmm0
	vaddpd	%xmm13, %xmm1, %xmm1
	vfmadd213pd	.LC1006(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1007(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1008(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1009(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1010(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1011(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1012(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1013(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1014(%rip), %xmm2, %xmm0
	vfmadd213pd	.LC1015(%rip), %xmm2, %xmm0
	vfnmadd231pd	%xmm0, %xmm8, %xmm12
	vmovdqa	1064(%rsp), %xmm0
	vpand	%xmm14, %xmm0, %xmm0
	vxorpd	%xmm14, %xmm14, %xmm14
	vblendvpd	%xmm0, %xmm12, %xmm4, %xmm4
	vmovapd	936(%rsp), %xmm0
	vmovdqa	1096(%rsp), %xmm12
	vsubpd	%xmm4, %xmm0, %xmm4
	vpsllq	$52, %xmm11, %xmm0
	vmovapd	872(%rsp), %xmm11
	vmulpd	%xmm0, %xmm1, %xmm1
	vpand	680(%rsp), %xmm8, %xmm0
	vmulpd	%xmm5, %xmm1, %xmm1
	vcmpnltpd	%xmm3, %xmm2, %xmm5
	vmulpd	744(%rsp), %xmm1, %xmm1
	vdivpd	776(%rsp), %xmm1, %xmm1
	vsubpd	%xmm1, %xmm13, %xmm1
	vblendvpd	%xmm11, 904(%rsp), %xmm1, %xmm1
	vcmpltpd	%xmm3, %xmm2, %xmm11
	vpor	%xmm1, %xmm0, %xmm0
	vmovapd	1128(%rsp), %xmm1
	vsubpd	%xmm10, %xmm0, %xmm0
	vblendvpd	%xmm1, %xmm0, %xmm4, %xmm0
	vcmpnltpd	%xmm2, %xmm7, %xmm1
	vcmpltpd	%xmm2, %xmm7, %xmm4
	vpand	%xmm12, %xmm1, %xmm1
	vpand	%xmm5, %xmm1, %xmm5
	vpand	%xmm11, %xmm1, %xmm1
	vpand	%xmm12, %xmm4, %xmm4
	vblendvpd	%xmm1, %xmm3, %xmm2, %xmm3
	vblendvpd	%xmm5, %xmm2, %xmm3, %xmm3
	vmovddup	.LC6(%rip), %xmm2
	vblendvpd	%xmm4, %xmm7, %xmm3, %xmm3
	vfmadd213pd	.LC305(%rip), %xmm3, %xmm2
	vaddpd	.LC306(%rip), %xmm2, %xmm1
	vfmadd231pd	.LC307(%rip), %xmm1, %xmm3
	vfmadd132pd	.LC308(%rip), %xmm3, %xmm1
	vpaddq	%xmm2, %xmm6, %xmm2
	vaddpd	%xmm14, %xmm1, %xmm1
	vmovapd	%xmm15, %xmm14
	vfmadd231pd	.LC255(%rip), %xmm1, %xmm14
	vfmadd213pd	.LC257(%rip), %xmm1, %xmm14
	vfmadd213pd	.LC258(%rip), %xmm1, %xmm14
	vfmadd213pd	.LC259(%rip), %xmm1, %xmm14
	vfmadd213pd	.LC260(%rip), %xmm1, %xmm14
	vmovupd	(%rdi,%rsi,8), %xmm7
	vfmadd213pd	.LC261(%rip), %xmm1, %xmm14
	vfmadd213pd	.LC262(%rip), %xmm1, %xmm14
	vmulpd	%xmm1, %xmm1, %xmm3
	vfmadd132pd	%xmm1, %xmm9, %xmm14
	vfmadd213pd	.LC264(%rip), %xmm1, %xmm14
	vfmadd213pd	.LC265(%rip), %xmm1, %xmm14
	vfmadd231pd	%xmm14, %xmm3, %xmm1
	vpsrlq	$1, %xmm2, %xmm3
	vpsllq	$52, %xmm3, %xmm4
	vpsubq	%xmm3, %xmm2, %xmm2
	vmovapd	%xmm8, %xmm3
	vpsllq	$52, %xmm2, %xmm2
	vaddpd	%xmm13, %xmm1, %xmm1
	vmulpd	%xmm4, %xmm1, %xmm1
	vmovdqa	648(%rsp), %xmm4
	vmulpd	%xmm2, %xmm1, %xmm1
	vmovddup	.LC1262(%rip), %xmm2
	vmulpd	%xmm2, %xmm0, %xmm0
	vmulpd	.LC733(%rip), %xmm7, %xmm2
	vmovapd	968(%rsp), %xmm7
	vmulpd	%xmm0, %xmm1, %xmm1
	vcmpeqpd	%xmm13, %xmm10, %xmm0
	vblendvpd	%xmm0, %xmm2, %xmm4, %xmm0
	vblendvpd	%xmm7, %xmm4, %xmm0, %xmm0
	vmovapd	1000(%rsp), %xmm4
	vfmadd132pd	%xmm1, %xmm13, %xmm3
	vdivpd	%xmm3, %xmm1, %xmm1
	vsubpd	%xmm1, %xmm8, %xmm1
	vpor	1032(%rsp), %xmm1, %xmm1
	vblendvpd	%xmm12, %xmm1, %xmm0, %xmm0
	vmovddup	.LC181(%rip), %xmm1
	vblendvpd	%xmm4, %xmm1, %xmm0, %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L3814
	andl	$-2, %edx
	addl	%edx, %eax
.L3724:
	cltq
	vmovsd	.LC20(%rip), %xmm0
	vmovsd	(%rdi,%rax,8), %xmm1
	leaq	(%rcx,%rax,8), %rdx
	vmovq	%xmm1, %rcx
	movq	%rcx, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm15
	vucomisd	%xmm15, %xmm0
	jbe	.L3822
	vmovsd	.LC170(%rip), %xmm1
	movabsq	$-9223372036854775808, %rax
	andq	%rax, %rcx
	vcomisd	%xmm15, %xmm1
	ja	.L3823
	vmovsd	.LC4(%rip), %xmm6
	vcomisd	%xmm15, %xmm6
	jbe	.L3824
	vmovq	.LC108(%rip), %xmm8
	vxorpd	%xmm8, %xmm15, %xmm2
	vmulsd	%xmm15, %xmm2, %xmm2
	vcomisd	%xmm0, %xmm2
	vaddsd	%xmm0, %xmm2, %xmm1
	jbe	.L3825
	vsubsd	%xmm2, %xmm1, %xmm4
	vsubsd	%xmm4, %xmm0, %xmm4
.L3754:
	movabsq	$-4604544271217802189, %rdi
	vmovq	%xmm1, %r8
	movabsq	$4503599627370495, %rax
	vmovsd	.LC146(%rip), %xmm1
	movabsq	$4604544271217802189, %r9
	addq	%r8, %rdi
	andq	%rdi, %rax
	addq	%r9, %rax
	vcomisd	%xmm2, %xmm1
	vmovq	%rax, %xmm7
	vsubsd	%xmm0, %xmm7, %xmm3
	jbe	.L3752
	movabsq	$-4503599627370496, %rax
	andq	%rax, %rdi
	movabsq	$4607182418800017408, %rax
	subq	%rdi, %rax
	vmovq	%rax, %xmm7
	vfmadd132sd	%xmm4, %xmm3, %xmm7
	vmovsd	%xmm7, %xmm7, %xmm3
.L3752:
	vmovq	%xmm2, %rax
	vmovsd	.LC5(%rip), %xmm4
	vmovsd	%xmm2, %xmm2, %xmm1
	btrq	$63, %rax
	vmovq	%rax, %xmm7
	vcomisd	%xmm7, %xmm4
	ja	.L3751
	vmovsd	.LC172(%rip), %xmm7
	vmulsd	%xmm6, %xmm3, %xmm9
	movabsq	$7141747209585715, %rax
	movabsq	$4841369599423283200, %rdi
	addq	%r8, %rax
	shrq	$52, %rax
	orq	%rdi, %rax
	vmovq	%rax, %xmm4
	vsubsd	.LC133(%rip), %xmm4, %xmm1
	vaddsd	.LC134(%rip), %xmm3, %xmm4
	vmulsd	%xmm3, %xmm9, %xmm9
	vdivsd	%xmm4, %xmm3, %xmm4
	vmulsd	%xmm4, %xmm4, %xmm5
	vfmadd213sd	.LC173(%rip), %xmm5, %xmm7
	vfmadd213sd	.LC174(%rip), %xmm5, %xmm7
	vfmadd213sd	.LC175(%rip), %xmm5, %xmm7
	vfmadd213sd	.LC176(%rip), %xmm5, %xmm7
	vfmadd213sd	.LC177(%rip), %xmm5, %xmm7
	vfmadd213sd	.LC178(%rip), %xmm5, %xmm7
	vmulsd	%xmm7, %xmm5, %xmm5
	vmulsd	.LC144(%rip), %xmm1, %xmm7
	vaddsd	%xmm9, %xmm5, %xmm5
	vfmadd132sd	%xmm5, %xmm7, %xmm4
	vsubsd	%xmm9, %xmm4, %xmm4
	vaddsd	%xmm3, %xmm4, %xmm4
	vfmadd132sd	.LC143(%rip), %xmm4, %xmm1
.L3751:
	vcmpngtsd	.LC149(%rip), %xmm2, %xmm3
	vcomisd	.LC180(%rip), %xmm2
	vblendvpd	%xmm3, %xmm1, %xmm2, %xmm1
	jp	.L3787
	je	.L3759
	jbe	.L3787
	vxorpd	%xmm8, %xmm1, %xmm1
.L3749:
	vmovsd	.LC1254(%rip), %xmm2
	vcomisd	%xmm1, %xmm2
	jbe	.L3743
	vsubsd	.LC1183(%rip), %xmm1, %xmm1
	vmovsd	.LC1147(%rip), %xmm2
	vfmadd213sd	.LC1149(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1151(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1153(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1155(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1157(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1159(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1161(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1163(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1165(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1167(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1169(%rip), %xmm2, %xmm1
	vmulsd	%xmm1, %xmm15, %xmm9
.L3741:
	vmovq	%xmm9, %r8
	movq	%r8, %rax
	btrq	$63, %rax
	vcomisd	%xmm15, %xmm6
	vmovq	%rax, %xmm8
	jbe	.L3826
	vmulsd	%xmm8, %xmm8, %xmm4
	vucomisd	%xmm8, %xmm0
	ja	.L3827
	vcomisd	.LC1020(%rip), %xmm8
	ja	.L3781
	vmovsd	.LC134(%rip), %xmm3
	vxorpd	.LC108(%rip), %xmm4, %xmm2
	vaddsd	%xmm3, %xmm8, %xmm7
	vsubsd	%xmm3, %xmm8, %xmm3
	vmovsd	%xmm7, 904(%rsp)
	vdivsd	%xmm7, %xmm3, %xmm3
.L3736:
	vmovsd	.LC1027(%rip), %xmm1
	vmovsd	%xmm8, %xmm8, %xmm7
	vfmadd213sd	.LC1029(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1031(%rip), %xmm3, %xmm1
	vfmadd132sd	%xmm8, %xmm2, %xmm7
	vfmadd213sd	.LC1033(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1035(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1037(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1039(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1041(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1043(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1045(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1047(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1049(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1051(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1053(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1055(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1057(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1059(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1061(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1063(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1065(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC1067(%rip), %xmm1, %xmm3
	vmovsd	.LC896(%rip), %xmm1
	vcomisd	%xmm4, %xmm1
	ja	.L3779
	vcomisd	.LC900(%rip), %xmm4
	jbe	.L3819
	vmovsd	.LC2(%rip), %xmm2
.L3819:
	vmovsd	.LC3(%rip), %xmm4
	vmovsd	%xmm4, 1160(%rsp)
.L3735:
	vmovsd	.LC7(%rip), %xmm5
	vmovsd	.LC6(%rip), %xmm1
	vmovsd	%xmm2, %xmm2, %xmm8
	movabsq	$-4843621399236966402, %r9
	vmovsd	.LC8(%rip), %xmm14
	vmovsd	.LC15(%rip), %xmm10
	vfmadd132sd	%xmm1, %xmm5, %xmm8
	vmovsd	.LC16(%rip), %xmm11
	vmovsd	.LC17(%rip), %xmm12
	vmovsd	%xmm14, 1128(%rsp)
	vmovsd	.LC18(%rip), %xmm13
	vsubsd	%xmm5, %xmm8, %xmm4
	vmovq	%xmm8, %rax
	leaq	(%rax,%r9), %rdi
	movq	%rdi, %r9
	vfmadd231sd	%xmm14, %xmm4, %xmm2
	vmovsd	.LC9(%rip), %xmm14
	shrq	%r9
	movq	%r9, %rax
	subq	%r9, %rdi
	vmovsd	%xmm14, 1096(%rsp)
	salq	$52, %rax
	salq	$52, %rdi
	vfmadd132sd	%xmm14, %xmm2, %xmm4
	vmovsd	.LC10(%rip), %xmm2
	vmovsd	.LC19(%rip), %xmm14
	vmovsd	%xmm2, 1064(%rsp)
	vsubsd	%xmm7, %xmm4, %xmm4
	vmovsd	.LC11(%rip), %xmm7
	vmovsd	%xmm7, 1032(%rsp)
	vfmadd132sd	%xmm4, %xmm7, %xmm2
	vmovsd	.LC12(%rip), %xmm7
	vmovsd	%xmm7, 1000(%rsp)
	vfmadd132sd	%xmm4, %xmm7, %xmm2
	vmovsd	.LC13(%rip), %xmm7
	vmovsd	%xmm7, 968(%rsp)
	vfmadd132sd	%xmm4, %xmm7, %xmm2
	vmovsd	.LC14(%rip), %xmm7
	vmovsd	%xmm7, 936(%rsp)
	vfmadd132sd	%xmm4, %xmm7, %xmm2
	vmulsd	%xmm4, %xmm4, %xmm7
	vfmadd132sd	%xmm4, %xmm10, %xmm2
	vfmadd132sd	%xmm4, %xmm11, %xmm2
	vfmadd132sd	%xmm4, %xmm12, %xmm2
	vfmadd132sd	%xmm4, %xmm13, %xmm2
	vfmadd132sd	%xmm4, %xmm14, %xmm2
	vfmadd132sd	%xmm4, %xmm6, %xmm2
	vfmadd132sd	%xmm2, %xmm4, %xmm7
	vmovq	%rax, %xmm4
	vaddsd	%xmm0, %xmm7, %xmm7
	vmulsd	%xmm4, %xmm7, %xmm4
	vmovq	%rdi, %xmm7
	vmulsd	%xmm7, %xmm4, %xmm2
	vmulsd	%xmm3, %xmm2, %xmm2
	vdivsd	904(%rsp), %xmm2, %xmm2
	vsubsd	%xmm2, %xmm0, %xmm2
	jmp	.L3734
	.p2align 4,,10
	.p2align 3
.L3822:
	vucomisd	%xmm0, %xmm15
	jp	.L3776
	jne	.L3776
	vmulsd	.LC200(%rip), %xmm1, %xmm4
	vmovq	%xmm4, %rax
	.p2align 4,,10
	.p2align 3
.L3728:
	movq	%rax, (%rdx)
.L3814:
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3823:
	.cfi_restore_state
	vfmadd132sd	.LC1257(%rip), %xmm15, %xmm15
	vmovq	%xmm15, %rax
	orq	%rcx, %rax
	jmp	.L3728
	.p2align 4,,10
	.p2align 3
.L3824:
	vaddsd	%xmm0, %xmm15, %xmm1
	vsubsd	%xmm15, %xmm0, %xmm3
	vmulsd	%xmm1, %xmm3, %xmm3
	vmovsd	.LC132(%rip), %xmm1
	vcomisd	%xmm3, %xmm1
	jbe	.L3811
	vmulsd	.LC146(%rip), %xmm3, %xmm4
	vmovsd	.LC131(%rip), %xmm2
.L3765:
	vcomisd	.LC149(%rip), %xmm3
	vmovsd	%xmm3, %xmm3, %xmm1
	ja	.L3764
	movabsq	$-4604544271217802189, %rdi
	vmovq	%xmm4, %rax
	movabsq	$4503599627370495, %r8
	addq	%rax, %rdi
	andq	%r8, %rdi
	movabsq	$4604544271217802189, %r8
	addq	%r8, %rdi
	vmovq	%rdi, %xmm7
	movabsq	$7141747209585715, %rdi
	addq	%rdi, %rax
	vsubsd	%xmm0, %xmm7, %xmm5
	vmovsd	.LC172(%rip), %xmm7
	movabsq	$4841369599423283200, %rdi
	shrq	$52, %rax
	orq	%rdi, %rax
	vmulsd	%xmm6, %xmm5, %xmm8
	vmovq	%rax, %xmm4
	vsubsd	.LC133(%rip), %xmm4, %xmm4
	vaddsd	%xmm2, %xmm4, %xmm4
	vaddsd	.LC134(%rip), %xmm5, %xmm2
	vmulsd	%xmm5, %xmm8, %xmm8
	vdivsd	%xmm2, %xmm5, %xmm2
	vmulsd	%xmm2, %xmm2, %xmm1
	vfmadd213sd	.LC173(%rip), %xmm1, %xmm7
	vfmadd213sd	.LC174(%rip), %xmm1, %xmm7
	vfmadd213sd	.LC175(%rip), %xmm1, %xmm7
	vfmadd213sd	.LC176(%rip), %xmm1, %xmm7
	vfmadd213sd	.LC177(%rip), %xmm1, %xmm7
	vfmadd213sd	.LC178(%rip), %xmm1, %xmm7
	vmulsd	%xmm7, %xmm1, %xmm1
	vmulsd	.LC144(%rip), %xmm4, %xmm7
	vaddsd	%xmm8, %xmm1, %xmm1
	vfmadd132sd	%xmm2, %xmm7, %xmm1
	vsubsd	%xmm8, %xmm1, %xmm1
	vaddsd	%xmm5, %xmm1, %xmm1
	vfmadd231sd	.LC143(%rip), %xmm4, %xmm1
.L3764:
	vxorpd	%xmm2, %xmm2, %xmm2
	vcomisd	%xmm2, %xmm3
	jp	.L3787
	je	.L3759
	jbe	.L3787
	vxorpd	.LC108(%rip), %xmm1, %xmm1
	jmp	.L3749
	.p2align 4,,10
	.p2align 3
.L3826:
	vsubsd	%xmm15, %xmm0, %xmm4
	vcomisd	.LC1020(%rip), %xmm8
	vmovq	%xmm4, %rsi
	ja	.L3792
	vmovsd	.LC134(%rip), %xmm2
	vmulsd	%xmm8, %xmm8, %xmm5
	vmovsd	%xmm8, %xmm8, %xmm4
	vxorpd	.LC108(%rip), %xmm5, %xmm7
	vaddsd	%xmm2, %xmm8, %xmm15
	vsubsd	%xmm2, %xmm8, %xmm2
	vdivsd	%xmm15, %xmm2, %xmm2
.L3774:
	vmovsd	.LC1027(%rip), %xmm1
	vfmadd132sd	%xmm4, %xmm7, %xmm4
	vfmadd213sd	.LC1029(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1031(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1033(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1035(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1037(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1039(%rip), %xmm2, %xmm1
	vmovsd	%xmm4, %xmm4, %xmm3
	vfmadd213sd	.LC1041(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1043(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1045(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1047(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1049(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1051(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1053(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1055(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1057(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1059(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1061(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1063(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1065(%rip), %xmm2, %xmm1
	vfmadd213sd	.LC1067(%rip), %xmm1, %xmm2
	vmovsd	.LC896(%rip), %xmm1
	vcomisd	%xmm5, %xmm1
	ja	.L3790
	vcomisd	.LC900(%rip), %xmm5
	jbe	.L3820
	vmovsd	.LC2(%rip), %xmm7
.L3820:
	vmovsd	.LC3(%rip), %xmm4
	vmovsd	%xmm4, 1160(%rsp)
.L3773:
	vmovsd	.LC7(%rip), %xmm5
	vmovsd	.LC6(%rip), %xmm1
	vmovsd	%xmm7, %xmm7, %xmm4
	movabsq	$-4843621399236966402, %r9
	vmovsd	.LC8(%rip), %xmm14
	vmovsd	.LC15(%rip), %xmm10
	vfmadd132sd	%xmm1, %xmm5, %xmm4
	vmovsd	.LC16(%rip), %xmm11
	vmovsd	.LC17(%rip), %xmm12
	vmovsd	%xmm14, 1128(%rsp)
	vmovsd	.LC18(%rip), %xmm13
	vmovq	%xmm4, %r8
	vsubsd	%xmm5, %xmm4, %xmm4
	addq	%r9, %r8
	movq	%r8, %r9
	vfmadd231sd	%xmm14, %xmm4, %xmm7
	vmovsd	.LC9(%rip), %xmm14
	shrq	%r9
	movq	%r9, %rax
	subq	%r9, %r8
	vmovsd	%xmm14, 1096(%rsp)
	salq	$52, %rax
	salq	$52, %r8
	vfmadd132sd	%xmm14, %xmm7, %xmm4
	vmovsd	.LC11(%rip), %xmm7
	vmovsd	.LC19(%rip), %xmm14
	vmovsd	%xmm7, 1032(%rsp)
	vsubsd	%xmm3, %xmm4, %xmm4
	vmovsd	.LC10(%rip), %xmm3
	vmovsd	%xmm3, 1064(%rsp)
	vfmadd132sd	%xmm4, %xmm7, %xmm3
	vmovsd	.LC12(%rip), %xmm7
	vmovsd	%xmm7, 1000(%rsp)
	vfmadd132sd	%xmm4, %xmm7, %xmm3
	vmovsd	.LC13(%rip), %xmm7
	vmovsd	%xmm7, 968(%rsp)
	vfmadd132sd	%xmm4, %xmm7, %xmm3
	vmovsd	.LC14(%rip), %xmm7
	vmovsd	%xmm7, 936(%rsp)
	vfmadd132sd	%xmm4, %xmm7, %xmm3
	vmulsd	%xmm4, %xmm4, %xmm7
	vfmadd132sd	%xmm4, %xmm10, %xmm3
	vfmadd132sd	%xmm4, %xmm11, %xmm3
	vfmadd132sd	%xmm4, %xmm12, %xmm3
	vfmadd132sd	%xmm4, %xmm13, %xmm3
	vfmadd132sd	%xmm4, %xmm14, %xmm3
	vfmadd132sd	%xmm4, %xmm6, %xmm3
	vfmadd132sd	%xmm3, %xmm4, %xmm7
	vmovq	%rax, %xmm4
	vaddsd	%xmm0, %xmm7, %xmm7
	vmulsd	%xmm4, %xmm7, %xmm4
	vmovq	%r8, %xmm7
	vmulsd	%xmm7, %xmm4, %xmm3
	vxorpd	%xmm4, %xmm4, %xmm4
	vcomisd	%xmm9, %xmm4
	vmulsd	%xmm2, %xmm3, %xmm3
	vmulsd	%xmm9, %xmm9, %xmm2
	vdivsd	%xmm15, %xmm3, %xmm3
	jbe	.L3771
	vmovsd	.LC134(%rip), %xmm4
	vsubsd	%xmm3, %xmm4, %xmm3
.L3771:
	vcomisd	%xmm8, %xmm0
	jbe	.L3769
	vmovsd	.LC978(%rip), %xmm4
	vsubsd	%xmm9, %xmm0, %xmm3
	vfmadd213sd	.LC980(%rip), %xmm2, %xmm4
	vfmadd213sd	.LC982(%rip), %xmm2, %xmm4
	vfmadd213sd	.LC984(%rip), %xmm2, %xmm4
	vfmadd213sd	.LC986(%rip), %xmm2, %xmm4
	vfmadd213sd	.LC988(%rip), %xmm2, %xmm4
	vfmadd213sd	.LC990(%rip), %xmm2, %xmm4
	vfmadd213sd	.LC992(%rip), %xmm2, %xmm4
	vfmadd213sd	.LC994(%rip), %xmm2, %xmm4
	vfmadd213sd	.LC996(%rip), %xmm2, %xmm4
	vfmadd213sd	.LC998(%rip), %xmm2, %xmm4
	vfmadd213sd	.LC1000(%rip), %xmm2, %xmm4
	vfmadd213sd	.LC1002(%rip), %xmm2, %xmm4
	vfnmadd231sd	%xmm4, %xmm9, %xmm3
.L3769:
	vmovq	%rsi, %xmm4
	vsubsd	%xmm3, %xmm4, %xmm3
.L3733:
	vcomisd	1160(%rsp), %xmm2
	vmulsd	.LC1262(%rip), %xmm3, %xmm3
	ja	.L3777
	vmovsd	.LC2(%rip), %xmm4
	vmaxsd	%xmm2, %xmm4, %xmm2
.L3732:
	movabsq	$-4843621399236966402, %rsi
	vfmadd132sd	%xmm2, %xmm5, %xmm1
	vsubsd	%xmm5, %xmm1, %xmm5
	vmovq	%xmm1, %rax
	vfmadd231sd	1128(%rsp), %xmm5, %xmm2
	addq	%rsi, %rax
	vfmadd231sd	1096(%rsp), %xmm5, %xmm2
	movq	%rax, %rdi
	movq	%rax, %rsi
	vxorpd	%xmm5, %xmm5, %xmm5
	shrq	%rdi
	movq	%rdi, %r8
	subq	%rdi, %rsi
	salq	$52, %r8
	salq	$52, %rsi
	vmovq	%r8, %xmm7
	vaddsd	%xmm5, %xmm2, %xmm4
	vmovsd	1064(%rsp), %xmm5
	vfmadd213sd	1032(%rsp), %xmm4, %xmm5
	vfmadd213sd	1000(%rsp), %xmm4, %xmm5
	vfmadd213sd	968(%rsp), %xmm4, %xmm5
	vfmadd213sd	936(%rsp), %xmm4, %xmm5
	vmulsd	%xmm4, %xmm4, %xmm2
	vfmadd132sd	%xmm4, %xmm10, %xmm5
	vfmadd132sd	%xmm4, %xmm11, %xmm5
	vfmadd132sd	%xmm4, %xmm12, %xmm5
	vfmadd132sd	%xmm4, %xmm13, %xmm5
	vfmadd132sd	%xmm4, %xmm14, %xmm5
	vfmadd132sd	%xmm4, %xmm6, %xmm5
	vfmadd132sd	%xmm5, %xmm4, %xmm2
	vaddsd	%xmm0, %xmm2, %xmm1
	vmulsd	%xmm7, %xmm1, %xmm1
	vmovq	%rsi, %xmm7
	vmulsd	%xmm7, %xmm1, %xmm1
	vmulsd	%xmm3, %xmm1, %xmm1
	vfmadd231sd	%xmm9, %xmm1, %xmm0
	vdivsd	%xmm0, %xmm1, %xmm1
	vsubsd	%xmm1, %xmm9, %xmm7
	vmovq	%xmm7, %rax
	orq	%rcx, %rax
	jmp	.L3728
	.p2align 4,,10
	.p2align 3
.L3787:
	vmovsd	.LC1255(%rip), %xmm1
.L3743:
	vmovsd	.LC164(%rip), %xmm3
	vsqrtsd	%xmm1, %xmm1, %xmm2
	vcomisd	%xmm1, %xmm3
	jbe	.L3828
	vsubsd	.LC1223(%rip), %xmm2, %xmm1
	vmovsd	.LC1187(%rip), %xmm2
	vfmadd213sd	.LC1189(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1191(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1193(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1195(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1197(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1199(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1201(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1203(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1205(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1207(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1209(%rip), %xmm2, %xmm1
	vmulsd	%xmm1, %xmm15, %xmm9
	jmp	.L3741
	.p2align 4,,10
	.p2align 3
.L3777:
	vmovsd	1160(%rsp), %xmm2
	jmp	.L3732
	.p2align 4,,10
	.p2align 3
.L3776:
	movq	.LC181(%rip), %rax
	jmp	.L3728
	.p2align 4,,10
	.p2align 3
.L3811:
	vmovsd	%xmm3, %xmm3, %xmm4
	vxorpd	%xmm2, %xmm2, %xmm2
	jmp	.L3765
	.p2align 4,,10
	.p2align 3
.L3827:
	vmovsd	.LC978(%rip), %xmm2
	vmovsd	.LC9(%rip), %xmm7
	vmovsd	.LC6(%rip), %xmm1
	vmovsd	.LC7(%rip), %xmm5
	vmovsd	.LC15(%rip), %xmm10
	vmovsd	.LC16(%rip), %xmm11
	vmovsd	%xmm7, 1096(%rsp)
	vmovsd	.LC11(%rip), %xmm7
	vmovsd	.LC17(%rip), %xmm12
	vfmadd213sd	.LC980(%rip), %xmm4, %xmm2
	vfmadd213sd	.LC982(%rip), %xmm4, %xmm2
	vmovsd	%xmm7, 1032(%rsp)
	vmovsd	.LC13(%rip), %xmm7
	vfmadd213sd	.LC984(%rip), %xmm4, %xmm2
	vfmadd213sd	.LC986(%rip), %xmm4, %xmm2
	vmovsd	%xmm7, 968(%rsp)
	vfmadd213sd	.LC988(%rip), %xmm4, %xmm2
	vfmadd213sd	.LC990(%rip), %xmm4, %xmm2
	vfmadd213sd	.LC992(%rip), %xmm4, %xmm2
	vfmadd213sd	.LC994(%rip), %xmm4, %xmm2
	vfmadd213sd	.LC996(%rip), %xmm4, %xmm2
	vfmadd213sd	.LC998(%rip), %xmm4, %xmm2
	vfmadd213sd	.LC1000(%rip), %xmm4, %xmm2
	vfmadd213sd	.LC1002(%rip), %xmm4, %xmm2
	vmovsd	.LC8(%rip), %xmm4
	vmovsd	%xmm4, 1128(%rsp)
	vmovsd	.LC10(%rip), %xmm4
	vmovsd	%xmm4, 1064(%rsp)
	vmovsd	.LC12(%rip), %xmm4
	vfmadd132sd	%xmm8, %xmm8, %xmm2
	vmovsd	%xmm4, 1000(%rsp)
	vmovsd	.LC14(%rip), %xmm4
	vmovsd	%xmm4, 936(%rsp)
	vmovsd	.LC18(%rip), %xmm13
	vmovsd	.LC3(%rip), %xmm7
	vmovsd	.LC19(%rip), %xmm14
	vmovsd	%xmm7, 1160(%rsp)
.L3734:
	movabsq	$-9223372036854775808, %rdi
	vmovq	%xmm2, %rax
	vmulsd	%xmm9, %xmm9, %xmm2
	andq	%r8, %rdi
	orq	%rax, %rdi
	vmovq	%rdi, %xmm4
	vsubsd	%xmm15, %xmm4, %xmm3
	jmp	.L3733
	.p2align 4,,10
	.p2align 3
.L3790:
	vmovsd	.LC3(%rip), %xmm7
	vmovsd	%xmm7, 1160(%rsp)
	jmp	.L3773
	.p2align 4,,10
	.p2align 3
.L3792:
	movq	.LC1020(%rip), %rax
	vmovsd	.LC1016(%rip), %xmm7
	vmovsd	.LC1017(%rip), %xmm5
	vmovsd	.LC1018(%rip), %xmm2
	vmovsd	.LC1019(%rip), %xmm15
	vmovq	%rax, %xmm4
	jmp	.L3774
	.p2align 4,,10
	.p2align 3
.L3828:
	vsubsd	.LC1254(%rip), %xmm2, %xmm1
	vmovsd	.LC1227(%rip), %xmm2
	vfmadd213sd	.LC1229(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1231(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1233(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1235(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1237(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1239(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1241(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1243(%rip), %xmm2, %xmm1
	vmulsd	%xmm1, %xmm15, %xmm9
	jmp	.L3741
	.p2align 4,,10
	.p2align 3
.L3825:
	vsubsd	%xmm0, %xmm1, %xmm4
	vsubsd	%xmm4, %xmm2, %xmm4
	jmp	.L3754
	.p2align 4,,10
	.p2align 3
.L3759:
	vmovsd	.LC200(%rip), %xmm1
	jmp	.L3743
	.p2align 4,,10
	.p2align 3
.L3781:
	vmovsd	.LC1019(%rip), %xmm7
	movq	.LC1020(%rip), %rax
	vmovsd	.LC1016(%rip), %xmm2
	vmovsd	.LC1017(%rip), %xmm4
	vmovsd	.LC1018(%rip), %xmm3
	vmovq	%rax, %xmm8
	vmovsd	%xmm7, 904(%rsp)
	jmp	.L3736
	.p2align 4,,10
	.p2align 3
.L3779:
	vmovsd	.LC3(%rip), %xmm2
	vmovsd	%xmm2, 1160(%rsp)
	jmp	.L3735
	.p2align 4,,10
	.p2align 3
.L3821:
	vzeroupper
	leave
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3816:
	.cfi_restore 6
	ret
.L3775:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	jmp	.L3719
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
	jle	.L3845
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L3836
	vbroadcastsd	.LC1269(%rip), %ymm7
	movl	%edx, %esi
	xorl	%eax, %eax
	vbroadcastsd	.LC1271(%rip), %ymm6
	vbroadcastsd	.LC1273(%rip), %ymm5
	shrl	$2, %esi
	vbroadcastsd	.LC1275(%rip), %ymm4
	vbroadcastsd	.LC20(%rip), %ymm3
	salq	$5, %rsi
	.p2align 4,,10
	.p2align 3
.L3832:
	vmovupd	(%rdi,%rax), %ymm1
	vmulpd	%ymm1, %ymm1, %ymm0
	vmovapd	%ymm0, %ymm2
	vfmadd132pd	%ymm7, %ymm6, %ymm2
	vfmadd132pd	%ymm0, %ymm5, %ymm2
	vfmadd132pd	%ymm0, %ymm4, %ymm2
	vfmadd132pd	%ymm2, %ymm3, %ymm0
	vmulpd	%ymm0, %ymm1, %ymm1
	vmovupd	%ymm1, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L3832
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L3846
	vzeroupper
.L3831:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L3834
	vmovupd	(%rdi,%rsi,8), %xmm2
	vmovddup	.LC1271(%rip), %xmm3
	vmovddup	.LC1269(%rip), %xmm0
	vmulpd	%xmm2, %xmm2, %xmm1
	vfmadd132pd	%xmm1, %xmm3, %xmm0
	vmovddup	.LC1273(%rip), %xmm3
	vfmadd132pd	%xmm1, %xmm3, %xmm0
	vmovddup	.LC1275(%rip), %xmm3
	vfmadd132pd	%xmm1, %xmm3, %xmm0
	vmovddup	.LC20(%rip), %xmm3
	vfmadd132pd	%xmm0, %xmm3, %xmm1
	vmulpd	%xmm1, %xmm2, %xmm2
	vmovupd	%xmm2, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L3845
	andl	$-2, %edx
	addl	%edx, %eax
.L3834:
	cltq
	vmovsd	.LC1269(%rip), %xmm2
	vmovsd	(%rdi,%rax,8), %xmm1
	vmulsd	%xmm1, %xmm1, %xmm0
	vfmadd213sd	.LC1271(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC1273(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC1275(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC20(%rip), %xmm2, %xmm0
	vmulsd	%xmm0, %xmm1, %xmm1
	vmovsd	%xmm1, (%rcx,%rax,8)
.L3845:
	ret
	.p2align 4,,10
	.p2align 3
.L3846:
	vzeroupper
	ret
.L3836:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3831
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
	jle	.L3863
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L3854
	vbroadcastsd	.LC1281(%rip), %ymm7
	movl	%edx, %esi
	xorl	%eax, %eax
	vbroadcastsd	.LC1283(%rip), %ymm6
	vbroadcastsd	.LC1285(%rip), %ymm5
	shrl	$2, %esi
	vbroadcastsd	.LC1287(%rip), %ymm4
	vbroadcastsd	.LC1289(%rip), %ymm3
	salq	$5, %rsi
	vbroadcastsd	.LC20(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L3850:
	vmovupd	(%rdi,%rax), %ymm0
	vmulpd	%ymm0, %ymm0, %ymm0
	vmovapd	%ymm0, %ymm1
	vfmadd132pd	%ymm7, %ymm6, %ymm1
	vfmadd132pd	%ymm0, %ymm5, %ymm1
	vfmadd132pd	%ymm0, %ymm4, %ymm1
	vfmadd132pd	%ymm0, %ymm3, %ymm1
	vfmadd132pd	%ymm1, %ymm2, %ymm0
	vmovupd	%ymm0, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L3850
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L3864
	vzeroupper
.L3849:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L3852
	vmovupd	(%rdi,%rsi,8), %xmm3
	vmovddup	.LC1283(%rip), %xmm2
	vmovddup	.LC1281(%rip), %xmm1
	vmulpd	%xmm3, %xmm3, %xmm0
	vfmadd132pd	%xmm0, %xmm2, %xmm1
	vmovddup	.LC1285(%rip), %xmm2
	vfmadd132pd	%xmm0, %xmm2, %xmm1
	vmovddup	.LC1287(%rip), %xmm2
	vfmadd132pd	%xmm0, %xmm2, %xmm1
	vmovddup	.LC1289(%rip), %xmm2
	vfmadd132pd	%xmm0, %xmm2, %xmm1
	vmovddup	.LC20(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm2, %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L3863
	andl	$-2, %edx
	addl	%edx, %eax
.L3852:
	cltq
	vmovsd	.LC1281(%rip), %xmm1
	vmovsd	(%rdi,%rax,8), %xmm0
	vmulsd	%xmm0, %xmm0, %xmm0
	vfmadd213sd	.LC1283(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1285(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1287(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1289(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC20(%rip), %xmm1, %xmm0
	vmovsd	%xmm0, (%rcx,%rax,8)
.L3863:
	ret
	.p2align 4,,10
	.p2align 3
.L3864:
	vzeroupper
	ret
.L3854:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L3849
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
	jle	.L3906
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movl	%edx, %edi
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	subq	$72, %rsp
	cmpl	$6, %eax
	jbe	.L3887
	vpbroadcastq	.LC720(%rip), %ymm6
	shrl	$3, %edx
	xorl	%eax, %eax
	movabsq	$-9223372036854775808, %r8
	vbroadcastsd	.LC297(%rip), %ymm11
	salq	$5, %rdx
	vmovdqa	%ymm6, -88(%rsp)
	vmovq	%r8, %xmm6
	vpbroadcastq	%xmm6, %ymm6
	vmovdqa	%ymm6, -120(%rsp)
	.p2align 4,,10
	.p2align 3
.L3868:
	vmovups	(%rcx,%rax), %ymm6
	vcvtps2pd	(%rcx,%rax), %ymm4
	vmovapd	%ymm4, 40(%rsp)
	vextractf128	$0x1, %ymm6, %xmm0
	vandpd	.LC225(%rip), %ymm4, %ymm6
	vcvtps2pd	%xmm0, %ymm15
	vandpd	.LC225(%rip), %ymm15, %ymm5
	vcmpltpd	.LC1310(%rip), %ymm6, %ymm1
	vcmpltpd	.LC1312(%rip), %ymm6, %ymm12
	vcmpltpd	.LC1310(%rip), %ymm5, %ymm0
	vcmpltpd	.LC1312(%rip), %ymm5, %ymm10
	vcmpnltpd	.LC1312(%rip), %ymm5, %ymm9
	vcmpnltpd	.LC1310(%rip), %ymm5, %ymm2
	vcmpltpd	.LC1314(%rip), %ymm5, %ymm13
	vpand	%ymm1, %ymm12, %ymm12
	vcmpnltpd	.LC1310(%rip), %ymm6, %ymm3
	vpand	%ymm0, %ymm10, %ymm10
	vcmpltpd	.LC1314(%rip), %ymm6, %ymm14
	vpand	%ymm0, %ymm9, %ymm9
	vcmpnltpd	.LC1314(%rip), %ymm5, %ymm0
	vpand	%ymm2, %ymm13, %ymm13
	vpand	%ymm3, %ymm14, %ymm14
	vpand	%ymm2, %ymm0, %ymm0
	vcmpnltpd	.LC1312(%rip), %ymm6, %ymm2
	vpandn	%ymm0, %ymm9, %ymm9
	vpand	%ymm1, %ymm2, %ymm2
	vcmpnltpd	.LC1314(%rip), %ymm6, %ymm1
	vpand	%ymm3, %ymm1, %ymm1
	vbroadcastsd	.LC1305(%rip), %ymm3
	vpandn	%ymm1, %ymm2, %ymm2
	vblendvpd	%ymm2, .LC1316(%rip), %ymm3, %ymm8
	vblendvpd	%ymm9, .LC1316(%rip), %ymm3, %ymm7
	vbroadcastsd	.LC1304(%rip), %ymm3
	vblendvpd	%ymm14, .LC1318(%rip), %ymm8, %ymm8
	vblendvpd	%ymm13, .LC1318(%rip), %ymm7, %ymm7
	vblendvpd	%ymm9, .LC1320(%rip), %ymm3, %ymm0
	vblendvpd	%ymm2, .LC1320(%rip), %ymm3, %ymm1
	vblendvpd	%ymm12, .LC1319(%rip), %ymm8, %ymm8
	vblendvpd	%ymm13, .LC1322(%rip), %ymm0, %ymm0
	vblendvpd	%ymm14, .LC1322(%rip), %ymm1, %ymm1
	vblendvpd	%ymm10, .LC1319(%rip), %ymm7, %ymm7
	vblendvpd	%ymm10, .LC1323(%rip), %ymm0, %ymm0
	vblendvpd	%ymm12, .LC1323(%rip), %ymm1, %ymm1
	vmovapd	%ymm0, 8(%rsp)
	vmulpd	%ymm7, %ymm15, %ymm7
	vbroadcastsd	.LC1303(%rip), %ymm3
	vbroadcastsd	.LC1302(%rip), %ymm0
	vbroadcastsd	.LC1303(%rip), %ymm4
	vmulpd	40(%rsp), %ymm8, %ymm8
	vblendvpd	%ymm2, .LC1324(%rip), %ymm3, %ymm3
	vblendvpd	%ymm2, .LC1328(%rip), %ymm0, %ymm2
	vblendvpd	%ymm9, .LC1324(%rip), %ymm4, %ymm4
	vblendvpd	%ymm9, .LC1328(%rip), %ymm0, %ymm9
	vblendvpd	%ymm14, .LC1330(%rip), %ymm2, %ymm2
	vblendvpd	%ymm13, .LC1330(%rip), %ymm9, %ymm9
	vblendvpd	%ymm13, .LC1326(%rip), %ymm4, %ymm4
	vblendvpd	%ymm14, .LC1326(%rip), %ymm3, %ymm3
	vblendvpd	%ymm10, .LC1327(%rip), %ymm4, %ymm4
	vblendvpd	%ymm10, .LC1331(%rip), %ymm9, %ymm14
	vblendvpd	%ymm12, .LC1331(%rip), %ymm2, %ymm0
	vmulpd	%ymm8, %ymm1, %ymm1
	vmovapd	%ymm0, -24(%rsp)
	vblendvpd	%ymm12, .LC1327(%rip), %ymm3, %ymm3
	vaddpd	.LC295(%rip), %ymm1, %ymm10
	vmulpd	8(%rsp), %ymm7, %ymm0
	vmovapd	%ymm14, -56(%rsp)
	vaddpd	.LC295(%rip), %ymm0, %ymm9
	vmulpd	%ymm8, %ymm3, %ymm3
	vaddpd	.LC295(%rip), %ymm3, %ymm2
	vmulpd	%ymm7, %ymm4, %ymm4
	vaddpd	%ymm11, %ymm10, %ymm12
	vaddpd	.LC295(%rip), %ymm4, %ymm14
	vpaddq	%ymm2, %ymm10, %ymm10
	vsubpd	%ymm12, %ymm1, %ymm1
	vaddpd	%ymm11, %ymm9, %ymm12
	vpaddq	%ymm14, %ymm9, %ymm9
	vsubpd	%ymm12, %ymm0, %ymm0
	vaddpd	%ymm11, %ymm2, %ymm12
	vbroadcastsd	.LC183(%rip), %ymm2
	vfmadd213pd	.LC295(%rip), %ymm15, %ymm2
	vsubpd	%ymm12, %ymm3, %ymm3
	vaddpd	%ymm11, %ymm14, %ymm12
	vsubpd	%ymm12, %ymm4, %ymm4
	vaddpd	%ymm3, %ymm1, %ymm12
	vaddpd	.LC295(%rip), %ymm12, %ymm12
	vaddpd	%ymm4, %ymm0, %ymm13
	vaddpd	.LC295(%rip), %ymm13, %ymm13
	vpaddq	%ymm12, %ymm10, %ymm10
	vaddpd	%ymm11, %ymm12, %ymm12
	vpaddq	%ymm13, %ymm9, %ymm9
	vaddpd	%ymm11, %ymm13, %ymm13
	vsubpd	%ymm12, %ymm1, %ymm1
	vaddpd	%ymm11, %ymm2, %ymm12
	vsubpd	%ymm13, %ymm0, %ymm0
	vaddpd	%ymm3, %ymm1, %ymm1
	vfmadd231pd	-24(%rsp), %ymm8, %ymm1
	vbroadcastsd	.LC183(%rip), %ymm3
	vaddpd	%ymm4, %ymm0, %ymm0
	vmovapd	40(%rsp), %ymm4
	vfmadd213pd	.LC295(%rip), %ymm4, %ymm3
	vfmadd231pd	-56(%rsp), %ymm7, %ymm0
	vmovapd	%ymm15, %ymm7
	vpxor	%xmm15, %xmm15, %xmm15
	vaddpd	%ymm11, %ymm3, %ymm8
	vfmadd231pd	.LC1333(%rip), %ymm8, %ymm4
	vfmadd132pd	.LC1334(%rip), %ymm4, %ymm8
	vfmadd231pd	.LC1333(%rip), %ymm12, %ymm7
	vmulpd	.LC824(%rip), %ymm1, %ymm1
	vfmadd231pd	.LC1334(%rip), %ymm12, %ymm7
	vmulpd	.LC824(%rip), %ymm0, %ymm0
	vcmpltpd	.LC1336(%rip), %ymm6, %ymm6
	vcmpltpd	.LC1336(%rip), %ymm5, %ymm5
	vblendvpd	%ymm6, %ymm8, %ymm1, %ymm1
	vpblendvb	%ymm6, %ymm3, %ymm10, %ymm6
	vpblendvb	%ymm5, %ymm2, %ymm9, %ymm3
	vmulpd	%ymm1, %ymm1, %ymm2
	vblendvpd	%ymm5, %ymm7, %ymm0, %ymm4
	vbroadcastsd	.LC1269(%rip), %ymm7
	vbroadcastsd	.LC1269(%rip), %ymm5
	vfmadd213pd	.LC1270(%rip), %ymm2, %ymm7
	vmulpd	%ymm4, %ymm4, %ymm0
	vfmadd213pd	.LC1272(%rip), %ymm2, %ymm7
	vfmadd213pd	.LC1270(%rip), %ymm0, %ymm5
	vfmadd213pd	.LC1274(%rip), %ymm2, %ymm7
	vfmadd213pd	.LC301(%rip), %ymm2, %ymm7
	vfmadd213pd	.LC1272(%rip), %ymm0, %ymm5
	vfmadd213pd	.LC1274(%rip), %ymm0, %ymm5
	vfmadd213pd	.LC301(%rip), %ymm0, %ymm5
	vmulpd	%ymm7, %ymm1, %ymm1
	vbroadcastsd	.LC1281(%rip), %ymm7
	vfmadd213pd	.LC1282(%rip), %ymm2, %ymm7
	vfmadd213pd	.LC1284(%rip), %ymm2, %ymm7
	vmulpd	%ymm5, %ymm4, %ymm4
	vfmadd213pd	.LC1286(%rip), %ymm2, %ymm7
	vbroadcastsd	.LC1281(%rip), %ymm5
	vfmadd213pd	.LC1282(%rip), %ymm0, %ymm5
	vfmadd213pd	.LC1288(%rip), %ymm2, %ymm7
	vfmadd213pd	.LC1284(%rip), %ymm0, %ymm5
	vfmadd213pd	.LC301(%rip), %ymm7, %ymm2
	vfmadd213pd	.LC1286(%rip), %ymm0, %ymm5
	vmovdqa	-88(%rsp), %ymm7
	vfmadd213pd	.LC1288(%rip), %ymm0, %ymm5
	vfmadd213pd	.LC301(%rip), %ymm5, %ymm0
	vpand	%ymm7, %ymm6, %ymm5
	vpcmpeqq	%ymm15, %ymm5, %ymm5
	vblendvpd	%ymm5, %ymm1, %ymm2, %ymm2
	vpand	%ymm7, %ymm3, %ymm1
	vpcmpeqq	%ymm15, %ymm1, %ymm1
	vblendvpd	%ymm1, %ymm4, %ymm0, %ymm1
	vmovups	(%rcx,%rax), %ymm4
	vpsllq	$62, %ymm6, %ymm0
	vandps	.LC222(%rip), %ymm4, %ymm4
	vmovdqa	-120(%rsp), %ymm6
	vpand	%ymm6, %ymm0, %ymm0
	vpxor	%ymm2, %ymm0, %ymm0
	vpsllq	$62, %ymm3, %ymm2
	vpand	%ymm6, %ymm2, %ymm2
	vcvtpd2psy	%ymm0, %xmm0
	vbroadcastss	.LC227(%rip), %ymm6
	vpxor	%ymm1, %ymm2, %ymm1
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vcmpleps	.LC381(%rip), %ymm4, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm6, %ymm0
	vmovups	%ymm0, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rdx, %rax
	jne	.L3868
	movl	%edi, %edx
	andl	$-8, %edx
	movl	%edx, %eax
	cmpl	%edi, %edx
	je	.L3903
.L3867:
	movl	%edi, %r8d
	subl	%eax, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3870
	vxorps	%xmm0, %xmm0, %xmm0
	vcvtps2pd	(%rcx,%rax,4), %xmm3
	vmovddup	.LC226(%rip), %xmm2
	vandpd	%xmm3, %xmm2, %xmm5
	vmovlps	8(%rcx,%rax,4), %xmm0, %xmm0
	vmovddup	.LC1311(%rip), %xmm1
	vmovapd	%xmm3, 40(%rsp)
	vcmpltpd	%xmm1, %xmm5, %xmm6
	vcvtps2pd	%xmm0, %xmm15
	vandpd	%xmm15, %xmm2, %xmm2
	vmovddup	.LC1313(%rip), %xmm0
	vcmpnltpd	%xmm1, %xmm5, %xmm4
	vcmpltpd	%xmm1, %xmm2, %xmm3
	vcmpltpd	%xmm0, %xmm2, %xmm11
	vmovapd	%xmm15, 8(%rsp)
	vmovddup	.LC1296(%rip), %xmm10
	vcmpnltpd	%xmm0, %xmm2, %xmm9
	vcmpnltpd	%xmm1, %xmm2, %xmm7
	vmovddup	.LC1315(%rip), %xmm1
	vmovddup	.LC1295(%rip), %xmm15
	vcmpltpd	%xmm0, %xmm5, %xmm12
	vcmpltpd	%xmm1, %xmm5, %xmm14
	movl	$1, %r9d
	vcmpltpd	%xmm1, %xmm2, %xmm13
	vcmpnltpd	%xmm0, %xmm5, %xmm0
	vpand	%xmm3, %xmm11, %xmm11
	vpand	%xmm3, %xmm9, %xmm9
	vcmpnltpd	%xmm1, %xmm2, %xmm3
	vcmpnltpd	%xmm1, %xmm5, %xmm1
	vpand	%xmm6, %xmm12, %xmm12
	vpand	%xmm4, %xmm14, %xmm14
	vpand	%xmm6, %xmm0, %xmm0
	vpand	%xmm7, %xmm13, %xmm13
	vpand	%xmm7, %xmm3, %xmm3
	vpand	%xmm4, %xmm1, %xmm1
	vpandn	%xmm3, %xmm9, %xmm9
	vmovddup	.LC105(%rip), %xmm4
	vmovddup	.LC1301(%rip), %xmm3
	vpandn	%xmm1, %xmm0, %xmm0
	vmovddup	.LC1305(%rip), %xmm1
	vblendvpd	%xmm0, %xmm4, %xmm1, %xmm6
	vblendvpd	%xmm9, %xmm4, %xmm1, %xmm1
	vmovddup	.LC1304(%rip), %xmm4
	vblendvpd	%xmm14, %xmm3, %xmm6, %xmm6
	vblendvpd	%xmm13, %xmm3, %xmm1, %xmm1
	vmovddup	.LC1309(%rip), %xmm3
	vblendvpd	%xmm11, %xmm3, %xmm1, %xmm1
	vblendvpd	%xmm12, %xmm3, %xmm6, %xmm6
	vmovddup	.LC1297(%rip), %xmm3
	vblendvpd	%xmm0, %xmm3, %xmm4, %xmm8
	vmulpd	40(%rsp), %xmm6, %xmm6
	vblendvpd	%xmm9, %xmm3, %xmm4, %xmm4
	vmovddup	.LC1300(%rip), %xmm3
	vblendvpd	%xmm14, %xmm3, %xmm8, %xmm8
	vblendvpd	%xmm13, %xmm3, %xmm4, %xmm4
	vmovddup	.LC1308(%rip), %xmm3
	vblendvpd	%xmm12, %xmm3, %xmm8, %xmm8
	vblendvpd	%xmm11, %xmm3, %xmm4, %xmm4
	vmovddup	.LC1303(%rip), %xmm3
	vblendvpd	%xmm0, %xmm10, %xmm3, %xmm7
	vblendvpd	%xmm9, %xmm10, %xmm3, %xmm3
	vmovddup	.LC1299(%rip), %xmm10
	vblendvpd	%xmm14, %xmm10, %xmm7, %xmm7
	vblendvpd	%xmm13, %xmm10, %xmm3, %xmm3
	vmovddup	.LC1307(%rip), %xmm10
	vblendvpd	%xmm12, %xmm10, %xmm7, %xmm7
	vblendvpd	%xmm11, %xmm10, %xmm3, %xmm3
	vmovddup	.LC1302(%rip), %xmm10
	vblendvpd	%xmm0, %xmm15, %xmm10, %xmm0
	vmulpd	%xmm6, %xmm8, %xmm8
	vblendvpd	%xmm9, %xmm15, %xmm10, %xmm10
	vmovddup	.LC1298(%rip), %xmm9
	vblendvpd	%xmm14, %xmm9, %xmm0, %xmm0
	vmulpd	%xmm6, %xmm7, %xmm7
	vblendvpd	%xmm13, %xmm9, %xmm10, %xmm10
	vmovddup	.LC1306(%rip), %xmm9
	vblendvpd	%xmm12, %xmm9, %xmm0, %xmm14
	vblendvpd	%xmm11, %xmm9, %xmm10, %xmm13
	vmovddup	.LC7(%rip), %xmm10
	vmovddup	.LC297(%rip), %xmm9
	vmovapd	%xmm14, -24(%rsp)
	vmovapd	%xmm13, -56(%rsp)
	vmulpd	8(%rsp), %xmm1, %xmm13
	vaddpd	%xmm10, %xmm8, %xmm12
	vaddpd	%xmm10, %xmm7, %xmm15
	vmulpd	%xmm13, %xmm4, %xmm4
	vaddpd	%xmm9, %xmm12, %xmm1
	vmulpd	%xmm13, %xmm3, %xmm3
	vpaddq	%xmm15, %xmm12, %xmm12
	vsubpd	%xmm1, %xmm8, %xmm1
	vaddpd	%xmm10, %xmm4, %xmm11
	vaddpd	%xmm10, %xmm3, %xmm14
	vaddpd	%xmm9, %xmm11, %xmm0
	vaddpd	%xmm9, %xmm14, %xmm8
	vpaddq	%xmm14, %xmm11, %xmm11
	vsubpd	%xmm0, %xmm4, %xmm0
	vaddpd	%xmm9, %xmm15, %xmm4
	vsubpd	%xmm8, %xmm3, %xmm8
	vsubpd	%xmm4, %xmm7, %xmm7
	vaddpd	%xmm8, %xmm0, %xmm4
	vaddpd	%xmm7, %xmm1, %xmm3
	vaddpd	%xmm10, %xmm4, %xmm4
	vaddpd	%xmm10, %xmm3, %xmm3
	vpaddq	%xmm4, %xmm11, %xmm11
	vaddpd	%xmm9, %xmm4, %xmm4
	vpaddq	%xmm3, %xmm12, %xmm12
	vaddpd	%xmm9, %xmm3, %xmm3
	vsubpd	%xmm4, %xmm0, %xmm0
	vsubpd	%xmm3, %xmm1, %xmm1
	vaddpd	%xmm8, %xmm0, %xmm0
	vfmadd231pd	-56(%rsp), %xmm13, %xmm0
	vaddpd	%xmm7, %xmm1, %xmm1
	vfmadd231pd	-24(%rsp), %xmm6, %xmm1
	vmovddup	.LC183(%rip), %xmm4
	vmovapd	40(%rsp), %xmm3
	vmovapd	8(%rsp), %xmm15
	vmovddup	.LC184(%rip), %xmm6
	vmovapd	%xmm3, %xmm7
	vfmadd132pd	%xmm4, %xmm10, %xmm7
	vfmadd132pd	%xmm15, %xmm10, %xmm4
	vmovddup	.LC1335(%rip), %xmm10
	vaddpd	%xmm9, %xmm7, %xmm8
	vaddpd	%xmm9, %xmm4, %xmm9
	vfmadd231pd	%xmm6, %xmm8, %xmm3
	vfmadd132pd	%xmm9, %xmm15, %xmm6
	vfmadd231pd	%xmm10, %xmm8, %xmm3
	vfmadd132pd	%xmm10, %xmm6, %xmm9
	vmovddup	.LC106(%rip), %xmm6
	vmovddup	.LC1337(%rip), %xmm8
	vmulpd	%xmm6, %xmm1, %xmm1
	vcmpltpd	%xmm8, %xmm5, %xmm5
	vmulpd	%xmm6, %xmm0, %xmm0
	vcmpltpd	%xmm8, %xmm2, %xmm2
	vpblendvb	%xmm2, %xmm4, %xmm11, %xmm4
	vblendvpd	%xmm5, %xmm3, %xmm1, %xmm1
	vmulpd	%xmm1, %xmm1, %xmm3
	vblendvpd	%xmm2, %xmm9, %xmm0, %xmm6
	vpblendvb	%xmm5, %xmm7, %xmm12, %xmm0
	vmovddup	.LC1271(%rip), %xmm7
	vmulpd	%xmm6, %xmm6, %xmm2
	vmovddup	.LC1269(%rip), %xmm5
	vmovddup	.LC1283(%rip), %xmm9
	vmovapd	%xmm3, %xmm8
	vfmadd132pd	%xmm5, %xmm7, %xmm8
	vfmadd132pd	%xmm2, %xmm7, %xmm5
	vmovddup	.LC1273(%rip), %xmm7
	vfmadd132pd	%xmm3, %xmm7, %xmm8
	vfmadd132pd	%xmm2, %xmm7, %xmm5
	vmovddup	.LC1275(%rip), %xmm7
	vfmadd132pd	%xmm3, %xmm7, %xmm8
	vfmadd132pd	%xmm2, %xmm7, %xmm5
	vmovddup	.LC20(%rip), %xmm7
	vfmadd132pd	%xmm3, %xmm7, %xmm8
	vfmadd132pd	%xmm2, %xmm7, %xmm5
	vmulpd	%xmm8, %xmm1, %xmm1
	vmovapd	%xmm3, %xmm8
	vmulpd	%xmm5, %xmm6, %xmm6
	vmovddup	.LC1281(%rip), %xmm5
	vfmadd132pd	%xmm5, %xmm9, %xmm8
	vfmadd132pd	%xmm2, %xmm9, %xmm5
	vmovddup	.LC1285(%rip), %xmm9
	vfmadd132pd	%xmm3, %xmm9, %xmm8
	vfmadd132pd	%xmm2, %xmm9, %xmm5
	vmovddup	.LC1287(%rip), %xmm9
	vfmadd132pd	%xmm3, %xmm9, %xmm8
	vfmadd132pd	%xmm2, %xmm9, %xmm5
	vmovddup	.LC1289(%rip), %xmm9
	vfmadd132pd	%xmm3, %xmm9, %xmm8
	vfmadd132pd	%xmm2, %xmm9, %xmm5
	vfmadd132pd	%xmm8, %xmm7, %xmm3
	vpxor	%xmm8, %xmm8, %xmm8
	vfmadd132pd	%xmm5, %xmm7, %xmm2
	vmovq	%r9, %xmm5
	movabsq	$-9223372036854775808, %r9
	vpunpcklqdq	%xmm5, %xmm5, %xmm5
	vpand	%xmm0, %xmm5, %xmm7
	vpsllq	$62, %xmm0, %xmm0
	vpand	%xmm4, %xmm5, %xmm5
	vpcmpeqq	%xmm8, %xmm5, %xmm5
	vpcmpeqq	%xmm8, %xmm7, %xmm7
	vpsllq	$62, %xmm4, %xmm4
	vblendvpd	%xmm7, %xmm1, %xmm3, %xmm3
	vblendvpd	%xmm5, %xmm6, %xmm2, %xmm1
	vmovq	%r9, %xmm5
	vbroadcastss	.LC223(%rip), %xmm2
	vpunpcklqdq	%xmm5, %xmm5, %xmm5
	vandps	(%rcx,%rax,4), %xmm2, %xmm2
	vpand	%xmm5, %xmm4, %xmm4
	vpand	%xmm5, %xmm0, %xmm0
	vpxor	%xmm1, %xmm4, %xmm4
	vpxor	%xmm3, %xmm0, %xmm0
	vbroadcastss	.LC382(%rip), %xmm1
	vinsertf128	$0x1, %xmm4, %ymm0, %ymm0
	vcmpleps	%xmm1, %xmm2, %xmm1
	vcvtpd2psy	%ymm0, %xmm0
	vbroadcastss	.LC227(%rip), %xmm2
	vblendvps	%xmm1, %xmm0, %xmm2, %xmm0
	vmovups	%xmm0, (%rsi,%rax,4)
	movl	%r8d, %eax
	andl	$-4, %eax
	addl	%eax, %edx
	andl	$3, %r8d
	je	.L3903
.L3870:
	vmovsd	.LC1311(%rip), %xmm5
	vmovss	.LC382(%rip), %xmm4
	movslq	%edx, %rdx
	vmovsd	.LC20(%rip), %xmm3
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	.LC1337(%rip), %xmm2
	vmovsd	.LC1313(%rip), %xmm7
	vmovsd	.LC1315(%rip), %xmm6
	.p2align 4,,10
	.p2align 3
.L3874:
	vmovss	(%rcx,%rdx,4), %xmm9
	vcvtss2sd	%xmm9, %xmm9, %xmm0
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm11
	vcomisd	%xmm11, %xmm5
	jbe	.L3909
	vcomisd	%xmm11, %xmm7
	jbe	.L3902
	movq	.LC1306(%rip), %rax
	vmovq	%rax, %xmm15
	movq	.LC1307(%rip), %rax
	vmovq	%rax, %xmm12
	movq	.LC1308(%rip), %rax
	vmovq	%rax, %xmm8
	movq	.LC1309(%rip), %rax
	vmovq	%rax, %xmm10
.L3884:
	vucomisd	%xmm11, %xmm2
	ja	.L3910
	vmulsd	%xmm10, %xmm0, %xmm0
	vmulsd	%xmm8, %xmm0, %xmm8
	vmulsd	%xmm12, %xmm0, %xmm12
	vaddsd	%xmm1, %xmm8, %xmm13
	vaddsd	%xmm1, %xmm12, %xmm14
	vsubsd	%xmm1, %xmm13, %xmm11
	vmovq	%xmm13, %rax
	vsubsd	%xmm1, %xmm14, %xmm10
	vmovq	%xmm14, %r9
	addq	%r9, %rax
	vsubsd	%xmm11, %xmm8, %xmm8
	vsubsd	%xmm10, %xmm12, %xmm12
	vaddsd	%xmm12, %xmm8, %xmm11
	vaddsd	%xmm1, %xmm11, %xmm11
	vmovq	%xmm11, %r11
	vsubsd	%xmm1, %xmm11, %xmm11
	addq	%r11, %rax
	vsubsd	%xmm11, %xmm8, %xmm8
	vaddsd	%xmm12, %xmm8, %xmm8
	vfmadd132sd	%xmm15, %xmm8, %xmm0
	vmulsd	.LC106(%rip), %xmm0, %xmm10
.L3881:
	vmulsd	%xmm10, %xmm10, %xmm8
	testb	$1, %al
	jne	.L3911
	vmovsd	.LC1269(%rip), %xmm0
	vfmadd213sd	.LC1271(%rip), %xmm8, %xmm0
	vfmadd213sd	.LC1273(%rip), %xmm8, %xmm0
	vfmadd213sd	.LC1275(%rip), %xmm8, %xmm0
	vfmadd132sd	%xmm8, %xmm3, %xmm0
	vmulsd	%xmm10, %xmm0, %xmm0
.L3878:
	vmovd	%xmm9, %r10d
	andl	$2147483647, %r10d
	vmovd	%r10d, %xmm9
	vcomiss	%xmm9, %xmm4
	jb	.L3898
	salq	$62, %rax
	vmovq	%xmm0, %r11
	movabsq	$-9223372036854775808, %r8
	andq	%r8, %rax
	xorq	%r11, %rax
	vmovq	%rax, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L3874
.L3903:
	vzeroupper
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3898:
	.cfi_restore_state
	movl	$0x7fc00000, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L3874
	jmp	.L3903
	.p2align 4,,10
	.p2align 3
.L3911:
	vmovsd	.LC1281(%rip), %xmm0
	vfmadd213sd	.LC1283(%rip), %xmm8, %xmm0
	vfmadd213sd	.LC1285(%rip), %xmm8, %xmm0
	vfmadd213sd	.LC1287(%rip), %xmm8, %xmm0
	vfmadd213sd	.LC1289(%rip), %xmm8, %xmm0
	vfmadd132sd	%xmm8, %xmm3, %xmm0
	jmp	.L3878
	.p2align 4,,10
	.p2align 3
.L3910:
	vmovsd	%xmm0, %xmm0, %xmm8
	vfmadd132sd	.LC183(%rip), %xmm1, %xmm8
	vsubsd	%xmm1, %xmm8, %xmm10
	vmovq	%xmm8, %rax
	vfmadd231sd	.LC184(%rip), %xmm10, %xmm0
	vfmadd132sd	.LC1335(%rip), %xmm0, %xmm10
	jmp	.L3881
	.p2align 4,,10
	.p2align 3
.L3909:
	vcomisd	%xmm11, %xmm6
	jbe	.L3901
	vmovsd	.LC1298(%rip), %xmm15
	vmovsd	.LC1299(%rip), %xmm12
	vmovsd	.LC1300(%rip), %xmm8
	vmovsd	.LC1301(%rip), %xmm10
	jmp	.L3884
	.p2align 4,,10
	.p2align 3
.L3902:
	movq	.LC1302(%rip), %rax
	vmovq	%rax, %xmm15
	movq	.LC1303(%rip), %rax
	vmovq	%rax, %xmm12
	movq	.LC1304(%rip), %rax
	vmovq	%rax, %xmm8
	movq	.LC1305(%rip), %rax
	vmovq	%rax, %xmm10
	jmp	.L3884
	.p2align 4,,10
	.p2align 3
.L3901:
	vmovsd	.LC1295(%rip), %xmm15
	vmovsd	.LC1296(%rip), %xmm12
	vmovsd	.LC1297(%rip), %xmm8
	vmovsd	.LC105(%rip), %xmm10
	jmp	.L3884
	.p2align 4,,10
	.p2align 3
.L3906:
	.cfi_def_cfa 7, 8
	.cfi_restore 6
	ret
.L3887:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L3867
	.cfi_endproc
.LFE281:
	.size	v_etch__sin_f32, .-v_etch__sin_f32
	.p2align 4
	.globl	v_etch__cos_f32
	.type	v_etch__cos_f32, @function
v_etch__cos_f32:
.LFB282:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L3953
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movl	%edx, %edi
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	subq	$72, %rsp
	cmpl	$6, %eax
	jbe	.L3934
	vpbroadcastq	.LC720(%rip), %ymm3
	shrl	$3, %edx
	xorl	%eax, %eax
	movabsq	$-9223372036854775808, %r8
	vbroadcastsd	.LC297(%rip), %ymm11
	salq	$5, %rdx
	vmovdqa	%ymm3, -88(%rsp)
	vmovq	%r8, %xmm3
	vpbroadcastq	%xmm3, %ymm3
	vmovdqa	%ymm3, -120(%rsp)
	.p2align 4,,10
	.p2align 3
.L3915:
	vmovups	(%rcx,%rax), %ymm3
	vcvtps2pd	(%rcx,%rax), %ymm5
	vandpd	.LC225(%rip), %ymm5, %ymm8
	vmovapd	%ymm5, 40(%rsp)
	vbroadcastsd	.LC1305(%rip), %ymm6
	vcmpltpd	.LC1310(%rip), %ymm8, %ymm1
	vextractf128	$0x1, %ymm3, %xmm0
	vcmpltpd	.LC1312(%rip), %ymm8, %ymm12
	vcvtps2pd	%xmm0, %ymm15
	vandpd	.LC225(%rip), %ymm15, %ymm7
	vcmpnltpd	.LC1310(%rip), %ymm8, %ymm5
	vcmpltpd	.LC1314(%rip), %ymm8, %ymm14
	vcmpltpd	.LC1310(%rip), %ymm7, %ymm0
	vcmpltpd	.LC1312(%rip), %ymm7, %ymm3
	vcmpnltpd	.LC1312(%rip), %ymm7, %ymm2
	vpand	%ymm1, %ymm12, %ymm12
	vcmpnltpd	.LC1310(%rip), %ymm7, %ymm4
	vpand	%ymm5, %ymm14, %ymm14
	vcmpltpd	.LC1314(%rip), %ymm7, %ymm13
	vpand	%ymm0, %ymm3, %ymm3
	vpand	%ymm0, %ymm2, %ymm2
	vcmpnltpd	.LC1314(%rip), %ymm7, %ymm0
	vpand	%ymm4, %ymm13, %ymm13
	vpand	%ymm4, %ymm0, %ymm0
	vcmpnltpd	.LC1312(%rip), %ymm8, %ymm4
	vpandn	%ymm0, %ymm2, %ymm2
	vblendvpd	%ymm2, .LC1316(%rip), %ymm6, %ymm9
	vblendvpd	%ymm13, .LC1318(%rip), %ymm9, %ymm9
	vpand	%ymm1, %ymm4, %ymm4
	vcmpnltpd	.LC1314(%rip), %ymm8, %ymm1
	vblendvpd	%ymm3, .LC1319(%rip), %ymm9, %ymm9
	vmulpd	%ymm9, %ymm15, %ymm9
	vpand	%ymm5, %ymm1, %ymm1
	vpandn	%ymm1, %ymm4, %ymm4
	vblendvpd	%ymm4, .LC1316(%rip), %ymm6, %ymm10
	vbroadcastsd	.LC1304(%rip), %ymm6
	vblendvpd	%ymm14, .LC1318(%rip), %ymm10, %ymm10
	vblendvpd	%ymm2, .LC1320(%rip), %ymm6, %ymm0
	vblendvpd	%ymm4, .LC1320(%rip), %ymm6, %ymm1
	vblendvpd	%ymm12, .LC1319(%rip), %ymm10, %ymm10
	vblendvpd	%ymm13, .LC1322(%rip), %ymm0, %ymm0
	vblendvpd	%ymm14, .LC1322(%rip), %ymm1, %ymm1
	vblendvpd	%ymm3, .LC1323(%rip), %ymm0, %ymm5
	vblendvpd	%ymm12, .LC1323(%rip), %ymm1, %ymm1
	vmovapd	%ymm5, 8(%rsp)
	vbroadcastsd	.LC1303(%rip), %ymm6
	vmulpd	40(%rsp), %ymm10, %ymm10
	vbroadcastsd	.LC1302(%rip), %ymm0
	vblendvpd	%ymm4, .LC1324(%rip), %ymm6, %ymm5
	vblendvpd	%ymm2, .LC1324(%rip), %ymm6, %ymm6
	vblendvpd	%ymm2, .LC1328(%rip), %ymm0, %ymm2
	vblendvpd	%ymm4, .LC1328(%rip), %ymm0, %ymm4
	vblendvpd	%ymm14, .LC1326(%rip), %ymm5, %ymm5
	vblendvpd	%ymm13, .LC1330(%rip), %ymm2, %ymm2
	vblendvpd	%ymm13, .LC1326(%rip), %ymm6, %ymm6
	vblendvpd	%ymm14, .LC1330(%rip), %ymm4, %ymm4
	vblendvpd	%ymm3, .LC1331(%rip), %ymm2, %ymm2
	vblendvpd	%ymm12, .LC1331(%rip), %ymm4, %ymm4
	vblendvpd	%ymm12, .LC1327(%rip), %ymm5, %ymm5
	vmulpd	%ymm10, %ymm1, %ymm1
	vmovapd	%ymm2, -56(%rsp)
	vblendvpd	%ymm3, .LC1327(%rip), %ymm6, %ymm6
	vaddpd	.LC295(%rip), %ymm1, %ymm2
	vmulpd	%ymm10, %ymm5, %ymm5
	vmovapd	%ymm4, -24(%rsp)
	vmulpd	8(%rsp), %ymm9, %ymm0
	vaddpd	.LC295(%rip), %ymm5, %ymm4
	vaddpd	.LC295(%rip), %ymm0, %ymm3
	vmulpd	%ymm9, %ymm6, %ymm6
	vaddpd	%ymm11, %ymm2, %ymm12
	vaddpd	.LC295(%rip), %ymm6, %ymm14
	vpaddq	%ymm4, %ymm2, %ymm2
	vsubpd	%ymm12, %ymm1, %ymm1
	vaddpd	%ymm11, %ymm3, %ymm12
	vpaddq	%ymm14, %ymm3, %ymm3
	vsubpd	%ymm12, %ymm0, %ymm0
	vaddpd	%ymm11, %ymm4, %ymm12
	vmovapd	%ymm15, %ymm4
	vsubpd	%ymm12, %ymm5, %ymm5
	vaddpd	%ymm11, %ymm14, %ymm12
	vsubpd	%ymm12, %ymm6, %ymm6
	vaddpd	%ymm5, %ymm1, %ymm12
	vaddpd	.LC295(%rip), %ymm12, %ymm12
	vaddpd	%ymm6, %ymm0, %ymm13
	vaddpd	.LC295(%rip), %ymm13, %ymm13
	vpaddq	%ymm12, %ymm2, %ymm2
	vaddpd	%ymm11, %ymm12, %ymm12
	vpaddq	%ymm13, %ymm3, %ymm3
	vaddpd	%ymm11, %ymm13, %ymm13
	vsubpd	%ymm12, %ymm1, %ymm1
	vsubpd	%ymm13, %ymm0, %ymm0
	vaddpd	%ymm5, %ymm1, %ymm1
	vmovapd	40(%rsp), %ymm5
	vfmadd231pd	-24(%rsp), %ymm10, %ymm1
	vaddpd	%ymm6, %ymm0, %ymm0
	vfmadd231pd	-56(%rsp), %ymm9, %ymm0
	vbroadcastsd	.LC183(%rip), %ymm9
	vfmadd213pd	.LC295(%rip), %ymm5, %ymm9
	vbroadcastsd	.LC183(%rip), %ymm6
	vfmadd213pd	.LC295(%rip), %ymm15, %ymm6
	vaddpd	%ymm11, %ymm9, %ymm10
	vfmadd231pd	.LC1333(%rip), %ymm10, %ymm5
	vaddpd	%ymm11, %ymm6, %ymm12
	vfmadd231pd	.LC1333(%rip), %ymm12, %ymm4
	vmovdqa	-88(%rsp), %ymm15
	vfmadd132pd	.LC1334(%rip), %ymm5, %ymm10
	vfmadd231pd	.LC1334(%rip), %ymm12, %ymm4
	vmulpd	.LC824(%rip), %ymm1, %ymm1
	vcmpltpd	.LC1336(%rip), %ymm8, %ymm8
	vmulpd	.LC824(%rip), %ymm0, %ymm0
	vcmpltpd	.LC1336(%rip), %ymm7, %ymm7
	vpblendvb	%ymm8, %ymm9, %ymm2, %ymm2
	vpblendvb	%ymm7, %ymm6, %ymm3, %ymm3
	vpaddq	%ymm15, %ymm2, %ymm2
	vbroadcastsd	.LC1269(%rip), %ymm6
	vblendvpd	%ymm8, %ymm10, %ymm1, %ymm1
	vpaddq	%ymm15, %ymm3, %ymm3
	vblendvpd	%ymm7, %ymm4, %ymm0, %ymm5
	vbroadcastsd	.LC1269(%rip), %ymm7
	vmulpd	%ymm1, %ymm1, %ymm4
	vmulpd	%ymm5, %ymm5, %ymm0
	vfmadd213pd	.LC1270(%rip), %ymm4, %ymm7
	vfmadd213pd	.LC1270(%rip), %ymm0, %ymm6
	vfmadd213pd	.LC1272(%rip), %ymm4, %ymm7
	vfmadd213pd	.LC1272(%rip), %ymm0, %ymm6
	vfmadd213pd	.LC1274(%rip), %ymm4, %ymm7
	vfmadd213pd	.LC301(%rip), %ymm4, %ymm7
	vfmadd213pd	.LC1274(%rip), %ymm0, %ymm6
	vfmadd213pd	.LC301(%rip), %ymm0, %ymm6
	vmulpd	%ymm7, %ymm1, %ymm1
	vbroadcastsd	.LC1281(%rip), %ymm7
	vfmadd213pd	.LC1282(%rip), %ymm4, %ymm7
	vmulpd	%ymm6, %ymm5, %ymm5
	vfmadd213pd	.LC1284(%rip), %ymm4, %ymm7
	vbroadcastsd	.LC1281(%rip), %ymm6
	vfmadd213pd	.LC1282(%rip), %ymm0, %ymm6
	vfmadd213pd	.LC1286(%rip), %ymm4, %ymm7
	vfmadd213pd	.LC1284(%rip), %ymm0, %ymm6
	vfmadd213pd	.LC1288(%rip), %ymm4, %ymm7
	vfmadd213pd	.LC1286(%rip), %ymm0, %ymm6
	vfmadd213pd	.LC301(%rip), %ymm7, %ymm4
	vpxor	%xmm7, %xmm7, %xmm7
	vfmadd213pd	.LC1288(%rip), %ymm0, %ymm6
	vfmadd213pd	.LC301(%rip), %ymm6, %ymm0
	vpand	%ymm15, %ymm2, %ymm6
	vpcmpeqq	%ymm7, %ymm6, %ymm6
	vblendvpd	%ymm6, %ymm1, %ymm4, %ymm4
	vpand	%ymm15, %ymm3, %ymm1
	vpcmpeqq	%ymm7, %ymm1, %ymm1
	vpsllq	$62, %ymm3, %ymm3
	vblendvpd	%ymm1, %ymm5, %ymm0, %ymm1
	vmovups	(%rcx,%rax), %ymm5
	vpsllq	$62, %ymm2, %ymm0
	vandps	.LC222(%rip), %ymm5, %ymm5
	vmovdqa	-120(%rsp), %ymm2
	vpand	%ymm2, %ymm3, %ymm3
	vpand	%ymm2, %ymm0, %ymm0
	vpxor	%ymm1, %ymm3, %ymm1
	vpxor	%ymm4, %ymm0, %ymm0
	vbroadcastss	.LC227(%rip), %ymm3
	vcvtpd2psy	%ymm1, %xmm1
	vcvtpd2psy	%ymm0, %xmm0
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vcmpleps	.LC381(%rip), %ymm5, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rdx, %rax
	jne	.L3915
	movl	%edi, %edx
	andl	$-8, %edx
	movl	%edx, %eax
	cmpl	%edi, %edx
	je	.L3950
.L3914:
	movl	%edi, %r8d
	subl	%eax, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3917
	vxorps	%xmm0, %xmm0, %xmm0
	vcvtps2pd	(%rcx,%rax,4), %xmm6
	vmovddup	.LC226(%rip), %xmm3
	vandpd	%xmm6, %xmm3, %xmm5
	vmovlps	8(%rcx,%rax,4), %xmm0, %xmm0
	vmovddup	.LC1311(%rip), %xmm1
	vmovapd	%xmm6, 40(%rsp)
	vcmpnltpd	%xmm1, %xmm5, %xmm4
	vcvtps2pd	%xmm0, %xmm14
	vandpd	%xmm14, %xmm3, %xmm3
	vmovddup	.LC1313(%rip), %xmm0
	vcmpltpd	%xmm1, %xmm5, %xmm6
	vcmpltpd	%xmm1, %xmm3, %xmm2
	vcmpltpd	%xmm0, %xmm3, %xmm11
	vmovapd	%xmm14, 8(%rsp)
	vmovddup	.LC1296(%rip), %xmm10
	vcmpnltpd	%xmm0, %xmm3, %xmm9
	vcmpnltpd	%xmm1, %xmm3, %xmm7
	vmovddup	.LC1315(%rip), %xmm1
	vmovddup	.LC1295(%rip), %xmm15
	vcmpltpd	%xmm0, %xmm5, %xmm12
	vcmpltpd	%xmm1, %xmm5, %xmm14
	movl	$1, %r9d
	vcmpltpd	%xmm1, %xmm3, %xmm13
	vcmpnltpd	%xmm0, %xmm5, %xmm0
	vpand	%xmm2, %xmm11, %xmm11
	vpand	%xmm2, %xmm9, %xmm9
	vcmpnltpd	%xmm1, %xmm3, %xmm2
	vcmpnltpd	%xmm1, %xmm5, %xmm1
	vpand	%xmm6, %xmm12, %xmm12
	vpand	%xmm4, %xmm14, %xmm14
	vpand	%xmm6, %xmm0, %xmm0
	vpand	%xmm7, %xmm13, %xmm13
	vpand	%xmm7, %xmm2, %xmm2
	vpand	%xmm4, %xmm1, %xmm1
	vpandn	%xmm2, %xmm9, %xmm9
	vmovddup	.LC105(%rip), %xmm4
	vmovddup	.LC1301(%rip), %xmm2
	vpandn	%xmm1, %xmm0, %xmm0
	vmovddup	.LC1305(%rip), %xmm1
	vblendvpd	%xmm0, %xmm4, %xmm1, %xmm6
	vblendvpd	%xmm9, %xmm4, %xmm1, %xmm1
	vmovddup	.LC1304(%rip), %xmm4
	vblendvpd	%xmm14, %xmm2, %xmm6, %xmm6
	vblendvpd	%xmm13, %xmm2, %xmm1, %xmm1
	vmovddup	.LC1309(%rip), %xmm2
	vblendvpd	%xmm11, %xmm2, %xmm1, %xmm1
	vblendvpd	%xmm12, %xmm2, %xmm6, %xmm6
	vmovddup	.LC1297(%rip), %xmm2
	vblendvpd	%xmm0, %xmm2, %xmm4, %xmm8
	vmulpd	40(%rsp), %xmm6, %xmm6
	vblendvpd	%xmm9, %xmm2, %xmm4, %xmm4
	vmovddup	.LC1300(%rip), %xmm2
	vblendvpd	%xmm14, %xmm2, %xmm8, %xmm8
	vblendvpd	%xmm13, %xmm2, %xmm4, %xmm4
	vmovddup	.LC1308(%rip), %xmm2
	vblendvpd	%xmm12, %xmm2, %xmm8, %xmm8
	vblendvpd	%xmm11, %xmm2, %xmm4, %xmm4
	vmovddup	.LC1303(%rip), %xmm2
	vblendvpd	%xmm0, %xmm10, %xmm2, %xmm7
	vblendvpd	%xmm9, %xmm10, %xmm2, %xmm2
	vmovddup	.LC1299(%rip), %xmm10
	vblendvpd	%xmm14, %xmm10, %xmm7, %xmm7
	vblendvpd	%xmm13, %xmm10, %xmm2, %xmm2
	vmovddup	.LC1307(%rip), %xmm10
	vblendvpd	%xmm11, %xmm10, %xmm2, %xmm2
	vblendvpd	%xmm12, %xmm10, %xmm7, %xmm7
	vmovddup	.LC1302(%rip), %xmm10
	vblendvpd	%xmm0, %xmm15, %xmm10, %xmm0
	vmulpd	%xmm6, %xmm8, %xmm8
	vblendvpd	%xmm9, %xmm15, %xmm10, %xmm10
	vmovddup	.LC1298(%rip), %xmm9
	vblendvpd	%xmm14, %xmm9, %xmm0, %xmm0
	vmulpd	%xmm6, %xmm7, %xmm7
	vblendvpd	%xmm13, %xmm9, %xmm10, %xmm10
	vmovddup	.LC1306(%rip), %xmm9
	vblendvpd	%xmm12, %xmm9, %xmm0, %xmm13
	vblendvpd	%xmm11, %xmm9, %xmm10, %xmm11
	vmovapd	%xmm13, -24(%rsp)
	vmovddup	.LC7(%rip), %xmm10
	vmovddup	.LC297(%rip), %xmm9
	vmovapd	%xmm11, -56(%rsp)
	vmulpd	8(%rsp), %xmm1, %xmm11
	vaddpd	%xmm10, %xmm8, %xmm0
	vaddpd	%xmm10, %xmm7, %xmm13
	vmulpd	%xmm11, %xmm2, %xmm14
	vaddpd	%xmm9, %xmm0, %xmm1
	vmulpd	%xmm11, %xmm4, %xmm4
	vaddpd	%xmm9, %xmm13, %xmm15
	vpaddq	%xmm13, %xmm0, %xmm0
	vsubpd	%xmm1, %xmm8, %xmm1
	vsubpd	%xmm15, %xmm7, %xmm15
	vaddpd	%xmm10, %xmm14, %xmm12
	vaddpd	%xmm10, %xmm4, %xmm2
	vaddpd	%xmm9, %xmm12, %xmm7
	vaddpd	%xmm9, %xmm2, %xmm8
	vpaddq	%xmm12, %xmm2, %xmm2
	vsubpd	%xmm7, %xmm14, %xmm14
	vaddpd	%xmm15, %xmm1, %xmm7
	vsubpd	%xmm8, %xmm4, %xmm4
	vaddpd	%xmm10, %xmm7, %xmm7
	vaddpd	%xmm14, %xmm4, %xmm8
	vpaddq	%xmm7, %xmm0, %xmm0
	vaddpd	%xmm9, %xmm7, %xmm7
	vaddpd	%xmm10, %xmm8, %xmm8
	vsubpd	%xmm7, %xmm1, %xmm1
	vpaddq	%xmm8, %xmm2, %xmm2
	vaddpd	%xmm9, %xmm8, %xmm8
	vaddpd	%xmm15, %xmm1, %xmm1
	vfmadd231pd	-24(%rsp), %xmm6, %xmm1
	vsubpd	%xmm8, %xmm4, %xmm4
	vaddpd	%xmm14, %xmm4, %xmm4
	vfmadd231pd	-56(%rsp), %xmm11, %xmm4
	vmovddup	.LC183(%rip), %xmm7
	vmovapd	40(%rsp), %xmm6
	vmovapd	8(%rsp), %xmm14
	vmovddup	.LC1335(%rip), %xmm12
	vmovapd	%xmm6, %xmm8
	vfmadd132pd	%xmm7, %xmm10, %xmm8
	vfmadd132pd	%xmm14, %xmm10, %xmm7
	vmovddup	.LC184(%rip), %xmm10
	vaddpd	%xmm9, %xmm8, %xmm11
	vaddpd	%xmm9, %xmm7, %xmm9
	vfmadd231pd	%xmm10, %xmm11, %xmm6
	vfmadd132pd	%xmm9, %xmm14, %xmm10
	vfmadd231pd	%xmm12, %xmm11, %xmm6
	vfmadd231pd	%xmm12, %xmm9, %xmm10
	vmovddup	.LC106(%rip), %xmm9
	vmovddup	.LC1337(%rip), %xmm11
	vmulpd	%xmm9, %xmm1, %xmm1
	vcmpltpd	%xmm11, %xmm5, %xmm5
	vmulpd	%xmm9, %xmm4, %xmm4
	vcmpltpd	%xmm11, %xmm3, %xmm3
	vpblendvb	%xmm5, %xmm8, %xmm0, %xmm0
	vpblendvb	%xmm3, %xmm7, %xmm2, %xmm2
	vmovddup	.LC1271(%rip), %xmm7
	vblendvpd	%xmm5, %xmm6, %xmm1, %xmm1
	vmovddup	.LC1269(%rip), %xmm5
	vmovq	%r9, %xmm6
	movabsq	$-9223372036854775808, %r9
	vblendvpd	%xmm3, %xmm10, %xmm4, %xmm9
	vmovddup	.LC1273(%rip), %xmm10
	vpunpcklqdq	%xmm6, %xmm6, %xmm6
	vmulpd	%xmm1, %xmm1, %xmm4
	vpaddq	%xmm0, %xmm6, %xmm0
	vpaddq	%xmm2, %xmm6, %xmm2
	vmulpd	%xmm9, %xmm9, %xmm3
	vmovapd	%xmm4, %xmm8
	vfmadd132pd	%xmm5, %xmm7, %xmm8
	vfmadd231pd	%xmm5, %xmm3, %xmm7
	vmovapd	%xmm8, %xmm5
	vfmadd132pd	%xmm3, %xmm10, %xmm7
	vmovddup	.LC1275(%rip), %xmm8
	vfmadd132pd	%xmm4, %xmm10, %xmm5
	vmovddup	.LC1283(%rip), %xmm10
	vfmadd132pd	%xmm3, %xmm8, %xmm7
	vfmadd132pd	%xmm4, %xmm8, %xmm5
	vmovddup	.LC20(%rip), %xmm8
	vfmadd132pd	%xmm3, %xmm8, %xmm7
	vfmadd132pd	%xmm4, %xmm8, %xmm5
	vmulpd	%xmm7, %xmm9, %xmm7
	vmovapd	%xmm4, %xmm9
	vmulpd	%xmm5, %xmm1, %xmm1
	vmovddup	.LC1281(%rip), %xmm5
	vfmadd132pd	%xmm5, %xmm10, %xmm9
	vfmadd132pd	%xmm3, %xmm10, %xmm5
	vmovddup	.LC1285(%rip), %xmm10
	vfmadd132pd	%xmm4, %xmm10, %xmm9
	vfmadd132pd	%xmm3, %xmm10, %xmm5
	vmovddup	.LC1287(%rip), %xmm10
	vfmadd132pd	%xmm4, %xmm10, %xmm9
	vfmadd132pd	%xmm3, %xmm10, %xmm5
	vmovddup	.LC1289(%rip), %xmm10
	vfmadd132pd	%xmm4, %xmm10, %xmm9
	vfmadd132pd	%xmm3, %xmm10, %xmm5
	vfmadd132pd	%xmm9, %xmm8, %xmm4
	vfmadd132pd	%xmm5, %xmm8, %xmm3
	vpand	%xmm6, %xmm0, %xmm5
	vpxor	%xmm8, %xmm8, %xmm8
	vpcmpeqq	%xmm8, %xmm5, %xmm5
	vpsllq	$62, %xmm0, %xmm0
	vpand	%xmm6, %xmm2, %xmm6
	vpcmpeqq	%xmm8, %xmm6, %xmm6
	vpsllq	$62, %xmm2, %xmm2
	vblendvpd	%xmm5, %xmm1, %xmm4, %xmm4
	vmovq	%r9, %xmm5
	vbroadcastss	.LC223(%rip), %xmm1
	vandps	(%rcx,%rax,4), %xmm1, %xmm1
	vpunpcklqdq	%xmm5, %xmm5, %xmm5
	vblendvpd	%xmm6, %xmm7, %xmm3, %xmm3
	vpand	%xmm5, %xmm0, %xmm0
	vpand	%xmm5, %xmm2, %xmm2
	vpxor	%xmm3, %xmm2, %xmm2
	vpxor	%xmm4, %xmm0, %xmm0
	vinsertf128	$0x1, %xmm2, %ymm0, %ymm0
	vbroadcastss	.LC382(%rip), %xmm2
	vcvtpd2psy	%ymm0, %xmm0
	vcmpleps	%xmm2, %xmm1, %xmm1
	vbroadcastss	.LC227(%rip), %xmm2
	vblendvps	%xmm1, %xmm0, %xmm2, %xmm0
	vmovups	%xmm0, (%rsi,%rax,4)
	movl	%r8d, %eax
	andl	$-4, %eax
	addl	%eax, %edx
	andl	$3, %r8d
	je	.L3950
.L3917:
	vmovsd	.LC1311(%rip), %xmm5
	vmovss	.LC382(%rip), %xmm4
	movslq	%edx, %rdx
	vmovsd	.LC20(%rip), %xmm3
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	.LC1337(%rip), %xmm2
	vmovsd	.LC1313(%rip), %xmm7
	vmovsd	.LC1315(%rip), %xmm6
	.p2align 4,,10
	.p2align 3
.L3921:
	vmovss	(%rcx,%rdx,4), %xmm10
	vcvtss2sd	%xmm10, %xmm10, %xmm0
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm8
	vcomisd	%xmm8, %xmm5
	jbe	.L3956
	vcomisd	%xmm8, %xmm7
	jbe	.L3949
	movq	.LC1306(%rip), %rax
	vmovq	%rax, %xmm15
	movq	.LC1307(%rip), %rax
	vmovq	%rax, %xmm12
	movq	.LC1308(%rip), %rax
	vmovq	%rax, %xmm11
	movq	.LC1309(%rip), %rax
	vmovq	%rax, %xmm9
.L3931:
	vucomisd	%xmm8, %xmm2
	ja	.L3957
	vmulsd	%xmm9, %xmm0, %xmm0
	vmulsd	%xmm11, %xmm0, %xmm11
	vmulsd	%xmm12, %xmm0, %xmm12
	vaddsd	%xmm1, %xmm11, %xmm8
	vaddsd	%xmm1, %xmm12, %xmm14
	vsubsd	%xmm1, %xmm8, %xmm9
	vmovq	%xmm8, %rax
	vmovq	%xmm14, %r10
	addq	%r10, %rax
	vsubsd	%xmm9, %xmm11, %xmm11
	vsubsd	%xmm1, %xmm14, %xmm9
	vsubsd	%xmm9, %xmm12, %xmm12
	vaddsd	%xmm12, %xmm11, %xmm13
	vaddsd	%xmm1, %xmm13, %xmm13
	vmovq	%xmm13, %r11
	vsubsd	%xmm1, %xmm13, %xmm13
	addq	%r11, %rax
	vsubsd	%xmm13, %xmm11, %xmm9
	vaddsd	%xmm12, %xmm9, %xmm9
	vfmadd231sd	%xmm15, %xmm0, %xmm9
	vmulsd	.LC106(%rip), %xmm9, %xmm9
.L3928:
	vmulsd	%xmm9, %xmm9, %xmm8
	leaq	1(%rax), %r8
	testb	$1, %al
	je	.L3958
	vmovsd	.LC1269(%rip), %xmm0
	vfmadd213sd	.LC1271(%rip), %xmm8, %xmm0
	vfmadd213sd	.LC1273(%rip), %xmm8, %xmm0
	vfmadd213sd	.LC1275(%rip), %xmm8, %xmm0
	vfmadd132sd	%xmm8, %xmm3, %xmm0
	vmulsd	%xmm9, %xmm0, %xmm0
.L3925:
	vmovd	%xmm10, %eax
	andl	$2147483647, %eax
	vmovd	%eax, %xmm10
	vcomiss	%xmm10, %xmm4
	jb	.L3945
	movabsq	$-9223372036854775808, %rax
	salq	$62, %r8
	andq	%rax, %r8
	vmovq	%xmm0, %rax
	xorq	%rax, %r8
	vmovq	%r8, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L3921
.L3950:
	vzeroupper
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3945:
	.cfi_restore_state
	movl	$0x7fc00000, (%rsi,%rdx,4)
	addq	$1, %rdx
	cmpl	%edx, %edi
	jg	.L3921
	jmp	.L3950
	.p2align 4,,10
	.p2align 3
.L3958:
	vmovsd	.LC1281(%rip), %xmm0
	vfmadd213sd	.LC1283(%rip), %xmm8, %xmm0
	vfmadd213sd	.LC1285(%rip), %xmm8, %xmm0
	vfmadd213sd	.LC1287(%rip), %xmm8, %xmm0
	vfmadd213sd	.LC1289(%rip), %xmm8, %xmm0
	vfmadd132sd	%xmm8, %xmm3, %xmm0
	jmp	.L3925
	.p2align 4,,10
	.p2align 3
.L3957:
	vmovsd	%xmm0, %xmm0, %xmm8
	vfmadd132sd	.LC183(%rip), %xmm1, %xmm8
	vsubsd	%xmm1, %xmm8, %xmm9
	vmovq	%xmm8, %rax
	vfmadd231sd	.LC184(%rip), %xmm9, %xmm0
	vfmadd132sd	.LC1335(%rip), %xmm0, %xmm9
	jmp	.L3928
	.p2align 4,,10
	.p2align 3
.L3956:
	vcomisd	%xmm8, %xmm6
	jbe	.L3948
	vmovsd	.LC1298(%rip), %xmm15
	vmovsd	.LC1299(%rip), %xmm12
	vmovsd	.LC1300(%rip), %xmm11
	vmovsd	.LC1301(%rip), %xmm9
	jmp	.L3931
	.p2align 4,,10
	.p2align 3
.L3949:
	movq	.LC1302(%rip), %rax
	vmovq	%rax, %xmm15
	movq	.LC1303(%rip), %rax
	vmovq	%rax, %xmm12
	movq	.LC1304(%rip), %rax
	vmovq	%rax, %xmm11
	movq	.LC1305(%rip), %rax
	vmovq	%rax, %xmm9
	jmp	.L3931
	.p2align 4,,10
	.p2align 3
.L3948:
	vmovsd	.LC1295(%rip), %xmm15
	vmovsd	.LC1296(%rip), %xmm12
	vmovsd	.LC1297(%rip), %xmm11
	vmovsd	.LC105(%rip), %xmm9
	jmp	.L3931
	.p2align 4,,10
	.p2align 3
.L3953:
	.cfi_def_cfa 7, 8
	.cfi_restore 6
	ret
.L3934:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L3914
	.cfi_endproc
.LFE282:
	.size	v_etch__cos_f32, .-v_etch__cos_f32
	.p2align 4
	.globl	v_etch__tan_f32
	.type	v_etch__tan_f32, @function
v_etch__tan_f32:
.LFB283:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L4000
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	subq	$40, %rsp
	cmpl	$6, %eax
	jbe	.L3979
	vpbroadcastq	.LC720(%rip), %ymm5
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC297(%rip), %ymm11
	shrl	$3, %edi
	salq	$5, %rdi
	vmovdqa	%ymm5, -120(%rsp)
	.p2align 4,,10
	.p2align 3
.L3962:
	vmovups	(%rcx,%rax), %ymm5
	vcvtps2pd	(%rcx,%rax), %ymm7
	vmovapd	%ymm7, 8(%rsp)
	vandpd	.LC225(%rip), %ymm7, %ymm6
	vcmpltpd	.LC1310(%rip), %ymm6, %ymm1
	vextractf128	$0x1, %ymm5, %xmm0
	vcmpltpd	.LC1312(%rip), %ymm6, %ymm12
	vcvtps2pd	%xmm0, %ymm15
	vandpd	.LC225(%rip), %ymm15, %ymm5
	vcmpnltpd	.LC1310(%rip), %ymm6, %ymm3
	vcmpltpd	.LC1314(%rip), %ymm6, %ymm14
	vcmpltpd	.LC1310(%rip), %ymm5, %ymm0
	vcmpltpd	.LC1312(%rip), %ymm5, %ymm10
	vcmpnltpd	.LC1312(%rip), %ymm5, %ymm9
	vpand	%ymm1, %ymm12, %ymm12
	vcmpnltpd	.LC1310(%rip), %ymm5, %ymm2
	vpand	%ymm3, %ymm14, %ymm14
	vcmpltpd	.LC1314(%rip), %ymm5, %ymm13
	vpand	%ymm0, %ymm10, %ymm10
	vpand	%ymm0, %ymm9, %ymm9
	vcmpnltpd	.LC1314(%rip), %ymm5, %ymm0
	vpand	%ymm2, %ymm13, %ymm13
	vpand	%ymm2, %ymm0, %ymm0
	vcmpnltpd	.LC1312(%rip), %ymm6, %ymm2
	vpandn	%ymm0, %ymm9, %ymm9
	vpand	%ymm1, %ymm2, %ymm2
	vcmpnltpd	.LC1314(%rip), %ymm6, %ymm1
	vpand	%ymm3, %ymm1, %ymm1
	vbroadcastsd	.LC1305(%rip), %ymm3
	vpandn	%ymm1, %ymm2, %ymm2
	vblendvpd	%ymm2, .LC1316(%rip), %ymm3, %ymm8
	vblendvpd	%ymm9, .LC1316(%rip), %ymm3, %ymm7
	vbroadcastsd	.LC1304(%rip), %ymm3
	vblendvpd	%ymm14, .LC1318(%rip), %ymm8, %ymm8
	vblendvpd	%ymm13, .LC1318(%rip), %ymm7, %ymm7
	vblendvpd	%ymm9, .LC1320(%rip), %ymm3, %ymm0
	vblendvpd	%ymm2, .LC1320(%rip), %ymm3, %ymm1
	vblendvpd	%ymm12, .LC1319(%rip), %ymm8, %ymm8
	vblendvpd	%ymm13, .LC1322(%rip), %ymm0, %ymm0
	vblendvpd	%ymm14, .LC1322(%rip), %ymm1, %ymm1
	vblendvpd	%ymm10, .LC1319(%rip), %ymm7, %ymm7
	vblendvpd	%ymm10, .LC1323(%rip), %ymm0, %ymm0
	vblendvpd	%ymm12, .LC1323(%rip), %ymm1, %ymm1
	vmovapd	%ymm0, -24(%rsp)
	vmulpd	%ymm7, %ymm15, %ymm7
	vbroadcastsd	.LC1303(%rip), %ymm3
	vbroadcastsd	.LC1302(%rip), %ymm0
	vbroadcastsd	.LC1303(%rip), %ymm4
	vmulpd	8(%rsp), %ymm8, %ymm8
	vblendvpd	%ymm2, .LC1324(%rip), %ymm3, %ymm3
	vblendvpd	%ymm2, .LC1328(%rip), %ymm0, %ymm2
	vblendvpd	%ymm9, .LC1324(%rip), %ymm4, %ymm4
	vblendvpd	%ymm9, .LC1328(%rip), %ymm0, %ymm9
	vblendvpd	%ymm14, .LC1330(%rip), %ymm2, %ymm2
	vblendvpd	%ymm13, .LC1330(%rip), %ymm9, %ymm9
	vblendvpd	%ymm13, .LC1326(%rip), %ymm4, %ymm4
	vblendvpd	%ymm14, .LC1326(%rip), %ymm3, %ymm3
	vblendvpd	%ymm10, .LC1327(%rip), %ymm4, %ymm4
	vblendvpd	%ymm10, .LC1331(%rip), %ymm9, %ymm14
	vblendvpd	%ymm12, .LC1331(%rip), %ymm2, %ymm0
	vmulpd	%ymm8, %ymm1, %ymm1
	vmovapd	%ymm0, -56(%rsp)
	vblendvpd	%ymm12, .LC1327(%rip), %ymm3, %ymm3
	vaddpd	.LC295(%rip), %ymm1, %ymm10
	vmulpd	-24(%rsp), %ymm7, %ymm0
	vmovapd	%ymm14, -88(%rsp)
	vaddpd	.LC295(%rip), %ymm0, %ymm9
	vmulpd	%ymm8, %ymm3, %ymm3
	vaddpd	.LC295(%rip), %ymm3, %ymm2
	vmulpd	%ymm7, %ymm4, %ymm4
	vaddpd	%ymm11, %ymm10, %ymm12
	vaddpd	.LC295(%rip), %ymm4, %ymm14
	vpaddq	%ymm2, %ymm10, %ymm10
	vsubpd	%ymm12, %ymm1, %ymm1
	vaddpd	%ymm11, %ymm9, %ymm12
	vpaddq	%ymm14, %ymm9, %ymm9
	vsubpd	%ymm12, %ymm0, %ymm0
	vaddpd	%ymm11, %ymm2, %ymm12
	vmovapd	%ymm15, %ymm2
	vsubpd	%ymm12, %ymm3, %ymm3
	vaddpd	%ymm11, %ymm14, %ymm12
	vsubpd	%ymm12, %ymm4, %ymm4
	vaddpd	%ymm3, %ymm1, %ymm12
	vaddpd	.LC295(%rip), %ymm12, %ymm12
	vaddpd	%ymm4, %ymm0, %ymm13
	vaddpd	.LC295(%rip), %ymm13, %ymm13
	vpaddq	%ymm12, %ymm10, %ymm10
	vaddpd	%ymm11, %ymm12, %ymm12
	vpaddq	%ymm13, %ymm9, %ymm9
	vaddpd	%ymm11, %ymm13, %ymm13
	vsubpd	%ymm12, %ymm1, %ymm1
	vsubpd	%ymm13, %ymm0, %ymm0
	vaddpd	%ymm3, %ymm1, %ymm1
	vfmadd231pd	-56(%rsp), %ymm8, %ymm1
	vbroadcastsd	.LC183(%rip), %ymm3
	vfmadd213pd	.LC295(%rip), %ymm15, %ymm3
	vaddpd	%ymm4, %ymm0, %ymm0
	vfmadd231pd	-88(%rsp), %ymm7, %ymm0
	vbroadcastsd	.LC183(%rip), %ymm4
	vmovapd	8(%rsp), %ymm7
	vfmadd213pd	.LC295(%rip), %ymm7, %ymm4
	vaddpd	%ymm11, %ymm3, %ymm12
	vaddpd	%ymm11, %ymm4, %ymm8
	vfmadd231pd	.LC1333(%rip), %ymm8, %ymm7
	vfmadd231pd	.LC1333(%rip), %ymm12, %ymm2
	vfmadd132pd	.LC1334(%rip), %ymm7, %ymm8
	vfmadd231pd	.LC1334(%rip), %ymm12, %ymm2
	vcmpltpd	.LC1336(%rip), %ymm5, %ymm5
	vmulpd	.LC824(%rip), %ymm0, %ymm0
	vcmpltpd	.LC1336(%rip), %ymm6, %ymm6
	vmulpd	.LC824(%rip), %ymm1, %ymm1
	vblendvpd	%ymm5, %ymm2, %ymm0, %ymm0
	vpblendvb	%ymm5, %ymm3, %ymm9, %ymm5
	vbroadcastsd	.LC1269(%rip), %ymm9
	vmulpd	%ymm0, %ymm0, %ymm2
	vblendvpd	%ymm6, %ymm8, %ymm1, %ymm7
	vpblendvb	%ymm6, %ymm4, %ymm10, %ymm6
	vbroadcastsd	.LC1281(%rip), %ymm4
	vbroadcastsd	.LC1281(%rip), %ymm1
	vmulpd	%ymm7, %ymm7, %ymm3
	vfmadd213pd	.LC1282(%rip), %ymm2, %ymm4
	vfmadd213pd	.LC1282(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC1284(%rip), %ymm2, %ymm4
	vbroadcastsd	.LC1269(%rip), %ymm8
	vfmadd213pd	.LC1270(%rip), %ymm2, %ymm8
	vfmadd213pd	.LC1284(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC1286(%rip), %ymm2, %ymm4
	vfmadd213pd	.LC1270(%rip), %ymm3, %ymm9
	vfmadd213pd	.LC1272(%rip), %ymm2, %ymm8
	vfmadd213pd	.LC1286(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC1288(%rip), %ymm2, %ymm4
	vfmadd213pd	.LC1272(%rip), %ymm3, %ymm9
	vfmadd213pd	.LC1274(%rip), %ymm2, %ymm8
	vfmadd213pd	.LC1288(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC301(%rip), %ymm2, %ymm4
	vfmadd213pd	.LC1274(%rip), %ymm3, %ymm9
	vfmadd213pd	.LC301(%rip), %ymm8, %ymm2
	vfmadd213pd	.LC301(%rip), %ymm3, %ymm1
	vfmadd213pd	.LC301(%rip), %ymm9, %ymm3
	vmulpd	%ymm2, %ymm0, %ymm2
	vmovdqa	-120(%rsp), %ymm0
	vmulpd	%ymm3, %ymm7, %ymm3
	vpxor	%xmm7, %xmm7, %xmm7
	vpand	%ymm0, %ymm6, %ymm6
	vpand	%ymm0, %ymm5, %ymm5
	vpxor	%xmm0, %xmm0, %xmm0
	vpcmpeqq	%ymm7, %ymm6, %ymm6
	vpcmpeqq	%ymm0, %ymm5, %ymm5
	vxorpd	.LC897(%rip), %ymm1, %ymm0
	vblendvpd	%ymm6, %ymm1, %ymm3, %ymm7
	vxorpd	.LC897(%rip), %ymm4, %ymm1
	vblendvpd	%ymm5, %ymm4, %ymm2, %ymm8
	vblendvpd	%ymm6, %ymm3, %ymm0, %ymm0
	vdivpd	%ymm7, %ymm0, %ymm0
	vblendvpd	%ymm5, %ymm2, %ymm1, %ymm1
	vmovups	(%rcx,%rax), %ymm5
	vandps	.LC222(%rip), %ymm5, %ymm2
	vbroadcastss	.LC227(%rip), %ymm5
	vdivpd	%ymm8, %ymm1, %ymm1
	vcvtpd2psy	%ymm0, %xmm0
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vcmpleps	.LC381(%rip), %ymm2, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm5, %ymm0
	vmovups	%ymm0, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rdi, %rax
	jne	.L3962
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%eax, %edx
	je	.L3997
.L3961:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L3964
	vxorps	%xmm0, %xmm0, %xmm0
	vcvtps2pd	(%rcx,%rdi,4), %xmm2
	vmovddup	.LC226(%rip), %xmm1
	vandpd	%xmm2, %xmm1, %xmm5
	vmovlps	8(%rcx,%rdi,4), %xmm0, %xmm0
	vmovapd	%xmm2, 8(%rsp)
	vmovddup	.LC1311(%rip), %xmm2
	vcmpltpd	%xmm2, %xmm5, %xmm6
	vcvtps2pd	%xmm0, %xmm15
	vandpd	%xmm15, %xmm1, %xmm1
	vmovddup	.LC1313(%rip), %xmm0
	vcmpnltpd	%xmm2, %xmm5, %xmm4
	vcmpltpd	%xmm2, %xmm1, %xmm3
	vcmpltpd	%xmm0, %xmm1, %xmm11
	vmovapd	%xmm15, -24(%rsp)
	vmovddup	.LC1296(%rip), %xmm10
	vcmpnltpd	%xmm0, %xmm1, %xmm9
	vcmpnltpd	%xmm2, %xmm1, %xmm7
	vmovddup	.LC1315(%rip), %xmm2
	vmovddup	.LC1295(%rip), %xmm15
	vcmpltpd	%xmm0, %xmm5, %xmm12
	vcmpltpd	%xmm2, %xmm5, %xmm14
	movl	$1, %r9d
	vcmpltpd	%xmm2, %xmm1, %xmm13
	vcmpnltpd	%xmm0, %xmm5, %xmm0
	vpand	%xmm3, %xmm11, %xmm11
	vpand	%xmm3, %xmm9, %xmm9
	vcmpnltpd	%xmm2, %xmm1, %xmm3
	vcmpnltpd	%xmm2, %xmm5, %xmm2
	vpand	%xmm6, %xmm12, %xmm12
	vpand	%xmm4, %xmm14, %xmm14
	vpand	%xmm6, %xmm0, %xmm0
	vpand	%xmm7, %xmm13, %xmm13
	vpand	%xmm7, %xmm3, %xmm3
	vpand	%xmm4, %xmm2, %xmm2
	vpandn	%xmm3, %xmm9, %xmm9
	vmovddup	.LC105(%rip), %xmm4
	vmovddup	.LC1301(%rip), %xmm3
	vpandn	%xmm2, %xmm0, %xmm0
	vmovddup	.LC1305(%rip), %xmm2
	vblendvpd	%xmm0, %xmm4, %xmm2, %xmm6
	vblendvpd	%xmm9, %xmm4, %xmm2, %xmm2
	vmovddup	.LC1304(%rip), %xmm4
	vblendvpd	%xmm14, %xmm3, %xmm6, %xmm6
	vblendvpd	%xmm13, %xmm3, %xmm2, %xmm2
	vmovddup	.LC1309(%rip), %xmm3
	vblendvpd	%xmm12, %xmm3, %xmm6, %xmm6
	vblendvpd	%xmm11, %xmm3, %xmm2, %xmm2
	vmovddup	.LC1297(%rip), %xmm3
	vblendvpd	%xmm0, %xmm3, %xmm4, %xmm8
	vmulpd	8(%rsp), %xmm6, %xmm6
	vblendvpd	%xmm9, %xmm3, %xmm4, %xmm4
	vmovddup	.LC1300(%rip), %xmm3
	vblendvpd	%xmm14, %xmm3, %xmm8, %xmm8
	vmulpd	-24(%rsp), %xmm2, %xmm2
	vblendvpd	%xmm13, %xmm3, %xmm4, %xmm4
	vmovddup	.LC1308(%rip), %xmm3
	vblendvpd	%xmm12, %xmm3, %xmm8, %xmm8
	vblendvpd	%xmm11, %xmm3, %xmm4, %xmm4
	vmovddup	.LC1303(%rip), %xmm3
	vblendvpd	%xmm0, %xmm10, %xmm3, %xmm7
	vblendvpd	%xmm9, %xmm10, %xmm3, %xmm3
	vmovddup	.LC1299(%rip), %xmm10
	vblendvpd	%xmm14, %xmm10, %xmm7, %xmm7
	vblendvpd	%xmm13, %xmm10, %xmm3, %xmm3
	vmovddup	.LC1307(%rip), %xmm10
	vblendvpd	%xmm12, %xmm10, %xmm7, %xmm7
	vblendvpd	%xmm11, %xmm10, %xmm3, %xmm3
	vmovddup	.LC1302(%rip), %xmm10
	vblendvpd	%xmm0, %xmm15, %xmm10, %xmm0
	vmulpd	%xmm6, %xmm7, %xmm7
	vblendvpd	%xmm9, %xmm15, %xmm10, %xmm10
	vmovddup	.LC1298(%rip), %xmm9
	vblendvpd	%xmm14, %xmm9, %xmm0, %xmm0
	vmulpd	%xmm2, %xmm4, %xmm4
	vblendvpd	%xmm13, %xmm9, %xmm10, %xmm10
	vmovddup	.LC1306(%rip), %xmm9
	vblendvpd	%xmm12, %xmm9, %xmm0, %xmm13
	vmulpd	%xmm6, %xmm8, %xmm0
	vblendvpd	%xmm11, %xmm9, %xmm10, %xmm11
	vmovddup	.LC7(%rip), %xmm10
	vmovddup	.LC297(%rip), %xmm9
	vmulpd	%xmm2, %xmm3, %xmm3
	vmovapd	%xmm11, -88(%rsp)
	vmovapd	%xmm13, -56(%rsp)
	vaddpd	%xmm10, %xmm7, %xmm14
	vaddpd	%xmm10, %xmm4, %xmm11
	vaddpd	%xmm10, %xmm0, %xmm12
	vaddpd	%xmm10, %xmm3, %xmm13
	vaddpd	%xmm9, %xmm12, %xmm8
	vpaddq	%xmm14, %xmm12, %xmm12
	vaddpd	%xmm9, %xmm13, %xmm15
	vsubpd	%xmm8, %xmm0, %xmm8
	vaddpd	%xmm9, %xmm11, %xmm0
	vsubpd	%xmm15, %xmm3, %xmm15
	vpaddq	%xmm13, %xmm11, %xmm11
	vsubpd	%xmm0, %xmm4, %xmm0
	vaddpd	%xmm9, %xmm14, %xmm4
	vsubpd	%xmm4, %xmm7, %xmm7
	vaddpd	%xmm15, %xmm0, %xmm4
	vaddpd	%xmm7, %xmm8, %xmm3
	vaddpd	%xmm10, %xmm4, %xmm4
	vaddpd	%xmm10, %xmm3, %xmm3
	vpaddq	%xmm4, %xmm11, %xmm11
	vaddpd	%xmm9, %xmm4, %xmm4
	vpaddq	%xmm3, %xmm12, %xmm12
	vaddpd	%xmm9, %xmm3, %xmm3
	vsubpd	%xmm4, %xmm0, %xmm0
	vsubpd	%xmm3, %xmm8, %xmm4
	vaddpd	%xmm15, %xmm0, %xmm0
	vfmadd231pd	-88(%rsp), %xmm2, %xmm0
	vaddpd	%xmm7, %xmm4, %xmm4
	vfmadd231pd	-56(%rsp), %xmm6, %xmm4
	vmovddup	.LC183(%rip), %xmm7
	vmovapd	8(%rsp), %xmm2
	vmovapd	-24(%rsp), %xmm15
	vmovddup	.LC184(%rip), %xmm6
	vmovapd	%xmm2, %xmm3
	vfmadd132pd	%xmm7, %xmm10, %xmm3
	vfmadd132pd	%xmm15, %xmm10, %xmm7
	vmovddup	.LC1335(%rip), %xmm10
	vaddpd	%xmm9, %xmm3, %xmm8
	vaddpd	%xmm9, %xmm7, %xmm9
	vfmadd231pd	%xmm6, %xmm8, %xmm2
	vfmadd132pd	%xmm9, %xmm15, %xmm6
	vfmadd231pd	%xmm10, %xmm8, %xmm2
	vfmadd132pd	%xmm10, %xmm6, %xmm9
	vmovddup	.LC106(%rip), %xmm6
	vmovddup	.LC1337(%rip), %xmm8
	vmulpd	%xmm6, %xmm4, %xmm4
	vcmpltpd	%xmm8, %xmm5, %xmm5
	vmulpd	%xmm6, %xmm0, %xmm0
	vcmpltpd	%xmm8, %xmm1, %xmm1
	vpblendvb	%xmm1, %xmm7, %xmm11, %xmm7
	vmovddup	.LC1271(%rip), %xmm11
	vblendvpd	%xmm5, %xmm2, %xmm4, %xmm4
	vpblendvb	%xmm5, %xmm3, %xmm12, %xmm5
	vmovddup	.LC1283(%rip), %xmm2
	vmulpd	%xmm4, %xmm4, %xmm3
	vblendvpd	%xmm1, %xmm9, %xmm0, %xmm6
	vmovddup	.LC1281(%rip), %xmm0
	vmovddup	.LC1285(%rip), %xmm9
	vmulpd	%xmm6, %xmm6, %xmm1
	vmovapd	%xmm3, %xmm8
	vmovapd	%xmm3, %xmm10
	vfmadd132pd	%xmm0, %xmm2, %xmm8
	vfmadd231pd	%xmm0, %xmm1, %xmm2
	vmovapd	%xmm8, %xmm0
	vfmadd132pd	%xmm1, %xmm9, %xmm2
	vmovddup	.LC1287(%rip), %xmm8
	vfmadd132pd	%xmm3, %xmm9, %xmm0
	vmovddup	.LC20(%rip), %xmm9
	vfmadd132pd	%xmm1, %xmm8, %xmm2
	vfmadd132pd	%xmm3, %xmm8, %xmm0
	vmovddup	.LC1289(%rip), %xmm8
	vfmadd132pd	%xmm1, %xmm8, %xmm2
	vfmadd132pd	%xmm3, %xmm8, %xmm0
	vmovddup	.LC1269(%rip), %xmm8
	vfmadd132pd	%xmm8, %xmm11, %xmm10
	vfmadd132pd	%xmm1, %xmm11, %xmm8
	vmovddup	.LC1273(%rip), %xmm11
	vfmadd132pd	%xmm1, %xmm9, %xmm2
	vfmadd132pd	%xmm3, %xmm11, %xmm10
	vfmadd132pd	%xmm3, %xmm9, %xmm0
	vfmadd132pd	%xmm1, %xmm11, %xmm8
	vmovddup	.LC1275(%rip), %xmm11
	vfmadd132pd	%xmm3, %xmm11, %xmm10
	vfmadd132pd	%xmm1, %xmm11, %xmm8
	vfmadd132pd	%xmm10, %xmm9, %xmm3
	vfmadd132pd	%xmm8, %xmm9, %xmm1
	vmulpd	%xmm3, %xmm4, %xmm3
	vmovq	%r9, %xmm4
	vmulpd	%xmm1, %xmm6, %xmm1
	vpunpcklqdq	%xmm4, %xmm4, %xmm4
	vpxor	%xmm6, %xmm6, %xmm6
	vpand	%xmm5, %xmm4, %xmm5
	vpand	%xmm7, %xmm4, %xmm4
	vpcmpeqq	%xmm6, %xmm5, %xmm5
	vpcmpeqq	%xmm6, %xmm4, %xmm4
	vmovddup	.LC898(%rip), %xmm6
	vblendvpd	%xmm4, %xmm2, %xmm1, %xmm7
	vblendvpd	%xmm5, %xmm0, %xmm3, %xmm8
	vxorpd	%xmm6, %xmm2, %xmm2
	vxorpd	%xmm6, %xmm0, %xmm0
	vblendvpd	%xmm4, %xmm1, %xmm2, %xmm2
	vbroadcastss	.LC223(%rip), %xmm1
	vandps	(%rcx,%rdi,4), %xmm1, %xmm1
	vdivpd	%xmm7, %xmm2, %xmm2
	vblendvpd	%xmm5, %xmm3, %xmm0, %xmm0
	vdivpd	%xmm8, %xmm0, %xmm0
	vinsertf128	$0x1, %xmm2, %ymm0, %ymm0
	vbroadcastss	.LC382(%rip), %xmm2
	vcvtpd2psy	%ymm0, %xmm0
	vcmpleps	%xmm2, %xmm1, %xmm1
	vbroadcastss	.LC227(%rip), %xmm2
	vblendvps	%xmm1, %xmm0, %xmm2, %xmm0
	vmovups	%xmm0, (%rsi,%rdi,4)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L3997
.L3964:
	vmovsd	.LC1311(%rip), %xmm15
	vmovss	.LC382(%rip), %xmm14
	cltq
	vmovsd	.LC1281(%rip), %xmm13
	vmovsd	.LC1283(%rip), %xmm12
	vmovsd	.LC1285(%rip), %xmm11
	vmovsd	.LC1287(%rip), %xmm10
	vmovsd	.LC1289(%rip), %xmm9
	vmovsd	.LC20(%rip), %xmm5
	vmovsd	.LC7(%rip), %xmm3
	vmovsd	.LC1337(%rip), %xmm7
	.p2align 4,,10
	.p2align 3
.L3968:
	movl	(%rcx,%rax,4), %r8d
	vmovd	%r8d, %xmm6
	vcvtss2sd	%xmm6, %xmm6, %xmm0
	vmovq	%xmm0, %rdi
	btrq	$63, %rdi
	vmovq	%rdi, %xmm8
	vcomisd	%xmm8, %xmm15
	jbe	.L4003
	vmovsd	.LC1313(%rip), %xmm6
	vcomisd	%xmm8, %xmm6
	jbe	.L3996
	movq	.LC1306(%rip), %rdi
	vmovq	%rdi, %xmm6
	movq	.LC1307(%rip), %rdi
	vmovq	%rdi, %xmm1
	movq	.LC1308(%rip), %rdi
	vmovq	%rdi, %xmm2
	movq	.LC1309(%rip), %rdi
	vmovq	%rdi, %xmm4
.L3976:
	vucomisd	%xmm8, %xmm7
	ja	.L4004
	vmulsd	%xmm4, %xmm0, %xmm0
	vmulsd	%xmm2, %xmm0, %xmm2
	vmulsd	%xmm1, %xmm0, %xmm1
	vaddsd	%xmm3, %xmm2, %xmm4
	vaddsd	%xmm3, %xmm1, %xmm8
	vmovq	%xmm4, %rdi
	vsubsd	%xmm3, %xmm4, %xmm4
	vmovq	%xmm8, %r10
	addq	%r10, %rdi
	vsubsd	%xmm4, %xmm2, %xmm2
	vsubsd	%xmm3, %xmm8, %xmm4
	vsubsd	%xmm4, %xmm1, %xmm1
	vaddsd	%xmm1, %xmm2, %xmm4
	vaddsd	%xmm3, %xmm4, %xmm4
	vmovq	%xmm4, %r11
	vsubsd	%xmm3, %xmm4, %xmm4
	addq	%r11, %rdi
	vsubsd	%xmm4, %xmm2, %xmm2
	vaddsd	%xmm1, %xmm2, %xmm2
	vfmadd132sd	%xmm6, %xmm2, %xmm0
	vmulsd	.LC106(%rip), %xmm0, %xmm0
.L3973:
	vmulsd	%xmm0, %xmm0, %xmm1
	vmovsd	.LC1269(%rip), %xmm4
	andl	$1, %edi
	vfmadd213sd	.LC1271(%rip), %xmm1, %xmm4
	vfmadd213sd	.LC1273(%rip), %xmm1, %xmm4
	vfmadd213sd	.LC1275(%rip), %xmm1, %xmm4
	vmovsd	%xmm1, %xmm1, %xmm2
	vfmadd132sd	%xmm13, %xmm12, %xmm2
	vfmadd132sd	%xmm1, %xmm11, %xmm2
	vfmadd132sd	%xmm1, %xmm10, %xmm2
	vfmadd132sd	%xmm1, %xmm9, %xmm2
	vfmadd132sd	%xmm1, %xmm5, %xmm2
	vfmadd132sd	%xmm4, %xmm5, %xmm1
	vmulsd	%xmm1, %xmm0, %xmm1
	je	.L3972
	vxorpd	.LC108(%rip), %xmm2, %xmm0
	vmovsd	%xmm1, %xmm1, %xmm2
	vmovsd	%xmm0, %xmm0, %xmm1
.L3972:
	andl	$2147483647, %r8d
	vmovd	%r8d, %xmm6
	vcomiss	%xmm6, %xmm14
	jb	.L3993
	vdivsd	%xmm2, %xmm1, %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
	vmovss	%xmm1, (%rsi,%rax,4)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L3968
.L3997:
	vzeroupper
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L3993:
	.cfi_restore_state
	movl	$0x7fc00000, (%rsi,%rax,4)
	addq	$1, %rax
	cmpl	%eax, %edx
	jg	.L3968
	jmp	.L3997
	.p2align 4,,10
	.p2align 3
.L4004:
	vmovsd	%xmm0, %xmm0, %xmm2
	vfmadd132sd	.LC183(%rip), %xmm3, %xmm2
	vsubsd	%xmm3, %xmm2, %xmm1
	vmovq	%xmm2, %rdi
	vfmadd231sd	.LC184(%rip), %xmm1, %xmm0
	vfmadd231sd	.LC1335(%rip), %xmm1, %xmm0
	jmp	.L3973
	.p2align 4,,10
	.p2align 3
.L4003:
	vmovsd	.LC1315(%rip), %xmm1
	vcomisd	%xmm8, %xmm1
	jbe	.L3995
	vmovsd	.LC1298(%rip), %xmm6
	vmovsd	.LC1299(%rip), %xmm1
	vmovsd	.LC1300(%rip), %xmm2
	vmovsd	.LC1301(%rip), %xmm4
	jmp	.L3976
	.p2align 4,,10
	.p2align 3
.L3996:
	movq	.LC1302(%rip), %rdi
	vmovq	%rdi, %xmm6
	movq	.LC1303(%rip), %rdi
	vmovq	%rdi, %xmm1
	movq	.LC1304(%rip), %rdi
	vmovq	%rdi, %xmm2
	movq	.LC1305(%rip), %rdi
	vmovq	%rdi, %xmm4
	jmp	.L3976
	.p2align 4,,10
	.p2align 3
.L3995:
	vmovsd	.LC1295(%rip), %xmm6
	vmovsd	.LC1296(%rip), %xmm1
	vmovsd	.LC1297(%rip), %xmm2
	vmovsd	.LC105(%rip), %xmm4
	jmp	.L3976
	.p2align 4,,10
	.p2align 3
.L4000:
	.cfi_def_cfa 7, 8
	.cfi_restore 6
	ret
.L3979:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L3961
	.cfi_endproc
.LFE283:
	.size	v_etch__tan_f32, .-v_etch__tan_f32
	.p2align 4
	.globl	v_etch__sin_bounded_f32
	.type	v_etch__sin_bounded_f32, @function
v_etch__sin_bounded_f32:
.LFB284:
	.cfi_startproc
	testl	%edx, %edx
	jle	.L4030
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	leal	-1(%rdx), %eax
	movq	%rdi, %rcx
	movq	%rsp, %rbp
	.cfi_def_cfa_register 6
	andq	$-32, %rsp
	cmpl	$6, %eax
	jbe	.L4019
	vpbroadcastq	.LC720(%rip), %ymm6
	movl	%edx, %edi
	xorl	%eax, %eax
	movabsq	$-9223372036854775808, %r11
	shrl	$3, %edi
	vmovq	%r11, %xmm8
	vbroadcastsd	.LC183(%rip), %ymm14
	vbroadcastsd	.LC7(%rip), %ymm13
	vbroadcastsd	.LC297(%rip), %ymm12
	salq	$5, %rdi
	vbroadcastsd	.LC184(%rip), %ymm11
	vmovdqa	%ymm6, -64(%rsp)
	vbroadcastsd	.LC1335(%rip), %ymm10
	vpbroadcastq	%xmm8, %ymm8
	vbroadcastsd	.LC1269(%rip), %ymm9
	vbroadcastsd	.LC20(%rip), %ymm7
	.p2align 4,,10
	.p2align 3
.L4008:
	vmovups	(%rcx,%rax), %ymm6
	vcvtps2pd	(%rcx,%rax), %ymm3
	vmovapd	%ymm3, %ymm0
	vfmadd132pd	%ymm14, %ymm13, %ymm0
	vextractf128	$0x1, %ymm6, %xmm2
	vcvtps2pd	%xmm2, %ymm2
	vmovapd	%ymm2, %ymm1
	vfmadd132pd	%ymm14, %ymm13, %ymm1
	vaddpd	%ymm12, %ymm0, %ymm15
	vaddpd	%ymm12, %ymm1, %ymm6
	vfmadd231pd	%ymm11, %ymm15, %ymm3
	vfmadd231pd	%ymm11, %ymm6, %ymm2
	vfmadd132pd	%ymm10, %ymm3, %ymm15
	vfmadd132pd	%ymm10, %ymm2, %ymm6
	vmulpd	%ymm15, %ymm15, %ymm5
	vmulpd	%ymm6, %ymm6, %ymm4
	vmovapd	%ymm5, %ymm3
	vfmadd213pd	.LC1270(%rip), %ymm9, %ymm3
	vfmadd213pd	.LC1272(%rip), %ymm5, %ymm3
	vfmadd213pd	.LC1274(%rip), %ymm5, %ymm3
	vmovapd	%ymm4, %ymm2
	vfmadd213pd	.LC1270(%rip), %ymm9, %ymm2
	vfmadd213pd	.LC1272(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC1274(%rip), %ymm4, %ymm2
	vfmadd132pd	%ymm5, %ymm7, %ymm3
	vfmadd132pd	%ymm4, %ymm7, %ymm2
	vmulpd	%ymm3, %ymm15, %ymm15
	vbroadcastsd	.LC1281(%rip), %ymm3
	vfmadd213pd	.LC1282(%rip), %ymm5, %ymm3
	vfmadd213pd	.LC1284(%rip), %ymm5, %ymm3
	vfmadd213pd	.LC1286(%rip), %ymm5, %ymm3
	vmulpd	%ymm2, %ymm6, %ymm6
	vbroadcastsd	.LC1281(%rip), %ymm2
	vfmadd213pd	.LC1282(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC1284(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC1288(%rip), %ymm5, %ymm3
	vfmadd213pd	.LC1286(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC1288(%rip), %ymm4, %ymm2
	vfmadd132pd	%ymm5, %ymm7, %ymm3
	vmovdqa	-64(%rsp), %ymm5
	vfmadd132pd	%ymm4, %ymm7, %ymm2
	vpand	%ymm5, %ymm0, %ymm4
	vpsllq	$62, %ymm0, %ymm0
	vpand	%ymm8, %ymm0, %ymm0
	vmovapd	%ymm2, -32(%rsp)
	vpxor	%xmm2, %xmm2, %xmm2
	vpcmpeqq	%ymm2, %ymm4, %ymm4
	vblendvpd	%ymm4, %ymm15, %ymm3, %ymm3
	vpand	%ymm5, %ymm1, %ymm4
	vmovapd	-32(%rsp), %ymm5
	vpcmpeqq	%ymm2, %ymm4, %ymm4
	vpsllq	$62, %ymm1, %ymm1
	vpxor	%ymm3, %ymm0, %ymm0
	vpand	%ymm8, %ymm1, %ymm1
	vcvtpd2psy	%ymm0, %xmm0
	vblendvpd	%ymm4, %ymm6, %ymm5, %ymm2
	vpxor	%ymm2, %ymm1, %ymm1
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rdi, %rax
	jne	.L4008
	movl	%edx, %edi
	andl	$-8, %edi
	movl	%edi, %eax
	cmpl	%edi, %edx
	je	.L4027
.L4007:
	movl	%edx, %r8d
	subl	%eax, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L4010
	vxorps	%xmm0, %xmm0, %xmm0
	vcvtps2pd	(%rcx,%rax,4), %xmm4
	vmovddup	.LC7(%rip), %xmm2
	vmovddup	.LC183(%rip), %xmm3
	vmovlps	8(%rcx,%rax,4), %xmm0, %xmm0
	vmovddup	.LC297(%rip), %xmm5
	vmovddup	.LC1271(%rip), %xmm7
	vmovddup	.LC1283(%rip), %xmm9
	vcvtps2pd	%xmm0, %xmm1
	vmovapd	%xmm4, %xmm0
	movl	$1, %r11d
	movabsq	$-9223372036854775808, %r10
	vfmadd132pd	%xmm3, %xmm2, %xmm0
	vfmadd132pd	%xmm1, %xmm2, %xmm3
	vmovddup	.LC184(%rip), %xmm2
	vaddpd	%xmm5, %xmm0, %xmm6
	vaddpd	%xmm5, %xmm3, %xmm5
	vfmadd231pd	%xmm2, %xmm6, %xmm4
	vfmadd132pd	%xmm5, %xmm1, %xmm2
	vmovddup	.LC1335(%rip), %xmm1
	vfmadd132pd	%xmm1, %xmm4, %xmm6
	vfmadd132pd	%xmm1, %xmm2, %xmm5
	vmovddup	.LC1269(%rip), %xmm4
	vmulpd	%xmm6, %xmm6, %xmm2
	vmulpd	%xmm5, %xmm5, %xmm1
	vmovapd	%xmm2, %xmm8
	vfmadd132pd	%xmm4, %xmm7, %xmm8
	vfmadd132pd	%xmm1, %xmm7, %xmm4
	vmovddup	.LC1273(%rip), %xmm7
	vfmadd132pd	%xmm2, %xmm7, %xmm8
	vfmadd132pd	%xmm1, %xmm7, %xmm4
	vmovddup	.LC1275(%rip), %xmm7
	vfmadd132pd	%xmm2, %xmm7, %xmm8
	vfmadd132pd	%xmm1, %xmm7, %xmm4
	vmovddup	.LC20(%rip), %xmm7
	vfmadd132pd	%xmm2, %xmm7, %xmm8
	vfmadd132pd	%xmm1, %xmm7, %xmm4
	vmulpd	%xmm8, %xmm6, %xmm6
	vmovapd	%xmm2, %xmm8
	vmulpd	%xmm4, %xmm5, %xmm5
	vmovddup	.LC1281(%rip), %xmm4
	vfmadd132pd	%xmm4, %xmm9, %xmm8
	vfmadd132pd	%xmm1, %xmm9, %xmm4
	vmovddup	.LC1285(%rip), %xmm9
	vfmadd132pd	%xmm2, %xmm9, %xmm8
	vfmadd132pd	%xmm1, %xmm9, %xmm4
	vmovddup	.LC1287(%rip), %xmm9
	vfmadd132pd	%xmm2, %xmm9, %xmm8
	vfmadd132pd	%xmm1, %xmm9, %xmm4
	vmovddup	.LC1289(%rip), %xmm9
	vfmadd132pd	%xmm2, %xmm9, %xmm8
	vfmadd132pd	%xmm1, %xmm9, %xmm4
	vfmadd132pd	%xmm8, %xmm7, %xmm2
	vpxor	%xmm8, %xmm8, %xmm8
	vfmadd132pd	%xmm4, %xmm7, %xmm1
	vmovq	%r11, %xmm4
	vpunpcklqdq	%xmm4, %xmm4, %xmm4
	vpand	%xmm0, %xmm4, %xmm7
	vpsllq	$62, %xmm0, %xmm0
	vpand	%xmm3, %xmm4, %xmm4
	vpcmpeqq	%xmm8, %xmm4, %xmm4
	vpcmpeqq	%xmm8, %xmm7, %xmm7
	vpsllq	$62, %xmm3, %xmm3
	vblendvpd	%xmm4, %xmm5, %xmm1, %xmm1
	vmovq	%r10, %xmm4
	vblendvpd	%xmm7, %xmm6, %xmm2, %xmm2
	vpunpcklqdq	%xmm4, %xmm4, %xmm4
	vpand	%xmm4, %xmm0, %xmm0
	vpand	%xmm4, %xmm3, %xmm3
	vpxor	%xmm2, %xmm0, %xmm0
	vpxor	%xmm1, %xmm3, %xmm3
	vinsertf128	$0x1, %xmm3, %ymm0, %ymm0
	vcvtpd2psy	%ymm0, %xmm0
	vmovups	%xmm0, (%rsi,%rax,4)
	movl	%r8d, %eax
	andl	$-4, %eax
	addl	%eax, %edi
	andl	$3, %r8d
	je	.L4027
.L4010:
	movslq	%edi, %rax
	vmovsd	.LC7(%rip), %xmm2
	vmovsd	.LC183(%rip), %xmm0
	vxorps	%xmm3, %xmm3, %xmm3
	vcvtss2sd	(%rcx,%rax,4), %xmm3, %xmm5
	vmovsd	%xmm5, %xmm5, %xmm4
	vmovsd	%xmm5, %xmm5, %xmm6
	leaq	0(,%rax,4), %r9
	vfmadd132sd	%xmm0, %xmm2, %xmm4
	vmovsd	.LC1335(%rip), %xmm5
	leaq	(%rsi,%r9), %r10
	vsubsd	%xmm2, %xmm4, %xmm1
	vmovq	%xmm4, %rax
	vmovsd	.LC184(%rip), %xmm4
	vfmadd231sd	%xmm4, %xmm1, %xmm6
	vfmadd132sd	%xmm5, %xmm6, %xmm1
	vmulsd	%xmm1, %xmm1, %xmm7
	testb	$1, %al
	je	.L4012
	vmovsd	.LC1281(%rip), %xmm1
	vmovsd	.LC20(%rip), %xmm6
	vfmadd213sd	.LC1283(%rip), %xmm7, %xmm1
	vfmadd213sd	.LC1285(%rip), %xmm7, %xmm1
	vfmadd213sd	.LC1287(%rip), %xmm7, %xmm1
	vfmadd213sd	.LC1289(%rip), %xmm7, %xmm1
	vfmadd132sd	%xmm1, %xmm6, %xmm7
	vmovq	%xmm7, %r8
.L4013:
	movabsq	$-9223372036854775808, %r11
	salq	$62, %rax
	andq	%r11, %rax
	xorq	%r8, %rax
	vmovq	%rax, %xmm7
	leal	1(%rdi), %eax
	vcvtsd2ss	%xmm7, %xmm7, %xmm1
	vmovss	%xmm1, (%r10)
	cmpl	%eax, %edx
	jle	.L4027
	vcvtss2sd	4(%rcx,%r9), %xmm3, %xmm7
	vmovsd	%xmm7, %xmm7, %xmm8
	leaq	4(%rsi,%r9), %r8
	vfmadd132sd	%xmm0, %xmm2, %xmm8
	vsubsd	%xmm2, %xmm8, %xmm1
	vmovq	%xmm8, %rax
	vfmadd231sd	%xmm4, %xmm1, %xmm7
	vfmadd132sd	%xmm5, %xmm7, %xmm1
	vmulsd	%xmm1, %xmm1, %xmm7
	testb	$1, %al
	je	.L4014
	vmovsd	.LC1281(%rip), %xmm1
	vfmadd213sd	.LC1283(%rip), %xmm7, %xmm1
	vfmadd213sd	.LC1285(%rip), %xmm7, %xmm1
	vfmadd213sd	.LC1287(%rip), %xmm7, %xmm1
	vfmadd213sd	.LC1289(%rip), %xmm7, %xmm1
	vfmadd132sd	%xmm7, %xmm6, %xmm1
.L4015:
	movabsq	$-9223372036854775808, %r10
	salq	$62, %rax
	addl	$2, %edi
	andq	%r10, %rax
	vmovq	%xmm1, %r10
	xorq	%r10, %rax
	vmovq	%rax, %xmm7
	vcvtsd2ss	%xmm7, %xmm7, %xmm1
	vmovss	%xmm1, (%r8)
	cmpl	%edi, %edx
	jle	.L4027
	vcvtss2sd	8(%rcx,%r9), %xmm3, %xmm3
	vfmadd132sd	%xmm3, %xmm2, %xmm0
	leaq	8(%rsi,%r9), %rsi
	vsubsd	%xmm2, %xmm0, %xmm2
	vmovq	%xmm0, %rax
	vfmadd132sd	%xmm2, %xmm3, %xmm4
	vfmadd132sd	%xmm5, %xmm4, %xmm2
	vmulsd	%xmm2, %xmm2, %xmm0
	testb	$1, %al
	jne	.L4033
	vmovsd	.LC1269(%rip), %xmm1
	vfmadd213sd	.LC1271(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1273(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1275(%rip), %xmm0, %xmm1
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vmulsd	%xmm0, %xmm2, %xmm7
	vmovq	%xmm7, %rdx
.L4018:
	movabsq	$-9223372036854775808, %rcx
	salq	$62, %rax
	andq	%rcx, %rax
	xorq	%rdx, %rax
	vmovq	%rax, %xmm7
	vcvtsd2ss	%xmm7, %xmm7, %xmm0
	vmovss	%xmm0, (%rsi)
	vzeroupper
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L4027:
	.cfi_restore_state
	vzeroupper
	leave
	.cfi_remember_state
	.cfi_def_cfa 7, 8
	ret
	.p2align 4,,10
	.p2align 3
.L4012:
	.cfi_restore_state
	vmovsd	.LC1269(%rip), %xmm8
	vmovsd	.LC20(%rip), %xmm6
	vfmadd213sd	.LC1271(%rip), %xmm7, %xmm8
	vfmadd213sd	.LC1273(%rip), %xmm7, %xmm8
	vfmadd213sd	.LC1275(%rip), %xmm7, %xmm8
	vfmadd132sd	%xmm8, %xmm6, %xmm7
	vmulsd	%xmm7, %xmm1, %xmm7
	vmovq	%xmm7, %r8
	jmp	.L4013
	.p2align 4,,10
	.p2align 3
.L4014:
	vmovsd	.LC1269(%rip), %xmm8
	vfmadd213sd	.LC1271(%rip), %xmm7, %xmm8
	vfmadd213sd	.LC1273(%rip), %xmm7, %xmm8
	vfmadd213sd	.LC1275(%rip), %xmm7, %xmm8
	vfmadd132sd	%xmm8, %xmm6, %xmm7
	vmulsd	%xmm7, %xmm1, %xmm1
	jmp	.L4015
	.p2align 4,,10
	.p2align 3
.L4033:
	vmovsd	.LC1281(%rip), %xmm1
	vfmadd213sd	.LC1283(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1285(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1287(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1289(%rip), %xmm0, %xmm1
	vfmadd132sd	%xmm1, %xmm6, %xmm0
	vmovq	%xmm0, %rdx
	jmp	.L4018
	.p2align 4,,10
	.p2align 3
.L4030:
	.cfi_def_cfa 7, 8
	.cfi_restore 6
	ret
.L4019:
	.cfi_def_cfa 6, 16
	.cfi_offset 6, -16
	xorl	%eax, %eax
	xorl	%edi, %edi
	jmp	.L4007
	.cfi_endproc
.LFE284:
	.size	v_etch__sin_bounded_f32, .-v_etch__sin_bounded_f32
	.p2align 4
	.globl	v_etch__cos_bounded_f32
	.type	v_etch__cos_bounded_f32, @function
v_etch__cos_bounded_f32:
.LFB285:
	.cfi_startproc
	movq	%rdi, %rcx
	testl	%edx, %edx
	jle	.L4057
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L4048
	movabsq	$-9223372036854775808, %r11
	movl	%edx, %edi
	xorl	%eax, %eax
	vbroadcastsd	.LC183(%rip), %ymm14
	shrl	$3, %edi
	vmovq	%r11, %xmm9
	vbroadcastsd	.LC7(%rip), %ymm13
	vbroadcastsd	.LC297(%rip), %ymm12
	vbroadcastsd	.LC184(%rip), %ymm11
	salq	$5, %rdi
	vbroadcastsd	.LC1335(%rip), %ymm10
	vpbroadcastq	%xmm9, %ymm9
	vbroadcastsd	.LC20(%rip), %ymm8
	vpbroadcastq	.LC720(%rip), %ymm7
	.p2align 4,,10
	.p2align 3
.L4037:
	vmovups	(%rcx,%rax), %ymm6
	vcvtps2pd	(%rcx,%rax), %ymm3
	vmovapd	%ymm3, %ymm0
	vfmadd132pd	%ymm14, %ymm13, %ymm0
	vextractf128	$0x1, %ymm6, %xmm2
	vcvtps2pd	%xmm2, %ymm2
	vmovapd	%ymm2, %ymm1
	vfmadd132pd	%ymm14, %ymm13, %ymm1
	vaddpd	%ymm12, %ymm0, %ymm15
	vpaddq	%ymm7, %ymm0, %ymm0
	vaddpd	%ymm12, %ymm1, %ymm6
	vfmadd231pd	%ymm11, %ymm15, %ymm3
	vpaddq	%ymm7, %ymm1, %ymm1
	vfmadd231pd	%ymm11, %ymm6, %ymm2
	vfmadd132pd	%ymm10, %ymm3, %ymm15
	vbroadcastsd	.LC1269(%rip), %ymm3
	vfmadd132pd	%ymm10, %ymm2, %ymm6
	vbroadcastsd	.LC1269(%rip), %ymm2
	vmulpd	%ymm15, %ymm15, %ymm5
	vfmadd213pd	.LC1270(%rip), %ymm5, %ymm3
	vfmadd213pd	.LC1272(%rip), %ymm5, %ymm3
	vmulpd	%ymm6, %ymm6, %ymm4
	vfmadd213pd	.LC1274(%rip), %ymm5, %ymm3
	vfmadd213pd	.LC1270(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC1272(%rip), %ymm4, %ymm2
	vfmadd213pd	.LC1274(%rip), %ymm4, %ymm2
	vfmadd132pd	%ymm5, %ymm8, %ymm3
	vfmadd132pd	%ymm4, %ymm8, %ymm2
	vmulpd	%ymm3, %ymm15, %ymm15
	vbroadcastsd	.LC1281(%rip), %ymm3
	vfmadd213pd	.LC1282(%rip), %ymm4, %ymm3
	vfmadd213pd	.LC1284(%rip), %ymm4, %ymm3
	vfmadd213pd	.LC1286(%rip), %ymm4, %ymm3
	vmulpd	%ymm2, %ymm6, %ymm6
	vbroadcastsd	.LC1281(%rip), %ymm2
	vfmadd213pd	.LC1282(%rip), %ymm5, %ymm2
	vfmadd213pd	.LC1284(%rip), %ymm5, %ymm2
	vfmadd213pd	.LC1288(%rip), %ymm4, %ymm3
	vfmadd213pd	.LC1286(%rip), %ymm5, %ymm2
	vfmadd213pd	.LC1288(%rip), %ymm5, %ymm2
	vfmadd132pd	%ymm4, %ymm8, %ymm3
	vpand	%ymm7, %ymm0, %ymm4
	vpsllq	$62, %ymm0, %ymm0
	vfmadd132pd	%ymm5, %ymm8, %ymm2
	vpxor	%xmm5, %xmm5, %xmm5
	vpand	%ymm9, %ymm0, %ymm0
	vpcmpeqq	%ymm5, %ymm4, %ymm4
	vblendvpd	%ymm4, %ymm15, %ymm2, %ymm2
	vpand	%ymm7, %ymm1, %ymm4
	vpcmpeqq	%ymm5, %ymm4, %ymm4
	vpsllq	$62, %ymm1, %ymm1
	vpxor	%ymm2, %ymm0, %ymm0
	vpand	%ymm9, %ymm1, %ymm1
	vcvtpd2psy	%ymm0, %xmm0
	vblendvpd	%ymm4, %ymm6, %ymm3, %ymm3
	vpxor	%ymm3, %ymm1, %ymm1
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rdi, %rax
	jne	.L4037
	movl	%edx, %edi
	andl	$-8, %edi
	movl	%edi, %eax
	cmpl	%edi, %edx
	je	.L4056
.L4036:
	movl	%edx, %r8d
	subl	%eax, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L4039
	vcvtps2pd	(%rcx,%rax,4), %xmm2
	vmovapd	%xmm2, %xmm5
	vmovddup	.LC7(%rip), %xmm1
	vmovddup	.LC183(%rip), %xmm3
	vxorps	%xmm0, %xmm0, %xmm0
	vfmadd132pd	%xmm3, %xmm1, %xmm5
	vmovddup	.LC297(%rip), %xmm6
	movl	$1, %r11d
	vmovlps	8(%rcx,%rax,4), %xmm0, %xmm0
	vmovq	%r11, %xmm4
	vmovddup	.LC1271(%rip), %xmm8
	vmovddup	.LC1283(%rip), %xmm10
	vcvtps2pd	%xmm0, %xmm0
	vfmadd132pd	%xmm0, %xmm1, %xmm3
	vmovddup	.LC184(%rip), %xmm1
	vpunpcklqdq	%xmm4, %xmm4, %xmm4
	movabsq	$-9223372036854775808, %r10
	vaddpd	%xmm6, %xmm5, %xmm7
	vaddpd	%xmm6, %xmm3, %xmm6
	vpaddq	%xmm4, %xmm3, %xmm3
	vfmadd231pd	%xmm1, %xmm7, %xmm2
	vfmadd132pd	%xmm6, %xmm0, %xmm1
	vmovddup	.LC1335(%rip), %xmm0
	vfmadd132pd	%xmm0, %xmm2, %xmm7
	vfmadd132pd	%xmm0, %xmm1, %xmm6
	vpaddq	%xmm4, %xmm5, %xmm0
	vmovddup	.LC1269(%rip), %xmm5
	vmulpd	%xmm7, %xmm7, %xmm2
	vmulpd	%xmm6, %xmm6, %xmm1
	vmovapd	%xmm2, %xmm9
	vfmadd132pd	%xmm5, %xmm8, %xmm9
	vfmadd132pd	%xmm1, %xmm8, %xmm5
	vmovddup	.LC1273(%rip), %xmm8
	vfmadd132pd	%xmm2, %xmm8, %xmm9
	vfmadd132pd	%xmm1, %xmm8, %xmm5
	vmovddup	.LC1275(%rip), %xmm8
	vfmadd132pd	%xmm2, %xmm8, %xmm9
	vfmadd132pd	%xmm1, %xmm8, %xmm5
	vmovddup	.LC20(%rip), %xmm8
	vfmadd132pd	%xmm2, %xmm8, %xmm9
	vfmadd132pd	%xmm1, %xmm8, %xmm5
	vmulpd	%xmm9, %xmm7, %xmm7
	vmovapd	%xmm2, %xmm9
	vmulpd	%xmm5, %xmm6, %xmm6
	vmovddup	.LC1281(%rip), %xmm5
	vfmadd132pd	%xmm5, %xmm10, %xmm9
	vfmadd132pd	%xmm1, %xmm10, %xmm5
	vmovddup	.LC1285(%rip), %xmm10
	vfmadd132pd	%xmm2, %xmm10, %xmm9
	vfmadd132pd	%xmm1, %xmm10, %xmm5
	vmovddup	.LC1287(%rip), %xmm10
	vfmadd132pd	%xmm2, %xmm10, %xmm9
	vfmadd132pd	%xmm1, %xmm10, %xmm5
	vmovddup	.LC1289(%rip), %xmm10
	vfmadd132pd	%xmm2, %xmm10, %xmm9
	vfmadd132pd	%xmm1, %xmm10, %xmm5
	vfmadd132pd	%xmm9, %xmm8, %xmm2
	vfmadd132pd	%xmm5, %xmm8, %xmm1
	vpand	%xmm4, %xmm0, %xmm5
	vpxor	%xmm8, %xmm8, %xmm8
	vpcmpeqq	%xmm8, %xmm5, %xmm5
	vpsllq	$62, %xmm0, %xmm0
	vpand	%xmm4, %xmm3, %xmm4
	vpcmpeqq	%xmm8, %xmm4, %xmm4
	vpsllq	$62, %xmm3, %xmm3
	vblendvpd	%xmm5, %xmm7, %xmm2, %xmm2
	vblendvpd	%xmm4, %xmm6, %xmm1, %xmm1
	vmovq	%r10, %xmm4
	vpunpcklqdq	%xmm4, %xmm4, %xmm4
	vpand	%xmm4, %xmm0, %xmm0
	vpand	%xmm4, %xmm3, %xmm3
	vpxor	%xmm2, %xmm0, %xmm0
	vpxor	%xmm1, %xmm3, %xmm3
	vinsertf128	$0x1, %xmm3, %ymm0, %ymm0
	vcvtpd2psy	%ymm0, %xmm0
	vmovups	%xmm0, (%rsi,%rax,4)
	movl	%r8d, %eax
	andl	$-4, %eax
	addl	%eax, %edi
	andl	$3, %r8d
	je	.L4056
.L4039:
	movslq	%edi, %rax
	vmovsd	.LC7(%rip), %xmm3
	vxorps	%xmm6, %xmm6, %xmm6
	vmovsd	.LC183(%rip), %xmm0
	vcvtss2sd	(%rcx,%rax,4), %xmm6, %xmm5
	vmovsd	%xmm5, %xmm5, %xmm1
	vmovsd	.LC184(%rip), %xmm4
	vmovsd	%xmm5, %xmm5, %xmm7
	vfmadd132sd	%xmm0, %xmm3, %xmm1
	vmovsd	.LC1335(%rip), %xmm5
	leaq	0(,%rax,4), %r9
	leaq	(%rsi,%r9), %r10
	vsubsd	%xmm3, %xmm1, %xmm2
	vmovq	%xmm1, %rax
	addq	$1, %rax
	vfmadd231sd	%xmm4, %xmm2, %xmm7
	vfmadd132sd	%xmm5, %xmm7, %xmm2
	vmulsd	%xmm2, %xmm2, %xmm8
	testb	$1, %al
	je	.L4041
	vmovsd	.LC1281(%rip), %xmm1
	vmovsd	.LC20(%rip), %xmm7
	vfmadd213sd	.LC1283(%rip), %xmm8, %xmm1
	vfmadd213sd	.LC1285(%rip), %xmm8, %xmm1
	vfmadd213sd	.LC1287(%rip), %xmm8, %xmm1
	vfmadd213sd	.LC1289(%rip), %xmm8, %xmm1
	vfmadd132sd	%xmm1, %xmm7, %xmm8
	vmovq	%xmm8, %r8
.L4042:
	movabsq	$-9223372036854775808, %r11
	salq	$62, %rax
	andq	%r11, %rax
	xorq	%r8, %rax
	vmovq	%rax, %xmm1
	leal	1(%rdi), %eax
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
	vmovss	%xmm1, (%r10)
	cmpl	%eax, %edx
	jle	.L4056
	vcvtss2sd	4(%rcx,%r9), %xmm6, %xmm8
	vmovsd	%xmm8, %xmm8, %xmm1
	leaq	4(%rsi,%r9), %r8
	vfmadd132sd	%xmm0, %xmm3, %xmm1
	vsubsd	%xmm3, %xmm1, %xmm2
	vmovq	%xmm1, %rax
	addq	$1, %rax
	vfmadd231sd	%xmm4, %xmm2, %xmm8
	vfmadd132sd	%xmm5, %xmm8, %xmm2
	vmulsd	%xmm2, %xmm2, %xmm1
	testb	$1, %al
	je	.L4043
	vmovsd	.LC1281(%rip), %xmm2
	vfmadd213sd	.LC1283(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1285(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1287(%rip), %xmm1, %xmm2
	vfmadd213sd	.LC1289(%rip), %xmm1, %xmm2
	vfmadd132sd	%xmm1, %xmm7, %xmm2
.L4044:
	movabsq	$-9223372036854775808, %r10
	salq	$62, %rax
	addl	$2, %edi
	andq	%r10, %rax
	vmovq	%xmm2, %r10
	xorq	%r10, %rax
	vmovq	%rax, %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
	vmovss	%xmm1, (%r8)
	cmpl	%edi, %edx
	jle	.L4056
	vcvtss2sd	8(%rcx,%r9), %xmm6, %xmm6
	vfmadd132sd	%xmm6, %xmm3, %xmm0
	leaq	8(%rsi,%r9), %rsi
	vsubsd	%xmm3, %xmm0, %xmm3
	vmovq	%xmm0, %rax
	addq	$1, %rax
	vfmadd132sd	%xmm3, %xmm6, %xmm4
	vfmadd132sd	%xmm5, %xmm4, %xmm3
	vmulsd	%xmm3, %xmm3, %xmm0
	testb	$1, %al
	jne	.L4058
	vmovsd	.LC1269(%rip), %xmm1
	vfmadd213sd	.LC1271(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1273(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1275(%rip), %xmm0, %xmm1
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vmulsd	%xmm0, %xmm3, %xmm7
	vmovq	%xmm7, %rdx
.L4047:
	movabsq	$-9223372036854775808, %rcx
	salq	$62, %rax
	andq	%rcx, %rax
	xorq	%rdx, %rax
	vmovq	%rax, %xmm7
	vcvtsd2ss	%xmm7, %xmm7, %xmm0
	vmovss	%xmm0, (%rsi)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L4056:
	vzeroupper
.L4057:
	ret
	.p2align 4,,10
	.p2align 3
.L4041:
	vmovsd	.LC1269(%rip), %xmm1
	vmovsd	.LC20(%rip), %xmm7
	vfmadd213sd	.LC1271(%rip), %xmm8, %xmm1
	vfmadd213sd	.LC1273(%rip), %xmm8, %xmm1
	vfmadd213sd	.LC1275(%rip), %xmm8, %xmm1
	vfmadd132sd	%xmm1, %xmm7, %xmm8
	vmulsd	%xmm8, %xmm2, %xmm1
	vmovq	%xmm1, %r8
	jmp	.L4042
	.p2align 4,,10
	.p2align 3
.L4043:
	vmovsd	.LC1269(%rip), %xmm8
	vfmadd213sd	.LC1271(%rip), %xmm1, %xmm8
	vfmadd213sd	.LC1273(%rip), %xmm1, %xmm8
	vfmadd213sd	.LC1275(%rip), %xmm1, %xmm8
	vfmadd132sd	%xmm8, %xmm7, %xmm1
	vmulsd	%xmm1, %xmm2, %xmm2
	jmp	.L4044
	.p2align 4,,10
	.p2align 3
.L4058:
	vmovsd	.LC1281(%rip), %xmm1
	vfmadd213sd	.LC1283(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1285(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1287(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC1289(%rip), %xmm0, %xmm1
	vfmadd132sd	%xmm1, %xmm7, %xmm0
	vmovq	%xmm0, %rdx
	jmp	.L4047
.L4048:
	xorl	%eax, %eax
	xorl	%edi, %edi
	jmp	.L4036
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
	jle	.L4084
	leal	-1(%rdx), %eax
	cmpl	$6, %eax
	jbe	.L4070
	movl	%edx, %edi
	xorl	%eax, %eax
	vpxor	%xmm11, %xmm11, %xmm11
	vbroadcastsd	.LC183(%rip), %ymm15
	vbroadcastsd	.LC7(%rip), %ymm14
	shrl	$3, %edi
	vbroadcastsd	.LC297(%rip), %ymm13
	vbroadcastsd	.LC184(%rip), %ymm12
	salq	$5, %rdi
	vbroadcastsd	.LC20(%rip), %ymm10
	.p2align 4,,10
	.p2align 3
.L4062:
	vmovups	(%rcx,%rax), %ymm6
	vcvtps2pd	(%rcx,%rax), %ymm1
	vmovapd	%ymm1, %ymm5
	vbroadcastsd	.LC1269(%rip), %ymm9
	vbroadcastsd	.LC1269(%rip), %ymm8
	vfmadd132pd	%ymm15, %ymm14, %ymm5
	vextractf128	$0x1, %ymm6, %xmm0
	vcvtps2pd	%xmm0, %ymm0
	vmovapd	%ymm0, %ymm4
	vfmadd132pd	%ymm15, %ymm14, %ymm4
	vaddpd	%ymm13, %ymm5, %ymm3
	vandpd	.LC1361(%rip), %ymm5, %ymm5
	vaddpd	%ymm13, %ymm4, %ymm2
	vfmadd231pd	%ymm12, %ymm3, %ymm1
	vmovapd	%ymm3, %ymm7
	vfmadd132pd	.LC1334(%rip), %ymm1, %ymm7
	vandpd	.LC1361(%rip), %ymm4, %ymm4
	vbroadcastsd	.LC1281(%rip), %ymm1
	vfmadd231pd	%ymm12, %ymm2, %ymm0
	vmovapd	%ymm2, %ymm6
	vfmadd132pd	.LC1334(%rip), %ymm0, %ymm6
	vbroadcastsd	.LC1281(%rip), %ymm0
	vmulpd	%ymm7, %ymm7, %ymm3
	vfmadd213pd	.LC1282(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC1270(%rip), %ymm3, %ymm9
	vfmadd213pd	.LC1284(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC1272(%rip), %ymm3, %ymm9
	vmulpd	%ymm6, %ymm6, %ymm2
	vfmadd213pd	.LC1286(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC1282(%rip), %ymm2, %ymm1
	vfmadd213pd	.LC1270(%rip), %ymm2, %ymm8
	vfmadd213pd	.LC1284(%rip), %ymm2, %ymm1
	vfmadd213pd	.LC1272(%rip), %ymm2, %ymm8
	vfmadd213pd	.LC1286(%rip), %ymm2, %ymm1
	vfmadd213pd	.LC1288(%rip), %ymm3, %ymm0
	vfmadd213pd	.LC1288(%rip), %ymm2, %ymm1
	vfmadd213pd	.LC1274(%rip), %ymm3, %ymm9
	vfmadd213pd	.LC1274(%rip), %ymm2, %ymm8
	vfmadd132pd	%ymm3, %ymm10, %ymm0
	vfmadd132pd	%ymm2, %ymm10, %ymm1
	vfmadd132pd	%ymm9, %ymm10, %ymm3
	vfmadd132pd	%ymm8, %ymm10, %ymm2
	vmulpd	%ymm3, %ymm7, %ymm3
	vpcmpeqq	%ymm11, %ymm5, %ymm7
	vmulpd	%ymm2, %ymm6, %ymm2
	vpcmpeqq	%ymm11, %ymm4, %ymm6
	vblendvpd	%ymm7, %ymm0, %ymm3, %ymm5
	vxorpd	.LC897(%rip), %ymm0, %ymm0
	vblendvpd	%ymm6, %ymm1, %ymm2, %ymm4
	vxorpd	.LC897(%rip), %ymm1, %ymm1
	vblendvpd	%ymm7, %ymm3, %ymm0, %ymm0
	vdivpd	%ymm5, %ymm0, %ymm0
	vblendvpd	%ymm6, %ymm2, %ymm1, %ymm1
	vdivpd	%ymm4, %ymm1, %ymm1
	vcvtpd2psy	%ymm0, %xmm0
	vcvtpd2psy	%ymm1, %xmm1
	vinsertf128	$0x1, %xmm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rsi,%rax)
	addq	$32, %rax
	cmpq	%rax, %rdi
	jne	.L4062
	movl	%edx, %eax
	andl	$-8, %eax
	movl	%eax, %edi
	cmpl	%eax, %edx
	je	.L4083
.L4061:
	movl	%edx, %r8d
	subl	%edi, %r8d
	leal	-1(%r8), %r9d
	cmpl	$2, %r9d
	jbe	.L4064
	vcvtps2pd	(%rcx,%rdi,4), %xmm2
	vmovapd	%xmm2, %xmm6
	vmovddup	.LC7(%rip), %xmm1
	vmovddup	.LC183(%rip), %xmm4
	vxorps	%xmm0, %xmm0, %xmm0
	vfmadd132pd	%xmm4, %xmm1, %xmm6
	vmovddup	.LC297(%rip), %xmm5
	vmovddup	.LC1285(%rip), %xmm9
	vmovlps	8(%rcx,%rdi,4), %xmm0, %xmm0
	vmovddup	.LC1271(%rip), %xmm11
	vcvtps2pd	%xmm0, %xmm0
	vfmadd132pd	%xmm0, %xmm1, %xmm4
	vmovddup	.LC184(%rip), %xmm1
	vaddpd	%xmm5, %xmm6, %xmm8
	vaddpd	%xmm5, %xmm4, %xmm5
	vfmadd231pd	%xmm1, %xmm8, %xmm2
	vfmadd132pd	%xmm5, %xmm0, %xmm1
	vmovddup	.LC1335(%rip), %xmm0
	vfmadd132pd	%xmm0, %xmm2, %xmm8
	vmovddup	.LC1283(%rip), %xmm2
	vfmadd132pd	%xmm0, %xmm1, %xmm5
	vmovddup	.LC1281(%rip), %xmm0
	vmulpd	%xmm8, %xmm8, %xmm3
	vmulpd	%xmm5, %xmm5, %xmm1
	vmovapd	%xmm3, %xmm7
	vmovapd	%xmm3, %xmm10
	vfmadd132pd	%xmm0, %xmm2, %xmm7
	vfmadd231pd	%xmm0, %xmm1, %xmm2
	vfmadd132pd	%xmm3, %xmm9, %xmm7
	vfmadd132pd	%xmm1, %xmm9, %xmm2
	vmovddup	.LC20(%rip), %xmm9
	vmovapd	%xmm7, %xmm0
	vmovddup	.LC1287(%rip), %xmm7
	vfmadd132pd	%xmm3, %xmm7, %xmm0
	vfmadd132pd	%xmm1, %xmm7, %xmm2
	vmovddup	.LC1289(%rip), %xmm7
	vfmadd132pd	%xmm3, %xmm7, %xmm0
	vfmadd132pd	%xmm1, %xmm7, %xmm2
	vmovddup	.LC1269(%rip), %xmm7
	vfmadd132pd	%xmm7, %xmm11, %xmm10
	vfmadd132pd	%xmm1, %xmm11, %xmm7
	vmovddup	.LC1273(%rip), %xmm11
	vfmadd132pd	%xmm3, %xmm9, %xmm0
	vfmadd132pd	%xmm1, %xmm9, %xmm2
	vfmadd132pd	%xmm3, %xmm11, %xmm10
	vfmadd132pd	%xmm1, %xmm11, %xmm7
	vmovddup	.LC1275(%rip), %xmm11
	vfmadd132pd	%xmm1, %xmm11, %xmm7
	vfmadd132pd	%xmm3, %xmm11, %xmm10
	vfmadd132pd	%xmm7, %xmm9, %xmm1
	vfmadd132pd	%xmm10, %xmm9, %xmm3
	vmovddup	.LC1362(%rip), %xmm7
	vandpd	%xmm7, %xmm6, %xmm6
	vandpd	%xmm7, %xmm4, %xmm4
	vmulpd	%xmm1, %xmm5, %xmm1
	vpxor	%xmm5, %xmm5, %xmm5
	vmulpd	%xmm3, %xmm8, %xmm3
	vpcmpeqq	%xmm5, %xmm6, %xmm6
	vpcmpeqq	%xmm5, %xmm4, %xmm4
	vmovddup	.LC898(%rip), %xmm5
	vblendvpd	%xmm4, %xmm2, %xmm1, %xmm7
	vxorpd	%xmm5, %xmm2, %xmm2
	vblendvpd	%xmm6, %xmm0, %xmm3, %xmm8
	vxorpd	%xmm5, %xmm0, %xmm0
	vblendvpd	%xmm4, %xmm1, %xmm2, %xmm2
	vdivpd	%xmm7, %xmm2, %xmm2
	vblendvpd	%xmm6, %xmm3, %xmm0, %xmm0
	vdivpd	%xmm8, %xmm0, %xmm0
	vinsertf128	$0x1, %xmm2, %ymm0, %ymm0
	vcvtpd2psy	%ymm0, %xmm0
	vmovups	%xmm0, (%rsi,%rdi,4)
	movl	%r8d, %edi
	andl	$-4, %edi
	addl	%edi, %eax
	andl	$3, %r8d
	je	.L4083
.L4064:
	movslq	%eax, %r9
	vmovsd	.LC7(%rip), %xmm0
	vxorps	%xmm5, %xmm5, %xmm5
	vmovsd	.LC183(%rip), %xmm7
	vcvtss2sd	(%rcx,%r9,4), %xmm5, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm6
	vmovsd	.LC184(%rip), %xmm8
	vmovsd	.LC1335(%rip), %xmm14
	vfmadd132sd	%xmm7, %xmm0, %xmm6
	vmovsd	.LC1283(%rip), %xmm13
	vmovsd	.LC1281(%rip), %xmm3
	leaq	0(,%r9,4), %rdi
	vmovsd	.LC1271(%rip), %xmm2
	vmovsd	.LC1285(%rip), %xmm12
	leaq	(%rsi,%rdi), %r8
	vmovsd	.LC1287(%rip), %xmm11
	vmovsd	.LC1275(%rip), %xmm9
	vmovsd	.LC1289(%rip), %xmm10
	vsubsd	%xmm0, %xmm6, %xmm15
	vmovq	%xmm6, %r9
	vmovsd	.LC20(%rip), %xmm6
	andl	$1, %r9d
	vfmadd231sd	%xmm8, %xmm15, %xmm1
	vfmadd132sd	%xmm14, %xmm1, %xmm15
	vmovsd	.LC1269(%rip), %xmm1
	vmulsd	%xmm15, %xmm15, %xmm4
	vfmadd132sd	%xmm4, %xmm13, %xmm3
	vfmadd132sd	%xmm4, %xmm2, %xmm1
	vfmadd213sd	.LC1273(%rip), %xmm4, %xmm1
	vfmadd132sd	%xmm4, %xmm12, %xmm3
	vfmadd132sd	%xmm4, %xmm9, %xmm1
	vfmadd132sd	%xmm4, %xmm11, %xmm3
	vfmadd132sd	%xmm4, %xmm6, %xmm1
	vfmadd132sd	%xmm4, %xmm10, %xmm3
	vmulsd	%xmm15, %xmm1, %xmm1
	vfmadd132sd	%xmm4, %xmm6, %xmm3
	jne	.L4085
.L4066:
	vdivsd	%xmm3, %xmm1, %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
	vmovss	%xmm1, (%r8)
	leal	1(%rax), %r8d
	cmpl	%r8d, %edx
	jle	.L4083
	vcvtss2sd	4(%rcx,%rdi), %xmm5, %xmm3
	vmovsd	%xmm3, %xmm3, %xmm4
	leaq	4(%rsi,%rdi), %r8
	vmovsd	.LC1269(%rip), %xmm15
	vfmadd132sd	%xmm7, %xmm0, %xmm4
	vsubsd	%xmm0, %xmm4, %xmm1
	vmovq	%xmm4, %r9
	andl	$1, %r9d
	vfmadd231sd	%xmm8, %xmm1, %xmm3
	vfmadd132sd	%xmm14, %xmm3, %xmm1
	vmovsd	.LC1281(%rip), %xmm3
	vmulsd	%xmm1, %xmm1, %xmm4
	vfmadd132sd	%xmm4, %xmm13, %xmm3
	vfmadd132sd	%xmm4, %xmm2, %xmm15
	vfmadd213sd	.LC1273(%rip), %xmm4, %xmm15
	vfmadd132sd	%xmm4, %xmm12, %xmm3
	vfmadd132sd	%xmm4, %xmm9, %xmm15
	vfmadd132sd	%xmm4, %xmm11, %xmm3
	vfmadd132sd	%xmm4, %xmm6, %xmm15
	vfmadd132sd	%xmm4, %xmm10, %xmm3
	vmulsd	%xmm15, %xmm1, %xmm1
	vfmadd132sd	%xmm4, %xmm6, %xmm3
	je	.L4067
	vxorpd	.LC108(%rip), %xmm3, %xmm4
	vmovsd	%xmm1, %xmm1, %xmm3
	vmovsd	%xmm4, %xmm4, %xmm1
.L4067:
	vdivsd	%xmm3, %xmm1, %xmm1
	addl	$2, %eax
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
	vmovss	%xmm1, (%r8)
	cmpl	%eax, %edx
	jle	.L4083
	vcvtss2sd	8(%rcx,%rdi), %xmm5, %xmm5
	vfmadd132sd	%xmm5, %xmm0, %xmm7
	leaq	8(%rsi,%rdi), %rax
	vmovsd	.LC1281(%rip), %xmm1
	vsubsd	%xmm0, %xmm7, %xmm0
	vmovq	%xmm7, %rdx
	andl	$1, %edx
	vfmadd132sd	%xmm0, %xmm5, %xmm8
	vfmadd132sd	%xmm14, %xmm8, %xmm0
	vmulsd	%xmm0, %xmm0, %xmm3
	vfmadd231sd	.LC1269(%rip), %xmm3, %xmm2
	vfmadd213sd	.LC1273(%rip), %xmm3, %xmm2
	vfmadd132sd	%xmm3, %xmm13, %xmm1
	vfmadd132sd	%xmm3, %xmm9, %xmm2
	vfmadd132sd	%xmm3, %xmm12, %xmm1
	vfmadd132sd	%xmm3, %xmm11, %xmm1
	vfmadd132sd	%xmm3, %xmm10, %xmm1
	vfmadd132sd	%xmm3, %xmm6, %xmm1
	vfmadd132sd	%xmm2, %xmm6, %xmm3
	vmulsd	%xmm3, %xmm0, %xmm0
	je	.L4069
	vxorpd	.LC108(%rip), %xmm1, %xmm2
	vmovsd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm2, %xmm2, %xmm0
.L4069:
	vdivsd	%xmm1, %xmm0, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, (%rax)
	vzeroupper
	ret
	.p2align 4,,10
	.p2align 3
.L4083:
	vzeroupper
.L4084:
	ret
	.p2align 4,,10
	.p2align 3
.L4085:
	vxorpd	.LC108(%rip), %xmm3, %xmm4
	vmovsd	%xmm1, %xmm1, %xmm3
	vmovsd	%xmm4, %xmm4, %xmm1
	jmp	.L4066
.L4070:
	xorl	%edi, %edi
	xorl	%eax, %eax
	jmp	.L4061
	.cfi_endproc
.LFE286:
	.size	v_etch__tan_bounded_f32, .-v_etch__tan_bounded_f32
	.p2align 4
	.globl	v_etch__trig_needs_slow_f64
	.type	v_etch__trig_needs_slow_f64, @function
v_etch__trig_needs_slow_f64:
.LFB287:
	.cfi_startproc
	movq	%rdi, %rcx
	movl	%edx, %r8d
	testl	%edx, %edx
	jle	.L4099
	leal	-1(%rdx), %eax
	cmpl	$30, %eax
	jbe	.L4093
	movl	$65535, %r9d
	movq	%rdi, %rax
	movl	%r8d, %edi
	vbroadcastsd	.LC226(%rip), %ymm6
	vmovd	%r9d, %xmm7
	shrl	$5, %edi
	movq	%rsi, %rdx
	movl	$255, %r9d
	salq	$8, %rdi
	vmovd	%r9d, %xmm8
	vbroadcastsd	.LC182(%rip), %ymm5
	vpbroadcastq	.LC720(%rip), %ymm4
	addq	%rcx, %rdi
	vpbroadcastd	%xmm7, %ymm7
	vpbroadcastw	%xmm8, %ymm8
	.p2align 4,,10
	.p2align 3
.L4089:
	vandpd	32(%rax), %ymm6, %ymm9
	vandpd	(%rax), %ymm6, %ymm3
	addq	$256, %rax
	addq	$32, %rdx
	vandpd	-192(%rax), %ymm6, %ymm0
	vandpd	-160(%rax), %ymm6, %ymm12
	vcmpnltpd	%ymm5, %ymm3, %ymm3
	vcmpnltpd	%ymm5, %ymm9, %ymm9
	vandpd	-128(%rax), %ymm6, %ymm2
	vandpd	-96(%rax), %ymm6, %ymm11
	vcmpnltpd	%ymm5, %ymm0, %ymm0
	vandpd	-64(%rax), %ymm6, %ymm1
	vcmpnltpd	%ymm5, %ymm12, %ymm12
	vcmpnltpd	%ymm5, %ymm2, %ymm2
	vandpd	-32(%rax), %ymm6, %ymm10
	vpand	%ymm9, %ymm4, %ymm9
	vcmpnltpd	%ymm5, %ymm11, %ymm11
	vpand	%ymm3, %ymm4, %ymm3
	vperm2i128	$32, %ymm9, %ymm3, %ymm13
	vperm2i128	$49, %ymm9, %ymm3, %ymm3
	vpand	%ymm0, %ymm4, %ymm0
	vpand	%ymm12, %ymm4, %ymm12
	vpshufd	$216, %ymm13, %ymm9
	vpshufd	$216, %ymm3, %ymm3
	vpunpcklqdq	%ymm3, %ymm9, %ymm3
	vcmpnltpd	%ymm5, %ymm1, %ymm1
	vperm2i128	$32, %ymm12, %ymm0, %ymm9
	vcmpnltpd	%ymm5, %ymm10, %ymm10
	vperm2i128	$49, %ymm12, %ymm0, %ymm0
	vpand	%ymm2, %ymm4, %ymm2
	vpand	%ymm11, %ymm4, %ymm11
	vpshufd	$216, %ymm0, %ymm0
	vpshufd	$216, %ymm9, %ymm9
	vpunpcklqdq	%ymm0, %ymm9, %ymm9
	vperm2i128	$32, %ymm11, %ymm2, %ymm0
	vperm2i128	$49, %ymm11, %ymm2, %ymm2
	vpand	%ymm1, %ymm4, %ymm1
	vpand	%ymm10, %ymm4, %ymm10
	vpand	%ymm9, %ymm7, %ymm9
	vpshufd	$216, %ymm2, %ymm2
	vpand	%ymm3, %ymm7, %ymm3
	vpshufd	$216, %ymm0, %ymm0
	vpackusdw	%ymm9, %ymm3, %ymm3
	vpunpcklqdq	%ymm2, %ymm0, %ymm0
	vperm2i128	$49, %ymm10, %ymm1, %ymm9
	vperm2i128	$32, %ymm10, %ymm1, %ymm2
	vpand	%ymm0, %ymm7, %ymm0
	vpermq	$216, %ymm3, %ymm3
	vpshufd	$216, %ymm2, %ymm1
	vpshufd	$216, %ymm9, %ymm2
	vpunpcklqdq	%ymm2, %ymm1, %ymm1
	vpand	%ymm1, %ymm7, %ymm1
	vpackusdw	%ymm1, %ymm0, %ymm0
	vpand	%ymm3, %ymm8, %ymm1
	vpermq	$216, %ymm0, %ymm0
	vpand	%ymm0, %ymm8, %ymm0
	vpackuswb	%ymm0, %ymm1, %ymm0
	vpermq	$216, %ymm0, %ymm0
	vmovdqu	%ymm0, -32(%rdx)
	cmpq	%rdi, %rax
	jne	.L4089
	movl	%r8d, %edx
	andl	$-32, %edx
	movl	%edx, %edi
	cmpl	%edx, %r8d
	je	.L4100
	vzeroupper
.L4088:
	movl	%r8d, %r9d
	subl	%edi, %r9d
	leal	-1(%r9), %eax
	cmpl	$14, %eax
	jbe	.L4091
	leaq	(%rcx,%rdi,8), %rax
	vmovddup	.LC226(%rip), %xmm0
	vmovddup	.LC182(%rip), %xmm2
	vandpd	16(%rax), %xmm0, %xmm8
	vandpd	32(%rax), %xmm0, %xmm4
	vandpd	48(%rax), %xmm0, %xmm7
	vandpd	64(%rax), %xmm0, %xmm3
	vandpd	80(%rax), %xmm0, %xmm6
	vcmpnltpd	%xmm2, %xmm8, %xmm8
	vandpd	96(%rax), %xmm0, %xmm5
	vcmpnltpd	%xmm2, %xmm4, %xmm4
	vcmpnltpd	%xmm2, %xmm7, %xmm7
	vandpd	112(%rax), %xmm0, %xmm9
	vcmpnltpd	%xmm2, %xmm3, %xmm3
	vcmpnltpd	%xmm2, %xmm6, %xmm6
	vandpd	(%rax), %xmm0, %xmm0
	movl	$1, %eax
	vcmpnltpd	%xmm2, %xmm5, %xmm5
	vmovq	%rax, %xmm1
	movl	$65535, %eax
	vcmpnltpd	%xmm2, %xmm0, %xmm0
	vcmpnltpd	%xmm2, %xmm9, %xmm2
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	%xmm8, %xmm1, %xmm8
	vpand	%xmm4, %xmm1, %xmm4
	vpand	%xmm7, %xmm1, %xmm7
	vpand	%xmm3, %xmm1, %xmm3
	vpand	%xmm6, %xmm1, %xmm6
	vpand	%xmm5, %xmm1, %xmm5
	vshufps	$136, %xmm7, %xmm4, %xmm4
	vpand	%xmm0, %xmm1, %xmm0
	vpand	%xmm2, %xmm1, %xmm1
	vmovd	%eax, %xmm2
	vshufps	$136, %xmm6, %xmm3, %xmm3
	vpshufd	$0, %xmm2, %xmm2
	movl	$255, %eax
	vshufps	$136, %xmm1, %xmm5, %xmm5
	vshufps	$136, %xmm8, %xmm0, %xmm0
	vpand	%xmm4, %xmm2, %xmm4
	vpand	%xmm0, %xmm2, %xmm0
	vpand	%xmm3, %xmm2, %xmm1
	vpand	%xmm5, %xmm2, %xmm2
	vpackusdw	%xmm4, %xmm0, %xmm0
	vpackusdw	%xmm2, %xmm1, %xmm1
	vmovd	%eax, %xmm2
	movl	%r9d, %eax
	vpbroadcastw	%xmm2, %xmm2
	andl	$-16, %eax
	vpand	%xmm0, %xmm2, %xmm0
	vpand	%xmm1, %xmm2, %xmm2
	addl	%eax, %edx
	andl	$15, %r9d
	vpackuswb	%xmm2, %xmm0, %xmm0
	vmovdqu	%xmm0, (%rsi,%rdi)
	je	.L4099
.L4091:
	movslq	%edx, %r9
	vmovsd	.LC182(%rip), %xmm0
	movabsq	$9223372036854775807, %rax
	movq	(%rcx,%r9,8), %r10
	leaq	0(,%r9,8), %rdi
	andq	%rax, %r10
	vmovq	%r10, %xmm7
	vucomisd	%xmm7, %xmm0
	setbe	(%rsi,%r9)
	leal	1(%rdx), %r9d
	cmpl	%r9d, %r8d
	jle	.L4099
	movq	8(%rcx,%rdi), %r10
	movslq	%r9d, %r9
	andq	%rax, %r10
	vmovq	%r10, %xmm7
	vucomisd	%xmm7, %xmm0
	setbe	(%rsi,%r9)
	leal	2(%rdx), %r9d
	cmpl	%r9d, %r8d
	jle	.L4099
	movq	16(%rcx,%rdi), %r10
	movslq	%r9d, %r9
	andq	%rax, %r10
	vmovq	%r10, %xmm7
	vucomisd	%xmm7, %xmm0
	setbe	(%rsi,%r9)
	leal	3(%rdx), %r9d
	cmpl	%r9d, %r8d
	jle	.L4099
	movq	24(%rcx,%rdi), %r10
	movslq	%r9d, %r9
	andq	%rax, %r10
	vmovq	%r10, %xmm7
	vucomisd	%xmm7, %xmm0
	setbe	(%rsi,%r9)
	leal	4(%rdx), %r9d
	cmpl	%r9d, %r8d
	jle	.L4099
	movq	32(%rcx,%rdi), %r10
	movslq	%r9d, %r9
	andq	%rax, %r10
	vmovq	%r10, %xmm7
	vucomisd	%xmm7, %xmm0
	setbe	(%rsi,%r9)
	leal	5(%rdx), %r9d
	cmpl	%r9d, %r8d
	jle	.L4099
	movq	40(%rcx,%rdi), %r10
	movslq	%r9d, %r9
	andq	%rax, %r10
	vmovq	%r10, %xmm7
	vucomisd	%xmm7, %xmm0
	setbe	(%rsi,%r9)
	leal	6(%rdx), %r9d
	cmpl	%r9d, %r8d
	jle	.L4099
	movq	48(%rcx,%rdi), %r10
	movslq	%r9d, %r9
	andq	%rax, %r10
	vmovq	%r10, %xmm7
	vucomisd	%xmm7, %xmm0
	setbe	(%rsi,%r9)
	leal	7(%rdx), %r9d
	cmpl	%r9d, %r8d
	jle	.L4099
	movq	56(%rcx,%rdi), %r10
	movslq	%r9d, %r9
	andq	%rax, %r10
	vmovq	%r10, %xmm7
	vucomisd	%xmm7, %xmm0
	setbe	(%rsi,%r9)
	leal	8(%rdx), %r9d
	cmpl	%r9d, %r8d
	jle	.L4099
	movq	64(%rcx,%rdi), %r10
	movslq	%r9d, %r9
	andq	%rax, %r10
	vmovq	%r10, %xmm7
	vucomisd	%xmm7, %xmm0
	setbe	(%rsi,%r9)
	leal	9(%rdx), %r9d
	cmpl	%r9d, %r8d
	jle	.L4099
	andq	72(%rcx,%rdi), %rax
	movslq	%r9d, %r9
	vmovq	%rax, %xmm7
	leal	10(%rdx), %eax
	vucomisd	%xmm7, %xmm0
	setbe	(%rsi,%r9)
	cmpl	%eax, %r8d
	jle	.L4099
	movq	80(%rcx,%rdi), %r10
	movslq	%eax, %r9
	movabsq	$9223372036854775807, %rax
	andq	%rax, %r10
	vmovq	%r10, %xmm7
	vucomisd	%xmm7, %xmm0
	setbe	(%rsi,%r9)
	leal	11(%rdx), %r9d
	cmpl	%r9d, %r8d
	jle	.L4099
	movq	88(%rcx,%rdi), %r10
	movslq	%r9d, %r9
	andq	%rax, %r10
	vmovq	%r10, %xmm7
	vucomisd	%xmm7, %xmm0
	setbe	(%rsi,%r9)
	leal	12(%rdx), %r9d
	cmpl	%r9d, %r8d
	jle	.L4099
	movq	96(%rcx,%rdi), %r10
	movslq	%r9d, %r9
	andq	%rax, %r10
	vmovq	%r10, %xmm7
	vucomisd	%xmm7, %xmm0
	setbe	(%rsi,%r9)
	leal	13(%rdx), %r9d
	cmpl	%r9d, %r8d
	jle	.L4099
	movq	104(%rcx,%rdi), %r10
	movslq	%r9d, %r9
	andq	%rax, %r10
	vmovq	%r10, %xmm7
	vucomisd	%xmm7, %xmm0
	setbe	(%rsi,%r9)
	addl	$14, %edx
	cmpl	%edx, %r8d
	jle	.L4099
	andq	112(%rcx,%rdi), %rax
	movslq	%edx, %rdx
	vmovq	%rax, %xmm7
	vucomisd	%xmm7, %xmm0
	setbe	(%rsi,%rdx)
.L4099:
	ret
.L4093:
	xorl	%edi, %edi
	xorl	%edx, %edx
	jmp	.L4088
.L4100:
	vzeroupper
	ret
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
	jle	.L4117
	leal	-1(%rcx), %eax
	cmpl	$2, %eax
	jbe	.L4108
	vbroadcastsd	.LC192(%rip), %ymm9
	movl	%ecx, %r8d
	xorl	%eax, %eax
	vbroadcastsd	.LC193(%rip), %ymm8
	vbroadcastsd	.LC194(%rip), %ymm7
	shrl	$2, %r8d
	vbroadcastsd	.LC195(%rip), %ymm6
	vbroadcastsd	.LC196(%rip), %ymm5
	salq	$5, %r8
	vbroadcastsd	.LC197(%rip), %ymm4
	vbroadcastsd	.LC198(%rip), %ymm3
	vbroadcastsd	.LC330(%rip), %ymm2
	.p2align 4,,10
	.p2align 3
.L4104:
	vmovupd	(%rdi,%rax), %ymm1
	vmovupd	(%rsi,%rax), %ymm12
	vmulpd	%ymm1, %ymm1, %ymm10
	vmulpd	%ymm2, %ymm10, %ymm11
	vmovapd	%ymm10, %ymm0
	vfmadd132pd	%ymm9, %ymm8, %ymm0
	vfmadd132pd	%ymm12, %ymm12, %ymm11
	vfmadd132pd	%ymm10, %ymm7, %ymm0
	vfmadd132pd	%ymm10, %ymm6, %ymm0
	vfmadd132pd	%ymm10, %ymm5, %ymm0
	vfmadd132pd	%ymm10, %ymm4, %ymm0
	vfmadd132pd	%ymm10, %ymm3, %ymm0
	vmulpd	%ymm1, %ymm10, %ymm10
	vfmadd132pd	%ymm10, %ymm11, %ymm0
	vaddpd	%ymm0, %ymm1, %ymm1
	vmovupd	%ymm1, (%rdx,%rax)
	addq	$32, %rax
	cmpq	%rax, %r8
	jne	.L4104
	movl	%ecx, %eax
	andl	$-4, %eax
	movl	%eax, %r8d
	cmpl	%ecx, %eax
	je	.L4118
	vzeroupper
.L4103:
	subl	%r8d, %ecx
	cmpl	$1, %ecx
	je	.L4106
	vmovupd	(%rdi,%r8,8), %xmm2
	vmovddup	.LC193(%rip), %xmm3
	vmovddup	.LC192(%rip), %xmm0
	vmovupd	(%rsi,%r8,8), %xmm5
	vmulpd	%xmm2, %xmm2, %xmm1
	vfmadd132pd	%xmm1, %xmm3, %xmm0
	vmovddup	.LC194(%rip), %xmm3
	vfmadd132pd	%xmm1, %xmm3, %xmm0
	vmovddup	.LC195(%rip), %xmm3
	vfmadd132pd	%xmm1, %xmm3, %xmm0
	vmovddup	.LC196(%rip), %xmm3
	vfmadd132pd	%xmm1, %xmm3, %xmm0
	vmovddup	.LC197(%rip), %xmm3
	vfmadd132pd	%xmm1, %xmm3, %xmm0
	vmovddup	.LC198(%rip), %xmm3
	vfmadd132pd	%xmm1, %xmm3, %xmm0
	vmovddup	.LC330(%rip), %xmm3
	vmulpd	%xmm3, %xmm1, %xmm3
	vmulpd	%xmm1, %xmm2, %xmm1
	vfmadd132pd	%xmm5, %xmm5, %xmm3
	vfmadd132pd	%xmm1, %xmm3, %xmm0
	vaddpd	%xmm0, %xmm2, %xmm2
	vmovupd	%xmm2, (%rdx,%r8,8)
	testb	$1, %cl
	je	.L4117
	andl	$-2, %ecx
	addl	%ecx, %eax
.L4106:
	cltq
	vmovsd	.LC192(%rip), %xmm0
	vmovsd	(%rdi,%rax,8), %xmm2
	vmovsd	(%rsi,%rax,8), %xmm3
	vmulsd	%xmm2, %xmm2, %xmm1
	vfmadd213sd	.LC193(%rip), %xmm1, %xmm0
	vmulsd	.LC330(%rip), %xmm1, %xmm4
	vfmadd213sd	.LC194(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC195(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC196(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC197(%rip), %xmm1, %xmm0
	vfmadd213sd	.LC198(%rip), %xmm1, %xmm0
	vmulsd	%xmm1, %xmm2, %xmm1
	vfmadd132sd	%xmm4, %xmm3, %xmm3
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vaddsd	%xmm0, %xmm2, %xmm2
	vmovsd	%xmm2, (%rdx,%rax,8)
.L4117:
	ret
	.p2align 4,,10
	.p2align 3
.L4118:
	vzeroupper
	ret
.L4108:
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	jmp	.L4103
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
	jle	.L4135
	leal	-1(%rcx), %eax
	cmpl	$2, %eax
	jbe	.L4126
	vbroadcastsd	.LC186(%rip), %ymm10
	movl	%ecx, %r8d
	xorl	%eax, %eax
	vbroadcastsd	.LC187(%rip), %ymm9
	vbroadcastsd	.LC188(%rip), %ymm8
	shrl	$2, %r8d
	vbroadcastsd	.LC189(%rip), %ymm7
	vbroadcastsd	.LC190(%rip), %ymm6
	salq	$5, %r8
	vbroadcastsd	.LC191(%rip), %ymm5
	vbroadcastsd	.LC4(%rip), %ymm4
	vbroadcastsd	.LC20(%rip), %ymm2
	vbroadcastsd	.LC898(%rip), %ymm3
	.p2align 4,,10
	.p2align 3
.L4122:
	vmovupd	(%rdi,%rax), %ymm0
	vmulpd	%ymm0, %ymm0, %ymm11
	vmovapd	%ymm11, %ymm1
	vfmadd132pd	%ymm10, %ymm9, %ymm1
	vfmadd132pd	%ymm11, %ymm8, %ymm1
	vfmadd132pd	%ymm11, %ymm7, %ymm1
	vfmadd132pd	%ymm11, %ymm6, %ymm1
	vfmadd132pd	%ymm11, %ymm5, %ymm1
	vmovapd	%ymm1, %ymm14
	vmulpd	%ymm4, %ymm11, %ymm1
	vsubpd	%ymm1, %ymm2, %ymm12
	vsubpd	%ymm12, %ymm2, %ymm0
	vsubpd	%ymm1, %ymm0, %ymm13
	vmulpd	%ymm11, %ymm11, %ymm0
	vxorpd	(%rdi,%rax), %ymm3, %ymm1
	vmulpd	(%rsi,%rax), %ymm1, %ymm1
	vfmadd231pd	%ymm0, %ymm14, %ymm1
	vaddpd	%ymm1, %ymm13, %ymm0
	vaddpd	%ymm12, %ymm0, %ymm0
	vmovupd	%ymm0, (%rdx,%rax)
	addq	$32, %rax
	cmpq	%rax, %r8
	jne	.L4122
	movl	%ecx, %eax
	andl	$-4, %eax
	movl	%eax, %r8d
	cmpl	%ecx, %eax
	je	.L4136
	vzeroupper
.L4121:
	subl	%r8d, %ecx
	cmpl	$1, %ecx
	je	.L4124
	vmovupd	(%rdi,%r8,8), %xmm6
	vmovddup	.LC187(%rip), %xmm1
	vmovddup	.LC186(%rip), %xmm0
	vmovddup	.LC4(%rip), %xmm3
	vmulpd	%xmm6, %xmm6, %xmm2
	vmulpd	%xmm3, %xmm2, %xmm3
	vfmadd132pd	%xmm2, %xmm1, %xmm0
	vmovddup	.LC188(%rip), %xmm1
	vfmadd132pd	%xmm2, %xmm1, %xmm0
	vmovddup	.LC189(%rip), %xmm1
	vfmadd132pd	%xmm2, %xmm1, %xmm0
	vmovddup	.LC190(%rip), %xmm1
	vfmadd132pd	%xmm2, %xmm1, %xmm0
	vmovddup	.LC191(%rip), %xmm1
	vfmadd132pd	%xmm2, %xmm1, %xmm0
	vmovddup	.LC20(%rip), %xmm1
	vsubpd	%xmm3, %xmm1, %xmm4
	vmulpd	%xmm2, %xmm2, %xmm2
	vsubpd	%xmm4, %xmm1, %xmm1
	vsubpd	%xmm3, %xmm1, %xmm1
	vmovddup	.LC898(%rip), %xmm3
	vxorpd	%xmm3, %xmm6, %xmm3
	vmulpd	(%rsi,%r8,8), %xmm3, %xmm3
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vaddpd	%xmm0, %xmm1, %xmm0
	vaddpd	%xmm4, %xmm0, %xmm0
	vmovupd	%xmm0, (%rdx,%r8,8)
	testb	$1, %cl
	je	.L4135
	andl	$-2, %ecx
	addl	%ecx, %eax
.L4124:
	cltq
	vmovsd	.LC186(%rip), %xmm0
	vmovsd	.LC20(%rip), %xmm1
	vmovsd	(%rdi,%rax,8), %xmm3
	vmulsd	%xmm3, %xmm3, %xmm2
	vxorpd	.LC108(%rip), %xmm3, %xmm3
	vmulsd	.LC4(%rip), %xmm2, %xmm5
	vfmadd213sd	.LC187(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC188(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC189(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC190(%rip), %xmm2, %xmm0
	vfmadd213sd	.LC191(%rip), %xmm2, %xmm0
	vmulsd	(%rsi,%rax,8), %xmm3, %xmm3
	vsubsd	%xmm5, %xmm1, %xmm4
	vmulsd	%xmm2, %xmm2, %xmm2
	vsubsd	%xmm4, %xmm1, %xmm1
	vfmadd132sd	%xmm2, %xmm3, %xmm0
	vsubsd	%xmm5, %xmm1, %xmm1
	vaddsd	%xmm0, %xmm1, %xmm1
	vaddsd	%xmm4, %xmm1, %xmm1
	vmovsd	%xmm1, (%rdx,%rax,8)
.L4135:
	ret
	.p2align 4,,10
	.p2align 3
.L4136:
	vzeroupper
	ret
.L4126:
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	jmp	.L4121
	.cfi_endproc
.LFE289:
	.size	v_etch__cos_poly_f64, .-v_etch__cos_poly_f64
	.p2align 4
	.globl	v_etch__sin_bounded_f64
	.type	v_etch__sin_bounded_f64, @function
v_etch__sin_bounded_f64:
.LFB290:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L4158
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L4148
	movl	%edx, %esi
	xorl	%eax, %eax
	vpxor	%xmm12, %xmm12, %xmm12
	movabsq	$-9223372036854775808, %r10
	shrl	$2, %esi
	vmovq	%r10, %xmm10
	vbroadcastsd	.LC107(%rip), %ymm9
	vbroadcastsd	.LC20(%rip), %ymm8
	vbroadcastsd	.LC226(%rip), %ymm14
	salq	$5, %rsi
	vpbroadcastq	%xmm10, %ymm10
	vbroadcastsd	.LC199(%rip), %ymm13
	vpbroadcastq	.LC720(%rip), %ymm11
	.p2align 4,,10
	.p2align 3
.L4140:
	vbroadcastsd	.LC183(%rip), %ymm1
	vmovupd	(%rdi,%rax), %ymm4
	vfmadd213pd	.LC295(%rip), %ymm4, %ymm1
	vaddpd	.LC296(%rip), %ymm1, %ymm2
	vmulpd	%ymm9, %ymm2, %ymm3
	vmovapd	%ymm2, %ymm0
	vmovapd	%ymm2, %ymm5
	vfmadd132pd	.LC1333(%rip), %ymm4, %ymm0
	vfmsub132pd	%ymm9, %ymm3, %ymm5
	vsubpd	%ymm3, %ymm0, %ymm15
	vsubpd	%ymm0, %ymm15, %ymm6
	vsubpd	%ymm6, %ymm15, %ymm7
	vaddpd	%ymm6, %ymm3, %ymm3
	vsubpd	%ymm7, %ymm0, %ymm0
	vsubpd	%ymm3, %ymm0, %ymm0
	vsubpd	%ymm5, %ymm0, %ymm0
	vfmadd231pd	.LC1394(%rip), %ymm2, %ymm0
	vbroadcastsd	.LC192(%rip), %ymm5
	vaddpd	%ymm0, %ymm15, %ymm2
	vsubpd	%ymm2, %ymm15, %ymm15
	vaddpd	%ymm0, %ymm15, %ymm15
	vmulpd	%ymm2, %ymm2, %ymm0
	vmulpd	.LC254(%rip), %ymm0, %ymm6
	vfmadd213pd	.LC1369(%rip), %ymm0, %ymm5
	vfmadd213pd	.LC1370(%rip), %ymm0, %ymm5
	vfmadd213pd	.LC1371(%rip), %ymm0, %ymm5
	vmovapd	%ymm15, %ymm7
	vfmadd213pd	.LC1372(%rip), %ymm0, %ymm5
	vfmadd213pd	.LC1373(%rip), %ymm0, %ymm5
	vmulpd	%ymm0, %ymm2, %ymm3
	vfnmadd132pd	%ymm6, %ymm15, %ymm7
	vfmadd213pd	.LC1374(%rip), %ymm0, %ymm5
	vfmadd132pd	%ymm5, %ymm7, %ymm3
	vsubpd	%ymm6, %ymm8, %ymm7
	vmulpd	%ymm0, %ymm0, %ymm5
	vaddpd	%ymm3, %ymm2, %ymm3
	vxorpd	.LC897(%rip), %ymm2, %ymm2
	vmulpd	%ymm15, %ymm2, %ymm2
	vbroadcastsd	.LC186(%rip), %ymm15
	vfmadd213pd	.LC1383(%rip), %ymm0, %ymm15
	vfmadd213pd	.LC1384(%rip), %ymm0, %ymm15
	vfmadd213pd	.LC1385(%rip), %ymm0, %ymm15
	vfmadd213pd	.LC1386(%rip), %ymm0, %ymm15
	vfmadd213pd	.LC1387(%rip), %ymm15, %ymm0
	vfmadd132pd	%ymm0, %ymm2, %ymm5
	vsubpd	%ymm7, %ymm8, %ymm0
	vpand	%ymm1, %ymm11, %ymm2
	vpcmpeqq	%ymm12, %ymm2, %ymm2
	vpsllq	$62, %ymm1, %ymm1
	vpand	%ymm10, %ymm1, %ymm1
	vsubpd	%ymm6, %ymm0, %ymm0
	vaddpd	%ymm5, %ymm0, %ymm0
	vaddpd	%ymm7, %ymm0, %ymm0
	vblendvpd	%ymm2, %ymm3, %ymm0, %ymm0
	vandpd	%ymm14, %ymm4, %ymm2
	vpxor	%ymm0, %ymm1, %ymm1
	vcmpltpd	%ymm13, %ymm2, %ymm0
	vblendvpd	%ymm0, %ymm4, %ymm1, %ymm1
	vmovupd	%ymm1, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rsi, %rax
	jne	.L4140
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L4159
	vzeroupper
.L4139:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L4142
	vmovupd	(%rdi,%rsi,8), %xmm3
	vmovddup	.LC7(%rip), %xmm0
	vmovddup	.LC183(%rip), %xmm1
	vmovddup	.LC297(%rip), %xmm2
	vmovddup	.LC107(%rip), %xmm5
	vmovddup	.LC193(%rip), %xmm9
	vmovddup	.LC898(%rip), %xmm10
	movl	$1, %r8d
	movabsq	$-9223372036854775808, %r9
	vfmadd132pd	%xmm3, %xmm0, %xmm1
	vmovddup	.LC184(%rip), %xmm0
	vaddpd	%xmm2, %xmm1, %xmm2
	vmulpd	%xmm5, %xmm2, %xmm4
	vfmadd132pd	%xmm2, %xmm3, %xmm0
	vsubpd	%xmm4, %xmm0, %xmm6
	vfmsub132pd	%xmm2, %xmm4, %xmm5
	vsubpd	%xmm0, %xmm6, %xmm7
	vsubpd	%xmm7, %xmm6, %xmm8
	vaddpd	%xmm7, %xmm4, %xmm4
	vsubpd	%xmm8, %xmm0, %xmm0
	vsubpd	%xmm4, %xmm0, %xmm0
	vmovddup	.LC185(%rip), %xmm4
	vsubpd	%xmm5, %xmm0, %xmm0
	vmovddup	.LC4(%rip), %xmm5
	vfmadd132pd	%xmm4, %xmm0, %xmm2
	vaddpd	%xmm2, %xmm6, %xmm4
	vmulpd	%xmm4, %xmm4, %xmm0
	vsubpd	%xmm4, %xmm6, %xmm6
	vaddpd	%xmm2, %xmm6, %xmm6
	vmovddup	.LC192(%rip), %xmm2
	vmulpd	%xmm5, %xmm0, %xmm5
	vfmadd132pd	%xmm0, %xmm9, %xmm2
	vmovddup	.LC194(%rip), %xmm9
	vmulpd	%xmm0, %xmm4, %xmm7
	vmovapd	%xmm6, %xmm8
	vfmadd132pd	%xmm0, %xmm9, %xmm2
	vmovddup	.LC195(%rip), %xmm9
	vfnmadd132pd	%xmm5, %xmm6, %xmm8
	vfmadd132pd	%xmm0, %xmm9, %xmm2
	vmovddup	.LC196(%rip), %xmm9
	vfmadd132pd	%xmm0, %xmm9, %xmm2
	vmovddup	.LC197(%rip), %xmm9
	vfmadd132pd	%xmm0, %xmm9, %xmm2
	vmovddup	.LC198(%rip), %xmm9
	vfmadd132pd	%xmm0, %xmm9, %xmm2
	vmulpd	%xmm0, %xmm0, %xmm9
	vfmadd132pd	%xmm2, %xmm8, %xmm7
	vmovddup	.LC20(%rip), %xmm2
	vsubpd	%xmm5, %xmm2, %xmm8
	vaddpd	%xmm7, %xmm4, %xmm7
	vxorpd	%xmm10, %xmm4, %xmm4
	vmovddup	.LC187(%rip), %xmm10
	vmulpd	%xmm6, %xmm4, %xmm4
	vmovddup	.LC186(%rip), %xmm6
	vfmadd132pd	%xmm0, %xmm10, %xmm6
	vmovddup	.LC188(%rip), %xmm10
	vfmadd132pd	%xmm0, %xmm10, %xmm6
	vmovddup	.LC189(%rip), %xmm10
	vfmadd132pd	%xmm0, %xmm10, %xmm6
	vmovddup	.LC190(%rip), %xmm10
	vfmadd132pd	%xmm0, %xmm10, %xmm6
	vmovddup	.LC191(%rip), %xmm10
	vfmadd132pd	%xmm6, %xmm10, %xmm0
	vfmadd132pd	%xmm0, %xmm4, %xmm9
	vsubpd	%xmm8, %xmm2, %xmm0
	vmovq	%r8, %xmm4
	vpunpcklqdq	%xmm4, %xmm4, %xmm4
	vpxor	%xmm2, %xmm2, %xmm2
	vpand	%xmm1, %xmm4, %xmm4
	vpsllq	$62, %xmm1, %xmm1
	vsubpd	%xmm5, %xmm0, %xmm0
	vpcmpeqq	%xmm2, %xmm4, %xmm2
	vmovq	%r9, %xmm4
	vpunpcklqdq	%xmm4, %xmm4, %xmm4
	vpand	%xmm4, %xmm1, %xmm1
	vaddpd	%xmm9, %xmm0, %xmm0
	vaddpd	%xmm8, %xmm0, %xmm0
	vblendvpd	%xmm2, %xmm7, %xmm0, %xmm0
	vmovddup	.LC226(%rip), %xmm2
	vandpd	%xmm2, %xmm3, %xmm2
	vpxor	%xmm0, %xmm1, %xmm0
	vmovddup	.LC199(%rip), %xmm1
	vcmpltpd	%xmm1, %xmm2, %xmm1
	vblendvpd	%xmm1, %xmm3, %xmm0, %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L4158
	andl	$-2, %edx
	addl	%edx, %eax
.L4142:
	cltq
	vmovsd	.LC7(%rip), %xmm0
	vmovsd	.LC107(%rip), %xmm1
	vmovsd	(%rdi,%rax,8), %xmm5
	leaq	(%rcx,%rax,8), %rax
	vmovsd	%xmm1, %xmm1, %xmm4
	vmovsd	%xmm5, %xmm5, %xmm6
	vfmadd132sd	.LC183(%rip), %xmm0, %xmm6
	vsubsd	%xmm0, %xmm6, %xmm0
	vmovq	%xmm6, %rdx
	vmulsd	%xmm1, %xmm0, %xmm3
	vmovsd	%xmm0, %xmm0, %xmm2
	vfmadd132sd	.LC184(%rip), %xmm5, %xmm2
	vfmsub132sd	%xmm0, %xmm3, %xmm4
	vsubsd	%xmm3, %xmm2, %xmm1
	vsubsd	%xmm2, %xmm1, %xmm7
	vsubsd	%xmm7, %xmm1, %xmm8
	vaddsd	%xmm7, %xmm3, %xmm3
	vsubsd	%xmm8, %xmm2, %xmm2
	vsubsd	%xmm3, %xmm2, %xmm2
	vsubsd	%xmm4, %xmm2, %xmm2
	vfmadd132sd	.LC185(%rip), %xmm2, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm3
	vsubsd	%xmm3, %xmm1, %xmm1
	vaddsd	%xmm0, %xmm1, %xmm1
	vmulsd	%xmm3, %xmm3, %xmm0
	vmulsd	.LC4(%rip), %xmm0, %xmm7
	testb	$1, %dl
	jne	.L4160
	vmovsd	.LC192(%rip), %xmm4
	vmulsd	%xmm0, %xmm3, %xmm2
	vfnmadd132sd	%xmm7, %xmm1, %xmm1
	vfmadd213sd	.LC193(%rip), %xmm0, %xmm4
	vfmadd213sd	.LC194(%rip), %xmm0, %xmm4
	vfmadd213sd	.LC195(%rip), %xmm0, %xmm4
	vfmadd213sd	.LC196(%rip), %xmm0, %xmm4
	vfmadd213sd	.LC197(%rip), %xmm0, %xmm4
	vfmadd213sd	.LC198(%rip), %xmm4, %xmm0
	vfmadd132sd	%xmm0, %xmm1, %xmm2
	vaddsd	%xmm2, %xmm3, %xmm2
.L4147:
	vmovq	%xmm5, %rcx
	vmovsd	.LC199(%rip), %xmm0
	btrq	$63, %rcx
	vmovq	%rcx, %xmm7
	vcomisd	%xmm7, %xmm0
	ja	.L4146
	salq	$62, %rdx
	vmovq	%xmm2, %rdi
	movabsq	$-9223372036854775808, %rcx
	andq	%rcx, %rdx
	xorq	%rdx, %rdi
	vmovq	%rdi, %xmm5
.L4146:
	vmovsd	%xmm5, (%rax)
	ret
	.p2align 4,,10
	.p2align 3
.L4160:
	vmovsd	.LC186(%rip), %xmm4
	vxorpd	.LC108(%rip), %xmm3, %xmm3
	vfmadd213sd	.LC187(%rip), %xmm0, %xmm4
	vmovsd	.LC20(%rip), %xmm2
	vfmadd213sd	.LC188(%rip), %xmm0, %xmm4
	vfmadd213sd	.LC189(%rip), %xmm0, %xmm4
	vsubsd	%xmm7, %xmm2, %xmm6
	vfmadd213sd	.LC190(%rip), %xmm0, %xmm4
	vfmadd213sd	.LC191(%rip), %xmm0, %xmm4
	vmulsd	%xmm1, %xmm3, %xmm3
	vsubsd	%xmm6, %xmm2, %xmm2
	vmulsd	%xmm0, %xmm0, %xmm0
	vsubsd	%xmm7, %xmm2, %xmm2
	vfmadd132sd	%xmm4, %xmm3, %xmm0
	vaddsd	%xmm0, %xmm2, %xmm2
	vaddsd	%xmm6, %xmm2, %xmm2
	jmp	.L4147
	.p2align 4,,10
	.p2align 3
.L4158:
	ret
	.p2align 4,,10
	.p2align 3
.L4159:
	vzeroupper
	ret
.L4148:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L4139
	.cfi_endproc
.LFE290:
	.size	v_etch__sin_bounded_f64, .-v_etch__sin_bounded_f64
	.p2align 4
	.globl	v_etch__cos_bounded_f64
	.type	v_etch__cos_bounded_f64, @function
v_etch__cos_bounded_f64:
.LFB291:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L4181
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L4171
	movl	%edx, %esi
	xorl	%eax, %eax
	vpxor	%xmm11, %xmm11, %xmm11
	movabsq	$-9223372036854775808, %r10
	shrl	$2, %esi
	vmovq	%r10, %xmm10
	vbroadcastsd	.LC107(%rip), %ymm9
	vbroadcastsd	.LC20(%rip), %ymm8
	vbroadcastsd	.LC189(%rip), %ymm14
	salq	$5, %rsi
	vbroadcastsd	.LC190(%rip), %ymm13
	vpbroadcastq	%xmm10, %ymm10
	vbroadcastsd	.LC191(%rip), %ymm12
	vpbroadcastq	.LC720(%rip), %ymm7
	.p2align 4,,10
	.p2align 3
.L4164:
	vbroadcastsd	.LC7(%rip), %ymm5
	vmovupd	(%rdi,%rax), %ymm1
	vfmadd132pd	.LC1332(%rip), %ymm5, %ymm1
	vbroadcastsd	.LC184(%rip), %ymm0
	vaddpd	.LC296(%rip), %ymm1, %ymm2
	vfmadd213pd	(%rdi,%rax), %ymm2, %ymm0
	vmulpd	%ymm9, %ymm2, %ymm3
	vmovapd	%ymm2, %ymm4
	vpaddq	%ymm7, %ymm1, %ymm1
	vsubpd	%ymm3, %ymm0, %ymm15
	vfmsub132pd	%ymm9, %ymm3, %ymm4
	vsubpd	%ymm0, %ymm15, %ymm5
	vsubpd	%ymm5, %ymm15, %ymm6
	vaddpd	%ymm5, %ymm3, %ymm3
	vsubpd	%ymm6, %ymm0, %ymm0
	vsubpd	%ymm3, %ymm0, %ymm0
	vsubpd	%ymm4, %ymm0, %ymm0
	vfmadd231pd	.LC1394(%rip), %ymm2, %ymm0
	vbroadcastsd	.LC192(%rip), %ymm4
	vaddpd	%ymm0, %ymm15, %ymm2
	vsubpd	%ymm2, %ymm15, %ymm15
	vaddpd	%ymm0, %ymm15, %ymm15
	vmulpd	%ymm2, %ymm2, %ymm0
	vmulpd	.LC254(%rip), %ymm0, %ymm5
	vfmadd213pd	.LC1369(%rip), %ymm0, %ymm4
	vfmadd213pd	.LC1370(%rip), %ymm0, %ymm4
	vfmadd213pd	.LC1371(%rip), %ymm0, %ymm4
	vmovapd	%ymm15, %ymm6
	vfmadd213pd	.LC1372(%rip), %ymm0, %ymm4
	vfmadd213pd	.LC1373(%rip), %ymm0, %ymm4
	vmulpd	%ymm0, %ymm2, %ymm3
	vfnmadd132pd	%ymm5, %ymm15, %ymm6
	vfmadd213pd	.LC1374(%rip), %ymm0, %ymm4
	vfmadd132pd	%ymm4, %ymm6, %ymm3
	vsubpd	%ymm5, %ymm8, %ymm6
	vmulpd	%ymm0, %ymm0, %ymm4
	vaddpd	%ymm3, %ymm2, %ymm3
	vxorpd	.LC897(%rip), %ymm2, %ymm2
	vmulpd	%ymm15, %ymm2, %ymm2
	vbroadcastsd	.LC186(%rip), %ymm15
	vfmadd213pd	.LC1383(%rip), %ymm0, %ymm15
	vfmadd213pd	.LC1384(%rip), %ymm0, %ymm15
	vfmadd132pd	%ymm0, %ymm14, %ymm15
	vfmadd132pd	%ymm0, %ymm13, %ymm15
	vfmadd132pd	%ymm15, %ymm12, %ymm0
	vfmadd132pd	%ymm0, %ymm2, %ymm4
	vsubpd	%ymm6, %ymm8, %ymm0
	vpand	%ymm7, %ymm1, %ymm2
	vpcmpeqq	%ymm11, %ymm2, %ymm2
	vpsllq	$62, %ymm1, %ymm1
	vpand	%ymm10, %ymm1, %ymm1
	vsubpd	%ymm5, %ymm0, %ymm0
	vaddpd	%ymm4, %ymm0, %ymm0
	vaddpd	%ymm6, %ymm0, %ymm0
	vblendvpd	%ymm2, %ymm3, %ymm0, %ymm0
	vpxor	%ymm0, %ymm1, %ymm1
	vmovupd	%ymm1, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rsi, %rax
	jne	.L4164
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L4182
	vzeroupper
.L4163:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L4166
	vmovddup	.LC7(%rip), %xmm0
	vmovddup	.LC183(%rip), %xmm1
	vfmadd132pd	(%rdi,%rsi,8), %xmm0, %xmm1
	vmovddup	.LC297(%rip), %xmm2
	vmovddup	.LC107(%rip), %xmm4
	vmovddup	.LC184(%rip), %xmm0
	vmovapd	%xmm4, %xmm5
	vmovddup	.LC193(%rip), %xmm9
	vmovddup	.LC898(%rip), %xmm10
	movl	$1, %r8d
	movabsq	$-9223372036854775808, %r9
	vaddpd	%xmm2, %xmm1, %xmm2
	vfmadd213pd	(%rdi,%rsi,8), %xmm2, %xmm0
	vmulpd	%xmm4, %xmm2, %xmm3
	vsubpd	%xmm3, %xmm0, %xmm4
	vfmsub132pd	%xmm2, %xmm3, %xmm5
	vsubpd	%xmm0, %xmm4, %xmm6
	vsubpd	%xmm6, %xmm4, %xmm7
	vaddpd	%xmm6, %xmm3, %xmm3
	vmovq	%r8, %xmm6
	vpunpcklqdq	%xmm6, %xmm6, %xmm6
	vpaddq	%xmm6, %xmm1, %xmm1
	vsubpd	%xmm7, %xmm0, %xmm0
	vpand	%xmm6, %xmm1, %xmm6
	vpsllq	$62, %xmm1, %xmm1
	vsubpd	%xmm3, %xmm0, %xmm0
	vmovddup	.LC185(%rip), %xmm3
	vsubpd	%xmm5, %xmm0, %xmm0
	vmovddup	.LC4(%rip), %xmm5
	vfmadd132pd	%xmm3, %xmm0, %xmm2
	vaddpd	%xmm2, %xmm4, %xmm3
	vmulpd	%xmm3, %xmm3, %xmm0
	vsubpd	%xmm3, %xmm4, %xmm4
	vaddpd	%xmm2, %xmm4, %xmm4
	vmovddup	.LC192(%rip), %xmm2
	vmulpd	%xmm5, %xmm0, %xmm5
	vfmadd132pd	%xmm0, %xmm9, %xmm2
	vmovddup	.LC194(%rip), %xmm9
	vmulpd	%xmm0, %xmm3, %xmm7
	vmovapd	%xmm4, %xmm8
	vfmadd132pd	%xmm0, %xmm9, %xmm2
	vmovddup	.LC195(%rip), %xmm9
	vfnmadd132pd	%xmm5, %xmm4, %xmm8
	vfmadd132pd	%xmm0, %xmm9, %xmm2
	vmovddup	.LC196(%rip), %xmm9
	vfmadd132pd	%xmm0, %xmm9, %xmm2
	vmovddup	.LC197(%rip), %xmm9
	vfmadd132pd	%xmm0, %xmm9, %xmm2
	vmovddup	.LC198(%rip), %xmm9
	vfmadd132pd	%xmm0, %xmm9, %xmm2
	vmulpd	%xmm0, %xmm0, %xmm9
	vfmadd132pd	%xmm2, %xmm8, %xmm7
	vmovddup	.LC20(%rip), %xmm2
	vsubpd	%xmm5, %xmm2, %xmm8
	vaddpd	%xmm7, %xmm3, %xmm7
	vxorpd	%xmm10, %xmm3, %xmm3
	vmovddup	.LC187(%rip), %xmm10
	vmulpd	%xmm4, %xmm3, %xmm3
	vmovddup	.LC186(%rip), %xmm4
	vfmadd132pd	%xmm0, %xmm10, %xmm4
	vmovddup	.LC188(%rip), %xmm10
	vfmadd132pd	%xmm0, %xmm10, %xmm4
	vmovddup	.LC189(%rip), %xmm10
	vfmadd132pd	%xmm0, %xmm10, %xmm4
	vmovddup	.LC190(%rip), %xmm10
	vfmadd132pd	%xmm0, %xmm10, %xmm4
	vmovddup	.LC191(%rip), %xmm10
	vfmadd132pd	%xmm4, %xmm10, %xmm0
	vfmadd132pd	%xmm0, %xmm3, %xmm9
	vsubpd	%xmm8, %xmm2, %xmm0
	vpxor	%xmm2, %xmm2, %xmm2
	vpcmpeqq	%xmm2, %xmm6, %xmm6
	vmovq	%r9, %xmm2
	vpunpcklqdq	%xmm2, %xmm2, %xmm2
	vsubpd	%xmm5, %xmm0, %xmm0
	vpand	%xmm2, %xmm1, %xmm1
	vaddpd	%xmm9, %xmm0, %xmm0
	vaddpd	%xmm8, %xmm0, %xmm0
	vblendvpd	%xmm6, %xmm7, %xmm0, %xmm0
	vpxor	%xmm0, %xmm1, %xmm1
	vmovupd	%xmm1, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L4181
	andl	$-2, %edx
	addl	%edx, %eax
.L4166:
	cltq
	vmovsd	.LC7(%rip), %xmm2
	vmovsd	.LC107(%rip), %xmm3
	vmovsd	(%rdi,%rax,8), %xmm0
	leaq	(%rcx,%rax,8), %rcx
	vmovsd	%xmm3, %xmm3, %xmm5
	vmovsd	%xmm0, %xmm0, %xmm1
	vfmadd132sd	.LC183(%rip), %xmm2, %xmm1
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
	vmulsd	.LC4(%rip), %xmm0, %xmm6
	vaddsd	%xmm2, %xmm3, %xmm3
	testb	$1, %al
	jne	.L4183
	vmovsd	.LC192(%rip), %xmm2
	vmulsd	%xmm0, %xmm4, %xmm1
	vfnmadd132sd	%xmm6, %xmm3, %xmm3
	vfmadd213sd	.LC193(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC194(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC195(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC196(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC197(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC198(%rip), %xmm2, %xmm0
	vfmadd132sd	%xmm1, %xmm3, %xmm0
	vaddsd	%xmm0, %xmm4, %xmm7
	vmovq	%xmm7, %rdx
.L4170:
	movabsq	$-9223372036854775808, %rsi
	salq	$62, %rax
	andq	%rsi, %rax
	xorq	%rdx, %rax
	movq	%rax, (%rcx)
	ret
	.p2align 4,,10
	.p2align 3
.L4183:
	vmovsd	.LC186(%rip), %xmm2
	vxorpd	.LC108(%rip), %xmm4, %xmm4
	vfmadd213sd	.LC187(%rip), %xmm0, %xmm2
	vmovsd	.LC20(%rip), %xmm1
	vfmadd213sd	.LC188(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC189(%rip), %xmm0, %xmm2
	vsubsd	%xmm6, %xmm1, %xmm5
	vfmadd213sd	.LC190(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC191(%rip), %xmm0, %xmm2
	vmulsd	%xmm3, %xmm4, %xmm4
	vsubsd	%xmm5, %xmm1, %xmm1
	vmulsd	%xmm0, %xmm0, %xmm0
	vsubsd	%xmm6, %xmm1, %xmm1
	vfmadd132sd	%xmm2, %xmm4, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm1
	vaddsd	%xmm5, %xmm1, %xmm7
	vmovq	%xmm7, %rdx
	jmp	.L4170
	.p2align 4,,10
	.p2align 3
.L4181:
	ret
	.p2align 4,,10
	.p2align 3
.L4182:
	vzeroupper
	ret
.L4171:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L4163
	.cfi_endproc
.LFE291:
	.size	v_etch__cos_bounded_f64, .-v_etch__cos_bounded_f64
	.p2align 4
	.globl	v_etch__tan_bounded_f64
	.type	v_etch__tan_bounded_f64, @function
v_etch__tan_bounded_f64:
.LFB292:
	.cfi_startproc
	movq	%rsi, %rcx
	testl	%edx, %edx
	jle	.L4203
	leal	-1(%rdx), %eax
	cmpl	$2, %eax
	jbe	.L4194
	movl	%edx, %esi
	xorl	%eax, %eax
	vpxor	%xmm14, %xmm14, %xmm14
	vbroadcastsd	.LC107(%rip), %ymm12
	vbroadcastsd	.LC20(%rip), %ymm11
	shrl	$2, %esi
	vbroadcastsd	.LC898(%rip), %ymm10
	vbroadcastsd	.LC199(%rip), %ymm15
	salq	$5, %rsi
	.p2align 4,,10
	.p2align 3
.L4187:
	vbroadcastsd	.LC183(%rip), %ymm4
	vmovupd	(%rdi,%rax), %ymm5
	vfmadd213pd	.LC295(%rip), %ymm5, %ymm4
	vaddpd	.LC296(%rip), %ymm4, %ymm1
	vandpd	.LC1361(%rip), %ymm4, %ymm4
	vpcmpeqq	%ymm14, %ymm4, %ymm4
	vmulpd	%ymm12, %ymm1, %ymm2
	vmovapd	%ymm1, %ymm0
	vmovapd	%ymm1, %ymm7
	vfmadd132pd	.LC1333(%rip), %ymm5, %ymm0
	vfmsub132pd	%ymm12, %ymm2, %ymm7
	vsubpd	%ymm2, %ymm0, %ymm6
	vsubpd	%ymm0, %ymm6, %ymm3
	vsubpd	%ymm3, %ymm6, %ymm8
	vaddpd	%ymm3, %ymm2, %ymm2
	vsubpd	%ymm8, %ymm0, %ymm0
	vsubpd	%ymm2, %ymm0, %ymm0
	vsubpd	%ymm7, %ymm0, %ymm0
	vfmadd132pd	.LC1394(%rip), %ymm0, %ymm1
	vaddpd	%ymm1, %ymm6, %ymm3
	vsubpd	%ymm3, %ymm6, %ymm6
	vmulpd	%ymm3, %ymm3, %ymm0
	vxorpd	%ymm10, %ymm3, %ymm9
	vmulpd	.LC254(%rip), %ymm0, %ymm7
	vaddpd	%ymm1, %ymm6, %ymm6
	vbroadcastsd	.LC186(%rip), %ymm1
	vfmadd213pd	.LC1383(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC1384(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC1385(%rip), %ymm0, %ymm1
	vfmadd213pd	.LC1386(%rip), %ymm0, %ymm1
	vsubpd	%ymm7, %ymm11, %ymm8
	vmulpd	%ymm0, %ymm0, %ymm13
	vmulpd	%ymm6, %ymm9, %ymm9
	vfnmadd132pd	%ymm7, %ymm6, %ymm6
	vmovapd	%ymm1, %ymm2
	vsubpd	%ymm8, %ymm11, %ymm1
	vfmadd213pd	.LC1387(%rip), %ymm0, %ymm2
	vsubpd	%ymm7, %ymm1, %ymm1
	vfmadd132pd	%ymm13, %ymm9, %ymm2
	vaddpd	%ymm2, %ymm1, %ymm1
	vbroadcastsd	.LC192(%rip), %ymm2
	vfmadd213pd	.LC1369(%rip), %ymm0, %ymm2
	vfmadd213pd	.LC1370(%rip), %ymm0, %ymm2
	vfmadd213pd	.LC1371(%rip), %ymm0, %ymm2
	vfmadd213pd	.LC1372(%rip), %ymm0, %ymm2
	vaddpd	%ymm8, %ymm1, %ymm1
	vfmadd213pd	.LC1373(%rip), %ymm0, %ymm2
	vfmadd213pd	.LC1374(%rip), %ymm0, %ymm2
	vmulpd	%ymm0, %ymm3, %ymm0
	vfmadd132pd	%ymm2, %ymm6, %ymm0
	vaddpd	%ymm0, %ymm3, %ymm3
	vandpd	.LC225(%rip), %ymm5, %ymm0
	vcmpltpd	%ymm15, %ymm0, %ymm0
	vblendvpd	%ymm4, %ymm1, %ymm3, %ymm2
	vxorpd	%ymm10, %ymm1, %ymm1
	vblendvpd	%ymm4, %ymm3, %ymm1, %ymm1
	vdivpd	%ymm2, %ymm1, %ymm1
	vblendvpd	%ymm0, %ymm5, %ymm1, %ymm1
	vmovupd	%ymm1, (%rcx,%rax)
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.L4187
	movl	%edx, %eax
	andl	$-4, %eax
	movl	%eax, %esi
	cmpl	%eax, %edx
	je	.L4204
	vzeroupper
.L4186:
	subl	%esi, %edx
	cmpl	$1, %edx
	je	.L4189
	vmovupd	(%rdi,%rsi,8), %xmm5
	vmovddup	.LC7(%rip), %xmm0
	vmovddup	.LC183(%rip), %xmm4
	vmovddup	.LC297(%rip), %xmm1
	vmovddup	.LC107(%rip), %xmm3
	vfmadd132pd	%xmm5, %xmm0, %xmm4
	vmovddup	.LC184(%rip), %xmm0
	vaddpd	%xmm1, %xmm4, %xmm1
	vmulpd	%xmm3, %xmm1, %xmm2
	vfmadd132pd	%xmm1, %xmm5, %xmm0
	vsubpd	%xmm2, %xmm0, %xmm7
	vfmsub132pd	%xmm1, %xmm2, %xmm3
	vsubpd	%xmm0, %xmm7, %xmm6
	vsubpd	%xmm6, %xmm7, %xmm8
	vaddpd	%xmm6, %xmm2, %xmm2
	vmovddup	.LC898(%rip), %xmm6
	vsubpd	%xmm8, %xmm0, %xmm0
	vmovddup	.LC4(%rip), %xmm8
	vsubpd	%xmm2, %xmm0, %xmm0
	vmovddup	.LC185(%rip), %xmm2
	vsubpd	%xmm3, %xmm0, %xmm0
	vfmadd132pd	%xmm2, %xmm0, %xmm1
	vmovddup	.LC187(%rip), %xmm0
	vmovddup	.LC186(%rip), %xmm2
	vaddpd	%xmm1, %xmm7, %xmm3
	vsubpd	%xmm3, %xmm7, %xmm7
	vxorpd	%xmm6, %xmm3, %xmm9
	vaddpd	%xmm1, %xmm7, %xmm7
	vmulpd	%xmm3, %xmm3, %xmm1
	vmulpd	%xmm7, %xmm9, %xmm9
	vmulpd	%xmm8, %xmm1, %xmm8
	vfmadd132pd	%xmm1, %xmm0, %xmm2
	vmovddup	.LC188(%rip), %xmm0
	vmulpd	%xmm1, %xmm1, %xmm11
	vfmadd132pd	%xmm1, %xmm0, %xmm2
	vmovddup	.LC189(%rip), %xmm0
	vfnmadd132pd	%xmm8, %xmm7, %xmm7
	vfmadd132pd	%xmm1, %xmm0, %xmm2
	vmovddup	.LC190(%rip), %xmm0
	vfmadd132pd	%xmm1, %xmm0, %xmm2
	vmovddup	.LC191(%rip), %xmm0
	vfmadd132pd	%xmm1, %xmm0, %xmm2
	vmovddup	.LC20(%rip), %xmm0
	vsubpd	%xmm8, %xmm0, %xmm10
	vsubpd	%xmm10, %xmm0, %xmm0
	vfmadd132pd	%xmm11, %xmm9, %xmm2
	vmovddup	.LC193(%rip), %xmm9
	vsubpd	%xmm8, %xmm0, %xmm0
	vaddpd	%xmm2, %xmm0, %xmm0
	vmovddup	.LC192(%rip), %xmm2
	vfmadd132pd	%xmm1, %xmm9, %xmm2
	vmovddup	.LC194(%rip), %xmm9
	vaddpd	%xmm10, %xmm0, %xmm0
	vfmadd132pd	%xmm1, %xmm9, %xmm2
	vmovddup	.LC195(%rip), %xmm9
	vfmadd132pd	%xmm1, %xmm9, %xmm2
	vmovddup	.LC196(%rip), %xmm9
	vfmadd132pd	%xmm1, %xmm9, %xmm2
	vmovddup	.LC197(%rip), %xmm9
	vfmadd132pd	%xmm1, %xmm9, %xmm2
	vmovddup	.LC198(%rip), %xmm9
	vfmadd132pd	%xmm1, %xmm9, %xmm2
	vmulpd	%xmm1, %xmm3, %xmm1
	vfmadd132pd	%xmm2, %xmm7, %xmm1
	vaddpd	%xmm1, %xmm3, %xmm3
	vmovddup	.LC1362(%rip), %xmm1
	vandpd	%xmm1, %xmm4, %xmm4
	vpxor	%xmm1, %xmm1, %xmm1
	vpcmpeqq	%xmm1, %xmm4, %xmm4
	vmovddup	.LC226(%rip), %xmm1
	vandpd	%xmm1, %xmm5, %xmm1
	vblendvpd	%xmm4, %xmm0, %xmm3, %xmm2
	vxorpd	%xmm6, %xmm0, %xmm0
	vblendvpd	%xmm4, %xmm3, %xmm0, %xmm0
	vdivpd	%xmm2, %xmm0, %xmm0
	vmovddup	.LC199(%rip), %xmm2
	vcmpltpd	%xmm2, %xmm1, %xmm1
	vblendvpd	%xmm1, %xmm5, %xmm0, %xmm0
	vmovupd	%xmm0, (%rcx,%rsi,8)
	testb	$1, %dl
	je	.L4203
	andl	$-2, %edx
	addl	%edx, %eax
.L4189:
	cltq
	vmovsd	.LC7(%rip), %xmm0
	vmovsd	.LC107(%rip), %xmm2
	vmovsd	(%rdi,%rax,8), %xmm6
	leaq	(%rcx,%rax,8), %rax
	vmovsd	%xmm2, %xmm2, %xmm4
	vmovsd	%xmm6, %xmm6, %xmm7
	vfmadd132sd	.LC183(%rip), %xmm0, %xmm7
	vsubsd	%xmm0, %xmm7, %xmm0
	vmovq	%xmm7, %rcx
	andl	$1, %ecx
	vmulsd	%xmm2, %xmm0, %xmm3
	vmovsd	%xmm0, %xmm0, %xmm1
	vfmadd132sd	.LC184(%rip), %xmm6, %xmm1
	vfmsub132sd	%xmm0, %xmm3, %xmm4
	vsubsd	%xmm3, %xmm1, %xmm2
	vsubsd	%xmm1, %xmm2, %xmm5
	vsubsd	%xmm5, %xmm2, %xmm8
	vaddsd	%xmm5, %xmm3, %xmm3
	vmovq	.LC108(%rip), %xmm5
	vsubsd	%xmm8, %xmm1, %xmm1
	vsubsd	%xmm3, %xmm1, %xmm1
	vsubsd	%xmm4, %xmm1, %xmm1
	vmovsd	.LC20(%rip), %xmm4
	vfmadd132sd	.LC185(%rip), %xmm1, %xmm0
	vmovsd	.LC186(%rip), %xmm1
	vaddsd	%xmm0, %xmm2, %xmm3
	vsubsd	%xmm3, %xmm2, %xmm2
	vxorpd	%xmm5, %xmm3, %xmm9
	vaddsd	%xmm0, %xmm2, %xmm2
	vmulsd	%xmm3, %xmm3, %xmm0
	vmulsd	.LC4(%rip), %xmm0, %xmm8
	vfmadd213sd	.LC187(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC188(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC189(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC190(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC191(%rip), %xmm0, %xmm1
	vmulsd	%xmm0, %xmm0, %xmm11
	vsubsd	%xmm8, %xmm4, %xmm10
	vmulsd	%xmm2, %xmm9, %xmm9
	vfnmadd132sd	%xmm8, %xmm2, %xmm2
	vsubsd	%xmm10, %xmm4, %xmm4
	vfmadd132sd	%xmm11, %xmm9, %xmm1
	vsubsd	%xmm8, %xmm4, %xmm4
	vaddsd	%xmm1, %xmm4, %xmm4
	vmovsd	.LC192(%rip), %xmm1
	vfmadd213sd	.LC193(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC194(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC195(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC196(%rip), %xmm0, %xmm1
	vaddsd	%xmm10, %xmm4, %xmm4
	vfmadd213sd	.LC197(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC198(%rip), %xmm0, %xmm1
	vmulsd	%xmm0, %xmm3, %xmm0
	vfmadd132sd	%xmm1, %xmm2, %xmm0
	vaddsd	%xmm0, %xmm3, %xmm3
	je	.L4192
	vxorpd	%xmm5, %xmm4, %xmm5
	vmovsd	%xmm3, %xmm3, %xmm4
	vmovsd	%xmm5, %xmm5, %xmm3
.L4192:
	vmovq	%xmm6, %rdx
	vmovsd	.LC199(%rip), %xmm0
	btrq	$63, %rdx
	vmovq	%rdx, %xmm5
	vcomisd	%xmm5, %xmm0
	ja	.L4193
	vdivsd	%xmm4, %xmm3, %xmm6
.L4193:
	vmovsd	%xmm6, (%rax)
	ret
	.p2align 4,,10
	.p2align 3
.L4203:
	ret
	.p2align 4,,10
	.p2align 3
.L4204:
	vzeroupper
	ret
.L4194:
	xorl	%esi, %esi
	xorl	%eax, %eax
	jmp	.L4186
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
	jle	.L4221
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
	jmp	.L4214
	.p2align 4,,10
	.p2align 3
.L4218:
	vucomisd	%xmm3, %xmm8
	jbe	.L4215
	movq	%rsp, %rdi
	call	etch__trig_reduce_slow_f64
	vmovsd	(%rsp), %xmm1
	movq	16(%rsp), %rax
	vmovsd	8(%rsp), %xmm6
	vmulsd	%xmm1, %xmm1, %xmm0
	vmulsd	.LC4(%rip), %xmm0, %xmm5
	testb	$1, %al
	je	.L4212
	vmovsd	.LC186(%rip), %xmm2
	vmovsd	.LC20(%rip), %xmm3
	vxorpd	%xmm9, %xmm1, %xmm1
	vfmadd213sd	.LC187(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC188(%rip), %xmm0, %xmm2
	vsubsd	%xmm5, %xmm3, %xmm4
	vfmadd213sd	.LC189(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC190(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC191(%rip), %xmm0, %xmm2
	vsubsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm0, %xmm0, %xmm0
	vmulsd	%xmm6, %xmm1, %xmm1
	vsubsd	%xmm5, %xmm3, %xmm3
	vfmadd132sd	%xmm2, %xmm1, %xmm0
	vaddsd	%xmm0, %xmm3, %xmm3
	vaddsd	%xmm4, %xmm3, %xmm7
	vmovq	%xmm7, %rdx
.L4213:
	movabsq	$-9223372036854775808, %rcx
	salq	$62, %rax
	andq	%rcx, %rax
	xorq	%rdx, %rax
	vmovq	%rax, %xmm0
.L4211:
	addq	$8, %rbx
	vmovsd	%xmm0, 0(%rbp)
	addq	$8, %rbp
	cmpq	%r12, %rbx
	je	.L4224
.L4214:
	vmovsd	(%rbx), %xmm0
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm3
	vcomisd	%xmm3, %xmm11
	jbe	.L4218
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	%xmm0, %xmm0, %xmm13
	vfmadd132sd	.LC183(%rip), %xmm1, %xmm13
	vmovsd	.LC107(%rip), %xmm4
	vmovsd	%xmm4, %xmm4, %xmm7
	vsubsd	%xmm1, %xmm13, %xmm1
	vmovq	%xmm13, %rax
	vmulsd	%xmm4, %xmm1, %xmm5
	vmovsd	%xmm1, %xmm1, %xmm2
	vfmadd132sd	.LC184(%rip), %xmm0, %xmm2
	vfmsub132sd	%xmm1, %xmm5, %xmm7
	vsubsd	%xmm5, %xmm2, %xmm4
	vsubsd	%xmm2, %xmm4, %xmm6
	vsubsd	%xmm6, %xmm4, %xmm12
	vaddsd	%xmm6, %xmm5, %xmm5
	vsubsd	%xmm12, %xmm2, %xmm2
	vsubsd	%xmm5, %xmm2, %xmm2
	vsubsd	%xmm7, %xmm2, %xmm2
	vfmadd132sd	.LC185(%rip), %xmm2, %xmm1
	vaddsd	%xmm1, %xmm4, %xmm2
	vsubsd	%xmm2, %xmm4, %xmm4
	vaddsd	%xmm1, %xmm4, %xmm4
	vmulsd	%xmm2, %xmm2, %xmm1
	vmulsd	.LC4(%rip), %xmm1, %xmm7
	testb	$1, %al
	je	.L4209
	vmovsd	.LC186(%rip), %xmm5
	vmovsd	.LC20(%rip), %xmm6
	vxorpd	%xmm10, %xmm2, %xmm2
	vfmadd213sd	.LC187(%rip), %xmm1, %xmm5
	vfmadd213sd	.LC188(%rip), %xmm1, %xmm5
	vsubsd	%xmm7, %xmm6, %xmm12
	vfmadd213sd	.LC189(%rip), %xmm1, %xmm5
	vfmadd213sd	.LC190(%rip), %xmm1, %xmm5
	vfmadd213sd	.LC191(%rip), %xmm1, %xmm5
	vsubsd	%xmm12, %xmm6, %xmm6
	vmulsd	%xmm1, %xmm1, %xmm1
	vmulsd	%xmm4, %xmm2, %xmm2
	vsubsd	%xmm7, %xmm6, %xmm6
	vfmadd132sd	%xmm5, %xmm2, %xmm1
	vaddsd	%xmm1, %xmm6, %xmm6
	vaddsd	%xmm12, %xmm6, %xmm1
.L4210:
	vmovsd	.LC199(%rip), %xmm2
	vcomisd	%xmm3, %xmm2
	ja	.L4211
	salq	$62, %rax
	vmovq	%xmm1, %rsi
	movabsq	$-9223372036854775808, %rdx
	andq	%rdx, %rax
	xorq	%rax, %rsi
	vmovq	%rsi, %xmm0
	jmp	.L4211
	.p2align 4,,10
	.p2align 3
.L4215:
	movq	.LC181(%rip), %rax
	vmovq	%rax, %xmm0
	jmp	.L4211
	.p2align 4,,10
	.p2align 3
.L4212:
	vmovsd	.LC192(%rip), %xmm2
	vmulsd	%xmm0, %xmm1, %xmm3
	vfnmadd132sd	%xmm5, %xmm6, %xmm6
	vfmadd213sd	.LC193(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC194(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC195(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC196(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC197(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC198(%rip), %xmm2, %xmm0
	vfmadd132sd	%xmm3, %xmm6, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm7
	vmovq	%xmm7, %rdx
	jmp	.L4213
	.p2align 4,,10
	.p2align 3
.L4209:
	vmovsd	.LC192(%rip), %xmm5
	vmulsd	%xmm1, %xmm2, %xmm6
	vfnmadd132sd	%xmm7, %xmm4, %xmm4
	vfmadd213sd	.LC193(%rip), %xmm1, %xmm5
	vfmadd213sd	.LC194(%rip), %xmm1, %xmm5
	vfmadd213sd	.LC195(%rip), %xmm1, %xmm5
	vfmadd213sd	.LC196(%rip), %xmm1, %xmm5
	vfmadd213sd	.LC197(%rip), %xmm1, %xmm5
	vfmadd213sd	.LC198(%rip), %xmm5, %xmm1
	vfmadd132sd	%xmm6, %xmm4, %xmm1
	vaddsd	%xmm1, %xmm2, %xmm1
	jmp	.L4210
	.p2align 4,,10
	.p2align 3
.L4224:
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
.L4221:
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
	jle	.L4241
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
	jmp	.L4234
	.p2align 4,,10
	.p2align 3
.L4238:
	vucomisd	%xmm1, %xmm9
	vmovq	%xmm8, %rax
	jbe	.L4231
	movq	%rsp, %rdi
	call	etch__trig_reduce_slow_f64
	movq	16(%rsp), %rdx
	vmovsd	(%rsp), %xmm1
	vmovsd	8(%rsp), %xmm6
	vmulsd	%xmm1, %xmm1, %xmm0
	leaq	1(%rdx), %rax
	andl	$1, %edx
	vmulsd	.LC4(%rip), %xmm0, %xmm5
	jne	.L4232
	vmovsd	.LC186(%rip), %xmm2
	vmovsd	.LC20(%rip), %xmm3
	vxorpd	%xmm10, %xmm1, %xmm1
	vfmadd213sd	.LC187(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC188(%rip), %xmm0, %xmm2
	vsubsd	%xmm5, %xmm3, %xmm4
	vfmadd213sd	.LC189(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC190(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC191(%rip), %xmm0, %xmm2
	vsubsd	%xmm4, %xmm3, %xmm3
	vmulsd	%xmm0, %xmm0, %xmm0
	vmulsd	%xmm6, %xmm1, %xmm1
	vsubsd	%xmm5, %xmm3, %xmm3
	vfmadd132sd	%xmm2, %xmm1, %xmm0
	vaddsd	%xmm0, %xmm3, %xmm3
	vaddsd	%xmm4, %xmm3, %xmm7
	vmovq	%xmm7, %rdx
.L4233:
	movabsq	$-9223372036854775808, %rcx
	salq	$62, %rax
	andq	%rcx, %rax
	xorq	%rdx, %rax
.L4231:
	addq	$8, %rbx
	movq	%rax, 0(%rbp)
	addq	$8, %rbp
	cmpq	%r12, %rbx
	je	.L4244
.L4234:
	vmovsd	(%rbx), %xmm0
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm1
	vcomisd	%xmm1, %xmm12
	jbe	.L4238
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
	je	.L4229
	vmovsd	.LC186(%rip), %xmm1
	vmovsd	.LC20(%rip), %xmm2
	vxorpd	%xmm11, %xmm4, %xmm4
	vfmadd213sd	.LC187(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC188(%rip), %xmm0, %xmm1
	vsubsd	%xmm5, %xmm2, %xmm6
	vfmadd213sd	.LC189(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC190(%rip), %xmm0, %xmm1
	vfmadd213sd	.LC191(%rip), %xmm0, %xmm1
	vsubsd	%xmm6, %xmm2, %xmm2
	vmulsd	%xmm0, %xmm0, %xmm0
	vmulsd	%xmm3, %xmm4, %xmm4
	vsubsd	%xmm5, %xmm2, %xmm2
	vfmadd132sd	%xmm1, %xmm4, %xmm0
	vaddsd	%xmm0, %xmm2, %xmm2
	vaddsd	%xmm6, %xmm2, %xmm7
	vmovq	%xmm7, %rdx
	jmp	.L4233
	.p2align 4,,10
	.p2align 3
.L4232:
	vmovsd	.LC192(%rip), %xmm2
	vmulsd	%xmm0, %xmm1, %xmm3
	vfnmadd132sd	%xmm5, %xmm6, %xmm6
	vfmadd213sd	.LC193(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC194(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC195(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC196(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC197(%rip), %xmm0, %xmm2
	vfmadd213sd	.LC198(%rip), %xmm2, %xmm0
	vfmadd132sd	%xmm3, %xmm6, %xmm0
	vaddsd	%xmm0, %xmm1, %xmm7
	vmovq	%xmm7, %rdx
	jmp	.L4233
	.p2align 4,,10
	.p2align 3
.L4229:
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
	vaddsd	%xmm0, %xmm4, %xmm7
	vmovq	%xmm7, %rdx
	jmp	.L4233
	.p2align 4,,10
	.p2align 3
.L4244:
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
.L4241:
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
	jle	.L4265
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
	jmp	.L4252
	.p2align 4,,10
	.p2align 3
.L4262:
	vucomisd	%xmm12, %xmm9
	jbe	.L4253
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
	je	.L4251
	vxorpd	%xmm8, %xmm3, %xmm1
	vmovsd	%xmm0, %xmm0, %xmm3
	vmovsd	%xmm1, %xmm1, %xmm0
.L4251:
	vdivsd	%xmm3, %xmm0, %xmm0
.L4250:
	addq	$8, %rbx
	vmovsd	%xmm0, 0(%rbp)
	addq	$8, %rbp
	cmpq	%r12, %rbx
	je	.L4268
.L4252:
	vmovsd	(%rbx), %xmm0
	vmovq	%xmm0, %rax
	btrq	$63, %rax
	vmovq	%rax, %xmm12
	vcomisd	%xmm12, %xmm11
	jbe	.L4262
	vmovsd	.LC7(%rip), %xmm1
	vmovsd	%xmm0, %xmm0, %xmm13
	vfmadd132sd	.LC183(%rip), %xmm1, %xmm13
	vmovsd	.LC107(%rip), %xmm4
	vmovsd	%xmm4, %xmm4, %xmm5
	vsubsd	%xmm1, %xmm13, %xmm1
	vmovq	%xmm13, %rax
	vmulsd	%xmm4, %xmm1, %xmm3
	vmovsd	%xmm1, %xmm1, %xmm2
	vfmadd132sd	.LC184(%rip), %xmm0, %xmm2
	vfmsub132sd	%xmm1, %xmm3, %xmm5
	vsubsd	%xmm3, %xmm2, %xmm6
	vsubsd	%xmm2, %xmm6, %xmm4
	vsubsd	%xmm4, %xmm6, %xmm7
	vaddsd	%xmm4, %xmm3, %xmm3
	vmovsd	.LC20(%rip), %xmm4
	vsubsd	%xmm7, %xmm2, %xmm2
	vsubsd	%xmm3, %xmm2, %xmm2
	vsubsd	%xmm5, %xmm2, %xmm2
	vfmadd132sd	.LC185(%rip), %xmm2, %xmm1
	vaddsd	%xmm1, %xmm6, %xmm5
	vsubsd	%xmm5, %xmm6, %xmm6
	vmulsd	%xmm5, %xmm5, %xmm3
	vxorpd	%xmm10, %xmm5, %xmm14
	vmulsd	.LC4(%rip), %xmm3, %xmm7
	vaddsd	%xmm1, %xmm6, %xmm6
	vmovsd	.LC186(%rip), %xmm1
	vfmadd213sd	.LC187(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC188(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC189(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC190(%rip), %xmm3, %xmm1
	vsubsd	%xmm7, %xmm4, %xmm2
	vmulsd	%xmm6, %xmm14, %xmm14
	vfnmadd132sd	%xmm7, %xmm6, %xmm6
	vfmadd213sd	.LC191(%rip), %xmm3, %xmm1
	vmulsd	%xmm3, %xmm3, %xmm15
	vsubsd	%xmm2, %xmm4, %xmm4
	vsubsd	%xmm7, %xmm4, %xmm4
	vfmadd132sd	%xmm15, %xmm14, %xmm1
	vaddsd	%xmm1, %xmm4, %xmm4
	vmovsd	.LC192(%rip), %xmm1
	vfmadd213sd	.LC193(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC194(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC195(%rip), %xmm3, %xmm1
	vfmadd213sd	.LC196(%rip), %xmm3, %xmm1
	vaddsd	%xmm2, %xmm4, %xmm4
	vfmadd213sd	.LC197(%rip), %xmm3, %xmm1
	vmovsd	%xmm1, %xmm1, %xmm2
	vfmadd213sd	.LC198(%rip), %xmm3, %xmm2
	vmulsd	%xmm3, %xmm5, %xmm1
	vfmadd132sd	%xmm2, %xmm6, %xmm1
	vaddsd	%xmm1, %xmm5, %xmm5
	testb	$1, %al
	je	.L4249
	vxorpd	%xmm10, %xmm4, %xmm1
	vmovsd	%xmm5, %xmm5, %xmm4
	vmovsd	%xmm1, %xmm1, %xmm5
.L4249:
	vmovsd	.LC199(%rip), %xmm1
	vcomisd	%xmm12, %xmm1
	ja	.L4250
	vdivsd	%xmm4, %xmm5, %xmm0
	jmp	.L4250
	.p2align 4,,10
	.p2align 3
.L4253:
	movq	.LC181(%rip), %rax
	vmovq	%rax, %xmm0
	jmp	.L4250
	.p2align 4,,10
	.p2align 3
.L4268:
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
.L4265:
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
	.set	.LC0,.LC327
	.set	.LC1,.LC326
	.set	.LC2,.LC293
	.set	.LC3,.LC292
	.set	.LC4,.LC254
	.set	.LC5,.LC331
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC6:
	.long	1697350398
	.long	1073157447
	.set	.LC7,.LC295
	.set	.LC8,.LC298
	.set	.LC9,.LC299
	.set	.LC10,.LC255
	.set	.LC11,.LC245
	.set	.LC12,.LC246
	.set	.LC13,.LC247
	.set	.LC14,.LC248
	.set	.LC15,.LC249
	.set	.LC16,.LC250
	.set	.LC17,.LC251
	.set	.LC18,.LC252
	.set	.LC19,.LC253
	.set	.LC20,.LC301
	.align 8
.LC21:
	.long	0
	.long	1077280768
	.set	.LC23,.LC453
	.align 8
.LC24:
	.long	-68896933
	.long	1077304850
	.set	.LC25,.LC455
	.set	.LC26,.LC456
	.set	.LC27,.LC457
	.set	.LC28,.LC458
	.set	.LC29,.LC459
	.set	.LC30,.LC460
	.set	.LC31,.LC461
	.set	.LC32,.LC462
	.set	.LC33,.LC463
	.set	.LC34,.LC464
	.set	.LC35,.LC465
	.set	.LC36,.LC466
	.set	.LC37,.LC467
	.set	.LC38,.LC468
	.set	.LC39,.LC469
	.set	.LC40,.LC470
	.set	.LC41,.LC471
	.set	.LC42,.LC472
	.set	.LC43,.LC473
	.set	.LC44,.LC474
	.set	.LC45,.LC475
	.set	.LC46,.LC476
	.align 8
.LC47:
	.long	1946428199
	.long	-1085862031
	.set	.LC48,.LC504
	.set	.LC49,.LC505
	.set	.LC50,.LC506
	.set	.LC51,.LC507
	.set	.LC52,.LC508
	.set	.LC53,.LC509
	.set	.LC54,.LC510
	.set	.LC55,.LC511
	.set	.LC56,.LC512
	.set	.LC57,.LC513
	.set	.LC58,.LC514
	.set	.LC59,.LC515
	.set	.LC60,.LC516
	.set	.LC61,.LC517
	.set	.LC62,.LC518
	.set	.LC63,.LC519
	.set	.LC64,.LC520
	.align 8
.LC65:
	.long	0
	.long	1072168960
	.align 8
.LC66:
	.long	-709176363
	.long	-1092807416
	.set	.LC67,.LC543
	.set	.LC68,.LC544
	.set	.LC69,.LC545
	.set	.LC70,.LC546
	.set	.LC71,.LC547
	.set	.LC72,.LC548
	.set	.LC73,.LC549
	.set	.LC74,.LC550
	.set	.LC75,.LC551
	.set	.LC76,.LC552
	.set	.LC77,.LC553
	.set	.LC78,.LC554
	.set	.LC79,.LC555
	.set	.LC80,.LC556
	.set	.LC81,.LC557
	.align 8
.LC82:
	.long	0
	.long	1073217536
	.align 8
.LC83:
	.long	-1003228427
	.long	-1103810161
	.set	.LC84,.LC578
	.set	.LC85,.LC579
	.set	.LC86,.LC580
	.set	.LC87,.LC581
	.set	.LC88,.LC582
	.set	.LC89,.LC583
	.set	.LC90,.LC584
	.set	.LC91,.LC585
	.set	.LC92,.LC586
	.set	.LC93,.LC587
	.set	.LC94,.LC588
	.set	.LC95,.LC589
	.set	.LC96,.LC590
	.set	.LC97,.LC591
	.set	.LC98,.LC592
	.align 8
.LC99:
	.long	-382586864
	.long	-1078780634
	.set	.LC100,.LC594
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
	.set	.LC105,.LC1316
	.set	.LC106,.LC824
	.set	.LC107,.LC825
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
	.set	.LC114,.LC619
	.set	.LC115,.LC620
	.set	.LC116,.LC621
	.set	.LC117,.LC622
	.set	.LC118,.LC623
	.set	.LC119,.LC624
	.set	.LC120,.LC625
	.set	.LC121,.LC626
	.set	.LC122,.LC627
	.set	.LC123,.LC628
	.set	.LC124,.LC629
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
	.set	.LC131,.LC424
	.set	.LC132,.LC422
	.align 8
.LC133:
	.long	1024
	.long	1127219200
	.set	.LC134,.LC416
	.align 8
.LC135:
	.long	1415289427
	.long	1069609142
	.set	.LC136,.LC837
	.set	.LC137,.LC838
	.set	.LC138,.LC839
	.set	.LC139,.LC840
	.set	.LC140,.LC841
	.set	.LC141,.LC842
	.set	.LC142,.LC843
	.set	.LC143,.LC418
	.set	.LC144,.LC417
	.set	.LC145,.LC844
	.set	.LC146,.LC423
	.align 8
.LC147:
	.long	0
	.long	1076363264
	.align 8
.LC148:
	.long	0
	.long	1009778688
	.align 8
.LC149:
	.long	-1
	.long	2146435071
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
	.set	.LC153,.LC1097
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
	.set	.LC164,.LC1260
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
	.set	.LC170,.LC727
	.align 8
.LC171:
	.long	0
	.long	1102053376
	.align 8
.LC172:
	.long	1842612294
	.long	1069740213
	.set	.LC173,.LC403
	.set	.LC174,.LC404
	.set	.LC175,.LC405
	.set	.LC176,.LC406
	.set	.LC177,.LC407
	.set	.LC178,.LC408
	.align 8
.LC179:
	.long	-17155601
	.long	1072049730
	.set	.LC180,.LC428
	.set	.LC181,.LC434
	.align 8
.LC182:
	.long	0
	.long	1114636288
	.set	.LC183,.LC1332
	.set	.LC184,.LC1333
	.set	.LC185,.LC1394
	.align 8
.LC186:
	.long	507007552
	.long	-1112999320
	.set	.LC187,.LC1383
	.set	.LC188,.LC1384
	.set	.LC189,.LC1385
	.set	.LC190,.LC1386
	.set	.LC191,.LC1387
	.align 8
.LC192:
	.long	100211357
	.long	-1117104674
	.set	.LC193,.LC1369
	.set	.LC194,.LC1370
	.set	.LC195,.LC1371
	.set	.LC196,.LC1372
	.set	.LC197,.LC1373
	.set	.LC198,.LC1374
	.set	.LC199,.LC826
	.set	.LC200,.LC731
	.set	.LC201,.LC435
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
	.section	.rodata.cst32,"aM",@progbits,32
	.align 32
.LC222:
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.set	.LC223,.LC222
	.align 32
.LC225:
	.long	-1
	.long	2147483647
	.long	-1
	.long	2147483647
	.long	-1
	.long	2147483647
	.long	-1
	.long	2147483647
	.set	.LC226,.LC225
	.set	.LC227,.LC383
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC230:
	.long	984988058
	.section	.rodata.cst32
	.align 32
.LC231:
	.long	1007227847
	.long	1007227847
	.long	1007227847
	.long	1007227847
	.long	1007227847
	.long	1007227847
	.long	1007227847
	.long	1007227847
	.set	.LC232,.LC231
	.align 32
.LC233:
	.long	1026206603
	.long	1026206603
	.long	1026206603
	.long	1026206603
	.long	1026206603
	.long	1026206603
	.long	1026206603
	.long	1026206603
	.set	.LC234,.LC233
	.align 32
.LC235:
	.long	1042983512
	.long	1042983512
	.long	1042983512
	.long	1042983512
	.long	1042983512
	.long	1042983512
	.long	1042983512
	.long	1042983512
	.set	.LC236,.LC235
	.align 32
.LC237:
	.long	1056964607
	.long	1056964607
	.long	1056964607
	.long	1056964607
	.long	1056964607
	.long	1056964607
	.long	1056964607
	.long	1056964607
	.set	.LC238,.LC237
	.align 32
.LC245:
	.long	575294708
	.long	1046148593
	.long	575294708
	.long	1046148593
	.long	575294708
	.long	1046148593
	.long	575294708
	.long	1046148593
	.align 32
.LC246:
	.long	866751887
	.long	1049787985
	.long	866751887
	.long	1049787985
	.long	866751887
	.long	1049787985
	.long	866751887
	.long	1049787985
	.align 32
.LC247:
	.long	-2118471552
	.long	1053236703
	.long	-2118471552
	.long	1053236703
	.long	-2118471552
	.long	1053236703
	.long	-2118471552
	.long	1053236703
	.align 32
.LC248:
	.long	417402524
	.long	1056571808
	.long	417402524
	.long	1056571808
	.long	417402524
	.long	1056571808
	.long	417402524
	.long	1056571808
	.align 32
.LC249:
	.long	452984433
	.long	1059717536
	.long	452984433
	.long	1059717536
	.long	452984433
	.long	1059717536
	.long	452984433
	.long	1059717536
	.align 32
.LC250:
	.long	381790967
	.long	1062650220
	.long	381790967
	.long	1062650220
	.long	381790967
	.long	1062650220
	.long	381790967
	.long	1062650220
	.align 32
.LC251:
	.long	286324314
	.long	1065423121
	.long	286324314
	.long	1065423121
	.long	286324314
	.long	1065423121
	.long	286324314
	.long	1065423121
	.align 32
.LC252:
	.long	1431655757
	.long	1067799893
	.long	1431655757
	.long	1067799893
	.long	1431655757
	.long	1067799893
	.long	1431655757
	.long	1067799893
	.align 32
.LC253:
	.long	1431655769
	.long	1069897045
	.long	1431655769
	.long	1069897045
	.long	1431655769
	.long	1069897045
	.long	1431655769
	.long	1069897045
	.align 32
.LC254:
	.long	0
	.long	1071644672
	.long	0
	.long	1071644672
	.long	0
	.long	1071644672
	.long	0
	.long	1071644672
	.section	.rodata.cst16
	.align 16
.LC255:
	.long	-1830040853
	.long	1042411938
	.long	-1830040853
	.long	1042411938
	.set	.LC256,.LC245
	.set	.LC257,.LC246
	.set	.LC258,.LC247
	.set	.LC259,.LC248
	.set	.LC260,.LC249
	.set	.LC261,.LC250
	.set	.LC262,.LC251
	.set	.LC264,.LC253
	.set	.LC265,.LC254
	.section	.rodata.cst4
	.align 4
.LC266:
	.long	1118961664
	.align 4
.LC267:
	.long	-1026555904
	.align 4
.LC271:
	.long	1069066811
	.align 4
.LC273:
	.long	1262485504
	.section	.rodata.cst32
	.align 32
.LC274:
	.long	-884998144
	.long	-884998144
	.long	-884998144
	.long	-884998144
	.long	-884998144
	.long	-884998144
	.long	-884998144
	.long	-884998144
	.set	.LC275,.LC274
	.align 32
.LC276:
	.long	-1087278592
	.long	-1087278592
	.long	-1087278592
	.long	-1087278592
	.long	-1087278592
	.long	-1087278592
	.long	-1087278592
	.long	-1087278592
	.set	.LC277,.LC276
	.align 32
.LC278:
	.long	-1245725042
	.long	-1245725042
	.long	-1245725042
	.long	-1245725042
	.long	-1245725042
	.long	-1245725042
	.long	-1245725042
	.long	-1245725042
	.set	.LC279,.LC278
	.align 32
.LC280:
	.long	1065353216
	.long	1065353216
	.long	1065353216
	.long	1065353216
	.long	1065353216
	.long	1065353216
	.long	1065353216
	.long	1065353216
	.set	.LC281,.LC280
	.align 32
.LC292:
	.long	0
	.long	1082537984
	.long	0
	.long	1082537984
	.long	0
	.long	1082537984
	.long	0
	.long	1082537984
	.align 32
.LC293:
	.long	0
	.long	-1064873984
	.long	0
	.long	-1064873984
	.long	0
	.long	-1064873984
	.long	0
	.long	-1064873984
	.align 32
.LC295:
	.long	0
	.long	1127743488
	.long	0
	.long	1127743488
	.long	0
	.long	1127743488
	.long	0
	.long	1127743488
	.align 32
.LC296:
	.long	0
	.long	-1019740160
	.long	0
	.long	-1019740160
	.long	0
	.long	-1019740160
	.long	0
	.long	-1019740160
	.set	.LC297,.LC296
	.align 32
.LC298:
	.long	-17156096
	.long	-1075433918
	.long	-17156096
	.long	-1075433918
	.long	-17156096
	.long	-1075433918
	.long	-17156096
	.long	-1075433918
	.align 32
.LC299:
	.long	-1815648464
	.long	-1120996521
	.long	-1815648464
	.long	-1120996521
	.long	-1815648464
	.long	-1120996521
	.long	-1815648464
	.long	-1120996521
	.align 32
.LC301:
	.long	0
	.long	1072693248
	.long	0
	.long	1072693248
	.long	0
	.long	1072693248
	.long	0
	.long	1072693248
	.set	.LC305,.LC295
	.set	.LC306,.LC296
	.set	.LC307,.LC298
	.set	.LC308,.LC299
	.section	.rodata.cst8
	.align 8
.LC313:
	.quad	1023
	.section	.rodata.cst4
	.align 4
.LC314:
	.long	-1046478848
	.section	.rodata.cst32
	.align 32
.LC317:
	.long	-1090519040
	.long	-1090519040
	.long	-1090519040
	.long	-1090519040
	.long	-1090519040
	.long	-1090519040
	.long	-1090519040
	.long	-1090519040
	.set	.LC318,.LC317
	.align 32
.LC319:
	.long	855638016
	.long	855638016
	.long	855638016
	.long	855638016
	.long	855638016
	.long	855638016
	.long	855638016
	.long	855638016
	.set	.LC320,.LC319
	.set	.LC325,.LC674
	.align 32
.LC326:
	.long	0
	.long	1082535936
	.long	0
	.long	1082535936
	.long	0
	.long	1082535936
	.long	0
	.long	1082535936
	.align 32
.LC327:
	.long	0
	.long	-1069285376
	.long	0
	.long	-1069285376
	.long	0
	.long	-1069285376
	.long	0
	.long	-1069285376
	.align 32
.LC329:
	.long	0
	.long	-1075838976
	.long	0
	.long	-1075838976
	.long	0
	.long	-1075838976
	.long	0
	.long	-1075838976
	.set	.LC330,.LC329
	.align 32
.LC331:
	.long	0
	.long	1016070144
	.long	0
	.long	1016070144
	.long	0
	.long	1016070144
	.long	0
	.long	1016070144
	.set	.LC336,.LC225
	.set	.LC337,.LC331
	.section	.rodata.cst8
	.align 8
.LC338:
	.quad	1022
	.section	.rodata.cst4
	.align 4
.LC340:
	.long	-1107073282
	.section	.rodata.cst32
	.align 32
.LC341:
	.long	1041195900
	.long	1041195900
	.long	1041195900
	.long	1041195900
	.long	1041195900
	.long	1041195900
	.long	1041195900
	.long	1041195900
	.set	.LC342,.LC341
	.align 32
.LC343:
	.long	-1107700753
	.long	-1107700753
	.long	-1107700753
	.long	-1107700753
	.long	-1107700753
	.long	-1107700753
	.long	-1107700753
	.long	-1107700753
	.set	.LC344,.LC343
	.align 32
.LC345:
	.long	1041195111
	.long	1041195111
	.long	1041195111
	.long	1041195111
	.long	1041195111
	.long	1041195111
	.long	1041195111
	.long	1041195111
	.set	.LC346,.LC345
	.align 32
.LC347:
	.long	-1104491519
	.long	-1104491519
	.long	-1104491519
	.long	-1104491519
	.long	-1104491519
	.long	-1104491519
	.long	-1104491519
	.long	-1104491519
	.set	.LC348,.LC347
	.align 32
.LC349:
	.long	1045227747
	.long	1045227747
	.long	1045227747
	.long	1045227747
	.long	1045227747
	.long	1045227747
	.long	1045227747
	.long	1045227747
	.set	.LC350,.LC349
	.align 32
.LC351:
	.long	-1098907766
	.long	-1098907766
	.long	-1098907766
	.long	-1098907766
	.long	-1098907766
	.long	-1098907766
	.long	-1098907766
	.long	-1098907766
	.set	.LC352,.LC351
	.align 32
.LC353:
	.long	1051372161
	.long	1051372161
	.long	1051372161
	.long	1051372161
	.long	1051372161
	.long	1051372161
	.long	1051372161
	.long	1051372161
	.set	.LC354,.LC353
	.align 32
.LC355:
	.long	901758606
	.long	901758606
	.long	901758606
	.long	901758606
	.long	901758606
	.long	901758606
	.long	901758606
	.long	901758606
	.set	.LC356,.LC355
	.align 32
.LC357:
	.long	1060205056
	.long	1060205056
	.long	1060205056
	.long	1060205056
	.long	1060205056
	.long	1060205056
	.long	1060205056
	.long	1060205056
	.set	.LC358,.LC357
	.section	.rodata.cst4
	.align 4
.LC369:
	.long	-1044905984
	.align 4
.LC370:
	.long	-8388608
	.align 4
.LC372:
	.long	8388608
	.align 4
.LC374:
	.long	1258291200
	.section	.rodata.cst32
	.align 32
.LC379:
	.long	-1082130432
	.long	-1082130432
	.long	-1082130432
	.long	-1082130432
	.long	-1082130432
	.long	-1082130432
	.long	-1082130432
	.long	-1082130432
	.set	.LC380,.LC379
	.align 32
.LC381:
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.set	.LC382,.LC381
	.align 32
.LC383:
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.long	2143289344
	.align 32
.LC397:
	.long	1275068416
	.long	1275068416
	.long	1275068416
	.long	1275068416
	.long	1275068416
	.long	1275068416
	.long	1275068416
	.long	1275068416
	.set	.LC398,.LC397
	.align 32
.LC403:
	.long	737102768
	.long	1069783570
	.long	737102768
	.long	1069783570
	.long	737102768
	.long	1069783570
	.long	737102768
	.long	1069783570
	.align 32
.LC404:
	.long	1309279911
	.long	1070024292
	.long	1309279911
	.long	1070024292
	.long	1309279911
	.long	1070024292
	.long	1309279911
	.long	1070024292
	.align 32
.LC405:
	.long	515370011
	.long	1070363077
	.long	515370011
	.long	1070363077
	.long	515370011
	.long	1070363077
	.long	515370011
	.long	1070363077
	.align 32
.LC406:
	.long	-1809745268
	.long	1070745892
	.long	-1809745268
	.long	1070745892
	.long	-1809745268
	.long	1070745892
	.long	-1809745268
	.long	1070745892
	.align 32
.LC407:
	.long	-1718093117
	.long	1071225241
	.long	-1718093117
	.long	1071225241
	.long	-1718093117
	.long	1071225241
	.long	-1718093117
	.long	1071225241
	.align 32
.LC408:
	.long	1431655827
	.long	1071994197
	.long	1431655827
	.long	1071994197
	.long	1431655827
	.long	1071994197
	.long	1431655827
	.long	1071994197
	.set	.LC410,.LC403
	.set	.LC411,.LC404
	.set	.LC412,.LC405
	.set	.LC413,.LC406
	.set	.LC414,.LC407
	.set	.LC415,.LC408
	.align 32
.LC416:
	.long	0
	.long	1073741824
	.long	0
	.long	1073741824
	.long	0
	.long	1073741824
	.long	0
	.long	1073741824
	.align 32
.LC417:
	.long	-1815648464
	.long	1026487127
	.long	-1815648464
	.long	1026487127
	.long	-1815648464
	.long	1026487127
	.long	-1815648464
	.long	1026487127
	.align 32
.LC418:
	.long	-17156096
	.long	1072049730
	.long	-17156096
	.long	1072049730
	.long	-17156096
	.long	1072049730
	.long	-17156096
	.long	1072049730
	.set	.LC419,.LC416
	.set	.LC421,.LC418
	.align 32
.LC422:
	.long	0
	.long	1048576
	.long	0
	.long	1048576
	.long	0
	.long	1048576
	.long	0
	.long	1048576
	.align 32
.LC423:
	.long	0
	.long	1129316352
	.long	0
	.long	1129316352
	.long	0
	.long	1129316352
	.long	0
	.long	1129316352
	.align 32
.LC424:
	.long	0
	.long	-1068826624
	.long	0
	.long	-1068826624
	.long	0
	.long	-1068826624
	.long	0
	.long	-1068826624
	.align 32
.LC428:
	.long	0
	.long	-1074790400
	.long	0
	.long	-1074790400
	.long	0
	.long	-1074790400
	.long	0
	.long	-1074790400
	.align 32
.LC431:
	.long	1024
	.long	-1020264448
	.long	1024
	.long	-1020264448
	.long	1024
	.long	-1020264448
	.long	1024
	.long	-1020264448
	.set	.LC432,.LC431
	.align 32
.LC434:
	.long	0
	.long	2146959360
	.long	0
	.long	2146959360
	.long	0
	.long	2146959360
	.long	0
	.long	2146959360
	.align 32
.LC435:
	.long	0
	.long	-1048576
	.long	0
	.long	-1048576
	.long	0
	.long	-1048576
	.long	0
	.long	-1048576
	.set	.LC445,.LC431
	.align 32
.LC453:
	.long	0
	.long	1070596096
	.long	0
	.long	1070596096
	.long	0
	.long	1070596096
	.long	0
	.long	1070596096
	.align 32
.LC455:
	.long	-198905026
	.long	-1070498147
	.long	-198905026
	.long	-1070498147
	.long	-198905026
	.long	-1070498147
	.long	-198905026
	.long	-1070498147
	.align 32
.LC456:
	.long	-1011692000
	.long	1075228273
	.long	-1011692000
	.long	1075228273
	.long	-1011692000
	.long	1075228273
	.long	-1011692000
	.long	1075228273
	.align 32
.LC457:
	.long	-321254874
	.long	-1072568290
	.long	-321254874
	.long	-1072568290
	.long	-321254874
	.long	-1072568290
	.long	-321254874
	.long	-1072568290
	.align 32
.LC458:
	.long	-893846457
	.long	1075000056
	.long	-893846457
	.long	1075000056
	.long	-893846457
	.long	1075000056
	.long	-893846457
	.long	1075000056
	.align 32
.LC459:
	.long	-1301175524
	.long	-1072800189
	.long	-1301175524
	.long	-1072800189
	.long	-1301175524
	.long	-1072800189
	.long	-1301175524
	.long	-1072800189
	.align 32
.LC460:
	.long	-1813078892
	.long	1074213314
	.long	-1813078892
	.long	1074213314
	.long	-1813078892
	.long	1074213314
	.long	-1813078892
	.long	1074213314
	.align 32
.LC461:
	.long	-263587606
	.long	-1073579784
	.long	-263587606
	.long	-1073579784
	.long	-263587606
	.long	-1073579784
	.long	-263587606
	.long	-1073579784
	.align 32
.LC462:
	.long	1892653169
	.long	1073586945
	.long	1892653169
	.long	1073586945
	.long	1892653169
	.long	1073586945
	.long	1892653169
	.long	1073586945
	.align 32
.LC463:
	.long	-1410668268
	.long	-1074279559
	.long	-1410668268
	.long	-1074279559
	.long	-1410668268
	.long	-1074279559
	.long	-1410668268
	.long	-1074279559
	.align 32
.LC464:
	.long	-979757760
	.long	1072902695
	.long	-979757760
	.long	1072902695
	.long	-979757760
	.long	1072902695
	.long	-979757760
	.long	1072902695
	.align 32
.LC465:
	.long	1414820758
	.long	-1074845687
	.long	1414820758
	.long	-1074845687
	.long	1414820758
	.long	-1074845687
	.long	1414820758
	.long	-1074845687
	.align 32
.LC466:
	.long	-1245234774
	.long	1072264352
	.long	-1245234774
	.long	1072264352
	.long	-1245234774
	.long	1072264352
	.long	-1245234774
	.long	1072264352
	.align 32
.LC467:
	.long	-296114938
	.long	-1075513599
	.long	-296114938
	.long	-1075513599
	.long	-296114938
	.long	-1075513599
	.long	-296114938
	.long	-1075513599
	.align 32
.LC468:
	.long	-525997554
	.long	1071738687
	.long	-525997554
	.long	1071738687
	.long	-525997554
	.long	1071738687
	.long	-525997554
	.long	1071738687
	.align 32
.LC469:
	.long	-2138755073
	.long	-1076012767
	.long	-2138755073
	.long	-1076012767
	.long	-2138755073
	.long	-1076012767
	.long	-2138755073
	.long	-1076012767
	.align 32
.LC470:
	.long	455538286
	.long	1071191461
	.long	455538286
	.long	1071191461
	.long	455538286
	.long	1071191461
	.long	455538286
	.long	1071191461
	.align 32
.LC471:
	.long	-1385770521
	.long	-1076501765
	.long	-1385770521
	.long	-1076501765
	.long	-1385770521
	.long	-1076501765
	.long	-1385770521
	.long	-1076501765
	.align 32
.LC472:
	.long	-1308416033
	.long	1070836267
	.long	-1308416033
	.long	1070836267
	.long	-1308416033
	.long	1070836267
	.long	-1308416033
	.long	1070836267
	.align 32
.LC473:
	.long	1757689640
	.long	-1076724347
	.long	1757689640
	.long	-1076724347
	.long	1757689640
	.long	-1076724347
	.long	1757689640
	.long	-1076724347
	.align 32
.LC474:
	.long	1855816418
	.long	1070781003
	.long	1855816418
	.long	1070781003
	.long	1855816418
	.long	1070781003
	.long	1855816418
	.long	1070781003
	.align 32
.LC475:
	.long	1917464406
	.long	-1076458226
	.long	1917464406
	.long	-1076458226
	.long	1917464406
	.long	-1076458226
	.long	1917464406
	.long	-1076458226
	.align 32
.LC476:
	.long	1599185291
	.long	1071960291
	.long	1599185291
	.long	1071960291
	.long	1599185291
	.long	1071960291
	.long	1599185291
	.long	1071960291
	.align 32
.LC501:
	.long	0
	.long	-1076887552
	.long	0
	.long	-1076887552
	.long	0
	.long	-1076887552
	.long	0
	.long	-1076887552
	.set	.LC502,.LC501
	.align 32
.LC504:
	.long	2022567523
	.long	1062103423
	.long	2022567523
	.long	1062103423
	.long	2022567523
	.long	1062103423
	.long	2022567523
	.long	1062103423
	.align 32
.LC505:
	.long	668579938
	.long	-1085218993
	.long	668579938
	.long	-1085218993
	.long	668579938
	.long	-1085218993
	.long	668579938
	.long	-1085218993
	.align 32
.LC506:
	.long	-944826815
	.long	1062628478
	.long	-944826815
	.long	1062628478
	.long	-944826815
	.long	1062628478
	.long	-944826815
	.long	1062628478
	.align 32
.LC507:
	.long	-1277707123
	.long	-1084338849
	.long	-1277707123
	.long	-1084338849
	.long	-1277707123
	.long	-1084338849
	.long	-1277707123
	.long	-1084338849
	.align 32
.LC508:
	.long	1189675903
	.long	1063538320
	.long	1189675903
	.long	1063538320
	.long	1189675903
	.long	1063538320
	.long	1189675903
	.long	1063538320
	.align 32
.LC509:
	.long	-1465347306
	.long	-1083483739
	.long	-1465347306
	.long	-1083483739
	.long	-1465347306
	.long	-1083483739
	.long	-1465347306
	.long	-1083483739
	.align 32
.LC510:
	.long	2099996135
	.long	1064471228
	.long	2099996135
	.long	1064471228
	.long	2099996135
	.long	1064471228
	.long	2099996135
	.long	1064471228
	.align 32
.LC511:
	.long	-1675313389
	.long	-1082567588
	.long	-1675313389
	.long	-1082567588
	.long	-1675313389
	.long	-1082567588
	.long	-1675313389
	.long	-1082567588
	.align 32
.LC512:
	.long	10711326
	.long	1065448862
	.long	10711326
	.long	1065448862
	.long	10711326
	.long	1065448862
	.long	10711326
	.long	1065448862
	.align 32
.LC513:
	.long	1318587147
	.long	-1081583396
	.long	1318587147
	.long	-1081583396
	.long	1318587147
	.long	-1081583396
	.long	1318587147
	.long	-1081583396
	.align 32
.LC514:
	.long	1830717236
	.long	1066482502
	.long	1830717236
	.long	1066482502
	.long	1830717236
	.long	1066482502
	.long	1830717236
	.long	1066482502
	.align 32
.LC515:
	.long	1252275572
	.long	-1080499096
	.long	1252275572
	.long	-1080499096
	.long	1252275572
	.long	-1080499096
	.long	1252275572
	.long	-1080499096
	.align 32
.LC516:
	.long	-309798205
	.long	1067615079
	.long	-309798205
	.long	1067615079
	.long	-309798205
	.long	1067615079
	.long	-309798205
	.long	1067615079
	.align 32
.LC517:
	.long	935343171
	.long	-1079193634
	.long	935343171
	.long	-1079193634
	.long	935343171
	.long	-1079193634
	.long	935343171
	.long	-1079193634
	.align 32
.LC518:
	.long	-802389067
	.long	1069036917
	.long	-802389067
	.long	1069036917
	.long	-802389067
	.long	1069036917
	.long	-802389067
	.long	1069036917
	.align 32
.LC519:
	.long	-257037681
	.long	-1077436517
	.long	-257037681
	.long	-1077436517
	.long	-257037681
	.long	-1077436517
	.long	-257037681
	.long	-1077436517
	.align 32
.LC520:
	.long	-497169876
	.long	1071695247
	.long	-497169876
	.long	1071695247
	.long	-497169876
	.long	1071695247
	.long	-497169876
	.long	1071695247
	.align 32
.LC540:
	.long	0
	.long	-1075314688
	.long	0
	.long	-1075314688
	.long	0
	.long	-1075314688
	.long	0
	.long	-1075314688
	.set	.LC541,.LC540
	.align 32
.LC543:
	.long	-1719848774
	.long	1055587151
	.long	-1719848774
	.long	1055587151
	.long	-1719848774
	.long	1055587151
	.long	-1719848774
	.long	1055587151
	.align 32
.LC544:
	.long	-2044849755
	.long	-1091088560
	.long	-2044849755
	.long	-1091088560
	.long	-2044849755
	.long	-1091088560
	.long	-2044849755
	.long	-1091088560
	.align 32
.LC545:
	.long	-2010720487
	.long	1057345758
	.long	-2010720487
	.long	1057345758
	.long	-2010720487
	.long	1057345758
	.long	-2010720487
	.long	1057345758
	.align 32
.LC546:
	.long	1201655832
	.long	-1089171030
	.long	1201655832
	.long	-1089171030
	.long	1201655832
	.long	-1089171030
	.long	1201655832
	.long	-1089171030
	.align 32
.LC547:
	.long	1541489487
	.long	1059288977
	.long	1541489487
	.long	1059288977
	.long	1541489487
	.long	1059288977
	.long	1541489487
	.long	1059288977
	.align 32
.LC548:
	.long	425661225
	.long	-1087205594
	.long	425661225
	.long	-1087205594
	.long	425661225
	.long	-1087205594
	.long	425661225
	.long	-1087205594
	.align 32
.LC549:
	.long	173925951
	.long	1061280493
	.long	173925951
	.long	1061280493
	.long	173925951
	.long	1061280493
	.long	173925951
	.long	1061280493
	.align 32
.LC550:
	.long	660518886
	.long	-1085185962
	.long	660518886
	.long	-1085185962
	.long	660518886
	.long	-1085185962
	.long	660518886
	.long	-1085185962
	.align 32
.LC551:
	.long	801925648
	.long	1063332519
	.long	801925648
	.long	1063332519
	.long	801925648
	.long	1063332519
	.long	801925648
	.long	1063332519
	.align 32
.LC552:
	.long	1491776497
	.long	-1083093124
	.long	1491776497
	.long	-1083093124
	.long	1491776497
	.long	-1083093124
	.long	1491776497
	.long	-1083093124
	.align 32
.LC553:
	.long	2141303131
	.long	1065482584
	.long	2141303131
	.long	1065482584
	.long	2141303131
	.long	1065482584
	.long	2141303131
	.long	1065482584
	.align 32
.LC554:
	.long	1995836174
	.long	-1080851743
	.long	1995836174
	.long	-1080851743
	.long	1995836174
	.long	-1080851743
	.long	1995836174
	.long	-1080851743
	.align 32
.LC555:
	.long	1366366474
	.long	1067895650
	.long	1366366474
	.long	1067895650
	.long	1366366474
	.long	1067895650
	.long	1366366474
	.long	1067895650
	.align 32
.LC556:
	.long	1661441134
	.long	-1078028712
	.long	1661441134
	.long	-1078028712
	.long	1661441134
	.long	-1078028712
	.long	1661441134
	.long	-1078028712
	.align 32
.LC557:
	.long	503959016
	.long	1071435541
	.long	503959016
	.long	1071435541
	.long	503959016
	.long	1071435541
	.long	503959016
	.long	1071435541
	.align 32
.LC575:
	.long	0
	.long	-1074266112
	.long	0
	.long	-1074266112
	.long	0
	.long	-1074266112
	.long	0
	.long	-1074266112
	.set	.LC576,.LC575
	.align 32
.LC578:
	.long	-1364804091
	.long	1045158047
	.long	-1364804091
	.long	1045158047
	.long	-1364804091
	.long	1045158047
	.long	-1364804091
	.long	1045158047
	.align 32
.LC579:
	.long	473798496
	.long	-1101088129
	.long	473798496
	.long	-1101088129
	.long	473798496
	.long	-1101088129
	.long	473798496
	.long	-1101088129
	.align 32
.LC580:
	.long	-1380153673
	.long	1047811249
	.long	-1380153673
	.long	1047811249
	.long	-1380153673
	.long	1047811249
	.long	-1380153673
	.long	1047811249
	.align 32
.LC581:
	.long	-1285078046
	.long	-1098163580
	.long	-1285078046
	.long	-1098163580
	.long	-1285078046
	.long	-1098163580
	.long	-1285078046
	.long	-1098163580
	.align 32
.LC582:
	.long	932583474
	.long	1050820089
	.long	932583474
	.long	1050820089
	.long	932583474
	.long	1050820089
	.long	932583474
	.long	1050820089
	.align 32
.LC583:
	.long	1693528097
	.long	-1095208483
	.long	1693528097
	.long	-1095208483
	.long	1693528097
	.long	-1095208483
	.long	1693528097
	.long	-1095208483
	.align 32
.LC584:
	.long	2053942787
	.long	1053850732
	.long	2053942787
	.long	1053850732
	.long	2053942787
	.long	1053850732
	.long	2053942787
	.long	1053850732
	.align 32
.LC585:
	.long	704884499
	.long	-1092196600
	.long	704884499
	.long	-1092196600
	.long	704884499
	.long	-1092196600
	.long	704884499
	.long	-1092196600
	.align 32
.LC586:
	.long	2090321196
	.long	1056880887
	.long	2090321196
	.long	1056880887
	.long	2090321196
	.long	1056880887
	.long	2090321196
	.long	1056880887
	.align 32
.LC587:
	.long	-1347392417
	.long	-1089122278
	.long	-1347392417
	.long	-1089122278
	.long	-1347392417
	.long	-1089122278
	.long	-1347392417
	.long	-1089122278
	.align 32
.LC588:
	.long	-1016535115
	.long	1059980739
	.long	-1016535115
	.long	1059980739
	.long	-1016535115
	.long	1059980739
	.long	-1016535115
	.long	1059980739
	.align 32
.LC589:
	.long	947624
	.long	-1085958894
	.long	947624
	.long	-1085958894
	.long	947624
	.long	-1085958894
	.long	947624
	.long	-1085958894
	.align 32
.LC590:
	.long	-1961663439
	.long	1063251696
	.long	-1961663439
	.long	1063251696
	.long	-1961663439
	.long	1063251696
	.long	-1961663439
	.long	1063251696
	.align 32
.LC591:
	.long	-540682257
	.long	-1082611934
	.long	-540682257
	.long	-1082611934
	.long	-540682257
	.long	-1082611934
	.long	-540682257
	.long	-1082611934
	.align 32
.LC592:
	.long	1259009639
	.long	1066689028
	.long	1259009639
	.long	1066689028
	.long	1259009639
	.long	1066689028
	.long	1259009639
	.long	1066689028
	.align 32
.LC594:
	.long	13492191
	.long	1071139582
	.long	13492191
	.long	1071139582
	.long	13492191
	.long	1071139582
	.long	13492191
	.long	1071139582
	.align 32
.LC619:
	.long	453720269
	.long	1061663668
	.long	453720269
	.long	1061663668
	.long	453720269
	.long	1061663668
	.long	453720269
	.long	1061663668
	.align 32
.LC620:
	.long	-1352509963
	.long	-1085210582
	.long	-1352509963
	.long	-1085210582
	.long	-1352509963
	.long	-1085210582
	.long	-1352509963
	.long	-1085210582
	.align 32
.LC621:
	.long	-1667298328
	.long	1062830332
	.long	-1667298328
	.long	1062830332
	.long	-1667298328
	.long	1062830332
	.long	-1667298328
	.long	1062830332
	.align 32
.LC622:
	.long	-116968093
	.long	-1084017055
	.long	-116968093
	.long	-1084017055
	.long	-116968093
	.long	-1084017055
	.long	-116968093
	.long	-1084017055
	.align 32
.LC623:
	.long	756379669
	.long	1064096740
	.long	756379669
	.long	1064096740
	.long	756379669
	.long	1064096740
	.long	756379669
	.long	1064096740
	.align 32
.LC624:
	.long	-951692453
	.long	-1082810255
	.long	-951692453
	.long	-1082810255
	.long	-951692453
	.long	-1082810255
	.long	-951692453
	.long	-1082810255
	.align 32
.LC625:
	.long	-2145670824
	.long	1065368576
	.long	-2145670824
	.long	1065368576
	.long	-2145670824
	.long	1065368576
	.long	-2145670824
	.long	1065368576
	.align 32
.LC626:
	.long	-151615593
	.long	-1081580715
	.long	-151615593
	.long	-1081580715
	.long	-151615593
	.long	-1081580715
	.long	-151615593
	.long	-1081580715
	.align 32
.LC627:
	.long	1583008117
	.long	1066554951
	.long	1583008117
	.long	1066554951
	.long	1583008117
	.long	1066554951
	.long	1583008117
	.long	1066554951
	.align 32
.LC628:
	.long	325555613
	.long	-1080320117
	.long	325555613
	.long	-1080320117
	.long	325555613
	.long	-1080320117
	.long	325555613
	.long	-1080320117
	.align 32
.LC629:
	.long	-1604504552
	.long	1067769498
	.long	-1604504552
	.long	1067769498
	.long	-1604504552
	.long	1067769498
	.long	-1604504552
	.long	1067769498
	.section	.rodata.cst8
	.align 8
.LC659:
	.long	-1923417860
	.long	-1075999903
	.align 8
.LC661:
	.long	572094505
	.long	-1130658137
	.align 8
.LC664:
	.long	-1
	.long	-1048577
	.align 8
.LC665:
	.long	0
	.long	1080377344
	.align 8
.LC666:
	.long	0
	.long	3145728
	.set	.LC667,.LC862
	.section	.rodata.cst4
	.align 4
.LC668:
	.long	1126825984
	.section	.rodata.cst32
	.align 32
.LC674:
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.long	1056964608
	.section	.rodata.cst4
	.align 4
.LC704:
	.long	-1199570944
	.align 4
.LC714:
	.long	947912704
	.section	.rodata.cst32
	.align 32
.LC715:
	.value	-1
	.value	-1
	.value	-1
	.value	-1
	.value	-1
	.value	-1
	.value	-1
	.value	-1
	.value	-1
	.value	-1
	.value	-1
	.value	-1
	.value	-1
	.value	-1
	.value	-1
	.value	-1
	.set	.LC720,.LC1361
	.section	.rodata.cst16
	.align 16
.LC727:
	.long	0
	.long	1043333120
	.long	0
	.long	1043333120
	.section	.rodata.cst32
	.align 32
.LC731:
	.long	0
	.long	2146435072
	.long	0
	.long	2146435072
	.long	0
	.long	2146435072
	.long	0
	.long	2146435072
	.set	.LC733,.LC731
	.section	.rodata.cst4
	.align 4
.LC735:
	.long	1300234240
	.set	.LC736,.LC416+4
	.section	.rodata.cst8
	.align 8
.LC738:
	.long	2051393302
	.long	1066141985
	.align 8
.LC740:
	.long	1986661972
	.long	-1080011032
	.align 8
.LC742:
	.long	137433419
	.long	1067889213
	.align 8
.LC744:
	.long	-1302999102
	.long	-1079337004
	.align 8
.LC746:
	.long	1135688878
	.long	1068372784
	.align 8
.LC748:
	.long	-642656908
	.long	-1078914928
	.align 8
.LC750:
	.long	6415118
	.long	1068740915
	.align 8
.LC752:
	.long	489548897
	.long	-1078508079
	.align 8
.LC754:
	.long	437865018
	.long	1069314503
	.align 8
.LC756:
	.long	-1841010525
	.long	-1077786332
	.align 8
.LC758:
	.long	-1717989365
	.long	1070176665
	.align 8
.LC760:
	.long	1431655762
	.long	-1076538027
	.align 8
.LC773:
	.long	573531618
	.long	1014639487
	.align 8
.LC774:
	.long	90291023
	.long	1071492199
	.align 8
.LC775:
	.long	856972295
	.long	1015129638
	.align 8
.LC776:
	.long	1413754136
	.long	1072243195
	.align 8
.LC777:
	.long	2062601149
	.long	1013974920
	.align 8
.LC778:
	.long	-763234661
	.long	1072657163
	.align 8
.LC779:
	.long	0
	.long	1071382528
	.align 8
.LC780:
	.long	0
	.long	1072037888
	.align 8
.LC781:
	.long	0
	.long	1072889856
	.align 8
.LC782:
	.long	0
	.long	1073971200
	.align 8
.LC783:
	.long	856972295
	.long	1017226790
	.align 8
.LC785:
	.long	1529553304
	.long	1067497248
	.section	.rodata.cst32
	.align 32
.LC786:
	.long	-1269886523
	.long	-1080719323
	.long	-1269886523
	.long	-1080719323
	.long	-1269886523
	.long	-1080719323
	.long	-1269886523
	.long	-1080719323
	.set	.LC787,.LC786
	.align 32
.LC788:
	.long	1355314001
	.long	1066811235
	.long	1355314001
	.long	1066811235
	.long	1355314001
	.long	1066811235
	.long	1355314001
	.long	1066811235
	.set	.LC789,.LC788
	.align 32
.LC790:
	.long	458538271
	.long	1064193485
	.long	458538271
	.long	1064193485
	.long	458538271
	.long	1064193485
	.long	458538271
	.long	1064193485
	.set	.LC791,.LC790
	.align 32
.LC792:
	.long	-1414456591
	.long	1065751777
	.long	-1414456591
	.long	1065751777
	.long	-1414456591
	.long	1065751777
	.long	-1414456591
	.long	1065751777
	.set	.LC793,.LC792
	.align 32
.LC794:
	.long	-1466613517
	.long	1065834537
	.long	-1466613517
	.long	1065834537
	.long	-1466613517
	.long	1065834537
	.long	-1466613517
	.long	1065834537
	.set	.LC795,.LC794
	.align 32
.LC796:
	.long	647434446
	.long	1066181118
	.long	647434446
	.long	1066181118
	.long	647434446
	.long	1066181118
	.long	647434446
	.long	1066181118
	.set	.LC797,.LC796
	.align 32
.LC798:
	.long	-768230086
	.long	1066517662
	.long	-768230086
	.long	1066517662
	.long	-768230086
	.long	1066517662
	.long	-768230086
	.long	1066517662
	.set	.LC799,.LC798
	.align 32
.LC800:
	.long	-259029709
	.long	1066854589
	.long	-259029709
	.long	1066854589
	.long	-259029709
	.long	1066854589
	.long	-259029709
	.long	1066854589
	.set	.LC801,.LC800
	.align 32
.LC802:
	.long	-1455712277
	.long	1067392113
	.long	-1455712277
	.long	1067392113
	.long	-1455712277
	.long	1067392113
	.long	-1455712277
	.long	1067392113
	.set	.LC803,.LC802
	.align 32
.LC804:
	.long	-1222553861
	.long	1067899757
	.long	-1222553861
	.long	1067899757
	.long	-1222553861
	.long	1067899757
	.long	-1222553861
	.long	1067899757
	.set	.LC805,.LC804
	.align 32
.LC806:
	.long	858972432
	.long	1068708659
	.long	858972432
	.long	1068708659
	.long	858972432
	.long	1068708659
	.long	858972432
	.long	1068708659
	.set	.LC807,.LC806
	.align 32
.LC808:
	.long	1431655799
	.long	1069897045
	.long	1431655799
	.long	1069897045
	.long	1431655799
	.long	1069897045
	.long	1431655799
	.long	1069897045
	.set	.LC809,.LC808
	.set	.LC811,.LC786
	.set	.LC812,.LC788
	.set	.LC813,.LC790
	.set	.LC814,.LC792
	.set	.LC815,.LC794
	.set	.LC816,.LC796
	.set	.LC817,.LC798
	.set	.LC818,.LC800
	.set	.LC819,.LC802
	.set	.LC820,.LC804
	.set	.LC821,.LC806
	.set	.LC822,.LC808
	.align 32
.LC824:
	.long	1413754136
	.long	1073291771
	.long	1413754136
	.long	1073291771
	.long	1413754136
	.long	1073291771
	.long	1413754136
	.long	1073291771
	.align 32
.LC825:
	.long	856972295
	.long	1016178214
	.long	856972295
	.long	1016178214
	.long	856972295
	.long	1016178214
	.long	856972295
	.long	1016178214
	.section	.rodata.cst16
	.align 16
.LC826:
	.long	0
	.long	1044381696
	.long	0
	.long	1044381696
	.set	.LC833,.LC434
	.section	.rodata.cst32
	.align 32
.LC834:
	.long	0
	.long	-1073741824
	.long	0
	.long	-1073741824
	.long	0
	.long	-1073741824
	.long	0
	.long	-1073741824
	.set	.LC835,.LC834
	.align 32
.LC837:
	.long	301392344
	.long	1069610617
	.long	301392344
	.long	1069610617
	.long	301392344
	.long	1069610617
	.long	301392344
	.long	1069610617
	.align 32
.LC838:
	.long	185798822
	.long	1069789698
	.long	185798822
	.long	1069789698
	.long	185798822
	.long	1069789698
	.long	185798822
	.long	1069789698
	.align 32
.LC839:
	.long	504777895
	.long	1070024142
	.long	504777895
	.long	1070024142
	.long	504777895
	.long	1070024142
	.long	504777895
	.long	1070024142
	.align 32
.LC840:
	.long	615588646
	.long	1070363079
	.long	615588646
	.long	1070363079
	.long	615588646
	.long	1070363079
	.long	615588646
	.long	1070363079
	.align 32
.LC841:
	.long	-1841062779
	.long	1070745892
	.long	-1841062779
	.long	1070745892
	.long	-1841062779
	.long	1070745892
	.long	-1841062779
	.long	1070745892
	.align 32
.LC842:
	.long	-1717986034
	.long	1071225241
	.long	-1717986034
	.long	1071225241
	.long	-1717986034
	.long	1071225241
	.long	-1717986034
	.long	1071225241
	.align 32
.LC843:
	.long	1431655765
	.long	1071994197
	.long	1431655765
	.long	1071994197
	.long	1431655765
	.long	1071994197
	.long	1431655765
	.long	1071994197
	.align 32
.LC844:
	.long	0
	.long	1083129856
	.long	0
	.long	1083129856
	.long	0
	.long	1083129856
	.long	0
	.long	1083129856
	.set	.LC845,.LC434
	.set	.LC857,.LC383
	.section	.rodata.cst8
	.align 8
.LC858:
	.long	0
	.long	1079574528
	.align 8
.LC859:
	.long	0
	.long	-1067581440
	.section	.rodata.cst32
	.align 32
.LC862:
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.long	2139095040
	.set	.LC864,.LC383
	.section	.rodata.cst4
	.align 4
.LC870:
	.long	1100480512
	.align 4
.LC873:
	.long	-1087278568
	.section	.rodata.cst32
	.align 32
.LC874:
	.long	1060320051
	.long	1060320051
	.long	1060320051
	.long	1060320051
	.long	1060320051
	.long	1060320051
	.long	1060320051
	.long	1060320051
	.set	.LC875,.LC874
	.section	.rodata.cst8
	.align 8
.LC879:
	.long	0
	.long	1078198272
	.align 8
.LC882:
	.long	1717986918
	.long	1072064102
	.section	.rodata.cst4
	.align 4
.LC886:
	.long	-1028521984
	.set	.LC888,.LC894
	.align 4
.LC890:
	.long	1120927744
	.section	.rodata.cst16
	.align 16
.LC894:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.section	.rodata.cst32
	.align 32
.LC895:
	.long	0
	.long	-1064945664
	.long	0
	.long	-1064945664
	.long	0
	.long	-1064945664
	.long	0
	.long	-1064945664
	.set	.LC896,.LC895
	.align 32
.LC897:
	.long	0
	.long	-2147483648
	.long	0
	.long	-2147483648
	.long	0
	.long	-2147483648
	.long	0
	.long	-2147483648
	.set	.LC898,.LC897
	.section	.rodata.cst8
	.align 8
.LC900:
	.long	0
	.long	1082609664
	.set	.LC902,.LC897
	.section	.rodata.cst4
	.align 4
.LC905:
	.long	-1071644672
	.align 4
.LC907:
	.long	923645480
	.section	.rodata.cst32
	.align 32
.LC908:
	.long	-1213880290
	.long	-1213880290
	.long	-1213880290
	.long	-1213880290
	.long	-1213880290
	.long	-1213880290
	.long	-1213880290
	.long	-1213880290
	.set	.LC909,.LC908
	.align 32
.LC910:
	.long	-1200051777
	.long	-1200051777
	.long	-1200051777
	.long	-1200051777
	.long	-1200051777
	.long	-1200051777
	.long	-1200051777
	.long	-1200051777
	.set	.LC911,.LC910
	.align 32
.LC912:
	.long	965696512
	.long	965696512
	.long	965696512
	.long	965696512
	.long	965696512
	.long	965696512
	.long	965696512
	.long	965696512
	.set	.LC913,.LC912
	.align 32
.LC914:
	.long	-1181220976
	.long	-1181220976
	.long	-1181220976
	.long	-1181220976
	.long	-1181220976
	.long	-1181220976
	.long	-1181220976
	.long	-1181220976
	.set	.LC915,.LC914
	.align 32
.LC916:
	.long	-1173137676
	.long	-1173137676
	.long	-1173137676
	.long	-1173137676
	.long	-1173137676
	.long	-1173137676
	.long	-1173137676
	.long	-1173137676
	.set	.LC917,.LC916
	.align 32
.LC918:
	.long	993578362
	.long	993578362
	.long	993578362
	.long	993578362
	.long	993578362
	.long	993578362
	.long	993578362
	.long	993578362
	.set	.LC919,.LC918
	.align 32
.LC920:
	.long	-1144509556
	.long	-1144509556
	.long	-1144509556
	.long	-1144509556
	.long	-1144509556
	.long	-1144509556
	.long	-1144509556
	.long	-1144509556
	.set	.LC921,.LC920
	.align 32
.LC922:
	.long	1007494781
	.long	1007494781
	.long	1007494781
	.long	1007494781
	.long	1007494781
	.long	1007494781
	.long	1007494781
	.long	1007494781
	.set	.LC923,.LC922
	.align 32
.LC924:
	.long	-1140271620
	.long	-1140271620
	.long	-1140271620
	.long	-1140271620
	.long	-1140271620
	.long	-1140271620
	.long	-1140271620
	.long	-1140271620
	.set	.LC925,.LC924
	.align 32
.LC926:
	.long	1001552261
	.long	1001552261
	.long	1001552261
	.long	1001552261
	.long	1001552261
	.long	1001552261
	.long	1001552261
	.long	1001552261
	.set	.LC927,.LC926
	.align 32
.LC928:
	.long	-1156661285
	.long	-1156661285
	.long	-1156661285
	.long	-1156661285
	.long	-1156661285
	.long	-1156661285
	.long	-1156661285
	.long	-1156661285
	.set	.LC929,.LC928
	.align 32
.LC930:
	.long	970283451
	.long	970283451
	.long	970283451
	.long	970283451
	.long	970283451
	.long	970283451
	.long	970283451
	.long	970283451
	.set	.LC931,.LC930
	.section	.rodata.cst4
	.align 4
.LC933:
	.long	-1224693605
	.section	.rodata.cst32
	.align 32
.LC934:
	.long	953882491
	.long	953882491
	.long	953882491
	.long	953882491
	.long	953882491
	.long	953882491
	.long	953882491
	.long	953882491
	.set	.LC935,.LC934
	.align 32
.LC936:
	.long	-1168446407
	.long	-1168446407
	.long	-1168446407
	.long	-1168446407
	.long	-1168446407
	.long	-1168446407
	.long	-1168446407
	.long	-1168446407
	.set	.LC937,.LC936
	.section	.rodata.cst4
	.align 4
.LC939:
	.long	1001044756
	.align 4
.LC941:
	.long	-1126429818
	.align 4
.LC943:
	.long	1038554894
	.align 4
.LC945:
	.long	-1094675551
	.align 4
.LC947:
	.long	1040414164
	.align 4
.LC949:
	.long	1067450368
	.align 4
.LC951:
	.long	1081790693
	.set	.LC976,.LC157+4
	.section	.rodata.cst8
	.align 8
.LC978:
	.long	69135549
	.long	1037211523
	.section	.rodata.cst32
	.align 32
.LC979:
	.long	-22047991
	.long	-1105959020
	.long	-22047991
	.long	-1105959020
	.long	-22047991
	.long	-1105959020
	.long	-22047991
	.long	-1105959020
	.set	.LC980,.LC979
	.align 32
.LC981:
	.long	-1127283672
	.long	1045415820
	.long	-1127283672
	.long	1045415820
	.long	-1127283672
	.long	1045415820
	.long	-1127283672
	.long	1045415820
	.set	.LC982,.LC981
	.align 32
.LC983:
	.long	-1940531763
	.long	-1098516094
	.long	-1940531763
	.long	-1098516094
	.long	-1940531763
	.long	-1098516094
	.long	-1940531763
	.long	-1098516094
	.set	.LC984,.LC983
	.align 32
.LC985:
	.long	1481701055
	.long	1052483305
	.long	1481701055
	.long	1052483305
	.long	1481701055
	.long	1052483305
	.long	1481701055
	.long	1052483305
	.set	.LC986,.LC985
	.align 32
.LC987:
	.long	948221385
	.long	-1091613389
	.long	948221385
	.long	-1091613389
	.long	948221385
	.long	-1091613389
	.long	948221385
	.long	-1091613389
	.set	.LC988,.LC987
	.align 32
.LC989:
	.long	1401475829
	.long	1059035699
	.long	1401475829
	.long	1059035699
	.long	1401475829
	.long	1059035699
	.long	1401475829
	.long	1059035699
	.set	.LC990,.LC989
	.align 32
.LC991:
	.long	1236309254
	.long	-1085537573
	.long	1236309254
	.long	-1085537573
	.long	1236309254
	.long	-1085537573
	.long	1236309254
	.long	-1085537573
	.set	.LC992,.LC991
	.align 32
.LC993:
	.long	-785804864
	.long	1064658364
	.long	-785804864
	.long	1064658364
	.long	-785804864
	.long	1064658364
	.long	-785804864
	.long	1064658364
	.set	.LC994,.LC993
	.align 32
.LC995:
	.long	824885000
	.long	-1080327474
	.long	824885000
	.long	-1080327474
	.long	824885000
	.long	-1080327474
	.long	824885000
	.long	-1080327474
	.set	.LC996,.LC995
	.align 32
.LC997:
	.long	436483629
	.long	1069343474
	.long	436483629
	.long	1069343474
	.long	436483629
	.long	1069343474
	.long	436483629
	.long	1069343474
	.set	.LC998,.LC997
	.align 32
.LC999:
	.long	1795389949
	.long	-1076358540
	.long	1795389949
	.long	-1076358540
	.long	1795389949
	.long	-1076358540
	.long	1795389949
	.long	-1076358540
	.set	.LC1000,.LC999
	.align 32
.LC1001:
	.long	-2112562327
	.long	1069575866
	.long	-2112562327
	.long	1069575866
	.long	-2112562327
	.long	1069575866
	.long	-2112562327
	.long	1069575866
	.set	.LC1002,.LC1001
	.set	.LC1004,.LC979
	.set	.LC1005,.LC981
	.set	.LC1006,.LC983
	.set	.LC1007,.LC985
	.set	.LC1008,.LC987
	.set	.LC1009,.LC989
	.set	.LC1010,.LC991
	.set	.LC1011,.LC993
	.set	.LC1012,.LC995
	.set	.LC1013,.LC997
	.set	.LC1014,.LC999
	.set	.LC1015,.LC1001
	.set	.LC1016,.LC1025
	.set	.LC1017,.LC1024
	.set	.LC1018,.LC1023
	.set	.LC1019,.LC1022
	.set	.LC1020,.LC1021
	.align 32
.LC1021:
	.long	0
	.long	1077673984
	.long	0
	.long	1077673984
	.long	0
	.long	1077673984
	.long	0
	.long	1077673984
	.align 32
.LC1022:
	.long	0
	.long	1077805056
	.long	0
	.long	1077805056
	.long	0
	.long	1077805056
	.long	0
	.long	1077805056
	.align 32
.LC1023:
	.long	-1145324612
	.long	1072413627
	.long	-1145324612
	.long	1072413627
	.long	-1145324612
	.long	1072413627
	.long	-1145324612
	.long	1072413627
	.align 32
.LC1024:
	.long	0
	.long	1082687488
	.long	0
	.long	1082687488
	.long	0
	.long	1082687488
	.long	0
	.long	1082687488
	.align 32
.LC1025:
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
.LC1027:
	.long	-1018600242
	.long	-1098339943
	.section	.rodata.cst32
	.align 32
.LC1028:
	.long	1124026161
	.long	1052534447
	.long	1124026161
	.long	1052534447
	.long	1124026161
	.long	1052534447
	.long	1124026161
	.long	1052534447
	.set	.LC1029,.LC1028
	.align 32
.LC1030:
	.long	-325283445
	.long	-1093469169
	.long	-325283445
	.long	-1093469169
	.long	-325283445
	.long	-1093469169
	.long	-325283445
	.long	-1093469169
	.set	.LC1031,.LC1030
	.align 32
.LC1032:
	.long	1241067287
	.long	1053524237
	.long	1241067287
	.long	1053524237
	.long	1241067287
	.long	1053524237
	.long	1241067287
	.long	1053524237
	.set	.LC1033,.LC1032
	.align 32
.LC1034:
	.long	421806527
	.long	1052144024
	.long	421806527
	.long	1052144024
	.long	421806527
	.long	1052144024
	.long	421806527
	.long	1052144024
	.set	.LC1035,.LC1034
	.align 32
.LC1036:
	.long	-627198174
	.long	1053245284
	.long	-627198174
	.long	1053245284
	.long	-627198174
	.long	1053245284
	.long	-627198174
	.long	1053245284
	.set	.LC1037,.LC1036
	.align 32
.LC1038:
	.long	-25378145
	.long	-1096743013
	.long	-25378145
	.long	-1096743013
	.long	-25378145
	.long	-1096743013
	.long	-25378145
	.long	-1096743013
	.set	.LC1039,.LC1038
	.align 32
.LC1040:
	.long	-245211935
	.long	-1091506475
	.long	-245211935
	.long	-1091506475
	.long	-245211935
	.long	-1091506475
	.long	-245211935
	.long	-1091506475
	.set	.LC1041,.LC1040
	.align 32
.LC1042:
	.long	143911957
	.long	-1091118001
	.long	143911957
	.long	-1091118001
	.long	143911957
	.long	-1091118001
	.long	143911957
	.long	-1091118001
	.set	.LC1043,.LC1042
	.align 32
.LC1044:
	.long	-264892868
	.long	1057090357
	.long	-264892868
	.long	1057090357
	.long	-264892868
	.long	1057090357
	.long	-264892868
	.long	1057090357
	.set	.LC1045,.LC1044
	.align 32
.LC1046:
	.long	1057516029
	.long	1059254237
	.long	1057516029
	.long	1059254237
	.long	1057516029
	.long	1059254237
	.long	1057516029
	.long	1059254237
	.set	.LC1047,.LC1046
	.align 32
.LC1048:
	.long	-496149317
	.long	1057096902
	.long	-496149317
	.long	1057096902
	.long	-496149317
	.long	1057096902
	.long	-496149317
	.long	1057096902
	.set	.LC1049,.LC1048
	.align 32
.LC1050:
	.long	-1364033044
	.long	-1085949373
	.long	-1364033044
	.long	-1085949373
	.long	-1364033044
	.long	-1085949373
	.long	-1364033044
	.long	-1085949373
	.set	.LC1051,.LC1050
	.align 32
.LC1052:
	.long	730255523
	.long	-1085575233
	.long	730255523
	.long	-1085575233
	.long	730255523
	.long	-1085575233
	.long	730255523
	.long	-1085575233
	.set	.LC1053,.LC1052
	.align 32
.LC1054:
	.long	-1248547475
	.long	1063866747
	.long	-1248547475
	.long	1063866747
	.long	-1248547475
	.long	1063866747
	.long	-1248547475
	.long	1063866747
	.set	.LC1055,.LC1054
	.align 32
.LC1056:
	.long	-14312395
	.long	1064995306
	.long	-14312395
	.long	1064995306
	.long	-14312395
	.long	1064995306
	.long	-14312395
	.long	1064995306
	.set	.LC1057,.LC1056
	.align 32
.LC1058:
	.long	357607134
	.long	-1080686876
	.long	357607134
	.long	-1080686876
	.long	357607134
	.long	-1080686876
	.long	357607134
	.long	-1080686876
	.set	.LC1059,.LC1058
	.align 32
.LC1060:
	.long	1627893666
	.long	-1079859058
	.long	1627893666
	.long	-1079859058
	.long	1627893666
	.long	-1079859058
	.long	1627893666
	.long	-1079859058
	.set	.LC1061,.LC1060
	.align 32
.LC1062:
	.long	-362082033
	.long	1070719710
	.long	-362082033
	.long	1070719710
	.long	-362082033
	.long	1070719710
	.long	-362082033
	.long	1070719710
	.set	.LC1063,.LC1062
	.align 32
.LC1064:
	.long	1733619707
	.long	-1075446472
	.long	1733619707
	.long	-1075446472
	.long	1733619707
	.long	-1075446472
	.long	1733619707
	.long	-1075446472
	.set	.LC1065,.LC1064
	.align 32
.LC1066:
	.long	458409846
	.long	1072715879
	.long	458409846
	.long	1072715879
	.long	458409846
	.long	1072715879
	.long	458409846
	.long	1072715879
	.set	.LC1067,.LC1066
	.set	.LC1069,.LC1022
	.set	.LC1070,.LC1023
	.set	.LC1071,.LC1024
	.set	.LC1072,.LC1025
	.set	.LC1074,.LC1028
	.set	.LC1075,.LC1030
	.set	.LC1076,.LC1032
	.set	.LC1077,.LC1034
	.set	.LC1078,.LC1036
	.set	.LC1079,.LC1038
	.set	.LC1080,.LC1040
	.set	.LC1081,.LC1042
	.set	.LC1082,.LC1044
	.set	.LC1083,.LC1046
	.set	.LC1084,.LC1048
	.set	.LC1085,.LC1050
	.set	.LC1086,.LC1052
	.set	.LC1087,.LC1054
	.set	.LC1088,.LC1056
	.set	.LC1089,.LC1058
	.set	.LC1090,.LC1060
	.set	.LC1091,.LC1062
	.set	.LC1092,.LC1064
	.set	.LC1093,.LC1066
	.section	.rodata.cst8
	.align 8
.LC1094:
	.long	-687194768
	.long	-1067876189
	.align 8
.LC1095:
	.long	213225327
	.long	1071362077
	.align 8
.LC1096:
	.long	2040870985
	.long	1068640241
	.section	.rodata.cst32
	.align 32
.LC1097:
	.long	0
	.long	1074790400
	.long	0
	.long	1074790400
	.long	0
	.long	1074790400
	.long	0
	.long	1074790400
	.align 32
.LC1098:
	.long	0
	.long	-1072693248
	.long	0
	.long	-1072693248
	.long	0
	.long	-1072693248
	.long	0
	.long	-1072693248
	.set	.LC1099,.LC1098
	.section	.rodata.cst8
	.align 8
.LC1101:
	.long	858993459
	.long	1076114227
	.align 8
.LC1106:
	.long	-265043354
	.long	-1085723980
	.section	.rodata.cst32
	.align 32
.LC1107:
	.long	2058065345
	.long	-1086625173
	.long	2058065345
	.long	-1086625173
	.long	2058065345
	.long	-1086625173
	.long	2058065345
	.long	-1086625173
	.set	.LC1108,.LC1107
	.align 32
.LC1109:
	.long	-2040905709
	.long	1064920113
	.long	-2040905709
	.long	1064920113
	.long	-2040905709
	.long	1064920113
	.long	-2040905709
	.long	1064920113
	.set	.LC1110,.LC1109
	.align 32
.LC1111:
	.long	-1330533060
	.long	-1080366216
	.long	-1330533060
	.long	-1080366216
	.long	-1330533060
	.long	-1080366216
	.long	-1330533060
	.long	-1080366216
	.set	.LC1112,.LC1111
	.align 32
.LC1113:
	.long	-1981314656
	.long	1068731831
	.long	-1981314656
	.long	1068731831
	.long	-1981314656
	.long	1068731831
	.long	-1981314656
	.long	1068731831
	.set	.LC1114,.LC1113
	.align 32
.LC1115:
	.long	1066158819
	.long	-1077524884
	.long	1066158819
	.long	-1077524884
	.long	1066158819
	.long	-1077524884
	.long	1066158819
	.long	-1077524884
	.set	.LC1116,.LC1115
	.align 32
.LC1117:
	.long	2000384383
	.long	1070935206
	.long	2000384383
	.long	1070935206
	.long	2000384383
	.long	1070935206
	.long	2000384383
	.long	1070935206
	.set	.LC1118,.LC1117
	.align 32
.LC1119:
	.long	-14538353
	.long	-1075753302
	.long	-14538353
	.long	-1075753302
	.long	-14538353
	.long	-1075753302
	.long	-14538353
	.long	-1075753302
	.set	.LC1120,.LC1119
	.align 32
.LC1121:
	.long	1468169607
	.long	1072217632
	.long	1468169607
	.long	1072217632
	.long	1468169607
	.long	1072217632
	.long	1468169607
	.long	1072217632
	.set	.LC1122,.LC1121
	.align 32
.LC1123:
	.long	647297403
	.long	-1074839581
	.long	647297403
	.long	-1074839581
	.long	647297403
	.long	-1074839581
	.long	647297403
	.long	-1074839581
	.set	.LC1124,.LC1123
	.align 32
.LC1125:
	.long	-1092324633
	.long	1072793906
	.long	-1092324633
	.long	1072793906
	.long	-1092324633
	.long	1072793906
	.long	-1092324633
	.long	1072793906
	.set	.LC1126,.LC1125
	.align 32
.LC1144:
	.long	0
	.long	-1073479680
	.long	0
	.long	-1073479680
	.long	0
	.long	-1073479680
	.long	0
	.long	-1073479680
	.set	.LC1145,.LC1144
	.section	.rodata.cst8
	.align 8
.LC1147:
	.long	-851075697
	.long	1038153744
	.section	.rodata.cst32
	.align 32
.LC1148:
	.long	-2037364453
	.long	1040045084
	.long	-2037364453
	.long	1040045084
	.long	-2037364453
	.long	1040045084
	.long	-2037364453
	.long	1040045084
	.set	.LC1149,.LC1148
	.align 32
.LC1150:
	.long	2058842
	.long	-1102621871
	.long	2058842
	.long	-1102621871
	.long	2058842
	.long	-1102621871
	.long	2058842
	.long	-1102621871
	.set	.LC1151,.LC1150
	.align 32
.LC1152:
	.long	-1264715836
	.long	1045543036
	.long	-1264715836
	.long	1045543036
	.long	-1264715836
	.long	1045543036
	.long	-1264715836
	.long	1045543036
	.set	.LC1153,.LC1152
	.align 32
.LC1154:
	.long	-854320965
	.long	1050677225
	.long	-854320965
	.long	1050677225
	.long	-854320965
	.long	1050677225
	.long	-854320965
	.long	1050677225
	.set	.LC1155,.LC1154
	.align 32
.LC1156:
	.long	-993299597
	.long	-1093878311
	.long	-993299597
	.long	-1093878311
	.long	-993299597
	.long	-1093878311
	.long	-993299597
	.long	-1093878311
	.set	.LC1157,.LC1156
	.align 32
.LC1158:
	.long	229215378
	.long	-1093340054
	.long	229215378
	.long	-1093340054
	.long	229215378
	.long	-1093340054
	.long	229215378
	.long	-1093340054
	.set	.LC1159,.LC1158
	.align 32
.LC1160:
	.long	-1892442318
	.long	1059888058
	.long	-1892442318
	.long	1059888058
	.long	-1892442318
	.long	1059888058
	.long	-1892442318
	.long	1059888058
	.set	.LC1161,.LC1160
	.align 32
.LC1162:
	.long	-313229822
	.long	-1084979652
	.long	-313229822
	.long	-1084979652
	.long	-313229822
	.long	-1084979652
	.long	-313229822
	.long	-1084979652
	.set	.LC1163,.LC1162
	.align 32
.LC1164:
	.long	699362050
	.long	-1083106242
	.long	699362050
	.long	-1083106242
	.long	699362050
	.long	-1083106242
	.long	699362050
	.long	-1083106242
	.set	.LC1165,.LC1164
	.align 32
.LC1166:
	.long	-1723761984
	.long	1070567912
	.long	-1723761984
	.long	1070567912
	.long	-1723761984
	.long	1070567912
	.long	-1723761984
	.long	1070567912
	.set	.LC1167,.LC1166
	.align 32
.LC1168:
	.long	-805655567
	.long	1073219013
	.long	-805655567
	.long	1073219013
	.long	-805655567
	.long	1073219013
	.long	-805655567
	.long	1073219013
	.set	.LC1169,.LC1168
	.section	.rodata.cst8
	.align 8
.LC1183:
	.long	0
	.long	1074003968
	.section	.rodata.cst32
	.align 32
.LC1184:
	.long	0
	.long	-1073152000
	.long	0
	.long	-1073152000
	.long	0
	.long	-1073152000
	.long	0
	.long	-1073152000
	.set	.LC1185,.LC1184
	.section	.rodata.cst8
	.align 8
.LC1187:
	.long	-2111285484
	.long	-1092217834
	.section	.rodata.cst32
	.align 32
.LC1188:
	.long	-618113210
	.long	-1090499409
	.long	-618113210
	.long	-1090499409
	.long	-618113210
	.long	-1090499409
	.long	-618113210
	.long	-1090499409
	.set	.LC1189,.LC1188
	.align 32
.LC1190:
	.long	-957470035
	.long	1059279622
	.long	-957470035
	.long	1059279622
	.long	-957470035
	.long	1059279622
	.long	-957470035
	.long	1059279622
	.set	.LC1191,.LC1190
	.align 32
.LC1192:
	.long	-450039130
	.long	-1088560887
	.long	-450039130
	.long	-1088560887
	.long	-450039130
	.long	-1088560887
	.long	-450039130
	.long	-1088560887
	.set	.LC1193,.LC1192
	.align 32
.LC1194:
	.long	1632542746
	.long	-1086988901
	.long	1632542746
	.long	-1086988901
	.long	1632542746
	.long	-1086988901
	.long	1632542746
	.long	-1086988901
	.set	.LC1195,.LC1194
	.align 32
.LC1196:
	.long	-55861273
	.long	1062523144
	.long	-55861273
	.long	1062523144
	.long	-55861273
	.long	1062523144
	.long	-55861273
	.long	1062523144
	.set	.LC1197,.LC1196
	.align 32
.LC1198:
	.long	1037476047
	.long	-1083923876
	.long	1037476047
	.long	-1083923876
	.long	1037476047
	.long	-1083923876
	.long	1037476047
	.long	-1083923876
	.set	.LC1199,.LC1198
	.align 32
.LC1200:
	.long	1623308434
	.long	1064243633
	.long	1623308434
	.long	1064243633
	.long	1623308434
	.long	1064243633
	.long	1623308434
	.long	1064243633
	.set	.LC1201,.LC1200
	.align 32
.LC1202:
	.long	502546933
	.long	-1082804580
	.long	502546933
	.long	-1082804580
	.long	502546933
	.long	-1082804580
	.long	502546933
	.long	-1082804580
	.set	.LC1203,.LC1202
	.align 32
.LC1204:
	.long	1956648495
	.long	1065147998
	.long	1956648495
	.long	1065147998
	.long	1956648495
	.long	1065147998
	.long	1956648495
	.long	1065147998
	.set	.LC1205,.LC1204
	.align 32
.LC1206:
	.long	1431172782
	.long	1072697147
	.long	1431172782
	.long	1072697147
	.long	1431172782
	.long	1072697147
	.long	1431172782
	.long	1072697147
	.set	.LC1207,.LC1206
	.align 32
.LC1208:
	.long	-1055519145
	.long	1074244259
	.long	-1055519145
	.long	1074244259
	.long	-1055519145
	.long	1074244259
	.long	-1055519145
	.long	1074244259
	.set	.LC1209,.LC1208
	.section	.rodata.cst8
	.align 8
.LC1223:
	.long	0
	.long	1074331648
	.section	.rodata.cst32
	.align 32
.LC1224:
	.long	0
	.long	-1072431104
	.long	0
	.long	-1072431104
	.long	0
	.long	-1072431104
	.long	0
	.long	-1072431104
	.set	.LC1225,.LC1224
	.section	.rodata.cst8
	.align 8
.LC1227:
	.long	-814441087
	.long	1049992947
	.section	.rodata.cst32
	.align 32
.LC1228:
	.long	1541629785
	.long	-1095474746
	.long	1541629785
	.long	-1095474746
	.long	1541629785
	.long	-1095474746
	.long	1541629785
	.long	-1095474746
	.set	.LC1229,.LC1228
	.align 32
.LC1230:
	.long	-1519653723
	.long	1053994229
	.long	-1519653723
	.long	1053994229
	.long	-1519653723
	.long	1053994229
	.long	-1519653723
	.long	1053994229
	.set	.LC1231,.LC1230
	.align 32
.LC1232:
	.long	593114915
	.long	-1091276428
	.long	593114915
	.long	-1091276428
	.long	593114915
	.long	-1091276428
	.long	593114915
	.long	-1091276428
	.set	.LC1233,.LC1232
	.align 32
.LC1234:
	.long	-1410145652
	.long	1058270526
	.long	-1410145652
	.long	1058270526
	.long	-1410145652
	.long	1058270526
	.long	-1410145652
	.long	1058270526
	.set	.LC1235,.LC1234
	.align 32
.LC1236:
	.long	-33245757
	.long	-1087622905
	.long	-33245757
	.long	-1087622905
	.long	-33245757
	.long	-1087622905
	.long	-33245757
	.long	-1087622905
	.set	.LC1237,.LC1236
	.align 32
.LC1238:
	.long	-1447886949
	.long	-1088278866
	.long	-1447886949
	.long	-1088278866
	.long	-1447886949
	.long	-1088278866
	.long	-1447886949
	.long	-1088278866
	.set	.LC1239,.LC1238
	.align 32
.LC1240:
	.long	-753343075
	.long	1072704048
	.long	-753343075
	.long	1072704048
	.long	-753343075
	.long	1072704048
	.long	-753343075
	.long	1072704048
	.set	.LC1241,.LC1240
	.align 32
.LC1242:
	.long	-585466666
	.long	1075013197
	.long	-585466666
	.long	1075013197
	.long	-585466666
	.long	1075013197
	.long	-585466666
	.long	1075013197
	.set	.LC1243,.LC1242
	.set	.LC1254,.LC1259
	.section	.rodata.cst8
	.align 8
.LC1255:
	.long	0
	.long	-524288
	.section	.rodata.cst32
	.align 32
.LC1256:
	.long	1918403755
	.long	-1078124485
	.long	1918403755
	.long	-1078124485
	.long	1918403755
	.long	-1078124485
	.long	1918403755
	.long	-1078124485
	.set	.LC1257,.LC1256
	.align 32
.LC1259:
	.long	0
	.long	1075052544
	.long	0
	.long	1075052544
	.long	0
	.long	1075052544
	.long	0
	.long	1075052544
	.align 32
.LC1260:
	.long	0
	.long	1076887552
	.long	0
	.long	1076887552
	.long	0
	.long	1076887552
	.long	0
	.long	1076887552
	.align 32
.LC1261:
	.long	-1850413205
	.long	1072454648
	.long	-1850413205
	.long	1072454648
	.long	-1850413205
	.long	1072454648
	.long	-1850413205
	.long	1072454648
	.set	.LC1262,.LC1261
	.section	.rodata.cst8
	.align 8
.LC1269:
	.long	-804503908
	.long	1053216025
	.section	.rodata.cst32
	.align 32
.LC1270:
	.long	-600912118
	.long	-1087766281
	.long	-600912118
	.long	-1087766281
	.long	-600912118
	.long	-1087766281
	.long	-600912118
	.long	-1087766281
	.set	.LC1271,.LC1270
	.align 32
.LC1272:
	.long	-2037749269
	.long	1065423120
	.long	-2037749269
	.long	1065423120
	.long	-2037749269
	.long	1065423120
	.long	-2037749269
	.long	1065423120
	.set	.LC1273,.LC1272
	.align 32
.LC1274:
	.long	1422325527
	.long	-1077586603
	.long	1422325527
	.long	-1077586603
	.long	1422325527
	.long	-1077586603
	.long	1422325527
	.long	-1077586603
	.set	.LC1275,.LC1274
	.section	.rodata.cst8
	.align 8
.LC1281:
	.long	2132600432
	.long	-1097712493
	.section	.rodata.cst32
	.align 32
.LC1282:
	.long	-2102596245
	.long	1056571627
	.long	-2102596245
	.long	1056571627
	.long	-2102596245
	.long	1056571627
	.long	-2102596245
	.long	1056571627
	.set	.LC1283,.LC1282
	.align 32
.LC1284:
	.long	878574048
	.long	-1084833429
	.long	878574048
	.long	-1084833429
	.long	878574048
	.long	-1084833429
	.long	878574048
	.long	-1084833429
	.set	.LC1285,.LC1284
	.align 32
.LC1286:
	.long	1415319009
	.long	1067799893
	.long	1415319009
	.long	1067799893
	.long	1415319009
	.long	1067799893
	.long	1415319009
	.long	1067799893
	.set	.LC1287,.LC1286
	.align 32
.LC1288:
	.long	-92107
	.long	-1075838977
	.long	-92107
	.long	-1075838977
	.long	-92107
	.long	-1075838977
	.long	-92107
	.long	-1075838977
	.set	.LC1289,.LC1288
	.set	.LC1295,.LC1328
	.set	.LC1296,.LC1324
	.set	.LC1297,.LC1320
	.set	.LC1298,.LC1330
	.set	.LC1299,.LC1326
	.set	.LC1300,.LC1322
	.set	.LC1301,.LC1318
	.section	.rodata.cst8
	.align 8
.LC1302:
	.long	230041946
	.long	1012092380
	.align 8
.LC1303:
	.long	-100663296
	.long	1042525160
	.align 8
.LC1304:
	.long	-268435456
	.long	1072714919
	.align 8
.LC1305:
	.long	0
	.long	1024458752
	.set	.LC1306,.LC1331
	.set	.LC1307,.LC1327
	.set	.LC1308,.LC1323
	.set	.LC1309,.LC1319
	.section	.rodata.cst32
	.align 32
.LC1310:
	.long	0
	.long	1170210816
	.long	0
	.long	1170210816
	.long	0
	.long	1170210816
	.long	0
	.long	1170210816
	.set	.LC1311,.LC1310
	.align 32
.LC1312:
	.long	0
	.long	1145044992
	.long	0
	.long	1145044992
	.long	0
	.long	1145044992
	.long	0
	.long	1145044992
	.set	.LC1313,.LC1312
	.align 32
.LC1314:
	.long	0
	.long	1195376640
	.long	0
	.long	1195376640
	.long	0
	.long	1195376640
	.long	0
	.long	1195376640
	.set	.LC1315,.LC1314
	.align 32
.LC1316:
	.long	0
	.long	974127104
	.long	0
	.long	974127104
	.long	0
	.long	974127104
	.long	0
	.long	974127104
	.align 32
.LC1318:
	.long	0
	.long	999292928
	.long	0
	.long	999292928
	.long	0
	.long	999292928
	.long	0
	.long	999292928
	.align 32
.LC1319:
	.long	0
	.long	1049624576
	.long	0
	.long	1049624576
	.long	0
	.long	1049624576
	.long	0
	.long	1049624576
	.align 32
.LC1320:
	.long	-671088640
	.long	1071600461
	.long	-671088640
	.long	1071600461
	.long	-671088640
	.long	1071600461
	.long	-671088640
	.long	1071600461
	.align 32
.LC1322:
	.long	-1560281088
	.long	1074286255
	.long	-1560281088
	.long	1074286255
	.long	-1560281088
	.long	1074286255
	.long	-1560281088
	.long	1074286255
	.align 32
.LC1323:
	.long	536870912
	.long	1072394866
	.long	536870912
	.long	1072394866
	.long	536870912
	.long	1072394866
	.long	536870912
	.long	1072394866
	.align 32
.LC1324:
	.long	-1526726656
	.long	1043347160
	.long	-1526726656
	.long	1043347160
	.long	-1526726656
	.long	1043347160
	.long	-1526726656
	.long	1043347160
	.align 32
.LC1326:
	.long	1879048192
	.long	1044204855
	.long	1879048192
	.long	1044204855
	.long	1879048192
	.long	1044204855
	.long	1879048192
	.long	1044204855
	.align 32
.LC1327:
	.long	603979776
	.long	1041574396
	.long	603979776
	.long	1041574396
	.long	603979776
	.long	1041574396
	.long	603979776
	.long	1041574396
	.align 32
.LC1328:
	.long	956571621
	.long	1012503492
	.long	956571621
	.long	1012503492
	.long	956571621
	.long	1012503492
	.long	956571621
	.long	1012503492
	.align 32
.LC1330:
	.long	-1289254798
	.long	1011575890
	.long	-1289254798
	.long	1011575890
	.long	-1289254798
	.long	1011575890
	.long	-1289254798
	.long	1011575890
	.align 32
.LC1331:
	.long	-1448677881
	.long	1013628559
	.long	-1448677881
	.long	1013628559
	.long	-1448677881
	.long	1013628559
	.long	-1448677881
	.long	1013628559
	.align 32
.LC1332:
	.long	1841940611
	.long	1071931184
	.long	1841940611
	.long	1071931184
	.long	1841940611
	.long	1071931184
	.long	1841940611
	.long	1071931184
	.align 32
.LC1333:
	.long	1413754136
	.long	-1074191877
	.long	1413754136
	.long	-1074191877
	.long	1413754136
	.long	-1074191877
	.long	1413754136
	.long	-1074191877
	.align 32
.LC1334:
	.long	856972295
	.long	-1131305434
	.long	856972295
	.long	-1131305434
	.long	856972295
	.long	-1131305434
	.long	856972295
	.long	-1131305434
	.set	.LC1335,.LC1334
	.align 32
.LC1336:
	.long	0
	.long	1119879168
	.long	0
	.long	1119879168
	.long	0
	.long	1119879168
	.long	0
	.long	1119879168
	.set	.LC1337,.LC1336
	.align 32
.LC1361:
	.long	1
	.long	0
	.long	1
	.long	0
	.long	1
	.long	0
	.long	1
	.long	0
	.set	.LC1362,.LC1361
	.align 32
.LC1369:
	.long	2136893162
	.long	1038487882
	.long	2136893162
	.long	1038487882
	.long	2136893162
	.long	1038487882
	.long	2136893162
	.long	1038487882
	.align 32
.LC1370:
	.long	-731516025
	.long	-1101339069
	.long	-731516025
	.long	-1101339069
	.long	-731516025
	.long	-1101339069
	.long	-731516025
	.long	-1101339069
	.align 32
.LC1371:
	.long	-1543394195
	.long	1053236707
	.long	-1543394195
	.long	1053236707
	.long	-1543394195
	.long	1053236707
	.long	-1543394195
	.long	1053236707
	.align 32
.LC1372:
	.long	436235666
	.long	-1087766112
	.long	436235666
	.long	-1087766112
	.long	436235666
	.long	-1087766112
	.long	436235666
	.long	-1087766112
	.align 32
.LC1373:
	.long	286331019
	.long	1065423121
	.long	286331019
	.long	1065423121
	.long	286331019
	.long	1065423121
	.long	286331019
	.long	1065423121
	.align 32
.LC1374:
	.long	1431655765
	.long	-1077586603
	.long	1431655765
	.long	-1077586603
	.long	1431655765
	.long	-1077586603
	.long	1431655765
	.long	-1077586603
	.align 32
.LC1383:
	.long	-1123187034
	.long	1042411165
	.long	-1123187034
	.long	1042411165
	.long	-1123187034
	.long	1042411165
	.long	-1123187034
	.long	1042411165
	.align 32
.LC1384:
	.long	2132399282
	.long	-1097695665
	.long	2132399282
	.long	-1097695665
	.long	2132399282
	.long	-1097695665
	.long	2132399282
	.long	-1097695665
	.align 32
.LC1385:
	.long	432600046
	.long	1056571808
	.long	432600046
	.long	1056571808
	.long	432600046
	.long	1056571808
	.long	432600046
	.long	1056571808
	.align 32
.LC1386:
	.long	381767702
	.long	-1084833428
	.long	381767702
	.long	-1084833428
	.long	381767702
	.long	-1084833428
	.long	381767702
	.long	-1084833428
	.align 32
.LC1387:
	.long	1431655755
	.long	1067799893
	.long	1431655755
	.long	1067799893
	.long	1431655755
	.long	1067799893
	.long	1431655755
	.long	1067799893
	.align 32
.LC1394:
	.long	-1209167940
	.long	958339446
	.long	-1209167940
	.long	958339446
	.long	-1209167940
	.long	958339446
	.long	-1209167940
	.long	958339446
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
