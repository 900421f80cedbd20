// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/greeting.h"
#include "engine/remote/remotesession.h"
#include "heldbytes.h"
#include "tests/support/fakesession.h"
#include "tests/support/servedengine.h"
#include "tests/support/testprogram.h"
#include "tests/support/wiresamples.h"

#include <random>
#include <sys/socket.h>

namespace {

using Read = std::function<bool(const std::string&)>;

template <typename T, typename Change>
std::string changed(T value, const Change& change)
{
    change(value);
    return toWire(value);
}

std::string number(std::uint32_t count)
{
    return toWire(count);
}

/// Keys within keys.
std::string nested(int depth)
{
    return depth == 0 ? toWire(WireMessage::Text, std::string("end"))
                      : toWire(WireMessage::Key, std::string("{}")) + number(1) + nested(depth - 1);
}

/// Beams whose translations have beams.
std::string nestedBeams(int depth)
{
    Translation translation;
    for (int level = 0; level < depth; ++level) {
        Beam beam{.hypotheses = {{translation, 0.0}}};
        translation = {};
        translation.beam = std::make_shared<const Beam>(beam);
    }
    return toWire(translation);
}

std::shared_ptr<const std::vector<float>> weights(std::size_t count)
{
    return std::make_shared<const std::vector<float>>(count);
}

} // namespace

/// A peer that sends any bytes. They are refused at once, and with little memory.
class TestHostilePeers : public QObject
{
    Q_OBJECT

    template <typename T>
    static bool reads(const std::string& bytes)
    {
        return fromWire<T>(bytes).has_value();
    }

private Q_SLOTS:
    void init()
    {
        m_before = heldBytes();
        m_most = 256U << 20U;
        forgetMostHeld();
    }

    void cleanup()
    {
        QVERIFY2(mostHeldBytes() - m_before < m_most,
            qPrintable(QString::number((mostHeldBytes() - m_before) >> 20U) + " MiB"));
    }

