import { setTimeout as wait } from 'node:timers/promises'
import autocannon, { type Request } from 'autocannon'
import { type CpuClock, type Measured, sumUp, withCpu } from './measured.ts'

/** Pages need hundreds of renders before the engine has compiled the code they run. */
const FIRST_REQUESTS = 600
/**
 * The engine recompiles code that has run ten thousand times, on every processor, and memory grows with the load.
 * After a quarter of a minute, a process is in the state in which it serves most requests.
 */
const WARM_UP_SECONDS = 15

export interface Load {
  url: string
  cpu: CpuClock
  connections: number
  /** Makes the next request; a different one each time where a cache would flatter the figure. */
  next: () => Request
}

/** Sends requests over this many connections: warms up under that load first, then measures for some seconds. */
export async function measureRequests(load: Load, seconds: number): Promise<Measured> {
  const times: number[] = []
  await send(load, { amount: FIRST_REQUESTS }, times)
  const sending = send(load, { duration: WARM_UP_SECONDS + seconds }, times)
  await Promise.race([wait(WARM_UP_SECONDS * 1000), sending])
  return withCpu(load.cpu, async () => {
    times.length = 0
    const started = performance.now()
    const { failed } = await sending
    return sumUp(times, (performance.now() - started) / 1000, failed)
  })
}

function send(
  { url, connections, next }: Load,
  extent: { amount: number } | { duration: number },
  times: number[],
): Promise<{ failed: number }> {
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections,
        ...extent,
        requests: [{ setupRequest: (defaults) => ({ ...defaults, ...next() }) }],
      },
      (error, result) => {
        if (error) reject(error)
        else resolve({ failed: result.non2xx + result.errors + result.timeouts })
      },
    )
    instance.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
}
