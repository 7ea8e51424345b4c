import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { limitBody } from './limit-body.ts'
import { announced, inPieces } from './testing/bodies.ts'

const app = new Hono()
app.use(limitBody({ maxSize: 4, onError: (c) => c.text('too large', 413) }))
app.post('/', async (c) => c.text(await c.req.text()))

it('lets through what is small enough, announced or not', async () => {
  for (const request of [announced('four'), inPieces('fo', 'ur')]) {
    const response = await app.fetch(request)
    expect([response.status, await response.text()]).toEqual([200, 'four'])
  }
})

it('refuses what says that it is too large, and what turns out to be', async () => {
  expect((await app.fetch(announced('x', 5))).status).toBe(413)
  expect((await app.fetch(inPieces('fo', 'ur', '!'))).status).toBe(413)
})

it('counts a body that names its length but comes in pieces', async () => {
  const request = inPieces('much too large')
  request.headers.set('content-length', '1')
  request.headers.set('transfer-encoding', 'chunked')
  expect((await app.fetch(request)).status).toBe(413)
})

it('does not look at a body that says how long it is', async () => {
  const request = announced('four')
  Object.defineProperty(request, 'body', {
    get() {
      throw new Error('looked at')
    },
  })
  expect((await app.fetch(request)).status).toBe(200)
})
