import type { PayoutStatus } from '#domain/payout/lifecycle.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const TONES: Record<PayoutStatus, BadgeTone> = {
  requested: 'notice',
  approved: 'notice',
  paid: 'good',
  failed: 'bad',
  rejected: 'bad',
}

/** The status of a payout, in a word. */
export function PayoutBadge({ status }: { status: PayoutStatus }) {
  const t = useTranslate()
  return <Badge tone={TONES[status]}>{t(`payouts.status.${status}`)}</Badge>
}
