// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { showScreen } from '../../lib/testing/show-screen.tsx'

const ITEM = { title: 'Zwanzig Umzugskisten', language: 'de' as const, original: null }

async function show(language: 'en' | 'de') {
  const page = await showScreen(
    async () => {
      const { CardTitle } = await import('./card-title.tsx')
      return <CardTitle item={ITEM} to="/product/1" className="" />
    },
    { language },
  )
  return {
    link: page.place.querySelector('a'),
    mark: page.place.querySelector('[role=img]'),
    close: page.close,
  }
}

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => localStorage.clear())

it('marks a title in another language than the reader’s, beside the link and its language', async () => {
  const { link, mark, close } = await show('en')
  expect(mark?.textContent).toBe('DE')
  expect(mark?.getAttribute('aria-label')).toBe('German')
  expect(mark?.closest('[lang]')).toBeNull()
  expect(link?.textContent).toBe('Zwanzig Umzugskisten')
  expect(link?.closest('[lang]')?.getAttribute('lang')).toBe('de')
  await close()
})

it('leaves a title in the reader’s own language as it is', async () => {
  const { link, mark, close } = await show('de')
  expect(mark).toBeNull()
  expect(link?.closest('[lang]')).toBeNull()
  await close()
})
