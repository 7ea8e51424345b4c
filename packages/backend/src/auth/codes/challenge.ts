import { z } from 'zod'
import { invalid } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'

/** A PKCE challenge (RFC 7636), by which the client later proves that it made the request. */
export interface Challenge {
  value: string
  method: 's256' | 'plain'
}

/** The two fields of every body that may start a PKCE flow. */
export const challengeFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
}

/**
 * The PKCE challenge of a body, undefined for the implicit flow; refuses half of one. `plain` is for pages without
 * encryption alone, where browsers cannot hash.
 */
export function readChallenge(
  { settings }: Pick<AuthDeps, 'settings'>,
  body: {
    code_challenge?: string | null | undefined
    code_challenge_method?: string | null | undefined
  },
): Challenge | undefined {
  const value = body.code_challenge || undefined
  const method = body.code_challenge_method?.toLowerCase() || undefined
  if (!value && !method) return
  if (!value || !method) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (method !== 's256' && method !== 'plain') {
    throw invalid('code challenge method must be plain or s256')
  }
  if (method === 'plain' && settings.siteUrl.startsWith('https:')) {
    throw invalid('code challenge method must be s256')
  }
  if (value.length < 43 || value.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters')
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(value)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  }
  return { value, method }
}
