// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/dissection.h"

#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

class QGridLayout;

namespace attentoscope::ui {

/// The arithmetic behind a score, a numbered line for each term: its symbol, its numbers, and how they follow.
class TermsView : public QWidget
{
    Q_OBJECT

public:
    explicit TermsView(QWidget* parent = nullptr);
    /// Those before them stand elsewhere: their numbers go on.
    void setTerms(const std::vector<DissectionTerm>& terms, const std::vector<DissectionTerm>& before = {});

private:
    void addTerm(const DissectionTerm& term);

    std::vector<std::size_t> m_sizes; ///< how many numbers each line has, those before too
    QGridLayout* m_lines = nullptr;
    QWidget* m_content = nullptr; ///< made anew when other terms come
};

/// The shape of a vector, or of a matrix that makes so many numbers of so many others.
QString shapeText(std::size_t numbers, std::optional<std::size_t> others = {});

/// "line 3 + line 4, number by number"; lines are counted from one. `size` is how many numbers the first of them has.
QString ruleText(const DissectionTerm& term, std::size_t size = 0);

} // namespace attentoscope::ui
