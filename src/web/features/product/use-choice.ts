import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pricesOfRow } from '#contract/item-prices.ts'
import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import type { Period } from '#domain/booking/overlap.ts'
import { type RentalRequest, rentalRefusal } from '#domain/booking/rental-rules.ts'
import { cheaperDay, type Quote, quote } from '#domain/money/quote.ts'
import type { Refusal } from '#domain/result.ts'
import {
  dayOf,
  formatPeriod,
  parsePeriod,
  timeOf,
  type WantedPeriod,
  wholeDay,
} from '#domain/search/wanted-period.ts'
import type { BusyPeriod } from '../../entities/period/instants.ts'
import { busyInstants, isFree, periodOf } from '../../entities/period/instants.ts'
import type { Product } from './product.ts'
import { useBusy } from './use-busy.ts'
import { useNow } from './use-now.ts'

export interface Choice {
  productId: string
  period: WantedPeriod | undefined
  /** When so many are not available. */
  busy: readonly BusyPeriod[]
  quantity: number
  deliveryMethod: DeliveryMethod
  /** The chosen period as instants, ISO 8601. */
  instants: { startDate: string; endDate: string } | undefined
  quote: Quote | undefined
  /** Why this cannot be rented so, if it cannot. */
  refusal: Refusal | undefined
  /** The whole day, where it is available and costs less than the chosen hours. */
  cheaper: { totalCents: number; choose(): void } | undefined
  /** Whether a period can be had, as far as time decides it. */
  fits(period: WantedPeriod): boolean
  setPeriod(period: WantedPeriod | undefined): void
  setQuantity(quantity: number): void
  setDeliveryMethod(method: DeliveryMethod): void
}

/** The visitor's choice on the product page: dates in the address, the rest here, and the resulting price. */
export function useChoice(product: Product, busyForOne: readonly BusyPeriod[]): Choice {
  const now = useNow()
  const [query, setQuery] = useSearchParams()
  const [quantity, setQuantity] = useState(1)
  const busy = useBusy(product.id, quantity, busyForOne)
  const [deliveryMethod, setDeliveryMethod] = useState<DeliveryMethod>(firstMethod(product))
  const from = query.get('from')
  const to = query.get('to')
  const period = useMemo(() => parsePeriod(from, to, now), [from, to, now])

  const setPeriod = useCallback(
    (next: WantedPeriod | undefined) =>
      setQuery((current) => withPeriod(current, next), {
        replace: true,
        preventScrollReset: true,
        // The shown facts of the item do not change with the dates.
        defaultShouldRevalidate: false,
      }),
    [setQuery],
  )

  return useMemo(() => {
    const instants = period && periodOf(period, product.time_zone)
    const request = instants && { ...instants, timeZone: product.time_zone, quantity, deliveryMethod }
    const taken = busyInstants(busy, product.buffer_minutes)
    const refusalOf = (asked: RentalRequest) =>
      rentalRefusal(rulesOf(product), asked, now) ?? takenRefusal(asked, taken)
    const day = request && cheaperDay(pricesOf(product), request)
    return {
      productId: product.id,
      period,
      busy,
      quantity,
      deliveryMethod,
      instants: instants && {
        startDate: new Date(instants.start).toISOString(),
        endDate: new Date(instants.end).toISOString(),
      },
      quote: request && quote(pricesOf(product), request),
      refusal: request && refusalOf(request),
      cheaper:
        day && !refusalOf({ ...request, end: day.end })
          ? {
              totalCents: day.quote.totalCents,
              choose: () => setPeriod(wholeDay(dayOf(period.from), timeOf(period.from))),
            }
          : undefined,
      fits: (asked) =>
        !refusalOf({
          ...periodOf(asked, product.time_zone),
          quantity: 1,
          deliveryMethod: firstMethod(product),
        }),
      setPeriod,
      setQuantity,
      setDeliveryMethod,
    }
  }, [period, quantity, deliveryMethod, product, busy, now, setPeriod])
}

function withPeriod(query: URLSearchParams, period: WantedPeriod | undefined): URLSearchParams {
  const written = new URLSearchParams(query)
  written.delete('from')
  written.delete('to')
  for (const [name, value] of Object.entries(period ? formatPeriod(period) : {})) written.set(name, value)
  return written
}

const takenRefusal = (request: Period, taken: readonly Period[]) =>
  isFree(request, taken) ? undefined : ({ ok: false, code: 'DATES_TAKEN' } as const)

const pricesOf = (product: Product) => ({
  ...pricesOfRow(product),
  depositCents: product.deposit_cents,
})

const rulesOf = (product: Product) => ({
  ownerId: product.owner_id,
  isPublished: true,
  timeZone: product.time_zone,
  noticeHours: product.notice_hours,
  minHours: product.min_hours,
  maxHours: product.max_hours,
  weeklyHours: product.weekly_hours,
  units: product.unit_count,
  deliveryMethods: product.delivery_methods,
})

const firstMethod = ({ delivery_methods }: Product): DeliveryMethod =>
  delivery_methods.includes('pickup') ? 'pickup' : (delivery_methods[0] ?? 'pickup')
