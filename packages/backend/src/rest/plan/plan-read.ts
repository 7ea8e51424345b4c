import type { Catalogue, Name, Relation } from '../catalogue/catalogue.ts'
import { isToOne, keyOf } from '../catalogue/catalogue.ts'
import { findRelationship } from '../catalogue/find-relationship.ts'
import { aggregatesNotAllowed } from '../errors.ts'
import type { QueryString, SelectEmbed, SelectItem } from '../parse/ast.ts'
import { placeConditions, placeOrders, placeRanges } from './place.ts'
import type { EmbedPlan, PlannedField, ReadPlan } from './read-plan.ts'
import { fieldName } from './read-plan.ts'
import { refuseMultiplying, refuseOversized } from './refuse-select.ts'
import { expandStars, finishSpread, hasAggregates, markGrouped } from './shape-spreads.ts'

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
