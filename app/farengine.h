// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"
#include "engine/qt/enginecontroller.h"
#include "engine/remote/connection.h"
#include "engine/types/linkstate.h"
#include "engine/types/runsummary.h"
#include "ui/widgets/dialogs.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <stop_token>

namespace attentoscope {

/// The engine of a window that is in another process, here or on a far machine: how it is reached, and the
/// state of the connection. Lives in the GUI thread, longer than the engine thread that uses its factory.
class FarEngine : public QObject
{
    Q_OBJECT

public:
    /// The pause is the one before a lost connection is tried again.
    explicit FarEngine(ConnectionMaker maker, std::chrono::milliseconds firstPause = std::chrono::seconds(1));
    ~FarEngine() override;

    /// Makes sessions of that engine, in the engine thread.
    SessionFactory factory();
    void useEngine(EngineController& engine); ///< which asks those sessions
    void close() { m_closing.request_stop(); } ///< ends every wait, before the engine thread is waited for

public slots:
    void listRuns(); ///< of that machine; answered by runsListed()

signals:
    void linkChanged(const attentoscope::LinkState& state);
    void runsListed(const std::vector<attentoscope::RunSummary>& runs);

private:
    ConnectionMaker m_connect;
    std::chrono::milliseconds m_firstPause;
    EngineController* m_engine = nullptr;
    std::stop_source m_closing;
};

/// What such an engine reads is a path of its machine, which the person types. What the window itself writes, such as
/// pictures, goes to this machine.
std::unique_ptr<ui::Dialogs> dialogsOfFarMachine();

/// Connections to the engine there; the error of one names a host that is none.
ConnectionMaker connectionsTo(const FarPlace& place);

/// The command that such a connection starts, as one would type it in a shell; or why there is none.
QString commandText(const FarPlace& place);

} // namespace attentoscope
