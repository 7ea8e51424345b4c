import type { Basket } from '#domain/basket/basket.ts'
import { readBasket } from '#domain/basket/read-basket.ts'
import { useLocalStorage } from '../../lib/use-local-storage.ts'
import { useBookingData } from './use-booking-data.ts'

const EMPTY: Basket = []

interface WayBack {
  place: 'basket' | 'item' | 'search'
  to: string
}

/** Where a checkout was come from: the basket, the page of the one item rented beside it, or else the search. */
export function useWayBack(): WayBack {
  const [basket] = useLocalStorage<Basket>('basket', EMPTY, readBasket)
  const { data } = useBookingData()
  if (basket.length > 0) return { place: 'basket', to: '/basket' }
  const item = data?.lines[0]?.product.id
  return item ? { place: 'item', to: `/product/${item}` } : { place: 'search', to: '/search' }
}
