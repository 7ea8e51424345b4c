import { isToOne, keyOf, type Relationship } from '../catalogue/catalogue.ts'
import { notImplemented } from '../errors.ts'
import type { SelectEmbed, SelectField, SelectItem } from '../parse/ast.ts'
import type { EmbedPlan, ReadPlan } from './read-plan.ts'

/** How often one column or embed may be selected beside itself, under other names. */
const MAX_REPEATS = 3

interface Most {
  fields: number
  embeds: number
}

/**
 * Refuses a `select` that would make much out of little: a long text under a hundred names makes an answer a hundred
 * times as large as what is stored, and each embed is a join that the database has to plan.
 */
export function refuseOversized(items: SelectItem[], most: Most): void {
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
