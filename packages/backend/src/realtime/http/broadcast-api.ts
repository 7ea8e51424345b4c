import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { CLIENT_CLOSED_REQUEST, RequestAborted } from '#backend/http/request-aborted.ts'
import type { Host } from '../host.ts'
import { broadcastBatch } from './broadcast-batch.ts'
import { broadcastEvent } from './broadcast-event.ts'

/** Broadcasts by a request, for those who have no socket. */
export function broadcastApi(host: Host): Hono {
  const app = new Hono()
  app.use(cors({ origin: '*', allowHeaders: ['authorization', 'apikey', 'content-type', 'x-client-info'] }))
  app.onError((error, c) => {
    if (error instanceof RequestAborted) return c.body(null, CLIENT_CLOSED_REQUEST as 400)
    host.deps.log.error({ err: error }, 'a broadcast failed')
    return c.json({ message: 'Internal Server Error' }, 500)
  })
  app.post('/api/broadcast', broadcastBatch(host))
  app.post('/api/broadcast/:topic/events/:event', broadcastEvent(host))
  app.get('/websocket', (c) => c.json({ error: 'This is for WebSockets' }, 426, { Upgrade: 'websocket' }))
  app.all('*', (c) => c.json({ message: 'Not Found' }, 404))
  return app
}
