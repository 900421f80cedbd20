// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/lessons/answerswindow.h"

namespace {

LearnersPage pageOf(const std::string& learner, const std::string& language, StepState state)
{
    HandedIn answers{.learner = learner,
        .lesson = "letters",
        .title = "<b>Letters",
        .sum = "3fa9c1",
        .language = language,
        .version = "0.3.0",
        .begun = "2026-11-26T10:00:00",
        .steps = {}};
    answers.steps.push_back({.id = "ask",
        .title = "It copies",
        .question = "Which letter?",
        .state = state,
        .outcome = state == StepState::Done ? Outcome::Otherwise : Outcome::None,
        .expected = state == StepState::Done ? "a" : "",
        .seen = "b"});
    return {"page.html", answers};
}

ClassAnswers twoLearners()
{
    return {{{{pageOf("Ada", "en", StepState::Done), pageOf("", "en", StepState::Skipped)}}},
        {{"old.html", Message("{} has no answers.", "old.html")}}};
}

} // namespace

class TestAnswersWindow : public QObject
{
    Q_OBJECT

private slots:
    void theTableHasARowForEachStepAndAColumnForEachLearner()
    {
        AnswersWindow window;
        window.showAnswers(twoLearners(), u"/a class"_s);
        const auto* model = window.table().model();
        QCOMPARE(model->rowCount(), 1);
        QCOMPARE(model->columnCount(), 2);
        QCOMPARE(model->index(0, 0).data().toString(), u"a → b ✗"_s);
        QCOMPARE(model->index(0, 1).data().toString(), u"skipped"_s);
        QCOMPARE(model->headerData(0, Qt::Horizontal).toString(), u"Ada"_s);
        QCOMPARE(model->headerData(1, Qt::Horizontal).toString(), u"(no name)"_s);
        QCOMPARE(model->headerData(0, Qt::Vertical).toString(), u"1. It copies"_s);
        QVERIFY(window.summary().contains(u"2 page"_s) && window.summary().contains(u"<b>Letters"_s));
        QVERIFY(window.lessons().isHidden());
        QCOMPARE(window.leftOut(), u"old.html has no answers."_s);
    }

    void languagesHaveTheirOwnTables()
    {
        AnswersWindow window;
        auto answers = twoLearners();
        answers.tables.push_back({{pageOf("Zoë", "fr", StepState::NotReached)}});
        window.showAnswers(answers, u"/a class"_s);
        QCOMPARE(window.lessons().count(), 2);
        window.lessons().setCurrentIndex(1);
        QCOMPARE(window.table().model()->columnCount(), 1);
        QCOMPARE(window.table().model()->index(0, 0).data().toString(), u"not done"_s);
        window.showAnswers({}, u"/an empty class"_s);
        QCOMPARE(window.table().model()->columnCount(), 0);
        QVERIFY(window.summary().contains(u"/an empty class"_s));
    }

    void tableAndPictureBecomeFiles()
    {
        const QTemporaryDir place;
        AnswersWindow window;
        window.showAnswers(twoLearners(), u"/a class"_s);
        const auto read = [&place](const QString& name) {
            QFile file(place.filePath(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        window.writeTable(place.filePath(u"a.csv"_s));
        QVERIFY(read(u"a.csv"_s).contains("Which letter?,Ada,page.html,done,a,b,false\r\n"));
        window.writePicture(place.filePath(u"a.svg"_s));
        QVERIFY(read(u"a.svg"_s).startsWith("<svg"));
        window.writePicture(place.filePath(u"a.png"_s));
        const auto image = QImage::fromData(read(u"a.png"_s));
        QCOMPARE(image.width(), 2400);
        QCOMPARE(image.pixelColor(5, 5), QColor(Qt::white));
        bool isDrawn = false;
        for (int x = 0; x < image.width() && !isDrawn; ++x)
            isDrawn = image.pixelColor(x, 84) != QColor(Qt::white); // through the title
        QVERIFY(isDrawn);
    }

    void aFolderIsReadInAnotherThread()
    {
        const QTemporaryDir place;
        QFile page(place.filePath(u"ada.html"_s));
        QVERIFY(page.open(QIODevice::WriteOnly));
        page.write(QByteArray::fromStdString(handedInElement(pageOf("Ada", "en", StepState::Done).answers)));
        page.close();
        AnswersWindow window;
        QSignalSpy shown(&window, &AnswersWindow::shown);
        window.readFolder(place.path());
        QVERIFY(shown.wait());
        QCOMPARE(window.table().model()->headerData(0, Qt::Horizontal).toString(), u"Ada"_s);
        window.readFolder(place.filePath(u"none"_s));
        QVERIFY(shown.wait());
        QVERIFY(window.summary().contains(u"is no folder"_s));
    }
};

ATTENTOSCOPE_TEST(TestAnswersWindow, QApplication);
#include "tst_answerswindow.moc"
