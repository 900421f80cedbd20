// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace attentoscope::ui {

/// As high as its content, up to a number of lines of its font; from there on the content scrolls.
class GrowingScrollArea : public QScrollArea
{
    Q_OBJECT

public:
    GrowingScrollArea(QWidget* content, int lines, QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int m_lines;
};

} // namespace attentoscope::ui
