// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/welcomepage.h"

#include "ui/language/translated.h"
#include "ui/runs/recentruns.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/abilities.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"
#include "ui/window/cardbutton.h"

#include <QAction>
#include <QDir>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace attentoscope::ui {

namespace {

void removeAll(QLayout& layout)
{
    while (auto* item = layout.takeAt(0)) {
        if (item->layout())
            removeAll(*item->layout());
        delete item->widget();
        delete item;
    }
}

QLabel* makeCaption(const QString& text, QWidget* parent)
{
    auto* label = new TextLabel(text, parent);
    makeTitle(label, 1);
    return label;
}

} // namespace

WelcomePage::WelcomePage(const QList<QAction*>& opening, QWidget* parent)
    : QWidget(parent)
    , m_opening(opening)
    , m_samples(new QGridLayout)
    , m_samplesBox(new QWidget(this))
    , m_recentBox(new QWidget(this))
    , m_recent(new QVBoxLayout)
    , m_runs(new RecentRuns(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_back = makeWayBack();
    makeSamples();
    makeRecent();
    layOut();
    setState({});
}

void WelcomePage::makeSamples()
{
    auto* column = new QVBoxLayout(m_samplesBox);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeCaption(tr("Begin with a sample, or with your own sentence pairs"), m_samplesBox));
    m_samples->setSpacing(grid(1.5));
    column->addLayout(m_samples);
    column->addWidget(makeOpening());
}

void WelcomePage::makeRecent()
{
    auto* column = new QVBoxLayout(m_recentBox);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeCaption(tr("Open again"), m_recentBox));
    m_recent->setSpacing(0);
    m_recent->setContentsMargins(-grid(0.5), 0, 0, 0); // drawings line up with what is above
    column->addLayout(m_recent);
    m_recentBox->hide();
}

void WelcomePage::layOut()
{
    auto* inner = new QWidget(this);
    auto* column = m_column = new QVBoxLayout(inner);
    column->setContentsMargins(grid(4), grid(2), grid(4), grid(2));
    column->setSpacing(grid(2));
    column->addStretch(2);
    for (QWidget* part : std::initializer_list<QWidget*>{makeHeading(), m_back, m_samplesBox, m_recentBox, m_runs})
        column->addWidget(part);
    column->addStretch(3);
    inner->setMaximumWidth(grid(110));

    auto* middle = new QWidget(this);
    auto* centred = new QHBoxLayout(middle);
    centred->setContentsMargins(0, 0, 0, 0);
    centred->addStretch(1);
    centred->addWidget(inner, 100);
    centred->addStretch(1);
    auto* scroll = m_scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(middle);
    scroll->setFocusPolicy(Qt::NoFocus);
    middle->setBackgroundRole(QPalette::Base);
    middle->setAutoFillBackground(true);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll);
}

QWidget* WelcomePage::makeOpening()
{
    auto* box = new QWidget(m_samplesBox);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, grid(0.5), 0, 0);
    row->setSpacing(grid(1));
    for (auto* action : m_opening.mid(1))
        row->addWidget(new ActionButton(action, Emphasis::Plain, ActionButton::Face::IconAndText, box));
    row->addWidget(makeQuietLabel(tr("or drop a file or a run anywhere in this window"), box));
    row->addStretch(1);
    return box;
}

QWidget* WelcomePage::makeWayBack()
{
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    m_backText = new TextLabel(box);
    m_backText->setWordWrap(true);
    m_backButton = new QPushButton(box);
    m_backButton->setObjectName(QStringLiteral("back"));
    m_backButton->setToolTip(tr("Esc goes back too"));
    row->addWidget(m_backText, 1);
    row->addWidget(m_backButton);
    connect(m_backButton, &QPushButton::clicked, this, &WelcomePage::backRequested);
    return box;
}

void WelcomePage::setState(const EngineState& state)
{
    const bool canLoad = abilitiesFor(state).loadData;
    const bool hasWork = state.data != DataState::None || state.model != ModelState::None;
    m_samplesBox->setEnabled(canLoad);
    m_recentBox->setEnabled(canLoad);
    m_runs->setEnabled(canLoad);
    m_back->setVisible(hasWork);
    m_backText->setText(canLoad ? tr("Your data and your model stay open until you choose others.")
            : isTraining(state.activity)
            ? tr("A model is being trained. Stop the training before you choose other data.")
            : tr("The program is at work. Wait a moment before you choose other data."));
    m_backButton->setText(isTraining(state.activity) ? tr("&Back to the training") : tr("&Back"));
}

