// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { showScreen } from '../../lib/testing/show-screen.tsx'
import { emptyDraft } from './draft.ts'
import type { WizardState } from './use-wizard.ts'

let page: Awaited<ReturnType<typeof showScreen>>
afterEach(() => page.close())

async function showPrice(prices: Partial<WizardState['draft']>) {
  page = await showScreen(
    async () => {
      const { HourPrice } = await import('./hour-price.tsx')
      function Screen() {
        const [draft, setDraft] = useState({ ...emptyDraft('en'), ...prices })
        const change = (news: Partial<WizardState['draft']>) => setDraft({ ...draft, ...news })
        return <HourPrice wizard={{ draft, change, fault: () => undefined } as unknown as WizardState} />
      }
      return <Screen />
    },
    { features: ['lending'] },
  )
}
const text = () => page.place.textContent

it('says what eight hours bring, and takes the suggestion', async () => {
  await showPrice({ pricePerDayCents: 1_000 })
  expect(text()).toContain('Without an hourly price, 8 hours earn you €3.33; at €1.50 an hour, €12.00.')
  await page.press()
  expect(page.place.querySelector('input')?.value).toBe('1.50')
  expect(text()).toContain('8 hours earn you €12.00; without an hourly price it would be €3.33.')
  expect(text()).toContain('we offer the whole day for €10.00')
})

it('speaks of no day where the hours cost less', async () => {
  await showPrice({ pricePerDayCents: 1_000, pricePerHourCents: 100 })
  expect(text()).toContain('8 hours earn you €8.00')
  expect(text()).not.toContain('whole day')
})

it.each([{ pricePerDayCents: 0 }, { pricePerDayCents: 1_000, minHours: 24 }])(
  'suggests nothing where no day has a price, or nothing is lent by the hour (%j)',
  async (prices) => {
    await showPrice(prices)
    expect(text()).not.toContain('8 hours')
  },
)
