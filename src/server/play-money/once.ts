import { createHash } from 'node:crypto'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { type TestLedger, withTestLedger } from './test-ledger.ts'

/**
 * Runs an operation in one transaction, once a key: the same request again gets the first answer, another request
 * under the same key is refused, and two at the same time queue. Only what succeeded is kept.
 */
export function once<Answer extends object>(
  books: TestLedger,
  request: { key: string; operation: string; input: unknown },
  work: (tx: SqlTransaction) => Promise<Answer>,
): Promise<Answer> {
  const { key, operation } = request
  const inputHash = createHash('sha256').update(JSON.stringify(request.input)).digest('hex')
  return withTestLedger(books, async (tx) => {
    // One after the other in one round trip.
    const [, { rows }] = await Promise.all([
      tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`test-provider:${key}`]),
      tx.query<{ operation: string; input_hash: string; answer: Answer }>(
        'select operation, input_hash, answer from payments_test.requests where key = $1',
        [key],
      ),
    ])
    const [known] = rows
    if (known?.operation === operation && known.input_hash === inputHash) return known.answer
    if (known) throw new PaymentProviderError('key_reused', `${key} was used for another request.`)
    const answer = await work(tx)
    await tx.query(
      `insert into payments_test.requests (key, operation, input_hash, answer, created_at)
       values ($1, $2, $3, $4, $5)`,
      [key, operation, inputHash, JSON.stringify(answer), books.now()],
    )
    return answer
  })
}
