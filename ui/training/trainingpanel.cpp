// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/trainingpanel.h"

#include "ui/language/translated.h"
#include "ui/settings/presetchooser.h"
#include "ui/settings/presetdefaults.h"
#include "ui/settings/settingsform.h"
#include "ui/settings/settingshistory.h"
#include "ui/settings/settingsmodel.h"
#include "ui/training/rundestination.h"
#include "ui/training/trainingrows.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/section.h"

#include <QAction>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <utility>

namespace attentoscope::ui {

namespace {

const auto rateKey = QStringLiteral("learning_rate");
const auto forcingKey = QStringLiteral("teacher_forcing");
const auto epochsKey = QStringLiteral("epochs");
const auto stepsKey = QStringLiteral("steps");
const auto minutesKey = QStringLiteral("minutes");
const auto attentionKey = QStringLiteral("attention");

/// What can be changed while training runs, and what that does.
QHash<QString, QString> liveNotes()
{
    return {
        {rateKey,
            TrainingPanel::tr("Learning rate: a change holds from the next batch on. A schedule goes on from there.")},
        {forcingKey,
            TrainingPanel::tr(
                "Teacher forcing: a change holds from the next batch on, and a schedule that lowers it ends.")},
        {epochsKey,
            TrainingPanel::tr(
                "Epochs: training ends after so many from the start of the run, and so does a falling learning rate.")},
        {stepsKey,
            TrainingPanel::tr("Steps: training ends after so many from the start of the run. 0: the epochs decide.")},
        {minutesKey,
            TrainingPanel::tr("Minutes: training ends after so many from the start of the run; pauses do not count. 0: "
                              "the steps or the epochs decide.")},
    };
}

} // namespace

TrainingPanel::TrainingPanel(QWidget* parent)
    : QWidget(parent)
    , m_settings(new SettingsModel(this))
    , m_presets(new PresetChooser(this))
    , m_allSettings(new QPushButton(this))
    , m_destination(new RunDestination(this))
{
    auto* section = new Section(tr("Model"), Folding::Fixed, this);
    m_form = new SettingsForm(*m_settings,
        {epochsKey, stepsKey, minutesKey, rateKey, forcingKey, QStringLiteral("batch_size"),
            QStringLiteral("embedding_size"), QStringLiteral("hidden_size"), QStringLiteral("layers"),
            QStringLiteral("dropout")},
        this);
    m_restHint = makeQuietLabel(tr("The rest is read when training starts."), this);
    m_restHint->hide();
    m_size = makeQuietLabel({}, this);
    m_size->hide();
    section->content()->addWidget(m_presets);
    section->content()->addWidget(m_form);
    section->content()->addWidget(m_size);
    section->content()->addWidget(m_restHint);
    section->content()->addWidget(m_allSettings, 0, Qt::AlignLeft);
    section->content()->addWidget(m_destination);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(section);

    m_history = new SettingsHistory([this] { return ChosenSettings{m_presets->preset(), m_settings->changes()}; },
        [this](const ChosenSettings& chosen) { restoreChoice(chosen.preset, chosen.changes); }, this);
    connect(m_presets, &PresetChooser::chosen, this, [this](const QString& id) {
        applyPreset();
        m_history->note(tr("preset %1").arg(presetName()));
        emit presetChosen(id);
    });
    connect(m_settings, &SettingsModel::valueChanged, this, &TrainingPanel::valueChanged);
    m_sizeTimer.setSingleShot(true);
    connect(m_settings, &SettingsModel::valueChanged, &m_sizeTimer, qOverload<>(&QTimer::start));
    connect(&m_sizeTimer, &QTimer::timeout, this, [this] { emit sizeRequested(request({})); });
}

void TrainingPanel::setAllSettingsAction(QAction* action)
{
    m_allSettings->setText(action->text());
    connect(m_allSettings, &QPushButton::clicked, action, &QAction::trigger);
}

void TrainingPanel::setCatalogue(const Catalogue& catalogue)
{
    m_settings->setRows(trainingRows(catalogue));
    m_presets->setCatalogue(catalogue.presets, catalogue.kinds);
    applyPreset();
    m_history->begin();
}

QUndoStack* TrainingPanel::history() const
{
    return m_history->stack();
}

/// Another preset brings its own attention.
void TrainingPanel::applyPreset()
{
    const QScopedValueRollback adopting(m_adopting, true);
    m_settings->reset(attentionKey);
    applyDefaults();
    emit presetChanged();
}

void TrainingPanel::applyDefaults()
{
    const auto* preset = m_presets->current();
    if (!preset)
        return;
    const QScopedValueRollback adopting(m_adopting, true);
    m_settings->setDefaults(defaultsOf(*preset, m_trainingPairs, lookup()));
    showKind();
    setState(m_state);
    m_sizeTimer.start();
}

void TrainingPanel::showKind()
{
    const auto* preset = m_presets->current();
    if (!preset)
        return;
    const auto architecture = m_settings->value(QStringLiteral("architecture"));
    const auto kind = preset->task != Task::Sentences   ? QString::fromStdString(preset->attention)
        : architecture == QStringLiteral("transformer") ? QStringLiteral("multi-head")
                                                        : m_settings->value(attentionKey);
    m_presets->showKind(kind, lookup());
}

SettingLookup TrainingPanel::lookup() const
{
    return [this](const std::string& key) { return m_settings->value(QString::fromStdString(key)).toStdString(); };
}

void TrainingPanel::showCorpus(const CorpusSummary& summary)
{
    m_trainingPairs = summary.trainingPairs;
    applyDefaults();
}

/// Of an undone or redone choice.
void TrainingPanel::restoreChoice(const QString& preset, const std::vector<KeyValue>& changes)
{
    if (m_presets->preset() != preset) {
        m_presets->setPreset(preset);
        applyPreset();
    }
    m_settings->setChanges(changes);
    applyDefaults();
    m_settings->setChanges(changes); // other defaults may have hidden some of them
}

QString TrainingPanel::presetName() const
{
    const auto* preset = m_presets->current();
    return preset ? QString::fromStdString(preset->name) : QString();
}

std::vector<WatchedSentence> TrainingPanel::examples() const
{
    const auto* preset = m_presets->current();
    return preset ? examplesOf(*preset) : std::vector<WatchedSentence>();
}

void TrainingPanel::showSize(const std::optional<ModelSize>& size)
{
    m_size->setVisible(size.has_value());
    if (size)
        m_size->setText(tr("%1 weights; a save takes %2.")
                .arg(compactCountText(double(size->weights)), QLocale().formattedDataSize(qint64(size->saveBytes), 1)));
}

Task TrainingPanel::task() const
{
    const auto* preset = m_presets->current();
    return preset ? preset->task : Task::Sentences;
}

bool TrainingPanel::isTraining() const
{
    return m_state.activity == Activity::Running || m_state.activity == Activity::Paused
        || m_state.activity == Activity::Evaluating;
}

void TrainingPanel::setState(const EngineState& state)
{
    if (state.data != std::exchange(m_state, state).data)
        m_sizeTimer.start();
    const bool free = state.activity == Activity::Idle || state.activity == Activity::Failed;
    m_presets->setChoosable(free);
    const auto notes = isTraining() ? liveNotes() : QHash<QString, QString>();
    m_form->setEditable(free, notes.keys());
    m_form->setNotes(notes);
    m_restHint->setVisible(isTraining());
    m_destination->setEnabled(free);
}

void TrainingPanel::setPreset(const QString& id)
{
    m_presets->setPreset(id);
    applyPreset();
    m_history->begin();
}

void TrainingPanel::showRun(const RunDescription& run)
{
    const QScopedValueRollback adopting(m_adopting, true);
    restoreChoice(QString::fromStdString(run.configuration.preset), run.values);
    m_history->begin();
}

int TrainingPanel::epochs() const
{
    return m_settings->value(epochsKey).toInt();
}

TrainingLimit TrainingPanel::limit() const
{
    if (const double minutes = QLocale::c().toDouble(m_settings->value(minutesKey)); minutes > 0.0)
        return {.minutes = minutes};
    const int steps = m_settings->value(stepsKey).toInt();
    return steps > 0 ? TrainingLimit{.steps = steps} : TrainingLimit{.epochs = epochs()};
}

TrainingRequest TrainingPanel::request(const QString& dataName) const
{
    TrainingRequest request;
    request.preset = m_presets->preset().toStdString();
    request.settings = m_settings->effectiveChanges();
    request.runFolder = m_destination->folderFor(dataName, m_presets->preset()).toStdString();
    return request;
}

void TrainingPanel::valueChanged(const QString& key)
{
    if (m_adopting)
        return;
    showKind();
    if (const auto* preset = m_presets->current(); preset && choosesDefaults(*preset, key))
        QTimer::singleShot(0, this, &TrainingPanel::applyDefaults); // the field that was edited is in use until then
    const auto* info = m_settings->find(key);
    m_history->note(m_settings->changes().empty() || !info ? tr("reset of the settings")
                                                           : tr("change of “%1”").arg(translated(info->label)));
    if (!isTraining())
        return;
    if (key == rateKey)
        emit learningRateChanged(QLocale::c().toDouble(m_settings->value(rateKey)));
    else if (key == forcingKey)
        emit teacherForcingChanged(QLocale::c().toDouble(m_settings->value(forcingKey)));
    else if (key == epochsKey || key == stepsKey || key == minutesKey)
        emit limitChanged(limit());
}

} // namespace attentoscope::ui
