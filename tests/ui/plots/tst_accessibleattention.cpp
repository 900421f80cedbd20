// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a screen reader finds of an attention map, asked through the accessibility interface alone.
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/plots/view/accessibleattention.h"
#include "ui/plots/view/attentionview.h"

namespace {

struct Announcement
{
    QAccessible::Event type;
    QObject* object;
    int child;
};

QList<Announcement> announced;

Translation small()
{
    return translationWith("die Katze <eos>", "cat <eos>", {0.1F, 0.873F, 0.027F, 0.05F, 0.05F, 0.9F});
}

} // namespace

class TestAccessibleAttention : public QObject
{
    Q_OBJECT

    static void record(QAccessibleEvent* event) { announced.append({event->type(), event->object(), event->child()}); }
    static QString weight(double value) { return QLocale().toString(value, 'f', 3); }

private slots:
    void init()
    {
        m_view = std::make_unique<AttentionView>();
        m_view->showTranslation(small());
        m_view->resize(500, 400);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->activateWindow();
        m_view->setFocus();
        QTRY_VERIFY(m_view->hasFocus());
        m_view->plot().replot(QCustomPlot::rpImmediateRefresh);
    }

    void cleanup()
    {
        announceThrough(QAccessible::updateAccessibility);
        m_view.reset();
    }

    void isATableOfWordsAndWeights_data()
    {
        QTest::addColumn<int>("form");
        QTest::addRow("matrix") << int(AttentionForm::Matrix);
        QTest::addRow("lines") << int(AttentionForm::Lines);
    }

    void isATableOfWordsAndWeights()
    {
        QFETCH(int, form);
        m_view->choose(&AttentionOptions::form, AttentionForm(form));
        QCOMPARE(face()->role(), QAccessible::Table);
        QVERIFY(!face()->text(QAccessible::Name).isEmpty());
        QVERIFY(table());
        QCOMPARE(table()->rowCount(), 2);
        QCOMPARE(table()->columnCount(), 3);
        QAccessibleInterface* cell = table()->cellAt(0, 1);
        QVERIFY(cell && cell->isValid());
        QCOMPARE(cell->role(), QAccessible::Cell);
        QCOMPARE(cell->text(QAccessible::Name), u"Katze → cat "_s + weight(0.873));
        QCOMPARE(cell->text(QAccessible::Value), weight(0.873));
        QVERIFY(cell->text(QAccessible::Description).contains(u"1 of 3"_s));
        QCOMPARE(cell->tableCellInterface()->rowIndex(), 0);
        QCOMPARE(cell->tableCellInterface()->columnIndex(), 1);
        QCOMPARE(cell->tableCellInterface()->table(), face());
        QVERIFY(!cell->rect().isEmpty());
        QVERIFY(face()->rect().contains(cell->rect()));
        QVERIFY(!table()->cellAt(2, 0));
        QVERIFY(!table()->cellAt(0, -1));
    }

    void headersAreTheWords()
    {
        const auto header = [](const QList<QAccessibleInterface*>& cells) {
            return cells.size() == 1 ? cells.first()->text(QAccessible::Name) : QString();
        };
        auto* cell = table()->cellAt(1, 0)->tableCellInterface();
        QCOMPARE(header(cell->rowHeaderCells()), u"<eos>"_s);
        QCOMPARE(header(cell->columnHeaderCells()), u"die"_s);
        QCOMPARE(cell->rowHeaderCells().first()->role(), QAccessible::RowHeader);
        QCOMPARE(cell->columnHeaderCells().first()->role(), QAccessible::ColumnHeader);
        QCOMPARE(table()->rowDescription(0), u"cat"_s);
        QCOMPARE(table()->columnDescription(1), u"Katze"_s);
        QVERIFY(cell->columnHeaderCells().first()->text(QAccessible::Description).contains(u"cat"_s));
    }

    void childrenKnowTheirPlace()
    {
        QCOMPARE(face()->childCount(), 3 + 2 + 6);
        for (int index = 0; index < face()->childCount(); ++index) {
            QAccessibleInterface* child = face()->child(index);
            QVERIFY(child);
            QCOMPARE(face()->indexOfChild(child), index);
            QCOMPARE(child->parent(), face());
            QVERIFY(!child->text(QAccessible::Name).isEmpty());
        }
        QVERIFY(!face()->child(11));
        QCOMPARE(face()->child(3 + 2 + 4), table()->cellAt(1, 1));
    }

    void cellsAreFoundUnderThePointer()
    {
        for (int row = 0; row < 2; ++row) {
            for (int column = 0; column < 3; ++column) {
                const QPoint centre = table()->cellAt(row, column)->rect().center();
                QCOMPARE(face()->childAt(centre.x(), centre.y()), table()->cellAt(row, column));
            }
        }
        const QPoint header = face()->child(1)->rect().center();
        QCOMPARE(face()->childAt(header.x(), header.y()), face()->child(1));
        QVERIFY(!face()->childAt(-5000, -5000));
    }

    void theCurrentCellHasTheFocus()
    {
        auto* view = QAccessible::queryAccessibleInterface(m_view.get());
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(view->focusChild(), table()->cellAt(0, 0));
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QCOMPARE(view->focusChild(), table()->cellAt(1, 1));
        QVERIFY(table()->cellAt(1, 1)->state().focused);
        QVERIFY(!table()->cellAt(0, 0)->state().focused);
        m_view->clear(u"Nothing"_s);
        QCOMPARE(face()->childCount(), 0);
    }

