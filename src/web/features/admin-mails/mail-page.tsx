import { rule } from '#domain/settings/rules.ts'
import { MissingDetail } from '../../entities/office/missing-detail.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MailContent } from './mail-content.tsx'
import { MailFacts } from './mail-facts.tsx'
import { ResendMail } from './resend-mail.tsx'
import { useMail } from './use-mail.ts'

/** `/admin/mails/:id`: a mail as it was sent, how that went, and the way to send it once more. */
export function MailPage({ id }: { id: string }) {
  const t = useTranslate()
  const format = useFormat()
  const { data: mail, error, refetch } = useMail(id)
  if (mail === null)
    return (
      <MissingDetail
        kind="mail"
        text={t('office.mails.missing-text', { time: format.duration(rule('mailDays'), 'day') })}
      />
    )
  return (
    <>
      <p>
        <Link to="/admin/mails" className="font-semibold text-accent-ink underline underline-offset-4">
          {t('office.mails.back')}
        </Link>
      </p>
      {!mail && error && (
        <ErrorState
          title={t('office.mails.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!mail && !error && (
        <Loading label={t('ui.loading')} className="mt-4 grid gap-6">
          <Skeleton className="h-9 w-2/3" />
          <Skeleton card className="h-40" />
          <Skeleton card className="h-[36rem]" />
        </Loading>
      )}
      {mail && (
        <article>
          <h1 lang={mail.subject ? mail.locale : undefined} className="mt-2 text-2xl break-words md:text-3xl">
            {mail.subject || mail.template}
          </h1>
          <MailFacts mail={mail} />
          <ResendMail mail={mail} />
          <MailContent mail={mail} />
        </article>
      )}
    </>
  )
}
