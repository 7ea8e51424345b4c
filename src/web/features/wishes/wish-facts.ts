import type { Translate } from '../../i18n/translate.ts'
import type { useFormat } from '../../lib/use-format.ts'
import type { OpenWish } from './open-wish.ts'

type Format = ReturnType<typeof useFormat>

/** The days of a wish in words. */
export function daysText(
  { first_day, last_day }: Pick<OpenWish, 'first_day' | 'last_day'>,
  format: Format,
  t: Translate,
): string {
  if (!first_day || !last_day) return t('wishes.card.any-time')
  // A day at the place has no zone: it is read as it is written.
  const at = (day: string) => `${day}T12:00Z`
  return first_day === last_day
    ? format.date(at(first_day), 'day', 'UTC')
    : format.range(at(first_day), at(last_day), 'day', 'UTC')
}

/** What the person would pay at most, in words; nothing where they did not say. */
export const priceText = (
  { price_per_day_cents: cents }: Pick<OpenWish, 'price_per_day_cents'>,
  format: Format,
  t: Translate,
): string | undefined => (cents === null ? undefined : t('wishes.card.price', { price: format.price(cents) }))
