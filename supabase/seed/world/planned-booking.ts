import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { depositShareCents } from '#domain/deposit/returned-share.ts'
import { type Quote, quote } from '#domain/money/quote.ts'
import { cityOf, deliveriesIn } from '../countries/moved.ts'
import { hubs } from '../hubs.ts'
import type { SeedItem } from '../items/seed-item.ts'
import type { PersonKey } from '../people.ts'
import type { Random } from '../random.ts'
import type { SceneClaim } from './claim-scenes.ts'

/** A rental of the demo, before it is inserted into the database. */
export interface PlannedBooking {
  key: string
  /** Bookings with the same one were paid together. */
  order: string
  item: SeedItem
  renter: PersonKey
  start: Date
  end: Date
  status: BookingStatus
  quantity: number
  /** The labels of its units. */
  units: number[]
  delivery: DeliveryMethod
  address: string
  /** The key of a hub. */
  hub: string | null
  createdAt: Date
  quote: Quote
  /** When it was returned, if not at its end. */
  returnedAt?: Date
  /** The units already returned undamaged, if it has several. */
  partBack?: { units: number[]; at: Date }
  /** The platform's share of the price. */
  topUpCents?: number
  /** The reason for cancelling or declining, if one was given. */
  statusReason?: 'cancelled_by_owner'
  /** The claim after the rental. */
  claim?: SceneClaim
}

/** The renter's share of a rental's price. */
export const dueCents = ({ quote, topUpCents = 0 }: PlannedBooking): number => quote.totalCents - topUpCents

/** The deposit of a rental, without the share of units that were returned undamaged. */
export const reservedCents = ({ quote, quantity, partBack }: PlannedBooking): number =>
  quote.depositCents -
  depositShareCents({ depositCents: quote.depositCents, quantity }, partBack?.units.length ?? 0)

type Sketch = Omit<PlannedBooking, 'delivery' | 'address' | 'hub' | 'quote'>

/** Adds the way of handover, mostly at the door, and the price from the product's own quote. */
export function completeBooking(sketch: Sketch, random: Random): PlannedBooking {
  const { item } = sketch
  const delivery = random.chance(0.7) ? 'pickup' : random.pick(item.delivery)
  return {
    ...sketch,
    delivery,
    address: delivery === 'delivery' ? random.pick(deliveriesIn(item.city)) : '',
    hub: delivery === 'hub' ? random.pick(hubs.filter((hub) => hub.city === item.city)).key : null,
    quote: quote(
      {
        pricePerDayCents: item.price.day,
        pricePerHourCents: item.price.hour ?? null,
        depositCents: item.price.deposit,
      },
      {
        start: sketch.start.getTime(),
        end: sketch.end.getTime(),
        timeZone: cityOf(item.city).timeZone,
        quantity: sketch.quantity,
        deliveryMethod: delivery,
      },
    ),
  }
}
