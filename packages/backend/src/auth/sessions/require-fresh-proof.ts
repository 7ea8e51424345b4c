import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { AuthError } from '../auth-error.ts'
import { redeemCode } from '../codes/redeem-code.ts'
import type { AuthDeps } from '../deps.ts'
import { isFreshlyProved } from './fresh-proof.ts'
import type { Requester } from './require-user.ts'

/**
 * Refuses to change the ways into an account in a session that has not proved itself within ten minutes, where the
 * operator wants that. An anonymous account has nothing to prove itself by.
 */
export async function requireFreshProof(deps: AuthDeps, requester: Requester): Promise<void> {
  if (await needsProof(deps, requester)) throw staleProof()
}

/** Whether this session has to prove itself once more before it may change how its account is entered. */
export async function needsProof(
  deps: AuthDeps,
  { id, sessionId, isAnonymous }: Requester,
): Promise<boolean> {
  if (!deps.settings.reauthentication || isAnonymous) return false
  return !(await isFreshlyProved(deps.db, { sessionId, userId: id, now: deps.now() }))
}

/**
 * The refusal of a nonce that `reauthenticate` mailed, or of none, in a session that needs a proof; undefined for the
 * right one. Returned, because the counted try must be committed.
 */
export async function refuseNonce(
  deps: AuthDeps,
  tx: SqlTransaction,
  user: { id: string; email: string | null },
  nonce: string | null | undefined,
): Promise<AuthError | undefined> {
  if (!nonce || !user.email) return staleProof()
  const used = await redeemCode(deps, tx, user.id, ['reauthentication_token'], user.email, nonce)
  if (used) return
  return new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}

/** The code of the protocol for it. */
export const staleProof = () =>
  new AuthError(400, 'reauthentication_needed', 'This change requires reauthentication')
