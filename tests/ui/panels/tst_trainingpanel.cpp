// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/uisamples.h"
#include "ui/panels/presetchooser.h"
#include "ui/panels/rundestination.h"
#include "ui/panels/settingeditor.h"
#include "ui/panels/settingsform.h"
#include "ui/panels/settingsmodel.h"
#include "ui/panels/trainingpanel.h"

#include <QAction>
#include <QDir>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace attentoscope;
using namespace attentoscope::ui;

class TestTrainingPanel : public QObject
{
    Q_OBJECT

    static SettingEditor* editor(const TrainingPanel& panel, const char* key)
    {
        return panel.findChild<SettingsForm*>()->editor(QString::fromLatin1(key));
    }

private slots:
    void requestHoldsPresetAndChanges()
    {
        TrainingPanel panel;
        panel.setCatalogue(testing::sampleCatalogue());
        panel.setPreset(QStringLiteral("luong-dot"));
        panel.settings().setValue(QStringLiteral("epochs"), QStringLiteral("2"));
        const auto request = panel.request(QStringLiteral("data.tsv"));
        QCOMPARE(request.preset, std::string("luong-dot"));
        QCOMPARE(request.settings.size(), 1U);
        QCOMPARE(request.settings.front().key, std::string("epochs"));
        QVERIFY2(request.runFolder.empty(), "no place for runs was given");
    }

    void eachRunGetsAFolderNamedForIt()
    {
        RunDestination destination;
        destination.setRunsFolder(QStringLiteral("/home/ada/runs"));
        const auto folder = destination.folderFor(QStringLiteral("my data/train set.tsv"), QStringLiteral("luong-dot"));
        QVERIFY2(folder.startsWith(QStringLiteral("/home/ada/runs/train-set-luong-dot-")), qPrintable(folder));
    }

    void aChosenFolderIsTakenAsItIs()
    {
        RunDestination destination;
        destination.setRunsFolder(QStringLiteral("/home/ada/runs"));
        destination.setChosenFolder(QStringLiteral("/elsewhere"));
        QCOMPARE(destination.folderFor(QStringLiteral("x"), QStringLiteral("y")), QStringLiteral("/elsewhere"));
    }

    void cancellingTheChoiceKeepsWhatWas()
    {
        RunDestination destination;
        destination.setRunsFolder(QStringLiteral("/home/ada/runs"));
        destination.setChosenFolder({});
        QVERIFY(destination.folderFor(QStringLiteral("x"), QStringLiteral("y"))
                .startsWith(QStringLiteral("/home/ada/runs/")));
    }

    void onlyRateAndEpochsStayOpenWhileTraining()
    {
        TrainingPanel panel;
        panel.setCatalogue(testing::sampleCatalogue());
        panel.setState(testing::running);
        QVERIFY(editor(panel, "learning_rate")->isEnabled());
        QVERIFY(editor(panel, "epochs")->isEnabled());
        QVERIFY(!editor(panel, "hidden_size")->isEnabled());
        panel.setState(testing::idleWithData);
        QVERIFY(editor(panel, "hidden_size")->isEnabled());
    }

    void changesWhileTrainingAreAnnounced()
    {
        TrainingPanel panel;
        panel.setCatalogue(testing::sampleCatalogue());
        QSignalSpy rates(&panel, &TrainingPanel::learningRateChanged);
        QSignalSpy epochs(&panel, &TrainingPanel::epochsChanged);
        panel.settings().setValue(QStringLiteral("epochs"), QStringLiteral("5"));
        QCOMPARE(epochs.count(), 0);
        panel.setState(testing::running);
        panel.settings().setValue(QStringLiteral("epochs"), QStringLiteral("7"));
        panel.settings().setValue(QStringLiteral("learning_rate"), QStringLiteral("0.5"));
        QCOMPARE(epochs.count(), 1);
        QCOMPARE(epochs.front().front().toInt(), 7);
        QCOMPARE(rates.count(), 1);
        QCOMPARE(rates.front().front().toDouble(), 0.5);
    }

    void takesOverTheSettingsOfARun()
    {
        TrainingPanel panel;
        panel.setCatalogue(testing::sampleCatalogue());
        panel.setState(testing::running);
        QSignalSpy rates(&panel, &TrainingPanel::learningRateChanged);
        panel.showRun(testing::sampleRun());
        QCOMPARE(panel.settings().value(QStringLiteral("hidden_size")), QStringLiteral("64"));
        QCOMPARE(panel.request({}).preset, std::string("luong-dot"));
        QCOMPARE(rates.count(), 0);
    }

    void attentionIsAChoiceAmongTheKinds()
    {
        TrainingPanel panel;
        panel.setCatalogue(testing::sampleCatalogue());
        const auto* info = panel.settings().find(QStringLiteral("attention"));
        QVERIFY(info);
        QCOMPARE(info->type, SettingType::Choice);
        QCOMPARE(info->choices.size(), 2U);
    }
};

QTEST_MAIN(TestTrainingPanel)
#include "tst_trainingpanel.moc"
