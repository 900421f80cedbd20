// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attentoscope::ui {

/// Lies over a widget and makes it pale, so that one sees that it is old. What is below can still be used.
class PaleCover : public QWidget
{
    Q_OBJECT

public:
    explicit PaleCover(QWidget& below);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace attentoscope::ui
