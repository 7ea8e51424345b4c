import type { Transaction } from 'kysely'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import { type Refusal, refuse } from '#domain/result.ts'
import type { HeldLine } from './load-held-lines.ts'
import type { Offer } from './load-offers.ts'

/** Refuses the first line with a delivery but no address, or with a hub outside the item's city. */
export async function checkDelivery(
  tx: Transaction<Schema>,
  lines: HeldLine[],
  offers: Map<string, Offer>,
): Promise<Refusal<RefusalCode> | undefined> {
  const hubs = lines.some((line) => line.hubId) ? await loadHubs(tx) : []
  for (const [index, line] of lines.entries()) {
    if (line.deliveryMethod === 'delivery' && !line.deliveryAddress)
      return refuse('ADDRESS_MISSING', { index })
    const offer = offers.get(line.itemId)
    const isNear = hubs.some(
      (hub) => hub.id === line.hubId && hub.city === offer?.city && hub.country === offer.country,
    )
    if (line.deliveryMethod === 'hub' && !isNear) return refuse('HUB_MISSING', { index })
  }
}

const loadHubs = (tx: Transaction<Schema>) =>
  tx.selectFrom('hubs').select(['id', 'city', 'country']).where('is_active', '=', true).execute()
