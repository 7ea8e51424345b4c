// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ItemCard } from '#contract/search-answer.ts'
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts'
import { rememberedPlace, rememberPlace } from '../../entities/place/remembered-place.ts'
import { catalogueOf } from '../../i18n/catalogue.ts'
import { Translation } from '../../i18n/translation.tsx'
import { settle } from '../../lib/testing/show-screen.tsx'
import { AskPlace } from './ask-place.tsx'

const change = vi.fn()
let root: Root
let place: HTMLElement
beforeEach(() => {
  change.mockReset()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await settle(async () => root.unmount())
  place.remove()
  localStorage.clear()
})

async function show(search: Partial<Search>, ...cities: string[]) {
  await settle(async () =>
    root.render(
      <MemoryRouter>
        <Translation language="en" messages={catalogueOf('en', ['public'])}>
          <AskPlace
            search={{ ...DEFAULT_SEARCH, text: 'drill', page: 2, ...search }}
            items={cities.map((city) => ({ city }) as ItemCard)}
            change={change}
          />
        </Translation>
      </MemoryRouter>,
    ),
  )
  return place.textContent
}

const links = () => [...place.querySelectorAll('a')]
const button = (name: string) =>
  [...place.querySelectorAll('button')].find((one) => one.textContent === name)!

it('asks where, once results lie in several towns, and leads to each of them', async () => {
  expect(await show({}, 'Berlin', 'Wien', 'Berlin')).toContain('Where are you?')
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '/search?q=drill&place=Berlin',
    '/search?q=drill&place=Wien',
  ])
  await settle(async () => links()[1]!.click())
  expect(rememberedPlace()).toBe('Wien')
})

it('does not ask again who looks anywhere', async () => {
  await show({}, 'Berlin', 'Wien')
  await settle(async () => button('Anywhere').click())
  expect(place.textContent).toBe('')
  expect(rememberedPlace()).toBeUndefined()
})

it('asks the device where it is only when that is pressed', async () => {
  const getCurrentPosition = vi.fn((found: PositionCallback) =>
    found({ coords: { latitude: 52.51234, longitude: 13.4 } } as GeolocationPosition),
  )
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } })
  await show({}, 'Berlin', 'Wien')
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await settle(async () => button('Near me').click())
  vi.unstubAllGlobals()
  expect(change).toHaveBeenCalledWith({
    place: { label: '', at: { latitude: 52.512, longitude: 13.4 }, radiusKm: 5 },
  })
})

it('does not ask where the place is known, or there is only one', async () => {
  expect(await show({}, 'Berlin', 'Berlin')).toBe('')
  expect(await show({})).toBe('')
  expect(await show({ place: { label: 'Wien', radiusKm: 10 } }, 'Berlin', 'Wien')).toBe('')
  expect(await show({ area: [1, 2, 3, 4] }, 'Berlin', 'Wien')).toBe('')
  rememberPlace('Graz')
  expect(await show({}, 'Berlin', 'Wien')).toBe('')
})
