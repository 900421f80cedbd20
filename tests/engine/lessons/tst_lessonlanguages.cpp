// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson has the same steps in every language. They ask for the same, do the same, and wait for the same. Only texts
// differ.
#include "engine/lessons/conditions.h"
#include "engine/lessons/lessonreader.h"
#include "engine/lessons/shippedlessons.h"
#include "tests/support/testprogram.h"

#include <regex>

namespace {

using Lines = std::vector<std::string>;

/// The parts of a text between double braces, dollars or backticks, sorted. They must be the same in every language.
Lines partsOf(std::string_view text)
{
    static const std::regex part(R"(\{\{[^}]*\}\}|\$\$[^$]+\$\$|`[^`]+`)");
    const std::string searched(text);
    Lines parts;
    for (std::sregex_iterator found(searched.begin(), searched.end(), part), end; found != end; ++found)
        parts.push_back(found->str());
    std::ranges::sort(parts);
    return parts;
}

void add(Lines& lines, const std::string& label, const Lines& parts)
{
    std::string line = label;
    for (const auto& part : parts)
        line += ' ' + part;
    lines.push_back(std::move(line));
}

std::string textOf(const LessonGoal& goal)
{
    return attentoscope::textOf(goal.condition) + " short " + attentoscope::textOf(goal.inShort());
}

void addQuestion(Lines& lines, const Question& question)
{
    add(lines, "question " + std::to_string(static_cast<int>(question.kind)), partsOf(question.text));
    for (const auto& option : question.options)
        lines.push_back("option " + (option.when ? attentoscope::textOf(*option.when) : std::string("otherwise")));
    if (question.kind != QuestionKind::Choice)
        lines.push_back(
            "answer " + attentoscope::textOf(question.answer) + " +- " + attentoscope::textOf(question.tolerance));
}

void addStep(Lines& lines, const LessonStep& step)
{
    lines.push_back("step " + step.id);
    add(lines, "text", partsOf(step.text));
    add(lines, "why", partsOf(step.why));
    add(lines, "frames", step.frames);
    if (step.question)
        addQuestion(lines, *step.question);
    for (const auto& action : step.actions) {
        add(lines, "do " + std::to_string(static_cast<int>(action.kind)), action.arguments);
        if (action.until)
            lines.push_back("  until " + textOf(*action.until));
    }
    if (step.until)
        lines.push_back("until " + textOf(*step.until));
    if (step.slow)
        lines.push_back("slow " + std::to_string(step.slow->seconds));
    for (const auto& highlight : step.highlights)
        add(lines, "show", {highlight.target, highlight.source, highlight.anchor});
}

/// Everything of a lesson that is no text.
Lines skeletonOf(const Lesson& lesson)
{
    Lines lines{lesson.id, std::to_string(lesson.minutes), lesson.preset, lesson.data.name,
        std::to_string(lesson.data.pairs), std::to_string(lesson.seed), std::to_string(lesson.stepLimit),
        std::to_string(lesson.briefStepLimit)};
    for (const auto& setting : lesson.settings)
        lines.push_back(setting.key + '=' + setting.value);
    for (const auto& source : lesson.sources)
        lines.push_back(source.link);
    add(lines, "watched", lesson.watched);
    add(lines, "layout", lesson.layout);
    for (const auto& step : lesson.steps)
        addStep(lines, step);
    return lines;
}

std::map<std::string_view, std::map<std::string_view, Lesson>> lessonsByLanguage()
{
    std::map<std::string_view, std::map<std::string_view, Lesson>> lessons;
    for (const auto& shipped : shippedLessons())
        lessons[shipped.language][shipped.file] = readLesson(shipped.text).lesson;
    return lessons;
}

} // namespace

class LessonLanguagesTest : public QObject
{
    Q_OBJECT

private slots:
    void theLessonsAreShippedInEachLanguage()
    {
        const auto lessons = lessonsByLanguage();
        QCOMPARE(lessons.size(), std::size_t{3});
        for (const auto& [language, files] : lessons)
            QVERIFY2(
                files.size() >= 10 && files.size() == lessons.begin()->second.size(), std::string(language).c_str());
    }

