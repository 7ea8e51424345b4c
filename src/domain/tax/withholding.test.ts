import { expect, it } from 'vitest'
import { dueTaxStep, type TaxRequestDates, withholdableAt } from './withholding.ts'

const DAY_MS = 86_400_000
const days = (count: number) => count * DAY_MS
const NEW: TaxRequestDates = {
  requestedAt: 0,
  firstReminderAt: null,
  secondReminderAt: null,
  withheldAt: null,
}
const once = { ...NEW, firstReminderAt: days(21) }
const twice = { ...once, secondReminderAt: days(42) }

it('reminds twice, and withholds no sooner than 60 days after the request', () => {
  const due = (request: TaxRequestDates, day: number) => [
    dueTaxStep(request, days(day) - 1),
    dueTaxStep(request, days(day)),
  ]
  expect(due(NEW, 21)).toEqual([undefined, 'first-reminder'])
  expect(due(once, 42)).toEqual([undefined, 'second-reminder'])
  expect(due(twice, 60)).toEqual([undefined, 'withhold'])
  expect(dueTaxStep({ ...twice, withheldAt: days(60) }, days(500))).toBeUndefined()
})

it('leaves time after each reminder, also where one was late', () => {
  expect(dueTaxStep(NEW, days(300))).toBe('first-reminder')
  const late = { ...NEW, firstReminderAt: days(300) }
  expect(dueTaxStep(late, days(320))).toBeUndefined()
  const later = { ...late, secondReminderAt: days(321) }
  expect(dueTaxStep(later, days(334))).toBeUndefined()
  expect(dueTaxStep(later, days(335))).toBe('withhold')
})

it('knows from the beginning when that can be', () => {
  for (const request of [NEW, once, twice]) expect(withholdableAt(request)).toBe(days(60))
  expect(withholdableAt({ ...NEW, firstReminderAt: days(40) })).toBe(days(75))
})
