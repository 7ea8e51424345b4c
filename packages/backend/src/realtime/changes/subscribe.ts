import type { Channel } from '../channel/channel.ts'
import type { Host } from '../host.ts'
import { checkConditions } from './check-conditions.ts'
import { describeEntry, type Entry, readEntry, type WithId } from './entry.ts'
import type { PublishedTable } from './publication.ts'

/** Milliseconds for which subscribers share what was read of the publication. */
const SHARED_MS = 1_000

/**
 * Subscribes a channel to changes, all of its entries or none, and tells it the outcome. When it has another token,
 * its rights to columns are checked again.
 */
export async function subscribe(host: Host, channel: Channel, sent: WithId[]): Promise<void> {
  try {
    const fault = await tryToSubscribe(host, channel, sent)
    if (fault) host.changes.remove(channel)
    if (!channel.isOpen) return
    if (fault) channel.system('postgres_changes', 'error', fault)
    else channel.system('postgres_changes', 'ok', 'Subscribed to PostgreSQL')
  } catch (error) {
    const { log, outage } = host.deps
    if (!outage.covers(error)) log.warn({ err: error }, 'a subscription to changes failed')
    // Rejoining is how the client tries again.
    if (channel.isOpen) channel.fail()
  }
}

async function tryToSubscribe(host: Host, channel: Channel, sent: WithId[]): Promise<string | undefined> {
  const entries: Entry[] = []
  for (const one of sent) {
    const entry = readEntry(one)
    if (typeof entry === 'string') return entry
    entries.push(entry)
  }
  const tables = [...(await host.changes.tables(SHARED_MS)).values()]
  for (const entry of entries) {
    const fault = await faultOf(host, channel, entry, tables)
    if (fault) return fault
  }
  if (channel.isOpen) host.changes.add(channel, entries)
}

async function faultOf(
  { deps, settings }: Host,
  { identity }: Channel,
  entry: Entry,
  tables: PublishedTable[],
): Promise<string | undefined> {
  const start = 'Unable to subscribe to changes with given parameters.'
  const published = tables.filter(
    ({ schema, name }) => matches(entry.schema, schema) && matches(entry.table, name),
  )
  if (published.length === 0) {
    return `${start} Please check Realtime is enabled for the given connect parameters: ${describeEntry(entry)}`
  }
  const { role } = identity.caller
  const fault =
    missingColumn(entry, published[0]!, role) ??
    (await checkConditions(deps, published[0]!, entry.conditions, { role, allowRegex: settings.allowRegex }))
  return (
    fault &&
    `${start} An exception happened so please check your connect parameters: ${describeEntry(entry)}. Exception: ${fault}`
  )
}

const matches = (pattern: string, name: string) => pattern === '*' || pattern === name

function missingColumn(
  { select = [] }: Entry,
  { columns }: PublishedTable,
  role: string,
): string | undefined {
  const isReadable = (name: string) => columns.some((c) => c.name === name && c.readers.includes(role))
  const missing = select.find((name) => !isReadable(name))
  return missing && `invalid column for select ${missing}`
}
