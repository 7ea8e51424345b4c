import { expect, it } from 'vitest'
import type { Setup } from '#contract/health.ts'
import { setupSteps } from './setup-steps.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const DONE: Setup = {
  isOperatorNamed: true,
  mail: 'sent',
  payments: 'real',
  staff: 2,
  staffWithSecondFactor: 2,
  moderators: 1,
  backedUpAt: '2026-11-20T12:00:00Z',
}
const undone = (setup: Partial<Setup>) =>
  Object.entries(setupSteps({ ...DONE, ...setup }, NOW)).flatMap(([step, isDone]) => (isDone ? [] : [step]))

it('has nothing left to do where all of it is done', () => expect(undone({})).toEqual([]))

it.each<[Partial<Setup>, string]>([
  [{ isOperatorNamed: false }, 'operator'],
  [{ mail: 'set' }, 'mail'],
  [{ mail: 'missing' }, 'mail'],
  [{ payments: 'play' }, 'payments'],
  [{ staffWithSecondFactor: 1 }, 'second-factor'],
  [{ moderators: 0 }, 'moderator'],
  [{ backedUpAt: null }, 'backup'],
  [{ backedUpAt: '2026-11-01T12:00:00Z' }, 'backup'],
])('finds %j', (setup, step) => expect(undone(setup)).toEqual([step]))
