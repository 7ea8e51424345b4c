// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

const ID = '2336e4cb-50c3-4c3d-b4a1-1ac3bf40a6c5'
const ITEM = { id: 'i1', status: 'published', title: 'Ladder', language: 'en' }
const REVIEW = {
  id: 'v1',
  kind: 'renter_to_item',
  rating: 1,
  text: 'Rusty.',
  language: 'en',
  reply: null,
  photos: [],
  author_id: 'a1',
  hidden_at: null,
  author: { id: 'a1', name: 'Rita' },
  subject: null,
  item: { ...ITEM, owner: { id: 'o1', name: 'Lena' } },
  booking: { id: 'b1', renter_id: 'a1', owner_id: 'o1' } as object | null,
}

// The first import compiles the whole page.
beforeAll(() => import('./case-page.tsx'), 60_000)

let page: Awaited<ReturnType<typeof showScreen>>
afterEach(async () => {
  await page.close()
  localStorage.clear()
  vi.unstubAllGlobals()
})

interface Shown {
  reason?: string
  status?: string
  reporterId?: string
  removedReply?: string
}

/** The page of a case about a review. */
async function show(
  review: object,
  { reason = 'other', status = 'dismissed', reporterId = 'r1', removedReply }: Shown = {},
) {
  const listed = {
    id: ID,
    subject: 'review',
    reason,
    message: '',
    status,
    created_at: '2026-05-01T10:00:00Z',
    due_at: '2026-05-04T10:00:00Z',
    decided_at: '2026-05-02T10:00:00Z',
    title: 'Rita',
  }
  const found = { reporter_id: reporterId, reporter: { name: 'Olaf' }, review_id: 'v1', review }
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: ['moderator'] }),
    '/rest/v1/rpc/staff_cases': () => Response.json([listed]),
    '/rest/v1/rpc/removed_reply': () =>
      Response.json(removedReply ? [{ words: removedReply, removed_at: '2026-05-02T10:00:00Z' }] : []),
    // The case, and as an earlier one of the same review.
    '/rest/v1/cases': () => Response.json([{ ...listed, id: 'c0', ...found }]),
  })
  page = await showScreen(
    async () => {
      const { CasePage } = await import('./case-page.tsx')
      const { startSession } = await import('../../lib/session.ts')
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <CasePage id={ID} />
        </QueryClientProvider>
      )
    },
    { features: ['moderation'] },
  )
}

async function linksOf(review: object): Promise<string[]> {
  await show(review)
  const links = () => [...page.place.querySelectorAll('ul a')].map((link) => link.getAttribute('href') ?? '')
  await eventually(() => expect(links()).toContain('/admin/users/r1'))
  return links()
}

it('leads to the people, the listing, its public page and the rental', async () => {
  expect(await linksOf(REVIEW)).toEqual([
    '/admin/users/a1',
    '/admin/users/o1',
    '/admin/users/r1',
    '/admin/listings/i1',
    '/product/i1',
    '/admin/bookings/b1',
  ])
})

it('does not lead to what its reader may not see, or nobody can', async () => {
  const hidden = await linksOf({
    ...REVIEW,
    item: { ...REVIEW.item, status: 'paused' },
    booking: null,
  })
  expect(hidden).not.toContain('/product/i1')
  expect(hidden).not.toContain('/admin/bookings/b1')
  expect(hidden).toContain('/admin/listings/i1')
})

it.each([
  ['a hidden review', { hidden_at: '2026-05-02T10:00:00Z' }, { reporterId: 'a1' }, true],
  ['a removed reply', {}, { reporterId: 'o1', removedReply: 'Not true.' }, true],
  ['what is back by now', {}, { reporterId: 'a1' }, false],
])('offers on an appeal to put back %s: %#', async (_, change, shown, isOffered) => {
  await show({ ...REVIEW, ...change }, { reason: 'appeal', status: 'open', ...shown })
  const buttons = () => [...page.place.querySelectorAll('button')].map(({ textContent }) => textContent)
  await eventually(() => expect(buttons()).toContain('Leave it as it is'))
  expect(buttons().includes('Put it back')).toBe(isOffered)
})
