import { expect, it } from 'vitest'
import { LOCALES } from './locale.ts'
import { renderMail } from './render-mail.ts'

const url = 'https://lendaround.example/dashboard/listings'
const title = 'Rüttelplatte'
const outcomes = [
  'appeal-dismissed',
  'changed',
  'dismissed',
  'removed',
  'person-acted',
  'person-dismissed',
  'review-acted',
  'review-dismissed',
  'wish-acted',
  'wish-dismissed',
] as const

it.each(LOCALES.flatMap((locale) => outcomes.map((outcome) => ({ locale, outcome }))))(
  'a mail in $locale about a report with the outcome $outcome names what it was about',
  ({ locale, outcome }) => {
    const { subject, text } = renderMail('report-decided', locale, { title, outcome, url })
    expect(subject.length).toBeLessThan(80)
    expect(text).toContain(title)
    expect(text).not.toMatch(/listing-mails\.|undefined/)
    // Only a lender has something to do about it.
    expect(text.includes(url)).toBe(outcome === 'appeal-dismissed')
  },
)

it.each(LOCALES)('a mail in %s about a restored listing leads to the own listings', (locale) => {
  const { text } = renderMail('listing-restored', locale, { title, url })
  expect(text).toContain(title)
  expect(text).toContain(url)
  expect(text).not.toMatch(/listing-mails\.|undefined/)
})

it.each(LOCALES)('a mail in %s about a warning says why, in both words, and where to object', (locale) => {
  const { text } = renderMail('conduct-decided', locale, {
    outcome: 'warned',
    reason: 'photo',
    message: 'The picture shows a film star.',
    url: 'https://lendaround.example/report/appeal',
  })
  expect(text).toContain('The picture shows a film star.')
  expect(text).toContain('/report/appeal')
  expect(text).not.toMatch(/account-mails\.|undefined/)
  const lifted = renderMail('conduct-decided', locale, { outcome: 'lifted', url })
  expect(lifted.text).not.toContain(url)
})
