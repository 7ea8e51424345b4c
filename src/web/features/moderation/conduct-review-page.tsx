import SearchX from 'lucide-react/icons/search-x'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ConductDecision } from './conduct-decision.tsx'
import { useFocusedHeading } from './use-focused-heading.ts'
import { type PersonReport, usePersonReport } from './use-person-report.ts'
import { viewerZone } from './viewer-zone.ts'

/** `/admin/conduct/:id`: one report of a person, what was said of them before, and what is decided on it. */
export function ConductReviewPage({ id }: { id: string }) {
  const t = useTranslate()
  const { data: report, error, refetch } = usePersonReport(id)
  const heading = useFocusedHeading(report?.id)
  if (report === undefined && error)
    return (
      <ErrorState
        title={t('moderation.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (report === undefined)
    return (
      <Loading label={t('ui.loading')} className="grid gap-4">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton card className="h-48" />
      </Loading>
    )
  if (report === null)
    return (
      <EmptyState
        icon={<SearchX aria-hidden size={26} />}
        title={t('moderation.conduct.gone')}
        action={<LinkButton to="/admin/conduct">{t('moderation.conduct.back')}</LinkButton>}
      />
    )
  const name = report.person?.name || t('moderation.nameless')
  return (
    <article>
      <Breadcrumb trail={[{ label: t('moderation.conduct.title'), to: '/admin/conduct' }, { label: name }]} />
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-2xl break-words outline-none md:text-3xl">
        {name}
      </h1>
      <Person report={report} name={name} />
      <Card className="mt-6 grid gap-1">
        <p className="font-semibold">
          {t.optional(`moderation.conduct.reason.${report.reason}`) ?? report.reason}
        </p>
        {report.message && <p className="break-words">{report.message}</p>}
        <Written report={report} />
      </Card>
      <Earlier reports={report.earlier} />
      <ConductDecision report={report} />
    </article>
  )
}

function Person({ report: { person }, name }: { report: PersonReport; name: string }) {
  const t = useTranslate()
  const format = useFormat()
  if (!person) return null
  return (
    <div className="mt-6 flex items-center gap-4">
      <Avatar name={name} src={avatarAddress(person.avatar_path, 160)} size={64} />
      <div className="min-w-0">
        <p className="flex flex-wrap gap-2">
          <Badge tone={person.kyc_level > 0 ? 'good' : 'plain'}>
            {t(person.kyc_level > 0 ? 'moderation.verified' : 'moderation.unverified')}
          </Badge>
          {person.is_blocked && <Badge tone="bad">{t('moderation.conduct.is-blocked')}</Badge>}
        </p>
        <p className="mt-1 text-sm break-words text-ink-soft">
          {person.email} ·{' '}
          {t('moderation.joined', { date: format.date(person.created_at, 'date', viewerZone()) })}
        </p>
      </div>
    </div>
  )
}

function Written({ report: { reporter, created_at, booking_id } }: { report: PersonReport }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <p className="tabular text-sm text-ink-soft">
      {t('moderation.by', { name: reporter?.name || t('moderation.nameless') })} ·{' '}
      {format.date(created_at, 'date-time', viewerZone())}
      {booking_id && ` · ${t('moderation.conduct.from-rental')}`}
    </p>
  )
}

function Earlier({ reports }: { reports: PersonReport['earlier'] }) {
  const t = useTranslate()
  const format = useFormat()
  if (reports.length === 0) return null
  return (
    <section aria-labelledby="earlier" className="mt-8">
      <h2 id="earlier" className="text-xl">
        {t('moderation.conduct.before')}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
        {reports.map(({ id, reason, message, status, created_at }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-3 p-4">
            <div className="min-w-0 grow basis-60">
              <p className="font-semibold">{t.optional(`moderation.conduct.reason.${reason}`) ?? reason}</p>
              {message && <p className="break-words">{message}</p>}
              <p className="tabular text-sm text-ink-soft">
                {format.date(created_at, 'date-time', viewerZone())}
              </p>
            </div>
            <Badge>{t(`moderation.conduct.is-${status}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
