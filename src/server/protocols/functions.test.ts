import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freezeRateLimits } from '#backend/testing/freeze-rate-limits.ts'
import { allUseCases } from '#server/areas.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

async function post(path: string, body: string, headers: Record<string, string> = {}, as?: TestUser) {
  const response = await t.app.request(`/functions/v1/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...headers,
    },
    body,
  })
  return { status: response.status, body: await response.json() }
}

describe('functions', () => {
  it('answers a refusal with its code, a message and details', async () => {
    expect(await post('place-hold', '{"lines": []}', {}, t.renter)).toEqual({
      status: 422,
      body: { code: 'BASKET_EMPTY', message: 'basket empty', details: null },
    })
  })

  it('describes what each use case for people takes', async () => {
    const response = await t.app.request('/functions/v1')
    const { paths } = await response.json()
    const called = allUseCases(t.deps).filter((one) => 'input' in one && one.allow !== 'service')
    expect(Object.keys(paths).toSorted()).toEqual(called.map(({ name }) => `/${name}`).toSorted())
    const { post: message } = paths['/reset-second-factor']
    expect(message.requestBody.content['application/json'].schema).toMatchObject({
      properties: { reason: { type: 'string', minLength: 1, maxLength: 500 } },
      required: ['personId', 'reason'],
    })
    expect(message['x-limit']).toBe('20 in 3600 s')
  })

  it('names what is wrong with an input', async () => {
    const { status, body } = await post('complete-checkout', '{"orderId": 5}', {}, t.renter)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'BAD_INPUT', details: { issues: [{ path: ['orderId'] }] } })
  })

  it.each(['{', '[]', '"x"', 'null', '\u0000'])('refuses the body %j', async (body) => {
    expect(await post('complete-checkout', body, {}, t.renter)).toMatchObject({
      status: 400,
      body: { code: 'BAD_INPUT' },
    })
  })

  it('refuses a body that is too large, also one without a length', async () => {
    const large = `{"orderId": "${'x'.repeat(300_000)}"}`
    const refused = { status: 413, body: { code: 'BODY_TOO_LARGE' } }
    expect(await post('complete-checkout', large, {}, t.renter)).toMatchObject(refused)
    const stream = new Blob([large]).stream()
    const request = new Request('http://x/functions/v1/complete-checkout', {
      method: 'POST',
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect((await t.app.fetch(request)).status).toBe(413)
  })

  it.each([
    ['nested too deep', `{"lines":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['of too many values', JSON.stringify({ lines: Array(100_000).fill(0) })],
  ])('refuses input %s before a schema looks at it', async (_, body) => {
    const answer = await post('place-hold', body, {}, t.renter)
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } })
    expect(answer.body.details.issues).toHaveLength(1)
  })

  it('names the first of many faults', async () => {
    const body = JSON.stringify({ lines: Array(1_000).fill(0) })
    const answer = await post('place-hold', body, {}, t.renter)
    expect(answer.body.details.issues).toHaveLength(20)
  })

  it('knows no other use case and no other method', async () => {
    expect(await post('drop-tables', '{}')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await t.app.request('/functions/v1/place-hold')).status).toBe(404)
  })

  it('refuses an invalid token, and a visitor where a person must be signed in', async () => {
    const forged = { authorization: 'Bearer x.y.z' }
    expect(await post('place-hold', '{"lines": []}', forged)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    })
    const anonymous = { apikey: t.deps.keys.publishableKey }
    expect(await post('place-hold', '{"lines": []}', anonymous)).toMatchObject({ status: 401 })
  })

  it('answers a browser of another origin', async () => {
    const response = await t.app.request('/functions/v1/place-hold', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://other.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,apikey,content-type,x-client-info,idempotency-key',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toContain('idempotency-key')
  })

  it('tells nothing of a fault of its own, and writes it down', async () => {
    const errors: object[] = []
    const { error } = t.deps.log
    t.deps.log.error = (entry: object) => void errors.push(entry)
    await t.db.pool.query('alter table public.reservations rename to reservations_gone')
    expect(await post('release-hold', '{}', {}, t.renter)).toEqual({
      status: 500,
      body: { code: 'UNEXPECTED', message: 'unexpected', details: null },
    })
    t.deps.log.error = error
    expect(errors).toMatchObject([{ useCase: 'release-hold', err: { code: '42P01' } }])
  })
})

