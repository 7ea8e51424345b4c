import type pg from 'pg'
import { isExhausted, isUnavailable } from '#backend/db/unavailable.ts'
import { badRaise, RestError } from './errors.ts'

/** SQLSTATEs, or their beginnings, that are not answered with 400; the first that fits counts. */
const STATUSES: [prefix: string, status: number][] = [
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['23503', 409],
  ['23505', 409],
  // A caller that loses a race gets a conflict, not a server error; see docs/decisions/lost-races-are-conflicts.md.
  ['23P01', 409],
  ['40001', 409],
  ['40P01', 409],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53400', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57P01', 503],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0001', 400],
  ['P0', 500],
  ['XX', 500],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
]

/** Turns whatever the database driver threw into the answer that the protocol has for it. */
export function fromDatabaseError(error: unknown, role: string): RestError {
  const { code, message, detail, hint } = error as pg.DatabaseError
  if (!isSqlState(code)) return fromConnectionError(error)
  if (code === 'PGRST') return fromRaise(message, detail)
  const view = readOnlyView(code, message)
  if (view) return fromDatabaseError({ code: '42501', message: `permission denied for view ${view}` }, role)
  const status = isUnavailable(error) ? 503 : statusOf(code, message, role)
  return new RestError(status, code, message, {
    details: detail ?? null,
    hint: hint ?? null,
    ...(status === 401 && { headers: { 'WWW-Authenticate': 'Bearer' } }),
  })
}

const isSqlState = (code: unknown): code is string => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)

/**
 * The view that a statement tried to write although it holds no table's own rows. PostgreSQL says so, as an error of
 * its own state, before it looks at privileges; to the caller it is a view that may not be written, like any other.
 */
const readOnlyView = (code: string, message: string) =>
  code === '55000' ? /^cannot (?:insert into|update|delete from) view "(.+)"$/.exec(message)?.[1] : undefined

function statusOf(code: string, message: string, role: string): number {
  // A search of more operators within each other than PostgreSQL reads is the sender's mistake.
  if (code === 'XX000' && message === 'tsquery stack too small') return 400
  if (code === '42501') return role === 'anon' ? 401 : 403
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500
  if (code === '22023') return /^role ".*" does not exist$/.test(message) ? 401 : 400
  if (code.startsWith('PT')) return ownStatus(code.slice(2))
  return STATUSES.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400
}

/** `PTxyz` is a function's way to answer with the status xyz. */
function ownStatus(digits: string): number {
  const status = /^\d{3}$/.test(digits) ? Number(digits) : 500
  return status >= 200 && status <= 599 ? status : 500
}

function fromConnectionError(error: unknown): RestError {
  if (isExhausted(error)) {
    return new RestError(503, 'PGRST003', 'Timed out acquiring connection from connection pool.')
  }
  if (!isUnavailable(error)) throw error
  const { syscall, message } = error as NodeJS.ErrnoException
  if (
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    /connection timeout|timeout expired/.test(message)
  ) {
    return new RestError(503, 'PGRST000', 'Database connection error. Retrying the connection.')
  }
  return new RestError(503, 'PGRST001', 'Database client error. Retrying the connection.')
}

const MESSAGE_HINT =
  "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'."
const DETAIL_HINT =
  "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'."

/** `RAISE SQLSTATE 'PGRST'` gives the whole answer: its body in the message, status and headers in the detail. */
function fromRaise(message: string, detail: string | undefined): RestError {
  const body = asObject(message)
  if (typeof body?.code !== 'string' || typeof body.message !== 'string') {
    return badRaise(`Invalid JSON value for MESSAGE: '${message}'`, MESSAGE_HINT)
  }
  if (detail === undefined) return badRaise('DETAIL is missing in the RAISE statement', DETAIL_HINT)
  const answer = asObject(detail)
  const status = answer?.status
  if (typeof status !== 'number' || status < 200 || status > 599 || !isHeaders(answer!.headers)) {
    return badRaise(`Invalid JSON value for DETAIL: '${detail}'`, DETAIL_HINT)
  }
  return new RestError(status, body.code, body.message, {
    details: body.details ?? null,
    hint: typeof body.hint === 'string' ? body.hint : null,
    headers: answer!.headers as Record<string, string>,
  })
}

function asObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/

const isHeaders = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, entry]) => HEADER_NAME.test(name) && typeof entry === 'string')
