import { afterEach, beforeEach, expect, it } from 'vitest'
import { runTask } from '#server/areas.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { adoptPayments } from './adopt-payments.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const run = async () => {
  await adoptPayments.run(t.deps, async () => new Response())
  await t.deps.tasks.drain((name, data) => runTask(t.deps, name, data))
}
const orders = async () =>
  (await t.rows<{ status: string }>('select status from public.orders')).map(({ status }) => status)

it('books what a process of 1.1 left authorised, which put no task into the queue', async () => {
  await t.pay(t.renter, [t.line()])
  await t.rows('delete from pgboss.job')
  // By the column's default, as that process writes it.
  await t.rows('update public.payments set check_at = default')
  await run()
  expect(await orders()).toEqual(['pending'])
  t.setNow(31_000)
  await run()
  expect(await orders()).toEqual(['paid'])
  expect(await t.rows('select check_at from public.payments')).toEqual([{ check_at: null }])
})

it('leaves alone what is in the queue', async () => {
  await t.start(t.renter, await t.hold(t.renter, t.line()))
  t.setNow(31_000)
  await adoptPayments.run(t.deps, async () => new Response())
  const tasks = `select count(*)::int as count from pgboss.job where data ->> 'name' = 'settle-payment'`
  expect(await t.rows(tasks)).toEqual([{ count: 1 }])
})
