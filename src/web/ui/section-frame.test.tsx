// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { settle } from '../lib/testing/show-screen.tsx'
import { SectionFrame, useSection } from './section-frame.tsx'

let root: Root
afterEach(() => settle(async () => root.unmount()))

const SECTIONS = [
  { to: '/desk', label: 'Desk', icon: () => null, end: true },
  { to: '/desk/money', label: 'Money', icon: () => null },
]

function Bank() {
  useSection('/desk/money')
  return null
}

/** The names of the sections that are marked as the current one. */
async function openAt(address: string) {
  const place = document.createElement('div')
  const frame = (page: ReactNode) => (
    <SectionFrame label="Desk" sections={SECTIONS}>
      {page}
    </SectionFrame>
  )
  const router = createMemoryRouter(
    [
      { path: '/desk/bank', element: frame(<Bank />) },
      { path: '*', element: frame(null) },
    ],
    { initialEntries: [address] },
  )
  root = createRoot(place)
  await settle(async () => root.render(<RouterProvider router={router} />))
  const current = () => [...place.querySelectorAll('[aria-current=page]')].map((link) => link.textContent)
  return { current, go: (to: string) => settle(() => router.navigate(to)) }
}

it('marks the section whose address is open, or one below it', async () => {
  const { current, go } = await openAt('/desk')
  expect(current()).toEqual(['Desk'])
  await go('/desk/money/7')
  expect(current()).toEqual(['Money'])
  await go('/desk/moneybox')
  expect(current()).toEqual([])
})

it('marks the section that a page of another address says it belongs to', async () => {
  const { current, go } = await openAt('/desk/bank')
  expect(current()).toEqual(['Money'])
  await go('/desk')
  expect(current()).toEqual(['Desk'])
})
