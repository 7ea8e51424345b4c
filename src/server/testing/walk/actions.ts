import type { ConfirmedPayment, StartedPayment } from '#contract/checkout.ts'
import { handoverCode } from '#contract/handover-code.ts'
import type { RescueOffer } from '#contract/rescue.ts'
import { CARDS, DAY_MS, HOUR_MS, type Said } from '#server/checkout/testing/steps.ts'
import { type Action, either, onBooking, personOf, say } from './act.ts'
import { answerClaim, appeal, decide, report, reportNoShow } from './claim-actions.ts'
import { adjust, answerDispute } from './dispute-actions.ts'
import { decidePayout, requestPayout, settleReturn } from './payout-actions.ts'
import { PROVIDER_ACTIONS } from './provider-actions.ts'
import { changeSetting } from './settings-actions.ts'
import { settlePayments, type WalkWorld } from './walk-world.ts'

/** Cards of renters, the good one most often: refused, challenged, and refused or challenged when charged later. */
const WALK_CARDS = [
  ...Array<string>(6).fill(CARDS.good),
  CARDS.declined,
  CARDS.challenge,
  '4000 0000 0000 0259',
  '4000 0000 0000 0341',
  '4000 0082 6000 3178',
]

const checkOut: Action = async (world) => {
  const { random, renters, items } = world
  const renter = random.pick(renters)
  const from = random.between(1, 5)
  const lines = random
    .shuffled(items)
    .slice(0, random.between(1, 2))
    .map((itemId) => {
      const line = world.line({ id: itemId } as never, from, { quantity: random.chance(0.2) ? 2 : 1 })
      // Three and seven days are cheaper where the lender gives a discount.
      const days = random.pick([2, 2, 3, 7])
      return { ...line, end: new Date(Date.parse(line.start) + days * DAY_MS).toISOString() }
    })
  const held = await world.hold(renter, ...lines)
  if (!held.value || random.chance(0.1)) return `hold ${held.code ?? held.status}`
  const started = await world.start(renter, held)
  if (!started.value?.clientSecrets.length) return `start ${started.code ?? started.status}`
  const card = random.pick(WALK_CARDS)
  const byWallet = random.chance(0.25)
  const confirmed = byWallet ? await payByWallet(world, started, card) : await world.confirm(started, card)
  if (confirmed.value?.paymentStatus === 'requires_action') await world.challenge(started, random.chance(0.8))
  // Some close the page: webhook and clock finish it.
  if (random.chance(0.4)) return byWallet ? 'wallet, left' : 'left'
  const done = await world.complete(renter, started)
  return `${byWallet ? 'wallet ' : ''}${done.code ?? done.status}`
}

const payByWallet = (world: WalkWorld, started: Said<StartedPayment>, number: string) =>
  world.say<ConfirmedPayment>(undefined, 'confirm-test-payment', {
    clientSecret: started.value!.clientSecrets[0],
    wallet: { number },
  })

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

const rescue = onBooking(['cancelled', 'declined'], async (world, row) => {
  // The database's clock, by which offers are found, stays behind the walk's.
  if (row.start_date <= world.deps.now()) return 'over'
  const renter = personOf(world, row.renter_id)
  const { value: offers = [] } = await world.say<RescueOffer[]>(renter, 'get-rescue-offers', { id: row.id })
  if (offers.length === 0) return 'none'
  const offer = world.random.pick(offers)
  const answer = await say(world, renter, 'rebook-booking', { id: row.id, itemId: offer.id })
  return offer.top_up_cents > 0 ? `topped up ${answer}` : answer
})

/** The provider repeats earlier webhooks, late and in another order. */
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
  // Every second, for real: an authorisation does not expire unnoticed for a week.
  await world.run(settlePayments)
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

/** All actions on money, with how often each is tried. */
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
  { name: 'settle return', weight: 2, act: settleReturn },
  { name: 'adjust', weight: 5, act: adjust },
  { name: 'answer dispute', weight: 4, act: answerDispute },
  { name: 'change a setting', weight: 4, act: changeSetting },
  ...PROVIDER_ACTIONS,
  { name: 'webhooks again', weight: 3, act: repeatWebhooks },
  { name: 'time passes', weight: 12, act: passTime },
  { name: 'clock', weight: 14, act: clock },
  { name: 'queue', weight: 8, act: queue },
]
