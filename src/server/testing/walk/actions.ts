import { handoverCode } from '#contract/handover-code.ts'
import { CARDS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import type { TestUser } from '#server/testing/app.ts'
import type { WalkWorld } from './walk-world.ts'

/** Cards of renters, the good one most often: refused, challenged, and refused or challenged when charged later. */
const WALK_CARDS = [
  ...Array<string>(6).fill(CARDS.good),
  CARDS.declined,
  CARDS.challenge,
  '4000 0000 0000 0341',
  '4000 0082 6000 3178',
]

interface BookingRow {
  id: string
  status: string
  renter_id: string
  owner_id: string
  start_date: Date
  end_date: Date
  total_cents: string
}

interface ClaimRow {
  id: string
  claimant_id: string
  respondent_id: string
  amount_cents: string
}

/** One thing that somebody does, or that happens; says what came of it. */
export type Action = (world: WalkWorld) => Promise<string>

const people = ({ owner, renters, lenders }: WalkWorld): TestUser[] => [
  owner,
  ...renters,
  ...lenders.map(({ person }) => person),
]
const personOf = (world: WalkWorld, id: string): TestUser => people(world).find((each) => each.id === id)!

/** A random booking in one of these states. */
async function bookingIn(
  { rows, random }: WalkWorld,
  ...statuses: string[]
): Promise<BookingRow | undefined> {
  const found = await rows<BookingRow>(
    'select * from public.bookings where status = any ($1) order by number desc limit 30',
    [statuses],
  )
  return found.length > 0 ? random.pick(found) : undefined
}

async function claimIn({ rows, random }: WalkWorld, ...statuses: string[]): Promise<ClaimRow | undefined> {
  const found = await rows<ClaimRow>('select * from public.claims where status = any ($1) order by number', [
    statuses,
  ])
  return found.length > 0 ? random.pick(found) : undefined
}

/** Says something once, and now and then twice at the same moment: it must have one effect. */
async function say(world: WalkWorld, as: TestUser, name: string, body: object): Promise<string> {
  const ask = () => world.say(as, name, body)
  const answers = await Promise.all(world.random.chance(0.1) ? [ask(), ask()] : [ask()])
  return answers.map(({ status, code }) => code ?? String(status)).join('+')
}

/** Two sides at the same moment. */
const either = (world: WalkWorld, { renter_id, owner_id }: BookingRow): TestUser =>
  personOf(world, world.random.chance(0.5) ? renter_id : owner_id)

const onBooking =
  (statuses: string[], act: (world: WalkWorld, row: BookingRow) => Promise<string>): Action =>
  async (world) => {
    const row = await bookingIn(world, ...statuses)
    return row ? act(world, row) : 'none'
  }

const checkOut: Action = async (world) => {
  const { random, renters, items } = world
  const renter = random.pick(renters)
  const from = random.between(1, 5)
  const lines = random
    .shuffled(items)
    .slice(0, random.between(1, 2))
    .map((itemId) => world.line({ id: itemId } as never, from, { quantity: random.chance(0.2) ? 2 : 1 }))
  const held = await world.hold(renter, ...lines)
  if (!held.value || random.chance(0.1)) return `hold ${held.code ?? held.status}`
  const started = await world.start(renter, held)
  if (!started.value?.clientSecret) return `start ${started.code ?? started.status}`
  const card = random.pick(WALK_CARDS)
  const confirmed = await world.confirm(started, card)
  if (confirmed.value?.paymentStatus === 'requires_action') await world.challenge(started, random.chance(0.8))
  // Some close the page: webhook and clock finish it.
  if (random.chance(0.4)) return 'left'
  const done = await world.complete(renter, started)
  return done.code ?? String(done.status)
}

const handOver = onBooking(['confirmed'], async (world, row) => {
  const byRenter = world.random.chance(0.5)
  if (byRenter) return say(world, personOf(world, row.renter_id), 'pick-up-booking', { id: row.id })
  const [secret] = await world.rows<{ code: string }>(
    'select code from public.booking_codes where booking_id = $1',
    [row.id],
  )
  const code = handoverCode(secret!.code, world.deps.now().getTime())
  return say(world, personOf(world, row.owner_id), 'pick-up-booking', { id: row.id, code })
})

const extend = onBooking(['confirmed', 'picked_up'], async (world, row) => {
  const end = new Date(row.end_date.getTime() + world.random.between(1, 30) * HOUR_MS).toISOString()
  const renter = personOf(world, row.renter_id)
  const asked = await world.say(renter, 'extend-booking', { id: row.id, end, expectedCents: 0 })
  if (asked.code !== 'PRICE_CHANGED') return asked.code ?? String(asked.status)
  const expectedCents = Number(asked.details?.totalCents)
  return say(world, renter, 'extend-booking', { id: row.id, end, expectedCents })
})

const answerExtension: Action = async (world) => {
  const [open] = await world.rows<{ id: string; owner_id: string }>(
    `select e.id, b.owner_id from public.extensions e join public.bookings b on b.id = e.booking_id
     where e.status = 'requested' order by e.created_at limit 1`,
  )
  if (!open) return 'none'
  const name = world.random.pick(['accept-extension', 'accept-extension', 'decline-extension'])
  return say(world, personOf(world, open.owner_id), name, { id: open.id })
}

const report = onBooking(['returned', 'disputed', 'picked_up'], (world, row) =>
  say(world, personOf(world, row.owner_id), 'open-claim', {
    bookingId: row.id,
    kind: world.random.pick(['damage', 'missing']),
    amountCents: world.random.between(1, Number(row.total_cents) + 4_000),
    description: 'It came back broken',
  }),
)

const reportNoShow = onBooking(['confirmed'], (world, row) =>
  say(world, personOf(world, row.renter_id), 'open-claim', {
    bookingId: row.id,
    kind: 'no_show',
    amountCents: world.random.between(1, Number(row.total_cents)),
    description: 'Nobody was there',
  }),
)

const answerClaim: Action = async (world) => {
  const { random } = world
  const row = await claimIn(world, 'open', 'countered')
  if (!row) return 'none'
  const as = personOf(world, random.pick([row.claimant_id, row.respondent_id]))
  const name = random.pick([
    'accept-claim',
    'counter-claim',
    'dispute-claim',
    'dispute-claim',
    'withdraw-claim',
  ])
  const offerCents = random.between(1, Number(row.amount_cents))
  return say(world, as, name, { id: row.id, ...(name === 'counter-claim' && { offerCents }) })
}

const decide: Action = async (world) => {
  const row = await claimIn(world, 'escalated', 'appealed')
  if (!row) return 'none'
  const awardCents = world.random.between(0, Number(row.amount_cents))
  const body = { id: row.id, awardCents, reason: 'As the photos show' }
  return say(world, world.random.pick([world.moderator, world.admin]), 'decide-claim', body)
}

const appeal: Action = async (world) => {
  const row = await claimIn(world, 'decided')
  if (!row) return 'none'
  const as = personOf(world, world.random.pick([row.claimant_id, row.respondent_id]))
  return say(world, as, 'appeal-claim', { id: row.id, message: 'That is not how it was' })
}

const rescue = onBooking(['cancelled', 'declined'], async (world, row) => {
  // The database's clock, by which offers are found, stays behind the walk's.
  if (row.start_date <= world.deps.now()) return 'over'
  const renter = personOf(world, row.renter_id)
  const { data } = await world.client({ as: renter }).rpc('rescue_offers', { booking: row.id })
  const offers = (data ?? []) as unknown as { id: string }[]
  if (offers.length === 0) return 'none'
  return say(world, renter, 'rebook-booking', { id: row.id, itemId: world.random.pick(offers).id })
})

const requestPayout: Action = async (world) => {
  const { person, methodId } = world.random.pick(world.lenders)
  const amountCents = 2_000 + world.random.between(0, 3_000)
  return say(world, person, 'request-payout', { amountCents, methodId })
}

const decidePayout: Action = async (world) => {
  const [row] = await world.rows<{ id: string }>(
    `select id from public.payouts where status = 'requested' order by number limit 1`,
  )
  if (!row) return 'none'
  const yes = () => world.say(world.moderator, 'approve-payout', { id: row.id })
  const no = () => world.say(world.moderator, 'reject-payout', { id: row.id, reason: 'random' })
  const answers = await Promise.all(
    world.random.pick([[yes], [yes], [no], [yes, no], [yes, yes]]).map((act) => act()),
  )
  return answers.map(({ code, status }) => code ?? status).join('+')
}

/** What the provider has told before comes again, late and in another order. */
const repeatWebhooks: Action = async (world) => {
  await world.rows(
    `update payments_test.events set delivered_at = null, attempts = 0, deliver_at = $1
     where id in (select id from payments_test.events order by md5(id || $2) limit 4)`,
    [world.deps.now(), String(world.random.next())],
  )
  await world.run(world.jobs.find(({ name }) => name === 'deliver-test-webhooks')!)
  return 'done'
}

const passTime: Action = async (world) => {
  // Every second, for real: an authorisation does not run out while nobody looks for a week.
  await world.run(world.jobs.find(({ name }) => name === 'settle-payments')!)
  world.setNow(world.random.pick([0.1, 0.5, 2, 5, 10, 20]) * HOUR_MS)
  return 'done'
}

const clock: Action = async (world) => {
  const job = world.random.pick(world.jobs)
  await world.run(job)
  return job.name
}

const queue: Action = async (world) => {
  await world.drain()
  return 'done'
}

/** Both sides call the same rental off, or one answers while the other cancels. */
const race = onBooking(['requested', 'confirmed'], async (world, row) => {
  const { id, owner_id, renter_id } = row
  const [owner, renter] = [personOf(world, owner_id), personOf(world, renter_id)]
  const answers = await Promise.all([
    world.say(owner, world.random.pick(['accept-booking', 'decline-booking', 'cancel-booking']), { id }),
    world.say(renter, 'cancel-booking', { id }),
  ])
  return answers.map(({ code, status }) => code ?? status).join('+')
})

/** One unit of several comes back, the others stay out. */
const returnPart = onBooking(['picked_up'], async (world, row) => {
  const as = either(world, row)
  const { data } = await world.client({ as }).rpc('booking_units', { booking: row.id })
  const out = (data ?? []).filter(({ returned_at }) => returned_at === null)
  if (out.length < 2) return 'none'
  return say(world, as, 'return-part-booking', { id: row.id, units: [world.random.pick(out).unit_id] })
})

/** Everything that can happen to money, with how often it is tried. */
export const ACTIONS: readonly { name: string; weight: number; act: Action }[] = [
  { name: 'check out', weight: 12, act: checkOut },
  {
    name: 'accept',
    weight: 6,
    act: onBooking(['requested'], (w, b) => say(w, personOf(w, b.owner_id), 'accept-booking', { id: b.id })),
  },
  {
    name: 'decline',
    weight: 1,
    act: onBooking(['requested'], (w, b) => say(w, personOf(w, b.owner_id), 'decline-booking', { id: b.id })),
  },
  {
    name: 'cancel',
    weight: 3,
    act: onBooking(['requested', 'confirmed'], (w, b) =>
      say(w, either(w, b), 'cancel-booking', { id: b.id }),
    ),
  },
  { name: 'accept against cancel', weight: 1, act: race },
  { name: 'hand over', weight: 14, act: handOver },
  {
    name: 'return',
    weight: 8,
    act: onBooking(['picked_up'], (w, b) => say(w, either(w, b), 'return-booking', { id: b.id })),
  },
  { name: 'return a part', weight: 3, act: returnPart },
  { name: 'extend', weight: 4, act: extend },
  { name: 'answer extension', weight: 3, act: answerExtension },
  { name: 'report damage', weight: 3, act: report },
  { name: 'report no-show', weight: 1, act: reportNoShow },
  { name: 'answer claim', weight: 5, act: answerClaim },
  { name: 'decide', weight: 4, act: decide },
  { name: 'appeal', weight: 2, act: appeal },
  { name: 'rescue', weight: 3, act: rescue },
  { name: 'request payout', weight: 4, act: requestPayout },
  { name: 'decide payout', weight: 4, act: decidePayout },
  { name: 'webhooks again', weight: 3, act: repeatWebhooks },
  { name: 'time passes', weight: 12, act: passTime },
  { name: 'clock', weight: 14, act: clock },
  { name: 'queue', weight: 8, act: queue },
]
