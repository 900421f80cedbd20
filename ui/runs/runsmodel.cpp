// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/runsmodel.h"

#include "ui/runs/runtexts.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <algorithm>
#include <limits>

namespace attentoscope::ui {

namespace {

QVariant cellText(const RunSummary& run, int column)
{
    switch (column) {
    case RunsModel::Name:
        return plainTitle(runName(run));
    case RunsModel::Data:
        return QString::fromStdString(run.data);
    case RunsModel::Preset:
        return QString::fromStdString(run.preset);
    case RunsModel::Saved:
        return runMoment(run);
    case RunsModel::Steps:
        return countText(static_cast<std::size_t>(run.step));
    case RunsModel::Loss:
        return run.loss ? lossText(*run.loss) : QString();
    case RunsModel::Bleu:
        return !run.bleu ? QString() : run.isBleuMeaningful ? decimalText(*run.bleu, 1) : QStringLiteral("–");
    case RunsModel::Size:
        return runSize(run.bytes);
    default:
        return {};
    }
}

/// Below every BLEU, and the better the lower the loss of the validation is.
double orderWithoutBleu(const RunSummary& run)
{
    return -1.0 - run.validationLoss.value_or(std::numeric_limits<float>::max());
}

/// What is not known comes last when the best is wanted first.
QVariant cellOrder(const RunSummary& run, int column)
{
    switch (column) {
    case RunsModel::Saved:
        return static_cast<qint64>(run.saved.time_since_epoch().count());
    case RunsModel::Steps:
        return static_cast<qint64>(run.step);
    case RunsModel::Loss:
        return run.loss.value_or(std::numeric_limits<double>::max());
    case RunsModel::Bleu:
        return runMeasure(run) == RunMeasure::Bleu ? *run.bleu : orderWithoutBleu(run);
    case RunsModel::Size:
        return static_cast<qulonglong>(run.bytes);
    default:
        return cellText(run, column);
    }
}

QString cellTip(const RunSummary& run)
{
    QStringList lines{runName(run), QString::fromStdString(run.folder), runEndText(run.end)};
    if (!run.isBleuMeaningful && run.validationLoss)
        lines << RunsModel::tr(
            "BLEU says nothing here: fewer than half of the references have four words. The validation "
            "loss says how good the run is: %1.")
                     .arg(lossText(*run.validationLoss));
    if (!run.label.note.empty())
        lines << QString::fromStdString(run.label.note);
    return lines.join(QLatin1Char('\n'));
}

bool isNumber(int column)
{
    return column >= RunsModel::Steps;
}

} // namespace

void RunsModel::setRuns(std::vector<RunSummary> runs)
{
    beginResetModel();
    m_runs = std::move(runs);
    endResetModel();
}

int RunsModel::rowOf(const QString& folder) const
{
    const auto found = std::ranges::find(m_runs, folder.toStdString(), &RunSummary::folder);
    return found == m_runs.end() ? -1 : static_cast<int>(found - m_runs.begin());
}

int RunsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_runs.size());
}

int RunsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RunsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto& run = this->run(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return cellText(run, index.column());
    case Qt::ToolTipRole:
        return plainTip(cellTip(run));
    case Qt::TextAlignmentRole:
        return isNumber(index.column()) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case sortRole:
        return cellOrder(run, index.column());
    case searchRole:
        return QStringList{runName(run), QString::fromStdString(run.folder), QString::fromStdString(run.data),
            QString::fromStdString(run.preset), QString::fromStdString(run.label.note)}
            .join(QLatin1Char('\n'));
    default:
        return {};
    }
}

QVariant RunsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QStringList titles{
        tr("Name"), tr("Data"), tr("Preset"), tr("Saved"), tr("Steps"), tr("Loss"), tr("BLEU"), tr("On disk")};
    return titles.value(section);
}

} // namespace attentoscope::ui
