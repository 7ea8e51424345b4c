import { useState } from 'react'
import { passkeyProblem } from '../../entities/passkey/passkey-problem.ts'
import { usePasskeysAvailable } from '../../entities/passkey/use-passkeys-available.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import { SectionCard } from './section-card.tsx'
import { useDeviceLabel } from './use-device-label.ts'
import { type Passkey, usePasskeys } from './use-passkeys.ts'

/** The person's passkeys, which sign in without a password; hidden where the operator has switched them off. */
export function PasskeysSection() {
  const t = useTranslate()
  const labelOf = useDeviceLabel()
  const { enabled, usable } = usePasskeysAvailable()
  const { passkeys, add, rename, remove } = usePasskeys(enabled === true)
  const [renamed, setRenamed] = useState<Passkey>()
  const [removed, setRemoved] = useState<Passkey>()
  if (enabled === false) return null
  const { data, error, refetch } = passkeys
  const nameOf = (passkey?: Passkey) => passkey?.friendly_name || t('account.passkeys.unnamed')

  const addHere = () =>
    add.mutate(labelOf(navigator.userAgent), {
      onSuccess: () => void toast({ title: t('account.passkeys.added'), tone: 'good' }),
      onError: (problem) => void toast({ title: passkeyProblem(problem, t), tone: 'bad' }),
    })

  return (
    <SectionCard title={t('account.passkeys.title')} text={t('account.passkeys.text')}>
      {data ? (
        <>
          {data.length === 0 ? (
            <p className="text-ink-soft">{t('account.passkeys.empty')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {data.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  name={nameOf(passkey)}
                  onRename={() => setRenamed(passkey)}
                  onRemove={() => setRemoved(passkey)}
                />
              ))}
            </ul>
          )}
          <div className="mt-5">
            {usable ? (
              <Button variant="secondary" busy={add.isPending} onClick={addHere}>
                {t('account.passkeys.add')}
              </Button>
            ) : (
              <p className="text-sm text-ink-soft">{t('account.passkeys.cannot')}</p>
            )}
          </div>
        </>
      ) : error ? (
        <ErrorState
          title={t('account.load-failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t('ui.loading')}>
          {/* As high as the button to add the first one, below a line of text. */}
          <Skeleton className="h-23" />
        </Loading>
      )}
      {renamed && (
        <RenamePasskeyDialog
          name={renamed.friendly_name ?? ''}
          onClose={() => setRenamed(undefined)}
          onRename={(friendlyName) => rename.mutateAsync({ passkeyId: renamed.id, friendlyName })}
        />
      )}
      <ConfirmDialog
        open={removed !== undefined}
        title={t('account.passkeys.remove-title')}
        text={t('account.passkeys.remove-text', { name: nameOf(removed) })}
        action={t('account.passkeys.remove')}
        done={t('account.passkeys.removed')}
        onClose={() => setRemoved(undefined)}
        onConfirm={() => remove.mutateAsync(removed!.id)}
      />
    </SectionCard>
  )
}
