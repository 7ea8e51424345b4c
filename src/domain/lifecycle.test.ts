import { expect, it } from 'vitest'
import { allowedTransitions, drawLifecycle, edgesOf, type Lifecycle, mayTake } from './lifecycle.ts'

const door: Lifecycle = {
  open: { close: { actor: 'either', to: 'shut' } },
  shut: { open: { actor: 'owner', to: 'open' }, rust: { actor: 'clock', to: 'shut' } },
}

it('allows each role its own transitions, and both people what either may do', () => {
  expect(allowedTransitions(door, 'open', ['renter'])).toEqual(['close'])
  expect(allowedTransitions(door, 'open', ['clock'])).toEqual([])
  expect(allowedTransitions(door, 'shut', ['owner'])).toEqual(['open'])
  expect(allowedTransitions(door, 'nowhere', ['owner'])).toEqual([])
  expect(mayTake('either', ['moderator'])).toBe(false)
})

it('lists and draws every edge', () => {
  expect(edgesOf(door)).toContainEqual({ from: 'shut', transition: 'rust', actor: 'clock', to: 'shut' })
  expect(drawLifecycle(door)).toContain('  open --> shut: close (either)')
})
