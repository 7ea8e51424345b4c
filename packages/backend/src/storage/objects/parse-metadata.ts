import { isTooDeep } from '#backend/http/json-shape.ts'
import { parseJson } from '#backend/http/parse-json.ts'
import { refuse } from '../storage-error.ts'

/** Limit on a client's metadata for a file, in bytes of JSON: as much as fits into a header. */
export const MAX_METADATA_BYTES = 16 * 1024

/** User metadata as JSON text; refuses what is no object, too large, or nested too deep. */
export function parseMetadata(json: string): Record<string, unknown> {
  if (Buffer.byteLength(json) > MAX_METADATA_BYTES)
    throw refuse.invalidRequest(`Invalid metadata: it must not have more than ${MAX_METADATA_BYTES} bytes`)
  if (isTooDeep(json)) throw refuse.invalidRequest('Invalid metadata: it is nested too deep')
  let value: unknown
  try {
    value = parseJson(json)
  } catch {
    throw refuse.invalidRequest('Invalid metadata: it must be JSON')
  }
  if (typeof value === 'object' && value && !Array.isArray(value)) return value as Record<string, unknown>
  throw refuse.invalidRequest('Invalid metadata: it must be an object')
}
