import { HOUSEKEEPING } from '#backend/jobs/jobs.ts'
import { accountsArea } from './accounts/area.ts'
import { administrationArea } from './administration/area.ts'
import type { Area } from './area.ts'
import { bookingArea } from './booking/area.ts'
import { checkoutArea } from './checkout/area.ts'
import type { Deps } from './deps.ts'
import { identityArea } from './identity/area.ts'
import { listingArea } from './listing/area.ts'
import { notificationsArea } from './notifications/area.ts'
import { paymentsArea } from './payments/area.ts'

/** Every area of the product: adding one is a folder and a line here. */
export const AREAS: readonly Area[] = [
  accountsArea,
  administrationArea,
  bookingArea,
  checkoutArea,
  identityArea,
  listingArea,
  notificationsArea,
  paymentsArea,
]

/** Everything that happens by the clock. */
export const JOBS = [...HOUSEKEEPING, ...AREAS.flatMap((area) => area.jobs ?? [])]

/** Does a task of the queue. */
export async function runTask(deps: Deps, name: string, data: object): Promise<void> {
  const task = TASKS.get(name)
  if (!task) throw new Error(`There is no task called ${name}.`)
  await task.run(deps, data)
}

const TASKS = new Map(AREAS.flatMap((area) => area.tasks ?? []).map((task) => [task.name, task]))

/** Every decision behind `/functions/v1`. */
export const USE_CASES = AREAS.flatMap((area) => area.useCases ?? [])
