import { type FormEvent, useState } from 'react'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#domain/webhook/webhook-events.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Webhook, WebhookValues } from './use-webhooks.ts'

interface WebhookDialogProps {
  /** The one that is changed; none where one is added. */
  webhook?: Webhook
  onClose: () => void
  onSave: (values: WebhookValues & { isOn: boolean }) => Promise<unknown>
}

/** Asks where an endpoint lies and what it hears of. */
export function WebhookDialog({ webhook, onClose, onSave }: WebhookDialogProps) {
  const t = useTranslate()
  const [faults, setFaults] = useState({ url: false, events: false })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const url = String(form.get('url')).trim()
    const events = form.getAll('event') as WebhookEvent[]
    const found = { url: !/^https?:\/\/\S+$/.test(url) || !URL.canParse(url), events: events.length === 0 }
    setFaults(found)
    if (found.url || found.events || busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const description = String(form.get('description')).trim()
      await onSave({ url, description, events, isOn: !webhook || form.has('isOn') })
      onClose()
    } catch (error) {
      setProblem(errorMessage(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <ActionDialog
      onClose={onClose}
      title={webhook ? t('developer.webhooks.edit-title') : t('developer.webhooks.add')}
      action={webhook ? t('developer.webhooks.save') : t('developer.webhooks.add')}
      busy={busy}
      form="webhook"
    >
      <form id="webhook" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        <TextField
          label={t('developer.webhooks.url')}
          hint={t('developer.webhooks.url-hint')}
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          defaultValue={webhook?.url ?? 'https://'}
          error={faults.url ? t('developer.webhooks.url-missing') : undefined}
          data-autofocus
        />
        <TextField
          label={t('developer.webhooks.description')}
          name="description"
          maxLength={100}
          autoComplete="off"
          defaultValue={webhook?.description}
          optional
        />
        <fieldset>
          <legend className="font-semibold">{t('developer.webhooks.events')}</legend>
          <div className="grid font-mono text-sm sm:grid-cols-2 sm:gap-x-4">
            {WEBHOOK_EVENTS.map((event) => (
              <Checkbox
                key={event}
                name="event"
                value={event}
                label={event}
                defaultChecked={webhook ? webhook.events.includes(event) : event.startsWith('booking.')}
              />
            ))}
          </div>
          {faults.events && (
            <p role="alert" className="text-sm font-medium text-danger-ink">
              {t('developer.webhooks.events-missing')}
            </p>
          )}
        </fieldset>
        {webhook && (
          <Checkbox name="isOn" label={t('developer.webhooks.is-on')} defaultChecked={!webhook.disabled_at} />
        )}
      </form>
    </ActionDialog>
  )
}
