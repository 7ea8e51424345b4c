import { unreadableBody } from '../errors.ts'
import { parseCsv } from './csv.ts'
import { parseMediaType } from './media-type.ts'

/** The rows of a body as JSON text, with the keys that are taken from it. */
export interface Payload {
  json: string
  isObject: boolean
  columns: string[]
}

/** The media type of a body, JSON when it has none. */
export const contentTypeOf = (header: string | null) =>
  header ? parseMediaType(header).name : 'application/json'

/** Reads the rows of a write; with `columns` only these keys count, and the text is left to PostgreSQL to read. */
export function readPayload(contentType: string, body: string, columns?: string[]): Payload {
  switch (contentType) {
    case 'application/json':
      return columns ? { json: body, isObject: looksLikeObject(body), columns } : readJson(body)
    case 'text/csv': {
      const rows = parseCsv(body)
      return { json: JSON.stringify(rows), isObject: false, columns: columns ?? Object.keys(rows[0] ?? {}) }
    }
    case 'application/x-www-form-urlencoded': {
      const fields = Object.fromEntries(new URLSearchParams(body))
      return { json: JSON.stringify(fields), isObject: true, columns: columns ?? Object.keys(fields) }
    }
    default:
      throw unreadableBody(`Content-Type not acceptable: ${contentType}`)
  }
}

/** Reads the arguments of a function; a body that is no object may still be one argument as a whole. */
export function readArguments(body: string): Payload {
  const value = parse(body)
  const [first] = Array.isArray(value) ? value : [value]
  return { json: body, isObject: isRecord(value), columns: isRecord(first) ? Object.keys(first) : [] }
}

/** Reads a JSON body; the text itself goes on to PostgreSQL, so that no number is rounded. */
function readJson(body: string): Payload {
  const value = parse(body)
  if (Array.isArray(value)) return { json: body, isObject: false, columns: commonKeys(value) }
  if (isRecord(value)) return { json: body, isObject: true, columns: Object.keys(value) }
  return { json: '[]', isObject: false, columns: [] }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
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

const looksLikeObject = (text: string) => /^\s*\{/.test(text)
