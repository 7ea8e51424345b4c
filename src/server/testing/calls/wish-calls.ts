import type { Call } from './call.ts'
import type { ActorName, Cast } from './cast.ts'
import { ACTORS } from './cast.ts'

const words = { title: 'Carpet cleaner', language: 'en' }
const place = { neighbourhood: '', city: 'Berlin', country: 'DE', latitude: 52.5, longitude: 13.4 }

const categoryOf = async (cast: Cast): Promise<string> =>
  (await cast.rows<{ id: string }>('select id from public.categories order by position limit 1'))[0]!.id

/** A wish of one person's, who takes back the one before. */
async function wishOf(cast: Cast, who: ActorName): Promise<string> {
  const person = cast.people[who]
  await cast.rows('delete from public.wishes where user_id = $1', [person.id])
  const [row] = await cast.rows<{ id: string }>(
    `insert into public.wishes (user_id, category_id, title, language, city, country, latitude, longitude, expires_at)
     values ($1, $2, 'Carpet cleaner', 'en', 'Berlin', 'DE', 52.5, 13.4, now() + interval '9 days') returning id`,
    [person.id, await categoryOf(cast)],
  )
  return row!.id
}

/** Calls about wishes: of the renter, whom the owner of an item answers. */
export const WISH_CALLS: readonly Call[] = [
  {
    name: 'post-wish',
    by: ACTORS,
    input: async (cast) => ({ ...words, place, categoryId: await categoryOf(cast) }),
  },
  {
    name: 'answer-wish',
    by: ['owner'],
    input: async (cast) => ({
      wishId: await wishOf(cast, 'renter'),
      itemId: (await cast.another()).id,
    }),
    refused: { renter: 'WRONG_ACTOR' },
  },
  {
    name: 'fulfil-wish',
    by: ['renter'],
    input: async (cast) => ({ id: await wishOf(cast, 'renter') }),
    refused: { moderator: 'WRONG_ACTOR', admin: 'WRONG_ACTOR', support: 'WRONG_ACTOR' },
  },
  {
    name: 'withdraw-wish',
    by: ['renter'],
    input: async (cast) => ({ id: await wishOf(cast, 'renter') }),
    refused: { moderator: 'WRONG_ACTOR', admin: 'WRONG_ACTOR', support: 'WRONG_ACTOR' },
  },
  {
    name: 'report',
    when: 'of a wish',
    by: ['owner', 'past', 'neighbour', 'affiliate', 'moderator', 'admin', 'support', 'finance', 'content'],
    input: async (cast) => ({ subject: 'wish', id: await wishOf(cast, 'renter'), reason: 'spam' }),
    // Of their own.
    refused: { renter: 'BAD_INPUT' },
  },
  {
    name: 'appeal',
    when: 'of a wish',
    by: ['renter'],
    async input(cast) {
      const wishId = await wishOf(cast, 'renter')
      await cast.rows(`update public.wishes set status = 'removed', ended_at = now() where id = $1`, [wishId])
      return { subject: 'wish', id: wishId, message: 'It is a wish like any other.' }
    },
  },
  {
    name: 'decide-case',
    when: 'about a wish',
    by: ['moderator', 'admin', 'support'],
    async input(cast) {
      const wishId = await wishOf(cast, 'renter')
      const [row] = await cast.rows<{ id: string }>(
        `insert into public.cases (reporter_id, wish_id, reason) values ($1, $2, 'spam') returning id`,
        [cast.people.neighbour.id, wishId],
      )
      return { id: row!.id, decision: 'remove', reason: 'spam' }
    },
  },
]
