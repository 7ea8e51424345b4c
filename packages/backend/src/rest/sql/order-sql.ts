import type { PlannedOrder, ReadPlan } from '../plan/read-plan.ts'
import { fieldSql } from './condition-sql.ts'
import { quoted } from './identifier.ts'
import type { Params } from './params.ts'

/** The order of a level's own rows; false when there is none. */
export function orderSql(params: Params, table: string, plan: ReadPlan): string | false {
  if (plan.order.length === 0) return false
  const terms = plan.order.map((term) => `${orderedField(params, table, plan, term)}${directionSql(term)}`)
  return `order by ${terms.join(', ')}`
}

/** What an order term orders by: a column, a path into its json, a column of a to-one embed. */
export function orderedField(
  params: Params,
  table: string,
  plan: ReadPlan,
  { field, joined }: PlannedOrder,
): string {
  if (joined !== undefined) return fieldSql(params, quoted(joined), field)
  const type = plan.relation?.columns.get(field.name)?.baseType
  return fieldSql(params, table, field, type === 'json' || type === 'jsonb')
}

export function directionSql({ direction, nulls }: PlannedOrder): string {
  return `${direction ? ` ${direction}` : ''}${nulls ? ` nulls ${nulls}` : ''}`
}

export function rangeSql({ limit, offset }: ReadPlan): string | false {
  if (limit === null && offset === 0) return false
  return `limit ${limit ?? 'all'}${offset === 0 ? '' : ` offset ${offset}`}`
}
