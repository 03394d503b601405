# One object library and one static library per folder of src/. A folder sees, through a directory of links in the build
# tree, only itself and the folders before it: an include of a later one finds no file. A client (ETCH_CLIENTS) sees itself.

set(ETCH_GENERATED_INCLUDE ${CMAKE_BINARY_DIR}/generated/include)
file(MAKE_DIRECTORY ${ETCH_GENERATED_INCLUDE})

# The public header of the ops and the definitions of its builders are written by a small program that includes ops.def.
# From kernel/ on, folders may include the header; the builders belong to ops/, the functions to trace/.
set(ETCH_GENERATED_HEADERS)
set(ETCH_GENERATED_SOURCES_ops)
set(ETCH_GENERATED_SOURCES_trace)
if(EXISTS ${CMAKE_SOURCE_DIR}/tools/opgen/opgen.c)
    set(ETCH_GENERATED_HEADERS ${ETCH_GENERATED_INCLUDE}/etch/ops.h)
    set(ETCH_GENERATED_SOURCES_ops ${CMAKE_BINARY_DIR}/generated/ops_builders.c)
    set(ETCH_GENERATED_SOURCES_trace ${CMAKE_BINARY_DIR}/generated/ops_functions.c)
    file(MAKE_DIRECTORY ${ETCH_GENERATED_INCLUDE}/etch)
    etch_add_program(opgen ${CMAKE_SOURCE_DIR}/tools/opgen/opgen.c)
    target_include_directories(opgen PRIVATE ${CMAKE_SOURCE_DIR}/include ${CMAKE_SOURCE_DIR}/src)
    set_target_properties(opgen PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/generated)
    add_custom_command(
        OUTPUT ${ETCH_GENERATED_HEADERS} ${ETCH_GENERATED_SOURCES_ops} ${ETCH_GENERATED_SOURCES_trace}
        COMMAND opgen header ${ETCH_GENERATED_HEADERS}
        COMMAND opgen builders ${ETCH_GENERATED_SOURCES_ops}
        COMMAND opgen functions ${ETCH_GENERATED_SOURCES_trace}
        DEPENDS opgen
        COMMENT "Writing etch/ops.h, its builders and its functions from ops.def"
        VERBATIM)
    add_custom_target(docs COMMAND opgen docs ${CMAKE_SOURCE_DIR}/docs/ops.md COMMENT "Writing docs/ops.md")
endif()
add_custom_target(etch_generated DEPENDS
    ${ETCH_GENERATED_HEADERS} ${ETCH_GENERATED_SOURCES_ops} ${ETCH_GENERATED_SOURCES_trace})

# The tile VM's loops are compiled once per instruction set; the source pastes ETCH_TILE_ISA into its names. The loops
# are optimised in every preset: they are what has to be tested.
set(ETCH_TILE_FLAGS $<IF:$<CONFIG:Debug>,-O2,-O3> -fno-trapping-math)
if(ETCH_FUZZ) # clang takes minutes to instrument them; the dev preset sanitizes them
    list(APPEND ETCH_TILE_FLAGS -fno-sanitize=all)
endif()
set(ETCH_TILE_FLAGS_baseline)
set(ETCH_TILE_FLAGS_avx2 -mavx2 -mfma -mf16c)
set(ETCH_TILE_FLAGS_avx512 -mavx512f -mavx512bw -mavx512dq -mavx512vl -mfma -mf16c -mprefer-vector-width=512)
set(ETCH_TILE_ISAS baseline)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
    list(APPEND ETCH_TILE_ISAS avx2 avx512)
endif()

function(etch_set_up_objects target folder include_dir)
    target_include_directories(${target} PRIVATE
        ${include_dir} ${CMAKE_SOURCE_DIR}/include ${ETCH_GENERATED_INCLUDE} ${ETCH_OPENBLAS_INCLUDE})
    list(FIND ETCH_FOLDERS ${folder} at)
    list(FIND ETCH_FOLDERS kernel at_kernel)
    if(at GREATER_EQUAL at_kernel)
        add_dependencies(${target} etch_generated)
    endif()
endfunction()

set(ETCH_OBJECTS)         # all objects, for libetch
set(ETCH_FOLDER_TARGETS)  # etch_base etch_device ...
set(visible)
foreach(folder IN LISTS ETCH_FOLDERS)
    set(dir ${CMAKE_SOURCE_DIR}/src/${folder})
    if(NOT IS_DIRECTORY ${dir})
        continue()
    endif()
    list(APPEND visible ${folder})
    set(include_dir ${CMAKE_BINARY_DIR}/layers/${folder})
    file(MAKE_DIRECTORY ${include_dir})
    foreach(other IN LISTS ETCH_FOLDERS)
        if(other IN_LIST visible AND (other STREQUAL folder OR NOT folder IN_LIST ETCH_CLIENTS))
            file(CREATE_LINK ${CMAKE_SOURCE_DIR}/src/${other} ${include_dir}/${other} SYMBOLIC)
        else()
            file(REMOVE ${include_dir}/${other}) # left over from an older order; removes the link, not the folder
        endif()
    endforeach()

    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${dir}/*.c)
    if(folder STREQUAL "kernel")
        set(tile_sources ${sources})
        list(FILTER tile_sources INCLUDE REGEX "/src/kernel/tile/")
        list(FILTER sources EXCLUDE REGEX "/src/kernel/tile/")
        # Loops over channels are worth the vectors that every processor has.
        set_source_files_properties(${dir}/call/pool.c PROPERTIES COMPILE_OPTIONS "${ETCH_TILE_FLAGS}")
    else()
        set(tile_sources)
    endif()
    if(sources)
        list(APPEND sources ${ETCH_GENERATED_SOURCES_${folder}})
    endif()
    set(objects)
    if(sources)
        add_library(etch_${folder}_objects OBJECT ${sources})
        etch_set_up_objects(etch_${folder}_objects ${folder} ${include_dir})
        list(APPEND objects $<TARGET_OBJECTS:etch_${folder}_objects>)
    endif()
    if(tile_sources)
        foreach(isa IN LISTS ETCH_TILE_ISAS)
            set(tile etch_${folder}_tile_${isa})
            add_library(${tile} OBJECT ${tile_sources})
            etch_set_up_objects(${tile} ${folder} ${include_dir})
            target_compile_definitions(${tile} PRIVATE ETCH_TILE_ISA=${isa})
            target_compile_options(${tile} PRIVATE ${ETCH_TILE_FLAGS} ${ETCH_TILE_FLAGS_${isa}})
            list(APPEND objects $<TARGET_OBJECTS:${tile}>)
        endforeach()
    endif()
    if(objects)
        add_library(etch_${folder} STATIC ${objects})
        set_target_properties(etch_${folder} PROPERTIES
            LINKER_LANGUAGE C ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/folders)
        list(APPEND ETCH_FOLDER_TARGETS etch_${folder})
        list(APPEND ETCH_OBJECTS ${objects})
    endif()
endforeach()
