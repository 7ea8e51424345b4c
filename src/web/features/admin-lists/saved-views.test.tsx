// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { settle, showScreen } from '../../lib/testing/show-screen.tsx'

const OWN = {
  id: 'v1',
  owner_id: 'u1',
  name: 'Open',
  query: 'status=open',
  is_shared: false,
  owner: { name: 'Mia' },
}
const SHARED = {
  ...OWN,
  id: 'v2',
  owner_id: 'u2',
  name: 'Disputed',
  query: 'status=disputed',
  is_shared: true,
}

let page: Awaited<ReturnType<typeof showScreen>>
let opened: string[]
beforeEach(() => {
  opened = []
})

async function visit(query: string, roles: string[]) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles }),
    '/rest/v1/staff_views': () => Response.json([SHARED, OWN]),
  })
  page = await showScreen(
    async () => {
      const { SavedViews } = await import('./saved-views.tsx')
      const { startSession } = await import('../../lib/session.ts')
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <SavedViews
            list="bookings"
            query={query}
            readQuery={(kept) => kept}
            onOpen={(next) => opened.push(next)}
          />
        </QueryClientProvider>
      )
    },
    { features: ['office'] },
  )
  document.body.replaceChildren(page.place)
  await eventually(() => expect(button('Open')).toBeDefined())
}
const buttons = () => [...page.place.querySelectorAll('button')]
const button = (text: string) => buttons().find(({ textContent }) => textContent?.startsWith(text))
const press = (text: string) => settle(async () => button(text)!.click())

it('opens a view by its chip, and the whole list by another press', async () => {
  await visit('status=open', ['moderator'])
  expect(buttons().map((one) => [one.textContent, one.getAttribute('aria-pressed')])).toEqual([
    ['DisputedShared by Mia', 'false'],
    ['Open', 'true'],
    ['Edit view', null],
  ])
  await press('Disputed')
  await press('Open')
  expect(opened).toEqual(['status=disputed', ''])
})

it('offers to change those of others only to an admin', async () => {
  await visit('status=disputed', ['moderator'])
  expect(button('Edit view')).toBeUndefined()
  await visit('status=disputed', ['admin'])
  expect(button('Edit view')).toBeDefined()
})

it('offers to save what is asked for, except the whole list and what is too long', async () => {
  await visit('', ['moderator'])
  expect(button('Save view')).toBeUndefined()
  await visit('q=Anna', ['moderator'])
  await press('Save view')
  expect(document.querySelector('dialog')?.textContent).toContain('Keep names and addresses of people out')
  await visit('q'.repeat(1_001), ['moderator'])
  await press('Save view')
  expect(document.querySelector('dialog')).toBeNull()
})
