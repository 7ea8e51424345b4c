import type { Deps } from '#server/deps.ts'
import { settlePayment } from '../tasks/settle-payment.ts'
import type { PaymentToSettle } from '../wake-payment.ts'

/** Settles the payments whose time has come by the test's clock, as the queue does by that of the database. */
export async function settleDue(deps: Deps): Promise<void> {
  const { rows } = await deps.db.pool.query<{ id: string; payment: PaymentToSettle }>(
    `select id, data -> 'data' as payment from pgboss.job
     where name = 'tasks' and data ->> 'name' = 'settle-payment' and state in ('created', 'retry') and start_after <= $1
     order by start_after, id`,
    [deps.now()],
  )
  for (const { id, payment } of rows) {
    await settlePayment.run(deps, payment)
    await deps.db.pool.query(`delete from pgboss.job where name = 'tasks' and id = $1`, [id])
  }
}
