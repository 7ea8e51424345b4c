/** What was seen of one kind of request in one run. */
export interface Measured {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Answers that were not 2xx, and requests without an answer. */
  failed: number
}

/** Sums up the times of single requests, in milliseconds, seen in `seconds`. */
export function sumUp(times: number[], seconds: number, failed: number): Measured {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? NaN
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed }
}
