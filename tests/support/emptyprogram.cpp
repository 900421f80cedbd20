// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The source of targets that exist only for their precompiled headers.
int main()
{
    return 0;
}
