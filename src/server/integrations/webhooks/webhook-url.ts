import { isIP } from 'node:net'
import { z } from 'zod'
import { isPublicAddress } from '#backend/http/public-address.ts'
import type { Config } from '#server/config.ts'

export const webhookUrl = z
  .string()
  .trim()
  .max(500)
  .pipe(z.url({ protocol: /^https?$/, normalize: true }))
  .pipe(z.string().max(500))

/**
 * Whether an endpoint may lie there: over TLS, on the public internet, without a name and password, and not this site
 * itself. Where a name leads to is checked each time that something is sent.
 */
export function isAllowedUrl(address: string, { siteUrl, privateWebhooks }: Config): boolean {
  const { protocol, hostname, host, username, password } = new URL(address)
  if (username || password || host === new URL(siteUrl).host) return false
  if (privateWebhooks) return true
  const bare = hostname.replace(/^\[|\]$/g, '')
  const isInside =
    bare === 'localhost' || bare.endsWith('.localhost') || (isIP(bare) > 0 && !isPublicAddress(bare))
  return protocol === 'https:' && !isInside
}
