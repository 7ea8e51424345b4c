import { z } from 'zod'

/**
 * Limit on an account's own metadata, and separately on the server's, in bytes of JSON. Every access token contains
 * both, and web servers refuse requests with a token of more than some 12 kB.
 */
export const MAX_METADATA_BYTES = 4096

export const METADATA_TOO_LARGE = `Metadata must not have more than ${MAX_METADATA_BYTES} bytes`

const sizeOf = (data: unknown) => Buffer.byteLength(JSON.stringify(data))

/** User or app metadata in a request. */
export const metadataInput = z
  .record(z.string(), z.unknown())
  .refine((data) => sizeOf(data) <= MAX_METADATA_BYTES, METADATA_TOO_LARGE)
  .nullish()
