// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace attentoscope::ui {

/// A large button whose text wraps, so that its height follows its width. Derived classes draw what stands on it.
class Card : public QAbstractButton
{
    Q_OBJECT

public:
    explicit Card(QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return true; }

protected:
    void drawSurface(QPainter& painter); ///< the box, marked where the pointer or the focus is
    [[nodiscard]] QColor textColor(QPalette::ColorRole role) const; ///< faint where it is disabled
    void keyPressEvent(QKeyEvent* event) override; ///< Enter opens it, as on the desktop
};

} // namespace attentoscope::ui
