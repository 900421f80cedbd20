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

/// Has statistical links of the loaded pairs learned where they have no gold links: by itself if that is quick, or by
/// its action, which also cancels it. Says how far they are.
class LinksController : public QObject
{
    Q_OBJECT

public:
    LinksController(QAction& action, QObject* parent);

    void showCorpus(const CorpusSummary& summary);
    void showRun(const RunDescription& run); ///< the pairs may have been split again for it
    void showLearning(const LinkLearning& learning); ///< the answer to an order

signals:
    void ordered(attentoscope::LinkLearningOrder order);
    void changed(const attentoscope::LinkLearning& learning);
    void said(const QString& text);
    void failed(const attentoscope::Error& error);

private:
    void order(LinkLearningOrder order);
    void refresh();
    void sayEnd(); ///< how the learning has ended

    QAction& m_action;
    QTimer m_next; ///< until the engine is asked again
    LinkLearning m_learning;
    bool m_hasPairs = false; ///< without gold links
    bool m_mayBeOthers = false; ///< the engine may have cut the pairs anew and linked them before it answers
};

} // namespace attentoscope::ui
