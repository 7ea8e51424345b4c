import { terms } from '#domain/settings/terms.ts'
import { readStored, writeStored } from './use-local-storage.ts'

/** Where the code is that a person came with. */
export const REFERRAL_KEY = 'referral'

/** For how long the first link that somebody followed counts. */
const HELD_MS = 30 * 86_400_000

/** As codes are written; what else stands in an address is none. */
const CODE = /^[A-Za-z0-9]{4,12}$/

/** Keeps the code in the address of the first page, unless an earlier one still counts. */
export function holdReferral(address: string, now: number): void {
  const code = new URL(address).searchParams.get('ref') ?? ''
  if (CODE.test(code) && !heldReferral(now)) writeStored(REFERRAL_KEY, { code: code.toUpperCase(), at: now })
}

/** The code that this browser came with in the last 30 days. */
export function heldReferral(now: number): string | undefined {
  if (!terms.affiliates) return undefined
  const { code, at } = (readStored(REFERRAL_KEY) ?? {}) as { code?: unknown; at?: unknown }
  if (typeof code !== 'string' || !CODE.test(code) || typeof at !== 'number') return undefined
  return at <= now && now - at < HELD_MS ? code : undefined
}
