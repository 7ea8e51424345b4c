import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageCache } from './page-cache.ts'
import type { SharedPage } from './strip-nonce.ts'

const page = (text: string, size = 10): SharedPage => ({
  status: 200,
  headers: new Headers({ name: text }),
  body: Buffer.alloc(size),
  scripts: [],
  compressed: new Map(),
})

describe('the page cache', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('gives a page again until its time is over', async () => {
    const cache = new PageCache(10_000)
    const make = vi.fn(async () => page('a'))
    await cache.get('k', make)
    vi.advanceTimersByTime(9_999)
    await cache.get('k', make)
    expect(make).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(2)
    await cache.get('k', make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('renders once for all who ask while it is being made', async () => {
    const cache = new PageCache(10_000)
    const { promise, resolve } = Promise.withResolvers<SharedPage>()
    const make = vi.fn(() => promise)
    const asked = [cache.get('k', make), cache.get('k', make), cache.get('k', make)]
    const made = page('a')
    resolve(made)
    expect(await Promise.all(asked)).toEqual([made, made, made])
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('keeps no response that is for one request only, and tells the others', async () => {
    const cache = new PageCache(10_000)
    const redirect = new Response(null, { status: 302 })
    const [first, second] = await Promise.all([
      cache.get('k', async () => redirect),
      cache.get('k', async () => redirect),
    ])
    expect(first).toBe(redirect)
    expect(second).toBe('uncacheable')
    const make = vi.fn(async () => page('a'))
    await cache.get('k', make)
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('tries again after a page could not be made', async () => {
    const cache = new PageCache(10_000)
    await expect(cache.get('k', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await cache.get('k', async () => page('a'))).toMatchObject({ status: 200 })
  })

  it('lets the least recently used pages go when they grow too many', async () => {
    const cache = new PageCache(10_000)
    const large = 20 * 1024 * 1024
    await cache.get('old', async () => page('old', large))
    await cache.get('used', async () => page('used', large))
    await cache.get('old', async () => page('again', large))
    await cache.get('new', async () => page('new', large))
    const remake = vi.fn(async () => page('remade', 10))
    await cache.get('old', remake)
    await cache.get('new', remake)
    expect(remake).not.toHaveBeenCalled()
    await cache.get('used', remake)
    expect(remake).toHaveBeenCalledTimes(1)
  })

  describe('when something changes', () => {
    const bike = '0d5e6f00-0000-4000-8000-000000000001'
    const tent = '0d5e6f00-0000-4000-8000-000000000002'
    const showing = (...ids: string[]) => ({
      ...page('a'),
      body: Buffer.from(`<a href="/product/${ids.join('"><a href="/product/')}">`),
    })

    it('forgets the pages that show it, and no others', async () => {
      const cache = new PageCache(60_000)
      await cache.get('bike', async () => showing(bike))
      await cache.get('both', async () => showing(tent, bike))
      await cache.get('tent', async () => showing(tent))
      cache.forget(bike)
      expect(['bike', 'both', 'tent'].map(cache.has)).toEqual([false, false, true])
      cache.forgetAll()
      expect(cache.has('tent')).toBe(false)
    })

    it.each([
      ['it', (cache: PageCache) => cache.forget(bike), 2],
      ['much', (cache: PageCache) => cache.forgetAll(), 2],
      ['something else', (cache: PageCache) => cache.forget(tent), 1],
    ])('makes a page anew that was being made while %s changed', async (_, change, times) => {
      const cache = new PageCache(60_000)
      const { promise, resolve } = Promise.withResolvers<SharedPage>()
      const make = vi.fn().mockReturnValueOnce(promise).mockResolvedValue(showing(bike))
      const first = cache.get('k', make)
      change(cache)
      const second = cache.get('k', make)
      resolve(showing(bike))
      await Promise.all([first, second])
      expect(make).toHaveBeenCalledTimes(times)
      expect(cache.has('k')).toBe(true)
    })
  })
})
