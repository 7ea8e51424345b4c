import type { Basket, BasketItem, BasketProduct } from './basket.ts'

export type BasketChange = { id: string; title: string; kind: 'gone' | 'price' }

/**
 * Brings the products of a basket up to date with the current offers; a product that is no longer there is named
 * and its line left for the person to remove.
 */
export function refreshBasket(
  basket: Basket,
  offered: ReadonlyMap<string, BasketProduct>,
): { basket: Basket; changes: BasketChange[] } {
  const changes: BasketChange[] = []
  const refreshed = basket.map((item): BasketItem => {
    const { id, title } = item.product
    const now = offered.get(id)
    if (!now) {
      changes.push({ id: item.id, title, kind: 'gone' })
      return item
    }
    if (!samePrice(now, item.product)) changes.push({ id: item.id, title: now.title, kind: 'price' })
    return { ...item, product: now, quantity: Math.min(item.quantity, now.units ?? item.quantity) }
  })
  return { basket: refreshed, changes }
}

const samePrice = (a: BasketProduct, b: BasketProduct): boolean =>
  a.pricePerDay === b.pricePerDay &&
  a.pricePerHour === b.pricePerHour &&
  a.weekendPrice === b.weekendPrice &&
  String(a.durationDiscounts ?? '') === String(b.durationDiscounts ?? '') &&
  (a.deposit ?? 0) === (b.deposit ?? 0)
