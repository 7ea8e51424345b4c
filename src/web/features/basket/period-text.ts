import type { BasketItem } from '#domain/basket/basket.ts'
import { periodText as textOf } from '../../lib/period-text.ts'
import type { useFormat } from '../../lib/use-format.ts'

type Format = Pick<ReturnType<typeof useFormat>, 'date' | 'range'>

/** When a line is wanted; lines kept from before items said their time zone are shown in this device's. */
export const periodText = ({ startDate, endDate, product }: BasketItem, format: Format): string =>
  textOf(
    {
      start: startDate,
      end: endDate,
      timeZone: product.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    format,
  )
