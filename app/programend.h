// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace attentoscope {

/// The ends that no person chose in the window: SIGTERM, SIGINT and SIGHUP leave the event loop, so that the program
/// ends in order and saves; where a library calls exit(), as Qt does when the display is gone, `save` is called first
/// and nothing after it. There is one at a time. Lives in the GUI thread.
class ProgramEnd : public QObject
{
    Q_OBJECT

public:
    static constexpr int interrupted = 130; ///< the exit code after a signal, as of the command line

    explicit ProgramEnd(std::function<void()> save);
    ~ProgramEnd() override;

    /// What exit() destroys is what was made since this was last called, so call it when a library is loaded.
    static void comeFirst();
};

} // namespace attentoscope
