// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/enginestate.h"

#include <QObject>

class QMainWindow;

namespace attentoscope::ui {

enum class MainPage : std::uint8_t;
class WindowActions;
class WindowPages;

/// Controls the contents and the form of the main view, and decides which actions of the view are enabled.
class ViewActions : public QObject
{
    Q_OBJECT

public:
    ViewActions(WindowActions& actions, WindowPages& pages, QMainWindow& window);

    void setState(const EngineState& state);

public slots:
    void refresh();

signals:
    void kept(); ///< a choice has changed that should be kept

private:
    void connectViews();
    void connectTime();
    void connectLook(QMainWindow& window);
    void show(MainPage view);
    void typeSentence();
    void resetLayout();
    void setTypeSize(int steps);
    void refreshTime();

    WindowActions& m_actions;
    WindowPages& m_pages;
    EngineState m_state;
};

} // namespace attentoscope::ui
