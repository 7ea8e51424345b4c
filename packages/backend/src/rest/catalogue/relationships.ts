import {
  type Cardinality,
  type ColumnPair,
  type ComputedRelationship,
  type JunctionRelationship,
  type KeyRelationship,
  keyOf,
  type Relation,
  type Relationship,
} from './catalogue.ts'
import type { RawCatalogue, RawForeignKey } from './raw-catalogue.ts'
import { throughViews } from './through-views.ts'
import { viewProjections } from './view-columns.ts'

const INVERSE: Partial<Record<Cardinality, Cardinality>> = {
  'many-to-one': 'one-to-many',
  'one-to-one': 'one-to-one',
}

/** All relationships of the exposed schemas by their origin: keys, keys seen through views, junctions, functions. */
export function relationships(
  raw: RawCatalogue,
  relations: Map<string, Relation>,
): Map<string, Relationship[]> {
  const keys = raw.foreignKeys.map(fromForeignKey)
  const forward = [...keys, ...throughViews(keys, viewProjections(raw))]
  const found: Relationship[] = [...forward, ...junctions(forward, relations), ...forward.map(inverse)]
  return byOrigin(found, raw.computed.map(fromFunction), relations)
}

function fromForeignKey(key: RawForeignKey): KeyRelationship {
  return {
    kind: 'key',
    from: key.from,
    to: key.to,
    isSelf: key.isSelf,
    cardinality: key.isUnique ? 'one-to-one' : 'many-to-one',
    constraint: key.constraint,
    columns: key.columns.map((column, i) => [column, key.foreignColumns[i]!]),
    fromIsView: false,
    toIsView: false,
  }
}

function fromFunction({ routine, from, to, single }: RawCatalogue['computed'][number]): ComputedRelationship {
  const isSelf = keyOf(from) === keyOf(to)
  return { kind: 'computed', from, to, isSelf, cardinality: single ? 'one-to-one' : 'one-to-many', routine }
}

/** A relation whose primary key holds two foreign keys joins what these point to. */
function junctions(forward: KeyRelationship[], relations: Map<string, Relation>): JunctionRelationship[] {
  const manyToOne = forward.filter(({ cardinality }) => cardinality === 'many-to-one')
  const byJunction = Map.groupBy(manyToOne, ({ from }) => keyOf(from))
  return [...byJunction].flatMap(([junction, keys]) => {
    const primaryKey = relations.get(junction)?.primaryKey ?? []
    return keys.flatMap((one) =>
      keys
        .filter((other) => other.constraint !== one.constraint && holdsBoth(primaryKey, one, other))
        .map((other) => join(one, other)),
    )
  })
}

function holdsBoth(primaryKey: string[], one: KeyRelationship, other: KeyRelationship): boolean {
  return [...one.columns, ...other.columns].every(([column]) => primaryKey.includes(column))
}

function join(one: KeyRelationship, other: KeyRelationship): JunctionRelationship {
  return {
    kind: 'junction',
    from: one.to,
    to: other.to,
    isSelf: keyOf(one.to) === keyOf(other.to),
    cardinality: 'many-to-many',
    junction: one.from,
    constraints: [one.constraint, other.constraint],
    fromColumns: one.columns.map(swap),
    toColumns: other.columns.map(swap),
  }
}

function inverse(key: KeyRelationship): KeyRelationship {
  return {
    ...key,
    from: key.to,
    to: key.from,
    cardinality: INVERSE[key.cardinality]!,
    columns: key.columns.map(swap),
    fromIsView: key.toIsView,
    toIsView: key.fromIsView,
  }
}

const swap = ([a, b]: ColumnPair): ColumnPair => [b, a]

/** Only what is exposed; a function replaces detected relationships to a relation of its name. */
function byOrigin(found: Relationship[], computed: ComputedRelationship[], relations: Map<string, Relation>) {
  const exposed = (relationship: Relationship) =>
    relations.has(keyOf(relationship.from)) &&
    relations.has(keyOf(relationship.to)) &&
    (relationship.kind !== 'junction' || relations.has(keyOf(relationship.junction)))
  const replaced = new Set(computed.map(({ from, routine }) => `${keyOf(from)}\0${keyOf(routine)}`))
  const kept = found.filter(({ from, to }) => !replaced.has(`${keyOf(from)}\0${keyOf(to)}`))
  const all = [...kept, ...computed].filter(exposed).sort((a, b) => compareText(rank(a), rank(b)))
  return Map.groupBy(all, ({ from }) => keyOf(from))
}

/** A fixed order, in which an ambiguous embed lists its candidates. */
function rank(one: Relationship): string {
  const by =
    one.kind === 'key' ? one.constraint : one.kind === 'junction' ? one.constraints.join() : one.routine.name
  return [keyOf(one.to), RANKS.indexOf(one.cardinality), by].join('\0')
}

const RANKS: Cardinality[] = ['one-to-many', 'many-to-one', 'one-to-one', 'many-to-many']
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
