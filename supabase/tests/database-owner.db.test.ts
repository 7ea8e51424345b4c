import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import type { Database } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { type PostgresServer, startPostgres } from '#backend/testing/postgres-server.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createPerson } from '#seed/fixtures/create-person.ts'
import { productSchema } from '#server/product-schema.ts'

/** The oldest version that docs/operating.md supports, if this machine has it (Debian: postgresql-15). */
const OLDEST = '/usr/lib/postgresql/15/bin'

const operating = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')
/** The superuser's statements in docs/operating.md: those for all versions, and those before PostgreSQL 16. */
const [always, before16] = [...operating.matchAll(/```sql\n([^`]+)```/g)].map((block) =>
  block[1]!.trim().split('\n'),
)

let server: PostgresServer
let db: Database
afterEach(async () => {
  await db.close()
  await server.stop()
})

/** The database of docs/operating.md on its own server, with its owner's rights. */
async function prepare({
  bin,
  isComplete = true,
}: {
  bin?: string
  isComplete?: boolean
} = {}): Promise<void> {
  server = await startPostgres({}, { bin, inMemory: true })
  const superuser = new pg.Client(`${server.url}/postgres`)
  await superuser.connect()
  const { rows } = await superuser.query<{ server_version_num: string }>('show server_version_num')
  const isOld = Number(rows[0]!.server_version_num) < 160_000
  for (const step of [...always!, ...(isOld && isComplete ? before16! : [])]) await superuser.query(step)
  await superuser.end()
  db = connectPostgres(`${server.url.replace('postgres@', 'lendaround@')}/lendaround`)
}

/** Checks that the schema is complete, and that a person can find and hold an item. */
async function expectWorking(): Promise<void> {
  expect((await migrate(db, productSchema({ playMoney: true }))).length).toBeGreaterThan(60)
  expect(await migrate(db, productSchema({ playMoney: true }))).toEqual([])
  const [owner, renter] = [await createPerson(db.pool), await createPerson(db.pool, { kycLevel: 1 })]
  const item = await createItem(db.pool, { owner: owner.id, title: 'Cordless drill' })
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const { rows } = await db.pool.query(
    `select public.search_items(q => 'drill') ->> 'total' as found,
       (select reservation_id is not null from public.hold_lines($1, $2)) as held`,
    [
      renter.id,
      JSON.stringify([{ item_id: item.id, start_date: inDays(5), end_date: inDays(6), quantity: 1 }]),
    ],
  )
  expect(rows).toEqual([{ found: '1', held: true }])
}

describe('a database whose owner is no superuser', () => {
  it('is migrated and works, prepared as documented', async () => {
    await prepare()
    await expectWorking()
  })

  it.skipIf(!existsSync(OLDEST))('is migrated and works on PostgreSQL 15 (needs its binaries)', async () => {
    await prepare({ bin: OLDEST })
    await expectWorking()
  })

  it.skipIf(!existsSync(OLDEST))(
    'is told what is missing where a superuser has not made the role that PostgreSQL 15 leaves to them (needs its binaries)',
    async () => {
      await prepare({ bin: OLDEST, isComplete: false })
      await expect(migrate(db, productSchema({ playMoney: true }))).rejects.toThrow(
        'role service_role is missing, and only a superuser may create it here',
      )
    },
  )
})
