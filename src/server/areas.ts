import { taskRunner } from '#backend/tasks/run-task.ts'
import { accountsArea } from './accounts/area.ts'
import { administrationArea } from './administration/area.ts'
import type { Area } from './area.ts'
import { bookingArea } from './booking/area.ts'
import { casesArea } from './cases/area.ts'
import { categoriesArea } from './categories/area.ts'
import { checkoutArea } from './checkout/area.ts'
import { claimsArea } from './claims/area.ts'
import { conductArea } from './conduct/area.ts'
import { contentArea } from './content/area.ts'
import type { Deps } from './deps.ts'
import { disputesArea } from './disputes/area.ts'
import { extensionsArea } from './extensions/area.ts'
import { hubsArea } from './hubs/area.ts'
import { identityArea } from './identity/area.ts'
import { importsArea } from './imports/area.ts'
import { integrationsArea } from './integrations/area.ts'
import { interventionsArea } from './interventions/area.ts'
import { invoicesArea } from './invoices/area.ts'
import { ledgerArea } from './ledger/area.ts'
import { linkPicturesArea } from './link-pictures/area.ts'
import { listingArea } from './listing/area.ts'
import { mapArea } from './map/area.ts'
import { messagingArea } from './messaging/area.ts'
import { moneyArea } from './money/area.ts'
import { notificationsArea } from './notifications/area.ts'
import { operationsArea } from './operations/area.ts'
import { payoutsArea } from './payouts/area.ts'
import { placesArea } from './places/area.ts'
import { recordsArea } from './records/area.ts'
import { rescueArea } from './rescue/area.ts'
import { reviewsArea } from './reviews/area.ts'
import { savedSearchesArea } from './saved-searches/area.ts'
import { settingsArea } from './settings/area.ts'
import { setupArea } from './setup/area.ts'
import { signalsArea } from './signals/area.ts'
import { taxArea } from './tax/area.ts'
import { wishesArea } from './wishes/area.ts'

/**
 * The areas of the product, as they stand on one another: adding one is a folder, a line here and one in the order of
 * imports (`scripts/import-order.ts`).
 */
const AREAS_WITH_SUBJECTS: readonly Area[] = [
  administrationArea,
  settingsArea,
  categoriesArea,
  contentArea,
  conductArea,
  moneyArea,
  ledgerArea,
  notificationsArea,
  integrationsArea,
  bookingArea,
  extensionsArea,
  checkoutArea,
  claimsArea,
  identityArea,
  payoutsArea,
  taxArea,
  invoicesArea,
  interventionsArea,
  listingArea,
  importsArea,
  hubsArea,
  recordsArea,
  disputesArea,
  reviewsArea,
  messagingArea,
  rescueArea,
  savedSearchesArea,
  wishesArea,
  mapArea,
  placesArea,
  linkPicturesArea,
  signalsArea,
  operationsArea,
  setupArea,
]

const AREAS_BELOW_ACCOUNTS: readonly Area[] = [
  ...AREAS_WITH_SUBJECTS,
  casesArea(AREAS_WITH_SUBJECTS.flatMap((area) => area.caseSubjects ?? [])),
]

/** Every area of the product, but for play money, which is loaded by sites that play. */
export const AREAS: readonly Area[] = [...AREAS_BELOW_ACCOUNTS, accountsArea(AREAS_BELOW_ACCOUNTS)]

/** Areas with play money where the site plays. */
const areasOf = ({ playMoney }: Pick<Deps, 'playMoney'>) => (playMoney ? [...AREAS, playMoney] : AREAS)

/** The scheduled jobs of all areas. */
export const jobsOf = (deps: Pick<Deps, 'playMoney'>) => areasOf(deps).flatMap((area) => area.jobs ?? [])

/** The kinds of task that use cases may enqueue. */
export const TASKS = AREAS.flatMap((area) => area.tasks ?? [])

/** Does a task of the queue. */
export const runTask = taskRunner(TASKS)

/** Every decision behind `/functions/v1`. */
export const allUseCases = (deps: Pick<Deps, 'playMoney'>) =>
  areasOf(deps).flatMap((area) => area.useCases ?? [])

/** What the areas do when a payment changes its state. */
export const PAYMENT_FOLLOWERS = AREAS.flatMap((area) => area.paymentFollowers ?? [])

/** Endpoints beside the four protocols. */
export const ROUTES = AREAS.flatMap((area) => area.routes ?? [])
