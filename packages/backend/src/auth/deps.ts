import type { FairGate } from '#backend/db/fair-gate.ts'
import type { Deps } from '#backend/deps.ts'
import type { FindCountry } from './country-finder.ts'
import type { Providers } from './providers/open-providers.ts'
import type { AuthSettings } from './settings.ts'

/** Dependencies of the auth endpoints. */
export interface AuthDeps extends Deps {
  settings: AuthSettings
  countryOf: FindCountry
  providers: Providers
  /** One piece of work at a time for each key. */
  turns: FairGate
}
