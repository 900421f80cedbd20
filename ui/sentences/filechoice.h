// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include <functional>

namespace attentoscope::ui {

/// A few fixed answers and "from a file": choosing that asks for one, and what was chosen stands in the list from then
/// on. Cancelled, the choice stays as it was.
class FileChoice : public QComboBox
{
    Q_OBJECT

public:
    FileChoice(const QString& askText, std::function<QString()> ask, QWidget* parent = nullptr);

    void addFixed(const QString& text); ///< values count from zero
    void setFixedText(int value, const QString& text);
    void setValue(int value);
    int value() const; ///< of the fixed answer; -1: a file
    QString file() const; ///< empty: a fixed answer
    void setFile(const QString& path); ///< chooses it
    void askForFile();

signals:
    void chosen(); ///< by a person

private:
    void choose(int index);

    std::function<QString()> m_ask;
    int m_fixed = 0;
    int m_before = 0; ///< index
};

} // namespace attentoscope::ui
