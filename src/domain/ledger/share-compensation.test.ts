import { expect, it } from 'vitest'
import { shareCompensation } from './share-compensation.ts'

const late = { id: 'late', awardCents: 1_000, postedCents: 0 }
const damage = { id: 'damage', awardCents: 6_000, postedCents: 0 }

it('gives each claim its award, in their order, and the next payment what is still lacking', () => {
  expect(shareCompensation(5_000, [late, damage])).toEqual([
    { claimId: 'late', cents: 1_000 },
    { claimId: 'damage', cents: 4_000 },
  ])
  const posted = [
    { ...late, postedCents: 1_000 },
    { ...damage, postedCents: 4_000 },
  ]
  expect(shareCompensation(2_000, posted)).toEqual([{ claimId: 'damage', cents: 2_000 }])
})

it('takes nothing back from a claim that got more than it was awarded', () => {
  const overpaid = { ...late, postedCents: 1_500 }
  expect(shareCompensation(2_000, [overpaid, damage])).toEqual([{ claimId: 'damage', cents: 2_000 }])
})

it('leaves to no claim what none asks for', () => {
  expect(shareCompensation(1_500, [late])).toEqual([
    { claimId: 'late', cents: 1_000 },
    { claimId: null, cents: 500 },
  ])
  expect(shareCompensation(900, [])).toEqual([{ claimId: null, cents: 900 }])
})
