// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/runtexts.h"

#include "ui/widgets/numbers.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QLocale>
#include <QRegularExpression>

namespace attentoscope::ui {

namespace {

class RunTexts
{
    Q_DECLARE_TR_FUNCTIONS(RunTexts)
};

} // namespace

RunMeasure runMeasure(const RunSummary& run)
{
    if (run.bleu && run.isBleuMeaningful)
        return RunMeasure::Bleu;
    return run.validationLoss ? RunMeasure::ValidationLoss : RunMeasure::TrainingLoss;
}

QString runName(const RunSummary& run)
{
    static const QRegularExpression moment(QStringLiteral("-\\d{4}-\\d{2}-\\d{2}-\\d{6}(-\\d+)?$"));
    return run.label.name.empty() ? QDir(QString::fromStdString(run.folder)).dirName().remove(moment)
                                  : QString::fromStdString(run.label.name);
}

QString runMoment(const RunSummary& run)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(run.saved.time_since_epoch()).count();
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(seconds), QLocale::ShortFormat);
}

namespace {

QString trainingEndText(RunPast::End end)
{
    switch (end) {
    case RunPast::End::LimitReached:
        return RunTexts::tr("reached its limit");
    case RunPast::End::EarlyStopped:
        return RunTexts::tr("stopped early: validation no longer improved");
    case RunPast::End::Stopped:
        return RunTexts::tr("stopped");
    case RunPast::End::GoalReached:
        return RunTexts::tr("reached its goal");
    case RunPast::End::Interrupted:
        return RunTexts::tr("interrupted");
    case RunPast::End::TrainedElsewhere:
        return RunTexts::tr("is being trained");
    }
    return {};
}

} // namespace

QString runData(const RunSummary& run)
{
    if (!run.opened)
        return QString::fromStdString(run.data);
    const auto source = QString::fromStdString(run.opened->sourceLanguage);
    const auto target = QString::fromStdString(run.opened->targetLanguage);
    return source.isEmpty() && target.isEmpty() ? QString() : RunTexts::tr("%1 to %2").arg(source, target);
}

QString runPreset(const RunSummary& run)
{
    const auto preset = QString::fromStdString(run.preset);
    return run.origin ? RunTexts::tr("%1, from %2").arg(preset, QString::fromStdString(run.origin->name)) : preset;
}

QString runEndText(const RunSummary& run)
{
    return run.opened ? RunTexts::tr("others trained it; it is only read") : trainingEndText(run.end);
}

QString runLine(const RunSummary& run)
{
    QStringList parts;
    if (run.opened) {
        parts << runData(run) << QString::fromStdString(run.preset) << runEndText(run);
        parts.removeAll(QString());
        return parts.join(QStringLiteral(" · "));
    }
    if (!run.data.empty())
        parts << QString::fromStdString(run.data);
    parts << runPreset(run) << runMoment(run)
          << RunTexts::tr("step %1").arg(countText(static_cast<std::size_t>(run.step)));
    const auto measure = runMeasure(run);
    if (measure == RunMeasure::Bleu)
        parts << RunTexts::tr("BLEU %1").arg(decimalText(*run.bleu, 1));
    else if (measure == RunMeasure::ValidationLoss)
        parts << RunTexts::tr("validation loss %1").arg(lossText(*run.validationLoss));
    else if (run.loss)
        parts << RunTexts::tr("loss %1").arg(lossText(*run.loss));
    return parts.join(QStringLiteral(" · "));
}

} // namespace attentoscope::ui
