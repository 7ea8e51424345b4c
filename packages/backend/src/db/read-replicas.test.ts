import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from '#backend/testing/postgres-server.ts'
import { connectPostgres } from './connect-postgres.ts'
import type { Database } from './database.ts'
import { readFromReplica } from './read-replicas.ts'

let primary: PostgresServer
let standby: PostgresServer
let db: Database

const MAX_LAG_MS = 3_000
beforeAll(async () => {
  primary = await startPostgres({}, { inMemory: true })
  standby = await primary.startStandby()
  db = connectPostgres(`${primary.url}/postgres`, {
    connections: 3,
    readUrls: [`${standby.url}/postgres`],
    maxLagMs: MAX_LAG_MS,
  })
})
afterAll(async () => {
  await db?.close()
  for (const server of [standby, primary]) await server?.stop()
})

const portOf = ({ url }: PostgresServer) => Number(new URL(url).port)
const answeringPort = () =>
  readFromReplica(db, async ({ pool }) => {
    const { rows } = await pool.query<{ port: number }>('select inet_server_port() as port')
    return rows[0]!.port
  })
const untilAnsweredBy = (server: PostgresServer) =>
  expect.poll(answeringPort, { timeout: 20_000 }).toBe(portOf(server))

async function onStandby(statement: string): Promise<void> {
  const client = new pg.Client(`${standby.url}/postgres`)
  await client.connect()
  await client.query(statement)
  await client.end()
}

it('reads from a replica that follows, from the primary while it lags, and from the replica again', async () => {
  await untilAnsweredBy(standby)
  await onStandby('select pg_wal_replay_pause()')
  await db.pool.query('create table written (n int)')
  await untilAnsweredBy(primary)
  await onStandby('select pg_wal_replay_resume()')
  await untilAnsweredBy(standby)
  expect(await readFromReplica(db, async ({ pool }) => (await pool.query('table written')).rows)).toEqual([])
})

it('answers from the primary, without a fault, when the replica goes away, hangs and comes back', async () => {
  await untilAnsweredBy(standby)
  await standby.crash()
  expect(await answeringPort()).toBe(portOf(primary))
  await standby.comeBack()
  await untilAnsweredBy(standby)
  standby.freeze(true)
  await untilAnsweredBy(primary)
  standby.freeze(false)
  await untilAnsweredBy(standby)
})

it('leaves the faults of a statement to its caller, once', async () => {
  await untilAnsweredBy(standby)
  let tries = 0
  const faulty = readFromReplica(db, ({ pool }) => {
    tries += 1
    return pool.query('select 1 / 0')
  })
  await expect(faulty).rejects.toThrow('division by zero')
  expect(tries).toBe(1)
})

it('stays with the replica while the primary is away', async () => {
  await untilAnsweredBy(standby)
  await primary.crash()
  for (let n = 0; n < 5; n++) {
    expect(await answeringPort()).toBe(portOf(standby))
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
  await primary.comeBack()
  await untilAnsweredBy(standby)
})
