import CircleX from 'lucide-react/icons/circle-x'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { knownSentence } from '../../lib/errors.ts'
import { sessionSettled } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'

/** Where a provider leads back to: ends the sign-in and goes on, or says why it did not work. */
export function ProviderPage() {
  const t = useTranslate()
  const [present] = useSearchParams()
  // The site takes errors out of its addresses.
  const [query] = useState(present)
  const isLink = query.get('for') === 'link'
  const problem = useFinish(query, isLink)
  if (problem === undefined) return <PageSkeleton />
  return (
    <Message
      as="h1"
      icon={<CircleX aria-hidden size={26} />}
      title={t(isLink ? 'auth.provider.link-failed' : 'auth.provider.failed')}
      text={problem}
      actions={
        <LinkButton to={isLink ? '/account/security' : '/login'}>
          {t(isLink ? 'auth.provider.back-to-security' : 'auth.forgot.back')}
        </LinkButton>
      }
    />
  )
}

/** A code is exchanged once, however often the page is drawn. */
let finishing: { code: string; done: Promise<void> } | undefined

function finish(code: string, isLink: boolean): Promise<void> {
  if (finishing?.code !== code) {
    const done = import('../../lib/provider-sign-in.ts').then(({ finishProvider }) =>
      finishProvider(code, isLink),
    )
    finishing = { code, done }
  }
  return finishing!.done
}

function useFinish(query: URLSearchParams, isLink: boolean): string | undefined {
  const t = useTranslate()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const code = query.get('code')
  const refusal = query.get('error_code') ?? query.get('error')

  useEffect(() => {
    const explain = (error: unknown) => setProblem(knownSentence(error, t) ?? t('auth.provider.unexpected'))
    if (!code) return explain({ code: refusal ?? 'bad_oauth_state' })
    finish(code, isLink).then(async () => {
      if (isLink) {
        toast({ title: t('auth.provider.linked'), tone: 'good' })
        return navigate('/account/security', { replace: true })
      }
      await sessionSettled()
      // The page for signing in asks for a second factor where there is one, and leads on otherwise.
      return navigate('/login', { replace: true })
    }, explain)
  }, [code, refusal, isLink, navigate, t])
  return problem
}
