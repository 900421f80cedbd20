// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/search.h"
#include "engine/evaluation/studies.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

/// Studies of small models on a few pairs.
class TestStudies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The table has eight positions. Some translations, but not all of them, are to fill it, so seeds are tried.
    void aTranslationThatFillsTheTableIsLeftOut()
    {
        auto configuration = tinyTransformer();
        configuration.positions = Positions::Learned;
        configuration.maximumPositions = 8;
        std::shared_ptr<TranslationModel> model;
        TextPairs pairs;
        std::size_t full = 0;
        for (std::uint64_t seed = 1; seed < 100 && (full == 0 || full == pairs.text.size()); ++seed) {
            model = tinyModel(configuration, seed);
            pairs = TextPairs();
            std::vector<PreparedSentence> sources;
            for (const char* text : {"a b", "c d e", "f g h i", "j k l a b", "c c", "d f h", "l k j i h g"}) {
                sources.push_back(prepare(*model, model->source(), text));
                pairs.text.push_back({text, "a"});
                pairs.encoded.source.add(sources.back().ids);
                pairs.encoded.target.add(prepare(*model, model->target(), "a").ids);
            }
            const auto translations = searchTranslations(*model, sources, {}, {}, {});
            full = std::size_t(std::ranges::count(translations, TranslationEnd::MaximumLength, &Translation::end));
        }
        QVERIFY(full > 0 && full < pairs.text.size());
        const auto agreements = faithfulSentences(*model, pairs, {.count = pairs.text.size()}, {}, {});
        QVERIFY2(agreements, agreements ? "" : agreements.error().message.c_str());
        QCOMPARE(agreements->total, pairs.text.size());
        QCOMPARE(agreements->heads.front().sentences.size(), pairs.text.size() - full);
    }
};

ATTENTOSCOPE_TEST(TestStudies, QCoreApplication);
#include "tst_studies.moc"
