import type { ClaimStatus } from '#domain/claim/lifecycle.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const TONES: Record<ClaimStatus, BadgeTone> = {
  open: 'notice',
  countered: 'notice',
  escalated: 'bad',
  decided: 'notice',
  appealed: 'bad',
  settled: 'good',
  withdrawn: 'plain',
}

/** The status of a claim, in a word. */
export function ClaimBadge({ status }: { status: ClaimStatus }) {
  const t = useTranslate()
  return <Badge tone={TONES[status]}>{t(`claims.status.${status}`)}</Badge>
}
