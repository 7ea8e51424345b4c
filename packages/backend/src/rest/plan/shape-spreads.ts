import { notImplemented } from '../errors.ts'
import type { EmbedPlan, PlannedField, ReadPlan } from './read-plan.ts'

/** Has every level print json that can be grouped by. */
export function markGrouped(level: ReadPlan): void {
  level.grouped = true
  level.embeds.forEach(markGrouped)
}

export const hasAggregates = ({ fields, embeds }: ReadPlan): boolean =>
  fields.some(({ aggregate }) => aggregate) || embeds.some(hasAggregates)

/** `*` cannot be grouped by, made into arrays or lifted beside other columns: the columns are named then. */
export function expandStars(level: ReadPlan, inherited: boolean): void {
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
export function finishSpread(embed: EmbedPlan): void {
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
