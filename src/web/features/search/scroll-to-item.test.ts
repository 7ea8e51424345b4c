// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { scrollToItem } from './scroll-to-item.ts'

/** A list with the card of a drill, and what was asked of both. */
function listWithDrill(overflow: string) {
  const list = document.createElement('div')
  list.style.overflow = overflow
  list.innerHTML = '<ul><li data-item="drill"></li></ul>'
  document.body.replaceChildren(list)
  const card = list.querySelector('li')!
  list.getBoundingClientRect = () => new DOMRect(0, 600, 390, 120)
  card.getBoundingClientRect = () => new DOMRect(800, 600, 320, 120)
  const [scrollBy, scrollIntoView] = [vi.fn(), vi.fn()]
  Object.assign(list, { scrollBy })
  Object.assign(card, { scrollIntoView })
  return { list, scrollBy, scrollIntoView }
}

it('a list that scrolls moves its card to the middle and leaves the page where it is', () => {
  const { list, scrollBy, scrollIntoView } = listWithDrill('auto')
  scrollToItem(list, 'drill')
  expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: 765, top: 0 }))
  expect(scrollIntoView).not.toHaveBeenCalled()
})

it('a list that is as long as the page moves the page', () => {
  const { list, scrollBy, scrollIntoView } = listWithDrill('visible')
  scrollToItem(list, 'drill')
  expect(scrollIntoView).toHaveBeenCalledOnce()
  expect(scrollBy).not.toHaveBeenCalled()
})

it('an item that the list does not have moves nothing', () => {
  const { list, scrollBy, scrollIntoView } = listWithDrill('auto')
  scrollToItem(list, 'ladder')
  expect([scrollBy, scrollIntoView].some((asked) => asked.mock.calls.length > 0)).toBe(false)
})
