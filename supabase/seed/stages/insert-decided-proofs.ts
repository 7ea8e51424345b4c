import type { Queryable } from '../fixtures/queryable.ts'
import { insertRows } from '../insert-rows.ts'

interface DecidedProof {
  id: string
  decided_at: Date
  decided_by: string
}

const LOOKED_MS = 60_000

/** Inserts proofs of identity that a moderator has decided, a minute after opening each. */
export async function insertDecidedProofs<Proof extends DecidedProof>(
  db: Queryable,
  proofs: readonly Proof[],
): Promise<void> {
  await insertRows(
    db,
    'public.kyc_submissions',
    proofs.map(({ decided_by: _, ...proof }) => proof),
  )
  const openings = proofs.map(({ id, decided_at, decided_by }) => ({
    submission_id: id,
    moderator_id: decided_by,
    at: new Date(decided_at.getTime() - LOOKED_MS),
  }))
  await insertRows(db, 'public.kyc_openings', openings)
  await db.query(
    `update public.kyc_submissions k set decided_by = o.moderator_id
     from public.kyc_openings o where o.submission_id = k.id and k.id = any($1)`,
    [proofs.map(({ id }) => id)],
  )
}
