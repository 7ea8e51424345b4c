import autocannon, { type Request } from 'autocannon'
import { type CpuClock, type Measured, sumUp, withCpu } from './measured.ts'

/** Pages take hundreds of renders until the engine has compiled what they run through. */
const WARM_UP = [{ amount: 600 }, { duration: 2 }]

export interface Load {
  url: string
  cpu: CpuClock
  connections: number
  /** Makes the next request: a different one each time where a cache would make the figure too good. */
  next: () => Request
}

/** Sends requests over so many connections for some seconds, after a while of warming up. */
export async function measureRequests(load: Load, seconds: number): Promise<Measured> {
  for (const extent of WARM_UP) await run(load, extent)
  return withCpu(load.cpu, () => run(load, { duration: seconds }))
}

function run(
  { url, connections, next }: Load,
  extent: { amount: number } | { duration: number },
): Promise<Measured> {
  const times: number[] = []
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
        else resolve(sumUp(times, result.duration, result.non2xx + result.errors + result.timeouts))
      },
    )
    instance.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
}
