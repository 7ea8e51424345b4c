import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from './testing/app.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.user({ kyc_level: 1 })
})
afterAll(() => t.close())

interface Odd {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

/** Asks as a visitor and as a signed-in person; what came back where it was a fault of ours. */
async function faultsOf(path: string, { method = 'GET', headers = {}, body }: Odd = {}): Promise<unknown[]> {
  const found = []
  for (const authorization of [undefined, `Bearer ${user.token}`]) {
    const response = await t.app.request(`http://lendaround.test${path}`, {
      method,
      headers: { apikey: t.deps.keys.publishableKey, ...(authorization && { authorization }), ...headers },
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    if (response.status >= 500 && response.status !== 501 && response.status !== 503)
      found.push([path.slice(0, 100), method, headers, response.status, text.slice(0, 200)])
  }
  return found
}

const FAMILIES = [
  '/auth/v1/token?grant_type=password',
  '/auth/v1/signup',
  '/auth/v1/user',
  '/auth/v1/otp',
  '/auth/v1/verify',
  '/rest/v1/items',
  '/rest/v1/rpc/search_items',
  '/rest/v1/reservations',
  '/rest/v1/public_reviews',
  '/rest/v1/affiliate_users',
  '/storage/v1/object/list/images',
  '/storage/v1/object/images/a/b.jpg',
  '/storage/v1/object/sign/documents',
  '/storage/v1/bucket',
  '/functions/v1/place-hold',
  '/functions/v1/write-review',
  '/functions/v1/start-payment',
]

describe('a request that no client sends by accident is no fault of ours', () => {
  it.each([
    [
      'Range',
      ['items=0-1', 'bytes=0-', 'bytes=5-1', '-', '0-', '-1', '99999999999999999999-', 'a-b', '0-1,3-4', ''],
    ],
    [
      'Prefer',
      [
        'count=exact,count=planned',
        'return=representation,return=minimal',
        'handling=strict,odd=1',
        'timezone=Nowhere/Land',
        "timezone='; drop table x",
        'max-affected=-1',
        'max-affected=1e99',
        ',,,=,=',
        'missing=default,resolution=merge-duplicates',
        'x'.repeat(8_000),
      ],
    ],
    [
      'Accept',
      ['', '*', 'a/b;q=2', 'application/vnd.pgrst.object+json;nulls=stripped', 'text/csv', 'x'.repeat(8_000)],
    ],
    [
      'Content-Type',
      ['', 'application/json; charset=nothing', 'multipart/form-data', 'text/csv', 'a'.repeat(8_000)],
    ],
    ['Accept-Profile', ['pg_catalog', 'auth', '', 'public,auth']],
    ['Content-Profile', ['pg_catalog', '"', 'public']],
    ['Authorization', ['Bearer', 'Bearer a.b.c', 'Basic eDp5', `Bearer ${'a'.repeat(12_000)}`, 'Bearer ..']],
    ['Idempotency-Key', ['', 'x', 'x'.repeat(5_000), '../../..']],
    ['X-Forwarded-For', ['::::', '1.2.3.4, , ,', 'x'.repeat(5_000)]],
    ['If-None-Match', ['*', '"', 'W/"x"', 'x'.repeat(5_000)]],
    ['Cookie', ['device=', `device=${'~'.repeat(8_000)}`, 'device=%00%zz', '=;=;;']],
    ['Accept-Language', ['*', 'x'.repeat(5_000), 'en;q=nothing,,,;']],
  ])(
    'with odd values of %s',
    async (name, values) => {
      const faults = []
      for (const path of FAMILIES) {
        for (const value of values) {
          faults.push(...(await faultsOf(path, { headers: { [name]: value } })))
          const headers = { 'content-type': 'application/json', [name]: value }
          faults.push(...(await faultsOf(path, { method: 'POST', headers, body: '{}' })))
        }
      }
      expect(faults).toEqual([])
    },
    60_000,
  )

  it('with JSON that is deep, wide, huge, cut off or none', async () => {
    const bodies = [
      '['.repeat(100_000),
      `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
      `{${Array.from({ length: 5_000 }, (_, n) => `"k${n}":1`).join()}}`,
      `{"email":"${'a'.repeat(60_000)}@example.org","password":"x"}`,
      '{"lines":[{"itemId":1e400}]}',
      '{"a":1',
      '\u0000',
      'null',
      '"text"',
      '1e309',
      '[]',
      '[null]',
      '{"__proto__":{"a":1},"constructor":{"prototype":{}}}',
      '{"a":"\\ud800"}',
      '\uFEFF{}',
    ]
    const faults = []
    for (const path of FAMILIES) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        for (const body of bodies) {
          faults.push(
            ...(await faultsOf(path, { method, headers: { 'content-type': 'application/json' }, body })),
          )
        }
      }
    }
    expect(faults).toEqual([])
  })

  it('at odd paths and with odd queries', async () => {
    const parts = [
      '..%2f..%2fetc%2fpasswd',
      '%00',
      '%',
      '%zz',
      '%c0%ae',
      '//',
      '.',
      'a'.repeat(100_000),
      '%F0%9F%92%A9',
    ]
    const roots = [
      '/auth/v1/',
      '/rest/v1/',
      '/rest/v1/rpc/',
      '/storage/v1/object/',
      '/storage/v1/object/public/images/',
    ]
    const queries = [
      'select=*,*,*',
      'select=((((',
      'order=id.asc.desc.nullsfirst',
      'limit=-1',
      'limit=1e9&offset=99999999999999999999',
      'id=eq.',
      'id=in.(',
      'or=(and(or(and()))',
      'and=()',
      'select=a->>0->b',
      `id=in.(${'1,'.repeat(20_000)})`,
      '&&&==&=&',
      'columns="',
      'on_conflict=;',
      `title=like.${'%25'.repeat(5_000)}`,
    ]
    const faults = []
    for (const root of [...roots, '/functions/v1/']) {
      for (const part of parts) faults.push(...(await faultsOf(`${root}${part}`)))
    }
    for (const query of queries) {
      for (const path of ['/rest/v1/items', '/rest/v1/public_reviews', '/rest/v1/rpc/search_items'])
        faults.push(...(await faultsOf(`${path}?${query}`)))
    }
    expect(faults).toEqual([])
  })

  it('with methods that a path does not have', async () => {
    const faults = []
    for (const path of FAMILIES) {
      for (const method of ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'ODD'])
        faults.push(...(await faultsOf(path, { method })))
    }
    expect(faults).toEqual([])
  })
})
