// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"
#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/attention/attentionoptions.h"
#include "ui/plots/style/exportable.h"

#include <QByteArray>
#include <QWidget>

#include <expected>
#include <optional>
#include <utility>
#include <vector>

class QLabel;
class QStackedWidget;

namespace attentoscope::ui {

/// Which token of one sentence is which of another: the longest sequence of tokens that both have in the same order.
class TokenMatch
{
public:
    TokenMatch() = default;
    TokenMatch(const std::vector<Token>& first, const std::vector<Token>& second);

    [[nodiscard]] std::optional<int> inSecond(int ofFirst) const;
    [[nodiscard]] std::optional<int> inFirst(int ofSecond) const;
    /// Indices in both, in order.
    [[nodiscard]] const std::vector<std::pair<int, int>>& pairs() const { return m_pairs; }

private:
    std::vector<std::pair<int, int>> m_pairs;
};

/// Whether two sentences have the same words; markers such as <eos> may differ.
[[nodiscard]] bool haveSameWords(const std::vector<Token>& first, const std::vector<Token>& second);

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

class HeatmapPlot;

/// A's weights minus B's as a matrix, blue where B looks more and orange where A does; a message where there is none.
/// Pointer or arrow keys say which cell is looked at; the owner of the view reads it out.
class DifferenceView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    explicit DifferenceView(QWidget* parent = nullptr);

    void showMap(const DifferenceMap& map);
    void showMessage(const QString& message);
    void showPointed(std::optional<Cell> cell); ///< tells nobody
    [[nodiscard]] std::optional<Cell> pointedCell() const { return m_pointed; }
    /// Those of the two matrices beside it, as far as they have a meaning here.
    void setOptions(const AttentionOptions& options);
    [[nodiscard]] const std::optional<DifferenceMap>& map() const { return m_map; }
    [[nodiscard]] QString message() const;
    [[nodiscard]] HeatmapPlot& heatmap() const { return *m_plot; }

    [[nodiscard]] bool hasContent() const override { return m_map.has_value(); }
    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] QString suggestedTitle() const override;
    [[nodiscard]] StyledPlot& plot() override;
    [[nodiscard]] QByteArray csv() const override;
    [[nodiscard]] QByteArray json() const override;

    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 180}; }

signals:
    void pointed(std::optional<attentoscope::ui::Cell> cell);
    void chosen(attentoscope::ui::Cell cell); ///< clicked, or Enter

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void point(std::optional<Cell> cell);
    [[nodiscard]] std::optional<Cell> cellForKey(int key) const;

    HeatmapPlot* m_plot = nullptr;
    QLabel* m_message = nullptr;
    QLabel* m_note = nullptr;
    QStackedWidget* m_pages = nullptr;
    std::optional<DifferenceMap> m_map;
    std::optional<Cell> m_pointed;
};

} // namespace attentoscope::ui
