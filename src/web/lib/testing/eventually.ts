import { vi } from 'vitest'

/** Waits until `check` no longer throws, also on a machine that stalls. */
export const eventually = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(check, { timeout: 20_000 })
