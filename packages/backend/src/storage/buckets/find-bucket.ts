import type { Deps } from '#backend/deps.ts'
import { refuse } from '../storage-error.ts'
import { BUCKET_COLUMNS, type BucketRow } from './bucket-row.ts'

/** The bucket as the server knows it, for any caller; refused where there is none. */
export async function findBucket({ db }: Deps, id: string): Promise<BucketRow> {
  const { rows } = await db.pool.query<BucketRow>({
    name: 'storage-find-bucket',
    text: `select ${BUCKET_COLUMNS} from storage.buckets where id = $1`,
    values: [id],
  })
  if (!rows[0]) throw refuse.noSuchBucket()
  return rows[0]
}
