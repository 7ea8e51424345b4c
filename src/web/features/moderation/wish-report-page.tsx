import { useTranslate } from '../../i18n/translation.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReviewedCase } from './reviewed-case.tsx'
import { useFocusedHeading } from './use-focused-heading.ts'
import { useWishReport, type WishReport } from './use-wish-reports.ts'
import { WishReportDecision } from './wish-report-decision.tsx'

/** `/admin/wishes/:id`: a reported wish, why it was reported, and the decision. */
export function WishReportPage({ id }: { id: string }) {
  const t = useTranslate()
  const query = useWishReport(id)
  const heading = useFocusedHeading(query.data?.id)
  return (
    <ReviewedCase
      query={query}
      skeleton={<Skeleton card className="h-48" />}
      queue={{ kind: 'wishes', path: '/admin/wishes' }}
    >
      {(report) => {
        const name = report.wish?.author?.name || t('moderation.nameless')
        return (
          <article>
            <Breadcrumb
              trail={[{ label: t('moderation.wishes.title'), to: '/admin/wishes' }, { label: name }]}
            />
            <h1 ref={heading} tabIndex={-1} className="mt-2 text-2xl break-words outline-none md:text-3xl">
              {t('moderation.wishes.of', { name })}
            </h1>
            {report.wish?.author && (
              <Link
                to={`/admin/users/${report.wish.author.id}`}
                className="inline-flex min-h-11 items-center underline"
              >
                {t('moderation.person.all')}
              </Link>
            )}
            <Card className="mt-6 grid gap-1">
              <p className="font-semibold">
                {t.optional(`moderation.wishes.reason.${report.reason}`) ?? report.reason}
              </p>
              {report.message && <p className="whitespace-pre-line wrap-anywhere">{report.message}</p>}
            </Card>
            {report.wish && <Reported wish={report.wish} />}
            <WishReportDecision report={report} />
          </article>
        )
      }}
    </ReviewedCase>
  )
}

function Reported({ wish }: { wish: NonNullable<WishReport['wish']> }) {
  const t = useTranslate()
  return (
    <Card as="section" aria-label={t('moderation.wishes.wish')} className="mt-4 grid gap-1">
      <p lang={wish.language} className="font-semibold wrap-anywhere">
        {wish.title}
      </p>
      {wish.note && (
        <p lang={wish.language} className="wrap-anywhere">
          {wish.note}
        </p>
      )}
      <p className="text-sm text-ink-soft">{wish.city}</p>
    </Card>
  )
}
