/**
 * An instant from the database as epoch ms. The contract types timestamptz as the string that it is on the wire,
 * while the driver hands out a `Date`: this takes either.
 */
export const epochOf = (instant: string | Date): number => new Date(instant).getTime()

/** An instant from the database as ISO 8601 in UTC. */
export const isoOf = (instant: string | Date): string => new Date(instant).toISOString()
