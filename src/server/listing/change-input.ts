import { z } from 'zod'
import { LISTING_LIMITS } from '#domain/listing/listing.ts'
import { NO_DISCOUNTS } from '#domain/money/price-rules.ts'
import { LOCALES } from '#server/mail/locale.ts'

const text = z.string().trim().max(LISTING_LIMITS.description[1])
const name = z.string().trim().max(200)

const photo = z.object({
  path: z.string().min(1).max(200),
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
  thumbhash: z.string().max(60).nullable(),
})

/** A whole listing as its lender wants it; what its fields may hold is the domain's to say. */
export const changeInput = z.object({
  itemId: z.uuid(),
  content: z.object({
    title: name,
    description: text,
    language: z.enum(LOCALES),
    categoryId: z.uuid(),
    /** What is left out stays as it is. */
    attributes: z.record(z.string().max(40), z.union([z.string().max(400), z.number()])).optional(),
    photos: z.array(photo).max(50),
  }),
  terms: z.object({
    pricePerDayCents: z.int(),
    pricePerHourCents: z.int().nullable(),
    weekendPriceCents: z.int().nullable().default(null),
    durationDiscounts: z
      .array(z.int())
      .length(NO_DISCOUNTS.length)
      .default([...NO_DISCOUNTS]),
    depositCents: z.int(),
    newPriceCents: z.int().nullable().default(null),
    minHours: z.int(),
    maxHours: z.int(),
    noticeHours: z.int(),
    bufferMinutes: z.int(),
    isInstant: z.boolean(),
    cancellationPolicy: name,
    deliveryMethods: z.array(name).max(10),
    neighbourhood: name,
    city: name,
    country: z.string().regex(/^[A-Z]{2}$/),
  }),
  quantity: z.int(),
  location: z.object({
    address: z.string().trim().max(LISTING_LIMITS.address[1]),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
})

export type ListingChange = z.output<typeof changeInput>
