import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { SearchAnswer } from '#contract/search-answer.ts'
import { MAX_NOTICES_PER_LENDER_A_DAY, MAX_NOTICES_PER_WISH, WISH_RADIUS_KM } from '#domain/wish/wish.ts'
import { type MailedWish, mailWish } from './mails/mail-wish.ts'

export const TELL_LENDERS = 'tell-lenders'

interface Wish extends MailedWish {
  user_id: string
  category_id: string
  latitude: number
  longitude: number
}

/** What a search for the words of a wish may add to the lenders of its category. */
const BY_WORDS = 20

/**
 * Tells the lenders nearby of an open wish, in the caller's transaction: those of its category and those whose items its
 * words find, the nearest first; at most 20 of one wish, and each lender of at most three wishes within 24 hours. The
 * number of people told.
 */
export async function tellLenders(
  tx: Transaction<Schema>,
  siteUrl: string,
  wishId: string,
  now: Date,
): Promise<number> {
  // Two wishes at the same moment count a lender's notices one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended('tell-lenders', 0))`.execute(tx)
  const { rows } = await sql<Wish>`
    select w.id, w.user_id, w.category_id, w.title, w.neighbourhood, w.city, w.language, w.latitude, w.longitude,
      split_part(p.name, ' ', 1) as name, n.names as "cityNames"
    from public.wishes w join public.profiles p on p.id = w.user_id
    left join public.city_names n on n.city = w.city and n.country = w.country
    where w.id = ${wishId} and w.status = 'open' and w.expires_at > ${now} and not p.is_blocked`.execute(tx)
  const wish = rows[0]
  if (!wish) return 0
  const lenders = await findLenders(tx, wish, await itemsByWords(tx, wish), now)
  if (lenders.length === 0) return 0
  await tx
    .insertInto('wish_notices')
    .values(lenders.map((lender_id) => ({ wish_id: wishId, lender_id, at: now.toISOString() })))
    .execute()
  await mailWish(tx, siteUrl, wish, lenders)
  return lenders.length
}

async function itemsByWords(tx: Transaction<Schema>, wish: Wish): Promise<string[]> {
  const { rows } = await sql<{ answer: SearchAnswer }>`
    select public.search_items(q => public.words_meant(${wish.title}, ${wish.language}) ->> 'words',
      locale => ${wish.language}, lat => ${wish.latitude},
      lng => ${wish.longitude}, radius_m => ${WISH_RADIUS_KM * 1_000}, page_size => ${BY_WORDS}) as answer`.execute(
    tx,
  )
  return rows[0]!.answer.items.map(({ id }) => id)
}

async function findLenders(
  tx: Transaction<Schema>,
  { id, user_id, category_id, latitude, longitude }: Wish,
  byWords: string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ owner_id: string }>`
    select i.owner_id
    from public.items i
    where i.status = 'published' and not i.owner_is_blocked and i.owner_id <> ${user_id}
      and i.latitude between ${latitude}::float8 - ${WISH_RADIUS_KM / 111} and ${latitude}::float8 + ${WISH_RADIUS_KM / 111}
      and public.distance_m(${latitude}, ${longitude}, i.latitude, i.longitude) <= ${WISH_RADIUS_KM * 1_000}
      and (i.id = any (${byWords}::uuid[]) or i.category_id in (
        select c.id from public.categories c where c.id = ${category_id} or c.parent_id = ${category_id}
      ))
      and not exists (select from public.wish_notices n where n.wish_id = ${id} and n.lender_id = i.owner_id)
      and not exists (
        select from public.message_blocks b
        where (b.person_id, b.blocked_id) in ((i.owner_id, ${user_id}), (${user_id}, i.owner_id))
      )
      and not exists (
        select from public.notification_settings s
        where s.user_id = i.owner_id and s.topic = 'wishes' and not (s.by_mail or s.in_app or s.by_push)
      )
      and ${MAX_NOTICES_PER_LENDER_A_DAY} > (
        select count(*) from public.wish_notices n
        where n.lender_id = i.owner_id and n.at > ${now}::timestamptz - interval '24 hours'
      )
    group by i.owner_id
    order by min(public.distance_m(${latitude}, ${longitude}, i.latitude, i.longitude)), i.owner_id
    limit ${MAX_NOTICES_PER_WISH - (await toldOf(tx, id))}`.execute(tx)
  return rows.map(({ owner_id }) => owner_id)
}

async function toldOf(tx: Transaction<Schema>, wishId: string): Promise<number> {
  const { told } = await tx
    .selectFrom('wish_notices')
    .select((eb) => eb.fn.countAll<string>().as('told'))
    .where('wish_id', '=', wishId)
    .executeTakeFirstOrThrow()
  return Number(told)
}
