import Link2Off from 'lucide-react/icons/link-2-off'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { useRootData } from '../../lib/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'
import { AuthCard } from './auth-card.tsx'

const KINDS = ['signup', 'magiclink', 'recovery', 'invite', 'email_change'] as const

/**
 * Where the links of our mails lead first. Opening a link does nothing, because programs that check mails open it as
 * well; pressing the button sends the form that the auth service follows it by.
 */
export function ConfirmPage() {
  const t = useTranslate()
  const { apiUrl } = useRootData().config
  const [link] = useSearchParams()
  const { isSent, onSubmit } = useSendOnce()
  const kind = KINDS.find((known) => known === link.get('type'))

  if (!kind || !link.get('token')) {
    return (
      <Message
        as="h1"
        icon={<Link2Off aria-hidden size={26} />}
        title={t('auth.confirm.incomplete-title')}
        text={t('auth.confirm.incomplete-text')}
        actions={<LinkButton to="/login">{t('auth.forgot.back')}</LinkButton>}
      />
    )
  }
  return (
    <AuthCard title={t(`auth.confirm.${kind}-title`)} text={t(`auth.confirm.${kind}-text`)}>
      <form method="post" action={`${apiUrl}/auth/v1/verify`} onSubmit={onSubmit} className="grid gap-4">
        {['token', 'type', 'redirect_to'].map((name) => (
          <input key={name} type="hidden" name={name} value={link.get(name) ?? ''} />
        ))}
        <Button type="submit" size="large" wide busy={isSent}>
          {t(`auth.confirm.${kind}-submit`)}
        </Button>
        <p className="text-sm text-ink-soft">{t('auth.confirm.why')}</p>
      </form>
    </AuthCard>
  )
}

/** A second press would be told that the link was used, by the first one. */
function useSendOnce() {
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    const onReturn = () => setSent(false)
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [])
  const onSubmit = (event: { preventDefault(): void }) => (isSent ? event.preventDefault() : setSent(true))
  return { isSent, onSubmit }
}
