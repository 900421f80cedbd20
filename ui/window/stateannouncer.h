// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/enginestate.h"

class QWidget;

namespace attentoscope::ui {

/// Tells screen readers what the engine has begun to do.
class StateAnnouncer
{
public:
    explicit StateAnnouncer(QWidget& speaker) : m_speaker(speaker) { } ///< outlives it; its name is what is said

    void setState(const EngineState& state);

private:
    QWidget& m_speaker;
    EngineState m_state;
};

} // namespace attentoscope::ui
