import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { announcedLength } from './limited-body.ts'
import { CLIENT_CLOSED_REQUEST } from './request-aborted.ts'

interface Limit {
  /** Bytes. */
  maxSize: number
  onError: (c: Context) => Response | Promise<Response>
}

/** Refuses bodies of more than `maxSize` bytes: by the announced length, or counted while they are read. */
export function limitBody({ maxSize, onError }: Limit): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError })
  return async (c, next) => {
    const length = announcedLength(c.req.raw)
    if (length !== undefined) return length > maxSize ? onError(c) : next()
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
