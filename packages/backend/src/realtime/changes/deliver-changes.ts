import PQueue from 'p-queue'
import type { Deps } from '#backend/deps.ts'
import { identify } from '../rights/identify.ts'
import type { Change } from './change.ts'
import { type ChangeError, changeMessages } from './change-message.ts'
import { decideConditions } from './decide-conditions.ts'
import type { Entry } from './entry.ts'
import type { PublishedTable } from './publication.ts'
import { concerns, type Subscriber, type Subscription } from './subscription.ts'
import { visibleRows } from './visible-rows.ts'

/** Callers whose rights are checked at a time. */
const CHECKS_AT_A_TIME = 4

const INSUFFICIENT_PRIVILEGE = '42501'

interface Delivery {
  subscriber: Subscriber
  change: Change
  table: PublishedTable
  entries: Entry[]
  error?: ChangeError | undefined
}

/** Tells each subscriber, in order, the changes that match its entries, as far as it may see the rows. */
export async function deliverChanges(
  deps: Deps,
  tables: Map<number, PublishedTable>,
  subscriptions: Iterable<Subscription>,
  changes: Change[],
): Promise<void> {
  const all = [...subscriptions]
  const deliveries: Delivery[] = []
  for (const change of changes) {
    const table = tables.get(change.relation)
    if (table?.events.includes(change.type)) deliveries.push(...(await match(deps, table, change, all)))
  }
  const isAllowed = await checkRights(deps, deliveries)
  for (const delivery of deliveries) {
    if (!isAllowed(delivery)) continue
    const { subscriber, table, change } = delivery
    const { role } = subscriber.identity.caller
    for (const text of changeMessages(table, change, { ...delivery, role })) {
      subscriber.sendText('postgres_changes', text)
    }
  }
}

async function match(
  { db, log }: Deps,
  table: PublishedTable,
  change: Change,
  subscriptions: Subscription[],
): Promise<Delivery[]> {
  const candidates = subscriptions.flatMap(({ subscriber, entries }) => {
    const fitting = entries.filter((entry) => concerns(entry, change.type, table))
    return fitting.length > 0 ? [{ subscriber, entries: fitting }] : []
  })
  const conditions = candidates.flatMap(({ entries }) => entries.flatMap((entry) => entry.conditions))
  const holds =
    conditions.length === 0
      ? () => true
      : await decideConditions(db, table, change, conditions).catch((error: unknown) => {
          log.warn({ err: error, table: table.sqlName }, 'filters of changes failed')
          return () => false
        })
  return candidates.flatMap(({ subscriber, entries }) => {
    const matching = entries.filter((entry) => entry.conditions.every(holds))
    if (matching.length === 0) return []
    const error = errorOf(table, change, subscriber)
    return [{ subscriber, change, table, entries: matching, ...(error && { error }) }]
  })
}

function errorOf(
  { key }: PublishedTable,
  { type }: Change,
  { identity }: Subscriber,
): ChangeError | undefined {
  if (key.length === 0) return type === 'DELETE' ? undefined : 'Error 400: Bad Request, no primary key'
  if (!key.every(({ readers }) => readers.includes(identity.caller.role))) return 'Error 401: Unauthorized'
}

const needsCheck = ({ change, table, subscriber, error }: Delivery) =>
  !error &&
  change.type !== 'DELETE' &&
  table.hasRowSecurity &&
  subscriber.identity.caller.role !== 'service_role'

/** Asks row-level security once for each caller. */
async function checkRights(deps: Deps, deliveries: Delivery[]): Promise<(delivery: Delivery) => boolean> {
  const byToken = Map.groupBy(deliveries.filter(needsCheck), ({ subscriber }) => subscriber.identity.token)
  const visible = new Map<string, ReadonlySet<Change>>()
  const queue = new PQueue({ concurrency: CHECKS_AT_A_TIME })
  await queue.addAll(
    [...byToken].map(
      ([token, group]) =>
        async () =>
          void visible.set(token, await visibleTo(deps, token, group)),
    ),
  )
  return (delivery) =>
    !needsCheck(delivery) || visible.get(delivery.subscriber.identity.token)!.has(delivery.change)
}

const NONE: ReadonlySet<Change> = new Set()

async function visibleTo(deps: Deps, token: string, group: Delivery[]): Promise<ReadonlySet<Change>> {
  try {
    // The session may have ended since the channel was joined: its owner is a visitor then.
    const who = await identify(deps, token)
    return who.ok ? await visibleRows(deps, who.identity.caller, group) : NONE
  } catch (error) {
    const isDenied = (error as { code?: string }).code === INSUFFICIENT_PRIVILEGE
    if (!isDenied && !deps.outage.covers(error)) {
      deps.log.warn({ err: error }, 'the rights to changed rows could not be checked')
    }
    return NONE
  }
}
