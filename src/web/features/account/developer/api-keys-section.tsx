import { useState } from 'react'
import { SecretDialog } from '../../../entities/secret/secret-dialog.tsx'
import { useTranslate } from '../../../i18n/translation.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { SectionCard } from '../section-card.tsx'
import { ApiKeyRow } from './api-key-row.tsx'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { KeyExample } from './key-example.tsx'
import { useApiKeys } from './use-api-keys.ts'

/** The person's API keys: what each may do and when it was used, with a button to revoke it. */
export function ApiKeysSection() {
  const t = useTranslate()
  const { keys, revoke, reload } = useApiKeys()
  const { data, error, refetch } = keys
  const [isCreating, setCreating] = useState(false)
  const [made, setMade] = useState<string>()
  const [leaving, setLeaving] = useState<{ id: string; name: string }>()

  function show(key: string) {
    setCreating(false)
    setMade(key)
    void reload()
  }

  return (
    <SectionCard title={t('developer.keys.title')} text={t('developer.keys.text')}>
      {data ? (
        data.length === 0 ? (
          <>
            <p className="font-semibold">{t('developer.keys.empty')}</p>
            <p className="text-ink-soft">{t('developer.keys.empty-text')}</p>
          </>
        ) : (
          <ul className="divide-y divide-line">
            {data.map((key) => (
              <ApiKeyRow key={key.id} apiKey={key} onRevoke={() => setLeaving(key)} />
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
      <Button variant="secondary" className="mt-5" disabled={!data} onClick={() => setCreating(true)}>
        {t('developer.keys.create')}
      </Button>
      {data && data.length > 0 && <KeyExample />}
      {isCreating && <CreateKeyDialog onClose={() => setCreating(false)} onMade={show} />}
      <SecretDialog
        secret={made}
        title={t('developer.keys.made-title')}
        text={t('developer.keys.made-text')}
        onClose={() => setMade(undefined)}
      />
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('developer.keys.revoke-title', { name: leaving?.name ?? '' })}
        text={t('developer.keys.revoke-text')}
        action={t('developer.keys.revoke')}
        done={t('developer.keys.revoked')}
        onClose={() => setLeaving(undefined)}
        onConfirm={async () => {
          if (leaving) await revoke.mutateAsync(leaving.id)
        }}
      />
    </SectionCard>
  )
}
