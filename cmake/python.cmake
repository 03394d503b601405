# The Python package: the extension etch/_core from python/src, which is a client of the public headers alone, beside the
# package's own modules. In the build tree build/<preset>/python is a folder to put on PYTHONPATH.

if(ETCH_FUZZ) # which tests the library alone
    return()
endif()
find_package(Python3 3.11 COMPONENTS Interpreter Development.Module)
if(NOT Python3_FOUND)
    message(STATUS "No headers of Python 3.11 or later (Debian: apt-get install python3-dev): no Python package")
    return()
endif()

file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/python/src/*.c)
Python3_add_library(etch_python MODULE WITH_SOABI ${sources})
set_target_properties(etch_python PROPERTIES
    OUTPUT_NAME _core PREFIX "" LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/python/etch)
target_include_directories(etch_python PRIVATE ${CMAKE_SOURCE_DIR}/python/src)
target_link_libraries(etch_python PRIVATE etch_static)
target_compile_options(etch_python PRIVATE
    -Wno-cast-function-type     # methods with keywords are cast to the type without, as CPython's tables want them
    -Wno-missing-field-initializers)
target_link_options(etch_python PRIVATE -Wl,--exclude-libs,ALL) # the library inside is the extension's own

# The modules in Python, and the type stubs, are links into the source tree, so that an edit needs no build.
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/python/etch)
file(GLOB modules CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/python/etch/* ${CMAKE_SOURCE_DIR}/python/stubs/*)
foreach(module IN LISTS modules)
    cmake_path(GET module FILENAME name)
    file(CREATE_LINK ${module} ${CMAKE_BINARY_DIR}/python/etch/${name} SYMBOLIC)
endforeach()

# A wheel: the extension and the stubs beside the package's modules, and the program among the scripts.
install(TARGETS etch_python LIBRARY DESTINATION etch COMPONENT python)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/python/stubs/ DESTINATION etch COMPONENT python FILES_MATCHING PATTERN "*.pyi")
if(DEFINED SKBUILD_SCRIPTS_DIR AND TARGET etch)
    install(PROGRAMS $<TARGET_FILE:etch> DESTINATION ${SKBUILD_SCRIPTS_DIR} COMPONENT python)
endif()
