import type pg from 'pg'
import type { Caller } from '#backend/db/caller.ts'
import type { Database } from '#backend/db/database.ts'
import { limitStatements } from '#backend/db/guarded-client.ts'
import type { RoleSettings } from '../catalogue/catalogue.ts'
import { Params, quoted, type Statement } from '../sql/params.ts'
import { PipelinedQuery, type Row } from './pipelined-query.ts'

export interface Transaction {
  /** Sets the role, the claims and all that SQL may ask about the request. */
  setup: Statement[]
  /** Keeps the prepared statements of different roles apart. */
  scope: string
  statements: Statement[]
  isolation?: string | null
  /** Time limit of a statement in milliseconds, where it differs from the server's own. */
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
export async function runTransaction(
  { pool }: Pick<Database, 'pool'>,
  transaction: Transaction,
): Promise<Row[][]> {
  const client = await pool.connect()
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

/** Carries the result of `verify` out of the transaction; the connection stays usable. */
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

export interface RequestFacts {
  caller: Caller
  schema: string
  extraSearchPath: string[]
  method: string
  path: string
  headers: Headers
  readOnly: boolean
  /** For statements of callers other than the server, in milliseconds. */
  timeoutMs?: number
  timezone?: string
  roleSettings?: RoleSettings
  settings?: Record<string, string>
}

/** Callers are remembered by their token, so their claims are printed once. */
const printedClaims = new WeakMap<Caller, string>()

/** The statement that makes the transaction the caller's own: it precedes everything else. */
export function setupStatement(facts: RequestFacts): Statement {
  const params = new Params()
  const settings: [name: string, value: string][] = [
    ['search_path', searchPath(facts)],
    // Set before the role's own settings, which take precedence.
    ...(facts.timeoutMs === undefined ? [] : [timeout(facts.timeoutMs)]),
    ...Object.entries(facts.roleSettings ?? {}),
    ...(facts.readOnly ? [['transaction_read_only', 'on'] as [string, string]] : []),
    ['role', facts.caller.role],
    ['request.jwt.claims', claims(facts.caller)],
    ['request.method', facts.method],
    ['request.path', facts.path],
    ['request.headers', JSON.stringify(headerRecord(facts.headers))],
    ['request.cookies', JSON.stringify(cookieRecord(facts.headers.get('cookie')))],
    ...(facts.timezone === undefined ? [] : [['timezone', facts.timezone] as [string, string]]),
    ...Object.entries(facts.settings ?? {}),
  ]
  const calls = settings.map(
    ([name, value]) => `pg_catalog.set_config(${params.add(name)}, ${params.add(value)}, true)`,
  )
  return { text: `select ${calls.join(', ')}`, values: params.values }
}

const timeout = (ms: number): [string, string] => ['statement_timeout', String(ms)]

const searchPath = ({ schema, extraSearchPath }: RequestFacts) =>
  [schema, ...extraSearchPath].map(quoted).join(', ')

function claims(caller: Caller): string {
  let text = printedClaims.get(caller)
  if (text === undefined) {
    text = JSON.stringify({ ...caller.claims, role: caller.role })
    printedClaims.set(caller, text)
  }
  return text
}

function headerRecord(headers: Headers): Record<string, string> {
  const record: Record<string, string> = {}
  headers.forEach((value, name) => {
    if (name !== 'cookie') record[name] = value
  })
  return record
}

function cookieRecord(header: string | null): Record<string, string> {
  if (!header) return {}
  return Object.fromEntries(
    header
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part.includes('='))
      .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  )
}

const MS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, min: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * The time limit of a statement in milliseconds, from the first `statement_timeout` that is set: the function's, the
 * role's, the data API's. Undefined if none is; 0 for no limit.
 */
export function statementLimit(...timeouts: (string | undefined)[]): number | undefined {
  const text = timeouts.find((timeout) => timeout !== undefined)
  if (text === undefined) return undefined
  const [, number, unit = 'ms'] = /^\s*(\d+(?:\.\d+)?)\s*([a-z]*)\s*$/.exec(text) ?? []
  return Math.ceil(Number(number ?? 0) * (MS[unit || 'ms'] ?? 1))
}
