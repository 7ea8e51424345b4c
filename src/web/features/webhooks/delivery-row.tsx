import { WEBHOOK_VERSION } from '#domain/webhook/webhook-events.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Delivery } from './use-deliveries.ts'

interface DeliveryRowProps {
  delivery: Delivery
  isOn: boolean
  busy: boolean
  onReplay: () => void
}

/** One event that was sent: how it went, and what was answered. */
export function DeliveryRow({ delivery, isOn, busy, onReplay }: DeliveryRowProps) {
  const t = useTranslate()
  const { date } = useFormat()
  const { event, created_at, next_attempt_at, delivered_at, status, excerpt, attempts } = delivery
  const at = (instant: string) => date(instant, 'date-time', viewerZone())
  const isWaiting = !delivered_at && next_attempt_at !== null
  const waiting = isOn
    ? t('developer.webhooks.waiting', { date: at(next_attempt_at ?? created_at) })
    : t('developer.webhooks.held')
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 p-4">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-mono text-sm font-semibold">{event}</span>
          {delivered_at ? (
            <Badge tone="good">{t('developer.webhooks.delivered')}</Badge>
          ) : (
            <Badge tone={isWaiting ? 'notice' : 'bad'}>
              {isWaiting ? waiting : t('developer.webhooks.given-up')}
            </Badge>
          )}
        </p>
        <p className="tabular text-sm text-ink-soft">
          {[at(created_at), attempts > 0 && (status ?? t('developer.webhooks.no-answer'))]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {excerpt && <p className="mt-1 font-mono text-sm wrap-anywhere text-ink-soft">{excerpt}</p>}
      </div>
      {isOn && (!isWaiting || attempts > 0) && (
        <Button
          variant="quiet"
          busy={busy}
          aria-label={t('developer.webhooks.replay-label', { event, date: at(created_at) })}
          onClick={onReplay}
        >
          {t('developer.webhooks.replay')}
        </Button>
      )}
      <details className="min-w-0 basis-full text-sm">
        <summary className="w-fit cursor-pointer py-3 text-ink-soft underline underline-offset-4">
          {t('developer.webhooks.content')}
          <span className="sr-only">{`: ${event}, ${at(created_at)}`}</span>
        </summary>
        <pre className="relative overflow-x-auto rounded-control bg-sunken p-3">{contentOf(delivery)}</pre>
      </details>
    </li>
  )
}

/** What the receiver finds in its own log: the id and the body of the message. */
const contentOf = ({ id, event, created_at, data }: Delivery): string =>
  `webhook-id: msg_${id}\n\n${JSON.stringify(
    { type: event, version: WEBHOOK_VERSION, timestamp: new Date(created_at).toISOString(), data },
    null,
    2,
  )}`
