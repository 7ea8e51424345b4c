import Star from 'lucide-react/icons/star'
import type { Language } from '../i18n/languages.ts'
import { useTranslate } from '../i18n/translation.tsx'
import { classNames } from './class-names.ts'

/** A mean rating as one star and a number; says how many reviews are behind it. */
export function Rating({ value, count, className }: { value: number; count: number; className?: string }) {
  const t = useTranslate()
  if (count === 0)
    return <span className={classNames('text-sm text-ink-soft', className)}>{t('ui.no-ratings')}</span>
  const rating = formatterOf(t.language).format(value)
  return (
    <span
      role="img"
      aria-label={t('ui.rating-count', { rating, count })}
      className={classNames('tabular inline-flex items-center gap-1 text-sm text-ink-soft', className)}
    >
      <Star size={15} className="fill-current text-accent-ink" />
      <b className="font-semibold text-ink">{rating}</b>
      {`(${count})`}
    </span>
  )
}

const formatters = new Map<Language, Intl.NumberFormat>()

/** One decimal; made once for each language, a list shows many. */
function formatterOf(language: Language): Intl.NumberFormat {
  const known = formatters.get(language)
  if (known) return known
  const made = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  formatters.set(language, made)
  return made
}

/** Five stars, so many of them lit. */
export function Stars({ value, size = 16 }: { value: number; size?: number }) {
  const t = useTranslate()
  return (
    <span role="img" aria-label={t('ui.rating', { rating: value })} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          size={size}
          className={star <= value ? 'fill-current text-accent-ink' : 'text-line-strong'}
        />
      ))}
    </span>
  )
}
