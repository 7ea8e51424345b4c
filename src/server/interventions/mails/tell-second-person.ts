import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mayWork } from '#domain/access/office.ts'
import { tellStaff } from '#server/administration/tell-staff.ts'
import type { AdjustmentRow } from '../adjustment-row.ts'

/** Tells every other admin that an adjustment waits for a second person. */
export const tellSecondPerson = (
  tx: Transaction<Schema>,
  siteUrl: string,
  { id, booking_id, affiliate_id, proposed_by }: AdjustmentRow,
): Promise<void> =>
  tellStaff(
    tx,
    {
      why: 'adjustment',
      url: affiliate_id
        ? `${siteUrl}/admin/affiliates/${affiliate_id}`
        : `${siteUrl}/admin/bookings/${booking_id}`,
    },
    `adjustment:${id}`,
    (actor) => actor.id !== proposed_by && mayWork(actor, 'finance'),
  )
