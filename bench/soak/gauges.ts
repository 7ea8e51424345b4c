import pg from 'pg'

interface Gauge {
  name: string
  /** The metric of `/metrics` that it is read from, or the database's own count. */
  of: string
  /** What the metric is divided by. */
  unit: number
  /** By how much it may rise where a tenth would be less. */
  slack: number
}

const MB = 1024 * 1024

export const GAUGES: Gauge[] = [
  { name: 'resident memory, MB', of: 'process_resident_memory_bytes', unit: MB, slack: 40 },
  { name: 'heap of the main thread, MB', of: 'nodejs_heap_size_used_bytes', unit: MB, slack: 25 },
  { name: 'memory outside it, MB', of: 'nodejs_external_memory_bytes', unit: MB, slack: 20 },
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

/** Reads all gauges once. */
export async function readGauges(
  url: string,
  token: string,
  databaseUrl: string,
): Promise<Map<string, number>> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`/metrics answered ${response.status}`)
  const metrics = new Map(
    (await response.text())
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
  metrics.set('sessions', await countSessions(databaseUrl))
  return new Map(
    GAUGES.filter(({ of }) => metrics.has(of)).map(({ name, of, unit }) => [name, metrics.get(of)! / unit]),
  )
}

async function countSessions(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await client.end()
  return rows[0]!.count
}
