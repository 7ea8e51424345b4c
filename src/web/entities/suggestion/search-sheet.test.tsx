// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/", "width": 390 }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catalogueOf } from '../../i18n/catalogue.ts'
import { Translation } from '../../i18n/translation.tsx'
import { CONFIG } from '../../lib/testing/pretend-session.ts'
import { settle } from '../../lib/testing/show-screen.tsx'
import { readStored, writeStored } from '../../lib/use-local-storage.ts'
import { SearchSheet } from './search-sheet.tsx'

const calls = { onWords: vi.fn(), onChoose: vi.fn(), onSubmit: vi.fn(), onClose: vi.fn() }
let root: Root
beforeEach(() => {
  vi.resetAllMocks()
  history.replaceState(null, '')
  // Its popstate comes as in a browser: later.
  vi.spyOn(history, 'back').mockImplementation(() => void setTimeout(goBack))
  writeStored('recentSearches', ['tent', 'drill'])
})
afterEach(async () => {
  await settle(async () => root.unmount())
  vi.restoreAllMocks()
  localStorage.clear()
})

const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'))
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )!
const press = (name: string) => settle(async () => button(name).click())

async function open(words = '') {
  const client = new QueryClient()
  client.setQueryData(
    ['suggested categories', 'en'],
    [
      { slug: 'party', name: 'Party', item_count: 4 },
      { slug: 'music', name: 'Music', item_count: 0 },
    ],
  )
  client.setQueryData(['suggestions', 'en', 'ham'], { terms: ['hammer'] })
  const rootData = { language: 'en', theme: 'system', messages: '{}', config: CONFIG }
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        loader: () => rootData,
        element: <SearchSheet words={words} placeholder="What do you need?" {...calls} />,
        path: '*',
      },
    ],
    { hydrationData: { loaderData: { root: rootData } } },
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await settle(async () =>
    root.render(
      <Translation language="en" messages={catalogueOf('en', ['public'])}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Translation>,
    ),
  )
}

it('shows recent searches and what there is most of before the first letter', async () => {
  await open()
  expect(document.querySelector('dialog')?.open).toBe(true)
  expect(document.activeElement?.getAttribute('role')).toBe('combobox')
  expect([...document.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    'tent',
    'drill',
    'Party',
  ])
})

it('takes single recent searches away, and all of them', async () => {
  await open()
  await press('Remove: tent')
  expect(readStored('recentSearches')).toEqual(['drill'])
  expect(button('tent')).toBeUndefined()
  await press('Clear all')
  expect(readStored('recentSearches')).toBeUndefined()
  expect(button('drill')).toBeUndefined()
})

it('is closed by the way back, which the router does not see', async () => {
  const router = vi.fn()
  window.addEventListener('popstate', router)
  await open()
  expect(history.state.isOpen).toBe(true)
  await settle(async () => void goBack())
  window.removeEventListener('popstate', router)
  expect(calls.onClose).toHaveBeenCalledOnce()
  expect(router).not.toHaveBeenCalled()
})

it('chooses and sends only once the history is where it was', async () => {
  await open('ham')
  await press('Search for “ham”')
  await vi.waitFor(() => expect(calls.onSubmit).toHaveBeenCalledWith('ham'))
  expect(calls.onClose.mock.invocationCallOrder[0]).toBeLessThan(calls.onSubmit.mock.invocationCallOrder[0]!)
})

it('suggests for what is typed, and takes what is pressed', async () => {
  await open('ham')
  const option = document.querySelector<HTMLElement>('[role=option]')!
  expect(option.textContent).toContain('hammer')
  await settle(async () => option.click())
  await vi.waitFor(() => expect(calls.onChoose).toHaveBeenCalledWith({ kind: 'term', label: 'hammer' }))
})
