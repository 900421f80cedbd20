// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QWidget>

#include <vector>

namespace attentoscope::ui {

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
    void setLitWord(int index); ///< -1: none; does not emit wordLit()
    int litWord() const { return m_lit; }
    QString text() const;

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void wordLit(int index); ///< by pointer or keyboard; -1: none

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int lightWord(int index);
    int arrange(int width, std::vector<QRect>* places) const;
    bool readsRightToLeft() const;
    void drawWord(QPainter& painter, std::size_t index) const;

    std::vector<Token> m_words;
    std::vector<float> m_shades;
    std::vector<QRect> m_places;
    int m_lit = -1;
};

} // namespace attentoscope::ui
