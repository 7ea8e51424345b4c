import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { LiveApp } from './live-app.ts'

interface Received {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
}

export interface RawSocket {
  ws: WebSocket
  /** All text frames but heartbeats. */
  frames: Received[]
  tell(topic: string, event: string, payload: unknown): string
  /** Answers the payload of the reply. */
  ask(topic: string, event: string, payload: unknown): Promise<unknown>
  /** The code with which the socket was closed. */
  closed: Promise<number>
  close(): void
}

/** A socket without the client's manners, of the second version; throws the status and body of a refusal. */
export async function openSocket(
  { port, deps }: Pick<LiveApp, 'port' | 'deps'>,
  query: Record<string, string> = {},
  origin?: string,
): Promise<RawSocket> {
  const search = new URLSearchParams({ apikey: deps.keys.publishableKey, vsn: '2.0.0', ...query })
  const ws = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?${search}`, origin ? { origin } : {})
  const frames: Received[] = []
  const closed = new Promise<number>((resolve) => ws.on('close', resolve))
  ws.on('message', (data, isBinary) => {
    if (isBinary) return
    const [joinRef, ref, topic, event, payload] = JSON.parse(String(data))
    frames.push({ joinRef, ref, topic, event, payload })
  })
  const refused = new Promise<never>((_, reject) => {
    ws.on('unexpected-response', async (_request, response) => {
      let body = ''
      for await (const chunk of response) body += chunk
      reject(new Error(`${response.statusCode} ${body}`))
    })
  })
  refused.catch(() => {})
  ws.on('error', () => {})
  await Promise.race([once(ws, 'open'), refused])
  let last = 0
  const tell = (topic: string, event: string, payload: unknown) => {
    const ref = String(++last)
    ws.send(JSON.stringify([event === 'phx_join' ? ref : null, ref, topic, event, payload]))
    return ref
  }
  return {
    ws,
    frames,
    tell,
    ask(topic, event, payload) {
      const ref = tell(topic, event, payload)
      return new Promise((resolve, reject) => {
        const look = () => {
          const reply = frames.find((frame) => frame.event === 'phx_reply' && frame.ref === ref)
          if (reply) resolve(reply.payload)
        }
        ws.on('message', look)
        ws.once('close', () => reject(new Error('The socket was closed')))
      })
    },
    closed,
    close: () => ws.close(),
  }
}
