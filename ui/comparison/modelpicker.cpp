// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/comparison/modelpicker.h"

#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace attentoscope::ui {

namespace {

constexpr int stepRole = Qt::UserRole + 1;
/// Of the item that is no run; no folder has this name.
const QString otherRun = QStringLiteral("\n");

} // namespace

ModelPicker::ModelPicker(const QString& letter, QWidget* parent)
    : QWidget(parent), m_runs(new QComboBox(this)), m_saves(new QComboBox(this))
{
    auto* label = new TextLabel(QStringLiteral("&") + letter, this);
    label->setBuddy(m_runs);
    m_runs->setAccessibleName(tr("Model %1").arg(letter));
    m_runs->setToolTip(plainTip(tr("Which run model %1 comes from").arg(letter)));
    m_saves->setAccessibleName(tr("Save of model %1").arg(letter));
    m_saves->setToolTip(tr("Which save of that run"));
    m_runs->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_runs->setMinimumContentsLength(14);
    m_saves->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_saves->setMinimumContentsLength(11);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(grid(1));
    row->addWidget(label);
    row->addWidget(m_runs, 3);
    row->addWidget(m_saves, 2);
    m_runs->addItem(tr("Another run…"), otherRun);
    m_runs->setCurrentIndex(-1);
    fillSaves({});
    connect(m_runs, &QComboBox::activated, this, &ModelPicker::runActivated);
    connect(m_saves, &QComboBox::activated, this, &ModelPicker::changed);
}

QString ModelPicker::folder() const
{
    return m_runs->currentData().toString();
}

bool ModelPicker::isChosen() const
{
    return m_runs->currentIndex() >= 0 && folder() != otherRun;
}

QString ModelPicker::name() const
{
    return m_runs->currentText();
}

void ModelPicker::setMemoryModel(bool isThere)
{
    const int place = m_runs->findData(QString());
    if (isThere && place < 0) {
        m_runs->insertItem(0, tr("Model in memory"), QString());
        m_runs->setItemData(0, tr("As it is at the moment, even while it is trained"), Qt::ToolTipRole);
    } else if (!isThere && place >= 0) {
        const bool wasChosen = m_runs->currentIndex() == place;
        m_runs->removeItem(place);
        if (wasChosen) {
            m_runs->setCurrentIndex(-1); // not silently another one
            fillSaves({});
        }
    }
    m_chosen = m_runs->currentIndex();
}

void ModelPicker::setRuns(const std::vector<NamedRun>& runs)
{
    for (const NamedRun& run : runs)
        if (m_runs->findData(run.folder) < 0) {
            const int place = m_runs->count() - 1; // before "Another run"
            m_runs->insertItem(place, run.name, run.folder);
            m_runs->setItemData(place, plainTip(run.detail + QLatin1Char('\n') + run.folder), Qt::ToolTipRole);
        }
    m_chosen = m_runs->currentIndex();
}

void ModelPicker::choose(const NamedRun& run, std::optional<std::int64_t> step)
{
    if (!run.folder.isEmpty())
        setRuns({run});
    m_runs->setCurrentIndex(m_runs->findData(run.folder));
    m_chosen = m_runs->currentIndex();
    fillSaves({});
    if (step) {
        addSave(tr("Step %1").arg(countText(static_cast<std::size_t>(*step))), SaveChoice::Step, *step);
        m_saves->setCurrentIndex(m_saves->count() - 1);
    }
    if (!run.folder.isEmpty())
        emit savesWanted(run.folder);
}

void ModelPicker::runActivated(int index)
{
    if (m_runs->itemData(index).toString() == otherRun) {
        m_runs->setCurrentIndex(m_chosen);
        emit otherRunWanted();
        return;
    }
    choose({m_runs->itemData(index).toString(), m_runs->itemText(index), {}});
    emit changed();
}

void ModelPicker::showSaves(const RunRecord& record)
{
    if (isChosen() && !folder().isEmpty() && folder() == QString::fromStdString(record.folder))
        fillSaves(record);
}

void ModelPicker::addSave(const QString& text, SaveChoice save, std::int64_t step)
{
    m_saves->addItem(text, static_cast<int>(save));
    m_saves->setItemData(m_saves->count() - 1, static_cast<qlonglong>(step), stepRole);
}

void ModelPicker::fillSaves(const RunRecord& record)
{
    const ComparedModel before = model();
    const auto named = [](const QString& name, const std::optional<std::int64_t>& step) {
        return step ? tr("%1, step %2").arg(name, countText(static_cast<std::size_t>(*step))) : name;
    };
    m_saves->clear();
    const bool fromFolder = isChosen() && !folder().isEmpty();
    m_saves->setEnabled(fromFolder);
    if (!fromFolder)
        return addSave(isChosen() ? tr("As it is now") : tr("No model yet"), SaveChoice::Best, 0);
    addSave(named(tr("Best"), record.bestSave ? record.bestSave : record.newestSave), SaveChoice::Best, 0);
    addSave(named(tr("Newest"), record.newestSave), SaveChoice::Newest, 0);
    for (const std::int64_t step : record.saves)
        addSave(tr("Step %1").arg(countText(static_cast<std::size_t>(step))), SaveChoice::Step, step);
    for (int index = 0; index < m_saves->count(); ++index)
        if (m_saves->itemData(index).toInt() == static_cast<int>(before.save)
            && (before.save != SaveChoice::Step || m_saves->itemData(index, stepRole).toLongLong() == before.step))
            m_saves->setCurrentIndex(index);
}

ComparedModel ModelPicker::model() const
{
    ComparedModel model;
    if (!isChosen())
        return model;
    model.folder = folder().toStdString();
    if (model.folder.empty())
        return model;
    model.save = static_cast<SaveChoice>(m_saves->currentData().toInt());
    if (model.save == SaveChoice::Step)
        model.step = m_saves->currentData(stepRole).toLongLong();
    return model;
}

} // namespace attentoscope::ui
