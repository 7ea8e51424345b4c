import { addToBasket, type Basket, type BasketProduct } from './basket.ts'

interface Line {
  id: string
  product: BasketProduct
  /** ISO 8601 instants. */
  period: { startDate: string; endDate: string }
}

/** Adds several products at once; what is in the basket already, or has no room in it, is left out. */
export function addSet(basket: Basket, lines: readonly Line[]): { basket: Basket; added: number } {
  let [next, added] = [basket, 0]
  for (const { id, product, period } of lines) {
    const result = addToBasket(next, id, product, period)
    if (!result.ok) continue
    next = result.value
    added += 1
  }
  return { basket: next, added }
}
