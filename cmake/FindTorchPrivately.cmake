# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# attentoscope_torch: LibTorch as an imported target. Only the engine and its tests link it.
set(ATTENTOSCOPE_LIBTORCH "" CACHE PATH
  "Take LibTorch from this folder with include/ and lib/, such as torch/ of a Python wheel, without its CMake package")

set(CMAKE_FIND_PACKAGE_TARGETS_GLOBAL ON) # the engine's tests link it from another folder
add_library(attentoscope_torch INTERFACE)
if(ATTENTOSCOPE_LIBTORCH)
  # The package of a LibTorch with CUDA asks for CUDA's compiler and libraries. Linking needs neither: we have no code
  # in CUDA, and LibTorch finds the libraries when it is loaded.
  set(torch_headers ${ATTENTOSCOPE_LIBTORCH}/include)
  find_file(torch_version_header version.h NO_CACHE NO_DEFAULT_PATH REQUIRED
    PATHS ${torch_headers}/torch/headeronly ${torch_headers}/torch/csrc/api/include/torch)
  file(STRINGS ${torch_version_header} torch_version REGEX "^ *\"[0-9.]+\"$")
  string(REGEX MATCH "[0-9.]+" Torch_VERSION "${torch_version}")
  # A wheel has the headers of its own oneDNN, but its libraries hide the functions. So the system's headers come first.
  # A few functions are still visible to both, such as those that the standard library calls once to make oneDNN's
  # kernels. The system's oneDNN would then make the wheel's kernels and call its own, which nobody has made. So ours
  # binds to itself.
  find_path(onednn_headers oneapi/dnnl/dnnl.hpp NO_CACHE REQUIRED)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/onednn)
  foreach(name dnnl.h dnnl.hpp oneapi)
    file(CREATE_LINK ${onednn_headers}/${name} ${PROJECT_BINARY_DIR}/onednn/${name} SYMBOLIC)
  endforeach()
  find_library(onednn_library dnnl NO_CACHE REQUIRED)
  file(REAL_PATH ${onednn_library} onednn_library)
  string(REGEX MATCH "libdnnl\\.so\\.[0-9]+" onednn_name ${onednn_library})
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  execute_process(COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/cmake/bindtoitself.py
    ${onednn_library} ${PROJECT_BINARY_DIR}/onednn/${onednn_name} COMMAND_ERROR_IS_FATAL ANY)
  target_include_directories(attentoscope_torch SYSTEM INTERFACE
    ${PROJECT_BINARY_DIR}/onednn ${torch_headers} ${torch_headers}/torch/csrc/api/include)
  # libtorch.so loads the operations of CUDA, but our code uses no symbol of it. A wheel's libtorch.so also contains
  # parts of another standard library. Its remove_all(), for example, calls a function that does not exist. So ours must
  # be found first.
  target_link_options(attentoscope_torch INTERFACE
    -L${ATTENTOSCOPE_LIBTORCH}/lib -Wl,-rpath,${PROJECT_BINARY_DIR}/onednn:${ATTENTOSCOPE_LIBTORCH}/lib
    -Wl,--allow-shlib-undefined)
  target_link_libraries(attentoscope_torch INTERFACE
    -Wl,--push-state,--no-as-needed,-lstdc++,-ltorch,-ltorch_cpu,-lc10,--pop-state)
else()
  # A LibTorch with CUDA compiles a program in CUDA to look for GPUs. It would use our C++ standard, which CUDA's
  # compiler does not know.
  set(CMAKE_CUDA_STANDARD 17)
  find_package(Torch REQUIRED)
  target_include_directories(attentoscope_torch SYSTEM INTERFACE ${TORCH_INCLUDE_DIRS})
  target_link_libraries(attentoscope_torch INTERFACE ${TORCH_LIBRARIES})
endif()
set_target_properties(attentoscope_torch PROPERTIES TORCH_RELEASE "${Torch_VERSION}")
