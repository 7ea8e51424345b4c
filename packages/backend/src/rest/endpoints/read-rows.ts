import { findTable } from '../catalogue/catalogue.ts'
import { planRead } from '../plan/plan-read.ts'
import type { ReadPlan } from '../plan/read-plan.ts'
import { type Answer, answerHeaders, override } from '../respond/answer.ts'
import { countingOf, rangedAnswer, requestedRange, totalOf } from '../respond/range.ts'
import { answerSql } from '../sql/answer-sql.ts'
import { Params } from '../sql/params.ts'
import { readSql } from '../sql/read-sql.ts'
import type { Context } from './context.ts'
import { runStatement } from './run-statement.ts'

/** GET and HEAD of a table or view. */
export async function readRows(context: Context): Promise<Answer> {
  const { catalogue, settings, limits, query, method, accept } = context
  const relation = findTable(catalogue, context.target)
  const range = requestedRange(
    query.ranges.find(({ path }) => path.length === 0)?.value,
    rangeHeader(context),
  )
  const plan = planRead(catalogue, { name: context.target, relation, fromSource: false }, query, {
    ...settings,
    limits,
  })
  limitRows(plan, range, settings.maxRows)
  const params = new Params()
  const counting = countingOf(context, plan, params)
  const format = method === 'HEAD' ? ({ kind: 'none', stripNulls: false } as const) : accept.format
  const text = answerSql({
    rows: readSql(params, plan, limits.answerBytes),
    format,
    maxBytes: limits.answerBytes,
    ...(counting.total && { total: counting.total }),
  })
  const readSettings = await readSettingsOf(context)
  const ran = await runStatement(context, { text, params, readOnly: true, readSettings, more: counting.more })
  const headers = answerHeaders(context, {})
  if ('plan' in ran) return { status: 200, headers, body: ran.plan }
  headers.set(
    'Content-Location',
    `/${encodeURIComponent(relation.name)}${query.canonical ? `?${query.canonical}` : ''}`,
  )
  const total = totalOf(context, ran.result, ran.more)
  const answer = rangedAnswer(
    { status: 200, headers, body: ran.result.body },
    range.offset,
    ran.result.count,
    total,
  )
  return override(method === 'HEAD' ? { ...answer, body: null } : answer, ran.result)
}

async function readSettingsOf({ caller, hooks, db }: Context): Promise<Record<string, string>> {
  if (caller.role !== 'authenticated' || !caller.userId) return {}
  return (await hooks.readSettings?.(db.pool, caller.userId)) ?? {}
}

/** Of a read the `Range` header counts for GET alone (RFC 9110). */
export const rangeHeader = ({ method, headers }: Context) => (method === 'GET' ? headers.get('range') : null)

/** Sets the range of the rows asked for, capped at what the server gives. */
export function limitRows(
  plan: ReadPlan,
  range: { offset: number; limit: number | null },
  maxRows: number | null,
): void {
  plan.offset = range.offset
  plan.limit = maxRows === null ? range.limit : Math.min(range.limit ?? maxRows, maxRows)
}
