import type { Context } from 'hono'
import { AuthError } from './auth-error.ts'
import type { AuthDeps } from './deps.ts'
import { refreshSession } from './refresh-session.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

/** POST /token: one handler for each `grant_type`. */
export const token = (deps: AuthDeps) => {
  const grants: Record<string, (c: Context) => Promise<Response>> = {
    password: signInWithPassword(deps),
    refresh_token: refreshSession(deps),
  }
  return (c: Context) => {
    const grant = grants[c.req.query('grant_type') ?? '']
    if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
    return grant(c)
  }
}
