import { resolve } from 'node:path'
import pg from 'pg'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import type { Database } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { type PostgresServer, startPostgres } from '#backend/testing/postgres-server.ts'
import { productSchema } from '#server/product-schema.ts'
import { seedBulk } from '../supabase/seed/bulk.ts'
import { parentOf, treeCpuMsOf } from './cpu-time.ts'

/** As an operator would run it: commits are flushed to disk. */
const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '512MB',
  max_wal_size: '4GB',
}

/** Who owns a market, as the guide has it. */
export const OWNER = 'lendaround'

export interface MarketItem {
  id: string
  title: string
  latitude: number
  longitude: number
  minHours: number
  /** Can be booked instantly and picked up, so that one checkout completes the booking. */
  isInstantPickup: boolean
}

export interface Market {
  databaseUrl: string
  /** The start options and the contents of the database. */
  description: string
  items: MarketItem[]
  /**
   * The number of pairs of calendar entries that overlap on the same unit: must be 0.
   */
  overlaps(): Promise<number>
  /** PostgreSQL's processor time so far, in milliseconds. */
  cpuMs(): number | undefined
  /** What runs it, unless the market lies in somebody's own database. */
  server: PostgresServer | undefined
  /** Starts a copy that follows the database; refused where the market lies in somebody's own. */
  startStandby(): Promise<Standby>
  stop(): Promise<void>
}

export interface Standby {
  url: string
  cpuMs(): number | undefined
  stop(): Promise<void>
}

/** Where a market is kept: in a folder, or in somebody's database. Without either it lasts for one run. */
export interface MarketHome {
  database?: string | undefined
  folder?: string | undefined
}

/** A PostgreSQL with a large market, which is filled if it is empty. */
export async function openMarket(size: number, home: MarketHome = {}): Promise<Market> {
  const folder = home.folder && resolve(home.folder)
  const server = home.database === undefined ? await startPostgres(SETTINGS, { folder }) : undefined
  const databaseUrl = home.database ?? (await createMarket(server!.url))
  const db = connectPostgres(databaseUrl, { statementMs: 0 })
  await migrate(db, productSchema({ playMoney: true }))
  const { rows: present } = await db.pool.query('select from public.items limit 1')
  if (present.length === 0) await seedBulk(db, { items: size })
  await db.pool.query('checkpoint')
  const counts = await count(db)
  const version = await db.pool.query<{ server_version: string }>('show server_version')
  const { rows: items } = await db.pool.query<MarketItem>(
    `select id, title, latitude, longitude, min_hours as "minHours",
       is_instant and 'pickup' = any (delivery_methods) as "isInstantPickup"
     from public.items
     where status = 'published' order by id`,
  )
  await db.close()
  const cpuMs = await cpuClockOf(databaseUrl)
  const overlaps = async () => {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from public.calendar_entries a join public.calendar_entries b
         on a.unit_id = b.unit_id and a.id < b.id and a.during && b.during`,
    )
    await client.end()
    return rows[0]!.count
  }
  return {
    databaseUrl,
    overlaps,
    description: [
      `PostgreSQL ${version.rows[0]?.server_version}`,
      `${counts.items} items, ${counts.units} units, ${counts.entries} calendar entries`,
      counts.settings,
    ].join('; '),
    items,
    cpuMs,
    server,
    async startStandby() {
      if (!server) throw new Error('A database of your own has standbys of its own')
      const standby = await server.startStandby()
      const url = `${standby.url}/market`
      return { url, cpuMs: await cpuClockOf(url), stop: standby.stop }
    },
    stop: async () => server?.stop(),
  }
}

/** The processor time of a PostgreSQL so far, where it runs on this machine. */
async function cpuClockOf(databaseUrl: string): Promise<() => number | undefined> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]!.pid)
  await client.end()
  return () => (postmaster === undefined ? undefined : treeCpuMsOf(postmaster))
}

/** The database of a role as the guide makes it, which is no superuser; what fills it also sets triggers aside. */
async function createMarket(serverUrl: string): Promise<string> {
  const admin = new pg.Client(`${serverUrl}/postgres`)
  await admin.connect()
  const { rows } = await admin.query<{ owner: string }>(
    `select pg_get_userbyid(datdba)::text as owner from pg_database where datname = 'market'`,
  )
  if (rows.length === 0) {
    await admin.query(`create role ${OWNER} login createrole bypassrls`)
    await admin.query(`grant set on parameter session_replication_role to ${OWNER}`)
    await admin.query(`grant pg_checkpoint to ${OWNER}`)
    await admin.query(`create database market owner ${OWNER}`)
  }
  await admin.end()
  const url = new URL(`${serverUrl}/market`)
  url.username = rows[0]?.owner ?? OWNER
  return url.href
}

async function count(db: Database) {
  const { rows } = await db.pool.query<{ items: string; units: string; entries: string; settings: string }>(
    `select (select count(*) from public.items) as items, (select count(*) from public.item_units) as units,
       (select count(*) from public.calendar_entries) as entries,
       (select string_agg(name || '=' || current_setting(name), ' ') from unnest($1::text[]) name) as settings`,
    [Object.keys(SETTINGS)],
  )
  return rows[0]!
}
