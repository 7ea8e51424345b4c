import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const authorization = () => ({ authorization: `Bearer ${site.deps.keys.secretKey}` })
const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await site.app.request(`/storage/v1${path}`, init)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('a route that is none is 404 in the words of the protocol', async () => {
  const { status, text } = await ask('/cdn/images', { method: 'DELETE', headers: authorization() })
  expect(status).toBe(404)
  expect(JSON.parse(text)).toMatchObject({ statusCode: '404', error: 'Not Found' })
})

test('browsers of any origin may ask', async () => {
  const { status, headers } = await ask('/object/images/a', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-upsert',
    },
  })
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('access-control-allow-headers')).toContain('x-upsert')
})

test('the service reports its status', async () => {
  expect((await ask('/status')).status).toBe(200)
})

test('null characters and broken JSON are the sender’s fault, not ours', async () => {
  const post = (path: string, body: string) => ask(path, { method: 'POST', headers: authorization(), body })
  for (const { status, text } of [
    await post('/object/list/images', '{"prefix": "a\\u0000b"}'),
    await post('/object/list/images', '{'),
    await post('/object/list/images', '[]'),
    await post('/object/list/images', '{"limit": "many"}'),
    await ask('/bucket/%00', { headers: authorization() }),
  ]) {
    expect(status, text).toBe(400)
    expect(JSON.parse(text)).toMatchObject({ statusCode: '400', code: 'InvalidRequest' })
  }
})

test('a fault of ours is logged and tells the client nothing', async () => {
  const logged: unknown[] = []
  const { error } = site.deps.log
  site.deps.log.error = (entry: object) => void logged.push(entry)
  const { get } = site.deps.objects
  await site.client({ secret: true }).storage.createBucket('open', { public: true })
  await site.client({ secret: true }).storage.from('open').upload('a', 'text')
  site.deps.objects.get = async () => {
    throw new Error('disk on fire: /secret/path')
  }
  const { status, text } = await ask('/object/public/open/a')
  site.deps.objects.get = get
  site.deps.log.error = error
  expect(status).toBe(500)
  expect(JSON.parse(text)).toEqual({
    statusCode: '500',
    error: 'Internal',
    message: 'Internal Server Error',
    code: 'InternalError',
  })
  expect(logged).toHaveLength(1)
})

test('a request with too large a body is refused before it is read', async () => {
  const { publishableKey } = site.deps.keys
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536).fill(32))
    },
  })
  for (const path of ['/object/list/images', '/object/sign/images', '/object/copy', '/bucket']) {
    const answer = await site.app.request(`/storage/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}`, 'content-length': String(1e9) },
      body: '{}',
    })
    expect([path, (await answer.json()).code]).toEqual([path, 'EntityTooLarge'])
  }
  const answer = await site.app.request(
    new Request('http://lendaround.test/storage/v1/object/list/images', {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body: endless,
      duplex: 'half',
    } as RequestInit),
  )
  expect((await answer.json()).code).toBe('EntityTooLarge')
  expect(sent).toBeLessThan(10_000_000)
})
