import type { InlineFile } from './attach-logo.ts'

/** A mail as it is sent. */
export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
  /** What the HTML shows. */
  files?: readonly InlineFile[] | undefined
  /** The same for every try of one mail, so that a receiver can tell a repetition. */
  messageId: string
  /** By which the log has what caused it. */
  causeId?: string | null
  /** Where a mail program ends mails like this one with a POST (RFC 8058). */
  stopAddress?: string | undefined
}

/** Delivers mail. */
export interface Mailer {
  /** Resolves when the mail has been accepted; throws `MailRefused` when it never will be. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** The mail itself is refused (no such mailbox, too large …): trying again would not help. */
export class MailRefused extends Error {}
