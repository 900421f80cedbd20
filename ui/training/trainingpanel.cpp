// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/trainingpanel.h"

#include "engine/types/catalogue.h"
#include "engine/types/configuration.h"
#include "ui/language/languages.h"
#include "ui/settings/presetchooser.h"
#include "ui/settings/settingsform.h"
#include "ui/settings/settingsmodel.h"
#include "ui/training/rundestination.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/section.h"

#include <QAction>
#include <QCheckBox>
#include <QLocale>
#include <QObject>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QString>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace attentoscope::ui {

/// The user's choices: a preset, and the values that differ from it.
struct PickedSettings
{
    QString preset;
    std::vector<KeyValue> changes;
};

/// Undo and redo of the user's choice of settings.
class SettingsHistory : public QObject
{
    Q_OBJECT

public:
    using Read = std::function<PickedSettings()>;
    using Write = std::function<void(const PickedSettings&)>;

    SettingsHistory(Read read, Write write, QObject* parent);

    QUndoStack* stack() const { return m_stack; }
    /// Records a change by the user, if anything has changed. `text` is the name of the change in the menu.
    void note(const QString& text);
    /// Clears the history, if the settings were replaced, for example by those of a run.
    void begin();

private:
    void restore(const PickedSettings& chosen);

    Read m_read;
    Write m_write;
    QUndoStack* m_stack = nullptr;
    PickedSettings m_last;
    bool m_isRestoring = false;
};

namespace {

bool areSame(const PickedSettings& one, const PickedSettings& other)
{
    const auto same = [](const KeyValue& left, const KeyValue& right) {
        return left.key == right.key && left.value == right.value;
    };
    return one.preset == other.preset && std::ranges::equal(one.changes, other.changes, same);
}

/// A change of settings. When Qt adds a command, it calls redo(). The user has already made the change, so this first
/// call does nothing.
class SettingsCommand : public QUndoCommand
{
public:
    SettingsCommand(const QString& text, PickedSettings before, PickedSettings after, SettingsHistory::Write restore)
        : QUndoCommand(text), m_before(std::move(before)), m_after(std::move(after)), m_restore(std::move(restore))
    {
    }

    void undo() override { m_restore(m_before); }
    void redo() override
    {
        if (std::exchange(m_isDone, false))
            return;
        m_restore(m_after);
    }

private:
    PickedSettings m_before;
    PickedSettings m_after;
    SettingsHistory::Write m_restore;
    bool m_isDone = true;
};

} // namespace

SettingsHistory::SettingsHistory(Read read, Write write, QObject* parent)
    : QObject(parent), m_read(std::move(read)), m_write(std::move(write)), m_stack(new QUndoStack(this))
{
}

void SettingsHistory::note(const QString& text)
{
    if (m_isRestoring)
        return;
    auto before = std::exchange(m_last, m_read());
    if (!areSame(before, m_last))
        m_stack->push(new SettingsCommand(
            text, std::move(before), m_last, [this](const PickedSettings& chosen) { restore(chosen); }));
}

void SettingsHistory::begin()
{
    if (m_isRestoring || areSame(m_last, m_read()))
        return;
    m_stack->clear();
    m_last = m_read();
}

void SettingsHistory::restore(const PickedSettings& chosen)
{
    const QScopedValueRollback restoring(m_isRestoring, true);
    m_write(chosen);
    m_last = m_read();
}

