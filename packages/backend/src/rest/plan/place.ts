import { isToOne } from '../catalogue/catalogue.ts'
import { badEmbedFilter, notEmbedded, relatedOrderNotToOne } from '../errors.ts'
import type { At, Condition, Filter, OrderTerm, RowRange } from '../parse/ast.ts'
import type { EmbedPlan, PlannedCondition, PlannedOrder, ReadPlan } from './read-plan.ts'

/** Attaches each condition to the level that it filters. */
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
  // A name that the catalogue does not know is a function of the row, whose type has to match.
  return {
    ...filter,
    isVector: type === undefined || type === 'tsvector',
    isJson: type === 'json' || type === 'jsonb',
  }
}

/** Attaches each order to its level; of several for one level the first counts. */
export function placeOrders(root: ReadPlan, orders: At<OrderTerm[]>[]): void {
  for (const { path, value } of orders.toReversed()) {
    const level = findLevel(root, path)
    level.order = value.map((term) => planTerm(level, term))
  }
}

function planTerm(level: ReadPlan, term: OrderTerm): PlannedOrder {
  if (term.relation === undefined) return term
  const embed = findEmbed(level, term.relation)
  if (!embed) throw notEmbedded(term.relation)
  if (!isToOne(embed.relationship)) throw relatedOrderNotToOne(level.from.name, embed.outputName)
  return { ...term, joined: embed.joined }
}

/** Attaches limits and offsets to the embeds that they cut, and the server's own limit to every level. */
export function placeRanges(root: ReadPlan, ranges: At<RowRange>[], maxRows: number | null): void {
  for (const { path, value } of ranges) {
    if (path.length === 0) continue
    const level = findLevel(root, path)
    level.offset = value.offset
    level.limit = value.limit
  }
  if (maxRows !== null) capRows(root, maxRows)
}

function capRows(level: ReadPlan, maxRows: number): void {
  level.limit = Math.min(level.limit ?? maxRows, maxRows)
  for (const embed of level.embeds) {
    // One row needs no limit, and without it PostgreSQL may turn the embed into a plain join.
    if (embed.limit !== null || !isToOne(embed.relationship)) capRows(embed, maxRows)
    else for (const deeper of embed.embeds) capRows(deeper, maxRows)
  }
}

/** The embed of `level` that a filter or order means: by its alias, else by its target. */
export function findEmbed(level: ReadPlan, name: string): EmbedPlan | undefined {
  return (
    level.embeds.find(({ outputName }) => outputName === name) ??
    level.embeds.find((embed) => embed.name === name)
  )
}

/** The level at the end of `path`; PGRST108 when it goes through something not in `select`. */
export function findLevel(root: ReadPlan, path: string[]): ReadPlan {
  let level = root
  for (const name of path) {
    const embed = findEmbed(level, name)
    if (!embed) throw notEmbedded(name)
    level = embed
  }
  return level
}
