import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AuthSettings, readAuthSettings } from './auth/settings.ts'
import type { Config } from './config.ts'
import { makeSecrets } from './keys/secrets.ts'
import { type RealtimeSettings, readRealtimeSettings } from './realtime/settings.ts'
import { type RestSettings, readRestSettings } from './rest/settings.ts'
import { readStorageSettings, type StorageSettings } from './storage/settings.ts'

/**
 * Settings of the backend as an application gives them; `docs/operating.md` of Lendaround explains each and its
 * default.
 */
export interface Settings extends Partial<Omit<Config, 'auth' | 'rest' | 'realtime' | 'storage'>> {
  auth?: Partial<AuthSettings>
  rest?: Partial<RestSettings>
  realtime?: Partial<RealtimeSettings>
  storage?: Partial<StorageSettings>
}

const LOCAL = 'http://localhost:3000'

/** Fills in the defaults. Secrets made here live as long as the process, and so do all sessions and signed links. */
export function completeSettings({ auth, rest, realtime, storage, ...settings }: Settings): Config {
  const siteUrl = settings.siteUrl ?? LOCAL
  const site = { siteName: new URL(siteUrl).hostname, siteUrl, autoconfirm: false }
  return {
    rateLimits: true,
    trustProxy: false,
    secrets: settings.secrets ?? makeSecrets(),
    ...settings,
    siteUrl,
    auth: { ...readAuthSettings({}, site), ...auth },
    rest: { ...readRestSettings({}), ...rest },
    realtime: { ...readRealtimeSettings({}), ...realtime },
    storage: { ...readStorageSettings({}, { spoolFolder: join(tmpdir(), 'backend-uploads') }), ...storage },
  }
}
