import { expect, it } from 'vitest'
import { policyText } from './policy-text.ts'

it.each([
  ['flexible', [{ hours: 48, percent: 100 }], 'Everything back until 2 days before the start.'],
  ['strict', [{ hours: 168, percent: 25 }], '25% back until 7 days before the start.'],
  [
    'moderate',
    [
      { hours: 120, percent: 100 },
      { hours: 12, percent: 33 },
    ],
    'Everything back until 5 days before the start, 33% until 12 hours before.',
  ],
] as const)('says what was agreed on under %s', (policy, refunds, text) => {
  expect(policyText(policy, refunds).replaceAll('\u00a0', ' ')).toBe(text)
})
