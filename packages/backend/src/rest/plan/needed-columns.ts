import type { PlannedCondition, ReadPlan } from './read-plan.ts'
import { isStar } from './read-plan.ts'

/**
 * The names that a write or a function must give back so that the answer can be read from its rows: what is
 * selected, what embeds are joined by, what is ordered and filtered by.
 */
export function neededColumns(plan: ReadPlan): string[] {
  const names = new Set([
    ...plan.fields
      .filter((field) => !isStar(field) && field.field.name !== '*')
      .map(({ field }) => field.name),
    ...plan.order.filter(({ joined }) => joined === undefined).map(({ field }) => field.name),
    ...plan.conditions.flatMap(conditionColumns),
    ...plan.embeds.flatMap(({ relationship }) => {
      if (relationship.kind === 'computed') return []
      const pairs = relationship.kind === 'key' ? relationship.columns : relationship.fromColumns
      return pairs.map(([column]) => column)
    }),
  ])
  // A function of the row needs the row as it is, whole and with nothing added.
  if (plan.embeds.some(({ relationship }) => relationship.kind === 'computed')) return ['*']
  if (!plan.fields.some(isStar) && names.size > 0) return [...names]
  return ['*', ...[...names].filter((name) => plan.relation && !plan.relation.columns.has(name))]
}

function conditionColumns(condition: PlannedCondition): string[] {
  if (condition.kind === 'logic') return condition.items.flatMap(conditionColumns)
  return condition.kind === 'filter' ? [condition.field.name] : []
}
