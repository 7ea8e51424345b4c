/** What is read of the site every few seconds. */
export interface Sample {
  /** Seconds since the start. */
  at: number
  value: number
}

export interface Trend {
  first: number
  last: number
  most: number
  /** How much the straight line through the samples rises while they were taken. */
  growth: number
  perHour: number
  isFlat: boolean
}

/**
 * The trend of samples. A leak goes on for ever: what grows rises by more than `slack` as a line through all samples, and a
 * third of that still in the end, from the middle third to the last. What filled up on the way, such as a cache, does not.
 */
export function trendOf(samples: Sample[], slack: number): Trend {
  const [at, value] = [mean(samples.map((s) => s.at)), mean(samples.map((s) => s.value))]
  const spread = samples.reduce((sum, s) => sum + (s.at - at) ** 2, 0)
  const slope = samples.reduce((sum, s) => sum + (s.at - at) * (s.value - value), 0) / spread
  const growth = slope * (samples.at(-1)!.at - samples[0]!.at)
  const third = Math.ceil(samples.length / 3)
  const late = median(samples.slice(-third).map((s) => s.value))
  const middle = median(samples.slice(-2 * third, -third).map((s) => s.value))
  return {
    first: samples[0]!.value,
    last: samples.at(-1)!.value,
    most: Math.max(...samples.map((s) => s.value)),
    growth,
    perHour: slope * 3_600,
    isFlat: growth <= slack || late - middle <= slack / 3,
  }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
