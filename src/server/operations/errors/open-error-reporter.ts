import type { Log } from '#backend/log.ts'
import type { Config } from '#server/config.ts'
import { ErrorReporter } from './error-reporter.ts'
import { readErrorSettings } from './error-settings.ts'

/** The reporter to the error tracker that ERRORS_DSN names; none without it. */
export function openErrorReporter({ env }: Config, release: string, log: Log): ErrorReporter | undefined {
  const target = readErrorSettings(env)
  return target && new ErrorReporter(target, release, log)
}
