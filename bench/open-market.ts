import pg from 'pg'
import { connectPostgres } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { startPostgres } from '#backend/testing/postgres-server.ts'
import { productSchema } from '#server/product-schema.ts'
import { seedBulk } from '../supabase/seed/bulk.ts'
import { familyCpuMsOf, parentOf } from './cpu-time.ts'

/** As an operator would run it: what is committed is on the disk. */
const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '512MB',
  max_wal_size: '4GB',
}

export interface MarketItem {
  id: string
  title: string
  latitude: number
  longitude: number
  minHours: number
  /** Booked without asking its owner, and picked up: one checkout books it. */
  isInstantPickup: boolean
}

export interface Market {
  databaseUrl: string
  /** What the database was started with, and what is in it. */
  description: string
  items: MarketItem[]
  /** How many pairs of calendar entries take the same unit at the same time: none, or the market is broken. */
  overlaps(): Promise<number>
  /** Processor time that PostgreSQL took so far, in milliseconds. */
  cpuMs(): number | undefined
  stop(): Promise<void>
}

/** A fresh PostgreSQL with a large market in it. */
export async function openMarket(size: number): Promise<Market> {
  const server = await startPostgres(SETTINGS)
  const admin = new pg.Client(`${server.url}/postgres`)
  await admin.connect()
  await admin.query('create database market')
  await admin.end()

  const databaseUrl = `${server.url}/market`
  const db = connectPostgres(databaseUrl)
  await migrate(db, productSchema())
  const counts = await seedBulk(db, { items: size })
  await db.pool.query('checkpoint')
  const version = await db.pool.query<{ server_version: string }>('show server_version')
  const { rows: items } = await db.pool.query<MarketItem>(
    `select id, title, latitude, longitude, min_hours as "minHours",
       is_instant and 'pickup' = any (delivery_methods) as "isInstantPickup"
     from public.items
     where status = 'published' order by id`,
  )
  const backend = await db.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(backend.rows[0]!.pid)
  await db.close()
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
      `${counts.items} items, ${counts.units} pieces, ${counts.calendarEntries} calendar entries`,
      Object.entries(SETTINGS)
        .map(([name, value]) => `${name}=${value}`)
        .join(' '),
    ].join('; '),
    items,
    cpuMs: () => (postmaster === undefined ? undefined : familyCpuMsOf(postmaster)),
    stop: server.stop,
  }
}
