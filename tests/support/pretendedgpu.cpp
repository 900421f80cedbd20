// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pretendedgpu.h"

#include <ATen/Context.h>
#include <ATen/EmptyTensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/detail/CUDAHooksInterface.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/view_native.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>
#include <torch/library.h>
#include <torch/torch.h>
#include <torch/version.h>

#include <sys/mman.h>

#include <array>
#include <bit>
#include <mutex>
#include <vector>

namespace attentoscope::tests {

namespace {

const torch::Device gpu(torch::kCUDA, 0);
const c10::Stream work(c10::Stream::DEFAULT, gpu);

/// Memory that is mapped twice. Tensors point to the closed mapping, and the computation uses the open one.
class HiddenMemory
{
public:
    static HiddenMemory& instance()
    {
        // never destroyed, because tensors may live longer than any static object
        static auto* memory = new HiddenMemory;
        return *memory;
    }

    /// A place in the closed mapping.
    std::byte* allocate(std::size_t bytes)
    {
        const std::lock_guard lock(m_mutex);
        const auto room = roomFor(bytes);
        auto& free = m_free[static_cast<std::size_t>(std::countr_zero(room))];
        if (free.empty()) {
            TORCH_CHECK(m_used + room <= size, "the pretended GPU's memory is full");
            m_used += room;
            return m_closed + (m_used - room);
        }
        auto* place = free.back();
        free.pop_back();
        return place;
    }

    void release(std::byte* place, std::size_t bytes)
    {
        const std::lock_guard lock(m_mutex);
        m_free[static_cast<std::size_t>(std::countr_zero(roomFor(bytes)))].push_back(place);
    }

    std::byte* opened(void* place) const { return m_open + (static_cast<std::byte*>(place) - m_closed); }

private:
    static constexpr std::size_t size = std::size_t{4} << 30; // only memory that is written to is really used

    HiddenMemory()
    {
        const int file = memfd_create("pretended-gpu", MFD_CLOEXEC);
        TORCH_CHECK(file >= 0 && ftruncate(file, size) == 0, "no memory for a pretended GPU");
        const auto mapped = [file](int protection) {
            void* place = mmap(nullptr, size, protection, MAP_SHARED | MAP_NORESERVE, file, 0);
            TORCH_CHECK(place != MAP_FAILED, "no address space for a pretended GPU");
            return static_cast<std::byte*>(place);
        };
        m_closed = mapped(PROT_NONE);
        m_open = mapped(PROT_READ | PROT_WRITE);
    }

    static std::size_t roomFor(std::size_t bytes) { return std::bit_ceil(std::max<std::size_t>(bytes, 64)); }

