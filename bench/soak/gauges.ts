import { readFileSync } from 'node:fs'
import pg from 'pg'
import { readLiveMemory } from './live-memory.ts'

interface Gauge {
  name: string
  /** The metric of `/metrics` that it is read from, or what is read beside it. */
  of: string
  /** What the metric is divided by. */
  unit: number
  /** By how much it may rise. */
  slack: number
}

/** Where a site is watched. */
export interface Watched {
  url: string
  metricsToken: string
  databaseUrl: string
  /** The port of the inspector. */
  inspector: number
}

const MB = 1024 * 1024

export const IN_USE = 'in use, main thread, MB'

export const GAUGES: Gauge[] = [
  { name: 'resident memory, MB', of: 'process_resident_memory_bytes', unit: MB, slack: 40 },
  { name: IN_USE, of: 'main', unit: MB, slack: 6 },
  { name: 'in use, rendering threads, MB', of: 'threads', unit: MB, slack: 10 },
  { name: 'buffers outside, MB', of: 'nodejs_external_memory_bytes', unit: MB, slack: 20 },
  { name: "database's own memory, MB", of: 'database', unit: MB, slack: 40 },
  { name: 'file handles', of: 'process_open_fds', unit: 1, slack: 10 },
  { name: 'connections of the pool', of: 'lendaround_pool_connections{state="all"}', unit: 1, slack: 3 },
  {
    name: 'callers that wait for one',
    of: 'lendaround_pool_connections{state="waiting"}',
    unit: 1,
    slack: 2,
  },
  { name: "database's sessions", of: 'sessions', unit: 1, slack: 3 },
  { name: 'tasks that are due', of: 'lendaround_waiting{kind="tasks"}', unit: 1, slack: 20 },
  { name: 'mails that are due', of: 'lendaround_waiting{kind="mails"}', unit: 1, slack: 20 },
]

/** Reads all gauges once; what is in use only `withCollection` of the garbage, which is not to keep the process small. */
export async function readGauges(watched: Watched, withCollection: boolean): Promise<Map<string, number>> {
  const metrics = await readMetrics(watched)
  const { count, memory } = await readSessions(watched.databaseUrl)
  metrics.set('sessions', count)
  if (memory !== undefined) metrics.set('database', memory)
  if (withCollection) {
    const { main, threads } = await readLiveMemory(watched.inspector)
    metrics.set('main', main).set('threads', threads)
  }
  return new Map(
    GAUGES.filter(({ of }) => metrics.has(of)).map(({ name, of, unit }) => [name, metrics.get(of)! / unit]),
  )
}

async function readMetrics({ url, metricsToken }: Watched): Promise<Map<string, number>> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  if (!response.ok) throw new Error(`/metrics answered ${response.status}`)
  return new Map(
    (await response.text())
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

/** The database's sessions but this one, and the bytes that they have for themselves, where the system has `/proc`. */
async function readSessions(databaseUrl: string): Promise<{ count: number; memory: number | undefined }> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await client.end()
  const memory = rows.map(({ pid }) => ownMemoryOf(pid))
  return {
    count: rows.length,
    memory: process.platform === 'linux' ? memory.reduce((sum, bytes) => sum + bytes, 0) : undefined,
  }
}

function ownMemoryOf(pid: number): number {
  try {
    const [, kilobytes] = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    // The session has just ended.
    return 0
  }
}
