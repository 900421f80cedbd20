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
    /// That many lines stand before them elsewhere: their numbers go on.
    void setTerms(const std::vector<DissectionTerm>& terms, std::size_t before = 0);

private:
    void addTerm(const DissectionTerm& term, std::size_t number);

    QGridLayout* m_lines = nullptr;
    QWidget* m_content = nullptr; ///< made anew when other terms come
};

/// "line 3 + line 4, number by number"; lines are counted from one.
QString ruleText(const DissectionTerm& term);

} // namespace attentoscope::ui
