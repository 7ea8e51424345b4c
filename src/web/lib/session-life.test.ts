import { AuthClient } from '@supabase/auth-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// The session's life is the official client's: a new version of the package must still refresh a session before it expires.
const KEY = 'session'
const TICK_MS = 30_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function clientWith(secondsLeft: number, answer: () => Response) {
  const stored = new Map<string, string>()
  const session = {
    access_token: 'old',
    refresh_token: 'r1',
    token_type: 'bearer',
    expires_in: secondsLeft,
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    user: { id: 'u' },
  }
  stored.set(KEY, JSON.stringify(session))
  const asked = vi.fn(async () => answer())
  const client = new AuthClient({
    url: 'http://auth.test',
    storageKey: KEY,
    autoRefreshToken: false,
    fetch: asked as unknown as typeof fetch,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  })
  return { client, asked, stored }
}

const refreshed = () =>
  Response.json({
    access_token: 'new',
    refresh_token: 'r2',
    token_type: 'bearer',
    expires_in: 3600,
    user: { id: 'u' },
  })

describe('the session', () => {
  it('is left alone while more than three ticks of 30 s remain, and then refreshed', async () => {
    const { client, asked, stored } = clientWith(160, refreshed)
    await client.initialize()
    await client.startAutoRefresh()
    await vi.advanceTimersByTimeAsync(TICK_MS)
    expect(asked, 'with 130 s left').not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(TICK_MS)
    expect(asked, 'with 100 s left').toHaveBeenCalledTimes(1)
    expect(stored.get(KEY)).toContain('"new"')
    await client.stopAutoRefresh()
  })

  it('tries again after 200 ms where the service was away for a moment', async () => {
    let calls = 0
    const answer = () => (++calls === 1 ? new Response('{}', { status: 503 }) : refreshed())
    const { client, asked } = clientWith(60, answer)
    await client.initialize()
    await client.startAutoRefresh()
    await vi.advanceTimersByTimeAsync(150)
    expect(asked).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(asked).toHaveBeenCalledTimes(2)
    await client.stopAutoRefresh()
  })

  it('is kept while its token is good, and dropped with it, when the refresh is refused permanently', async () => {
    const refusal = () => Response.json({ code: 'refresh_token_not_found', message: 'gone' }, { status: 400 })
    const { client, stored } = clientWith(60, refusal)
    await client.initialize()
    await client.startAutoRefresh()
    await vi.advanceTimersByTimeAsync(TICK_MS)
    expect(stored.has(KEY)).toBe(true)
    await vi.advanceTimersByTimeAsync(10 * TICK_MS)
    expect(stored.has(KEY)).toBe(false)
    await client.stopAutoRefresh()
  })
})
