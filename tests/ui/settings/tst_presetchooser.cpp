// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/catalogue.h"
#include "tests/support/testprogram.h"
#include "ui/settings/presetchooser.h"

namespace {

PresetInfo preset(const char* id, const char* architecture, Task task = Task::Sentences)
{
    return {.id = id, .name = id, .help = "It is one.", .task = task, .values = {{"architecture", architecture}}};
}

/// Three groups; the list is not in their order.
std::vector<PresetInfo> somePresets()
{
    return {preset("recommended", "recurrent"), preset("transformer", "transformer"), preset("luong-dot", "recurrent"),
        preset("unshuffle", "recurrent", Task::Unshuffle), preset("transformer-tiny", "transformer")};
}

QComboBox& listOf(PresetChooser& chooser)
{
    return *chooser.findChild<QComboBox*>();
}

} // namespace

/// Presets are in groups below headings.
class TestPresetChooser : public QObject
{
    Q_OBJECT

private slots:
    void presetsAreBelowTheHeadingOfTheirGroup()
    {
        PresetChooser chooser;
        chooser.setCatalogue(somePresets(), {});
        QStringList rows;
        for (int row = 0; row < listOf(chooser).count(); ++row)
            rows << listOf(chooser).itemText(row);
        QCOMPARE(rows,
            (QStringList{u"Recurrent networks"_s, u"recommended"_s, u"luong-dot"_s, u"Transformers"_s, u"transformer"_s,
                u"transformer-tiny"_s, u"Without words"_s, u"unshuffle"_s}));
        QVERIFY2(listOf(chooser).maxVisibleItems() >= rows.size(), "some are reached by scrolling only");
    }

    void headingsCannotBeChosen()
    {
        PresetChooser chooser;
        chooser.setCatalogue(somePresets(), {});
        QCOMPARE(chooser.preset(), u"recommended"_s);
        for (int row = 0; row < listOf(chooser).count(); ++row) {
            const bool isHeading = !listOf(chooser).itemData(row).isValid();
            const auto flags = listOf(chooser).model()->index(row, 0).flags();
            QCOMPARE(flags.testFlag(Qt::ItemIsSelectable), !isHeading);
        }
        chooser.setPreset({});
        QCOMPARE(chooser.preset(), u"recommended"_s);
    }

    void theChosenOneIsDescribed()
    {
        PresetChooser chooser;
        chooser.setCatalogue(somePresets(), {});
        chooser.setPreset(u"transformer-tiny"_s);
        QCOMPARE(chooser.current()->id, std::string("transformer-tiny"));
        chooser.setCatalogue(somePresets(), {}); // the catalogue comes again in another language
        QCOMPARE(chooser.preset(), u"transformer-tiny"_s);
    }

    void oneGroupNeedsNoHeading()
    {
        PresetChooser chooser;
        chooser.setCatalogue({preset("a", "recurrent"), preset("b", "recurrent")}, {});
        QCOMPARE(listOf(chooser).count(), 2);
    }
};

ATTENTOSCOPE_TEST(TestPresetChooser, QApplication);
#include "tst_presetchooser.moc"
