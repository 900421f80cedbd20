// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/enginestate.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace attentoscope::ui {

/// Decides when to translate the sentence: after a pause in typing, for a new model, repeatedly while it is trained,
/// and once more after training.
class TranslationTiming : public QObject
{
    Q_OBJECT

public:
    /// A translation is not renewed while `isResting`: it is hidden, or the user is choosing one of its words.
    TranslationTiming(std::function<bool()> isResting, QObject* parent);

    void setState(const EngineState& state);
    void weightsChanged(); ///< of a model that is not in training
    bool canTranslate() const;
    void awaitPause(); ///< in typing
    void dropPause(); ///< the typed sentence needs no separate translation
    void beginWaiting(); ///< the sentence was sent
    void endWaiting(); ///< the answer has arrived, or will not
    void renew(); ///< if the translation is of other weights than those in memory

signals:
    void due();
    void renewalDue(); ///< the same sentence with other weights

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
