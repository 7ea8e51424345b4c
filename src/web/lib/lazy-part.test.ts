// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPart, onLost } from './lazy-part.ts'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
let site: () => Promise<Response>
let onLine: boolean | undefined
const told = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  site = async () => new Response('pong')
  onLine = true
  vi.stubGlobal('fetch', () => site())
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine as boolean)
  told.mockReset()
  onLost(told)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a part of the page', () => {
  it('is not asked for before there is a connection, which is said once', async () => {
    onLine = false
    const load = vi.fn().mockResolvedValue('drawer')
    const part = loadPart(load)
    await vi.advanceTimersByTimeAsync(10_000)
    expect([load.mock.calls.length, told.mock.calls.length]).toEqual([0, 1])
    onLine = true
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await part).toBe('drawer')
  })

  it('fails with its own reason on the server, which waits for no connection', async () => {
    onLine = undefined
    site = lost
    const failed = vi.fn()
    void loadPart(lost).catch(failed)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(failed).toHaveBeenCalledOnce()
    expect(told).not.toHaveBeenCalled()
  })

  it('does not say so while React renders, which asks for it then', async () => {
    onLine = false
    void loadPart(async () => 'drawer')
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toHaveBeenCalledOnce()
  })

  it('is there at once on the server, which knows no connection', async () => {
    onLine = undefined
    expect(await loadPart(async () => 'map')).toBe('map')
  })

  it('that got lost on its way comes with a new page, once the site answers', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
    site = lost
    void loadPart(lost)
    await vi.advanceTimersByTimeAsync(10_000)
    expect([told.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
    site = async () => new Response('pong')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('fails where the site answers and the code is missing all the same', async () => {
    await expect(loadPart(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(told).not.toHaveBeenCalled()
  })
})
