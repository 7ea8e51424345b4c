import CircleCheck from 'lucide-react/icons/circle-check'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFailures, useRetryFailures } from './use-failures.ts'

/** `/admin/failures`: mails and tasks that were given up, to be tried again once their cause is mended. */
export function FailuresPage() {
  const t = useTranslate()
  const { data, error, refetch } = useFailures()
  const isClean = data && data.mailCount + data.taskCount === 0
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('admin.failures.title')}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('admin.failures.text')}</p>
      {!data && error && (
        <ErrorState
          title={t('admin.failures.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-3">
          <Skeleton card className="h-24" />
          <Skeleton card className="h-24" />
        </Loading>
      )}
      {data && data.waitingMails > 0 && (
        <div className="mt-6">
          <Notice tone="notice">{t('admin.failures.waiting', { count: data.waitingMails })}</Notice>
        </div>
      )}
      {isClean && (
        <EmptyState
          icon={<CircleCheck aria-hidden size={26} />}
          title={t('admin.failures.empty')}
          text={t('admin.failures.empty-text')}
        />
      )}
      {data && data.mailCount > 0 && (
        <Kind kind="mails" count={data.mailCount}>
          {data.mails.map(({ id, recipient, template, subject, attempts, error, failedAt }) => (
            <Row
              key={id}
              of={{ kind: 'mails', id, isLost: error === 'expired' }}
              what={`${subject || template} → ${recipient}`}
              to={`/admin/mails/${id}`}
              more={t('admin.failures.tries', { count: attempts })}
              reason={error === 'expired' ? t('office.mails.expired') : error}
              failedAt={failedAt}
            />
          ))}
        </Kind>
      )}
      {data && data.taskCount > 0 && (
        <Kind kind="tasks" count={data.taskCount}>
          {data.tasks.map(({ id, name, error: reason, failedAt }) => (
            <Row key={id} of={{ kind: 'tasks', id }} what={name} {...{ reason, failedAt }} />
          ))}
        </Kind>
      )}
    </>
  )
}

function Kind({ kind, count, children }: { kind: 'mails' | 'tasks'; count: number; children: ReactNode }) {
  const t = useTranslate()
  const [retry, isPending] = useRetry({ kind })
  return (
    <section aria-labelledby={`failed-${kind}`} className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`failed-${kind}`} className="text-xl">
          {t(`admin.failures.${kind}`)} <span className="tabular text-ink-soft">{count}</span>
        </h2>
        <Button variant="secondary" busy={isPending} onClick={retry}>
          <RotateCw aria-hidden size={18} />
          {t(`admin.failures.retry-${kind}`)}
        </Button>
      </div>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
        {children}
      </ul>
    </section>
  )
}

/** Tries failed work again, and says how much of it. */
function useRetry(failures: { kind: 'mails' | 'tasks'; ids?: string[] }): [() => void, boolean] {
  const t = useTranslate()
  const { mutate, isPending } = useRetryFailures()
  const retry = () =>
    mutate(failures, {
      onSuccess: (answer) =>
        void toast({ title: t('admin.failures.retried', { count: answer.count }), tone: 'good' }),
      onError: (error) => void toast(errorToast(error, t)),
    })
  return [retry, isPending]
}

interface RowProps {
  /** Of a mail with a code that has expired there is nothing left to try. */
  of: { kind: 'mails' | 'tasks'; id: string; isLost?: boolean }
  what: string
  /** The page of it, where it has one. */
  to?: string
  more?: string
  reason: string
  failedAt: string
}

function Row({ of: { kind, id, isLost }, what, to, more, reason, failedAt }: RowProps) {
  const t = useTranslate()
  const format = useFormat()
  const [retry, isPending] = useRetry({ kind, ids: [id] })
  const when = format.date(failedAt, 'full-date-time', viewerZone())
  return (
    <li className="p-4">
      <p className="font-semibold break-words">
        {to ? (
          <Link to={to} className="underline underline-offset-4">
            {what}
          </Link>
        ) : (
          what
        )}
      </p>
      {reason && <p className="mt-1 text-sm wrap-anywhere">{reason}</p>}
      <p className="tabular mt-1 text-sm text-ink-soft">{[when, more].filter(Boolean).join(' · ')}</p>
      {!isLost && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          busy={isPending}
          aria-label={t('admin.failures.retry-one', { what })}
          onClick={retry}
        >
          {t('admin.failures.retry')}
        </Button>
      )}
    </li>
  )
}
