// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/enginestate.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace attentoscope::ui {

/// When the sentence is to be translated: after a pause in typing, when a model comes, again and again while that is
/// trained, and once more when its training has ended.
class TranslationTiming : public QObject
{
    Q_OBJECT

public:
    /// A translation is not renewed while `isResting`: nobody sees it, or a person chooses words from it.
    TranslationTiming(std::function<bool()> isResting, QObject* parent);

    void setState(const EngineState& state);
    void weightsChanged(); ///< of the model, though it is not trained any more
    bool canTranslate() const;
    void awaitPause(); ///< in typing
    void dropPause(); ///< what is typed needs no translation of its own
    void beginWaiting(); ///< the sentence was sent
    void endWaiting(); ///< the answer has come, or does not come
    void renew(); ///< a translation of other weights than those in memory

signals:
    void due();
    void renewalDue(); ///< the sentence is the same, the weights are others

private:
    bool isTraining() const;

    std::function<bool()> m_isResting;
    QTimer m_typing{this}; ///< waits for a pause in typing
    QTimer m_again; ///< while training goes on
    EngineState m_state;
    bool m_waiting = false;
    bool m_isOld = false; ///< the translation is of other weights than those in memory
};

} // namespace attentoscope::ui
