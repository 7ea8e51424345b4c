import type { Queryable } from './user-row.ts'

export interface Metadata {
  user?: Record<string, unknown> | null | undefined
  app?: Record<string, unknown> | null | undefined
}

/** Merges metadata into what an account has, key by key; a `null` removes its key. */
export async function mergeMetadata(client: Queryable, userId: string, { user, app }: Metadata) {
  await client.query({
    name: 'merge-metadata',
    text: `update auth.users set
             raw_user_meta_data = (coalesce(raw_user_meta_data, '{}') || $2::jsonb) - $3::text[],
             raw_app_meta_data = (coalesce(raw_app_meta_data, '{}') || $4::jsonb) - $5::text[]
           where id = $1`,
    values: [userId, user ?? {}, removedKeys(user), app ?? {}, removedKeys(app)],
  })
}

const removedKeys = (data: Record<string, unknown> | null | undefined) =>
  Object.entries(data ?? {}).flatMap(([key, value]) => (value === null ? [key] : []))
