// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, expect, it } from 'vitest'
import { showScreen } from '../../lib/testing/show-screen.tsx'
import { emptyDraft } from './draft.ts'
import type { WizardState } from './use-wizard.ts'

let page: Awaited<ReturnType<typeof showScreen>>
afterEach(() => page.close())

const NONE = 'There is no hub in this city yet'

it.each([
  ['asks for the place first', '', 0, 'Say first where the item is'],
  ['says that there is none', 'Ulm', 0, NONE],
  ['says nothing of that until the hubs are loaded', 'Ulm', undefined, 'You leave it there, they collect it'],
  ['says what a hub is', 'Ulm', 2, 'You leave it there, they collect it'],
])('%s', async (_, city, hubs, hint) => {
  page = await showScreen(
    async () => {
      const { OfferedDelivery } = await import('./offered-delivery.tsx')
      const wizard = { draft: { ...emptyDraft('en'), city }, change: () => {}, fault: () => undefined, hubs }
      return <OfferedDelivery wizard={wizard as unknown as WizardState} />
    },
    { features: ['lending'] },
  )
  expect(page.place.textContent).toContain(hint)
  expect(page.place.textContent?.includes(NONE)).toBe(hint === NONE)
})
