import type { BasketItem } from '#domain/basket/basket.ts'
import type { useFormat } from '../../lib/use-format.ts'
import { periodText } from './period-text.ts'

type Format = Pick<ReturnType<typeof useFormat>, 'date' | 'range'>

/** When a line is wanted; lines kept from before items said their time zone are shown in this device's. */
export const linePeriodText = ({ startDate, endDate, product }: BasketItem, format: Format): string =>
  periodText(
    {
      start: startDate,
      end: endDate,
      timeZone: product.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    format,
  )
