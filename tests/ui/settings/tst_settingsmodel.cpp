// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/support/testprogram.h"
#include "ui/settings/settingeditor.h"
#include "ui/settings/settingsdialog.h"
#include "ui/settings/settingsform.h"
#include "ui/settings/settingsmodel.h"
#include "ui/theme/theme.h"

class TestSettingsModel : public QObject
{
    Q_OBJECT

    SettingsModel m_model;
    QString key(const char* name) const { return QString::fromLatin1(name); }

private slots:
    void init()
    {
        const auto catalogue = sampleCatalogue();
        m_model.setRows(catalogue.settings);
        m_model.setDefaults(catalogue.presets.front().values);
        m_model.resetAll();
    }

    void obeysTheRulesOfModels()
    {
        const QAbstractItemModelTester tester(&m_model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_model.setValue(key("epochs"), u"3"_s);
        m_model.resetAll();
        m_model.setRows({});
        QCOMPARE(m_model.rowCount(), 0);
    }

    void knowsWhatDiffersFromTheDefaults()
    {
        m_model.setValue(key("epochs"), u"3"_s);
        m_model.setValue(key("dropout"), u"0.10"_s);
        const auto changes = m_model.changes();
        QCOMPARE(changes.size(), 1U);
        QCOMPARE(changes.front().key, std::string("epochs"));
        QCOMPARE(changes.front().value, std::string("3"));
        m_model.setValue(key("epochs"), u"10"_s);
        QVERIFY(m_model.changes().empty());
    }

    void keepsChangesWhenThePresetChanges()
    {
        m_model.setValue(key("epochs"), u"3"_s);
        m_model.setValue(key("hidden_size"), u"512"_s);
        m_model.setDefaults(sampleCatalogue().presets.back().values);
        QCOMPARE(m_model.value(key("epochs")), u"3"_s);
        QVERIFY2(!m_model.isChanged(key("hidden_size")), "512 is the new preset's own value");
        QCOMPARE(m_model.value(key("attention")), u"dot"_s);
    }

    void formAndModelFollowEachOther()
    {
        SettingsForm form(m_model, {key("epochs"), key("dropout"), key("no_such_key")});
        auto* epochs = qobject_cast<QSpinBox*>(form.editor(key("epochs"))->field());
        QVERIFY(epochs);
        QCOMPARE(epochs->value(), 10);
        m_model.setValue(key("epochs"), u"4"_s);
        QCOMPARE(epochs->value(), 4);
        epochs->setValue(6);
        QCOMPARE(m_model.value(key("epochs")), u"6"_s);
        QVERIFY(!form.editor(key("no_such_key")));
    }

    void realNumbersOutOfRangeAreNotTaken()
    {
        SettingsForm form(m_model, {key("dropout")});
        auto* dropout = qobject_cast<QLineEdit*>(form.editor(key("dropout"))->field());
        QVERIFY(dropout);
        dropout->clear();
        QTest::keyClicks(dropout, u"7"_s);
        QTest::keyClick(dropout, Qt::Key_Return);
        QCOMPARE(m_model.value(key("dropout")), u"0.1"_s);
        dropout->clear();
        QTest::keyClicks(dropout, u"0.3"_s);
        QTest::keyClick(dropout, Qt::Key_Return);
        QCOMPARE(m_model.value(key("dropout")), u"0.3"_s);
    }

    /// Both marks are accepted in every language. The number is displayed with the language's own mark.
    void realNumbersHaveAPointOrAComma()
    {
        const QLocale before;
        for (const auto& locale : {QLocale(QLocale::English), QLocale(QLocale::German), QLocale(QLocale::French)}) {
            QLocale::setDefault(locale);
            SettingsForm form(m_model, {key("dropout")});
            auto* line = qobject_cast<QLineEdit*>(form.editor(key("dropout"))->field());
            for (const char* typed : {"0,25", "0.125"}) {
                line->clear();
                QTest::keyClicks(line, QString::fromLatin1(typed));
                QTest::keyClick(line, Qt::Key_Return);
                QCOMPARE(m_model.value(key("dropout")),
                    QString::fromLatin1(typed).replace(QLatin1Char(','), QLatin1Char('.')));
                QCOMPARE(settingValueText(*m_model.find(key("dropout")), m_model.value(key("dropout"))),
                    m_model.value(key("dropout")).replace(QLatin1Char('.'), locale.decimalPoint()));
            }
            m_model.setValue(key("dropout"), u"0.1"_s);
            QCOMPARE(line->text(), u"0.1"_s.replace(QLatin1Char('.'), locale.decimalPoint()));
            line->setText(u"7,5"_s);
            QTest::keyClick(line, Qt::Key_Return);
            QCOMPARE(line->text(), u"0.1"_s.replace(QLatin1Char('.'), locale.decimalPoint()));
        }
        QLocale::setDefault(before);
    }

    /// "-5" must not become 5. A refused number is explained beside the field, with the valid range.
    void numbersOutOfRangeAreRefusedBesideTheField_data()
    {
        addColumns<QString, QString, QString>("name", "typed", "range");
        QTest::newRow("real below") << key("learning_rate") << u"-5"_s << u"from 1e-09 to 100"_s;
        QTest::newRow("real above") << key("learning_rate") << u"1000"_s << u"from 1e-09 to 100"_s;
        QTest::newRow("no number") << key("dropout") << u"much"_s << u"from 0 to 0.95"_s;
        QTest::newRow("integer below") << key("epochs") << u"-5"_s << u"whole number from 1"_s;
        QTest::newRow("integer above") << key("hidden_size") << u"99999999"_s << u"from 1 to 16,384"_s;
        QTest::newRow("seed") << key("seed") << u"-1"_s << u"whole number from 0"_s;
    }

    void numbersOutOfRangeAreRefusedBesideTheField()
    {
        const auto [name, typed, range] = fetched<QString, QString, QString>();
        QLocale::setDefault(QLocale::c());
        SettingsForm form(m_model, {name});
        form.setLocale(QLocale(QLocale::English, QLocale::UnitedStates));
        auto* field = form.editor(name)->field();
        const auto before = m_model.value(name);
        auto* line = qobject_cast<QLineEdit*>(field) ? qobject_cast<QLineEdit*>(field) : field->findChild<QLineEdit*>();
        QVERIFY(line);
        line->selectAll();
        QTest::keyClicks(line, typed);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(m_model.value(name), before);
        QVERIFY2(line->text().remove(QLatin1Char(',')) == before, qPrintable(line->text()));
        const auto labels = form.findChildren<QLabel*>();
        const auto note =
            std::ranges::find_if(labels, [&](const QLabel* label) { return label->text().contains(typed); });
        QVERIFY2(note != labels.end() && !(*note)->isHidden(), "it says what is refused");
        QVERIFY2((*note)->text().contains(range), qPrintable((*note)->text()));
        QVERIFY(field->accessibleDescription().contains(range));
        const auto colorOfNote = [note] { return (*note)->palette().color((*note)->foregroundRole()); };
        QCOMPARE(colorOfNote(), errorColor(form.palette()));
        auto dark = form.palette();
        dark.setColor(QPalette::Window, Qt::black);
        dark.setColor(QPalette::WindowText, Qt::white);
        form.setPalette(dark);
        QVERIFY(colorOfNote() != errorColor(QPalette(Qt::white)));
        QCOMPARE(colorOfNote(), errorColor(form.palette()));
    }

    void aGoodNumberClearsTheRefusal()
    {
        SettingsForm form(m_model, {key("dropout")});
        auto* line = qobject_cast<QLineEdit*>(form.editor(key("dropout"))->field());
        line->setText(u"7"_s);
        QTest::keyClick(line, Qt::Key_Return);
        line->setText(u"0.5"_s);
        QTest::keyClick(line, Qt::Key_Return);
        for (const auto* label : form.findChildren<QLabel*>())
            QVERIFY(!label->text().contains(u"not taken"_s));
    }

    void aSettingWithoutEffectIsGreyAndSaysWhy()
    {
        SettingsForm form(m_model, {key("hidden_size"), key("warm_size")});
        QVERIFY(!form.editor(key("warm_size"))->isEnabled());
        QVERIFY(m_model.idleReason(key("warm_size")).contains(u"“Attention” is general"_s));
        m_model.setValue(key("warm_size"), u"8"_s);
        QVERIFY(!m_model.changes().empty());
        QVERIFY2(m_model.effectiveChanges().empty(), "training is not asked for what changes nothing");
        m_model.setValue(key("attention"), u"dot"_s);
        QVERIFY(form.editor(key("warm_size"))->isEnabled());
        QVERIFY(m_model.idleReason(key("warm_size")).isEmpty());
        QCOMPARE(m_model.effectiveChanges().size(), 2U);
    }

    void searchFindsKeysAndSaysWhenNothingIsFound()
    {
        SettingsDialog dialog(m_model);
        auto* search = dialog.findChild<QLineEdit*>();
        search->setText(u"hidden_size"_s);
        QCOMPARE(dialog.table()->model()->rowCount(), 1);
        search->setText(u"zebra"_s);
        QCOMPARE(dialog.table()->model()->rowCount(), 0);
        const auto labels = dialog.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) { return label->text().contains("“zebra”"); }));
        search->clear();
        QVERIFY(std::ranges::none_of(labels, [](const QLabel* label) { return label->text().contains("“zebra”"); }));
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
        QVERIFY(table->model()->setData(cell("epochs"), u"5"_s, Qt::EditRole));
        QVERIFY(m_model.isChanged(key("epochs")));
        table->setCurrentIndex(cell("epochs"));
        const auto buttons = dialog.findChildren<QPushButton*>();
        const auto reset = std::ranges::find(buttons, u"&Reset this setting"_s, &QPushButton::text);
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
        QCOMPARE(m_model.value(key("tokenizer")), u"characters"_s);
    }
};

ATTENTOSCOPE_TEST(TestSettingsModel, QApplication);
#include "tst_settingsmodel.moc"
