// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace attentoscope::ui {

/// A part of a line. If there is little room, parts with the highest rank are left out first.
struct ReadingPart
{
    QString text;
    int rank = 0; ///< 0: it is never left out
};

/// A line under a plot that describes the place under the pointer. If it is cut, its tool tip has the full text. Screen
/// readers announce it.
class ReadoutLine : public QWidget
{
    Q_OBJECT

public:
    explicit ReadoutLine(QWidget* parent = nullptr);

    /// `hint` is displayed in a quiet colour while there is no reading.
    void setHint(const QString& hint);
    void setReading(const QString& reading); ///< empty: no reading
    void setHintParts(const std::vector<ReadingPart>& parts);
    void setReadingParts(const std::vector<ReadingPart>& parts);
    [[nodiscard]] QString shownText() const; ///< the text without the parts that have no room
    /// Whether the focus should be visible: after using the keyboard. After a click it is obvious.
    [[nodiscard]] static bool showsFocus(Qt::FocusReason reason);
    void setFocusShown(bool shown); ///< draws a line in the highlight colour, because keys act on the plot above
    [[nodiscard]] QString text() const { return m_reading.isEmpty() ? m_hint : m_reading; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void announce();
    void showTip();
    QRect line() const; ///< area of the text

    QString m_hint;
    QString m_reading;
    std::vector<ReadingPart> m_hintParts; ///< none: the hint is one text
    std::vector<ReadingPart> m_readingParts;
    bool m_focusShown = false;
};

} // namespace attentoscope::ui