    void valuesAreRefused_data()
    {
        addColumns<std::string, Read>("bytes", "read");
        const auto row = []<typename T>(const char* name, const std::string& bytes, std::type_identity<T>) {
            QTest::addRow("%s", name) << bytes << Read(reads<T>);
        };
        const std::type_identity<std::string> text;
        const std::type_identity<Translation> translation;
        const std::type_identity<Dissection> dissection;
        const std::type_identity<Message> message;
        const std::type_identity<std::vector<Translation>> translations;
        row("nothing", "", text);
        row("a text that is longer than the bytes", number(5) + "abcd", text);
        row("a text of 4 GiB", number(0xffffffff) + "abcd", text);
        row("bytes after the value", toWire(std::string("a")) + "b", text);
        row("a truth that is neither", "\x02", std::type_identity<std::optional<int>>());
        row("an enum beyond its last", "\x7f", std::type_identity<Direction>());
        row("4 billion translations", number(0xffffffff) + std::string(1000, '\0'), translations);
        row("as many translations as bytes", number(60'000'000) + std::string(60'000'000, '\0'), translations);
        row("4 billion numbers", number(0xffffffff), std::type_identity<std::vector<float>>());
        row("numbers for half of them", number(4) + std::string(8, '\0'), std::type_identity<std::vector<float>>());
        row("a list of lists of lists", number(1000) + std::string(4000, '\xff'),
            std::type_identity<std::vector<std::vector<std::vector<double>>>>());
        row("a message within messages", nested(100), message);
        row("a message with nine values",
            toWire(WireMessage::Key, std::string("{}{}{}{}{}{}{}{}{}")) + number(9)
                + toWire(Message("a"), Message("b"), Message("c"), Message("d"), Message("e"), Message("f"),
                    Message("g"), Message("h"), Message("i")),
            message);
        row("a key with more places than values",
            toWire(WireMessage::Key, std::string("{} {}")) + number(1) + nested(0), message);
        row("a key with fewer places", toWire(WireMessage::Key, std::string("none")) + number(1) + nested(0), message);
        row("a key with a zero in it", toWire(WireMessage::Key, std::string("a\0b", 3)) + number(0), message);
        row("a key of a megabyte", toWire(WireMessage::Key, std::string(1 << 20, 'k')) + number(0), message);
        row("a beam within beams", nestedBeams(20), translation);
        const auto translationWith = [&](const char* name, const auto& change) {
            row(name, changed(soundTranslation(), change), translation);
        };
        translationWith("attention with a row too few", [](Translation& t) { t.attention.rows = 2; });
        translationWith("attention with rows that overflow", [](Translation& t) {
            t.attention.rows = std::size_t(1) << 63U;
            t.attention.columns = 2;
            t.attention.weights = weights(0);
        });
        translationWith("attention without its words", [](Translation& t) { t.source.clear(); });
        translationWith("a centre too many", [](Translation& t) { t.attention.centres.resize(9); });
        translationWith("choices without probabilities", [](Translation& t) { t.probabilities.clear(); });
        translationWith("a choice too many", [](Translation& t) { t.choices.resize(7); });
        translationWith("a forced column beyond the source", [](Translation& t) { t.choices[0].forcedColumn = 5; });
        translationWith("a forced row beyond the target", [](Translation& t) { t.forcedHeads[0].position = 3; });
        translationWith("a head of another size", [](Translation& t) { t.heads[0].attention = soundMap(3, 3); });
        translationWith("head number zero", [](Translation& t) { t.heads[0].id.head = 0; });
        translationWith("a layer before the first", [](Translation& t) { t.heads[0].id.layer = -1; });
        const auto beamWith = [&](const char* name, const auto& change) {
            translationWith(name, [&](Translation& t) {
                auto beam = *t.beam;
                change(beam);
                t.beam = std::make_shared<const Beam>(beam);
            });
        };
        beamWith("a word that is its own parent", [](Beam& beam) { beam.nodes[1].parent = 1; });
        beamWith("a parent that comes later", [](Beam& beam) { beam.nodes[0].parent = 1; });
        beamWith("a hypothesis that is not there", [](Beam& beam) { beam.nodes[1].hypothesis = 1; });
        const auto dissectionWith = [&](const char* name, const auto& change) {
            row(name, changed(soundDissection(), change), dissection);
        };
        translationWith("a forced row of no head beyond the target", [](Translation& t) {
            t.forcedHeads[0].head.reset();
            t.forcedHeads[0].position = 3;
        });
        translationWith("probabilities that are no word's", [](Translation& t) {
            t.choices.clear();
            t.probabilities.resize(7);
        });
        dissectionWith("a softmax too short", [](Dissection& d) { d.arithmetic.softmax.resize(1); });
        dissectionWith("a bell too short", [](Dissection& d) { d.arithmetic.bell.resize(1); });
        dissectionWith("a forced cell beyond the words", [](Dissection& d) { d.forcedColumn = 9; });
        dissectionWith("a cell beyond the row", [](Dissection& d) { d.column = 2; });
        dissectionWith("a weight without its word", [](Dissection& d) { d.columnTokens.resize(1); });
        dissectionWith("a weight without its score", [](Dissection& d) { d.arithmetic.scores.resize(1); });
        dissectionWith("an annotation too few", [](Dissection& d) { d.annotations.resize(1); });
        dissectionWith("an annotation too short", [](Dissection& d) { d.annotations[1].resize(2); });
        dissectionWith("a term of itself", [](Dissection& d) { d.terms[1].operands = {1}; });
        dissectionWith("an output term of later ones", [](Dissection& d) { d.outputTerms[0].operands = {9}; });
        const auto snapshotWith = [&](const char* name, const auto& change) {
            row(name, changed(soundSnapshot(), change), std::type_identity<WatchedSnapshot>());
        };
        snapshotWith("heads of another model", [](WatchedSnapshot& s) { s.heads.counts.heads = 77; });
        snapshotWith(
            "more heads than numbers", [](WatchedSnapshot& s) { s.heads.counts.heads = std::size_t(1) << 62U; });
        row("a sentence that is nowhere",
            changed(soundSentences(), [](MeasuredSentences& s) { s.sentences[0].aligned = nullptr; }),
            std::type_identity<MeasuredSentences>());
        row("a run without a history", changed(soundRun(), [](RunDescription& run) { run.history = nullptr; }),
            std::type_identity<RunDescription>());
        row("a report of heads that is nowhere",
            changed(RunHistory{}, [](RunHistory& history) { history.heads = {nullptr}; }),
            std::type_identity<RunHistory>());
        row("each zeroth step", changed(RunHistory{}, [](RunHistory& history) { history.every = 0; }),
            std::type_identity<RunHistory>());
    }

