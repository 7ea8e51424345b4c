import type { Transaction } from 'kysely'
import { PRICE_COLUMNS, pricesOfRow } from '#contract/item-prices.ts'
import type { Schema } from '#contract/schema.ts'
import type { Prices } from '#domain/money/quote.ts'

/** An item as far as its price and how it is handed over are concerned. */
export interface Offer extends Prices {
  timeZone: string
  isInstant: boolean
  cancellationPolicy: string
  city: string
  country: string
}

/** The current offers with these item ids; unknown ids are left out. */
export async function loadOffers(tx: Transaction<Schema>, ids: string[]): Promise<Map<string, Offer>> {
  const rows = await tx
    .selectFrom('items')
    .select(['id', 'time_zone', 'city', 'is_instant', 'cancellation_policy', 'country', 'deposit_cents'])
    .select(PRICE_COLUMNS)
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        timeZone: row.time_zone,
        ...pricesOfRow(row),
        depositCents: row.deposit_cents,
        isInstant: row.is_instant,
        cancellationPolicy: row.cancellation_policy,
        city: row.city,
        country: row.country,
      },
    ]),
  )
}
