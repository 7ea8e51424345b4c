import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import { migrate } from '#backend/db/migrate.ts'
import { readSchema } from '#backend/db/schema-files.ts'
import { createTestApp, type TestApp, type TestUser } from '#backend/testing/app.ts'
import { type PostgresServer, startPostgres } from '#backend/testing/postgres-server.ts'
import { SCHEMA_FOLDER } from '#backend/testing/schema-folder.ts'

let primary: PostgresServer
let standby: PostgresServer
let t: TestApp
beforeAll(async () => {
  primary = await startPostgres({}, { inMemory: true })
  const url = `${primary.url}/postgres`
  const db = connectPostgres(url)
  await migrate(db, readSchema(SCHEMA_FOLDER))
  await db.pool.query(`
    create function public.answering_port() returns integer language sql stable as 'select inet_server_port()';
    create function public.next_port() returns integer language sql volatile as 'select inet_server_port()';
  `)
  await db.close()
  standby = await primary.startStandby()
  const database = connectPostgres(url, { readUrls: [`${standby.url}/postgres`] })
  t = await createTestApp({}, { database })
})
afterAll(async () => {
  await t?.close()
  for (const server of [standby, primary]) await server?.stop()
})

const portOf = ({ url }: PostgresServer) => Number(new URL(url).port)
const answers = async (name: 'answering_port' | 'next_port', as?: TestUser) => {
  const { data } = await t.client(as ? { as } : {}).rpc(name as never)
  return data as unknown as number
}

it('visitors read from the replica; what may write, and people who are signed in, go to the primary', async () => {
  await expect.poll(() => answers('answering_port'), { timeout: 20_000 }).toBe(portOf(standby))
  expect(await answers('next_port')).toBe(portOf(primary))
  const ada = await t.user()
  expect(await answers('answering_port', ada)).toBe(portOf(primary))
})
