import { runDue } from '#server/testing/run-due.ts'
import type { Cast } from './cast.ts'

let places = 0
/** A place of its own, too far from the others for their items to be offered there. */
export const ownPlace = () => {
  places += 1
  return { latitude: 48.2, longitude: 16.37 + (places % 300) / 2 }
}

/** A rental that its lender cancelled, and an item of the neighbour's that is free instead. */
export async function letDown(cast: Cast): Promise<{ id: string; itemId: string }> {
  const elsewhere = ownPlace()
  const lost = await cast.another(elsewhere)
  const near = await cast.another({ ...elsewhere, owner: cast.people.neighbour.id })
  const paid = await cast.pay(cast.renter, [cast.line(lost, 5)])
  const { id } = (await cast.complete(cast.renter, paid)).value!.bookings[0]!
  await runDue(cast)
  await cast.say(cast.owner, 'cancel-booking', { id })
  await runDue(cast)
  return { id, itemId: near.id }
}
