// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { mapColours } from './map-colours.ts'

afterEach(() => vi.restoreAllMocks())

it('tells each colour from an element of its own, since one that changes keeps the colour it had', () => {
  const first = new WeakMap<Element, string>()
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element) => {
    const { color } = (element as HTMLElement).style
    if (!first.has(element)) first.set(element, color)
    return { color: first.get(element) } as CSSStyleDeclaration
  })
  const { land, water, accent } = mapColours()
  expect([land, water, accent]).toEqual(['var(--map-land)', 'var(--map-water)', 'var(--accent)'])
  expect(document.querySelector('i')).toBeNull()
})
