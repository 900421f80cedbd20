// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The engine as a library that the programs load at run time.
#include "app/enginemodule.h"

#include "engine/distributed/ranks.h"
#include "engine/types/programversion.h"

extern "C" __attribute__((visibility("default"))) const attentoscope::EngineModule attentoscopeEngine{
    attentoscope::programVersion, attentoscope::createSession, attentoscope::Ranks::join};
