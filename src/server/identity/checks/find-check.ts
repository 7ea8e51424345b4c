import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

/** The check under way of a person, or the one that the service in use calls by this reference. */
export async function findCheck(deps: Deps, by: { userId: string } | { reference: string }) {
  const provider = deps.identityChecks?.name
  if (!provider) return
  return inTransaction(deps.db, { as: 'service' }, (tx) => {
    const checks = tx
      .selectFrom('identity_checks')
      .select(['id', 'reference'])
      .where('provider', '=', provider)
      .where('reference', 'is not', null)
      .$narrowType<{ reference: string }>()
    return (
      'userId' in by
        ? checks.where('user_id', '=', by.userId).where('status', 'in', ['open', 'checking'])
        : checks.where('reference', '=', by.reference)
    ).executeTakeFirst()
  })
}
