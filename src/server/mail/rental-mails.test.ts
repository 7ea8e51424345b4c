import { describe, expect, it } from 'vitest'
import { LOCALES } from './locale.ts'
import { renderMail } from './render-mail.ts'
import { dateText, type MailedRental, moneyText, rentalText } from './rental-text.ts'
import type { TemplateData } from './templates.ts'

const rental: MailedRental = {
  title: 'Bohrhammer <18 V>',
  start: '2026-03-28T09:00:00.000Z',
  end: '2026-03-30T08:00:00.000Z',
  timeZone: 'Europe/Berlin',
}
const waiting = { ...rental, answerBy: '2026-03-27T11:30:00.000Z' }
const url = 'https://lendaround.example/dashboard'

/** One example of each mail about a rental. */
const EXAMPLES = {
  'booking-missed': { rental, to: 'owner', cents: 1_700, url },
  'no-longer-available': { totalCents: 123_450, rentals: [rental], url },
  'items-booked': { renter: 'Rita', rentals: [rental, waiting], url },
  'order-booked': { number: 10_001, totalCents: 123_450, rentals: [rental, waiting], url },
  'payment-lapsed': { rental, url },
  'payment-needed': { purpose: 'deposit', cents: 20_000, rental, url },
  'request-expired': { rental, url },
  'request-missed': { rental, url },
  'request-reminder': { rental: waiting, url },
  'review-reminder': { rental, to: 'renter', url },
} satisfies Partial<TemplateData>

const cases = Object.entries(EXAMPLES).flatMap(([template, data]) =>
  LOCALES.map((locale) => ({ template, locale, data })),
)

describe('a mail about a rental', () => {
  it.each(cases)(
    '$template in $locale names the item, its dates and where to go',
    ({ template, locale, data }) => {
      const { subject, text, html } = renderMail(template, locale, data)
      expect(subject.length).toBeGreaterThan(10)
      expect(subject.length).toBeLessThan(80)
      for (const body of [text, html]) expect(body).not.toMatch(/undefined|\[object|\$\{|Invalid/)
      const plain = text.replaceAll(/\s+/g, ' ')
      expect(plain).toContain(rentalText(rental, locale).replaceAll(/\s+/g, ' '))
      if ('totalCents' in data)
        expect(plain).toContain(moneyText(data.totalCents, locale).replaceAll(/\s+/g, ' '))
      if ('rentals' in data && data.rentals.length > 1) {
        expect(plain).toContain(dateText(waiting.answerBy, 'Europe/Berlin', locale).replaceAll(/\s+/g, ' '))
      }
      expect(text).toContain(url)
      expect(html).not.toContain('<18 V>')
      expect(html).toContain('&lt;18 V&gt;')
    },
  )
})

describe('times in a mail', () => {
  it('are those of the item’s place, over the night in which the clock changes', () => {
    expect(rentalText(rental, 'de')).toMatch(/28\.03\.2026, 10:00.*30\.03\.2026, 10:00/)
    expect(dateText(rental.start, 'Europe/Madrid', 'es')).toMatch(/28 mar 2026, 10:00/)
    expect(dateText(rental.end, 'UTC', 'en')).toBe('30 Mar 2026, 08:00')
  })
})
