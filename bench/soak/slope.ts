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

/** The trend of samples; flat where its line rises by no more than a tenth, or than `slack`. */
export function trendOf(samples: Sample[], slack: number): Trend {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [at, value] = [mean(samples.map((s) => s.at)), mean(samples.map((s) => s.value))]
  const spread = samples.reduce((sum, s) => sum + (s.at - at) ** 2, 0)
  const slope = samples.reduce((sum, s) => sum + (s.at - at) * (s.value - value), 0) / spread
  const growth = slope * (samples.at(-1)!.at - samples[0]!.at)
  return {
    first: samples[0]!.value,
    last: samples.at(-1)!.value,
    most: Math.max(...samples.map((s) => s.value)),
    growth,
    perHour: slope * 3_600,
    isFlat: growth <= Math.max(slack, value / 10),
  }
}
