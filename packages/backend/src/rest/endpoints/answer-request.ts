import type { Caller } from '#backend/db/caller.ts'
import type { Deps } from '#backend/deps.ts'
import { BodyTooLarge, limitedBody } from '#backend/http/limited-body.ts'
import { wholeBody } from '#backend/http/request-aborted.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { fromDatabaseError } from '../database-error.ts'
import { bodyTooLarge, RestError, STALE_CACHE_CODES } from '../errors.ts'
import { parseQueryString } from '../parse/query-string.ts'
import { authorise, refuseRegex } from '../request/authorise.ts'
import { assertGranted, grantedCatalogue } from '../request/key-grant.ts'
import { contentTypeOf, negotiate } from '../request/media-types.ts'
import { parsePreferences } from '../request/preferences.ts'
import { checkMethod, parsePath, type Route, requestedSchema } from '../request/route.ts'
import { COSTLY_CALL, type RequestCounter } from '../request-counter.ts'
import type { Answer } from '../respond/answer.ts'
import type { CatalogueCache } from '../run/catalogue-cache.ts'
import type { RequestLimits, RestSettings } from '../settings.ts'
import { callRoutine } from './call-routine.ts'
import type { Context } from './context.ts'
import { deleteRows } from './delete-rows.ts'
import { describeOptions } from './describe-options.ts'
import { describeRoot } from './describe-root.ts'
import { insertRows } from './insert-rows.ts'
import { putRow } from './put-row.ts'
import { readRows } from './read-rows.ts'
import { updateRows } from './update-rows.ts'

export interface Incoming {
  deps: Deps
  settings: RestSettings
  cache: CatalogueCache
  request: Request
  counter: RequestCounter
  /** The address it comes from; undefined inside the process, e.g. for a page. */
  sender: string | undefined
  /** The path below the data API. */
  path: string
}

const ON_RELATION: Record<string, (context: Context) => Promise<Answer>> = {
  GET: readRows,
  HEAD: readRows,
  POST: insertRows,
  PATCH: updateRows,
  PUT: putRow,
  DELETE: deleteRows,
}

/** Finds out who asks for what, and has it answered; a miss may be the fault of an outdated schema cache. */
export async function answerRequest(incoming: Incoming): Promise<Answer> {
  const { cache, request, path, settings, deps, counter } = incoming
  const route = parsePath(path)
  checkMethod(route, request.method)
  if (request.method === 'OPTIONS') {
    const { schema } = requestedSchema(request.headers, request.method, settings.schemas)
    return retryOnChange(cache, async (catalogue) => describeOptions(catalogue, route, schema))
  }
  const caller = authorise(await deps.authenticateWithKey(request, incoming.sender ?? 'local'))
  if (caller.key) assertGranted(caller.key, route, request.method)
  if (isWrite(route, request.method)) await counter.write(caller)
  else counter.read(caller, route.kind === 'root' ? COSTLY_CALL : 1)
  const partial = await readRequest(incoming, route, caller)
  try {
    return await retryOnChange(cache, (catalogue) =>
      endpointOf(route, request.method)({ ...partial, catalogue: grantedCatalogue(catalogue, caller.key) }),
    )
  } catch (error) {
    throw error instanceof RestError ? error : fromDatabaseError(error, caller.role)
  }
}

const WRITES = new Set(['POST', 'PATCH', 'PUT', 'DELETE'])

const isWrite = (route: Route, method: string) => route.kind === 'relation' && WRITES.has(method)

function endpointOf(route: Route, method: string): (context: Context) => Promise<Answer> {
  if (route.kind === 'root') return describeRoot
  return route.kind === 'routine' ? callRoutine : ON_RELATION[method]!
}

async function retryOnChange(
  cache: CatalogueCache,
  answer: (catalogue: Catalogue) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer(await cache.get())
  } catch (error) {
    if (!(error instanceof RestError) || !STALE_CACHE_CODES.has(error.code)) throw error
    const changed = await cache.reloadIfChanged()
    if (!changed) throw error
    return answer(changed)
  }
}

async function readRequest(
  { deps, settings, counter, request, path, sender }: Incoming,
  route: Route,
  caller: Caller,
): Promise<Omit<Context, 'catalogue'>> {
  const { method, headers, url } = request
  const { schema, announced } = requestedSchema(headers, method, settings.schemas)
  const question = url.indexOf('?')
  const hash = url.indexOf('#')
  const rawQuery = question < 0 ? '' : url.slice(question + 1, hash > question ? hash : undefined)
  const calledByGet = route.kind === 'routine' && method !== 'POST'
  const query = parseQueryString(calledByGet ? '' : rawQuery)
  const mayUseRegex = settings.allowRegex || caller.role === 'service_role'
  if (!mayUseRegex) refuseRegex(query)
  const limits = limitsOf(settings, caller.role)
  return {
    db: deps.db,
    sessionGuard: deps.sessionGuard,
    hooks: deps.hooks,
    settings,
    counter,
    limits,
    mayUseRegex,
    timeoutMs: timeoutOf(settings, caller.role),
    caller,
    sender,
    siteUrl: deps.config.siteUrl,
    method,
    path,
    headers,
    target: { schema, name: route.kind === 'root' ? '' : route.name },
    rawQuery,
    query,
    preferences: parsePreferences(headers.get('prefer'), settings.allowRollback),
    accept:
      route.kind === 'root'
        ? negotiate(null, false)
        : negotiate(headers.get('accept'), settings.allowExplain),
    contentType: contentTypeOf(headers.get('content-type')),
    body:
      method === 'GET' || method === 'HEAD' || method === 'DELETE'
        ? ''
        : await readBody(request, maxBytesOf(route, caller, limits)),
    announceSchema: announced,
  }
}

/** The factor by which the server itself may exceed the limits of a request: it imports and exports. */
const SERVICE_FACTOR = 16

/** The limits of one request of this role. */
function limitsOf({ limits }: RestSettings, role: string): RequestLimits {
  if (role !== 'service_role') return limits
  const scaled = Object.entries(limits).map(([name, most]) => [name, most * SERVICE_FACTOR])
  return Object.fromEntries(scaled) as unknown as RequestLimits
}

/** Time limit of this role's statements in milliseconds; undefined for the server itself. */
function timeoutOf({ timeoutMs, anonTimeoutMs }: RestSettings, role: string): number | undefined {
  if (role === 'service_role') return undefined
  return role === 'anon' ? anonTimeoutMs : timeoutMs
}

/** Only who is signed in writes rows; a call has arguments, which are short. */
function maxBytesOf({ kind }: Route, { userId, role }: Caller, limits: RequestLimits): number {
  const writes = kind === 'relation' && (userId !== undefined || role === 'service_role')
  return writes ? limits.bodyBytes : limits.callBytes
}

/** Bytes stay bytes only where a function takes them as they are. */
async function readBody(request: Request, maxBytes: number): Promise<string | Buffer> {
  try {
    const body = limitedBody(request, maxBytes)
    const isBytes = contentTypeOf(request.headers.get('content-type')) === 'application/octet-stream'
    return isBytes ? Buffer.from(await wholeBody(body.arrayBuffer())) : await wholeBody(body.text())
  } catch (error) {
    throw error instanceof BodyTooLarge ? bodyTooLarge(error.maxBytes) : error
  }
}
