interface Target {
  webSocketDebuggerUrl: string
}

type Params = Record<string, unknown>
type Send = (method: string, params?: Params) => Promise<Params>

interface Message {
  id?: number
  method?: string
  params?: Params
  result?: Params
  error?: { message: string }
}

/**
 * Bytes that objects still use after a collection, in the main thread and in all others together, of a process that was
 * started with `--inspect`. It is the one measure of memory in which a small leak shows: heaps grow as far as they may, and
 * the system's view of them with it.
 */
export async function readLiveMemory(inspector: number): Promise<{ main: number; threads: number }> {
  const targets = await fetch(`http://127.0.0.1:${inspector}/json/list`)
  const [target] = (await targets.json()) as Target[]
  const { send, onEvent, close } = await connect(target!.webSocketDebuggerUrl)
  try {
    const threads: Send[] = []
    onEvent('NodeWorker.attachedToWorker', ({ sessionId }) => threads.push(sendTo(sessionId as string)))
    await send('NodeWorker.enable', { waitForDebuggerOnStart: false })
    const main = await inUse(send)
    const sizes = await Promise.all(threads.map(inUse))
    return { main, threads: sizes.reduce((sum, size) => sum + size, 0) }

    /** Messages of a thread are wrapped in those of the main one. */
    function sendTo(sessionId: string): Send {
      const waiting = new Map<number, (result: Params) => void>()
      onEvent('NodeWorker.receivedMessageFromWorker', (params) => {
        if (params.sessionId !== sessionId) return
        const { id, result } = JSON.parse(params.message as string) as Message
        if (id !== undefined) waiting.get(id)?.(result ?? {})
      })
      return async (method, params = {}) => {
        const id = waiting.size + 1
        const answer = new Promise<Params>((resolve) => waiting.set(id, resolve))
        await send('NodeWorker.sendMessageToWorker', {
          sessionId,
          message: JSON.stringify({ id, method, params }),
        })
        return answer
      }
    }
  } finally {
    close()
  }
}

async function inUse(send: Send): Promise<number> {
  await send('HeapProfiler.collectGarbage')
  return (await send('Runtime.getHeapUsage')).usedSize as number
}

async function connect(url: string) {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (message: Message) => void>()
  const listeners: [string, (params: Params) => void][] = []
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error('The inspector does not answer'))
  })
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data as string) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    for (const [method, listen] of listeners) if (method === message.method) listen(message.params ?? {})
  }
  const send: Send = async (method, params = {}) => {
    const id = waiting.size + 1
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { result, error } = await answer
    if (error) throw new Error(`${method}: ${error.message}`)
    return result ?? {}
  }
  return {
    send,
    onEvent: (method: string, listen: (params: Params) => void) => listeners.push([method, listen]),
    close: () => socket.close(),
  }
}
