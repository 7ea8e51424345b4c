import Star from 'lucide-react/icons/star'
import { useId } from 'react'
import { useTranslate } from '../i18n/translation.tsx'
import { classNames } from './class-names.ts'

interface StarInputProps {
  legend: string
  hideLegend?: boolean
  /** Nothing until one is chosen. */
  value: number | undefined
  onChange: (value: number) => void
  error?: string | undefined
}

const RATINGS = [1, 2, 3, 4, 5]

/** One to five stars, chosen like the radio buttons that they are. */
export function StarInput({ legend, hideLegend, value = 0, onChange, error }: StarInputProps) {
  const t = useTranslate()
  const name = useId()
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1 font-semibold'}>{legend}</legend>
      <div className="-ms-2 flex">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className="grid size-12 cursor-pointer place-items-center rounded-pill has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              className="fills-label"
              name={name}
              value={rating}
              checked={value === rating}
              aria-invalid={error ? true : undefined}
              aria-label={t('ui.stars', { count: rating })}
              onChange={() => onChange(rating)}
            />
            <Star
              aria-hidden
              size={32}
              className={classNames(
                'transition-colors',
                rating <= value ? 'fill-current text-accent-ink' : 'text-line-strong',
              )}
            />
          </label>
        ))}
      </div>
      <p id={`${name}-error`} role="alert" className="text-sm font-medium text-danger-ink empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
