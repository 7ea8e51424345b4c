import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'
import { type CpuClock, type Measured, sumUp, withCpu } from './measured.ts'

/** Pages need hundreds of renders before the engine has compiled the code they run. */
const FIRST_REQUESTS = 600
/**
 * The engine recompiles code that has run ten thousand times, on every processor, and memory grows with the load.
 * After a quarter of a minute, a process is in the state in which it serves most requests.
 */
const WARM_UP_MS = 15_000

export interface Request {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Load {
  url: string
  cpu: CpuClock
  connections: number
  /** Makes the next request; a different one each time where a cache would flatter the figure. */
  next: () => Request
}

/** Sends requests over this many connections: warms up under that load first, then measures for some seconds. */
export async function measureRequests(
  { url, cpu, connections, next }: Load,
  seconds: number,
): Promise<Measured> {
  const pool = new Pool(url, { connections, pipelining: 1 })
  let times: number[] = []
  let failed = 0

  async function send(): Promise<void> {
    const began = performance.now()
    try {
      const { statusCode, body } = await pool.request({ method: 'GET', ...next() })
      await body.dump({ limit: Number.POSITIVE_INFINITY })
      if (statusCode < 200 || statusCode > 299) failed++
      times.push(performance.now() - began)
    } catch {
      failed++
    }
  }
  const work = (mayGoOn: () => boolean) =>
    Promise.all(
      Array.from({ length: connections }, async () => {
        while (mayGoOn()) await send()
      }),
    )

  try {
    let left = FIRST_REQUESTS
    await work(() => left-- > 0)
    const end = performance.now() + WARM_UP_MS + seconds * 1000
    const sending = work(() => performance.now() < end)
    await Promise.race([wait(WARM_UP_MS), sending])
    return await withCpu(cpu, async () => {
      times = []
      failed = 0
      const began = performance.now()
      await sending
      return sumUp(times, (performance.now() - began) / 1000, failed)
    })
  } finally {
    await pool.close()
  }
}
