import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rounds } from '#backend/testing/rounds.ts'
import { checkOut, createKillWorld, type KillWorld, pass } from './testing/crash-harness.ts'
import { brokenPromises } from './testing/invariants.ts'
import { HOUR_MS, lineOf } from './testing/steps.ts'

const ROUNDS = rounds(2, 20)

let world: KillWorld
beforeAll(async () => {
  world = await createKillWorld(3)
}, 120_000)
afterAll(() => world.close())

const bookings = `select id, status from public.bookings`

describe('a server killed during a checkout', () => {
  it('after any commit: keeps what it answered, finishes or voids the rest, leaks no hold', async () => {
    const [renter, line] = [world.renters[0]!, lineOf(world.items[0]!, new Date())]
    const commits = await rehearse()
    expect(commits).toBeGreaterThanOrEqual(9)

    for (let dieAfter = 1; dieAfter <= commits; dieAfter++) {
      const at = `killed after commit ${dieAfter} of ${commits}`
      const folder = world.copy(`killed-${dieAfter}`)
      const server = await world.serve(folder)
      await server.order({ dieAfter })
      const known = await checkOut(server.steps, renter, line)
      // Now and then a checkout takes a commit less than the rehearsal: then it dies with all of them behind it.
      await Promise.race([server.ended, setTimeout(5_000)])
      server.child.kill('SIGKILL')
      await server.ended

      // Either the customer never comes back …
      await world.restarted(world.copy(`abandoned-${dieAfter}`, folder), async (deps) => {
        await pass(deps, HOUR_MS)
        expect(await brokenPromises(deps.db), at).toEqual({})
        const open = await deps.db.pool.query(`select id from public.reservations
          union all select id from public.orders where status = 'pending'`)
        expect(open.rows, at).toEqual([])
      })
      // … or reloads the page, which asks for the order that it knows and otherwise starts over.
      await world.restarted(folder, async (deps, steps) => {
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
        expect(await brokenPromises(deps.db), at).toEqual({})
      })
    }

    /** How many commits that change something a whole checkout takes. */
    async function rehearse(): Promise<number> {
      const server = await world.serve(world.copy('rehearsal'))
      await server.order({ dieAfter: Number.MAX_SAFE_INTEGER })
      expect(await checkOut(server.steps, renter, line)).toMatchObject({ done: { status: 200 } })
      const { commits: counted } = await server.order('count')
      server.child.kill('SIGKILL')
      await server.ended
      return counted
    }
  }, 600_000)

  it('at random moments, again and again, with the clock running: breaks no promise', async () => {
    const folder = world.copy('random')
    const acknowledged: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const server = await world.serve(folder)
      server.child.send('start jobs')
      const checkouts = world.renters.map(async (renter, n) => {
        for (let turn = 0; server.child.signalCode === null; turn++) {
          const line = lineOf(world.items[n]!, new Date(), 3 + round * 60 + turn * 2)
          const { done } = await checkOut(server.steps, renter, line)
          for (const { id } of done?.value?.bookings ?? []) acknowledged.push(id)
          // Somewhere in the middle of what comes after the first booking.
          if (done) void setTimeout(Math.random() * 500).then(() => server.child.kill('SIGKILL'))
        }
      })
      await server.ended
      await Promise.all(checkouts)
    }
    await world.restarted(folder, async (deps) => {
      await pass(deps, HOUR_MS)
      expect(await brokenPromises(deps.db)).toEqual({})
      const { rows } = await deps.db.pool.query<{ id: string; status: string }>(bookings)
      const kept = new Set(rows.filter(({ status }) => status === 'confirmed').map(({ id }) => id))
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
      expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS)
      expect((await deps.db.pool.query('select id from public.reservations')).rows).toEqual([])
    })
  }, 300_000)
})
