import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

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
    if (length === null || headers.has('transfer-encoding')) return counted(c, next)
    return Number(length) > maxSize ? onError(c) : next()
  }
}
