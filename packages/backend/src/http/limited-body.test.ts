import { expect, it } from 'vitest'
import { BodyTooLarge, limitedBody } from './limited-body.ts'

/** A body that says how long it is, as browsers send it. */
const announced = (body: string, length = body.length) =>
  new Request('http://site/', { method: 'POST', body, headers: { 'content-length': String(length) } })

/** One that does not. */
const inPieces = (...pieces: string[]) =>
  new Request('http://site/', {
    method: 'POST',
    duplex: 'half',
    body: new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    }),
  } as RequestInit)

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
