import type { Context } from 'hono'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { notifyAccount } from '../account/notify-account.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { needsProof, staleProof } from '../sessions/require-fresh-proof.ts'
import { type FactorRow, requireFactor, requireNamedUser } from './require-factor.ts'

/** DELETE /factors/{id}: takes a second factor away; a verified one only for a session that has proved itself with it. */
export const unenrolFactor = (deps: AuthDeps) => async (c: Context) => {
  const requester = await requireNamedUser(deps, c)
  const isUnproved = await needsProof(deps, requester)
  const id = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const factor = await requireFactor(c, tx, requester.id)
    if (factor.status === 'verified' && requester.aal !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    if (factor.status === 'verified' && isUnproved) throw staleProof()
    await deleteFactor(deps, tx, factor)
    return factor.id
  })
  return c.json({ id })
}

/** Deletes a factor; sessions that it had raised fall back to aal1. The owner of a verified one is told by mail. */
export async function deleteFactor(deps: AuthDeps, tx: SqlTransaction, factor: FactorRow) {
  await tx.query({
    name: 'delete-factor',
    text: `with lowered as (
             update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1 returning id
           ), proofs as (
             delete from auth.mfa_amr_claims
             where session_id in (select id from lowered) and authentication_method in ('totp', 'mfa/webauthn', 'recovery_code')
           )
           delete from auth.mfa_factors where id = $1`,
    values: [factor.id],
  })
  if (factor.status === 'verified') await notifyAccount(deps, tx, factor.user_id, 'second-factor-off')
}
