import type { Catalogue, Relationship } from '../catalogue/catalogue.ts'
import { isToOne, keyOf } from '../catalogue/catalogue.ts'
import { findRelationship } from '../catalogue/find-relationship.ts'
import { aggregatesNotAllowed, notImplemented } from '../errors.ts'
import type { Field, QueryString, SelectEmbed, SelectField, SelectItem } from '../parse/ast.ts'
import { placeConditions, placeOrders, placeRanges } from './place.ts'
import type { EmbedPlan, PlannedField, ReadOptions, ReadPlan, Source } from './read-plan.ts'

/** Plans what a request reads: relationships found, filters, orders and ranges put where they belong. */
export function planRead(
  catalogue: Catalogue,
  source: Source,
  query: QueryString,
  options: ReadOptions,
): ReadPlan {
  const root: ReadPlan = {
    ...(source.relation && { relation: source.relation }),
    from: source.name,
    fromSource: source.fromSource,
    ...(source.fromSource && { alias: source.name.name }),
    name: source.name.name,
    outputName: source.name.name,
    ...emptyLevel(),
  }
  refuseOversized(query.select, options.limits)
  addItems(catalogue, root, query.select, 1)
  placeConditions(root, query.conditions, source.skipTopConditions ?? false)
  placeOrders(root, query.orders)
  placeRanges(root, query.ranges, options.maxRows)
  if (hasAggregates(root)) {
    if (!options.allowAggregates) throw aggregatesNotAllowed()
    markGrouped(root)
  }
  expandStars(root, false)
  root.embeds.forEach(finishSpread)
  return root
}

const emptyLevel = () => ({
  fields: [] as PlannedField[],
  embeds: [] as EmbedPlan[],
  conditions: [],
  order: [],
  grouped: false,
  offset: 0,
  limit: null,
})

function addItems(catalogue: Catalogue, level: ReadPlan, items: SelectItem[], depth: number): void {
  for (const item of items) {
    if (item.kind === 'field') level.fields.push({ ...item, ...outputName(item) })
    else level.embeds.push(planEmbed(catalogue, level, item, depth))
  }
}

function outputName(item: Extract<SelectItem, { kind: 'field' }>): { outputName?: string } {
  const name = item.alias ?? (item.aggregate ? undefined : fieldName(item.field))
  return name === undefined ? {} : { outputName: name }
}

/** The name that a json path gives its result: the last key in it; undefined for a plain column. */
function fieldName({ name, path }: Field): string | undefined {
  if (path.length === 0) return undefined
  return path.findLast(({ isIndex }) => !isIndex)?.key ?? name
}

function planEmbed(catalogue: Catalogue, parent: ReadPlan, item: SelectEmbed, depth: number): EmbedPlan {
  const relationship = findRelationship(catalogue, {
    origin: parent.from,
    target: item.target,
    ...(item.hint !== undefined && { hint: item.hint }),
  })
  refuseMultiplying(parent, relationship)
  const relation = catalogue.relations.get(keyOf(relationship.to))
  const outputName = item.alias ?? item.target
  const embed: EmbedPlan = {
    ...(relation && { relation }),
    from: relationship.to,
    fromSource: false,
    // A junction does not need an alias of its own, but one does no harm.
    alias: `${relationship.to.name}_${depth}`,
    name: item.target,
    outputName,
    ...emptyLevel(),
    parent,
    relationship,
    joined: `${relationship.from.name}_${outputName}_${depth}`,
    join: item.join,
    ...(item.spread && { spread: isToOne(relationship) ? ('one' as const) : ('many' as const) }),
    orderColumns: [],
  }
  addItems(catalogue, embed, item.items, depth + 1)
  return embed
}

/** Makes every level print json that can be grouped by. */
function markGrouped(level: ReadPlan): void {
  level.grouped = true
  level.embeds.forEach(markGrouped)
}

const hasAggregates = ({ fields, embeds }: ReadPlan): boolean =>
  fields.some(({ aggregate }) => aggregate) || embeds.some(hasAggregates)

/** `*` cannot be grouped by, made into arrays or lifted beside other columns: the columns are named then. */
function expandStars(level: ReadPlan, inherited: boolean): void {
  const spread = (level as Partial<EmbedPlan>).spread
  const needed = inherited || spread !== undefined || level.fields.some(({ aggregate }) => aggregate)
  const columns = level.relation?.columns
  if (needed && columns) {
    level.fields = level.fields.flatMap((field): PlannedField[] =>
      field.field.name === '*' && !field.aggregate
        ? [...columns.keys()].map((name) => ({ kind: 'field', field: { name, path: [] } }))
        : [field],
    )
  }
  const groups = needed && spread === undefined
  for (const embed of level.embeds) expandStars(embed, groups)
}

