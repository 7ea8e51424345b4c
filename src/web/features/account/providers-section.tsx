import type { UserIdentity } from '@supabase/auth-js'
import { useState } from 'react'
import { ProviderMark } from '../../entities/provider/provider-mark.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { useRootData } from '../../lib/root-data.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { SectionCard } from './section-card.tsx'
import { useIdentities } from './use-identities.ts'

/** The providers with which the person may sign in, connected or not; hidden where the operator has set up none. */
export function ProvidersSection() {
  const t = useTranslate()
  const { providers = [] } = useRootData().config
  const { identities, link, unlink } = useIdentities(providers.length > 0)
  const [leaving, setLeaving] = useState<UserIdentity>()
  if (providers.length === 0) return null
  const { data, error, refetch } = identities
  const labelOf = (id?: string) => providers.find((provider) => provider.id === id)?.label ?? ''
  const connect = (id: string) =>
    link.mutate(id, { onError: (problem) => void toast(errorToast(problem, t)) })

  return (
    <SectionCard title={t('account.providers.title')} text={t('account.providers.text')}>
      {data ? (
        <ul className="divide-y divide-line">
          {providers.map(({ id, label }) => {
            const identity = data.find(({ provider }) => provider === id)
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
                <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-sunken text-ink-soft">
                  <ProviderMark id={id} size={20} />
                </span>
                <div className="min-w-0 grow basis-40">
                  <p className="font-semibold">{label}</p>
                  <p className="text-sm break-words text-ink-soft">
                    {identity
                      ? emailOf(identity) || t('account.providers.connected')
                      : t('account.providers.none')}
                  </p>
                </div>
                {identity ? (
                  <Button
                    variant="quiet"
                    aria-label={t('account.providers.remove-label', { provider: label })}
                    onClick={() => setLeaving(identity)}
                  >
                    {t('account.providers.remove')}
                  </Button>
                ) : (
                  <Button
                    variant="secondary"
                    aria-label={t('account.providers.add-label', { provider: label })}
                    busy={link.isPending && link.variables === id}
                    onClick={() => connect(id)}
                  >
                    {t('account.providers.add')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      ) : error ? (
        <ErrorState
          title={t('account.load-failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t('ui.loading')}>
          <Skeleton className="h-16" />
        </Loading>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('account.providers.remove-title', { provider: labelOf(leaving?.provider) })}
        text={t('account.providers.remove-text', { provider: labelOf(leaving?.provider) })}
        action={t('account.providers.remove')}
        done={t('account.providers.removed')}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => unlink.mutateAsync(leaving!)}
      />
    </SectionCard>
  )
}

const emailOf = ({ identity_data: data }: UserIdentity): string =>
  typeof data?.email === 'string' ? data.email : ''
