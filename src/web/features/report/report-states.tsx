import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingPage } from '../../ui/loading-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface ReportStatesProps<Found> {
  query: { data: Found | null | undefined; error: unknown; refetch(): unknown }
  /** That it could not be loaded, and that it is not there. */
  failed: string
  gone: string
  /** Whether it is there to be reported. */
  isThere?: (found: Found) => boolean
  isAppeal?: (found: Found) => boolean
  /** Where to go after it was sent. */
  onwards: (found: Found) => { to: string; label: string }
  children: (found: Found) => ReactNode
}

/** The page of a report or an appeal: loading, failed, gone, sent, or the form. */
export function ReportStates<Found extends { isReported: boolean }>(props: ReportStatesProps<Found>) {
  const { query, failed, gone, isThere, isAppeal, onwards, children } = props
  const { data, error, refetch } = query
  const t = useTranslate()
  if (data === undefined && error)
    return <ErrorState as="h1" title={failed} text={errorMessage(error, t)} onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <LoadingPage label={t('ui.loading')} className="page grid max-w-2xl gap-4 py-12">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton card className="h-96" />
      </LoadingPage>
    )
  if (data === null || isThere?.(data) === false)
    return (
      <EmptyState
        as="h1"
        drawing="search"
        title={gone}
        action={<LinkButton to="/search">{t('report.search')}</LinkButton>}
      />
    )
  if (data.isReported) {
    const sent = isAppeal?.(data) ? 'report.appeal.sent' : 'report.sent'
    const { to, label } = onwards(data)
    return (
      <EmptyState
        as="h1"
        icon={<CircleCheck aria-hidden size={26} />}
        title={t(sent)}
        text={t(`${sent}-text`)}
        action={<LinkButton to={to}>{label}</LinkButton>}
      />
    )
  }
  return <div className="page max-w-2xl py-8 md:py-12">{children(data)}</div>
}
