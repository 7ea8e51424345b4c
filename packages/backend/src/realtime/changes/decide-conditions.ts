import type { Database } from '#backend/db/database.ts'
import type { Change } from './change.ts'
import { conditionSql, shapeOf } from './condition-sql.ts'
import type { Condition } from './filter.ts'
import type { PublishedTable } from './publication.ts'

/**
 * Decides which of the conditions hold for a change: for the new row, or for the known columns of a deleted one.
 * However many subscribers there are, it is one statement, in which those of one shape share an expression.
 */
export async function decideConditions(
  { pool }: Database,
  table: PublishedTable,
  change: Change,
  conditions: Iterable<Condition>,
): Promise<(condition: Condition) => boolean> {
  const shapes = groupByShape(conditions, (column) => column in (change.record ?? change.old ?? {}))
  const values: unknown[] = [change.row]
  const columns: string[] = []
  const groups = [...shapes.values()].flatMap((group) => {
    const column = table.columns.find(({ name }) => name === group.condition.column)
    const sql = column && conditionSql(group.condition, column, 'given.value')
    if (!sql) return []
    values.push([...group.values])
    columns.push(
      `array(select given.value from unnest($${values.length}::text[]) as given (value) where ${sql})`,
    )
    return [group]
  })
  if (groups.length === 0) return () => false
  const { rows } = await pool.query<{ held: string[][] }>(
    `select json_build_array(${columns.map((column) => `array_to_json(${column})`).join(', ')}) as held
     from jsonb_populate_record(null::${table.sqlName}, $1) as r`,
    values,
  )
  const held = new Map(groups.map(({ shape }, i) => [shape, new Set(rows[0]!.held[i])]))
  return (condition) => held.get(shapeOf(condition))?.has(condition.value) ?? false
}

interface Group {
  shape: string
  condition: Condition
  values: Set<string>
}

function groupByShape(
  conditions: Iterable<Condition>,
  isKnown: (column: string) => boolean,
): Map<string, Group> {
  const groups = new Map<string, Group>()
  for (const condition of conditions) {
    if (!isKnown(condition.column)) continue
    const shape = shapeOf(condition)
    const group = groups.get(shape) ?? { shape, condition, values: new Set() }
    group.values.add(condition.value)
    groups.set(shape, group)
  }
  return groups
}
