import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { brand } from '#contract/brand.ts'
import { PAYOUT_ACCOUNTS } from '#domain/payout/payout-rules.ts'
import { payoutWeek } from '#domain/payout/payout-week.ts'
import type { Deps } from '#server/deps.ts'
import { lockPerson } from '../lock-person.ts'
import { openPayout } from '../open-payout.ts'

/** Requests, once a week, the payout of everything that is available to those who want it so. */
export const requestWeeklyPayouts: Job = {
  name: 'request-weekly-payouts',
  everyMs: 60_000,
  async run(deps) {
    const week = payoutWeek(deps.now().getTime(), brand.timeZone)
    const { rows } = await deps.db.pool.query<{ user_id: string }>(
      `select user_id from public.payout_settings where is_weekly and last_week < $1::date
       order by last_week, user_id limit 100`,
      [week],
    )
    for (const { user_id: userId } of rows) {
      await requestAll(deps, userId, week).catch((error: unknown) =>
        deps.log.error({ err: error, userId }, 'weekly payout could not be requested'),
      )
    }
  },
}

/** One person's week, in one transaction. What cannot be paid out, too little or without a proof, waits a week. */
const requestAll = (deps: Deps, userId: string, week: string): Promise<void> =>
  inTransaction(deps.db, { as: 'service' }, async (tx) => {
    const person = await lockPerson(tx, userId)
    const settings = await tx
      .updateTable('payout_settings')
      .set({ last_week: week })
      .where('user_id', '=', userId)
      .where('is_weekly', '=', true)
      .where('last_week', '<', week)
      .returning('method_id')
      .executeTakeFirst()
    if (!settings || !person || person.is_blocked) return
    const { siteUrl, payoutTwoPeopleCents: twoPeopleFromCents } = deps.config
    const at = { siteUrl, twoPeopleFromCents, now: deps.now() }
    for (const account of PAYOUT_ACCOUNTS) {
      const order = { account, amount: 'all', methodId: settings.method_id, isAutomatic: true } as const
      await openPayout(tx, at, person, order)
    }
  })
