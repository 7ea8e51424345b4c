import type { Context } from '../endpoints/context.ts'
import { rangeNotSatisfiable } from '../errors.ts'
import type { RowRange } from '../parse/ast.ts'
import type { ReadPlan } from '../plan/read-plan.ts'
import type { AnswerParts } from '../sql/answer-sql.ts'
import { Params, type Statement } from '../sql/params.ts'
import { countSql } from '../sql/read-sql.ts'
import type { Answer, Result } from './answer.ts'

/**
 * The rows that are asked for: `limit` and `offset` of the query string within the `Range` header (`a-b`, both
 * counted from 0); PGRST103 when there can be none.
 */
export function requestedRange(fromQuery: RowRange | undefined, header: string | null): RowRange {
  const offset = Math.max(0, fromQuery?.offset ?? 0)
  const limit = fromQuery?.limit ?? null
  if (limit !== null && limit < 0) throw negativeLimit()
  const range = header && parseHeader(header)
  if (!range || limit === 0) return { offset, limit }
  const start = Math.max(offset, range.first)
  const end = Math.min(range.last, limit === null ? Infinity : offset + limit - 1)
  if (end < start) throw negativeLimit()
  return { offset: start, limit: end === Infinity ? null : end - start + 1 }
}

function parseHeader(header: string): { first: number; last: number } | undefined {
  const found = /^(?:items=)?(\d+)-(\d*)$/.exec(header.trim())
  if (!found) return undefined
  const first = Number(found[1])
  const last = found[2] === '' ? Infinity : Number(found[2])
  if (last < first) {
    throw rangeNotSatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  }
  return { first, last }
}

const negativeLimit = () => rangeNotSatisfiable('Limit should be greater than or equal to zero.')

/** Adds to a read which part of all rows it gives; PGRST103 when it begins beyond them. */
export function rangedAnswer(answer: Answer, from: number, rows: number, total: number | null): Answer {
  answer.headers.set('Content-Range', contentRange(from, rows, total))
  const status = rangeStatus(from, rows, total)
  if (status !== 416) return { ...answer, status }
  const refusal = rangeNotSatisfiable(`An offset of ${from} was requested, but there are only ${total} rows.`)
  answer.headers.set('Content-Type', 'application/json; charset=utf-8')
  answer.headers.set('Proxy-Status', `PostgREST; error=${refusal.code}`)
  return { ...answer, status, body: JSON.stringify(refusal.body) }
}

/** `<from>-<to>/<total>`: a star for no rows, and for a total that was not counted. */
export function contentRange(from: number, rows: number, total: number | null): string {
  const range = rows > 0 && total !== 0 ? `${from}-${from + rows - 1}` : '*'
  return `${range}/${total ?? '*'}`
}

/** 206 when there are more rows than given, 416 when the first one asked for lies beyond the last. */
export function rangeStatus(from: number, rows: number, total: number | null): 200 | 206 | 416 {
  if (total === null) return 200
  if (from > total) return 416
  return rows < total ? 206 : 200
}

/** The way in which a read counts all its rows: in its own statement, or by asking the planner. */
export function countingOf(
  { preferences: { count }, settings: { maxRows }, accept }: Context,
  plan: ReadPlan,
  params: Params,
  planned = true,
): { total?: AnswerParts['total']; more: Statement[] } {
  if (count === undefined) return { more: [] }
  const more = planned && count !== 'exact' && !accept.explain ? [explainStatement(plan)] : []
  if (count === 'planned') return { more }
  if (plan.limit === null && plan.offset === 0) return { total: 'same', more }
  // To estimate, it is enough to know whether there are more rows than are ever given.
  const enough = count === 'estimated' && maxRows !== null ? ` limit ${maxRows + 1}` : ''
  return { total: { sql: `${countSql(params, plan)}${enough}` }, more }
}

function explainStatement(plan: ReadPlan): Statement {
  const params = new Params()
  return { text: `explain (format json) ${countSql(params, plan)}`, values: params.values }
}

/** The total that the answer names: counted, planned, or planned when the count went past the limit. */
export function totalOf(
  { preferences: { count }, settings: { maxRows } }: Context,
  { total }: Result,
  [explained]: string[],
): number | null {
  if (explained === undefined) return total
  const planned: number = JSON.parse(explained)[0].Plan['Plan Rows']
  if (count === 'planned' || total === null) return planned
  return maxRows === null || total > maxRows ? Math.max(total, planned) : total
}
