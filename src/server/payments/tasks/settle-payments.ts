import type { Job } from '#backend/jobs/job.ts'
import { settlePayment } from '#server/checkout/settle-payment.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Finishes what a browser, a webhook or a killed process left undone: asks the provider about payments that are
 * open, books what was authorised, captures what is confirmed, lets go what was given up.
 */
export const settlePayments: Job = {
  name: 'settle-payments',
  everyMs: 1_000,
  async run(deps, _fetch, stopping) {
    for (const orderId of await claim(deps)) {
      // Claimed ones come back by themselves.
      if (stopping?.aborted) return
      try {
        await settlePayment(deps, orderId)
      } catch (error) {
        deps.log.warn({ err: error, orderId }, 'payment is not settled yet')
      }
    }
  },
}

/** Takes payments whose time has come; each comes back after as long as it is old, between 30 s and an hour. */
async function claim({ db, now }: Deps): Promise<string[]> {
  const { rows } = await db.pool.query<{ order_id: string }>(
    `update public.payments
     set check_at = $1::timestamptz
       + least(greatest($1::timestamptz - created_at, interval '30 seconds'), interval '1 hour')
     where id in (
       select id from public.payments
       where status in ('created', 'requires_action', 'authorised') and check_at <= $1 and order_id is not null
       order by check_at limit 20 for update skip locked
     )
     returning order_id`,
    [now()],
  )
  return rows.map((row) => row.order_id)
}
