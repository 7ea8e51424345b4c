import { z } from 'zod'

/** How many entries a list may have: a request for more than `most` gets these, as the reference server does it. */
export const listLimit = ({ usual, most }: { usual: number; most: number }) =>
  z
    .int()
    .min(1)
    .default(usual)
    .transform((limit) => Math.min(limit, most))
