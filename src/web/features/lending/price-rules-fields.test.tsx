// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { listingProblems } from '#domain/listing/listing-problems.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'
import { type Draft, emptyDraft } from './draft.ts'
import type { WizardState } from './use-wizard.ts'

let page: Awaited<ReturnType<typeof showScreen>>
afterEach(() => page.close())

async function showRules(draft: Partial<Draft> = {}) {
  page = await showScreen(
    async () => {
      const { PriceRulesFields } = await import('./price-rules-fields.tsx')
      const { SamplePrice } = await import('./sample-price.tsx')
      function Screen() {
        const [current, setDraft] = useState({ ...emptyDraft('en'), pricePerDayCents: 2_000, ...draft })
        const change = (news: Partial<Draft>) => setDraft({ ...current, ...news })
        const fault = (field: string) =>
          listingProblems({ ...current, photos: 1, hubs: 0, asked: [], hasPlace: true }).find(
            (one) => one.field === field,
          )?.code
        return (
          <>
            <PriceRulesFields wizard={{ draft: current, change, fault } as unknown as WizardState} />
            <SamplePrice draft={current} feePercent={15} />
          </>
        )
      }
      return <Screen />
    },
    { features: ['lending'] },
  )
}
const inputs = () => [...page.place.querySelectorAll<HTMLInputElement>('details input[inputmode]')]

it('is folded until something is set', async () => {
  await showRules()
  expect(page.place.querySelector('details')?.open).toBe(false)
  expect(page.place.textContent).not.toContain('3 days7 days')
})

it('shows what is set, and what a week costs then', async () => {
  await showRules({ weekendPriceCents: 3_000, durationDiscounts: [0, 15, 0] })
  expect(page.place.querySelector('details')?.open).toBe(true)
  expect(inputs().map(({ value }) => value)).toEqual(['30', '', '15', ''])
  await page.press('label:last-of-type input[name="sample"]')
  expect(page.place.textContent).toContain('€20.00 × 5 days€100.00')
  expect(page.place.textContent).toContain('Weekend: €30.00 × 2 days€60.00')
  expect(page.place.textContent?.replaceAll('\u00a0', ' ')).toContain('7 days or more: −15 %-€24.00')
  expect(page.place.textContent).toContain('Total for 7 days€136.00')
})
