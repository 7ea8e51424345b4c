import { sql, type Transaction } from 'kysely'
import type { CheckoutItem, CheckoutLender } from '#contract/checkout.ts'
import type { Schema } from '#contract/schema.ts'

/**
 * Items by id as a checkout shows them, each with its lender. Unknown ids are left out, and so are items that are
 * not published unless they are among `held`.
 */
export async function loadCheckoutItems(
  tx: Transaction<Schema>,
  ids: readonly string[],
  held: readonly string[],
): Promise<Map<string, { item: CheckoutItem; lender: CheckoutLender }>> {
  const rows = await tx
    .selectFrom('items')
    .innerJoin('categories', 'categories.id', 'items.category_id')
    .leftJoin('public_profiles as lender', 'lender.id', 'items.owner_id')
    .select([
      'items.id',
      'items.title',
      'items.language',
      'items.translations',
      'items.price_per_day_cents',
      'items.price_per_hour_cents',
      'items.weekend_price_cents',
      'items.duration_discounts',
      'items.deposit_cents',
      'items.time_zone',
      'items.delivery_methods',
      'items.unit_count',
      'items.is_instant',
      'items.cancellation_policy',
      'items.neighbourhood',
      'items.city',
      'categories.names as category_names',
    ])
    .select(['lender.first_name', 'lender.avatar_path', 'lender.is_verified'])
    .select(['lender.rating_sum', 'lender.rating_count'])
    .select(
      sql<string | null>`(
        select path from public.item_images where item_id = items.id order by position limit 1)`.as(
        'image_path',
      ),
    )
    .where('items.id', 'in', [...ids])
    .where((item) =>
      item.or([
        item('items.status', '=', 'published'),
        ...(held.length > 0 ? [item('items.id', 'in', [...held])] : []),
      ]),
    )
    .execute()
  return new Map(
    rows.map(({ first_name, avatar_path, is_verified, rating_sum, rating_count, ...item }) => [
      item.id,
      {
        item: item as CheckoutItem,
        lender: {
          name: first_name ?? '',
          avatar_path,
          is_verified: is_verified ?? false,
          rating_sum: rating_sum ?? 0,
          rating_count: rating_count ?? 0,
        },
      },
    ]),
  )
}
