// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/plots/loss/lossoverlays.h"
#include "ui/plots/style/colormap.h"
#include "ui/plots/style/plotstyle.h"

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

Triple times(const Matrix& matrix, const Triple& vector)
{
    Triple product{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column)
            product[row] += matrix[row][column] * vector[column];
    return product;
}

/// Linear sRGB as seen by eyes that lack one kind of cone: Machado, Oliveira and Fernandes 2009, severity 1.
const std::vector<Matrix> eyes{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
};

Triple labOf(const QColor& color, const Matrix& eye)
{
    const auto linear = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    Triple light = times(eye, {linear(color.redF()), linear(color.greenF()), linear(color.blueF())});
    for (double& value : light)
        value = std::clamp(value, 0.0, 1.0);
    const Matrix toXyz{
        {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
    Triple xyz = times(toXyz, light);
    const Triple white{0.95047, 1.0, 1.08883};
    for (std::size_t index = 0; index < 3; ++index) {
        const double share = xyz[index] / white[index];
        xyz[index] = share > 216.0 / 24389 ? std::cbrt(share) : (24389.0 / 27 * share + 16) / 116;
    }
    return {116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
}

/// CIE76, of the eye that tells two colours apart worst.
double difference(const QColor& left, const QColor& right)
{
    double least = std::numeric_limits<double>::max();
    for (const Matrix& eye : eyes) {
        const Triple one = labOf(left, eye);
        const Triple other = labOf(right, eye);
        least = std::min(least, std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]));
    }
    return least;
}

double luminance(const QColor& color)
{
    const double scaled = (lightness(color) + 16.0) / 116.0;
    return lightness(color) > 8.0 ? scaled * scaled * scaled : lightness(color) / 903.3;
}

} // namespace

class TestColorMap : public QObject
{
    Q_OBJECT

private slots:
    void lightnessIsMonotone_data()
    {
        addColumns<ColorMapId, Backdrop>("id", "backdrop");
        for (const ColorMapInfo& info : colorMaps()) {
            QTest::addRow("%s light", info.key) << info.id << Backdrop::Light;
            QTest::addRow("%s dark", info.key) << info.id << Backdrop::Dark;
        }
    }

    void lightnessIsMonotone()
    {
        const auto [id, backdrop] = fetched<ColorMapId, Backdrop>();
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

    void endsAreTheTablesEnds()
    {
        const ColorMap viridis(ColorMapId::Viridis);
        QCOMPARE(viridis.color(0.0), QColor(0x44, 0x01, 0x54));
        QCOMPARE(viridis.color(1.0), QColor(0xfd, 0xe7, 0x25));
        QCOMPARE(viridis.color(0.5), QColor(0x21, 0x90, 0x8c));
    }

    void zeroFadesIntoTheBackdrop()
    {
        for (const ColorMapId id : {ColorMapId::Grey, ColorMapId::Bone}) {
            QCOMPARE(ColorMap(id, Backdrop::Light).color(0.0), QColor(Qt::white));
            QCOMPARE(ColorMap(id, Backdrop::Dark).color(0.0), QColor(Qt::black));
        }
    }

    void weightsOutsideAreClamped()
    {
        const ColorMap map;
        QCOMPARE(map.color(-3.0), map.color(0.0));
        QCOMPARE(map.color(7.0), map.color(1.0));
        QCOMPARE(map.color(std::numeric_limits<double>::quiet_NaN()), map.color(0.0));
        QCOMPARE(map.color(std::numeric_limits<double>::infinity()), map.color(1.0));
    }

    void textContrastsWithEveryColor_data() { lightnessIsMonotone_data(); }

    void textContrastsWithEveryColor()
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

    void knownLightness()
    {
        QCOMPARE(lightness(Qt::black), 0.0);
        QVERIFY(std::abs(lightness(Qt::white) - 100.0) < 1e-6);
        QVERIFY(std::abs(lightness(QColor(119, 119, 119)) - 50.03) < 0.01);
    }

    void tableHasUniqueKeys()
    {
        QSet<QString> keys;
        for (const ColorMapInfo& info : colorMaps()) {
            keys.insert(QString::fromLatin1(info.key));
            QVERIFY(!colorMapName(info.id).isEmpty());
            QCOMPARE(colorMapInfo(info.id).key, info.key);
        }
        QCOMPARE(static_cast<std::size_t>(keys.size()), colorMaps().size());
    }

    void differencesAreLightAlikeOnBothSides_data()
    {
        QTest::addColumn<Backdrop>("backdrop");
        QTest::addRow("light") << Backdrop::Light;
        QTest::addRow("dark") << Backdrop::Dark;
    }

    void differencesAreLightAlikeOnBothSides()
    {
        QFETCH(Backdrop, backdrop);
        const ColorMap map(ColorMapId::Difference, backdrop);
        const QColor middle = map.color(0.5);
        QVERIFY(std::max({middle.red(), middle.green(), middle.blue()})
                - std::min({middle.red(), middle.green(), middle.blue()})
            <= 4); // neutral
        const double direction = backdrop == Backdrop::Light ? -1.0 : 1.0;
        double before = lightness(middle);
        for (int step = 1; step <= 100; ++step) {
            const double above = lightness(map.color(0.5 + step / 200.0));
            const double below = lightness(map.color(0.5 - step / 200.0));
            QVERIFY2(std::abs(above - below) < 1.0, qPrintable(QString::number(step)));
            QVERIFY2(direction * (above - before) > -0.15, qPrintable(QString::number(step)));
            before = above;
        }
        QVERIFY(std::abs(before - lightness(middle)) > 60.0);
    }

    void differencesAreToldApartByEveryEye_data() { differencesAreLightAlikeOnBothSides_data(); }

    void differencesAreToldApartByEveryEye()
    {
        QFETCH(Backdrop, backdrop);
        const ColorMap map(ColorMapId::Difference, backdrop);
        for (const double share : {0.1, 0.25, 0.5, 1.0}) {
            const double apart = difference(map.color(0.5 - share / 2), map.color(0.5 + share / 2));
            QVERIFY2(apart > 10.0, qPrintable(u"%1: %2"_s.arg(share).arg(apart)));
        }
    }

    void curvesAreToldApartByEveryEye_data() { differencesAreLightAlikeOnBothSides_data(); }

    void curvesAreToldApartByEveryEye()
    {
        QFETCH(Backdrop, backdrop);
        QPalette palette;
        palette.setColor(QPalette::Base, backdrop == Backdrop::Light ? QColor(Qt::white) : QColor(0x1e, 0x1e, 0x1e));
        palette.setColor(QPalette::Text, backdrop == Backdrop::Light ? QColor(Qt::black) : QColor(Qt::white));
        const PlotStyle look = plotStyle(palette, QFont());
        QCOMPARE(look.backdrop, backdrop);
        std::vector<QColor> colors{look.training, look.validation};
        for (const QRgb color : overlayColors(backdrop))
            colors.push_back(QColor::fromRgb(color));
        QCOMPARE(colors.size(), LossOverlays::most + 2);
        for (std::size_t one = 0; one < colors.size(); ++one)
            for (std::size_t other = 0; other < one; ++other)
                QVERIFY2(difference(colors[one], colors[other]) > 18.0,
                    qPrintable(colors[one].name() + QLatin1Char(' ') + colors[other].name()));
    }
};

ATTENTOSCOPE_TEST(TestColorMap, QApplication);
#include "tst_colormap.moc"
