import { createHmac, randomUUID } from 'node:crypto'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { brandOf, type Card, digitsOf, fullYear } from '#domain/money/card.ts'
import {
  type PaymentFailure,
  PaymentProviderError,
  type ProviderPayment,
} from '#server/providers/provider.ts'
import { authorisedFrom } from './authorised-from.ts'
import { once } from './once.ts'
import type { OffSession, TestCardOutcome } from './test-cards.ts'
import {
  changePayment,
  lockPayment,
  type MethodRow,
  type PaymentRow,
  retrieve,
  type TestLedger,
} from './test-ledger.ts'

/** Keeps a card of a customer for later charges: brand, last four digits, expiry, and how its bank will behave. */
export async function saveTestCard(
  books: TestLedger,
  tx: SqlTransaction,
  { id, customer }: { id: string; customer: string },
  card: Card,
  outcome: Exclude<TestCardOutcome, { answer: 'refused' }>,
): Promise<void> {
  const digits = digitsOf(card.number)
  const onSession = outcome.answer === 'challenge' ? 'challenge' : 'authorised'
  await tx.query(
    `insert into payments_test.methods
       (id, customer, card_brand, card_last4, exp_month, exp_year, on_session, off_session, created_at, fingerprint)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      customer,
      brandOf(digits),
      digits.slice(-4),
      card.expMonth,
      fullYear(card.expYear),
      onSession,
      outcome.offSession,
      books.now(),
      fingerprintOf(books, digits),
    ],
  )
}

export const newMethodId = () => `pm_test_${randomUUID().replaceAll('-', '')}`

/** The same for the same number, whoever enters it. */
const fingerprintOf = ({ secret }: TestLedger, digits: string): string =>
  createHmac('sha256', secret).update(`card:${digits}`).digest('base64url').slice(0, 16)

/** Tries a kept card on an open payment whose payer is there. */
export async function confirmWith(
  books: TestLedger,
  id: string,
  methodId: string,
  key: string,
): Promise<ProviderPayment> {
  await once(books, { key, operation: 'confirm', input: { id, methodId } }, async (tx) => {
    const payment = await lockPayment(books, tx, id)
    if (payment.status !== 'open') return { id }
    const method = await loadMethod(tx, payment, methodId)
    await changePayment(books, tx, payment, {
      ...cardOf(method),
      ...outcomeChange(method.on_session, books.now()),
    })
    return { id }
  })
  return retrieve(books, id)
}

/** Charges a kept card of an absent payer, in the transaction that makes the payment. */
export async function chargeAway(
  books: TestLedger,
  tx: SqlTransaction,
  payment: PaymentRow,
  methodId: string,
): Promise<PaymentRow> {
  const method = await loadMethod(tx, payment, methodId)
  return changePayment(books, tx, payment, {
    ...cardOf(method),
    ...outcomeChange(method.off_session, books.now()),
  })
}

/** Forgets a card; payments that were made with it keep their brand and last digits. */
export const removeMethod = async (books: TestLedger, methodId: string): Promise<void> => {
  await books.db.pool.query(
    'update payments_test.methods set removed_at = coalesce(removed_at, $2) where id = $1',
    [methodId, books.now()],
  )
}

async function loadMethod(tx: SqlTransaction, payment: PaymentRow, methodId: string): Promise<MethodRow> {
  const { rows } = await tx.query<MethodRow>(
    'select * from payments_test.methods where id = $1 and customer = $2 and removed_at is null',
    [methodId, payment.customer],
  )
  if (rows[0]) return rows[0]
  throw new PaymentProviderError('not_found', `There is no card ${methodId} of this customer.`)
}

const cardOf = (method: MethodRow) => ({
  method_id: method.id,
  card_brand: method.card_brand,
  card_last4: method.card_last4,
})

const REFUSALS: Partial<Record<OffSession, PaymentFailure>> = {
  declined: 'PAYMENT_DECLINED',
  insufficient: 'PAYMENT_INSUFFICIENT_FUNDS',
}

function outcomeChange(says: OffSession, now: Date) {
  if (says === 'authorised') return authorisedFrom(now)
  if (says === 'challenge')
    return {
      status: 'requires_action' as const,
      failure_code: null,
      challenge_outcome: 'authorised' as const,
    }
  return { status: 'open' as const, failure_code: REFUSALS[says] ?? 'PAYMENT_DECLINED' }
}
