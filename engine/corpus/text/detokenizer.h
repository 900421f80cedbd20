// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

enum class TextStyle : std::uint8_t { Tokens, Text, Unclear };

/// Returns Tokens if more than half of the sentences have marks of a tokenizer, and Unclear if exactly half have. Such
/// marks are a separate full stop, question mark or exclamation mark at the end, `&apos;`, `&quot;` and `@-@`.
TextStyle styleOf(const std::vector<std::string>& sentences);

/// Text as people write it, from the tokens of Moses' tokenizer, one space between words. The rules are those of
/// Moses' detokenizer.perl for English and French at once, without the French no-break space before signs:
/// - ` @-@ ` is a hyphen, and `&lt; &gt; &quot; &apos; &amp; &#124; &#91; &#93;` are the signs they name;
/// - words of `, . ? ! : ; \ % } ] )` are written without a space before them, words of `( [ { ¿ ¡` and currency signs
///   without one behind them;
/// - `'s` behind a letter or digit has no space before it, `l'` before a letter has none behind it;
/// - of quotation marks the first, third, … of a kind opens and the others close; `'` behind an s belongs to the word;
/// - Chinese, Japanese and Korean words that follow each other have no space between them.
std::string detokenized(std::string_view text);

} // namespace attentoscope
