// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/samples/samples.h"

#include <QStringList>

/// A sample pair cut into words.
struct WordPair
{
    explicit WordPair(const attentoscope::SamplePair& pair)
        : english(QString::fromStdString(pair.text.source).split(QChar(' ')))
        , french(QString::fromStdString(pair.text.target).split(QChar(' ')))
        , links(pair.links)
    {
    }

    QStringList english, french;
    std::vector<attentoscope::AlignmentLink> links;
};
