// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/samples.h"
#include "engine/settings/attentionkinds.h"
#include "engine/settings/presets.h"
#include "engine/settings/settings.h"
#include "tests/support/testprogram.h"

namespace {

QStringList textsOfTables()
{
    QStringList texts;
    const auto add = [&texts](const std::string& text) { texts << QString::fromStdString(text); };
    for (const auto& row : settings()) {
        add(row.info.label);
        add(row.info.help);
    }
    for (const auto& preset : presets()) {
        add(preset.name);
        add(preset.help);
    }
    auto kinds = std::vector{multiHeadKind()};
    for (const auto& kind : attentionKinds())
        kinds.push_back(kind.info);
    for (const auto& kind : kinds) {
        add(kind.name);
        add(kind.help);
        for (const auto& symbol : kind.symbols)
            add(symbol.meaning);
        for (const auto& line : kind.lines)
            for (const auto& symbol : line.symbols)
                add(symbol.meaning);
    }
    for (const auto& sample : samples()) {
        add(sample.info.name);
        add(sample.info.help);
    }
    return texts;
}

} // namespace

/// A script finds the texts of the tables in the sources. This test takes them from the tables.
class TestTranslatableTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTextOfTheTablesIsAKeyOfEachLanguage()
    {
        QFile file(QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/../translations/attentoscope_de.ts"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto known = QString::fromUtf8(file.readAll());
        QStringList missing;
        for (const auto& text : textsOfTables()) {
            const auto written =
                text.toHtmlEscaped().replace("&#39;"_L1, "&apos;"_L1).replace(QLatin1Char('\''), "&apos;"_L1);
            if (!known.contains("<source>"_L1 + written + "</source>"_L1))
                missing << text;
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
    }
};

ATTENTOSCOPE_TEST(TestTranslatableTexts, attentoscope::tests::NoApplication);
#include "tst_translatabletexts.moc"