    void walkingIsAnnounced()
    {
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        announced.clear();
        announceThrough(record);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        const auto focus = [] {
            QList<int> children;
            for (const Announcement& event : announced)
                if (event.type == QAccessible::Focus)
                    children << event.child;
            return children;
        };
        QCOMPARE(focus(), QList<int>{3 + 2 + 1});
        QCOMPARE(face()->child(focus().first())->text(QAccessible::Name), u"Katze → cat "_s + weight(0.873));
        announced.clear();
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(focus(), QList<int>{3 + 2 + 1});
    }

    void anotherSentenceIsAnnounced()
    {
        announced.clear();
        announceThrough(record);
        const auto resets = [] {
            return std::ranges::count(announced, QAccessible::TableModelChanged, &Announcement::type);
        };
        m_view->showTranslation(small());
        QCOMPARE(resets(), 0);
        m_view->showTranslation(sampleOf(4));
        QCOMPARE(resets(), 1);
        QCOMPARE(table()->rowCount(), 4);
    }

    void fewerTokensAreAnnounced()
    {
        announced.clear();
        announceThrough(record);
        m_view->choose(&AttentionOptions::colorMap, ColorMapId::Magma);
        QVERIFY(announced.isEmpty());
        m_view->choose(&AttentionOptions::specialTokens, SpecialTokens::Hidden);
        QCOMPARE(std::ranges::count(announced, QAccessible::TableModelChanged, &Announcement::type), 1);
    }

    void hiddenTokensAreNotSelected()
    {
        m_view->choose(&AttentionOptions::specialTokens, SpecialTokens::Hidden);
        WordSelection all;
        all.selectRange(Side::Source, 0, 2);
        all.selectRange(Side::Target, 1, 1);
        m_view->select(all);
        QCOMPARE(m_view->selection(), (WordSelection{.rows = {}, .columns = {0, 1}}));
        QCOMPARE(table()->selectedColumns(), (QList<int>{0, 1}));
        QVERIFY(table()->selectedRows().isEmpty());
    }

    void pinAndSelectionAreSelected()
    {
        m_view->pinCell({0, 1});
        QVERIFY(table()->cellAt(0, 1)->state().selected);
        QVERIFY(!table()->cellAt(0, 0)->state().selected);
        QCOMPARE(table()->selectedCells(), QList<QAccessibleInterface*>{table()->cellAt(0, 1)});
        QVERIFY(table()->selectRow(1));
        QVERIFY(table()->selectColumn(2));
        QCOMPARE(m_view->selection(), (WordSelection{.rows = {1}, .columns = {2}}));
        QVERIFY(table()->isRowSelected(1) && !table()->isRowSelected(0));
        QCOMPARE(table()->selectedColumns(), QList<int>{2});
        QVERIFY(table()->unselectRow(1));
        QCOMPARE(table()->selectedRowCount(), 0);
        QVERIFY(!table()->selectRow(9));
    }

    void hiddenTokensAreNoRowsOrColumns()
    {
        m_view->choose(&AttentionOptions::specialTokens, SpecialTokens::Hidden);
        QCOMPARE(table()->rowCount(), 1);
        QCOMPARE(table()->columnCount(), 2);
        QCOMPARE(table()->cellAt(0, 1)->text(QAccessible::Name), u"Katze → cat "_s + weight(0.873));
    }

    void cellsOutliveTheirSentence()
    {
        QAccessibleInterface* cell = table()->cellAt(1, 2);
        m_view->choose(&AttentionOptions::specialTokens, SpecialTokens::Hidden);
        QVERIFY(!cell->isValid());
        QVERIFY(cell->text(QAccessible::Name).isEmpty());
        QVERIFY(cell->state().invalid);
        m_view->choose(&AttentionOptions::specialTokens, SpecialTokens::Shown);
        QVERIFY(cell->isValid());
        QCOMPARE(cell, table()->cellAt(1, 2));
    }

    void everyControlHasNameAndRole()
    {
        m_view->pinCell({0, 0});
        m_view->select({.rows = {0, 1}, .columns = {}});
        for (const auto* widget : m_view->findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->layout() || !widget->children().isEmpty())
                continue;
            auto* part = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
            QVERIFY(part);
            QVERIFY2(part->role() != QAccessible::NoRole, widget->metaObject()->className());
            const QString said = part->text(QAccessible::Name) + part->text(QAccessible::Value);
            QVERIFY2(!said.isEmpty(), widget->metaObject()->className());
        }
        for (const QAction* action : m_view->optionsMenu()->findChildren<QAction*>())
            QVERIFY(action->isSeparator() || !action->text().isEmpty());
    }

private:
    QAccessibleInterface* face() const { return QAccessible::queryAccessibleInterface(&m_view->plot()); }
    QAccessibleTableInterface* table() const { return face()->tableInterface(); }
    std::unique_ptr<AttentionView> m_view;
};

ATTENTOSCOPE_TEST(TestAccessibleAttention, QApplication);
#include "tst_accessibleattention.moc"
