import { invalidPath, methodNotSupported, rpcMethodNotAllowed, schemaNotExposed } from '../errors.ts'
import { fromHeaderText } from '../respond/answer.ts'

export type Route = { kind: 'root' } | { kind: 'relation'; name: string } | { kind: 'routine'; name: string }

/** Parses a path below the data API; PGRST125 for anything deeper. */
export function parsePath(path: string): Route {
  const [first, second, ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decode)
  if (first === undefined) return { kind: 'root' }
  if (second === undefined && first !== 'rpc') return { kind: 'relation', name: first }
  if (first === 'rpc' && second !== undefined && rest.length === 0) return { kind: 'routine', name: second }
  if (second === undefined) return { kind: 'relation', name: first }
  throw invalidPath()
}

const METHODS: Record<Route['kind'], string[]> = {
  root: ['GET', 'HEAD', 'OPTIONS'],
  relation: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
  routine: ['GET', 'HEAD', 'POST', 'OPTIONS'],
}

/** Refuses a method that the route does not have: PGRST101 on functions, PGRST117 elsewhere. */
export function checkMethod({ kind }: Route, method: string): void {
  if (METHODS[kind].includes(method)) return
  throw kind === 'routine' ? rpcMethodNotAllowed(method) : methodNotSupported(method)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

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
