import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Caller } from './caller.ts'
import type { Database } from './database.ts'

export interface TransactionOptions {
  readOnly?: boolean
  /** Settings local to the transaction, e.g. `request.method`. */
  settings?: Record<string, string>
}

/**
 * Runs `work` in one transaction with the caller's role and claims set locally; commits its result, rolls back
 * what it throws. Role, claims and the first statement of `work` travel in one round trip.
 */
export async function transactionAs<T>(
  db: Database,
  caller: Caller,
  work: (client: pg.PoolClient) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const client = await db.pool.connect()
  let broken: Error | undefined
  try {
    const begun = Promise.all([
      client.query(options.readOnly ? 'begin read only' : 'begin'),
      client.query(setLocal(caller, options.settings)),
    ])
    const result = await begin(client, work, begun)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

async function begin<T>(
  client: pg.PoolClient,
  work: (client: pg.PoolClient) => Promise<T>,
  begun: Promise<unknown>,
): Promise<T> {
  // If `begin` fails the work must not go on; if the work fails first, `begin`'s own failure explains more.
  const [start, result] = await Promise.allSettled([begun, work(client)])
  if (start.status === 'rejected') throw start.reason
  if (result.status === 'rejected') throw result.reason
  return result.value
}

function setLocal(caller: Caller, settings: Record<string, string> = {}) {
  const all: Record<string, string> = {
    'request.jwt.claims': JSON.stringify(caller.claims),
    ...settings,
    role: caller.role,
  }
  const names = Object.keys(all)
  return {
    name: statementName(names.join(',')),
    text: `select ${names.map((name, i) => `set_config('${name}', $${i + 1}, true)`).join(', ')}`,
    values: Object.values(all),
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
