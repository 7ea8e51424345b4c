// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

const UNIT = {
  label: '2',
  title: 'Cargo bike',
  language: 'en',
  titles: null,
  time_zone: 'Europe/Berlin',
  is_offered: true,
  is_own: false,
  booking_id: null,
  status: null,
  start_date: null,
  end_date: null,
  units: null,
}
const RENTAL = {
  booking_id: 'b1',
  status: 'picked_up',
  start_date: '2026-11-20T10:00:00Z',
  end_date: '2026-11-21T10:00:00Z',
  units: ['2'],
}

let page: Awaited<ReturnType<typeof showScreen>>
afterEach(async () => {
  await page.close()
  localStorage.clear()
  vi.unstubAllGlobals()
})

// Its modules are many; the first test would wait for all of them.
beforeAll(() => import('./unit-note.tsx'))

async function show(answer: () => Response, isSignedIn = true) {
  if (isSignedIn) localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  answerWith({
    '/rest/v1/rpc/scanned_unit': answer,
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: ['user'] }),
  })
  page = await showScreen(
    async () => {
      const { default: UnitNote } = await import('./unit-note.tsx')
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      const { startSession } = await import('../../lib/session.ts')
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <UnitNote itemId="i1" label="2" />
        </QueryClientProvider>
      )
    },
    { search: '?unit=2' },
  )
  return page.place
}
const unit = (more: object = {}) => Response.json([{ ...UNIT, ...more }])
const links = (place: Element) => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))

it('says which unit it is, and lets the renter return it', async () => {
  const place = await show(() => unit(RENTAL))
  await eventually(() => expect(place.textContent).toContain('This is unit 2'))
  expect(place.textContent).toContain('Sat 21 Nov')
  expect(links(place)).toEqual(['/dashboard/my-rentals/b1?open=return'])
})

it('says that the rental is of another unit', async () => {
  const place = await show(() => unit({ ...RENTAL, units: ['1', '3'] }))
  await eventually(() => expect(place.textContent).toContain('Your rental is of unit 1, 3.'))
})

it('offers a visitor to write to the lender, or to sign in and come back', async () => {
  const place = await show(() => unit(), false)
  await eventually(() => expect(links(place)).toEqual(['/dashboard/messages/new?item=i1', '/login']))
  await page.press('a[href="/login"]')
  expect(localStorage.getItem('authRedirect')).toBe('/here?unit=2')
})

it('repeats no words of a label that no unit has', async () => {
  const place = await show(() => Response.json([]))
  await eventually(() => expect(place.textContent).toContain('No unit of this item has this label any more.'))
})

it('says that it could not find out, and asks again', async () => {
  const answers = [() => Response.json({ message: 'gone' }, { status: 500 }), () => unit()]
  const place = await show(() => (answers.length > 1 ? answers.shift()! : answers[0]!)())
  await eventually(() => expect(place.querySelector('button')).not.toBeNull())
  await page.press()
  await eventually(() => expect(place.textContent).toContain('This is unit 2'))
})
