import { randomUUID } from 'node:crypto'
import { ADJUSTMENT_KINDS } from '#domain/money/adjustment.ts'
import { type Action, onBooking, say } from './act.ts'
import type { WalkWorld } from './walk-world.ts'

/** An admin answers a dispute, well or badly, or decides who bears one that was lost. */
export const answerDispute: Action = async (world) => {
  const { random, admin } = world
  const [open] = await world.rows<{ id: string; status: string }>(
    `select id, status from public.disputes where status in ('needs_response', 'lost') order by md5(id::text || $1) limit 1`,
    [String(random.next())],
  )
  if (!open) return 'none'
  const { id, status } = open
  if (status === 'needs_response') {
    const note = random.chance(0.5) ? 'losing_evidence' : 'winning_evidence'
    return `${note} ${await say(world, admin, 'submit-dispute-evidence', { id, note })}`
  }
  const bearer = random.pick(['platform', 'lender'])
  return `${bearer} ${await say(world, admin, 'resolve-dispute', { id, bearer, reason: 'As it was' })}`
}

/** Every dispute that waits for somebody is answered or decided on; what a lender cannot bear, the platform does. */
export const endDisputes: Action = async (world) => {
  const open = await world.rows<{ id: string; status: string }>(
    `select id, status from public.disputes where status in ('needs_response', 'lost')`,
  )
  for (const { id, status } of open) {
    if (status === 'needs_response')
      await say(world, world.admin, 'submit-dispute-evidence', { id, note: 'winning_evidence' })
    else await say(world, world.admin, 'resolve-dispute', { id, bearer: 'platform', reason: 'As it was' })
  }
  return String(open.length)
}

/** A booking that earned somebody a commission, and whom. */
async function commissionOf({ rows, random }: WalkWorld) {
  const [row] = await rows<{ bookingId: string; affiliateId: string }>(
    `select booking_id as "bookingId", affiliate_id as "affiliateId" from public.commissions
     order by md5(booking_id::text || $1), level limit 1`,
    [String(random.next())],
  )
  return row
}

/** An admin moves money of a rental by hand: a part, all there is, or too much. */
export const adjust = onBooking(
  ['confirmed', 'picked_up', 'returned', 'disputed', 'completed', 'cancelled'],
  async (world, { id }) => {
    const kind = world.random.pick([...ADJUSTMENT_KINDS])
    const { bookingId = id, affiliateId } = (kind === 'commission' && (await commissionOf(world))) || {}
    const { value } = await world.say<{ maxCents: number }>(world.admin, 'preview-adjustment', {
      bookingId,
      kind,
      cents: 0,
      affiliateId,
    })
    const maxCents = value?.maxCents ?? 0
    const cents = Math.ceil(maxCents * world.random.pick([0.1, 0.3, 1, 1.2])) || 100
    const proposal = { id: randomUUID(), bookingId, kind, cents, affiliateId, reason: 'As agreed' }
    const answer = await say(world, world.admin, 'propose-adjustment', proposal)
    // A second click, and a second admin.
    if (world.random.chance(0.3)) await say(world, world.admin, 'propose-adjustment', proposal)
    if (world.random.chance(0.7))
      await say(world, world.second, 'decide-adjustment', {
        id: proposal.id,
        decision: world.random.chance(0.8) ? 'approve' : 'reject',
      })
    return `${kind} ${answer}`
  },
)
