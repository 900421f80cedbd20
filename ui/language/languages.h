// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <QLocale>
#include <QString>

#include <span>

namespace attentoscope::ui {

struct Language
{
    const char* code; ///< as in LANG
    const char* name; ///< in the language itself
};

/// English first; its .ts file has the texts with a number alone, for their singulars.
std::span<const Language> languages();

bool isLanguage(const QString& code);

/// The code of the environment's language (LANGUAGE, LC_ALL, LC_MESSAGES, LANG); "en" if it is not available.
QString languageOfEnvironment();

/// Sets the language of the application's and Qt's texts, and of numbers and dates. Called once, before the first
/// widget. An empty code: the language of the environment, and numbers in the system's locale.
void useLanguage(const QString& code);

/// The same for a program without an application object, for the engine's texts and its own only.
void useLanguageWithoutApplication(const QString& code);

/// The code of the language chosen by useLanguage(); before that "en".
QString languageInUse();

/// A text of the engine or of the command line; English if it is not translated.
QString engineText(const char* text);

/// The same in a language that need not be the one in use. Any thread may call it.
QString engineTextIn(const char* text, const QString& code);

QLocale numberLocale(); ///< of the numbers in messages

/// Texts of the engine in the user's language, otherwise in English.
QString translated(const Message& message);

/// A text of the engine's tables: a name, a help text, a meaning.
QString translated(const std::string& text);

} // namespace attentoscope::ui
