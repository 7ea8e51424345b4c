import type { SearchAnswer } from '#contract/search-answer.ts'
import { useTranslate } from '../../i18n/translation.tsx'

/** What was searched for, and how much of it there is; says so again when it changes. */
export function ResultsHeading({ title, answer }: { title: string; answer: SearchAnswer }) {
  const t = useTranslate()
  return (
    <div>
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p role="status" className="mt-1 text-ink-soft">
        {t('search.count', { count: answer.total })}
        {answer.is_similar && ` · ${t('search.similar')}`}
      </p>
    </div>
  )
}
