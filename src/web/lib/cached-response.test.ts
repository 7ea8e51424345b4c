import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cachedResponse } from './cached-response.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks once for all who ask within ten seconds, also while the answer is under way', async () => {
  const way = {}
  const ask = vi.fn(async () => 'answer')
  expect(await Promise.all([cachedResponse(way, 'q', ask), cachedResponse(way, 'q', ask)])).toEqual([
    'answer',
    'answer',
  ])
  vi.advanceTimersByTime(9_999)
  await cachedResponse(way, 'q', ask)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2)
  await cachedResponse(way, 'q', ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('keeps questions and sites apart', async () => {
  const way = {}
  await cachedResponse(way, 'en', async () => 'tools')
  expect(await cachedResponse(way, 'de', async () => 'Werkzeug')).toBe('Werkzeug')
  expect(await cachedResponse({}, 'en', async () => 'other tools')).toBe('other tools')
})

it('asks again after a failure', async () => {
  const way = {}
  await expect(cachedResponse(way, 'q', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await cachedResponse(way, 'q', async () => 'answer')).toBe('answer')
})

it('keeps an answer for as long as it may be old, and not for ever more of them', async () => {
  const way = {}
  const ask = vi.fn(async () => 'answer')
  await cachedResponse(way, 'q', ask, 60_000)
  vi.advanceTimersByTime(59_999)
  await cachedResponse(way, 'q', ask, 60_000)
  expect(ask).toHaveBeenCalledTimes(1)
  for (let n = 0; n < 2_000; n++) await cachedResponse(way, `other ${n}`, ask, 60_000)
  ask.mockClear()
  await cachedResponse(way, 'q', ask, 60_000)
  expect(ask).toHaveBeenCalledTimes(1)
})
