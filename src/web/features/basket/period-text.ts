import type { BasketItem } from '#domain/basket/basket.ts'
import type { useFormat } from '../../lib/use-format.ts'

type Format = Pick<ReturnType<typeof useFormat>, 'date' | 'range'>

/** On one day the date with its times, otherwise the full start and end (specification §2), as the clock shows there. */
export function periodText({ startDate, endDate, product }: BasketItem, format: Format): string {
  const zone = product.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const start = format.date(startDate, 'date', zone)
  if (start === format.date(endDate, 'date', zone))
    return `${start}, ${format.range(startDate, endDate, 'time', zone)}`
  return `${format.date(startDate, 'date-time', zone)} – ${format.date(endDate, 'date-time', zone)}`
}
