import { sql } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { wakePayment } from '../wake-payment.ts'

/** Puts open payments that processes of 1.1 wrote or woke, by a column of theirs, into the queue. Goes after 1.2. */
export const adoptPayments: Job = {
  name: 'adopt-payments',
  everyMs: 60_000,
  run: (deps) =>
    inTransaction(deps.db, { as: 'service' }, async (tx) => {
      // As the index `payments_to_settle` has it, word for word.
      const { rows } = await sql<{ id: string }>`
        update public.payments set check_at = null
        where (status in ('created', 'requires_action', 'authorised') or status = 'failed' and capture_cents = 0)
          and check_at <= ${deps.now()}
        returning id`.execute(tx)
      for (const { id } of rows) await wakePayment(tx, deps, { paymentId: id })
    }),
}
