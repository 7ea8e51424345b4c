// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

const HANDOVER = {
  id: 'h1',
  kind: 'return',
  role: 'owner',
  at: '2026-11-20T23:30:00Z',
  photos: [],
  note: 'One corner is scratched.',
  is_complete: true,
  is_undamaged: false,
}

let page: Awaited<ReturnType<typeof showScreen>>
afterEach(async () => {
  await page.close()
  localStorage.clear()
  vi.unstubAllGlobals()
})

// Its modules are many; the first test would wait for all of them.
beforeAll(() => import('./condition-card.tsx'))

/** The card of an item with these handovers, and how often they were asked for. */
async function show(handovers: object[], shown: string[] = [], change = () => Response.json({})) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  const answer = vi.fn(() => Response.json(handovers))
  answerWith({
    '/rest/v1/handovers': answer,
    '/rest/v1/condition_photos': () => Response.json(shown.map((path) => ({ path }))),
    '/storage/v1/object/sign/handovers': () =>
      Response.json([{ path: 'b/o/front', signedURL: '/signed/front', error: null }]),
    '/functions/v1/show-condition-photo': change,
  })
  page = await showScreen(
    async () => {
      const { ConditionCard } = await import('./condition-card.tsx')
      return (
        <QueryClientProvider client={new QueryClient()}>
          <ConditionCard itemId="i1" timeZone="Europe/Berlin" />
        </QueryClientProvider>
      )
    },
    { features: ['lending', 'claims'] },
  )
  await eventually(() => expect(answer).toHaveBeenCalledOnce())
  return page.place
}

it('says on which day at the item’s place it looked like that, and that something was wrong', async () => {
  const place = await show([HANDOVER])
  await eventually(() => expect(place.querySelector('h3')?.textContent).toContain('21 Nov'))
  expect(place.querySelector('h3')?.textContent).toMatch(/ · ./)
  expect(place.textContent).toContain('One corner is scratched.')
})

it('says nothing of faults after a handover without any', async () => {
  const place = await show([{ ...HANDOVER, is_undamaged: true, note: null }])
  await eventually(() => expect(place.querySelector('h3')).not.toBeNull())
  expect(place.querySelector('h3')?.textContent).not.toContain(' · ')
})

it('is not there before the first photos', async () => {
  expect((await show([])).querySelector('section')).toBeNull()
})

it('lets the lender show a photo of their own to everyone, and says what happened where that fails', async () => {
  const change = vi.fn(() => Response.json({ code: 'ITEM_REMOVED' }, { status: 409 }))
  const place = await show([{ ...HANDOVER, photos: ['b/o/front'] }], [], change)
  const box = () => place.querySelector<HTMLInputElement>('input[type=checkbox]')
  await eventually(() => expect(box()?.disabled).toBe(false))
  await page.press('input[type=checkbox]')
  await eventually(() => expect(change).toHaveBeenCalledOnce())
  await eventually(() => expect(page.said()).toHaveLength(1))
  await eventually(() => expect(box()?.checked).toBe(false))
})

it('offers to show no photo of the renter', async () => {
  const place = await show([{ ...HANDOVER, role: 'renter', photos: ['b/o/front'] }])
  await eventually(() => expect(place.querySelector('img')).not.toBeNull())
  expect(place.querySelector('input')).toBeNull()
})
