// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followKeyboard, keyboardHeight } from './keyboard.ts'

class Viewport extends EventTarget {
  height = 844
  offsetTop = 0
  scale = 1
}

beforeEach(() => vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(844))
afterEach(() => vi.restoreAllMocks())

it('the keyboard covers what is not seen of the window, unless that is zoomed in', () => {
  expect(keyboardHeight({ height: 844, offsetTop: 0, scale: 1 })).toBe(0)
  expect(keyboardHeight({ height: 508, offsetTop: 0, scale: 1 })).toBe(336)
  expect(keyboardHeight({ height: 508, offsetTop: 100, scale: 1 })).toBe(236)
  expect(keyboardHeight({ height: 422, offsetTop: 0, scale: 2 })).toBe(0)
  expect(keyboardHeight(null)).toBe(0)
})

it('an element is told when the keyboard comes and goes', () => {
  const viewport = new Viewport()
  const panel = document.createElement('div')
  const height = () => panel.style.getPropertyValue('--keyboard-height')
  const stop = followKeyboard(panel, viewport as unknown as VisualViewport)
  expect(height()).toBe('0px')
  viewport.height = 508
  viewport.dispatchEvent(new Event('resize'))
  expect(height()).toBe('336px')
  stop()
  viewport.height = 844
  viewport.dispatchEvent(new Event('resize'))
  expect(height()).toBe('336px')
})
