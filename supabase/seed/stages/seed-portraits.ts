import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inTransaction } from '#backend/db/transaction.ts'
import { personId } from '../demo-ids.ts'
import { insertRows } from '../insert-rows.ts'
import { demoPeople } from '../people.ts'
import type { SeedDeps } from '../seed-deps.ts'
import { storePicture } from './keep-picture.ts'

const PORTRAITS = join(import.meta.dirname, '../pictures/portraits')

/** Adds a portrait for each person who has none yet. */
export async function seedPortraits({ db, objects, now }: SeedDeps): Promise<void> {
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from public.profiles where avatar_path is null and id = any($1)',
    [demoPeople.map((person) => personId(person.key))],
  )
  const withoutPortrait = new Set(rows.map((row) => row.id))
  const kept = await Promise.all(
    demoPeople
      .filter((person) => withoutPortrait.has(personId(person.key)))
      .map(async (person) => {
        const owner = personId(person.key)
        const place = { bucket: 'avatars', owner, name: `${owner}/portrait.webp` } as const
        const portrait = await readFile(join(PORTRAITS, `${person.key}.webp`))
        return storePicture(objects, portrait, place, now())
      }),
  )
  await inTransaction(db, { as: 'owner' }, async (tx) => {
    await insertRows(tx, 'storage.objects', kept, 'on conflict (bucket_id, name) do nothing')
    await tx.query(
      `update public.profiles p set avatar_path = o.name
       from storage.objects o where o.bucket_id = 'avatars' and o.owner = p.id and p.id = any($1)`,
      [[...withoutPortrait]],
    )
  })
}
