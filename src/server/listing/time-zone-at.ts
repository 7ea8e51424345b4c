import { find } from 'geo-tz/all'
import type { Point } from '#domain/search/search.ts'

/**
 * The time zone in which a point lies, as the tz database names it; at sea one such as Etc/GMT-1. Two where states
 * disagree: then the first.
 */
export const timeZoneAt = ({ latitude, longitude }: Point): string =>
  find(latitude, longitude)[0] ?? 'Etc/UTC'
