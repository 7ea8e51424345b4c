import { type Refusal, refuse } from '#domain/result.ts'
import { DELIVERY_METHODS, type DeliveryMethod } from './delivery.ts'
import { durationOf } from './duration.ts'
import { isOpenAt, type OpeningHours } from './opening-hours.ts'

const HOUR_MS = 3_600_000
const HORIZON_MS = 366 * 24 * HOUR_MS

/** How long a hold lasts. */
export const HOLD_MINUTES = 20

export interface RentableItem {
  ownerId: string
  isPublished: boolean
  timeZone: string
  noticeHours: number
  minHours: number
  maxHours: number
  /** When it is handed over and taken back; null: at any time. */
  weeklyHours: OpeningHours | null
  units: number
  deliveryMethods: readonly string[]
}

export interface RentalWish {
  renterId?: string
  /** Epoch ms, half-open. */
  start: number
  end: number
  quantity: number
  deliveryMethod: DeliveryMethod
}

export type RentalRefusal =
  | 'ITEM_NOT_PUBLISHED'
  | 'OWN_ITEM'
  | 'PERIOD_REVERSED'
  | 'PERIOD_PAST'
  | 'PERIOD_TOO_SOON'
  | 'PERIOD_TOO_FAR'
  | 'PERIOD_TOO_SHORT'
  | 'PERIOD_TOO_LONG'
  | 'PICK_UP_CLOSED'
  | 'RETURN_CLOSED'
  | 'QUANTITY_TOO_HIGH'
  | 'DELIVERY_NOT_OFFERED'

type Rule = (item: RentableItem, wish: RentalWish, now: number) => Refusal<RentalRefusal> | undefined

const isPublished: Rule = (item) => (item.isPublished ? undefined : refuse('ITEM_NOT_PUBLISHED'))

const isNotOwn: Rule = (item, wish) => (item.ownerId === wish.renterId ? refuse('OWN_ITEM') : undefined)

const endsAfterStart: Rule = (_, wish) => (wish.end > wish.start ? undefined : refuse('PERIOD_REVERSED'))

const startsInFuture: Rule = (_, wish, now) => (wish.start < now ? refuse('PERIOD_PAST') : undefined)

const givesNotice: Rule = (item, wish, now) =>
  wish.start < now + item.noticeHours * HOUR_MS
    ? refuse('PERIOD_TOO_SOON', { hours: item.noticeHours })
    : undefined

const isWithinAYear: Rule = (_, wish, now) =>
  wish.end > now + HORIZON_MS ? refuse('PERIOD_TOO_FAR') : undefined

const isLongEnough: Rule = (item, wish) =>
  durationOf(wish.start, wish.end, item.timeZone).hours < item.minHours
    ? refuse('PERIOD_TOO_SHORT', { hours: item.minHours })
    : undefined

const isShortEnough: Rule = (item, wish) =>
  durationOf(wish.start, wish.end, item.timeZone).hours > item.maxHours
    ? refuse('PERIOD_TOO_LONG', { hours: item.maxHours })
    : undefined

const isHandedOverThen: Rule = (item, wish) =>
  isOpenAt(item.weeklyHours, wish.start, item.timeZone) ? undefined : refuse('PICK_UP_CLOSED')

const isTakenBackThen: Rule = (item, wish) =>
  isOpenAt(item.weeklyHours, wish.end, item.timeZone) ? undefined : refuse('RETURN_CLOSED')

const hasThatMany: Rule = (item, wish) =>
  wish.quantity > item.units ? refuse('QUANTITY_TOO_HIGH', { units: item.units }) : undefined

const isDeliveredThatWay: Rule = (item, wish) =>
  item.deliveryMethods.includes(wish.deliveryMethod) && DELIVERY_METHODS.includes(wish.deliveryMethod)
    ? undefined
    : refuse('DELIVERY_NOT_OFFERED')

const RULES: Rule[] = [
  isPublished,
  isNotOwn,
  endsAfterStart,
  startsInFuture,
  givesNotice,
  isWithinAYear,
  isLongEnough,
  isShortEnough,
  isHandedOverThen,
  isTakenBackThen,
  hasThatMany,
  isDeliveredThatWay,
]

/**
 * The first reason why this item cannot be rented as wished at `now` (epoch ms), apart from its calendar, which only
 * the database can tell; nothing if there is none.
 */
export function rentalRefusal(
  item: RentableItem,
  wish: RentalWish,
  now: number,
): Refusal<RentalRefusal> | undefined {
  for (const rule of RULES) {
    const refusal = rule(item, wish, now)
    if (refusal) return refusal
  }
}
