import { afterEach, expect, it, vi } from 'vitest'
import { isUuid } from './is-uuid.ts'
import { randomId } from './random-id.ts'

afterEach(() => vi.unstubAllGlobals())

it('is a new UUID every time, also in a page without https, where browsers make none', () => {
  const ids = [randomId(), randomId()]
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  ids.push(randomId(), randomId())
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) {
    expect(isUuid(id)).toBe(true)
    expect(id).toMatch(/^.{14}4.{4}[89ab]/)
  }
})
