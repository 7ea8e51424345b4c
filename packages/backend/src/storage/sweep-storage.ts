import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { AS_STORAGE } from './as-caller.ts'
import { deleteUploadRow } from './resumable/finish-upload.ts'
import type { UploadRow } from './resumable/upload-row.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 500
/** So many unnamed keys, more than half of a batch, point to the wrong database rather than to that many crashes. */
const SUSPICIOUS = 50

/**
 * Removes the bytes that nothing names: of uploads that a killed process left half-way, of removed objects whose
 * bytes could not be removed, of resumable uploads that were abandoned. Answers how many keys went. Only what is
 * older than a day: younger bytes may belong to a row that is about to be written.
 */
export async function sweepStorage(deps: Deps): Promise<number> {
  await forgetExpiredUploads(deps)
  let removed = 0
  for await (const keys of oldKeys(deps)) {
    const unnamed = await withoutOwner(deps, keys)
    if (unnamed.length > SUSPICIOUS && unnamed.length > keys.length / 2) {
      deps.log.error(
        { unnamed: unnamed.length, of: keys.length },
        'most files belong to no row: wrong database?',
      )
      continue
    }
    await deps.objects.remove(unnamed)
    removed += unnamed.length
  }
  return removed
}

async function forgetExpiredUploads(deps: Deps): Promise<void> {
  for (;;) {
    const { rows } = await inTransaction(deps.db, AS_STORAGE, (tx) =>
      tx.query<Pick<UploadRow, 'id' | 'parts'>>(
        'select id, parts from storage.resumable_uploads where expires_at < $1 limit $2',
        [deps.now(), BATCH],
      ),
    )
    for (const upload of rows) await deleteUploadRow(deps, upload)
    if (rows.length < BATCH) return
  }
}

async function* oldKeys({ objects, now }: Deps): AsyncGenerator<string[]> {
  const before = now().getTime() - DAY_MS
  let batch: string[] = []
  for (const prefix of ['objects/', 'renditions/', 'parts/', 'unfinished/']) {
    for await (const { key, modifiedAt } of objects.list(prefix)) {
      if (modifiedAt.getTime() >= before) continue
      batch.push(key)
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
  }
  yield batch
}

/** A key names the version or upload that it belongs to by the one UUID in it; unfinished files belong to none. */
const ownerOf = (key: string) =>
  key.startsWith('unfinished/') ? '' : (/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(key)?.[0] ?? '')

async function withoutOwner(deps: Deps, keys: string[]): Promise<string[]> {
  const owners = [...new Set(keys.map(ownerOf).filter(Boolean))]
  const { rows } = await inTransaction(deps.db, AS_STORAGE, (tx) =>
    tx.query<{ id: string }>(
      `select version as id from storage.objects where version = any ($1)
       union all select id::text from storage.resumable_uploads where id = any ($1::uuid[])`,
      [owners],
    ),
  )
  const there = new Set(rows.map(({ id }) => id))
  return keys.filter((key) => !there.has(ownerOf(key)))
}
