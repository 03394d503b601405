# What comes from the system. No network, nothing built here; scripts/setup installs the Debian packages.

find_package(Threads REQUIRED)
find_library(ETCH_MATH_LIBRARY m)

# OpenBLAS, whose own threads are not used: the threads are ours to share out. Several of ours multiply at once, which its flavour without threads gets wrong
# (docs/decisions/0023). Debian has the flavours side by side in folders of their own; the one in the common place is whichever an administrator chose.
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
    pkg_check_modules(PC_OPENBLAS QUIET openblas)
endif()
set(openblas_flavours openblas-pthread openblas openblas-serial)
find_library(ETCH_OPENBLAS_LIBRARY openblas
    PATHS ${CMAKE_LIBRARY_PATH} /usr/lib/${CMAKE_LIBRARY_ARCHITECTURE} PATH_SUFFIXES openblas-pthread NO_DEFAULT_PATH)
find_library(ETCH_OPENBLAS_LIBRARY openblas HINTS ${PC_OPENBLAS_LIBRARY_DIRS} PATH_SUFFIXES ${openblas_flavours})
find_path(ETCH_OPENBLAS_INCLUDE cblas.h
    HINTS /usr/include/${CMAKE_LIBRARY_ARCHITECTURE} ${PC_OPENBLAS_INCLUDE_DIRS} PATH_SUFFIXES ${openblas_flavours})
if(NOT ETCH_OPENBLAS_LIBRARY OR NOT ETCH_OPENBLAS_INCLUDE)
    message(FATAL_ERROR "OpenBLAS was not found (Debian: apt-get install libopenblas-pthread-dev)")
endif()
message(STATUS "OpenBLAS: ${ETCH_OPENBLAS_LIBRARY}")

# oneDNN, for the larger products (docs/decisions/0024) and convolutions. It shares its work out by libgomp, which is told to use the calling thread alone.
find_library(ETCH_ONEDNN_LIBRARY dnnl)
find_path(ETCH_ONEDNN_INCLUDE oneapi/dnnl/dnnl.h)
find_library(ETCH_GOMP_LIBRARY NAMES libgomp.so.1 gomp)
if(NOT ETCH_ONEDNN_LIBRARY OR NOT ETCH_ONEDNN_INCLUDE OR NOT ETCH_GOMP_LIBRARY)
    message(FATAL_ERROR "oneDNN was not found (Debian: apt-get install libdnnl-dev)")
endif()

set(ETCH_SYSTEM_LIBRARIES ${ETCH_OPENBLAS_LIBRARY} ${ETCH_ONEDNN_LIBRARY} ${ETCH_GOMP_LIBRARY} Threads::Threads)
if(ETCH_MATH_LIBRARY)
    list(APPEND ETCH_SYSTEM_LIBRARIES ${ETCH_MATH_LIBRARY})
endif()

# Jansson reads the JSON files of `etch report`. For the program only: the libraries do not need it.
if(PkgConfig_FOUND)
    pkg_check_modules(PC_JANSSON QUIET jansson)
endif()
find_library(ETCH_JANSSON_LIBRARY jansson HINTS ${PC_JANSSON_LIBRARY_DIRS})
find_path(ETCH_JANSSON_INCLUDE jansson.h HINTS ${PC_JANSSON_INCLUDE_DIRS})
if(NOT ETCH_JANSSON_LIBRARY OR NOT ETCH_JANSSON_INCLUDE)
    message(FATAL_ERROR "Jansson was not found (Debian: apt-get install libjansson-dev)")
endif()
