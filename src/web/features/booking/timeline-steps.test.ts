import { expect, it } from 'vitest'
import { timelineSteps } from './timeline-steps.ts'

const states = (status: Parameters<typeof timelineSteps>[0]['status']) =>
  timelineSteps({ status }).map(({ id, state }) => `${id} ${state}`)

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
  expect(timelineSteps({ status: 'completed' }).every(({ state }) => state === 'done')).toBe(true)
})

it('ends where a booking was declined or cancelled', () => {
  expect(states('declined')).toEqual(['booked done', 'lost failed'])
  expect(states('cancelled')).toEqual(['booked done', 'lost failed'])
})
