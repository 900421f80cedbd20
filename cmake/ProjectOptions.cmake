# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# attentoscope_options: language level, warnings and sanitizers for our own targets. Every target links it PRIVATE.
# attentoscope_qt_options: the strict Qt defines, for targets that use Qt.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug, Release or RelWithDebInfo" FORCE)
endif()

# With CMAKE_UNITY_BUILD (preset release), this many sources are compiled as one. So headers are read only once, and
# LibTorch's inline functions are instantiated only once; a source by itself needs eight seconds for that. More sources
# at a time would need over 2 GB of memory. The preset dev compiles sources singly, so a changed one is ready sooner.
set(CMAKE_UNITY_BUILD_BATCH_SIZE 36)

find_program(ATTENTOSCOPE_CCACHE ccache)
if(ATTENTOSCOPE_CCACHE)
  # Without these two conditions, a cache does not keep what was compiled with precompiled headers.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${ATTENTOSCOPE_CCACHE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
  endif()
endif()

# The program must not depend on its folder: the messages of LibTorch's assertions contain the paths of the sources.
add_compile_options(-ffile-prefix-map=${PROJECT_BINARY_DIR}/=build/ -ffile-prefix-map=${PROJECT_SOURCE_DIR}/=)

add_library(attentoscope_options INTERFACE)
target_compile_options(attentoscope_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual
  -Wno-missing-field-initializers) # a value left out of a designated initialiser has its default
# GCC 12 wrongly warns of overlapping and of endless copies in plain string concatenation (GCC bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(attentoscope_options INTERFACE -Wno-restrict -Wno-stringop-overflow)
endif()
# GCC 14 warns of a copy beyond a vector<bool>, which LibTorch 2.6 reserves for every autograd function. It is empty.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 14)
  target_compile_options(attentoscope_options INTERFACE -Wno-array-bounds -Wno-stringop-overflow)
endif()
if(ATTENTOSCOPE_WARNINGS_AS_ERRORS)
  target_compile_options(attentoscope_options INTERFACE -Werror)
endif()
if(ATTENTOSCOPE_SANITIZE)
  target_compile_options(attentoscope_options INTERFACE -fsanitize=${ATTENTOSCOPE_SANITIZE} -fno-omit-frame-pointer)
  target_link_options(attentoscope_options INTERFACE -fsanitize=${ATTENTOSCOPE_SANITIZE})
  if(ATTENTOSCOPE_SANITIZE MATCHES "undefined") # a finding ends the program, and so the test
    target_compile_options(attentoscope_options INTERFACE -fno-sanitize-recover=undefined)
  endif()
endif()

add_library(attentoscope_qt_options INTERFACE)
target_compile_definitions(attentoscope_qt_options INTERFACE
  QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY
  QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_CONTEXTLESS_CONNECT
  QT_USE_QSTRINGBUILDER QT_STRICT_ITERATORS)
