// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startScripts } from './start-scripts.ts'

const moduleOf = (name: string) => `data:text/javascript,globalThis.evaluated.push('${name}')`
const evaluated: string[] = []
Object.assign(globalThis, { evaluated })

beforeEach(() => {
  evaluated.length = 0
  document.head.innerHTML = ''
  document.body.innerHTML = `
    <img fetchpriority="high">
    <script type="text/late" data-imports="/assets/entry.client-1.js ${moduleOf('frame')} ${moduleOf('home')}">start()</script>`
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const picture = () => document.querySelector('img')!
const preloaded = () => document.head.querySelectorAll('link[rel=modulepreload]').length
const started = () => document.head.querySelector('script[type=module]')?.textContent

/** As of a picture that is on its way. */
function startWhileLoading() {
  vi.spyOn(picture(), 'complete', 'get').mockReturnValue(false)
  startScripts()
}

it('the scripts wait until the picture that matters most is painted, then come one by one', async () => {
  startWhileLoading()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(preloaded()).toBe(0)

  picture().dispatchEvent(new Event('load'))
  await expect.poll(() => started()).toBe('start()')
  expect(preloaded()).toBe(3)
  expect(evaluated).toEqual(['frame', 'home'])
})

it('the scripts wait for the first paint where the picture comes before it', async () => {
  let paint = () => {}
  class Observer {
    static supportedEntryTypes = ['paint']
    constructor(tell: () => void) {
      paint = tell
    }
    observe() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  startScripts()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(preloaded()).toBe(0)

  paint()
  await expect.poll(() => started()).toBe('start()')
})

it('a picture that fails holds nothing up', async () => {
  startWhileLoading()
  picture().dispatchEvent(new Event('error'))
  await expect.poll(() => started()).toBe('start()')
})

it('a picture for which the window has no room holds nothing up', async () => {
  vi.spyOn(picture(), 'getClientRects').mockReturnValue([] as unknown as DOMRectList)
  startWhileLoading()
  await expect.poll(() => started()).toBe('start()')
})

it('a visitor who does something has the scripts at once, and only once', async () => {
  startWhileLoading()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(preloaded()).toBe(3)
  await expect.poll(() => started()).toBe('start()')
  picture().dispatchEvent(new Event('load'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(preloaded()).toBe(3)
})

it('a tab that nobody looks at does not wait to be painted', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  startWhileLoading()
  expect(preloaded()).toBe(3)
  // What was begun ends before its document goes.
  await expect.poll(() => started()).toBe('start()')
})
