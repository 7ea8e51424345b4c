import Flag from 'lucide-react/icons/flag'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Image } from '../../ui/image.tsx'
import { QueuePage } from './queue-page.tsx'
import { type OpenReport, useOpenReports } from './use-open-reports.ts'
import { viewerZone } from './viewer-zone.ts'

/** `/admin/reports`: what people object to in listings, and lenders in removals. */
export function ReportsPage() {
  const t = useTranslate()
  return (
    <QueuePage
      title={t('moderation.reports.title')}
      text={t('moderation.reports.text')}
      rows={useOpenReports()}
      empty={{
        icon: <Flag aria-hidden size={26} />,
        title: t('moderation.reports.empty'),
        text: t('moderation.reports.empty-text'),
      }}
      to={({ item_id }) => `/admin/listings/${item_id}`}
      row={(report) => <Row report={report} />}
    />
  )
}

function Row({ report: { item, reason, message, created_at } }: { report: OpenReport }) {
  const t = useTranslate()
  const format = useFormat()
  const [cover] = item.images
  return (
    <>
      <Image
        path={cover?.path}
        alt=""
        thumbHash={cover?.thumbhash}
        sizes="96px"
        className="w-24 shrink-0 rounded-control"
      />
      <span className="min-w-0 grow">
        <span lang={item.language} className="line-clamp-1 font-semibold break-words">
          {item.title}
        </span>
        <span className="block text-sm">{t.optional(`moderation.report.${reason}`) ?? reason}</span>
        {message && <span className="line-clamp-2 block text-sm break-words text-ink-soft">{message}</span>}
        <span className="tabular block text-sm text-ink-soft">
          {t('moderation.since', { date: format.date(created_at, 'date-time', viewerZone()) })}
        </span>
      </span>
    </>
  )
}
