import { describe, expect, it } from 'vitest'
import { allowedTransitions } from '../lifecycle.ts'
import { agreedCents, CLAIM_LIFECYCLE, CLAIM_STATUSES, claimDueAt, OPEN_CLAIM_STATUSES } from './lifecycle.ts'

const HOUR_MS = 3_600_000

describe('the lifecycle of a claim', () => {
  it('reaches every state from open, and ends settled or withdrawn', () => {
    const reached = new Set<string>(['open'])
    for (const status of reached) {
      for (const { to } of Object.values(CLAIM_LIFECYCLE[status as 'open'])) reached.add(to)
    }
    expect([...reached].sort()).toEqual([...CLAIM_STATUSES].sort())
    expect(CLAIM_STATUSES.filter((status) => !OPEN_CLAIM_STATUSES.includes(status))).toEqual([
      'settled',
      'withdrawn',
    ])
  })

  it('lets only the other side answer, and only the claimant take it back', () => {
    expect(allowedTransitions(CLAIM_LIFECYCLE, 'open', ['respondent'])).toEqual([
      'accept',
      'counter',
      'dispute',
    ])
    expect(allowedTransitions(CLAIM_LIFECYCLE, 'open', ['claimant'])).toEqual(['withdraw'])
    expect(allowedTransitions(CLAIM_LIFECYCLE, 'countered', ['respondent'])).toEqual([])
  })

  it('lets a moderator decide, and an admin after the one appeal', () => {
    expect(allowedTransitions(CLAIM_LIFECYCLE, 'escalated', ['moderator'])).toEqual(['decide'])
    expect(allowedTransitions(CLAIM_LIFECYCLE, 'appealed', ['moderator'])).toEqual([])
    expect(allowedTransitions(CLAIM_LIFECYCLE, 'appealed', ['admin'])).toEqual(['decide'])
    expect(allowedTransitions(CLAIM_LIFECYCLE, 'decided', ['respondent', 'renter'])).toEqual(['appeal'])
  })

  it('gives each side 72 hours, and an appeal seven days', () => {
    expect(claimDueAt('open', 0)).toBe(72 * HOUR_MS)
    expect(claimDueAt('countered', 0)).toBe(72 * HOUR_MS)
    expect(claimDueAt('decided', 0)).toBe(7 * 24 * HOUR_MS)
    expect(claimDueAt('escalated', 0)).toBeNull()
  })

  it('takes silence for agreement with what was written last', () => {
    const claim = { amountCents: 500, offerCents: 200, awardCents: 300 }
    expect(agreedCents('open', claim)).toBe(500)
    expect(agreedCents('countered', claim)).toBe(200)
    expect(agreedCents('decided', claim)).toBe(300)
  })
})
