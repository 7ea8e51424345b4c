import { errors, type JWTPayload } from 'jose'

/** The audience that the auth service writes into every token of a signed-in person. */
const AUDIENCE = 'authenticated'
/** Seconds by which the clock of another signer may be ahead of ours. */
const MAX_CLOCK_SKEW = 30

/**
 * Refuses a token, well signed and not expired, that was issued in the future, for another audience, or without an expiry.
 * `isApiKey` is a token signed with the legacy secret: such keys speak for a role, not for a person, and may lack `exp`.
 */
export function assertClaims(payload: JWTPayload, { now, isApiKey }: { now: Date; isApiKey: boolean }): void {
  const { exp, iat, aud, role } = payload
  const mayLackEnd = isApiKey && role !== 'authenticated'
  if (exp === undefined && !mayLackEnd) {
    throw new errors.JWTClaimValidationFailed('missing required "exp" claim', payload, 'exp', 'missing')
  }
  if (iat !== undefined && !(Number(iat) <= now.getTime() / 1000 + MAX_CLOCK_SKEW)) {
    const message = '"iat" claim timestamp check failed (it should be in the past)'
    throw new errors.JWTClaimValidationFailed(message, payload, 'iat', 'check_failed')
  }
  if (aud !== undefined && ![aud].flat().includes(AUDIENCE)) {
    throw new errors.JWTClaimValidationFailed('unexpected "aud" claim value', payload, 'aud', 'check_failed')
  }
}
