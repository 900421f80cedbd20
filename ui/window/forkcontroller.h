// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/fork.h"
#include "ui/comparison/namedrun.h"

#include <QObject>

#include <optional>
#include <string>

class QAction;
class QWidget;

namespace attentoscope::ui {

class ComparisonController;
class EarlierRunsController;
class MainView;
class ShownModel;

/// Asks which pairs to leave out, and trains the displayed run again without them. During that training, the original's
/// losses are drawn under its own. When it ends, both models are compared.
class ForkController : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        QAction& action;
        MainView& view;
        const ShownModel& shown;
        ComparisonController& comparisons;
        EarlierRunsController& earlierRuns;
    };
    ForkController(const Parts& parts, QWidget& window);

    void open();

signals:
    void requested(const attentoscope::ForkRequest& request);

private:
    /// The requested fork, until it ends.
    struct Asked
    {
        NamedRun original;
        std::string folder; ///< folder of the fork
        QString sentence; ///< a sentence that the omitted pairs may have taught; empty: not known
        bool hasBegun = false;
    };

    void request(ForkRequest request);
    void follow();

    Parts m_parts;
    QWidget& m_window;
    std::optional<Asked> m_asked;
};

} // namespace attentoscope::ui