void WelcomePage::setLessons(QWidget& lessons)
{
    m_lessons = &lessons;
    m_column->insertWidget(m_column->indexOf(m_recentBox), m_lessons);
}

void WelcomePage::showLessons()
{
    if (!m_lessons)
        return;
    emit allLessonsWanted();
    m_lessons->setFocus(Qt::OtherFocusReason);
    QTimer::singleShot(0, m_lessons, [this] { m_scroll->ensureWidgetVisible(m_lessons, 0, grid(2)); });
}

void WelcomePage::takeFocus()
{
    auto* first = focusProxy();
    (first && first->isEnabled() ? first : m_backButton)->setFocus(Qt::OtherFocusReason);
}

void WelcomePage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !m_back->isHidden())
        emit backRequested();
    else
        QWidget::keyPressEvent(event);
}

QWidget* WelcomePage::makeHeading()
{
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid(2));
    auto* picture = new TextLabel(box);
    picture->setPixmap(applicationIcon().pixmap(QSize(grid(8), grid(8)), devicePixelRatioF()));
    auto* title = new TextLabel(tr("Attentoscope"), box);
    makeTitle(title, 5);
    auto* sentence =
        new TextLabel(tr("Choose sentence pairs, press Train, and watch which words a translation looks at."), box);
    sentence->setWordWrap(true);
    makeTitle(sentence, 1);
    QFont font = sentence->font();
    font.setWeight(QFont::Normal);
    sentence->setFont(font);
    makeQuiet(sentence, TextSize::Normal);
    auto* words = new QVBoxLayout;
    words->setSpacing(grid(0.25));
    words->addWidget(title);
    words->addWidget(sentence);
    row->addWidget(picture);
    row->addLayout(words, 1);
    return box;
}

void WelcomePage::setSamples(const std::vector<SampleInfo>& samples)
{
    QStringList ids;
    for (const auto& sample : samples)
        ids << QString::fromStdString(sample.id);
    if (ids == m_sampleIds)
        return;
    m_sampleIds = ids;
    removeAll(*m_samples);
    for (const auto& sample : samples) {
        const auto id = QString::fromStdString(sample.id);
        auto* card = new CardButton(translated(sample.name), translated(sample.help),
            iconOrElse(QStringLiteral("sample-") + id, QStringLiteral("sample")), m_samplesBox);
        card->setObjectName(QStringLiteral("sample-") + id);
        connect(card, &QAbstractButton::clicked, this, [this, id] { emit sampleChosen(id); });
        addCard(*card);
    }
    auto* own = new CardButton(tr("Your own sentence pairs"),
        tr("A file with one pair on each line: a sentence, a tab, and its translation. Some thousand pairs are enough to "
           "see something."),
        icon(QStringLiteral("open")), m_samplesBox);
    own->setObjectName(QStringLiteral("own-pairs"));
    connect(own, &QAbstractButton::clicked, m_opening.constFirst(), &QAction::trigger);
    addCard(*own);
    auto* first = m_samples->itemAt(0)->widget();
    const bool isNext = !window()->focusWidget() || isAncestorOf(window()->focusWidget());
    setFocusProxy(first);
    if (isNext)
        first->setFocus(Qt::OtherFocusReason);
}

void WelcomePage::addCard(CardButton& card)
{
    constexpr int perRow = 2;
    const int place = m_samples->count();
    m_samples->addWidget(&card, place / perRow, place % perRow);
    m_samples->setColumnStretch(place % perRow, 1);
}

void WelcomePage::setRecent(const std::vector<RecentItem>& items)
{
    removeAll(*m_recent);
    constexpr std::size_t shown = 5;
    for (std::size_t index = 0; index < std::min(shown, items.size()); ++index) {
        const auto& item = items[index];
        auto* line = new QToolButton(m_recentBox);
        line->setAutoRaise(true);
        line->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        line->setIcon(icon(item.kind == RecentItem::Kind::Run ? QStringLiteral("run") : QStringLiteral("open")));
        line->setText(item.title());
        line->setToolTip(plainTip(QDir::toNativeSeparators(item.path)));
        line->setAccessibleName(tr("%1, %2").arg(item.title(), item.detail()));
        connect(line, &QAbstractButton::clicked, this, [this, item] { emit recentChosen(item); });
        auto* row = new QHBoxLayout;
        row->setSpacing(grid(1));
        row->addWidget(line);
        row->addWidget(makeQuietLabel(item.detail(), m_recentBox));
        row->addStretch(1);
        m_recent->addLayout(row);
    }
    m_recentBox->setVisible(!items.empty());
}

} // namespace attentoscope::ui