/** Spreads give their aggregates up to the level that groups; a to-many spread orders inside its arrays. */
function finishSpread(embed: EmbedPlan): void {
  embed.embeds.forEach(finishSpread)
  if (embed.spread === 'one') {
    for (const field of embed.fields) {
      if (!field.aggregate) continue
      field.outputName ??= field.aggregate
      field.hoisted = true
    }
  }
  if (embed.spread !== 'many') return
  if (spreadsAggregates(embed)) {
    throw notImplemented('Aggregates are not implemented for one-to-many or many-to-many spreads.')
  }
  embed.orderColumns = embed.order.map((order, i) => ({
    name: `${embed.joined}_${order.field.name}_${i + 1}`,
    order,
  }))
  embed.order = []
}

const spreadsAggregates = ({ fields, embeds }: ReadPlan): boolean =>
  fields.some(({ aggregate }) => aggregate) ||
  embeds.some((embed) => embed.spread === 'one' && spreadsAggregates(embed))

/** How many times one column or embed may be selected, under different names. */
const MAX_REPEATS = 3

interface Most {
  fields: number
  embeds: number
}

/**
 * Refuses a `select` that would make much out of little: a long text under a hundred names makes an answer a hundred
 * times as large as what is stored, and each embed is a join that the database has to plan.
 */
function refuseOversized(items: SelectItem[], most: Most): void {
  const { fields, embeds } = sizeOf(items)
  if (fields > most.fields)
    throw notImplemented(`Selecting more than ${most.fields} columns is not supported.`)
  if (embeds > most.embeds) {
    throw notImplemented(`More than ${most.embeds} embedded resources in one request are not supported.`)
  }
  refuseRepeats(items)
}

function sizeOf(items: SelectItem[]): Most {
  const size = { fields: 0, embeds: 0 }
  for (const item of items) {
    if (item.kind === 'field') size.fields++
    else {
      const below = sizeOf(item.items)
      size.fields += below.fields
      size.embeds += below.embeds + 1
    }
  }
  return size
}

function refuseRepeats(items: SelectItem[]): void {
  const seen = new Map<string, number>()
  for (const item of items) {
    const what = item.kind === 'field' ? fieldKey(item) : embedKey(item)
    const times = (seen.get(what) ?? 0) + 1
    if (times > MAX_REPEATS) {
      throw notImplemented(`Selecting the same more than ${MAX_REPEATS} times is not supported.`)
    }
    seen.set(what, times)
    if (item.kind === 'embed') refuseRepeats(item.items)
  }
}

const fieldKey = ({ field, aggregate }: SelectField) =>
  JSON.stringify([field.name, aggregate, field.path.map(({ key }) => key)])

const embedKey = ({ target, hint }: SelectEmbed) => JSON.stringify({ target, hint })

/**
 * Refuses an embed that would multiply its rows by going back and forth: the many of one key, back to their one, and
 * the many again. A category with a thousand items would come a thousand times with each of them, and every further
 * turn a thousand times that: no row limit of a level keeps this small, and one short address would fill the memory.
 */
function refuseMultiplying(parent: ReadPlan, relationship: Relationship): void {
  if (isToOne(relationship)) return
  const way = waysBetween(relationship)
  const before = wayTo(parent).filter((earlier) => waysBetween(earlier) === way)
  if (isRepeated(relationship, before)) {
    throw notImplemented(`An embedded resource that goes back and forth over '${way}' is not supported.`)
  }
}

function isRepeated(relationship: Relationship, before: Relationship[]): boolean {
  const widening = before.filter((earlier) => !isToOne(earlier))
  if (relationship.kind !== 'key') return widening.length > 1
  // Down a tree there are never more rows than the tree has; unless the way leads up in between.
  return widening.length > 0 && (!relationship.isSelf || before.some(isToOne))
}

/** The properties of a relationship that do not depend on its direction. */
function waysBetween(relationship: Relationship): string {
  if (relationship.kind === 'key') return relationship.constraint
  return keyOf(relationship.kind === 'junction' ? relationship.junction : relationship.routine)
}

/** The relationships from the top to this level. */
function wayTo(level: ReadPlan): Relationship[] {
  const { parent, relationship } = level as Partial<EmbedPlan>
  return parent && relationship ? [...wayTo(parent), relationship] : []
}
