// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headsoffwords.h"

#include "ui/heads/headsoffmeasuring.h"
#include "ui/heads/headwords.h"
#include "ui/language/translated.h"
#include "ui/widgets/numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace attentoscope::ui {

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
    const QString losses = OffTexts::tr("loss %1 → %2").arg(lossText(*now.whole->loss), lossText(*now.loss));
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
    switch (measuring.stand()) {
    case HeadsOffMeasuring::Stand::Nothing:
        return {};
    case HeadsOffMeasuring::Stand::NoData:
        return OffTexts::tr("load sentence pairs to see validation loss and BLEU");
    case HeadsOffMeasuring::Stand::Waiting:
        return OffTexts::tr("measuring the validation set…");
    case HeadsOffMeasuring::Stand::Measured:
        return totalsText(measuring);
    case HeadsOffMeasuring::Stand::Failed:
        return translated(measuring.error().message);
    }
    return {};
}

} // namespace

QString headNames(std::span<const AttentionHead> heads)
{
    constexpr std::size_t most = 3;
    if (heads.size() > most)
        return OffTexts::tr("%1 heads").arg(heads.size());
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
