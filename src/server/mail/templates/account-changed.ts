import type { Message, Template } from '../templates.ts'

/** Changes to a person's sign-in that a mail reports. */
export const ACCOUNT_CHANGES = [
  'password-changed',
  'password-dropped',
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

export const accountChanged: Template<'account-changed'> = ({ change, url }, { t }): Message => {
  const subject = t(`account-mails.changed.${change}.subject`)
  const text = t(`account-mails.changed.${change}.text`)
  // It is nobody's doing but that of the confirmed address.
  if (change === 'password-dropped')
    return {
      subject,
      lines: [text],
      action: { label: t('account-mails.prepared.action'), url },
      note: t('account-mails.changed.stay'),
    }
  return {
    subject,
    lines: [text, t('mail.fine')],
    action: { label: t('account-mails.changed.action'), url },
    note: t('account-mails.changed.note'),
  }
}
