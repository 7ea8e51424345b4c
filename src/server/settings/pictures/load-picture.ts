import { objectKey } from '#backend/storage/object-keys.ts'
import type { Deps } from '#server/deps.ts'

/** The bytes of an uploaded picture of the site by its name in the bucket; nothing where there is none. */
export async function loadPicture(
  { db, objects }: Pick<Deps, 'db' | 'objects'>,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { rows } = await db.pool.query<{ version: string }>(
    `select version from storage.objects where bucket_id = 'images' and name = $1`,
    [path],
  )
  const bytes = rows[0] && (await objects.get(objectKey(rows[0].version)))
  if (!(bytes instanceof ReadableStream)) return bytes
  return new Uint8Array(await new Response(bytes).arrayBuffer())
}
