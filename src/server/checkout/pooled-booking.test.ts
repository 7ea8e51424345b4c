import { expect, inject, it } from 'vitest'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { hasPgbouncer, startPgbouncer } from '#backend/testing/pgbouncer.ts'
import { runTask } from '#server/areas.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'
import { createCheckoutFixtureOn } from './testing/checkout-fixture.ts'
import { DAY_MS } from './testing/steps.ts'

const isPossible = hasPgbouncer && !('folder' in inject('databaseTemplate'))

it.skipIf(!isPossible).each(['session', 'transaction'] as const)(
  'a rental goes from the basket to its return behind PgBouncer (pool_mode = %s), and its people hear of it',
  async (mode) => {
    const real = await createTestDatabase()
    const directUrl = real.pool.options.connectionString!
    const url = new URL(directUrl)
    const pooler = await startPgbouncer(Number(url.port), mode)
    url.port = String(pooler.port)
    const lent = mode === 'transaction' ? { directUrl, prepare: false } : {}
    const db = connectPostgres(url.href, { connections: 8, ...lent })
    await expect
      .poll(() =>
        db.pool.query('select 1').then(
          () => 'up',
          () => 'down',
        ),
      )
      .toBe('up')
    const t = await createCheckoutFixtureOn(db)
    const heard: string[] = []
    const listening = { heard: (payload: string) => void heard.push(payload), resumed: () => {} }
    await t.deps.listener.listen('pooled', listening)

    // Several renters at once on four sessions, and the same searches again and again.
    const items = await Promise.all(Array.from({ length: 6 }, () => t.another()))
    const renters = await Promise.all(items.map(() => t.user({ kyc_level: 1 })))
    const started = await Promise.all(items.map((item, i) => t.pay(renters[i], [t.line(item)])))
    for (const [i, payment] of started.entries()) {
      expect(await t.complete(renters[i], payment)).toMatchObject({ status: 200 })
      const { data } = await t.client().from('items').select('id, title').limit(50)
      expect(data).toHaveLength(7)
    }
    await settleDue(t.deps)
    await t.deps.tasks.drain((name, data) => runTask(t.deps, name, data))
    const owner = t.client({ as: t.owner })
    const { data: bookings } = await owner.from('bookings').select('id, status, renter_id')
    expect(bookings!.map(({ status }) => status)).toEqual(items.map(() => 'confirmed'))
    t.setNow(3 * DAY_MS)
    const { id, renter_id } = bookings![0]!
    const renter = renters.find((person) => person.id === renter_id)
    expect(await t.say(renter, 'pick-up-booking', { id })).toMatchObject({ value: { status: 'picked_up' } })
    expect(await t.say(t.owner, 'return-booking', { id })).toMatchObject({ value: { status: 'returned' } })
    expect(await t.rows('select sum(amount_cents)::int as sum from public.ledger_entries')).toEqual([
      { sum: 0 },
    ])

    await db.pool.query(`select pg_notify('pooled', 'a message')`)
    await expect.poll(() => heard).toEqual(['a message'])
    await t.close()
    await pooler.stop()
    await real.close()
  },
)
