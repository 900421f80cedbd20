// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attentoscope::ui {

/// While something is dragged over the window: a frame around it, and what letting go would do.
class DropHint : public QWidget
{
    Q_OBJECT

public:
    explicit DropHint(QWidget* covered); ///< its parent

    void present(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
};

} // namespace attentoscope::ui
