import type { Routine } from '../catalogue/catalogue.ts'
import type { AnswerFormat } from '../request/media-types.ts'
import { isScalar, returnsOne } from './call-sql.ts'
import { literal, quoted, SOURCE } from './params.ts'
import { INSERTED } from './write-sql.ts'

const ROWS = 'pgrst_rows'

/** The columns of the one row that every statement gives, in this order. */
export const ANSWER = ['total', 'count', 'body', 'headers', 'status', 'location', 'inserted'] as const

export interface AnswerParts {
  /** The write or call whose rows are read from, if there is one. */
  source?: string
  rows: string
  format: AnswerFormat
  /** The select that counts all rows: its own statement, or the rows of the answer themselves. */
  total?: { sql: string } | 'same'
  routine?: Routine
  /** Primary key columns, for a `Location`. */
  locationKey?: string[]
  countInserted?: boolean
  /** The most bytes that the body may have; a larger one is refused instead of sent. */
  maxBytes: number
}

/** One statement that does everything and gives one row: counts, the finished body, what SQL set of the answer. */
export function answerSql(parts: AnswerParts): string {
  const count = parts.routine && returnsOne(parts.routine) ? '1' : 'count(*)'
  const columns: Record<(typeof ANSWER)[number], string> = {
    total: totalSql(parts.total, count),
    count,
    body: bodySql(parts),
    headers: `nullif(current_setting('response.headers', true), '')`,
    status: `nullif(current_setting('response.status', true), '')`,
    location: parts.locationKey ? locationSql(parts.locationKey) : 'null',
    inserted: parts.countInserted ? INSERTED : 'null',
  }
  const source = parts.source ? `with ${SOURCE} as (${parts.source}) ` : ''
  const select = ANSWER.map((name) => `(${columns[name]})::text`).join(', ')
  return `${source}select ${select} from (${parts.rows}) as ${ROWS}`
}

function totalSql(total: AnswerParts['total'], count: string): string {
  if (total === undefined) return 'null'
  return total === 'same' ? count : `(select count(*) from (${total.sql}) as pgrst_all)`
}

function bodySql({ format, routine, maxBytes }: AnswerParts): string {
  if (format.kind === 'none') return `''`
  if (format.kind === 'csv') return csvSql(maxBytes)
  if (format.kind === 'geojson') {
    const features = `json_agg(ST_AsGeoJSON(${ROWS})::json)`
    const collection = `json_build_object('type', 'FeatureCollection', 'features', coalesce(${features}, '[]'))`
    return unlessLarger(maxBytes, features, collection)
  }
  const row = routine && isScalar(routine) ? `${ROWS}.pgrst_scalar` : ROWS
  const rows = `json_agg(${row})`
  const all = format.stripNulls ? `json_strip_nulls(${rows})` : rows
  const one = format.kind === 'object' || (routine !== undefined && returnsOne(routine))
  return unlessLarger(maxBytes, rows, one ? `coalesce(${all}->0, 'null')` : `coalesce(${all}, '[]')`)
}

/** `body`, refused where the aggregate that it is made of is too large: the aggregate is computed once. */
const unlessLarger = (maxBytes: number, aggregate: string, body: string) =>
  `case when pg_column_size(${aggregate}) > ${maxBytes} then rest.refuse_answer(${maxBytes}) else ${body} end`

/**
 * A header line and the rows. PostgreSQL prints a row as CSV in parentheses, but doubles backslashes as well.
 * The header comes from the first row, so that it has the names of embeds and aliases.
 */
function csvSql(maxBytes: number): string {
  const header = `(select string_agg(${csvField('key')}, ',') from json_object_keys((array_agg(to_json(${ROWS})))[1]) as key)`
  const line = `replace(substring(${ROWS}::text from 2 for length(${ROWS}::text) - 2), '\\\\', '\\')`
  const lines = `string_agg(${line}, E'\\n')`
  const body = `coalesce(${header}, '') || E'\\n' || coalesce(${lines}, '')`
  return `case when pg_column_size(${lines}) > ${maxBytes} then rest.refuse_answer(${maxBytes})::text else ${body} end`
}

const csvField = (value: string) =>
  `case when ${value} ~ '[",\\n]' then '"' || replace(${value}, '"', '""') || '"' else ${value} end`

/** The key of the one row that was inserted, as texts, so that no number loses digits on its way. */
function locationSql(key: string[]): string {
  const pairs = key.map((column) => `${literal(column)}, min(${quoted(column)}::text)`)
  return `case when count(*) = 1 then json_build_object(${pairs.join(', ')}) end`
}
