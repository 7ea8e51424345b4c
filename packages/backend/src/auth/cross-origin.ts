import type { MiddlewareHandler } from 'hono'

const METHODS = 'GET,POST,PUT,PATCH,DELETE'
const ALLOWED_HEADERS =
  'Accept,Authorization,Content-Type,X-Client-IP,X-Client-Info,X-JWT-AUD,X-Supabase-Api-Version,apikey'
const EXPOSED_HEADERS = 'X-Total-Count,Link,X-Supabase-Api-Version,Retry-After'

/**
 * Allows pages of any origin: an account is protected by its token, which no browser sends by itself. Written with
 * `c.header`, because Hono's own middleware creates a response for each request to put its headers on.
 */
export const crossOrigin: MiddlewareHandler = async (c, next) => {
  c.header('access-control-allow-origin', '*')
  if (c.req.method === 'OPTIONS') {
    c.header('access-control-allow-methods', METHODS)
    c.header('access-control-allow-headers', ALLOWED_HEADERS)
    c.header('access-control-max-age', '86400')
    return c.body(null, 204)
  }
  c.header('access-control-expose-headers', EXPOSED_HEADERS)
  await next()
}
