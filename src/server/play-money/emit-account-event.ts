import { randomUUID } from 'node:crypto'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import type { TestLedger } from './test-ledger.ts'

interface AccountEvent {
  account: string
  type: 'account.updated' | 'payout.paid' | 'payout.failed' | 'transfer.reversed'
  payoutId?: string
  /** When it happens, and is told. */
  at: Date
}

/** Queues the webhook that tells of an account, or of a payout to it. */
export async function emitAccountEvent(
  books: TestLedger,
  tx: SqlTransaction,
  { account, type, payoutId, at }: AccountEvent,
): Promise<void> {
  const id = `evt_test_${randomUUID().replaceAll('-', '')}`
  const body = JSON.stringify({
    id,
    type,
    created: Math.floor(at.getTime() / 1000),
    account,
    data: payoutId ? { payout: { metadata: { payout_id: payoutId } } } : {},
  })
  await tx.query(
    `insert into payments_test.events (id, account_id, type, body, created_at, deliver_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, account, type, body, books.now(), at],
  )
}
