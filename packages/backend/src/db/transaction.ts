import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Caller } from './caller.ts'
import { COMMIT_SOON } from './commit-soon.ts'
import type { Database } from './database.ts'
import { SqlTransaction } from './sql-transaction.ts'

export interface TransactionOptions {
  /**
   * The rights of the transaction: a caller's, with their claims; the service's, for use cases and jobs; or the table
   * owner's, who waits five seconds at the most for a lock (55P03).
   */
  as: Caller | 'service' | 'owner'
  readOnly?: boolean
  /** Answers before it is on the disk (see `commitSoon`). */
  commitsSoon?: boolean
  /** Settings local to the transaction, e.g. `request.method`. */
  settings?: Record<string, string>
}

type Work<T> = (tx: SqlTransaction) => Promise<T>

/**
 * Runs `work` in one transaction; commits its result, rolls back what it throws. What opens the transaction and the
 * first statement of `work` travel in one round trip. The one way to the database, but for the data API's own list of
 * statements (`rest/run/transaction.ts`), single statements on the pool, and migrations.
 */
export async function inTransaction<T>(db: Database, options: TransactionOptions, work: Work<T>): Promise<T> {
  const client = await db.pool.connect()
  const tx = new SqlTransaction(client)
  let broken: Error | undefined
  try {
    const result = await begin(open(client, options), tx, work)
    const { command } = await client.query('commit')
    // PostgreSQL answers this where a statement failed and `work` went on as if it had not.
    if (command === 'ROLLBACK')
      throw new Error('The transaction was rolled back: one of its statements had failed')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    tx.end()
    client.release(broken)
  }
}

async function begin<T>(begun: Promise<unknown>, tx: SqlTransaction, work: Work<T>): Promise<T> {
  // If the transaction cannot begin, its work must not go on; if the work fails first, that failure explains more.
  const [start, result] = await Promise.allSettled([begun, work(tx)])
  if (start.status === 'rejected') throw start.reason
  if (result.status === 'rejected') throw result.reason
  return result.value
}

const ALWAYS = {
  service: `set local role service_role; set local request.jwt.claims = '{"role":"service_role"}'`,
  owner: `set local lock_timeout = '5s'`,
}

function open(
  client: pg.PoolClient,
  { as, readOnly, commitsSoon, settings }: TransactionOptions,
): Promise<unknown> {
  const mode = readOnly ? 'begin read only' : 'begin'
  const begin = commitsSoon ? `${mode}; ${COMMIT_SOON}` : mode
  if (typeof as !== 'string') {
    const all = { 'request.jwt.claims': JSON.stringify(as.claims), ...settings, role: as.role }
    return Promise.all([client.query(begin), client.query(setLocal(all))])
  }
  const begun = client.query(`${begin}; ${ALWAYS[as]}`)
  return settings ? Promise.all([begun, client.query(setLocal(settings))]) : begun
}

function setLocal(settings: Record<string, string>) {
  const names = Object.keys(settings)
  return {
    name: statementName(names.join(',')),
    text: `select ${names.map((name, i) => `set_config('${name}', $${i + 1}, true)`).join(', ')}`,
    values: Object.values(settings),
  }
}

const statementNames = new Map<string, string>()

/**
 * PostgreSQL cuts the names of prepared statements at 63 characters. A digest, not a counter: while developing, this
 * module is there twice on one pool.
 */
function statementName(settings: string): string {
  const known = statementNames.get(settings)
  if (known) return known
  const name = `set-local-${createHash('sha256').update(settings).digest('base64url').slice(0, 22)}`
  statementNames.set(settings, name)
  return name
}
