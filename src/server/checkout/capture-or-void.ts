import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { PaymentProviderError, type ProviderPayment } from '#server/payments/provider.ts'
import type { DecidedMoney } from './decide-money.ts'
import { recordCapture, recordEnd, recordLapse } from './record-money.ts'

/**
 * Captures what was decided for each booking of an order, and voids the rest once every booking is decided. Each
 * decision was recorded before the provider is asked, so after a crash the same one is carried out and no other. Throws a `PaymentProviderError`.
 */
export async function captureOrVoid(deps: Deps, money: DecidedMoney): Promise<void> {
  if (money.provider !== deps.payments.name) return
  for (const capture of money.captures) {
    const payment = await askToCapture(deps, money, capture)
    if (payment.capturedParts[capture.part] === undefined) {
      return inTransaction(deps.db, { as: 'service' }, (tx) => recordLapse(tx, deps, money, payment))
    }
    // Captured in full: there is nothing left to void.
    const isAll = money.isFinal && capture === money.captures.at(-1) && payment.status === 'captured'
    await inTransaction(deps.db, { as: 'service' }, (tx) => recordCapture(tx, deps, money, capture, isAll))
    if (isAll) return
  }
  if (!money.isFinal) return
  const ended = await voidRest(deps, money)
  await inTransaction(deps.db, { as: 'service' }, (tx) => recordEnd(tx, money, ended))
}

type Capture = DecidedMoney['captures'][number]

async function askToCapture(deps: Deps, money: DecidedMoney, capture: Capture): Promise<ProviderPayment> {
  const id = money.providerPaymentId
  if (!id) throw new Error(`Payment ${money.paymentId} was never made`)
  const { part, amountCents } = capture
  try {
    return await deps.payments.capture(id, { part, amountCents, idempotencyKey: `capture:${capture.id}` })
  } catch (error) {
    // The authorisation expired, or was captured so long ago that the provider forgot the key: the payment itself tells.
    if (isWrongState(error)) return deps.payments.retrieve(id)
    throw error
  }
}

/** Answers nothing for a payment that the provider never heard of. */
async function voidRest(
  deps: Deps,
  { providerPaymentId: id, paymentId }: DecidedMoney,
): Promise<ProviderPayment | undefined> {
  if (!id) return
  try {
    return await deps.payments.void(id, `void:${paymentId}`)
  } catch (error) {
    // The authorisation lapsed in the meantime.
    if (isWrongState(error)) return deps.payments.retrieve(id)
    throw error
  }
}

const isWrongState = (error: unknown): boolean =>
  error instanceof PaymentProviderError && error.fault === 'wrong_state'
