import type pg from 'pg'
import type { Database } from '#backend/db/database.ts'
import { limitStatements } from '#backend/db/guarded-client.ts'
import type { Statement } from '../sql/params.ts'
import { PipelinedQuery, type Row } from './pipelined-query.ts'

export interface Transaction {
  /** Sets the role, the claims and all that SQL may ask about the request. */
  setup: Statement[]
  /** Keeps the prepared statements of different roles apart. */
  scope: string
  statements: Statement[]
  isolation?: string | null
  /** How long a statement may take, in milliseconds, where that is not what it is for the server itself. */
  limitMs?: number | undefined
  /** `rollback` gives the full answer and keeps nothing of what was done. */
  end: 'commit' | 'rollback'
  /** Looks at the rows before they are kept; what it throws undoes all. */
  verify?: (results: Row[][]) => void
}

const plain = (text: string): Statement => ({ text, values: [] })

/**
 * Runs the statements in one transaction and gives the rows of each. Usually this is one round trip; a caller that must
 * see the rows before they are kept takes two.
 */
export async function runTransaction(db: Database, transaction: Transaction): Promise<Row[][]> {
  const client = await db.pool.connect()
  let broken: Error | undefined
  if (transaction.limitMs !== undefined) limitStatements(client, transaction.limitMs)
  const send = (statements: Statement[]) => submit(client, statements, transaction.scope)
  try {
    return needsBegin(transaction) ? await explicitly(transaction, send) : await implicitly(transaction, send)
  } catch (error) {
    if (!isDatabaseError(error) && !isVerdict(error)) broken = error as Error
    throw isVerdict(error) ? error.reason : error
  } finally {
    client.release(broken)
  }
}

type Send = (statements: Statement[]) => Promise<Row[][]>

const needsBegin = ({ end, verify, isolation }: Transaction) =>
  end === 'rollback' || verify !== undefined || Boolean(isolation)

/** All between two Syncs is one transaction by itself. */
async function implicitly({ setup, statements }: Transaction, send: Send): Promise<Row[][]> {
  const results = await send([...setup, ...statements])
  return results.slice(setup.length)
}

async function explicitly(
  { setup, statements, isolation, end, verify }: Transaction,
  send: Send,
): Promise<Row[][]> {
  const begin = plain(isolation ? `begin isolation level ${isolationLevel(isolation)}` : 'begin')
  // A rolled back transaction would never come to its deferred constraints.
  const checks = end === 'rollback' ? [plain('set constraints all immediate')] : []
  try {
    const results = await send([begin, ...setup, ...statements, ...checks])
    const rows = results.slice(1 + setup.length, 1 + setup.length + statements.length)
    try {
      verify?.(rows)
    } catch (reason) {
      throw new Verdict(reason)
    }
    await send([plain(end)])
    return rows
  } catch (error) {
    // A connection that is lost has rolled back already, and its own reason says more.
    if (isDatabaseError(error) || isVerdict(error)) await send([plain('rollback')])
    throw error
  }
}

/** Only a level that PostgreSQL knows may stand in the text of a statement. */
function isolationLevel(name: string): string {
  const level = name.toLowerCase()
  const levels = ['serializable', 'repeatable read', 'read committed', 'read uncommitted']
  return levels.includes(level) ? level : 'read committed'
}

/** What `verify` said: the connection is as good as before. */
class Verdict extends Error {
  readonly reason: unknown

  constructor(reason: unknown) {
    super('refused')
    this.reason = reason
  }
}

const isVerdict = (error: unknown): error is Verdict => error instanceof Verdict

/** An error that PostgreSQL reported, after which the connection goes on. */
const isDatabaseError = (error: unknown) =>
  error instanceof Error && /^[0-9A-Z]{5}$/.test(String((error as pg.DatabaseError).code)) && !isFatal(error)

const isFatal = (error: Error) => ['FATAL', 'PANIC'].includes(String((error as pg.DatabaseError).severity))

function submit(client: pg.PoolClient, statements: Statement[], scope: string): Promise<Row[][]> {
  return new Promise((resolve, reject) => {
    client.query(
      new PipelinedQuery(statements, scope, (error, rows) => (error ? reject(error) : resolve(rows))),
    )
  })
}
