import { type Refusal, refuse } from '#domain/result.ts'
import { DELIVERY_METHODS, type DeliveryMethod } from './delivery.ts'
import { durationOf } from './duration.ts'
import { isOpenAt, type OpeningHours } from './opening-hours.ts'

const HOUR_MS = 3_600_000
const HORIZON_MS = 366 * 24 * HOUR_MS

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

export interface RentalRequest {
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

type Rule = (item: RentableItem, request: RentalRequest, now: number) => Refusal<RentalRefusal> | undefined

const isPublished: Rule = (item) => (item.isPublished ? undefined : refuse('ITEM_NOT_PUBLISHED'))

const isNotOwn: Rule = (item, request) => (item.ownerId === request.renterId ? refuse('OWN_ITEM') : undefined)

const endsAfterStart: Rule = (_, request) =>
  request.end > request.start ? undefined : refuse('PERIOD_REVERSED')

const startsInFuture: Rule = (_, request, now) => (request.start < now ? refuse('PERIOD_PAST') : undefined)

const givesNotice: Rule = (item, request, now) =>
  request.start < now + item.noticeHours * HOUR_MS
    ? refuse('PERIOD_TOO_SOON', { hours: item.noticeHours })
    : undefined

const isWithinAYear: Rule = (_, request, now) =>
  request.end > now + HORIZON_MS ? refuse('PERIOD_TOO_FAR') : undefined

const isLongEnough: Rule = (item, request) =>
  durationOf(request.start, request.end, item.timeZone).hours < item.minHours
    ? refuse('PERIOD_TOO_SHORT', { hours: item.minHours })
    : undefined

const isShortEnough: Rule = (item, request) =>
  durationOf(request.start, request.end, item.timeZone).hours > item.maxHours
    ? refuse('PERIOD_TOO_LONG', { hours: item.maxHours })
    : undefined

const isHandedOverThen: Rule = (item, request) =>
  isOpenAt(item.weeklyHours, request.start, item.timeZone) ? undefined : refuse('PICK_UP_CLOSED')

const isTakenBackThen: Rule = (item, request) =>
  isOpenAt(item.weeklyHours, request.end, item.timeZone) ? undefined : refuse('RETURN_CLOSED')

const hasThatMany: Rule = (item, request) =>
  request.quantity > item.units ? refuse('QUANTITY_TOO_HIGH', { units: item.units }) : undefined

const isDeliveredThatWay: Rule = (item, request) =>
  item.deliveryMethods.includes(request.deliveryMethod) && DELIVERY_METHODS.includes(request.deliveryMethod)
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
 * The first reason why this item cannot be rented as requested at `now` (epoch ms), apart from its calendar, which only
 * the database can tell; nothing if there is none.
 */
export function rentalRefusal(
  item: RentableItem,
  request: RentalRequest,
  now: number,
): Refusal<RentalRefusal> | undefined {
  for (const rule of RULES) {
    const refusal = rule(item, request, now)
    if (refusal) return refusal
  }
}
