import type { Caller } from '#backend/db/caller.ts'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import { VIEWED } from '#domain/access/person-view.ts'

/** What the database and the functions know such a caller by; no use case and no role goes with it. */
const SCOPE = 'person:view'

/** Those under way, of an admin who still is one, and of a person who is still there. */
const FIND = `
  select v.id, v.person_id, v.admin_id from public.person_views v
  join public.profiles a on a.id = v.admin_id
  join auth.users au on au.id = v.admin_id
  join auth.users pu on pu.id = v.person_id
  where v.digest = $1 and v.ended_at is null and v.expires_at > $2
    and a.roles @> '{admin}' and not a.is_blocked and not public.owes_second_factor(a.id)
    and au.deleted_at is null and coalesce(au.banned_until <= $2, true) and pu.deleted_at is null`

/** The person as whom an admin sees the site with this key: reading alone, and not all of it. */
export async function findView(client: Queryable, digest: Buffer, now: Date): Promise<Caller | undefined> {
  const { rows } = await client.query<{ id: string; person_id: string; admin_id: string }>(FIND, [
    digest,
    now,
  ])
  const [view] = rows
  if (!view) return
  const claims = {
    sub: view.person_id,
    role: 'authenticated',
    api_key_scopes: [SCOPE],
    viewed_by: view.admin_id,
  }
  const key = { id: view.id, scopes: [SCOPE], reads: VIEWED, writes: new Map() }
  return { role: 'authenticated', userId: view.person_id, claims, key }
}
