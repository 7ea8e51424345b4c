import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { freezeRateLimits } from '#backend/testing/freeze-rate-limits.ts'
import { clearRateLimit, takeRateLimit } from './rate-limit.ts'

let db: Database
beforeAll(async () => {
  db = await createTestDatabase()
  await freezeRateLimits(db)
})
afterAll(() => db.close())

const take = (key: string, requests = 3, seconds = 60) => takeRateLimit(db, [{ key, requests, seconds }])

describe('a rate limit', () => {
  it('lets a burst through, and then says how long to wait', async () => {
    expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 0])
    expect(await take('a')).toBe(20_000)
    expect(await take('b')).toBe(0)
  })

  it('recovers bit by bit', async () => {
    for (let i = 0; i < 5; i++) await take('c', 5, 300)
    expect(await take('c', 5, 300)).toBeGreaterThan(0)
    // A minute later, without the wait.
    await db.pool.query(`update lendaround.rate_limits set arrives_at = arrives_at - interval '60 seconds'`)
    expect(await take('c', 5, 300)).toBe(0)
    expect(await take('c', 5, 300)).toBeGreaterThan(0)
  })

  it('does not grow for senders who keep trying', async () => {
    for (let i = 0; i < 3; i++) await take('d')
    const first = await take('d')
    for (let i = 0; i < 20; i++) await take('d')
    expect(await take('d')).toBe(first)
  })

  it('holds when many requests come at once, over several keys in any order, without a deadlock', async () => {
    const limits = [
      { key: 'x', requests: 10, seconds: 60 },
      { key: 'y', requests: 100, seconds: 60 },
      { key: 'z', requests: 100, seconds: 60 },
    ]
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, i) => takeRateLimit(db, i % 2 ? limits : limits.toReversed())),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  })

  it('counts what costs more', async () => {
    const spend = (cost: number) => takeRateLimit(db, [{ key: 'bulk', requests: 10, seconds: 60, cost }])
    expect(await spend(7)).toBe(0)
    expect(await spend(7)).toBe(24_000)
    expect(await spend(3)).toBe(0)
  })

  it('can be forgiven', async () => {
    for (let i = 0; i < 4; i++) await take('e')
    await clearRateLimit(db, ['e'])
    expect(await take('e')).toBe(0)
  })

  it('keeps no names', async () => {
    await take('auth:password:account:anna@example.org')
    const { rows } = await db.pool.query(`select string_agg(key, ' ') as keys from lendaround.rate_limits`)
    expect(rows[0].keys).not.toContain('anna')
  })
})
