import { START_PAGE } from '#domain/content/content-pages.ts'
import type { PageTexts } from '#domain/content/page-text.ts'
import { MissingDetail } from '../../entities/office/missing-detail.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PageForm } from './page-form.tsx'
import { usePages, useVersionTexts } from './use-pages.ts'

interface PageEditorProps {
  /** `new` for a page that is still to get its address. */
  slug: string
  /** What the product ships there. */
  shipped: PageTexts | undefined
}

/** `/admin/pages/:slug`: a page as it is in force or planned, to be written anew. */
export function PageEditor({ slug, shipped }: PageEditorProps) {
  const t = useTranslate()
  const language = useLanguage()
  const isNew = slug === 'new'
  const pages = usePages()
  const versions = pages.data?.versions.filter((version) => version.slug === slug)
  const latest = versions?.find(({ isWithdrawn }) => !isWithdrawn)
  const texts = useVersionTexts(latest?.id)
  const error = pages.error ?? texts.error
  const isReady = pages.data && (!latest || texts.data)
  const name =
    slug === START_PAGE
      ? t('texts.pages.start')
      : (shipped?.[language]?.title ?? latest?.titles[language] ?? latest?.titles.en)
  if (isReady && !isNew && !shipped && versions?.length === 0) return <MissingDetail kind="page" />
  return (
    <>
      <p>
        <Link to="/admin/pages" className="font-semibold text-accent-ink underline underline-offset-4">
          {t('texts.edit.back')}
        </Link>
      </p>
      <h1 className="mt-2 text-2xl break-words md:text-3xl">
        {isNew ? t('texts.pages.new') : (name ?? slug)}
      </h1>
      {!isReady && error && (
        <ErrorState
          title={t('texts.pages.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void (pages.error ? pages.refetch() : texts.refetch())}
        />
      )}
      {!isReady && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-4 xl:grid-cols-[1fr_24rem]">
          <Skeleton card className="h-[34rem]" />
          <Skeleton card className="h-80" />
        </Loading>
      )}
      {isReady && (
        <PageForm
          key={latest?.id ?? 0}
          {...{ slug, shipped, latest }}
          pages={pages.data!}
          versions={versions ?? []}
          texts={texts.data ?? {}}
        />
      )}
    </>
  )
}
