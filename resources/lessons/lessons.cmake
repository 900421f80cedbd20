# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The lessons that the program brings along, in the order in which they are learned; a file of each name lies in en/, de/
# and fr/.
set(lesson_names)
