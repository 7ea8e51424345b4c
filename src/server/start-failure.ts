import { isUnavailable } from '#backend/db/unavailable.ts'
import { StartError } from '#backend/start/start-error.ts'

/**
 * The terminal's message when the server cannot start: a sentence for each fault that an operator can fix. Any other
 * error is a bug, and keeps its stack.
 */
export function startFailure(error: unknown): string {
  const faults = faultsOf(error)
  if (!faults) return `Lendaround cannot start.\n\n${error instanceof Error ? error.stack : String(error)}\n`
  return `Lendaround cannot start.\n${faults.map((fault) => `  - ${fault}\n`).join('')}`
}

function faultsOf(error: unknown): readonly string[] | undefined {
  if (error instanceof StartError) return error.faults
  const { code, message, path, syscall } = error as NodeJS.ErrnoException
  if (!code) return
  if (isUnavailable(error) && TAKES_NO_WRITES.test(message))
    return [
      `The server at DATABASE_URL takes no writes (${code}). An address, a proxy or a pooler has to lead to the primary alone; several hosts belong into DATABASE_URL.`,
    ]
  if (isUnavailable(error)) return [`The server at DATABASE_URL cannot be reached (${code}).`]
  if (isSqlState(code) && REFUSED.some((start) => code.startsWith(start))) {
    return [`The server at DATABASE_URL refuses: ${message}.`]
  }
  if (syscall && path) return [`${path} cannot be used (${code}).`]
}

/** What is said of a standby by us, of each write and of what a standby cannot do, by PostgreSQL. */
const TAKES_NO_WRITES = /takes no writes$|read-only transaction$|during recovery$|recovery is in progress$/

/** Classes of SQLSTATE: authorisation, unknown database, privileges, resources, and what an administrator does. */
const REFUSED = ['28', '3D', '42501', '53', '57P']
const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code)
