import { CLAIM_LIFECYCLE } from '#domain/claim/lifecycle.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { booking } from '#server/booking/booking.ts'
import type { Kind } from '#server/lifecycle/lifecycle.ts'
import type { ClaimRow } from './claim-row.ts'
import { recordClaimEvent } from './record-claim-event.ts'
import { accept } from './transitions/accept.ts'
import { appeal } from './transitions/appeal.ts'
import { counter } from './transitions/counter.ts'
import { decide } from './transitions/decide.ts'
import { dispute } from './transitions/dispute.ts'
import { lapse } from './transitions/lapse.ts'
import { withdraw } from './transitions/withdraw.ts'

/** Claims as the lifecycle knows them: their transitions, who takes part, how a row is locked and remembered. */
export const claim: Kind<ClaimRow> = {
  noun: 'claim',
  lifecycle: CLAIM_LIFECYCLE,
  steps: [accept, appeal, counter, decide, dispute, lapse, withdraw],
  async lock(tx, id) {
    const found = await tx.selectFrom('claims').select('booking_id').where('id', '=', id).executeTakeFirst()
    if (!found) return
    // Before the claim, as everything that ends a rental takes it.
    await booking.lock(tx, found.booking_id)
    return tx.selectFrom('claims').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  },
  async rolesOf(tx, row, userId) {
    // The parties of a claim do not decide on it.
    if (row.claimant_id === userId) return ['claimant', ...sideOf(row, 'claimant')]
    if (row.respondent_id === userId) return ['respondent', ...sideOf(row, 'respondent')]
    const roles = (await loadActor(tx, userId))?.roles ?? []
    if (roles.includes('admin')) return ['admin', 'moderator']
    return roles.includes('moderator') ? ['moderator'] : []
  },
  async save(tx, row, status) {
    await tx
      .updateTable('claims')
      .set({ status, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute()
  },
  record: recordClaimEvent,
  async lastEvent(tx, id) {
    const last = await tx
      .selectFrom('claim_events')
      .select(['transition', 'user_id'])
      .where('claim_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last && { transition: last.transition, userId: last.user_id }
  },
}

/** Only a lender who did not come is claimed against by the renter. */
const sideOf = ({ kind }: ClaimRow, party: 'claimant' | 'respondent'): ['owner' | 'renter'] =>
  (kind === 'no_show') === (party === 'claimant') ? ['renter'] : ['owner']
