import { isToOne, keyOf, type Relationship } from '../catalogue/catalogue.ts'
import { notImplemented } from '../errors.ts'
import type { EmbedPlan, ReadPlan } from './read-plan.ts'

/**
 * Refuses an embed that would multiply its rows by going back and forth: the many of one key, back to their one, and
 * the many again. A category with a thousand items would come a thousand times with each of them, and every further
 * turn a thousand times that: no row limit of a level keeps this small, and one short address would fill the memory.
 */
export function refuseMultiplying(parent: ReadPlan, relationship: Relationship): void {
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

/** What both directions between two relations have in common. */
function waysBetween(relationship: Relationship): string {
  if (relationship.kind === 'key') return relationship.constraint
  return keyOf(relationship.kind === 'junction' ? relationship.junction : relationship.routine)
}

/** The relationships from the top to this level. */
function wayTo(level: ReadPlan): Relationship[] {
  const { parent, relationship } = level as Partial<EmbedPlan>
  return parent && relationship ? [...wayTo(parent), relationship] : []
}
