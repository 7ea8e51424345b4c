import { z } from 'zod'
import { HUB_LIMITS, HUB_STATES, type HubContent } from '#contract/hubs.ts'
import { isWeeklyHours, MAX_TIMES_A_DAY, WEEKDAYS } from '#domain/booking/opening-hours.ts'

const line = (max: number) =>
  z
    .string()
    .max(2 * max)
    .regex(/^[^\p{C}]*$/u)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1).max(max))

/** What an admin writes of a hub, bounded. */
export const hubContent = {
  name: line(HUB_LIMITS.name),
  address: line(HUB_LIMITS.address),
  city: line(HUB_LIMITS.city),
  country: z.string().regex(/^[A-Z]{2}$/),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  openingHours: z
    .partialRecord(
      z.enum(WEEKDAYS),
      z.array(z.tuple([z.string().max(5), z.string().max(5)])).max(MAX_TIMES_A_DAY),
    )
    .refine((hours) => Object.keys(hours).length === 0 || isWeeklyHours(hours)),
  state: z.enum(HUB_STATES),
}

export type HubInput = z.output<z.ZodObject<typeof hubContent>> & HubContent
