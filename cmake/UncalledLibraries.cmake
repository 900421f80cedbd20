# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Debian 12's LibTorch names OpenCV and FFmpeg, but calls nothing in them. They bring 230 libraries with them, and
# loading these takes a third of the time of a short command. So programs in the build folder find an empty library
# under these names. Installed programs load what the distribution's LibTorch names.
if(NOT ATTENTOSCOPE_LIBTORCH)
  find_library(torch_library torch_cpu NO_CACHE)
  execute_process(COMMAND ldd -u ${torch_library} OUTPUT_VARIABLE uncalled ERROR_QUIET)
  string(REGEX MATCHALL "lib(opencv_|av|sw)[a-z0-9]+\\.so\\.[0-9]+" uncalled "${uncalled}")
  if(uncalled)
    set(uncalled_folder ${PROJECT_BINARY_DIR}/uncalled)
    file(MAKE_DIRECTORY ${uncalled_folder})
    execute_process(COMMAND ${CMAKE_CXX_COMPILER} -shared -nostdlib -x c++ /dev/null -o ${uncalled_folder}/empty.so
      COMMAND_ERROR_IS_FATAL ANY)
    foreach(library IN LISTS uncalled)
      file(CREATE_LINK empty.so ${uncalled_folder}/${library} SYMBOLIC)
    endforeach()
    # The text is the same in every build folder, so that builds of a package do not differ.
    list(APPEND CMAKE_BUILD_RPATH "\$ORIGIN/../uncalled")
    add_link_options(LINKER:--disable-new-dtags) # a newer RUNPATH would not hold for LibTorch's own needs
  endif()
endif()
