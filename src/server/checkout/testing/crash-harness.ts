import { type ChildProcess, fork } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { HOUSEKEEPING } from '#backend/jobs/jobs.ts'
import type { CompletedCheckout } from '#contract/checkout.ts'
import type { Database as Types } from '#contract/database.types.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createPerson } from '#seed/fixtures/create-person.ts'
import { createApp } from '#server/app.ts'
import { jobsOf } from '#server/areas.ts'
import { readConfig } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'
import { openDeps } from '#server/start.ts'
import type { Order } from './killable-server.ts'
import type { Site, Sites } from './sites.ts'
import { checkoutSteps, type Line, type Said, type Steps } from './steps.ts'

const SERVER = join(import.meta.dirname, 'killable-server.ts')

/** Sites with an owner, items and renters, on which servers are started, killed and started again. */
export interface CrashHarness {
  renters: { id: string; token: string }[]
  items: string[]
  /** A copy of a site, of the untouched one unless another is named. */
  copy(name: string, of?: Site): Promise<Site>
  serve(site: Site): Promise<Server>
  /** Works on a site in this process, as the restarted server would. */
  restarted<Value>(site: Site, work: (deps: Deps, steps: Steps) => Promise<Value>): Promise<Value>
  close(): Promise<void>
}

export interface Server {
  child: ChildProcess
  steps: Steps
  /** Sends an order to the server, which answers with its count of commits. */
  order(order: Order): Promise<{ commits: number }>
  ended: Promise<void>
}

export async function createCrashHarness(size: number, sites: Sites): Promise<CrashHarness> {
  const template = await sites.first()
  const deps = await openDeps(readConfig(settings(template)))
  const { pool } = deps.db
  const { publishableKey } = deps.keys
  const owner = await createPerson(pool, { name: 'Olga' })
  const items: string[] = []
  const renters: CrashHarness['renters'] = []
  for (let n = 0; n < size; n++) {
    items.push((await createItem(pool, { owner: owner.id })).id)
    const { id } = await createPerson(pool, { name: `Rita ${n}`, kycLevel: 1 })
    const exp = Math.floor(Date.now() / 1000) + 3600
    renters.push({ id, token: await deps.keys.sign({ sub: id, role: 'authenticated', exp }) })
  }
  await deps.db.close()

  const stepsAt = (url: string, fetch?: typeof globalThis.fetch) =>
    checkoutSteps((as) =>
      createClient<Types>(url, publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        global: {
          ...(fetch && { fetch }),
          ...(as && { headers: { Authorization: `Bearer ${as.token}` } }),
        },
      }),
    )

  return {
    renters,
    items,
    copy: (name, of = template) => sites.copy(name, of),
    async serve(site) {
      const child = fork(SERVER, { env: { ...process.env, ...settings(site) }, execArgv: [] })
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      const said = <Message>() =>
        new Promise<Message>((resolve) => child.once('message', resolve as () => void))
      const { port } = await said<AddressInfo>()
      return {
        child,
        ended,
        steps: stepsAt(`http://127.0.0.1:${port}`),
        order(order) {
          const answer = said<{ commits: number }>()
          child.send(order)
          return answer
        },
      }
    },
    async restarted(site, work) {
      const reopened = await openDeps(readConfig(settings(site)))
      const app = createApp(reopened)
      try {
        const inProcess = async (input: RequestInfo | URL, init?: RequestInit) =>
          app.fetch(new Request(input, init))
        return await work(reopened, stepsAt('http://lendaround.test', inProcess))
      } finally {
        await reopened.db.close()
      }
    },
    close: sites.close,
  }
}

const settings = (site: Site) => ({
  ...site,
  LENDAROUND_MODE: 'development',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'false',
})

/** The state of the checkout that the browser knew of before the server was gone. */
export interface Known {
  held?: boolean
  orderId?: string
  done?: Said<CompletedCheckout>
}

/** One whole checkout as a browser does it. */
export async function checkOut(steps: Steps, renter: { token: string }, line: Line): Promise<Known> {
  const known: Known = {}
  try {
    const held = await steps.hold(renter, line)
    known.held = held.status === 200
    const started = await steps.start(renter, held)
    if (started.value) known.orderId = started.value.orderId
    await steps.confirm(started)
    known.done = await steps.complete(renter, started)
  } catch {
    // The server was killed: from here on the browser knows nothing.
  }
  return known
}

/** Advances the clock, and does what finishes what was left undone. */
export async function pass(deps: Deps, ms: number): Promise<void> {
  deps.now = () => new Date(Date.now() + ms)
  // The database's own clock cannot be set: what it has stamped is moved back instead.
  await deps.db.pool.query(
    `update public.reservations set expires_at = expires_at - $1 * interval '1 millisecond'`,
    [ms],
  )
  const app = createApp(deps)
  // Likewise: a task that died at work comes back when its lease is over.
  await deps.db.pool.query(
    `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
  )
  for (let turn = 0; turn < 3; turn++) {
    for (const job of [...HOUSEKEEPING, ...jobsOf(deps)])
      await job.run(deps, async (request) => app.fetch(request))
    await settleDue(deps)
  }
}