    void valuesAreRefused()
    {
        const auto [bytes, read] = fetched<std::string, Read>();
        QVERIFY(!read(bytes));
    }

    void framesAreRefused_data()
    {
        QTest::addColumn<std::string>("bytes");
        const auto head = [](std::uint32_t length, std::uint8_t kind) {
            return toWire(length, kind, std::uint64_t(1));
        };
        QTest::newRow("a frame of 4 GiB") << head(0xffffffff, 6);
        QTest::newRow("an answer of 64 MiB and a byte") << head((64U << 20U) + 1, std::uint8_t(FrameKind::Answer));
        QTest::newRow("a farewell of 5 KB") << head(5000, std::uint8_t(FrameKind::Goodbye));
        QTest::newRow("a kind that does not exist") << head(1, 200) + "x";
        QTest::newRow("text") << std::string("HTTP/1.1 400 Bad Request\r\n\r\n");
        QTest::newRow("a key of ssh") << std::string("SSH-2.0-OpenSSH_9.2p1 Debian-2\r\n");
        QTest::newRow("ones") << std::string(1000, '\xff');
    }

    void framesAreRefused()
    {
        QFETCH(const std::string, bytes);
        FrameReader reader;
        reader.add(bytes);
        QVERIFY(!reader.take());
        QVERIFY(reader.isBroken());
        reader.add(bytesOf({FrameKind::Ping, 1, {}}));
        QVERIFY(!reader.take()); // no frame is ever taken again
    }

    void greetingsAreRefused_data()
    {
        QTest::addColumn<std::string>("line");
        QTest::newRow("nothing") << std::string();
        QTest::newRow("a login message") << std::string("Welcome to the cluster");
        QTest::newRow("no number") << std::string("attentoscope {}");
        QTest::newRow("a number that is none") << std::string("attentoscope 1x {}");
        QTest::newRow("a number that is negative") << std::string("attentoscope -1 {}");
        QTest::newRow("a number without end") << "attentoscope " + std::string(100, '9') + " {}";
        QTest::newRow("no digits") << std::string("attentoscope  {}");
        QTest::newRow("no object") << std::string("attentoscope 1 []");
        QTest::newRow("half an object") << std::string("attentoscope 1 {\"version\":");
        QTest::newRow("brackets without end") << "attentoscope 1 " + std::string(8000, '[');
        QTest::newRow("a line without end") << "attentoscope 1 {\"host\":\"" + std::string(9000, 'x') + "\"}";
    }

    void greetingsAreRefused()
    {
        QFETCH(const std::string, line);
        QVERIFY(!greetingFrom(line));
    }

    void greetingsOfOthersAreTakenAsTheyAre()
    {
        for (const char* line : {"attentoscope 2 {}", "attentoscope 2 {\"host\":3,\"pid\":\"x\",\"version\":null}"}) {
            const auto greeting = greetingFrom(line);
            QVERIFY2(greeting, line);
            QCOMPARE(greeting->protocol, 2);
            QCOMPARE(greeting->process, std::int64_t(0));
            QVERIFY(greeting->host.empty() && greeting->version.empty() && greeting->runs.empty());
            QVERIFY(!checkGreeting(*greeting, {})); // the protocol is another one
        }
    }

    void lineWithoutAnEndBreaksOff()
    {
        FrameReader reader;
        reader.add("0123456789");
        QVERIFY(!reader.takeLine(10) && !reader.isBroken());
        reader.add("\n01234567890");
        QCOMPARE(reader.takeLine(10), std::optional<std::string>("0123456789"));
        QVERIFY(!reader.takeLine(10) && reader.isBroken());
        reader.add("\n");
        QVERIFY(!reader.take());
    }

