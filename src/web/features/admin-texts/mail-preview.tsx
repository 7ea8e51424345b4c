import { useDeferredValue, useState } from 'react'
import type { TextLanguage } from '#domain/content/page-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type MailDrafts, useMailPreview, useSaveMail } from './use-mail-texts.ts'

interface MailPreviewProps {
  mail: { template: string; language: TextLanguage }
  texts: MailDrafts
  /** The texts can be shown: none is wrong. */
  isReady: boolean
  isSaved: boolean
}

/** A mail with example data as a phone shows it, in each of its variants. */
export function MailPreview({ mail, texts, isReady, isSaved }: MailPreviewProps) {
  const t = useTranslate()
  const [variant, setVariant] = useState(0)
  const { data, error, refetch } = useMailPreview(mail, useDeferredValue(texts), isReady)
  const { test } = useSaveMail()
  const shown = data?.mails[variant]
  return (
    <section className="min-w-0 xl:sticky xl:top-[calc(var(--header-height)+16px)]">
      <h2 className="text-xl">{t('texts.edit.preview')}</h2>
      {data && data.mails.length > 1 && (
        <Select
          className="mt-3"
          label={t('texts.mails.variant')}
          value={String(variant)}
          onChange={(event) => setVariant(Number(event.target.value))}
          options={data.mails.map(({ subject }, at) => ({
            value: String(at),
            label: `${at + 1}. ${subject}`,
          }))}
        />
      )}
      {!shown && error && (
        <ErrorState
          title={t('texts.edit.preview')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!shown && !error && (
        <Loading label={t('ui.loading')} className="mt-3">
          <Skeleton card className="h-[36rem]" />
        </Loading>
      )}
      {shown && (
        <>
          <p lang={mail.language} className="mt-3 font-semibold break-words">
            {shown.subject}
          </p>
          <iframe
            title={shown.subject}
            sandbox=""
            srcDoc={shown.html}
            className="mt-2 h-[36rem] w-full max-w-[375px] rounded-card border border-line bg-white"
          />
        </>
      )}
      <Button
        variant="secondary"
        className="mt-3"
        disabled={!isSaved}
        busy={test.isPending}
        onClick={() =>
          test.mutate(
            { ...mail, variant },
            {
              onSuccess: ({ to }) => void toast({ title: t('texts.mails.sent', { to }), tone: 'good' }),
              onError: (failure) => void toast(errorToast(failure, t)),
            },
          )
        }
      >
        {t('texts.mails.test')}
      </Button>
      {!isSaved && <p className="mt-1 text-sm text-ink-soft">{t('texts.mails.test-after')}</p>}
    </section>
  )
}
