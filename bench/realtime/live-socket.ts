const PATIENCE_MS = 60_000
const HEARTBEAT_MS = 25_000

interface Frame {
  topic: string
  event: string
  payload: { status?: string; event?: string; payload?: { sentAt?: number } }
}

/** A client of Realtime that does no more than the protocol asks for. */
export class LiveSocket {
  readonly #socket: WebSocket
  readonly #heartbeat: NodeJS.Timeout
  readonly #joins = new Map<string, () => void>()
  /** Hears each broadcast, with the channel it came in. */
  onBroadcast: (topic: string, sentAt: number) => void = () => {}

  private constructor(socket: WebSocket) {
    this.#socket = socket
    this.#heartbeat = setInterval(() => this.#send('phoenix', 'heartbeat', {}), HEARTBEAT_MS).unref()
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data))))
  }

  static async open(url: string, key: string): Promise<LiveSocket> {
    const address = `${url.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=1.0.0`
    const socket = new WebSocket(address)
    await within(
      new Promise<void>((resolve, reject) => {
        socket.addEventListener('open', () => resolve(), { once: true })
        socket.addEventListener('error', () => reject(new Error('the socket was refused')), { once: true })
      }),
    )
    return new LiveSocket(socket)
  }

  join(name: string): Promise<void> {
    const topic = `realtime:${name}`
    const joined = new Promise<void>((resolve) => this.#joins.set(topic, resolve))
    this.#send(topic, 'phx_join', {
      config: { broadcast: { self: false, ack: false }, presence: { key: '' }, postgres_changes: [] },
    })
    return within(joined)
  }

  broadcast(name: string): void {
    const payload = { sentAt: performance.timeOrigin + performance.now() }
    this.#send(`realtime:${name}`, 'broadcast', { type: 'broadcast', event: 'message', payload })
  }

  close(): void {
    clearInterval(this.#heartbeat)
    this.#socket.close()
  }

  #send(topic: string, event: string, payload: object): void {
    this.#socket.send(JSON.stringify({ topic, event, payload, ref: '1', join_ref: '1' }))
  }

  #receive({ topic, event, payload }: Frame): void {
    if (event === 'phx_reply') this.#joins.get(topic)?.()
    else if (event === 'broadcast') this.onBroadcast(topic, payload.payload?.sentAt ?? 0)
  }
}

function within<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS).unref()
  })
  return Promise.race([promise, late])
}
