import type { z } from 'zod'
import { StartError } from './start-error.ts'

/** The settings that were given: an empty variable counts as none. */
export const givenSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

/**
 * Reads the settings that `schema` names off the environment. Refuses with a sentence for each wrong one; their values
 * may be secret and are not repeated.
 */
export function readSettings<T extends z.ZodType>(schema: T, env: NodeJS.ProcessEnv): z.output<T> {
  const parsed = schema.safeParse(givenSettings(env))
  if (parsed.success) return parsed.data
  throw new StartError(
    ...parsed.error.issues.map(({ path, message }) => `${path.join('.')} is wrong: ${message}.`),
  )
}
