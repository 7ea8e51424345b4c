import { describe, expect, it } from 'vitest'
import { allowedTransitions } from '../lifecycle.ts'
import { WISH_LIFECYCLE, WISH_STATUSES } from './lifecycle.ts'

describe('the lifecycle of a wish', () => {
  it('reaches every state from open, and ends in each other one but what a moderator puts back', () => {
    const reached = new Set<string>(['open', ...Object.values(WISH_LIFECYCLE.open).map(({ to }) => to)])
    expect([...reached].sort()).toEqual([...WISH_STATUSES].sort())
    for (const status of WISH_STATUSES.filter((one) => one !== 'open'))
      expect(allowedTransitions(WISH_LIFECYCLE, status, ['owner', 'clock'])).toEqual([])
    expect(
      WISH_STATUSES.filter((one) => allowedTransitions(WISH_LIFECYCLE, one, ['moderator']).length > 0),
    ).toEqual(['open', 'removed'])
    expect(allowedTransitions(WISH_LIFECYCLE, 'removed', ['moderator'])).toEqual(['restore'])
  })

  it('is ended by its owner as met or withdrawn, and taken off by a moderator only', () => {
    expect(allowedTransitions(WISH_LIFECYCLE, 'open', ['owner'])).toEqual(['fulfil', 'withdraw'])
    expect(allowedTransitions(WISH_LIFECYCLE, 'open', ['moderator'])).toEqual(['remove'])
    expect(allowedTransitions(WISH_LIFECYCLE, 'open', ['clock'])).toEqual(['settle', 'expire'])
  })
})
