import type { Transaction } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { Schema } from '#contract/schema.ts'
import { officeRefusal } from '#domain/access/office.ts'
import { isAdmin } from '#domain/access/roles.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { postPayoutKept } from '#server/ledger/post-payout.ts'
import { sendReturnAgain } from '../tasks/send-return-again.ts'

/**
 * Decides what becomes of money that was taken back from a person's account after the bank had paid it: the account
 * gets it `again`, so that it owes the provider nothing, or the platform is to `keep` it. For admins and finance, once, with a
 * reason. Refused: nothing to decide, or another sum (in cents) than was seen.
 */
export const settleReturn = useCase({
  name: 'settle-return',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({
    id: z.uuid(),
    cents: z.int().positive(),
    decision: z.enum(['again', 'keep']),
    reason: z.string().trim().min(3).max(500),
  }),
  async run({ tx, deps, userId, now }, { id, cents, decision, reason }) {
    const actor = await loadActor(tx, userId)
    if (!actor) return refuse('BLOCKED')
    const denial = officeRefusal(actor, 'finance')
    if (denial) return denial
    await lockPayoutOf(tx, id)
    const row = await tx
      .updateTable('payout_discrepancies as d')
      .from('payouts as p')
      .whereRef('p.id', '=', 'd.payout_id')
      .set({
        decision,
        reason,
        ...(decision === 'keep' && { mended_at: now.toISOString() }),
      })
      .where('d.id', '=', id)
      .where('d.kind', '=', 'returned')
      .where('d.provider_cents', '=', cents)
      .where('d.mended_at', 'is', null)
      .where('d.decision', 'is', null)
      // What the bank has sent back meanwhile is the person's again, and for nobody to decide on.
      .where('p.status', '=', 'paid')
      // On their own only an admin decides, because a small site has no one else.
      .$if(!isAdmin(actor.roles), (query) => query.where('p.user_id', '<>', userId))
      .returning(['p.id as payoutId', 'p.number', 'p.user_id as subjectId'])
      .executeTakeFirst()
    if (!row) return refuse('NOT_FOUND')
    const { payoutId, number, subjectId } = row
    if (decision === 'keep') await postPayoutKept(tx, payoutId, { decisionId: id, cents, at: now })
    else await deps.tasks.enqueue(tx, sendReturnAgain.name, { payoutId }, { onceKey: `${id}:${cents}` })
    const details = { payoutId, number, amountCents: cents, decision, reason }
    await recordAction(tx, { actorId: userId, action: 'settle-return', subjectId, details, at: now })
    return ok({ id })
  },
})

const lockPayoutOf = (tx: Transaction<Schema>, discrepancyId: string) =>
  tx
    .selectFrom('payouts')
    .select('id')
    .where('id', 'in', (query) =>
      query.selectFrom('payout_discrepancies').select('payout_id').where('id', '=', discrepancyId),
    )
    .forUpdate()
    .execute()
