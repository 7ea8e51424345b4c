import type { Session } from '@supabase/auth-js'

/** Whether the account has a second factor that this session has not proved yet. */
export function needsSecondFactor({ access_token, user }: Session): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false
  return hasFactor && assuranceOf(access_token) !== 'aal2'
}

/** The assurance level that a token claims; it proves nothing here, because the server checks for itself. */
function assuranceOf(token: string): unknown {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    return JSON.parse(atob(payload)).aal
  } catch {
    return undefined
  }
}
