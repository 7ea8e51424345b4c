import { schemaNotExposed } from '../errors.ts'
import { fromHeaderText } from '../respond/header-text.ts'

const WRITES = new Set(['POST', 'PATCH', 'PUT', 'DELETE'])

/** The schema that a request means, and whether the answer has to say so; PGRST106 when it is not exposed. */
export function requestedSchema(
  headers: Headers,
  method: string,
  exposed: string[],
): { schema: string; announced: boolean } {
  const header = headers.get(WRITES.has(method) ? 'content-profile' : 'accept-profile')
  const profile = header === null ? null : fromHeaderText(header)
  if (profile === null) return { schema: exposed[0]!, announced: exposed.length > 1 }
  if (!exposed.includes(profile)) throw schemaNotExposed(profile, exposed)
  return { schema: profile, announced: true }
}
