import { createHash } from 'node:crypto'
import { type Condition, readFilter } from './filter.ts'

export type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE'

/** One of the things that a channel wants to be told of. */
export interface Entry {
  id: number
  event: ChangeType | '*'
  schema: string
  table: string
  conditions: Condition[]
  /** The columns to be told, beside the key; all if missing. */
  select?: string[]
}

type Sent = Record<string, unknown>
export type WithId = Sent & { id: number }

/** The entries as they were sent, each with an id; equal ones have the same. */
export const withIds = (entries: Sent[]): WithId[] =>
  entries.map((entry) => ({ ...entry, id: idOf(JSON.stringify(entry)) }))

/** 32 bits: JavaScript and PostgreSQL have the same numbers there. */
const idOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE()

/** Reads an entry, or says what is wrong with it. */
export function readEntry(sent: WithId): Entry | string {
  const { id, event, schema, table, filter, select } = sent
  if (typeof schema !== 'string' && typeof table !== 'string') {
    const text = JSON.stringify({ ...sent, id: undefined })
    return `No subscription params provided. Please provide at least a \`schema\` or \`table\` to subscribe to: ${text}`
  }
  const place = { schema: text(schema) ?? 'public', table: text(table) ?? '*' }
  const isWild = place.schema === '*' || place.table === '*'
  const conditions = readFilter(text(filter) ?? '')
  if (typeof conditions === 'string') return conditions
  if (isWild && conditions.length > 0) return `Error parsing \`filter\` params: ${JSON.stringify(filter)}`
  const columns = readColumns(select)
  if (isWild && columns)
    return 'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.'
  return { id, event: readEvent(event), ...place, conditions, ...(columns && { select: columns }) }
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

function readEvent(event: unknown): Entry['event'] {
  const name = String(event).toUpperCase()
  return name === 'INSERT' || name === 'UPDATE' || name === 'DELETE' ? name : '*'
}

function readColumns(select: unknown): string[] | undefined {
  if (!Array.isArray(select) || select.length === 0) return
  return select.filter((name) => typeof name === 'string')
}

/** As the protocol's messages name an entry. */
export function describeEntry({ event, schema, table, conditions, select }: Entry): string {
  const filters = conditions.map(({ column, operator, value }) => `${column}=${operator}.${value}`).join(', ')
  return `[event: ${event}, schema: ${schema}, table: ${table}, filters: [${filters}], select: ${select ? `[${select}]` : 'nil'}]`
}
