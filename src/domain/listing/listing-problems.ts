import { DELIVERY_METHODS, type DeliveryMethod, offeredMethods } from '#domain/booking/delivery.ts'
import { HOURS_A_DAY } from '#domain/booking/duration.ts'
import { isDurationDiscounts } from '#domain/money/duration-discounts.ts'
import { takesListingsIn } from '#domain/settings/offered-countries.ts'
import { terms } from '#domain/settings/terms.ts'
import { attributeFault } from '../category/attributes.ts'
import {
  CANCELLATION_POLICIES,
  type CancellationPolicy,
  LISTING_LIMITS,
  type Listing,
  type ListingStep,
} from './listing.ts'

/** A problem that prevents publishing: the field, and the fault. */
export interface ListingProblem {
  step: ListingStep
  field: keyof Listing
  code: ListingProblemCode
}

export type ListingProblemCode =
  | 'photos-missing'
  | 'photos-many'
  | 'title-short'
  | 'title-long'
  | 'description-short'
  | 'description-long'
  | 'category-missing'
  | 'attribute-missing'
  | 'attribute-wrong'
  | 'language-missing'
  | 'price-missing'
  | 'price-range'
  | 'hour-price-range'
  | 'hour-above-day'
  | 'weekend-price-range'
  | 'discounts-range'
  | 'deposit-range'
  | 'new-price-range'
  | 'quantity-range'
  | 'min-hours-range'
  | 'max-hours-range'
  | 'hours-reversed'
  | 'notice-range'
  | 'buffer-range'
  | 'policy-unknown'
  | 'delivery-missing'
  | 'hub-none'
  | 'method-off'
  | 'hours-off'
  | 'place-missing'
  | 'country-off'
  | 'city-missing'
  | 'neighbourhood-long'
  | 'address-missing'

type Rule = ListingProblem & { holds(listing: Listing): boolean }

const length = (text: string): number => [...text.trim()].length
const isLongEnough = (field: 'title' | 'description' | 'address') => (listing: Listing) =>
  length(listing[field]) >= LISTING_LIMITS[field][0]
const isNotLonger = (field: 'title' | 'description' | 'neighbourhood') => (listing: Listing) =>
  listing[field].length <= LISTING_LIMITS[field][1]

const hasNoFault = (fault: 'missing' | 'wrong') => (listing: Listing) =>
  !listing.asked.some((attribute) => attributeFault(attribute, listing.attributes[attribute.key]) === fault)

type Amount =
  | 'pricePerDayCents'
  | 'depositCents'
  | 'quantity'
  | 'minHours'
  | 'maxHours'
  | 'noticeHours'
  | 'bufferMinutes'
const isWithin = (field: Amount) => (listing: Listing) => isBetween(listing[field], LISTING_LIMITS[field])
const isBetween = (value: number, [least, most]: readonly [number, number]): boolean =>
  Number.isInteger(value) && value >= least && value <= most

