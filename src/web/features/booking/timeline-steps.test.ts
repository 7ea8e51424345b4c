import { expect, it } from 'vitest'
import rentals from '../../i18n/rentals/en.json' with { type: 'json' }
import { partingWords, timelineSteps } from './timeline-steps.ts'

type Shown = Parameters<typeof timelineSteps>[0]

const steps = (status: Shown['status'], isInstant = false) =>
  timelineSteps({ status, line: { is_instant: isInstant } })
const states = (status: Shown['status']) => steps(status).map(({ id, state }) => `${id} ${state}`)

it('waits for the answer of a request', () => {
  expect(states('requested')).toEqual([
    'booked done',
    'confirmed current',
    'picked_up ahead',
    'returned ahead',
    'completed ahead',
  ])
})

it('has nothing ahead of a completed booking', () => {
  expect(steps('completed').every(({ state }) => state === 'done')).toBe(true)
})

it('ends where a booking was declined or cancelled', () => {
  expect(states('declined')).toEqual(['booked done', 'lost failed'])
  expect(states('cancelled')).toEqual(['booked done', 'lost failed'])
})

it('names the lender as who confirmed only where the lender was asked', () => {
  const titleOfConfirmed = (isInstant: boolean) => steps('picked_up', isInstant)[1]?.title
  expect(titleOfConfirmed(false)).toBe('rentals.step.confirmed')
  expect(titleOfConfirmed(true)).toBe('rentals.step.instant')
})

it('has the words of the side that called a rental off, and none where there were none', () => {
  const event = (transition: string, role: string, message?: string) => ({
    transition,
    role,
    at: '2026-05-01T10:00:00Z',
    details: message ? { message } : {},
  })
  expect(partingWords({ events: [event('decline', 'owner', 'It is at the repair shop')] })).toEqual({
    message: 'It is at the repair shop',
    role: 'owner',
  })
  expect(partingWords({ events: [event('accept', 'owner'), event('cancel', 'renter', 'Rain')] })).toEqual({
    message: 'Rain',
    role: 'renter',
  })
  expect(partingWords({ events: [event('cancel', 'renter')] })).toBeUndefined()
  expect(partingWords({ events: [event('accept', 'owner')] })).toBeUndefined()
})

it.each(['declined', 'cancelled_by_owner', 'cancelled_by_renter', 'missed', 'no_show', 'payment_lapsed'])(
  'tells each side in words of its own why it came to nothing: %s',
  (reason) => {
    const texts = rentals as Record<string, string>
    const [owner, renter] = [
      texts[`rentals.reason.${reason}.owner`],
      texts[`rentals.reason.${reason}.renter`],
    ]
    expect(owner).toBeTruthy()
    expect(renter).toBeTruthy()
    expect(owner).not.toBe(renter)
    expect(texts[`rentals.reason.${reason}`]).toBeUndefined()
  },
)
