import { terms } from '../settings/terms.ts'
import type { CancellationPolicy } from './cancellation.ts'

/** Until so many hours before the start so many per cent of the rental price come back. */
export interface RefundStep {
  hours: number
  percent: number
}

/** The steps of the policies until an operator sets others; their bounds keep a policy's second step after its first. */
export const DEFAULT_REFUNDS = {
  flexibleHours: 24,
  moderateHours: 120,
  moderateLastHours: 24,
  moderatePercent: 50,
  strictHours: 168,
  strictPercent: 50,
} as const

const inForce = (name: keyof typeof DEFAULT_REFUNDS): number => terms[name] ?? DEFAULT_REFUNDS[name]

/** What a policy gives back by the settings in force, the earliest step first; after the last one nothing comes back. */
export function refundSteps(policy: CancellationPolicy): RefundStep[] {
  if (policy === 'flexible') return [{ hours: inForce('flexibleHours'), percent: 100 }]
  if (policy === 'strict') return [{ hours: inForce('strictHours'), percent: inForce('strictPercent') }]
  return [
    { hours: inForce('moderateHours'), percent: 100 },
    { hours: inForce('moderateLastHours'), percent: inForce('moderatePercent') },
  ]
}
