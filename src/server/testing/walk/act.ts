import type { TestUser } from '#server/testing/app.ts'
import type { WalkWorld } from './walk-world.ts'

interface BookingRow {
  id: string
  status: string
  renter_id: string
  owner_id: string
  start_date: Date
  end_date: Date
  total_cents: string
}

/** One action of a person, or one event; returns its outcome. */
export type Action = (world: WalkWorld) => Promise<string>

const people = ({ owner, renters, lenders }: WalkWorld): TestUser[] => [
  owner,
  ...renters,
  ...lenders.map(({ person }) => person),
]
export const personOf = (world: WalkWorld, id: string): TestUser =>
  people(world).find((each) => each.id === id)!

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

/** Makes a request once, and now and then twice at the same moment: it must have one effect. */
export async function say(world: WalkWorld, as: TestUser, name: string, body: object): Promise<string> {
  const ask = () => world.say(as, name, body)
  const answers = await Promise.all(world.random.chance(0.1) ? [ask(), ask()] : [ask()])
  return answers.map(({ status, code }) => code ?? String(status)).join('+')
}

/** One of the two sides. */
export const either = (world: WalkWorld, { renter_id, owner_id }: BookingRow): TestUser =>
  personOf(world, world.random.chance(0.5) ? renter_id : owner_id)

export const onBooking =
  (statuses: string[], act: (world: WalkWorld, row: BookingRow) => Promise<string>): Action =>
  async (world) => {
    const row = await bookingIn(world, ...statuses)
    return row ? act(world, row) : 'none'
  }
