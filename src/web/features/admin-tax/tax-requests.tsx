import { terms } from '#domain/settings/terms.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type OpenTaxRequest, useTaxRequests } from './use-tax-requests.ts'

/** Who was asked for what the tax report lacks of them, reminded, and since when their payouts are withheld. */
export function TaxRequests() {
  const t = useTranslate()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTaxRequests()
  const requests = data?.pages.flat()
  return (
    <Card as="section" aria-labelledby="tax-requests" className="mt-4">
      <h2 id="tax-requests" className="text-lg">
        {t('tax.admin.requests')}
      </h2>
      <p className="mt-1 max-w-[68ch] text-ink-soft">{t('tax.admin.requests-text')}</p>
      {!requests && error && (
        <ErrorState
          title={t('tax.admin.requests-failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!requests && !error && (
        <Loading label={t('ui.loading')} className="mt-4">
          <Skeleton className="h-24" />
        </Loading>
      )}
      {requests?.length === 0 && <p className="mt-4">{t('tax.admin.requests-empty')}</p>}
      {requests && requests.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {requests.map((request) => (
            <RequestRow key={request.id} {...request} />
          ))}
        </ul>
      )}
      <ShowMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </Card>
  )
}

function RequestRow({ person, withheld_at, ...dates }: OpenTaxRequest) {
  const t = useTranslate()
  const format = useFormat()
  const day = (at: string) => format.date(at, 'date', viewerZone())
  const reminders = [dates.first_reminder_at, dates.second_reminder_at].filter((at) => at !== null)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <Link to={`/admin/users/${person.id}`} className="wrap-anywhere underline underline-offset-4">
          {person.name || person.email}
        </Link>
        <p className="tabular flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{t('tax.admin.asked-on', { date: day(dates.requested_at) })}</span>
          {reminders.map((at) => (
            <span key={at}>{t('tax.admin.reminded-on', { date: day(at) })}</span>
          ))}
        </p>
      </div>
      {withheld_at && terms.taxWithholding && (
        <Badge tone="bad">{t('tax.admin.withheld', { date: day(withheld_at) })}</Badge>
      )}
    </li>
  )
}
