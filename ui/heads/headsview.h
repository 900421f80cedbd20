// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headreport.h"
#include "engine/types/translation.h"
#include "ui/heads/headchoice.h"
#include "ui/heads/headspicture.h"
#include "ui/heads/litwords.h"
#include "ui/plots/attention/attentionoptions.h"
#include "ui/plots/style/exportable.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;

namespace attentoscope::ui {

class HeadsArea;
class HeadsBar;
class HeadsInput;
class HeadsPlot;

/// All heads of a Transformer on one sentence: encoder, cross, decoder from left to right, layer 1 at the bottom. Knows
/// which heads the person points at and has chosen; a heatmap elsewhere shows them.
class HeadsView : public QWidget, public Exportable
{
    Q_OBJECT

public:
    explicit HeadsView(QWidget* parent = nullptr);
    ~HeadsView() override;

    /// Cheap when only weights changed. Without heads a sentence says so.
    void showTranslation(const Translation& translation);
    [[nodiscard]] const Translation& translation() const;
    void setOptions(const AttentionOptions& options);
    /// Names of the heads at this moment (null: not measured by then), and which one aligns best.
    void setMeasured(const SharedHeadReport& measured, const std::optional<BestHead>& best);
    void setPresented(bool presented); ///< no hint

    [[nodiscard]] const HeadChoice& choice() const { return m_choice; }
    void choose(const HeadChoice& choice);
    bool release(); ///< what is chosen; false: nothing is
    /// Of which heads the mean is to be shown: those of the choice, or else the one that aligns best. None: the model's
    /// own map.
    [[nodiscard]] std::vector<AttentionHead> shown() const;
    [[nodiscard]] std::optional<BestHead> best() const;
    [[nodiscard]] std::optional<AttentionHead> current() const;
    void point(std::optional<AttentionHead> head); ///< previews it
    void showHead(AttentionHead head); ///< scrolls to it
    void light(const LitWords& words); ///< that are pointed at elsewhere
    void setFocusShown(std::optional<Qt::FocusReason> reason); ///< none: the focus is elsewhere

    [[nodiscard]] bool areOff(const std::vector<AttentionHead>& heads) const; ///< for the translation that is shown
    [[nodiscard]] bool isAnyOff() const;
    void switchChosen(); ///< asks to switch those that are chosen, or else the one that is pointed at
    bool putBack(); ///< asks to switch all on again; false: none is off
    void setWithout(const QString& text); ///< what became of everything without the heads that are off; empty: none is
    [[nodiscard]] QString without() const;

    [[nodiscard]] bool hasContent() const override;
    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] QString suggestedTitle() const override;
    [[nodiscard]] QSize suggestedSize(QSize usual) const override; ///< as the heads need, with a title
    [[nodiscard]] StyledPlot& plot() override;
    [[nodiscard]] QByteArray csv() const override;
    [[nodiscard]] QByteArray json() const override;

signals:
    void choiceChanged(); ///< a head is previewed, chosen or let go
    void numbersRequested(); ///< the table of measures
    void switchRequested(const std::vector<attentoscope::AttentionHead>& heads); ///< off, or on again
    void putBackRequested(); ///< all of them

private:
    void layOut();
    void showReading();
    [[nodiscard]] std::vector<AttentionHead> headsToSwitch() const;

    HeadsPlot* m_plot = nullptr;
    HeadsArea* m_area = nullptr;
    QLabel* m_message = nullptr;
    HeadsBar* m_bar = nullptr;
    std::unique_ptr<HeadsInput> m_input; ///< goes before what it listens to
    HeadChoice m_choice;
    std::vector<HeadsBlock> m_blocks; ///< of the last heads there were: the view keeps its height
};

} // namespace attentoscope::ui
