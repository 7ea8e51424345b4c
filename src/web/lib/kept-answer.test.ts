import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptAnswer } from './kept-answer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks once for all who ask within ten seconds, also while the answer is under way', async () => {
  const way = {}
  const ask = vi.fn(async () => 'answer')
  expect(await Promise.all([keptAnswer(way, 'q', ask), keptAnswer(way, 'q', ask)])).toEqual([
    'answer',
    'answer',
  ])
  vi.advanceTimersByTime(9_999)
  await keptAnswer(way, 'q', ask)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await keptAnswer(way, 'q', ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('keeps questions and sites apart', async () => {
  const way = {}
  await keptAnswer(way, 'en', async () => 'tools')
  expect(await keptAnswer(way, 'de', async () => 'Werkzeug')).toBe('Werkzeug')
  expect(await keptAnswer({}, 'en', async () => 'other tools')).toBe('other tools')
})

it('asks again after a failure', async () => {
  const way = {}
  await expect(keptAnswer(way, 'q', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await keptAnswer(way, 'q', async () => 'answer')).toBe('answer')
})
