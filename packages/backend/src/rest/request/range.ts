import { rangeNotSatisfiable } from '../errors.ts'
import type { RowRange } from '../parse/ast.ts'

/**
 * The rows that are asked for: `limit` and `offset` of the query string within the `Range` header (`a-b`, both
 * counted from 0); PGRST103 when there can be none.
 */
export function requestedRange(fromQuery: RowRange | undefined, header: string | null): RowRange {
  const offset = Math.max(0, fromQuery?.offset ?? 0)
  const limit = fromQuery?.limit ?? null
  if (limit !== null && limit < 0) throw negativeLimit()
  const range = header && parseHeader(header)
  if (!range || limit === 0) return { offset, limit }
  const start = Math.max(offset, range.first)
  const end = Math.min(range.last, limit === null ? Infinity : offset + limit - 1)
  if (end < start) throw negativeLimit()
  return { offset: start, limit: end === Infinity ? null : end - start + 1 }
}

function parseHeader(header: string): { first: number; last: number } | undefined {
  const found = /^(?:items=)?(\d+)-(\d*)$/.exec(header.trim())
  if (!found) return undefined
  const first = Number(found[1])
  const last = found[2] === '' ? Infinity : Number(found[2])
  if (last < first) {
    throw rangeNotSatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  }
  return { first, last }
}

const negativeLimit = () => rangeNotSatisfiable('Limit should be greater than or equal to zero.')
