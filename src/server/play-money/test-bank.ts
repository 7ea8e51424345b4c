import { createHash } from 'node:crypto'
import type { Database } from '#backend/db/database.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Bank } from '#server/providers/bank.ts'

/** Until an order is settled; a real bank takes a working day. */
export const SETTLE_MS = 3_000

/** Every other account is paid. */
const CLOSED_ACCOUNT = 'DE62370400440532013001'

/** The embedded bank: play money, on books of its own, for demo, development and tests. */
export const createTestBank = (db: Database, now: () => Date): Bank => ({
  name: 'test',
  async pay({ idempotencyKey, amountCents, destination, holder, reference }) {
    const id = `po_test_${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32)}`
    const failure = destination === CLOSED_ACCOUNT ? 'account_closed' : null
    await inTransaction(db, { as: 'owner' }, (tx) =>
      tx.query(
        `insert into payments_test.payouts
           (id, key, amount_cents, destination, holder, reference, failure_code, settles_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
        [
          id,
          idempotencyKey,
          amountCents,
          destination,
          holder,
          reference,
          failure,
          new Date(now().getTime() + SETTLE_MS),
          now(),
        ],
      ),
    )
    return { ids: [id] }
  },
  async find([id]) {
    const { rows } = await inTransaction(db, { as: 'owner' }, (tx) =>
      tx.query<{ failure_code: string | null; settles_at: Date }>(
        'select failure_code, settles_at from payments_test.payouts where id = $1',
        [id],
      ),
    )
    const [order] = rows
    if (!order) return { status: 'missing' }
    if (order.settles_at > now()) return { status: 'pending' }
    return order.failure_code
      ? { status: 'failed', code: order.failure_code, isOut: false }
      : { status: 'paid', returnedCents: 0 }
  },
  async recall() {},
})
