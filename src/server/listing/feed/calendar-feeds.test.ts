import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Item } from '#seed/fixtures/create-item.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let drill: Item
beforeAll(async () => {
  t = await createCheckoutFixture()
  drill = await t.another({ title: 'Drill, 18 V' })
  await t.complete(t.renter, await t.pay(t.renter, [t.line(drill, 3)]))
  const asked = await t.another({ title: 'Saw', isInstant: false })
  await t.complete(t.renter, await t.pay(t.renter, [t.line(asked, 6)]))
  await t.client({ as: t.owner }).from('item_blocks').insert({
    item_id: drill.id,
    start_date: '2031-03-30T00:00+01:00',
    end_date: '2031-03-31T00:00+02:00',
    note: 'Away',
  })
})
afterAll(() => t.close())

const create = async (as: TestUser, itemId: string | null) =>
  t.say<{ address: string }>(as, 'create-calendar-feed', { itemId })
const read = (address: string, headers: Record<string, string> = {}) =>
  t.app.fetch(new Request(address, { headers }))
async function feedOf(itemId: string | null) {
  const { value } = await create(t.owner, itemId)
  return value!.address
}
const summaries = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith('SUMMARY:'))

it('shows all of a lender’s rentals, requests and blocks to a calendar that has the address', async () => {
  const response = await read(await feedOf(null))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const file = await response.text()
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*END:VCALENDAR\r\n$/)
  expect(summaries(file)).toEqual([
    'SUMMARY:Drill\\, 18 V: Rita',
    'SUMMARY:Request: Saw\\, Rita',
    'SUMMARY:Blocked: Drill\\, 18 V',
  ])
  expect(file).toContain('STATUS:TENTATIVE')
  // A day of 23 hours.
  expect(file).toContain('DTSTART:20310329T230000Z\r\nDTEND:20310330T220000Z')
  for (const secret of [t.renter.email, t.renter.id, 'Renter']) expect(file).not.toContain(secret)
})

it('shows one item alone where it is for that', async () => {
  const file = await (await read(await feedOf(drill.id))).text()
  expect(summaries(file)).toEqual(['SUMMARY:Drill\\, 18 V: Rita', 'SUMMARY:Blocked: Drill\\, 18 V'])
  expect(file).toContain('X-WR-CALNAME:')
})

it('is the same until something changes, and says so to a program that asks again', async () => {
  const address = await feedOf(null)
  const first = await read(address)
  const again = await read(address, { 'if-none-match': first.headers.get('etag')! })
  expect(again.status).toBe(304)
  await t.rows(`update public.bookings set status = 'declined' where status = 'requested'`)
  expect((await read(address, { 'if-none-match': first.headers.get('etag')! })).status).toBe(200)
})

it('stops at an address that was replaced, revoked, or whose lender is blocked', async () => {
  const old = await feedOf(null)
  const address = await feedOf(null)
  expect((await read(old)).status).toBe(404)
  expect((await read(address)).status).toBe(200)
  await t.rows('update public.profiles set is_blocked = true where id = $1', [t.owner.id])
  expect((await read(address)).status).toBe(404)
  await t.rows('update public.profiles set is_blocked = false where id = $1', [t.owner.id])
  const owner = t.client({ as: t.owner })
  const { data } = await owner.from('calendar_feeds').select('id, last_read_at').is('item_id', null)
  expect(data).toMatchObject([{ last_read_at: expect.any(String) }])
  await owner.from('calendar_feeds').delete().eq('id', data![0]!.id)
  expect((await read(address)).status).toBe(404)
})

it('is found neither by guesses nor by what is kept of it', async () => {
  const address = await feedOf(null)
  const [row] = await t.rows<{ hash: string }>(
    `select encode(token_hash, 'hex') as hash from public.calendar_feeds where item_id is null`,
  )
  const base = address.slice(0, address.lastIndexOf('/'))
  for (const guess of [row!.hash, 'A'.repeat(43), '', '..', `${'A'.repeat(43)}'--`])
    expect((await read(`${base}/${encodeURIComponent(guess)}.ics`)).status).toBe(404)
  expect((await read(address.replace('.ics', ''))).status).toBe(404)
})

it('is made by a lender for their own items alone, and its secret cannot be read', async () => {
  expect(await create(await t.user(), drill.id)).toMatchObject({
    code: expect.stringMatching(/NOT_FOUND|UNAUTHORIZED/),
  })
  const { error } = await t
    .client({ as: t.owner })
    .from('calendar_feeds')
    .select('token_hash' as 'id')
  expect(error?.code).toBe('42501')
  await feedOf(drill.id)
  const other = t.client({ as: t.renter })
  expect((await other.from('calendar_feeds').select('id')).data).toEqual([])
})

it('answers one address only so often', async () => {
  t.deps.config.rateLimits = true
  const address = await feedOf(drill.id)
  const statuses: number[] = []
  for (let n = 0; n < 62; n++) statuses.push((await read(address)).status)
  t.deps.config.rateLimits = false
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})
