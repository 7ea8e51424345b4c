import type { Change, Values } from './change.ts'
import type { Entry } from './entry.ts'
import type { Column, PublishedTable } from './publication.ts'

/** Bytes of a row beyond which only its short values are told. */
const MAX_ROW_BYTES = 1024 * 1024
const SHORT_BYTES = 64

/** Why a change is told without its rows. */
export type ChangeError = 'Error 401: Unauthorized' | 'Error 400: Bad Request, no primary key'

/**
 * A change as JSON text for subscribers of one role, whose entries it matches: one message, and another one for entries
 * that select other columns.
 */
export function changeMessages(
  table: PublishedTable,
  change: Change,
  { role, entries, error }: { role: string; entries: Entry[]; error?: ChangeError | undefined },
): string[] {
  if (error) return [message(entries, failed(table, change, error))]
  const bySelection = Map.groupBy(entries, ({ select }) => JSON.stringify(select ?? null))
  return [...bySelection.values()].map((group) => {
    const { select } = group[0]!
    const columns = table.columns.filter(
      ({ name, isKey, readers }) => readers.includes(role) && (!select || isKey || select.includes(name)),
    )
    return message(group, told(table, change, columns))
  })
}

const message = (entries: Entry[], data: string) =>
  `{"ids":${JSON.stringify(entries.map(({ id }) => id))},"data":${data}}`

const head = ({ schema, name }: PublishedTable, { type }: Change) =>
  `"schema":${JSON.stringify(schema)},"table":${JSON.stringify(name)},"type":"${type}"`

function failed(table: PublishedTable, change: Change, error: ChangeError): string {
  return `{${head(table, change)},"columns":[],"record":{},"old_record":{},"errors":["${error}"]}`
}

function told(table: PublishedTable, change: Change, columns: Column[]): string {
  const { type, record, old, changedAt } = change
  // Nobody can say any more who was allowed to see a deleted row.
  const oldColumns =
    type === 'DELETE' && table.hasRowSecurity ? columns.filter(({ isKey }) => isKey) : columns
  const isTooLarge = change.row.length > MAX_ROW_BYTES
  const parts = [
    head(table, change),
    `"commit_timestamp":"${changedAt.toISOString()}"`,
    `"columns":${JSON.stringify(columns.map(({ name, typeName }) => ({ name, type: typeName })))}`,
    ...(record ? [`"record":${rowText(record, columns, isTooLarge)}`] : []),
    ...(old ? [`"old_record":${rowText(old, oldColumns, isTooLarge)}`] : []),
    `"errors":${isTooLarge ? '["Error 413: Payload Too Large"]' : 'null'}`,
  ]
  return `{${parts.join(',')}}`
}

function rowText(values: Values, columns: Column[], onlyShort: boolean): string {
  const members = columns.flatMap(({ name, typeName }) => {
    const value = values[name]
    if (value === undefined || (onlyShort && value.length > SHORT_BYTES)) return []
    return [`${JSON.stringify(name)}:${typeName === 'bytea' ? hexDigits(value) : value}`]
  })
  return `{${members.join(',')}}`
}

/** PostgreSQL writes bytes as `\\x` and their hex digits; the protocol has the digits alone. */
const hexDigits = (json: string) => json.replace(/^"\\\\x/, '"')
