import type { MiddlewareHandler } from 'hono'

/** Pages and their files are read only: whatever sends something is refused before anything is drawn or logged. */
export const onlyReads: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  return c.text('Method Not Allowed', 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' })
}
