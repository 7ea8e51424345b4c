import { expect, it } from 'vitest'
import { requestDeadline } from './request-deadline.ts'

const HOUR_MS = 3_600_000
const PAID_AT = Date.UTC(2026, 10, 24, 12)
const after = (hours: number) => PAID_AT + hours * HOUR_MS

it.each([
  { what: 'two days after the payment', start: 100, authorised: 160, until: 48 },
  { what: 'when the rental starts, if that is before', start: 30, authorised: 160, until: 30 },
  { what: 'when the authorisation ends, if that is first', start: 30, authorised: 20, until: 20 },
])('a request is answered until $what', ({ start, authorised, until }) => {
  expect(requestDeadline(PAID_AT, after(start), after(authorised))).toBe(after(until))
})
