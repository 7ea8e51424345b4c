import { folderStore } from '#backend/storage/folder-store.ts'
import type { ObjectStore } from '#backend/storage/object-store.ts'
import type { BackupSettings } from './backup-settings.ts'

/** Opens the place where archives are kept. */
export async function openArchiveStore({ target }: Pick<BackupSettings, 'target'>): Promise<ObjectStore> {
  if ('folder' in target) return folderStore(target.folder)
  const { s3Store } = await import('#backend/storage/s3/s3-store.ts')
  return s3Store(target.bucket)
}

const ARCHIVE = /^\d{8}-\d{6}\.tar$/

/** The key of an archive by its time in UTC, so that keys sort by age: `20261124-030000.tar`. */
export const archiveKey = (takenAt: Date) =>
  `${takenAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.tar`

/** The keys of all archives, oldest first; other files of the place are none. */
export async function listArchives(store: ObjectStore): Promise<string[]> {
  const keys = []
  for await (const { key } of store.list('')) if (ARCHIVE.test(key)) keys.push(key)
  return keys.sort()
}
