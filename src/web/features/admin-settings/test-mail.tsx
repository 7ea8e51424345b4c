import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { StartFacts } from './start-steps.ts'
import { useStartActions } from './use-start.ts'

/** Sends a mail to the admin, whose code shows that it arrived. */
export function TestMail({ said, isDone }: Pick<StartFacts, 'said'> & { isDone: boolean }) {
  const t = useTranslate()
  const [code, setCode] = useState('')
  const { sendMail, confirmMail } = useStartActions()
  const error = confirmMail.error ?? sendMail.error

  function confirm(event: FormEvent) {
    event.preventDefault()
    const digits = code.replace(/\D/g, '')
    if (digits.length !== 6 || confirmMail.isPending) return
    confirmMail.mutate(digits, {
      onSuccess() {
        setCode('')
        toast({ title: t('settings.start.mail-arrived'), tone: 'good' })
      },
    })
  }

  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <p className="max-w-prose text-sm text-ink-soft wrap-anywhere">
        {t('settings.start.mail-from', { from: said.mailFrom, reply: said.replyTo })}
      </p>
      <Button
        variant={said.mailSentAt || isDone ? 'secondary' : 'primary'}
        busy={sendMail.isPending}
        onClick={() => {
          confirmMail.reset()
          sendMail.mutate()
        }}
      >
        {t(said.mailSentAt || isDone ? 'settings.start.mail-again' : 'settings.start.mail-send')}
      </Button>
      {said.mailSentAt && (
        <form onSubmit={confirm} noValidate className="flex flex-wrap items-end gap-3">
          <TextField
            label={t('settings.start.mail-code', { email: said.email })}
            className="w-full sm:w-80"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" busy={confirmMail.isPending}>
            {t('settings.start.mail-confirm')}
          </Button>
        </form>
      )}
      <p role="alert" className="font-medium text-danger-ink empty:hidden">
        {error && errorMessage(error, t)}
      </p>
    </div>
  )
}
