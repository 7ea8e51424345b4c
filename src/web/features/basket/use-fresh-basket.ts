import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { type BasketChange, refreshBasket } from '#domain/basket/refresh-basket.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { useBasket } from './use-basket.ts'

/** Refreshes the prices of the basket once a visit, and says what changed. */
export function useFreshBasket(): BasketChange[] {
  const language = useLanguage()
  const { basket, replace } = useBasket()
  const [changes, setChanges] = useState<BasketChange[]>([])
  const ids = useMemo(() => [...new Set(basket.map((item) => item.product.id))].sort(), [basket])
  const { data: offered } = useQuery({
    queryKey: ['basket-products', language, ids],
    // The basket is shown as it was kept before it is compared.
    queryFn: async () => (await import('./offered-products.ts')).offeredProducts(ids, language),
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
