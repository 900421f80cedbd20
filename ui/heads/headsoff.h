// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/attentionhead.h"

#include <QObject>

#include <vector>

namespace attentoscope::ui {

/// Which heads a person has switched off.
class HeadsOff : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] const std::vector<AttentionHead>& heads() const { return m_heads; } ///< sorted
    void toggle(const std::vector<AttentionHead>& heads); ///< off; where all of them are off already, on again
    bool putBack(); ///< all of them; false: none is off

signals:
    void changed();

private:
    std::vector<AttentionHead> m_heads;
};

} // namespace attentoscope::ui
