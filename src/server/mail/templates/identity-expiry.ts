import type { Template } from '../templates.ts'

export interface IdentityExpiryMail {
  state: 'expiring' | 'expired'
  /** The last day of the document (`YYYY-MM-DD`). */
  validUntil: string
  url: string
}

export const identityExpiry: Template<'identity-expiry'> = ({ state, validUntil, url }, { t, dayText }) => {
  const date = dayText(validUntil)
  return {
    subject: t(`identity-mails.${state}.subject`, { date }),
    lines: [t(`identity-mails.${state}.text`, { date }), t(`identity-mails.${state}.how`)],
    action: { label: t('identity-mails.expiring.action'), url },
    note: t('identity-mails.verified.note'),
  }
}
