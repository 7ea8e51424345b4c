import { expect, it } from 'vitest'
import { depositDueAt, depositRenewalAt } from './due-at.ts'

const at = (instant: string) => Date.parse(instant)

it('reserves a day before the rental begins', () => {
  expect(depositDueAt(at('2026-06-02T10:00:00Z'))).toBe(at('2026-06-01T10:00:00Z'))
})

it('renews a day before the authorisation lapses', () => {
  expect(depositRenewalAt(at('2026-06-08T10:00:00Z'))).toBe(at('2026-06-07T10:00:00Z'))
})
