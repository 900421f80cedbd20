// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/attentionhead.h"
#include "engine/types/enginestate.h"
#include "engine/types/error.h"
#include "engine/types/sentences.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"

#include <QObject>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace attentoscope::ui {

/// Which heads a person has switched off.
class HeadsOff : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] const std::vector<AttentionHead>& heads() const { return m_heads; } ///< sorted
    void toggle(const std::vector<AttentionHead>& heads); ///< off; where all of them are off already, on again
    bool putBack(); ///< all of them; false: none is off

signals:
    void changed();

private:
    std::vector<AttentionHead> m_heads;
};

/// What loss and BLEU of the validation set are without the heads that are off, and with all: asked of the engine when
/// heads are switched, and again when the weights have changed and when training validates. The newest question counts.
class HeadsOffMeasuring : public QObject
{
    Q_OBJECT

public:
    HeadsOffMeasuring(const HeadsOff& off, QObject* parent); ///< `off` outlives this

    enum class Stand : std::uint8_t { Nothing, NoData, Waiting, Measured, Failed };
    [[nodiscard]] Stand stand() const { return m_stand; }
    [[nodiscard]] const MeasuredSentences& measured() const { return m_measured; } ///< BLEU comes after the loss
    [[nodiscard]] const Error& error() const { return m_error; }
    [[nodiscard]] bool isTraining() const { return m_state.activity == Activity::Running; } ///< the weights move on

    void setState(const EngineState& state);
    void showReports(const TrainingReports& reports);
    void forget(); ///< other weights or other data: what was measured is of others
    void giveWay(); ///< other sentences are measured; this is asked again after them

public slots:
    void showPart(const attentoscope::MeasuredSentences& part);
    void showFailure(quint64 id, const attentoscope::Error& error);

signals:
    void requested(const attentoscope::SentencesRequest& request);
    void cancelRequested();
    void changed();

private:
    void renew();
    void setStand(Stand stand);
    [[nodiscard]] bool isOfOthers(quint64 id) const;

    const HeadsOff& m_off;
    EngineState m_state;
    Stand m_stand = Stand::Nothing;
    std::uint64_t m_id = 0; ///< of the question that is open; 0: none
    std::uint64_t m_gaveWay = 0; ///< the question that is to be asked again after another's; 0: none
    MeasuredSentences m_measured;
    std::optional<SentenceTotals> m_whole; ///< of the weights as they are; training forgets it
    Error m_error;
};

/// "Cross 2.3, Encoder 1.1"; of many their number.
[[nodiscard]] QString headNames(std::span<const AttentionHead> heads);

/// What became of the sentence and of the validation set without the heads, in one line. A translation that was made
/// with other heads says nothing.
[[nodiscard]] QString headsOffText(
    std::span<const AttentionHead> off, const Translation& shown, const HeadsOffMeasuring& measuring);

} // namespace attentoscope::ui
