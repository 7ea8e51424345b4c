import type pg from 'pg'
import { type Caller, SERVICE } from '#backend/db/caller.ts'
import { transactionAs } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import type { StorageContext } from './storage-context.ts'

/** What the request does, e.g. `storage.object.upload`, as policies see it through `storage.operation()`. */
export type Operation = `storage.${string}`

type Work<T> = (client: pg.PoolClient) => Promise<T>

/** Runs `work` in a transaction under the caller's policies. */
export function asCaller<T>(deps: Deps, c: StorageContext, operation: Operation, work: Work<T>): Promise<T> {
  return transactionAs(deps.db, c.var.caller, work, { settings: settingsOf(c, operation) })
}

/** As `asCaller`, then rolled back: tells by throwing whether the caller may do it. */
export async function rehearseAsCaller(
  deps: Deps,
  c: StorageContext,
  operation: Operation,
  work: Work<unknown>,
): Promise<void> {
  const caller: Caller = c.var.caller
  const rollback = new Error('The rehearsal went well.')
  const rehearsal = transactionAs(
    deps.db,
    caller,
    async (client) => {
      await work(client)
      throw rollback
    },
    { settings: settingsOf(c, operation) },
  )
  await rehearsal.catch((error) => {
    if (error !== rollback) throw error
  })
}

/** Runs `work` in a transaction to which no policy applies: what it does must have been allowed before. */
export function asService<T>(deps: Deps, work: Work<T>): Promise<T> {
  return transactionAs(deps.db, SERVICE, work, { settings: { 'storage.allow_delete_query': 'true' } })
}

function settingsOf(c: StorageContext, operation: Operation): Record<string, string> {
  const { authorization: _token, apikey: _key, cookie: _cookie, ...headers } = c.req.header()
  return {
    'request.method': c.req.method,
    'request.path': c.req.path,
    'request.headers': JSON.stringify(headers),
    'storage.operation': operation,
    'storage.allow_delete_query': 'true',
  }
}