    void eachIsReadWithoutAFinding()
    {
        for (const auto& shipped : shippedLessons())
            for (const auto& finding : readLesson(shipped.text).findings)
                QFAIL(qPrintable(u"%1/%2:%3: %4"_s
                        .arg(QString::fromUtf8(shipped.language.data(), qsizetype(shipped.language.size())),
                            QString::fromUtf8(shipped.file.data(), qsizetype(shipped.file.size())))
                        .arg(finding.line)
                        .arg(QString::fromStdString(finding.message.text()))));
    }

    void aLessonIsTheSameInEachLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("de") << u"de"_s;
        QTest::newRow("fr") << u"fr"_s;
    }

    void aLessonIsTheSameInEachLanguage()
    {
        QFETCH(QString, language);
        const auto lessons = lessonsByLanguage();
        const auto& translated = lessons.at(language.toStdString());
        for (const auto& [file, english] : lessons.at("en")) {
            const auto expected = skeletonOf(english);
            const auto found = skeletonOf(translated.at(file));
            for (std::size_t at = 0; at < std::min(expected.size(), found.size()); ++at)
                QCOMPARE(QString::fromStdString(found[at]), QString::fromStdString(expected[at]));
            QCOMPARE(found.size(), expected.size());
        }
    }

    /// A text that is the same in two languages was forgotten, unless it is short enough to be a name.
    void textsAreTranslated()
    {
        const auto lessons = lessonsByLanguage();
        for (const auto* language : {"de", "fr"})
            for (const auto& [file, english] : lessons.at("en")) {
                const auto& translated = lessons.at(language).at(file);
                QVERIFY(translated.title != english.title);
                QVERIFY(translated.goal != english.goal);
                for (std::size_t at = 0; at < english.steps.size(); ++at) {
                    QVERIFY(translated.steps[at].text != english.steps[at].text);
                    QVERIFY(english.steps[at].why.empty() || translated.steps[at].why != english.steps[at].why);
                }
            }
    }

    void eachAsksTwiceAndEndsInThreeThingsToTry()
    {
        for (const auto& shipped : shippedLessons()) {
            const auto lesson = readLesson(shipped.text).lesson;
            const auto asked =
                std::ranges::count_if(lesson.steps, [](const LessonStep& step) { return step.question.has_value(); });
            QVERIFY(asked >= 2);
            QVERIFY(lesson.minutes < 15);
            for (const auto& step : lesson.steps)
                QVERIFY(step.question || step.until || &step == &lesson.steps.back());
            const std::string& last = lesson.steps.back().text;
            const auto lines = 1 + std::ranges::count(last, '\n');
            QCOMPARE(static_cast<int>(lines), 3);
            QCOMPARE(last.substr(0, 2), std::string("- "));
        }
    }

    void eachNamesItsSourceAndWhatIsOurs()
    {
        for (const auto& shipped : shippedLessons()) {
            const auto lesson = readLesson(shipped.text).lesson;
            QVERIFY(!lesson.sources.empty());
            for (const auto& source : lesson.sources)
                QVERIFY(source.link.starts_with("https://"));
            QVERIFY(!lesson.ours.empty());
        }
    }

    /// A line must not begin with a colon; and an apostrophe is a curved one.
    void frenchSignsKeepTheirSpaces()
    {
        static const std::regex breakable(" [:;?!]| »|« |[a-z]'[a-z]");
        const auto check = [](const std::string& text) {
            const auto plain = std::regex_replace(text, std::regex(R"(\{\{[^}]*\}\}|\$[^$]+\$|`[^`]+`|\[ ; \])"), "x");
            QVERIFY2(!std::regex_search(plain, breakable), text.c_str());
        };
        for (const auto& shipped : shippedLessons()) {
            if (shipped.language != "fr")
                continue;
            const auto lesson = readLesson(shipped.text).lesson;
            for (const auto* text : {&lesson.title, &lesson.needs, &lesson.goal, &lesson.ours})
                check(*text);
            for (const auto& step : lesson.steps) {
                for (const auto* text : {&step.title, &step.text, &step.why})
                    check(*text);
                if (step.question)
                    check(step.question->text);
                for (const auto& option : step.question ? step.question->options : std::vector<LessonOption>())
                    check(option.text);
            }
        }
    }
};

ATTENTOSCOPE_TEST(LessonLanguagesTest, QCoreApplication);
#include "tst_lessonlanguages.moc"
