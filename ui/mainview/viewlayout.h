// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>

#include <cstdint>

class QHBoxLayout;
class QSplitter;
class QVBoxLayout;
class QWidget;

namespace attentoscope::ui {

class LossSide;
class TimeBar;

/// The place of the loss curve. Automatic: beside the heatmap if the main view is wide, otherwise below it.
enum class LossPlace : std::uint8_t { Automatic, Below, Beside };

/// The part that has all the room. None: every part has its own.
enum class Enlarged : std::uint8_t { None, Heatmap, Heads, Curve };

/// Lays out the main view. The heatmap gets most of it. The sentence's box and the loss curve are in a column beside
/// the heatmap, or in a strip below it. The height of the strip does not depend on its contents.
class ViewLayout : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        QWidget* header = nullptr;
        QWidget* pages = nullptr;
        TimeBar* timeBar = nullptr;
        QWidget* box = nullptr;
        LossSide* loss = nullptr;
    };

    ViewLayout(QWidget& mainView, const Parts& parts);

    void setLossPlace(LossPlace place);
    void setFolded(bool folded); ///< the loss curve becomes a line of text below the sentence
    void setEnlarged(Enlarged part); ///< if the heads are enlarged, everything here is hidden
    int stripHeight() const; ///< height of sentence and curve below the heatmap; 0: their place is beside it
    int foldedHeight() const; ///< height of sentence and line
    void setPresented(bool presented); ///< narrows the margins, and moves the time bar into the header's line
    QByteArray save() const; ///< empty: the default layout
    void restore(const QByteArray& layout); ///< empty or invalid: the default layout

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void placeTimeBar();
    void fitMargins();
    bool isBeside() const;
    void divide(); ///< sets the default sizes

    QWidget& m_mainView;
    QSplitter* m_splitter = nullptr;
    QVBoxLayout* m_heatmapColumn = nullptr;
    QHBoxLayout* m_headerLine = nullptr;
    QWidget* m_heatmapSide = nullptr;
    TimeBar* m_timeBar = nullptr;
    LossSide* m_loss = nullptr;
    LossPlace m_place = LossPlace::Automatic;
    bool m_isPresented = false;
    bool m_isFolded = false;
    Enlarged m_enlarged = Enlarged::None;
    bool m_isDivided = false; ///< whether the user has changed the sizes
    QByteArray m_before; ///< layout before the presentation
    QByteArray m_unfolded; ///< layout before the curve became a line or a part was enlarged
};

} // namespace attentoscope::ui
