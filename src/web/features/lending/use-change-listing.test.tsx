// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { rowOfListing } from '#contract/listing.ts'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { settle, showScreen } from '../../lib/testing/show-screen.tsx'
import { type Draft, emptyDraft } from './draft.ts'

const ITEM = '8f5a1c1e-3f0b-4a55-9a1f-2b9a0c5d7e11'
const photo = { id: 'p1', path: 'u1/a.jpg', width: 4, height: 3, thumbhash: null }
const found: Draft = { ...emptyDraft('en'), title: 'Drill', pricePerDayCents: 1_100 }

let page: Awaited<ReturnType<typeof showScreen>>
afterEach(async () => {
  await page.close()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('leaves what another tab has changed since the listing was opened', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  const sent: { content: { title: string; photos: object[] }; terms: Draft }[] = []
  const { place: _, address: __, quantity: ___, ...fields } = { ...found, pricePerDayCents: 1_300 }
  const now = { ...rowOfListing(fields), id: ITEM, status: 'published', unit_count: 2 }
  answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: [] }),
    '/rest/v1/items': () => Response.json([{ ...now, images: [photo], location: null, revisions: [] }]),
    '/functions/v1/change-listing': (body) => {
      sent.push(JSON.parse(body))
      return Response.json({ itemId: ITEM, status: 'published', isWaiting: false })
    },
  })
  page = await showScreen(async () => {
    const { useChangeListing } = await import('./use-change-listing.ts')
    const { startSession, useUser } = await import('../../lib/session.ts')
    const queries = new QueryClient()
    startSession(queries)
    function Save() {
      const { mutate } = useChangeListing()
      const draft = { ...found, title: 'Hammer drill' }
      const change = { id: ITEM, found: { draft: found, photos: [photo] }, draft, photos: [photo] }
      return useUser() ? <button type="button" onClick={() => mutate(change)} /> : null
    }
    return (
      <QueryClientProvider client={queries}>
        <Save />
      </QueryClientProvider>
    )
  })
  await eventually(() => expect(page.place.querySelector('button')).not.toBeNull())
  await settle(async () => page.place.querySelector('button')!.click())
  await eventually(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    content: { title: 'Hammer drill', photos: [{ path: photo.path }] },
    terms: { pricePerDayCents: 1_300 },
    quantity: 2,
  })
})
