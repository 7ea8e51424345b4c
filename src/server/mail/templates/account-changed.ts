import type { Template } from '../templates.ts'

/** Changes to a person's sign-in that a mail reports. */
export const ACCOUNT_CHANGES = [
  'password-changed',
  'email-changed',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-made',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'provider-linked',
  'provider-unlinked',
  'api-key-made',
  'second-factor-reset',
] as const

export type AccountChange = (typeof ACCOUNT_CHANGES)[number]

export const accountChanged: Template<'account-changed'> = ({ change, url }, { t }) => ({
  subject: t(`account-mails.changed.${change}.subject`),
  lines: [t(`account-mails.changed.${change}.text`), t('mail.fine')],
  action: { label: t('account-mails.changed.action'), url },
  note: t('account-mails.changed.note'),
})
