import type { SentMessage } from '#contract/messaging.ts'
import { createSubmission } from '#seed/fixtures/create-submission.ts'
import type { Call } from './call.ts'
import type { ActorName, Cast } from './cast.ts'
import { refusedToOthers } from './refused-to-others.ts'

const item = (options: Parameters<Cast['another']>[0]) => async (cast: Cast) => ({
  id: (await cast.another(options)).id,
})
const reasoned = { reason: 'pictures' }
const reported = { reason: 'misleading' }
const removed = async (cast: Cast) => {
  const { id } = await cast.another()
  const judge = await cast.user({ roles: ['moderator'] })
  await cast.say(judge, 'remove-listing', { id, ...reasoned })
  return id
}
const submission =
  (of: ActorName, more: object = {}) =>
  async ({ db, rows, people }: Cast) => {
    const id = await createSubmission(db.pool, { user: people[of].id, step: 'identity' })
    await rows('insert into public.kyc_openings (submission_id, moderator_id) values ($1, $2), ($1, $3)', [
      id,
      people.moderator.id,
      people.admin.id,
    ])
    return { id, ...more }
  }

/** Changed words of a listing of the owner, as they wait for a moderator. */
async function revision({ another, rows }: Cast): Promise<{ id: string }> {
  const { id: itemId } = await another()
  const [row] = await rows<{ id: string }>(
    `insert into public.item_revisions (item_id, title, description, language, category_id, images)
     select id, 'Another title', description, language, category_id, '[]' from public.items where id = $1
     returning id`,
    [itemId],
  )
  return { id: row!.id }
}

/** A report of the neighbour's about an item of the owner, and one about the owner. */
async function listingReport(cast: Cast): Promise<{ id: string }> {
  const { id: itemId } = await cast.another()
  await cast.say(cast.people.neighbour, 'report', { subject: 'item', id: itemId, ...reported })
  const [row] = await cast.rows<{ id: string }>('select id from public.cases where item_id = $1', [itemId])
  return { id: row!.id }
}
async function personReport(cast: Cast, of: ActorName): Promise<{ id: string }> {
  const personId = cast.people[of].id
  await cast.say(cast.people.neighbour, 'report', { subject: 'person', id: personId, reason: 'harassment' })
  const [row] = await cast.rows<{ id: string }>(
    `select id from public.cases where person_id = $1 and status = 'open'`,
    [personId],
  )
  return { id: row!.id }
}

/** Calls of the team about listings, reports and people, and what people say to them. */
export const MODERATION_CALLS: readonly Call[] = [
  {
    name: 'approve-listing',
    by: ['moderator', 'admin', 'support'],
    input: item({ status: 'pending_review' }),
    refused: { owner: 'WRONG_ACTOR' },
  },
  {
    name: 'approve-listing',
    when: 'of a moderator',
    by: ['admin', 'support'],
    input: async (cast) => item({ status: 'pending_review', owner: cast.moderator.id })(cast),
    refused: { owner: 'NOT_FOUND', moderator: 'WRONG_ACTOR' },
  },
  {
    name: 'edit-listing-for',
    by: ['moderator', 'admin', 'support'],
    async input(cast) {
      const { id: itemId } = await cast.another()
      const [row] = await cast.rows<{ categoryId: string; version: number }>(
        'select category_id as "categoryId", version from public.items where id = $1',
        [itemId],
      )
      return {
        ...{ ...row, itemId, title: 'A better title', description: 'What it is, in a sentence or two.' },
        ...{ pricePerDayCents: 1_000, pricePerHourCents: null, depositCents: 0, reason: 'Misspelt' },
      }
    },
    refused: refusedToOthers('UNAUTHORIZED', 'admin', 'moderator'),
  },
  {
    name: 'feature-item',
    by: ['moderator', 'admin', 'support'],
    input: async (cast) => ({ itemId: (await cast.another()).id, position: 1, endsAt: null }),
    refused: refusedToOthers('UNAUTHORIZED', 'admin', 'moderator'),
  },
  {
    name: 'see-listing',
    by: ['moderator', 'admin', 'support'],
    input: async (cast) => ({ itemId: (await cast.another()).id, version: 0 }),
    refused: refusedToOthers('UNAUTHORIZED', 'admin', 'moderator'),
  },
  {
    name: 'unfeature-item',
    by: ['moderator', 'admin', 'support'],
    async input(cast) {
      const { id: itemId } = await cast.another()
      await cast.rows('insert into public.featured_items (item_id, position) values ($1, 1)', [itemId])
      return { itemId }
    },
    refused: refusedToOthers('UNAUTHORIZED', 'admin', 'moderator'),
  },
  {
    name: 'return-listing',
    by: ['moderator', 'admin', 'support'],
    input: async (cast) => ({ ...(await item({})(cast)), ...reasoned }),
    refused: { owner: 'WRONG_ACTOR' },
  },
  {
    name: 'approve-revision',
    by: ['moderator', 'admin', 'support'],
    input: revision,
    refused: { owner: 'WRONG_ACTOR' },
  },
  {
    name: 'reject-revision',
    by: ['moderator', 'admin', 'support'],
    input: async (cast) => ({ ...(await revision(cast)), ...reasoned }),
    refused: { owner: 'WRONG_ACTOR' },
  },
  {
    name: 'withdraw-revision',
    by: ['owner'],
    input: revision,
    refused: { moderator: 'WRONG_ACTOR', admin: 'WRONG_ACTOR', support: 'WRONG_ACTOR' },
  },
  {
    name: 'remove-listing',
    by: ['moderator', 'admin', 'support'],
    input: async (cast) => ({ ...(await item({})(cast)), ...reasoned }),
    refused: { owner: 'WRONG_ACTOR' },
  },
  {
    name: 'restore-listing',
    by: ['admin'],
    input: async (cast) => ({ id: await removed(cast) }),
    refused: { owner: 'WRONG_ACTOR', moderator: 'WRONG_ACTOR', support: 'WRONG_ACTOR' },
  },
  {
    name: 'appeal',
    by: ['owner'],
    input: async (cast) => ({
      subject: 'item',
      id: await removed(cast),
      message: 'The licence is in the second picture.',
    }),
  },
  {
    name: 'report',
    by: ['renter', 'past', 'neighbour', 'affiliate', 'moderator', 'admin', 'support', 'finance', 'content'],
    input: async (cast) => ({ subject: 'item', id: (await cast.another()).id, ...reported }),
    refused: { owner: 'OWN_ITEM' },
  },
  {
    name: 'decide-case',
    by: ['moderator', 'admin', 'support'],
    input: async (cast) => ({ ...(await listingReport(cast)), decision: 'dismiss' }),
  },
  {
    name: 'assign-case',
    by: ['moderator', 'admin', 'support'],
    input: async (cast) => ({ ...(await listingReport(cast)), to: null }),
  },
  {
    name: 'assign-cases',
    by: ['moderator', 'admin', 'support'],
    input: async (cast) => ({ ids: [(await listingReport(cast)).id], to: null }),
    refused: refusedToOthers('UNAUTHORIZED', 'moderator', 'admin', 'support'),
  },
  {
    name: 'decide-case',
    when: 'about a person',
    by: ['moderator', 'admin', 'support'],
    input: async (cast) => ({ ...(await personReport(cast, 'owner')), decision: 'dismiss' }),
  },
  {
    name: 'read-reported-messages',
    by: ['moderator', 'admin', 'support'],
    async input(cast) {
      const { id: bookingId } = await cast.rental('confirmed')
      const { value } = await cast.say<SentMessage>(cast.renter, 'send-message', {
        to: { bookingId },
        text: 'Hello',
      })
      const messageId = value!.message.id
      await cast.rows(`delete from public.cases where status = 'open'`)
      await cast.say(cast.owner, 'report', {
        subject: 'person',
        id: cast.renter.id,
        messageId,
        reason: 'harassment',
        message: 'See',
      })
      const [row] = await cast.rows<{ id: string }>('select id from public.cases where message_id = $1', [
        messageId,
      ])
      return { reportId: row!.id }
    },
  },
  {
    name: 'decide-case',
    when: 'about one of the team',
    by: ['admin'],
    input: async (cast) => ({ ...(await personReport(cast, 'moderator')), decision: 'dismiss' }),
    refused: { moderator: 'UNAUTHORIZED', support: 'UNAUTHORIZED' },
  },
  {
    name: 'submit-identity',
    by: ['renter'],
    async input({ db, rows, renter }) {
      const user = renter.id
      const id = await createSubmission(db.pool, { user, step: 'identity' })
      const [row] = await rows<{ document_path: string }>(
        'delete from public.kyc_submissions where id = $1 returning document_path',
        [id],
      )
      const details = {
        firstName: 'Rita',
        lastName: 'Renter',
        birthDate: '1990-02-28',
        documentType: 'passport',
        documentNumber: 'C01X00T478',
        validUntil: '2034-05-31',
        country: 'DE',
      }
      return { step: 'identity', documentPath: row!.document_path, details }
    },
    refused: refusedToOthers('DOCUMENT_MISSING', 'renter'),
  },
  {
    name: 'view-identity',
    by: ['moderator', 'admin', 'support'],
    input: submission('neighbour'),
    refused: refusedToOthers('UNAUTHORIZED', 'moderator', 'admin'),
  },
  {
    name: 'approve-identity',
    by: ['moderator', 'admin', 'support'],
    input: submission('past'),
    refused: refusedToOthers('UNAUTHORIZED', 'moderator', 'admin'),
  },
  {
    name: 'approve-identity',
    when: 'of a moderator',
    by: ['admin'],
    input: submission('moderator'),
    refused: { ...refusedToOthers('UNAUTHORIZED', 'admin'), support: 'DOCUMENT_UNSEEN' },
  },
  {
    name: 'reject-identity',
    by: ['moderator', 'admin', 'support'],
    input: submission('affiliate', { reason: 'mismatch' }),
    refused: refusedToOthers('UNAUTHORIZED', 'moderator', 'admin'),
  },
  {
    name: 'judge-person',
    by: ['moderator', 'admin', 'support'],
    input: async (cast) => ({ personId: (await cast.user()).id, decision: 'block', reason: 'fraud' }),
  },
  {
    name: 'judge-person',
    when: 'to lift a block',
    by: ['admin'],
    async input(cast) {
      const { id } = await cast.user()
      await cast.rows('update public.profiles set is_blocked = true where id = $1', [id])
      return { personId: id, decision: 'lift' }
    },
    refused: { moderator: 'UNAUTHORIZED', support: 'UNAUTHORIZED' },
  },
  {
    name: 'load-signals',
    by: ['moderator', 'admin', 'support', 'finance'],
    input: async ({ owner }) => ({ people: [owner.id] }),
    refused: refusedToOthers('UNAUTHORIZED', 'moderator', 'admin', 'finance'),
  },
  {
    name: 'note-person',
    by: ['moderator', 'admin', 'support'],
    input: async ({ owner }) => ({ personId: owner.id, text: 'Called twice' }),
    refused: refusedToOthers('UNAUTHORIZED', 'moderator', 'admin'),
  },
  {
    name: 'tag-person',
    by: ['moderator', 'admin', 'support'],
    input: async (cast) => ({ personId: (await cast.user()).id, give: ['VIP'] }),
    refused: refusedToOthers('UNAUTHORIZED', 'moderator', 'admin'),
  },
]
