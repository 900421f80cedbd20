// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/presets.h"
#include "engine/settings/settings.h"
#include "engine/unshuffle/vectortext.h"
#include "tests/support/testprogram.h"

/// Typed text for the unshuffle task, and the settings that have a meaning in it.
class TestVectorText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data()
    {
        addColumns<QString, QString, QString>("typed", "labels", "written");
        QTest::newRow("numbers") << "3 1 2" << "[3,4] [1,2] [2,3]" << "3 1 2";
        QTest::newRow("one") << "7" << "[7,8]" << "7";
        QTest::newRow("vectors") << "[3,4] [1,2]" << "[3,4] [1,2]" << "[3,4] [1,2]";
        QTest::newRow("commas and spaces") << "  3, 1;2\t4 " << "[3,4] [1,2] [2,3] [4,5]" << "3 1 2 4";
        QTest::newRow("spaces in brackets") << "[ 3 , 4 ][1,2]" << "[3,4] [1,2]" << "[3,4] [1,2]";
        QTest::newRow("start pair in front") << "[0,1] [2,3] [1,2]" << "[2,3] [1,2]" << "[2,3] [1,2]";
        QTest::newRow("twice the same") << "2 2 1" << "[2,3] [2,3] [1,2]" << "2 2 1";
        QTest::newRow("no successors") << "[5,9] 1" << "[5,9] [1,2]" << "[5,9] [1,2]";
    }

    void reads()
    {
        const auto [typed, labels, written] = fetched<QString, QString, QString>();
        const auto read = readVectors(typed.toStdString());
        QVERIFY2(read, read ? "" : read.error().message.c_str());
        QStringList found;
        for (const auto pair : read->vectors)
            found << QString::fromStdString(labelOf(pair));
        QCOMPARE(found.join(QLatin1Char(' ')), labels);
        QCOMPARE(QString::fromStdString(writeVectors(read->vectors, read->notation)), written);
    }

    void aPairThatIsNoNumberIsWrittenAsVector()
    {
        const std::vector<NumberPair> pairs{{1, 2}, {3, 5}};
        QCOMPARE(writeVectors(pairs, VectorNotation::Numbers), std::string("1 [3,5]"));
    }

    void refusesRubbish_data()
    {
        addColumns<QString, QString>("typed", "told");
        QTest::newRow("nothing") << "" << "nothing to put in order";
        QTest::newRow("spaces") << "  \t" << "nothing to put in order";
        QTest::newRow("only the start pair") << "[0,1]" << "nothing to put in order";
        QTest::newRow("a word") << "3 cat 2" << "\"cat\"";
        QTest::newRow("a fraction") << "1.5" << "\"1.5\"";
        QTest::newRow("negative") << "-1" << "\"-1\"";
        QTest::newRow("too large") << "1000" << "from 0 to 999";
        QTest::newRow("beyond an int") << "99999999999999" << "from 0 to 999";
        QTest::newRow("open bracket") << "[3,4" << "\"[3,4\"";
        QTest::newRow("three numbers") << "[3,4,5]" << "\"[3,4,5]\"";
        QTest::newRow("one number in brackets") << "[3]" << "\"[3]\"";
        QTest::newRow("empty brackets") << "[]" << "\"[]\"";
        QTest::newRow("other brackets") << "(3,4)" << "\"(3\"";
        QTest::newRow("long rubbish") << QString(500, QLatin1Char('x')) << "xxxx…";
    }

    void refusesRubbish()
    {
        const auto [typed, told] = fetched<QString, QString>();
        const auto read = readVectors(typed.toStdString());
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::BadData);
        const auto message = QString::fromStdString(read.error().message);
        QVERIFY2(message.contains(told) && message.contains("3 1 2"_L1), qPrintable(message));
    }

    void refusesTooMany()
    {
        std::string typed;
        for (int number = 0; number <= 200; ++number)
            typed += "1 ";
        QVERIFY(readVectors(typed).error().message.find("201") != std::string::npos);
    }

    void settingsWithoutEffectAreRefused()
    {
        using enum UnshuffleRecipe;
        QVERIFY(checkUnshuffleSettings(Robust, {{"recipe", "robust"}, {"batch_size", "32"}, {"attention_size", "8"}}));
        const auto hidden = checkUnshuffleSettings(Robust, {{"seed", "3"}, {"hidden_size", "64"}});
        QVERIFY(!hidden);
        QCOMPARE(hidden.error().code, ErrorCode::InvalidSetting);
        const auto& message = hidden.error().message;
        for (const char* part : {"hidden_size", "attention_size", "learning_rate", "steps", "seed"})
            QVERIFY2(message.find(part) != std::string::npos, message.c_str());
        QVERIFY(!checkUnshuffleSettings(Article, {{"batch_size", "32"}}));
    }

    void theRecipeBringsItsDefaults()
    {
        const auto robust = configure("unshuffle", {});
        QVERIFY(robust && robust->task == Task::Unshuffle);
        QCOMPARE(robust->training.recipe, UnshuffleRecipe::Robust);
        QCOMPARE(robust->training.steps, 2500);
        QCOMPARE(robust->model.attentionSize, 20);
        const auto article = configure("unshuffle", {{"steps", "900"}, {"recipe", "article"}});
        QVERIFY(article);
        QCOMPARE(article->training.optimizer, OptimizerKind::Sgd);
        QCOMPARE(article->training.learningRate, 1e-3);
        QCOMPARE(article->training.momentum, 0.9);
        QCOMPARE(article->training.steps, 900);
        QCOMPARE(taskOf("unshuffle"), Task::Unshuffle);
        QCOMPARE(taskOf("recommended"), Task::Sentences);
        QCOMPARE(taskOf("no such preset"), Task::Sentences);
    }
};

ATTENTOSCOPE_TEST(TestVectorText, QCoreApplication);
#include "tst_vectortext.moc"
