import type { Content } from '../../content/content.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { ContentParts } from './content-parts.tsx'
import { ContentSection } from './content-section.tsx'
import { InlineLinks } from './inline-links.tsx'
import { sectionId } from './section-id.ts'

/** One template for every text: its summary, its sections, and a link to each. */
export function ContentPage({ content }: { content: Content }) {
  const t = useTranslate()
  const format = useFormat()
  const { title, lead, sections, updated } = content
  return (
    <div className="page grid gap-x-20 gap-y-10 pt-10 pb-20 md:pt-16 lg:grid-cols-[minmax(0,42rem)_16rem]">
      <header className="max-w-3xl lg:col-span-2">
        <h1 className="text-2xl sm:text-3xl md:text-4xl">{title}</h1>
        <p className="mt-5 max-w-2xl text-lg text-ink-soft">
          <InlineLinks text={lead} />
        </p>
        {updated && (
          <p suppressHydrationWarning className="mt-3 text-sm text-ink-faint">
            {t('shell.content.updated', { date: format.date(updated, 'date', 'UTC') })}
          </p>
        )}
      </header>
      <article className="max-w-2xl min-w-0 space-y-12">
        {sections.map((section) => (
          <ContentSection key={section.title} section={section} />
        ))}
      </article>
      <ContentParts parts={sections.map(({ title }) => ({ id: sectionId(title), title }))} />
    </div>
  )
}
