import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import { rentalRefusal } from '#domain/booking/rental-rules.ts'
import { type Quote, quote } from '#domain/money/quote.ts'
import type { Refusal } from '#domain/result.ts'
import { formatPeriod, parsePeriod, type WantedPeriod } from '#domain/search/wanted-period.ts'
import { busyInstants, isFree, periodOf } from './calendar.ts'
import type { BusyPeriod, Product } from './product.ts'
import { useNow } from './use-now.ts'

export interface Choice {
  period: WantedPeriod | undefined
  quantity: number
  deliveryMethod: DeliveryMethod
  /** The chosen period as instants, ISO 8601. */
  instants: { startDate: string; endDate: string } | undefined
  quote: Quote | undefined
  /** Why this cannot be rented so, if it cannot. */
  refusal: Refusal | undefined
  setPeriod(period: WantedPeriod | undefined): void
  setQuantity(quantity: number): void
  setDeliveryMethod(method: DeliveryMethod): void
}

/** What somebody is choosing on the product page: dates in the address, the rest here, and what it comes to. */
export function useChoice(product: Product, busy: readonly BusyPeriod[]): Choice {
  const now = useNow()
  const [query, setQuery] = useSearchParams()
  const [quantity, setQuantity] = useState(1)
  const [deliveryMethod, setDeliveryMethod] = useState<DeliveryMethod>(firstMethod(product))
  const from = query.get('from')
  const to = query.get('to')
  const period = useMemo(() => parsePeriod(from, to, now), [from, to, now])

  return useMemo(() => {
    const instants = period && periodOf(period, product.time_zone)
    const wish = instants && { ...instants, quantity, deliveryMethod }
    return {
      period,
      quantity,
      deliveryMethod,
      instants: instants && {
        startDate: new Date(instants.start).toISOString(),
        endDate: new Date(instants.end).toISOString(),
      },
      quote: wish && quote(pricesOf(product), wish),
      refusal:
        wish &&
        (rentalRefusal(rulesOf(product), wish, now) ?? takenRefusal(wish, busy, product.buffer_minutes)),
      setPeriod(next) {
        setQuery(
          (current) => {
            const written = new URLSearchParams(current)
            written.delete('from')
            written.delete('to')
            for (const [name, value] of Object.entries(next ? formatPeriod(next) : {}))
              written.set(name, value)
            return written
          },
          { replace: true, preventScrollReset: true },
        )
      },
      setQuantity,
      setDeliveryMethod,
    }
  }, [period, quantity, deliveryMethod, product, busy, now, setQuery])
}

const takenRefusal = (wish: { start: number; end: number }, busy: readonly BusyPeriod[], buffer: number) =>
  isFree(wish, busyInstants(busy, buffer)) ? undefined : ({ ok: false, code: 'DATES_TAKEN' } as const)

const pricesOf = (product: Product) => ({
  pricePerDayCents: product.price_per_day_cents,
  pricePerHourCents: product.price_per_hour_cents,
  depositCents: product.deposit_cents,
})

const rulesOf = (product: Product) => ({
  ownerId: product.owner_id,
  isPublished: true,
  noticeHours: product.notice_hours,
  minHours: product.min_hours,
  maxHours: product.max_hours,
  units: product.unit_count,
  deliveryMethods: product.delivery_methods,
})

const firstMethod = ({ delivery_methods }: Product): DeliveryMethod =>
  delivery_methods.includes('pickup') ? 'pickup' : (delivery_methods[0] ?? 'pickup')
