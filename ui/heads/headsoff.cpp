// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headsoff.h"

#include "engine/types/translation.h"
#include "ui/heads/headwords.h"
#include "ui/language/languages.h"
#include "ui/widgets/numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

void HeadsOff::toggle(const std::vector<AttentionHead>& heads)
{
    if (heads.empty())
        return;
    const auto isAmong = [](const std::vector<AttentionHead>& some) {
        return [&some](AttentionHead head) { return std::ranges::find(some, head) != some.end(); };
    };
    const bool allOff = std::ranges::all_of(heads, isAmong(m_heads));
    std::erase_if(m_heads, isAmong(heads));
    if (!allOff)
        m_heads.insert(m_heads.end(), heads.begin(), heads.end());
    std::ranges::sort(m_heads);
    emit changed();
}

bool HeadsOff::putBack()
{
    if (m_heads.empty())
        return false;
    m_heads.clear();
    emit changed();
    return true;
}

HeadsOffMeasuring::HeadsOffMeasuring(const HeadsOff& off, QObject* parent) : QObject(parent), m_off(off)
{
    connect(&off, &HeadsOff::changed, this, &HeadsOffMeasuring::renew);
}

void HeadsOffMeasuring::setStatus(Status status)
{
    m_status = status;
    emit changed();
}

void HeadsOffMeasuring::renew()
{
    const bool wasOpen = std::exchange(m_id, 0) != 0;
    m_interrupted = 0;
    const bool canAsk = m_state.model == ModelState::Loaded && m_state.data == DataState::Loaded
        && m_state.activity != Activity::Starting && m_state.activity != Activity::Stopping;
    if (m_off.heads().empty() || !canAsk) {
        if (wasOpen)
            emit cancelRequested();
        return setStatus(m_off.heads().empty() ? Status::Nothing : Status::NoData);
    }
    SentencesRequest request;
    request.id = m_id = newRequestId();
    request.switchedOff = m_off.heads();
    request.measure = SentenceMeasure::Totals;
    request.whole = m_whole ? WholeModel::LeaveOut : WholeModel::Measure;
    setStatus(Status::Waiting);
    emit requested(request);
}

void HeadsOffMeasuring::setState(const EngineState& state)
{
    const auto before = std::exchange(m_state, state);
    const bool hasTrained = before.activity == Activity::Running && state.activity != Activity::Running;
    if (state.activity == Activity::Running)
        m_whole.reset();
    const bool isAnother = before.data != state.data || before.model != state.model;
    if (!m_off.heads().empty() && (hasTrained || isAnother || m_status == Status::NoData))
        renew();
    else if (before.activity != state.activity)
        emit changed(); // the text names a step only during training
}

void HeadsOffMeasuring::showReports(const TrainingReports& reports)
{
    if (reports.steps.empty() && reports.validations.empty())
        return;
    if (!reports.steps.empty())
        m_whole.reset();
    const bool isDue = isTraining() ? !reports.validations.empty() : !reports.steps.empty();
    if (isDue && !m_off.heads().empty())
        renew();
}

void HeadsOffMeasuring::forget()
{
    m_whole.reset();
    renew();
}

void HeadsOffMeasuring::interrupt()
{
    if (m_id != 0)
        m_interrupted = std::exchange(m_id, 0);
}

void HeadsOffMeasuring::resume()
{
    if (m_interrupted != 0)
        renew();
}

/// Whether another measurement has interrupted this object's request, and the answer belongs to that measurement. Late
/// answers to the interrupted request do not count.
bool HeadsOffMeasuring::isOfOthers(quint64 id) const
{
    return m_interrupted != 0 && id != m_interrupted;
}

