import type { Caller } from '#backend/db/caller.ts'

export interface BucketRow {
  id: string
  name: string
  owner: string | null
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
  created_at: Date
  updated_at: Date
}

export const BUCKET_COLUMNS =
  'id, name, owner, public, file_size_limit, allowed_mime_types, created_at, updated_at'

/** A bucket as the protocol prints it: an owner that is not there is an empty text. */
export const printBucket = (row: BucketRow) => ({ ...row, owner: row.owner ?? '' })

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The two columns that say whose something is; `owner` only takes ids that are UUIDs. */
export function ownerColumns({ userId }: Caller): { owner: string | null; ownerId: string | null } {
  return { owner: userId && UUID.test(userId) ? userId : null, ownerId: userId ?? null }
}
