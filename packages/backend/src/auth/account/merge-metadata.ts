import type { Queryable } from '#backend/db/sql-transaction.ts'
import { invalid } from '../auth-error.ts'
import { MAX_METADATA_BYTES, METADATA_TOO_LARGE } from './metadata.ts'

/** PostgreSQL prints a blank after every comma and colon, and the server adds a few keys of its own. */
const MAX_MERGED_BYTES = 1.25 * MAX_METADATA_BYTES

export interface Metadata {
  user?: Record<string, unknown> | null | undefined
  app?: Record<string, unknown> | null | undefined
}

/** Merges metadata into what an account has, key by key; a `null` removes its key. Refuses what grows too large. */
export async function mergeMetadata(tx: Queryable, userId: string, { user, app }: Metadata) {
  const { rows } = await tx.query<{ largest: number }>({
    name: 'merge-metadata',
    text: `update auth.users set
             raw_user_meta_data = (coalesce(raw_user_meta_data, '{}') || $2::jsonb) - $3::text[],
             raw_app_meta_data = (coalesce(raw_app_meta_data, '{}') || $4::jsonb) - $5::text[]
           where id = $1
           returning greatest(octet_length(raw_user_meta_data::text), octet_length(raw_app_meta_data::text)) as largest`,
    values: [userId, user ?? {}, removedKeys(user), app ?? {}, removedKeys(app)],
  })
  // Throwing undoes the merge.
  if ((rows[0]?.largest ?? 0) > MAX_MERGED_BYTES) throw invalid(METADATA_TOO_LARGE)
}

const removedKeys = (data: Record<string, unknown> | null | undefined) =>
  Object.entries(data ?? {}).flatMap(([key, value]) => (value === null ? [key] : []))
