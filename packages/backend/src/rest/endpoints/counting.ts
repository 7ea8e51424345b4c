import type { ReadPlan } from '../plan/read-plan.ts'
import type { Result } from '../respond/answer.ts'
import type { AnswerParts } from '../sql/answer-sql.ts'
import { countSql } from '../sql/count-sql.ts'
import { Params, type Statement } from '../sql/params.ts'
import type { Context } from './context.ts'

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
