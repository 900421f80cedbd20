// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/comparison/tokenmatch.h"
#include "ui/plots/attention/attentioncontent.h"

#include <QByteArray>

#include <expected>

namespace attentoscope::ui {

/// What the weights of two models differ by, over the words that both have.
struct DifferenceMap
{
    Translation difference; ///< its words are the shared ones, its weights A's minus B's
    Translation first; ///< A's whole answer
    Translation second;
    TokenMatch source; ///< which of A's columns is which of B's; the difference has one for each pair
    TokenMatch target;
    QString note; ///< which markers only one of them has

    [[nodiscard]] Cell inFirst(Cell cell) const;
    [[nodiscard]] Cell inSecond(Cell cell) const;
    [[nodiscard]] std::optional<Cell> ofFirst(Cell cell) const; ///< the difference's cell of one of A's
    [[nodiscard]] std::optional<Cell> ofSecond(Cell cell) const;
};

/// Where words or attention cannot be compared, why, and what to do.
[[nodiscard]] std::expected<DifferenceMap, QString> differenceOf(
    const Translation& first, const Translation& second, const TokenMatch& source, const TokenMatch& target);

/// {"source":[…],"target":[…],"first":[[…]],"second":[[…]],"difference":[[…]]}
[[nodiscard]] QByteArray differenceJson(const DifferenceMap& map);

} // namespace attentoscope::ui
