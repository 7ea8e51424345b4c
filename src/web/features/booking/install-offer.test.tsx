// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { InstallPrompt } from '../../lib/install-prompt.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

let page: Awaited<ReturnType<typeof showScreen>>
const show = async () => {
  page = await showScreen(
    async () => {
      const { InstallOffer } = await import('./install-offer.tsx')
      return <InstallOffer />
    },
    { features: ['booking'] },
  )
  return page.place
}

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.close()
  delete window.installPrompt
})

it('says nothing where the browser cannot install the site', async () => {
  expect((await show()).querySelector('section')).toBeNull()
})

it('shows the prompt of the browser when it is wanted, and never asks again', async () => {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }))
  window.installPrompt = { prompt } as unknown as InstallPrompt
  const place = await show()
  place.querySelector('button')!.click()
  await vi.waitFor(() => expect(place.querySelector('section')).toBeNull())
  expect(prompt).toHaveBeenCalledOnce()
  expect(localStorage.getItem('installAsked')).toBe('true')
})