    std::mutex m_mutex;
    std::byte *m_closed = nullptr, *m_open = nullptr;
    std::size_t m_used = 0;
    std::array<std::vector<std::byte*>, 64> m_free; ///< free places by the logarithm of their size
};

c10::Storage hiddenStorage(std::size_t bytes)
{
    struct Block
    {
        std::byte* place;
        std::size_t bytes;
    };
    auto* block = new Block{HiddenMemory::instance().allocate(bytes), bytes};
    const auto release = [](void* context) {
        auto* released = static_cast<Block*>(context);
        HiddenMemory::instance().release(released->place, released->bytes);
        delete released;
    };
    return {c10::Storage::use_byte_size_t(), bytes, c10::DataPtr(block->place, block, release, gpu), nullptr, false};
}

torch::Tensor hiddenTensor(at::IntArrayRef sizes, at::IntArrayRef strides, torch::ScalarType type)
{
    const auto bytes = at::detail::computeStorageNbytes(sizes, strides, c10::elementSize(type));
    auto tensor = at::detail::make_tensor<c10::TensorImpl>(
        hiddenStorage(bytes), c10::DispatchKeySet(c10::DispatchKey::CUDA), c10::scalarTypeToTypeMeta(type));
    tensor.unsafeGetTensorImpl()->set_sizes_and_strides(sizes, strides);
    return tensor;
}

std::vector<std::int64_t> denseStrides(at::IntArrayRef sizes)
{
    std::vector<std::int64_t> strides(sizes.size());
    std::int64_t stride = 1;
    for (std::size_t index = sizes.size(); index-- > 0; stride *= std::max<std::int64_t>(1, sizes[index]))
        strides[index] = stride;
    return strides;
}

/// For a tensor on the GPU, a tensor of the processor with the same numbers. Other tensors are returned unchanged.
torch::Tensor opened(const torch::Tensor& tensor)
{
    if (!tensor.is_cuda())
        return tensor;
    return at::from_blob(HiddenMemory::instance().opened(tensor.data_ptr()), tensor.sizes(), tensor.strides(),
        torch::TensorOptions(tensor.scalar_type()));
}

torch::Tensor hidden(const torch::Tensor& plain)
{
    if (!plain.defined())
        return plain;
    const auto dense = plain.is_non_overlapping_and_dense() ? plain : plain.contiguous();
    auto tensor = hiddenTensor(dense.sizes(), dense.strides(), dense.scalar_type());
    opened(tensor).copy_(dense);
    return tensor;
}

/// Gives a tensor another size and new memory.
void giveSizes(const torch::Tensor& tensor, at::IntArrayRef sizes)
{
    const auto strides = denseStrides(sizes);
    auto* own = tensor.unsafeGetTensorImpl();
    own->set_storage_and_dtype(
        hiddenStorage(at::detail::computeStorageNbytes(sizes, strides, tensor.element_size())), tensor.dtype());
    own->set_storage_offset(0);
    own->set_sizes_and_strides(sizes, strides);
}

/// A call of an operation that is computed by the processor instead.
class OpenedCall
{
public:
    OpenedCall(const c10::OperatorHandle& operation, torch::jit::Stack& stack)
        : m_operation(operation), m_schema(operation.schema()), m_stack(stack)
    {
    }

    void run()
    {
        const auto count = m_schema.arguments().size(), first = m_stack.size() - count;
        for (std::size_t index = 0; index < count; ++index)
            open(m_stack[first + index], m_schema.arguments()[index]);
        m_operation.callBoxed(&m_stack);
        for (const auto& [own, plain] : m_outputs) {
            if (own.sizes() != plain.sizes())
                giveSizes(own, plain.sizes());
            opened(own).copy_(plain);
        }
        const auto results = m_stack.size() - m_schema.returns().size();
        std::size_t written = 0;
        for (std::size_t index = 0; index < m_schema.returns().size(); ++index) {
            auto& value = m_stack[results + index];
            const auto* alias = m_schema.returns()[index].alias_info();
            TORCH_CHECK(!alias || alias->isWrite(), "the pretended GPU has no view ", m_schema.name());
            if (alias)
                value = m_written[written++];
            else if (value.isTensor())
                value = hidden(value.toTensor());
            else if (value.isTensorList())
                value = hiddenList(value.toTensorVector());
        }
    }

private:
    void open(c10::IValue& value, const c10::Argument& argument)
    {
        if (value.isTensor()) {
            value = lent(value.toTensor(), argument);
        } else if (value.isTensorList()) {
            c10::List<torch::Tensor> list;
            for (const torch::Tensor& one : value.toTensorVector())
                list.push_back(lent(one, argument));
            value = list;
        } else if (value.isOptionalTensorList()) {
            c10::List<c10::optional<torch::Tensor>> list;
            for (const c10::optional<torch::Tensor>& one : value.toOptionalTensorVector())
                list.push_back(one ? c10::optional<torch::Tensor>(lent(*one, argument)) : c10::nullopt);
            value = list;
        } else if (value.isDevice()) {
            value = torch::Device(torch::kCPU);
        } else {
            TORCH_CHECK(!value.isGenerator(), m_schema.name(), " gets the processor's random numbers");
        }
    }

