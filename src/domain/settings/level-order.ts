import { type SettingChange, valuesInForce } from './in-force.ts'
import { DEFAULT_TERMS } from './terms.ts'

/** The amounts from which booking takes a level of identity, the lowest level first. */
export const LEVEL_AMOUNTS = ['identityFromCents', 'selfieAboveCents'] as const

export const isLevelAmount = (name: string): boolean => LEVEL_AMOUNTS.some((each) => each === name)

/** The amounts of two levels, in cents, of which the higher one would be asked for from less. */
export interface LevelDisorder {
  lowerCents: number
  higherCents: number
}

/** Where a higher level would be asked for from less than a lower one, at `now` (epoch ms) or when a later change comes into force. */
export function levelDisorder(changes: readonly SettingChange[], now: number): LevelDisorder | undefined {
  const times = [now, ...changes.map(({ effectiveFrom }) => effectiveFrom).filter((at) => at > now)]
  for (const at of times.toSorted((a, b) => a - b)) {
    const values = { ...DEFAULT_TERMS, ...valuesInForce(changes, at) }
    const amounts = LEVEL_AMOUNTS.map((name) => Number(values[name]))
    const higher = amounts.findIndex((cents, level) => level > 0 && cents < amounts[level - 1]!)
    if (higher > 0) return { lowerCents: amounts[higher - 1]!, higherCents: amounts[higher]! }
  }
}
