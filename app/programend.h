// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace attentoscope {

/// Handles every end that the person did not choose in the window. SIGTERM, SIGINT and SIGHUP leave the event loop, so
/// that the program ends in order and saves. If a library calls exit(), as Qt does when the display is gone, `save` is
/// called first, and then the process ends at once. Only one object may exist at a time. Lives in the GUI thread.
class ProgramEnd : public QObject
{
    Q_OBJECT

public:
    static constexpr int interrupted = 130; ///< the exit code after a signal, the same as for the command line

    explicit ProgramEnd(std::function<void()> save);
    ~ProgramEnd() override;

    /// Must be called again after a library is loaded, so that exit() calls `save` before it destroys anything of the
    /// library.
    static void comeFirst();
};

} // namespace attentoscope
