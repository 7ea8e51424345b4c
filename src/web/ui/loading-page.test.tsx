// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { settle } from '../lib/testing/show-screen.tsx'
import { LoadingPage } from './loading-page.tsx'

let root: Root
afterEach(() => settle(async () => root.unmount()))

async function headings(titles: (string | undefined)[]) {
  const place = document.createElement('div')
  const leaf = { path: '/', element: <LoadingPage label="Loading">{null}</LoadingPage> }
  const [outer, inner] = titles.map((title, index) => ({
    id: String(index),
    loader: () => ({}),
    data: title === undefined ? { messages: '' } : { title },
  }))
  const router = createMemoryRouter(
    [{ id: outer!.id, loader: outer!.loader, children: [{ ...leaf, id: inner!.id, loader: inner!.loader }] }],
    { hydrationData: { loaderData: { 0: outer!.data, 1: inner!.data } } },
  )
  root = createRoot(place)
  await settle(async () => root.render(<RouterProvider router={router} />))
  return [...place.querySelectorAll('h1')].map((heading) => heading.textContent)
}

it('has the heading of the page that loads, by the innermost title', async () => {
  expect(await headings(['Account', 'Security'])).toEqual(['Security'])
  await settle(async () => root.unmount())
  expect(await headings(['Account', undefined])).toEqual(['Account'])
})
