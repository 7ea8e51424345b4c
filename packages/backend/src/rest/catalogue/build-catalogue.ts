import { type Catalogue, keyOf, type Relation, type RoleSettings, type Routine } from './catalogue.ts'
import type { RawCatalogue } from './raw-catalogue.ts'
import { relationships } from './relationships.ts'
import { viewProjections } from './view-columns.ts'

/** In PostgreSQL's unit for `COST`; a function without one has 100 at the most. */
const COSTLY_FROM = 1_000

/** Turns what the one query gave into the maps that requests are answered from. */
export function buildCatalogue(raw: RawCatalogue): Catalogue {
  const relations = new Map(
    raw.relations.map((relation): [string, Relation] => [
      keyOf(relation),
      { ...relation, columns: new Map(relation.columns.map((column) => [column.name, column])) },
    ]),
  )
  addViewKeys(raw, relations)
  return {
    relations,
    relationships: relationships(raw, relations),
    routines: routines(raw),
    roles: new Map(raw.roles.map(({ name, config }): [string, RoleSettings] => [name, settings(config)])),
  }
}

/** A view has the primary key of a table if it shows all columns of it. */
function addViewKeys(raw: RawCatalogue, relations: Map<string, Relation>): void {
  const keys = new Map(raw.keysOfTables.map((key) => [keyOf(key), key.columns]))
  for (const { view, table, columns } of viewProjections(raw)) {
    const relation = relations.get(keyOf(view))
    const key = keys.get(keyOf(table))
    const shown = key?.map((column) => columns.get(column)?.[0])
    if (relation?.isView && shown?.every((column) => column !== undefined)) {
      relation.primaryKey = [...relation.primaryKey, ...(shown as string[])]
    }
  }
}

/** Overloads in a fixed order, the fewest parameters first: ambiguity is reported in this order. */
function routines(raw: RawCatalogue): Map<string, Routine[]> {
  const list = raw.routines.map(({ config, cost, ...routine }): Routine => {
    const { default_transaction_isolation: isolation, ...rest } = settings(config)
    return { ...routine, isolation: isolation ?? null, isHeavy: cost >= COSTLY_FROM, settings: hoisted(rest) }
  })
  const byName = Map.groupBy(list, keyOf)
  for (const overloads of byName.values()) overloads.sort(compareOverloads)
  return byName
}

function compareOverloads(a: Routine, b: Routine): number {
  if (a.parameters.length !== b.parameters.length) return a.parameters.length - b.parameters.length
  const [left, right] = [signature(a), signature(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

const signature = ({ parameters }: Routine) =>
  parameters.map(({ name, type }) => `${name}\0${type}`).join('\0')

/** A function's own time limit must count for the whole transaction: set inside the call it comes too late. */
function hoisted({ statement_timeout }: Record<string, string>): Record<string, string> {
  return statement_timeout === undefined ? {} : { statement_timeout }
}

function settings(config: string[]): Record<string, string> {
  return Object.fromEntries(
    config.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  )
}
