import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LOGIN_TIMEOUT_MS, withTimeout } from './with-timeout.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('gives up after eight seconds, not before', async () => {
  const outcome = vi.fn()
  withTimeout(new Promise(() => {})).catch((error: Error) => outcome(error.message))
  await vi.advanceTimersByTimeAsync(LOGIN_TIMEOUT_MS - 1)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledWith('Login request timed out')
})

it('passes on what came in time, and leaves no timer behind', async () => {
  await expect(withTimeout(Promise.resolve('in'))).resolves.toBe('in')
  await expect(withTimeout(Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})
