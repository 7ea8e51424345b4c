import type { Context } from 'hono'
import type { AuthError } from '../auth-error.ts'

/** The names that OAuth has for our statuses. */
const OAUTH_ERRORS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
}

/** The parameters with which a person arrives at the page that they are led to. */
export interface Landing {
  fragment: Record<string, string>
  query?: Record<string, string>
}

/** A refusal as the page that asked reads it. */
export function failure({ status, code, message }: AuthError, isPkce: boolean): Landing {
  const fields = {
    error: OAUTH_ERRORS[status] ?? 'invalid_request',
    error_code: code,
    error_description: message,
  }
  return { fragment: fields, ...(isPkce && { query: fields }) }
}

/** Leads on to the page that asked. */
export function land(c: Context, target: string, { query, fragment }: Landing) {
  const url = new URL(target)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  if (Object.keys(fragment).length > 0) url.hash = `${new URLSearchParams(fragment)}&sb=`
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(url.href, 303)
}
