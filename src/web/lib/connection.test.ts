// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isReachable, untilReachable } from './connection.ts'

let answers: (() => Promise<Response>)[]
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const there = () => Promise.resolve(new Response('pong'))

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  vi.stubGlobal('fetch', () => (answers.shift() ?? there)())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the connection', () => {
  it('is there where the site answers', async () => {
    expect(await isReachable()).toBe(true)
    answers = [lost, async () => new Response('', { status: 503 })]
    expect(await isReachable()).toBe(false)
    expect(await isReachable()).toBe(false)
  })

  it('is waited for, in steps of three seconds or until the browser says it is back', async () => {
    answers = [lost]
    const back = vi.fn()
    void untilReachable().then(back)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(back).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(back).toHaveBeenCalledOnce()
  })

  it('is no longer waited for by those who left', async () => {
    const left = new AbortController()
    const done = untilReachable(left.signal)
    left.abort()
    await done
    expect(vi.getTimerCount()).toBe(0)
  })
})
