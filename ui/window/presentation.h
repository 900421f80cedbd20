// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>
#include <QPointer>
#include <QRect>

#include <vector>

class QMainWindow;
class QWidget;

namespace attentoscope::ui {

class Stage;

/// For the back of a room: everything but the views goes, type grows to double its size, and the window takes the
/// whole screen. Ending it puts everything back as it was.
class Presentation : public QObject
{
    Q_OBJECT

public:
    /// `aside` are the parts that go besides the menu bar and the status bar.
    Presentation(QMainWindow& window, Stage& stage, std::vector<QWidget*> aside);
    ~Presentation() override;

    void set(bool on);

private:
    struct OwnFont
    {
        QPointer<QWidget> widget;
        QFont font;
    };
    void hideAside();
    void showAside();
    void enlargeType();
    void restoreType();

    QMainWindow& m_window;
    Stage& m_stage;
    std::vector<QWidget*> m_aside;
    std::vector<QPointer<QWidget>> m_hidden; ///< by this
    std::vector<OwnFont> m_ownFonts; ///< of widgets that do not follow the application's
    QFont m_font; ///< the application's, before
    bool m_isOn = false;
    Qt::WindowStates m_state; ///< before
    QRect m_geometry; ///< likewise
};

} // namespace attentoscope::ui
