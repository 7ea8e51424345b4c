import { randomUUID } from 'node:crypto'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { type Evidence, PaymentProviderError, type ProviderDispute } from '#server/providers/provider.ts'
import { once } from './once.ts'
import { type TestLedger, withTestLedger } from './test-ledger.ts'

/** The last digits of the card that developers know for it: its payments are disputed once they are captured. */
export const DISPUTED_LAST4 = '0259'

const ANSWER_MS = 7 * 86_400_000
const REVIEW_MS = 60_000
/** As with the provider that developers know: evidence that says so loses, any other wins. */
const LOSING = 'losing_evidence'

interface DisputeRow {
  id: string
  payment_id: string
  part: string
  amount_cents: number
  due_at: Date
  submitted_at: Date | null
  decided_at: Date | null
  outcome: 'won' | 'lost' | null
}

/** The cardholder's bank takes a captured part back; both that and its end without an answer are told. */
export async function openDispute(
  books: TestLedger,
  tx: SqlTransaction,
  { paymentId, part, cents }: { paymentId: string; part: string; cents: number },
): Promise<void> {
  const id = `dp_test_${hex()}`
  const now = books.now()
  const due = new Date(now.getTime() + ANSWER_MS)
  await tx.query(
    `insert into payments_test.disputes (id, payment_id, part, amount_cents, due_at, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, paymentId, part, cents, due, now],
  )
  await emit(tx, { id, paymentId, type: 'dispute.created', at: now })
  await emit(tx, { id, paymentId, type: 'dispute.closed', at: due })
}

export const testDisputes = (books: TestLedger) => ({
  retrieveDispute: async (id: string): Promise<ProviderDispute> => {
    const [row] = await load(books, 'id = $1', id)
    if (!row) throw new PaymentProviderError('not_found', `There is no dispute ${id}.`)
    return toDispute(books, row)
  },
  listDisputes: async ([paymentId]: readonly string[]): Promise<ProviderDispute[]> =>
    (await load(books, 'payment_id = $1 order by created_at', paymentId!)).map((row) =>
      toDispute(books, row),
    ),
  submitEvidence: (id: string, { note, idempotencyKey: key }: Evidence): Promise<ProviderDispute> =>
    once(books, { key, operation: 'evidence', input: { id, note } }, async (tx) => {
      const { rows } = await tx.query<DisputeRow>(
        'select * from payments_test.disputes where id = $1 for update',
        [id],
      )
      const [row] = rows
      if (!row) throw new PaymentProviderError('not_found', `There is no dispute ${id}.`)
      const { status } = toDispute(books, row)
      if (status !== 'needs_response') throw new PaymentProviderError('wrong_state', `It is ${status}.`)
      const now = books.now()
      const decided = new Date(now.getTime() + REVIEW_MS)
      const outcome = note.includes(LOSING) ? 'lost' : 'won'
      const { rows: changed } = await tx.query<DisputeRow>(
        `update payments_test.disputes set submitted_at = $2, decided_at = $3, outcome = $4 where id = $1 returning *`,
        [id, now, decided, outcome],
      )
      await emit(tx, { id, paymentId: row.payment_id, type: 'dispute.updated', at: now })
      await emit(tx, { id, paymentId: row.payment_id, type: 'dispute.closed', at: decided })
      return toDispute(books, changed[0]!)
    }),
})

const load = (books: TestLedger, where: string, value: string): Promise<DisputeRow[]> =>
  withTestLedger(books, async (tx) => {
    const { rows } = await tx.query<DisputeRow>(`select * from payments_test.disputes where ${where}`, [
      value,
    ])
    return rows
  })

/** What of a part is disputed and was not won back at this moment: that cannot be refunded. */
export async function isDisputedPart(
  books: TestLedger,
  tx: SqlTransaction,
  paymentId: string,
  part: string,
): Promise<boolean> {
  const { rows } = await tx.query<DisputeRow>(
    'select * from payments_test.disputes where payment_id = $1 and part = $2',
    [paymentId, part],
  )
  return rows.some((row) => toDispute(books, row).status !== 'won')
}

function toDispute(books: TestLedger, row: DisputeRow): ProviderDispute {
  const status = statusOf(row, books.now())
  return {
    id: row.id,
    paymentId: row.payment_id,
    part: row.part,
    amountCents: Number(row.amount_cents),
    reason: 'fraudulent',
    status,
    withdrawnCents: status === 'won' ? 0 : Number(row.amount_cents),
    evidenceDueAt: row.due_at.toISOString(),
  }
}

/** It goes on by the clock: reviewed for a minute, and lost where nobody answered in time. */
function statusOf(
  { submitted_at, decided_at, due_at, outcome }: DisputeRow,
  now: Date,
): ProviderDispute['status'] {
  if (!submitted_at) return due_at <= now ? 'lost' : 'needs_response'
  return decided_at! <= now ? outcome! : 'under_review'
}

interface DisputeEvent {
  id: string
  paymentId: string
  type: string
  at: Date
}

async function emit(tx: SqlTransaction, { id, paymentId, type, at }: DisputeEvent): Promise<void> {
  const eventId = `evt_test_${hex()}`
  const body = JSON.stringify({
    id: eventId,
    type,
    created: Math.floor(at.getTime() / 1000),
    data: { dispute: { id, payment: paymentId } },
  })
  await tx.query(
    `insert into payments_test.events (id, payment_id, type, body, created_at, deliver_at) values ($1, $2, $3, $4, $5, $5)`,
    [eventId, paymentId, type, body, at],
  )
}

const hex = () => randomUUID().replaceAll('-', '')