    void everyTruncationIsRefused()
    {
        const auto bytes = toWire(TrainingNews{soundReports(), filled<Error>()});
        for (std::size_t size = 0; size < bytes.size(); ++size)
            if (reads<TrainingNews>(bytes.substr(0, size)))
                QFAIL(qPrintable(QString::number(size)));
        const auto run = toWire(Result<RunDescription>(soundRun()));
        for (std::size_t size = 0; size < run.size(); ++size)
            if (reads<Result<RunDescription>>(run.substr(0, size)))
                QFAIL(qPrintable(QString::number(size)));
    }

    void everyFlippedBitIsReadOrRefused()
    {
        for (const auto& bytes : {toWire(soundTranslation()), toWire(soundSnapshot()), toWire(soundDissection())})
            for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
                auto other = bytes;
                other[bit / 8] = static_cast<char>(other[bit / 8] ^ (1 << (bit % 8)));
                if (const auto read = fromWire<Translation>(other)) {
                    const auto& map = read->attention;
                    for (std::size_t row = 0; !map.isEmpty() && row < read->target.size(); ++row)
                        QVERIFY(map.at(row, read->source.size() - 1) < 1e38F);
                }
                static_cast<void>(fromWire<WatchedSnapshot>(other));
                static_cast<void>(fromWire<Dissection>(other));
            }
    }

    /// Values that need much more memory than they have bytes in a frame.
    void whatIsExpensiveCostsLittle()
    {
        constexpr std::size_t frame = 64U << 20U;
        const auto size = static_cast<std::uint32_t>(frame - sizeof(std::uint32_t));
        forgetMostHeld();
        const auto before = heldBytes();
        std::string bytes = number(size);
        bytes.resize(frame, '\0');
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!reads<std::vector<Translation>>(bytes));
        QVERIFY(!reads<std::vector<std::optional<std::string>>>(bytes));
        QVERIFY(!reads<std::vector<std::string>>(bytes));
        QVERIFY(!reads<RunDescription>(bytes));
        QVERIFY(timer.elapsed() < 5'000);
        QVERIFY(mostHeldBytes() - before < frame + WireReader::mostMemory + (1U << 20U));
    }

    void keysDoNotPileUp()
    {
        const auto before = heldBytes();
        for (int key = 0; key < 20'000; ++key)
            static_cast<void>(fromWire<Message>(toWire(WireMessage::Key, "key " + std::to_string(key)) + number(0)));
        QVERIFY(heldBytes() - before < (4U << 20U));
    }

    /// 1,000 words and 72 heads are 275 MiB at both ends, in one process here, and on the way.
    void aLongAnswerComesInParts()
    {
        m_most = std::size_t(1) << 30U;
        const auto script = std::make_shared<FakeScript>();
        script->tokenTime = std::chrono::microseconds(0);
        script->tokens = 1000;
        script->heads = 72;
        ServedEngine engine([&]() -> Result<std::unique_ptr<Session>> { return script->makeSession(script); });
        const auto session = engine.connect();
        QVERIFY(session->openRun("/a/run", RunDetail::Identity));
        const auto answer = session->translate({.id = 3, .source = "word", .heads = HeadsAnswer::All}, {}, {});
        QVERIFY2(answer, answer ? "" : answer.error().message.c_str());
        QCOMPARE(answer->id, std::uint64_t(3));
        QCOMPARE(answer->heads.size(), std::size_t(72));
        for (const auto& [id, map] : answer->heads) {
            QCOMPARE(map.weights->size(), std::size_t(1'000'000));
            QCOMPARE(map.at(0, 0), static_cast<float>(id.head));
            QCOMPARE(map.at(999, 999), static_cast<float>(id.head));
        }
        const auto cell =
            session->dissect({.id = 4, .translation = *answer, .row = 1, .column = 1}); // goes without heads
        QVERIFY2(cell, cell ? "" : cell.error().message.c_str());
    }

    void partsWithoutAnEndAreRefused_data()
    {
        QTest::addColumn<std::size_t>("size");
        QTest::newRow("empty ones") << std::size_t(0);
        QTest::newRow("full ones") << longestPart;
    }

    /// An engine that keeps sending parts, but never the last one.
    void partsWithoutAnEndAreRefused()
    {
        QFETCH(const std::size_t, size);
        m_most = longestAnswer + (256U << 20U);
        std::jthread other;
        const auto makeConnection = [&]() -> Result<std::unique_ptr<Connection>> {
            int ends[2];
            if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
                qFatal("no socket");
            other = std::jthread([socket = ends[1], size] {
                auto bytes = lineOf({.version = "test", .instance = "one"});
                const auto part = bytesOf({FrameKind::Part, 1, std::string(size, '\0')});
                while (send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(bytes.size()))
                    bytes = part;
                close(socket);
            });
            return std::make_unique<Connection>(ends[0]);
        };
        const auto session = connectSession({.connect = makeConnection, .version = "test"});
        QVERIFY(!session);
        QVERIFY(session.error().message.contains("cannot be read"));
    }

    void windowsGiveUp_data()
    {
        QTest::addColumn<std::string>("bytes"); // the bytes after the greeting
        const auto frame = [](FrameKind kind, const std::string& body) { return bytesOf({kind, 1, body}); };
        QTest::newRow("nothing, and the end") << std::string();
        QTest::newRow("text") << std::string("this is no frame at all");
        QTest::newRow("an answer that is none") << frame(FrameKind::Answer, "?");
        QTest::newRow("an answer of another kind") << frame(FrameKind::Answer, toWire(Result<ModelSize>(ModelSize{})));
        QTest::newRow("an empty answer") << frame(FrameKind::Answer, {});
        QTest::newRow("reports that are none") << frame(FrameKind::Reports, "?");
        QTest::newRow("reports without an end of steps") << frame(FrameKind::Reports, number(0xffffffff));
        QTest::newRow("a farewell") << frame(FrameKind::Goodbye, toWire(Message("good bye")));
        QTest::newRow("a farewell that is none") << frame(FrameKind::Goodbye, "??");
        QTest::newRow("progress that is none") << frame(FrameKind::Fraction, "?") + frame(FrameKind::Answer, "?");
        QTest::newRow("what only windows send") << frame(FrameKind::Request, "?") + frame(FrameKind::Answer, "?");
    }

    void windowsGiveUp()
    {
        QFETCH(const std::string, bytes);
        int connections = 0;
        std::vector<std::jthread> others;
        const auto makeConnection = [&]() -> Result<std::unique_ptr<Connection>> {
            if (++connections > 3)
                return failure(ErrorCode::ConnectionLost, "there are no more connections");
            int ends[2];
            if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
                qFatal("no socket");
            others.emplace_back([other = ends[1], bytes] {
                const auto all = lineOf({.version = "test", .instance = "one"}) + bytes;
                static_cast<void>(send(other, all.data(), all.size(), MSG_NOSIGNAL));
                char part[1000];
                static_cast<void>(recv(other, part, sizeof(part), 0)); // reads its greeting
                close(other);
            });
            return std::make_unique<Connection>(ends[0]);
        };
        std::stop_source closing;
        QElapsedTimer timer;
        timer.start();
        // A connection that is merely lost is tried again until the window is closed.
        const auto session = connectSession({.connect = makeConnection,
            .version = "test",
            .tell =
                [&](const LinkState& state) {
                    if (state.phase == LinkPhase::Lost && connections > 3)
                        closing.request_stop();
                },
            .closing = closing.get_token(),
            .firstPause = std::chrono::milliseconds(1),
            .longestPause = std::chrono::milliseconds(1)});
        QVERIFY(!session);
        QVERIFY(timer.elapsed() < 5'000);
    }

private:
    std::size_t m_before = 0;
    std::size_t m_most = 0; ///< largest number of bytes for a row
};

ATTENTOSCOPE_TEST(TestHostilePeers, QCoreApplication);
#include "tst_hostilepeers.moc"
