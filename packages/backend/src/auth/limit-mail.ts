import type { Context } from 'hono'
import { takeRateLimit } from '#backend/http/rate-limit.ts'
import { AuthError } from './auth-error.ts'
import type { AuthDeps } from './deps.ts'
import { limitRequests } from './limit-requests.ts'

const PER_RECIPIENT = { requests: 15, seconds: 3600 }

/**
 * Counts a mail to `recipient`, whether or not it has an account, so that a refusal tells nothing; refuses a second
 * one of the same kind within the interval, and too many in an hour.
 */
export async function limitMail(deps: AuthDeps, c: Context, kind: string, recipient: string) {
  if (!deps.config.rateLimits) return
  await limitRequests(deps, c, 'mail')
  const interval = deps.settings.mailIntervalSeconds
  const wait = await takeRateLimit(deps.db, [
    { key: `auth:mail:${recipient}`, ...PER_RECIPIENT },
    ...(interval ? [{ key: `auth:mail:${kind}:${recipient}`, requests: 1, seconds: interval }] : []),
  ])
  if (wait === 0) return
  const seconds = Math.ceil(wait / 1000)
  c.header('retry-after', String(seconds))
  throw new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  )
}
