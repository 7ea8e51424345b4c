import type { ApiKeys } from '#backend/hooks.ts'
import { API_SCOPES, type ApiScope, KEY_PREFIX } from '#domain/access/api-scopes.ts'
import { grantOf } from './scope-grants.ts'

interface Row {
  id: string
  user_id: string
  scopes: ApiScope[]
}

/** The keys that hold: not expired, of an account that is neither blocked nor banned nor deleted. */
const FIND = `
  with found as (
    select k.id, k.user_id, k.scopes from public.api_keys k
    join public.profiles p on p.id = k.user_id
    join auth.users u on u.id = k.user_id
    where k.digest = $1 and k.expires_at > $2 and not p.is_blocked
      and u.deleted_at is null and coalesce(u.banned_until <= $2, true)
  ), used as (
    update public.api_keys k set last_used_at = date_trunc('minute', $2::timestamptz) from found
    where k.id = found.id and coalesce(k.last_used_at < date_trunc('minute', $2::timestamptz), true)
  )
  select * from found`

/** Finds the person behind a personal API key, with what its scopes open. */
export const apiKeys: ApiKeys = {
  prefix: KEY_PREFIX,
  async find(client, digest, now) {
    const { rows } = await client.query<Row>(FIND, [digest, now])
    const [row] = rows
    if (!row) return
    const scopes = API_SCOPES.filter((scope) => row.scopes.includes(scope))
    const claims = { sub: row.user_id, role: 'authenticated', api_key_scopes: scopes }
    return { role: 'authenticated', userId: row.user_id, claims, key: grantOf(row.id, scopes) }
  },
}
