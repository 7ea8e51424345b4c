import type { OverviewRental } from '#contract/overview.ts'

const SOON_MS = 48 * 3_600_000

/** The rental to be reminded of first at this moment (epoch ms): one that waits for the person, is under way or begins within two days. */
export const stripRental = (rentals: readonly OverviewRental[], now: number): OverviewRental | undefined =>
  rentals
    .filter(
      ({ need, status, due_at }) =>
        need || status === 'picked_up' || (status === 'confirmed' && Date.parse(due_at) - now < SOON_MS),
    )
    .toSorted((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at))[0]
