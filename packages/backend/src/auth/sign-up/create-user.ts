import { randomUUID } from 'node:crypto'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import type { AuthDeps } from '../deps.ts'

export interface NewUser {
  id?: string
  email?: string
  phone?: string
  /** The provider whose identity the caller adds, in place of one for the e-mail address. */
  provider?: string
  passwordHash?: string
  data: Record<string, unknown>
  appMetadata?: Record<string, unknown>
  confirmed: boolean
  phoneConfirmed?: boolean
  role?: string
  aud?: string
  bannedUntil?: Date | null
}

/**
 * Inserts an account with one identity for its e-mail address and one for its phone number, and returns its id.
 * The product's rows come from triggers in the same transaction; what they raise goes through to the caller.
 */
export async function createUser(deps: AuthDeps, tx: Queryable, user: NewUser): Promise<string> {
  const id = user.id ?? randomUUID()
  const now = deps.now()
  const contacts = [...(user.email ? ['email'] : []), ...(user.phone ? ['phone'] : [])]
  const providers = user.provider ? [user.provider] : contacts
  const [provider] = providers
  const emailConfirmedAt = user.email && user.confirmed ? now : null
  const phoneConfirmedAt = user.phone && (user.phoneConfirmed ?? user.confirmed) ? now : null
  await tx.query({
    name: 'create-user',
    text: `insert into auth.users (id, aud, role, email, phone, encrypted_password, raw_user_meta_data,
             raw_app_meta_data, email_confirmed_at, phone_confirmed_at, banned_until, is_anonymous,
             created_at, updated_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)`,
    values: [
      id,
      user.aud || 'authenticated',
      user.role || 'authenticated',
      user.email ?? null,
      user.phone ?? null,
      user.passwordHash ?? null,
      { ...user.data, ...(emailConfirmedAt && { email_verified: true }) },
      { ...user.appMetadata, ...(provider && { provider, providers }) },
      emailConfirmedAt,
      phoneConfirmedAt,
      user.bannedUntil ?? null,
      !provider,
      now,
    ],
  })
  if (user.email && emailConfirmedAt) {
    await deps.hooks.emailConfirmed?.(tx, { userId: id, email: user.email, hasReadMail: false })
  }
  if (user.provider) return id
  for (const name of contacts) await createIdentity(deps, tx, id, name, user)
  return id
}

/** Adds a way to reach an account. */
export async function createIdentity(
  deps: AuthDeps,
  tx: Queryable,
  userId: string,
  provider: string,
  user: Pick<NewUser, 'email' | 'phone' | 'data' | 'confirmed'>,
): Promise<void> {
  const contact = provider === 'email' ? { email: user.email } : { phone: user.phone }
  const data = {
    ...user.data,
    ...contact,
    sub: userId,
    email_verified: provider === 'email' && user.confirmed,
    phone_verified: provider === 'phone' && user.confirmed,
  }
  await tx.query({
    name: 'create-identity',
    text: `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at,
             created_at, updated_at)
           values ($1::uuid::text, $1::uuid, $2, $3, $4, $4, $4)`,
    values: [userId, data, provider, deps.now()],
  })
}
