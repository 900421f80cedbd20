// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/uisamples.h"
#include "ui/settings/presetchooser.h"
#include "ui/settings/settingeditor.h"
#include "ui/settings/settingsform.h"
#include "ui/settings/settingsmodel.h"
#include "ui/training/rundestination.h"
#include "ui/training/trainingpanel.h"

#include <QAction>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
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

    void theSizeOfTheModelStandsBelowTheForm()
    {
        TrainingPanel panel;
        panel.setCatalogue(testing::sampleCatalogue());
        QSignalSpy requests(&panel, &TrainingPanel::sizeRequested);
        QVERIFY(requests.wait());
        panel.settings().setValue(QStringLiteral("epochs"), QStringLiteral("2"));
        QVERIFY(requests.wait());
        const auto request = requests.back().front().value<TrainingRequest>();
        QCOMPARE(request.settings.front().key, std::string("epochs"));
        const auto shown = [&] {
            for (const auto* label : panel.findChildren<QLabel*>())
                if (label->text().contains(QStringLiteral("843 k")) && !label->isHidden())
                    return true;
            return false;
        };
        panel.showSize(ModelSize{.weights = 843'000, .saveBytes = 10'116'000});
        QVERIFY(shown());
        panel.showSize(std::nullopt);
        QVERIFY(!shown());
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

    void whereARunLiesAlreadyTheNextGetsANumber()
    {
        const QTemporaryDir place;
        RunDestination destination;
        const auto chosen = place.filePath(QStringLiteral("run"));
        destination.setChosenFolder(chosen);
        QVERIFY(QDir().mkpath(chosen));
        QCOMPARE(destination.folderFor({}, {}), chosen);
        QFile config(chosen + QStringLiteral("/config.json"));
        QVERIFY(config.open(QIODevice::WriteOnly));
        QCOMPARE(destination.folderFor({}, {}), chosen + QStringLiteral("-2"));
    }

    void whatStaysOpenWhileTrainingSaysWhatItDoes()
    {
        TrainingPanel panel;
        panel.setCatalogue(testing::sampleCatalogue());
        panel.show();
        const auto notes = [&panel] {
            QStringList texts;
            for (const auto* label : panel.findChild<SettingsForm*>()->findChildren<QLabel*>())
                if (label->isVisible() && label->wordWrap())
                    texts << label->text();
            return texts.join(QLatin1Char(' '));
        };
        QVERIFY(notes().isEmpty());
        panel.setState(testing::running);
        for (const char* key : {"learning_rate", "epochs", "teacher_forcing"}) {
            QVERIFY(editor(panel, key)->isEnabled());
            const auto name = editor(panel, key)->field()->accessibleName();
            QVERIFY2(notes().contains(name + QLatin1Char(':')), key);
            QVERIFY(editor(panel, key)->field()->accessibleDescription().startsWith(name));
        }
        QVERIFY(!editor(panel, "hidden_size")->isEnabled());
        panel.setState(testing::idleWithData);
        QVERIFY(editor(panel, "hidden_size")->isEnabled());
        QVERIFY(notes().isEmpty());
    }

    void changesWhileTrainingAreAnnounced()
    {
        TrainingPanel panel;
        panel.setCatalogue(testing::sampleCatalogue());
        QSignalSpy rates(&panel, &TrainingPanel::learningRateChanged);
        QSignalSpy forcings(&panel, &TrainingPanel::teacherForcingChanged);
        QSignalSpy limits(&panel, &TrainingPanel::limitChanged);
        panel.settings().setValue(QStringLiteral("epochs"), QStringLiteral("5"));
        QCOMPARE(limits.count(), 0);
        panel.setState(testing::running);
        panel.settings().setValue(QStringLiteral("epochs"), QStringLiteral("7"));
        panel.settings().setValue(QStringLiteral("learning_rate"), QStringLiteral("0.5"));
        panel.settings().setValue(QStringLiteral("teacher_forcing"), QStringLiteral("0.25"));
        QCOMPARE(limits.count(), 1);
        QCOMPARE(limits.front().front().value<TrainingLimit>().epochs, 7);
        QCOMPARE(forcings.count(), 1);
        QCOMPARE(forcings.front().front().toDouble(), 0.25);
        panel.settings().setValue(QStringLiteral("steps"), QStringLiteral("500"));
        QCOMPARE(limits.back().front().value<TrainingLimit>().steps, 500);
        QCOMPARE(limits.back().front().value<TrainingLimit>().epochs, 0);
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
