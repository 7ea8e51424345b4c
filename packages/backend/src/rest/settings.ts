import { z } from 'zod'
import { readSettings } from '../start/read-settings.ts'

const list = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

const flag = z.stringbool()

const atLeastOne = z.coerce.number().int().min(1)

const environment = z.object({
  REST_SCHEMAS: z.string().default('public').transform(list).pipe(z.array(z.string()).min(1)),
  REST_EXTRA_SEARCH_PATH: z.string().default('public,extensions').transform(list),
  REST_MAX_ROWS: z.coerce.number().int().min(0).default(1000),
  REST_TIMEOUT_MS: z.coerce.number().int().min(0).default(8_000),
  REST_ANON_TIMEOUT_MS: z.coerce.number().int().min(0).default(3_000),
  REST_AGGREGATES: flag.default(false),
  REST_PLAN: flag.default(false),
  REST_TX_OVERRIDE: flag.default(false),
  REST_REGEX: flag.default(false),
  REST_OPENAPI: flag.default(true),
  REST_MAX_FIELDS: atLeastOne.default(100),
  REST_MAX_EMBEDS: z.coerce.number().int().min(0).default(32),
  REST_MAX_INSERT_ROWS: atLeastOne.default(1000),
  REST_MAX_BODY_BYTES: atLeastOne.default(1024 * 1024),
  REST_MAX_CALL_BYTES: atLeastOne.default(64 * 1024),
  REST_MAX_ANSWER_BYTES: atLeastOne.default(8 * 1024 * 1024),
  REST_READS_PER_MINUTE: atLeastOne.default(1200),
  REST_WRITES_PER_MINUTE: atLeastOne.default(300),
  REST_ROWS_PER_MINUTE: atLeastOne.default(1000),
})

/** Settings of the data API; `docs/operating.md` explains each. */
export interface RestSettings {
  /** The schemas that are served; the first is meant when a request names none. */
  schemas: string[]
  extraSearchPath: string[]
  /** The most rows that a read gives; null for no limit. */
  maxRows: number | null
  /** Time limit in milliseconds of a signed-in caller's statement; 0 means no limit. */
  timeoutMs: number
  /** The same for those who are not. */
  anonTimeoutMs: number
  allowAggregates: boolean
  allowExplain: boolean
  /** Whether a client may ask for its transaction to be rolled back. */
  allowRollback: boolean
  /** Whether callers other than the server may filter by regular expressions, of which a few characters can run for hours. */
  allowRegex: boolean
  openApi: boolean
  /** Limits of a request of `anon` or `authenticated`; the server itself has 16 times as much. */
  limits: RequestLimits
  /** Limits of one sender, a person or else an address, in a minute. */
  perMinute: { reads: number; writes: number; rows: number }
}

/** Limits on the size of one request and its answer. */
export interface RequestLimits {
  /** Columns, and values inside of json, that are selected in all embedded resources together. */
  fields: number
  embeds: number
  insertRows: number
  /** Bytes of the body of a write by a signed-in caller. */
  bodyBytes: number
  /** Bytes of any other body: of a call, or of a write by a visitor. */
  callBytes: number
  answerBytes: number
}

/** Reads the settings from the environment; throws with every wrong one named. */
export function readRestSettings(env: NodeJS.ProcessEnv): RestSettings {
  const e = readSettings(environment, env)
  return {
    schemas: e.REST_SCHEMAS,
    extraSearchPath: e.REST_EXTRA_SEARCH_PATH,
    maxRows: e.REST_MAX_ROWS === 0 ? null : e.REST_MAX_ROWS,
    timeoutMs: e.REST_TIMEOUT_MS,
    anonTimeoutMs: e.REST_ANON_TIMEOUT_MS,
    allowAggregates: e.REST_AGGREGATES,
    allowExplain: e.REST_PLAN,
    allowRollback: e.REST_TX_OVERRIDE,
    allowRegex: e.REST_REGEX,
    openApi: e.REST_OPENAPI,
    limits: {
      fields: e.REST_MAX_FIELDS,
      embeds: e.REST_MAX_EMBEDS,
      insertRows: e.REST_MAX_INSERT_ROWS,
      bodyBytes: e.REST_MAX_BODY_BYTES,
      callBytes: e.REST_MAX_CALL_BYTES,
      answerBytes: e.REST_MAX_ANSWER_BYTES,
    },
    perMinute: {
      reads: e.REST_READS_PER_MINUTE,
      writes: e.REST_WRITES_PER_MINUTE,
      rows: e.REST_ROWS_PER_MINUTE,
    },
  }
}
