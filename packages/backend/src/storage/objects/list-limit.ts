import { z } from 'zod'

/**
 * The schema for the length of a list: a request for more than `most` entries gets `most`, as in the reference server.
 */
export const listLimit = ({ usual, most }: { usual: number; most: number }) =>
  z
    .int()
    .min(1)
    .default(usual)
    .transform((limit) => Math.min(limit, most))
