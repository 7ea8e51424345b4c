import { CaseTranslation } from '../../entities/translation/case-translation.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { CaseAssignment } from './case-assignment.tsx'
import { CaseClock } from './case-clock.tsx'
import { caseReason } from './case-texts.ts'
import type { Case } from './use-reported-case.ts'

/** Why a case was opened, by whom, by when it is due, who works on it, and why it was decided as it was. */
export function CaseReport({ case: one }: { case: Case }) {
  const t = useTranslate()
  const format = useFormat()
  const { subject, reason, message, reporter, reporter_id, booking_id, decision_reason } = one
  return (
    <Card className="mt-6 grid gap-1">
      <p className="font-semibold">{caseReason(t, subject, reason)}</p>
      {message && (
        <div>
          <p className="whitespace-pre-line wrap-anywhere">{message}</p>
          <CaseTranslation of="case" id={one.id} />
        </div>
      )}
      <p className="tabular text-sm text-ink-soft">
        <Link to={`/admin/users/${reporter_id}`} className="underline">
          {t('moderation.by', { name: reporter?.name || t('moderation.nameless') })}
        </Link>{' '}
        · {format.date(one.created_at, 'date-time', viewerZone())}
        {booking_id && (
          <>
            {' · '}
            <Link to={`/admin/bookings/${booking_id}`} className="underline">
              {t('moderation.conduct.from-rental')}
            </Link>
          </>
        )}
      </p>
      <p className="tabular text-sm text-ink-soft">
        <CaseClock case={one} />
      </p>
      {decision_reason && (
        <p className="text-sm break-words">
          {t('moderation.cases.because', { reason: caseReason(t, subject, decision_reason) })}{' '}
          {one.decision_message}
        </p>
      )}
      <CaseAssignment case={one} />
    </Card>
  )
}
