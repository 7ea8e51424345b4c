import { useId } from 'react'
import type { Signal } from '#contract/signals.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { signalText } from './signal-text.ts'
import { useSignals } from './use-signals.ts'

/**
 * What is unusual about a person or shared with others, each with what may well be behind it, and links to the others. For
 * those who decide; nothing follows from it by itself.
 */
export function PersonSignals({ personId }: { personId: string }) {
  const t = useTranslate()
  const heading = useId()
  const { data: signals, error, refetch } = useSignals(personId)
  return (
    <Card as="section" aria-labelledby={heading} className="mt-6">
      <h2 id={heading} className="text-lg">
        {t('office.signals')}
      </h2>
      {!signals && !error && (
        <Loading label={t('ui.loading')} className="mt-2">
          <Skeleton className="h-6 w-72" />
        </Loading>
      )}
      {!signals && error && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <p>{errorMessage(error, t)}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </div>
      )}
      {signals?.length === 0 && <p className="mt-1 text-ink-soft">{t('office.signals.none')}</p>}
      {signals && signals.length > 0 && (
        <>
          <p className="mt-1 text-sm text-ink-soft">{t('office.signals.text')}</p>
          <ul className="mt-3 grid gap-3">
            {signals.map((signal) => (
              <OneSignal key={signal.kind} signal={signal} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function OneSignal({ signal }: { signal: Signal }) {
  const t = useTranslate()
  const format = useFormat()
  const { kind, at, others, amount } = signal
  return (
    <li className="border-l-4 border-line pl-3 rtl:border-r-4 rtl:border-l-0 rtl:pr-3 rtl:pl-0">
      <p className="font-semibold break-words">
        {signalText(t, signal)}
        {at && ` (${format.date(at, 'date-time', viewerZone())})`}
      </p>
      <p className="text-sm text-ink-soft">{t(`office.signal.${kind}-mind`)}</p>
      {others.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4">
          {others.map(({ id, name, isBlocked }) => (
            <Link
              key={id}
              to={`/admin/users/${id}`}
              className="inline-flex min-h-11 items-center break-words underline"
            >
              {name || t('office.signals.nameless')}
              {isBlocked && ` (${t('office.signals.blocked')})`}
            </Link>
          ))}
          {amount > others.length && (
            <span>{t('office.signals.others', { count: amount - others.length })}</span>
          )}
        </p>
      )}
    </li>
  )
}
