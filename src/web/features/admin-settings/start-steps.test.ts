import { expect, it } from 'vitest'
import { type StartFacts, startSteps } from './start-steps.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const fresh: StartFacts = {
  said: {
    done: {},
    mailFrom: 'Hanse <post@hanse.test>',
    replyTo: 'office@hanse.test',
    email: 'ada@example.org',
    mailSentAt: null,
    hasOffer: false,
    hasVerified: false,
    hasPaid: false,
    isDemo: false,
  },
  setup: {
    isOperatorNamed: false,
    mail: 'missing',
    payments: 'play',
    staff: 1,
    staffWithSecondFactor: 0,
    moderators: 0,
    backedUpAt: null,
  },
}

it('begins with nothing done', () => {
  expect(Object.values(startSteps(fresh, now))).toEqual(Array(9).fill(false))
})

it('is done with each step by what shows it', () => {
  const said = {
    ...fresh.said,
    hasPaid: true,
    done: { brand: 'x', fee: 'x', categories: 'x', places: 'x', mail: 'x' },
  }
  const setup = {
    ...fresh.setup,
    isOperatorNamed: true,
    moderators: 1,
    staff: 2,
    staffWithSecondFactor: 2,
    backedUpAt: '2026-11-24T12:00:00Z',
  }
  expect(Object.values(startSteps({ said, setup }, now))).toEqual(Array(9).fill(true))
  expect(startSteps({ said, setup: { ...setup, staffWithSecondFactor: 1 } }, now).team).toBe(false)
  expect(startSteps({ said, setup }, now + 7 * 86_400_000).backup).toBe(false)
})
