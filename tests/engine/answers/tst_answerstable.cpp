// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/answers/answerspicture.h"
#include "engine/storage/answers/answerstable.h"
#include "tests/support/testprogram.h"

#include <nlohmann/json.hpp>

namespace {

HandedIn answersOf(const std::string& learner, const std::string& expected, Outcome outcome)
{
    HandedIn answers{.learner = learner,
        .lesson = "letters",
        .title = "Letters",
        .sum = "3fa9c1",
        .language = "en",
        .version = {},
        .begun = "2026-11-26T10:00:00",
        .steps = {}};
    answers.steps.push_back({.id = "ask",
        .title = "It copies",
        .question = "Which letter?",
        .state = StepState::Done,
        .outcome = outcome,
        .expected = expected,
        .seen = "b",
        .trainingStep = 300});
    answers.steps.push_back(
        {.id = "own", .title = "Your own", .question = {}, .state = StepState::Skipped, .expected = {}, .seen = {}});
    return answers;
}

std::string pageWith(const std::string& element)
{
    return "<!DOCTYPE html>\n<html><body><p>Which letter?</p>\n" + element + "</body></html>\n";
}

std::string pageOf(const HandedIn& answers)
{
    return pageWith(handedInElement(answers));
}

std::string elementWith(const std::string& json)
{
    return "<script type=\"application/json\" id=\"attentoscope-lesson\">" + json + "</script>\n";
}

std::string replaced(std::string text, const std::string& part, const std::string& by)
{
    const auto at = text.find(part);
    return at == std::string::npos ? text : text.replace(at, part.size(), by);
}

void writePage(const std::filesystem::path& path, const std::string& text)
{
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

std::string inEnglish(const Message& message)
{
    return message.text();
}

} // namespace

class TestAnswersTable : public QObject
{
    Q_OBJECT

    QTemporaryDir m_place;
    std::filesystem::path m_folder;

private Q_SLOTS:
    void init()
    {
        m_folder = std::filesystem::path(m_place.path().toStdString()) / "a class";
        std::filesystem::remove_all(m_folder);
        std::filesystem::create_directories(m_folder);
    }

    void aPageGivesBackItsAnswers()
    {
        auto answers = answersOf("Zoë <b>&\"'", "x < y </script><script>alert(1)</script><!--", Outcome::Otherwise);
        const auto page = pageOf(answers);
        QCOMPARE(page.find("<script>"), std::string::npos); // typed text cannot end an element
        QCOMPARE(page.find("<!--"), std::string::npos);
        const auto read = handedInOf(page, "zoe.html");
        QVERIFY2(read, read ? "" : read.error().message.c_str());
        answers.version = read->version;
        QVERIFY(!answers.version.empty());
        QVERIFY(*read == answers);
    }

