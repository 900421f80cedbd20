// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of EngineWorker that compares two models.
#include "engine/qt/engineworker.h"

#include "engine/types/caught.h"

namespace attentoscope {

void EngineWorker::compare(const ComparisonRequest& request)
{
    if (!beginsRequest())
        return;
    auto comparison =
        caught([&]() -> Result<Comparison> { return m_session->compare(request, m_flags->closing.get_token()); });
    if (!comparison) {
        const Error error = comparison.error();
        comparison = Comparison{.request = request, .first = {.error = error}, .second = {.error = error}};
    }
    Q_EMIT compared(*comparison);
}

void EngineWorker::endComparison()
{
    if (!m_session)
        return;
    const auto ended = caught([&]() -> Result<void> {
        m_session->endComparison();
        return {};
    });
    if (!ended)
        Q_EMIT failed(ended.error());
}

} // namespace attentoscope
