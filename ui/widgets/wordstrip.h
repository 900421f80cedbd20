// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QScrollArea>
#include <QWidget>

#include <vector>

namespace attentoscope::ui {

/// Marks of a word in a strip.
struct WordMark
{
    float probability = 0.0F; ///< as a bar under the word
    bool forced = false; ///< as a corner at the word's end
    bool attentionForced = false; ///< as an arrow at its beginning
};

/// The words of a sentence in reading order, wrapped like text, each with a shade behind it. The pointer or the arrow
/// keys highlight one word; unknown words are marked by a dotted line and in the accessible text.
class WordStrip : public QWidget
{
    Q_OBJECT

public:
    explicit WordStrip(QWidget* parent = nullptr);

    void setWords(const std::vector<Token>& words);
    /// Strength of each word's shade, in 0–1; as many as words, or none.
    void setShades(std::vector<float> shades);
    void setMarks(std::vector<WordMark> marks); ///< as many as words, or none
    /// The effect of choosing a word with a click or Enter; empty: words cannot be chosen.
    void setChoiceHint(const QString& hint);
    void setLitWord(int index); ///< -1: none; does not emit wordLit()
    int litWord() const { return m_lit; }
    QString text() const;
    QString reading(int index) const; ///< a word with all its marks
    QRect wordPlace(int index) const;
    int linePitch() const; ///< distance between the tops of two lines

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void wordLit(int index); ///< by pointer or keyboard; -1: none
    void wordChosen(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int lightWord(int index);
    int wordAt(QPoint position) const; ///< -1: none
    void describe();
    int arrange(int width, std::vector<QRect>* places) const;
    bool readsRightToLeft() const;

    std::vector<Token> m_words;
    std::vector<WordMark> m_marks;
    QString m_choiceHint;
    std::vector<float> m_shades;
    std::vector<QRect> m_places;
    int m_lit = -1;
};

/// As high as its content, up to a number of lines of words. With little space it shows fewer lines, at least one and
/// each of them whole, and the content scrolls.
class GrowingScrollArea : public QScrollArea
{
    Q_OBJECT

public:
    /// `words` are in the content and define the height of a line.
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
