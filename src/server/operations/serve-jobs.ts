import { Hono } from 'hono'
import { z } from 'zod'
import type { Backend } from '#backend/create-backend.ts'
import type { Config } from '#server/config.ts'
import { hasToken } from './has-token.ts'

/** Where a scheduler has the due jobs done. */
export const JOBS_PATH = '/run-jobs'
/** Shorter than a minute, after which the next call comes, and than proxies wait. */
const DEFAULT_SECONDS = 50
/** The server gives a connection up on which nothing has moved for three minutes. */
const MAX_SECONDS = 150
/** Calls at once in this process: a scheduler that calls faster than they end gains nothing. */
const MAX_CALLS = 3

const secondsOf = z.coerce.number().int().min(1).max(MAX_SECONDS).default(DEFAULT_SECONDS)

/**
 * `POST /run-jobs` for schedulers that send `JOBS_TOKEN` as a bearer token: does what is due, for `?seconds=` at the
 * most, and answers what that was. Without that setting there is no such address.
 */
export function serveJobs({ jobsToken }: Pick<Config, 'jobsToken'>, runDue: Backend['runDue']): Hono {
  const app = new Hono()
  if (!jobsToken) return app
  let calls = 0
  app.post('/', async (c) => {
    if (!hasToken(c.req.raw, jobsToken)) return c.text('Unauthorized', 401)
    const { data: seconds } = secondsOf.safeParse(c.req.query('seconds'))
    if (!seconds) return c.text(`seconds must be a whole number from 1 to ${MAX_SECONDS}`, 400)
    if (calls >= MAX_CALLS) return c.text('As many calls as are allowed at once are under way', 429)
    calls++
    try {
      return c.json(await runDue(seconds * 1_000), 200, { 'cache-control': 'no-store' })
    } finally {
      calls--
    }
  })
  return app
}
