// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/runnews.h"

#include <QElapsedTimer>
#include <QFrame>
#include <QTimer>

#include <optional>

class QLabel;
class QPushButton;
class QToolButton;

namespace attentoscope::ui {

/// Says that the run on show is trained elsewhere and followed here, how old its last news is, and which weights could
/// be loaded. It turns grey when nothing comes any more. Hidden for a run at rest.
class FollowBar : public QFrame
{
    Q_OBJECT

public:
    static constexpr double quietAfter = 30.0; ///< seconds

    explicit FollowBar(QWidget* parent = nullptr);

    void begin(std::int64_t weightsStep); ///< to follow a run with these weights in memory
    void beginWaiting(); ///< for the first save of a run, with which it can be opened
    void setWeightsStep(std::int64_t step);
    void showNews(const RunNews& news);
    void end(); ///< no run is followed
    QString text() const;
    bool isQuiet() const { return m_isQuiet; } ///< nothing has come for long
    QPushButton* button() const { return m_button; }

signals:
    void weightsRequested(); ///< the person wants the newest ones
    void openRequested(const QString& folder); ///< another run that lies there now

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double age() const; ///< of the last news, in seconds
    QString words() const;
    void refresh();
    void refreshButton();
    void press();

    std::optional<RunNews> m_news; ///< the last one, without its reports
    std::int64_t m_weightsStep = 0;
    QElapsedTimer m_changed; ///< since the last time that something was new
    double m_ageThen = 0.0; ///< of the news, when the clock began
    bool m_isQuiet = false;
    bool m_awaitsSave = false;
    bool m_isClosed = false; ///< by the person
    bool m_wasTrained = false; ///< since it was opened here
    QTimer m_clock;
    QLabel* m_text = nullptr;
    QPushButton* m_button = nullptr;
    QToolButton* m_close = nullptr;
};

} // namespace attentoscope::ui
