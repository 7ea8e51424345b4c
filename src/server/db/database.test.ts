import { expect, inject, it } from 'vitest'
import { asService } from './as-service.ts'
import { SERVICE } from './caller.ts'
import { connectPostgres } from './database.ts'
import { transactionAs } from './transaction.ts'

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

it.skipIf('folder' in template)(
  'a connection that dies under a transaction fails this one and nothing else',
  async () => {
    if ('folder' in template) return
    const db = connectPostgres(`${template.postgresUrl}/postgres`, 2)
    const crashes: Error[] = []
    const note = (error: Error) => crashes.push(error)
    process.on('uncaughtException', note)
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const lost = transactionAs(db, SERVICE, async (client) => {
      const { rows } = await client.query('select pg_backend_pid() as pid')
      await db.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
      // While it waits for something else than the database.
      await pause(200)
      await client.query('select 1')
    })
    await expect(lost).rejects.toThrow()
    await expect(asService(db, async () => 'here again')).resolves.toBe('here again')
    process.off('uncaughtException', note)
    expect(crashes).toEqual([])
    await db.close()
  },
)
