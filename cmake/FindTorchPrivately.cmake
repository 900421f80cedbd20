# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# attentoscope_torch: LibTorch as an imported target that no target but the engine and its tests links.
set(CMAKE_FIND_PACKAGE_TARGETS_GLOBAL ON) # the engine's tests link it from another folder
# A LibTorch that has CUDA looks for GPUs with a program in CUDA, and would compile it by our standard, which CUDA's
# compiler does not know. Nothing of ours is in CUDA.
set(CMAKE_CUDA_STANDARD 17)
find_package(Torch REQUIRED)
add_library(attentoscope_torch INTERFACE)
target_include_directories(attentoscope_torch SYSTEM INTERFACE ${TORCH_INCLUDE_DIRS})
target_link_libraries(attentoscope_torch INTERFACE ${TORCH_LIBRARIES})
set_target_properties(attentoscope_torch PROPERTIES TORCH_RELEASE "${Torch_VERSION}")
