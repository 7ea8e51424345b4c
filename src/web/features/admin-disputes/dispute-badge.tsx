import type { DisputeState } from '#domain/money/dispute-lifecycle.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const TONES: Record<DisputeState, BadgeTone> = {
  needs_response: 'notice',
  under_review: 'notice',
  won: 'good',
  lost: 'bad',
  carried: 'bad',
  recovered: 'good',
}

/** Where a dispute is. */
export function DisputeBadge({ status }: { status: DisputeState }) {
  const t = useTranslate()
  return <Badge tone={TONES[status]}>{t(`office.disputes.status.${status}`)}</Badge>
}
