import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from './testing/app.ts'

// JSON as clients can write it, by hand, because JSON.stringify repairs what it can.
const ODD = [
  ['NUL', String.raw`\u0000`],
  ['half a surrogate', String.raw`\ud800`],
  ['the other half', String.raw`\udfff`],
] as const

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp({ LENDAROUND_MODE: 'demo', JWT_LEGACY_SECRET: 'a'.repeat(40) })
  user = await t.user()
})
afterAll(() => t.close())

async function call(
  method: string,
  path: string,
  { body, as }: { body?: string | undefined; as?: string } = {},
) {
  const response = await t.app.request(path, {
    method,
    headers: {
      'content-type': 'application/json',
      apikey: t.deps.keys.publishableKey,
      ...(as && { authorization: `Bearer ${as}` }),
    },
    ...(body !== undefined && { body }),
  })
  await response.text()
  return response.status
}

const BODIES: [method: string, path: string, body: (odd: string) => string, as?: 'user' | 'service'][] = [
  [
    'POST',
    '/auth/v1/signup',
    (odd) => `{"email":"a@b.org","password":"ladder-drill-42","data":{"name":"${odd}"}}`,
  ],
  [
    'POST',
    '/auth/v1/signup',
    (odd) => `{"email":"a@b.org","password":"ladder-drill-42","data":{"${odd}":1}}`,
  ],
  ['POST', '/auth/v1/signup', (odd) => `{"email":"a${odd}@b.org","password":"ladder-drill-42"}`],
  ['POST', '/auth/v1/token?grant_type=password', (odd) => `{"email":"a${odd}@b.org","password":"x"}`],
  ['POST', '/auth/v1/token?grant_type=password', (odd) => `{"email":"a@b.org","password":"${odd}"}`],
  ['POST', '/auth/v1/token?grant_type=refresh_token', (odd) => `{"refresh_token":"${odd}"}`],
  ['POST', '/auth/v1/token?grant_type=pkce', (odd) => `{"auth_code":"${odd}","code_verifier":"${odd}"}`],
  ['POST', '/auth/v1/otp', (odd) => `{"email":"c@b.org","data":{"name":"${odd}"}}`],
  ['POST', '/auth/v1/recover', (odd) => `{"email":"a${odd}@b.org"}`],
  ['POST', '/auth/v1/verify', (odd) => `{"type":"${odd}","token_hash":"${odd}"}`],
  ['POST', '/auth/v1/verify', (odd) => `{"type":"email","email":"a@b.org","token":"${odd}"}`],
  ['POST', '/auth/v1/resend', (odd) => `{"type":"signup","email":"a${odd}@b.org"}`],
  ['PUT', '/auth/v1/user', (odd) => `{"data":{"name":"${odd}"}}`, 'user'],
  ['PUT', '/auth/v1/user', (odd) => `{"data":{"a":{"b":["${odd}"]}}}`, 'user'],
  ['POST', '/auth/v1/factors', (odd) => `{"factor_type":"totp","friendly_name":"${odd}"}`, 'user'],
  ['POST', '/auth/v1/admin/users', (odd) => `{"email":"d@b.org","app_metadata":{"x":"${odd}"}}`, 'service'],
  ['POST', '/rest/v1/favourites', (odd) => `{"user_id":"${odd}","item_id":null}`, 'user'],
  ['PATCH', '/rest/v1/profiles?id=is.null', (odd) => `{"bio":"${odd}"}`, 'user'],
  ['POST', '/rest/v1/rpc/search_items', (odd) => `{"words":"${odd}","query":"${odd}"}`],
  ['POST', '/rest/v1/rpc/search_places', (odd) => `{"typed":"${odd}"}`],
  ['POST', '/storage/v1/object/list/images', (odd) => `{"prefix":"${odd}","search":"${odd}"}`],
  ['POST', '/storage/v1/object/sign/images', (odd) => `{"expiresIn":60,"paths":["${odd}"]}`, 'service'],
  [
    'POST',
    '/storage/v1/object/move',
    (odd) => `{"bucketId":"images","sourceKey":"${odd}","destinationKey":"b"}`,
    'service',
  ],
  ['POST', '/storage/v1/bucket', (odd) => `{"id":"${odd}","name":"${odd}"}`, 'service'],
  ['DELETE', '/storage/v1/object/images', (odd) => `{"prefixes":["${odd}"]}`, 'service'],
  ['POST', '/functions/v1/list-mails', (odd) => `{"recipient":"${odd}"}`],
  ['POST', '/functions/v1/place-hold', (odd) => `{"lines":[{"itemId":"${odd}"}]}`, 'user'],
  [
    'POST',
    '/functions/v1/submit-identity',
    (odd) =>
      `{"step":"identity","documentPath":"${odd}","details":{"firstName":"${odd}","lastName":"b","birthDate":"1990-01-01",` +
      '"documentType":"passport","documentNumber":"1","country":"DE","validUntil":"2034-05-31"}}',
    'user',
  ],
]

describe.each(ODD)('%s in a body', (_, odd) => {
  it.each(BODIES)('%s %s is refused or cleaned, never an error of ours', async (method, path, body, as) => {
    const token = as && (as === 'user' ? user.token : t.deps.keys.secretKey)
    const status = await call(method, path, { body: body(odd), ...(token && { as: token }) })
    expect(status).toBeLessThan(500)
  })

  it('is refused in metadata', async () => {
    const body = `{"data":{"name":"Nora${odd}"}}`
    expect(await call('PUT', '/auth/v1/user', { body, as: user.token })).toBe(400)
  })
})

it.each([
  '/auth/v1/verify?type=signup&token=%00',
  '/auth/v1/verify?type=%00&token=x',
  '/auth/v1/admin/users/%00',
  '/auth/v1/admin/users?page=%00',
  '/rest/v1/items?title=eq.%00',
  '/rest/v1/items?%00=eq.1',
  '/rest/v1/items?select=%00',
  '/rest/v1/items?title=fts.%00',
  '/rest/v1/items?order=%00',
  '/rest/v1/%00',
  '/rest/v1/rpc/%00',
  '/rest/v1/rpc/search_places?typed=%00',
  '/storage/v1/object/public/images/%00',
  '/storage/v1/object/images/%00',
  '/storage/v1/object/sign/images/a.png?token=%00',
  '/storage/v1/bucket/%00',
  '/storage/v1/render/image/public/images/%00?width=10',
  '/functions/v1/%00',
])('%s is refused, or there is no such thing', async (path) => {
  for (const as of [undefined, t.deps.keys.secretKey]) {
    expect(await call('GET', path, as ? { as } : {})).toBeLessThan(500)
  }
})
