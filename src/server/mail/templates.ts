import type { Locale } from './locale.ts'
import { accountExists } from './templates/account-exists.ts'
import { confirmSignUp } from './templates/confirm-sign-up.ts'
import { emailChange } from './templates/email-change.ts'
import { invitation } from './templates/invitation.ts'
import { magicLink } from './templates/magic-link.ts'
import { passwordChanged } from './templates/password-changed.ts'
import { reauthentication } from './templates/reauthentication.ts'
import { recovery } from './templates/recovery.ts'

/** A message before it is laid out: plain sentences, no markup. */
export interface Message {
  subject: string
  /** The paragraphs above the code and the button. */
  lines: string[]
  code?: string
  action?: { label: string; url: string }
  /** What to do when this mail was not expected. */
  note: string
}

/** A code and a link that do the same. */
export interface CodeAndLink {
  code: string
  url: string
  /** How long both work. */
  minutes: number
}

export interface TemplateData {
  'account-exists': { url: string }
  'confirm-sign-up': CodeAndLink
  'email-change': CodeAndLink & { from: string; to: string }
  invitation: CodeAndLink
  'magic-link': CodeAndLink
  'password-changed': { url: string }
  reauthentication: Omit<CodeAndLink, 'url'>
  recovery: CodeAndLink
}

export type TemplateName = keyof TemplateData
export type Template<Name extends TemplateName> = Record<
  Locale,
  (data: TemplateData[Name], brand: string) => Message
>

/** Every mail that we send, in every language. */
export const templates: { [Name in TemplateName]: Template<Name> } = {
  'account-exists': accountExists,
  'confirm-sign-up': confirmSignUp,
  'email-change': emailChange,
  invitation,
  'magic-link': magicLink,
  'password-changed': passwordChanged,
  reauthentication,
  recovery,
}
