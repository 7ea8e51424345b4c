import type { Caller } from '#backend/db/caller.ts'
import type { RoleSettings } from '../catalogue/catalogue.ts'
import { Params, quoted, type Statement } from '../sql/params.ts'

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
  routineSettings?: Record<string, string>
}

/** Callers are remembered by their token, so their claims are printed once. */
const printedClaims = new WeakMap<Caller, string>()

/** The statement that makes the transaction the caller's own: it precedes everything else. */
export function setupStatement(facts: RequestFacts): Statement {
  const params = new Params()
  const settings: [name: string, value: string][] = [
    ['search_path', searchPath(facts)],
    // Before the role's own settings, which know better.
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
    ...Object.entries(facts.routineSettings ?? {}),
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
 * How long a statement may take, in milliseconds, by the first `statement_timeout` that is set: a function's own, its
 * role's, the data API's. Undefined where none is; 0 for as long as it likes.
 */
export function statementLimit(...timeouts: (string | undefined)[]): number | undefined {
  const text = timeouts.find((timeout) => timeout !== undefined)
  if (text === undefined) return undefined
  const [, number, unit = 'ms'] = /^\s*(\d+(?:\.\d+)?)\s*([a-z]*)\s*$/.exec(text) ?? []
  return Math.ceil(Number(number ?? 0) * (MS[unit || 'ms'] ?? 1))
}
