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

/// For a displayed run that is trained elsewhere and followed here: shows the age of its last news, and the weights
/// that could be loaded. It turns grey if no news arrives for long. Hidden for other runs.
class FollowBar : public QFrame
{
    Q_OBJECT

public:
    static constexpr double quietAfter = 30.0; ///< seconds

    explicit FollowBar(QWidget* parent = nullptr);

    void begin(std::int64_t weightsStep); ///< follows a run with these weights in memory
    void beginWaiting(); ///< for the first save of a run, which makes it possible to open it
    void setWeightsStep(std::int64_t step);
    void showNews(const RunNews& news);
    void end(); ///< no run is followed
    QString text() const;
    bool isQuiet() const { return m_isQuiet; } ///< no news for long
    QPushButton* button() const { return m_button; }

signals:
    void weightsRequested(); ///< for the newest weights
    void openRequested(const QString& folder); ///< for another run that is in the folder now

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
    QElapsedTimer m_changed; ///< since the last new contents
    double m_ageThen = 0.0; ///< age of the news when the clock was started
    bool m_isQuiet = false;
    bool m_awaitsSave = false;
    bool m_isClosed = false; ///< by the user
    bool m_wasTrained = false; ///< since this window opened it
    QTimer m_clock;
    QLabel* m_text = nullptr;
    QPushButton* m_button = nullptr;
    QToolButton* m_close = nullptr;
};

} // namespace attentoscope::ui
