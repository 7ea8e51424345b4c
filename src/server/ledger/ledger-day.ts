import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { brand } from '#contract/brand.ts'

/** A day of the operator's books, `2026-11-26`. */
export const ledgerDay = z.iso.date()

/** The moment at which a day, or that so many days after it, begins at the operator's place. */
export const startOf = (day: string, plusDays = 0): RawBuilder<Date> =>
  sql`((${day}::date + ${plusDays}::integer)::timestamp at time zone ${brand.timeZone})`
