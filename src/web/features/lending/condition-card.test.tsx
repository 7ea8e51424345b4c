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
async function show(handovers: object[]) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  const answer = vi.fn(() => Response.json(handovers))
  answerWith({ '/rest/v1/handovers': answer })
  page = await showScreen(
    async () => {
      const { ConditionCard } = await import('./condition-card.tsx')
      return (
        <QueryClientProvider client={new QueryClient()}>
          <ConditionCard itemId="i1" timeZone="Europe/Berlin" />
        </QueryClientProvider>
      )
    },
    { features: ['lending'] },
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
