// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Translation } from '../i18n/translation.tsx'
import en from '../i18n/ui/en.json' with { type: 'json' }
import { settle } from '../lib/testing/show-screen.tsx'
import { ShowMore } from './show-more.tsx'

let place: HTMLElement
let root: Root
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await settle(async () => root.unmount())
  place.remove()
})

const draw = (hasMore: boolean, onMore = () => {}) =>
  settle(async () =>
    root.render(
      <Translation language="en" messages={JSON.stringify(en)}>
        <ShowMore hasMore={hasMore} busy={false} onMore={onMore} />
      </Translation>,
    ),
  )

it('keeps the focus while there is more, and goes with it to the end of the list', async () => {
  let pages = 1
  const more = () => draw(pages < 3, () => pages++)
  await more()
  const button = place.querySelector('button')!
  button.focus()
  for (let press = 0; press < 2; press++) {
    expect(document.activeElement).toBe(button)
    button.click()
    await more()
  }
  expect(place.querySelector('button')).toBeNull()
  expect(place.contains(document.activeElement)).toBe(true)
})

it('leaves the focus where it has gone meanwhile, as to a filter that makes the list short', async () => {
  const filter = place.parentElement!.appendChild(document.createElement('input'))
  await draw(true)
  place.querySelector('button')!.click()
  filter.focus()
  await draw(false)
  expect(document.activeElement).toBe(filter)
  filter.remove()
})

it('says nothing below a list that was whole from the start', async () => {
  await draw(false)
  expect(place.textContent).toBe('')
})
