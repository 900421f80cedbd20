// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QScrollArea>
#include <QWidget>

#include <vector>

namespace attentoscope::ui {

/// What a strip of words shows of a word besides the word.
struct WordMark
{
    float probability = 0.0F; ///< a bar under the word
    bool forced = false; ///< a corner at the word's end
    bool attentionForced = false; ///< an arrow at its beginning
};

/// The words of a sentence in reading order, wrapped like text, each with a shade behind it. The pointer or
/// the arrow keys light one word; unknown words are marked by a dotted line and in the accessible text.
class WordStrip : public QWidget
{
    Q_OBJECT

public:
    explicit WordStrip(QWidget* parent = nullptr);

    void setWords(const std::vector<Token>& words);
    /// How strongly each word is shaded, in 0–1; as many as words, or none.
    void setShades(std::vector<float> shades);
    void setMarks(std::vector<WordMark> marks); ///< as many as words, or none
    /// Words can be chosen with a click or Enter, and this is what comes of it; empty: they cannot.
    void setChoiceHint(const QString& hint);
    void setLitWord(int index); ///< -1: none; does not emit wordLit()
    int litWord() const { return m_lit; }
    QString text() const;
    QString reading(int index) const; ///< a word with all that is marked of it
    QRect wordPlace(int index) const;
    int linePitch() const; ///< from the top of one line to the top of the next

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
