import type { Context } from 'hono'
import { BodyTooLarge, limitedBody } from '#backend/http/limited-body.ts'
import { wholeBody } from '#backend/http/request-aborted.ts'

/** The body of a request; undefined for one of more than `maxBytes`. */
export async function readBody(c: Context, maxBytes: number): Promise<Buffer | undefined> {
  try {
    return Buffer.from(await wholeBody(limitedBody(c.req.raw, maxBytes).arrayBuffer()))
  } catch (error) {
    if (error instanceof BodyTooLarge) return
    throw error
  }
}
