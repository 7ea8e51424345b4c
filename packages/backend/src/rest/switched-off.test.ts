import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPlayground, type Playground } from './testing/playground.ts'

describe('with everything switched off', () => {
  let plain: Playground

  beforeAll(async () => {
    plain = await createPlayground({
      REST_AGGREGATES: 'false',
      REST_PLAN: 'false',
      REST_TX_OVERRIDE: 'false',
      REST_OPENAPI: 'false',
      REST_MAX_ROWS: '2',
    })
  })
  afterAll(() => plain?.close())

  test('aggregates, plans and the root are refused', async () => {
    const code = async (path: string, headers = {}) => {
      const response = await plain.send(path, { headers })
      return [response.status, (await response.json()).code]
    }
    expect(await code('/people?select=count()')).toEqual([400, 'PGRST123'])
    expect(await code('/people', { Accept: 'application/vnd.pgrst.plan+json' })).toEqual([406, 'PGRST107'])
    expect(await code('/')).toEqual([404, 'PGRST126'])
  })

  test('no more rows than the server gives, on any level, and the count tells', async () => {
    const { data, count, status } = await plain.as().from('people').select('name', { count: 'exact' })
    expect([data!.length, count, status]).toEqual([2, 4, 206])
    // Everything has three of each, so that a shorter list is the server's own limit of two.
    await plain.db.pool.query(`insert into playground.memberships values (3, 2, null)`)
    await plain.db.pool.query(`update playground.people set boss = 1, city = 'ber' where id > 1`)
    const most = async (embed: string, filter: string) => {
      const response = await plain.send(`/${filter}&select=id,${embed}`)
      return lengthsIn(await response.json())
    }
    const lengthsIn = (value: unknown): number[] => {
      if (typeof value !== 'object' || value === null) return []
      const deeper = Object.values(value).flatMap(lengthsIn)
      return Array.isArray(value) ? [value.length, ...deeper] : deeper
    }
    for (const [embed, filter] of [
      ['people(name)', 'clubs?id=eq.2'],
      ['people(name)&people.limit=100', 'clubs?id=eq.2'],
      // Below what is one row by itself.
      ['city:cities(code,people(name))', 'people?id=eq.1'],
    ] as const) {
      const lengths = await most(embed, filter)
      expect([embed, Math.max(...lengths), lengths.length]).toEqual([embed, 2, 2])
    }
  })

  test('a preference for a rollback is ignored', async () => {
    const response = await plain.send('/clubs', {
      method: 'POST',
      body: '{"id":50,"title":"kept"}',
      headers: { 'Content-Type': 'application/json', Prefer: 'tx=rollback' },
    })
    expect([response.status, response.headers.get('preference-applied')]).toEqual([201, null])
    expect((await plain.db.pool.query('select from playground.clubs where id = 50')).rowCount).toBe(1)
  })
})
