import { describe, expect, it } from 'vitest'
import { NOTICES, type NoticeKind } from '#domain/notification/topics.ts'
import en from '../../i18n/notifications/en.json'
import { createTranslate } from '../../i18n/translate.ts'
import { noticeText, valuesOf } from './notice-text.ts'

const t = createTranslate('en', en)
const format = { money: (cents: number) => `€${cents / 100}`, date: (instant: unknown) => String(instant) }
const say = (kind: NoticeKind, data: Record<string, unknown> = {}) =>
  noticeText({ kind, data }, { t, format })

const rental = { title: 'Hammer drill', timeZone: 'Europe/Berlin' }

describe('a notice in words', () => {
  it('names what it is about', () => {
    expect(say('picked-up', { rental })).toBe('“Hammer drill” was handed over')
    expect(say('claim-changed', { rental, step: 'decided', cents: 2_000 })).toBe(
      'Our team awards €20 for “Hammer drill”',
    )
    expect(say('identity-rejected', { step: 'address' })).toContain('proof of address')
    expect(say('order-booked', { number: 7, rentals: [rental, rental, rental] })).toBe(
      'Your order 7 is placed: Hammer drill and 2 more',
    )
  })

  it('says the same step differently to each side where it matters', () => {
    const requested = { rental, step: 'requested', end: '2026-11-25T10:00:00Z' }
    expect(say('extension-changed', { ...requested, to: 'renter' })).toMatch(/^You asked/)
    expect(say('extension-changed', { ...requested, to: 'owner' })).toMatch(/^The renter/)
  })

  it('says that something was booked, or asked for', () => {
    const answerBy = '2026-11-25T10:00:00Z'
    const of = (...rentals: object[]) => say('items-booked', { renter: 'Rita', rentals })
    expect(of(rental)).toBe('Rita has booked “Hammer drill”')
    expect(of({ ...rental, answerBy })).toBe('Rita would like to rent “Hammer drill”')
    expect(of(rental, { ...rental, answerBy })).toBe('Rita has booked and requested: Hammer drill and 1 more')
  })

  it('stays readable for what it does not know', () => {
    expect(say('claim-changed', { step: 'vanished' })).toBe('Something has changed. Open it to see what.')
    expect(say('nothing' as NoticeKind)).toBe('Something has changed. Open it to see what.')
    expect(say('order-booked', { rentals: 'odd', number: null })).toContain('Your order')
  })

  it('says who looks for what, and where', () => {
    const wish = { title: 'Carpet cleaner', name: 'Robin', where: 'Südvorstadt, Leipzig' }
    expect(say('wish-nearby', wish)).toBe(
      'Robin in Südvorstadt, Leipzig is looking for “Carpet cleaner”. Do you have one?',
    )
  })

  it('says whose invoice it is, and for which year something is due', () => {
    expect(say('invoice-ready', { from: 'Theresa’s tools', number: 'R2026-00010' })).toBe(
      'Theresa’s tools has an invoice for you: R2026-00010.',
    )
    expect(say('tax-number-due', { year: 2026 })).toBe('Please tell us your tax number for 2026.')
  })

  it('has a value for each that its texts name', () => {
    const known = Object.keys(valuesOf({}, { t, format }))
    const named = Object.entries(en)
      .filter(([key]) => key.startsWith('notifications.kind.'))
      .flatMap(([key, words]) =>
        [...words.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => ({ key, name: name! })),
      )
    expect(named.filter(({ name }) => !known.includes(name))).toEqual([])
  })

  it.each(Object.keys(NOTICES))('exists of %s', (kind) => {
    const keys = Object.keys(en).filter(
      (key) => key === `notifications.kind.${kind}` || key.startsWith(`notifications.kind.${kind}.`),
    )
    expect(keys).not.toEqual([])
  })
})
