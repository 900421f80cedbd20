// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Precompiled only for the engine and its tests, because one torch header takes ten seconds to compile.
#include <torch/torch.h>
