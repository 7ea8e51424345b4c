import { describe, expect, it } from 'vitest'
import { channelsOf, topicOf } from './topics.ts'

const none = { byMail: false, inApp: false }

describe('the channels by which a notice reaches a person', () => {
  it('are both unless they chose otherwise', () => {
    expect(channelsOf('picked-up', {})).toEqual({ byMail: true, inApp: true })
    expect(channelsOf('picked-up', { rentals: { byMail: false, inApp: true } })).toEqual({
      byMail: false,
      inApp: true,
    })
    expect(channelsOf('picked-up', { claims: none })).toEqual({ byMail: true, inApp: true })
  })

  it('cannot be closed to what is about the account’s security', () => {
    expect(channelsOf('payout-method', { security: none })).toEqual({ byMail: true, inApp: true })
  })

  it('leave mailed codes alone: they are no notices', () => {
    expect(channelsOf('recovery', { security: none })).toEqual({ byMail: true, inApp: false })
    expect(topicOf('toString')).toBeUndefined()
  })
})
