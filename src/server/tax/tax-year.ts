import { z } from 'zod'
import { FIRST_TAX_YEAR } from '#domain/tax/reported-year.ts'

/** A year that can be reported. */
export const taxYear = z.int().min(FIRST_TAX_YEAR).max(2100)
