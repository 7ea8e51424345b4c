import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import type { Call } from './call.ts'
import { ACTORS, type Cast } from './cast.ts'
import { letDown } from './let-down.ts'

/** The team sees a rental and decides nothing in it. */
const TEAM = { moderator: 'WRONG_ACTOR', admin: 'WRONG_ACTOR', support: 'WRONG_ACTOR' } as const
const SIDES = ['renter', 'owner'] as const

const inState =
  (status: Parameters<Cast['rental']>[0], change?: Parameters<Cast['rental']>[1]) =>
  async ({ rental }: Cast) => ({ id: (await rental(status, change)).id })

/** The renter's wish for a day more of a rental that is lent on request. */
async function extension(cast: Cast): Promise<{ id: string }> {
  const { id, end, orderLineId } = await cast.rental('confirmed')
  await cast.rows('update public.order_lines set is_instant = false where id = $1', [orderLineId])
  const wish = { id, end: new Date(end.getTime() + DAY_MS).toISOString(), expectedCents: 1_000 }
  const { value } = await cast.say<{ id: string }>(cast.renter, 'extend-booking', wish)
  return { id: value!.id }
}

async function message(cast: Cast): Promise<{ conversationId: string; messageId: number }> {
  const { id: bookingId } = await cast.rental('confirmed')
  const sent = { to: { bookingId }, text: 'Where do we meet?' }
  const { value } = await cast.say<{ conversationId: string; message: { id: number } }>(
    cast.renter,
    'send-message',
    sent,
  )
  return { conversationId: value!.conversationId, messageId: value!.message.id }
}

async function publishedReview(cast: Cast): Promise<string> {
  const { id: bookingId } = await cast.rental('completed', { inMs: -3 * DAY_MS })
  await cast.say(cast.renter, 'write-review', ofRenter(bookingId))
  const [row] = await cast.rows<{ id: string }>(
    `update public.reviews set published_at = now() where booking_id = $1 and kind = 'renter_to_item' returning id`,
    [bookingId],
  )
  return row!.id
}
const ofRenter = (bookingId: string) => ({
  bookingId,
  reviews: [
    { kind: 'renter_to_item', rating: 5, text: 'Sharp' },
    { kind: 'renter_to_owner', rating: 5, text: 'Kind' },
  ],
  language: 'en',
})

