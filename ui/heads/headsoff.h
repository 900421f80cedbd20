// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/enginestate.h"
#include "engine/types/error.h"
#include "engine/types/heads.h"
#include "engine/types/sentences.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"

#include <QObject>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace attentoscope::ui {

/// The heads that the user has switched off.
class HeadsOff : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The switched-off heads, sorted.
    [[nodiscard]] const std::vector<AttentionHead>& heads() const { return m_heads; }
    void toggle(const std::vector<AttentionHead>& heads); ///< switches them off; if all are off, switches them on
    bool putBack(); ///< switches all heads on; false if none was off

signals:
    void changed();

private:
    std::vector<AttentionHead> m_heads;
};

/// Loss and BLEU of the validation set without the switched-off heads, and with all heads. Requests them when heads are
/// switched, and again when the weights have changed or training validates. Only the answer to the newest request
/// counts.
class HeadsOffMeasuring : public QObject
{
    Q_OBJECT

public:
    HeadsOffMeasuring(const HeadsOff& off, QObject* parent); ///< `off` must outlive this object

    enum class Status : std::uint8_t { Nothing, NoData, Waiting, Measured, Failed };
    [[nodiscard]] Status status() const { return m_status; }
    [[nodiscard]] const MeasuredSentences& measured() const { return m_measured; } ///< BLEU is measured after the loss
    [[nodiscard]] const Error& error() const { return m_error; }
    /// Whether the weights are changing.
    [[nodiscard]] bool isTraining() const { return m_state.activity == Activity::Running; }

    void setState(const EngineState& state);
    void showReports(const TrainingReports& reports);
    void forget(); ///< weights or data were replaced, so the measures are out of date
    void interrupt(); ///< other sentences are measured now; this request is repeated afterwards

public slots:
    void showPart(const attentoscope::MeasuredSentences& part);
    void showFailure(quint64 id, const attentoscope::Error& error);
    void resume(); ///< the measurement that has interrupted this object's request was cancelled

signals:
    void requested(const attentoscope::SentencesRequest& request);
    void cancelRequested();
    void changed();

private:
    void renew();
    void setStatus(Status status);
    [[nodiscard]] bool isOfOthers(quint64 id) const;

    const HeadsOff& m_off;
    EngineState m_state;
    Status m_status = Status::Nothing;
    std::uint64_t m_id = 0; ///< id of the open request; 0: no request is open
    std::uint64_t m_interrupted = 0; ///< id of the request to repeat after the interruption; 0: none
    MeasuredSentences m_measured;
    std::optional<SentenceTotals> m_whole; ///< measures with all heads and the present weights; training clears them
    Error m_error;
};

/// Lists names such as "Cross 2.3, Encoder 1.1"; if there are many heads, gives their number.
[[nodiscard]] QString headNames(std::span<const AttentionHead> heads);

/// The results without the switched-off heads, in one line: for the sentence, and for the validation set. Empty for a
/// translation that was made with other heads.
[[nodiscard]] QString headsOffText(
    std::span<const AttentionHead> off, const Translation& shown, const HeadsOffMeasuring& measuring);

} // namespace attentoscope::ui
