import { z } from 'zod'
import { readSettings } from '#backend/start/read-settings.ts'
import { StartError } from '#backend/start/start-error.ts'

const environment = z.object({
  ERRORS_DSN: z.url({ protocol: /^https?$/ }).optional(),
})

/** Where error reports go to, from a DSN as the common error trackers give it: `https://KEY@host/path/PROJECT`. */
export interface ErrorsTarget {
  dsn: string
  /** Takes envelopes by POST. */
  address: string
  key: string
}

/** Reads where errors are reported to; nowhere without the setting. */
export function readErrorSettings(env: NodeJS.ProcessEnv): ErrorsTarget | undefined {
  const { ERRORS_DSN: dsn } = readSettings(environment, env)
  if (!dsn) return
  const { protocol, host, username: key, pathname } = new URL(dsn)
  const [, path, project] = /^(.*)\/(\w+)$/.exec(pathname) ?? []
  if (!key || !project) {
    throw new StartError('ERRORS_DSN is wrong: it has the form https://KEY@HOST/PROJECT.')
  }
  return {
    dsn: `${protocol}//${key}@${host}${path}/${project}`,
    address: `${protocol}//${host}${path}/api/${project}/envelope/`,
    key,
  }
}
