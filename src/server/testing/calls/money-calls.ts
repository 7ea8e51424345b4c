import { randomUUID } from 'node:crypto'
import { CARDS } from '#server/checkout/testing/steps.ts'
import { holdDeposits } from '#server/money/tasks/hold-deposits.ts'
import { runDue } from '#server/testing/run-due.ts'
import type { Call } from './call.ts'
import type { Cast } from './cast.ts'
import { refusedToOthers } from './refused-to-others.ts'

/** A payout of the owner. */
async function payout(cast: Cast): Promise<{ id: string }> {
  await cast.credit(cast.owner, 2_000)
  const wanted = { amountCents: 2_000, methodId: cast.methodId }
  const { value } = await cast.say<{ id: string }>(cast.owner, 'request-payout', wanted)
  return { id: value!.id }
}
async function approved(cast: Cast): Promise<{ id: string }> {
  const { id } = await payout(cast)
  await cast.say(cast.people.admin, 'approve-payout', { id })
  return { id }
}

/** A deposit of the renter that their bank wants confirmed. */
async function waitingDeposit(cast: Cast): Promise<{ paymentId: string }> {
  const item = await cast.another({ depositCents: 5_000 })
  const started = await cast.pay(cast.renter, [cast.line(item, 1)], '4000 0000 0000 0341')
  await cast.complete(cast.renter, started)
  await runDue(cast, holdDeposits)
  await runDue(cast, holdDeposits)
  const [row] = await cast.rows<{ id: string }>(
    `select p.id from public.payments p where p.purpose = 'deposit' and p.user_id = $1
     order by p.created_at desc limit 1`,
    [cast.renter.id],
  )
  return { paymentId: row!.id }
}

const held = async (cast: Cast) => cast.hold(cast.renter, cast.line(await cast.another(), 5))

/** Calls that concern a person's money. */
export const MONEY_CALLS: readonly Call[] = [
  {
    name: 'start-payment',
    by: ['renter'],
    async input(cast) {
      const { value } = await held(cast)
      const lines = value!.reservationIds.map((reservationId) => ({
        reservationId,
        deliveryMethod: 'pickup',
      }))
      return { lines, expectedTotalCents: value!.totalCents }
    },
    refused: refusedToOthers('HOLD_EXPIRED', 'renter'),
  },
  {
    name: 'complete-checkout',
    by: ['renter'],
    async input(cast) {
      const started = await cast.start(cast.renter, await held(cast))
      await cast.confirm(started)
      return { orderId: started.value!.orderId }
    },
  },
  {
    name: 'get-receipt',
    by: ['renter'],
    async input(cast) {
      const started = await cast.pay(cast.renter, [cast.line(await cast.another(), 5)])
      await cast.complete(cast.renter, started)
      await runDue(cast)
      return { orderId: started.value!.orderId }
    },
  },
  { name: 'open-later-payment', by: ['renter'], input: waitingDeposit },
  {
    name: 'block-affiliate',
    by: ['admin', 'finance'],
    input: async (cast) => ({
      personId: (await cast.user()).id,
      isBlocked: true,
      reason: 'Brings themselves',
    }),
    refused: refusedToOthers('UNAUTHORIZED', 'admin', 'finance'),
  },
  {
    name: 'complete-later-payment',
    by: ['renter'],
    async input(cast) {
      const about = await waitingDeposit(cast)
      const { value } = await cast.say<{ clientSecrets: string[] }>(cast.renter, 'open-later-payment', about)
      const card = { number: CARDS.good, expMonth: 12, expYear: 2040, cvc: '123' }
      const [clientSecret] = value!.clientSecrets
      await cast.say(undefined, 'confirm-test-payment', { clientSecret, card })
      return about
    },
  },
  {
    name: 'remove-payment-method',
    by: ['renter'],
    async input(cast) {
      const started = await cast.pay(cast.renter, [cast.line(await cast.another(), 5)])
      const { orderId } = started.value!
      await cast.say(cast.renter, 'complete-checkout', { orderId, saveCard: true })
      const [card] = await cast.rows<{ id: string }>(
        'select id from public.payment_methods where user_id = $1 and saved_at is not null',
        [cast.renter.id],
      )
      return { methodId: card!.id }
    },
  },
  {
    name: 'endorse-payout',
    by: ['moderator', 'admin', 'support', 'finance'],
    async input(cast) {
      const { id } = await payout(cast)
      await cast.rows('update public.payouts set needs_two = true where id = $1', [id])
      return { id }
    },
    refused: { owner: 'WRONG_ACTOR' },
  },
  {
    name: 'approve-payout',
    by: ['moderator', 'admin', 'support', 'finance'],
    input: payout,
    refused: { owner: 'WRONG_ACTOR' },
  },
  {
    name: 'reject-payout',
    by: ['moderator', 'admin', 'support', 'finance'],
    input: async (cast) => ({ ...(await payout(cast)), reason: 'Another name' }),
    refused: { owner: 'WRONG_ACTOR' },
  },
  {
    name: 'confirm-payout',
    by: ['moderator', 'admin', 'support', 'finance'],
    input: approved,
    refused: { owner: 'WRONG_ACTOR' },
  },
  {
    name: 'fail-payout',
    by: ['moderator', 'admin', 'support', 'finance'],
    input: async (cast) => ({ ...(await approved(cast)), reason: 'It came back' }),
    refused: { owner: 'WRONG_ACTOR' },
  },
  {
    name: 'export-payouts',
    by: ['admin', 'finance'],
    async input(cast) {
      await approved(cast)
      return {}
    },
    refused: refusedToOthers('UNAUTHORIZED', 'admin'),
    // It comes as far as the money, which is never real in a test.
    done: { status: 409, code: 'PAYOUT_PLAY_MONEY' },
  },
  {
    name: 'explain-discrepancies',
    by: ['admin', 'finance'],
    input: async () => ({ ids: [randomUUID()], reason: 'Fees of the provider' }),
    refused: refusedToOthers('UNAUTHORIZED', 'admin', 'finance'),
  },
  {
    name: 'settle-return',
    by: ['admin', 'finance'],
    async input(cast) {
      const { id } = await approved(cast)
      await cast.say(cast.people.admin, 'confirm-payout', { id })
      const [row] = await cast.rows<{ id: string }>(
        `insert into public.payout_discrepancies (payout_id, kind, own_cents, provider_cents, found_at, seen_at)
         values ($1, 'returned', 0, 100, now(), now()) returning id`,
        [id],
      )
      return { id: row!.id, cents: 100, decision: 'keep', reason: 'Taken back by mistake' }
    },
    refused: refusedToOthers('UNAUTHORIZED', 'admin'),
  },
  {
    name: 'request-payout',
    by: ['owner'],
    async input(cast) {
      const { owner, neighbour, past, affiliate } = cast.people
      for (const person of [owner, neighbour, past, affiliate]) await cast.credit(person, 2_000)
      return { amountCents: 2_000, methodId: cast.methodId }
    },
    refused: refusedToOthers('PAYOUT_METHOD_MISSING', 'owner'),
  },
  {
    name: 'change-payout-settings',
    by: ['owner'],
    input: async ({ methodId }) => ({ isWeekly: true, methodId }),
    refused: refusedToOthers('PAYOUT_METHOD_MISSING', 'owner'),
  },
  {
    name: 'remove-payout-method',
    by: ['owner'],
    async input({ say, owner }) {
      const bank = { iban: 'DE12500105170648489890', holder: 'Olga Owner' }
      const { value } = await say<{ id: string }>(owner, 'add-payout-method', bank)
      return { id: value!.id }
    },
  },
]
