// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace attentoscope::ui {

/// Whose words stand beside a map: a translation's own, or words of one side twice.
enum class MapWords : std::uint8_t { SourceAndTarget, OneSide };

/// Whether the title stands above the map, or somewhere else on the screen.
enum class MapTitle : std::uint8_t { Above, Elsewhere };

/// Which map of a translation is shown, where it has several.
struct MapIdentity
{
    QString title; ///< of the map and of its pictures; empty: there is only one
    MapTitle titlePlace = MapTitle::Above;
    MapWords words = MapWords::SourceAndTarget;
    QString sentence; ///< that was translated, where the map is of one side

    bool operator==(const MapIdentity&) const = default;
};

} // namespace attentoscope::ui
