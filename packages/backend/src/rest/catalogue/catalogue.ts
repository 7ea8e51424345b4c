import { tableNotFound } from '../errors.ts'
import { mostSimilar } from './similarity.ts'

/** The data API's knowledge of the database, all of it read from there; nothing is written by hand. */
export interface Catalogue {
  relations: Map<string, Relation>
  /** Relationships by their origin. */
  relationships: Map<string, Relationship[]>
  routines: Map<string, Routine[]>
  roles: Map<string, RoleSettings>
}

export interface Name {
  schema: string
  name: string
}

/** The key of a relation or routine in the catalogue's maps; a zero byte occurs in no identifier. */
export const keyOf = ({ schema, name }: Name) => `${schema}\0${name}`

export interface Column {
  name: string
  /** As a cast understands it, qualified, with its modifiers. */
  type: string
  /** The type without domains and modifiers. */
  baseType: string
  nullable: boolean
  default: string | null
  maxLength: number | null
  enumValues: string[]
  description: string | null
}

export interface Relation extends Name {
  isView: boolean
  columns: Map<string, Column>
  primaryKey: string[]
  insertable: boolean
  updatable: boolean
  deletable: boolean
  description: string | null
}

export type Cardinality = 'many-to-one' | 'one-to-one' | 'one-to-many' | 'many-to-many'

/** Pairs of columns: of the origin, and of what it points to. */
export type ColumnPair = [from: string, to: string]

export interface KeyRelationship {
  kind: 'key'
  from: Name
  to: Name
  isSelf: boolean
  cardinality: Cardinality
  constraint: string
  columns: ColumnPair[]
  fromIsView: boolean
  toIsView: boolean
}

export interface JunctionRelationship {
  kind: 'junction'
  from: Name
  to: Name
  isSelf: boolean
  cardinality: 'many-to-many'
  junction: Name
  constraints: [string, string]
  /** Columns of the origin with those of the junction, and columns of the target with those of the junction. */
  fromColumns: ColumnPair[]
  toColumns: ColumnPair[]
}

export interface ComputedRelationship {
  kind: 'computed'
  from: Name
  to: Name
  isSelf: boolean
  cardinality: 'one-to-one' | 'one-to-many'
  routine: Name
}

export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship

export const isToOne = ({ cardinality }: Relationship) =>
  cardinality === 'many-to-one' || cardinality === 'one-to-one'

export interface Parameter {
  name: string
  type: string
  /** The type without a length, so that an argument that is too long is left to the function. */
  castType: string
  required: boolean
  variadic: boolean
}

export interface Routine extends Name {
  parameters: Parameter[]
  returns: { schema: string; name: string; isSet: boolean; isComposite: boolean }
  volatility: 'volatile' | 'stable' | 'immutable'
  isolation: string | null
  /** By the `COST` that its author gave it. */
  isHeavy: boolean
  settings: Record<string, string>
  description: string | null
}

export type RoleSettings = Record<string, string>

/** The least similarity for a name to be suggested: a lower one would reveal names of tables to strangers. */
const LEAST_SIMILARITY = 0.75

/** The table or view of that name, or PGRST205 with the nearest name as a hint. */
export function findTable({ relations }: Catalogue, name: Name): Relation {
  const relation = relations.get(keyOf(name))
  if (relation) return relation
  const names = [...relations.values()]
    .filter(({ schema }) => schema === name.schema)
    .map((known) => known.name)
  throw tableNotFound(name.schema, name.name, mostSimilar(name.name, names, LEAST_SIMILARITY))
}
