// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/search.h"
#include "engine/types/catalogue.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

namespace {

constexpr double cap = 0.5;

/// Scores of random states and annotations, one row of each sentence.
torch::Tensor scoresOf(const ModelConfiguration& configuration)
{
    auto model = tinyModel(configuration);
    auto& attention = *model->network().decoder().attention();
    const auto sizes = sizesOf(configuration, 12, 9);
    ModelRandom random(7);
    const auto drawn = [&](at::IntArrayRef shape) {
        return torch::empty(shape).uniform_(-3.0, 3.0, random.generator());
    };
    const AttentionQuery query{drawn({2, 3, sizes.state}), drawn({2, 3, sizes.targetWord}), 0};
    AttentionMemory memory{drawn({2, 4, sizes.annotation}), {}, torch::zeros({2, 1, 4}, torch::kBool), {}};
    memory.keys = attention.keys(memory.annotations);
    const torch::NoGradGuard guard;
    return attention.scores(query, memory).contiguous();
}

/// The number of products whose sum is the raw score of a kind. Zero: the score is not such a sum.
double productsOf(const QString& kind)
{
    constexpr double hidden = 6.0;
    return kind == "location" || kind == "linear" ? 0.0 : hidden;
}

} // namespace

/// Scores that are scaled and capped, for every kind of attention, against the same arithmetic in plain loops.
class TestScoreShape : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void weightsFollowFromTheShapedScores_data()
    {
        addColumns<QString, bool, bool>("kind", "scaled", "capped");
        for (const auto& kind : attentionKinds())
            if (kind.info.reads != ReadsState::Nothing)
                for (const int shape : {1, 2, 3})
                    QTest::addRow("%s %d", kind.info.id.c_str(), shape)
                        << QString::fromStdString(kind.info.id) << bool(shape & 1) << bool(shape & 2);
    }

    void weightsFollowFromTheShapedScores()
    {
        const auto [kind, scaled, capped] = fetched<QString, bool, bool>();
        auto configuration = tinyConfiguration(kind.toStdString());
        const auto raw = scoresOf(configuration);
        configuration.scoreScale = scaled ? ScoreScale::SquareRoot : ScoreScale::None;
        configuration.scoreCap = capped ? cap : 0.0;
        const auto shaped = scoresOf(configuration);
        QVERIFY(raw.abs().max().item<double>() > cap); // otherwise the cap would have no effect
        const bool divides = scaled && productsOf(kind) > 0.0;
        for (std::int64_t place = 0; place < raw.numel(); ++place) {
            double expected = raw.data_ptr<float>()[place];
            if (divides)
                expected /= std::sqrt(productsOf(kind));
            if (capped)
                expected = cap * std::tanh(expected / cap);
            QVERIFY(std::abs(shaped.data_ptr<float>()[place] - expected) < 1e-5);
        }
    }

    void theEquationSaysWhatTheScoresDo_data()
    {
        addColumns<QString, QString, QString>("scale", "cap", "line");
        QTest::newRow("raw") << "none" << "0" << "";
        QTest::newRow("scaled") << "square-root" << "0" << "e(t,j) = u(t,j) / √K";
        QTest::newRow("capped") << "none" << "6" << "e(t,j) = C · tanh(u(t,j) / C)";
        QTest::newRow("both") << "square-root" << "6" << "e(t,j) = C · tanh(u(t,j) / (C √K))";
    }

    void theEquationSaysWhatTheScoresDo()
    {
        const auto [scale, cap, line] = fetched<QString, QString, QString>();
        const auto valueOf = [&](const std::string& key) {
            return key == "score_scale" ? scale.toStdString() : key == "score_cap" ? cap.toStdString() : std::string();
        };
        for (const auto& row : attentionKinds()) {
            if (row.info.reads == ReadsState::Nothing)
                continue;
            const auto kind = kindInForce(row.info, valueOf);
            const auto lines = QString::fromStdString(kind.equation).split(QLatin1Char('\n'));
            const auto rawLines =
                std::ranges::count_if(lines, [](const QString& one) { return one.startsWith("u(t,j) ="); });
            QCOMPARE(rawLines, line.isEmpty() ? 0 : 1);
            QCOMPARE(lines.contains(line), !line.isEmpty());
            const auto explains = [&](const char* symbol) {
                return std::ranges::count(kind.symbols, symbol, &SymbolInfo::symbol) == 1;
            };
            QCOMPARE(explains("u(t,j)"), !line.isEmpty());
            QCOMPARE(explains("K"), line.contains(u"K"_s));
            QCOMPARE(explains("C"), line.contains(u"C ·"_s));
        }
    }

    /// The location kind adds up no products: its scores come out of a linear layer.
    void aScaleNeedsASumOfProducts()
    {
        auto configuration = tinyConfiguration("location");
        const auto raw = scoresOf(configuration);
        configuration.scoreScale = ScoreScale::SquareRoot;
        QVERIFY(torch::equal(scoresOf(configuration), raw));
    }
};

ATTENTOSCOPE_TEST(TestScoreShape, QCoreApplication);
#include "tst_scoreshape.moc"
