import type { RefusalCode } from '#backend/register.ts'

/** Result of a use case: a value, or the code of a refusal with its details. */
export type Result<Value> = { ok: true; value: Value } | Refusal

export interface Refusal {
  ok: false
  code: RefusalCode
  /** Values for the sentence of this code: numbers, names, the lines concerned. */
  details?: Record<string, unknown>
}

/** The refusals that the host of the functions gives itself, and the HTTP status that each travels with. */
export const HOST_REFUSALS = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  UNAUTHORIZED: 403,
  SECOND_FACTOR_NEEDED: 403,
  KEY_SCOPE_MISSING: 403,
  NOT_FOUND: 404,
  BODY_TOO_LARGE: 413,
  IDEMPOTENCY_MISMATCH: 422,
  TOO_MANY_REQUESTS: 429,
  UNEXPECTED: 500,
  SERVICE_UNAVAILABLE: 503,
} as const

type HostCode = keyof typeof HOST_REFUSALS

/** The HTTP status of each code with which a use case refuses. */
export type Statuses = Readonly<Record<string, number>>

const ANY_OTHER = 400

export const statusOf = (statuses: Statuses, code: string): number =>
  statuses[code] ?? HOST_REFUSALS[code as HostCode] ?? ANY_OTHER

export const refuse = (code: HostCode, details?: Record<string, unknown>): Refusal => ({
  ok: false,
  code,
  ...(details && { details }),
})

/** The body of a refused call. */
export const refusalBody = ({ code, details }: Refusal) => ({
  code,
  message: code.toLowerCase().replaceAll('_', ' '),
  details: details ?? null,
})
