// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headmeasures.h"
#include "engine/types/translation.h"
#include "ui/heads/headchoice.h"
#include "ui/heads/headspicture.h"
#include "ui/heads/litwords.h"
#include "ui/plots/attention/attentionoptions.h"
#include "ui/plots/style/exportable.h"
#include "ui/plots/view/attentionview.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;

namespace attentoscope::ui {

class HeadsArea;
class HeadsBar;
class HeadsInput;
class HeadsPlot;

/// Shows all heads of a Transformer for one sentence: encoder, cross and decoder heads from left to right, layer 1 at
/// the bottom. It keeps the choice and the preview; the heatmap displays them.
class HeadsView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    explicit HeadsView(QWidget* parent = nullptr);
    ~HeadsView() override;

    /// Fast if only weights have changed. Without heads it shows a message.
    void showTranslation(const Translation& translation);
    [[nodiscard]] const Translation& translation() const;
    void setOptions(const AttentionOptions& options);
    void setNumbers(MapNumbers numbers) { m_numbers = numbers; } ///< takes effect with the next translation
    /// Takes the measures of the heads at this moment (null if there are none yet), and the best reading.
    void setMeasured(const SharedHeadReport& measured, const std::optional<BestReading>& best);
    void setPresented(bool presented); ///< hides the hint
    void setFolded(bool folded); ///< shows only the line below the heads
    [[nodiscard]] int unfoldedHeight(int width) const;
    [[nodiscard]] int foldedHeight() const;

    [[nodiscard]] const HeadChoice& choice() const { return m_choice; }
    void choose(const HeadChoice& choice);
    bool release(); ///< clears the choice; false if nothing was chosen
    /// The heads whose mean is displayed: the choice, or else those that align best. Empty for the model's own map.
    [[nodiscard]] std::vector<AttentionHead> shown() const;
    [[nodiscard]] std::optional<BestReading> best() const;
    [[nodiscard]] std::optional<BestReading> bestShown() const; ///< none if other heads are displayed
    [[nodiscard]] std::optional<AttentionHead> current() const;
    void point(std::optional<AttentionHead> head); ///< previews the head
    void showHead(AttentionHead head); ///< scrolls to the head
    void light(const LitWords& words); ///< marks words that are pointed at in another view
    void setFocusShown(std::optional<Qt::FocusReason> reason); ///< none if the focus is in another view

    /// Whether these heads are off in the displayed translation.
    [[nodiscard]] bool areOff(const std::vector<AttentionHead>& heads) const;
    [[nodiscard]] bool isAnyOff() const;
    void switchChosen(); ///< requests switching of the chosen heads, or of the head under the pointer if none is chosen
    bool putBack(); ///< requests to switch on all heads; false if none was off
    void setWithout(const QString& text); ///< shows the results without the switched-off heads; empty if no head is off
    [[nodiscard]] QString without() const;

    [[nodiscard]] bool hasContent() const override;
    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] QString suggestedTitle() const override;
    /// The size that the heads need with their words, including title and legend.
    [[nodiscard]] QSize suggestedSize(const ExportOptions& options) override;
    [[nodiscard]] std::optional<std::int64_t> shownStep() const override { return translation().step; }
    [[nodiscard]] StyledPlot& plot() override;
    [[nodiscard]] QByteArray csv() const override;
    [[nodiscard]] QByteArray json() const override;

signals:
    void choiceChanged(); ///< the preview or the choice has changed
    void numbersRequested(); ///< the person asks for the table of measures
    /// The heads should be switched off, or on again.
    void switchRequested(const std::vector<attentoscope::AttentionHead>& heads);
    void putBackRequested(); ///< all heads should be switched on

private:
    void layOut();
    void showReading();
    void showArea();
    void showHint();
    [[nodiscard]] std::vector<AttentionHead> headsToSwitch() const;

    HeadsPlot* m_plot = nullptr;
    HeadsArea* m_area = nullptr;
    QLabel* m_message = nullptr;
    HeadsBar* m_bar = nullptr;
    std::unique_ptr<HeadsInput> m_input; ///< destroyed before the objects to which it listens
    HeadChoice m_choice;
    MapNumbers m_numbers = MapNumbers::Weights;
    bool m_isFolded = false;
    bool m_isPresented = false;
    std::vector<HeadsBlock> m_blocks; ///< blocks of the last displayed heads, so that the view keeps its height
};

} // namespace attentoscope::ui
