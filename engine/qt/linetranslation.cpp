// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Many sentences at once, between two batches of training.
#include "engine/qt/engineworker.h"

#include "engine/types/caught.h"

namespace attentoscope {

void EngineWorker::translateLines(const std::vector<TranslationRequest>& requests, std::stop_token stop)
{
    if (stop.stop_requested() || !beginsRequest())
        return;
    if (m_state.model == ModelState::None) {
        Q_EMIT linesFailed(Error{ErrorCode::NotReady, "No model is loaded. Train one or open a run first.", {}});
        return;
    }
    std::stop_source either;
    const std::stop_callback stopped(stop, [&] { either.request_stop(); });
    const std::stop_callback closed(m_flags->closing.get_token(), [&] { either.request_stop(); });
    const auto translations =
        caught([&] { return m_session->translateAll(requests, [](double) { }, either.get_token()); });
    if (either.stop_requested())
        return;
    if (translations)
        Q_EMIT linesTranslated(*translations);
    else
        Q_EMIT linesFailed(translations.error());
}

} // namespace attentoscope
