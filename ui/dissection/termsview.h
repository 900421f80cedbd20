// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/dissection.h"

#include <QWidget>

class QGridLayout;

namespace attentoscope::ui {

/// The arithmetic behind a score, a numbered line for each term: its symbol, its numbers, and how they follow.
class TermsView : public QWidget
{
    Q_OBJECT

public:
    explicit TermsView(QWidget* parent = nullptr);
    void setTerms(const std::vector<DissectionTerm>& terms);

private:
    void addTerm(const std::vector<DissectionTerm>& terms, std::size_t index);

    QGridLayout* m_lines = nullptr;
    QWidget* m_content = nullptr; ///< made anew when other terms come
};

/// "line 3 + line 4, number by number"; lines are counted from one.
QString ruleText(const DissectionTerm& term);

} // namespace attentoscope::ui
