import type { PayoutMethodStatus } from '#domain/payout/payout-method.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const TONES: Record<PayoutMethodStatus, BadgeTone> = {
  onboarding: 'notice',
  checking: 'notice',
  ready: 'good',
  restricted: 'bad',
  closed: 'bad',
}

/** The status of an account at the payment provider, in a word. */
export function MethodStatus({ status }: { status: PayoutMethodStatus }) {
  const t = useTranslate()
  return <Badge tone={TONES[status]}>{t(`payouts.account-status.${status}`)}</Badge>
}
