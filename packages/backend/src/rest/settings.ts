import { z } from 'zod'
import { readSettings } from '../start/read-settings.ts'

const list = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

const flag = z.stringbool()

const environment = z.object({
  REST_SCHEMAS: z.string().default('public').transform(list).pipe(z.array(z.string()).min(1)),
  REST_EXTRA_SEARCH_PATH: z.string().default('public,extensions').transform(list),
  REST_MAX_ROWS: z.coerce.number().int().min(0).default(1000),
  REST_TIMEOUT_MS: z.coerce.number().int().min(0).default(10_000),
  REST_AGGREGATES: flag.default(false),
  REST_PLAN: flag.default(false),
  REST_TX_OVERRIDE: flag.default(false),
  REST_OPENAPI: flag.default(true),
})

/** How the data API behaves; `docs/operating.md` explains each. */
export interface RestSettings {
  /** The schemas that are served; the first is meant when a request names none. */
  schemas: string[]
  extraSearchPath: string[]
  /** The most rows that a read gives; null for no limit. */
  maxRows: number | null
  /** How long a statement of anybody but the server may take, in milliseconds; 0 for as long as it likes. */
  timeoutMs: number
  allowAggregates: boolean
  allowExplain: boolean
  /** Whether a client may ask for its transaction to be rolled back. */
  allowRollback: boolean
  openApi: boolean
}

/** Reads the settings from the environment; throws with every wrong one named. */
export function readRestSettings(env: NodeJS.ProcessEnv): RestSettings {
  const e = readSettings(environment, env)
  return {
    schemas: e.REST_SCHEMAS,
    extraSearchPath: e.REST_EXTRA_SEARCH_PATH,
    maxRows: e.REST_MAX_ROWS === 0 ? null : e.REST_MAX_ROWS,
    timeoutMs: e.REST_TIMEOUT_MS,
    allowAggregates: e.REST_AGGREGATES,
    allowExplain: e.REST_PLAN,
    allowRollback: e.REST_TX_OVERRIDE,
    openApi: e.REST_OPENAPI,
  }
}
