// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace attentoscope::ui {

/// A choice with consequences: the arrow keys open the list, and only Enter or a click chooses. A wheel turned over it
/// scrolls the form.
class PresetCombo : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace attentoscope::ui
