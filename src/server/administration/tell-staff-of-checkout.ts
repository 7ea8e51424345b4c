import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mayDecide } from '#domain/access/may-decide.ts'
import { tellStaff } from './tell-staff.ts'

/**
 * Tells those who decide on proofs of identity that this person waits for it at checkout; once a day for each person,
 * however often they send one.
 */
export const tellStaffOfCheckout = (
  tx: Transaction<Schema>,
  siteUrl: string,
  personId: string,
  at: Date,
): Promise<void> =>
  tellStaff(
    tx,
    { why: 'checkout', url: `${siteUrl}/admin/identities` },
    `checkout:${personId}:${at.toISOString().slice(0, 10)}`,
    (actor) =>
      actor.id !== personId && mayDecide(actor, { action: 'verify', resource: 'document' }, personId),
  )
