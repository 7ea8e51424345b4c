import { runDue } from '#server/testing/run-due.ts'
import type { Cast } from './cast.ts'

let rentals = 0
/** A paid rental of two days, and an item of the neighbour's beside it: at hours and a place of their own, where nothing else is booked. */
export async function replaceable(cast: Cast): Promise<{ id: string; itemId: string }> {
  rentals += 1
  const place = { latitude: 48.2, longitude: 16.37 + (rentals % 300) / 2 }
  const near = await cast.another({ ...place, owner: cast.people.neighbour.id })
  const paid = await cast.pay(cast.renter, [cast.line(await cast.another(place), 5 + 3 * rentals)])
  const { id } = (await cast.complete(cast.renter, paid)).value!.bookings[0]!
  await runDue(cast)
  return { id, itemId: near.id }
}

/** The same after its lender cancelled it. */
export async function letDown(cast: Cast): Promise<{ id: string; itemId: string }> {
  const rental = await replaceable(cast)
  await cast.say(cast.owner, 'cancel-booking', { id: rental.id })
  await runDue(cast)
  return rental
}
