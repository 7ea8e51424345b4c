import { expect, it } from 'vitest'
import { isTooOld, nextOutgoing, type Outgoing, parseOutgoing } from './outgoing.ts'

const message = (key: string, of: string, more: Partial<Outgoing> = {}): Outgoing => ({
  key,
  to: { conversationId: of },
  text: 'Hello',
  pictures: [],
  at: '2026-11-25T10:00:00Z',
  ...more,
})

it('reads what it wrote, and nothing else', () => {
  const kept = [message('a', 'x')]
  expect(parseOutgoing(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  expect(parseOutgoing([{ key: 'a' }, null, 7, ...kept])).toEqual(kept)
  expect(parseOutgoing({ a: 1 })).toBeUndefined()
})

it('sends the oldest first, and lets none overtake one of its conversation that was refused', () => {
  expect(nextOutgoing([message('a', 'x'), message('b', 'x')])?.key).toBe('a')
  const refused = message('a', 'x', { refusal: 'RECIPIENT_REFUSES' })
  expect(nextOutgoing([refused, message('b', 'x'), message('c', 'y')])?.key).toBe('c')
  expect(nextOutgoing([refused, message('b', 'x')])).toBeUndefined()
})

it('does not send again by itself what may have arrived so long ago that the site forgot its key', () => {
  const written = Date.parse('2026-11-25T10:00:00Z')
  expect(isTooOld(message('a', 'x', { isTried: true }), written + 21 * 3_600_000)).toBe(true)
  expect(isTooOld(message('a', 'x', { isTried: true }), written + 19 * 3_600_000)).toBe(false)
  expect(isTooOld(message('a', 'x'), written + 100 * 3_600_000)).toBe(false)
})
