import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import { pendingOf } from '#backend/db/pending.ts'
import { productSchema } from '#server/product-schema.ts'
import { layOutDatabase } from '../../scripts/hosted/lay-out-database.ts'
import { writeProject } from '../../scripts/hosted/write-project.ts'

const template = inject('databaseTemplate')

it.skipIf('folder' in template)(
  'what is pushed to a hosted project runs there as no superuser, and leaves our own start nothing to do',
  async () => {
    if ('folder' in template) return
    const folder = mkdtempSync(join(tmpdir(), 'lendaround-hosted-'))
    try {
      writeProject(folder, { playMoney: true })
      const address = await layOutDatabase(template.postgresUrl)
      const client = new pg.Client(address)
      await client.connect()
      for (const file of globSync('supabase/migrations/*.sql', { cwd: folder }).sort()) {
        const ran = client.query(readFileSync(join(folder, file), 'utf8'))
        await ran.catch((error: Error) => expect.fail(`${file}: ${error.message}`))
      }
      await client.end()
      const db = connectPostgres(address)
      expect(await pendingOf(db, productSchema({ playMoney: true }))).toEqual({
        migrations: [],
        routines: [],
      })
      await db.close()
    } finally {
      const superuser = new pg.Client(`${template.postgresUrl}/postgres`)
      await superuser.connect()
      await superuser.query('drop database if exists hosted with (force)')
      await superuser.query('drop role if exists project')
      await superuser.end()
      rmSync(folder, { recursive: true })
    }
  },
)
