import { rangeNotSatisfiable } from '../errors.ts'
import type { ReadPlan } from '../plan/read-plan.ts'
import { appliedPreferences } from '../request/preferences.ts'
import type { Answer, Result } from '../respond/answer.ts'
import { headerText } from '../respond/answer.ts'
import type { AnswerParts } from '../sql/answer-sql.ts'
import { countSql } from '../sql/from-sql.ts'
import { Params, type Statement } from '../sql/params.ts'
import type { Context } from './context.ts'

/** The headers that answers of all kinds have; the type only where there is a body. */
export function answerHeaders(
  { preferences, accept, announceSchema, target }: Context,
  meaningful: Parameters<typeof appliedPreferences>[1],
  withBody = true,
): Headers {
  const headers = new Headers()
  if (withBody) headers.set('Content-Type', accept.contentType)
  if (withBody && announceSchema) headers.set('Content-Profile', headerText(target.schema))
  const applied = appliedPreferences(preferences, meaningful)
  if (applied) headers.set('Preference-Applied', applied)
  return headers
}

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

/** How a read counts all its rows: in its own statement, and by asking the planner. */
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
