import { useState } from 'react'
import type { TextLanguage } from '#domain/content/page-text.ts'
import { terms } from '#domain/settings/terms.ts'
import { LANGUAGE_NAMES } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { MailForm } from './mail-form.tsx'
import { useMail, useMailList } from './use-mail-texts.ts'

/** `/admin/mail-texts/:template`: the texts of a mail, a tab a language, beside the mail as it arrives. */
export function MailEditor({ template }: { template: string }) {
  const t = useTranslate()
  const [language, setLanguage] = useState<TextLanguage>(useLanguage())
  const { data, error, refetch } = useMail({ template, language })
  const list = useMailList(language).data
  const subject = list?.find((mail) => mail.template === template)?.subject
  return (
    <>
      <p>
        <Link to="/admin/mail-texts" className="font-semibold text-accent-ink underline underline-offset-4">
          {t('texts.mails.back')}
        </Link>
      </p>
      <h1 lang={subject && language} className="mt-2 text-2xl break-words md:text-3xl">
        {subject ?? template}
      </h1>
      <p className="mb-4 text-sm text-ink-soft">{template}</p>
      <Tabs
        label={t('texts.edit.languages')}
        value={language}
        onChange={setLanguage}
        tabs={terms.languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      >
        {!data && error && (
          <ErrorState
            title={t('texts.mails.failed')}
            text={errorMessage(error, t)}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && (
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
