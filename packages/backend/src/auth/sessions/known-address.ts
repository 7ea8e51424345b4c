import { createHmac } from 'node:crypto'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import { addressGroup } from '#backend/http/sender.ts'
import { signingSecrets } from '#backend/keys/secrets.ts'
import type { AuthDeps } from '../deps.ts'

/** Days for which an account remembers an address after its last sign-in from there; `sweep-auth` then deletes it. */
const KNOWN_FOR_DAYS = 30

/** Remembers that the account has fully proved itself at this address. */
export async function rememberAddress(deps: AuthDeps, db: Queryable, userId: string, address: string | null) {
  if (!address) return
  await db.query({
    name: 'remember-address',
    text: `insert into auth.known_addresses as known (user_id, address_hash, seen_at) values ($1, $2, $3)
           on conflict (user_id, address_hash) do update set seen_at = excluded.seen_at`,
    values: [userId, addressHashes(deps, userId, address)[0], deps.now()],
  })
}

/**
 * Whether the account has signed in at this address in the last 30 days. An account that does not exist costs the same
 * statement, so that the time taken tells nothing.
 */
export async function isKnownAddress(
  deps: AuthDeps,
  userId: string | undefined,
  address: string | undefined,
): Promise<boolean> {
  if (!address) return false
  const id = userId ?? '00000000-0000-0000-0000-000000000000'
  const { rowCount } = await deps.db.pool.query({
    name: 'known-address',
    text: `select 1 from auth.known_addresses
           where user_id = $1 and address_hash = any($2) and seen_at > $3::timestamptz - interval '${KNOWN_FOR_DAYS} days'`,
    values: [id, addressHashes(deps, id, address), deps.now()],
  })
  return rowCount === 1
}

/** Keyed and different for each account: the table tells neither addresses nor who shares one. */
const addressHashes = (deps: AuthDeps, userId: string, address: string) =>
  signingSecrets(deps.config.secrets).map((secret) =>
    createHmac('sha256', secret)
      .update(`known-address:${userId}:${addressGroup(address)}`)
      .digest(),
  )
