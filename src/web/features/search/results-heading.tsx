import type { SearchAnswer } from '#contract/search-answer.ts'
import type { Place } from '#domain/search/search.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'

interface ResultsHeadingProps {
  title: string
  answer: SearchAnswer
  place?: Place | undefined
  /** Beside a map. */
  isSmall?: boolean
}

/** The criteria and the number of results; announced again when they change. */
export function ResultsHeading({ title, answer, place, isSmall }: ResultsHeadingProps) {
  const t = useTranslate()
  return (
    <div className="min-w-0">
      <h1 className={classNames('line-clamp-4 text-2xl wrap-anywhere', !isSmall && 'md:text-3xl')}>
        {title}
      </h1>
      <p role="status" className="mt-1 text-ink-soft">
        {t(answer.has_more ? 'search.countMore' : 'search.count', { count: answer.total })}
        {answer.is_similar && ` · ${t('search.similar')}`}
      </p>
      {place && !place.at && (
        <p className="mt-1 wrap-anywhere">{t('search.place.unknown', { place: place.label })}</p>
      )}
    </div>
  )
}
