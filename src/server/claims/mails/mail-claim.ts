import type { Transaction } from 'kysely'
import { isoOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import { loadRental } from '#server/booking/load-rental.ts'
import { mailedRental } from '#server/mail/mailed-rental.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
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
  const rental = await loadRental(tx, claim.booking_id)
  for (const [to, personId] of [
    ['claimant', claim.claimant_id],
    ['respondent', claim.respondent_id],
  ] as const) {
    const person = await loadRecipient(tx, personId)
    const data = {
      rental: mailedRental(rental, person.locale),
      step,
      to,
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
