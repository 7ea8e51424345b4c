import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { USE_CASES } from './areas.ts'
import { ACTORS, type Cast, createCast } from './testing/calls/cast.ts'
import { MODERATION_CALLS } from './testing/calls/moderation-calls.ts'
import { MONEY_CALLS } from './testing/calls/money-calls.ts'
import { RENTAL_CALLS } from './testing/calls/rental-calls.ts'

const CALLS = [...RENTAL_CALLS, ...MODERATION_CALLS, ...MONEY_CALLS]

/** Takes no id of anything of others: it affects the caller alone. */
const OF_THE_CALLER = [
  'add-payout-method',
  'appeal-conduct',
  'delete-my-account',
  'export-my-data',
  'get-payout-options',
  'get-statement',
  'open-payout-account',
  'refresh-payout-account',
  'reset-identity',
]
/** Answers everybody, each for what is theirs: the test of the use case says what others get. */
const ANSWERS_ALL = ['get-checkout', 'get-rescue-offers', 'list-demo-accounts', 'place-hold', 'release-hold']
/** Open to callers who know a secret or can sign, which visitors cannot. */
const BY_SECRET = {
  'answer-test-challenge': { clientSecret: 'guessed', approve: true },
  'answer-test-onboarding': { link: 'guessed', outcome: 'verified', bank: 'open' },
  'confirm-test-payment': {
    clientSecret: 'guessed',
    card: { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' },
  },
  'payment-webhook': {},
  'payout-webhook': {},
  'view-test-onboarding': { link: 'guessed' },
}
/** In demo and development only. */
const MAILBOX = 'list-mails'

let cast: Cast
beforeAll(async () => {
  cast = await createCast()
})
afterAll(() => cast.close())

it('knows of every use case to whom it answers', () => {
  const known = [
    ...CALLS.map(({ name }) => name),
    ...OF_THE_CALLER,
    ...ANSWERS_ALL,
    ...Object.keys(BY_SECRET),
  ]
  expect([...new Set([...known, MAILBOX])].sort()).toEqual(USE_CASES.map(({ name }) => name).sort())
})

const titled = CALLS.map((call) => ({ ...call, title: [call.name, call.when].filter(Boolean).join(', ') }))

describe.each(titled)('$title', ({ name, by, input, refused = {} }) => {
  it('is refused to all others, who change nothing, and then done by whom it is for', async () => {
    const body = await input(cast)
    const answers: Record<string, string> = {}
    const expected: Record<string, string> = { visitor: 'UNAUTHENTICATED' }
    answers.visitor = (await cast.say(undefined, name, body)).code ?? 'done'
    for (const who of ACTORS.filter((actor) => !by.includes(actor))) {
      answers[who] = (await cast.say(cast.people[who], name, body)).code ?? 'done'
      expected[who] = refused[who] ?? 'NOT_FOUND'
    }
    expect(answers).toEqual(expected)
    expect(await cast.say(cast.people[by[0]], name, body)).toMatchObject({ status: 200 })
  })
})

it.each(OF_THE_CALLER)('%s is refused to visitors', async (name) => {
  expect(await cast.say(undefined, name, {})).toMatchObject({ status: 401 })
})

it.each(Object.entries(BY_SECRET))('%s is refused to a caller who guesses', async (name, body) => {
  for (const who of [undefined, ...Object.values(cast.people)])
    expect((await cast.say(who, name, body)).code).toMatch(/^(NOT_FOUND|WEBHOOK_FORGED)$/)
})
