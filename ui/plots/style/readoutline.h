// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attentoscope::ui {

/// One quiet line under a plot with the reading under the pointer; elided, with the full text as its tool tip, and
/// announced to screen readers.
class ReadoutLine : public QWidget
{
    Q_OBJECT

public:
    explicit ReadoutLine(QWidget* parent = nullptr);

    /// `hint` is displayed, muted, if there is no reading.
    void setHint(const QString& hint);
    void setReading(const QString& reading); ///< empty: none
    /// The focus must be visible after using the keyboard; after a click it is obvious.
    [[nodiscard]] static bool showsFocus(Qt::FocusReason reason);
    void setFocusShown(bool shown); ///< a line in the highlight colour: keys act on the plot above
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
    bool m_focusShown = false;
};

} // namespace attentoscope::ui
