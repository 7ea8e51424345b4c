import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import type { Call } from './call.ts'
import type { Cast } from './cast.ts'

const TEAM = { moderator: 'WRONG_ACTOR', admin: 'WRONG_ACTOR', support: 'WRONG_ACTOR' } as const
/** A claim of the owner on a rental that came back. */
async function claim(cast: Cast): Promise<{ id: string }> {
  const { id: bookingId } = await cast.rental('returned', { inMs: -2 * DAY_MS - HOUR_MS })
  const asked = { bookingId, kind: 'damage', amountCents: 500, description: 'The chuck is bent' }
  const { value } = await cast.say<{ id: string }>(cast.owner, 'open-claim', asked)
  return { id: value!.id }
}
async function escalated(cast: Cast): Promise<{ id: string }> {
  const { id } = await claim(cast)
  await cast.say(cast.renter, 'dispute-claim', { id, message: 'It was before' })
  return { id }
}
async function decided(cast: Cast): Promise<{ id: string }> {
  const { id } = await escalated(cast)
  const judge = await cast.user({ roles: ['moderator'] })
  await cast.say(judge, 'decide-claim', { id, awardCents: 300, reason: 'Half of it' })
  return { id }
}
async function appealed(cast: Cast): Promise<{ id: string }> {
  const { id } = await decided(cast)
  await cast.say(cast.renter, 'appeal-claim', { id, message: 'Look at the photo' })
  return { id }
}

const waitingClaim = { refused: { ...TEAM, owner: 'WRONG_ACTOR' } } as const

/** Calls about what was damaged or lost. */
export const CLAIM_CALLS: readonly Call[] = [
  {
    name: 'open-claim',
    by: ['owner'],
    input: async ({ rental }) => ({
      bookingId: (await rental('returned', { inMs: -2 * DAY_MS - HOUR_MS })).id,
      kind: 'damage',
      amountCents: 500,
      description: 'The chuck is bent',
    }),
    refused: { renter: 'CLAIM_NOT_POSSIBLE' },
  },
  { name: 'accept-claim', by: ['renter'], input: claim, ...waitingClaim },
  { name: 'dispute-claim', by: ['renter'], input: claim, ...waitingClaim },
  {
    name: 'counter-claim',
    by: ['renter'],
    input: async (cast) => ({ ...(await claim(cast)), offerCents: 100 }),
    ...waitingClaim,
  },
  {
    name: 'withdraw-claim',
    by: ['owner'],
    input: claim,
    refused: { ...TEAM, renter: 'WRONG_ACTOR' },
  },
  {
    name: 'decide-claim',
    by: ['moderator', 'admin', 'support'],
    input: async (cast) => ({ ...(await escalated(cast)), awardCents: 100, reason: 'As the photos show' }),
    refused: { renter: 'WRONG_ACTOR', owner: 'WRONG_ACTOR' },
  },
  {
    name: 'decide-claim',
    when: 'after an appeal',
    by: ['admin'],
    input: async (cast) => ({ ...(await appealed(cast)), awardCents: 100, reason: 'As the photos show' }),
    refused: {
      renter: 'WRONG_ACTOR',
      owner: 'WRONG_ACTOR',
      moderator: 'WRONG_ACTOR',
      support: 'WRONG_ACTOR',
    },
  },
  {
    name: 'translate-case-text',
    by: ['moderator', 'admin', 'support'],
    async input(cast) {
      cast.deps.translator = { translate: async (text) => text }
      return { of: 'claim', id: (await escalated(cast)).id, language: 'de' }
    },
  },
  {
    name: 'read-claim-messages',
    by: ['moderator', 'admin', 'support'],
    input: async (cast) => ({ claimId: (await escalated(cast)).id }),
    refused: { renter: 'NOT_FOUND', owner: 'NOT_FOUND' },
  },
  {
    name: 'assign-claim',
    by: ['moderator', 'admin', 'support'],
    input: async (cast) => ({ ...(await escalated(cast)), to: null }),
    refused: { renter: 'UNAUTHORIZED', owner: 'UNAUTHORIZED' },
  },
  {
    name: 'appeal-claim',
    by: ['renter', 'owner'],
    input: async (cast) => ({ ...(await decided(cast)), message: 'Look at the photo' }),
    refused: TEAM,
  },
]
