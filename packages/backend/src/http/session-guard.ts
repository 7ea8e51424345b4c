import { LRUCache } from 'lru-cache'
import type { Caller, MissingProof } from '#backend/db/caller.ts'
import type { Database } from '#backend/db/database.ts'
import { isUuid } from '#backend/db/uuid.ts'

/** Milliseconds after which another process has noticed that a session ended or a factor was added. */
export const SESSION_CHECK_MS = 5_000
const REMEMBERED = 5_000

interface Verdict {
  userId: string
  missingProof: Promise<MissingProof | undefined>
  until: number
}

interface Row {
  ended: boolean
  raised: boolean
  has_factor: boolean
}

/**
 * Looks up what a signed-in caller's token cannot know: whether its session still lives, and whether the account has a
 * second factor that this session has not proved. Asked once in five seconds for each session; tokens that our auth
 * service has not made (no `session_id`) lack nothing.
 */
export function createSessionGuard(db: Database, now: () => Date) {
  const verdicts = new LRUCache<string, Verdict>({ max: REMEMBERED })

  return {
    missingProof(caller: Caller): Promise<MissingProof | undefined> | undefined {
      if (caller.role !== 'authenticated' || typeof caller.claims.session_id !== 'string') return
      // One entry for all requests of a session, whichever token they bring.
      const key = `${caller.claims.session_id} ${caller.userId} ${caller.claims.aal}`
      const known = verdicts.get(key)
      if (known && known.until > now().getTime()) return known.missingProof
      const verdict = {
        userId: idOf(caller),
        missingProof: ask(db, caller, now()),
        until: now().getTime() + SESSION_CHECK_MS,
      }
      verdicts.set(key, verdict)
      // A failed look-up must not be remembered: the next request asks again.
      verdict.missingProof.catch(() => verdicts.delete(key))
      return verdict.missingProof
    },
    /**
     * Discards the cached state of one account's sessions, because they or its factors have just changed. An answer
     * that is on its way meanwhile may be older than the change, and is used only by the requests that wait for it.
     */
    invalidate(userId: string): void {
      for (const [key, verdict] of verdicts) if (verdict.userId === userId.toLowerCase()) verdicts.delete(key)
    },
    /** Forgets all of them, for changes that may concern anyone. */
    invalidateAll: () => verdicts.clear(),
  }
}

/** In any spelling, so that no change is missed. */
const idOf = ({ userId = '' }: Caller) => userId.toLowerCase()

export type SessionGuard = ReturnType<typeof createSessionGuard>

async function ask(
  db: Database,
  { userId = '', claims }: Caller,
  now: Date,
): Promise<MissingProof | undefined> {
  const sessionId = String(claims.session_id)
  if (!isUuid(sessionId) || !isUuid(userId)) return 'session'
  const { rows } = await db.pool.query<Row>({
    name: 'session-guard',
    text: `select s.aal = 'aal2' as raised,
             coalesce(s.not_after <= $3, false) or coalesce(u.banned_until > $3, false)
               or u.deleted_at is not null as ended,
             exists (
               select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified'
             ) as has_factor
           from auth.sessions s join auth.users u on u.id = s.user_id
           where s.id = $1 and s.user_id = $2`,
    values: [sessionId, userId, now],
  })
  const [session] = rows
  if (!session || session.ended) return 'session'
  // An older token of a session that was raised since stays what it was.
  if (session.has_factor && !(session.raised && claims.aal === 'aal2')) return 'second-factor'
}
