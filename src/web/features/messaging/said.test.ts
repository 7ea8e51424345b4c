import { describe, expect, it } from 'vitest'
import { NO_MESSAGES, withMessages, withNewer } from './said.ts'

const message = (id: number) => ({
  id,
  sender_id: 'a',
  body: `${id}`,
  pictures: [],
  is_masked: false,
  original: null,
  created_at: '2026-11-22T12:00:00Z',
})
const ids = (said: ReturnType<typeof withMessages>) => said.messages.map(({ id }) => id)

describe('what is known of a conversation', () => {
  it('has every message once, in order, however they come', () => {
    const latest = withMessages(NO_MESSAGES, [message(9), message(8)], true)
    const sent = withMessages(latest, [message(11)])
    const polled = withMessages(sent, [message(10), message(11)])
    expect(ids(polled)).toEqual([8, 9, 10, 11])
    expect(polled.hasOlder).toBe(true)
  })

  it('takes older ones in front, and knows when there are no more', () => {
    const said = withMessages(withMessages(NO_MESSAGES, [message(5)], true), [message(4), message(3)], false)
    expect(ids(said)).toEqual([3, 4, 5])
    expect(said.hasOlder).toBe(false)
  })

  it('stays the same object when nothing new came', () => {
    const said = withMessages(NO_MESSAGES, [message(1)])
    expect(withMessages(said, [message(1)])).toBe(said)
  })

  it('asks on from where none is missing, also after one that was sent without a connection', () => {
    const loaded = withNewer(NO_MESSAGES, [message(5), message(6)])
    // The other side wrote 7 while this message waited.
    const sent = withMessages(loaded, [message(8)])
    expect(sent.loadedTo).toBe(6)
    const whole = withNewer(sent, [message(7), message(8)])
    expect(ids(whole)).toEqual([5, 6, 7, 8])
    expect(whole.loadedTo).toBe(8)
  })
})
