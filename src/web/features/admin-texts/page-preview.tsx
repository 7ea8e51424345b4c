import { useQuery } from '@tanstack/react-query'
import type { PageText, TextLanguage } from '#domain/content/page-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorMessage } from '../../lib/errors.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** A text as it will be read. */
export function PagePreview({ text, language }: { text: PageText; language: TextLanguage }) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['page-preview', text.body],
    queryFn: () => callFunction<{ html: string }>('preview-page', { body: text.body }),
  })
  return (
    <div lang={language} className="rounded-card border border-line bg-surface p-5 md:p-8">
      <h2 className="text-3xl break-words">{text.title}</h2>
      <div className="mt-6 max-w-2xl">
        {!data && !error && (
          <Loading label={t('ui.loading')}>
            <Skeleton className="h-64" />
          </Loading>
        )}
        {!data && error && (
          <ErrorState
            title={t('texts.edit.preview')}
            text={errorMessage(error, t)}
            onRetry={() => void refetch()}
          />
        )}
        {data && (
          <div
            className="prose"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it from Markdown, of elements that it lists
            dangerouslySetInnerHTML={{ __html: data.html }}
          />
        )}
      </div>
    </div>
  )
}
