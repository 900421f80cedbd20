// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/finetuningcontroller.h"

#include "ui/comparison/comparisoncontroller.h"
#include "ui/language/languages.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/watchedview.h"
#include "ui/settings/settingsform.h"
#include "ui/settings/settingsmodel.h"
#include "ui/theme/grid.h"
#include "ui/training/rundestination.h"
#include "ui/training/shownmodel.h"
#include "ui/training/shownwords.h"
#include "ui/training/trainingpanel.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"
#include "ui/window/dataactions.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>
#include <vector>

namespace attentoscope::ui {

namespace {

/// The settings that matter for a model that has already been trained.
QStringList offeredKeys()
{
    return {QStringLiteral("epochs"), QStringLiteral("steps"), QStringLiteral("minutes"),
        QStringLiteral("learning_rate"), QStringLiteral("batch_size"), QStringLiteral("dropout"),
        QStringLiteral("optimizer")};
}

bool asksTheSame(const TrainingRequest& one, const TrainingRequest& other)
{
    return one.alsoValidation == other.alsoValidation && settingsText(one.settings) == settingsText(other.settings);
}

QString textOfPairs(const FineTuningPlan& plan)
{
    const auto pairs = FineTuningDialog::tr("Pairs to train: %1, to validate: %2")
                           .arg(countText(plan.trainingPairs), countText(plan.validationPairs));
    return plan.alsoValidationPairs == 0
        ? pairs
        : FineTuningDialog::tr("%1, in the second file: %2").arg(pairs, countText(plan.alsoValidationPairs));
}

QString textOfPlan(const FineTuningPlan& plan)
{
    QStringList lines{textOfPairs(plan)};
    for (const auto& notice : plan.notices)
        lines << translated(notice);
    lines << FineTuningDialog::tr("Memory needed: at least %1. This computer has %2.")
                 .arg(sizeText(plan.memory.sum()), sizeText(plan.memoryOfComputer));
    if (!plan.refusal.empty())
        lines << translated(plan.refusal);
    return lines.join(QLatin1Char('\n'));
}

QString textOfChoices(const std::vector<SettingChoice>& choices)
{
    QStringList lines;
    for (const auto& [settings, reason] : choices)
        lines << FineTuningDialog::tr("%1: %2").arg(QString::fromStdString(settingsText(settings)), translated(reason));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

FineTuningDialog::FineTuningDialog(
    const QString& model, const QString& pairs, const SettingsModel& ofWindow, QWidget* parent)
    : QDialog(parent)
    , m_settings(new SettingsModel(this))
    , m_also(new QLineEdit(this))
    , m_choose(new QPushButton(tr("Ch&oose…"), this))
    , m_told(new TextLabel(this))
    , m_reasons(makeQuietLabel({}, this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Train this model on"));
    std::vector<SettingInfo> rows;
    std::vector<KeyValue> values;
    for (const auto& key : offeredKeys())
        if (const auto* known = ofWindow.find(key)) {
            rows.push_back(*known);
            values.push_back({known->key, ofWindow.value(key).toStdString()});
        }
    m_settings->setRows(std::move(rows));
    m_settings->setDefaults(values);
    layOut(model, pairs);
    constexpr int pause = 300; // milliseconds; a path is typed letter by letter
    m_timer.setInterval(pause);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &FineTuningDialog::ask);
    connect(m_settings, &SettingsModel::valueChanged, this, &FineTuningDialog::askSoon);
    connect(m_also, &QLineEdit::textChanged, this, &FineTuningDialog::askSoon);
    connect(m_choose, &QPushButton::clicked, this, &FineTuningDialog::fileWanted);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &FineTuningDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &FineTuningDialog::reject);
}

void FineTuningDialog::layOut(const QString& model, const QString& pairs)
{
    auto* about = new TextLabel(tr("A new run begins with “%1” and learns from %2. Network, words and pieces stay; the "
                                   "model itself is only read.")
                                    .arg(model, pairs),
        this);
    m_form = new SettingsForm(*m_settings, offeredKeys(), this);
    // keeps this height, because the texts below appear later and need room
    m_form->setMinimumHeight(m_form->sizeHint().height());
    m_form->setEnabled(false); // disabled until the first plan has the chosen values
    auto* caption = new TextLabel(tr("&Second file to validate with:"), this);
    caption->setBuddy(m_also);
    m_also->setPlaceholderText(tr("none"));
    auto* also = new QHBoxLayout;
    also->addWidget(m_also, 1);
    also->addWidget(m_choose);
    auto* purpose = makeQuietLabel(tr("Such as pairs of the kind that the model knows: a dashed curve, from step 0 on, "
                                      "shows what it forgets."),
        this);
    for (auto* label : {static_cast<QLabel*>(about), static_cast<QLabel*>(purpose), m_told, m_reasons})
        label->setWordWrap(true);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Train"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(2), grid(2), grid(2), grid(2));
    column->setSpacing(grid(1));
    column->addWidget(about);
    column->addWidget(m_form);
    column->addWidget(caption);
    column->addLayout(also);
    column->addWidget(purpose);
    column->addWidget(m_told);
    column->addWidget(m_reasons, 1);
    column->addWidget(m_buttons);
    setMinimumWidth(grid(72));
}

QPushButton& FineTuningDialog::trainButton() const
{
    return *m_buttons->button(QDialogButtonBox::Ok);
}

QString FineTuningDialog::told() const
{
    return m_told->text();
}

void FineTuningDialog::setAlsoValidation(const QString& file)
{
    m_also->setText(file);
}

TrainingRequest FineTuningDialog::request() const
{
    TrainingRequest request;
    request.settings = m_settings->changes();
    request.settingsFrom = SettingsFrom::Rule;
    request.alsoValidation = m_also->text().trimmed().toStdString();
    return request;
}

void FineTuningDialog::askSoon()
{
    if (m_asked && asksTheSame(*m_asked, request()))
        return;
    trainButton().setEnabled(false);
    m_timer.start();
}

void FineTuningDialog::ask()
{
    m_asked = request();
    trainButton().setEnabled(false);
    m_told->setText(tr("The pairs go through the words of the model…"));
    emit planWanted(*m_asked);
}

void FineTuningDialog::showPlan(const Result<FineTuningPlan>& plan)
{
    if (!plan) {
        m_told->setText(translated(plan.error().message));
        m_reasons->clear();
        return;
    }
    if (m_asked && m_asked->settings.empty()) // without the user's changes, the plan's values are the defaults
        m_settings->setDefaults(plan->values);
    m_form->setEnabled(true);
    m_told->setText(textOfPlan(*plan));
    m_reasons->setText(textOfChoices(plan->choices));
    trainButton().setEnabled(plan->refusal.empty() && !m_timer.isActive());
    layout()->activate();
    if (const int needed = layout()->totalHeightForWidth(width()); needed > height())
        resize(width(), needed);
}

FineTuningController::FineTuningController(const Parts& parts, QWidget& window)
    : QObject(&window), m_parts(parts), m_window(window)
{
    connect(&parts.action, &QAction::triggered, this, &FineTuningController::open);
    connect(&parts.shown, &ShownModel::changed, this, &FineTuningController::refresh);
    connect(&parts.shown, &ShownModel::changed, this, &FineTuningController::follow);
    refresh();
}

void FineTuningController::open()
{
    m_dialog =
        new FineTuningDialog(m_parts.shown.run()->name, m_parts.shown.data(), m_parts.training.settings(), &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setAlsoValidation(m_parts.shown.alsoValidation());
    connect(m_dialog, &FineTuningDialog::planWanted, this, &FineTuningController::plan);
    connect(m_dialog, &FineTuningDialog::fileWanted, this, [this] {
        if (const auto file = m_parts.data.chooseValidation(); !file.isEmpty() && m_dialog)
            m_dialog->setAlsoValidation(file);
    });
    connect(m_dialog, &QDialog::accepted, this, [this, dialog = m_dialog.data()] { start(dialog->request()); });
    connect(m_dialog, &QDialog::finished, this, [this] { m_planning.request_stop(); });
    m_dialog->open();
    m_dialog->ask();
}

void FineTuningController::plan(TrainingRequest request)
{
    if (!canFineTune(m_parts.shown)) // it may have changed while the person was asked
        return m_dialog->reject();
    m_planning.request_stop();
    m_planning = std::stop_source();
    request.from = m_parts.shown.run()->folder;
    emit planRequested(request, m_planning.get_token());
}

void FineTuningController::showPlan(const Result<FineTuningPlan>& plan)
{
    if (m_dialog)
        m_dialog->showPlan(plan);
}

void FineTuningController::start(TrainingRequest request)
{
    if (!canFineTune(m_parts.shown))
        return;
    const auto& run = *m_parts.shown.run();
    request.from = run.folder;
    constexpr int longestName = 40; // each training on a trained model makes the name longer
    request.runFolder =
        m_parts.training.destination().folderFor(m_parts.shown.data(), run.name.left(longestName)).toStdString();
    request.ifTaken = TakenFolder::Number;
    request.watched = m_parts.view.watched().sentences();
    m_asked = Asked{{QString::fromStdString(run.folder), run.name, run.data}, {}};
    emit requested(request);
}

void FineTuningController::follow()
{
    const auto& run = m_parts.shown.run();
    if (!m_asked || !run || QString::fromStdString(run->folder) == m_asked->model.folder)
        return;
    if (!m_asked->folder)
        m_asked->folder = run->folder;
    if (*m_asked->folder != run->folder || !run->isTrainedOn)
        return m_asked.reset(); // another run was opened or begun
    if (!run->end)
        return;
    const auto asked = *std::exchange(m_asked, std::nullopt);
    if (*run->end != RunPast::End::Stopped)
        m_parts.comparisons.compareWithMemory(asked.model, {});
}

void FineTuningController::showFailure()
{
    if (m_asked && !m_asked->folder)
        m_asked.reset();
}

void FineTuningController::refresh()
{
    m_parts.action.setEnabled(canFineTune(m_parts.shown));
    m_parts.action.setToolTip(plainTip(fineTuningTip(m_parts.shown)));
    m_parts.action.setStatusTip(plainTip(fineTuningTip(m_parts.shown)));
}

} // namespace attentoscope::ui
