import type { ByteRange } from '../object-store.ts'

/** Whether the client has these bytes already (RFC 9110, 13.1.2 and 13.1.3; an ETag outweighs a date). */
export function isNotModified(headers: Headers, eTag: string, modified: Date): boolean {
  const known = headers.get('if-none-match')
  if (known) return known.trim() === '*' || known.split(',').some((tag) => weak(tag) === weak(eTag))
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return wholeSeconds(modified) <= since
}

/**
 * The one range of bytes that is asked for (RFC 9110, 14.2); undefined for all bytes: no range, one that we do not
 * know, several, or one of a version that is no longer there.
 */
export function requestedRange(
  headers: Headers,
  size: number,
  eTag: string,
  modified: Date,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '') ?? []
  if (!first && !last) return undefined
  const condition = headers.get('if-range')
  if (condition && condition !== eTag && wholeSeconds(modified) !== Date.parse(condition)) return undefined
  if (!first) {
    const start = Math.max(0, size - Number(last))
    return start < size ? { start, end: size - 1 } : 'unsatisfiable'
  }
  const start = Number(first)
  const end = last ? Math.min(Number(last), size - 1) : size - 1
  if (last && Number(last) < start) return undefined
  return start < size ? { start, end } : 'unsatisfiable'
}

const weak = (tag: string) => tag.trim().replace(/^W\//, '')

/** Dates in headers have no milliseconds. */
const wholeSeconds = (date: Date) => Math.floor(date.getTime() / 1000) * 1000
