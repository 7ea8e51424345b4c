import type { BasketProduct } from '#domain/basket/basket.ts'
import { basketProduct } from '../../entities/item/basket-product.ts'
import type { Language } from '../../i18n/languages.ts'
import { supabase } from '../../lib/supabase.ts'

/** What of these items is offered now, as the basket keeps it, by their ids. */
export async function offeredProducts(
  ids: string[],
  language: Language,
): Promise<Map<string, BasketProduct>> {
  const { from } = await supabase()
  const { data } = await from('items')
    .select(
      'id, title, language, translations, price_per_day_cents, price_per_hour_cents, weekend_price_cents, duration_discounts, deposit_cents, time_zone, delivery_methods, unit_count, categories(names), item_images(path, position), owner:public_profiles!items_owner_id_fkey(id, first_name)',
    )
    .in('id', ids)
    .eq('status', 'published')
    .order('position', { referencedTable: 'item_images' })
    .limit(1, { referencedTable: 'item_images' })
    .throwOnError()
  return new Map(
    data.map((row) => [
      row.id,
      basketProduct(row, { category: row.categories, images: row.item_images, owner: row.owner }, language),
    ]),
  )
}
