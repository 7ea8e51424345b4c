import type { Context } from 'hono'
import type { Caller } from '#backend/db/caller.ts'
import type { Deps } from '#backend/deps.ts'
import { ProcessRateLimit } from '#backend/http/process-rate-limit.ts'
import { takeRateLimit } from '#backend/http/rate-limit.ts'
import { isInProcess, senderOf } from '#backend/http/sender.ts'
import { tooManyRequests } from './errors.ts'
import type { RestSettings } from './settings.ts'

/** Counts the requests of one sender: a person, or else an address. Beyond a limit each is refused with 429. */
export interface RequestCounter {
  /** A read or a call, in this process alone; `cost` times where it is heavy. */
  read(caller: Caller, cost?: number): void
  /** A write to a table, over all processes. */
  write(caller: Caller): Promise<void>
  /** The rows of a write beyond the first one. */
  rows(caller: Caller, rows: number): Promise<void>
}

/** The number of requests that a search counts as, or another call that keeps the database busy. */
export const COSTLY_CALL = 5

/** Makes the counters of this process, to be asked for each request. */
export function requestCounters({ config, db }: Deps, settings: RestSettings) {
  const { reads, writes, rows: mostRows } = settings.perMinute
  const readLimit = new ProcessRateLimit({ requests: reads, seconds: 60 })
  // One insert may have as many rows as there may be in a minute, or it would never pass.
  const rowLimit = Math.max(mostRows, settings.limits.insertRows)

  return (c: Context): RequestCounter => {
    const isFree = (caller: Caller) => !config.rateLimits || caller.role === 'service_role'
    const sender = ({ userId }: Caller) => senderOf(c, config.trustProxy, userId)
    const take = async (key: string, requests: number, cost: number) => {
      const wait = await takeRateLimit(db, [{ key, requests, seconds: 60, cost }])
      if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000))
    }
    return {
      read(caller, cost = 1) {
        if (isFree(caller) || isInProcess(c)) return
        const wait = readLimit.take(sender(caller), cost)
        if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000))
      },
      async write(caller) {
        if (!isFree(caller)) await take(`rest:write:${sender(caller)}`, writes, 1)
      },
      async rows(caller, rows) {
        if (!isFree(caller) && rows > 0) await take(`rest:rows:${sender(caller)}`, rowLimit, rows)
      },
    }
  }
}
