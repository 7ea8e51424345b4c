import { useState } from 'react'
import type { TextLanguage } from '#domain/content/page-text.ts'
import { terms } from '#domain/settings/terms.ts'
import { MissingDetail } from '../../entities/office/missing-detail.tsx'
import { LANGUAGE_NAMES } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { isTemplateName } from './is-template-name.ts'
import { MailForm } from './mail-form.tsx'
import { useMail, useMailList } from './use-mail-texts.ts'

/** `/admin/mail-texts/:template`: the texts of a mail, a tab a language, beside the mail as it arrives. */
export function MailEditor({ template }: { template: string }) {
  const t = useTranslate()
  const [language, setLanguage] = useState<TextLanguage>(useLanguage())
  const list = useMailList(language)
  const listed = list.data?.find((mail) => mail.template === template)
  const { data, error, refetch } = useMail({ template, language }, listed !== undefined)
  const failed = [list, { error, refetch }].find((query) => query.error)
  if (!isTemplateName(template) || (list.data && !listed)) return <MissingDetail kind="mail-text" />
  return (
    <>
      <p>
        <Link to="/admin/mail-texts" className="font-semibold text-accent-ink underline underline-offset-4">
          {t('texts.mails.back')}
        </Link>
      </p>
      {listed ? (
        <h1 lang={language} className="mt-2 text-2xl break-words md:text-3xl">
          {listed.subject}
        </h1>
      ) : (
        <Skeleton className="mt-2 h-9 w-2/3" />
      )}
      <p className="mb-4 text-sm text-ink-soft">{template}</p>
      <Tabs
        label={t('texts.edit.languages')}
        value={language}
        onChange={setLanguage}
        tabs={terms.languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      >
        {!data && failed && (
          <ErrorState
            title={t('texts.mails.failed')}
            text={errorMessage(failed.error, t)}
            onRetry={() => void failed.refetch()}
          />
        )}
        {!data && !failed && (
          <Loading label={t('ui.loading')} className="mt-6 grid gap-6 xl:grid-cols-2">
            <Skeleton card className="h-96" />
            <Skeleton card className="h-96" />
          </Loading>
        )}
        {data && (
          <MailForm
            key={`${language} ${data.changes[0]?.id ?? 0}`}
            mail={data}
            template={template}
            language={language}
          />
        )}
      </Tabs>
    </>
  )
}
