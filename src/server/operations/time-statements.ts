import type { Database } from '#backend/db/database.ts'
import type { Log } from '#backend/log.ts'
import { currentCause } from '#backend/start/cause.ts'
import { statementSeconds } from './metrics-registry.ts'
import { statementName } from './statement-name.ts'
import { watchStatements } from './watch-statements.ts'

/**
 * Counts the time of every statement, and logs those that take at least `slowMs` with the route, job or task that sent
 * them: by their names, without text and values.
 */
export function timeStatements(db: Database, slowMs: number, log: Pick<Log, 'warn'>): void {
  watchStatements(db, (database) => (config) => {
    const statement = statementName(config)
    const begun = performance.now()
    const cause = currentCause()
    return () => {
      const ms = performance.now() - begun
      statementSeconds.observe({ statement, database }, ms / 1000)
      if (ms >= slowMs) log.warn({ ...cause, statement, database, ms: Math.round(ms) }, 'slow statement')
    }
  })
}
