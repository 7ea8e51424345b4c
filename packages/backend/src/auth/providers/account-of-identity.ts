import type { Queryable } from '#backend/db/sql-transaction.ts'
import { notifyAccount } from '../account/notify-account.ts'
import { AuthError } from '../auth-error.ts'
import { readEmail } from '../contact.ts'
import type { AuthDeps } from '../deps.ts'
import { createUser } from '../sign-up/create-user.ts'
import { isBanned, lockUser } from '../user-row.ts'
import { addIdentity, touchIdentity } from './add-identity.ts'
import type { ProviderIdentity } from './provider-identity.ts'

interface Wish {
  /** The account that the provider's is to be linked to. */
  linkTo?: string | null
  /** Metadata for an account that is made. */
  data?: Record<string, unknown> | null
}

/**
 * The account that a provider's account opens: the one it is linked to; the one with its address, if both the provider
 * and the account have verified it; otherwise a new one. Refuses where the address is not proved on both sides, so that
 * nobody comes into another's account by naming its address.
 */
export async function accountOfIdentity(
  deps: AuthDeps,
  tx: Queryable,
  identity: ProviderIdentity,
  { linkTo, data }: Wish,
): Promise<string> {
  const owner = await ownerOf(tx, identity)
  if (linkTo) return link(deps, tx, identity, linkTo, owner)
  if (owner) {
    const user = await lockUser(tx, 'id', owner)
    if (!user || isBanned(user, deps.now())) throw new AuthError(403, 'user_banned', 'User is banned')
    await touchIdentity(deps, tx, identity)
    return owner
  }
  if (!identity.email || !identity.email_verified) {
    throw new AuthError(
      422,
      'provider_email_needs_verification',
      'The provider has not verified this email address: sign in another way and link the provider there',
    )
  }
  const email = readEmail(identity.email)
  const known = await lockUser(tx, 'email', email)
  if (!known) return begin(deps, tx, { ...identity, email }, data ?? {})
  if (isBanned(known, deps.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  if (!known.email_confirmed_at) {
    throw new AuthError(
      422,
      'account_not_confirmed',
      'An account with this email address has not confirmed it yet: confirm it or reset its password first',
    )
  }
  return link(deps, tx, identity, known.id)
}

async function ownerOf(tx: Queryable, { provider, sub }: ProviderIdentity): Promise<string | undefined> {
  const { rows } = await tx.query<{ user_id: string }>({
    name: 'owner-of-identity',
    text: 'select user_id from auth.identities where provider = $1 and provider_id = $2',
    values: [provider, sub],
  })
  return rows[0]?.user_id
}

async function link(
  deps: AuthDeps,
  tx: Queryable,
  identity: ProviderIdentity,
  userId: string,
  owner?: string,
) {
  if (owner === userId) return userId
  if (owner) throw new AuthError(422, 'identity_already_exists', 'Identity is already linked to another user')
  await addIdentity(deps, tx, userId, identity)
  await notifyAccount(deps, tx, userId, 'provider-linked')
  return userId
}

async function begin(
  deps: AuthDeps,
  tx: Queryable,
  identity: ProviderIdentity & { email: string },
  data: Record<string, unknown>,
): Promise<string> {
  if (!deps.settings.signUps) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  }
  const { provider, email, name, picture } = identity
  const userId = await createUser(deps, tx, {
    email,
    provider,
    confirmed: true,
    data: {
      ...data,
      ...(name && { name, full_name: name }),
      ...(picture && { picture, avatar_url: picture }),
    },
  })
  await addIdentity(deps, tx, userId, identity)
  return userId
}
