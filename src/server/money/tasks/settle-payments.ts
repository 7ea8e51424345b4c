import type { Job } from '#backend/jobs/job.ts'
import type { Deps } from '#server/deps.ts'
import { settle } from '../settle.ts'

/**
 * Finishes what a browser, a webhook or a killed process left undone: asks the provider about payments that are
 * open, books what was authorised, captures what is confirmed, voids what was abandoned, and charges what is due
 * after the checkout.
 */
export const settlePayments: Job = {
  name: 'settle-payments',
  everyMs: 1_000,
  async run(deps, _fetch, stopping) {
    for (const id of await claim(deps)) {
      // Claimed ones are tried again later.
      if (stopping?.aborted) return
      try {
        await settle(deps, id)
      } catch (error) {
        deps.log.warn({ err: error, paymentId: id }, 'payment could not be settled')
      }
    }
  },
}

/** Open, and not refused while its payer is away: as the index `payments_to_settle` has it, word for word. */
const MAY_GO_ON = `(status in ('created', 'requires_action', 'authorised') or status = 'failed' and capture_cents = 0)`

/** Takes payments whose time has come; each comes back after as long as it is old, between 30 s and an hour. */
async function claim({ db, now }: Deps): Promise<string[]> {
  const { rows } = await db.pool.query<{ id: string }>(
    `update public.payments
     set check_at = $1::timestamptz
       + least(greatest($1::timestamptz - created_at, interval '30 seconds'), interval '1 hour')
     where id in (
       select id from public.payments
       where ${MAY_GO_ON} and check_at <= $1
       order by check_at limit 20 for update skip locked
     )
     returning id`,
    [now()],
  )
  return rows.map(({ id }) => id)
}
