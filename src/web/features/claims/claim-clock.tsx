import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { type Claim, decisionDueAt } from './claim.ts'

/** By when the team should decide a claim, or that it is late. */
export function ClaimClock({ claim }: { claim: Pick<Claim, 'status' | 'events'> }) {
  const t = useTranslate()
  const format = useFormat()
  const due = decisionDueAt(claim)
  if (due === undefined) return null
  const isLate = due < Date.now()
  return (
    <span className={isLate ? 'tabular font-semibold text-danger-ink' : 'tabular text-ink-soft'}>
      {t(isLate ? 'claims.desk.late' : 'claims.desk.due', {
        date: format.date(due, 'date-time', viewerZone()),
      })}
    </span>
  )
}
