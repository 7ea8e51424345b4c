import { z } from 'zod'
import { metadataInput } from '../account/metadata.ts'
import { AuthError, invalid } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { hashPassword, isPasswordHash } from '../sign-in/password.ts'
import { refuseWeakPassword } from '../sign-in/weak-password.ts'

const text = z.string().nullish()

/** Fields of an account that an administrator may set, when creating it and later. */
export const adminInput = z.object({
  id: text,
  aud: text,
  role: text,
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  email_confirm: z.boolean().default(false),
  phone_confirm: z.boolean().default(false),
  user_metadata: metadataInput,
  app_metadata: metadataInput,
  ban_duration: text,
})

/** The hash to store: of the given password, or the given hash itself, for accounts brought along from elsewhere. */
export async function readPasswordHash(
  deps: AuthDeps,
  { password, password_hash: hash }: z.output<typeof adminInput>,
): Promise<string | undefined> {
  if (password && hash) throw invalid('Only a password or a password hash should be provided')
  if (hash) {
    if (isPasswordHash(hash)) return hash
    throw new AuthError(400, 'bad_password_hash', 'Password hash must be bcrypt or argon2')
  }
  if (!password) return
  await refuseWeakPassword(deps.settings, password)
  return hashPassword(password)
}

const UNITS: Record<string, number> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 }

/**
 * The end of a ban from a duration as Go writes it (`24h`, `1h30m`); null for `none`, undefined where the request has
 * none.
 */
export function readBan(duration: string | null | undefined, now: Date): Date | null | undefined {
  if (!duration) return
  if (duration === 'none') return null
  if (!/^(\d+(\.\d+)?(h|ms|m|s))+$/.test(duration)) {
    throw invalid(`invalid format for ban duration: ${duration}`)
  }
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s)/g)]
  const length = parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * UNITS[unit!]!, 0)
  return new Date(now.getTime() + length)
}
