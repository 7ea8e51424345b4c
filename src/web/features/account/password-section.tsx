import { type FormEvent, useRef, useState } from 'react'
import { NewPasswordField } from '../../entities/password/new-password-field.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SectionCard } from './section-card.tsx'
import { useChangePassword } from './use-change-password.ts'

/** A new password, with a proof where the server wants one. */
export function PasswordSection() {
  const t = useTranslate()
  const user = useUser()
  const [round, setRound] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState(false)
  const { change, busy, problem, proof } = useChangePassword(() => {
    setRound(round + 1)
    toast({ title: t('auth.new-password.done'), description: t('auth.new-password.done-text'), tone: 'good' })
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const password = String(data.get('password'))
    setMissing(!password)
    if (!password) return form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
    void change(password, String(data.get('proof') ?? '').trim())
  }

  return (
    <SectionCard title={t('account.password.title')} text={t('account.password.text')}>
      <form key={round} ref={form} onSubmit={submit} noValidate className="grid gap-5">
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        <input name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        {proof === 'current-password' && (
          <PasswordField label={t('account.password.current')} name="proof" autoFocus />
        )}
        <NewPasswordField
          label={t('auth.new-password.label')}
          about={`${user?.email} ${user?.metadata.name}`}
          error={missing ? t('auth.register.password-missing') : undefined}
        />
        {proof === 'mailed-code' && (
          <TextField
            label={t('account.password.code')}
            hint={t('account.password.code-hint')}
            name="proof"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            autoFocus
          />
        )}
        <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
          {t('account.password.change')}
        </Button>
      </form>
    </SectionCard>
  )
}
