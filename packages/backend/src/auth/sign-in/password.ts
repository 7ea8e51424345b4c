import { hash, parseOptions, verify } from '@node-rs/argon2'
import bcrypt from 'bcryptjs'
import { invalid } from '../auth-error.ts'
import { hashQueue } from './hash-queue.ts'

// OWASP's first choice: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** 64 characters of any script. */
const MAX_BYTES = 256
/** bcrypt reads no more; a hash of it comes from elsewhere. */
const MAX_BCRYPT_BYTES = 72

let cost = COST
let decoy: Promise<string> | undefined

/**
 * For tests of what surrounds a password: sets the cost of hashes from now on; without an argument, the normal cost.
 */
export function setHashCost(next = COST): void {
  cost = next
  decoy = undefined
}

/** The argon2id hash of a new password, computed off the event loop; refuses more than 256 bytes. */
export async function hashPassword(password: string): Promise<string> {
  if (Buffer.byteLength(password) > MAX_BYTES)
    throw invalid(`Password cannot be longer than ${MAX_BYTES} characters`)
  return hashQueue(() => hash(password, cost))
}

/**
 * Whether `password` belongs to `stored`, an argon2 or bcrypt hash. Without a stored hash it does the same work
 * and answers no, so that the time tells nothing about whether an account exists.
 */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isBcrypt = stored?.startsWith('$2')
  const isTooLong = Buffer.byteLength(password) > (isBcrypt ? MAX_BCRYPT_BYTES : MAX_BYTES)
  const tried = isTooLong ? '' : password
  if (isBcrypt) return hashQueue(() => bcrypt.compare(tried, stored!).catch(() => false))
  decoy ??= hash('no account has this password', cost)
  const compared = stored ?? (await decoy)
  const right = await hashQueue(() => verify(compared, tried).catch(() => false))
  return right && stored !== null && stored !== undefined && tried !== ''
}

/** Whether a hash was made another way than today's, and should be replaced while the password is known. */
export function isOutdated(stored: string): boolean {
  if (!stored.startsWith('$argon2id')) return true
  const { memoryCost, timeCost, parallelism } = parseOptions(stored)
  return memoryCost < cost.memoryCost || timeCost < cost.timeCost || parallelism !== cost.parallelism
}

/** Whether `text` is a hash that `checkPassword` can check, for accounts imported with their hashes. */
export function isPasswordHash(text: string): boolean {
  return /^\$2[aby]\$\d{2}\$[./A-Za-z0-9]{53}$/.test(text) || /^\$argon2(id|i)\$v=19\$/.test(text)
}
