// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/appsettings.h"
#include "tests/support/testprogram.h"

class TestAppSettings : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString file() const { return m_folder.filePath(u"settings.ini"_s); }

private slots:
    void init() { QFile::remove(file()); }

    void theTableIsSound()
    {
        QSet<QString> keys;
        QSet<int> ids;
        for (const auto& row : appSettings()) {
            keys << QLatin1String(row.key);
            ids << int(row.id);
            QCOMPARE(row.fallback.typeId(), int(row.type));
        }
        QCOMPARE(keys.size(), qsizetype(appSettings().size()));
        QCOMPARE(ids.size(), qsizetype(appSettings().size()));
    }

    void absentValuesAreTheDefaults()
    {
        const Settings settings(file());
        for (const auto& row : appSettings())
            QCOMPARE(settings.value(row.id), row.fallback);
    }

    void valuesComeBackFromTheFile()
    {
        {
            Settings settings(file());
            settings.setValue(AppSetting::EngineThreads, 3);
            settings.setValue(AppSetting::RecentItems, QStringList{u"data\t/a, b.tsv\t"_s});
        }
        const Settings settings(file());
        QCOMPARE(settings.value(AppSetting::EngineThreads).toInt(), 3);
        QCOMPARE(settings.value(AppSetting::RecentItems).toStringList(), QStringList{u"data\t/a, b.tsv\t"_s});
    }

    void nonsenseInTheFileCountsAsAbsent()
    {
        {
            QSettings store(file(), QSettings::IniFormat);
            store.setValue(u"engine/threads"_s, u"many"_s);
            store.setValue(u"window/theme"_s, 17);
        }
        const Settings settings(file());
        QCOMPARE(settings.value(AppSetting::EngineThreads).toInt(), 0);
        QCOMPARE(settings.value(AppSetting::Theme).toInt(), 0);
    }

    void theWindowsMemoryComesBack()
    {
        ui::WindowMemory memory;
        memory.geometry = "geometry";
        memory.sideBarShown = false;
        memory.stopsAtMarks = true;
        memory.lossPlace = ui::LossPlace::Beside;
        memory.theme = ui::ThemeChoice::Dark;
        memory.recent = {u"run\t/r\t"_s};
        memory.dataFolder = u"/d"_s;
        memory.exports = {u"/pictures"_s, u"png"_s, ui::ExportLegend::Hidden, ui::ExportOrigin::Shown};
        memory.attention = {.form = ui::AttentionForm::Lines,
            .colorMap = ui::ColorMapId::Magma,
            .scale = ui::WeightScale::Logarithmic,
            .order = ui::ColumnOrder::RightToLeft,
            .values = ui::CellValues::WhereRoom,
            .specialTokens = ui::SpecialTokens::Hidden,
            .pieces = ui::WordPieces::Apart,
            .carriedShare = 0.9,
            .gold = ui::GoldOutlines::Hidden,
            .linkThreshold = 0.25,
            .legend = ui::ScreenLegend::Hidden};
        memory.loss = {.axis = ui::LossAxis::Epoch,
            .quantity = ui::LossQuantity::Bleu,
            .scale = ui::LossScale::Logarithmic,
            .smoothing = 0.5};
        Settings settings(file());
        writeWindowMemory(memory, settings);
        const auto read = readWindowMemory(settings);
        QCOMPARE(read.geometry, memory.geometry);
        QCOMPARE(read.sideBarShown, false);
        QCOMPARE(read.stopsAtMarks, true);
        QCOMPARE(read.lossPlace, ui::LossPlace::Beside);
        QCOMPARE(read.theme, ui::ThemeChoice::Dark);
        QCOMPARE(read.recent, memory.recent);
        QCOMPARE(read.dataFolder, memory.dataFolder);
        QCOMPARE(read.exports.folder, memory.exports.folder);
        QCOMPARE(read.exports.format, memory.exports.format);
        QCOMPARE(read.exports.legend, memory.exports.legend);
        QCOMPARE(read.exports.origin, memory.exports.origin);
        QVERIFY(read.attention == memory.attention);
        QVERIFY(read.loss == memory.loss);
    }
};

ATTENTOSCOPE_TEST(TestAppSettings, QCoreApplication);
#include "tst_appsettings.moc"
