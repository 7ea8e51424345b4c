import type { AuthSettings } from './auth/settings.ts'
import type { Secrets } from './keys/secrets.ts'
import type { RealtimeSettings } from './realtime/settings.ts'
import type { RestSettings } from './rest/settings.ts'
import type { StorageSettings } from './storage/settings.ts'

/** Settings of the backend, complete and checked. */
export interface Config {
  /** Where people reach this site, without a trailing slash. */
  siteUrl: string
  rateLimits: boolean
  /** Whether `X-Forwarded-For` comes from a proxy of ours. */
  trustProxy: boolean
  secrets: Secrets
  auth: AuthSettings
  rest: RestSettings
  realtime: RealtimeSettings
  storage: StorageSettings
}
