import { createHash } from 'node:crypto'
import { objectKey } from '#backend/storage/object-keys.ts'
import type { ObjectStore } from '#backend/storage/object-store.ts'
import { seedId } from '../seed-id.ts'

/** The path of a picture, in the folder of its owner. */
export interface PicturePlace {
  bucket: 'images' | 'avatars' | 'documents' | 'handovers'
  owner: string
  name: string
}

/** Puts a WebP into the object store and returns its row of `storage.objects`. */
export async function storePicture(objects: ObjectStore, bytes: Buffer, place: PicturePlace, now: Date) {
  const row = pictureRow(bytes, place, now)
  await objects.put(objectKey(row.version), bytes)
  return row
}

/** The row of `storage.objects` for a WebP. */
export function pictureRow(bytes: Buffer, { bucket, owner, name }: PicturePlace, now: Date) {
  return {
    id: seedId('object', `${bucket}/${name}`),
    bucket_id: bucket,
    name,
    owner,
    owner_id: owner,
    version: seedId('picture', `${bucket}/${name}`),
    metadata: {
      eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      size: bytes.byteLength,
      mimetype: 'image/webp',
      cacheControl: 'max-age=31536000',
      lastModified: now.toISOString(),
      contentLength: bytes.byteLength,
      httpStatusCode: 200,
    },
    created_at: now,
    updated_at: now,
    last_accessed_at: now,
  }
}
