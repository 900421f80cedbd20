// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/uisamples.h"
#include "ui/settings/settingdelegate.h"
#include "ui/settings/settingeditor.h"
#include "ui/settings/settingsdialog.h"
#include "ui/settings/settingsform.h"
#include "ui/settings/settingsmodel.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace attentoscope;
using namespace attentoscope::ui;

class TestSettingsModel : public QObject
{
    Q_OBJECT

    SettingsModel m_model;
    QString key(const char* name) const { return QString::fromLatin1(name); }

private slots:
    void init()
    {
        const auto catalogue = testing::sampleCatalogue();
        m_model.setRows(catalogue.settings);
        m_model.setDefaults(catalogue.presets.front().values);
        m_model.resetAll();
    }

    void obeysTheRulesOfModels()
    {
        const QAbstractItemModelTester tester(&m_model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_model.setValue(key("epochs"), QStringLiteral("3"));
        m_model.resetAll();
        m_model.setRows({});
        QCOMPARE(m_model.rowCount(), 0);
    }

    void knowsWhatDiffersFromTheDefaults()
    {
        m_model.setValue(key("epochs"), QStringLiteral("3"));
        m_model.setValue(key("dropout"), QStringLiteral("0.10"));
        const auto changes = m_model.changes();
        QCOMPARE(changes.size(), 1U);
        QCOMPARE(changes.front().key, std::string("epochs"));
        QCOMPARE(changes.front().value, std::string("3"));
        m_model.setValue(key("epochs"), QStringLiteral("10"));
        QVERIFY(m_model.changes().empty());
    }

    void keepsChangesWhenThePresetChanges()
    {
        m_model.setValue(key("epochs"), QStringLiteral("3"));
        m_model.setValue(key("hidden_size"), QStringLiteral("512"));
        m_model.setDefaults(testing::sampleCatalogue().presets.back().values);
        QCOMPARE(m_model.value(key("epochs")), QStringLiteral("3"));
        QVERIFY2(!m_model.isChanged(key("hidden_size")), "512 is the new preset's own value");
        QCOMPARE(m_model.value(key("attention")), QStringLiteral("dot"));
    }

    void formAndModelFollowEachOther()
    {
        SettingsForm form(m_model, {key("epochs"), key("dropout"), key("no_such_key")});
        auto* epochs = qobject_cast<QSpinBox*>(form.editor(key("epochs"))->field());
        QVERIFY(epochs);
        QCOMPARE(epochs->value(), 10);
        m_model.setValue(key("epochs"), QStringLiteral("4"));
        QCOMPARE(epochs->value(), 4);
        epochs->setValue(6);
        QCOMPARE(m_model.value(key("epochs")), QStringLiteral("6"));
        QVERIFY(!form.editor(key("no_such_key")));
    }

    void realNumbersOutOfRangeAreNotTaken()
    {
        SettingsForm form(m_model, {key("dropout")});
        auto* dropout = qobject_cast<QLineEdit*>(form.editor(key("dropout"))->field());
        QVERIFY(dropout);
        dropout->clear();
        QTest::keyClicks(dropout, QStringLiteral("7"));
        QTest::keyClick(dropout, Qt::Key_Return);
        QCOMPARE(m_model.value(key("dropout")), QStringLiteral("0.1"));
        dropout->clear();
        QTest::keyClicks(dropout, QStringLiteral("0.3"));
        QTest::keyClick(dropout, Qt::Key_Return);
        QCOMPARE(m_model.value(key("dropout")), QStringLiteral("0.3"));
    }

    void seedsHaveRoomForAllTheirDigits()
    {
        const SettingEditor editor(*m_model.find(key("seed")));
        QVERIFY(qobject_cast<QLineEdit*>(editor.field()));
    }

    void dialogEditsAndResetsRows()
    {
        SettingsDialog dialog(m_model);
        auto* table = dialog.table();
        const auto cell = [&](const char* name) {
            for (int row = 0; row < table->model()->rowCount(); ++row)
                if (table->model()->index(row, 0).data(SettingsModel::KeyRole).toString() == key(name))
                    return table->model()->index(row, int(SettingsModel::ValueColumn));
            return QModelIndex();
        };
        QVERIFY(table->model()->setData(cell("epochs"), QStringLiteral("5"), Qt::EditRole));
        QVERIFY(m_model.isChanged(key("epochs")));
        table->setCurrentIndex(cell("epochs"));
        const auto buttons = dialog.findChildren<QPushButton*>();
        const auto reset = std::ranges::find(buttons, QStringLiteral("&Reset this one"), &QPushButton::text);
        QVERIFY(reset != buttons.end());
        QVERIFY((*reset)->isEnabled());
        (*reset)->click();
        QVERIFY(!m_model.isChanged(key("epochs")));
        QVERIFY(!(*reset)->isEnabled());
    }

    void delegateMakesTheEditorThatFits()
    {
        SettingsDialog dialog(m_model);
        auto* table = dialog.table();
        auto* delegate = table->itemDelegate();
        QWidget parent;
        const auto index = table->model()->index(0, SettingsModel::ValueColumn);
        auto* editor = qobject_cast<SettingEditor*>(delegate->createEditor(&parent, {}, index));
        QVERIFY(editor);
        auto* combo = qobject_cast<QComboBox*>(editor->field());
        QVERIFY(combo);
        QCOMPARE(combo->count(), 3);
        combo->setCurrentIndex(2);
        delegate->setModelData(editor, table->model(), index);
        QCOMPARE(m_model.value(key("tokenizer")), QStringLiteral("characters"));
    }
};

QTEST_MAIN(TestSettingsModel)
#include "tst_settingsmodel.moc"
