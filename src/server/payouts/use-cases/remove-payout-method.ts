import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import type { RemovedPayoutMethod } from '#contract/payouts.ts'
import { OPEN_PAYOUT_STATUSES } from '#domain/payout/lifecycle.ts'
import { ok, refuse } from '#domain/result.ts'
import { refuseStaleProof } from '#server/administration/refuse-stale-proof.ts'
import { refreshLevel } from '#server/identity/refresh-level.ts'
import { lockPerson } from '../lock-person.ts'
import { mailMethod } from '../mails/mail-method.ts'

/**
 * Removes a bank account of the caller's, or their account at the payment provider; without any left they fall back to level 3, and a weekly payout to it ends.
 * Its number is kept only where money went there. Refused without a fresh proof, and while a payout is on its way to it.
 */
export const removePayoutMethod = useCase({
  name: 'remove-payout-method',
  allow: 'signed-in',
  limit: { requests: 20, seconds: 3_600 },
  input: z.object({ id: z.uuid() }),
  prepare: refuseStaleProof,
  async run({ tx, deps, userId, now }, { id }) {
    await lockPerson(tx, userId)
    const method = await tx
      .selectFrom('payout_methods')
      .select(['id', 'kind', 'country', 'last4', 'removed_at'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (!method) return refuse('NOT_FOUND')
    if (!method.removed_at) {
      const uses = await countUses(tx, id)
      if (uses.open > 0) return refuse('PAYOUT_METHOD_IN_USE', { count: uses.open })
      await tx
        .updateTable('payout_settings')
        .set({ is_weekly: false, method_id: null })
        .where('method_id', '=', id)
        .execute()
      await tx
        .updateTable('payout_methods')
        .set({ removed_at: now.toISOString() })
        .where('id', '=', id)
        .execute()
      if (uses.all === 0) await tx.deleteFrom('payout_destinations').where('method_id', '=', id).execute()
      await mailMethod(tx, deps.config.siteUrl, userId, method, 'removed')
    }
    return ok<RemovedPayoutMethod>({ id, ...(await refreshLevel(tx, userId)) })
  },
})

async function countUses(tx: Context['tx'], methodId: string): Promise<{ open: number; all: number }> {
  const rows = await tx.selectFrom('payouts').select('status').where('method_id', '=', methodId).execute()
  const open = rows.filter(({ status }) => OPEN_PAYOUT_STATUSES.some((each) => each === status))
  return { open: open.length, all: rows.length }
}
