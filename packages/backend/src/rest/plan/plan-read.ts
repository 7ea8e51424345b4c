import type { Catalogue, Name, Relation } from '../catalogue/catalogue.ts'
import { isToOne, keyOf } from '../catalogue/catalogue.ts'
import { findRelationship } from '../catalogue/find-relationship.ts'
import { aggregatesNotAllowed, notImplemented } from '../errors.ts'
import type { Field, QueryString, SelectEmbed, SelectItem } from '../parse/ast.ts'
import { placeConditions, placeOrders, placeRanges } from './place.ts'
import type { EmbedPlan, PlannedField, ReadPlan } from './read-plan.ts'
import { refuseMultiplying, refuseOversized } from './refuse-select.ts'

export interface ReadOptions {
  allowAggregates: boolean
  /** The most rows that any level gives; null for as many as there are. */
  maxRows: number | null
  limits: { fields: number; embeds: number }
}

export interface Source {
  name: Name
  relation?: Relation
  /** The rows come from a write or a function before this read. */
  fromSource: boolean
  /** The filters at the top were used up by the write. */
  skipTopConditions?: boolean
}

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
    // A junction needs no alias of its own level, but it does no harm either.
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

/** Has every level print json that can be grouped by. */
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
