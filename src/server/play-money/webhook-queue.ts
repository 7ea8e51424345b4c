import type { TestLedger } from './test-ledger.ts'
import { withTestLedger } from './test-ledger.ts'

export interface QueuedEvent {
  id: string
  body: string
  attempts: number
  /** The account that it is about; of payments nothing. */
  account_id: string | null
}

/** Seconds that a sender has before another one may try. */
const LEASE_SECONDS = 30
const BATCH = 20
/** As providers do: about three days of trying. */
const MAX_ATTEMPTS = 30

/** Takes events that are due, so that no other process sends them meanwhile; one that dies sending is tried again. */
export const claimEvents = (books: TestLedger): Promise<QueuedEvent[]> =>
  withTestLedger(books, async (tx) => {
    const { rows } = await tx.query<QueuedEvent>(
      `update payments_test.events set attempts = attempts + 1, deliver_at = $1::timestamptz + $2 * interval '1 second'
       where id in (
         select id from payments_test.events
         where delivered_at is null and deliver_at <= $1 and attempts < $3
         order by deliver_at, created_at limit $4 for update skip locked
       )
       returning id, body, attempts, account_id`,
      [books.now(), LEASE_SECONDS, MAX_ATTEMPTS, BATCH],
    )
    return rows
  })

/** Notes that events have arrived. */
export const markDelivered = (books: TestLedger, ids: readonly string[]): Promise<unknown> =>
  withTestLedger(books, (tx) =>
    tx.query('update payments_test.events set delivered_at = $2 where id = any ($1)', [ids, books.now()]),
  )

/** Tries again later: after 5 s, 10 s, 20 s … at most 3 hours. */
export const postpone = async (books: TestLedger, event: QueuedEvent): Promise<void> => {
  const seconds = Math.min(5 * 2 ** (event.attempts - 1), 3 * 3600)
  await books.db.pool.query('update payments_test.events set deliver_at = $2 where id = $1', [
    event.id,
    new Date(books.now().getTime() + seconds * 1000),
  ])
}
