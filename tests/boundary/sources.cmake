# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -DROOT=checkout [-DLONGEST=700] [-DCLANG_FORMAT=program] -P sources.cmake
# Each of our files names its licence in its first lines, and none has more than LONGEST lines. C++ is formatted as
# .clang-format says (skipped without CLANG_FORMAT). No test sleeps. Files are written in such a way that they survive a
# power cut.
cmake_minimum_required(VERSION 3.25)
if(NOT LONGEST)
  set(LONGEST 700)
endif()

set(patterns "")
foreach(folder app ui engine resources tests packaging cmake)
  foreach(pattern *.h *.cpp *.cmake *.sh *.py *.svg CMakeLists.txt)
    list(APPEND patterns ${ROOT}/${folder}/${pattern})
  endforeach()
endforeach()
file(GLOB_RECURSE paths RELATIVE ${ROOT} ${patterns})
if(NOT paths)
  message(FATAL_ERROR "no sources under ${ROOT}: the check looked at nothing")
endif()

# tst_viewlayout: after all events are handled, a window in large type is still wider than its screen. That must be
# repaired first.
set(sleepers tests/ui/window/tst_viewlayout.cpp)
# A wait that succeeds if nothing comes is a sleep too.
string(CONCAT sleep "(qWait|qSleep|sleep_for|sleep_until|usleep|nanosleep|msleep)[ \t\n]*\\("
  "|\\(![a-zA-Z_.>-]+[.>]wait\\([0-9]")

# Files that must last are written through engine/storage/files or through QSaveFile. Both sync a file before it gets
# its name. Files that are written in other ways may be incomplete after a power cut. The two sources below sync by
# themselves.
set(writers engine/storage/writesample.cpp engine/storage/averagerun.cpp)
set(unsynced "std::ofstream|std::fstream|fopen *\\(|copy_file *\\(|QTemporaryFile|QFile::WriteOnly")

set(formatted "")
foreach(path IN LISTS paths)
  file(READ ${ROOT}/${path} text)
  string(SUBSTRING "${text}" 0 240 top)
  if(NOT top MATCHES "SPDX-FileCopyrightText: " OR NOT top MATCHES "SPDX-License-Identifier: GPL-3.0-or-later")
    message(SEND_ERROR "${path}: the two SPDX lines are missing at the top")
  endif()
  string(REGEX REPLACE "[^\n]" "" newlines "${text}")
  string(LENGTH "${newlines}" lines)
  if(lines GREATER LONGEST)
    message(SEND_ERROR "${path}: ${lines} lines; split it (at most ${LONGEST})")
  endif()
  if(path MATCHES "^(app|engine|ui)/" AND NOT path IN_LIST writers AND text MATCHES "${unsynced}")
    message(SEND_ERROR "${path}: a power cut may leave half of what this writes: ${CMAKE_MATCH_0}\n"
      "Use replaceFile() of engine/storage/files/files.h, or QSaveFile.")
  endif()
  if(path MATCHES "^(app|ui)/" AND text MATCHES "WriteOnly" AND NOT text MATCHES "QSaveFile|QBuffer")
    message(SEND_ERROR "${path}: a power cut may leave half of what this writes. Use QSaveFile.")
  endif()
  if(path MATCHES "\\.(h|cpp)$")
    list(APPEND formatted ${path})
    if(path MATCHES "^tests/" AND NOT path MATCHES "^tests/(soak|bench)/" AND NOT path IN_LIST sleepers AND text MATCHES "${sleep}")
      message(SEND_ERROR "${path}: no test sleeps: ${CMAKE_MATCH_0}\n"
        "Wait for a signal or a state. That nothing comes is shown by something later, which comes alone.")
    endif()
  endif()
endforeach()

if(CLANG_FORMAT AND formatted)
  execute_process(COMMAND ${CLANG_FORMAT} --dry-run -Werror ${formatted}
    WORKING_DIRECTORY ${ROOT} RESULT_VARIABLE result ERROR_VARIABLE complaints)
  if(NOT result EQUAL 0)
    string(REGEX MATCHALL "(^|\n)[^:\n]+:[0-9]+:[0-9]+: error" places "${complaints}")
    list(TRANSFORM places REPLACE ":[0-9]+:[0-9]+: error" "")
    list(TRANSFORM places STRIP)
    list(REMOVE_DUPLICATES places)
    list(JOIN places " " names)
    message(SEND_ERROR "not formatted as .clang-format says; run\n${CLANG_FORMAT} -i ${names}")
  endif()
endif()

# packaging/run.sh starts a finished build as long as none of its sources is newer.
if(EXISTS ${ROOT}/packaging/run.sh)
  file(READ ${ROOT}/packaging/run.sh text)
  string(REGEX MATCH "\nsources=\\(([^)]*)\\)" line "${text}")
  string(REPLACE " " ";" watched "${CMAKE_MATCH_1}")
  file(GLOB_RECURSE lists RELATIVE ${ROOT} ${ROOT}/app/*.txt ${ROOT}/engine/*.txt ${ROOT}/ui/*.txt ${ROOT}/cmake/*.cmake)
  foreach(path IN LISTS lists)
    file(READ ${ROOT}/${path} text)
    string(REGEX MATCHALL "PROJECT_SOURCE_DIR}/[A-Za-z]+" named "${text}")
    list(TRANSFORM named REPLACE ".*/" "")
    list(REMOVE_DUPLICATES named)
    foreach(folder IN LISTS named)
      if(NOT folder IN_LIST watched)
        message(SEND_ERROR "packaging/run.sh: sources lacks ${folder}, which ${path} reads: an old build would be started")
      endif()
    endforeach()
  endforeach()
endif()
