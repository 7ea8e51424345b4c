import type { Caller } from '#backend/db/caller.ts'
import type { Authentication } from '#backend/http/authenticate.ts'
import { RestError, regexNotAllowed, tooManyRequests } from '../errors.ts'
import type { Condition, QueryString } from '../parse/ast.ts'

/** The only roles that a request may take; the server's own connection could take any. */
const ROLES = new Set(['anon', 'authenticated', 'service_role'])

/** The caller of a request; PGRST301 for a token that is none of ours, PGRST303 for claims that do not hold. */
export function authorise(authentication: Authentication): Caller {
  if (!authentication.ok) throw refusal(authentication)
  const { role } = authentication.caller
  if (!ROLES.has(role)) {
    throw new RestError(401, '22023', `role "${role}" does not exist`, {
      headers: { 'WWW-Authenticate': 'Bearer' },
    })
  }
  return authentication.caller
}

function refusal({ reason, expired, waitSeconds }: Extract<Authentication, { ok: false }>): RestError {
  if (waitSeconds !== undefined) return tooManyRequests(waitSeconds)
  const claim = expired ? 'JWT expired' : claimRefusal(reason)
  if (claim) return unauthorised('PGRST303', claim)
  return unauthorised('PGRST301', keyRefusal(reason))
}

function claimRefusal(reason: string): string | undefined {
  if (/"nbf" claim/.test(reason)) return 'JWT not yet valid'
  if (/"iat" claim/.test(reason)) return 'JWT issued at future'
  if (/"aud" claim/.test(reason)) return 'JWT not in audience'
  return /claim/.test(reason) ? 'Parsing claims failed' : undefined
}

function keyRefusal(reason: string): string {
  if (/signature|no applicable key|key/i.test(reason)) return 'No suitable key or wrong key type'
  if (/alg/i.test(reason)) return 'Wrong or unsupported encoding algorithm'
  return "JWT couldn't be decoded"
}

function unauthorised(code: string, message: string): RestError {
  const challenge = `Bearer error="invalid_token", error_description="${message}"`
  return new RestError(401, code, message, { headers: { 'WWW-Authenticate': challenge } })
}

const REGEX_OPERATORS = new Set(['~', '~*'])

/** Refuses regular expressions, on whatever level and in whatever logic. */
export function refuseRegex({ conditions }: QueryString): void {
  if (conditions.some(({ value }) => hasRegex(value))) throw regexNotAllowed()
}

function hasRegex(condition: Condition): boolean {
  if (condition.kind === 'logic') return condition.items.some(hasRegex)
  const { operation } = condition
  return operation.kind === 'compare' && REGEX_OPERATORS.has(operation.sql)
}
