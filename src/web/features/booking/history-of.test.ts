import { expect, it } from 'vitest'
import { EXTENSION_LIFECYCLE } from '#domain/booking/extension-lifecycle.ts'
import { BOOKING_LIFECYCLE } from '#domain/booking/lifecycle.ts'
import booking from '../../i18n/booking/en.json' with { type: 'json' }
import handover from '../../i18n/handover/en.json' with { type: 'json' }
import rentals from '../../i18n/rentals/en.json' with { type: 'json' }
import { createTranslate } from '../../i18n/translate.ts'
import { historyOf } from './history-of.ts'

const t = createTranslate('en', { ...booking, ...handover, ...rentals })
const at = '2026-05-01T10:00:00Z'
const event = (transition: string, role: string) => ({ transition, role, at, details: {} })
const rental = (...events: ReturnType<typeof event>[]) => ({
  id: '1',
  created_at: at,
  events,
  owner: { first_name: 'Olga' } as never,
  renter: null,
})

it('tells in order who did what, from the booking on', () => {
  const steps = historyOf(rental(event('accept', 'owner'), event('cancel', 'renter')), t)
  expect(steps.map(({ title, state }) => [title, state])).toEqual([
    ['It was booked.', 'done'],
    ['Olga accepted the request.', 'done'],
    ['The renter cancelled the rental.', 'failed'],
  ])
})

it('has words for every transition', () => {
  const transitions = Object.values(BOOKING_LIFECYCLE).flatMap((edges) => Object.keys(edges))
  for (const edges of Object.values(EXTENSION_LIFECYCLE))
    transitions.push(...Object.keys(edges).map((name) => `${name}_extension`))
  transitions.push('ask_extension', 'confirm_pick_up', 'confirm_return')
  for (const name of transitions) expect(t.optional(`rentals.event.${name}`), name).toBeDefined()
})
