import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import { guardAnswers } from './guard-answers.ts'
import { openServer } from './open-server.ts'

const app = new Hono()
app.get('/rows', (c) => c.json([]))
app.get('/page', (c) =>
  c.html('', 200, { 'content-security-policy': "default-src 'none'", 'cache-control': 'private, no-cache' }),
)
app.get('/fails', () => {
  throw new Error('broken')
})
app.onError((_, c) => c.text('failed', 500))

async function open(isEncrypted = true) {
  const server = openServer({
    fetch: app.fetch,
    trustProxy: false,
    observe: (answer) => guardAnswers(answer, isEncrypted),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

it.each(['/rows', '/fails', '/nowhere'])('%s may not be guessed at, framed or cached', async (path) => {
  const { headers } = await fetch(`http://127.0.0.1:${await open()}${path}`)
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'none'",
    'cache-control': 'no-store',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
})

it('an answer keeps what it says itself, once', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${await open()}/page`)
  expect(headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(headers.get('cache-control')).toBe('private, no-cache')
})

it('a site without encryption asks nobody to keep to it', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${await open(false)}/rows`)
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

it('TRACE gives nothing of a request back', async () => {
  const socket = connect(await open(), '127.0.0.1')
  socket.write('TRACE /rows HTTP/1.1\r\nHost: x\r\nCookie: secret\r\nConnection: close\r\n\r\n')
  const answer = Buffer.concat(await socket.toArray()).toString()
  expect(answer).toMatch(/^HTTP\/1\.1 [45]\d\d /)
  expect(answer).not.toContain('secret')
})
