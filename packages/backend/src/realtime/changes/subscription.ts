import type { Identity } from '../rights/identify.ts'
import type { ChangeType, Entry } from './entry.ts'
import type { PublishedTable } from './publication.ts'

/** A channel as the feed of changes sees it. */
export interface Subscriber {
  readonly identity: Identity
  sendText(event: string, payload: string): void
}

export interface Subscription<S extends Subscriber = Subscriber> {
  subscriber: S
  entries: Entry[]
}

/** Whether an entry is about such changes, whatever its filter says. */
export const concerns = (entry: Entry, type: ChangeType, { schema, name }: PublishedTable): boolean =>
  (entry.event === '*' || entry.event === type) &&
  (entry.schema === '*' || entry.schema === schema) &&
  (entry.table === '*' || entry.table === name)
