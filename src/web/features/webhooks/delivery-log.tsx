import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { useDeliveries } from './use-deliveries.ts'

/** What an endpoint was told lately, opened on demand, with a test to add to it. */
export function DeliveryLog({ url, ...props }: { endpointId: string; url: string; isOn: boolean }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group mt-2" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold">
        {t('developer.webhooks.log')}
        <span className="sr-only">: {url}</span>
        <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && <Deliveries url={url} {...props} />}
    </details>
  )
}

function Deliveries({ endpointId, url, isOn }: { endpointId: string; url: string; isOn: boolean }) {
  const t = useTranslate()
  const { deliveries, test, replay } = useDeliveries(endpointId)
  const { data, error, refetch } = deliveries
  const say = (title: string) => ({
    onSuccess: () => void toast({ title, tone: 'good' }),
    onError: (problem: unknown) => void toast(errorToast(problem, t)),
  })
  return (
    <>
      {isOn && (
        <Button
          variant="secondary"
          busy={test.isPending}
          aria-label={`${t('developer.webhooks.test')}: ${url}`}
          onClick={() => test.mutate(undefined, say(t('developer.webhooks.test-sent')))}
        >
          {t('developer.webhooks.test')}
        </Button>
      )}
      {data ? (
        data.length === 0 ? (
          <p className="mt-3 text-ink-soft">{t('developer.webhooks.log-empty')}</p>
        ) : (
          <ul className="mt-3 divide-y divide-line rounded-card border border-line">
            {data.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                isOn={isOn}
                busy={replay.isPending && replay.variables === delivery.id}
                onReplay={() => replay.mutate(delivery.id, say(t('developer.webhooks.replayed')))}
              />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState
          title={t('developer.load-failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="mt-3 h-16" />
      )}
    </>
  )
}
