import { sql } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { brand } from '#contract/brand.ts'
import { issueFeeInvoice } from '../issue-fee-invoice.ts'
import { mailInvoice } from '../mails/mail-invoice.ts'
import { lendersWithFees } from '../uninvoiced-fees.ts'

/**
 * Issues, once a month is over at the operator's place, one invoice to each lender for the fees that it took. What was left
 * out then, because it was written late, goes on the next one.
 */
export const issueFeeInvoices: Job = {
  name: 'issue-fee-invoices',
  everyMs: 3_600_000,
  async run(deps, _, stopping) {
    const at = deps.now()
    const owing = await inTransaction(deps.db, { as: 'service' }, async (tx) => {
      const { rows: bounds } = await sql<{ until: Date }>`
        select date_trunc('month', ${at.toISOString()}::timestamptz at time zone ${brand.timeZone})
          at time zone ${brand.timeZone} as until`.execute(tx)
      const { until } = bounds[0]!
      const { rows } = await lendersWithFees(until).execute(tx)
      return rows.map(({ lenderId }) => ({ lenderId, until }))
    })
    for (const { lenderId, until } of owing) {
      if (stopping?.aborted) return
      await inTransaction(deps.db, { as: 'service' }, async (tx) => {
        const issued = await issueFeeInvoice(tx, lenderId, { until, at })
        if (issued) await mailInvoice(tx, deps.config.siteUrl, issued.id)
      }).catch((error: unknown) => deps.log.error({ err: error, lenderId }, 'an invoice could not be issued'))
    }
  },
}
