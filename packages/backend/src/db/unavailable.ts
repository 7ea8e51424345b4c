/** `Retry-After` for clients, in seconds: a server that restarts needs little more. */
export const RETRY_AFTER_SECONDS = 2

/**
 * SQLSTATEs, or their beginnings: the connection failed; the server lacks disk, memory or connections, goes down or comes
 * up; it takes no writes any more, as where a pooler leads to a standby.
 */
const STATES = ['08', '25006', '53000', '53100', '53200', '53300', '57P01', '57P02', '57P03', '57P05']
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** The driver has no codes for failures that it detects itself. */
const MESSAGES =
  /^timeout exceeded when trying to connect|^timeout expired|^Connection terminated|not queryable\b|^Cannot use a pool after/

/** What a standby says of locks and of tables that are not logged, in states of other faults. */
const RECOVERY_STATES = new Set(['0A000', '55000'])
const IN_RECOVERY = /during recovery$|recovery is in progress$/

/**
 * Whether the database is away, takes no writes, or has no connection or room to spare, so that the same request may
 * succeed later.
 */
export function isUnavailable(error: unknown): boolean {
  const { code, message, syscall } = (error ?? {}) as NodeJS.ErrnoException
  if (typeof code !== 'string') return MESSAGES.test(String(message))
  // Where PostgreSQL listens on a socket file, that file is missing while the server is away.
  if (code === 'ENOENT' && syscall === 'connect') return true
  if (RECOVERY_STATES.has(code)) return IN_RECOVERY.test(message)
  return NETWORK.has(code) || STATES.some((state) => code.startsWith(state) && code.length === 5)
}

/** Whether a statement was ended because it had taken as long as it may, at work or behind the locks of others. */
export const isOverdue = (error: unknown): boolean =>
  (error as { code?: string } | undefined)?.code === '57014'

/** Whether all connections stayed busy for as long as a request waits. */
export const isExhausted = (error: unknown): boolean =>
  String((error as Error | undefined)?.message).startsWith('timeout exceeded when trying to connect')
