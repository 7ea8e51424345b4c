import type { Currency } from './currency.ts'

/** The currency of a site that chose none; by itself, so that pages need not carry the list of all. */
export const DEFAULT_CURRENCY: Currency = 'EUR'
