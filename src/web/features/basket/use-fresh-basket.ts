import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { BasketProduct } from '#domain/basket/basket.ts'
import { type BasketChange, refreshBasket } from '#domain/basket/refresh-basket.ts'
import { basketProduct } from '../../entities/item/basket-product.ts'
import type { Language } from '../../i18n/languages.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { supabase } from '../../lib/supabase.ts'
import { useBasket } from './use-basket.ts'

/** Refreshes the prices of the basket once a visit, and says what changed. */
export function useFreshBasket(): BasketChange[] {
  const language = useLanguage()
  const { basket, replace } = useBasket()
  const [changes, setChanges] = useState<BasketChange[]>([])
  const ids = useMemo(() => [...new Set(basket.map((item) => item.product.id))].sort(), [basket])
  const { data: offered } = useQuery({
    queryKey: ['basket-products', language, ids],
    queryFn: () => offeredProducts(ids, language),
    enabled: ids.length > 0,
    staleTime: 60_000,
  })

  useEffect(() => {
    if (!offered) return
    const fresh = refreshBasket(basket, offered)
    setChanges((known) => [...known.filter(stillNew(fresh.changes)), ...fresh.changes])
    if (JSON.stringify(fresh.basket) !== JSON.stringify(basket)) replace(fresh.basket)
  }, [offered, basket, replace])

  return changes.filter(({ id }) => basket.some((item) => item.id === id))
}

/** A price that was brought up to date stays told until the person leaves. */
const stillNew = (newer: BasketChange[]) => (known: BasketChange) =>
  known.kind === 'price' && !newer.some(({ id }) => id === known.id)

async function offeredProducts(ids: string[], language: Language): Promise<Map<string, BasketProduct>> {
  const { from } = await supabase()
  const { data } = await from('items')
    .select(
      'id, title, language, translations, price_per_day_cents, price_per_hour_cents, deposit_cents, time_zone, delivery_methods, unit_count, categories(names), item_images(path, position), owner:public_profiles!items_owner_id_fkey(id, first_name)',
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
