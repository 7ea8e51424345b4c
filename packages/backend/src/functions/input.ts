import { z } from 'zod'

/** ISO 8601 with an offset, read as epoch ms; within what PostgreSQL and calendars take. */
export const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => Date.parse(text))
  .refine((epoch) => epoch > Date.UTC(2000, 0) && epoch < Date.UTC(3000, 0), 'is out of range')
