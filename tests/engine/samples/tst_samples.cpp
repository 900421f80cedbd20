// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/distinct.h"
#include "engine/corpus/samples/samples.h"
#include "engine/reproducible/random.h"
#include "tests/support/testprogram.h"

namespace {

std::vector<SamplePair> draw(const Sample& sample, std::size_t pairs, std::uint64_t seed)
{
    std::vector<SamplePair> drawn;
    sample.make(pairs, seed, [&](const SamplePair& pair) {
        drawn.push_back(pair);
        return true;
    });
    return drawn;
}

std::vector<SamplePair> draw(const char* id, std::size_t pairs, std::uint64_t seed = 1)
{
    return draw(**findSample(id), pairs, seed);
}

bool same(const SamplePair& a, const SamplePair& b)
{
    return a.text.source == b.text.source && a.text.target == b.text.target && a.links == b.links;
}

} // namespace

class SamplesTest : public QObject
{
    Q_OBJECT

    static QStringList words(const std::string& text) { return QString::fromStdString(text).split(QChar(' ')); }

private slots:
    void tableIsComplete()
    {
        std::set<std::string> ids;
        for (const Sample& sample : samples()) {
            ids.insert(sample.info.id);
            QVERIFY(!sample.info.name.empty());
            QCOMPARE(QString::fromStdString(sample.info.help).count(QChar('.')), 2);
            QCOMPARE(sample.info.defaultPairs, std::size_t{10'000});
            QVERIFY(sample.info.hasAlignments);
        }
        QCOMPARE(ids, (std::set<std::string>{"tiny-french", "dates", "reverse", "copy", "unshuffle"}));
    }

    void unknownSampleListsTheKnownOnes()
    {
        const auto found = findSample("tiny-german");
        QVERIFY(!found);
        QCOMPARE(found.error().code, ErrorCode::InvalidSetting);
        QVERIFY(found.error().message.find("tiny-german") != std::string::npos);
        for (const Sample& sample : samples())
            QVERIFY(found.error().message.find(sample.info.id) != std::string::npos);
    }

    void makes_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t index = 0; index < samples().size(); ++index)
            QTest::newRow(samples()[index].info.id.c_str()) << static_cast<int>(index);
    }

    void makes()
    {
        QFETCH(int, index);
        const Sample& sample = samples()[static_cast<std::size_t>(index)];
        const auto pairs = draw(sample, 3000, 7);
        QCOMPARE(pairs.size(), std::size_t{3000});
        QVERIFY(std::ranges::equal(pairs, draw(sample, 3000, 7), same));
        QVERIFY(!std::ranges::equal(pairs, draw(sample, 3000, 8), same));

        // A smaller file is the beginning of a larger one.
        const auto few = draw(sample, 20, 7);
        QVERIFY(std::equal(few.begin(), few.end(), pairs.begin(), same));

        std::set<std::string> sources;
        for (const SamplePair& pair : pairs) {
            QVERIFY2(sources.insert(pair.text.source).second, pair.text.source.c_str());
            const QStringList source = words(pair.text.source), target = words(pair.text.target);
            QVERIFY(!source.contains(QString()) && !target.contains(QString()));
            std::set<std::uint32_t> linked;
            for (const AlignmentLink& link : pair.links) {
                QVERIFY(link.source < source.size() && link.target < target.size());
                linked.insert(link.target);
            }
            QCOMPARE(linked.size(), static_cast<std::size_t>(target.size()));
        }
    }

    void exhaustedSpaceRepeats()
    {
        std::vector<std::string> sources;
        makeDistinct(
            40, 1,
            [&](const SamplePair& pair) {
                sources.push_back(pair.text.source);
                return true;
            },
            [](Random& random) { return SamplePair{{std::to_string(random.below(3)), "x"}, {}}; });
        QCOMPARE(sources.size(), std::size_t{40});
        QCOMPARE(std::set(sources.begin(), sources.begin() + 3).size(), std::size_t{3});
    }

