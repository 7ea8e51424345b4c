import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { rounds } from '#backend/testing/rounds.ts'
import { type CrashHarness, checkOut, createCrashHarness, pass } from './testing/crash-harness.ts'
import { violatedInvariants } from './testing/invariants.ts'
import { embeddedSites, postgresSites, type Sites } from './testing/sites.ts'
import { HOUR_MS, lineOf } from './testing/steps.ts'

const ROUNDS = rounds(2, 20)
/** Of two days each, as far ahead as rentals are taken. */
const MOST_RENTALS = 180

// Servers are started dozens of times, on machines that have other work to do.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

/**
 * Every commit on PostgreSQL, where copies of a site cost little; random moments on the embedded database, where it
 * dies with the server. All on both in the long version.
 */
const template = inject('databaseTemplate')
const onPostgres = 'folder' in template ? [] : [['PostgreSQL', () => postgresSites(template)] as const]
const embedded = [['the embedded database', embeddedSites] as const]
const [forCommits, forMoments] = [
  rounds(onPostgres.length, 2) === 1 ? onPostgres : [...onPostgres, ...embedded],
  rounds(1, 2) === 1 ? embedded : [...onPostgres, ...embedded],
]

const bookings = `select id, status from public.bookings`

describe.each(forCommits)('a server killed during a checkout on %s', (_, sites) => {
  const world = worldOf(1, sites)

  it('after any commit: keeps what it answered, finishes or voids the rest, leaks no hold', async () => {
    const { renters, items, copy, serve, restarted } = world()
    const [renter, line] = [renters[0]!, lineOf(items[0]!, new Date())]
    const commits = await rehearse()
    expect(commits).toBeGreaterThanOrEqual(9)

    for (let dieAfter = 1; dieAfter <= commits; dieAfter++) {
      const at = `killed after commit ${dieAfter} of ${commits}`
      const site = await copy(`killed-${dieAfter}`)
      const server = await serve(site)
      await server.order({ dieAfter })
      const known = await checkOut(server.steps, renter, line)
      // Now and then a checkout takes a commit less than the rehearsal: then it dies with all of them behind it.
      await Promise.race([server.ended, setTimeout(5_000)])
      server.child.kill('SIGKILL')
      await server.ended

      // Either the customer never comes back …
      await restarted(await copy(`abandoned-${dieAfter}`, site), async (deps) => {
        await pass(deps, HOUR_MS)
        expect(await violatedInvariants(deps.db), at).toEqual({})
        const open = await deps.db.pool.query(`select id from public.reservations
          union all select id from public.orders where status = 'pending'`)
        expect(open.rows, at).toEqual([])
      })
      // … or reloads the page, which asks for the order that it knows and otherwise starts over.
      await restarted(site, async (deps, steps) => {
        if (known.held) {
          const kept = await deps.db.pool.query('select id from public.calendar_entries')
          expect(kept.rows, at).toHaveLength(1)
        }
        const orderId = known.orderId ?? randomUUID()
        const resumed = await steps.say(renter, 'complete-checkout', { orderId })
        const isBooked = resumed.status === 200 || (await deps.db.pool.query(bookings)).rows.length > 0
        if (!isBooked)
          expect(await checkOut(steps, renter, line), at).toMatchObject({ done: { status: 200 } })
        await pass(deps, 31_000)
        expect((await deps.db.pool.query(bookings)).rows, at).toMatchObject([{ status: 'confirmed' }])
        expect(await violatedInvariants(deps.db), at).toEqual({})
      })
    }

    /** Counts the commits of a whole checkout that change something. */
    async function rehearse(): Promise<number> {
      const server = await serve(await copy('rehearsal'))
      await server.order({ dieAfter: Number.MAX_SAFE_INTEGER })
      expect(await checkOut(server.steps, renter, line)).toMatchObject({ done: { status: 200 } })
      const { commits: counted } = await server.order('count')
      server.child.kill('SIGKILL')
      await server.ended
      return counted
    }
  })
})

describe.each(forMoments)('a server killed at random moments on %s', (_, sites) => {
  const world = worldOf(3, sites)

  it('again and again, with the clock running: violates no invariant', async () => {
    const { renters, items, copy, serve, restarted } = world()
    const site = await copy('random')
    const acknowledged: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const server = await serve(site)
      server.child.send('start jobs')
      const checkouts = renters.map(async (renter, n) => {
        for (let turn = 0; server.child.signalCode === null; turn++) {
          const line = lineOf(items[n]!, new Date(), dayOf(round, turn))
          const { done } = await checkOut(server.steps, renter, line)
          for (const { id } of done?.value?.bookings ?? []) acknowledged.push(id)
          // Somewhere in the middle of what comes after the first booking.
          if (done?.value) void setTimeout(Math.random() * 500).then(() => server.child.kill('SIGKILL'))
        }
      })
      await server.ended
      await Promise.all(checkouts)
    }
    await restarted(site, async (deps) => {
      await pass(deps, HOUR_MS)
      expect(await violatedInvariants(deps.db)).toEqual({})
      const { rows } = await deps.db.pool.query<{ id: string; status: string }>(bookings)
      const kept = new Set(rows.filter(({ status }) => status === 'confirmed').map(({ id }) => id))
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
      expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS)
      expect((await deps.db.pool.query('select id from public.reservations')).rows).toEqual([])
    })
  })
})

/** Days that no other checkout of this renter has, but for those that a killed server left open; within a year. */
const dayOf = (round: number, turn: number): number => 3 + ((round + turn * ROUNDS) % MOST_RENTALS) * 2

/** A world of so many renters and items, from before the tests until after them. */
function worldOf(size: number, sites: () => Sites): () => CrashHarness {
  let world: CrashHarness
  beforeAll(async () => {
    world = await createCrashHarness(size, sites())
  })
  afterAll(() => world?.close())
  return () => world
}
