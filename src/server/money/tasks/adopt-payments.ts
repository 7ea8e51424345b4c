import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { wakePayment } from '../wake-payment.ts'

/** Puts open payments that processes of 1.1 wrote or woke, by a column of theirs, into the queue. */
export const adoptPayments: Job = {
  name: 'adopt-payments',
  everyMs: 60_000,
  run: (deps) =>
    inTransaction(deps.db, { as: 'service' }, async (tx) => {
      const adopted = await tx
        .updateTable('payments')
        .set({ check_at: null })
        .where('status', 'in', ['created', 'requires_action', 'authorised', 'failed'])
        .where('check_at', '<=', deps.now().toISOString())
        .returning('id')
        .execute()
      for (const { id } of adopted) await wakePayment(tx, deps, { paymentId: id })
    }),
}
