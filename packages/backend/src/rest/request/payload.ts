import { MAX_JSON_DEPTH, measureJson } from '#backend/http/json-shape.ts'
import { tooManyRows, unreadableBody } from '../errors.ts'
import { parseCsv } from './csv.ts'

/** The rows of a body as JSON text, with the keys that are taken from it. */
export interface Payload {
  json: string
  isObject: boolean
  columns: string[]
  rows: number
}

/**
 * Reads the rows of a write, refused where there are more than `maxRows`; with `columns` only these keys count, and
 * the text is left to PostgreSQL to read.
 */
export function readPayload(
  contentType: string,
  body: string,
  { columns, maxRows }: { columns?: string[]; maxRows: number },
): Payload {
  switch (contentType) {
    case 'application/json':
      return columns ? unparsed(body, columns, maxRows) : readJson(body, maxRows)
    case 'text/csv': {
      const rows = parseCsv(body)
      if (rows.length > maxRows) throw tooManyRows(maxRows)
      return {
        json: JSON.stringify(rows),
        isObject: false,
        columns: columns ?? Object.keys(rows[0] ?? {}),
        rows: rows.length,
      }
    }
    case 'application/x-www-form-urlencoded': {
      const fields = Object.fromEntries(new URLSearchParams(body))
      return {
        json: JSON.stringify(fields),
        isObject: true,
        columns: columns ?? Object.keys(fields),
        rows: 1,
      }
    }
    default:
      throw unreadableBody(`Content-Type not acceptable: ${contentType}`)
  }
}

/** Reads the arguments of a function; a body that is no object may still be one argument as a whole. */
export function readArguments(body: string, columns?: string[]): Payload {
  if (columns) return unparsed(body, columns)
  const { value, rows } = parse(body)
  const [first] = Array.isArray(value) ? value : [value]
  return { json: body, isObject: isRecord(value), columns: isRecord(first) ? Object.keys(first) : [], rows }
}

/** JSON of which only these keys count, left to PostgreSQL to read. */
const unparsed = (json: string, columns: string[], maxRows = Infinity): Payload => ({
  json,
  isObject: !/^\s*\[/.test(json),
  columns,
  rows: countRows(json, maxRows),
})

/** Reads a JSON body; the text itself goes on to PostgreSQL, so that no number is rounded. */
function readJson(body: string, maxRows: number): Payload {
  const { value, rows } = parse(body, maxRows)
  if (Array.isArray(value)) return { json: body, isObject: false, columns: commonKeys(value), rows }
  if (isRecord(value)) return { json: body, isObject: true, columns: Object.keys(value), rows }
  return { json: '[]', isObject: false, columns: [], rows: 0 }
}

function parse(body: string, maxRows = Infinity): { value: unknown; rows: number } {
  const rows = countRows(body, maxRows)
  try {
    return { value: JSON.parse(body), rows }
  } catch {
    throw unreadableBody('Empty or invalid json')
  }
}

/**
 * The keys of the first row are the columns, and a row that has fewer gets nulls. A row that has others is refused,
 * because what it says would be lost.
 */
function commonKeys(rows: unknown[]): string[] {
  if (rows.length === 0) return []
  if (!rows.every(isRecord)) throw unreadableBody('All object keys must match')
  const keys = Object.keys(rows[0]!)
  const known = new Set(keys)
  for (const row of rows) {
    if (Object.keys(row).some((key) => !known.has(key))) throw unreadableBody('All object keys must match')
  }
  return keys
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Counts the rows of JSON text before anything parses it; refuses too many, and what is nested too deep. */
function countRows(json: string, maxRows: number): number {
  const { depth, items } = measureJson(json)
  if (depth > MAX_JSON_DEPTH) throw unreadableBody(`JSON is nested more than ${MAX_JSON_DEPTH} levels deep`)
  if (items > maxRows) throw tooManyRows(maxRows)
  return items
}