void HeadsOffMeasuring::showPart(const MeasuredSentences& part)
{
    if (part.id != m_id) {
        if (part.complete && isOfOthers(part.id))
            renew();
        return;
    }
    if (!part.complete && !part.loss)
        return;
    m_measured = part;
    if (!part.whole)
        m_measured.whole = m_whole;
    if (part.complete) {
        m_id = 0;
        m_whole = isTraining() ? std::nullopt : m_measured.whole;
    }
    setStatus(Status::Measured);
}

void HeadsOffMeasuring::showFailure(quint64 id, const Error& error)
{
    if (id != m_id) {
        if (isOfOthers(id))
            renew();
        return;
    }
    m_id = 0;
    m_error = error;
    setStatus(Status::Failed);
}

namespace {

struct OffTexts
{
    Q_DECLARE_TR_FUNCTIONS(HeadsOff)
};

QString decimal(double number, int decimals)
{
    return QLocale().toString(number, 'f', decimals);
}

QString sentenceText(const Translation& shown)
{
    const auto& [text, score] = *shown.whole;
    const QString change =
        text == shown.text ? OffTexts::tr("the translation stays the same") : OffTexts::tr("the translation changes");
    return OffTexts::tr("%1, log-probability %2 → %3").arg(change, decimal(score, 2), decimal(shown.score, 2));
}

QString numbersText(const MeasuredSentences& now)
{
    if (now.loss && !now.whole)
        return OffTexts::tr("loss now %1, measuring with all heads…").arg(lossText(*now.loss));
    QString losses = OffTexts::tr("loss %1 → %2").arg(lossText(*now.whole->loss), lossText(*now.loss));
    if (!now.isBleuMeaningful)
        return losses;
    if (now.whole->bleu && now.bleu)
        return OffTexts::tr("%1, BLEU %2 → %3").arg(losses, decimal(*now.whole->bleu, 1), decimal(*now.bleu, 1));
    return OffTexts::tr("%1, measuring BLEU…").arg(losses);
}

QString totalsText(const HeadsOffMeasuring& measuring)
{
    const MeasuredSentences& now = measuring.measured();
    if (!now.loss || (now.complete && (!now.whole || !now.whole->loss)))
        return OffTexts::tr("no validation pair can be measured");
    if (!measuring.isTraining())
        return OffTexts::tr("validation: %1").arg(numbersText(now));
    return OffTexts::tr("validation at step %1: %2")
        .arg(countText(static_cast<std::size_t>(now.step)), numbersText(now));
}

QString measuredText(const HeadsOffMeasuring& measuring)
{
    switch (measuring.status()) {
    case HeadsOffMeasuring::Status::Nothing:
        return {};
    case HeadsOffMeasuring::Status::NoData:
        return OffTexts::tr("load sentence pairs to see validation loss and BLEU");
    case HeadsOffMeasuring::Status::Waiting:
        return OffTexts::tr("measuring the validation set…");
    case HeadsOffMeasuring::Status::Measured:
        return totalsText(measuring);
    case HeadsOffMeasuring::Status::Failed:
        return translated(measuring.error().message);
    }
    return {};
}

} // namespace

QString headNames(std::span<const AttentionHead> heads)
{
    constexpr std::size_t most = 3;
    if (heads.size() > most)
        return OffTexts::tr("%Ln heads", nullptr, int(heads.size()));
    QStringList names;
    for (const AttentionHead head : heads)
        names << QStringLiteral("%1 %2.%3").arg(kindName(head.kind)).arg(head.layer).arg(head.head);
    return names.join(QStringLiteral(", "));
}

QString headsOffText(std::span<const AttentionHead> off, const Translation& shown, const HeadsOffMeasuring& measuring)
{
    if (off.empty())
        return {};
    QStringList parts;
    if (shown.whole && std::ranges::equal(shown.switchedOff, off))
        parts << sentenceText(shown);
    if (const QString validation = measuredText(measuring); !validation.isEmpty())
        parts << validation;
    return OffTexts::tr("Without %1: %2").arg(headNames(off), parts.join(QStringLiteral(" · ")));
}

} // namespace attentoscope::ui
