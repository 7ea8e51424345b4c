import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { roughPlace, WISH_LIMITS, wishEndsAt, wishRefusal } from '#domain/wish/wish.ts'
import { LOCALES } from '#server/mail/locale.ts'
import { TELL_LENDERS } from '../tell-lenders.ts'

const line = (max: number) =>
  z
    .string()
    .max(2 * max)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(max))

/**
 * Posts a wish; lenders nearby are told of it by a task. Only a rough place is stored. Posting the same open wish again
 * is answered as done. Refused: FEATURE_OFF, BLOCKED, TOO_MANY_WISHES, NAME_NOT_PLAIN, WISH_HAS_CONTACT, PERIOD_… by its days,
 * BAD_INPUT for a category that is unknown or retired.
 */
export const postWish = useCase({
  name: 'post-wish',
  allow: 'signed-in',
  limit: { requests: 10, seconds: 3_600 },
  input: z.object({
    title: line(WISH_LIMITS.title[1]).pipe(z.string().min(WISH_LIMITS.title[0])),
    note: line(WISH_LIMITS.note).default(''),
    language: z.enum(LOCALES),
    categoryId: z.uuid(),
    days: z.object({ first: z.iso.date(), last: z.iso.date() }).optional(),
    pricePerDayCents: z.int().min(0).max(WISH_LIMITS.pricePerDayCents).optional(),
    place: z.object({
      neighbourhood: line(80),
      city: line(80).pipe(z.string().min(1)),
      country: z.string().regex(/^[A-Z]{2}$/),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
  }),
  async run({ tx, deps, userId, now }, { days, place, ...words }) {
    const { title, note, language, categoryId, pricePerDayCents = null } = words
    const { neighbourhood, city, country } = place
    if (!terms.wishes) return refuse('FEATURE_OFF', { feature: 'wishes' })
    const refusal = wishRefusal({ title, note, neighbourhood, city }, days, now.getTime())
    if (refusal) return refusal
    if (!(await lockPerson(tx, userId))) return refuse('BLOCKED')
    const open = await tx
      .selectFrom('wishes')
      .select(['id', 'title'])
      .where('user_id', '=', userId)
      .where('status', '=', 'open')
      .execute()
    const same = open.find((one) => one.title.toLowerCase() === title.toLowerCase())
    if (same) return ok({ id: same.id })
    if (open.length >= rule('openWishes')) return refuse('TOO_MANY_WISHES', { most: rule('openWishes') })
    const category = await tx
      .selectFrom('categories')
      .select('id')
      .where('id', '=', categoryId)
      .where('retired_at', 'is', null)
      .executeTakeFirst()
    if (!category) return refuse('BAD_INPUT', { field: 'categoryId' })
    const { id } = await tx
      .insertInto('wishes')
      .values({
        user_id: userId,
        category_id: categoryId,
        title,
        note,
        language,
        first_day: days?.first ?? null,
        last_day: days?.last ?? null,
        price_per_day_cents: pricePerDayCents,
        neighbourhood,
        city,
        country,
        ...roughPlace(place),
        created_at: now.toISOString(),
        expires_at: new Date(wishEndsAt(days, now.getTime())).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await deps.tasks.enqueue(tx, TELL_LENDERS, { wishId: id })
    return ok({ id })
  },
})

/** Whether the person may post; two wishes at the same moment are counted one after the other. */
async function lockPerson(tx: Context['tx'], userId: string): Promise<boolean> {
  const person = await tx
    .selectFrom('profiles')
    .select('is_blocked')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return person?.is_blocked === false
}
