// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>

#include <cstdint>

class QSplitter;
class QVBoxLayout;
class QWidget;

namespace attentoscope::ui {

class LossSide;

/// Where the loss curve stands. Automatic: beside the heatmap where the stage is wide, otherwise below it.
enum class LossPlace : std::uint8_t { Automatic, Below, Beside };

/// Lays out the stage: heatmap and loss curve below or beside each other, and the place of the sentence's box.
class StageLayout : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        QWidget* header = nullptr;
        QWidget* pages = nullptr;
        QWidget* timeBar = nullptr;
        QWidget* box = nullptr;
        LossSide* loss = nullptr;
    };

    StageLayout(QWidget& stage, const Parts& parts);

    void setLossPlace(LossPlace place);
    void setPresented(bool presented); ///< both views side by side, the box below them
    QByteArray save() const;
    void restore(const QByteArray& layout); ///< empty: the default layout

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void placeBox();

    QWidget& m_stage;
    QSplitter* m_splitter = nullptr;
    QVBoxLayout* m_heatmapColumn = nullptr;
    QWidget* m_box = nullptr;
    LossSide* m_loss = nullptr;
    LossPlace m_place = LossPlace::Automatic;
    bool m_isPresented = false;
    QByteArray m_before; ///< the presentation
};

} // namespace attentoscope::ui
