import { rentalCard } from '../rental-card.ts'
import type { Template } from '../templates.ts'

export const identityVerified: Template<'identity-verified'> = ({ step, held, isPayable, url }, texts) => {
  const { t, dateText } = texts
  const [first] = held?.rentals ?? []
  const until = held && first && dateText(held.until, first.timeZone)
  return {
    subject: t(isPayable ? 'identity-mails.verified.subject-held' : 'identity-mails.verified.subject'),
    lines: [
      t('identity-mails.verified.text', { proof: t(`identity-mails.proof.${step}`) }),
      ...(until
        ? [t(isPayable ? 'identity-mails.verified.pay' : 'identity-mails.verified.held', { until })]
        : []),
    ],
    ...(held && { cards: held.rentals.map((rental) => rentalCard(rental, texts)) }),
    action: { label: t(held ? 'identity-mails.checkout' : 'identity-mails.verified.action'), url },
    note: t('identity-mails.verified.note'),
  }
}
