import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mayWork } from '#domain/access/office.ts'
import { loadStaff } from '#server/administration/load-staff.ts'
import { loadRecipients, type Mail, putMails } from '#server/mail/put-mail.ts'
import type { AdjustmentRow } from '../adjustment-row.ts'

/** Tells every other admin that an adjustment waits for a second person. */
export async function tellSecondPerson(
  tx: Transaction<Schema>,
  siteUrl: string,
  { id, booking_id, proposed_by }: AdjustmentRow,
): Promise<void> {
  const others = (await loadStaff(tx)).filter(
    (actor) => actor.id !== proposed_by && mayWork(actor, 'finance'),
  )
  const recipients = await loadRecipients(
    tx,
    others.map((other) => other.id),
  )
  const data = { why: 'adjustment' as const, url: `${siteUrl}/admin/bookings/${booking_id}` }
  const mails = [...recipients.values()].map((to): Mail => ({ to, template: 'work-waiting', data }))
  await putMails(tx, mails, `adjustment:${id}`)
}
