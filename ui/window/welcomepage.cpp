// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/welcomepage.h"

#include "ui/language/languages.h"
#include "ui/runs/runtexts.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/abilities.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QAction>
#include <QDir>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <span>

namespace attentoscope::ui {

/// A large button with a title and a line or two of explanation.
class CardButton : public Card
{
    Q_OBJECT

public:
    CardButton(const QString& title, const QString& description, const QIcon& icon, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont titleFont() const;

    QString m_description;
};

CardButton::CardButton(const QString& title, const QString& description, const QIcon& icon, QWidget* parent)
    : Card(parent), m_description(description)
{
    setText(title);
    setIcon(icon);
    setAccessibleName(title);
    setAccessibleDescription(description);
}

QSize CardButton::sizeHint() const
{
    return {grid(44), heightForWidth(grid(44))};
}

QSize CardButton::minimumSizeHint() const
{
    return {grid(30), heightForWidth(grid(44))};
}

int CardButton::heightForWidth(int width) const
{
    const QRect room(0, 0, qMax(1, width - 2 * grid(1.75)), 10'000);
    const int text = fontMetrics().boundingRect(room, Qt::TextWordWrap, m_description).height();
    return QFontMetrics(titleFont()).height() + grid(0.5) + text + 2 * grid(1.5);
}

QFont CardButton::titleFont() const
{
    QFont font = this->font();
    font.setPointSizeF(font.pointSizeF() * 1.1);
    font.setWeight(QFont::DemiBold);
    return font;
}

void CardButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawSurface(painter);
    const QRect room = rect().adjusted(grid(1.75), grid(1.5), -grid(1.75), -grid(1.5));
    const int side = grid(2.25);
    icon().paint(&painter, QRect(room.left(), room.top(), side, side), Qt::AlignCenter,
        isEnabled() ? QIcon::Normal : QIcon::Disabled);
    painter.setFont(titleFont());
    const int titleHeight = painter.fontMetrics().height();
    painter.setPen(textColor(QPalette::ButtonText));
    const QRect title(room.left() + side + grid(1), room.top(), room.width() - side - grid(1), titleHeight);
    painter.drawText(title, Qt::AlignVCenter | Qt::TextSingleLine, text());
    painter.setFont(font());
    painter.setPen(textColor(QPalette::PlaceholderText));
    const QRect below = room.adjusted(0, titleHeight + grid(0.5), 0, 0);
    painter.drawText(below, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, m_description);
}

/// The newest runs, one on each line, and a link to all runs. Hidden if there are none.
class RecentRuns : public QWidget
{
    Q_OBJECT

public:
    static constexpr std::size_t shown = 5;

    explicit RecentRuns(QWidget* parent);

    void setRuns(const std::vector<RunSummary>& runs); ///< the newest first

signals:
    void runChosen(const QString& folder);
    void allWanted();

private:
    void addRow(QToolButton* button, const QString& detail);

    QVBoxLayout* m_rows = nullptr;
};

namespace {

QString buttonText(QString name)
{
    return plainTitle(name.replace(u'&', QStringLiteral("&&")));
}

} // namespace

RecentRuns::RecentRuns(QWidget* parent) : QWidget(parent), m_rows(new QVBoxLayout)
{
    setObjectName(QStringLiteral("recentRuns"));
    auto* title = new TextLabel(tr("Your runs"), this);
    makeTitle(title, 1);
    m_rows->setContentsMargins(-grid(0.5), 0, 0, 0); // aligns icons with those above
    m_rows->setSpacing(0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(title);
    column->addLayout(m_rows);
    hide();
}

void RecentRuns::addRow(QToolButton* button, const QString& detail)
{
    button->setAutoRaise(true);
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid(1));
    row->addWidget(button);
    auto* text = new ElidedLabel(line);
    makeQuiet(text);
    text->setFullText(detail);
    row->addWidget(text, 1);
    m_rows->addWidget(line);
}

void RecentRuns::setRuns(const std::vector<RunSummary>& runs)
{
    while (auto* item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto count = std::min<std::ptrdiff_t>(shown, std::ssize(runs));
    for (const auto& run : std::span(runs).first(static_cast<std::size_t>(count))) {
        auto* button = new QToolButton(this);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIcon(icon(QStringLiteral("run")));
        button->setText(buttonText(runName(run)));
        const auto folder = QString::fromStdString(run.folder);
        button->setToolTip(plainTip(folder));
        button->setAccessibleName(tr("%1, %2").arg(runName(run), runLine(run)));
        connect(button, &QAbstractButton::clicked, this, [this, folder] { emit runChosen(folder); });
        addRow(button, runLine(run));
    }
    if (runs.size() > shown) {
        auto* all = new QToolButton(this);
        all->setText(tr("All %Ln runs…", nullptr, int(runs.size())));
        connect(all, &QAbstractButton::clicked, this, &RecentRuns::allWanted);
        addRow(all, {});
    }
    setVisible(!runs.empty());
}

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
    connect(m_runs, &RecentRuns::runChosen, this, &WelcomePage::runChosen);
    connect(m_runs, &RecentRuns::allWanted, this, &WelcomePage::allRunsWanted);
    setState({});
}

void WelcomePage::setRuns(const std::vector<RunSummary>& runs)
{
    m_runs->setRuns(runs);
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
    m_recent->setContentsMargins(-grid(0.5), 0, 0, 0); // aligns icons with those above
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
    m_dropping = makeQuietLabel(tr("or drop a file or a run anywhere in this window"), box);
    row->addWidget(m_dropping);
    row->addStretch(1);
    return box;
}

void WelcomePage::offerDropping(bool offered)
{
    m_dropping->setVisible(offered);
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
    m_backButton->setToolTip(tr("Esc goes back, too"));
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
            : tr("The program is busy. Wait a moment before you choose other data."));
    m_backButton->setText(isTraining(state.activity) ? tr("&Back to the training") : tr("&Back"));
}

void WelcomePage::setLessons(QWidget& lessons)
{
    m_lessons = &lessons;
    // below the runs, because people with runs usually want those
    m_column->insertWidget(m_column->indexOf(m_runs) + 1, m_lessons);
}

void WelcomePage::showLessons()
{
    if (!m_lessons)
        return;
    emit allLessonsWanted();
    m_lessons->setFocus(Qt::OtherFocusReason);
    QTimer::singleShot(0, m_lessons, [this] {
        const int top = m_lessons->mapTo(m_scroll->widget(), QPoint()).y();
        m_scroll->verticalScrollBar()->setValue(top - grid(2)); // the lessons may be higher than the page
    });
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

#include "welcomepage.moc"
