# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -DFOLDER=scratch [-DCLANG_FORMAT=program] -P selftest.cmake
# The checks themselves: a small tree that keeps the rules passes, and each broken rule is noticed.
cmake_minimum_required(VERSION 3.25)
set(licence "// SPDX-FileCopyrightText: x\n// SPDX-License-Identifier: GPL-3.0-or-later\n")

function(expect outcome script path text)
  file(REMOVE_RECURSE ${FOLDER})
  file(WRITE ${FOLDER}/${path} "${text}")
  execute_process(
    COMMAND ${CMAKE_COMMAND} -DROOT=${FOLDER} -DLONGEST=20 -DCLANG_FORMAT=${CLANG_FORMAT}
      -P ${CMAKE_CURRENT_LIST_DIR}/${script}
    RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE complaints)
  if(outcome STREQUAL "kept" AND NOT result EQUAL 0)
    message(SEND_ERROR "${script} refuses ${path}:\n${text}\n${complaints}")
  elseif(outcome STREQUAL "broken" AND result EQUAL 0)
    message(SEND_ERROR "${script} lets pass ${path}:\n${text}")
  elseif(outcome STREQUAL "broken" AND NOT complaints MATCHES "${path}")
    message(SEND_ERROR "${script} does not name ${path}:\n${complaints}")
  endif()
endfunction()

expect(kept includes.cmake ui/a.cpp "#include \"ui/a.h\"\n#include \"engine/types/error.h\"\n#include <QWidget>\n")
expect(broken includes.cmake ui/a.cpp "#include <torch/torch.h>\n")
expect(broken includes.cmake ui/a.cpp "  #  include \"engine/session.h\"\n")
expect(broken includes.cmake ui/deep/a.h "#include \"engine/qt/enginecontroller.h\"\n")
expect(broken includes.cmake ui/a.cpp "#include <vector>\n#include <ATen/ATen.h> // why not\n")
expect(kept includes.cmake engine/model/a.cpp "#include \"engine/torchheaders.h\"\n#include <vector>\n")
expect(broken includes.cmake engine/model/a.cpp "#include <QString>\n")
expect(broken includes.cmake engine/model/a.cpp "#include <QtCore/qstring.h>\n")
expect(broken includes.cmake engine/model/a.cpp "#include \"ui/heatmap.h\"\n")
expect(broken includes.cmake engine/types/a.h "#include \"engine/session.h\"\n")
expect(broken includes.cmake engine/qt/a.cpp "#include \"engine/model/presets.h\"\n")
expect(broken includes.cmake engine/corpus/a.cpp "#include <torch/types.h>\n")
expect(broken includes.cmake app/a.cpp "#include <torch/torch.h>\n")
expect(kept includes.cmake app/a.cpp "#include <QFile>\n")
expect(broken includes.cmake app/clicommands/a.cpp "#include <QFile>\n")

expect(kept sources.cmake ui/a.cpp "${licence}int a;\n")
expect(broken sources.cmake ui/a.cpp "int a;\n")
expect(broken sources.cmake packaging/a.sh "#!/bin/sh\n")
string(REPEAT "int a;\n" 20 long)
expect(broken sources.cmake ui/a.cpp "${licence}${long}")
if(CLANG_FORMAT)
  file(COPY_FILE ${CMAKE_CURRENT_LIST_DIR}/../../.clang-format ${FOLDER}/../.clang-format)
  expect(broken sources.cmake ui/a.cpp "${licence}int   a ;\n")
endif()
