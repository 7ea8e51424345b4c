import type { AuthDeps } from '../deps.ts'

/** When a session that opens now has to be opened anew, however often it is used; null for never. */
export function sessionEnd({ settings, now }: Pick<AuthDeps, 'settings' | 'now'>): Date | null {
  const hours = settings.sessionHours
  return hours ? new Date(now().getTime() + hours * 3_600_000) : null
}
