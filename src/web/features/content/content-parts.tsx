import { useTranslate } from '../../i18n/translation.tsx'

/** Links to the parts of a long text, beside it where there is room. */
export function ContentParts({ parts }: { parts: readonly { id: string; title: string }[] }) {
  const t = useTranslate()
  if (parts.length < 3) return null
  return (
    <aside className="max-lg:hidden">
      <nav
        aria-label={t('shell.content.parts')}
        className="sticky top-[calc(var(--header-height)+24px)] border-s border-line ps-5"
      >
        <ol className="space-y-1">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-1.5 text-sm text-ink-soft hover:text-ink hover:underline hover:underline-offset-4"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </aside>
  )
}
