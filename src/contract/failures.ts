/** What the site gave up after its last try. Instants are ISO 8601. */
export interface Failures {
  /** The newest first, and how many there are. */
  mails: FailedMail[]
  mailCount: number
  tasks: FailedTask[]
  taskCount: number
  /** Mails that wait for their next try. */
  waitingMails: number
}

export interface FailedMail {
  id: string
  recipient: string
  /** The kind of mail, and its subject without the digits of a code; what it says stays on the server. */
  template: string
  subject: string
  attempts: number
  error: string
  failedAt: string
}

export interface FailedTask {
  id: string
  name: string
  error: string
  failedAt: string
}

/** Response of `retry-failures`. */
export interface RetriedFailures {
  /** How many are tried again. */
  count: number
}
