/** The figures of one kind of request in one run. */
export interface Measured {
  count: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Answers that were not 2xx, and requests without an answer. */
  failed: number
  /** Processor time that the server's own process took for one, in milliseconds: steadier than the clock. */
  cpuMs?: number
  /** The same of the database's processes. */
  databaseCpuMs?: number
}

/** The processor time of the server's process and the database's so far, in milliseconds. */
export type CpuClock = () => { server: number; database: number } | undefined

/** Does `work` and adds what it took of the server's processor. */
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

/** Sums up the times of single requests, in milliseconds, seen in `seconds`. */
export function sumUp(times: number[], seconds: number, failed: number): Measured {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? NaN
  return { count: times.length, perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed }
}
