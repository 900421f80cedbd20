// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/runcontrols.h"

#include "engine/types/numbermeanings.h"
#include "ui/language/languages.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/training/shownmodel.h"
#include "ui/training/shownwords.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QMenu>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace attentoscope::ui {

RunControls::RunControls(const Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_headline(new TextLabel(this))
    , m_secondLine(new ElidedLabel(this))
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
    m_step = addReadout(0, tr("Step"), meaningOf("step"));
    m_lossText = addReadout(1, tr("Loss"), meaningOf("loss"));
    m_speed = addReadout(2, tr("Tokens/s"), meaningOf("speed"));
    m_elapsed = addReadout(3, tr("Trained"), meaningOf("trained"));

    auto* progress = new QHBoxLayout; // in the line of the headline, the time would widen the side bar
    progress->addWidget(m_bar, 1);
    progress->addWidget(m_timeLeft);
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
    makeQuiet(m_secondLine);
    column->addWidget(m_headline);
    column->addWidget(m_secondLine);
    column->addLayout(progress);
    column->addWidget(m_readouts);
    column->addSpacing(grid(0.5));
    column->addLayout(buttons);
    m_fineTune = new ActionButton(actions.fineTune, Emphasis::Plain, Face::IconAndText, this);
    column->addWidget(m_fineTune);
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
    // Disabled while the engine starts, like the buttons beside it. Otherwise it would take the focus from Train.
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

QLabel* RunControls::addReadout(int column, const QString& name, const char* meaning)
{
    auto* numbers = qobject_cast<QGridLayout*>(m_readouts->layout());
    auto* value = new TextLabel(m_readouts);
    value->setAccessibleDescription(name);
    QLabel* caption = makeQuietLabel(name, m_readouts);
    for (QLabel* label : {caption, static_cast<QLabel*>(value)})
        label->setToolTip(plainTip(translated(std::string(meaning))));
    numbers->addWidget(caption, 0, column);
    numbers->addWidget(value, 1, column);
    numbers->setColumnStretch(column, 1);
    return value;
}

void RunControls::follow(const ShownModel& shown)
{
    m_shown = &shown;
    connect(&shown, &ShownModel::changed, this, &RunControls::refresh);
    connect(&shown, &ShownModel::progressed, this, [this] {
        if (!m_refreshTimer.isActive())
            m_refreshTimer.start();
    });
    refresh();
}

void RunControls::refresh()
{
    if (!m_shown)
        return;
    m_headline->setText(headline(*m_shown));
    m_fineTune->setVisible(canFineTune(*m_shown) && m_shown->pairs() == LoadedPairs::Others);
    showSecondLine();
    showNumbers(
        m_shown->run() && !m_shown->awaitsNewModel() ? *m_shown->run() : ShownRun{}); // a new model has no steps yet
}

/// Describes the weights in memory. A training with a limit in minutes has a plan, which is described instead.
void RunControls::showSecondLine()
{
    const auto plan = planText(*m_shown);
    const auto text = plan.isEmpty() ? weightsText(*m_shown) : plan;
    m_secondLine->setFullText(text);
    m_secondLine->setVisible(!text.isEmpty());
}

void RunControls::showNumbers(const ShownRun& run)
{
    const auto& progress = run.progress;
    const bool counting = m_shown->state().activity == Activity::Running && progress.secondsLeft > 0.0;
    m_timeLeft->setText(counting ? tr("%1 left").arg(spanText(progress.secondsLeft)) : QString());
    m_timeLeft->setVisible(counting); // its width must be computed again
    m_bar->setValue(qBound(0, int(progress.fraction * 1000.0), 1000));
    const QString none = QStringLiteral("–");
    m_step->setText(progress.step > 0 ? countText(std::size_t(progress.step)) : none);
    m_lossText->setText(run.loss ? lossText(*run.loss) : none);
    const bool fast = progress.targetTokensPerSecond > 0.0;
    m_speed->setText(fast ? compactCountText(progress.targetTokensPerSecond) : none);
    m_elapsed->setText(progress.seconds > 0.0 ? spanText(progress.seconds) : none);
}

} // namespace attentoscope::ui
