// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { type ReactNode, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rememberPlace } from '../../entities/place/remembered-place.ts'
import { catalogueOf } from '../../i18n/catalogue.ts'
import { Translation } from '../../i18n/translation.tsx'
import { CONFIG } from '../../lib/testing/pretend-session.ts'
import { settle } from '../../lib/testing/show-screen.tsx'
import { SearchBox } from './search-box.tsx'

let root: Root
let place: HTMLElement
let at: () => string
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  await settle(async () => root.unmount())
  place.remove()
  localStorage.clear()
})

const field = () => place.querySelector('input')!

function type(words: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  set!.call(field(), words)
  field().dispatchEvent(new Event('input', { bubbles: true }))
}

/** Types at the very moment at which the page for drills is there. */
function TypesAtOnce() {
  const { search } = useLocation()
  useLayoutEffect(() => {
    if (search === '?q=drill') type('drill stand')
  }, [search])
  return null
}

async function openAt(address: string, beside?: ReactNode) {
  const rootData = { language: 'en', theme: 'system', messages: '{}', config: CONFIG }
  const element = (
    <>
      <SearchBox />
      {beside}
    </>
  )
  const router = createMemoryRouter(
    [{ id: 'root', loader: () => rootData, children: [{ path: '*', element }] }],
    { initialEntries: [address], hydrationData: { loaderData: { root: rootData } } },
  )
  root = createRoot(place)
  await settle(async () =>
    root.render(
      <Translation language="en" messages={catalogueOf('en', ['public'])}>
        <RouterProvider router={router} />
      </Translation>,
    ),
  )
  at = () => router.state.location.search
  return (to: string) => settle(() => router.navigate(to))
}

it('holds the words that are searched for, and nothing elsewhere', async () => {
  const go = await openAt('/search?q=tent')
  expect(field().value).toBe('tent')
  await go('/search?q=drill')
  expect(field().value).toBe('drill')
  await go('/basket')
  expect(field().value).toBe('')
})

it('shows none of the signs that are drawn as boxes, neither from an address nor pasted', async () => {
  await openAt('/search?q=%E2%80%AEte%E2%80%8Bnt+%1B+pegs')
  expect(field().value).toBe('tent pegs')
  await settle(async () => type('\u2066dr\u00adill\u2028stand\u2069'))
  expect(field().value).toBe('drill stand')
})

it('keeps what is typed from the moment at which a page is there', async () => {
  const go = await openAt('/', <TypesAtOnce />)
  await go('/search?q=drill')
  expect(field().value).toBe('drill stand')
})

it('searches where the visitor has searched before, except from a search, which has its own place', async () => {
  rememberPlace('Wien')
  const go = await openAt('/basket')
  const send = () =>
    settle(
      async () =>
        void place
          .querySelector('form')!
          .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    )
  await send()
  expect(at()).toBe('?place=Wien&q=')
  await go('/search?q=tent&place=Graz')
  await send()
  expect(at()).toBe('?place=Graz&q=tent')
  rememberPlace(undefined)
  await go('/basket')
  await send()
  expect(at()).toBe('?q=')
})
