import { expect, it } from 'vitest'
import { BodyTooLarge, limitedBody } from './limited-body.ts'
import { announced, inPieces } from './testing/bodies.ts'

it('is read when it is small enough, announced or not', async () => {
  for (const request of [announced('four'), inPieces('fo', 'ur')]) {
    expect(await limitedBody(request, 4).text()).toBe('four')
  }
  expect(await limitedBody(new Request('http://site/', { method: 'POST' }), 4).text()).toBe('')
})

it('is refused unread when it says that it is too large, and when it turns out to be', async () => {
  expect(() => limitedBody(announced('x', 5), 4)).toThrow(BodyTooLarge)
  await expect(limitedBody(inPieces('fo', 'ur', '!'), 4).text()).rejects.toThrow(BodyTooLarge)
  await expect(limitedBody(inPieces('fo', 'ur', '!'), 4).arrayBuffer()).rejects.toThrow(BodyTooLarge)
})

it('is counted when it names its length but comes in pieces', async () => {
  const request = inPieces('much too large')
  request.headers.set('content-length', '1')
  request.headers.set('transfer-encoding', 'chunked')
  await expect(limitedBody(request, 4).text()).rejects.toThrow(BodyTooLarge)
})
