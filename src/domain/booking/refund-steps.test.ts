import { afterEach, expect, it } from 'vitest'
import { rulesAmong } from '../settings/rules.ts'
import { setTerms } from '../settings/terms.ts'
import { currentTerms } from './booking-terms.ts'
import { refundSteps } from './refund-steps.ts'

afterEach(() => setTerms({}))

it('has the numbers that are set, and those of the product where none are or they were set back', () => {
  const steps = [
    { hours: 120, percent: 100 },
    { hours: 24, percent: 50 },
  ]
  expect(refundSteps('moderate')).toEqual(steps)
  setTerms(rulesAmong({ moderatePercent: 10, strictHours: 48 }))
  expect(refundSteps('moderate')).toEqual([steps[0], { hours: 24, percent: 10 }])
  expect(refundSteps('strict')).toEqual([{ hours: 48, percent: 50 }])
  setTerms({})
  expect(refundSteps('moderate')).toEqual(steps)
  expect(refundSteps('flexible')).toEqual([{ hours: 24, percent: 100 }])
})

it('is part of what a rental agreed now gets', () => {
  setTerms(rulesAmong({ claimHours: 72, flexibleHours: 12 }))
  expect(currentTerms('flexible')).toEqual({
    claimHours: 72,
    lateGraceMinutes: 30,
    latePercent: 150,
    maxLateHours: 72,
    refunds: [{ hours: 12, percent: 100 }],
  })
})
