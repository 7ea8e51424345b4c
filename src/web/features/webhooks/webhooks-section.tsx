import { useId, useState } from 'react'
import { SecretDialog } from '../../entities/secret/secret-dialog.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

/** The webhooks of the person, or of the site. */
export function WebhooksSection({ site = false }: { site?: boolean }) {
  const t = useTranslate()
  const id = useId()
  const { webhooks, create, change, rotate, remove } = useWebhooks(site)
  const { data, error, refetch } = webhooks
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()

  return (
    <Card as="section" aria-labelledby={id} className="mt-6">
      <h2 id={id} className={site ? 'sr-only' : 'text-xl'}>
        {t('developer.webhooks.title')}
      </h2>
      {!site && <p className="mt-1 mb-5 text-ink-soft">{t('developer.webhooks.text')}</p>}
      {data ? (
        data.length === 0 ? (
          <>
            <p className="font-semibold">{t('developer.webhooks.empty')}</p>
            <p className="text-ink-soft">{t('developer.webhooks.empty-text')}</p>
          </>
        ) : (
          <ul className="divide-y divide-line">
            {data.map((webhook) => (
              <WebhookCard
                key={webhook.id}
                webhook={webhook}
                onChange={(values) => change.mutateAsync({ ...values, id: webhook.id })}
                onRotate={async () => setSecret((await rotate.mutateAsync(webhook.id)).secret)}
                onRemove={() => remove.mutateAsync(webhook.id)}
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
        <Loading label={t('ui.loading')}>
          <Skeleton className="h-16" />
        </Loading>
      )}
      <Button variant="secondary" className="mt-5" disabled={!data} onClick={() => setAdding(true)}>
        {t('developer.webhooks.add')}
      </Button>
      {isAdding && (
        <WebhookDialog
          onClose={() => setAdding(false)}
          onSave={async (values) => setSecret((await create.mutateAsync(values)).secret)}
        />
      )}
      <SecretDialog
        secret={secret}
        title={t('developer.webhooks.secret-title')}
        text={t('developer.webhooks.secret-text')}
        onClose={() => setSecret(undefined)}
      />
    </Card>
  )
}