/** Calls of both sides of a rental. */
export const RENTAL_CALLS: readonly Call[] = [
  {
    name: 'accept-booking',
    by: ['owner'],
    input: inState('requested'),
    refused: { renter: 'WRONG_ACTOR', ...TEAM },
  },
  {
    name: 'decline-booking',
    by: ['owner'],
    input: inState('requested'),
    refused: { renter: 'WRONG_ACTOR', ...TEAM },
  },
  {
    name: 'remind-booking',
    by: ['renter'],
    input: inState('requested'),
    refused: { owner: 'WRONG_ACTOR', ...TEAM },
  },
  {
    name: 'cancel-booking',
    when: 'a request',
    by: ['renter'],
    input: inState('requested'),
    refused: { owner: 'WRONG_ACTOR', ...TEAM },
  },
  { name: 'cancel-booking', by: SIDES, input: inState('confirmed'), refused: TEAM },
  {
    name: 'pick-up-booking',
    by: SIDES,
    input: inState('confirmed', { inMs: HOUR_MS }),
    refused: TEAM,
  },
  {
    name: 'pick-up-booking',
    when: 'without the code of the renter',
    by: ['renter'],
    input: inState('confirmed', { inMs: HOUR_MS }),
    refused: { owner: 'HANDOVER_CODE_WRONG', ...TEAM },
  },
  { name: 'return-booking', by: SIDES, input: inState('picked_up'), refused: TEAM },
  {
    name: 'return-part-booking',
    by: SIDES,
    async input(cast) {
      const { id } = await cast.rental('picked_up', { quantity: 2 })
      const [unit] = await cast.rows<{ unit_id: string }>(
        'select unit_id from public.calendar_entries where booking_id = $1 limit 1',
        [id],
      )
      return { id, units: [unit!.unit_id] }
    },
    refused: TEAM,
  },
  {
    name: 'confirm-handover',
    by: ['owner', 'renter'],
    async input(cast) {
      const { id } = await cast.rental('confirmed', { inMs: HOUR_MS })
      await cast.say(cast.renter, 'pick-up-booking', { id })
      return { id, kind: 'pick_up' }
    },
  },
  {
    name: 'extend-booking',
    by: ['renter'],
    async input({ rental }) {
      const { id, end } = await rental('confirmed')
      return { id, end: new Date(end.getTime() + DAY_MS).toISOString(), expectedCents: 1_000 }
    },
    refused: { owner: 'WRONG_ACTOR' },
  },
  { name: 'accept-extension', by: ['owner'], input: extension, refused: { renter: 'WRONG_ACTOR' } },
  { name: 'decline-extension', by: ['owner'], input: extension, refused: { renter: 'WRONG_ACTOR' } },
  { name: 'cancel-extension', by: ['renter'], input: extension, refused: { owner: 'WRONG_ACTOR' } },
  {
    name: 'get-handover-protocol',
    by: SIDES,
    async input(cast) {
      const { id } = await cast.rental('confirmed', { inMs: HOUR_MS })
      await cast.say(cast.renter, 'pick-up-booking', { id })
      return { id }
    },
  },
  {
    name: 'write-review',
    by: ['renter'],
    input: async ({ rental }) => ofRenter((await rental('completed', { inMs: -3 * DAY_MS })).id),
    // The other side writes of the renter alone.
    refused: { owner: 'BAD_INPUT' },
  },
  {
    name: 'write-review',
    when: 'of the renter',
    by: ['owner'],
    input: async ({ rental }) => ({
      ...ofRenter((await rental('completed', { inMs: -3 * DAY_MS })).id),
      reviews: [{ kind: 'owner_to_renter', rating: 5 }],
    }),
    refused: { renter: 'BAD_INPUT' },
  },
  {
    name: 'reply-to-review',
    by: ['owner'],
    input: async (cast) => ({ reviewId: await publishedReview(cast), text: 'Thank you' }),
  },
  {
    name: 'report',
    when: 'of a review',
    by: ['owner', 'past', 'neighbour', 'affiliate', 'moderator', 'admin', 'support', 'finance', 'content'],
    input: async (cast) => ({ subject: 'review', id: await publishedReview(cast), reason: 'offensive' }),
    // Of their own.
    refused: { renter: 'BAD_INPUT' },
  },
  {
    name: 'decide-case',
    when: 'about a review',
    by: ['moderator', 'admin', 'support'],
    async input(cast) {
      const reviewId = await publishedReview(cast)
      await cast.say(cast.people.neighbour, 'report', {
        subject: 'review',
        id: reviewId,
        reason: 'offensive',
      })
      const [row] = await cast.rows<{ id: string }>('select id from public.cases where review_id = $1', [
        reviewId,
      ])
      return { id: row!.id, decision: 'hide', reason: 'offensive' }
    },
  },
  {
    name: 'send-message',
    by: SIDES,
    input: async (cast) => ({
      to: { conversationId: (await message(cast)).conversationId },
      text: 'Hello',
    }),
  },
  {
    name: 'send-message',
    when: 'about a rental',
    by: SIDES,
    input: async ({ rental }) => ({ to: { bookingId: (await rental('confirmed')).id }, text: 'Hello' }),
  },
  {
    name: 'block-messages',
    by: ACTORS,
    input: async (cast) => ({ personId: (await cast.user()).id, isBlocked: true }),
  },
  {
    name: 'translate-message',
    by: ['owner', 'renter'],
    async input(cast) {
      cast.deps.translator = { translate: async (text) => text }
      return { messageId: (await message(cast)).messageId, language: 'de' }
    },
  },
  { name: 'mark-conversation-read', by: ['owner', 'renter'], input: message },
  {
    name: 'report',
    when: 'of a person, naming a rental',
    by: ['renter'],
    input: async ({ rental, owner }) => ({
      bookingId: (await rental('confirmed')).id,
      subject: 'person',
      id: owner.id,
      reason: 'harassment',
    }),
    refused: { owner: 'BAD_INPUT' },
  },
  {
    name: 'rebook-booking',
    by: ['renter'],
    input: letDown,
    refused: Object.fromEntries(
      ['owner', 'past', 'neighbour', 'affiliate', 'moderator', 'admin', 'support', 'finance', 'content'].map(
        (who) => [who, 'RESCUE_GONE'],
      ),
    ),
  },
]
