// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/translations/translationwriter.h"

#include "app/translations/translationjson.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace attentoscope {

TranslationWriter::TranslationWriter(TranslationFormat format, Sink sink)
    : m_format(format), m_sink(std::move(sink)) { }

void TranslationWriter::add(const Translation& translation)
{
    const bool isFirst = std::exchange(m_isEmpty, false);
    if (m_format == TranslationFormat::Json)
        m_sink((isFirst ? "[\n" : ",\n") + toJson(translation).dump());
    else
        m_sink(translation.text + '\n');
}

void TranslationWriter::end()
{
    if (m_format == TranslationFormat::Json)
        m_sink(m_isEmpty ? "[]\n" : "\n]\n");
}

} // namespace attentoscope
