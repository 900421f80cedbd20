// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/attention/attentionoptions.h"
#include "ui/plots/attention/weightscaling.h"
#include "ui/plots/attention/wholewords.h"
#include "ui/plots/style/styledplot.h"

#include <optional>

namespace attentoscope::ui {

/// Everything that a picture of one sentence's attention shows. Cells and words have the translation's indices, whether
/// they are drawn or not. If pieces are merged, the indices are those of the translation in whole words.
struct AttentionScene
{
    Translation translation;
    AttentionOptions options;
    std::optional<Cell> pin;
    std::optional<Cell> hover;
    std::optional<Word> hoveredWord;
    WordSelection selection;
};

/// A mark in a plot. Hover: the cell or word under the pointer; it has its own layer, and is never in files. Pin: the
/// pinned cell or word.
enum class MarkKind : std::uint8_t { Hover, Pin };

/// What the cells of a picture mean, for the names of its axes in files.
struct AxisNames
{
    QString columns;
    QString rows;
    QString weights;

    /// Names for a translation: source words, target words, and weights of attention.
    [[nodiscard]] static AxisNames ofTranslation();
    bool operator==(const AxisNames&) const = default;
};

/// The common part of matrix and lines view: the scene, and values derived from it. It does not handle keys or the
/// pointer.
class AttentionPlot : public StyledPlot
{
    Q_OBJECT

public:
    explicit AttentionPlot(QWidget* parent = nullptr);

    void setScene(const AttentionScene& scene);
    [[nodiscard]] const AttentionScene& scene() const { return m_scene; }
    void setTranslation(const Translation& translation);
    void setOptions(const AttentionOptions& options);
    void setSelection(const WordSelection& selection); ///< leaves out words that are not drawn
    void setAxisNames(const AxisNames& names) { m_axisNames = names; }
    void setPin(std::optional<Cell> cell);
    void setHover(std::optional<Cell> cell, std::optional<Word> word = {}); ///< fast: draws only the mark

    /// The drawn translation: that of the scene, in whole words if the options say so.
    [[nodiscard]] const Translation& translation() const
    {
        return m_words ? m_words->translation : m_scene.translation;
    }
    [[nodiscard]] Cell firstTokens(Cell cell) const { return m_words ? m_words->firstTokens(cell) : cell; }
    [[nodiscard]] int tokensOfRow(int row) const { return m_words ? m_words->pieces(Side::Target, row) : 1; }
    [[nodiscard]] QStringList piecesOf(Word word) const; ///< empty if the word has a single piece
    [[nodiscard]] const QStringList& labels(Side side) const
    {
        return side == Side::Source ? m_columnLabels : m_rowLabels;
    }
    [[nodiscard]] const QStringList& columnLabels() const { return m_columnLabels; }
    [[nodiscard]] const QStringList& rowLabels() const { return m_rowLabels; }
    [[nodiscard]] const TokenPlaces& places(Side side) const
    {
        return side == Side::Source ? m_columnPlaces : m_rowPlaces;
    }
    [[nodiscard]] bool readsRightToLeft(Side side) const;
    [[nodiscard]] const WeightScaling& scaling() const { return m_scaling; }
    [[nodiscard]] double scaleMaximum() const { return m_scaling.maximum(); }
    [[nodiscard]] double weightAt(Cell cell) const;
    [[nodiscard]] bool isCarried(Cell cell) const; ///< whether the chosen share leaves the cell unfaded
    [[nodiscard]] GoldLink goldAt(Cell cell) const; ///< None if links are hidden
    [[nodiscard]] LinksKind linksKind() const; ///< kind of the translation's links, if it has any
    [[nodiscard]] bool isDrawn(Cell cell) const;
    [[nodiscard]] std::vector<Cell> drawnCells() const;
    [[nodiscard]] bool hasFadedCell() const;
    [[nodiscard]] bool hasUnknownWord() const; ///< whether an unknown word is drawn
    [[nodiscard]] std::optional<Cell> markedCell(MarkKind kind) const; ///< none if the cell is not drawn
    /// None if the word is not drawn, or if a cell is marked.
    [[nodiscard]] std::optional<Word> markedWord(MarkKind kind) const;

