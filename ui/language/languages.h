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

/// English first, then every language with a .ts file.
std::span<const Language> languages();

bool isLanguage(const QString& code);

/// The code of the language that the environment asks for (LANGUAGE, LC_ALL, LC_MESSAGES, LANG); "en" where none fits.
QString languageOfEnvironment();

/// Gives the application's texts, those of Qt, and its numbers and dates a language. Called once, before the first
/// widget. An empty code: as the environment says, and numbers as the system's locale writes them.
void useLanguage(const QString& code);

/// The same for a program without an application object, which shows nothing but the engine's texts and its own.
void useLanguageWithoutApplication(const QString& code);

/// The code of the language that useLanguage() chose; "en" before.
QString languageInUse();

/// A text of the engine or of the command line; English where the language lacks it.
QString engineText(const char* text);

QLocale numberLocale(); ///< of the numbers in messages

/// Texts of the engine in the person's language. Where a language lacks one, it stays English.
QString translated(const Message& message);

/// A text of the engine's tables: a name, a help text, a meaning.
QString translated(const std::string& text);

} // namespace attentoscope::ui
