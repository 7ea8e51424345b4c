import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { meetingDemands } from '../../lib/demands.ts'
import { errorMessage } from '../../lib/errors.ts'
import { isEmail } from '../../lib/is-email.ts'
import { useSession } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SectionCard } from './section-card.tsx'

/** Another address to sign in with, confirmed from both. */
export function EmailSection() {
  const t = useTranslate()
  const session = useSession()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (session.status !== 'signed-in') return null
  const { email = '', new_email: pending } = session.session.user

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const wanted = String(new FormData(form).get('email')).trim()
    setWrong(!isEmail(wanted))
    setProblem(undefined)
    if (!isEmail(wanted)) return form.querySelector('input')?.focus()
    setBusy(true)
    try {
      await meetingDemands(() => changeAddress(wanted))
      form.reset()
    } catch (error) {
      setProblem(errorMessage(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <SectionCard title={t('account.email.title')} text={t('account.email.now', { email })}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        {pending && (
          <Notice tone="caution" live>
            {t('account.email.pending', { from: email, to: pending })}
          </Notice>
        )}
        <TextField
          label={t('account.email.new')}
          hint={t('account.email.hint')}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          error={wrong ? t('auth.email-wrong') : undefined}
        />
        <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
          {t('account.email.change')}
        </Button>
      </form>
    </SectionCard>
  )
}

async function changeAddress(email: string): Promise<void> {
  const { auth } = await supabase()
  const { error } = await auth.updateUser({ email }, { emailRedirectTo: `${location.origin}/auth/callback` })
  if (error) throw error
}
