import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { issueRentalCredit, type TakenBack } from '../issue-rental-credit.ts'
import { issueRentalInvoice } from '../issue-rental-invoice.ts'
import { mailInvoice } from '../mails/mail-invoice.ts'

/** In one run; the rest waits for the next. */
const BATCH = 200

/**
 * Issues the invoices of business lenders for rentals that were completed since they are one, and the credit notes for what
 * was given back of them. Each in a transaction of its own, so that one that fails holds no other up.
 */
export const issueRentalInvoices: Job = {
  name: 'issue-rental-invoices',
  everyMs: 60_000,
  async run(deps, _, stopping) {
    const { siteUrl } = deps.config
    const at = deps.now()
    const sales = await deps.db.pool.query<{ id: string; cents: string }>(
      `select b.id, -sum(e.amount_cents) as cents
       from public.lender_businesses l
       join public.bookings b on b.owner_id = l.user_id and b.status = 'completed'
       join public.items i on i.id = b.item_id and i.country = l.country
       join public.ledger_transfers t on t.booking_id = b.id and t.kind = 'release' and t.at >= l.since
       join public.ledger_entries e on e.transfer_id = t.id
       join public.ledger_accounts a on a.id = e.account_id and a.kind = 'lender_pending'
       where not exists (select from public.invoices v where v.booking_id = b.id and v.kind = 'rental')
       group by b.id, t.at having sum(e.amount_cents) < 0
       order by t.at, b.id limit $1`,
      [BATCH],
    )
    const failed = (bookingId: string) => (error: unknown) =>
      deps.log.error({ err: error, bookingId }, 'an invoice could not be issued')
    for (const { id: bookingId, cents } of sales.rows) {
      if (stopping?.aborted) return
      await inTransaction(deps.db, { as: 'service' }, async (tx) => {
        const issued = await issueRentalInvoice(tx, { bookingId, releasedCents: Number(cents), at })
        if (issued) await mailInvoice(tx, siteUrl, issued.id)
      }).catch(failed(bookingId))
    }
    const refunds = await deps.db.pool.query<TakenBack & { bookingId: string }>(
      `select v.id as "invoiceId", v.booking_id as "bookingId", t.id as "transferId",
         -sum(e.amount_cents) filter (where a.kind = 'lender' or t.kind = 'adjustment')::integer as cents
       from public.invoices v
       join public.ledger_transfers t on t.booking_id = v.booking_id and t.kind in ('adjustment', 'top_up')
       join public.ledger_entries e on e.transfer_id = t.id
       join public.ledger_accounts a on a.id = e.account_id and a.kind in ('lender', 'platform')
       where v.kind = 'rental'
         and not exists (select from public.invoices c where c.transfer_id = t.id)
       group by v.id, t.id, t.at
       having count(*) filter (where a.kind = 'lender' and e.amount_cents < 0) > 0
       order by t.at, t.id limit $1`,
      [BATCH],
    )
    for (const { bookingId, ...refund } of refunds.rows) {
      if (stopping?.aborted) return
      await inTransaction(deps.db, { as: 'service' }, async (tx) => {
        const issued = await issueRentalCredit(tx, { ...refund, at })
        if (issued) await mailInvoice(tx, siteUrl, issued.id)
      }).catch(failed(bookingId))
    }
  },
}
