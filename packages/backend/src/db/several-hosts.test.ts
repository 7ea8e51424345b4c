import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from '#backend/testing/postgres-server.ts'
import { connectPostgres } from './connect-postgres.ts'
import { splitHosts } from './several-hosts.ts'

it.each([
  ['postgres://a/db', ['postgres://a/db'], undefined],
  [
    'postgres://me:p%40ss@a:5432,b:5433/db?target_session_attrs=read-write&sslmode=verify-full',
    [
      'postgres://me:p%40ss@a:5432/db?sslmode=verify-full',
      'postgres://me:p%40ss@b:5433/db?sslmode=verify-full',
    ],
    true,
  ],
  [
    'postgresql://a,[::1]:5433?target_session_attrs=any',
    ['postgresql://a', 'postgresql://[::1]:5433'],
    false,
  ],
  ['socket:/var/run/postgresql?db=lendaround', ['socket:/var/run/postgresql?db=lendaround'], undefined],
])('%s has its hosts', (url, urls, writes) => {
  expect(splitHosts(url)).toEqual({ urls, writes })
})

it('says what it does not know', () => {
  expect(() => splitHosts('postgres://a,b/db?target_session_attrs=standby')).toThrow(
    'target_session_attrs in DATABASE_URL is standby, and may be read-write, primary or any.',
  )
})

let servers: PostgresServer[]
beforeAll(async () => {
  servers = await Promise.all([startPostgres({}, { inMemory: true }), startPostgres({}, { inMemory: true })])
})
afterAll(() => Promise.all((servers ?? []).map((server) => server.stop())))

const portOf = ({ url }: PostgresServer) => Number(new URL(url).port)

async function administer({ url }: PostgresServer, statement: string): Promise<void> {
  const client = new pg.Client(`${url}/postgres`)
  await client.connect()
  await client.query('set default_transaction_read_only = off')
  await client.query(statement)
  await client.end()
}

it('works with the host that takes writes, and goes on with the next one that does', async () => {
  const [standby, primary] = servers as [PostgresServer, PostgresServer]
  await administer(standby, 'alter database postgres set default_transaction_read_only = on')
  const hosts = `127.0.0.1:${portOf(standby)},127.0.0.1:${portOf(primary)}`
  const db = connectPostgres(`postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`, {
    connections: 3,
  })
  const port = async () => {
    const { rows } = await db.pool.query<{ port: number }>('select inet_server_port() as port')
    return rows[0]!.port
  }
  expect(await port()).toBe(portOf(primary))

  await primary.crash()
  // Nothing takes writes for a while, which is an outage as any other.
  await expect.poll(() => port().catch(({ code }) => code)).toMatch(/ECONNREFUSED|57P03/)
  await administer(standby, 'alter database postgres set default_transaction_read_only = off')
  await expect.poll(() => port().catch(() => undefined)).toBe(portOf(standby))
  await db.close()
})
