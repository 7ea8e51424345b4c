import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { copyWithToast } from '../../lib/copy-with-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { finishEnrolment, useEnrolment } from './use-enrolment.ts'

/** Secret into the app, code from the app: that is all. */
export function EnrolDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useTranslate()
  const { enrolment, error } = useEnrolment()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || !enrolment) return
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '')
    if (!/^\d{6}$/.test(code)) return setProblem(t('auth.code.missing'))
    setBusy(true)
    setProblem(undefined)
    await finishEnrolment(enrolment, code).then(onDone, (failure) => setProblem(errorMessage(failure, t)))
    setBusy(false)
  }

  const copyKey = (secret: string) =>
    copyWithToast(secret, { done: t('account.enrol.copied'), failed: t('account.enrol.copy-failed') })

  return (
    <ActionDialog
      onClose={onClose}
      title={t('account.enrol.title')}
      action={t('account.enrol.turn-on')}
      busy={busy}
      form="enrol"
      disabled={!enrolment}
    >
      {error ? (
        <Notice tone="bad" live>
          {errorMessage(error, t)}
        </Notice>
      ) : enrolment ? (
        <form id="enrol" onSubmit={submit} noValidate className="grid gap-5">
          <p>{t('account.enrol.scan')}</p>
          <img
            src={enrolment.qrCode}
            alt={t('account.enrol.qr')}
            width={200}
            height={200}
            className="justify-self-center rounded-card"
          />
          <div>
            <p className="text-sm text-ink-soft">{t('account.enrol.secret')}</p>
            <p className="mt-1 font-mono break-all select-all">
              {enrolment.secret.match(/.{1,4}/g)?.join(' ')}
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button variant="secondary" size="small" onClick={() => void copyKey(enrolment.secret)}>
                {t('account.enrol.copy')}
              </Button>
              {/* A phone cannot scan its own screen. */}
              <a
                href={enrolment.uri}
                className="hidden min-h-11 items-center px-2 text-accent-ink underline pointer-coarse:inline-flex"
              >
                {t('account.enrol.open-app')}
              </a>
            </div>
          </div>
          <TextField
            label={t('account.enrol.code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            error={problem}
            data-autofocus
          />
        </form>
      ) : (
        <Loading label={t('ui.loading')} className="grid justify-items-center gap-5">
          <Skeleton className="h-6 w-full" />
          <Skeleton className="size-50" />
          <Skeleton className="h-12 w-full" />
        </Loading>
      )}
    </ActionDialog>
  )
}
