import { createServer, type IncomingMessage, type RequestListener, type ServerOptions } from 'node:http'
import type { Duplex } from 'node:stream'
import { createAdaptorServer } from '@hono/node-server'
import { dropSilentConnections } from './drop-silent-connections.ts'
import { limitConnections } from './limit-connections.ts'
import { limitPipelining } from './limit-pipelining.ts'

/** Longer than the minute for which proxies keep an idle connection: what closes first loses the next request. */
const KEEP_ALIVE_MS = 75_000
/** Node.js waits as long for the rest of a request's headers. */
const SILENT_MS = 60_000
/** A document may wait for a minute and take another one until its first byte is sent. */
const STALLED_MS = 180_000
/** A large office behind one address has some hundreds. */
const MOST_OF_ONE_ADDRESS = 1_000
const MOST_OF_ONE_CONNECTION = 16

interface Options {
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch']
  /** Takes requests for web sockets, and says whether this was one of its own. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** Whether all connections are a proxy's. */
  trustProxy: boolean
  /** Sees every request before it is answered. */
  observe?(answer: RequestListener): RequestListener
  silentMs?: number
  stalledMs?: number
  mostOfOneAddress?: number
}

/**
 * The HTTP server of a site, which no client occupies by being slow: connections on which nothing is asked end, those
 * on which nothing moves any more, such as an answer that its client does not take, on which many requests are sent at
 * once, and more than a few of one address.
 */
export function openServer({
  fetch,
  upgrade = () => false,
  trustProxy,
  observe = (answer) => answer,
  silentMs = SILENT_MS,
  stalledMs = STALLED_MS,
  mostOfOneAddress = MOST_OF_ONE_ADDRESS,
}: Options) {
  const server = createAdaptorServer({
    fetch,
    // HTTP/1.0, in which proxies check health, may leave the name out.
    hostname: 'localhost',
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
    createServer: ((settings: ServerOptions, answer: RequestListener) =>
      createServer(
        settings,
        limitPipelining(observe(answer), MOST_OF_ONE_CONNECTION),
      )) as typeof createServer,
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!upgrade(request, socket, head)) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
  })
  dropSilentConnections(server, silentMs)
  server.setTimeout(stalledMs)
  if (!trustProxy) limitConnections(server, mostOfOneAddress)
  return server
}
