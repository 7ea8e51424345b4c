import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { compareBooks } from './compare-books.ts'
import { loadBooks } from './load-books.ts'
import { reconcilePayment } from './reconcile-payment.ts'

export interface DuePayment {
  id: string
  intents: string[]
  createdAt: Date
  /** Whether something was found about it before that is not right again. */
  isListed: boolean
}

/**
 * Compares many payments at once, and only those by themselves that differ, are disputed, or were listed before. What
 * could not be compared is left as it was claimed.
 */
export async function reconcileBatch(
  deps: Deps,
  due: readonly DuePayment[],
  stopping: AbortSignal | undefined,
): Promise<void> {
  try {
    const close = await needCloserLook(deps, due)
    await markCompared(
      deps,
      due.filter((payment) => !close.includes(payment)).map(({ id }) => id),
    )
    for (const { id } of close) {
      if (stopping?.aborted) return
      await reconcileOne(deps, id)
    }
  } catch (error) {
    deps.log.warn({ err: error, payments: due.length }, 'payments could not be reconciled')
  }
}

/** One that cannot be compared does not keep the others from it. */
async function reconcileOne(deps: Deps, id: string): Promise<void> {
  try {
    await reconcilePayment(deps, id)
    await markCompared(deps, [id])
  } catch (error) {
    deps.log.warn({ err: error, paymentId: id }, 'payment could not be reconciled')
  }
}

async function needCloserLook(deps: Deps, due: readonly DuePayment[]): Promise<DuePayment[]> {
  const found = await deps.payments.retrieveMany(
    due.map(({ intents: ids, createdAt }) => ({ ids, createdAt })),
  )
  const seen = new Map(found.map((payment) => [payment.ids[0], payment]))
  // After the provider was asked: what moves in between differs, and is compared again.
  const books = await inTransaction(deps.db, { as: 'service' }, (tx) =>
    loadBooks(
      tx,
      due.map(({ id }) => id),
    ),
  )
  const own = new Map(books.map((payment) => [payment.id, payment]))
  return due.filter(({ id, intents, isListed }) => {
    const payment = seen.get(intents[0]!)
    if (isListed || !payment || payment.isDisputed) return true
    return compareBooks(own.get(id)!, { ...payment, withdrawnCents: 0 }).length > 0
  })
}

const markCompared = async ({ db, now }: Deps, ids: string[]): Promise<void> => {
  await db.pool.query('update public.payments set reconciled_at = $1 where id = any ($2)', [now(), ids])
}
