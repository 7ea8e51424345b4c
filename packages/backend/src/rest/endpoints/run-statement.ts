import type pg from 'pg'
import type { Database } from '#backend/db/database.ts'
import { readFromReplica } from '#backend/db/read-replicas.ts'
import { notSingular, RestError } from '../errors.ts'
import { type Result, readResult } from '../respond/answer.ts'
import { runTransaction, setupStatement, statementLimit } from '../run/transaction.ts'
import type { Params, Statement } from '../sql/params.ts'
import type { Context } from './context.ts'

export interface Run {
  text: string
  params: Params
  readOnly: boolean
  isolation?: string | null
  /** Whether the caller has waited for its turn among others of its kind. */
  isHeavy?: boolean
  routineSettings?: Record<string, string>
  /** What the application sets for this caller's reads. */
  readSettings?: Record<string, string>
  /** Statements after the main one, in the same transaction. */
  more?: Statement[]
  /** Refuses a result, which undoes it. */
  verify?: (result: Result) => void
}

export type Ran = { result: Result; more: string[] } | { plan: string }

/** A verbose plan names the query's identifier, which only a superuser can have computed. */
const QUERY_IDENTIFIER: Statement = {
  text: `select pg_catalog.set_config('compute_query_id', 'on', true) where pg_catalog.current_setting('is_superuser') = 'on'`,
  values: [],
}

/** Runs the one statement of a request as its caller, or explains it. */
export async function runStatement(context: Context, run: Run): Promise<Ran> {
  const { explain } = context.accept
  const main: Statement = { text: run.text, values: run.params.values }
  if (explain)
    main.text = `explain (${[`format ${explain.format}`, ...explain.options].join(', ')}) ${main.text}`
  const check = explain ? undefined : verification(context, run)
  const rollsBack = context.preferences.tx === 'rollback' && !run.readOnly
  const transact = (db: Pick<Database, 'pool'>) =>
    runTransaction(db, {
      setup: [...(explain ? [QUERY_IDENTIFIER] : []), setup(context, run)],
      scope: scopeOf(context, run),
      statements: [main, ...(run.more ?? [])],
      limitMs: limitOf(context, run),
      end: rollsBack ? 'rollback' : 'commit',
      // A read has nothing to undo: it is judged afterwards, and saves a round trip.
      ...(check && !run.readOnly && { verify: ([rows]) => check(readResult(rows!)) }),
      ...(run.isolation && { isolation: run.isolation }),
    })
  const results = await inTurn(context, run, () =>
    mayReadReplica(context, run) ? readFromReplica(context.db, transact) : transact(context.db),
  ).catch((error) => {
    throw run.readOnly ? refusedWrite(error) : error
  })
  if (explain) return { plan: results[0]!.map(([line]) => line).join('\n') }
  const result = readResult(results[0]!)
  if (run.readOnly) check?.(result)
  return { result, more: results.slice(1).map((rows) => rows.map(([value]) => value).join('\n')) }
}

/** A read that writes is refused whichever server it asks; of a write, the same error says that the server takes none. */
function refusedWrite(error: pg.DatabaseError): Error {
  return error.code === '25006' ? new RestError(405, error.code, error.message) : error
}

/** A prepared statement has one plan, which goes by the role and by what is set. */
const scopeOf = ({ caller }: Context, { readSettings = {} }: Run) =>
  [caller.role, ...Object.entries(readSettings).flat()].join(' ')

/** People have to find what they have just written; visitors write nothing. */
const mayReadReplica = ({ caller }: Context, { readOnly }: Run) => readOnly && caller.role === 'anon'

/** Pages are rendered inside the process: they do not wait for strangers. The server itself waits for nobody. */
function inTurn<T>({ db, caller, sender }: Context, { isHeavy }: Run, work: () => Promise<T>): Promise<T> {
  if (sender === undefined || isHeavy || caller.role === 'service_role') return work()
  return caller.role === 'anon' ? db.anonymous(work, sender) : db.signedIn(work, caller.userId ?? sender)
}

function limitOf({ caller, catalogue, timeoutMs }: Context, { routineSettings }: Run): number | undefined {
  return statementLimit(
    routineSettings?.statement_timeout,
    catalogue.roles.get(caller.role)?.statement_timeout,
    timeoutMs === undefined ? undefined : String(timeoutMs),
  )
}

function verification({ accept }: Context, { verify }: Run): ((result: Result) => void) | undefined {
  const singular = accept.format.kind === 'object'
  if (!singular && !verify) return undefined
  return (result) => {
    verify?.(result)
    if (singular && result.count !== 1) throw notSingular(result.count)
  }
}

function setup(context: Context, { readOnly, routineSettings, readSettings }: Run): Statement {
  const { caller, target, settings, timeoutMs, method, path, headers, preferences, catalogue } = context
  const roleSettings = catalogue.roles.get(caller.role)
  return setupStatement({
    caller,
    schema: target.schema,
    extraSearchPath: settings.extraSearchPath,
    method,
    path,
    headers,
    readOnly,
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(preferences.timezone !== undefined && { timezone: preferences.timezone }),
    ...(roleSettings && { roleSettings }),
    settings: { ...readSettings, ...routineSettings },
  })
}
