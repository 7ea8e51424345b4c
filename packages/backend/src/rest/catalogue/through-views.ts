import { type ColumnPair, type KeyRelationship, keyOf } from './catalogue.ts'
import type { ViewProjection } from './view-columns.ts'

/** A view that shows all columns of either end of a key stands in for that end. */
export function throughViews(keys: KeyRelationship[], projections: ViewProjection[]): KeyRelationship[] {
  const byTable = Map.groupBy(projections, ({ table }) => keyOf(table))
  return keys.flatMap((key) => {
    const origins = substitutes(
      byTable.get(keyOf(key.from)),
      key.columns.map(([column]) => column),
    )
    const targets = substitutes(
      byTable.get(keyOf(key.to)),
      key.columns.map(([, column]) => column),
    )
    const plainOrigin = {
      name: key.from,
      columns: key.columns.map(([column]) => column),
      isView: key.fromIsView,
    }
    const plainTarget = {
      name: key.to,
      columns: key.columns.map(([, column]) => column),
      isView: key.toIsView,
    }
    const pairs = [
      ...origins.map((origin) => [origin, plainTarget] as const),
      ...targets.map((target) => [plainOrigin, target] as const),
      ...origins.flatMap((origin) => targets.map((target) => [origin, target] as const)),
    ]
    return pairs.map(([origin, target]) => ({
      ...key,
      from: origin.name,
      to: target.name,
      isSelf: keyOf(origin.name) === keyOf(target.name),
      columns: origin.columns.map((column, i): ColumnPair => [column, target.columns[i]!]),
      fromIsView: origin.isView,
      toIsView: target.isView,
    }))
  })
}

/** Each way in which a view shows all of `columns`. */
function substitutes(projections: ViewProjection[] = [], columns: string[]) {
  return projections.flatMap(({ view, columns: shown }) => {
    const choices = columns.map((column) => shown.get(column) ?? [])
    return combinations(choices).map((names) => ({
      name: { schema: view.schema, name: view.name },
      columns: names,
      isView: true,
    }))
  })
}

function combinations(choices: string[][]): string[][] {
  return choices.reduce<string[][]>(
    (rows, options) => rows.flatMap((row) => options.map((option) => [...row, option])),
    [[]],
  )
}
