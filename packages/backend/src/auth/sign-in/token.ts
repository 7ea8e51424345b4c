import type { Context } from 'hono'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { signInWithIdToken } from '../providers/sign-in-with-id-token.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { exchangeCode } from './exchange-code.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { web3 } from './switched-off.ts'

/** POST /token: one handler for each `grant_type`. */
export const token = (deps: AuthDeps) => {
  const grants: Record<string, (c: Context) => Promise<Response> | never> = {
    password: signInWithPassword(deps),
    refresh_token: refreshSession(deps),
    pkce: exchangeCode(deps),
    id_token: signInWithIdToken(deps),
    web3,
  }
  return (c: Context) => {
    const name = c.req.query('grant_type') ?? ''
    const grant = Object.hasOwn(grants, name) ? grants[name] : undefined
    if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
    return grant(c)
  }
}
