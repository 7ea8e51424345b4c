import { refuse } from '../storage-error.ts'

/** User metadata as JSON text; refuses what is no object. */
export function parseMetadata(json: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw refuse.invalidRequest('Invalid metadata: it must be JSON')
  }
  if (typeof value === 'object' && value && !Array.isArray(value)) return value as Record<string, unknown>
  throw refuse.invalidRequest('Invalid metadata: it must be an object')
}
