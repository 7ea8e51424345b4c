import { describe, expect, it } from 'vitest'
import { LOCALES } from './locale.ts'
import { MAIL_EXAMPLES } from './mail-examples.ts'
import { renderMail } from './render-mail.ts'
import { dateText, moneyText, periodText, rentalText } from './rental-text.ts'

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
const allOf = (data: object) => {
  const { rental, rentals } = data as { rental?: MailedRental; rentals?: MailedRental[] }
  return rentals ?? (rental ? [rental] : [])
}
type MailedRental = (typeof MAIL_EXAMPLES)['items-booked'][0]['rentals'][0]

const cases = Object.entries(MAIL_EXAMPLES).flatMap(([template, examples]) =>
  examples.flatMap((data, index) => LOCALES.map((locale) => ({ template, index, locale, data }))),
)

describe('every mail', () => {
  it.each(cases)('$template $index in $locale is whole, and holds no markup of others', (one) => {
    const { subject, text, html } = renderMail(one.template, one.locale, one.data)
    expect(subject.length).toBeGreaterThan(8)
    expect(subject.length).toBeLessThan(90)
    for (const body of [subject, text, html])
      expect(body).not.toMatch(/undefined|\[object|\$\{|\{\{|Invalid|NaN/)
    expect(html).not.toMatch(/<18 V>|<new>/)
    const { url } = one.data as { url?: string }
    if (url && one.template !== 'report-decided' && one.template !== 'conduct-decided')
      expect(text).toContain(url)
  })
})

describe('a mail about a rental', () => {
  it.each(cases.filter(({ data }) => allOf(data).length > 0))(
    '$template $index in $locale says what, when, where, with whom and how much',
    ({ template, locale, data }) => {
      const text = plain(renderMail(template, locale, data).text)
      for (const rental of allOf(data)) {
        const { title, quantity = 1, counterpart, place, answerBy, url } = rental
        const sums = [rental.priceCents, rental.depositCents, rental.earningsCents]
        const facts = [
          title,
          periodText(rental, locale),
          ...(quantity > 1 ? [String(quantity)] : []),
          ...(counterpart ? [counterpart.name] : []),
          ...(place ? [place.address] : []),
          ...(answerBy ? [dateText(answerBy, rental.timeZone, locale)] : []),
          ...(url ? [url] : []),
          ...sums.filter((cents) => cents).map((cents) => moneyText(cents!, locale)),
        ]
        for (const fact of facts) expect(text).toContain(plain(fact))
      }
    },
  )

  it('announces a booking as a booking and a request as a request', () => {
    const [booked, requested, mixed] = MAIL_EXAMPLES['items-booked'].map((data) =>
      renderMail('items-booked', 'en', data),
    )
    expect(booked!.subject).toMatch(/^Jonas has booked/)
    expect(booked!.text).not.toMatch(/would like|accept|decline/)
    expect(requested!.subject).toMatch(/^Jonas would like to rent/)
    expect(requested!.text).toMatch(/accept or decline/)
    expect(requested!.text).not.toMatch(/has booked|paid/)
    expect(mixed!.subject).toBe('A booking and a request from Jonas')
  })

  it('tells the renter that something is booked only where it is', () => {
    const [booked, requested] = MAIL_EXAMPLES['order-booked'].map((data) =>
      renderMail('order-booked', 'en', data),
    )
    expect(booked!.text).not.toMatch(/pay nothing|accepted/)
    expect(requested!.text).toMatch(/nothing is charged until it is accepted/)
    expect(requested!.text).not.toMatch(/went through|is booked/)
  })
})

describe('times in a mail', () => {
  it('are those of the item’s place, over the night in which the clock changes', () => {
    const rental = { ...MAIL_EXAMPLES['payment-lapsed'][0]!.rental }
    expect(rentalText(rental, 'de')).toMatch(/28\. März 2026, 10:00.*30\. März 2026, 10:00/)
    expect(dateText(rental.start, 'Europe/Madrid', 'es')).toMatch(/28 mar 2026, 10:00/)
    expect(dateText(rental.end, 'UTC', 'en')).toBe('Mon, 30 Mar 2026, 08:00')
  })
})
