import { expect, it } from 'vitest'
import { suggestedAward } from './suggested-award.ts'

const said = (kind: 'pick_up' | 'return', role: 'owner' | 'renter', isWell = true) => ({
  kind,
  role,
  is_complete: isWell,
  is_undamaged: isWell,
})
const claim = {
  kind: 'damage',
  amountCents: 1_001,
  offerCents: null,
  feeCents: null,
  statements: [],
} as const
const taken = [said('pick_up', 'owner'), said('pick_up', 'renter')]

it.each([
  ['a fee as calculated', { ...claim, kind: 'late', feeCents: 700 }, 700, 'calculated'],
  ['no more than is asked for', { ...claim, kind: 'late', feeCents: 5_000 }, 1_001, 'calculated'],
  ['all back where the lender stated nothing', { ...claim, kind: 'no_show' }, 1_001, 'lender-missing'],
  [
    'nothing back where the lender stated the pick-up',
    { ...claim, kind: 'no_show', statements: [said('pick_up', 'owner')] },
    0,
    'lender-came',
  ],
  [
    'nothing for what was so at the pick-up',
    { ...claim, statements: [said('pick_up', 'renter', false), said('return', 'owner', false)] },
    0,
    'was-so-before',
  ],
  [
    'all where both state it',
    { ...claim, statements: [...taken, said('return', 'owner', false), said('return', 'renter', false)] },
    1_001,
    'both-state-it',
  ],
  [
    'half where the lender alone states it',
    { ...claim, statements: [...taken, said('return', 'owner', false), said('return', 'renter')] },
    501,
    'one-states-it',
  ],
  [
    'nothing where the lender stated that all was well',
    { ...claim, kind: 'missing', statements: [...taken, said('return', 'owner')] },
    0,
    'no-fault-stated',
  ],
  [
    'what was offered, where the rule gives less',
    { ...claim, offerCents: 300, statements: [...taken, said('return', 'owner')] },
    300,
    'no-fault-stated',
  ],
] as const)('suggests %s', (_, judged, cents, rule) => {
  expect(suggestedAward(judged)).toEqual({ cents, rule })
})