    void sinkEndsTheMaking()
    {
        std::size_t calls = 0;
        samples()[0].make(1'000'000'000, 1, [&](const SamplePair&) { return ++calls < 5; });
        QCOMPARE(calls, std::size_t{5});
    }

    void seenTextsAreBounded()
    {
        SeenTexts seen;
        for (int number = 0; number < 5'000'000; ++number)
            QVERIFY(seen.insert(std::to_string(number)));
        QVERIFY(seen.insert("one too many"));
        QVERIFY(seen.insert("one too many"));
        QVERIFY(!seen.insert("0"));
        QVERIFY(!seen.insert("4999999"));
    }

    void copyIsTheSame()
    {
        std::set<qsizetype> lengths;
        for (const SamplePair& pair : draw("copy", 2000)) {
            QCOMPARE(pair.text.source, pair.text.target);
            lengths.insert(words(pair.text.source).size());
            for (const AlignmentLink& link : pair.links)
                QCOMPARE(link.source, link.target);
        }
        QCOMPARE(lengths, (std::set<qsizetype>{1, 2, 3, 4, 5, 6, 7, 8, 9}));
    }

    void reverseIsReversed()
    {
        for (const SamplePair& pair : draw("reverse", 2000)) {
            QStringList source = words(pair.text.source);
            const QStringList target = words(pair.text.target);
            for (const AlignmentLink& link : pair.links)
                QCOMPARE(source[link.source], target[link.target]);
            std::ranges::reverse(source);
            QCOMPARE(source, target);
        }
    }

    /// Reads the date from the source by looking up each word. So it does not rely on the generator's forms.
    void datesAreRight()
    {
        const QLocale english(QLocale::English);
        for (const SamplePair& pair : draw("dates", 5000)) {
            int year = 0, month = 0, day = 0, weekday = 0;
            for (const QString& word : words(pair.text.source)) {
                QString digits = word;
                for (const char* ending : {"st", "nd", "rd", "th"}) {
                    if (word.at(0).isDigit() && word.endsWith(QLatin1String(ending)))
                        digits.chop(2);
                }
                const int number = digits.toInt();
                (number > 31 ? year : number > 0 ? day : weekday) += number;
                for (int index = 1; index <= 12 && month == 0; ++index) {
                    const QString name = english.monthName(index).toLower();
                    month = word == name || word == name.left(3) ? index : 0;
                }
                for (int index = 1; index <= 7 && weekday == 0; ++index) {
                    const QString name = english.dayName(index).toLower();
                    weekday = word == name || word == name.left(3) ? index : 0;
                }
            }
            const QDate date(year, month, day);
            QVERIFY2(date.isValid(), pair.text.source.c_str());
            QCOMPARE(QString::fromStdString(pair.text.target).remove(QChar(' ')), date.toString(Qt::ISODate));
            QVERIFY2(weekday == 0 || weekday == date.dayOfWeek(), pair.text.source.c_str());
            const QStringList source = words(pair.text.source);
            QVERIFY(source[pair.links[0].source].toInt() == year);
            QVERIFY(source[pair.links[4].source].startsWith(QString::number(day)));
            QVERIFY(source[pair.links[2].source].startsWith(english.monthName(month).toLower().left(3)));
        }
        const QStringList ordinals{
            u"1st"_s, u"2nd"_s, u"3rd"_s, u"11th"_s, u"12th"_s, u"13th"_s, u"21st"_s, u"22nd"_s, u"23rd"_s, u"30th"_s};
        QStringList all;
        for (const SamplePair& pair : draw("dates", 5000))
            all += words(pair.text.source);
        for (const QString& ordinal : ordinals)
            QVERIFY2(all.contains(ordinal), qPrintable(ordinal));
    }

    void everyYearAppears()
    {
        std::set<QString> years;
        for (const SamplePair& pair : draw("dates", 10'000))
            years.insert(words(pair.text.target).first());
        QCOMPARE(years.size(), std::size_t{200});
        QCOMPARE(*years.begin(), u"1900"_s);
        QCOMPARE(*years.rbegin(), u"2099"_s);
    }
};

ATTENTOSCOPE_TEST(SamplesTest, attentoscope::tests::NoApplication);
#include "tst_samples.moc"
