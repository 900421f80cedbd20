# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The lessons that the program brings along, in the order in which they are learned; a file of each name lies in en/, de/
# and fr/.
set(lesson_names
  01-one-step-by-hand
  02-the-state-that-asks
  03-three-scores
  04-alignment-without-words
  05-it-never-looks-at-the-words
  06-one-vector-is-not-enough
  07-soft-and-sharp
  08-attention-is-not-alignment
  09-a-window-that-is-too-small
  10-heads
  11-somebody-elses-translator
  12-attention-as-an-aligner
  13-does-it-need-it)
