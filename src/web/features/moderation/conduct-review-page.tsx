import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { PersonSignals } from '../../entities/signal/person-signals.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ConductDecision } from './conduct-decision.tsx'
import { PersonLinks } from './person-links.tsx'
import { ReportedMessages } from './reported-messages.tsx'
import { ReviewedCase } from './reviewed-case.tsx'
import { useFocusedHeading } from './use-focused-heading.ts'
import { type PersonReport, usePersonReport } from './use-person-report.ts'

/** `/admin/conduct/:id`: one report of a user, earlier reports of them, and its decision. */
export function ConductReviewPage({ id }: { id: string }) {
  const t = useTranslate()
  const query = usePersonReport(id)
  const heading = useFocusedHeading(query.data?.id)
  return (
    <ReviewedCase
      query={query}
      skeleton={<Skeleton card className="h-48" />}
      queue={{ kind: 'conduct', path: '/admin/conduct' }}
    >
      {(report) => {
        const name = report.person?.name || t('moderation.nameless')
        return (
          <article>
            <Breadcrumb
              trail={[{ label: t('moderation.conduct.title'), to: '/admin/conduct' }, { label: name }]}
            />
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
            <PersonSignals personId={report.person_id} />
            {report.message_id !== null && <ReportedMessages reportId={report.id} />}
            <Earlier reports={report.earlier} />
            <ConductDecision report={report} />
          </article>
        )
      }}
    </ReviewedCase>
  )
}

function Person({ report: { person, person_id: personId }, name }: { report: PersonReport; name: string }) {
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
        <PersonLinks id={personId} isBlocked={person.is_blocked} />
      </div>
    </div>
  )
}

function Written({ report: { reporter, reporter_id, created_at, booking_id } }: { report: PersonReport }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <p className="tabular text-sm text-ink-soft">
      <Link to={`/admin/users/${reporter_id}`} className="underline">
        {t('moderation.by', { name: reporter?.name || t('moderation.nameless') })}
      </Link>{' '}
      · {format.date(created_at, 'date-time', viewerZone())}
      {booking_id && (
        <>
          {' · '}
          <Link to={`/admin/bookings/${booking_id}`} className="underline">
            {t('moderation.conduct.from-rental')}
          </Link>
        </>
      )}
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