    torch::Tensor lent(const torch::Tensor& tensor, const c10::Argument& argument)
    {
        if (!tensor.defined())
            return tensor;
        const bool takesBoth = m_schema.name() == "aten::_pack_padded_sequence"; // the lengths are on the processor
        TORCH_CHECK(tensor.is_cuda() || tensor.dim() == 0 || takesBoth, m_schema.name(), ": argument \"",
            argument.name(), "\" is on the processor, others are on the GPU");
        if (argument.alias_info() && argument.alias_info()->isWrite())
            m_written.push_back(tensor);
        if (!argument.is_out())
            return opened(tensor);
        m_outputs.emplace_back(tensor, torch::empty({0}, torch::TensorOptions(tensor.scalar_type())));
        return m_outputs.back().second;
    }

    static c10::List<torch::Tensor> hiddenList(const std::vector<torch::Tensor>& plain)
    {
        c10::List<torch::Tensor> list;
        for (const auto& one : plain)
            list.push_back(hidden(one));
        return list;
    }

    const c10::OperatorHandle& m_operation;
    const c10::FunctionSchema& m_schema;
    torch::jit::Stack& m_stack;
    std::vector<torch::Tensor> m_written;
    /// the caller's tensors, and those with the computed numbers
    std::vector<std::pair<torch::Tensor, torch::Tensor>> m_outputs;
};

void compute(const c10::OperatorHandle& operation, torch::jit::Stack* stack)
{
    OpenedCall(operation, *stack).run();
}

torch::Tensor emptyStrided(at::IntArrayRef sizes, at::IntArrayRef strides, c10::optional<torch::ScalarType> type,
    c10::optional<torch::Layout>, c10::optional<torch::Device>, c10::optional<bool>)
{
    return hiddenTensor(sizes, strides, type.value_or(torch::kFloat32));
}

torch::Tensor empty(at::IntArrayRef sizes, c10::optional<torch::ScalarType> type, c10::optional<torch::Layout>,
    c10::optional<torch::Device>, c10::optional<bool>, c10::optional<at::MemoryFormat>)
{
    return hiddenTensor(sizes, denseStrides(sizes), type.value_or(torch::kFloat32));
}

torch::Tensor& copy(torch::Tensor& to, const torch::Tensor& from, bool)
{
    opened(to).copy_(opened(from));
    return to;
}

const torch::Tensor& resize(const torch::Tensor& tensor, at::IntArrayRef sizes, c10::optional<at::MemoryFormat>)
{
    if (tensor.sizes() != sizes)
        giveSizes(tensor, sizes);
    return tensor;
}

torch::Tensor asStrided(
    const torch::Tensor& tensor, at::IntArrayRef sizes, at::IntArrayRef strides, c10::optional<std::int64_t> offset)
{
    return at::native::as_strided_tensorimpl(tensor, sizes, strides, offset);
}

torch::Tensor reshapeAlias(const torch::Tensor& tensor, at::IntArrayRef sizes, at::IntArrayRef strides)
{
    return at::native::as_strided_tensorimpl(tensor, sizes, strides, tensor.storage_offset());
}

torch::Tensor withBias(const torch::Tensor& gates, const c10::optional<torch::Tensor>& bias)
{
    return bias && bias->defined() ? gates + *bias : gates;
}

/// The cells of CUDA's LSTM and GRU. The processor has no kernels for them.
std::tuple<torch::Tensor, torch::Tensor, torch::Tensor> lstmCell(const torch::Tensor& fromInput,
    const torch::Tensor& fromState, const torch::Tensor& cell, const c10::optional<torch::Tensor>& inputBias,
    const c10::optional<torch::Tensor>& stateBias)
{
    const auto gates = (withBias(fromInput, inputBias) + withBias(fromState, stateBias)).chunk(4, 1);
    const auto next = gates[1].sigmoid() * cell + gates[0].sigmoid() * gates[2].tanh();
    return {gates[3].sigmoid() * next.tanh(), next, torch::empty({0}, cell.options())};
}

std::tuple<torch::Tensor, torch::Tensor> gruCell(const torch::Tensor& fromInput, const torch::Tensor& fromState,
    const torch::Tensor& state, const c10::optional<torch::Tensor>& inputBias,
    const c10::optional<torch::Tensor>& stateBias)
{
    const auto given = withBias(fromInput, inputBias).chunk(3, 1), read = withBias(fromState, stateBias).chunk(3, 1);
    const auto kept = (given[1] + read[1]).sigmoid();
    const auto candidate = (given[2] + (given[0] + read[0]).sigmoid() * read[2]).tanh();
    return {candidate + kept * (state - candidate), torch::empty({0}, state.options())};
}

/// One device. When a call returns, all of its work is done.
struct OneDevice final : c10::impl::DeviceGuardImplInterface
{
    torch::DeviceType type() const override { return torch::kCUDA; }
    torch::Device exchangeDevice(torch::Device) const override { return gpu; }
    torch::Device getDevice() const override { return gpu; }
    void setDevice(torch::Device) const override { }
    void uncheckedSetDevice(torch::Device) const noexcept override { }
    c10::Stream getStream(torch::Device) const noexcept override { return work; }
    c10::Stream getDefaultStream(torch::Device) const override { return work; }
    c10::Stream exchangeStream(c10::Stream) const noexcept override { return work; }
    c10::DeviceIndex deviceCount() const noexcept override { return 1; }
};

template <typename Result, typename Owner, typename Argument>
Argument argumentOf(Result (Owner::*)(Argument) const);

/// What LibTorch asks of CUDA outside CUDA's kernels.
struct OneGpu final : at::CUDAHooksInterface
{
    // the type differs between versions of LibTorch
    using Index = decltype(argumentOf(&at::CUDAHooksInterface::hasPrimaryContext));

