import type { Log } from '#backend/log.ts'
import type { ErrorReporter } from './error-reporter.ts'

/** Fields of a line that say what was being done; all others stay in the log. */
const TAGS = ['job', 'task', 'useCase'] as const
const WORD = /^[\w-]{1,60}$/

/** The same log, of which each error is reported as well. */
export function reportingLog(log: Log, reporter: ErrorReporter): Log {
  const error = (fields: unknown, ...rest: unknown[]) => {
    ;(log.error as (...line: unknown[]) => void)(fields, ...rest)
    const { err, ...more } = (fields ?? {}) as Record<string, unknown>
    if (!(err instanceof Error)) return
    const known = TAGS.flatMap((tag) =>
      WORD.test(String(more[tag] ?? '')) ? [[tag, String(more[tag])]] : [],
    )
    const { name, message, stack = '' } = err
    reporter.report({ type: name, message, stack, platform: 'node', tags: Object.fromEntries(known) })
  }
  return {
    debug: log.debug.bind(log),
    info: log.info.bind(log),
    warn: log.warn.bind(log),
    error: error as Log['error'],
  }
}
