import type { EmbedPlan, ReadPlan } from '../plan/read-plan.ts'
import { conditionSql } from './condition-sql.ts'
import { fromSql, joinConditions, tableName } from './from-sql.ts'
import type { Params } from './params.ts'

/** One row for each row that the filters let through, whatever the limits; for counting and for explaining. */
export function countSql(params: Params, plan: ReadPlan): string {
  const table = tableName(plan)
  const where = [
    ...plan.conditions.map((condition) =>
      conditionSql(
        params,
        table,
        condition,
        ({ embed, negated }) => `${negated ? '' : 'not '}${exists(params, embed)}`,
      ),
    ),
    ...joinConditions(plan),
    ...plan.embeds.filter(({ join }) => join === 'inner').map((embed) => exists(params, embed)),
  ]
  return `select 1 from ${fromSql(plan)}${where.length > 0 ? ` where ${where.join(' and ')}` : ''}`
}

const exists = (params: Params, embed: EmbedPlan) => `exists (${countSql(params, embed)})`
