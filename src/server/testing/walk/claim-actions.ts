import { type Action, onBooking, personOf, say } from './act.ts'
import type { WalkWorld } from './walk-world.ts'

interface ClaimRow {
  id: string
  claimant_id: string
  respondent_id: string
  amount_cents: string
}

async function claimIn({ rows, random }: WalkWorld, ...statuses: string[]): Promise<ClaimRow | undefined> {
  const found = await rows<ClaimRow>('select * from public.claims where status = any ($1) order by number', [
    statuses,
  ])
  return found.length > 0 ? random.pick(found) : undefined
}

export const report = onBooking(['returned', 'disputed', 'picked_up'], (world, row) =>
  say(world, personOf(world, row.owner_id), 'open-claim', {
    bookingId: row.id,
    kind: world.random.pick(['damage', 'missing']),
    amountCents: world.random.between(1, Number(row.total_cents) + 4_000),
    description: 'It came back broken',
  }),
)

export const reportNoShow = onBooking(['confirmed'], (world, row) =>
  say(world, personOf(world, row.renter_id), 'open-claim', {
    bookingId: row.id,
    kind: 'no_show',
    amountCents: world.random.between(1, Number(row.total_cents)),
    description: 'No one was there',
  }),
)

export const answerClaim: Action = async (world) => {
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

export const decide: Action = async (world) => {
  const row = await claimIn(world, 'escalated', 'appealed')
  if (!row) return 'none'
  const awardCents = world.random.between(0, Number(row.amount_cents))
  const body = { id: row.id, awardCents, reason: 'As the photos show' }
  // On an appeal it takes an admin who has not decided before.
  return say(world, world.random.pick([world.moderator, world.admin, world.second]), 'decide-claim', body)
}

export const appeal: Action = async (world) => {
  const row = await claimIn(world, 'decided')
  if (!row) return 'none'
  const as = personOf(world, world.random.pick([row.claimant_id, row.respondent_id]))
  return say(world, as, 'appeal-claim', { id: row.id, message: 'That is not how it was' })
}
