import type { OrderStatus } from '#server/providers/bank.ts'
import { emitAccountEvent } from './emit-account-event.ts'
import { once } from './once.ts'
import { type TestLedger, withTestLedger } from './test-ledger.ts'

interface TransferRow {
  payout_id: string
  account_id: string
  amount_cents: number
  reversed_cents: number
  settles_at: Date
  fails_at: Date | null
}

/** State of a transfer to an account and of the payout behind it. */
export async function findTransfer(books: TestLedger, id: string): Promise<OrderStatus> {
  const { rows } = await withTestLedger(books, (tx) =>
    tx.query<TransferRow>('select * from payments_test.account_payouts where id = $1', [id]),
  )
  const [transfer] = rows
  if (!transfer) return { status: 'missing' }
  const {
    amount_cents: amount,
    reversed_cents: reversed,
    settles_at: settlesAt,
    fails_at: failsAt,
  } = transfer
  if (failsAt && failsAt <= books.now()) {
    return { status: 'failed', code: 'account_closed', isOut: reversed < amount }
  }
  // An amount that the operator took back after the bank had it is owed by the account: the person has been paid.
  return settlesAt <= books.now() ? { status: 'paid', returnedCents: reversed } : { status: 'pending' }
}

/** Takes back what is left of a transfer; does nothing where it came back before. */
export const recallTransfer = (books: TestLedger, id: string): Promise<void> =>
  withTestLedger(books, async (tx) => {
    const { rows } = await tx.query<TransferRow>(
      `update payments_test.account_payouts set reversed_cents = amount_cents
       where id = $1 and reversed_cents < amount_cents returning *`,
      [id],
    )
    const [transfer] = rows
    if (!transfer) return
    const about = { account: transfer.account_id, payoutId: transfer.payout_id }
    await emitAccountEvent(books, tx, { ...about, type: 'transfer.reversed', at: books.now() })
  })

/** Sends an account again what was taken back of a transfer; at most that much, and once a key. */
export const sendTransferAgain = (
  books: TestLedger,
  id: string,
  request: { cents: number; key: string },
): Promise<object> =>
  once(
    books,
    { key: request.key, operation: 'send again', input: { id, cents: request.cents } },
    async (tx) => {
      await tx.query(
        `update payments_test.account_payouts set reversed_cents = greatest(0, reversed_cents - $2) where id = $1`,
        [id, request.cents],
      )
      return {}
    },
  )
