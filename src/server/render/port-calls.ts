import type { MessagePort, Transferable, Worker } from 'node:worker_threads'

type Port = Worker | MessagePort

interface Call {
  name: string
  id: number
  input: unknown
}
interface Reply {
  replyTo: string
  id: number
  value?: unknown
  error?: unknown
}

/** A value that leaves this thread, and what of it is handed over instead of copied. */
export interface Parcel<T> {
  value: T
  handOver?: Transferable[]
}

/** Answers the calls named `name` that come through the port; what `answer` throws is thrown on the other side. */
export function exposeRpc<Input, Output>(
  port: Port,
  name: string,
  answer: (input: Input) => Promise<Parcel<Output>>,
): void {
  port.on('message', async (message: Call) => {
    if (message.name !== name) return
    const { id } = message
    try {
      const { value, handOver = [] } = await answer(message.input as Input)
      port.postMessage({ replyTo: name, id, value } satisfies Reply, handOver)
    } catch (error) {
      port.postMessage({ replyTo: name, id, error: plainError(error) } satisfies Reply)
    }
  })
}

/** An error as it can always be sent: what else hangs on one may be bound to its thread. */
export function plainError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  const { name, message, stack } = error
  return Object.assign(new Error(message), { name, stack })
}

export interface Calls<Input, Output> {
  make(input: Input): Promise<Output>
  /** Calls that have no answer yet. */
  pending(): number
  /** Waits until each call has its answer. */
  settle(): Promise<void>
  /** There will be no answers any more. */
  fail(reason: Error): void
}

/** Makes calls named `name` through the port. */
export function createRpcClient<Input, Output>(port: Port, name: string): Calls<Input, Output> {
  const waiting = new Map<number, PromiseWithResolvers<Output>>()
  let last = 0
  port.on('message', (message: Reply) => {
    if (message.replyTo !== name) return
    const call = waiting.get(message.id)
    waiting.delete(message.id)
    if ('error' in message) call?.reject(message.error)
    else call?.resolve(message.value as Output)
  })
  return {
    make(input) {
      const call = Promise.withResolvers<Output>()
      const id = ++last
      waiting.set(id, call)
      port.postMessage({ name, id, input } satisfies Call)
      return call.promise
    },
    pending: () => waiting.size,
    async settle() {
      await Promise.allSettled([...waiting.values()].map(({ promise }) => promise))
    },
    fail(reason) {
      for (const call of waiting.values()) call.reject(reason)
      waiting.clear()
    },
  }
}
