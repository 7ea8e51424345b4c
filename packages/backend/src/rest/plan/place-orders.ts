import { isToOne } from '../catalogue/catalogue.ts'
import { notEmbedded, relatedOrderNotToOne } from '../errors.ts'
import type { At, OrderTerm } from '../parse/ast.ts'
import { findEmbed, findLevel } from './find-level.ts'
import type { PlannedOrder, ReadPlan } from './read-plan.ts'

/** Puts each order to its level; of several for one level the first counts. */
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