const RULES: readonly Rule[] = [
  { step: 'photos', field: 'photos', code: 'photos-missing', holds: ({ photos }) => photos >= 1 },
  {
    step: 'photos',
    field: 'photos',
    code: 'photos-many',
    holds: ({ photos }) => photos <= LISTING_LIMITS.photos[1],
  },
  { step: 'about', field: 'title', code: 'title-short', holds: isLongEnough('title') },
  { step: 'about', field: 'title', code: 'title-long', holds: isNotLonger('title') },
  { step: 'about', field: 'categoryId', code: 'category-missing', holds: ({ categoryId }) => !!categoryId },
  { step: 'about', field: 'attributes', code: 'attribute-missing', holds: hasNoFault('missing') },
  { step: 'about', field: 'attributes', code: 'attribute-wrong', holds: hasNoFault('wrong') },
  { step: 'about', field: 'description', code: 'description-short', holds: isLongEnough('description') },
  { step: 'about', field: 'description', code: 'description-long', holds: isNotLonger('description') },
  { step: 'about', field: 'language', code: 'language-missing', holds: ({ language }) => language !== '' },
  {
    step: 'price',
    field: 'pricePerDayCents',
    code: 'price-missing',
    holds: ({ pricePerDayCents }) => pricePerDayCents !== 0,
  },
  {
    step: 'price',
    field: 'pricePerDayCents',
    code: 'price-range',
    holds: (listing) => listing.pricePerDayCents === 0 || isWithin('pricePerDayCents')(listing),
  },
  {
    step: 'price',
    field: 'pricePerHourCents',
    code: 'hour-price-range',
    holds: ({ pricePerHourCents: cents }) =>
      cents === null || isBetween(cents, LISTING_LIMITS.pricePerHourCents),
  },
  {
    step: 'price',
    field: 'pricePerHourCents',
    code: 'hour-above-day',
    holds: ({ pricePerHourCents, pricePerDayCents }) =>
      pricePerHourCents === null || pricePerDayCents === 0 || pricePerHourCents <= pricePerDayCents,
  },
  {
    step: 'price',
    field: 'weekendPriceCents',
    code: 'weekend-price-range',
    holds: ({ weekendPriceCents: cents }) =>
      cents === null || isBetween(cents, LISTING_LIMITS.weekendPriceCents),
  },
  {
    step: 'price',
    field: 'durationDiscounts',
    code: 'discounts-range',
    holds: ({ durationDiscounts }) => isDurationDiscounts(durationDiscounts),
  },
  { step: 'price', field: 'depositCents', code: 'deposit-range', holds: isWithin('depositCents') },
  {
    step: 'price',
    field: 'newPriceCents',
    code: 'new-price-range',
    holds: ({ newPriceCents: cents }) => cents === null || isBetween(cents, LISTING_LIMITS.newPriceCents),
  },
  { step: 'price', field: 'quantity', code: 'quantity-range', holds: isWithin('quantity') },
  { step: 'price', field: 'minHours', code: 'min-hours-range', holds: isWithin('minHours') },
  { step: 'price', field: 'maxHours', code: 'max-hours-range', holds: isWithin('maxHours') },
  {
    step: 'price',
    field: 'maxHours',
    code: 'hours-reversed',
    holds: ({ minHours, maxHours }) => minHours <= maxHours,
  },
  {
    step: 'price',
    field: 'maxHours',
    code: 'hours-off',
    holds: ({ maxHours }) => terms.hourly || maxHours >= HOURS_A_DAY,
  },
  { step: 'price', field: 'noticeHours', code: 'notice-range', holds: isWithin('noticeHours') },
  { step: 'price', field: 'bufferMinutes', code: 'buffer-range', holds: isWithin('bufferMinutes') },
  {
    step: 'price',
    field: 'cancellationPolicy',
    code: 'policy-unknown',
    holds: ({ cancellationPolicy }) =>
      CANCELLATION_POLICIES.includes(cancellationPolicy as CancellationPolicy),
  },
  {
    step: 'place',
    field: 'deliveryMethods',
    code: 'delivery-missing',
    holds: ({ deliveryMethods }) =>
      deliveryMethods.length > 0 &&
      deliveryMethods.every((method) => DELIVERY_METHODS.includes(method as DeliveryMethod)),
  },
  {
    step: 'place',
    field: 'deliveryMethods',
    code: 'hub-none',
    holds: ({ deliveryMethods, hubs }) => !deliveryMethods.includes('hub') || hubs > 0,
  },
  {
    step: 'place',
    field: 'deliveryMethods',
    code: 'method-off',
    holds: ({ deliveryMethods }) => offeredMethods(deliveryMethods).length === deliveryMethods.length,
  },
  { step: 'place', field: 'hasPlace', code: 'place-missing', holds: ({ hasPlace }) => hasPlace },
  {
    step: 'place',
    field: 'hasPlace',
    code: 'country-off',
    holds: ({ hasPlace, country, formerCountry }) =>
      !hasPlace || country === formerCountry || takesListingsIn(country),
  },
  {
    step: 'place',
    field: 'city',
    code: 'city-missing',
    holds: ({ hasPlace, city }) => !hasPlace || isBetween(length(city), LISTING_LIMITS.city),
  },
  { step: 'place', field: 'neighbourhood', code: 'neighbourhood-long', holds: isNotLonger('neighbourhood') },
  {
    step: 'place',
    field: 'address',
    code: 'address-missing',
    // The renter who comes to fetch it has to find the door.
    holds: (listing) => !listing.deliveryMethods.includes('pickup') || isLongEnough('address')(listing),
  },
]

const TIME_FIELDS = ['minHours', 'maxHours', 'noticeHours', 'bufferMinutes'] as const
export type ListingTimes = Pick<Listing, (typeof TIME_FIELDS)[number]>

/** The problems of an item's durations, notice and buffer; empty if there are none. */
export function timeProblems(times: ListingTimes): ListingProblem[] {
  const areTimes = (field: keyof Listing) => TIME_FIELDS.some((one) => one === field)
  return RULES.filter((rule) => areTimes(rule.field) && !rule.holds(times as Listing)).map(plain)
}

/** Everything that is missing or wrong before this can be published, in the order of the steps; empty if it can. */
export function listingProblems(listing: Listing): ListingProblem[] {
  return RULES.filter((rule) => !rule.holds(listing)).map(plain)
}

const plain = ({ step, field, code }: Rule): ListingProblem => ({ step, field, code })
