import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction, type TransactionOptions } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import type { StorageContext } from './storage-context.ts'

/** The operation of the request, e.g. `storage.object.upload`, which policies see through `storage.operation()`. */
export type Operation = `storage.${string}`

/** A transaction to which no policy applies: what it does must have been allowed before. */
export const AS_STORAGE: TransactionOptions = {
  as: 'service',
  settings: { 'storage.allow_delete_query': 'true' },
}

/** A transaction under the caller's policies. */
export function asCaller(c: StorageContext, operation: Operation): TransactionOptions {
  const { authorization: _token, apikey: _key, cookie: _cookie, ...headers } = c.req.header()
  return {
    as: c.var.caller,
    settings: {
      'request.method': c.req.method,
      'request.path': c.req.path,
      'request.headers': JSON.stringify(headers),
      'storage.operation': operation,
      'storage.allow_delete_query': 'true',
    },
  }
}

/** Does `work` as the caller and rolls it back: tells by throwing whether the caller may do it. */
export async function dryRunAsCaller(
  deps: Deps,
  c: StorageContext,
  operation: Operation,
  work: (tx: SqlTransaction) => Promise<unknown>,
): Promise<void> {
  const rollback = new Error('The dry run went well.')
  const dryRun = inTransaction(deps.db, asCaller(c, operation), async (tx) => {
    await work(tx)
    throw rollback
  })
  await dryRun.catch((error) => {
    if (error !== rollback) throw error
  })
}
