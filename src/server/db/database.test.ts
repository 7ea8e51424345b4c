import { expect, inject, it } from 'vitest'
import { connectPostgres } from './database.ts'

const template = inject('databaseTemplate')

it.skipIf('folder' in template)(
  'whoever gets no connection in time is told so, and does not wait for ever',
  async () => {
    if ('folder' in template) return
    const db = connectPostgres(`${template.postgresUrl}/postgres`, 1, 300)
    const busy = await db.pool.connect()
    const before = performance.now()
    await expect(db.pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect')
    expect(performance.now() - before).toBeLessThan(3_000)
    busy.release()
    await expect(db.pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 })
    await db.close()
  },
)
