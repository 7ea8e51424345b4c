import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import { NO_DISCOUNTS } from '#domain/money/price-rules.ts'
import {
  cheaperDay,
  type Prices,
  type Quote,
  type QuoteRequest,
  quote,
  totalOf,
} from '#domain/money/quote.ts'
import { ok, type Refusal, refuse } from '#domain/result.ts'

export interface BasketProduct {
  id: string
  title: string
  /** With decimals, as the basket is kept in the browser. */
  pricePerDay: number
  pricePerHour?: number
  /** As the lender has set them; see PriceRules. */
  weekendPrice?: number
  durationDiscounts?: readonly number[]
  category: string
  images: string[]
  /** Further fields that a line shows; older baskets may lack them. */
  deposit?: number
  timeZone?: string
  deliveryMethods?: DeliveryMethod[]
  units?: number
  lender?: { id: string; name: string }
}

export interface BasketItem {
  id: string
  product: BasketProduct
  /** ISO 8601 instants, half-open. */
  startDate: string
  endDate: string
  quantity: number
  deliveryMethod: DeliveryMethod
}

export type Basket = readonly BasketItem[]

export type BasketItemChange = Partial<Pick<BasketItem, 'quantity' | 'deliveryMethod' | 'endDate'>>

/** The largest quantity of a line; more is a typing error. */
export const MAX_QUANTITY = 50

/** The most lines that are held and booked together; the database counts the same (`basket_limit()`). */
export const MAX_LINES = 20

/**
 * Adds a product, with quantity 1 and pickup unless chosen otherwise; refused when the same product with the same start and end is in it
 * already, and when the basket is full.
 */
export function addToBasket(
  basket: Basket,
  id: string,
  product: BasketProduct,
  period: { startDate: string; endDate: string },
  choice: Partial<Pick<BasketItem, 'quantity' | 'deliveryMethod'>> = {},
): { ok: true; value: Basket } | Refusal<'ALREADY_IN_BASKET' | 'BASKET_FULL'> {
  if (basket.some((item) => isSame(item, product.id, period))) return refuse('ALREADY_IN_BASKET')
  if (basket.length >= MAX_LINES) return refuse('BASKET_FULL', { most: MAX_LINES })
  return ok([
    ...basket,
    withinLimits({ id, product, ...period, quantity: 1, deliveryMethod: firstMethod(product), ...choice }),
  ])
}

/** Changes quantity, delivery or end of one line; a quantity outside 1 and what the product has is brought back into it. */
export function updateBasketItem(basket: Basket, id: string, change: BasketItemChange): Basket {
  return basket.map((item) => (item.id === id ? withinLimits({ ...item, ...change }) : item))
}

export const removeFromBasket = (basket: Basket, ids: readonly string[]): Basket =>
  basket.filter((item) => !ids.includes(item.id))

/** The number of units in the basket, for the badge. */
export const countOf = (basket: Basket): number => basket.reduce((sum, item) => sum + item.quantity, 0)

/** The price of one line, in cents; without a time zone, its hours are counted as they pass. */
export const quoteOf = (item: BasketItem): Quote => quote(pricesOf(item), requestOf(item))

/**
 * The same line for a whole day, where that costs less than its hours; nothing where it does not, or where the basket
 * has that day already.
 */
export function cheaperDayOf(basket: Basket, item: BasketItem): BasketItem | undefined {
  const cheaper = cheaperDay(pricesOf(item), requestOf(item))
  if (!cheaper) return undefined
  const day = { ...item, endDate: new Date(cheaper.end).toISOString() }
  return basket.some((other) => isSame(other, item.product.id, day)) ? undefined : day
}

const pricesOf = ({ product }: BasketItem): Prices => ({
  pricePerDayCents: toCents(product.pricePerDay),
  pricePerHourCents: product.pricePerHour == null ? null : toCents(product.pricePerHour),
  weekendPriceCents: product.weekendPrice == null ? null : toCents(product.weekendPrice),
  durationDiscounts: product.durationDiscounts ?? NO_DISCOUNTS,
  depositCents: toCents(product.deposit ?? 0),
})

const requestOf = ({ startDate, endDate, product, quantity, deliveryMethod }: BasketItem): QuoteRequest => ({
  start: Date.parse(startDate),
  end: Date.parse(endDate),
  timeZone: product.timeZone ?? 'UTC',
  quantity,
  deliveryMethod,
})

/** The total of the basket in cents, without deposits. */
export const basketTotalCents = (basket: Basket): number => totalOf(basket.map(quoteOf))

/** The lines of each lender together, lenders and lines in the order in which they came into the basket. */
export function byLender(basket: Basket): BasketItem[][] {
  const groups = new Map<string | undefined, BasketItem[]>()
  for (const item of basket) {
    const lender = item.product.lender?.id
    groups.set(lender, [...(groups.get(lender) ?? []), item])
  }
  return [...groups.values()]
}

const isSame = (
  item: BasketItem,
  productId: string,
  period: { startDate: string; endDate: string },
): boolean =>
  item.product.id === productId &&
  Date.parse(item.startDate) === Date.parse(period.startDate) &&
  Date.parse(item.endDate) === Date.parse(period.endDate)

/** Pickup, unless the lender does not offer it. */
function firstMethod(product: BasketProduct): DeliveryMethod {
  const offered = product.deliveryMethods ?? ['pickup']
  return offered.includes('pickup') ? 'pickup' : (offered[0] ?? 'pickup')
}

function withinLimits(item: BasketItem): BasketItem {
  const most = Math.min(item.product.units ?? MAX_QUANTITY, MAX_QUANTITY)
  const quantity = Math.min(Math.max(1, Math.trunc(item.quantity) || 1), most)
  return { ...item, quantity }
}

const toCents = (amount: number): number => Math.round(amount * 100)
