// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Precompiled in the engine target and its tests only: one torch header costs ten seconds to read.
#include <torch/torch.h>
