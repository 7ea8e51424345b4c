import type { Role } from '#domain/access/roles.ts'
import { KYC_LEVELS, type KycStatus } from '#domain/kyc/level.ts'
import type { CityKey } from './cities.ts'
import type { Language } from './language.ts'

export interface SeedPerson {
  /** The first name in ASCII letters; also the local part of the e-mail address. */
  key: string
  name: string
  city: CityKey
  locale: Language
  bio: string
  roles: Role[]
  /** From 0 (none) to 5 (business). */
  kycLevel: 0 | 1 | 2 | 3 | 4 | 5
  /** The key of their referrer. */
  referredBy?: string
  /** Days before seeding; a referrer joined earlier. */
  joinedDaysAgo: number
}

/** The e-mail address of a demo person. */
export function demoEmail(person: { key: string }): string {
  return `${person.key}@demo.lendaround.example`
}

/** The name of a level in `profiles.kyc_status`. */
export const kycStatusOfLevel = (level: number): KycStatus =>
  (Object.keys(KYC_LEVELS) as (keyof typeof KYC_LEVELS)[]).find((name) => KYC_LEVELS[name] === level)!
