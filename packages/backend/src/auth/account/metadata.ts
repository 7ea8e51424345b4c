import { z } from 'zod'

/**
 * What an account may say of itself, and the same again what the server says of it, in bytes of JSON. Both are in
 * every access token, and a request with a token of more than some 12 kB is refused by web servers.
 */
export const MAX_METADATA_BYTES = 4096

export const METADATA_TOO_LARGE = `Metadata must not have more than ${MAX_METADATA_BYTES} bytes`

const sizeOf = (data: unknown) => Buffer.byteLength(JSON.stringify(data))

/** User or app metadata in a request. */
export const metadataInput = z
  .record(z.string(), z.unknown())
  .refine((data) => sizeOf(data) <= MAX_METADATA_BYTES, METADATA_TOO_LARGE)
  .nullish()
