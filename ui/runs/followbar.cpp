// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/followbar.h"

#include "ui/language/languages.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/theme/instrumentstyle.h"
#include "ui/theme/theme.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <chrono>

namespace attentoscope::ui {

namespace {

constexpr std::chrono::seconds eachSecond{1};

/// Clocks of two machines may differ, so a time in the future counts as now.
double secondsSince(std::chrono::system_clock::time_point moment)
{
    return std::max(0.0, std::chrono::duration<double>(std::chrono::system_clock::now() - moment).count());
}

bool isTrained(RunActivity activity)
{
    return activity == RunActivity::Training || activity == RunActivity::Unknown;
}

std::optional<std::int64_t> saveToLoad(const RunNews& news)
{
    return news.bestSave ? news.bestSave : news.newestSave;
}

} // namespace

FollowBar::FollowBar(QWidget* parent)
    : QFrame(parent), m_text(new TextLabel(this)), m_button(new QPushButton(this)), m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("followBar"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_close->setIcon(icon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close; the run is still followed"));
    m_close->setAccessibleName(m_close->toolTip());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(grid(1.5), grid(0.5), grid(1), grid(0.5));
    row->setSpacing(grid(1));
    row->addWidget(m_text, 1);
    row->addWidget(m_button, 0, Qt::AlignVCenter);
    row->addWidget(m_close, 0, Qt::AlignVCenter);
    m_clock.setInterval(eachSecond);
    connect(&m_clock, &QTimer::timeout, this, &FollowBar::refresh);
    connect(m_button, &QPushButton::clicked, this, &FollowBar::press);
    connect(m_close, &QToolButton::clicked, this, [this] {
        m_isClosed = true;
        hide();
    });
    hide();
}

void FollowBar::begin(std::int64_t weightsStep)
{
    end();
    m_weightsStep = weightsStep;
}

void FollowBar::beginWaiting()
{
    end();
    m_awaitsSave = true;
}

void FollowBar::setWeightsStep(std::int64_t step)
{
    m_weightsStep = step;
    refresh();
}

void FollowBar::showNews(const RunNews& news)
{
    const bool isFirst = !m_news;
    const bool isOther = isFirst || m_news->activity != news.activity;
    if (isFirst || news.isChanged) {
        m_ageThen = isFirst ? secondsSince(news.written) : 0.0;
        m_changed.start();
    }
    m_news = news;
    m_news->reports = {};
    m_news->reports.progress = news.reports.progress;
    m_wasTrained = m_wasTrained || isTrained(news.activity);
    m_isClosed = m_isClosed && !isOther;
    refresh();
    if (isOther && !isHidden())
        announce(*this, text());
}

void FollowBar::end()
{
    m_news.reset();
    m_isClosed = false;
    m_isQuiet = false;
    m_awaitsSave = false;
    m_wasTrained = false;
    m_clock.stop();
    hide();
}

QString FollowBar::text() const
{
    return m_text->text();
}

double FollowBar::age() const
{
    constexpr double millisecondsInSecond = 1e3;
    return m_ageThen + static_cast<double>(m_changed.elapsed()) / millisecondsInSecond;
}

QString FollowBar::words() const
{
    switch (m_news->activity) {
    case RunActivity::Training:
    case RunActivity::Unknown:
        break;
    case RunActivity::Interrupted:
        return tr("The training of this run was interrupted: the program that trained it is gone.");
    case RunActivity::Ended:
        return tr("The training of this run has ended.");
    case RunActivity::Gone:
        return tr("The folder of this run is not there at the moment: %1")
            .arg(shortPath(QString::fromStdString(m_news->folder)));
    case RunActivity::Replaced:
        return tr("Another run is in this folder now. The one before is still displayed.");
    }
    if (m_isQuiet)
        return tr("There has been no news of this run for %1. The program that trains it, or the connection to it, may "
                  "have stopped.")
            .arg(spanText(age()));
    if (m_awaitsSave)
        return tr(
            "This run has no save yet. It opens by itself as soon as it has one. Step %1 is done; the last news is %2 "
            "old.")
            .arg(countText(std::size_t(m_news->reports.progress.step)), spanText(age()));
    const auto& progress = m_news->reports.progress;
    return progress.secondsLeft > 0.0
        ? tr("Trained by another program and followed here. The last news is %1 old, about %2 are left.")
              .arg(spanText(age()), spanText(progress.secondsLeft))
        : tr("Trained by another program and followed here. The last news is %1 old.").arg(spanText(age()));
}

void FollowBar::refresh()
{
    if (!m_news)
        return;
    const bool isAtRest = !m_wasTrained && !isTrained(m_news->activity);
    m_isQuiet = isTrained(m_news->activity) && age() >= quietAfter;
    auto text = words();
    if (!m_news->problems.empty())
        text += QLatin1Char(' ') + translated(m_news->problems.front().message);
    m_text->setText(text);
    m_text->setForegroundRole(
        m_isQuiet || m_news->activity == RunActivity::Gone ? QPalette::PlaceholderText : QPalette::WindowText);
    refreshButton();
    update();
    const bool isWanted = !m_isClosed && (!isAtRest || m_news->activity == RunActivity::Replaced);
    setVisible(isWanted);
    if (isWanted && isTrained(m_news->activity))
        m_clock.start();
    else
        m_clock.stop();
}

void FollowBar::refreshButton()
{
    const auto save = saveToLoad(*m_news);
    const bool isOther = m_news->activity == RunActivity::Replaced;
    m_button->setVisible(
        isOther || (save && !m_awaitsSave && *save != m_weightsStep && m_news->activity != RunActivity::Gone));
    if (isOther) {
        m_button->setText(tr("Open it"));
        m_button->setToolTip(plainTip(tr("Open the run that lies in this folder now")));
    } else if (save) {
        m_button->setText(tr("Load step %1").arg(countText(std::size_t(*save))));
        m_button->setToolTip(plainTip(
            tr("Translate with the best weights that are saved now. Until then the weights of step %1 stay in memory.")
                .arg(countText(std::size_t(m_weightsStep)))));
    }
    m_button->setAccessibleDescription(m_button->toolTip());
}

void FollowBar::press()
{
    if (m_news && m_news->activity == RunActivity::Replaced)
        emit openRequested(QString::fromStdString(m_news->folder));
    else
        emit weightsRequested();
}

void FollowBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const bool isGrey = m_isQuiet || (m_news && m_news->activity == RunActivity::Gone);
    const QColor tint = palette().color(isGrey ? QPalette::Mid : QPalette::Highlight);
    const QColor base = palette().color(QPalette::Base);
    stylepainting::drawBox(rect(), blended(base, tint, 0.10), blended(base, tint, 0.45), painter);
}

void FollowBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        m_close->click();
    else
        QFrame::keyPressEvent(event);
}

} // namespace attentoscope::ui
