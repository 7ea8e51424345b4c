import { afterAll, beforeAll, expect, it } from 'vitest'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const HOLD = `insert into public.reservations (item_id, user_id, start_date, end_date)
  values ($1, $2, now() + interval '5 days', now() + interval '6 days')`

it.skipIf(process.env.TEST_DATABASE === 'pglite')(
  'the twenty-first hold is refused even while the twentieth is not committed yet',
  async () => {
    const owner = await t.user()
    const renter = await t.user({ kyc_level: 1 })
    const items: string[] = []
    for (let n = 0; n < 21; n++) {
      items.push((await createItem(t.db.pool, { owner: owner.id, pricePerDayCents: 1_000 })).id)
    }
    for (const item of items.slice(0, 19)) await t.db.pool.query(HOLD, [item, renter.id])
    const other = await t.db.pool.connect()
    await other.query('begin')
    await other.query(HOLD, [items[19], renter.id])
    const late = t.db.pool.query(HOLD, [items[20], renter.id]).then(
      () => 'held',
      (error: { code?: string }) => error.code,
    )
    await new Promise((resolve) => setTimeout(resolve, 200))
    await other.query('commit')
    other.release()
    expect(await late).toBe('LA003')
  },
)

it('availability of more lines than a basket may have is refused', async () => {
  const lines = Array.from({ length: 21 }, () => ({
    item_id: crypto.randomUUID(),
    start_date: '2031-01-01T00:00Z',
    end_date: '2031-01-02T00:00Z',
  }))
  const ask = async (count: number) =>
    await t.client().rpc('unavailable_lines', { lines: lines.slice(0, count) })
  expect(await ask(20)).toMatchObject({ status: 200, data: { length: 20 } })
  expect(await ask(21)).toMatchObject({
    status: 400,
    error: { code: 'LA005', message: 'a basket has at most 20 lines' },
  })
})
