import { terms } from '../settings/terms.ts'
import { type DeliveryMethod, offeredMethods } from './delivery.ts'
import { HOURS_A_DAY } from './duration.ts'

interface Offer {
  price_per_hour_cents: number | null
  min_hours: number
  delivery_methods: DeliveryMethod[]
}

/** An item as it can be rented now: without what this site has switched off, which its lender may still have set. */
export const currentOffer = <Item extends Offer>(item: Item): Item => ({
  ...item,
  delivery_methods: offeredMethods(item.delivery_methods),
  ...(!terms.hourly && {
    price_per_hour_cents: null,
    min_hours: Math.max(item.min_hours, HOURS_A_DAY),
  }),
})
