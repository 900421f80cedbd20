// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/programtexts.h"

#include "ui/language/languages.h"

namespace attentoscope::ui {

namespace {

QString& spoken()
{
    static QString code = QStringLiteral("en");
    return code;
}

} // namespace

bool speak(std::string_view code)
{
    const auto wanted = QString::fromUtf8(code.data(), qsizetype(code.size()));
    if (!wanted.isEmpty() && !isLanguage(wanted))
        return false;
    useLanguageWithoutApplication(wanted);
    spoken() = wanted.isEmpty() ? languageOfEnvironment() : wanted;
    return true;
}

std::string spokenLanguage()
{
    return spoken().toStdString();
}

std::string textOf(const Message& message)
{
    return translated(message).toStdString();
}

std::string textOf(const std::string& text)
{
    return translated(text).toStdString();
}

std::string textInLanguage(const std::string& text, const std::string& code)
{
    return engineTextIn(text.c_str(), QString::fromStdString(code)).toStdString();
}

} // namespace attentoscope::ui
