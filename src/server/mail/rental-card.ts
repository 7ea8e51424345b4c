import type { MailTexts } from './mail-texts.ts'
import type { MailedPlace, MailedRental } from './rental-text.ts'

/** A thing in a mail with its facts, one a line. */
export interface Card {
  title: string
  url?: string
  facts: { label: string; value: string }[]
}

/** What the reader has to know of a rental without opening it: when, where, with whom, how much. */
export function rentalCard(rental: MailedRental, { t, money, dateText, periodText }: MailTexts): Card {
  const { url, number, counterpart, quantity = 1, place, answerBy } = rental
  const amounts = { price: rental.priceCents, deposit: rental.depositCents, earnings: rental.earningsCents }
  const facts: Record<string, string | undefined> = {
    when: periodText(rental),
    where: place && placeText(place, t),
    [counterpart?.role ?? 'renter']: counterpart?.name,
    units: quantity > 1 ? String(quantity) : undefined,
    ...Object.fromEntries(
      Object.entries(amounts).map(([key, cents]) => [key, cents ? money(cents) : undefined]),
    ),
    answer: answerBy && dateText(answerBy, rental.timeZone),
    number: number === undefined ? undefined : String(number),
  }
  return {
    title: rental.title,
    ...(url && { url }),
    facts: Object.entries(facts).flatMap(([fact, value]) =>
      value ? [{ label: t.optional(`mail.fact.${fact}`) ?? fact, value }] : [],
    ),
  }
}

const placeText = ({ method, address, isRough }: MailedPlace, t: MailTexts['t']): string =>
  t(`mail.place.${isRough ? 'rough' : method}`, { address })
