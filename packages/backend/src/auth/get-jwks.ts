import type { Context } from 'hono'
import type { AuthDeps } from './deps.ts'

/** GET /.well-known/jwks.json: the public keys with which anyone can check an access token. */
export const getJwks = (deps: AuthDeps) => (c: Context) =>
  c.json(deps.keys.jwks, 200, { 'cache-control': 'public, max-age=600' })
