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
  vi.advanceTimersByTime(1)
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
