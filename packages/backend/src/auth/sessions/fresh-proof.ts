import type { Caller } from '#backend/db/caller.ts'
import type { Database } from '#backend/db/database.ts'

const FRESH_MS = 10 * 60_000

interface Row {
  proved_at: Date | null
  aal: string
  has_factor: boolean
}

export interface ProvedSession {
  sessionId: string | undefined
  userId: string
  now: Date
}

/**
 * Whether the caller's session lives and has proved who it is within ten minutes, with the second factor where the
 * account has one: what an act needs that cannot be taken back. A token alone, lost or stolen, does not do.
 */
export const hasFreshProof = (
  db: Database,
  { caller, userId, now }: { caller: Caller; userId: string; now: Date },
): Promise<boolean> => isFreshlyProved(db, { sessionId: String(caller.claims.session_id ?? ''), userId, now })

/** As `hasFreshProof`, for a session by its id. */
export async function isFreshlyProved(
  db: Database,
  { sessionId = '', userId, now }: ProvedSession,
): Promise<boolean> {
  const { rows } = await db.pool.query<Row>(
    `select s.aal::text,
       (select max(c.updated_at) from auth.mfa_amr_claims c where c.session_id = s.id) as proved_at,
       exists (
         select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified'
       ) as has_factor
     from auth.sessions s where s.id::text = $1 and s.user_id = $2`,
    [sessionId, userId],
  )
  const [session] = rows
  if (!session?.proved_at) return false
  if (session.has_factor && session.aal !== 'aal2') return false
  return now.getTime() - session.proved_at.getTime() < FRESH_MS
}
