// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/connection.h"
#include "tests/support/testprogram.h"
#include "tests/support/wiresamples.h"

namespace {

/// Whether the value can be read from its bytes, and is written as the same bytes again.
template <typename T>
bool comesBack(const T& value)
{
    const auto bytes = toWire(value);
    const auto read = fromWire<T>(bytes);
    return read && toWire(*read) == bytes;
}

} // namespace

/// Values become bytes, and the bytes become the same values.
class TestWire : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesComeBack()
    {
        QVERIFY(comesBack(soundTranslation()));
        QVERIFY(comesBack(soundReports()));
        QVERIFY(comesBack(TrainingNews{soundReports(), filled<Error>()}));
        QVERIFY(comesBack(soundRun()));
        QVERIFY(comesBack(soundDissection()));
        QVERIFY(comesBack(soundSentences()));
        QVERIFY(comesBack(SessionState{filled<CorpusSummary>(), soundRun(), SessionTraining::Paused}));
        QVERIFY(comesBack(DissectionRequest{.id = 3, .translation = soundTranslation(), .row = 1, .column = 1}));
        QVERIFY(comesBack(Comparison{{}, {soundTranslation(), "preset", filled<Error>()}, {}}));
        QVERIFY(comesBack(filled<Catalogue>()));
        QVERIFY(comesBack(filled<CorpusSummary>()));
        QVERIFY(comesBack(filled<DataRequest>()));
        QVERIFY(comesBack(filled<TrainingRequest>()));
        QVERIFY(comesBack(filled<TrainingLimit>()));
        QVERIFY(comesBack(filled<TranslationRequest>()));
        QVERIFY(comesBack(filled<EvaluationRequest>()));
        QVERIFY(comesBack(filled<EvaluationReport>()));
        QVERIFY(comesBack(filled<SentencesRequest>()));
        QVERIFY(comesBack(filled<BenchmarkRequest>()));
        QVERIFY(comesBack(filled<BenchmarkReport>()));
        QVERIFY(comesBack(filled<AlignmentRequest>()));
        QVERIFY(comesBack(filled<AlignedPairs>()));
        QVERIFY(comesBack(filled<ComparisonRequest>()));
        QVERIFY(comesBack(filled<SaveReport>()));
        QVERIFY(comesBack(filled<ModelSize>()));
        QVERIFY(comesBack(filled<std::vector<RunSummary>>()));
        QVERIFY(comesBack(filled<Hello>()));
    }

    void resultsComeBack()
    {
        QVERIFY(comesBack(Result<void>()));
        QVERIFY(comesBack(Result<ModelSize>(ModelSize{3, 4})));
        const auto refused = toWire(Result<void>(failure(ErrorCode::BadRun, "no", "because")));
        const auto read = fromWire<Result<Translation>>(refused); // an error has no type but its own
        QVERIFY(read && !*read);
        QCOMPARE(read->error().code, ErrorCode::BadRun);
        QCOMPARE(read->error().detail, std::string("because"));
    }

    void messagesKeepTheirKeys()
    {
        const Message message("{} of {}: {}", std::string("part"), 1'234'567, Message("not {}", Message("a file")));
        const auto read = fromWire<Message>(toWire(message));
        QVERIFY(read);
        QCOMPARE(read->text(), message.text());
        QCOMPARE(std::string(read->key()), std::string("{} of {}: {}"));
        QCOMPARE(read->values()[1].number(), std::optional<std::int64_t>(1'234'567));
        QVERIFY(!read->values()[0].key());
        QCOMPARE(std::string(read->values()[2].key()), std::string("not {}"));
        const auto again = fromWire<Message>(toWire(message));
        QCOMPARE(static_cast<const void*>(again->key()), static_cast<const void*>(read->key())); // kept once
    }

    void numbersKeepEveryBit()
    {
        const std::vector<double> numbers{0.1, -0.0, std::numeric_limits<double>::infinity(),
            std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::denorm_min()};
        const auto read = fromWire<std::vector<double>>(toWire(numbers));
        QVERIFY(read);
        QCOMPARE(std::memcmp(read->data(), numbers.data(), numbers.size() * sizeof(double)), 0);
    }

    void membersAreCounted()
    {
        static_assert(memberCount<KeyValue>() == 2);
        static_assert(memberCount<TrainingLimit>() == 3);
        static_assert(memberCount<BenchmarkReport>() == 15);
        // If the list of members lacked one, it would come back with its default.
        const auto model = filled<ModelConfiguration>();
        const auto read = fromWire<ModelConfiguration>(toWire(model));
        QVERIFY(read);
        QCOMPARE(read->precision, model.precision);
        QCOMPARE(read->innerSize, model.innerSize);
        QCOMPARE(read->attention, model.attention);
    }

    void enumeratorsAreCounted()
    {
        static_assert(enumeratorCount<Direction>() == 2);
        static_assert(enumeratorCount<TermRule>() == 12);
        static_assert(enumeratorCount<RequestKind>() == requestCount);
        QVERIFY(!fromWire<Direction>(std::string("\x02", 1)));
        QCOMPARE(fromWire<Direction>(std::string("\x01", 1)), std::optional(Direction::Swapped));
    }

    void framesComeInAnyPieces()
    {
        const auto bytes = bytesOf({FrameKind::Hello, 1, "hello"}) + bytesOf({FrameKind::Ping, 2, ""})
            + bytesOf({FrameKind::Answer, 3, std::string(100'000, 'x')});
        for (const std::size_t piece : {std::size_t(1), std::size_t(7), std::size_t(4096), bytes.size()}) {
            FrameReader reader;
            reader.add("a line\n");
            QCOMPARE(reader.takeLine(10), std::optional<std::string>("a line"));
            std::vector<Frame> frames;
            for (std::size_t at = 0; at < bytes.size(); at += piece) {
                reader.add(std::string_view(bytes).substr(at, piece));
                while (auto frame = reader.take())
                    frames.push_back(*frame);
            }
            QCOMPARE(frames.size(), std::size_t(3));
            QCOMPARE(frames[0].body, std::string("hello"));
            QCOMPARE(frames[1].id, std::uint64_t(2));
            QCOMPARE(frames[2].body.size(), std::size_t(100'000));
            QVERIFY(!reader.isBroken());
        }
    }
};

ATTENTOSCOPE_TEST(TestWire, QCoreApplication);
#include "tst_wire.moc"
