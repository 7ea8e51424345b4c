import { DELIVERY_METHODS } from '#domain/booking/delivery.ts'
import { isTimeZone } from '#domain/listing/time-zone.ts'
import type { Basket, BasketItem, BasketProduct } from './basket.ts'
import { MAX_QUANTITY } from './basket.ts'

/** Reads a basket kept in the browser; lines that are damaged, or were tampered with, are left out. */
export const readBasket = (stored: unknown): Basket =>
  Array.isArray(stored) ? stored.filter(isBasketItem) : []

export function isBasketItem(value: unknown): value is BasketItem {
  if (!isRecord(value)) return false
  const start = Date.parse(String(value.startDate))
  const end = Date.parse(String(value.endDate))
  return (
    typeof value.id === 'string' &&
    isProduct(value.product) &&
    start < end &&
    isPieces(value.quantity) &&
    DELIVERY_METHODS.some((method) => method === value.deliveryMethod)
  )
}

function isProduct(value: unknown): value is BasketProduct {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.title === 'string' &&
    isPrice(value.pricePerDay) &&
    (value.pricePerHour === undefined || isPrice(value.pricePerHour)) &&
    (value.weekendPrice === undefined || isPrice(value.weekendPrice)) &&
    (value.durationDiscounts === undefined || isPrices(value.durationDiscounts)) &&
    (value.timeZone === undefined || isTimeZone(String(value.timeZone))) &&
    typeof value.category === 'string' &&
    Array.isArray(value.images) &&
    (value.lender === undefined || isLender(value.lender))
  )
}

const isLender = (value: unknown): boolean =>
  isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isPrice = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0

/** Every page reads a basket: what a discount may be is checked where it is charged. */
const isPrices = (value: unknown): boolean => Array.isArray(value) && value.every(isPrice)

const isPieces = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY
