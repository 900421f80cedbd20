// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/enginestate.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace attentoscope::ui {

/// Decides when to translate the sentence: after a pause in typing, for a new model, repeatedly during training, and
/// once more after training.
class TranslationTiming : public QObject
{
    Q_OBJECT

public:
    /// While `isResting` returns true, the sentence is not translated again, because the result is hidden or the user
    /// is choosing a word.
    TranslationTiming(std::function<bool()> isResting, QObject* parent);

    void setState(const EngineState& state);
    void weightsChanged(); ///< the weights of a model that is not in training have changed
    bool canTranslate() const;
    void awaitPause(); ///< waits for a pause in typing
    void dropPause(); ///< the typed sentence needs no translation
    void beginWaiting(); ///< the sentence was sent
    void endWaiting(); ///< the answer has arrived, or will not arrive
    void renew(); ///< requests a new translation if the weights have changed since the last one

signals:
    void due();
    void renewalDue(); ///< the same sentence should be translated with other weights

private:
    bool isTraining() const;

    std::function<bool()> m_isResting;
    QTimer m_typing{this}; ///< waits for a pause in typing
    QTimer m_again; ///< waits between two requests during training
    EngineState m_state;
    bool m_waiting = false;
    bool m_isOld = false; ///< whether the weights have changed since the translation
};

} // namespace attentoscope::ui
