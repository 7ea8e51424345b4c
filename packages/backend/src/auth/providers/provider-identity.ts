/** Whom a provider named, as far as it is stored: the `identity_data` of the protocol. */
export interface ProviderIdentity {
  provider: string
  sub: string
  iss: string
  email?: string
  email_verified: boolean
  name?: string
  /** An address on the web. */
  picture?: string
}

type Claims = Record<string, unknown>

const text = (value: unknown, most: number) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most && !/\p{Cc}/u.test(value)
    ? value.trim()
    : undefined

/** Takes what is needed, of a bounded length, from claims that were verified. */
export function providerIdentity(provider: string, claims: Claims): ProviderIdentity | undefined {
  const sub = text(claims.sub, 255)
  const iss = text(claims.iss, 255)
  if (!sub || !iss) return
  const email = text(claims.email, 255)?.toLowerCase()
  const name = text(claims.name, 80)
  const picture = text(claims.picture, 500)
  return {
    provider,
    sub,
    iss,
    ...(email && { email }),
    // Apple writes it as text.
    email_verified:
      email !== undefined && (claims.email_verified === true || claims.email_verified === 'true'),
    ...(name && { name }),
    ...(picture?.startsWith('https://') && { picture }),
  }
}
