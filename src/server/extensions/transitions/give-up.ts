import type { Transaction } from 'kysely'
import { epochOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import { refuse } from '#domain/result.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import type { ExtensionRow } from '../extension-row.ts'
import { mailExtension } from '../mails/mail-extension.ts'
import { moveEnd } from '../move-end.ts'

/** The lender says no to a later end. */
export const decline = step<ExtensionRow>()({
  name: 'decline',
  async effects({ tx, deps }, row) {
    await releaseDates(tx, row)
    await mailExtension(tx, deps.config.siteUrl, row, 'declined')
    return undefined
  },
})

/** The renter takes the request back. */
export const cancel = step<ExtensionRow>()({
  name: 'cancel',
  async effects({ tx }, row) {
    await releaseDates(tx, row)
    return undefined
  },
})

/** The lender did not answer in time. */
export const expire = step<ExtensionRow>()({
  name: 'expire',
  guard: ({ now }, { expires_at, status }) =>
    epochOf(expires_at) <= now.getTime()
      ? undefined
      : refuse('WRONG_STATE', { status, transition: 'expire' }),
  async effects({ tx, deps }, row) {
    await releaseDates(tx, row)
    await mailExtension(tx, deps.config.siteUrl, row, 'declined')
    return undefined
  },
})

/** It was not paid in time, or the rental is over: a payment that arrives later is refunded. */
export const lapse = step<ExtensionRow>()({
  name: 'lapse',
  async effects({ tx, deps }, row) {
    await releaseDates(tx, row)
    await mailExtension(tx, deps.config.siteUrl, row, 'lapsed')
    return undefined
  },
})

/** The dates that were taken for a later end are free again; a rental that is over has none. */
async function releaseDates(tx: Transaction<Schema>, { booking_id }: ExtensionRow): Promise<void> {
  const { end_date } = await tx
    .selectFrom('bookings')
    .select('end_date')
    .where('id', '=', booking_id)
    .executeTakeFirstOrThrow()
  await moveEnd(tx, booking_id, end_date)
}
