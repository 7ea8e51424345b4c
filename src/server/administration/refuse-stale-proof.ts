import { hasFreshProof } from '#backend/auth/sessions/fresh-proof.ts'
import type { Context } from '#backend/functions/use-case.ts'
import { refuse } from '#domain/result.ts'

/** Refuses, before a use case begins, a session that has not proved within ten minutes who it is (REAUTHENTICATION_NEEDED). */
export async function refuseStaleProof(context: Pick<Context, 'deps' | 'caller' | 'userId' | 'now'>) {
  if (!(await hasFreshProof(context.deps.db, context))) return refuse('REAUTHENTICATION_NEEDED')
}
