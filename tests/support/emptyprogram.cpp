// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// For targets that are there for their precompiled headers.
int main()
{
    return 0;
}
