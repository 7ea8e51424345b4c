import type { Transaction } from 'kysely'
import { isoOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import { loadSides } from '#server/mail/load-sides.ts'
import { putMail } from '#server/mail/put-mail.ts'
import type { TemplateData } from '#server/mail/templates.ts'
import type { ClaimRow } from '../claim-row.ts'

type ClaimStep = TemplateData['claim-changed']['step']

/** Tells both sides of a rental how a claim stands after this step, each in their language. */
export async function mailClaim(
  tx: Transaction<Schema>,
  siteUrl: string,
  claim: ClaimRow,
  step: ClaimStep,
  reason?: string,
): Promise<void> {
  const { renter, owner } = await loadSides(tx, siteUrl, claim.booking_id)
  for (const { person, rental } of [renter, owner]) {
    const data = {
      rental,
      step,
      to: person.id === claim.claimant_id ? ('claimant' as const) : ('respondent' as const),
      cents: amountOf(claim, step),
      ...(claim.due_at && { dueAt: isoOf(claim.due_at) }),
      ...(reason && { reason }),
      url: `${siteUrl}/dashboard/claims/${claim.id}`,
    }
    await putMail(tx, person, 'claim-changed', data, `${claim.id}:${claim.version}`)
  }
}

/** The amount that this step is about, in cents. */
function amountOf({ amount_cents, offer_cents, award_cents }: ClaimRow, step: ClaimStep): number {
  if (step === 'countered') return offer_cents ?? 0
  return step === 'decided' || step === 'settled' ? (award_cents ?? 0) : amount_cents
}