namespace {

/// The default values of this preset for this many training pairs; 0 before data is loaded.
const std::vector<KeyValue>& defaultsOf(
    const PresetInfo& preset, std::size_t trainingPairs, const SettingLookup& valueOf)
{
    const auto inForce = [&](const PresetVariant& variant) { return variant.when.holds(valueOf(variant.when.key)); };
    if (const auto found = std::ranges::find_if(preset.variants, inForce); found != preset.variants.end())
        return found->values;
    const auto& ofSize = trainingPairs == 0 ? preset.values
        : trainingPairs < manyTrainingPairs ? preset.fewPairsValues
                                            : preset.manyPairsValues;
    return ofSize.empty() ? preset.values : ofSize;
}

/// Whether other defaults depend on this setting.
bool choosesDefaults(const PresetInfo& preset, const QString& key)
{
    return std::ranges::any_of(
        preset.variants, [&](const PresetVariant& variant) { return QString::fromStdString(variant.when.key) == key; });
}

/// Examples to watch for a preset that needs no data; otherwise empty.
std::vector<WatchedSentence> examplesOf(const PresetInfo& preset)
{
    std::vector<WatchedSentence> sentences;
    sentences.reserve(preset.examples.size());
    for (const auto& example : preset.examples)
        sentences.push_back({example, {}});
    return sentences;
}

/// The settings of model and training. The kinds of attention become the choices of that setting.
std::vector<SettingInfo> trainingRows(const Catalogue& catalogue)
{
    std::vector<SettingInfo> rows;
    for (auto info : catalogue.settings) {
        if (info.group == SettingGroup::Data)
            continue;
        if (info.key == "attention") {
            info.type = SettingType::Choice;
            for (const auto& kind : catalogue.kinds)
                if (kind.task == Task::Sentences)
                    info.choices.push_back(kind.id);
        }
        rows.push_back(std::move(info));
    }
    return rows;
}

const auto rateKey = QStringLiteral("learning_rate");
const auto forcingKey = QStringLiteral("teacher_forcing");
const auto alignmentKey = QStringLiteral("alignment_weight");
const auto epochsKey = QStringLiteral("epochs");
const auto stepsKey = QStringLiteral("steps");
const auto minutesKey = QStringLiteral("minutes");
const auto attentionKey = QStringLiteral("attention");

/// The settings that can be changed while training runs, with the effect of a change.
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
                "Epochs: training ends after this many, counted from the start of the run. A falling learning rate "
                "reaches its end there.")},
        {stepsKey,
            TrainingPanel::tr("Steps: training ends after this many, counted from the start of the run. 0: the "
                              "epochs decide.")},
        {minutesKey,
            TrainingPanel::tr("Minutes: training ends after this many, counted from the start of the run; pauses do "
                              "not count. 0: the steps or the epochs decide.")},
    };
}

} // namespace

TrainingPanel::TrainingPanel(QWidget* parent)
    : QWidget(parent)
    , m_settings(new SettingsModel(this))
    , m_presets(new PresetChooser(this))
    , m_choose(new QCheckBox(tr("Choose what nobody set"), this))
    , m_allSettings(new QPushButton(this))
    , m_destination(new RunDestination(this))
{
    auto* section = new Section(tr("Model"), Folding::Fixed, this);
    m_form = new SettingsForm(*m_settings,
        {epochsKey, stepsKey, minutesKey, rateKey, forcingKey, QStringLiteral("batch_size"),
            QStringLiteral("embedding_size"), QStringLiteral("hidden_size"), QStringLiteral("layers"),
            QStringLiteral("dropout")},
        this);
    m_restHint = makeQuietLabel(tr("Other settings take effect at the next start."), this);
    m_restHint->hide();
    m_size = makeQuietLabel({}, this);
    m_size->hide();
    m_choose->setChecked(true);
    m_choose->setToolTip(tr("Settings that nobody has changed here are chosen for these sentence pairs and this limit, "
                            "each with its reason. Otherwise they are the preset's."));
    m_choices = new Section(tr("Chosen settings"), Folding::Closed, this);
    m_reasons = makeQuietLabel({}, this);
    m_reasons->setWordWrap(true);
    m_choices->content()->addWidget(m_reasons);
    m_choices->hide();
    section->content()->addWidget(m_presets);
    section->content()->addWidget(m_form);
    section->content()->addWidget(m_choose);
    section->content()->addWidget(m_choices);
    section->content()->addWidget(m_size);
    section->content()->addWidget(m_restHint);
    section->content()->addWidget(m_allSettings, 0, Qt::AlignLeft);
    section->content()->addWidget(m_destination);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(section);

    m_history = new SettingsHistory([this] { return PickedSettings{m_presets->preset(), m_settings->changes()}; },
        [this](const PickedSettings& chosen) { restoreChoice(chosen.preset, chosen.changes); }, this);
    connect(m_presets, &PresetChooser::chosen, this, [this](const QString& id) {
        applyPreset();
        m_history->note(tr("preset %1").arg(presetName()));
        emit presetChosen(id);
    });
    connect(m_settings, &SettingsModel::valueChanged, this, &TrainingPanel::valueChanged);
    m_sizeTimer.setSingleShot(true);
    connect(m_settings, &SettingsModel::valueChanged, &m_sizeTimer, qOverload<>(&QTimer::start));
    connect(m_choose, &QCheckBox::toggled, &m_sizeTimer, qOverload<>(&QTimer::start));
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

/// Choosing a preset also sets its attention.
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

/// Restores the choice after undo or redo.
void TrainingPanel::restoreChoice(const QString& preset, const std::vector<KeyValue>& changes)
{
    if (m_presets->preset() != preset) {
        m_presets->setPreset(preset);
        applyPreset();
    }
    m_settings->setChanges(changes);
    applyDefaults();
    m_settings->setChanges(changes); // again, because the new defaults may have hidden some of them
}

QString TrainingPanel::presetName() const
{
    const auto* preset = m_presets->current();
    return preset ? translated(preset->name) : QString();
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
                .arg(compactCountText(double(size->weights)), sizeText(std::uint64_t(size->saveBytes))));
}