it('a limit counts each person’s calls of a use case, over all processes', async () => {
  const limited = await createCheckoutFixture({ env: { RATE_LIMITS: 'true' } })
  await freezeRateLimits(limited.db)
  const release = async (as: TestUser) => {
    const response = await limited.app.request('/functions/v1/release-hold', {
      method: 'POST',
      headers: { authorization: `Bearer ${as.token}` },
    })
    return { status: response.status, wait: Number(response.headers.get('retry-after')) }
  }
  const calls = await Promise.all(Array.from({ length: 61 }, () => release(limited.renter)))
  expect(calls.filter(({ status }) => status === 200)).toHaveLength(60)
  const [refused] = calls.filter(({ status }) => status === 429)
  expect(refused!.wait).toBeGreaterThan(0)
  expect(refused!.wait).toBeLessThanOrEqual(60)
  expect(await release(limited.owner)).toMatchObject({ status: 200 })
  await limited.close()
})

describe('an idempotency key', () => {
  const key = { 'idempotency-key': 'a-key-of-my-own' }
  const hold = (line = t.line(), as = t.renter, headers = key) =>
    post('place-hold', JSON.stringify({ lines: [line] }), headers, as)

  it('repeats the first answer, even when the data has changed since', async () => {
    const first = await hold()
    await post('release-hold', '{}', {}, t.renter)
    expect(await hold()).toEqual(first)
    expect(await t.rows('select id from public.reservations')).toEqual([])
  })

  it('replays the very bytes, with status and type', async () => {
    const send = async () => {
      const response = await t.app.request('/functions/v1/place-hold', {
        method: 'POST',
        headers: { ...key, authorization: `Bearer ${t.renter.token}` },
        body: JSON.stringify({ lines: [t.line()] }),
      })
      return { status: response.status, headers: [...response.headers], body: await response.text() }
    }
    const first = await send()
    expect(first).toMatchObject({ status: 200, body: expect.stringMatching(/^\{"/) })
    expect(await send()).toEqual(first)
  })

  it('does it once when it comes twice at the same time', async () => {
    const [first, second] = await Promise.all([hold(), hold()])
    expect(second).toEqual(first)
    expect(await t.rows('select key from functions.idempotency_keys')).toHaveLength(1)
  })

  it('is refused with another input', async () => {
    await hold()
    expect(await hold(t.line(t.item, 10))).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_MISMATCH' },
    })
  })

  it('belongs to one person', async () => {
    const rival = await t.user({ kyc_level: 1 })
    await hold()
    expect(await hold(t.line(t.item, 10), rival)).toMatchObject({ status: 200 })
  })

  it('belongs to one use case', async () => {
    await hold()
    expect(await post('release-hold', '{}', key, t.renter)).toMatchObject({ status: 200 })
    expect(await t.rows('select id from public.reservations')).toEqual([])
  })

  it('does not keep a refusal', async () => {
    const rival = await t.user({ kyc_level: 1 })
    await hold(t.line(), rival)
    expect(await hold()).toMatchObject({ status: 409, body: { code: 'ITEMS_UNAVAILABLE' } })
    await post('release-hold', '{}', {}, rival)
    expect(await hold()).toMatchObject({ status: 200 })
  })

  it('is refused when it is too short to be one', async () => {
    expect(await hold(t.line(), t.renter, { 'idempotency-key': 'short' })).toMatchObject({
      status: 400,
      body: { code: 'BAD_INPUT', details: { field: 'Idempotency-Key' } },
    })
  })
})
