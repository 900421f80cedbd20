// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/page/runpage.h"
#include "engine/storage/runlist.h"
#include "runsamples.h"
#include "tests/support/testprogram.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <random>

/// The page of a run as a file; tests/web/ opens it in a browser.
class TestRunPage : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    std::filesystem::path path(const char* name) const { return m_folder->filePath(QLatin1String(name)).toStdString(); }

    static AttentionMap mapOf(std::size_t rows, std::size_t columns, std::vector<float> weights)
    {
        return {.rows = rows,
            .columns = columns,
            .weights = std::make_shared<const std::vector<float>>(std::move(weights))};
    }

    static WatchedSnapshot moment(std::int64_t step, const std::string& source = "a b", float weight = 0.25F)
    {
        WatchedSnapshot snapshot{.step = step, .epoch = 0.5, .sentence = {source, std::nullopt}};
        snapshot.translation.source = {{.text = "a"}, {.text = "b", .unknown = true}};
        snapshot.translation.target = {{.text = "<x>"}};
        snapshot.translation.text = "<x>";
        snapshot.translation.probabilities = {0.5F};
        snapshot.translation.attention = mapOf(1, 2, {weight, 1.0F - weight});
        return snapshot;
    }

    RunPage pageWith(std::vector<WatchedSnapshot> moments) const
    {
        RunPage page;
        page.name = "run";
        page.sentences.push_back({.sentence = {"a b", std::nullopt}, .moments = std::move(moments)});
        return page;
    }

    QByteArray written(const RunPage& page, const PageOptions& options = {}) const
    {
        const auto file = path("page.html");
        if (!writeRunPage(page, file, options))
            return {};
        QFile html(QString::fromStdString(file.string()));
        return html.open(QIODevice::ReadOnly) ? html.readAll() : QByteArray();
    }

    static QByteArray between(const QByteArray& text, const char* first, const char* last)
    {
        const auto from = text.indexOf(first) + qsizetype(std::strlen(first));
        return text.mid(from, text.indexOf(last, from) - from);
    }

    /// The JSON and the numbers in a page's data. qUncompress() expects the size before them.
    static std::pair<QJsonObject, QByteArray> dataIn(const QByteArray& html)
    {
        const auto packed = QByteArray::fromBase64(between(html, "id=\"attentoscope-run\">", "<"));
        const auto bytes = qUncompress(QByteArray(4, '\0') + packed);
        const auto length = qFromLittleEndian<quint32>(bytes.constData());
        return {QJsonDocument::fromJson(bytes.mid(4, length)).object(), bytes.mid(4 + length)};
    }

    static std::vector<std::int64_t> stepsIn(const QJsonObject& values)
    {
        std::vector<std::int64_t> steps;
        for (const auto& one : values["sentences"][0]["moments"].toArray())
            steps.push_back(one[0].toInteger());
        return steps;
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void readsWhatTheFolderTells()
    {
        {
            auto folder = RunFolder::create(path("run"), sampleIdentity()).value();
            QVERIFY(folder.append(StepReport{.step = 1, .loss = 3.0}));
            QVERIFY(folder.append({moment(1), moment(1, "c d")}, KeepSnapshots::Always));
            QVERIFY(folder.append({moment(2)}, KeepSnapshots::Always));
            QVERIFY(writeRunLabel(path("run"), {"first try", "a note"}));
        }
        const auto page = readRunPage(path("run") / "");
        QVERIFY(page);
        QCOMPARE(page->name, std::string("run"));
        QCOMPARE(page->label.note, std::string("a note"));
        QCOMPARE(page->data, std::string("pairs of \"mine\".tsv"));
        QCOMPARE(page->history->steps.size(), std::size_t(1));
        QCOMPARE(page->sentences.size(), std::size_t(2));
        QCOMPARE(page->sentences.front().moments.size(), std::size_t(2));
        QCOMPARE(page->sentences.back().sentence.source, std::string("c d"));
    }

    void hasOneValidationOfAStep()
    {
        auto page = pageWith({moment(1)});
        RunHistory history;
        const MeanOfSaves mean{2, 1, 3};
        history.validations = {{.step = 1, .loss = 4.0, .best = true}, {.step = 2, .loss = 3.0, .best = true},
            {.step = 2, .loss = 5.0, .mean = mean}, {.step = 3, .loss = 2.0, .best = true},
            {.step = 3, .loss = 1.0, .best = true, .mean = mean}};
        page.history = std::make_shared<const RunHistory>(history);
        std::vector<double> losses;
        for (const auto& one : dataIn(written(page)).first["validations"].toArray())
            losses.push_back(one[1].toDouble());
        QCOMPARE(losses, (std::vector<double>{4.0, 3.0, 1.0}));
    }

    void refusesWhatIsNoRun()
    {
        const auto page = readRunPage(path("nothing"));
        QVERIFY(!page);
        QVERIFY(page.error().message.contains("nothing"));
    }

    void thePolicyAllowsItsOwnScriptAndStyleAlone()
    {
        const auto html = written(pageWith({moment(1)}));
        const auto policy = between(html, "Content-Security-Policy\" content=\"", "\"");
        const auto hash = [](const QByteArray& text) {
            return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64();
        };
        QCOMPARE(policy,
            "default-src 'none'; script-src 'sha256-" + hash(between(html, "<script>", "</script>"))
                + "'; style-src 'sha256-" + hash(between(html, "<style>", "</style>"))
                + "'; base-uri 'none'; form-action 'none'");
        QCOMPARE(html.count("<script"), 2); // one script is the viewer, the other one is data
        QCOMPARE(html.count("</script"), 2);
        QVERIFY(!html.contains("http://") && !html.contains("https://") && !html.contains("src="));
    }

    void aStrangersTextIsInNoMarkup()
    {
        auto page = pageWith({moment(1)});
        page.label.name = "</title><script>alert(1)</script>@SCRIPT@\"&";
        const auto html = written(page);
        QVERIFY(html.contains("<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;@SCRIPT@&quot;&amp;</title>"));
        QCOMPARE(html.count("<script"), 2);
        QCOMPARE(dataIn(html).first["name"].toString().toStdString(), page.label.name);
    }

    void keepsWeightsInSixteenBits()
    {
        const auto [values, numbers] =
            dataIn(written(pageWith({moment(1), moment(2, "a b", 0.3F)}), {.language = "fr"}));
        QCOMPARE(values["format"].toInt(), pageFormat);
        QCOMPARE(values["language"].toString(), u"fr"_s);
        const auto sentence = values["sentences"][0].toObject();
        QCOMPARE(sentence["targets"][0]["source"].toArray(), (QJsonArray{QJsonArray{0, 0}, QJsonArray{1, 1}}));
        QCOMPARE(values["words"].toArray(), (QJsonArray{"a", "b", "<x>"}));
        QCOMPARE(sentence["targets"].toArray().size(), 1); // both moments have the same words
        QCOMPARE(sentence["moments"][1].toArray(), (QJsonArray{2, 0.5, 0, 3, 0, QJsonValue::Null}));
        const auto low = [](int number) { return number & 0xFF; };
        const std::array firstMoment{16384, 49151, 32768}, secondMoment{19661, 45875, 32768};
        QCOMPARE(numbers.size(), qsizetype(12));
        for (qsizetype cell = 0; cell < 3; ++cell) {
            const auto place = std::size_t(cell);
            const int first = firstMoment[place], second = secondMoment[place];
            // The probability is written after the weights of both cells.
            const qsizetype at = cell < 2 ? cell : 4, high = cell < 2 ? 2 : 1;
            QCOMPARE(low(numbers[at]), low(first));
            QCOMPARE(low(numbers[at + high]), low(first >> 8));
            QCOMPARE(low(numbers[6 + at]), low(low(second) - low(first)));
            QCOMPARE(low(numbers[6 + at + high]), low((second >> 8) - (first >> 8)));
        }
    }

    /// The curve of so many steps has means, and the moments have their own losses.
    void eachMomentHasItsOwnLoss()
    {
        auto page = pageWith({moment(0), moment(1), moment(2), moment(3'001)});
        RunHistory history;
        for (std::int64_t step = 1; step <= 3'100; ++step)
            history.steps.push_back({.step = step, .loss = double(step % 7) / 4.0});
        page.history = std::make_shared<const RunHistory>(history);
        const auto values = dataIn(written(page)).first;
        QVERIFY(values["losses"]["steps"].toArray().size() < 3'100);
        QJsonArray losses;
        for (const auto& one : values["sentences"][0]["moments"].toArray())
            losses.append(one[5]);
        QCOMPARE(losses, (QJsonArray{QJsonValue::Null, 0.25, 0.5, 1.25}));
    }

    void linksAreCellsOfTokens()
    {
        auto linked = moment(1);
        linked.translation.source = {{.text = "a"}, {.text = "b", .attached = true}, {.text = "c"}};
        linked.translation.target = {{.text = "x"}, {.text = "y"}};
        linked.translation.attention = mapOf(2, 3, std::vector<float>(6, 0.1F));
        linked.translation.gold =
            std::make_shared<const GoldAlignment>(GoldAlignment{.sure = {{0, 1}}, .possible = {{0, 1}, {1, 0}}});
        const auto [values, numbers] = dataIn(written(pageWith({linked})));
        const auto target = values["sentences"][0]["targets"][0];
        QCOMPARE(target["sure"].toArray(), (QJsonArray{QJsonArray{1, 0}, QJsonArray{1, 1}}));
        QCOMPARE(target["possible"].toArray(), (QJsonArray{QJsonArray{1, 0}, QJsonArray{1, 1}, QJsonArray{0, 2}}));
    }

    void aLargeRunIsThinned()
    {
        std::mt19937 generator(1);
        std::vector<WatchedSnapshot> moments;
        for (std::int64_t step = 1; step <= 400; ++step) {
            moments.push_back(moment(step));
            std::vector<float> noise(400);
            for (auto& weight : noise)
                weight = static_cast<float>(generator() % 65'536) / 65'535.0F;
            auto& translation = moments.back().translation;
            translation.source.assign(20, {.text = "a"});
            translation.target.assign(20, {.text = "x"});
            translation.probabilities.clear();
            translation.attention = mapOf(20, 20, std::move(noise));
        }
        auto page = pageWith(std::move(moments));
        page.arithmeticStep = 200;
        const auto file = path("page.html");
        const auto summary = writeRunPage(page, file, {.mostBytes = 300'000});
        QVERIFY(summary);
        QVERIFY(summary->bytes <= 300'000);
        QCOMPARE(summary->bytes, std::filesystem::file_size(file));
        QCOMPARE(summary->ofMoments, std::size_t(400));
        const auto values = dataIn(written(page, {.mostBytes = 300'000})).first;
        const auto steps = stepsIn(values);
        QCOMPARE(steps.size(), summary->moments);
        QVERIFY(steps.size() > 100 && steps.size() < 400);
        QCOMPARE(steps.front(), 1);
        QCOMPARE(steps.back(), 400);
        QVERIFY(std::ranges::count(steps, 200) == 1);
        QCOMPARE(values["of_moments"].toInt(), 400);
        const auto refused = writeRunPage(page, file, {.mostBytes = 20'000});
        QVERIFY(!refused);
        QVERIFY(refused.error().message.contains("20,000"));
    }

    void headsGetCoarserBeforeMomentsGo()
    {
        std::mt19937 generator(1);
        std::vector<WatchedSnapshot> moments;
        for (std::int64_t step = 1; step <= 50; ++step) {
            moments.push_back(moment(step));
            std::vector<std::uint8_t> weights(8 * (4 + 2 + 1));
            for (std::size_t index = 0; index < weights.size(); ++index)
                weights[index] = static_cast<std::uint8_t>(generator() % 256);
            moments.back().heads = {
                .counts = {1, 1, 8}, .weights = std::make_shared<const std::vector<std::uint8_t>>(std::move(weights))};
        }
        const auto page = pageWith(std::move(moments));
        const auto whole = written(page);
        QCOMPARE(dataIn(whole).first["head_levels"].toInt(), 255);
        const auto coarser = dataIn(written(page, {.mostBytes = std::size_t(whole.size()) - 100})).first;
        QVERIFY(coarser["head_levels"].toInt() < 255);
        QCOMPARE(stepsIn(coarser).size(), std::size_t(50));
    }

    void theEnginesTextsAreInThreeLanguages()
    {
        auto page = pageWith({moment(1)});
        Dissection dissection{.equation = "e = s"};
        dissection.terms.push_back({.symbol = "s", .meaning = "the state", .numbers = {0.5F, -1.0F}});
        dissection.arithmetic = {.scores = {1.0F, -std::numeric_limits<float>::infinity()}, .weights = {1.0F, 0.0F}};
        page.sentences.front().arithmetic = {dissection};
        page.translated = [](const std::string& text, const std::string& language) { return language + " " + text; };
        const auto [values, numbers] = dataIn(written(page));
        QCOMPARE(values["phrases"]["en"].toArray(), (QJsonArray{"e = s", "s", "the state"}));
        QCOMPARE(values["phrases"]["de"].toArray(), (QJsonArray{"de e = s", "de s", "de the state"}));
        const auto row = values["sentences"][0]["arithmetic"][0].toObject();
        QCOMPARE(row["scores"].toArray(), (QJsonArray{1, QJsonValue::Null})); // null: the word is hidden
        const auto vector = numbers.right(4);
        QCOMPARE(qFromLittleEndian<qint16>(vector.constData()), qint16(16384));
        QCOMPARE(qFromLittleEndian<qint16>(vector.constData() + 2), qint16(-32767));
        QVERIFY(qAbs(row["terms"][0][3].toDouble() * 32767.0 - 1.0) < 1e-12);
    }
};

ATTENTOSCOPE_TEST(TestRunPage, QCoreApplication);
#include "tst_runpage.moc"
