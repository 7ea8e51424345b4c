import { sql } from 'kysely'
import { step } from '#server/lifecycle/lifecycle.ts'
import type { ExtensionRow } from '../extension-row.ts'
import { mailExtension } from '../mails/mail-extension.ts'

/** The difference is paid: the rental ends later, and its price is that much higher. */
export const pay = step<ExtensionRow>()({
  name: 'pay',
  async effects({ tx, deps }, row) {
    await tx
      .updateTable('bookings')
      .set({
        end_date: row.to_end,
        rental_cents: sql<number>`rental_cents + ${row.price_cents}`,
      })
      .where('id', '=', row.booking_id)
      .execute()
    await mailExtension(tx, deps.config.siteUrl, row, 'extended')
    return undefined
  },
})
