import { join } from 'node:path'
import { folderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import type { S3Settings } from './s3/s3-settings.ts'

/** Opens the bucket that the settings name, else the folder `objects` in the data folder. */
export async function openObjectStore(dataDir: string, s3?: S3Settings): Promise<ObjectStore> {
  if (!s3) return folderStore(join(dataDir, 'objects'))
  // Loaded where there is a bucket, and not at every start.
  const { s3Store } = await import('./s3/s3-store.ts')
  return s3Store(s3)
}

/** Where files wait in a data folder until they have been inspected. */
export const spoolFolder = (dataDir: string) => join(dataDir, 'objects', 'unfinished')
