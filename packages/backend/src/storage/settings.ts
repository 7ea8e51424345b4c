import { z } from 'zod'
import type { Deps } from '#backend/deps.ts'
import { readSettings } from '../start/read-settings.ts'
import type { Inspection } from './images/inspect-file.ts'
import { OWNER_QUOTA, type OwnerQuota, type QuotaOf } from './storage-limits.ts'

const environment = z.object({
  STORAGE_UPLOADS_AT_ONCE: z.coerce.number().int().min(1).default(10),
  STORAGE_LEAST_BYTES_PER_SECOND: z.coerce.number().int().min(1).default(4096),
  STORAGE_UPLOAD_GRACE_SECONDS: z.coerce.number().min(0).default(20),
})

/** Settings of storage; `docs/operating.md` explains each. */
export interface StorageSettings {
  /** Uploads of one person under way; an address has four times as many. */
  uploadsAtOnce: number
  pace: Pace
  /** Where files wait until they have been inspected; what a killed process leaves there is swept after a day. */
  spoolFolder: string
  /** The buckets whose files are inspected before they are stored; in any other a file is stored as it came. */
  inspect: Readonly<Record<string, Inspection>>
  /** The same for everyone, or what it is for an owner. */
  quota: OwnerQuota | QuotaOf
}

/** The slowest pace of a request's bytes: after `graceMs` of waiting for them, no slower than this on average. */
export interface Pace {
  leastBytesPerSecond: number
  graceMs: number
}

/** Settings of the surrounding site that storage depends on. */
export interface StorageSite
  extends Pick<StorageSettings, 'spoolFolder'>,
    Partial<Pick<StorageSettings, 'inspect' | 'quota'>> {}

/** Dependencies of the storage endpoints. */
export interface StorageDeps extends Deps {
  settings: StorageSettings
}

/** Reads the settings from the environment; throws with every wrong one named. */
export function readStorageSettings(env: NodeJS.ProcessEnv, site: StorageSite): StorageSettings {
  const e = readSettings(environment, env)
  return {
    uploadsAtOnce: e.STORAGE_UPLOADS_AT_ONCE,
    pace: {
      leastBytesPerSecond: e.STORAGE_LEAST_BYTES_PER_SECOND,
      graceMs: e.STORAGE_UPLOAD_GRACE_SECONDS * 1000,
    },
    spoolFolder: site.spoolFolder,
    inspect: site.inspect ?? {},
    quota: site.quota ?? OWNER_QUOTA,
  }
}
