import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rounds, SEED } from '#backend/testing/rounds.ts'
import { DUTIES } from '#domain/access/duties.ts'
import { allUseCases } from './areas.ts'
import { booking } from './booking/booking.ts'
import { claim } from './claims/claim.ts'
import { extension } from './extensions/extension.ts'
import { listing } from './listing/listing.ts'
import { payout } from './payouts/payout.ts'
import { ADMIN_CALLS } from './testing/calls/admin-calls.ts'
import { anyInput, type IdsFor, type Shape } from './testing/calls/any-input.ts'
import { ACTORS, type ActorName, type Cast, createCast } from './testing/calls/cast.ts'
import { CATEGORY_CALLS } from './testing/calls/category-calls.ts'
import { CLAIM_CALLS } from './testing/calls/claim-calls.ts'
import { HUB_CALLS } from './testing/calls/hub-calls.ts'
import { INTERVENTION_CALLS } from './testing/calls/intervention-calls.ts'
import { INVOICE_CALLS } from './testing/calls/invoice-calls.ts'
import { LEDGER_CALLS } from './testing/calls/ledger-calls.ts'
import { LISTING_CALLS } from './testing/calls/listing-calls.ts'
import { MODERATION_CALLS } from './testing/calls/moderation-calls.ts'
import { MONEY_CALLS } from './testing/calls/money-calls.ts'
import { RENTAL_CALLS } from './testing/calls/rental-calls.ts'
import { SETUP_CALLS } from './testing/calls/setup-calls.ts'
import { TAX_CALLS } from './testing/calls/tax-calls.ts'
import { WEBHOOK_CALLS } from './testing/calls/webhook-calls.ts'
import { WISH_CALLS } from './testing/calls/wish-calls.ts'

const CALLS = [
  ...RENTAL_CALLS,
  ...CATEGORY_CALLS,
  ...HUB_CALLS,
  ...SETUP_CALLS,
  ...ADMIN_CALLS,
  ...LISTING_CALLS,
  ...MODERATION_CALLS,
  ...CLAIM_CALLS,
  ...MONEY_CALLS,
  ...INTERVENTION_CALLS,
  ...TAX_CALLS,
  ...LEDGER_CALLS,
  ...INVOICE_CALLS,
  ...WEBHOOK_CALLS,
  ...WISH_CALLS,
]

/** Takes no id of anything of others: it affects the caller alone. */
const OF_THE_CALLER = [
  'add-payout-method',
  'agree',
  'create-api-key',
  'create-webhook',
  'delete-my-account',
  'delete-push-subscription',
  'export-my-data',
  'get-my-business',
  'get-my-tax',
  'get-payout-options',
  'get-statement',
  'load-agreements',
  'load-own-announcements',
  'open-identity-check',
  'open-payout-account',
  'refresh-identity-check',
  'refresh-payout-account',
  'reset-identity',
  'save-push-subscription',
  'save-my-business',
  'save-tax-number',
]
/** Answers everybody, each for what is theirs: the test of the use case says what others get. */
const ANSWERS_ALL = [
  'get-checkout',
  'get-rescue-offers',
  'list-demo-accounts',
  'load-page',
  'place-hold',
  'release-hold',
  'translate-text',
]
/** Open to callers who know a secret or can sign, which visitors cannot. */
const BY_SECRET = {
  'answer-test-challenge': { clientSecret: 'guessed', approve: true },
  'answer-test-onboarding': { link: 'guessed', outcome: 'verified', bank: 'open' },
  'confirm-test-payment': {
    clientSecret: 'guessed',
    card: { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' },
  },
  'end-person-view': { key: 'guessed' },
  'identity-webhook': {},
  'payment-webhook': {},
  'payout-webhook': {},
  'stop-mails': { token: '0f0e0d0c-0b0a-4908-8706-050403020100.messages.guessed' },
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
  expect([...new Set([...known, MAILBOX])].sort()).toEqual(
    allUseCases(cast.deps)
      .map(({ name }) => name)
      .sort(),
  )
})

const titled = CALLS.map((call) => ({ ...call, title: [call.name, call.when].filter(Boolean).join(', ') }))

describe.each(titled)('$title', ({ name, by, input, refused = {}, done = { status: 200 } }) => {
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
    expect(await answersWithoutFactor(by, name, body)).toEqual([])
    expect(await cast.say(cast.people[by[0]], name, body)).toMatchObject(done)
  })
})

/** The staff who do this although a second factor is demanded of them that none of them has. */
async function answersWithoutFactor(by: readonly ActorName[], name: string, body: object) {
  // What any lender may do is no work for the operator.
  if (by.includes('neighbour')) return []
  const did: ActorName[] = []
  await demandSecondFactor(true)
  for (const who of by.filter((actor) => STAFF.some((one) => one === actor))) {
    if ((await cast.say(cast.people[who], name, body)).code === undefined) did.push(who)
  }
  await demandSecondFactor(false)
  return did
}

