import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import type { Webhook, WebhookValues } from './use-webhooks.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

interface WebhookCardProps {
  webhook: Webhook
  onChange: (values: WebhookValues & { isOn: boolean }) => Promise<unknown>
  onRotate: () => Promise<void>
  onRemove: () => Promise<unknown>
}

type Asked = 'edit' | 'rotate' | 'delete'

/** One endpoint: where it lies, what it hears of, how it fares, and what can be done with it. */
export function WebhookCard({ webhook, onChange, onRotate, onRemove }: WebhookCardProps) {
  const t = useTranslate()
  const { date } = useFormat()
  const [asked, setAsked] = useState<Asked>()
  const [busy, setBusy] = useState(false)
  const { url, description, events, failing_since, previous_until, disabled_at } = webhook
  const at = (instant: string) => date(instant, 'date-time', viewerZone())
  const close = () => setAsked(undefined)

  async function carryOut(work: () => Promise<unknown>, done?: string) {
    setBusy(true)
    try {
      await work()
      if (done) toast({ title: done, tone: 'good' })
      close()
    } catch (error) {
      toast(errorToast(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <li className="py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 font-semibold wrap-anywhere">{url}</p>
        <Badge tone={disabled_at ? 'bad' : 'good'}>
          {disabled_at ? t('developer.webhooks.off') : t('developer.webhooks.on')}
        </Badge>
      </div>
      {description && <p className="text-ink-soft">{description}</p>}
      <p className="mt-1 font-mono text-sm text-ink-soft">{events.join(', ')}</p>
      {failing_since && (
        <p className="mt-1 text-sm font-medium text-danger-ink">
          {t('developer.webhooks.failing', { date: at(failing_since) })}
        </p>
      )}
      {previous_until && Date.parse(previous_until) > Date.now() && (
        <p className="mt-1 text-sm text-ink-soft">
          {t('developer.webhooks.overlap', { date: at(previous_until) })}
        </p>
      )}
      <div className="-ms-5 mt-2 flex flex-wrap gap-1">
        {(['edit', 'rotate', 'delete'] as const).map((action) => (
          <Button
            key={action}
            variant="quiet"
            aria-label={`${t(`developer.webhooks.${action}`)}: ${url}`}
            onClick={() => setAsked(action)}
          >
            {t(`developer.webhooks.${action}`)}
          </Button>
        ))}
      </div>
      <DeliveryLog endpointId={webhook.id} url={url} isOn={!disabled_at} />
      {asked === 'edit' && (
        <WebhookDialog
          webhook={webhook}
          onClose={close}
          onSave={async (values) => {
            await onChange(values)
            toast({ title: t('developer.webhooks.saved'), tone: 'good' })
          }}
        />
      )}
      <ActionDialog
        open={asked === 'rotate'}
        onClose={close}
        size="small"
        title={t('developer.webhooks.rotate-title')}
        action={t('developer.webhooks.rotate')}
        busy={busy}
        onAction={() => void carryOut(onRotate)}
      >
        <p>{t('developer.webhooks.rotate-text')}</p>
      </ActionDialog>
      <ActionDialog
        open={asked === 'delete'}
        onClose={close}
        size="small"
        title={t('developer.webhooks.delete-title')}
        action={t('developer.webhooks.delete')}
        busy={busy}
        danger
        onAction={() => void carryOut(onRemove, t('developer.webhooks.deleted'))}
      >
        <p>{t('developer.webhooks.delete-text', { host: new URL(url).host })}</p>
      </ActionDialog>
    </li>
  )
}
