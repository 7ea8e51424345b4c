import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, dismissToastsAbout, pauseToasts, resumeToasts, toast, toastStore } from './toast.ts'

const titles = () => toastStore.read().map(({ title }) => title)

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    resumeToasts()
    for (const { id } of toastStore.read()) dismissToast(id)
    vi.useRealTimers()
  })

  it('show the newest three', () => {
    for (const title of ['1', '2', '3', '4']) toast({ title })
    expect(titles()).toEqual(['4', '3', '2'])
  })

  it('go when what they are about is mended, or has a newer message', () => {
    toast({ title: 'other' })
    toast({ title: 'failed', about: 'copy' })
    toast({ title: 'done', about: 'copy' })
    expect(titles()).toEqual(['done', 'other'])
    dismissToastsAbout('copy')
    expect(titles()).toEqual(['other'])
  })

  it('close by themselves after 4000 ms', () => {
    toast({ title: 'a' })
    vi.advanceTimersByTime(3_999)
    expect(titles()).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(titles()).toEqual([])
  })

  it('wait while the visitor reads, and then have the time that was left', () => {
    toast({ title: 'a' })
    vi.advanceTimersByTime(3_000)
    pauseToasts()
    vi.advanceTimersByTime(60_000)
    expect(titles()).toEqual(['a'])
    resumeToasts()
    vi.advanceTimersByTime(999)
    expect(titles()).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(titles()).toEqual([])
  })

  it('that come while the visitor reads wait as well', () => {
    toast({ title: 'a' })
    pauseToasts()
    toast({ title: 'b' })
    vi.advanceTimersByTime(60_000)
    expect(titles()).toEqual(['b', 'a'])
    resumeToasts()
    vi.advanceTimersByTime(4_000)
    expect(titles()).toEqual([])
  })

  it('tell who listens', () => {
    const tell = vi.fn()
    const stop = toastStore.subscribe(tell)
    const id = toast({ title: 'a' })
    dismissToast(id)
    stop()
    toast({ title: 'b' })
    expect(tell).toHaveBeenCalledTimes(2)
  })
})
