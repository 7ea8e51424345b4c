import { HOUSEKEEPING } from '#backend/jobs/jobs.ts'
import { accounts } from './accounts/area.ts'
import type { Area } from './area.ts'
import { booking } from './booking/area.ts'
import { checkout } from './checkout/area.ts'
import { identity } from './identity/area.ts'
import { listing } from './listing/area.ts'
import { notifications } from './notifications/area.ts'
import { payments } from './payments/area.ts'

/** Every area of the product: adding one is a folder and a line here. */
export const AREAS: readonly Area[] = [
  accounts,
  booking,
  checkout,
  identity,
  listing,
  notifications,
  payments,
]

/** Everything that happens by the clock. */
export const JOBS = [...HOUSEKEEPING, ...AREAS.flatMap((area) => area.jobs ?? [])]

/** Every decision behind `/functions/v1`. */
export const USE_CASES = AREAS.flatMap((area) => area.useCases ?? [])
