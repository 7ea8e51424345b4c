import { afterEach, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { measureWork } from '#server/operations/measure-work.ts'
import { itemsToIndex } from '#server/operations/metrics-registry.ts'
import { INDEX_BATCH, indexBatch, indexItems } from './index-items.ts'

let t: CheckoutFixture
/** Items that are called by a word that no search knows yet. */
let strange: string[]
beforeEach(async () => {
  t = await createCheckoutFixture()
  strange = []
  for (let n = 0; n < 70; n++) strange.push((await t.another({ title: `Zorgblatt ${n}` })).id)
})
afterEach(() => t.close())

/** As a new version does it: the English terms with one line more. */
const teach = (line: string) =>
  t.rows(
    `select public.load_search_terms('en', string_agg(concept || ': ' || term, E'\\n' order by position) || E'\\n' || $1)
     from public.search_terms where language = 'en'`,
    [line],
  )
const foundAs = async (q: string) => {
  const { data } = await t.client().rpc('search_items', { q, locale: 'en' })
  return (data as { total: number; is_similar: boolean }).total
}
const left = async () => {
  await measureWork(t.deps.db)
  return (await itemsToIndex.get()).values[0]!.value
}
const run = () => indexItems.run(t.deps, async (request) => t.app.fetch(request))

it('finds items by new words when all are indexed, by the old ones meanwhile, and says how many are left', async () => {
  expect(await left()).toBe(0)
  const before = await foundAs('hammer drill')
  await teach('hammer-drill: zorgblatt')
  const all = strange.length + before
  expect(await left()).toBeGreaterThanOrEqual(strange.length)
  expect([await foundAs('zorgblatt'), await foundAs('hammer drill')]).toEqual([all, before])

  expect((await indexBatch(t.deps.db)).compared).toBe(50)
  expect(await foundAs('zorgblatt')).toBe(all)
  await run()
  expect([await foundAs('hammer drill'), await left()]).toEqual([all, 0])
  expect(await t.rows('select from public.search_indexing')).toEqual([])
})

it('goes on where a process was killed, and begins anew for still newer words', async () => {
  await teach('hammer-drill: zorgblatt')
  await indexBatch(t.deps.db)
  const halfway = await t.rows('select after from public.search_indexing')
  const killed = await t.deps.db.pool.connect()
  await killed.query('begin')
  expect((await indexBatch({ pool: killed as never })).compared).toBeGreaterThan(0)
  await killed.query('rollback')
  killed.release()
  expect(await t.rows('select after from public.search_indexing')).toEqual(halfway)

  await teach('hammer-drill: zorgblatt, blattzorg')
  expect(await left()).toBeGreaterThanOrEqual(strange.length)
  await run()
  expect(await foundAs('hammer drill')).toBeGreaterThanOrEqual(strange.length)
})

it('writes what changes and nothing else, and does nothing for the same words', async () => {
  await teach('hammer-drill: zorgblatt')
  const written = async () =>
    (await t.rows<{ id: string }>('select id from public.items where updated_at > created_at')).map(
      ({ id }) => id,
    )
  await t.rows('alter table public.items disable trigger items_touch')
  await t.rows('update public.items set updated_at = created_at')
  await t.rows('alter table public.items enable trigger items_touch')
  await run()
  expect((await written()).toSorted()).toEqual(strange.toSorted())
  await teach('hammer-drill: zorgblatt')
  expect(await t.rows('select from public.search_indexing')).toEqual([])
})

it('is done by one process at a time', async ({ skip }) => {
  if (t.deps.db.embedded) skip('it has one connection')
  await teach('hammer-drill: zorgblatt')
  const first = await t.deps.db.pool.connect()
  await first.query('begin')
  expect((await indexBatch({ pool: first as never })).compared).toBe(50)
  expect(await indexBatch(t.deps.db)).toEqual({ compared: 0, indexed: 0 })
  await first.query('commit')
  first.release()
  const both = await Promise.all([run(), run()])
  expect(both).toHaveLength(2)
  expect(await foundAs('hammer drill')).toBeGreaterThanOrEqual(strange.length)
})

it('reads the items of a batch alone, however many there are', async () => {
  const plan = await inTransaction(t.deps.db, { as: 'service' }, async (tx) => {
    // The table of the test is small: a scan is taken only where nothing else is possible.
    await tx.query('set local enable_seqscan = off')
    const { rows } = await tx.query(`explain ${INDEX_BATCH}`, [50])
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).not.toMatch(/Seq Scan on items/)
  expect(plan).toMatch(/(Index|Recheck) Cond: \(id = ANY/)
})
