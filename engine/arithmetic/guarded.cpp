// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/guarded.h"

#include <c10/util/Exception.h>
#include <oneapi/dnnl/dnnl.hpp>

namespace attentoscope {

std::string plainText(const std::exception& exception)
{
    const auto* torchError = dynamic_cast<const c10::Error*>(&exception);
    return torchError ? torchError->what_without_backtrace() : exception.what();
}

Error meaningOfEngine(const std::exception& exception)
{
    const auto message = plainText(exception);
    const auto* dnnlError = dynamic_cast<const dnnl::error*>(&exception);
    const bool isMemory = dynamic_cast<const std::bad_alloc*>(&exception)
        || dynamic_cast<const c10::OutOfMemoryError*>(&exception) // no memory on a GPU
        || (dnnlError && dnnlError->status == dnnl_out_of_memory) || message.contains("DefaultCPUAllocator")
        || message.contains("not enough memory");
    if (isMemory)
        return outOfMemory(exception.what());
    return {ErrorCode::Internal, Message("The engine failed: {}", message), exception.what()};
}

} // namespace attentoscope
