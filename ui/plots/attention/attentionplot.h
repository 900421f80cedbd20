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

/// Everything a picture of one sentence's attention is drawn from. Cells and words are those of the translation,
/// whether they are drawn or not; where pieces are merged, those of the translation in whole words.
struct AttentionScene
{
    Translation translation;
    AttentionOptions options;
    std::optional<Cell> pin;
    std::optional<Cell> hover;
    std::optional<Word> hoveredWord;
    WordSelection selection;
};

/// What is marked in a plot: the cell or word under the pointer, drawn alone and in no file, or what was pinned.
enum class MarkKind : std::uint8_t { Hover, Pin };

/// What matrix and lines have in common: the scene and what follows from it. Knows nothing of keys and pointers.
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
    void setHover(std::optional<Cell> cell, std::optional<Word> word = {}); ///< cheap: nothing else is drawn again

    /// What is drawn: the scene's, in whole words where the options say so.
    [[nodiscard]] const Translation& translation() const
    {
        return m_words ? m_words->translation : m_scene.translation;
    }
    [[nodiscard]] Cell firstTokens(Cell cell) const { return m_words ? m_words->firstTokens(cell) : cell; }
    [[nodiscard]] QStringList piecesOf(Word word) const; ///< empty: it is one piece
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
    [[nodiscard]] GoldLink goldAt(Cell cell) const; ///< none while gold links are hidden
    [[nodiscard]] bool isDrawn(Cell cell) const;
    [[nodiscard]] std::optional<Cell> markedCell(MarkKind kind) const; ///< that is drawn
    [[nodiscard]] std::optional<Word> markedWord(MarkKind kind) const; ///< that is drawn, where no cell is marked

    [[nodiscard]] virtual std::optional<Cell> cellAt(QPointF position) const = 0;
    [[nodiscard]] virtual std::optional<Word> wordAt(QPointF position) const = 0;
    [[nodiscard]] virtual QRectF cellArea(Cell cell) const = 0;
    [[nodiscard]] virtual QRectF wordArea(Word word) const = 0;

protected:
    /// Adds a layer that is painted while there are weights.
    template <typename Painter, typename Plot>
    static void addLayer(Plot& plot, const QString& layer, Antialiasing antialiasing, void (Painter::*paint)() const)
    {
        new PaintedLayer(plot, layer, antialiasing, [&plot, paint](QCPPainter& painter) {
            if (!plot.translation().attention.isEmpty())
                (Painter(plot, painter).*paint)();
        });
    }
    /// Adds a layer for what is pinned and one for what is under the pointer.
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
    void dropWhatIsGone(); ///< marks on cells and words that are not drawn any more
    [[nodiscard]] double largestDrawn() const;

    AttentionScene m_scene;
    std::optional<WholeWords> m_words; ///< where pieces are merged
    QStringList m_columnLabels;
    QStringList m_rowLabels;
    TokenPlaces m_columnPlaces;
    TokenPlaces m_rowPlaces;
    bool m_columnsRightToLeft = false;
    bool m_rowsRightToLeft = false;
    WeightScaling m_scaling;
    std::vector<std::uint8_t> m_carried; ///< empty: all
    std::vector<GoldLink> m_gold; ///< empty: none
    QRect m_laidOutArea; ///< the area the layout was made for; null: none
};

} // namespace attentoscope::ui
