// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/runrecord.h"
#include "ui/widgets/backgroundwork.h"

namespace attentoscope {

/// Reads what the folders of runs say, one after the other, in a thread of its own that has nothing to do with the
/// engine: a training under way does not wait for it. Lives in the GUI thread, where it is answered.
class RunReader : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void read(const QString& folder, RunDetail detail);

Q_SIGNALS:
    void runRead(const attentoscope::RunRecord& record);
    void failed(const QString& folder, const attentoscope::Error& error);

private:
    ui::BackgroundWork m_work;
};

} // namespace attentoscope
