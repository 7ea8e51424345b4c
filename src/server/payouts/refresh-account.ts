import { inTransaction } from '#backend/db/transaction.ts'
import { methodStatus, type PayoutMethodStatus } from '#domain/payout/payout-method.ts'
import type { Deps } from '#server/deps.ts'
import { refreshLevel } from '#server/identity/refresh-level.ts'
import { lockPerson } from './lock-person.ts'
import { mailMethod } from './mails/mail-method.ts'

interface KnownAccount {
  methodId: string
  userId: string
  /** As the provider calls it. */
  account: string
}

/**
 * Asks the payment provider how far an account is and keeps it; its owner is told when money can go there, and when
 * that ends. Answers the status; nothing where no provider has accounts. Throws a `PaymentProviderError`.
 */
export async function refreshAccount(
  deps: Deps,
  { methodId, userId, account }: KnownAccount,
): Promise<PayoutMethodStatus | undefined> {
  if (!deps.payoutAccounts) return
  const askedAt = deps.now()
  const facts = await deps.payoutAccounts.findAccount(account)
  const status = methodStatus(facts)
  return inTransaction(deps.db, { as: 'service' }, async (tx) => {
    await lockPerson(tx, userId)
    const before = await tx
      .selectFrom('payout_methods')
      .select(['id', 'kind', 'country', 'status', 'checked_at', 'first_ready_at'])
      .where('id', '=', methodId)
      .executeTakeFirstOrThrow()
    // An answer that took longer than a newer one changes nothing.
    if (before.checked_at && new Date(before.checked_at) > askedAt) return before.status as PayoutMethodStatus
    const { last4 } = facts
    await tx
      .updateTable('payout_methods')
      .set({
        status,
        last4,
        checked_at: askedAt.toISOString(),
        ...(status === 'ready' && !before.first_ready_at && { first_ready_at: askedAt.toISOString() }),
      })
      .where('id', '=', methodId)
      .execute()
    if (before.status === status) return status
    await refreshLevel(tx, userId)
    if (status === 'ready' || status === 'restricted' || status === 'closed') {
      const occasion = `${status}:${askedAt.getTime()}`
      await mailMethod(tx, deps.config.siteUrl, userId, { ...before, last4 }, status, occasion)
    }
    return status
  })
}
