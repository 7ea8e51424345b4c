import type { Job } from '#backend/jobs/job.ts'
import { settlePayment } from '#server/checkout/settle-payment.ts'
import type { Deps } from '#server/deps.ts'
import { settleLaterPayment } from '../settle-later-payment.ts'

/**
 * Finishes what a browser, a webhook or a killed process left undone: asks the provider about payments that are
 * open, books what was authorised, captures what is confirmed, voids what was abandoned, and charges what is due
 * after the checkout.
 */
export const settlePayments: Job = {
  name: 'settle-payments',
  everyMs: 1_000,
  async run(deps, _fetch, stopping) {
    for (const { id, order_id } of await claim(deps)) {
      // Claimed ones are tried again later.
      if (stopping?.aborted) return
      try {
        await (order_id ? settlePayment(deps, order_id) : settleLaterPayment(deps, id))
      } catch (error) {
        deps.log.warn({ err: error, paymentId: id }, 'payment could not be settled')
      }
    }
  },
}

interface Due {
  id: string
  /** Only of what is paid at a checkout. */
  order_id: string | null
}

/** Takes payments whose time has come; each comes back after as long as it is old, between 30 s and an hour. */
async function claim({ db, now }: Deps): Promise<Due[]> {
  const { rows } = await db.pool.query<Due>(
    `update public.payments
     set check_at = $1::timestamptz
       + least(greatest($1::timestamptz - created_at, interval '30 seconds'), interval '1 hour')
     where id in (
       select id from public.payments
       where status in ('created', 'requires_action', 'authorised', 'failed') and check_at <= $1
       order by check_at limit 20 for update skip locked
     )
     returning id, order_id`,
    [now()],
  )
  return rows
}
