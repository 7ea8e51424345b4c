import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { requireFreshProof } from '../sessions/require-fresh-proof.ts'
import type { Requester } from '../sessions/require-user.ts'
import type { UserJson } from '../user-row.ts'

/**
 * Refuses to change the ways into an account in a session that has not given the account's second factor, or has not
 * proved itself lately.
 */
export async function requireFullProof(deps: AuthDeps, requester: Requester): Promise<void> {
  const { factors } = JSON.parse(requester.json) as UserJson & { factors?: { status: string }[] }
  if (requester.aal === 'aal1' && factors?.some(({ status }) => status === 'verified')) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to change the ways to sign in')
  }
  await requireFreshProof(deps, requester)
}
