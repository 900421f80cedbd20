// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"
#include "engine/qt/enginecontroller.h"
#include "engine/remote/connection.h"
#include "engine/types/enginestate.h"
#include "engine/types/runs.h"
#include "ui/widgets/dialogs.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <stop_token>

namespace attentoscope {

/// Where the other process is. On this machine the window reads and changes runs itself.
enum class EnginePlace : std::uint8_t { ThisMachine, OtherMachine };

/// The engine of a window if it is in another process, here or on another machine: how it is reached, and the state of
/// the connection. Lives in the GUI thread, longer than the engine thread that uses its factory.
class FarEngine : public QObject
{
    Q_OBJECT

public:
    /// `firstPause` is the pause before a lost connection is tried again.
    FarEngine(ConnectionMaker maker, EnginePlace place, std::chrono::milliseconds firstPause = std::chrono::seconds(1));
    ~FarEngine() override;

    /// Makes sessions of that engine, in the engine thread.
    SessionFactory factory();
    EnginePlace place() const { return m_place; }
    void useEngine(EngineController& engine); ///< the controller that uses the sessions of factory()
    void close() { m_closing.request_stop(); } ///< ends every wait; called before joining the engine thread

public slots:
    void listRuns(); ///< asks for the runs of that machine; runsListed() answers

signals:
    void linkChanged(const attentoscope::LinkState& state);
    void runsListed(const std::vector<attentoscope::RunSummary>& runs);

private:
    ConnectionMaker m_connect;
    EnginePlace m_place;
    std::chrono::milliseconds m_firstPause;
    EngineController* m_engine = nullptr;
    std::stop_source m_closing;
};

/// The dialogs of a window whose engine is on another machine. The person types the paths of files that the engine
/// reads there. Files that the window itself writes, such as pictures, go to this machine.
std::unique_ptr<ui::Dialogs> dialogsOfFarMachine();

EnginePlace placeOf(const FarPlace& place);

/// Makes connections to the engine there. An invalid host is an error that names it.
ConnectionMaker connectionsTo(const FarPlace& place);

/// The command that such a connection starts, as typed in a shell, or why there is none.
QString commandText(const FarPlace& place);

} // namespace attentoscope
