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

/// For a displayed run that is trained elsewhere: shows the age of its last news, and which weights could be loaded. It
/// turns grey if no news arrives for a long time. Hidden for other runs.
class FollowBar : public QFrame
{
    Q_OBJECT

public:
    static constexpr double quietAfter = 30.0; ///< seconds without news

    explicit FollowBar(QWidget* parent = nullptr);

    void begin(std::int64_t weightsStep); ///< begins to follow a run whose weights of this step are in memory
    void beginWaiting(); ///< begins to wait for the first save of a run; before it, the run cannot be opened
    void setWeightsStep(std::int64_t step);
    void showNews(const RunNews& news);
    void end(); ///< ends following
    QString text() const;
    bool isQuiet() const { return m_isQuiet; } ///< whether no news has arrived for a long time
    QPushButton* button() const { return m_button; }

signals:
    void weightsRequested(); ///< the newest weights should be loaded
    void openRequested(const QString& folder); ///< another run is in the folder now, and should be opened

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double age() const; ///< age of the last news, in seconds
    QString words() const;
    void refresh();
    void refreshButton();
    void press();

    std::optional<RunNews> m_news; ///< the last news, without its reports
    std::int64_t m_weightsStep = 0;
    QElapsedTimer m_changed; ///< time since the contents last changed
    double m_ageThen = 0.0; ///< age of the news when m_changed was started
    bool m_isQuiet = false;
    bool m_awaitsSave = false;
    bool m_isClosed = false; ///< whether the user has closed the bar
    bool m_wasTrained = false; ///< whether it was trained since this window opened it
    QTimer m_clock;
    QLabel* m_text = nullptr;
    QPushButton* m_button = nullptr;
    QToolButton* m_close = nullptr;
};

} // namespace attentoscope::ui
