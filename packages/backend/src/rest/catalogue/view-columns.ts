import { keyOf, type Name } from './catalogue.ts'
import { isNode, parseNodeTree } from './node-tree.ts'
import type { RawCatalogue, RawTable, RawView } from './raw-catalogue.ts'

/** Which columns of a view are plain projections of which columns of a table. */
export interface ViewProjection {
  view: Name
  table: Name
  /** The view's columns by the table's; a table's column may appear in a view more than once. */
  columns: Map<string, string[]>
}

interface Origin {
  table: string
  column: string
  viewColumn: string
}

/** Follows the columns of views, through views of views, to the tables that they come from. */
export function viewProjections({ views, tablesOfViews }: RawCatalogue): ViewProjection[] {
  const origins = new Map(views.map((view) => [keyOf(view), directOrigins(view)]))
  const found = new Map<string, ViewProjection>()
  for (const view of views) {
    for (const origin of origins.get(keyOf(view))!) follow(view, origin, new Set())
  }
  return [...found.values()]

  function follow(view: RawView, { table, column, viewColumn }: Origin, seen: Set<string>): void {
    const source = tablesOfViews[table]
    const name = source?.columns[column]
    if (!source || name === undefined || seen.has(table)) return
    record(view, source, name, viewColumn)
    const deeper = origins.get(keyOf(source)) ?? []
    for (const next of deeper) {
      if (next.viewColumn === name) follow(view, { ...next, viewColumn }, new Set(seen).add(table))
    }
  }

  function record(view: RawView, table: RawTable, column: string, viewColumn: string): void {
    const key = `${keyOf(view)}\0${keyOf(table)}`
    const projection = found.get(key) ?? { view, table, columns: new Map<string, string[]>() }
    found.set(key, projection)
    const known = projection.columns.get(column) ?? []
    if (!known.includes(viewColumn)) projection.columns.set(column, [...known, viewColumn])
  }
}

/** The columns of a view that its own query takes unchanged from another relation, from its target list. */
function directOrigins(view: RawView): Origin[] {
  const tree = parseNodeTree(view.definition)
  const query = Array.isArray(tree) ? tree[0] : tree
  const targets = isNode(query) ? query.fields.get('targetList') : undefined
  if (!Array.isArray(targets)) return []
  return targets.flatMap((target) => {
    if (!isNode(target)) return []
    const table = target.fields.get('resorigtbl')
    const column = target.fields.get('resorigcol')
    const viewColumn = view.columns[String(target.fields.get('resno'))]
    if (typeof table !== 'string' || typeof column !== 'string' || table === '0' || !viewColumn) return []
    return [{ table, column, viewColumn }]
  })
}
