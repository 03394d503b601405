# Language, warnings, sanitizers and where things are put.

set(CMAKE_C_STANDARD 11)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON) # each file is compiled once, for libetch.a and libetch.so
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
set(CMAKE_INSTALL_RPATH_USE_LINK_PATH ON)

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug or Release" FORCE)
endif()
set(CMAKE_C_FLAGS_DEBUG "-O1 -g -fno-omit-frame-pointer")
set(CMAKE_C_FLAGS_RELEASE "-O2 -g1")

set(is_ci OFF)
if("$ENV{CI}" STREQUAL "true")
    set(is_ci ON)
endif()
option(ETCH_WERROR "Warnings are errors" ${is_ci})
option(ETCH_VERIFY "Run the IR verifier after each pass" OFF)
option(ETCH_FUZZ "Build the libFuzzer targets (clang)" OFF)
option(ETCH_COVERAGE "Count executed lines" OFF)
set(ETCH_SANITIZE "" CACHE STRING "Sanitizers, as for -fsanitize=")

# A multiply and an add are never contracted and errno is never set: results must not depend on the compiler's choice.
add_compile_options(
    -Wall -Wextra -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes
    -fvisibility=hidden -ffp-contract=off -fno-math-errno
    -fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=) # __FILE__, which events and errors show, is short
add_compile_definitions(_GNU_SOURCE)
if(ETCH_WERROR)
    add_compile_options(-Werror)
endif()
if(ETCH_VERIFY)
    add_compile_definitions(ETCH_VERIFY=1)
endif()
if(ETCH_COVERAGE)
    add_compile_options(--coverage -O0 -fprofile-update=atomic)
    add_link_options(--coverage)
endif()
if(ETCH_SANITIZE)
    add_compile_options(-fsanitize=${ETCH_SANITIZE} -fno-sanitize-recover=all)
    if(CMAKE_C_COMPILER_ID MATCHES "Clang") # whose check takes offset 0 from NULL, as of an empty vector, for a fault
        add_compile_options(-fno-sanitize=pointer-overflow)
    endif()
    add_link_options(-fsanitize=${ETCH_SANITIZE})
    # What the sanitizers should do by default lives in the programs, so that they behave alike however they are started.
    add_library(etch_sanitizer_options OBJECT ${CMAKE_SOURCE_DIR}/cmake/sanitizer_options.c)
endif()
if(CMAKE_C_COMPILER_ID MATCHES "Clang") # a loop that it cannot vectorise is slower, not wrong
    add_compile_options(-Wno-pass-failed)
endif()
if(ETCH_FUZZ)
    if(NOT CMAKE_C_COMPILER_ID MATCHES "Clang")
        message(FATAL_ERROR "ETCH_FUZZ needs clang (the fuzz preset chooses it)")
    endif()
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# Any program of ours: with the sanitizers' defaults where there are sanitizers.
function(etch_add_program name)
    add_executable(${name} ${ARGN})
    if(TARGET etch_sanitizer_options)
        target_link_libraries(${name} PRIVATE etch_sanitizer_options)
    endif()
endfunction()
