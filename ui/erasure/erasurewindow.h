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

/// Shows how the probability of each target word changes when a source word or a row of attention is removed. There is
/// a row for each target word: orange where the word becomes less probable, blue where it becomes more probable.
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

/// Shows a translation's attention, and beside it how the probability of each word changes when something is removed.
/// For a Transformer it also shows what each layer of the encoder would translate. A window beside the main one; its
/// requests are signals.
class ErasureWindow : public QDialog
{
    Q_OBJECT

public:
    explicit ErasureWindow(QWidget* parent = nullptr);

    void showErasure(
        /// The erasure, beside the displayed cross head.
        const Erasure& erasure, const std::optional<AttentionHead>& shown);
    void showMessage(const QString& message); ///< shown in place of both maps
    void showLayers(const LayerTranslations& translations);
    void showLayersMessage(const QString& message); ///< shown in place of the translations

    [[nodiscard]] Disturbance disturbance() const;
    void setDisturbance(Disturbance disturbance); ///< sets it as the person would
    [[nodiscard]] bool showsLayers() const; ///< whether the layers are displayed instead of the erasure
    void setLayersShown();
    [[nodiscard]] AttentionView& attention() const { return *m_attention; }
    [[nodiscard]] LossView& losses() const { return *m_losses; }
    [[nodiscard]] QString summary() const; ///< says Kendall's τ of the whole translation
    [[nodiscard]] QTableWidget& layers() const { return *m_layers; }
    [[nodiscard]] ReadoutLine& readout() const { return *m_readout; }

signals:
    void wanted(); ///< the person has chosen something else
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

    std::optional<Erasure> m_erasure; ///< the displayed erasure
    AttentionMap m_weights; ///< the attention beside it
    SegmentedControl* m_part = nullptr; ///< the displayed part: erasure or layers
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
