# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -DROOT=checkout -P plaintext.cmake
# Texts of files and people are never rich text (ui/widgets/plaintext.h). Qt guesses the format in labels, message boxes
# and tool tips. So labels must be those of ui/widgets/labels.h. Other texts are a tr() without arguments, or go through
# plainTip().
cmake_minimum_required(VERSION 3.25)

# Files that are exempt: those that end the guessing, and the help, whose pages are our own and built into the program.
set(home "ui/(widgets/(labels|plaintext)|theme/instrumentstyle|help/help(browser|pages|window))\\.(h|cpp)")

# Expressions that are allowed nowhere else, and what to write instead.
set(forbidden "")
function(forbid expression remedy)
  list(APPEND forbidden "${expression}")
  set(forbidden "${forbidden}" PARENT_SCOPE)
  list(LENGTH forbidden place)
  set(remedy_${place} "${remedy}" PARENT_SCOPE)
endfunction()
set(label "use TextLabel of ui/widgets/labels.h, or RichLabel for markup of our own tables")
forbid("new QLabel[^A-Za-z0-9_]|[^A-Za-z0-9_]QLabel( [a-z][A-Za-z0-9]*)?[({]|public QLabel[^A-Za-z0-9_]" "${label}")
forbid("Qt::(RichText|AutoText|MarkdownText)" "${label}")
forbid("QTextDocument|QTextBrowser|QTextEdit|QStaticText|QGraphicsTextItem|(set|insert|append)Html" "${label}")
forbid("QMessageBox::(information|warning|critical|question|about)|QInputDialog|QErrorMessage|QWhatsThis"
  "ask through Dialogs, whose message box has plain text (ui/widgets/dialogs.h)")

# People read the last argument, or the one before it.
set(calls "set(ToolTip|StatusTip|WhatsThis|WindowTitle)|QToolTip::showText")
set(roles "Qt::(ToolTip|StatusTip|WhatsThis)Role")
set(literal "(tr|translate)\\([ ,]*\\)|QString\\(\\)|{}") # a tr() whose strings were taken out

string(ASCII 7 bell) # in place of `;`, which parts the elements of a list

# The statements without comments, strings and preprocessor lines, each as LINE@statement.
function(statements_of path result)
  file(READ ${ROOT}/${path} text)
  string(REGEX REPLACE "[][]" " " text "${text}") # CMake would take what is between them for one element
  string(REPLACE ";" "${bell}" text "${text}")
  string(REGEX REPLACE "\\\\." "" text "${text}")
  string(REGEX REPLACE "'.'" "" text "${text}")
  string(REGEX REPLACE "\"[^\"\n]*\"" "" text "${text}")
  string(REGEX REPLACE "//[^\n]*" "" text "${text}")
  string(REPLACE "\n" ";" lines "${text}")
  set(all "")
  set(statement "")
  set(number 0)
  foreach(line IN LISTS lines)
    math(EXPR number "${number} + 1")
    string(STRIP "${line}" line)
    if(line MATCHES "^#" OR line STREQUAL "")
      continue()
    endif()
    string(APPEND statement " ${line}")
    if(line MATCHES "[${bell}{}:]$")
      list(APPEND all "${number}@${statement}")
      set(statement "")
    endif()
  endforeach()
  set(${result} "${all}" PARENT_SCOPE)
endfunction()

# Only literals, and choices between them: `a ? tr() : b ? tr() : tr()`.
function(is_literal argument result)
  string(REGEX REPLACE "${literal}" "§" argument "${argument}")
  string(REGEX REPLACE "(QCoreApplication|QObject|[A-Z][A-Za-z]+)::§" "§" argument "${argument}")
  string(REGEX REPLACE "[ \t]" "" argument "${argument}")
  if(argument MATCHES "^([^?]+\\?§:)*§$")
    set(${result} TRUE PARENT_SCOPE)
  else()
    set(${result} FALSE PARENT_SCOPE)
  endif()
endfunction()

function(check_call path line statement)
  if(NOT statement MATCHES "(^|[^A-Za-z0-9_])(${calls})\\((.*)\\)[ \t]*${bell}")
    return()
  endif()
  set(call "${CMAKE_MATCH_2}")
  set(argument "${CMAKE_MATCH_4}")
  string(REGEX REPLACE "^[0-9]+," "" argument "${argument}") # the column of an item
  string(STRIP "${argument}" argument)
  is_literal("${argument}" plain)
  if(NOT plain AND NOT argument MATCHES "plain(Tip|Title)\\(")
    message(SEND_ERROR "${path}:${line}: ${call}(${argument}) may show a stranger's markup; "
      "write plainTip(…), for a window's title plainTitle(…) (ui/widgets/plaintext.h)")
  endif()
endfunction()

function(check_file path)
  statements_of(${path} statements)
  list(LENGTH forbidden count)
  set(role_before FALSE)
  foreach(entry IN LISTS statements)
    string(REGEX MATCH "^([0-9]+)@(.*)$" entry "${entry}")
    set(line ${CMAKE_MATCH_1})
    set(statement "${CMAKE_MATCH_2}")
    foreach(place RANGE 1 ${count})
      math(EXPR index "${place} - 1")
      list(GET forbidden ${index} expression)
      if(statement MATCHES "${expression}")
        message(SEND_ERROR "${path}:${line}: ${CMAKE_MATCH_0}: ${remedy_${place}}")
      endif()
    endforeach()
    check_call(${path} ${line} "${statement}")
    # After `case Qt::ToolTipRole:`, the next statement counts.
    if(role_before AND NOT statement MATCHES "plainTip\\(|tr\\(\\)[ \t]*${bell}")
      message(SEND_ERROR "${path}:${line}: what this role tells may be a stranger's markup; write plainTip(…)")
    endif()
    set(role_before FALSE)
    if(statement MATCHES "case[ \t]+${roles}:$")
      set(role_before TRUE)
    elseif(statement MATCHES "${roles}" AND NOT statement MATCHES "plainTip\\(|tr\\(\\)[ \t]*," )
      message(SEND_ERROR "${path}:${line}: what ${CMAKE_MATCH_0} tells may be a stranger's markup; write plainTip(…)")
    endif()
    if(statement MATCHES "QMessageBox[ \t]+[a-z]|new QMessageBox" )
      set(boxes ${line})
    endif()
    if(statement MATCHES "setTextFormat\\(Qt::PlainText\\)")
      set(plain_boxes TRUE)
    endif()
  endforeach()
  if(boxes AND NOT plain_boxes)
    message(SEND_ERROR "${path}:${boxes}: a QMessageBox guesses; write setTextFormat(Qt::PlainText)")
  endif()
endfunction()

set(patterns "")
foreach(folder ui app)
  list(APPEND patterns ${ROOT}/${folder}/*.h ${ROOT}/${folder}/*.cpp)
endforeach()
file(GLOB_RECURSE paths RELATIVE ${ROOT} ${patterns})
list(FILTER paths EXCLUDE REGEX "^${home}$")
if(NOT paths)
  message(FATAL_ERROR "no sources under ${ROOT}: the check looked at nothing")
endif()
foreach(path IN LISTS paths)
  check_file(${path})
endforeach()
