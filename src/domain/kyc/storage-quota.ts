import { KYC_LEVELS } from './level.ts'

const MIB = 1024 ** 2
const DAY_MS = 86_400_000
/** An account is new for so long: what fills disks comes from accounts that were made for it. */
const NEW_DAYS = 7

/** What one person may keep in all; bytes and files. */
export interface StorageQuota {
  bytes: number
  objects: number
}

/** By whether the identity is proven and the account is new. A photo as we keep it has some 1.2 MB. */
export const STORAGE_QUOTAS = {
  unknown: { fresh: { bytes: 250 * MIB, objects: 250 }, settled: { bytes: 1024 * MIB, objects: 1_000 } },
  known: { fresh: { bytes: 2_048 * MIB, objects: 2_000 }, settled: { bytes: 5_120 * MIB, objects: 5_000 } },
} as const

/** The room for files of a person of this KYC level whose account is so old (ms). */
export function storageQuota(level: number, ageMs: number): StorageQuota {
  const quotas = STORAGE_QUOTAS[level >= KYC_LEVELS.basic ? 'known' : 'unknown']
  return ageMs < NEW_DAYS * DAY_MS ? quotas.fresh : quotas.settled
}
