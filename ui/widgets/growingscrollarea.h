// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace attentoscope::ui {

class WordStrip;

/// As high as its content, up to a number of lines of words. Where room is short it shows fewer lines, each of them
/// whole, and the content scrolls; one line is always there.
class GrowingScrollArea : public QScrollArea
{
    Q_OBJECT

public:
    /// `words` stand in the content and say how high a line is.
    GrowingScrollArea(QWidget* content, const WordStrip& words, int lines, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int contentHeight() const;
    void showWholeLines();

    const WordStrip& m_words;
    int m_lines;
};

} // namespace attentoscope::ui
