// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <QLocale>
#include <QString>

#include <span>

namespace attentoscope::ui {

/// A text of the catalogue with the spaces and apostrophes of its language ("fr", "de", "en"). French has a narrow
/// no-break space before ; ? and !, a no-break space before : and % and inside « », and ’ between letters. German has a
/// no-break space before %. Spaces are changed, never added. Texts in "…" or `…`, addresses and markup stay as they
/// are.
QString typeset(const QString& text, const QString& code);

struct Language
{
    const char* code; ///< code as in LANG
    const char* name; ///< name in the language itself
};

/// English is the first. Its .ts file has only texts with a number, for their singulars.
std::span<const Language> languages();

bool isLanguage(const QString& code);

/// The code of the environment's language (LANGUAGE, LC_ALL, LC_MESSAGES, LANG); "en" if it is not available.
QString languageOfEnvironment();

/// Sets the language of the application's and Qt's texts, and the locale of numbers and dates. Called once, before the
/// first widget. An empty code means the language of the environment, with numbers as in the system's locale.
void useLanguage(const QString& code);

/// Does the same for a program without an application object, but only for the engine's texts and its own.
void useLanguageWithoutApplication(const QString& code);

/// The code of the language that useLanguage() chose; before that "en".
QString languageInUse();

/// A text of the engine or of the command line; English if it is not translated.
QString engineText(const char* text);

/// Does the same in any language. Any thread may call it.
QString engineTextIn(const char* text, const QString& code);

QLocale numberLocale(); ///< locale of the numbers in messages

/// Texts of the engine in the user's language, otherwise in English.
QString translated(const Message& message);

/// A text of the engine's tables: a name, a help text, a meaning.
QString translated(const std::string& text);

} // namespace attentoscope::ui
