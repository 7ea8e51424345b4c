import { describe, expect, it } from 'vitest'
import { PAYOUT_STATUSES } from '#domain/payout/lifecycle.ts'
import { LOCALES } from './locale.ts'
import { renderMail } from './render-mail.ts'
import { moneyText } from './rental-text.ts'

const url = 'https://lendaround.example/dashboard/payouts'
const account = 'DE ···· 3000'
const cases = LOCALES.flatMap((locale) => PAYOUT_STATUSES.map((status) => ({ locale, status })))
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

describe('a mail about a payout', () => {
  it.each(cases)('that is $status in $locale names amount, account and where to go', ({ locale, status }) => {
    const data = { status, number: 5_001, cents: 123_450, account, url }
    const { subject, text } = renderMail('payout-news', locale, data)
    expect(subject.length).toBeLessThan(80)
    expect(text).not.toMatch(/undefined|\[object|\$\{/)
    for (const part of [moneyText(123_450, locale), account, '5001', url])
      expect(plain(text)).toContain(plain(part))
  })

  it('says a moderator’s reason as it was written, and the bank’s code in words', () => {
    const data = { status: 'failed', number: 1, cents: 2_000, account, url }
    expect(renderMail('payout-news', 'de', { ...data, reason: 'account_closed' }).text).toContain(
      'geschlossen',
    )
    expect(renderMail('payout-news', 'fr', { ...data, reason: 'no_such_code' }).text).toContain(
      'ne l’indique pas',
    )
    expect(renderMail('payout-news', 'en', { ...data, reason: 'Another name <b>' }).html).toContain(
      'Another name &lt;b&gt;',
    )
  })
})

describe('a mail about a payout method', () => {
  it.each(LOCALES)('in %s says what happened to which account', (locale) => {
    const [added, removed] = (['added', 'removed'] as const).map((change) =>
      renderMail('payout-method', locale, { change, account, url }),
    )
    expect(added!.subject).not.toBe(removed!.subject)
    for (const mail of [added!, removed!]) expect(mail.text).toContain(account)
  })
})
