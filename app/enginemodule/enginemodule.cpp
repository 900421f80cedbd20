// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The engine as a library that the window loads at run time.
#include "engine/session/session.h"

extern "C" __attribute__((visibility("default"))) const char* attentoscopeEngineVersion()
{
    return ATTENTOSCOPE_VERSION;
}

extern "C" __attribute__((visibility("default"))) attentoscope::Session* attentoscopeCreateSession(
    const attentoscope::SessionOptions* options)
{
    return attentoscope::createSession(*options).release();
}
