import { tableNotFound } from '../errors.ts'
import { type Catalogue, keyOf, type Name, type Relation } from './catalogue.ts'
import { mostSimilar } from './similarity.ts'

/** How alike a name must be to be offered: less would tell strangers the names of tables. */
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
