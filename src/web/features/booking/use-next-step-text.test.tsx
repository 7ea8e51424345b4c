// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it } from 'vitest'
import { showScreen } from '../../lib/testing/show-screen.tsx'
import type { Booking } from './booking.ts'

const booking = (change: Partial<Booking>) =>
  ({ status: 'confirmed', owner: { first_name: 'Olga' }, item: {}, ...change }) as Booking

let page: Awaited<ReturnType<typeof showScreen>>
afterEach(() => page.close())
// Its modules are many; the first test would wait for all of them.
beforeAll(() => import('./use-next-step-text.ts'))

async function stepOf(change: Partial<Booking>): Promise<string | undefined> {
  page = await showScreen(
    async () => {
      const { useNextStepText } = await import('./use-next-step-text.ts')
      const Sentence = () => <p>{useNextStepText(booking(change))}</p>
      return <Sentence />
    },
    { features: ['booking'] },
  )
  return page.place.querySelector('p')?.textContent || undefined
}

it.each([
  ['pickup', 'Pick it up from Olga and show the code at the door.'],
  ['delivery', 'Olga brings it to you. Show the code when it arrives.'],
  ['hub', 'Pick it up at the hub and show the code there.'],
] as const)('of a rental by %s says where the code is shown', async (delivery_method, text) => {
  expect(await stepOf({ delivery_method })).toBe(text)
})

it('says nothing of codes once a rental is under way', async () => {
  expect(await stepOf({ status: 'picked_up', delivery_method: 'delivery' })).toBeUndefined()
})
