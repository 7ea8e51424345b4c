import type { IncomingMessage, ServerResponse } from 'node:http'
import type { createAdaptorServer } from '@hono/node-server'

type Server = ReturnType<typeof createAdaptorServer>

/** How often the connections are closed whose last request has been answered meanwhile. */
const SWEEP_MS = 50

/**
 * Has a server take no more connections; resolves when those that are there have ended, each with the requests under
 * way on it. A proxy keeps its connections open and busy, so it is told to send no more on them: otherwise those that
 * it sent at the end would be cut off.
 */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  const closeIdle = () => 'closeIdleConnections' in server && server.closeIdleConnections()
  closeIdle()
  const sweeping = setInterval(closeIdle, SWEEP_MS)
  await closed
  clearInterval(sweeping)
}
