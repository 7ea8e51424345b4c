import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CLIENT_CLOSED_REQUEST } from './request-aborted.ts'

interface Limit {
  /** Bytes. */
  maxSize: number
  onError: (c: Context) => Response | Promise<Response>
}

/**
 * Refuses bodies of more than `maxSize` bytes. One that says how long it is goes by its word, which the HTTP parser
 * holds it to: looking at the body itself would turn it into a stream, which costs as much as a small query.
 */
export function limitBody({ maxSize, onError }: Limit): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError })
  return async (c, next) => {
    const { headers } = c.req.raw
    const length = headers.get('content-length')
    if (length !== null && !headers.has('transfer-encoding')) {
      return Number(length) > maxSize ? onError(c) : next()
    }
    let isRead = false
    const goOn = () => {
      isRead = true
      return next()
    }
    try {
      return await counted(c, goOn)
    } catch (error) {
      if (isRead) throw error
      return c.body(null, CLIENT_CLOSED_REQUEST as 400)
    }
  }
}
