import type { MailTexts } from '../mail-texts.ts'
import { rentalCard } from '../rental-card.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template, TemplateData } from '../templates.ts'

type Cancellation = TemplateData['booking-cancelled']

export const bookingCancelled: Template<'booking-cancelled'> = (data, texts) => {
  const { t } = texts
  const { rental, to, isOwnDoing, message, url } = data
  const by = isOwnDoing ? 'own' : 'other'
  const words = rentalWords(rental, t)
  return {
    subject: t(`rental-mails.cancelled.subject-${by}`, words),
    lines: [
      t(`rental-mails.cancelled.${by}`, words),
      ...(message ? [t(`rental-mails.cancelled.message-${by}`, { ...words, message })] : []),
    ],
    cards: [rentalCard(rental, texts)],
    closing: [
      ...(to === 'renter' ? renterLines(data, texts) : ownerLines(data, texts)),
      ...(to === 'renter' && !isOwnDoing ? [t('rental-mails.cancelled.rescue')] : []),
    ],
    action: { label: t('mail.open-rental'), url },
    note: to === 'renter' && data.refundCents > 0 ? t('rental-mails.cancelled.note') : '',
  }
}

const renterLines = ({ refundCents }: Cancellation, { t, money }: MailTexts): string[] =>
  refundCents > 0
    ? [t('rental-mails.cancelled.refund', { amount: money(refundCents) })]
    : [t('rental-mails.cancelled.no-refund')]

const ownerLines = ({ rental, earnedCents = 0 }: Cancellation, { t, money }: MailTexts): string[] => [
  earnedCents > 0
    ? t('rental-mails.cancelled.earned', { amount: money(earnedCents) })
    : t('rental-mails.cancelled.refunded', rentalWords(rental, t)),
  t('rental-mails.cancelled.free'),
]
