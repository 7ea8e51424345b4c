import type { Relation } from '../catalogue/catalogue.ts'
import type { Payload } from '../request/payload.ts'
import type { Params } from './params.ts'
import { literal, quoted } from './params.ts'

/** A column as a record is read: its name and its type. */
export interface TypedColumn {
  name: string
  type: string
  default?: string | null
}

/** The rows of a JSON body as something to select from, called `pgrst_body`; its fields take the columns' types. */
export function payloadSql(
  params: Params,
  payload: Payload,
  columns: TypedColumn[],
  withDefaults = false,
): string {
  if (columns.length === 0) return emptyRowsSql(params, payload)
  const record = columns.map(({ name, type }) => `${quoted(name)} ${type}`).join(', ')
  if (withDefaults && columns.some((column) => column.default)) {
    return `(${rowsWithDefaultsSql(params, payload, columns, record)}) as pgrst_body`
  }
  const reader = payload.isObject ? 'json_to_record' : 'json_to_recordset'
  return `${reader}(${params.add(payload.json)}::json) as pgrst_body(${record})`
}

/** `{}` is one row of defaults, `[{}, {}]` two. */
function emptyRowsSql(params: Params, { isObject, json }: Payload): string {
  if (isObject) return '(values (1)) as pgrst_body'
  return `json_array_elements(${params.add(json)}::json) as pgrst_body`
}

/**
 * A key that a row does not have takes the column's default; one that is null stays null. Each row draws its
 * defaults whether it needs them or not, so that the numbers of sequences do not depend on what others sent.
 */
function rowsWithDefaultsSql(
  params: Params,
  { isObject, json }: Payload,
  columns: TypedColumn[],
  record: string,
): string {
  const defaults = columns.flatMap((column) => (column.default ? [literal(column.name), column.default] : []))
  const body = `${params.add(json)}::jsonb`
  const items = isObject
    ? `(values (${body})) as item(value)`
    : `jsonb_array_elements(${body}) as item(value)`
  const whole = `jsonb_build_object(${defaults.join(', ')}) || item.value`
  return `select given.* from ${items}, jsonb_to_record(${whole}) as given(${record})`
}

/** The columns of a payload with their types, in the payload's order. */
export function typedColumns(relation: Relation, names: string[]): TypedColumn[] {
  return names.map((name) => relation.columns.get(name)!)
}
