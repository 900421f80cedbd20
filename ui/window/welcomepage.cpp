// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/welcomepage.h"

#include "ui/runs/recentruns.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"
#include "ui/window/cardbutton.h"

#include <QAction>
#include <QDir>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
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
    , m_samples(new QGridLayout)
    , m_samplesBox(new QWidget(this))
    , m_recentBox(new QWidget(this))
    , m_recent(new QVBoxLayout)
    , m_runs(new RecentRuns(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* samples = new QVBoxLayout(m_samplesBox);
    samples->setContentsMargins(0, 0, 0, 0);
    samples->addWidget(makeCaption(tr("Begin with a sample"), m_samplesBox));
    m_samples->setSpacing(grid(1.5));
    samples->addLayout(m_samples);

    auto* own = new QHBoxLayout;
    own->setSpacing(grid(1));
    for (auto* action : opening)
        own->addWidget(new ActionButton(action, Emphasis::Plain, ActionButton::Face::IconAndText, this));
    own->addWidget(makeQuietLabel(tr("or drop a file anywhere"), this));
    own->addStretch(1);

    auto* recent = new QVBoxLayout(m_recentBox);
    recent->setContentsMargins(0, 0, 0, 0);
    recent->addWidget(makeCaption(tr("Open again"), m_recentBox));
    m_recent->setSpacing(0);
    m_recent->setContentsMargins(-grid(0.5), 0, 0, 0); // drawings line up with what is above
    recent->addLayout(m_recent);
    m_recentBox->hide();

    auto* inner = new QWidget(this);
    auto* column = new QVBoxLayout(inner);
    column->setContentsMargins(grid(4), grid(4), grid(4), grid(4));
    column->setSpacing(grid(3));
    column->addStretch(2);
    column->addWidget(makeHeading());
    column->addWidget(m_samplesBox);
    auto* ownBox = new QVBoxLayout;
    ownBox->setSpacing(grid(1));
    ownBox->addWidget(makeCaption(tr("Or use your own sentence pairs"), this));
    ownBox->addLayout(own);
    column->addLayout(ownBox);
    column->addWidget(m_recentBox);
    column->addWidget(m_runs);
    column->addStretch(3);
    inner->setMaximumWidth(grid(110));

    auto* middle = new QWidget(this);
    auto* centred = new QHBoxLayout(middle);
    centred->setContentsMargins(0, 0, 0, 0);
    centred->addStretch(1);
    centred->addWidget(inner, 100);
    centred->addStretch(1);
    auto* scroll = new QScrollArea(this);
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
    constexpr int perRow = 2;
    int place = 0;
    for (const auto& sample : samples) {
        auto* card = new CardButton(QString::fromStdString(sample.name), QString::fromStdString(sample.help),
            icon(QStringLiteral("sample")), m_samplesBox);
        const auto id = QString::fromStdString(sample.id);
        card->setObjectName(QStringLiteral("sample-") + id);
        connect(card, &QAbstractButton::clicked, this, [this, id] { emit sampleChosen(id); });
        m_samples->addWidget(card, place / perRow, place % perRow);
        ++place;
    }
    for (int column = 0; column < perRow; ++column)
        m_samples->setColumnStretch(column, 1);
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

void WelcomePage::setLoadingEnabled(bool enabled)
{
    m_samplesBox->setEnabled(enabled);
    m_recentBox->setEnabled(enabled);
    m_runs->setEnabled(enabled);
}

} // namespace attentoscope::ui
