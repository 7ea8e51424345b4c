import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { Badge } from '../../ui/badge.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMailList } from './use-mail-texts.ts'

/** `/admin/mail-texts`: every mail that the site sends, by its subject, and where its texts are the operator's. */
export function MailsPage() {
  const t = useTranslate()
  const { data, error, refetch } = useMailList(useLanguage())
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('texts.mails.title')}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('texts.mails.intro')}</p>
      {!data && error && (
        <ErrorState
          title={t('texts.mails.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-6">
          <Skeleton card className="h-96" />
        </Loading>
      )}
      {data && (
        <ul className="mt-6 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
          {data.map(({ template, subject, changed }) => (
            <li
              key={template}
              className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 p-4 hover:bg-sunken"
            >
              <div className="min-w-0">
                <Link
                  to={`/admin/mail-texts/${template}`}
                  className="stretched-link font-semibold break-words"
                >
                  {subject}
                </Link>
                <p className="text-sm text-ink-soft">{template}</p>
              </div>
              {changed.length > 0 && (
                <Badge tone="good">{t('texts.pages.own', { languages: changed.join(', ') })}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
