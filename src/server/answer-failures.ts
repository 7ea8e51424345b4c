import type { Hono } from 'hono'
import { isOverdue, isUnavailable, RETRY_AFTER_SECONDS } from '#backend/db/unavailable.ts'
import type { Deps } from './deps.ts'

const NOT_STORED = { 'cache-control': 'no-store' }

/** Answers what an endpoint of an area throws as the protocols do: 503 while the database is away, 500 and a line of the log else. */
export const answerFailures = (endpoints: Hono, { log, outage }: Pick<Deps, 'log' | 'outage'>): Hono =>
  endpoints.onError((error, c) => {
    if (isUnavailable(error) || isOverdue(error)) {
      outage.note({ err: error })
      return c.text('Service unavailable', 503, { ...NOT_STORED, 'retry-after': String(RETRY_AFTER_SECONDS) })
    }
    log.error({ err: error, path: c.req.path }, 'endpoint failed')
    return c.text('Internal server error', 500, NOT_STORED)
  })
