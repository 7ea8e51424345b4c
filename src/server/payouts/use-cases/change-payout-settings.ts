import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { brand } from '#contract/brand.ts'
import type { PayoutSettings } from '#contract/payouts.ts'
import { payoutWeek } from '#domain/payout/payout-week.ts'
import { ok, refuse } from '#domain/result.ts'
import { lockPerson } from '../lock-person.ts'

/** Turns the caller's weekly payout on, to one of their methods, or off. The first one is next Monday. */
export const changePayoutSettings = useCase({
  name: 'change-payout-settings',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.discriminatedUnion('isWeekly', [
    z.object({ isWeekly: z.literal(true), methodId: z.uuid() }),
    z.object({ isWeekly: z.literal(false) }),
  ]),
  async run({ tx, userId, now }, settings) {
    const person = await lockPerson(tx, userId)
    if (!person || person.is_blocked) return refuse('BLOCKED')
    const methodId = settings.isWeekly ? settings.methodId : null
    if (methodId) {
      const method = await tx
        .selectFrom('payout_methods')
        .select('status')
        .where('id', '=', methodId)
        .where('user_id', '=', userId)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
      if (!method) return refuse('PAYOUT_METHOD_MISSING')
      if (method.status !== 'ready') return refuse('PAYOUT_METHOD_NOT_READY')
    }
    const before = await tx
      .selectFrom('payout_settings')
      .select(['is_weekly', 'last_week'])
      .where('user_id', '=', userId)
      .executeTakeFirst()
    // Another method alone leaves the week as it is: one that is due is still due.
    const week = payoutWeek(now.getTime(), brand.timeZone)
    const changed = {
      is_weekly: settings.isWeekly,
      method_id: methodId,
      ...(!before?.is_weekly && { last_week: week }),
    }
    await tx
      .insertInto('payout_settings')
      .values({ user_id: userId, last_week: week, ...changed })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
      .execute()
    return ok<PayoutSettings>({ isWeekly: settings.isWeekly, methodId })
  },
})
