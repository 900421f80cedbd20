// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attentoscope::ui {

/// One quiet line under a plot that reads what is under the pointer; elided, in full as its tooltip, and announced to
/// screen readers.
class ReadoutLine : public QWidget
{
    Q_OBJECT

public:
    explicit ReadoutLine(QWidget* parent = nullptr);

    /// `hint` stands there, muted, while there is nothing to read.
    void setHint(const QString& hint);
    void setReading(const QString& reading); ///< empty: nothing to read
    /// Who came by keyboard must see where the focus is; who clicked knows.
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
    QRect line() const; ///< where the text stands

    QString m_hint;
    QString m_reading;
    bool m_focusShown = false;
};

} // namespace attentoscope::ui
