import Hourglass from 'lucide-react/icons/hourglass'
import MailCheck from 'lucide-react/icons/mail-check'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { takeRedirect } from '../../lib/auth-redirect.ts'
import { useSession } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { type MailLanding, readMailLanding } from './mail-landing.ts'

/** The page behind mailed links: says what was confirmed and goes on. */
export function CallbackPage() {
  const t = useTranslate()
  const session = useSession()
  const landing = useMailLanding()
  useGoOn(landing)

  if (landing?.half) {
    return (
      <Message
        as="h1"
        icon={<MailCheck aria-hidden size={26} />}
        title={t('auth.callback.half-title')}
        text={t('auth.callback.half-text')}
        actions={<LinkButton to="/">{t('auth.callback.home')}</LinkButton>}
      />
    )
  }
  if (landing && session.status === 'signed-out' && !session.half) {
    return (
      <Message
        as="h1"
        icon={<Hourglass aria-hidden size={26} />}
        title={t('auth.new-password.expired-title')}
        text={t('auth.callback.expired-text')}
        actions={<LinkButton to="/login">{t('auth.forgot.back')}</LinkButton>}
      />
    )
  }
  return <PageSkeleton />
}

/** Read before the client of the auth service takes the fragment out of the address. */
function useMailLanding(): MailLanding | undefined {
  const [landing, setLanding] = useState<MailLanding>()
  useEffect(() => setLanding((known) => known ?? readMailLanding(window.location.hash)), [])
  return landing
}

function useGoOn(landing: MailLanding | undefined) {
  const t = useTranslate()
  const navigate = useNavigate()
  const session = useSession()
  const half = session.status === 'signed-out' && session.half !== undefined
  const isKnown = session.status === 'signed-in' || half

  useEffect(() => {
    if (!landing || landing.half || !isKnown) return
    const { type } = landing
    if (type === 'recovery') return void navigate('/new-password', { replace: true })
    const done = t.optional(`auth.callback.${type}`)
    if (done) toast({ title: done, tone: 'good' })
    if (half) return void navigate('/login', { replace: true })
    void navigate(type === 'email_change' ? '/account/security' : takeRedirect(), { replace: true })
  }, [landing, isKnown, half, navigate, t])
}