    void refusesWhatNoProgramWrote_data()
    {
        const auto good = handedInElement(answersOf("Ada", "b", Outcome::AsExpected));
        const auto changed = [&good](const std::string& part, const std::string& by) {
            return pageWith(replaced(good, part, by));
        };
        addColumns<std::string, std::string>("page", "message");
        const auto row = [](const char* name, const std::string& page, const std::string& message) {
            QTest::newRow(name) << page << message;
        };
        row("an older page", pageWith(""), "no answers that can be read");
        row("nothing", "", "no answers that can be read");
        row("zero bytes", std::string(1000, '\0'), "no answers that can be read");
        row("a newer format", changed("\"format\":1", "\"format\":2"), "has the format 2");
        row("a format that is a text", changed("\"format\":1", "\"format\":\"1\""), "instead of 1");
        row("no JSON", pageWith(elementWith("{]")), "is no valid JSON");
        row("a list", pageWith(elementWith("[]")), "lacks the key");
        row("a number", pageWith(elementWith("7")), "lacks the key");
        row("empty", pageWith(elementWith("")), "is no valid JSON");
        row("a zero byte", changed("Ada", std::string("A\0a", 3)), "zero byte");
        row("not UTF-8", changed("Ada", "A\xff"), "is no valid JSON");
        row("nested", pageWith(elementWith(std::string(100'000, '[') + std::string(100'000, ']'))), "nested more than");
        row("many values", pageWith(elementWith("[" + std::string(100'000, ',') + "]")), "has more than 4,000 values");
        row("twice", pageWith(good + good), "is there twice");
        row("no end", pageWith(good.substr(0, good.size() / 2)), "has no end");
        row("a nested element", changed("Ada", "A<script>"), {}); // is text
        row("a closing element in a name", changed("Ada", "A</script>"), "is no valid JSON");
        row("a name that is a list", changed("\"Ada\"", "[\"Ada\"]"), "instead of a text");
        row("a name that is a number", changed("\"Ada\"", "7"), "instead of a text");
        row("a long name", changed("Ada", std::string(401, 'a')), "more than 400 bytes under \"learner\"");
        row("a long answer", changed("\"expected\":\"b\"", "\"expected\":\"" + std::string(17'000, 'a') + "\""),
            "more than 16,384 bytes");
        row("an unknown state", changed("\"done\"", "\"finished\""), "\"finished\"");
        row("no steps", changed("\"steps\":[", "\"steps\":[],\"rest\":["), "a list of 1 to 200 steps");
        row("steps that are a text", changed("\"steps\":[", "\"steps\":\"\",\"rest\":["), "a list of 1 to 200 steps");
        row("a step that is a number", changed("\"steps\":[", "\"steps\":[7,"), "lacks the key");
        row("a negative step", changed("\"training_step\":300", "\"training_step\":-1"), "a whole number");
        row("a huge element", changed("Ada", std::string(largestHandedInElement, 'a')),
            "has more than 1,048,576 bytes");
        row("a huge page", std::string(largestHandedInPage + 1, 'a'), "more than 32 MiB");
    }
    void refusesWhatNoProgramWrote()
    {
        const auto [page, message] = fetched<std::string, std::string>();
        const auto read = handedInOf(page, "x.html");
        if (message.empty()) {
            QVERIFY(read.has_value());
            return;
        }
        QVERIFY(!read);
        const auto& said = read.error().message;
        QVERIFY2(said.contains(message), said.c_str());
        QVERIFY2(said.starts_with("x.html"), said.c_str());
    }

    void learnersOfOneLessonAreOneTable()
    {
        writePage(m_folder / "1.html", pageOf(answersOf("Zoë", "b", Outcome::AsExpected)));
        writePage(m_folder / "2.HTM", pageOf(answersOf("Ada", "c", Outcome::Otherwise)));
        writePage(m_folder / "a learner" / "3.html", pageOf(answersOf("", "b", Outcome::AsExpected)));
        writePage(m_folder / "old.html", pageWith(""));
        writePage(m_folder / "notes.txt", pageOf(answersOf("Nobody", "b", Outcome::AsExpected)));
        writePage(m_folder / "again.html", pageOf(answersOf("Zoë", "b", Outcome::AsExpected)));
        std::filesystem::create_symlink("/dev/zero", m_folder / "endless.html");
        const auto all = collectAnswers(m_folder);
        QVERIFY(all.has_value());
        QCOMPARE(all->tables.size(), std::size_t(1));
        std::vector<std::string> names;
        for (const auto& learner : all->tables.front().learners)
            names.push_back(learner.answers.learner + "|" + learner.page);
        QCOMPARE(names, (std::vector<std::string>{"|a learner/3.html", "Ada|2.HTM", "Zoë|1.html"}));
        QCOMPARE(all->leftOut.size(), std::size_t(2));
        QCOMPARE(all->leftOut.front().page, std::string("again.html"));
        QVERIFY(all->leftOut.front().why.contains("same answers as 1.html"));
        QCOMPARE(all->leftOut.back().page, std::string("old.html"));
    }

    void whatDiffersIsNotMixed()
    {
        const auto page = pageOf(answersOf("Ada", "b", Outcome::AsExpected));
        int number = 0;
        for (const auto& text : {page, replaced(page, "\"language\":\"en\"", "\"language\":\"fr\""),
                 replaced(page, "\"version\":\"", "\"version\":\"9."), replaced(page, "3fa9c1", "000000"),
                 replaced(page, "\"id\":\"own\"", "\"id\":\"other\"")})
            writePage(m_folder / (std::to_string(++number) + ".html"), text);
        const auto all = collectAnswers(m_folder);
        QVERIFY(all && all->leftOut.empty());
        QCOMPARE(all->tables.size(), std::size_t(5));
    }

    void aFolderThatIsNotThereIsNamed()
    {
        const auto all = collectAnswers(m_folder / "none");
        QVERIFY(!all && all.error().message.contains("none is no folder"));
        QVERIFY(collectAnswers(m_folder)->tables.empty());
    }

    void thirtyPagesTakeLessThanASecond()
    {
        for (int learner = 0; learner < 30; ++learner)
            writePage(m_folder / (std::to_string(learner) + ".html"),
                std::string(300'000, ' ') + pageOf(answersOf("Ada " + std::to_string(learner), "b", Outcome::None)));
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(collectAnswers(m_folder)->tables.front().learners.size(), std::size_t(30));
        QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
    }

    void theTableHasALineForEachStepAndLearner()
    {
        writePage(m_folder / "1.html", pageOf(answersOf("Zoë, \"Z\"", "b", Outcome::AsExpected)));
        writePage(m_folder / "2.html", pageOf(answersOf("=1+1", "-0.5", Outcome::Otherwise)));
        const auto all = collectAnswers(m_folder);
        const auto version = all->tables.front().first().version;
        const auto begin = "letters," + version + ",en,3fa9c1,";
        QCOMPARE(answersCsv(*all),
            "lesson,version,language,sum,step,title,question,learner,page,state,predicted,seen,as_expected\r\n" + begin
                + "ask,It copies,Which letter?,'=1+1,2.html,done,-0.5,b,false\r\n" + begin
                + "ask,It copies,Which letter?,\"Zoë, \"\"Z\"\"\",1.html,done,b,b,true\r\n" + begin
                + "own,Your own,,'=1+1,2.html,skipped,,,\r\n" + begin
                + "own,Your own,,\"Zoë, \"\"Z\"\"\",1.html,skipped,,,\r\n");
        const auto json = answersJson(*all);
        QCOMPARE(json["tables"][0]["learners"][0]["learner"].get<std::string>(), std::string("=1+1"));
        QCOMPARE(json["tables"][0]["learners"][0]["steps"][0]["as_expected"].get<bool>(), false);
        QVERIFY(json["tables"][0]["learners"][0]["steps"][1]["predicted"].is_null());
    }

    void thePictureHasASquareForEachLearnerAndNoNames()
    {
        writePage(m_folder / "1.html", pageOf(answersOf("Zoë", "b", Outcome::AsExpected)));
        writePage(m_folder / "2.html", pageOf(answersOf("Ada", "b", Outcome::AsExpected)));
        writePage(m_folder / "3.html", pageOf(answersOf("Eve", "<i>\x01", Outcome::Otherwise)));
        auto fourth = answersOf("Bob", "", Outcome::None);
        fourth.steps.front().state = StepState::Skipped;
        fourth.steps.front().seen.clear();
        writePage(m_folder / "4.html", pageOf(fourth));
        const auto svg = answersSvg(collectAnswers(m_folder)->tables.front(), inEnglish);
        QXmlStreamReader reader(QByteArray::fromStdString(svg));
        int filled = 0;
        int empty = 0;
        QStringList words;
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::StartElement) {
                const auto fill = reader.attributes().value("stroke"_L1);
                filled += fill == "#1f7a4a"_L1 ? 1 : 0;
                empty += fill == "#6b6b6b"_L1 ? 1 : 0;
                if (reader.name() == "text"_L1)
                    words << reader.readElementText();
            }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(filled, 2 + 1); // two, and the one that is explained
        QCOMPARE(empty, 1 + 1);
        QVERIFY(words.contains(u"<i>\ufffd"_s));
        QVERIFY(words.contains(u"seen: b, 3 times  ·  skipped: 1"_s));
        QVERIFY(words.contains(u"Which letter?"_s) && !words.contains(u"2. Your own"_s));
        for (const auto* name : {"Zoë", "Ada", "Eve", "Bob"})
            QVERIFY(svg.find(name) == std::string::npos);
    }
};

ATTENTOSCOPE_TEST(TestAnswersTable, QCoreApplication);
#include "tst_answerstable.moc"
