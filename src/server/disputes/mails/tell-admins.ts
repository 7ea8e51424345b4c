import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mayWork } from '#domain/access/office.ts'
import { tellStaff } from '#server/administration/tell-staff.ts'

/** Tells everybody who works on payments of a dispute that waits for them, once for each occasion. */
export const tellAdmins = (
  tx: Transaction<Schema>,
  siteUrl: string,
  disputeId: string,
  occasion: 'open' | 'due' | 'lose',
): Promise<void> =>
  tellStaff(
    tx,
    { why: `dispute-${occasion}`, url: `${siteUrl}/admin/disputes/${disputeId}` },
    `dispute:${disputeId}:${occasion}`,
    (actor) => mayWork(actor, 'finance'),
  )
