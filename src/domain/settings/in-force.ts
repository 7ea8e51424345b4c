import type { SettingValue } from './definition.ts'

/** One change of a setting; the latest that has come into force counts. */
export interface SettingChange {
  id: number
  name: string
  /** Null for the default. */
  value: SettingValue | null
  /** Epoch ms. */
  effectiveFrom: number
}

/** Changes in the order in which they come into force. */
const byEffect = (a: SettingChange, b: SettingChange) => a.effectiveFrom - b.effectiveFrom || a.id - b.id

/** The values that were set and are in force at `now`, epoch ms, by the names of their settings. */
export function valuesInForce(changes: readonly SettingChange[], now: number): Record<string, SettingValue> {
  const latest = new Map<string, SettingValue | null>()
  for (const change of changes.toSorted(byEffect)) {
    if (change.effectiveFrom <= now) latest.set(change.name, change.value)
  }
  return Object.fromEntries([...latest].filter((entry): entry is [string, SettingValue] => entry[1] !== null))
}

/** When the next change comes into force, epoch ms; nothing if none is to come. */
export function nextEffect(changes: readonly SettingChange[], now: number): number | undefined {
  const coming = changes.map(({ effectiveFrom }) => effectiveFrom).filter((at) => at > now)
  return coming.length > 0 ? Math.min(...coming) : undefined
}
