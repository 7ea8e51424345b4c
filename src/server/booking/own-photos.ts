import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/** Whether all these names are objects of a private bucket below one person's folder. */
export async function areOwnPhotos(
  tx: Transaction<Schema>,
  bucket: 'handovers' | 'claims' | 'messages' | 'reviews',
  folder: string,
  photos: readonly string[],
): Promise<boolean> {
  const names = [...new Set(photos)]
  if (names.length === 0) return true
  if (!names.every((name) => name.startsWith(folder))) return false
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from storage.objects
    where bucket_id = ${bucket} and name = any (${names})`.execute(tx)
  return rows[0]?.count === names.length
}
