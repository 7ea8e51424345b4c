import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { MAX_BULK } from '#contract/bulk.ts'
import { isAdmin } from '#domain/access/roles.ts'
import { ok, refuse } from '#domain/result.ts'
import { eachOf } from '#server/administration/each-of.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { explainPayment } from '#server/money/explain-payment.ts'
import { explainPayout } from '../explain-payout.ts'

/**
 * Keeps one reason for several differences between provider, bank and ledger: they wait for nobody until they differ by another
 * amount. For admins and finance; one that is refused leaves the others alone. Refused: BLOCKED, UNAUTHORIZED,
 * STAFF_FACTOR_MISSING; for a single one NOT_FOUND where it is right again, is decided on by `settle-return`, or is about
 * money of their own.
 */
export const explainDiscrepancies = useCase({
  name: 'explain-discrepancies',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({
    ids: z.array(z.uuid()).min(1).max(MAX_BULK),
    reason: z.string().trim().min(3).max(500),
  }),
  async run({ tx, userId, now: at }, { ids, reason }) {
    const denial = await partRefusal(tx, userId, 'finance')
    if (denial) return denial
    const actor = await loadActor(tx, userId)
    // On their own only an admin decides, because a small site has no one else.
    const notOf = actor && isAdmin(actor.roles) ? undefined : userId
    return eachOf(ids, async (id) => {
      const explanation = { id, reason, at, notOf }
      const explained = (await explainPayment(tx, explanation)) ?? (await explainPayout(tx, explanation))
      if (!explained) return refuse('NOT_FOUND')
      const details = { ...explained.details, reason }
      const action = { action: 'explain-discrepancy', subjectId: explained.personId, details, at }
      await recordAction(tx, { actorId: userId, ...action })
      return ok({ id })
    })
  },
})
