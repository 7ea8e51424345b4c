// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

const ID = '2336e4cb-50c3-4c3d-b4a1-1ac3bf40a6c5'

let page: Awaited<ReturnType<typeof showScreen>>
afterEach(async () => {
  await page.close()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function show(search: string) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: ['renter'] }),
    '/rest/v1/public_reviews': () =>
      Response.json([{ text: 'Rusty.', reply: 'It was new.', language: 'en' }]),
    '/rest/v1/reviews': () => Response.json([]),
    '/rest/v1/rpc/removed_reply': () => Response.json([{ words: 'Never again.', removed_at: '2026-05-02' }]),
    '/rest/v1/cases': () => Response.json([]),
  })
  page = await showScreen(
    async () => {
      const { ReviewReportPage } = await import('./review-report-page.tsx')
      const { startSession } = await import('../../lib/session.ts')
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <ReviewReportPage id={ID} />
        </QueryClientProvider>
      )
    },
    { features: ['report'], search },
  )
}
const quoted = () => [...page.place.querySelectorAll('figure')].map(({ textContent }) => textContent)

it('says which words are the review and which are the reply', async () => {
  await show('')
  await eventually(() => expect(quoted()).toEqual(['ReviewRusty.', 'Reply from the lenderIt was new.']))
})

it('quotes as a reply what its lender appeals for', async () => {
  await show('?reply')
  await eventually(() => expect(quoted()).toEqual(['Reply from the lenderNever again.']))
})
