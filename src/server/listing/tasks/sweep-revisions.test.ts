import { afterEach, beforeEach, expect, it } from 'vitest'
import { setTerms } from '#domain/settings/terms.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { sweepRevisions } from './sweep-revisions.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

it('deletes withdrawn changes after their time, and none that waits, was decided on, or is younger', async () => {
  const { id } = await t.another({ title: 'Ladder' })
  const add = (title: string, status: string, daysAgo: number) =>
    t.rows(
      `insert into public.item_revisions (item_id, status, title, description, language, category_id, images, decided_at)
       select id, $2::text, $3, 'Four steps.', 'en', category_id, '[]',
         case when $2 <> 'pending' then $4::timestamptz - make_interval(days => $5) end
       from public.items where id = $1`,
      [id, status, title, t.deps.now(), daysAgo],
    )
  await add('long withdrawn', 'withdrawn', 11)
  await add('just withdrawn', 'withdrawn', 9)
  await add('long rejected', 'rejected', 400)
  await add('long approved', 'approved', 400)
  await add('waiting', 'pending', 0)

  setTerms({ withdrawnDays: 10 })
  await sweepRevisions.run(t.deps, async (request) => t.app.fetch(request))
  const left = await t.rows<{ title: string }>('select title from public.item_revisions order by title')
  expect(left.map(({ title }) => title)).toEqual([
    'just withdrawn',
    'long approved',
    'long rejected',
    'waiting',
  ])
})
