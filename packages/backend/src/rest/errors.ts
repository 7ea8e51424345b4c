import { CLIENT_CLOSED_REQUEST } from '#backend/http/request-aborted.ts'

/** A refusal of the data API: the protocol's body of four keys, a status, perhaps headers. */
export class RestError extends Error {
  readonly status: number
  readonly code: string
  readonly details: unknown
  readonly hint: string | null
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: unknown; hint?: string | null; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = more.details ?? null
    this.hint = more.hint ?? null
    this.headers = more.headers ?? {}
  }

  get body() {
    return { code: this.code, details: this.details, hint: this.hint, message: this.message }
  }
}

/** The query string does not follow the grammar. */
export const syntaxError = (label: string, position: string, details: string) =>
  new RestError(400, 'PGRST100', `"${label}" ${position}`, { details })

export const rpcMethodNotAllowed = (method: string) =>
  new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`)

export const unreadableBody = (message: string) => new RestError(400, 'PGRST102', message)

export const bodyTooLarge = (bytes: number) =>
  new RestError(413, 'PGRST102', `The body is larger than ${bytes} bytes`)

export const requestAborted = () =>
  new RestError(CLIENT_CLOSED_REQUEST, 'PGRSTX01', 'The request was aborted')

export const tooManyRows = (most: number) =>
  new RestError(413, 'PGRST102', `The body has more than ${most} rows`)

export const tooManyRequests = (seconds: number) =>
  new RestError(429, 'TOO_MANY_REQUESTS', 'Too many requests', {
    details: { seconds },
    headers: { 'Retry-After': String(seconds) },
  })

export const keyNotGranted = (name: string) =>
  new RestError(403, 'KEY_SCOPE_MISSING', `This API key has no scope for ${name}`)

export const rangeNotSatisfiable = (details: string) =>
  new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details })

export const putFiltersNotPrimaryKey = () =>
  new RestError(405, 'PGRST105', "Filters must include all and only primary key columns with 'eq' operators")

export const schemaNotExposed = (schema: string, exposed: string[]) =>
  new RestError(406, 'PGRST106', `Invalid schema: ${schema}`, {
    hint: `Only the following schemas are exposed: ${exposed.join(', ')}`,
  })

export const notAcceptable = (accepted: string[]) =>
  new RestError(406, 'PGRST107', `None of these media types are available: ${accepted.join(', ')}`)

export const notEmbedded = (resource: string) =>
  new RestError(400, 'PGRST108', `'${resource}' is not an embedded resource in this request`, {
    hint: `Verify that '${resource}' is included in the 'select' query parameter.`,
  })

export const badResponseHeaders = () =>
  new RestError(
    500,
    'PGRST111',
    'response.headers guc must be a JSON array composed of objects with a single key and a string value',
  )

export const badResponseStatus = () =>
  new RestError(500, 'PGRST112', 'response.status guc must be a valid status code')

export const putWithLimit = () =>
  new RestError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT')

export const putKeyMismatch = () =>
  new RestError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)')

export const notSingular = (rows: number) =>
  new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  })

export const methodNotSupported = (method: string) =>
  new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)

export const relatedOrderNotToOne = (origin: string, target: string) =>
  new RestError(400, 'PGRST118', `A related order on '${target}' is not possible`, {
    details: `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  })

export const badEmbedFilter = (target: string) =>
  new RestError(400, 'PGRST120', `Bad operator on the '${target}' embedded resource`, {
    details: 'Only is null or not is null filters are allowed on embedded resources',
  })

export const badRaise = (details: string, hint: string) =>
  new RestError(500, 'PGRST121', `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`, {
    details,
    hint,
  })

export const invalidPreferences = (names: string[]) =>
  new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
    details: `Invalid preferences: ${names.join(', ')}`,
  })

export const aggregatesNotAllowed = () =>
  new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed')

export const tooManyAffected = (rows: number) =>
  new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${rows} rows`,
  })

export const invalidPath = () => new RestError(404, 'PGRST125', 'Invalid path specified in request URL')

export const rootDisabled = () => new RestError(404, 'PGRST126', 'Root endpoint metadata is disabled')

export const notImplemented = (details: string) =>
  new RestError(400, 'PGRST127', 'Feature not implemented', { details })

export const regexNotAllowed = () =>
  new RestError(400, 'PGRST127', 'Feature not implemented', {
    details: "The operators 'match' and 'imatch' are not available to anon and authenticated.",
    hint: "Use 'like', 'ilike' or full-text search.",
  })

export const maxAffectedNeedsRows = () =>
  new RestError(
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  )

export const columnNotFound = (relation: string, column: string) =>
  new RestError(400, 'PGRST204', `Could not find the '${column}' column of '${relation}' in the schema cache`)

export const tableNotFound = (schema: string, name: string, similar?: string) =>
  new RestError(404, 'PGRST205', `Could not find the table '${schema}.${name}' in the schema cache`, {
    hint: similar ? `Perhaps you meant the table '${schema}.${similar}'` : null,
  })

/** The codes that a stale schema cache can cause: worth one look at the catalogue before giving up. */
export const STALE_CACHE_CODES = new Set(['PGRST200', 'PGRST202', 'PGRST204', 'PGRST205'])
