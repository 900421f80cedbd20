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
    float probability = 0.0F; ///< drawn as a bar under the word
    bool forced = false; ///< drawn as a corner at the end of the word
    bool attentionForced = false; ///< drawn as an arrow at the beginning of the word
};

/// The words of a sentence in reading order, wrapped like text, with a shade behind each. The pointer or the arrow keys
/// highlight one word. Unknown words have a dotted line, and the accessible text says so.
class WordStrip : public QWidget
{
    Q_OBJECT

public:
    explicit WordStrip(QWidget* parent = nullptr);

    void setWords(const std::vector<Token>& words);
    /// The strength of each word's shade, from 0 to 1: one for each word, or none at all.
    void setShades(std::vector<float> shades);
    void setMarks(std::vector<WordMark> marks); ///< one for each word, or none at all
    /// Says what a click or Enter on a word does. Empty: words cannot be chosen.
    void setChoiceHint(const QString& hint);
    void setLitWord(int index); ///< -1: no word; does not emit wordLit()
    int litWord() const { return m_lit; }
    QString text() const;
    QString reading(int index) const; ///< text of a word with all its marks
    QRect wordPlace(int index) const;
    int linePitch() const; ///< distance between the tops of two lines

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void wordLit(int index); ///< the pointer or the keyboard highlighted a word; -1: none
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

/// As high as its content, up to a number of lines of words. If there is little space, it shows fewer lines, but at
/// least one and only whole ones. The content then scrolls.
class GrowingScrollArea : public QScrollArea
{
    Q_OBJECT

public:
    /// `words` are in the content. They define the height of a line.
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
