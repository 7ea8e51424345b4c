import type { Selectable } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { DEPOSIT_LIFECYCLE } from '#domain/deposit/lifecycle.ts'
import type { Kind, Living } from '#server/lifecycle/lifecycle.ts'
import { moneyEvents } from './money-events.ts'

export type DepositRow = Selectable<Schema['deposits']> & Living

/** Deposits as the lifecycle knows them; each is known by its booking. The caller has locked the renter's checkout. */
export const deposit: Kind<DepositRow> = {
  noun: 'deposit',
  lifecycle: DEPOSIT_LIFECYCLE,
  steps: [],
  async lock(tx, bookingId) {
    const row = await tx
      .selectFrom('deposits')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .forUpdate()
      .executeTakeFirst()
    return row && { ...row, id: row.booking_id }
  },
  rolesOf: () => [],
  async save(tx, { booking_id, version }, status) {
    await tx
      .updateTable('deposits')
      .set({ status, version: version + 1 })
      .where('booking_id', '=', booking_id)
      .execute()
  },
  ...moneyEvents('deposit'),
}