void TrainingPanel::showChoices(const std::vector<SettingChoice>& choices)
{
    QStringList reasons;
    std::vector<KeyValue> all;
    for (const auto& [settings, reason] : choices) {
        reasons << tr("%1: %2").arg(QString::fromStdString(settingsText(settings)), translated(reason));
        all.insert(all.end(), settings.begin(), settings.end());
    }
    m_choices->setVisible(!choices.empty());
    m_choices->setSummary(QString::fromStdString(settingsText(all)));
    m_reasons->setText(reasons.join(QLatin1Char('\n')));
}

SettingsFrom TrainingPanel::settingsFrom() const
{
    return m_choose->isChecked() ? SettingsFrom::Rule : SettingsFrom::Preset;
}

void TrainingPanel::setSettingsFrom(SettingsFrom from)
{
    m_choose->setChecked(from == SettingsFrom::Rule);
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
    m_choose->setEnabled(free);
    m_choose->setVisible(task() == Task::Sentences);
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
    auto values = run.values;
    for (const auto& choice : run.chosen) // settings that training chose remain open for the next training
        for (const auto& setting : choice.settings)
            std::erase_if(values, [&](const KeyValue& value) { return value.key == setting.key; });
    restoreChoice(QString::fromStdString(run.configuration.preset), values);
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
    request.settingsFrom = settingsFrom();
    request.runFolder = m_destination->folderFor(dataName, m_presets->preset()).toStdString();
    request.ifTaken = TakenFolder::Number;
    return request;
}

void TrainingPanel::valueChanged(const QString& key)
{
    if (m_adopting)
        return;
    showKind();
    if (const auto* preset = m_presets->current(); preset && choosesDefaults(*preset, key))
        QTimer::singleShot(0, this, &TrainingPanel::applyDefaults); // later, because the edited field is still in use
    const auto* info = m_settings->find(key);
    m_history->note(m_settings->changes().empty() || !info ? tr("reset of the settings")
                                                           : tr("change of “%1”").arg(translated(info->label)));
    sendWhileTraining(key);
}

void TrainingPanel::changeTogether(const std::vector<KeyValue>& values, const QString& name)
{
    {
        const QScopedValueRollback adopting(m_adopting, true);
        for (const auto& [key, value] : values)
            m_settings->setValue(QString::fromStdString(key), QString::fromStdString(value));
    }
    m_history->note(name);
    for (const auto& setting : values)
        sendWhileTraining(QString::fromStdString(setting.key));
}

/// Sends changes that take effect while training runs.
void TrainingPanel::sendWhileTraining(const QString& key)
{
    if (!isTraining())
        return;
    if (key == rateKey)
        emit learningRateChanged(QLocale::c().toDouble(m_settings->value(rateKey)));
    else if (key == forcingKey)
        emit teacherForcingChanged(QLocale::c().toDouble(m_settings->value(forcingKey)));
    else if (key == alignmentKey)
        emit alignmentWeightChanged(QLocale::c().toDouble(m_settings->value(alignmentKey)));
    else if (key == epochsKey || key == stepsKey || key == minutesKey)
        emit limitChanged(limit());
}

} // namespace attentoscope::ui

#include "trainingpanel.moc"
