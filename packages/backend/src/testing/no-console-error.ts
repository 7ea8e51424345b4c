import { afterEach, beforeEach, expect, vi } from 'vitest'

// An unexpected error on the console is a defect, even where every assertion holds.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const spy = vi.mocked(console.error)
  const calls = spy.mock?.calls ?? []
  spy.mockRestore?.()
  expect(calls, 'unexpected console.error').toEqual([])
})
