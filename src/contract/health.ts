/** How the site is doing, and what its operator has still to do before people come. Instants are ISO 8601. */
export interface Health {
  version: string
  /** Work that is due, and for how long the oldest of it has been. */
  waiting: Record<'mails' | 'tasks', { count: number; oldestSeconds: number }>
  /** Tried for the last time; mails of the last 30 days. */
  givenUp: Record<'mails' | 'tasks', number>
  /** Between provider, records and ledger, for a person to look at. */
  discrepancies: number
  /** When a payment was last compared with its provider; null before the first one. */
  comparedAt: string | null
  /** Left in the data folder; null where the system does not say. */
  freeBytes: number | null
  setup: Setup
}

export interface Setup {
  isOperatorNamed: boolean
  /** Whether there is a server that delivers mails. */
  mail: 'missing' | 'set'
  payments: 'real' | 'play'
  /** People who work in the back office, and those of them with a second factor. */
  staff: number
  staffWithSecondFactor: number
  moderators: number
  backedUpAt: string | null
}
