import { expect, it } from 'vitest'
import { LOCALES } from './locale.ts'
import { dateText, type MailedRental, periodText } from './rental-text.ts'

const start = '2026-11-26T02:30:00Z'
const timeZone = 'Europe/Berlin'

it.each(LOCALES)('writes a time of a rental and its period alike (%s)', (locale) => {
  const period = periodText({ timeZone, start, end: '2026-11-27T02:30:00Z' } as MailedRental, locale)
  expect(dateText(start, timeZone, locale)).toContain('03:30')
  expect(period.match(/\d?\d:30/g)).toEqual(['03:30', '03:30'])
})
