// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropIntoBasket } from './drop-into-basket.ts'

const pictures = () => document.querySelectorAll('img').length
const fall: { onfinish?: () => void } = {}
const animate = vi.fn(() => fall)

beforeEach(() => {
  document.body.innerHTML = '<img alt="Drill"><button data-basket>Basket</button>'
  Object.assign(HTMLElement.prototype, { animate, getClientRects: () => [{}] })
})
afterEach(() => vi.restoreAllMocks())

it('lets a copy of the picture fall, and takes it away at the end', () => {
  dropIntoBasket(document.querySelector('img'))
  expect(pictures()).toBe(2)
  fall.onfinish?.()
  expect(pictures()).toBe(1)
})

it('moves nothing for people who ask for less, and nothing without a picture', () => {
  dropIntoBasket(null)
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  dropIntoBasket(document.querySelector('img'))
  expect(pictures()).toBe(1)
})
