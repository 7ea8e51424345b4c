import { badEmbedFilter } from '../errors.ts'
import type { At, Condition, Filter } from '../parse/ast.ts'
import { findEmbed, findLevel } from './find-level.ts'
import type { PlannedCondition, ReadPlan } from './read-plan.ts'

/** Puts each condition to the level that it filters. */
export function placeConditions(root: ReadPlan, conditions: At<Condition>[], skipTop: boolean): void {
  for (const { path, value } of conditions) {
    if (skipTop && path.length === 0) continue
    const level = findLevel(root, path)
    level.conditions.push(planCondition(level, value))
  }
}

/** Adds what the catalogue knows of the columns; a filter on a whole embed may only ask for null. */
export function planCondition(level: ReadPlan, condition: Condition): PlannedCondition {
  if (condition.kind === 'logic') {
    return { ...condition, items: condition.items.map((item) => planCondition(level, item)) }
  }
  return planEmbedFilter(level, condition) ?? planFilter(level, condition)
}

function planEmbedFilter(
  level: ReadPlan,
  { field, negated, operation }: Filter,
): PlannedCondition | undefined {
  if (field.path.length > 0 || level.relation?.columns.has(field.name)) return undefined
  const embed = findEmbed(level, field.name)
  if (!embed) return undefined
  if (operation.kind !== 'is' || (operation.value !== 'null' && operation.value !== 'not null')) {
    throw badEmbedFilter(field.name)
  }
  return { kind: 'embed-is-null', embed, negated: negated !== (operation.value === 'not null') }
}

function planFilter(level: ReadPlan, filter: Filter): PlannedCondition {
  const type = level.relation?.columns.get(filter.field.name)?.baseType
  // What the catalogue does not know is a function of the row, whose own type has to fit.
  return {
    ...filter,
    isVector: type === undefined || type === 'tsvector',
    isJson: type === 'json' || type === 'jsonb',
  }
}
