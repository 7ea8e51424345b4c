import type { LoadedPage } from '#contract/pages.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ContentParts } from './content-parts.tsx'

/** A page that the operator wrote. */
export function OwnPage({ page }: { page: LoadedPage }) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  return (
    <div className="page grid gap-x-20 gap-y-10 pt-10 pb-20 md:pt-16 lg:grid-cols-[minmax(0,42rem)_16rem]">
      <header className="max-w-3xl lg:col-span-2">
        <h1 className="text-3xl wrap-anywhere hyphens-auto md:text-4xl">{page.title}</h1>
        <p suppressHydrationWarning className="mt-3 text-sm text-ink-faint">
          {t('shell.content.updated', { date: format.date(page.updated, 'date', 'UTC') })}
        </p>
      </header>
      <article
        lang={page.language === language ? undefined : page.language}
        className="prose max-w-2xl min-w-0"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it from Markdown, of elements that it lists
        dangerouslySetInnerHTML={{ __html: page.html }}
      />
      <ContentParts parts={page.sections} />
    </div>
  )
}
