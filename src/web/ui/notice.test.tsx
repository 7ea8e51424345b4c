// @vitest-environment happy-dom

import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settle } from '../lib/testing/show-screen.tsx'
import { Notice } from './notice.tsx'

const scrolled = vi.fn()
let root: Root
beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await settle(async () => root.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
  scrolled.mockReset()
})

it('brings what just failed into sight, once', async () => {
  for (const text of ['It failed.', 'It failed again.'])
    await settle(async () =>
      root.render(
        <Notice tone="bad" live>
          {text}
        </Notice>,
      ),
    )
  expect(scrolled).toHaveBeenCalledOnce()
})

it.each([
  ['what was there before', { tone: 'bad' }],
  ['good news', { tone: 'good', live: true }],
] as const)('leaves the page where it is for %s', async (_, props) => {
  await settle(async () => root.render(<Notice {...props}>Text</Notice>))
  expect(scrolled).not.toHaveBeenCalled()
})
