import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { Statement } from './cases.ts'

/** Milliseconds. */
export interface StatementTimes {
  count: number
  p50: number
  p99: number
  /** Processor time of the connection's process; only where the system has /proc. */
  cpu?: { p50: number; p99: number; mean: number }
}

/** One connection that queries as the data API does for a visitor: prepared, with the visitor's rights. */
export async function openVisitor(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await client.query('set role anon')
  const { pid } = rows[0]!
  const prepared = new Map<string, string>()

  const ask = ({ function: called, args }: Statement) => {
    const text = `select public.${called}(${Object.keys(args).map((arg, n) => `${arg} => $${n + 1}`)})`
    const name = prepared.get(text) ?? `statement ${prepared.size}`
    prepared.set(text, name)
    return client.query({ name, text, values: Object.values(args) })
  }
  return {
    end: () => client.end(),
    /** Runs the statement this many times, after a warm-up of a tenth as many. */
    async measure(next: () => Statement, times: number): Promise<StatementTimes> {
      for (let n = 0; n < times / 10; n++) await ask(next())
      const walls: number[] = []
      const cpus: number[] = []
      for (let n = 0; n < times; n++) {
        const statement = next()
        const cpu = processorMs(pid)
        const started = performance.now()
        await ask(statement)
        walls.push(performance.now() - started)
        cpus.push(processorMs(pid) - cpu)
      }
      const { p50, p99 } = spread(walls)
      return { count: times, p50, p99, ...(Number.isNaN(cpus[0]) ? {} : { cpu: spread(cpus) }) }
    },
  }
}

/** Linux counts a process's running time in nanoseconds. */
function processorMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return NaN
  }
}

function spread(times: number[]): { p50: number; p99: number; mean: number } {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? NaN
  return { p50: at(0.5), p99: at(0.99), mean: times.reduce((sum, time) => sum + time, 0) / times.length }
}
