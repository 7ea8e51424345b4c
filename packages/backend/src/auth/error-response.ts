import type { Context } from 'hono'
import { isOverdue, isUnavailable, RETRY_AFTER_SECONDS } from '#backend/db/unavailable.ts'
import type { Deps } from '#backend/deps.ts'
import { CLIENT_CLOSED_REQUEST, RequestAborted } from '#backend/http/request-aborted.ts'
import type { Log } from '#backend/log.ts'
import { AuthError, invalid, OAuthError } from './auth-error.ts'

const API_VERSION = '2024-01-01'

/** Renders every error of the auth protocol, in the shape that the request's API version asks for. */
export const renderError =
  ({ log, outage }: Deps) =>
  (error: Error, c: Context) => {
    if (error instanceof OAuthError) {
      return c.json({ error: error.error, error_description: error.message }, 400)
    }
    if (error instanceof RequestAborted) return c.body(null, CLIENT_CLOSED_REQUEST as 400)
    if (isUnavailable(error) || isOverdue(error)) {
      outage.note({ err: error })
      c.header('retry-after', String(RETRY_AFTER_SECONDS))
      return renderRefusal(c, new AuthError(503, 'service_unavailable', 'Not available right now, try again'))
    }
    const refusal = error instanceof AuthError ? error : unexpected(error, log)
    return renderRefusal(c, refusal)
  }

/** One refusal as a response. */
export function renderRefusal(c: Context, { status, code, message, extra }: AuthError) {
  c.header('x-sb-error-code', code)
  if (wantsVersion(c.req.header('x-supabase-api-version'))) {
    c.header('x-supabase-api-version', API_VERSION)
    return c.json({ code, message, ...extra }, status as 400)
  }
  return c.json({ code: status, error_code: code, msg: message, ...extra }, status as 400)
}

function unexpected(error: Error, log: Log): AuthError {
  const { code, constraint } = error as Error & { code?: string; constraint?: string }
  if (constraint === 'users_email_key') {
    return new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  if (constraint === 'users_phone_key') {
    return new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')
  }
  if (constraint === 'mfa_factors_friendly_name_key') {
    return new AuthError(422, 'mfa_factor_name_conflict', 'A factor with this name exists already')
  }
  // The database cannot store NUL, which a URL may contain; bodies were checked before.
  if (code === '22021') return invalid('Text must not contain null characters')
  // Waited too long for a lock, or in a deadlock.
  if (code === '55P03' || code === '40P01') {
    return new AuthError(409, 'conflict', 'Too many concurrent requests for this session, please try again')
  }
  const id = crypto.randomUUID()
  log.error({ err: error, error_id: id }, 'auth request failed')
  return new AuthError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
    { error_id: id },
  )
}

function wantsVersion(header: string | undefined): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(header ?? '') && header! >= API_VERSION
}
