// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"

#include <cstdio>

namespace attentoscope::tests {

namespace {

std::map<std::string, TestClass::Run>& testClasses()
{
    static std::map<std::string, TestClass::Run> classes;
    return classes;
}

std::string nameOf(std::string_view file)
{
    file.remove_prefix(file.rfind('/') + 1);
    return std::string(file.substr(0, file.rfind('.')));
}

} // namespace

TestClass::TestClass(std::string_view file, Run run)
{
    testClasses().emplace(nameOf(file), run);
}

} // namespace attentoscope::tests

int main(int count, char** arguments)
{
    const auto& classes = attentoscope::tests::testClasses();
    const auto chosen = count > 1 ? classes.find(arguments[1]) : classes.end();
    if (chosen == classes.end()) {
        std::fprintf(stderr, "Usage: %s CLASS [ARGUMENT…]. The classes are:\n", arguments[0]);
        for (const auto& [name, run] : classes)
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    // the application gets the name of the class, so each class has its own folders
    return chosen->second(count - 1, arguments + 1);
}
