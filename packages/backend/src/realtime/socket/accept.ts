import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocketServer } from 'ws'
import { upgradeSender } from '#backend/http/sender.ts'
import type { Host } from '../host.ts'
import { identify } from '../rights/identify.ts'
import { VERSIONS, type Version } from '../wire/frame.ts'
import { Connection, type Handshake } from './connection.ts'
import type { Connections } from './connections.ts'
import { isKnownOrigin } from './known-origin.ts'
import { receive } from './receive.ts'

/** Bytes of a message beside its payload. */
const HEAD_BYTES = 16 * 1024

interface Refusal {
  status: number
  error?: string
}

/** Makes the function that turns an upgrade request into a socket of ours, or refuses it. */
export function acceptor(host: Host, connections: Connections) {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: host.settings.payloadBytes + HEAD_BYTES,
  })

  return async function accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // A client may be gone before it is answered.
    socket.on('error', () => socket.destroy())
    const handshake = await admit(host, connections, request).catch((error: unknown) => {
      host.deps.log.error({ err: error }, 'a socket could not be admitted')
      return { status: 500, error: 'Error connecting to Realtime' }
    })
    if ('status' in handshake) return refuse(host, socket, handshake)
    if (socket.destroyed) return
    server.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection(webSocket, handshake, host)
      connections.add(connection)
      webSocket.on('message', (data, isBinary) => receive(host, connection, data as Buffer, isBinary))
      webSocket.on('close', () => connections.remove(connection))
      // What a client does wrong, such as a message that is too long, closes its socket and needs no more.
      webSocket.on('error', () => {})
    })
  }
}

async function admit(
  { deps, settings }: Host,
  connections: Connections,
  request: IncomingMessage,
): Promise<Handshake | Refusal> {
  const query = new URLSearchParams(request.url?.split('?')[1])
  const version = query.get('vsn') ?? '1.0.0'
  if (!settings.isEnabled) return { status: 403, error: 'Realtime was disabled for this tenant' }
  if (!VERSIONS.includes(version)) return { status: 403 }
  if (!isKnownOrigin(request.headers, deps.config.siteUrl, settings.origins)) {
    return { status: 403, error: 'This origin may not open sockets' }
  }
  const headers = xHeaders(request)
  const token = headers['x-api-key'] ?? query.get('apikey')
  if (!token) return { status: 401, error: 'API key is missing' }
  const address = upgradeSender(request, deps.config.trustProxy)
  if (!connections.hasRoomFor(address)) return { status: 429, error: 'Too many connected users' }
  const who = await identify(deps, token)
  if (!who.ok) return { status: 401, error: who.text }
  return { version: version as Version, token, headers, address }
}

const xHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('x-') && typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** After a pause, because the client tries again however hopeless it is. */
async function refuse({ settings }: Host, socket: Duplex, { status, error }: Refusal): Promise<void> {
  await sleep(settings.refusalPauseMs, undefined, { ref: false })
  const body = error === undefined ? '' : JSON.stringify({ error })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
}
