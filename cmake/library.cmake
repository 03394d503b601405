# All the folders together: libetch.so for programs, libetch.a for programs that want no shared library, and for our own
# tools and tests, which look inside.

add_library(etch_shared SHARED ${ETCH_OBJECTS})
set_target_properties(etch_shared PROPERTIES
    OUTPUT_NAME etch VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR} LINKER_LANGUAGE C)
target_link_libraries(etch_shared PRIVATE ${ETCH_SYSTEM_LIBRARIES})
if(NOT ETCH_SANITIZE) # the sanitizers' runtime is found in the program, not in the library
    target_link_options(etch_shared PRIVATE -Wl,--no-undefined)
endif()

add_library(etch_static STATIC ${ETCH_OBJECTS})
set_target_properties(etch_static PROPERTIES OUTPUT_NAME etch LINKER_LANGUAGE C)
target_link_libraries(etch_static PUBLIC ${ETCH_SYSTEM_LIBRARIES})

# The public face: headers of include/ and the generated one.
add_library(etch_headers INTERFACE)
target_include_directories(etch_headers INTERFACE ${CMAKE_SOURCE_DIR}/include ${ETCH_GENERATED_INCLUDE})
add_dependencies(etch_headers etch_generated)
target_link_libraries(etch_shared PUBLIC etch_headers)
target_link_libraries(etch_static PUBLIC etch_headers)

# For our own programs and tests: everything, with the internal headers.
add_library(etch_internal INTERFACE)
target_include_directories(etch_internal INTERFACE ${CMAKE_SOURCE_DIR}/src ${ETCH_OPENBLAS_INCLUDE})
target_link_libraries(etch_internal INTERFACE etch_static)
