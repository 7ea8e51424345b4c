interface Person {
  name: string
  email: string
}

/** What somebody did in the back office. */
export interface AuditEntry {
  id: number
  action: string
  details: Record<string, unknown>
  /** From where it was done, where that was recorded. */
  address: string | null
  device: string | null
  /** ISO 8601. */
  at: string
  actor: Person | null
  subject: Person | null
}
