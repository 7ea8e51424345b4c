/** The figures of one kind of request in one run. */
export interface Measured {
  count: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Responses other than 2xx, and requests without a response. */
  failed: number
  /** Processor time of the server's process per request, in milliseconds: steadier than elapsed time. */
  cpuMs?: number
  /** The same for the database's processes. */
  databaseCpuMs?: number
}

/** The processor time of the server's and the database's processes so far, in milliseconds. */
export type CpuClock = () => { server: number; database: number } | undefined

/** Does `work` and adds the processor time that it took. */
export async function withCpu(clock: CpuClock, work: () => Promise<Measured>): Promise<Measured> {
  const before = clock()
  const measured = await work()
  const after = clock()
  if (before === undefined || after === undefined) return measured
  const requests = measured.count + measured.failed
  return {
    ...measured,
    cpuMs: (after.server - before.server) / requests,
    databaseCpuMs: (after.database - before.database) / requests,
  }
}

/** Summarises the times of single requests (milliseconds) that were made within `seconds`. */
export function sumUp(times: number[], seconds: number, failed: number): Measured {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? NaN
  return { count: times.length, perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed }
}
