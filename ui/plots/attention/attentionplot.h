// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/attention/attentionoptions.h"
#include "ui/plots/attention/weightscaling.h"
#include "ui/plots/attention/wholewords.h"
#include "ui/plots/style/styledplot.h"

#include <optional>

namespace attentoscope::ui {

/// Everything that a picture of one sentence's attention shows. Cells and words are those of the translation, drawn or
/// not; if pieces are merged, those of the translation in whole words.
struct AttentionScene
{
    Translation translation;
    AttentionOptions options;
    std::optional<Cell> pin;
    std::optional<Cell> hover;
    std::optional<Word> hoveredWord;
    WordSelection selection;
};

/// The mark in a plot: the cell or word under the pointer, drawn alone and not in files, or the pinned one.
enum class MarkKind : std::uint8_t { Hover, Pin };

/// The common part of matrix and lines view: the scene and values derived from it. Does not handle keys or the
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
    void setSelection(const WordSelection& selection);
    void setPin(std::optional<Cell> cell);
    void setHover(std::optional<Cell> cell, std::optional<Word> word = {}); ///< cheap: draws only the mark

    /// The drawn translation: the scene's, in whole words if the options say so.
    [[nodiscard]] const Translation& translation() const
    {
        return m_words ? m_words->translation : m_scene.translation;
    }
    [[nodiscard]] Cell firstTokens(Cell cell) const { return m_words ? m_words->firstTokens(cell) : cell; }
    [[nodiscard]] QStringList piecesOf(Word word) const; ///< empty: a single piece
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
    [[nodiscard]] bool isCarried(Cell cell) const; ///< not faded by the chosen share
    [[nodiscard]] GoldLink goldAt(Cell cell) const; ///< none if gold links are hidden
    [[nodiscard]] bool isDrawn(Cell cell) const;
    [[nodiscard]] std::optional<Cell> markedCell(MarkKind kind) const; ///< if it is drawn
    [[nodiscard]] std::optional<Word> markedWord(MarkKind kind) const; ///< if it is drawn and no cell is marked

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
    void updateLayout() override;
    virtual void layOut(const QRectF& area) = 0;
    virtual void sceneChanged() { }
    void layOutAgain();

private:
    void refresh();
    void mergePieces();
    void dropHiddenMarks(); ///< removes marks on hidden cells and words
    [[nodiscard]] double largestDrawn() const;

    AttentionScene m_scene;
    std::optional<WholeWords> m_words; ///< if pieces are merged
    QStringList m_columnLabels;
    QStringList m_rowLabels;
    TokenPlaces m_columnPlaces;
    TokenPlaces m_rowPlaces;
    bool m_columnsRightToLeft = false;
    bool m_rowsRightToLeft = false;
    WeightScaling m_scaling;
    std::vector<std::uint8_t> m_carried; ///< empty: all
    std::vector<GoldLink> m_gold; ///< empty: none
    QRect m_laidOutArea; ///< area of the present layout; null: none
};

} // namespace attentoscope::ui
