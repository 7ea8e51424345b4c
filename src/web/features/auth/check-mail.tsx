import MailCheck from 'lucide-react/icons/mail-check'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { supabase } from '../../lib/supabase.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { DemoOutboxLink } from './demo-outbox-link.tsx'

/** The account waits for its address to be confirmed. */
export function CheckMail({ email }: { email: string }) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)

  async function resend() {
    setBusy(true)
    const { auth } = await supabase()
    const { error } = await auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: `${location.origin}/auth/callback` },
    })
    setBusy(false)
    const about = 'mailed-code'
    toast(
      error ? { ...errorToast(error, t), about } : { title: t('auth.check-mail.sent'), tone: 'good', about },
    )
  }

  return (
    <Message
      as="h1"
      icon={<MailCheck aria-hidden size={26} />}
      title={t('auth.check-mail.title')}
      text={t('auth.check-mail.text', { email })}
      actions={
        <div className="grid justify-items-center gap-4">
          <Button variant="secondary" busy={busy} onClick={() => void resend()}>
            {t('auth.check-mail.resend')}
          </Button>
          <DemoOutboxLink email={email} />
        </div>
      }
    />
  )
}
