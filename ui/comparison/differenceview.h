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

/// Matches the tokens of two sentences. It finds the longest sequence of tokens that occur in both in the same order.
class TokenMatch
{
public:
    TokenMatch() = default;
    TokenMatch(const std::vector<Token>& first, const std::vector<Token>& second);

    [[nodiscard]] std::optional<int> inSecond(int ofFirst) const;
    [[nodiscard]] std::optional<int> inFirst(int ofSecond) const;
    /// Pairs of indices into the first and the second sentence, ascending.
    [[nodiscard]] const std::vector<std::pair<int, int>>& pairs() const { return m_pairs; }

private:
    std::vector<std::pair<int, int>> m_pairs;
};

/// Whether two sentences have the same words; markers such as <eos> may differ.
[[nodiscard]] bool haveSameWords(const std::vector<Token>& first, const std::vector<Token>& second);

/// The difference of the weights of two models, over the words that both have.
struct DifferenceMap
{
    Translation difference; ///< has the shared words, and as weights A's minus B's
    Translation first; ///< A's whole answer
    Translation second;
    TokenMatch source; ///< pairs of A's and B's columns; the difference has a column for each
    TokenMatch target;
    QString note; ///< names the markers that only one of the two sentences has

    [[nodiscard]] Cell inFirst(Cell cell) const;
    [[nodiscard]] Cell inSecond(Cell cell) const;
    /// The cell of the difference that belongs to one of A's cells.
    [[nodiscard]] std::optional<Cell> ofFirst(Cell cell) const;
    [[nodiscard]] std::optional<Cell> ofSecond(Cell cell) const;
};

/// If words or attention cannot be compared, the text says why and what to do.
[[nodiscard]] std::expected<DifferenceMap, QString> differenceOf(
    const Translation& first, const Translation& second, const TokenMatch& source, const TokenMatch& target);

/// As JSON: {"source":[…],"target":[…],"first":[[…]],"second":[[…]],"difference":[[…]]}
[[nodiscard]] QByteArray differenceJson(const DifferenceMap& map);

class HeatmapPlot;

/// The words around a matrix of differences.
struct DifferenceTexts
{
    QString heading;
    QString legend; ///< meaning of the colours
    QString name; ///< name of the view, for screen readers
    QString plotName; ///< name of the matrix, for screen readers
    QString weights; ///< meaning of a cell
    QString more; ///< meaning of the first colour, in files
    QString less; ///< meaning of the second colour

    [[nodiscard]] static DifferenceTexts ofTwoModels();
};

/// A matrix of A's weights minus B's: orange where A's are larger, blue where B's are. Shows a message if there is no
/// difference. The pointer or the arrow keys choose a cell; the owner of the view describes it.
class DifferenceView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    explicit DifferenceView(QWidget* parent = nullptr) : DifferenceView(DifferenceTexts::ofTwoModels(), parent) { }
    explicit DifferenceView(const DifferenceTexts& texts, QWidget* parent = nullptr);

    void showMap(const DifferenceMap& map);
    void showMap(const DifferenceMap& map, const QString& columns); ///< with another name for the columns, in files
    void showMessage(const QString& message);
    void showPointed(std::optional<Cell> cell); ///< emits no signal
    [[nodiscard]] std::optional<Cell> pointedCell() const { return m_pointed; }
    /// Takes those options of the two matrices beside it that apply here.
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
    void chosen(attentoscope::ui::Cell cell); ///< the cell was clicked, or Enter was pressed

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void point(std::optional<Cell> cell);
    [[nodiscard]] std::optional<Cell> cellForKey(int key) const;

    QString m_weights;
    HeatmapPlot* m_plot = nullptr;
    QLabel* m_message = nullptr;
    QLabel* m_note = nullptr;
    QStackedWidget* m_pages = nullptr;
    std::optional<DifferenceMap> m_map;
    std::optional<Cell> m_pointed;
};

} // namespace attentoscope::ui
