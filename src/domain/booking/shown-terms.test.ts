import { afterEach, expect, it } from 'vitest'
import { setTerms } from '../settings/terms.ts'
import { changedParts, type ShownTerms, termsNow } from './shown-terms.ts'

afterEach(() => setTerms({}))

const LINE = { isInstant: true, cancellationPolicy: 'moderate', depositCents: 5_000 } as const

it.each<[Partial<ShownTerms>, string[]]>([
  [{}, []],
  [{ isInstant: false }, ['answer']],
  [{ cancellationPolicy: 'strict' }, ['cancellation']],
  [{ refunds: [{ hours: 120, percent: 100 }] }, ['cancellation']],
  [{ depositCents: 0 }, ['deposit']],
  [{ lateGraceMinutes: 0 }, ['late']],
  [{ maxLateHours: 1, claimHours: 24 }, ['late', 'reports']],
])('finds what is another: %o', (change, parts) => {
  expect(changedParts({ ...termsNow(LINE), ...change }, termsNow(LINE))).toEqual(parts)
})

it('has the terms in force', () => {
  const before = termsNow(LINE)
  setTerms({ latePercent: 300, moderateHours: 48, flexibleHours: 1 })
  expect(changedParts(before, termsNow(LINE))).toEqual(['cancellation', 'late'])
})
