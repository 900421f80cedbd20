// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace attentoscope::ui {

class ReadoutLine;

/// What stands under the heads: what is read of them, what the model is without those that are off, and the buttons
/// that switch them and open their numbers.
class HeadsBar : public QWidget
{
    Q_OBJECT

public:
    explicit HeadsBar(QWidget* parent);

    [[nodiscard]] ReadoutLine& readout() const { return *m_readout; }
    [[nodiscard]] ReadoutLine& without() const { return *m_without; }

    enum class Switching : std::uint8_t { Nothing, Off, On }; ///< of the heads that are chosen
    void setSwitching(Switching switching);
    void setWithout(const QString& text); ///< empty: none is off
    void setPresented(bool presented); ///< no buttons

signals:
    void switchRequested();
    void putBackRequested();
    void numbersRequested(); ///< the table of measures

private:
    ReadoutLine* m_readout = nullptr;
    ReadoutLine* m_without = nullptr;
    QToolButton* m_switch = nullptr;
    QToolButton* m_putBack = nullptr;
    QToolButton* m_numbers = nullptr;
    bool m_isPresented = false;
};

} // namespace attentoscope::ui
