// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/translations/translationwriter.h"

#include "app/translations/controlcharacters.h"
#include "app/translations/translationjson.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace attentoscope {

namespace {

constexpr auto replaceBadBytes = nlohmann::ordered_json::error_handler_t::replace; // what is no UTF-8

} // namespace

TranslationWriter::TranslationWriter(TranslationFormat format, Sink sink)
    : m_format(format), m_sink(std::move(sink)) { }

void TranslationWriter::add(const Translation& translation)
{
    const bool isFirst = std::exchange(m_isEmpty, false);
    if (m_format == TranslationFormat::Json)
        m_sink((isFirst ? "[\n" : ",\n") + visibleJson(toJson(translation).dump(-1, ' ', false, replaceBadBytes)));
    else
        m_sink(visible(translation.text) + '\n');
}

void TranslationWriter::end()
{
    if (m_format == TranslationFormat::Json)
        m_sink(m_isEmpty ? "[]\n" : "\n]\n");
}

} // namespace attentoscope
