import { CaseTranslation } from '../../entities/translation/case-translation.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { useOwnAppeal } from '../../lib/use-own-appeal.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { caseReason } from './case-texts.ts'
import { useDecision } from './use-decision.ts'
import type { ListingReport } from './use-listing-to-review.ts'

/** The reports of a listing, its lender's appeals against a removal, and the decisions on them. */
export function ListingReports({ reports }: { reports: readonly ListingReport[] }) {
  const t = useTranslate()
  if (reports.length === 0) return null
  return (
    <section aria-labelledby="reports" className="mt-8">
      <h2 id="reports" className="text-xl">
        {t('moderation.cases.of-listing')}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
        {reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </section>
  )
}

function Report({
  report: { id, reason, message, status, created_at, reporter },
}: {
  report: ListingReport
}) {
  const t = useTranslate()
  const format = useFormat()
  const dismiss = useDecision('decide-case')
  const { data: own } = useOwnAppeal(id, reason === 'appeal' && status === 'open')
  const onDismiss = () =>
    dismiss.mutate(
      { id, decision: 'dismiss' },
      {
        onSuccess: () => void toast({ title: t('moderation.cases.dismissed'), tone: 'good' }),
        onError: (error) => void toast(errorToast(error, t)),
      },
    )
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 p-4">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">{caseReason(t, 'item', reason)}</p>
        {message && (
          <>
            <p className="break-words">{message}</p>
            <CaseTranslation of="case" id={id} />
          </>
        )}
        <p className="tabular text-sm text-ink-soft">
          {reporter ? (
            <Link to={`/admin/users/${reporter.id}`} className="underline">
              {t('moderation.by', { name: reporter.name || t('moderation.nameless') })}
            </Link>
          ) : (
            t('moderation.by', { name: t('moderation.nameless') })
          )}{' '}
          · {format.date(created_at, 'date-time', viewerZone())}
        </p>
      </div>
      {status === 'open' && own?.others ? (
        <p className="text-sm text-ink-soft">{t('moderation.cases.own-decision')}</p>
      ) : status === 'open' ? (
        <Button variant="secondary" busy={dismiss.isPending} onClick={onDismiss}>
          {t('moderation.cases.dismiss')}
        </Button>
      ) : (
        <Badge>{t(`moderation.cases.status.${status}`)}</Badge>
      )}
    </li>
  )
}
