import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { claimWindow, isOpen, REPORTED_KINDS } from '#domain/claim/claim-window.ts'
import { ok, refuse } from '#domain/result.ts'
import { agreedTerms } from '#server/booking/agreed-terms.ts'
import { booking } from '#server/booking/booking.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { foreignEvidenceRefusal } from '../evidence.ts'
import { claimableOf, openClaim as writeClaim } from '../open-claim.ts'

/**
 * Reports a problem with a rental and asks for money: the lender within the agreed hours after the return, the renter where the
 * lender did not come. Refused outside that time (CLAIM_NOT_POSSIBLE), for more than its other claims leave of deposit and price (CLAIM_TOO_HIGH),
 * and a second time for the same kind (CLAIM_EXISTS).
 */
export const openClaim = useCase({
  name: 'open-claim',
  allow: 'signed-in',
  limit: { requests: 20, seconds: 60 },
  input: z.object({
    bookingId: z.uuid(),
    kind: z.enum(REPORTED_KINDS),
    amountCents: z.int().min(1),
    description: z.string().trim().min(1).max(3000),
    photos: z.array(z.string().max(200)).max(10).default([]),
  }),
  async run({ tx, deps, userId, now }, { bookingId, kind, amountCents, description, photos }) {
    const row = await booking.lock(tx, bookingId)
    if (!row || (row.owner_id !== userId && row.renter_id !== userId)) return refuse('NOT_FOUND')
    const window = claimWindow(kind, row.owner_id === userId ? 'owner' : 'renter', claimableOf(row))
    if (!isOpen(window, now.getTime()))
      return refuse('CLAIM_NOT_POSSIBLE', {
        hours: agreedTerms(row).claimHours,
        ...(window && {
          from: new Date(window.from).toISOString(),
          until: window.until && new Date(window.until).toISOString(),
        }),
      })
    const foreign = await foreignEvidenceRefusal(tx, bookingId, userId, photos)
    if (foreign) return foreign
    const opened = await writeClaim(tx, deps, row, { kind, amountCents, description, photos, userId })
    if (!opened.ok) return opened
    if (row.status === 'returned' || row.status === 'picked_up') {
      const disputed = await transition(tx, deps, booking, {
        id: bookingId,
        name: 'dispute',
        actor: { userId },
      })
      if (!disputed.ok) return disputed
    }
    return ok({ id: opened.value.id, status: 'open', version: 0 })
  },
})
