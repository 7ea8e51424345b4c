import { afterEach, beforeEach, expect, it } from 'vitest'
import { runTask } from '#server/areas.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { HOUR_MS } from '#server/checkout/testing/steps.ts'
import { holdDeposits } from '#server/money/tasks/hold-deposits.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'

let fixture: CheckoutFixture
let id: string
let end: Date
/** Three units are out, with 300 € reserved for them. */
beforeEach(async () => {
  fixture = await createCheckoutFixture()
  fixture.deps.log.warn = () => {}
  const item = await fixture.another({ units: 3, depositCents: 10_000 })
  await fixture.complete(
    fixture.renter,
    await fixture.pay(fixture.renter, [fixture.line(item, 2, { quantity: 3 })]),
  )
  await settle()
  const [row] = await fixture.rows<{ id: string; start_date: Date; end_date: Date }>(
    'select id, start_date, end_date from public.bookings',
  )
  id = row!.id
  end = row!.end_date
  fixture.setNow(row!.start_date)
  await settle()
  await fixture.say(fixture.renter, 'pick-up-booking', { id })
})
afterEach(() => fixture.close())

async function settle() {
  const fetch = async (request: Request) => fixture.app.fetch(request)
  // The smaller authorisation first, then the previous one is voided.
  for (let turn = 0; turn < 3; turn++) {
    await holdDeposits.run(fixture.deps, fetch)
    await settleDue(fixture.deps)
  }
  await fixture.deps.tasks.drain((name, data) => runTask(fixture.deps, name, data))
}

/** Records that one more unit is back, and lets the money follow. */
async function giveBack(as: 'owner' | 'renter', statement: object = {}) {
  const { data } = await fixture.client({ as: fixture.owner }).rpc('booking_units', { booking: id })
  const out = data!.find(({ returned_at }) => returned_at === null)!
  const answer = await fixture.say(fixture[as], 'return-part-booking', {
    id,
    units: [out.unit_id],
    ...statement,
  })
  expect(answer.status).toBe(200)
  await settle()
}

/** The authorisations of the deposit at the provider, in the order in which they were made. */
const reserved = () =>
  fixture.rows<{ cents: number; status: string }>(
    `select t.amount_cents::int as cents, t.status from payments_test.payments t
     join public.payment_intents i on i.id = t.id join public.payments p on p.id = i.payment_id where p.purpose = 'deposit' order by p.created_at`,
  )

it('releases the share of the units that the lender took back in order, and reserves the rest again first', async () => {
  await giveBack('owner')
  expect(await reserved()).toEqual([
    { cents: 30_000, status: 'voided' },
    { cents: 20_000, status: 'authorised' },
  ])
  await giveBack('owner')
  expect((await reserved()).at(-1)).toEqual({ cents: 10_000, status: 'authorised' })
  await fixture.say(fixture.owner, 'return-booking', { id })
  expect(await fixture.rows('select status, amount_cents::int as cents from public.deposits')).toEqual([
    { status: 'held', cents: 10_000 },
  ])
})

it('keeps the share of units that came back damaged, or back by the renter’s word alone', async () => {
  await giveBack('owner', { isUndamaged: false })
  await giveBack('renter')
  expect(await reserved()).toEqual([{ cents: 30_000, status: 'authorised' }])
})

it('keeps the share of what came back late', async () => {
  fixture.setNow(new Date(end.getTime() + HOUR_MS))
  await giveBack('owner')
  expect(await reserved()).toEqual([{ cents: 30_000, status: 'authorised' }])
})

it.each(['declined', 'challenge'])(
  'stays whole where the bank says %s to less, and no one is notified',
  async (answer) => {
    await fixture.rows('update payments_test.methods set off_session = $1', [answer])
    await giveBack('owner')
    await settle()
    expect(await reserved()).toEqual([
      { cents: 30_000, status: 'authorised' },
      { cents: 20_000, status: 'voided' },
    ])
    expect(await fixture.rows('select status from public.deposits')).toEqual([{ status: 'held' }])
    expect(await fixture.rows(`select 1 from public.outbox where template = 'payment-needed'`)).toEqual([])
  },
)

it('covers a claim with what is still reserved, and charges the card for the rest', async () => {
  await giveBack('owner')
  await fixture.say(fixture.owner, 'return-booking', { id, isUndamaged: false })
  const { value } = await fixture.say<{ id: string }>(fixture.owner, 'open-claim', {
    bookingId: id,
    kind: 'damage',
    amountCents: 25_000,
    description: 'Two of them came back broken',
  })
  await fixture.say(fixture.renter, 'accept-claim', { id: value!.id })
  await settle()
  expect(
    await fixture.rows(
      `select purpose, captured_cents::int as cents from public.payments
       where purpose <> 'rental' and captured_cents > 0 order by purpose`,
    ),
  ).toEqual([
    { purpose: 'claim', cents: 5_000 },
    { purpose: 'deposit', cents: 20_000 },
  ])
})