const STAFF = ['admin', 'moderator', ...DUTIES] as const

const demandSecondFactor = (isOn: boolean) =>
  cast.rows(
    `insert into public.setting_changes (name, version, value, effective_from, reason)
     select 'staffSecondFactor', count(*) + 1, $1, now() - interval '1 hour' + count(*) * interval '1 ms', 'Tried'
     from public.setting_changes where name = 'staffSecondFactor'`,
    [JSON.stringify(isOn)],
  )

it.each(OF_THE_CALLER)('%s is refused to visitors', async (name) => {
  expect(await cast.say(undefined, name, {})).toMatchObject({ status: 401 })
})

it.each(Object.entries(BY_SECRET))('%s is refused to a caller who guesses', async (name, body) => {
  for (const who of [undefined, ...Object.values(cast.people)])
    expect((await cast.say(who, name, body)).code).toMatch(/^(NOT_FOUND|WEBHOOK_FORGED)$/)
})

/** On what all the calls above have left behind. */
describe('input of any kind', () => {
  const INPUTS = rounds(20, 1_000)
  const KINDS = [booking, claim, extension, listing, payout]
  /** Ends the person who calls it, so it comes last. */
  const END = 'delete-my-account'

  it('is no fault of ours, whoever sends it', async () => {
    const logged: unknown[] = []
    cast.deps.log.error = (entry: unknown) => void logged.push(entry)
    const idsFor = await idsOfEverything()
    const faults: unknown[] = []
    const names = allUseCases(cast.deps).map(({ name }) => name)
    for (const name of [...names.filter((name) => name !== END), END]) {
      const call = fc.tuple(inputOf(name, idsFor), fc.constantFrom(undefined, ...ACTORS))
      for (const [input, who] of fc.sample(call, { numRuns: INPUTS, seed: SEED })) {
        const { status } = await cast.app.request(`/functions/v1/${name}`, {
          method: 'POST',
          headers: { ...(who && { authorization: `Bearer ${cast.people[who].token}` }) },
          body: JSON.stringify(input),
        })
        if (status >= 500 || logged.length > 0)
          faults.push({ name, who, input, status, logged: logged.splice(0) })
      }
      await restorePeople()
    }
    expect(faults).toEqual([])
  })

  function inputOf(name: string, idsFor: IdsFor): fc.Arbitrary<unknown> {
    const useCase = allUseCases(cast.deps).find((one) => one.name === name)!
    const schema = 'input' in useCase ? shapeOf(useCase.input) : {}
    // What a step of a lifecycle is told besides, which its use case reads by itself.
    const kind = KINDS.find(({ noun }) => name.endsWith(`-${noun}`))
    const step = kind?.steps.find((one) => name === `${one.name.replaceAll('_', '-')}-${kind.noun}`)
    const told = shapeOf(z.object(step?.input ?? {}))
    const shape = step
      ? {
          type: 'object',
          properties: { ...schema.properties, ...told.properties },
          required: [...(schema.required ?? []), ...(told.required ?? [])],
        }
      : schema
    return anyInput(shape, name, idsFor, cast.deps.now())
  }

  const shapeOf = (schema: z.ZodType) =>
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

  /** By the table whose noun a field or a use case has in its name; of all tables where there is none. */
  async function idsOfEverything(): Promise<IdsFor> {
    const tables = await cast.rows<{ name: string }>(
      `select table_name as name from information_schema.columns
         join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' and table_type = 'BASE TABLE'`,
    )
    const idsOf = new Map<string, string[]>()
    for (const { name } of tables) {
      const rows = await cast.rows<{ id: string }>(`select id from public.${name} order by id limit 40`)
      idsOf.set(
        name.split('_').at(-1)!.replace(/s$/, ''),
        rows.map(({ id }) => id),
      )
    }
    const all = [...idsOf.values()].flat()
    return (field) => {
      const words = field.split(/[-_]|(?=[A-Z])/).map((word) => word.toLowerCase().replace(/s$/, ''))
      const ids = words.flatMap((word) => idsOf.get(word === 'listing' ? 'item' : word) ?? [])
      return ids.length > 0 ? ids : all
    }
  }

  /** Roles may have been given and taken, and people blocked. */
  async function restorePeople(): Promise<void> {
    await cast.rows('update public.profiles set is_blocked = false where is_blocked')
    await cast.rows(`update public.profiles set roles = '{user,admin}' where id = $1`, [cast.people.admin.id])
  }
})
