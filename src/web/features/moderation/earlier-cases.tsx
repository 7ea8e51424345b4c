import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge } from '../../ui/badge.tsx'
import { caseReason } from './case-texts.ts'
import type { Case } from './use-reported-case.ts'

/** The other cases about the same subject, and what came of them. */
export function EarlierCases({ case: { subject, earlier } }: { case: Case }) {
  const t = useTranslate()
  const format = useFormat()
  if (earlier.length === 0) return null
  return (
    <section aria-labelledby="earlier" className="mt-8">
      <h2 id="earlier" className="text-xl">
        {t('moderation.cases.others')}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
        {earlier.map(({ id, reason, message, status, created_at }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-3 p-4">
            <div className="min-w-0 grow basis-60">
              <p className="font-semibold">{caseReason(t, subject, reason)}</p>
              {message && <p className="break-words">{message}</p>}
              <p className="tabular text-sm text-ink-soft">
                {format.date(created_at, 'date-time', viewerZone())}
              </p>
            </div>
            <Badge>{t(`moderation.cases.status.${status}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