    [[nodiscard]] QRectF captionSpace() const; ///< space for a line at the bottom, above the legend
    [[nodiscard]] virtual std::optional<Cell> cellAt(QPointF position) const = 0;
    [[nodiscard]] virtual std::optional<Word> wordAt(QPointF position) const = 0;
    [[nodiscard]] virtual QRectF cellArea(Cell cell) const = 0;
    [[nodiscard]] virtual QRectF wordArea(Word word) const = 0;

protected:
    /// Adds a layer that is painted if there are weights.
    template <typename Painter, typename Plot>
    static void addLayer(Plot& plot, const QString& layer, Antialiasing antialiasing, void (Painter::*paint)() const)
    {
        new PaintedLayer(plot, layer, antialiasing, [&plot, paint](QCPPainter& painter) {
            if (!plot.translation().attention.isEmpty())
                (Painter(plot, painter).*paint)();
        });
    }
    /// Adds a layer for the pinned mark and one for the mark under the pointer.
    template <typename Painter, typename Plot>
    static void addMarks(Plot& plot, Antialiasing antialiasing, void (Painter::*paint)(MarkKind) const)
    {
        for (const MarkKind kind : {MarkKind::Pin, MarkKind::Hover})
            new PaintedLayer(plot, kind == MarkKind::Hover ? markLayer : QStringLiteral("legend"), antialiasing,
                [&plot, paint, kind](QCPPainter& painter) {
                    if (!plot.translation().attention.isEmpty())
                        (Painter(plot, painter).*paint)(kind);
                });
    }
    void applyLook(const PlotStyle& look) override;
    void beginFile(const ExportOptions* options) override;
    /// Says that only every step-th word of a side has a label; empty if all have one.
    [[nodiscard]] static QString labelledText(int sourceStep, int targetStep);
    /// Words grow with the area that they have.
    [[nodiscard]] double fileGrowth(QSize) const override { return 1.0; }
    void updateLayout() override;
    /// The area at whose sides the names of the axes are centred.
    [[nodiscard]] virtual QRectF weightsArea() const = 0;
    enum class RowsName : std::uint8_t { Beside, Below };
    [[nodiscard]] virtual RowsName rowsName() const { return RowsName::Beside; }
    virtual void layOut(const QRectF& area) = 0;
    virtual void sceneChanged() { }
    void layOutAgain();

private:
    void refresh();
    [[nodiscard]] std::optional<WholeWords> mergedWords() const; ///< none if pieces are not merged
    void mergePieces();
    void dropHiddenMarks(); ///< removes marks on hidden cells and words
    [[nodiscard]] double largestDrawn() const;
    void drawAxisNames(QCPPainter& painter) const;
    [[nodiscard]] QFont axisNameFont() const;
    [[nodiscard]] double axisNameHeight() const; ///< 0 if no names are drawn

    AttentionScene m_scene;
    std::optional<WholeWords> m_words; ///< none if pieces are not merged
    QStringList m_columnLabels;
    QStringList m_rowLabels;
    TokenPlaces m_columnPlaces;
    TokenPlaces m_rowPlaces;
    bool m_columnsRightToLeft = false;
    bool m_rowsRightToLeft = false;
    WeightScaling m_scaling;
    std::vector<std::uint8_t> m_carried; ///< empty: no cell is faded
    std::vector<GoldLink> m_gold; ///< empty: no links
    AxisNames m_axisNames = AxisNames::ofTranslation();
    bool m_hasAxisNames = false; ///< names are only in files
    QRect m_laidOutArea; ///< area for which the layout was computed; null: none
};

} // namespace attentoscope::ui
