import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { objectKey } from '#backend/storage/object-keys.ts'
import { documentFolder, type ProvenStep } from '#domain/kyc/document.ts'
import { personId } from '../demo-ids.ts'
import { demoPeople, type PersonKey } from '../people.ts'
import type { SeedDeps } from '../seed-deps.ts'
import { pictureRow } from './keep-picture.ts'

const PORTRAITS = join(import.meta.dirname, '../pictures/portraits')

/** The row of a demo person's identity document: their portrait stands in for it. */
export async function documentRow(key: PersonKey, step: ProvenStep, now: Date) {
  const owner = personId(key)
  const name = `${documentFolder(owner, step)}portrait`
  return pictureRow(await portraitOf(key), { bucket: 'documents', owner, name }, now)
}

/** Puts the files of these documents into the object store if they are missing. */
export async function seedDocuments({ db, objects }: SeedDeps): Promise<void> {
  const owners = new Map(demoPeople.map(({ key }) => [personId(key), key]))
  const { rows } = await db.pool.query<{ owner_id: string; version: string }>(
    `select owner_id, version from storage.objects where bucket_id = 'documents' and owner_id = any($1)`,
    [[...owners.keys()]],
  )
  for (const { owner_id: owner, version } of rows) {
    const key = objectKey(version)
    if (await objects.get(key)) continue
    await objects.put(key, await portraitOf(owners.get(owner)!), { derived: true })
  }
}

const portraitOf = (key: PersonKey) => readFile(join(PORTRAITS, `${key}.webp`))
