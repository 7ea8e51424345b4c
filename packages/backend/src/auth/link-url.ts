import type { AuthDeps } from './deps.ts'

/** The link that does what a code does: GET /verify with the code's hash. */
export function linkUrl(deps: AuthDeps, type: string, tokenHash: string, redirectTo: string): string {
  const query = new URLSearchParams({ token: tokenHash, type, redirect_to: redirectTo })
  return `${deps.settings.externalUrl}/verify?${query}`
}
