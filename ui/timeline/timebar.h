// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

class QLabel;
class QSlider;
class QToolButton;

namespace attentoscope::ui {

class TimePlayer;
class TimeSlider;
class Timeline;

/// The bar below the heatmap for moving through training time: play, slider, step and epoch, pin, live. Marks on the
/// slider show where something happened to the sentence.
class TimeBar : public QWidget
{
    Q_OBJECT

public:
    explicit TimeBar(Timeline& timeline, QWidget* parent = nullptr);

    [[nodiscard]] TimePlayer& player() const { return *m_player; }
    [[nodiscard]] QSlider& slider() const;
    [[nodiscard]] QString text() const; ///< text of the label
    /// The step of the displayed picture. It differs from the moment's step if the sentence was not watched yet.
    void setPictureStep(std::optional<std::int64_t> step);
    void moveToMark(int marks); ///< moves this many marks forward, or back if negative
    void setStopsAtMarks(bool stops); ///< whether playing stops at marks
    void addButton(QWidget* button); ///< adds it at the end of the bar
    void setPresented(bool presented); ///< hides everything except the slider, the label and the player

signals:
    void told(const QString& text); ///< describes what happened at the mark that was reached

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectParts();
    void followTimeline(); ///< the displayed moment has changed
    void followHistory(); ///< the moments have changed
    void followStory(); ///< the marks or their places have changed
    void tell(); ///< says what happened at the displayed moment
    void showText();

    Timeline& m_timeline;
    TimePlayer* m_player = nullptr;
    QToolButton* m_play = nullptr;
    TimeSlider* m_slider = nullptr;
    QLabel* m_label = nullptr;
    QToolButton* m_pin = nullptr;
    QToolButton* m_live = nullptr;
    std::vector<QWidget*> m_tools; ///< buttons that are hidden in a presentation
    std::optional<std::int64_t> m_pictureStep;
    bool m_stopsAtMarks = false;
};

} // namespace attentoscope::ui
