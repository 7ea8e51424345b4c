import { CARDS, DAY_MS } from '#server/checkout/testing/steps.ts'
import type { WalkWorld } from './walk-world.ts'

/** One rental from the basket to its return, with nothing going wrong: the least that a walk has to settle in its end. */
export async function rentOnce(world: WalkWorld): Promise<void> {
  const { items, renters } = world
  const renter = renters[0]!
  // Instant, and without a deposit.
  const itemId = items.at(4)!
  const started = await world.start(renter, await world.hold(renter, world.line({ id: itemId } as never, 1)))
  await world.confirm(started, CARDS.good)
  await world.complete(renter, started)
  const [booking] = await world.rows<{ id: string }>('select id from public.bookings')
  world.setNow(DAY_MS)
  for (const step of ['pick-up-booking', 'return-booking']) {
    const { status, code } = await world.say(renter, step, { id: booking?.id })
    if (status !== 200) throw new Error(`${step}: ${code ?? status}`)
  }
}
