import type pg from 'pg'
import { refuse } from './storage-error.ts'

/** The largest object in a bucket that sets no limit of its own: 50 MiB. */
export const LARGEST_OBJECT_BYTES = 50 * 1024 * 1024

/** The most that one person may store in all buckets together. */
export interface OwnerQuota {
  bytes: number
  objects: number
}

/** What a person may store, where it depends on the person; asked in the transaction that takes the room. */
export type QuotaOf = (db: Pick<pg.ClientBase, 'query'>, ownerId: string) => Promise<OwnerQuota>

/** 5 GiB are some four thousand photos as pictures are kept. */
export const OWNER_QUOTA: OwnerQuota = { bytes: 5 * 1024 ** 3, objects: 5_000 }

const UNITS: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 }

/** Bytes of `20mb`, `1.5GB` or a number; refuses other forms and what is above the server's own limit. */
export function parseSizeLimit(limit: string | number): number {
  const [, amount, unit = 'b'] = /^(\d+(?:\.\d+)?)\s*([kmg]?b)?$/i.exec(String(limit)) ?? []
  if (!amount) throw refuse.invalidRequest('Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B')
  const bytes = Math.floor(Number(amount) * (UNITS[unit.toLowerCase()] ?? 1))
  if (bytes > LARGEST_OBJECT_BYTES) throw refuse.tooLarge()
  return bytes
}

/** Bytes that an object of a bucket may measure. */
export const sizeLimitOf = (bucket: { file_size_limit: number | null }) =>
  Math.min(bucket.file_size_limit ?? LARGEST_OBJECT_BYTES, LARGEST_OBJECT_BYTES)
