// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/colormap.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace attentoscope::ui;

class TestColorMap : public QObject
{
    Q_OBJECT

private slots:
    void lightnessIsMonotone_data();
    void lightnessIsMonotone();
    void endsAreTheTablesEnds();
    void zeroFadesIntoTheBackdrop();
    void weightsOutsideAreClamped();
    void textContrastsWithEveryColor_data() { lightnessIsMonotone_data(); }
    void textContrastsWithEveryColor();
    void knownLightness();
    void tableHasUniqueKeys();
};

Q_DECLARE_METATYPE(attentoscope::ui::ColorMapId)
Q_DECLARE_METATYPE(attentoscope::ui::Backdrop)

void TestColorMap::lightnessIsMonotone_data()
{
    QTest::addColumn<ColorMapId>("id");
    QTest::addColumn<Backdrop>("backdrop");
    for (const ColorMapInfo& info : colorMaps()) {
        QTest::addRow("%s light", info.key) << info.id << Backdrop::Light;
        QTest::addRow("%s dark", info.key) << info.id << Backdrop::Dark;
    }
}

void TestColorMap::lightnessIsMonotone()
{
    QFETCH(ColorMapId, id);
    QFETCH(Backdrop, backdrop);
    const ColorMap map(id, backdrop);
    const double direction = lightness(map.color(1.0)) > lightness(map.color(0.0)) ? 1.0 : -1.0;
    constexpr int samples = 256;
    double previous = lightness(map.color(0.0));
    for (int sample = 1; sample <= samples; ++sample) {
        const double next = lightness(map.color(static_cast<double>(sample) / samples));
        // Eight bits a channel leave steps of up to 0.4 in L* on dark colours.
        QVERIFY2(direction * (next - previous) > -0.15, qPrintable(QString::number(sample)));
        previous = next;
    }
    QVERIFY(std::abs(lightness(map.color(1.0)) - lightness(map.color(0.0))) > 60.0);
}

void TestColorMap::endsAreTheTablesEnds()
{
    const ColorMap viridis(ColorMapId::Viridis);
    QCOMPARE(viridis.color(0.0), QColor(0x44, 0x01, 0x54));
    QCOMPARE(viridis.color(1.0), QColor(0xfd, 0xe7, 0x25));
    QCOMPARE(viridis.color(0.5), QColor(0x21, 0x90, 0x8c));
}

void TestColorMap::zeroFadesIntoTheBackdrop()
{
    for (const ColorMapId id : {ColorMapId::Grey, ColorMapId::Bone}) {
        QCOMPARE(ColorMap(id, Backdrop::Light).color(0.0), QColor(Qt::white));
        QCOMPARE(ColorMap(id, Backdrop::Dark).color(0.0), QColor(Qt::black));
    }
}

void TestColorMap::weightsOutsideAreClamped()
{
    const ColorMap map;
    QCOMPARE(map.color(-3.0), map.color(0.0));
    QCOMPARE(map.color(7.0), map.color(1.0));
    QCOMPARE(map.color(std::numeric_limits<double>::quiet_NaN()), map.color(0.0));
    QCOMPARE(map.color(std::numeric_limits<double>::infinity()), map.color(1.0));
}

namespace {

double luminance(const QColor& color)
{
    const double scaled = (lightness(color) + 16.0) / 116.0;
    return lightness(color) > 8.0 ? scaled * scaled * scaled : lightness(color) / 903.3;
}

} // namespace

void TestColorMap::textContrastsWithEveryColor()
{
    QFETCH(ColorMapId, id);
    QFETCH(Backdrop, backdrop);
    const ColorMap map(id, backdrop);
    for (int sample = 0; sample <= 100; ++sample) {
        const double cell = luminance(map.color(sample / 100.0));
        const double text = luminance(map.contrastingText(sample / 100.0));
        const double contrast = (std::max(cell, text) + 0.05) / (std::min(cell, text) + 0.05);
        QVERIFY2(contrast >= 4.5, qPrintable(QString::number(sample)));
    }
}

void TestColorMap::knownLightness()
{
    QCOMPARE(lightness(Qt::black), 0.0);
    QVERIFY(std::abs(lightness(Qt::white) - 100.0) < 1e-6);
    QVERIFY(std::abs(lightness(QColor(119, 119, 119)) - 50.03) < 0.01);
}

void TestColorMap::tableHasUniqueKeys()
{
    QSet<QString> keys;
    for (const ColorMapInfo& info : colorMaps()) {
        keys.insert(QString::fromLatin1(info.key));
        QVERIFY(!colorMapName(info.id).isEmpty());
        QCOMPARE(colorMapInfo(info.id).key, info.key);
    }
    QCOMPARE(static_cast<std::size_t>(keys.size()), colorMaps().size());
}

QTEST_APPLESS_MAIN(TestColorMap)
#include "tst_colormap.moc"
