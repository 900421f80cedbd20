// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/runcontrols.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace attentoscope::ui {

namespace {

QString headlineFor(const EngineState& state)
{
    switch (state.activity) {
    case Activity::Starting:
        return RunControls::tr("Starting the engine …");
    case Activity::Idle:
        return state.data == DataState::Loaded ? RunControls::tr("Ready to train")
            : state.data == DataState::Loading ? RunControls::tr("Reading the data …")
                                               : RunControls::tr("Choose data to train on");
    case Activity::Running:
        return RunControls::tr("Training");
    case Activity::Paused:
        return RunControls::tr("Paused");
    case Activity::Stopping:
        return RunControls::tr("Stopping …");
    case Activity::Evaluating:
        return RunControls::tr("Validating");
    case Activity::Saving:
        return RunControls::tr("Saving …");
    case Activity::Failed:
        return RunControls::tr("Stopped by an error");
    }
    return {};
}

} // namespace

RunControls::RunControls(const Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_headline(new TextLabel(this))
    , m_timeLeft(makeQuietLabel({}, this))
    , m_bar(new QProgressBar(this))
    , m_readouts(new QWidget(this))
{
    m_refreshTimer.setSingleShot(true);
    m_refreshTimer.setInterval(200);
    connect(&m_refreshTimer, &QTimer::timeout, this, &RunControls::refresh);

    m_bar->setTextVisible(false);
    m_bar->setRange(0, 1000);
    m_bar->setFixedHeight(grid(0.75));
    m_bar->setAccessibleName(tr("Progress of training"));
    auto* numbers = new QGridLayout(m_readouts);
    numbers->setContentsMargins(0, 0, 0, 0);
    numbers->setHorizontalSpacing(grid(1));
    numbers->setVerticalSpacing(0);
    m_step = addReadout(0, tr("Step"));
    m_lossText = addReadout(1, tr("Loss"));
    m_speed = addReadout(2, tr("Tokens/s"));
    m_elapsed = addReadout(3, tr("Trained"));

    auto* top = new QHBoxLayout;
    top->addWidget(m_headline, 1);
    top->addWidget(m_timeLeft);
    auto* buttons = new QHBoxLayout;
    using Face = ActionButton::Face;
    auto* train = new ActionButton(actions.train, Emphasis::Primary, Face::IconAndText, this);
    setFocusProxy(train);
    buttons->addWidget(train, 1);
    buttons->addWidget(new ActionButton(actions.goOn, Emphasis::Plain, Face::IconOnly, this));
    buttons->addWidget(new ActionButton(actions.step, Emphasis::Plain, Face::IconOnly, this));
    buttons->addWidget(new ActionButton(actions.validate, Emphasis::Plain, Face::IconOnly, this));
    buttons->addWidget(new ActionButton(actions.stop, Emphasis::Plain, Face::IconOnly, this));
    addMenu(*buttons, actions.more);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(2), grid(1.5), grid(2), grid(2));
    column->addLayout(top);
    column->addWidget(m_bar);
    column->addWidget(m_readouts);
    column->addSpacing(grid(0.5));
    column->addLayout(buttons);
    refresh();
}

void RunControls::addMenu(QHBoxLayout& buttons, const QList<QAction*>& actions)
{
    auto* menu = new QMenu(this);
    for (auto* action : actions) {
        if (action)
            menu->addAction(action);
        else
            menu->addSeparator();
    }
    auto* button = new QToolButton(this);
    button->setIcon(icon(QStringLiteral("menu")));
    button->setAutoRaise(true);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    button->setFocusPolicy(Qt::TabFocus);
    // Disabled like all beside it while the engine starts, or it would take the focus that Train loses then.
    const auto follow = [button, actions] {
        button->setEnabled(
            std::ranges::any_of(actions, [](const QAction* action) { return action && action->isEnabled(); }));
    };
    for (const auto* action : actions)
        if (action)
            connect(action, &QAction::enabledChanged, button, follow);
    follow();
    button->setToolTip(tr("Discard, or start again"));
    button->setAccessibleName(button->toolTip());
    buttons.addWidget(button);
}

QLabel* RunControls::addReadout(int column, const QString& name)
{
    auto* numbers = qobject_cast<QGridLayout*>(m_readouts->layout());
    auto* value = new TextLabel(m_readouts);
    value->setAccessibleDescription(name);
    numbers->addWidget(makeQuietLabel(name, m_readouts), 0, column);
    numbers->addWidget(value, 1, column);
    numbers->setColumnStretch(column, 1);
    return value;
}

void RunControls::setState(const EngineState& state)
{
    m_state = state;
    refresh();
}

void RunControls::showRun(const RunDescription& run)
{
    m_progress = {};
    m_progress.step = run.step;
    m_progress.epoch = run.epoch;
    m_progress.seconds = run.seconds;
    m_epochs = run.configuration.task == Task::Sentences ? run.configuration.training.epochs : 0;
    m_hasLoss = !run.history->steps.empty();
    m_loss = m_hasLoss ? run.history->steps.back().loss : 0.0;
    refresh();
}

void RunControls::setLimit(const TrainingLimit& limit)
{
    m_epochs = limit.epochs;
    refresh();
}

void RunControls::showReports(const TrainingReports& reports)
{
    m_progress = reports.progress;
    if (!reports.steps.empty()) {
        m_loss = reports.steps.back().loss;
        m_hasLoss = true;
    }
    m_epochs = reports.progress.limit.epochs;
    if (reports.end != TrainingEnd::StillRunning)
        refresh();
    else if (!m_refreshTimer.isActive())
        m_refreshTimer.start();
}

void RunControls::refresh()
{
    const bool training = m_state.activity == Activity::Running || m_state.activity == Activity::Paused
        || m_state.activity == Activity::Evaluating;
    QString headline =
        m_state.activity == Activity::Running && m_progress.validating ? tr("Validating") : headlineFor(m_state);
    const bool isDone = m_progress.fraction >= 1.0 || (m_epochs > 0 && m_progress.epoch >= m_epochs);
    if (m_state.activity == Activity::Idle && isDone && m_state.model == ModelState::Loaded)
        headline = tr("Finished");
    if (m_progress.epoch > 0.0 || (training && m_epochs > 0)) {
        const auto epoch = decimalText(m_progress.epoch, 1);
        const auto done = m_epochs > 0 ? tr("epoch %1 of %2").arg(epoch).arg(m_epochs) : tr("epoch %1").arg(epoch);
        headline = QStringLiteral("%1, %2").arg(headline, done);
    }
    m_headline->setText(headline);
    const bool counting = m_state.activity == Activity::Running && m_progress.secondsLeft > 0.0;
    m_timeLeft->setText(counting ? tr("%1 left").arg(spanText(m_progress.secondsLeft)) : QString());
    m_bar->setValue(qBound(0, int(m_progress.fraction * 1000.0), 1000));
    const QString none = QStringLiteral("–");
    m_step->setText(m_progress.step > 0 ? countText(std::size_t(m_progress.step)) : none);
    m_lossText->setText(m_hasLoss ? lossText(m_loss) : none);
    const bool fast = m_progress.targetTokensPerSecond > 0.0;
    m_speed->setText(fast ? compactCountText(m_progress.targetTokensPerSecond) : none);
    m_elapsed->setText(m_progress.seconds > 0.0 ? spanText(m_progress.seconds) : none);
}

} // namespace attentoscope::ui
