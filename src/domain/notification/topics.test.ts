import { describe, expect, it } from 'vitest'
import { channelsOf, topicOf } from './topics.ts'

const none = { byMail: false, inApp: false, byPush: false }
const all = { byMail: true, inApp: true, byPush: true }

describe('the channels by which a notice reaches a person', () => {
  it('are all unless they chose otherwise', () => {
    expect(channelsOf('picked-up', {})).toEqual(all)
    expect(channelsOf('picked-up', { rentals: { ...all, byMail: false } })).toEqual({ ...all, byMail: false })
    expect(channelsOf('picked-up', { claims: none })).toEqual(all)
  })

  it('cannot be closed to what is about the account’s security', () => {
    expect(channelsOf('payout-method', { security: none })).toEqual(all)
  })

  it('leave mailed codes alone: they are no notices', () => {
    expect(channelsOf('recovery', { security: none })).toEqual({ ...none, byMail: true })
    expect(topicOf('toString')).toBeUndefined()
  })
})
