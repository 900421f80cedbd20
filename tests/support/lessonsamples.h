// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace attentoscope::tests {

/// A lesson without a mistake, which takes seconds.
inline std::string plainLesson()
{
    return R"(---
lesson: 1
id: letters
title: Letters
minutes: 5
needs: Nothing.
goal: You see a row.
source: An article | https://example.org/article
preset: luong-dot
set: hidden_size=16
set: embedding_size=16
data: sample copy 200
seed: 1
steps: 40
watch: a b c
layout: heatmap loss
---

# Train {#train}

It learns to copy: $e(t,j)$. The loss is {{loss}}.

@frame train
@ask number "What will the loss be?" = loss +- 20 %
@do train until step >= 20 short step >= 10
@until step >= 20 short step >= 10
@slow 30 "Wait a little."
@show loss
@why It has seen few letters.

# Translate {#translate}

Now a sentence.

@ask choice "How many steps did it train?"
- "few" when step < 100
- "many" when step >= 100
@do translate "a b"
@until translated "a b"
@show heatmap
@why Steps are counted from the begin of the run.

# Three things to try {#try}

- One.
- Two.
- Three.
)";
}

/// The same text with one part replaced. The text must contain that part.
inline std::string lessonWith(const std::string& part, const std::string& replacement)
{
    std::string text = plainLesson();
    return text.replace(text.find(part), part.size(), replacement);
}

} // namespace attentoscope::tests
