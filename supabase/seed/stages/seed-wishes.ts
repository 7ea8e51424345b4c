import { roughPlace, wishEndsAt } from '#domain/wish/wish.ts'
import { wishedAt } from '../countries/moved.ts'
import { categoryId, itemId, personId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'
import { insertRows } from '../insert-rows.ts'
import { seedId } from '../seed-id.ts'

const HOUR_MS = 3_600_000

/** What demo people look for, some with an answer; one was met. */
const WISHES = [
  {
    key: 'carpet-cleaner',
    by: 'frieda',
    category: 'kitchen',
    title: 'Teppichreiniger',
    note: 'Ein Wohnzimmerteppich, etwa 12 m², nach einem Rotwein-Abend.',
    language: 'de',
    cents: 2_500,
    place: {
      neighbourhood: 'Neukölln',
      city: 'Berlin',
      country: 'DE',
      latitude: 52.4811,
      longitude: 13.4353,
    },
    hoursAgo: 5,
    answer: undefined,
    isMet: false,
  },
  {
    key: 'beach-shelter',
    by: 'nora',
    category: 'camping',
    title: 'Beach shelter or a small tent',
    note: 'For two children at a lake. Something that goes up in a minute.',
    language: 'en',
    cents: 1_500,
    place: {
      neighbourhood: 'Kreuzberg',
      city: 'Berlin',
      country: 'DE',
      latitude: 52.4986,
      longitude: 13.4033,
    },
    hoursAgo: 30,
    answer: { item: 'berlin-dome-tent', hoursAgo: 20 },
    isMet: false,
  },
  {
    key: 'work-light',
    by: 'bao',
    category: 'ladders-building',
    title: 'Baustellenlampe mit Stativ',
    note: '',
    language: 'de',
    cents: null,
    place: { neighbourhood: '', city: 'Berlin', country: 'DE', latitude: 52.52, longitude: 13.405 },
    hoursAgo: 55,
    answer: undefined,
    isMet: false,
  },
  {
    key: 'fruit-press',
    by: 'katharina',
    category: 'garden',
    title: 'Obstpresse',
    note: 'Zwei Kisten Äpfel aus dem Garten der Großeltern, ein Nachmittag reicht.',
    language: 'de',
    cents: 2_000,
    place: { neighbourhood: 'Neubau', city: 'Wien', country: 'AT', latitude: 48.2, longitude: 16.35 },
    hoursAgo: 12,
    answer: undefined,
    isMet: false,
  },
  {
    key: 'steamer',
    by: 'thomas',
    category: 'ladders-building',
    title: 'Décolleuse à papier peint',
    note: 'Pour une chambre de 14 m², un week-end.',
    language: 'fr',
    cents: 1_800,
    place: { neighbourhood: 'Belleville', city: 'Paris', country: 'FR', latitude: 48.872, longitude: 2.38 },
    hoursAgo: 26,
    answer: undefined,
    isMet: false,
  },
  {
    key: 'telescope',
    by: 'carmen',
    category: 'camping',
    title: 'Telescopio para principiantes',
    note: 'Para una noche de verano con los niños en la sierra.',
    language: 'es',
    cents: 3_000,
    place: { neighbourhood: 'Lavapiés', city: 'Madrid', country: 'ES', latitude: 40.409, longitude: -3.701 },
    hoursAgo: 40,
    answer: undefined,
    isMet: false,
  },
  {
    key: 'moving-boxes',
    by: 'jonas',
    category: 'transport',
    title: 'Umzugskartons',
    note: 'Etwa zwanzig Stück, für eine Woche.',
    language: 'de',
    cents: 1_000,
    place: {
      neighbourhood: 'Prenzlauer Berg',
      city: 'Berlin',
      country: 'DE',
      latitude: 52.54,
      longitude: 13.42,
    },
    hoursAgo: 200,
    answer: { item: 'berlin-moving-boxes', hoursAgo: 190 },
    isMet: true,
  },
] as const

/** Inserts the wishes of demo people, as they are when the demo starts. */
export async function seedWishes(db: Queryable, now: Date): Promise<void> {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS)
  await insertRows(
    db,
    'public.wishes',
    WISHES.map(({ key, by, category, title, note, language, cents, place, hoursAgo, isMet }) => ({
      id: seedId('wish', key),
      user_id: personId(by),
      category_id: categoryId(category),
      title,
      note,
      language,
      price_per_day_cents: cents,
      ...wishedAt(place),
      ...roughPlace(wishedAt(place)),
      status: isMet ? 'met' : 'open',
      version: isMet ? 1 : 0,
      created_at: at(hoursAgo),
      expires_at: new Date(wishEndsAt(undefined, at(hoursAgo).getTime())),
      ended_at: isMet ? at(hoursAgo - 24) : null,
    })),
  )
  await insertRows(
    db,
    'public.wish_events',
    WISHES.filter(({ isMet }) => isMet).map(({ key, by, hoursAgo }) => ({
      wish_id: seedId('wish', key),
      transition: 'fulfil',
      from_status: 'open',
      to_status: 'met',
      role: 'owner',
      user_id: personId(by),
      at: at(hoursAgo - 24),
    })),
  )
  for (const { key, answer } of WISHES)
    if (answer)
      await db.query(
        `insert into public.wish_answers (id, wish_id, item_id, lender_id, created_at, told_at)
         select $1, $2, i.id, i.owner_id, $4, $4 from public.items i where i.id = $3`,
        [seedId('wish answer', key), seedId('wish', key), itemId({ key: answer.item }), at(answer.hoursAgo)],
      )
}
