import type { Routine } from '../catalogue/catalogue.ts'
import type { AnswerFormat } from '../request/accept.ts'
import { isScalar, returnsOne } from './call-sql.ts'
import { literal, quoted, SOURCE } from './identifier.ts'
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

function bodySql({ format, routine }: AnswerParts): string {
  if (format.kind === 'none') return `''`
  if (format.kind === 'csv') return csvSql()
  if (format.kind === 'geojson') {
    return `json_build_object('type', 'FeatureCollection', 'features', coalesce(json_agg(ST_AsGeoJSON(${ROWS})::json), '[]'))`
  }
  const row = routine && isScalar(routine) ? `${ROWS}.pgrst_scalar` : ROWS
  const all = format.stripNulls ? `json_strip_nulls(json_agg(${row}))` : `json_agg(${row})`
  const one = format.kind === 'object' || (routine !== undefined && returnsOne(routine))
  return one ? `coalesce(${all}->0, 'null')` : `coalesce(${all}, '[]')`
}

/**
 * A header line and the rows. PostgreSQL prints a row as CSV in parentheses, but doubles backslashes as well.
 * The header comes from the first row, so that it has the names of embeds and aliases.
 */
function csvSql(): string {
  const header = `(select string_agg(${csvField('key')}, ',') from json_object_keys((array_agg(to_json(${ROWS})))[1]) as key)`
  const line = `replace(substring(${ROWS}::text from 2 for length(${ROWS}::text) - 2), '\\\\', '\\')`
  return `coalesce(${header}, '') || E'\\n' || coalesce(string_agg(${line}, E'\\n'), '')`
}

const csvField = (value: string) =>
  `case when ${value} ~ '[",\\n]' then '"' || replace(${value}, '"', '""') || '"' else ${value} end`

/** The key of the one row that was inserted, as texts, so that no number loses digits on its way. */
function locationSql(key: string[]): string {
  const pairs = key.map((column) => `${literal(column)}, min(${quoted(column)}::text)`)
  return `case when count(*) = 1 then json_build_object(${pairs.join(', ')}) end`
}
