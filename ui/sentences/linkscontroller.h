// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/error.h"
#include "engine/types/linklearning.h"
#include "engine/types/runs.h"

#include <QObject>
#include <QTimer>

class QAction;

namespace attentoscope::ui {

/// Requests statistical links for loaded pairs that have no gold links. It does so by itself if that is quick, or when
/// its action is triggered, which also cancels it. It reports the progress.
class LinksController : public QObject
{
    Q_OBJECT

public:
    LinksController(QAction& action, QObject* parent);

    void showCorpus(const CorpusSummary& summary);
    void showRun(const RunDescription& run); ///< the pairs may have been split again for this run
    void showLearning(const LinkLearning& learning); ///< takes the answer to an order

signals:
    void ordered(attentoscope::LinkLearningOrder order);
    void changed(const attentoscope::LinkLearning& learning);
    void said(const QString& text);
    void failed(const attentoscope::Error& error);

private:
    void order(LinkLearningOrder order);
    void refresh();
    void sayEnd(); ///< says how the learning ended

    QAction& m_action;
    QTimer m_next; ///< waits before the next question to the engine
    LinkLearning m_learning;
    bool m_hasPairs = false; ///< without gold links
    /// A run has begun. The engine may have split its pairs into other tokens, and the links may be others too.
    bool m_mayBeOthers = false;
};

} // namespace attentoscope::ui
