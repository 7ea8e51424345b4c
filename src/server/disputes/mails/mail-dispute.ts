import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadSides, type Side } from '#server/mail/load-sides.ts'
import { putMail } from '#server/mail/put-mail.ts'
import type { TemplateData } from '#server/mail/templates.ts'
import type { DisputeRow } from '#server/money/dispute.ts'

type DisputeMail = TemplateData['payment-disputed']

/** Tells both sides of a rental that its payment was taken back, or how that ended; `carry` and `recover` the lender alone. */
export async function mailDispute(
  tx: Transaction<Schema>,
  siteUrl: string,
  { id, booking_id, amount_cents: cents }: DisputeRow,
  step: DisputeMail['step'],
): Promise<void> {
  const { renter, owner } = await loadSides(tx, siteUrl, booking_id)
  const put = ({ person, rental, url }: Side, about: Pick<DisputeMail, 'to' | 'step'>) =>
    putMail(tx, person, 'payment-disputed', { ...about, rental, cents, url } as DisputeMail, `${id}:${step}`)
  await put(owner, { to: 'owner', step })
  if (step !== 'carry' && step !== 'recover') await put(renter, { to: 'renter', step })
}
