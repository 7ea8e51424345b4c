import { RestError } from '../errors.ts'
import {
  type Catalogue,
  type JunctionRelationship,
  type KeyRelationship,
  keyOf,
  type Name,
  type Relationship,
} from './catalogue.ts'
import { mostSimilar } from './similarity.ts'

/** Embeds are offered more freely than tables: what is related to a table that one knows is no secret. */
const LEAST_SIMILARITY = 0.33

interface Wanted {
  origin: Name
  target: string
  hint?: string
}

/**
 * The one relationship from `origin` that `target` and `hint` name: a relation, a constraint, a column or a
 * function; PGRST200 without one, PGRST201 with several.
 */
export function findRelationship(catalogue: Catalogue, wanted: Wanted): Relationship {
  const candidates = catalogue.relationships.get(keyOf(wanted.origin)) ?? []
  const schema = wanted.origin.schema
  const found = candidates.filter((candidate) => candidate.to.schema === schema && matches(candidate, wanted))
  if (found.length === 1) return found[0]!
  if (found.length === 0) throw noRelationship(catalogue, wanted)
  throw ambiguous(wanted, found as (KeyRelationship | JunctionRelationship)[])
}

function matches(candidate: Relationship, { target, hint }: Wanted): boolean {
  if (candidate.kind === 'computed') return candidate.routine.name === target
  if (candidate.isSelf) return matchesSelf(candidate, target, hint)
  if (hint !== undefined) return candidate.to.name === target && matchesHint(candidate, hint)
  if (candidate.to.name === target) return true
  return (
    candidate.kind === 'key' &&
    !candidate.toIsView &&
    (candidate.constraint === target || singleColumn(candidate, 0) === target)
  )
}

/** Between a table and itself the table's name means the many, a column's name the one. */
function matchesSelf(
  candidate: KeyRelationship | JunctionRelationship,
  target: string,
  hint?: string,
): boolean {
  if (candidate.kind === 'junction') return false
  const toMany = candidate.to.name === target && candidate.cardinality === 'one-to-many'
  if (hint !== undefined) return toMany && singleColumn(candidate, 1) === hint
  return toMany || (candidate.cardinality === 'many-to-one' && singleColumn(candidate, 0) === target)
}

function matchesHint(candidate: KeyRelationship | JunctionRelationship, hint: string): boolean {
  if (candidate.kind === 'junction') return candidate.junction.name === hint
  return (
    candidate.constraint === hint ||
    singleColumn(candidate, 0) === hint ||
    singleColumn(candidate, 1) === hint
  )
}

function singleColumn({ columns }: KeyRelationship, side: 0 | 1): string | undefined {
  return columns.length === 1 ? columns[0]![side] : undefined
}

function noRelationship(catalogue: Catalogue, { origin, target, hint }: Wanted): RestError {
  const using = hint === undefined ? '' : ` using the hint '${hint}'`
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${origin.name}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${origin.name}' and '${target}'${using} in the schema '${origin.schema}', but no matches were found.`,
      hint: nearestName(catalogue, origin, target),
    },
  )
}

/** A name like the target among what the origin has; none when the target is right and only the hint is not. */
function nearestName({ relationships }: Catalogue, origin: Name, target: string): string | null {
  const candidates = (relationships.get(keyOf(origin)) ?? []).map(({ to }) => to.name)
  const nearest = candidates.includes(target) ? undefined : mostSimilar(target, candidates, LEAST_SIMILARITY)
  return nearest === undefined ? null : `Perhaps you meant '${nearest}' instead of '${target}'.`
}

function ambiguous({ origin, target }: Wanted, found: (KeyRelationship | JunctionRelationship)[]): RestError {
  const choices = found.map(
    (one) => `'${one.to.name}!${one.kind === 'key' ? one.constraint : one.junction.name}'`,
  )
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin.name}' and '${target}'`,
    {
      details: found.map(describe),
      hint: `Try changing '${target}' to one of the following: ${choices.join(', ')}. Find the desired relationship in the 'details' key.`,
    },
  )
}

function describe(one: KeyRelationship | JunctionRelationship) {
  const list = (names: string[]) => `(${names.join(', ')})`
  const relationship =
    one.kind === 'key'
      ? `${one.constraint} using ${one.from.name}${list(one.columns.map(([from]) => from))} and ${one.to.name}${list(one.columns.map(([, to]) => to))}`
      : `${one.junction.name} using ${one.constraints[0]}${list(one.fromColumns.map(([, column]) => column))} and ${one.constraints[1]}${list(one.toColumns.map(([, column]) => column))}`
  return {
    cardinality: one.cardinality,
    embedding: `${one.from.name} with ${one.to.name}`,
    relationship,
  }
}
