import { CARDS, DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import { setTo } from './settings-actions.ts'
import type { WalkWorld } from './walk-world.ts'

/** What an admin sets once the rentals are booked: all of it is another than they agreed to. */
const SET_SINCE = {
  feePercent: 33.3,
  commissionPercents: [100, 0, 0, 0],
  lateGraceMinutes: 0,
  latePercent: 500,
  strictHours: 24,
  strictPercent: 1,
} as const

/**
 * The least that a walk has to settle in its end: a rental that comes back on time, one that comes back late and one that is
 * called off, all booked before the operator set other terms.
 */
export async function rentOnce(world: WalkWorld): Promise<void> {
  // Instant, and without a deposit; what is called off is under the strict policy.
  const onTime = await book(world, 4, 1)
  const late = await book(world, 6, 1)
  const calledOff = await book(world, 8, 12)
  world.setNow(DAY_MS)
  await say(world, 'pick-up-booking', onTime)
  await say(world, 'pick-up-booking', late)
  for (const [name, value] of Object.entries(SET_SINCE))
    await setTo(world, name as keyof typeof SET_SINCE, value)
  await say(world, 'return-booking', onTime)
  await say(world, 'cancel-booking', calledOff)
  world.setNow(2 * DAY_MS + 5 * HOUR_MS)
  await say(world, 'return-booking', late)
  await world.drain()
}

/** Books an item for two days; the id of the booking. */
async function book(world: WalkWorld, index: number, fromDays: number): Promise<string> {
  const renter = world.renters[0]!
  const line = world.line({ id: world.items.at(index)! } as never, fromDays)
  const started = await world.start(renter, await world.hold(renter, line))
  await world.confirm(started, CARDS.good)
  const { value, code } = await world.complete(renter, started)
  if (!value) throw new Error(`complete-checkout: ${code}`)
  return value.bookings[0]!.id
}

async function say(world: WalkWorld, step: string, id: string): Promise<void> {
  const { status, code } = await world.say(world.renters[0]!, step, { id })
  if (status !== 200) throw new Error(`${step}: ${code ?? status}`)
}
