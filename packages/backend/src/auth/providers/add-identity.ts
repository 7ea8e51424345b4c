import type { Queryable } from '#backend/db/sql-transaction.ts'
import { addProvider } from '../account/apply-email-change.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import type { ProviderIdentity } from './provider-identity.ts'

/** Links a provider's account to an account of this site; refuses one that another has been linked to meanwhile. */
export async function addIdentity(deps: AuthDeps, tx: Queryable, userId: string, identity: ProviderIdentity) {
  const { rowCount } = await tx.query({
    name: 'add-identity',
    text: `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at,
             created_at, updated_at)
           values ($1, $2, $3, $4, $5, $5, $5)
           on conflict (provider_id, provider) do nothing`,
    values: [identity.sub, userId, JSON.stringify(dataOf(identity)), identity.provider, deps.now()],
  })
  if (!rowCount) {
    throw new AuthError(422, 'identity_already_exists', 'Identity is already linked to another user')
  }
  await addProvider(tx, userId, identity.provider)
}

/** Notes a sign-in, and what the provider says today; name and picture of the account stay its person's own. */
export async function touchIdentity(deps: AuthDeps, tx: Queryable, identity: ProviderIdentity) {
  await tx.query({
    name: 'touch-identity',
    text: `update auth.identities set last_sign_in_at = $3, updated_at = $3,
             identity_data = identity_data || $4::jsonb
           where provider = $1 and provider_id = $2`,
    values: [identity.provider, identity.sub, deps.now(), JSON.stringify(dataOf(identity))],
  })
}

const dataOf = ({ provider: _, ...data }: ProviderIdentity) => ({
  ...data,
  provider_id: data.sub,
  phone_verified: false,
  ...(data.name && { full_name: data.name }),
  ...(data.picture && { avatar_url: data.picture }),
})