    explicit OneGpu(at::CUDAHooksArgs) { }
    void initCUDA() const { } // called by LibTorch 1.13
    void init() const { } // called by LibTorch 2
    bool hasCUDA() const override { return true; }
    bool hasPrimaryContext(Index) const override { return true; }
    int getNumGPUs() const override { return 1; }
};

} // namespace

bool pretendGpu()
{
    auto& hooks = *at::CUDAHooksRegistry();
    static const bool isThere = hooks.Has("CUDAHooks"); // LibTorch has its own hooks
    if (isThere || TORCH_VERSION_MAJOR > 1)
        return false;
    static const OneDevice device;
    static const c10::impl::DeviceGuardImplRegistrar registrar(torch::kCUDA, &device);
    static torch::Library everything(torch::Library::IMPL, "_", c10::DispatchKey::CUDA, __FILE__, __LINE__);
    static torch::Library operations(torch::Library::IMPL, "aten", c10::DispatchKey::CUDA, __FILE__, __LINE__);
    static torch::Library cells(torch::Library::IMPL, "aten", c10::DispatchKey::AutogradCUDA, __FILE__, __LINE__);
    static const bool isMade = [&hooks] {
        hooks.Register("CUDAHooks", [](at::CUDAHooksArgs arguments) -> std::unique_ptr<at::CUDAHooksInterface> {
            return std::make_unique<OneGpu>(arguments);
        });
        everything.fallback(torch::CppFunction::makeFromBoxedFunction<&compute>());
        operations.impl("empty.memory_format", &empty);
        operations.impl("empty_strided", &emptyStrided);
        operations.impl("copy_", &copy);
        operations.impl("resize_", &resize);
        operations.impl("as_strided", &asStrided);
        operations.impl("_reshape_alias", &reshapeAlias);
        operations.impl(
            "view", static_cast<torch::Tensor (*)(const torch::Tensor&, at::IntArrayRef)>(&at::native::view));
        cells.impl("_thnn_fused_lstm_cell", &lstmCell);
        cells.impl("_thnn_fused_gru_cell", &gruCell);
        return true;
    }();
    return isMade;
}

} // namespace attentoscope::tests
