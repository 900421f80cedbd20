// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QLinearGradient>
#include <QString>

#include <array>
#include <cstdint>
#include <span>

namespace attentoscope::ui {

/// `Difference` is for the difference of two models' weights. It is not among the choices.
enum class ColorMapId : std::uint8_t { Viridis, Cividis, Magma, Grey, Bone, Difference };

enum class Backdrop : std::uint8_t { Light, Dark };

struct ColorStop
{
    double position = 0.0; ///< 0–1
    QRgb color = 0;
};

/// One row of the table of colour maps.
struct ColorMapInfo
{
    ColorMapId id = ColorMapId::Viridis;
    const char* key = ""; ///< must not change, because settings and the command line use it
    const char* name = ""; ///< shown to people; translated in the context "ColorMap"
    /// If so, the map is reversed on a light background: small weights then fade into it.
    bool zeroMeetsBackdrop = false;
    std::span<const ColorStop> stops;
};

/// All colour maps. The lightness of each only rises or only falls, which suits grey prints and colour blindness.
[[nodiscard]] std::span<const ColorMapInfo> colorMaps();
[[nodiscard]] const ColorMapInfo& colorMapInfo(ColorMapId id);
[[nodiscard]] QString colorMapName(ColorMapId id);

/// The diverging map: blue below the middle, orange above. Two colours at the same distance from the middle are equally
/// light, so both signs are equally visible. The middle fades into the background.
[[nodiscard]] std::span<const ColorStop> differenceStops(Backdrop backdrop);

/// Turns a weight in 0–1 into a colour. Other values are clamped; NaN counts as zero.
class ColorMap
{
public:
    explicit ColorMap(ColorMapId id = ColorMapId::Viridis, Backdrop backdrop = Backdrop::Light);

    [[nodiscard]] ColorMapId id() const { return m_id; }
    [[nodiscard]] QColor color(double weight) const;
    /// The colours between two points, for a bar without seams.
    [[nodiscard]] QLinearGradient gradient(QPointF zero, QPointF one) const;
    [[nodiscard]] QColor contrastingText(double weight) const; ///< black or white, whichever is more legible on color()

private:
    static constexpr int tableSize = 1024;
    ColorMapId m_id;
    std::span<const ColorStop> m_stops;
    bool m_isReversed = false;
    std::array<QRgb, tableSize> m_table{};
};

/// CIE L* of a colour, 0 (black) to 100 (white), under D65.
[[nodiscard]] double lightness(const QColor& color);

} // namespace attentoscope::ui
