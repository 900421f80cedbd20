// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/erasure.h"
#include "ui/comparison/differenceview.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QLabel;
class QStackedWidget;
class QTableWidget;
class QToolButton;

namespace attentoscope::ui {

class AttentionView;
class ReadoutLine;
class SegmentedControl;

/// What each target word loses when a source word, or a row of attention, is taken away: a row for each target word,
/// orange where the word becomes less probable, blue where it becomes more probable.
class LossView : public DifferenceView
{
    Q_OBJECT

public:
    explicit LossView(QWidget* parent = nullptr);

    void showErasure(const Erasure& erasure);

    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] QString suggestedTitle() const override;
    [[nodiscard]] QByteArray json() const override;

private:
    std::optional<Erasure> m_erasure;
};

/// Shows beside the attention of a translation what each of its words loses, and what a Transformer translates from
/// each layer of its encoder. A window beside the main one; its requests are signals.
class ErasureWindow : public QDialog
{
    Q_OBJECT

public:
    explicit ErasureWindow(QWidget* parent = nullptr);

    void showErasure(
        const Erasure& erasure, const std::optional<AttentionHead>& shown); ///< beside the shown cross head
    void showMessage(const QString& message); ///< in place of both maps
    void showLayers(const LayerTranslations& translations);
    void showLayersMessage(const QString& message); ///< in place of the translations

    [[nodiscard]] Disturbance disturbance() const;
    void setDisturbance(Disturbance disturbance); ///< as if the person chose it
    [[nodiscard]] bool showsLayers() const; ///< in place of the erasure
    void setLayersShown();
    [[nodiscard]] AttentionView& attention() const { return *m_attention; }
    [[nodiscard]] LossView& losses() const { return *m_losses; }
    [[nodiscard]] QString summary() const; ///< Kendall's τ in all
    [[nodiscard]] QTableWidget& layers() const { return *m_layers; }
    [[nodiscard]] ReadoutLine& readout() const { return *m_readout; }

signals:
    void wanted(); ///< something else was chosen
    void exportRequested(attentoscope::ui::Exportable* view);

private:
    enum class Part : std::uint8_t { Erasure, Layers };
    void showPart(Part part);
    QWidget* makeErasure();
    QWidget* makeLayers();
    void makeExports();
    void link();
    [[nodiscard]] bool hasSourceColumns() const;
    void showReading(std::optional<Cell> cell);

    std::optional<Erasure> m_erasure; ///< the one that is shown
    AttentionMap m_weights; ///< beside it
    SegmentedControl* m_part = nullptr; ///< what is shown: erasure or layers
    QStackedWidget* m_pages = nullptr;
    QComboBox* m_how = nullptr;
    QToolButton* m_export = nullptr;
    QLabel* m_summary = nullptr;
    AttentionView* m_attention = nullptr;
    LossView* m_losses = nullptr;
    ReadoutLine* m_readout = nullptr;
    QTableWidget* m_layers = nullptr;
    QLabel* m_layersMessage = nullptr;
};

} // namespace attentoscope::ui
