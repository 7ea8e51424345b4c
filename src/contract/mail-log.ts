export type MailState = 'waiting' | 'sent' | 'failed'

/** Why nothing that a mail says is shown: it is not for others, or it left before such records were kept. */
export type MailGap = 'withheld' | 'gone'

/** Response of `view-mail`. Instants are ISO 8601. */
export interface LoggedMail {
  id: string
  recipient: string
  person: { id: string; name: string } | null
  template: string
  locale: string
  subject: string
  /** What was delivered or, before that, what would be. */
  html: string | null
  gap: MailGap | null
  state: MailState
  attempts: number
  /** What the mail server answered to the last try that failed; `expired` where a code had run out. */
  error: string
  createdAt: string
  sentAt: string | null
  /** By which answer and log name the request that caused it, or the run of a job; null where none is known. */
  causeId: string | null
  /** The mail of which this is another copy, and its own copies, latest first. */
  resentFrom: string | null
  copies: { id: string; createdAt: string; state: MailState }[]
}

/** Response of `resend-mail`. */
export interface ResentMail {
  id: string
  to: string
}
