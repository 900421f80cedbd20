// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/programversion.h"

namespace attentoscope {

const char* const programVersion = ATTENTOSCOPE_VERSION;

} // namespace attentoscope
