import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderMail } from '#server/mail/render-mail.ts'
import { type CheckoutFixture, createCheckoutFixture } from './testing/checkout-fixture.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const mails = async () => {
  const rows = await t.rows<{ template: string; data: object }>('select template, data from public.outbox')
  return Object.fromEntries(
    rows.map(({ template, data }) => [template, renderMail(template, 'en', data).text]),
  )
}
const address = 'Wrangelstraße 84, 10997 Berlin'
const locate = (itemId: string) =>
  t.db.pool.query(
    `insert into public.item_locations (item_id, address, latitude, longitude) values ($1, $2, 52.5, 13.4)
     on conflict (item_id) do update set address = excluded.address`,
    [itemId, address],
  )

it('an instant booking is told both sides with its place, its money and the page of each', async () => {
  await locate(t.item.id)
  const done = await t.complete(t.renter, await t.pay(t.renter, [t.line()]))
  const { id } = done.value!.bookings[0]!
  const sent = await mails()
  expect(sent['items-booked']).toContain('has booked and paid')
  expect(sent['items-booked']).toContain('17.00')
  expect(sent['items-booked']).toContain(`/dashboard/customers/${id}`)
  expect(sent['order-booked']).toContain('20.00')
  expect(sent['order-booked']).toContain(`/dashboard/my-rentals/${id}`)
  for (const text of Object.values(sent)) expect(text).toContain(address)
  // Notices outlive the right to see where somebody lives.
  expect(await t.rows(`select 1 from public.notifications where data::text like '%Wrangel%'`)).toEqual([])
})

it('a request gives the address away to nobody but its lender', async () => {
  const item = await t.another({ isInstant: false })
  await locate(item.id)
  await t.complete(t.renter, await t.pay(t.renter, [t.line(item)]))
  const sent = await mails()
  expect(sent['items-booked']).toContain(address)
  expect(sent['items-booked']).toContain('accept or decline')
  expect(sent['order-booked']).not.toContain('Wrangel')
  expect(sent['order-booked']).toContain('nothing is charged until it is accepted')
})
