// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/sentences/linkscontroller.h"

#include <QAction>

using namespace attentoscope::ui;

namespace {

using State = LinkLearningState;
using Order = LinkLearningOrder;

} // namespace

/// Statistical links are ordered automatically or by hand. The window shows the progress.
class TestLinksController : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_action = std::make_unique<QAction>();
        m_links = std::make_unique<LinksController>(*m_action, nullptr);
        m_orders.clear();
        m_said.clear();
        connect(m_links.get(), &LinksController::ordered, this, [this](Order order) { m_orders.push_back(order); });
        connect(m_links.get(), &LinksController::said, this, [this](const QString& text) { m_said << text; });
    }

    void pairsWithoutGoldAreLinkedByThemselves()
    {
        QVERIFY(!m_action->isEnabled());
        m_links->showCorpus({.trainingPairs = 100, .hasGoldAlignments = true});
        QVERIFY(m_orders.empty() && !m_action->isEnabled());
        m_links->showCorpus({.trainingPairs = 100});
        QVERIFY(m_orders == std::vector{Order::BeginIfQuick});
        QVERIFY(m_action->isEnabled());
    }

    void itIsLookedUntilTheyAreReady()
    {
        m_links->showCorpus({.trainingPairs = 100});
        m_links->showLearning({.state = State::Learning, .done = 0.34});
        QVERIFY2(m_action->text().contains(u"34%"_s), qPrintable(m_action->text()));
        QTRY_VERIFY(m_orders.back() == Order::Look);
        m_links->showLearning({.state = State::Ready, .done = 1.0});
        QVERIFY(!m_action->isEnabled());
        QVERIFY(m_said.size() == 1 && m_said.front().contains(u"Statistical links"_s));
        m_links->showLearning({.state = State::Ready, .done = 1.0}); // a run was started meanwhile
        QCOMPARE(m_said.size(), 1);
    }

    void linksOfPairsThatWereCutAnewAreTold()
    {
        QSignalSpy changes(m_links.get(), &LinksController::changed);
        m_links->showCorpus({.trainingPairs = 100});
        m_links->showLearning({.state = State::Ready, .done = 1.0});
        QCOMPARE(changes.count(), 1);
        m_links->showRun({}); // the run uses pieces, so it has its own links, which were in the cache
        m_links->showLearning({.state = State::Ready, .done = 1.0});
        QCOMPARE(changes.count(), 2);
        m_links->showLearning({.state = State::Ready, .done = 1.0});
        QCOMPARE(changes.count(), 2);
    }

    void aClickStopsThem()
    {
        m_links->showCorpus({.trainingPairs = 100});
        m_links->showLearning({.state = State::Learning});
        m_action->trigger();
        QVERIFY(m_orders.back() == Order::Cancel);
        m_links->showLearning({.state = State::Cancelled});
        m_links->showRun({});
        QVERIFY2(m_orders.back() == Order::Cancel, "what a person stopped does not begin again by itself");
        m_action->trigger();
        QVERIFY(m_orders.back() == Order::Begin);
    }

    void slowOnesNeedAClick()
    {
        m_links->showCorpus({.trainingPairs = 100});
        m_links->showLearning({.state = State::Slow});
        QVERIFY(m_said.size() == 1 && m_said.front().contains(u"Tools ▸ Learn statistical links"_s));
        m_action->trigger();
        QVERIFY(m_orders.back() == Order::Begin);
    }

    void aNoticeIsShown()
    {
        QSignalSpy failures(m_links.get(), &LinksController::failed);
        m_links->showCorpus({.trainingPairs = 100});
        m_links->showLearning({.state = State::Ready, .notices = {Message("The disk is full.")}});
        QCOMPARE(failures.count(), 1);
    }

private:
    std::unique_ptr<QAction> m_action;
    std::unique_ptr<LinksController> m_links;
    std::vector<Order> m_orders;
    QStringList m_said;
};

ATTENTOSCOPE_TEST(TestLinksController, QApplication);
#include "tst_linkscontroller.moc"
