import type { TextLanguage } from '#domain/content/page-text.ts'

/** A mail of the product, as the list of them shows it. */
export interface MailSummary {
  template: string
  /** With example data, in the language of the list. */
  subject: string
  /** In which languages a text of it is the operator's. */
  changed: TextLanguage[]
}

/** One text of a mail in a language. */
export interface MailText {
  key: string
  shipped: string
  /** The operator's; null where it is the shipped one. */
  own: string | null
  /** What may stand in it. */
  placeholders: string[]
  /** What has to. */
  required: string[]
}

export interface MailTextChange {
  id: number
  key: string
  /** Null for the shipped text. */
  text: string | null
  reason: string
  by: string | null
  /** ISO 8601. */
  at: string
}

/** The answer of `load-mail`. */
export interface LoadedMail {
  texts: MailText[]
  /** The latest first. */
  changes: MailTextChange[]
}

/** The answer of `preview-mail`: the mail in each of its variants. */
export interface PreviewedMail {
  mails: { subject: string; html: string }[]
}
